import { Command, InvalidArgumentError, Option } from 'commander';
import { JOB_STATUSES, type JobStatus } from '../../contract/job-status.ts';
import { proposalTitle } from '../pull-requests/proposal-text.ts';
import type { ListedJob } from '../store/jobs.ts';
import { oneLine } from '../words/visible-text.ts';
import { configOption, example } from './config-option.ts';
import { requireProject, withData } from './open-data.ts';
import type { Terminal } from './terminal.ts';

type Options = { config: string; status?: JobStatus; project?: string; limit?: number; json?: boolean };

/** `docs-agent jobs` */
export function jobsCommand(terminal: Terminal): Command {
  return new Command('jobs')
    .description('List the jobs, newest first.')
    .addOption(configOption())
    .addOption(new Option('--status <status>', 'only those of a status').choices(JOB_STATUSES))
    .option('--project-id, --project <id>', 'only those of a project')
    .option('--limit <number>', 'at most so many', parseCount)
    .option('--json', 'an array of objects with id, project, status and more')
    .addHelpText('after', example('docs-agent jobs --status failed --limit 20'))
    .action(({ config: file, status, project, limit, json }: Options) =>
      withData(file, async ({ config, stores }) => {
        if (project !== undefined) requireProject(config, project);
        const jobs = stores.jobs.list({
          ...(status === undefined ? {} : { status }),
          ...(project === undefined ? {} : { project }),
          ...(limit === undefined ? {} : { limit }),
        });
        if (json) await writeJson(jobs, terminal);
        else await writeLines(jobs, terminal);
      }),
    );
}

/** One object on a line, so that a list of any length need not fit into memory. */
async function writeJson(jobs: AsyncIterable<ListedJob>, terminal: Terminal): Promise<void> {
  let separator = '[\n';
  for await (const job of jobs) {
    terminal.out(`${separator}  ${JSON.stringify(describeJob(job))}`);
    separator = ',\n';
  }
  terminal.out(separator === '[\n' ? '[]\n' : '\n]\n');
}

function describeJob(job: ListedJob) {
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    id: job.id,
    project: job.project,
    status: job.status,
    title: proposalTitle(job.prompt),
    messages: job.turns,
    model: job.model,
    prLink: job.pr_link,
    failure: job.failure,
    createdAt: time(job.created_at),
    archivedAt: time(job.archived_at),
  };
}

async function writeLines(jobs: AsyncIterable<ListedJob>, terminal: Terminal): Promise<void> {
  let count = 0;
  for await (const job of jobs) {
    count++;
    const created = new Date(job.created_at).toISOString().slice(0, 16).replace('T', ' ');
    const words = [job.id, job.status.padEnd(9), job.project, created, proposalTitle(job.prompt, 60)];
    terminal.out(`${words.join('  ')}\n`);
    if (job.status === 'failed' && job.failure !== null)
      terminal.out(`${' '.repeat(28)}${oneLine(job.failure, 200)}\n`);
  }
  if (count === 0) terminal.err('There are no such jobs.\n');
}

function parseCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number from 1 on.');
}
