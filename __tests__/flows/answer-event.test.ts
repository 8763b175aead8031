import { describe, expect, test } from '@jest/globals';
import { answerEvent } from '../../src/flows/answer-event.ts';
import type { AnswerRequest, ThreadRules } from '../../src/flows/answer-request.ts';
import { createChronicle } from '../../src/flows/chronicle.ts';
import { planRequest } from '../../src/flows/plan-request.ts';
import { readEvent } from '../../src/instruction/event.ts';
import type { HostFailure } from '../../src/ports/code-host.ts';
import type { Look } from '../../src/ports/service.ts';
import { hashRequest } from '../../src/story/marker.ts';
import type { MarkerOwner } from '../../src/story/marker-owner.ts';
import { outcomeOf } from '../../src/story/outcome.ts';
import { tellSentence } from '../../src/story/sentence.ts';
import { isOpen, knownJob, type Story } from '../../src/story/story.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakeCodeHost, type FakeCodeHost } from '../support/fake-code-host.ts';
import { active, completed, taken } from '../support/job-stage.ts';
import { leave, markerIn, OWNER, storiesOf } from '../support/left-behind.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const user = { login: 'octocat', type: 'User' };
/** What the comment asks for, in this step of the run. */
const request = hashRequest(['docs/__run', 'explain it', '3', '7']);
const stories = storiesOf('job_1');
const own = (attempt: number): Partial<MarkerOwner> => ({ run: '2', attempt, request });

interface How {
  body?: string;
  attempt?: number;
  rules?: Partial<ThreadRules>;
  looks?: Look[];
  prepare?: (host: FakeCodeHost) => void;
}

/** Answers a comment of octocat's; each body that is written shows as title, marker, its attempt and its job. */
async function answer(left: readonly (readonly [Story, Partial<MarkerOwner>])[] = [], how: How = {}) {
  const { body = '/docs explain it', attempt = 1, looks = [active, completed], prepare } = how;
  const shown: string[] = [];
  const host = createFakeCodeHost();
  const { addComment, editComment } = host;
  host.addComment = (...given) => keep(given[1], addComment(...given));
  host.editComment = (...given) => keep(given[1], editComment(...given));
  host.permissions.set('octocat', 'write');
  host.thread.push(...left.map(([story, owner]) => leave(story, owner)));
  prepare?.(host);
  const log = createRecordedLog();
  const chronicle = createChronicle({
    saveState: () => {},
    setOutput: () => {},
    log,
    redact: (text) => text,
  });
  const requests: string[] = [];
  const clock = createFakeClock();
  let count = 0;
  const service = {
    look: async () => {
      count += 1;
      requests.push('look');
      return looks[Math.min(count, looks.length) - 1] ?? active;
    },
    create: async () => {
      requests.push('create');
      return taken();
    },
    message: async (jobId: string) => {
      requests.push(`message ${jobId}`);
      return taken();
    },
  };
  const answered = await answerEvent(ask(body, { attempt, rules: how.rules ?? {} }), {
    ...{ host, chronicle, log, clock, service },
    random: () => 0.5,
    retryDelay: () => 500,
    redact: (text) => text,
    // Long after every earlier run's time.
    wallMs: () => 100_000_000 + clock.now(),
    stop: new AbortController().signal,
    hardStop: new AbortController().signal,
  });
  const { story } = chronicle;
  if (isOpen(story)) throw new Error(`it ended as ${story.kind}`);
  const told = { outcome: outcomeOf(story), sentence: tellSentence(story), jobId: knownJob(story)?.jobId };
  return { told, answered, shown, requests, host, lines: log.lines };

  async function keep<T>(written: string, done: Promise<T>): Promise<T> {
    const result = await done;
    const marker = markerIn(written);
    const title = /^### \S+ (.*)$/m.exec(written)?.[1];
    const job = marker && knownJob(marker.story)?.jobId;
    shown.push([title, '/', marker?.story.kind, marker?.attempt, job].filter(Boolean).join(' '));
    return result;
  }
}

const shownIn = ({ thread }: FakeCodeHost) => thread.map(({ body }) => markerIn(body)?.story.kind);

function ask(
  body: string,
  { attempt, rules }: { attempt: number; rules: Partial<ThreadRules> },
): AnswerRequest {
  const comment = { id: 3, body, user };
  const payload = { action: 'created', issue: { number: 7 }, comment, sender: user };
  const facts = { command: '/docs', hasSecret: true, hasPrompt: false };
  const plan = planRequest(readEvent('issue_comment', payload), facts);
  if (plan.kind === 'skip') throw new Error(plan.sentence);
  const { repository, project } = OWNER;
  return {
    plan,
    gate: {
      command: '/docs',
      allowedPermission: 'write',
      allowedBots: [],
      allowedUsers: [],
      allowEdits: false,
      triggeringActor: 'octocat',
    },
    run: { repository, run: '2', attempt, runUrl: undefined, step: 'docs/__run' },
    project: { projectId: project, baseUrl: 'https://api.example.com' },
    rules: {
      command: '/docs',
      comment: true,
      reactions: false,
      followUp: 'auto',
      jobId: undefined,
      pages: [],
      trusted: {},
      ...rules,
    },
    texts: { prompt: '', template: '', context: 'none', contextBytes: 65_536 },
    waiting: {
      wait: true,
      deadlineMs: 600_000,
      timeoutMs: 600_000,
      untilMs: 600_000,
      settleMs: 1_000,
      poll: { kind: 'adaptive' },
    },
  };
}

describe('what the thread is shown, in title and marker', () => {
  test('of a create', async () => {
    const { shown, requests, answered } = await answer();
    expect(shown).toEqual([
      'Starting / opened 1',
      'Working on it / running 1 job_1',
      'Pull request ready / pull-request 1 job_1',
    ]);
    expect(requests).toEqual(['create', 'look', 'look']);
    expect(answered).toMatchObject({
      commentUrl: 'https://x/1001',
      prompt: expect.stringContaining('explain'),
    });
  });

  test('of a message: the wait for the turn before, and the job before the message leaves', async () => {
    const looks = [active, active, completed, active, completed];
    const { shown, requests } = await answer([[stories.running, { run: '1' }]], { looks });
    expect(shown).toEqual([
      'Starting / opened 1',
      // The run before is dead, and its comment says so from now on.
      'Watching stopped / cancelled 1 job_1',
      'Waiting for the current turn / waiting 1 job_1',
      'Passing it on / sending 1 job_1',
      'Working on it / running 1 job_1',
      'Pull request updated / pull-request 1 job_1',
    ]);
    expect(requests.filter((one) => one !== 'look')).toEqual(['message job_1']);
  });

  test('of a re-run: what the earlier attempt left stands until its job is this one’s', async () => {
    const left = [[stories['timed-out'], { ...own(1), pages: ['/a'] }]] as const;
    const { shown, requests, host } = await answer(left, { attempt: 2, rules: { pages: ['/b'] } });
    expect(shown).toEqual([
      'Starting / timed-out 1 job_1',
      'Working on it / running 2 job_1',
      'Pull request ready / pull-request 2 job_1',
    ]);
    expect(requests).not.toContain('create');
    // The job is about the pages that it was asked for then.
    expect(host.thread.map(({ body }) => markerIn(body)?.pages)).toEqual([['/a']]);
  });

  test('of a re-run that the service refused before: it is asked again, in the same comment', async () => {
    const { shown, requests } = await answer([[stories.refused, own(1)]], { attempt: 2 });
    expect(shown.slice(0, 2)).toEqual(['Starting / opened 2', 'Starting / admitted 2']);
    expect(requests[0]).toBe('create');
  });

  test('of a look', async () => {
    const { shown, requests } = await answer([[stories.running, { run: '1' }]], { body: '/docs status' });
    expect(shown).toEqual(['Starting / looking 1', 'Still working / looked 1 job_1']);
    expect(requests).toEqual(['look']);
  });

  test('of a look where there is no job', async () => {
    const { told, shown } = await answer([], { body: '/docs status' });
    expect(told.outcome).toBe('skipped');
    expect(shown).toEqual(['Starting / looking 1', 'Skipped / skipped 1']);
  });
});

describe('a thread that can’t be read', () => {
  const failing = (failure: HostFailure) => (host: FakeCodeHost) =>
    host.fail('comments', failure, { times: 9 });

  test.each(['forbidden', 'gone'] as const)(
    '%s: a first attempt goes ahead, it can’t have written there',
    async (failure) => {
      expect(await answer([], { prepare: failing(failure) })).toMatchObject({
        told: { outcome: 'pull-request' },
        requests: ['create', 'look', 'look'],
      });
    },
  );

  test.each(['forbidden', 'gone', 'unreachable', 'refused', 'endless'] as const)(
    '%s: a re-run sends nothing',
    async (failure) => {
      const { told, requests } = await answer([[stories.running, own(1)]], {
        attempt: 2,
        prepare: failing(failure),
      });
      expect(told).toMatchObject({
        outcome: 'error',
        sentence: expect.stringContaining('Nothing was sent by this attempt'),
      });
      expect(requests).toEqual([]);
    },
  );

  test.each([{}, { jobId: 'job_1' }])(
    'any more, while it waits for its turn: nothing is sent ahead of whoever comes first (%j)',
    async (rules) => {
      const ahead: Partial<MarkerOwner> = { run: '9', order: 1, untilMs: 200_000_000 };
      const { told, requests, shown } = await answer([[stories.running, ahead]], {
        rules,
        prepare: (host) => {
          const { comments } = host;
          host.comments = (place) => {
            if (shownIn(host).includes('queued')) host.fail('comments', 'forbidden');
            return comments(place);
          };
        },
      });
      expect(shown).toContain('Waiting for its turn / queued 1');
      expect(told).toMatchObject({
        outcome: 'error',
        sentence: expect.stringMatching(/^The thread's earlier jobs could not be read: .* Nothing was sent/),
      });
      expect(requests).toEqual([]);
    },
  );

  test.each([1, 2])('in time: attempt %i sends nothing and is out of time', async (attempt) => {
    const { told, requests, shown } = await answer([], { attempt, prepare: failing('late') });
    expect(told).toMatchObject({
      outcome: 'timeout',
      sentence: expect.stringMatching(/^The time was up before the service took anything; nothing was sent/),
    });
    expect(requests).toEqual([]);
    // An earlier attempt's comment may stand there, and there are never two.
    expect(shown).toEqual(attempt === 1 ? expect.arrayContaining(['Not sent / not-sent 1']) : []);
  });

  test('nor is it known who we are, and no comment can be written: a re-run sends nothing', async () => {
    const { told, requests } = await answer([[stories.running, own(1)]], {
      attempt: 2,
      prepare: (host) => {
        host.fail('ownLogin', 'forbidden');
        host.fail('addComment', 'forbidden');
      },
    });
    expect(told).toMatchObject({ outcome: 'error' });
    expect(requests).toEqual([]);
  });
});

describe('what an earlier attempt left', () => {
  test('is found later, where the thread could not be read as it was opened', async () => {
    const { told, requests, shown } = await answer([[stories['timed-out'], own(1)]], {
      attempt: 2,
      prepare: (host) => host.fail('comments', 'unreachable'),
    });
    expect(told).toMatchObject({ outcome: 'pull-request', jobId: 'job_1' });
    expect(requests).not.toContain('create');
    expect(shown.at(-1)).toBe('Pull request ready / pull-request 2 job_1');
  });

  test('is found behind an attempt that sent nothing', async () => {
    const left = [
      [stories.running, own(1)],
      [stories.refused, own(2)],
    ] as const;
    const { told, requests } = await answer(left, { attempt: 3 });
    expect(told).toMatchObject({ outcome: 'pull-request', jobId: 'job_1' });
    expect(requests).not.toContain('create');
  });

  test.each(['creating', 'unknown'] as const)(
    '%s: refused, and the doubt stays for the next attempt',
    async (kind) => {
      const { told, requests, host } = await answer([[stories[kind], own(1)]], { attempt: 2 });
      expect(told).toMatchObject({ outcome: 'error' });
      expect(requests).toEqual([]);
      expect(host.thread.map(({ body }) => markerIn(body))).toMatchObject([{ attempt: 1, story: { kind } }]);
    },
  );
});

describe('what nobody can remember is warned of', () => {
  const warnings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('warning'));

  test('a re-run without comments', async () => {
    const { lines } = await answer([], { attempt: 2, rules: { comment: false } });
    expect(warnings(lines)).toEqual([expect.stringContaining('the request is sent again')]);
  });

  test('pages without comments', async () => {
    const { lines } = await answer([], { rules: { comment: false, pages: ['/a'] } });
    expect(warnings(lines)).toEqual([expect.stringContaining('kept nowhere')]);
  });
});
