import { describe, expect, test } from '@jest/globals';
import { withChecks } from '../../../src/server/pull-requests/checks-text.ts';
import { withContexts } from '../../../src/server/pull-requests/contexts-text.ts';
import { type AskHost, bringUpToDate, openPull } from '../../../src/server/pull-requests/drafts.ts';
import { proposalBody } from '../../../src/server/pull-requests/proposal-text.ts';
import type { ProposedCheck, ProposedContext } from '../../../src/server/pull-requests/pull-request-host.ts';

const PASSED: ProposedCheck = { name: 'links', status: 'passed', rounds: 1 };
const FAILED: ProposedCheck = { name: 'vale', status: 'failed', rounds: 1, why: 'ended with exit code 1' };
const signal = new AbortController().signal;

/** A host that keeps one pull request; `graphql` says whether it does what is asked of it there. */
function createHost({ apiUrl = 'https://api.github.com', graphql = true, drafts = true } = {}) {
  const pull = {
    number: 7,
    node_id: 'PR_7',
    html_url: 'https://h.example/7',
    title: '',
    body: '',
    draft: false,
    head: { ref: 'b' },
  };
  const asked: string[] = [];
  const request: AskHost = async (url, _, { body, method = body === undefined ? 'GET' : 'POST' } = {}) => {
    const { query, ...rest } = body as { query?: string; title?: string; body?: string; draft?: boolean };
    asked.push(
      `${method} ${new URL(url).pathname}${query === undefined ? '' : ` ${/{ (\w+)/.exec(query)?.[1]}`}`,
    );
    if (query !== undefined) {
      if (!graphql)
        return { status: 200, json: { errors: [{ message: 'Resource not accessible' }] }, location: null };
      pull.draft = query.includes('convert');
      return { status: 200, json: { data: {} }, location: null };
    }
    if (rest.draft && !drafts)
      return {
        status: 422,
        json: { message: 'Draft pull requests are not supported in this repository.' },
        location: null,
      };
    Object.assign(pull, rest);
    // Gitea goes by the title.
    if (apiUrl.endsWith('/api/v1')) pull.draft = pull.title.startsWith('WIP: ');
    return { status: method === 'POST' ? 201 : 200, json: pull, location: null };
  };
  const host = { request, pulls: `${apiUrl}/repos/o/r/pulls`, apiUrl };
  const proposal = (checks: ProposedCheck[], isDraft = false, contexts: ProposedContext[] = []) => ({
    ...{ project: 'docs', job: 'j1', branch: 'b', base: 'main', prompt: 'Fix it.' },
    ...{ checks, contexts, isDraft },
  });
  return {
    pull,
    asked,
    open: (checks: ProposedCheck[], isDraft = false) => openPull(proposal(checks, isDraft), host, signal),
    update: async (checks: ProposedCheck[], isDraft = false, contexts: ProposedContext[] = []) => {
      asked.length = 0;
      await bringUpToDate(pull, proposal(checks, isDraft, contexts), host, signal);
    },
  };
}

describe.each(['https://api.github.com', 'https://ghe.example/api/v3', 'https://git.example/api/v1'])(
  'on %s',
  (apiUrl) => {
    test('a change whose checks failed is a draft, until a later one passes', async () => {
      const host = createHost({ apiUrl });
      await host.open([PASSED, FAILED], true);
      expect(host.pull).toMatchObject({
        draft: true,
        body: expect.stringMatching(
          /^<!-- docs-agent:checks draft -->\n\*\*Not right yet: vale\.\*\* It is a draft/,
        ),
      });
      expect(host.pull.body).toContain(
        '- links: passed, after the agent was sent back once\n- vale: failed, after the agent was sent back once: `ended with exit code 1`\n',
      );
      await host.update([PASSED, { ...FAILED, status: 'passed', rounds: 0 }]);
      expect(host.pull.draft).toBe(false);
      expect(host.pull.title).toBe('Fix it.');
      expect(host.pull.body).toBe(
        `<!-- docs-agent:checks -->\nChecked before it was pushed:\n\n- links: passed, after the agent was sent back once\n- vale: passed\n<!-- docs-agent:checks end -->\n\n${proposalBody({ prompt: 'Fix it.', job: 'j1' })}`,
      );
      await host.update([FAILED], true);
      expect(host.pull).toMatchObject({ draft: true, body: expect.stringContaining('It is a draft') });
    });

    test('what people have made a draft stays one', async () => {
      const host = createHost({ apiUrl });
      await host.open([PASSED]);
      Object.assign(host.pull, { draft: true, title: 'WIP: Fix it.' });
      await host.update([FAILED], true);
      await host.update([PASSED]);
      expect(host.pull.draft).toBe(true);
      expect(host.pull.body).not.toContain('draft');
    });

    test('without checks nothing is asked, and nothing written', async () => {
      const host = createHost({ apiUrl });
      await host.open([]);
      expect(host.pull.body).toBe(proposalBody({ prompt: 'Fix it.', job: 'j1' }));
      await host.update([]);
      expect(host.asked).toEqual([]);
      await host.update([PASSED]);
      await host.update([PASSED]);
      expect(host.asked).toEqual([]);
      await host.update([]);
      expect(host.pull.body).toBe(proposalBody({ prompt: 'Fix it.', job: 'j1' }));
    });
  },
);

test('where there are no drafts it is opened as it is, and its body says what is wrong', async () => {
  const host = createHost({ drafts: false });
  await host.open([FAILED], true);
  expect(host.pull).toMatchObject({
    draft: false,
    body: expect.stringMatching(/\*\*Not right yet: vale\.\*\*\n/),
  });
});

test('a host that makes no draft of it leaves it ready, and the body says no more than that', async () => {
  const host = createHost({ graphql: false });
  await host.open([PASSED]);
  await host.update([FAILED], true);
  expect(host.pull).toMatchObject({
    draft: false,
    body: expect.stringMatching(/\*\*Not right yet: vale\.\*\*\n/),
  });
  expect(host.asked).toEqual(['POST /graphql convertPullRequestToDraft', 'PATCH /repos/o/r/pulls/7']);
});

test('what people have written around the list stays', () => {
  const first = withChecks('Text.', { checks: [FAILED], isDrafted: true });
  const edited = `Mine.\r\n\r\n${first.replaceAll('\n', '\r\n')}\r\nMore.`;
  const second = withChecks(edited, { checks: [], isDrafted: false });
  expect(second).toBe('Mine.\r\n\r\nText.\r\nMore.');
});

test('what a program said of itself is text', () => {
  const why = 'ended by `x` @octocat fixes #1 <img src=x>\n# Heading';
  expect(withChecks('', { checks: [{ ...FAILED, why }], isDrafted: false })).toContain(
    "- vale: failed, after the agent was sent back once: `ended by 'x' @octocat fixes #1 <img src=x> # Heading`\n",
  );
});

test('what was read besides stands at the end of the body, as it was at the newest turn', async () => {
  const host = createHost();
  await host.open([]);
  const without = host.pull.body;
  await host.update([], false, [{ name: 'app', shortCommit: '1a2b3c4d5' }, { name: 'sdk' }]);
  expect(host.pull.body).toBe(
    `${without}\n\n<!-- docs-agent:contexts -->\nWhat the agent could read besides:\n\n- \`app\` at \`1a2b3c4d5\`\n- \`sdk\` could not be read\n<!-- docs-agent:contexts end -->`,
  );
  await host.update([PASSED], false, [{ name: 'app', shortCommit: '999999999' }]);
  expect(host.pull.body.match(/docs-agent:contexts -->/g)).toHaveLength(1);
  expect(host.pull.body).toContain('- `app` at `999999999`\n<!--');
  expect(host.pull.body).not.toMatch(/1a2b3c4d5|sdk/);
  await host.update([PASSED], false, [{ name: 'app', shortCommit: '999999999' }]);
  expect(host.asked).toEqual([]);
  await host.update([]);
  expect(host.pull.body).toBe(without);
});

test('an instruction that holds our own lines hides nothing of itself, and is nobody’s block', async () => {
  const prompt =
    '<!-- docs-agent:contexts -->\nsecret\n<!-- docs-agent:contexts end -->\n<!-- docs-agent:checks -->\nmore\n<!-- docs-agent:checks end -->';
  const body = proposalBody({ prompt, job: 'j1' });
  const told = withContexts(withChecks(body, { checks: [PASSED], isDrafted: false }), [
    { name: 'app', shortCommit: '1' },
  ]);
  expect(told).toMatch(/secret[\s\S]*more[\s\S]*docs-agent:job j1[\s\S]*`app`/);
  expect(withContexts(withChecks(told, { checks: [], isDrafted: false }), [])).toBe(body);
});
