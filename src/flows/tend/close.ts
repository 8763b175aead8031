import { tellClosing } from '../../story/tend-comment.ts';
import { concludePull } from './conclude-pull.ts';
import { explainDeed } from './explain.ts';
import { type TendWork, tellOnce, waitingIn } from './remind.ts';
import type { Done, Seen } from './tended.ts';

/** Closes first and tells after: a sentence about what was not done would stay. */
export async function closePull(
  seen: Seen,
  { deletesBranch, ...work }: TendWork & { deletesBranch: boolean },
): Promise<Done> {
  const { ports } = work;
  const { host } = ports;
  const { number } = seen.named;
  try {
    await host.tending.close(number);
  } catch (error) {
    return { kind: 'close', how: 'failed', why: explainDeed('close', error) };
  }
  const failures: string[] = [];
  const attempt = async (what: string, act: () => Promise<unknown>, kind: 'delete' | 'remind') => {
    try {
      await act();
      return true;
    } catch (error) {
      failures.push(`${what}: ${explainDeed(kind, error)}`);
      return false;
    }
  };
  const isDeleted =
    deletesBranch &&
    (await attempt(
      'its branch could not be deleted',
      () => host.tending.deleteBranch(seen.pull.head.branch),
      'delete',
    ));
  const text = tellClosing(waitingIn(number, seen), { isDeleted });
  const isOwn = (body: string) => body === text;
  const tell = () => tellOnce(text, { ...work, thread: number, isOwn });
  await attempt('it could not be told there', tell, 'remind');
  const told = await concludePull(seen, { by: 'close', ports });
  if (told.why !== '') failures.push(`its thread could not be told ${told.why}`);
  return { kind: 'close', how: 'done', why: failures.join('; ') };
}
