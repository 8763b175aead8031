import { describe, expect, test } from '@jest/globals';
import { takeCare } from '../../../src/flows/care/take-care.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { HostFailure } from '../../../src/ports/code-host.ts';
import type {
  CareWishes,
  PullHistory,
  PullRequestCare,
  PullState,
} from '../../../src/ports/pull-request-care.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const NOTHING_DONE: PullHistory = {
  labels: new Set(),
  assignees: new Set(),
  reviewers: new Set(),
  teams: new Set(),
  wasDraftChanged: false,
  wasAutoMerging: false,
};
const OPEN: PullState = {
  isOpen: true,
  body: '',
  author: 'docs-bot',
  isDraft: true,
  isAutoMerging: false,
  labels: [],
  assignees: [],
  reviewers: [],
  teams: [],
  head: 'docs-agent/1',
  isFromFork: false,
  nodeId: 'PR_7',
  changedFiles: 1,
};
const NONE: CareWishes = {
  labels: [],
  reviewers: [],
  assignees: [],
  draft: 'keep',
  autoMerge: undefined,
  repositories: [],
};
const ALL: CareWishes = {
  ...NONE,
  labels: ['documentation'],
  reviewers: [{ kind: 'requester' }, { kind: 'person', login: 'hubot' }],
  assignees: ['hubot'],
  draft: 'ready',
  autoMerge: 'squash',
};

/** Plays care for one pull request; each operation takes a second. */
async function play(given: {
  wishes?: CareWishes;
  pull?: Partial<PullState>;
  history?: Partial<PullHistory>;
  failing?: Partial<Record<keyof PullRequestCare, HostFailure>>;
  /** Who can't be asked for a review, and what the host makes of it. */
  unknown?: { name: string; failure: HostFailure };
  /** What the host leaves out without a word. */
  passedOver?: string;
  deadlineMs?: number;
  stopAtMs?: number;
  requester?: string;
  failedChecks?: string[];
}) {
  const clock = createFakeClock();
  const stop = new AbortController();
  if (given.stopAtMs !== undefined) clock.at(given.stopAtMs, () => stop.abort());
  const calls: string[] = [];
  const act = async (operation: keyof PullRequestCare, ...what: readonly unknown[]) => {
    clock.advance(1_000);
    calls.push([operation, ...what.map(String)].join(' '));
    const failure = given.failing?.[operation];
    if (failure) throw new HostError(failure, `HTTP (${failure})`);
  };
  const taken = (names: readonly string[]) => names.filter((name) => name !== given.passedOver);
  const care: PullRequestCare = {
    locate: () => undefined,
    read: async () => OPEN,
    history: () => act('history').then(() => ({ ...NOTHING_DONE, ...given.history })),
    setBody: () => act('setBody'),
    addLabels: (_, labels) => act('addLabels', labels).then(() => taken(labels)),
    addAssignees: (_, logins) => act('addAssignees', logins).then(() => taken(logins)),
    requestReviews: async (_, { people, teams }) => {
      await act('requestReviews', people, teams);
      const { name = '', failure = 'refused' } = given.unknown ?? {};
      if ([...people, ...teams].includes(name)) throw new HostError(failure, `HTTP (${failure})`);
    },
    setDraft: (_, isDraft) => act('setDraft', isDraft),
    files: async () => [],
    disableAutoMerge: () => act('disableAutoMerge'),
    enableAutoMerge: (_, method) => act('enableAutoMerge', method),
  };
  const log = createRecordedLog();
  const warnings = await takeCare(
    {
      wishes: given.wishes ?? ALL,
      asked: { repository: 'o/r', thread: 5, by: 'octocat' },
      requester: given.requester ?? 'octocat',
      ...(given.failedChecks ? { failedChecks: given.failedChecks } : {}),
    },
    {
      care,
      clock,
      deadlineMs: given.deadlineMs ?? 60_000,
      stop: stop.signal,
      log,
      place: { repository: 'o/r', number: 7 },
      pull: { ...OPEN, ...given.pull },
    },
  );
  return { calls, warnings, lines: log.lines };
}

const EVERYTHING = [
  'setBody',
  'history',
  'addLabels documentation',
  'addAssignees hubot',
  'setDraft false',
  'requestReviews octocat,hubot ',
  'enableAutoMerge squash',
];

test('everything is done, in an order in which auto-merge comes last', async () => {
  expect(await play({})).toEqual({
    calls: EVERYTHING,
    warnings: [],
    lines: [
      'info: Set on pull request o/r#7: the line that says who asked; label documentation; assignee hubot; ready for review; reviewers octocat, hubot; auto-merge (squash).',
    ],
  });
});

describe('a change whose checks did not pass', () => {
  const failedChecks = ['links', 'vale'];

  test('is not made ready and not merged by itself, and that is said', async () => {
    expect(await play({ failedChecks })).toMatchObject({
      calls: EVERYTHING.filter((call) => !/^(setDraft|enableAutoMerge)/.test(call)),
      warnings: ['The pull request was not made ready or set to merge by itself: links, vale did not pass.'],
    });
  });

  test('is not merged where it is ready already, and is made a draft where that is wanted', async () => {
    const merging = await play({
      failedChecks,
      pull: { isDraft: false },
      wishes: { ...NONE, autoMerge: 'merge' },
    });
    expect(merging.warnings).toEqual([
      'The pull request was not set to merge by itself: links, vale did not pass.',
    ]);
    expect(merging.calls).toEqual(['setBody']);
    const stopping = await play({
      failedChecks,
      pull: { isDraft: false, isAutoMerging: true },
      wishes: { ...NONE, autoMerge: 'merge' },
    });
    expect(stopping).toMatchObject({
      calls: ['setBody', 'disableAutoMerge'],
      warnings: ['The pull request is not to merge by itself any more: links, vale did not pass.'],
    });
    const drafting = await play({
      failedChecks,
      pull: { isDraft: false },
      wishes: { ...NONE, draft: 'draft' },
    });
    expect(drafting).toMatchObject({ calls: ['setBody', 'history', 'setDraft true'], warnings: [] });
  });

  test('is left as it is where nothing of that was wanted', async () => {
    expect(await play({ failedChecks, wishes: NONE })).toMatchObject({ calls: ['setBody'], warnings: [] });
  });
});

describe('what is there already is not done again', () => {
  const there: Partial<PullState> = {
    isDraft: false,
    isAutoMerging: true,
    labels: ['Documentation'],
    assignees: ['HUBOT'],
    reviewers: ['Octocat', 'hubot'],
    body: '<!-- docs-agent:asked -->\nAsked for in o/r#5 by @\u200boctocat\n<!-- docs-agent:asked-end -->',
  };

  test('all of it, without asking for what was done before', async () => {
    expect(await play({ pull: there })).toEqual({ calls: [], warnings: [], lines: [] });
  });

  test('what stood once, and was undone or answered since', async () => {
    const names = new Set(['documentation', 'hubot', 'octocat']);
    const history = { labels: names, assignees: names, reviewers: names, wasDraftChanged: true };
    const { calls } = await play({ history, wishes: { ...ALL, autoMerge: undefined } });
    expect(calls).toEqual(['setBody', 'history']);
  });

  test('an auto-merge that somebody has turned off', async () => {
    const { calls } = await play({
      pull: { ...there, isAutoMerging: false },
      history: { wasAutoMerging: true },
    });
    expect(calls).toEqual(['history']);
  });

  test('where that can not be read, what is missing is done', async () => {
    expect((await play({ failing: { history: 'forbidden' } })).calls).toEqual(EVERYTHING);
  });
});

describe('who is left out', () => {
  test.each<[string, Parameters<typeof play>[0], string[]]>([
    ["the pull request's author", { pull: { author: 'Hubot' } }, ['requestReviews octocat ']],
    ['a requester who is its author', { pull: { author: 'octocat' } }, ['requestReviews hubot ']],
    ['a bot that asked', { requester: 'renovate[bot]' }, ['requestReviews hubot ']],
    ['nobody in particular', { requester: '' }, ['requestReviews hubot ']],
    ['somebody named twice', { requester: 'HUBOT' }, ['requestReviews hubot ']],
    [
      'a team of another organisation',
      {
        wishes: {
          ...NONE,
          reviewers: [
            { kind: 'team', organisation: 'other', slug: 'docs' },
            { kind: 'team', organisation: 'O', slug: 'docs' },
          ],
        },
      },
      ['requestReviews  docs'],
    ],
  ])('%s', async (_, given, asked) => {
    const { calls } = await play(given);
    expect(calls.filter((call) => call.startsWith('requestReviews'))).toEqual(asked);
  });
});

describe('drafts', () => {
  test.each<[string, Parameters<typeof play>[0]]>([
    ['that are kept', { wishes: { ...ALL, draft: 'keep' } }],
    ['that are wanted', { wishes: { ...ALL, draft: 'draft' }, pull: { isDraft: false } }],
    ['that could not be made ready', { failing: { setDraft: 'forbidden' } }],
    ['that somebody has made again', { history: { wasDraftChanged: true } }],
  ])('%s are never merged by themselves', async (_, given) => {
    expect((await play(given)).calls).not.toContain('enableAutoMerge squash');
  });
});

describe('the end of the time', () => {
  test('nothing is begun after the deadline, and what is left is told', async () => {
    const { calls, warnings } = await play({ deadlineMs: 3_000 });
    expect(calls).toEqual(EVERYTHING.slice(0, 3));
    expect(warnings).toEqual([
      'Not set on the pull request: assignee hubot; ready for review; reviewers octocat, hubot; auto-merge (squash) (the time was up).',
    ]);
  });

  test('nothing is begun after a cancel', async () => {
    const { calls, warnings } = await play({ stopAtMs: 1_500 });
    expect(calls).toEqual(EVERYTHING.slice(0, 2));
    expect(warnings.join()).toContain('(the run was cancelled).');
  });
});

test('one reason is told once, with all that it keeps from being done', async () => {
  const failing = {
    addLabels: 'forbidden',
    addAssignees: 'forbidden',
    enableAutoMerge: 'forbidden',
  } as const;
  const { warnings } = await play({ failing });
  expect(warnings).toEqual([
    'Not set on the pull request: label documentation; assignee hubot (HTTP (forbidden); give the job, or a githubToken for o/r, `pull-requests: write`).',
    expect.stringContaining(
      'auto-merge (squash) (HTTP (forbidden); give the job, or a githubToken for o/r, `contents: write` and',
    ),
  ]);
});

test('nothing is set on a pull request that is not open', async () => {
  expect(await play({ pull: { isOpen: false } })).toEqual({
    calls: [],
    warnings: [],
    lines: ['info: Pull request o/r#7 is not open, so nothing was set on it.'],
  });
});

describe('what a host passes over', () => {
  const wishes = { ...NONE, labels: ['docs', 'api'], assignees: ['hubot'] };
  test('of several, the others are set', async () => {
    const { warnings, lines } = await play({ wishes, passedOver: 'docs' });
    expect(warnings).toEqual([
      'Not set on the pull request: label docs (the host has not taken it: the repository may have no such label).',
    ]);
    expect(lines.join()).toContain('label api; assignee hubot.');
  });

  test('where it is all there was, nothing is said to be set', async () => {
    const { warnings, lines } = await play({ wishes, passedOver: 'hubot' });
    expect(warnings).toEqual([
      'Not set on the pull request: assignee hubot (the host assigns only people who may write there, or take part already).',
    ]);
    expect(lines.join()).toContain('labels docs, api.');
    expect(lines.join()).not.toContain('hubot');
  });
});

describe('a reviewer who can’t be asked', () => {
  const reviewers: CareWishes['reviewers'] = [
    { kind: 'person', login: 'hubot' },
    { kind: 'person', login: 'octocat' },
    { kind: 'team', organisation: 'o', slug: 'docs' },
  ];
  const wishes = { ...NONE, reviewers };
  const hint =
    'only people and teams with access to the repository can be asked, and a team only with a token that may see it';

  test.each<[string, HostFailure, string, string, string]>([
    ['GitHub', 'refused', 'hubot', 'reviewer hubot', 'reviewer octocat; reviewing team docs'],
    ['Gitea and Forgejo', 'gone', 'hubot', 'reviewer hubot', 'reviewer octocat; reviewing team docs'],
    ['a team', 'refused', 'docs', 'reviewing team docs', 'reviewer hubot; reviewer octocat'],
  ])('of %s costs that one alone (%s)', async (_, failure, name, missed, asked) => {
    const { calls, warnings, lines } = await play({ wishes, unknown: { name, failure } });
    expect(calls.filter((call) => call.startsWith('requestReviews'))).toEqual([
      'requestReviews hubot,octocat docs',
      'requestReviews hubot ',
      'requestReviews octocat ',
      'requestReviews  docs',
    ]);
    expect(warnings).toEqual([`Not set on the pull request: ${missed} (HTTP (${failure}): ${hint}).`]);
    expect(lines).toEqual([`info: Set on pull request o/r#7: the line that says who asked; ${asked}.`]);
  });

  test('is not asked twice where there is no other', async () => {
    const alone = { ...NONE, reviewers: reviewers.slice(0, 1) };
    const { calls, warnings } = await play({ wishes: alone, unknown: { name: 'hubot', failure: 'refused' } });
    expect(calls).toEqual(['setBody', 'history', 'requestReviews hubot ']);
    expect(warnings).toEqual([`Not set on the pull request: reviewer hubot (HTTP (refused): ${hint}).`]);
  });

  test('for another reason than that is not asked one by one', async () => {
    const { calls, warnings } = await play({ wishes, failing: { requestReviews: 'unreachable' } });
    expect(calls).toEqual(['setBody', 'history', 'requestReviews hubot,octocat docs']);
    expect(warnings).toEqual([
      'Not set on the pull request: reviewers hubot, octocat and reviewing team docs (HTTP (unreachable)).',
    ]);
  });
});
