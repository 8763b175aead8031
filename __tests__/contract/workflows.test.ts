import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

interface Job {
  permissions?: unknown;
  'timeout-minutes'?: number;
}

const workflows = ['.github/workflows', 'examples'].flatMap((folder) => {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => join(folder, file))
    .sort();
});

/** Lines that name an action by anything but a commit, with the version beside it. Paths are of our own tree. */
function findUnpinned(text: string): string[] {
  const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
  return uses.filter((line) => !/uses: (?:\.\/\S*|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d\S*)$/.test(line));
}

test.each([
  ['- uses: actions/checkout@v7', false],
  ['- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1', false],
  ['- uses: actions/checkout@3d3c42e # v7.0.1', false],
  ['- uses: docker://alpine:3', false],
  ['- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1', true],
  ['  uses: owner/name/.github/workflows/x.yml@3d3c42e5aac5ba805825da76410c181273ba90b1 # v1', true],
  ['- uses: ./', true],
])('a pin is a commit and a version: %s', (line, pinned) => {
  expect(findUnpinned(line)).toEqual(pinned ? [] : [line]);
});

test('CI has a workflow', () => expect(workflows).toContain('.github/workflows/ci.yml'));

describe.each(workflows)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  test('pins each action', () => expect(findUnpinned(text)).toEqual([]));

  const workflow = parse(text) as { jobs?: Record<string, Job>; permissions?: unknown };
  const jobs = Object.entries(workflow.jobs ?? {});

  test.each(jobs)('states what job %s may do', (_, job) => {
    const permissions = job.permissions ?? workflow.permissions;
    expect(permissions).toEqual(expect.any(Object));
  });
});

test('CI runs .ci/run, and that runs everything', () => {
  const ci = parse(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const commands = Object.values(ci.jobs).flatMap((job) => job.steps.flatMap((step) => step.run ?? []));
  expect(commands).toEqual(['.ci/run']);
  const script = readFileSync(join(root, '.ci/run'), 'utf8');
  for (const command of ['npm ci', 'npm test', 'npm run check:dist', 'npm run demo']) {
    expect(script).toMatch(new RegExp(`^(?:check )?${command}(?: |$)`, 'm'));
  }
});
