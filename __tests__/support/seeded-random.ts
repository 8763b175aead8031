import { createHash } from 'node:crypto';

/** Numbers in [0, 1), the same ones for the same seed (mulberry32). */
export function createDraw(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The seed of all that is random in a run of tests: what a test draws, and the keys, ids and pauses that the product makes
 * in it. A failure prints it (seed-reporter.ts), and `DOCS_AGENT_TEST_SEED=… npm run jest -- path` plays it again.
 */
export const SEED_VARIABLE = 'DOCS_AGENT_TEST_SEED';

/** The run's seed: the one that is given, or else one of chance. */
export function chooseSeed(env: NodeJS.ProcessEnv): number {
  const given = env[SEED_VARIABLE];
  if (given === undefined) return Math.floor(Math.random() * 2 ** 32);
  if (!/^\d{1,10}$/.test(given))
    throw new Error(`${SEED_VARIABLE} is ${JSON.stringify(given)}: give a whole number, such as 42.`);
  return Number(given);
}

/** A seed of its own for each file of tests, so that no two draw the same ids. */
export function seedFor(path: string, seed: number): number {
  return createHash('sha256').update(`${seed} ${path}`).digest().readInt32LE();
}
