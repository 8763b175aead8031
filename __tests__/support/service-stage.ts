import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasBubblewrap } from '../server/sandboxed.ts';
import type { BuiltEvent } from './github-events.ts';
import { type GitHubStandIn, startGitHubStandIn } from './github-stand-in.ts';
import type { StepResult } from './runner.ts';
import { type JobStep, openRunnerJob, type RunnerJob } from './runner-job.ts';

export type ServiceStage = {
  github: GitHubStandIn;
  /** A folder of the test's own that agents without a sandbox may write to. */
  notes: string;
  /** What leads runners here. */
  env: Record<string, string>;
  /** git in the repository that stands for the one on the host. */
  git: (...args: string[]) => string;
  /** A runner with nothing on it, for an event. */
  openJob: (built?: BuiltEvent & { workspace?: Record<string, string> }, run?: number) => StagedJob;
  [Symbol.asyncDispose]: () => Promise<void>;
};

export type StagedJob = RunnerJob & {
  /** The service action. */
  serve: (inputs: Record<string, string>, env?: Record<string, string | null>) => Promise<StepResult>;
  /** The run action, with what the service action gave. */
  ask: (served: Pick<StepResult, 'outputs'>, step?: Omit<JobStep, 'action'>) => Promise<StepResult>;
};

/** A repository on a stand-in of GitHub, and runners that run service and run action against it. */
export async function openServiceStage(): Promise<ServiceStage> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-service-'));
  const github = await startGitHubStandIn();
  const docs = join(folder, 'docs.git');
  const notes = join(folder, 'notes');
  mkdirSync(notes);
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', docs, ...args], { encoding: 'utf8' }).trim();
  makeRepository(docs);
  const gitConfig = join(folder, 'gitconfig');
  writeFileSync(
    gitConfig,
    `[url "file://${docs}"]\n\tinsteadOf = https://github.com/octo-org/octo-docs.git\n`,
  );
  const env = { ...github.env, GIT_CONFIG_GLOBAL: gitConfig };
  const jobs: RunnerJob[] = [];
  return {
    github,
    notes,
    env,
    git,
    openJob(built, run = jobs.length + 1) {
      const { workspace, ...event } = built ?? {};
      const job = openRunnerJob({
        ...event,
        ...(workspace ? { workspace } : {}),
        env: { ...env, GITHUB_RUN_ID: String(1000 + run) },
      });
      jobs.push(job);
      return {
        ...job,
        serve: (inputs, env = {}) =>
          job.step({
            action: 'service/action.yml',
            inputs: { sandbox: hasBubblewrap ? 'required' : 'none', ...inputs },
            env,
          }),
        ask: (served, { inputs = {}, ...step } = {}) => {
          const { baseUrl = '', projectId = '', secretKey = '' } = served.outputs;
          const given = { baseUrl, projectId, secretKey, pollSeconds: '0.05', settleSeconds: '1' };
          return job.step({ action: 'action.yml', inputs: { ...given, ...inputs }, ...step });
        },
      };
    },
    async [Symbol.asyncDispose]() {
      for (const job of jobs) {
        await job.end();
        job.remove();
      }
      rmSync(folder, { recursive: true, force: true });
      await github[Symbol.asyncDispose]();
    },
  };
}

function makeRepository(docs: string): void {
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', docs]);
  const history = [
    'commit refs/heads/main\ncommitter a <a@localhost> now\ndata 5\nBegin',
    'M 100644 inline requests.md\ndata 12\n# Requests\n\n\n',
  ];
  const how = ['--git-dir', docs, 'fast-import', '--quiet', '--date-format=now'];
  execFileSync('git', how, { input: history.join('\n') });
}
