import type { Plan } from './plan.ts';

/** A plan with something taken away from it. */
type Smaller = (plan: Plan) => Plan;

/** So many smaller plans are played at a time: each waits for most of its time. */
const TOGETHER = 6;

/**
 * Makes a failing plan smaller: takes away what it fails without, the largest parts first, until nothing more can go or
 * `tries` plans have been played. Returns the smallest that failed, and how many were played.
 */
export async function shrink(
  plan: Plan,
  { fails, tries }: { fails: (plan: Plan) => Promise<boolean>; tries: number },
): Promise<{ plan: Plan; tries: number }> {
  let smallest = plan;
  let played = 0;
  let candidates = listSmaller(smallest);
  while (candidates.length > 0 && played < tries) {
    const some = candidates.splice(0, Math.min(TOGETHER, tries - played));
    played += some.length;
    const found = await Promise.all(some.map(fails));
    const failing = some.find((_, at) => found[at]);
    if (failing === undefined) continue;
    smallest = failing;
    candidates = listSmaller(smallest);
  }
  return { plan: smallest, tries: played };
}

/** All plans that are a step smaller, the largest steps first. */
export function listSmaller(plan: Plan): Plan[] {
  const sweeps = plan.acts.filter(({ what }) => what !== 'run').map(({ name }) => name);
  const steps: Smaller[] = [
    ...(plan.faults.length > 1 ? [(from: Plan): Plan => ({ ...from, faults: [] })] : []),
    ...(plan.asks.length > 1
      ? plan.asks.map(
          ({ number }): Smaller =>
            (from) =>
              withoutActs(
                from,
                from.acts.filter(({ ask }) => ask === number).map(({ name }) => name),
              ),
        )
      : []),
    ...(sweeps.length > 1 ? [(from: Plan): Plan => withoutActs(from, sweeps)] : []),
    ...halves(plan.faults.length, (keeps) => (from) => ({
      ...from,
      faults: from.faults.filter((_, at) => keeps(at)),
    })),
    ...each(plan.acts.length, (at) => (from) => withoutAct(from, from.acts[at]?.name ?? '')),
    ...each(plan.happenings.length, (at) => (from) => ({
      ...from,
      happenings: from.happenings.toSpliced(at, 1),
    })),
    ...each(plan.faults.length, (at) => (from) => ({ ...from, faults: from.faults.toSpliced(at, 1) })),
    ...plan.acts.flatMap(({ stops, inputs, hasPost, what }, at): Smaller[] => [
      ...each(stops.length, (stop) => changeAct(at, () => ({ stops: stops.toSpliced(stop, 1) }))),
      ...Object.keys(inputs)
        .filter((input) => input !== 'timeoutMinutes')
        .map((input) => changeAct(at, (act) => ({ inputs: without(act.inputs, input) }))),
      ...(hasPost || what !== 'run' ? [] : [changeAct(at, () => ({ hasPost: true }))]),
    ]),
    ...each(plan.jobs.length > 1 ? plan.jobs.length : 0, (at) => (from) => ({
      ...from,
      jobs: from.jobs.toSpliced(at, 1),
    })),
    ...simpler(plan),
  ];
  return steps.map((step) => step(plan)).filter(({ acts }) => acts.length > 0);
}

/** The same world with less that is odd in it. */
function simpler(plan: Plan): Smaller[] {
  const plain = {
    turns: [{ staleLooks: 0, activeLooks: 1, end: 'completed', hasLink: true }],
    isHostile: false,
  } as const;
  const isPlain = plan.jobs.length === 1 && JSON.stringify(plan.jobs[0]) === JSON.stringify(plain);
  return [
    ...(isPlain ? [] : [(from: Plan): Plan => ({ ...from, jobs: [plain] })]),
    ...(plan.flavour === 'github' ? [] : [(from: Plan): Plan => ({ ...from, flavour: 'github' })]),
    ...(plan.thread === 'issue' ? [] : [(from: Plan): Plan => ({ ...from, thread: 'issue' })]),
    ...(plan.countsTurns ? [(from: Plan): Plan => ({ ...from, countsTurns: false })] : []),
    ...(plan.hasConflicts ? [(from: Plan): Plan => ({ ...from, hasConflicts: false })] : []),
  ];
}

const each = (count: number, make: (at: number) => Smaller): Smaller[] =>
  Array.from({ length: count }, (_, at) => make(at));

function halves(count: number, make: (keeps: (at: number) => boolean) => Smaller): Smaller[] {
  if (count < 4) return [];
  const middle = count / 2;
  return [make((at) => at < middle), make((at) => at >= middle)];
}

function changeAct(
  at: number,
  change: (act: Plan['acts'][number]) => Partial<Plan['acts'][number]>,
): Smaller {
  return (plan) => ({
    ...plan,
    acts: plan.acts.map((act, index) => (index === at ? { ...act, ...change(act) } : act)),
  });
}

const withoutActs = (plan: Plan, names: readonly string[]): Plan => names.reduce(withoutAct, plan);

/** What was to happen at a moment of an act that is gone happens at once. */
function withoutAct(plan: Plan, name: string): Plan {
  const acts = plan.acts.filter((act) => act.name !== name);
  return {
    ...plan,
    acts,
    asks: plan.asks.filter(({ number }) => acts.some(({ ask }) => ask === number)),
    faults: plan.faults.filter(({ act }) => act !== name),
    happenings: plan.happenings.filter(({ at }) => at.act !== name),
  };
}

function without(inputs: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).filter(([input]) => input !== name));
}
