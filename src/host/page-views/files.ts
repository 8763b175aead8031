import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { ExportFile } from '../../ports/files.ts';
import { InputError, showGiven } from '../inputs/input-error.ts';
import { createWriter } from './writer.ts';

const FORMATS = ['csv', 'json', 'jsonl', 'md'] as const;
const FILES_MAX = 20;

/** A file to be written: the folder as it really is, so that no link leads out of the workspace. */
export interface FileTarget {
  readonly name: string;
  readonly path: string;
  readonly format: ExportFile['format'];
}

/**
 * Finds out where files are to be written. Nothing is made yet.
 * @throws InputError where a name has another ending, lies outside, is a folder, or is there twice
 */
export function findTargets(
  names: readonly string[],
  { folder, contained }: { folder: string; contained: boolean },
): FileTarget[] {
  if (names.length > FILES_MAX)
    throw new InputError('file', `${names.length} files were given; accepted are at most ${FILES_MAX}.`);
  const root = realpathSync(folder);
  const targets = names.map((name) => findTarget(name, { root, contained }));
  const twice = targets.find(({ path }, index) => targets.findIndex((other) => other.path === path) < index);
  if (twice) throw new InputError('file', `${showGiven(twice.name)} was given twice.`);
  return targets;
}

function findTarget(name: string, { root, contained }: { root: string; contained: boolean }): FileTarget {
  const given = showGiven(name);
  const format = FORMATS.find((ending) => extname(name).toLowerCase() === `.${ending}`);
  if (format === undefined || name.includes('\0')) {
    const endings = FORMATS.map((ending) => `.${ending}`).join(', ');
    throw new InputError('file', `${given} was given; accepted are names that end in ${endings}.`);
  }
  return { name, path: findPlace(name, { input: 'file', root, contained }), format };
}

/**
 * Where a file is to be written, with the links of its folder followed. A checkout may be a stranger's: a link in it leads no file
 * to another place. What a person names outside of it is theirs, unless all has to be contained in the root.
 * @throws InputError where it is a folder, stands in none, or outside, or where a link leads it out of the checkout
 */
export function findPlace(
  name: string,
  { input, root, contained = false }: { input: string; root: string; contained?: boolean },
): string {
  const given = showGiven(name);
  const wanted = resolve(root, name);
  const folder = realFolder(dirname(wanted));
  if (folder === undefined)
    throw new InputError(
      input,
      `${given} stands in something that is no folder; accepted is a file in a folder.`,
    );
  const place = join(folder, basename(wanted));
  if (contained && !isInside(place, root))
    throw new InputError(input, `${given} lies outside the workspace; accepted is a file inside it.`);
  const checkout = checkoutOf(root);
  if (isInside(wanted, checkout) && !isInside(place, realpathSync(checkout)))
    throw new InputError(
      input,
      `a symbolic link leads ${given} out of this checkout; accepted is a file that lies in it.`,
    );
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(input, `${given} is a folder; accepted is a file.`);
  return place;
}

/** The folder that holds `.git`, or the one that is given where none does. */
function checkoutOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return folder;
  }
}

/** A folder with its links followed, whether or not its last parts are there yet; undefined where it is none. */
function realFolder(folder: string): string | undefined {
  try {
    const real = realpathSync(folder);
    return statSync(real).isDirectory() ? real : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) return undefined;
    const above = realFolder(dirname(folder));
    return above === undefined ? undefined : join(above, basename(folder));
  }
}

function isInside(path: string, root: string): boolean {
  const inside = relative(root, path);
  return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

/**
 * Opens files beside the places where they will stand, so that a rename puts them there whole. Missing folders are made.
 * @throws where one can't be made; none is left then
 */
export function openFiles(targets: readonly FileTarget[]): ExportFile[] {
  const files: ExportFile[] = [];
  try {
    for (const target of targets) files.push(openFile(target));
    return files;
  } catch (error) {
    for (const file of files) file.discard();
    throw error;
  }
}

function openFile({ name, path, format }: FileTarget): ExportFile {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  // A link may have been put in the way since the place was found.
  if (realpathSync(folder) !== folder) throw new Error(`${showGiven(name)} is no longer where it was`);
  // Loaded only for a file that is wanted: it takes a tenth of a start.
  const { randomBytes } = process.getBuiltinModule('node:crypto');
  const temporary = join(folder, `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  const file = openSync(temporary, 'wx');
  const { write, flush } = createWriter(file);
  let state: 'open' | 'finished' | 'committed' | 'discarded' = 'open';
  return {
    name,
    format,
    write,
    finish() {
      flush();
      fsyncSync(file);
      closeSync(file);
      state = 'finished';
    },
    commit() {
      renameSync(temporary, path);
      state = 'committed';
    },
    discard() {
      if (state === 'committed' || state === 'discarded') return;
      if (state === 'open') closeSync(file);
      state = 'discarded';
      rmSync(temporary, { force: true });
    },
  };
}
