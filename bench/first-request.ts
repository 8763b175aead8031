import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildInputEnvironment, readAction } from '../__tests__/support/action-metadata.ts';
import { buildIssueCommentEvent } from '../__tests__/support/github-events.ts';
import { startGitHubStandIn } from '../__tests__/support/github-stand-in.ts';
import { KEY, PROJECT } from '../__tests__/support/job-simulator.ts';
import { buildRunnerEnvironment, RUN_TOKEN } from '../__tests__/support/runner.ts';

export interface FirstRequest extends AsyncDisposable {
  /** Milliseconds from the start of this entry's process until its first request has arrived. It is killed then. */
  time(entry: string): Promise<number>;
}

/** Somebody wrote `/docs …` in an issue: the runner's environment for that, and a code host that never answers. */
export async function stageFirstRequest(): Promise<FirstRequest> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-first-request-'));
  for (const name of ['work', 'home', 'runner']) mkdirSync(join(folder, name));
  let onRequest = () => {};
  const server = createServer(() => onRequest()).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const inputs = { projectId: PROJECT, secretKey: KEY, baseUrl: url };
  const env = {
    ...buildRunnerEnvironment(folder, await saySomething()),
    ...buildInputEnvironment(readAction(resolve(import.meta.dirname, '../action.yml')), {
      inputs,
      github: { token: RUN_TOKEN },
    }),
    GITHUB_API_URL: url,
  };

  return {
    async time(entry) {
      const files = Object.fromEntries(
        ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map((name) => [name, join(folder, name)]),
      );
      for (const file of Object.values(files)) writeFileSync(file, '');
      const start = process.hrtime.bigint();
      let ms: number | undefined;
      const child = spawn(process.execPath, [entry], { env: { ...env, ...files }, stdio: 'ignore' });
      onRequest = () => {
        ms ??= Number(process.hrtime.bigint() - start) / 1e6;
        child.kill('SIGKILL');
      };
      await new Promise((closed) => child.once('close', closed));
      if (ms === undefined) throw new Error(`${entry} ended without a request`);
      return ms;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function saySomething() {
  await using github = await startGitHubStandIn();
  const user = github.addUser('octocat');
  const comment = github.addComment(github.addIssue().number, { user, body: '/docs explain the flag' });
  return buildIssueCommentEvent(github.world, { comment });
}
