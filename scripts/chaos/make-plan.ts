import { createDraw } from '../../__tests__/support/seeded-random.ts';
import { HOST_FAULTS, SERVICE_FAULTS, type ServiceFaultName } from './fault-names.ts';
import { idOfJob } from './job-ids.ts';
import {
  type Act,
  type Ask,
  type Fault,
  HAPPENINGS,
  type Happening,
  type JobPlan,
  type Moment,
  type Plan,
  type Stop,
  type TurnPlan,
} from './plan.ts';

/** The same plan for the same seed. */
export function makePlan(seed: number): Plan {
  // Seeds that lie side by side begin alike in such a generator.
  const draw = createDraw(Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995);
  const chance = (share: number) => draw() < share;
  const whole = (from: number, to: number) => from + Math.floor(draw() * (to - from + 1));
  const one = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
  const upTo = <T>(max: number, make: () => T, share = 0.6): T[] => {
    const made: T[] = [];
    while (made.length < max && chance(share)) made.push(make());
    return made;
  };

  const asks: Ask[] = [];
  const acts: Act[] = [];
  const timeout = () => one(['0.15', '0.3', '0.5', '0.8', '1', '1']);
  /** A moment of an act that is there already. */
  const momentOf = (act: string): Moment =>
    chance(0.2)
      ? { act }
      : {
          act,
          request: chance(0.5)
            ? { server: 'service', number: whole(1, 4) }
            : { server: 'host', number: whole(1, 10) },
        };
  const anyMoment = (): Moment => momentOf(one(acts).name);
  const stop = (): Stop => ({
    signal: one(['SIGINT', 'SIGINT', 'SIGTERM', 'SIGKILL']),
    ...(chance(0.5)
      ? { server: 'service', request: whole(1, 4) }
      : { server: 'host', request: whole(1, 10) }),
    delayMs: chance(0.5) ? 0 : whole(1, 300),
  });
  const stops = (share: number): Stop[] => (chance(share) ? [stop(), ...upTo(1, stop, 0.3)] : []);

  const countOfAsks = one([1, 1, 1, 2, 2, 3]);
  const togetherShare = one([0, 0.5, 1]);
  for (let number = 1; number <= countOfAsks; number += 1) {
    const kind = one([
      ...Array.from({ length: 8 }, () => 'instruct' as const),
      ...(['new', 'label', 'dispatch'] as const),
      ...(number === 1 ? [] : (['status'] as const)),
    ]);
    asks.push({ number, kind });
    const before = acts.at(-1);
    const begins = before && !chance(togetherShare) ? { begins: { act: before.name } } : {};
    addRun({ number, kind }, { attempt: 1, ...begins });
    // A run without a comment in a thread keeps nothing for its re-runs, and says so: it is sent again there.
    const isKept = (acts.at(-1) as Act).inputs.comment !== 'false' && kind !== 'status';
    for (let attempt = 2; attempt <= 3 && isKept && chance(0.35); attempt += 1)
      addRun({ number, kind }, { attempt, begins: { act: (acts.at(-1) as Act).name } });
  }
  if (chance(0.3)) addSweep('collect');
  if (chance(0.1)) addSweep('collect');
  if (chance(0.25)) addSweep('tend');

  function addRun(ask: Ask, how: { attempt: number; begins?: Moment }): void {
    const first = acts.find((act) => act.ask === ask.number);
    const inputs = first ? { ...first.inputs, timeoutMinutes: timeout() } : drawInputs(ask);
    const given = how.begins ? { begins: how.begins } : {};
    const name = `run ${ask.number}.${how.attempt}`;
    const common = { name, what: 'run', ask: ask.number, attempt: how.attempt } as const;
    acts.push({ ...common, ...given, inputs, stops: stops(0.22), hasPost: !chance(0.12) });
  }
  function drawInputs({ kind }: Ask): Record<string, string> {
    const some: [number, Record<string, string>][] = [
      [0.5, { reactions: 'false' }],
      [0.15, { wait: 'false' }],
      [0.05, { comment: 'false' }],
      [0.15, { failOn: one(['none', 'failed', 'no-pull-request,timeout', 'detached']) }],
      [0.15, { followUp: one(['always', 'never']) }],
      [0.1, { context: one(['none', 'thread']) }],
      [0.12, { prLabels: 'documentation', prDraft: one(['draft', 'ready']) }],
      [0.08, { prReviewers: 'requester', prAssignees: 'octocat' }],
      [0.06, { allowedPaths: 'docs/**', prAutoMerge: 'squash' }],
      [0.1, { preview: 'true', previewMinutes: '0.1' }],
      [0.08, { dailyLimit: one(['1', '5']) }],
      [0.02, { dryRun: 'true' }],
      [acts.length === 0 ? 0 : 0.08, { jobId: idOfJob(seed, 1) }],
    ];
    const drawn = some.flatMap(([share, inputs]) => (chance(share) ? [inputs] : []));
    const where = kind === 'dispatch' && chance(0.7) ? { issueNumber: '1' } : {};
    const merged = Object.assign({ timeoutMinutes: timeout() }, ...drawn, where);
    // A dispatch without a thread is as one without a comment.
    return kind === 'dispatch' && !('issueNumber' in where) ? { ...merged, comment: 'false' } : merged;
  }
  function addSweep(what: 'collect' | 'tend'): void {
    const begins = chance(0.5) ? anyMoment() : { act: (acts.at(-1) as Act).name };
    const count = acts.filter((act) => act.what === what).length + 1;
    const own: Record<string, string> =
      what === 'tend' ? { staleDays: one(['14', '0.01']), repair: one(['true', 'false']) } : {};
    const closes = what === 'tend' && own.staleDays === '14' && chance(0.3);
    const more: Record<string, string> = closes ? { closeDays: '15', deleteBranches: 'true' } : {};
    acts.push({
      name: `${what} ${count}`,
      what,
      attempt: 1,
      begins,
      inputs: { timeoutMinutes: timeout(), ...own, ...more },
      stops: stops(0.15),
      hasPost: false,
    });
  }

  const turn = (): TurnPlan => ({
    staleLooks: one([0, 0, 0, 1, 2]),
    activeLooks: one([0, 1, 1, 2, 5, 30]),
    end: one(['completed', 'completed', 'completed', 'completed', 'completed', 'failed', 'archived']),
    hasLink: !chance(0.15),
  });
  const job = (): JobPlan => ({ turns: [turn(), ...upTo(2, turn)], isHostile: chance(0.2) });

  const serviceNames = Object.keys(SERVICE_FAULTS) as ServiceFaultName[];
  const fault = (): Fault => {
    const { name: act, what } = one(acts);
    if (chance(what === 'run' ? 0.5 : 0.25)) {
      const how = one(serviceNames);
      const request = one([1, 1, 1, 2, 2, 2, 3, 3, whole(1, 8)]);
      return { act, server: 'service', request, how, isTaken: chance(0.7) };
    }
    return {
      act,
      server: 'host',
      request: one([whole(1, 5), whole(1, 10), whole(1, 16)]),
      how: one(HOST_FAULTS),
    };
  };
  /** Some faults last for a while. */
  const faults = upTo(10, fault, one([0.6, 0.85, 0.93])).flatMap((first): Fault[] => {
    const length = chance(0.15) ? whole(2, 4) : 1;
    return Array.from({ length }, (_, at) => ({ ...first, request: first.request + at }));
  });
  const happening = (): Happening => ({ at: anyMoment(), what: one(HAPPENINGS) });

  return {
    seed,
    flavour: one(['github', 'github', 'github', 'github', 'github', 'ghes', 'gitea']),
    thread: chance(0.7) ? 'issue' : 'pull',
    asks,
    acts,
    jobs: [job(), ...upTo(2, job)],
    countsTurns: chance(0.4),
    hasConflicts: chance(0.5),
    faults: faults.filter((fault, at) => faults.findIndex((other) => keyOf(other) === keyOf(fault)) === at),
    happenings: upTo(2, happening, 0.2),
  };
}

const keyOf = ({ act, server, request }: Fault): string => `${act}/${server}/${request}`;
