import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Installed, installActionlint, installZizmor } from './lint/tools.ts';
import { isWorkflow, readYamlTexts } from './lint/workflow-texts.ts';

/**
 * Holds every workflow of this repository against actionlint and zizmor: our own, the examples, and those in documents.
 * What the reader fills in is filled in first, with a commit, as they are told to.
 */
const root = resolve(import.meta.dirname, '..');
const SOME_COMMIT = '3d3c42e5aac5ba805825da76410c181273ba90b1';

const folder = mkdtempSync(join(tmpdir(), 'docs-agent-lint-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const workflows = readYamlTexts(root).filter(isWorkflow);
const files = workflows.map(({ where, text }) => {
  const path = join(folder, /\.ya?ml$/.test(where) ? where : `${where.replace('#', '-')}.yml`);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(
    path,
    text.replaceAll('OWNER/', 'owner/').replace(/@COMMIT\b.*$/gm, `@${SOME_COMMIT} # v1.0.0`),
  );
  return path;
});

/** A quickstart has no room to say why `issue_comment` is safe in it; comment.yml is the same workflow, and says it. */
const inDocuments = files.filter((path) => path.endsWith('.md.yml') || /\.md-\d+\.yml$/.test(path));
const config = join(folder, 'zizmor-config.yml');
const ignored = inDocuments.map((path) => `      - ${path.split('/').at(-1)}\n`).join('');
writeFileSync(config, `rules:\n  dangerous-triggers:\n    ignore:\n${ignored}`);

/** zizmor knows this file by its name, and holds its waiting times against its own. */
const updates = join(folder, '.github/dependabot.yml');
copyFileSync(join(root, '.github/dependabot.yml'), updates);

const cache = join(root, '.cache');
const linters: [string, Installed, string[]][] = [
  // Scripts of steps are for their own linters, which a machine may have or not.
  ['actionlint', installActionlint(cache), ['-shellcheck=', '-pyflakes=', ...files]],
  [
    'zizmor',
    installZizmor(cache),
    ['--offline', '--no-progress', '--quiet', '--config', config, ...files, updates],
  ],
];

let failed = false;
for (const [name, installed, args] of linters) {
  if ('missing' in installed) {
    console.log(
      `\n!!!! SKIPPED: ${name}. ${installed.missing}. The workflows were not checked by it. !!!!\n`,
    );
    continue;
  }
  const { status } = spawnSync(installed.path, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) failed = true;
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}, ${files.length} workflows`);
}
process.exitCode = failed ? 1 : 0;
