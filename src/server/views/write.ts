import { type Database, transaction } from '../sqlite/database.ts';
import { UserError } from '../words/user-error.ts';
import {
  type Block,
  BlockBuffer,
  type Bytes,
  decodeBlock,
  differenceOf,
  EMPTY_BLOCK,
  encodeBlock,
  summarize,
} from './block.ts';
import { idsOf } from './ranking.ts';

/** A day's change; its block's rows are in the order of their page numbers. */
export type DayChange = { day: string; change: Block };

export type ViewChanges = {
  project: string;
  /** In the order of the days, each day once. */
  days: Iterable<DayChange>;
  mode: 'add' | 'set';
  /** The version that the changes were worked out for: where the project has another by now, nothing is written. */
  version: number;
  /** Runs in the same transaction. */
  also?: () => void;
};

/** Paths put into the table in one transaction: few enough that the service's own writes are never kept waiting. */
const PATHS_AT_ONCE = 2000;

export function createViewWriter(db: Database) {
  const findPath = db.prepare('SELECT id FROM view_paths WHERE project = ? AND path = ?');
  const addPath = db.prepare('INSERT OR IGNORE INTO view_paths (project, id, path) VALUES (?, ?, ?)');
  const lastPath = db.prepare('SELECT max(id) AS id FROM view_paths WHERE project = ?');
  const sortPaths = db.prepare(
    'SELECT json_group_array(id) AS ids FROM (SELECT id FROM view_paths WHERE project = ? ORDER BY path)',
  );
  const findVersion = db.prepare('SELECT version FROM view_projects WHERE project = ?');
  const findOrder = db.prepare('SELECT path_order FROM view_projects WHERE project = ?');
  const putProject = db.prepare(
    `INSERT INTO view_projects (project, version, path_order) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET version = excluded.version, path_order = excluded.path_order`,
  );
  const findBlock = db.prepare('SELECT rows, counts FROM view_blocks WHERE project = ? AND period = ?');
  const putBlock = db.prepare(
    `INSERT INTO view_blocks (project, period, rows, zeros, human, ai, counts) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET rows = excluded.rows, zeros = excluded.zeros, human = excluded.human,
       ai = excluded.ai, counts = excluded.counts`,
  );

  const dayBuffer = new BlockBuffer();
  // A month is merged with one day after the other: from one buffer into the other, and back.
  let [monthBuffer, otherBuffer] = [new BlockBuffer(), new BlockBuffer()];

  const versionOf = (project: string) => Number(findVersion.get(project)?.version ?? 0);
  const pathCount = (project: string) => Number(lastPath.get(project)?.id ?? -1) + 1;
  const idOf = (project: string, path: string) => findPath.get(project, path)?.id as number | undefined;

  const readBlock = (project: string, period: string): Block => {
    const row = findBlock.get(project, period) as { rows: number; counts: Bytes } | undefined;
    return row ? decodeBlock(row.counts, row.rows) : EMPTY_BLOCK;
  };

  /** The numbers of all paths in their order: as kept, or sorted anew where paths have come since. */
  const pathOrder = (project: string): Uint32Array => {
    const kept = idsOf(findOrder.get(project)?.path_order as Bytes | undefined);
    if (kept.length === pathCount(project)) return kept;
    return Uint32Array.from(JSON.parse(String(sortPaths.get(project)?.ids)) as number[]);
  };

  return {
    /** Goes up with every change of a project's views; 0 where there is none yet. */
    versionOf,

    /**
     * The numbers of these paths, new ones where they have none. A path without counts is in no one's way, so new ones
     * are committed on their own: an import that dies later leaves nothing wrong behind.
     */
    pageIds: (project: string, paths: readonly string[]): Uint32Array => {
      const ids = new Uint32Array(paths.length);
      const missing: number[] = [];
      paths.forEach((path, i) => {
        const id = idOf(project, path);
        if (id === undefined) missing.push(i);
        else ids[i] = id;
      });
      // In their order, so that the index grows at one end and neighbours get neighbouring numbers.
      missing.sort((a, b) => ((paths[a] ?? '') < (paths[b] ?? '') ? -1 : 1));
      for (let start = 0; start < missing.length; start += PATHS_AT_ONCE)
        transaction(db, () => {
          let next = pathCount(project);
          for (const i of missing.slice(start, start + PATHS_AT_ONCE)) {
            const path = paths[i] ?? '';
            if (addPath.run(project, next, path).changes === 1) ids[i] = next++;
            else ids[i] = idOf(project, path) ?? 0;
          }
        });
      return ids;
    },

    /**
     * Works the changes into the days' and the months' blocks, all or none of them. What takes long is done before the
     * write lock is taken.
     * @returns the new version
     * @throws UserError where the project's views have changed since `version`.
     */
    apply: ({ project, days, mode, version, also }: ViewChanges): number => {
      const writes: (() => void)[] = [];
      const keep = (period: string, block: Block) => {
        const rows = block.ids.length;
        const { zeros, human, ai } = summarize(block);
        const bytes = encodeBlock(block);
        writes.push(() => putBlock.run(project, period, rows, zeros, human, ai, bytes));
      };
      let month = { name: '', block: EMPTY_BLOCK };
      for (const { day, change } of days) {
        const before = readBlock(project, day);
        const after = dayBuffer.merge(before, change, mode);
        keep(day, after);
        const name = day.slice(0, 7);
        if (name !== month.name) {
          if (month.name) keep(month.name, month.block);
          month = { name, block: readBlock(project, name) };
        }
        const difference = mode === 'add' ? change : differenceOf(before, after);
        month = { name, block: monthBuffer.merge(month.block, difference) };
        [monthBuffer, otherBuffer] = [otherBuffer, monthBuffer];
      }
      if (month.name) keep(month.name, month.block);
      const order = pathOrder(project);
      transaction(db, () => {
        if (versionOf(project) !== version)
          throw new UserError('Another import changed these page views meanwhile. Run this one again.');
        for (const write of writes) write();
        putProject.run(
          project,
          version + 1,
          new Uint8Array(order.buffer, order.byteOffset, order.byteLength),
        );
        also?.();
      });
      return version + 1;
    },
  };
}
