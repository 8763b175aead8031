import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { InputError, showGiven } from './input-error.ts';

const MAX_BYTES = 1024 * 1024;

/**
 * Reads a text file inside the workspace; links are followed before that is decided.
 * @throws InputError where it is missing, outside, no file, too large or not UTF-8
 */
export function readPromptFile(path: string, workspace: string): string {
  const given = showGiven(path);
  let root: string;
  let real: string;
  try {
    root = realpathSync(workspace);
    real = realpathSync(resolve(root, path));
  } catch {
    throw new InputError(
      'promptFile',
      `there is no file ${given} in the workspace. Is it committed, and does a checkout step come first?`,
    );
  }
  const inside = relative(root, real);
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new InputError('promptFile', `${given} lies outside the workspace; accepted is a file inside it.`);
  }
  return readTextFile(real, given);
}

/** @throws InputError where it is no file, too large or not UTF-8; `given` is its name for the message */
export function readTextFile(path: string, given: string): string {
  let file: number | undefined;
  try {
    // Not to wait for the other end of a pipe.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = fstatSync(file);
    if (!stat.isFile())
      throw new InputError('promptFile', `${given} is not a file; accepted is a text file.`);
    if (stat.size > MAX_BYTES) throw new InputError('promptFile', `${given} is larger than 1 MiB.`);
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError('promptFile', `${given} can't be read as UTF-8 text.`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
