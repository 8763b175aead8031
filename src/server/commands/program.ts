import type { Command } from 'commander';
import { adoptCommand } from './adopt.ts';
import { archiveCommand } from './archive.ts';
import { backupCommand } from './backup.ts';
import { checkLinksCommand } from './check-links.ts';
import { doctorCommand } from './doctor.ts';
import { importViewsCommand } from './import-views.ts';
import { initCommand } from './init.ts';
import { jobCommand } from './job.ts';
import { jobsCommand } from './jobs.ts';
import { keyCommand } from './key.ts';
import { migrateCommand } from './migrate.ts';
import { moveCommand } from './move.ts';
import { pruneCommand } from './prune.ts';
import { restoreCommand } from './restore.ts';
import { serveCommand } from './serve.ts';
import { openShell } from './shell.ts';
import type { Terminal } from './terminal.ts';

/** The `docs-agent` command with everything below it; `others` come first. */
export function createProgram(terminal: Terminal, others: readonly Command[] = []): Command {
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
    migrateCommand,
    moveCommand,
    pruneCommand,
    adoptCommand,
    checkLinksCommand,
  ];
  return openShell(terminal, [...others, ...commands.map((make) => make(terminal))]);
}
