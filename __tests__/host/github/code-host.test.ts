import { describe, expect, test } from '@jest/globals';
import { createCodeHost } from '../../../src/host/github/code-host.ts';
import { HostError, TOKEN_INVALID } from '../../../src/host/github/host-error.ts';
import type { CommentPlace } from '../../../src/ports/code-host.ts';

type Answer = { data: unknown; link?: string } | HostError;

/** A host whose routes answer as given; a route that is not is gone. */
function stand(
  answers: Record<string, Answer | ((parameters: Record<string, unknown>) => Answer)>,
  apiUrl = 'https://api.github.com',
) {
  const sent: [string, Record<string, unknown>][] = [];
  const host = createCodeHost(
    async (route, parameters = {}) => {
      sent.push([route, parameters]);
      const given = answers[route];
      const answer = typeof given === 'function' ? given(parameters) : given;
      if (answer === undefined) throw new HostError('gone', 'HTTP 404');
      if (answer instanceof HostError) throw answer;
      return { data: answer.data, headers: { link: answer.link }, asked: route };
    },
    { repository: 'o/r', serverUrl: 'https://github.com', apiUrl },
  );
  return { host, sent };
}

const ISSUE = 'GET /repos/{owner}/{repo}/issues/{number}/comments';
const REVIEW = 'GET /repos/{owner}/{repo}/pulls/{number}/comments';
const REPOSITORY = 'GET /repos/{owner}/{repo}/issues/comments';
const comment = (id: number, more = {}) => ({
  id,
  body: `No ${id}`,
  user: { login: 'a', type: 'User' },
  ...more,
});
const idsOf = async (
  host: ReturnType<typeof stand>['host'],
  place: CommentPlace,
  most = Number.POSITIVE_INFINITY,
) => {
  const ids: number[] = [];
  for await (const { id } of host.comments(place)) {
    ids.push(id);
    if (ids.length >= most) break;
  }
  return ids;
};

describe('comments, newest first', () => {
  const pages: Record<number, number[]> = { 1: [1, 2], 2: [3, 4], 3: [5] };
  const paged = ({ page }: Record<string, unknown>): Answer => ({
    data: pages[Number(page)]?.map((id) => comment(id)),
    link: '<https://api.github.com/repositories/1/issues/1/comments?per_page=100&page=2>; rel="next", <https://api.github.com/repositories/1/issues/1/comments?per_page=100&page=3>; rel="last"',
  });

  test('all pages, from the last to the first, each read once', async () => {
    const { host, sent } = stand({ [ISSUE]: paged });
    expect(await idsOf(host, { thread: 1 })).toEqual([5, 4, 3, 2, 1]);
    expect(sent.map(([, { page }]) => page)).toEqual([1, 3, 2]);
  });

  test('no page is read that nobody asks for', async () => {
    const { host, sent } = stand({ [ISSUE]: paged });
    expect(await idsOf(host, { thread: 1 }, 1)).toEqual([5]);
    expect(sent.map(([, { page }]) => page)).toEqual([1, 3]);
  });

  test('of a review thread only: its first comment and the replies to it', async () => {
    const rows = [
      comment(9, { in_reply_to_id: 4 }),
      comment(8),
      comment(7, { in_reply_to_id: 5 }),
      comment(4),
    ];
    const { host } = stand({ [REVIEW]: { data: rows } });
    expect(await idsOf(host, { thread: 1, replyTo: 4 })).toEqual([9, 4]);
  });

  test('where there are no review threads (Gitea, Forgejo), of the conversation', async () => {
    const { host } = stand({ [ISSUE]: { data: [comment(1), comment(2)] } });
    expect(await idsOf(host, { thread: 1, replyTo: 4 })).toEqual([2, 1]);
  });

  const hollow = (row: object, field: string) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));
  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'x'],
    ['a comment with an id that is none', comment(7, { id: '7' })],
    ['a comment without an id', hollow(comment(7), 'id')],
    ['a comment without its text', hollow(comment(7), 'body')],
    ['a comment whose text is none', comment(7, { body: null })],
    ['a comment that does not say whose it is', hollow(comment(7), 'user')],
    ['a comment of somebody without a name', comment(7, { user: {} })],
  ])('a list that holds %s has not been read: a marker of ours may be what is missing', async (_, row) => {
    const data = [comment(3), row];
    const unread = { failure: 'unreadable', message: expect.stringMatching(/GET .*no list of comments$/) };
    const { host } = stand({ [ISSUE]: { data }, [REPOSITORY]: { data } });
    await expect(idsOf(host, { thread: 1 })).rejects.toMatchObject(unread);
    await expect(host.repositoryComments(3)[Symbol.asyncIterator]().next()).rejects.toMatchObject(unread);
    const ofReview = [comment(4), { ...(row as object), in_reply_to_id: 4 }];
    const inReview = stand({ [REVIEW]: { data: ofReview } }).host;
    await expect(idsOf(inReview, { thread: 1, replyTo: 4 })).rejects.toMatchObject(unread);
  });

  test('a writer who is gone is nobody', async () => {
    const { host } = stand({ [ISSUE]: { data: [comment(3, { user: null })] } });
    for await (const one of host.comments({ thread: 1 })) expect(one.author).toBeUndefined();
    expect(await idsOf(host, { thread: 1 })).toEqual([3]);
  });

  test.each([['<html>'], [undefined], [null], [{ message: 'x' }], [0]])(
    'what is no list is an error, not an empty list: %j',
    async (data) => {
      const refused = { failure: 'unreadable', message: expect.stringMatching(/GET .*no list$/) };
      const { host } = stand({
        [ISSUE]: { data },
        [REPOSITORY]: { data },
        'GET /repos/{owner}/{repo}/pulls/{number}/files': { data },
      });
      await expect(idsOf(host, { thread: 1 })).rejects.toMatchObject(refused);
      await expect(idsOf(host, { thread: 1, replyTo: 4 })).rejects.toMatchObject(refused);
      await expect(host.repositoryComments(3)[Symbol.asyncIterator]().next()).rejects.toMatchObject(refused);
      await expect(host.changedFiles(1)).rejects.toMatchObject(refused);
    },
  );
});

describe('a listing is read whole or not at all, whatever the host says of its pages', () => {
  const links = (next: number, last?: number) =>
    `<https://x/?page=${next}>; rel="next"${last ? `, <https://x/?page=${last}>; rel="last"` : ''}`;
  const endless = (message: RegExp) => ({ failure: 'endless', message: expect.stringMatching(message) });
  const read = async (comments: AsyncIterable<{ id: number }>) => {
    let count = 0;
    for await (const _ of comments) count += 1;
    return count;
  };

  test('review comments whose next page never ends', async () => {
    const { host, sent } = stand({
      [REVIEW]: ({ page }) => ({
        data: [comment(1_000_000 - Number(page), { in_reply_to_id: 4 })],
        link: links(Number(page) + 1),
      }),
    });
    await expect(read(host.comments({ thread: 1, replyTo: 4 }))).rejects.toMatchObject(
      endless(/longer than 500 pages, so it was not read whole/),
    );
    expect(sent).toHaveLength(500);
  });

  test('review comments whose next page is the same', async () => {
    const { host, sent } = stand({
      [REVIEW]: { data: [comment(9), comment(8)], link: links(2) },
    });
    await expect(read(host.comments({ thread: 1, replyTo: 4 }))).rejects.toMatchObject(
      endless(/same page .* twice/),
    );
    expect(sent).toHaveLength(2);
  });

  test.each([16_974, 1e21])('a last page that is none, number %d', async (last) => {
    const { host, sent } = stand({
      [ISSUE]: ({ page }) =>
        page === 1
          ? { data: [comment(1)], link: links(2, last).replace('1e+21', '1'.padEnd(22, '0')) }
          : { data: [] },
    });
    await expect(read(host.comments({ thread: 1 }))).rejects.toMatchObject(endless(/empty/));
    expect(sent.length).toBeLessThan(20);
  });

  test('a last page that is the first again', async () => {
    const { host, sent } = stand({ [ISSUE]: { data: [comment(1)], link: links(2, 900) } });
    await expect(read(host.comments({ thread: 1 }))).rejects.toMatchObject(endless(/twice/));
    expect(sent).toHaveLength(2);
  });

  test('more pages than may be read: the newest come, then an error in place of an end', async () => {
    const { host, sent } = stand({
      [ISSUE]: ({ page }) => ({ data: [comment(Number(page))], link: links(2, 600) }),
    });
    const ids: number[] = [];
    const reading = async () => {
      for await (const { id } of host.comments({ thread: 1 })) ids.push(id);
    };
    await expect(reading()).rejects.toMatchObject(endless(/500 pages/));
    expect([ids[0], ids.length, sent.length]).toEqual([600, 499, 500]);
  });

  test('a last page that was emptied meanwhile is no loop', async () => {
    const pages: Record<number, number[]> = { 1: [1, 2], 2: [3, 4], 3: [] };
    const { host } = stand({
      [ISSUE]: ({ page }) => ({ data: pages[Number(page)]?.map((id) => comment(id)), link: links(2, 3) }),
    });
    expect(await idsOf(host, { thread: 1 })).toEqual([4, 3, 2, 1]);
  });

  test("the repository's comments, in either order", async () => {
    for (const ids of [
      [9, 8],
      [8, 9],
    ]) {
      const { host, sent } = stand({
        [REPOSITORY]: { data: ids.map((id) => comment(id)), link: links(2, 700) },
      });
      await expect(read(host.repositoryComments(2_000))).rejects.toMatchObject(endless(/twice/));
      expect(sent).toHaveLength(2);
    }
  });

  test("a pull request's files", async () => {
    const files = Array.from({ length: 10 }, (_, n) => ({ filename: `${n}.md`, additions: 1, deletions: 0 }));
    const { host, sent } = stand({
      'GET /repos/{owner}/{repo}/pulls/{number}/files': { data: files, link: links(2) },
    });
    await expect(host.changedFiles(1)).rejects.toMatchObject(endless(/twice/));
    expect(sent).toHaveLength(2);
  });

  test.each([
    [{ additions: 1, deletions: 0 }],
    [{ filename: '', additions: 1, deletions: 0 }],
    [{ filename: 'a.md', additions: 1 }],
    [{ filename: 'a.md', additions: '1', deletions: 0 }],
    [null],
  ])('a file of which it is not said what changed is not one without a change: %j', async (row) => {
    const path = 'GET /repos/{owner}/{repo}/pulls/{number}/files';
    const { host } = stand({ [path]: { data: [{ filename: 'b.md', additions: 1, deletions: 0 }, row] } });
    await expect(host.changedFiles(1)).rejects.toMatchObject({ failure: 'unreadable' });
    const first = (count: number) => host.firstFiles('https://github.com/o/r/pull/1', count);
    await expect(first(2)).rejects.toMatchObject({ failure: 'unreadable' });
    expect(await first(1)).toHaveLength(1);
  });
});

test.each<[string, unknown, string | undefined]>([
  [
    'its own',
    'https://github.com/o/r/issues/1#issuecomment-3',
    'https://github.com/o/r/issues/1#issuecomment-3',
  ],
  ['a script', 'javascript:alert(1)', undefined],
  ['another host', 'https://evil.example/o/r/issues/1#issuecomment-3', undefined],
  ['one like it', 'https://github.com.evil.example/o/r', undefined],
  ['another protocol', 'http://github.com/o/r/issues/1', undefined],
  ['with a user', 'https://github.com@evil.example/', undefined],
  ['with a user, on its own host', 'https://me:pw@github.com/o/r', undefined],
  ['with a line break', 'https://github.com/o/r\n::error::x', undefined],
  ['relative', '/o/r/issues/1', undefined],
  ['of another type', { href: 'https://github.com/' }, undefined],
])("a comment's link is kept where it is the host's: %s", async (_, html_url, url) => {
  const data = comment(3, { html_url });
  const ADD = 'POST /repos/{owner}/{repo}/issues/{number}/comments';
  const { host } = stand({
    [ADD]: { data },
    [ISSUE]: { data: [data] },
    'GET /repos/{owner}/{repo}/issues/comments/{id}': { data },
  });
  expect((await host.addComment({ thread: 1 }, 'x')).url).toBe(url);
  expect((await host.readComment({ id: 3, inReview: false })).url).toBe(url);
  for await (const one of host.comments({ thread: 1 })) expect(one.url).toBe(url);
});

test('a comment that is read or edited, and answered with none, is to be asked for again', async () => {
  const path = '/repos/{owner}/{repo}/issues/comments/{id}';
  const { host } = stand({ [`GET ${path}`]: { data: '<html>' }, [`PATCH ${path}`]: { data: '<html>' } });
  const at = { id: 3, inReview: false };
  await expect(host.readComment(at)).rejects.toMatchObject({ failure: 'unreachable' });
  await expect(host.editComment(at, 'x')).rejects.toMatchObject({ failure: 'unreachable' });
});

describe('a reply in a review', () => {
  const REPLY = 'POST /repos/{owner}/{repo}/pulls/{number}/comments/{replyTo}/replies';
  const ADD = 'POST /repos/{owner}/{repo}/issues/{number}/comments';

  test('stands in its thread', async () => {
    const { host } = stand({ [REPLY]: { data: comment(5) } });
    expect(await host.addComment({ thread: 1, replyTo: 4 }, 'x')).toMatchObject({ id: 5, inReview: true });
  });

  test('where there are none, in the conversation', async () => {
    const { host } = stand({ [ADD]: { data: comment(5) } });
    expect(await host.addComment({ thread: 1, replyTo: 4 }, 'x')).toMatchObject({ id: 5, inReview: false });
  });

  test.each(['lost', 'forbidden', 'locked'] as const)('%s is passed on', async (failure) => {
    const { host, sent } = stand({ [REPLY]: new HostError(failure, 'x') });
    await expect(host.addComment({ thread: 1, replyTo: 4 }, 'x')).rejects.toMatchObject({ failure });
    expect(sent).toHaveLength(1);
  });

  test('an answer to a write that is no comment counts as lost', async () => {
    const { host } = stand({ [ADD]: { data: { message: 'Moved Permanently' } } });
    await expect(host.addComment({ thread: 1 }, 'x')).rejects.toMatchObject({ failure: 'lost' });
  });
});

describe('who the token is', () => {
  const USER = 'GET /user';
  const GRAPHQL = 'POST /graphql';
  const viewer = { data: { data: { viewer: { login: 'github-actions[bot]' } } } };

  test('a user', async () => {
    const { host, sent } = stand({ [USER]: { data: { login: 'robin', type: 'User' } } });
    expect(await host.ownLogin()).toEqual({ login: 'robin', isBot: false });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['https://api.github.com', 'https://api.github.com'],
    ['https://ghe.example.com/api/v3', 'https://ghe.example.com/api'],
    ['https://ghe.example.com/api/v3/', 'https://ghe.example.com/api'],
  ])('an installation: GraphQL tells, for %s under %s', async (apiUrl, baseUrl) => {
    const { host, sent } = stand({ [USER]: new HostError('forbidden', 'x'), [GRAPHQL]: viewer }, apiUrl);
    expect(await host.ownLogin()).toEqual({ login: 'github-actions[bot]', isBot: true });
    expect(sent[1]).toEqual([GRAPHQL, expect.objectContaining({ baseUrl })]);
  });

  test.each([{}, null, '<html>', { login: '' }, { login: 7 }])(
    'an answer that names nobody is none: %j',
    async (data) => {
      const unread = { failure: 'unreadable', message: expect.stringMatching(/no user$/) };
      await expect(stand({ [USER]: { data } }).host.ownLogin()).rejects.toMatchObject(unread);
      const denied = { [USER]: new HostError('forbidden', 'x') };
      const viewed = { ...denied, [GRAPHQL]: { data: { data: { viewer: data } } } };
      await expect(stand(viewed).host.ownLogin()).rejects.toMatchObject(unread);
      await expect(stand({ ...denied, [GRAPHQL]: { data } }).host.ownLogin()).rejects.toMatchObject(unread);
    },
  );

  test('what GraphQL refuses in an answer of 200 is refused, with the host’s own words', async () => {
    const denied = new HostError('forbidden', { message: 'x', required: 'read:user' });
    const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible' }];
    const { host } = stand({ [USER]: denied, [GRAPHQL]: { data: { data: null, errors } } });
    await expect(host.ownLogin()).rejects.toMatchObject({ failure: 'forbidden', required: 'read:user' });
  });

  test.each(['limited', 'unreachable', 'late', 'lost'] as const)('%s is no answer', async (failure) => {
    const { host, sent } = stand({ [USER]: new HostError(failure, 'x'), [GRAPHQL]: viewer });
    await expect(host.ownLogin()).rejects.toMatchObject({ failure });
    expect(sent).toHaveLength(1);
  });

  test.each(['gone', 'moved', 'refused', 'forbidden'] as const)(
    'where there is no GraphQL (%s), the reason is that of the user, and says what was asked',
    async (failure) => {
      const answers = { [USER]: new HostError('forbidden', 'x'), [GRAPHQL]: new HostError(failure, 'y') };
      await expect(stand(answers, 'https://git.example.com/api/v1').host.ownLogin()).rejects.toMatchObject({
        failure: 'forbidden',
        message: 'the token may not ask whom it acts as (HTTP 403 for GET /api/v1/user)',
      });
      const invalid = { ...answers, [USER]: new HostError('forbidden', TOKEN_INVALID) };
      await expect(stand(invalid).host.ownLogin()).rejects.toThrow(TOKEN_INVALID);
      const gone = { ...answers, [USER]: new HostError('gone', 'HTTP 404 for GET /user') };
      await expect(stand(gone).host.ownLogin()).rejects.toThrow('HTTP 404 for GET /user');
    },
  );

  test.each(['unreachable', 'limited', 'late'] as const)(
    'GraphQL that is %s is the reason',
    async (failure) => {
      const { host } = stand({
        [USER]: new HostError('forbidden', 'x'),
        [GRAPHQL]: new HostError(failure, 'y'),
      });
      await expect(host.ownLogin()).rejects.toMatchObject({ failure });
    },
  );
});

describe('reactions are taken away', () => {
  const ADD = 'POST /repos/{owner}/{repo}/issues/comments/{id}/reactions';
  test.each([
    [
      'by their id',
      { id: 5 },
      'DELETE /repos/{owner}/{repo}/issues/comments/{id}/reactions/{reaction}',
      { reaction: 5 },
      'https://api.github.com',
    ],
    [
      'by their content (Gitea, Forgejo)',
      { content: 'eyes' },
      'DELETE /repos/{owner}/{repo}/issues/comments/{id}/reactions',
      { content: 'eyes' },
      'https://git.example.com/api/v1',
    ],
  ])('%s', async (_, data, route, parameters, apiUrl) => {
    const { host, sent } = stand({ [ADD]: { data }, [route]: { data: undefined } }, apiUrl);
    await (await host.addReaction({ id: 7, inReview: false }, 'eyes'))();
    expect(sent[1]).toEqual([route, expect.objectContaining({ id: 7, ...parameters })]);
  });

  test.each([{}, null, '{"id":'])('but not where GitHub says no id of it: %j', async (data) => {
    const { host, sent } = stand({ [ADD]: { data } });
    const failure = 'unreadable';
    await expect(host.addReaction({ id: 7, inReview: false }, 'eyes')).rejects.toMatchObject({ failure });
    expect(sent).toHaveLength(1);
  });

  test('of an issue on its own path', async () => {
    const { host, sent } = stand({ [ADD.replace('/comments', '')]: { data: { id: 1 } } });
    await host.addReaction({ id: 7, inReview: false, isIssue: true }, 'eyes');
    expect(sent).toEqual([
      [ADD.replace('/comments', ''), expect.objectContaining({ id: 7, content: 'eyes' })],
    ]);
  });

  test('of review comments on their own path', async () => {
    const { host, sent } = stand({ [ADD.replace('issues', 'pulls')]: { data: { id: 1 } } });
    await host.addReaction({ id: 7, inReview: true }, 'rocket');
    expect(sent[0]?.[0]).toContain('/pulls/comments/');
  });
});

describe('a pull request by its link', () => {
  const GET = 'GET /repos/{owner}/{repo}/pulls/{number}';
  const open = { number: 4, title: 'T', state: 'open' };
  test.each([
    ['https://github.com/o/r/pull/4', open, 'open'],
    ['https://github.com/o/r/pulls/4', { ...open, state: 'closed', merged: true }, 'merged'],
    [
      'https://github.com/o/r/pull/4/files',
      { ...open, state: 'closed', merged_at: '2026-01-05T09:30:00Z' },
      'merged',
    ],
    ['https://github.com/o/r/pull/4#x', { ...open, state: 'closed', merged: false }, 'closed'],
  ])('%s %j → %s', async (link, data, state) => {
    const { host, sent } = stand({ [GET]: { data } });
    expect(await host.pullRequest(link)).toEqual({ number: 4, title: 'T', state });
    expect(sent[0]?.[1]).toEqual({ owner: 'o', repo: 'r', number: 4 });
  });

  test('names its branches, where the host does', async () => {
    const data = { ...open, base: { ref: 'main' }, head: { ref: 'fix', repo: null } };
    const { host } = stand({ [GET]: { data } });
    expect(await host.pullRequest('https://github.com/o/r/pull/4')).toMatchObject({
      base: 'main',
      head: 'fix',
    });
    const bare = stand({ [GET]: { data: { ...open, base: null, head: { ref: 1 } } } });
    expect(Object.keys((await bare.host.pullRequest('https://github.com/o/r/pull/4')) ?? {})).toEqual([
      'number',
      'title',
      'state',
    ]);
  });

  test.each([
    'https://github.com.evil.example/o/r/pull/4',
    'http://github.com/o/r/pull/4',
    'https://github.com/o/r/issues/4',
    'https://github.com/o/r/pull/4x',
    'https://github.com/o/../r/pull/x',
    'not a link',
  ])('%s is none of this host’s, so it is not asked', async (link) => {
    const { host, sent } = stand({ [GET]: { data: open } });
    expect(await host.pullRequest(link)).toBeUndefined();
    expect(sent).toEqual([]);
  });

  test.each(['forbidden', 'gone', 'unreachable'] as const)(
    'one that can’t be read is an error, never a guess: %s',
    async (failure) => {
      const link = 'https://github.com/o/r/pull/4';
      const reading = stand({ [GET]: new HostError(failure, 'x') }).host.pullRequest(link);
      await expect(reading).rejects.toThrow('x');
    },
  );

  test.each([
    [{}],
    [{ ...open, state: 'draft' }],
    [{ ...open, state: undefined }],
    // Closed, and whether it was merged is not said.
    [{ ...open, state: 'closed' }],
    [{ ...open, state: 'closed', merged: null }],
  ])('an answer that is none, or does not say how it stands, is an error: %j', async (data) => {
    const reading = stand({ [GET]: { data } }).host.pullRequest('https://github.com/o/r/pull/4');
    await expect(reading).rejects.toMatchObject({
      failure: 'unreadable',
      message: expect.stringMatching(/no pull request$/),
    });
  });
});

describe('a permission that can’t be had says why, never throws, and tells a refusal from no answer', () => {
  const GET = 'GET /repos/{owner}/{repo}/collaborators/{login}/permission';
  test.each([
    [
      'refused',
      new HostError('forbidden', 'the token may not do this (HTTP 403)'),
      /^the token may not look up permissions$/,
    ],
    ['refused', new HostError('forbidden', TOKEN_INVALID), /invalid or expired/],
    ['refused', new HostError('gone', 'HTTP 404'), /no such person/],
    ['refused', new HostError('moved', 'moved'), /^moved$/],
    [
      'unanswered',
      new HostError('unreachable', 'the code host did not answer'),
      /^the code host did not answer$/,
    ],
    ['unanswered', new HostError('limited', 'a limit'), /^a limit$/],
    ['unanswered', new HostError('late', 'no time'), /^no time$/],
  ])('%s: %s', async (kind, error, detail) => {
    expect(await stand({ [GET]: error }).host.permission('a')).toEqual({
      kind,
      failure: error.failure,
      detail: expect.stringMatching(detail),
    });
  });
});

test('a permission is what the host says it is', async () => {
  const GET = 'GET /repos/{owner}/{repo}/collaborators/{login}/permission';
  for (const data of ['x', null, {}, { permission: 7 }, { permission: '' }, { role_name: 'admin' }])
    expect(await stand({ [GET]: { data } }).host.permission('a')).toEqual({
      kind: 'unanswered',
      failure: 'unreadable',
      detail: `the code host answered ${GET} with something that is no permission`,
    });
  const scope = new HostError('forbidden', { message: 'HTTP 403', required: 'read:repository' });
  expect(await stand({ [GET]: scope }).host.permission('a')).toMatchObject({ required: 'read:repository' });
  const data = { permission: 'write', role_name: 'maintain', user: {} };
  expect(await stand({ [GET]: { data } }).host.permission('a')).toEqual({
    kind: 'answer',
    permission: 'write',
    roleName: 'maintain',
  });
});
