import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { judgeAudit, readAudit } from '../../scripts/lint/audit.ts';
import { type Brought, judgeEntry } from '../../scripts/lint/changelog-entry.ts';

const root = resolve(import.meta.dirname, '../..');

const brought = (paths: string[], about: Partial<Brought> = {}): Brought => ({
  paths,
  messages: ['Change a thing'],
  labels: [],
  ...about,
});

describe('an entry in the changelog is asked for', () => {
  test.each<[string, Brought, boolean]>([
    ['not for tests and documents', brought(['__tests__/a.test.ts', 'docs/a.md', 'srcs/a.ts']), true],
    ['for a source', brought(['src/a.ts']), false],
    ['and there', brought(['src/a.ts', 'CHANGELOG.md']), true],
    ['and elsewhere', brought(['src/a.ts', 'docs/CHANGELOG.md']), false],
    ['but for the label', brought(['src/a.ts'], { labels: ['no-changelog'] }), true],
    ['whatever another label says', brought(['src/a.ts'], { labels: ['no-changelog-yet'] }), false],
    ['but for a reason', brought(['src/a.ts'], { messages: ['Move it\n\nNo-changelog: only moved'] }), true],
    [
      'where the reason is empty',
      brought(['src/a.ts'], { messages: ['Move it\n\nNo-changelog: \n'] }),
      false,
    ],
    ['where it is only spoken of', brought(['src/a.ts'], { messages: ['Read No-changelog: lines'] }), false],
  ])('%s', (_, given, isFine) => expect(judgeEntry(given).isFine).toBe(isFine));

  test('with a sentence that says what to do', () => {
    expect(judgeEntry(brought(['src/a.ts', 'src/b.ts', 'src/c.ts'])).why).toMatch(
      /^src\/a\.ts and 2 more files of src are changed, and CHANGELOG\.md is not: .*no-changelog/,
    );
  });
});

describe('npm run check:changelog', () => {
  let folder: string;
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@invalid', '-c', 'commit.gpgsign=false'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const commit = (files: Record<string, string>, message = 'Change') => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  const check = (args: string[], labels?: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/check-changelog.ts'), ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, LABELS: labels === undefined ? '' : JSON.stringify(labels) },
      },
    );
    return { status, text: stdout + stderr };
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'check-changelog-'));
    git('init', '--quiet', '--initial-branch', 'main');
    commit({ 'src/a.ts': '1', 'CHANGELOG.md': '1' });
    git('checkout', '--quiet', '-b', 'topic');
    commit({ 'src/a.ts': '2' });
    // What the base has got meanwhile is not the topic's.
    git('checkout', '--quiet', 'main');
    commit({ 'CHANGELOG.md': '2' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('compares with the commit where both parted', () => {
    expect(check(['main', 'topic'])).toEqual({
      status: 1,
      text: expect.stringContaining('src/a.ts is changed'),
    });
    expect(check(['main', 'main']).status).toBe(0);
    expect(check(['main', 'topic'], ['bug', 'no-changelog']).status).toBe(0);
    git('checkout', '--quiet', 'topic');
    commit({ 'x.txt': '' }, 'Say why\n\nNo-changelog: nobody sees it');
    expect(check(['main', 'topic'])).toEqual({ status: 0, text: expect.stringContaining('nobody sees it') });
    commit({ 'CHANGELOG.md': '3' });
    expect(check(['main', 'topic'])).toEqual({ status: 0, text: expect.stringContaining('has an entry') });
  });

  test('says what git does not know', () => {
    expect(check(['nowhere'])).toEqual({
      status: 1,
      text: expect.stringMatching(/^git merge-base .*failed: .*nowhere/),
    });
  });

  test('is run with the labels, for each change of them', () => {
    const workflow = parse(readFileSync(join(root, '.github/workflows/changelog.yml'), 'utf8'));
    expect(workflow.on.pull_request.types).toEqual(
      expect.arrayContaining(['opened', 'synchronize', 'labeled', 'unlabeled']),
    );
    const [step] = workflow.jobs.entry.steps.slice(-1);
    expect(Object.keys(step.env)).toEqual(['BASE', 'HEAD', 'LABELS']);
  });
});

describe('npm’s audit', () => {
  const counts = { info: 1, low: 2, moderate: 0, high: 0, critical: 0, total: 3 };
  const answer = (found: object) =>
    JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities: found } });

  test.each<[string, string, boolean, RegExp]>([
    ['low ones pass', answer(counts), true, /^No known holes/],
    ['a moderate one fails', answer({ ...counts, moderate: 1 }), false, /^Known holes: 1 moderate\./],
    [
      'all are counted',
      answer({ ...counts, high: 2, critical: 1 }),
      false,
      /^Known holes: 2 high, 1 critical\./,
    ],
    [
      'a registry that has no audit was not asked',
      JSON.stringify({
        message: '405 Method Not Allowed - POST https://u:p@registry.invalid/-/npm',
        statusCode: 405,
      }),
      true,
      /^NOT ASKED: .*405 Method Not Allowed - POST the registry$/,
    ],
    ['nor one that did not answer', '', true, /^NOT ASKED: /],
    ['nor one that answered something else', '<html>', true, /^NOT ASKED: /],
    ['nor one that counts nothing', answer({}), true, /^NOT ASKED: /],
    ['nor one that says null', 'null', true, /^NOT ASKED: /],
  ])('%s', (_, output, isFine, why) => {
    expect(judgeAudit(readAudit(output))).toEqual({ isFine, why: expect.stringMatching(why) });
  });
});

describe('the release workflow', () => {
  const workflow = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8'));
  const { check, build, publish } = workflow.jobs;
  const commandsOf = (job: { steps: { run?: string }[] }) => job.steps.flatMap(({ run }) => run ?? []);

  test('is started by hand, with a version, one at a time', () => {
    expect(Object.keys(workflow.on)).toEqual(['workflow_dispatch']);
    expect(workflow.on.workflow_dispatch.inputs.version.required).toBe(true);
    expect(workflow.concurrency['cancel-in-progress']).toBe(false);
  });

  test('checks everything, then builds, then waits for an approval', () => {
    expect(commandsOf(check)).toEqual(['.ci/run']);
    expect([build.needs, publish.needs, publish.environment]).toEqual(['check', 'build', 'release']);
  });

  test('lets only the publishing job write, and that installs nothing', () => {
    expect([workflow.permissions, check.permissions, build.permissions]).toEqual([
      {},
      { contents: 'read' },
      { contents: 'read' },
    ]);
    expect(publish.permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' });
    expect(commandsOf(publish).join('\n')).not.toMatch(/npm (?:ci|install|run)|npx/);
    const actions = publish.steps.flatMap(({ uses }: { uses?: string }) => uses ?? []);
    expect(actions.filter((uses: string) => !uses.startsWith('actions/'))).toEqual([]);
  });

  test('takes no cache that another run could have filled, and no text of the input into a script', () => {
    for (const job of [check, build, publish]) {
      for (const { uses = '', with: given = {} } of job.steps)
        if (uses.startsWith('actions/setup-node@'))
          expect(given).toMatchObject({ 'package-manager-cache': false });
      expect(commandsOf(job).join('\n')).not.toContain('${{');
    }
  });

  test('attests sums and list, as the scripts write them', () => {
    const attests = publish.steps.filter(({ uses = '' }: { uses?: string }) =>
      uses.startsWith('actions/attest@'),
    );
    expect(attests.map((step: { with: object }) => step.with)).toEqual([
      { 'subject-checksums': 'release/checksums.txt' },
      { 'subject-checksums': 'release/checksums.txt', 'sbom-path': expect.any(String) },
    ]);
  });
});
