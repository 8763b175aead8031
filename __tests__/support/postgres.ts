import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { roomyMemory } from './roomy-memory.ts';

const VERSIONS = '/usr/lib/postgresql';
const INITDB = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'];
const PREPARED = resolve(import.meta.dirname, '../../node_modules/.cache/docs-agent-postgres');

/** Where PostgreSQL's programs are, the newest of those installed; undefined where none is. */
export function findPostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  return readdirSync(VERSIONS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl')));
}

export type Cluster = ReturnType<typeof startCluster>;

/**
 * A PostgreSQL of the test's own in a temporary folder, that listens on a socket in there and nowhere else. It refuses to run
 * as root, so root runs it as `nobody`. Without `durable` what it commits outlives it, but not the machine.
 */
export function startCluster(bin: string, { durable = false }: { durable?: boolean } = {}) {
  // A path of a socket has 107 bytes at most.
  const folder = mkdtempSync(join((durable ? undefined : roomyMemory()) ?? tmpdir(), 'docs-pg-'));
  const data = join(folder, 'data');
  const owner = unprivileged();
  if (owner) {
    chmodSync(folder, 0o711);
    chownSync(folder, owner.uid, owner.gid);
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      ...owner,
    });
  makeData(data, {
    bin,
    uid: owner?.uid ?? process.getuid?.(),
    initdb: () => run('initdb', '-D', data, ...INITDB),
  });
  const fast = durable ? [] : ['-c fsync=off', '-c full_page_writes=off', '-c autovacuum=off'];
  const settings = [
    "-c listen_addresses=''",
    `-c unix_socket_directories=${folder}`,
    '-c max_connections=200',
    ...fast,
  ];
  /** Kept for what is done outside of the databases under test, as each costs a process; a new one where it was ended. */
  let outside: Promise<pg.Client> | undefined;
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start');
  const halt = (mode: 'immediate' | 'fast') => {
    outside = undefined;
    run('pg_ctl', '-D', data, '-w', '-t', '60', '-m', mode, 'stop');
  };
  start();
  let made = 0;
  // The other way writes each page to the log, too.
  const strategy = Number(basename(dirname(bin))) >= 15 ? 'STRATEGY FILE_COPY' : '';

  const url = (database: string, host = folder) =>
    `postgres://postgres@/${database}?host=${encodeURIComponent(host)}`;

  /** In a connection of its own. */
  const queryOnce = async (text: string, { database, values }: { database: string; values: unknown[] }) => {
    const client = await connect(url(database));
    try {
      return await client.query(text, values);
    } finally {
      await client.end();
    }
  };

  const queryOutside = async (text: string) => {
    outside ??= connect(url('postgres'), () => {
      outside = undefined;
    });
    return (await outside).query(text);
  };

  /** Runs statements as the server's owner. */
  const query = (text: string, { database = 'postgres', values = [] as unknown[] } = {}) =>
    queryOnce(text, { database, values });

  return {
    /** Where its socket is. */
    folder,
    query,

    /** The address of a database, at this server or where something stands before it. */
    url,

    /** Makes a database, a copy of `template` where one is given. */
    createDatabase: async (template = 'template1'): Promise<string> => {
      const name = `t${++made}`;
      await queryOutside(`CREATE DATABASE ${name} TEMPLATE ${template} ${strategy}`);
      return name;
    },

    dropDatabase: (name: string) => queryOutside(`DROP DATABASE ${name} WITH (FORCE)`),

    /** As `kill -9` would, and the start after it. */
    restart: (mode: 'immediate' | 'fast' = 'immediate') => {
      halt(mode);
      start();
    },
    halt,
    start,

    /** Ends every connection but the one that asks. */
    terminateAll: (database: string) =>
      query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
        {
          values: [database],
        },
      ),

    stop: () => {
      try {
        halt('immediate');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

async function connect(connectionString: string, onEnd: () => void = () => undefined): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  client.on('end', onEnd);
  await client.connect();
  return client;
}

/** What initdb makes is kept, and copied from then on. It is put in its place whole, so that several runs can share it. */
function makeData(
  data: string,
  { bin, uid, initdb }: { bin: string; uid: number | undefined; initdb: () => void },
): void {
  const name = createHash('sha256')
    .update(JSON.stringify([bin, uid, INITDB]))
    .digest('hex')
    .slice(0, 16);
  const prepared = join(PREPARED, name);
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  // In a copy of `node_modules` it may belong to whoever made that.
  if (statSync(prepared, { throwIfNoEntry: false })?.uid === uid) {
    copy(prepared, data);
    return;
  }
  initdb();
  const own = `${prepared}-${process.pid}`;
  mkdirSync(PREPARED, { recursive: true });
  copy(data, own);
  try {
    renameSync(own, prepared);
  } catch {
    // Another was faster, or one is there that is of no use.
    rmSync(own, { recursive: true });
  }
}

function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
