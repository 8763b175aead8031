import { describe, expect, jest, test } from '@jest/globals';
import { monotonicClock as clock } from '../../src/host/clock.ts';

describe('sleep', () => {
  test('ends by itself', async () => {
    const before = clock.now();
    await clock.sleep(5);
    expect(clock.now()).toBeGreaterThan(before);
  });

  test('ends with its signal, and leaves no timer behind', async () => {
    jest.useFakeTimers({ doNotFake: ['hrtime'] });
    const stop = new AbortController();
    const sleeping = clock.sleep(3_600_000, stop.signal);
    expect(jest.getTimerCount()).toBe(1);
    stop.abort();
    await sleeping;
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test('does not begin where the signal is aborted', async () => {
    jest.useFakeTimers({ doNotFake: ['hrtime'] });
    await clock.sleep(3_600_000, AbortSignal.abort());
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

describe('a time that no timer takes', () => {
  /** What Node is given: it warns on stderr of less than nothing and of what is no number, and fires at once for too much. */
  const delayOf = (ms: number): unknown => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const stop = new AbortController();
    void clock.sleep(ms, stop.signal);
    const delay = timers.mock.calls[0]?.[1];
    stop.abort();
    timers.mockRestore();
    return delay;
  };

  test.each([
    [-1, 0],
    [-0.5, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [Number.NaN, 0],
    [0, 0],
    [7.5, 7.5],
    [2 ** 31, 2 ** 31 - 1],
    [Number.POSITIVE_INFINITY, 2 ** 31 - 1],
  ])('a sleep of %d is one of %d', (ms, expected) => {
    expect(delayOf(ms)).toBe(expected);
  });
});

test('every acts until it is ended', () => {
  jest.useFakeTimers();
  let count = 0;
  const end = clock.every(1000, () => {
    count += 1;
  });
  jest.advanceTimersByTime(3500);
  end();
  jest.advanceTimersByTime(10_000);
  expect([count, jest.getTimerCount()]).toEqual([3, 0]);
  jest.useRealTimers();
});
