import type { JobReading } from '../ports.ts';
import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { codeSpan, inertInline } from '../text/markdown.ts';
import { formatDuration } from './duration.ts';

export interface SummaryFacts {
  readonly outcome: string;
  readonly sentence: string;
  readonly success: boolean;
  readonly jobId?: string | undefined;
  readonly job?: JobReading | undefined;
  readonly elapsedMs: number;
  readonly trusted: TrustedOrigins;
}

/** The step summary: one small table. Foreign text in it is inert, and a link is one only where its host is known. */
export function renderRunSummary(facts: SummaryFacts): string {
  const { job, success } = facts;
  const rows: [string, string][] = [
    ['Outcome', `${success ? '✅' : '❌'} ${facts.outcome}`],
    ['Pull request', renderLink(job?.prLink, facts.trusted)],
    ['Job', facts.jobId ? codeSpan(facts.jobId) : 'none'],
    ['Status', inertInline(job?.status ?? job?.unknownStatus ?? 'not seen')],
    ['Model', inertInline(job?.model ?? 'not said')],
    ['Source', renderSource(job)],
    ['Duration', formatDuration(facts.elapsedMs)],
  ];
  return [
    '### Documentation agent',
    '',
    inertInline(facts.sentence),
    '',
    '| What | Value |',
    '| --- | --- |',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    '',
  ].join('\n');
}

function renderLink(link: string | null | undefined, trusted: TrustedOrigins): string {
  if (!link) return 'none';
  if (isTrustedLink(link, trusted)) return `[${inertInline(link)}](${encodeForLink(link)})`;
  return `${codeSpan(link)} (not on a host this run knows, so not made a link)`;
}

/** What would end a Markdown link or a table cell, percent-encoded; the URL stays the same resource. */
function encodeForLink(link: string): string {
  return link.replace(
    /[()<>|\\"`]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function renderSource(job: JobReading | undefined): string {
  const repository = job?.source?.repository;
  if (!repository) return 'not said';
  return inertInline(job.source?.ref ? `${repository} at ${job.source.ref}` : repository);
}
