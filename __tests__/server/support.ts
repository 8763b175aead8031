import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseConfig } from '../../src/server/config/config.ts';
import { type Service, type ServiceOptions, startService } from '../../src/server/serve.ts';
import { COMPILE_CACHE } from '../support/compile-cache.ts';

/** As users run it: it starts in a third of the time that its sources take. */
export const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');

export type Job = {
  id: string;
  status: string;
  prLink: string | null;
  source: object;
  archivedAt: string | null;
};

/** A folder that is gone after the test file. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-test-'));
  folders.push(folder);
  return folder;
}

const folders: string[] = [];
export function removeTempFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Names come as they are, and a commit starts no process that would see whether there is something to tidy. */
const SETTINGS = [
  'user.name=Test',
  'user.email=test@localhost',
  'core.quotePath=false',
  'maintenance.auto=false',
].flatMap((setting) => ['-c', setting]);

/** Runs git for the test itself. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', [...SETTINGS, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** A repository with one commit of these files. Those that were made before are written anew without git, whose three processes cost more. */
export function makeRepository(
  folder: string,
  files: Record<string, string> = { 'index.md': '# Docs\n\nteh page\n' },
): string {
  const known = JSON.stringify(files);
  const before = madeBefore.get(known);
  const isNew = !existsSync(folder);
  if (before && isNew) {
    for (const [path, content] of before) {
      if (content === undefined) mkdirSync(join(folder, path), { recursive: true });
      else writeFileSync(join(folder, path), content);
    }
    return folder;
  }
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'Start');
  if (isNew) madeBefore.set(known, contentsOf(folder));
  return folder;
}

/** By their files: what is in them, folders before their files and without content. */
const madeBefore = new Map<string, (readonly [path: string, content: Buffer | undefined])[]>();

function contentsOf(folder: string) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !name.endsWith('.sample'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), entry.isDirectory() ? undefined : readFileSync(path)] as const;
    });
  return [
    ['', undefined] as const,
    ...all.filter(([, content]) => !content),
    ...all.filter(([, content]) => content),
  ];
}

export type TestService = Service & {
  folder: string;
  repository: string;
  key: string;
  log: string[];
  api: (
    method: string,
    path: string,
    init?: { body?: unknown; key?: string | null; raw?: string; headers?: Record<string, string> },
  ) => Promise<Answer>;
  create: (prompt: string, project?: string) => Promise<Job>;
  message: (job: string, prompt: string, project?: string) => Promise<Job>;
  finished: (job: string, project?: string) => Promise<Job>;
};

export type Answer = { status: number; headers: Headers; json: unknown; text: string };

/** The service in this process, on a free port, with a repository `docs` beside its data. */
export async function testService(given: {
  /** The projects' agent commands; every project works on the same repository. */
  agents?: Record<string, string | string[]>;
  agent?: Record<string, unknown>;
  project?: Record<string, unknown>;
  config?: Record<string, unknown>;
  files?: Record<string, string>;
  options?: Partial<ServiceOptions>;
  /** Of a service before, to go on with. */
  folder?: string;
  environment?: Record<string, string>;
}): Promise<TestService> {
  const folder = given.folder ?? tempFolder();
  const repository = given.folder ? join(folder, 'docs') : makeRepository(join(folder, 'docs'), given.files);
  const agents = given.agents ?? { docs: 'true' };
  const projects = Object.fromEntries(
    Object.entries(agents).map(([id, command]) => [
      id,
      { repository: 'docs', agent: { command, sandbox: 'none', ...given.agent }, ...given.project },
    ]),
  );
  const environment = { PATH: process.env.PATH ?? '', ...given.environment };
  const config = parseConfig(
    { dataDir: 'data', port: 0, projects, ...given.config },
    { directory: folder, environment },
  );
  const log: string[] = [];
  const service = await startService({
    config,
    environment,
    log: (event, fields) => log.push(`${event} ${JSON.stringify(fields ?? {})}`),
    graceMs: 300,
    retryDelaysMs: [],
    ...given.options,
  });
  const { key } = await service.createKey({ project: '*' });
  return { ...service, folder, repository, key, log, ...apiOf(service.url, key) };
}

export function apiOf(url: string, key: string) {
  const api: TestService['api'] = async (method, path, init = {}) => {
    const body = init.raw ?? (init.body === undefined ? undefined : JSON.stringify(init.body));
    const sent = init.key === undefined ? key : init.key;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        // One that is kept may be ended by the service, for being idle, just when a slow machine uses it again.
        connection: 'close',
        ...(sent === null ? {} : { authorization: `Bearer ${sent}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json')
      ? JSON.parse(text)
      : undefined;
    return { status: response.status, headers: response.headers, json, text };
  };
  const job = (answer: Answer) => answer.json as Job;
  return {
    api,
    create: async (prompt: string, project = 'docs') =>
      job(await api('POST', `/v2/agent/${project}/job`, { body: { prompt } })),
    message: async (id: string, prompt: string, project = 'docs') =>
      job(await api('POST', `/v2/agent/${project}/job/${id}/message`, { body: { prompt } })),
    finished: async (id: string, project = 'docs') =>
      until(async () => {
        const answer = await api('GET', `/v2/agent/${project}/job/${id}`);
        // A busy machine's database may take too long for an answer; that is none.
        return answer.status === 503 || job(answer).status === 'active' ? undefined : job(answer);
        // An end stays, so nothing is missed between two looks.
      }, 50),
  };
}

/** Asks until there is an answer, for as long as no test takes. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>, pauseMs = 20): Promise<T> {
  for (let tries = 0; tries * pauseMs < 150_000; tries++) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(pauseMs);
  }
  throw new Error(`waited in vain for ${look}`);
}

/** `docs-agent` as a process of its own. */
export function runCli(args: string[], options: { cwd: string; env?: Record<string, string> }) {
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH ?? '', ...options.env };
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: options.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk;
  });
  return {
    child,
    output,
    ended: once(child, 'close').then(([code, signal]) => ({ code, signal, ...output })),
  };
}

export type CliService = {
  url: string;
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  ended: Promise<{ code: number | null }>;
};

/** `docs-agent serve` as a process of its own, once it listens. */
export async function serveCli(cwd: string, env?: Record<string, string>): Promise<CliService> {
  const run = runCli(['serve', '--config', 'config.json'], { cwd, ...(env ? { env } : {}) });
  const url = await until(() => {
    if (run.child.exitCode !== null) throw new Error(`serve ended: ${JSON.stringify(run.output)}`);
    return /"event":"listening","url":"([^"]+)"/.exec(run.output.stdout)?.[1];
  });
  return { url, ...run };
}

/** Whether a process is there and not a zombie. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
