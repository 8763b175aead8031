import { formatDuration, formatTime } from '../text/duration.ts';
import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { codeSpan, inertBlock, inertInline, inertLink } from '../text/markdown.ts';
import { toOneLine } from '../text/one-line.ts';
import { truncate } from '../text/truncate.ts';
import { failureOf, tellChecks } from './checks.ts';
import { fitComment } from './fit.ts';
import { headingOf } from './heading.ts';
import { linkOf } from './outcome.ts';
import { renderProse } from './prose.ts';
import { renderPull } from './pull-block.ts';
import type { Scene } from './scene.ts';
import { tellSentence } from './sentence.ts';
import {
  isDoubted,
  isFurther,
  isOpen,
  type KnownJob,
  knownJob,
  type Story,
  type ToldStory,
  turnOf,
} from './story.ts';

/** What stands in a comment that another run wrote, and is kept as it stands; see `retell`. */
export interface KeptBlocks {
  /** `octocat asked:` and the quote; empty where there is none. */
  readonly asked: string;
  /** The link to the run that wrote it first; empty where there is none. */
  readonly run: string;
}

const QUOTE_MAX_CHARACTERS = 600;
const QUOTE_MAX_LINES = 12;
const NOTE_MAX_CHARACTERS = 1000;

/**
 * The live comment: one for each request, written anew at each change of state. Foreign text in it is inert.
 * @param marker as `tellMarker` writes it
 */
export function tellComment(
  story: Story,
  { scene, marker, kept }: { scene: Scene; marker: string; kept?: KeptBlocks },
): string {
  const known = knownJob(story);
  const repository = known?.job.source?.repository;
  const trusted = { ...scene.trusted, ...(repository ? { repository } : {}) };
  const heading = headingOf(story, { command: scene.command, trusted });
  const blocks = [
    `### ${heading.icon} ${heading.title}`,
    renderPull(story, scene, trusted),
    renderChecks(story),
    [renderNote(story, scene, trusted), heading.sentence, renderUntil(story, scene)]
      .filter(Boolean)
      .join(' '),
    kept?.asked ?? renderAsked(scene),
    renderWarnings(scene),
    renderFollowUp(story, scene),
    renderFacts(story, { scene, known, kept }),
  ];
  return fitComment(blocks.filter(Boolean).join('\n\n'), marker);
}

/** A run that is killed can't change its comment any more, so that says from the start how long it holds. */
function renderUntil(story: Story, { untilMs }: Scene): string {
  return isOpen(story) && untilMs > 0 ? `This comment is kept up to date until ${formatTime(untilMs)}.` : '';
}

/** What the heading's own words can't tell: why nothing was taken, or what is doubtful about an end. */
function renderNote(story: Story, { note }: Scene, trusted: TrustedOrigins): string {
  const own = tellMore(story);
  const text = toOneLine([note === own ? '' : note, own].filter(Boolean).join(' '), NOTE_MAX_CHARACTERS);
  const runs = text.match(/(?<=\brun )\d{1,20}\b/g) ?? [];
  const known = knownJob(story);
  const codes = [...(known ? [failureOf(known.job), known.jobId] : []), ...runs];
  return text && renderProse(text, { codes, link: linkOf(story), trusted });
}

/** Whether an end is told in a sentence of its own beside the heading. */
const NOTED = {
  refused: 'always',
  limited: 'always',
  'over-budget': 'always',
  'not-sent': 'always',
  rehearsed: 'always',
  skipped: 'always',
  'out-of-sight': 'always',
  'pull-request': 'doubted',
  'no-pull-request': 'doubted',
  failed: 'doubted',
  detached: undefined,
  'timed-out': undefined,
  cancelled: undefined,
  stuck: undefined,
  concluded: undefined,
  archived: undefined,
  unknown: undefined,
  looked: undefined,
} as const satisfies Record<ToldStory['kind'], 'always' | 'doubted' | undefined>;

function tellMore(story: Story): string {
  if (isOpen(story)) return '';
  const noted = NOTED[story.kind];
  const isNoted = noted === 'always' || (noted === 'doubted' && isDoubted(turnOf(story)));
  return isNoted ? tellSentence(story) : '';
}

/** What the service has found out about the change before it published it. */
function renderChecks(story: Story): string {
  const checks = tellChecks(story);
  return checks && `Checks: ${checks}`;
}

function renderAsked({ asked, by }: Scene): string {
  if (asked === '') return '';
  const lines = truncate(asked.trim(), QUOTE_MAX_CHARACTERS).split(/\r\n|\r|\n/);
  const shown = lines.length > QUOTE_MAX_LINES ? [...lines.slice(0, QUOTE_MAX_LINES), '…'] : lines;
  const inert = inertBlock(shown.join('\n')).split('\n');
  // A backslash keeps the line end where the host would fold lines into one.
  const quote = inert.map((line, at) => (line === '' ? '>' : `> ${line}${inert[at + 1] ? '\\' : ''}`));
  return [`${by === '' ? 'Asked' : `${inertInline(by)} asked`}:`, '', ...quote].join('\n');
}

/** What care for the pull request could not do, for those who can. */
function renderWarnings({ finish }: Scene): string {
  return (finish?.warnings ?? []).map((warning) => `⚠️ ${inertInline(warning)}`).join('\n\n');
}

function renderFollowUp(story: Story, { command, asked }: Scene): string {
  if (isOpen(story)) return '';
  const again = codeSpan(`${command} …`);
  const fresh = codeSpan(`${command} new …`);
  if (story.kind === 'concluded') return `Write ${again} to ask for more.`;
  const job = knownJob(story)?.job;
  if (job && job.status !== 'archived')
    return `Write ${again} to continue this job, or ${fresh} to start another.`;
  if (story.kind === 'skipped' && asked === '') return '';
  // Nothing was sent, and nothing stands in the way of asking just as before.
  if (story.kind === 'not-sent' && story.past.kind === 'none') return `Write ${again} to ask again.`;
  return `${story.kind === 'unknown' ? 'If there is none, write' : 'Write'} ${fresh} to start a new job.`;
}

function renderFacts(
  story: Story,
  { scene, known, kept }: { scene: Scene; known: KnownJob | undefined; kept: KeptBlocks | undefined },
): string {
  const { elapsedMs, runUrl, trusted } = scene;
  const job = known && `Job ${codeSpan(known.jobId)}${isContinued(story) ? ' (continued)' : ''}`;
  const own = runUrl !== '' && isTrustedLink(runUrl, trusted) ? inertLink('Workflow run', runUrl) : '';
  const elapsed = elapsedMs > 0 ? inertInline(formatDuration(elapsedMs)) : '';
  return [job, elapsed, kept?.run ?? own].filter(Boolean).join(' · ');
}

function isContinued(story: Story): boolean {
  return (
    isFurther(turnOf(story)) ||
    story.kind === 'sending' ||
    (story.kind === 'unknown' && story.asked.kind === 'message')
  );
}
