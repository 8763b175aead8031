import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openAccess } from '../../../src/server/sqlite/access.ts';
import { type Database, openDatabase } from '../../../src/server/sqlite/database.ts';
import { createJobStore } from '../../../src/server/sqlite/jobs.ts';
import { createKeyStore } from '../../../src/server/sqlite/keys.ts';
import { createTurnStore } from '../../../src/server/sqlite/turns.ts';
import { createUnpublishedStore } from '../../../src/server/sqlite/unpublished.ts';
import { createSqliteViews } from '../../../src/server/sqlite/views.ts';

import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

/** Not for each request nor for each turn; nothing else may look at row after row. */
const SELDOM = ['SELECT * FROM keys ORDER BY created_at, id'];

describe('every statement of the stores', () => {
  const statements: string[] = [];
  let db: Database;
  beforeAll(() => {
    db = openDatabase(tempFolder());
    const recording = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'prepare') return Reflect.get(target, name);
        return (sql: string) => {
          statements.push(sql);
          return target.prepare(sql);
        };
      },
    });
    const access = openAccess(db);
    const ports = { access, now: Date.now };
    createJobStore(recording, { ...ports, onQueued: () => {} });
    createTurnStore(recording, { ...ports, onQueued: () => () => {} });
    createUnpublishedStore(recording, ports);
    createKeyStore(recording, access);
    createSqliteViews(recording);
  });
  afterAll(() => db.close());

  test('finds its rows by an index', () => {
    expect(statements.length).toBeGreaterThan(25);
    const scans = statements
      .filter((sql) => !SELDOM.includes(sql))
      .flatMap((sql) => {
        const steps = db
          .prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .all()
          .map(({ detail }) => String(detail));
        return steps
          .filter((step) => /^SCAN (?!CONSTANT ROW|waiting|\(subquery)|TEMP B-TREE/.test(step))
          .map((step) => `${sql}: ${step}`);
      });
    expect(scans).toEqual([]);
  });
});
