import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readYamlTexts } from '../../scripts/lint/workflow-texts.ts';
import { readAction } from '../support/action-metadata.ts';
import { checkDocumentedConfig } from '../support/documented-configuration.ts';
import { findWrongSteps } from '../support/documented-steps.ts';
import { blocksOf, readPages } from '../support/pages.ts';

const root = resolve(import.meta.dirname, '../..');
const pages = readPages(root);

describe('every configuration in a document', () => {
  const blocks = pages.flatMap((page) =>
    blocksOf(page)
      .filter(({ language }) => language === 'json')
      .map(({ line, text }) => [`${page.path}:${line}`, text] as const),
  );

  test('is found', () => expect(blocks.length).toBeGreaterThanOrEqual(10));

  test.each(blocks)('%s: the service takes it', (_, text) => {
    expect(() => checkDocumentedConfig(text)).not.toThrow();
  });

  test.each([
    ['a setting that is none', '{"agnet": {"command": "x"}}', 'agnet'],
    ['a value that is none', '{"concurrency": 0}', 'concurrency'],
    ['a part of a project', '"pullRequests": {"host": "gitlub"}', 'pullRequests'],
    ['no JSON', '{"a": 1,}', 'JSON'],
  ])('would be refused: %s', (_, text, why) => {
    expect(() => checkDocumentedConfig(text)).toThrow(why);
  });
});

describe('every step with one of our actions', () => {
  const folders = ['', 'page-views', 'collect', 'tend', 'impact', 'service'];
  const actions = new Map(folders.map((name) => [name, readAction(join(root, name, 'action.yml'))]));
  const texts = readYamlTexts(root).filter(({ text }) => /\buses: /.test(text));

  test('is found', () => expect(texts.length).toBeGreaterThanOrEqual(15));

  test.each(texts.map(({ where, text }) => [where, text]))('%s: gives what the action takes', (_, text) => {
    expect(findWrongSteps(text, actions)).toEqual([]);
  });

  const collect = '- uses: OWNER/docs-agent-action/collect@COMMIT\n  with:\n    projectId: a\n';
  test.each([
    ['an input that is none', `${collect}    secretKey: b\n    sinse: 7d\n`, ['has no input sinse']],
    ['an input that is missing', collect, ['needs secretKey']],
    [
      'an action that is none',
      '- uses: OWNER/docs-agent-action/colect@COMMIT\n',
      ['there is no such action'],
    ],
    [
      'an output that is none',
      `- id: a\n  uses: OWNER/docs-agent-action/impact@COMMIT\n- if: steps.a.outputs.inpact == 'x'\n  run: \${{ steps.b.outputs.c }}\n`,
      ['has no output inpact'],
    ],
    [
      'one by its whole address',
      '- uses: https://github.com/OWNER/docs-agent-action/impact@COMMIT\n  with: { doc: a }\n',
      ['has no input doc'],
    ],
    ['one of this repository', '- uses: ./impact\n  with: { doc: a }\n', ['has no input doc']],
    ['another’s', '- uses: actions/checkout@0\n  with: { doc: a }\n', []],
  ])('is told where it is wrong: %s', (_, text, wrong) => {
    expect(findWrongSteps(text, actions)).toEqual(wrong.map((part) => expect.stringContaining(part)));
  });
});
