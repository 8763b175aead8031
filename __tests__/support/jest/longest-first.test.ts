import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import LongestFirst, { LONGEST } from './longest-first.ts';

const tests = resolve(import.meta.dirname, '../..');
const fileOf = (name: string) => resolve(tests, `${name}.test.ts`);

test.each(LONGEST)('%s is there', (name) => {
  expect(existsSync(fileOf(name))).toBe(true);
});

test('the longest come first in their order, then those that start processes, before all others', async () => {
  const [first = '', second = ''] = LONGEST;
  const context = { config: { id: 'none', cacheDirectory: '/nowhere' }, hasteFS: { getSize: () => 1 } };
  const asTests = (names: readonly string[]) =>
    names.map((name) => ({ path: fileOf(name), context, duration: 1 }));
  const sequencer = new LongestFirst({ contexts: [], globalConfig: {} } as never);
  const sorted = await sequencer.sort(asTests(['text/html', 'scenarios/gate', second, first]) as never);
  expect(sorted.map(({ path }) => path)).toEqual([first, second, 'scenarios/gate', 'text/html'].map(fileOf));
});
