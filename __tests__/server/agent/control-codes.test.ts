import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createControlFilter } from '../../../src/server/agent/control-codes.ts';

const clean = (text: string) => createControlFilter().push(text);

describe('what an agent prints for a terminal', () => {
  test.each([
    ['colours', '\x1b[31mred\x1b[0m', 'red'],
    ['colours in C1', '\x9b31mred\x9b0m', 'red'],
    ['a title', '\x1b]0;title\x07text', 'text'],
    ['a link', '\x1b]8;;https://example.com\x1b\\text\x1b]8;;\x1b\\', 'text'],
    ['a device string', '\x1bPq#0\x1b\\text', 'text'],
    ['a device string in C1', '\x90q#0\x9ctext', 'text'],
    ['a character set', '\x1b(Btext', 'text'],
    ['a single escape', '\x1b7text\x1bc', 'text'],
    ['a title without an end', '\x1b]0;title\nnext', '\nnext'],
    ['a sequence without an end', '\x1b[31\nnext', '\nnext'],
    ['a sequence within a string', '\x1b]0;a\x1b[31mred', 'red'],
    ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
    ['a progress bar', '10%\r20%\r\x1b[K\ndone', '10%\n20%\ndone'],
    ['a bell, a null and a backspace', 'a\x07\x00\x08b', 'ab'],
    ['nothing special', 'Ünïcode 日本 😀\tok\n', 'Ünïcode 日本 😀\tok\n'],
  ])('is left out: %s', (_, text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  /** The same, said by patterns over the whole text. */
  const reference = (text: string) =>
    text
      .replace(
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        /(?:\x1b\[|\x9b)[ -?]*[@-~]?|(?:\x1b[PX\]^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n\r\x18\x1a]*(?:\x07|\x9c|\x1b\\)?|\x1b[ -/]*[0-~]?/g,
        '',
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g, '')
      .replace(/\r\n?/g, '\n');
  const printed = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...'\x1b\x9b\x9d\x90\x9c\x07\x18\n\r\t[]PX^_\\;m(B? 0a~\x7f\x80',
          '\x1b[',
          '\x1b]',
          '\x1b\\',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(''));

  test('is left out the same way by patterns', () => {
    fc.assert(
      fc.property(printed, (text) => expect(clean(text)).toBe(reference(text))),
      { numRuns: 2000 },
    );
  });

  test('is left out the same way in whatever pieces it comes', () => {
    fc.assert(
      fc.property(printed, fc.array(fc.nat(60)), (text, cuts) => {
        const filter = createControlFilter();
        const borders = [
          0,
          ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b),
          text.length,
        ];
        const pieces = borders.slice(1).map((end, i) => text.slice(borders[i], end));
        expect(pieces.map(filter.push).join('')).toBe(clean(text));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['ESC ]', '\x1b]'],
    ['ESC P', '\x1bP'],
    ['ESC [', '\x1b['],
    ['ESC', '\x1b'],
    ['CSI', '\x9b'],
    ['OSC', '\x9d'],
    ['plain text', 'abc'],
    ['text and colours', 'a\x1b[1m'],
  ])('costs one look at each character: %s', (_, unit) => {
    const looks = { codes: 0, copied: 0 };
    class Counted extends String {
      override charCodeAt(at: number) {
        looks.codes++;
        return super.charCodeAt(at);
      }
      override slice(from?: number, to?: number) {
        const part = super.slice(from, to);
        looks.copied += part.length;
        return part;
      }
    }
    const text = new Counted(unit.repeat(50_000));
    createControlFilter().push(text as unknown as string);
    expect(looks.codes).toBe(text.length);
    expect(looks.copied).toBeLessThanOrEqual(text.length);
  });
});
