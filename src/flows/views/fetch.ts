import { VIEWS_LIMIT_MAX } from '../../contract/limits.ts';
import type { ViewRow, ViewsPage, ViewsRange, ViewsService } from '../../ports/views.ts';
import { formatCount } from '../../report/views-facts.ts';
import { type AskPorts, ask } from './ask.ts';

const PROGRESS_EVERY_MS = 5_000;
const COLLECT_EVERY_PAGES = 50;

export interface FetchPorts extends AskPorts {
  readonly service: ViewsService;
  /** Clears memory of what is no longer needed; called now and then. */
  readonly collect: () => void;
}

export interface FetchTask {
  readonly range: ViewsRange;
  /** What is fetched, for the log: `Page views from … until …`. */
  readonly name: string;
  /** On the run's clock. */
  readonly deadlineMs: number;
  /** Keeps what is new of a page's rows, and returns how many that were. */
  readonly take: (rows: readonly ViewRow[]) => number;
}

/** How fetching ended. `lacking` says why rows are missing; without it, all are there. */
export interface Fetched {
  readonly totals?: ViewsPage['totals'];
  readonly requests: number;
  readonly lacking?: string;
  readonly cancelled?: boolean;
}

/**
 * Fetches all rows of a range, page after page: the service counts requests, so there is one for each 250 rows and none
 * beyond the last, whose `hasMore` is false. What fails is repeated from the same offset until the deadline.
 */
export async function fetchViews(task: FetchTask, ports: FetchPorts): Promise<Fetched> {
  const progress = startProgress(task, ports);
  let requests = 0;
  let totals: ViewsPage['totals'] | undefined;
  let views = 0;
  let isShort = false;
  const known = () => ({ requests, ...(totals ? { totals } : {}) });
  for (let offset = 0; ; offset += VIEWS_LIMIT_MAX) {
    const result = await ask(
      {
        send: (timing) => ports.service.page(task.range, { offset, ...timing }),
        where: `at offset ${offset}`,
        deadlineMs: task.deadlineMs,
      },
      ports,
    );
    requests += result.requests;
    if (result.kind === 'cancelled') return { ...known(), lacking: 'the run was cancelled', cancelled: true };
    if (result.kind === 'given-up') return { ...known(), lacking: result.why };
    const { page } = result.answer;
    totals = page.totals;
    const fresh = task.take(page.rows);
    progress.add(fresh);
    if ((offset / VIEWS_LIMIT_MAX + 1) % COLLECT_EVERY_PAGES === 0) ports.collect();
    for (const row of page.rows) views += row.total;
    if (!page.hasMore) {
      // Fewer rows than asked for may be all of a page; only the totals tell that some were passed over.
      if (isShort && views < totals.total) return { ...known(), lacking: tellShort(views, totals.total) };
      progress.end();
      return known();
    }
    isShort ||= page.rows.length < VIEWS_LIMIT_MAX;
    if (page.rows.length === 0) return { ...known(), lacking: tellStuck('gives no rows', offset) };
    if (fresh === 0) return { ...known(), lacking: tellStuck('only repeats rows', offset) };
  }
}

function tellStuck(what: string, offset: number): string {
  return `the service says that there is more, but its page at offset ${formatCount(offset)} ${what}`;
}

function tellShort(views: number, total: number): string {
  return `the service gave pages of fewer rows than asked for, and all of them hold ${formatCount(views)} of its ${formatCount(total)} views`;
}

/** A line now and then, and one at the end. */
function startProgress({ name }: FetchTask, { clock, log }: FetchPorts) {
  const startedMs = clock.now();
  let saidMs = startedMs;
  let pages = 0;
  let rows = 0;
  const say = (how: string) => {
    const seconds = Math.max(0.001, (clock.now() - startedMs) / 1000);
    const rate = `${formatCount(Math.round(rows / seconds))} rows/s`;
    log.info(
      `${name}: ${how}${formatCount(rows)} rows in ${formatCount(pages)} ${pages === 1 ? 'page' : 'pages'}, ${rate}.`,
    );
  };
  return {
    add(fresh: number) {
      pages += 1;
      rows += fresh;
      if (clock.now() - saidMs < PROGRESS_EVERY_MS) return;
      saidMs = clock.now();
      say('');
    },
    end: () => say('all fetched, '),
  };
}
