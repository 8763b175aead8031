import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInputEnvironment, readAction } from './action-metadata.ts';
import { type Ended, spawnAndWatch, type WatchOptions } from './child-process.ts';
import {
  type FileCommand,
  type LogCommand,
  lastValues,
  parseFileCommands,
  parseLog,
} from './runner-grammar.ts';

const here = dirname(fileURLToPath(import.meta.url));
export const repositoryRoot = resolve(here, '../..');

/** What `${{ github.token }}` stands for in a run. */
export const RUN_TOKEN = 'ghs_standInTokenOfTheRun000000000000';

export type RunOptions = WatchOptions & {
  /** Path of the action.yml, from the repository's root. */
  action?: string;
  /** Inputs by their names; `null` leaves one unset. */
  inputs?: Record<string, string | null>;
  /** Added to the clean environment, or taken out of it with `null`. */
  env?: Record<string, string | null>;
  eventName?: string;
  /** Written as JSON; a string as it is; `null` leaves the event file missing. */
  event?: unknown;
  /** Files of the workspace, by relative path. */
  workspace?: Record<string, string>;
  /** Symbolic links of the workspace: relative path to target. */
  links?: Record<string, string>;
  /** Called with the step's files before main starts, to spoil one of them. */
  tamper?: (files: StepFiles) => void;
  /** False where the machine is gone with the main step: its post step never runs. */
  hasPost?: boolean;
};

export type StepFiles = Record<'output' | 'state' | 'summary' | 'env' | 'path', string>;

export type StepResult = Ended & {
  outputs: Record<string, string>;
  orderOfOutputs: string[];
  state: Record<string, string>;
  summary: string;
  /** error, warning and notice commands of either stream, stdout first. */
  annotations: LogCommand[];
  commands: LogCommand[];
  masks: string[];
  envFile: string;
  pathFile: string;
  /** Text of the files as written, before parsing. */
  raw: { output: string; state: string };
};

export type RunResult = StepResult & { post: StepResult | undefined; workspacePath: string };

/**
 * Runs an action's main and then its post step as the runner does: own file commands for each step, inputs from
 * action.yml's defaults, the state handed over, nothing else of this process's environment.
 */
export async function runAction(options: RunOptions = {}): Promise<RunResult> {
  const action = readAction(join(repositoryRoot, options.action ?? 'action.yml'));
  const temp = mkdtempSync(join(tmpdir(), 'docs-agent-run-'));
  try {
    const workspacePath = join(temp, 'work');
    for (const folder of ['work', 'home', 'runner']) mkdirSync(join(temp, folder));
    for (const [file, text] of Object.entries(options.workspace ?? {})) {
      mkdirSync(dirname(join(workspacePath, file)), { recursive: true });
      writeFileSync(join(workspacePath, file), text);
    }
    for (const [link, target] of Object.entries(options.links ?? {}))
      symlinkSync(target, join(workspacePath, link));
    const github = { token: RUN_TOKEN };
    const environment = {
      ...buildRunnerEnvironment(temp, options),
      ...buildInputEnvironment(action, { inputs: options.inputs ?? {}, github }),
    };
    const main = await runStep({ entry: action.mainPath, name: 'main', temp, environment, options });
    const post =
      action.postPath && options.hasPost !== false
        ? await runStep({
            entry: action.postPath,
            name: 'post',
            temp,
            environment: {
              ...environment,
              ...Object.fromEntries(
                Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]),
              ),
            },
            options: {
              timeoutMs: options.timeoutMs ?? 150_000,
              env: options.env ?? {},
              measured: options.measured ?? true,
            },
          })
        : undefined;
    return { ...main, post, workspacePath };
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

export function buildRunnerEnvironment(temp: string, options: RunOptions): Record<string, string> {
  const eventPath = join(temp, 'event.json');
  const event = options.event === undefined ? {} : options.event;
  if (event !== null) writeFileSync(eventPath, typeof event === 'string' ? event : JSON.stringify(event));
  return {
    PATH: process.env.PATH ?? '',
    HOME: join(temp, 'home'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: join(temp, 'work'),
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_EVENT_NAME: options.eventName ?? 'workflow_dispatch',
    GITHUB_REPOSITORY: 'octo-org/octo-docs',
    GITHUB_REPOSITORY_OWNER: 'octo-org',
    GITHUB_REPOSITORY_ID: '1296269',
    GITHUB_RUN_ID: '30433642',
    GITHUB_RUN_NUMBER: '17',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'docs',
    GITHUB_JOB: 'docs',
    GITHUB_ACTION: '__run',
    GITHUB_ACTOR: 'octocat',
    GITHUB_TRIGGERING_ACTOR: 'octocat',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_SHA: '7fd1a60b01f91b314f59955a4e4d4e80d8edf11d',
    // A closed port: whoever calls the GitHub API without being given the stand-in fails at once.
    GITHUB_SERVER_URL: 'http://127.0.0.1:9',
    GITHUB_API_URL: 'http://127.0.0.1:9/api/v3',
    GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9/api/graphql',
    RUNNER_TEMP: join(temp, 'runner'),
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'stand',
    RUNNER_ENVIRONMENT: 'self-hosted',
  };
}

export type Step = {
  entry: string;
  name: string;
  temp: string;
  environment: Record<string, string>;
  options: RunOptions;
};

/** Runs one stage of a step, with file commands of its own. */
export async function runStep({ entry, name, temp, environment, options }: Step): Promise<StepResult> {
  const file = (kind: string): string => {
    const path = join(temp, `${name}-${kind}`);
    writeFileSync(path, '');
    return path;
  };
  const files: StepFiles = {
    output: file('output'),
    state: file('state'),
    summary: file('summary'),
    env: file('env'),
    path: file('path'),
  };
  options.tamper?.(files);
  const merged: Record<string, string | null> = {
    ...environment,
    GITHUB_OUTPUT: files.output,
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    ...options.env,
  };
  const env = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >;
  const ended = await spawnAndWatch({ entry, env, cwd: join(temp, 'work'), options });
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return ''; // A spoiled file (missing, or a folder) is what its test is about.
    }
  };
  const raw = { output: read(files.output), state: read(files.state) };
  const outputs: FileCommand[] = parseFileCommands(raw.output);
  const commands = [...parseLog(ended.stdout), ...parseLog(ended.stderr)];
  return {
    ...ended,
    raw,
    outputs: lastValues(outputs),
    orderOfOutputs: outputs.map((output) => output.name),
    state: lastValues(parseFileCommands(raw.state)),
    summary: read(files.summary),
    envFile: read(files.env),
    pathFile: read(files.path),
    commands,
    annotations: commands.filter(({ name: command }) => /^(error|warning|notice)$/.test(command)),
    masks: commands.filter(({ name: command }) => command === 'add-mask').map(({ data }) => data),
  };
}
