import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sightOf } from '../../src/flows/job/watch.ts';
import { waitForJob } from '../../src/job/wait.ts';
import type { JobReading, Look } from '../../src/ports/service.ts';
import { advance, OPENED } from '../../src/story/advance.ts';
import type { StoryEvent } from '../../src/story/event.ts';
import { tellSentence } from '../../src/story/sentence.ts';
import { tellSight } from '../../src/story/sight.ts';
import {
  isOpen,
  NOTHING_LEFT,
  type Past,
  type Sight,
  type Story,
  type StoryOf,
  type ToldStory,
  type Turn,
} from '../../src/story/story.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { ACTIVE, DONE, FIRST, LEFT, LINK, SEEN, UPDATED } from './stories.ts';

const job = (reading: JobReading = { status: 'active' }) => ({ jobId: 'job_1', job: reading });
const happen = (...events: StoryEvent[]): Story => events.reduce(advance, OPENED);
function sentenceOf(...events: StoryEvent[]): string {
  const story = happen(...events);
  return isOpen(story) ? `(${story.kind})` : tellSentence(story);
}
const create: StoryEvent = { kind: 'sending', to: { kind: 'create' } };
const message: StoryEvent = { kind: 'sending', to: { kind: 'message', ...job({ status: 'completed' }) } };
const accepted: StoryEvent = { kind: 'accepted', ...job() };

describe('how a job stood when the time was up', () => {
  const seen = (agoMs: number, failures = 0): Sight => ({ kind: 'seen', agoMs, failures, why: 'HTTP 503' });
  const unseen = (failures: number): Sight => ({ kind: 'unseen', failures, why: 'HTTP 503' });
  const unknown = { unknownStatus: 'paused' };

  test.each<[string, Sight, JobReading, string]>([
    ['never looked at', unseen(0), {}, 'could not be seen before the time was up; it may still be running.'],
    [
      'never seen',
      unseen(3),
      {},
      'could not be seen before the time was up (HTTP 503); it may still be running.',
    ],
    ['active to the end', seen(1000), { status: 'active' }, 'was still running when the time was up.'],
    [
      'active two seconds before',
      seen(2000),
      { status: 'active' },
      'was still running when the time was up.',
    ],
    [
      'active more than that before',
      seen(2001),
      { status: 'active' },
      'was last seen active 2 s before the time was up.',
    ],
    [
      'active, then a failure',
      seen(17_000, 1),
      { status: 'active' },
      'was last seen active 17 s before the time was up; since then HTTP 503.',
    ],
    [
      'active, then failures',
      seen(65_000, 9),
      { status: 'active' },
      'was last seen active 1 min 5 s before the time was up; since then 9 looks failed, the last with HTTP 503.',
    ],
    [
      'active, then a machine asleep',
      seen(600_000),
      { status: 'active' },
      'was last seen active 10 min before the time was up.',
    ],
    [
      'an unknown status to the end',
      seen(900),
      unknown,
      'had the status "paused", which is not known here, when the time was up.',
    ],
    [
      'an unknown status, then a failure',
      seen(900, 1),
      unknown,
      'was last seen with the status "paused", which is not known here, 1 s before the time was up; since then HTTP 503.',
    ],
    [
      'a status whose word is lost',
      seen(900),
      {},
      'had a status that is not known here when the time was up.',
    ],
    [
      'an old end to the end',
      seen(900),
      { status: 'failed' },
      'had shown no sign of its new turn when the time was up.',
    ],
    [
      'an old end, then a failure',
      seen(9000, 1),
      { status: 'failed' },
      'was last seen failed, with no sign of its new turn, 9 s before the time was up; since then HTTP 503.',
    ],
  ])('%s', (_, sight, reading, sentence) => {
    expect(tellSight(sight, { ...job(reading), running: 'was still running' })).toBe(`Job job_1 ${sentence}`);
  });
});

describe('a run that breaks off by itself', () => {
  const broke: StoryEvent = { kind: 'broke off', why: 'It broke.' };
  const found: StoryEvent = { kind: 'found', left: LEFT };

  test.each<[string, StoryEvent[], string]>([
    ['before anything was sent', [], 'It broke.'],
    ['in a later attempt', [found], 'It broke.'],
    ['while it waited', [{ kind: 'busy', ...job() }], 'It broke.'],
    ['at a look', [{ kind: 'asked to look' }], 'It broke.'],
    [
      'while it created a job',
      [create],
      'The answer to the create request was lost (It broke). A job may have been created; check the dashboard before running again.',
    ],
    [
      'while it sent a message',
      [message],
      'The answer to the message to job job_1 was lost (It broke). The message may have arrived; check the dashboard before sending it again.',
    ],
    [
      'while it watched',
      [create, accepted],
      'It broke. Job job_1 may still be running; look for it in the dashboard.',
    ],
    ['after it was told', [{ kind: 'skipped', why: 'Nothing to do.' }], 'Nothing to do.'],
  ])('%s', (_, events, sentence) => expect(sentenceOf(...events, broke)).toBe(sentence));
});

const LOST: Past & { kind: 'left' } = {
  kind: 'left',
  attempt: 1,
  pages: [],
  story: { kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'cut-off' } },
};

test('that a later attempt was cancelled does not say that nothing was started', () =>
  expect(sentenceOf({ kind: 'found', left: LOST }, { kind: 'asked to stop' })).toMatch(
    /nothing was started\. A job may have been created by attempt 1; check the dashboard/,
  ));

describe('a run that is cut off', () => {
  test.each<[string, StoryEvent[], string]>([
    ['before anything was sent', [], 'The run was cut off before it sent anything.'],
    [
      'in a later attempt',
      [{ kind: 'found', left: LEFT }],
      'The run was cut off before it sent anything. Job job_7Qm-4 is as it was left before.',
    ],
    [
      'behind an attempt whose answer was lost',
      [{ kind: 'found', left: LOST }],
      'The run was cut off before it sent anything. A job may have been created by attempt 1; check the dashboard before running again.',
    ],
    [
      'while it created a job',
      [create],
      'The run was cut off while it created a job. A job may have been created; check the dashboard before running again.',
    ],
    [
      'while it sent a message',
      [message],
      'The run was cut off while it sent a message to job job_1. The message may have arrived; check the dashboard before sending it again.',
    ],
    [
      'while it watched',
      [create, accepted],
      'The run was cut off while it watched job job_1. The job goes on; nothing here stops it.',
    ],
  ])('%s', (_, events, sentence) => expect(sentenceOf(...events, { kind: 'cut off' })).toBe(sentence));
});

describe('a job whose service has a page for it', () => {
  const page = 'https://docs.example/review/p/j';
  const known = (reading: JobReading) => job({ ...reading, reviewUrl: page });
  const checks = [{ name: 'links', status: 'failed', rounds: 1 }] as const;
  const again = `Look at it at ${page}, then ask anew, in other words if need be.`;

  test.each<[ToldStory, string]>([
    [
      { kind: 'out-of-sight', ...known({}), turn: FIRST, why: 'It broke.' },
      `It broke. Job job_1 may still be running; look for it at ${page}.`,
    ],
    [
      { kind: 'stuck', ...known({ status: 'active' }), turn: FIRST },
      `Job job_1 is stuck: it is still active long after it should have ended; look at it at ${page}.`,
    ],
    [
      { kind: 'no-pull-request', ...known({ status: 'completed' }), turn: FIRST },
      `Job job_1 finished without a pull request; its page ${page} shows what it did.`,
    ],
    [
      { kind: 'failed', ...known({ status: 'failed' }), turn: FIRST },
      `The agent failed on job job_1. ${again}`,
    ],
    [
      { kind: 'failed', ...known({ status: 'failed', failure: 'no room.' }), turn: FIRST },
      `Job job_1 failed: no room. ${again}`,
    ],
    [
      { kind: 'failed', ...known({ status: 'failed', checks }), turn: FIRST },
      `links failed; nothing was published. Look at job job_1 at ${page}, then ask anew, in other words if need be.`,
    ],
    [
      { kind: 'unknown', asked: { kind: 'message', looks: 'none', ...known({}) }, loss: { kind: 'cut-off' } },
      `The run was cut off while it sent a message to job job_1. The message may have arrived; check its page ${page} before sending it again.`,
    ],
  ])('leads there: %#', (story, sentence) => expect(tellSentence(story)).toBe(sentence));
});

describe('a job that ends with its run', () => {
  const known = { ...job({ status: 'active', endsWithRun: true }), turn: FIRST } as const;
  const rest = 'It ends with this job of the workflow, and what it has pushed by then stays.';

  test.each<[StoryOf<'cancelled' | 'timed-out'>, string]>([
    [
      { kind: 'timed-out', ...known, sight: { kind: 'seen', agoMs: 900, failures: 0, why: '' } },
      `Job job_1 was still running when the time was up. ${rest} Raise timeoutMinutes to give it more time.`,
    ],
    [{ kind: 'cancelled', by: 'stop', ...known }, `Watching of job job_1 stopped. ${rest}`],
    [
      { kind: 'cancelled', by: 'cut-off', ...known },
      `The run was cut off while it watched job job_1. ${rest}`,
    ],
  ])('is not said to go on: %#', (story, sentence) => expect(tellSentence(story)).toBe(sentence));
});

describe('an end', () => {
  const passed: Turn = { kind: 'passed', isFurther: true };
  const other = 'another request went to the job before the end of this one was seen';
  const bad = {
    ...DONE,
    job: { ...DONE.job, checks: [{ name: 'vale', status: 'failed', rounds: 0 }] },
  } as const;

  test.each<[string, ToldStory, string]>([
    [
      'of a pull request that may be another’s',
      { kind: 'pull-request', link: LINK, ...DONE, turn: passed },
      `Pull request: ${LINK} — ${other}, so it may not hold the change yet.`,
    ],
    [
      'without one that may be another’s',
      { kind: 'no-pull-request', ...job({ status: 'completed' }), turn: passed },
      `Job job_1 finished without a pull request; the dashboard shows what it did. But ${other}, so this may be how that one ended.`,
    ],
    [
      'with an update that is not right yet',
      { kind: 'pull-request', link: LINK, ...bad, turn: UPDATED },
      `Pull request updated: ${LINK} — not right yet: vale did not pass.`,
    ],
    [
      'with a limit whose reason is not kept',
      { kind: 'limited', past: NOTHING_LEFT, about: { kind: 'nothing' }, why: '', retryMs: 0 },
      'The service takes no more for now. Try again in an hour.',
    ],
  ])('%s', (_, story, sentence) => expect(tellSentence(story)).toBe(sentence));
});

describe('what an earlier attempt left is told by a later one that sent nothing', () => {
  const left = (story: Story): Past => ({ kind: 'left', attempt: 2, pages: [], story });
  const time = { kind: 'time', why: '' } as const;
  const told = (past: Past, more: Partial<StoryOf<'not-sent'>>) =>
    tellSentence({ kind: 'not-sent', past, about: { kind: 'nothing' }, hindrance: time, ...more }).replace(
      /^.*raise timeoutMinutes\.|^The run was cut off before it sent anything\.|^Cancelled.* that\./,
      '…',
    );

  test.each<[string, Past, Partial<StoryOf<'not-sent'>>, string]>([
    ['nothing', NOTHING_LEFT, {}, '…'],
    ['an end without a job', left({ kind: 'skipped', why: '' }), {}, '…'],
    [
      'a lost create',
      left({ kind: 'creating' }),
      {},
      '… A job may have been created by attempt 2; check the dashboard before running again.',
    ],
    [
      'a lost message',
      left({ kind: 'sending', ...DONE }),
      {},
      '… Job job_7Qm-4 may have been told by attempt 2; check the dashboard before running again.',
    ],
    [
      'a job that took it',
      left({ kind: 'running', ...ACTIVE, turn: SEEN }),
      {},
      '… Job job_7Qm-4 is as it was left before.',
    ],
    ['a job that was only looked at', left({ kind: 'looked', ...ACTIVE }), {}, '…'],
    [
      'a job that was only looked at, by a run that was cut off',
      left({ kind: 'looked', ...ACTIVE }),
      { hindrance: { kind: 'cut-off' } },
      '… Job job_7Qm-4 is as it was left before.',
    ],
    ['nothing, by a run that was cut off', NOTHING_LEFT, { hindrance: { kind: 'cut-off' } }, '…'],
    [
      'nothing, by a run that was stopped before its message',
      NOTHING_LEFT,
      { hindrance: { kind: 'stopped' }, about: { kind: 'job', ...ACTIVE } },
      '…',
    ],
  ])('%s', (_, past, more, expected) => expect(told(past, more)).toBe(expected));
});

test('busy without a job that is known is told as no time', () => {
  const hindrance = { kind: 'busy', sight: { kind: 'unseen', failures: 0, why: '' } } as const;
  expect(sentenceOf({ kind: 'kept back', hindrance })).toMatch(/^The time was up before .* nothing was sent/);
  expect(sentenceOf({ kind: 'kept back', hindrance: { kind: 'time', why: 'HTTP 429' } })).toBe(
    'The time was up before the service took anything (the last try came to nothing: HTTP 429); nothing was sent. Run again, or raise timeoutMinutes.',
  );
});

describe('whatever the looks show', () => {
  const failures: Look[] = (['unreachable', 'malformed', 'limited', 'denied', 'missing'] as const).map(
    (kind) => ({ kind, detail: `it was ${kind}` }),
  );
  const jobs: JobReading[] = [
    { status: 'active' },
    { status: 'completed', prLink: null },
    { status: 'failed' },
    { unknownStatus: 'paused' },
    {},
  ];
  const looks = fc.array(
    fc.record({
      look: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Look>({ kind: 'job', job: { status: 'active' } }) },
        fc.constantFrom(...failures),
        fc.constantFrom(...jobs).map((reading): Look => ({ kind: 'job', job: reading })),
      ),
      takesMs: fc.constantFrom(0, 300, 5000, 20_000),
    }),
    { minLength: 1, maxLength: 40 },
  );

  test('nothing is said to run still, unless the last look said active', async () => {
    const claims = { running: 0, other: 0 };
    await fc.assert(
      fc.asyncProperty(looks, fc.boolean(), async (answers, afterMessage) => {
        const clock = createFakeClock();
        let count = 0;
        let latest: Look | undefined;
        const before = { status: 'failed' as const };
        const facts = {
          jobId: 'job_1',
          created: true,
          confirmMissingLink: true,
          ...(afterMessage ? { afterMessage: { before, answeredActive: false, settleMs: 30_000 } } : {}),
        };
        const end = await waitForJob(facts, {
          look: async ({ timeoutMs }) => {
            const next = answers[count % answers.length] as (typeof answers)[number];
            count += 1;
            clock.advance(Math.min(next.takesMs, timeoutMs));
            const look: Look =
              next.takesMs > timeoutMs ? { kind: 'unreachable', detail: 'it took too long' } : next.look;
            latest = look;
            return look;
          },
          clock,
          random: () => 0.5,
          retryDelay: (attempt) => Math.min(30_000, attempt * 700),
          poll: { kind: 'adaptive' },
          deadlineMs: 60_000,
          signal: new AbortController().signal,
          onReading: () => {},
          onRetry: () => {},
        });
        if (end.kind !== 'timeout') return;
        const wasActive = latest?.kind === 'job' && latest.job.status === 'active';
        const outOfTime: StoryEvent = {
          kind: 'out of time',
          seen: job(end.last ?? {}),
          sight: sightOf(end),
        };
        for (const sentence of [
          sentenceOf(...(afterMessage ? [message] : [create]), accepted, outOfTime),
          sentenceOf(outOfTime),
        ])
          expect(/still (running|busy)|goes on/.test(sentence)).toBe(wasActive);
        claims[wasActive ? 'running' : 'other'] += 1;
      }),
      { numRuns: 500 },
    );
    expect(Math.min(claims.running, claims.other)).toBeGreaterThan(0);
  });
});
