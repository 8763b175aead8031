import { CommanderError } from 'commander';
import { messageOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { createProgram, type OtherCommand } from './program.ts';
import type { Terminal } from './terminal.ts';

/** 1: it did not work; 2: it was called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** Runs a command line and says how it ended. A person sees one sentence, never a stack. */
export async function runCommandLine(
  args: readonly string[],
  { others, ...terminal }: Terminal & { others?: readonly OtherCommand[] },
): Promise<ExitCode> {
  try {
    await createProgram(terminal, others).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has written its own sentence, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const message = messageOf(error);
    terminal.err(`docs-agent: ${error instanceof UserError ? message : `unexpected: ${message}`}\n`);
    return 1;
  }
}
