import { Command, Option } from 'commander';
import { PAGE_VIEWS_INPUTS } from '../../host/registry.ts';
import { guardCommand } from './guard.ts';
import { ASK, accessOptions, example, jsonOption, timeoutOption } from './options.ts';
import type { CommandTerminal } from './terminal.ts';

const more = (pattern: string, before: string[] = []) => [...before, pattern];

const viewsOptions = () => [
  ...accessOptions(),
  new Option('--date-from <date>', 'first day, YYYY-MM-DD (UTC), or an ISO 8601 moment'),
  new Option('--date-to <date>', 'day or moment after the last'),
  new Option('--period <period>', 'whole days that end with yesterday: 7d, 4w, 3m'),
  new Option('--compare', 'compare with the period before'),
  new Option('--signals <what>', 'feedback: what readers said, where the service knows it'),
  new Option(
    '--sort-by <key>',
    'total, human, ai, with --compare change, with --signals feedback unhappy (default: total)',
  ),
  new Option('--top <n>', `how many pages to show (default: ${PAGE_VIEWS_INPUTS.top.default})`),
  new Option(
    '--include <pattern>',
    'only pages like this; may be repeated (* within a segment, ** across)',
  ).argParser(more),
  new Option('--exclude <pattern>', 'no pages like this; may be repeated').argParser(more),
  new Option(
    '--file <file>',
    'write .csv, .json, .jsonl (all pages) or .md (the top); may be repeated',
  ).argParser(more),
  new Option('--report <file>', 'write the report as .html or .svg'),
  jsonOption('print JSON instead of the report'),
  new Option('--allow-partial', 'keep what came when rows are missing'),
  timeoutOption('how long it may take', PAGE_VIEWS_INPUTS.timeoutMinutes.default),
];

/** `docs-agent views` */
export function viewsCommand(terminal: CommandTerminal): Command {
  const command = new Command('views')
    .helpGroup(ASK)
    .description('Show who reads the docs, people or AI, and which pages moved.')
    .addHelpText(
      'after',
      example(
        'DOCS_AGENT_KEY=… docs-agent views --project-id docs --period 7d --compare --report views.html',
      ),
    )
    .action((options) =>
      guardCommand(async () => (await import('./show-views.ts')).showViews(options, terminal), terminal),
    );
  for (const option of viewsOptions()) command.addOption(option);
  return command;
}
