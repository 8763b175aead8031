import { describe, expect, test } from '@jest/globals';
import type { AnswerRequest } from '../../../src/flows/answer-request.ts';
import { createChronicle } from '../../../src/flows/chronicle.ts';
import { createHand } from '../../../src/flows/thread/hand.ts';
import { openThread } from '../../../src/flows/thread/open-thread.ts';
import type { CommentState } from '../../../src/story/comment-state.ts';
import { decodeRecord } from '../../../src/story/record.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, SELF } from '../../support/fake-code-host.ts';
import { leave, markerIn, storiesOf } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';
import { requestOf } from '../../support/simulated-run.ts';

const START = Date.parse('2026-05-04T12:00:00Z');
const LINK = 'https://github.com/o/r/pull/9';

interface How {
  rules?: Partial<AnswerRequest['rules']>;
  wait?: boolean;
}

async function open({ rules = {}, wait = true }: How = {}) {
  const command = { id: 600, body: '/docs change it' };
  const asked = requestOf(
    { run: '2', attempt: 1, command, timeoutMs: 60_000 },
    { startedMs: 0, wallMs: START },
  );
  const request: AnswerRequest = {
    ...asked,
    rules: { ...asked.rules, reactions: true, ...rules },
    waiting: { ...asked.waiting, wait },
  };
  const host = createFakeCodeHost({
    pullRequest: async () => {
      host.calls.push('pullRequest');
      return { number: 9, title: 'A title', state: 'open', changedFiles: 1, additions: 2, deletions: 3 };
    },
    firstFiles: async () => [{ path: 'docs/a.md', additions: 2, deletions: 3 }],
  });
  const [log, clock] = [createRecordedLog(), createFakeClock()];
  const redact = (text: string) => text;
  let saved = '';
  const saveState = (_: string, value: string) => {
    saved = value;
  };
  const chronicle = createChronicle({ saveState, setOutput: () => {}, log, redact });
  const stop = new AbortController().signal;
  const ports = { clock, host, log, chronicle, redact, stop, wallMs: () => START };
  const thread = await openThread(request, ports as unknown as Parameters<typeof openThread>[1]);
  return { thread, host, chronicle, clock, record: () => decodeRecord(saved)?.thread };
}

describe('a request opens its thread', () => {
  test('with 👀, then the comment, whose author tells who we are', async () => {
    const { host, thread, record } = await open();
    expect(host.calls).toEqual(['+eyes', 'addComment']);
    expect(thread?.sight.self).toEqual(SELF);
    expect(record()).toMatchObject({
      comment: { kind: 'standing', id: 1_001 },
      held: { target: { id: 600, inReview: false }, there: ['eyes'], maybe: [] },
    });
  });

  test.each<[string, How, string[]]>([
    ['without 👀 where the end comes at once', { wait: false }, ['addComment']],
    ['without reactions', { rules: { reactions: false } }, ['addComment']],
    ['without a comment', { rules: { comment: false } }, ['+eyes', 'ownLogin']],
    ['without either', { rules: { comment: false, reactions: false } }, ['ownLogin']],
  ])('%s', async (_, how, calls) => {
    const { host, record } = await open(how);
    expect(host.calls).toEqual(calls);
    // What the post step has to see to is kept, and nothing else.
    const { comment = true, reactions = true } = how.rules ?? {};
    expect(record() !== undefined).toBe(comment || reactions);
  });
});

describe('a request closes its thread', () => {
  test('tells its pull request, how long it took, and the reaction after it', async () => {
    const { host, thread, chronicle, clock } = await open();
    await chronicle.happened({ kind: 'sending', to: { kind: 'create' } });
    await chronicle.happened({ kind: 'accepted', jobId: 'job_1', job: { status: 'active' } });
    clock.advance(65_000);
    await chronicle.happened({
      ...{ kind: 'looked', jobId: 'job_1', evidence: 'seen' },
      job: { status: 'completed', prLink: LINK },
    });
    const told = await thread?.close();
    expect(told).toMatchObject({
      commentUrl: 'https://x/1001',
      pull: { number: 9, changes: { count: 1, additions: 2, deletions: 3 } },
    });
    const body = host.thread[0]?.body ?? '';
    expect(markerIn(body)?.story.kind).toBe('pull-request');
    expect(body).toContain('1 min 5 s');
    expect(host.calls.slice(-2)).toEqual(['+rocket', '-eyes']);
  });
});

const standing: CommentState = { kind: 'standing', id: 5, inReview: false, shows: '', isAnew: false };
const seen = leave(storiesOf('job_1').opened);

test.each<[CommentState, boolean, CommentState['kind']]>([
  [{ kind: 'sent', isAnew: false }, true, 'standing'],
  [{ kind: 'sent', isAnew: false }, false, 'sent'],
  [{ kind: 'unread', isAnew: false }, true, 'standing'],
  [{ kind: 'unread', isAnew: false }, false, 'none'],
  [standing, false, 'standing'],
  [{ kind: 'none', isAnew: false }, true, 'none'],
])('a comment that is %j, met in its thread or not (%s), is %s', (known, isThere, kind) => {
  const owner = { place: { thread: 7 }, isOwn: () => true, mayAdd: 'once' } as const;
  const hand = createHand(owner, { host: createFakeCodeHost(), self: async () => SELF }, known);
  hand.meet(isThere ? seen : undefined);
  expect(hand.state.kind).toBe(kind);
});

test.each<[string, CommentState | typeof seen, number | undefined]>([
  ['was read is known as it was', seen, seen.id],
  ['an earlier step has left is not known before it is read', standing, undefined],
])('what %s', (_, known, id) => {
  const owner = { place: { thread: 7 }, isOwn: () => true, mayAdd: 'once' } as const;
  const hand = createHand(owner, { host: createFakeCodeHost(), self: async () => SELF }, known);
  expect(hand.state.kind).toBe('standing');
  expect(hand.comment?.id).toBe(id);
});
