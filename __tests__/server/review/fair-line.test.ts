import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createFairLine, type Waiter } from '../../../src/server/review/fair-line.ts';

type Given = Partial<Waiter> & { page?: string };
const waiter = (given: Given = {}): Waiter => ({
  project: 'docs',
  caller: '192.0.2.1',
  page: 'p',
  isGone: () => false,
  ...given,
});
/** Lets them wait, and serves each in its turn. */
function serveAll(line: ReturnType<typeof createFairLine<Waiter>>): string[] {
  const order: string[] = [];
  for (let next = line.next(() => false); next; next = line.next(() => false)) {
    for (const served of line.waitingFor(next)) line.leave(served);
    line.pass(next);
    order.push(next.page);
  }
  return order;
}
const many = (count: number, given: (index: number) => Given) =>
  Array.from({ length: count }, (_, index) => waiter(given(index)));

describe('a line for pages', () => {
  test('projects take turns, and in each its callers', () => {
    const line = createFairLine<Waiter>();
    const asked = [
      ...many(3, (n) => ({ page: `a${n}`, caller: 'a' })),
      waiter({ page: 'b0', caller: 'b' }),
      waiter({ page: 'c0', caller: 'a', project: 'other' }),
    ];
    for (const one of asked) expect(line.add(one)).toEqual([]);
    expect(serveAll(line)).toEqual(['a0', 'c0', 'b0', 'a1', 'a2']);
  });

  test('passes over projects that have a page in the making', () => {
    const line = createFairLine<Waiter>();
    line.add(waiter());
    expect(line.next((project) => project === 'docs')).toBeUndefined();
    line.add(waiter({ project: 'other', page: 'o' }));
    expect(line.next((project) => project === 'docs')?.page).toBe('o');
  });

  test('ends: a caller has so many places, whatever the page, and no other caller loses his', () => {
    const line = createFairLine<Waiter>();
    for (const one of many(32, () => ({ caller: 'a' }))) expect(line.add(one)).toEqual([]);
    const over = waiter({ caller: 'a' });
    expect(line.add(over)).toEqual([over]);
    expect(line.add(waiter({ caller: 'b' }))).toEqual([]);
  });

  test('of a project that is full, whoever has most gives way to those with less, and no other project', () => {
    const line = createFairLine<Waiter>();
    const others = many(32, () => ({ caller: 'a', project: 'other' }));
    const first = many(128, (n) => ({ caller: `a${n % 4}`, page: `${n}` }));
    for (const one of [...others, ...first]) expect(line.add(one)).toEqual([]);
    const newcomer = waiter({ caller: 'b', page: 'b' });
    const out = line.add(newcomer);
    expect(out).toHaveLength(1);
    expect(first.slice(-4)).toContain(out[0]);
    expect(line.waitingFor(newcomer)).toEqual([newcomer]);
    expect(line.waitingFor({ project: 'other', page: 'p' })).toEqual(others);
  });

  test('forgets who is gone before it refuses anybody', () => {
    const line = createFairLine<Waiter>();
    let gone = false;
    const left = many(32, () => ({ isGone: () => gone }));
    for (const one of left) line.add(one);
    gone = true;
    const newcomer = waiter({ page: 'n' });
    expect(line.add(newcomer)).toEqual(left);
    expect(serveAll(line)).toEqual(['n']);
  });

  test('serves everybody, and nobody waits for more than one page of each other caller', () => {
    const asked = fc.array(
      fc.record({ project: fc.constantFrom('x', 'y', 'z'), caller: fc.constantFrom('1', '2', '3', '4') }),
      { maxLength: 90 },
    );
    fc.assert(
      fc.property(asked, (given) => {
        const line = createFairLine<Waiter>();
        const waiters = given.map((one, index) => waiter({ ...one, page: `${index}` }));
        const out = waiters.flatMap((one) => line.add(one));
        const order = serveAll(line);
        expect([...order, ...out.map(({ page }) => page)].sort()).toEqual(
          waiters.map(({ page }) => page).sort(),
        );
        // The nth page of a caller comes after at most n pages of any other caller of his project.
        for (const { project, caller } of waiters) {
          const own = order.map((page) => waiters[Number(page)]).filter((one) => one?.project === project);
          const at = own.findIndex((one) => one?.caller === caller);
          const before = own.slice(0, at).map((one) => one?.caller);
          expect(new Set(before).size).toBe(before.length);
        }
      }),
    );
  });
});
