import { describe, expect, test } from '@jest/globals';
import { type FaultSearch, findFaults, tellFound } from '../../../src/flows/mend/find-faults.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { Person } from '../../../src/ports/code-host.ts';
import type { HeadCheck, PullFaults, ReviewThread } from '../../../src/ports/pull-faults.ts';
import { createFakeCodeHost, MAINTAINER } from '../../support/fake-code-host.ts';

const LINK = 'https://github.com/o/r/pull/9';
const HEAD = 'a'.repeat(40);

function check(name: string, given: Partial<HeadCheck> = {}): HeadCheck {
  const { state = 'failed', url = `https://github.com/o/r/runs/${name}` } = given;
  const said = { conclusion: 'failure', title: '', summary: '', annotations: [], annotationCount: 0 };
  return { name, ...said, atMs: 0, ...given, state, url };
}

function thread(id: string, authors: readonly (Person | undefined)[], given: Partial<ReviewThread> = {}) {
  const comments = authors.map((author, at) => ({ author, body: `word ${at}`, atMs: at }));
  return { id, isOpen: true, path: 'a.md', line: 1, comments, ...given };
}

const person = (login: string): Person => ({ login, isBot: false });

/** What is found where the host tells of these faults; people may write where `permissions` says so, and read otherwise. */
async function find(
  faults: Partial<PullFaults>,
  given: { search?: Partial<FaultSearch>; permissions?: Record<string, string>; refused?: string } = {},
) {
  const host = createFakeCodeHost();
  for (const [login, permission] of Object.entries(given.permissions ?? {}))
    host.permissions.set(login, permission);
  const { permission } = host;
  host.permission = async (login) =>
    login === given.refused ? { kind: 'refused', detail: 'HTTP 403' } : permission(login);
  host.openMending = async () => ({
    locate: (link) => (link === LINK ? { repository: 'o/r', number: 9 } : undefined),
    faults: async () => ({
      head: HEAD,
      conflict: 'no',
      checks: { items: [] },
      threads: { items: [] },
      ...faults,
    }),
    reply: async () => {},
  });
  const reviewers = { allowedPermission: 'write', allowedUsers: [], allowedBots: [], letIn: [] } as const;
  const asked = { checks: true, threads: true };
  const found = await findFaults({ link: LINK, reviewers, run: '12', asked, ...given.search }, host);
  const lookups = host.calls.filter((call) => call === 'permission').length;
  return { found, lookups, told: tellFound(found) };
}

describe('whose words count', () => {
  const reviewers = {
    allowedPermission: 'write',
    allowedUsers: ['Ally'],
    allowedBots: ['lint[bot]'],
    letIn: ['Asker'],
  } as const;
  const bot = (login: string): Person => ({ login, isBot: true });
  test.each([
    ['who may write', person('writer'), true],
    ['who may only read', person('reader'), false],
    ['who is named', person('ally'), true],
    ['whom the gate has let in', person('asker'), true],
    ['a bot that is named', bot('lint[bot]'), true],
    ['a bot that is named, as a host calls it without the ending', bot('Lint'), true],
    ['a bot that is not named', bot('other[bot]'), false],
    ['a bot with the name of somebody who counts', bot('ally'), false],
    ['a person with the name of a bot that counts', person('lint'), false],
    ['who is gone', undefined, false],
  ])('%s: %j', async (_, author, isCounted) => {
    const threads = { items: [thread('T', [author])] };
    const { found } = await find(
      { threads },
      { search: { reviewers }, permissions: { writer: 'write', other: 'write' } },
    );
    expect(found.faults.threads).toHaveLength(isCounted ? 1 : 0);
    // What stands open stands open, whoever wrote there.
    expect(found.threads).toHaveLength(1);
    expect(found.unknown).toEqual([]);
  });

  test('a bot is not looked up: what bots may is named by the workflow alone', async () => {
    const { lookups } = await find({ threads: { items: [thread('T', [bot('other[bot]')])] } });
    expect(lookups).toBe(0);
  });

  test('in threads that are settled nobody does, and nobody is looked up for them', async () => {
    const { found, lookups } = await find({
      threads: { items: [thread('T', [MAINTAINER], { isOpen: false })] },
    });
    expect(found).toMatchObject({ threads: [], faults: { threads: [] } });
    expect(lookups).toBe(0);
  });

  test('who wrote in several threads is looked up once, whatever the case of the name', async () => {
    const { lookups } = await find({
      threads: { items: [thread('T', [person('one'), person('One')]), thread('U', [person('one')])] },
    });
    expect(lookups).toBe(1);
  });

  test('five are looked up, the newest words first, and the others are named', async () => {
    const late = thread('T', [person('p4'), person('p5'), person('p6')]);
    const early = thread('U', [person('p1'), person('p2'), person('p3')]);
    const aged = { ...early, comments: early.comments.map((one) => ({ ...one, atMs: one.atMs - 100 })) };
    const everybody = Object.fromEntries(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((one) => [one, 'write']));
    const { found, lookups } = await find({ threads: { items: [aged, late] } }, { permissions: everybody });
    expect(lookups).toBe(5);
    expect(found.unknown).toEqual(['Remarks left out, for there are too many writers to look up: p1.']);
    const logins = found.faults.threads.flatMap(({ comments }) =>
      comments.map(({ author }) => author?.login),
    );
    expect(logins).toEqual(['p2', 'p3', 'p4', 'p5', 'p6']);
  });

  test('whom the host does not tell of is named', async () => {
    const threads = { items: [thread('T', [person('quiet'), person('writer')])] };
    const { found } = await find({ threads }, { refused: 'quiet', permissions: { writer: 'write' } });
    expect(found.unknown).toEqual([
      'Remarks left out, for what their writers may do could not be looked up: quiet.',
    ]);
    expect(found.faults.threads).toMatchObject([{ comments: [{ author: { login: 'writer' } }] }]);
  });
});

describe('which checks count', () => {
  const own = (end: string) => check('own', { url: `https://github.com/o/r/actions/runs/12${end}` });
  test.each([
    ['', false],
    ['/job/3', false],
    ['3', true],
    ['3/job/12', true],
  ])('a run of the number 12 knows itself by its address …/12%s', async (end, isCounted) => {
    const running = { ...own(end), state: 'running' } as const;
    const { found } = await find({ checks: { items: [own(end), running] } });
    expect(found.faults.checks).toHaveLength(isCounted ? 1 : 0);
    expect(found.running).toEqual(isCounted ? ['own'] : []);
  });

  test('those that run are named, and those that say neither well nor wrong', async () => {
    const items = [
      check('lint', { state: 'running' }),
      check('links', { state: 'running' }),
      check('build', { state: 'passed' }),
      check('spell', { state: 'undecided', conclusion: 'cancelled' }),
      check('style', { state: 'undecided', conclusion: 'skipped' }),
    ];
    expect(await find({ checks: { items } })).toMatchObject({
      found: { faults: { checks: [] }, running: ['lint', 'links'] },
      told: 'Still running, and so not counted: lint, links. Checks that ended without saying whether all is well: spell (cancelled), style (skipped).',
    });
  });
});

describe('what is told', () => {
  const one = { items: [check('lint')] };
  const two = { items: [check('lint'), check('links')] };
  const remark = { items: [thread('T', [MAINTAINER])] };
  const remarks = { items: [thread('T', [MAINTAINER]), thread('U', [MAINTAINER])] };
  const commit = 'Found on commit aaaaaaaaaa:';
  test.each<[string, Partial<PullFaults>, string]>([
    ['nothing wrong', {}, ''],
    ['one check', { checks: one }, `${commit} 1 failed check.`],
    ['two checks', { checks: two }, `${commit} 2 failed checks.`],
    ['one remark', { threads: remark }, `${commit} 1 open review thread.`],
    ['a conflict', { conflict: 'yes' }, `${commit} a conflict with the base branch.`],
    [
      'all of it',
      { checks: one, threads: remarks, conflict: 'yes' },
      `${commit} 1 failed check, 2 open review threads, a conflict with the base branch.`,
    ],
    [
      'a conflict that nobody knows of',
      { conflict: 'unknown' },
      'Whether the branch conflicts with its base branch is not known.',
    ],
    [
      'a conflict that nobody knows of, beside what is known',
      { conflict: 'unknown', checks: one },
      `${commit} 1 failed check.`,
    ],
  ])('%s', async (_, faults, told) => {
    expect((await find(faults, { permissions: { octocat: 'write' } })).told).toBe(told);
  });

  test('a list of names is cut, not told without end', async () => {
    const items = Array.from({ length: 100 }, (_, at) => check(`check ${at}`, { state: 'running' }));
    const { told } = await find({ checks: { items } });
    expect(told.length).toBeLessThan(400);
  });

  const forbidden = new HostError('forbidden', 'HTTP 403.');
  const down = new HostError('unreachable', 'HTTP 502');
  test.each<[string, Partial<PullFaults>, string]>([
    [
      'checks for which a permission lacks',
      { checks: { items: [], unread: forbidden } },
      'The checks and statuses could not be read (HTTP 403; give the job `checks: read` and `statuses: read`).',
    ],
    [
      'threads for which a permission lacks',
      { threads: { items: [], unread: forbidden } },
      'The review threads could not be read (HTTP 403; give the job `pull-requests: read`).',
    ],
    [
      'a host that is down, after a part of them',
      { checks: { items: [check('lint', { state: 'passed' })], unread: down } },
      'The checks and statuses could not all be read (HTTP 502).',
    ],
  ])('%s', async (_, faults, sentence) => {
    const { found, told } = await find(faults);
    expect(found.unknown).toEqual([sentence]);
    expect(told).toBe(sentence);
  });
});

test('a pull request elsewhere is not looked at', async () => {
  await expect(find({}, { search: { link: 'https://elsewhere.example/o/r/pull/9' } })).rejects.toThrow(
    'the pull request is not on the host that this run belongs to',
  );
});
