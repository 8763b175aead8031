import { expect, test } from '@jest/globals';
import { makePlan } from '../../scripts/chaos/make-plan.ts';
import type { Fault, Plan } from '../../scripts/chaos/plan.ts';
import { listSmaller, shrink } from '../../scripts/chaos/shrink.ts';

const fault = (act: string, request: number): Fault => ({ act, server: 'host', request, how: 'reset' });
const needed = fault('run 1.1', 3);
const large: Plan = {
  ...makePlan(7),
  asks: [
    { number: 1, kind: 'instruct' },
    { number: 2, kind: 'new' },
  ],
  acts: ['run 1.1', 'run 2.1', 'collect 1'].map((name, at) => ({
    name,
    what: at === 2 ? 'collect' : 'run',
    ...(at === 2 ? {} : { ask: at + 1 }),
    attempt: 1,
    inputs: { timeoutMinutes: '0.5', reactions: 'false' },
    stops: [{ signal: 'SIGINT', server: 'host', request: 1, delayMs: 0 }],
    hasPost: false,
  })),
  faults: [1, 2, 4, 5, 6]
    .flatMap((request) => [fault('run 1.1', request), fault('run 2.1', request)])
    .concat(needed),
  happenings: [{ at: { act: 'run 1.1' }, what: 'somebody writes' }],
};

test('a plan loses all that it fails without', async () => {
  const has = ({ faults }: Plan) => faults.some((one) => JSON.stringify(one) === JSON.stringify(needed));
  let played = 0;
  const { plan, tries } = await shrink(large, {
    tries: 200,
    fails: async (one) => {
      played += 1;
      return has(one) && one.acts.some(({ stops }) => stops.length > 0);
    },
  });
  expect(tries).toBe(played);
  expect(plan.faults).toEqual([needed]);
  expect(plan.acts).toHaveLength(1);
  expect(plan.acts[0]).toMatchObject({
    name: 'run 1.1',
    stops: [{}],
    hasPost: true,
    inputs: { timeoutMinutes: '0.5' },
  });
  expect(plan.asks).toHaveLength(1);
  expect(plan.happenings).toEqual([]);
});

test('one of which nothing can be taken stays, and no more is played than allowed', async () => {
  let played = 0;
  const fails = async () => {
    played += 1;
    return false;
  };
  expect(await shrink(large, { fails, tries: 5 })).toEqual({ plan: large, tries: 5 });
  expect(played).toBe(5);
  expect((await shrink(large, { fails, tries: 0 })).plan).toBe(large);
});

test('each step makes it smaller, and the last act stays', () => {
  const size = (plan: Plan) => JSON.stringify(plan).length;
  for (let seed = 0; seed < 200; seed += 1) {
    const plan = makePlan(seed);
    for (const smaller of listSmaller(plan)) {
      expect(smaller).not.toEqual(plan);
      expect(smaller.acts.length).toBeGreaterThan(0);
      expect(smaller.faults.length).toBeLessThanOrEqual(plan.faults.length);
      for (const { begins } of smaller.acts)
        expect(begins === undefined || plan.acts.some(({ name }) => name === begins.act)).toBe(true);
    }
    expect(size(plan)).toBeGreaterThan(0);
  }
});
