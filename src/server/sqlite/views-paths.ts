import type { Bytes } from '../store/view-tables.ts';
import { type Database, transaction } from './database.ts';

/** Paths put into the table in one transaction: few enough that the service's own writes are never kept waiting. */
const PATHS_AT_ONCE = 2000;

/** The paths of each project, and the order that they have. */
export function createPathTable(db: Database) {
  const findPath = db.prepare('SELECT path FROM view_paths WHERE project = ? AND id = ?');
  const findId = db.prepare('SELECT id FROM view_paths WHERE project = ? AND path = ?');
  const addPath = db.prepare('INSERT OR IGNORE INTO view_paths (project, id, path) VALUES (?, ?, ?)');
  const lastId = db.prepare('SELECT max(id) AS id FROM view_paths WHERE project = ?');
  const sortPaths = db.prepare(
    'SELECT json_group_array(id) AS ids FROM (SELECT id FROM view_paths WHERE project = ? ORDER BY path)',
  );
  const findOrder = db.prepare('SELECT path_order FROM view_projects WHERE project = ?');

  const count = (project: string) => Number(lastId.get(project)?.id ?? -1) + 1;
  const idOf = (project: string, path: string) => findId.get(project, path)?.id as number | undefined;

  /** As it was when counts were last written. */
  const keptOrder = (project: string): Uint32Array => {
    const bytes = (findOrder.get(project)?.path_order as Bytes | undefined) ?? new Uint8Array(0);
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  };

  return {
    keptOrder,

    /** As kept, or sorted anew where paths have come since. */
    order: (project: string): Uint32Array => {
      const kept = keptOrder(project);
      if (kept.length === count(project)) return kept;
      return Uint32Array.from(JSON.parse(String(sortPaths.get(project)?.ids)) as number[]);
    },

    paths: (project: string, ids: Uint32Array): string[] =>
      Array.from(ids, (id) => String(findPath.get(project, id)?.path)),

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
          let next = count(project);
          for (const i of missing.slice(start, start + PATHS_AT_ONCE)) {
            const path = paths[i] ?? '';
            if (addPath.run(project, next, path).changes === 1) ids[i] = next++;
            else ids[i] = idOf(project, path) ?? 0;
          }
        });
      return ids;
    },
  };
}
