import type { ExportFile } from '../../ports/files.ts';
import { type Columns, type ComparedRow, changeOf, rowFormat } from '../../report/views-row.ts';
import { renderViewsTable } from '../../report/views-table.ts';
import { createTop, rankBy, rankFor, type SortKey } from './top.ts';

const MOVERS_MAX = 10;

/** What is left of the rows once they have gone by. */
export interface Ranked {
  readonly top: readonly ComparedRow[];
  readonly up: readonly ComparedRow[];
  readonly down: readonly ComparedRow[];
  /** How many pages with views were not wanted in the lists. */
  readonly leftOut: number;
}

/** Where rows go, one by one: into the files as they come, and the best of them into the lists. */
export function createSink(options: {
  files: readonly ExportFile[];
  /** What the files have columns for. */
  columns: Columns;
  sortBy: SortKey;
  limit: number;
  leaveOut: (path: string) => boolean;
}) {
  const { files, columns, sortBy, limit, leaveOut } = options;
  const top = createTop(limit, rankFor(sortBy));
  const up = createTop(Math.min(limit, MOVERS_MAX), rankBy(changeOf));
  const down = createTop(Math.min(limit, MOVERS_MAX), rankBy(changeOf, 'least'));
  const streams = files.flatMap((file) =>
    file.format === 'md' ? [] : [{ file, format: rowFormat(file.format, columns) }],
  );
  for (const { file, format } of streams) file.write(format.head);
  let first = true;
  let leftOut = 0;
  return {
    put(row: ComparedRow): void {
      for (const { file, format } of streams) file.write(format.row(row, first));
      first = false;
      if (leaveOut(row.path)) {
        if (row.total > 0) leftOut += 1;
        return;
      }
      // Pages that had views only in the period before are in the files, and among those that moved.
      if (row.total > 0) top.offer(row);
      const change = changeOf(row);
      if (change > 0) up.offer(row);
      if (change < 0) down.offer(row);
    },
    end(): Ranked {
      for (const { file, format } of streams) file.write(format.foot);
      const ranked = { top: top.list(), up: up.list(), down: down.list(), leftOut };
      for (const file of files)
        if (file.format === 'md') file.write(`${renderViewsTable(ranked.top, columns)}\n`);
      return ranked;
    },
  };
}
