import type { JobReading, Journal } from '../../ports/service.ts';
import type { CommentContent, LiveComment } from './live-comment.ts';

/** Passes on to several journals, in order. */
export function combineJournals(...journals: readonly Journal[]): Journal {
  return {
    async sending(jobId) {
      for (const journal of journals) await journal.sending(jobId);
    },
    async accepted(jobId, job) {
      for (const journal of journals) await journal.accepted(jobId, job);
    },
    read(job) {
      for (const journal of journals) journal.read(job);
    },
  };
}

export interface CommentJournal extends Journal {
  content(): CommentContent;
}

/**
 * Keeps the comment in step with the job. What a later run must find (a message on its way, a job's id) is awaited, so
 * that it stands there before anything else happens; the rest is sent when there is time.
 */
export function createCommentJournal(
  live: LiveComment,
  {
    opening,
    attempt,
    pages,
  }: {
    opening: CommentContent;
    attempt: number;
    /** What the job is about once this attempt sends; until then the marker names the earlier attempt's. */
    pages?: readonly string[] | undefined;
  },
): CommentJournal {
  let content = opening;
  let isSent = false;
  const show = (facts: Partial<CommentContent['facts']>, marker: Partial<CommentContent['marker']> = {}) => {
    content = { facts: { ...content.facts, ...facts }, marker: { ...content.marker, ...marker } };
    return live.show(content);
  };
  return {
    content: () => content,
    async sending(jobId) {
      isSent = true;
      // A comment written anew says `creating` already; one taken over from an earlier attempt does not yet.
      if (jobId === undefined)
        await show({}, { state: 'creating', attempt, job: undefined, continued: undefined, pages });
      else
        await show(
          { state: 'starting', jobId, continued: true },
          { state: 'sending', attempt, job: jobId, continued: true, pages },
        );
    },
    async accepted(jobId, job) {
      isSent = true;
      await show({ state: 'working', jobId }, { state: 'active', attempt, job: jobId, ...linkIn(job) });
    },
    read(job) {
      if (!isSent && job.status === 'active') void show({ state: 'waiting' });
    },
  };
}

function linkIn({ prLink }: JobReading): { prLink?: string } {
  return prLink ? { prLink } : {};
}
