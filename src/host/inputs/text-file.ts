import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { InputError, showGiven } from './input-error.ts';

const MIB = 1024 * 1024;

/** Which input names the file, for the messages, and how large it may be. */
export interface TextFileRules {
  readonly input: string;
  readonly maxMib: number;
}

/**
 * Reads a text file inside the workspace; links are followed before that is decided.
 * @throws InputError where it is missing, outside, no file, too large or not UTF-8
 */
export function readWorkspaceFile(
  path: string,
  { workspace, ...rules }: TextFileRules & { workspace: string },
): string {
  const { input } = rules;
  const given = showGiven(path);
  let root: string;
  let real: string;
  try {
    root = realpathSync(workspace);
    real = realpathSync(resolve(root, path));
  } catch {
    throw new InputError(
      input,
      `there is no file ${given} in the workspace. Is it committed, and does a checkout step come first?`,
    );
  }
  const inside = relative(root, real);
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new InputError(input, `${given} lies outside the workspace; accepted is a file inside it.`);
  }
  return readTextFile(real, { ...rules, given });
}

/** @throws InputError where it is no file, too large or not UTF-8; `given` is its name for the message */
export function readTextFile(
  path: string,
  { given, input, maxMib }: TextFileRules & { given: string },
): string {
  let file: number | undefined;
  try {
    // Not to wait for the other end of a pipe.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new InputError(input, `${given} is not a file; accepted is a text file.`);
    if (stat.size > maxMib * MIB) throw new InputError(input, `${given} is larger than ${maxMib} MiB.`);
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(input, `${given} can't be read as UTF-8 text.`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
