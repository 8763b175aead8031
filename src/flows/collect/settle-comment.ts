import type { CodeHost, ReactionTarget, ThreadComment } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import { failedChecks } from '../../story/checks.ts';
import type { Finish } from '../../story/finish.ts';
import { linkOf } from '../../story/outcome.ts';
import { reactionOf, reactionsLeft } from '../../story/reaction.ts';
import { readAsker, readKept, retell } from '../../story/retell.ts';
import { type KnownJob, knownJob, type Story, type StoryOf } from '../../story/story.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import { commandOf } from '../../thread/turn-order.ts';
import type { FinishSubject } from '../care/finish-pull.ts';
import { describePull } from '../thread/describe-pull.ts';
import type { FoundComment } from '../thread/eye.ts';
import { explainHostFailure, failureOf, type Warn } from '../thread/host-failure.ts';
import { createReactions } from '../thread/reactions.ts';
import { rewrite } from '../thread/rewrite.ts';
import type { OpenRequest } from './find-open.ts';
import { ageOf, goOn } from './go-on.ts';

export interface SettlePorts {
  readonly host: CodeHost;
  readonly trusted: TrustedOrigins;
  readonly redact: (text: string) => string;
  readonly wallMs: () => number;
  readonly warn: Warn;
  readonly log: Pick<Log, 'warning'>;
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
      /** Of its changed files those outside of what is allowed. */
      readonly outside?: readonly string[];
    }
  | { readonly kind: 'failed'; readonly why: string };

/**
 * Brings a comment to what a look at its job has shown. Another collect or its own run may have been there first, and a
 * story only goes forwards. What cuts this off leaves the comment whole. Never rejects.
 */
export async function settleComment(
  request: OpenRequest & { known: KnownJob },
  ports: SettlePorts,
): Promise<Settled> {
  const { comment, known } = request;
  const { host, trusted } = ports;
  try {
    const end = foreseeEnd(request, ports);
    const pull = await describePull(known.job.prLink ?? '', { ...ports, hasChanges: end !== undefined });
    // Before the comment is edited, so that one edit tells all, and what is cut off here is done the next time.
    const finish =
      end &&
      (await ports.finish?.({ ...subjectOf(request), link: end.link, failedChecks: failedChecks(end.job) }));
    await answerReviewers(request, ports);
    let { story } = request.marker;
    let left = reactionsLeft(story, { isAlive: true });
    const tell = (now: FoundComment) => {
      const circumstances = circumstancesOf(request, { ...ports, now });
      story = goOn(now.marker.story, known, circumstances);
      if (story === now.marker.story) return undefined;
      left = reactionsLeft(now.marker.story, circumstances);
      return retell(story, { body: now.comment.body, marker: now.marker, trusted, pull, finish });
    };
    const isNews = (await rewrite(request, { host, tell })) === 'told';
    if (!isNews) return { kind: 'settled', story, isNews, warnings: [] };
    const target = holderOf(comment, request.marker.order);
    await createReactions(target && { target, ...left }, ports).show(reactionOf(story));
    return {
      kind: 'settled',
      story,
      isNews,
      warnings: finish?.warnings ?? [],
      ...(finish?.outside ? { outside: finish.outside } : {}),
    };
  } catch (error) {
    const why = failureOf(error) === 'gone' ? 'its comment was deleted' : explainHostFailure(error);
    return { kind: 'failed', why: why.replace(/\.$/, '') };
  }
}

function circumstancesOf(
  { comment, isPassed }: OpenRequest,
  { now, wallMs, staleMs }: Pick<SettlePorts, 'wallMs' | 'staleMs'> & { now: FoundComment },
) {
  const times = { createdAt: comment.createdAt, updatedAt: comment.updatedAt, ...now.comment };
  return { ...ageOf(times, { marker: now.marker, nowMs: wallMs(), staleMs }), isPassed };
}

/** The pull request that the comment is about to tell of; undefined where it will tell none, or a run still at it will. */
function foreseeEnd(
  request: OpenRequest & { known: KnownJob },
  ports: SettlePorts,
): StoryOf<'pull-request'> | undefined {
  const before = request.marker.story;
  const story = goOn(before, request.known, circumstancesOf(request, { ...ports, now: request }));
  return story !== before && story.kind === 'pull-request' ? story : undefined;
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

/** In the review threads that went along, before the edit that tells the end. */
async function answerReviewers(
  request: OpenRequest & { known: KnownJob },
  ports: SettlePorts,
): Promise<void> {
  const { comment, marker, known } = request;
  if (!marker.mends) return;
  const story = goOn(marker.story, known, circumstancesOf(request, { ...ports, now: request }));
  if (story === marker.story) return;
  const { answerReviews } = await import('../mend/answer-reviews.ts');
  const { command } = readKept(comment.body);
  await answerReviews({ owner: marker, story, command }, { ...ports, self: comment.author });
}

/** What holds the command; undefined where the order is not that of a comment. */
export function holderOf({ inReview }: ThreadComment, order: number): ReactionTarget | undefined {
  const id = commandOf(order);
  return id > 0 ? { id, inReview } : undefined;
}
