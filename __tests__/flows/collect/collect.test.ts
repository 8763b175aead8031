import { describe, expect, test } from '@jest/globals';
import { collect } from '../../../src/flows/collect/collect.ts';
import { concludeCollect } from '../../../src/flows/collect/conclude.ts';
import type { ThreadComment } from '../../../src/ports/code-host.ts';
import type { JobReading, Look } from '../../../src/ports/service.ts';
import type { Outcome } from '../../../src/story/outcome.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, type FakeCodeHost } from '../../support/fake-code-host.ts';
import { leave, markerIn, OWNER, storiesOf } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const NOW_MS = Date.parse('2026-01-05T12:00:00Z');
const HOUR_MS = 3_600_000;
const LINK = 'https://github.com/o/r/pull/9';
const trusted = { serverUrl: 'https://github.com' };
const ended: JobReading = { status: 'completed', prLink: LINK };
const active: JobReading = { status: 'active', prLink: null };
const saw = (job: JobReading): Look => ({ kind: 'job', job });

interface How {
  /** What the looks at each job show, the last again and again. */
  looks?: Record<string, Look[]>;
  failOn?: Outcome[];
  prepare?: (host: FakeCodeHost) => void;
  onLook?: (stop: AbortController) => void;
  refusedSummary?: string;
  isUnwritable?: boolean;
  deadlineMs?: number;
}

const handedOver = (jobId: string, hoursAgo: number, thread = 7): ThreadComment =>
  leave(storiesOf(jobId).detached, {
    createdAt: new Date(NOW_MS - hoursAgo * HOUR_MS).toISOString(),
    thread,
    order: thread,
  });

/** One collect over these comments, told. */
async function play(comments: ThreadComment[], how: How = {}) {
  const { looks = {}, failOn = [], prepare = () => {}, onLook = () => {}, deadlineMs = HOUR_MS } = how;
  const host = createFakeCodeHost();
  host.thread.push(...comments);
  host.repository.push(...comments);
  prepare(host);
  const [clock, log, controller] = [createFakeClock(), createRecordedLog(), new AbortController()];
  const asked: string[] = [];
  const look = async (jobId: string): Promise<Look> => {
    const all = looks[jobId] ?? [saw(ended)];
    const nth = asked.filter((one) => one === jobId).length;
    asked.push(jobId);
    onLook(controller);
    return all[Math.min(nth, all.length - 1)] as Look;
  };
  const { repository, project, host: service } = OWNER;
  const collection = await collect(
    {
      bounds: { repository, project, host: service },
      sinceMs: 48 * HOUR_MS,
      staleMs: 24 * HOUR_MS,
      concurrency: 1,
    },
    {
      ...{ host, clock, log, trusted, deadlineMs, stop: controller.signal },
      service: { look } as never,
      retryDelay: () => 1_000,
      redact: (text: string) => text,
      wallMs: () => NOW_MS,
      warn: (what: string) => log.warning(what),
    },
  );
  const outputs: Record<string, string> = {};
  const summaries: string[] = [];
  const exitCode = concludeCollect(
    { ...collection, failOn: new Set(failOn), trusted, isCancelled: controller.signal.aborted },
    {
      setOutput: (name, value) => {
        if (how.isUnwritable) throw new Error('EACCES');
        outputs[name] = value;
      },
      addSummary: (markdown) => {
        summaries.push(markdown);
        return how.refusedSummary;
      },
      log,
    },
  );
  const jobs = JSON.parse(outputs.jobs ?? '[]') as unknown[];
  const { finished, pending, stuck } = outputs;
  const counts = `${finished}, ${pending}, ${stuck}`;
  const kinds = host.thread.map(({ body }) => markerIn(body)?.story.kind);
  return { ...{ host, clock, asked, exitCode, counts, jobs, kinds }, lines: log.lines, summaries };
}

describe('a collect', () => {
  test('finds nothing to do, and does not ask who we are', async () => {
    const over = leave(storiesOf('job_1')['pull-request'], { createdAt: new Date(NOW_MS).toISOString() });
    const played = await play([over]);
    expect(played).toMatchObject({ exitCode: 0, counts: '0, 0, 0', jobs: [], asked: [] });
    expect(played.lines).toEqual(['info: No job is waiting to be collected.']);
    expect(played.host.calls).not.toContain('ownLogin');
  });

  test('tells an end: comment, outputs, log, and the pull request in the summary', async () => {
    const played = await play([handedOver('job_1', 1)]);
    expect(played).toMatchObject({ exitCode: 0, counts: '1, 0, 0', kinds: ['pull-request'] });
    expect(played.jobs).toEqual([
      { id: 'job_1', status: 'completed', outcome: 'pull-request', prLink: LINK, threads: [7] },
    ]);
    expect(played.lines).toEqual(['info: Threads finished: 1, pending: 0, stuck: 0.']);
    // What a run that handed over has set says the same.
    expect(played.host.calls.filter((call) => /^[+-]/.test(call))).toEqual([]);
    expect(played.summaries[0]).toContain('finished (pull-request)');
    expect(played.summaries[0]).toContain(LINK);
  });

  test('puts the reaction of the end in the place of the one that a run has left', async () => {
    const createdAt = new Date(NOW_MS - HOUR_MS).toISOString();
    const { host } = await play([leave(storiesOf('job_1').cancelled, { createdAt, order: 5 })]);
    expect(host.calls.slice(-4)).toEqual(['editComment', '+rocket', '+confused', '-confused']);
  });

  test('counts threads, names each job once, and goes from the oldest to the newest', async () => {
    const left = [handedOver('job_1', 3, 9), handedOver('job_1', 2, 8), handedOver('job_2', 1, 7)];
    const played = await play(left, { looks: { job_2: [saw(active)] } });
    expect(played).toMatchObject({ exitCode: 0, counts: '2, 1, 0' });
    expect(played.jobs).toMatchObject([
      { id: 'job_1', outcome: 'pull-request', threads: [8, 9] },
      { id: 'job_2', status: 'active', outcome: 'detached', prLink: '', threads: [7] },
    ]);
    const edits = played.host.calls.filter((call) => call === 'editComment');
    expect(edits).toHaveLength(2);
    expect(played.kinds).toEqual(['pull-request', 'pull-request', 'detached']);
  });

  test('a job that is active for too long is stuck, and failOn may name that', async () => {
    const how = { looks: { job_1: [saw(active)] } };
    const played = await play([handedOver('job_1', 25)], how);
    expect(played).toMatchObject({ exitCode: 0, counts: '0, 0, 1', kinds: ['stuck'] });
    expect(played.jobs).toMatchObject([{ outcome: 'timeout' }]);
    const strict = await play([handedOver('job_1', 25)], { ...how, failOn: ['timeout'] });
    expect(strict.exitCode).toBe(1);
    expect(strict.lines).toContain('error: There are jobs with outcomes that failOn names: timeout.');
  });

  test('names each outcome once that failOn names, of jobs that are listed with what became of them', async () => {
    const looks = {
      job_1: [saw({ status: 'failed', prLink: null })],
      job_2: [saw({ status: 'archived', prLink: null })],
      job_3: [saw({ status: 'failed', prLink: null })],
    };
    const comments = ['job_1', 'job_2', 'job_3'].map((id, at) => handedOver(id, 1, at + 7));
    const played = await play(comments, { looks, failOn: ['failed', 'archived'] });
    expect(played.lines.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringMatching(/failOn names: (archived, failed|failed, archived)\.$/),
    ]);
    expect(played.jobs.toSorted()).toHaveLength(3);
    expect(played.jobs).toContainEqual({
      ...{ id: 'job_2', status: 'archived', outcome: 'archived', prLink: '', threads: [8] },
    });
    expect(played.summaries.join()).toContain('finished (failed)');
  });

  test('leaves alone what is older than it looks back, and what others wrote', async () => {
    const stranger = { ...handedOver('job_2', 1), author: { login: 'mallory', isBot: false } };
    expect(await play([handedOver('job_1', 49), stranger])).toMatchObject({ asked: [], counts: '0, 0, 0' });
  });
});

test.each<[string, Partial<ThreadComment>]>([
  ['another project’s', { body: leave(storiesOf('job_1').detached, { project: 'other' }).body }],
  ['one that was copied into another thread', { url: 'https://github.com/o/r/issues/8#issuecomment-1' }],
])('a collect leaves alone %s', async (_, change) => {
  const comment = handedOver('job_1', 1);
  expect(await play([{ ...comment, ...change }])).toMatchObject({ asked: [], counts: '0, 0, 0' });
  const here = { ...comment, url: 'https://github.com/o/r/issues/7#issuecomment-1' };
  expect(await play([here])).toMatchObject({ asked: ['job_1'], counts: '1, 0, 0' });
});

describe('what a collect can not do is left as it is, and told', () => {
  test('the comments can’t be read', async () => {
    const played = await play([], { prepare: (host) => host.fail('repositoryComments', 'unreadable') });
    expect(played).toMatchObject({ exitCode: 1, counts: '0, 0, 0' });
    expect(played.lines).toEqual([
      expect.stringMatching(/^error: The repository's comments could not be read/),
    ]);
  });

  test('it is not known who we are', async () => {
    const played = await play([handedOver('job_1', 1)], {
      prepare: (host) => Object.assign(host, { ownLogin: async () => undefined }),
    });
    expect(played).toMatchObject({ exitCode: 1, asked: [], kinds: ['detached'] });
    expect(played.lines[0]).toContain('It is not known whom githubToken acts as');
  });

  test('the service answers for no job at all: the first reason is told, once', async () => {
    const left = [handedOver('job_1', 2), handedOver('job_2', 1)];
    const looks = {
      job_1: [{ kind: 'denied', detail: 'HTTP 401' }] as Look[],
      job_2: [{ kind: 'denied', detail: 'HTTP 403' }] as Look[],
    };
    const played = await play(left, { looks });
    expect(played).toMatchObject({ exitCode: 1, kinds: ['detached', 'detached'] });
    expect(played.jobs).toMatchObject([{ outcome: 'error' }, { outcome: 'error' }]);
    expect(played.lines).toEqual([
      'error: The service could not be asked about any job: HTTP 403. Nothing was changed.',
    ]);
  });

  test('a job that the service does not know is an answer: the others are collected', async () => {
    const left = [handedOver('job_1', 2), handedOver('job_2', 1)];
    const looks = { job_1: [{ kind: 'missing', detail: 'HTTP 404' }] as Look[] };
    const played = await play(left, { looks });
    expect(played).toMatchObject({ exitCode: 0, counts: '1, 0, 0', kinds: ['detached', 'pull-request'] });
    expect(played.lines).toEqual([
      'info: Threads finished: 1, pending: 0, stuck: 0; 1 could not be collected.',
      'warning: Job job_1 of thread 7 is not collected: HTTP 404.',
    ]);
    const alone = await play([handedOver('job_1', 2)], { looks });
    expect(alone).toMatchObject({ exitCode: 0, jobs: [{ outcome: 'error', status: '' }] });
  });

  test('a comment that can’t be written costs that one alone', async () => {
    const played = await play([handedOver('job_1', 2), handedOver('job_2', 1)], {
      prepare: (host) => host.fail('editComment', 'locked'),
    });
    expect(played).toMatchObject({ exitCode: 0, counts: '1, 0, 0', kinds: ['detached', 'pull-request'] });
    expect(played.lines).toContain('warning: Job job_1 of thread 7 is not collected: the thread is locked.');
  });

  test('it is cancelled while it looks: what it has not told yet is left', async () => {
    const played = await play([handedOver('job_1', 2), handedOver('job_2', 1)], {
      onLook: (stop) => stop.abort(),
    });
    expect(played).toMatchObject({ exitCode: 1, kinds: ['detached', 'detached'], asked: ['job_2'] });
    expect(played.lines).toContain('error: Cancelled. What is not collected yet is left to the next time.');
  });

  test('the summary is refused, which is a warning; an output is not taken, which is a failure', async () => {
    const refused = await play([handedOver('job_1', 1)], { refusedSummary: 'too long' });
    expect(refused.exitCode).toBe(0);
    expect(refused.lines).toContain('warning: The step summary could not be written: too long.');
    const unwritable = await play([handedOver('job_1', 1)], { isUnwritable: true });
    expect(unwritable).toMatchObject({ exitCode: 1, summaries: [], kinds: ['pull-request'] });
  });
});

describe('a look of a collect', () => {
  const looking = (job_1: Look[], how: How = {}) =>
    play([handedOver('job_1', 1)], { ...how, looks: { job_1 } });
  const unreachable: Look = { kind: 'unreachable', detail: 'no answer' };

  test.each<[string, Look[], number, number[]]>([
    ['is tried three times', [unreachable], 3, [1_000, 1_000]],
    ['comes through at the last try', [unreachable, unreachable, saw(ended)], 3, [1_000, 1_000]],
    ['is not tried again where it was refused', [{ kind: 'refused', detail: 'HTTP 400' }], 1, []],
    ['waits as the service asks', [{ ...unreachable, retryAfterMs: 5_000 }, saw(ended)], 2, [5_000]],
    ['does not wait for longer than a minute', [{ ...unreachable, retryAfterMs: 60_001 }], 1, []],
    ['waits for a minute', [{ ...unreachable, retryAfterMs: 60_000 }, saw(ended)], 2, [60_000]],
  ])('%s', async (_, looks, count, delays) => {
    const played = await looking(looks);
    expect(played.asked).toHaveLength(count);
    expect(played.clock.delays).toEqual(delays);
    expect(played.kinds).toEqual([looks.at(-1)?.kind === 'job' ? 'pull-request' : 'detached']);
  });

  test('is not tried beyond the deadline, and not begun after it', async () => {
    expect((await looking([unreachable], { deadlineMs: 1_000 })).asked).toHaveLength(1);
    const late = await looking([saw(ended)], { deadlineMs: 0 });
    expect(late).toMatchObject({ asked: [], exitCode: 1 });
    expect(late.lines[0]).toContain('the time was up');
  });

  test('is taken again where an end has no link yet', async () => {
    const played = await looking([saw({ status: 'completed', prLink: null }), saw(ended)]);
    expect(played).toMatchObject({ asked: ['job_1', 'job_1'], kinds: ['pull-request'] });
    const never = await looking([saw({ status: 'completed', prLink: null })]);
    expect(never).toMatchObject({ asked: ['job_1', 'job_1', 'job_1'], kinds: ['no-pull-request'] });
    const silent = await looking([
      saw({ status: 'completed', prLink: null }),
      { kind: 'refused', detail: '' },
    ]);
    expect(silent).toMatchObject({ asked: ['job_1', 'job_1'], kinds: ['no-pull-request'] });
  });

  test.each<[string, JobReading, string]>([
    ['for another job', { ...ended, id: 'job_2' }, 'the service answered for another job'],
    ['without a status', { prLink: LINK }, 'no status in the answer'],
  ])('an answer %s is none', async (_, job, why) => {
    const played = await looking([saw(job)]);
    expect(played).toMatchObject({ exitCode: 1, kinds: ['detached'] });
    expect(played.lines[0]).toContain(why);
  });

  test('a status that nobody knows is one', async () => {
    expect(await looking([saw({ unknownStatus: 'resting', prLink: null })])).toMatchObject({
      exitCode: 0,
      counts: '0, 1, 0',
      jobs: [{ status: 'resting' }],
    });
  });
});

test('the review threads that went along with a request are answered before its end is told', async () => {
  const order: string[] = [];
  const head = 'b'.repeat(40);
  const prepare = (host: FakeCodeHost) => {
    const { editComment } = host;
    host.editComment = (...given) => editComment(...given).finally(() => order.push('told'));
    host.openMending = async () => ({
      locate: () => ({ repository: 'o/r', number: 9 }),
      faults: async () => ({
        ...{ head, conflict: 'no', checks: { items: [] } },
        threads: { items: [{ id: 'T', isOpen: true, path: 'a.md', line: 1, comments: [] }] },
      }),
      reply: async (_, replies) => {
        order.push(...replies.map(({ thread, body }) => `${thread.id}: ${body}`));
      },
    });
  };
  const mends = { by: 'person', link: LINK, head: 'a'.repeat(40), threads: ['T'] } as const;
  const asked = leave(storiesOf('job_1').detached, {
    createdAt: new Date(NOW_MS - 2 * HOUR_MS).toISOString(),
    mends,
  });
  await play([asked], { prepare });
  expect(order).toEqual([expect.stringContaining(`The branch is at ${head} now`), 'told']);
});
