import type { Command } from 'commander';
import { explainTrouble } from '../store/trouble.ts';
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
  const explain = (error: unknown) => terminal.err(`docs-agent: ${sentenceOn(error)}\n`);
  return runShell(program, { args, explain });
}

function sentenceOn(error: unknown): string {
  const trouble = explainTrouble(error);
  if (trouble !== undefined) return `It cannot be done now: ${trouble}.`;
  const message = messageOf(error);
  return error instanceof UserError ? message : `unexpected: ${message}`;
}
