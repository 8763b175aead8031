import type * as z from 'zod';
import type { checkSchema } from '../../contract/checks.ts';

/** A branch that has been pushed and wants to be looked at. */
export type Proposal = {
  project: string;
  job: string;
  branch: string;
  /** The branch it is to be merged into. */
  base: string;
  prompt: string;
  /** What became of the checks of what was pushed; none where nothing was checked. */
  checks: readonly ProposedCheck[];
  /** The repositories that its change was made with, besides its own. */
  contexts: readonly ProposedContext[];
  /** Whether nobody is to take it for ready. A host without drafts shows it all the same. */
  isDraft: boolean;
};

export type ProposedCheck = z.infer<typeof checkSchema> & { why?: string | undefined };

/** Without a commit it was not there. */
export type ProposedContext = { name: string; shortCommit?: string };

/**
 * Where changes are reviewed. Proposing the same branch again gives the pull request that is open for it already.
 * The link is a URL, or a path on this service.
 */
export type PullRequestHost = { propose: (proposal: Proposal, signal: AbortSignal) => Promise<string> };
