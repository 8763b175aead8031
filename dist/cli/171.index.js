export const id = 171;
export const ids = [171];
export const modules = {

/***/ 12171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  migratePostgres: () => (/* binding */ migratePostgres),
  openPostgres: () => (/* binding */ openPostgres)
});

// EXTERNAL MODULE: ./server/postgres/database.js
var postgres_database = __webpack_require__(15928);
// EXTERNAL MODULE: ./server/postgres/migrate.js
var migrate = __webpack_require__(5108);
// EXTERNAL MODULE: ./server/store/rate-limit.js
var rate_limit = __webpack_require__(29055);
// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __webpack_require__(48731);
// EXTERNAL MODULE: ./server/postgres/artifacts.js
var artifacts = __webpack_require__(99798);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./server/store/jobs.js
var store_jobs = __webpack_require__(52779);
// EXTERNAL MODULE: ./server/store/random-job-id.js
var random_job_id = __webpack_require__(25966);
// EXTERNAL MODULE: ./server/store/trouble.js
var trouble = __webpack_require__(20784);
;// CONCATENATED MODULE: ./server/postgres/gather.js
const GROUP_MAX = 64;
function gather(work) {
    let waiting = [];
    const start = async (group) => {
        try {
            const results = await work(group.map(({ asked }) => asked));
            for (const [at, { resolve }] of group.entries())
                resolve(results[at]);
        }
        catch (error) {
            for (const { reject } of group)
                reject(error);
        }
    };
    const startAll = () => {
        const all = waiting;
        waiting = [];
        for (let at = 0; at < all.length; at += GROUP_MAX)
            void start(all.slice(at, at + GROUP_MAX));
    };
    return (asked) => new Promise((resolve, reject) => {
        waiting.push({ asked, resolve, reject });
        if (waiting.length === 1)
            setImmediate(startAll);
    });
}

// EXTERNAL MODULE: ../node_modules/pg/esm/index.mjs
var esm = __webpack_require__(96315);
// EXTERNAL MODULE: ./server/postgres/connection.js
var connection = __webpack_require__(30333);
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
        const current = new esm/* default.Client */.Ay.Client({ ...(0,connection/* connectionConfig */.t)(options), connectionTimeoutMillis: LONGEST_WAIT_MS });
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

;// CONCATENATED MODULE: ./server/postgres/create-jobs.js






function createJobMaker({ sql, transaction }, { queue, now }) {
    const insertAll = (made) => {
        const jobs = made.map(({ job }) => job);
        return transaction(async (run) => {
            const byProject = Map.groupBy(jobs, ({ project }) => project);
            await insert(run, made);
            for (const [project, ofProject] of byProject)
                await queue.send(run, { project, jobs: ofProject.map(({ id }) => id) });
            await notifyQueued(run);
            return jobs;
        }, async () => {
            const found = await sql('SELECT 1 FROM jobs WHERE id = $1', [jobs[0]?.id]);
            return found.length > 0 ? jobs : undefined;
        });
    };
    return gather(async (group) => {
        const made = group.map((wanted) => make(wanted, now()));
        try {
            return await insertAll(made);
        }
        catch (error) {
            if ((0,trouble/* troubleOf */.LH)(error) || made.length === 1)
                throw error;
            return Promise.all(made.map(async (one) => (await insertAll([one]))[0]));
        }
    });
}
function make({ project, repository, ref, model, prompt }, createdAt) {
    const job = {
        id: (0,random_job_id/* randomJobId */.g)(),
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
        recovered_at: null,
        turn: 1,
        checks: null,
        failure: null,
    };
    return { job, message: (0,external_node_crypto_.randomUUID)(), prompt: (0,postgres_database/* storable */.h)(prompt) };
}
async function insert(run, made) {
    const jobs = made.map(({ job }) => job);
    await run(`WITH made AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::uuid[], $8::text[])
         AS made (id, project, repository, ref, model, created_at, message, prompt)
     ), job AS (
       INSERT INTO jobs (id, project, status, repository, ref, model, created_at)
       SELECT id, project, 'active', repository, ref, model, created_at FROM made)
     INSERT INTO turns (job, seq, message, prompt, created_at) SELECT id, 1, message, prompt, created_at FROM made`, [
        jobs.map(({ id }) => id),
        jobs.map(({ project }) => project),
        jobs.map(({ repository }) => repository),
        jobs.map(({ ref }) => ref),
        jobs.map(({ model }) => model),
        jobs.map(({ created_at }) => created_at),
        made.map(({ message }) => message),
        made.map(({ prompt }) => prompt),
    ]);
}

;// CONCATENATED MODULE: ./server/postgres/forget-prompts.js

const TURNS_AT_ONCE = 100;
const AT_REST = `t.prompt <> '${store_jobs/* FORGOTTEN_PROMPT */.yc}' AND t.ended_at <= $1::bigint AND j.status <> 'active'
  AND NOT EXISTS (SELECT 1 FROM turns AS o WHERE o.job = t.job AND (o.state <> 'done' OR o.ended_at > $1::bigint))
  AND NOT EXISTS (SELECT 1 FROM unpublished AS u WHERE u.job = t.job)`;
function createForgetting({ sql, transaction }) {
    const forget = (lastAt) => transaction(async (run) => {
        const jobs = await run(`SELECT j.id FROM jobs AS j WHERE j.id IN (
           SELECT t.job FROM turns AS t JOIN jobs AS j ON j.id = t.job WHERE ${AT_REST} LIMIT ${TURNS_AT_ONCE})
         ORDER BY j.id FOR UPDATE`, [lastAt]);
        const turns = await run(`UPDATE turns AS done SET prompt = $3 FROM turns AS t JOIN jobs AS j ON j.id = t.job
         WHERE done.job = t.job AND done.seq = t.seq AND t.job = ANY ($2) AND ${AT_REST} RETURNING 1`, [lastAt, jobs.map(({ id }) => id), store_jobs/* FORGOTTEN_PROMPT */.yc]);
        return turns.length;
    });
    return {
        forgetPrompts: async ({ lastAt, dryRun }) => {
            if (dryRun) {
                const [row] = await sql(`SELECT count(*)::integer AS turns FROM turns AS t JOIN jobs AS j ON j.id = t.job WHERE ${AT_REST}`, [lastAt]);
                return row?.turns ?? 0;
            }
            let forgotten = 0;
            for (;;) {
                const changed = await forget(lastAt);
                forgotten += changed;
                if (changed === 0)
                    return forgotten;
            }
        },
    };
}

;// CONCATENATED MODULE: ./server/postgres/job-list.js

const PART = 500;
const COLUMNS = `id, project, status, model, pr_link, created_at, archived_at,
  left((SELECT prompt FROM turns WHERE job = jobs.id AND seq = 1), 500) AS prompt,
  (SELECT count(*) FROM turns WHERE job = jobs.id) AS turns,
  (SELECT failure FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS failure,
  (SELECT checks FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS checks`;
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
            const [row] = await sql('SELECT count(*) AS jobs FROM (SELECT 1 FROM jobs WHERE project = $1 AND status = $2 LIMIT $3) AS counted', [project, status, store_jobs/* COUNT_MAX */.FG]);
            return row?.jobs ?? 0;
        },
    };
}

;// CONCATENATED MODULE: ./server/postgres/job-row.js
const JOB_COLUMNS = 'id, project, status, repository, ref, model, pr_link, base_commit, head_commit, created_at, archived_at, recovered_at';
const TURN_COLUMNS = 'job, seq, prompt, state, attempt, lost, process, parent_commit, result_commit, checks, contexts, failure, created_at, started_at, ended_at';
async function lockJob(sql, job) {
    const [row] = await sql(`SELECT ${JOB_COLUMNS} FROM jobs WHERE id = $1 FOR UPDATE`, [job]);
    return row;
}
async function findJob(sql, job) {
    return (await findJobs(sql, [job]))[0];
}
async function findJobs(sql, ids) {
    const rows = await sql(`SELECT ${JOB_COLUMNS}, newest.seq AS turn, newest.checks, newest.failure FROM jobs CROSS JOIN LATERAL (
       SELECT seq, checks, failure FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS newest WHERE id = ANY($1)`, [[...new Set(ids)]]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
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

;// CONCATENATED MODULE: ./server/postgres/recover-job.js



async function recoverJob({ sql, transaction }, { job, now }) {
    const { id, project, repository, ref, model, pr_link, base_commit, turns } = job;
    const [head, first] = [turns.at(-1)?.commit ?? null, turns[0]?.at ?? now];
    await transaction(async (run) => {
        const made = await run(`INSERT INTO jobs (id, project, status, repository, ref, model, pr_link, base_commit, head_commit, created_at, recovered_at)
         VALUES ($1, $2, 'completed', $3, $4, $5, $6, $7, $8, $9::bigint, $10::bigint) ON CONFLICT (id) DO NOTHING RETURNING id`, [id, project, repository, ref, model, pr_link, base_commit, head, first, now]);
        if (made.length === 0)
            return true;
        await run(`INSERT INTO turns (job, seq, message, prompt, state, parent_commit, result_commit, created_at, started_at, ended_at)
         SELECT $1, made.seq, made.message, $2, 'done', made.parent, made.result, made.at, made.at, made.at
         FROM unnest($3::integer[], $4::uuid[], $5::text[], $6::text[], $7::bigint[])
           AS made (seq, message, parent, result, at)`, [
            id,
            store_jobs/* FORGOTTEN_PROMPT */.yc,
            turns.map((_, index) => index + 1),
            turns.map(() => (0,external_node_crypto_.randomUUID)()),
            turns.map(({ parent }) => parent),
            turns.map(({ commit }) => commit),
            turns.map(({ at }) => at),
        ]);
        return true;
    }, async () => ((await findJob(sql, id)) ? true : undefined));
    const found = await findJob(sql, id);
    if (!found)
        throw new Error(`job ${id} vanished`);
    return found;
}

;// CONCATENATED MODULE: ./server/postgres/jobs.js











function createJobStore({ requests, work, queue, now }) {
    const { sql, transaction } = requests;
    const enqueue = async (run, { project, job }) => {
        await queue.send(run, { project, jobs: [job] });
        await notifyQueued(run);
    };
    const wasQueued = async (message, job) => (await sql('SELECT 1 FROM turns WHERE job = $1 AND message = $2', [job, message])).length > 0;
    return {
        find: gather((ids) => findJobs(sql, ids)),
        turn: (job, seq) => findTurn(sql, { job, seq }),
        turnCount: async (id) => {
            const [row] = await sql('SELECT coalesce(max(seq), 0) AS turns FROM turns WHERE job = $1', [id]);
            return row?.turns ?? 0;
        },
        create: createJobMaker(requests, { queue, now }),
        recover: (job) => recoverJob(requests, { job, now: now() }),
        addMessage: (id, prompt) => {
            const message = (0,external_node_crypto_.randomUUID)();
            return transaction(async (run) => {
                const job = await lockJob(run, id);
                if (!job)
                    throw new Error(`job ${id} vanished`);
                if (job.status === 'archived')
                    return undefined;
                const [turn] = await run(`INSERT INTO turns (job, seq, message, prompt, created_at)
             SELECT $1, 1 + coalesce(max(seq), 0), $2::uuid, $3, $4::bigint FROM turns WHERE job = $1 RETURNING seq`, [id, message, (0,postgres_database/* storable */.h)(prompt), now()]);
                await run(`UPDATE jobs SET status = 'active' WHERE id = $1`, [id]);
                await enqueue(run, { project: job.project, job: id });
                return { ...job, status: 'active', turn: turn?.seq ?? 0, checks: null, failure: null };
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
            const [last] = await run('SELECT prompt FROM turns WHERE job = $1 ORDER BY seq DESC LIMIT 1', [id]);
            if (last?.prompt === store_jobs/* FORGOTTEN_PROMPT */.yc)
                return { ok: false, status: 'forgotten' };
            await run(`UPDATE turns SET state = 'queued', lost = 0, process = NULL, failure = NULL, created_at = $2,
             started_at = NULL, ended_at = NULL
           WHERE job = $1 AND seq = (SELECT max(seq) FROM turns WHERE job = $1)`, [id, now()]);
            await run(`UPDATE jobs SET status = 'active' WHERE id = $1`, [id]);
            await enqueue(run, { project: job.project, job: id });
            return { ok: true };
        }),
        ...createJobLists(work),
        ...createJobRest(work),
        ...createForgetting(work),
    };
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

;// CONCATENATED MODULE: ./server/postgres/probe.js

const probe_KEPT_MS = 1000;
function createProbe({ sql }, now) {
    let last;
    const tryIt = () => sql('INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at', [
        now(),
    ]).then(() => undefined, trouble/* describeStoreError */.zL);
    return () => {
        if (!last || performance.now() - last.at > probe_KEPT_MS)
            last = { at: performance.now(), result: tryIt() };
        return last.result;
    };
}

// EXTERNAL MODULE: ./server/postgres/queue.js
var queue = __webpack_require__(89682);
// EXTERNAL MODULE: ./server/postgres/schema.js + 1 modules
var postgres_schema = __webpack_require__(61529);
// EXTERNAL MODULE: ./server/store/sessions.js
var sessions = __webpack_require__(22602);
;// CONCATENATED MODULE: ./server/postgres/sessions.js

function createSessionStore({ sql }, now) {
    return {
        add: async ({ hash, keyId, forMs }) => {
            await sql('DELETE FROM sessions WHERE until <= $1', [now()]);
            await sql(`DELETE FROM sessions WHERE key_id = $1 AND hash NOT IN
           (SELECT hash FROM sessions WHERE key_id = $1 ORDER BY until DESC LIMIT $2)`, [keyId, sessions/* SESSIONS_MAX */.T - 1]);
            await sql('INSERT INTO sessions (hash, key_id, until) VALUES ($1, $2, $3)', [
                hash,
                keyId,
                now() + forMs,
            ]);
        },
        find: async (hash) => {
            const found = await sql('SELECT key_id FROM sessions WHERE hash = $1 AND until > $2', [hash, now()]);
            return found[0]?.key_id;
        },
        remove: async (hash) => {
            await sql('DELETE FROM sessions WHERE hash = $1', [hash]);
        },
    };
}

// EXTERNAL MODULE: ./server/postgres/trouble.js
var postgres_trouble = __webpack_require__(15630);
// EXTERNAL MODULE: ./server/store/turns.js
var turns = __webpack_require__(40119);
;// CONCATENATED MODULE: ./server/postgres/claim.js

const IS_LOST = 'result_commit IS NULL AND (lost = 0 OR process IS NOT NULL)';
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
       lost = lost + CASE WHEN state = 'running' AND ${IS_LOST}
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
             lost = lost + CASE WHEN ${IS_LOST} THEN $3 ELSE 0 END
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
        recordParent: (key, { commit, newBranch, contexts }) => write(key, {
            act: async (sql) => {
                await sql('UPDATE turns SET parent_commit = $3, contexts = $4 WHERE job = $1 AND seq = $2', [
                    key.job,
                    key.seq,
                    commit,
                    contexts,
                ]);
                if (newBranch)
                    await sql('UPDATE jobs SET base_commit = $2 WHERE id = $1', [key.job, commit]);
            },
        }),
        recordChecks: (key, checks) => write(key, {
            act: async (sql) => {
                await sql('UPDATE turns SET checks = $3 WHERE job = $1 AND seq = $2', [key.job, key.seq, checks]);
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
                await sql(`UPDATE turns SET state = 'done', process = NULL, failure = $3, ended_at = $4 WHERE job = $1 AND seq = $2`, [key.job, key.seq, end.failure === undefined ? null : (0,postgres_database/* storable */.h)(end.failure), now()]);
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

// EXTERNAL MODULE: ./server/store/unpublished.js
var unpublished = __webpack_require__(20);
;// CONCATENATED MODULE: ./server/postgres/unpublished.js



const unpublished_COLUMNS = 'job, seq, result_commit, tries, since, next_at';
function createUnpublishedStore({ sql, transaction }, now) {
    const put = async (change, nextAt) => {
        const { job, seq, commit } = change;
        const since = await now();
        await sql(`INSERT INTO unpublished (job, seq, result_commit, tries, since, next_at) VALUES ($1, $2, $3, 0, $4, $5)
       ON CONFLICT (job) DO UPDATE SET seq = $2, result_commit = $3, tries = 0, next_at = $5
         WHERE unpublished.seq <= $2`, [job, seq, commit, since, nextAt ?? since]);
    };
    return {
        add: (change) => put(change),
        hold: (change) => put(change, unpublished/* NEVER */.t),
        find: async (job) => {
            const [row] = await sql(`SELECT ${unpublished_COLUMNS} FROM unpublished WHERE job = $1`, [job]);
            return row;
        },
        due: async (limit) => sql(`SELECT ${unpublished_COLUMNS.replaceAll(/\w+/g, 'u.$&')} FROM unpublished AS u JOIN jobs AS j ON j.id = u.job
         WHERE u.next_at <= $1 AND j.status IN ('failed', 'completed') ORDER BY u.next_at, u.job LIMIT $2`, [await now(), limit]),
        take: async (row, forMs) => {
            const taken = await sql(`UPDATE unpublished SET next_at = $1 WHERE job = $2 AND seq = $3 AND result_commit = $4 AND next_at = $5
         RETURNING job`, [(await now()) + forMs, row.job, row.seq, row.result_commit, row.next_at]);
            return taken.length > 0;
        },
        release: async (row) => {
            await sql('UPDATE unpublished SET next_at = $3 WHERE job = $1 AND seq = $2', [
                row.job,
                row.seq,
                row.next_at,
            ]);
        },
        postpone: async (job, forMs) => {
            await sql('UPDATE unpublished SET tries = tries + 1, next_at = $1 WHERE job = $2', [
                (await now()) + forMs,
                job,
            ]);
        },
        remove: async ({ job, seq }) => {
            await sql('DELETE FROM unpublished WHERE job = $1 AND seq <= $2', [job, seq]);
        },
        publish: (change, prLink) => transaction(async (run) => {
            if (!(await drop(run, change)))
                return;
            const { job, seq } = change;
            await run('UPDATE turns SET failure = NULL WHERE job = $1 AND seq = $2', [job, seq]);
            await run(`UPDATE jobs SET pr_link = $2, status = CASE WHEN status = 'failed' AND NOT EXISTS (
             SELECT 1 FROM turns WHERE job = $1 AND seq > $3) THEN 'completed' ELSE status END
           WHERE id = $1`, [job, prLink, seq]);
        }),
        giveUp: (change, failure) => transaction(async (run) => {
            if (!(await drop(run, change)))
                return;
            const { job, seq } = change;
            await run('UPDATE turns SET failure = $3 WHERE job = $1 AND seq = $2', [job, seq, (0,postgres_database/* storable */.h)(failure)]);
        }),
    };
}
async function drop(run, { job, seq, result_commit: commit }) {
    await lockJob(run, job);
    const waited = await run('DELETE FROM unpublished WHERE job = $1 AND seq = $2 AND result_commit = $3 RETURNING job', [job, seq, commit]);
    return waited.length > 0;
}

;// CONCATENATED MODULE: ./server/postgres/open.js
















const REQUEST_PATIENCE_MS = 900;
const WORK_PATIENCE_MS = 8000;
const FILES_PATIENCE_MS = 60_000;
const POOL_SIZE = { requests: 6, work: 4, files: 2 };
const LEASE_SECONDS = 30;
const SWEEP_SECONDS = 5;
async function openPostgresStores(options) {
    const { schema = postgres_schema/* SCHEMA */.yx, now = Date.now, leaseSeconds = LEASE_SECONDS } = options;
    if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema))
        throw new user_error/* UserError */.y(`${schema} cannot be the name of a schema.`);
    const poolSize = options.poolSize ?? POOL_SIZE;
    const base = {
        connection: options.connection,
        applicationName: options.applicationName ?? 'docs-agent',
        schema,
    };
    const requests = (0,postgres_database/* openDatabase */.q)({
        ...base,
        size: poolSize.requests,
        patienceMs: options.requestPatienceMs ?? REQUEST_PATIENCE_MS,
    });
    const work = (0,postgres_database/* openDatabase */.q)({ ...base, size: poolSize.work, patienceMs: WORK_PATIENCE_MS });
    const files = (0,postgres_database/* openDatabase */.q)({ ...base, size: poolSize.files, patienceMs: FILES_PATIENCE_MS });
    const closePools = () => Promise.all([requests, work, files].map((database) => database.close()));
    const queue = await prepare(work, {
        schema,
        leaseSeconds,
        sweepSeconds: options.sweepSeconds ?? SWEEP_SECONDS,
    }).catch(async (error) => {
        await closePools();
        throw error;
    });
    const waking = createWaking(base);
    const { tables: viewTables, ...views } = options.views(work.pool);
    const { agentRequestsPerHour, analyticsRequestsPerHour } = options.limits;
    return {
        jobs: createJobStore({ requests, work, queue, now }),
        turns: createTurnStore({
            db: work,
            queue,
            queueSchema: (0,postgres_schema/* queueSchema */.Xm)(schema),
            worker: options.worker,
            leaseMs: leaseSeconds * 1000,
            onQueued: waking.onQueued,
            now,
        }),
        unpublished: createUnpublishedStore(work, options.databaseTime ?? (() => timeOf(work))),
        keys: createKeyStore(requests),
        views,
        viewTables,
        sessions: createSessionStore(requests, now),
        limits: {
            agent: createLimitStore(requests, { kind: 'agent', perHour: agentRequestsPerHour }),
            analytics: createLimitStore(requests, { kind: 'analytics', perHour: analyticsRequestsPerHour }),
            previews: (0,rate_limit/* createPreviewLimit */.M)(() => performance.now()),
        },
        artifacts: options.artifacts ?? (0,artifacts/* createArtifactStore */.G)(files, options.dataDir),
        probe: createProbe(requests, now),
        neverWait: () => { },
        sweep: queue.sweep,
        close: async () => {
            await Promise.all([waking.stop(), queue.stop()]);
            await closePools();
        },
    };
}
async function timeOf({ sql }) {
    const [row] = await sql('SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now');
    return row?.now ?? 0;
}
async function prepare({ pool }, given) {
    await (0,migrate/* migrate */._)(pool, given);
    const { leaseSeconds, sweepSeconds } = given;
    const executeSql = (text, values) => pool.query(text, values);
    try {
        return await (0,queue/* openQueue */.U)({ schema: (0,postgres_schema/* queueSchema */.Xm)(given.schema), executeSql, leaseSeconds, sweepSeconds });
    }
    catch (error) {
        throw (0,postgres_trouble/* asStoreError */.gp)(error);
    }
}

// EXTERNAL MODULE: ./server/postgres/s3-artifacts.js
var s3_artifacts = __webpack_require__(24133);
// EXTERNAL MODULE: ./server/views/views.js + 3 modules
var views = __webpack_require__(47704);
;// CONCATENATED MODULE: ./server/postgres/copy-rows.js
function copyRows(client, { select, onRow, limit = {} }) {
    return new Promise((resolve, reject) => {
        const onEnd = (error) => (error ? reject(error) : resolve());
        client.query(Object.assign(new CopyOut(select, { onRow, onEnd }), limit));
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


function connect(pool, patienceMs) {
    const limit = patienceMs === undefined ? {} : { query_timeout: patienceMs };
    const queryOn = (on) => (text, values) => on.query({ name: nameOf(text), text, values: [...values], ...limit });
    const within = async (begin, work) => {
        const client = await pool.connect();
        try {
            await client.query(begin);
            if (patienceMs !== undefined)
                await client.query(`SET LOCAL statement_timeout = ${patienceMs}; SET LOCAL idle_in_transaction_session_timeout = ${patienceMs}`);
            const result = await work({
                query: queryOn(client),
                copy: (select, onRow) => copyRows(client, { select, onRow, limit }),
                literal: (text) => client.escapeLiteral(text),
            });
            await client.query({ text: 'COMMIT', ...limit });
            client.release();
            return result;
        }
        catch (error) {
            client.release(true);
            throw error;
        }
    };
    return {
        query: (text, values) => queryOn(pool)(text, values).catch(refuse),
        snapshot: (read) => within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', read).catch(refuse),
        transaction: (work) => within('BEGIN', work).catch(refuse),
    };
}
function refuse(error) {
    throw (0,postgres_trouble/* asStoreError */.gp)(error);
}
const names = new Map();
function nameOf(text) {
    const name = names.get(text) ?? `views ${names.size}`;
    names.set(text, name);
    return name;
}

// EXTERNAL MODULE: ./server/postgres/views-tables.js + 2 modules
var views_tables = __webpack_require__(91024);
;// CONCATENATED MODULE: ./server/postgres/views.js



const IMPORT_PATIENCE_MS = 600_000;
function createPostgresViews(pool) {
    const tables = (0,views_tables/* createViewTables */.P)(connect(pool, IMPORT_PATIENCE_MS));
    const { page } = (0,views/* createViewStore */.T)((0,views_tables/* createViewTables */.P)(connect(pool)));
    return { page, import: (0,views/* createViewStore */.T)(tables).import, tables };
}

// EXTERNAL MODULE: ./server/words/required-node.js
var required_node = __webpack_require__(96775);
;// CONCATENATED MODULE: ./server/open-postgres.js







const MIGRATION_PATIENCE_MS = 30_000;
const COMMAND_PATIENCE_MS = 10_000;
async function openPostgres(config, options) {
    (0,required_node/* requireNode */.Q)();
    const { database: connection, dataDir, limits, s3 } = config;
    const { worker = 'command', now } = options;
    const requestPatienceMs = options.requestPatienceMs ?? (options.worker ? undefined : COMMAND_PATIENCE_MS);
    return openPostgresStores({
        connection,
        dataDir,
        worker,
        ...(requestPatienceMs === undefined ? {} : { requestPatienceMs }),
        limits,
        views: createPostgresViews,
        ...(s3 ? { artifacts: (0,s3_artifacts/* createS3Artifacts */.i)(s3, dataDir) } : {}),
        ...(now ? { now } : {}),
    });
}
async function migratePostgres(connection) {
    (0,required_node/* requireNode */.Q)();
    const options = { connection, applicationName: 'docs-agent migrate', schema: postgres_schema/* SCHEMA */.yx, size: 1 };
    const database = (0,postgres_database/* openDatabase */.q)({ ...options, patienceMs: MIGRATION_PATIENCE_MS });
    try {
        return await (0,migrate/* migrate */._)(database.pool);
    }
    finally {
        await database.close();
    }
}


/***/ })

};
