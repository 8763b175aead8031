import { describe, expect, test } from '@jest/globals';
import { parseFileCommands, parseLog, parseLogCommand } from './runner-grammar.ts';

describe('file commands', () => {
  test.each([
    ['a plain value', 'a=b=c\n', [{ name: 'a', value: 'b=c' }]],
    ['an empty value', 'a=\n', [{ name: 'a', value: '' }]],
    ['a heredoc of lines', 'a<<E\n1\n\n2\nE\n', [{ name: 'a', value: '1\n\n2' }]],
    ['an empty heredoc', 'a<<E\nE\n', [{ name: 'a', value: '' }]],
    ['an equals sign before the heredoc sign', 'a=b<<E\n', [{ name: 'a', value: 'b<<E' }]],
    ['a delimiter with an equals sign', 'a<<E=1\nx\nE=1', [{ name: 'a', value: 'x' }]],
  ])('%s', (_, text, expected) => {
    expect(parseFileCommands(text)).toEqual(expected);
  });

  test.each([
    ['a delimiter that never comes', 'a<<E\nx\n', 'never comes'],
    ['a line in no form', 'hello\n', 'no known form'],
    ['no name before a heredoc', '<<E\nE\n', 'no known form'],
    ['no name before a value', '=x\n', 'without a name'],
  ])('%s is refused', (_, text, message) => {
    expect(() => parseFileCommands(text)).toThrow(message);
  });
});

describe('log commands', () => {
  test.each([
    [
      'an error with properties',
      '::error file=a.md,line=3::bad%0Athing',
      { name: 'error', data: 'bad\nthing' },
    ],
    ['behind white space', '\u00a0\t ::warning::x', { name: 'warning', data: 'x' }],
    ['in capitals', '::ERROR::x', { name: 'error', data: 'x' }],
    ['the older form, anywhere', 'see ##[error]x', { name: 'error', data: 'x' }],
  ])('%s', (_, line, expected) => {
    expect(parseLogCommand(line)).toMatchObject(expected);
  });

  test.each([['x ::error::y'], ['::nonsense::x'], [':: error::x'], ['##[nonsense]x'], ['::error: :x']])(
    '%j is plain text',
    (line) => {
      expect(parseLogCommand(line)).toBeUndefined();
    },
  );

  test('a lone carriage return begins a line', () => {
    expect(parseLog('hello\r::error::x\r\n')).toHaveLength(1);
  });

  test('stopped commands are plain text until their token comes', () => {
    const names = parseLog('::stop-commands::t1\n::error::x\n::t1::\n::notice::y').map(({ name }) => name);
    expect(names).toEqual(['stop-commands', 'notice']);
  });
});
