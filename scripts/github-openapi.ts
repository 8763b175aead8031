import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixturePaths, takeGitHubOpenapi } from '../__tests__/support/github-openapi.ts';

/**
 * Writes the fixtures of GitHub's interface again, out of the package that publishes its description. That unpacks to
 * 400 MB, so it is no dependency: it is fetched into a temporary folder, and is gone afterwards.
 */
const PACKAGE = '@octokit/openapi@23.0.2';

const folder = mkdtempSync(join(tmpdir(), 'github-openapi-'));
try {
  const fetch = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', PACKAGE];
  const { status } = spawnSync('npm', fetch, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm could not fetch ${PACKAGE}`);
  const path = join(folder, 'node_modules/@octokit/openapi/generated/api.github.com.json');
  const { openapi, examples } = takeGitHubOpenapi(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(fixturePaths.openapi, openapi);
  writeFileSync(fixturePaths.examples, examples);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
