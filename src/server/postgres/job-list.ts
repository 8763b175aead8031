import {
  COUNT_MAX,
  type JobStore,
  type ListedJob,
  type ListPosition,
  type ListQuery,
} from '../store/jobs.ts';
import type { Database } from './database.ts';

/** A list of all is read in parts, so that no transaction stays open as long as whoever reads it. */
const PART = 500;

const COLUMNS = `id, project, status, model, pr_link, created_at, archived_at,
  left((SELECT prompt FROM turns WHERE job = jobs.id AND seq = 1), 500) AS prompt,
  (SELECT count(*) FROM turns WHERE job = jobs.id) AS turns,
  (SELECT failure FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS failure,
  (SELECT checks FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS checks`;

/** Lists of jobs, newest first. */
export function createJobLists({ sql }: Database): Pick<JobStore, 'list' | 'count'> {
  const read = ({ project, status, before, limit }: ListQuery & { limit: number }): Promise<ListedJob[]> => {
    const values: unknown[] = [limit];
    const given = (value: unknown) => `$${values.push(value)}`;
    const conditions = [
      project === undefined ? [] : [`project = ${given(project)}`],
      status === undefined ? [] : [`status = ${given(status)}`],
      before === undefined ? [] : [`(created_at, id) < (${given(before.createdAt)}, ${given(before.id)})`],
    ].flat();
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    return sql(`SELECT ${COLUMNS} FROM jobs ${where} ORDER BY created_at DESC, id DESC LIMIT $1`, values);
  };

  return {
    list: async function* (query) {
      let left = query.limit ?? Number.POSITIVE_INFINITY;
      let before: ListPosition | undefined = query.before;
      while (left > 0) {
        const limit = Math.min(left, PART);
        const rows = await read({ ...query, ...(before ? { before } : {}), limit });
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < limit) return;
        before = { createdAt: last.created_at, id: last.id };
        left -= rows.length;
      }
    },

    count: async (project, status) => {
      const [row] = await sql<{ jobs: number }>(
        'SELECT count(*) AS jobs FROM (SELECT 1 FROM jobs WHERE project = $1 AND status = $2 LIMIT $3) AS counted',
        [project, status, COUNT_MAX],
      );
      return row?.jobs ?? 0;
    },
  };
}
