import { parseArgs } from 'node:util';

/** What the command line takes: the action's inputs in kebab-case, and a few of its own. */
const OPTIONS = {
  'project-id': { type: 'string' },
  'base-url': { type: 'string' },
  'date-from': { type: 'string' },
  'date-to': { type: 'string' },
  period: { type: 'string' },
  compare: { type: 'boolean' },
  'sort-by': { type: 'string' },
  top: { type: 'string' },
  include: { type: 'string', multiple: true },
  exclude: { type: 'string', multiple: true },
  file: { type: 'string', multiple: true },
  'allow-partial': { type: 'boolean' },
  'timeout-minutes': { type: 'string' },
  report: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const VIEWS_HELP = `Usage: docs-agent views --project-id ID [options]

Show who reads the docs, people or AI. The API key is read from the variable DOCS_AGENT_KEY.

Options:
  --project-id ID        the project; or the variable DOCS_AGENT_PROJECT
  --base-url URL         where the service is; or the variable DOCS_AGENT_URL
  --date-from DATE       first day, YYYY-MM-DD (UTC), or an ISO 8601 moment
  --date-to DATE         day or moment after the last
  --period PERIOD        whole days that end with yesterday: 7d, 4w, 3m
  --compare              compare with the period before
  --sort-by KEY          total, human, ai, or with --compare change (default: total)
  --top N                how many pages to show (default: 20)
  --include PATTERN      only pages like this; may be repeated (* within a segment, ** across)
  --exclude PATTERN      no pages like this; may be repeated
  --file FILE            write .csv, .json, .jsonl (all pages) or .md (the top); may be repeated
  --report FILE          write the report as .html or .svg
  --json                 print JSON instead of the report
  --allow-partial        keep what came when rows are missing
  --timeout-minutes N    how long it may take (default: 15)
  -h, --help             this text

Example:
  $ DOCS_AGENT_KEY=… docs-agent views --project-id docs --period 7d --compare --report views.html
`;

export interface ViewsOptions {
  readonly help: boolean;
  readonly json: boolean;
  readonly report: string | undefined;
  /** The options as the action's inputs would stand in the environment. */
  readonly inputs: NodeJS.ProcessEnv;
}

/** @throws TypeError for an option that is not known, or has no value */
export function parseViewsOptions(args: readonly string[], env: NodeJS.ProcessEnv): ViewsOptions {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true, allowPositionals: false });
  const inputs: NodeJS.ProcessEnv = {
    INPUT_SECRETKEY: env.DOCS_AGENT_KEY,
    INPUT_PROJECTID: env.DOCS_AGENT_PROJECT,
    INPUT_BASEURL: env.DOCS_AGENT_URL,
  };
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join('\n') : String(value);
    inputs[`INPUT_${name.replaceAll('-', '').toUpperCase()}`] = text;
  }
  const { help = false, json = false, report } = values;
  return { help, json, report, inputs };
}

/** An input's name as the option that a person typed. */
export function toOption(input: string): string {
  if (input === 'secretKey') return 'DOCS_AGENT_KEY';
  return `--${input.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
