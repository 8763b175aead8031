import { expect, test } from '@jest/globals';
import { HOST_FAULTS, SERVICE_FAULTS } from '../../scripts/chaos/fault-names.ts';
import { makePlan } from '../../scripts/chaos/make-plan.ts';
import { HAPPENINGS } from '../../scripts/chaos/plan.ts';

const plans = Array.from({ length: 2_000 }, (_, seed) => makePlan(seed));

test('the same seed makes the same plan, another another, and a plan is plain JSON', () => {
  for (const plan of plans.slice(0, 100)) {
    expect(makePlan(plan.seed)).toEqual(plan);
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  }
  const without = plans.map(({ seed: _, ...plan }) => JSON.stringify(plan));
  expect(new Set(without).size).toBeGreaterThan(1_900);
});

test('whoever waits waits for somebody who begins before', () => {
  for (const { acts, happenings, faults } of plans) {
    for (const [at, { begins }] of acts.entries())
      if (begins) expect(acts.slice(0, at).map(({ name }) => name)).toContain(begins.act);
    const names = acts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { act } of [...faults, ...happenings.map(({ at }) => at)]) expect(names).toContain(act);
  }
});

test('a request is run again only where its first attempt keeps what it sent', () => {
  const again = plans.flatMap(({ acts }) => acts.filter(({ attempt }) => attempt > 1));
  expect(again.length).toBeGreaterThan(200);
  for (const { inputs } of again) expect(inputs.comment).not.toBe('false');
});

test('every kind of fault, signal and deed comes up, and all of them together', () => {
  const faults = plans.flatMap((plan) => plan.faults);
  const names = (server: string) =>
    new Set(faults.filter((one) => one.server === server).map(({ how }) => how));
  expect(names('service')).toEqual(new Set(Object.keys(SERVICE_FAULTS)));
  expect(names('host')).toEqual(new Set(HOST_FAULTS));
  expect(new Set(plans.flatMap(({ happenings }) => happenings.map(({ what }) => what)))).toEqual(
    new Set(HAPPENINGS),
  );
  const stops = plans.flatMap(({ acts }) => acts.flatMap((act) => act.stops.map(({ signal }) => signal)));
  expect(new Set(stops)).toEqual(new Set(['SIGINT', 'SIGTERM', 'SIGKILL']));
  const whats = plans.map(({ acts }) => new Set(acts.map(({ what }) => what)).size);
  expect(Math.max(...whats)).toBe(3);
});
