import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');
/** More than a run asks for, so that none is refused for coming too often. */
const PER_HOUR = 1_000_000;

export type BuiltService = { url: string; key: string; folder: string } & AsyncDisposable;

/** The built service on loopback, with SQLite in a folder of its own and an agent that does nothing. */
export async function startBuiltService(): Promise<BuiltService> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-schemathesis-'));
  const config = join(folder, 'config.json');
  const env = { PATH: process.env.PATH ?? '', HOME: folder };
  makeRepository(join(folder, 'docs'), env);
  writeFileSync(
    config,
    JSON.stringify({
      port: 0,
      dataDir: 'data',
      concurrency: 1,
      agent: { command: 'true', sandbox: 'none' },
      limits: { agentRequestsPerHour: PER_HOUR, analyticsRequestsPerHour: PER_HOUR },
      projects: { docs: { repository: join(folder, 'docs') } },
    }),
  );
  const create = [CLI, 'key', 'create', '--config', config, '--project', 'docs'];
  const key = execFileSync(process.execPath, create, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const child = spawn(process.execPath, [CLI, 'serve', '--config', config], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  return {
    folder,
    url: await urlOf(child),
    key: key.trim(),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeRepository(folder: string, env: NodeJS.ProcessEnv): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=docs', '-c', 'user.email=docs@localhost', ...args], {
      cwd: folder,
      env,
    });
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.md'), '# Docs\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
}

/** Where it listens, as its log says. What it says after that is read and dropped, or it would wait for a reader. */
function urlOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the service ended with ${code}: ${said.slice(-500)}`)));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        if (said.length < 100_000) said += chunk;
        const url = /"listening".*?"url":"([^"]+)"/.exec(said)?.[1];
        if (url) done(url);
      });
  });
}
