import type { DeedKind, Done } from '../../report/tend-report.ts';
import { adviseToken, explainHostFailure, failureOf } from '../host-failure.ts';

const TALK = '`issues: write` and `pull-requests: write`';
const PERMISSIONS: Record<DeedKind | 'delete', string> = {
  'hand over': TALK,
  remind: TALK,
  repair: TALK,
  conclude: TALK,
  close: '`pull-requests: write`',
  update: '`contents: write` and `pull-requests: write`',
  delete: '`contents: write`',
};

/** Why a deed came to nothing, with the permission that it needs; without its full stop. */
export function explainDeed(kind: DeedKind | 'delete', error: unknown): string {
  if (failureOf(error) !== 'forbidden') return explainHostFailure(error).replace(/\.$/, '');
  const message = error instanceof Error ? error.message : '';
  return `${message}. ${adviseToken(error, `Give the job ${PERMISSIONS[kind]}, or pass a githubToken that may do this`)}`;
}

/** What came of it. */
export type Came = Pick<Done, 'how' | 'why'>;

/** @param why what has to be said beside */
export const done = (why = ''): Came => ({ how: 'done', why });

/** Does it; what it throws is why it came to nothing. */
export async function attempt(kind: DeedKind, act: () => Promise<Came>): Promise<Done> {
  try {
    return { kind, ...(await act()) };
  } catch (error) {
    return { kind, how: 'failed', why: explainDeed(kind, error) };
  }
}

/** Does it in each of these threads: it has failed where it has in all of them. */
export async function attemptInEach(
  kind: DeedKind,
  acts: readonly (readonly [thread: number, act: () => Promise<unknown>])[],
): Promise<Done> {
  const failures: string[] = [];
  for (const [thread, act] of acts) {
    const { how, why } = await attempt(kind, () => act().then(() => done()));
    if (how === 'failed') failures.push(`in #${thread}: ${why}`);
  }
  const how = failures.length === acts.length ? 'failed' : 'done';
  return { kind, how, why: failures.join('; ') };
}
