import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type { BuiltEvent } from '../../__tests__/support/github-events.ts';
import { type GitHubStandIn, startGitHubStandIn } from '../../__tests__/support/github-stand-in.ts';
import { RUN_TOKEN } from '../../__tests__/support/runner.ts';
import { createKey, startService } from '../../demo/service.ts';
import type { ViewCount } from '../../src/server/store/views.ts';
import { type ActRun, runWorkflow } from './act.ts';
import {
  CHECKOUT,
  forbiddenOperations,
  HEAD_CHECKS,
  type Permissions,
  PUSH,
  type ThreadKind,
} from './permissions.ts';

const root = resolve(import.meta.dirname, '../..');
const PROJECT = 'docs';
/** The file in a change that the stand-in of an agent notes its prompt in. */
const NOTE = 'prompt.txt';
const MODEL_KEY = 'sk-stand-in-of-a-model-000000';
const SERVICE_TOKEN = 'ghp_standInTokenOfTheService00000000';
const BOT_TOKEN = 'ghp_standInTokenOfTheDocsBot00000000';

/** The service calls these with its own token. */
const OF_THE_SERVICE = ['pulls/list', 'pulls/create', 'pulls/update', 'markPullRequestReadyForReview'];

/** The issue that `vars.DOCS_REFRESH_ISSUE` names: the first thread of a stage. */
export const REFRESH_ISSUE = 1;

/** Examples whose documentation is in another repository than the workflow. */
const ELSEWHERE = ['from-code.yml'];
export const DOCS_REPOSITORY = 'octo-org/handbook';

/** The workflow in the README's quickstart is run as well. */
export const QUICKSTART = 'README.md';

export type Stage = {
  github: GitHubStandIn;
  /** What the workflow's job may do. */
  permissions: Permissions;
  /** Commits files to the workflow's repository, which is the checkout, and returns the commit's id. */
  commit: (files: Record<string, string>) => string;
  /** What the workflow's token was used for. */
  used: { operationId: string; kind: ThreadKind }[];
  /** Runs the workflow for an event. Without the secret it is as for a pull request from a fork. */
  run: (built: BuiltEvent, options: RunOptions) => Promise<ActRun>;
  /** The prompts that reached the agent, in order. */
  prompts: () => string[];
  /** As the service tells of it; absent where that ended with the workflow's run. */
  job?: (id: string) => Promise<{ status?: string; prLink?: string | null }>;
  /** Stages of other steps: before the action's own first one, and behind its last. */
  others: { before: number; after: number };
  /** A page of the documentation as a job's branch has it. */
  page: (jobId: string, path: string) => string;
  /** The message of a job's commit. */
  message: (jobId: string) => string;
  /** The commit that a job's branch stands at. */
  head: (jobId: string) => string;
  /** Gives the service page views, with its own command. */
  importViews: (rows: readonly ViewCount[]) => void;
  close: () => Promise<void>;
};

/** One event for an example, and what must come of it. */
export type Case = { name: string; play: (stage: Stage) => Promise<void> };

/** `dist`: a copy of the built entries, so that a build meanwhile changes nothing. */
export type Tools = { act: string; dist: string };

export type RunOptions = {
  kind: ThreadKind;
  withoutSecret?: boolean;
  /** With a token that may write to the documentation's repository as well. */
  withBot?: boolean;
};

/** An example workflow, ready to run: the service, the GitHub stand-in, and a repository with the one workflow. */
export async function openStage(file: string, tools: Tools): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-e2e-'));
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const forbidden: string[] = [];
    const github = await startGitHubStandIn({ forbidden });
    closing.push(github.close);
    github.addUser('docs-service', { token: SERVICE_TOKEN });
    github.addUser('docs-bot', { token: BOT_TOKEN });
    const repository = ELSEWHERE.includes(file) ? DOCS_REPOSITORY : github.world.repository;
    if (repository !== github.world.repository) github.world.elsewhere = repository;

    const docs = makeRepository(join(folder, 'docs'), { 'requests.md': '# Requests\n\n' });
    const noteFile = join(folder, 'prompts.jsonl');
    writeFileSync(noteFile, '');
    const { service, key, config, gitConfig } = await openService({
      folder,
      docs,
      noteFile,
      apiUrl: github.world.apiUrl,
      repository: `https://github.com/${repository}`,
      dist: tools.dist,
    });
    closing.push(service.stop);
    const abandon = () => {
      service.process.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    };
    process.once('exit', abandon);
    closing.push(() => process.off('exit', abandon));

    const text = readWorkflow(file);
    const hasOwn = text.includes('docs-agent-action/service@');
    const byTheService = hasOwn ? [] : OF_THE_SERVICE;
    const workflow = makeRepository(join(folder, 'work'), {
      [`.github/workflows/${file === QUICKSTART ? 'docs.yml' : file}`]: text,
      ...readCompanions(file),
      ...readTemplates(text),
    });
    const programs = hasOwn ? writePrograms(join(folder, 'bin')) : undefined;
    const actionFolder = copyAction(join(folder, 'action'), {
      dist: tools.dist,
      baseUrl: service.url,
      readable: programs,
    });
    const varFile = writeFile(
      join(folder, 'vars'),
      `DOCS_PROJECT_ID=${PROJECT}\nDOCS_REFRESH_ISSUE=${REFRESH_ISSUE}\nDOCS_REPOSITORY=${repository}\n`,
    );
    const permissions = readPermissions(text);
    const used: Stage['used'] = [];
    let runs = 0;

    return {
      github,
      permissions,
      used,
      close,
      others: hasOwn ? { before: 2, after: 1 } : { before: 0, after: 0 },
      async run({ eventName, event }, { kind, withoutSecret = false, withBot = false }) {
        runs += 1;
        // The stand-in reads the list at each request.
        forbidden.splice(
          0,
          forbidden.length,
          ...forbiddenOperations(permissions, kind).filter((id) => !byTheService.includes(id)),
        );
        const callsBefore = github.calls().length;
        const requestsBefore = github.requests.length;
        // A schedule has no sender; the host then names whoever last changed the workflow.
        const actor = (event.sender as { login: string } | undefined)?.login ?? 'octocat';
        const secrets = {
          GITHUB_TOKEN: RUN_TOKEN,
          ...(withoutSecret ? {} : { DOCS_AGENT_KEY: key, ANTHROPIC_API_KEY: MODEL_KEY }),
          ...(withBot ? { DOCS_BOT_TOKEN: BOT_TOKEN } : {}),
        };
        const run = await runWorkflow(tools.act, {
          folder: workflow,
          eventName,
          eventPath: writeFile(join(folder, `event-${runs}.json`), JSON.stringify(event)),
          actor,
          actionFolder,
          secretFile: writeFile(
            join(folder, `secrets-${runs}`),
            Object.entries(secrets)
              .map(([name, value]) => `${name}=${value}\n`)
              .join(''),
          ),
          varFile,
          env: {
            ...github.env,
            GITHUB_RUN_ID: String(1000 + runs),
            GITHUB_TRIGGERING_ACTOR: actor,
            ...(hasOwn ? { GIT_CONFIG_GLOBAL: gitConfig } : {}),
          },
          programs: programs === undefined ? [] : [programs],
          cache: join(folder, 'cache'),
        });
        const calls = github.calls().slice(callsBefore);
        const asked = github.requests.slice(requestsBefore);
        if (asked.some(({ body }) => body.includes('"asksChecks":true'))) calls.push(HEAD_CHECKS);
        if (text.includes('uses: actions/checkout@')) calls.push(CHECKOUT);
        if (hasOwn && run.outputs.prLink) calls.push(PUSH);
        used.push(
          ...calls
            .filter((operationId) => !byTheService.includes(operationId))
            .map((operationId) => ({ operationId, kind })),
        );
        assert.equal(run.timedOut, false, 'act had to be stopped');
        assert.deepEqual(github.violations, [], 'requests that GitHub does not describe');
        assert.ok(
          ![...github.world.comments.values()].some(({ body }) => body.includes(key)),
          'the key is in a comment',
        );
        return run;
      },
      commit(files) {
        writeFiles(workflow, files);
        commitAll(workflow, 'Change');
        return git(workflow, 'rev-parse', 'HEAD').trim();
      },
      prompts: () =>
        hasOwn
          ? readNotes(docs)
          : readFileSync(noteFile, 'utf8')
              .split('\n')
              .filter(Boolean)
              .map((line) => JSON.parse(line) as string),
      ...(hasOwn ? {} : { job: (id: string) => askService(id, { url: service.url, key }) }),
      importViews(rows) {
        const seed = writeFile(join(folder, 'views.json'), JSON.stringify(rows));
        const args = ['import-views', '--config', config, '--project', PROJECT, seed];
        execFileSync(process.execPath, [join(tools.dist, 'cli/index.js'), ...args], { stdio: 'pipe' });
      },
      message: (jobId) => git(docs, 'log', '-1', '--format=%B', `docs-agent/${jobId}`),
      page: (jobId, path) => git(docs, 'show', `docs-agent/${jobId}:${path}`),
      head: (jobId) => git(docs, 'rev-parse', `docs-agent/${jobId}`).trim(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The built service, working on `docs` as if it were on GitHub: pull requests are opened at the stand-in. */
async function openService(given: {
  folder: string;
  docs: string;
  noteFile: string;
  apiUrl: string;
  repository: string;
  dist: string;
}) {
  const { folder, docs, noteFile, apiUrl, repository, dist } = given;
  const cli = join(dist, 'cli/index.js');
  const gitConfig = writeFile(
    join(folder, 'gitconfig'),
    `[url "file://${docs}"]\n\tinsteadOf = ${repository}\n\tinsteadOf = ${repository}.git\n`,
  );
  const agent = {
    command: [process.execPath, join(root, 'scripts/e2e/agent.ts'), noteFile],
    // It is our own, and writes its notes where the run looks for them.
    sandbox: 'none',
    model: 'note taker',
  };
  const project = { repository, tokenEnv: 'STAND_IN_TOKEN', pullRequests: { host: 'github', apiUrl } };
  const config = writeFile(
    join(folder, 'docs-agent.config.json'),
    JSON.stringify({
      dataDir: join(folder, 'data'),
      agent,
      checks: ['links'],
      projects: { [PROJECT]: project },
    }),
  );
  const key = createKey(cli, { config, project: PROJECT });
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: gitConfig, STAND_IN_TOKEN: SERVICE_TOKEN };
  return { key, config, gitConfig, service: await startService(cli, { config, env }) };
}

/**
 * The built action with other defaults for where the service is and how long things take, so that the examples run
 * as they stand.
 */
function copyAction(
  folder: string,
  { dist, baseUrl, readable }: { dist: string; baseUrl: string; readable: string | undefined },
): string {
  const defaults: Record<string, string> = {
    baseUrl,
    pollSeconds: '0.1',
    settleSeconds: '1',
    ...(readable === undefined ? {} : { readable }),
  };
  for (const file of [
    'action.yml',
    'page-views/action.yml',
    'collect/action.yml',
    'tend/action.yml',
    'impact/action.yml',
    'service/action.yml',
  ]) {
    if (!existsSync(join(root, file))) continue;
    const action = parse(readFileSync(join(root, file), 'utf8')) as {
      inputs: Record<string, { default?: string }>;
    };
    for (const [name, value] of Object.entries(defaults)) {
      const input = action.inputs[name];
      if (input) input.default = value;
    }
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFile(join(folder, file), stringify(action));
  }
  const cli = join(dist, 'cli');
  cpSync(dist, join(folder, 'dist'), {
    recursive: true,
    filter: (path) => readable !== undefined || path !== cli,
  });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  return folder;
}

async function askService(id: string, { url, key }: { url: string; key: string }) {
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`${url}/v2/agent/${PROJECT}/job/${id}`, { headers });
  return (await response.json()) as { status?: string; prLink?: string | null };
}

/** Stand-ins of what a workflow installs and runs: npm, which has nothing to fetch here, and the agent. */
function writePrograms(folder: string): string {
  mkdirSync(folder);
  const programs = {
    npm: 'exit 0',
    // Shut in, it can note a prompt nowhere else.
    claude: `cat > ${NOTE}; printf -- '- %s\\n' "$(head -n 1 ${NOTE})" >> requests.md`,
  };
  for (const [name, line] of Object.entries(programs))
    chmodSync(writeFile(join(folder, name), `#!/bin/sh\n${line}\n`), 0o755);
  return folder;
}

/** What the stand-in of an agent noted in its changes, the oldest first. */
function readNotes(docs: string): string[] {
  const commits = git(
    docs,
    'log',
    '--reverse',
    '--date-order',
    '--format=%H',
    '--branches=docs-agent/*',
    '--',
    NOTE,
  );
  return commits
    .split('\n')
    .filter(Boolean)
    .map((commit) => git(docs, 'show', `${commit}:${NOTE}`));
}

function makeRepository(folder: string, files: Record<string, string>): string {
  writeFiles(folder, files);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commitAll(folder, 'Start');
  return folder;
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFile(join(folder, path), text);
  }
}

function commitAll(folder: string, message: string): void {
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=e2e', '-c', 'user.email=e2e@localhost', 'commit', '--quiet', '-m', message);
}

/** Workflows that an example is of no use without. */
const COMPANIONS: Record<string, string[]> = {
  'collect.yml': ['detached.yml'],
  'tend.yml': ['comment.yml'],
};

function readCompanions(file: string): Record<string, string> {
  const names = COMPANIONS[file] ?? [];
  return Object.fromEntries(names.map((name) => [`.github/workflows/${name}`, readWorkflow(name)]));
}

/** The files that lie beside the examples and that a workflow reads from `.github/`. */
function readTemplates(text: string): Record<string, string> {
  const names = [...text.matchAll(/promptFile: \.github\/(\S+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => [`.github/${name}`, readFileSync(join(root, 'examples', name), 'utf8')]),
  );
}

/** An example's file, or the workflow that the README begins with. */
function readWorkflow(file: string): string {
  if (file !== QUICKSTART) return readFileSync(join(root, 'examples', file), 'utf8');
  const block = /^```yaml\n([\s\S]*?)^```$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  assert.ok(block, 'the README has a workflow');
  return block;
}

function readPermissions(text: string): Permissions {
  const { jobs, permissions } = parse(text) as {
    jobs: Record<string, { permissions?: Permissions }>;
    permissions?: Permissions;
  };
  const [job, ...others] = Object.values(jobs);
  const own = job?.permissions ?? permissions;
  assert.ok(own && others.length === 0, 'an example has one job, with its permissions');
  return own;
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
}

function writeFile(path: string, text: string): string {
  writeFileSync(path, text);
  return path;
}
