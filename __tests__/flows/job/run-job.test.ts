import { describe, expect, test } from '@jest/globals';
import type { JobRequest } from '../../../src/flows/job/job-request.ts';
import { runJob } from '../../../src/flows/job/run-job.ts';
import type { AgentService, Delivery, JobReading, Look } from '../../../src/ports/service.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const link = 'https://github.com/octo-org/octo-docs/pull/42';
const saw = (job: JobReading): Look => ({ kind: 'job', job: { id: 'job_1', ...job } });
const active = saw({ status: 'active', prLink: null });
const completed = saw({ status: 'completed', prLink: link });
const failed = saw({ status: 'failed', prLink: null });
const down: Look = { kind: 'unreachable', detail: 'HTTP 502' };
const taken = (job: JobReading = { status: 'active' }): Delivery => ({
  kind: 'delivered',
  job: { id: 'job_1', ...job },
});
const lost: Delivery = { kind: 'lost', detail: 'the connection was reset (ECONNRESET)' };
const message = { kind: 'message', jobId: 'job_1' } as const;

interface Story {
  request?: Partial<JobRequest>;
  /** What the looks show, the last again and again. */
  looks?: Look[];
  delivery?: Delivery | ((tools: { clock: FakeClock; stop: () => void; hardStop: () => void }) => Delivery);
  stopAtMs?: number;
}

/** Runs a job against a service that is told what to answer; time is the fake clock's. */
async function run({ request, looks = [completed], delivery = taken(), stopAtMs }: Story) {
  const clock = createFakeClock();
  const log = createRecordedLog();
  const stop = new AbortController();
  const hardStop = new AbortController();
  if (stopAtMs !== undefined) clock.at(stopAtMs, () => stop.abort());
  /** Requests and journal entries, in order. */
  const events: string[] = [];
  let seen = 0;
  const deliver = async (what: string) => {
    events.push(what);
    const tools = { clock, stop: () => stop.abort(), hardStop: () => hardStop.abort() };
    return typeof delivery === 'function' ? delivery(tools) : delivery;
  };
  const service: AgentService = {
    async look() {
      events.push('look');
      if (seen > 3000) throw new Error('looked at without end');
      const look = looks[Math.min(seen, looks.length - 1)] ?? active;
      seen += 1;
      return look;
    },
    create: (prompt) => deliver(`create ${prompt}`),
    message: (jobId, prompt) => deliver(`message ${jobId} ${prompt}`),
  };
  const report = await runJob(
    {
      target: { kind: 'create' },
      prompt: 'Explain.',
      wait: true,
      deadlineMs: 1_800_000,
      timeoutMs: 1_800_000,
      settleMs: 90_000,
      poll: { kind: 'adaptive' },
      ...request,
    },
    {
      service,
      clock,
      random: () => 0.5,
      retryDelay: () => 500,
      log,
      journal: {
        sending: async (jobId) => void events.push(`sending ${jobId ?? ''}`.trim()),
        accepted: async (jobId, job) => void events.push(`accepted ${jobId} ${job.status ?? ''}`.trim()),
        read: (job) => void events.push(`read ${job.status ?? job.unknownStatus}`),
      },
      stop: stop.signal,
      hardStop: hardStop.signal,
    },
  );
  return { report, events, lines: log.lines, delays: clock.delays };
}

const warningsIn = (lines: string[]) => lines.filter((line) => line.startsWith('warning'));

describe('create', () => {
  test('tells the journal before and after, then watches to the end', async () => {
    const { report, events } = await run({ looks: [active, active, completed] });
    expect(report).toMatchObject({
      outcome: 'pull-request',
      jobId: 'job_1',
      job: { prLink: link },
      sentence: `Pull request: ${link}`,
      elapsedMs: 6000,
    });
    expect(events).toEqual([
      'sending',
      'create Explain.',
      'accepted job_1 active',
      'look',
      'read active',
      'look',
      'look',
      'read completed',
    ]);
  });

  test('without waiting hands over at once', async () => {
    const { report, events } = await run({ request: { wait: false } });
    expect(report).toMatchObject({ outcome: 'detached', jobId: 'job_1', job: { status: 'active' } });
    expect(events).not.toContain('look');
  });

  test.each<[string, Look[], object]>([
    ['failed', [failed], { outcome: 'failed', sentence: expect.stringContaining('The agent failed') }],
    [
      'archived',
      [saw({ status: 'archived', prLink: link })],
      { outcome: 'archived', sentence: expect.stringMatching(/without jobId for a new job.*pull\/42/) },
    ],
    [
      'completed without a link',
      [saw({ status: 'completed', prLink: null })],
      {
        outcome: 'no-pull-request',
        sentence: 'Job job_1 finished without a pull request; the dashboard shows what it did.',
      },
    ],
    [
      'completed with a link that is not usable',
      [saw({ status: 'completed', prLinkDropped: true })],
      { outcome: 'no-pull-request', sentence: expect.stringContaining('not usable') },
    ],
    [
      'another job answers',
      [saw({ id: 'job_2' })],
      {
        outcome: 'error',
        job: { status: 'active' },
        sentence: expect.stringMatching(/another job.*may still be running/),
      },
    ],
  ])('%s', async (_, looks, expected) => {
    expect((await run({ looks })).report).toMatchObject({ jobId: 'job_1', ...expected });
  });

  test.each<[string, Delivery, object]>([
    [
      'lost',
      lost,
      {
        outcome: 'unknown',
        sentence:
          'The answer to the create request was lost (the connection was reset (ECONNRESET)). ' +
          'A job may have been created; check the dashboard before running again.',
      },
    ],
    ['refused', { kind: 'refused', detail: 'No.', missing: false }, { outcome: 'error', sentence: 'No.' }],
    [
      'cancelled',
      { kind: 'cancelled' },
      { outcome: 'cancelled', sentence: expect.stringContaining('nothing was started') },
    ],
  ])('%s → told so, nothing looked at', async (_, delivery, expected) => {
    const { report, events } = await run({ delivery });
    expect(report).toMatchObject(expected);
    expect(report).not.toHaveProperty('jobId');
    expect(events).toEqual(['sending', 'create Explain.']);
  });
});

describe('stopped', () => {
  test('while the create is on its way, which then gives an id → the id is kept, nothing is waited for', async () => {
    const { report, events } = await run({
      delivery: ({ stop }) => {
        stop();
        return taken();
      },
    });
    expect(report).toMatchObject({
      outcome: 'cancelled',
      jobId: 'job_1',
      sentence: expect.stringContaining('goes on'),
    });
    expect(events).toEqual(['sending', 'create Explain.', 'accepted job_1 active']);
  });

  test('while the create is on its way, and given up → unknown', async () => {
    const { report } = await run({
      delivery: ({ stop, hardStop }) => {
        stop();
        hardStop();
        return lost;
      },
    });
    expect(report).toMatchObject({
      outcome: 'unknown',
      sentence: expect.stringContaining('cancelled before it came'),
    });
  });

  test('while it watches → cancelled, the job goes on', async () => {
    const { report } = await run({ looks: [active], stopAtMs: 5000 });
    expect(report).toMatchObject({
      outcome: 'cancelled',
      jobId: 'job_1',
      elapsedMs: 5000,
      job: { status: 'active' },
    });
  });

  test('before a message is taken → cancelled, and no word of there being no job', async () => {
    const { report } = await run({ request: { target: message }, delivery: { kind: 'cancelled' } });
    expect(report).toMatchObject({ outcome: 'cancelled', jobId: 'job_1', job: { status: 'completed' } });
    expect(report.sentence).not.toMatch(/no job/);
  });
});

describe('the deadline', () => {
  test.each<[string, Look[], RegExp]>([
    [
      'active',
      [active],
      /^Job job_1 was still running when the time was up\. .*not stop it.*timeoutMinutes.*jobId: job_1/,
    ],
    ['never seen', [down], /^Job job_1 could not be seen.*\(HTTP 502\); it may still be running/],
    ['active, then down', [active, down], /^Job job_1 was last seen active 58 s before .*; since then/],
  ])('%s', async (_, looks, sentence) => {
    const { report } = await run({ looks, request: { deadlineMs: 60_000 } });
    expect(report).toMatchObject({ outcome: 'timeout', jobId: 'job_1', job: { status: 'active' } });
    expect(report.sentence).toMatch(sentence);
    expect(report.elapsedMs).toBeLessThanOrEqual(60_000);
  });

  test('inside the settle window of a message', async () => {
    const { report } = await run({ request: { target: message, deadlineMs: 60_000 } });
    expect(report).toMatchObject({ outcome: 'timeout', job: { status: 'completed' } });
    expect(report.sentence).toMatch(/no sign of its new turn when the time was up/);
  });
});

describe('signs of life', () => {
  const times = (lines: string[]) => lines.filter((line) => line.includes('Still waiting'));

  test('come at least every 30 s while a job is watched', async () => {
    const { lines } = await run({ looks: [active], request: { deadlineMs: 300_000 } });
    expect(times(lines)).toHaveLength(11);
    expect(times(lines)[4]).toBe('info: Still waiting for job job_1: active, 2 min 5 s so far.');
  });

  test('and while a request is on its way', async () => {
    const { lines } = await run({
      delivery: ({ clock }) => {
        clock.advance(600_000);
        return taken();
      },
    });
    expect(times(lines)).toHaveLength(24);
  });

  test('and end with the waiting', async () => {
    const { lines } = await run({ looks: [completed] });
    expect(times(lines)).toEqual([]);
  });
});

test('the log has one line for each change of state, and one warning for an unknown status', async () => {
  const odd = saw({ unknownStatus: 'queued' });
  const { lines } = await run({ looks: [odd, odd, active, odd, active, active, completed] });
  expect(warningsIn(lines)).toEqual([
    'warning: Job job_1 has a status that is not known here, "queued"; waiting on.',
  ]);
  expect(
    lines.filter((line) => /: .* after /.test(line)).map((line) => line.replace(/ after .*/, '')),
  ).toEqual([
    'info: Job job_1: "queued"',
    'info: Job job_1: active',
    'info: Job job_1: "queued"',
    'info: Job job_1: active',
    'info: Job job_1: completed',
  ]);
});

test('a link that is dropped is warned of once', async () => {
  const { lines } = await run({ looks: [saw({ status: 'completed', prLinkDropped: true })] });
  expect(warningsIn(lines)).toHaveLength(1);
});

test('a look that fails says so, and when the next one comes', async () => {
  const { lines } = await run({ looks: [down, completed] });
  expect(lines).toContain('info: Could not see the job (HTTP 502); looking again in 0.5 s.');
});

describe('message', () => {
  const request = { target: message };

  test('looks first, sends once, watches to the new end', async () => {
    const { report, events } = await run({ request, looks: [failed, active, completed] });
    expect(report).toMatchObject({ outcome: 'pull-request', continued: true });
    expect(report).not.toHaveProperty('updated');
    expect(events).toEqual([
      'look',
      'read failed',
      'sending job_1',
      'message job_1 Explain.',
      'accepted job_1 active',
      'look',
      'read active',
      'look',
      'read completed',
    ]);
  });

  test('the same link as before is an update', async () => {
    const { report } = await run({ request, looks: [completed, active, completed] });
    expect(report).toMatchObject({ updated: true, sentence: `Pull request updated: ${link}` });
  });

  test('a job that is busy is waited for first', async () => {
    const { events } = await run({ request, looks: [active, active, completed, active, completed] });
    expect(events.filter((event) => !/^(read|accepted)/.test(event))).toEqual([
      'look',
      'look',
      'look',
      'sending job_1',
      'message job_1 Explain.',
      'look',
      'look',
    ]);
  });

  test.each<[string, Look[], object, object]>([
    [
      'archived',
      [saw({ status: 'archived' })],
      {},
      { outcome: 'error', sentence: expect.stringContaining('archived') },
    ],
    [
      'gone',
      [{ kind: 'missing', detail: 'HTTP 404' }],
      {},
      { outcome: 'error', sentence: expect.stringMatching(/no such job.*not sent/) },
    ],
    [
      'busy to the deadline',
      [active],
      { deadlineMs: 60_000 },
      { outcome: 'timeout', sentence: expect.stringMatching(/still busy.*not sent/) },
    ],
    [
      'not seen to the deadline',
      [down],
      { deadlineMs: 60_000 },
      { outcome: 'timeout', sentence: expect.stringMatching(/could not be seen.*not sent/) },
    ],
  ])('a job that is %s gets none', async (_, looks, more, expected) => {
    const { report, events } = await run({ request: { ...request, ...more }, looks });
    expect(report).toMatchObject({ jobId: 'job_1', ...expected });
    expect(events.join()).not.toMatch(/sending|message|create/);
  });

  test('an old end is doubted for the settle window, then believed and said so', async () => {
    const { report } = await run({ request, delivery: taken({ status: 'completed', prLink: link }) });
    expect(report).toMatchObject({ outcome: 'pull-request', continued: true });
    expect(report).not.toHaveProperty('updated');
    expect(report.sentence).toBe(
      `Pull request: ${link} — the service showed no sign of a new turn since the message, so it may not hold the change yet.`,
    );
    expect(report.elapsedMs).toBeGreaterThanOrEqual(90_000);
  });

  test('refused → the job as it was is kept', async () => {
    const delivery: Delivery = { kind: 'refused', detail: 'No such job.', missing: true };
    const { report, events } = await run({ request, delivery });
    expect(report).toMatchObject({
      outcome: 'error',
      sentence: 'No such job.',
      jobId: 'job_1',
      job: { prLink: link },
    });
    expect(events.at(-1)).toBe('message job_1 Explain.');
  });

  describe('answered for another job', () => {
    const delivery: Delivery = { kind: 'delivered', job: { id: 'job_2', status: 'active' } };

    test('is looked for; unknown where the job does not move', async () => {
      const { report, events } = await run({ request, delivery });
      expect(report).toMatchObject({ outcome: 'unknown', jobId: 'job_1' });
      expect(report.sentence).toMatch(/another job\), and no look since showed the job active/);
      expect(events.filter((event) => event === 'look').length).toBeGreaterThan(1);
    });

    test('is proven by `active`', async () => {
      const looks = [completed, active, active, completed];
      const { report } = await run({ request, looks, delivery });
      expect(report).toMatchObject({ outcome: 'pull-request', jobId: 'job_1', updated: true });
    });
  });
});

describe('a message whose answer was lost', () => {
  const request = { target: message };
  const sends = (events: string[]) => events.filter((event) => event.startsWith('message'));

  test('is proven by `active`, and watched on', async () => {
    const looks = [completed, completed, active, active, completed];
    const { report, events } = await run({ request, looks, delivery: lost });
    expect(report).toMatchObject({ outcome: 'pull-request', updated: true, continued: true });
    expect(sends(events)).toHaveLength(1);
    expect(events).toContain('accepted job_1 active');
  });

  test('without waiting is handed over once proven', async () => {
    const { report } = await run({
      request: { ...request, wait: false },
      looks: [completed, active],
      delivery: lost,
    });
    expect(report).toMatchObject({ outcome: 'detached', jobId: 'job_1', job: { status: 'active' } });
  });

  test.each<[string, Look[]]>([
    ['the job stands as before', [completed]],
    ['the job can not be seen any more', [completed, down]],
    ['the key is refused', [completed, { kind: 'denied', detail: 'HTTP 401' }]],
  ])('is unknown where %s', async (_, looks) => {
    const { report, events } = await run({ request, looks, delivery: lost });
    expect(report).toMatchObject({ outcome: 'unknown', jobId: 'job_1', job: { prLink: link } });
    expect(report.sentence).toMatch(/may have arrived; check the dashboard/);
    expect(sends(events)).toHaveLength(1);
    expect(events.join()).not.toMatch(/accepted/);
    expect(report.elapsedMs).toBeLessThanOrEqual(92_000);
  });

  test('is not said to have been looked for where the run was cancelled', async () => {
    const { report, events, lines } = await run({
      request,
      delivery: ({ stop, hardStop }) => {
        stop();
        hardStop();
        return lost;
      },
    });
    expect(report).toMatchObject({
      outcome: 'unknown',
      sentence:
        'The answer to the message to job job_1 was lost (the run was cancelled before it came). ' +
        'The message may have arrived; check the dashboard before sending it again.',
    });
    expect(events.filter((event) => event === 'look')).toHaveLength(1);
    expect(lines.join()).not.toMatch(/looking whether/);
  });

  test('and cancelled while it is looked for says so', async () => {
    const { report } = await run({ request, delivery: lost, stopAtMs: 5000 });
    expect(report.sentence).toMatch(/ECONNRESET\)\), and the run was cancelled while it looked/);
  });

  test('is not said to have stood still where nobody saw it', async () => {
    const { report } = await run({ request, looks: [completed, down], delivery: lost });
    expect(report.sentence).toMatch(/has not been seen since/);
  });

  test('is looked for even where the settle window is none', async () => {
    const { report } = await run({
      request: { ...request, settleMs: 0 },
      looks: [completed, active, completed],
      delivery: lost,
    });
    expect(report).toMatchObject({ outcome: 'pull-request' });
  });
});

test('a job taken over from an earlier attempt is only watched', async () => {
  const { report, events } = await run({
    request: { target: { kind: 'adopt', jobId: 'job_1', midTurn: false } },
    looks: [active, completed],
  });
  expect(report).toMatchObject({ outcome: 'pull-request', jobId: 'job_1' });
  expect(events.join()).not.toMatch(/create|message|sending/);
});
