import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { InputError, showGiven } from '../inputs/input-error.ts';

/** A key is a line; what is longer was named by mistake. */
const MAX_BYTES = 4096;
/** All rights of the group and of others. */
const NOT_MINE = 0o077;

/**
 * Whether an argument hands over a key on the command line, where every user of the machine reads it. Looks before
 * anything is parsed, for a parser repeats what it doesn't know.
 */
export function isKeyOption(argument: string): boolean {
  return /^--?(?:(?:secret|api|admin)[-_]?)?(?:key|secret|token)(?:[=:]|$)/i.test(argument);
}

/**
 * The API key, from the file that was named, else from the environment.
 * @throws InputError where there is none, or where the file is open to others
 */
export function readKey(keyFile: string | undefined, env: NodeJS.ProcessEnv): string {
  if (keyFile !== undefined) return readKeyFile(keyFile);
  const key = env.DOCS_AGENT_KEY?.trim();
  if (key) return key;
  throw new InputError(
    'secretKey',
    'nothing was given. Put an admin API key into this variable, or into a file that only you may read, for --key-file.',
  );
}

function readKeyFile(path: string): string {
  const given = showGiven(path);
  let file: number | undefined;
  try {
    // Not to wait for the other end of a pipe. The open file is asked for its rights: its name may change hands.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new InputError('keyFile', `${given} is no file.`);
    if ((stat.mode & NOT_MINE) !== 0) {
      const mode = (stat.mode & 0o777).toString(8).padStart(4, '0');
      throw new InputError(
        'keyFile',
        `${given} is open to others than its owner (mode ${mode}), and was not read. Close it: chmod 600; if others may have read it, make a new key.`,
      );
    }
    if (stat.size > MAX_BYTES) throw new InputError('keyFile', `${given} is too long for a key.`);
    const key = readFileSync(file, 'utf8').trim();
    if (key === '')
      throw new InputError('keyFile', `${given} is empty; accepted is a file that holds the key.`);
    return key;
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError('keyFile', `${given} can't be read.`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
