import { Command } from 'commander';
import { archiveCommand } from './archive.ts';
import { backupCommand } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import { importViewsCommand } from './import-views.ts';
import { initCommand } from './init.ts';
import { jobCommand } from './job.ts';
import { jobsCommand } from './jobs.ts';
import { keyCommand } from './key.ts';
import { pruneCommand } from './prune.ts';
import { restoreCommand } from './restore.ts';
import { serveCommand } from './serve.ts';
import type { Terminal } from './terminal.ts';

/** A command that lives elsewhere, for the list of commands. */
export type OtherCommand = { name: string; description: string };

/** The `docs-agent` command with everything below it. */
export function createProgram(terminal: Terminal, others: readonly OtherCommand[] = []): Command {
  const program = new Command('docs-agent')
    .description('A documentation-agent service: jobs in, pull requests out.')
    .showHelpAfterError('(--help says more)')
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .exitOverride();
  const commands = [
    initCommand,
    doctorCommand,
    serveCommand,
    keyCommand,
    jobsCommand,
    jobCommand,
    archiveCommand,
    importViewsCommand,
    backupCommand,
    restoreCommand,
    pruneCommand,
  ];
  for (const make of commands) program.addCommand(withSettings(make(terminal), program));
  for (const { name, description } of others) program.addCommand(new Command(name).description(description));
  return program;
}

/** Commander hands its settings down to commands that it makes, not to those that are added. */
function withSettings(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const inner of command.commands) withSettings(inner, command);
  return command;
}
