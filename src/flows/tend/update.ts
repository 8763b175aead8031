import type { Done } from '../../report/tend-report.ts';
import { withNote } from '../../story/tend-note.ts';
import { failureOf } from '../thread/host-failure.ts';
import { rewrite } from '../thread/rewrite.ts';
import { attempt, done, explainDeed } from './attempt.ts';
import { noteOf } from './remind.ts';
import type { Seen, TendWork } from './work.ts';

/** Has the host update the branch, and notes in the thread's comment that it was us, for that is no news of the change. */
export function updateBranch(seen: Seen, work: TendWork): Promise<Done> {
  const { host } = work.ports;
  return attempt('update', async () => {
    await host.tending.updateBranch(seen.pull).catch((error: unknown) => {
      if (failureOf(error) !== 'refused') throw error;
      const message = error instanceof Error ? error.message : '';
      throw new Error(
        `the host refused, as it does where the branch has moved, is up to date or conflicts (${message})`,
      );
    });
    const [newest] = seen.named.ends;
    if (newest === undefined) return done();
    const note = noteOf(seen, { act: 'update', thread: newest.marker.thread, ...work });
    try {
      await rewrite(newest, { host, tell: ({ comment }) => withNote(comment.body, note) });
      return done();
    } catch (error) {
      return done(`it counts as a change, for it could not be noted: ${explainDeed('conclude', error)}`);
    }
  });
}
