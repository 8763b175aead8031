import { expect } from '@jest/globals';
import { findMarker, hashRequest } from '../../src/story/marker.ts';
import type { Marker } from '../../src/story/marker-owner.ts';
import { linkOf } from '../../src/story/outcome.ts';
import { decodeRecord } from '../../src/story/record.ts';
import { knownJob, type Story } from '../../src/story/story.ts';
import { type FirstMarker, writeFirstMarker } from './first-marker.ts';
import { type BuiltEvent, buildIssueCommentEvent } from './github-events.ts';
import { type GitHubStandIn, type GitHubStandInOptions, startGitHubStandIn } from './github-stand-in.ts';
import type { Comment, Thread, User } from './github-world.ts';
import { ACTIONS_BOT } from './github-world-setup.ts';
import { JOB_ID, KEY, PROJECT } from './job-simulator.ts';
import { RUN_TOKEN } from './runner.ts';
import { type Played, type PlayOptions, play } from './scenario.ts';
import type { ScriptedService, ScriptedServiceOptions } from './scripted-service.ts';
import { assertNoSecret } from './secrets.ts';

export type Stage = { github: GitHubStandIn; service: ScriptedService; octocat: User };
export type Staged = Omit<BuiltEvent, 'event'> & PlayOptions;
export type ThreadPlayed = Played & { github: GitHubStandIn };

/** Plays the built run action on a thread of a repository where `octocat` may write, without a prompt of the workflow. */
export async function playThread(
  set: (stage: Stage) => Staged,
  stands: { service?: Partial<ScriptedServiceOptions>; github?: GitHubStandInOptions } = {},
): Promise<ThreadPlayed> {
  await using github = await startGitHubStandIn(stands.github);
  const octocat = github.addUser('octocat');
  const played = await play(stands.service ?? {}, (service) => {
    const { inputs, env, ...staged } = set({ github, service, octocat });
    // The run's time covers the code host as well, whose writes are a second apart.
    const given = { prompt: null, timeoutMinutes: '5', ...inputs };
    return { ...staged, env: { ...github.env, ...env }, inputs: given };
  });
  expectKeysApart({ ...played, github });
  return { ...played, github };
}

/** The service's key is nothing for the code host, nor its token for the service, and the log tells neither. */
function expectKeysApart(played: ThreadPlayed): void {
  assertNoSecret(played, [RUN_TOKEN]);
  expect(JSON.stringify(played.recorded.map(({ headers, body }) => [headers, body]))).not.toContain(
    RUN_TOKEN,
  );
  expect(JSON.stringify(played.github.requests.map(({ headers, body }) => [headers, body]))).not.toContain(
    KEY,
  );
}

/** A comment on an issue (or on `thread`), as an event. */
export function say(
  { github, octocat }: Pick<Stage, 'github' | 'octocat'>,
  body: string,
  at: { thread?: Thread; user?: User } = {},
): BuiltEvent {
  const thread = at.thread ?? [...github.world.threads.values()][0] ?? github.addIssue();
  const comment = github.addComment(thread.number, { user: at.user ?? octocat, body });
  return buildIssueCommentEvent(github.world, { comment });
}

const RUN = '30433642';

/** Attempt 2 of a run, or a later one, whose attempt 1 left this in the thread. */
export const again =
  (left: Partial<FirstMarker>, given: Record<string, string> = quick, attempt = 2) =>
  (stage: Stage): Staged => {
    // A comment that is days old is not taken over, for nobody looks for a request in line there.
    stage.github.world.now = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    const { number } = stage.github.addIssue();
    const staged = say(stage, '/docs explain it');
    const { id } = (staged.event as { comment: { id: number } }).comment;
    const request = hashRequest(['docs/__run', 'explain it', String(id), String(number)]);
    leaveComment(stage, { thread: number, run: RUN, request, ...left });
    return { ...staged, inputs: given, env: { GITHUB_RUN_ATTEMPT: String(attempt) } };
  };

/** Settles once a condition holds. */
export function once(holds: () => boolean): () => Promise<void> {
  return async () => {
    while (!holds()) await new Promise((next) => setTimeout(next, 20).unref());
  };
}

/** No reactions: each is a write, and writes are a second apart. */
export const quick = { reactions: 'false' };

/** Neither comments nor reactions. */
export const silent = { comment: 'false', reactions: 'false' };

/** What an earlier run left in a thread. Its author is the workflow's token unless told otherwise. */
export function leaveComment(
  { github, service }: Pick<Stage, 'github' | 'service'>,
  left: Partial<FirstMarker> & { thread: number; by?: User },
): Comment {
  const { by: user = ACTIONS_BOT, ...fields } = left;
  const marker = writeFirstMarker({
    repository: github.world.repository,
    project: PROJECT,
    host: new URL(service.url).host,
    run: '30000001',
    attempt: 1,
    state: 'completed',
    request: hashRequest(['something else']),
    ...('job' in left ? {} : { job: JOB_ID }),
    ...fields,
  });
  return github.addComment(left.thread, { user, body: `### Earlier\n\n${marker}\n` });
}

/** The comments that the workflow's token wrote, oldest first, in the conversation and in reviews. */
export function oursIn({ world }: GitHubStandIn): Comment[] {
  const all: Comment[] = [...world.comments.values(), ...world.reviewComments.values()];
  return all.filter(({ user }) => user.login === ACTIONS_BOT.login).sort((a, b) => a.id - b.id);
}

/** The last comment of ours. */
export function lastOurs({ github }: { github: GitHubStandIn }): {
  body: string;
  marker: ReadMarker | undefined;
} {
  const { body } = oursIn(github).at(-1) ?? { body: '' };
  return { body, marker: markerOf(body) };
}

/** A marker, with what its story says beside it. */
export interface ReadMarker extends Marker {
  readonly kind: Marker['story']['kind'];
  readonly job: string | undefined;
  readonly prLink: string;
}

export function markerOf(body: string): ReadMarker | undefined {
  const found = findMarker(body);
  if (found.kind !== 'marker') return undefined;
  const { story } = found.marker;
  return { ...found.marker, kind: story.kind, job: knownJob(story)?.jobId, prLink: linkOf(story) };
}

/** The story that the main step left for the post step. */
export function savedStory({ state }: Pick<Played, 'state'>): Story | undefined {
  return decodeRecord(state.story ?? '')?.story;
}

/** The states that our comment went through, as its writes show them; where there are several, of those that are meant. */
export function statesShown(
  { github }: { github: GitHubStandIn },
  isMeant: (path: string) => boolean = () => true,
): string[] {
  return github.requests
    .filter(({ method, path }) => /^(POST|PATCH)$/.test(method) && /comments(\/\d+)?(\/replies)?$/.test(path))
    .filter(({ path }) => isMeant(path))
    .map(({ body }) => /^### \S+ (.*)$/m.exec((JSON.parse(body) as { body: string }).body)?.[1] ?? '');
}

/** Reactions that stand in the end, by their target: `comment/1: rocket`. */
export const reactionsIn = ({ github }: { github: GitHubStandIn }): string[] =>
  [...github.world.reactions.values()].map(({ content }) => content);

/** A comment's text without the escapes and the breaks that make it inert. */
export const wordsOf = (body: string): string => body.replaceAll(/\\(?!\n)|\u200b/g, '');
