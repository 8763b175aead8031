import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { createRateLimit } from '../../../src/server/store/rate-limit.ts';
import { untilThere } from '../../support/shell.ts';
import { removeTempFolders, type TestService, testService, until } from '../support.ts';

let service: TestService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});
afterAll(removeTempFolders);

const CREATE = '/v2/agent/docs/job';
const good = { body: { prompt: 'Fix it.\n' } };
const WAITING = `touch "$HOME/started"; ${untilThere('$HOME/../go')}; cat >> index.md`;

async function start(given: Parameters<typeof testService>[0] = {}) {
  service = await testService(given);
  return service;
}

/** Another program that writes to the database, until `free`. */
function hold({ folder }: { folder: string }): { free: () => void } {
  const other = new DatabaseSync(join(folder, 'data/service.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  return { free: () => other.close() };
}

describe('a database that another program holds', () => {
  test('keeps jobs out with 503, and nothing else', async () => {
    const { api, create, finished, folder } = await start({
      config: { limits: { agentRequestsPerHour: 3 } },
    });
    const { id } = await create('Fix it.');
    await finished(id);
    const held = hold({ folder });
    const order: string[] = [];
    const note = async <T>(name: string, work: Promise<T>) => {
      const result = await work;
      order.push(name);
      return result;
    };
    const [refused, message, get, health, page] = await Promise.all([
      note('create', api('POST', CREATE, good)),
      note('message', api('POST', `${CREATE}/${id}/message`, good)),
      note('get', api('GET', `${CREATE}/${id}`)),
      note('health', api('GET', '/healthz')),
      note('page', api('GET', `/review/docs/${id}`)),
    ]);
    for (const answer of [refused, message]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.json).toEqual({ error: expect.stringContaining('another program holds the database') });
    }
    expect([get, health, page].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(order.slice(0, 3).sort()).toEqual(['get', 'health', 'page']);
    expect(await api('GET', '/readyz')).toMatchObject({
      status: 503,
      json: {
        status: 'not ready',
        error: expect.stringContaining('database'),
        parts: { database: { ok: false, why: 'another program holds the database' }, disk: { ok: true } },
      },
    });
    held.free();
    // What came to nothing did not count: two of the three in an hour are left.
    const after = [
      await api('POST', CREATE, good),
      await api('POST', CREATE, good),
      await api('POST', CREATE, good),
    ];
    expect(after.map(({ status }) => status)).toEqual([201, 201, 429]);
    await until(async () => (await api('GET', '/readyz')).status === 200 || undefined);
  });

  test('does not keep from memory how a turn ended: it is written down afterwards', async () => {
    const { create, api, finished, folder } = await start({ agents: { docs: WAITING } });
    const { id } = await create('one\n');
    await until(() => existsSync(join(folder, 'data/jobs', id, 'home/started')) || undefined);
    const held = hold({ folder });
    writeFileSync(join(folder, 'data/jobs', id, 'go'), '');
    await until(async () => {
      const { json } = await api('GET', '/readyz');
      return (json as { parts: { worker: { ok: boolean } } }).parts.worker.ok ? undefined : true;
    });
    expect((await api('GET', `${CREATE}/${id}`)).json).toMatchObject({ status: 'active' });
    held.free();
    expect(await finished(id)).toMatchObject({ status: 'completed', prLink: expect.any(String) });
  });

  test('does not keep the worker from going on', async () => {
    const { create, api, finished, folder } = await start();
    const { id } = await create('Fix it.');
    await finished(id);
    const writer = new DatabaseSync(join(folder, 'data/service.sqlite'));
    writer.exec('BEGIN IMMEDIATE');
    writer.exec(`UPDATE jobs SET status = 'active'; UPDATE turns SET state = 'queued', ended_at = NULL`);
    await until(async () => ((await api('GET', '/readyz')).status === 503 ? true : undefined));
    writer.exec('COMMIT');
    writer.close();
    expect(await finished(id)).toMatchObject({ status: 'completed' });
  });
});

test('a disk below its floor takes no jobs, and begins no turns', async () => {
  const { api } = await start({ config: { diskFloorMegabytes: 1_000_000_000 } });
  const refused = await api('POST', CREATE, good);
  expect(refused).toMatchObject({
    status: 503,
    json: {
      error: expect.stringMatching(/^The service can't do that now: the disk has \d+ MB left, less than/),
    },
  });
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await api('GET', '/readyz')).toMatchObject({
    status: 503,
    json: { parts: { database: { ok: true }, disk: { ok: false }, worker: { ok: false } } },
  });
  expect((await api('GET', '/healthz')).status).toBe(200);
});

test('a limit counts by a clock that nobody sets, and gives back', async () => {
  let elapsed = 0;
  const limit = createRateLimit(1, () => elapsed);
  expect(await limit.take('a')).toEqual({ ok: true });
  elapsed = 60_000;
  expect(await limit.take('a')).toEqual({ ok: false, retryAfterSeconds: 3540 });
  await limit.giveBack('a');
  expect(await limit.take('a')).toEqual({ ok: true });
});
