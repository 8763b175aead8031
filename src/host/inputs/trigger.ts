import { InputError, showGiven } from './input-error.ts';
import { readInput } from './read.ts';

/** @throws InputError unless it is one word that a line can begin with */
export function parseCommandWord(env: NodeJS.ProcessEnv): string {
  const word = readInput(env, 'command');
  if (/^[^\s>`~]\S{0,49}$/u.test(word)) return word;
  throw new InputError(
    'command',
    `${showGiven(word)} was given; accepted is one word without white space, such as /docs.`,
  );
}

/** @throws InputError unless it is empty or the number of an issue or pull request */
export function parseIssueNumber(env: NodeJS.ProcessEnv): number | undefined {
  const value = readInput(env, 'issueNumber');
  if (value === '') return undefined;
  if (/^#?[1-9]\d{0,9}$/.test(value)) return Number(value.replace('#', ''));
  throw new InputError(
    'issueNumber',
    `${showGiven(value)} was given; accepted is the number of an issue or pull request.`,
  );
}
