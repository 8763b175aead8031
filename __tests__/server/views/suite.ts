import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createViewWriter } from '../../../src/server/views/write.ts';
import type { Engine, Place, Stage, Views } from './engines.ts';
import { Model, queries, steps, write } from './model.ts';

/** What page views must do, whichever engine keeps them. */
export function describeViews({ name, start }: Engine): void {
  describe(name, () => {
    let stage: Stage;
    let place: Place;
    let views: Views;
    beforeAll(async () => {
      stage = await start();
      place = await stage.place();
      ({ views } = place);
      await views.import('docs', [
        { path: '/b', day: '2025-01-01', human: 3, ai: 2 },
        { path: '/a', day: '2025-01-01', human: 4, ai: 1 },
        { path: '/a', day: '2025-01-02', human: 1, ai: 0 },
        { path: '/c', day: '2025-01-03', human: 0, ai: 9 },
      ]);
      await views.import('other', [{ path: '/x', day: '2025-01-01', human: 100, ai: 100 }]);
    });
    afterAll(() => stage.stop());

    let projects = 0;
    const newProject = () => `project-${++projects}`;
    const page = (query: object) => views.page({ project: 'docs', limit: 50, offset: 0, ...query });
    const paths = async (query: object) => (await page(query)).views.map(({ path }) => path);
    const total = async (project: string, from: Views = views) =>
      (await from.page({ project, limit: 1, offset: 0 })).totals.total;

    describe('a page of views', () => {
      test('has the most viewed first, equals by path, and totals', async () => {
        expect(await page({})).toEqual({
          totals: { human: 8, ai: 12, total: 20 },
          views: [
            { path: '/c', human: 0, ai: 9, total: 9 },
            { path: '/a', human: 5, ai: 1, total: 6 },
            { path: '/b', human: 3, ai: 2, total: 5 },
          ],
          hasMore: false,
        });
        expect(await paths({ dateTo: '2025-01-02' })).toEqual(['/a', '/b']);
      });

      test.each<[object, string[]]>([
        [{ dateFrom: '2025-01-02' }, ['/c', '/a']],
        [{ dateTo: '2025-01-03' }, ['/a', '/b']],
        [{ dateFrom: '2025-01-02', dateTo: '2025-01-03' }, ['/a']],
        [{ dateFrom: '2025-01-03', dateTo: '2025-01-03' }, []],
        [{ dateTo: '2025-01-02T23:59:59Z' }, ['/a', '/b']],
        [{ dateFrom: '2025-01-03T01:00:00+02:00', dateTo: '2025-01-03' }, ['/a']],
      ])('%j gives %j', async (query, expected) => {
        expect(await paths(query)).toEqual(expected);
      });

      test.each([
        [2, 0, 2, true],
        [2, 2, 1, false],
        [3, 0, 3, false],
        [1, 9, 0, false],
      ])(
        'limit %i offset %i gives %i rows, more: %s, and the totals of all',
        async (limit, offset, rows, more) => {
          const { views: list, totals, hasMore } = await page({ limit, offset });
          expect([list.length, hasMore, totals.total]).toEqual([rows, more, 20]);
        },
      );

      test('is empty without rows', async () => {
        expect(await page({ project: 'none' })).toEqual({
          totals: { human: 0, ai: 0, total: 0 },
          views: [],
          hasMore: false,
        });
      });
    });

    test('pages put together are all rows, each once', async () => {
      const project = newProject();
      const rows = Array.from({ length: 23 }, (_, i) => ({
        path: `/p${i}`,
        day: '2025-06-01',
        human: i % 4,
        ai: 0,
      }));
      await views.import(project, rows);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (limit) => {
          const seen: string[] = [];
          let more = true;
          while (more) {
            const got = await views.page({ project, limit, offset: seen.length });
            seen.push(...got.views.map(({ path }) => path));
            more = got.hasMore;
          }
          expect(new Set(seen).size).toBe(23);
          expect(seen).toHaveLength(23);
        }),
        { numRuns: 30 },
      );
    });

    test('importing again sets, and does not add; the last of two rows counts', async () => {
      const project = newProject();
      const row = { path: '/a', day: '2025-01-01', human: 1, ai: 1 };
      await views.import(project, [row]);
      await views.import(project, [
        { ...row, human: 5 },
        { ...row, human: 7 },
      ]);
      expect(await page({ project, limit: 1 })).toMatchObject({ totals: { human: 7, ai: 1, total: 8 } });
    });

    test.each(['2025-01-01', '2025-01-05'])(
      'a page that nobody saw on the days asked for is listed, though it was seen on %s',
      async (seen) => {
        const project = newProject();
        const days = ['2025-01-01', '2025-01-02', '2025-01-03', '2025-01-04', '2025-01-05'];
        await views.import(
          project,
          days.map((day) => ({ path: '/a', day, human: day === seen ? 1 : 0, ai: 0 })),
        );
        const range = seen === '2025-01-01' ? { dateFrom: '2025-01-02' } : { dateTo: '2025-01-05' };
        expect(await page({ project, ...range })).toEqual({
          totals: { human: 0, ai: 0, total: 0 },
          views: [{ path: '/a', human: 0, ai: 0, total: 0 }],
          hasMore: false,
        });
      },
    );

    test('answers as a plain list of rows would, whatever is set and added, for every range and page', async () => {
      await fc.assert(
        fc.asyncProperty(steps, queries, async (list, asked) => {
          const project = newProject();
          const model = new Model();
          for (const step of list) {
            model.take(step);
            await write(views, { project, step });
          }
          for (const query of asked)
            expect(await views.page({ project, ...query })).toEqual(model.page(query));
        }),
        { numRuns: 60 },
      );
    });

    test('queries asked at once are answered as one by one', async () => {
      await fc.assert(
        fc.asyncProperty(steps, steps, queries, async (some, others, asked) => {
          const at = [
            { project: newProject(), list: some, model: new Model() },
            { project: newProject(), list: others, model: new Model() },
          ];
          for (const { project, list, model } of at)
            for (const step of list) {
              model.take(step);
              await write(views, { project, step });
            }
          const both = asked.flatMap((query) => at.map((one) => ({ ...one, query })));
          const pages = await Promise.all(
            both.map(({ project, query }) => views.page({ project, ...query })),
          );
          expect(pages).toEqual(both.map(({ model, query }) => model.page(query)));
        }),
        { numRuns: 20 },
      );
    });

    test('says nothing of a change that comes too late', async () => {
      const project = newProject();
      const version = await views.tables.version(project);
      await views.import(project, [{ path: '/a', day: '2025-01-01', human: 1, ai: 0 }]);
      const late = createViewWriter(views.tables).apply({ project, days: [], mode: 'add', version });
      await expect(late).rejects.toThrow('Run this one again.');
      expect(await total(project)).toBe(1);
    });

    test('of changes worked out from the same state only one is written', async () => {
      const project = newProject();
      const rows = [{ path: '/a', day: '2025-01-01', human: 1, ai: 0 }];
      const processes = Array.from({ length: 4 }, () => place.elsewhere());
      const ends = await Promise.all(
        processes.map((one) =>
          one.import(project, rows).then(
            () => 'written' as const,
            (error: Error) => error.message,
          ),
        ),
      );
      expect(ends.filter((end) => end === 'written').length).toBeGreaterThan(0);
      expect(ends.filter((end) => end !== 'written' && !end.includes('Run this one again.'))).toEqual([]);
      expect(await total(project)).toBe(1);
      expect(await views.tables.version(project)).toBe(ends.filter((end) => end === 'written').length);
    });

    test('paths that several add at once have one number each, from 0 without a gap', async () => {
      const project = newProject();
      const list = Array.from({ length: 60 }, (_, i) => `/${(i * 37) % 60}`);
      const parts = [list.slice(0, 40), list.slice(20), list.slice(10, 50)];
      const numbers = await Promise.all(parts.map((part) => place.elsewhere().tables.pageIds(project, part)));
      const byPath = new Map(parts.flatMap((part, i) => part.map((path, j) => [path, numbers[i]?.[j]])));
      expect([...byPath.values()].sort((a, b) => Number(a) - Number(b))).toEqual([...list.keys()]);
      for (const [i, part] of parts.entries())
        expect([...(numbers[i] ?? [])]).toEqual(part.map((path) => byPath.get(path)));
      const found = await views.tables.paths(project, Uint32Array.of(59, 0, 7));
      expect(found.map((path) => byPath.get(path))).toEqual([59, 0, 7]);
    });

    test('sees what another process has imported', async () => {
      const project = newProject();
      const other = place.elsewhere();
      expect(await total(project)).toBe(0);
      for (const human of [1, 5]) {
        await other.import(project, [{ path: '/a', day: '2025-01-01', human, ai: 0 }]);
        expect(await total(project)).toBe(human);
      }
    });

    test('is read as it is at one moment while others write', async () => {
      const project = newProject();
      const reader = place.elsewhere();
      const days = Array.from({ length: 28 }, (_, i) => `2025-02-${String(i + 1).padStart(2, '0')}`);
      let writing = true;
      const written = (async () => {
        for (let human = 1; human <= 8; human++)
          await views.import(
            project,
            days.map((day) => ({ path: '/a', day, human, ai: 0 })),
          );
        writing = false;
      })();
      const seen: number[] = [];
      for (let turn = 0; writing; turn++) {
        const { totals, views: rows } = await reader.page({
          project,
          ...(turn % 2 === 0 ? { dateFrom: '2025-02-02' } : {}),
          limit: 1,
          offset: 0,
        });
        const each = totals.total / (turn % 2 === 0 ? 27 : 28);
        expect([Number.isInteger(each), rows[0]?.total ?? 0]).toEqual([true, totals.total]);
        seen.push(each);
        await new Promise(setImmediate);
      }
      await written;
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(await total(project, reader)).toBe(8 * 28);
    });
  });
}
