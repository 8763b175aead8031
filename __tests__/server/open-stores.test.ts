import { afterAll, expect, jest, test } from '@jest/globals';
import { parseConfig } from '../../src/server/config/config.ts';
import { migratePostgres } from '../../src/server/open-postgres.ts';
import { openStores, takeDataFolder } from '../../src/server/open-stores.ts';
import { removeTempFolders, tempFolder } from './support.ts';

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
