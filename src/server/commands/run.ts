import type { Command } from 'commander';
import { messageOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { createProgram } from './program.ts';
import { type ExitCode, runShell } from './shell.ts';
import type { Terminal } from './terminal.ts';

/** Commands that live elsewhere, and what else the whole program is given before it runs. */
export interface More {
  readonly others?: readonly Command[];
  readonly extend?: (program: Command) => void;
}

/** Runs a command line and says how it ended. A person sees one sentence, never a stack. */
export function runCommandLine(
  args: readonly string[],
  { others, extend = () => {}, ...terminal }: Terminal & More,
): Promise<ExitCode> {
  const program = createProgram(terminal, others);
  extend(program);
  const explain = (error: unknown) => {
    const message = messageOf(error);
    terminal.err(`docs-agent: ${error instanceof UserError ? message : `unexpected: ${message}`}\n`);
  };
  return runShell(program, { args, explain });
}
