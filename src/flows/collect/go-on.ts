import {
  isOfLaterTurn,
  judgeLook,
  NO_MEMORY,
  SETTLE_LOOKS,
  type WaitFacts,
  type WaitMemory,
} from '../../job/judge-look.ts';
import type { ThreadComment } from '../../ports/code-host.ts';
import { advance } from '../../story/advance.ts';
import type { Marker } from '../../story/marker-owner.ts';
import { isOpen, isUnfinished, type KnownJob, knownJob, type Story, turnOf } from '../../story/story.ts';
import { deadAtMs } from '../../thread/turn-order.ts';
import { countOf, ownTurnOf } from '../job/own-turn.ts';

/** As `settleSeconds` is by default: what was sent may have been sent as late as the comment was last written. */
const SETTLE_MS = 90_000;

/** What time makes of a comment that is read later. */
export interface Age {
  /** Its run may still be at it. */
  readonly isAlive: boolean;
  readonly isStale: boolean;
  /** How long ago its message was sent, at the least. */
  readonly quietMs: number;
}

/** What is known of a request beside its comment. */
export interface Circumstances extends Age {
  /** Another request went to its job since. */
  readonly isPassed: boolean;
}

export function ageOf(
  { createdAt, updatedAt }: Pick<ThreadComment, 'createdAt' | 'updatedAt'>,
  { marker, nowMs, staleMs }: { marker: Marker; nowMs: number; staleMs: number },
): Age {
  // Stryker disable next-line StringLiteral: neither is a time
  const createdMs = Date.parse(createdAt ?? '') || 0;
  return {
    isAlive: isOpen(marker.story) && nowMs < deadAtMs({ untilMs: marker.untilMs, createdMs }),
    isStale: nowMs - createdMs >= staleMs,
    // Stryker disable next-line StringLiteral: neither is a time
    quietMs: nowMs - (Date.parse(updatedAt ?? '') || createdMs),
  };
}

/**
 * What a look at its job makes of a request. The same story where there is nothing new to tell: its job goes on, the look
 * may show the turn before, or it is the business of a run that may still be at it. Such a run comes to the same end, so
 * an end that is proven is told whoever sees it first.
 */
export function goOn(story: Story, { jobId, job }: KnownJob, circumstances: Circumstances): Story {
  const { isAlive, isStale, quietMs, isPassed } = circumstances;
  const before = knownJob(story);
  if (!isUnfinished(story) || before?.jobId !== jobId) return story;
  const known = knownOf(story, before);
  const facts = { ...known.facts, isPassed, ownTurn: ownTurnOf(turnOf(story)) };
  const { next } = judgeLook({ kind: 'job', job }, known.memory, { facts, elapsedMs: quietMs });
  if (next.kind === 'ended') {
    const evidence = isOfLaterTurn(job, facts) ? 'other' : next.settled ? 'none' : 'seen';
    return isAlive && evidence !== 'seen' ? story : advance(story, { kind: 'looked', jobId, job, evidence });
  }
  const isAtWork = job.status === undefined || job.status === 'active';
  if (isAlive || !isStale || !isAtWork) return story;
  const left = isOpen(story) ? advance(story, { kind: 'cut off' }) : story;
  return advance(left, { kind: 'stuck' });
}

/** What the looks of the run have left behind, as far as the story tells: whatever has to be confirmed, time has. */
function knownOf(story: Story, { jobId, job }: KnownJob): { facts: WaitFacts; memory: WaitMemory } {
  const turn = turnOf(story);
  const facts = { jobId, confirmMissingLink: false };
  // Stryker disable next-line OptionalChaining: what is unfinished has a turn
  if (turn?.kind !== 'further') return { facts, memory: NO_MEMORY };
  const { before, number, evidence } = turn;
  const answeredActive = job.status === 'active';
  return {
    facts: { ...facts, afterMessage: { before, answeredActive, settleMs: SETTLE_MS, ...countOf(number) } },
    memory: { ...NO_MEMORY, sawActive: evidence === 'seen', staleLooks: SETTLE_LOOKS },
  };
}
