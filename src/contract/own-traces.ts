/** How the branch of a job's pull request begins; the job's id follows. */
export const JOB_BRANCH_PREFIX = 'docs-agent/';

/** How every hidden line of ours begins: the marker in a comment, and what a pull request's body says of its job. */
export const HIDDEN_LINE_START = '<!-- docs-agent:';
