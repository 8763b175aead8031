/** The service's own limits, and the ones its callers keep. Sizes in characters or bytes as named. */

/** Page views: rows a page, https://www.mintlify.com/docs/api/analytics/views and the service specification. */
export const VIEWS_LIMIT_MAX = 250;
export const VIEWS_LIMIT_DEFAULT = 50;

/** Feedback of readers: pages an answer. There is no way to a second one. */
export const FEEDBACK_LIMIT_MAX = 100;

/** Longest instruction a caller sends. The service states no limit; 50,000 characters is ours. */
export const PROMPT_MAX_CHARACTERS = 50_000;

/** KiB of UTF-8 that may stand behind an instruction. The most of both fits into what our service takes, escaped. */
export const CONTEXT_KIB_MAX = 256;
export const CONTEXT_KIB_DEFAULT = 64;

/** Create and message together, for each project. */
export const AGENT_REQUESTS_PER_HOUR = 100;

/** All analytics operations together, for the organisation. */
export const ANALYTICS_REQUESTS_PER_HOUR = 100;

/** Largest decoded answer that a caller reads. */
export const JOB_BODY_MAX_BYTES = 1024 * 1024;
export const VIEWS_BODY_MAX_BYTES = 8 * 1024 * 1024;

/** Keys expire after this many days unless made otherwise. */
export const KEY_LIFETIME_DAYS = 90;

/** Changed files of a pull request that are read for a prompt; where there are this many, there may be more. */
export const CHANGED_FILES_MAX = 300;
