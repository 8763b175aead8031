import type { CodeHost, Reaction, ReactionTarget, ThreadComment } from '../../ports/code-host.ts';
import { failedChecks } from '../../story/checks.ts';
import type { Finish } from '../../story/finish.ts';
import { linkOf } from '../../story/outcome.ts';
import { reactionOf } from '../../story/reaction.ts';
import { readAsker, retell } from '../../story/retell.ts';
import { type KnownJob, knownJob, type Story, type StoryOf } from '../../story/story.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import { commandOf } from '../../thread/turn-order.ts';
import type { FinishSubject } from '../care/finish-pull.ts';
import { describePull } from '../thread/describe-pull.ts';
import type { FoundComment } from '../thread/find-markers.ts';
import { explainHostFailure, failureOf, type Warn } from '../thread/host-failure.ts';
import { readAgain } from '../thread/read-again.ts';
import { ageOf, goOn } from './go-on.ts';

export interface SettlePorts {
  readonly host: CodeHost;
  readonly trusted: TrustedOrigins;
  readonly redact: (text: string) => string;
  readonly wallMs: () => number;
  readonly warn: Warn;
  readonly staleMs: number;
  /** Sees to the pull request of an end that is about to be told. */
  readonly finish?: ((subject: Omit<FinishSubject, 'home'>) => Promise<Finish>) | undefined;
}

/** `story` is what stands there now; `isNews` where it was this that wrote it; `warnings` of its pull request. */
export type Settled =
  | {
      readonly kind: 'settled';
      readonly story: Story;
      readonly isNews: boolean;
      readonly warnings: readonly string[];
    }
  | { readonly kind: 'failed'; readonly why: string };

/**
 * Brings a comment to what a look at its job has shown. What stands there is read again before it is written: another
 * collect or its own run may have been there first, and a story only goes forwards. One edit writes text and marker, so that
 * whatever cuts this off leaves the comment whole. Never rejects.
 */
export async function settleComment(
  request: FoundComment & { known: KnownJob },
  ports: SettlePorts,
): Promise<Settled> {
  const { comment, known } = request;
  const { host, trusted, wallMs, staleMs } = ports;
  try {
    const end = foreseeEnd(request, ports);
    const pull = await describePull(known.job.prLink ?? '', { ...ports, hasChanges: end !== undefined });
    // Before the comment is edited, so that one edit tells all, and what is cut off here is done the next time.
    const finish =
      end &&
      (await ports.finish?.({ ...subjectOf(request), link: end.link, failedChecks: failedChecks(end.job) }));
    const now = await readAgain(request, host);
    if (!now) return { kind: 'settled', story: request.marker.story, isNews: false, warnings: [] };
    const { marker } = now;
    const times = { createdAt: comment.createdAt, updatedAt: comment.updatedAt, ...now.comment };
    const age = ageOf(times, { marker, nowMs: wallMs(), staleMs });
    const story = goOn(marker.story, known, age);
    if (story === marker.story) return { kind: 'settled', story, isNews: false, warnings: [] };
    await host.editComment(comment, retell(story, { body: now.comment.body, marker, trusted, pull, finish }));
    const left = age.isAlive ? MAY_BE_LEFT : [reactionLeft(marker.story)];
    await changeReaction({ left, story, target: holderOf(comment, marker.order) }, ports);
    return { kind: 'settled', story, isNews: true, warnings: finish?.warnings ?? [] };
  } catch (error) {
    const why = failureOf(error) === 'gone' ? 'its comment was deleted' : explainHostFailure(error);
    return { kind: 'failed', why: why.replace(/\.$/, '') };
  }
}

/** The pull request that the comment is about to tell of; undefined where it will tell none, or a run still at it will. */
function foreseeEnd(
  { comment, marker, known }: FoundComment & { known: KnownJob },
  { wallMs, staleMs }: SettlePorts,
): StoryOf<'pull-request'> | undefined {
  const story = goOn(marker.story, known, ageOf(comment, { marker, nowMs: wallMs(), staleMs }));
  return story !== marker.story && story.kind === 'pull-request' ? story : undefined;
}

/** The pull request of a request, and who asked for it, by the comment about it. */
export function subjectOf({ comment, marker }: FoundComment): Omit<FinishSubject, 'home'> {
  const by = readAsker(comment.body);
  const { repository, thread, story } = marker;
  return {
    link: linkOf(story),
    asked: { repository, thread, by },
    requester: by,
    failedChecks: failedChecks(knownJob(story)?.job),
  };
}

/** What holds the command; undefined where the order is not that of a comment. */
function holderOf({ inReview }: ThreadComment, order: number): ReactionTarget | undefined {
  const id = commandOf(order);
  return id > 0 ? { id, inReview } : undefined;
}

interface ReactionChange {
  /** What its run has left, or may have. */
  readonly left: readonly (Reaction | undefined)[];
  readonly story: Story;
  readonly target: ReactionTarget | undefined;
}

/** The end's reaction in the place of the one that its run has left. It is worth a warning, and the comment stands. */
async function changeReaction(
  { left, story, target }: ReactionChange,
  { host, warn }: SettlePorts,
): Promise<void> {
  const next = reactionOf(story);
  const old = left.filter((one) => one !== undefined && one !== next);
  if (!target || old.length === 0) return;
  try {
    if (next) await host.addReaction(target, next);
    // Whose id is not known: to add what is there already gives it back.
    for (const one of old) if (one) await (await host.addReaction(target, one))();
  } catch (error) {
    if (failureOf(error) !== 'gone') warn('The reaction could not be changed', error);
  }
}

/** A run that is still at it may be about to end, and has set its reaction before it tells so. */
const MAY_BE_LEFT: readonly Reaction[] = ['eyes', 'confused', '-1'];

/** A run that was cut off has changed its comment by its post step, and its reaction not at all. */
function reactionLeft(story: Story) {
  return story.kind === 'cancelled' && story.by === 'cut-off' ? 'eyes' : reactionOf(story);
}
