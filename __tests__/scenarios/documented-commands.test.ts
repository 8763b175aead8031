import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  makeRepository,
  removeTempFolders,
  type TestService,
  tempFolder,
  testService,
} from '../server/support.ts';
import { CLI } from '../support/command-line.ts';
import { blocksBelow } from '../support/page-part.ts';

/** The blocks of docs that are a session, line by line as somebody would type them; `…` and JOB are what the reader fills in. */
let place: string;
let service: TestService;
beforeAll(async () => {
  place = makeRepository(join(tempFolder(), 'clone'));
  mkdirSync(join(place, 'bin'));
  writeFileSync(join(place, 'bin/docs-agent'), `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`);
  chmodSync(join(place, 'bin/docs-agent'), 0o755);
  service = await testService({
    agents: { docs: 'cat >> notes.md' },
    files: { 'index.md': '# Docs\n' },
    project: { refs: ['main'] },
  });
});
afterAll(async () => {
  await service.stop();
  removeTempFolders();
});

const linesOf = (file: string, heading: string) => {
  const [block] = blocksBelow(file, heading);
  expect(block?.language).toBe('sh');
  return (block?.text ?? '').trimEnd().split('\n');
};

async function type(line: string, env: Record<string, string> = {}): Promise<string> {
  const path = `${join(place, 'bin')}:${process.env.PATH}`;
  const options = { cwd: place, env: { ...env, PATH: path, HOME: place } };
  return (await promisify(execFile)('bash', ['-e', '-c', line], options)).stdout;
}

test('the command line’s page: each line does what stands behind it', async () => {
  const [exports = '', ...lines] = linesOf('docs/command-line.md', 'Command line');
  const access = exports.replace(
    'DOCS_AGENT_KEY=…',
    `DOCS_AGENT_KEY=${service.key} DOCS_AGENT_URL=${service.url}`,
  );
  expect(access).not.toContain('…');
  const jobs: string[] = [];
  const said: string[] = [];
  for (const line of lines) {
    // The branch of the page is not that of the test's repository.
    const meant = line
      .replace('release-2.1', 'main')
      .replace('OTHER_JOB', jobs[1] ?? '')
      .replace('JOB', jobs[0] ?? '');
    const out = await type(`${access}\n${meant}`);
    said.push(out);
    const job = /\/review\/docs\/(\w+)|"jobId": ?"(\w+)"/.exec(out)?.slice(1).find(Boolean);
    if (job !== undefined && !jobs.includes(job)) jobs.push(job);
    // A line that waits is over with its job; one that does not leaves it to the next.
    for (const id of jobs) await service.finished(id);
  }
  const pull = (job?: string) => `Pull request: ${service.url}/review/docs/${job}\n`;
  const [waited, handed, branched, message, status, ...rest] = said;
  expect([jobs.length, rest]).toEqual([3, []]);
  expect([waited, branched]).toEqual([pull(jobs[0]), pull(jobs[2])]);
  expect(JSON.parse(handed ?? '')).toMatchObject({ outcome: 'detached', jobId: jobs[1] });
  expect(message).toContain(`updated: ${service.url}/review/docs/${jobs[0]}`);
  expect(status?.match(/^\w+ {2}pull-request {2}/gm)).toHaveLength(2);
});

test('the rotation of a key: the old one is revoked, the new one stays', async () => {
  const [create = '', list = '', revoke = '', ...rest] = linesOf(
    'docs/security.md',
    'How do I rotate a key?',
  );
  expect(rest).toEqual([]);
  const config = { agent: { command: 'true', sandbox: 'none' }, projects: { docs: { repository: '.' } } };
  writeFileSync(join(place, 'docs-agent.config.json'), JSON.stringify(config));
  const old = (await type(create)).trim();
  const fresh = (await type(create)).trim();
  expect(fresh).not.toBe(old);
  const [, id = ''] = /^docs_([0-9a-f]+)_/.exec(old) ?? [];
  await type(revoke.replace('OLD_ID', id));
  const listed = await type(list);
  const states = listed
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/ {2,}/).slice(0, 2));
  expect(states).toContainEqual([id, 'revoked']);
  expect(states.filter(([, state]) => state === 'valid')).toHaveLength(1);
  for (const key of [old, fresh]) expect(listed).not.toContain(key);
});
