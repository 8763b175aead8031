import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redact } from '../../src/text/redact.ts';

const KEY = 'mint_a+b/c"d%e=f?g';

describe('redact', () => {
  test.each([
    ['as it is', `Bearer ${KEY}!`, [KEY], 'Bearer ***!'],
    ['every time', `${KEY} ${KEY}`, [KEY], '*** ***'],
    ['percent-encoded', `?key=${encodeURIComponent(KEY)}&x=1`, [KEY], '?key=***&x=1'],
    ['percent-encoded in small letters', `k=${encodeURIComponent(KEY).toLowerCase()}`, [KEY], 'k=***'],
    ['inside JSON', JSON.stringify({ key: KEY }), [KEY], '{"key":"***"}'],
    ['in base64', `x ${Buffer.from(KEY).toString('base64')} y`, [KEY], 'x *** y'],
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
