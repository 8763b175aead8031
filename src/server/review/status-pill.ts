import { html } from 'hono/html';
import type { JobStatus } from '../../contract/job-status.ts';
import { holdingBack, readResults } from '../checks/results.ts';

/** A job's status for a person's eye. One whose change did not pass its checks is not told as well. */
export function renderStatus({ status, checks }: { status: JobStatus; checks: string | null }) {
  const bad = status === 'completed' ? holdingBack(readResults(checks)) : [];
  if (bad.length === 0) return html`<span class="pill ${status}">${status}</span>`;
  const what = bad.some((check) => check.status === 'failed') ? 'checks failed' : 'checks skipped';
  return html`<span class="pill wrong">${status}, ${what}</span>`;
}
