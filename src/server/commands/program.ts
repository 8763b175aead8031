import type { Command } from 'commander';
import { archiveCommand } from './archive.ts';
import { importViewsCommand } from './import-views.ts';
import { initCommand } from './init.ts';
import { keyCommand } from './key.ts';
import { serveCommand } from './serve.ts';
import { openShell } from './shell.ts';
import type { Terminal } from './terminal.ts';

/** The `docs-agent` command with everything below it; `others` come first. */
export function createProgram(terminal: Terminal, others: readonly Command[] = []): Command {
  const commands = [initCommand, serveCommand, keyCommand, archiveCommand, importViewsCommand];
  return openShell(terminal, [...others, ...commands.map((make) => make(terminal))]);
}
