import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { neutralise } from '../../src/text/neutralise.ts';

/*
 * The runner's grammar, written again from src/Runner.Common/ActionCommand.cs of actions/runner, once as it stands and
 * once as a culture-aware search may see it: without anything that has no weight in sorting (marks, zero-width).
 */
function isCommand(line: string): boolean {
  const plain = line.replace(/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\0]/gu, '');
  return [line, plain].some((seen) => isV2(seen) || isV1(seen));
}
function isV2(line: string): boolean {
  const trimmed = line.replace(/^[\p{Z}\t\n\v\f\r\u0085]+/u, '');
  return trimmed.startsWith('::') && trimmed.indexOf('::', 2) >= 0;
}
function isV1(line: string): boolean {
  const start = line.indexOf('##[');
  return start >= 0 && line.indexOf(']', start) >= 0;
}
const commands = (text: string) => text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).filter(isCommand);

describe('neutralise', () => {
  test.each([
    ['an ordinary line', 'built 3 pages in 2 s', 'built 3 pages in 2 s'],
    ['a command', '::set-output name=x::y', ': :set-output name=x::y'],
    ['a command of the old form', 'see ##[error]here', 'see ## [error]here'],
    ['an old command behind hashes', '####[debug]x', '#### [debug]x'],
    ['CRLF and CR', 'a\r\n::warning::b\r::error::c', 'a\n: :warning::b\n: :error::c'],
    ['Unicode line ends', 'a\u2028::add-mask::b\u0085::debug::c', 'a\n: :add-mask::b\n: :debug::c'],
    ['Unicode space before', '\u3000\u00a0\t::error::x', '\u3000\u00a0\t: :error::x'],
    ['zero-width inside', ':\u200b:error::x #\u00ad#[debug]y', ': :error::x ## [debug]y'],
    ['marks inside', ':\u0301:error::x\n#\u0301#[debug]y', ':\u0301 :error::x\n#\u0301# [debug]y'],
    ['colons within a line', 'use std::vec and a::b', 'use std::vec and a::b'],
    ['terminal colours', '\u001b[31mred\u001b[0m', '␛[31mred␛[0m'],
    ['C1 and DEL', '\u009b31m\u007f', '\ufffd31m␡'],
    ['a bidi override', 'abc\u202ecba', 'abccba'],
  ])('%s', (_, text, expected) => {
    expect(neutralise(text)).toBe(expected);
  });

  const piece = fc.constantFrom(
    ...[
      '::',
      ':',
      '##[',
      '#',
      '[',
      ']',
      '\r',
      '\n',
      '\r\n',
      '\u2028',
      '\u0085',
      '\v',
      '\f',
      ' ',
      '\u00a0',
      '\u3000',
    ],
    ...[
      'error',
      'set-env name=A',
      'add-mask',
      '\u200b',
      '\u200d',
      '\u0301',
      '\ufe0f',
      '\0',
      '\ufeff',
      '\u{e0041}',
      '\ud800',
    ],
  );
  const hostile = fc
    .array(fc.oneof({ weight: 6, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 5 })), {
      maxLength: 20,
    })
    .map((pieces) => pieces.join(''));

  test('the arbitrary does make commands', () => {
    expect(fc.sample(hostile, { numRuns: 2000, seed: 7 }).some((text) => commands(text).length > 0)).toBe(
      true,
    );
  });

  test('no line of the result is a command, nothing but tab and LF controls', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = neutralise(text);
        expect(commands(safe)).toEqual([]);
        expect(safe).not.toMatch(/[^\P{Cc}\t\n]|\p{Cf}/u);
        expect(neutralise(safe)).toBe(safe);
      }),
      { numRuns: 2000 },
    );
  });
});

test('no blank or mark, of all code points, hides a command', () => {
  const commands = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const between = String.fromCodePoint(code);
    if (!/[^\S\n]|\p{M}/u.test(between)) continue;
    const safe = neutralise(`a\n${between}::x\n #${between}#${between}[x`);
    const isV1 = /\p{M}/u.test(between) && !safe.endsWith(' [x');
    if (isV1 || !/^[^:]*: :x$/m.test(safe)) commands.push(code);
  }
  expect(commands).toEqual([]);
});
