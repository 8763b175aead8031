import type { Bytes, Period, ViewChange, ViewReading, ViewTables } from '../store/view-tables.ts';
import type { Connection, Session } from './views-connection.ts';
import { listHeadSizes, listMarks, putMark } from './views-marks.ts';
import { createPathTable } from './views-paths.ts';

/** Sums as float8, which `pg` makes numbers of: they are whole and below 2^53. */
const LIST_PERIODS = `SELECT period, rows, zeros, human::float8, ai::float8 FROM view_blocks
  WHERE project = $1 ORDER BY period COLLATE "C"`;
const FIND_VERSION = 'SELECT version FROM view_projects WHERE project = $1';
const PUT_BLOCK = `INSERT INTO view_blocks (project, period, rows, zeros, human, ai, counts)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (project, period) DO UPDATE SET rows = excluded.rows, zeros = excluded.zeros, human = excluded.human,
    ai = excluded.ai, counts = excluded.counts`;
const ADD_PROJECT = `INSERT INTO view_projects (project, version, path_order) VALUES ($1, 0, '') ON CONFLICT DO NOTHING`;
/** Whoever else wants the row waits here, and finds another version. */
const NEXT_VERSION = 'UPDATE view_projects SET version = version + 1 WHERE project = $1 AND version = $2';
/** Puts the paths of a project in order, unless they are: they are only ever added, so as many are the same. */
export const SORT_PATHS = `UPDATE view_projects SET path_order =
    (SELECT string_agg(int4send(id), ''::bytea ORDER BY path) FROM view_paths WHERE project = $1)
  WHERE project = $1 AND length(path_order) < 4 * (SELECT max(id) + 1 FROM view_paths WHERE project = $1)`;

export function createViewTables(connection: Connection): ViewTables {
  const { query, snapshot, transaction } = connection;
  return {
    ...createPathTable(connection),
    version: async (project) => {
      const { rows } = await query<{ version: string }>(FIND_VERSION, [project]);
      return Number(rows[0]?.version ?? 0);
    },
    read: (project, reading) => snapshot((session) => read(session, { project, ...reading })),
    apply: (change) => transaction((session) => apply(session, change)),
    headSizes: (project) => listHeadSizes(connection, project),
    marks: (project, head) => listMarks(connection, { project, head }),
  };
}

async function read(
  { query, copy, literal }: Session,
  { project, choose, take }: ViewReading & { project: string },
): Promise<void> {
  const name = literal(project);
  let version = 0;
  let order = new Uint32Array(0);
  await copy(`SELECT version, path_order FROM view_projects WHERE project = ${name}`, ([count, bytes]) => {
    version = Number(count?.readBigInt64BE());
    const own = Buffer.from(ownBytes(bytes).buffer).swap32();
    order = new Uint32Array(own.buffer);
  });
  const { rows } = await query<Period>(LIST_PERIODS, [project]);
  const wanted = choose({ version, periods: rows, order });
  if (wanted.length === 0) return;
  const list = wanted.map((period) => literal(period)).join(', ');
  await copy(
    `SELECT wanted.period, blocks.rows, blocks.zeros, blocks.counts
      FROM unnest(ARRAY[${list}]) WITH ORDINALITY AS wanted (period, at)
      LEFT JOIN view_blocks AS blocks ON blocks.project = ${name} AND blocks.period = wanted.period ORDER BY wanted.at`,
    ([period, rowCount, zeros, counts]) =>
      take(
        String(period),
        counts
          ? {
              rows: Number(rowCount?.readInt32BE()),
              zeros: Number(zeros?.readInt32BE()),
              counts: ownBytes(counts),
            }
          : undefined,
      ),
  );
}

async function apply(session: Session, change: ViewChange): Promise<boolean> {
  const { project, version, blocks, mark } = change;
  await session.query(ADD_PROJECT, [project]);
  const { rowCount } = await session.query(NEXT_VERSION, [project, version]);
  if (rowCount !== 1) return false;
  await session.query(SORT_PATHS, [project]);
  for (const { period, rows, zeros, human, ai, counts } of blocks)
    await session.query(PUT_BLOCK, [project, period, rows, zeros, human, ai, counts]);
  if (mark) await putMark(session, { project, mark });
  return true;
}

/** In memory of its own, where numbers of any width may begin. */
function ownBytes(bytes: Buffer | null | undefined): Bytes {
  return new Uint8Array(bytes ?? []);
}
