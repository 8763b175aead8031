import { type Behind, isOpen, type Story } from '../../story/story.ts';
import { decideTurn, PATIENCE_MS, type Rival, type Standing } from '../../thread/turn-order.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { failureOf, warnOfFailures } from '../host-failure.ts';
import type { FoundComment } from './eye.ts';
import type { Sight } from './find-markers.ts';
import type { Thread } from './open-thread.ts';
import { readLine, type ThreadReading } from './read-line.ts';
import { watchRivalRuns } from './rival-runs.ts';
import { tellDead } from './tell-dead.ts';
import { createUnansweredCommands } from './unanswered-commands.ts';

/** The thread is read again after a fifth of the time waited, within these. */
const READ_MIN_MS = 2_000;
const READ_MAX_MS = 30_000;
const SHARE_OF_WAIT = 0.2;
/** How long it may take until the thread shows what is written into it. */
const SHOW_MS = 60_000;

export interface TurnQuestion {
  readonly request: AnswerRequest;
  readonly thread: Thread;
  readonly sight: Sight;
  /** Whether older comments than those of runs that may still be under way can't change the answer. */
  readonly isEnough: (found: readonly FoundComment[]) => boolean;
}

/**
 * Waits until it is this request's turn in its thread. Returns what our comments there say, but for those of requests that
 * come after this one; undefined where the turn never came, and the chronicle knows why.
 */
export async function awaitTurn(
  question: TurnQuestion,
  ports: AnswerPorts,
): Promise<readonly FoundComment[] | undefined> {
  const { clock, chronicle } = ports;
  const { thread, request, sight } = question;
  const { hand } = thread.comment;
  const { host, owner } = thread.sight;
  const startedMs = clock.now();
  const runs = watchRivalRuns({ host, clock, ownRun: owner.run });
  const commands = createUnansweredCommands(request.gate, { host, self: sight.self });
  const go = async ({ found, dead }: ThreadReading, rivals: readonly Rival[]) => {
    const isDead = (one: FoundComment) =>
      isOpen(one.marker.story) && (dead.includes(one) || runs.isDead(one.marker.run));
    const { trusted, reactions: reacts } = request.rules;
    await tellDead(found.filter(isDead), { host, trusted, reacts, warn: warnOfFailures(ports.log) });
    return withoutRivals(found, rivals);
  };
  let hiddenSinceMs: number | undefined;
  for (let isFirst = true; ; isFirst = false) {
    const waitedMs = clock.now() - startedMs;
    const reading = await readPatiently(question, { ...ports, isFirst });
    if (reading) {
      hand.meet(reading.own.at(0)?.comment);
      const commentId = hand.comment?.id;
      const place = { order: owner.order, commentId: commentId ?? Number.MAX_SAFE_INTEGER };
      const rivals = reading.rivals.filter(({ run }) => !runs.isDead(run));
      const { isSeen, ...others } = await commands.bearOn(place, reading.unanswered, ports.wallMs());
      const own = {
        ...place,
        standing: ownStanding(ports),
        isSeen: isSeen && commentId !== undefined,
      };
      const decision = decideTurn({ own, rivals, ...others, isPatient: waitedMs < PATIENCE_MS });
      if (decision.kind === 'wait') {
        hiddenSinceMs = undefined;
        const patientUntilMs = ports.wallMs() + Math.max(0, PATIENCE_MS - waitedMs);
        await chronicle.happened({ kind: 'queued', behind: behindOf(decision.behind, patientUntilMs) });
        if (await runs.findDead(rivals)) continue;
      } else {
        if (decision.kind === 'step ahead') {
          await chronicle.happened({ kind: 'admitted' });
          if (thread.comment.isShown(chronicle.story)) continue;
        } else if (showsOwn(reading, chronicle.story)) return go(reading, rivals);
        hiddenSinceMs ??= clock.now();
        const isShut = hand.state.kind === 'shut' || hand.state.kind === 'left';
        if (isShut || clock.now() - hiddenSinceMs >= SHOW_MS) {
          // A thread that takes no comment at all has nobody to stand in line with.
          if (commentId === undefined) return go(reading, rivals);
          await chronicle.happened({ kind: 'refused', why: NOT_TOLD });
          return undefined;
        }
        await thread.comment.show(chronicle.story);
      }
    }
    if (!(await hasTimeForMore(waitedMs, { ...ports, ...request.waiting }))) return undefined;
  }
}

/** Pauses before the thread is read again. False where there is no more time for it, or no will. */
async function hasTimeForMore(
  waitedMs: number,
  { clock, chronicle, stop, deadlineMs }: AnswerPorts & { deadlineMs: number },
): Promise<boolean> {
  const pauseMs = Math.min(READ_MAX_MS, Math.max(READ_MIN_MS, waitedMs * SHARE_OF_WAIT));
  await clock.sleep(Math.min(pauseMs, deadlineMs - clock.now()), stop);
  if (stop.aborted) await chronicle.happened({ kind: 'asked to stop' });
  else if (clock.now() >= deadlineMs) await chronicle.happened({ kind: 'out of time' });
  else return true;
  return false;
}

const NOT_TOLD =
  "It is this request's turn, but its comment can't be seen to say so, and another might go ahead at the same time: nothing was sent. Run again.";

function ownStanding({ chronicle }: AnswerPorts): Standing {
  if (chronicle.story.kind === 'queued') return 'in line';
  return chronicle.story.kind === 'admitted' ? 'ahead' : 'fresh';
}

/** A moment to the full minute: it is told, and told again only where it changes. */
function behindOf(behind: Rival | 'command', patientUntilMs: number): Behind {
  const toMinute = (ms: number) => Math.ceil(ms / 60_000) * 60_000;
  return behind === 'command'
    ? { kind: 'command', untilMs: toMinute(patientUntilMs) }
    : { kind: 'run', run: behind.run, untilMs: toMinute(behind.untilMs) };
}

/** A reading that does not show what was written is older than that. */
function showsOwn({ own }: ThreadReading, { kind }: Story): boolean {
  return own.some(({ marker }) => marker.story.kind === kind);
}

/** What comes after this request says nothing of what came before it. */
function withoutRivals(found: readonly FoundComment[], rivals: readonly Rival[]): readonly FoundComment[] {
  const later = new Set(rivals.map(({ commentId }) => commentId));
  return found.filter(({ comment }) => !later.has(comment.id));
}

/**
 * Undefined where the thread could not be read this time; nothing is decided by that, once it has been read.
 * @throws HostError at the first reading
 */
async function readPatiently(
  { sight, request, isEnough }: TurnQuestion,
  { wallMs, isFirst }: AnswerPorts & { isFirst: boolean },
): Promise<ThreadReading | undefined> {
  try {
    return await readLine({ ...sight, isEnough }, { command: request.rules.command, nowMs: wallMs() });
  } catch (error) {
    const mayPass = ['unreachable', 'unreadable', 'limited', 'late'].includes(failureOf(error) ?? '');
    if (isFirst || !mayPass) throw error;
    return undefined;
  }
}
