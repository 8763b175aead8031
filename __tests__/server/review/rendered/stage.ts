import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { ChangedPage, ChangedPages } from '../../../../src/server/pages/changed-pages.ts';
import { registerReviewPages } from '../../../../src/server/review/routes.ts';
import type { Review } from '../../../../src/server/review/source.ts';

export function changedPage(given: Partial<ChangedPage>): ChangedPage {
  return { path: 'a.md', from: null, before: null, after: null, images: { before: [], after: [] }, ...given };
}

export function changedPages(pages: readonly Partial<ChangedPage>[]): ChangedPages {
  const files = { added: [], modified: [], removed: [] };
  return { pages: pages.map(changedPage), leftOut: [], moreLeftOut: 0, files };
}

/** A job that ended with a change. */
export function reviewOf(given: {
  pages?: ChangedPages;
  images?: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  job?: Partial<Review['job']>;
}): Review {
  const turn = {
    job: 'j1',
    seq: 1,
    prompt: 'Fix it.',
    state: 'done' as const,
    attempt: 1,
    lost: 0,
    process: null,
    parent_commit: null,
    result_commit: null,
    checks: null,
    contexts: null,
    read: [],
    found: [],
    failure: null,
    created_at: 0,
    started_at: 0,
    ended_at: 0,
    log: '',
  };
  return {
    job: {
      id: 'j1',
      project: 'docs',
      status: 'completed',
      repository: 'https://git.example/o/r',
      ref: null,
      model: 'm',
      pr_link: null,
      base_commit: 'a',
      head_commit: 'b',
      created_at: 0,
      archived_at: null,
      recovered_at: null,
      turn: 1,
      checks: null,
      failure: null,
      ...given.job,
    },
    turnCount: 1,
    readTurn: async () => turn,
    readDiff: async () => '',
    readPages: async () => given.pages,
    readFiles: async () => given.pages?.files,
    readImage: async (name) => given.images?.get(name),
    unconfined: undefined,
    branch: 'docs-agent/j1',
    repository: 'https://git.example/o/r',
  };
}

/** The review pages of one job on a free port, with their real headers. */
export async function serveReview(
  review: Review,
  given: { find?: (project: string) => Promise<Review | undefined>; trustedProxies?: readonly string[] } = {},
): Promise<{
  url: string /** How many connections have been closed. */;
  closed: () => number;
  stop: () => void;
}> {
  const { find = async () => review, trustedProxies = [] } = given;
  const app = new Hono<{ Bindings: HttpBindings }>();
  registerReviewPages(app, {
    review: { find },
    config: { projects: new Set(['docs', 'other']), trustedProxies },
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  let closed = 0;
  server.on('connection', (socket) => socket.once('close', () => closed++));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/review/docs/j1`,
    closed: () => closed,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
