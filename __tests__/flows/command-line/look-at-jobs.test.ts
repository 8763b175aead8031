import { expect, test } from '@jest/globals';
import { lookAtJobs } from '../../../src/flows/command-line/look-at-jobs.ts';
import { tellSentence } from '../../../src/story/sentence.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

test('each job is looked at once, a few at a time, and told in the order of asking', async () => {
  const jobIds = Array.from({ length: 9 }, (_, at) => `job_${at}`);
  const asked: string[] = [];
  let [now, most] = [0, 0];
  const stop = new AbortController().signal;
  const unused = () => Promise.reject(new Error('nothing is sent here'));
  const stories = await lookAtJobs(
    {
      jobIds,
      waiting: {
        ...{ wait: false, deadlineMs: 60_000, untilMs: 60_000, timeoutMs: 60_000, settleMs: 0 },
        poll: { kind: 'adaptive' },
      },
    },
    {
      service: {
        look: async (id) => {
          asked.push(id);
          now += 1;
          most = Math.max(most, now);
          // Earlier ones take longer.
          for (let turn = 0; turn < 20 - asked.length; turn += 1) await Promise.resolve();
          now -= 1;
          if (id === 'job_3') return { kind: 'denied', detail: 'HTTP 401' };
          return { kind: 'job', job: { id, status: id === 'job_1' ? 'failed' : 'active' } };
        },
        create: unused,
        message: unused,
      },
      clock: createFakeClock(),
      random: () => 0.5,
      retryDelay: () => 500,
      log: createRecordedLog(),
      redact: (text) => text,
      stop,
      hardStop: stop,
    },
  );
  expect(asked.toSorted()).toEqual(jobIds);
  expect(most).toBe(4);
  expect(stories.map(tellSentence)).toEqual(
    jobIds.map((id) =>
      id === 'job_1'
        ? expect.stringContaining(`The agent failed on job ${id}`)
        : id === 'job_3'
          ? `Job ${id} could not be seen: HTTP 401.`
          : `Job ${id} is still running.`,
    ),
  );
});
