import { describe, expect, test } from '@jest/globals';
import { describeJob } from '../../../src/flows/job/watch.ts';
import type { JobReading } from '../../../src/ports/service.ts';
import {
  active,
  completed,
  type JobPlay,
  link,
  message,
  playJob,
  saw,
  taken,
} from '../../support/job-stage.ts';
import { storiesOf } from '../../support/left-behind.ts';

const source = { repository: 'https://github.com/o/docs', ref: 'next' };
const stories = storiesOf('job_1');
const adopt = { kind: 'adopt', jobId: 'job_1', isActive: false, isPassed: false } as const;
const archived = saw({ status: 'archived', prLink: null });

describe('what the log tells of a job', () => {
  test.each<[string, JobPlay, string[]]>([
    [
      'that is made',
      { looks: [active, completed] },
      [
        'info: Creating a job.',
        'info: Job job_1 is created (active).',
        'info: Job job_1: active after 2 s.',
        'info: Job job_1: completed after 4 s.',
      ],
    ],
    [
      'that is made from a branch',
      {
        target: { kind: 'create', ref: 'next' },
        delivery: taken({ status: 'active', source, model: 'm-1' }),
        waiting: { wait: false },
      },
      [
        'info: Creating a job from the branch next.',
        'info: Job job_1 is created (active, model m-1, source https://github.com/o/docs at next).',
      ],
    ],
    [
      'that is made from a branch of which the service says nothing',
      { target: { kind: 'create', ref: 'next' }, waiting: { wait: false } },
      [
        'info: Creating a job from the branch next.',
        'info: Job job_1 is created (active).',
        "warning: That the job starts from the branch next is not confirmed: the service's answer names no branch.",
      ],
    ],
    [
      'that is made from another branch',
      {
        target: { kind: 'create', ref: 'main' },
        delivery: taken({ status: 'active', source }),
        waiting: { wait: false },
      },
      [
        'info: Creating a job from the branch main.',
        'info: Job job_1 is created (active, source https://github.com/o/docs at next).',
        "warning: That the job starts from the branch main is not confirmed: the service's answer names the branch next.",
      ],
    ],
    [
      'that gets a message',
      { target: message, looks: [completed], waiting: { wait: false } },
      [
        'info: Looking at job job_1 before sending it a message.',
        'info: Job job_1: completed after 0 s.',
        'info: Job job_1 is completed; sending the message.',
        'info: Job job_1 took the message (active).',
      ],
    ],
    [
      'that is taken over',
      { target: adopt, left: stories['timed-out'], looks: [completed] },
      ['info: Taking over job job_1.', 'info: Job job_1: completed after 0 s.'],
    ],
  ])('%s', async (_, play, lines) => {
    expect((await playJob(play)).lines).toEqual(lines);
  });

  test.each<[JobReading, string]>([
    [{}, ''],
    [{ status: 'active' }, ' (active)'],
    [{ unknownStatus: 'dreaming' }, ' ("dreaming")'],
    [{ model: 'm-1' }, ' (model m-1)'],
    [{ source: { repository: source.repository } }, ' (source https://github.com/o/docs)'],
    [{ source: { ref: 'next' } } as JobReading, ''],
  ])('%j', (job, told) => {
    expect(describeJob(job)).toBe(told);
  });
});

describe('what is told of a message that can’t be sent', () => {
  test.each<[string, JobPlay, string]>([
    [
      'to an archived job',
      { looks: [archived] },
      'Job job_1 is archived and takes no more messages; nothing was sent. Leave jobId out to start a new job.',
    ],
    [
      'to one that can’t be seen',
      { looks: [{ kind: 'denied', detail: 'HTTP 401' }] },
      'HTTP 401. The message was not sent. Check jobId, projectId, secretKey and baseUrl.',
    ],
  ])('%s', async (_, play, sentence) => {
    const { told, events } = await playJob({ target: message, ...play });
    expect(told).toMatchObject({
      kind: 'refused',
      jobId: 'job_1',
      sentence: expect.stringContaining(sentence),
    });
    expect(events.join()).not.toContain('message');
  });
});

describe('a job that is taken over', () => {
  test('at its end is told again, and not looked at', async () => {
    const left = storiesOf('job_1', { link })['pull-request'];
    const { events, told } = await playJob({ target: adopt, left });
    expect(events).toEqual(['adopted']);
    expect(told.outcome).toBe('pull-request');
  });

  test('is handed over at once where nobody waits', async () => {
    const { events, told } = await playJob({
      target: adopt,
      left: stories['timed-out'],
      waiting: { wait: false },
    });
    expect(events).toEqual(['adopted', 'handed over']);
    expect(told.outcome).toBe('detached');
  });

  test('that was seen at a turn is told as that, and handed over', async () => {
    const target = { ...adopt, isActive: true };
    const { events, told } = await playJob({ target, left: stories['timed-out'], waiting: { wait: false } });
    expect(events).toEqual(['adopted', 'looked job_1 active', 'handed over']);
    expect(told).toMatchObject({ outcome: 'detached', job: { status: 'active' } });
  });
});

test.each([
  [5_000, 1_000 + 5_000],
  [undefined, 0],
])(
  'when a limit ends is told by the wall clock, if the service says it (%j)',
  async (retryAfterMs, retryMs) => {
    const delivery = {
      kind: 'limited',
      detail: 'HTTP 429',
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    } as const;
    const { told } = await playJob({ delivery, waiting: { deadlineMs: 60_000, untilMs: 61_000 } });
    expect(told.kind).toBe('limited');
    if (retryMs > 0) expect(told.sentence).toContain(new Date(retryMs).toISOString().slice(0, 10));
    else expect(told.sentence).not.toContain('1970');
  },
);

test('times are told since the job is watched, not since the run began', async () => {
  const { lines } = await playJob({ target: message, looks: [active, active, completed, active, completed] });
  expect(lines.filter((line) => line.includes(' after '))).toEqual([
    'info: Job job_1: active after 0 s.',
    'info: Job job_1: completed after 4 s.',
    'info: Job job_1: active after 2 s.',
    'info: Job job_1: completed after 4 s.',
  ]);
});
