import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { addressLink, codeSpan, inertInline } from '../text/markdown.ts';

/** One request of a collect's summary. */
export interface CollectRow {
  readonly thread: number;
  /** The comment's own address; empty where the host gave none. */
  readonly url: string;
  readonly jobId: string;
  /** What became of it, in a few words of ours. */
  readonly what: string;
  readonly prLink: string;
  /** Why it could not be collected, or what could not be done for its pull request; empty where all could. */
  readonly why: string;
}

const ROWS_MAX = 1_000;

/** The step summary: one sentence, and a row for each request. Foreign text in it is inert. */
export function renderCollectSummary(
  sentence: string,
  { rows, trusted }: { rows: readonly CollectRow[]; trusted: TrustedOrigins },
): string {
  const shown = rows.slice(0, ROWS_MAX).map((row) => renderRow(row, trusted));
  const left = rows.length - shown.length;
  return [
    '### Collected documentation jobs',
    '',
    inertInline(sentence),
    '',
    ...(rows.length === 0 ? [] : ['| Thread | Job | What | Pull request |', '| --- | --- | --- | --- |']),
    ...shown,
    ...(left > 0 ? ['', `${left} more are left out.`] : []),
    '',
  ].join('\n');
}

function renderRow({ thread, url, jobId, what, prLink, why }: CollectRow, trusted: TrustedOrigins): string {
  // A number that a host would link by itself is broken by a zero-width space inside inertInline; a link says it whole.
  const place = url === '' ? inertInline(`#${thread}`) : `[${inertInline(`#${thread}`)}](${url})`;
  const link = prLink === '' ? '' : isTrustedLink(prLink, trusted) ? addressLink(prLink) : codeSpan(prLink);
  const cells = [place, codeSpan(jobId), [what, inertInline(why)].filter(Boolean).join(': '), link];
  return `| ${cells.join(' | ')} |`;
}
