import { appendFileSync, existsSync } from 'node:fs';
import { EOL } from 'node:os';

/** Values that hold no delimiter, whatever it is: the words of our own. */
const PLAIN = /^[a-z-]*$/;

/**
 * Adds a name and its value to one of the runner's files, in the toolkit's form: behind a delimiter that the value can't
 * hold. The toolkit's own function is not used, for its file loads `crypto` when it is imported, a quarter of a run's
 * start-up; here it is loaded for the first value that is more than a plain word, whose delimiter nobody may guess.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-output-parameter
 * @throws Error where the file is not named, missing or not writable
 */
export function writeFileCommand(
  command: 'OUTPUT' | 'STATE',
  { name, value }: { name: string; value: string },
): void {
  const path = process.env[`GITHUB_${command}`];
  if (!path) throw new Error(`GITHUB_${command} names no file`);
  if (!existsSync(path)) throw new Error(`the file that GITHUB_${command} names is not there`);
  const unguessable = () => process.getBuiltinModule('node:crypto').randomUUID();
  const delimiter = `ghadelimiter_${PLAIN.test(value) ? `PLAIN_${process.pid}` : unguessable()}`;
  appendFileSync(path, [`${name}<<${delimiter}`, value, delimiter, ''].join(EOL));
}
