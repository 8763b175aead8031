import { afterAll, afterEach, expect, test } from '@jest/globals';
import { connect } from '../../../src/client/connect.ts';
import { waitForJob } from '../../../src/job/wait.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { removeTempFolders, type TestService, testService } from '../support.ts';

let service: TestService;
afterEach(() => service.stop());
afterAll(removeTempFolders);

const never = new AbortController().signal;

test('a message whose turn is over before anybody looks ends at the first look, without a doubt', async () => {
  service = await testService({ agents: { docs: 'cat >> index.md' } });
  const clock = createFakeClock();
  const { service: client, retryDelay } = connect(
    { baseUrl: service.url, projectId: 'docs', secretKey: service.key },
    { clock, random: () => 0.5, retryBaseMs: 1000, userAgent: 'tests', onRetry: () => {} },
  );
  const limits = { deadlineMs: 600_000, answerMs: 1_000, signal: never, hardStop: never };
  const created = await client.create({ prompt: 'one\n' }, limits);
  if (created.kind !== 'delivered') throw new Error(created.kind);
  const { id } = created.job;
  const first = await service.finished(id);
  const before = await client.look(id, { timeoutMs: 60_000, signal: never });
  const sent = await client.message(id, 'two\n', limits);
  if (before.kind !== 'job' || sent.kind !== 'delivered') throw new Error(`${before.kind}, ${sent.kind}`);
  expect([created.job.turn, before.job.turn, sent.job.turn]).toEqual([1, 1, 2]);
  // The same status and the same link as before: nothing but the count tells this end from the last.
  expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink: first.prLink });

  const looks: unknown[] = [];
  const wait = (turn: number | undefined) =>
    waitForJob(
      {
        jobId: id,
        created: false,
        confirmMissingLink: true,
        afterMessage: {
          before: before.job,
          answeredActive: true,
          settleMs: 90_000,
          ...(turn === undefined ? {} : { turn }),
        },
      },
      {
        look: (given) => client.look(id, given),
        clock,
        random: () => 0.5,
        retryDelay,
        poll: { kind: 'adaptive' },
        deadlineMs: 600_000,
        signal: never,
        onReading: (job) => looks.push(job.status),
        onRetry: () => {},
      },
    );
  const ended = { kind: 'ended', settled: false, job: { turn: 2, prLink: first.prLink } };
  expect(await wait(sent.job.turn)).toMatchObject(ended);
  expect(looks).toEqual(['completed']);
  // The answer to the message was lost: the look before it is enough.
  expect(await wait(undefined)).toMatchObject(ended);
});
