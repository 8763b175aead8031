import { describe, expect, test } from '@jest/globals';
import { createTransport } from '../../../src/client/transport.ts';
import { createGiteaMending } from '../../../src/host/github/gitea-mending.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import { createGitHubMending } from '../../../src/host/github/mending.ts';
import { openCodeHost } from '../../../src/host/github/open.ts';
import type { Send } from '../../../src/host/github/send.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import {
  type GitHubStandIn,
  type GitHubStandInOptions,
  startGitHubStandIn,
} from '../../support/github-stand-in.ts';
import { RUN_TOKEN } from '../../support/runner.ts';

function open({ world }: GitHubStandIn) {
  const { repository, serverUrl, apiUrl } = world;
  const clock = createFakeClock();
  const { signal } = new AbortController();
  const transport = createTransport({ userAgent: 'test' });
  const tools = { transport, clock, retryDelay: () => 1, stop: signal, lastCall: signal };
  return openCodeHost({ token: RUN_TOKEN, repository, serverUrl, apiUrl }, tools).openMending();
}

async function stage(options: GitHubStandInOptions) {
  const github = await startGitHubStandIn(options);
  const reviewer = github.addUser('reviewer');
  const pull = github.addPull({ pull: { tending: { sha: 'a'.repeat(40), mergeable: true }, checks: [] } });
  const place = { repository: github.world.repository, number: pull.number };
  return { github, reviewer, pull, place, mending: await open(github) };
}

const BOTH = { checks: true, threads: true };
const flavours = [['github'], ['gitea']] as const;

describe.each(flavours)('on %s', (flavour) => {
  test('a pull request without checks and reviews has nothing wrong', async () => {
    const { github, place, pull, mending } = await stage({ flavour });
    await using _ = github;
    pull.pull = { ...(pull.pull as NonNullable<typeof pull.pull>), checks: [] };
    expect(await mending.faults(place, BOTH)).toEqual({
      head: 'a'.repeat(40),
      conflict: 'no',
      checks: { items: [] },
      threads: { items: [] },
    });
  });

  test('tells what failed, what runs and what stands open, and answers there once for each', async () => {
    const { github, place, pull, mending, reviewer } = await stage({ flavour });
    await using _ = github;
    pull.pull?.checks?.push(
      { name: 'links', conclusion: 'FAILURE', isStatus: true, title: 'Two links are broken' },
      { name: 'build', conclusion: 'PENDING', isStatus: true },
      { name: 'vale', conclusion: 'SUCCESS', isStatus: true },
    );
    const root = github.addReviewComment(pull.number, {
      user: reviewer,
      body: 'Name the flag',
      path: 'a.md',
      line: 7,
    });
    github.addReviewComment(pull.number, {
      user: reviewer,
      body: 'And here',
      path: 'a.md',
      line: 7,
      inReplyTo: root.id,
    });
    github.addReviewComment(pull.number, {
      user: reviewer,
      body: 'Settled',
      path: 'b.md',
      line: 2,
      isResolved: true,
    });
    const { checks, threads } = await mending.faults(place, BOTH);
    expect(checks.items.map(({ name, state, title }) => [name, state, title])).toEqual([
      ['links', 'failed', 'Two links are broken'],
      ['build', 'running', ''],
      ['vale', 'passed', ''],
    ]);
    expect(threads.items).toMatchObject([
      {
        path: 'a.md',
        line: 7,
        isOpen: true,
        comments: [
          { author: { login: 'reviewer', isBot: false }, body: 'Name the flag' },
          { body: 'And here' },
        ],
      },
      { path: 'b.md', isOpen: false },
    ]);
    const before = github.requests.length;
    await mending.reply(
      place,
      threads.items.map((thread) => ({ thread, body: `Done in ${thread.path}` })),
    );
    expect(github.requests.length - before).toBe(1);
    const again = await mending.faults(place, BOTH);
    expect(again.threads.items.map(({ comments }) => comments.at(-1)?.body)).toEqual([
      'Done in a.md',
      'Done in b.md',
    ]);
    expect(again.threads.items[0]?.comments.at(-1)?.author).toEqual({
      login: 'github-actions[bot]',
      isBot: true,
    });
  });
});

describe('on GitHub', () => {
  test('300 annotations and 100 review threads are one request', async () => {
    const { github, place, pull, mending, reviewer } = await stage({});
    await using _ = github;
    const annotations = Array.from({ length: 30 }, (_, at) => ({
      path: 'a.md',
      line: at + 1,
      message: `No ${at}`,
    }));
    for (let at = 0; at < 10; at += 1)
      pull.pull?.checks?.push({ name: `check ${at}`, conclusion: 'FAILURE', annotations });
    for (let at = 0; at < 100; at += 1)
      github.addReviewComment(pull.number, { user: reviewer, body: `Remark ${at}`, path: 'a.md', line: at });
    const { checks, threads } = await mending.faults(place, BOTH);
    expect(github.requests).toHaveLength(1);
    expect(threads.items).toHaveLength(100);
    expect(checks.items).toHaveLength(10);
    expect(checks.items[0]).toMatchObject({ annotationCount: 30, state: 'failed', conclusion: 'failure' });
    expect(checks.items[0]?.annotations).toHaveLength(20);
  });

  test('reads on over pages, and says where it gave up', async () => {
    const { github, place, pull, mending, reviewer } = await stage({});
    await using _ = github;
    for (let at = 0; at < 250; at += 1)
      github.addReviewComment(pull.number, { user: reviewer, body: `Remark ${at}`, path: 'a.md', line: at });
    for (let at = 0; at < 301; at += 1)
      pull.pull?.checks?.push({ name: `check ${at}`, conclusion: 'SUCCESS' });
    const { checks, threads } = await mending.faults(place, BOTH);
    expect(new Set(threads.items.map(({ id }) => id)).size).toBe(250);
    expect(threads.unread).toBeUndefined();
    expect(new Set(checks.items.map(({ name }) => name)).size).toBe(300);
    expect(checks.unread?.message).toMatch(/more than 300/);
    expect(github.requests).toHaveLength(3);
  });

  test.each(['checks', 'reviewThreads'] as const)(
    'what the token may not read of %s is no "none"',
    async (what) => {
      const { github, place, pull, mending } = await stage({ forbidden: [what] });
      await using _ = github;
      pull.pull?.checks?.push({ name: 'links', conclusion: 'FAILURE' });
      const { checks, threads } = await mending.faults(place, BOTH);
      const [missing, there] = what === 'checks' ? [checks, threads] : [threads, checks];
      expect(missing).toEqual({ items: [], unread: expect.objectContaining({ failure: 'forbidden' }) });
      expect(there.unread).toBeUndefined();
    },
  );

  const answered =
    (data: unknown): Send =>
    async (route) => ({ data, headers: {}, asked: route });
  const pullOf = (fields: object) => ({
    data: { repository: { pullRequest: { headRefOid: 'a', mergeable: 'UNKNOWN', ...fields } } },
  });
  const faults = (data: unknown) =>
    createGitHubMending(answered(data), {
      apiUrl: 'https://api.github.com',
      serverUrl: 'https://github.com',
    }).faults({ repository: 'a/b', number: 1 }, BOTH);

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no pull request', { data: { repository: { pullRequest: null } } }],
    ['none with a head', { data: { repository: { pullRequest: { mergeable: 'UNKNOWN' } } } }],
  ])('an answer with %s is no answer', async (_, data) => {
    await expect(faults(data)).rejects.toMatchObject({ failure: 'unreadable' });
  });

  test.each<[string, object]>([
    ['lack the lists', {}],
    [
      'have rows of another form',
      {
        commits: { nodes: [{ commit: { statusCheckRollup: { contexts: { nodes: [null, {}] } } } }] },
        reviewThreads: { nodes: [{ id: 'x', path: 'a' }] },
      },
    ],
  ])('parts that %s are told as unread', async (_, fields) => {
    const { checks, threads } = await faults(pullOf(fields));
    for (const part of [checks, threads]) {
      expect(part.items).toEqual([]);
      expect(part.unread).toBeInstanceOf(HostError);
    }
  });
});

describe('on Gitea', () => {
  const scripted =
    (answers: Record<string, unknown>): Send =>
    async (route) => {
      const found = Object.entries(answers).find(([end]) => route.endsWith(end));
      return { data: found?.[1], headers: {}, asked: route };
    };
  const pull = { '/pulls/{number}': { head: { sha: 'a' }, mergeable: false } };
  const faults = (answers: Record<string, unknown>) =>
    createGiteaMending(scripted({ '/reviews': [], ...pull, ...answers }), { serverUrl: '' }).faults(
      { repository: 'a/b', number: 1 },
      BOTH,
    );

  test('what can not be merged may be a draft: whether it conflicts is not known', async () => {
    expect(await faults({ '/status': null })).toMatchObject({ conflict: 'unknown', checks: { items: [] } });
  });

  test.each<[string, unknown]>([
    ['is something else', {}],
    ['has rows of another form', { statuses: [{}], total_count: 1 }],
    ['has fewer rows than it says', { statuses: [], total_count: 3 }],
  ])('a combined status that %s is unread', async (_, status) => {
    const { checks } = await faults({ '/status': status });
    expect(checks).toEqual({ items: [], unread: expect.any(HostError) });
  });
});
