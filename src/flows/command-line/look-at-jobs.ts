import type { ToldStory } from '../../story/story.ts';
import type { JobPorts, Waiting } from '../job/job-work.ts';
import { reportJob } from '../job/report-job.ts';
import { sideBySide } from '../side-by-side.ts';
import { followStory, type Listeners } from './follow-story.ts';

/** Jobs looked at side by side. */
const CONCURRENCY = 4;

type Ports = Omit<JobPorts, 'chronicle'> & Listeners;

/** Looks once at each job. The stories are in the jobs' order. Never throws. */
export async function lookAtJobs(
  { jobIds, waiting }: { jobIds: readonly string[]; waiting: Waiting },
  ports: Ports,
): Promise<ToldStory[]> {
  const work = (jobId: string) =>
    followStory(async (chronicle) => {
      await chronicle.happened({ kind: 'asked to look' });
      await reportJob({ jobId, waiting }, { ...ports, chronicle });
    }, ports);
  return sideBySide(jobIds, { atOnce: CONCURRENCY, work });
}
