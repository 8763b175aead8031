import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

interface Entry {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const path = join(resolve(import.meta.dirname, '../..'), 'package-lock.json');
const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> };

test('the lockfile names no registry', () => {
  expect(Object.keys(packages).filter((name) => packages[name]?.resolved !== undefined)).toEqual([]);
});

/** npm ci refuses a lockfile without them. npm install leaves out those that a partial mirror does not have. */
test('the lockfile lists the optional packages of every platform', () => {
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  const listed = new Set(Object.keys(packages).map((name) => name.split('node_modules/').at(-1)));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !listed.has(name))).toEqual([]);
});
