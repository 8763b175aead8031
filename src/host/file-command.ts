import { appendFileSync, existsSync } from 'node:fs';
import { EOL } from 'node:os';

/** Values that can neither end a line nor begin anything: the words of our own. */
const PLAIN = /^[a-z-]*$/;

/**
 * Adds a name and its value to one of the runner's files, in the toolkit's form: behind a delimiter that nobody can
 * guess. The toolkit's own function is not used, for its file loads `crypto` when it is imported, a quarter of a run's
 * start-up; here it is loaded for the first value that is more than a plain word.
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
  appendFileSync(path, `${PLAIN.test(value) ? `${name}=${value}` : delimit(name, value)}${EOL}`);
}

function delimit(name: string, value: string): string {
  const delimiter = `ghadelimiter_${process.getBuiltinModule('node:crypto').randomUUID()}`;
  return [`${name}<<${delimiter}`, value, delimiter].join(EOL);
}
