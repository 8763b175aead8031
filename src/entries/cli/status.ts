import { Command } from 'commander';
import { guardCommand } from './guard.ts';
import { ASK, example, statusOptions } from './options.ts';
import type { CommandTerminal } from './terminal.ts';

/** `docs-agent status` */
export function statusCommand(terminal: CommandTerminal): Command {
  const command = new Command('status')
    .helpGroup(ASK)
    .summary('Show how jobs stand.')
    .description(
      'Look once at each job and show how it stands. The exit code is that of a run with the worst of the outcomes; a ' +
        'job that is still active is well.',
    )
    .argument('<job...>', 'ids of jobs')
    .addHelpText('after', example('docs-agent status h7kq2v9m4c8x3n5p6r2t7w9y4b'))
    .action((jobIds: string[], options) =>
      guardCommand(
        async () =>
          (await import('./show-status.ts')).showStatus({ jobIds: [...new Set(jobIds)], options }, terminal),
        terminal,
      ),
    );
  for (const option of statusOptions()) command.addOption(option);
  return command;
}
