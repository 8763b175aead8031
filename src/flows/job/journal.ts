import type { Journal } from '../../ports/service.ts';

interface Records {
  /** @throws where the runner's file can't be written */
  readonly saveState: (name: 'phase' | 'jobId' | 'comment', value: string) => void;
  /** @throws where the runner's file can't be written */
  readonly setOutput: (name: 'jobId' | 'status', value: string) => void;
  readonly warn: (text: string) => void;
}

/**
 * Writes state and outputs down as they become known, so that the post step, and whoever reads the outputs of a run
 * that was killed, find the job.
 */
export function createJournal({
  saveState,
  setOutput,
  warn,
}: Records): Journal & { saveComment(record: string): void } {
  const attempt = (what: string, write: () => void) => {
    try {
      write();
    } catch {
      warn(`The runner's files could not be written; ${what}.`);
    }
  };
  return {
    async sending(jobId) {
      attempt('a run that is cut off now leaves no trace', () => {
        saveState('phase', 'sending');
        if (jobId !== undefined) saveState('jobId', jobId);
      });
    },
    async accepted(jobId, job) {
      attempt(`the job is ${jobId}`, () => {
        setOutput('jobId', jobId);
        setOutput('status', job.status ?? '');
      });
      attempt(`the post step will not find job ${jobId}`, () => {
        saveState('phase', 'accepted');
        saveState('jobId', jobId);
      });
    },
    read() {},
    saveComment(record) {
      attempt('the post step will not find the comment', () => saveState('comment', record));
    },
  };
}
