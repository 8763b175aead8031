import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeRepository } from '../server/support.ts';

const DEMO = resolve(import.meta.dirname, '../../demo/demo.ts');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the demo; `seen` resolves once its output has the text. */
function start(args: string[]) {
  const child = spawn(process.execPath, [DEMO, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const waiting: { text: string; done: () => void }[] = [];
  const take = (chunk: string) => {
    output += chunk;
    for (const { text, done } of waiting) if (output.includes(text)) done();
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({ code, output })),
    seen: (text: string) =>
      new Promise<string>((done) => {
        waiting.push({ text, done: () => done(output) });
        take('');
      }),
  };
}

describe('a command line that is wrong is refused in one sentence, before anything is started', () => {
  test.each<[string, string[], RegExp]>([
    ['an unknown option', ['--bogus'], /^Unknown option '--bogus'; .*--help/],
    ['an option without its value', ['--repo'], /^Option '--repo <value>' argument missing; /],
    ['a word too many', ['x'], /^Unexpected argument 'x'; /],
    ['no agent', ['--agent', ''], /^--agent needs a command line/],
    ['no prompt', ['--prompt', ' '], /^--prompt needs a text/],
    ['an empty path', ['--repo', ''], /^--repo needs the path/],
    [
      'a path where nothing is',
      ['--repo', '/no/such/place'],
      /^--repo: there is nothing at \/no\/such\/place\./,
    ],
    [
      'a folder that is no repository',
      ['--repo', tmpdir()],
      /^--repo: .* is not the folder of a git repository\./,
    ],
  ])('%s', async (_, args, sentence) => {
    const { code, output } = await start(args).ended;
    expect(output).toMatch(sentence);
    expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
  });
});

describe('a job without a change', () => {
  test('that failed: the reason, the end of the log and a page that --keep keeps', async () => {
    const repo = makeRepository(join(folder, 'failed'));
    const demo = start(['--repo', repo, '--agent', 'echo what the agent says; exit 3', '--keep']);
    const output = await Promise.race([demo.seen('Ctrl+C ends both'), demo.ended.then((end) => end.output)]);
    expect(output).toMatch(/What the agent said last\n {2}what the agent says\n/);
    expect(output).toContain(
      'outcome=failed: the job did not produce a change: the agent command ended with exit code 3.',
    );
    const page = /http:\/\/127\.0\.0\.1:\d+\/review\/demo\/\w+/.exec(output)?.[0] ?? '';
    expect(await fetch(page).then((response) => response.text())).toContain('what the agent says');
    demo.child.kill('SIGTERM');
    expect(await demo.ended).toMatchObject({ code: 1 });
  });

  test('that ended well says that nothing changed', async () => {
    const repo = makeRepository(join(folder, 'same'));
    const { code, output } = await start(['--repo', repo, '--agent', 'true']).ended;
    expect(output).toContain('outcome=no-pull-request: the agent finished and changed nothing.');
    expect(output).toMatch(/The review page\n {2}http:\/\/127\.0\.0\.1:\d+\/review\/demo\/\w+\n/);
    expect(code).toBe(1);
  });
});
