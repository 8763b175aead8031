import { relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { createKey } from '../../src/server/access/keys.ts';
import { repositoryRoot } from './runner.ts';
import { chooseSeed, createDraw, SEED_VARIABLE, seedFor } from './seeded-random.ts';

test('the run has a seed, from which this file’s random data comes, the product’s too', async () => {
  expect(process.env[SEED_VARIABLE]).toMatch(/^\d+$/);
  const path = relative(repositoryRoot, import.meta.filename);
  const draw = createDraw(seedFor(path, chooseSeed(process.env)));
  expect(Math.random()).toBe(draw());
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => draw() * 256));
  const { id, key } = await createKey({ add: async () => {} }, { project: 'docs' });
  expect(id).toBe(bytes(6).toString('hex'));
  expect(key).toBe(`docs_${id}_${bytes(32).toString('base64url')}`);
});

test('no two files have the same, and a seed gives the same again', () => {
  const first = (path: string, seed: number) => createDraw(seedFor(path, seed))();
  expect(first('a', 1)).toBe(first('a', 1));
  expect(new Set([first('a', 1), first('b', 1), first('a', 2)]).size).toBe(3);
});

test.each(['', 'x', '-1', '1.5', '1e3'])('a seed of %j is refused', (given) => {
  expect(() => chooseSeed({ [SEED_VARIABLE]: given })).toThrow('give a whole number, such as 42.');
});
