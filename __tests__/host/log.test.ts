import { beforeEach, describe, expect, test } from '@jest/globals';
import { createLog, maskSecret } from '../../src/host/log.ts';
import { parseLogCommand, splitLogLines } from '../support/runner-grammar.ts';

const KEY = 'mint_k3yForTheTestsOnly';
let printed: string;

const write = (text: string) => {
  printed += text;
};

beforeEach(() => {
  printed = '';
});

const commands = () => splitLogLines(printed).flatMap((line) => parseLogCommand(line) ?? []);

describe('info', () => {
  test.each<[string, string, string]>([
    ['plain', 'Job job_1: active.', 'Job job_1: active.\n'],
    ['with the key', `a ${KEY} b`, 'a *** b\n'],
    ['with the key and hidden characters in it', KEY.split('').join('\u200b'), '***\n'],
  ])('%s', (_, text, expected) => {
    createLog([KEY], write).info(text);
    expect(printed).toBe(expected);
  });

  test.each([
    '::error::x',
    'a\n::error::x',
    'a\r::set-env name=A::x',
    '##[error]x',
    'a\u0085 ::stop-commands::x',
  ])('%j is no command', (text) => {
    createLog([], write).info(text);
    expect(commands()).toEqual([]);
  });
});

test.each(['notice', 'warning', 'error'] as const)('%s is one annotation, redacted and harmless', (level) => {
  createLog([KEY], write)[level](`first ${KEY}\n::error::second`);
  expect(commands()).toMatchObject([{ name: level, properties: { title: 'docs-agent' } }]);
  expect(printed).not.toContain(KEY);
});

test('a secret of several lines is masked whole and line by line', () => {
  maskSecret('first line\r\n\nsecond', write);
  expect(commands().map(({ name, data }) => [name, data])).toEqual([
    ['add-mask', 'first line\r\n\nsecond'],
    ['add-mask', 'first line'],
    ['add-mask', 'second'],
  ]);
});
