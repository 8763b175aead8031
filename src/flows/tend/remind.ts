import { readKept } from '../../story/retell.ts';
import { tellReminder, type WaitingPull } from '../../story/tend-comment.ts';
import { type TendNote, tellNote } from '../../story/tend-note.ts';
import { explainDeed } from './explain.ts';
import type { TendPorts, TendRequest } from './ports.ts';
import type { Done, Seen } from './tended.ts';

/** Reminds in each of the threads. The comment itself is what later runs know it by. */
export async function remind(
  seen: Seen,
  { threads, request, ports }: { threads: readonly number[]; request: TendRequest; ports: TendPorts },
): Promise<Done> {
  const { host, wallMs } = ports;
  const { rules, bounds } = request;
  const failures: string[] = [];
  for (const thread of threads) {
    const nowMs = wallMs();
    const text = tellReminder(waitingIn(thread, seen), {
      closesMs: closesAtMs(seen, { rules, nowMs }),
      keepLabel: rules.keepLabel,
    });
    const note = tellNote(noteOf(seen, { act: 'reminder', thread, bounds, nowMs }));
    try {
      await host.addComment({ thread }, `${text}\n\n${note}`);
    } catch (error) {
      failures.push(`in #${thread}: ${explainDeed('remind', error)}`);
    }
  }
  const how = failures.length === threads.length ? 'failed' : 'done';
  return { kind: 'remind', how, why: failures.join('; ') };
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
