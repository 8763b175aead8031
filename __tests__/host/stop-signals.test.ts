import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { listenForStop } from '../../src/host/stop-signals.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
let before: Set<unknown>;

beforeEach(() => {
  before = new Set(SIGNALS.flatMap((signal) => process.listeners(signal)));
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  for (const signal of SIGNALS)
    for (const listener of process.listeners(signal))
      if (!before.has(listener)) process.removeListener(signal, listener);
});

const states = ({ stop, hardStop, lastCall }: ReturnType<typeof listenForStop>) =>
  [stop, hardStop, lastCall].map(({ aborted }) => aborted);

test.each(SIGNALS)('%s ends waiting at once, requests later, all within 5 s', (signal) => {
  const signals = listenForStop();
  expect(states(signals)).toEqual([false, false, false]);
  process.emit(signal);
  expect(states(signals)).toEqual([true, false, false]);
  jest.advanceTimersByTime(2000);
  expect(signals.hardStop.aborted).toBe(false);
  jest.advanceTimersByTime(2900);
  expect(states(signals)).toEqual([true, true, true]);
});

test('a second signal gives no more time', () => {
  const signals = listenForStop();
  process.emit('SIGINT');
  jest.advanceTimersByTime(4000);
  process.emit('SIGTERM');
  jest.advanceTimersByTime(900);
  expect(states(signals)).toEqual([true, true, true]);
});
