export const id = 891;
export const ids = [891];
export const modules = {

/***/ 99798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ createArtifactStore)
/* harmony export */ });
/* harmony import */ var _job_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13141);

function createArtifactStore({ sql }, dataDir) {
    return {
        shared: true,
        keep: async (job, name) => {
            const content = await (0,_job_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobFile */ .i)({ dataDir, job, name });
            if (content === undefined)
                return;
            await sql(`INSERT INTO artifacts (job, name, content) VALUES ($1, $2, $3)
         ON CONFLICT (job, name) DO UPDATE SET content = excluded.content`, [job, name, content]);
        },
        read: async (job, name, range) => {
            const [row] = range
                ? await sql('SELECT substring(content FROM $3 FOR $4) AS content FROM artifacts WHERE job = $1 AND name = $2', [job, name, range.from + 1, range.bytes])
                : await sql('SELECT content FROM artifacts WHERE job = $1 AND name = $2', [
                    job,
                    name,
                ]);
            return row?.content;
        },
        jobs: async function* () {
            const rows = await sql('SELECT DISTINCT job FROM artifacts');
            for (const { job } of rows)
                yield job;
        },
        remove: async (job, names) => {
            if (names)
                await sql('DELETE FROM artifacts WHERE job = $1 AND name = ANY($2)', [job, names]);
            else
                await sql('DELETE FROM artifacts WHERE job = $1', [job]);
        },
    };
}


/***/ }),

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

/***/ 15928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ storable),
/* harmony export */   q: () => (/* binding */ openDatabase)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96315);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30333);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15630);




const COLLISIONS_MAX = 5;
const TRANSACTION_TIMEOUT = '25P04';
function openDatabase(options) {
    const { patienceMs } = options;
    const pool = new pg__WEBPACK_IMPORTED_MODULE_1__/* ["default"].Pool */ .Ay.Pool((0,_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .poolConfig */ .J)(options));
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const once = async (work, end) => {
        const client = await pool.connect();
        const patience = createPatience(end, () => client.end());
        let committing = false;
        try {
            await client.query('BEGIN');
            const result = await patience.within(work(sqlOn(client)));
            committing = true;
            const { command } = await client.query('COMMIT');
            if (command !== 'COMMIT')
                throw new Error('a statement of the transaction had failed');
            client.release();
            return result;
        }
        catch (error) {
            const lost = committing && !(0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error);
            const usable = !lost && (await rollBack(client));
            client.release(!usable);
            throw lost ? new CommitLost(error) : error;
        }
        finally {
            patience.stop();
        }
    };
    return {
        pool,
        sql: async (text, values) => {
            try {
                return await sqlOn(pool)(text, values);
            }
            catch (error) {
                throw (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .asStoreError */ .gp)(error);
            }
        },
        transaction: async (work, committed) => {
            const end = performance.now() + patienceMs;
            for (let tries = 1;; tries++) {
                try {
                    return await once(work, end);
                }
                catch (error) {
                    if (error instanceof CommitLost) {
                        const found = await committed?.().catch(() => undefined);
                        if (found !== undefined)
                            return found;
                        throw (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .asStoreError */ .gp)(error.cause);
                    }
                    if (!(0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .isCollision */ .RB)(error) || tries === COLLISIONS_MAX || performance.now() > end)
                        throw (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .asStoreError */ .gp)(error);
                }
            }
        },
        close: () => pool.end(),
    };
}
function createPatience(end, cut) {
    let timer;
    const out = new Promise((_resolve, reject) => {
        timer = setTimeout(() => {
            cut().catch(() => undefined);
            reject(Object.assign(new Error('the transaction took too long'), { code: TRANSACTION_TIMEOUT }));
        }, Math.max(1, end - performance.now()));
    });
    out.catch(() => undefined);
    return {
        within: (work) => Promise.race([work, out]),
        stop: () => clearTimeout(timer),
    };
}
class CommitLost extends Error {
    constructor(cause) {
        super('the answer to COMMIT was lost', { cause });
    }
}
function sqlOn(client) {
    return async (text, values = []) => {
        const { rows } = await client.query({ name: nameOf(text), text, values: [...values] });
        return rows;
    };
}
const names = new Map();
function nameOf(text) {
    let name = names.get(text);
    if (name === undefined) {
        name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text, 'base64url');
        names.set(text, name);
    }
    return name;
}
async function rollBack(client) {
    try {
        await client.query('ROLLBACK');
        return true;
    }
    catch {
        return false;
    }
}
function storable(text) {
    return text.replaceAll('\0', '\uFFFD');
}


/***/ }),

/***/ 13141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readJobFile)
/* harmony export */ });
/* unused harmony export FILE_MAX_BYTES */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80037);



const FILE_MAX_BYTES = 64 * 1024 * 1024;
async function readJobFile(given) {
    const { name, maxBytes = FILE_MAX_BYTES } = given;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(given.dataDir, 'jobs', given.job, name);
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (size > maxBytes)
            throw new Error(`${name} has ${size} bytes, more than the ${maxBytes} that are kept for other workers`);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (error) {
        if ((0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$)(error) === 'ENOENT')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 5108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ migrate)
/* harmony export */ });
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48731);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89682);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61529);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15630);




const AHEAD_MAX = 1;
const PATIENCE_MS = 3_600_000;
async function migrate(pool, { schema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .SCHEMA */ .yx } = {}) {
    const client = await pool.connect().catch((error) => {
        throw (0,_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .asStoreError */ .gp)(error);
    });
    const run = (text, values) => client.query({ text, ...(values ? { values } : {}), query_timeout: PATIENCE_MS });
    try {
        await run('SET statement_timeout = 0');
        await run('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`migrate ${schema}`]);
        const from = await versionOf(run, schema);
        if (from > _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .MIGRATIONS */ .ox.length + AHEAD_MAX)
            throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`The database is of version ${from}, made by a newer docs-agent; this one knows ${_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .MIGRATIONS */ .ox.length}, and works with ${_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .MIGRATIONS */ .ox.length + AHEAD_MAX} at most.`);
        if (from === 0)
            await run(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
        for (const [at, migration] of [..._schema_js__WEBPACK_IMPORTED_MODULE_0__/* .MIGRATIONS */ .ox.entries()].slice(from))
            await run(`BEGIN; SET LOCAL search_path = ${schema};
         ${migration};
         CREATE TABLE IF NOT EXISTS version (applied integer PRIMARY KEY);
         INSERT INTO version (applied) VALUES (${at + 1}); COMMIT`);
        await (0,_queue_js__WEBPACK_IMPORTED_MODULE_3__/* .makeQueue */ .O)({ schema: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .queueSchema */ .Xm)(schema), executeSql: run });
        return { from, to: Math.max(from, _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .MIGRATIONS */ .ox.length) };
    }
    catch (error) {
        throw (0,_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .asStoreError */ .gp)(error);
    }
    finally {
        client.release(true);
    }
}
async function versionOf(run, schema) {
    const known = await run('SELECT to_regclass($1) IS NOT NULL AS known', [`${schema}.version`]);
    if (known.rows[0].known !== true)
        return 0;
    const { rows } = await run(`SELECT coalesce(max(applied), 0) AS applied FROM ${schema}.version`);
    return Number(rows[0].applied);
}


/***/ }),

/***/ 89682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ makeQueue),
/* harmony export */   U: () => (/* binding */ openQueue)
/* harmony export */ });
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23832);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80037);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15630);



const FOREVER = 2_000_000_000;
const NO_TOKEN = '00000000-0000-0000-0000-000000000000';
const LONGEST_CLAIM_SECONDS = 24 * 3600;
async function makeQueue(given) {
    const boss = createBoss(given, { supervise: false });
    await boss.start();
    await boss.stop({ graceful: false, close: false });
}
async function openQueue(options) {
    const boss = createBoss(options, {
        supervise: true,
        superviseIntervalSeconds: options.sweepSeconds,
        monitorIntervalSeconds: options.sweepSeconds,
    });
    await boss.start();
    const made = new Map();
    const make = async (project) => {
        await boss.createQueue(project, {
            policy: 'key_strict_fifo',
            retryLimit: FOREVER,
            retryDelay: 0,
            retentionSeconds: FOREVER,
            expireInSeconds: LONGEST_CLAIM_SECONDS,
            heartbeatSeconds: options.leaseSeconds,
        });
        await options.executeSql(`UPDATE ${options.schema}.queue SET expire_seconds = $2 WHERE name = $1 AND expire_seconds <> $2`, [project, FOREVER]);
        await boss.touch(project, NO_TOKEN);
    };
    const ensure = (project) => {
        let making = made.get(project);
        if (!making) {
            making = make(project).catch((error) => {
                throw (0,_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .asStoreError */ .gp)(error);
            });
            making.catch(() => made.delete(project));
            made.set(project, making);
        }
        return making;
    };
    return {
        ensure,
        send: async (sql, { project, jobs }) => {
            await ensure(project);
            const tokens = jobs.map((job) => ({ data: { job }, singletonKey: job }));
            const ids = await boss.insert(project, tokens, { db: within(sql), returnId: true });
            if (ids?.length !== jobs.length)
                throw new Error(`the queue of ${project} took no token`);
        },
        take: async (sql, project) => {
            let collision;
            const db = within(sql, (error) => {
                collision = error;
            });
            const [found] = await boss.fetch(project, { db });
            if (collision !== undefined)
                throw collision;
            return found && { token: found.id, claim: found.retryCount, job: found.data.job };
        },
        touch: async (sql, project, tokens) => {
            const touch = async (keys) => {
                const answer = await boss.touch(project, keys.map(bossKey), { db: within(sql) });
                return answer.affected;
            };
            if ((await touch(tokens)) === tokens.length)
                return tokens.map(({ token }) => token);
            const held = [];
            for (const key of tokens)
                if ((await touch([key])) > 0)
                    held.push(key.token);
            return held;
        },
        putBack: async (sql, project, token) => {
            await boss.fail(project, bossKey(token), null, { db: within(sql) });
        },
        drop: async (sql, project, token) => {
            await boss.deleteJob(project, bossKey(token), { db: within(sql) });
        },
        sweep: () => boss.supervise(),
        stop: () => boss.stop({ graceful: false, close: false }),
    };
}
function bossKey({ token, claim }) {
    return { id: token, retryCount: claim };
}
function createBoss({ schema, executeSql }, rest) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .PgBoss */ .zJ({ db: { executeSql }, schema, schedule: false, monitorVacuum: false, ...rest });
    boss.on('error', () => undefined);
    return boss;
}
function within(sql, onCollision) {
    return {
        executeSql: async (text, values) => {
            try {
                return { rows: await sql(text, values) };
            }
            catch (error) {
                if ((0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$)(error) === '23505')
                    onCollision?.(error);
                throw error;
            }
        },
    };
}


/***/ }),

/***/ 24133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ createS3Artifacts)
/* harmony export */ });
/* harmony import */ var s3mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19008);
/* harmony import */ var _store_trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20784);
/* harmony import */ var _job_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13141);



const TIMEOUT_MS = 60_000;
const TROUBLE = {
    kind: 'away',
    sentence: 'the storage of logs and diffs cannot be reached',
    retryAfterSeconds: 5,
};
function createS3Artifacts(options, dataDir) {
    const { prefix = '', timeoutMs = TIMEOUT_MS } = options;
    const client = new s3mini__WEBPACK_IMPORTED_MODULE_0__/* .S3mini */ .wr({
        accessKeyId: options.accessKey,
        secretAccessKey: options.secretKey,
        endpoint: `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`,
        region: options.region,
        requestAbortTimeout: timeoutMs,
    });
    const keyOf = (job, name) => `${prefix}${job}/${name}`;
    const namesOf = async (job) => {
        const listed = await client.listObjects('/', keyOf(job, ''));
        return (listed ?? []).map(({ Key }) => Key);
    };
    const readRange = async (key, { from, bytes }) => {
        try {
            const answer = await client.getObjectRaw(key, false, from, from + bytes);
            const content = Buffer.from(await answer.arrayBuffer());
            return answer.status === 206 ? content : content.subarray(from, from + bytes);
        }
        catch (error) {
            const status = error instanceof s3mini__WEBPACK_IMPORTED_MODULE_0__/* .S3ServiceError */ .oB ? error.status : undefined;
            if (status === 404)
                return undefined;
            if (status === 416)
                return Buffer.alloc(0);
            throw error;
        }
    };
    return {
        shared: true,
        keep: async (job, name) => {
            const content = await (0,_job_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobFile */ .i)({ dataDir, job, name });
            if (content !== undefined)
                await translated(client.putObject(keyOf(job, name), content));
        },
        read: async (job, name, range) => {
            if (range)
                return translated(readRange(keyOf(job, name), range));
            const content = await translated(client.getObjectArrayBuffer(keyOf(job, name)));
            return content === null ? undefined : Buffer.from(content);
        },
        jobs: async function* () {
            const listed = await translated(client.listObjects('/', prefix));
            yield* new Set((listed ?? []).map(({ Key }) => Key.slice(prefix.length).split('/')[0] ?? ''));
        },
        remove: (job, names) => translated((async () => {
            const keys = names ? names.map((name) => keyOf(job, name)) : await namesOf(job);
            for (const key of keys)
                await client.deleteObject(key);
        })()),
    };
}
async function translated(work) {
    try {
        return await work;
    }
    catch (error) {
        throw mayPass(error) ? new _store_trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .StoreUnavailable */ .us(TROUBLE, { cause: error }) : error;
    }
}
function mayPass(error) {
    if (error instanceof s3mini__WEBPACK_IMPORTED_MODULE_0__/* .S3NetworkError */ .hR)
        return true;
    return error instanceof s3mini__WEBPACK_IMPORTED_MODULE_0__/* .S3ServiceError */ .oB && (error.status >= 500 || error.status === 429);
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

/***/ 91024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ SORT_PATHS),
  P: () => (/* binding */ createViewTables)
});

;// CONCATENATED MODULE: ./server/postgres/views-marks.js
const SIZES = 'SELECT DISTINCT head_bytes FROM view_sources WHERE project = $1';
const LIST = `SELECT position, tail_hash FROM view_sources
  WHERE project = $1 AND head_bytes = $2 AND head_hash = $3 ORDER BY position DESC`;
const PUT = `INSERT INTO view_sources (project, head_bytes, head_hash, position, tail_hash, imported_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (project, head_bytes, head_hash, position)
  DO UPDATE SET tail_hash = excluded.tail_hash, imported_at = excluded.imported_at`;
const DROP = 'DELETE FROM view_sources WHERE project = $1 AND head_bytes = $2 AND head_hash = $3 AND position = $4';
async function listHeadSizes({ query }, project) {
    const { rows } = await query(SIZES, [project]);
    return rows.map(({ head_bytes: bytes }) => bytes);
}
async function listMarks({ query }, { project, head }) {
    const { rows } = await query(LIST, [
        project,
        head.bytes,
        head.hash,
    ]);
    return rows.map(({ position, tail_hash: tailHash }) => ({ head, position: Number(position), tailHash }));
}
async function putMark(session, { project, mark }) {
    const { put, drop, keep } = mark;
    const remove = ({ head, position }) => session.query(DROP, [project, head.bytes, head.hash, position]);
    if (drop)
        await remove(drop);
    const { head, position, tailHash } = put;
    await session.query(PUT, [project, head.bytes, head.hash, position, tailHash, Date.now()]);
    for (const old of (await listMarks(session, { project, head })).slice(keep))
        await remove(old);
}

;// CONCATENATED MODULE: ./server/postgres/views-paths.js
const PATHS_AT_ONCE = 10_000;
const ID_OF = '(SELECT id FROM view_paths WHERE project = $1 AND path = given.path)';
const FIND_IDS = `SELECT ${ID_OF} AS id FROM unnest($2::text[]) WITH ORDINALITY AS given (path, at) ORDER BY at`;
const PATHS_OF = 'SELECT id, path FROM view_paths WHERE project = $1 AND id = ANY($2::integer[])';
const ADD_PROJECT = `INSERT INTO view_projects (project, version, path_order) VALUES ($1, 0, '') ON CONFLICT DO NOTHING`;
const ADD_PATHS = `INSERT INTO view_paths (project, id, path)
  SELECT $1, (SELECT coalesce(max(id) + 1, 0) FROM view_paths WHERE project = $1) + row_number() OVER (ORDER BY path) - 1, path
  FROM (SELECT DISTINCT path COLLATE "C" AS path FROM unnest($2::text[]) AS given (path)) AS given
  WHERE ${ID_OF} IS NULL`;
function createPathTable({ query, transaction }) {
    const find = async (project, { paths, ids, places }) => {
        const list = places.map((place) => paths[place]);
        const { rows } = await query(FIND_IDS, [project, list]);
        return places.filter((place, i) => {
            const id = rows[i]?.id ?? undefined;
            if (id !== undefined)
                ids[place] = id;
            return id === undefined;
        });
    };
    const add = (project, paths) => transaction(async (session) => {
        await session.query(ADD_PROJECT, [project]);
        await session.query('SELECT FROM view_projects WHERE project = $1 FOR UPDATE', [project]);
        await session.query(ADD_PATHS, [project, paths]);
    });
    return {
        pageIds: async (project, paths) => {
            const ids = new Uint32Array(paths.length);
            for (let start = 0; start < paths.length; start += PATHS_AT_ONCE) {
                const length = Math.min(PATHS_AT_ONCE, paths.length - start);
                const places = Array.from({ length }, (_, i) => start + i);
                const missing = await find(project, { paths, ids, places });
                if (missing.length === 0)
                    continue;
                await add(project, missing.map((place) => paths[place]));
                const lost = await find(project, { paths, ids, places: missing });
                if (lost.length > 0)
                    throw new Error(`the path ${JSON.stringify(paths[lost[0] ?? 0])} has no number`);
            }
            return ids;
        },
        paths: async (project, ids) => {
            if (ids.length === 0)
                return [];
            const { rows } = await query(PATHS_OF, [project, [...ids]]);
            const paths = new Map(rows.map(({ id, path }) => [id, path]));
            return Array.from(ids, (id) => String(paths.get(id)));
        },
    };
}

;// CONCATENATED MODULE: ./server/postgres/views-tables.js


const LIST_PERIODS = `SELECT period, rows, zeros, human::float8, ai::float8 FROM view_blocks
  WHERE project = $1 ORDER BY period COLLATE "C"`;
const FIND_VERSION = 'SELECT version FROM view_projects WHERE project = $1';
const PUT_BLOCK = `INSERT INTO view_blocks (project, period, rows, zeros, human, ai, counts)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (project, period) DO UPDATE SET rows = excluded.rows, zeros = excluded.zeros, human = excluded.human,
    ai = excluded.ai, counts = excluded.counts`;
const views_tables_ADD_PROJECT = `INSERT INTO view_projects (project, version, path_order) VALUES ($1, 0, '') ON CONFLICT DO NOTHING`;
const NEXT_VERSION = 'UPDATE view_projects SET version = version + 1 WHERE project = $1 AND version = $2';
const SORT_PATHS = `UPDATE view_projects SET path_order =
    (SELECT string_agg(int4send(id), ''::bytea ORDER BY path) FROM view_paths WHERE project = $1)
  WHERE project = $1 AND length(path_order) < 4 * (SELECT max(id) + 1 FROM view_paths WHERE project = $1)`;
function createViewTables(connection) {
    const { query, snapshot, transaction } = connection;
    return {
        ...createPathTable(connection),
        version: async (project) => {
            const { rows } = await query(FIND_VERSION, [project]);
            return Number(rows[0]?.version ?? 0);
        },
        read: (project, reading) => snapshot((session) => read(session, { project, ...reading })),
        apply: (change) => transaction((session) => apply(session, change)),
        headSizes: (project) => listHeadSizes(connection, project),
        marks: (project, head) => listMarks(connection, { project, head }),
    };
}
async function read({ query, copy, literal }, { project, choose, take }) {
    const name = literal(project);
    let version = 0;
    let order = new Uint32Array(0);
    await copy(`SELECT version, path_order FROM view_projects WHERE project = ${name}`, ([count, bytes]) => {
        version = Number(count?.readBigInt64BE());
        const own = Buffer.from(ownBytes(bytes).buffer).swap32();
        order = new Uint32Array(own.buffer);
    });
    const { rows } = await query(LIST_PERIODS, [project]);
    const wanted = choose({ version, periods: rows, order });
    if (wanted.length === 0)
        return;
    const list = wanted.map((period) => literal(period)).join(', ');
    await copy(`SELECT wanted.period, blocks.rows, blocks.zeros, blocks.counts
      FROM unnest(ARRAY[${list}]) WITH ORDINALITY AS wanted (period, at)
      LEFT JOIN view_blocks AS blocks ON blocks.project = ${name} AND blocks.period = wanted.period ORDER BY wanted.at`, ([period, rowCount, zeros, counts]) => take(String(period), counts
        ? {
            rows: Number(rowCount?.readInt32BE()),
            zeros: Number(zeros?.readInt32BE()),
            counts: ownBytes(counts),
        }
        : undefined));
}
async function apply(session, change) {
    const { project, version, blocks, mark } = change;
    await session.query(views_tables_ADD_PROJECT, [project]);
    const { rowCount } = await session.query(NEXT_VERSION, [project, version]);
    if (rowCount !== 1)
        return false;
    await session.query(SORT_PATHS, [project]);
    for (const { period, rows, zeros, human, ai, counts } of blocks)
        await session.query(PUT_BLOCK, [project, period, rows, zeros, human, ai, counts]);
    if (mark)
        await putMark(session, { project, mark });
    return true;
}
function ownBytes(bytes) {
    return new Uint8Array(bytes ?? []);
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


/***/ }),

/***/ 65752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ RRuleTemporal)
/* harmony export */ });
/**
 * Stands in for `rrule-temporal` inside the bundles, see bundle.ts: pg-boss reads recurring schedules with it, and the
 * service opens pg-boss without schedules. What it imports by name is here and refuses to work.
 */
class RRuleTemporal {
  constructor() {
    throw new Error('rrule-temporal is not part of this bundle (scripts/bundling/rrule-temporal-stub.js)');
  }
}


/***/ })

};
