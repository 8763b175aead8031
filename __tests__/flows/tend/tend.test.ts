import { describe, expect, test } from '@jest/globals';
import { concludeTend } from '../../../src/flows/tend/conclude.ts';
import { tend } from '../../../src/flows/tend/tend.ts';
import type { TendPorts, TendRequest } from '../../../src/flows/tend/work.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { HostFailure, ThreadComment } from '../../../src/ports/code-host.ts';
import type { HeadCheck, PullFaults } from '../../../src/ports/pull-faults.ts';
import type { TendedPull } from '../../../src/ports/pull-tending.ts';
import type { Delivery, JobReading, Look } from '../../../src/ports/service.ts';
import type { MarkerOwner } from '../../../src/story/marker-owner.ts';
import type { Story } from '../../../src/story/story.ts';
import { readNotes } from '../../../src/story/tend-note.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import {
  createFakeCodeHost,
  type FakeCodeHost,
  MAINTAINER,
  NO_TENDING,
  SELF,
} from '../../support/fake-code-host.ts';
import { leave, markerIn, OWNER, storiesOf } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const NOW_MS = Date.parse('2026-05-04T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const JOB = 'job_1';
const LINK = 'https://github.com/o/r/pull/9';
const HEAD = 'a'.repeat(40);
const stories = storiesOf(JOB);
const { repository, project, host: service } = OWNER;
const at = (daysAgo: number) => new Date(NOW_MS - daysAgo * DAY_MS).toISOString();
/** An address that says where it stands. */
const inThread = (thread: number, comment: ThreadComment): ThreadComment => ({
  ...comment,
  url: `https://github.com/o/r/issues/${thread}#issuecomment-${comment.id}`,
});
const ours = (story: Story, how: Partial<MarkerOwner> & { daysAgo?: number } = {}): ThreadComment => {
  const { daysAgo = 20, ...owner } = how;
  return inThread(owner.thread ?? 7, leave(story, { createdAt: at(daysAgo), ...owner }));
};
const told = () => ours(stories['pull-request']);

interface How {
  pull?: Partial<TendedPull>;
  rules?: Partial<TendRequest['rules']>;
  request?: Partial<TendRequest>;
  isBehind?: boolean;
  /** What the host fails with, by operation of the pull request. */
  fails?: Partial<Record<'read' | 'isBehind' | 'updateBranch' | 'close' | 'deleteBranch', HostFailure>>;
  faults?: Partial<PullFaults>;
  looks?: Look;
  delivery?: Delivery;
  prepare?: (host: FakeCodeHost) => void;
  isCancelled?: boolean;
  broken?: string;
}

const rest: Look = { kind: 'job', job: { id: JOB, status: 'completed', prLink: LINK } };
const taken: Delivery = { kind: 'delivered', job: { id: JOB, status: 'active' } };

/** One tending over these comments, told. */
async function play(comments: ThreadComment[], how: How = {}) {
  const { fails = {}, isBehind = false, looks = rest, delivery = taken, prepare = () => {} } = how;
  const acts: string[] = [];
  const act =
    <T>(name: keyof typeof fails, result: T) =>
    async (of?: unknown): Promise<T> => {
      acts.push(typeof of === 'string' ? `${name} ${of}` : name);
      const failure = fails[name];
      if (failure) throw new HostError(failure, `HTTP (${failure})`);
      return result;
    };
  const pull: TendedPull = {
    ...{ number: 9, title: 'A title', state: 'open', labels: [], base: 'main', hasConflict: false },
    updatedMs: NOW_MS - 20 * DAY_MS,
    head: { sha: HEAD, branch: `docs-agent/${JOB}`, isHere: true },
    ...how.pull,
  };
  const faults: PullFaults = {
    ...{ head: HEAD, conflict: 'no', checks: { items: [] }, threads: { items: [] } },
    ...how.faults,
  } as PullFaults;
  const host = createFakeCodeHost({
    tending: {
      ...NO_TENDING,
      numberOf: (link) => (link === LINK ? 9 : undefined),
      read: act('read', pull),
      isBehind: act('isBehind', isBehind),
      updateBranch: act('updateBranch', undefined),
      close: act('close', undefined),
      deleteBranch: act('deleteBranch', undefined),
    },
    openMending: async () =>
      ({ locate: () => ({ repository, number: 9 }), faults: async () => faults }) as never,
  });
  host.thread.push(...comments);
  host.repository.push(...comments);
  prepare(host);
  const [clock, log, stop] = [createFakeClock(), createRecordedLog(), new AbortController()];
  if (how.isCancelled) stop.abort();
  const sent: string[] = [];
  const ports = {
    ...{ host, clock, log, trusted: { serverUrl: 'https://github.com' }, random: () => 0.5 },
    ...{ stop: stop.signal, hardStop: stop.signal, deadlineMs: 3_600_000, retryDelay: () => 1_000 },
    wallMs: () => NOW_MS + clock.now(),
    redact: (text: string) => text.replaceAll('hush', '***'),
    service: {
      look: async () => looks,
      create: () => Promise.reject(new Error('no job is made')),
      message: async (_: string, prompt: string) => {
        sent.push(prompt);
        return delivery;
      },
    },
  } as unknown as TendPorts;
  const rules: TendRequest['rules'] = {
    ...{ staleMs: 14 * DAY_MS, closeMs: 30 * DAY_MS, keepLabel: 'keep', repairMax: 2 },
    ...{
      updateBranch: false,
      repair: false,
      repairChecks: false,
      repairReviews: false,
      deleteBranches: false,
    },
    ...how.rules,
  };
  const request: TendRequest = {
    ...{ bounds: { repository, project, host: service }, sinceMs: 90 * DAY_MS, rules, dryRun: false },
    reviewers: { allowedPermission: 'write', allowedUsers: [], allowedBots: [], letIn: [] },
    dailyLimit: undefined,
    run: { run: '77', attempt: 1, runUrl: undefined },
    ...how.request,
  };
  const tending = await tend(request, ports);
  const outputs: Record<string, string> = {};
  const summaries: string[] = [];
  const end = { ...tending, broken: how.broken ?? tending.broken, rules, dryRun: request.dryRun };
  const exitCode = concludeTend(
    { ...end, trusted: { serverUrl: 'https://github.com' }, isCancelled: stop.signal.aborted },
    {
      setOutput: (name, value) => {
        outputs[name] = value;
      },
      addSummary: (markdown) => {
        summaries.push(markdown);
        return undefined;
      },
      log,
    },
  );
  const pulls = JSON.parse(outputs.pulls ?? '[]') as {
    state: string;
    ageDays: number;
    done: object[];
    why: string;
  }[];
  const added = host.thread.filter(({ id }) => id > 1_000).map(({ body }) => body);
  const kinds = host.thread.map(({ body }) => markerIn(body)?.story.kind);
  return {
    ...{ host, acts, outputs, pulls, sent, added, kinds, exitCode, tending },
    lines: log.lines,
    summary: summaries[0] ?? '',
  };
}

describe('tending', () => {
  test('reminds where it was asked for and on itself, once, and says when it is closed', async () => {
    const first = await play([told()]);
    expect(first.pulls).toMatchObject([
      {
        number: 9,
        link: LINK,
        state: 'stale',
        ageDays: 20,
        done: [{ what: 'remind', how: 'done', why: '' }],
      },
    ]);
    expect(first.outputs).toMatchObject({
      reminded: '1',
      closed: '0',
      updated: '0',
      repaired: '0',
      concluded: '0',
    });
    expect(first.exitCode).toBe(0);
    expect(first.lines).toEqual([
      'info: 1 pull request looked at. Reminded: 1, closed: 0, branches updated: 0, repairs asked for: 0, handed over to people: 0, ends told: 0.',
    ]);
    expect(first.summary).toContain('| 20 days | stale | reminded |');
    expect(first.added).toHaveLength(2);
    for (const body of first.added) expect(body).toContain('closed at 2026-05-20 12:00 UTC at the earliest');
    expect(first.added.map((body) => readNotes(body)[0])).toMatchObject([
      { act: 'reminder', thread: 9, pull: 9, head: HEAD, sinceMs: NOW_MS - 20 * DAY_MS, atMs: NOW_MS },
      { act: 'reminder', thread: 7, pull: 9 },
    ]);
    const again = await play(first.host.thread.map((one) => ({ createdAt: at(0), ...one })));
    expect(again.added).toHaveLength(2);
    expect(again.pulls).toMatchObject([{ done: [] }]);
  });

  test('a comment whose answer was lost is known again, and not written twice', async () => {
    const prepare = (host: FakeCodeHost) => {
      const { addComment } = host;
      host.addComment = async (place, body) => {
        await addComment(place, body);
        throw new HostError('lost', 'no answer');
      };
    };
    const reminded = await play([told()], { prepare });
    expect(reminded.pulls).toMatchObject([{ done: [{ what: 'remind', how: 'done', why: '' }] }]);
    expect(reminded.added).toHaveLength(2);
  });

  test('a reminder that fails in one thread is told, and in all of them is none', async () => {
    const half = await play([told()], { prepare: (host) => host.fail('addComment', 'locked') });
    expect(half.pulls).toMatchObject([{ done: [{ how: 'done', why: 'in #9: the thread is locked' }] }]);
    expect(half.lines).toContain('warning: Pull request #9: reminded, but in #9: the thread is locked.');
    const none = await play([told()], {
      prepare: (host) => host.fail('addComment', 'forbidden', { times: 2 }),
    });
    expect(none.pulls).toMatchObject([{ done: [{ what: 'remind', how: 'failed' }] }]);
    expect(none.lines.join()).toContain('`issues: write` and `pull-requests: write`');
    expect(none.outputs.reminded).toBe('0');
  });

  test.each<[string, Partial<TendedPull>, string]>([
    ['kept by its label', { labels: ['KEEP'] }, 'kept'],
    ['young', { updatedMs: NOW_MS - DAY_MS }, 'open'],
    ['in conflict, where nobody repairs', { updatedMs: NOW_MS - DAY_MS, hasConflict: true }, 'conflict'],
  ])('leaves one alone that is %s', async (_, pull, state) => {
    expect((await play([told()], { pull })).pulls).toMatchObject([{ state, done: [] }]);
  });

  test('leaves one alone at which a request is at work', async () => {
    const young = ours(stories.detached, { run: '3', daysAgo: 0 });
    expect((await play([told(), young])).pulls).toMatchObject([{ state: 'at work', done: [] }]);
    const old = ours(stories.detached, { run: '3', daysAgo: 2 });
    expect((await play([told(), old])).pulls).toMatchObject([{ state: 'stale' }]);
  });

  test('a word of others makes it young again once it was reminded of', async () => {
    const { host } = await play([told()]);
    const reminded = host.thread.map((one) => ({ createdAt: at(0.5), ...one }));
    const word = inThread(9, { ...told(), id: 99_999, author: MAINTAINER, body: 'Soon', createdAt: at(0.1) });
    const pull = { updatedMs: NOW_MS - DAY_MS / 10 };
    expect((await play([...reminded, word], { pull })).pulls).toMatchObject([{ state: 'open', ageDays: 0 }]);
  });

  test('tells what became of it, in every thread that asked', async () => {
    const both = [told(), ours(stories['pull-request'], { thread: 9, run: '5' })];
    const played = await play(both, { pull: { state: 'merged' } });
    expect(played.kinds).toEqual(['concluded', 'concluded']);
    expect(played.pulls).toMatchObject([{ state: 'merged', done: [{ what: 'conclude', how: 'done' }] }]);
    expect(played.outputs.concluded).toBe('1');
    expect(played.host.thread[0]?.body).toContain('merged');
    expect(played.summary).toContain('|  | merged | told its thread |');
  });

  test('closes what nobody came for, deletes the job’s own branch, and says both', async () => {
    const { host } = await play([told()]);
    const later = host.thread.map((one) => ({ createdAt: at(0), ...one }));
    const pull = { updatedMs: NOW_MS - 20 * DAY_MS };
    const rules = { staleMs: 3 * DAY_MS, closeMs: 3.0001 * DAY_MS, deleteBranches: true };
    // Reminded of at this very moment: there is a little time left, and then it is closed.
    expect((await play(later, { pull, rules })).acts).not.toContain('close');
    const inTime = { ...rules, closeMs: rules.staleMs };
    const played = await play(later, { pull, rules: inTime });
    expect(played.acts.slice(-2)).toEqual(['close', `deleteBranch docs-agent/${JOB}`]);
    expect(played.outputs.closed).toBe('1');
    expect(played.added.at(-1)).toContain('restore its branch');
    expect(played.kinds[0]).toBe('concluded');

    const kept = await play(later, { pull, rules: inTime, fails: { deleteBranch: 'forbidden' } });
    expect(kept.added.at(-1)).toContain('its branch is still there');
    expect(kept.lines.join()).toMatch(/closed, but its branch could not be deleted: .*`contents: write`/);
    const open = await play(later, { pull, rules: inTime, fails: { close: 'forbidden' } });
    expect(open.pulls).toMatchObject([{ done: [{ what: 'close', how: 'failed' }] }]);
    expect(open.lines.join()).toContain('`pull-requests: write`');
    expect(open.acts).not.toContain('deleteBranch');
    const untold = await play(later, {
      ...{ pull, rules: inTime },
      prepare: (at9) => {
        at9.fail('addComment', 'locked');
        at9.fail('editComment', 'locked');
      },
    });
    expect(untold.lines.join()).toMatch(
      /it could not be told there: the thread is locked; its thread could not be told in #7: the thread is locked/,
    );
  });

  test('has the host update a branch that is behind, and notes that it was us', async () => {
    const how = { rules: { updateBranch: true }, isBehind: true, pull: { updatedMs: NOW_MS - DAY_MS } };
    const played = await play([told()], how);
    expect(played.pulls).toMatchObject([
      { state: 'behind', done: [{ what: 'update', how: 'done', why: '' }] },
    ]);
    expect(readNotes(played.host.thread[0]?.body ?? '')).toMatchObject([{ act: 'update', thread: 7 }]);
    expect(played.kinds).toEqual(['pull-request']);
    const refused = await play([told()], { ...how, fails: { updateBranch: 'refused' } });
    expect(refused.lines.join()).toContain('the host refused, as it does where the branch has moved');
    const forbidden = await play([told()], { ...how, fails: { updateBranch: 'forbidden' } });
    expect(forbidden.lines.join()).toContain('`contents: write` and `pull-requests: write`');
    const unnoted = await play([told()], { ...how, prepare: (host) => host.fail('editComment', 'locked') });
    expect(unnoted.lines.join()).toContain('updated its branch, but it counts as a change');
    const unsure = await play([told()], { ...how, fails: { isBehind: 'unreachable' } });
    expect(unsure.pulls).toMatchObject([{ done: [{ what: 'update', how: 'failed' }] }]);
    for (const not of [{ isBehind: false }, { pull: { ...how.pull, hasConflict: true } }])
      expect((await play([told()], { ...how, ...not })).acts).not.toContain('updateBranch');
    expect((await play([told()], { ...how, rules: {} })).acts).toEqual(['read']);
  });
});

describe('a tending as a whole', () => {
  test('leaves what is of other repositories alone, and says so', async () => {
    const link = 'https://github.com/x/y/pull/1';
    const other = ours(storiesOf(JOB, { link })['pull-request']);
    const played = await play([other]);
    expect(played.tending.elsewhere).toEqual([link]);
    expect(played.lines).toEqual([
      'info: No pull request waits.',
      'info: 1 pull request of other repositories is left alone.',
    ]);
  });

  test('does not count others’ comments, other projects, what is too old, nor what was copied elsewhere', async () => {
    const forged = { ...told(), author: MAINTAINER };
    const elsewhere = ours(stories['pull-request'], { project: 'q' });
    const old = ours(stories['pull-request'], { daysAgo: 100 });
    const copied = inThread(8, ours(stories['pull-request']));
    expect((await play([old, forged, elsewhere, copied])).pulls).toEqual([]);
  });

  test('each pull request is told with how it stands; what keeps it comes first', async () => {
    const fresh = { updatedMs: NOW_MS - DAY_MS };
    const rules = { updateBranch: true };
    const stateOf = async (comments: ThreadComment[], how: How) =>
      (await play(comments, { rules, ...how, request: { dryRun: true } })).pulls.map(
        ({ state }: { state: string }) => state,
      );
    expect(await stateOf([told()], { pull: fresh })).toEqual(['open']);
    expect(await stateOf([told()], { pull: fresh, isBehind: true })).toEqual(['behind']);
    expect(await stateOf([told()], { pull: { hasConflict: true } })).toEqual(['conflict, stale']);
    expect(await stateOf([told()], { isBehind: true })).toEqual(['behind, stale']);
    expect(await stateOf([told()], { pull: { labels: ['keep'] } })).toEqual(['kept']);
    expect(await stateOf([told(), ours(stories.detached, { daysAgo: 0.1 })], {})).toEqual(['at work']);
    expect(await stateOf([told()], { pull: { state: 'closed' } })).toEqual(['closed']);
  });

  test('several of other repositories are counted', async () => {
    const elsewhere = [1, 2].map((number) =>
      ours(storiesOf(JOB, { link: `https://github.com/x/y/pull/${number}` })['pull-request']),
    );
    expect((await play(elsewhere)).lines[1]).toBe(
      'info: 2 pull requests of other repositories are left alone.',
    );
  });

  test('a dry run says what it would do', async () => {
    const played = await play([told()], { request: { dryRun: true } });
    expect(played.pulls).toMatchObject([{ done: [{ what: 'remind', how: 'would' }] }]);
    expect(played.added).toEqual([]);
    expect(played.lines).toEqual([
      'info: 1 pull request looked at. A dry run: nothing was changed, and nothing was sent.',
    ]);
    expect(played.summary).toContain('would remind');
  });

  test('one that can’t be read is named, and one that was cancelled fails the step', async () => {
    const unread = await play([told()], { fails: { read: 'gone' } });
    expect(unread.pulls).toMatchObject([{ state: 'not read', ageDays: null, done: [] }]);
    expect(unread.lines.join()).toContain('warning: Pull request #9 could not be looked at:');
    expect(unread.exitCode).toBe(0);
    const cancelled = await play([told()], { isCancelled: true });
    expect(cancelled).toMatchObject({ exitCode: 1, acts: [] });
    expect(cancelled.lines.at(-1)).toMatch(/^error: Cancelled/);
  });

  test.each<[string, (host: FakeCodeHost) => void, string]>([
    [
      'comments that can’t be read',
      (host) => host.fail('repositoryComments', 'unreadable'),
      'could not be read',
    ],
    [
      'nobody knows who we are',
      (host) => Object.assign(host, { ownLogin: async () => undefined }),
      'not known whom',
    ],
  ])('%s break it', async (_, prepare, why) => {
    const played = await play([told()], { prepare });
    expect(played).toMatchObject({ exitCode: 1, pulls: [] });
    expect(played.lines[0]).toContain(why);
    expect(played.lines[0]).toMatch(/^error: /);
  });
});

describe('a repair', () => {
  const conflict = { pull: { hasConflict: true }, rules: { repair: true } };
  const repairOf = ({ pulls }: { pulls: { done: object[] }[] }) => pulls[0]?.done;

  test('is one message to the job, told in a comment of its own, which is read by nobody before it is edited', async () => {
    const shown: (string | undefined)[] = [];
    const prepare = (host: FakeCodeHost) => {
      const { addComment, editComment } = host;
      const see = (body: string) => shown.push(markerIn(body)?.story.kind);
      host.addComment = (place, body) => addComment(place, body).finally(() => see(body));
      host.editComment = (comment, body) => editComment(comment, body).finally(() => see(body));
    };
    const played = await play([told()], { ...conflict, prepare });
    expect(repairOf(played)).toEqual([{ what: 'repair', how: 'done', why: '' }]);
    // Ahead from its first word, so that nobody else goes to the job meanwhile.
    expect(shown).toEqual(['admitted', 'sending', 'detached']);
    expect(played.outputs.repaired).toBe('1');
    expect(played.sent).toHaveLength(1);
    expect(played.sent[0]).toContain('resolve the conflicts');
    const marker = markerIn(played.added[0] ?? '');
    expect(marker).toMatchObject({
      ...{ thread: 9, run: '77', attempt: 1, order: 0, untilMs: NOW_MS + 3_600_000 },
      story: { kind: 'detached', jobId: JOB },
      mends: { by: 'tend', link: LINK, head: HEAD },
    });
    expect(played.added[0]).toContain('The branch conflicts with its base branch.');
    const writes = played.host.calls.filter((call) => /Comment$/.test(call) && call !== 'readComment');
    expect(writes).toEqual(['addComment', 'editComment', 'editComment']);
    expect(played.host.calls).not.toContain('readComment');
    // For the same head never again.
    const later = played.host.thread.map((one) => ({ createdAt: at(2), ...one }));
    expect((await play(later, conflict)).sent).toEqual([]);
  });

  test('what failed is repaired, and said', async () => {
    const check: HeadCheck = {
      ...{ name: 'links', state: 'failed', conclusion: 'failure', title: 'Two are broken', summary: '' },
      ...{ annotations: [], annotationCount: 0, url: '', atMs: 0 },
    };
    const rules = { repairChecks: true };
    const played = await play([told()], { rules, faults: { checks: { items: [check] } } });
    expect(played.pulls).toMatchObject([
      { state: 'something wrong, stale', done: [{ what: 'repair', how: 'done' }] },
    ]);
    expect(played.sent[0]).toContain('Two are broken');
    expect(played.added[0]).toContain('Found on the pull request: 1 failed check.');
    const running = { ...check, name: 'slow', state: 'running' as const };
    const wait = await play([told()], { rules, faults: { checks: { items: [check, running] } } });
    expect(wait.sent).toEqual([]);
    const words = (fields: object) => ({
      ...{ id: 't', isOpen: true, path: 'a.md', line: 1 },
      comments: [{ author: MAINTAINER, body: 'Shorter', atMs: NOW_MS - DAY_MS, ...fields }],
    });
    const remarks = (fields: object) => ({
      rules: { repairReviews: true },
      request: {
        reviewers: {
          allowedPermission: 'write' as const,
          allowedUsers: ['octocat'],
          allowedBots: [],
          letIn: [],
        },
      },
      faults: { threads: { items: [words(fields)] } },
    });
    expect((await play([told()], remarks({}))).sent[0]).toContain('Shorter');
    const many = Array.from({ length: 130 }, (_, nth) => ({ ...words({}), id: `t${nth}` }));
    const crowded = await play([told()], { ...remarks({}), faults: { threads: { items: many } } });
    expect(markerIn(crowded.added[0] ?? '')?.mends?.threads).toHaveLength(100);
    expect((await play([told()], remarks({ atMs: NOW_MS - 60_000 }))).sent).toEqual([]);
    // Whoever writes remarks has an hour to write the others.
    expect((await play([told()], remarks({ atMs: NOW_MS - 3_600_000 }))).sent).toHaveLength(1);
    expect((await play([told()], remarks({ atMs: NOW_MS - 3_599_999 }))).sent).toEqual([]);
    expect((await play([told()], remarks({ author: SELF }))).sent).toEqual([]);
    const unread = { checks: { items: [], unread: new HostError('forbidden', 'HTTP 403') } };
    const blind = await play([told()], { rules, faults: unread });
    expect(blind.pulls).toMatchObject([{ done: [{ what: 'remind' }, { what: 'repair', how: 'failed' }] }]);
    expect(blind.lines.join()).toContain('checks: read');
  });

  test.each<[string, Look, string, string]>([
    ['is at work', { kind: 'job', job: { status: 'active' } }, 'let be', `job ${JOB} is at work`],
    [
      'was archived',
      { kind: 'job', job: { status: 'archived' } },
      'failed',
      `job ${JOB} was archived and takes no more messages`,
    ],
    [
      'is not known',
      { kind: 'missing', detail: 'HTTP 404' },
      'failed',
      `the service no longer knows job ${JOB} (HTTP 404)`,
    ],
    [
      'can’t be seen',
      { kind: 'denied', detail: 'HTTP 401' } as Look,
      'failed',
      `job ${JOB} could not be seen (HTTP 401)`,
    ],
    [
      'has a word for itself',
      { kind: 'job', job: { unknownStatus: 'resting' } as JobReading },
      'let be',
      `job ${JOB} is at work`,
    ],
  ])('is not asked of a job that %s', async (_, looks, how, why) => {
    const played = await play([told()], { ...conflict, looks });
    expect(repairOf(played)).toEqual([{ what: 'repair', how, why }]);
    expect(played.added).toEqual([]);
  });

  test('keeps to dailyLimit', async () => {
    const request = { dailyLimit: 1 };
    const used = await play([told(), ours(stories.failed, { run: '6', daysAgo: 0.5 })], {
      ...conflict,
      request,
    });
    expect(repairOf(used)).toEqual([
      { what: 'repair', how: 'let be', why: '1 of 1 jobs and messages of the last 24 hours are used' },
    ]);
    expect((await play([told()], { ...conflict, request })).sent).toHaveLength(1);
  });

  test('that can’t be told is not asked for, and in a dry run neither', async () => {
    const untold = await play([told()], {
      ...conflict,
      prepare: (host) => host.fail('addComment', 'forbidden'),
    });
    expect(untold.sent).toEqual([]);
    expect(untold.lines.join()).toMatch(/nothing was sent: .*`issues: write`/);
    const dry = await play([told()], { ...conflict, request: { dryRun: true } });
    expect(repairOf(dry)).toEqual([{ what: 'repair', how: 'would', why: '' }]);
    expect(dry.sent).toEqual([]);
  });

  test('that was refused says why, without a secret, and is asked for anew in the same comment', async () => {
    const delivery = { kind: 'refused', detail: 'hush, not now' } as Delivery;
    const refused = await play([told()], { ...conflict, delivery });
    expect(repairOf(refused)).toEqual([
      { what: 'repair', how: 'failed', why: expect.stringContaining('***, not now') },
    ]);
    expect(refused.added[0]).not.toContain('hush');
    const again = await play(
      refused.host.thread.map((one) => ({ createdAt: at(0.1), ...one })),
      conflict,
    );
    expect(again.sent).toHaveLength(1);
    expect(again.added).toHaveLength(1);
    expect(again.host.calls).toContain('readComment');
  });

  test('whose comment can’t be edited is warned of', async () => {
    const played = await play([told()], {
      ...conflict,
      prepare: (host) => host.fail('editComment', 'unreachable', { times: 2 }),
    });
    expect(
      played.lines.filter((line) => line.includes('The comment on #9 could not be updated')),
    ).toHaveLength(2);
    expect(repairOf(played)).toMatchObject([{ how: 'done' }]);
  });

  test('comes to its end: then a person is called, once', async () => {
    const spent = ours(stories.failed, {
      ...{ thread: 9, run: '5', request: 'b'.repeat(32), daysAgo: 2 },
      mends: { by: 'tend', link: LINK, head: 'b'.repeat(40), threads: [] },
    });
    const how = { ...conflict, rules: { repair: true, repairMax: 1 } };
    const played = await play([told(), spent], {
      ...how,
      pull: { hasConflict: true, updatedMs: NOW_MS - DAY_MS },
    });
    expect(repairOf(played)).toEqual([{ what: 'hand over', how: 'done', why: '' }]);
    expect(played.added[0]).toContain('was asked once to put this pull request right');
    const later = played.host.thread.map((one) => ({ createdAt: at(0.1), ...one }));
    expect(
      repairOf(await play(later, { ...how, pull: { hasConflict: true, updatedMs: NOW_MS - DAY_MS } })),
    ).toEqual([]);
    const untold = await play([told(), spent], {
      ...{ ...how, pull: { hasConflict: true, updatedMs: NOW_MS - DAY_MS } },
      prepare: (host) => host.fail('addComment', 'locked'),
    });
    expect(repairOf(untold)).toEqual([{ what: 'hand over', how: 'failed', why: 'the thread is locked' }]);
  });
});
