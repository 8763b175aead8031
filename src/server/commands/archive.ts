import { Command } from 'commander';
import { removeFolder } from '../files/remove-folder.ts';
import { jobFolders } from '../git/workspace.ts';
import { UserError } from '../words/user-error.ts';
import { configOption, example } from './config-option.ts';
import { withData } from './open-data.ts';
import type { Terminal } from './terminal.ts';

/** `docs-agent archive` */
export function archiveCommand(terminal: Terminal): Command {
  return new Command('archive')
    .description('Archive a job: it takes no more messages, and if it is running it is ended.')
    .argument('<job>', 'the id of the job')
    .addOption(configOption())
    .addHelpText('after', example('docs-agent archive h7kq2v9m4c8x3n5p6r2t7w9y4b'))
    .action(async (job: string, { config: file }: { config: string }) => {
      const home = await withData(file, async ({ config, stores: { jobs } }) => {
        const before = (await jobs.find(job))?.status;
        if (!(await jobs.archive(job))) throw new UserError(`There is no job ${JSON.stringify(job)}.`);
        // The agent's home is of no use any more; while the job runs the agent still has it.
        return before === 'active' ? undefined : jobFolders(config.dataDir, job).home;
      });
      if (home !== undefined) await removeFolder(home);
      terminal.err(`Job ${job} is archived.\n`);
    });
}
