export const id = 943;
export const ids = [943];
export const modules = {

/***/ 12943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  moveToPostgres: () => (/* binding */ moveToPostgres)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./server/postgres/artifacts.js
var artifacts = __webpack_require__(99798);
// EXTERNAL MODULE: ./server/postgres/database.js
var database = __webpack_require__(15928);
// EXTERNAL MODULE: ./server/postgres/migrate.js
var migrate = __webpack_require__(5108);
// EXTERNAL MODULE: ./server/postgres/queue.js
var postgres_queue = __webpack_require__(89682);
// EXTERNAL MODULE: ./server/postgres/s3-artifacts.js
var s3_artifacts = __webpack_require__(24133);
// EXTERNAL MODULE: ./server/postgres/schema.js + 1 modules
var schema = __webpack_require__(61529);
// EXTERNAL MODULE: ./server/postgres/views-tables.js + 2 modules
var views_tables = __webpack_require__(91024);
// EXTERNAL MODULE: ./server/sqlite/database.js
var sqlite_database = __webpack_require__(57317);
// EXTERNAL MODULE: ./server/sqlite/moved.js
var sqlite_moved = __webpack_require__(82977);
// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __webpack_require__(48731);
;// CONCATENATED MODULE: ./server/move/copy-table.js

const BATCH_ROWS = 2000;
const BATCH_BYTES = 1024 * 1024;
async function copyTable({ from, to }, { name, columns, select, made = {} }) {
    const names = Object.keys(columns);
    const kept = names.filter((column) => !(column in made));
    const arrays = Object.values(columns).map((type, i) => `$${i + 1}::${type}[]`);
    const insert = `INSERT INTO ${name} (${names.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`;
    const rows = from.prepare(select ?? `SELECT ${kept.join(', ')} FROM ${name}`).iterate();
    let batch = names.map(() => []);
    let bytes = 0;
    const flush = async () => {
        if (batch[0]?.length === 0)
            return;
        await to(insert, batch);
        batch = names.map(() => []);
        bytes = 0;
    };
    for (const row of rows) {
        names.forEach((column, i) => {
            const value = column in made ? made[column]?.() : row[column];
            bytes += sizeOf(value);
            batch[i]?.push(typeof value === 'string' ? (0,database/* storable */.h)(value) : value);
        });
        if ((batch[0]?.length ?? 0) >= BATCH_ROWS || bytes >= BATCH_BYTES)
            await flush();
    }
    await flush();
}
function sizeOf(value) {
    if (typeof value === 'string')
        return value.length;
    return value instanceof Uint8Array ? value.length : 8;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./server/backup/format.js
var format = __webpack_require__(76801);
// EXTERNAL MODULE: ./server/git/mirror.js + 1 modules
var git_mirror = __webpack_require__(38139);
// EXTERNAL MODULE: ./server/store/artifacts.js
var store_artifacts = __webpack_require__(1924);
// EXTERNAL MODULE: ./server/store/trouble.js
var trouble = __webpack_require__(20784);
// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __webpack_require__(80037);
// EXTERNAL MODULE: ./server/words/visible-text.js
var visible_text = __webpack_require__(58169);
// EXTERNAL MODULE: ./server/work/handed-commits.js
var handed_commits = __webpack_require__(25484);
;// CONCATENATED MODULE: ./server/move/move-files.js









const A_BYTE = { from: 0, bytes: 1 };
async function moveFiles({ db, config }, artifacts) {
    const files = { found: 0, moved: 0, warnings: [] };
    const isKnown = db.prepare('SELECT 1 FROM jobs WHERE id = ?');
    const folder = (0,external_node_path_.join)(config.dataDir, 'jobs');
    for (const job of await (0,promises_.readdir)(folder).catch(() => [])) {
        if (!isKnown.get(job))
            continue;
        for (const name of await (0,promises_.readdir)((0,external_node_path_.join)(folder, job)).catch(() => [])) {
            if (!(0,format/* isJobFile */.w8)(`jobs/${job}/${name}`))
                continue;
            files.found++;
            await artifacts.keep(job, name);
            if ((await artifacts.read(job, name, A_BYTE)) !== undefined)
                files.moved++;
        }
    }
    await moveCommits({ db, config, artifacts, files });
    return files;
}
const IS_PUSHED = /create empty bundle/;
const OPEN_COMMITS = `SELECT jobs.project, open.job, open.result_commit AS "commit" FROM (
    SELECT job, result_commit FROM unpublished
    UNION SELECT job, result_commit FROM turns
      WHERE result_commit IS NOT NULL AND (state <> 'done' OR failure IS NOT NULL)) AS open
  JOIN jobs ON jobs.id = open.job`;
async function moveCommits(given) {
    const { db, config, artifacts, files } = given;
    const waiting = db.prepare(OPEN_COMMITS).all();
    for (const { project: id, job, commit } of waiting) {
        const project = config.projects.get(id);
        try {
            if (!project)
                throw new Error(`the configuration has no project ${id}`);
            const mirror = (0,git_mirror/* openMirror */.Y4)(config.dataDir, project);
            await (0,handed_commits/* handCommit */.$t)({ job, commit }, { artifacts, mirror, dataDir: config.dataDir, insistence: { alone: async (work) => work() } });
            files.found++;
            if ((await artifacts.read(job, (0,store_artifacts/* bundleName */.u1)(commit), A_BYTE)) !== undefined)
                files.moved++;
        }
        catch (error) {
            if ((0,trouble/* troubleOf */.LH)(error))
                throw error;
            if (IS_PUSHED.test((0,thrown/* messageOf */.b)(error)))
                continue;
            files.warnings.push(`job ${job}: its commit ${commit}, not published yet, stays behind: ${(0,visible_text/* oneLine */.T)((0,thrown/* messageOf */.b)(error))}`);
        }
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./server/move/tables.js

const TABLES = [
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
        made: { message: external_node_crypto_.randomUUID },
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
const COUNTS = {
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

;// CONCATENATED MODULE: ./server/move/move.js















const PATIENCE_MS = 12 * 3_600_000;
async function moveToPostgres(config) {
    const { dataDir } = config;
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(dataDir, 'service.sqlite')))
        throw new user_error/* UserError */.y(`There is nothing to move in ${dataDir}: no service has run there.`);
    const unlock = (0,sqlite_database/* lockDataDir */.Ng)(dataDir);
    const source = (0,sqlite_database/* openDatabase */.qI)(dataDir);
    const target = (0,database/* openDatabase */.q)({
        connection: config.database,
        applicationName: 'docs-agent move',
        schema: schema/* SCHEMA */.yx,
        size: 3,
        patienceMs: PATIENCE_MS,
    });
    try {
        requireRest(source);
        await (0,migrate/* migrate */._)(target.pool);
        const queue = await (0,postgres_queue/* openQueue */.U)({
            schema: (0,schema/* queueSchema */.Xm)(schema/* SCHEMA */.yx),
            executeSql: (text, values) => target.pool.query(text, values),
            leaseSeconds: 30,
            sweepSeconds: 3600,
        });
        try {
            const moved = await moveAll({ config, source, target, queue });
            (0,sqlite_moved/* noteMoved */.e)(dataDir);
            return moved;
        }
        finally {
            await queue.stop();
        }
    }
    finally {
        await target.close();
        source.close();
        unlock();
    }
}
async function moveAll({ config, source, target, queue }) {
    const waiting = source
        .prepare(`SELECT job, project FROM turns WHERE state = 'queued' ORDER BY created_at, job, seq`)
        .all();
    const queues = Map.groupBy(waiting, ({ project }) => project);
    for (const project of queues.keys())
        await queue.ensure(project);
    return target.transaction(async (sql) => {
        await requireEmpty(sql);
        for (const table of TABLES)
            await copyTable({ from: source, to: sql }, table);
        for (const { project } of source.prepare('SELECT project FROM view_projects').all())
            await sql(views_tables/* SORT_PATHS */.k, [project]);
        for (const [project, turns] of queues)
            await queue.send(sql, { project, jobs: turns.map(({ job }) => job) });
        const files = await moveFiles({ db: source, config }, artifactsOf(config, { ...target, sql }));
        const counts = [...(await countBoth(source, sql)), fileCount(files)];
        const wrong = counts.filter((count) => count.source !== count.target);
        if (wrong.length > 0)
            throw new Error(`what arrived differs from what was sent: ${wrong.map(describeCount).join('; ')}`);
        return { counts, warnings: files.warnings };
    });
}
async function requireEmpty(sql) {
    const names = [...TABLES.map(({ name }) => name), 'artifacts'];
    await sql(`LOCK TABLE ${names.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
    const held = [];
    for (const name of names)
        if ((await sql(`SELECT FROM ${name} LIMIT 1`)).length > 0)
            held.push(name);
    if (held.length > 0)
        throw new user_error/* UserError */.y(`The database holds something already, in ${held.join(', ')}. Nothing was moved: only an empty one is filled.`);
}
function requireRest(source) {
    const running = Number(source.prepare(`SELECT count(*) AS n FROM turns WHERE state = 'running'`).get()?.n);
    if (running > 0)
        throw new user_error/* UserError */.y(`${running} ${running === 1 ? 'turn was' : 'turns were'} running when the service ended. Start it once more without \`database\`, stop it, and move then.`);
}
function artifactsOf(config, target) {
    return config.s3
        ? (0,s3_artifacts/* createS3Artifacts */.i)(config.s3, config.dataDir)
        : (0,artifacts/* createArtifactStore */.G)(target, config.dataDir);
}
async function countBoth(source, sql) {
    const counts = [];
    for (const [what, query] of Object.entries(COUNTS)) {
        const [row] = await sql(query);
        counts.push({ what, source: Number(source.prepare(query).get()?.n), target: Number(row?.n) });
    }
    return counts;
}
function fileCount({ found, moved }) {
    return { what: 'files', source: found, target: moved };
}
function describeCount({ what, source, target }) {
    return `${what}: ${source} and ${target}`;
}


/***/ }),

/***/ 25484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ handCommit),
/* harmony export */   iH: () => (/* binding */ fetchCommit),
/* harmony export */   yR: () => (/* binding */ dropCommits)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37380);
/* harmony import */ var _git_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93131);
/* harmony import */ var _store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1924);




async function handCommit({ job, commit }, { artifacts, mirror, dataDir, insistence }) {
    if (!artifacts.shared)
        return;
    const file = (0,_git_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .jobFolders */ .$1)(dataDir, job).bundle(commit);
    try {
        await mirror.bundle(job, file);
        await insistence.alone(() => artifacts.keep(job, (0,_store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .bundleName */ .u1)(commit)));
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true });
    }
}
async function fetchCommit({ job, commit }, { artifacts, mirror, dataDir }) {
    if (!artifacts.shared || (await mirror.find(commit)) !== undefined)
        return;
    const bytes = await artifacts.read(job, (0,_store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .bundleName */ .u1)(commit));
    if (!bytes)
        return;
    const folders = (0,_git_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .jobFolders */ .$1)(dataDir, job);
    (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(folders.root);
    const file = folders.bundle(commit);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, bytes, { mode: 0o600 });
    await mirror.unbundle(file);
    await mirror.keep(job, commit);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true });
}
async function dropCommits(commits, { job, artifacts }) {
    const names = commits.filter((commit) => commit !== undefined).map(_store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .bundleName */ .u1);
    if (artifacts.shared)
        await artifacts.remove(job, names).catch(() => undefined);
}


/***/ })

};
