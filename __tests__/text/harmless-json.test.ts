import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { harmlessJson } from '../../src/text/harmless-json.ts';
import { neutralise } from '../../src/text/neutralise.ts';

test.each([
  ['##[group]x', '"##\\u005bgroup]x"'],
  ['\u001b[31m', '"\\u001b\\u005b31m"'],
  ['\u009b31m', '"\\u009b31m"'],
  ['a\u200bb\u202ec', '"a\\u200bb\\u202ec"'],
  ['\u{e0041}', '"\\udb40\\udc41"'],
  ['ü 界 🚀 "\\', '"ü 界 🚀 \\"\\\\"'],
])('%j is written as %s', (text, json) => expect(harmlessJson(text)).toBe(json));

test('brackets of a list stay', () => expect(harmlessJson(['[', '#'])).toBe('[\n  "\\u005b",\n  "#"\n]'));

test('whatever the value is, it means the same, and no line of it is a command', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...':#[]"\\\n\r\t\u001b\u200b\u0301') }),
  );
  const values = fc.oneof(texts, fc.array(texts), fc.dictionary(texts, texts));
  fc.assert(
    fc.property(values, (value) => {
      const json = harmlessJson(value);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(neutralise(json)).toBe(json);
    }),
  );
});
