import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangelog } from './changelog.ts';
import type { Facts, Tag } from './plan.ts';
import { Refusal, run, tryRun } from './run.ts';

/** Reads of a checkout what a release is decided by; asks nobody else. */
export function readFacts(root: string): Facts {
  const git = (...args: string[]): string => run(['git', ...args], { cwd: root });
  const ask = (...args: string[]): string | undefined => {
    const { isOk, stdout } = tryRun(['git', ...args], { cwd: root });
    return isOk && stdout.trim() !== '' ? stdout.trim() : undefined;
  };
  if (ask('rev-parse', '--is-inside-work-tree') === undefined) throw new Refusal('This is no git checkout.');

  const remotes = git('remote').split('\n').filter(Boolean);
  const remote = remotes.includes('origin') || remotes.length !== 1 ? 'origin' : remotes[0];
  const path = join(root, 'CHANGELOG.md');
  return {
    head: git('rev-parse', 'HEAD'),
    branch: ask('symbolic-ref', '--short', '--quiet', 'HEAD'),
    dirty: git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3)),
    isShallow: git('rev-parse', '--is-shallow-repository') === 'true',
    tags: readTags(git, ask),
    // As it is written: `git remote get-url` may put a mirror of this machine in its place.
    remote: ask('config', '--get', `remote.${remote}.url`),
    changelog: existsSync(path) ? readChangelog(readFileSync(path, 'utf8')) : undefined,
  };
}

function readTags(
  git: (...args: string[]) => string,
  ask: (...args: string[]) => string | undefined,
): Map<string, Tag> {
  const contained = new Set(git('tag', '--list', 'v*', '--merged', 'HEAD').split('\n'));
  const lines = git(
    'for-each-ref',
    '--format=%(refname:strip=2) %(objectname) %(*objectname)',
    'refs/tags/v*',
  );
  return new Map(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', object = '', peeled] = line.split(' ');
        const commit = peeled || object;
        const parent = ask('rev-parse', '--quiet', '--verify', `${commit}^`);
        return [name, { commit, parent, isContained: contained.has(name) }];
      }),
  );
}
