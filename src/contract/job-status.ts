/** The four words a job's status may be; `active` is the only one that changes by itself. */
export const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
