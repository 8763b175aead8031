import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createPathIndex } from '../../../src/flows/views/path-index.ts';

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('it tells new paths from known ones, and numbers them as they came', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 6 })), fc.tuple(seed, seed), (paths, seeds) => {
      const index = createPathIndex(seeds);
      const known: string[] = [];
      for (const path of paths) {
        expect(index.find(path)).toBe(known.indexOf(path));
        expect(index.add(path)).toBe(!known.includes(path));
        if (!known.includes(path)) known.push(path);
        expect(index.find(path)).toBe(known.indexOf(path));
        expect(index.size).toBe(known.length);
      }
    }),
  );
});

test.each<[string, (number: number) => string]>([
  ['that differ at the end', (number) => `/docs/section/a-page-${number}`],
  ['that differ at the start', (number) => `/${number}/docs/section/index`],
  ['that differ in length', (number) => '/'.repeat(1 + (number % 500)) + Math.floor(number / 500)],
  ['that differ in one of few letters', (number) => `/${number.toString(2).padStart(20, '0')}`],
])('thirty thousand paths %s are all told apart', (_, name) => {
  const index = createPathIndex([1, 2]);
  for (let number = 0; number < 30_000; number += 1) index.add(name(number));
  expect(index.size).toBe(30_000);
  for (let number = 0; number < 30_000; number += 997) expect(index.find(name(number))).toBe(number);
});
