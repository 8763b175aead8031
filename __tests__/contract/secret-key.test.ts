import { expect, test } from '@jest/globals';
import { DEFAULT_BASE_URL } from '../../src/contract/paths.ts';
import { checkSecretKey } from '../../src/contract/secret-key.ts';

const own = 'https://docs.example';

test.each<[string, string, string, string | undefined]>([
  ['an admin key', 'mint_abc', DEFAULT_BASE_URL, undefined],
  ['an admin key elsewhere', 'mint_abc', own, undefined],
  ['a key of a service of one’s own', 'any-key!', own, undefined],
  ['such a key at the hosted service', 'any-key!', DEFAULT_BASE_URL, 'no-prefix'],
  ['the prefix in other letters', 'Mint_abc', DEFAULT_BASE_URL, 'no-prefix'],
  ['an assistant key', 'mint_dsc_abc', own, 'assistant-key'],
  ['a user key', 'mint_us_abc', DEFAULT_BASE_URL, 'user-key'],
  ['nothing', '', own, 'empty'],
  ['a blank inside', 'mint_a b', own, 'not-printable'],
  ['a line break', 'mint_a\nb', own, 'not-printable'],
  ['a header in it', 'mint_a\r\nx-evil: 1', own, 'not-printable'],
  ['a letter beyond ASCII', 'mint_ü', own, 'not-printable'],
  ['a control character', 'mint_\x7f', own, 'not-printable'],
  ['a zero-width space', 'mint_a\u200b', own, 'not-printable'],
])('%s', (_, key, baseUrl, reason) => {
  expect(checkSecretKey(key, baseUrl)).toEqual(reason === undefined ? { ok: true } : { ok: false, reason });
});
