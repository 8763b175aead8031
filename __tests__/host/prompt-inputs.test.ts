import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parsePrompt } from '../../src/host/prompt-inputs.ts';

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'prompts-'));
  writeFileSync(join(workspace, 'a.md'), '\n  Explain.\n\n');
  writeFileSync(join(workspace, 'blank.md'), ' \n');
  writeFileSync(join(workspace, 'long.md'), 'x'.repeat(50_001));
});
afterAll(() => rmSync(workspace, { recursive: true }));

const parse = (prompt: string, promptFile = '', workspaceIsForeign = false) =>
  parsePrompt(
    { INPUT_PROMPT: prompt, INPUT_PROMPTFILE: promptFile, GITHUB_WORKSPACE: workspace },
    { workspaceIsForeign },
  );

test('comes from the input or from the file, trimmed', () => {
  expect([parse(' Explain.\n'), parse('', 'a.md'), parse('x', '', true)]).toEqual([
    'Explain.',
    'Explain.',
    'x',
  ]);
  expect(parse('x'.repeat(50_000))).toHaveLength(50_000);
});

describe('is refused', () => {
  test.each<[string, string, string, RegExp]>([
    ['with neither', '', '', /^Input prompt: neither prompt nor promptFile/],
    ['with blanks for both', ' \n', ' ', /^Input prompt: neither/],
    ['with both', 'x', 'a.md', /^Input prompt: prompt and promptFile were both given/],
    ['from a blank file', '', 'blank.md', /^Input promptFile: it is empty/],
    [
      'when too long',
      'x'.repeat(50_001),
      '',
      /^Input prompt: 50,001 characters were given; accepted are at most 50,000/,
    ],
    ['from a file that is too long', '', 'long.md', /^Input promptFile: 50,001/],
    ['from a file outside', '', '../x', /^Input promptFile: /],
  ])('%s', (_, prompt, file, sentence) => {
    expect(() => parse(prompt, file)).toThrow(sentence);
  });

  test('from a file of a workspace that may be a stranger’s', () => {
    expect(() => parse('', 'a.md', true)).toThrow(/^Input promptFile: .*pull_request_target/);
  });
});
