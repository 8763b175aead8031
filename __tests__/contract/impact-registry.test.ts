import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseImpactInputs } from '../../src/host/impact/inputs.ts';
import { IMPACT_INPUTS, IMPACT_OUTPUTS } from '../../src/host/registry.ts';
import { FINDING_KINDS } from '../../src/impact/finding.ts';
import { readAction } from '../support/action-metadata.ts';

const root = resolve(import.meta.dirname, '../..');
const action = readAction(join(root, 'impact/action.yml'));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the impact action', () => {
  test('declares its inputs as the registry has them', () => {
    const declared = Object.entries(action.inputs).map(([name, input]) => [
      name,
      { required: input.required ?? false, default: String(input.default ?? '') },
    ]);
    const registered = Object.entries<{ default?: string; required?: true }>(IMPACT_INPUTS).map(
      ([name, entry]) => [name, { required: entry.required ?? false, default: entry.default ?? '' }],
    );
    expect(Object.fromEntries(registered)).toEqual(Object.fromEntries(declared));
  });

  test('declares its outputs as the registry has them, and writes each', () => {
    expect(Object.keys(action.outputs).sort()).toEqual([...IMPACT_OUTPUTS].sort());
    for (const name of IMPACT_OUTPUTS)
      expect(read('src/impact/answer-event.ts')).toContain(`setOutput('${name}', `);
  });

  test.each(Object.keys(IMPACT_INPUTS).filter((name) => !['githubToken', 'command'].includes(name)))(
    '%s is read',
    (name) => expect(read('src/host/impact/inputs.ts')).toMatch(new RegExp(`get\\('${name}'\\)`)),
  );

  test('names the kinds of findings that failOn takes', () => {
    for (const kind of FINDING_KINDS) expect(action.inputs.failOn?.description).toContain(`\`${kind}\``);
  });

  test('takes its own defaults', () => {
    expect(parseImpactInputs({}, FINDING_KINDS)).toEqual({
      docs: [],
      code: [],
      map: '',
      ignore: [],
      views: '',
      comment: true,
      annotations: true,
      drafts: false,
      command: '/docs',
      failOn: new Set(),
    });
  });

  test.each([
    [
      'failOn',
      'undocumented, wrong',
      /^Input failOn: "wrong" was given; accepted are undocumented, stale, together, mapped, or none\./,
    ],
    ['comment', 'maybe', /^Input comment: "maybe" was given; accepted are true and false\./],
    ['docs', 'x'.repeat(501), /^Input docs: .* accepted are at most 500 characters\./],
    ['command', '/docs please', /^Input command: /],
  ])('%s: a wrong one is told in a sentence', (name, value, sentence) => {
    const given = { [`INPUT_${name.toUpperCase()}`]: value };
    expect(() => parseImpactInputs(given, FINDING_KINDS)).toThrow(sentence);
  });
});
