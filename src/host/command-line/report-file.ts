import { lstatSync } from 'node:fs';
import type { ExportFile } from '../../ports/files.ts';
import { InputError, showGiven } from '../inputs/input-error.ts';
import { findPlace, openFiles } from '../page-views/files.ts';

/**
 * Opens the file of `--report` beside its place; `commit` puts it there whole.
 * @throws InputError where the name is a symbolic link, or a link leads it out of the checkout
 */
export function openReport(name: string): ExportFile {
  const path = findPlace(name, { input: 'report', root: process.cwd() });
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new InputError(
      'report',
      `${showGiven(name)} is a symbolic link; accepted is a file, or a name that is free.`,
    );
  const [file] = openFiles([{ name, path, format: 'md' }]);
  if (file === undefined) throw new Error(`${showGiven(name)} could not be opened`);
  return file;
}
