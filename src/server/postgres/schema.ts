import { VIEWS } from './views-schema.ts';

/**
 * The shape of the schema, one entry for each version of it; the table `version` holds how many were applied. Entries
 * are only ever added. Times are milliseconds since 1970, but for those that leases are counted by, which are the
 * database's own.
 *
 * Processes of two releases work side by side while an installation is upgraded, so each entry must leave a process
 * that knows all but the last one working: it may add tables, indexes and columns that are null or have a default. What is no
 * longer used is dropped one release after the last process that used it, and nothing is renamed. A process refuses a
 * schema that is two versions ahead of it.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE keys (
     id text PRIMARY KEY,
     hash bytea NOT NULL,
     project text NOT NULL,
     scopes text NOT NULL,
     allow text NOT NULL,
     created_at bigint NOT NULL,
     expires_at bigint,
     revoked_at bigint
   );

   CREATE TABLE jobs (
     id text PRIMARY KEY,
     project text NOT NULL,
     status text NOT NULL,
     repository text NOT NULL,
     ref text,
     model text NOT NULL,
     pr_link text,
     base_commit text,
     head_commit text,
     created_at bigint NOT NULL,
     archived_at bigint
   );
   CREATE INDEX jobs_newest ON jobs (created_at, id);
   CREATE INDEX jobs_newest_of_project ON jobs (project, created_at, id);
   CREATE INDEX jobs_newest_of_status ON jobs (project, status, created_at, id);

   -- message: which call queued it. token: what stands for it in the queue while it runs, in its claim-th claim there.
   -- renewed_at: when worker last had the lease prolonged.
   CREATE TABLE turns (
     job text NOT NULL REFERENCES jobs (id),
     seq integer NOT NULL,
     message uuid NOT NULL,
     prompt text NOT NULL,
     state text NOT NULL DEFAULT 'queued',
     attempt integer NOT NULL DEFAULT 0,
     lost integer NOT NULL DEFAULT 0,
     worker text,
     token uuid,
     claim integer,
     renewed_at timestamptz,
     process text,
     parent_commit text,
     result_commit text,
     failure text,
     created_at bigint NOT NULL,
     started_at bigint,
     ended_at bigint,
     PRIMARY KEY (job, seq)
   );
   CREATE INDEX turns_open ON turns (job, seq) WHERE state <> 'done';
   CREATE INDEX turns_queued ON turns (created_at) WHERE state = 'queued';
   CREATE INDEX turns_running ON turns (worker, started_at) WHERE state = 'running';

   -- Changes that were made and could not be pushed, or had no pull request opened for them, one for each job.
   CREATE TABLE unpublished (
     job text PRIMARY KEY REFERENCES jobs (id),
     seq integer NOT NULL,
     result_commit text NOT NULL,
     tries integer NOT NULL,
     since bigint NOT NULL,
     next_at bigint NOT NULL
   );
   CREATE INDEX unpublished_due ON unpublished (next_at);

   -- Logs are text that compresses, but they are read far less often than they are written.
   CREATE TABLE artifacts (
     job text NOT NULL,
     name text NOT NULL,
     content bytea NOT NULL,
     PRIMARY KEY (job, name)
   );
   ALTER TABLE artifacts ALTER content SET STORAGE EXTERNAL;

   -- Requests counted by tens of seconds since 1970.
   CREATE TABLE requests (
     kind text NOT NULL,
     name text NOT NULL,
     bucket bigint NOT NULL,
     taken integer NOT NULL,
     PRIMARY KEY (kind, name, bucket)
   );

   -- 0 where the request is allowed, else the seconds until one will be. A crash of the database may forget the last few.
   CREATE FUNCTION take_request(the_kind text, the_name text, per_hour integer) RETURNS integer LANGUAGE plpgsql AS $$
   DECLARE
     seconds bigint;
     oldest bigint;
     counted bigint;
   BEGIN
     PERFORM set_config('synchronous_commit', 'off', true);
     PERFORM pg_advisory_xact_lock(hashtextextended(the_kind || '/' || the_name, 0));
     seconds := floor(extract(epoch FROM clock_timestamp()));
     DELETE FROM requests WHERE kind = the_kind AND name = the_name AND (bucket < seconds / 10 - 360 OR taken <= 0);
     SELECT min(bucket), coalesce(sum(taken), 0) INTO oldest, counted
       FROM requests WHERE kind = the_kind AND name = the_name;
     IF counted >= per_hour AND oldest IS NOT NULL THEN
       RETURN greatest(1, (oldest + 361) * 10 - seconds);
     END IF;
     INSERT INTO requests AS r (kind, name, bucket, taken) VALUES (the_kind, the_name, seconds / 10, 1)
       ON CONFLICT (kind, name, bucket) DO UPDATE SET taken = r.taken + 1;
     RETURN 0;
   END $$;

   -- Written to when somebody asks whether it can be.
   CREATE TABLE probe (id integer PRIMARY KEY, at bigint NOT NULL);`,
  VIEWS,

  `-- Who is logged in at the dashboard, by the hash of what their cookie holds.
   CREATE TABLE sessions (hash text PRIMARY KEY, key_id text NOT NULL, until bigint NOT NULL);
   CREATE INDEX sessions_until ON sessions (until);`,

  `-- Instructions that are kept still, by the end of their turns.
   CREATE INDEX turns_remembered ON turns (ended_at) WHERE prompt <> 'The instruction is kept no longer.';

   -- What was found out about a turn's change: JSON, see checks/results.ts.
   ALTER TABLE turns ADD COLUMN checks text;`,

  `-- Which commits of context repositories a turn read: JSON, see contexts/record.ts.
   ALTER TABLE turns ADD COLUMN contexts text;`,
  `-- Jobs that were read back from their branches.
   ALTER TABLE jobs ADD COLUMN recovered_at bigint;`,
];

/**
 * The version of pg-boss's own schema that goes with the newest entry above. Another one is a version of ours too, and
 * held to the same rule: whoever raises pg-boss adds an entry, and tries the release before against it.
 */
export const QUEUE_VERSION = 43;

/** Where all of this is, unless said otherwise. */
export const SCHEMA = 'docs_agent';

/** pg-boss has a schema to itself. */
export function queueSchema(schema: string): string {
  return `${schema}_queue`;
}
