import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Stores } from '../../../src/server/store/stores.ts';
import { type TurnKey, TurnLost } from '../../../src/server/store/turns.ts';
import type { World } from './suite.ts';

const WORKERS = ['one', 'two', 'three'];
const JOBS = 3;

type Step =
  | { step: 'create' | 'message' | 'archive'; job: number }
  | { step: 'claim' | 'renew' | 'recover'; worker: number }
  | { step: 'finish' | 'requeue' | 'record' | 'lapse'; held: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ step: fc.constant('create' as const), job: fc.nat(JOBS - 1) }) },
  { weight: 3, arbitrary: fc.record({ step: fc.constant('message' as const), job: fc.nat(JOBS - 1) }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('archive' as const), job: fc.nat(20) }) },
  { weight: 6, arbitrary: fc.record({ step: fc.constant('claim' as const), worker: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({ step: fc.constantFrom('renew' as const, 'recover' as const), worker: fc.nat(2) }),
  },
  // Those that were held long ago too: whoever finishes late.
  {
    weight: 8,
    arbitrary: fc.record({
      step: fc.constantFrom('finish' as const, 'requeue' as const, 'record' as const, 'lapse' as const),
      held: fc.nat(9),
    }),
  },
);

type Told = { state: 'queued' | 'running' | 'done'; attempt: number; worker?: number; lapsed?: boolean };
type ToldJob = { id: string; archived: boolean; turns: Told[] };

/** What should be, told step by step, and the stores beside it. */
async function live(world: World, steps: readonly Step[]): Promise<void> {
  const processes: Stores[] = [];
  for (const worker of WORKERS) processes.push(await world.process(worker));
  const at = (worker: number): Stores => processes[worker] as Stores;
  const jobs: ToldJob[] = [];
  const held: { key: TurnKey; worker: number }[] = [];
  const turnOf = ({ job, seq }: TurnKey) => jobs.find(({ id }) => id === job)?.turns[seq - 1] as Told;
  const isHeld = (key: TurnKey) => turnOf(key).state === 'running' && turnOf(key).attempt === key.attempt;

  /** A write by who held a turn once is accepted exactly if nobody has had it since. */
  const write = async (key: TurnKey, work: () => Promise<void>) => {
    const accepted = isHeld(key);
    if (accepted) await work();
    else await expect(work()).rejects.toBeInstanceOf(TurnLost);
    return accepted;
  };

  const act = async (step: Step): Promise<void> => {
    switch (step.step) {
      case 'create': {
        const { id } = await at(0).jobs.create(newJobOf(step.job));
        jobs.push({ id, archived: false, turns: [{ state: 'queued', attempt: 0 }] });
        return;
      }
      case 'message': {
        const job = jobs[step.job % Math.max(1, jobs.length)];
        if (!job) return;
        const answer = await at(1).jobs.addMessage(job.id, 'more');
        expect(answer === undefined).toBe(job.archived);
        if (answer) job.turns.push({ state: 'queued', attempt: 0 });
        return;
      }
      case 'archive': {
        const job = jobs[step.job % Math.max(1, jobs.length)];
        if (!job) return;
        await at(2).jobs.archive(job.id);
        job.archived = true;
        for (const turn of job.turns) if (turn.state === 'queued') turn.state = 'done';
        return;
      }
      case 'claim': {
        const claimed = await at(step.worker).turns.claim('docs');
        // What is left of an archived job may be ended by the claim that finds it.
        for (const job of jobs)
          if (job.archived)
            for (const turn of job.turns)
              if (turn.state === 'queued' || turn.lapsed) await noteEnded(job, turn);
        const open = jobs.filter((job) => {
          const first = job.turns.find(({ state }) => state !== 'done');
          return first && (first.state === 'queued' || first.lapsed);
        });
        if (!claimed) return expect(open).toEqual([]);
        const job = open.find(({ id }) => id === claimed.job.id);
        const seq = 1 + (job?.turns.findIndex(({ state }) => state !== 'done') ?? -1);
        const turn = job?.turns[seq - 1];
        expect(claimed.turn).toMatchObject({ seq, attempt: (turn?.attempt ?? 0) + 1 });
        Object.assign(turn ?? {}, {
          state: 'running',
          attempt: claimed.turn.attempt,
          worker: step.worker,
          lapsed: false,
        });
        const { attempt } = claimed.turn;
        held.unshift({ key: { job: claimed.job.id, seq, attempt }, worker: step.worker });
        return;
      }
      case 'renew': {
        const mine = held.filter(({ worker }) => worker === step.worker).map(({ key }) => key);
        const renewed = await at(step.worker).turns.renew(mine);
        const expected = mine.filter((key) => isHeld(key) && !turnOf(key).lapsed);
        expect(renewed.map(nameOf).sort()).toEqual(expected.map(nameOf).sort());
        return;
      }
      case 'recover': {
        // A claim that has run out is recovered like one that has not: nobody has taken it yet.
        const isMine = ({ state, worker }: Told) =>
          state === 'running' && (worker === step.worker || !world.lapse);
        const expected = jobs.flatMap(({ turns }) => turns.filter(isMine));
        expect(await at(step.worker).turns.recover()).toHaveLength(expected.length);
        for (const turn of expected) Object.assign(turn, { state: 'queued', lapsed: false });
        return;
      }
      default: {
        const entry = held[step.held % Math.max(1, held.length)];
        if (!entry) return;
        await actOnHeld(step.step, entry);
      }
    }
  };

  const noteEnded = async (job: ToldJob, turn: Told) => {
    const row = await at(0).jobs.turn(job.id, job.turns.indexOf(turn) + 1);
    if (row?.state === 'done') Object.assign(turn, { state: 'done', lapsed: false });
  };

  const actOnHeld = async (
    step: 'finish' | 'requeue' | 'record' | 'lapse',
    { key, worker }: (typeof held)[number],
  ) => {
    const { turns } = at(worker);
    switch (step) {
      case 'finish':
        if (await write(key, () => turns.finish(key, { status: 'completed' })))
          Object.assign(turnOf(key), { state: 'done', lapsed: false });
        return;
      case 'requeue':
        if (await write(key, () => turns.requeue(key)))
          Object.assign(turnOf(key), { state: 'queued', lapsed: false });
        return;
      case 'record':
        await write(key, () => turns.recordResult(key, `${key.seq}.${key.attempt}`));
        return;
      case 'lapse':
        if (!world.lapse || !isHeld(key) || turnOf(key).lapsed) return;
        await world.lapse(key);
        turnOf(key).lapsed = true;
    }
  };

  for (const step of steps) await act(step);
  await drain(at(0), { world, held, isHeld });
  for (const { id, archived, turns } of jobs) {
    expect((await at(0).jobs.find(id))?.status).toBe(archived ? 'archived' : 'completed');
    for (const seq of turns.keys())
      expect(await at(0).jobs.turn(id, seq + 1)).toMatchObject({ state: 'done' });
  }
  expect(await at(0).turns.waiting()).toEqual([]);
}

/** Whatever happened, what is left can be brought to its end. */
async function drain(
  stores: Stores,
  given: { world: World; held: { key: TurnKey }[]; isHeld: (key: TurnKey) => boolean },
): Promise<void> {
  for (const { key } of given.held)
    if (given.isHeld(key))
      await stores.turns.finish(key, { status: 'completed' }).catch((error: unknown) => {
        // A claim has ended it, with its archived job.
        if (!(error instanceof TurnLost)) throw error;
      });
  for (let claimed = await stores.turns.claim('docs'); claimed; claimed = await stores.turns.claim('docs'))
    await stores.turns.finish(claimed.turn, { status: 'completed' });
}

const newJobOf = (job: number) => ({
  project: 'docs',
  prompt: `job ${job}`,
  repository: 'https://git.test/docs',
  ref: null,
  model: 'agent-command',
});
const nameOf = ({ job, seq, attempt }: TurnKey) => `${job}/${seq}/${attempt}`;

/** Turns under several workers, in orders that nobody would think of. */
export function interleavings(open: () => Promise<World>): void {
  describe('several workers over one queue', () => {
    test('never hold a turn both, keep the order of each job, and leave none behind', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 60, size: 'max' }), async (steps) =>
          live(await open(), steps),
        ),
        { numRuns: 12, endOnFailure: true },
      );
    });

    test('at the same moment share it without an overlap', async () => {
      const { process } = await open();
      const processes: Stores[] = [];
      for (const worker of WORKERS) processes.push(await process(worker));
      const first = processes[0] as Stores;
      const made = await Promise.all(Array.from({ length: 6 }, (_, at) => first.jobs.create(newJobOf(at))));
      await Promise.all(made.flatMap(({ id }) => ['b', 'c'].map((text) => first.jobs.addMessage(id, text))));
      const atWork = new Set<string>();
      const order = new Map<string, number[]>();
      let left = made.length * 3;
      const work = async ({ turns }: Stores) => {
        while (left > 0) {
          const claimed = await turns.claim('docs');
          if (!claimed) continue;
          const { job, seq } = claimed.turn;
          expect(atWork.has(job)).toBe(false);
          atWork.add(job);
          order.set(job, [...(order.get(job) ?? []), seq]);
          await turns.renew([claimed.turn]);
          atWork.delete(job);
          await turns.finish(claimed.turn, { status: 'completed' });
          left--;
        }
      };
      await Promise.all(processes.flatMap((stores) => [work(stores), work(stores)]));
      expect([...order.values()]).toEqual(made.map(() => [1, 2, 3]));
    });
  });
}
