import { expect } from '@jest/globals';
import { buildPullRequestEvent } from './github-events.ts';
import { type GitHubStandIn, startGitHubStandIn } from './github-stand-in.ts';
import type { Comment, Thread } from './github-world.ts';
import { flagsIn, makeTestRepository, pageOf, type TestRepository } from './impact-repository.ts';
import { RUN_TOKEN, type RunOptions, type RunResult, runAction } from './runner.ts';
import { assertNoSecret } from './secrets.ts';

export const FLAGS = ['verbose', 'dry-run', 'output-dir', 'max-age'];
export const START = { 'src/cli.ts': flagsIn(FLAGS), 'docs/cli.md': pageOf(FLAGS) };
/** A change that leaves `docs/cli.md` behind. */
export const NEW_FLAG = { 'src/cli.ts': flagsIn([...FLAGS, 'keep-going']) };

type PullFields = Readonly<Record<string, unknown>>;

export interface ImpactStage {
  readonly github: GitHubStandIn;
  readonly repository: TestRepository;
  readonly pull: Thread;
  /** Runs the action for an event of the pull request, between two commits. */
  onPull(
    span: { base: string; head: string },
    more?: {
      inputs?: Record<string, string>;
      pull?: PullFields;
      fork?: boolean;
      eventName?: 'pull_request' | 'pull_request_target';
      options?: RunOptions;
    },
  ): Promise<RunResult>;
  run(eventName: string, event: unknown, options?: RunOptions): Promise<RunResult>;
  comments(): Comment[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** A repository on disk, checked out as the workspace of a run, and the stand-in for its code host. */
export async function openImpactStage(): Promise<ImpactStage> {
  const github = await startGitHubStandIn();
  const repository = makeTestRepository();
  const octocat = github.addUser('octocat');
  const pull = github.addPull({ user: octocat });
  const run: ImpactStage['run'] = async (eventName, event, options = {}) => {
    const env = { ...github.env, GITHUB_WORKSPACE: repository.folder, ...options.env };
    const given = { eventName, event, ...options, env };
    const result = await runAction({ measured: false, action: 'impact/action.yml', ...given });
    assertNoSecret(result, [RUN_TOKEN]);
    expect(github.violations).toEqual([]);
    expect(`${result.stdout}${result.stderr}`).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
    return result;
  };
  return {
    github,
    repository,
    pull,
    run,
    async onPull(
      { base, head },
      { inputs = {}, pull: fields = {}, fork = false, eventName, options = {} } = {},
    ) {
      const built = buildPullRequestEvent(github.world, {
        thread: pull,
        action: 'synchronize',
        fork,
        ...(eventName ? { eventName } : {}),
      });
      const event = built.event as { pull_request: Record<string, Record<string, unknown>> };
      const { pull_request: given } = event;
      const changed = {
        ...given,
        base: { ...given.base, sha: base },
        head: { ...given.head, sha: head },
        draft: false,
        merged: false,
        labels: [],
        ...fields,
      };
      return run(built.eventName, { ...event, pull_request: changed }, { inputs, ...options });
    },
    comments: () => [...github.world.comments.values()].filter(({ thread }) => thread === pull.number),
    async [Symbol.asyncDispose]() {
      repository.remove();
      await github[Symbol.asyncDispose]();
    },
  };
}
