import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { sightOf } from '../../../src/flows/job/watch.ts';
import { type TimedOut, waitForJob } from '../../../src/job/wait.ts';
import type { JobReading, Look } from '../../../src/ports/service.ts';
import { advance, OPENED } from '../../../src/story/advance.ts';
import { tellSentence } from '../../../src/story/sentence.ts';
import { tellSight } from '../../../src/story/sight.ts';
import { isOpen, type Story } from '../../../src/story/story.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const said = (end: Partial<TimedOut>) =>
  tellSight(sightOf({ kind: 'timeout', failures: 0, why: '', ...end }), {
    jobId: 'job_1',
    job: end.last ?? {},
    running: 'was still running',
  });

test.each<[string, Partial<TimedOut>, string]>([
  ['never looked at', {}, 'could not be seen before the time was up; it may still be running.'],
  [
    'never seen',
    { failures: 3, why: 'HTTP 503' },
    'could not be seen before the time was up (HTTP 503); it may still be running.',
  ],
  [
    'active to the end',
    { last: { status: 'active' }, lastAgoMs: 1000 },
    'was still running when the time was up.',
  ],
  [
    'active, then a failure',
    { last: { status: 'active' }, lastAgoMs: 17_000, failures: 1, why: 'HTTP 503' },
    'was last seen active 17 s before the time was up; since then HTTP 503.',
  ],
  [
    'active, then failures',
    { last: { status: 'active' }, lastAgoMs: 65_000, failures: 9, why: 'HTTP 503' },
    'was last seen active 1 min 5 s before the time was up; since then 9 looks failed, the last with HTTP 503.',
  ],
  [
    'active, then a machine asleep',
    { last: { status: 'active' }, lastAgoMs: 600_000 },
    'was last seen active 10 min before the time was up.',
  ],
  [
    'an unknown status to the end',
    { last: { unknownStatus: 'paused' }, lastAgoMs: 900 },
    'had the status "paused", which is not known here, when the time was up.',
  ],
  [
    'an unknown status, then a failure',
    { last: { unknownStatus: 'paused' }, lastAgoMs: 900, failures: 1, why: 'HTTP 503' },
    'was last seen with the status "paused", which is not known here, 1 s before the time was up; since then HTTP 503.',
  ],
  [
    'an old end to the end',
    { last: { status: 'failed' }, lastAgoMs: 900 },
    'had shown no sign of its new turn when the time was up.',
  ],
  [
    'an old end, then a failure',
    { last: { status: 'failed' }, lastAgoMs: 9000, failures: 1, why: 'HTTP 503' },
    'was last seen failed, with no sign of its new turn, 9 s before the time was up; since then HTTP 503.',
  ],
])('%s', (_, end, sentence) => {
  expect(said(end)).toBe(`Job job_1 ${sentence}`);
});

describe('whatever the looks show', () => {
  const running: Story = {
    kind: 'running',
    jobId: 'job_1',
    job: { status: 'active' },
    turn: { kind: 'first' },
  };
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
        fc.constantFrom(...jobs).map((job): Look => ({ kind: 'job', job })),
      ),
      takesMs: fc.constantFrom(0, 300, 5000, 20_000),
    }),
    { minLength: 1, maxLength: 40 },
  );

  test('nothing is said to run still, unless the last look said active', async () => {
    const claims = { running: 0, other: 0 };
    await fc.assert(
      fc.asyncProperty(looks, fc.boolean(), async (story, afterMessage) => {
        const clock = createFakeClock();
        let count = 0;
        let latest: Look | undefined;
        const message = { before: { status: 'failed' as const }, answeredActive: false, settleMs: 30_000 };
        const facts = {
          jobId: 'job_1',
          created: true,
          confirmMissingLink: true,
          ...(afterMessage ? { afterMessage: message } : {}),
        };
        const end = await waitForJob(facts, {
          look: async ({ timeoutMs }) => {
            const next = story[count % story.length] as (typeof story)[number];
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
        const seen = { jobId: 'job_1', job: end.last ?? {} };
        for (const before of [running, OPENED]) {
          const after = advance(before, { kind: 'out of time', seen, sight: sightOf(end) });
          const sentence = isOpen(after) ? '' : tellSentence(after);
          expect(/still (running|busy)|goes on/.test(sentence)).toBe(wasActive);
        }
        claims[wasActive ? 'running' : 'other'] += 1;
      }),
      { numRuns: 500 },
    );
    expect(Math.min(claims.running, claims.other)).toBeGreaterThan(0);
  });
});
