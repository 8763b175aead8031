import { appendFileSync, readFileSync } from 'node:fs';
import { judge, type Violation } from './chaos/judge.ts';
import { makePlan } from './chaos/make-plan.ts';
import { type Options, readOptions, USAGE, UsageError } from './chaos/options.ts';
import type { Plan } from './chaos/plan.ts';
import { play } from './chaos/play.ts';
import {
  count,
  describeState,
  type Failure,
  renderTally,
  replayLine,
  startTally,
  type Tally,
} from './chaos/report.ts';
import { shrink } from './chaos/shrink.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = await run(options);
  else console.log(USAGE);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function run({ first, count: seeds, jobs, tries, plan, out }: Options): Promise<0 | 1> {
  const startedMs = performance.now();
  const tally = startTally();
  const failures: Failure[] = [];
  const plans = plan ? [plan] : Array.from({ length: seeds }, (_, at) => makePlan(first + at));
  const note = (line: object) => {
    if (out !== undefined) appendFileSync(out, `${JSON.stringify(line)}\n`);
  };
  const playOne = async (whole: Plan) => {
    const violations = await watchPlay(whole, tally);
    if (violations.length === 0) return;
    const { seed } = whole;
    console.log(`Seed ${seed}:`);
    for (const { invariant, what } of violations) console.log(`  ${invariant}: ${what}`);
    console.log(`  Again: ${replayLine({ plan: whole, seed }, plan === undefined)}`);
    const broken = new Set(violations.map(({ invariant }) => invariant));
    const breaksAgain = async (smaller: Plan) =>
      (await watchPlay(smaller)).some(({ invariant }) => broken.has(invariant));
    const small = await shrink(whole, { fails: breaksAgain, tries });
    if (small.plan !== whole)
      console.log(`  Seed ${seed} smaller: ${replayLine({ plan: small.plan, seed }, false)}`);
    failures.push({ seed, violations, plan: small.plan });
    note({ seed, violations, plan: small.plan });
  };
  // The long ones first, so that the last one leaves nobody waiting.
  const queue = plans.toSorted((a, b) => b.acts.length - a.acts.length);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await playOne(next);
  };
  await Promise.all(Array.from({ length: Math.min(jobs, plans.length) }, work));
  const seconds = (performance.now() - startedMs) / 1_000;
  const cpuSeconds = usedCpuSeconds();
  console.log(renderTally(tally, { failures, seconds, cpuSeconds }));
  note({
    ...tally,
    faults: [...tally.faults],
    outcomes: [...tally.outcomes],
    seconds,
    cpuSeconds,
    first,
    failed: failures.length,
    state: describeState(),
  });
  return failures.length === 0 ? 0 : 1;
}

/** Plays a plan and judges it. What can't even be read, such as a file that the runner would reject, breaks a promise as well. */
async function watchPlay(plan: Plan, tally?: Tally): Promise<readonly Violation[]> {
  try {
    const facts = await play(plan);
    if (tally) count(tally, facts);
    return judge(facts);
  } catch (error) {
    return [{ invariant: 'can be read', what: error instanceof Error ? error.message : String(error) }];
  }
}

/** Of this process and of those that it has started; 0 where the system does not tell. */
function usedCpuSeconds(): number {
  try {
    // utime, stime, cutime and cstime stand behind the name, in ticks of 10 ms: proc(5).
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  } catch {
    return 0;
  }
}
