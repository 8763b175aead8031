import type { ViewTables } from '../store/view-tables.ts';
import { createViewWriter, type DayChange } from '../views/write.ts';
import { UserError } from '../words/user-error.ts';
import { dayName } from './clock.ts';
import { isWholeLine, LineCounter, type Verdict } from './count-lines.ts';
import { LINE_MAX_BYTES, LineSplitter } from './lines.ts';
import { findPlace, markAt, TAIL_BYTES } from './progress-marks.ts';
import type { Source } from './source.ts';
import { Tally } from './tally.ts';

export type ImportReport = {
  /** What of the content had been imported before. */
  known: 'nothing' | 'beginning' | 'all';
  lines: number;
  verdicts: ReadonlyMap<Verdict, number>;
  /** YYYY-MM-DD, of the views counted. */
  firstDay?: string;
  lastDay?: string;
  /** The last line is not whole yet: it is left for the next import. */
  unfinished: boolean;
};

export type ImportOptions = {
  project: string;
  onProgress?: (progress: { bytes: number; lines: number }) => void;
  /** How often what is counted is written down: that much work is lost when the import is killed. */
  commitEveryMs?: number;
};

const COMMIT_EVERY_MS = 10_000;
const PAGES_AT_ONCE = 10_000;
const RECENT_BYTES = TAIL_BYTES + LINE_MAX_BYTES;

/**
 * Imports logs into the table of views. Counts and how far the log was read are committed together, so that nothing is
 * lost or counted twice, whenever the import ends.
 */
export function createLogImporter(tables: ViewTables) {
  const writer = createViewWriter(tables);

  return async (source: Source, options: ImportOptions): Promise<ImportReport> => {
    const { project, onProgress, commitEveryMs = COMMIT_EVERY_MS } = options;
    // Asked for before the place, so that another import of the same log at the same time is noticed.
    let version = await tables.version(project);
    const { place, head } = await findPlace(tables, { project, source });
    const tally = new Tally();
    const counter = new LineCounter(tally);
    if (place.known === 'more') return reportOf({ counter, known: 'all', unfinished: false });
    if (place.known === 'unclear')
      throw new UserError(
        `${source.name} begins like a log imported before and differs from it before byte ${place.position}. ` +
          'Import it as a file.',
      );

    const splitter = new LineSplitter((line) => counter.count(line));
    let committed = place.position;
    let ids = new Uint32Array(0);
    const commit = async ({ position, tail }: { position: number; tail: Buffer }) => {
      if (position === committed) return;
      // In parts, so that the paths are never all there as texts at once.
      const known = ids;
      ids = new Uint32Array(tally.pages);
      ids.set(known);
      for (let from = known.length; from < ids.length; from += PAGES_AT_ONCE) {
        const to = Math.min(ids.length, from + PAGES_AT_ONCE);
        ids.set(await tables.pageIds(project, tally.pathsOf({ from, to })), from);
      }
      const replaces = committed === place.position ? {} : { replaces: committed };
      const mark = markAt(head, { mark: { position, tail }, ...replaces });
      version = await writer.apply({ project, days: daysOf(tally, ids), mode: 'add', version, mark });
      committed = position;
      tally.clear();
      if (tally.pages === 0) ids = new Uint32Array(0);
    };

    const reader = await source.open(place.position);
    let end = place.position;
    let recent: Buffer[] = [place.tail];
    const here = () => {
      const bytes = Buffer.concat(recent);
      const to = bytes.length - splitter.openBytes;
      return { position: end - splitter.openBytes, tail: bytes.subarray(Math.max(0, to - TAIL_BYTES), to) };
    };
    let nextCommit = performance.now() + commitEveryMs;
    try {
      for await (const chunk of reader.rest()) {
        splitter.push(chunk);
        end += chunk.length;
        recent = lastOf([...recent, chunk]);
        onProgress?.({ bytes: end - place.position, lines: counter.lines });
        if (splitter.openBytes > LINE_MAX_BYTES || !(tally.isFull || performance.now() > nextCommit))
          continue;
        await commit(here());
        nextCommit = performance.now() + commitEveryMs;
      }
    } finally {
      await reader.close();
    }

    const unfinished = here();
    const open = splitter.takeOpen();
    const isWhole = open !== undefined && (open === 'too-long' || isWholeLine(open));
    if (isWhole) counter.count(open);
    await commit(isWhole ? here() : unfinished);
    const known = place.known === 'beginning' && counter.lines === 0 ? 'all' : place.known;
    return reportOf({ counter, known, unfinished: open !== undefined && !isWhole });
  };
}

/** The last chunks that have the bytes needed for a mark. */
function lastOf(chunks: readonly Buffer[]): Buffer[] {
  let bytes = 0;
  const first = chunks.findLastIndex((chunk) => {
    bytes += chunk.length;
    return bytes >= RECENT_BYTES;
  });
  return chunks.slice(Math.max(0, first));
}

function daysOf(tally: Tally, ids: Uint32Array): DayChange[] {
  return tally.blocks(ids).map(({ day, change }) => ({ day: dayName(day), change }));
}

type Counted = { counter: LineCounter; known: ImportReport['known']; unfinished: boolean };

function reportOf({ counter, ...rest }: Counted): ImportReport {
  const { lines, verdicts, firstDay, lastDay } = counter;
  const days = lastDay >= firstDay ? { firstDay: dayName(firstDay), lastDay: dayName(lastDay) } : {};
  return { ...rest, lines, verdicts, ...days };
}
