import { writeFileSync } from 'node:fs';
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
  return { id, status, prLink, failure, pushed: branches(service.repository) };
}

const branches = (repository: string) =>
  git(repository, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/docs-agent');

const WORKFLOW = 'mkdir -p .gitea/workflows; echo "on: push" > .gitea/workflows/x.yml';

describe('what runs with a repository’s secrets as soon as it is pushed', () => {
  test.each([
    ['in the work tree', WORKFLOW, '.gitea/workflows/x.yml'],
    [
      'in a commit of the agent’s own',
      `${WORKFLOW}; git add -A; git commit -qm Mine; echo x > a.md`,
      '.gitea/workflows/x.yml',
    ],
    ['as a folder’s link', 'mkdir ci; echo x > ci/x.yml; ln -s ci .gitea', '.gitea'],
    ['behind a link', 'ln -s .github/workflows ways', 'ways'],
    ['in other letters', 'mkdir .CircleCI; echo x > .CircleCI/config.yml', '.CircleCI/config.yml'],
    ['in a file of its own', 'echo x > Jenkinsfile', 'Jenkinsfile'],
  ])('fails a turn that has it %s, by its name, and nothing is pushed', async (_, command, name) => {
    const { status, prLink, failure, pushed } = await run(`echo x > page.md; ${command}`);
    expect({ status, prLink, pushed }).toEqual({ status: 'failed', prLink: null, pushed: '' });
    expect(failure).toContain(`the change touches ${name}, which run with the secrets`);
  });

  test.each([
    ['changed', 'echo b >> .github/workflows/x.yml', '.github/workflows/x.yml'],
    ['removed', 'rm .github/workflows/x.yml', '.github/workflows/x.yml'],
    ['moved away', 'git mv .github/workflows/x.yml x.yml', '.github/workflows/x.yml'],
    ['moved to', 'git mv page.md .github/workflows/y.yml', '.github/workflows/y.yml'],
  ])('fails it when it is %s', async (_, command, name) => {
    const files = { 'page.md': 'x\n', '.github/workflows/x.yml': 'on: push\njobs: {}\n' };
    const { failure, pushed } = await run(command, { files });
    expect({ failure, pushed }).toEqual({
      failure: expect.stringContaining(`touches ${name}, which`),
      pushed: '',
    });
  });

  test('is left alone where it only looks changed, and where a submodule stands in its place already', async () => {
    const repository = makeRepository(join(tempFolder(), 'docs'), {
      'page.md': 'teh\n',
      '.gitea/x.yml': 'a\r\n',
    });
    writeFileSync(join(repository, '.gitattributes'), '*.yml text eol=lf\n');
    git(repository, 'add', '.gitattributes');
    git(repository, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},.forgejo`);
    git(repository, 'commit', '--quiet', '-m', 'Add rules and a submodule');
    const command = 'touch .gitea/x.yml; sed -i s/teh/the/ page.md';
    expect((await run(command, { project: { repository } })).status).toBe('completed');
  });

  test('is no matter in a turn that goes on from what a person has pushed', async () => {
    service = await testService({ agents: { docs: 'echo x >> page.md' } });
    const { id } = await service.create('Do.');
    await service.finished(id);
    git(service.repository, 'checkout', '--quiet', `docs-agent/${id}`);
    writeFileSync(join(service.repository, 'Jenkinsfile'), 'x\n');
    git(service.repository, 'add', '.');
    git(service.repository, 'commit', '--quiet', '-m', 'Mine');
    git(service.repository, 'checkout', '--quiet', 'main');
    await service.message(id, 'More.');
    expect((await service.finished(id)).status).toBe('completed');
  });

  test('may be touched where `paths` spells it out', async () => {
    const project = { paths: ['**', '.gitea/workflows/**'] };
    expect((await run(WORKFLOW, { project })).status).toBe('completed');
    await service?.stop();
    expect((await run(WORKFLOW, { project: { paths: ['**'] } })).status).toBe('failed');
  });
});

describe('with `paths` a change', () => {
  const project = { paths: ['docs', '*.md'] };

  test('inside of them is published', async () => {
    expect((await run('mkdir -p docs/a; echo x > docs/a/b; echo x > c.md', { project })).status).toBe(
      'completed',
    );
  });

  test('outside of them fails, with the first ten names, which are made harmless', async () => {
    const command = `mkdir src; for i in $(seq 11 22); do echo > src/$i; done; echo > "$(printf 'a\\nb')"`;
    const { failure, pushed } = await run(command, { project });
    expect(JSON.parse(failure.slice('failed '.length))).toMatchObject({
      failure:
        'the change touches a b, src/11, src/12, src/13, src/14, src/15, src/16, src/17, src/18, src/19 and 3 more, which `paths` of the project does not name; nothing was pushed',
    });
    expect(pushed).toBe('');
  });

  test('that moves a page out of them, or links to something else, fails', async () => {
    const files = { 'docs/a': 'a page\n', 'src/b': 'x\n' };
    expect((await run('git mv docs/a src/a', { project, files })).failure).toContain('touches src/a,');
    await service?.stop();
    expect((await run('git mv src/b docs/b', { project, files })).failure).toContain('touches src/b,');
    await service?.stop();
    expect((await run('ln -s ../src/b docs/b', { project, files })).failure).toContain('touches docs/b,');
  });

  test('can have no link that git’s output does not name', async () => {
    const { failure } = await run(`ln -s docs "$(printf 'a\\377')"`);
    expect(failure).toContain('is not UTF-8');
  });
});
