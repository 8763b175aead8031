import { expect, test } from '@jest/globals';
import { watchRivalRuns } from '../../../src/flows/thread/rival-runs.ts';
import type { Rival } from '../../../src/thread/turn-order.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const SECOND_MS = 1_000;
const rivals = (...runs: string[]): Rival[] =>
  runs.map((run, at) => ({ order: at, commentId: at, standing: 'ahead', run, untilMs: 0 }));

/** A host that says of these runs that they are over, or nothing at all. */
function watch(over: readonly string[], { isSilent = false } = {}) {
  const clock = createFakeClock();
  const asked: string[] = [];
  const isRunOver = async (run: string) => {
    asked.push(run);
    return isSilent ? undefined : over.includes(run);
  };
  return { clock, asked, runs: watchRivalRuns({ host: { isRunOver }, clock, ownRun: '7' }) };
}

test('whoever has just come is not asked of', async () => {
  const { runs, asked, clock } = watch(['1']);
  expect(await runs.findDead(rivals('1'))).toBe(false);
  clock.advance(20 * SECOND_MS - 1);
  expect(await runs.findDead(rivals('1'))).toBe(false);
  expect([asked, runs.isDead('1')]).toEqual([[], false]);
});

test('who has stood there for a while is asked of, and told dead once', async () => {
  const { runs, asked, clock } = watch(['1']);
  await runs.findDead(rivals('1', '2'));
  clock.advance(20 * SECOND_MS);
  expect(await runs.findDead(rivals('1', '2'))).toBe(true);
  expect(asked).toEqual(['1', '2']);
  expect([runs.isDead('1'), runs.isDead('2')]).toEqual([true, false]);
  // Not again at once.
  expect(await runs.findDead(rivals('2'))).toBe(false);
  expect(asked).toHaveLength(2);
  clock.advance(20 * SECOND_MS);
  await runs.findDead(rivals('2'));
  expect(asked).toEqual(['1', '2', '2']);
});

test('our own run is never asked of', async () => {
  const { runs, asked, clock } = watch(['7']);
  await runs.findDead(rivals('7'));
  clock.advance(20 * SECOND_MS);
  expect(await runs.findDead(rivals('7'))).toBe(false);
  expect(asked).toEqual([]);
});

test('a host that does not say is not asked again', async () => {
  const { runs, asked, clock } = watch([], { isSilent: true });
  await runs.findDead(rivals('1', '2'));
  clock.advance(20 * SECOND_MS);
  expect(await runs.findDead(rivals('1', '2'))).toBe(false);
  clock.advance(20 * SECOND_MS);
  await runs.findDead(rivals('1', '2'));
  expect(asked).toEqual(['1']);
});
