import { withNote } from '../../story/tend-note.ts';
import { failureOf } from '../thread/host-failure.ts';
import { rewrite } from '../thread/rewrite.ts';
import { explainDeed } from './explain.ts';
import type { TendPorts, TendRequest } from './ports.ts';
import { noteOf } from './remind.ts';
import type { Done, Seen } from './tended.ts';

/** Has the host update the branch, and notes in the thread's comment that it was us, for that is no news of the change. */
export async function updateBranch(
  seen: Seen,
  { request, ports }: { request: TendRequest; ports: TendPorts },
): Promise<Done> {
  try {
    await ports.host.tending.updateBranch(seen.pull);
  } catch (error) {
    const why =
      failureOf(error) === 'refused'
        ? `the host refused, as it does where the branch has moved, is up to date or conflicts (${error instanceof Error ? error.message : ''})`
        : explainDeed('update', error);
    return { kind: 'update', how: 'failed', why };
  }
  try {
    await keepNote(seen, { request, ports });
    return { kind: 'update', how: 'done', why: '' };
  } catch (error) {
    const why = `it counts as a change, for it could not be noted: ${explainDeed('conclude', error)}`;
    return { kind: 'update', how: 'done', why };
  }
}

async function keepNote(
  seen: Seen,
  { request, ports }: { request: TendRequest; ports: TendPorts },
): Promise<void> {
  const { host, wallMs } = ports;
  const [newest] = seen.named.ends;
  if (newest === undefined) return;
  const { bounds } = request;
  const note = noteOf(seen, { act: 'update', thread: newest.marker.thread, bounds, nowMs: wallMs() });
  await rewrite(newest, { host, tell: ({ comment }) => withNote(comment.body, note) });
}
