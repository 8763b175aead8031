import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { makeKey } from '../commands/run-command.ts';
import {
  apiOf,
  type CliService,
  makeRepository,
  removeTempFolders,
  serveCli,
  tempFolder,
  until,
} from '../support.ts';
import { AGENT, commitOn, ID, messageOf, path } from './stage.ts';

const services: CliService[] = [];
afterEach(async () => {
  for (const { child, ended } of services.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(removeTempFolders);

const TAKEN = ['fetch', 'log', 'diff'];

test.each(TAKEN)(
  'a service that is killed while it looks for a job, at its git %s, finds it afterwards',
  async (command) => {
    const folder = tempFolder();
    commitOn(makeRepository(join(folder, 'docs')), { message: messageOf() });
    const projects = { docs: { repository: 'docs', agent: { command: AGENT, sandbox: 'none' } } };
    writeFileSync(
      join(folder, 'config.json'),
      JSON.stringify({ dataDir: 'data', port: 0, recover: true, shallow: true, projects }),
    );
    const key = await makeKey(folder);
    // A git that stands still at one of its commands, until it is ended with whoever has started it.
    const git = execFileSync('sh', ['-c', 'command -v git']).toString().trim();
    const bin = join(folder, 'git');
    writeFileSync(
      bin,
      `#!/bin/sh\ncase " $* " in *" ${command} "*) [ -e "${folder}/again" ] || { : > "${folder}/there"; exec sleep 30; } ;; esac\nexec ${git} "$@"\n`,
    );
    chmodSync(bin, 0o755);
    const serve = async () => {
      const service = await serveCli(folder, { PATH: `${folder}:${process.env.PATH}` });
      services.push(service);
      return { ...service, ...apiOf(service.url, key) };
    };

    const first = await serve();
    const asked = first.api('GET', path(ID)).catch(() => 'cut off');
    await until(() => existsSync(join(folder, 'there')) || undefined);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await asked).toBe('cut off');
    writeFileSync(join(folder, 'again'), '');
    writeFileSync(join(folder, 'data/mirrors/docs.git/shallow.lock'), '');

    const second = await serve();
    const found = await second.api('GET', path(ID));
    expect([found.status, found.json]).toEqual([200, expect.objectContaining({ status: 'completed' })]);
    expect((await second.api('GET', `/review/docs/${ID}`)).status).toBe(200);
  },
  60_000,
);
