import { GitError } from '../git/git.ts';
import { PullRequestError } from '../pull-requests/github.ts';
import { BranchMoved } from './branch-moved.ts';

/**
 * What git says (in English: it runs with LC_ALL=C) where only a person can help: no such repository or branch, no
 * access, a remote that has moved, a push that its rules decline. A lock, a lost connection or a remote's own trouble is none of these.
 */
const GIT_REFUSALS: readonly RegExp[] = [
  /the repository has no (?:default )?branch/,
  /does not appear to be a git repository/,
  /repository '[^']*' not found|repository not found/i,
  /Authentication failed|could not read (?:Username|Password)|Permission denied \(publickey|Permission to \S+ denied/,
  /the remote redirects to /,
  /hook declined|protected branch|not allowed to push/i,
];

/** A GitHub that has just been pushed to may know nothing of the branch yet and say 422, so that is not among them. */
const HTTP_REFUSALS: readonly number[] = [301, 302, 307, 308, 401, 404, 410, 451];

/** Whether trying again can't help. */
export function isPermanent(error: unknown): boolean {
  if (error instanceof BranchMoved) return true;
  if (error instanceof GitError) return GIT_REFUSALS.some((refusal) => refusal.test(error.message));
  if (!(error instanceof PullRequestError) || error.status === undefined) return false;
  return HTTP_REFUSALS.includes(error.status);
}
