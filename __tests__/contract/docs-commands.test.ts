import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findCalls, findMentions, whyRefused } from '../support/documented-commands.ts';
import { blocksOf, readPages, spansOf } from '../support/pages.ts';
import { readCommands } from '../support/shell-words.ts';

const root = resolve(import.meta.dirname, '../..');
const pages = readPages(root);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('every call of docs-agent in a document', () => {
  const calls = pages.flatMap(findCalls);

  test('is found', () => expect(calls.length).toBeGreaterThanOrEqual(10));

  test.each(calls.map(({ where, args }) => [where, args.join(' '), args] as const))(
    '%s: the command line takes it: %s',
    async (_where, _call, args) => {
      expect((await whyRefused(args))?.message).toBeUndefined();
    },
  );
});

describe('every command that a sentence names', () => {
  const unwritten = [
    'commander.missingArgument',
    'commander.optionMissingArgument',
    'commander.missingMandatoryOptionValue',
    'commander.help',
  ];

  test.each(
    pages.map((page) => [page.path, findMentions(page)] as const).filter(([, calls]) => calls.length > 0),
  )('%s: is there', async (_, mentions) => {
    for (const { args } of mentions) {
      const refusal = await whyRefused(args);
      const isKnown = refusal === undefined || unwritten.includes(refusal.code);
      expect([args.join(' '), isKnown ? '' : refusal.message]).toEqual([args.join(' '), '']);
    }
  });
});

test('every npm script that a document names is there', () => {
  const texts = pages.flatMap((page) => [...blocksOf(page).map(({ text }) => text), ...spansOf(page)]);
  const named = texts
    .flatMap((text) => [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)])
    .map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

describe('the check itself', () => {
  const page = (text: string) => ({ path: 'a.md', text });

  test.each([
    ['a call', 'docs-agent run --prompt "a  b"', ['run', '--prompt', 'a  b']],
    ['a variable before it', 'DOCS_AGENT_KEY=… docs-agent views', ['views']],
    ['a clone', 'node dist/cli/index.js doctor # says more', ['doctor']],
    [
      'an absolute one',
      'systemd-run --uid docs-agent \\\n  node /opt/x/dist/cli/index.js doctor',
      ['doctor'],
    ],
    ['a pipe', "git log | docs-agent run - --json > 'a b.json'", ['run', '-', '--json']],
    ['a package', 'npx --yes docs-agent-action@VERSION status JOB', ['status', 'JOB']],
  ])('finds %s', (_, script, args) => {
    expect(findCalls(page(`\`\`\`sh\n${script}\n\`\`\`\n`))).toEqual([{ where: 'a.md:1', args }]);
  });

  test.each([
    'docker build -t docs-agent .',
    'systemctl enable --now docs-agent',
    '# docs-agent run',
    'export DOCS_AGENT_KEY=docs-agent',
  ])('passes over what is no call: %s', (script) => {
    expect(findCalls(page(`- x\n\n  \`\`\`sh\n  ${script}\n  \`\`\`\n`))).toEqual([]);
  });

  test('takes of a session what was typed', () => {
    const session = '```console\n$ docs-agent status A\ndocs-agent: no\n```\n';
    expect(findCalls(page(session)).map(({ args }) => args)).toEqual([['status', 'A']]);
  });

  test('takes choices apart', () => {
    const mentions = findMentions(page('`docs-agent key create/list ID`, `docs-agent`, `other run`'));
    expect(mentions.map(({ args }) => args)).toEqual([
      ['key', 'create'],
      ['key', 'list'],
    ]);
  });

  test.each([
    [['run', '--promt', 'x'], "unknown option '--promt'"],
    [['rum'], "unknown command 'rum'"],
    [['status'], "missing required argument 'job'"],
    [['doctor', 'now'], 'too many arguments for'],
    [['key', 'create', '--project', 'docs', '--expires', 'soon'], '--expires'],
    [['serve', '--role', 'boss'], '--role'],
  ])('refuses %j', async (args, why) => {
    expect((await whyRefused(args))?.message).toContain(why);
  });
});

test.each([
  ['a \'b c\' "d $e" f\\ g', [['a', 'b c', 'd $e', 'f\\ g']]],
  ['a && b; c || d | e', [['a'], ['b'], ['c'], ['d'], ['e']]],
  ['X=1 Y=2 a # b', [['a']]],
  ['X=1', []],
  ['a#b', [['a#b']]],
])('words of %j', (script, commands) => expect(readCommands(script)).toEqual(commands));
