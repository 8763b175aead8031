import type { JobReading } from '../ports/service.ts';
import { formatDuration } from '../text/duration.ts';
import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { addressLink, codeSpan, inertBlock, inertInline } from '../text/markdown.ts';
import { truncate } from '../text/truncate.ts';
import { linkOf, outcomeOf } from './outcome.ts';
import { statusOf } from './outputs.ts';
import { renderProse } from './prose.ts';
import { tellSentence } from './sentence.ts';
import { knownJob, type ToldStory } from './story.ts';

/** The step summary: one small table. Foreign text in it is inert, and a link is one only where its host is known. */
export function tellSummary(
  story: ToldStory,
  facts: { exitCode: 0 | 1; elapsedMs: number; trusted: TrustedOrigins; prompt?: string },
): string {
  const known = knownJob(story);
  const link = linkOf(story);
  const repository = known?.job.source?.repository;
  const trusted = { ...facts.trusted, ...(repository ? { repository } : {}) };
  const icon = facts.exitCode === 0 ? '✅' : '❌';
  const rows: [string, string][] = [
    ['Outcome', `${icon} ${outcomeOf(story)}`],
    ['Pull request', renderLink(link, trusted)],
    ['Job', known ? codeSpan(known.jobId) : 'none'],
    ['Status', inertInline(statusOf(known?.job) || 'not seen')],
    ['Model', known?.job.model ? codeSpan(known.job.model) : 'not said'],
    ['Source', renderSource(known?.job)],
    ['Duration', formatDuration(facts.elapsedMs)],
  ];
  return [
    '### Documentation agent',
    '',
    renderProse(tellSentence(story), { codes: known ? [known.jobId] : [], link, trusted }),
    '',
    '| What | Value |',
    '| --- | --- |',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    '',
    ...(story.kind === 'rehearsed' ? renderPrompt(facts.prompt) : []),
  ].join('\n');
}

const PROMPT_MAX_CHARACTERS = 10_000;

/** What a dry run would have sent. */
function renderPrompt(prompt = ''): readonly string[] {
  if (prompt === '') return [];
  const lines = inertBlock(truncate(prompt, PROMPT_MAX_CHARACTERS)).split('\n');
  return ['The prompt:', '', ...lines.map((line) => (line === '' ? '>' : `> ${line}\\`)), '>', ''];
}

function renderLink(link: string, trusted: TrustedOrigins): string {
  if (link === '') return 'none';
  if (isTrustedLink(link, trusted)) return addressLink(link);
  return `${codeSpan(link)} (not on a host this run knows, so not made a link)`;
}

function renderSource(job: JobReading | undefined): string {
  const repository = job?.source?.repository;
  if (!repository) return 'not said';
  return job.source?.ref ? `${codeSpan(repository)} at ${codeSpan(job.source.ref)}` : codeSpan(repository);
}
