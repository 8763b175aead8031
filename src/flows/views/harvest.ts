import type { ExportFile, Scratch } from '../../ports/files.ts';
import type { ViewRow, ViewsRange } from '../../ports/views.ts';
import { describeRange } from '../../report/views-facts.ts';
import { type Comparison, createComparison } from './compare.ts';
import type { Harvest, Range } from './conclude.ts';
import type { ExportRequest } from './export-request.ts';
import { fetchFeedback } from './feedback.ts';
import { type Fetched, type FetchPorts, type FetchTask, fetchViews } from './fetch.ts';
import { createGathering } from './gather.ts';
import type { PathIndex } from './path-index.ts';
import { createSink } from './sink.ts';
import type { SortKey } from './top.ts';

export interface HarvestPorts extends FetchPorts {
  readonly openScratch: () => Scratch;
  /** Pages that are not wanted in the lists; the files and the counts have them. */
  readonly leaveOut: (path: string) => boolean;
}

export interface Stage {
  readonly ports: HarvestPorts;
  readonly files: readonly ExportFile[];
  readonly deadlineMs: number;
  readonly isChosen: (path: string) => boolean;
  readonly index: PathIndex;
}

/** Fetches all that an export asks for, and hands the rows to the files and the lists. */
export function harvestViews(request: ExportRequest, stage: Stage): Promise<Harvest> {
  return request.previousRange === undefined && request.signals.size === 0
    ? harvestOne(request, stage)
    : harvestJoined(request, stage);
}

/** Views of one period alone: rows go into the files as they come. */
async function harvestOne(request: ExportRequest, stage: Stage): Promise<Harvest> {
  const { sortBy } = request;
  const sink = openSink(request, { stage, sortBy });
  const gathering = createGathering({ ...stage, isNew: isNewIn(stage.index), keep: sink.put });
  const fetched = await fetchRange(request.range, { stage, take: gathering.take });
  return { current: { fetched, gathered: gathering.result() }, ranked: sink.end(), sortBy };
}

/** Rows wait on disk until all that is shown beside them has come. What is asked for comes first, the rest after. */
async function harvestJoined(request: ExportRequest, stage: Stage): Promise<Harvest> {
  const scratch = stage.ports.openScratch();
  try {
    const comparison = createComparison(stage.index, scratch);
    const gathering = createGathering({
      ...stage,
      isNew: isNewIn(stage.index),
      keep: comparison.keepCurrent,
    });
    const fetched = await fetchRange(request.range, { stage, take: gathering.take });
    const previous = await harvestPrevious(request, { stage, comparison, current: fetched });
    const { feedback, previousFeedback } = await harvestFeedback(request, { stage, fetched, previous });

    const compared = previous !== undefined && previous.fetched.lacking === undefined;
    const sortBy = chooseOrder(request.sortBy, { compared, feedback: feedback?.page !== undefined });
    const sink = openSink(request, { stage, sortBy });
    for (const row of comparison.rows(compared)) {
      const votes = feedback?.page?.votes.get(row.path);
      sink.put({ ...row, votes, previousVotes: previousFeedback?.page?.votes.get(row.path) });
    }
    const current = { fetched, gathered: gathering.result() };
    return {
      current,
      ...(previous ? { previous } : {}),
      feedback,
      previousFeedback,
      ranked: sink.end(),
      sortBy,
    };
  } finally {
    scratch.dispose();
  }
}

/** The period before, where it is asked for and there is something to compare it with. */
async function harvestPrevious(
  { previousRange }: ExportRequest,
  { stage, comparison, current }: { stage: Stage; comparison: Comparison; current: Fetched },
): Promise<Range | undefined> {
  if (previousRange === undefined) return undefined;
  const { isNewPrevious, keepPrevious } = comparison;
  comparison.turnToPrevious();
  const gathering = createGathering({ ...stage, isNew: isNewPrevious, keep: keepPrevious });
  const fetched: Fetched =
    current.lacking === undefined
      ? await fetchRange(previousRange, { stage, take: gathering.take })
      : { requests: 0, lacking: 'it was not asked for' };
  return { fetched, gathered: gathering.result() };
}

/** What readers said, of each period whose views are all there. */
async function harvestFeedback(
  { range, previousRange, signals }: ExportRequest,
  { stage, fetched, previous }: { stage: Stage; fetched: Fetched; previous: Range | undefined },
): Promise<Pick<Harvest, 'feedback' | 'previousFeedback'>> {
  if (!signals.has('feedback') || fetched.lacking !== undefined) return {};
  const { deadlineMs, ports } = stage;
  const feedback = await fetchFeedback({ range, deadlineMs }, ports);
  const wanted =
    feedback.page !== undefined && previous !== undefined && previous.fetched.lacking === undefined;
  if (!wanted || previousRange === undefined) return { feedback };
  return { feedback, previousFeedback: await fetchFeedback({ range: previousRange, deadlineMs }, ports) };
}

/** What can't be known orders nothing. */
function chooseOrder(wanted: SortKey, known: { compared: boolean; feedback: boolean }): SortKey {
  if (wanted === 'change' && !known.compared) return 'total';
  return wanted === 'unhappy' && !known.feedback ? 'total' : wanted;
}

function openSink(request: ExportRequest, { stage, sortBy }: { stage: Stage; sortBy: SortKey }) {
  const columns = {
    compared: request.previousRange !== undefined,
    feedback: request.signals.has('feedback'),
  };
  const { files, ports } = stage;
  return createSink({ files, columns, sortBy, limit: request.top, leaveOut: ports.leaveOut });
}

const isNewIn = (index: PathIndex) => (row: ViewRow) => index.add(row.path);

function fetchRange(range: ViewsRange, to: { stage: Stage; take: FetchTask['take'] }): Promise<Fetched> {
  const { ports, deadlineMs } = to.stage;
  return fetchViews({ range, name: `Page views ${describeRange(range)}`, deadlineMs, take: to.take }, ports);
}
