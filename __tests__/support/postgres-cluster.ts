import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian puts the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';
const USER = 'docs_agent';

/** Nobody's numbers: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

export type Cluster = {
  /** Of a database in it, which `createDatabase` makes empty. */
  url: (database?: string) => string;
  createDatabase: (name: string) => string;
  /** Ends it as a failing machine would, or in good order, and starts it again. */
  restart: (how?: 'immediate' | 'fast') => void;
  stop: (how?: 'immediate' | 'fast') => void;
  start: () => void;
  /** Stops it and removes its folder. */
  remove: () => void;
};

/** The folder of PostgreSQL's programs, of the newest version installed. */
export function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** For tests that can't be run without it: says so, loudly, where they are left out. */
export function postgresOrSkip(what: string): string | undefined {
  const found = findPostgres();
  if (found === undefined)
    process.stderr.write(
      `\nNOT RUN: ${what} on PostgreSQL. It is not installed (apt-get install postgresql).\n\n`,
    );
  return found;
}

/**
 * Starts a cluster of its own in a temporary folder, reached by a socket there and by no port. What it writes is not
 * synced to the disk unless asked for: it need not outlive the machine.
 */
export function startCluster(options: { settings?: Record<string, string> } = {}): Cluster {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'docs-agent-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      ...(isRoot ? UNPRIVILEGED : {}),
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      // A pipe would be held open by the server.
      stdio: ['ignore', 'ignore', 'ignore'],
    });
  const data = join(folder, 'data');
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    ...options.settings,
  };
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const start = () =>
    run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-t', '60', '-o', given.join(' '), 'start');
  const stop = (how = 'fast') => run('pg_ctl', '-D', data, '-w', '-m', how, 'stop');
  const url = (database = 'postgres') => `postgres://${USER}@/${database}?host=${encodeURIComponent(folder)}`;

  run('initdb', '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync');
  start();
  return {
    url,
    createDatabase: (name) => {
      run('psql', '-q', '-h', folder, '-U', USER, '-d', 'postgres', '-c', `CREATE DATABASE "${name}"`);
      return url(name);
    },
    start,
    stop,
    restart: (how = 'fast') => {
      stop(how);
      start();
    },
    remove: () => {
      try {
        stop('immediate');
      } catch {
        // Stopped before.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
