import { JOB_ID } from './identifiers.ts';

/** How the branch of a job's pull request begins; the job's id follows. Other tools have branches that begin so, too. */
const JOB_BRANCH_PREFIX = 'docs-agent/';

/** Letters of the ids that the service makes: none that looks like another. */
export const JOB_ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** As many make 130 bits, because a review page is open to whoever knows its address. */
export const JOB_ID_LENGTH = 26;
const MADE_ID = new RegExp(`^[${JOB_ID_LETTERS}]{${JOB_ID_LENGTH}}$`);

/** What follows the prefix, whatever it is; empty where the branch does not begin so. */
export function jobOfBranch(branch: string): string {
  return branch.startsWith(JOB_BRANCH_PREFIX) ? branch.slice(JOB_BRANCH_PREFIX.length) : '';
}

/** True for a branch that only the service makes: whoever knows the job compares it with that instead. */
export function isJobBranch(branch: string): boolean {
  return MADE_ID.test(jobOfBranch(branch));
}

/** How every hidden line of ours begins: the marker in a comment, and what a pull request's body says of its job. */
export const HIDDEN_LINE_START = '<!-- docs-agent:';

/** What stands in the body of a job's pull request: the service's line with the job, or that of the care for it. */
const IN_A_BODY = new RegExp(`${HIDDEN_LINE_START}(?:job ${JOB_ID.source.slice(1, -1)}|asked) -->`);

/** True for a body that names the job which the pull request came out of, or who asked for it. */
export function isJobsBody(body: string): boolean {
  return IN_A_BODY.test(body);
}
