import { describe, expect, test } from '@jest/globals';
import { explainHostFailure } from '../../../src/flows/host-failure.ts';
import { createLiveComment } from '../../../src/flows/thread/live-comment.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { CodeHost, ThreadComment } from '../../../src/ports/code-host.ts';
import { tellComment } from '../../../src/story/comment.ts';
import { type CommentState, digestOf } from '../../../src/story/comment-state.ts';
import { tellMarker } from '../../../src/story/marker.ts';
import type { Story } from '../../../src/story/story.ts';
import { createFakeCodeHost, type FakeCodeHost, MAINTAINER, SELF } from '../../support/fake-code-host.ts';
import { leave, OWNER, SCENE, storiesOf } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const { opened, waiting, running, failed, archived, ...stories } = storiesOf('job_1');

const textOf = (story: Story) => tellComment(story, { scene: SCENE, marker: tellMarker(story, OWNER) });

function stand(host: FakeCodeHost = createFakeCodeHost(), existing?: ThreadComment) {
  const log = createRecordedLog();
  const records: CommentState[] = [];
  const warnings: string[] = [];
  const tools = {
    host,
    place: { thread: 7 },
    owner: OWNER,
    render: textOf,
    log,
    warn: (what: string, error: unknown) => warnings.push(`${what}: ${explainHostFailure(error)}`),
    save: (state: CommentState) => records.push(state),
    self: () => host.ownLogin(),
  };
  const bodies = () => host.thread.map(({ body }) => /^### \S+ (.*)$/m.exec(body)?.[1]);
  const live = createLiveComment(tools, existing);
  return { host, log, records, warnings, bodies, live };
}

/** A comment that stands there as the request opens. */
async function open(host?: FakeCodeHost) {
  const stage = stand(host);
  await stage.live.show(opened);
  return stage;
}

test('a comment is written, and then edited', async () => {
  const { host, live, bodies, records } = await open();
  expect(live.hand.comment).toMatchObject({ author: SELF, url: 'https://x/1001' });
  await live.show(running);
  expect(bodies()).toEqual(['Working on it']);
  expect(host.calls).toEqual(['addComment', 'readComment', 'editComment']);
  const at = { kind: 'standing', id: 1001, inReview: false, isAnew: false };
  expect(records).toEqual([
    { kind: 'sent', isAnew: false },
    { ...at, shows: digestOf(textOf(opened)) },
    { ...at, shows: '' },
    { ...at, shows: digestOf(textOf(running)) },
  ]);
});

test('one that stands there is taken over', async () => {
  const host = createFakeCodeHost();
  const [existing] = [leave(opened)];
  host.thread.push(existing);
  const { live, bodies, records } = stand(host, existing);
  await live.show(running);
  expect(bodies()).toEqual(['Working on it']);
  expect(records[0]).toMatchObject({ kind: 'standing', id: existing.id, inReview: false, shows: '' });
});

test('that a comment is being written is on record before it is written, so that the post step finds it', async () => {
  const host = createFakeCodeHost();
  const { live, records } = stand(host);
  let known: CommentState | undefined;
  host.addComment = async () => {
    known = records.at(-1);
    throw new HostError('unreachable', 'x');
  };
  await live.show(opened);
  expect(known).toEqual({ kind: 'sent', isAnew: false });
});

test.each(['unreachable', 'limited', 'late'] as const)(
  'an end that can’t be written (%s) is on record, so that the post step can write it',
  async (failure) => {
    const { host, live, records } = await open();
    host.fail('editComment', failure);
    await live.show(failed);
    expect(records.at(-1)).toMatchObject({ kind: 'standing', id: 1001, inReview: false, shows: '' });
  },
);

test('what stands there already is not written again', async () => {
  const { host, live } = await open();
  await live.show(opened);
  expect(host.calls).toEqual(['addComment']);
});

test('changes that come while one is sent overtake each other; the last one stands in the end', async () => {
  const { host, live, bodies } = await open();
  await Promise.all([live.show(waiting), live.show(running), live.show(stories['pull-request'])]);
  expect(bodies()).toEqual(['Pull request ready']);
  expect(host.calls.filter((call) => call === 'editComment').length).toBeLessThan(3);
});

describe('fault 42: the answer to a new comment is lost', () => {
  test('ours is found by its marker, and shown on', async () => {
    const host = createFakeCodeHost();
    host.fail('addComment', 'lost', { after: true });
    const { live, bodies } = await open(host);
    expect(live.hand.comment?.author).toEqual(SELF);
    await live.show(running);
    expect(bodies()).toEqual(['Working on it']);
  });

  test('it is written again where it does not stand there', async () => {
    const host = createFakeCodeHost();
    host.fail('addComment', 'lost');
    const { live } = await open(host);
    expect(live.hand.comment?.author).toEqual(SELF);
    expect(host.thread).toHaveLength(1);
  });

  test('it is not written for ever: a second loss is told, and left to the next telling', async () => {
    const host = createFakeCodeHost();
    host.fail('addComment', 'lost', { times: 3 });
    const { warnings } = await open(host);
    expect(host.calls.filter((call) => call === 'addComment')).toHaveLength(2);
    expect(warnings).toHaveLength(1);
  });

  test.each([
    ['the look-up fails', ['comments']],
    ['the second POST is lost as well', ['addComment']],
    ['both', ['comments', 'addComment', 'comments']],
  ] as const)('%s: it is looked for again before it is written again', async (_, operations) => {
    const host = createFakeCodeHost();
    // The first is there late, or the list can't be read: either way nobody saw it yet.
    const isThere = !(operations as readonly string[]).includes('addComment') || operations.length > 1;
    host.fail('addComment', 'lost', { after: isThere });
    for (const operation of operations)
      host.fail(operation, operation === 'comments' ? 'unreachable' : 'lost', { after: true });
    const { live, bodies } = await open(host);
    await live.show(waiting);
    await live.show(running);
    await live.show(failed);
    expect(bodies()).toEqual(['The agent failed']);
  });

  test.each([
    ['a stranger’s', leave(opened, { author: MAINTAINER })],
    ['another attempt’s', leave(opened, { attempt: 2 })],
    ['another request’s', leave(opened, { request: 'f'.repeat(32) })],
  ])('%s is not ours', async (_, other) => {
    const host = createFakeCodeHost();
    host.thread.push(other);
    host.fail('addComment', 'lost');
    const { live } = await open(host);
    await live.show(running);
    expect(host.thread).toHaveLength(2);
    expect(host.thread[0]).toEqual(other);
  });

  describe('without knowing who we are', () => {
    const unknown: [string, CodeHost['ownLogin']][] = [
      ['the host does not tell', async () => undefined],
      ['it can’t be asked', () => Promise.reject(new HostError('unreachable', 'x'))],
    ];

    test.each(unknown)(
      'one with our marker is left alone, and none is written beside it: %s',
      async (_, ownLogin) => {
        const host = createFakeCodeHost({ ownLogin });
        host.fail('addComment', 'lost', { after: true });
        const { live, warnings, records } = await open(host);
        await live.show(running);
        expect(live.hand.comment?.url).toBeUndefined();
        expect(host.thread).toHaveLength(1);
        expect(host.calls).not.toContain('editComment');
        expect(warnings).toEqual([expect.stringMatching(/answer to it was lost/)]);
        expect(records.at(-1)).toEqual({ kind: 'shut', why: 'unclaimed' });
      },
    );

    test.each(unknown)('it is written again where none has our marker: %s', async (_, ownLogin) => {
      const host = createFakeCodeHost({ ownLogin });
      host.thread.push(leave(opened, { run: '2' }));
      host.fail('addComment', 'lost');
      const { live } = await open(host);
      expect(live.hand.comment?.author).toEqual(SELF);
      expect(host.thread).toHaveLength(2);
    });
  });
});

describe('fault 44: the comment is gone', () => {
  test('written anew once; a second time it is left', async () => {
    const { host, live, warnings, records } = await open();
    host.thread.length = 0;
    await live.show(running);
    expect(live.hand.comment?.url).toBe('https://x/1002');
    host.thread.length = 0;
    await live.show(failed);
    await live.show(archived);
    expect(host.thread).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(records.at(-1)).toEqual({ kind: 'shut', why: 'gone' });
  });
});

test('a comment written anew whose answer is lost is found, and brought to its end', async () => {
  const { host, live, records, bodies } = await open();
  host.thread.length = 0;
  host.fail('addComment', 'lost', { after: true });
  host.fail('comments', 'unreachable');
  await live.show(running);
  expect(records.at(-1)).toEqual({ kind: 'sent', isAnew: true });
  await live.show(failed);
  expect(bodies()).toEqual(['The agent failed']);
  expect(records.at(-1)).toMatchObject({ kind: 'standing', id: 1002, shows: digestOf(textOf(failed)) });
});

test('a comment that the host does not find yet is edited, not written a second time', async () => {
  const { host, live, bodies, warnings } = await open();
  host.fail('readComment', 'gone');
  await live.show(running);
  expect(bodies()).toEqual(['Working on it']);
  expect(live.hand.comment?.url).toBe('https://x/1001');
  expect(warnings).toEqual([]);
});

test.each(['unreachable', 'unreadable'] as const)(
  'a comment that can’t be read (%s) may tell more: it is left to the next time',
  async (failure) => {
    const { host, live, bodies } = await open();
    host.fail('readComment', failure);
    await live.show(running);
    expect(bodies()).toEqual(['Starting']);
    await live.show(failed);
    expect(bodies()).toEqual(['The agent failed']);
  },
);

describe('failures', () => {
  test.each(['forbidden', 'locked', 'moved', 'refused'] as const)(
    '%s: one warning, never tried again',
    async (failure) => {
      const host = createFakeCodeHost();
      host.fail('addComment', failure);
      const { live, warnings } = await open(host);
      await live.show(running);
      expect(live.hand.comment?.author).toBeUndefined();
      expect(host.calls).toEqual(['addComment']);
      expect(warnings).toHaveLength(1);
    },
  );

  test.each(['limited', 'unreachable', 'late'] as const)(
    '%s: tried again at the next change',
    async (failure) => {
      const host = createFakeCodeHost();
      host.fail('addComment', failure);
      const { live, bodies } = await open(host);
      await live.show(running);
      expect(bodies()).toEqual(['Working on it']);
    },
  );
});

test('fault 41: a comment that a later attempt has written to is left to it, for good', async () => {
  const { host, live, log, records } = await open();
  const { body } = leave(opened, { attempt: 2 });
  host.thread.splice(0, 1, { id: 1001, inReview: false, author: SELF, body });
  await live.show(running);
  await live.show(failed);
  expect(host.thread[0]?.body).toBe(body);
  expect(log.lines).toEqual(['info: A later run has taken over the comment; it is left to that one.']);
  expect(records.at(-1)).toMatchObject({ kind: 'left', to: { kind: 'opened' } });
});

test.each([
  [new HostError('forbidden', 'HTTP 403'), /`issues: write`/],
  [new HostError('locked', 'x'), /^the thread is locked\.$/],
  [new HostError('gone', 'HTTP 410'), /HTTP 410/],
  [new HostError('moved', 'the issue has moved (HTTP 301)'), /has moved.*where it is now.*GITHUB_API_URL/],
  [new HostError('limited', 'used up for another 9 s'), /used up for another 9 s\.$/],
  ['not even an error', /something unexpected happened/],
])('a failure is told in one sentence: %s', (error, sentence) => {
  expect(explainHostFailure(error)).toMatch(sentence);
});
