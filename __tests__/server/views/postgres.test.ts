import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodeBlock } from '../../../src/server/views/block.ts';
import {
  ENGINES,
  HAS_POSTGRES,
  type Place,
  type PostgresStage,
  type Stage,
  startPostgres,
} from './engines.ts';
import { Model, queries, steps, write } from './model.ts';

(HAS_POSTGRES ? describe : describe.skip)('page views in PostgreSQL', () => {
  let postgres: PostgresStage;
  let place: Awaited<ReturnType<PostgresStage['place']>>;
  let sqlite: Stage;
  let beside: Place;
  beforeAll(async () => {
    postgres = await startPostgres();
    place = await postgres.place();
    sqlite = (await ENGINES[0]?.start()) as Stage;
    beside = await sqlite.place();
  });
  afterAll(async () => {
    await postgres.stop();
    await sqlite.stop();
  });
  const read = async (text: string, values: unknown[] = []) => (await place.pool.query(text, values)).rows;

  test('are those of SQLite, and plain SQL reads the rows that they are made of', async () => {
    let projects = 0;
    await fc.assert(
      fc.asyncProperty(steps, queries, async (list, asked) => {
        const project = `docs-${++projects}`;
        const model = new Model();
        for (const step of list) {
          model.take(step);
          for (const { views } of [place, beside]) await write(views, { project, step });
        }
        for (const query of asked) {
          const page = await place.views.page({ project, ...query });
          expect(page).toEqual(await beside.views.page({ project, ...query }));
          expect(page).toEqual(model.page(query));
          const [sums] = await read(
            `SELECT coalesce(sum(human), 0)::float8 AS human, coalesce(sum(ai), 0)::float8 AS ai FROM page_views
             WHERE project = $1 AND day >= coalesce($2, '-infinity')::date AND day < coalesce($3, 'infinity')::date`,
            [project, query.dateFrom ?? null, query.dateTo ?? null],
          );
          expect({ ...sums, total: sums.human + sums.ai }).toEqual(page.totals);
        }
        const rows = await read(
          `SELECT path, day::text AS day, human::float8, ai::float8 FROM page_views
           WHERE project = $1 ORDER BY day, path`,
          [project],
        );
        expect(rows).toEqual(model.rows());
      }),
      { numRuns: 60 },
    );
  });

  test('are decoded by SQL whatever their width', async () => {
    const edges = [
      0,
      1,
      2,
      255,
      256,
      65_535,
      65_536,
      2 ** 31,
      2 ** 32 - 1,
      2 ** 32,
      2 ** 52 - 1,
      2 ** 52,
      2 ** 52 + 1,
    ];
    const count = fc.oneof(fc.nat(255), fc.constantFrom(...edges, Number.MAX_SAFE_INTEGER), fc.maxSafeNat());
    const id = fc.oneof(fc.nat(30), fc.constantFrom(255, 256, 2 ** 24, 2 ** 31, 2 ** 32 - 1));
    const blocks = fc.uniqueArray(fc.tuple(id, count, count), { selector: ([number]) => number });
    await fc.assert(
      fc.asyncProperty(blocks, async (rows) => {
        const counts = encodeBlock({
          ids: Uint32Array.from(rows, ([number]) => number),
          human: Float64Array.from(rows, ([, human]) => human),
          ai: Float64Array.from(rows, ([, , ai]) => ai),
        });
        const decoded = await read('SELECT id::text, human::text, ai::text FROM view_counts($1, $2)', [
          counts,
          rows.length,
        ]);
        expect(decoded.map(({ id: number, human, ai }) => [number, human, ai])).toEqual(
          rows.map((row) => row.map(String)),
        );
      }),
    );
  });

  test('are fetched whole once, and no day but those asked for', async () => {
    const rows = Array.from({ length: 400 }, (_, i) => ({
      path: `/${i}`,
      day: '2025-05-05',
      human: i,
      ai: 0,
    }));
    await place.views.import('plan', rows);
    await place.views.import('plan', [{ path: '/', day: '2025-05-06', human: 1, ai: 1 }]);
    const plan = await read(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)
       SELECT * FROM page_views WHERE project = 'plan' AND day = '2025-05-05'`,
    );
    const lines = plan.map((line) => String(line['QUERY PLAN']));
    expect(lines.filter((line) => /CTE Scan|CTE whole/.test(line)).length).toBeGreaterThan(0);
    expect(
      lines.filter((line) => / on view_blocks /.test(line)).map((line) => /rows=(\d+)/.exec(line)?.[1]),
    ).toEqual(['1']);
    expect(lines.find((line) => /Function Scan on generate_series/.test(line))).toContain('rows=400 loops=1');
  });

  test('are there for a role that may read nothing else', async () => {
    const { schema } = place;
    await place.views.import('granted', [{ path: '/a', day: '2025-01-01', human: 3, ai: 1 }]);
    await read('CREATE ROLE reports');
    await read(`GRANT USAGE ON SCHEMA ${schema} TO reports`);
    await read(`GRANT SELECT ON page_views TO reports`);
    const client = await place.pool.connect();
    try {
      await client.query('SET ROLE reports');
      const { rows } = await client.query(
        `SELECT path, human::integer, ai::integer FROM page_views WHERE project = 'granted'`,
      );
      expect(rows).toEqual([{ path: '/a', human: 3, ai: 1 }]);
      await expect(client.query('SELECT * FROM view_blocks')).rejects.toThrow('permission denied');
      await expect(client.query('DELETE FROM page_views')).rejects.toThrow();
    } finally {
      client.release(true);
    }
  });

  test('are refused while the server is away, and read again afterwards', async () => {
    const project = 'restarted';
    const row = { path: '/a', day: '2025-01-01', human: 3, ai: 1 };
    await place.views.import(project, [row]);
    const look = () => place.views.page({ project, limit: 1, offset: 0 });
    const before = await look();
    postgres.restart();
    // Connections that died with the server are found out one by one.
    const ends = await Promise.allSettled(Array.from({ length: 3 }, look));
    for (const end of ends) if (end.status === 'fulfilled') expect(end.value).toEqual(before);
    expect(await look()).toEqual(before);
    await place.views.import(project, [{ ...row, human: 4 }]);
    expect((await look()).totals.total).toBe(5);
  });
});
