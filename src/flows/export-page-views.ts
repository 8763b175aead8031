import type { Random } from '../ports/clock.ts';
import type { ExportFile } from '../ports/files.ts';
import { formatCount, type ViewsFacts } from '../report/views-facts.ts';
import { createPathFilter } from '../text/path-glob.ts';
import {
  buildFacts,
  countRequests,
  findNotices,
  findProblem,
  findWarnings,
  type Harvest,
} from './views/conclude.ts';
import type { ExportRequest } from './views/export-request.ts';
import { type HarvestPorts, harvestViews } from './views/harvest.ts';
import { createPathIndex } from './views/path-index.ts';

export interface ExportPorts extends HarvestPorts {
  readonly random: Random;
  /** @throws where a file can't be made */
  readonly openFiles: () => readonly ExportFile[];
}

/** How an export ended. Without facts nothing came. */
export interface ViewsReport {
  readonly facts?: ViewsFacts;
  /** Names of the files that are in their place. */
  readonly files: readonly string[];
  /** What was asked for besides the views and could not be had. */
  readonly warnings: readonly string[];
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
      warnings: findWarnings(harvest, request.sortBy),
      notices: findNotices(harvest),
      ...(problem === undefined ? {} : { problem: `${problem} ${tellRest(harvest, { request, success })}` }),
      success,
      requests: countRequests(harvest),
    };
  } finally {
    for (const file of files) file.discard();
  }
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
