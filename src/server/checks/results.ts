import * as z from 'zod';
import { checkSchema } from '../../contract/checks.ts';

const resultSchema = checkSchema.extend({
  /** Milliseconds of its last run. */
  ms: z.number(),
  /** A sentence without an end, where it did not pass. */
  why: z.string().optional(),
  /** Whether what it printed is kept, under its place in the list. */
  log: z.boolean().optional(),
});

/** What became of a check in a turn. Names come from the configuration; `why` may hold foreign text. */
export type CheckResult = z.infer<typeof resultSchema>;

/** How results are kept with their turn. */
export function writeResults(results: readonly CheckResult[]): string {
  return JSON.stringify(results);
}

/** None where nothing was checked; what a later version wrote in another way is unknown, and counts as nothing. */
export function readResults(kept: string | null): CheckResult[] {
  if (kept === null) return [];
  try {
    return z.array(resultSchema).safeParse(JSON.parse(kept)).data ?? [];
  } catch {
    return [];
  }
}

/** Those that keep a change from being published as it is: they failed, or nobody knows. */
export function holdingBack(results: readonly CheckResult[]): CheckResult[] {
  return results.filter(({ status }) => status === 'failed' || status === 'skipped');
}

/** `links failed, vale was skipped` */
export function describeHolding(results: readonly CheckResult[]): string {
  return holdingBack(results)
    .map(({ name, status }) => `${name} ${status === 'failed' ? 'failed' : 'was skipped'}`)
    .join(', ');
}

/** `links failed (sent back once, 1.2 s)` */
export function describeResult({ name, status, rounds, ms }: CheckResult): string {
  const back = rounds === 0 ? '' : `sent back ${rounds === 1 ? 'once' : `${rounds} times`}, `;
  return `${name} ${status}${status === 'skipped' ? '' : ` (${back}${(ms / 1000).toFixed(1)} s)`}`;
}
