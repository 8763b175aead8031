import { Command, Option } from 'commander';
import { guardCommand } from './guard.ts';
import { ASK, example, requestOptions } from './options.ts';
import type { CommandTerminal } from './terminal.ts';

/** `docs-agent run` */
export function runCommand(terminal: CommandTerminal): Command {
  const command = new Command('run')
    .helpGroup(ASK)
    .summary('Have an agent make a change, and wait for its pull request.')
    .description(
      'Start a job with a prompt, and wait for its end. The pull request is told on standard output. Ctrl+C ends the ' +
        'waiting, and never the job.',
    )
    .argument('[-]', 'read the prompt from standard input')
    .addHelpText(
      'after',
      example('DOCS_AGENT_KEY=… docs-agent run --project-id docs --prompt "Explain the new flag."'),
    )
    .action((rest: string | undefined, options) =>
      guardCommand(
        async () =>
          (await import('./send.ts')).sendRequest({ target: { kind: 'create' }, rest, options }, terminal),
        terminal,
      ),
    );
  for (const option of requestOptions()) command.addOption(option);
  return command.addOption(
    new Option(
      '--ref <branch>',
      'the branch to start from, where the service lets you choose (default: its own)',
    ),
  );
}
