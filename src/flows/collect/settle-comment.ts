import type { CodeHost } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import { failedChecks } from '../../story/checks.ts';
import type { Finish } from '../../story/finish.ts';
import { linkOf } from '../../story/outcome.ts';
import { readAsker, readKept } from '../../story/retell.ts';
import { type KnownJob, knownJob, type Story } from '../../story/story.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import type { FinishSubject } from '../care/finish-pull.ts';
import { explainHostFailure, failureOf, type Warn } from '../host-failure.ts';
import { describePull } from '../thread/describe-pull.ts';
import type { FoundComment } from '../thread/eye.ts';
import { tellOn } from '../thread/rewrite.ts';
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
  const { wallMs, staleMs } = ports;
  const ageNow = (now: FoundComment) => {
    const times = { createdAt: comment.createdAt, updatedAt: comment.updatedAt, ...now.comment };
    return ageOf(times, { marker: now.marker, nowMs: wallMs(), staleMs });
  };
  const next = (now: FoundComment) => goOn(now.marker.story, known, { ...ageNow(now), isPassed });
  const foreseen = next(request);
  if (foreseen === marker.story) return { kind: 'settled', story: foreseen, isNews: false, warnings: [] };
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
    const isAlive = (now: FoundComment) => ageNow(now).isAlive;
    const told = await tellOn(request, { ...ports, next, isAlive, pull, finish });
    const { warnings = [], outside } = (told.isNews && finish) || {};
    return { kind: 'settled', ...told, warnings, ...(outside ? { outside } : {}) };
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
