import type { Mirror } from '../git/mirror.ts';
import { messageOf } from '../words/thrown.ts';

/** Somebody else has moved a job's branch to where its new commit does not come from. The message says what became of that. */
export class BranchMoved extends Error {
  override name = 'BranchMoved';

  constructor(kept: string) {
    super(`its branch was moved by somebody else meanwhile; ${kept}`);
  }
}

/**
 * Keeps a commit that came too late as a branch of its own: it stands on what is no longer there, and nobody else has it.
 * @returns half a sentence that says where it is, or that it is nowhere
 */
export async function keepApart(
  { job, commit }: { job: string; commit: string },
  mirror: Pick<Mirror, 'pushApart'>,
  signal: AbortSignal,
): Promise<string> {
  try {
    return `what was made is kept as the branch ${await mirror.pushApart({ job, commit }, signal)}`;
  } catch (error) {
    signal.throwIfAborted();
    return `what was made is on no branch, and could not be pushed as one of its own: ${messageOf(error)}`;
  }
}
