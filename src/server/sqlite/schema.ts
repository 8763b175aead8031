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

   -- Page views. Paths are numbered from 0 in each project. path_order is those numbers in the order of the paths,
   -- version counts changes. How the rest fits together: src/server/views.ts.
   CREATE TABLE view_projects (
     project TEXT PRIMARY KEY,
     version INTEGER NOT NULL,
     path_order BLOB NOT NULL
   ) STRICT;

   CREATE TABLE view_paths (
     project TEXT NOT NULL,
     id INTEGER NOT NULL,
     path TEXT NOT NULL,
     PRIMARY KEY (project, id)
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX view_paths_path ON view_paths (project, path);

   -- A period is a day, YYYY-MM-DD, or the sum of a month's days, YYYY-MM.
   CREATE TABLE view_blocks (
     project TEXT NOT NULL,
     period TEXT NOT NULL,
     rows INTEGER NOT NULL,
     zeros INTEGER NOT NULL,
     human INTEGER NOT NULL,
     ai INTEGER NOT NULL,
     counts BLOB NOT NULL,
     PRIMARY KEY (project, period)
   ) STRICT;

   -- How far each imported log was read, by what it holds and not by its name.
   CREATE TABLE view_sources (
     project TEXT NOT NULL,
     head_bytes INTEGER NOT NULL,
     head_hash BLOB NOT NULL,
     position INTEGER NOT NULL,
     tail_hash BLOB NOT NULL,
     imported_at INTEGER NOT NULL,
     PRIMARY KEY (project, head_bytes, head_hash, position)
   ) STRICT, WITHOUT ROWID;`,

  // What waits is found without a look at what is done. A turn has its project, so that the projects can take turns.
  `DROP INDEX turns_open;
   ALTER TABLE turns ADD COLUMN project TEXT;
   UPDATE turns SET project = (SELECT project FROM jobs WHERE id = turns.job) WHERE state <> 'done';
   CREATE INDEX turns_unfinished ON turns (job, seq) WHERE state <> 'done';
   CREATE INDEX turns_running ON turns (state) WHERE state = 'running';
   CREATE INDEX turns_queued ON turns (state, created_at) WHERE state = 'queued';
   CREATE INDEX turns_queued_of_project ON turns (state, project, created_at) WHERE state = 'queued';

   -- Written to when somebody asks whether it can be.
   CREATE TABLE probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;`,

  // Changes that were made and could not be pushed, or had no pull request opened for them, one for each job.
  `CREATE TABLE unpublished (
     job TEXT PRIMARY KEY REFERENCES jobs (id),
     seq INTEGER NOT NULL,
     result_commit TEXT NOT NULL,
     tries INTEGER NOT NULL,
     since INTEGER NOT NULL,
     next_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX unpublished_due ON unpublished (next_at);`,

  // Lists of jobs, newest first, all of a project or those of one status.
  `CREATE INDEX jobs_newest ON jobs (project, created_at, id);
   CREATE INDEX jobs_newest_of_status ON jobs (project, status, created_at, id);`,

  // An attempt's number is its name and is never given twice; how many of them were lost is counted by itself.
  `ALTER TABLE turns ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
   UPDATE turns SET lost = max(attempt - 1, 0) WHERE state <> 'done';`,

  // Instructions that are kept still, by the end of their turns; what was found out about a turn's change: JSON, see
  // checks/results.ts.
  `CREATE INDEX turns_remembered ON turns (ended_at) WHERE prompt <> 'The instruction is kept no longer.';
   ALTER TABLE turns ADD COLUMN checks TEXT;`,

  // Which commits of context repositories a turn read: JSON, see contexts/record.ts.
  'ALTER TABLE turns ADD COLUMN contexts TEXT;',
  // Jobs that were read back from their branches.
  'ALTER TABLE jobs ADD COLUMN recovered_at INTEGER;',
];
