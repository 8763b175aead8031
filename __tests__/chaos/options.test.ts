import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makePlan } from '../../scripts/chaos/make-plan.ts';
import { readOptions, UsageError } from '../../scripts/chaos/options.ts';
import { replayLine } from '../../scripts/chaos/report.ts';

test('a hundred seeds by itself, one that is named, any number from one on', () => {
  expect(readOptions([])).toMatchObject({ first: 1, count: 100, plan: undefined, out: undefined });
  expect(readOptions(['--seed', '42'])).toMatchObject({ first: 42, count: 1 });
  expect(readOptions(['--seed', '42', '--seeds', '7', '--jobs', '3', '--tries', '0'])).toMatchObject({
    first: 42,
    count: 7,
    jobs: 3,
    tries: 0,
  });
  expect(readOptions(['--help'])).toBeUndefined();
});

test.each([
  [['--seeds', '0'], /--seeds is "0"; give a whole number of 1 or more/],
  [['--jobs', 'many'], /--jobs is "many"/],
  [['--sedes', '1'], /--help/],
  [['--plan', '{}'], /--plan needs the JSON of a plan/],
  [['--plan', '@/nowhere/at/all'], /--plan needs the JSON of a plan/],
])('%j is refused with a sentence', (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

test('the line that a failure prints is read back', () => {
  const plan = makePlan(9);
  const line = replayLine({ plan, seed: 9 }, false);
  expect(line.match(/'/g)).toHaveLength(2);
  expect(readOptions(['--plan', /'(.*)'/s.exec(line)?.[1] ?? ''])?.plan).toEqual(plan);
  expect(replayLine({ plan, seed: 9 }, true)).toBe('npm run chaos -- --seed 9');
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  try {
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
    expect(readOptions(['--plan', `@${join(folder, 'plan.json')}`])?.plan).toEqual(plan);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
