import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readOptions } from '../../scripts/agents/options.ts';
import { AFTER, AGENTS, CASES, expectedEnd, movesOf, startOf } from '../../scripts/agents/roster.ts';
import { judge, type Seen } from '../../scripts/agents/run-case.ts';
import { parseConfig } from '../../src/server/config/config.ts';

const document = readFileSync(resolve(import.meta.dirname, '../../docs/agents.md'), 'utf8');
const sections = new Map(
  document
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n', 1)[0] ?? '', section]),
);

describe.each(AGENTS)('docs/agents.md on $name', (agent) => {
  const section = sections.get(agent.name) ?? '';

  test('it names the version that is run, and the configuration with which it is', () => {
    expect(section).toContain(`\`${agent.package}\` ${agent.version}`);
    const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(section)?.[1] ?? '');
    const config = parseConfig(example, { directory: '/srv', environment: { DOCS_TOKEN: 'x' } });
    const found = config.projects.get('docs')?.agent;
    expect(found?.command).toEqual([
      ...(agent.start ?? []),
      `/opt/agents/${agent.program}`,
      ...agent.arguments,
    ]);
    expect(found?.promptAs).toBe(agent.promptAs);
    expect(found?.env).toEqual([agent.keyEnv, ...Object.keys(agent.env ?? {})]);
    expect(found?.network.length).toBeGreaterThan(0);
    for (const name of Object.entries(agent.env ?? {})) expect(section).toContain(name.join('='));
  });

  test.each(CASES)('its table says how %s ends', (kase) => {
    const rows = (sections.get('What was seen') ?? '')
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()));
    const heads = rows.find((cells) => cells.includes('change')) ?? [];
    const row = rows.find((cells) => cells[1] === agent.name) ?? [];
    expect(row[heads.indexOf(kase)]).toBe(expectedEnd(agent, kase));
  });
});

test.each(['examples/any-agent.yml', 'service/README.md'])(
  '%s has the agent and the settings of docs/agents.md, without a shell for the agent',
  (file) => {
    const [agent] = AGENTS;
    if (!agent) throw new Error('no agents');
    const text = readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
    const names = [agent.keyEnv, ...Object.keys(agent.env ?? {})];
    expect(text).toContain(`${agent.package}@${agent.version} `);
    expect(text).toContain(`agentCommand: claude ${agent.arguments.join(' ').replace(',Bash', '')}\n`);
    expect(text).toMatch(new RegExp(`agentEnv: ${names.join(', ')}(?: #|\n)`));
    for (const [name, value] of Object.entries(agent.env ?? {})) expect(text).toContain(`${name}: ${value} `);
  },
);

test.each<[string, Partial<Seen>, string]>([
  ['the change that was asked for', { status: 'completed', files: ['index.md'], text: AFTER }, 'changed'],
  ['another change', { status: 'completed', files: ['index.md'], text: '# Docs\n' }, 'unclear'],
  ['a file besides', { status: 'completed', files: ['.agent/log', 'index.md'], text: AFTER }, 'unclear'],
  ['no change', { status: 'completed' }, 'unchanged'],
  ['a failure', { status: 'failed', reason: 'Failed: the agent command ended with exit code 1.' }, 'failed'],
  [
    'a turn without an end',
    { status: 'failed', reason: 'the agent command took longer than 0.5 minutes and was ended.' },
    'timed out',
  ],
  ['a job without an end', { status: undefined }, 'unclear'],
  ['a failure before the model was asked', { status: 'failed', turns: 0 }, 'unclear'],
])('%s is told for what it is', (_, seen, end) => {
  expect(judge({ status: undefined, reason: '', turns: 2, files: [], text: '', ...seen }).end).toBe(end);
});

describe.each(AGENTS)('$name', (agent) => {
  test('is started as the document says, and turned to the stand-in', () => {
    const url = 'http://localhost:4711';
    const { command, env } = startOf(agent, { folder: '/f', kase: 'nothing', url });
    expect(command).toContain(`/f/${agent.program}`);
    expect(command.slice(-agent.arguments.length)).toEqual(agent.arguments);
    expect(env[agent.keyEnv]).toBeTruthy();
    expect(JSON.stringify([command, env])).toContain(url);
  });

  test('commits in one case, and there alone', () => {
    const committing = (kase: (typeof CASES)[number]) =>
      agent.withoutCommit
        ? !startOf(agent, { folder: '/f', kase, url: 'u' }).command.includes(agent.withoutCommit[0] ?? '')
        : JSON.stringify(movesOf(agent, kase)).includes('git ');
    expect([committing('change'), committing('commit')]).toEqual([false, true]);
  });
});

describe('options', () => {
  test('all of everything, unless some are named', () => {
    expect(readOptions([])).toEqual({ agents: AGENTS, cases: CASES, keep: undefined });
    const some = readOptions(['--agent', 'codex', '--case', 'silent', '--keep', '/k']);
    expect(some?.agents.map(({ name }) => name)).toEqual(['Codex']);
    expect([some?.cases, some?.keep]).toEqual([['silent'], '/k']);
    expect(readOptions(['--help'])).toBeUndefined();
  });

  test.each([
    [['--agent', 'x'], /no agent `x`; there are Claude Code,/],
    [['--case', 'x'], /no case `x`; there are change,/],
    [['--other'], /--other/],
  ])('%j is refused', (args, sentence) => expect(() => readOptions(args)).toThrow(sentence));
});
