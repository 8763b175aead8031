import { ANALYTICS_REQUESTS_PER_HOUR, VIEWS_LIMIT_MAX } from '../../contract/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { ViewRow, ViewsAnswer, ViewsPage, ViewsRange, ViewsService } from '../../ports/views.ts';
import { formatCount } from '../../report/views-facts.ts';

/** Answers that are no page of views may be a proxy's; after so many in a row they are the service's. */
const MALFORMED_MAX = 3;
const PROGRESS_EVERY_MS = 5_000;
const COLLECT_EVERY_PAGES = 50;

export interface FetchPorts {
  readonly service: ViewsService;
  readonly clock: Clock;
  readonly retryDelay: (attempt: number) => number;
  readonly log: Log;
  /** Aborted when the run is asked to stop. Looking changes nothing, so a request under way is given up too. */
  readonly stop: AbortSignal;
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
    const result = await fetchPage(offset, { task, ports });
    requests += result.requests;
    if (result.kind === 'cancelled') return { ...known(), lacking: 'the run was cancelled', cancelled: true };
    if (result.kind === 'given-up') return { ...known(), lacking: result.why };
    const { page } = result;
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

type PageResult = { readonly requests: number } & (
  | { readonly kind: 'page'; readonly page: ViewsPage }
  | { readonly kind: 'given-up'; readonly why: string }
  | { readonly kind: 'cancelled' }
);

async function fetchPage(offset: number, run: { task: FetchTask; ports: FetchPorts }): Promise<PageResult> {
  const { clock, stop, log, service, retryDelay } = run.ports;
  const { deadlineMs, range } = run.task;
  let malformed = 0;
  for (let requests = 0; ; ) {
    if (stop.aborted) return { kind: 'cancelled', requests };
    const timeoutMs = deadlineMs - clock.now();
    if (timeoutMs <= 0) return { kind: 'given-up', why: 'the time was up (timeoutMinutes)', requests };
    requests += 1;
    const answer = await service.page(range, { offset, timeoutMs, signal: stop });
    if (answer.kind === 'page') return { ...answer, requests };
    if (stop.aborted) return { kind: 'cancelled', requests };
    malformed = answer.kind === 'malformed' ? malformed + 1 : 0;
    if (answer.kind === 'refused' || malformed >= MALFORMED_MAX)
      return { kind: 'given-up', why: `the service answered ${answer.detail}`, requests };
    const delayMs = answer.retryAfterMs || retryDelay(requests);
    if (clock.now() + delayMs >= deadlineMs)
      return { kind: 'given-up', why: tellNoTime(answer, delayMs), requests };
    log.info(`${answer.detail}; asking again at offset ${offset} in ${(delayMs / 1000).toFixed(1)} s.`);
    await clock.sleep(delayMs, stop);
  }
}

function tellNoTime(answer: Exclude<ViewsAnswer, { kind: 'page' }>, delayMs: number): string {
  if (answer.kind !== 'limited') return `the time was up (timeoutMinutes) after this: ${answer.detail}`;
  return (
    `the service's rate limit is used up (${ANALYTICS_REQUESTS_PER_HOUR} analytics requests an hour): it answered ` +
    `${answer.detail}, and waiting ${Math.ceil(delayMs / 1000)} s does not fit into timeoutMinutes`
  );
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
