import type { JobStatus } from '../../contract/job-status.ts';
import type { Database } from './database.ts';

/** A job as lists show it. */
export type ListedJob = {
  id: string;
  project: string;
  status: JobStatus;
  model: string;
  pr_link: string | null;
  created_at: number;
  archived_at: number | null;
  /** The beginning of its first instruction. */
  prompt: string;
  /** How many instructions it got. */
  turns: number;
  /** Why its last turn failed. */
  failure: string | null;
};

/** Where a list goes on: the last job that was shown. */
export type ListPosition = { createdAt: number; id: string };

export type ListQuery = { project?: string; status?: JobStatus; before?: ListPosition; limit?: number };

/** Counting stops here, so that it costs the same however many jobs there are. */
export const COUNT_MAX = 1000;

const COLUMNS = `id, project, status, model, pr_link, created_at, archived_at,
  substr((SELECT prompt FROM turns WHERE job = jobs.id AND seq = 1), 1, 500) AS prompt,
  (SELECT count(*) FROM turns WHERE job = jobs.id) AS turns,
  (SELECT failure FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS failure`;

/** Lists of jobs, newest first. */
export function createJobList(db: Database) {
  const counts = db.prepare(
    'SELECT count(*) AS jobs FROM (SELECT 1 FROM jobs WHERE project = ? AND status = ? LIMIT ?)',
  );
  return {
    list: ({ project, status, before, limit }: ListQuery): IterableIterator<ListedJob> => {
      const conditions = [
        project === undefined ? [] : ['project = :project'],
        status === undefined ? [] : ['status = :status'],
        before === undefined ? [] : ['(created_at, id) < (:createdAt, :id)'],
      ].flat();
      const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
      const statement = db.prepare(
        `SELECT ${COLUMNS} FROM jobs ${where} ORDER BY created_at DESC, id DESC LIMIT :limit`,
      );
      return statement.iterate({
        ...(project === undefined ? {} : { project }),
        ...(status === undefined ? {} : { status }),
        ...(before ?? {}),
        limit: limit ?? -1,
      }) as unknown as IterableIterator<ListedJob>;
    },

    /** At most COUNT_MAX. */
    count: (project: string, status: JobStatus): number =>
      Number(counts.get(project, status, COUNT_MAX)?.jobs ?? 0),
  };
}

export type JobList = ReturnType<typeof createJobList>;
