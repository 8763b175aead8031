import type { Connection } from './views-connection.ts';

/** Paths looked up, or added, by one statement. */
const PATHS_AT_ONCE = 10_000;

/** Looked up one by one: a join may go through all paths of the project for each few that are asked for. */
const ID_OF = '(SELECT id FROM view_paths WHERE project = $1 AND path = given.path)';
const FIND_IDS = `SELECT ${ID_OF} AS id FROM unnest($2::text[]) WITH ORDINALITY AS given (path, at) ORDER BY at`;
const PATHS_OF = 'SELECT id, path FROM view_paths WHERE project = $1 AND id = ANY($2::integer[])';
const ADD_PROJECT = `INSERT INTO view_projects (project, version, path_order) VALUES ($1, 0, '') ON CONFLICT DO NOTHING`;
const ADD_PATHS = `INSERT INTO view_paths (project, id, path)
  SELECT $1, (SELECT coalesce(max(id) + 1, 0) FROM view_paths WHERE project = $1) + row_number() OVER (ORDER BY path) - 1, path
  FROM (SELECT DISTINCT path COLLATE "C" AS path FROM unnest($2::text[]) AS given (path)) AS given
  WHERE ${ID_OF} IS NULL`;

export function createPathTable({ query, transaction }: Connection) {
  /** Fills in the numbers that there are; gives the places of those that have none. */
  const find = async (
    project: string,
    { paths, ids, places }: { paths: readonly string[]; ids: Uint32Array; places: readonly number[] },
  ): Promise<number[]> => {
    const list = places.map((place) => paths[place]);
    const { rows } = await query<{ id: number | null }>(FIND_IDS, [project, list]);
    return places.filter((place, i) => {
      const id = rows[i]?.id ?? undefined;
      if (id !== undefined) ids[place] = id;
      return id === undefined;
    });
  };

  /** One import after the other, so that the numbers have no gap. */
  const add = (project: string, paths: readonly (string | undefined)[]): Promise<void> =>
    transaction(async (session) => {
      await session.query(ADD_PROJECT, [project]);
      await session.query('SELECT FROM view_projects WHERE project = $1 FOR UPDATE', [project]);
      await session.query(ADD_PATHS, [project, paths]);
    });

  return {
    pageIds: async (project: string, paths: readonly string[]): Promise<Uint32Array> => {
      const ids = new Uint32Array(paths.length);
      for (let start = 0; start < paths.length; start += PATHS_AT_ONCE) {
        const length = Math.min(PATHS_AT_ONCE, paths.length - start);
        const places = Array.from({ length }, (_, i) => start + i);
        const missing = await find(project, { paths, ids, places });
        if (missing.length === 0) continue;
        await add(
          project,
          missing.map((place) => paths[place]),
        );
        const lost = await find(project, { paths, ids, places: missing });
        if (lost.length > 0) throw new Error(`the path ${JSON.stringify(paths[lost[0] ?? 0])} has no number`);
      }
      return ids;
    },

    paths: async (project: string, ids: Uint32Array): Promise<string[]> => {
      if (ids.length === 0) return [];
      const { rows } = await query<{ id: number; path: string }>(PATHS_OF, [project, [...ids]]);
      const paths = new Map(rows.map(({ id, path }) => [id, path]));
      return Array.from(ids, (id) => String(paths.get(id)));
    },
  };
}
