import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isMap, parseDocument, visit } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

/** YAML as people copy it: the blocks of a page, each with the line before its first. */
function blocksOf(page: string): { line: number; text: string }[] {
  return [...page.matchAll(/^( *)```ya?ml\n([\s\S]*?)^\1```$/gm)].map(({ index, 2: text = '' }) => ({
    line: page.slice(0, index).split('\n').length,
    text,
  }));
}

/** Lines with a mapping in braces that holds something. */
function findFlowMappings(text: string): number[] {
  const document = parseDocument(text);
  expect(document.errors).toEqual([]);
  const lines: number[] = [];
  visit(document, {
    Map: (_, node) => {
      if (node.flow && node.items.length > 0)
        lines.push(text.slice(0, node.range?.[0] ?? 0).split('\n').length);
    },
  });
  return lines;
}

const files = [
  '',
  'page-views',
  'collect',
  'tend',
  'examples',
  'examples/other-ci',
  'docs',
  'bench',
  '.github/workflows',
]
  .flatMap((folder) => {
    try {
      return readdirSync(join(root, folder)).map((file) => join(folder, file));
    } catch {
      return []; // A folder that this version does not have.
    }
  })
  .filter((file) => /\.(?:md|ya?ml)$/.test(file));

test.each([
  ['a: { b: 1 }', [1]],
  ['a:\n  - { b: 1 }\n  - [{ c: { d: 1 } }]', [2, 3, 3]],
  ['a: {}\nb: [c]\nd: ${{ e }}\n# { f: 1 }', []],
])('mappings in braces: %j', (text, lines) => {
  expect(findFlowMappings(text)).toEqual(lines);
});

describe('YAML in', () => {
  test.each(files)('%s is in blocks', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const blocks = file.endsWith('.md') ? blocksOf(text) : [{ line: 0, text }];
    const found = blocks.flatMap((block) => findFlowMappings(block.text).map((line) => block.line + line));
    expect(found).toEqual([]);
  });
});

test('the quickstart fits on a screen, and is a workflow', () => {
  const [quickstart] = blocksOf(readFileSync(join(root, 'README.md'), 'utf8'));
  expect(quickstart?.text.trimEnd().split('\n').length).toBeLessThanOrEqual(18);
  const { contents } = parseDocument(quickstart?.text ?? '');
  expect(isMap(contents) && contents.items.map(({ key }) => String(key))).toEqual([
    'on',
    'permissions',
    'jobs',
  ]);
});
