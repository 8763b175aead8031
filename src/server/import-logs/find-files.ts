import { existsSync, globSync, realpathSync } from 'node:fs';
import { UserError } from '../words/user-error.ts';

/** What stands for standard input. */
export const STANDARD_INPUT = '-';

/**
 * The files that are meant, each once: a name that exists is that file, anything else a glob. In the order given, a glob's
 * files by name.
 * @throws UserError where there is no file of the name.
 */
export function findFiles(given: readonly string[]): string[] {
  const files = new Map<string, string>();
  for (const name of given) {
    const found = name === STANDARD_INPUT || existsSync(name) ? [name] : globSync(name).sort();
    if (found.length === 0) throw new UserError(`There is no file ${JSON.stringify(name)}.`);
    for (const file of found) files.set(identityOf(file), file);
  }
  return [...new Set(files.values())];
}

function identityOf(file: string): string {
  try {
    return file === STANDARD_INPUT ? file : realpathSync(file);
  } catch {
    // A pipe of the shell's has no path of its own.
    return file;
  }
}
