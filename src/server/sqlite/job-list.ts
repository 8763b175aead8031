import { COUNT_MAX, type JobStore, type ListedJob, type ListQuery } from '../store/jobs.ts';
import type { Access } from './access.ts';
import type { Database } from './database.ts';

const COLUMNS = `id, project, status, model, pr_link, created_at, archived_at,
  substr((SELECT prompt FROM turns WHERE job = jobs.id AND seq = 1), 1, 500) AS prompt,
  (SELECT count(*) FROM turns WHERE job = jobs.id) AS turns,
  (SELECT failure FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS failure,
  (SELECT checks FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS checks`;

/** Read at once: nobody else waits longer for it, and a list of any length need not fit into memory. */
const ROWS_AT_ONCE = 200;

/** Lists of jobs. */
export function createJobList(db: Database, { read }: Access): Pick<JobStore, 'list' | 'count'> {
  const counts = db.prepare(
    'SELECT count(*) AS jobs FROM (SELECT 1 FROM jobs WHERE project = ? AND status = ? LIMIT ?)',
  );
  const select = ({ project, status, before, limit = ROWS_AT_ONCE }: ListQuery): ListedJob[] => {
    const conditions = [
      project === undefined ? [] : ['project = :project'],
      status === undefined ? [] : ['status = :status'],
      before === undefined ? [] : ['(created_at, id) < (:createdAt, :id)'],
    ].flat();
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const statement = db.prepare(
      `SELECT ${COLUMNS} FROM jobs ${where} ORDER BY created_at DESC, id DESC LIMIT :limit`,
    );
    const given = {
      ...(project === undefined ? {} : { project }),
      ...(status === undefined ? {} : { status }),
      ...(before ?? {}),
      limit,
    };
    return statement.all(given) as unknown as ListedJob[];
  };

  return {
    list: async function* (query) {
      let left = query.limit ?? Number.POSITIVE_INFINITY;
      let { before } = query;
      while (left > 0) {
        const limit = Math.min(left, ROWS_AT_ONCE);
        const rows = await read(() => select({ ...query, limit, ...(before ? { before } : {}) }));
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < limit) return;
        before = { createdAt: last.created_at, id: last.id };
        left -= rows.length;
      }
    },

    count: (project, status) => read(() => Number(counts.get(project, status, COUNT_MAX)?.jobs ?? 0)),
  };
}
