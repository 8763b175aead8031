import { type CollectRow, renderCollectSummary } from '../../report/collect-table.ts';
import { type Outcome, outcomeOf } from '../../story/outcome.ts';
import { statusOf } from '../../story/outputs.ts';
import { isOpen, knownJob, type Story } from '../../story/story.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import { type SweepSinks, tellSweep } from '../tell-sweep.ts';
import { type Collected, type Collection, isFinished, isStuck, outsideOf } from './collect.ts';

type OutputName = 'finished' | 'pending' | 'stuck' | 'jobs' | 'outsidePaths';

export interface Concluded extends Collection {
  readonly failOn: ReadonlySet<Outcome>;
  readonly trusted: TrustedOrigins;
  readonly isCancelled: boolean;
}

/** Tells how a collect ended. Returns the exit code. */
export function concludeCollect(
  { collected, broken, failOn, trusted, isCancelled }: Concluded,
  sinks: SweepSinks<OutputName>,
): 0 | 1 {
  const jobs = listJobs(collected);
  const count = (isOne: (one: Collected) => boolean) =>
    new Set(collected.filter(isOne).map(({ request }) => request.marker.thread)).size;
  const counts = {
    finished: String(count(isFinished)),
    pending: String(count(isPending)),
    stuck: String(count(isStuck)),
  };
  const rows = collected.map(rowOf);
  const missed = rows.filter(({ what }) => what === MISSED);
  const failed = [...new Set(jobs.map(({ outcome }) => outcome))].filter((one) => failOn.has(one));
  const sentence = broken || tellCounts(counts, { all: rows.length, missed: missed.length });
  const end = {
    outputs: { ...counts, jobs, outsidePaths: outsideOf(collected) },
    nouns: { jobs: 'jobs' },
    ...{ sentence, isBroken: broken !== '', notes: [] },
    warnings: (broken === '' ? missed : []).map(
      ({ jobId, thread, why }) => `Job ${jobId} of thread ${thread} is not collected: ${why}.`,
    ),
    errors: [
      ...(failed.length > 0 ? [`There are jobs with outcomes that failOn names: ${failed.join(', ')}.`] : []),
      ...(isCancelled ? ['Cancelled. What is not collected yet is left to the next time.'] : []),
    ],
    summary: renderCollectSummary(sentence, { rows, trusted }),
  };
  return tellSweep(end, sinks);
}

function isPending(one: Collected): boolean {
  return one.result.kind === 'settled' && !isFinished(one) && !isStuck(one);
}

function tellCounts(
  { finished, pending, stuck }: Record<'finished' | 'pending' | 'stuck', string>,
  { all, missed }: { all: number; missed: number },
): string {
  if (all === 0) return 'No job is waiting to be collected.';
  const rest = missed > 0 ? `; ${missed} could not be collected` : '';
  return `Threads finished: ${finished}, pending: ${pending}, stuck: ${stuck}${rest}.`;
}

const MISSED = 'not collected';

function rowOf(one: Collected): CollectRow {
  const { request, result } = one;
  const base = { thread: request.marker.thread, url: request.comment.url ?? '', jobId: request.jobId };
  if (result.kind === 'failed') return { ...base, what: MISSED, prLink: '', why: result.why };
  const what = isFinished(one) ? `finished (${result.story.kind})` : isStuck(one) ? 'stuck' : 'pending';
  return { ...base, what, prLink: linkOfEnd(result.story), why: result.warnings.join(' ') };
}

/** One job, as the output `jobs` has it. */
interface CollectedJob {
  readonly id: string;
  /** The service's own word; empty where the job was not seen. */
  readonly status: string;
  /** By the table of outcomes: `detached` while it goes on, `timeout` once it is stuck, `error` where it was not seen. */
  readonly outcome: Outcome;
  readonly prLink: string;
  readonly threads: readonly number[];
}

/** One entry for each job, in the order of their requests. */
function listJobs(collected: readonly Collected[]): readonly CollectedJob[] {
  const sightings = new Map(collected.map(({ request, sighting }) => [request.jobId, sighting]));
  return [...sightings].map(([id, sighting]) => {
    const all = collected.filter(({ request }) => request.jobId === id);
    const job = sighting.kind === 'seen' ? sighting.job : {};
    return {
      id,
      status: statusOf(job),
      outcome: outcomeOfAll(all, { id, sighting }),
      prLink: job.prLink ?? '',
      threads: [...new Set(all.map(({ request }) => request.marker.thread))].sort((a, b) => a - b),
    };
  });
}

function outcomeOfAll(
  all: readonly Collected[],
  { id, sighting }: Pick<Collected, 'sighting'> & { id: string },
): Outcome {
  if (sighting.kind === 'unseen') return 'error';
  if (all.some(isStuck)) return 'timeout';
  return outcomeOf({ kind: 'looked', jobId: id, job: sighting.job });
}

/** The pull request that a story has come to know of; empty where its run goes on. */
function linkOfEnd(story: Story): string {
  return isOpen(story) ? '' : (knownJob(story)?.job.prLink ?? '');
}
