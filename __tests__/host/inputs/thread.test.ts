import { describe, expect, test } from '@jest/globals';
import { parseThreadInputs } from '../../../src/host/inputs/thread.ts';

const accepted = { roles: ['write'], contexts: ['issue'], followUps: ['auto'] } as const;
const parsePages = (pages: string) => parseThreadInputs({ INPUT_PAGES: pages }, accepted).pages;

describe('pages', () => {
  test.each([
    ['nothing', '', []],
    ['blanks', ' \n', []],
    ['no page', '[]', []],
    ['paths', '["/install", "/a b?c=\\"d\\""]', ['/install', '/a b?c="d"']],
    [
      'rows as page-views gives them',
      '[{"path":"/install","human":1,"ai":2,"total":3,"previous":0,"change":3}, {"path":"__proto__"}]',
      ['/install', '__proto__'],
    ],
    ['both', '["/a", {"path": "/b"}]', ['/a', '/b']],
  ])('%s', (_, text, pages) => expect(parsePages(text)).toEqual(pages));

  test.each([
    ['words', '/install'],
    ['a list without brackets', '"/a", "/b"'],
    ['an object', '{"path":"/a"}'],
    ['one text', '"/a"'],
    ['null', 'null'],
    ['a number among them', '["/a", 5]'],
    ['an empty path', '[""]'],
    ['a row without a path', '[{"page":"/a"}]'],
    ['a row with a number for a path', '[{"path":5}]'],
    ['a row that inherits its path', '[{"__proto__":{"path":"/a"}}]'],
    ['an expression that gave nothing', '[{"path":}]'],
  ])('%s is refused', (_, text) => {
    expect(() => parsePages(text)).toThrow(/^Input pages: .*accepted is a JSON array of paths/);
  });
});
