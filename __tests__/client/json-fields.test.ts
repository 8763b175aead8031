import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { UnexpectedResponseError } from '../../src/client/errors.ts';
import { readFields } from '../../src/client/json-fields.ts';

const read = (text: string | Buffer, names = ['id', 'status', 'source']) =>
  readFields(Buffer.from(text), names);

/** What JSON.parse makes of a text, where that is an object. */
function viaParse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

describe('readFields', () => {
  test.each([
    [
      'fields in any order, others around them',
      '{"x":[1,{"id":"no"}],"status":"active","id":"a"}',
      { id: 'a', status: 'active' },
    ],
    ['white space of every kind', ' \r\n\t{ "id" : "a" , "y" : null } \n', { id: 'a' }],
    ['a byte order mark', '\ufeff{"id":"a"}', { id: 'a' }],
    ['an empty object', '{}', {}],
    ['a name with escapes', '{"\\u0069d":"a"}', { id: 'a' }],
    ['the last of two', '{"id":"a","id":"b"}', { id: 'b' }],
    [
      'a nested value that is asked for',
      '{"source":{"repository":"r","ref":null}}',
      { source: { repository: 'r', ref: null } },
    ],
    [
      'a value longer than any field',
      `{"id":"${'x'.repeat(20_000)}","status":"active"}`,
      { id: undefined, status: 'active' },
    ],
    ['behind half a MiB of escapes', `{"x":"${'\\n'.repeat(262_144)}","id":"a"}`, { id: 'a' }],
    ['__proto__', '{"__proto__":{"id":"evil"},"id":"a"}', { id: 'a' }],
    ['nesting as deep as is accepted', `{"x":${'['.repeat(512)}${']'.repeat(512)},"id":"a"}`, { id: 'a' }],
  ])('reads %s', (_, text, expected) => {
    expect(read(text)).toStrictEqual(expected);
  });

  test.each([
    ['nothing', ''],
    ['an array', '[]'],
    ['null', 'null'],
    ['HTML', '<!doctype html>'],
    ['an object that breaks off', '{"id":"a"'],
    ['a string that breaks off', '{"id":"a'],
    ['more behind it', '{"id":"a"} x'],
    ['a comma too many', '{"id":"a",}'],
    ['a bracket of the wrong kind', '{"x":[1}}'],
    ['a word that JSON has not', '{"x":undefined}'],
    ['a control character', '{"id":"a\u0001"}'],
    ['an escape that JSON has not', '{"x":"\\x41"}'],
    ['a number that JSON has not', '{"x":01}'],
    ['nesting without end', '{"x":'.repeat(100_000)],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x69, 0x64, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
  ])('refuses %s', (_, text) => {
    expect(() => read(text)).toThrow(UnexpectedResponseError);
  });

  test('reads of every JSON text what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', ' ', '\n\t'), (text, space) => {
        const around = `${space}{"a":${text},"id":${text}${space}}`;
        const whole = viaParse(around);
        expect(readFields(Buffer.from(around), ['id', 'a'])).toStrictEqual({ id: whole?.id, a: whole?.a });
      }),
    );
  });

  test('accepts what JSON.parse accepts, and nothing else, when a text is damaged', () => {
    const damaged = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', '"', '\\', ',', ':', '{', '}', '[', ']', '0', '-', 'e', ' '),
      )
      .map(([text, at, mark]) => {
        const whole = `{"id":${text}}`;
        const cut = at % whole.length;
        return `${whole.slice(0, cut)}${mark}${whole.slice(cut + 1)}`;
      });
    fc.assert(
      fc.property(damaged, (text) => {
        const expected = viaParse(text);
        if (expected === undefined) expect(() => read(text)).toThrow(UnexpectedResponseError);
        else expect(read(text)).toStrictEqual('id' in expected ? { id: expected.id } : {});
      }),
      { numRuns: 2000 },
    );
  });
});
