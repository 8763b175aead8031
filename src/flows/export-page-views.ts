import type { Random } from '../ports/clock.ts';
import type { ExportFile, Scratch } from '../ports/files.ts';
import type { ViewRow, ViewsRange } from '../ports/views.ts';
import { describeRange, formatCount, type ViewsFacts } from '../report/views-facts.ts';
import { createComparison } from './views/compare.ts';
import { buildFacts, countRequests, findNotices, findProblem, type Harvest } from './views/conclude.ts';
import type { ExportRequest } from './views/export-request.ts';
import { type Fetched, type FetchPorts, type FetchTask, fetchViews } from './views/fetch.ts';
import { createGathering } from './views/gather.ts';
import { createPathFilter } from './views/glob.ts';
import { createPathIndex, type PathIndex } from './views/path-index.ts';
import { createSink } from './views/sink.ts';

export interface ExportPorts extends FetchPorts {
  readonly random: Random;
  /** @throws where a file can't be made */
  readonly openFiles: () => readonly ExportFile[];
  readonly openScratch: () => Scratch;
  /** Pages that are not wanted in the lists; the files and the counts have them. */
  readonly leaveOut: (path: string) => boolean;
}

/** How an export ended. Without facts nothing came. */
export interface ViewsReport {
  readonly facts?: ViewsFacts;
  /** Names of the files that are in their place. */
  readonly files: readonly string[];
  /** What is worth knowing, though nothing failed. */
  readonly notices: readonly string[];
  /** Why rows are missing, and what became of the others. */
  readonly problem?: string;
  readonly success: boolean;
  readonly requests: number;
}

/**
 * Exports page views into files and lists, in memory that does not grow with the rows but for some 20 bytes a path.
 * @throws where a file can't be written; none is left half then
 */
export async function exportPageViews(request: ExportRequest, ports: ExportPorts): Promise<ViewsReport> {
  const startedMs = ports.clock.now();
  const files = ports.openFiles();
  try {
    const harvest = await harvestViews(request, {
      ports,
      files,
      deadlineMs: startedMs + request.timeoutMs,
      isChosen: createFilter(request),
      index: createPathIndex([draw(ports.random), draw(ports.random)]),
    });
    const facts = buildFacts(harvest, { request, elapsedMs: ports.clock.now() - startedMs });
    const problem = findProblem(harvest);
    const success =
      problem === undefined || (request.allowPartial && !ports.stop.aborted && facts !== undefined);
    // All of them are whole on disk before the first takes the place of an older one.
    if (success) for (const file of files) file.finish();
    if (success) for (const file of files) file.commit();
    return {
      ...(facts ? { facts } : {}),
      files: success ? files.map(({ name }) => name) : [],
      notices: findNotices(harvest),
      ...(problem === undefined ? {} : { problem: `${problem} ${tellRest(harvest, { request, success })}` }),
      success,
      requests: countRequests(harvest),
    };
  } finally {
    for (const file of files) file.discard();
  }
}

interface Stage {
  readonly ports: ExportPorts;
  readonly files: readonly ExportFile[];
  readonly deadlineMs: number;
  readonly isChosen: (path: string) => boolean;
  readonly index: PathIndex;
}

function harvestViews(request: ExportRequest, stage: Stage): Promise<Harvest> {
  const { previousRange } = request;
  return previousRange === undefined
    ? harvestOne(request, stage)
    : harvestTwo({ ...request, previousRange }, stage);
}

/** One period: rows go into the files as they come. */
async function harvestOne(request: ExportRequest, stage: Stage): Promise<Harvest> {
  const { sortBy } = request;
  const sink = createSink({ ...stage, ...stage.ports, sortBy, limit: request.top, withPrevious: false });
  const gathering = createGathering({ ...stage, isNew: isNewIn(stage.index), keep: sink.put });
  const fetched = await fetchRange(request.range, { stage, take: gathering.take });
  return { current: { fetched, gathered: gathering.result() }, ranked: sink.end(), sortBy };
}

/** Two periods: rows wait on disk until both have come. What is asked for comes first, what it is compared with after. */
async function harvestTwo(
  request: ExportRequest & { readonly previousRange: ViewsRange },
  stage: Stage,
): Promise<Harvest> {
  const scratch = stage.ports.openScratch();
  try {
    const comparison = createComparison(stage.index, scratch);
    const { isNewPrevious, keepCurrent, keepPrevious } = comparison;
    const gathering = createGathering({ ...stage, isNew: isNewIn(stage.index), keep: keepCurrent });
    const fetched = await fetchRange(request.range, { stage, take: gathering.take });
    const current = { fetched, gathered: gathering.result() };

    comparison.turnToPrevious();
    const earlier = createGathering({ ...stage, isNew: isNewPrevious, keep: keepPrevious });
    const before: Fetched =
      fetched.lacking === undefined
        ? await fetchRange(request.previousRange, { stage, take: earlier.take })
        : { requests: 0, lacking: 'it was not asked for' };

    const compared = before.lacking === undefined;
    const sortBy = request.sortBy === 'change' && !compared ? 'total' : request.sortBy;
    const sink = createSink({ ...stage, ...stage.ports, sortBy, limit: request.top, withPrevious: true });
    for (const row of comparison.rows(compared)) sink.put(row);
    return { current, previous: { fetched: before, gathered: earlier.result() }, ranked: sink.end(), sortBy };
  } finally {
    scratch.dispose();
  }
}

const isNewIn = (index: PathIndex) => (row: ViewRow) => index.add(row.path);

function fetchRange(range: ViewsRange, to: { stage: Stage; take: FetchTask['take'] }): Promise<Fetched> {
  const { ports, deadlineMs } = to.stage;
  return fetchViews({ range, name: `Page views ${describeRange(range)}`, deadlineMs, take: to.take }, ports);
}

function createFilter(request: ExportRequest): (path: string) => boolean {
  return request.include.length + request.exclude.length > 0 ? createPathFilter(request) : () => true;
}

const draw = (random: Random) => Math.floor(random() * 2 ** 32);

function tellRest(harvest: Harvest, end: { request: ExportRequest; success: boolean }): string {
  const requests = countRequests(harvest);
  const { pages } = harvest.current.gathered;
  const came = `${formatCount(pages)} pages came in ${formatCount(requests)} ${requests === 1 ? 'request' : 'requests'}`;
  if (end.success) return `${came}; they are kept, as allowPartial asks.`;
  const hint = end.request.allowPartial || pages === 0 ? '' : ' (allowPartial: true keeps what came)';
  return `${came}; no file is written${hint}.`;
}
