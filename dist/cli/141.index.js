export const id = 141;
export const ids = [141];
export const modules = {

/***/ 29875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ CHECK_STATUSES)
/* harmony export */ });
const CHECK_STATUSES = ['passed', 'failed', 'failed before', 'skipped'];


/***/ }),

/***/ 8215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94362);
/* harmony import */ var _check_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29875);


const checkSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
    name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](_check_status_js__WEBPACK_IMPORTED_MODULE_1__/* .CHECK_STATUSES */ .Q),
    rounds: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(0).meta({ description: 'How often the agent was sent back for it.' }),
});


/***/ }),

/***/ 81661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ holdingBack),
/* harmony export */   KB: () => (/* binding */ writeResults),
/* harmony export */   dy: () => (/* binding */ describeResult),
/* harmony export */   fs: () => (/* binding */ describeHolding),
/* harmony export */   x8: () => (/* binding */ readResults)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94362);
/* harmony import */ var _contract_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8215);


const resultSchema = _contract_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSchema */ ._.extend({
    ms: zod__WEBPACK_IMPORTED_MODULE_1__.number(),
    why: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
    log: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),
});
function writeResults(results) {
    return JSON.stringify(results);
}
function readResults(kept) {
    if (kept === null)
        return [];
    try {
        return zod__WEBPACK_IMPORTED_MODULE_1__.array(resultSchema).safeParse(JSON.parse(kept)).data ?? [];
    }
    catch {
        return [];
    }
}
function holdingBack(results) {
    return results.filter(({ status }) => status === 'failed' || status === 'skipped');
}
function describeHolding(results) {
    return holdingBack(results)
        .map(({ name, status }) => `${name} ${status === 'failed' ? 'failed' : 'was skipped'}`)
        .join(', ');
}
function describeResult({ name, status, rounds, ms }) {
    const back = rounds === 0 ? '' : `sent back ${rounds === 1 ? 'once' : `${rounds} times`}, `;
    return `${name} ${status}${status === 'skipped' ? '' : ` (${back}${(ms / 1000).toFixed(1)} s)`}`;
}


/***/ }),

/***/ 27649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ writeContexts),
/* harmony export */   JE: () => (/* binding */ readContexts),
/* harmony export */   m_: () => (/* binding */ shortId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94362);

const recordSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
    name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__.string()
        .regex(/^[0-9a-f]{40,64}$/)
        .optional(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
});
function writeContexts(records) {
    return records.length === 0 ? null : JSON.stringify(records);
}
function readContexts(kept) {
    try {
        return zod__WEBPACK_IMPORTED_MODULE_0__.array(recordSchema).safeParse(JSON.parse(kept ?? '[]')).data ?? [];
    }
    catch {
        return [];
    }
}
function shortId(commit) {
    return commit.slice(0, 9);
}


/***/ }),

/***/ 34736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseChangedFiles)
/* harmony export */ });
const HEADER = /^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/;
const NOTHING = /^0+$/;
function parseChangedFiles(raw) {
    const fields = raw.split('\0');
    const files = [];
    let at = 0;
    while (at < fields.length) {
        const [, modeBefore = '', modeAfter = '', before = '', after = '', status = ''] = HEADER.exec(fields[at] ?? '') ?? [];
        const isMoved = status === 'R' || status === 'C';
        const names = fields.slice(at + 1, at + (isMoved ? 3 : 2));
        at += 1 + names.length;
        const path = names.at(-1) ?? '';
        if (status === '' || path === '' || at >= fields.length)
            break;
        files.push({
            path,
            from: isMoved ? (names[0] ?? null) : null,
            before: NOTHING.test(before) ? null : before,
            after: NOTHING.test(after) ? null : after,
            regular: [modeBefore, modeAfter].every((mode) => mode.startsWith('100') || NOTHING.test(mode)),
        });
    }
    return files;
}


/***/ }),

/***/ 82251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ IMAGE_MAX_BYTES),
/* harmony export */   Nr: () => (/* binding */ PAGE_SOURCE_MAX_BYTES),
/* harmony export */   O7: () => (/* binding */ PAGES_MAX),
/* harmony export */   QX: () => (/* binding */ PAGE_NAME),
/* harmony export */   cY: () => (/* binding */ IMAGES_MAX_BYTES),
/* harmony export */   ex: () => (/* binding */ changedPagesSchema),
/* harmony export */   gc: () => (/* binding */ LEFT_OUT_MAX),
/* harmony export */   oy: () => (/* binding */ IMAGES_MAX),
/* harmony export */   w6: () => (/* binding */ PAGES_MAX_BYTES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94362);

const imageSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
    target: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
});
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
    path: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    from: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    before: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    after: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    images: zod__WEBPACK_IMPORTED_MODULE_0__.object({ before: zod__WEBPACK_IMPORTED_MODULE_0__.array(imageSchema), after: zod__WEBPACK_IMPORTED_MODULE_0__.array(imageSchema) }),
});
const paths = zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string());
const changedPagesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
    pages: zod__WEBPACK_IMPORTED_MODULE_0__.array(pageSchema),
    leftOut: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({ path: zod__WEBPACK_IMPORTED_MODULE_0__.string(), why: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['size', 'room', 'not text', 'no file']) })),
    moreLeftOut: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__.object({ added: paths, modified: paths, removed: paths }),
});
const PAGE_NAME = /\.(?:md|mdx|markdown)$/i;
const PAGE_SOURCE_MAX_BYTES = 64 * 1024;
const PAGES_MAX = 60;
const PAGES_MAX_BYTES = 1024 * 1024;
const LEFT_OUT_MAX = 100;
const IMAGES_MAX = 60;
const IMAGE_MAX_BYTES = 2 * 1024 * 1024;
const IMAGES_MAX_BYTES = 8 * 1024 * 1024;


/***/ }),

/***/ 57788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ imageType)
/* harmony export */ });
function imageType(content) {
    const start = Buffer.from(content.subarray(0, 1024)).toString('latin1');
    if (start.startsWith('\x89PNG\r\n\x1a\n'))
        return 'image/png';
    if (start.startsWith('\xff\xd8\xff'))
        return 'image/jpeg';
    if (/^GIF8[79]a/.test(start))
        return 'image/gif';
    if (/^RIFF.{4}WEBP/s.test(start))
        return 'image/webp';
    if (/^.{4}ftypavi[fs]/s.test(start))
        return 'image/avif';
    return SVG.test(start) ? 'image/svg+xml' : undefined;
}
const SVG = /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE[^>[]*>\s*)?<svg[\s/>]/i;


/***/ }),

/***/ 2385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ keepPagesIn)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./server/git/workspace.js
var workspace = __webpack_require__(93131);
// EXTERNAL MODULE: ./server/store/artifacts.js
var store_artifacts = __webpack_require__(1924);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(94362);
// EXTERNAL MODULE: ./server/pages/changed-pages.js
var changed_pages = __webpack_require__(82251);
;// CONCATENATED MODULE: ./server/pages/format.js


const headSchema = schemas.object({
    version: schemas.literal(1),
    pages: schemas.number(),
    images: schemas.array(schemas.object({ name: schemas.string(), bytes: schemas.number() })),
});
const HEAD_MAX_BYTES = 16 * 1024;
function encodePages({ pages, images }) {
    const body = Buffer.from(JSON.stringify(pages));
    const list = [...images].map(([name, content]) => ({ name, bytes: content.length }));
    const head = `${JSON.stringify({ version: 1, pages: body.length, images: list })}\n`;
    return Buffer.concat([Buffer.from(head), body, ...images.values()]);
}
function decodeHead(start) {
    const end = start.indexOf(0x0a);
    const parsed = headSchema.safeParse(parseJson(Buffer.from(start.subarray(0, Math.max(0, end))).toString()));
    if (!parsed.success)
        return undefined;
    let from = end + 1 + parsed.data.pages;
    const images = new Map();
    for (const { name, bytes } of parsed.data.images) {
        images.set(name, { from, bytes });
        from += bytes;
    }
    return { pages: { from: end + 1, bytes: parsed.data.pages }, images };
}
function decodePages(body) {
    return changed_pages/* changedPagesSchema */.ex.safeParse(parseJson(Buffer.from(body).toString())).data;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./server/pages/kept-pages.js




const TRIES = 5;
function keepPagesIn(dataDir, artifacts) {
    const path = (job) => (0,workspace/* jobFolders */.$1)(dataDir, job).pages;
    const read = async (job, range) => {
        const found = await artifacts.read(job, store_artifacts/* PAGES_NAME */.X0, range);
        return found && new Uint8Array(found);
    };
    const readPart = async (job, choose) => {
        const whole = { from: 0, bytes: HEAD_MAX_BYTES };
        let before = await read(job, whole);
        for (let tries = 0; tries < TRIES && before; tries++) {
            const head = decodeHead(before);
            const range = head && choose(head);
            const part = range && (await read(job, range));
            const after = range ? await read(job, whole) : before;
            if (after && Buffer.compare(before, after) === 0)
                return part;
            before = after;
        }
        return undefined;
    };
    return {
        write: async (job, taken) => {
            await (0,promises_.writeFile)(`${path(job)}.new`, encodePages(taken), { mode: 0o600 });
            await (0,promises_.rename)(`${path(job)}.new`, path(job));
            await artifacts.keep(job, store_artifacts/* PAGES_NAME */.X0);
        },
        remove: async (job) => {
            await (0,promises_.rm)(path(job), { force: true });
            await artifacts.remove(job, [store_artifacts/* PAGES_NAME */.X0]);
        },
        pages: async (job) => {
            const part = await readPart(job, (head) => head.pages);
            return part && decodePages(part);
        },
        image: (job, name) => readPart(job, (head) => head.images.get(name)),
    };
}


/***/ }),

/***/ 86850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parseContents),
/* harmony export */   u: () => (/* binding */ parseSizes)
/* harmony export */ });
function parseSizes(text) {
    return text
        .split('\n')
        .slice(0, -1)
        .map((line) => {
        const [, id, size] = /^([0-9a-f]{40,64}) blob (\d+)$/.exec(line) ?? [];
        return id === undefined ? undefined : { id, size: Number(size) };
    });
}
function parseContents(output) {
    const contents = new Map();
    let at = 0;
    while (at < output.length) {
        const end = output.indexOf(0x0a, at);
        if (end === -1)
            break;
        const [, id, size] = /^([0-9a-f]{40,64}) blob (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
        at = end + 1;
        if (id === undefined)
            continue;
        const after = at + Number(size);
        if (after > output.length)
            break;
        contents.set(id, output.subarray(at, after));
        at = after + 1;
    }
    return contents;
}


/***/ }),

/***/ 29992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ redactPages),
/* harmony export */   v: () => (/* binding */ redactFiles)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

async function redactPages(kept, { text }) {
    const pages = [];
    const orNull = (source) => (source === null ? null : text(source));
    for (const page of kept.pages) {
        const { path, from, before, after } = page;
        pages.push({
            ...page,
            path: text(path),
            from: orNull(from),
            before: orNull(before),
            after: orNull(after),
        });
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    }
    return {
        ...kept,
        pages,
        leftOut: kept.leftOut.map(({ path, why }) => ({ path: text(path), why })),
        files: redactFiles(kept.files, { text }),
    };
}
function redactFiles(files, { text }) {
    const list = (names) => (names.length === 0 ? [] : text(names.join('\0')).split('\0'));
    return { added: list(files.added), modified: list(files.modified), removed: list(files.removed) };
}


/***/ }),

/***/ 45141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _contract_branch_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48548);
/* harmony import */ var _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9563);
/* harmony import */ var _git_mirror_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38139);
/* harmony import */ var _store_trouble_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20784);
/* harmony import */ var _work_publish_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31350);





async function lookUp(id, ports, signal) {
    const { project, mirror, jobs } = ports;
    const known = await jobs.find(id);
    if (known)
        return known;
    const { baseBranch, base, tip } = await mirror.update({ id, ref: project.ref }, signal);
    const commits = tip === undefined ? [] : await mirror.commitsOf({ job: id, base, tip }, signal);
    const [first] = commits;
    if (tip === undefined || first === undefined)
        return undefined;
    const branch = (0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_0__/* .jobBranch */ .c3)(id);
    const proposed = await ports.host.find({ project: project.id, job: id, branch }, signal);
    const named = proposed?.base ?? baseBranch;
    const isElsewhere = named !== baseBranch && (0,_contract_branch_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isBranchName */ .Q8)(named) && !(0,_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_2__/* .isJobBranch */ .CO)(named);
    const ref = isElsewhere ? named : project.ref;
    const own = isElsewhere ? await mirror.update({ id, ref }, signal).catch(() => undefined) : undefined;
    const parted = await mirror.mergeBase(tip, own?.base ?? base);
    const from = parted === tip ? first.parent : (parted ?? first.parent);
    await keepPages({ job: id, from, to: tip }, ports);
    const job = {
        id,
        project: project.id,
        repository: project.repository,
        ref,
        model: project.agent.model,
        pr_link: proposed?.link ?? null,
        base_commit: from,
        turns: commits.map((commit) => ({ ...commit, at: Math.min(commit.at, ports.now()) })),
    };
    return jobs.recover(job);
}
async function keepPages({ job, from, to }, ports) {
    if (from === null)
        return;
    const claim = async () => {
        if (await ports.jobs.find(job))
            throw new Error('another process knows the job by now, and what it shows');
    };
    try {
        await (0,_work_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .keepChange */ ._)({ job, from, to, claim }, ports);
    }
    catch (error) {
        if ((0,_store_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .troubleOf */ .LH)(error))
            throw error;
    }
}


/***/ }),

/***/ 3833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ BranchMoved),
/* harmony export */   I: () => (/* binding */ keepApart)
/* harmony export */ });
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80037);

class BranchMoved extends Error {
    name = 'BranchMoved';
    constructor(kept) {
        super(`its branch was moved by somebody else meanwhile; ${kept}`);
    }
}
async function keepApart({ job, commit }, mirror, signal) {
    try {
        return `what was made is kept as the branch ${await mirror.pushApart({ job, commit }, signal)}`;
    }
    catch (error) {
        signal.throwIfAborted();
        return `what was made is on no branch, and could not be pushed as one of its own: ${(0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error)}`;
    }
}


/***/ }),

/***/ 90806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ isPermanent)
/* harmony export */ });
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68863);
/* harmony import */ var _pull_requests_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58548);
/* harmony import */ var _branch_moved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3833);



const GIT_REFUSALS = [
    /the repository has no (?:default )?branch/,
    /does not appear to be a git repository/,
    /repository '[^']*' not found|repository not found/i,
    /Authentication failed|could not read (?:Username|Password)|Permission denied \(publickey|Permission to \S+ denied/,
    /the remote redirects to /,
    /hook declined|protected branch|not allowed to push/i,
];
const HTTP_REFUSALS = [301, 302, 307, 308, 401, 404, 410, 451];
function isPermanent(error) {
    if (error instanceof _branch_moved_js__WEBPACK_IMPORTED_MODULE_0__/* .BranchMoved */ .A)
        return true;
    if (error instanceof _git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS)
        return GIT_REFUSALS.some((refusal) => refusal.test(error.message));
    if (!(error instanceof _pull_requests_github_js__WEBPACK_IMPORTED_MODULE_2__/* .PullRequestError */ .v6) || error.status === undefined)
        return false;
    return HTTP_REFUSALS.includes(error.status);
}


/***/ }),

/***/ 31350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ keepChange),
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./server/checks/results.js
var results = __webpack_require__(81661);
// EXTERNAL MODULE: ./server/contexts/record.js
var record = __webpack_require__(27649);
// EXTERNAL MODULE: ./server/files/make-folder.js
var make_folder = __webpack_require__(37380);
// EXTERNAL MODULE: ./server/git/mirror.js + 1 modules
var mirror = __webpack_require__(38139);
// EXTERNAL MODULE: ./server/git/workspace.js
var workspace = __webpack_require__(93131);
// EXTERNAL MODULE: ./server/pages/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(2385);
// EXTERNAL MODULE: ./server/pages/changed-files.js
var changed_files = __webpack_require__(34736);
// EXTERNAL MODULE: ./server/pages/changed-pages.js
var changed_pages = __webpack_require__(82251);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(56090);
;// CONCATENATED MODULE: ./server/pages/choose-pages.js


function pagesAmong(files) {
    return files.filter(({ path }) => changed_pages/* PAGE_NAME */.QX.test(path));
}
function choosePages(pages, sizeOf) {
    const chosen = [];
    const leftOut = [];
    let bytes = 0;
    for (const page of pages) {
        const sizes = [page.before, page.after].map((id) => (id === null ? 0 : sizeOf(id)));
        const sum = sizes.reduce((a, b) => a + b, 0);
        if (!page.regular)
            leftOut.push({ path: page.path, why: 'no file' });
        else if (sizes.some((size) => size > changed_pages/* PAGE_SOURCE_MAX_BYTES */.Nr))
            leftOut.push({ path: page.path, why: 'size' });
        else if (chosen.length >= changed_pages/* PAGES_MAX */.O7 || bytes + sum > changed_pages/* PAGES_MAX_BYTES */.w6)
            leftOut.push({ path: page.path, why: 'room' });
        else {
            chosen.push(page);
            bytes += sum;
        }
    }
    return {
        chosen,
        leftOut: leftOut.slice(0, changed_pages/* LEFT_OUT_MAX */.gc),
        moreLeftOut: Math.max(0, leftOut.length - changed_pages/* LEFT_OUT_MAX */.gc),
    };
}
function listFiles(files) {
    const list = (names) => names.slice(0, limits/* CHANGED_FILES_MAX */.QU);
    return {
        added: list(files.filter(({ before, from }) => before === null || from !== null).map(({ path }) => path)),
        modified: list(files
            .filter(({ before, after, from }) => before !== null && after !== null && from === null)
            .map(({ path }) => path)),
        removed: list(files.flatMap(({ after, from, path }) => from ?? (after === null ? [path] : []))),
    };
}

// EXTERNAL MODULE: ./server/pages/objects.js
var objects = __webpack_require__(86850);
// EXTERNAL MODULE: ./server/pages/redact-pages.js
var redact_pages = __webpack_require__(29992);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./server/pages/image-targets.js

const IMAGE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const TARGET_CHARACTERS = 500;
const TARGETS_MAX = 100;
function findImageTargets(source) {
    const words = source
        .split(/[\s"'`()<>[\]{}|]+/)
        .flatMap((word) => [word, word.slice(word.indexOf('=') + 1)]);
    const targets = words.filter((word) => word.length <= TARGET_CHARACTERS &&
        !/^(?:[a-z][a-z\d+.-]*:|\/\/|\\)/i.test(word) &&
        IMAGE_NAME.test(withoutQuery(word)));
    return [...new Set(targets)].slice(0, TARGETS_MAX);
}
function imagePaths(target, page) {
    const path = decode(withoutQuery(target));
    const folders = ancestors(external_node_path_.posix.dirname(page));
    const roots = path.startsWith('/') ? folders : folders.slice(-1);
    return roots
        .map((root) => external_node_path_.posix.normalize(external_node_path_.posix.join(root, path)).replace(/^\/+/, ''))
        .filter((found) => !found.startsWith('../') && found !== '..' && !/[\n\r\0]/.test(found));
}
function ancestors(folder) {
    const parts = folder.split('/').filter((part) => part !== '' && part !== '.');
    return Array.from({ length: parts.length + 1 }, (_, length) => parts.slice(0, length).join('/'));
}
function withoutQuery(target) {
    return target.replace(/[?#].*$/s, '');
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ./server/pages/image-type.js
var image_type = __webpack_require__(57788);
;// CONCATENATED MODULE: ./server/pages/take-images.js





const PLACES_MAX = 5000;
const LINE_BYTES = 128;
const PIECE_CHARACTERS = 32 * 1024;
async function takeImages(given, { mirror, redactor }) {
    const places = given.pages.flatMap((page) => placesOf(page, given)).slice(0, PLACES_MAX);
    const found = places.length === 0 ? [] : (0,objects/* parseSizes */.u)(await mirror.sizes(places.map(({ name }) => name)));
    const sizes = new Map(found.flatMap((one) => (one ? [[one.id, one.size]] : [])));
    const ids = chooseImages(sizes);
    const contents = ids.length === 0 ? new Map() : (0,objects/* parseContents */.O)(await mirror.contents(ids, roomFor(ids, sizes)));
    const images = new Map();
    for (const [id, content] of contents) {
        const clean = await withoutSecrets(content, redactor);
        if (clean)
            images.set(id, clean);
    }
    places.forEach(({ page, side, target }, index) => {
        const id = found[index]?.id;
        if (id === undefined || page.images[side].some((image) => image.target === target))
            return;
        page.images[side].push({ target, name: images.has(id) ? id : null });
    });
    return images;
}
function placesOf(page, { from, to }) {
    const sides = [
        ['before', from, page.from ?? page.path, page.before],
        ['after', to, page.path, page.after],
    ];
    return sides.flatMap(([side, commit, at, source]) => findImageTargets(source ?? '').flatMap((target) => imagePaths(target, at).map((path) => ({ page, side, target, name: `${commit}:${path}` }))));
}
function chooseImages(sizes) {
    const chosen = [];
    let bytes = 0;
    for (const [id, size] of sizes) {
        if (size > changed_pages/* IMAGE_MAX_BYTES */.$o || bytes + size > changed_pages/* IMAGES_MAX_BYTES */.cY || chosen.length >= changed_pages/* IMAGES_MAX */.oy)
            continue;
        chosen.push(id);
        bytes += size;
    }
    return chosen;
}
function roomFor(ids, sizes) {
    return ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0) + LINE_BYTES, 0);
}
async function withoutSecrets(content, redactor) {
    const type = (0,image_type/* imageType */.w)(content);
    if (type === undefined)
        return undefined;
    const isText = type === 'image/svg+xml';
    const text = content.toString(isText ? 'utf8' : 'latin1');
    const { push, flush } = redactor.stream();
    let clean = '';
    for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
        clean += push(text.slice(at, at + PIECE_CHARACTERS));
        await (0,promises_.setImmediate)();
    }
    clean += flush();
    if (isText)
        return Buffer.from(clean);
    return clean === text ? content : undefined;
}

;// CONCATENATED MODULE: ./server/pages/take-pages.js






const LINES_BYTES = 256 * 1024;
async function takePages(change, { mirror, redactor }) {
    const files = (0,changed_files/* parseChangedFiles */.b)(await mirror.changedFiles(change.from, change.to));
    const candidates = pagesAmong(files);
    const ids = candidates.flatMap(idsOf);
    const sizes = new Map((0,objects/* parseSizes */.u)(await mirror.sizes(ids)).flatMap((one) => (one ? [[one.id, one.size]] : [])));
    const { chosen, leftOut, moreLeftOut } = choosePages(candidates, (id) => sizes.get(id) ?? 0);
    const contents = (0,objects/* parseContents */.O)(await mirror.contents([...new Set(chosen.flatMap(idsOf))], changed_pages/* PAGES_MAX_BYTES */.w6 + LINES_BYTES));
    const pages = [];
    for (const file of chosen) {
        const page = readPage(file, contents);
        if (page)
            pages.push(page);
        else
            leftOut.push({ path: file.path, why: 'not text' });
    }
    const images = await takeImages({ ...change, pages }, { mirror, redactor });
    const kept = { pages, leftOut, moreLeftOut, files: listFiles(files) };
    return { images, pages: await (0,redact_pages/* redactPages */.M)(kept, redactor) };
}
function idsOf({ before, after }) {
    return [before, after].filter((id) => id !== null);
}
function readPage(file, contents) {
    const text = (id) => (id === null ? null : take_pages_decode(contents.get(id)));
    const [before, after] = [text(file.before), text(file.after)];
    if (before === undefined || after === undefined)
        return undefined;
    return { path: file.path, from: file.from, before, after, images: { before: [], after: [] } };
}
function take_pages_decode(content) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(content);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./server/store/artifacts.js
var artifacts = __webpack_require__(1924);
// EXTERNAL MODULE: ./server/store/trouble.js
var trouble = __webpack_require__(20784);
// EXTERNAL MODULE: ./server/work/branch-moved.js
var branch_moved = __webpack_require__(3833);
// EXTERNAL MODULE: ./server/work/permanent-failure.js
var permanent_failure = __webpack_require__(90806);
// EXTERNAL MODULE: ./server/work/retry.js
var retry = __webpack_require__(36693);
;// CONCATENATED MODULE: ./server/work/publish.js













async function publish(given, ports, signal) {
    const { job, commit, standing, prompt } = given;
    const { host, retryDelaysMs: delaysMs } = ports;
    await pushOnce({ job, commit, tip: standing.tip, waiting: given.waiting }, ports, signal);
    await keepChange({ job: job.id, from: given.from, to: commit, claim: given.claim }, ports);
    const branch = (0,mirror/* jobBranch */.c3)(job.id);
    const proposal = {
        project: job.project,
        job: job.id,
        branch,
        base: standing.baseBranch,
        prompt: ports.redactor.text(prompt),
        checks: given.checks,
        contexts: given.contexts.map(({ name, commit }) => ({
            name,
            ...(commit === undefined ? {} : { shortCommit: (0,record/* shortId */.m_)(commit) }),
        })),
        known: given.known,
        isDraft: ports.project.checking.onFailure === 'draft' && (0,results/* holdingBack */.Dg)(given.checks).length > 0,
    };
    return (0,retry/* retry */.L)(() => host.propose(proposal, signal), { delaysMs, signal, isPermanent: permanent_failure/* isPermanent */.l });
}
async function keepChange(change, ports) {
    const { job, from, to, claim } = change;
    const diff = await ports.mirror.diff(from, to);
    await claim?.();
    const folders = (0,workspace/* jobFolders */.$1)(ports.dataDir, job);
    (0,make_folder/* makeFolder */.f)(folders.root);
    (0,external_node_fs_.writeFileSync)(folders.diff, ports.redactor.text(diff));
    await ports.artifacts.keep(job, artifacts/* DIFF_NAME */.e);
    await keepPages({ job, from, to }, ports);
}
async function keepPages(change, ports) {
    const kept = (0,kept_pages/* keepPagesIn */.h)(ports.dataDir, ports.artifacts);
    try {
        await kept.write(change.job, await takePages(change, ports));
    }
    catch (error) {
        if ((0,trouble/* troubleOf */.LH)(error))
            throw error;
        await kept.remove(change.job);
    }
}
async function pushOnce(given, { mirror, retryDelaysMs: delaysMs }, signal) {
    const { job, commit, tip, waiting } = given;
    if (await mirror.contains(tip, commit))
        return;
    let expected = tip !== undefined && (await mirror.contains(commit, tip)) ? tip : undefined;
    const push = async () => {
        try {
            await mirror.push({ job: job.id, commit, expected }, signal);
        }
        catch (error) {
            const moved = await mirror.update(job, signal);
            if (await mirror.contains(moved.tip, commit))
                return;
            if (moved.tip === undefined || moved.tip === expected)
                throw error;
            const isBelow = moved.tip === waiting || (await mirror.contains(commit, moved.tip));
            if (!isBelow)
                throw new branch_moved/* BranchMoved */.A(await (0,branch_moved/* keepApart */.I)({ job: job.id, commit }, mirror, signal));
            if (moved.tip !== waiting)
                throw error;
            expected = moved.tip;
            await mirror.push({ job: job.id, commit, expected }, signal);
        }
    };
    await (0,retry/* retry */.L)(push, { delaysMs, signal, isPermanent: permanent_failure/* isPermanent */.l });
}


/***/ }),

/***/ 36693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

async function retry(work, how) {
    const { delaysMs, signal, isPermanent } = how;
    for (const delayMs of delaysMs) {
        try {
            return await work();
        }
        catch (error) {
            if (signal.aborted || isPermanent(error))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delayMs, undefined, { signal });
        }
    }
    return work();
}


/***/ })

};
