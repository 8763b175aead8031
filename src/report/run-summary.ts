import type { JobReading } from '../ports/service.ts';
import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { addressLink, codeSpan, inertInline } from '../text/markdown.ts';
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
    renderSentence(facts.sentence, facts),
    '',
    '| What | Value |',
    '| --- | --- |',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    '',
  ].join('\n');
}

function renderLink(link: string | null | undefined, trusted: TrustedOrigins): string {
  if (!link) return 'none';
  if (isTrustedLink(link, trusted)) return addressLink(link);
  return `${codeSpan(link)} (not on a host this run knows, so not made a link)`;
}

/** Addresses stay fit to be copied: the pull request's as a link where it may be one, any other as code. */
function renderSentence(sentence: string, { job, trusted }: SummaryFacts): string {
  const link = job?.prLink;
  return sentence
    .split(/(https?:\/\/\S+)/i)
    .map((part, index) => {
      if (index % 2 === 0) return keepEnds(part);
      const isOurs = link && part.startsWith(link) && /^\p{P}*$/u.test(part.slice(link.length));
      const address = isOurs ? link : part.replace(/[\p{P}<>|`]+$/u, keepSlash);
      const shown = isOurs && isTrustedLink(link, trusted) ? addressLink(link) : codeSpan(address);
      return shown + inertInline(part.slice(address.length));
    })
    .join('');
}

/** What a sentence may have put behind an address is none of it; but a slash is. */
function keepSlash(end: string): string {
  return /^\/+/.exec(end)?.[0] ?? '';
}

/** Plain words that keep their distance to what stands beside them. */
function keepEnds(text: string): string {
  const words = inertInline(text);
  if (words === '') return text === '' ? '' : ' ';
  return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) ? ' ' : ''}`;
}

function renderSource(job: JobReading | undefined): string {
  const repository = job?.source?.repository;
  if (!repository) return 'not said';
  return job.source?.ref ? `${codeSpan(repository)} at ${codeSpan(job.source.ref)}` : codeSpan(repository);
}
