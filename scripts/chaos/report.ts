import { execFileSync } from 'node:child_process';
import type { Facts } from './facts.ts';
import type { Violation } from './judge.ts';
import type { Plan } from './plan.ts';

export interface Failure {
  readonly seed: number;
  readonly violations: readonly Violation[];
  /** The smallest plan that breaks the same promise. */
  readonly plan: Plan;
}

/** What all seeds together have seen. */
export interface Tally {
  seeds: number;
  runs: number;
  readonly by: Record<
    'run' | 're-run' | 'collect' | 'tend' | 'signal' | 'happening' | 'job' | 'message',
    number
  >;
  readonly faults: Map<string, number>;
  readonly outcomes: Map<string, number>;
}

export const startTally = (): Tally => ({
  seeds: 0,
  runs: 0,
  by: { run: 0, 're-run': 0, collect: 0, tend: 0, signal: 0, happening: 0, job: 0, message: 0 },
  faults: new Map(),
  outcomes: new Map(),
});

export function count(tally: Tally, { acts, service, struck, happened }: Facts): void {
  tally.seeds += 1;
  const add = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);
  for (const { act, result } of acts) {
    tally.runs += 1;
    tally.by[act.what === 'run' && act.attempt > 1 ? 're-run' : act.what] += 1;
    tally.by.signal += result.signalsSent.length;
    if (act.what === 'run') add(tally.outcomes, result.outputs.outcome || 'killed');
  }
  for (const { server, how } of struck) add(tally.faults, `${server}: ${how}`);
  tally.by.happening += happened.length;
  const taken = service.filter(({ isTaken }) => isTaken);
  tally.by.job += taken.filter(({ operation }) => operation === 'create').length;
  tally.by.message += taken.filter(({ operation }) => operation === 'message').length;
}

/** A plan on a command line: JSON knows no single quotes but in texts, and its texts are ours. */
export const replayLine = ({ plan, seed }: Pick<Failure, 'plan' | 'seed'>, isWhole: boolean): string =>
  isWhole ? `npm run chaos -- --seed ${seed}` : `npm run chaos -- --plan '${JSON.stringify(plan)}'`;

/** A short summary for people, the commonest first. */
export function renderTally(
  tally: Tally,
  { failures, seconds, cpuSeconds }: { failures: readonly Failure[]; seconds: number; cpuSeconds: number },
): string {
  const { by } = tally;
  const list = (map: ReadonlyMap<string, number>) =>
    [...map]
      .sort(([, a], [, b]) => b - a)
      .map(([name, times]) => `${name} ${times}`)
      .join(', ');
  const faults = [...tally.faults.values()].reduce((sum, times) => sum + times, 0);
  return [
    `${tally.seeds} seeds, ${tally.runs} runs: ${by.run} runs, ${by['re-run']} re-runs, ${by.collect} collect, ${by.tend} tend`,
    `${faults} faults of ${tally.faults.size} kinds, ${by.signal} signals, ${by.happening} deeds of others; ${by.job} jobs and ${by.message} messages taken`,
    `Outcomes: ${list(tally.outcomes)}`,
    `Faults: ${list(tally.faults)}`,
    `${Math.round(seconds)} s, ${(cpuSeconds / Math.max(1, tally.seeds)).toFixed(2)} s of processor time a seed; ${describeState()}`,
    failures.length === 0
      ? 'Nothing found.'
      : `${failures.length} seeds broke a promise: ${failures.map(({ seed }) => seed).join(', ')}`,
  ].join('\n');
}

/** Date and commit, with a word where files differ from it. */
export function describeState(): string {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return '';
    }
  };
  const commit = git('rev-parse', '--short', 'HEAD') || 'no commit';
  const changed = git('status', '--porcelain', '--', 'src', 'dist') === '' ? '' : ' with changes';
  return `${new Date().toISOString().slice(0, 10)}, ${commit}${changed}`;
}
