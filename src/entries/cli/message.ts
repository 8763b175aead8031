import { Command, Option } from 'commander';
import { INPUTS } from '../../host/registry.ts';
import { guardCommand } from './guard.ts';
import { ASK, example, requestOptions } from './options.ts';
import type { CommandTerminal } from './terminal.ts';

/** `docs-agent message` */
export function messageCommand(terminal: CommandTerminal): Command {
  const command = new Command('message')
    .helpGroup(ASK)
    .summary('Send a job a further instruction, and wait for what it does.')
    .description(
      'Send a job a further instruction once its turn before is over, and wait for the end of the new one.',
    )
    .argument('<job>', 'the id of the job')
    .argument('[-]', 'read the prompt from standard input')
    .addHelpText(
      'after',
      example('docs-agent message h7kq2v9m4c8x3n5p6r2t7w9y4b --prompt "Shorter, please."'),
    )
    .action((jobId: string, rest: string | undefined, options) =>
      guardCommand(
        async () =>
          (await import('./send.ts')).sendRequest(
            { target: { kind: 'message', jobId }, rest, options },
            terminal,
          ),
        terminal,
      ),
    );
  for (const option of requestOptions()) command.addOption(option);
  const settle = `for how long after a message an end is taken for the turn before it (default: ${INPUTS.settleSeconds.default})`;
  return command.addOption(new Option('--settle-seconds <n>', settle));
}
