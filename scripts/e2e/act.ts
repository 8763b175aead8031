import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A runner for workflows outside of GitHub, https://github.com/nektos/act. */
const ACT = { module: 'github.com/nektos/act', version: 'v0.2.87' };
const INSTALL_TIMEOUT_MS = 15 * 60_000;
const RUN_TIMEOUT_MS = 2 * 60_000;

/** What a workflow's run did, as far as act tells. */
export type ActRun = {
  exitCode: number | null;
  timedOut: boolean;
  /** `main`, `post`: the stages of steps that ended well or badly, in order. Empty where the job's `if` said no. */
  stages: { stage: string; success: boolean }[];
  outputs: Record<string, string>;
  errors: string[];
  warnings: string[];
  /** Both streams as a person reads them. */
  log: string;
};

export type Workflow = {
  /** A git repository whose `.github/workflows` holds the one workflow. */
  folder: string;
  eventName: string;
  eventPath: string;
  actor: string;
  /** Where `uses: OWNER/docs-agent-action@COMMIT` finds the action. */
  actionFolder: string;
  secretFile: string;
  varFile: string;
  /** For the runner; nothing else of this process's environment gets there. */
  env: Record<string, string>;
  /** Folders that come first in the runner's PATH. */
  programs: readonly string[];
  /** act's own files, and its home. */
  cache: string;
};

export function hasGo(): boolean {
  try {
    execFileSync('go', ['version'], { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds act into `cache` unless it is there, and returns its path.
 * @throws Error where go can't build it; go has said why
 */
export function installAct(cache: string): string {
  const folder = join(cache, ACT.version);
  const binary = join(folder, process.platform === 'win32' ? 'act.exe' : 'act');
  if (existsSync(binary)) return binary;
  console.log(`Installing act ${ACT.version} with go install; this is done once …`);
  mkdirSync(folder, { recursive: true });
  execFileSync('go', ['install', `${ACT.module}@${ACT.version}`], {
    env: { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_TIMEOUT_MS,
  });
  return binary;
}

/** Runs one workflow for one event, on this machine itself and without a container. */
export function runWorkflow(act: string, workflow: Workflow): Promise<ActRun> {
  const flags: Record<string, string> = {
    '--directory': workflow.folder,
    '--eventpath': workflow.eventPath,
    '--actor': workflow.actor,
    '--platform': 'ubuntu-latest=-self-hosted',
    '--local-repository': `OWNER/docs-agent-action@COMMIT=${workflow.actionFolder}`,
    '--action-cache-path': join(workflow.cache, 'actions'),
    '--secret-file': workflow.secretFile,
    '--var-file': workflow.varFile,
    '--env-file': '',
    '--input-file': '',
  };
  const args = [workflow.eventName, '--json', '--no-cache-server', ...Object.entries(flags).flat()];
  for (const [name, value] of Object.entries(workflow.env)) args.push('--env', `${name}=${value}`);
  const child = spawn(act, args, {
    cwd: workflow.folder,
    env: {
      // The runner takes the `node` it finds for node24, so this process's own comes first.
      PATH: [...workflow.programs, dirname(process.execPath), process.env.PATH].join(':'),
      HOME: workflow.cache,
      XDG_CONFIG_HOME: workflow.cache,
      XDG_CACHE_HOME: workflow.cache,
      // Nothing may be fetched from anywhere: a closed port stands for all that is not loopback.
      HTTPS_PROXY: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that steps end with it where it has to be killed.
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  let timedOut = false;
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const timer = setTimeout(() => {
    timedOut = true;
    endGroup();
  }, RUN_TIMEOUT_MS);
  process.once('exit', endGroup);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      process.off('exit', endGroup);
      resolve({ exitCode, timedOut, ...readLog(text) });
    });
  });
}

type Line = {
  msg?: string;
  level?: string;
  command?: string;
  name?: string;
  arg?: string;
  stage?: string;
  stepResult?: string;
};

function readLog(text: string): Omit<ActRun, 'exitCode' | 'timedOut'> {
  const run: Omit<ActRun, 'exitCode' | 'timedOut'> = {
    stages: [],
    outputs: {},
    errors: [],
    warnings: [],
    log: '',
  };
  for (const row of text.split('\n').filter(Boolean)) {
    const line = parseLine(row);
    run.log += `${line.msg?.trimEnd() ?? ''}\n`;
    if (line.command === 'set-output' && line.name !== undefined) run.outputs[line.name] = line.arg ?? '';
    if (line.command === 'error') run.errors.push(line.arg ?? '');
    if (line.command === 'warning') run.warnings.push(line.arg ?? '');
    if (line.stepResult !== undefined && line.stage !== undefined)
      run.stages.push({ stage: line.stage.toLowerCase(), success: line.stepResult === 'success' });
  }
  return run;
}

/** act writes JSON lines, and now and then a line of plain text. */
function parseLine(row: string): Line {
  try {
    return JSON.parse(row) as Line;
  } catch {
    return { msg: row };
  }
}
