import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const COMMAND = join(import.meta.dirname, '../../../src/server/agent/command.ts');

/** Has an agent say what it has open. */
const PROGRAM = `
  import { runAgent } from ${JSON.stringify(COMMAND)};
  const end = await runAgent({
    command: ['sh', '-c', 'for fd in /proc/$$/fd/*; do echo "$fd $(readlink "$fd")"; done'],
    prompt: '', input: '', sandbox: { launch: (command) => command, confined: false }, cwd: '/', env: { PATH: process.env.PATH },
    timeoutMs: 60_000, graceMs: 1000, onStart: () => {}, watch: () => new Promise(() => {}),
    log: { write: (chunk) => process.stdout.write(chunk) },
  }, new AbortController().signal);
  process.exit(end.code);
`;

test('what the service was started with open is not open in its agents', () => {
  const folder = openSync(import.meta.dirname, 'r');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    // Node itself sees to low numbers.
    stdio: ['ignore', 'pipe', 'pipe', ...Array<'ignore'>(37).fill('ignore'), folder],
    encoding: 'utf8',
  });
  closeSync(folder);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/fd\/40 \/dev\/null\n/);
  expect(stdout).not.toContain(import.meta.dirname);
});
