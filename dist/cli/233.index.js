export const id = 233;
export const ids = [233];
export const modules = {

/***/ 80207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ instructionOf)
/* harmony export */ });
/* unused harmony export introducePart */
const RULE = '\n\n---\n';
const BETWEEN = ' follows, between the two lines that name ';
const PART = new RegExp(`${RULE}[A-Z][A-Za-z ]{1,60}${BETWEEN}"[a-z]+ [0-9a-f]{24}"`);
function introducePart(what, label) {
    return `${RULE}${what}${BETWEEN}"${label}".`;
}
function instructionOf(prompt) {
    const at = prompt.search(PART);
    return at < 0 ? prompt : prompt.slice(0, at);
}


/***/ }),

/***/ 48548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ BRANCH_RULE),
/* harmony export */   PN: () => (/* binding */ BRANCH_MAX_CHARACTERS),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   R8: () => (/* binding */ BRANCH_LENGTH_RULE),
/* harmony export */   ZV: () => (/* binding */ BRANCH_ACCEPTED),
/* harmony export */   pG: () => (/* binding */ readBranch)
/* harmony export */ });
const FORBIDDEN = [
    /[\x00-\x20\x7f~^:?*[\\]/,
    /\.\.|@\{|\/\/|^\/|\/$|\.$/,
    /(?:^|\/)\.|\.lock(?:\/|$)/,
    /^-|^$/,
    /^(?:[A-Z_]+_)?HEAD$/,
    /(?!(?<=\p{Extended_Pictographic})\ufe0f|\ufe0f\u20e3)[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u,
];
function isBranchName(name) {
    return name.isWellFormed() && !FORBIDDEN.some((forbidden) => forbidden.test(name));
}
const BRANCH_MAX_CHARACTERS = 250;
const BRANCH_LENGTH_RULE = `must have at most ${BRANCH_MAX_CHARACTERS} characters`;
const BRANCH_RULE = 'must be the name of a branch as git takes it, with no invisible characters, such as `main`';
const ASKED_FOR = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}._/+@#=,-]{0,199}$/u;
const BRANCH_ACCEPTED = 'the name of a branch, of letters, digits and . _ - / + @ # = , and not beginning with a dash, such as release-2.1';
function readBranch(text) {
    const name = text.replace(/^refs\/heads\//, '');
    const isOdd = !ASKED_FOR.test(name) || /^refs\/|^[0-9a-f]{40}$/.test(name);
    return isOdd || !isBranchName(name) ? undefined : name;
}


/***/ }),

/***/ 96634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];


/***/ }),

/***/ 56090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ VIEWS_LIMIT_DEFAULT),
/* harmony export */   L8: () => (/* binding */ FEEDBACK_LIMIT_MAX),
/* harmony export */   O2: () => (/* binding */ VIEWS_LIMIT_MAX),
/* harmony export */   QU: () => (/* binding */ CHANGED_FILES_MAX),
/* harmony export */   Yj: () => (/* binding */ JOB_BODY_MAX_BYTES),
/* harmony export */   Zp: () => (/* binding */ PROMPT_MAX_CHARACTERS),
/* harmony export */   jU: () => (/* binding */ VIEWS_BODY_MAX_BYTES),
/* harmony export */   qs: () => (/* binding */ AGENT_REQUESTS_PER_HOUR),
/* harmony export */   tI: () => (/* binding */ ANALYTICS_REQUESTS_PER_HOUR),
/* harmony export */   uc: () => (/* binding */ KEY_LIFETIME_DAYS),
/* harmony export */   ug: () => (/* binding */ CONTEXT_KIB_MAX)
/* harmony export */ });
/* unused harmony export CONTEXT_KIB_DEFAULT */
const VIEWS_LIMIT_MAX = 250;
const VIEWS_LIMIT_DEFAULT = 50;
const FEEDBACK_LIMIT_MAX = 100;
const PROMPT_MAX_CHARACTERS = 50_000;
const CONTEXT_KIB_MAX = 256;
const CONTEXT_KIB_DEFAULT = 64;
const AGENT_REQUESTS_PER_HOUR = 100;
const ANALYTICS_REQUESTS_PER_HOUR = 100;
const JOB_BODY_MAX_BYTES = 1024 * 1024;
const VIEWS_BODY_MAX_BYTES = 8 * 1024 * 1024;
const KEY_LIFETIME_DAYS = 90;
const CHANGED_FILES_MAX = 300;


/***/ }),

/***/ 59743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
function isLoopback(hostname) {
    return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}


/***/ }),

/***/ 9563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isJobBranch),
/* harmony export */   NA: () => (/* binding */ JOB_ID_LENGTH),
/* harmony export */   P1: () => (/* binding */ jobOfBranch),
/* harmony export */   rU: () => (/* binding */ HIDDEN_LINE_START),
/* harmony export */   yZ: () => (/* binding */ JOB_ID_LETTERS)
/* harmony export */ });
/* unused harmony export isJobsBody */
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67576);

const JOB_BRANCH_PREFIX = 'docs-agent/';
const JOB_ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const JOB_ID_LENGTH = 26;
const MADE_ID = new RegExp(`^[${JOB_ID_LETTERS}]{${JOB_ID_LENGTH}}$`);
function jobOfBranch(branch) {
    return branch.startsWith(JOB_BRANCH_PREFIX) ? branch.slice(JOB_BRANCH_PREFIX.length) : '';
}
function isJobBranch(branch) {
    return MADE_ID.test(jobOfBranch(branch));
}
const HIDDEN_LINE_START = '<!-- docs-agent:';
const IN_A_BODY = new RegExp(`${HIDDEN_LINE_START}(?:job ${_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .m.source.slice(1, -1)}|asked) -->`);
function isJobsBody(body) {
    return IN_A_BODY.test(body);
}


/***/ }),

/***/ 43112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ UPDATE_STATUSES),
/* harmony export */   eS: () => (/* binding */ PREVIEW_PATHS),
/* harmony export */   t8: () => (/* binding */ PREVIEWS_PER_MINUTE)
/* harmony export */ });
/* unused harmony exports STATUS_ID, previewPath, updateStatusPath */

const PREVIEW_PATHS = {
    preview: '/v1/project/preview/{projectId}',
    updateStatus: '/v1/project/update-status/{statusId}',
};
const UPDATE_STATUSES = ['queued', 'in_progress', 'success', 'failure'];
const STATUS_ID = (/* unused pure expression or super */ null && (JOB_ID));
const PREVIEWS_PER_MINUTE = 5;
function previewPath(projectId) {
    if (!PROJECT_ID.test(projectId))
        throw new RangeError('projectId is not usable in a URL');
    return PREVIEW_PATHS.preview.replace('{projectId}', projectId);
}
function updateStatusPath(statusId) {
    if (!STATUS_ID.test(statusId))
        throw new RangeError('statusId is not usable in a URL');
    return PREVIEW_PATHS.updateStatus.replace('{statusId}', statusId);
}


/***/ }),

/***/ 32964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   C6: () => (/* binding */ isAddressRange),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   gC: () => (/* binding */ callerAddress),
/* harmony export */   gR: () => (/* binding */ contains)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

function isAddressRange(text) {
    const [address = '', prefix, ...rest] = text.split('/');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
    if (family === 0 || rest.length > 0)
        return false;
    return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
function contains(ranges, address) {
    const plain = plainAddress(address);
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(plain);
    if (family === 0)
        return false;
    return listOf(ranges.join(',')).check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
function callerAddress(peer, forwarded) {
    if (forwarded.trusted.length === 0)
        return plainAddress(peer);
    const hops = [...(forwarded.for ?? '').split(',').map((hop) => hop.trim()), peer].filter((hop) => hop !== '');
    let caller = peer;
    while (hops.length > 0) {
        caller = hops.pop() ?? peer;
        if (!contains(forwarded.trusted, caller))
            break;
    }
    return plainAddress(caller);
}
function isLoopback(address) {
    return /^(?:::ffff:)?127\.|^::1$/.test(address);
}
function networkOf(address) {
    const plain = plainAddress(address);
    if (!(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(plain))
        return plain;
    const [head = '', tail = ''] = plain.split('::');
    const groups = head === '' ? [] : head.split(':');
    const rest = tail === '' ? [] : tail.split(':');
    const gap = plain.includes('::') ? Math.max(0, 8 - groups.length - rest.length) : 0;
    return [...groups, ...Array(gap).fill('0'), ...rest].slice(0, 4).join(':');
}
function plainAddress(address) {
    return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
}
const lists = new Map();
function listOf(ranges) {
    let list = lists.get(ranges);
    if (!list) {
        list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
        for (const range of ranges.split(',').filter((text) => text !== '')) {
            const [address = '', prefix] = range.split('/');
            const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
            if (prefix === undefined)
                list.addAddress(address, family);
            else
                list.addSubnet(address, Number(prefix), family);
        }
        if (lists.size > 100)
            lists.clear();
        lists.set(ranges, list);
    }
    return list;
}


/***/ }),

/***/ 20506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ judgeKey),
/* harmony export */   Gq: () => (/* binding */ authorize),
/* harmony export */   N7: () => (/* binding */ UNKNOWN_PROJECT),
/* harmony export */   cF: () => (/* binding */ createKey),
/* harmony export */   m0: () => (/* binding */ isKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _store_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79655);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32964);



const KEY = /^docs_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;
function isKey(text) {
    return KEY.test(text);
}
async function createKey(store, wanted, now = Date.now()) {
    const { key = randomKey() } = wanted;
    const id = KEY.exec(key)?.[1];
    if (id === undefined)
        throw new RangeError('a key that is not of its form');
    const lifetimeMs = wanted.lifetimeMs === undefined ? _store_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_LIFETIME_MS */ .vi : wanted.lifetimeMs;
    await store.add({
        id,
        hash: hashKey(key),
        project: wanted.project,
        scopes: (wanted.scopes ?? ['read', 'write']).join(','),
        allow: (wanted.allow ?? []).join(','),
        created_at: now,
        expires_at: lifetimeMs === null ? null : now + lifetimeMs,
    });
    return { id, key };
}
function randomKey() {
    return `docs_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('base64url')}`;
}
async function authorize(store, use, now = Date.now()) {
    const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(use.authorization ?? '')?.[1];
    if (token === undefined)
        return { ok: false, status: 401, error: 'Send the key in the header `Authorization: Bearer <key>`.' };
    const id = KEY.exec(token)?.[1];
    const row = id === undefined ? undefined : await store.find(id);
    const matches = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(row?.hash ?? NO_HASH, hashKey(token));
    return judgeKey(matches ? row : undefined, use, now);
}
function judgeKey(row, use, now = Date.now()) {
    if (!row || row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now))
        return { ok: false, status: 401, error: 'The key is not valid, or has expired or been revoked.' };
    if (!row.scopes.split(',').includes(use.scope))
        return { ok: false, status: 403, error: `The key does not have the \`${use.scope}\` scope.` };
    if (row.allow !== '' && !(0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .contains */ .gR)(row.allow.split(','), use.address))
        return { ok: false, status: 403, error: 'The address is not on the allowlist of the key.' };
    if (use.project !== undefined && row.project !== _store_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .ALL_PROJECTS */ .Vd && row.project !== use.project)
        return { ok: false, status: 404, error: UNKNOWN_PROJECT };
    return { ok: true, key: row };
}
const UNKNOWN_PROJECT = 'There is no such project.';
const NO_HASH = new Uint8Array(32);
function hashKey(key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', key, 'buffer');
}


/***/ }),

/***/ 54044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ diskUsage)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var _files_byte_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10094);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80037);





const OUTPUT_MAX = 64 * 1024;
async function diskUsage(paths, options = {}) {
    const walked = await walk(paths, options);
    if (walked !== 'closed')
        return { bytes: walked, isHidden: false };
    await run('chmod', ['-R', 'u+rX', '--', ...paths]);
    const { out, complaints } = await run('du', ['-s', '-k', '-x', '--', ...paths]);
    const kilobytes = [...out.matchAll(/^(\d+)\t/gm)].reduce((sum, [, size]) => sum + Number(size), 0);
    return { bytes: kilobytes * 1024, isHidden: complaints.includes('Permission denied') };
}
async function walk(paths, { maxBytes = Number.POSITIVE_INFINITY, signal }) {
    let bytes = 0;
    const queue = paths.map((path) => Buffer.from(path));
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        try {
            const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path);
            bytes += stat.blocks * 512;
            if (signal?.aborted || bytes > maxBytes)
                return bytes;
            if (!stat.isDirectory())
                continue;
            for await (const { path: below } of (0,_files_byte_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .M)(path))
                queue.push(below);
        }
        catch (error) {
            if (['EACCES', 'EPERM', 'ENAMETOOLONG'].includes((0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error) ?? ''))
                return 'closed';
        }
    }
    return bytes;
}
async function run(program, args) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, LC_ALL: 'C' },
    });
    const said = { out: '', complaints: '' };
    child.stdout.on('data', (chunk) => {
        if (said.out.length < OUTPUT_MAX)
            said.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
        if (said.complaints.length < OUTPUT_MAX)
            said.complaints += chunk;
    });
    child.once('error', () => undefined);
    await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close');
    return said;
}


/***/ }),

/***/ 95344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ killRecordedGroup),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   wD: () => (/* binding */ untilGone),
/* harmony export */   wO: () => (/* binding */ identifyProcess)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _files_file_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80871);


const GONE_CHECK_MS = 5;
function identifyProcess(pid) {
    const start = startTime(pid);
    const boot = bootId();
    return start === undefined || boot === undefined ? undefined : `${pid}:${boot}:${start}`;
}
function killRecordedGroup(recorded) {
    const [pid = '', boot, start] = recorded.split(':');
    if (!/^\d+$/.test(pid) || boot !== bootId())
        return false;
    const current = startTime(Number(pid));
    if (current !== undefined && current !== start)
        return false;
    return signalGroup(Number(pid), 'SIGKILL');
}
async function untilGone(identity) {
    while (isRunning(identity)) {
        try {
            process.kill(pidOf(identity), 'SIGKILL');
        }
        catch { }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(GONE_CHECK_MS);
    }
}
function isRunning(identity) {
    const pid = pidOf(identity);
    return identifyProcess(pid) === identity && !isZombie(pid);
}
function pidOf(identity) {
    return Number(identity.split(':')[0]);
}
function signalGroup(pid, signal) {
    if (pid <= 1)
        return false;
    try {
        process.kill(-pid, signal);
        return true;
    }
    catch {
        return false;
    }
}
function startTime(pid) {
    const stat = (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b)(`/proc/${pid}/stat`);
    return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
function isZombie(pid) {
    const stat = (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b)(`/proc/${pid}/stat`);
    return stat?.slice(stat.lastIndexOf(')') + 2).startsWith('Z') ?? true;
}
function bootId() {
    return (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b)('/proc/sys/kernel/random/boot_id')?.trim();
}


/***/ }),

/***/ 76801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ bundleProject),
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   EU: () => (/* binding */ bundlePath),
/* harmony export */   Ou: () => (/* binding */ takeFile),
/* harmony export */   iF: () => (/* binding */ addFileTable),
/* harmony export */   j4: () => (/* binding */ APPLICATION_ID),
/* harmony export */   sM: () => (/* binding */ addFile),
/* harmony export */   w8: () => (/* binding */ isJobFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var _contract_identifiers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67576);




const APPLICATION_ID = 0x646f6373;
const PART_BYTES = 8 * 1024 * 1024;
const JOB_FILE = /^jobs\/[\w-]{1,128}\/(?:change\.diff|change\.pages|turn-\d{1,9}\.log[\w.-]{0,32})$/;
const BUNDLE = /^mirrors\/(.+)\.bundle$/;
function isJobFile(path) {
    return JOB_FILE.test(path);
}
function bundleProject(path) {
    const project = BUNDLE.exec(path)?.[1];
    return project !== undefined && _contract_identifiers_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_ID */ .i.test(project) ? project : undefined;
}
function bundlePath(project) {
    return `mirrors/${project}.bundle`;
}
function addFileTable(db) {
    db.exec(`
    PRAGMA application_id = ${APPLICATION_ID};
    CREATE TABLE backup_files (
      path TEXT NOT NULL,
      part INTEGER NOT NULL,
      content BLOB NOT NULL,
      PRIMARY KEY (path, part)
    ) STRICT;`);
}
async function addFile(db, { path, from }) {
    const insert = db.prepare('INSERT INTO backup_files (path, part, content) VALUES (?, ?, ?)');
    let part = 0;
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(from, { highWaterMark: PART_BYTES }))
            insert.run(path, part++, (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzipSync)(chunk));
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
            throw error;
    }
}
function listFiles(db) {
    return db
        .prepare('SELECT DISTINCT path FROM backup_files ORDER BY path')
        .all()
        .map(({ path }) => String(path));
}
async function takeFile(db, { path, to }) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(to, 'wx', 0o600);
    try {
        const parts = db.prepare('SELECT content FROM backup_files WHERE path = ? ORDER BY part').iterate(path);
        for (const { content } of parts)
            await file.writeFile((0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.gunzipSync)(content));
        await file.sync();
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 57004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ secureDataFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _sqlite_database_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57317);
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48731);




const OTHERS = 0o077;
function secureDataFolder(dataDir) {
    (0,_sqlite_database_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDataDir */ .cO)(dataDir);
    const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dataDir);
    const files = databaseFiles(dataDir).filter((file) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).mode & OTHERS) !== 0);
    if ((mode & OTHERS) === 0 && files.length === 0)
        return undefined;
    try {
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(file, 0o600);
        if ((mode & OTHERS) === 0)
            return undefined;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(dataDir, 0o700);
    }
    catch {
        throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The data folder ${dataDir} is open to others (mode ${octal(mode)}) and cannot be closed: it belongs to another user. Run: chmod -R go= ${dataDir}`);
    }
    return `The data folder ${dataDir} was open to others (mode ${octal(mode)}); it is ${octal(0o700)} now.`;
}
function databaseFiles(dataDir) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dataDir))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dataDir)
        .filter((name) => /^service\.(?:sqlite|lock)/.test(name))
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, name));
}
function octal(mode) {
    return `0${(mode & 0o777).toString(8).padStart(3, '0')}`;
}


/***/ }),

/***/ 54164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   af: () => (/* binding */ findMirrors),
/* harmony export */   g3: () => (/* binding */ careForMirror)
/* harmony export */ });
/* unused harmony export isSpent */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68863);
/* harmony import */ var _git_mirror_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38139);
/* harmony import */ var _git_own_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42119);





const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNFINISHED_MS = HOUR_MS;
const MAINTAIN_EVERY_MS = DAY_MS;
const STAMP = 'docs-agent-maintained';
async function careForMirror(place, signal) {
    const { directory, now, dryRun } = place;
    (0,_git_own_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .resetSettings */ .Tx)(directory);
    const here = [`--git-dir=${directory}`];
    const refs = await findSpentRefs(place, signal);
    const unfinished = findUnfinished((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'objects'), now);
    const due = now - lastMaintained(directory) >= MAINTAIN_EVERY_MS;
    if (!dryRun) {
        for (const { name, commit } of refs)
            await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)([...here, 'update-ref', '-d', name, commit], { signal });
        for (const { path } of unfinished)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true, recursive: true });
        if (due) {
            const one = ['-c', 'pack.threads=1'];
            await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)([...one, ...here, 'maintenance', 'run', '--quiet', '--task=gc'], { signal });
            const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, STAMP);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(stamp, '', { mode: 0o600 });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(stamp, now / 1000, now / 1000);
        }
    }
    const unfinishedBytes = unfinished.reduce((sum, { bytes }) => sum + bytes, 0);
    return { refs: refs.length, unfinished: unfinished.length, unfinishedBytes, maintained: due };
}
function findMirrors(dataDir) {
    const mirrors = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'mirrors');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(mirrors))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(mirrors, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mirrors, entry.name, 'objects')))
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mirrors, entry.name));
}
function isSpent(ref, given) {
    if (!ref.rest)
        return true;
    if (ref.rest.open)
        return false;
    return ref.pushed || ref.rest.lastAt <= given.now - given.keep.logsDays * DAY_MS;
}
async function findSpentRefs({ directory, jobs, keep, now }, signal) {
    const out = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)([
        `--git-dir=${directory}`,
        'for-each-ref',
        '--format=%(refname) %(objectname)',
        'refs/heads',
        'refs/remotes/origin',
    ], { signal });
    const commits = new Map(out
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split(' ')));
    const ours = `refs/heads/${(0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_4__/* .jobBranch */ .c3)('')}`;
    const spent = [];
    for (const [name, commit] of commits) {
        if (!name.startsWith(ours))
            continue;
        const job = name.slice(ours.length);
        const pushed = commits.get(`refs/remotes/origin/${(0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_4__/* .jobBranch */ .c3)(job)}`) === commit;
        if (isSpent({ pushed, rest: await jobs.rest(job) }, { keep, now }))
            spent.push({ name, commit });
    }
    return spent;
}
function findUnfinished(objects, now) {
    const folders = [
        objects,
        ...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(objects, { withFileTypes: true })
            .filter((entry) => entry.isDirectory())
            .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, entry.name)),
    ];
    return folders
        .flatMap((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)
        .filter((name) => name.startsWith('tmp_'))
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)))
        .flatMap((path) => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
        return stat && stat.mtimeMs <= now - UNFINISHED_MS ? [{ path, bytes: stat.size }] : [];
    });
}
function lastMaintained(directory) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, STAMP), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}


/***/ }),

/***/ 41626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ countReport),
  R: () => (/* binding */ prune)
});

// EXTERNAL MODULE: ./server/contexts/contexts.js + 2 modules
var contexts = __webpack_require__(20930);
// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __webpack_require__(80037);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./server/agent/disk-usage.js
var disk_usage = __webpack_require__(54044);
// EXTERNAL MODULE: ./server/files/make-folder.js
var make_folder = __webpack_require__(37380);
// EXTERNAL MODULE: ./server/files/remove-folder.js
var remove_folder = __webpack_require__(96862);
// EXTERNAL MODULE: ./server/git/workspace.js
var workspace = __webpack_require__(93131);
;// CONCATENATED MODULE: ./server/care/job-folders.js








async function* findJobFolders(dataDir, jobs) {
    for (const entry of await entriesOf((0,external_node_path_.join)(dataDir, 'jobs'))) {
        if (!entry.isDirectory())
            continue;
        const root = (0,workspace/* jobFolders */.$1)(dataDir, entry.name).root;
        const bytes = {};
        for (const { name } of await entriesOf(root)) {
            const part = partOf(name);
            if (part)
                bytes[part] = (bytes[part] ?? 0) + (await (0,disk_usage/* diskUsage */.h)([(0,external_node_path_.join)(root, name)])).bytes;
        }
        yield { job: entry.name, rest: await jobs.rest(entry.name), bytes };
    }
}
async function removePart({ job, part }, { dataDir, jobs }) {
    const { root } = (0,workspace/* jobFolders */.$1)(dataDir, job);
    const names = (await entriesOf(root)).map(({ name }) => name).filter((name) => partOf(name) === part);
    const aside = (0,external_node_path_.join)(asideFolder(dataDir), (0,external_node_crypto_.randomUUID)());
    (0,make_folder/* makeFolder */.f)(aside);
    const moved = await jobs.whileAtRest(job, () => {
        for (const name of names) {
            const path = (0,external_node_path_.join)(root, name);
            if ((0,external_node_fs_.lstatSync)(path).isDirectory())
                (0,external_node_fs_.chmodSync)(path, 0o700);
            (0,external_node_fs_.renameSync)(path, (0,external_node_path_.join)(aside, name));
        }
    });
    await (0,remove_folder/* removeFolder */.v)(aside);
    if (moved)
        removeIfEmpty(root);
    return moved;
}
function emptyAside(dataDir) {
    return (0,remove_folder/* removeFolder */.v)(asideFolder(dataDir));
}
function asideFolder(dataDir) {
    return (0,external_node_path_.join)(dataDir, 'removing');
}
function partOf(name) {
    if (name === 'home')
        return 'home';
    if (/^change\.(diff|pages)/.test(name) || /^turn-\d+\.log/.test(name))
        return 'logs';
    return 'scratch';
}
async function entriesOf(folder) {
    return (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
}
function removeIfEmpty(folder) {
    try {
        (0,external_node_fs_.rmdirSync)(folder);
    }
    catch { }
}

// EXTERNAL MODULE: ./server/care/mirror-care.js
var mirror_care = __webpack_require__(54164);
;// CONCATENATED MODULE: ./server/care/plan.js
const PARTS = ['scratch', 'home', 'logs'];
const DAY_MS = 24 * 3_600_000;
function areLogsOld(rest, { keep, now }) {
    return !rest.open && rest.lastAt <= now - keep.logsDays * DAY_MS;
}
function planRemovals(folders, given) {
    const { keep, now } = given;
    const removals = [];
    const remove = ({ job, bytes }, part, why) => {
        if (bytes[part] !== undefined)
            removals.push({ job, part, bytes: bytes[part], why });
    };
    const older = (rest, days) => rest.lastAt <= now - days * DAY_MS;
    for (const folder of folders) {
        const { rest } = folder;
        if (rest?.open)
            continue;
        remove(folder, 'scratch', 'left behind');
        if (!rest || rest.archived)
            remove(folder, 'home', 'left behind');
        else if (older(rest, keep.homesDays))
            remove(folder, 'home', 'age');
        if (!rest)
            remove(folder, 'logs', 'left behind');
        else if (areLogsOld(rest, given))
            remove(folder, 'logs', 'age');
    }
    const gone = new Set(removals.map(({ job, part }) => `${job} ${part}`));
    let over = folders.reduce((sum, { bytes }) => sum + PARTS.reduce((all, part) => all + (bytes[part] ?? 0), 0), 0) -
        removals.reduce((sum, { bytes }) => sum + bytes, 0) -
        keep.gigabytes * 1e9;
    if (over <= 0)
        return removals;
    const atRest = folders
        .filter(({ rest }) => rest && !rest.open)
        .sort((a, b) => (a.rest?.lastAt ?? 0) - (b.rest?.lastAt ?? 0));
    for (const part of ['home', 'logs'])
        for (const folder of atRest) {
            if (over <= 0)
                return removals;
            if (gone.has(`${folder.job} ${part}`))
                continue;
            remove(folder, part, 'size');
            over -= folder.bytes[part] ?? 0;
        }
    return removals;
}

;// CONCATENATED MODULE: ./server/care/prune.js





async function prune(options, signal) {
    const { dataDir, jobs, keep, now, dryRun } = options;
    const failures = [];
    const attempt = async (work) => {
        try {
            return (await work()) !== false;
        }
        catch (error) {
            failures.push((0,thrown/* messageOf */.b)(error));
            return false;
        }
    };
    if (!dryRun)
        await attempt(() => emptyAside(dataDir));
    const folders = [];
    for await (const folder of findJobFolders(dataDir, jobs)) {
        folders.push(folder);
        signal.throwIfAborted();
    }
    const report = {
        removals: [],
        artifacts: 0,
        prompts: 0,
        contexts: 0,
        refs: 0,
        unfinished: 0,
        maintained: 0,
        bytes: 0,
        failures,
    };
    for (const removal of planRemovals(folders, { keep, now })) {
        signal.throwIfAborted();
        if (!dryRun && !(await attempt(() => removePart(removal, { dataDir, jobs }))))
            continue;
        report.removals.push(removal);
        report.bytes += removal.bytes;
    }
    if (!dryRun)
        await attempt(() => emptyAside(dataDir));
    report.artifacts = await pruneArtifacts(options, signal);
    report.prompts = await jobs.forgetPrompts({ lastAt: now - keep.promptsDays * DAY_MS, dryRun });
    await attempt(async () => {
        const since = now - keep.contextsDays * DAY_MS;
        const { folders: count = 0, bytes = 0 } = (await options.contexts?.prune({ since, dryRun })) ?? {};
        report.contexts = count;
        report.bytes += bytes;
    });
    if (!options.mirrors)
        return report;
    for (const directory of [...(0,mirror_care/* findMirrors */.af)(dataDir), ...(0,contexts/* findContextMirrors */.j)(dataDir)]) {
        const done = await (0,mirror_care/* careForMirror */.g3)({ directory, jobs, keep, now, dryRun }, signal);
        report.refs += done.refs;
        report.unfinished += done.unfinished;
        report.bytes += done.unfinishedBytes;
        if (done.maintained)
            report.maintained++;
    }
    return report;
}
async function pruneArtifacts({ jobs, artifacts, keep, now, dryRun }, signal) {
    let removed = 0;
    for await (const job of artifacts.jobs()) {
        signal.throwIfAborted();
        const rest = await jobs.rest(job);
        if (rest && !areLogsOld(rest, { keep, now }))
            continue;
        if (!dryRun)
            await artifacts.remove(job);
        removed++;
    }
    return removed;
}
function countReport(report) {
    const count = (part) => report.removals.filter((removal) => removal.part === part).length;
    return {
        homes: count('home'),
        logs: count('logs') + report.artifacts,
        workspaces: count('scratch'),
        prompts: report.prompts,
        contexts: report.contexts,
        refs: report.refs,
        unfinishedPacks: report.unfinished,
        maintained: report.maintained,
        megabytes: Math.round(report.bytes / 1e6),
    };
}


/***/ }),

/***/ 28233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./server/store/trouble.js
var store_trouble = __webpack_require__(20784);
// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __webpack_require__(80037);
// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __webpack_require__(48731);
// EXTERNAL MODULE: ../node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(88265);
// EXTERNAL MODULE: ./server/open-stores.js + 21 modules
var open_stores = __webpack_require__(12160);
// EXTERNAL MODULE: ./server/words/visible-text.js
var visible_text = __webpack_require__(58169);
;// CONCATENATED MODULE: ./server/commands/config-option.js

const CONFIG_FILE = 'docs-agent.config.json';
function configOption() {
    return new commander/* Option */.c$('-c, --config <file>', 'the configuration file').default(CONFIG_FILE);
}
function example(...lines) {
    return `\nExample:\n${lines.map((line) => `  $ ${line}\n`).join('')}`;
}

// EXTERNAL MODULE: ./server/care/data-folder.js
var data_folder = __webpack_require__(57004);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./contract/loopback.js
var loopback = __webpack_require__(59743);
// EXTERNAL MODULE: ./server/words/system-fault.js
var system_fault = __webpack_require__(55119);
// EXTERNAL MODULE: ./server/words/zod-message.js
var zod_message = __webpack_require__(30044);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(94362);
// EXTERNAL MODULE: ./contract/branch-name.js
var branch_name = __webpack_require__(48548);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(67576);
;// CONCATENATED MODULE: ./server/config/schema-parts.js



const TOKEN = /^(?=.*[a-z])(?=.*\d).{20,}$/;
const variableName = schemas.string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be the name of an environment variable')
    .refine((name) => !TOKEN.test(name), 'must be the name of an environment variable, and no token');
const comment = { '//': schemas.unknown().optional() };
const branch = schemas.string()
    .transform((name) => name.replace(/^refs\/heads\//, ''))
    .refine((name) => (0,branch_name/* isBranchName */.Q8)(name) && !name.startsWith('refs/'), branch_name/* BRANCH_RULE */.CA)
    .refine((name) => name.length <= branch_name/* BRANCH_MAX_CHARACTERS */.PN, branch_name/* BRANCH_LENGTH_RULE */.R8);
const repository = schemas.string()
    .min(1)
    .refine((url) => !url.startsWith('-') && !/[\s\p{Cc}]/u.test(url), 'must be a git URL or a path')
    .refine((url) => !/^[a-z][a-z\d+.-]*:\/\//i.test(url) || isAddress(url), 'must be a git URL or a path')
    .refine((url) => !carriesPassword(url), 'must not contain a password or token: name it in `tokenEnv`');
function isProjectId(name) {
    return identifiers/* PROJECT_ID */.i.test(name) && name !== '__proto__';
}
function isAddress(url) {
    return URL.canParse(url) && !url.includes('\\');
}
function carriesPassword(url) {
    if (!URL.canParse(url))
        return false;
    const { password, protocol, username } = new URL(url);
    return password !== '' || (/^https?:$/.test(protocol) && username !== '');
}

;// CONCATENATED MODULE: ./server/config/agent-schema.js



const HOST = /^\*$|^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
const HOST_RULE = 'must be a host name such as `api.example.org` or `*.example.org`, with `:port` where it is not 80 or 443, or `*` for all';
const megabytes = schemas.int().min(1).max(16_777_216);
const networkSchema = schemas.union([schemas["enum"](['all', 'none']), schemas.array(schemas.string().regex(HOST, HOST_RULE).toLowerCase()).min(1)], 'must be "all", "none", or a list of host names such as "api.example.org" or "*.example.org"');
const limitsSchema = schemas.strictObject({
    ...comment,
    memoryMb: megabytes.default(4096),
    processes: schemas.int().min(1).max(1_000_000).default(512),
    diskMb: megabytes.default(10_240),
    changeFiles: schemas.int().min(1).max(1_000_000).default(5000),
    changeMb: megabytes.default(100),
});
const rulesSchema = schemas.strictObject({
    ...comment,
    command: schemas.union([schemas.string().min(1), schemas.tuple([schemas.string().min(1)], schemas.string())], 'must be a command line for `sh -c`, or a list of a program and its arguments')
        .refine((command) => ![command].flat().some((part) => part.includes('\0')), 'must not hold a NUL character'),
    promptAs: schemas["enum"](['stdin', 'file', 'argument']).default('stdin'),
    timeoutMinutes: schemas.number()
        .positive()
        .max(24 * 60)
        .default(30),
    env: schemas.array(variableName).default([]),
    model: schemas.string().min(1).default('agent-command'),
    sandbox: schemas["enum"](['bubblewrap', 'none']).default('bubblewrap'),
    network: networkSchema.optional(),
    readable: schemas.array(schemas.string()
        .refine((path) => (0,external_node_path_.isAbsolute)(path) && !path.includes('\0'), 'must be an absolute path')
        .transform(external_node_path_.normalize))
        .default([]),
    limits: limitsSchema.prefault({}),
});
const agentSchema = rulesSchema
    .superRefine((agent, context) => {
    if (agent.sandbox !== 'none' || (agent.network ?? 'all') === 'all')
        return;
    const message = 'must be "all" where `sandbox` is "none": only the sandbox can keep an agent off the network';
    context.addIssue({ code: 'custom', path: ['network'], message });
})
    .transform((agent) => ({
    ...agent,
    network: agent.network ?? (agent.sandbox === 'none' ? 'all' : ['*']),
}));

;// CONCATENATED MODULE: ./server/config/checks-schema.js



const BUILT_IN_CHECKS = ['links'];
const RESERVED = [...BUILT_IN_CHECKS, 'paths', 'conflict'];
const commandCheck = schemas.strictObject({
    ...comment,
    name: schemas.string()
        .trim()
        .regex(/^\w[\w .-]{0,39}$/, 'must be letters, digits, `_`, `-`, `.` and blanks, at most 40')
        .refine((name) => !RESERVED.includes(name), `must not be ${RESERVED.map((name) => `\`${name}\``).join(', ')}, which the service uses itself`),
    command: schemas.union([schemas.string().min(1), schemas.tuple([schemas.string().min(1)], schemas.string())], 'must be a command line for `sh -c`, or a list of a program and its arguments'),
    timeoutSeconds: schemas.number()
        .positive()
        .max(24 * 3600)
        .default(300),
    network: networkSchema.default('none'),
});
const checksShape = {
    checks: schemas.array(schemas.union([schemas["enum"](BUILT_IN_CHECKS), commandCheck], 'must be "links", or {"name": …, "command": …}'))
        .max(20)
        .superRefine((checks, context) => {
        const names = checks.map((check) => (typeof check === 'string' ? check : check.name));
        names.forEach((name, at) => {
            if (names.indexOf(name) < at)
                context.addIssue({ code: 'custom', path: [at], message: `is a second check of the name ${name}` });
        });
    })
        .optional(),
    rounds: schemas.int().min(0).max(3).optional(),
    onFailure: schemas["enum"](['draft', 'publish', 'fail']).optional(),
};
const checks = schemas.strictObject(checksShape);
function checkSettings(project, top) {
    return {
        checks: project.checks ?? top.checks ?? [],
        rounds: project.rounds ?? top.rounds ?? 1,
        onFailure: project.onFailure ?? top.onFailure ?? 'draft',
    };
}
function isWithin(network, agent) {
    if (network === 'none' || agent === 'all')
        return true;
    if (!Array.isArray(agent) || !Array.isArray(network))
        return false;
    const isElsewhere = (host) => agent.includes('*') && !/^localhost(?::|$)|^[\d.:]+$/.test(host);
    return network.every((host) => agent.includes(host) || isElsewhere(host));
}

// EXTERNAL MODULE: ./server/config/postgres-address.js
var postgres_address = __webpack_require__(6272);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(56090);
;// CONCATENATED MODULE: ./server/config/context-schema.js


const contextSchema = schemas.array(schemas.strictObject({
    ...comment,
    name: schemas.string()
        .refine(isProjectId, 'must be letters, digits, `_`, `-` and inner dots, at most 128, and not `__proto__`'),
    repository: repository,
    ref: branch.nullable().default(null),
    tokenEnv: variableName.optional(),
    optional: schemas.boolean().default(false),
}))
    .max(10, 'must name at most 10 repositories')
    .superRefine((contexts, issues) => {
    const names = contexts.map(({ name }) => name);
    names.forEach((name, at) => {
        if (names.indexOf(name) < at)
            issues.addIssue({
                code: 'custom',
                path: [at, 'name'],
                message: `is a second context of the name ${name}`,
            });
    });
})
    .default([]);

;// CONCATENATED MODULE: ./server/config/schema.js








const webAddress = schemas.string()
    .refine(isPlainWebAddress, 'must be an http or https address without user, query and fragment');
const pullRequestsSchema = schemas.discriminatedUnion('host', [
    schemas.strictObject({ ...comment, host: schemas.literal('review') }),
    schemas.strictObject({ ...comment, host: schemas["enum"](['github', 'gitea']), apiUrl: webAddress.optional() }),
], 'must be {"host": "review"}, {"host": "github", "apiUrl": …} or {"host": "gitea", "apiUrl": …}');
const pathGlob = schemas.string()
    .regex(/^(?![!/])(?!(?:.*\/)?\.{1,2}(?:\/|$))[^\\\p{Cc}]+$/u, 'must be a path in the repository such as `docs/**` or `README.md`, without `!`, `\\`, `.` and `..`');
const refGlob = schemas.string()
    .refine((glob) => (0,branch_name/* isBranchName */.Q8)(glob.replace(/[*?]+/g, 'x')), 'must be the name of a branch, or a glob of some such as `release-*`; `*` stops at a `/`, `**` does not');
const projectSchema = schemas.strictObject({
    ...comment,
    repository: repository,
    ref: branch.nullable().default(null),
    refs: schemas.array(refGlob).min(1).max(100).default([]),
    tokenEnv: variableName.optional(),
    pullRequests: pullRequestsSchema.optional(),
    paths: schemas.array(pathGlob).min(1).optional(),
    context: contextSchema,
    ...checksShape,
    agent: agentSchema.optional(),
});
const PROJECT_ID_RULE = 'is no project id: accepted are letters, digits, `_`, `-` and inner dots, at most 128 characters, and not `__proto__`';
const postgresUrl = schemas.string()
    .refine(postgres_address/* isPostgresUrl */.p, 'must be the address of a database, as in postgres://user@host/name')
    .refine((url) => (0,postgres_address/* passwordsOf */.i)(url).length === 0, 'must not contain a password: put the whole address into a variable and name it in `databaseEnv`');
const s3Schema = schemas.strictObject({
    ...comment,
    endpoint: webAddress,
    bucket: schemas.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
    region: schemas.string().min(1).default('us-east-1'),
    prefix: schemas.string()
        .regex(/^[\w./-]*$/, 'must be letters, digits, `_`, `-`, `.` and `/`')
        .default(''),
    accessKeyEnv: variableName,
    secretKeyEnv: variableName,
});
const perHour = schemas.int().min(1).max(1_000_000);
const configSchema = schemas.strictObject({
    ...comment,
    $schema: schemas.string().optional(),
    dataDir: schemas.string().min(1).default('.docs-agent'),
    database: postgresUrl.optional(),
    databaseEnv: variableName.optional(),
    artifacts: schemas.strictObject({ ...comment, s3: s3Schema }).optional(),
    host: schemas.string().min(1).default('127.0.0.1'),
    port: schemas.int().min(0).max(65_535).default(8787),
    metricsPort: schemas.int().min(0).max(65_535).optional(),
    publicUrl: webAddress.optional(),
    trustedProxies: schemas.array(schemas.union([schemas.ipv4(), schemas.ipv6(), schemas.cidrv4(), schemas.cidrv6()], 'must be an IP address, or a range of them as in 10.0.0.0/8'))
        .default([]),
    diskFloorMegabytes: schemas.int().min(0).max(1_000_000_000).default(100),
    recover: schemas.boolean().default(false),
    shallow: schemas.boolean().default(false),
    concurrency: schemas.int().min(1).max(64).default(2),
    drainSeconds: schemas.int().min(0).max(3600).optional(),
    limits: schemas.strictObject({
        ...comment,
        agentRequestsPerHour: perHour.default(limits/* AGENT_REQUESTS_PER_HOUR */.qs),
        analyticsRequestsPerHour: perHour.default(limits/* ANALYTICS_REQUESTS_PER_HOUR */.tI),
    })
        .prefault({}),
    keep: schemas.strictObject({
        ...comment,
        homesDays: schemas.number().min(0).max(3650).default(14),
        contextsDays: schemas.number().min(0).max(3650).default(14),
        logsDays: schemas.number().min(0).max(3650).default(90),
        promptsDays: schemas.number().min(0).max(3650).default(365),
        gigabytes: schemas.number().min(0).default(20),
    })
        .prefault({}),
    author: schemas.strictObject({
        ...comment,
        name: schemas.string().regex(/^[^<>\p{Cc}]+$/u, 'must be a name without `<` and `>`'),
        email: schemas.string().regex(/^[^<>\s\p{Cc}]+$/u, 'must be a mail address'),
    })
        .default({ name: 'docs-agent', email: 'docs-agent@localhost' }),
    agent: agentSchema.optional(),
    ...checksShape,
    projects: schemas.unknown()
        .superRefine((projects, context) => {
        for (const id of Object.keys(Object(projects)).filter((name) => !isProjectId(name)))
            context.addIssue({ code: 'custom', path: [id], message: PROJECT_ID_RULE });
    })
        .pipe(schemas.record(schemas.string(), projectSchema))
        .refine((projects) => Object.keys(projects).length > 0, 'must name at least one project'),
});
function isPlainWebAddress(text) {
    if (!URL.canParse(text))
        return false;
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === '';
}

;// CONCATENATED MODULE: ./server/config/variables.js

function openVariables(environment) {
    const missing = [];
    return {
        read: (key, { name, isNeeded = true }) => {
            const value = (environment[name] ?? '').trim();
            if (value === '' && isNeeded)
                missing.push({ key, name });
            return value;
        },
        refuseMissing: (file) => {
            const [first, ...others] = missing;
            if (!first)
                return;
            const what = others.length === 0
                ? `\`${first.key}\` names the environment variable ${first.name}, which is not set.`
                : `these environment variables are named, and not set: ${missing.map(({ key, name }) => `${name} (\`${key}\`)`).join(', ')}.`;
            throw new user_error/* UserError */.y(`${file}: ${what} Set ${others.length === 0 ? 'it' : 'them'} where the service is started; \`docs-agent doctor\` looks at all else that it needs.`);
        },
    };
}

;// CONCATENATED MODULE: ./server/config/config.js












function readConfig(file, environment, options = { tokens: true }) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        const missing = (0,thrown/* codeOf */.$)(error) === 'ENOENT';
        const why = missing
            ? 'does not exist; `docs-agent init` writes one to start from'
            : `cannot be read: ${(0,system_fault/* describeFault */.Q)(error)}`;
        throw new user_error/* UserError */.y(`The configuration file ${file} ${why}.`);
    }
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        throw new user_error/* UserError */.y(`The configuration file ${file} is not JSON: ${(0,thrown/* messageOf */.b)(error)}.`);
    }
    return parseConfig(json, { directory: (0,external_node_path_.dirname)((0,external_node_path_.resolve)(file)), environment, name: file, ...options });
}
function parseConfig(value, context) {
    const name = context.name ?? 'configuration';
    const parsed = configSchema.safeParse(value);
    if (!parsed.success)
        throw new user_error/* UserError */.y(`${name}: ${(0,zod_message/* describeIssue */.n)(parsed.error, value)}`);
    const { projects, agent, $schema: _, '//': __, database, databaseEnv, artifacts, ...rest } = parsed.data;
    const variables = openVariables(context.environment);
    const settings = Object.entries(projects).map(([id, project]) => {
        const fail = (key, why) => new user_error/* UserError */.y(`${name}: \`projects.${id}.${key}\` ${why}.`);
        const checking = checkSettings(project, parsed.data);
        const { shallow } = rest;
        const given = { id, project, shallow, agent: project.agent ?? agent, checking, context };
        return projectSettings({ ...given, variables, fail });
    });
    if (rest.recover)
        refuseShared(settings, name);
    const kept = {
        database: databaseOf({ database, databaseEnv, artifacts }, { variables, name }),
        s3: s3Of(artifacts, variables),
    };
    variables.refuseMissing(name);
    return {
        ...rest,
        ...kept,
        dataDir: (0,external_node_path_.resolve)(context.directory, rest.dataDir),
        projects: new Map(settings.map((project) => [project.id, project])),
    };
}
function refuseShared(projects, name) {
    for (const [repository, sharing] of Map.groupBy(projects, (project) => project.repository))
        if (sharing.length > 1)
            throw new user_error/* UserError */.y(`${name}: \`recover\` does not go with several projects on one repository, and ${sharing.map(({ id }) => `\`${id}\``).join(' and ')} are all on ${repository}: a job that is read back from its branch could be given to the wrong one. Leave \`recover\` out, or give each its own service.`);
}
function databaseOf({ database, databaseEnv, artifacts }, { variables, name }) {
    if (database !== undefined && databaseEnv !== undefined)
        throw new user_error/* UserError */.y(`${name}: \`database\` and \`databaseEnv\` are both given; keep one of them.`);
    if (databaseEnv === undefined) {
        if (database === undefined && artifacts)
            throw new user_error/* UserError */.y(`${name}: \`artifacts\` goes with \`database\`: one machine keeps them in \`dataDir\`.`);
        return database;
    }
    const address = variables.read('databaseEnv', { name: databaseEnv });
    if (address === '' || (0,postgres_address/* isPostgresUrl */.p)(address))
        return address;
    throw new user_error/* UserError */.y(`${name}: \`databaseEnv\` names the environment variable ${databaseEnv}, which is no address as in postgres://user:password@host/name.`);
}
function s3Of(artifacts, { read }) {
    if (!artifacts)
        return undefined;
    const { accessKeyEnv, secretKeyEnv, '//': _, ...place } = artifacts.s3;
    return {
        ...place,
        accessKey: read('artifacts.s3.accessKeyEnv', { name: accessKeyEnv }),
        secretKey: read('artifacts.s3.secretKeyEnv', { name: secretKeyEnv }),
    };
}
function projectSettings(given) {
    const { id, project, shallow, agent, checking, context, variables, fail } = given;
    if (!agent)
        throw fail('agent', 'must be given here or at the top level, given nothing');
    const readToken = (key, name) => {
        if (name === undefined)
            return { token: null, tokenEnv: null };
        const token = variables.read(`projects.${id}.${key}`, { name, isNeeded: context.tokens !== false });
        if (agent.env.includes(name))
            throw fail('agent.env', `must not pass on ${name}, which is the service's own token`);
        return { token, tokenEnv: name };
    };
    const { token, tokenEnv } = readToken('tokenEnv', project.tokenEnv);
    const refusePlain = (key, url, sent) => {
        const { protocol, hostname = '', origin } = URL.parse(url) ?? {};
        if (sent !== null && protocol === 'http:' && !(0,loopback/* isLoopback */.U)(hostname))
            throw fail(key, `must be an https address: a token goes there, which anybody on the way could read. Plain http is for loopback alone, given ${origin}`);
        return url;
    };
    const contexts = project.context.map(({ '//': _, ...entry }, at) => {
        const read = readToken(`context.${at}.tokenEnv`, entry.tokenEnv);
        const url = repositoryUrl(entry.repository, context.directory);
        return { ...entry, ...read, repository: refusePlain(`context.${at}.repository`, url, read.token) };
    });
    for (const check of checking.checks)
        if (typeof check !== 'string' && !isWithin(check.network, agent.network))
            throw fail('checks', `must not give ${check.name} a wider network than \`agent.network\`: a check runs what an agent wrote`);
    const repository = refusePlain('repository', repositoryUrl(project.repository, context.directory), token);
    const onGitHub = /^(https:\/\/|ssh:\/\/git@)github\.com\//.test(repository);
    const pullRequests = project.pullRequests ?? (onGitHub ? { host: 'github' } : { host: 'review' });
    const { ref, refs, paths } = project;
    const settings = { id, repository, ref, refs, token, tokenEnv, paths, shallow, contexts, agent, checking };
    if (pullRequests.host === 'review')
        return { ...settings, pullRequests: { host: 'review' } };
    const { apiUrl = onGitHub ? 'https://api.github.com' : undefined } = pullRequests;
    if (apiUrl === undefined)
        throw fail('pullRequests.apiUrl', 'must be given where the repository is not on github.com, given nothing');
    if (token === null)
        throw fail('tokenEnv', 'must name the variable that holds the token, given nothing');
    refusePlain('pullRequests.apiUrl', apiUrl, token);
    return { ...settings, pullRequests: { host: 'github', apiUrl } };
}
function repositoryUrl(given, directory) {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(given))
        return given;
    const scp = /^([\w.-]+@[\w.-]+):(?!\/)(.+)$/.exec(given);
    if (scp)
        return `ssh://${scp[1]}/${scp[2]}`;
    return (0,external_node_url_.pathToFileURL)((0,external_node_path_.resolve)(directory, given)).href;
}

;// CONCATENATED MODULE: ./server/commands/open-data.js




async function withData(from, work) {
    const config = typeof from === 'string' ? readSafely(from) : readSafely(from.file, from);
    const stores = await (0,open_stores/* openStores */.j)(config);
    try {
        return await work({ config, stores });
    }
    finally {
        await stores.close();
    }
}
async function withSqlite(file, work) {
    const config = readSafely(file);
    const stores = (0,open_stores/* openSqlite */.Lf)(config);
    try {
        return await work({ config, stores });
    }
    finally {
        await stores.close();
    }
}
function readSafely(file, options = { tokens: false }) {
    const config = readConfig(file, process.env, options);
    const tightened = (0,data_folder/* secureDataFolder */.a)(config.dataDir);
    if (tightened !== undefined)
        process.stderr.write(`docs-agent: ${tightened}\n`);
    return config;
}
function requireProject(config, project) {
    if (config.projects.has(project))
        return;
    const known = [...config.projects.keys()].join(', ');
    throw new user_error/* UserError */.y(`--project: there is no project ${JSON.stringify(project)}; the configuration has ${known}.`);
}

;// CONCATENATED MODULE: ./server/commands/adopt.js






function adoptCommand(terminal) {
    return new commander/* Command */.uB('adopt')
        .description('Take in the jobs that are not known and have left a branch on the remote, as after a data folder was lost. What is ' +
        'known stays as it is. The service must not be running.')
        .addOption(configOption())
        .option('--project-id, --project <id>', 'only those of a project')
        .option('--json', 'an array of objects with project, id, outcome and more')
        .addHelpText('after', example('docs-agent adopt', 'docs-agent adopt --project docs --json'))
        .action(async (options) => {
        const adopted = await adopt(options, (one) => options.json || terminal.out(`${describe(one)}\n`));
        if (options.json)
            terminal.out(`${JSON.stringify(adopted, undefined, 2)}\n`);
        const count = (outcome) => adopted.filter((one) => one.outcome === outcome).length;
        terminal.err(`Took in ${count('taken in')}, knew ${count('known')}; ${count('foreign')} branches with such a name are no job's.\n`);
        const unasked = count('unasked');
        if (unasked > 0)
            throw new user_error/* UserError */.y(`${unasked} could not be asked for; the others are taken in. Run it again when that is mended.`);
    });
}
async function adopt(options, tell) {
    const { openMirrors, removeStaleLocks } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 38139));
    const { adoptJobs } = await Promise.all(/* import() */[__webpack_require__.e(141), __webpack_require__.e(188)]).then(__webpack_require__.bind(__webpack_require__, 71201));
    const { lookUpPorts } = await __webpack_require__.e(/* import() */ 820).then(__webpack_require__.bind(__webpack_require__, 95820));
    const { redactSecrets } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 92419));
    const { knownSecrets } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 89131));
    return withData({ file: options.config, tokens: true }, async ({ config, stores }) => {
        if (options.project !== undefined)
            requireProject(config, options.project);
        const { unlock } = (0,open_stores/* takeDataFolder */.ad)(config);
        try {
            removeStaleLocks(config.dataDir);
            const redactor = redactSecrets(knownSecrets(config, process.env));
            const mirrorOf = openMirrors(config.dataDir);
            const adopted = [];
            for (const [project, ports] of lookUpPorts({ config, mirrorOf, stores, redactor, now: Date.now })) {
                if (options.project !== undefined && options.project !== project)
                    continue;
                for await (const one of adoptJobs(ports, new AbortController().signal)) {
                    adopted.push(one);
                    tell(one);
                }
            }
            return adopted;
        }
        finally {
            unlock();
        }
    });
}
function describe({ project, id = '', outcome, turns, prLink, why }) {
    const more = [turns === undefined ? '' : `${turns} or more turns`, prLink ?? '', (0,visible_text/* oneLine */.T)(why ?? '', 500)];
    return [id.padEnd(26), outcome.padEnd(8), project, ...more.filter((part) => part !== '')].join('  ');
}

// EXTERNAL MODULE: ./server/files/remove-folder.js
var remove_folder = __webpack_require__(96862);
// EXTERNAL MODULE: ./server/git/workspace.js
var workspace = __webpack_require__(93131);
;// CONCATENATED MODULE: ./server/commands/archive.js






function archiveCommand(terminal) {
    return new commander/* Command */.uB('archive')
        .description('Archive a job: it takes no more messages, and if it is running it is ended.')
        .argument('<job>', 'the id of the job')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent archive h7kq2v9m4c8x3n5p6r2t7w9y4b'))
        .action(async (job, { config: file }) => {
        const home = await withData(file, async ({ config, stores: { jobs } }) => {
            const before = (await jobs.find(job))?.status;
            if (!(await jobs.archive(job)))
                throw new user_error/* UserError */.y(`There is no job ${JSON.stringify(job)}.`);
            return before === 'active' ? undefined : (0,workspace/* jobFolders */.$1)(config.dataDir, job).home;
        });
        if (home !== undefined)
            await (0,remove_folder/* removeFolder */.v)(home);
        terminal.err(`Job ${job} is archived.\n`);
    });
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./server/care/mirror-care.js
var mirror_care = __webpack_require__(54164);
// EXTERNAL MODULE: ./server/git/git.js + 2 modules
var git = __webpack_require__(68863);
// EXTERNAL MODULE: ./server/git/mirror.js + 1 modules
var git_mirror = __webpack_require__(38139);
// EXTERNAL MODULE: ./server/git/own-repository.js
var own_repository = __webpack_require__(42119);
// EXTERNAL MODULE: ./server/sqlite/database.js
var database = __webpack_require__(57317);
// EXTERNAL MODULE: ./server/backup/format.js
var format = __webpack_require__(76801);
;// CONCATENATED MODULE: ./server/backup/write-backup.js











async function writeBackup(given) {
    const file = (0,external_node_path_.resolve)(given.file);
    const refuse = (why) => new user_error/* UserError */.y(`The backup ${given.file} cannot be written: ${why}.`);
    if ((0,external_node_fs_.existsSync)(file))
        throw refuse('it is there already');
    let folder;
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(file), '.docs-agent-backup-'));
    }
    catch (error) {
        throw refuse(`${(0,thrown/* codeOf */.$)(error)} in ${(0,external_node_path_.dirname)(file)}`);
    }
    try {
        const copy = (0,external_node_path_.join)(folder, 'backup');
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(copy, 'wx', 0o600));
        given.db.prepare('VACUUM INTO ?').run(copy);
        await fill(copy, { dataDir: given.dataDir, folder });
        (0,external_node_fs_.chmodSync)(copy, 0o600);
        flush(copy);
        (0,external_node_fs_.linkSync)(copy, file);
    }
    catch (error) {
        throw refuse((0,thrown/* codeOf */.$)(error) === 'EEXIST' ? 'it is there already' : (0,thrown/* messageOf */.b)(error));
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
async function fill(copy, { dataDir, folder }) {
    const db = (0,database/* openFile */.Tq)(copy);
    try {
        db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
        (0,format/* addFileTable */.iF)(db);
        db.exec('UPDATE turns SET process = NULL WHERE process IS NOT NULL; BEGIN');
        for await (const path of findJobFiles(dataDir))
            await (0,format/* addFile */.sM)(db, { path, from: (0,external_node_path_.join)(dataDir, path) });
        for (const mirror of (0,mirror_care/* findMirrors */.af)(dataDir)) {
            const bundle = await bundleUnpushed(mirror, folder);
            if (bundle)
                await (0,format/* addFile */.sM)(db, { path: (0,format/* bundlePath */.EU)((0,external_node_path_.basename)(mirror, '.git')), from: bundle });
        }
        db.exec('COMMIT');
    }
    finally {
        db.close();
    }
}
async function* findJobFiles(dataDir) {
    const names = async (folder) => (0,promises_.readdir)((0,external_node_path_.join)(dataDir, folder), { withFileTypes: true }).catch(() => []);
    for (const job of await names('jobs')) {
        if (!job.isDirectory())
            continue;
        for (const entry of await names(`jobs/${job.name}`)) {
            const path = `jobs/${job.name}/${entry.name}`;
            if (entry.isFile() && (0,format/* isJobFile */.w8)(path))
                yield path;
        }
    }
}
async function bundleUnpushed(mirror, folder) {
    (0,own_repository/* resetSettings */.Tx)(mirror);
    const here = `--git-dir=${mirror}`;
    const format = '--format=%(refname) %(objectname)';
    const out = await (0,git/* git */.$Y)([here, 'for-each-ref', format, 'refs/heads', 'refs/remotes/origin']);
    const commits = new Map(out.split('\n').map((line) => line.split(' ')));
    const ours = `refs/heads/${(0,git_mirror/* jobBranch */.c3)('')}`;
    const refs = [...commits.keys()].filter((name) => {
        const pushed = commits.get(name.replace('refs/heads/', 'refs/remotes/origin/'));
        return name.startsWith(ours) && pushed !== commits.get(name);
    });
    if (refs.length === 0)
        return undefined;
    const bundle = (0,external_node_path_.join)(folder, `${(0,external_node_path_.basename)(mirror)}.bundle`);
    await (0,git/* git */.$Y)([here, 'bundle', 'create', '--quiet', bundle, ...refs]);
    return bundle;
}
function flush(file) {
    const descriptor = (0,external_node_fs_.openSync)(file, 'r');
    (0,external_node_fs_.fsyncSync)(descriptor);
    (0,external_node_fs_.closeSync)(descriptor);
}

;// CONCATENATED MODULE: ./server/commands/backup.js









function backupCommand(terminal) {
    return new commander/* Command */.uB('backup')
        .description('Write jobs, keys, page views, logs and what was not pushed yet into one new file. The service may run meanwhile.')
        .argument('<file>', 'where to; it must not be there yet')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent backup /var/backups/docs-agent-$(date +%F).sqlite'))
        .action((file, { config: configFile }) => {
        requireDatabase(configFile);
        return withSqlite(configFile, async ({ config, stores }) => {
            await writeBackup({ db: stores.db, dataDir: config.dataDir, file });
            const megabytes = ((0,external_node_fs_.statSync)(file).size / 1e6).toFixed(1);
            terminal.err(`${file} is written, ${megabytes} MB. Keep the configuration and the tokens apart from it.\n`);
        });
    });
}
function requireDatabase(configFile) {
    const { dataDir, database } = readConfig(configFile, process.env, { tokens: false });
    (0,open_stores/* requireSqlite */._2)(database);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(dataDir, 'service.sqlite')))
        throw new user_error/* UserError */.y(`There is nothing to back up in ${dataDir}: no service has run there.`);
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./server/commands/check-links.js






function checkLinksCommand(terminal) {
    return new commander/* Command */.uB('check-links')
        .description('Find links, images and anchors of Markdown and MDX pages that lead nowhere in the repository. Nothing is asked of the network.')
        .argument('[folder]', 'a folder of the repository', '.')
        .option('--base <revision>', 'look at what changed since the branch left this one, and at pages that link to it')
        .addHelpText('after', example('docs-agent check-links', 'docs-agent check-links --base origin/main'))
        .action(async (folder, { base }) => {
        const broken = await checkLinks({ folder, base }, terminal).catch((error) => {
            throw error instanceof git/* GitError */.XS ? new user_error/* UserError */.y(explain((0,thrown/* messageOf */.b)(error))) : error;
        });
        if (broken > 0)
            throw new user_error/* UserError */.y(`${count(broken, 'link')} that ${broken === 1 ? 'leads' : 'lead'} nowhere.`);
    });
}
async function checkLinks(given, terminal) {
    const [{ withWorkTree }, { findBrokenLinksIn }, { describeFault, describeUnread }] = await Promise.all([
        __webpack_require__.e(/* import() */ 59).then(__webpack_require__.bind(__webpack_require__, 37059)),
        Promise.all(/* import() */[__webpack_require__.e(418), __webpack_require__.e(426)]).then(__webpack_require__.bind(__webpack_require__, 60426)),
        __webpack_require__.e(/* import() */ 446).then(__webpack_require__.bind(__webpack_require__, 10446)),
    ]);
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    return withWorkTree(given, async ({ reader, tree, base }) => {
        const { signal } = new AbortController();
        const { pages, faults, unread } = await findBrokenLinksIn(reader, { commit: tree, base }, signal);
        for (const fault of faults)
            terminal.out(`${describeFault(fault)}\n`);
        for (const page of unread)
            terminal.err(`${describeUnread(page)}.\n`);
        const clean = faults.length === 0 ? ' No link that leads nowhere was found.' : '';
        terminal.err(`${count(pages, 'page')} read.${clean}\n`);
        return faults.filter(({ before }) => !before).length;
    });
}
function explain(said) {
    return /not a git repository/.test(said)
        ? 'This folder lies in no git repository. Call it in a clone.'
        : `${said}.`;
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./server/commands/doctor.js






const SAYS_MAX_LENGTH = 500;
function doctorCommand(terminal) {
    return new commander/* Command */.uB('doctor')
        .description('Check the configuration and what it needs: programs, variables, repositories, folders, the database. It changes ' +
        'nothing, and ends with 0 only where all is well.')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent doctor --config docs-agent.config.json'))
        .action(async ({ config: file }) => {
        const findings = await findAll(file);
        for (const finding of findings)
            terminal.out(renderFinding(finding));
        const wrong = findings.filter(({ ok }) => !ok).length;
        if (wrong > 0)
            throw new user_error/* UserError */.y(`${wrong} of ${findings.length} checks failed.`);
        const notes = findings.filter(({ fix }) => fix !== undefined).length;
        const what = `${notes} ${notes === 1 ? 'note says' : 'notes say'} what could be better`;
        terminal.err(notes === 0 ? 'All is well.\n' : `No check failed; ${what}.\n`);
    });
}
async function findAll(file) {
    const about = 'configuration';
    let config;
    try {
        config = readConfig(file, process.env, { tokens: false });
    }
    catch (error) {
        const fix = 'Correct the file; `docs-agent init` shows one that is right.';
        return [{ about, ok: false, says: (0,thrown/* messageOf */.b)(error).replace(/\.$/, ''), fix }];
    }
    const { ALL_CHECKS, examine } = await Promise.all(/* import() */[__webpack_require__.e(435), __webpack_require__.e(783)]).then(__webpack_require__.bind(__webpack_require__, 28783));
    const { signal } = new AbortController();
    const projects = [...config.projects.keys()].join(', ');
    return [
        { about, ok: true, says: `${file} has ${projects}` },
        ...(await examine(ALL_CHECKS, { config, environment: process.env, signal })),
    ];
}
function renderFinding(finding) {
    const says = (0,visible_text/* oneLine */.T)(finding.says, SAYS_MAX_LENGTH);
    const { ok, about, fix } = finding;
    const isNote = ok && fix !== undefined;
    const line = `${isNote ? 'note' : ok ? 'ok  ' : 'FAIL'}  ${about.padEnd(14)}  ${says}\n`;
    return fix === undefined ? line : `${line}${' '.repeat(22)}→ ${fix}\n`;
}

;// CONCATENATED MODULE: ./server/import-logs/find-files.js


const STANDARD_INPUT = '-';
function findFiles(given) {
    const files = new Map();
    for (const name of given) {
        const found = name === STANDARD_INPUT || (0,external_node_fs_.existsSync)(name) ? [name] : (0,external_node_fs_.globSync)(name).sort();
        if (found.length === 0)
            throw new user_error/* UserError */.y(`There is no file ${JSON.stringify(name)}.`);
        for (const file of found)
            files.set(identityOf(file), file);
    }
    return [...new Set(files.values())];
}
function identityOf(file) {
    try {
        return file === STANDARD_INPUT ? file : (0,external_node_fs_.realpathSync)(file);
    }
    catch {
        return file;
    }
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(79435);
// EXTERNAL MODULE: ./server/store/views.js
var views = __webpack_require__(76845);
;// CONCATENATED MODULE: ./server/views/seed.js





const seed_count = schemas.int().nonnegative();
const path = schemas.string()
    .min(1)
    .refine((text) => !text.includes('\0'), 'must not hold the character U+0000')
    .refine((text) => Buffer.byteLength(text) <= views/* PATH_MAX_BYTES */.F, `must have at most ${views/* PATH_MAX_BYTES */.F} bytes`);
const rowSchema = schemas.strictObject({ path, day: iso.date(), human: seed_count, ai: seed_count });
function readViewRows(file) {
    let json;
    try {
        json = JSON.parse((0,external_node_fs_.readFileSync)(file, 'utf8'));
    }
    catch {
        throw new user_error/* UserError */.y(`${file} is not JSON.`);
    }
    return parseViewRows(json, file);
}
function parseViewRows(value, name) {
    if (!Array.isArray(value))
        throw new user_error/* UserError */.y(`${name} must hold a JSON array.`);
    const seen = new Map();
    return value.map((row, index) => {
        const parsed = rowSchema.safeParse(row);
        if (!parsed.success)
            throw new user_error/* UserError */.y(`${name}, row ${index + 1}: ${(0,zod_message/* describeIssue */.n)(parsed.error, row)}`);
        const key = JSON.stringify([parsed.data.path, parsed.data.day]);
        const first = seen.get(key);
        if (first !== undefined)
            throw new user_error/* UserError */.y(`${name}, row ${index + 1}: the same page and day as row ${first}.`);
        seen.set(key, index + 1);
        return parsed.data;
    });
}

;// CONCATENATED MODULE: ./server/commands/import-views.js








const PROGRESS_EVERY_MS = 200;
function importViewsCommand(terminal) {
    return new commander/* Command */.uB('import-views')
        .description('Count page views from web server logs: combined format or JSON lines, plain or gzip. Importing a log again adds ' +
        'only what is new in it. A .json file with an array of {"path", "day", "human", "ai"} sets those counts.')
        .argument('[files...]', 'logs, globs, or - for standard input')
        .addOption(configOption())
        .option('--project-id, --project <id>', 'the project whose pages were viewed')
        .option('--explain [text]', 'say how lines are counted, or how a user agent or a line of a log would be')
        .addHelpText('after', example('docs-agent import-views --project docs /var/log/nginx/docs.access.log*', 'docs-agent import-views --explain "Mozilla/5.0 (compatible; GPTBot/1.2)"'))
        .action(async (files, options, command) => {
        if (options.explain !== undefined)
            return import_views_explain(options.explain, terminal);
        if (options.project === undefined)
            command.error("error: required option '--project-id, --project <id>' not specified");
        if (files.length === 0)
            command.error("error: missing required argument 'files'");
        await importAll({ files, config: options.config, project: options.project ?? '', terminal });
    });
}
async function import_views_explain(text, terminal) {
    const { explainRules, explainText } = await Promise.all(/* import() */[__webpack_require__.e(49), __webpack_require__.e(401), __webpack_require__.e(270)]).then(__webpack_require__.bind(__webpack_require__, 71270));
    terminal.out(text === true ? explainRules() : explainText(text));
}
async function importAll({ files, config: configFile, project, terminal }) {
    await withData(configFile, async ({ config, stores }) => {
        requireProject(config, project);
        const found = findFiles(files);
        const seeds = found.filter(isSeed);
        for (const file of seeds) {
            const rows = readViewRows(file);
            await stores.views.import(project, rows);
            terminal.out(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'} imported.\n`);
        }
        const logs = found.filter((file) => !seeds.includes(file));
        if (logs.length > 0)
            await importLogs({ tables: stores.viewTables, logs, project, terminal });
    });
}
async function importLogs({ tables, logs, project, terminal }) {
    const { createLogImporter } = await Promise.all(/* import() */[__webpack_require__.e(49), __webpack_require__.e(401), __webpack_require__.e(791)]).then(__webpack_require__.bind(__webpack_require__, 20791));
    const { openFileSource, streamSource } = await __webpack_require__.e(/* import() */ 610).then(__webpack_require__.bind(__webpack_require__, 92610));
    const { renderSummary } = await __webpack_require__.e(/* import() */ 533).then(__webpack_require__.bind(__webpack_require__, 68533));
    const importLog = createLogImporter(tables);
    const started = performance.now();
    const files = [];
    const failures = [];
    for (const name of logs) {
        const progress = showProgress(name, terminal);
        try {
            const source = name === STANDARD_INPUT ? streamSource('standard input', process.stdin) : await openFileSource(name);
            files.push({ name: source.name, report: await importLog(source, { project, ...progress.options }) });
        }
        catch (error) {
            failures.push(error instanceof user_error/* UserError */.y ? error.message : `${name}: ${(0,system_fault/* describeFault */.Q)(error)}.`);
        }
        finally {
            progress.clear();
        }
    }
    terminal.out(renderSummary({ files, durationMs: performance.now() - started }));
    if (failures.length > 0)
        throw new user_error/* UserError */.y(failures.join('\n'));
}
function showProgress(name, terminal) {
    if (!process.stderr.isTTY)
        return { options: {}, clear: () => undefined };
    const started = performance.now();
    let next = started;
    const onProgress = ({ bytes, lines }) => {
        const now = performance.now();
        if (now < next)
            return;
        next = now + PROGRESS_EVERY_MS;
        const pace = Math.round((lines / Math.max(1, now - started)) * 1000).toLocaleString('en-US');
        terminal.err(`\r\x1b[K${name}: ${(bytes / 1e6).toFixed(0)} MB, ${lines.toLocaleString('en-US')} lines, ${pace} a second`);
    };
    return { options: { onProgress }, clear: () => terminal.err('\r\x1b[K') };
}
function isSeed(file) {
    if (!file.endsWith('.json') || (0,external_node_fs_.statSync)(file).isDirectory())
        return false;
    const start = Buffer.alloc(64);
    const descriptor = (0,external_node_fs_.openSync)(file, 'r');
    try {
        return /^\uFEFF?\s*\[/.test(start.toString('utf8', 0, (0,external_node_fs_.readSync)(descriptor, start)));
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: ./server/commands/init.js





const STARTING_CONFIG = {
    '//': 'Paths are relative to this file. A key named // is a comment. All other keys: docs/operating.md.',
    dataDir: '.docs-agent',
    agent: {
        '//': 'The command gets the prompt on standard input, in a fresh clone of the repository, edits files and exits with 0. It sees the variables in env, and no others of yours. docs/agents.md has the lines for five agents.',
        command: ['your-agent', '--print'],
        env: ['YOUR_AGENT_API_KEY'],
    },
    projects: {
        docs: {
            '//': 'The key is the project identifier: this one is docs. tokenEnv names the variable with a token that may push and open pull requests.',
            repository: 'https://github.com/owner/docs.git',
            tokenEnv: 'DOCS_AGENT_GITHUB_TOKEN',
        },
    },
};
function initCommand(terminal) {
    return new commander/* Command */.uB('init')
        .description('Write a configuration file to start from. It never overwrites one.')
        .argument('[file]', 'where to', CONFIG_FILE)
        .addHelpText('after', example('docs-agent init'))
        .action((file) => {
        try {
            (0,external_node_fs_.writeFileSync)(file, `${JSON.stringify(STARTING_CONFIG, null, 2)}\n`, { flag: 'wx' });
        }
        catch (error) {
            const exists = (0,thrown/* codeOf */.$)(error) === 'EEXIST';
            throw new user_error/* UserError */.y(exists ? `${file} exists already. Edit it, or name another file.` : `${file} cannot be written.`);
        }
        terminal.err(`${file} is written. Put your agent and your repository in, then run: docs-agent doctor\n`);
    });
}

;// CONCATENATED MODULE: ./server/commands/job.js




function jobCommand(terminal) {
    return new commander/* Command */.uB('job').description('Put a job right.').addCommand(retryCommand(terminal));
}
function retryCommand(terminal) {
    return new commander/* Command */.uB('retry')
        .description('Try the last instruction of a failed job again. What it had made and could not push is pushed; otherwise the agent ' +
        'runs anew. A running service takes it up within seconds.')
        .argument('<id>', 'the id of the job')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent job retry h7kq2v9m4c8x3n5p6r2t7w9y4b'))
        .action((id, { config: file }) => withData(file, async ({ stores }) => {
        const retried = await stores.jobs.retry(id);
        if (!retried.ok)
            throw new user_error/* UserError */.y(whyNot(id, retried));
        terminal.err(`Job ${id} is queued again.\n`);
    }));
}
function whyNot(id, { status }) {
    switch (status) {
        case undefined:
            return `There is no job ${JSON.stringify(id)}.`;
        case 'active':
            return `Job ${id} waits or runs already.`;
        case 'completed':
            return `Job ${id} is completed; send it a message if it should do more.`;
        case 'forgotten':
            return `The instruction of job ${id} is kept no longer; send the job a message, or make a new one.`;
        case 'archived':
            return `Job ${id} is archived and does nothing more.`;
    }
}

// EXTERNAL MODULE: ./contract/job-status.js
var job_status = __webpack_require__(96634);
// EXTERNAL MODULE: ./server/pull-requests/proposal-text.js
var proposal_text = __webpack_require__(11400);
;// CONCATENATED MODULE: ./server/commands/jobs.js






function jobsCommand(terminal) {
    return new commander/* Command */.uB('jobs')
        .description('List the jobs, newest first.')
        .addOption(configOption())
        .addOption(new commander/* Option */.c$('--status <status>', 'only those of a status').choices(job_status/* JOB_STATUSES */.n))
        .option('--project-id, --project <id>', 'only those of a project')
        .option('--limit <number>', 'at most so many', parseCount)
        .option('--json', 'an array of objects with id, project, status and more')
        .addHelpText('after', example('docs-agent jobs --status failed --limit 20'))
        .action(({ config: file, status, project, limit, json }) => withData(file, async ({ config, stores }) => {
        if (project !== undefined)
            requireProject(config, project);
        const jobs = stores.jobs.list({
            ...(status === undefined ? {} : { status }),
            ...(project === undefined ? {} : { project }),
            ...(limit === undefined ? {} : { limit }),
        });
        if (json)
            await writeJson(jobs, terminal);
        else
            await writeLines(jobs, terminal);
    }));
}
async function writeJson(jobs, terminal) {
    let separator = '[\n';
    for await (const job of jobs) {
        terminal.out(`${separator}  ${JSON.stringify(describeJob(job))}`);
        separator = ',\n';
    }
    terminal.out(separator === '[\n' ? '[]\n' : '\n]\n');
}
function describeJob(job) {
    const time = (at) => (at === null ? null : new Date(at).toISOString());
    return {
        id: job.id,
        project: job.project,
        status: job.status,
        title: (0,proposal_text/* proposalTitle */.R)(job.prompt),
        messages: job.turns,
        model: job.model,
        prLink: job.pr_link,
        failure: job.failure,
        createdAt: time(job.created_at),
        archivedAt: time(job.archived_at),
    };
}
async function writeLines(jobs, terminal) {
    let count = 0;
    for await (const job of jobs) {
        count++;
        const created = new Date(job.created_at).toISOString().slice(0, 16).replace('T', ' ');
        const words = [job.id, job.status.padEnd(9), job.project, created, (0,proposal_text/* proposalTitle */.R)(job.prompt, 60)];
        terminal.out(`${words.join('  ')}\n`);
        if (job.status === 'failed' && job.failure !== null)
            terminal.out(`${' '.repeat(28)}${(0,visible_text/* oneLine */.T)(job.failure, 200)}\n`);
    }
    if (count === 0)
        terminal.err('There are no such jobs.\n');
}
function parseCount(text) {
    if (/^[1-9]\d{0,8}$/.test(text))
        return Number(text);
    throw new commander/* InvalidArgumentError */.Di('It must be a number from 1 on.');
}

// EXTERNAL MODULE: ./server/access/addresses.js
var addresses = __webpack_require__(32964);
// EXTERNAL MODULE: ./server/access/keys.js
var keys = __webpack_require__(20506);
// EXTERNAL MODULE: ./server/store/keys.js
var store_keys = __webpack_require__(79655);
;// CONCATENATED MODULE: ./server/commands/key.js








function keyCommand(terminal) {
    return new commander/* Command */.uB('key')
        .description('Make, list and revoke the keys that callers use.')
        .addCommand(createCommand(terminal))
        .addCommand(listCommand(terminal))
        .addCommand(revokeCommand(terminal));
}
function createCommand(terminal) {
    return new commander/* Command */.uB('create')
        .description('Make a key. It is printed this once; only a hash of it is kept.')
        .addOption(configOption())
        .requiredOption('--project-id, --project <id>', `the project it is for, or '${store_keys/* ALL_PROJECTS */.Vd}' for all`)
        .addOption(new commander/* Option */.c$('--scope <list>', 'read (GET), write (POST), or both')
        .argParser(parseScopes)
        .default([...store_keys/* SCOPES */.iW], 'read,write'))
        .addOption(new commander/* Option */.c$('--expires <time>', 'days as in 90d, hours as in 12h, or never')
        .argParser(parseLifetime)
        .default(store_keys/* KEY_LIFETIME_MS */.vi, `${limits/* KEY_LIFETIME_DAYS */.uc}d`))
        .addOption(new commander/* Option */.c$('--allow <address>', 'address or CIDR range it may be used from; may be repeated')
        .argParser(addRange)
        .default([], 'any address'))
        .addHelpText('after', example('docs-agent key create --project docs --scope read,write --expires 90d'))
        .action((options) => withData(options.config, async ({ config, stores }) => {
        if (options.project !== store_keys/* ALL_PROJECTS */.Vd)
            requireProject(config, options.project);
        const { project, scope, allow } = options;
        const lifetimeMs = Number.isFinite(options.expires) ? options.expires : null;
        const { id, key } = await (0,keys/* createKey */.cF)(stores.keys, {
            project,
            scopes: scope,
            lifetimeMs,
            allow,
        });
        terminal.err(`Key ${id}, shown this once:\n`);
        terminal.out(`${key}\n`);
    }));
}
function listCommand(terminal) {
    return new commander/* Command */.uB('list')
        .description('List the keys, without the keys themselves.')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent key list'))
        .action(({ config: file }) => withData(file, async ({ stores }) => {
        const keys = await stores.keys.list();
        if (keys.length === 0)
            terminal.err('There are no keys.\n');
        for (const key of keys)
            terminal.out(`${describeKey(key, Date.now())}\n`);
    }));
}
function revokeCommand(terminal) {
    return new commander/* Command */.uB('revoke')
        .description('Revoke a key. A running service refuses it from its next request on.')
        .argument('<id>', 'the id that `key list` shows')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent key revoke 0a1b2c3d4e5f'))
        .action((id, { config: file }) => withData(file, async ({ stores }) => {
        if (!(await stores.keys.revoke(id, Date.now())))
            throw new user_error/* UserError */.y(`There is no key ${JSON.stringify(id)} that could be revoked.`);
        terminal.err(`Key ${id} is revoked.\n`);
    }));
}
function describeKey(key, now) {
    const day = (time) => new Date(time).toISOString().slice(0, 10);
    const expired = key.expires_at !== null && key.expires_at <= now;
    const state = key.revoked_at !== null ? 'revoked' : expired ? 'expired' : 'valid';
    const until = key.expires_at === null ? 'never expires' : `expires ${day(key.expires_at)}`;
    const from = key.allow === '' ? 'any address' : key.allow;
    return [key.id, state, key.project, key.scopes, `made ${day(key.created_at)}`, until, from].join('  ');
}
function parseScopes(text) {
    const names = text.split(',').map((name) => name.trim());
    const scopes = store_keys/* SCOPES */.iW.filter((scope) => names.includes(scope));
    if (scopes.length === 0 || scopes.length !== new Set(names).size)
        throw new commander/* InvalidArgumentError */.Di('It must be read, write, or read,write.');
    return scopes;
}
function parseLifetime(text) {
    if (text === 'never')
        return Number.POSITIVE_INFINITY;
    const [, count, unit] = /^([1-9]\d{0,4})([dh])$/.exec(text) ?? [];
    if (count === undefined)
        throw new commander/* InvalidArgumentError */.Di('It must be days as in 90d, hours as in 12h, or never.');
    return Number(count) * (unit === 'd' ? 24 : 1) * 3_600_000;
}
function addRange(text, ranges) {
    if (!(0,addresses/* isAddressRange */.C6)(text))
        throw new commander/* InvalidArgumentError */.Di('It must be an IP address or a range as in 10.0.0.0/8.');
    return [...ranges, text];
}

;// CONCATENATED MODULE: ./server/commands/migrate.js




function migrateCommand(terminal) {
    return new commander/* Command */.uB('migrate')
        .description('Bring the database up to date, as `serve` does when it starts. It only goes forwards; processes of the release before go on working.')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent migrate'))
        .action(async (options) => {
        const { database } = readConfig(options.config, process.env, { tokens: false });
        if (database === undefined) {
            await withSqlite(options.config, async () => { });
            terminal.err('The database is up to date.\n');
            return;
        }
        const { migratePostgres } = await Promise.all(/* import() */[__webpack_require__.e(315), __webpack_require__.e(151), __webpack_require__.e(891), __webpack_require__.e(171)]).then(__webpack_require__.bind(__webpack_require__, 12171));
        const { from, to } = await migratePostgres(database);
        const was = from === to ? '' : from === 0 ? ', made anew' : `, before it was of version ${from}`;
        terminal.err(`The database is up to date: version ${to}${was}.\n`);
    });
}

;// CONCATENATED MODULE: ./server/commands/move.js




function moveCommand(terminal) {
    return new commander/* Command */.uB('move')
        .description('Copy all that the service keeps in its data folder into the `database` of the configuration, which must be empty. ' +
        'The service must be stopped. The data folder stays as it is.')
        .addOption(new commander/* Option */.c$('--from <engine>', 'where it is').choices(['sqlite']).makeOptionMandatory())
        .addOption(new commander/* Option */.c$('--to <engine>', 'where it goes').choices(['postgres']).makeOptionMandatory())
        .addOption(configOption())
        .addHelpText('after', example('docs-agent move --from sqlite --to postgres'))
        .action(async (options) => {
        const config = readConfig(options.config, process.env, { tokens: false });
        if (config.database === undefined)
            throw new user_error/* UserError */.y('The configuration names no database: set `database` or `databaseEnv` first.');
        const { moveToPostgres } = await Promise.all(/* import() */[__webpack_require__.e(315), __webpack_require__.e(151), __webpack_require__.e(891), __webpack_require__.e(943)]).then(__webpack_require__.bind(__webpack_require__, 12943));
        const { counts, warnings } = await moveToPostgres({ ...config, database: config.database });
        const width = Math.max(...counts.map(({ what }) => what.length));
        for (const { what, source, target } of counts)
            terminal.out(`${what.padEnd(width)}  ${source} in SQLite, ${target} in PostgreSQL\n`);
        for (const warning of warnings)
            terminal.err(`docs-agent: ${warning}\n`);
        terminal.err(`All of it is in the database. ${config.dataDir} is as it was: keep it until you are sure, and start no service on it without \`database\`.\n`);
    });
}

// EXTERNAL MODULE: ./server/care/prune.js + 2 modules
var prune = __webpack_require__(41626);
// EXTERNAL MODULE: ./server/contexts/contexts.js + 2 modules
var contexts_contexts = __webpack_require__(20930);
;// CONCATENATED MODULE: ./server/commands/prune.js







function pruneCommand(terminal) {
    return new commander/* Command */.uB('prune')
        .description('Remove what `keep` in the configuration keeps no longer: homes, logs, what dead turns left behind. A running ' +
        'service does it by itself every hour.')
        .addOption(configOption())
        .option('--dry-run', 'only say what would be removed')
        .addHelpText('after', example('docs-agent prune --dry-run'))
        .action(({ config: file, dryRun = false }) => withData(file, async ({ config, stores }) => {
        const unlock = lockIfFree(config);
        try {
            const options = { ...stores, dataDir: config.dataDir, keep: config.keep, dryRun };
            const report = await (0,prune/* prune */.R)({
                ...options,
                now: Date.now(),
                mirrors: unlock !== undefined,
                contexts: unlock && (0,contexts_contexts/* openContexts */.N)(config),
            }, new AbortController().signal);
            for (const { job, part, why } of report.removals)
                terminal.out(`${job}  ${part}  ${why}\n`);
            const { homes, logs, prompts, workspaces, contexts, refs, unfinishedPacks, megabytes } = (0,prune/* countReport */.A)(report);
            terminal.err(`${dryRun ? 'Would remove' : 'Removed'} ${homes} homes, ${logs} logs, ${prompts} instructions, ${workspaces} workspaces, ` +
                `files of ${contexts} context commits, ${refs} refs, ${unfinishedPacks} unfinished packs: ${megabytes} MB.\n`);
            for (const failure of report.failures)
                terminal.err(`Left: ${failure}\n`);
            if (!unlock)
                terminal.err('The mirrors and the files of contexts are left to the running service, which cleans them when it is idle.\n');
        }
        finally {
            unlock?.();
        }
    }));
}
function lockIfFree(config) {
    try {
        return (0,open_stores/* takeDataFolder */.ad)(config).unlock;
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./server/files/make-folder.js
var make_folder = __webpack_require__(37380);
// EXTERNAL MODULE: ./server/sqlite/schema.js
var schema = __webpack_require__(78527);
;// CONCATENATED MODULE: ./server/backup/restore-backup.js













async function restoreBackup(given) {
    const { file } = given;
    const dataDir = (0,external_node_path_.resolve)(given.dataDir);
    requireAbsent(dataDir);
    const folder = makeFolderBeside(dataDir);
    try {
        const copy = (0,external_node_path_.join)(folder, 'service.sqlite');
        copyBackup(file, copy);
        await (0,promises_.chmod)(copy, 0o600);
        const restored = await unpack(copy, { file, folder });
        try {
            (0,external_node_fs_.renameSync)(folder, dataDir);
        }
        catch (error) {
            throw new user_error/* UserError */.y(`The data folder ${dataDir} cannot be made: ${(0,thrown/* messageOf */.b)(error)}.`);
        }
        return restored;
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function makeFolderBeside(dataDir) {
    try {
        (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(dataDir), 0o777);
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(dataDir), `.${(0,external_node_path_.basename)(dataDir)}-restoring-`));
    }
    catch (error) {
        throw new user_error/* UserError */.y(`Nothing can be made in ${(0,external_node_path_.dirname)(dataDir)}: ${(0,thrown/* codeOf */.$)(error) ?? (0,thrown/* messageOf */.b)(error)}.`);
    }
}
function requireAbsent(dataDir) {
    if (!(0,external_node_fs_.existsSync)(dataDir))
        return;
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(dataDir);
    }
    catch (error) {
        throw new user_error/* UserError */.y(`The data folder ${dataDir} cannot be read: ${(0,system_fault/* describeFault */.Q)(error)}.`);
    }
    if (names.length === 0)
        return;
    if (names.includes('service.lock'))
        (0,database/* lockDataDir */.Ng)(dataDir)();
    throw new user_error/* UserError */.y(`The data folder ${dataDir} is there already. Nothing is restored over it: move it away first.`);
}
function copyBackup(file, copy) {
    try {
        (0,external_node_fs_.copyFileSync)(file, copy, external_node_fs_.constants.COPYFILE_EXCL);
    }
    catch (error) {
        const missing = (0,thrown/* codeOf */.$)(error) === 'ENOENT';
        throw new user_error/* UserError */.y(`The backup ${file} ${missing ? 'does not exist' : `cannot be read: ${(0,system_fault/* describeFault */.Q)(error)}`}.`);
    }
}
async function unpack(copy, { file, folder }) {
    const db = (0,database/* openFile */.Tq)(copy);
    try {
        checkBackup(db, file);
        for (const path of (0,format/* listFiles */.CS)(db)) {
            const project = (0,format/* bundleProject */.A4)(path);
            if (!(0,format/* isJobFile */.w8)(path) && project === undefined)
                throw new user_error/* UserError */.y(`${file} holds a file that belongs nowhere: ${JSON.stringify(path)}.`);
            const to = (0,external_node_path_.join)(folder, path);
            (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(to));
            await (0,format/* takeFile */.Ou)(db, { path, to });
            if (project !== undefined)
                await unbundle(to, (0,external_node_path_.join)(folder, 'mirrors', `${project}.git`));
        }
        db.exec('DROP TABLE backup_files; PRAGMA application_id = 0; VACUUM;');
        const count = (sql) => Number(db.prepare(sql).get()?.count ?? 0);
        return {
            jobs: count('SELECT count(*) AS count FROM jobs'),
            open: count(`SELECT count(*) AS count FROM jobs WHERE status = 'active'`),
            keys: count('SELECT count(*) AS count FROM keys'),
        };
    }
    finally {
        db.close();
    }
}
function checkBackup(db, file) {
    const pragma = (name) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    let sound;
    try {
        if (pragma('application_id') !== format/* APPLICATION_ID */.j4)
            throw new user_error/* UserError */.y(`${file} is not a backup of docs-agent.`);
        sound = pragma('quick_check') === 'ok';
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            throw error;
        throw new user_error/* UserError */.y(`${file} is not a backup of docs-agent: ${(0,thrown/* messageOf */.b)(error)}.`);
    }
    if (!sound)
        throw new user_error/* UserError */.y(`The backup ${file} is damaged.`);
    const version = Number(pragma('user_version'));
    if (version > schema/* MIGRATIONS */.o.length)
        throw new user_error/* UserError */.y(`The backup ${file} is of version ${version}, made by a newer docs-agent; this one knows ${schema/* MIGRATIONS */.o.length}.`);
}
async function unbundle(bundle, mirror) {
    (0,own_repository/* makeBare */.Xk)(mirror);
    const refs = `refs/heads/${(0,git_mirror/* jobBranch */.c3)('*')}`;
    await (0,git/* git */.$Y)([`--git-dir=${mirror}`, 'fetch', '--quiet', '--no-write-fetch-head', bundle, `${refs}:${refs}`]);
    (0,external_node_fs_.rmSync)(bundle);
}

;// CONCATENATED MODULE: ./server/commands/restore.js





function restoreCommand(terminal) {
    return new commander/* Command */.uB('restore')
        .description('Make the data folder of a backup. The folder must not be there yet.')
        .argument('<file>', 'what `docs-agent backup` wrote')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent restore /var/backups/docs-agent-2026-01-31.sqlite'))
        .action(async (file, { config: configFile }) => {
        const { dataDir, database } = readConfig(configFile, process.env, { tokens: false });
        (0,open_stores/* requireSqlite */._2)(database);
        const { jobs, open, keys } = await restoreBackup({ file, dataDir });
        terminal.err(`${dataDir} is restored: ${jobs} jobs, ${keys} keys. ${open} jobs waited or ran when the backup was made, and ` +
            'will run when the service starts.\n');
    });
}

// EXTERNAL MODULE: ./server/config/known-secrets.js
var known_secrets = __webpack_require__(89131);
;// CONCATENATED MODULE: ./server/config/roles.js
const ROLES = ['all', 'api', 'worker'];

;// CONCATENATED MODULE: ./server/words/gathered-writes.js
const HELD_MS = 20;
const HELD_MAX_LENGTH = 64 * 1024;
function gatherWrites(write) {
    let held = '';
    const flush = () => {
        const text = held;
        held = '';
        if (text !== '')
            write(text);
    };
    return {
        write: (text) => {
            if (held === '')
                setTimeout(flush, HELD_MS).unref();
            held += text;
            if (held.length >= HELD_MAX_LENGTH)
                flush();
        },
        flush,
    };
}

// EXTERNAL MODULE: ./server/words/redact.js + 4 modules
var redact = __webpack_require__(92419);
// EXTERNAL MODULE: ./server/words/service-log.js
var service_log = __webpack_require__(84223);
// EXTERNAL MODULE: ./server/agent/process-group.js
var process_group = __webpack_require__(95344);
;// CONCATENATED MODULE: ./server/commands/outlive.js



const LOOK_MS = 1000;
function untilEnded(pid, file) {
    const identity = (0,process_group/* identifyProcess */.wO)(pid);
    if (identity === undefined)
        throw new user_error/* UserError */.y(`--while names process ${pid}, which does not run, or cannot be seen: that needs /proc.`);
    return new Promise((resolve) => {
        const timer = setInterval(() => {
            const gone = (0,process_group/* isRunning */.W_)(identity)
                ? (0,external_node_fs_.existsSync)(file)
                    ? undefined
                    : 'the configuration file is gone'
                : `process ${pid} has ended`;
            if (gone === undefined)
                return;
            clearInterval(timer);
            resolve(gone);
        }, LOOK_MS);
        timer.unref();
    });
}

;// CONCATENATED MODULE: ./server/commands/serve.js














function serveCommand(terminal) {
    return new commander/* Command */.uB('serve')
        .description('Run the service until it is stopped (SIGTERM, SIGINT or SIGHUP; a second one stops it at once).')
        .addOption(configOption())
        .addOption(new commander/* Option */.c$('--role <role>', 'what this process does: answer requests (api), work on jobs (worker), or both; one alone needs `database`')
        .choices(ROLES)
        .default('all'))
        .option('--data-dir <folder>', 'where this process keeps its files, in place of `dataDir`', (path) => (0,external_node_path_.resolve)(path))
        .option('-p, --port <number>', 'port to listen on, 0 for any that is free', parsePort)
        .option('--host <address>', 'address to listen on')
        .addOption(new commander/* Option */.c$('--log <format>', 'how to log; text on a terminal and json elsewhere unless given').choices([
        'json',
        'text',
    ]))
        .option('--key-env <name>', 'accept the key in this variable too, for all projects')
        .option('--while <pid>', 'stop by itself when this process has ended, or the configuration file is gone', parseProcess)
        .addHelpText('after', example('docs-agent serve --config docs-agent.config.json --port 8787'))
        .action(async (options) => serve(options, terminal));
}
async function serve({ config: file, log: format, role, keyEnv, while: pid, ...given }, terminal) {
    const config = { ...readConfig(file, process.env), ...given };
    const { write, flush } = gatherWrites(terminal.out);
    process.once('exit', flush);
    const { text: withoutSecrets } = (0,redact.redactSecrets)((0,known_secrets.knownSecrets)(config, process.env));
    const log = await createLog(format, { write, withoutSecrets });
    const key = keyEnv === undefined ? undefined : readKey(keyEnv);
    const ended = pid === undefined ? [] : [untilEnded(pid, file)];
    const stopping = Promise.race([untilSignal(() => log('killed')), ...ended]);
    await warn(config, log);
    try {
        const { startService } = await Promise.all(/* import() */[__webpack_require__.e(418), __webpack_require__.e(724), __webpack_require__.e(435), __webpack_require__.e(141), __webpack_require__.e(606)]).then(__webpack_require__.bind(__webpack_require__, 79606));
        const service = await startService({ config, log, ...(role ? { role } : {}) });
        keepHeapSmall();
        if (key !== undefined)
            await service.createKey({ project: store_keys/* ALL_PROJECTS */.Vd, key });
        if (service.url === '')
            log('working');
        else
            log('listening', { url: service.url });
        const signal = await stopping;
        log('stopping', { signal });
        await service.stop();
        log('stopped');
    }
    finally {
        flush();
    }
}
function keepHeapSmall() {
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
}
async function warn(config, log) {
    const { CHEAP_CHECKS, examine } = await Promise.all(/* import() */[__webpack_require__.e(435), __webpack_require__.e(783)]).then(__webpack_require__.bind(__webpack_require__, 28783));
    const { signal } = new AbortController();
    for (const finding of await examine(CHEAP_CHECKS, { config, environment: process.env, signal }))
        if (!finding.ok)
            log('warning', { about: finding.about, says: finding.says, fix: finding.fix });
}
async function createLog(format, options) {
    if ((format ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text')
        return (0,service_log/* createTextLog */.yk)(options);
    const { createJsonLog } = await Promise.all(/* import() */[__webpack_require__.e(63), __webpack_require__.e(746)]).then(__webpack_require__.bind(__webpack_require__, 3746));
    return createJsonLog(options);
}
function untilSignal(onSecond) {
    return new Promise((resolve) => {
        let seen = 0;
        const onSignal = (signal) => {
            seen++;
            resolve(signal);
            if (seen === 1 || signal === 'SIGHUP')
                return;
            onSecond();
            process.exit(1);
        };
        for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
            process.on(signal, onSignal);
    });
}
function readKey(name) {
    const key = (process.env[name] ?? '').trim();
    if ((0,keys/* isKey */.m0)(key))
        return key;
    throw new user_error/* UserError */.y(`--key-env names the variable ${name}, which holds no key as \`key create\` makes them.`);
}
function parseProcess(text) {
    if (/^[1-9]\d{0,9}$/.test(text))
        return Number(text);
    throw new commander/* InvalidArgumentError */.Di('It must be the number of a process.');
}
function parsePort(text) {
    if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535)
        return Number(text);
    throw new commander/* InvalidArgumentError */.Di('It must be a number from 0 to 65535.');
}

// EXTERNAL MODULE: ./server/commands/shell.js + 1 modules
var shell = __webpack_require__(14159);
;// CONCATENATED MODULE: ./server/commands/program.js
















function createProgram(terminal, others = []) {
    const commands = [
        initCommand,
        doctorCommand,
        serveCommand,
        keyCommand,
        jobsCommand,
        jobCommand,
        archiveCommand,
        importViewsCommand,
        backupCommand,
        restoreCommand,
        migrateCommand,
        moveCommand,
        pruneCommand,
        adoptCommand,
        checkLinksCommand,
    ];
    return (0,shell/* openShell */.n)(terminal, [...others, ...commands.map((make) => make(terminal))]);
}

;// CONCATENATED MODULE: ./server/commands/run.js





function runCommandLine(args, { others, extend = () => { }, ...terminal }) {
    const program = createProgram(terminal, others);
    extend(program);
    const explain = (error) => terminal.err(`docs-agent: ${sentenceOn(error)}\n`);
    return (0,shell/* runShell */.E)(program, { args, explain });
}
function sentenceOn(error) {
    const trouble = (0,store_trouble/* explainTrouble */.hB)(error);
    if (trouble !== undefined)
        return `It cannot be done now: ${trouble}.`;
    const message = (0,thrown/* messageOf */.b)(error);
    return error instanceof user_error/* UserError */.y ? message : `unexpected: ${message}`;
}


/***/ }),

/***/ 89131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   knownSecrets: () => (/* binding */ knownSecrets)
/* harmony export */ });
/* harmony import */ var _postgres_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6272);

const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
function knownSecrets(config, environment) {
    const projects = [...config.projects.values()];
    const values = projects.flatMap(({ token, contexts, agent }) => [
        token,
        ...contexts.map((context) => context.token),
        ...agent.env.map((name) => environment[name]),
    ]);
    const addresses = [
        ...projects.flatMap((project) => [project, ...project.contexts].map(({ repository }) => repository)),
        ...PROXIES.map((name) => environment[name] ?? ''),
    ];
    values.push(...(0,_postgres_address_js__WEBPACK_IMPORTED_MODULE_0__/* .passwordsOf */ .i)(config.database ?? ''), config.s3?.accessKey, config.s3?.secretKey);
    return [...values, ...addresses.flatMap(passwordOf)].flatMap((value) => (value ? [value] : []));
}
function passwordOf(address) {
    if (!URL.canParse(address))
        return [];
    const { password } = new URL(address);
    try {
        return [password, decodeURIComponent(password)];
    }
    catch {
        return [password];
    }
}


/***/ }),

/***/ 6272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ passwordsOf),
/* harmony export */   p: () => (/* binding */ isPostgresUrl)
/* harmony export */ });
function isPostgresUrl(text) {
    return /^postgres(?:ql)?:\/\/\S+$/.test(text);
}
function passwordsOf(address) {
    const [authority = '', query = ''] = address.replace(/^\w+:\/\//, '').split('?', 2);
    const inside = /^[^/]*?:([^/]*)@/.exec(authority)?.[1] ?? '';
    const named = new URLSearchParams(query).get('password') ?? '';
    return [...new Set([inside, decoded(inside), named])].filter((password) => password !== '');
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 20930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ findContextMirrors),
  N: () => (/* binding */ openContexts)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./server/agent/disk-usage.js
var disk_usage = __webpack_require__(54044);
// EXTERNAL MODULE: ./server/files/file-text.js
var file_text = __webpack_require__(80871);
// EXTERNAL MODULE: ./server/files/make-folder.js
var make_folder = __webpack_require__(37380);
// EXTERNAL MODULE: ./server/files/remove-folder.js
var remove_folder = __webpack_require__(96862);
// EXTERNAL MODULE: ./server/git/mirror.js + 1 modules
var git_mirror = __webpack_require__(38139);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./server/git/git.js + 2 modules
var git = __webpack_require__(68863);
// EXTERNAL MODULE: ./server/git/own-repository.js
var own_repository = __webpack_require__(42119);
// EXTERNAL MODULE: ./server/contexts/copy-folder.js
var copy_folder = __webpack_require__(3306);
;// CONCATENATED MODULE: ./server/contexts/export-files.js









const UNFINISHED = 'unfinished-';
const FILES = 'files';
const BY_TIME_AND_SIZE = ['-c', 'core.trustctime=false', '-c', 'core.checkStat=minimal'];
async function exportFiles({ folder, base, ...given }, signal) {
    const making = (0,external_node_path_.join)(folder, '..', `${UNFINISHED}${(0,external_node_crypto_.randomUUID)()}`);
    try {
        const isMade = base !== undefined && (await makeFromBase({ ...given, making, base }, signal));
        if (!isMade)
            await makeWhole({ ...given, making }, signal);
        await (0,promises_.rename)(making, folder);
    }
    finally {
        await (0,remove_folder/* removeFolder */.v)(making);
    }
}
async function makeWhole({ making, ...given }, signal) {
    await (0,remove_folder/* removeFolder */.v)(making);
    (0,make_folder/* makeFolder */.f)((0,external_node_path_.join)(making, FILES));
    await readTree({ ...given, making, how: ['--reset', '-u', given.commit] }, signal);
}
async function makeFromBase({ mirror, commit, making, base }, signal) {
    try {
        const attributes = await (0,git/* git */.$Y)([
            `--git-dir=${mirror}`,
            'diff-tree',
            '-r',
            '--name-only',
            base.commit,
            commit,
            '--',
            ':(glob)**/.gitattributes',
        ], { signal });
        if (attributes !== '')
            return false;
        await (0,promises_.mkdir)(making, { mode: 0o700 });
        await (0,copy_folder/* copyFolder */.m)({ from: (0,external_node_path_.join)(base.folder, FILES), to: (0,external_node_path_.join)(making, FILES), linked: true }, signal);
        await (0,promises_.copyFile)((0,external_node_path_.join)(base.folder, 'index'), (0,external_node_path_.join)(making, 'index'), external_node_fs_.constants.COPYFILE_EXCL);
        await readTree({ mirror, making, how: ['-m', '-u', base.commit, commit] }, signal);
        return true;
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        return false;
    }
}
async function readTree({ mirror, making, how }, signal) {
    (0,own_repository/* resetSettings */.Tx)(mirror);
    const files = (0,external_node_path_.join)(making, FILES);
    await (0,git/* git */.$Y)([...BY_TIME_AND_SIZE, `--git-dir=${mirror}`, `--work-tree=${files}`, 'read-tree', ...how], {
        cwd: files,
        env: { GIT_INDEX_FILE: (0,external_node_path_.join)(making, 'index') },
        signal,
    });
}

// EXTERNAL MODULE: ./server/in-turn.js
var in_turn = __webpack_require__(70028);
;// CONCATENATED MODULE: ./server/contexts/repository.js










const ASK_TIMEOUT_MS = 60_000;
const LEFT_BEHIND_MS = 6 * 3_600_000;
const COMMIT = /^[0-9a-f]{40,64}$/;
function repositoryFolder(root, url) {
    return (0,external_node_path_.join)(root, (0,external_node_crypto_.createHash)('sha256').update(url).digest('hex').slice(0, 32));
}
const MIRROR = 'mirror.git';
function openContextRepository(root, url) {
    const directory = repositoryFolder(root, url);
    const mirror = (0,external_node_path_.join)(directory, MIRROR);
    const users = new Map();
    let isMade = false;
    const inTurn = (0,in_turn/* createTurn */.C)();
    const run = async (args, options = {}) => {
        if (!isMade)
            (0,own_repository/* makeBare */.Xk)(mirror);
        isMade = true;
        (0,own_repository/* resetSettings */.Tx)(mirror);
        return (0,git/* git */.$Y)([`--git-dir=${mirror}`, ...args], options);
    };
    const standsAt = (kept) => run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${kept}^{commit}`], { accept: [1] }).then((out) => out.trim());
    const fetchCommit = async ({ ref, token }, signal) => {
        const remote = { token, url };
        const kept = keptRef(ref);
        const wanted = remoteRef(ref);
        const out = await run(['ls-remote', '--', url, wanted], { signal, remote, timeoutMs: ASK_TIMEOUT_MS });
        const tip = out
            .split('\n')
            .find((line) => line.endsWith(`\t${wanted}`))
            ?.split('\t')[0];
        if (tip === undefined) {
            await run(['update-ref', '-d', kept]);
            throw new git/* GitError */.XS(`the repository has no ${ref === null ? 'default branch; it is empty, or `ref` has to name one' : `branch ${ref}`}`);
        }
        if ((await standsAt(kept)) === tip)
            return tip;
        const flags = ['--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
        await run(['fetch', ...flags, '--', url, `+${wanted}:${kept}`], { signal, remote });
        return standsAt(kept);
    };
    const laidOut = () => ((0,external_node_fs_.existsSync)(directory) ? (0,external_node_fs_.readdirSync)(directory) : [])
        .filter((name) => COMMIT.test(name))
        .map((commit) => ({ commit, folder: (0,external_node_path_.join)(directory, commit) }))
        .map((entry) => ({ ...entry, usedAt: (0,external_node_fs_.statSync)(entry.folder).mtimeMs }))
        .sort((a, b) => b.usedAt - a.usedAt);
    const leftBehind = () => (0,external_node_fs_.readdirSync)(directory)
        .filter((name) => name.startsWith(UNFINISHED))
        .map((name) => (0,external_node_path_.join)(directory, name))
        .filter((path) => ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - LEFT_BEHIND_MS);
    const setAside = (isUseless) => laidOut()
        .filter((entry) => !users.has(entry.commit) && isUseless(entry))
        .map(({ folder }) => {
        const aside = (0,external_node_path_.join)(directory, `${UNFINISHED}${(0,external_node_crypto_.randomUUID)()}`);
        (0,external_node_fs_.renameSync)(folder, aside);
        return aside;
    });
    const tips = async () => new Set((await run(['for-each-ref', '--format=%(objectname)'])).split('\n'));
    const releaser = (commit) => {
        let isReleased = false;
        return () => {
            if (isReleased)
                return;
            isReleased = true;
            const left = (users.get(commit) ?? 1) - 1;
            if (left > 0)
                users.set(commit, left);
            else
                users.delete(commit);
        };
    };
    return {
        take: ({ ref, token }, signal) => inTurn(async () => {
            signal.throwIfAborted();
            (0,make_folder/* makeFolder */.f)(directory);
            const commit = await fetchCommit({ ref, token }, signal);
            const folder = (0,external_node_path_.join)(directory, commit);
            const base = laidOut()[0];
            if (!(0,external_node_fs_.existsSync)(folder))
                await exportFiles({ mirror, commit, folder, base }, signal);
            const now = new Date();
            (0,external_node_fs_.utimesSync)(folder, now, now);
            users.set(commit, (users.get(commit) ?? 0) + 1);
            return { commit, folder: (0,external_node_path_.join)(folder, FILES), release: releaser(commit) };
        }),
        tidy: async () => {
            const aside = await inTurn(async () => {
                const current = await tips();
                return setAside(({ commit }) => !current.has(commit));
            });
            for (const folder of aside)
                await (0,remove_folder/* removeFolder */.v)(folder);
        },
        prune: async (given) => {
            const named = new Set(given.refs.map(keptRef));
            const isOld = ({ commit, usedAt }) => usedAt <= given.since && !users.has(commit);
            const removed = { folders: 0, bytes: 0 };
            if (!(0,external_node_fs_.existsSync)(mirror))
                return removed;
            const old = laidOut().filter(isOld);
            removed.folders = old.length;
            removed.bytes = (await (0,disk_usage/* diskUsage */.h)(old.map(({ folder }) => folder))).bytes;
            if (given.dryRun)
                return removed;
            const aside = await inTurn(async () => {
                for (const ref of (await run(['for-each-ref', '--format=%(refname)'])).split('\n'))
                    if (ref !== '' && !named.has(ref))
                        await run(['update-ref', '-d', ref]);
                const current = await tips();
                return [...leftBehind(), ...setAside((entry) => isOld(entry) || !current.has(entry.commit))];
            });
            for (const folder of aside)
                await (0,remove_folder/* removeFolder */.v)(folder);
            return removed;
        },
    };
}
function keptRef(ref) {
    return `refs/contexts/${(0,external_node_crypto_.createHash)('sha256').update(remoteRef(ref)).digest('hex').slice(0, 32)}`;
}
function remoteRef(ref) {
    return ref === null ? 'HEAD' : `refs/heads/${ref}`;
}

;// CONCATENATED MODULE: ./server/contexts/contexts.js










const BOOT_ID = '/proc/sys/kernel/random/boot_id';
function openContexts(config) {
    const root = contextsFolder(config.dataDir);
    const named = Map.groupBy([...config.projects.values()].flatMap(({ contexts }) => contexts), ({ repository }) => repository);
    const repositories = new Map();
    for (const url of named.keys())
        repositories.set(url, openContextRepository(root, url));
    let tidying = Promise.resolve();
    return {
        take: async (context, signal) => {
            const repository = repositories.get(context.repository);
            if (!repository)
                throw new Error(`the configuration has no context at ${context.repository}`);
            const taken = await repository.take(context, signal);
            const release = () => {
                taken.release();
                tidying = Promise.all([tidying, repository.tidy()]).catch(() => undefined);
            };
            return { ...taken, release };
        },
        prune: async (given) => {
            const removed = { folders: 0, bytes: 0 };
            const known = new Set([...named.keys()].map((url) => (0,external_node_path_.basename)(repositoryFolder(root, url))));
            for (const name of foldersIn(root).filter((folder) => !known.has(folder))) {
                removed.folders++;
                removed.bytes += (await (0,disk_usage/* diskUsage */.h)([(0,external_node_path_.join)(root, name)])).bytes;
                if (given.dryRun)
                    continue;
                await removeAside((0,external_node_path_.join)(root, name));
            }
            for (const [url, repository] of repositories) {
                const refs = (named.get(url) ?? []).map(({ ref }) => ref);
                const { folders, bytes } = await repository.prune({ ...given, refs });
                removed.folders += folders;
                removed.bytes += bytes;
            }
            return removed;
        },
        recover: async () => {
            if (named.size === 0 && !(0,external_node_fs_.existsSync)(root))
                return;
            (0,make_folder/* makeFolder */.f)(root);
            const stamp = (0,external_node_path_.join)(root, 'boot');
            const boot = (0,file_text/* textOf */.b)(BOOT_ID) ?? '';
            const isSameBoot = (0,file_text/* textOf */.b)(stamp) === boot;
            for (const name of foldersIn(root))
                for (const inside of foldersIn((0,external_node_path_.join)(root, name)))
                    if (inside.startsWith(UNFINISHED) || (!isSameBoot && inside !== MIRROR))
                        await removeAside((0,external_node_path_.join)(root, name, inside)).catch(() => undefined);
            for (const mirror of findContextMirrors(config.dataDir))
                (0,git_mirror/* removeLocksBelow */.El)(mirror);
            (0,external_node_fs_.writeFileSync)(stamp, boot, { mode: 0o600 });
        },
        settle: () => tidying,
    };
}
async function removeAside(folder) {
    const aside = (0,external_node_path_.join)(folder, '..', `${UNFINISHED}${(0,external_node_crypto_.randomUUID)()}`);
    (0,external_node_fs_.renameSync)(folder, aside);
    await (0,remove_folder/* removeFolder */.v)(aside);
}
function contextsFolder(dataDir) {
    return (0,external_node_path_.join)(dataDir, 'contexts');
}
function foldersIn(root) {
    if (!(0,external_node_fs_.existsSync)(root))
        return [];
    return (0,external_node_fs_.readdirSync)(root, { withFileTypes: true }).flatMap((entry) => entry.isDirectory() ? [entry.name] : []);
}
function findContextMirrors(dataDir) {
    const root = contextsFolder(dataDir);
    return foldersIn(root)
        .map((name) => (0,external_node_path_.join)(root, name, MIRROR))
        .filter((mirror) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(mirror, 'objects')));
}


/***/ }),

/***/ 3306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ copyFolder)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);


async function copyFolder({ from, to, linked }, signal) {
    const how = linked ? ['-al'] : ['-a', '--reflink=auto'];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('cp', [...how, '--', from, to], { stdio: ['ignore', 'ignore', 'pipe'], signal });
    let said = '';
    child.stderr.on('data', (chunk) => {
        if (said.length < 400)
            said += chunk;
    });
    const [code] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close');
    if (code !== 0)
        throw new Error(`cp: ${said.trim() || `ended with ${code}`}`);
}


/***/ }),

/***/ 10094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesOf),
/* harmony export */   l: () => (/* binding */ pathIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

const SLASH = Buffer.from('/');
function pathIn(folder, name) {
    return Buffer.concat([folder, SLASH, name]);
}
async function* entriesOf(folder) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.opendir)(folder, { encoding: 'buffer' });
    for await (const one of found) {
        const entry = one;
        yield { entry, path: pathIn(folder, entry.name) };
    }
}


/***/ }),

/***/ 80871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 37380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function makeFolder(folder, mode = 0o700) {
    if (isFolder(folder))
        return;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    if (above !== folder)
        makeFolder(above, mode);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode });
    }
    catch (error) {
        if (!isFolder(folder))
            throw error;
    }
}
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 96862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80037);




async function removeFolder(path) {
    if (await isGone(path))
        return;
    if ((await run('rm', ['-rf', '--', path])) === 0)
        return;
    await run('chmod', ['-R', 'u+rwX', '--', path]);
    if ((await run('rm', ['-rf', '--', path])) !== 0)
        throw new Error(`${path} could not be removed`);
}
async function run(program, args) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { stdio: 'ignore' });
    const [code] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit');
    return code;
}
async function isGone(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rmdir)(path).then(() => true, (error) => {
        if ((0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error) === 'ENAMETOOLONG')
            throw error;
        return (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error) === 'ENOENT';
    });
}


/***/ }),

/***/ 68863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XS: () => (/* binding */ GitError),
  $Y: () => (/* binding */ git),
  s0: () => (/* binding */ gitBytes)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __webpack_require__(80037);
// EXTERNAL MODULE: ./server/words/visible-text.js
var visible_text = __webpack_require__(58169);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./server/git/environment.js

const STALLED_SECONDS = 60;
const PASSED = [
    'GIT_CONFIG_GLOBAL',
    'HOME',
    'SSH_AUTH_SOCK',
    'https_proxy',
    'HTTPS_PROXY',
    'no_proxy',
    'NO_PROXY',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
];
const INERT = [
    ['core.hooksPath', external_node_os_.devNull],
    ['core.fsmonitor', 'false'],
    ['core.untrackedCache', 'false'],
    ['core.attributesFile', external_node_os_.devNull],
    ['core.excludesFile', external_node_os_.devNull],
    ['core.quotePath', 'false'],
    ['diff.external', ''],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
];
function gitEnvironment(remote) {
    const { PATH = '/usr/bin:/bin' } = process.env;
    return {
        PATH,
        LC_ALL: 'C',
        HOME: external_node_os_.devNull,
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_ASKPASS: '',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: external_node_os_.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        ...(remote ? remoteEnvironment(remote) : { GIT_ALLOW_PROTOCOL: 'file', ...configuration(INERT) }),
    };
}
function remoteEnvironment({ token, url }) {
    const passed = PASSED.flatMap((name) => {
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
    });
    const header = `Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    return {
        ...Object.fromEntries(passed),
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
        GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ??
            'ssh -oBatchMode=yes -oConnectTimeout=30 -oServerAliveInterval=15 -oServerAliveCountMax=4',
        ...configuration([
            ...INERT,
            ['http.followRedirects', 'false'],
            ['http.lowSpeedLimit', '1'],
            ['http.lowSpeedTime', String(STALLED_SECONDS)],
            ...(token !== null && /^https?:/.test(url)
                ? [[`http.${new URL(url).origin}/.extraHeader`, header]]
                : []),
        ]),
    };
}
function configuration(entries) {
    const pairs = entries.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    return { GIT_CONFIG_COUNT: String(entries.length), ...Object.fromEntries(pairs) };
}

;// CONCATENATED MODULE: ./server/git/redirect.js
const HEADER_TRACE = { GIT_TRACE_CURL: '3', GIT_TRACE_CURL_NO_DATA: '1' };
const TRACE_END_CHARACTERS = 16_384;
const HEADER = /<= Recv header: (.*?)\r?$/gm;
function redirectIn(trace, url) {
    let address;
    for (const [, header = ''] of trace.matchAll(HEADER)) {
        const status = /^HTTP\/[\d.]+ (\d{3})/.exec(header)?.[1];
        if (status !== undefined)
            address = /^30[12378]/.test(status) ? 'another address' : undefined;
        const location = /^location:\s*(.*)$/i.exec(header)?.[1];
        if (location !== undefined && address !== undefined)
            address = repositoryAt(location, url) ?? address;
    }
    return address;
}
function describeRedirect(address) {
    return (`the remote redirects to ${address}. Redirects are not followed, since the token would go along: ` +
        'if that is its address now, write it in `repository`');
}
function repositoryAt(location, url) {
    const to = URL.parse(location, url);
    if (!to)
        return undefined;
    [to.username, to.password, to.search, to.hash] = ['', '', '', ''];
    return to.href.replace(/\/(?:info\/refs|git-(?:upload|receive)-pack)$/, '');
}

;// CONCATENATED MODULE: ./server/git/git.js







const TIMEOUT_MS = 10 * 60_000;
const OUTPUT_MAX_BYTES = 8 * 1024 * 1024;
const DRAIN_MS = 5000;
class GitError extends Error {
    name = 'GitError';
}
async function git(args, options = {}) {
    return (await gitBytes(args, options)).toString('utf8');
}
async function gitBytes(args, options = {}) {
    options.signal?.throwIfAborted();
    const isTraced = options.remote !== undefined && /^https?:/.test(options.remote.url);
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd: options.cwd,
        env: { ...gitEnvironment(options.remote), ...(isTraced ? HEADER_TRACE : {}), ...options.env },
        stdio: ['pipe', 'pipe', 'pipe', isTraced ? 'pipe' : 'ignore'],
        detached: true,
    });
    const end = () => endGroup(child);
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
    const stdout = collect(child.stdout, options.truncateBytes ?? OUTPUT_MAX_BYTES, end);
    const stderr = collect(child.stderr, 64 * 1024);
    const trace = keepEnd(child.stdio[3]);
    const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    const late = AbortSignal.timeout(timeoutMs);
    const cut = AbortSignal.any([late, ...(options.signal ? [options.signal] : [])]);
    cut.addEventListener('abort', end);
    const code = await endOf(child).finally(() => cut.removeEventListener('abort', end));
    const truncated = stdout.full && options.truncateBytes !== undefined;
    if (code === 0 || truncated || options.accept?.some((one) => one === code))
        return Buffer.concat(stdout.chunks);
    const address = options.remote && redirectIn(trace.end, options.remote.url);
    const ended = stdout.full
        ? `had more than ${OUTPUT_MAX_BYTES / 1024 ** 2} MiB to say, and was ended`
        : `ended with ${code}`;
    const said = late.aborted
        ? `took longer than ${Math.ceil(timeoutMs / 1000)} seconds and was ended`
        : address === undefined
            ? Buffer.concat(stderr.chunks).toString('utf8').trim() || ended
            : describeRedirect(address);
    throw new GitError(`git ${args.find((arg) => /^[a-z][a-z-]+$/.test(arg))}: ${withoutSecret(said, options.remote?.token)}`);
}
async function endOf(child) {
    const closed = new Promise((resolve) => child.once('close', () => resolve()));
    const code = await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (exit, signal) => resolve(exit ?? signal ?? 'unknown'));
    }).catch(thrown/* messageOf */.b);
    endGroup(child);
    const held = await Promise.race([closed.then(() => false), (0,promises_.setTimeout)(DRAIN_MS, true, { ref: false })]);
    return held ? 'its output held open by another process' : code;
}
function endGroup({ pid }) {
    if (pid === undefined)
        return;
    try {
        process.kill(-pid, 'SIGKILL');
    }
    catch { }
}
function collect(stream, maxBytes, onFull) {
    const collected = { chunks: [], bytes: 0, full: false };
    stream.on('data', (chunk) => {
        if (collected.full)
            return;
        const rest = maxBytes - collected.bytes;
        collected.chunks.push(chunk.subarray(0, rest));
        collected.bytes += Math.min(chunk.length, rest);
        if (chunk.length <= rest)
            return;
        collected.full = true;
        onFull?.();
    });
    return collected;
}
function keepEnd(stream) {
    const kept = { end: '' };
    if (stream instanceof external_node_stream_.Readable)
        stream.on('data', (chunk) => {
            kept.end = (kept.end + chunk.toString('latin1')).slice(-TRACE_END_CHARACTERS);
        });
    return kept;
}
function withoutSecret(text, token) {
    return (0,visible_text/* oneLine */.T)(token ? text.replaceAll(token, '***') : text, 400);
}


/***/ }),

/***/ 87990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ JOB_TRAILER),
/* harmony export */   w: () => (/* binding */ readJobBranches)
/* harmony export */ });
/* harmony import */ var _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9563);

const JOB_TRAILER = 'Docs-Agent-Job';
const COMMITS_MAX = 1000;
const NAMES = 'refs/heads/';
const FORMAT = `%H %P%n%ct%n%(trailers:key=${JOB_TRAILER},valueonly,unfold,separator=%x2C)`;
function readJobBranches({ run, ask, fetchRest, }) {
    const log = async (job, ...range) => parseLog(await run([
        ...['log', '-z', '--first-parent', '--fixed-strings', `--grep=${job}`],
        ...[`--format=${FORMAT}`, ...range, '--'],
    ]), job);
    return {
        jobsOnRemote: async (options) => {
            const refs = await ask([`${NAMES}docs-agent/*`], options);
            const names = [...refs].map(([ref, commit]) => [ref.slice(NAMES.length), commit]);
            return new Map(names.filter(([name]) => (0,_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__/* .isJobBranch */ .CO)(name)).map(([name, commit]) => [(0,_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__/* .jobOfBranch */ .P1)(name), commit]));
        },
        commitsOf: async ({ job, base, tip }, signal) => {
            const line = [tip, `^${base}`];
            const own = () => log(job, `--max-count=${COMMITS_MAX}`, ...line);
            const found = await own();
            if (found.length > 0)
                return found.reverse();
            const end = await run(['rev-list', '--first-parent', '--max-parents=0', ...line, '--']);
            if (end !== '' && (await fetchRest(job, signal)))
                return (await own()).reverse();
            return log(job, '--no-walk', tip);
        },
    };
}
function parseLog(log, job) {
    return log.split('\0').flatMap((entry) => {
        const [ids = '', seconds, ...trailers] = entry.split('\n');
        const [commit = '', parent] = ids.split(' ');
        const isOurs = trailers
            .join('\n')
            .split(',')
            .some((value) => value.trim() === job);
        return isOurs ? [{ commit, parent: parent || null, at: Number(seconds) * 1000 }] : [];
    });
}


/***/ }),

/***/ 38139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p3: () => (/* binding */ DIFF_MAX_BYTES),
  c3: () => (/* binding */ jobBranch),
  Y4: () => (/* binding */ openMirror),
  openMirrors: () => (/* binding */ openMirrors),
  El: () => (/* binding */ removeLocksBelow),
  removeStaleLocks: () => (/* binding */ removeStaleLocks)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./server/files/byte-paths.js
var byte_paths = __webpack_require__(10094);
// EXTERNAL MODULE: ./server/in-turn.js
var in_turn = __webpack_require__(70028);
// EXTERNAL MODULE: ./server/git/git.js + 2 modules
var git = __webpack_require__(68863);
;// CONCATENATED MODULE: ./server/git/fetch-recent.js



const RECENT_COMMITS = 50;
const DEEPER = ['--deepen=1000', '--unshallow'];
async function fetchRecent(mirror, wanted, signal) {
    const { run, standAt, areRelated } = mirror;
    const { base, job, stands } = wanted;
    const there = (branch) => stands.get(`refs/heads/${branch}`);
    if (there(base) === undefined)
        throw new git/* GitError */.XS(`the repository has no branch ${base}`);
    const branches = [base, ...(there(job) === undefined ? [] : [job])];
    const [was, wasJob] = await standAt(base, job).catch(() => []);
    if (wasJob !== undefined && there(job) === undefined)
        await run(['update-ref', '-d', here(job)], { signal });
    const fetch = (...how) => fetchBranches(mirror, { branches, how }, signal);
    if (was !== there(base) || wasJob !== there(job))
        await fetch(...(was === undefined ? [`--depth=${RECENT_COMMITS}`] : []));
    for (const deeper of DEEPER) {
        if (branches.length < 2 || !isCut(mirror) || (await areRelated(here(base), here(job))))
            return;
        await fetch(deeper);
    }
}
async function fetchRest(mirror, branch, signal) {
    if (!isCut(mirror))
        return false;
    await fetchBranches(mirror, { branches: [branch], how: ['--unshallow'] }, signal);
    return true;
}
function fetchBranches({ run, remote }, { branches, how }, signal) {
    const flags = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
    const refspecs = branches.map((branch) => `+refs/heads/${branch}:${here(branch)}`);
    return run(['fetch', ...flags, ...how, '--', remote.url, ...refspecs], { signal, remote });
}
function isCut({ directory }) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, 'shallow'));
}
function here(branch) {
    return `refs/remotes/origin/${branch}`;
}

// EXTERNAL MODULE: ./server/git/job-branches.js
var job_branches = __webpack_require__(87990);
// EXTERNAL MODULE: ./server/git/objects.js
var objects = __webpack_require__(14046);
// EXTERNAL MODULE: ./server/git/own-repository.js
var own_repository = __webpack_require__(42119);
;// CONCATENATED MODULE: ./server/git/mirror.js









function removeStaleLocks(dataDir) {
    removeLocksBelow((0,external_node_path_.join)(dataDir, 'mirrors'));
}
function removeLocksBelow(folder) {
    if ((0,external_node_fs_.existsSync)(folder))
        removeLocks(Buffer.from(folder));
}
function removeLocks(folder) {
    for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' })) {
        const path = (0,byte_paths/* pathIn */.l)(folder, entry.name);
        if (entry.isDirectory())
            removeLocks(path);
        else if (entry.isFile() && entry.name.toString().endsWith('.lock'))
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
}
const DIFF_MAX_BYTES = 1024 * 1024;
const APART_DIGITS = 12;
function jobBranch(job) {
    return `docs-agent/${job}`;
}
function openMirror(dataDir, project) {
    const directory = (0,external_node_path_.join)(dataDir, 'mirrors', `${project.id}.git`);
    const remote = { token: project.token, url: project.repository };
    let made = false;
    const inTurn = (0,in_turn/* createTurn */.C)();
    const runBytes = async (args, options = {}) => {
        if (made)
            (0,own_repository/* resetSettings */.Tx)(directory);
        return (0,git/* gitBytes */.s0)([`--git-dir=${directory}`, ...args], options);
    };
    const run = async (args, options = {}) => (await runBytes(args, options)).toString('utf8');
    const find = async (revision) => run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).then((out) => out.trim(), () => undefined);
    const standAt = async (...branches) => {
        const refs = branches.map((branch) => `refs/remotes/origin/${branch}`);
        const format = '%(refname) %(objectname) %(objecttype)';
        const out = await run(['for-each-ref', `--format=${format}`, ...refs]);
        const stands = new Map(out.split('\n').map((line) => [line.split(' ')[0], line.split(' ')[1]]));
        return refs.map((ref) => stands.get(ref));
    };
    const make = () => {
        if (!made)
            (0,own_repository/* makeBare */.Xk)(directory);
        made = true;
    };
    const fetchAll = async (signal) => {
        make();
        const refspec = '+refs/heads/*:refs/remotes/origin/*';
        const flags = ['--quiet', '--no-tags', '--prune', '--no-recurse-submodules', '--no-write-fetch-head'];
        await run(['fetch', ...flags, '--', project.repository, refspec], { signal, remote });
    };
    const ask = async (patterns, options) => {
        const out = await run(['ls-remote', '--symref', '--', project.repository, ...patterns], {
            ...options,
            remote,
        });
        const stands = new Map();
        for (const [, commit = '', ref = ''] of out.matchAll(/^([0-9a-f]+)\t(\S+)$/gm))
            stands.set(ref, commit);
        return { stands, head: /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(out)?.[1] };
    };
    const nameOfBase = (head) => {
        if (head === undefined)
            throw new git/* GitError */.XS('the repository has no default branch; name one in `ref`');
        return head;
    };
    const mergeBase = (one, other) => run(['merge-base', one, other]).then((out) => out.trim(), () => undefined);
    const updateAll = async (ref, signal) => {
        const branch = async () => ref ?? nameOfBase((await ask(['HEAD'], { signal })).head);
        const asked = made ? branch() : undefined;
        asked?.catch(() => undefined);
        await fetchAll(signal);
        return asked ?? branch();
    };
    const updateRecent = async ({ id, ref }, signal) => {
        make();
        const job = jobBranch(id);
        const names = [job, ...(ref === null ? [] : [ref])];
        const { stands, head } = await ask(['HEAD', ...names.map((name) => `refs/heads/${name}`)], { signal });
        const base = ref ?? nameOfBase(head);
        const areRelated = async (one, other) => (await mergeBase(one, other)) !== undefined;
        await fetchRecent({ directory, remote, run, standAt, areRelated }, { base, job, stands: head === undefined ? stands : withHead(stands, head) }, signal);
        return base;
    };
    const pushTo = async ({ branch, commit, expected }, signal) => {
        const ref = `refs/heads/${branch}`;
        const lease = `--force-with-lease=${ref}:${expected ?? ''}`;
        const flags = ['--quiet', '--no-verify', '--no-signed', '--recurse-submodules=no', lease];
        await run(['push', ...flags, '--', project.repository, `${commit}:${ref}`], { signal, remote });
    };
    return {
        directory,
        find,
        update: ({ id, ref }, signal) => inTurn(async () => {
            const baseBranch = project.shallow
                ? await updateRecent({ id, ref }, signal)
                : await updateAll(ref, signal);
            const [base, tip] = await standAt(baseBranch, jobBranch(id));
            if (base === undefined)
                throw new git/* GitError */.XS(`the repository has no branch ${baseBranch}`);
            return { baseBranch, base, tip };
        }),
        reach: (options) => run(['ls-remote', '--quiet', '--', project.repository, 'HEAD'], { ...options, remote }),
        keep: (job, commit) => inTurn(() => run(['update-ref', `refs/heads/${jobBranch(job)}`, commit])),
        push: (change, signal) => inTurn(async () => {
            const { job, commit, expected } = change;
            await pushTo({ branch: jobBranch(job), commit, expected }, signal);
        }),
        pushApart: (change, signal) => inTurn(async () => {
            const branch = `${jobBranch(change.job)}-${change.commit.slice(0, APART_DIGITS)}`;
            await pushTo({ branch, commit: change.commit, expected: undefined }, signal);
            return branch;
        }),
        contains: (tip, commit) => tip === undefined
            ? Promise.resolve(false)
            : run(['merge-base', '--is-ancestor', commit, tip]).then(() => true, () => false),
        presentFiles: (from, to) => runBytes(['diff', '--name-only', '-z', '--no-renames', '--diff-filter=d', from, to, '--']),
        mergeBase,
        mergeTrees: async (into, other) => {
            const out = await run(['merge-tree', '--write-tree', '-z', '--no-messages', into, other], {
                accept: [1],
            });
            const [tree = '', ...unmerged] = out.split('\0').filter((part) => part !== '');
            return { tree, unmerged };
        },
        bundle: (job, file) => run(['bundle', 'create', '--quiet', file, `refs/heads/${jobBranch(job)}`, '--not', '--remotes=origin']),
        unbundle: (file) => run(['bundle', 'unbundle', file]),
        diff: (from, to) => {
            const flags = ['--no-color', '--no-ext-diff', '--no-textconv', '--find-renames', '--full-index'];
            const prefixes = ['--src-prefix=a/', '--dst-prefix=b/'];
            return run(['diff', ...flags, ...prefixes, from, to, '--'], { truncateBytes: DIFF_MAX_BYTES });
        },
        ...(0,job_branches/* readJobBranches */.w)({
            run,
            ask: async (patterns, options) => (await ask(patterns, options)).stands,
            fetchRest: (job, signal) => inTurn(() => fetchRest({ directory, remote, run }, jobBranch(job), signal)),
        }),
        ...(0,objects/* readObjects */.$)(runBytes),
    };
}
function openMirrors(dataDir) {
    const opened = new Map();
    return (project) => {
        const mirror = opened.get(project.id) ?? openMirror(dataDir, project);
        opened.set(project.id, mirror);
        return mirror;
    };
}
function withHead(stands, head) {
    const commit = stands.get('HEAD');
    return commit === undefined ? stands : new Map([...stands, [`refs/heads/${head}`, commit]]);
}


/***/ }),

/***/ 14046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readObjects)
/* harmony export */ });
const NAMES_MAX_BYTES = 4 * 1024 * 1024;
const TREE_MAX_BYTES = 256 * 1024 * 1024;
function readObjects(run) {
    const text = async (args, options) => (await run(args, options)).toString('utf8');
    return {
        changedFiles: (from, to) => text(['diff', '--raw', '-z', '--no-abbrev', '--find-renames', from, to, '--'], {
            truncateBytes: NAMES_MAX_BYTES,
        }),
        names: (commit) => text(['ls-tree', '-r', '-z', commit], { truncateBytes: TREE_MAX_BYTES }),
        sizes: (names) => text(['cat-file', '--batch-check', '--buffer'], { input: lines(names) }),
        contents: (ids, maxBytes) => run(['cat-file', '--batch', '--buffer'], { input: lines(ids), truncateBytes: maxBytes }),
    };
}
function lines(names) {
    return names.map((name) => `${name}\n`).join('');
}


/***/ }),

/***/ 42119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tx: () => (/* binding */ resetSettings),
/* harmony export */   WL: () => (/* binding */ makeAround),
/* harmony export */   Xk: () => (/* binding */ makeBare)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_file_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80871);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37380);




const CORE = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n';
const CONFIG = `${CORE}\tbare = true\n`;
const AROUND_FILES = `${CORE}\tbare = false\n\tlogallrefupdates = true\n`;
const FOLDERS = ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'];
const FOREIGN = ['info/attributes', 'info/grafts', 'config.worktree', 'commondir', 'objects/info/alternates'];
function makeBare(repository) {
    layOut(repository, 'master');
    resetSettings(repository);
}
function makeAround(tree, { branch, settings }) {
    const repository = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tree, '.git');
    layOut(repository, branch);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, 'config'), `${AROUND_FILES}${settings}`);
}
function layOut(repository, branch) {
    for (const folder of FOLDERS)
        (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, folder), 0o777);
    put((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, 'HEAD'), `ref: refs/heads/${branch}\n`);
}
function put(path, text) {
    const isFile = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile();
    if (isFile && (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)(path) === text)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text, { mode: 0o600 });
}
function resetSettings(repository) {
    put((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, 'config'), CONFIG);
    for (const name of FOREIGN)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, name), { recursive: true, force: true });
}


/***/ }),

/***/ 93131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ jobFolders),
/* harmony export */   B0: () => (/* binding */ inMirror),
/* harmony export */   MQ: () => (/* binding */ NAMES_MAX_BYTES),
/* harmony export */   WQ: () => (/* binding */ makeWorkspace),
/* harmony export */   b$: () => (/* binding */ checkOut),
/* harmony export */   nt: () => (/* binding */ reopenWorkspace),
/* harmony export */   v5: () => (/* binding */ conflicting)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_file_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80871);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37380);
/* harmony import */ var _files_remove_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96862);
/* harmony import */ var _store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1924);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68863);
/* harmony import */ var _own_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42119);








const NAMES_MAX_BYTES = 64 * 1024 * 1024;
function jobFolders(dataDir, job) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'jobs', job);
    const at = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
    return {
        root,
        tree: at('workspace'),
        home: at('home'),
        tmp: at('tmp'),
        contexts: at('contexts'),
        startIndex: at('start-index'),
        index: at('index'),
        pristine: at('pristine'),
        diff: at(_store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .DIFF_NAME */ .e),
        pages: at(_store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGES_NAME */ .X0),
        log: (seq) => at((0,_store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .logName */ .Is)(seq)),
        checks: at('checks'),
        checkLog: (seq, check) => at((0,_store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .checkLogName */ .KK)(seq, check)),
        bundle: (commit) => at((0,_store_artifacts_js__WEBPACK_IMPORTED_MODULE_2__/* .bundleName */ .u1)(commit)),
    };
}
async function makeWorkspace(given, signal) {
    const { folders } = given;
    for (const path of [folders.tree, folders.tmp, folders.index])
        await (0,_files_remove_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .removeFolder */ .v)(path);
    for (const folder of [folders.tree, folders.home, folders.tmp])
        (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .f)(folder);
    const checkedOut = inMirror(given, signal)('read-tree', '--reset', '-u', given.merge?.tree ?? given.commit);
    const parts = await Promise.allSettled([checkedOut, makeRepository(given, signal)]);
    for (const part of parts)
        if (part.status === 'rejected')
            throw part.reason;
    for (const copy of [folders.startIndex, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folders.tree, '.git', 'index')])
        copyIndex(folders.index, copy);
    await showMerge(given, signal);
}
async function reopenWorkspace(given, signal) {
    const { folders, merge } = given;
    await makeRepository(given, signal);
    copyIndex(merge ? folders.index : folders.startIndex, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folders.tree, '.git', 'index'));
    await showMerge(given, signal);
}
function copyIndex(from, to) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, to, { preserveTimestamps: true });
}
async function showMerge({ folders, base, merge }, signal) {
    if (!base || !merge)
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folders.tree, '.git', 'MERGE_HEAD'), `${base.commit}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folders.tree, '.git', 'MERGE_MSG'), `Merge branch '${base.branch}'\n`);
    const removed = conflicting(merge).map((path) => `0 ${'0'.repeat(base.commit.length)}\t${path}\0`);
    const entries = merge.unmerged.map((entry) => `${entry}\0`);
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(['update-index', '-z', '--index-info'], {
        cwd: folders.tree,
        signal,
        input: [...removed, ...entries].join(''),
    });
}
function conflicting({ unmerged }) {
    return [...new Set(unmerged.map((entry) => entry.slice(entry.indexOf('\t') + 1)))];
}
async function checkOut({ mirror, commit, folder }, signal) {
    await (0,_files_remove_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .removeFolder */ .v)(folder);
    (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .f)(folder);
    const index = `${folder}.index`;
    try {
        (0,_own_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .resetSettings */ .Tx)(mirror);
        const where = [`--git-dir=${mirror}`, `--work-tree=${folder}`];
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)([...where, 'read-tree', '--reset', '-u', commit], {
            cwd: folder,
            env: { GIT_INDEX_FILE: index },
            signal,
        });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(index, { force: true });
    }
}
async function makeRepository({ folders, branch, author, ...given }, signal) {
    const inTree = (...args) => (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(args, { cwd: folders.tree, signal });
    const user = `[user]\n\tname = ${quoted(author.name)}\n\temail = ${quoted(author.email)}\n`;
    (0,_own_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .makeAround */ .WL)(folders.tree, { branch, settings: user });
    const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--update-head-ok', '--update-shallow'];
    const base = given.base && `+${given.base.commit}:refs/remotes/origin/${given.base.branch}`;
    const refs = [`${given.ref}:refs/heads/${branch}`, ...(base === undefined ? [] : [base])];
    await inTree('fetch', ...flags, given.mirror, ...refs);
    const standsAt = (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folders.tree, '.git', 'refs', 'heads', branch))?.trim();
    if (standsAt !== given.commit)
        await inTree('update-ref', 'HEAD', given.commit);
}
function quoted(value) {
    return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
function inMirror({ folders, mirror, author }, signal, encoding = 'utf8') {
    const env = {
        GIT_INDEX_FILE: folders.index,
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_COMMITTER_NAME: author.name,
        GIT_COMMITTER_EMAIL: author.email,
    };
    return async (...args) => {
        (0,_own_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .resetSettings */ .Tx)(mirror);
        const where = [`--git-dir=${mirror}`, `--work-tree=${folders.tree}`];
        const said = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitBytes */ .s0)([...where, '-c', 'core.fsync=committed,loose-object', ...args], {
            cwd: folders.tree,
            env,
            signal,
            truncateBytes: NAMES_MAX_BYTES,
        });
        return said.toString(encoding);
    };
}


/***/ }),

/***/ 70028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createTurn)
/* harmony export */ });
function createTurn() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work);
        last = next.catch(() => undefined);
        return next;
    };
}


/***/ }),

/***/ 12160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lf: () => (/* binding */ openSqlite),
  j: () => (/* binding */ openStores),
  _2: () => (/* binding */ requireSqlite),
  ad: () => (/* binding */ takeDataFolder)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./server/care/data-folder.js
var data_folder = __webpack_require__(57004);
// EXTERNAL MODULE: ./server/sqlite/database.js
var sqlite_database = __webpack_require__(57317);
// EXTERNAL MODULE: ./server/sqlite/moved.js
var sqlite_moved = __webpack_require__(82977);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __webpack_require__(80037);
;// CONCATENATED MODULE: ./server/store/file-artifacts.js



function createFileArtifacts(dataDir) {
    const place = (job, name) => (0,external_node_path_.join)(dataDir, 'jobs', job, name);
    return {
        shared: false,
        keep: async () => { },
        read: async (job, name, range) => {
            try {
                return await (range ? readRange(place(job, name), range) : (0,promises_.readFile)(place(job, name)));
            }
            catch (error) {
                if ((0,thrown/* codeOf */.$)(error) === 'ENOENT')
                    return undefined;
                throw error;
            }
        },
        jobs: async function* () { },
        remove: async (job, names = []) => {
            for (const name of names)
                await (0,promises_.rm)(place(job, name), { force: true });
        },
    };
}
async function readRange(path, { from, bytes }) {
    const file = await (0,promises_.open)(path);
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, from);
        return buffer.subarray(0, bytesRead);
    }
    finally {
        await file.close();
    }
}

// EXTERNAL MODULE: ./server/store/sessions.js
var store_sessions = __webpack_require__(22602);
;// CONCATENATED MODULE: ./server/store/memory-sessions.js

function createMemorySessions(now) {
    const sessions = new Map();
    return {
        add: async ({ hash, keyId, forMs }) => {
            for (const [other, { until }] of sessions)
                if (until <= now())
                    sessions.delete(other);
            const own = [...sessions].filter(([, session]) => session.keyId === keyId);
            for (const [other] of own.slice(0, Math.max(0, own.length + 1 - store_sessions/* SESSIONS_MAX */.T)))
                sessions.delete(other);
            sessions.set(hash, { keyId, until: now() + forMs });
        },
        find: async (hash) => {
            const found = sessions.get(hash);
            if (!found || found.until > now())
                return found?.keyId;
            sessions.delete(hash);
            return undefined;
        },
        remove: async (hash) => {
            sessions.delete(hash);
        },
    };
}

// EXTERNAL MODULE: ./server/store/rate-limit.js
var rate_limit = __webpack_require__(29055);
// EXTERNAL MODULE: ./server/sqlite/trouble.js
var trouble = __webpack_require__(24173);
;// CONCATENATED MODULE: ./server/sqlite/group-commit.js


function createGroupCommit(db) {
    let group = [];
    const commit = () => {
        const members = group;
        group = [];
        try {
            const outcomes = (0,sqlite_database/* transaction */.Rn)(db, () => members.map(({ run }) => run()));
            for (const tell of outcomes)
                tell();
        }
        catch (error) {
            for (const { reject } of members)
                reject(error);
        }
    };
    return (work) => new Promise((resolve, reject) => {
        const run = () => {
            try {
                const result = (0,sqlite_database/* withinTransaction */.CX)(db, work);
                return () => resolve(result);
            }
            catch (error) {
                if ((0,trouble/* sqliteTrouble */.P)(error))
                    throw error;
                return () => reject(error);
            }
        };
        group.push({ run, reject });
        if (group.length === 1)
            setImmediate(commit);
    });
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./server/sqlite/patience.js


const REQUEST_WAIT_MS = 800;
const TRY_AGAIN_MS = 25;
async function whenFree(work) {
    const end = performance.now() + REQUEST_WAIT_MS;
    for (;;) {
        try {
            return await work();
        }
        catch (error) {
            if ((0,trouble/* sqliteTrouble */.P)(error)?.kind !== 'busy' || performance.now() + TRY_AGAIN_MS > end)
                throw error;
        }
        await (0,external_node_timers_promises_.setTimeout)(TRY_AGAIN_MS);
    }
}

;// CONCATENATED MODULE: ./server/sqlite/access.js



function openAccess(db) {
    const commit = createGroupCommit(db);
    return {
        read: async (work) => {
            try {
                return work();
            }
            catch (error) {
                throw (0,trouble/* asStoreError */.g)(error);
            }
        },
        write: (work) => whenFree(() => commit(work)).catch((error) => {
            throw (0,trouble/* asStoreError */.g)(error);
        }),
    };
}

// EXTERNAL MODULE: ./server/store/random-job-id.js
var random_job_id = __webpack_require__(25966);
// EXTERNAL MODULE: ./server/store/jobs.js
var jobs = __webpack_require__(52779);
;// CONCATENATED MODULE: ./server/sqlite/forget-prompts.js

const TURNS_AT_ONCE = 100;
const KEPT = `prompt <> '${jobs/* FORGOTTEN_PROMPT */.yc}'`;
const AT_REST = `${KEPT} AND ended_at <= ?1
  AND NOT EXISTS (SELECT 1 FROM jobs WHERE id = turns.job AND status = 'active')
  AND NOT EXISTS (SELECT 1 FROM turns AS other WHERE other.job = turns.job AND (other.state <> 'done' OR other.ended_at > ?1))
  AND NOT EXISTS (SELECT 1 FROM unpublished WHERE unpublished.job = turns.job)`;
function createForgetting(db, { read, write }) {
    const count = db.prepare(`SELECT count(*) AS turns FROM turns WHERE ${AT_REST}`);
    const forget = db.prepare(`UPDATE turns SET prompt = '${jobs/* FORGOTTEN_PROMPT */.yc}'
     WHERE (job, seq) IN (SELECT job, seq FROM turns WHERE ${AT_REST} LIMIT ${TURNS_AT_ONCE})`);
    return {
        forgetPrompts: async ({ lastAt, dryRun }) => {
            if (dryRun)
                return read(() => Number(count.get(lastAt)?.turns));
            let forgotten = 0;
            for (;;) {
                const changed = await write(() => Number(forget.run(lastAt).changes));
                forgotten += changed;
                if (changed < TURNS_AT_ONCE)
                    return forgotten;
            }
        },
    };
}

;// CONCATENATED MODULE: ./server/sqlite/job-list.js

const COLUMNS = `id, project, status, model, pr_link, created_at, archived_at,
  substr((SELECT prompt FROM turns WHERE job = jobs.id AND seq = 1), 1, 500) AS prompt,
  (SELECT count(*) FROM turns WHERE job = jobs.id) AS turns,
  (SELECT failure FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS failure,
  (SELECT checks FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS checks`;
const ROWS_AT_ONCE = 200;
function createJobList(db, { read }) {
    const counts = db.prepare('SELECT count(*) AS jobs FROM (SELECT 1 FROM jobs WHERE project = ? AND status = ? LIMIT ?)');
    const select = ({ project, status, before, limit = ROWS_AT_ONCE }) => {
        const conditions = [
            project === undefined ? [] : ['project = :project'],
            status === undefined ? [] : ['status = :status'],
            before === undefined ? [] : ['(created_at, id) < (:createdAt, :id)'],
        ].flat();
        const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
        const statement = db.prepare(`SELECT ${COLUMNS} FROM jobs ${where} ORDER BY created_at DESC, id DESC LIMIT :limit`);
        const given = {
            ...(project === undefined ? {} : { project }),
            ...(status === undefined ? {} : { status }),
            ...(before ?? {}),
            limit,
        };
        return statement.all(given);
    };
    return {
        list: async function* (query) {
            let left = query.limit ?? Number.POSITIVE_INFINITY;
            let { before } = query;
            while (left > 0) {
                const limit = Math.min(left, ROWS_AT_ONCE);
                const rows = await read(() => select({ ...query, limit, ...(before ? { before } : {}) }));
                yield* rows;
                const last = rows.at(-1);
                if (!last || rows.length < limit)
                    return;
                before = { createdAt: last.created_at, id: last.id };
                left -= rows.length;
            }
        },
        count: (project, status) => read(() => Number(counts.get(project, status, jobs/* COUNT_MAX */.FG)?.jobs ?? 0)),
    };
}

;// CONCATENATED MODULE: ./server/sqlite/job-rest.js
function createRest(db, { read, write }) {
    const select = db.prepare(`SELECT status, EXISTS (SELECT 1 FROM turns WHERE job = ?1 AND state <> 'done') AS open,
       coalesce((SELECT max(coalesce(ended_at, created_at)) FROM turns WHERE job = ?1), created_at) AS last_at
     FROM jobs WHERE id = ?1`);
    const find = (job) => {
        const row = select.get(job);
        if (!row)
            return undefined;
        return {
            open: row.open !== 0 || row.status === 'active',
            archived: row.status === 'archived',
            lastAt: row.last_at,
        };
    };
    return {
        rest: (job) => read(() => find(job)),
        whileAtRest: (job, act) => write(() => {
            if (find(job)?.open === true)
                return false;
            act();
            return true;
        }),
    };
}

;// CONCATENATED MODULE: ./server/sqlite/recover-job.js

function prepareRecovery(db) {
    const insertJob = db.prepare(`INSERT INTO jobs (id, project, status, repository, ref, model, pr_link, base_commit, head_commit, created_at, recovered_at)
     VALUES (?, ?, 'completed', ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`);
    const insertTurn = db.prepare(`INSERT INTO turns (job, seq, project, prompt, state, parent_commit, result_commit, created_at, started_at, ended_at)
     VALUES (?1, ?2, ?3, '${jobs/* FORGOTTEN_PROMPT */.yc}', 'done', ?4, ?5, ?6, ?6, ?6)`);
    return (job, now) => {
        const { id, project, repository, ref, model, pr_link, base_commit, turns } = job;
        const [head, first] = [turns.at(-1)?.commit ?? null, turns[0]?.at ?? now];
        const row = [id, project, repository, ref, model, pr_link, base_commit, head, first, now];
        if (Number(insertJob.run(...row).changes) === 0)
            return;
        for (const [index, { commit, parent, at }] of turns.entries())
            insertTurn.run(id, index + 1, project, parent, commit, at);
    };
}

;// CONCATENATED MODULE: ./server/sqlite/retry-job.js

function prepareRetry(db) {
    const selectStatus = db.prepare('SELECT status FROM jobs WHERE id = ?');
    const selectPrompt = db.prepare('SELECT prompt FROM turns WHERE job = ? ORDER BY seq DESC LIMIT 1');
    const queueLast = db.prepare(`UPDATE turns SET state = 'queued', lost = 0, process = NULL, failure = NULL, created_at = ?2,
       started_at = NULL, ended_at = NULL, project = (SELECT project FROM jobs WHERE id = ?1)
     WHERE job = ?1 AND seq = (SELECT max(seq) FROM turns WHERE job = ?1)`);
    const activate = db.prepare(`UPDATE jobs SET status = 'active' WHERE id = ?`);
    return (job, now) => {
        const status = selectStatus.get(job)?.status;
        if (status !== 'failed')
            return { ok: false, status };
        if (selectPrompt.get(job)?.prompt === jobs/* FORGOTTEN_PROMPT */.yc)
            return { ok: false, status: 'forgotten' };
        queueLast.run(job, now);
        activate.run(job);
        return { ok: true };
    };
}

;// CONCATENATED MODULE: ./server/sqlite/jobs.js






function createJobStore(db, { access, now, onQueued }) {
    const { read, write } = access;
    const insertJob = db.prepare(`INSERT INTO jobs (id, project, status, repository, ref, model, created_at) VALUES (?, ?, 'active', ?, ?, ?, ?)`);
    const insertTurn = db.prepare(`INSERT INTO turns (job, seq, project, prompt, state, created_at)
     SELECT ?1, 1 + coalesce(max(seq), 0), (SELECT project FROM jobs WHERE id = ?1), ?2, 'queued', ?3
     FROM turns WHERE job = ?1`);
    const selectJob = db.prepare(`SELECT jobs.*, turns.seq AS turn, turns.checks, turns.failure FROM jobs JOIN turns ON turns.job = jobs.id
     WHERE jobs.id = ? ORDER BY turns.seq DESC LIMIT 1`);
    const selectTurn = db.prepare('SELECT * FROM turns WHERE job = ? AND seq = ?');
    const lastTurn = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM turns WHERE job = ?');
    const activate = db.prepare(`UPDATE jobs SET status = 'active' WHERE id = ?`);
    const archiveJob = db.prepare(`UPDATE jobs SET status = 'archived', archived_at = ? WHERE id = ?`);
    const dropQueued = db.prepare(`UPDATE turns SET state = 'done', failure = 'archived', ended_at = ? WHERE job = ? AND state = 'queued'`);
    const retry = prepareRetry(db);
    const recover = prepareRecovery(db);
    const find = (id) => selectJob.get(id);
    const get = (id) => {
        const row = find(id);
        if (!row)
            throw new Error(`job ${id} vanished`);
        return row;
    };
    const queued = async (work) => {
        const result = await write(work);
        onQueued();
        return result;
    };
    return {
        ...createJobList(db, access),
        ...createRest(db, access),
        ...createForgetting(db, access),
        find: (id) => read(() => find(id)),
        turn: (id, seq) => read(() => selectTurn.get(id, seq)),
        turnCount: (id) => read(() => Number(lastTurn.get(id)?.seq)),
        create: (job) => queued(() => {
            const id = (0,random_job_id/* randomJobId */.g)();
            insertJob.run(id, job.project, job.repository, job.ref, job.model, now());
            insertTurn.run(id, job.prompt, now());
            return get(id);
        }),
        recover: (job) => write(() => {
            recover(job, now());
            return get(job.id);
        }),
        addMessage: (id, prompt) => queued(() => {
            if (get(id).status === 'archived')
                return undefined;
            insertTurn.run(id, prompt, now());
            activate.run(id);
            return get(id);
        }),
        archive: (id) => write(() => {
            const job = find(id);
            if (!job)
                return false;
            if (job.status !== 'archived')
                archiveJob.run(now(), id);
            dropQueued.run(now(), id);
            return true;
        }),
        retry: (id) => queued(() => retry(id, now())),
    };
}

;// CONCATENATED MODULE: ./server/sqlite/keys.js
function createKeyStore(db, { read, write }) {
    const insert = db.prepare(`INSERT INTO keys (id, hash, project, scopes, allow, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)`);
    const select = db.prepare('SELECT * FROM keys WHERE id = ?');
    const selectAll = db.prepare('SELECT * FROM keys ORDER BY created_at, id');
    const revoke = db.prepare('UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL');
    return {
        add: (key) => write(() => {
            insert.run(key.id, key.hash, key.project, key.scopes, key.allow, key.created_at, key.expires_at);
        }),
        find: (id) => read(() => select.get(id)),
        list: () => read(() => selectAll.all()),
        revoke: (id, at) => write(() => revoke.run(at, id).changes > 0),
    };
}

// EXTERNAL MODULE: ./server/store/trouble.js
var store_trouble = __webpack_require__(20784);
;// CONCATENATED MODULE: ./server/sqlite/probe.js

const KEPT_MS = 1000;
function createProbe(db, { access, now }) {
    const put = db.prepare('INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)');
    let last;
    const tryIt = () => access.write(() => put.run(now())).then(() => undefined, store_trouble/* describeStoreError */.zL);
    return () => {
        if (!last || performance.now() - last.at > KEPT_MS)
            last = { at: performance.now(), result: tryIt() };
        return last.result;
    };
}

// EXTERNAL MODULE: ./server/store/turns.js
var turns = __webpack_require__(40119);
;// CONCATENATED MODULE: ./server/sqlite/queue-state.js
function createQueueReader(db) {
    const queued = db.prepare(`SELECT count(*) AS turns, min(created_at) AS oldest FROM turns WHERE state <> 'done' AND state = 'queued'`);
    const running = db.prepare(`SELECT count(*) AS turns, min(started_at) AS oldest FROM turns WHERE state <> 'done' AND state = 'running'`);
    return () => {
        const waits = queued.get();
        const runs = running.get();
        return {
            queued: waits.turns,
            running: runs.turns,
            oldestQueuedAt: waits.oldest,
            oldestRunningAt: runs.oldest,
        };
    };
}

;// CONCATENATED MODULE: ./server/sqlite/turns.js


function createTurnStore(db, { access, now, onQueued }) {
    const { read, write } = access;
    const nextQueued = db.prepare(`SELECT * FROM turns AS t WHERE state = 'queued' AND project = ? AND NOT EXISTS (
       SELECT 1 FROM turns AS o INDEXED BY turns_unfinished WHERE o.job = t.job AND o.seq < t.seq AND o.state <> 'done')
     ORDER BY created_at LIMIT 1`);
    const selectWaiting = db.prepare(`WITH RECURSIVE waiting (project) AS (
       SELECT min(project) FROM turns WHERE state = 'queued'
       UNION ALL
       SELECT (SELECT min(project) FROM turns WHERE state = 'queued' AND project > waiting.project)
       FROM waiting WHERE project IS NOT NULL)
     SELECT project FROM waiting WHERE project IS NOT NULL`);
    const setRunning = db.prepare(`UPDATE turns SET state = 'running', attempt = attempt + 1, started_at = ?, process = NULL WHERE job = ? AND seq = ?`);
    const selectJob = db.prepare('SELECT * FROM jobs WHERE id = ?');
    const selectTurn = db.prepare('SELECT * FROM turns WHERE job = ? AND seq = ?');
    const selectRunning = db.prepare(`SELECT * FROM turns WHERE state = 'running'`);
    const ours = `job = ? AND seq = ? AND attempt = ? AND state = 'running'`;
    const setProcess = db.prepare(`UPDATE turns SET process = ? WHERE ${ours}`);
    const setParent = db.prepare(`UPDATE turns SET parent_commit = ?, contexts = ? WHERE ${ours}`);
    const setResult = db.prepare(`UPDATE turns SET result_commit = ? WHERE ${ours}`);
    const setChecks = db.prepare(`UPDATE turns SET checks = ? WHERE ${ours}`);
    const setBase = db.prepare('UPDATE jobs SET base_commit = ? WHERE id = ?');
    const setHead = db.prepare('UPDATE jobs SET head_commit = ? WHERE id = ?');
    const setQueued = db.prepare(`UPDATE turns SET state = 'queued', process = NULL, lost = lost + ? WHERE ${ours}`);
    const setDone = db.prepare(`UPDATE turns SET state = 'done', process = NULL, failure = ?, ended_at = ? WHERE ${ours}`);
    const setLink = db.prepare('UPDATE jobs SET pr_link = ? WHERE id = ?');
    const setStatus = db.prepare(`UPDATE jobs SET status = ?1 WHERE id = ?2 AND status = 'active'
       AND NOT EXISTS (SELECT 1 FROM turns INDEXED BY turns_unfinished WHERE job = ?2 AND state <> 'done')`);
    const isOurs = ({ job, seq, attempt }) => {
        const turn = selectTurn.get(job, seq);
        return turn?.state === 'running' && turn.attempt === attempt;
    };
    const fence = ({ changes }, { job, seq, attempt }) => {
        if (Number(changes) === 0)
            throw new turns/* TurnLost */.i(`turn ${seq} of job ${job} is not attempt ${attempt}'s`);
    };
    const isLost = ({ result_commit, lost, process }) => result_commit === null && (lost === 0 || process !== null);
    const keyOf = ({ job, seq, attempt }) => [job, seq, attempt];
    const finish = (turn, end) => {
        fence(setDone.run(end.failure ?? null, now(), ...keyOf(turn)), turn);
        if (end.prLink !== undefined)
            setLink.run(end.prLink, turn.job);
        setStatus.run(end.status, turn.job);
    };
    const state = createQueueReader(db);
    return {
        waiting: () => read(() => selectWaiting.all().map(({ project }) => String(project))),
        claim: (project) => write(() => {
            const next = nextQueued.get(project);
            if (!next)
                return undefined;
            setRunning.run(now(), next.job, next.seq);
            return {
                job: selectJob.get(next.job),
                turn: selectTurn.get(next.job, next.seq),
            };
        }),
        leaseMs: undefined,
        renew: (turns) => read(() => turns.filter(isOurs)),
        running: () => read(() => selectRunning.all()),
        recover: () => write(() => {
            const rows = selectRunning.all();
            for (const row of rows)
                setQueued.run(isLost(row) ? 1 : 0, ...keyOf(row));
            return rows.map(({ job, seq, attempt }) => ({ job, seq, attempt }));
        }),
        recordProcess: (turn, process) => write(() => fence(setProcess.run(process, ...keyOf(turn)), turn)),
        recordParent: (turn, start) => write(() => {
            fence(setParent.run(start.commit, start.contexts, ...keyOf(turn)), turn);
            if (start.newBranch)
                setBase.run(start.commit, turn.job);
        }),
        recordChecks: (turn, checks) => write(() => fence(setChecks.run(checks, ...keyOf(turn)), turn)),
        recordResult: (turn, commit) => write(() => {
            fence(setResult.run(commit, ...keyOf(turn)), turn);
            setHead.run(commit, turn.job);
        }),
        finish: (turn, end) => write(() => finish(turn, end)),
        requeue: (turn) => write(() => fence(setQueued.run(0, ...keyOf(turn)), turn)),
        state: () => read(state),
        onQueued,
    };
}

// EXTERNAL MODULE: ./server/store/unpublished.js
var unpublished = __webpack_require__(20);
;// CONCATENATED MODULE: ./server/sqlite/unpublished.js

function createUnpublishedStore(db, { access: { read, write }, now }) {
    const insert = db.prepare(`INSERT INTO unpublished (job, seq, result_commit, tries, since, next_at) VALUES (?1, ?2, ?3, 0, ?4, ?5)
     ON CONFLICT (job) DO UPDATE SET seq = ?2, result_commit = ?3, tries = 0, next_at = ?5
       WHERE unpublished.seq <= ?2`);
    const select = db.prepare('SELECT * FROM unpublished WHERE job = ?');
    const selectDue = db.prepare(`SELECT u.* FROM unpublished AS u JOIN jobs AS j ON j.id = u.job
     WHERE u.next_at <= ? AND j.status IN ('failed', 'completed') ORDER BY u.next_at LIMIT ?`);
    const take = db.prepare('UPDATE unpublished SET next_at = ? WHERE job = ? AND seq = ? AND next_at = ?');
    const release = db.prepare('UPDATE unpublished SET next_at = ? WHERE job = ? AND seq = ?');
    const setNext = db.prepare('UPDATE unpublished SET tries = tries + 1, next_at = ? WHERE job = ?');
    const remove = db.prepare('DELETE FROM unpublished WHERE job = ? AND seq <= ?');
    const removeOne = db.prepare('DELETE FROM unpublished WHERE job = ? AND seq = ? AND result_commit = ?');
    const setFailure = db.prepare('UPDATE turns SET failure = ? WHERE job = ? AND seq = ?');
    const setLink = db.prepare('UPDATE jobs SET pr_link = ? WHERE id = ?');
    const setCompleted = db.prepare(`UPDATE jobs SET status = 'completed' WHERE id = ?1 AND status = 'failed'
       AND NOT EXISTS (SELECT 1 FROM turns WHERE job = ?1 AND seq > ?2)`);
    return {
        add: ({ job, seq, commit }) => write(() => {
            insert.run(job, seq, commit, now(), now());
        }),
        hold: ({ job, seq, commit }) => write(() => {
            insert.run(job, seq, commit, now(), unpublished/* NEVER */.t);
        }),
        find: (job) => read(() => select.get(job)),
        due: (limit) => read(() => selectDue.all(now(), limit)),
        take: (row, forMs) => write(() => take.run(now() + forMs, row.job, row.seq, row.next_at).changes > 0),
        release: (row) => write(() => {
            release.run(row.next_at, row.job, row.seq);
        }),
        postpone: (job, forMs) => write(() => {
            setNext.run(now() + forMs, job);
        }),
        remove: ({ job, seq }) => write(() => {
            remove.run(job, seq);
        }),
        publish: ({ job, seq, result_commit: commit }, prLink) => write(() => {
            if (removeOne.run(job, seq, commit).changes === 0)
                return;
            setFailure.run(null, job, seq);
            setLink.run(prLink, job);
            setCompleted.run(job, seq);
        }),
        giveUp: ({ job, seq, result_commit: commit }, failure) => write(() => {
            if (removeOne.run(job, seq, commit).changes > 0)
                setFailure.run(failure, job, seq);
        }),
    };
}

// EXTERNAL MODULE: ./server/views/views.js + 3 modules
var views = __webpack_require__(47704);
;// CONCATENATED MODULE: ./server/sqlite/views-marks.js
function createMarkTable(db) {
    const listSizes = db.prepare('SELECT DISTINCT head_bytes FROM view_sources WHERE project = ?');
    const listMarks = db.prepare(`SELECT position, tail_hash FROM view_sources WHERE project = ? AND head_bytes = ? AND head_hash = ?
     ORDER BY position DESC`);
    const putMark = db.prepare(`INSERT OR REPLACE INTO view_sources (project, head_bytes, head_hash, position, tail_hash, imported_at)
     VALUES (?, ?, ?, ?, ?, ?)`);
    const dropMark = db.prepare('DELETE FROM view_sources WHERE project = ? AND head_bytes = ? AND head_hash = ? AND position = ?');
    const list = (project, head) => listMarks.all(project, head.bytes, head.hash).map(({ position, tail_hash: tailHash }) => ({ head, position, tailHash }));
    const remove = (project, { head, position }) => dropMark.run(project, head.bytes, head.hash, position);
    return {
        headSizes: (project) => listSizes.all(project).map(({ head_bytes: bytes }) => Number(bytes)),
        list,
        put: (project, { put: { head, position, tailHash }, drop, keep }) => {
            if (drop)
                remove(project, drop);
            putMark.run(project, head.bytes, head.hash, position, tailHash, Date.now());
            for (const mark of list(project, head).slice(keep))
                remove(project, mark);
        },
    };
}

;// CONCATENATED MODULE: ./server/sqlite/views-paths.js

const PATHS_AT_ONCE = 2000;
function createPathTable(db) {
    const findPath = db.prepare('SELECT path FROM view_paths WHERE project = ? AND id = ?');
    const findId = db.prepare('SELECT id FROM view_paths WHERE project = ? AND path = ?');
    const addPath = db.prepare('INSERT OR IGNORE INTO view_paths (project, id, path) VALUES (?, ?, ?)');
    const lastId = db.prepare('SELECT max(id) AS id FROM view_paths WHERE project = ?');
    const sortPaths = db.prepare('SELECT json_group_array(id) AS ids FROM (SELECT id FROM view_paths WHERE project = ? ORDER BY path)');
    const findOrder = db.prepare('SELECT path_order FROM view_projects WHERE project = ?');
    const count = (project) => Number(lastId.get(project)?.id ?? -1) + 1;
    const idOf = (project, path) => findId.get(project, path)?.id;
    const keptOrder = (project) => {
        const bytes = findOrder.get(project)?.path_order ?? new Uint8Array(0);
        return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    };
    return {
        keptOrder,
        order: (project) => {
            const kept = keptOrder(project);
            if (kept.length === count(project))
                return kept;
            return Uint32Array.from(JSON.parse(String(sortPaths.get(project)?.ids)));
        },
        paths: (project, ids) => Array.from(ids, (id) => String(findPath.get(project, id)?.path)),
        pageIds: (project, paths) => {
            const ids = new Uint32Array(paths.length);
            const missing = [];
            paths.forEach((path, i) => {
                const id = idOf(project, path);
                if (id === undefined)
                    missing.push(i);
                else
                    ids[i] = id;
            });
            missing.sort((a, b) => ((paths[a] ?? '') < (paths[b] ?? '') ? -1 : 1));
            for (let start = 0; start < missing.length; start += PATHS_AT_ONCE)
                (0,sqlite_database/* transaction */.Rn)(db, () => {
                    let next = count(project);
                    for (const i of missing.slice(start, start + PATHS_AT_ONCE)) {
                        const path = paths[i] ?? '';
                        if (addPath.run(project, next, path).changes === 1)
                            ids[i] = next++;
                        else
                            ids[i] = idOf(project, path) ?? 0;
                    }
                });
            return ids;
        },
    };
}

;// CONCATENATED MODULE: ./server/sqlite/views-tables.js



function createViewTables(db) {
    const paths = createPathTable(db);
    const marks = createMarkTable(db);
    const findVersion = db.prepare('SELECT version FROM view_projects WHERE project = ?');
    const putProject = db.prepare(`INSERT INTO view_projects (project, version, path_order) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET version = excluded.version, path_order = excluded.path_order`);
    const listPeriods = db.prepare('SELECT period, rows, zeros, human, ai FROM view_blocks WHERE project = ? ORDER BY period');
    const findBlock = db.prepare('SELECT rows, zeros, counts FROM view_blocks WHERE project = ? AND period = ?');
    const putBlock = db.prepare(`INSERT INTO view_blocks (project, period, rows, zeros, human, ai, counts) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET rows = excluded.rows, zeros = excluded.zeros, human = excluded.human,
       ai = excluded.ai, counts = excluded.counts`);
    const versionOf = (project) => Number(findVersion.get(project)?.version ?? 0);
    const read = (project, { choose, take }) => {
        const periods = listPeriods.all(project);
        const wanted = choose({ version: versionOf(project), periods, order: paths.keptOrder(project) });
        for (const period of wanted)
            take(period, findBlock.get(project, period));
    };
    const apply = ({ project, version, blocks, mark }) => {
        const order = paths.order(project);
        return (0,sqlite_database/* transaction */.Rn)(db, () => {
            if (versionOf(project) !== version)
                return false;
            for (const { period, rows, zeros, human, ai, counts } of blocks)
                putBlock.run(project, period, rows, zeros, human, ai, counts);
            putProject.run(project, version + 1, new Uint8Array(order.buffer, order.byteOffset, order.byteLength));
            if (mark)
                marks.put(project, mark);
            return true;
        });
    };
    return {
        version: async (project) => versionOf(project),
        read: async (project, reading) => snapshot(db, () => read(project, reading)),
        pageIds: async (project, list) => paths.pageIds(project, list),
        paths: async (project, ids) => paths.paths(project, ids),
        apply: async (change) => apply(change),
        headSizes: async (project) => marks.headSizes(project),
        marks: async (project, head) => marks.list(project, head),
    };
}
function snapshot(db, read) {
    db.exec('BEGIN');
    try {
        return read();
    }
    finally {
        db.exec('COMMIT');
    }
}

;// CONCATENATED MODULE: ./server/sqlite/views.js


function createSqliteViews(db) {
    const tables = createViewTables(db);
    return { ...(0,views/* createViewStore */.T)(tables), tables };
}

;// CONCATENATED MODULE: ./server/sqlite/open.js












function openSqliteStores(options) {
    const { dataDir, now = Date.now, elapsed = () => performance.now() } = options;
    const db = (0,sqlite_database/* openDatabase */.qI)(dataDir);
    const access = openAccess(db);
    const listeners = new Set();
    const { tables, ...views } = createSqliteViews(db);
    return {
        db,
        neverWait: () => (0,sqlite_database/* neverWait */.aA)(db),
        jobs: createJobStore(db, {
            access,
            now,
            onQueued: () => {
                for (const wake of listeners)
                    wake();
            },
        }),
        turns: createTurnStore(db, {
            access,
            now,
            onQueued: (wake) => {
                listeners.add(wake);
                return () => listeners.delete(wake);
            },
        }),
        unpublished: createUnpublishedStore(db, { access, now }),
        keys: createKeyStore(db, access),
        views: {
            page: (query) => views.page(query).catch(refuse),
            import: (project, rows) => views.import(project, rows).catch(refuse),
        },
        viewTables: tables,
        limits: {
            agent: (0,rate_limit/* createRateLimit */.a)(options.limits.agent, elapsed),
            analytics: (0,rate_limit/* createRateLimit */.a)(options.limits.analytics, elapsed),
            previews: (0,rate_limit/* createPreviewLimit */.M)(elapsed),
        },
        artifacts: createFileArtifacts(dataDir),
        sessions: createMemorySessions(elapsed),
        probe: createProbe(db, { access, now }),
        close: async () => db.close(),
    };
}
function refuse(error) {
    throw (0,trouble/* asStoreError */.g)(error);
}

// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __webpack_require__(48731);
;// CONCATENATED MODULE: ./server/open-stores.js








async function openStores(config, options = {}) {
    if (config.database === undefined)
        return openSqlite(config, options);
    const { openPostgres } = await Promise.all(/* import() */[__webpack_require__.e(315), __webpack_require__.e(151), __webpack_require__.e(891), __webpack_require__.e(171)]).then(__webpack_require__.bind(__webpack_require__, 12171));
    return openPostgres({ ...config, database: config.database }, options);
}
function openSqlite(config, { now, elapsed } = {}) {
    requireSqlite(config.database);
    const moved = (0,sqlite_moved/* whyMoved */._)(config.dataDir);
    if (moved !== undefined)
        throw new user_error/* UserError */.y(moved);
    return openSqliteStores({
        dataDir: config.dataDir,
        limits: {
            agent: config.limits.agentRequestsPerHour,
            analytics: config.limits.analyticsRequestsPerHour,
        },
        ...(now ? { now } : {}),
        ...(elapsed ? { elapsed } : {}),
    });
}
function requireSqlite(database) {
    if (database === undefined)
        return;
    throw new user_error/* UserError */.y('This command is for what is in a data folder, and the configuration names a `database`: use what PostgreSQL has for it, such as pg_dump and pg_restore.');
}
function takeDataFolder({ dataDir, database }) {
    const tightened = (0,data_folder/* secureDataFolder */.a)(dataDir);
    const unlock = (0,sqlite_database/* lockDataDir */.Ng)(dataDir);
    if (database === undefined)
        return { worker: 'alone', tightened, unlock };
    const file = (0,external_node_path_.join)(dataDir, 'worker-id');
    if (!(0,external_node_fs_.existsSync)(file))
        (0,external_node_fs_.writeFileSync)(file, `${(0,external_node_crypto_.randomUUID)()}\n`, { mode: 0o600 });
    return { worker: (0,external_node_fs_.readFileSync)(file, 'utf8').trim(), tightened, unlock };
}


/***/ }),

/***/ 11400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ proposalTitle),
/* harmony export */   T: () => (/* binding */ proposalBody)
/* harmony export */ });
/* harmony import */ var _contract_behind_instruction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80207);
/* harmony import */ var _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9563);
/* harmony import */ var _words_visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58169);



const LINKING = [
    /@(?=[\p{L}\p{N}_])/gu,
    /#(?=[\p{L}\p{N}_])/gu,
    /!(?=\d)/g,
    /\bGH-(?=\d)/gi,
    /:(?=\/\/)/g,
];
function proposalTitle(prompt, length = 72) {
    const first = (0,_contract_behind_instruction_js__WEBPACK_IMPORTED_MODULE_0__/* .instructionOf */ .u)(prompt)
        .split(/[\r\n]/)
        .find((line) => line.trim() !== '') ?? '';
    const inert = LINKING.reduce((text, word) => text.replace(word, '$& '), first);
    return (0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(inert, length) || 'Documentation change';
}
function proposalBody({ prompt, job }) {
    const asked = (0,_contract_behind_instruction_js__WEBPACK_IMPORTED_MODULE_0__/* .instructionOf */ .u)(prompt);
    const whole = asked.length > 20_000 ? `${asked.slice(0, 20_000).toWellFormed()}\n…` : asked;
    const shown = whole.replaceAll(_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_2__/* .HIDDEN_LINE_START */ .rU, _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_2__/* .HIDDEN_LINE_START */ .rU.replace(':', ' :'));
    const longest = Math.max(2, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `Made by a documentation agent for this instruction:\n\n${fence}text\n${shown}\n${fence}\n\nJob \`${job}\`\n\n${_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_2__/* .HIDDEN_LINE_START */ .rU}job ${job} -->`;
}


/***/ }),

/***/ 57317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ withinTransaction),
/* harmony export */   Ng: () => (/* binding */ lockDataDir),
/* harmony export */   Rn: () => (/* binding */ transaction),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   aA: () => (/* binding */ neverWait),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   qI: () => (/* binding */ openDatabase)
/* harmony export */ });
/* unused harmony export unusable */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37380);
/* harmony import */ var _words_required_node_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96775);
/* harmony import */ var _words_system_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55119);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80037);
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48731);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78527);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24173);








const LOCK_FILE = 'service.lock';
const BUSY_TIMEOUT_MS = 10_000;
function openDatabase(dataDir) {
    makeDataDir(dataDir);
    let db;
    try {
        db = openFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dataDir, 'service.sqlite'));
        db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
        migrate(db);
        return db;
    }
    catch (error) {
        db?.close();
        throw unusable(dataDir, error);
    }
}
function neverWait(db) {
    db.exec('PRAGMA busy_timeout = 0');
}
function lockDataDir(dataDir) {
    makeDataDir(dataDir);
    let db;
    try {
        db = openFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dataDir, LOCK_FILE), 0);
        db.exec('BEGIN EXCLUSIVE');
    }
    catch (error) {
        db?.close();
        if ((0,_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .sqliteTrouble */ .P)(error)?.kind === 'busy')
            throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Another docs-agent service is running on ${dataDir}.`);
        throw unusable(dataDir, error);
    }
    const held = db;
    locks.add(held);
    return () => {
        locks.delete(held);
        held.close();
    };
}
const locks = new Set();
function makeDataDir(dataDir) {
    try {
        (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(dataDir);
    }
    catch (error) {
        const code = (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error);
        const why = code === 'EEXIST' || code === 'ENOTDIR' ? 'is no folder, or lies below a file' : (0,_words_system_fault_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFault */ .Q)(error);
        throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`The data folder ${dataDir} cannot be made: ${why}. \`dataDir\` says where it is.`);
    }
}
function unusable(dataDir, error) {
    const trouble = (0,_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .sqliteTrouble */ .P)(error);
    if (error instanceof _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y || (trouble === undefined && (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error) !== 'ERR_SQLITE_ERROR'))
        return error;
    const why = trouble?.kind === 'unwritable'
        ? `its files cannot be written (${(0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)})`
        : (trouble?.sentence ?? (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error));
    return new _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`The data folder ${dataDir} cannot be used: ${why}.`);
}
const around = new WeakSet();
function transaction(db, work) {
    const [begin, commit, rollback] = around.has(db)
        ? ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part']
        : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'];
    db.exec(begin);
    try {
        const result = work();
        db.exec(commit);
        return result;
    }
    catch (error) {
        try {
            db.exec(rollback);
        }
        catch {
        }
        throw error;
    }
}
function withinTransaction(db, work) {
    around.add(db);
    try {
        return transaction(db, work);
    }
    finally {
        around.delete(db);
    }
}
function migrate(db) {
    transaction(db, () => {
        const version = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
        if (version > _schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MIGRATIONS */ .o.length)
            throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`The database is of version ${version}, made by a newer docs-agent; this one knows ${_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MIGRATIONS */ .o.length}.`);
        for (const migration of _schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MIGRATIONS */ .o.slice(version))
            db.exec(migration);
        db.exec(`PRAGMA user_version = ${_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MIGRATIONS */ .o.length}`);
    });
}
function openFile(path, timeout = BUSY_TIMEOUT_MS) {
    return new (sqlite().DatabaseSync)(path, { timeout });
}
function sqlite() {
    const { emitWarning } = process;
    process.emitWarning = (warning, ...rest) => {
        if (!String(warning).startsWith('SQLite is an experimental feature'))
            Reflect.apply(emitWarning, process, [warning, ...rest]);
    };
    try {
        (0,_words_required_node_js__WEBPACK_IMPORTED_MODULE_7__/* .requireNode */ .Q)();
        return process.getBuiltinModule('node:sqlite');
    }
    finally {
        process.emitWarning = emitWarning;
    }
}


/***/ }),

/***/ 82977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ whyMoved),
/* harmony export */   e: () => (/* binding */ noteMoved)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function noteIn(dataDir) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'moved-to-postgres');
}
function noteMoved(dataDir) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(noteIn(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });
}
function whyMoved(dataDir) {
    const note = noteIn(dataDir);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(note))
        return undefined;
    return `What is in ${dataDir} was moved to PostgreSQL, and the configuration names no \`database\`. To go on from before the move all the same, remove ${note}.`;
}


/***/ }),

/***/ 78527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ MIGRATIONS)
/* harmony export */ });
const MIGRATIONS = [
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
    `DROP INDEX turns_open;
   ALTER TABLE turns ADD COLUMN project TEXT;
   UPDATE turns SET project = (SELECT project FROM jobs WHERE id = turns.job) WHERE state <> 'done';
   CREATE INDEX turns_unfinished ON turns (job, seq) WHERE state <> 'done';
   CREATE INDEX turns_running ON turns (state) WHERE state = 'running';
   CREATE INDEX turns_queued ON turns (state, created_at) WHERE state = 'queued';
   CREATE INDEX turns_queued_of_project ON turns (state, project, created_at) WHERE state = 'queued';

   -- Written to when somebody asks whether it can be.
   CREATE TABLE probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;`,
    `CREATE TABLE unpublished (
     job TEXT PRIMARY KEY REFERENCES jobs (id),
     seq INTEGER NOT NULL,
     result_commit TEXT NOT NULL,
     tries INTEGER NOT NULL,
     since INTEGER NOT NULL,
     next_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX unpublished_due ON unpublished (next_at);`,
    `CREATE INDEX jobs_newest ON jobs (project, created_at, id);
   CREATE INDEX jobs_newest_of_status ON jobs (project, status, created_at, id);`,
    `ALTER TABLE turns ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
   UPDATE turns SET lost = max(attempt - 1, 0) WHERE state <> 'done';`,
    `CREATE INDEX turns_remembered ON turns (ended_at) WHERE prompt <> 'The instruction is kept no longer.';
   ALTER TABLE turns ADD COLUMN checks TEXT;`,
    'ALTER TABLE turns ADD COLUMN contexts TEXT;',
    'ALTER TABLE jobs ADD COLUMN recovered_at INTEGER;',
];


/***/ }),

/***/ 24173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sqliteTrouble),
/* harmony export */   g: () => (/* binding */ asStoreError)
/* harmony export */ });
/* harmony import */ var _store_trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20784);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80037);


const TROUBLES = {
    busy: { kind: 'busy', sentence: 'another program holds the database', retryAfterSeconds: 2 },
    full: { kind: 'full', sentence: 'the disk is full', retryAfterSeconds: 30 },
    unwritable: { kind: 'unwritable', sentence: 'the database cannot be written', retryAfterSeconds: 30 },
};
const BY_RESULT = {
    5: TROUBLES.busy,
    6: TROUBLES.busy,
    8: TROUBLES.unwritable,
    10: TROUBLES.unwritable,
    13: TROUBLES.full,
    14: TROUBLES.unwritable,
};
function sqliteTrouble(thrown) {
    const code = (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$)(thrown);
    if (code === 'ENOSPC' || code === 'EDQUOT')
        return TROUBLES.full;
    if (code !== 'ERR_SQLITE_ERROR')
        return undefined;
    const result = Reflect.get(Object(thrown), 'errcode');
    return typeof result === 'number' ? BY_RESULT[result & 0xff] : undefined;
}
function asStoreError(thrown) {
    const trouble = sqliteTrouble(thrown);
    return trouble ? new _store_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .StoreUnavailable */ .us(trouble, { cause: thrown }) : thrown;
}


/***/ }),

/***/ 1924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ logName),
/* harmony export */   KK: () => (/* binding */ checkLogName),
/* harmony export */   X0: () => (/* binding */ PAGES_NAME),
/* harmony export */   e: () => (/* binding */ DIFF_NAME),
/* harmony export */   u1: () => (/* binding */ bundleName)
/* harmony export */ });
const DIFF_NAME = 'change.diff';
const PAGES_NAME = 'change.pages';
function logName(seq) {
    return `turn-${seq}.log`;
}
function checkLogName(seq, check) {
    return `${logName(seq)}.check-${check}`;
}
function bundleName(commit) {
    return `${commit}.bundle`;
}


/***/ }),

/***/ 52779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ COUNT_MAX),
/* harmony export */   Gd: () => (/* binding */ findNamedJob),
/* harmony export */   yc: () => (/* binding */ FORGOTTEN_PROMPT)
/* harmony export */ });
/* harmony import */ var _contract_identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67576);

const FORGOTTEN_PROMPT = 'The instruction is kept no longer.';
const COUNT_MAX = 1000;
async function findNamedJob(jobs, id) {
    return _contract_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .m.test(id) ? jobs.find(id) : undefined;
}


/***/ }),

/***/ 79655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vd: () => (/* binding */ ALL_PROJECTS),
/* harmony export */   iW: () => (/* binding */ SCOPES),
/* harmony export */   vi: () => (/* binding */ KEY_LIFETIME_MS)
/* harmony export */ });
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56090);

const SCOPES = ['read', 'write'];
const ALL_PROJECTS = '*';
const KEY_LIFETIME_MS = _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_LIFETIME_DAYS */ .uc * 24 * 3_600_000;


/***/ }),

/***/ 25966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ randomJobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9563);


function randomJobId() {
    const letter = (byte) => _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_1__/* .JOB_ID_LETTERS */ .yZ[byte % _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_1__/* .JOB_ID_LETTERS */ .yZ.length];
    return Array.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_1__/* .JOB_ID_LENGTH */ .NA), letter).join('');
}


/***/ }),

/***/ 29055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createPreviewLimit),
/* harmony export */   a: () => (/* binding */ createRateLimit)
/* harmony export */ });
/* harmony import */ var _contract_preview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43112);

const HOUR_MS = 3_600_000;
function createRateLimit(rate, elapsed) {
    const { requests, withinMs } = typeof rate === 'number' ? { requests: rate, withinMs: HOUR_MS } : rate;
    const taken = new Map();
    return {
        take: async (name) => {
            const since = elapsed() - withinMs;
            const times = taken.get(name) ?? [];
            taken.set(name, times);
            while (times[0] !== undefined && times[0] <= since)
                times.shift();
            if (times[0] !== undefined && times.length >= requests)
                return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((times[0] - since) / 1000)) };
            times.push(elapsed());
            return { ok: true };
        },
        giveBack: async (name) => {
            taken.get(name)?.pop();
        },
    };
}
function createPreviewLimit(elapsed) {
    return createRateLimit({ requests: _contract_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIEWS_PER_MINUTE */ .t8, withinMs: 60_000 }, elapsed);
}


/***/ }),

/***/ 22602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ SESSIONS_MAX)
/* harmony export */ });
const SESSIONS_MAX = 20;


/***/ }),

/***/ 20784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ troubleOf),
/* harmony export */   hB: () => (/* binding */ explainTrouble),
/* harmony export */   us: () => (/* binding */ StoreUnavailable),
/* harmony export */   zL: () => (/* binding */ describeStoreError)
/* harmony export */ });
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80037);
/* harmony import */ var _words_visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58169);


class StoreUnavailable extends Error {
    name = 'StoreUnavailable';
    trouble;
    constructor(trouble, options) {
        super(trouble.sentence, options);
        this.trouble = trouble;
    }
}
function troubleOf(thrown) {
    return thrown instanceof StoreUnavailable ? thrown.trouble : undefined;
}
function describeStoreError(thrown) {
    return troubleOf(thrown)?.sentence ?? (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(thrown);
}
function explainTrouble(thrown) {
    const trouble = troubleOf(thrown);
    if (!trouble)
        return undefined;
    const said = (0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(thrown.cause ?? ''));
    return said === '' ? trouble.sentence : `${trouble.sentence} (${said})`;
}


/***/ }),

/***/ 40119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ LOST_MAX),
/* harmony export */   i: () => (/* binding */ TurnLost)
/* harmony export */ });
const LOST_MAX = 2;
class TurnLost extends Error {
    name = 'TurnLost';
}


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ NEVER)
/* harmony export */ });
const NEVER = Number.MAX_SAFE_INTEGER;


/***/ }),

/***/ 76845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ PATH_MAX_BYTES)
/* harmony export */ });
const PATH_MAX_BYTES = 1024;


/***/ }),

/***/ 65997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ EMPTY_BLOCK),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   U$: () => (/* binding */ encodeBlock),
/* harmony export */   UP: () => (/* binding */ BlockBuffer),
/* harmony export */   Wq: () => (/* binding */ decodeBlock),
/* harmony export */   eh: () => (/* binding */ summarize)
/* harmony export */ });
const EMPTY_BLOCK = {
    ids: new Uint32Array(0),
    human: new Float64Array(0),
    ai: new Float64Array(0),
};
const COLUMNS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array, 8: Float64Array };
function encodeBlock({ ids, human, ai }) {
    const rows = ids.length;
    let most = 0;
    for (let i = 0; i < rows; i++)
        most = Math.max(most, human[i] ?? 0, ai[i] ?? 0);
    const width = most < 2 ** 8 ? 1 : most < 2 ** 16 ? 2 : most < 2 ** 32 ? 4 : 8;
    const start = idBytes(rows);
    const bytes = new Uint8Array(start + 2 * width * rows);
    new Uint32Array(bytes.buffer, 0, rows).set(ids);
    new COLUMNS[width](bytes.buffer, start, rows).set(human);
    new COLUMNS[width](bytes.buffer, start + width * rows, rows).set(ai);
    return bytes;
}
function decodeBlock(bytes, rows) {
    if (rows === 0)
        return EMPTY_BLOCK;
    const { buffer, byteOffset, length } = bytes;
    const start = idBytes(rows);
    const width = (length - start) / (2 * rows);
    if (!isWidth(width))
        throw new Error(`a block of ${rows} rows can't have ${length} bytes`);
    return {
        ids: new Uint32Array(buffer, byteOffset, rows),
        human: new COLUMNS[width](buffer, byteOffset + start, rows),
        ai: new COLUMNS[width](buffer, byteOffset + start + width * rows, rows),
    };
}
class BlockBuffer {
    #ids = new Uint32Array(0);
    #human = new Float64Array(0);
    #ai = new Float64Array(0);
    merge(block, change, mode = 'add') {
        this.#makeRoom(block.ids.length + change.ids.length);
        const [ids, human, ai] = [this.#ids, this.#human, this.#ai];
        let rows = 0;
        for (let i = 0, j = 0; i < block.ids.length || j < change.ids.length; rows++) {
            const id = Math.min(block.ids[i] ?? Number.POSITIVE_INFINITY, change.ids[j] ?? Number.POSITIVE_INFINITY);
            let people = 0;
            let machines = 0;
            if (block.ids[i] === id) {
                people = block.human[i] ?? 0;
                machines = block.ai[i] ?? 0;
                i++;
            }
            if (change.ids[j] === id) {
                people = (mode === 'add' ? people : 0) + (change.human[j] ?? 0);
                machines = (mode === 'add' ? machines : 0) + (change.ai[j] ?? 0);
                j++;
            }
            ids[rows] = id;
            human[rows] = people;
            ai[rows] = machines;
        }
        return { ids: ids.subarray(0, rows), human: human.subarray(0, rows), ai: ai.subarray(0, rows) };
    }
    #makeRoom(rows) {
        if (rows <= this.#ids.length)
            return;
        const room = rows * 2;
        this.#ids = new Uint32Array(room);
        this.#human = new Float64Array(room);
        this.#ai = new Float64Array(room);
    }
}
function differenceOf(from, to) {
    const negated = {
        ids: from.ids,
        human: Float64Array.from(from.human, (n) => -n),
        ai: Float64Array.from(from.ai, (n) => -n),
    };
    return new BlockBuffer().merge(to, negated);
}
function summarize({ ids, human, ai }) {
    const sum = { zeros: 0, human: 0, ai: 0 };
    for (let i = 0; i < ids.length; i++) {
        const people = human[i] ?? 0;
        const machines = ai[i] ?? 0;
        sum.human += people;
        sum.ai += machines;
        if (people + machines === 0)
            sum.zeros++;
    }
    return sum;
}
function idBytes(rows) {
    return Math.ceil(rows / 2) * 8;
}
function isWidth(width) {
    return width in COLUMNS;
}


/***/ }),

/***/ 47704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createViewStore)
});

// UNUSED EXPORTS: utcDay

// EXTERNAL MODULE: ./server/in-turn.js
var in_turn = __webpack_require__(70028);
// EXTERNAL MODULE: ./server/views/block.js
var views_block = __webpack_require__(65997);
;// CONCATENATED MODULE: ./server/views/plan.js
function planRange(periods, range) {
    const steps = [];
    for (const { month, days } of byMonth(periods)) {
        const inside = days.filter(({ period }) => isInside(period, range));
        const outside = days.filter((day) => !inside.includes(day));
        if (inside.length === 0)
            continue;
        const byDifference = month !== undefined && (outside.length === 0 || days.every(({ zeros }) => zeros === 0));
        if (byDifference && month.rows + rowsOf(outside) < rowsOf(inside)) {
            steps.push({ period: month.period, add: true });
            steps.push(...outside.map(({ period }) => ({ period, add: false })));
        }
        else
            steps.push(...inside.map(({ period }) => ({ period, add: true })));
    }
    return steps;
}
function sumRange(periods, range) {
    const sum = { human: 0, ai: 0, zeros: 0 };
    for (const { period, human, ai, zeros } of periods) {
        if (isMonth(period) || !isInside(period, range))
            continue;
        sum.human += human;
        sum.ai += ai;
        sum.zeros += zeros;
    }
    return sum;
}
function byMonth(periods) {
    const months = new Map();
    for (const period of periods) {
        const name = period.period.slice(0, 7);
        const entry = months.get(name) ?? { month: undefined, days: [] };
        months.set(name, entry);
        if (isMonth(period.period))
            entry.month = period;
        else
            entry.days.push(period);
    }
    return months.values();
}
function isMonth(period) {
    return period.length === 7;
}
function isInside(day, { from, to }) {
    return day >= from && day < to;
}
function rowsOf(periods) {
    return periods.reduce((sum, { rows }) => sum + rows, 0);
}

;// CONCATENATED MODULE: ./server/views/rank.js
const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;
function rankByTotal(ids, totals) {
    let most = 0;
    for (let i = 0; i < ids.length; i++)
        most = Math.max(most, totals[ids[i] ?? 0] ?? 0);
    if (most >= 2 ** 32)
        return ids.slice().sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
    let from = ids;
    let to = new Uint32Array(ids.length);
    for (let shift = 0; shift < 32 && most >= 2 ** shift; shift += DIGIT_BITS) {
        sortByDigit({ from, to, shift }, totals);
        [from, to] = [to, from];
    }
    return from;
}
function sortByDigit({ from, to, shift }, totals) {
    const next = new Uint32Array(DIGITS);
    for (let i = 0; i < from.length; i++) {
        const digit = ((totals[from[i] ?? 0] ?? 0) >>> shift) & (DIGITS - 1);
        next[digit] = (next[digit] ?? 0) + 1;
    }
    for (let digit = DIGITS - 1, start = 0; digit >= 0; digit--) {
        const count = next[digit] ?? 0;
        next[digit] = start;
        start += count;
    }
    for (let i = 0; i < from.length; i++) {
        const id = from[i] ?? 0;
        const digit = ((totals[id] ?? 0) >>> shift) & (DIGITS - 1);
        const at = next[digit] ?? 0;
        to[at] = id;
        next[digit] = at + 1;
    }
}

;// CONCATENATED MODULE: ./server/views/ranking.js




function createRankingReader(tables) {
    let narrow = { human: new Uint32Array(0), total: new Uint32Array(0) };
    const startSums = (pages, most) => {
        if (most >= 2 ** 32)
            return { human: new Float64Array(pages), total: new Float64Array(pages) };
        if (narrow.total.length < pages)
            narrow = { human: new Uint32Array(pages), total: new Uint32Array(pages) };
        narrow.human.fill(0);
        narrow.total.fill(0);
        return narrow;
    };
    const readRanking = async (project, range) => {
        let version = 0;
        let order = new Uint32Array(0);
        let totals = { human: 0, ai: 0, zeros: 0 };
        let sums = narrow;
        let steps = new Map();
        const viewedByNone = new Set();
        await tables.read(project, {
            choose: (state) => {
                ({ version, order } = state);
                totals = sumRange(state.periods, range);
                sums = startSums(order.length, totals.human + totals.ai);
                steps = new Map(planRange(state.periods, range).map(({ period, add }) => [period, add]));
                return [...steps.keys()];
            },
            take: (period, row) => {
                if (!row)
                    throw new Error(`the views of ${period} vanished`);
                const block = (0,views_block/* decodeBlock */.Wq)(row.counts, row.rows);
                if (steps.get(period))
                    addBlock(sums, block);
                else
                    subtractBlock(sums, block);
                if (totals.zeros > 0 && row.zeros > 0)
                    for (const id of zeroRows(block))
                        viewedByNone.add(id);
            },
        });
        const ids = rankByTotal(listed(order, { total: sums.total, viewedByNone }), sums.total);
        const { human, ai } = totals;
        return {
            version,
            ranking: { totals: { human, ai }, ids, human: gather(sums.human, ids), total: gather(sums.total, ids) },
        };
    };
    const inTurn = (0,in_turn/* createTurn */.C)();
    return (project, range) => inTurn(() => readRanking(project, range));
}
function addBlock({ human, total }, { ids, human: people, ai: machines }) {
    for (let i = 0; i < ids.length; i++) {
        const id = ids[i] ?? 0;
        const views = people[i] ?? 0;
        human[id] = (human[id] ?? 0) + views;
        total[id] = (total[id] ?? 0) + views + (machines[i] ?? 0);
    }
}
function subtractBlock({ human, total }, { ids, human: people, ai: machines }) {
    for (let i = 0; i < ids.length; i++) {
        const id = ids[i] ?? 0;
        const views = people[i] ?? 0;
        human[id] = (human[id] ?? 0) - views;
        total[id] = (total[id] ?? 0) - views - (machines[i] ?? 0);
    }
}
function* zeroRows({ ids, human, ai }) {
    for (let i = 0; i < ids.length; i++)
        if (human[i] === 0 && ai[i] === 0)
            yield ids[i] ?? 0;
}
function listed(order, { total, viewedByNone }) {
    const ids = new Uint32Array(order.length);
    let length = 0;
    for (let i = 0; i < order.length; i++) {
        const id = order[i] ?? 0;
        if ((total[id] ?? 0) > 0 || (viewedByNone.size > 0 && viewedByNone.has(id)))
            ids[length++] = id;
    }
    return ids.subarray(0, length);
}
function gather(counts, ids) {
    const gathered = counts instanceof Uint32Array ? new Uint32Array(ids.length) : new Float64Array(ids.length);
    for (let i = 0; i < ids.length; i++)
        gathered[i] = counts[ids[i] ?? 0] ?? 0;
    return gathered;
}

// EXTERNAL MODULE: ./server/views/write.js
var write = __webpack_require__(72515);
;// CONCATENATED MODULE: ./server/views/views.js


const RANKINGS_KEPT = 4;
const RANKED_ROWS_KEPT = 3_000_000;
function createViewStore(tables) {
    const readRanking = createRankingReader(tables);
    const writer = (0,write/* createViewWriter */.b)(tables);
    const kept = new Map();
    const rankingOf = async (project, range) => {
        const keyOf = (version) => JSON.stringify([project, version, range]);
        const version = await tables.version(project);
        const found = kept.get(keyOf(version));
        const made = found ? { version, ranking: found } : await readRanking(project, range);
        kept.delete(keyOf(made.version));
        kept.set(keyOf(made.version), made.ranking);
        forgetOldest(kept);
        return made.ranking;
    };
    return {
        page: async ({ project, dateFrom, dateTo, limit, offset }) => {
            const range = { from: dateFrom ? utcDay(dateFrom) : '', to: dateTo ? utcDay(dateTo) : '~' };
            const { totals, ids, human, total } = await rankingOf(project, range);
            const paths = await tables.paths(project, ids.subarray(offset, offset + limit));
            return {
                totals: { ...totals, total: totals.human + totals.ai },
                views: paths.map((path, i) => {
                    const people = human[offset + i] ?? 0;
                    const all = total[offset + i] ?? 0;
                    return { path, human: people, ai: all - people, total: all };
                }),
                hasMore: ids.length > offset + limit,
            };
        },
        import: async (project, rows) => {
            const version = await tables.version(project);
            const ids = await tables.pageIds(project, rows.map(({ path }) => path));
            await writer.apply({ project, days: daysOf(rows, ids), mode: 'set', version });
        },
    };
}
function utcDay(date) {
    if (date.length === 10)
        return date;
    const written = date.toUpperCase().replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
    const zoned = /(?:Z|[+-]\d\d:\d\d)$/.test(written) ? written : `${written}Z`;
    return new Date(zoned).toISOString().slice(0, 10);
}
function forgetOldest(kept) {
    let rows = [...kept.values()].reduce((sum, { ids }) => sum + ids.length, 0);
    for (const [key, { ids }] of kept) {
        if (kept.size === 1 || (kept.size <= RANKINGS_KEPT && rows <= RANKED_ROWS_KEPT))
            return;
        kept.delete(key);
        rows -= ids.length;
    }
}
function daysOf(rows, ids) {
    const days = Map.groupBy(rows.keys(), (i) => rows[i]?.day ?? '');
    return [...days]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, list]) => ({
        day,
        change: () => {
            const last = new Map(list.map((i) => [ids[i] ?? 0, rows[i]]));
            const inOrder = [...last].sort(([a], [b]) => a - b);
            const change = {
                ids: Uint32Array.from(inOrder, ([id]) => id),
                human: Float64Array.from(inOrder, ([, row]) => row?.human ?? 0),
                ai: Float64Array.from(inOrder, ([, row]) => row?.ai ?? 0),
            };
            return change;
        },
    }));
}


/***/ }),

/***/ 72515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ createViewWriter)
/* harmony export */ });
/* harmony import */ var _in_turn_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70028);
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48731);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65997);



function createViewWriter(tables) {
    const dayBuffer = new _block_js__WEBPACK_IMPORTED_MODULE_0__/* .BlockBuffer */ .UP();
    const monthBuffers = [new _block_js__WEBPACK_IMPORTED_MODULE_0__/* .BlockBuffer */ .UP(), new _block_js__WEBPACK_IMPORTED_MODULE_0__/* .BlockBuffer */ .UP()];
    const merge = async ({ project, days, mode, version }) => {
        const merged = [];
        const keep = (period, block) => merged.push({ period, rows: block.ids.length, ...(0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(block), counts: (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeBlock */ .U$)(block) });
        const changes = new Map(days.map(({ day, change }) => [day, change]));
        const months = Map.groupBy(changes.keys(), (day) => day.slice(0, 7));
        let month = _block_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY_BLOCK */ .Id;
        let turn = 0;
        let left = 0;
        await tables.read(project, {
            choose: (state) => state.version === version ? [...months].flatMap(([name, list]) => [name, ...list]) : [],
            take: (period, row) => {
                const before = row ? (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeBlock */ .Wq)(row.counts, row.rows) : _block_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY_BLOCK */ .Id;
                const change = changes.get(period);
                if (change === undefined) {
                    left = months.get(period)?.length ?? 0;
                    month = monthBuffers[turn].merge(before, _block_js__WEBPACK_IMPORTED_MODULE_0__/* .EMPTY_BLOCK */ .Id);
                }
                else {
                    const difference = change();
                    const after = dayBuffer.merge(before, difference, mode);
                    keep(period, after);
                    turn = turn === 0 ? 1 : 0;
                    month = monthBuffers[turn].merge(month, mode === 'add' ? difference : (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceOf */ .Pq)(before, after));
                    if (--left === 0)
                        keep(period.slice(0, 7), month);
                }
            },
        });
        return merged;
    };
    const inTurn = (0,_in_turn_js__WEBPACK_IMPORTED_MODULE_1__/* .createTurn */ .C)();
    return {
        apply: async (changes) => {
            const { project, version, mark } = changes;
            const blocks = await inTurn(() => merge(changes));
            if (!(await tables.apply({ project, version, blocks, ...(mark ? { mark } : {}) })))
                throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('Another import changed these page views meanwhile. Run this one again.');
            return version + 1;
        },
    };
}


/***/ }),

/***/ 92419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  redactSecrets: () => (/* binding */ redactSecrets)
});

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./server/words/pattern-automaton.js
function buildAutomaton(patterns) {
    const { classOf, classes } = classify(patterns);
    const size = 1 + patterns.reduce((sum, pattern) => sum + pattern.length, 0);
    const table = new Int32Array(size * classes);
    const depths = new Int32Array(size);
    const ends = new Int32Array(size);
    let count = 1;
    for (const pattern of patterns) {
        let state = 0;
        for (const byte of pattern) {
            const slot = state * classes + (classOf[byte] ?? 0);
            if (table[slot] === 0) {
                depths[count] = (depths[state] ?? 0) + 1;
                table[slot] = count++;
            }
            state = table[slot] ?? 0;
        }
        ends[state] = pattern.length;
    }
    completeTable({ table, classes, ends });
    return {
        next: (state, byte) => table[state * classes + (classOf[byte] ?? 0)] ?? 0,
        depth: (state) => depths[state] ?? 0,
        ends: (state) => ends[state] ?? 0,
        longest: Math.max(0, ...patterns.map(({ length }) => length)),
    };
}
function classify(patterns) {
    const classOf = new Uint16Array(256);
    let classes = 1;
    for (const pattern of patterns)
        for (const byte of pattern)
            if (classOf[byte] === 0)
                classOf[byte] = classes++;
    return { classOf, classes };
}
function completeTable(given) {
    const { table, classes, ends } = given;
    const suffixes = new Int32Array(ends.length);
    const queue = [];
    for (let byte = 0; byte < classes; byte++)
        if (table[byte])
            queue.push(table[byte] ?? 0);
    for (let at = 0; at < queue.length; at++) {
        const state = queue[at] ?? 0;
        const suffix = suffixes[state] ?? 0;
        if (ends[state] === 0)
            ends[state] = ends[suffix] ?? 0;
        for (let byte = 0; byte < classes; byte++) {
            const slot = state * classes + byte;
            const fallback = table[suffix * classes + byte] ?? 0;
            const child = table[slot] ?? 0;
            if (child === 0)
                table[slot] = fallback;
            else {
                suffixes[child] = fallback;
                queue.push(child);
            }
        }
    }
}

;// CONCATENATED MODULE: ./server/words/percent-decoder.js
const PERCENT = 0x25;
function createPercentDecoder(emit) {
    let pending = [];
    let start = 0;
    const giveUp = () => {
        for (const [index, byte] of pending.entries())
            emit(byte, start + index, start + index + 1);
        pending = [];
    };
    return {
        read: (byte, place) => {
            if (pending.length > 0) {
                const digit = hexDigit(byte);
                if (digit === undefined)
                    giveUp();
                else if (pending.length === 1) {
                    pending.push(byte);
                    return;
                }
                else {
                    const value = (hexDigit(pending[1] ?? 0) ?? 0) * 16 + digit;
                    pending = [];
                    emit(value, start, place + 1);
                    return;
                }
            }
            if (byte !== PERCENT) {
                emit(byte, place, place + 1);
                return;
            }
            pending = [byte];
            start = place;
        },
        end: giveUp,
        safeUntil: () => (pending.length === 0 ? Number.POSITIVE_INFINITY : start),
    };
}
function hexDigit(byte) {
    if (byte >= 0x30 && byte <= 0x39)
        return byte - 0x30;
    const lower = byte | 0x20;
    return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : undefined;
}

;// CONCATENATED MODULE: ./server/words/secret-patterns.js
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
function secretPatterns(secret) {
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    const forms = [
        secret.replace(/\s+/g, ''),
        hex,
        hex.toUpperCase(),
        ...[0, 1, 2].map((at) => base64(bytes, at)),
    ];
    return forms.filter((form) => form !== '').map((form) => Buffer.from(form).map(foldBase64));
}
function foldBase64(byte) {
    if (byte === 0x2d)
        return 0x2b;
    return byte === 0x5f ? 0x2f : byte;
}
function base64(bytes, shift) {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const first = Math.ceil((shift * 8) / 6);
    const end = Math.floor((padded.length * 8) / 6);
    return Array.from({ length: Math.max(0, end - first) }, (_, index) => sextet(padded, first + index)).join('');
}
function sextet(bytes, index) {
    const bit = index * 6;
    const at = bit >> 3;
    const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    return ALPHABET[(pair >> (10 - (bit & 7))) & 63] ?? '';
}

;// CONCATENATED MODULE: ./server/words/secret-reader.js

const GAP_MAX = 1024;
function createSecretReader(automaton) {
    const starts = new Float64Array(automaton.longest + 1);
    let count = 0;
    let state = 0;
    let gap = 0;
    let found = [];
    const startOf = (length) => starts[(count - length) % starts.length] ?? 0;
    return {
        read: (byte, start, end) => {
            if (byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)) {
                if (++gap > GAP_MAX)
                    state = 0;
                return;
            }
            gap = 0;
            starts[count % starts.length] = start;
            count++;
            state = automaton.next(state, foldBase64(byte));
            const length = automaton.ends(state);
            if (length === 0)
                return;
            const range = { start: startOf(length), end };
            const last = found.at(-1);
            if (last && range.start < last.end && range.start >= last.start)
                last.end = range.end;
            else
                found.push(range);
        },
        safeUntil: () => (state === 0 ? Number.POSITIVE_INFINITY : startOf(automaton.depth(state))),
        take: () => {
            const taken = found;
            found = [];
            return taken;
        },
    };
}

;// CONCATENATED MODULE: ./server/words/redact.js





const SECRET_MIN_LENGTH = 8;
const STARS = Buffer.from('***');
function redactSecrets(secrets) {
    const known = [...new Set(secrets.map((secret) => secret.trim()))].filter((secret) => secret.length >= SECRET_MIN_LENGTH);
    const automaton = buildAutomaton(known.flatMap(secretPatterns));
    const stream = () => {
        const plain = createSecretReader(automaton);
        const decoded = createSecretReader(automaton);
        const decoder = createPercentDecoder(decoded.read);
        return redactionStream({
            read: (byte, place) => {
                plain.read(byte, place, place + 1);
                decoder.read(byte, place);
            },
            end: () => decoder.end(),
            safeUntil: () => Math.min(plain.safeUntil(), decoded.safeUntil(), decoder.safeUntil()),
            taken: () => mergeRanges([...plain.take(), ...decoded.take()]),
        });
    };
    return {
        stream,
        text: (text) => {
            const { push, flush } = stream();
            return push(text) + flush();
        },
    };
}
function redactionStream(readers) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    let held = Buffer.alloc(0);
    let from = 0;
    let ranges = [];
    const release = (until) => {
        ranges = mergeRanges([...ranges, ...readers.taken()]);
        const pieces = [];
        let at = from;
        for (const { start, end } of ranges) {
            if (start >= until)
                break;
            pieces.push(held.subarray(at - from, Math.max(start, at) - from), STARS);
            at = end;
        }
        const to = Math.max(until, at);
        pieces.push(held.subarray(at - from, to - from));
        ranges = ranges.filter(({ start }) => start >= until);
        held = held.subarray(to - from);
        from = to;
        return Buffer.concat(pieces);
    };
    return {
        push: (given) => {
            const chunk = typeof given === 'string' ? Buffer.from(given) : given;
            const begin = from + held.length;
            held = Buffer.concat([held, chunk]);
            for (let index = 0; index < chunk.length; index++)
                readers.read(chunk[index] ?? 0, begin + index);
            const safe = Math.min(readers.safeUntil(), begin + chunk.length);
            return safe > from ? decoder.write(release(safe)) : '';
        },
        flush: () => {
            readers.end();
            return decoder.write(release(from + held.length)) + decoder.end();
        },
    };
}
function mergeRanges(ranges) {
    const merged = [];
    for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
        const last = merged.at(-1);
        if (last && range.start < last.end)
            last.end = Math.max(last.end, range.end);
        else
            merged.push({ ...range });
    }
    return merged;
}


/***/ }),

/***/ 96775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ requireNode)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48731);

function requireNode() {
    if (process.getBuiltinModule?.('node:sqlite') === undefined)
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`The service needs Node 22.13 or later; this is ${process.version}.`);
}


/***/ }),

/***/ 84223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   xh: () => (/* binding */ cleanFields),
/* harmony export */   yk: () => (/* binding */ createTextLog)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58169);

const VALUE_MAX_LENGTH = 300;
function createTextLog({ write, now = () => new Date(), withoutSecrets }) {
    return (event, fields = {}) => {
        const shown = Object.entries(cleanFields(event, { fields, withoutSecrets }));
        write(`${now().toISOString()} ${event}${shown.map(([name, value]) => ` ${name}=${show(value)}`).join('')}\n`);
    };
}
function cleanFields(event, { fields, withoutSecrets = (text) => text }) {
    if (event === 'request')
        return fields;
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(withoutSecrets(value), VALUE_MAX_LENGTH) : value,
    ]));
}
const WARNINGS = ['failed', 'unpublished', 'unconfined', 'warning'];
function levelOf(event) {
    if (event === 'error')
        return 'error';
    return WARNINGS.includes(event) ? 'warn' : 'info';
}
function show(value) {
    const text = String(value);
    return /^[\w:/.@-]+$/.test(text) ? text : JSON.stringify(text);
}


/***/ }),

/***/ 55119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ describeFault)
/* harmony export */ });
/* harmony import */ var _thrown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80037);

const SENTENCES = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the limit for the size of a file is reached',
    EROFS: 'the file system is read-only',
    EIO: 'the disk cannot be read or written',
    EISDIR: 'it is a folder',
    ENOTDIR: 'it is no folder, or lies below a file',
    EMFILE: 'too many files are open',
    ENFILE: 'too many files are open on this machine',
    EACCES: 'permission is denied',
    EPERM: 'permission is denied',
};
function describeFault(thrown) {
    const code = (0,_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$)(thrown);
    const sentence = code === undefined ? undefined : SENTENCES[code];
    return sentence === undefined ? (0,_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(thrown) : `${sentence} (${code})`;
}


/***/ }),

/***/ 80037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
function codeOf(thrown) {
    const code = property(thrown, 'code');
    return typeof code === 'string' ? code : undefined;
}
function messageOf(thrown) {
    const message = property(thrown, 'message');
    return typeof message === 'string' ? message : String(thrown);
}
function property(thrown, name) {
    return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}


/***/ }),

/***/ 48731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
class UserError extends Error {
    name = 'UserError';
}


/***/ }),

/***/ 58169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _text_show_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64090);


function oneLine(text, length = 200) {
    const line = (0,_text_show_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .j)(text.trim().replace(/\s+/g, ' '));
    const characters = [...line];
    return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}


/***/ }),

/***/ 30044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ describeIssue)
/* harmony export */ });
const NAMES_A_VARIABLE = /(Env|\benv\.\d+)$/;
function describeIssue(error, given) {
    const issue = error.issues[0];
    if (!issue)
        return 'the value is not valid.';
    const key = issue.path.map(String).join('.');
    const value = given === undefined || NAMES_A_VARIABLE.test(key)
        ? ''
        : `, given ${describeValue(valueAt(given, issue.path))}`;
    return `${key === '' ? 'the value' : `\`${key}\``} ${sentence(issue)}${value}.`;
}
function sentence(issue) {
    switch (issue.code) {
        case 'unrecognized_keys':
            return `has no key ${issue.keys.map((key) => `\`${key}\``).join(', ')}`;
        case 'invalid_type':
            return issue.message.endsWith('received undefined')
                ? 'is required'
                : `must be ${article(issue.expected)}`;
        case 'too_small':
            if (issue.origin === 'string')
                return 'must not be empty';
            return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
        case 'too_big':
            return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
        case 'invalid_value':
            return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
        default:
            return issue.message.replace(/\.$/, '');
    }
}
function article(type) {
    if (type === 'int')
        return 'a whole number';
    return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
function valueAt(value, path) {
    return path.reduce((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);
}
function describeValue(value) {
    if (value === undefined)
        return 'nothing';
    const text = JSON.stringify(value).replace(/\/\/.*@/g, '//***@');
    return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}


/***/ }),

/***/ 64090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ showInvisible)
/* harmony export */ });
const INVISIBLE = /(?!(?<=\p{Extended_Pictographic})\ufe0f|\ufe0f\u20e3)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const HARMLESS = new Set(['\n', '\t']);
function showInvisible(text) {
    return text
        .toWellFormed()
        .replace(INVISIBLE, (character) => (HARMLESS.has(character) ? character : codePoint(character)));
}
function codePoint(character) {
    return `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`;
}


/***/ })

};
