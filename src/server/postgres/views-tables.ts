import type { Pool, PoolClient } from 'pg';
import type { Bytes, Period, ViewChange, ViewReading, ViewTables } from '../store/view-tables.ts';
import { copyRows } from './copy-rows.ts';
import { snapshot, transaction } from './views-connection.ts';
import { listHeadSizes, listMarks, putMark } from './views-marks.ts';
import { createPathTable } from './views-paths.ts';

/** Sums as float8, which `pg` makes numbers of: they are whole and below 2^53. */
const LIST_PERIODS = `SELECT period, rows, zeros, human::float8, ai::float8 FROM view_blocks
  WHERE project = $1 ORDER BY period COLLATE "C"`;
const PUT_BLOCK = `INSERT INTO view_blocks (project, period, rows, zeros, human, ai, counts)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (project, period) DO UPDATE SET rows = excluded.rows, zeros = excluded.zeros, human = excluded.human,
    ai = excluded.ai, counts = excluded.counts`;
const ADD_PROJECT = `INSERT INTO view_projects (project, version, path_order) VALUES ($1, 0, '') ON CONFLICT DO NOTHING`;
/** Whoever else wants the row waits here, and finds another version. */
const NEXT_VERSION = 'UPDATE view_projects SET version = version + 1 WHERE project = $1 AND version = $2';
/** Paths are only ever added: as many as before are the same as before. */
const SORT_PATHS = `UPDATE view_projects SET path_order =
    (SELECT string_agg(int4send(id), ''::bytea ORDER BY path) FROM view_paths WHERE project = $1)
  WHERE project = $1 AND length(path_order) < 4 * (SELECT max(id) + 1 FROM view_paths WHERE project = $1)`;

export function createViewTables(pool: Pool): ViewTables {
  const { pageIds, paths } = createPathTable(pool);
  return {
    pageIds,
    paths,
    version: async (project) => {
      const text = 'SELECT version FROM view_projects WHERE project = $1';
      const { rows } = await pool.query({ name: 'view_version', text, values: [project] });
      return Number(rows[0]?.version ?? 0);
    },
    read: (project, reading) => snapshot(pool, (client) => read(client, { project, ...reading })),
    apply: (change) => transaction(pool, (client) => apply(client, change)),
    headSizes: (project) => listHeadSizes(pool, project),
    marks: (project, head) => listMarks(pool, { project, head }),
  };
}

async function read(
  client: PoolClient,
  { project, choose, take }: ViewReading & { project: string },
): Promise<void> {
  const name = client.escapeLiteral(project);
  let version = 0;
  let order = new Uint32Array(0);
  await copyRows(client, {
    select: `SELECT version, path_order FROM view_projects WHERE project = ${name}`,
    onRow: ([count, bytes]) => {
      version = Number(count?.readBigInt64BE());
      const own = Buffer.from(ownBytes(bytes).buffer).swap32();
      order = new Uint32Array(own.buffer);
    },
  });
  const { rows } = await client.query<Period>({
    name: 'view_periods',
    text: LIST_PERIODS,
    values: [project],
  });
  const wanted = choose({ version, periods: rows, order });
  if (wanted.length === 0) return;
  const list = wanted.map((period) => client.escapeLiteral(period)).join(', ');
  await copyRows(client, {
    select: `SELECT wanted.period, blocks.rows, blocks.zeros, blocks.counts
      FROM unnest(ARRAY[${list}]) WITH ORDINALITY AS wanted (period, at)
      LEFT JOIN view_blocks AS blocks ON blocks.project = ${name} AND blocks.period = wanted.period ORDER BY wanted.at`,
    onRow: ([period, rowCount, zeros, counts]) =>
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
  });
}

async function apply(client: PoolClient, { project, version, blocks, mark }: ViewChange): Promise<boolean> {
  await client.query(ADD_PROJECT, [project]);
  const { rowCount } = await client.query(NEXT_VERSION, [project, version]);
  if (rowCount !== 1) return false;
  await client.query(SORT_PATHS, [project]);
  for (const { period, rows, zeros, human, ai, counts } of blocks)
    await client.query({
      name: 'view_put_block',
      text: PUT_BLOCK,
      values: [project, period, rows, zeros, human, ai, counts],
    });
  if (mark) await putMark(client, { project, mark });
  return true;
}

/** In memory of its own, where numbers of any width may begin. */
function ownBytes(bytes: Buffer | null | undefined): Bytes {
  return new Uint8Array(bytes ?? []);
}
