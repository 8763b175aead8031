import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readPrompt } from '../../../src/entries/wiring/read-prompt.ts';
import { parsePrompt, parsePromptData } from '../../../src/host/inputs/prompt.ts';

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'prompts-'));
  writeFileSync(join(workspace, 'a.md'), '\n  Explain.\n\n');
  writeFileSync(join(workspace, 'blank.md'), ' \n');
  writeFileSync(join(workspace, 'long.md'), 'x'.repeat(50_001));
  writeFileSync(join(workspace, 'table.md'), 'Refresh:\n\n{{table}}\n');
  writeFileSync(
    join(workspace, 'pages.md'),
    '{{#pages}}{{path}} {{total}}\n{{/pages}}{{^pages}}None.{{/pages}}',
  );
  writeFileSync(join(workspace, 'open.md'), '{{#pages}}');
  writeFileSync(join(workspace, 'only.md'), '{{#pages}}{{/pages}}');
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
    [
      'when too long in emoji, each of which counts as two',
      '😀'.repeat(25_001),
      '',
      /^Input prompt: 50,002 characters were given; accepted are at most 50,000 \(an emoji counts as two or more\)\.$/,
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

describe('promptData', () => {
  const parseData = (promptData: string, promptFile = 'a.md') =>
    parsePromptData({ INPUT_PROMPTDATA: promptData, INPUT_PROMPTFILE: promptFile });

  test('is an object, or nothing', () => {
    expect([parseData(''), parseData(' \n', ''), parseData('{}'), parseData(' { "a": [1] } ')]).toEqual([
      undefined,
      undefined,
      {},
      { a: [1] },
    ]);
  });

  test.each([
    ['words', 'table'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['what is left where an expression gave nothing', '{"pages": , "table": ""}'],
  ])('%s is refused', (_, text) => {
    expect(() => parseData(text)).toThrow(/^Input promptData: .*accepted is a JSON object/);
  });

  test('without a file is refused', () => {
    expect(() => parseData('{}', '')).toThrow(/^Input promptData: there is no promptFile/);
  });
});

/** What `{"pages": ${{ steps.views.outputs.top }}, "table": ${{ toJSON(steps.views.outputs.markdown) }}}` becomes. */
const asActionsWriteIt = ({ top, markdown }: { top: string; markdown: string }) =>
  `{"pages": ${top}, "table": ${JSON.stringify(markdown, null, 2)}}`;

describe('a template', () => {
  const fill = (promptFile: string, promptData: string, prompt = '') =>
    readPrompt(
      {
        INPUT_PROMPT: prompt,
        INPUT_PROMPTFILE: promptFile,
        INPUT_PROMPTDATA: promptData,
        GITHUB_WORKSPACE: workspace,
      },
      { workspaceIsForeign: false },
    );
  const hostile = '/x"}\\{{table}}${{ secrets.A }}$(id)`</td>\u2028\'';
  const data = asActionsWriteIt({
    top: JSON.stringify([{ path: hostile, human: 1, ai: 2, total: 3 }]),
    markdown: `| Page | Views |\n| --- | ---: |\n| \`\` ${hostile} \`\` | 3 |`,
  });

  test('takes the outputs of page-views as they are, whatever stands in a path', async () => {
    const { prompt, template } = await fill('table.md', data);
    expect(prompt).toBe(
      `Refresh:\n\n| Page | Views |\n| --- | ---: |\n| \`\` ${hostile.replace('\u2028', '\n')} \`\` | 3 |`,
    );
    expect(template).toBe('Refresh:\n\n{{table}}');
    expect((await fill('pages.md', data)).prompt).toBe(`${hostile.replace('\u2028', '\n')} 3`);
  });

  test('without pages', async () => {
    const none = asActionsWriteIt({ top: '[]', markdown: 'No page to list.' });
    expect((await fill('pages.md', none)).prompt).toBe('None.');
  });

  test('without data is a text', async () => {
    expect(await fill('table.md', '')).toEqual({
      prompt: 'Refresh:\n\n{{table}}',
      template: 'Refresh:\n\n{{table}}',
    });
  });

  test.each([
    ['a field that the data lacks', 'table.md', '{"tables":""}', /^Input promptData: .*"table"/],
    ['a tag that is not closed', 'open.md', '{}', /^Input promptFile: .*can't be read/],
    ['nothing once it is filled', 'only.md', '{"pages":[]}', /^Input promptFile: .*empty once it is filled/],
  ])('%s is refused', async (_, file, given, sentence) => {
    await expect(fill(file, given)).rejects.toThrow(sentence);
  });
});
