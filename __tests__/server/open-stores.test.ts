import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { parseConfig } from '../../src/server/config/config.ts';
import { migratePostgres } from '../../src/server/open-postgres.ts';
import { openStores, takeDataFolder } from '../../src/server/open-stores.ts';
import { sandboxed } from './sandboxed.ts';
import { removeTempFolders, tempFolder, until } from './support.ts';

afterAll(removeTempFolders);

test.each([undefined, 'postgres://docs@127.0.0.1:1/docs'])(
  'an older Node is refused, database %s',
  async (database) => {
    const older = jest.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined as never);
    const config = parseConfig(
      {
        projects: { docs: { repository: 'docs', agent: { command: 'true' } } },
        ...(database ? { database } : {}),
      },
      { directory: tempFolder(), environment: {} },
    );
    try {
      await expect((async () => openStores(config))()).rejects.toThrow(
        'The service needs Node 22.13 or later',
      );
      if (database) await expect(migratePostgres(database)).rejects.toThrow('The service needs Node');
    } finally {
      older.mockRestore();
    }
  },
);

const DATABASE = 'postgres://docs@localhost/docs';

test.each([
  ['SQLite', undefined, 'SQLite', undefined],
  ['SQLite', undefined, 'PostgreSQL', DATABASE],
  ['PostgreSQL', DATABASE, 'SQLite', undefined],
  ['PostgreSQL', DATABASE, 'PostgreSQL', DATABASE],
])('a data folder that a service on %s%.0s has is refused to one on %s', (_one, first, _two, second) => {
  const dataDir = tempFolder();
  const { unlock } = takeDataFolder({ dataDir, database: first });
  expect(() => takeDataFolder({ dataDir, database: second })).toThrow('Another docs-agent service');
  unlock();
  takeDataFolder({ dataDir, database: second }).unlock();
  takeDataFolder({ dataDir, database: first }).unlock();
});

/** True once it throws nothing. */
function attempt(work: () => void): true | undefined {
  try {
    work();
    return true;
  } catch {
    return undefined;
  }
}

describe.each([
  ['SQLite', undefined],
  ['PostgreSQL', DATABASE],
])('a data folder of another process, on %s', (_, database) => {
  const source = resolve(import.meta.dirname, '../../src/server/open-stores.ts');
  const HOLD = `
    import { takeDataFolder } from ${JSON.stringify(source)};
    try { takeDataFolder(JSON.parse(process.argv[1])); } catch (error) { console.log('refused: ' + error.message); process.exit(); }
    console.log('held ' + process.pid);
    setInterval(() => {}, 1000);`;
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  /** Takes the folder in a process of its own, started by `wrapper`; gives what it says. */
  const take = async (dataDir: string, wrapper: readonly string[] = []) => {
    const given = JSON.stringify({ dataDir, ...(database ? { database } : {}) });
    const [program = '', ...args] = [
      ...wrapper,
      ...[process.execPath, '--no-warnings', '--input-type=module', '-e', HOLD, given],
    ];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(child);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    return until(() => /^(?:held \d+|refused: .*)$/m.exec(said)?.[0]);
  };

  test('is free once that is killed, also while nobody has asked how it ended', async () => {
    const dataDir = tempFolder();
    // The shell becomes a program that never asks for its children.
    const said = await take(dataDir, ['sh', '-c', '"$@" & exec sleep 600', 'sh']);
    const pid = Number(/^held (\d+)$/.exec(said)?.[1]);
    expect(() => takeDataFolder({ dataDir, database })).toThrow('Another docs-agent service');
    process.kill(pid, 'SIGKILL');
    await until(() => (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')) ? true : undefined));
    // Its threads may take a moment more.
    await until(() => attempt(() => takeDataFolder({ dataDir, database }).unlock()));
  });

  const apart = [
    'bwrap',
    '--die-with-parent',
    '--dev-bind',
    '/',
    '/',
    '--unshare-user',
    '--unshare-pid',
    '--proc',
    '/proc',
  ];
  sandboxed('is refused also where processes do not see each other', async () => {
    const dataDir = tempFolder();
    const { unlock } = takeDataFolder({ dataDir, database });
    const refused = `refused: Another docs-agent service is running on ${dataDir}.`;
    expect(await take(dataDir, apart)).toBe(refused);
    unlock();
    expect(await take(dataDir, apart)).toMatch(/^held/);
    expect(await take(dataDir, apart)).toBe(refused);
    expect(() => takeDataFolder({ dataDir, database })).toThrow('Another docs-agent service');
  });
});
