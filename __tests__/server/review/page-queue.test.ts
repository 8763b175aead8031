import { describe, expect, test } from '@jest/globals';
import { Allowance } from '../../../src/server/review/allowance.ts';
import { createPageQueue, type Render } from '../../../src/server/review/page-queue.ts';

/** What is to be begun has been. */
const settled = async () => {
  for (let round = 0; round < 5; round++) await new Promise(setImmediate);
};

/** A queue whose pages are ready when the test says so. */
function stage() {
  const queue = createPageQueue();
  const begun: string[] = [];
  const ready = new Map<string, (text?: string) => void>();
  const ask = (page: string, given: { project?: string; caller?: string; isGone?: () => boolean } = {}) =>
    queue
      .make({ project: 'docs', caller: 'a', isGone: () => false, ...given, page }, () => {
        begun.push(page);
        return new Promise((resolve) => ready.set(page, resolve));
      })
      .then((made) => (made === 'unmade' ? made : made.page && new TextDecoder().decode(made.page)));
  const finish = async (page: string, text?: string) => {
    await settled();
    ready.get(page)?.(text);
    await settled();
  };
  return { queue, begun, ask, finish };
}

describe('the queue of pages', () => {
  test('makes a page once for all who wait for it', async () => {
    const { begun, ask, finish } = stage();
    const asked = [ask('x'), ask('x', { caller: 'b' })];
    await settled();
    const late = ask('x', { caller: 'c' });
    await finish('x', 'X');
    expect(await Promise.all([...asked, late])).toEqual(['X', 'X', 'X']);
    expect(begun).toEqual(['x']);
  });

  test('has one page of a project in the making, and three in all', async () => {
    const { begun, ask, finish } = stage();
    const one = ask('1');
    ask('2');
    for (const project of ['b', 'c', 'd']) ask(project, { project });
    await settled();
    expect(begun).toEqual(['1', 'b', 'c']);
    await finish('1', 'one');
    expect(await one).toBe('one');
    expect(begun).toEqual(['1', 'b', 'c', 'd']);
    await finish('b');
    expect(begun).toEqual(['1', 'b', 'c', 'd', '2']);
  });

  test('two hundred who are gone are waited for by nobody', async () => {
    const { begun, ask, finish } = stage();
    let gone = false;
    const flood = Array.from({ length: 200 }, (_, n) =>
      ask(`f${n}`, { isGone: () => gone, caller: `${n % 9}` }),
    );
    await settled();
    gone = true;
    const innocent = ask('own', { caller: 'innocent' });
    await finish('f0', 'for nobody');
    expect(begun).toEqual(['f0', 'own']);
    await finish('own', 'mine');
    expect(await innocent).toBe('mine');
    expect((await Promise.all(flood)).filter((made) => made === 'unmade')).toHaveLength(200);
  });

  test('begins nothing for whoever closed right after asking', async () => {
    const { begun, ask } = stage();
    let gone = false;
    const asked = ask('x', { isGone: () => gone });
    gone = true;
    expect(await asked).toBe('unmade');
    expect(begun).toEqual([]);
  });

  test('gives up a page while it is made, once nobody waits for it', async () => {
    const { queue } = stage();
    let gone = false;
    let pieces = 0;
    const render: Render = async (isWanted) => {
      const allowance = new Allowance(1e9, { whole: new Allowance(1e9, { isWanted }) });
      for (; pieces < 10_000; pieces++) {
        await allowance.take('x'.repeat(1024));
        if (pieces === 100) gone = true;
      }
      return 'made';
    };
    const waiter = { project: 'docs', caller: 'a', page: 'p' };
    expect(await queue.make({ ...waiter, isGone: () => gone }, render)).toBe('unmade');
    expect(pieces).toBeLessThan(200);
    expect(await queue.make({ ...waiter, isGone: () => false }, async () => 'x')).not.toBe('unmade');
  });

  test('an error is told to all who wait, and the next page is made', async () => {
    const { queue, ask, finish } = stage();
    const waiter = { project: 'docs', caller: 'a', page: 'bad', isGone: () => false };
    const fail = async () => {
      throw new Error('unreadable');
    };
    await expect(queue.make(waiter, fail)).rejects.toThrow('unreadable');
    const next = ask('good');
    await finish('good', 'well');
    expect(await next).toBe('well');
  });
});
