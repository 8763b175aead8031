import { describe, expect, test } from '@jest/globals';
import { type CareInputName, parseCareInputs, parsePreviewInputs } from '../../../src/host/inputs/care.ts';

const parse = (given: Partial<Record<CareInputName, string>>) =>
  parseCareInputs((name) => given[name] ?? (name === 'prDraft' ? 'keep' : ''));

test('lists are separated by commas, each entry once whatever its case', () => {
  expect(
    parse({
      prLabels: ' documentation , needs review, Documentation,',
      prReviewers: 'Requester, hubot,octo-org/docs-writers, HUBOT, copilot[bot]',
      prAssignees: 'hubot, octo_cat',
      prDraft: 'Ready',
      prAutoMerge: 'squash',
      pullRequestRepositories: 'octo-org/site, octo-org/.github',
    }),
  ).toEqual({
    labels: ['documentation', 'needs review'],
    reviewers: [
      { kind: 'requester' },
      { kind: 'person', login: 'hubot' },
      { kind: 'team', organisation: 'octo-org', slug: 'docs-writers' },
      { kind: 'person', login: 'copilot[bot]' },
    ],
    assignees: ['hubot', 'octo_cat'],
    draft: 'ready',
    autoMerge: 'squash',
    repositories: ['octo-org/site', 'octo-org/.github'],
  });
});

test('nothing given is nothing wanted', () => {
  expect(parse({})).toEqual({
    labels: [],
    reviewers: [],
    assignees: [],
    draft: 'keep',
    autoMerge: undefined,
    repositories: [],
  });
});

describe('a bad value is an error that names the input', () => {
  test.each<[CareInputName, string]>([
    ['prLabels', 'x'.repeat(51)],
    ['prLabels', 'one\ntwo'],
    ['prReviewers', '@octocat'],
    ['prReviewers', 'a/b/c'],
    ['prReviewers', '/writers'],
    ['prReviewers', 'octo-org/..'],
    ['prReviewers', 'two words'],
    ['prAssignees', 'octo-org/writers'],
    ['prAssignees', 'octocat hubot'],
    ['prAssignees', Array.from({ length: 11 }, (_, n) => `user${n}`).join(',')],
    ['prDraft', 'maybe'],
    ['prAutoMerge', 'true'],
    ['pullRequestRepositories', 'octo-docs'],
    ['pullRequestRepositories', 'octo-org/..'],
    ['pullRequestRepositories', 'https://github.com/octo-org/site'],
  ])('%s: %j', (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(`Input ${name}: `);
  });
});

describe('preview', () => {
  test.each([
    [{}, undefined],
    [{ INPUT_PREVIEW: 'true' }, 300_000],
    [{ INPUT_PREVIEW: 'true', INPUT_PREVIEWMINUTES: '0.5' }, 30_000],
    [{ INPUT_PREVIEW: 'false', INPUT_PREVIEWMINUTES: '1' }, undefined],
  ])('%j waits %j ms', (given, ms) => {
    expect(parsePreviewInputs(given)).toBe(ms);
  });

  test.each([{ INPUT_PREVIEW: 'perhaps' }, { INPUT_PREVIEWMINUTES: '61' }, { INPUT_PREVIEWMINUTES: '-1' }])(
    '%j is refused',
    (given) => {
      expect(() => parsePreviewInputs(given)).toThrow('Input preview');
    },
  );
});
