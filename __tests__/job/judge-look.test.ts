import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  isOfLaterTurn,
  judgeDeadline,
  judgeLook,
  LIMIT_IN_A_ROW,
  type NextStep,
  NO_MEMORY,
  showsArrival,
  type WaitFacts,
} from '../../src/job/judge-look.ts';
import type { JobReading, Look } from '../../src/ports/service.ts';

const facts: WaitFacts = { jobId: 'job_1', created: true, confirmMissingLink: true };
const link = 'https://github.com/octo-org/octo-docs/pull/42';
const saw = (job: JobReading): Look => ({ kind: 'job', job: { id: 'job_1', ...job } });
const failed = (kind: 'unreachable' | 'malformed' | 'limited' | 'denied' | 'missing' | 'refused'): Look => ({
  kind,
  detail: `it was ${kind}`,
});
const active = saw({ status: 'active' });
const completed = saw({ status: 'completed', prLink: link });

/** Judges looks one after the other, ten seconds apart or at given moments; ends with the first that ends it. */
function judge(looks: Look[], given: WaitFacts = facts, at: (index: number) => number = (n) => n * 10_000) {
  const steps: NextStep[] = [];
  let memory = NO_MEMORY;
  for (const [index, look] of looks.entries()) {
    const judgement = judgeLook(look, memory, { facts: given, elapsedMs: at(index) });
    memory = judgement.memory;
    steps.push(judgement.next);
    if (judgement.next.kind === 'ended' || judgement.next.kind === 'broken') break;
  }
  return { steps, memory, kinds: steps.map(({ kind }) => kind).join(' '), end: steps.at(-1) };
}
const times = (count: number, look: Look): Look[] => Array<Look>(count).fill(look);

describe('the ends', () => {
  test.each<[string, Look]>([
    ['completed with a link', completed],
    ['failed', saw({ status: 'failed' })],
    ['archived', saw({ status: 'archived' })],
    ['archived with a link', saw({ status: 'archived', prLink: link })],
    ['without an id', { kind: 'job', job: { status: 'failed' } }],
  ])('%s', (_, look) => {
    expect(judge([active, look])).toMatchObject({
      kinds: 'poll ended',
      end: { job: look.kind === 'job' && look.job, settled: false },
    });
  });

  test('completed without a link → two more looks', () => {
    const looks = times(3, saw({ status: 'completed', prLink: null }));
    expect(judge(looks).kinds).toBe('poll poll ended');
    expect(judge([...looks.slice(0, 1), completed]).end).toMatchObject({ job: { prLink: link } });
    expect(judge(looks, { ...facts, confirmMissingLink: false }).kinds).toBe('ended');
  });

  test('an answer for another job ends it at once, the last reading kept', () => {
    const { kinds, memory } = judge([active, saw({ id: 'job_2', status: 'completed' })]);
    expect([kinds, memory.last?.id]).toStrictEqual(['poll broken', 'job_1']);
  });
});

test.each<[string, Look]>([
  ['active', active],
  ['an unknown status', saw({ unknownStatus: 'queued' })],
])('%s → polled on, a Retry-After handed on', (_, look) => {
  expect(judge([{ ...look, retryAfterMs: 7000 } as Look]).end).toStrictEqual({
    kind: 'poll',
    atLeastMs: 7000,
  });
  expect(judge(times(50, look)).end).toStrictEqual({ kind: 'poll' });
});

describe('what may pass', () => {
  test('unreachable and 429 are retried for ever, by a count that a success resets', () => {
    const looks = [...times(3, failed('unreachable')), failed('limited'), active, failed('unreachable')];
    const attempts = judge(looks).steps.map((step) => (step.kind === 'retry' ? step.attempt : step.kind));
    expect(attempts).toStrictEqual([1, 2, 3, 4, 'poll', 1]);
    expect(judge(times(1000, failed('unreachable'))).end).toMatchObject({ kind: 'retry', attempt: 1000 });
  });

  test('429 without Retry-After still keeps to the poll minimum', () => {
    expect(judge([failed('limited')]).end).toMatchObject({ kind: 'retry', atLeastMs: 0 });
  });

  test.each<[string, Look, number]>([
    ['no JSON', failed('malformed'), 5],
    ['no status', saw({}), 5],
    ['401 or 403', failed('denied'), 2],
    ['another refusal', failed('refused'), 1],
  ])('%s breaks it at number %#', (_, look, count) => {
    expect(judge(times(10, look)).kinds).toBe([...Array(count - 1).fill('retry'), 'broken'].join(' '));
    expect(judge([...times(count - 1, look), active, ...times(count - 1, look), completed]).end?.kind).toBe(
      'ended',
    );
  });
});

describe('why it is given up is said', () => {
  test.each<[string, Look, string]>([
    [
      'no JSON',
      failed('malformed'),
      'The service gave 5 answers in a row that are no job: it was malformed.',
    ],
    ['no status', saw({}), 'The service gave 5 answers in a row that are no job: no status in it.'],
    ['401 or 403', failed('denied'), 'The service does not accept the key: it was denied.'],
    ['404', failed('missing'), 'The service says that there is no such job (HTTP 404, the last 4 times).'],
    ['another refusal', failed('refused'), 'The job could not be seen: it was refused.'],
    ['another job', saw({ id: 'job_2' }), 'The service answered for another job than the one asked for.'],
  ])('%s', (_, look, why) => {
    expect(judge(times(9, look), { ...facts, created: false }).end).toStrictEqual({ kind: 'broken', why });
  });

  test('and what is tried again with what it failed with, not before the service asked for', () => {
    const look: Look = { kind: 'unreachable', detail: 'HTTP 503', retryAfterMs: 4_000 };
    const { end, memory } = judge([active, look, look]);
    expect(end).toStrictEqual({ kind: 'retry', attempt: 2, why: 'HTTP 503', atLeastMs: 4_000 });
    expect(memory).toMatchObject({ last: { status: 'active' }, lastAtMs: 0, failures: 2, why: 'HTTP 503' });
    expect(judge([failed('unreachable')]).end).toStrictEqual({
      kind: 'retry',
      attempt: 1,
      why: 'it was unreachable',
    });
  });

  test('no longer than until it is seen again', () => {
    expect(judge([failed('unreachable'), active]).memory).toStrictEqual({
      ...NO_MEMORY,
      last: { id: 'job_1', status: 'active' },
      lastAtMs: 10_000,
      sawActive: true,
      streak: undefined,
    });
  });
});

describe('a row is broken by a look of another kind', () => {
  const kinds = ['unreachable', 'limited', 'malformed', 'denied', 'missing'] as const;
  const pairs = kinds.flatMap((kind) =>
    kinds.filter((other) => other !== kind).map((other) => [kind, other]),
  );
  test.each(pairs as [(typeof kinds)[number], (typeof kinds)[number]][])('%s by %s', (kind, other) => {
    const given = { ...facts, created: false };
    const row = times(Math.min(LIMIT_IN_A_ROW[kind], 9) - 1, failed(kind));
    const { kinds: steps, end } = judge([...row, failed(other), ...row], given);
    expect(steps).not.toMatch(/broken/);
    expect(end).toMatchObject({ attempt: 2 * row.length + 1 });
  });

  test('and no more is claimed than came in a row', () => {
    const looks = [failed('missing'), failed('unreachable'), ...times(9, failed('missing'))];
    const { kinds: steps, end } = judge(looks, { ...facts, created: false });
    expect(steps).toBe([...Array(5).fill('retry'), 'broken'].join(' '));
    expect(end).toMatchObject({ why: expect.stringContaining('the last 4 times') });
  });

  test('an answer that is no job and one without a status are of one kind', () => {
    const looks = [...times(2, failed('malformed')), ...times(9, saw({}))];
    expect(judge(looks)).toMatchObject({ kinds: 'retry retry retry retry broken' });
  });
});

describe('404', () => {
  test('within 30 s of the create is no news, however often', () => {
    const { kinds } = judge(times(20, failed('missing')), facts, (n) => n * 1000);
    expect(kinds).toBe(Array(20).fill('retry').join(' '));
  });

  test('later is confirmed three times', () => {
    const at = (n: number) => 29_999 + n;
    expect(judge(times(9, failed('missing')), facts, at).kinds).toBe('retry retry retry retry broken');
  });

  test('of a job that this run did not make is confirmed three times from the start', () => {
    const given = { ...facts, created: false };
    expect(judge(times(9, failed('missing')), given, () => 0).kinds).toBe('retry retry retry broken');
  });
});

describe('after a message an old end is doubted', () => {
  const before: JobReading = { id: 'job_1', status: 'completed', prLink: link };
  const sent = (answeredActive = false, given: JobReading = before): WaitFacts => ({
    ...facts,
    created: false,
    afterMessage: { before: given, answeredActive, settleMs: 90_000 },
  });

  test('until active has been seen', () => {
    expect(judge([completed, active, completed], sent())).toMatchObject({
      kinds: 'poll poll ended',
      end: { settled: false },
    });
  });

  test('failed as well', () => {
    const look = saw({ status: 'failed' });
    const given = sent(false, { id: 'job_1', status: 'failed' });
    expect(judge([look, look, active, look], given).kinds).toBe('poll poll poll ended');
  });

  test('until the settle window has passed', () => {
    const { kinds, end } = judge(times(12, completed), sent());
    expect(kinds).toBe([...Array(9).fill('poll'), 'ended'].join(' '));
    expect(end).toMatchObject({ settled: true });
  });

  test('and by several looks, however late they come', () => {
    expect(judge(times(9, completed), sent(), () => 1e6).kinds).toBe('poll poll poll ended');
  });

  test('another end is doubted too, where the answer to the message was the old one', () => {
    expect(judge([saw({ status: 'failed' })], sent(false)).kinds).toBe('poll');
  });

  test('an unknown status is a sign of the new turn', () => {
    expect(judge([saw({ unknownStatus: 'queued' }), completed], sent()).kinds).toBe('poll ended');
  });

  test.each<[string, JobReading, boolean]>([
    ['the same end', { status: 'completed', prLink: link }, true],
    ['another status', { status: 'failed' }, false],
    ['another link', { status: 'completed', prLink: `${link}3` }, false],
  ])('where the answer said active: %s', (_, job, doubted) => {
    expect(judge([saw(job)], sent(true)).end).toMatchObject(
      doubted ? { kind: 'poll' } : { kind: 'ended', settled: false },
    );
  });
});

describe('where the service counts turns', () => {
  const before: JobReading = { id: 'job_1', status: 'completed', prLink: link, turn: 2 };
  const sent = (turn?: number, given: JobReading = before): WaitFacts => ({
    ...facts,
    created: false,
    afterMessage: {
      before: given,
      answeredActive: true,
      settleMs: 90_000,
      ...(turn === undefined ? {} : { turn }),
    },
  });
  const completedIn = (turn?: number) =>
    saw({ status: 'completed', prLink: link, ...(turn === undefined ? {} : { turn }) });
  const activeIn = (turn: number) => saw({ status: 'active', turn });
  const uncounted: JobReading = { status: 'completed', prLink: link };

  test.each<[string, WaitFacts, Look]>([
    ['the turn of the message', sent(3), completedIn(3)],
    ['a later one', sent(3), completedIn(4)],
    ['the turn of the message, nothing counted before it', sent(3, uncounted), completedIn(3)],
    ['a turn after the look before it', sent(), completedIn(3)],
    ['the turn of the message, failed', sent(3), saw({ status: 'failed', turn: 3 })],
  ])('an end of %s is new, at the first look and without a doubt', (_, given, look) => {
    expect(judge([look], given)).toMatchObject({ kinds: 'ended', end: { settled: false } });
  });

  test('completed without a link is still looked at again', () => {
    const look = saw({ status: 'completed', prLink: null, turn: 3 });
    expect(judge(times(3, look), sent(3))).toMatchObject({
      kinds: 'poll poll ended',
      end: { settled: false },
    });
  });

  test.each<[string, WaitFacts, Look[]]>([
    ['an end of the turn before', sent(3), times(12, completedIn(2))],
    ['by the look before it alone', sent(), times(12, completedIn(2))],
    ['though it differs', sent(3), times(12, saw({ status: 'failed', turn: 2 }))],
    ['though active was seen', sent(3), [activeIn(2), ...times(11, completedIn(2))]],
    ['though the answer named the turn before', sent(2), times(12, completedIn(2))],
  ])('an old end is doubted for the settle window, and no longer: %s', (_, given, looks) => {
    const { kinds, end } = judge(looks, given);
    expect(kinds).toBe([...Array(9).fill('poll'), 'ended'].join(' '));
    expect(end).toMatchObject({ settled: true });
  });

  test('an old end, then the new one', () => {
    const looks = [completedIn(2), completedIn(2), completedIn(3)];
    expect(judge(looks, sent(3))).toMatchObject({ kinds: 'poll poll ended', end: { settled: false } });
  });

  test('it is needed nowhere: what is not counted is judged as ever', () => {
    expect(judge([completedIn()], sent(3)).kinds).toBe('poll');
    expect(judge([activeIn(3), completedIn()], sent(3)).kinds).toBe('poll ended');
    expect(judge([completedIn(7)], sent(undefined, uncounted)).kinds).toBe('poll');
  });

  test.each<[string, number | undefined, number | undefined, number | undefined, string]>([
    ['as many as the message made of them', 2, 3, 3, 'ended'],
    ['more', 2, 3, 5, 'ended'],
    ['fewer, as where it was counted anew', 2, 3, 2, 'poll'],
    ['none before the message', undefined, 3, 3, 'poll'],
    ['none with the message', 2, undefined, 3, 'poll'],
    ['none after it', 2, 3, undefined, 'poll'],
    ['no more with the message than before', 3, 3, 3, 'poll'],
  ])(
    'what it can’t count exactly proves a turn within a run, and nothing else: %s',
    (_, was, own, now, kinds) => {
      const least = (turnsAtLeast: number | undefined) =>
        turnsAtLeast === undefined ? {} : { turnsAtLeast };
      const given: WaitFacts = {
        ...facts,
        created: false,
        afterMessage: {
          before: { ...uncounted, ...least(was) },
          answeredActive: true,
          settleMs: 90_000,
          ...least(own),
        },
      };
      expect(judge([saw({ ...uncounted, ...least(now) })], given).kinds).toBe(kinds);
      expect(isOfLaterTurn({ ...uncounted, ...least(9) }, { ...given, ownTurn: 2 })).toBe(false);
    },
  );

  test.each<[string, JobReading, boolean]>([
    ['a later turn, over', { status: 'completed', turn: 3 }, true],
    ['a later turn, active', { status: 'active', turn: 3 }, true],
    ['the turn before, over', { status: 'completed', turn: 2 }, false],
    ['the turn before, active', { status: 'active', turn: 2 }, false],
    ['active, not counted', { status: 'active' }, true],
    ['over, not counted', { status: 'failed' }, false],
  ])('that a message arrived is shown by: %s', (_, job, expected) => {
    expect(showsArrival(job, { before, answeredActive: false, settleMs: 0 })).toBe(expected);
  });

  test('an end without a doubt is never one of a turn before the message', () => {
    const readings = fc.record(
      {
        status: fc.constantFrom('active', 'completed', 'failed'),
        turn: fc.integer({ min: 1, max: 4 }),
        prLink: fc.constantFrom(null, link),
      },
      { requiredKeys: ['status', 'turn'] },
    ) as fc.Arbitrary<JobReading>;
    fc.assert(
      fc.property(fc.array(readings.map(saw)), fc.option(fc.integer({ min: 1, max: 4 })), (looks, turn) => {
        const { end } = judge(looks, sent(turn ?? undefined));
        if (end?.kind === 'ended' && !end.settled) expect(end.job.turn).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

describe('when the time is up', () => {
  test('a completed job that was looked at again for its link has ended', () => {
    const { memory } = judge([saw({ status: 'completed', prLink: null })]);
    expect(judgeDeadline(memory, facts)).toMatchObject({ kind: 'ended', job: { status: 'completed' } });
  });

  test.each<[string, Look[], WaitFacts]>([
    ['nothing seen', [], facts],
    ['active', [active], facts],
    ['active again', [saw({ status: 'completed', prLink: null }), active], facts],
    [
      'an old end that is doubted',
      [completed],
      {
        ...facts,
        afterMessage: { before: { status: 'completed', prLink: link }, answeredActive: false, settleMs: 1e6 },
      },
    ],
  ])('%s has not', (_, looks, given) => {
    expect(judgeDeadline(judge(looks, given).memory, given)).toBeUndefined();
  });
});

test('only a terminal status ever ends it, whatever comes', () => {
  const words = fc.record(
    {
      status: fc.constantFrom('active', 'completed', 'archived', 'failed'),
      prLink: fc.constantFrom(null, link),
      unknownStatus: fc.constant('odd'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<JobReading>;
  const kinds = fc.constantFrom('unreachable', 'malformed', 'limited', 'denied', 'missing', 'refused');
  const looks = fc.array(
    fc.oneof(
      words.map(saw),
      kinds.map((kind) => failed(kind as 'denied')),
    ),
  );
  fc.assert(
    fc.property(looks, fc.boolean(), (seen, message) => {
      const afterMessage = { before: { status: 'failed' as const }, answeredActive: false, settleMs: 30_000 };
      const { steps, end } = judge(seen, message ? { ...facts, afterMessage } : facts);
      if (end?.kind === 'ended') {
        expect(['completed', 'archived', 'failed']).toContain(end.job.status);
        expect(seen[steps.length - 1]).toMatchObject({ kind: 'job', job: end.job });
      }
    }),
  );
});
