import { describe, expect, test } from '@jest/globals';
import {
  continueThread,
  holdsRequests,
  isEnoughFor,
  readMarkers,
  type ThreadQuestion,
} from '../../../src/flows/thread/continue-thread.ts';
import { createEye, type FoundComment } from '../../../src/flows/thread/eye.ts';
import type { CodeHost, ThreadComment } from '../../../src/ports/code-host.ts';
import type { JobReading, Look } from '../../../src/ports/service.ts';
import { hashRequest } from '../../../src/story/marker.ts';
import type { Marker } from '../../../src/story/marker-owner.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, SELF } from '../../support/fake-code-host.ts';
import { leave, markerIn, OWNER, storiesOf } from '../../support/left-behind.ts';

const { repository, thread: number, project, host: service } = OWNER;
const bounds = { repository, thread: number, project, host: service };
const [mine, other] = [hashRequest(['mine']), hashRequest(['other'])];
const own = { run: '2', request: mine };
const stories = storiesOf('job_other');
const mineOf = storiesOf('job_mine');
const saw = (job: JobReading): Look => ({ kind: 'job', job });
const ended = saw({ status: 'completed', prLink: null });

interface How {
  facts?: Partial<ThreadQuestion['facts']>;
  /** What the looks show, the last again and again; each takes so long. */
  looks?: Look[];
  looksTakeMs?: number;
  deadlineMs?: number;
  onSleep?: (host: ReturnType<typeof createFakeCodeHost>) => void;
  /** What the host says of a pull request. */
  pullRequest?: CodeHost['pullRequest'];
}

async function decide(thread: ThreadComment[], how: How = {}) {
  const { facts, looks = [ended], looksTakeMs = 0, deadlineMs = 600_000, onSleep = () => {} } = how;
  const host = createFakeCodeHost(how.pullRequest ? { pullRequest: how.pullRequest } : {});
  host.thread.push(...thread);
  const clock = createFakeClock();
  const limits: number[] = [];
  const look = async (_: string, { timeoutMs }: { timeoutMs: number }): Promise<Look> => {
    limits.push(timeoutMs);
    clock.advance(Math.min(looksTakeMs, timeoutMs));
    const seen = looks[Math.min(limits.length, looks.length) - 1] ?? ended;
    return looksTakeMs > timeoutMs ? { kind: 'unreachable', detail: 'no answer' } : seen;
  };
  const unused = async () => {
    throw new Error('nothing is sent here');
  };
  const sleep = async (ms: number, signal?: AbortSignal) => {
    onSleep(host);
    await clock.sleep(ms, signal);
  };
  const about = {
    command: 'instruct',
    followUp: 'auto',
    run: '2',
    attempt: 1,
    request: mine,
    commandWord: '/docs',
    ...facts,
  } as const;
  const question = {
    facts: about,
    sight: {
      ...{ eye: createEye({ host }), bounds, place: { thread: 7 }, self: SELF },
      owner: { ...OWNER, ...own, attempt: about.attempt },
    },
    waiting: { deadlineMs },
  };
  const answer = await continueThread(question, {
    host,
    found: await readMarkers(question),
    service: { look, create: unused, message: unused },
    clock: { ...clock, sleep },
    retryDelay: () => 500,
    stop: new AbortController().signal,
  });
  return { ...answer, host, limits, endedMs: clock.now(), delays: clock.delays };
}

const refused = { kind: 'refuse', reason: 'unknown-left-behind' };

describe('a re-run', () => {
  const again = { attempt: 2 };

  test('finds its own request behind a newer one of the same run', async () => {
    const thread = [
      leave(mineOf['timed-out'], { ...own, pages: ['/a'] }),
      leave(stories.running, { run: '2', request: other }),
    ];
    const answer = await decide(thread, { facts: again });
    expect(answer.decision).toMatchObject({ kind: 'adopt', jobId: 'job_mine' });
    expect(answer.own?.marker).toMatchObject({ attempt: 1, pages: ['/a'], story: { kind: 'timed-out' } });
  });

  test('takes over what its first attempt left, behind a second one that sent nothing', async () => {
    const thread = [
      leave(mineOf.running, { ...own, attempt: 1 }),
      leave(mineOf.refused, { ...own, attempt: 2 }),
    ];
    const answer = await decide(thread, { facts: { attempt: 3 } });
    expect(answer.decision).toMatchObject({ kind: 'adopt', jobId: 'job_mine' });
    expect(answer.own?.marker).toMatchObject({ attempt: 1, story: { kind: 'running', jobId: 'job_mine' } });
  });

  test.each(['creating', 'unknown'] as const)(
    'with the jobId input sends nothing either where its earlier attempt stayed at %s',
    async (kind) => {
      const facts = { ...again, jobId: 'job_mine' };
      const { decision } = await decide([leave(mineOf[kind], own)], { facts });
      expect(decision).toMatchObject(refused);
    },
  );

  test.each([
    ['active', true],
    ['completed', false],
  ] as const)('knows that its job was seen at a turn: %s', async (status, isActive) => {
    const how = { facts: again, looks: [saw({ status })] };
    expect(await decide([leave(mineOf['timed-out'], own)], how)).toMatchObject({ isActive });
  });

  test('does not count its own comment, wherever it stands', async () => {
    const thread = [leave(mineOf.running, own), leave(mineOf.opened, { ...own, attempt: 2 })];
    const { decision } = await decide(thread, { facts: again });
    expect(decision).toMatchObject({ kind: 'adopt', jobId: 'job_mine' });
  });
});

test('a first attempt does not take its own comment for another’s', async () => {
  const { decision, delays } = await decide([leave(mineOf.opened, own)]);
  expect(decision).toEqual({ kind: 'create' });
  expect(delays).toEqual([]);
});

describe('another run’s request without an answer', () => {
  test.each(['creating', 'unknown'] as const)('left at %s is refused', async (kind) => {
    const { decision } = await decide([leave(stories[kind])]);
    expect(decision).toMatchObject(refused);
  });
});

describe('the look at the thread’s job', () => {
  const thread = [leave(stories['pull-request'])];

  test.each<[string, JobReading]>([
    ['archived', { id: 'job_9', status: 'archived' }],
    [
      'with a pull request that is closed',
      { id: 'job_9', status: 'completed', prLink: 'https://x.example/1' },
    ],
  ])('an answer for another job is not believed: %s', async (_, job) => {
    const { decision, limits } = await decide(thread, { looks: [saw(job)] });
    expect(decision).toMatchObject({ kind: 'continue', jobId: 'job_other' });
    expect(limits).toHaveLength(3);
  });

  test('one for the job itself is, also behind one for another', async () => {
    const looks = [saw({ id: 'job_9', status: 'active' }), saw({ id: 'job_other', status: 'archived' })];
    const { decision, limits } = await decide(thread, { looks });
    expect(decision).toMatchObject({ kind: 'create', sentence: expect.stringContaining('archived') });
    expect(limits).toHaveLength(2);
  });

  test('keeps to the run’s deadline, however long the service takes', async () => {
    const { decision, endedMs, limits } = await decide(thread, { looksTakeMs: 20_000, deadlineMs: 3_000 });
    expect(decision).toMatchObject({ kind: 'continue', jobId: 'job_other' });
    expect(endedMs).toBeLessThanOrEqual(3_000);
    expect(limits).toEqual([3_000]);
  });

  test('so do the pauses between its tries', async () => {
    const looks: Look[] = [{ kind: 'unreachable', detail: 'HTTP 502' }];
    const { endedMs } = await decide(thread, { looks, deadlineMs: 700 });
    expect(endedMs).toBeLessThanOrEqual(700);
  });
});

test.each<[string, Look, number]>([
  ['that the key may not see', { kind: 'denied', detail: 'HTTP 401' }, 1],
  ['that is refused', { kind: 'refused', detail: 'HTTP 400' }, 1],
  ['that the service does not know', { kind: 'missing', detail: 'HTTP 404' }, 3],
  ['that can’t be seen now', { kind: 'unreachable', detail: 'HTTP 502' }, 3],
])('a job %s is asked for as often as that may change', async (_, look, count) => {
  const { limits, decision } = await decide([leave(stories['no-pull-request'])], { looks: [look] });
  expect(limits).toHaveLength(count);
  expect(decision.kind).toBe(look.kind === 'missing' ? 'create' : 'continue');
});

test('where there is no job to look at, nothing was seen of one', async () => {
  const nothing = { own: undefined, isActive: false, isPassed: false };
  expect(await decide([])).toMatchObject({ decision: { kind: 'create' }, ...nothing });
  const status = await decide([leave(stories.running)], { facts: { command: 'status' } });
  expect(status).toMatchObject({ decision: { kind: 'report' }, limits: [], ...nothing });
});

describe('the pull request of the thread’s job', () => {
  const link = 'https://github.com/o/r/pull/9';
  const known = [leave(stories['pull-request'])];
  const facts = { number: 9, title: '' };
  test.each<[string, CodeHost['pullRequest'], object, string]>([
    ['open', async () => ({ ...facts, state: 'open' }), { link, state: 'open' }, 'continue'],
    ['merged', async () => ({ ...facts, state: 'merged' }), { link, state: 'merged' }, 'create'],
    ['on another host', async () => undefined, { link, state: 'elsewhere' }, 'continue'],
    [
      'one that can’t be read',
      () => Promise.reject(new Error('HTTP 502')),
      { link, state: 'unread', why: 'HTTP 502' },
      'continue',
    ],
    [
      'one that can’t be read for what is no error',
      () => Promise.reject('odd'),
      { link, state: 'unread', why: 'for no known reason' },
      'continue',
    ],
  ])('%s', async (_, pullRequest, pull, kind) => {
    expect(await decide(known, { pullRequest })).toMatchObject({ pull, decision: { kind } });
  });

  test('is that which the job names where no comment does', async () => {
    const asked: string[] = [];
    const pullRequest = async (of: string) => {
      asked.push(of);
      return undefined;
    };
    const looks = [saw({ status: 'completed', prLink: 'https://github.com/o/r/pull/10' })];
    await decide([leave(stories.detached)], { looks, pullRequest });
    await decide(known, { looks, pullRequest });
    expect(asked).toEqual(['https://github.com/o/r/pull/10', link]);
  });

  test('is not asked for where there is none', async () => {
    const answer = await decide([leave(stories.detached)], {
      pullRequest: () => Promise.reject(new Error('asked')),
    });
    expect(answer).not.toHaveProperty('pull');
  });
});

describe('what has been read is enough', () => {
  const facts = {
    command: 'instruct',
    followUp: 'auto',
    run: '2',
    attempt: 1,
    request: mine,
    commandWord: '/docs',
  } as const;
  const seen = (comment: ThreadComment): FoundComment => ({
    comment,
    marker: markerIn(comment.body) as Marker,
  });
  const theirs = seen(leave(stories.detached, { run: '1' }));
  const idle = seen(leave(stories.refused, { run: '1' }));
  const jobless = seen(leave(stories.creating, { run: '1' }));
  const left = seen(leave(mineOf.refused, own));

  test.each<[string, Partial<ThreadQuestion['facts']>, FoundComment[], boolean]>([
    ['for a command with nothing', {}, [], false],
    ['with what sent nothing', {}, [idle], false],
    ['with a request', {}, [theirs], true],
    ['with one whose job is not known', {}, [jobless], true],
    ['for a status with one whose job is not known', { command: 'status' }, [jobless], false],
    ['for a status with a job', { command: 'status' }, [jobless, theirs], true],
    ['for a re-run that has not met its own', { attempt: 2 }, [theirs], false],
    [
      'that has met another request of its run',
      { attempt: 2 },
      [theirs, seen(leave(mineOf.refused, { run: '2', request: other }))],
      false,
    ],
    [
      'that has met the same request of another run',
      { attempt: 2 },
      [theirs, seen(leave(mineOf.refused, { request: mine, run: '5' }))],
      false,
    ],
    ['that has met it', { attempt: 2 }, [theirs, left], true],
    ['that has met it alone, where nothing was sent', { attempt: 2 }, [left], false],
  ])('%s', (_, more, found, isEnough) => {
    expect(isEnoughFor({ ...facts, ...more }, found)).toBe(isEnough);
  });
});

test.each<[string, ThreadComment, boolean]>([
  ['a request', leave(stories.detached), true],
  ['what sent nothing', leave(stories.refused), false],
  ['a request of another project', leave(stories.detached, { project: 'q' }), false],
])('whether a thread holds requests: %s', async (_, comment, holds) => {
  const host = createFakeCodeHost();
  host.thread.push(comment);
  const view = await createEye({ host }).thread({ thread: 7 }, () => false);
  expect(holdsRequests(view, { bounds })).toBe(holds);
});
