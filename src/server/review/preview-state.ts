import type { z } from 'zod';
import type { updateStatusSchema } from '../../contract/preview-schemas.ts';
import type { Review } from './source.ts';

/** How far the rendered view of a job is, as the operation on previews tells it. */
export async function describePreview(review: Review): Promise<z.infer<typeof updateStatusSchema>> {
  const files = await review.readFiles();
  const commit = { filesChanged: files ?? { added: [], modified: [], removed: [] } };
  if (review.job.status === 'active') {
    const turn = await review.readTurn(review.turnCount);
    const waits = turn?.state === 'queued';
    const log = waits ? 'The instruction waits for its turn.' : 'The agent is at work.';
    return { status: waits ? 'queued' : 'in_progress', logs: [log], commit };
  }
  if (!files) return { status: 'failure', logs: [whyMissing(review.job)], commit };
  const logs = ['The page shows what the job has made.'];
  if (review.job.status === 'failed') logs.push('Its last instruction failed.');
  return { status: 'success', logs, commit };
}

function whyMissing({ status, head_commit: head }: Review['job']): string {
  if (status === 'failed') return 'The job failed before its change could be shown.';
  return head === null ? 'The agent finished without a change.' : 'The pages of this change are not kept.';
}
