import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { untilThere } from '../../support/shell.ts';
import { makeKey } from '../commands/run-command.ts';
import { processesWith, sandboxed } from '../sandboxed.ts';
import {
  apiOf,
  type CliService,
  git,
  isRunning,
  makeRepository,
  removeTempFolders,
  serveCli,
  tempFolder,
  until,
} from '../support.ts';

// Notes each start, then waits until it may go on.
const COMMAND = `echo $$ >> "$HOME/starts"; ${untilThere('$HOME/go')}; cat >> index.md`;

const services: CliService[] = [];
afterEach(async () => {
  for (const { child, ended } of services.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(removeTempFolders);

async function serve(folder: string) {
  const service = await serveCli(folder);
  services.push(service);
  return { ...service, ...apiOf(service.url, readFileSync(join(folder, 'key'), 'utf8')) };
}

async function prepare(command = COMMAND, agent: Record<string, unknown> = { sandbox: 'none' }) {
  const folder = tempFolder();
  const repository = makeRepository(join(folder, 'docs'));
  const projects = { docs: { repository: 'docs', agent: { command, ...agent } } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ dataDir: 'data', port: 0, projects }));
  writeFileSync(join(folder, 'key'), await makeKey(folder));
  const home = (id: string) => join(folder, 'data/jobs', id, 'home');
  return {
    folder,
    repository,
    go: (id: string) => writeFileSync(join(home(id), 'go'), ''),
    /** The pids of the agents started so far, once there are `count`. */
    starts: (id: string, count: number) =>
      until(() => {
        const file = join(home(id), 'starts');
        const pids = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
        return pids.length >= count ? pids : undefined;
      }),
  };
}

async function kill(service: CliService): Promise<void> {
  service.child.kill('SIGKILL');
  await service.ended;
}

describe('a service that is killed', () => {
  test('has lost nothing: what ran is run again, what waited comes after, once each', async () => {
    const { folder, repository, go, starts } = await prepare();
    const before = await serve(folder);
    const running = await before.create('one\n');
    const [first = 0] = await starts(running.id, 1);
    await before.message(running.id, 'two\n');
    await kill(before);
    expect(isRunning(first)).toBe(true);
    const lock = join(folder, 'data/mirrors/docs.git/refs/heads/docs-agent', `${running.id}.lock`);
    writeFileSync(lock, '');

    const after = await serve(folder);
    expect(isRunning(first)).toBe(false);
    await starts(running.id, 2);
    expect(existsSync(lock)).toBe(false);
    go(running.id);
    expect(await after.finished(running.id)).toMatchObject({
      status: 'completed',
      prLink: `${after.url}/review/docs/${running.id}`,
    });
    expect(git(repository, 'show', `docs-agent/${running.id}:index.md`)).toBe('# Docs\n\nteh page\none\ntwo');
    expect(await starts(running.id, 3)).toHaveLength(3);
  });

  test('fails a turn that it died under twice, and goes on with the next job', async () => {
    const { folder, starts, go } = await prepare();
    let service = await serve(folder);
    const { id } = await service.create('one\n');
    for (let attempt = 1; attempt <= 2; attempt++) {
      await starts(id, attempt);
      await kill(service);
      service = await serve(folder);
    }
    expect(await service.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    expect((await service.api('GET', `/review/docs/${id}`)).text).toContain(
      'the service stopped twice during this turn, at last with no other beside it',
    );
    const other = await service.create('x\n');
    await starts(other.id, 1);
    go(other.id);
    expect(await service.finished(other.id)).toMatchObject({ status: 'completed' });
  });

  test('fails no turn that merely was there each time: what is suspected runs alone', async () => {
    const { folder, starts, go } = await prepare();
    let service = await serve(folder);
    const [guilty, innocent] = [await service.create('guilty\n'), await service.create('innocent\n')];
    await starts(guilty.id, 1);
    await starts(innocent.id, 1);
    await kill(service);
    service = await serve(folder);
    // The second time the one is at work, and the other waits for it to end.
    await starts(guilty.id, 2);
    await kill(service);
    service = await serve(folder);
    await starts(innocent.id, 2);
    go(innocent.id);
    expect(await service.finished(guilty.id)).toMatchObject({ status: 'failed' });
    expect(await service.finished(innocent.id)).toMatchObject({ status: 'completed' });
    expect(await starts(innocent.id, 2)).toHaveLength(2);
  });

  test('while it pushes does not run the agent again, and publishes once', async () => {
    const { folder, repository, starts, go } = await prepare();
    const hook = join(repository, '.git/hooks/pre-receive');
    mkdirSync(join(repository, '.git/hooks'), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\ntouch '${folder}/pushing'\n${untilThere(`${folder}/let`)}\n`, {
      mode: 0o755,
    });
    const before = await serve(folder);
    const { id } = await before.create('one\n');
    await starts(id, 1);
    go(id);
    await until(() => existsSync(join(folder, 'pushing')) || undefined);
    await kill(before);
    writeFileSync(join(folder, 'let'), '');
    const after = await serve(folder);
    expect(await after.finished(id)).toMatchObject({ status: 'completed', prLink: expect.any(String) });
    expect(git(repository, 'show', `docs-agent/${id}:index.md`)).toBe('# Docs\n\nteh page\none');
    expect(await starts(id, 1)).toHaveLength(1);
    expect((await after.api('GET', `/review/docs/${id}`)).text).toContain('line added');
  });

  test('twice while it pushes publishes all the same', async () => {
    const { folder, repository, starts, go } = await prepare();
    const hook = join(repository, '.git/hooks/pre-receive');
    mkdirSync(join(repository, '.git/hooks'), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\ntouch '${folder}/pushing'\n${untilThere(`${folder}/let`)}\n`, {
      mode: 0o755,
    });
    let service = await serve(folder);
    const { id } = await service.create('one\n');
    await starts(id, 1);
    go(id);
    for (let attempt = 1; attempt <= 3; attempt++) {
      await until(() => existsSync(join(folder, 'pushing')) || undefined);
      await kill(service);
      rmSync(join(folder, 'pushing'));
      if (attempt === 3) writeFileSync(join(folder, 'let'), '');
      service = await serve(folder);
    }
    expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink: expect.any(String) });
    expect(await starts(id, 1)).toHaveLength(1);
  });

  sandboxed('takes all that its agents have started with it, daemons and deaf ones too', async () => {
    const mark = `${process.pid}2.${Date.now()}`;
    const command = `trap "" TERM; setsid nohup sleep ${mark} >/dev/null 2>&1 & echo $$ >> "$HOME/starts"; while :; do sleep 0.05; done`;
    const { folder, starts } = await prepare(command, { sandbox: 'bubblewrap' });
    const service = await serve(folder);
    const { id } = await service.create('one\n');
    await starts(id, 1);
    await until(() => (processesWith(mark).length > 0 ? true : undefined));
    await kill(service);
    await until(() => (processesWith(mark).length === 0 ? true : undefined));
  });

  test('has every job that it had answered, whenever it is killed', async () => {
    const { folder } = await prepare('true');
    let service = await serve(folder);
    const answered: string[] = [];
    for (let round = 0; round < 3; round++) {
      const { api, child } = service;
      const loop = (async () => {
        for (;;) {
          const answer = await api('POST', '/v2/agent/docs/job', { body: { prompt: 'x' } }).catch(
            () => undefined,
          );
          if (answer?.status !== 201) return;
          answered.push((answer.json as { id: string }).id);
          // On the way with the next one.
          if (answered.length === 10 * round + 6) setImmediate(() => child.kill('SIGKILL'));
        }
      })();
      await Promise.all([loop, service.ended]);
      service = await serve(folder);
    }
    for (const id of answered)
      expect((await service.api('GET', `/v2/agent/docs/job/${id}`)).status).toBe(200);
    for (const id of answered) {
      const { status } = await service.finished(id);
      const page = await service.api('GET', `/review/docs/${id}`);
      // Only a job that was running at two of the three kills may have failed.
      expect(status === 'completed' || page.text.includes('stopped twice during this turn')).toBe(true);
    }
  });
});

describe('a service that is stopped', () => {
  test('ends its agents, and runs their turns again however often', async () => {
    const { folder, starts, go } = await prepare();
    let service = await serve(folder);
    const { id } = await service.create('one\n');
    for (let round = 1; round <= 3; round++) {
      const pids = await starts(id, round);
      service.child.kill('SIGTERM');
      expect(await service.ended).toMatchObject({ code: 0 });
      expect(isRunning(pids.at(-1) ?? 0)).toBe(false);
      expect(service.output.stdout).toMatch(/"event":"stopping","signal":"SIGTERM"\}\n.*"event":"stopped"/s);
      service = await serve(folder);
    }
    go(id);
    expect(await service.finished(id)).toMatchObject({ status: 'completed' });
  });

  test('is stopped at once by a second signal', async () => {
    const { folder, starts } = await prepare(
      'trap "" TERM; echo $$ >> "$HOME/starts"; while :; do sleep 0.05; done',
    );
    const service = await serve(folder);
    const { id } = await service.create('one\n');
    const [pid = 0] = await starts(id, 1);
    service.child.kill('SIGINT');
    await until(() =>
      service.output.stdout.includes('"event":"stopping","signal":"SIGINT"') ? true : undefined,
    );
    service.child.kill('SIGINT');
    expect(await service.ended).toMatchObject({ code: 1 });
    const next = await serve(folder);
    expect(isRunning(pid)).toBe(false);
    expect((await next.api('GET', `/v2/agent/docs/job/${id}`)).json).toMatchObject({ status: 'active' });
  });
});

test('only one service runs on a data folder', async () => {
  const { folder } = await prepare();
  await serve(folder);
  await expect(serveCli(folder)).rejects.toThrow(/Another docs-agent service is running on/);
});

test('an agent whose pid belongs to somebody else by now is left alone', async () => {
  const { identifyProcess, killRecordedGroup } = await import('../../../src/server/agent/process-group.ts');
  const { spawn } = await import('node:child_process');
  const other = spawn('sleep', ['600'], { detached: true });
  const gone = once(other, 'exit');
  const [pid, boot, start] = (identifyProcess(other.pid ?? 0) ?? '').split(':');
  expect(killRecordedGroup(`${pid}:${boot}:${Number(start) + 1}`)).toBe(false);
  expect(killRecordedGroup(`${pid}:another-boot:${start}`)).toBe(false);
  expect(killRecordedGroup('')).toBe(false);
  expect(isRunning(Number(pid))).toBe(true);
  expect(killRecordedGroup(`${pid}:${boot}:${start}`)).toBe(true);
  await gone;
});
