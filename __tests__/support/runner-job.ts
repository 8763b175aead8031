import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildInputEnvironment, readAction } from './action-metadata.ts';
import {
  buildRunnerEnvironment,
  RUN_TOKEN,
  type RunOptions,
  repositoryRoot,
  runStep,
  type StepResult,
} from './runner.ts';

export type JobStep = Pick<RunOptions, 'inputs' | 'env' | 'cancel' | 'signals'> & { action: string };

export type RunnerJob = {
  /** The runner's own folders: `work`, `home` and `runner` (RUNNER_TEMP). */
  temp: string;
  /** Runs a step's main stage, and notes its post stage. */
  step: (step: JobStep) => Promise<StepResult>;
  /** The environment of a step's main stage, without its own file commands. */
  environmentOf: (step: Pick<JobStep, 'action' | 'inputs' | 'env'>) => Record<string, string>;
  /** Runs the post stages, the last step's first, as at the end of a job. */
  end: () => Promise<StepResult[]>;
  /** The runner is gone without its post stages; what it leaves on the disk stays. */
  remove: () => void;
};

/** A job of several steps on one runner: each step has the same folders, and its own file commands. */
export function openRunnerJob(
  options: Pick<RunOptions, 'env' | 'event' | 'eventName' | 'workspace'>,
): RunnerJob {
  const temp = mkdtempSync(join(tmpdir(), 'docs-agent-job-'));
  for (const folder of ['work', 'home', 'runner']) mkdirSync(join(temp, folder));
  for (const [file, text] of Object.entries(options.workspace ?? {})) {
    mkdirSync(dirname(join(temp, 'work', file)), { recursive: true });
    writeFileSync(join(temp, 'work', file), text);
  }
  const posts: (() => Promise<StepResult>)[] = [];
  let steps = 0;
  const environmentOf: RunnerJob['environmentOf'] = ({ action, inputs = {} }) => ({
    ...buildRunnerEnvironment(temp, options),
    ...buildInputEnvironment(readAction(join(repositoryRoot, action)), {
      inputs,
      github: { token: RUN_TOKEN, repository: 'octo-org/octo-docs' },
    }),
  });
  return {
    temp,
    environmentOf,
    async step({ action: path, inputs = {}, env = {}, ...watch }) {
      const action = readAction(join(repositoryRoot, path));
      steps += 1;
      const name = `step${steps}`;
      const environment = { ...environmentOf({ action: path, inputs }), GITHUB_ACTION: `__${name}` };
      const given = { env: { ...options.env, ...env } };
      const main = await runStep({
        entry: action.mainPath,
        name: `${name}-main`,
        temp,
        environment,
        options: { ...watch, ...given },
      });
      const { postPath } = action;
      const state = Object.entries(main.state).map(([key, value]) => [`STATE_${key}`, value]);
      if (postPath !== undefined)
        posts.push(() =>
          runStep({
            entry: postPath,
            name: `${name}-post`,
            temp,
            environment: { ...environment, ...Object.fromEntries(state) },
            options: given,
          }),
        );
      return main;
    },
    async end() {
      const ended: StepResult[] = [];
      for (const post of posts.splice(0).reverse()) ended.push(await post());
      return ended;
    },
    remove: () => rmSync(temp, { recursive: true, force: true }),
  };
}
