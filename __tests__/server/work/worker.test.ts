import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CountedJob, TurnRow } from '../../../src/server/store/jobs.ts';
import type { Claimed, TurnKey } from '../../../src/server/store/turns.ts';
import { keepLeases } from '../../../src/server/work/leases.ts';
import type { TurnPorts } from '../../../src/server/work/turn-ports.ts';
import { startWorker } from '../../../src/server/work/worker.ts';

const LEASE_MS = 30_000;

beforeEach(() => void jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('an attempt begins when this worker’s attempt before has ended, and keeps its lease', async () => {
  /** Claims to be had, and the turns that have begun, each with the way to let it go on. */
  const claims: Claimed[] = [];
  const begun: (() => void)[] = [];
  const renewed: TurnKey[][] = [];
  const claimOf = (attempt: number): Claimed => ({
    job: { id: 'j', project: 'docs', status: 'active', turn: 1 } as CountedJob,
    turn: { job: 'j', seq: 1, attempt, lost: 0, result_commit: null, process: null } as TurnRow,
  });
  const turns = {
    leaseMs: LEASE_MS,
    waiting: async () => (claims.length > 0 ? ['docs'] : []),
    claim: async () => claims.shift(),
    renew: async (keys: readonly TurnKey[]) => {
      renewed.push([...keys]);
      return keys.filter(({ attempt }) => attempt === 2);
    },
    running: async () => [],
    recover: async () => [],
    finish: async () => {},
    requeue: async () => {},
    onQueued: () => () => {},
  };
  const now = () => performance.now();
  const guard = { hold: () => {}, release: () => {}, stop: () => {} };
  const leases = keepLeases({ turns, leaseMs: LEASE_MS, guard, now });
  const holdLatePublishing = () => new Promise<void>((resolve) => void begun.push(resolve));
  const worker = await startWorker({
    turns: {
      ...turns,
      state: unused,
      recordProcess: unused,
      recordParent: unused,
      recordChecks: unused,
      recordResult: unused,
    },
    jobs: { find: async () => claimOf(1).job as CountedJob },
    insistence: {
      write: (work) => work(),
      alone: (work) => work(),
      trouble: () => undefined,
      giveUp: () => {},
    },
    leases,
    machineTime: now,
    concurrency: 2,
    isCrowded: () => false,
    portsFor: () =>
      ({
        holdLatePublishing,
        dataDir: '/nowhere',
        retryDelaysMs: [],
        mirror: { update: unused },
      }) as unknown as TurnPorts,
    onEvent: () => {},
  });

  claims.push(claimOf(1));
  await jest.advanceTimersByTimeAsync(1000);
  expect(begun).toHaveLength(1);
  // Nobody heard of this worker for a lease; it is the first to see that the turn is to be had again.
  claims.push(claimOf(2));
  await jest.advanceTimersByTimeAsync(1000);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  while (begun.length < 2) await new Promise(setImmediate);
  renewed.length = 0;
  await jest.advanceTimersByTimeAsync(LEASE_MS);
  expect(renewed.at(-1)).toMatchObject([{ attempt: 2 }]);
  const stopped = worker.stop(0);
  begun[1]?.();
  await stopped;
});

function unused(): Promise<never> {
  return Promise.reject(new Error('not in this test'));
}
