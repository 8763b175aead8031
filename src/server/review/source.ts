import { readFile } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { jobBranch } from '../git/mirror.ts';
import { jobFolders } from '../git/workspace.ts';
import type { JobRow, JobStore, TurnRow } from '../store/jobs.ts';

export type ReviewTurn = TurnRow & { log: string };

/** All that a review page shows, read as it is needed: a job may have many turns. Every text may be foreign. */
export type Review = {
  job: JobRow;
  /** The turns are numbered from 1. */
  turnCount: number;
  readTurn: (seq: number) => Promise<ReviewTurn | undefined>;
  readDiff: () => Promise<string>;
  branch: string;
  repository: string;
};

export type ReviewSource = { find: (project: string, job: string) => Review | undefined };

/** Reads what a review page shows. */
export function createReviewSource(given: {
  dataDir: string;
  jobs: Pick<JobStore, 'find' | 'turn' | 'turnCount'>;
  projects: Config['projects'];
}): ReviewSource {
  const { jobs } = given;
  return {
    find: (project, id) => {
      const job = jobs.find(id);
      if (job?.project !== project || !given.projects.has(project)) return undefined;
      const folders = jobFolders(given.dataDir, id);
      return {
        job,
        turnCount: jobs.turnCount(id),
        readTurn: async (seq) => {
          const turn = jobs.turn(id, seq);
          return turn && { ...turn, log: await read(folders.log(seq)) };
        },
        readDiff: () => read(folders.diff),
        branch: jobBranch(id),
        repository: job.repository,
      };
    },
  };
}

function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
