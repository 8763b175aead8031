import fc from 'fast-check';
import type { ViewTables } from '../../../src/server/store/view-tables.ts';
import type { ViewCount } from '../../../src/server/store/views.ts';
import { createViewWriter } from '../../../src/server/views/write.ts';
import type { Views } from './engines.ts';

/** In the order of their UTF-8, which is not that of JavaScript. */
const PATHS = ['/a', '/b', '/é', '/\uff5e', '/\u{1f600}', '/z'];
const DAYS = ['2024-12-30', '2024-12-31', '2025-01-01', '2025-01-02', '2025-01-31', '2025-03-05'];

const row: fc.Arbitrary<ViewCount> = fc.record({
  path: fc.constantFrom(...PATHS),
  day: fc.constantFrom(...DAYS),
  human: fc.oneof(fc.nat(2), fc.nat(300), fc.nat(70_000), fc.constant(2 ** 31), fc.constant(2 ** 40 + 1)),
  ai: fc.nat(2),
});
const bound = fc.option(
  fc.constantFrom('2024-12-31', '2025-01-01', '2025-01-02', '2025-02-01', '2025-03-05'),
);

export type Step = { rows: ViewCount[]; mode: 'set' | 'add' };
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    // Each page and day once.
    rows: fc
      .array(row, { maxLength: 12 })
      .map((rows) => [...new Map(rows.map((one) => [keyOf(one), one])).values()]),
    mode: fc.constantFrom('set', 'add'),
  }),
  { maxLength: 4 },
);
export const queries = fc.array(
  fc
    .record({ from: bound, to: bound, offset: fc.nat(6), limit: fc.integer({ min: 1, max: 6 }) })
    .map(({ from, to, ...page }) => ({
      ...page,
      ...(from ? { dateFrom: from } : {}),
      ...(to ? { dateTo: to } : {}),
    })),
  { minLength: 3 },
);

/** Page views kept the obvious way. */
export class Model {
  readonly #rows = new Map<string, ViewCount>();

  take({ rows, mode }: Step): void {
    for (const one of rows) {
      const before = (mode === 'add' ? this.#rows.get(keyOf(one)) : undefined) ?? { human: 0, ai: 0 };
      this.#rows.set(keyOf(one), { ...one, human: before.human + one.human, ai: before.ai + one.ai });
    }
  }

  rows(): ViewCount[] {
    return [...this.#rows.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : byBytes(a, b)));
  }

  page(query: { dateFrom?: string; dateTo?: string; offset: number; limit: number }) {
    const { dateFrom = '', dateTo = '~', offset, limit } = query;
    const inside = this.rows().filter(({ day }) => day >= dateFrom && day < dateTo);
    const pages = [...Map.groupBy(inside, ({ path }) => path)].map(([path, list]) => ({
      path,
      ...sum(list),
    }));
    pages.sort((a, b) => b.total - a.total || byBytes(a, b));
    return {
      totals: sum(inside),
      views: pages.slice(offset, offset + limit),
      hasMore: pages.length > offset + limit,
    };
  }
}

/** Sets counts as a person does, or adds them as an import of a log does. */
export async function write(views: Views, { project, step }: { project: string; step: Step }): Promise<void> {
  if (step.mode === 'set') await views.import(project, step.rows);
  else await add(views.tables, { project, rows: step.rows });
}

async function add(
  tables: ViewTables,
  { project, rows }: { project: string; rows: readonly ViewCount[] },
): Promise<void> {
  const paths = rows.map(({ path }) => path);
  const version = await tables.version(project);
  const ids = await tables.pageIds(project, paths);
  const days = [...Map.groupBy(rows.keys(), (i) => rows[i]?.day ?? '')]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, list]) => {
      const inOrder = list.toSorted((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
      const change = () => ({
        ids: Uint32Array.from(inOrder, (i) => ids[i] ?? 0),
        human: Float64Array.from(inOrder, (i) => rows[i]?.human ?? 0),
        ai: Float64Array.from(inOrder, (i) => rows[i]?.ai ?? 0),
      });
      return { day, change };
    });
  await createViewWriter(tables).apply({ project, days, mode: 'add', version });
}

function keyOf({ path, day }: ViewCount): string {
  return `${path} ${day}`;
}

function byBytes(a: { path: string }, b: { path: string }): number {
  return Buffer.compare(Buffer.from(a.path), Buffer.from(b.path));
}

function sum(rows: readonly ViewCount[]) {
  const human = rows.reduce((all, one) => all + one.human, 0);
  const ai = rows.reduce((all, one) => all + one.ai, 0);
  return { human, ai, total: human + ai };
}
