import { describe, expect, test } from '@jest/globals';
import { PROMPT_MAX_CHARACTERS } from '../../src/contract/limits.ts';
import { answerEvent } from '../../src/flows/answer-event.ts';
import { HostError } from '../../src/host/github/host-error.ts';
import { readEvent } from '../../src/instruction/event.ts';
import type { PullFaults } from '../../src/ports/pull-faults.ts';
import type { PullRequestCare } from '../../src/ports/pull-request-care.ts';
import type { OpenPull } from '../../src/ports/pull-tending.ts';
import { ASKED_MS, type Ask, askFor, createAnswerStage, promptOn } from '../support/answer-stage.ts';
import { createFakeCodeHost, type FakeCodeHost, MAINTAINER, NO_TENDING } from '../support/fake-code-host.ts';
import { failed, link } from '../support/job-stage.ts';
import { leave, markerIn, storiesOf } from '../support/left-behind.ts';

const stories = storiesOf('job_1', { link });
const HOST = 'api.example.com';
const schedule = promptOn({ kind: 'trusted', name: 'schedule' });
const texts = { prompt: 'Tidy up.' };
const budget = (dailyLimit: number | undefined, maxOpenPulls?: number) => ({
  dailyLimit,
  maxOpenPulls,
  dailyLimitExempt: new Set<never>(),
});
const BROKEN: PullFaults = {
  head: 'a'.repeat(40),
  conflict: 'yes',
  checks: { items: [] },
  threads: {
    items: [
      {
        ...{ id: 'T', isOpen: true, path: 'a.md', line: 1 },
        comments: [{ author: MAINTAINER, body: 'Wrong.', atMs: 0 }],
      },
    ],
  },
};

/** Answers a request in a thread whose last job, if any, has an open pull request with these faults. */
async function answer(
  ask: Ask,
  given: { prepare?: (host: FakeCodeHost) => void; faults?: PullFaults | Error } = {},
) {
  const host = createFakeCodeHost({
    pullRequest: async () => ({ number: 42, title: '', state: 'open' }),
  });
  const replies: string[] = [];
  const { faults = BROKEN } = given;
  host.openMending = async () => ({
    locate: () => ({ repository: 'o/r', number: 42 }),
    faults: async () => {
      if (faults instanceof Error) throw faults;
      return faults;
    },
    reply: async (_, all) => {
      replies.push(...all.map(({ thread }) => thread.id));
    },
  });
  given.prepare?.(host);
  const stage = createAnswerStage({ host });
  const answered = await answerEvent(askFor(ask), stage.ports);
  return { ...stage, ...stage.told(), answered, replies };
}

const withEarlier = (host: FakeCodeHost) => {
  host.thread.push(leave(stories['pull-request'], { run: '1', host: HOST }));
};
const newest = ({ thread }: FakeCodeHost) => thread.at(-1)?.body ?? '';

describe('what goes to the service', () => {
  test('an instruction as long as it may be, and no longer', async () => {
    const at = await answer({ plan: schedule, texts: { prompt: 'x'.repeat(PROMPT_MAX_CHARACTERS) } });
    expect(at.sent).toHaveLength(1);
    const over = await answer({ plan: schedule, texts: { prompt: 'x'.repeat(PROMPT_MAX_CHARACTERS + 1) } });
    expect(over).toMatchObject({
      sent: [],
      kind: 'refused',
      sentence: 'The instruction has 50,001 characters; accepted are at most 50,000. Nothing was sent.',
      answered: {},
    });
  });

  test.each<[string, Ask, string]>([
    ['the workflow’s prompt', { plan: schedule, texts }, 'create Tidy up.'],
    ['a command', {}, 'create explain it'],
    ['a command with a branch', { body: '/docs --ref next explain it' }, 'create next explain it'],
  ])('%s', async (_, ask, sent) => {
    const { sent: all, answered } = await answer(ask);
    expect(all).toHaveLength(1);
    expect(all[0]?.startsWith(sent)).toBe(true);
    expect(all[0]?.endsWith(answered.prompt ?? 'none')).toBe(true);
  });
});

describe('what is kept back, and why', () => {
  const open: OpenPull = {
    ...{ number: 4, title: 'A job’s', link: 'https://github.com/o/r/pull/4', createdMs: ASKED_MS },
    head: 'x',
    body: '<!-- docs-agent:job job_4 -->',
  };
  const full = (host: FakeCodeHost) =>
    Object.assign(host, { tending: { ...NO_TENDING, listOpen: async () => [open] } });
  const hourAgo = new Date(ASKED_MS - 3_600_000).toISOString();
  const used = (host: FakeCodeHost) =>
    host.repository.push(leave(stories.running, { run: '10', host: HOST, createdAt: hourAgo }));
  const waiting = { limit: 1, pulls: [{ number: 4, title: open.title, link: open.link }] };

  test.each<[string, Ask, ((host: FakeCodeHost) => void) | undefined, object]>([
    ['the day’s budget', { budget: budget(1) }, used, { kind: 'over-budget', answered: {} }],
    [
      'a budget that can’t be counted',
      { budget: budget(1) },
      (host) => host.fail('repositoryComments', 'unreachable'),
      { kind: 'refused', sentence: expect.stringContaining('What dailyLimit has left could not be counted') },
    ],
    [
      'open pull requests, where nobody asked',
      { plan: schedule, texts, budget: budget(undefined, 1) },
      full,
      { kind: 'skipped', answered: { waiting } },
    ],
    [
      'open pull requests that can’t be counted',
      { budget: budget(undefined, 1) },
      (host) =>
        Object.assign(host, {
          tending: {
            ...NO_TENDING,
            listOpen: () => Promise.reject(new HostError('unreachable', 'HTTP 502')),
          },
        }),
      {
        kind: 'refused',
        sentence: expect.stringContaining('What maxOpenPulls has left could not be counted'),
      },
    ],
    [
      'a branch that is not known',
      { plan: { ...schedule, place: { thread: 7 } } as never, texts, rules: { ref: { kind: 'auto' } } },
      undefined,
      { kind: 'refused', sentence: expect.stringContaining('ref: auto goes by that') },
    ],
    [
      'nothing to fix',
      { body: '/docs fix' },
      undefined,
      { kind: 'skipped', sentence: expect.stringContaining('there is nothing to fix') },
    ],
  ])('%s', async (_, ask, prepare, expected) => {
    expect(await answer(ask, prepare ? { prepare } : {})).toMatchObject({ sent: [], ...expected });
  });

  test('what can’t be fixed for nobody can read it is refused', async () => {
    const faults = new HostError('unreachable', 'HTTP 502');
    const { kind, sent } = await answer({ body: '/docs fix' }, { prepare: withEarlier, faults });
    expect([kind, sent]).toEqual(['refused', []]);
  });

  test('who asks while many pull requests are open is told, and served', async () => {
    const { sent, answered, lines, host } = await answer({ budget: budget(undefined, 1) }, { prepare: full });
    const told = '1 pull requests of jobs are open, and maxOpenPulls is 1: #4.';
    expect(sent).toHaveLength(1);
    expect(answered).toMatchObject({ waiting, prompt: expect.any(String) });
    expect(lines).toContain(`info: ${told}`);
    expect(newest(host)).toContain('maxOpenPulls is 1');
  });

  test('who starts the workflow is served without a thread to tell it in', async () => {
    const plan = promptOn({ kind: 'trusted', name: 'workflow_dispatch' });
    const { sent, lines } = await answer({ plan, texts, budget: budget(undefined, 1) }, { prepare: full });
    expect(sent).toHaveLength(1);
    expect(lines[0]).toMatch(/^info: 1 pull requests of jobs are open/);
  });

  test('a message asks for no room: its pull request is open already', async () => {
    const { sent } = await answer(
      { budget: budget(undefined, 1) },
      {
        prepare: (host) => {
          withEarlier(host);
          full(host);
        },
      },
    );
    expect(sent).toEqual([expect.stringMatching(/^message job_1 /)]);
  });
});

describe('a fix', () => {
  const found = 'Found on commit aaaaaaaaaa: 1 open review thread, a conflict with the base branch.';

  test('takes what is wrong along, says so, and answers the reviewers', async () => {
    const { sent, lines, host, replies } = await answer({ body: '/docs fix' }, { prepare: withEarlier });
    expect(sent).toEqual([expect.stringMatching(/^message job_1 .*\bWrong\./s)]);
    expect(lines).toContain(`info: ${found}`);
    expect(newest(host)).toContain('1 open review thread');
    expect(markerIn(newest(host))?.mends).toEqual({
      ...{ by: 'person', link, threads: ['T'] },
      head: BROKEN.head,
    });
    expect(replies).toEqual(['T']);
  });

  test('says how much of it had no room', async () => {
    const [item] = BROKEN.threads.items;
    if (!item) throw new Error('no thread');
    const body = 'x'.repeat(2_000);
    const items = Array.from({ length: 60 }, (_, at) => ({
      ...item,
      id: `T${at}`,
      comments: [{ author: MAINTAINER, body, atMs: 0 }],
    }));
    const { lines } = await answer(
      { body: '/docs fix' },
      { prepare: withEarlier, faults: { ...BROKEN, threads: { items } } },
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^info: The prompt is full: [1-5]?\d findings were left out\.$/),
    );
  });

  test('with more remarks than a marker has room for keeps as many as it has', async () => {
    const [item] = BROKEN.threads.items;
    if (!item) throw new Error('no thread');
    const items = Array.from({ length: 130 }, (_, at) => ({ ...item, id: `T${at}` }));
    const { host, sent } = await answer(
      { body: '/docs fix' },
      { prepare: withEarlier, faults: { ...BROKEN, threads: { items } } },
    );
    expect(sent[0]).toContain('Remarks of reviewers that stand open (130):');
    expect(markerIn(newest(host))?.mends?.threads).toHaveLength(100);
  });

  test('of what nobody asked to be mended, no reviewer is answered', async () => {
    const { replies, sent } = await answer({}, { prepare: withEarlier });
    expect([replies, sent.length]).toEqual([[], 1]);
  });
});

describe('what goes along', () => {
  const thread = { texts: { ...texts, context: 'thread' as const } };

  test('is nothing of a thread where there is none, and none is read', async () => {
    const { sent, host } = await answer({ plan: schedule, ...thread });
    const [without] = (await answer({ plan: schedule, texts })).sent;
    expect(sent).toEqual([without]);
    expect(host.calls).not.toContain('comments');
  });

  test('is nothing of it where there is no token to read it with', async () => {
    const stage = createAnswerStage();
    const ask = askFor({ ...thread, gate: { allowedUsers: ['octocat'] } });
    await answerEvent(ask, { ...stage.ports, host: undefined });
    expect(stage.sent).toEqual([expect.stringContaining('explain it')]);
    expect(stage.sent[0]).not.toMatch(/comments|files/i);
  });

  test('is no note where there is nothing to explain', async () => {
    const { lines } = await answer({});
    expect(lines).toEqual([
      'info: Creating a job.',
      'info: Job job_1 is created (active).',
      'info: Job job_1: completed after 2 s.',
    ]);
  });
});

test('what has no room in the prompt is counted in the log', async () => {
  const say = (host: FakeCodeHost) => {
    for (let id = 10; id < 60; id += 1)
      host.thread.push({ id, inReview: false, body: 'x'.repeat(3_000), author: MAINTAINER });
  };
  const { lines, sent } = await answer({ texts: { context: 'thread' } }, { prepare: say });
  expect(lines).toContainEqual(
    expect.stringMatching(/^info: The prompt is full: [1-4]?\d comments and 0 files were left out\.$/),
  );
  expect(sent[0]?.length).toBeGreaterThan(10_000);
  const { lines: few } = await answer({ texts: { context: 'thread' } });
  expect(few.join()).not.toContain('full');
});

describe('after the end', () => {
  const wishes = {
    ...{ labels: ['docs'], reviewers: [{ kind: 'requester' as const }], assignees: [] },
    ...{ draft: 'keep' as const, autoMerge: undefined, repositories: ['octo-org/octo-docs'] },
  };
  const finish = { wishes, previewMs: undefined, poll: { kind: 'adaptive' as const } };

  /** Answers with that finish wanted, and returns what was set on which pull request. */
  async function finishing(ask: Ask, how: { looks?: Parameters<typeof createAnswerStage>[0] } = {}) {
    const set: string[] = [];
    const none = new Set<string>();
    const history = { labels: none, assignees: none, reviewers: none, teams: none };
    const care = {
      locate: (of: string) => (of === link ? { repository: 'octo-org/octo-docs', number: 42 } : undefined),
      read: async () => ({
        ...{ isOpen: true, body: '', author: 'docs-bot', isDraft: false, isAutoMerging: false },
        ...{ labels: [], assignees: [], reviewers: [], teams: [], head: 'b', isFromFork: false },
        ...{ nodeId: '', changedFiles: 1 },
      }),
      history: async () => ({ ...history, wasDraftChanged: false, wasAutoMerging: false }),
      setBody: async (_: unknown, body: string) => set.push(body),
      addLabels: async (_: unknown, labels: string[]) => {
        set.push(`labels ${labels}`);
        return [];
      },
      requestReviews: async (_: unknown, { people }: { people: string[] }) => set.push(`review ${people}`),
    } as unknown as PullRequestCare;
    const host = createFakeCodeHost({ openCare: async () => care });
    const stage = createAnswerStage({ host, ...how.looks });
    const answered = await answerEvent(askFor({ finish, ...ask }), stage.ports);
    return { set, answered, host, ...stage.told() };
  }

  test('the pull request is seen to, for whoever asked, and the thread told what could not be done', async () => {
    const { set, answered, host } = await finishing({});
    expect(set).toEqual([expect.stringContaining('o/r#7'), 'labels docs', 'review octocat']);
    expect(set[0]).toContain('octocat');
    const warning = expect.stringMatching(/^Not set on the pull request: label docs /);
    expect(answered).toMatchObject({ finish: { warnings: [warning], preview: { kind: 'none' } } });
    expect(newest(host)).toContain('Not set on the pull request: label docs');
  });

  test('without comments in the thread the body names none', async () => {
    const { set } = await finishing({ rules: { comment: false } });
    expect(set).toEqual(['labels docs', 'review octocat']);
  });

  test('nobody is asked to review what no person asked for', async () => {
    const { set } = await finishing({ plan: schedule, texts });
    expect(set).toEqual(['labels docs']);
  });

  test('whoever opened a pull request with the prompt is a person who asked', async () => {
    const repo = { full_name: 'o/r' };
    const sender = { login: 'octocat', type: 'User' };
    const event = readEvent('pull_request', {
      ...{ action: 'opened', sender },
      pull_request: { number: 7, user: sender, base: { repo }, head: { repo } },
    });
    expect((await finishing({ plan: promptOn(event), texts })).set).toContain('review octocat');
  });

  test('nothing is set where there is no pull request', async () => {
    const { set, answered, kind } = await finishing({}, { looks: { looks: [failed] } });
    expect(kind).toBe('failed');
    expect(set).toEqual([]);
    expect(answered).not.toHaveProperty('finish');
  });

  test('nor where nobody waited for it', async () => {
    const { set, answered } = await finishing({ waiting: { wait: false } });
    expect(set).toEqual([]);
    expect(answered).not.toHaveProperty('finish');
  });

  test('nor where nothing is wanted', async () => {
    const nothing = { wishes: undefined };
    const { set, answered } = await finishing({ finish: { ...finish, ...nothing } });
    expect(set).toEqual([]);
    expect(answered).not.toHaveProperty('finish');
  });
});
