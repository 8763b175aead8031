/**
 * The database's shape, one entry for each version of it; `user_version` counts those applied. Entries are only ever
 * added. Times are milliseconds since 1970.
 */
export const MIGRATIONS = [
  `CREATE TABLE keys (
     id TEXT PRIMARY KEY,
     hash BLOB NOT NULL,
     project TEXT NOT NULL,
     scopes TEXT NOT NULL,
     allow TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     expires_at INTEGER,
     revoked_at INTEGER
   ) STRICT;

   CREATE TABLE jobs (
     id TEXT PRIMARY KEY,
     project TEXT NOT NULL,
     status TEXT NOT NULL,
     repository TEXT NOT NULL,
     ref TEXT,
     model TEXT NOT NULL,
     pr_link TEXT,
     base_commit TEXT,
     head_commit TEXT,
     created_at INTEGER NOT NULL,
     archived_at INTEGER
   ) STRICT;

   CREATE TABLE turns (
     job TEXT NOT NULL REFERENCES jobs (id),
     seq INTEGER NOT NULL,
     prompt TEXT NOT NULL,
     state TEXT NOT NULL,
     attempt INTEGER NOT NULL DEFAULT 0,
     process TEXT,
     parent_commit TEXT,
     result_commit TEXT,
     failure TEXT,
     created_at INTEGER NOT NULL,
     started_at INTEGER,
     ended_at INTEGER,
     PRIMARY KEY (job, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX turns_open ON turns (state, created_at) WHERE state <> 'done';

   CREATE TABLE views (
     project TEXT NOT NULL,
     path TEXT NOT NULL,
     day TEXT NOT NULL,
     human INTEGER NOT NULL,
     ai INTEGER NOT NULL,
     PRIMARY KEY (project, path, day)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX views_day ON views (project, day);`,
];
