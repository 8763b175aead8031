import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createGitHubHost, repositoryName } from '../../../src/server/pull-requests/github.ts';
import { proposalBody, proposalTitle } from '../../../src/server/pull-requests/proposal-text.ts';
import type { ProposedCheck } from '../../../src/server/pull-requests/pull-request-host.ts';
import { git, makeRepository, removeTempFolders, tempFolder, testService } from '../support.ts';

type Pull = {
  html_url: string;
  state: string;
  title: string;
  body: string;
  base: { ref: string };
  head: { ref: string; repo: { full_name: string } | null };
};

/** A stand-in for the pulls API. `filters` says whether it honours the `head` filter, as GitHub does and Gitea does not. */
class PullsApi {
  pulls: Pull[] = [];
  requests: string[] = [];
  credentials = new Set<string | undefined>();
  filters = true;
  failNext: { status: number; body: string; location?: string } | undefined;
  loseNextAnswer = false;
  server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      this.requests.push(`${request.method} ${url.pathname}`);
      this.credentials.add(request.headers.authorization);
      if (this.failNext && request.method === 'POST') {
        const { status, body, location } = this.failNext;
        this.failNext = undefined;
        response.writeHead(status, location === undefined ? {} : { location }).end(body);
        return;
      }
      const [status, body] = request.method === 'POST' ? this.open(JSON.parse(text)) : this.list(url);
      if (this.loseNextAnswer && request.method === 'POST') {
        this.loseNextAnswer = false;
        response.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });

  list({ searchParams }: URL): [number, unknown] {
    const head = searchParams.get('head');
    const page = Number(searchParams.get('page') ?? 1);
    const open = this.pulls.filter((pull) => pull.state === searchParams.get('state'));
    const found = open.filter((pull) => !this.filters || `owner:${pull.head.ref}` === head);
    return [200, found.slice((page - 1) * 50, page * 50)];
  }

  open(body: { title: string; body: string; head: string; base: string }): [number, unknown] {
    if (this.pulls.some((pull) => pull.state === 'open' && pull.head.ref === body.head))
      return [422, { message: 'Validation Failed' }];
    const pull = this.pull(body.head, { title: body.title, body: body.body, base: { ref: body.base } });
    this.pulls.push(pull);
    return [201, pull];
  }

  pull(ref: string, rest: Partial<Pull> = {}): Pull {
    const repo = { full_name: 'owner/docs' };
    const html_url = `https://git.example/owner/docs/pulls/${this.pulls.length + 1}`;
    return {
      html_url,
      state: 'open',
      title: '',
      body: '',
      base: { ref: 'main' },
      head: { ref, repo },
      ...rest,
    };
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/v1`;
  }
}

let hub: PullsApi;
let apiUrl: string;
beforeEach(async () => {
  hub = new PullsApi();
  apiUrl = await hub.listen();
});
afterEach(() => {
  hub.server.closeAllConnections();
  hub.server.close();
});
afterAll(removeTempFolders);

const proposal = {
  ...{ project: 'docs', job: 'j1', branch: 'docs-agent/j1', base: 'main', prompt: 'Fix it.' },
  checks: [] as ProposedCheck[],
  contexts: [],
  isDraft: false,
};
const signal = new AbortController().signal;
const host = () =>
  createGitHubHost({ apiUrl, repository: 'https://git.example/owner/docs.git', token: 'tok' });

describe('proposing a branch', () => {
  test('opens a pull request', async () => {
    expect(await host().propose(proposal, signal)).toBe('https://git.example/owner/docs/pulls/1');
    expect(hub.pulls[0]).toMatchObject({
      title: 'Fix it.',
      base: { ref: 'main' },
      head: { ref: 'docs-agent/j1' },
    });
    expect([...hub.credentials]).toEqual(['Bearer tok']);
    expect(hub.requests).toEqual([
      'GET /api/v1/repos/owner/docs/pulls',
      'POST /api/v1/repos/owner/docs/pulls',
    ]);
  });

  test.each([true, false])(
    'finds the one that is open already (list filtered by the host: %s)',
    async (filters) => {
      hub.filters = filters;
      hub.pulls = Array.from({ length: 60 }, (_, i) => hub.pull(`other/${i}`));
      hub.pulls.push(
        hub.pull('docs-agent/j1', {
          head: { ref: 'docs-agent/j1', repo: { full_name: 'stranger/docs' } },
          html_url: 'https://git.example/fork',
        }),
      );
      hub.pulls.push(hub.pull('docs-agent/j1', { state: 'closed', html_url: 'https://git.example/closed' }));
      hub.pulls.push(hub.pull('docs-agent/j1', { html_url: 'https://git.example/mine' }));
      expect(await host().propose(proposal, signal)).toBe('https://git.example/mine');
      expect(hub.requests.filter((line) => line.startsWith('POST'))).toEqual([]);
    },
  );

  test('adopts the one that somebody else opened meanwhile', async () => {
    const list = hub.list.bind(hub);
    hub.list = () => {
      hub.list = list;
      return [200, []];
    };
    hub.pulls = [hub.pull('docs-agent/j1', { html_url: 'https://git.example/first' })];
    expect(await host().propose(proposal, signal)).toBe('https://git.example/first');
  });

  test('leaves one closed of which nothing is new', async () => {
    const known = 'https://git.example/closed';
    hub.pulls = [hub.pull('docs-agent/j1', { state: 'closed', html_url: known })];
    expect(await host().propose({ ...proposal, known }, signal)).toBe(known);
    expect(hub.pulls).toHaveLength(1);
    expect(await host().propose(proposal, signal)).not.toBe(known);
  });

  test.each<[string, () => void, RegExp]>([
    [
      'is refused',
      () => {
        hub.failNext = { status: 403, body: '{"message":"No\\n::error::way"}' };
      },
      /^could not open a pull request: POST http:\S+\/api\/v1\/repos\/owner\/docs\/pulls was answered with 403, No ::error::way$/,
    ],
    [
      'is answered with a page',
      () => {
        hub.failNext = { status: 502, body: '<html>' };
      },
      /^could not open a pull request: POST http:\S+\/api\/v1\/repos\/owner\/docs\/pulls was answered with 502$/,
    ],
    [
      'is answered without a usable link',
      () => {
        hub.failNext = { status: 201, body: '{"html_url":"javascript:alert(1)"}' };
      },
      /^could not open a pull request: POST http:\S+\/api\/v1\/repos\/owner\/docs\/pulls was answered with 201$/,
    ],
  ])('fails with a sentence where it %s', async (_, arrange, sentence) => {
    arrange();
    const error = await host()
      .propose(proposal, signal)
      .catch((thrown: Error) => thrown.message);
    expect(error).toMatch(sentence);
    expect(error).not.toContain('tok');
  });
});

test('a list that is not there names the address that was asked: it may lack /api/v1', async () => {
  hub.list = () => [404, { message: 'Not found.' }];
  await expect(host().propose(proposal, signal)).rejects.toThrow(
    `could not list pull requests: GET ${apiUrl}/repos/owner/docs/pulls was answered with 404, Not found.`,
  );
});

test('a job opens one pull request, also where the answer to opening it is lost, and messages update it', async () => {
  const remote = makeRepository(join(tempFolder(), 'owner/docs'));
  hub.loseNextAnswer = true;
  const service = await testService({
    agents: { docs: 'cat >> index.md' },
    project: { repository: remote, tokenEnv: 'HUB_TOKEN', pullRequests: { host: 'github', apiUrl } },
    environment: { HUB_TOKEN: 'hub-token-123456' },
    options: { retryDelaysMs: [1, 1] },
  });
  try {
    const { id } = await service.create('one\n');
    const prLink = 'https://git.example/owner/docs/pulls/1';
    expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink });
    await service.message(id, 'two\n');
    expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink });
    expect(hub.pulls).toHaveLength(1);
    expect([...hub.credentials]).toEqual(['Bearer hub-token-123456']);
    expect(git(remote, 'show', `docs-agent/${id}:index.md`)).toContain('one\ntwo');
  } finally {
    await service.stop();
  }
});

test('a pull request that could not be opened is opened by the next message, change or not', async () => {
  const remote = makeRepository(join(tempFolder(), 'owner/docs'));
  hub.failNext = { status: 403, body: '{"message":"Resource not accessible"}' };
  const service = await testService({
    agents: { docs: 'echo x > new.md' },
    project: { repository: remote, tokenEnv: 'HUB_TOKEN', pullRequests: { host: 'github', apiUrl } },
    environment: { HUB_TOKEN: 'hub-token-123456' },
  });
  try {
    const { id } = await service.create('one');
    expect(await service.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    expect(service.log.join()).toContain('/pulls was answered with 403, Resource not accessible');
    await service.message(id, 'again');
    expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink: hub.pulls[0]?.html_url });
  } finally {
    await service.stop();
  }
});

test('a host that redirects is not followed, and what it names is told', async () => {
  const elsewhere = new PullsApi();
  await new Promise<void>((done) => elsewhere.server.listen(0, '127.0.0.1', done));
  const location = `http://127.0.0.1:${(elsewhere.server.address() as AddressInfo).port}/repositories/1/pulls`;
  hub.failNext = { status: 307, body: '', location };
  try {
    const error = await host()
      .propose(proposal, signal)
      .catch((thrown: Error) => thrown.message);
    expect(error).toMatch(/\/pulls was answered with 307, a redirect to /);
    expect(error).toContain(`${location}, which is not followed: the token would go along`);
    expect(elsewhere.requests).toEqual([]);
  } finally {
    elsewhere.server.close();
  }
});

test('a host that cannot be reached is named', async () => {
  hub.server.close();
  const error = await host()
    .propose(proposal, signal)
    .catch((thrown: Error) => thrown.message);
  expect(error).toMatch(/^could not reach http:\/\/127\.0\.0\.1:\d+: ECONNREFUSED$/);
});

describe('what is written for people', () => {
  test.each([
    ['Fix it\nnow', 'Fix it'],
    ['\n\n  Fixes #12 and GH-13, cc @owner  ', 'Fixes # 12 and GH- 13, cc @ owner'],
    ['fixes https://github.com/o/r/issues/1', 'fixes https: //github.com/o/r/issues/1'],
    ['mail a@b.example', 'mail a@ b.example'],
    ['fixes ##1, GH-GH-1, @@octocat', 'fixes ## 1, GH-GH- 1, @@ octocat'],
    ['hthttps://tps://x.test/1', 'hthttps: //tps: //x.test/1'],
    ['closes o/r#1, o/r!2 and o/r@0123abc', 'closes o/r# 1, o/r! 2 and o/r@ 0123abc'],
    ['C# and F# in UTF-8: a # b, 50 @ 3!', 'C# and F# in UTF-8: a # b, 50 @ 3!'],
    ['#\u200b1 @\ufe0foctocat', '#‹U+200B›1 @‹U+FE0F›octocat'],
    ['\u202Eevil', '‹U+202E›evil'],
    ['', 'Documentation change'],
    ['x'.repeat(100), `${'x'.repeat(71)}…`],
  ])('title of %j is %j', (prompt, title) => {
    expect(proposalTitle(prompt)).toBe(title);
  });

  test('whatever a title is made of, nothing in it mentions, refers, links or hides', () => {
    const piece = fc.constantFrom(
      ...[
        '#',
        '##',
        '@',
        '@@',
        '!',
        'GH-',
        'gh-',
        'GH',
        '-',
        '1',
        '12',
        'octocat',
        'o/r',
        'fixes ',
        ' ',
        '\t',
        '…',
      ],
      ...[
        'http',
        'https',
        'ht',
        'tps',
        ':',
        '/',
        '//',
        '://',
        'https://',
        'www.',
        '\u200b',
        '\u202e',
        '\ufe0f',
        '\ud800',
      ],
    );
    const hostile = fc
      .array(fc.oneof({ weight: 6, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 3 })), {
        maxLength: 25,
      })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 80 }), (text, length) => {
        const title = proposalTitle(text, length);
        expect(title).not.toMatch(/@[\p{L}\p{N}_]|#[\p{L}\p{N}_]|!\d|\bGH-\d|:\/\//iu);
        // What makes an emoji of a sign is seen: it stays behind one, and nowhere else.
        const unadorned = title.replace(/(?<=\p{Extended_Pictographic})\ufe0f|\ufe0f(?=\u20e3)/gu, '');
        expect(unadorned).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u);
        expect(title.isWellFormed()).toBe(true);
        expect(proposalTitle(title, 1000)).toBe(title);
      }),
      { numRuns: 2000 },
    );
  });

  test('a body cannot be left by closing its code block', () => {
    const body = proposalBody({ prompt: '````\n@owner closes #1\n```', job: 'j' });
    expect(body).toContain('`````text\n````\n@owner closes #1\n```\n`````\n');
  });

  test.each([
    ['https://github.com/o/r.git', 'o/r'],
    ['https://git.example/sub/o/r/', 'o/r'],
    ['ssh://git@git.example/o/r.git', 'o/r'],
  ])('%s is %s', (url, name) => {
    expect(repositoryName(url)).toBe(name);
  });
});
