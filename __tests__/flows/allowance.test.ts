import { describe, expect, test } from '@jest/globals';
import { type Allowance, countAllowance, keepWithin, tellAllowance } from '../../src/flows/allowance.ts';
import type { AnswerPlan, AnswerRequest } from '../../src/flows/answer-request.ts';
import type { Role } from '../../src/instruction/roles.ts';
import type { Person, ThreadComment } from '../../src/ports/code-host.ts';
import type { MarkerOwner } from '../../src/story/marker-owner.ts';
import type { Story } from '../../src/story/story.ts';
import { createFakeCodeHost, type FakeCodeHost, MAINTAINER } from '../support/fake-code-host.ts';
import { leave, storiesOf } from '../support/left-behind.ts';
import { createRecordedLog } from '../support/recorded-log.ts';
import { requestOf } from '../support/simulated-run.ts';

const NOW_MS = Date.parse('2026-05-04T12:00:00Z');
const HOUR_MS = 3_600_000;
const stories = storiesOf('job_1');
const HOST = 'api.example.com';

/** A comment of ours, so many hours old. */
const left = (story: Story, hours: number, given: Partial<MarkerOwner> & { author?: Person } = {}) =>
  leave(story, { host: HOST, createdAt: new Date(NOW_MS - hours * HOUR_MS).toISOString(), ...given });

interface How {
  /** Oldest first. */
  comments?: readonly ThreadComment[];
  limit?: number | null;
  exempt?: readonly Role[];
  plan?: AnswerPlan;
  dryRun?: boolean;
  comment?: boolean;
  prepare?: (host: FakeCodeHost) => void;
  hasHost?: boolean;
}

async function count(how: How) {
  const host = createFakeCodeHost();
  host.repository.push(...(how.comments ?? []));
  how.prepare?.(host);
  const log = createRecordedLog();
  const command = { id: 3, body: '/docs explain it' };
  const timing = { startedMs: 0, wallMs: NOW_MS };
  const request = requestOf({ run: '2', attempt: 1, command, timeoutMs: HOUR_MS }, timing);
  const { limit = 2 } = how;
  const asked: AnswerRequest = {
    ...request,
    plan: how.plan ?? request.plan,
    rules: { ...request.rules, comment: how.comment ?? true },
    dryRun: how.dryRun ?? false,
    budget: { dailyLimit: limit ?? undefined, dailyLimitExempt: new Set(how.exempt ?? []) },
  };
  const ports = { host: how.hasHost === false ? undefined : host, log, wallMs: () => NOW_MS };
  return { allowance: await countAllowance(asked, ports), lines: log.lines, calls: host.calls };
}

describe('what counts of the last 24 hours', () => {
  test.each<[string, ThreadComment, boolean]>([
    ['a job that was made', left(stories.running, 1), true],
    ['one a moment less than a day old', left(stories.running, 24 - 1 / 3600), true],
    ['one that is a day old', left(stories.running, 24), false],
    ['one whose age nobody knows', leave(stories.running, { host: HOST }), true],
    ['one that may still be sent', left(stories.opened, 1), true],
    ['one whose answer was lost', left(stories.unknown, 1), true],
    ['what sent nothing', left(stories.refused, 1), false],
    ['one of another project', left(stories.running, 1, { project: 'q' }), false],
    ['one of another service', left(stories.running, 1, { host: 'other.example' }), false],
    ['a marker that somebody else wrote', left(stories.running, 1, { author: MAINTAINER }), false],
  ])('%s', async (_, comment, counts) => {
    const { allowance } = await count({ comments: [comment] });
    expect(allowance).toEqual({ kind: 'within', used: counts ? 1 : 0, limit: 2, nextMs: NOW_MS });
  });

  test('the next may start a day after the one that has to be out of the count', async () => {
    const comments = [9, 6, 3].map((hours) => left(stories.running, hours));
    const { allowance } = await count({ comments, limit: 2 });
    expect(allowance).toEqual({ kind: 'over', used: 3, limit: 2, nextMs: NOW_MS + 18 * HOUR_MS });
    expect((await count({ comments, limit: 3 })).allowance).toMatchObject({
      kind: 'over',
      nextMs: NOW_MS + 15 * HOUR_MS,
    });
    expect((await count({ comments, limit: 4 })).allowance).toMatchObject({ kind: 'within', used: 3 });
  });

  test('comments are read only as far back as they count', async () => {
    const comments = [left(stories.running, 90), left(stories.running, 30), left(stories.running, 1)];
    const { calls } = await count({ comments });
    expect(calls.filter((call) => call.startsWith('read'))).toHaveLength(2);
  });
});

test('nothing is asked where there is no limit', async () => {
  const { allowance, calls, lines } = await count({ limit: null, comment: false });
  expect(allowance).toEqual({ kind: 'unlimited' });
  expect([calls, lines]).toEqual([[], []]);
});

describe('what can’t be counted', () => {
  test.each<[string, How, string]>([
    ['without a token', { hasHost: false }, 'there is no githubToken.'],
    [
      'where the host does not say who we are',
      { prepare: (host) => Object.assign(host, { ownLogin: async () => undefined }) },
      'it is not known whom githubToken acts as.',
    ],
    [
      'where comments can’t be read',
      { prepare: (host) => host.fail('repositoryComments', 'unreachable') },
      'HTTP (unreachable).',
    ],
  ])('%s is not sent', async (_, how, why) => {
    const { allowance } = await count(how);
    expect(allowance).toEqual({ kind: 'unread', why });
    expect(keepWithin(allowance, createRecordedLog())).toEqual({
      kind: 'refused',
      why: `What dailyLimit has left could not be counted: ${why} Nothing was sent; run again later.`,
    });
  });
});

describe('who is exempt', () => {
  const full = { comments: [left(stories.running, 2), left(stories.running, 1)] };
  const role = (permission: string) => (host: FakeCodeHost) => {
    host.permissions.set('octocat', permission);
  };
  const used = { used: 2, limit: 2 };
  test.each<[string, How, object]>([
    [
      'a level that is named',
      { exempt: ['admin'], prepare: role('admin') },
      { kind: 'exempt', who: 'octocat' },
    ],
    ['a level above it', { exempt: ['write'], prepare: role('admin') }, { kind: 'over' }],
    ['a level below it', { exempt: ['admin'], prepare: role('write') }, { kind: 'over' }],
    ['one of several', { exempt: ['admin', 'write'], prepare: role('write') }, { kind: 'exempt' }],
  ])('%s', async (_, how, expected) => {
    expect((await count({ ...full, ...how })).allowance).toMatchObject({ ...used, ...expected });
  });

  test.each<[string, How]>([
    ['nobody is exempt', {}],
    ['there is room', { exempt: ['admin'], comments: [] }],
    [
      'nobody asked',
      { exempt: ['admin'], plan: { kind: 'prompt', event: { kind: 'trusted', name: 'schedule' } } },
    ],
  ])('nobody is looked up where %s', async (_, how) => {
    expect((await count({ ...full, ...how })).calls).not.toContain('permission');
  });

  test('whose level the host does not tell is not known to be, nor not to be', async () => {
    const { allowance } = await count({
      ...full,
      exempt: ['admin'],
      prepare: (host) => {
        host.permission = async () => ({ kind: 'unanswered', detail: 'HTTP 502' });
      },
    });
    expect(allowance).toEqual({
      kind: 'unread',
      why: 'whether it holds for octocat could not be looked up (HTTP 502).',
    });
  });
});

describe('a request that later runs will not count is warned of', () => {
  const schedule = { kind: 'prompt', event: { kind: 'trusted', name: 'schedule' } } as const;
  test.each<[string, How, boolean]>([
    ['with a comment in a thread', {}, false],
    ['with comment off', { comment: false }, true],
    ['without a thread', { plan: schedule }, true],
    ['that is only rehearsed', { plan: schedule, dryRun: true }, false],
  ])('%s', async (_, how, isWarned) => {
    const { lines } = await count(how);
    expect(lines).toEqual(isWarned ? [expect.stringMatching(/^warning: dailyLimit counts comments/)] : []);
  });
});

describe('what is said of it, and what is kept back', () => {
  const budget = { used: 5, limit: 5, nextMs: 7 };
  const sentence = '5 of 5 jobs and messages of the last 24 hours are used';
  test.each<[Allowance, string, object | undefined, string[]]>([
    [{ kind: 'unlimited' }, 'There is no dailyLimit.', undefined, []],
    [{ kind: 'within', ...budget }, `${sentence}.`, undefined, []],
    [{ kind: 'over', ...budget }, `${sentence}.`, { kind: 'over budget', ...budget }, []],
    [
      { kind: 'exempt', who: 'octocat', ...budget },
      `${sentence}, which does not hold for octocat, by dailyLimitExempt.`,
      undefined,
      [`info: ${sentence}, which does not hold for octocat, by dailyLimitExempt.`],
    ],
  ])('%j', (allowance, told, keptBack, lines) => {
    const log = createRecordedLog();
    expect(tellAllowance(allowance)).toBe(told);
    expect(keepWithin(allowance, log)).toEqual(keptBack);
    expect(log.lines).toEqual(lines);
  });
});
