import { randomUUID } from 'node:crypto';

/** A table as both engines have it: its columns there, with PostgreSQL's types, and how they are read in SQLite. */
export type Table = {
  name: string;
  columns: Readonly<Record<string, string>>;
  /** Without it all rows, their columns by name. */
  select?: string;
  /** Columns that SQLite has not. */
  made?: Readonly<Record<string, () => unknown>>;
};

/** What is moved row by row, in an order that foreign keys allow. Times of leases and claims have no meaning elsewhere. */
export const TABLES: readonly Table[] = [
  {
    name: 'keys',
    columns: {
      ...{ id: 'text', hash: 'bytea', project: 'text', scopes: 'text', allow: 'text' },
      ...{ created_at: 'bigint', expires_at: 'bigint', revoked_at: 'bigint' },
    },
  },
  {
    name: 'jobs',
    columns: {
      ...{ id: 'text', project: 'text', status: 'text', repository: 'text', ref: 'text', model: 'text' },
      ...{ pr_link: 'text', base_commit: 'text', head_commit: 'text' },
      ...{ created_at: 'bigint', archived_at: 'bigint', recovered_at: 'bigint' },
    },
  },
  {
    name: 'turns',
    columns: {
      ...{ job: 'text', seq: 'integer', message: 'uuid', prompt: 'text', state: 'text' },
      ...{
        attempt: 'integer',
        lost: 'integer',
        parent_commit: 'text',
        result_commit: 'text',
        checks: 'text',
        contexts: 'text',
        failure: 'text',
      },
      ...{ created_at: 'bigint', started_at: 'bigint', ended_at: 'bigint' },
    },
    made: { message: randomUUID },
  },
  {
    name: 'unpublished',
    columns: {
      ...{ job: 'text', seq: 'integer', result_commit: 'text' },
      ...{ tries: 'integer', since: 'bigint', next_at: 'bigint' },
    },
  },
  {
    name: 'view_projects',
    columns: { project: 'text', version: 'bigint', path_order: 'bytea' },
    select: `SELECT project, version, x'' AS path_order FROM view_projects`,
  },
  { name: 'view_paths', columns: { project: 'text', id: 'integer', path: 'text' } },
  {
    name: 'view_blocks',
    columns: {
      ...{ project: 'text', period: 'text', rows: 'integer', zeros: 'integer' },
      ...{ human: 'bigint', ai: 'bigint', counts: 'bytea' },
    },
  },
  {
    name: 'view_sources',
    columns: {
      ...{ project: 'text', head_bytes: 'integer', head_hash: 'bytea' },
      ...{ position: 'bigint', tail_hash: 'bytea', imported_at: 'bigint' },
    },
  },
];

/** What is counted on both sides, by the same SQL: sums too, where a row alone says little. */
export const COUNTS: Readonly<Record<string, string>> = {
  keys: 'SELECT count(*) AS n FROM keys',
  jobs: 'SELECT count(*) AS n FROM jobs',
  turns: 'SELECT count(*) AS n FROM turns',
  'turns queued': `SELECT count(*) AS n FROM turns WHERE state = 'queued'`,
  'changes not published': 'SELECT count(*) AS n FROM unpublished',
  'projects with page views': 'SELECT count(*) AS n FROM view_projects',
  'pages with views': 'SELECT count(*) AS n FROM view_paths',
  'days and months of views': 'SELECT count(*) AS n FROM view_blocks',
  'views by people': 'SELECT coalesce(sum(human), 0) AS n FROM view_blocks WHERE length(period) = 10',
  'views by AI': 'SELECT coalesce(sum(ai), 0) AS n FROM view_blocks WHERE length(period) = 10',
  'logs imported': 'SELECT count(*) AS n FROM view_sources',
};
