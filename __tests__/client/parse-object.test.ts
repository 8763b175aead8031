import { expect, test } from '@jest/globals';
import { parseObject } from '../../src/client/parse-object.ts';

test('an object is read', () => {
  expect(parseObject(Buffer.from('{"id":"é"}'))).toStrictEqual({ id: 'é' });
});

test.each<[string, Buffer, string]>([
  [
    'bytes that are no UTF-8',
    Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    'the answer is not JSON',
  ],
  ['half of an object', Buffer.from('{"id":'), 'the answer is not JSON'],
  ['a list', Buffer.from('[]'), 'the answer is not a JSON object'],
  ['null', Buffer.from('null'), 'the answer is not a JSON object'],
  ['a text', Buffer.from('"id"'), 'the answer is not a JSON object'],
])('%s', (_, body, message) => {
  expect(() => parseObject(body)).toThrow(message);
});
