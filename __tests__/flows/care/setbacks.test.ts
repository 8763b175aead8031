import { describe, expect, test } from '@jest/globals';
import { createSetbacks, explainSetback } from '../../../src/flows/care/setbacks.ts';
import { HostError } from '../../../src/host/github/host-error.ts';

const repository = 'o/r';
const needs = '`pull-requests: write`';
const hint = 'the repository may have none';

describe('why something could not be set', () => {
  test.each<[string, unknown, { hint?: string }, string]>([
    [
      'a token that may not',
      new HostError('forbidden', 'HTTP 403'),
      { hint },
      'HTTP 403; give the job, or a githubToken for o/r, `pull-requests: write`',
    ],
    [
      'a token that may not, of a host that says what it lacks',
      new HostError('forbidden', { message: 'HTTP 403', required: 'write:repository' }),
      {},
      'HTTP 403; The host says what is required: `write:repository`. Let githubToken have that',
    ],
    [
      'an operation that is not there',
      new HostError('gone', 'HTTP 404'),
      {},
      'HTTP 404; the host has no such operation, or githubToken does not reach o/r',
    ],
    ['one of whom it is known', new HostError('gone', 'HTTP 404'), { hint }, `HTTP 404: ${hint}`],
    ['a refusal', new HostError('refused', 'HTTP 422'), {}, 'HTTP 422'],
    ['a refusal that may be meant so', new HostError('refused', 'HTTP 422'), { hint }, `HTTP 422: ${hint}`],
    [
      'a refusal with a reason',
      new HostError('refused', { message: 'HTTP 422', says: 'No such label.' }),
      { hint },
      `HTTP 422, where the host says "No such label": ${hint}`,
    ],
    [
      'a reason that was told already',
      new HostError('refused', { message: 'HTTP 422 (No such label)', says: 'No such label' }),
      {},
      'HTTP 422 (No such label)',
    ],
    [
      'a lost answer',
      new HostError('lost', 'the connection was reset'),
      { hint },
      'the connection was reset; it may be set all the same',
    ],
    ['a host that is down', new HostError('unreachable', 'HTTP 502'), { hint }, 'HTTP 502'],
    ['what is no error', 'odd', {}, 'something unexpected happened'],
  ])('%s', (_, error, given, sentence) => {
    expect(explainSetback(error, { needs, repository, ...given })).toBe(sentence);
  });
});

test('one reason is told once, in the order in which it came', () => {
  const setbacks = createSetbacks({ repository, number: 7 });
  setbacks.missed('label one', 'the time was up');
  setbacks.failed({ what: 'draft', needs }, new HostError('refused', 'HTTP 422'));
  setbacks.missed('label two', 'the time was up');
  expect(setbacks.tell()).toEqual([
    'Not set on the pull request: label one; label two (the time was up).',
    'Not set on the pull request: draft (HTTP 422).',
  ]);
});
