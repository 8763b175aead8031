import type { Done } from '../../report/tend-report.ts';
import { tellClosing } from '../../story/tend-comment.ts';
import { attempt, done, explainDeed } from './attempt.ts';
import { concludePull } from './conclude-pull.ts';
import { tellOnce, waitingIn } from './remind.ts';
import type { Seen, TendWork } from './work.ts';

/** Closes first and tells after: a sentence about what was not done would stay. */
export function closePull(
  seen: Seen,
  { deletesBranch, ...work }: TendWork & { deletesBranch: boolean },
): Promise<Done> {
  const { ports } = work;
  const { tending } = ports.host;
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
    await tellOnce(text, { ...work, thread: number, isOwn: (body) => body === text }).catch(
      (error: unknown) => {
        failures.push(`it could not be told there: ${explainDeed('remind', error)}`);
      },
    );
    const told = await concludePull(seen, { by: 'close', ports });
    if (told.why !== '') failures.push(`its thread could not be told ${told.why}`);
    return done(failures.join('; '));
  });
}
