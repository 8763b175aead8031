import { expect, test } from '@jest/globals';
import { continueThread, type ThreadQuestion } from '../../../src/flows/thread/continue-thread.ts';
import type { ThreadComment } from '../../../src/ports/code-host.ts';
import type { Look } from '../../../src/ports/service.ts';
import { encodeMarker, hashRequest, type Marker } from '../../../src/thread/marker.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, SELF } from '../../support/fake-code-host.ts';

const bounds = { repository: 'o/r', thread: 7, project: 'p', host: 'api.example.com' };
const [mine, other] = [hashRequest(['mine']), hashRequest(['other'])];
let id = 0;

function left(fields: Partial<Marker>): ThreadComment {
  id += 1;
  const marker: Marker = { ...bounds, run: '1', attempt: 1, state: 'completed', request: other, ...fields };
  return { id, inReview: false, body: encodeMarker(marker), author: SELF };
}

async function decide(
  thread: ThreadComment[],
  facts: Partial<ThreadQuestion['facts']> = {},
  onSleep: (host: ReturnType<typeof createFakeCodeHost>) => void = () => {},
) {
  const host = createFakeCodeHost();
  host.thread.push(...thread);
  const clock = createFakeClock();
  const look: Look = { kind: 'job', job: { status: 'completed', prLink: null } };
  const unused = async () => {
    throw new Error('nothing is sent here');
  };
  const decision = await continueThread(
    {
      facts: {
        command: 'instruct',
        followUp: 'auto',
        run: '2',
        attempt: 1,
        request: mine,
        commandWord: '/docs',
        ...facts,
      },
      bounds,
      place: { thread: 7 },
      self: SELF,
    },
    {
      host,
      service: { look: async () => look, create: unused, message: unused },
      clock: {
        ...clock,
        sleep: async (ms, signal) => {
          onSleep(host);
          await clock.sleep(ms, signal);
        },
      },
      retryDelay: () => 0,
      stop: new AbortController().signal,
    },
  );
  return { decision, host };
}

test('a re-run finds its own request behind a newer one of the same run', async () => {
  const thread = [
    left({ run: '2', job: 'job_mine', request: mine }),
    left({ run: '2', job: 'job_other', request: other }),
  ];
  const { decision } = await decide(thread, { attempt: 2 });
  expect(decision).toMatchObject({ kind: 'adopt', jobId: 'job_mine', midTurn: false });
});

test.each([
  ['a message whose end was not seen', { state: 'timeout', continued: true }, true],
  ['a message whose end was seen', { state: 'completed', continued: true }, false],
  ['a job that it created', { state: 'timeout' }, false],
] as const)('a re-run takes over %s', async (_, fields, midTurn) => {
  const thread = [left({ run: '2', job: 'job_mine', request: mine, ...fields })];
  const { decision } = await decide(thread, { attempt: 2 });
  expect(decision).toMatchObject({ kind: 'adopt', jobId: 'job_mine', midTurn });
});

test('what another run has on its way is waited for, and then continued', async () => {
  const { decision } = await decide([left({ state: 'creating' })], {}, (host) => {
    host.thread.splice(0, 1, left({ state: 'active', job: 'job_other' }));
  });
  expect(decision).toMatchObject({ kind: 'continue', jobId: 'job_other' });
});

test('what stays without an answer is refused after some readings', async () => {
  let sleeps = 0;
  const { decision, host } = await decide([left({ state: 'creating' })], {}, () => {
    sleeps += 1;
  });
  expect(decision).toMatchObject({ kind: 'refuse', reason: 'unknown-left-behind' });
  expect(sleeps).toBe(3);
  expect(host.calls.filter((call) => call === 'comments')).toHaveLength(4);
});

test('an unknown that a run has reported is refused at once', async () => {
  let sleeps = 0;
  const { decision } = await decide([left({ state: 'unknown' })], {}, () => {
    sleeps += 1;
  });
  expect(decision).toMatchObject({ kind: 'refuse', reason: 'unknown-left-behind' });
  expect(sleeps).toBe(0);
});
