export const id = 960;
export const ids = [960];
export const modules = {

/***/ 30333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ poolConfig),
/* harmony export */   t: () => (/* binding */ connectionConfig)
/* harmony export */ });
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96315);
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48731);


function connectionConfig(options) {
    if (!isAddress(options.connection))
        throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('The address of the database is no URL of the form postgres://user@host/database.');
    const { connection, own } = takeOptions(options.connection);
    return {
        connectionString: connection,
        application_name: options.applicationName,
        options: `${own} -c search_path=${options.schema}`.trim(),
        keepAlive: true,
        types: { getTypeParser },
    };
}
function takeOptions(address) {
    const own = /[?&]options=([^&]*)/.exec(address)?.[1] ?? '';
    return { connection: address.replace(/(?<=[?&])options=[^&]*&?/, ''), own: decodeURIComponent(own) };
}
function isAddress(connection) {
    try {
        return /^postgres(ql)?:\/\//.test(connection) && new pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].Client */ .Ay.Client(connection) instanceof pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].Client */ .Ay.Client;
    }
    catch {
        return false;
    }
}
function poolConfig(options) {
    const { patienceMs } = options;
    return {
        ...connectionConfig(options),
        max: options.size,
        connectionTimeoutMillis: Math.round(patienceMs * 0.7),
        statement_timeout: Math.round(patienceMs * 0.8),
        query_timeout: patienceMs,
        idle_in_transaction_session_timeout: patienceMs * 2,
    };
}
const getTypeParser = (oid, format) => oid === pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].types */ .Ay.types.builtins.INT8 && format !== 'binary'
    ? Number
    : pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].types */ .Ay.types.getTypeParser(oid, format);


/***/ }),

/***/ 40141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspectPostgres: () => (/* binding */ inspectPostgres)
/* harmony export */ });
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96315);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30333);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61529);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15630);




const PATIENCE_MS = 5000;
async function inspectPostgres(connection) {
    const client = new pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].Client */ .Ay.Client({
        ...(0,_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionConfig */ .t)({ connection, applicationName: 'docs-agent doctor', schema: _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .SCHEMA */ .yx }),
        connectionTimeoutMillis: PATIENCE_MS,
        query_timeout: PATIENCE_MS,
    });
    try {
        await client.connect();
        const { rows } = await client.query(`SELECT current_setting('server_version') AS server, to_regclass($1) IS NOT NULL AS made`, [`${_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .SCHEMA */ .yx}.version`]);
        const [{ server, made }] = rows;
        const applied = made
            ? await client.query(`SELECT max(applied) AS applied FROM ${_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .SCHEMA */ .yx}.version`)
            : undefined;
        return { server, version: Number(applied?.rows[0]?.applied ?? 0), known: _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .MIGRATIONS */ .ox.length };
    }
    catch (error) {
        throw (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .asStoreError */ .gp)(error);
    }
    finally {
        await client.end().catch(() => undefined);
    }
}


/***/ }),

/***/ 61529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ox: () => (/* binding */ MIGRATIONS),
  yx: () => (/* binding */ SCHEMA),
  Xm: () => (/* binding */ queueSchema)
});

// UNUSED EXPORTS: QUEUE_VERSION

;// CONCATENATED MODULE: ./server/postgres/views-schema.js
function uint32(place) {
    const byte = (i) => `get_byte(bytes, ${place} + ${i})`;
    return `(${byte(0)} + 256 * ${byte(1)} + 65536 * ${byte(2)} + 16777216 * ${byte(3)}::bigint)`;
}
function count(place) {
    const high = uint32(`${place} + 4`);
    const fraction = `(${uint32(place)} + ((${high} & 1048575 | 1048576) << 32))`;
    return `CASE width
         WHEN 1 THEN get_byte(bytes, ${place})
         WHEN 2 THEN get_byte(bytes, ${place}) + 256 * get_byte(bytes, ${place} + 1)
         WHEN 4 THEN ${uint32(place)}
         ELSE CASE ${high} WHEN 0 THEN 0 ELSE ${fraction} >> (1075 - (${high} >> 20))::integer END
       END`;
}
const VIEWS = `-- Paths are numbered from 0 in each project. path_order is those numbers in the order of the paths, as int4send gives
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

;// CONCATENATED MODULE: ./server/postgres/schema.js

const MIGRATIONS = [
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
const QUEUE_VERSION = 43;
const SCHEMA = 'docs_agent';
function queueSchema(schema) {
    return `${schema}_queue`;
}


/***/ }),

/***/ 15630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ isCollision),
/* harmony export */   gp: () => (/* binding */ asStoreError),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _store_trouble_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20784);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80037);


const TROUBLES = {
    away: { kind: 'away', sentence: 'the database cannot be reached', retryAfterSeconds: 5 },
    slow: { kind: 'busy', sentence: 'the database does not answer in time', retryAfterSeconds: 2 },
    contended: { kind: 'busy', sentence: 'the database is busy', retryAfterSeconds: 2 },
    crowded: { kind: 'busy', sentence: 'the database takes no more connections', retryAfterSeconds: 5 },
    full: { kind: 'full', sentence: "the database's disk is full", retryAfterSeconds: 30 },
    unwritable: { kind: 'unwritable', sentence: 'the database takes no writes', retryAfterSeconds: 10 },
    refused: { kind: 'away', sentence: 'the database refuses its user or the password', retryAfterSeconds: 10 },
    passwordless: {
        kind: 'away',
        sentence: 'the database asks for a password, and its address has none',
        retryAfterSeconds: 10,
    },
    missing: { kind: 'away', sentence: 'the server has no such database', retryAfterSeconds: 10 },
    forbidden: { kind: 'unwritable', sentence: "the database's user lacks a right", retryAfterSeconds: 10 },
};
const BY_STATE = [
    [/^(08...|57P0.|58P..)$/, TROUBLES.away],
    [/^(57014|25P0[34]|55P03)$/, TROUBLES.slow],
    [/^(40001|40P01)$/, TROUBLES.contended],
    [/^53[12]00$/, TROUBLES.full],
    [/^53...$/, TROUBLES.crowded],
    [/^(25006|58030)$/, TROUBLES.unwritable],
    [/^28...$/, TROUBLES.refused],
    [/^3D000$/, TROUBLES.missing],
    [/^42501$/, TROUBLES.forbidden],
];
const SOCKET = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOENT|ENOTFOUND|EAI_AGAIN)$/;
const BY_MESSAGE = [
    [/^Connection terminated/, TROUBLES.away],
    [/not queryable$/, TROUBLES.away],
    [/^timeout exceeded when trying to connect$/, TROUBLES.slow],
    [/^(Query read timeout|timeout expired)$/, TROUBLES.slow],
    [/client password must be a (?:non-empty )?string$/, TROUBLES.passwordless],
];
function asStoreError(thrown) {
    const trouble = thrown instanceof _store_trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreUnavailable */ .us ? undefined : troubleIn(thrown);
    return trouble ? new _store_trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreUnavailable */ .us(trouble, { cause: thrown }) : thrown;
}
function isRefusal(thrown) {
    const code = (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(thrown) ?? '';
    return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code) && !SOCKET.test(code);
}
function isCollision(thrown) {
    return ['40001', '40P01', '23505'].includes((0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(thrown) ?? '');
}
function troubleIn(thrown) {
    const code = (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(thrown);
    if (code === undefined)
        return BY_MESSAGE.find(([pattern]) => pattern.test((0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(thrown)))?.[1];
    return SOCKET.test(code) ? TROUBLES.away : BY_STATE.find(([pattern]) => pattern.test(code))?.[1];
}


/***/ }),

/***/ 54084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/**
 * Stands in for `pg-native` inside the bundles, see bundle.ts: code for one machine, which `pg` goes without unless it is
 * asked for. Whoever asks is told what Node says of a package that is not installed.
 */
throw Object.assign(new Error('pg-native is not part of this bundle'), { code: 'MODULE_NOT_FOUND' });


/***/ })

};
