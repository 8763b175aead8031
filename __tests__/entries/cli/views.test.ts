import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { viewsCommand } from '../../../src/entries/cli/views.ts';
import { toOption } from '../../../src/host/command-line/options.ts';
import { wantsColour } from '../../../src/host/command-line/terminal.ts';
import { PAGE_VIEWS_INPUTS } from '../../../src/host/registry.ts';
import { json } from '../../support/answers.ts';
import { runInProcess } from '../../support/run-command.ts';
import { startScriptedService } from '../../support/scripted-service.ts';

const KEY = 'mint_k3yForTheTestsOnly';
const PAGE = {
  totals: { human: 30, ai: 10, total: 40 },
  views: [
    { path: '/a', human: 20, ai: 5, total: 25 },
    { path: `/\u001b[2J${KEY}`, human: 10, ai: 5, total: 15 },
  ],
  hasMore: false,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'views-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(args: string[], more: { columns?: number; env?: NodeJS.ProcessEnv; page?: unknown } = {}) {
  await using service = await startScriptedService({ script: () => json(200, more.page ?? PAGE) });
  const env = { DOCS_AGENT_KEY: KEY, DOCS_AGENT_URL: service.url, TMPDIR: folder, ...more.env };
  const given = { env, columns: more.columns };
  const { code, out, err } = await runInProcess(
    viewsCommand,
    ['views', '--project-id', 'docs', ...args],
    given,
  );
  for (const text of [out, err]) expect(text).not.toContain(KEY);
  return { code, out, err, requests: service.list() };
}

test('prints the report, and tells of its progress beside it', async () => {
  const { code, out, err } = await run(['--top', '1']);
  expect(code).toBe(0);
  expect(out).toMatch(/human {2}30 {2}75\.0 %/);
  expect(out).toMatch(/^ {2}\/a .*25 {2}█+▒+$/m);
  expect(out).not.toMatch(/[^\P{Cc}\n]/u);
  expect(err).toContain('2 rows in 1 page,');
});

test.each<[string, number | undefined, NodeJS.ProcessEnv, boolean]>([
  ['on a terminal', 80, {}, true],
  ['into a file', undefined, {}, false],
  ['on a terminal with NO_COLOR', 80, { NO_COLOR: '1' }, false],
  ['on a dumb terminal', 80, { TERM: 'dumb' }, false],
])('colours %s: %p', async (_, columns, env, coloured) => {
  const { out } = await run([], { ...(columns === undefined ? {} : { columns }), env });
  expect(/\p{Cc}\[34m/u.test(out)).toBe(coloured);
  expect(wantsColour(env, columns !== undefined)).toBe(coloured);
});

test('prints JSON and nothing else with --json', async () => {
  const { code, out } = await run(['--json', '--include', '/a']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    human: 20,
    ai: 5,
    total: 25,
    pages: 1,
    requests: 1,
    partial: false,
  });
});

test.each([
  ['report.html', /^<!doctype html>/],
  ['report.svg', /^<svg /],
])('writes %s', async (name, start) => {
  const { code } = await run(['--report', join(folder, name), '--file', join(folder, 'v.csv')]);
  expect(code).toBe(0);
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(start);
  expect(readdirSync(folder).sort()).toEqual([name, 'v.csv'].sort());
});

describe('called wrongly', () => {
  test.each<[string, string[], RegExp]>([
    ['an option that nobody knows', ['--frobnicate'], /--frobnicate/],
    ['a period that is none', ['--period', 'soon'], /^docs-agent: --period: "soon"/m],
    ['a report of another kind', ['--report', 'x.pdf'], /--report: .*\.html or \.svg/],
    ['an option without its value', ['--period'], /period/],
  ])('%s', async (_, args, message) => {
    const { code, err, requests } = await run(args);
    expect({ code, requests }).toEqual({ code: 2, requests: [] });
    expect(err).toMatch(message);
  });

  test('a report where a folder stands', async () => {
    mkdirSync(join(folder, 'r.html'));
    const { code, err, requests } = await run(['--report', join(folder, 'r.html')]);
    expect({ code, requests }).toEqual({ code: 2, requests: [] });
    expect(err).toMatch(/--report: ".*r\.html" is a folder; accepted is a file\./);
  });

  test('without a key', async () => {
    const { code, err } = await run([], { env: { DOCS_AGENT_KEY: '' } });
    expect(code).toBe(2);
    expect(err).toMatch(/DOCS_AGENT_KEY/);
  });
});

test('fails where rows are missing', async () => {
  const { code, err, out } = await run([], { page: { ...PAGE, hasMore: true } });
  expect(code).toBe(1);
  expect(err).toMatch(/docs-agent: Page views are incomplete: .*only repeats rows/);
  expect(out).toContain('/a');
});

test('--help names every input of the action that has a meaning here', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  const workflowOnly = ['secretKey', 'issueNumber', 'cooldownDays', 'githubToken'];
  const names = Object.keys(PAGE_VIEWS_INPUTS).filter((name) => !workflowOnly.includes(name));
  for (const option of [...names.map(toOption), '--key-file', '--report', '--json'])
    expect(out).toMatch(new RegExp(`^ .*${option}\\b`, 'm'));
  expect(out).toContain('DOCS_AGENT_KEY');
});

test('an option that may be repeated is', async () => {
  const { out } = await run(['--json', '--include', '/a', '--include', '/b', '--exclude', '/b']);
  expect(JSON.parse(out)).toMatchObject({ pages: 1 });
});

test.each([
  ['dateFrom', '--date-from'],
  ['top', '--top'],
  ['secretKey', 'DOCS_AGENT_KEY'],
])('%s is %s for a person at a terminal', (input, option) => {
  expect(toOption(input)).toBe(option);
});
