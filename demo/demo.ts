import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readLogEnd, readReason, reviewPage } from './job-end.ts';
import { type DemoOptions, readOptions, UsageError } from './options.ts';
import { runStep } from './runner.ts';
import { chooseSandbox } from './sandbox.ts';
import { createKey, type RunningService, startService } from './service.ts';

const USAGE = `npm run demo -- [options]

Makes a throw-away repository of sample docs, starts the service on a free loopback port,
and runs the built action against it. Ends with 0 only if the job produced a change.

  --repo PATH    use this git repository instead; the agent's branch is pushed to it
  --prompt TEXT  what to ask for
  --agent CMD    a command line that takes the prompt on standard input and edits files
  --keep         leave the service running, to look at the review page in a browser
  --help         show this`;

const PROJECT = 'demo';
const root = resolve(import.meta.dirname, '..');

process.exitCode = await main().catch((error: Error) => {
  const usage = error instanceof UsageError;
  console.error(usage ? error.message : `The demo broke off: ${error.message.split('\n', 1)[0]}`);
  return usage ? 2 : 1;
});

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options.help) return await demo(options);
  console.log(USAGE);
  return 0;
}

async function demo(options: DemoOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-demo-'));
  let service: RunningService | undefined;
  try {
    const repository = options.repo ?? makeRepository(join(folder, 'docs'));
    const cli = join(root, 'dist/cli/index.js');
    const config = writeConfig(folder, { repository, agent: options.agent });
    const secretKey = createKey(cli, { config, project: PROJECT });
    service = await startService(cli, { config });

    heading('The action');
    const { exitCode, outputs } = await runStep(root, {
      folder: join(folder, 'runner'),
      inputs: {
        prompt: options.prompt,
        projectId: PROJECT,
        secretKey,
        baseUrl: service.url,
        timeoutMinutes: '10',
      },
      show: (line) => console.log(`  ${line}`),
    });

    heading('Its outputs');
    for (const [name, value] of Object.entries(outputs)) console.log(`  ${name}=${value}`);
    const jobId = outputs.jobId ?? '';
    const diff = showDiff(repository, jobId);
    const served = await showsDiff(outputs.prLink ?? '', diff);
    const page = outputs.prLink || reviewPage(service.url, { project: PROJECT, jobId });
    const success = exitCode === 0 && outputs.outcome === 'pull-request' && diff !== '' && served;
    if (!success) showLog(readLogEnd(join(folder, 'data'), jobId));

    heading('The review page');
    console.log(
      `  ${page || 'none: there is no job'}${served || diff === '' ? '' : ' (it did not show the diff)'}`,
    );
    const end = success ? 'the job produced the change above' : await tellEnd(outputs.outcome ?? '', page);
    console.log(`\noutcome=${outputs.outcome}: ${end}.`);
    if (options.keep) await keep(service, repository);
    else if (page) console.log('Run it with `-- --keep` to look at the page in a browser.');
    return success ? 0 : 1;
  } finally {
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeRepository(folder: string): string {
  cpSync(join(root, 'demo/sample-docs'), folder, { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(
    folder,
    '-c',
    'user.name=demo',
    '-c',
    'user.email=demo@localhost',
    'commit',
    '--quiet',
    '-m',
    'Add sample docs',
  );
  return folder;
}

function writeConfig(folder: string, given: { repository: string; agent: string | undefined }): string {
  const path = join(folder, 'docs-agent.config.json');
  const { repository } = given;
  const { sandbox, said } = chooseSandbox(given.agent);
  console.log(said);
  const agent = given.agent
    ? { command: given.agent, model: 'own command', sandbox }
    : {
        command: [process.execPath, join(root, 'demo/agent.ts')],
        model: 'markdownlint (no language model)',
        sandbox,
      };
  const config = { dataDir: join(folder, 'data'), agent, projects: { [PROJECT]: { repository } } };
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

function showLog(lines: readonly string[]): void {
  heading('What the agent said last');
  for (const line of lines.length > 0 ? lines : ['nothing']) console.log(`  ${line}`);
}

/** Why there is no change to show, as far as the service says it. */
async function tellEnd(outcome: string, page: string): Promise<string> {
  const reason = (await readReason(page)).replace(/^Failed: |\.$/g, '');
  if (reason) return `the job did not produce a change: ${reason}`;
  if (outcome === 'no-pull-request') return 'the agent finished and changed nothing';
  return 'the job did not produce a change';
}

/** Prints and returns what the job's branch changes. */
function showDiff(repository: string, jobId: string): string {
  heading('The change');
  const branch = `docs-agent/${jobId}`;
  if (!jobId || git(repository, 'branch', '--list', branch) === '') {
    console.log('  none');
    return '';
  }
  const diff = git(
    repository,
    'diff',
    `--color=${process.stdout.isTTY ? 'always' : 'never'}`,
    `HEAD...${branch}`,
  );
  const lines = diff.split('\n');
  console.log(
    lines
      .slice(0, 80)
      .map((line) => `  ${line}`)
      .join('\n'),
  );
  if (lines.length > 80) console.log(`  … ${lines.length - 80} more lines`);
  return stripVTControlCharacters(diff);
}

/** Whether the page at the link shows every changed file and the first added line that HTML leaves as it is. */
async function showsDiff(url: string, diff: string): Promise<boolean> {
  if (!url || !diff) return false;
  const response = await fetch(url);
  const page = await response.text();
  const files = [...diff.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file]) => file ?? '');
  const added = /^\+[#* ]*([A-Za-z0-9 .,-]{3,})$/m.exec(diff)?.[1] ?? '';
  return response.ok && [...files, added].every((text) => page.includes(text));
}

async function keep(service: RunningService, repository: string): Promise<void> {
  console.log(`\nThe service goes on at ${service.url}; the repository is ${repository}. Ctrl+C ends both.`);
  await new Promise((done) => {
    process.once('SIGINT', done);
    process.once('SIGTERM', done);
    service.process.once('exit', done);
  });
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trimEnd();
}

function heading(text: string): void {
  console.log(`\n${text}`);
}
