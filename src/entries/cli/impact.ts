import { Command, Option } from 'commander';
import { guardCommand } from './guard.ts';
import { example, jsonOption } from './options.ts';
import type { CommandTerminal } from './terminal.ts';

const more = (value: string, before: string[] = []) => [...before, value];
const list = (flags: string, what: string) => new Option(flags, `${what}; may be repeated`).argParser(more);

const impactOptions = () => [
  new Option('--base <revision>', 'what to compare with (default: the default branch)'),
  new Option('--head <revision>', 'what to look at (default: HEAD)'),
  new Option('--all', 'look at the whole of --head instead: what pages mention and no code has'),
  list('--docs <pattern>', 'pages, instead of the usual ones'),
  list('--code <pattern>', 'code, instead of the usual'),
  new Option('--map <file>', 'a file in the repository that names pages for code'),
  list('--ignore <name>', 'a name or a pattern that is never told'),
  new Option('--views <file>', 'page views: pages that are read most come first'),
  new Option('--fail-on <kinds>', 'kinds of findings that end with 1, or none (default: none)'),
  new Option('--report <file>', 'with --all, write the report as .html'),
  jsonOption('print one JSON document with impact, findings, pages and prompt'),
];

/** `docs-agent impact` */
export function impactCommand(terminal: CommandTerminal): Command {
  const command = new Command('impact')
    .helpGroup('Look at a clone:')
    .description('Say which pages a change leaves behind. Asks no service.')
    .addHelpText(
      'after',
      example('docs-agent impact --base origin/main', 'docs-agent impact --all --report impact.html'),
    )
    .action((options) =>
      guardCommand(async () => (await import('./show-impact.ts')).showImpact(options, terminal), terminal),
    );
  for (const option of impactOptions()) command.addOption(option);
  return command;
}
