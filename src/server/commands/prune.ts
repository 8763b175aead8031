import { Command } from 'commander';
import { countReport, prune } from '../care/prune.ts';
import type { Config } from '../config/config.ts';
import { openContexts } from '../contexts/contexts.ts';
import { takeDataFolder } from '../open-stores.ts';
import { UserError } from '../words/user-error.ts';
import { configOption, example } from './config-option.ts';
import { withData } from './open-data.ts';
import type { Terminal } from './terminal.ts';

type Options = { config: string; dryRun?: boolean };

/** `docs-agent prune` */
export function pruneCommand(terminal: Terminal): Command {
  return new Command('prune')
    .description(
      'Remove what `keep` in the configuration keeps no longer: homes, logs, what dead turns left behind. A running ' +
        'service does it by itself every hour.',
    )
    .addOption(configOption())
    .option('--dry-run', 'only say what would be removed')
    .addHelpText('after', example('docs-agent prune --dry-run'))
    .action(({ config: file, dryRun = false }: Options) =>
      withData(file, async ({ config, stores }) => {
        const unlock = lockIfFree(config);
        try {
          const options = { ...stores, dataDir: config.dataDir, keep: config.keep, dryRun };
          const report = await prune(
            {
              ...options,
              now: Date.now(),
              mirrors: unlock !== undefined,
              contexts: unlock && openContexts(config),
            },
            new AbortController().signal,
          );
          for (const { job, part, why } of report.removals) terminal.out(`${job}  ${part}  ${why}\n`);
          const { homes, logs, prompts, workspaces, contexts, refs, unfinishedPacks, megabytes } =
            countReport(report);
          terminal.err(
            `${dryRun ? 'Would remove' : 'Removed'} ${homes} homes, ${logs} logs, ${prompts} instructions, ${workspaces} workspaces, ` +
              `files of ${contexts} context commits, ${refs} refs, ${unfinishedPacks} unfinished packs: ${megabytes} MB.\n`,
          );
          for (const failure of report.failures) terminal.err(`Left: ${failure}\n`);
          if (!unlock)
            terminal.err(
              'The mirrors and the files of contexts are left to the running service, which cleans them when it is idle.\n',
            );
        } finally {
          unlock?.();
        }
      }),
    );
}

/** Undefined where a service has the data folder. */
function lockIfFree(config: Config): (() => void) | undefined {
  try {
    return takeDataFolder(config).unlock;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
