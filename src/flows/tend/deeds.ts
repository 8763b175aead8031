import type { Done } from '../../report/tend-report.ts';
import { advance } from '../../story/advance.ts';
import { tellClosing } from '../../story/tend-comment.ts';
import { withNote } from '../../story/tend-note.ts';
import type { Deed } from '../../thread/decide-deeds.ts';
import { failureOf, warnOfFailures } from '../host-failure.ts';
import type { FoundComment } from '../thread/eye.ts';
import { rewrite, tellOn } from '../thread/rewrite.ts';
import { attempt, attemptInEach, done, explainDeed } from './attempt.ts';
import { handOver, noteOf, remind, tellOnce, waitingIn } from './remind.ts';
import { repair } from './repair.ts';
import type { Seen, TendWork } from './work.ts';

/** Does one deed to a pull request. Never rejects. */
export async function act(deed: Deed, { seen, ...work }: TendWork & { seen: Seen }): Promise<Done> {
  // What a repair depends on is read in a dry run too.
  if (deed.kind === 'repair') return repair(seen, work);
  if (work.request.dryRun) return { kind: deed.kind, how: 'would', why: '' };
  switch (deed.kind) {
    case 'conclude':
      return conclude(seen, { ...work, ...deed });
    case 'close':
      return close(seen, { ...work, ...deed });
    case 'hand over':
      return handOver(seen, work);
    case 'remind':
      return remind(seen, { ...work, ...deed });
    case 'update':
      return update(seen, work);
  }
}

/** Tells every thread that asked for a pull request what became of it. */
function conclude(
  { named, pull: { title } }: Seen,
  { by, ports }: TendWork & { by: 'merge' | 'close' },
): Promise<Done> {
  const pull = { link: named.link, number: named.number, title };
  const next = ({ marker }: FoundComment) => advance(marker.story, { kind: 'concluded', by });
  const tell = (end: FoundComment) => tellOn(end, { ...ports, warn: warnOfFailures(ports.log), next, pull });
  return attemptInEach(
    'conclude',
    named.ends.map((end) => [end.marker.thread, () => tell(end)] as const),
  );
}

/** Closes first and tells after: a sentence about what was not done would stay. */
function close(seen: Seen, { deletesBranch, ...work }: TendWork & { deletesBranch: boolean }): Promise<Done> {
  const { tending } = work.ports.host;
  const { number } = seen.named;
  return attempt('close', async () => {
    await tending.close(number);
    const failures: string[] = [];
    const isDeleted =
      deletesBranch &&
      (await tending.deleteBranch(seen.pull.head.branch).then(
        () => true,
        (error: unknown) => {
          failures.push(`its branch could not be deleted: ${explainDeed('delete', error)}`);
          return false;
        },
      ));
    const text = tellClosing(waitingIn(number, seen), { isDeleted });
    const isOwn = (body: string) => body === text;
    await tellOnce(text, { ...work, thread: number, isOwn }).catch((error: unknown) => {
      failures.push(`it could not be told there: ${explainDeed('remind', error)}`);
    });
    const told = await conclude(seen, { ...work, by: 'close' });
    if (told.why !== '') failures.push(`its thread could not be told ${told.why}`);
    return done(failures.join('; '));
  });
}

/** Has the host update the branch, and notes in the thread's comment that it was us, for that is no news of the change. */
function update(seen: Seen, work: TendWork): Promise<Done> {
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
    const note = noteOf(seen, { act: 'update', thread: newest.marker.thread, ...work });
    try {
      await rewrite(newest, { host, tell: ({ comment }) => withNote(comment.body, note) });
      return done();
    } catch (error) {
      return done(`it counts as a change, for it could not be noted: ${explainDeed('conclude', error)}`);
    }
  });
}
