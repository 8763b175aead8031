import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { lockDataDir, openDatabase, transaction } from '../../../src/server/sqlite/database.ts';
import { openSqliteStores } from '../../../src/server/sqlite/open.ts';
import { whenFree } from '../../../src/server/sqlite/patience.ts';
import { sqliteTrouble } from '../../../src/server/sqlite/trouble.ts';
import { createInsistence } from '../../../src/server/store/insistence.ts';
import { StoreUnavailable, troubleOf } from '../../../src/server/store/trouble.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

const sqliteError = (errcode: number) => Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode });
const busy = sqliteError(5);
const away = (kind: 'busy' | 'full') =>
  new StoreUnavailable({ kind, sentence: 'it is away', retryAfterSeconds: 1 });
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

test.each([
  [busy, 'busy'],
  [sqliteError(5 | (2 << 8)), 'busy'],
  [sqliteError(13), 'full'],
  [sqliteError(10 | (3 << 8)), 'unwritable'],
  [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'full'],
  [sqliteError(19), undefined],
  [new Error('database is locked'), undefined],
  [undefined, undefined],
])('%s is %s', (error, kind) => {
  expect(sqliteTrouble(error)?.kind).toBe(kind);
});

test('a full disk is what is told, not that there is nothing to roll back', async () => {
  const stores = openSqliteStores({ dataDir: tempFolder(), limits: { agent: 1, analytics: 1 } });
  const { db, jobs } = stores;
  db.exec(`PRAGMA max_page_count = ${Number(db.prepare('PRAGMA page_count').get()?.page_count)}`);
  const create = () =>
    jobs.create({ project: 'docs', prompt: 'x'.repeat(100_000), repository: 'r', ref: null, model: 'm' });
  const error = await create().catch((thrown: unknown) => thrown);
  expect(troubleOf(error)?.kind).toBe('full');
  expect(String(Reflect.get(Object(error), 'cause'))).toContain('database or disk is full');
  expect(transaction(db, () => 'still of use')).toBe('still of use');
  await stores.close();
});

describe('a data folder that cannot be used is not taken for one in use', () => {
  test.each<[string, (folder: string) => string, RegExp]>([
    [
      'a file',
      (folder) => {
        writeFileSync(join(folder, 'data'), '');
        return join(folder, 'data');
      },
      /^UserError: The data folder \S+ cannot be made: is no folder, or lies below a file\. `dataDir` says where it is\.$/,
    ],
    [
      'below a file',
      (folder) => {
        writeFileSync(join(folder, 'data'), '');
        return join(folder, 'data', 'below');
      },
      /is no folder, or lies below a file/,
    ],
    [
      'one with something else in the place of the lock',
      (folder) => {
        mkdirSync(join(folder, 'service.lock'));
        mkdirSync(join(folder, 'service.sqlite'));
        return folder;
      },
      /^UserError: The data folder \S+ cannot be used: its files cannot be written \(unable to open database file\)\.$/,
    ],
    [
      'one with another kind of file',
      (folder) => {
        for (const name of ['service.lock', 'service.sqlite']) {
          writeFileSync(join(folder, name), 'no database, but a text of some length '.repeat(100));
          chmodSync(join(folder, name), 0o600);
        }
        return folder;
      },
      /^UserError: The data folder \S+ cannot be used: file is not a database\.$/,
    ],
  ])('%s', (_, make, sentence) => {
    const folder = make(tempFolder());
    expect(String(thrownBy(() => lockDataDir(folder)))).toMatch(sentence);
    expect(String(thrownBy(() => openDatabase(folder)))).toMatch(sentence);
  });
});

describe('a busy database', () => {
  test('is asked again until it is free', async () => {
    let tries = 0;
    expect(
      await whenFree(() => {
        if (++tries < 4) throw busy;
        return tries;
      }),
    ).toBe(4);
  });

  test('refuses in the end, and other errors at once', async () => {
    let tries = 0;
    const always = (error: Error) => () => {
      tries++;
      throw error;
    };
    await expect(whenFree(always(busy))).rejects.toBe(busy);
    expect(tries).toBeGreaterThan(2);
    tries = 0;
    await expect(whenFree(always(sqliteError(13)))).rejects.toMatchObject({ errcode: 13 });
    expect(tries).toBe(1);
  });
});

describe('what must be written down', () => {
  const waits = () => {
    const list: number[] = [];
    const wait = async (ms?: number) => {
      list.push(ms ?? 0);
    };
    return { list, wait: wait as Parameters<typeof createInsistence>[0] };
  };

  test('is, in order, however long it takes', async () => {
    const { list, wait } = waits();
    const { write, trouble } = createInsistence(wait);
    const done: string[] = [];
    let tries = 0;
    const first = write(async () => {
      if (++tries <= 10) throw tries % 2 === 0 ? away('busy') : away('full');
      done.push('first');
    });
    await Promise.all([first, write(async () => done.push('second'))]);
    expect(done).toEqual(['first', 'second']);
    expect(list).toEqual([50, 100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
    expect(trouble()).toBeUndefined();
  });

  test('holds up nothing else where it has no place in the line', async () => {
    const { write, alone, giveUp } = createInsistence();
    const never = alone(async () => {
      throw away('busy');
    });
    expect(await write(async () => 'next')).toBe('next');
    giveUp();
    await expect(never).rejects.toThrow('it is away');
  });

  test('is not where it is wrong itself, and the next is all the same', async () => {
    const { write } = createInsistence();
    const wrong = write(async () => {
      throw new Error('no such table');
    });
    await expect(wrong).rejects.toThrow('no such table');
    expect(await write(async () => 'next')).toBe('next');
  });

  test('is tried once more when the service ends, and no further', async () => {
    const { write, giveUp, trouble } = createInsistence();
    let tries = 0;
    const held = away('busy');
    const never = write(async () => {
      tries++;
      throw held;
    });
    await Promise.resolve();
    giveUp();
    await expect(never).rejects.toBe(held);
    expect(tries).toBeLessThan(4);
    expect(trouble()?.kind).toBe('busy');
  });
});
