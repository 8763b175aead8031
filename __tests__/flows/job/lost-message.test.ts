import { expect, test } from '@jest/globals';
import type { Look } from '../../../src/ports/service.ts';
import {
  active,
  completed,
  down,
  type JobPlay,
  link,
  lost,
  message,
  playJob,
} from '../../support/job-stage.ts';

const lose = (play: JobPlay = {}) => playJob({ target: message, delivery: lost, ...play });
const sends = (events: string[]) => events.filter((event) => event.startsWith('message'));

test('is proven by `active`, and watched on', async () => {
  const { told, events } = await lose({ looks: [completed, completed, active, active, completed] });
  expect(told).toMatchObject({ outcome: 'pull-request', updated: true, continued: true });
  expect(sends(events)).toHaveLength(1);
  expect(events).toContain('accepted job_1 active');
});

test('without waiting is handed over once proven', async () => {
  const { told } = await lose({ waiting: { wait: false }, looks: [completed, active] });
  expect(told).toMatchObject({ outcome: 'detached', jobId: 'job_1', job: { status: 'active' } });
});

test.each<[string, Look[]]>([
  ['the job stands as before', [completed]],
  ['the job can not be seen any more', [completed, down]],
  ['the key is refused', [completed, { kind: 'denied', detail: 'HTTP 401' }]],
])('is unknown where %s', async (_, looks) => {
  const { told, events } = await lose({ looks });
  expect(told).toMatchObject({ outcome: 'unknown', jobId: 'job_1', job: { prLink: link } });
  expect(told.sentence).toMatch(/may have arrived; check the dashboard/);
  expect(sends(events)).toHaveLength(1);
  expect(events.join()).not.toMatch(/accepted/);
  expect(told.elapsedMs).toBeLessThanOrEqual(92_000);
});

test('is not said to have been looked for where the run was cancelled', async () => {
  const { told, events, lines } = await lose({
    delivery: ({ stop, hardStop }) => {
      stop();
      hardStop();
      return lost;
    },
  });
  expect(told).toMatchObject({
    outcome: 'unknown',
    sentence:
      'The answer to the message to job job_1 was lost (the run was cancelled before it came). ' +
      'The message may have arrived; check the dashboard before sending it again.',
  });
  expect(events.filter((event) => event === 'look')).toHaveLength(1);
  expect(lines.join()).not.toMatch(/looking whether/);
});

test('and cancelled while it is looked for says so', async () => {
  const { told } = await lose({ stopAtMs: 5000 });
  expect(told.sentence).toMatch(/ECONNRESET\)\), and the run was cancelled while it looked/);
});

test('is not said to have stood still where nobody saw it', async () => {
  const { told } = await lose({ looks: [completed, down] });
  expect(told.sentence).toMatch(/has not been seen since/);
});

test('is looked for even where the settle window is none', async () => {
  const { told } = await lose({ waiting: { settleMs: 0 }, looks: [completed, active, completed] });
  expect(told).toMatchObject({ outcome: 'pull-request' });
});
