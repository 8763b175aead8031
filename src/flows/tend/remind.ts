import type { Done } from '../../report/tend-report.ts';
import { readKept } from '../../story/retell.ts';
import { tellHandOver, tellReminder, type WaitingPull } from '../../story/tend-comment.ts';
import { isNotedAs, type TendNote, tellNote } from '../../story/tend-note.ts';
import { createHand } from '../thread/hand.ts';
import { attempt, attemptInEach, done } from './attempt.ts';
import type { Seen, TendWork } from './work.ts';

/** Reminds in each of the threads. The comment itself is what later runs know it by. */
export function remind(
  seen: Seen,
  { threads, ...work }: TendWork & { threads: readonly number[] },
): Promise<Done> {
  const { keepLabel } = work.request.rules;
  const remindIn = (thread: number) => {
    const note = noteOf(seen, { act: 'reminder', thread, ...work });
    const closesMs = closesAtMs(seen, { ...work.request, nowMs: note.atMs });
    return tellNoted(tellReminder(waitingIn(thread, seen), { closesMs, keepLabel }), { note, ...work });
  };
  return attemptInEach(
    'remind',
    threads.map((thread) => [thread, () => remindIn(thread)] as const),
  );
}

/** Tells once on the pull request that its repairs have come to their end. */
export function handOver(seen: Seen, work: TendWork): Promise<Done> {
  const thread = seen.named.number;
  const note = noteOf(seen, { act: 'hand over', thread, ...work });
  const text = tellHandOver(waitingIn(thread, seen), { repairs: work.request.rules.repairMax });
  return attempt('hand over', () => tellNoted(text, { note, ...work }).then(() => done()));
}

function tellNoted(text: string, { note, ...work }: TendWork & { note: TendNote }): Promise<void> {
  const isOwn = (body: string) => isNotedAs(note, body);
  return tellOnce(`${text}\n\n${tellNote(note)}`, { ...work, thread: note.thread, isOwn });
}

/** One comment in a thread, that `isOwn` knows again. @throws HostError */
export async function tellOnce(
  text: string,
  { thread, isOwn, ports: { host }, found }: TendWork & { thread: number; isOwn: (body: string) => boolean },
): Promise<void> {
  const tools = { host, self: async () => found.self };
  const hand = createHand({ place: { thread }, isOwn, mayAdd: 'once' }, tools);
  await hand.bring({ text, over: () => ({ kind: 'as it is' }) });
}

export function waitingIn(thread: number, { named, pull, facts }: Seen): WaitingPull {
  const [newest] = named.ends;
  return {
    isOwnThread: thread === named.number,
    number: named.number,
    title: pull.title,
    link: named.link,
    quietMs: facts.quietMs,
    command: readKept(newest.comment.body).command,
  };
}

/** When it may be closed at the earliest; undefined where it never is. */
function closesAtMs(
  { sinceMs }: Seen,
  { rules: { closeMs, staleMs }, nowMs }: Pick<TendWork['request'], 'rules'> & { nowMs: number },
): number | undefined {
  return closeMs === undefined ? undefined : Math.max(sinceMs + closeMs, nowMs + closeMs - staleMs);
}

/** What is kept of a deed that is done now. */
export function noteOf(
  { named, pull, sinceMs }: Seen,
  { act, thread, request, ports }: Pick<TendNote, 'act' | 'thread'> & TendWork,
): TendNote {
  const { repository, project, host } = request.bounds;
  const about = { repository, project, host, thread, pull: named.number };
  return { act, ...about, head: pull.head.sha, sinceMs, atMs: ports.wallMs() };
}
