import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { identifyProcess } from '../../../src/server/agent/process-group.ts';
import { lockByProcess } from '../../../src/server/agent/process-lock.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

test('a folder is one process’s at a time, and free when it is given back', () => {
  const folder = tempFolder();
  const unlock = lockByProcess(folder);
  expect(() => lockByProcess(folder)).toThrow(`Another docs-agent service is running on ${folder}.`);
  unlock();
  lockByProcess(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('what a process left that is no more counts for nothing, not even where its number lives on', async () => {
  const folder = tempFolder();
  const child = spawn('sleep', ['600']);
  const identity = identifyProcess(child.pid ?? 0) ?? '';
  writeFileSync(join(folder, 'service.pid'), identity);
  expect(() => lockByProcess(folder)).toThrow(/Another docs-agent service/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockByProcess(folder)();
  const [, ...rest] = identity.split(':');
  writeFileSync(join(folder, 'service.pid'), [process.pid, ...rest].join(':'));
  lockByProcess(folder)();
});
