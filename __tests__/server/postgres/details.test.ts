import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readJobFile } from '../../../src/server/postgres/job-file.ts';
import { openPostgresStores } from '../../../src/server/postgres/open.ts';
import { asStoreError } from '../../../src/server/postgres/trouble.ts';
import { createPostgresViews } from '../../../src/server/postgres/views.ts';
import { StoreUnavailable, troubleOf } from '../../../src/server/store/trouble.ts';
import { claim, newJob } from '../store/suite.ts';
import { bin, type PostgresWorld, postgresEngine } from './cluster-engine.ts';

test.each([
  [{ code: 'ECONNREFUSED' }, 'away'],
  [{ code: 'ENOENT', syscall: 'connect' }, 'away'],
  [{ code: '57P01' }, 'away'],
  [{ code: '57P03' }, 'away'],
  [{ code: '08006' }, 'away'],
  [new Error('Connection terminated unexpectedly'), 'away'],
  [new Error('Client has encountered a connection error and is not queryable'), 'away'],
  [new Error('timeout exceeded when trying to connect'), 'busy'],
  [new Error('Query read timeout'), 'busy'],
  [{ code: '57014' }, 'busy'],
  [{ code: '55P03' }, 'busy'],
  [{ code: '40P01' }, 'busy'],
  [{ code: '53300' }, 'busy'],
  [{ code: '53100' }, 'full'],
  [{ code: '25006' }, 'unwritable'],
  [{ code: '28P01' }, 'away'],
  [{ code: '28000' }, 'away'],
  [{ code: '3D000' }, 'away'],
  [{ code: '42501' }, 'unwritable'],
  [new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), 'away'],
])('%j may pass: %s', (error, kind) => {
  expect(asStoreError(error)).toBeInstanceOf(StoreUnavailable);
  expect(troubleOf(asStoreError(error))).toMatchObject({ kind, retryAfterSeconds: expect.any(Number) });
});

test('a file that is too large for other workers is refused whole', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'docs-agent-test-'));
  mkdirSync(join(dataDir, 'jobs/j1'), { recursive: true });
  writeFileSync(join(dataDir, 'jobs/j1/c.bundle'), 'four');
  const file = { dataDir, job: 'j1', name: 'c.bundle' };
  expect((await readJobFile({ ...file, maxBytes: 4 }))?.toString()).toBe('four');
  await expect(readJobFile({ ...file, maxBytes: 3 })).rejects.toThrow('c.bundle has 4 bytes');
  rmSync(dataDir, { recursive: true });
});

test.each([{ code: '42P01' }, { code: '23505' }, new Error('a mistake')])('%j does not', (error) => {
  expect(asStoreError(error)).toBe(error);
});

(bin === undefined ? describe.skip : describe)('PostgreSQL', () => {
  const engine = postgresEngine();
  let world: PostgresWorld;
  beforeAll(async () => engine.start?.());
  afterEach(async () => world?.close());
  afterAll(async () => engine.stop?.());

  const query = (text: string) => engine.cluster().query(text, { database: world.database });

  test('forgets requests after an hour, and none before', async () => {
    world = await engine.open({ agentRequestsPerHour: 2, analyticsRequestsPerHour: 1 });
    const { agent } = world.stores.limits;
    await agent.take('docs');
    await agent.take('docs');
    await query('UPDATE docs_agent.requests SET bucket = bucket - 358');
    const refused = await agent.take('docs');
    expect(refused).toMatchObject({ ok: false });
    if (!refused.ok) expect(refused.retryAfterSeconds).toBeLessThanOrEqual(30);
    await query('UPDATE docs_agent.requests SET bucket = bucket - 3');
    expect(await agent.take('docs')).toEqual({ ok: true });
    expect(await world.count('docs_agent.requests')).toBe(1);
  });

  test('believes a key for a moment after it was revoked elsewhere, and no longer', async () => {
    world = await engine.open();
    const { stores, process } = world;
    const other = await process('other');
    const row = { id: 'k', hash: new Uint8Array(32), project: '*', scopes: 'read', allow: '' };
    expect(await other.keys.find('k')).toBeUndefined();
    await stores.keys.add({ ...row, created_at: 1, expires_at: null });
    while ((await other.keys.find('k')) === undefined) await sleep(50);
    await stores.keys.revoke('k', 2);
    expect(await stores.keys.find('k')).toMatchObject({ revoked_at: 2 });
    while ((await other.keys.find('k'))?.revoked_at === null) await sleep(50);
  });

  test('keeps a prompt with a character that it has not, but for that', async () => {
    world = await engine.open();
    const { id } = await world.stores.jobs.create(newJob('docs', 'a\0b'));
    expect(await world.stores.jobs.turn(id, 1)).toMatchObject({ prompt: 'a\uFFFDb' });
  });

  test('keeps no trace in its queue of what is done', async () => {
    world = await engine.open();
    const { stores } = world;
    const { id } = await stores.jobs.create(newJob('A-project_of.128'.repeat(8)));
    await stores.jobs.addMessage(id, 'more');
    const [project = ''] = await stores.turns.waiting();
    for (
      let claimed = await stores.turns.claim(project);
      claimed;
      claimed = await stores.turns.claim(project)
    )
      await stores.turns.finish(claimed.turn, { status: 'completed' });
    expect(await world.count('docs_agent_queue.job')).toBe(0);
  });

  test('a claim that is prolonged lasts longer than a day', async () => {
    world = await engine.open();
    const { stores } = world;
    const { id } = await stores.jobs.create(newJob());
    const { turn } = await claim(stores);
    await query(
      `UPDATE docs_agent_queue.job SET started_on = started_on - interval '3 days';
       UPDATE docs_agent_queue.queue SET monitor_on = NULL, monitor_claim_on = NULL`,
    );
    await stores.sweep();
    expect(await stores.turns.renew([turn])).toMatchObject([{ job: id }]);
  });

  test('what a process with a wrong clock puts off is due for the others all the same', async () => {
    world = await engine.open();
    const { stores, database, dataDir } = world;
    const { turn } = await stores.jobs.create(newJob()).then(() => claim(stores));
    await stores.turns.finish(turn, { status: 'failed', failure: 'kept' });
    const limits = { agentRequestsPerHour: 1, analyticsRequestsPerHour: 1 };
    const openWith = (worker: string, aheadMs: number) =>
      openPostgresStores({
        connection: engine.cluster().url(database),
        ...{ dataDir, worker, limits, views: createPostgresViews, sweepSeconds: 3600 },
        now: () => Date.now() + aheadMs,
      });
    const [wrong, right] = [await openWith('wrong', 3_600_000), await openWith('right', 0)];
    await wrong.unpublished.add({ job: turn.job, seq: 1, commit: 'c1' });
    expect(await right.unpublished.due(10)).toMatchObject([{ job: turn.job }]);
    await Promise.all([wrong.close(), right.close()]);
  });

  test('reads a job and what waits by indexes', async () => {
    world = await engine.open();
    await query(
      `INSERT INTO docs_agent.jobs (id, project, status, repository, model, created_at)
         SELECT 'j' || n, 'docs', 'completed', 'r', 'm', n FROM generate_series(1, 20000) AS n;
       INSERT INTO docs_agent.turns (job, seq, message, prompt, state, created_at)
         SELECT 'j' || n, 1, gen_random_uuid(), 'p', 'done', n FROM generate_series(1, 20000) AS n;
       ANALYZE`,
    );
    for (const asked of [
      `SELECT id, (SELECT max(seq) FROM turns WHERE job = jobs.id) AS turn FROM jobs WHERE id = 'j7'`,
      `SELECT count(*) FILTER (WHERE state = 'queued') FROM turns WHERE state <> 'done'`,
      `SELECT job FROM turns WHERE state = 'running' AND worker = 'w'`,
      `SELECT id FROM jobs WHERE project = 'docs' AND (created_at, id) < (500, 'j5') ORDER BY created_at DESC, id DESC LIMIT 50`,
      `SELECT 1 FROM jobs WHERE project = 'docs' AND status = 'failed' LIMIT 1000`,
    ]) {
      const results = await query(`SET search_path = docs_agent; EXPLAIN ${asked}`);
      const plan = JSON.stringify((results as unknown as { rows: unknown[] }[])[1]?.rows);
      expect(plan).toContain('Index');
      expect(plan).not.toContain('Seq Scan');
    }
  });
});
