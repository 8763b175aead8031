import { existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { ExportFile } from '../../ports/files.ts';
import { InputError, showGiven } from '../inputs/input-error.ts';
import { openFiles } from '../page-views/files.ts';

/**
 * Opens the file of `--report` beside its place; `commit` puts it there whole. A checkout may be a stranger's: a link in it leads
 * no report to another place. What a person names outside of it is theirs.
 * @throws InputError where the name is a symbolic link, or a link leads it out of the checkout
 */
export function openReport(name: string): ExportFile {
  const path = resolve(name);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new InputError(
      'report',
      `${showGiven(name)} is a symbolic link; accepted is a file, or a name that is free.`,
    );
  const root = checkoutOf(process.cwd());
  const folder = dirname(path);
  if (isWithin(folder, root) && !isWithin(realFolder(folder), realpathSync(root)))
    throw new InputError(
      'report',
      `a symbolic link leads ${showGiven(name)} out of this checkout; accepted is a file that lies in it.`,
    );
  mkdirSync(folder, { recursive: true });
  const target = { name, path: join(realpathSync(folder), basename(path)), format: 'md' } as const;
  const [file] = openFiles([target]);
  if (file === undefined) throw new Error(`${showGiven(name)} could not be opened`);
  return file;
}

/** The folder that holds `.git`, or the one that is given where none does. */
function checkoutOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return folder;
  }
}

/** A folder with its links followed, as far as it is there. */
function realFolder(folder: string): string {
  if (lstatSync(folder, { throwIfNoEntry: false })) return realpathSync(folder);
  return join(realFolder(dirname(folder)), basename(folder));
}

function isWithin(path: string, root: string): boolean {
  const inside = relative(root, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`);
}
