import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const VERSIONS = '/usr/lib/postgresql';

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
  const folder = mkdtempSync(join(tmpdir(), 'docs-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  const owner = unprivileged();
  if (owner) {
    chmodSync(folder, 0o711);
    for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      ...owner,
    });
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions');
  const fast = durable ? [] : ['-c fsync=off', '-c full_page_writes=off'];
  const settings = [
    "-c listen_addresses=''",
    `-c unix_socket_directories=${folder}`,
    '-c max_connections=200',
    ...fast,
  ];
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start');
  const halt = (mode: 'immediate' | 'fast') =>
    run('pg_ctl', '-D', data, '-w', '-t', '60', '-m', mode, 'stop');
  start();
  let made = 0;

  const url = (database: string, host = folder) =>
    `postgres://postgres@/${database}?host=${encodeURIComponent(host)}`;

  /** Runs statements as the server's owner. */
  const query = async (text: string, { database = 'postgres', values = [] as unknown[] } = {}) => {
    const client = new pg.Client({ connectionString: url(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(text, values);
    } finally {
      await client.end();
    }
  };

  return {
    /** Where its socket is. */
    folder,
    query,

    /** The address of a database, at this server or where something stands before it. */
    url,

    /** Makes a database, a copy of `template` where one is given. */
    createDatabase: async (template = 'template1'): Promise<string> => {
      const name = `t${++made}`;
      await query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      return name;
    },

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

function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
