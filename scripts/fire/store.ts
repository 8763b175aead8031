import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStage, SANDBOX, type Stage, until } from './stage.ts';

const docs = (command: string) => ({
  projects: { docs: { repository: 'docs', agent: { command, sandbox: SANDBOX } } },
});
const JOB = '/v2/agent/docs/job';

/** Another program holds the database: nobody waits longer than a second, and what ended meanwhile is written down. */
export async function fireLock({ holdMs, timed }: { holdMs: number; timed: boolean }): Promise<string[]> {
  const stage = await openStage(docs('sleep 1; cat >> index.md'));
  const faults: string[] = [];
  try {
    await stage.start();
    const { json } = await stage.api('POST', JOB, { prompt: 'one' });
    const other = new DatabaseSync(join(stage.dataDir, 'service.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    let worstMs = 0;
    const end = performance.now() + holdMs;
    while (performance.now() < end) {
      const start = performance.now();
      const [get, health, create] = await Promise.all([
        stage.api('GET', `${JOB}/${json.id}`),
        stage.api('GET', '/healthz'),
        stage.api('POST', JOB, { prompt: 'two' }),
      ]);
      worstMs = Math.max(worstMs, performance.now() - start);
      const statuses = [get.status, health.status, create.status].join();
      if (statuses !== '200,200,503') faults.push(`while the database was held: ${statuses}`);
      if (create.retryAfter === null) faults.push('a refused create has no Retry-After');
    }
    if (timed && worstMs > 1000) faults.push(`a request took ${Math.round(worstMs)} ms`);
    if ((await stage.api('GET', '/readyz')).status !== 503) faults.push('/readyz was not 503');
    other.close();
    faults.push(...(await healed(stage, String(json.id))));
  } finally {
    await stage.close();
  }
  return [...new Set(faults)];
}

/** A disk without room, on a file system of its own. Undefined where this user may not mount one. */
export async function fireFullDisk(): Promise<string[] | undefined> {
  const mount = mkdtempSync(join(tmpdir(), 'docs-agent-fire-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', mount]).status !== 0) {
    rmSync(mount, { recursive: true });
    return undefined;
  }
  const dataDir = join(mount, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const stage = await openStage({ ...docs('cat >> index.md'), dataDir });
  const faults: string[] = [];
  try {
    await stage.start();
    const first = String((await stage.api('POST', JOB, { prompt: 'one' })).json.id);
    await stage.finished('docs', first);
    fill(join(mount, 'filler'));
    const create = await stage.api('POST', JOB, { prompt: 'x'.repeat(900_000) });
    if (create.status !== 503 || create.retryAfter === null)
      faults.push(`a create was answered with ${create.status}`);
    if (!/disk/.test(String(create.json.error)))
      faults.push(`the error does not name the disk: ${create.text}`);
    await sleep(2500);
    const paths = [`${JOB}/${first}`, '/healthz', '/readyz', `/review/docs/${first}`];
    const answers = await Promise.all(paths.map((path) => stage.api('GET', path)));
    const statuses = answers.map(({ status }) => status).join();
    if (statuses !== '200,200,503,200') faults.push(`on a full disk: ${statuses}`);
    rmSync(join(mount, 'filler'));
    faults.push(...(await healed(stage, first)));
  } finally {
    await stage.close();
    spawnSync('umount', [mount]);
    rmSync(mount, { recursive: true, force: true });
  }
  return faults;
}

/** Within a minute the service is ready, takes a job, and has done it and the one before. */
async function healed(stage: Stage, before: string): Promise<string[]> {
  const isReady = async () => ((await stage.api('GET', '/readyz')).status === 200 ? true : undefined);
  if (!stage.isAlive()) return ['the service has ended'];
  if (!(await until(isReady, 60_000))) return ['the service did not heal within a minute'];
  const { status, json } = await stage.api('POST', JOB, { prompt: 'after' });
  if (status !== 201) return [`a create afterwards was answered with ${status}`];
  const faults: string[] = [];
  for (const job of [before, String(json.id)]) {
    const end = await stage.finished('docs', job);
    if (end !== 'completed') faults.push(`a job is ${end ?? 'active'} afterwards`);
  }
  return faults;
}

function fill(file: string): void {
  const block = Buffer.alloc(64 * 1024, 1);
  for (let size = block.length; size >= 1; size = Math.floor(size / 16))
    try {
      for (;;) writeFileSync(file, block.subarray(0, size), { flag: 'a' });
    } catch {}
}
