import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import {
  git,
  makeRepository,
  removeTempFolders,
  type TestService,
  tempFolder,
  testService,
} from '../support.ts';

let service: TestService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});
afterAll(removeTempFolders);

async function run(command: string, given: Parameters<typeof testService>[0] = {}) {
  service = await testService({ agents: { docs: command }, ...given });
  const { id } = await service.create('Do.');
  const { status, prLink } = await service.finished(id);
  const failure = service.log.find((line) => line.startsWith('failed')) ?? '';
  return { id, status, prLink, failure, repository: service.repository };
}

const filesOf = (repository: string, id: string) =>
  git(repository, 'ls-tree', '-r', '--name-only', `docs-agent/${id}`).split('\n');

describe('a work tree', () => {
  test.each([
    ['a pipe that is named .gitignore', 'mkfifo .gitignore; echo x > new.md'],
    [
      'pipes and sockets here and there',
      'mkfifo a .gitattributes; mkdir d; mkfifo d/.gitignore d/b; echo x > new.md',
    ],
  ])('that holds %s is taken without it', async (_, command) => {
    const { id, status, repository } = await run(command);
    expect(status).toBe('completed');
    expect(filesOf(repository, id)).toEqual(['index.md', 'new.md']);
  });

  test.each<[string, string, RegExp]>([
    ['a sparse file of 20 GB', 'truncate -s 20G big.bin', /holds 20480 MiB in 1 files, the most is 100 MiB/],
    ['a large file beside others', 'echo x > new.md; truncate -s 101M big.bin', /holds 102 MiB in 2 files/],
    [
      'a large file whose name is not UTF-8',
      `truncate -s 101M "$(printf 'a\\377')"`,
      /holds 101 MiB in 1 files/,
    ],
    [
      'a link whose name is not UTF-8, beside one that it is shown as',
      `ln -s /etc/passwd "$(printf '\\377')"; ln -s index.md "$(printf '\\357\\277\\275')"`,
      /the name of a symbolic link, \ufffd, is not UTF-8/,
    ],
    ['a .gitignore without end', 'truncate -s 5G .gitignore', /\.gitignore of 5368709120 bytes/],
  ])('that holds %s fails, and says why', async (_, command, failure) => {
    expect((await run(command)).failure).toMatch(failure);
  });

  test.each<[string, string, RegExp]>([
    [
      'that is larger as git stores it',
      `printf '*.bin working-tree-encoding=UTF-16LE\\n' > .gitattributes; head -c 900000 /dev/zero | tr '\\0' '\\116' > a.bin`,
      /holds 2 MiB in 2 files, the most is 1 MiB/,
    ],
    [
      'with a .git by another name',
      `d=$(printf '.g\\342\\200\\214it'); mkdir $d; echo x > $d/config`,
      /git add: error: invalid path '\.g‹U\+200C›it\/config'/,
    ],
  ])('%s fails, and says why', async (_, command, failure) => {
    expect((await run(command, { agent: { limits: { changeMb: 1 } } })).failure).toMatch(failure);
  });

  test('with a folder whose name is not UTF-8 is taken as it is, and gone on with', async () => {
    const odd = `d=$(printf 'd\\377'); mkdir -p $d/.x; mkfifo $d/pipe; echo x >> $d/new.md; touch $d/new.md`;
    const { id, status, repository } = await run(odd);
    expect(status).toBe('completed');
    expect(filesOf(repository, id)).toEqual(['d\ufffd/new.md', 'index.md']);
    await service?.message(id, 'Again.');
    expect(await service?.finished(id)).toMatchObject({ status: 'completed' });
    expect(git(repository, 'show', `docs-agent/${id}`, '--stat')).toContain('1 insertion');
  });

  test('too deep for any path fails, and is gone when the next turn begins', async () => {
    const dig = `node -e 'for (let i = 0; i < 5000; i++) { require("fs").mkdirSync("d"); process.chdir("d"); }'`;
    const { id, failure } = await run(
      `if [ -e "$HOME/dug" ]; then echo x > new.md; else touch "$HOME/dug"; ${dig}; fi`,
    );
    expect(failure).toMatch(/a path of more than 4096 bytes/);
    await service?.message(id, 'Again.');
    expect(await service?.finished(id)).toMatchObject({ status: 'completed' });
  });

  test('with more files than a change may touch fails, and says how many; ignored ones do not count', async () => {
    const agent = { limits: { changeFiles: 10 } };
    const many = (folder: string) => `mkdir ${folder}; for i in $(seq 11); do echo $i > ${folder}/$i; done`;
    expect((await run(many('new'), { agent })).failure).toMatch(/touches 11 files, the most is 10/);
    await service?.stop();
    const files = { '.gitignore': 'node_modules\n' };
    expect((await run(`${many('node_modules')}; echo x > new.md`, { agent, files })).status).toBe(
      'completed',
    );
  });

  test('of a commit with an empty folder, which no checkout has, is no change as it stands', async () => {
    const folder = tempFolder();
    const docs = makeRepository(join(folder, 'docs'));
    const treeOf = (input: string) =>
      execFileSync('git', ['mktree'], { cwd: docs, input, encoding: 'utf8' }).trim();
    const tree = treeOf(`${git(docs, 'ls-tree', 'HEAD')}\n040000 tree ${treeOf('')}\tempty\n`);
    git(docs, 'reset', '--quiet', '--soft', git(docs, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Odd'));
    expect(await run('true', { folder })).toMatchObject({ status: 'completed', prLink: null });
  });

  test('with files removed counts them too', async () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.md`, 'x\n']));
    const agent = { limits: { changeFiles: 10 } };
    expect((await run('rm *.md', { agent, files })).failure).toMatch(/touches 12 files/);
  });

  test('with a link in place of a folder counts what was in that', async () => {
    const files = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`docs/${index}.md`, 'x\n']));
    const agent = { limits: { changeFiles: 10 } };
    const { failure } = await run('mv docs moved && ln -s moved docs', { agent, files });
    expect(failure).toMatch(/touches 13 files, the most is 10/);
  });

  test('with files that were touched, and hold what they held, does not count those', async () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.md`, 'x\n']));
    const agent = { limits: { changeFiles: 10 } };
    expect(await run('touch *.md; echo y > 0.md', { agent, files })).toMatchObject({ status: 'completed' });
  });
});

test('a service starts again beside branches whose names are not UTF-8', async () => {
  const folder = tempFolder();
  const docs = makeRepository(join(folder, 'docs'));
  execFileSync('bash', ['-c', `git branch "$(printf 'a/\\377/b')"`], { cwd: docs });
  service = await testService({ folder });
  const first = await service.create('Do.');
  expect(await service.finished(first.id)).toMatchObject({ status: 'completed' });
  const lock = Buffer.from(`${folder}/data/mirrors/docs.git/refs/remotes/origin/a/\xff/c.lock`, 'latin1');
  writeFileSync(lock, '');
  await service.stop();
  service = await testService({ folder });
  expect(existsSync(lock)).toBe(false);
  const second = await service.create('Do.');
  expect(await service.finished(second.id)).toMatchObject({ status: 'completed' });
});

describe('line endings that are not as the repository’s rules say', () => {
  /** Files were added before the rules were. */
  function unruly() {
    const folder = makeRepository(join(tempFolder(), 'docs'), {
      'crlf.txt': 'a\r\nb\r\n',
      'mixed.txt': 'a\r\nb\n',
      'page.md': 'a\r\n',
    });
    writeFileSync(join(folder, '.gitattributes'), '*.txt text eol=crlf\n*.md text\n');
    git(folder, 'add', '.gitattributes');
    git(folder, 'commit', '--quiet', '-m', 'Add rules');
    return folder;
  }

  test.each([
    ['does nothing', 'true'],
    ['touches every file', 'touch *.txt *.md'],
    ['writes every file as it was', 'for f in *.txt *.md; do cp $f x; cat x > $f; rm x; done'],
  ])('make no change of an agent that %s', async (_, command) => {
    const { status, prLink } = await run(command, { project: { repository: unruly() } });
    expect({ status, prLink }).toEqual({ status: 'completed', prLink: null });
  });

  test('are put right where the agent has changed the file, and only there', async () => {
    const repository = unruly();
    const { id, status } = await run('touch *; echo c >> page.md', { project: { repository } });
    expect(status).toBe('completed');
    expect(git(repository, 'diff', '--name-only', 'main', `docs-agent/${id}`)).toBe('page.md');
    const text = execFileSync('git', ['show', `docs-agent/${id}:page.md`], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect(text).toBe('a\nc\n');
  });
});
