import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { handPrompt } from '../../../src/server/agent/hand-prompt.ts';
import { hasBubblewrap } from '../sandboxed.ts';
import { jobFolders, removeJobFolders, rulesOf, shutIn } from './shut-in.ts';

afterAll(removeJobFolders);

const PROMPT = 'Fix “it”: `$(touch /tmp/x)` "quoted" \'and\' so on.\n\nAll of it.';
/** Says how many arguments there are, the last one, and what is on standard input. */
const SAY = 'for last; do :; done; printf "%s|%s|" "$#" "$last"; cat';
const SANDBOXES = [
  { sandbox: 'none' },
  ...(hasBubblewrap ? [{ sandbox: 'bubblewrap', network: 'none' }] : []),
];

describe.each(SANDBOXES)('in the sandbox $sandbox', (rules) => {
  test.each([
    ['a list', ['sh', '-c', SAY, 'sh', '--flag'] as const, 2],
    ['a line for the shell', `say() { ${SAY}; }; say --flag  `, 2],
  ])('%s gets the prompt as its last argument, and nothing to read', async (_, command, count) => {
    const { end, said } = await shutIn(command, {
      agent: { ...rules, promptAs: 'argument' },
      prompt: PROMPT,
    });
    expect(end).toEqual({ reason: 'exit', code: 0 });
    expect(said).toBe(`${count}|${PROMPT}|`);
  });

  test.each([
    ['a list', ['sh', '-c', 'pwd; echo "$1"; cat "$1"; cp "$1" "$HOME/seen"; cat', 'sh'] as const],
    ['a line for the shell', 'show() { pwd; echo "$1"; cat "$1"; cp "$1" "$HOME/seen"; cat; }; show'],
  ])('%s gets the path of a file, which is gone afterwards', async (_, command) => {
    const { end, said, at } = await shutIn(command, {
      agent: { ...rules, promptAs: 'file' },
      prompt: PROMPT,
    });
    expect(end).toEqual({ reason: 'exit', code: 0 });
    const [cwd = '', path = '', ...rest] = said.split('\n');
    expect(rest.join('\n')).toBe(PROMPT);
    expect(path.startsWith(`${cwd}/`)).toBe(false);
    expect(readFileSync(join(at.folders.home, 'seen'), 'utf8')).toBe(PROMPT);
    expect(readdirSync(at.folders.tmp)).toEqual([]);
    expect(readdirSync(at.folders.tree)).toEqual([]);
  });

  test('the file is gone where the agent was ended, too', async () => {
    const { end, at } = await shutIn('hold() { exec sleep 600; }; hold', {
      agent: { ...rules, promptAs: 'file' },
      prompt: PROMPT,
      timeoutMs: 300,
    });
    expect(end).toEqual({ reason: 'timeout' });
    expect(readdirSync(at.folders.tmp)).toEqual([]);
  });
});

test('a prompt that begins like an option is none', async () => {
  const given = { agent: { sandbox: 'none', promptAs: 'argument' }, prompt: '--yolo' };
  expect((await shutIn(['sh', '-c', SAY, 'sh'], given)).said).toBe('1| --yolo|');
});

test.each([
  ['too long', 'é'.repeat(65_536), /has 131072 bytes, and an argument takes 131070/],
  ['with a NUL', 'a\0b', /holds a NUL character/],
])('a prompt that is %s for an argument is refused with a sentence', async (_, prompt, says) => {
  const { end } = await shutIn('true', { agent: { sandbox: 'none', promptAs: 'argument' }, prompt });
  expect(end).toMatchObject({ reason: 'not-started', message: expect.stringMatching(says) });
});

test('the longest prompt that an argument takes is taken', async () => {
  const prompt = 'x'.repeat(131_070);
  const { end, said } = await shutIn(['sh', '-c', 'printf %s "$1" | wc -c', 'sh'], {
    agent: { sandbox: 'none', promptAs: 'argument' },
    prompt,
  });
  expect(end).toEqual({ reason: 'exit', code: 0 });
  expect(said.trim()).toBe('131070');
});

test('a file with a prompt is never written through a link that an agent has left', () => {
  const { folders } = jobFolders();
  const tmp = { here: folders.tmp, there: '/tmp' };
  const handed = handPrompt({ command: 'true', prompt: PROMPT, promptAs: 'file', tmp });
  if (typeof handed === 'string') throw new Error(handed);
  const [name = ''] = readdirSync(folders.tmp);
  expect(handed.command).toEqual(['sh', '-c', 'true "$1"', 'sh', `/tmp/${name}`]);
  handed.takeBack();
  symlinkSync(join(folders.home, 'elsewhere'), join(folders.tmp, name));
  const again = handPrompt({ command: 'true', prompt: PROMPT, promptAs: 'file', tmp });
  expect(typeof again).toBe('object');
  expect(existsSync(join(folders.home, 'elsewhere'))).toBe(false);
});

test('any other way is refused, and the usual one is standard input', () => {
  expect(() => rulesOf({ promptAs: 'pipe' })).toThrow(/promptAs/);
  expect(rulesOf().promptAs).toBe('stdin');
});
