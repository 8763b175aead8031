import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { type AgentRun, runAgent } from '../../../src/server/agent/command.ts';
import { openAgentLog } from '../../../src/server/agent/log.ts';
import { redactSecrets } from '../../../src/server/words/redact.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterEach(removeTempFolders);

/** Runs a command that leaves a file behind once it has begun, with its input in it. */
async function run(onStart: (began: () => boolean) => AgentRun['onStart'], signal?: AbortSignal) {
  const folder = tempFolder();
  const began = join(folder, 'began');
  const log = openAgentLog(join(folder, 'log'), redactSecrets([]));
  const end = await runAgent(
    {
      command: `cat > ${began}`,
      prompt: 'more',
      input: 'more',
      sandbox: { launch: (command) => [...command], confined: false },
      cwd: folder,
      env: { PATH: process.env.PATH ?? '' },
      timeoutMs: 60_000,
      graceMs: 300,
      log,
      onStart: onStart(() => existsSync(began)),
      watch: () => new Promise(() => {}),
    },
    signal ?? new AbortController().signal,
  );
  log.close();
  return { end, began: existsSync(began) };
}

/** As long as a process of its own takes that begins now, ten times over. */
async function aWhile(): Promise<void> {
  for (let i = 0; i < 10; i++) await run(() => () => undefined);
}

test('a command begins once its process is written down, and not before', async () => {
  let hadBegun: boolean | undefined;
  const done = await run((began) => async () => {
    await aWhile();
    hadBegun = began();
  });
  expect(hadBegun).toBe(false);
  expect(done).toEqual({ end: { reason: 'exit', code: 0 }, began: true });
});

test('a command whose process cannot be written down never begins, and is told as stopped', async () => {
  const done = await run(() => () => Promise.reject(new Error('no more is written')));
  expect(done).toEqual({ end: { reason: 'stopped' }, began: false });
});

test('a command is stopped before its process is written down', async () => {
  const stop = new AbortController();
  const done = await run(
    () => () => {
      stop.abort();
      return new Promise(() => {});
    },
    stop.signal,
  );
  expect(done).toEqual({ end: { reason: 'stopped' }, began: false });
});
