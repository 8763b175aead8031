import { describe, expect, test } from '@jest/globals';
import {
  adviseToken,
  explainHostFailure,
  failureOf,
  warnOfFailures,
  wordsOf,
} from '../../src/flows/host-failure.ts';
import { HostError } from '../../src/host/github/host-error.ts';
import type { HostFailure } from '../../src/ports/code-host.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

test('only an error of the host is a failure of it', () => {
  expect(failureOf(new HostError('gone', 'HTTP 404'))).toBe('gone');
  for (const other of [new Error('gone'), { failure: 'gone' }, 'gone', undefined])
    expect(failureOf(other)).toBeUndefined();
});

test.each<[HostFailure, RegExp]>([
  ['forbidden', /^HTTP 4\. Give the job the permissions `issues: write`.*has them\.$/],
  ['locked', /^the thread is locked\.$/],
  ['gone', /^there is no such thread or comment \(HTTP 4\)/],
  ['moved', /^HTTP 4\. Work on it from where it is now/],
  ['unreachable', /^HTTP 4\.$/],
])('%s is explained, with what to do about it', (failure, sentence) => {
  expect(explainHostFailure(new HostError(failure, 'HTTP 4'))).toMatch(sentence);
});

test('what was thrown may be anything', () => {
  expect(explainHostFailure('no error')).toBe('something unexpected happened.');
});

describe('a warning', () => {
  test('of a permission that is missing comes once, whatever it keeps from being done', () => {
    const log = createRecordedLog();
    const warn = warnOfFailures(log);
    for (const what of ['One', 'Two']) warn(what, new HostError('forbidden', 'HTTP 403'));
    for (const what of ['Three', 'Four']) warn(what, new HostError('unreachable', 'no answer'));
    expect(log.lines.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'warning: One',
      'info: Two',
      'warning: Three',
      'warning: Four',
    ]);
  });
});

test('the host’s own words are told in the place of ours, and only those of an error', () => {
  const said = Object.assign(new HostError('forbidden', 'HTTP 403'), { says: 'no', required: 'read:user' });
  expect(wordsOf(said)).toEqual({ says: 'no', required: 'read:user' });
  for (const other of [{ says: 'no', required: 'all' }, 'no', undefined])
    expect(wordsOf(other)).toEqual({ says: '', required: '' });
  expect(adviseToken(said, 'ours')).toContain('`read:user`');
  expect(adviseToken(new Error('no'), 'ours')).toBe('ours');
});
