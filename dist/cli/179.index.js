export const id = 179;
export const ids = [179];
export const modules = {

/***/ 2040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPostgres: () => (/* binding */ openPostgres)
});

// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __webpack_require__(8731);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./server/words/thrown.js
var words_thrown = __webpack_require__(37);
;// CONCATENATED MODULE: ./server/postgres/job-file.js



const FILE_MAX_BYTES = 4 * 1024 * 1024;
async function readBeginning(given) {
    const path = (0,external_node_path_.join)(given.dataDir, 'jobs', given.job, given.name);
    const file = await (0,promises_.open)(path).catch((error) => {
        if ((0,words_thrown/* codeOf */.$)(error) === 'ENOENT')
            return undefined;
        throw error;
    });
    if (!file)
        return undefined;
    try {
        const chunks = [];
        for await (const chunk of file.createReadStream({ end: FILE_MAX_BYTES - 1 }))
            chunks.push(chunk);
        return Buffer.concat(chunks);
    }
    finally {
        await file.close().catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./server/postgres/artifacts.js

function createArtifactStore({ sql }, dataDir) {
    return {
        shared: true,
        keep: async (job, name) => {
            const content = await readBeginning({ dataDir, job, name });
            if (content === undefined)
                return;
            await sql(`INSERT INTO artifacts (job, name, content) VALUES ($1, $2, $3)
         ON CONFLICT (job, name) DO UPDATE SET content = excluded.content`, [job, name, content]);
        },
        read: async (job, name) => {
            const [row] = await sql('SELECT content FROM artifacts WHERE job = $1 AND name = $2', [job, name]);
            return row?.content;
        },
        remove: async (job, names) => {
            if (names)
                await sql('DELETE FROM artifacts WHERE job = $1 AND name = ANY($2)', [job, names]);
            else
                await sql('DELETE FROM artifacts WHERE job = $1', [job]);
        },
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ../node_modules/pg/esm/index.mjs
var esm = __webpack_require__(6315);
// EXTERNAL MODULE: ./server/store/trouble.js
var store_trouble = __webpack_require__(784);
;// CONCATENATED MODULE: ./server/postgres/trouble.js


const TROUBLES = {
    away: { kind: 'away', sentence: 'the database cannot be reached', retryAfterSeconds: 5 },
    slow: { kind: 'busy', sentence: 'the database does not answer in time', retryAfterSeconds: 2 },
    contended: { kind: 'busy', sentence: 'the database is busy', retryAfterSeconds: 2 },
    crowded: { kind: 'busy', sentence: 'the database takes no more connections', retryAfterSeconds: 5 },
    full: { kind: 'full', sentence: "the database's disk is full", retryAfterSeconds: 30 },
    unwritable: { kind: 'unwritable', sentence: 'the database takes no writes', retryAfterSeconds: 10 },
};
const BY_STATE = [
    [/^(08...|57P0.|58P..)$/, TROUBLES.away],
    [/^(57014|25P0[34]|55P03)$/, TROUBLES.slow],
    [/^(40001|40P01)$/, TROUBLES.contended],
    [/^53[12]00$/, TROUBLES.full],
    [/^53...$/, TROUBLES.crowded],
    [/^(25006|58030)$/, TROUBLES.unwritable],
];
const SOCKET = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOENT|ENOTFOUND|EAI_AGAIN)$/;
const BY_MESSAGE = [
    [/^Connection terminated/, TROUBLES.away],
    [/not queryable$/, TROUBLES.away],
    [/^timeout exceeded when trying to connect$/, TROUBLES.slow],
    [/^(Query read timeout|timeout expired)$/, TROUBLES.slow],
];
function asStoreError(thrown) {
    const trouble = thrown instanceof store_trouble/* StoreUnavailable */.us ? undefined : troubleIn(thrown);
    return trouble ? new store_trouble/* StoreUnavailable */.us(trouble, { cause: thrown }) : thrown;
}
function isRefusal(thrown) {
    const code = (0,words_thrown/* codeOf */.$)(thrown) ?? '';
    return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code) && !SOCKET.test(code);
}
function isCollision(thrown) {
    return ['40001', '40P01', '23505'].includes((0,words_thrown/* codeOf */.$)(thrown) ?? '');
}
function troubleIn(thrown) {
    const code = (0,words_thrown/* codeOf */.$)(thrown);
    if (code === undefined)
        return BY_MESSAGE.find(([pattern]) => pattern.test((0,words_thrown/* messageOf */.b)(thrown)))?.[1];
    return SOCKET.test(code) ? TROUBLES.away : BY_STATE.find(([pattern]) => pattern.test(code))?.[1];
}

;// CONCATENATED MODULE: ./server/postgres/database.js




const COLLISIONS_MAX = 5;
function openDatabase(options) {
    const { patienceMs } = options;
    const pool = new esm/* default.Pool */.Ay.Pool(poolConfig(options));
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const once = async (work, end) => {
        const client = await pool.connect();
        const cut = setTimeout(() => void client.end().catch(() => undefined), Math.max(1, end - performance.now()));
        let committing = false;
        try {
            await client.query('BEGIN');
            const result = await work(sqlOn(client));
            committing = true;
            const { command } = await client.query('COMMIT');
            if (command !== 'COMMIT')
                throw new Error('a statement of the transaction had failed');
            client.release();
            return result;
        }
        catch (error) {
            const lost = committing && !isRefusal(error);
            const usable = !lost && (await rollBack(client));
            client.release(!usable);
            throw lost ? new CommitLost(error) : error;
        }
        finally {
            clearTimeout(cut);
        }
    };
    return {
        pool,
        sql: async (text, values) => {
            try {
                return await sqlOn(pool)(text, values);
            }
            catch (error) {
                throw asStoreError(error);
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
                        throw asStoreError(error.cause);
                    }
                    if (!isCollision(error) || tries === COLLISIONS_MAX || performance.now() > end)
                        throw asStoreError(error);
                }
            }
        },
        close: () => pool.end(),
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
        name = (0,external_node_crypto_.hash)('sha256', text, 'base64url');
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
function connectionConfig(options) {
    if (!isAddress(options.connection))
        throw new user_error/* UserError */.y('The address of the database is no URL of the form postgres://user@host/database.');
    return {
        connectionString: options.connection,
        application_name: options.applicationName,
        options: `-c search_path=${options.schema}`,
        keepAlive: true,
        types: { getTypeParser },
    };
}
function isAddress(connection) {
    try {
        return /^postgres(ql)?:\/\//.test(connection) && new esm/* default.Client */.Ay.Client(connection) instanceof esm/* default.Client */.Ay.Client;
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
const getTypeParser = (oid, format) => oid === esm/* default.types */.Ay.types.builtins.INT8 && format !== 'binary'
    ? Number
    : esm/* default.types */.Ay.types.getTypeParser(oid, format);
function storable(text) {
    return text.replaceAll('\0', '\uFFFD');
}

// EXTERNAL MODULE: ./server/store/jobs.js
var jobs = __webpack_require__(2779);
;// CONCATENATED MODULE: ./server/postgres/job-list.js

const PART = 500;
const COLUMNS = `id, project, status, model, pr_link, created_at, archived_at,
  left((SELECT prompt FROM turns WHERE job = jobs.id AND seq = 1), 500) AS prompt,
  (SELECT count(*) FROM turns WHERE job = jobs.id) AS turns,
  (SELECT failure FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS failure`;
function createJobLists({ sql }) {
    const read = ({ project, status, before, limit }) => {
        const values = [limit];
        const given = (value) => `$${values.push(value)}`;
        const conditions = [
            project === undefined ? [] : [`project = ${given(project)}`],
            status === undefined ? [] : [`status = ${given(status)}`],
            before === undefined ? [] : [`(created_at, id) < (${given(before.createdAt)}, ${given(before.id)})`],
        ].flat();
        const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
        return sql(`SELECT ${COLUMNS} FROM jobs ${where} ORDER BY created_at DESC, id DESC LIMIT $1`, values);
    };
    return {
        list: async function* (query) {
            let left = query.limit ?? Number.POSITIVE_INFINITY;
            let before = query.before;
            while (left > 0) {
                const limit = Math.min(left, PART);
                const rows = await read({ ...query, ...(before ? { before } : {}), limit });
                yield* rows;
                const last = rows.at(-1);
                if (!last || rows.length < limit)
                    return;
                before = { createdAt: last.created_at, id: last.id };
                left -= rows.length;
            }
        },
        count: async (project, status) => {
            const [row] = await sql('SELECT count(*) AS jobs FROM (SELECT 1 FROM jobs WHERE project = $1 AND status = $2 LIMIT $3) AS counted', [project, status, jobs/* COUNT_MAX */.F]);
            return row?.jobs ?? 0;
        },
    };
}

;// CONCATENATED MODULE: ./server/postgres/job-row.js
const JOB_COLUMNS = 'id, project, status, repository, ref, model, pr_link, base_commit, head_commit, created_at, archived_at';
const TURN_COLUMNS = 'job, seq, prompt, state, attempt, lost, process, parent_commit, result_commit, failure, created_at, started_at, ended_at';
async function lockJob(sql, job) {
    const [row] = await sql(`SELECT ${JOB_COLUMNS} FROM jobs WHERE id = $1 FOR UPDATE`, [job]);
    return row;
}
async function findJob(sql, job) {
    const [row] = await sql(`SELECT ${JOB_COLUMNS}, (SELECT max(seq) FROM turns WHERE job = jobs.id) AS turn FROM jobs WHERE id = $1`, [job]);
    return row;
}
async function findTurn(sql, { job, seq }) {
    const [row] = await sql(`SELECT ${TURN_COLUMNS} FROM turns WHERE job = $1 AND seq = $2`, [
        job,
        seq,
    ]);
    return row;
}

;// CONCATENATED MODULE: ./server/postgres/job-rest.js

function createJobRest({ sql, transaction }) {
    return {
        rest: (id) => restOf(sql, id),
        whileAtRest: (id, act) => transaction(async (run) => {
            await lockJob(run, id);
            if ((await restOf(run, id))?.open === true)
                return false;
            act();
            return true;
        }),
    };
}
async function restOf(sql, id) {
    const [row] = await sql(`SELECT status, EXISTS (SELECT 1 FROM turns WHERE job = $1 AND state <> 'done') AS open,
       coalesce((SELECT max(coalesce(ended_at, created_at)) FROM turns WHERE job = $1), created_at) AS last_at
     FROM jobs WHERE id = $1`, [id]);
    return (row && {
        open: row.open || row.status === 'active',
        archived: row.status === 'archived',
        lastAt: row.last_at,
    });
}

;// CONCATENATED MODULE: ./server/postgres/wake.js


const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;
async function notifyQueued(sql) {
    await sql(`SELECT pg_notify(current_schema() || '_queued', '')`);
}
function listenForQueued(options, wake) {
    let client;
    let timer;
    let stopped = false;
    let waitMs = FIRST_WAIT_MS;
    const again = (ended) => {
        if (client !== ended)
            return;
        client = undefined;
        if (stopped)
            return;
        timer = setTimeout(() => {
            void connect();
        }, waitMs);
        timer.unref();
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    };
    const connect = async () => {
        const current = new esm/* default.Client */.Ay.Client({ ...connectionConfig(options), connectionTimeoutMillis: LONGEST_WAIT_MS });
        client = current;
        current.on('error', () => undefined);
        current.on('notification', wake);
        current.on('end', () => again(current));
        try {
            await current.connect();
            await current.query(`LISTEN "${options.schema}_queued"`);
            waitMs = FIRST_WAIT_MS;
            wake();
        }
        catch {
            void current.end().catch(() => undefined);
            again(current);
        }
    };
    void connect();
    return {
        stop: async () => {
            stopped = true;
            clearTimeout(timer);
            await client?.end().catch(() => undefined);
        },
    };
}
function createWaking(options) {
    const wakes = new Set();
    let listener;
    return {
        onQueued: (wake) => {
            const own = () => wake();
            wakes.add(own);
            listener ??= listenForQueued(options, () => {
                for (const each of wakes)
                    each();
            });
            return () => void wakes.delete(own);
        },
        stop: async () => {
            await listener?.stop();
        },
    };
}

;// CONCATENATED MODULE: ./server/postgres/jobs.js






function createJobStore({ requests, work, queue, now }) {
    const { sql, transaction } = requests;
    const enqueue = async (run, turn) => {
        await queue.send(run, turn);
        await notifyQueued(run);
    };
    const wasQueued = async (message, job) => (await sql('SELECT 1 FROM turns WHERE job = $1 AND message = $2', [job, message])).length > 0;
    return {
        find: (id) => findJob(sql, id),
        turn: (job, seq) => findTurn(sql, { job, seq }),
        turnCount: async (id) => {
            const [row] = await sql('SELECT coalesce(max(seq), 0) AS turns FROM turns WHERE job = $1', [id]);
            return row?.turns ?? 0;
        },
        create: async (wanted) => {
            const job = newJob(wanted, now());
            const message = (0,external_node_crypto_.randomUUID)();
            await queue.ensure(job.project);
            return transaction(async (run) => {
                await insertJob(run, { job, message, prompt: wanted.prompt });
                await enqueue(run, { project: job.project, job: job.id });
                return job;
            }, async () => ((await wasQueued(message, job.id)) ? job : undefined));
        },
        addMessage: (id, prompt) => {
            const message = (0,external_node_crypto_.randomUUID)();
            return transaction(async (run) => {
                const job = await lockJob(run, id);
                if (!job)
                    throw new Error(`job ${id} vanished`);
                if (job.status === 'archived')
                    return undefined;
                const [turn] = await run(`INSERT INTO turns (job, seq, message, prompt, created_at)
             SELECT $1, 1 + coalesce(max(seq), 0), $2::uuid, $3, $4::bigint FROM turns WHERE job = $1 RETURNING seq`, [id, message, storable(prompt), now()]);
                await run(`UPDATE jobs SET status = 'active' WHERE id = $1`, [id]);
                await enqueue(run, { project: job.project, job: id });
                return { ...job, status: 'active', turn: turn?.seq ?? 0 };
            }, async () => ((await wasQueued(message, id)) ? findJob(sql, id) : undefined));
        },
        archive: (id) => transaction(async (run) => {
            const job = await lockJob(run, id);
            if (!job)
                return false;
            await run(`UPDATE jobs SET status = 'archived', archived_at = $2 WHERE id = $1 AND status <> 'archived'`, [id, now()]);
            await run(`UPDATE turns SET state = 'done', failure = 'archived', ended_at = $2 WHERE job = $1 AND state = 'queued'`, [id, now()]);
            return true;
        }),
        retry: (id) => transaction(async (run) => {
            const job = await lockJob(run, id);
            if (job?.status !== 'failed')
                return { ok: false, status: job?.status };
            await run(`UPDATE turns SET state = 'queued', lost = 0, process = NULL, failure = NULL, created_at = $2,
             started_at = NULL, ended_at = NULL
           WHERE job = $1 AND seq = (SELECT max(seq) FROM turns WHERE job = $1)`, [id, now()]);
            await run(`UPDATE jobs SET status = 'active' WHERE id = $1`, [id]);
            await enqueue(run, { project: job.project, job: id });
            return { ok: true };
        }),
        ...createJobLists(work),
        ...createJobRest(work),
    };
}
function newJob({ project, repository, ref, model }, createdAt) {
    return {
        id: randomJobId(),
        project,
        status: 'active',
        repository,
        ref,
        model,
        pr_link: null,
        base_commit: null,
        head_commit: null,
        created_at: createdAt,
        archived_at: null,
        turn: 1,
    };
}
async function insertJob(run, given) {
    const { job, message, prompt } = given;
    await run(`WITH job AS (
       INSERT INTO jobs (id, project, status, repository, ref, model, created_at)
       VALUES ($1, $2, 'active', $3, $4, $5, $6))
     INSERT INTO turns (job, seq, message, prompt, created_at) VALUES ($1, 1, $7, $8, $6)`, [job.id, job.project, job.repository, job.ref, job.model, job.created_at, message, storable(prompt)]);
}
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
function randomJobId() {
    return Array.from((0,external_node_crypto_.randomBytes)(26), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

;// CONCATENATED MODULE: ./server/postgres/keys.js
const KEPT_MS = 1000;
const KEPT_MAX = 10_000;
const keys_COLUMNS = 'id, hash, project, scopes, allow, created_at, expires_at, revoked_at';
function createKeyStore({ sql }) {
    const kept = new Map();
    const look = (id) => {
        const row = sql(`SELECT ${keys_COLUMNS} FROM keys WHERE id = $1`, [id]).then(([found]) => found);
        if (kept.size >= KEPT_MAX)
            kept.clear();
        const entry = { at: performance.now(), row };
        kept.set(id, entry);
        row.catch(() => {
            if (kept.get(id) === entry)
                kept.delete(id);
        });
        return row;
    };
    return {
        add: async (key) => {
            await sql(`INSERT INTO keys (id, hash, project, scopes, allow, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [key.id, key.hash, key.project, key.scopes, key.allow, key.created_at, key.expires_at]);
            kept.delete(key.id);
        },
        find: (id) => {
            const entry = kept.get(id);
            return entry && performance.now() - entry.at < KEPT_MS ? entry.row : look(id);
        },
        list: () => sql(`SELECT ${keys_COLUMNS} FROM keys ORDER BY created_at, id`),
        revoke: async (id, at) => {
            const rows = await sql(`UPDATE keys SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL RETURNING id`, [at, id]);
            kept.delete(id);
            return rows.length > 0;
        },
    };
}

;// CONCATENATED MODULE: ./server/postgres/limits.js
function createLimitStore({ sql }, { kind, perHour }) {
    return {
        take: async (name) => {
            const [row] = await sql('SELECT take_request($1, $2, $3) AS wait', [
                kind,
                name,
                perHour,
            ]);
            const wait = row?.wait ?? 0;
            return wait === 0 ? { ok: true } : { ok: false, retryAfterSeconds: wait };
        },
        giveBack: async (name) => {
            await sql(`UPDATE requests SET taken = taken - 1 WHERE kind = $1 AND name = $2 AND taken > 0 AND bucket =
           (SELECT max(bucket) FROM requests WHERE kind = $1 AND name = $2 AND taken > 0)`, [kind, name]);
        },
    };
}

// EXTERNAL MODULE: ../node_modules/pg-boss/dist/index.js + 31 modules
var dist = __webpack_require__(6714);
;// CONCATENATED MODULE: ./server/postgres/queue.js


const FOREVER = 2_000_000_000;
const CLAIM_MAX_SECONDS = 24 * 3600;
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
    const ensure = (project) => boss.createQueue(project, {
        policy: 'key_strict_fifo',
        retryLimit: FOREVER,
        retryDelay: 0,
        retentionSeconds: FOREVER,
        expireInSeconds: CLAIM_MAX_SECONDS,
        heartbeatSeconds: options.leaseSeconds,
    });
    return {
        ensure: (project) => {
            let making = made.get(project);
            if (!making) {
                making = ensure(project);
                making.catch(() => made.delete(project));
                made.set(project, making);
            }
            return making;
        },
        send: async (sql, { project, job }) => {
            const id = await boss.send(project, { job }, { singletonKey: job, db: within(sql) });
            if (id === null)
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
    const boss = new dist/* PgBoss */.zJ({ db: { executeSql }, schema, schedule: false, monitorVacuum: false, ...rest });
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
                if ((0,words_thrown/* codeOf */.$)(error) === '23505')
                    onCollision?.(error);
                throw error;
            }
        },
    };
}

;// CONCATENATED MODULE: ./server/postgres/views-schema.js
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

   -- The bits of a float64 that is a whole number below 2^53: its fraction with the leading 1, moved to where it belongs.
   CREATE FUNCTION view_float(bits bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT CASE bits WHEN 0 THEN 0
       ELSE (bits & 4503599627370495 | 4503599627370496) >> (1075 - (bits >> 52))::integer END
   $$;

   CREATE FUNCTION view_uint32(bytes bytea, place integer) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT get_byte(bytes, place) + 256 * get_byte(bytes, place + 1) + 65536 * get_byte(bytes, place + 2)
       + 16777216 * get_byte(bytes, place + 3)::bigint
   $$;

   -- A whole number of so many bytes, the lowest first; of eight it is a float64.
   CREATE FUNCTION view_number(bytes bytea, place integer, width integer) RETURNS bigint
   LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT CASE width
       WHEN 1 THEN get_byte(bytes, place)
       WHEN 2 THEN get_byte(bytes, place) + 256 * get_byte(bytes, place + 1)
       WHEN 4 THEN view_uint32(bytes, place)
       ELSE view_float(view_uint32(bytes, place) + (view_uint32(bytes, place + 4) << 32))
       END
   $$;

   -- The rows of a block (src/server/views/block.ts). Its bytes are fetched once: concatenation takes them out of their
   -- place, and the counting of rows stands behind it.
   CREATE FUNCTION view_counts(block bytea, block_rows integer) RETURNS TABLE (id bigint, human bigint, ai bigint)
   LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 1000 AS $$
     WITH whole AS MATERIALIZED (
       SELECT block || ''::bytea AS bytes, block_rows AS n, (block_rows + 1) / 2 * 8 AS start,
         (length(block) - (block_rows + 1) / 2 * 8) / nullif(2 * block_rows, 0) AS width
     )
     SELECT view_uint32(bytes, 4 * i), view_number(bytes, start + width * i, width),
       view_number(bytes, start + width * (n + i), width)
     FROM whole CROSS JOIN LATERAL generate_series(0, n - 1) AS i
   $$;

   -- Page views for people to read.
   CREATE VIEW page_views AS
     SELECT blocks.project, paths.path, blocks.day, counts.human, counts.ai
     FROM view_blocks AS blocks
     CROSS JOIN LATERAL view_counts(blocks.counts, blocks.rows) AS counts
     JOIN view_paths AS paths ON paths.project = blocks.project AND paths.id = counts.id
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
];
const QUEUE_VERSION = 43;
const SCHEMA = 'docs_agent';
function queueSchema(schema) {
    return `${schema}_queue`;
}

;// CONCATENATED MODULE: ./server/postgres/migrate.js




const AHEAD_MAX = 1;
const PATIENCE_MS = 3_600_000;
async function migrate(pool, { schema = SCHEMA } = {}) {
    const client = await pool.connect().catch((error) => {
        throw asStoreError(error);
    });
    const run = (text, values) => client.query({ text, ...(values ? { values } : {}), query_timeout: PATIENCE_MS });
    try {
        await run('SET statement_timeout = 0');
        await run('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`migrate ${schema}`]);
        const from = await versionOf(run, schema);
        if (from > MIGRATIONS.length + AHEAD_MAX)
            throw new user_error/* UserError */.y(`The database is of version ${from}, made by a newer docs-agent; this one knows ${MIGRATIONS.length}, and works with ${MIGRATIONS.length + AHEAD_MAX} at most.`);
        if (from === 0)
            await run(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
        for (const [at, migration] of [...MIGRATIONS.entries()].slice(from))
            await run(`BEGIN; SET LOCAL search_path = ${schema};
         ${migration};
         CREATE TABLE IF NOT EXISTS version (applied integer PRIMARY KEY);
         INSERT INTO version (applied) VALUES (${at + 1}); COMMIT`);
        await makeQueue({ schema: queueSchema(schema), executeSql: run });
        return { from, to: Math.max(from, MIGRATIONS.length) };
    }
    catch (error) {
        throw asStoreError(error);
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

;// CONCATENATED MODULE: ./server/postgres/probe.js

const probe_KEPT_MS = 1000;
function createProbe({ sql }, now) {
    let last;
    const tryIt = () => sql('INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at', [
        now(),
    ]).then(() => undefined, store_trouble/* describeStoreError */.zL);
    return () => {
        if (!last || performance.now() - last.at > probe_KEPT_MS)
            last = { at: performance.now(), result: tryIt() };
        return last.result;
    };
}

// EXTERNAL MODULE: ./server/store/turns.js
var turns = __webpack_require__(119);
;// CONCATENATED MODULE: ./server/postgres/claim.js

async function take(sql, { queue, project, worker, now }) {
    const token = await queue.take(sql, project);
    if (!token)
        return { kind: 'nothing' };
    const job = await lockJob(sql, token.job);
    const turn = job && (await firstOpen(sql, token.job));
    if (!job || !turn) {
        await queue.drop(sql, project, token);
        return { kind: 'superfluous' };
    }
    if (job.status === 'archived') {
        await endArchived(sql, turn, now);
        await queue.drop(sql, project, token);
        return { kind: 'superfluous' };
    }
    return { kind: 'claimed', claimed: { job, turn: await begin(sql, { turn, token, worker, now }) } };
}
async function firstOpen(sql, job) {
    const [turn] = await sql(`SELECT ${TURN_COLUMNS} FROM turns WHERE job = $1 AND state <> 'done' ORDER BY seq LIMIT 1`, [job]);
    return turn;
}
async function begin(sql, { turn, token, worker, now }) {
    const [begun] = await sql(`UPDATE turns SET state = 'running', attempt = attempt + 1, process = NULL, worker = $3, token = $4, claim = $5,
       renewed_at = clock_timestamp(), started_at = $6,
       lost = lost + CASE WHEN state = 'running' AND result_commit IS NULL
         AND renewed_at >= pg_postmaster_start_time() THEN 1 ELSE 0 END
     WHERE job = $1 AND seq = $2 RETURNING ${TURN_COLUMNS}`, [turn.job, turn.seq, worker, token.token, token.claim, now]);
    if (!begun)
        throw new Error(`turn ${turn.seq} of job ${turn.job} vanished`);
    return begun;
}
async function endArchived(sql, turn, now) {
    await sql(`UPDATE turns SET state = 'done', process = NULL, failure = 'archived', ended_at = $3 WHERE job = $1 AND seq = $2`, [turn.job, turn.seq, now]);
}

;// CONCATENATED MODULE: ./server/postgres/holding.js


function createHolding(db) {
    const doubtful = new Set();
    const hold = async (sql, { job, seq, attempt }) => {
        const [held] = await sql(`SELECT project, state, attempt, worker, token, claim FROM turns JOIN jobs ON jobs.id = job
       WHERE job = $1 AND seq = $2 AND attempt = $3`, [job, seq, attempt]);
        return held;
    };
    return {
        hold,
        write: async (key, { act, isDone }) => {
            const name = `${key.job}/${key.seq}/${key.attempt}`;
            const wasDone = (held) => held !== undefined && isDone?.(held) === true;
            try {
                await db.transaction(async (sql) => {
                    await lockJob(sql, key.job);
                    const held = await hold(sql, key);
                    if (doubtful.has(name) && wasDone(held))
                        return true;
                    if (held?.state !== 'running')
                        throw new turns/* TurnLost */.i(`turn ${key.seq} of job ${key.job} is another's`);
                    await act(sql, held);
                    return true;
                }, async () => {
                    doubtful.add(name);
                    return wasDone(await hold(db.sql, key)) ? true : undefined;
                });
                doubtful.delete(name);
            }
            catch (error) {
                if (error instanceof turns/* TurnLost */.i)
                    doubtful.delete(name);
                throw error;
            }
        },
    };
}

;// CONCATENATED MODULE: ./server/postgres/queue-state.js

async function waitingProjects(sql, queueSchema) {
    const rows = await sql(`SELECT name FROM ${queueSchema}.queue WHERE EXISTS (
       SELECT 1 FROM ${queueSchema}.job WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked)
     ORDER BY name`);
    return rows.map(({ name }) => name);
}
function runningOf(sql, worker) {
    return sql(`SELECT ${TURN_COLUMNS} FROM turns WHERE state = 'running' AND worker = $1 ORDER BY started_at, job, seq`, [worker]);
}
async function queueState(sql) {
    const [row] = await sql(`SELECT count(*) FILTER (WHERE state = 'queued')::integer AS queued,
       count(*) FILTER (WHERE state = 'running')::integer AS running,
       min(created_at) FILTER (WHERE state = 'queued') AS "oldestQueuedAt",
       min(started_at) FILTER (WHERE state = 'running') AS "oldestRunningAt"
     FROM turns WHERE state <> 'done'`);
    return row ?? { queued: 0, running: 0, oldestQueuedAt: null, oldestRunningAt: null };
}

;// CONCATENATED MODULE: ./server/postgres/renew.js
function renewLeases(turns, { db, queue }) {
    if (turns.length === 0)
        return Promise.resolve([]);
    return db.transaction(async (sql) => {
        const held = await holdAll(sql, turns);
        const touched = new Set();
        for (const [project, keys] of Map.groupBy(held, ({ project }) => project))
            for (const token of await queue.touch(sql, project, keys))
                touched.add(token);
        await sql('UPDATE turns SET renewed_at = clock_timestamp() WHERE (job, seq) IN (SELECT * FROM unnest($1::text[], $2::integer[]))', columns(held.filter(({ token }) => touched.has(token))));
        return held
            .filter(({ token }) => touched.has(token))
            .map(({ job, seq, attempt }) => ({ job, seq, attempt }));
    });
}
function columns(turns) {
    return [turns.map(({ job }) => job), turns.map(({ seq }) => seq)];
}
function holdAll(sql, turns) {
    return sql(`SELECT t.job, t.seq, t.attempt, t.token, t.claim, jobs.project
     FROM unnest($1::text[], $2::integer[], $3::integer[]) AS k (job, seq, attempt)
       JOIN turns AS t ON t.job = k.job AND t.seq = k.seq AND t.attempt = k.attempt
       JOIN jobs ON jobs.id = t.job
     WHERE t.state = 'running' ORDER BY t.job, t.seq FOR UPDATE OF t`, [...columns(turns), turns.map(({ attempt }) => attempt)]);
}

;// CONCATENATED MODULE: ./server/postgres/turns.js







function createTurnStore(ports) {
    const { db, queue, worker, now } = ports;
    const { hold, write } = createHolding(db);
    const orphans = [];
    const giveBack = (key, lost) => write(key, {
        act: async (sql, held) => {
            await sql(`UPDATE turns SET state = 'queued', process = NULL, worker = NULL, token = NULL, claim = NULL,
             lost = lost + CASE WHEN result_commit IS NULL THEN $3 ELSE 0 END
           WHERE job = $1 AND seq = $2`, [key.job, key.seq, lost]);
            await queue.putBack(sql, held.project, held);
            await notifyQueued(sql);
        },
        isDone: ({ state, worker: at }) => state === 'queued' && at === null,
    });
    const claimOne = async (project) => {
        let claimed;
        const committed = async () => {
            if (!claimed)
                return undefined;
            const held = await hold(db.sql, claimed.turn);
            return held?.worker === worker ? { kind: 'claimed', claimed } : undefined;
        };
        try {
            return await db.transaction(async (sql) => {
                claimed = undefined;
                const taken = await take(sql, { queue, project, worker, now: now() });
                if (taken.kind === 'claimed')
                    claimed = taken.claimed;
                return taken;
            }, committed);
        }
        catch (error) {
            if (claimed)
                orphans.push(claimed.turn);
            throw error;
        }
    };
    return {
        leaseMs: ports.leaseMs,
        onQueued: ports.onQueued,
        waiting: () => waitingProjects(db.sql, ports.queueSchema),
        state: () => queueState(db.sql),
        running: () => runningOf(db.sql, worker),
        renew: (turns) => renewLeases(turns, { db, queue }),
        claim: async (project) => {
            for (let orphan = orphans[0]; orphan; orphan = orphans[0]) {
                await giveBack(orphan, 0).catch(ignoreLost);
                orphans.shift();
            }
            await queue.ensure(project);
            for (;;) {
                const taken = await claimOne(project);
                if (taken.kind === 'claimed')
                    return taken.claimed;
                if (taken.kind === 'nothing')
                    return undefined;
            }
        },
        recover: async () => {
            const recovered = [];
            for (const { job, seq, attempt } of await runningOf(db.sql, worker)) {
                const key = { job, seq, attempt };
                await giveBack(key, 1).then(() => recovered.push(key), ignoreLost);
            }
            return recovered;
        },
        recordProcess: (key, process) => write(key, {
            act: async (sql) => {
                await sql('UPDATE turns SET process = $3 WHERE job = $1 AND seq = $2', [key.job, key.seq, process]);
            },
        }),
        recordParent: (key, { commit, newBranch }) => write(key, {
            act: async (sql) => {
                await sql('UPDATE turns SET parent_commit = $3 WHERE job = $1 AND seq = $2', [
                    key.job,
                    key.seq,
                    commit,
                ]);
                if (newBranch)
                    await sql('UPDATE jobs SET base_commit = $2 WHERE id = $1', [key.job, commit]);
            },
        }),
        recordResult: (key, commit) => write(key, {
            act: async (sql) => {
                await sql('UPDATE turns SET result_commit = $3 WHERE job = $1 AND seq = $2', [
                    key.job,
                    key.seq,
                    commit,
                ]);
                await sql('UPDATE jobs SET head_commit = $2 WHERE id = $1', [key.job, commit]);
            },
        }),
        finish: (key, end) => write(key, {
            act: async (sql, held) => {
                await sql(`UPDATE turns SET state = 'done', process = NULL, failure = $3, ended_at = $4 WHERE job = $1 AND seq = $2`, [key.job, key.seq, end.failure === undefined ? null : storable(end.failure), now()]);
                if (end.prLink !== undefined)
                    await sql('UPDATE jobs SET pr_link = $2 WHERE id = $1', [key.job, end.prLink]);
                await sql(`UPDATE jobs SET status = $2 WHERE id = $1 AND status = 'active'
               AND NOT EXISTS (SELECT 1 FROM turns WHERE job = $1 AND state <> 'done')`, [key.job, end.status]);
                await queue.drop(sql, held.project, held);
            },
            isDone: ({ state }) => state === 'done',
        }),
        requeue: (key) => giveBack(key, 0),
    };
}
function ignoreLost(error) {
    if (!(error instanceof turns/* TurnLost */.i))
        throw error;
}

;// CONCATENATED MODULE: ./server/postgres/unpublished.js

const unpublished_COLUMNS = 'job, seq, result_commit, tries, since, next_at';
function createUnpublishedStore({ sql, transaction }, now) {
    return {
        add: async ({ job, seq, commit }) => {
            await sql(`INSERT INTO unpublished (job, seq, result_commit, tries, since, next_at) VALUES ($1, $2, $3, 0, $4, $4)
         ON CONFLICT (job) DO UPDATE SET seq = $2, result_commit = $3, tries = 0, next_at = $4`, [job, seq, commit, now()]);
        },
        find: async (job) => {
            const [row] = await sql(`SELECT ${unpublished_COLUMNS} FROM unpublished WHERE job = $1`, [job]);
            return row;
        },
        due: (limit) => sql(`SELECT ${unpublished_COLUMNS.replaceAll(/\w+/g, 'u.$&')} FROM unpublished AS u JOIN jobs AS j ON j.id = u.job
         WHERE u.next_at <= $1 AND j.status IN ('failed', 'completed') ORDER BY u.next_at, u.job LIMIT $2`, [now(), limit]),
        take: async (row, until) => {
            const taken = await sql(`UPDATE unpublished SET next_at = $1 WHERE job = $2 AND seq = $3 AND result_commit = $4 AND next_at = $5
         RETURNING job`, [until, row.job, row.seq, row.result_commit, row.next_at]);
            return taken.length > 0;
        },
        release: async (row) => {
            await sql('UPDATE unpublished SET next_at = $3 WHERE job = $1 AND seq = $2', [
                row.job,
                row.seq,
                row.next_at,
            ]);
        },
        postpone: async (job, nextAt) => {
            await sql('UPDATE unpublished SET tries = tries + 1, next_at = $1 WHERE job = $2', [nextAt, job]);
        },
        remove: async (job) => {
            await sql('DELETE FROM unpublished WHERE job = $1', [job]);
        },
        publish: ({ job, seq }, prLink) => transaction(async (run) => {
            await lockJob(run, job);
            await run('UPDATE turns SET failure = NULL WHERE job = $1 AND seq = $2', [job, seq]);
            await run(`UPDATE jobs SET pr_link = $2, status = CASE WHEN status = 'failed' AND NOT EXISTS (
             SELECT 1 FROM turns WHERE job = $1 AND seq > $3) THEN 'completed' ELSE status END
           WHERE id = $1`, [job, prLink, seq]);
            await run('DELETE FROM unpublished WHERE job = $1', [job]);
        }),
    };
}

;// CONCATENATED MODULE: ./server/postgres/open.js














const REQUEST_PATIENCE_MS = 900;
const WORK_PATIENCE_MS = 8000;
const LEASE_SECONDS = 30;
const SWEEP_SECONDS = 5;
async function openPostgresStores(options) {
    const { schema = SCHEMA, now = Date.now, leaseSeconds = LEASE_SECONDS } = options;
    if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema))
        throw new user_error/* UserError */.y(`${schema} cannot be the name of a schema.`);
    const poolSize = options.poolSize ?? { requests: 8, work: 6 };
    const base = {
        connection: options.connection,
        applicationName: options.applicationName ?? 'docs-agent',
        schema,
    };
    const requests = openDatabase({ ...base, size: poolSize.requests, patienceMs: REQUEST_PATIENCE_MS });
    const work = openDatabase({ ...base, size: poolSize.work, patienceMs: WORK_PATIENCE_MS });
    const closePools = () => Promise.all([requests.close(), work.close()]);
    const queue = await prepare(work, {
        schema,
        leaseSeconds,
        sweepSeconds: options.sweepSeconds ?? SWEEP_SECONDS,
    }).catch(async (error) => {
        await closePools();
        throw error;
    });
    const waking = createWaking(base);
    const views = options.views(work.pool);
    const { agentRequestsPerHour, analyticsRequestsPerHour } = options.limits;
    return {
        jobs: createJobStore({ requests, work, queue, now }),
        turns: createTurnStore({
            db: work,
            queue,
            queueSchema: queueSchema(schema),
            worker: options.worker,
            leaseMs: leaseSeconds * 1000,
            onQueued: waking.onQueued,
            now,
        }),
        unpublished: createUnpublishedStore(work, now),
        keys: createKeyStore(requests),
        views: translated(views),
        viewTables: views.tables,
        limits: {
            agent: createLimitStore(requests, { kind: 'agent', perHour: agentRequestsPerHour }),
            analytics: createLimitStore(requests, { kind: 'analytics', perHour: analyticsRequestsPerHour }),
        },
        artifacts: options.artifacts ?? createArtifactStore(work, options.dataDir),
        probe: createProbe(requests, now),
        neverWait: () => { },
        sweep: queue.sweep,
        close: async () => {
            await Promise.all([waking.stop(), queue.stop()]);
            await closePools();
        },
    };
}
async function prepare({ pool }, given) {
    await migrate(pool, given);
    const { leaseSeconds, sweepSeconds } = given;
    const executeSql = (text, values) => pool.query(text, values);
    try {
        return await openQueue({ schema: queueSchema(given.schema), executeSql, leaseSeconds, sweepSeconds });
    }
    catch (error) {
        throw asStoreError(error);
    }
}
function translated(views) {
    const refuse = (error) => {
        throw asStoreError(error);
    };
    return {
        page: (query) => views.page(query).catch(refuse),
        import: (project, rows) => views.import(project, rows).catch(refuse),
    };
}

// EXTERNAL MODULE: ../node_modules/s3mini/dist/index.mjs
var s3mini_dist = __webpack_require__(9008);
;// CONCATENATED MODULE: ./server/postgres/s3-artifacts.js



const TIMEOUT_MS = 8000;
const TROUBLE = {
    kind: 'away',
    sentence: 'the storage of logs and diffs cannot be reached',
    retryAfterSeconds: 5,
};
function createS3Artifacts(options, dataDir) {
    const { prefix = '', timeoutMs = TIMEOUT_MS } = options;
    const client = new s3mini_dist/* S3mini */.wr({
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
    return {
        shared: true,
        keep: async (job, name) => {
            const content = await readBeginning({ dataDir, job, name });
            if (content !== undefined)
                await s3_artifacts_translated(client.putObject(keyOf(job, name), content));
        },
        read: async (job, name) => {
            const content = await s3_artifacts_translated(client.getObjectArrayBuffer(keyOf(job, name)));
            return content === null ? undefined : Buffer.from(content);
        },
        remove: (job, names) => s3_artifacts_translated((async () => {
            const keys = names ? names.map((name) => keyOf(job, name)) : await namesOf(job);
            for (const key of keys)
                await client.deleteObject(key);
        })()),
    };
}
async function s3_artifacts_translated(work) {
    try {
        return await work;
    }
    catch (error) {
        throw mayPass(error) ? new store_trouble/* StoreUnavailable */.us(TROUBLE, { cause: error }) : error;
    }
}
function mayPass(error) {
    if (error instanceof s3mini_dist/* S3NetworkError */.hR)
        return true;
    return error instanceof s3mini_dist/* S3ServiceError */.oB && (error.status >= 500 || error.status === 429);
}

// EXTERNAL MODULE: ./server/views/views.js + 3 modules
var views = __webpack_require__(7704);
;// CONCATENATED MODULE: ./server/postgres/copy-rows.js
function copyRows(client, { select, onRow }) {
    return new Promise((resolve, reject) => {
        client.query(new CopyOut(select, { onRow, onEnd: (error) => (error === undefined ? resolve() : reject(error)) }));
    });
}
class CopyOut {
    callback;
    #select;
    #rows;
    #error;
    constructor(select, { onRow, onEnd }) {
        this.#select = select;
        this.#rows = new CopiedRows(onRow);
        this.callback = onEnd;
    }
    submit(connection) {
        connection.query(`COPY (${this.#select}) TO STDOUT (FORMAT binary)`);
    }
    handleCopyData({ chunk }) {
        if (this.#error !== undefined)
            return;
        try {
            this.#rows.push(chunk);
        }
        catch (error) {
            this.#error = error;
        }
    }
    handleError(error) {
        this.callback(this.#error ?? error);
    }
    handleReadyForQuery() {
        this.callback(this.#error ?? this.#rows.unfinished());
    }
    handleCommandComplete() { }
    handleRowDescription() { }
    handleDataRow() { }
    handleEmptyQuery() { }
}
const HEADER_BYTES = 19;
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const TRAILER = -1;
class CopiedRows {
    #onRow;
    #rest = Buffer.alloc(0);
    #state = 'header';
    constructor(onRow) {
        this.#onRow = onRow;
    }
    push(chunk) {
        const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
        let at = 0;
        for (let next = this.#read(bytes, at); next !== undefined; next = this.#read(bytes, at))
            at = next;
        this.#rest = Buffer.from(bytes.subarray(at));
    }
    unfinished() {
        return this.#state === 'end' ? undefined : new Error('COPY ended in the middle of its rows');
    }
    #read(bytes, at) {
        if (this.#state === 'end')
            return undefined;
        if (this.#state === 'header') {
            if (bytes.length < at + HEADER_BYTES)
                return undefined;
            const end = at + HEADER_BYTES + bytes.readInt32BE(at + HEADER_BYTES - 4);
            if (!bytes.subarray(at, at + SIGNATURE.length).equals(SIGNATURE))
                throw new Error('COPY sends no rows');
            if (bytes.length < end)
                return undefined;
            this.#state = 'rows';
            return end;
        }
        return this.#readRow(bytes, at);
    }
    #readRow(bytes, start) {
        if (bytes.length < start + 2)
            return undefined;
        const columns = bytes.readInt16BE(start);
        if (columns === TRAILER) {
            this.#state = 'end';
            return start + 2;
        }
        const row = [];
        let at = start + 2;
        for (let column = 0; column < columns; column++) {
            if (bytes.length < at + 4)
                return undefined;
            const length = bytes.readInt32BE(at);
            at += 4;
            if (length === -1)
                row.push(null);
            else {
                if (bytes.length < at + length)
                    return undefined;
                row.push(bytes.subarray(at, at + length));
                at += length;
            }
        }
        this.#onRow(row);
        return at;
    }
}

;// CONCATENATED MODULE: ./server/postgres/views-connection.js
function snapshot(pool, read) {
    return views_connection_within(pool, { begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work: read });
}
function transaction(pool, work) {
    return views_connection_within(pool, { begin: 'BEGIN', work });
}
async function views_connection_within(pool, { begin, work }) {
    const client = await pool.connect();
    try {
        await client.query(begin);
        const result = await work(client);
        await client.query('COMMIT');
        client.release();
        return result;
    }
    catch (error) {
        client.release(true);
        throw error;
    }
}

;// CONCATENATED MODULE: ./server/postgres/views-marks.js
const LIST = `SELECT position, tail_hash FROM view_sources
  WHERE project = $1 AND head_bytes = $2 AND head_hash = $3 ORDER BY position DESC`;
const PUT = `INSERT INTO view_sources (project, head_bytes, head_hash, position, tail_hash, imported_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (project, head_bytes, head_hash, position)
  DO UPDATE SET tail_hash = excluded.tail_hash, imported_at = excluded.imported_at`;
const DROP = 'DELETE FROM view_sources WHERE project = $1 AND head_bytes = $2 AND head_hash = $3 AND position = $4';
async function listHeadSizes(pool, project) {
    const { rows } = await pool.query('SELECT DISTINCT head_bytes FROM view_sources WHERE project = $1', [
        project,
    ]);
    return rows.map(({ head_bytes: bytes }) => bytes);
}
async function listMarks(on, { project, head }) {
    const { rows } = await on.query(LIST, [project, head.bytes, head.hash]);
    return rows.map(({ position, tail_hash: tailHash }) => ({ head, position: Number(position), tailHash }));
}
async function putMark(client, { project, mark }) {
    const { put, drop, keep } = mark;
    const remove = ({ head, position }) => client.query(DROP, [project, head.bytes, head.hash, position]);
    if (drop)
        await remove(drop);
    const { head, position, tailHash } = put;
    await client.query(PUT, [project, head.bytes, head.hash, position, tailHash, Date.now()]);
    for (const old of (await listMarks(client, { project, head })).slice(keep))
        await remove(old);
}

;// CONCATENATED MODULE: ./server/postgres/views-paths.js

const PATHS_AT_ONCE = 10_000;
const FIND_IDS = `SELECT given.at, paths.id FROM unnest($2::text[]) WITH ORDINALITY AS given (path, at)
  JOIN view_paths AS paths ON paths.project = $1 AND paths.path = given.path`;
const ADD_PROJECT = `INSERT INTO view_projects (project, version, path_order) VALUES ($1, 0, '') ON CONFLICT DO NOTHING`;
const ADD_PATHS = `INSERT INTO view_paths (project, id, path)
  SELECT $1, (SELECT coalesce(max(id) + 1, 0) FROM view_paths WHERE project = $1) + row_number() OVER (ORDER BY path) - 1, path
  FROM (SELECT DISTINCT path COLLATE "C" AS path FROM unnest($2::text[]) AS given (path)) AS given
  WHERE NOT EXISTS (SELECT 1 FROM view_paths AS there WHERE there.project = $1 AND there.path = given.path)`;
function createPathTable(pool) {
    const find = async (project, { paths, ids, places }) => {
        const list = places.map((place) => paths[place]);
        const { rows } = await pool.query({ name: 'view_find_ids', text: FIND_IDS, values: [project, list] });
        const missing = new Set(places);
        for (const { at, id } of rows) {
            const place = places[Number(at) - 1] ?? 0;
            ids[place] = id;
            missing.delete(place);
        }
        return [...missing];
    };
    const add = (project, paths) => transaction(pool, async (client) => {
        await client.query(ADD_PROJECT, [project]);
        await client.query('SELECT FROM view_projects WHERE project = $1 FOR UPDATE', [project]);
        await client.query(ADD_PATHS, [project, paths]);
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
            const { rows } = await pool.query({
                name: 'view_paths_of',
                text: 'SELECT id, path FROM view_paths WHERE project = $1 AND id = ANY($2::integer[])',
                values: [project, [...ids]],
            });
            const paths = new Map(rows.map(({ id, path }) => [id, path]));
            return Array.from(ids, (id) => paths.get(id));
        },
    };
}

;// CONCATENATED MODULE: ./server/postgres/views-tables.js




const LIST_PERIODS = `SELECT period, rows, zeros, human::float8, ai::float8 FROM view_blocks
  WHERE project = $1 ORDER BY period COLLATE "C"`;
const PUT_BLOCK = `INSERT INTO view_blocks (project, period, rows, zeros, human, ai, counts)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (project, period) DO UPDATE SET rows = excluded.rows, zeros = excluded.zeros, human = excluded.human,
    ai = excluded.ai, counts = excluded.counts`;
const views_tables_ADD_PROJECT = `INSERT INTO view_projects (project, version, path_order) VALUES ($1, 0, '') ON CONFLICT DO NOTHING`;
const NEXT_VERSION = 'UPDATE view_projects SET version = version + 1 WHERE project = $1 AND version = $2';
const SORT_PATHS = `UPDATE view_projects SET path_order =
    (SELECT string_agg(int4send(id), ''::bytea ORDER BY path) FROM view_paths WHERE project = $1)
  WHERE project = $1 AND length(path_order) < 4 * (SELECT max(id) + 1 FROM view_paths WHERE project = $1)`;
function createViewTables(pool) {
    const { pageIds, paths } = createPathTable(pool);
    return {
        pageIds,
        paths,
        version: async (project) => {
            const text = 'SELECT version FROM view_projects WHERE project = $1';
            const { rows } = await pool.query({ name: 'view_version', text, values: [project] });
            return Number(rows[0]?.version ?? 0);
        },
        read: (project, reading) => snapshot(pool, (client) => read(client, { project, ...reading })),
        apply: (change) => transaction(pool, (client) => apply(client, change)),
        headSizes: (project) => listHeadSizes(pool, project),
        marks: (project, head) => listMarks(pool, { project, head }),
    };
}
async function read(client, { project, choose, take }) {
    const name = client.escapeLiteral(project);
    let version = 0;
    let order = new Uint32Array(0);
    await copyRows(client, {
        select: `SELECT version, path_order FROM view_projects WHERE project = ${name}`,
        onRow: ([count, bytes]) => {
            version = Number(count?.readBigInt64BE());
            const own = Buffer.from(ownBytes(bytes).buffer).swap32();
            order = new Uint32Array(own.buffer);
        },
    });
    const { rows } = await client.query({
        name: 'view_periods',
        text: LIST_PERIODS,
        values: [project],
    });
    const wanted = choose({ version, periods: rows, order });
    if (wanted.length === 0)
        return;
    const list = wanted.map((period) => client.escapeLiteral(period)).join(', ');
    await copyRows(client, {
        select: `SELECT wanted.period, blocks.rows, blocks.zeros, blocks.counts
      FROM unnest(ARRAY[${list}]) WITH ORDINALITY AS wanted (period, at)
      LEFT JOIN view_blocks AS blocks ON blocks.project = ${name} AND blocks.period = wanted.period ORDER BY wanted.at`,
        onRow: ([period, rowCount, zeros, counts]) => take(String(period), counts
            ? {
                rows: Number(rowCount?.readInt32BE()),
                zeros: Number(zeros?.readInt32BE()),
                counts: ownBytes(counts),
            }
            : undefined),
    });
}
async function apply(client, { project, version, blocks, mark }) {
    await client.query(views_tables_ADD_PROJECT, [project]);
    const { rowCount } = await client.query(NEXT_VERSION, [project, version]);
    if (rowCount !== 1)
        return false;
    await client.query(SORT_PATHS, [project]);
    for (const { period, rows, zeros, human, ai, counts } of blocks)
        await client.query({
            name: 'view_put_block',
            text: PUT_BLOCK,
            values: [project, period, rows, zeros, human, ai, counts],
        });
    if (mark)
        await putMark(client, { project, mark });
    return true;
}
function ownBytes(bytes) {
    return new Uint8Array(bytes ?? []);
}

;// CONCATENATED MODULE: ./server/postgres/views.js


function createPostgresViews(pool) {
    const tables = createViewTables(pool);
    return { ...(0,views/* createViewStore */.T)(tables), tables };
}

;// CONCATENATED MODULE: ./server/open-postgres.js



async function openPostgres(config, { worker = 'command', now }) {
    const { database: connection, dataDir, limits, s3 } = config;
    return openPostgresStores({
        connection,
        dataDir,
        worker,
        limits,
        views: createPostgresViews,
        ...(s3 ? { artifacts: createS3Artifacts(s3, dataDir) } : {}),
        ...(now ? { now } : {}),
    });
}


/***/ }),

/***/ 4084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/**
 * Stands in for `pg-native` inside the bundles, see bundle.ts: code for one machine, which `pg` goes without unless it is
 * asked for. Whoever asks is told what Node says of a package that is not installed.
 */
throw Object.assign(new Error('pg-native is not part of this bundle'), { code: 'MODULE_NOT_FOUND' });


/***/ })

};
