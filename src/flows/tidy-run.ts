import type { CodeHost } from '../ports/code-host.ts';
import type { Log } from '../ports/log.ts';
import { renderComment } from '../thread/comment.ts';
import { encodeMarker, type Marker } from '../thread/marker.ts';
import { type CommentRecord, explainHostFailure, isLasting } from './thread/live-comment.ts';

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
  const { comment } = left;
  if (left.outcome === '' && (left.phase !== '' || comment)) {
    const sentence = tellCutOff(left);
    ports.log.warning(sentence);
    ports.addSummary(`### Documentation agent\n\n${sentence}\n`);
  }
  if (!comment) return;
  if (!isLasting(comment.content)) await write(closedBody(left, comment), comment, ports);
  else if (!comment.isShown) await write(render(comment.content), comment, ports);
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

/** The comment of a run that could not end it by itself. */
function closedBody({ phase, jobId }: Leftovers, { content }: CommentRecord): string {
  return render({
    facts: {
      ...content.facts,
      ...(jobId ? { jobId } : {}),
      state: phase === 'sending' ? 'unknown' : 'cancelled',
    },
    marker: closedMarker(content.marker, { phase, jobId }),
  });
}

/** Where nothing was sent, a comment that was taken over keeps what it said of the attempt before. */
function closedMarker(marker: Marker, { phase, jobId }: { phase: string; jobId: string }): Marker {
  if (marker.state === 'note') return marker;
  if (phase === '') return marker.state === 'creating' ? { ...marker, state: 'refused' } : marker;
  const state = phase === 'accepted' ? 'cancelled' : 'unknown';
  return { ...marker, state, ...(jobId ? { job: jobId } : {}) };
}

function render({ facts, marker }: CommentRecord['content']): string {
  return renderComment({ ...facts, marker: encodeMarker(marker) });
}

async function write(body: string, record: CommentRecord, ports: TidyPorts): Promise<void> {
  try {
    const host = await ports.openHost();
    await host?.editComment(record, body);
  } catch (error) {
    ports.log.warning(`The comment could not be brought up to date: ${explainHostFailure(error)}`);
  }
}
