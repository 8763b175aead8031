import type { ViewCounts } from '../../ports/views.ts';
import { type FeedbackFacts, formatCount, type ViewsFacts } from '../../report/views-facts.ts';
import { tellFirst } from '../../report/views-feedback.ts';
import { truncate } from '../../text/truncate.ts';
import type { ExportRequest } from './export-request.ts';
import type { FetchedFeedback } from './feedback.ts';
import type { Fetched } from './fetch.ts';
import type { Gathered } from './gather.ts';
import type { Ranked } from './sink.ts';
import type { SortKey } from './top.ts';

/** One range as far as it came. */
export interface Range {
  readonly fetched: Fetched;
  readonly gathered: Gathered;
}

/** All that an export learnt. */
export interface Harvest {
  readonly current: Range;
  /** The period before, where it was asked for and begun. */
  readonly previous?: Range;
  /** What readers said, of the one and of the other, as far as it was asked for. */
  readonly feedback?: FetchedFeedback | undefined;
  readonly previousFeedback?: FetchedFeedback | undefined;
  readonly ranked: Ranked;
  readonly sortBy: SortKey;
}

/** Why rows are missing, where they are. */
export function findProblem(harvest: Harvest): string | undefined {
  const { current, previous } = harvest;
  if (current.fetched.lacking !== undefined) return `Page views are incomplete: ${current.fetched.lacking}.`;
  const { feedback, previousFeedback } = harvest;
  for (const fetched of [feedback, previousFeedback])
    if (fetched?.page === undefined && fetched?.cancelled) return `Feedback is missing: ${fetched.lacking}.`;
  if (previous?.fetched.lacking === undefined) return undefined;
  return `The period before is incomplete, so nothing is compared: ${previous.fetched.lacking}.`;
}

/** The facts for the reports, once the service has told the totals. */
export function buildFacts(
  harvest: Harvest,
  { request, elapsedMs }: { request: ExportRequest; elapsedMs: number },
): ViewsFacts | undefined {
  const { current, previous, ranked } = harvest;
  const filtered = request.include.length + request.exclude.length > 0;
  const countsOf = ({ fetched, gathered }: Range) => (filtered ? gathered.chosen : fetched.totals);
  const counts = current.fetched.totals && countsOf(current);
  if (counts === undefined) return undefined;
  const before = previous?.fetched.lacking === undefined ? previous && countsOf(previous) : undefined;
  return {
    range: request.range,
    counts,
    filtered,
    pages: current.gathered.pages,
    sortBy: harvest.sortBy,
    top: ranked.top,
    leftOut: ranked.leftOut,
    ...(before && request.previousRange
      ? { comparison: { range: request.previousRange, counts: before, up: ranked.up, down: ranked.down } }
      : {}),
    feedback: toFeedbackFacts(harvest.feedback),
    partial: findProblem(harvest) !== undefined,
    requests: countRequests(harvest),
    elapsedMs,
  };
}

function toFeedbackFacts(fetched: FetchedFeedback | undefined): FeedbackFacts | undefined {
  if (fetched?.page === undefined) return fetched && { known: false, why: fetched.lacking };
  return { known: true, pages: fetched.page.votes.size, hasMore: fetched.page.hasMore };
}

export function countRequests({ current, previous, feedback, previousFeedback }: Harvest): number {
  const parts = [current.fetched, previous?.fetched, feedback, previousFeedback];
  return parts.reduce((sum, part) => sum + (part?.requests ?? 0), 0);
}

/** What was asked for besides the views and could not be had; the export goes on without. */
export function findWarnings({ feedback, previousFeedback, sortBy }: Harvest, wanted: SortKey): string[] {
  const instead = wanted === 'unhappy' && sortBy !== wanted ? '; the lists are sorted by views' : '';
  return [
    ...(feedback?.lacking === undefined
      ? []
      : [`Feedback of readers is not known: ${feedback.lacking}${instead}.`]),
    ...(previousFeedback?.lacking === undefined
      ? []
      : [`Feedback of the period before is not known: ${previousFeedback.lacking}.`]),
  ];
}

/** What is worth knowing though nothing failed: rows that came twice, and totals that are not the rows' sum. */
export function findNotices({ current, previous, feedback, previousFeedback }: Harvest): string[] {
  const ranges = previous ? [current, previous] : [current];
  const notices = ranges.map(({ gathered, fetched }) => [
    tellMerged(gathered),
    tellUneven({ gathered, fetched }),
  ]);
  for (const [index, { page } = { page: undefined }] of [feedback, previousFeedback].entries())
    if (page?.hasMore) notices[index]?.push(`Feedback: ${tellFirst(page.votes.size)}`);
  return notices.flatMap((texts, index) =>
    texts.filter(Boolean).map((text) => (index === 0 ? text : `Period before: ${text}`)),
  );
}

function tellMerged({ merged }: Gathered): string {
  if (merged.count === 0) return '';
  const [rows, are] = merged.count === 1 ? ['row', 'is'] : ['rows', 'are'];
  const more = merged.count > merged.paths.length ? ', …' : '';
  return (
    `${formatCount(merged.count)} ${rows} came again, because pages moved in the list while it was read, and ` +
    `${are} counted once, as first seen: ${merged.paths.map((path) => truncate(path, 100)).join(', ')}${more}`
  );
}

function tellUneven({ fetched, gathered }: Range): string {
  const { totals } = fetched;
  if (totals === undefined || fetched.lacking !== undefined) return '';
  const { sum } = gathered;
  if (totals.human === sum.human && totals.ai === sum.ai && totals.total === sum.total) return '';
  return (
    `The totals that the service gives (${show(totals)}) are not the sum of its rows (${show(sum)}); ` +
    'each is shown as it came.'
  );
}

function show({ human, ai, total }: ViewCounts): string {
  return `human ${formatCount(human)}, AI ${formatCount(ai)}, total ${formatCount(total)}`;
}
