import { describe, expect, test } from '@jest/globals';
import type { ChangedCode } from '../../src/impact/changed-code.ts';
import { createPageIndex } from '../../src/impact/page-index.ts';
import { readPast } from '../../src/impact/past.ts';
import { kindOfPath } from '../../src/impact/paths.ts';
import { findTogether } from '../../src/impact/together.ts';
import { findUndocumented } from '../../src/impact/undocumented.ts';

const PATH = 'src/cli.ts';
const PAGE = 'docs/guide.md';
const nameOf = (name: string) => ({ name, kind: 'flag', group: 'flag', line: 1, isListed: true });

/** @param hits of the earlier changes of the file, the newest first: 1 where the page changed too */
async function lookBack(hits: string, siblings: readonly string[] = []) {
  async function* history() {
    for (const hit of hits) yield { paths: hit === '1' ? [PATH, PAGE] : [PATH], added: new Set<string>() };
  }
  const past = await readPast(history(), { changes: [{ path: PATH }], sort: kindOfPath });
  const pages = createPageIndex(new Set(['--new', ...siblings]));
  pages.add(PAGE, siblings.slice(0, 3).join('\n'));
  const file: ChangedCode = {
    path: PATH,
    isNew: false,
    fresh: [{ ...nameOf('--new'), siblings: siblings.map(nameOf) }],
    gone: [],
    renames: new Map(),
  };
  const given = { pages, past, isTested: true, hasTests: true };
  return {
    together: findTogether([file], given).length,
    undocumented: findUndocumented([file], given).length,
  };
}

test.each<[string, string, number]>([
  ['nearly always', '1110111', 1],
  ['often enough for a change that brings news', '010101010', 1],
  ['seldom', '1000100010', 0],
  ['not in the last four changes', `0000${'1'.repeat(6)}`, 0],
  ['nearly always, and lately eight times of twenty', `${'10100'.repeat(4)}${'1'.repeat(40)}`, 1],
  ['nearly always, and lately seven times of twenty', `10000${'10100'.repeat(3)}${'1'.repeat(40)}`, 0],
])('together: a page that changed with the file %s', async (_, hits, together) => {
  expect(await lookBack(hits)).toMatchObject({ together });
});

describe('undocumented, where three of eight names around it stand on a page', () => {
  const siblings = Array.from({ length: 8 }, (_, at) => `--flag-${at}`);

  test.each<[string, string, number]>([
    ['a fifth of the time', '00001000010000100001', 1],
    ['less often', '000001000010000100001', 0],
    ['once', '0001', 0],
  ])('that changed with the file %s', async (_, hits, undocumented) => {
    expect(await lookBack(hits, siblings)).toMatchObject({ undocumented });
  });
});
