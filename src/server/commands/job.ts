import { Command } from 'commander';
import type { Retried } from '../store/jobs.ts';
import { UserError } from '../words/user-error.ts';
import { configOption, example } from './config-option.ts';
import { withData } from './open-data.ts';
import type { Terminal } from './terminal.ts';

/** `docs-agent job retry` */
export function jobCommand(terminal: Terminal): Command {
  return new Command('job').description('Put a job right.').addCommand(retryCommand(terminal));
}

function retryCommand(terminal: Terminal): Command {
  return new Command('retry')
    .description(
      'Try the last instruction of a failed job again. What it had made and could not push is pushed; otherwise the agent ' +
        'runs anew. A running service takes it up within seconds.',
    )
    .argument('<id>', 'the id of the job')
    .addOption(configOption())
    .addHelpText('after', example('docs-agent job retry h7kq2v9m4c8x3n5p6r2t7w9y4b'))
    .action((id: string, { config: file }: { config: string }) =>
      withData(file, async ({ stores }) => {
        const retried = await stores.jobs.retry(id);
        if (!retried.ok) throw new UserError(whyNot(id, retried));
        terminal.err(`Job ${id} is queued again.\n`);
      }),
    );
}

function whyNot(id: string, { status }: Retried & { ok: false }): string {
  switch (status) {
    case undefined:
      return `There is no job ${JSON.stringify(id)}.`;
    case 'active':
      return `Job ${id} waits or runs already.`;
    case 'completed':
      return `Job ${id} is completed; send it a message if it should do more.`;
    case 'forgotten':
      return `The instruction of job ${id} is kept no longer; send the job a message, or make a new one.`;
    case 'archived':
      return `Job ${id} is archived and does nothing more.`;
  }
}
