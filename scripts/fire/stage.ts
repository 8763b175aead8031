import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMPILE_CACHE } from '../../__tests__/support/compile-cache.ts';

/** What users run. */
export const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');

/** Agents are shut in where that is possible; the rest is put under fire either way. */
export const SANDBOX = spawnSync('bwrap', ['--version']).status === 0 ? 'bubblewrap' : 'none';

export type Answer = {
  status: number;
  retryAfter: string | null;
  text: string;
  json: Record<string, unknown>;
};
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** What a configuration says of where everything is kept: a PostgreSQL database, or SQLite. */
export function engineOf(database: string | undefined): Record<string, string> {
  return database === undefined ? {} : { database, publicUrl: 'http://docs.example' };
}

/** A folder with a repository, a configuration and a key, and the service on them as a process that may be killed. */
export async function openStage(config: Record<string, unknown>, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-fire-'));
  const repository = join(folder, 'docs');
  makeRepository(repository);
  const file = join(folder, 'config.json');
  const limits = { agentRequestsPerHour: 1_000_000, analyticsRequestsPerHour: 1_000_000 };
  const dataDir = join(folder, 'data');
  writeFileSync(file, JSON.stringify({ dataDir, port: 0, limits, diskFloorMegabytes: 5, ...config }));
  const environment = { ...COMPILE_CACHE, PATH: process.env.PATH ?? '', ...env };
  let key = '';
  let service: { url: string; child: ChildProcess } | undefined;

  const start = async () => {
    if (key === '') {
      const args = [CLI, 'key', 'create', '--config', file, '--project', '*'];
      key = execFileSync(process.execPath, args, { env: environment, stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim();
    }
    const child = spawn(process.execPath, [CLI, 'serve', '--config', file], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    service = { url: await listening(child), child };
  };

  const end = async (signal: NodeJS.Signals) => {
    if (!service || service.child.exitCode !== null || service.child.signalCode !== null) return;
    const ended = once(service.child, 'exit');
    service.child.kill(signal);
    await ended;
  };

  const api = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${service?.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text,
      json: isJson ? JSON.parse(text) : {},
    };
  };

  return {
    folder,
    repository,
    dataDir: (config.dataDir as string | undefined) ?? dataDir,
    start,
    api,
    end,
    isAlive: () => service?.child.exitCode === null && service.child.signalCode === null,
    /** What a job has come to, once it is no longer active. */
    finished: (project: string, job: string, forMs = 60_000) =>
      until(async () => {
        const { json } = await api('GET', `/v2/agent/${project}/job/${job}`);
        return json.status === undefined || json.status === 'active' ? undefined : String(json.status);
      }, forMs),
    close: async () => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks again until there is an answer; undefined where there was none in time. */
export async function until<T>(look: () => Promise<T | undefined>, forMs: number): Promise<T | undefined> {
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    await sleep(100);
  }
  return undefined;
}

export function makeRepository(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=fire', '-c', 'user.email=fire@localhost', ...args], {
      cwd: folder,
    });
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.md'), '# Docs\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Start');
}

function listening(child: ChildProcess): Promise<string> {
  let out = '';
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the service ended with ${code}: ${out.slice(-500)}`)));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        if (out.length < 100_000) out += chunk;
        const url = /"listening".*?"url":"([^"]+)"/.exec(out)?.[1];
        if (url) done(url);
      });
  });
}
