import type { Log } from '../ports.ts';

export interface Leftovers {
  readonly phase: string;
  readonly jobId: string;
  readonly outcome: string;
}

/** After the main step, however it ended: says what it could not say itself where it was cut off. Never fails. */
export function tidyRun(
  left: Leftovers,
  sinks: { log: Log; addSummary: (markdown: string) => string | undefined },
): void {
  if (left.outcome !== '' || left.phase === '') return;
  const sentence =
    left.phase === 'accepted'
      ? `The run was cut off while it watched job ${left.jobId}. The job goes on; nothing here stops it.`
      : left.jobId
        ? `The run was cut off while it sent a message to job ${left.jobId}. The message may have arrived; check the dashboard before sending it again.`
        : 'The run was cut off while it created a job. A job may have been created; check the dashboard before running again.';
  sinks.log.warning(sentence);
  sinks.addSummary(`### Documentation agent\n\n${sentence}\n`);
}
