import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TurnKey } from '../../../src/server/store/turns.ts';
import { type Guard, keepLeases, type Leases } from '../../../src/server/work/leases.ts';

const LEASE_MS = 30_000;
const key = (job: string): TurnKey => ({ job, seq: 1, attempt: 1 });

describe('a claim', () => {
  let leases: Leases;
  /** What the database says to a renewal: the jobs that are still ours, or that it can't be reached. */
  let answer: (turns: readonly TurnKey[]) => Promise<TurnKey[]>;
  let told: string[];
  const guard: Guard = {
    hold: (group, until) => told.push(`${group} until ${until}`),
    release: (group) => told.push(`${group} is free`),
    stop: () => told.push('stopped'),
  };
  const now = () => performance.now();
  const claim = (job: string) => {
    const stop = new AbortController();
    leases.add(key(job), { claimedAt: now(), stop });
    return stop.signal;
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    told = [];
    answer = async (turns) => [...turns];
    const renew = (turns: readonly TurnKey[]) => answer(turns);
    leases = keepLeases({ turns: { renew }, leaseMs: LEASE_MS, guard, now });
  });
  afterEach(() => {
    leases.stop();
    jest.useRealTimers();
  });

  test('holds for as long as it is renewed', async () => {
    const signal = claim('a');
    await jest.advanceTimersByTimeAsync(10 * LEASE_MS);
    expect([signal.aborted, leases.holds(key('a'))]).toEqual([false, true]);
  });

  test('is given up well before the lease is over where nothing is heard from the database', async () => {
    const signal = claim('a');
    answer = () => Promise.reject(new Error('away'));
    await jest.advanceTimersByTimeAsync(LEASE_MS / 2);
    expect([signal.aborted, leases.holds(key('a'))]).toEqual([false, true]);
    await jest.advanceTimersByTimeAsync(LEASE_MS / 3);
    expect([signal.aborted, leases.holds(key('a'))]).toEqual([true, false]);
  });

  test('counts from when a renewal was asked for, not from its answer', async () => {
    const signal = claim('a');
    answer = (turns) => new Promise((resolve) => setTimeout(resolve, LEASE_MS, [...turns]));
    await jest.advanceTimersByTimeAsync(LEASE_MS);
    expect(signal.aborted).toBe(true);
  });

  test('that is another worker’s is stopped, and no other', async () => {
    const [lost, kept] = [claim('a'), claim('b')];
    answer = async (turns) => turns.filter(({ job }) => job === 'b');
    await jest.advanceTimersByTimeAsync(LEASE_MS / 3);
    expect([lost.aborted, kept.aborted]).toEqual([true, false]);
  });

  test('that was given back is renewed no more', async () => {
    let asked = 0;
    answer = async (turns) => {
      asked += turns.length;
      return [...turns];
    };
    claim('a');
    await jest.advanceTimersByTimeAsync(LEASE_MS / 3);
    leases.remove(key('a'));
    const before = asked;
    await jest.advanceTimersByTimeAsync(LEASE_MS);
    expect([before > 0, asked]).toEqual([true, before]);
  });

  test('has its agent guarded until then, and the guard is moved with each renewal', async () => {
    claim('a');
    const release = leases.guardAgent(key('a'), 4711);
    await jest.advanceTimersByTimeAsync(LEASE_MS / 6);
    release();
    await jest.advanceTimersByTimeAsync(LEASE_MS);
    expect(told).toEqual(['4711 until 20000', '4711 until 25000', '4711 is free']);
  });

  test('is not trusted once its time is over, even where no timer ran', () => {
    claim('a');
    jest.setSystemTime(LEASE_MS);
    jest.advanceTimersByTime(0);
    const late = jest.spyOn(performance, 'now').mockReturnValue(LEASE_MS);
    expect(leases.holds(key('a'))).toBe(false);
    late.mockRestore();
  });
});
