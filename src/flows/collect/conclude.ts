import type { Log } from '../../ports/log.ts';
import { type CollectRow, renderCollectSummary } from '../../report/collect-table.ts';
import type { Outcome } from '../../story/outcome.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import { fitOutput, tellUnwritten } from '../outputs.ts';
import { type Collected, type Collection, isFinished, isStuck } from './collect.ts';
import { type CollectedJob, linkOfEnd, listJobs } from './jobs.ts';

type OutputName = 'finished' | 'pending' | 'stuck' | 'jobs' | 'outsidePaths';

export interface CollectSinks {
  /** @throws where the runner's file can't be written */
  readonly setOutput: (name: OutputName, value: string) => void;
  /** Returns why not, where it could not be done. */
  readonly addSummary: (markdown: string) => string | undefined;
  readonly log: Log;
}

export interface Concluded extends Collection {
  readonly failOn: ReadonlySet<Outcome>;
  readonly trusted: TrustedOrigins;
  readonly isCancelled: boolean;
}

/** Tells how a collect ended: outputs first, then the log, then the summary. Returns the exit code. */
export function concludeCollect(
  { collected, broken, ...told }: Concluded,
  { setOutput, addSummary, log }: CollectSinks,
): 0 | 1 {
  const jobs = listJobs(collected);
  const counts = countThreads(collected);
  try {
    setOutput('finished', String(counts.finished));
    setOutput('pending', String(counts.pending));
    setOutput('stuck', String(counts.stuck));
    setOutput('jobs', writeJobs(jobs, log));
    setOutput('outsidePaths', fitOutput(outsideOf(collected), (some) => JSON.stringify(some)).text);
  } catch (error) {
    log.error(tellUnwritten(error));
    return 1;
  }
  const sentence = broken || tellCounts(collected, counts);
  if (broken === '') log.info(sentence);
  else log.error(sentence);
  for (const { request, result } of broken === '' ? collected : []) {
    if (result.kind === 'failed')
      log.warning(`Job ${request.jobId} of thread ${request.marker.thread} is not collected: ${result.why}.`);
  }
  const failed = [...new Set(jobs.map(({ outcome }) => outcome))].filter((one) => told.failOn.has(one));
  if (failed.length > 0) log.error(`There are jobs with outcomes that failOn names: ${failed.join(', ')}.`);
  if (told.isCancelled) log.error('Cancelled. What is not collected yet is left to the next time.');
  const refused = addSummary(renderCollectSummary(sentence, { ...told, rows: collected.map(rowOf) }));
  if (refused !== undefined) log.warning(`The step summary could not be written: ${refused}.`);
  return broken !== '' || failed.length > 0 || told.isCancelled ? 1 : 0;
}

interface Counts {
  readonly finished: number;
  readonly pending: number;
  readonly stuck: number;
}

function countThreads(collected: readonly Collected[]): Counts {
  const count = (isOne: (one: Collected) => boolean) =>
    new Set(collected.filter(isOne).map(({ request }) => request.marker.thread)).size;
  return { finished: count(isFinished), stuck: count(isStuck), pending: count(isPending) };
}

function isPending(one: Collected): boolean {
  return one.result.kind === 'settled' && !isFinished(one) && !isStuck(one);
}

function tellCounts(collected: readonly Collected[], { finished, pending, stuck }: Counts): string {
  if (collected.length === 0) return 'No job is waiting to be collected.';
  const failed = collected.filter(({ result }) => result.kind === 'failed').length;
  const missed = failed > 0 ? `; ${failed} could not be collected` : '';
  return `Threads finished: ${finished}, pending: ${pending}, stuck: ${stuck}${missed}.`;
}

function outsideOf(collected: readonly Collected[]): readonly string[] {
  const all = collected.flatMap(({ result }) => (result.kind === 'settled' ? (result.outside ?? []) : []));
  return [...new Set(all)];
}

/** As many as an output takes. */
function writeJobs(jobs: readonly CollectedJob[], log: Log): string {
  const { text, count } = fitOutput(jobs, (some) => JSON.stringify(some));
  if (count < jobs.length) log.notice(`The output jobs takes ${count} of the ${jobs.length} jobs.`);
  return text;
}

function rowOf(one: Collected): CollectRow {
  const { request, result } = one;
  const base = {
    thread: request.marker.thread,
    url: request.comment.url ?? '',
    jobId: request.jobId,
  };
  if (result.kind === 'failed') return { ...base, what: 'not collected', prLink: '', why: result.why };
  const what = isFinished(one) ? `finished (${result.story.kind})` : isStuck(one) ? 'stuck' : 'pending';
  return { ...base, what, prLink: linkOfEnd(result.story), why: result.warnings.join(' ') };
}
