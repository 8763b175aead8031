import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Release } from '../../scripts/release/commands.ts';
import { ReleaseStage } from '../support/release-stage.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** What CycloneDX itself publishes as the schema of its documents. */
function findSbomFaults(document: unknown): unknown {
  const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json');
  const read = (file: string) => JSON.parse(readFileSync(join(dirname(library), 'res/schema', file), 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
  // The published schemas name each other by the names of these files.
  for (const file of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json'])
    ajv.addSchema({ ...read(file), $id: `http://cyclonedx.org/schema/${file}` });
  const validate = ajv.compile(read('bom-1.5.SNAPSHOT.schema.json'));
  return validate(document) ? [] : validate.errors;
}

describe('a release', () => {
  let stage: ReleaseStage;
  let head: string;
  let record: Release;
  const fileOf = (name: string) => join(stage.checkout, 'release', name);
  beforeAll(() => {
    stage = new ReleaseStage();
    // Whose name git makes two of: a branch's, and a tag's.
    stage.git('tag', 'main');
    head = stage.git('rev-parse', 'HEAD');
    expect(stage.release(['--version', '1.0.0'])).toMatchObject({ code: 0, stderr: '' });
    record = JSON.parse(readFileSync(fileOf('release.json'), 'utf8'));
  });
  afterAll(() => stage[Symbol.dispose]());

  test('is one commit on the branch, with the tag', () => {
    expect(stage.git('rev-parse', 'HEAD')).toBe(record.commit);
    expect(record.branch).toBe('main');
    expect(stage.git('rev-parse', 'v1.0.0^{commit}', 'HEAD^')).toBe(`${record.commit}\n${head}`);
    expect(stage.git('log', '-1', '--format=%s, %an')).toBe('Release 1.0.0, A Releaser');
    expect(stage.git('diff', '--name-only', 'HEAD^').split('\n')).toEqual([
      'CHANGELOG.md',
      'package-lock.json',
      'package.json',
    ]);
    expect(stage.read('CHANGELOG.md')).toContain(`## [Unreleased]\n\n## [1.0.0] - ${today()}\n\n### Added`);
    expect(stage.git('status', '--porcelain')).toBe('');
  });

  test('fills in version and addresses, also in what is packed', () => {
    const packed = spawnSync('tar', ['-xzOf', fileOf(record.package), 'package/package.json'], {
      encoding: 'utf8',
    });
    expect(packed.stdout).toBe(stage.read('package.json'));
    expect(JSON.parse(packed.stdout)).toMatchObject({
      version: '1.0.0',
      repository: { type: 'git', url: 'git+https://git.example/o/tiny.git' },
      homepage: 'https://git.example/o/tiny#readme',
      bugs: { url: 'https://git.example/o/tiny/issues' },
    });
    expect(JSON.parse(stage.read('package-lock.json'))).toMatchObject({
      version: '1.0.0',
      packages: { '': { version: '1.0.0' } },
    });
  });

  test('lists what is bundled, and nothing that is only installed', () => {
    const sbom = JSON.parse(readFileSync(fileOf('tiny-1.0.0.cdx.json'), 'utf8'));
    expect(findSbomFaults(sbom)).toEqual([]);
    // actions/attest knows a list by these three.
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    });
    expect(sbom.metadata.component).toMatchObject({ name: 'tiny', version: '1.0.0' });
    expect(sbom.components.map((component: { purl: string }) => component.purl).sort()).toEqual([
      'pkg:npm/%40scope/name@1.0.0',
      'pkg:npm/zod@4.6.7',
    ]);
    for (const component of sbom.components)
      expect(component).toMatchObject({ scope: 'required', properties: [], hashes: [expect.anything()] });
    expect(sbom.dependencies).toEqual([
      { ref: 'tiny@1.0.0', dependsOn: ['@scope/name@1.0.0', 'zod@4.6.7'] },
      { ref: '@scope/name@1.0.0', dependsOn: ['zod@4.6.7'] },
      { ref: 'zod@4.6.7', dependsOn: [] },
    ]);
  });

  test('sums up the package, its list, and every file of dist', () => {
    const sums = readFileSync(fileOf('checksums.txt'), 'utf8').trimEnd().split('\n');
    expect(sums.map((line) => line.slice(66))).toEqual([
      'tiny-1.0.0.tgz',
      'tiny-1.0.0.cdx.json',
      'dist/run/index.js',
      'dist/run/licenses.txt',
    ]);
    for (const line of sums) {
      const path = line.slice(66);
      const bytes = readFileSync(path.startsWith('dist/') ? join(stage.checkout, path) : fileOf(path));
      expect(line.slice(0, 64)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    expect(readFileSync(fileOf('notes.md'), 'utf8')).toBe('### Added\n\n- A thing.\n');
  });

  test('made again is the same, byte for byte', () => {
    const names = ['release.json', 'checksums.txt', 'notes.md'];
    const before = names.map((name) => readFileSync(fileOf(name), 'utf8'));
    // From the commit that it was made from, as a run that is started again has it.
    stage.git('checkout', '--quiet', '--detach', head);
    expect(stage.release(['--version', '1.0.0']).stdout).toContain('v1.0.0 stands already');
    stage.git('checkout', '--quiet', 'main');
    expect(JSON.parse(readFileSync(fileOf('release.json'), 'utf8'))).toEqual({ ...record, branch: null });
    // And from the branch, which leaves what is published below.
    const again = stage.release(['--version', '1.0.0']);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(again.stdout).toContain('v1.0.0 stands already');
    expect(names.map((name) => readFileSync(fileOf(name), 'utf8'))).toEqual(before);
  });

  test('leaves a tree that has nothing to release, and whose rehearsal is in order', () => {
    expect(stage.release(['--dry-run'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('nothing to release'),
    });
    expect(stage.release(['--dry-run', '--version', '1.0.1'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nothing under Unreleased'),
    });
  });

  test('is refused under a tag that stands for something else', () => {
    stage.write('more.txt', '');
    stage.commit('More');
    const { code, stderr } = stage.release(['--dry-run', '--version', '1.0.0']);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^No release: The tag v1\.0\.0 is there already, for \w{7}, /),
    });
    stage.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  describe('publishing', () => {
    beforeAll(() => {
      // As the publishing job has it: the commit from before, and the files of the build.
      stage.git('reset', '--quiet', '--hard', head);
      stage.git('tag', '--delete', 'v1.0.0');
    });

    test('leaves no tag where the branch has moved on', () => {
      const elsewhere = stage.git('commit-tree', `${head}^{tree}`, '-p', head, '-m', 'Meanwhile');
      stage.git('push', '--quiet', stage.bare, `${elsewhere}:refs/heads/main`);
      const { code, stderr, asked } = stage.publish();
      expect({ code, asked }).toEqual({ code: 1, asked: [] });
      expect(stderr).toMatch(/^No release: git push --atomic[\s\S]*moved on since, make the release anew/);
      expect(stage.remoteRefs()).toEqual({ HEAD: elsewhere, 'refs/heads/main': elsewhere });
      stage.git('push', '--quiet', '--force', stage.bare, `${head}:refs/heads/main`);
    });

    test('breaks off where the host does, before the package and the moving tag', () => {
      writeFileSync(join(stage.folder, 'gh-breaks'), '');
      expect(stage.publish()).toMatchObject({ code: 1, stderr: expect.stringContaining('gh release edit') });
      expect(stage.remoteRefs()).toMatchObject({
        'refs/heads/main': record.commit,
        'refs/tags/v1.0.0': record.commit,
      });
      expect(Object.keys(stage.remoteRefs())).not.toContain('refs/tags/v1');
      expect(existsSync(join(stage.folder, 'registry'))).toBe(false);
      rmSync(join(stage.folder, 'gh-breaks'));
    });

    test('goes on where it broke off', () => {
      const { code, stdout, asked } = stage.publish();
      expect(code).toBe(0);
      expect(stdout).toContain('v1.0.0: there already');
      expect(asked).toEqual([
        'gh release view v1.0.0 --json isDraft',
        'gh release delete v1.0.0 --yes',
        expect.stringMatching(
          /^gh release create v1\.0\.0 --draft .*release\/tiny-1\.0\.0\.tgz release\/tiny-1\.0\.0\.cdx\.json release\/checksums\.txt$/,
        ),
        'gh release edit v1.0.0 --draft=false --latest=true',
        'npm view tiny@1.0.0 dist.integrity',
        'npm publish ./release/tiny-1.0.0.tgz --provenance --access public --tag latest',
      ]);
      expect(stage.remoteRefs()).toMatchObject({ 'refs/tags/v1': record.commit });
    });

    test('a second time does nothing', () => {
      const before = stage.remoteRefs();
      const { code, stdout, asked } = stage.publish();
      expect(code).toBe(0);
      expect(stdout.match(/there already/g)).toHaveLength(4);
      expect(asked.filter((line) => !/ view /.test(line))).toEqual([]);
      expect(stage.remoteRefs()).toEqual(before);
    });

    test('is refused where the registry has another package by that version', () => {
      writeFileSync(join(stage.folder, 'registry'), 'sha512-other\n');
      expect(stage.publish()).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('with other content'),
      });
    });

    test('is refused where the remote has another commit by that tag', () => {
      stage.git('push', '--quiet', '--force', stage.bare, `${record.commit}^:refs/tags/v1.0.0`);
      const { code, stderr, asked } = stage.publish();
      expect({ code, asked }).toEqual({ code: 1, asked: [] });
      expect(stderr).toMatch(/^No release: The tag v1\.0\.0 is there already, for \w{7} and not for \w{7}/);
    });
  });
});
