import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { PULL_BODY_MAX_CHARACTERS, tellAskedFor, withAskedLine } from '../../src/story/asked-line.ts';

const START = '<!-- docs-agent:asked -->';
const END = '<!-- docs-agent:asked-end -->';

const line = fc
  .record({
    repository: fc.constantFrom('octo-org/octo-docs', 'o/r', 'a_b/c.d'),
    thread: fc.integer({ min: 1, max: 99_999 }),
    by: fc.constantFrom('', 'octocat', 'deadbeef1', 'renovate[bot]', 'a_b-1', '$&', '$1'),
  })
  .map(tellAskedFor);

/** Texts that look like ours, whole or in parts, between any others. */
const bodies = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 3, arbitrary: fc.constantFrom('\n', '\r\n', '\r', '\n\n', '```', '<!--', '-->', ' ') },
      { weight: 3, arbitrary: fc.constantFrom(START, END, 'Asked for in o/r#5 by @x', '$&') },
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const BLOCK = /<!-- docs-agent:asked -->\r?\n([^\r\n]*)\r?\n<!-- docs-agent:asked-end -->/g;
const linesIn = (body: string) => [...body.matchAll(BLOCK)].map(([, inner]) => inner);
const put = (body: string, inner: string) => withAskedLine(body, inner) ?? body;

describe('the line in the body', () => {
  test('stands behind the body, between two hidden lines', () => {
    const told = tellAskedFor({ repository: 'octo-org/octo-docs', thread: 5, by: 'octocat' });
    expect(told).toBe('Asked for in octo-org/octo-docs#5 by @\u200boctocat');
    expect(withAskedLine('Explains the flag.\r\n', told)).toBe(
      `Explains the flag.\r\n\n\n${START}\n${told}\n${END}`,
    );
    expect(withAskedLine('', told)).toBe(`${START}\n${told}\n${END}`);
    expect(tellAskedFor({ repository: 'o/r', thread: 5, by: '' })).toBe('Asked for in o/r#5');
  });

  test('is kept up to date where an editor has changed the line ends, and behind what was added since', () => {
    const edited = `Old.\r\n\r\n${START}\r\nAsked for in o/r#5 by @x\r\n${END}\r\n\r\nMore.`;
    expect(withAskedLine(edited, 'Asked for in o/r#6')).toBe(
      `Old.\r\n\r\n${START}\r\nAsked for in o/r#6\r\n${END}\r\n\r\nMore.`,
    );
  });

  test('is not written where there is no room for it', () => {
    const block = `\n\n${START}\nAsked for in o/r#5\n${END}`;
    const fits = 'x'.repeat(PULL_BODY_MAX_CHARACTERS - block.length);
    expect(withAskedLine(fits, 'Asked for in o/r#5')).toBe(fits + block);
    expect(withAskedLine(`${fits}x`, 'Asked for in o/r#5')).toBeUndefined();
  });

  test('stands once in any body that has none, however often it is written, and the rest is unchanged', () => {
    fc.assert(
      fc.property(bodies, fc.array(line, { minLength: 1, maxLength: 5 }), (body, lines) => {
        fc.pre(linesIn(body).length === 0);
        const written = lines.reduce(put, body);
        expect(linesIn(written)).toEqual([lines.at(-1)]);
        expect(written.startsWith(body)).toBe(true);
        const gap = body === '' ? '' : '\n\n';
        expect(written).toBe(`${body}${gap}${START}\n${lines.at(-1)}\n${END}`);
      }),
      { numRuns: 2_000 },
    );
  });

  test('takes the place of the last one, byte for byte, and nothing else changes', () => {
    fc.assert(
      fc.property(
        bodies,
        line,
        bodies,
        fc.constantFrom('\n', '\r\n'),
        line,
        (before, old, after, end, fresh) => {
          const body = `${before}${START}${end}${old}${end}${END}${after}`;
          const count = linesIn(body).length;
          fc.pre(count === linesIn(before).length + 1);
          fc.pre(linesIn(after).length === 0);
          expect(withAskedLine(body, fresh)).toBe(`${before}${START}${end}${fresh}${end}${END}${after}`);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('is the same when it is written again', () => {
    fc.assert(
      fc.property(bodies, line, (body, inner) => {
        const once = put(body, inner);
        expect(put(once, inner)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});
