import { describe, expect, test } from '@jest/globals';
import { exitCodeFor, FAILABLE, OUTCOMES, type Outcome, type RunReport } from '../../src/flows/outcome.ts';

const report = (outcome: Outcome, job?: RunReport['job']): RunReport => ({
  outcome,
  sentence: '',
  elapsedMs: 0,
  ...(job ? { job } : {}),
});
const standard = new Set<Outcome>(['failed', 'archived', 'timeout']);
const link = { status: 'archived', prLink: 'https://x.example/1' } as const;

test.each<[Outcome, 0 | 1, 0 | 1, 0 | 1]>([
  ['pull-request', 0, 0, 0],
  ['no-pull-request', 0, 0, 1],
  ['failed', 1, 0, 1],
  ['archived', 1, 0, 1],
  ['timeout', 1, 0, 1],
  ['detached', 0, 0, 1],
  ['skipped', 0, 0, 1],
  ['unknown', 1, 1, 1],
  ['cancelled', 1, 1, 1],
  ['error', 1, 1, 1],
])('%s: %i by default, %i with none, %i with all', (outcome, byDefault, withNone, withAll) => {
  const codes = [standard, new Set<Outcome>(), new Set(FAILABLE)].map((failOn) =>
    exitCodeFor(report(outcome), failOn),
  );
  expect(codes).toEqual([byDefault, withNone, withAll]);
});

test('an archived job that has a pull request is a success', () => {
  expect(exitCodeFor(report('archived', link), standard)).toBe(0);
  expect(exitCodeFor(report('archived', { ...link, prLink: null }), standard)).toBe(1);
});

describe('failOn may name', () => {
  test('all but the outcome that everybody wants', () => {
    expect([...FAILABLE, 'pull-request'].sort()).toEqual(Object.keys(OUTCOMES).sort());
  });
});
