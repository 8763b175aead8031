import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Text of a file, `null` for one that is taken away, a target for a symbolic link. */
export type Change = Readonly<Record<string, string | Buffer | null | { readonly link: string }>>;

export interface TestRepository {
  readonly folder: string;
  /** Makes a commit, and returns its id. */
  commit(files: Change): string;
  /** Makes a commit of each change by one process, and returns their ids. The index is left as it is. */
  history(changes: readonly Change[]): string[];
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

/** Into one pack, which is made fast rather than small: some contents have a hundred megabytes. */
const IMPORTING = ['fastimport.unpackLimit=0', 'core.compression=1'].flatMap((setting) => ['-c', setting]);

const MAIN = 'refs/heads/main';
const CONFIG = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n';
/** Marks of commits begin behind all those of contents. */
const COMMITS_FROM = 1_000_000;

/** A small real repository in a folder of its own. */
export function makeTestRepository(): TestRepository {
  const folder = mkdtempSync(join(tmpdir(), 'impact-'));
  const runGit = (args: readonly string[], input: string | Buffer = '') => {
    const env = { PATH: process.env.PATH ?? '', ...IDENTITY };
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, env, input, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  const git = (...args: string[]) => runGit(args);
  // What `git init` makes, without a process.
  for (const name of ['objects', 'refs/heads']) mkdirSync(join(folder, '.git', name), { recursive: true });
  writeFileSync(join(folder, '.git/HEAD'), `ref: ${MAIN}\n`);
  writeFileSync(join(folder, '.git/config'), CONFIG);
  return {
    folder,
    git,
    commit(files) {
      writeFiles(folder, files);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', 'Change');
      return headOf(folder);
    },
    history(changes) {
      for (const files of changes) writeFiles(folder, files);
      const goesOn = existsSync(join(folder, '.git', MAIN));
      return runGit(
        [...IMPORTING, 'fast-import', '--quiet', '--date-format=now'],
        tellHistory(changes, goesOn),
      ).split('\n');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function writeFiles(folder: string, files: Change): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
    if (content === null) continue;
    if (typeof content === 'object' && 'link' in content) symlinkSync(content.link, file);
    else writeFileSync(file, content);
  }
}

/** The changes as `git fast-import` reads them, which answers with the ids. Each content is told once. */
function tellHistory(changes: readonly Change[], goesOn: boolean): Buffer {
  const parts: (string | Buffer)[] = [];
  const marks = new Map<string | Buffer, string>();
  const tell = (content: string | Buffer) => {
    const known = marks.get(content);
    if (known !== undefined) return known;
    const mark = `:${marks.size + 1}`;
    marks.set(content, mark);
    parts.push(`blob\nmark ${mark}\ndata ${Buffer.byteLength(content)}\n`, content, '\n');
    return mark;
  };
  for (const [at, files] of changes.entries()) {
    const lines = Object.entries(files).map(([path, content]) => {
      const name = JSON.stringify(path);
      if (content === null) return `D ${name}\n`;
      return typeof content === 'object' && 'link' in content
        ? `M 120000 ${tell(content.link)} ${name}\n`
        : `M 100644 ${tell(content)} ${name}\n`;
    });
    const mark = `:${COMMITS_FROM + at}`;
    parts.push(
      `commit ${MAIN}\nmark ${mark}\ncommitter Ann <ann@example.org> now\ndata 6\nChange\n`,
      ...(at === 0 && goesOn ? [`from ${MAIN}^0\n`] : []),
      ...lines,
      `get-mark ${mark}\n`,
    );
  }
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
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
