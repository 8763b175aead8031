import { afterAll, expect, test } from '@jest/globals';
import { takeDataFolder } from '../../src/server/open-stores.ts';
import { removeTempFolders, tempFolder } from './support.ts';

afterAll(removeTempFolders);

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
