import { adviseToken, explainHostFailure, failureOf } from '../thread/host-failure.ts';
import type { Deed } from './decide.ts';

const PERMISSIONS: Record<Exclude<Deed['kind'], 'repair'>, string> = {
  'hand over': '`issues: write` and `pull-requests: write`',
  remind: '`issues: write` and `pull-requests: write`',
  conclude: '`issues: write` and `pull-requests: write`',
  close: '`pull-requests: write`',
  update: '`contents: write` and `pull-requests: write`',
};

/** Why a deed came to nothing, with the permission that it needs; without its full stop. */
export function explainDeed(kind: Deed['kind'] | 'delete', error: unknown): string {
  if (failureOf(error) !== 'forbidden') return explainHostFailure(error).replace(/\.$/, '');
  const needed = kind === 'delete' ? '`contents: write`' : PERMISSIONS[kind === 'repair' ? 'remind' : kind];
  const message = error instanceof Error ? error.message : '';
  return `${message}. ${adviseToken(error, `Give the job ${needed}, or pass a githubToken that may do this`)}`;
}
