import { Command, Option } from 'commander';
import { readConfig } from '../config/config.ts';
import { UserError } from '../words/user-error.ts';
import { configOption, example } from './config-option.ts';
import type { Terminal } from './terminal.ts';

/** `docs-agent move` */
export function moveCommand(terminal: Terminal): Command {
  return new Command('move')
    .description(
      'Copy all that the service keeps in its data folder into the `database` of the configuration, which must be empty. ' +
        'The service must be stopped. The data folder stays as it is.',
    )
    .addOption(new Option('--from <engine>', 'where it is').choices(['sqlite']).makeOptionMandatory())
    .addOption(new Option('--to <engine>', 'where it goes').choices(['postgres']).makeOptionMandatory())
    .addOption(configOption())
    .addHelpText('after', example('docs-agent move --from sqlite --to postgres'))
    .action(async (options: { config: string }) => {
      const config = readConfig(options.config, process.env, { tokens: false });
      if (config.database === undefined)
        throw new UserError('The configuration names no database: set `database` or `databaseEnv` first.');
      const { moveToPostgres } = await import('../move/move.ts');
      const { counts, warnings } = await moveToPostgres({ ...config, database: config.database });
      const width = Math.max(...counts.map(({ what }) => what.length));
      for (const { what, source, target } of counts)
        terminal.out(`${what.padEnd(width)}  ${source} in SQLite, ${target} in PostgreSQL\n`);
      for (const warning of warnings) terminal.err(`docs-agent: ${warning}\n`);
      terminal.err(
        `All of it is in the database. ${config.dataDir} is as it was: keep it until you are sure, and start no service on it without \`database\`.\n`,
      );
    });
}
