import { lstatSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../files/file-text.ts';
import { makeFolder } from '../files/make-folder.ts';

const CORE = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n';

/** All that is configured in a repository of the service. */
const CONFIG = `${CORE}\tbare = true\n`;

/** What `git init` configures in one with a work tree. */
const AROUND_FILES = `${CORE}\tbare = false\n\tlogallrefupdates = true\n`;

const FOLDERS = ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'];

/** Files by which a repository names programs, or sends git elsewhere for its settings and objects. */
const FOREIGN = ['info/attributes', 'info/grafts', 'config.worktree', 'commondir', 'objects/info/alternates'];

/**
 * Makes an empty bare repository of ours, or mends one that was cut short: what `git init --bare --template=` does, which would
 * be a process of git.
 */
export function makeBare(repository: string): void {
  layOut(repository, 'master');
  resetSettings(repository);
}

/**
 * Makes an empty repository around the files in a folder, as `git init --template=` does, on a branch without a commit.
 * `settings` go on behind those of git.
 */
export function makeAround(tree: string, { branch, settings }: { branch: string; settings: string }): void {
  const repository = join(tree, '.git');
  layOut(repository, branch);
  writeFileSync(join(repository, 'config'), `${AROUND_FILES}${settings}`);
}

function layOut(repository: string, branch: string): void {
  for (const folder of FOLDERS) makeFolder(join(repository, folder), 0o777);
  put(join(repository, 'HEAD'), `ref: refs/heads/${branch}\n`);
}

/** Has a file hold a text, whatever stands in its place: no link is followed, and no pipe waited for. */
function put(path: string, text: string): void {
  const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile();
  if (isFile && textOf(path) === text) return;
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, text, { mode: 0o600 });
}

/**
 * Puts the settings of a bare repository of ours back to what they are to be. In the sandbox no agent gets at them; an
 * agent without one runs as the service's own user, and could have had git run a filter of its choice on every file.
 */
export function resetSettings(repository: string): void {
  put(join(repository, 'config'), CONFIG);
  for (const name of FOREIGN) rmSync(join(repository, name), { recursive: true, force: true });
}
