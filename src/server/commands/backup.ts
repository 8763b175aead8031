import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { writeBackup } from '../backup/write-backup.ts';
import { readConfig } from '../config/config.ts';
import { requireSqlite } from '../open-stores.ts';
import { UserError } from '../words/user-error.ts';
import { configOption, example } from './config-option.ts';
import { withSqlite } from './open-data.ts';
import type { Terminal } from './terminal.ts';

/** `docs-agent backup` */
export function backupCommand(terminal: Terminal): Command {
  return new Command('backup')
    .description(
      'Write jobs, keys, page views, logs and what was not pushed yet into one new file. The service may run meanwhile.',
    )
    .argument('<file>', 'where to; it must not be there yet')
    .addOption(configOption())
    .addHelpText('after', example('docs-agent backup /var/backups/docs-agent-$(date +%F).sqlite'))
    .action((file: string, { config: configFile }: { config: string }) => {
      requireDatabase(configFile);
      return withSqlite(configFile, async ({ config, stores }) => {
        await writeBackup({ db: stores.db, dataDir: config.dataDir, file });
        const megabytes = (statSync(file).size / 1e6).toFixed(1);
        terminal.err(
          `${file} is written, ${megabytes} MB. Keep the configuration and the tokens apart from it.\n`,
        );
      });
    });
}

/** With the wrong configuration there would be a backup of nothing, and nobody would know until it is needed. */
function requireDatabase(configFile: string): void {
  const { dataDir, database } = readConfig(configFile, process.env, { tokens: false });
  requireSqlite(database);
  if (!existsSync(join(dataDir, 'service.sqlite')))
    throw new UserError(`There is nothing to back up in ${dataDir}: no service has run there.`);
}
