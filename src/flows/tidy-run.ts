import type { CodeHost, Log } from '../ports.ts';
import { renderComment } from '../thread/comment.ts';
import { encodeMarker } from '../thread/marker.ts';
import { type CommentRecord, explainHostFailure } from './live-comment.ts';

/** What the main step left behind; empty where it did not come so far. */
export interface Leftovers {
  readonly phase: string;
  readonly jobId: string;
  readonly outcome: string;
  readonly comment: CommentRecord | undefined;
}

export interface TidyPorts {
  readonly log: Log;
  readonly addSummary: (markdown: string) => string | undefined;
  readonly openHost: () => Promise<CodeHost | undefined>;
}

/** After the main step, however it ended: says what it could not say itself where it was cut off. Never fails. */
export async function tidyRun(left: Leftovers, ports: TidyPorts): Promise<void> {
  if (left.outcome !== '' || (left.phase === '' && !left.comment)) return;
  const sentence = tellCutOff(left);
  ports.log.warning(sentence);
  ports.addSummary(`### Documentation agent\n\n${sentence}\n`);
  if (left.comment) await closeComment(left, left.comment, ports);
}

function tellCutOff({ phase, jobId }: Leftovers): string {
  if (phase === '') return 'The run was cut off before anything was sent; there is no job.';
  if (phase === 'accepted') {
    return `The run was cut off while it watched job ${jobId}. The job goes on; nothing here stops it.`;
  }
  return jobId
    ? `The run was cut off while it sent a message to job ${jobId}. The message may have arrived; check the dashboard before sending it again.`
    : 'The run was cut off while it created a job. A job may have been created; check the dashboard before running again.';
}

async function closeComment(
  { phase, jobId }: Leftovers,
  record: CommentRecord,
  ports: TidyPorts,
): Promise<void> {
  const { facts, marker } = record.content;
  const known = jobId ? { jobId } : {};
  const isKnown = phase !== 'sending';
  const markerState = phase === 'accepted' ? 'cancelled' : phase === '' ? 'refused' : 'unknown';
  const body = renderComment({
    ...facts,
    ...known,
    state: isKnown ? 'cancelled' : 'unknown',
    marker: encodeMarker({ ...marker, state: marker.state === 'note' ? 'note' : markerState }),
  });
  try {
    const host = await ports.openHost();
    await host?.editComment(record, body);
  } catch (error) {
    ports.log.warning(`The comment could not be brought up to date: ${explainHostFailure(error)}`);
  }
}
