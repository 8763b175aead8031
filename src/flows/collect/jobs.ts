import { type Outcome, outcomeOf } from '../../story/outcome.ts';
import { statusOf } from '../../story/outputs.ts';
import { isOpen, knownJob, type Story } from '../../story/story.ts';
import { type Collected, isStuck } from './collect.ts';

/** One job, as the output `jobs` has it. */
export interface CollectedJob {
  readonly id: string;
  /** The service's own word; empty where the job was not seen. */
  readonly status: string;
  /** By the table of outcomes: `detached` while it goes on, `timeout` once it is stuck, `error` where it was not seen. */
  readonly outcome: Outcome;
  readonly prLink: string;
  readonly threads: readonly number[];
}

/** One entry for each job, in the order of their requests. */
export function listJobs(collected: readonly Collected[]): readonly CollectedJob[] {
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
export function linkOfEnd(story: Story): string {
  return isOpen(story) ? '' : (knownJob(story)?.job.prLink ?? '');
}
