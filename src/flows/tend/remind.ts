import { readKept } from '../../story/retell.ts';
import { tellHandOver, tellReminder, type WaitingPull } from '../../story/tend-comment.ts';
import { isNotedAs, type TendNote, tellNote } from '../../story/tend-note.ts';
import { createHand } from '../thread/hand.ts';
import { explainDeed } from './explain.ts';
import type { FoundPulls } from './find-pulls.ts';
import type { TendPorts, TendRequest } from './ports.ts';
import type { Done, Seen } from './tended.ts';

/** A pull request as it was found, and who tends it. */
export interface TendWork {
  readonly found: FoundPulls;
  readonly request: TendRequest;
  readonly ports: TendPorts;
}

/** Reminds in each of the threads. The comment itself is what later runs know it by. */
export async function remind(
  seen: Seen,
  { threads, ...work }: TendWork & { threads: readonly number[] },
): Promise<Done> {
  const { wallMs } = work.ports;
  const { rules, bounds } = work.request;
  const failures: string[] = [];
  for (const thread of threads) {
    const nowMs = wallMs();
    const text = tellReminder(waitingIn(thread, seen), {
      closesMs: closesAtMs(seen, { rules, nowMs }),
      keepLabel: rules.keepLabel,
    });
    const note = noteOf(seen, { act: 'reminder', thread, bounds, nowMs });
    try {
      const isOwn = (body: string) => isNotedAs(note, body);
      await tellOnce(`${text}\n\n${tellNote(note)}`, { ...work, thread, isOwn });
    } catch (error) {
      failures.push(`in #${thread}: ${explainDeed('remind', error)}`);
    }
  }
  const how = failures.length === threads.length ? 'failed' : 'done';
  return { kind: 'remind', how, why: failures.join('; ') };
}

/** Tells once on the pull request that its repairs have come to their end. */
export async function handOver(seen: Seen, work: TendWork): Promise<Done> {
  const { bounds, rules } = work.request;
  const thread = seen.named.number;
  const note = noteOf(seen, { act: 'hand over', thread, bounds, nowMs: work.ports.wallMs() });
  const text = tellHandOver(waitingIn(thread, seen), { repairs: rules.repairMax });
  try {
    await tellOnce(`${text}\n\n${tellNote(note)}`, {
      ...work,
      thread,
      isOwn: (body) => isNotedAs(note, body),
    });
    return { kind: 'hand over', how: 'done', why: '' };
  } catch (error) {
    return { kind: 'hand over', how: 'failed', why: explainDeed('hand over', error) };
  }
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
    command: readKept(newest?.comment.body ?? '').command,
  };
}

/** When it may be closed at the earliest; undefined where it never is. */
function closesAtMs(
  { sinceMs }: Seen,
  { rules: { closeMs, staleMs }, nowMs }: { rules: TendRequest['rules']; nowMs: number },
): number | undefined {
  return closeMs === undefined ? undefined : Math.max(sinceMs + closeMs, nowMs + closeMs - staleMs);
}

export function noteOf(
  { named, pull, sinceMs }: Seen,
  {
    act,
    thread,
    bounds,
    nowMs,
  }: Pick<TendNote, 'act' | 'thread'> & { bounds: TendRequest['bounds']; nowMs: number },
): TendNote {
  const { repository, project, host } = bounds;
  const about = { repository, project, host, thread, pull: named.number };
  return { act, ...about, head: pull.head.sha, sinceMs, atMs: nowMs };
}
