/** `failed before`: it fails on what the change was made from as well. `skipped`: time was up, or nothing was changed. */
export const CHECK_STATUSES = ['passed', 'failed', 'failed before', 'skipped'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];
