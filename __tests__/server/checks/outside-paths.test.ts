import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { describeOutside, outsidePaths } from '../../../src/server/checks/outside-paths.ts';

const outside = (paths: readonly string[], globs?: readonly string[]) =>
  outsidePaths(
    paths.map((path) => ({ path })),
    globs,
  );

describe('without `paths`', () => {
  test.each([
    '.github/workflows/x.yml',
    '.github/actions/a/action.yml',
    '.gitea/workflows/x.yml',
    '.forgejo/workflows/x.yml',
    '.gitlab-ci.yml',
    'ci/deploy.gitlab-ci.yml',
    '.gitlab/ci/build.yml',
    'Jenkinsfile',
    'ci/Jenkinsfile',
    'Jenkinsfile.docs',
    '.circleci/config.yml',
    'azure-pipelines.yml',
    'azure-pipelines-docs.yaml',
    '.azure-pipelines/docs.yml',
    'bitbucket-pipelines.yml',
    '.drone.yml',
    '.drone.star',
    '.woodpecker.yml',
    '.woodpecker/docs.yaml',
    '.travis.yml',
    '.buildkite/pipeline.yml',
    '.cirrus.yml',
    'cloudbuild.yaml',
    'buildspec.yml',
    'appveyor.yml',
    'ci/azure-pipelines.yml',
    'ci/.drone.yml',
    'docs/.gitlab-ci.yml',
    // What a file system that minds neither case nor marks nor trailing dots takes for the same.
    '.GitHub/Workflows/x.yml',
    '.git\u200chub/workflows/x.yml',
    '.github./workflows /x.yml',
    '.github\\workflows\\x.yml',
    'JENKINSFILE',
    // Something else in the place of the folder above it.
    '.github',
    '.gitea',
  ])('%j may not be touched', (path) => {
    expect(outside([path])).toEqual([path]);
  });

  test.each([
    'docs/index.md',
    '.github/CODEOWNERS',
    '.github/ISSUE_TEMPLATE/bug.md',
    'examples/.github/workflows/x.yml',
    'docs/jenkinsfiles.md',
    // Pages about them, and examples where nothing looks for them.
    'docs/azure-pipelines.md',
    'docs/jenkinsfile.md',
    'docs/Jenkinsfile-syntax.mdx',
    'Jenkinsfile.md',
    'docs/buildspec.yml',
    'docs/reference/cloudbuild.json',
    'docs/bitbucket-pipelines.yml',
    'docs/azure-pipelines/index.md',
    'docs/.vitepress/config.ts',
    '.gitignore',
    '.gitattributes',
    'mkdocs.yml',
  ])('%j may', (path) => {
    expect(outside([path])).toEqual([]);
  });
});

describe('with `paths`', () => {
  test.each([
    [['docs/**'], ['docs/a.md', 'docs/b/.c/d.md'], []],
    [['docs/**'], ['README.md', 'docs', 'docsx/a.md'], ['README.md', 'docsx/a.md']],
    [['docs'], ['docs/a/b.md', 'docs.md'], ['docs.md']],
    [['docs/'], ['docs/a.md'], []],
    [['*.md'], ['a.md', 'a/b.md', '.b.md'], ['a/b.md']],
    [['{docs,guides}/**/*.md'], ['guides/a/b.md', 'guides/a.png'], ['guides/a.png']],
  ])('%j allows of %j all but %j', (globs, paths, expected) => {
    expect(outside(paths, globs)).toEqual(expected);
  });

  test.each([
    [['**'], false],
    [['**', '.github/**'], false],
    [['.github'], false],
    [['.*/workflows/*'], false],
    [['docs/**', '.github/workflows/**'], true],
    [['.github/workflows/docs.yml'], true],
    [['{docs,.github/workflows}/**'], true],
    [['.GITHUB/workflows/**'], false],
    [['.github/workflows/other.yml'], false],
  ])('%j names a workflow: %j', (globs, isNamed) => {
    expect(outside(['.github/workflows/docs.yml'], globs)).toEqual(
      isNamed ? [] : ['.github/workflows/docs.yml'],
    );
  });

  test('a file that runs is named by its own name', () => {
    expect(outside(['Jenkinsfile', 'ci/Jenkinsfile'], ['**', 'Jenkinsfile'])).toEqual(['ci/Jenkinsfile']);
    expect(outside(['.gitlab-ci.yml'], ['**/*.yml'])).toEqual(['.gitlab-ci.yml']);
  });
});

test('the sentence says by which rule', () => {
  const spelled = /spelled out there/;
  expect(describeOutside(['a.md', 'Jenkinsfile'], ['docs/**'])).not.toMatch(spelled);
  expect(describeOutside(['docs/Jenkinsfile'], ['docs/**'])).toMatch(spelled);
  expect(describeOutside(['Jenkinsfile'], undefined)).toMatch(/`paths` of the project can name them$/);
});

describe('a symbolic link', () => {
  test.each([
    ['docs/x', '../.github/workflows', undefined, true],
    ['docs/x', '../.GITHUB/workflows/a.yml', undefined, true],
    ['x', './/.gitea/', undefined, true],
    ['docs/x', 'y.md', undefined, false],
    ['docs/x', '../README.md', ['docs/**'], true],
    ['docs/x', '../docs/y.md', ['docs/**'], false],
    ['docs/x', '../../docs/y.md', ['docs/**'], true],
    ['docs/x', '/docs/y.md', ['docs/**'], true],
    ['README', 'docs/y.md', ['docs/**'], true],
  ])('%s to %s with %j is outside: %j', (path, link, globs, isOutside) => {
    expect(outsidePaths([{ path, link }], globs)).toEqual(isOutside ? [path] : []);
  });
});

test('no glob without the name opens what runs', () => {
  const part = fc.constantFrom('**', '*', '.*', '?*', '{.*,docs}', '[.]*', '.g*', '*.yml', '.gith?b', '**/*');
  fc.assert(
    fc.property(fc.array(fc.array(part, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (globs) => {
      const given = globs.map((parts) => parts.join('/'));
      const paths = ['.github/workflows/x.yml', '.gitea/x.yml', 'Jenkinsfile', '.gitlab-ci.yml'];
      expect(outside(paths, given)).toEqual(paths);
    }),
  );
});
