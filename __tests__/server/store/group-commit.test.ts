import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase, transaction } from '../../../src/server/sqlite/database.ts';
import { createGroupCommit, type GroupCommit } from '../../../src/server/sqlite/group-commit.ts';
import { createJobStore } from '../../../src/server/sqlite/jobs.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

describe('writes that come together', () => {
  let db: Database;
  let commit: GroupCommit;
  let commits: number;
  let folder: string;
  beforeEach(() => {
    folder = tempFolder();
    const real = openDatabase(folder);
    real.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
    commits = 0;
    const exec = (sql: string) => {
      if (sql === 'COMMIT') commits++;
      real.exec(sql);
    };
    const prepare = (sql: string) => real.prepare(sql);
    db = { exec, prepare } as Database;
    commit = createGroupCommit(db);
  });
  const add = (n: number) => () => transaction(db, () => db.exec(`INSERT INTO t VALUES (${n})`));
  const stored = () => {
    const other = new DatabaseSync(join(folder, 'service.sqlite'));
    const rows = other
      .prepare('SELECT n FROM t ORDER BY n')
      .all()
      .map(({ n }) => n);
    other.close();
    return rows;
  };

  test('are committed together, and stored when they are told', async () => {
    const access = { read: commit, write: commit };
    const jobs = createJobStore(db, { access, now: Date.now, onQueued: () => {} });
    const job = { project: 'docs', prompt: 'x', repository: 'r', ref: null, model: 'm' };
    const made = await Promise.all([1, 2, 3].map(() => jobs.create(job)));
    expect(commits).toBe(1);
    const other = new DatabaseSync(join(folder, 'service.sqlite'));
    for (const { id } of made)
      expect(other.prepare('SELECT state FROM turns WHERE job = ?').get(id)).toEqual({ state: 'queued' });
    other.close();
    await jobs.create(job);
    expect(commits).toBe(2);
  });

  test('do not suffer from one that is wrong, of which nothing is left', async () => {
    const wrong = commit(() =>
      transaction(db, () => {
        add(10)();
        throw new Error('wrong');
      }),
    );
    const results = await Promise.allSettled([commit(add(1)), wrong, commit(add(1)), commit(add(2))]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(stored()).toEqual([1, 2]);
  });

  test('are all refused, and none is stored, where the store is in trouble', async () => {
    db.exec(`PRAGMA max_page_count = ${Number(db.prepare('PRAGMA page_count').get()?.page_count)}`);
    const full = commit(() =>
      transaction(db, () => {
        for (let n = 1000; n < 100_000; n++) db.exec(`INSERT INTO t VALUES (${n})`);
      }),
    );
    const results = await Promise.allSettled([commit(add(1)), full, commit(add(2))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(results.map((result) => String('reason' in result && result.reason))).toEqual(
      Array(3).fill(expect.stringContaining('full')),
    );
    expect(stored()).toEqual([]);
    await commit(() => 'goes on');
  });
});
