import { describe, expect, test } from '@jest/globals';
import { answerEvent } from '../../src/flows/answer-event.ts';
import { HostError } from '../../src/host/github/host-error.ts';
import { readEvent } from '../../src/instruction/event.ts';
import type { PullFaults } from '../../src/ports/pull-faults.ts';
import type { OpenPull } from '../../src/ports/pull-tending.ts';
import { hashRequest } from '../../src/story/marker.ts';
import { ASKED_MS, type Ask, askFor, createAnswerStage, promptOn } from '../support/answer-stage.ts';
import { createFakeCodeHost, type FakeCodeHost, NO_TENDING } from '../support/fake-code-host.ts';
import { completed, link } from '../support/job-stage.ts';
import { leave, storiesOf } from '../support/left-behind.ts';

const sender = { login: 'octocat', type: 'User' };
const repo = { full_name: 'o/r' };
/** A pull request of which the event says neither address nor base. */
const pull = { number: 7, user: sender, base: { repo }, head: { repo } };
const PLACE = 'project p at https://api.example.com';
const stories = storiesOf('job_1', { link });
const HOST = 'api.example.com';
const earlier = () => leave(stories['pull-request'], { run: '1', host: HOST });
const hourAgo = new Date(ASKED_MS - 3_600_000).toISOString();
/** As the comment's request is known in this step of the run. */
const ownRequest = hashRequest(['docs/run', 'explain it', '3', '7']);
const budget = (dailyLimit: number | undefined, maxOpenPulls?: number) => ({
  dailyLimit,
  maxOpenPulls,
  dailyLimitExempt: new Set<never>(),
});

/** Rehearses a request, and sees to it that nothing is sent or written. */
async function rehearse(ask: Ask, prepare: (host: FakeCodeHost) => void = () => {}) {
  const host = createFakeCodeHost({
    pullRequest: async () => ({ number: 42, title: '', state: 'open' }),
  });
  prepare(host);
  const stage = createAnswerStage({ host, looks: [completed] });
  const rules = { comment: false, ...ask.rules };
  const { prompt } = await answerEvent(askFor({ ...ask, rules, dryRun: true }), stage.ports);
  expect(stage.sent).toEqual([]);
  const writes = stage.host.calls.filter((call) => /^(add|edit|\+|-)/.test(call));
  expect(writes).toEqual([]);
  return { ...stage.told(), prompt };
}

const size = (prompt = '') => `The prompt has ${prompt.length} characters.`;
const withEarlier = (host: FakeCodeHost) => {
  host.thread.push(earlier());
};

describe('where it would go, and why', () => {
  const schedule = promptOn({ kind: 'trusted', name: 'schedule' });
  const texts = { prompt: 'Tidy up.' };
  test.each<[string, Ask, ((host: FakeCodeHost) => void) | undefined, string]>([
    [
      'the first of its thread',
      {},
      undefined,
      `A new job would be created in ${PLACE}, as the thread has no job to go on with.`,
    ],
    [
      'new',
      { body: '/docs new explain it' },
      withEarlier,
      `A new job would be created in ${PLACE}, as /docs new asks.`,
    ],
    [
      'always new',
      { rules: { followUp: 'never' } },
      withEarlier,
      `A new job would be created in ${PLACE}, as followUp says.`,
    ],
    [
      'a branch',
      { body: '/docs --ref next explain it' },
      undefined,
      `A new job would be created in ${PLACE} from the branch next (--ref), as --ref asks.`,
    ],
    [
      'the workflow’s branch',
      { rules: { ref: { kind: 'branch', name: 'main' } } },
      undefined,
      `A new job would be created in ${PLACE} from the branch main (ref), as the thread has no job to go on with.`,
    ],
    [
      'no thread',
      { plan: schedule, texts },
      undefined,
      `A new job would be created in ${PLACE}, as there is no thread to go on with.`,
    ],
    [
      'the thread’s job',
      {},
      withEarlier,
      `Job job_1 in ${PLACE} would get a message, as it is the thread's last.`,
    ],
    [
      'the workflow’s job',
      { rules: { jobId: 'job_9' } },
      undefined,
      `Job job_9 in ${PLACE} would get a message, as jobId says.`,
    ],
  ])('%s', async (_, ask, prepare, sentence) => {
    const { kind, sentence: told, prompt } = await rehearse(ask, prepare);
    expect(kind).toBe('rehearsed');
    expect(told).toContain(`Dry run, nothing was sent. ${sentence}`);
    expect(told.endsWith(`There is no dailyLimit. ${size(prompt)}`)).toBe(true);
    expect(prompt).toContain(ask.plan ? 'Tidy up.' : 'explain it');
  });

  test('thousands of characters are told so that they can be read', async () => {
    const { sentence } = await rehearse({ body: `/docs ${'x'.repeat(2_000)}` });
    expect(sentence).toMatch(/The prompt has 2,\d{3} characters\.$/);
  });
});

describe('what the budget would say', () => {
  const used = (count: number) => (host: FakeCodeHost) => {
    for (let n = 0; n < count; n += 1)
      host.repository.push(leave(stories.running, { run: String(n + 10), host: HOST, createdAt: hourAgo }));
  };
  const sentence = 'jobs and messages of the last 24 hours are used.';
  test('where there is room', async () => {
    const { sentence: told, prompt } = await rehearse({ budget: budget(3) }, used(1));
    expect(told.endsWith(`1 of 3 ${sentence} ${size(prompt)}`)).toBe(true);
  });

  test('where there is none: since when there would be', async () => {
    const { sentence: told } = await rehearse({ budget: budget(2) }, used(2));
    expect(told).toContain(
      `2 of 2 ${sentence} It would be kept back: the next may start at 2026-05-05 11:00 UTC.`,
    );
  });
});

describe('what would not be sent', () => {
  const none = 'Dry run, nothing was sent. Nothing would be: ';
  const open: OpenPull = {
    ...{ number: 4, title: 'A job’s', link: 'https://github.com/o/r/pull/4', createdMs: ASKED_MS },
    head: 'x',
    body: '<!-- docs-agent:job job_4 -->',
  };
  const full = (host: FakeCodeHost) =>
    Object.assign(host, { tending: { ...NO_TENDING, listOpen: async () => [open] } });
  const sound: PullFaults = {
    ...{ head: 'a'.repeat(40), conflict: 'no' },
    checks: { items: [] },
    threads: { items: [] },
  };
  const mending = async () => ({
    locate: () => ({ repository: 'o/r', number: 42 }),
    faults: async () => sound,
    reply: async () => {},
  });
  const waitingPulls = '1 pull requests of jobs are open, and maxOpenPulls is 1: #4.';

  test.each<[string, Ask, ((host: FakeCodeHost) => void) | undefined, string]>([
    [
      'a branch that is none',
      { body: '/docs --ref -x explain it' },
      undefined,
      `${none}What stands behind --ref can't be used`,
    ],
    [
      'what an earlier attempt has sent',
      { run: { attempt: 2 } },
      (host) => {
        host.thread.push(leave(stories.running, { run: '2', attempt: 1, host: HOST, request: ownRequest }));
      },
      none,
    ],
    [
      'one that nobody asked for, with many open',
      { budget: budget(undefined, 1), plan: promptOn({ kind: 'trusted', name: 'schedule' }) },
      full,
      `${none}${waitingPulls} No new job was started.`,
    ],
    [
      'one where nobody can count them',
      { budget: budget(undefined, 1) },
      (host) =>
        Object.assign(host, {
          tending: {
            ...NO_TENDING,
            listOpen: () => Promise.reject(new HostError('unreachable', 'HTTP 502')),
          },
        }),
      `${none}What maxOpenPulls has left could not be counted: HTTP 502.`,
    ],
    [
      'one whose branch is not known',
      {
        rules: { ref: { kind: 'auto' } },
        plan: promptOn(readEvent('pull_request', { action: 'opened', pull_request: pull, sender })),
      },
      undefined,
      `${none}Which branch the pull request is for could not be read`,
    ],
    [
      'a fix of nothing',
      { body: '/docs fix' },
      (host) => Object.assign(host, { openMending: mending }) && withEarlier(host),
      `${none}Nothing is wrong with the pull request`,
    ],
  ])('%s', async (_, ask, prepare, sentence) => {
    const {
      kind,
      sentence: told,
      prompt,
    } = await rehearse({ texts: { prompt: 'Tidy up.' }, ...ask }, prepare);
    expect(told).toContain(sentence);
    expect(kind).toBe('rehearsed');
    expect(prompt).toBeUndefined();
  });

  test('of many open, a person is told, and would be served', async () => {
    const { sentence, prompt } = await rehearse({ budget: budget(undefined, 1) }, full);
    expect(sentence).toContain(` ${waitingPulls} `);
    expect(prompt).toContain('explain it');
  });
});

describe('what needs no rehearsal', () => {
  test('a look: it says which job would be looked at', async () => {
    expect(await rehearse({ body: '/docs status' }, withEarlier)).toMatchObject({
      kind: 'rehearsed',
      sentence: 'Dry run, nothing was sent. Job job_1 would be looked at, and the thread told.',
      prompt: undefined,
    });
  });

  test('a look at nothing', async () => {
    expect(await rehearse({ body: '/docs status' })).toMatchObject({ kind: 'skipped' });
  });

  test('no time left', async () => {
    const late = (host: FakeCodeHost) => host.fail('comments', 'late', { times: 9 });
    expect(await rehearse({}, late)).toMatchObject({ kind: 'not-sent' });
  });
});
