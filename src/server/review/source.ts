import { readFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { jobBranch } from '../git/mirror.ts';
import { jobFolders } from '../git/workspace.ts';
import type { JobRow, JobStore, TurnRow } from '../store/jobs.ts';

/** All that a review page shows. Every text in it may be foreign. */
export type Review = {
  job: JobRow;
  turns: (TurnRow & { log: string })[];
  diff: string;
  branch: string;
  repository: string;
};

export type ReviewSource = { find: (project: string, job: string) => Review | undefined };

/** Reads what a review page shows. */
export function createReviewSource(given: {
  dataDir: string;
  jobs: Pick<JobStore, 'find' | 'turns'>;
  projects: Config['projects'];
}): ReviewSource {
  return {
    find: (project, id) => {
      const job = given.jobs.find(id);
      if (job?.project !== project || !given.projects.has(project)) return undefined;
      const folders = jobFolders(given.dataDir, id);
      return {
        job,
        turns: given.jobs.turns(id).map((turn) => ({ ...turn, log: read(folders.log(turn.seq)) })),
        diff: read(folders.diff),
        branch: jobBranch(id),
        repository: job.repository,
      };
    },
  };
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
