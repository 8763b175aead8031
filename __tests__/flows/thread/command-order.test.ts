import { expect, test } from '@jest/globals';
import { continueThread } from '../../../src/flows/thread/continue-thread.ts';
import { createEye, type FoundComment } from '../../../src/flows/thread/eye.ts';
import type { Look } from '../../../src/ports/service.ts';
import { hashRequest } from '../../../src/story/marker.ts';
import type { MarkerOwner } from '../../../src/story/marker-owner.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, SELF } from '../../support/fake-code-host.ts';

const bounds = { repository: 'o/r', thread: 7, project: 'p', host: 'api.example.com' };
const owner: MarkerOwner = {
  ...bounds,
  run: '9',
  attempt: 1,
  request: hashRequest(['mine']),
  pages: [],
  order: 99,
  untilMs: 0,
};
const found = (id: number, jobId: string, fields: Partial<MarkerOwner>): FoundComment => ({
  comment: { id, inReview: false, body: '', author: SELF },
  marker: {
    ...owner,
    run: String(id),
    request: hashRequest([jobId]),
    ...fields,
    story: { kind: 'detached', jobId, job: {}, turn: { kind: 'first' } },
  },
});

async function jobOf(...comments: FoundComment[]) {
  const host = createFakeCodeHost();
  const look = async (): Promise<Look> => ({ kind: 'job', job: { status: 'completed' } });
  const unused = async () => {
    throw new Error('nothing is sent here');
  };
  const facts = {
    command: 'instruct',
    followUp: 'auto',
    run: '9',
    attempt: 1,
    request: owner.request,
    commandWord: '/docs',
  } as const;
  const question = {
    facts,
    sight: { eye: createEye({ host }), owner, bounds, place: { thread: 7 }, self: SELF },
    waiting: { deadlineMs: 60_000 },
  };
  const service = { look, create: unused, message: unused };
  const ports = {
    host,
    service,
    clock: createFakeClock(),
    retryDelay: () => 0,
    stop: new AbortController().signal,
  };
  return (await continueThread(question, { ...ports, found: comments })).decision;
}

test.each<[string, FoundComment[], string]>([
  [
    'of the youngest command, whose comment was written first',
    [found(41, 'job_a', { order: 10 }), found(40, 'job_b', { order: 20 })],
    'job_b',
  ],
  [
    'of the youngest comment, where there are no commands',
    [found(41, 'job_a', { order: 0 }), found(40, 'job_b', { order: 0 })],
    'job_a',
  ],
  [
    'of the youngest command, though an older one was run again',
    [found(41, 'job_a', { order: 20 }), found(40, 'job_b', { order: 2 ** 50 + 10 })],
    'job_a',
  ],
  [
    'of this thread before that of another',
    [found(41, 'job_a', { order: 5 }), found(90, 'job_b', { order: 80, thread: 3 })],
    'job_a',
  ],
])('the job that goes on is that %s', async (_, comments, jobId) => {
  expect(await jobOf(...comments)).toMatchObject({ kind: 'continue', jobId });
});
