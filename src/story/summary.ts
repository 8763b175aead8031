import type { JobReading } from '../ports/service.ts';
import { formatDuration } from '../text/duration.ts';
import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { addressLink, codeSpan, inertBlock, inertInline } from '../text/markdown.ts';
import { truncate } from '../text/truncate.ts';
import { failureOf, tellChecks } from './checks.ts';
import type { Finish, Preview } from './finish.ts';
import { linkOf, outcomeOf } from './outcome.ts';
import { statusOf } from './outputs.ts';
import { renderProse } from './prose.ts';
import { isPreviewLink, tellSize } from './pull-words.ts';
import type { PullScene } from './scene.ts';
import { tellSentence } from './sentence.ts';
import { knownJob, type ToldStory } from './story.ts';
import { tellWaiting, type WaitingPulls } from './waiting-pulls.ts';

/** The step summary: one small table. Foreign text in it is inert, and a link is one only where its host is known. */
export function tellSummary(
  story: ToldStory,
  facts: {
    exitCode: 0 | 1;
    elapsedMs: number;
    trusted: TrustedOrigins;
    prompt?: string;
    pull?: PullScene;
    finish?: Finish;
    waiting?: WaitingPulls;
  },
): string {
  const known = knownJob(story);
  const link = linkOf(story);
  const repository = known?.job.source?.repository;
  const trusted = { ...facts.trusted, ...(repository ? { repository } : {}) };
  const checks = tellChecks(story);
  const icon = facts.exitCode === 0 ? '✅' : '❌';
  const rows: [string, string][] = [
    ['Outcome', `${icon} ${outcomeOf(story)}`],
    ['Pull request', renderLink(link, trusted)],
    ...renderChange(facts, trusted),
    ...(checks ? [['Checks', checks] as [string, string]] : []),
    ['Job', known ? codeSpan(known.jobId) : 'none'],
    ['Status', inertInline(statusOf(known?.job) || 'not seen')],
    ['Model', known?.job.model ? codeSpan(known.job.model) : 'not said'],
    ['Source', renderSource(known?.job)],
    ['Duration', formatDuration(facts.elapsedMs)],
  ];
  return [
    '### Documentation agent',
    '',
    renderProse(tellSentence(story), {
      codes: known ? [failureOf(known.job), known.jobId] : [],
      link,
      trusted,
    }),
    '',
    '| What | Value |',
    '| --- | --- |',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    '',
    ...(facts.finish?.warnings ?? []).flatMap((warning) => [`⚠️ ${inertInline(warning)}`, '']),
    ...(facts.waiting ? tellWaiting(facts.waiting, trusted) : []),
    ...(story.kind === 'rehearsed' ? renderPrompt(facts.prompt) : []),
  ].join('\n');
}

/** Rows about the change, where there is something to tell. */
function renderChange(
  { pull, finish }: { pull?: PullScene; finish?: Finish },
  trusted: TrustedOrigins,
): [string, string][] {
  const size = pull?.changes ? tellSize(pull.changes) : '';
  const preview = finish ? renderPreview(finish.preview, trusted) : '';
  const rows: [string, string][] = [
    ['Change', inertInline(size)],
    ['Preview', preview],
  ];
  return rows.filter(([, value]) => value !== '');
}

function renderPreview(preview: Preview, trusted: TrustedOrigins): string {
  switch (preview.kind) {
    case 'none':
      return '';
    case 'unavailable':
      return `none: ${inertInline(preview.why)}`;
    case 'failed':
      return ['could not be built', inertInline(preview.why)].filter(Boolean).join(': ');
    case 'building':
    case 'ready': {
      const state = preview.kind === 'building' ? 'its end was not seen' : 'ready';
      if (preview.url === '') return `${state}, without an address that can be used`;
      const isLink = isPreviewLink(preview.url, trusted);
      return `${state}: ${isLink ? addressLink(preview.url) : codeSpan(preview.url)}`;
    }
  }
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
