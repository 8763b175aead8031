import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Text of a file, `null` for one that is taken away, a target for a symbolic link. */
export type Change = Readonly<Record<string, string | Buffer | null | { readonly link: string }>>;

export interface TestRepository {
  readonly folder: string;
  /** Makes a commit, and returns its id. */
  commit(files: Change): string;
  git(...args: string[]): string;
  remove(): void;
}

const IDENTITY = {
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.org',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  // A commit starts no process that would see whether there is something to tidy.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
};

/** A small real repository in a folder of its own. */
export function makeTestRepository(): TestRepository {
  const folder = mkdtempSync(join(tmpdir(), 'impact-'));
  const git = (...args: string[]) => {
    const env = { PATH: process.env.PATH ?? '', ...IDENTITY };
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  git('init', '--quiet', '--initial-branch=main');
  return {
    folder,
    git,
    commit(files) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        rmSync(file, { force: true });
        if (content === null) continue;
        if (typeof content === 'object' && 'link' in content) symlinkSync(content.link, file);
        else writeFileSync(file, content);
      }
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', 'Change');
      return headOf(folder);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function headOf(folder: string): string {
  const read = (name: string) => readFileSync(join(folder, '.git', name), 'utf8').trim();
  const head = read('HEAD');
  return head.startsWith('ref: ') ? read(head.slice('ref: '.length)) : head;
}

/** Code with one flag a line, and a page that tells of them. */
export const flagsIn = (flags: readonly string[]) =>
  `export const FLAGS = [\n${flags.map((flag) => `  '--${flag}',\n`).join('')}];\n`;
export const pageOf = (flags: readonly string[]) =>
  `# Flags\n\n${flags.map((flag) => `- \`--${flag}\`: what it does\n`).join('')}`;
