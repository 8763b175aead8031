import { describe, expect, test } from '@jest/globals';
import { finishPull } from '../../../src/flows/care/finish-pull.ts';
import { type FinishRules, isFinishWanted, realWishes } from '../../../src/flows/care/finish-rules.ts';
import { openFinish } from '../../../src/flows/care/open-finish.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { PreviewAnswer } from '../../../src/ports/preview.ts';
import type { CareWishes, PullRequestCare, PullState } from '../../../src/ports/pull-request-care.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost } from '../../support/fake-code-host.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const link = 'https://github.com/o/r/pull/9';
const PULL: PullState = {
  isOpen: true,
  body: '',
  author: 'docs-bot',
  isDraft: false,
  isAutoMerging: false,
  labels: [],
  assignees: [],
  reviewers: [],
  teams: [],
  head: 'docs-agent/1',
  isFromFork: false,
  nodeId: 'PR_9',
  changedFiles: 1,
};
const NO_WISHES: CareWishes = {
  labels: [],
  reviewers: [],
  assignees: [],
  draft: 'keep',
  autoMerge: undefined,
  repositories: [],
};
const LABEL: CareWishes = { ...NO_WISHES, labels: ['documentation'] };
const NOTHING: FinishRules = { wishes: undefined, previewMs: undefined, poll: { kind: 'adaptive' } };

interface Given {
  rules: Partial<FinishRules>;
  pull?: Partial<PullState> | Error;
  home?: string;
  link?: string;
  files?: string[][];
  hasHost?: boolean;
  answer?: PreviewAnswer;
  status?: 'success' | 'failure';
  summary?: string;
  deadlineMs?: number;
}

/** Finishes pull request 9 of o/r; a word that is a secret is redacted. */
async function finish(given: Given) {
  const calls: string[] = [];
  const log = createRecordedLog();
  const clock = createFakeClock();
  const care = {
    locate: (of: string) => (of === link ? { repository: 'o/r', number: 9 } : undefined),
    read: async () => {
      calls.push('read');
      if (given.pull instanceof Error) throw given.pull;
      return { ...PULL, ...given.pull };
    },
    addLabels: async (_: unknown, labels: readonly string[]) => {
      calls.push(`label ${labels}`);
      return labels;
    },
    history: async () => ({
      labels: new Set(),
      assignees: new Set(),
      reviewers: new Set(),
      teams: new Set(),
    }),
    files: async () => given.files ?? [['docs/a.md']],
  } as unknown as PullRequestCare;
  const host = createFakeCodeHost({ openCare: async () => care });
  const openPreviews = async () => ({
    ask: async (branch: string) => {
      calls.push(`preview of ${branch}`);
      return given.answer ?? ({ kind: 'accepted', statusId: 's', url: 'https://x.example/' } as const);
    },
    look: async () =>
      ({ kind: 'build', status: given.status ?? 'success', summary: given.summary ?? '' }) as const,
  });
  const { deadlineMs = 600_000 } = given;
  const redact = (text: string) => text.replaceAll('hush', '***');
  const finished = await finishPull(
    { link: given.link ?? link, home: given.home ?? 'o/r', asked: undefined, requester: '' },
    {
      host: given.hasHost === false ? undefined : host,
      openPreviews,
      clock,
      random: () => 0.5,
      retryDelay: () => 500,
      log,
      stop: new AbortController().signal,
      deadlineMs,
      redact,
      rules: { ...NOTHING, ...given.rules },
    },
  );
  return { finished, calls, lines: log.lines, elapsedMs: clock.now() };
}

const warnings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('warning'));
const ELSEWHERE = 'there is no githubToken, or the pull request is not on the host that this run belongs to';

test('what is wanted is done, and nothing is told but that', async () => {
  expect(await finish({ rules: { wishes: LABEL, previewMs: 60_000 } })).toMatchObject({
    finished: { warnings: [], preview: { kind: 'ready', url: 'https://x.example/' } },
    calls: expect.arrayContaining(['label documentation', 'preview of docs-agent/1']),
  });
  const { finished, calls } = await finish({ rules: { wishes: LABEL } });
  expect(finished).toEqual({ warnings: [], preview: { kind: 'none' } });
  expect(calls).toEqual(['read', 'label documentation']);
});

describe('a pull request that is not to be touched', () => {
  const inAnother =
    'The pull request is in o/r, which pullRequestRepositories does not name, so nothing was set on it.';
  test('is not read, and that is said once', async () => {
    const { finished, calls, lines } = await finish({ rules: { wishes: LABEL }, home: 'o/other' });
    expect(finished.warnings).toEqual([inAnother]);
    expect(calls).toEqual([]);
    expect(lines).toEqual([`warning: ${inAnother}`]);
  });

  test('has its preview all the same', async () => {
    const { finished, calls } = await finish({
      rules: { wishes: LABEL, previewMs: 60_000 },
      home: 'o/other',
    });
    expect(finished).toEqual({ warnings: [inAnother], preview: { kind: 'ready', url: expect.any(String) } });
    expect(calls).toEqual(['read', 'preview of docs-agent/1']);
  });

  test('may be, where its repository is named', async () => {
    const rules = { wishes: { ...LABEL, repositories: ['O/R'] } };
    expect((await finish({ rules, home: 'o/other' })).calls).toContain('label documentation');
  });
});

describe('without a way to the pull request', () => {
  test.each<[string, Partial<Given>]>([
    ['for there is no token', { hasHost: false }],
    ['for it is elsewhere', { link: 'https://elsewhere.example/pull/9' }],
  ])('%s, there is no preview', async (_, given) => {
    const { finished, calls, lines } = await finish({ rules: { previewMs: 60_000 }, ...given });
    expect(finished.preview).toEqual({ kind: 'unavailable', why: ELSEWHERE });
    expect(calls).toEqual([]);
    expect(lines).toEqual([`warning: There is no preview: ${ELSEWHERE}.`]);
  });

  test('nothing is set, and its files are not known', async () => {
    const { finished } = await finish({
      rules: { wishes: LABEL, allowedPaths: ['docs'] },
      hasHost: false,
    });
    expect(finished).toEqual({
      warnings: [
        `Whether all changed files are within allowedPaths is not known: ${ELSEWHERE}.`,
        `Nothing was set on the pull request: ${ELSEWHERE}.`,
      ],
      preview: { kind: 'none' },
    });
  });

  test('for it could not be read: the reason is told for each wish', async () => {
    const pull = new HostError('forbidden', 'HTTP 403');
    const why =
      'it could not be read (HTTP 403; give the job, or a githubToken for o/r, `pull-requests: write`)';
    expect(
      await finish({ rules: { wishes: LABEL, previewMs: 60_000, allowedPaths: ['docs'] }, pull }),
    ).toMatchObject({
      finished: {
        warnings: [
          `Whether all changed files are within allowedPaths is not known: ${why}.`,
          `Nothing was set on the pull request: ${why}.`,
        ],
        preview: { kind: 'unavailable', why },
      },
      calls: ['read'],
    });
  });
});

describe('changed files', () => {
  test('outside of what is allowed are told, and listed', async () => {
    const { finished } = await finish({
      rules: { allowedPaths: ['docs'] },
      files: [['src/hush.ts']],
    });
    expect(finished).toEqual({
      warnings: ['Changed outside allowedPaths: src/***.ts.'],
      preview: { kind: 'none' },
      outside: ['src/***.ts'],
    });
  });

  test('within it are an empty list, and an unknown one is none', async () => {
    expect((await finish({ rules: { allowedPaths: ['docs'] } })).finished.outside).toEqual([]);
    const unread = await finish({ rules: { allowedPaths: ['docs'] }, pull: { changedFiles: undefined } });
    expect(unread.finished).not.toHaveProperty('outside');
  });
});

describe('a preview', () => {
  test.each<[string, Partial<PullState>, string]>([
    ['closed', { isOpen: false }, 'the pull request is not open'],
    ['of a fork', { isFromFork: true }, "the pull request's branch is in another repository"],
  ])('is not made of a pull request that is %s', async (_, pull, why) => {
    const { finished, calls } = await finish({ rules: { previewMs: 60_000 }, pull });
    expect(finished.preview).toEqual({ kind: 'unavailable', why });
    expect(calls).toEqual(['read']);
  });

  test.each([
    ['hush is broken', 'hush is broken', ': hush is broken'],
    ['nothing', '', ''],
  ])('that can’t be built, for which the service gives %s as its reason', async (_, summary, told) => {
    const { finished, lines } = await finish({
      rules: { previewMs: 60_000 },
      status: 'failure',
      summary,
    });
    expect(finished.preview).toEqual({ kind: 'failed', why: summary.replace('hush', '***') });
    expect(warnings(lines)).toEqual([`warning: The preview could not be built${told}.`]);
  });

  test('is waited for no longer than asked, nor than the run has', async () => {
    const wait = (given: { previewMs: number; deadlineMs: number }) =>
      finish({
        rules: { previewMs: given.previewMs },
        deadlineMs: given.deadlineMs,
        answer: { kind: 'limited', detail: 'HTTP 429', retryAfterMs: 25_000 },
      });
    // The answer that names the address has its own half a minute.
    expect((await wait({ previewMs: 1_000, deadlineMs: 600_000 })).elapsedMs).toBe(25_000);
    expect((await wait({ previewMs: 600_000, deadlineMs: 60_000 })).elapsedMs).toBe(50_000);
  });
});

describe('what counts as a wish', () => {
  const rules = (some: Partial<FinishRules>): FinishRules => ({ ...NOTHING, ...some });
  test.each<[string, FinishRules | undefined, boolean]>([
    ['no rules', undefined, false],
    ['empty rules', NOTHING, false],
    ['wishes', rules({ wishes: LABEL }), true],
    ['a preview', rules({ previewMs: 1 }), true],
    ['allowed paths', rules({ allowedPaths: [] }), true],
  ])('%s', async (_, some, isWanted) => {
    expect(isFinishWanted(some)).toBe(isWanted);
    const ports = { home: 'o/r' } as Parameters<typeof openFinish>[1];
    expect((await openFinish(some, ports)) !== undefined).toBe(isWanted);
  });

  test('what is wanted of all is done for each', async () => {
    const log = createRecordedLog();
    const care = { locate: () => ({ repository: 'o/other', number: 1 }) } as unknown as PullRequestCare;
    const ports = { home: 'o/r', log, redact: (text: string) => text } as unknown as Parameters<
      typeof openFinish
    >[1];
    const host = createFakeCodeHost({ openCare: async () => care });
    const finishOne = await openFinish(rules({ wishes: LABEL }), { ...ports, host });
    const finished = await finishOne?.({ link, asked: undefined, requester: '' });
    expect(finished?.warnings).toEqual([
      'The pull request is in o/other, which pullRequestRepositories does not name, so nothing was set on it.',
    ]);
  });

  test.each<[Partial<CareWishes>, boolean]>([
    [{}, false],
    [{ labels: ['x'] }, true],
    [{ reviewers: [{ kind: 'requester' }] }, true],
    [{ assignees: ['x'] }, true],
    [{ repositories: ['o/r'] }, true],
    [{ draft: 'ready' }, true],
    [{ draft: 'draft' }, true],
    [{ autoMerge: 'merge' }, true],
  ])('%j', (some, isReal) => {
    const wishes = { ...NO_WISHES, ...some };
    expect(realWishes(wishes)).toBe(isReal ? wishes : undefined);
  });
});
