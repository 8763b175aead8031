import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isTrustedLink, readPrLink } from '../../src/text/links.ts';

describe('readPrLink', () => {
  test.each([
    ['https', 'https://github.com/o/r/pull/1', 'https://github.com/o/r/pull/1'],
    ['http with a port', 'http://127.0.0.1:8080/review/p/j', 'http://127.0.0.1:8080/review/p/j'],
    [
      'a look-alike shows its ASCII form',
      'https://gіthub.com/o/r/pull/1',
      'https://xn--gthub-n2e.com/o/r/pull/1',
    ],
    ['capital letters', 'HTTPS://GitHub.com/O', 'https://github.com/O'],
    ['an IPv6 address', 'http://[::1]:80/x', 'http://[::1]/x'],
    ['a query alone', 'https://x.test?a=b', 'https://x.test/?a=b'],
    ['just as long as may be', `https://x.test/${'a'.repeat(2033)}`, `https://x.test/${'a'.repeat(2033)}`],
    ['quotes are encoded', 'https://x.test/"<b>', 'https://x.test/%22%3Cb%3E'],
  ])('%s', (_, value, expected) => {
    expect(readPrLink(value)).toBe(expected);
  });

  test.each([
    ['null', null],
    ['a number', 7],
    ['empty', ''],
    ['no address', 'not a url'],
    ['another scheme', 'javascript:alert(1)'],
    ['user information', 'https://user:pass@github.com/o/r'],
    ['an empty user', 'https://@github.com/o/r'],
    ['a line end', 'https://github.com/\no/r'],
    ['a space', 'https://github.com/o r'],
    ['a zero-width space', 'https://github.com/o\u200b/r'],
    ['a backslash', 'https://github.com\\@evil.test/'],
    ['a quote in the host', 'https://x.test"/o'],
    ['no host', 'https:///o/r'],
    ['one slash', 'https:/github.com/o/r'],
    ['too long by one', `https://x.test/${'a'.repeat(2034)}`],
    ['too long when it is encoded', `https://x.test/${'"'.repeat(1000)}`],
    ['too long', `https://github.com/${'a'.repeat(2048)}`],
  ])('%s is dropped', (_, value) => {
    expect(readPrLink(value)).toBeUndefined();
  });
});

test('what is read as a link is one address on its own host, and is read so again', () => {
  const piece = fc.constantFrom(
    ...[
      'https://',
      'http://',
      'x.test',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '.',
      '%',
      '%2f',
      '%0a',
      ' ',
      '\t',
      '\n',
    ],
    ...[
      'user',
      '[::1]',
      ':80',
      'javascript:',
      '\u200b',
      '\u202e',
      '\ufe0f',
      '。',
      'ß',
      '\ud800',
      '"',
      '<',
      '>',
      '(',
      ')',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const link = readPrLink(`https://x.test${pieces.join('')}`) ?? readPrLink(pieces.join(''));
      if (link === undefined) return;
      expect(link).toMatch(/^https?:\/\/[!-~]+$/);
      expect(link).not.toMatch(/["<>\\]|^https?:\/\/[^/?#]*@/);
      expect(readPrLink(link)).toBe(link);
    }),
    { numRuns: 3000 },
  );
});

describe('isTrustedLink', () => {
  const link = 'https://github.com/o/r/pull/1';
  test.each([
    ['the code host', link, { serverUrl: 'https://github.com' }, true],
    [
      "the job's repository",
      'https://git.test/o/r/pulls/1',
      { repository: 'https://git.test/o/r.git' },
      true,
    ],
    ['the service', 'http://127.0.0.1:9/review/p/j', { baseUrl: 'http://127.0.0.1:9' }, true],
    ['another scheme', 'http://github.com/o/r', { serverUrl: 'https://github.com' }, false],
    ['another port', 'https://github.com:444/o', { serverUrl: 'https://github.com' }, false],
    ['a longer host', 'https://github.com.evil.test/o', { serverUrl: 'https://github.com' }, false],
    ['a repository that is no web address', link, { repository: 'git@github.com:o/r.git' }, false],
    ['opaque origins', 'data:text/html,x', { repository: 'file:///srv/r.git' }, false],
    ['nothing to trust', link, {}, false],
  ])('%s', (_, url, trusted, expected) => {
    expect(isTrustedLink(url, trusted)).toBe(expected);
  });
});

test('no code point may stand in a link that is hidden, a blank or a backslash, and every other', () => {
  const refused = /[\s\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
  const others = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    const isRead = readPrLink(`https://x.test/a${character}b`) !== undefined;
    if (isRead === refused.test(character)) others.push(code);
  }
  expect(others).toEqual([]);
});
