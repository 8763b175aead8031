/** What a process of the service does: answer requests, work on jobs, or both. */
export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];
