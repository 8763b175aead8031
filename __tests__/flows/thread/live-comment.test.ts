import { describe, expect, test } from '@jest/globals';
import {
  type CommentContent,
  type CommentRecord,
  explainHostFailure,
  openLiveComment,
} from '../../../src/flows/thread/live-comment.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { CodeHost } from '../../../src/ports/code-host.ts';
import { encodeMarker, hashRequest } from '../../../src/thread/marker.ts';
import { createFakeCodeHost, type FakeCodeHost, MAINTAINER, SELF } from '../../support/fake-code-host.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const marker = {
  repository: 'o/r',
  thread: 7,
  project: 'p',
  host: 'h',
  run: '1',
  attempt: 1,
  state: 'creating' as const,
  request: hashRequest([]),
};
const content = (state: CommentContent['facts']['state'] = 'starting'): CommentContent => ({
  marker,
  facts: { state, command: '/docs', trusted: {} },
});

function stand(host: FakeCodeHost = createFakeCodeHost()) {
  const log = createRecordedLog();
  const records: (CommentRecord | undefined)[] = [];
  const warnings: string[] = [];
  const tools = {
    host,
    place: { thread: 7 },
    log,
    warn: (what: string, error: unknown) => warnings.push(`${what}: ${explainHostFailure(error)}`),
    save: (record: CommentRecord | undefined) => records.push(record),
  };
  const bodies = () => host.thread.map(({ body }) => /^### \S+ (.*)$/m.exec(body)?.[1]);
  return { host, log, records, warnings, tools, bodies };
}

test('a comment is written, and then edited', async () => {
  const { host, tools, bodies, records } = stand();
  const live = await openLiveComment(content(), tools);
  expect(live).toMatchObject({ author: SELF, id: 1001, url: 'https://x/1001' });
  await live.show(content('working'));
  expect(bodies()).toEqual(['Working on it']);
  expect(host.calls).toEqual(['addComment', 'readComment', 'editComment']);
  expect(records.map((record) => [record?.content.facts.state, record?.isShown])).toEqual([
    ['starting', true],
    ['working', true],
  ]);
});

test('an end is put on record before it is on its way, so that the post step can write it', async () => {
  const { host, tools, records } = stand();
  const live = await openLiveComment(content(), tools);
  host.fail('editComment', 'unreachable');
  await live.show(content('failed'));
  expect(records.at(-1)).toMatchObject({ isShown: false, content: { facts: { state: 'failed' } } });
});

test('what stands there already is not written again', async () => {
  const { host, tools } = stand();
  const live = await openLiveComment(content(), tools);
  await live.show(content());
  expect(host.calls).toEqual(['addComment']);
});

test('changes that come while one is sent overtake each other; the last one stands in the end', async () => {
  const { host, tools, bodies } = stand();
  const live = await openLiveComment(content(), tools);
  await Promise.all([
    live.show(content('waiting')),
    live.show(content('working')),
    live.show(content('pull-request')),
  ]);
  expect(bodies()).toEqual(['Pull request ready']);
  expect(host.calls.filter((call) => call === 'editComment').length).toBeLessThan(3);
});

describe('fault 42: the answer to a new comment is lost', () => {
  test('ours is found by its marker', async () => {
    const { host, tools } = stand();
    host.fail('addComment', 'lost', { after: true });
    expect(await openLiveComment(content(), tools)).toMatchObject({ id: 1001 });
    expect(host.thread).toHaveLength(1);
  });

  test('it is written again where it does not stand there', async () => {
    const { host, tools } = stand();
    host.fail('addComment', 'lost');
    expect(await openLiveComment(content(), tools)).toMatchObject({ author: SELF });
    expect(host.thread).toHaveLength(1);
  });

  test('a stranger’s is not ours', async () => {
    const { host, tools } = stand();
    host.thread.push({ id: 5, inReview: false, author: MAINTAINER, body: encodeMarker(marker) });
    host.fail('addComment', 'lost');
    expect(await openLiveComment(content(), tools)).toMatchObject({ author: SELF, id: 1001 });
  });

  describe('without knowing who we are', () => {
    const unknown: [string, CodeHost['ownLogin']][] = [
      ['the host does not tell', async () => undefined],
      ['it can’t be asked', () => Promise.reject(new HostError('unreachable', 'x'))],
    ];

    test.each(unknown)(
      'one with our marker is left alone, and none is written beside it: %s',
      async (_, ownLogin) => {
        const { host, tools, warnings, records } = stand(createFakeCodeHost({ ownLogin }));
        host.fail('addComment', 'lost', { after: true });
        const live = await openLiveComment(content(), tools);
        await live.show(content('working'));
        expect(live.id).toBeUndefined();
        expect(host.thread).toHaveLength(1);
        expect(host.calls).not.toContain('editComment');
        expect(warnings).toEqual([expect.stringMatching(/answer to it was lost/)]);
        expect(records.at(-1)).toBeUndefined();
      },
    );

    test.each(unknown)('it is written again where none has our marker: %s', async (_, ownLogin) => {
      const { host, tools } = stand(createFakeCodeHost({ ownLogin }));
      const body = encodeMarker({ ...marker, run: '2' });
      host.thread.push({ id: 5, inReview: false, author: SELF, body });
      host.fail('addComment', 'lost');
      expect(await openLiveComment(content(), tools)).toMatchObject({ author: SELF, id: 1001 });
      expect(host.thread).toHaveLength(2);
    });
  });
});

describe('fault 44: the comment is gone', () => {
  test('written anew once; a second time it is left', async () => {
    const { host, tools, warnings, records } = stand();
    const live = await openLiveComment(content(), tools);
    host.thread.length = 0;
    await live.show(content('working'));
    expect(live.id).toBe(1002);
    host.thread.length = 0;
    await live.show(content('failed'));
    await live.show(content('archived'));
    expect(host.thread).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(records.at(-1)).toBeUndefined();
  });
});

test.each(['gone', 'unreachable'] as const)(
  'a comment that can’t be read (%s) is edited, not written a second time',
  async (failure) => {
    const { host, tools, bodies, warnings } = stand();
    const live = await openLiveComment(content(), tools);
    host.fail('readComment', failure);
    await live.show(content('working'));
    expect(bodies()).toEqual(['Working on it']);
    expect(live.id).toBe(1001);
    expect(warnings).toEqual([]);
  },
);

describe('failures', () => {
  test.each(['forbidden', 'locked', 'moved', 'refused'] as const)(
    '%s: one warning, never tried again',
    async (failure) => {
      const { host, tools, warnings } = stand();
      host.fail('addComment', failure);
      const live = await openLiveComment(content(), tools);
      await live.show(content('working'));
      expect(live.author).toBeUndefined();
      expect(host.calls).toEqual(['addComment']);
      expect(warnings).toHaveLength(1);
    },
  );

  test.each(['limited', 'unreachable'] as const)('%s: tried again at the next change', async (failure) => {
    const { host, tools, bodies } = stand();
    host.fail('addComment', failure);
    const live = await openLiveComment(content(), tools);
    await live.show(content('working'));
    expect(bodies()).toEqual(['Working on it']);
  });
});

test('fault 41: a comment that a later attempt has written to is left to it, for good', async () => {
  const { host, tools, log, records } = stand();
  const live = await openLiveComment(content(), tools);
  const body = encodeMarker({ ...marker, attempt: 2 });
  host.thread.splice(0, 1, { id: live.id ?? 0, inReview: false, author: SELF, body });
  await live.show(content('working'));
  await live.show(content('failed'));
  expect(host.thread[0]?.body).toBe(body);
  expect(log.lines).toEqual(['info: A later run has taken over the comment; it is left to that one.']);
  expect(records.at(-1)).toBeUndefined();
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
