import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnAndWatch } from '../support/child-process.ts';
import { CLI } from '../support/command-line.ts';
import { flagsIn, makeTestRepository, pageOf, type TestRepository } from '../support/impact-repository.ts';
import { FLAGS, NEW_FLAG, START } from '../support/impact-stage.ts';

let repository: TestRepository;
beforeEach(() => {
  repository = makeTestRepository();
});
afterEach(() => repository.remove());

/** `docs-agent impact` in the repository, without a network, a key or a home. */
async function play(...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', HTTPS_PROXY: 'http://127.0.0.1:9' };
  const ended = await spawnAndWatch({
    entry: CLI,
    args: ['impact', ...args],
    cwd: repository.folder,
    env,
    options: {},
  });
  expect(`${ended.stdout}${ended.stderr}`).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  return ended;
}

test('prints what the current branch leaves behind, whatever is checked out', async () => {
  repository.commit(START);
  repository.git('checkout', '--quiet', '-b', 'topic');
  repository.commit(NEW_FLAG);
  const ended = await play();
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' });
  expect(ended.stdout).toMatch(
    /^docs\/cli\.md:\d+: undocumented: --keep-going \(src\/cli\.ts:6\): 4 of the 4 names around it/,
  );
  expect(ended.stdout).toMatch(/\nOne page is left behind: docs\/cli\.md\.\n$/);
  repository.git('checkout', '--quiet', 'main');
  expect(await play('--head', 'topic')).toMatchObject({ exitCode: 0, stdout: ended.stdout });
  expect(await play('--base', 'topic', '--head', 'main')).toMatchObject({
    stdout: 'No page is left behind.\n',
    stderr: expect.stringMatching(
      /Nothing was compared: the head is the merge base itself, [0-9a-f]{12}\.\n$/,
    ),
  });
});

test('--json prints one document, and --fail-on sets the exit code', async () => {
  const base = repository.commit(START);
  repository.commit(NEW_FLAG);
  const json = await play('--base', base, '--json', '--fail-on', 'undocumented');
  expect(json).toMatchObject({ exitCode: 1, stderr: '' });
  const { impact, findings, pages, prompt, ...rest } = JSON.parse(json.stdout);
  expect({ impact, pages, rest }).toEqual({ impact: 'found', pages: ['docs/cli.md'], rest: {} });
  expect(findings).toMatchObject([{ kind: 'undocumented', name: '--keep-going' }]);
  expect(prompt).toContain('docs/cli.md');
  expect(await play('--base', base, '--ignore', '--keep-going')).toMatchObject({
    exitCode: 0,
    stdout: 'No page is left behind.\n',
  });
});

test.each<[string, string[], number, RegExp]>([
  [
    'a revision that is not there',
    ['--base', 'nowhere'],
    1,
    /^docs-agent: There is no commit "nowhere" in this clone\. Give one that is there, or fetch it first\./,
  ],
  [
    'a revision that looks like an option',
    ['--base=--output=x'],
    1,
    /There is no commit "--output=x" in this clone/,
  ],
  [
    'a kind that is none',
    ['--fail-on', 'all'],
    2,
    /--fail-on: "all" was given; accepted are undocumented, stale, together, mapped, or none/,
  ],
  ['--base beside --all', ['--all', '--base', 'x'], 2, /--base: it does not go with --all/],
  ['--fail-on beside --all', ['--all', '--fail-on', 'stale'], 2, /--fail-on: it does not go with --all/],
  ['an empty pattern', ['--docs', ''], 2, /--docs: it is empty; give a value, or leave it out\./],
  ['a report without --all', ['--report', 'a.html'], 2, /--report: it goes with --all/],
  [
    'a report where a folder stands',
    ['--all', '--report', 'folder.html'],
    2,
    /^docs-agent: --report: "folder\.html" is a folder; accepted is a file\.\n$/,
  ],
  [
    'views that are not there',
    ['--views', 'gone.csv'],
    2,
    /--views: there is no file "gone\.csv" in this folder\.\n$/,
  ],
  [
    'views that lie elsewhere',
    ['--views', '..'],
    2,
    /--views: "\.\." lies outside this folder; accepted is a file inside it\.\n$/,
  ],
])('%s ends with a clear sentence', async (_, args, exitCode, sentence) => {
  repository.commit(START);
  mkdirSync(join(repository.folder, 'folder.html'));
  const ended = await play(...args);
  expect(ended).toMatchObject({ exitCode, stdout: '' });
  expect(ended.stderr).toMatch(sentence);
});

test.each([[[]], [['--all']]])(
  'a folder that is no repository ends with a clear sentence: %j',
  async (args) => {
    rmSync(join(repository.folder, '.git'), { recursive: true });
    expect(await play(...args)).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: 'docs-agent: This folder lies in no git repository. Call it in a clone.\n',
    });
  },
);

test('--all lists what pages show as code and no code has, the surest first', async () => {
  repository.commit(START);
  repository.commit({ 'src/cli.ts': flagsIn(FLAGS.filter((flag) => flag !== 'dry-run')) });
  repository.commit({ 'docs/cli.md': `${pageOf(FLAGS)}\nSee also \`--of-another-program\`.\n` });
  const json = await play('--all', '--json');
  const { findings } = JSON.parse(json.stdout);
  expect(findings).toMatchObject([
    { name: '--dry-run', page: 'docs/cli.md', line: 4, wasThere: true },
    { name: '--of-another-program', wasThere: false },
  ]);
  expect(findings[0].confidence).toBeGreaterThan(findings[1].confidence);
  const table = await play('--all', '--report', 'report.html');
  expect(table.stdout).toMatch(
    /^0\.\d\d {2}--dry-run {2}docs\/cli\.md:4\n\nOne name stands on pages and in no code any more, the surest first\.\n1 more is less sure: --json and --report list it\.\n$/,
  );
  expect(readFileSync(join(repository.folder, 'report.html'), 'utf8')).toContain('<code>--dry-run</code>');
});

test('--all ends where nothing more has to be read, however much is left', async () => {
  const line = "export const a = 'and so on';\n".repeat(1_000);
  const rest = Array.from({ length: 40 }, (_, at) => [`src/more${at}.ts`, `// ${at}\n${line}`] as const);
  repository.commit({ ...START, ...Object.fromEntries(rest) });
  expect(await play('--all')).toMatchObject({
    exitCode: 0,
    stdout: 'No page shows a name that no code has.\n',
  });
});

test('--report follows no link out of the checkout', async () => {
  const outside = makeTestRepository();
  try {
    outside.commit({ 'kept.html': 'kept' });
    repository.commit({
      ...START,
      'impact.html': { link: join(outside.folder, 'kept.html') },
      out: { link: outside.folder },
      'docs/in': { link: '.' },
    });
    for (const [file, sentence] of [
      ['impact.html', /^docs-agent: --report: "impact\.html" is a symbolic link; accepted is a file/],
      [
        'out/kept.html',
        /^docs-agent: --report: a symbolic link leads "out\/kept\.html" out of this checkout/,
      ],
      ['out/a/b.html', /^docs-agent: --report: a symbolic link leads "out\/a\/b\.html" out of this checkout/],
    ] as const) {
      const ended = await play('--all', '--report', file);
      expect(ended).toMatchObject({ exitCode: 2, stdout: '' });
      expect(ended.stderr).toMatch(sentence);
    }
    expect(readFileSync(join(outside.folder, 'kept.html'), 'utf8')).toBe('kept');
    expect(readdirSync(outside.folder).sort()).toEqual(['.git', 'kept.html']);
    // What a person names elsewhere, and a link that stays inside, is written.
    mkdirSync(join(outside.folder, 'mine'));
    symlinkSync('mine', join(outside.folder, 'also-mine'));
    for (const file of ['docs/in/a.html', join(outside.folder, 'also-mine', 'a.html')])
      expect(await play('--all', '--report', file)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(readdirSync(join(repository.folder, 'docs')).sort()).toEqual(['a.html', 'cli.md', 'in']);
    expect(readdirSync(join(outside.folder, 'mine'))).toEqual(['a.html']);
  } finally {
    outside.remove();
  }
});

test('patterns that match no file are told', async () => {
  const base = repository.commit(START);
  repository.commit(NEW_FLAG);
  for (const args of [['--base', base], ['--all']])
    expect(await play(...args, '--docs', '[', '--code', 'scr/**', '--ignore', 'gone/*')).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(
        /--docs: no file matches "\["\. Patterns .*\n.*--code: no file matches "scr\/\*\*"\..*\n.*--ignore: no file matches "gone\/\*"\./,
      ),
    });
});

test('--all with nothing sure says so', async () => {
  repository.commit({ ...START, 'docs/cli.md': `${pageOf(FLAGS)}\nSee \`--of-another-program\`.\n` });
  expect((await play('--all')).stdout).toBe(
    'No page shows a name that the code once had and has no more.\n1 name is less sure: --json and --report list it.\n',
  );
});
