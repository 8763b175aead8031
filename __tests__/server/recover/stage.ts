import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeRepository, type TestService, tempFolder, testService } from '../support.ts';

type Given = Parameters<typeof testService>[0];
export type Pull = { number: number; state: 'open' | 'closed'; head: string; base: string; from?: string };

/** Appends what it is asked for. */
export const AGENT = 'cat >> index.md';
export const path = (id: string) => `/v2/agent/docs/job/${id}`;
/** An id as the service makes them. */
export const ID = 'h7kq2v9m4c8x3n5p6r2t7w9y4b';

export function createStage() {
  const started: TestService[] = [];
  const stopAll = async () => {
    await Promise.all(started.splice(0).map((one) => one.stop()));
  };
  const start = async (given: Given = {}) => {
    const service = await testService({ agents: { docs: AGENT }, ...given });
    started.push(service);
    return service;
  };
  return {
    start,
    stopAll,
    /** A service whose data folder is new, on the repository of another one, which is gone. */
    startAnew: async ({ folder }: Pick<TestService, 'folder'>, given: Given = {}) => {
      await stopAll();
      rmSync(join(folder, 'data'), { recursive: true, force: true });
      return start({ folder, ...given, config: { recover: true, ...given.config } });
    },
    /** The first service there ever was, on a repository that others have been at. */
    startOn: async (prepare: (repository: string) => void, given: Given = {}) => {
      const folder = tempFolder();
      prepare(makeRepository(join(folder, 'docs')));
      return start({ folder, ...given, config: { recover: true, ...given.config } });
    },
  };
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Commits of somebody's without a change, each on a branch that is named like a job's, from where `main` stands. */
export function commitOn(repository: string, ...commits: { id?: string; message: string }[]): void {
  const seconds = nowSeconds();
  importCommits(
    repository,
    commits.map(({ id = ID, message }) => {
      const ref = `refs/heads/docs-agent/${id}`;
      return { ref, seconds, message: `${message}\n`, from: 'refs/heads/main' };
    }),
  );
}

/** So many empty commits of somebody's on top of a branch, each with that message, the first of `since`. */
export function pileOn(
  repository: string,
  given: { branch: string; count: number; message?: string; since?: number },
): void {
  const { branch, count, message = 'Mine', since = 1_700_000_000 } = given;
  const ref = `refs/heads/${branch}`;
  importCommits(
    repository,
    Array.from({ length: count }, (_, at) => {
      return { ref, seconds: since + at, message, ...(at === 0 ? { from: ref } : {}) };
    }),
  );
}

type EmptyCommit = { ref: string; seconds: number; message: string; from?: string };

function importCommits(repository: string, commits: readonly EmptyCommit[]): void {
  const input = commits.map(
    ({ ref, seconds, message, from }) =>
      `commit ${ref}\ncommitter T <t@l> ${seconds} +0000\ndata ${Buffer.byteLength(message)}\n${message}\n` +
      (from === undefined ? '' : `from ${from}^0\n`),
  );
  execFileSync('git', ['fast-import', '--quiet'], { cwd: repository, input: input.join('') });
}

/** What a turn's commit says. */
export const messageOf = (id = ID) => `Fix it.\n\nDocs-Agent-Job: ${id}`;

/** A stand-in for the list of pull requests. `kind`: Gitea passes over the filter by branch, and GitHub honours it. */
export async function startPulls(kind: 'github' | 'gitea') {
  const pulls: Pull[] = [];
  const asked: string[] = [];
  const fault: { status?: number } = {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(`${request.method} ${url.pathname}?state=${url.searchParams.get('state')}`);
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (fault.status !== undefined) return answer(fault.status, { message: 'no' });
    const page = Number(url.searchParams.get('page') ?? 1);
    const found = pulls.filter(
      ({ state, head }) =>
        state === url.searchParams.get('state') &&
        (kind === 'gitea' || url.searchParams.get('head') === `owner:${head}`),
    );
    const shown = found
      .slice((page - 1) * 50, page * 50)
      .map(({ number, state, head, base, from = 'owner/docs' }) => ({
        ...{ number, state, html_url: `https://git.example/owner/docs/pull/${number}`, base: { ref: base } },
        head: { ref: head, repo: { full_name: from } },
      }));
    return answer(200, shown);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    pulls,
    asked,
    fault,
    apiUrl: `http://127.0.0.1:${port}${kind === 'gitea' ? '/api/v1' : ''}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
