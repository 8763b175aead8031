import { expect, test } from '@jest/globals';
import { guardCommand } from '../../../src/entries/cli/guard.ts';
import { InputError } from '../../../src/host/inputs/input-error.ts';

test.each([
  ['an input', new InputError('base', 'no "x\u009b31m\u202e"')],
  ['anything else', new Error('no "x\u009b31m\u202e\u001b[31m"')],
])('a sentence about %s moves nothing on a terminal', async (_, error) => {
  const said: string[] = [];
  await guardCommand(() => Promise.reject(error), { err: (text) => said.push(text), end: () => undefined });
  expect(said.join('')).toMatch(/^docs-agent: .+\n$/);
  expect(said.join('')).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});
