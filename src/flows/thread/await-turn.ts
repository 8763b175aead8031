import { hasRole, roleOf } from '../../instruction/roles.ts';
import type { Person } from '../../ports/code-host.ts';
import type { Behind } from '../../story/story.ts';
import { decideTurn, isOlder, type Line, PATIENCE_MS, type Rival } from '../../thread/turn-order.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { lookUpPermission } from '../look-up-permission.ts';
import type { FoundComment } from './find-markers.ts';
import { failureOf } from './host-failure.ts';
import type { Thread } from './open-thread.ts';
import { type OtherCommand, readLine, type ThreadReading } from './read-line.ts';

/** The thread is read again after a fifth of the time waited, within these. */
const READ_MIN_MS = 2_000;
const READ_MAX_MS = 30_000;
const SHARE_OF_WAIT = 0.2;
/** A run that keeps others waiting is asked about after this long, and then as often. */
const ASK_AFTER_MS = 20_000;

export interface TurnQuestion {
  readonly request: AnswerRequest;
  readonly thread: Thread;
  readonly self: Person;
  readonly commentId: number;
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
  const { clock, chronicle, stop } = ports;
  const { thread, request, commentId } = question;
  const { deadlineMs } = request.waiting;
  const startedMs = clock.now();
  const runs = createRunLookup(question, ports);
  const people = createPermissionMemory(question, ports);
  for (let isFirst = true; ; isFirst = false) {
    const waitedMs = clock.now() - startedMs;
    const reading = await readPatiently(question, { ...ports, isFirst });
    if (reading) {
      const rivals = await runs.leaveOutDead(reading.rivals);
      const line: Line = {
        own: { order: thread.owner.order, commentId, standing: ownStanding(ports) },
        rivals,
        missing: await people.olderOf(reading.unanswered),
        isPatient: waitedMs < PATIENCE_MS,
      };
      const decision = decideTurn(line);
      if (decision.kind === 'go') return withoutRivals(reading.found, rivals);
      if (decision.kind === 'step ahead') {
        await chronicle.happened({ kind: 'admitted' });
        if (thread.isShown()) continue;
        await chronicle.happened({ kind: 'refused', why: NOT_TOLD });
        return undefined;
      }
      const patientUntilMs = ports.wallMs() + Math.max(0, PATIENCE_MS - waitedMs);
      await chronicle.happened({ kind: 'queued', behind: behindOf(decision.behind, patientUntilMs) });
    }
    const pauseMs = Math.min(READ_MAX_MS, Math.max(READ_MIN_MS, waitedMs * SHARE_OF_WAIT));
    await clock.sleep(Math.min(pauseMs, deadlineMs - clock.now()), stop);
    if (stop.aborted) await chronicle.happened({ kind: 'asked to stop' });
    else if (clock.now() >= deadlineMs) await chronicle.happened({ kind: 'out of time' });
    else continue;
    return undefined;
  }
}

const NOT_TOLD =
  "It is this request's turn, but the thread could not be told so, and another might go ahead at the same time: nothing was sent. Run again.";

function ownStanding({ chronicle }: AnswerPorts): Line['own']['standing'] {
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
  { thread, self, request, isEnough }: TurnQuestion,
  { wallMs, isFirst }: AnswerPorts & { isFirst: boolean },
): Promise<ThreadReading | undefined> {
  const { host, place, bounds, owner } = thread;
  const search = { host, place, bounds, self, except: owner, isEnough };
  try {
    return await readLine(search, { command: request.rules.command, nowMs: wallMs() });
  } catch (error) {
    const mayPass = ['unreachable', 'limited', 'late'].includes(failureOf(error) ?? '');
    if (isFirst || !mayPass) throw error;
    return undefined;
  }
}

/** Asks the host about runs that keep this one waiting, as long as it answers. */
function createRunLookup({ thread }: TurnQuestion, { clock }: AnswerPorts) {
  const dead = new Set<string>();
  const askAtMs = new Map<string, number>();
  let isAnswering = true;
  return {
    async leaveOutDead(rivals: readonly Rival[]): Promise<readonly Rival[]> {
      for (const { run } of rivals) {
        const at = askAtMs.get(run) ?? clock.now() + ASK_AFTER_MS;
        askAtMs.set(run, at);
        if (!isAnswering || run === thread.owner.run || clock.now() < at) continue;
        askAtMs.set(run, clock.now() + ASK_AFTER_MS);
        const isOver = await thread.host.isRunOver(run);
        isAnswering = isOver !== undefined;
        if (isOver) dead.add(run);
      }
      return rivals.filter(({ run }) => !dead.has(run));
    },
  };
}

/** Who of those whose commands nobody has answered may ask; each is looked up once. */
function createPermissionMemory({ thread, request, commentId }: TurnQuestion, { host }: AnswerPorts) {
  const { allowedPermission: required, allowedUsers } = request.gate;
  const known = new Map<string, boolean>(allowedUsers.map((login) => [login.toLowerCase(), true]));
  const mayAsk = async (login: string): Promise<boolean> => {
    const key = login.toLowerCase();
    const told = known.get(key);
    if (told !== undefined) return told;
    const { answer } = await lookUpPermission(login, { host, required });
    // Nobody is passed over because the host did not say.
    const may = answer.kind === 'error' || hasRole(roleOf(answer), required);
    known.set(key, may);
    return may;
  };
  return {
    async olderOf(commands: readonly OtherCommand[]): Promise<readonly number[]> {
      const own = { order: thread.owner.order, commentId };
      const older: number[] = [];
      for (const { id, login } of commands) if (isOlder(id, own) && (await mayAsk(login))) older.push(id);
      return older;
    },
  };
}
