import { expect, test } from '@jest/globals';
import { createChronicle } from '../../../src/flows/chronicle.ts';
import { reportJob } from '../../../src/flows/job/report-job.ts';
import type { Look } from '../../../src/ports/service.ts';
import { outcomeOf } from '../../../src/story/outcome.ts';
import { tellSentence } from '../../../src/story/sentence.ts';
import { isOpen } from '../../../src/story/story.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { active, completed, down, saw } from '../../support/job-stage.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

interface How {
  deadlineMs?: number;
  looksTakeMs?: number;
  stopped?: boolean;
}

async function report(looks: Look[], { deadlineMs = 60_000, looksTakeMs = 0, stopped }: How = {}) {
  const clock = createFakeClock();
  const log = createRecordedLog();
  const chronicle = createChronicle({
    saveState: () => {},
    setOutput: () => {},
    log,
    redact: (text) => text,
  });
  await chronicle.happened({ kind: 'asked to look' });
  let count = 0;
  const unused = async () => {
    throw new Error('nothing is sent here');
  };
  const look = async (_: string, { timeoutMs }: { timeoutMs: number }): Promise<Look> => {
    expect(timeoutMs).toBeGreaterThan(0);
    clock.advance(Math.min(looksTakeMs, timeoutMs));
    count += 1;
    return looks[Math.min(count, looks.length) - 1] ?? active;
  };
  const stop = stopped ? AbortSignal.abort() : new AbortController().signal;
  const poll = { kind: 'adaptive' } as const;
  await reportJob(
    {
      jobId: 'job_1',
      waiting: { wait: true, deadlineMs, timeoutMs: deadlineMs, untilMs: deadlineMs, settleMs: 0, poll },
    },
    {
      service: { look, create: unused, message: unused },
      clock,
      random: () => 0.5,
      retryDelay: () => 500,
      log,
      chronicle,
      stop,
      hardStop: stop,
    },
  );
  const { story } = chronicle;
  if (isOpen(story)) throw new Error(`it ended as ${story.kind}`);
  return { outcome: outcomeOf(story), sentence: tellSentence(story), story, count, endedMs: clock.now() };
}

test.each<[string, Look[], string, RegExp]>([
  ['active', [active], 'detached', /^Job job_1 is still running\.$/],
  ['completed', [completed], 'pull-request', /^Pull request: https:/],
  ['unknown', [saw({ unknownStatus: 'queued' })], 'detached', /not known here, "queued"/],
  ['active after a failure', [down, active], 'detached', /still running/],
  ['without a status', [saw({})], 'error', /could not be seen: no status in the answer\.$/],
  ['down', [down], 'error', /could not be seen: HTTP 502\.$/],
  ['of another id', [saw({ id: 'job_2', status: 'active' })], 'error', /answered for another job/],
])('a job that is %s', async (_, looks, outcome, sentence) => {
  const told = await report(looks);
  expect(told).toMatchObject({ outcome, sentence: expect.stringMatching(sentence) });
  expect(told.story).not.toHaveProperty('turn');
});

test('a look that comes to nothing is tried three times, with pauses between', async () => {
  const { count, endedMs } = await report([down]);
  expect([count, endedMs]).toEqual([3, 1_000]);
  const late = await report([down, saw({}), active]);
  expect([late.outcome, late.count]).toEqual(['detached', 3]);
});

test.each([
  ['of another id', [saw({ id: 'job_2', status: 'active' })]],
  ['that is down', [down]],
])('a job %s stays the one that was asked for, and no more is known of it', async (_, looks) => {
  const { story } = await report(looks);
  expect(story).toMatchObject({ kind: 'refused', about: { jobId: 'job_1', job: {} } });
});

test('an answer without an id is the job’s', async () => {
  const { id: _, ...job } = { id: '', status: 'active' } as const;
  expect((await report([{ kind: 'job', job }])).outcome).toBe('detached');
});

test('what will not change is not looked at again', async () => {
  expect(await report([{ kind: 'denied', detail: 'HTTP 401' }])).toMatchObject({
    outcome: 'error',
    count: 1,
  });
});

test.each([
  ['before the first look', { deadlineMs: 0 }, 0, /could not be seen: the time was up\.$/],
  ['while it looks', { deadlineMs: 3_000, looksTakeMs: 5_000 }, 1, /could not be seen: HTTP 502\.$/],
  ['between two looks', { deadlineMs: 300 }, 1, /could not be seen: HTTP 502\.$/],
])('the deadline %s', async (_, how, looks, sentence) => {
  const { count, endedMs, ...told } = await report([down], how);
  expect(told).toMatchObject({ outcome: 'error', sentence: expect.stringMatching(sentence) });
  expect(count).toBe(looks);
  expect(endedMs).toBeLessThanOrEqual(how.deadlineMs);
});

test('cancelled', async () => {
  const told = await report([active], { stopped: true });
  expect(told).toMatchObject({ outcome: 'error', count: 0 });
  expect(told.sentence).toMatch(/could not be seen: it was cancelled\.$/);
});
