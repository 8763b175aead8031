/** Whether a command goes to the thread's last job: where it makes sense, in any case, or in none. */
export const FOLLOW_UPS = ['auto', 'always', 'never'] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];
