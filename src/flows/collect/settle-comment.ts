import type { CodeHost } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import { failedChecks } from '../../story/checks.ts';
import type { Finish } from '../../story/finish.ts';
import { linkOf } from '../../story/outcome.ts';
import { reactionOf, reactionsLeft } from '../../story/reaction.ts';
import { readAsker, readKept, retell } from '../../story/retell.ts';
import { type KnownJob, knownJob, type Story } from '../../story/story.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import type { FinishSubject } from '../care/finish-pull.ts';
import { describePull } from '../thread/describe-pull.ts';
import type { FoundComment } from '../thread/eye.ts';
import { explainHostFailure, failureOf, type Warn } from '../thread/host-failure.ts';
import { createReactions, holderOf } from '../thread/reactions.ts';
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
 * Brings a comment to what a look at its job has shown. Where the look says nothing new of it, the host is not asked. Another
 * collect or its own run may have been there first, and a story only goes forwards. What cuts this off leaves the comment
 * whole. Never rejects.
 */
export async function settleComment(
  request: OpenRequest & { known: KnownJob },
  ports: SettlePorts,
): Promise<Settled> {
  const { comment, marker, known, isPassed } = request;
  const { host, trusted, wallMs, staleMs } = ports;
  const judge = (now: FoundComment) => {
    const times = { createdAt: comment.createdAt, updatedAt: comment.updatedAt, ...now.comment };
    const age = ageOf(times, { marker: now.marker, nowMs: wallMs(), staleMs });
    return { age, next: goOn(now.marker.story, known, { ...age, isPassed }) };
  };
  const { next: foreseen } = judge(request);
  let told: Extract<Settled, { kind: 'settled' }> = {
    kind: 'settled',
    story: marker.story,
    isNews: false,
    warnings: [],
  };
  if (foreseen === marker.story) return told;
  try {
    const end = foreseen.kind === 'pull-request' ? foreseen : undefined;
    const pull = await describePull(known.job.prLink ?? '', { ...ports, hasChanges: end !== undefined });
    // Both before the comment is edited, so that one edit tells all, and what is cut off here is done the next time.
    const subject = end && { ...subjectOf(request), link: end.link, failedChecks: failedChecks(end.job) };
    const finish = subject && (await ports.finish?.(subject));
    if (marker.mends) {
      const { answerReviews } = await import('../mend/answer-reviews.ts');
      const { command } = readKept(comment.body);
      await answerReviews({ owner: marker, story: foreseen, command }, { ...ports, self: comment.author });
    }
    let left = reactionsLeft(marker.story, { isAlive: true });
    const tell = (now: FoundComment) => {
      const { age, next } = judge(now);
      told = { ...told, story: next };
      if (next === now.marker.story) return undefined;
      left = reactionsLeft(now.marker.story, age);
      return retell(next, { body: now.comment.body, marker: now.marker, trusted, pull, finish });
    };
    if ((await rewrite(request, { host, tell })) !== 'told') return told;
    const target = holderOf(comment, marker.order);
    await createReactions(target && { target, ...left }, ports).show(reactionOf(told.story));
    const { warnings = [], outside } = finish ?? {};
    return { ...told, isNews: true, warnings, ...(outside ? { outside } : {}) };
  } catch (error) {
    const why = failureOf(error) === 'gone' ? 'its comment was deleted' : explainHostFailure(error);
    return { kind: 'failed', why: why.replace(/\.$/, '') };
  }
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
