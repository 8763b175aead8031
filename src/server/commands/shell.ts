import { Command, CommanderError } from 'commander';
import type { Terminal } from './terminal.ts';
import { findVersion } from './version.ts';

/** 1: it did not work; 2: it was called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** The `docs-agent` command with these below it. */
export function openShell(terminal: Terminal, commands: readonly Command[]): Command {
  const program = new Command('docs-agent')
    .description('Ask a documentation agent for a change, and run its service: jobs in, pull requests out.')
    .option('-V, --version', 'print the version')
    .on('option:version', () => {
      terminal.out(`${findVersion()}\n`);
      throw new CommanderError(0, 'commander.version', 'version');
    })
    .showHelpAfterError('(--help says more)')
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      outputError: (text, write) => write(hideValues(text)),
    })
    .exitOverride();
  for (const command of commands) program.addCommand(withSettings(command, program));
  return program;
}

/**
 * Runs a command line; `explain` tells what was thrown. Says how it ended, unless a command did.
 */
export async function runShell(
  program: Command,
  { args, explain }: { args: readonly string[]; explain: (error: unknown) => void },
): Promise<ExitCode> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has written its own sentence, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    explain(error);
    return 1;
  }
}

/** What was typed wrongly may be a key in the wrong place: an unknown option is named without its value. */
function hideValues(text: string): string {
  return text
    .replace(/(unknown option '--?[\w-]+)=[^\n]*'/, "$1=…'")
    .replace(/\b(?:mint|docs_[0-9a-f]{12})_[\w-]+/g, '***');
}

/** Commander hands its settings down to commands that it makes, not to those that are added. */
function withSettings(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const inner of command.commands) withSettings(inner, command);
  return command;
}
