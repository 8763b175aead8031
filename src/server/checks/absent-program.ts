import type { AgentEnd } from '../agent/command.ts';
import { oneLine } from '../words/visible-text.ts';

/** Of a shell for what it does not find, and what it may not run. */
const NOT_FOUND = [126, 127];
const SAYINGS = [
  /(?:^|[\s:])([^\s:]+): (?:command )?not found\s*$/m,
  /\bexecvp ([^\s:]+): No such file/,
  /\bspawn (\S+) ENOENT\b/,
];

/** Whether a command ended as one does whose program is not there. */
export function isAbsent(end: AgentEnd): boolean {
  return end.reason === 'not-started' || (end.reason === 'exit' && NOT_FOUND.includes(end.code));
}

/**
 * Says of a check that nobody could run, with or without the change, that it is the operator's to mend.
 * @param said what the check printed, or why it was not started
 */
export function describeAbsent(said: string): string {
  const program = SAYINGS.map((saying) => saying.exec(said)?.[1]).find((name) => name !== undefined);
  const what =
    program === undefined ? 'its command can not be run' : `the command ${oneLine(program, 80)} is not found`;
  return `could not be run: ${what}; whoever runs the service has to install it, or mend the check`;
}
