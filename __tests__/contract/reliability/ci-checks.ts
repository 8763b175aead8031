import type { FoundTest } from './test-titles.ts';

/** From the repository's root: what CI runs, the tests and beside them its checks. */
export const CI_RUN = '.ci/run';

/** The commands that a script of CI checks, each as a test of its own: `check npm run demo`. */
export const findChecks = (script: string): FoundTest[] =>
  [...script.matchAll(/^check +(.*?) *(?:#.*)?$/gm)].map(([, command = '']) => ({
    path: [[command]],
    isSkipped: false,
  }));
