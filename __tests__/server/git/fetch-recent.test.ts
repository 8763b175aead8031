import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { parseConfig } from '../../../src/server/config/config.ts';
import { openMirror } from '../../../src/server/git/mirror.ts';
import { git, makeRepository, removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

const { signal } = new AbortController();

function stage() {
  const folder = tempFolder();
  const repository = makeRepository(join(folder, 'docs'));
  /** Empty commits on the branch that is checked out. */
  const many = (count: number, name: string) => {
    const branch = git(repository, 'symbolic-ref', 'HEAD');
    const lines = Array.from({ length: count }, (_, n) => {
      const message = `${name} ${n}`;
      const from = n === 0 ? `from ${branch}^0\n` : '';
      return `commit ${branch}\ncommitter T <t@l> ${1_700_000_000 + n} +0000\ndata ${message.length}\n${message}\n${from}`;
    });
    execFileSync('git', ['fast-import', '--quiet'], { cwd: repository, input: lines.join('') });
  };
  const projects = { docs: { repository, agent: { command: 'true', sandbox: 'none' } } };
  const config = parseConfig({ shallow: true, projects }, { directory: folder, environment: {} });
  const project = config.projects.get('docs');
  if (!project) throw new Error('no project');
  const mirror = openMirror(join(folder, 'data'), project);
  const here = (commit: string) => mirror.find(commit).then((found) => found !== undefined);
  return { folder, repository, many, mirror, here, at: (name: string) => git(repository, 'rev-parse', name) };
}

test('a new mirror has the newest commits of the base alone, and no other branch', async () => {
  const { repository, many, mirror, here, at } = stage();
  many(80, 'c');
  git(repository, 'branch', 'other', 'main~3');
  const standing = await mirror.update({ id: 'j1', ref: null }, signal);
  expect(standing).toEqual({ baseBranch: 'main', base: at('main'), tip: undefined });
  expect([await here(at('main~49')), await here(at('main~50'))]).toEqual([true, false]);
  expect(existsSync(join(mirror.directory, 'refs/remotes/origin/other'))).toBe(false);
});

test.each([
  ['near', 3],
  ['far away', 120],
])(
  'where a job’s branch left its base is seen, %s or not; a mirror never gets shallower',
  async (_, back) => {
    const { repository, many, mirror, at, here } = stage();
    many(10, 'old');
    git(repository, 'branch', 'docs-agent/j1');
    git(repository, 'checkout', '--quiet', 'docs-agent/j1');
    many(2, 'job');
    git(repository, 'checkout', '--quiet', 'main');
    many(back, 'new');
    const { base, tip } = await mirror.update({ id: 'j1', ref: null }, signal);
    expect([base, tip]).toEqual([at('main'), at('docs-agent/j1')]);
    expect(await mirror.mergeBase(base, tip ?? '')).toBe(at('docs-agent/j1~2'));

    git(repository, 'branch', 'docs-agent/j2', 'main~1');
    many(60, 'newer');
    await mirror.update({ id: 'j2', ref: null }, signal);
    expect(await mirror.mergeBase(at('main'), at('docs-agent/j1'))).toBe(at('docs-agent/j1~2'));
    expect(await here(at('docs-agent/j1~2'))).toBe(true);

    git(repository, 'branch', '-D', 'docs-agent/j1');
    expect(await mirror.update({ id: 'j1', ref: null }, signal)).toMatchObject({ tip: undefined });
  },
);

test('a branch that comes of nothing the base has is no endless search', async () => {
  const { repository, many, mirror, at } = stage();
  many(60, 'c');
  git(repository, 'checkout', '--quiet', '--orphan', 'docs-agent/j1');
  git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'Alone');
  git(repository, 'checkout', '--quiet', 'main');
  const { base, tip } = await mirror.update({ id: 'j1', ref: null }, signal);
  expect([base, tip]).toEqual([at('main'), at('docs-agent/j1')]);
  expect(await mirror.mergeBase(base, tip ?? '')).toBeUndefined();
});

test('what is there already is not fetched, and a push goes from what there is', async () => {
  const { repository, many, mirror, at, folder } = stage();
  many(60, 'c');
  await mirror.update({ id: 'j1', ref: null }, signal);
  writeFileSync(join(folder, 'data/mirrors/docs.git/shallow.lock'), '');
  expect(await mirror.update({ id: 'j1', ref: null }, signal)).toMatchObject({ base: at('main') });
  await mirror.push({ job: 'j1', commit: at('main'), expected: undefined }, signal);
  expect(git(repository, 'rev-parse', 'docs-agent/j1')).toBe(at('main'));
});
