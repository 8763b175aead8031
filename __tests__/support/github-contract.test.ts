import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { loadGitHubContract } from './github-contract.ts';
import { fixturePaths } from './github-openapi.ts';

const examples = JSON.parse(readFileSync(fixturePaths.examples, 'utf8'));
const contract = loadGitHubContract();
const base = '/repos/octo-org/octo-docs';

describe('requests', () => {
  const check = (method: string, target: string, body?: unknown): string[] => {
    const { pathname, searchParams } = new URL(target, 'http://github.test');
    const matched = contract.match(method, pathname);
    if (!matched) return ['no operation'];
    return contract.checkRequest(matched, { method, pathname, query: searchParams, body });
  };

  test.each<[string, string, string, unknown, RegExp | undefined]>([
    ['a list with its page', 'GET', `${base}/issues/1/comments?per_page=100&page=2`, undefined, undefined],
    ['a comment', 'POST', `${base}/issues/1/comments`, { body: 'x' }, undefined],
    ['an encoded login', 'GET', `${base}/collaborators/some%5Bbot%5D/permission`, undefined, undefined],
    ['an unknown path', 'GET', `${base}/commentary`, undefined, /no operation/],
    ['a method that is not there', 'PUT', `${base}/issues/1/comments`, undefined, /no operation/],
    ['a number that is none', 'GET', `${base}/issues/one/comments`, undefined, /issue_number/],
    ['a page that is none', 'GET', `${base}/issues/1/comments?page=x`, undefined, /page/],
    ['an unknown query parameter', 'GET', `${base}/issues/1/comments?limit=50`, undefined, /limit/],
    ['a comment without a body', 'POST', `${base}/issues/1/comments`, {}, /required property 'body'/],
    ['an unknown field', 'POST', `${base}/issues/1/comments`, { body: 'x', event: 'y' }, /event/],
    ['an unknown reaction', 'POST', `${base}/issues/comments/1/reactions`, { content: 'wave' }, /content/],
    ['a body where none belongs', 'DELETE', `${base}/issues/comments/1`, {}, /none is described/],
  ])('%s', (_, method, target, body, expected) => {
    const found = check(method, target, body).join('\n');
    if (expected) expect(found).toMatch(expected);
    else expect(found).toBe('');
  });
});

describe('responses', () => {
  const respond = (operationId: string, status: number, body?: unknown): string[] =>
    contract.checkResponse({ operationId, parameters: {} }, { status, body });

  test.each([
    ['issues/get', 'issue'],
    ['issues/get-comment', 'issue-comment'],
    ['pulls/list-files', 'diff-entry-items'],
    ['pulls/get-review-comment', 'pull-request-review-comment'],
    ['users/get-authenticated', 'public-user-default-response'],
  ])('GitHub’s own example for %s holds', (operationId, name) => {
    expect(respond(operationId, 200, examples[name])).toEqual([]);
  });

  test('what is missing, of another type, or not described is found', () => {
    const { html_url: _, ...lacking } = examples['issue-comment'];
    expect(respond('issues/get-comment', 200, lacking)).toEqual([
      "the whole must have required property 'html_url'",
    ]);
    expect(respond('issues/get-comment', 200, { ...examples['issue-comment'], id: 'x' }).join()).toMatch(
      /\/id/,
    );
    expect(respond('issues/get-comment', 206, {})).toEqual(['status 206 is not described']);
    expect(respond('issues/delete-comment', 204, {})).toEqual(['a body, where none is described']);
    expect(respond('issues/get-comment', 502, { message: 7 }).join()).toMatch(/message/);
  });
});
