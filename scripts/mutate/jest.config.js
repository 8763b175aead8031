import { resolve } from 'node:path';
import config from '../../jest.config.js';

const ROOMS = ['client', 'flows', 'instruction', 'job', 'story', 'text', 'thread'];

/** Of the contract's tests those that load it: the others look at files and start processes, which no mutant reaches. */
const OF_CONTRACT =
  '(behind-instruction|branch-name|loopback|own-traces|paths|preview|runner-service|schemas|secret-key)';

/** The tests that mutants are shown to: no scenario and no service, which start processes of the built dist. */
export default {
  ...config,
  rootDir: '../..',
  // Jest's own, which loads everything anew: a mutant may be of what a module does when it is loaded.
  runtime: undefined,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^fast-check$': '<rootDir>/__tests__/support/jest/fast-check.ts' },
  // Whole: the tool looks for it from its own folder.
  testEnvironment: resolve(import.meta.dirname, 'first-failure-environment.ts'),
  runner: resolve(import.meta.dirname, 'first-failure-runner.ts'),
  reporters: ['default'],
  testMatch: [
    ...ROOMS.map((room) => `<rootDir>/__tests__/${room}/**/*.test.ts`),
    `<rootDir>/__tests__/contract/${OF_CONTRACT}.test.ts`,
  ],
};
