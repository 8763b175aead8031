import { Option } from 'commander';
import { INPUTS } from '../../host/registry.ts';

/** What every command needs that speaks to a service. The shorter name is the service's own commands'. */
export const accessOptions = () => [
  new Option('--project, --project-id <id>', 'the project; or the variable DOCS_AGENT_PROJECT'),
  new Option('--base-url <url>', 'where the service is; or the variable DOCS_AGENT_URL'),
  new Option(
    '--key-file <file>',
    'a file with the API key, which only you may read; or the variable DOCS_AGENT_KEY',
  ),
];

export const jsonOption = (what: string) => new Option('--json', what);

const failOnOption = () =>
  new Option('--fail-on <outcomes>', `outcomes that end with 1, or none (default: ${INPUTS.failOn.default})`);

export const timeoutOption = (what: string, minutes: string) =>
  new Option('--timeout-minutes <n>', `${what} (default: ${minutes})`);

/** Of the commands that ask for something, in the order of the help. */
export const requestOptions = () => [
  new Option('--prompt <text>', 'what the agent should do'),
  new Option('--prompt-file <file>', 'a text file that says it'),
  ...accessOptions(),
  new Option('--no-wait', 'hand the job over, and do not wait for its end'),
  timeoutOption('how long to wait', INPUTS.timeoutMinutes.default),
  new Option('--poll-seconds <n>', 'a fixed time between two looks (default: adaptive)'),
  failOnOption(),
  jsonOption('print one JSON document with outcome, jobId, prLink and more'),
];

export const statusOptions = () => [
  ...accessOptions(),
  failOnOption(),
  jsonOption('print a JSON document as run does; for several jobs an array of them'),
];

/** An example, shown below a command's help. */
export function example(...lines: string[]): string {
  return `\nExample:\n${lines.map((line) => `  $ ${line}\n`).join('')}`;
}

export const ASK = 'Ask an agent:';
