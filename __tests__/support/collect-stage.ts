import { expect } from '@jest/globals';
import { tellComment } from '../../src/story/comment.ts';
import { hashRequest, tellMarker } from '../../src/story/marker.ts';
import type { MarkerOwner } from '../../src/story/marker-owner.ts';
import { NO_PULL } from '../../src/story/scene.ts';
import type { Story } from '../../src/story/story.ts';
import { type BuiltEvent, buildIssueCommentEvent } from './github-events.ts';
import { type GitHubStandIn, type GitHubStandInOptions, startGitHubStandIn } from './github-stand-in.ts';
import type { Comment, User } from './github-world.ts';
import { ACTIONS_BOT } from './github-world-setup.ts';
import { createJobSimulator, KEY, PROJECT } from './job-simulator.ts';
import { RUN_TOKEN, type RunOptions, type RunResult, runAction } from './runner.ts';
import { type Script, type ScriptedService, startScriptedService } from './scripted-service.ts';
import { assertNoSecret } from './secrets.ts';

export interface CollectStage {
  readonly github: GitHubStandIn;
  readonly service: ScriptedService;
  readonly octocat: User;
  /** Runs the run action for an event. */
  run(built: BuiltEvent, inputs?: Record<string, string>, options?: RunOptions): Promise<RunResult>;
  collect(inputs?: Record<string, string>, options?: RunOptions): Promise<RunResult>;
  tend(inputs?: Record<string, string>, options?: RunOptions): Promise<RunResult>;
  /** A comment as a run left it, with the story told. The command is that of a comment by `octocat`. */
  leave(left: Left): Comment;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface Left {
  readonly story: Story;
  readonly thread: number;
  readonly by?: User;
  readonly ageMs?: number;
  readonly owner?: Partial<MarkerOwner>;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

const isoOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** A repository and a service on which several steps run, one after the other or at once. Time is that of the machine. */
export async function openCollectStage(
  given: { script?: Script } & GitHubStandInOptions = {},
): Promise<CollectStage> {
  const { script = createJobSimulator(), ...options } = given;
  const github = await startGitHubStandIn(options);
  const service = await startScriptedService({ script });
  github.world.now = () => isoOf(Date.now());
  const octocat = github.addUser('octocat');
  const shared = { projectId: PROJECT, secretKey: KEY, baseUrl: service.url, timeoutMinutes: '1' };
  const check = (result: RunResult) => {
    assertNoSecret(result, [KEY, RUN_TOKEN]);
    expect(`${result.stdout}${result.stderr}`).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
    return result;
  };
  const scheduled =
    (action: string) =>
    async (inputs: Record<string, string> = {}, more: RunOptions = {}) => {
      const all = { ...shared, ...inputs };
      const how = {
        measured: false,
        eventName: 'schedule',
        ...more,
        env: { ...github.env, ...more.env },
        inputs: all,
      };
      return check(await runAction({ action, ...how }));
    };
  return {
    github,
    service,
    octocat,
    async run({ eventName, event }, inputs = {}, more = {}) {
      const all = { ...shared, pollSeconds: '0.05', settleSeconds: '0.3', ...inputs };
      return check(
        await runAction({
          measured: false,
          eventName,
          event,
          ...more,
          env: { ...github.env, ...more.env },
          inputs: all,
        }),
      );
    },
    collect: scheduled('collect/action.yml'),
    tend: scheduled('tend/action.yml'),
    leave({ story, thread, by = ACTIONS_BOT, ageMs = 10 * MINUTE_MS, owner: other = {} }) {
      const at = isoOf(Date.now() - ageMs);
      const times = { createdAt: at, updatedAt: at };
      const asked = github.addComment(thread, { user: octocat, body: '/docs explain the *new* flag' });
      const command = Object.assign(asked, times);
      const owner: MarkerOwner = {
        repository: github.world.repository,
        thread,
        project: PROJECT,
        host: new URL(service.url).host,
        run: '30000001',
        attempt: 1,
        request: hashRequest([String(command.id)]),
        pages: ['/install'],
        order: command.id,
        untilMs: Date.now() - HOUR_MS,
        ...other,
      };
      const scene = {
        command: '/docs',
        asked: 'explain the *new* flag',
        by: 'octocat',
        note: '',
        runUrl: `${github.world.serverUrl}/octo-org/octo-docs/actions/runs/30000001`,
        trusted: { serverUrl: github.world.serverUrl },
        untilMs: owner.untilMs,
        elapsedMs: 0,
        pull: NO_PULL,
      };
      const body = tellComment(story, { scene, marker: tellMarker(story, owner) });
      return Object.assign(github.addComment(thread, { user: by, body }), times);
    },
    async [Symbol.asyncDispose]() {
      await service.close();
      await github[Symbol.asyncDispose]();
    },
  };
}

/** A command of `octocat`, as an event. */
export function command(stage: Pick<CollectStage, 'github' | 'octocat'>, body: string, thread?: number) {
  const number = thread ?? [...stage.github.world.threads.keys()][0] ?? stage.github.addIssue().number;
  const comment = stage.github.addComment(number, { user: stage.octocat, body });
  return buildIssueCommentEvent(stage.github.world, { comment });
}
