import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Plan } from './plan.ts';

/** A seed waits most of its time, since the action writes a comment no more than once a second. */
const SEEDS_AT_ONCE = 8 * availableParallelism();

export const USAGE = `npm run chaos -- [options]

Plays whole runs of the built actions against stand-ins of the service and the code host that go wrong together: faults of
any request, signals, re-runs, several commands at once, collect and tend beside them, in an order that a seed decides.
Ends with 0 only where every promise of docs/reliability.md that it holds them against was kept. Build dist first.

  --seeds N      how many seeds to play (100)
  --seed K       the first of them (1); alone, that one seed
  --jobs N       how many at a time (8 for each processor: ${SEEDS_AT_ONCE})
  --tries N      how many smaller plans of a failing seed are played (60); 0 leaves it as it is
  --plan JSON    plays this plan, as a failure prints it; @FILE reads it from a file
  --out FILE     appends a line of JSON for each failing seed, and one for the whole
  --help         shows this`;

/** The command line is wrong; the message is one sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Options {
  readonly first: number;
  readonly count: number;
  readonly jobs: number;
  readonly tries: number;
  readonly plan: Plan | undefined;
  readonly out: string | undefined;
}

/**
 * @returns undefined where help was asked for
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const whole = (name: 'seeds' | 'seed' | 'jobs' | 'tries', least: number, otherwise: number): number => {
    const given = values[name];
    if (given === undefined) return otherwise;
    if (/^\d{1,9}$/.test(given) && Number(given) >= least) return Number(given);
    throw new UsageError(`--${name} is ${JSON.stringify(given)}; give a whole number of ${least} or more.`);
  };
  return {
    first: whole('seed', 0, 1),
    count: whole('seeds', 1, values.seed === undefined ? 100 : 1),
    jobs: whole('jobs', 1, SEEDS_AT_ONCE),
    tries: whole('tries', 0, 60),
    plan: values.plan === undefined ? undefined : readPlan(values.plan),
    out: values.out,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        seeds: text,
        seed: text,
        jobs: text,
        tries: text,
        plan: text,
        out: text,
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    // Node adds hints behind the first sentence.
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split(/\n|\. /);
    throw new UsageError(`${said.replace(/\.$/, '')}; \`npm run chaos -- --help\` shows what there is.`);
  }
}

function readPlan(given: string): Plan {
  try {
    const plan = JSON.parse(given.startsWith('@') ? readFileSync(given.slice(1), 'utf8') : given) as Plan;
    if (Array.isArray(plan.acts) && Array.isArray(plan.faults)) return plan;
  } catch {
    // Said below.
  }
  throw new UsageError(
    '--plan needs the JSON of a plan, as a failing seed prints it, or @ and a file that holds one.',
  );
}
