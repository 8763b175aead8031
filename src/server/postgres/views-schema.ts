/** SQL for a whole number of four bytes of `bytes`, the lowest first. */
function uint32(place: string): string {
  const byte = (i: number) => `get_byte(bytes, ${place} + ${i})`;
  return `(${byte(0)} + 256 * ${byte(1)} + 65536 * ${byte(2)} + 16777216 * ${byte(3)}::bigint)`;
}

/** SQL for a count, which has 1, 2 or 4 bytes; of 8 it is a float64: its fraction with the leading 1, moved to its place. */
function count(place: string): string {
  const high = uint32(`${place} + 4`);
  const fraction = `(${uint32(place)} + ((${high} & 1048575 | 1048576) << 32))`;
  return `CASE width
         WHEN 1 THEN get_byte(bytes, ${place})
         WHEN 2 THEN get_byte(bytes, ${place}) + 256 * get_byte(bytes, ${place} + 1)
         WHEN 4 THEN ${uint32(place)}
         ELSE CASE ${high} WHEN 0 THEN 0 ELSE ${fraction} >> (1075 - (${high} >> 20))::integer END
       END`;
}

/**
 * The page views' part of the schema. The blocks are those of views/block.ts, as in SQLite.
 * Paths are sorted byte by byte (COLLATE "C"), as there. EXTERNAL: blocks are packed already, and read whole.
 */
export const VIEWS = `-- Paths are numbered from 0 in each project. path_order is those numbers in the order of the paths, as int4send gives
   -- them; version counts changes.
   CREATE TABLE view_projects (
     project text PRIMARY KEY,
     version bigint NOT NULL,
     path_order bytea NOT NULL
   );
   ALTER TABLE view_projects ALTER path_order SET STORAGE EXTERNAL;

   CREATE TABLE view_paths (
     project text NOT NULL,
     id integer NOT NULL,
     path text COLLATE "C" NOT NULL,
     PRIMARY KEY (project, id)
   );
   CREATE UNIQUE INDEX view_paths_path ON view_paths (project, path);

   -- A period is a day, YYYY-MM-DD, or the sum of a month's days, YYYY-MM.
   CREATE TABLE view_blocks (
     project text NOT NULL,
     period text NOT NULL,
     day date GENERATED ALWAYS AS (CASE WHEN length(period) = 10
       THEN make_date(left(period, 4)::integer, substr(period, 6, 2)::integer, right(period, 2)::integer) END) STORED,
     rows integer NOT NULL,
     zeros integer NOT NULL,
     human bigint NOT NULL,
     ai bigint NOT NULL,
     counts bytea NOT NULL,
     PRIMARY KEY (project, period)
   );
   ALTER TABLE view_blocks ALTER counts SET STORAGE EXTERNAL;

   -- How far each imported log was read, by what it holds and not by its name.
   CREATE TABLE view_sources (
     project text NOT NULL,
     head_bytes integer NOT NULL,
     head_hash bytea NOT NULL,
     position bigint NOT NULL,
     tail_hash bytea NOT NULL,
     imported_at bigint NOT NULL,
     PRIMARY KEY (project, head_bytes, head_hash, position)
   );

   -- The rows of a block (src/server/views/block.ts). Its bytes are fetched once: concatenation takes them out of their
   -- place, and the counting of rows stands behind it. Whoever reads by it may have any search_path, so it calls nothing
   -- of ours.
   CREATE FUNCTION view_counts(block bytea, block_rows integer) RETURNS TABLE (id bigint, human bigint, ai bigint)
   LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 1000 AS $$
     WITH whole AS MATERIALIZED (
       SELECT block || ''::bytea AS bytes, block_rows AS n, (block_rows + 1) / 2 * 8 AS start,
         (length(block) - (block_rows + 1) / 2 * 8) / nullif(2 * block_rows, 0) AS width
     )
     SELECT ${uint32('4 * i')}, ${count('start + width * i')}, ${count('start + width * (n + i)')}
     FROM whole CROSS JOIN LATERAL generate_series(0, n - 1) AS i
   $$;

   -- Page views for people to read. A path is looked up by itself, where it is asked for at all: a join the other way
   -- round would decode a block for each path, and nothing keeps a planner without statistics from it.
   CREATE VIEW page_views AS
     SELECT blocks.project,
       (SELECT paths.path FROM view_paths AS paths WHERE paths.project = blocks.project AND paths.id = counts.id) AS path,
       blocks.day, counts.human, counts.ai
     FROM view_blocks AS blocks
     CROSS JOIN LATERAL view_counts(blocks.counts, blocks.rows) AS counts
     WHERE blocks.day IS NOT NULL;`;
