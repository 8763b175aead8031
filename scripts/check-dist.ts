import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareTrees, copyFiles, linkTree, readTree } from './bundling/trees.ts';

/**
 * Proves that the committed `dist` is what the sources give: builds the tracked files in another folder, compares
 * byte by byte, and asks git that nothing in `dist` is changed or new.
 */
const root = resolve(import.meta.dirname, '..');
const elsewhere = mkdtempSync(join(tmpdir(), 'check-dist-'));
process.exitCode = 1;
try {
  const faults = [...findUncommitted(), ...rebuildAndCompare(join(elsewhere, 'another/checkout'))];
  if (faults.length === 0) {
    console.log('dist is what the sources give.');
    process.exitCode = 0;
  } else {
    console.error(`dist is not what the sources give:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    console.error('Remedy: npm ci && npm run build, then commit dist together with the sources.');
  }
} finally {
  rmSync(elsewhere, { recursive: true, force: true });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}

function findUncommitted(): string[] {
  const status = git('status', '--porcelain', '--untracked-files=all', '--', 'dist');
  return status
    .split('\n')
    .filter(Boolean)
    .map((line) => `${line.slice(3)} is not committed as it stands (git status ${line.slice(0, 2).trim()})`);
}

function rebuildAndCompare(checkout: string): string[] {
  const tracked = git('ls-files', '-z').split('\0');
  const sources = tracked.filter((path) => path && !path.startsWith('dist/') && existsSync(join(root, path)));
  copyFiles(sources, { from: root, to: checkout });
  linkTree(join(root, 'node_modules'), join(checkout, 'node_modules'));
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: checkout, stdio: 'inherit' });
  if (status !== 0) return [`the tracked files do not build (exit ${status})`];

  const rebuilt = readTree(join(checkout, 'dist'));
  if (rebuilt.size === 0) return ['the build gives no file at all'];
  return compareTrees(readTree(join(root, 'dist')), rebuilt).map((fault) => `dist/${fault}`);
}
