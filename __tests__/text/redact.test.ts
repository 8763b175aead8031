import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redact } from '../../src/text/redact.ts';

const KEY = 'mint_a+b/c"d%e=f?g';

const unicode = (text: string) =>
  text.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const entities = (text: string, radix: 10 | 16) =>
  [...text].map((it) => `&#${radix === 16 ? 'x' : ''}${it.charCodeAt(0).toString(radix)};`).join('');
const percent = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

describe('redact', () => {
  test.each([
    ['as it is', `Bearer ${KEY}!`, [KEY], 'Bearer ***!'],
    ['every time', `${KEY} ${KEY}`, [KEY], '*** ***'],
    ['percent-encoded', `?key=${encodeURIComponent(KEY)}&x=1`, [KEY], '?key=***&x=1'],
    ['percent-encoded in small letters', `k=${encodeURIComponent(KEY).toLowerCase()}`, [KEY], 'k=***'],
    ['inside JSON', JSON.stringify({ key: KEY }), [KEY], '{"key":"***"}'],
    ['in base64', `x ${Buffer.from(KEY).toString('base64')} y`, [KEY], 'x *** y'],
    [
      'inside JSON with escaped slashes',
      JSON.stringify({ key: KEY }).replaceAll('/', '\\/'),
      [KEY],
      '{"key":"***"}',
    ],
    ['inside JSON with every character escaped', `"${unicode(KEY)}"`, [KEY], '"***"'],
    ['in HTML, by number', `<p>${entities(KEY, 10)}!`, [KEY], '<p>***!'],
    ['in HTML, by hexadecimal number', `<p>${entities(KEY, 16)}!`, [KEY], '<p>***!'],
    ['in HTML, a few characters by number', '&#x6D;int_a&#0043;b/c&quot;d%e&#61;f?g', [KEY], '***'],
    ['in HTML, by numbers without an end', '&#109int_a&#43b/c&#34d%e&#61f?g', [KEY], '***'],
    ['in HTML, by name', `x &amp;&lt;&gt;&quot;&apos; y`, ['&<>"\''], 'x *** y'],
    [
      'with line ends and tabs, inside JSON',
      JSON.stringify({ key: 'k\r\n\t\b\fz' }),
      ['k\r\n\t\b\fz'],
      '{"key":"***"}',
    ],
    ['in hexadecimal', `x ${Buffer.from(KEY).toString('hex')} y`, [KEY], 'x *** y'],
    ['in capital hexadecimal', Buffer.from(KEY).toString('hex').toUpperCase(), [KEY], '***'],
    ['percent-encoded character by character', KEY.replace(/./gs, percent), [KEY], '***'],
    [
      'beyond ASCII, in every form',
      `ä😀k ${unicode('ä😀k')} ${encodeURIComponent('ä😀k')} &#228;&#128512;k`,
      ['ä😀k'],
      '*** *** *** ***',
    ],
    ['not what only begins alike', '&#1090;int_a+b/c"d%e=f?g', [KEY], '&#1090;int_a+b/c"d%e=f?g'],
    ['the longer secret first', 'abcdef abc', ['abc', 'abcdef'], '*** ***'],
    ['overlapping secrets whole', 'xabcdy', ['abc', 'bcd'], 'x***y'],
    ['no empty secret', 'nothing here', ['', 'zzz'], 'nothing here'],
    ['no pattern characters', 'a.c abc', ['a.c'], '*** abc'],
  ])('%s', (_, text, secrets, expected) => {
    expect(redact(text, secrets)).toBe(expected);
  });

  const secret = fc.string({
    minLength: 8,
    maxLength: 40,
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  });
  test('no form of a secret survives, wherever it stands in base64', () => {
    fc.assert(
      fc.property(
        secret,
        fc.string({ maxLength: 4 }),
        fc.constantFrom('base64', 'base64url'),
        (key, before, encoding) => {
          fc.pre(!'***'.includes(key));
          const whole = Buffer.from(`${before}:${key}:tail`).toString(encoding as BufferEncoding);
          const safe = redact(`${key} ${encodeURIComponent(key)} ${JSON.stringify(key)} Basic ${whole}`, [
            key,
          ]);
          const leaked = safe
            .split(/[^\w+/-]+/)
            .map((word) => Buffer.from(word, 'base64').toString('latin1'));
          for (const part of [safe, ...leaked]) expect(part.includes(key.slice(1, -1))).toBe(false);
          expect(safe).toContain('Basic ');
          expect(safe.split('***').length).toBeGreaterThanOrEqual(5);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('text without the secret is left alone', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(redact(text, ['a-secret-that-is-not-there'])).toBe(text);
      }),
    );
  });
});
