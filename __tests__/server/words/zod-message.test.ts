import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { describeIssue } from '../../../src/server/words/zod-message.ts';

const describe = (value: unknown) => {
  const { error } = z.object({ url: z.literal('x') }).safeParse({ url: value });
  if (!error) throw new Error('it is accepted');
  return describeIssue(error, { url: value });
};

test.each([
  ['a password', 'https://me:secret@x.test/y', '***@x.test'],
  ['one with an at sign', 'https://me:sec@ret@x.test/y', '***@x.test'],
  ['two addresses', 'https://a:secret@x.test https://b:secret@y.test', '***@y.test'],
])('%s in what was given is not repeated', (_, value, shown) => {
  expect(describe(value)).toContain(shown);
  expect(describe(value)).not.toMatch(/sec|ret@/);
});

test('of whatever stands before the host nothing is repeated', () => {
  const part = fc.string({ unit: fc.constantFrom('S', '@', ':', '%', '?', '#', '\\', '\u00a0') });
  fc.assert(
    fc.property(part, part, (user, password) => {
      expect(describe(`https://${user}:${password}@x.test`)).not.toContain('S');
    }),
  );
});
