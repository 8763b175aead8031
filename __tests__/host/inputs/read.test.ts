import { describe, expect, test } from '@jest/globals';
import { InputError, showGiven } from '../../../src/host/inputs/input-error.ts';
import {
  parseBoolean,
  parseNumber,
  parseRequired,
  parseWords,
  readInput,
} from '../../../src/host/inputs/read.ts';

describe('readInput', () => {
  test.each<[string, string | undefined, string]>([
    ['as given', 'false', 'false'],
    ['trimmed', ' \tfalse\n', 'false'],
    ['empty → the default', '', 'true'],
    ['blank → the default', ' \n', 'true'],
    ['not there → the default', undefined, 'true'],
  ])('%s', (_, given, expected) => {
    expect(readInput(given === undefined ? {} : { INPUT_WAIT: given }, 'wait')).toBe(expected);
  });

  test('an input without a default is empty, and so is one whose default the runner fills', () => {
    expect([readInput({}, 'jobId'), readInput({}, 'githubToken')]).toEqual(['', '']);
  });
});

describe('parseBoolean', () => {
  test.each([
    ['true', true],
    ['TRUE', true],
    ['False', false],
  ])('%s', (given, expected) => expect(parseBoolean('wait', given)).toBe(expected));

  test.each(['yes', '1', 'no', 'on', ' true'])('%j is refused', (given) => {
    expect(() => parseBoolean('wait', given)).toThrow(
      `Input wait: "${given.trim()}" was given; accepted are true and false.`,
    );
  });
});

describe('parseNumber', () => {
  const bounds = { min: 0.05, max: 60, unit: 'seconds' };

  test.each([
    ['0.05', 0.05],
    ['.05', 0.05],
    ['1', 1],
    ['1.50', 1.5],
    ['007', 7],
    ['60', 60],
  ])('%s', (given, expected) => expect(parseNumber('pollSeconds', given, bounds)).toBe(expected));

  test.each(['0.049', '60.01', '-1', '+1', '1e1', '0x10', '.', '5.', '5s', '1,5', 'NaN', 'Infinity', ''])(
    '%j is refused',
    (given) => {
      expect(() => parseNumber('pollSeconds', given, bounds)).toThrow(InputError);
      expect(() => parseNumber('pollSeconds', given, bounds)).toThrow(
        `Input pollSeconds: "${given}" was given; accepted is a number of seconds from 0.05 to 60.`,
      );
    },
  );
});

describe('parseWords', () => {
  const accepted = ['failed', 'archived', 'timeout'] as const;

  test.each<[string, string[]]>([
    ['failed', ['failed']],
    ['failed,archived', ['failed', 'archived']],
    [' failed , archived\ntimeout failed,', ['failed', 'archived', 'timeout']],
    ['none', []],
    ['None', []],
  ])('%j', (given, expected) => {
    expect([...parseWords('failOn', given, accepted)]).toEqual(expected);
  });

  test.each(['none,failed', 'failed,None', 'none none'])('%j is refused: none stands alone', (given) => {
    expect(() => parseWords('failOn', given, accepted)).toThrow(
      `Input failOn: "${given}" was given; none stands alone, without other words.`,
    );
  });

  test.each(['Failed', 'unknown', '__proto__'])('%j is refused', (given) => {
    expect(() => parseWords('failOn', given, accepted)).toThrow(
      /^Input failOn: ".+" was given; accepted are failed, archived, timeout, or none\.$/,
    );
  });
});

test('a required input that is empty says where to find it', () => {
  expect(() => parseRequired('projectId', '', 'Look there.')).toThrow(
    'Input projectId: nothing was given. Look there.',
  );
  expect(parseRequired('projectId', 'a', '')).toBe('a');
});

describe('showGiven', () => {
  test.each([
    ['a word', 'a', '"a"'],
    ['lines', ' a\r\n  b ', '"a b"'],
    ['the longest that is shown', 'x'.repeat(200), `"${'x'.repeat(200)}"`],
    ['a longer one, of which nothing is shown', 'x'.repeat(201), 'a text of 201 characters'],
  ])('%s', (_, given, expected) => expect(showGiven(given)).toBe(expected));
});
