import { statSync } from 'node:fs';
import { Command } from 'commander';
import { writeBackup } from '../backup/write-backup.ts';
import { configOption, example } from './config-option.ts';
import { withData } from './open-data.ts';
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
    .action((file: string, { config: configFile }: { config: string }) =>
      withData(configFile, async ({ config, db }) => {
        await writeBackup({ db, dataDir: config.dataDir, file });
        const megabytes = (statSync(file).size / 1e6).toFixed(1);
        terminal.err(
          `${file} is written, ${megabytes} MB. Keep the configuration and the tokens apart from it.\n`,
        );
      }),
    );
}
