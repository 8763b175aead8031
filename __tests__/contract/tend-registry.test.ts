import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { concludeTend } from '../../src/flows/tend/conclude.ts';
import { TEND_INPUTS, TEND_OUTPUTS } from '../../src/host/registry.ts';
import { parseTendInputs } from '../../src/host/tend/inputs.ts';
import { ROLES } from '../../src/instruction/roles.ts';
import { readAction } from '../support/action-metadata.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const root = resolve(import.meta.dirname, '../..');
const action = readAction(join(root, 'tend/action.yml'));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const DAY_MS = 24 * 3_600_000;

describe('the tend action', () => {
  test('declares its inputs as the registry has them', () => {
    const declared = Object.entries(action.inputs).map(([name, input]) => [
      name,
      { required: input.required ?? false, default: String(input.default ?? '') },
    ]);
    const registered = Object.entries<{ default?: string; required?: true }>(TEND_INPUTS).map(
      ([name, entry]) => [name, { required: entry.required ?? false, default: entry.default ?? '' }],
    );
    expect(Object.fromEntries(registered)).toEqual(Object.fromEntries(declared));
  });

  test('declares its outputs as the registry has them, and writes each', () => {
    expect(Object.keys(action.outputs).sort()).toEqual([...TEND_OUTPUTS].sort());
    const written: string[] = [];
    const sinks = {
      setOutput: (name: string) => void written.push(name),
      addSummary: () => undefined,
      log: createRecordedLog(),
    };
    const rules = {
      ...{ staleMs: DAY_MS, closeMs: undefined, keepLabel: 'keep', updateBranch: false, repair: false },
      ...{ repairChecks: false, repairReviews: false, repairMax: 3, deleteBranches: false },
    };
    const nothing = { tended: [], elsewhere: [], broken: '', dryRun: false, isCancelled: false };
    concludeTend({ ...nothing, rules, trusted: {} }, sinks);
    expect(written.sort()).toEqual([...TEND_OUTPUTS].sort());
  });

  test.each(Object.keys(TEND_INPUTS).filter((name) => name !== 'githubToken'))('%s is read', (name) => {
    expect(read('src/host/tend/inputs.ts')).toMatch(new RegExp(`get\\('${name}'\\)`));
  });

  test('takes its own defaults', () => {
    const given = { INPUT_PROJECTID: 'docs', INPUT_SECRETKEY: 'mint_x' };
    expect(parseTendInputs(given, ROLES)).toMatchObject({
      rules: {
        staleMs: 14 * DAY_MS,
        closeMs: undefined,
        keepLabel: 'keep-docs',
        updateBranch: false,
        repair: false,
        deleteBranches: false,
      },
      dailyLimit: undefined,
      dryRun: false,
      sinceMs: 180 * DAY_MS,
      timeoutMs: 600_000,
    });
  });
});
