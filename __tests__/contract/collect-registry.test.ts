import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { concludeCollect } from '../../src/flows/collect/conclude.ts';
import { parseCollectInputs } from '../../src/host/collect/inputs.ts';
import { COLLECT_INPUTS, COLLECT_OUTPUTS } from '../../src/host/registry.ts';
import { FAILABLE } from '../../src/story/outcome.ts';
import { readAction } from '../support/action-metadata.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const root = resolve(import.meta.dirname, '../..');
const action = readAction(join(root, 'collect/action.yml'));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the collect action', () => {
  test('declares its inputs as the registry has them', () => {
    const declared = Object.entries(action.inputs).map(([name, input]) => [
      name,
      { required: input.required ?? false, default: String(input.default ?? '') },
    ]);
    const registered = Object.entries<{ default?: string; required?: true }>(COLLECT_INPUTS).map(
      ([name, entry]) => [name, { required: entry.required ?? false, default: entry.default ?? '' }],
    );
    expect(Object.fromEntries(registered)).toEqual(Object.fromEntries(declared));
  });

  test('declares its outputs as the registry has them, and writes each', () => {
    expect(Object.keys(action.outputs).sort()).toEqual([...COLLECT_OUTPUTS].sort());
    const written: string[] = [];
    const sinks = {
      setOutput: (name: string) => void written.push(name),
      addSummary: () => undefined,
      log: createRecordedLog(),
    };
    const nothing = { collected: [], broken: '', isCancelled: false };
    concludeCollect({ ...nothing, failOn: new Set(), trusted: {} }, sinks);
    expect(written.sort()).toEqual([...COLLECT_OUTPUTS].sort());
  });

  test.each(Object.keys(COLLECT_INPUTS).filter((name) => name !== 'githubToken'))('%s is read', (name) => {
    const parsers = read('src/host/collect/inputs.ts') + read('src/host/inputs/care.ts');
    expect(parsers).toMatch(new RegExp(`get\\('${name}'\\)`));
  });

  test('takes its own defaults', () => {
    const given = { INPUT_PROJECTID: 'docs', INPUT_SECRETKEY: 'mint_x' };
    expect(parseCollectInputs(given, FAILABLE)).toMatchObject({
      sinceMs: 7 * 24 * 3_600_000,
      staleMs: 24 * 3_600_000,
      concurrency: 4,
      timeoutMs: 600_000,
      failOn: new Set(),
    });
  });
});

test.each([
  ['90m', 90],
  ['1.5h', 90],
  ['7d', 7 * 24 * 60],
  ['2w', 14 * 24 * 60],
])('since: %s is %i minutes', (since, minutes) => {
  const given = { INPUT_PROJECTID: 'docs', INPUT_SECRETKEY: 'mint_x', INPUT_SINCE: since };
  expect(parseCollectInputs(given, FAILABLE).sinceMs).toBe(minutes * 60_000);
});

test.each(['7', 'd', '0d', '-1d', '7 d', '7y', '9999d', '1e3d', ''].filter(Boolean))(
  'since: %j is told in a sentence',
  (since) => {
    const given = { INPUT_PROJECTID: 'docs', INPUT_SECRETKEY: 'mint_x', INPUT_SINCE: since };
    expect(() => parseCollectInputs(given, FAILABLE)).toThrow(/^Input since: .* accepted is a number with/);
  },
);

test('the table of costs in docs/waiting-and-cost.md is what the model says', () => {
  const check = spawnSync(process.execPath, [join(root, 'bench/cost.ts'), '--check'], { encoding: 'utf8' });
  expect(check).toMatchObject({ status: 0, stderr: '' });
});
