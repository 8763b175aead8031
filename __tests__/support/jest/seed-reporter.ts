import { chooseSeed, SEED_VARIABLE } from '../seeded-random.ts';

type Results = { numFailedTests: number; numRuntimeErrorTestSuites: number };

/** Jest's reporter that says after a failure how to have the same random data again. */
export default class SeedReporter {
  onRunComplete(_contexts: unknown, { numFailedTests, numRuntimeErrorTestSuites }: Results): void {
    if (numFailedTests + numRuntimeErrorTestSuites === 0) return;
    const seed = chooseSeed(process.env);
    process.stderr.write(`Random data came from a seed. To have it again: ${SEED_VARIABLE}=${seed}\n`);
  }
}
