import { afterAll, expect, test } from '@jest/globals';
import { TABLES } from '../../../src/server/move/tables.ts';
import { openDatabase } from '../../../src/server/sqlite/database.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

/** What has no meaning elsewhere: whether this disk can be written, processes of this machine, what the job says too. */
const LEFT = ['probe.id', 'probe.at', 'turns.process', 'turns.project'];

test('every column of SQLite is moved, or left for a reason', () => {
  const db = openDatabase(tempFolder());
  const there = db
    .prepare(
      `SELECT tables.name || '.' || columns.name AS name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
    )
    .all()
    .map(({ name }) => String(name));
  db.close();
  const moved = TABLES.flatMap(({ name, columns, made = {} }) =>
    Object.keys(columns)
      .filter((column) => !(column in made))
      .map((column) => `${name}.${column}`),
  );
  expect([...moved, ...LEFT].sort()).toEqual(there.sort());
});
