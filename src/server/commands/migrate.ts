import { Command } from 'commander';
import { readConfig } from '../config/config.ts';
import { configOption, example } from './config-option.ts';
import { withSqlite } from './open-data.ts';
import type { Terminal } from './terminal.ts';

/** `docs-agent migrate` */
export function migrateCommand(terminal: Terminal): Command {
  return new Command('migrate')
    .description(
      'Bring the database up to date, as `serve` does when it starts. It only goes forwards; processes of the release before go on working.',
    )
    .addOption(configOption())
    .addHelpText('after', example('docs-agent migrate'))
    .action(async (options: { config: string }) => {
      const { database } = readConfig(options.config, process.env, { tokens: false });
      if (database === undefined) {
        await withSqlite(options.config, async () => {});
        terminal.err('The database is up to date.\n');
        return;
      }
      const { migratePostgres } = await import('../open-postgres.ts');
      const { from, to } = await migratePostgres(database);
      const was = from === to ? '' : from === 0 ? ', made anew' : `, before it was of version ${from}`;
      terminal.err(`The database is up to date: version ${to}${was}.\n`);
    });
}
