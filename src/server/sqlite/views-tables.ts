import type {
  Bytes,
  Period,
  PeriodBlock,
  ViewChange,
  ViewReading,
  ViewTables,
} from '../store/view-tables.ts';
import { type Database, transaction } from './database.ts';
import { createMarkTable } from './views-marks.ts';
import { createPathTable } from './views-paths.ts';

/** Each of its promises is worked off at once and in one piece: nothing else comes between on this connection. */
export function createViewTables(db: Database): ViewTables {
  const paths = createPathTable(db);
  const marks = createMarkTable(db);
  const findVersion = db.prepare('SELECT version FROM view_projects WHERE project = ?');
  const putProject = db.prepare(
    `INSERT INTO view_projects (project, version, path_order) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET version = excluded.version, path_order = excluded.path_order`,
  );
  const listPeriods = db.prepare(
    'SELECT period, rows, zeros, human, ai FROM view_blocks WHERE project = ? ORDER BY period',
  );
  const findBlock = db.prepare(
    'SELECT rows, zeros, counts FROM view_blocks WHERE project = ? AND period = ?',
  );
  const putBlock = db.prepare(
    `INSERT INTO view_blocks (project, period, rows, zeros, human, ai, counts) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET rows = excluded.rows, zeros = excluded.zeros, human = excluded.human,
       ai = excluded.ai, counts = excluded.counts`,
  );

  const versionOf = (project: string) => Number(findVersion.get(project)?.version ?? 0);

  const read = (project: string, { choose, take }: ViewReading): void => {
    const periods = listPeriods.all(project) as Period[];
    const wanted = choose({ version: versionOf(project), periods, order: paths.keptOrder(project) });
    for (const period of wanted)
      take(period, findBlock.get(project, period) as (PeriodBlock & { counts: Bytes }) | undefined);
  };

  const apply = ({ project, version, blocks, mark }: ViewChange): boolean => {
    // Before the lock is taken: a million paths take a while.
    const order = paths.order(project);
    return transaction(db, () => {
      if (versionOf(project) !== version) return false;
      for (const { period, rows, zeros, human, ai, counts } of blocks)
        putBlock.run(project, period, rows, zeros, human, ai, counts);
      putProject.run(project, version + 1, new Uint8Array(order.buffer, order.byteOffset, order.byteLength));
      if (mark) marks.put(project, mark);
      return true;
    });
  };

  return {
    version: async (project) => versionOf(project),
    read: async (project, reading) => snapshot(db, () => read(project, reading)),
    pageIds: async (project, list) => paths.pageIds(project, list),
    paths: async (project, ids) => paths.paths(project, ids),
    apply: async (change) => apply(change),
    headSizes: async (project) => marks.headSizes(project),
    marks: async (project, head) => marks.list(project, head),
  };
}

/** Reads that belong together see one state of the database, whatever another process commits meanwhile. */
function snapshot<T>(db: Database, read: () => T): T {
  db.exec('BEGIN');
  try {
    return read();
  } finally {
    db.exec('COMMIT');
  }
}
