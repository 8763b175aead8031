import { hashRequest, tellMarker } from '../../src/story/marker.ts';
import type { MarkerOwner } from '../../src/story/marker-owner.ts';
import type { Story } from '../../src/story/story.ts';
import { buildIssueCommentEvent } from './github-events.ts';
import { type GitHubStandIn, type GitHubStandInOptions, startGitHubStandIn } from './github-stand-in.ts';
import type { Comment, User } from './github-world.ts';
import { ACTIONS_BOT } from './github-world-setup.ts';
import { createJobSimulator, type JobSimulatorOptions, KEY, PROJECT } from './job-simulator.ts';
import { type RunOptions, type RunResult, runAction } from './runner.ts';
import { type ScriptedService, startScriptedService } from './scripted-service.ts';
import { markerOf, oursIn, type ReadMarker } from './thread-scenario.ts';

/** A thread that several runs answer at the same time, in a world whose time is the runs' own. */
export interface Crowd extends AsyncDisposable {
  readonly github: GitHubStandIn;
  readonly service: ScriptedService;
  readonly octocat: User;
  /** Somebody writes a command; what is returned runs the action for it. */
  say(body: string, run: number): (options?: RunOptions) => Promise<RunResult>;
  /** What an earlier run of this thread left there. */
  leave(story: Story, owner: Partial<MarkerOwner>): Comment;
  /** The prompts that the service took, in their order: create first, then messages. */
  prompts(): { path: string; prompt: string }[];
  ours(): { body: string; marker: ReadMarker | undefined }[];
}

const THREAD = 1;

export async function gatherCrowd(
  options: { github?: GitHubStandInOptions; job?: JobSimulatorOptions } = {},
): Promise<Crowd> {
  const github = await startGitHubStandIn(options.github);
  const service = await startScriptedService({ script: createJobSimulator(options.job) });
  github.world.now = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const octocat = github.addUser('octocat');
  github.addIssue({ number: THREAD });
  const base = `/v2/agent/${PROJECT}/job`;
  return {
    github,
    service,
    octocat,
    say(body, run) {
      const comment = github.addComment(THREAD, { user: octocat, body });
      const built = buildIssueCommentEvent(github.world, { comment });
      return async ({ inputs, env, ...rest } = {}) => {
        github.world.runs.set(run, 'in_progress');
        const result = await runAction({
          ...built,
          timeoutMs: 150_000,
          ...rest,
          env: { ...github.env, GITHUB_RUN_ID: String(run), ...env },
          inputs: {
            prompt: null,
            projectId: PROJECT,
            secretKey: KEY,
            baseUrl: service.url,
            pollSeconds: '0.05',
            settleSeconds: '0.3',
            timeoutMinutes: '2',
            reactions: 'false',
            context: 'none',
            ...inputs,
          },
        });
        github.world.runs.set(run, 'completed');
        return result;
      };
    },
    leave(story, owner) {
      const marker = tellMarker(story, {
        repository: github.world.repository,
        thread: THREAD,
        project: PROJECT,
        host: new URL(service.url).host,
        run: '30000001',
        attempt: 1,
        request: hashRequest(['something else']),
        pages: [],
        order: 1,
        untilMs: Date.now() + 600_000,
        ...owner,
      });
      return github.addComment(THREAD, { user: ACTIONS_BOT, body: `### Earlier\n\n${marker}\n` });
    },
    prompts: () =>
      service.requests
        .filter(({ method }) => method === 'POST')
        .map(({ path, body }) => ({
          path: path.slice(base.length),
          prompt: (JSON.parse(body) as { prompt: string }).prompt,
        })),
    ours: () => oursIn(github).map(({ body }) => ({ body, marker: markerOf(body) })),
    async [Symbol.asyncDispose]() {
      await service.close();
      await github[Symbol.asyncDispose]();
    },
  };
}
