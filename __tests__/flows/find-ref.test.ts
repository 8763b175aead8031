import { describe, expect, test } from '@jest/globals';
import type { AnswerPlan, AnswerRequest, ThreadRules } from '../../src/flows/answer-request.ts';
import { findRef, whyNotFrom } from '../../src/flows/find-ref.ts';
import type { Target } from '../../src/flows/job/job-work.ts';
import { HostError } from '../../src/host/github/host-error.ts';
import type { EventThread } from '../../src/instruction/event.ts';
import type { CodeHost, PullRequestFacts } from '../../src/ports/code-host.ts';
import type { PullChanges, ReadThread } from '../../src/ports/pull-changes.ts';
import { createFakeCodeHost } from '../support/fake-code-host.ts';
import { requestOf } from '../support/simulated-run.ts';

const AUTO: Partial<ThreadRules> = { ref: { kind: 'auto' } };
const MAIN: Partial<ThreadRules> = { ref: { kind: 'branch', name: 'main' } };
const url = 'https://github.com/o/r/pull/7';

/** A command on pull request 7, which is to be merged into `base`. */
function ask(
  rules: Partial<ThreadRules>,
  given: { ref?: string; thread?: Partial<EventThread>; defaultBranch?: string; plan?: AnswerPlan } = {},
): AnswerRequest {
  const command = { id: 3, body: '/docs explain it' };
  const how = { run: '2', attempt: 1, command, timeoutMs: 600_000 };
  const request = requestOf(how, { startedMs: 0, wallMs: 0 });
  if (request.plan.kind !== 'command') throw new Error('no command');
  const { event } = request.plan;
  const { ref, defaultBranch } = given;
  const plan: AnswerPlan = {
    ...request.plan,
    ...(ref === undefined ? {} : { ref }),
    event: {
      ...event,
      thread: { ...event.thread, kind: 'pull-request', url, ...given.thread },
      ...(defaultBranch === undefined ? {} : { defaultBranch }),
    },
  };
  return { ...request, plan: given.plan ?? plan, rules: { ...request.rules, ...rules } };
}

const find = (request: AnswerRequest, host?: CodeHost, target: Target = { kind: 'create' }) =>
  findRef({ ...request, target }, { host });

describe('where it is written', () => {
  test.each<[string, AnswerRequest, object]>([
    ['nowhere', ask({}), { kind: 'none' }],
    ['in the workflow', ask(MAIN), { kind: 'branch', ref: 'main', why: 'ref' }],
    ['in the command', ask({}, { ref: 'next' }), { kind: 'branch', ref: 'next', why: '--ref' }],
    ['in both', ask(MAIN, { ref: 'refs/heads/next' }), { kind: 'branch', ref: 'next', why: '--ref' }],
  ])('%s', async (_, request, found) => {
    expect(await find(request)).toEqual(found);
  });

  test.each<Target>([
    { kind: 'message', jobId: 'job_1' },
    { kind: 'adopt', jobId: 'job_1', isActive: false, isPassed: false },
  ])('a job that goes on has its branch already: %j', async (target) => {
    expect(await find(ask(MAIN, { ref: 'next' }), undefined, target)).toEqual({ kind: 'none' });
  });
});

describe('what is not sent', () => {
  test.each<[string, AnswerRequest, RegExp | undefined]>([
    ['nothing written', ask({ jobId: 'job_1' }), undefined],
    ['a branch', ask({}, { ref: 'next' }), undefined],
    [
      'no branch',
      ask({}, { ref: '-x' }),
      /^What stands behind --ref can't be used; accepted is .* Nothing was sent\.$/,
    ],
    [
      'a branch for a job that goes on',
      ask({ jobId: 'job_1' }, { ref: 'next' }),
      /^The workflow names the job that goes on \(jobId\), .*: leave --ref out\. Nothing was sent\.$/,
    ],
    [
      'a prompt of the workflow',
      ask(MAIN, { plan: { kind: 'prompt', event: { kind: 'trusted', name: 'schedule' } } }),
      undefined,
    ],
  ])('%s', (_, request, why) => {
    const told = whyNotFrom(request);
    if (why === undefined) expect(told).toBeUndefined();
    else expect(told).toMatch(why);
  });
});

describe('the branch that the thread’s pull request is for', () => {
  const FACTS: PullRequestFacts = {
    number: 7,
    title: '',
    state: 'open',
    base: 'release-2',
    defaultBranch: 'main',
  };
  const release = { kind: 'branch', ref: 'release-2', why: 'ref' };
  const refused = (why: string) => ({
    kind: 'refused',
    why: `Which branch the pull request is for could not be read (${why}), and ref: auto goes by that. Nothing was sent; run again later, or give ref a branch.`,
  });

  /** A host that knows of pull request 7, where it is asked. */
  function hostWith(facts: Partial<PullRequestFacts> | Error | undefined, thread?: ReadThread) {
    const asked: string[] = [];
    const host = createFakeCodeHost({
      pullRequest: async (link) => {
        asked.push(link);
        if (facts instanceof Error) throw facts;
        return facts && { number: 7, title: '', state: 'open', ...facts };
      },
      openChanges: async () =>
        ({
          thread: async (number: number) => {
            asked.push(`thread ${number}`);
            return thread;
          },
        }) as unknown as PullChanges,
    });
    return { host, asked };
  }

  test.each<[string, Parameters<typeof ask>[1], object]>([
    ['as the event says', { thread: { base: 'release-2' }, defaultBranch: 'main' }, release],
    ['which is the default one', { thread: { base: 'main' }, defaultBranch: 'main' }, { kind: 'none' }],
    ['of an issue', { thread: { kind: 'issue' } }, { kind: 'none' }],
    [
      'with a name that is not sent',
      { thread: { base: 'odd branch' }, defaultBranch: 'main' },
      refused('its name has characters that are not sent'),
    ],
  ])('%s: the host is not asked', async (_, given, found) => {
    const { host, asked } = hostWith(FACTS);
    expect(await find(ask(AUTO, given), host)).toEqual(found);
    expect(asked).toEqual([]);
  });

  test.each<[string, Parameters<typeof ask>[1], Partial<PullRequestFacts> | Error | undefined, object]>([
    ['all of it', {}, FACTS, release],
    ['the default branch', { thread: { base: 'release-2' } }, FACTS, release],
    ['the default branch, which it is', { thread: { base: 'main' } }, FACTS, { kind: 'none' }],
    ['the base', { defaultBranch: 'main' }, FACTS, release],
    ['the base, which is the default one', { defaultBranch: 'release-2' }, FACTS, { kind: 'none' }],
    ['nothing', {}, undefined, refused('the host does not say')],
    ['no default branch', {}, { base: 'release-2' }, refused('the host does not say')],
    ['no base', {}, { defaultBranch: 'main' }, refused('the host does not say')],
    ['no answer', {}, new HostError('unreachable', 'HTTP 502'), refused('HTTP 502')],
  ])('as the host says, asked once: %s', async (_, given, facts, found) => {
    const { host, asked } = hostWith(facts);
    expect(await find(ask(AUTO, given), host)).toEqual(found);
    expect(asked).toEqual([url]);
  });

  test('without a host, it is not known', async () => {
    expect(await find(ask(AUTO))).toEqual(refused('the host does not say'));
  });

  describe('where the workflow asks by itself', () => {
    const event = { kind: 'trusted', name: 'schedule' } as const;
    const told = { number: 7, title: '', body: '', url };
    const on = (thread?: number): AnswerPlan =>
      thread === undefined ? { kind: 'prompt', event } : { kind: 'prompt', event, place: { thread } };

    test('without a thread there is none', async () => {
      const { host, asked } = hostWith(FACTS);
      expect(await find(ask(AUTO, { plan: on() }), host)).toEqual({ kind: 'none' });
      expect(asked).toEqual([]);
    });

    test.each<[string, ReadThread, object, string[]]>([
      ['pull request', { kind: 'pull-request', ...told }, release, ['thread 7', url]],
      ['issue', { kind: 'issue', ...told }, { kind: 'none' }, ['thread 7']],
    ])('the thread that it names is read: a %s', async (_, thread, found, requests) => {
      const { host, asked } = hostWith(FACTS, thread);
      expect(await find(ask(AUTO, { plan: on(7) }), host)).toEqual(found);
      expect(asked).toEqual(requests);
    });
  });
});
