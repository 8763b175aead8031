import { Command } from 'commander';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config/config.ts';
import { requireSqlite } from '../open-stores.ts';
import { configOption, example } from './config-option.ts';
import type { Terminal } from './terminal.ts';

/** `docs-agent restore` */
export function restoreCommand(terminal: Terminal): Command {
  return new Command('restore')
    .description('Make the data folder of a backup. The folder must not be there yet.')
    .argument('<file>', 'what `docs-agent backup` wrote')
    .addOption(configOption())
    .addHelpText('after', example('docs-agent restore /var/backups/docs-agent-2026-01-31.sqlite'))
    .action(async (file: string, { config: configFile }: { config: string }) => {
      const { dataDir, database } = readConfig(configFile, process.env, { tokens: false });
      requireSqlite(database);
      const { jobs, open, keys } = await restoreBackup({ file, dataDir });
      terminal.err(
        `${dataDir} is restored: ${jobs} jobs, ${keys} keys. ${open} jobs waited or ran when the backup was made, and ` +
          'will run when the service starts.\n',
      );
    });
}
