/** The service's n-th job, from 1. A plan may name one before it is made. */
export const idOfJob = (seed: number, number: number): string => `job_${seed}-${number}`;
