import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseConfig } from '../../../src/server/config/config.ts';
import { knownSecrets } from '../../../src/server/words/known-secrets.ts';
import { redactSecrets } from '../../../src/server/words/redact.ts';

const SECRET = 'tok-9f3_KzäQ7/vw==';
const OTHER = 'another-secret-0123456789';
const redactor = redactSecrets([SECRET, OTHER, 'short']);

const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const wrap = (text: string, width: number) => text.replace(new RegExp(`(.{${width}})`, 'g'), '$1\n');

test.each<[string, string]>([
  ['plain', SECRET],
  ['hex', Buffer.from(SECRET).toString('hex')],
  ['hex in capitals', Buffer.from(SECRET).toString('hex').toUpperCase()],
  ['percent-encoded whole', percent(SECRET)],
  ['percent-encoded whole, in capitals', percent(SECRET).toUpperCase()],
  ['percent-encoded as addresses are', encodeURIComponent(SECRET)],
  ['broken into lines', wrap(SECRET, 4)],
  ['behind a percent sign that is none', `100%${SECRET}`],
])('a secret that is %s is taken out', (_, text) => {
  expect(redactor.text(`before ${text} after`)).toMatch(/^before (100%)?\*\*\*\n? after$/);
});

const contains = (text: string, encoding: 'base64' | 'base64url') =>
  // What decodes to the secret at any alignment, whatever was cut off before.
  [0, 1, 2, 3].some((cut) =>
    Buffer.from(text.replace(/\s/g, '').slice(cut), encoding).includes(SECRET.slice(2, -2)),
  );

test('a secret in base64 or base64url is taken out, whatever stands around it and however wide the lines are', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 40 }),
      fc.uint8Array({ maxLength: 40 }),
      fc.constantFrom('base64' as const, 'base64url' as const),
      fc.integer({ min: 1, max: 80 }),
      (before, after, encoding, width) => {
        const text = Buffer.concat([before, Buffer.from(SECRET), after]).toString(encoding);
        const shown = redactor.text(wrap(text, width));
        expect(shown).toContain('***');
        for (const part of shown.split('***')) expect(contains(part, encoding)).toBe(false);
      },
    ),
  );
});

test('where a text is cut into chunks makes no difference', () => {
  const pieces = [
    SECRET,
    OTHER,
    percent(OTHER),
    Buffer.from(`x${OTHER}`).toString('base64'),
    'tok-',
    '%',
    'ä',
    '\n',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }),
      (parts, sizes) => {
        const bytes = Buffer.from(parts.join(''));
        const stream = redactor.stream();
        let shown = '';
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          shown += stream.push(bytes.subarray(at, at + size));
          at += size;
        }
        shown += stream.flush();
        expect(shown).toBe(redactor.text(bytes.toString()));
        for (const secret of [SECRET, OTHER]) expect(shown).not.toContain(secret);
      },
    ),
  );
});

test('all else stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(redactor.text(text)).toBe(text.toWellFormed());
    }),
  );
  expect(redactSecrets([]).text('short and %41')).toBe('short and %41');
});

test('a text that almost matches everywhere costs one step for each byte', () => {
  const { text } = redactSecrets([`${'a'.repeat(500)}b`]);
  expect(text('a'.repeat(2_000_000))).toHaveLength(2_000_000);
  const repeated = redactSecrets(['a'.repeat(500)]);
  expect(repeated.text('a'.repeat(2_000_000))).toBe('***');
});

test('the service knows its tokens, its agents’ variables and the passwords of its proxies', () => {
  const environment = { T: 'token-1', V: 'value-1', https_proxy: 'http://me:p%40ss@proxy.example' };
  const agent = { command: 'x', env: ['V', 'UNSET'] };
  const projects = { a: { repository: 'https://git.example/o/r', tokenEnv: 'T', agent } };
  const config = parseConfig({ projects }, { directory: '/', environment });
  expect(knownSecrets(config, environment)).toEqual(['token-1', 'value-1', 'p%40ss', 'p@ss']);
});
