#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 2288:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("cluster");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2987:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("perf_hooks");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 1493:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("v8");

/***/ }),

/***/ 8167:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("worker_threads");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 7576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PROJECT_ID),
/* harmony export */   m: () => (/* binding */ JOB_ID)
/* harmony export */ });
/** A job id that may meet a URL. `encodeURIComponent` leaves `..` alone, so a pattern decides, not an encoder. */
const JOB_ID = /^[A-Za-z0-9_-]{1,128}$/;
/** A project id that may meet a URL: as a job id, with dots inside. */
const PROJECT_ID = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;


/***/ }),

/***/ 6634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
/** The four words a job's status may be; `active` is the only one that changes by itself. */
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];


/***/ }),

/***/ 6090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ VIEWS_LIMIT_DEFAULT),
/* harmony export */   O2: () => (/* binding */ VIEWS_LIMIT_MAX),
/* harmony export */   jU: () => (/* binding */ VIEWS_BODY_MAX_BYTES),
/* harmony export */   qs: () => (/* binding */ AGENT_REQUESTS_PER_HOUR),
/* harmony export */   tI: () => (/* binding */ ANALYTICS_REQUESTS_PER_HOUR),
/* harmony export */   uc: () => (/* binding */ KEY_LIFETIME_DAYS)
/* harmony export */ });
/* unused harmony exports PROMPT_MAX_CHARACTERS, JOB_BODY_MAX_BYTES, CHANGED_FILES_MAX */
/** The service's own limits, and the ones its callers keep. Sizes in characters or bytes as named. */
/** Page views: rows a page, https://www.mintlify.com/docs/api/analytics/views and the service specification. */
const VIEWS_LIMIT_MAX = 250;
const VIEWS_LIMIT_DEFAULT = 50;
/** Longest prompt a caller sends. The service states no limit; 50,000 characters is ours. */
const PROMPT_MAX_CHARACTERS = 50_000;
/** Create and message together, for each project. */
const AGENT_REQUESTS_PER_HOUR = 100;
/** All analytics operations together, for the organisation. */
const ANALYTICS_REQUESTS_PER_HOUR = 100;
/** Largest decoded answer that a caller reads. */
const JOB_BODY_MAX_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
const VIEWS_BODY_MAX_BYTES = 8 * 1024 * 1024;
/** Keys expire after this many days unless made otherwise. */
const KEY_LIFETIME_DAYS = 90;
/** Changed files of a pull request that are read for a prompt; where there are this many, there may be more. */
const CHANGED_FILES_MAX = 300;


/***/ }),

/***/ 8288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ DEFAULT_BASE_URL),
/* harmony export */   R7: () => (/* binding */ PATHS),
/* harmony export */   UL: () => (/* binding */ buildPath)
/* harmony export */ });
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7576);

/** Where the service answers when nothing else is said. */
const DEFAULT_BASE_URL = 'https://api.mintlify.com';
/** The operations' paths, in OpenAPI notation. The version is part of the path. */
const PATHS = {
    createJob: '/v2/agent/{projectId}/job',
    job: '/v2/agent/{projectId}/job/{id}',
    message: '/v2/agent/{projectId}/job/{id}/message',
    views: '/v1/analytics/{projectId}/views',
};
/**
 * Fills a path's parameters.
 * @throws RangeError where a parameter is not of its pattern, so that no path can be climbed out of.
 */
function buildPath(name, parameters) {
    return PATHS[name].replace(/\{(\w+)\}/g, (_, key) => {
        const value = parameters[key] ?? '';
        if (!(key === 'id' ? _identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .m : _identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_ID */ .i).test(value))
            throw new RangeError(`${key} is not usable in a URL`);
        return value;
    });
}


/***/ }),

/***/ 5700:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _server_commands_run_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2936);
/* harmony import */ var _cli_views_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9612);


const out = (text) => process.stdout.write(text);
const err = (text) => process.stderr.write(text);
const { env, argv } = process;
const args = argv.slice(2);
const VIEWS = {
    name: 'views',
    description: 'Shows who reads the docs, people or AI, and which pages moved.',
};
/** Set where what was to be said could not be: a key that nobody saw is no success. The service goes on without a log. */
let unsaid = false;
for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
        // Whoever closes a pipe has seen enough, as in `| head -1`.
        if (error.code === 'EPIPE' || args[0] === 'serve')
            return;
        unsaid = true;
        process.exitCode = 1;
    });
process.exitCode = 1;
const code = args[0] === 'views'
    ? await (0,_cli_views_js__WEBPACK_IMPORTED_MODULE_1__/* .runViewsCommand */ .B)(args.slice(1), { out, err, env, columns: process.stdout.columns })
    : await (0,_server_commands_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommandLine */ .r)(args, { out, err, others: [VIEWS] });
process.exitCode = unsaid ? 1 : code;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  B: () => (/* binding */ runViewsCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./host/clock.js
const monotonicClock = {
    // `performance` would load a module of 3 ms for the same figure.
    now: () => Number(process.hrtime.bigint()) / 1e6,
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal?.aborted)
            return resolve();
        const done = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', done);
            resolve();
        };
        const timer = setTimeout(done, ms);
        signal?.addEventListener('abort', done, { once: true });
    }),
    every: (ms, action) => {
        const timer = setInterval(action, ms);
        return () => clearInterval(timer);
    },
};

;// CONCATENATED MODULE: ./host/inputs/input-error.js
/** An input that can't be used: which one, what was given, what is accepted, what to do. Never holds a secret. */
class input_error_InputError extends Error {
    name = 'InputError';
    input;
    constructor(input, sentence) {
        super(`Input ${input}: ${sentence}`);
        this.input = input;
    }
}
/** Longest value that a message repeats. */
const SHOWN_MAX_CHARACTERS = 200;
/**
 * A given value for a message: quoted, on one line. It is shown whole or not at all, for it may be a secret that was
 * put into the wrong input, and what is cut is no longer recognised as one.
 */
function input_error_showGiven(value) {
    const line = value.replace(/\s+/g, ' ').trim();
    return line.length > SHOWN_MAX_CHARACTERS ? `a text of ${line.length} characters` : `"${line}"`;
}

;// CONCATENATED MODULE: ./host/last-resort.js
/**
 * What nobody caught still ends the step, with one redacted line and no stack: red, or as `exitCode` says for a step
 * that only tidies.
 */
function catchTheRest(onError, exitCode = 1) {
    const end = (error) => {
        try {
            onError(error);
        }
        finally {
            process.exit(exitCode);
        }
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', end);
}
/** One line about anything that was thrown, which may be no Error at all. */
function describeThrown(error) {
    if (error instanceof Error)
        return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
    if (typeof error === 'string' && error.trim() !== '')
        return error;
    return `something was thrown that is no error (${typeof error})`;
}
/** Ends the process when all is told: a host name that is being looked up would keep it for many seconds more. */
function endSoon() {
    setTimeout(() => process.exit(), 250).unref();
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./host/page-views/writer.js

const BUFFER_BYTES = 64 * 1024;
/**
 * Collects text for a file and writes it in large pieces. Into bytes at once: text that waits as text is kept by the
 * collector for longer than it is needed.
 */
function createWriter(file) {
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
    let used = 0;
    const writeAll = (bytes) => {
        for (let at = 0; at < bytes.length;)
            at += (0,external_node_fs_.writeSync)(file, bytes, at);
    };
    const flush = () => {
        writeAll(buffer.subarray(0, used));
        used = 0;
    };
    return {
        write(text) {
            // A character is at most three bytes in UTF-8.
            if (text.length * 3 > BUFFER_BYTES - used)
                flush();
            if (text.length * 3 > BUFFER_BYTES)
                writeAll(Buffer.from(text));
            else
                used += buffer.write(text, used);
        },
        flush,
    };
}

;// CONCATENATED MODULE: ./host/page-views/files.js





const FORMATS = ['csv', 'json', 'jsonl', 'md'];
const FILES_MAX = 20;
/**
 * Finds out where files are to be written. Nothing is made yet.
 * @throws InputError where a name has another ending, lies outside, is a folder, or is there twice
 */
function findTargets(names, { folder, contained }) {
    if (names.length > FILES_MAX)
        throw new input_error_InputError('file', `${names.length} files were given; accepted are at most ${FILES_MAX}.`);
    const root = (0,external_node_fs_.realpathSync)(folder);
    const targets = names.map((name) => findTarget(name, { root, contained }));
    const twice = targets.find(({ path }, index) => targets.findIndex((other) => other.path === path) < index);
    if (twice)
        throw new input_error_InputError('file', `${input_error_showGiven(twice.name)} was given twice.`);
    return targets;
}
function findTarget(name, { root, contained }) {
    const given = input_error_showGiven(name);
    const format = FORMATS.find((ending) => (0,external_node_path_.extname)(name).toLowerCase() === `.${ending}`);
    if (format === undefined || name.includes('\0')) {
        const endings = FORMATS.map((ending) => `.${ending}`).join(', ');
        throw new input_error_InputError('file', `${given} was given; accepted are names that end in ${endings}.`);
    }
    const wanted = (0,external_node_path_.resolve)(root, name);
    const path = (0,external_node_path_.join)(realFolder((0,external_node_path_.dirname)(wanted), given), (0,external_node_path_.basename)(wanted));
    if (contained && !isInside(path, root)) {
        throw new input_error_InputError('file', `${given} lies outside the workspace; accepted is a file inside it.`);
    }
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        throw new input_error_InputError('file', `${given} is a folder; accepted is a file.`);
    return { name, path, format };
}
/** A folder with its links followed, whether or not its last parts are there yet. */
function realFolder(folder, given) {
    try {
        const real = (0,external_node_fs_.realpathSync)(folder);
        if ((0,external_node_fs_.statSync)(real).isDirectory())
            return real;
    }
    catch (error) {
        const missing = error.code === 'ENOENT';
        if (missing && (0,external_node_path_.dirname)(folder) !== folder)
            return (0,external_node_path_.join)(realFolder((0,external_node_path_.dirname)(folder), given), (0,external_node_path_.basename)(folder));
    }
    throw new input_error_InputError('file', `${given} stands in something that is no folder; accepted is a file in a folder.`);
}
function isInside(path, root) {
    const inside = (0,external_node_path_.relative)(root, path);
    return inside !== '' && inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(inside);
}
/**
 * Opens files beside the places where they will stand, so that a rename puts them there whole. Missing folders are made.
 * @throws where one can't be made; none is left then
 */
function openFiles(targets) {
    const files = [];
    try {
        for (const target of targets)
            files.push(openFile(target));
        return files;
    }
    catch (error) {
        for (const file of files)
            file.discard();
        throw error;
    }
}
function openFile({ name, path, format }) {
    const folder = (0,external_node_path_.dirname)(path);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    // A link may have been put in the way since the place was found.
    if ((0,external_node_fs_.realpathSync)(folder) !== folder)
        throw new Error(`${input_error_showGiven(name)} is no longer where it was`);
    const temporary = (0,external_node_path_.join)(folder, `.${(0,external_node_path_.basename)(path)}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`);
    const file = (0,external_node_fs_.openSync)(temporary, 'wx');
    const { write, flush } = createWriter(file);
    let state = 'open';
    return {
        name,
        format,
        write,
        finish() {
            flush();
            (0,external_node_fs_.fsyncSync)(file);
            (0,external_node_fs_.closeSync)(file);
            state = 'finished';
        },
        commit() {
            (0,external_node_fs_.renameSync)(temporary, path);
            state = 'committed';
        },
        discard() {
            if (state === 'committed' || state === 'discarded')
                return;
            if (state === 'open')
                (0,external_node_fs_.closeSync)(file);
            state = 'discarded';
            (0,external_node_fs_.rmSync)(temporary, { force: true });
        },
    };
}

;// CONCATENATED MODULE: ./host/inputs/base-url.js

/** Loopback by name or address, as a URL's host name is written. */
function isLoopback(hostname) {
    return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}
/**
 * The service's address without a trailing slash.
 * @throws InputError unless https, or http on loopback; with user info, query or fragment. What was given is not
 * repeated: it may hold a password.
 */
function base_url_parseBaseUrl(value) {
    const accepted = 'accepted is an https:// address (http:// on loopback only), such as https://api.mintlify.com';
    let url;
    try {
        url = new URL(value);
    }
    catch {
        throw new input_error_InputError('baseUrl', `what was given is no URL; ${accepted}.`);
    }
    const loopback = isLoopback(url.hostname);
    const flaw = url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)
        ? `it is ${url.protocol === 'http:' ? 'http:// beyond loopback' : 'neither https:// nor http://'}`
        : url.username || url.password
            ? 'it has a user name or password in it'
            : url.search || value.includes('?')
                ? 'it has a query'
                : url.hash || value.includes('#')
                    ? 'it has a fragment'
                    : undefined;
    if (flaw)
        throw new input_error_InputError('baseUrl', `${flaw}; ${accepted}, without user name, query and fragment.`);
    return { baseUrl: (url.origin + url.pathname).replace(/\/+$/, ''), loopback };
}

// EXTERNAL MODULE: ./contract/paths.js
var paths = __nccwpck_require__(8288);
;// CONCATENATED MODULE: ./host/registry.js

/**
 * Every input, output and state key of the run action, once. `action.yml` and the README are held against it by a test.
 * `default` is what an empty input means; inputs without one are empty by default.
 */
const INPUTS = {
    prompt: {},
    promptFile: {},
    promptData: {},
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
    jobId: {},
    wait: { default: 'true' },
    timeoutMinutes: { default: '30' },
    settleSeconds: { default: '90' },
    pollSeconds: {},
    failOn: { default: 'failed,archived,timeout' },
    command: { default: '/docs' },
    allowedPermission: { default: 'write' },
    allowedBots: {},
    allowedUsers: {},
    allowEdits: { default: 'false' },
    context: { default: 'issue' },
    followUp: { default: 'auto' },
    issueNumber: {},
    pages: {},
    comment: { default: 'true' },
    reactions: { default: 'true' },
    githubToken: { default: '${{ github.token }}' },
};
/** In the order in which they are written: the ones that must not be lost come first. */
const OUTPUTS = (/* unused pure expression or super */ null && ([
    'jobId',
    'status',
    'outcome',
    'prLink',
    'job',
    'continued',
    'commentUrl',
    'prompt',
]));
/** What the main step leaves for the post step. */
const STATE = (/* unused pure expression or super */ null && (['story']));
/** The page-views action, in the same way. */
const PAGE_VIEWS_INPUTS = {
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
    dateFrom: {},
    dateTo: {},
    period: {},
    compare: { default: 'false' },
    sortBy: { default: 'total' },
    top: { default: '20' },
    include: {},
    exclude: {},
    file: {},
    allowPartial: { default: 'false' },
    timeoutMinutes: { default: '15' },
    issueNumber: {},
    cooldownDays: { default: '30' },
    githubToken: { default: '${{ github.token }}' },
};
const PAGE_VIEWS_OUTPUTS = (/* unused pure expression or super */ null && ([
    'total',
    'human',
    'ai',
    'pages',
    'partial',
    'requests',
    'files',
    'top',
    'markdown',
]));

;// CONCATENATED MODULE: ./host/inputs/read.js


/** Reads one of an action's inputs as the runner passes it, trimmed; an empty one counts as not given and gets its default. */
function inputReader(inputs) {
    return (env, name) => {
        const given = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
        const fallback = inputs[name]?.default ?? '';
        // A default that is an expression is the runner's to fill.
        return given || (fallback.startsWith('${{') ? '' : fallback);
    };
}
/** Reads one input of the run action. */
const read_readInput = inputReader(INPUTS);
function parseRequired(name, value, hint) {
    if (value === '')
        throw new input_error_InputError(name, `nothing was given. ${hint}`);
    return value;
}
/** @throws InputError unless the value is one of YAML 1.2's booleans, in any case. */
function read_parseBoolean(name, value) {
    const word = value.toLowerCase();
    if (word === 'true')
        return true;
    if (word === 'false')
        return false;
    throw new input_error_InputError(name, `${input_error_showGiven(value)} was given; accepted are true and false.`);
}
/** @throws InputError unless the value is a plain decimal number within the bounds. */
function read_parseNumber(name, value, bounds) {
    const number = /^(\d+(\.\d+)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= bounds.min && number <= bounds.max)) {
        const accepted = `a number of ${bounds.unit} from ${bounds.min} to ${bounds.max}`;
        throw new input_error_InputError(name, `${input_error_showGiven(value)} was given; accepted is ${accepted}.`);
    }
    return number;
}
/** @throws InputError where a word is not accepted; `none` alone is the empty list. */
function parseWords(name, value, accepted) {
    if (value.toLowerCase() === 'none')
        return new Set();
    const words = value.split(/[\s,]+/).filter(Boolean);
    if (words.some((word) => word.toLowerCase() === 'none')) {
        throw new InputError(name, `${showGiven(value)} was given; none stands alone, without other words.`);
    }
    const unknown = words.find((word) => !accepted.includes(word));
    if (unknown !== undefined) {
        throw new InputError(name, `${showGiven(unknown)} was given; accepted are ${accepted.join(', ')}, or none.`);
    }
    return new Set(words);
}
/** @throws InputError unless the value is one of the words */
function read_parseChoice(name, value, accepted) {
    const word = accepted.find((candidate) => candidate === value.toLowerCase());
    if (word !== undefined)
        return word;
    throw new input_error_InputError(name, `${input_error_showGiven(value)} was given; accepted are ${accepted.join(', ')}.`);
}

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __nccwpck_require__(7576);
;// CONCATENATED MODULE: ./contract/secret-key.js

/**
 * Says whether a key can call the agent and analytics operations, from its form alone.
 * Admin keys of the hosted service begin `mint_`; `mint_dsc_` (assistant) and `mint_us_` (user) keys are of other
 * kinds. A key without the prefix is for a service run by oneself.
 */
function checkSecretKey(key, baseUrl) {
    if (key === '')
        return { ok: false, reason: 'empty' };
    if (!/^[\x21-\x7e]+$/.test(key))
        return { ok: false, reason: 'not-printable' };
    if (key.startsWith('mint_dsc_'))
        return { ok: false, reason: 'assistant-key' };
    if (key.startsWith('mint_us_'))
        return { ok: false, reason: 'user-key' };
    if (!key.startsWith('mint_') && baseUrl === paths/* DEFAULT_BASE_URL */.Ql)
        return { ok: false, reason: 'no-prefix' };
    return { ok: true };
}

;// CONCATENATED MODULE: ./host/inputs/run.js





/** @throws InputError */
function parseRunInputs(env) {
    const get = (name) => readInput(env, name);
    const { baseUrl, loopback } = parseBaseUrl(get('baseUrl'));
    const secretKey = parseSecretKey(get('secretKey'), baseUrl);
    const poll = parsePoll(get('pollSeconds'), loopback);
    const minutes = parseNumber('timeoutMinutes', get('timeoutMinutes'), {
        min: 0.01,
        max: 1440,
        unit: 'minutes',
    });
    const settle = parseNumber('settleSeconds', get('settleSeconds'), { min: 0, max: 3600, unit: 'seconds' });
    return Object.freeze({
        projectId: parseProjectId(get('projectId')),
        secretKey,
        baseUrl,
        jobId: parseJobId(get('jobId')),
        wait: parseBoolean('wait', get('wait')),
        timeoutMs: minutes * 60_000,
        settleMs: settle * 1000,
        poll,
        retryBaseMs: poll.kind === 'fixed' ? Math.min(1000, poll.intervalMs) : 1000,
    });
}
/** @throws InputError where the key can't be one for these operations */
function parseSecretKey(key, baseUrl) {
    const verdict = checkSecretKey(key, baseUrl);
    if (verdict.ok)
        return key;
    const sentences = {
        empty: 'nothing was given. Store an admin API key as a secret and pass it: secretKey: ${{ secrets.DOCS_AGENT_KEY }}. Runs of forks get no secrets.',
        'not-printable': 'it has white space or characters that a key never has; accepted is printable ASCII. Was it pasted with a line break?',
        'assistant-key': 'this is an assistant key (mint_dsc_…); an admin key (mint_…) is needed.',
        'user-key': 'this is a user key (mint_us_…); an admin key (mint_…) is needed.',
        'no-prefix': 'the key does not begin with mint_; an admin key of the hosted service does. For a service of your own, set baseUrl.',
    };
    throw new input_error_InputError('secretKey', sentences[verdict.reason]);
}
/** @throws InputError where the id is missing or not fit for a URL */
function parseProjectId(value) {
    const id = parseRequired('projectId', value, 'It stands on the API keys page of the dashboard.');
    if (identifiers/* PROJECT_ID */.i.test(id))
        return id;
    throw new input_error_InputError('projectId', `${input_error_showGiven(id)} was given; accepted are letters, digits, "_", "-" and inner dots, at most 128.`);
}
function parseJobId(value) {
    if (value === '' || JOB_ID.test(value))
        return value || undefined;
    throw new InputError('jobId', `${showGiven(value)} was given; accepted are letters, digits, "_" and "-", at most 128.`);
}
function parsePoll(value, loopback) {
    if (value === '')
        return { kind: 'adaptive' };
    const bounds = { min: loopback ? 0.05 : 1, max: 3600, unit: 'seconds (empty = adaptive)' };
    return { kind: 'fixed', intervalMs: parseNumber('pollSeconds', value, bounds) * 1000 };
}

;// CONCATENATED MODULE: ./host/inputs/prompt-file.js



const MAX_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/**
 * Reads a text file inside the workspace; links are followed before that is decided.
 * @throws InputError where it is missing, outside, no file, too large or not UTF-8
 */
function prompt_file_readPromptFile(path, workspace) {
    const given = showGiven(path);
    let root;
    let real;
    try {
        root = realpathSync(workspace);
        real = realpathSync(resolve(root, path));
    }
    catch {
        throw new InputError('promptFile', `there is no file ${given} in the workspace. Is it committed, and does a checkout step come first?`);
    }
    const inside = relative(root, real);
    if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
        throw new InputError('promptFile', `${given} lies outside the workspace; accepted is a file inside it.`);
    }
    return readText(real, given);
}
function readText(path, given) {
    let file;
    try {
        // Not to wait for the other end of a pipe.
        file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
        const stat = fstatSync(file);
        if (!stat.isFile())
            throw new InputError('promptFile', `${given} is not a file; accepted is a text file.`);
        if (stat.size > MAX_BYTES)
            throw new InputError('promptFile', `${given} is larger than 1 MiB.`);
        return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    }
    catch (error) {
        if (error instanceof InputError)
            throw error;
        throw new InputError('promptFile', `${given} can't be read as UTF-8 text.`);
    }
    finally {
        if (file !== undefined)
            closeSync(file);
    }
}

;// CONCATENATED MODULE: ./host/inputs/prompt.js




/**
 * The workflow's own prompt, from `prompt` or `promptFile`.
 * @param facts.workspaceIsForeign true where the workspace may hold a stranger's files
 * @throws InputError unless exactly one is given, and it can be used
 */
function parsePrompt(env, facts) {
    const prompt = readInput(env, 'prompt');
    const file = readInput(env, 'promptFile');
    if (prompt && file)
        throw new InputError('prompt', 'prompt and promptFile were both given; give one of them.');
    if (!prompt && !file) {
        const what = 'neither prompt nor promptFile was given';
        throw new InputError('prompt', `${what}; say what the agent should do in one of them.`);
    }
    if (file && facts.workspaceIsForeign) {
        throw new InputError('promptFile', "a file is not read on pull_request_target before the merge: the workspace may hold the pull request's own files. Use prompt.");
    }
    const name = file ? 'promptFile' : 'prompt';
    const text = (file ? readPromptFile(file, env.GITHUB_WORKSPACE || process.cwd()) : prompt).trim();
    if (text === '')
        throw new InputError(name, 'it is empty; say what the agent should do.');
    if (text.length > PROMPT_MAX_CHARACTERS) {
        // JavaScript's length is UTF-16 code units: what stands beyond the basic plane, such as an emoji, is two of them.
        const [given, accepted] = [text.length, PROMPT_MAX_CHARACTERS].map((count) => count.toLocaleString('en'));
        throw new InputError(name, `${given} characters were given; accepted are at most ${accepted}${/[\ud800-\udfff]/.test(text) ? ' (an emoji counts as two or more)' : ''}.`);
    }
    return text;
}
/**
 * What fills the template in `promptFile`; undefined where it is no template.
 * @throws InputError unless it is a JSON object, and there is a file for it
 */
function parsePromptData(env) {
    const text = readInput(env, 'promptData');
    if (text === '')
        return undefined;
    if (readInput(env, 'promptFile') === '') {
        throw new InputError('promptData', 'there is no promptFile for it to fill; accepted is data for a template file.');
    }
    const value = prompt_parseJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new InputError('promptData', `${showGiven(text)} was given; accepted is a JSON object.`);
    }
    return value;
}
/** Undefined where the text is not JSON. */
function prompt_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./host/inputs/thread.js



/** @throws InputError */
function parseThreadInputs(env, accepted) {
    const get = (name) => readInput(env, name);
    return Object.freeze({
        allowedPermission: parseChoice('allowedPermission', get('allowedPermission'), accepted.roles),
        allowedBots: parseNames(get('allowedBots')),
        allowedUsers: parseNames(get('allowedUsers')),
        allowEdits: parseBoolean('allowEdits', get('allowEdits')),
        context: parseChoice('context', get('context'), accepted.contexts),
        followUp: parseChoice('followUp', get('followUp'), accepted.followUps),
        comment: parseBoolean('comment', get('comment')),
        reactions: parseBoolean('reactions', get('reactions')),
        pages: parsePages(get('pages')),
    });
}
const parseNames = (text) => text.split(/[\s,]+/).filter(Boolean);
/**
 * A JSON array of paths, or of rows that have one, as page-views gives them in `top`.
 * @throws InputError
 */
function parsePages(text) {
    if (text === '')
        return [];
    const value = parseJson(text);
    const pages = Array.isArray(value) ? value.map((page) => (isRow(page) ? page.path : page)) : [undefined];
    if (pages.every((page) => typeof page === 'string' && page !== ''))
        return pages;
    throw new InputError('pages', `${showGiven(text)} was given; accepted is a JSON array of paths, such as ["/install"].`);
}
const isRow = (value) => typeof value === 'object' && value !== null && Object.hasOwn(value, 'path');
/** @throws InputError unless it is one word that a line can begin with */
function parseCommandWord(env) {
    const word = readInput(env, 'command');
    if (/^[^\s>`~]\S{0,49}$/u.test(word))
        return word;
    throw new InputError('command', `${showGiven(word)} was given; accepted is one word without white space, such as /docs.`);
}
/** @throws InputError unless it is empty or the number of an issue or pull request */
function parseIssueNumber(env) {
    const value = read_readInput(env, 'issueNumber');
    if (value === '')
        return undefined;
    if (/^#?[1-9]\d{0,9}$/.test(value))
        return Number(value.replace('#', ''));
    throw new input_error_InputError('issueNumber', `${input_error_showGiven(value)} was given; accepted is the number of an issue or pull request.`);
}

;// CONCATENATED MODULE: ./host/page-views/dates.js

const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/i;
const ACCEPTED = 'accepted is a day such as 2026-01-31, or an ISO 8601 moment such as 2026-01-31T12:00:00Z';
/**
 * The range that the inputs name, and the one of the same length right before it where the two are to be compared.
 * @throws InputError for dates that do not exist or make no range, and for inputs that exclude each other
 */
function parseRanges(given, now) {
    const range = given.period === '' ? parseDates(given) : parsePeriod(given, now);
    if (!given.compare)
        return { range, previousRange: undefined };
    if (range.dateFrom === undefined || range.dateTo === undefined) {
        throw new input_error_InputError('compare', 'a period of a known length is needed: give period, or dateFrom and dateTo.');
    }
    return { range, previousRange: before({ dateFrom: range.dateFrom, dateTo: range.dateTo }) };
}
function parseDates({ dateFrom, dateTo }) {
    const from = dateFrom === '' ? undefined : parseMoment('dateFrom', dateFrom);
    const to = dateTo === '' ? undefined : parseMoment('dateTo', dateTo);
    if (from !== undefined && to !== undefined && from >= to) {
        throw new input_error_InputError('dateTo', `${input_error_showGiven(dateTo)} was given, which is not after dateFrom, ${input_error_showGiven(dateFrom)}; accepted is a later one, for dateTo itself is not part of the range.`);
    }
    return {
        dateFrom: from === undefined ? undefined : normalise(dateFrom, from),
        dateTo: to === undefined ? undefined : normalise(dateTo, to),
    };
}
/** A day as it is; a moment in the one form that every reader of ISO 8601 knows. */
function normalise(value, ms) {
    return DAY.test(value) ? value : new Date(ms).toISOString();
}
/** Whole UTC days that end with yesterday: today is not over, and its numbers would still grow. */
function parsePeriod(given, now) {
    const { period } = given;
    if (given.dateFrom !== '' || given.dateTo !== '')
        throw new input_error_InputError('period', 'it was given together with dateFrom or dateTo; give one or the other.');
    const [, digits, unit] = /^([1-9]\d{0,3})([dwm])$/.exec(period.toLowerCase()) ?? [];
    const count = Number(digits);
    const days = { d: count, w: 7 * count, m: 31 * count }[unit ?? ''] ?? Number.NaN;
    if (!(days <= 3_720)) {
        throw new input_error_InputError('period', `${input_error_showGiven(period)} was given; accepted are days, weeks or months such as 7d, 4w or 3m, at most 120m.`);
    }
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
    const from = unit === 'm' ? monthsBefore(to, count) : new Date(to.getTime() - days * DAY_MS);
    return { dateFrom: toDay(from), dateTo: toDay(to) };
}
/** The same day some months before; where the month has no such day, its last. */
function monthsBefore(date, months) {
    const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    first.setUTCDate(Math.min(date.getUTCDate(), last));
    return first;
}
function before({ dateFrom, dateTo }) {
    const from = parseMoment('dateFrom', dateFrom);
    const start = new Date(2 * from - parseMoment('dateTo', dateTo));
    if (!(start.getUTCFullYear() >= 0))
        throw new input_error_InputError('compare', 'the period before would begin before the year 0.');
    const days = DAY.test(dateFrom) && DAY.test(dateTo);
    return { dateFrom: days ? toDay(start) : start.toISOString(), dateTo: dateFrom };
}
/** Milliseconds since 1970; a day is its first moment in UTC, a moment without an offset is UTC. */
function parseMoment(name, value) {
    const day = MOMENT.exec(value)?.[1] ?? value;
    if (!isDay(day))
        throw new input_error_InputError(name, `${input_error_showGiven(value)} was given; ${ACCEPTED}.`);
    if (day === value)
        return Date.parse(value);
    return Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(value.slice(day.length)) ? value : `${value}Z`);
}
/** A day of the calendar: 2026-02-30 is none. */
function isDay(text) {
    if (!DAY.test(text))
        return false;
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && toDay(date) === text;
}
function toDay(date) {
    return date.toISOString().slice(0, 10);
}

;// CONCATENATED MODULE: ./host/page-views/inputs.js








const SORT_KEYS = ['total', 'human', 'ai', 'change'];
const TOP_MAX = 500;
const GLOBS_MAX = 100;
const GLOB_MAX_CHARACTERS = 500;
const inputs_DAY_MS = 86_400_000;
/**
 * @param facts `workspace` is where files may be written, and relative ones are; undefined is anywhere
 * @throws InputError
 */
function parsePageViewsInputs(env, facts) {
    const read = inputReader(PAGE_VIEWS_INPUTS);
    const get = (name) => read(env, name);
    const { baseUrl } = base_url_parseBaseUrl(get('baseUrl'));
    const secretKey = parseSecretKey(get('secretKey'), baseUrl);
    const projectId = parseProjectId(get('projectId'));
    const compare = read_parseBoolean('compare', get('compare'));
    const sortBy = read_parseChoice('sortBy', get('sortBy'), SORT_KEYS);
    if (sortBy === 'change' && !compare)
        throw new input_error_InputError('sortBy', '"change" was given, which needs compare: true.');
    const dates = { dateFrom: get('dateFrom'), dateTo: get('dateTo'), period: get('period'), compare };
    return Object.freeze({
        projectId,
        secretKey,
        baseUrl,
        ...parseRanges(dates, facts.now),
        sortBy,
        top: parseTop(get('top')),
        include: parseGlobs('include', get('include')),
        exclude: parseGlobs('exclude', get('exclude')),
        targets: findTargets(parseList(get('file')), facts),
        allowPartial: read_parseBoolean('allowPartial', get('allowPartial')),
        timeoutMs: 60_000 *
            read_parseNumber('timeoutMinutes', get('timeoutMinutes'), { min: 0.01, max: 1440, unit: 'minutes' }),
        issueNumber: parseIssueNumber(env),
        cooldownMs: inputs_DAY_MS * read_parseNumber('cooldownDays', get('cooldownDays'), { min: 0, max: 3650, unit: 'days' }),
    });
}
function parseTop(value) {
    const top = read_parseNumber('top', value, { min: 1, max: TOP_MAX, unit: 'pages' });
    if (Number.isInteger(top))
        return top;
    throw new input_error_InputError('top', `${input_error_showGiven(value)} was given; accepted is a whole number.`);
}
function parseGlobs(name, value) {
    const globs = parseList(value);
    if (globs.length > GLOBS_MAX)
        throw new input_error_InputError(name, `${globs.length} patterns were given; accepted are at most ${GLOBS_MAX}.`);
    const long = globs.find((glob) => glob.length > GLOB_MAX_CHARACTERS);
    if (long === undefined)
        return globs;
    throw new input_error_InputError(name, `${input_error_showGiven(long)} was given; accepted are at most ${GLOB_MAX_CHARACTERS} characters.`);
}
/** One a line, or several on a line behind commas. */
function parseList(value) {
    return value
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter(Boolean);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
;// CONCATENATED MODULE: ./host/page-views/options.js

/** What the command line takes: the action's inputs in kebab-case, and a few of its own. */
const OPTIONS = {
    'project-id': { type: 'string' },
    'base-url': { type: 'string' },
    'date-from': { type: 'string' },
    'date-to': { type: 'string' },
    period: { type: 'string' },
    compare: { type: 'boolean' },
    'sort-by': { type: 'string' },
    top: { type: 'string' },
    include: { type: 'string', multiple: true },
    exclude: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    'allow-partial': { type: 'boolean' },
    'timeout-minutes': { type: 'string' },
    report: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
};
const VIEWS_HELP = `Usage: docs-agent views --project-id ID [options]

Show who reads the docs, people or AI. The API key is read from the variable DOCS_AGENT_KEY.

Options:
  --project-id ID        the project; or the variable DOCS_AGENT_PROJECT
  --base-url URL         where the service is; or the variable DOCS_AGENT_URL
  --date-from DATE       first day, YYYY-MM-DD (UTC), or an ISO 8601 moment
  --date-to DATE         day or moment after the last
  --period PERIOD        whole days that end with yesterday: 7d, 4w, 3m
  --compare              compare with the period before
  --sort-by KEY          total, human, ai, or with --compare change (default: total)
  --top N                how many pages to show (default: 20)
  --include PATTERN      only pages like this; may be repeated (* within a segment, ** across)
  --exclude PATTERN      no pages like this; may be repeated
  --file FILE            write .csv, .json, .jsonl (all pages) or .md (the top); may be repeated
  --report FILE          write the report as .html or .svg
  --json                 print JSON instead of the report
  --allow-partial        keep what came when rows are missing
  --timeout-minutes N    how long it may take (default: 15)
  -h, --help             this text

Example:
  $ DOCS_AGENT_KEY=… docs-agent views --project-id docs --period 7d --compare --report views.html
`;
/** @throws TypeError for an option that is not known, or has no value */
function parseViewsOptions(args, env) {
    const { values } = (0,external_node_util_.parseArgs)({ args: [...args], options: OPTIONS, strict: true, allowPositionals: false });
    const inputs = {
        INPUT_SECRETKEY: env.DOCS_AGENT_KEY,
        INPUT_PROJECTID: env.DOCS_AGENT_PROJECT,
        INPUT_BASEURL: env.DOCS_AGENT_URL,
    };
    for (const [name, value] of Object.entries(values)) {
        const text = Array.isArray(value) ? value.join('\n') : String(value);
        inputs[`INPUT_${name.replaceAll('-', '').toUpperCase()}`] = text;
    }
    const { help = false, json = false, report } = values;
    return { help, json, report, inputs };
}
/** An input's name as the option that a person typed. */
function toOption(input) {
    if (input === 'secretKey')
        return 'DOCS_AGENT_KEY';
    return `--${input.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __nccwpck_require__(6193);
;// CONCATENATED MODULE: ./host/page-views/scratch.js





const CHUNK = 64 * 1024;
/** A file of its own in the runner's folder for temporary ones, gone with `dispose`. */
function openScratch(env) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'page-views-'));
    const file = (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, 'rows'), 'wx+', 0o600);
    const { write, flush } = createWriter(file);
    return {
        write: (line) => write(`${line}\n`),
        *lines() {
            flush();
            const decoder = new external_node_string_decoder_.StringDecoder('utf8');
            const chunk = Buffer.alloc(CHUNK);
            let rest = '';
            for (let position = 0;;) {
                const read = (0,external_node_fs_.readSync)(file, chunk, 0, CHUNK, position);
                if (read === 0)
                    return;
                position += read;
                const lines = (rest + decoder.write(chunk.subarray(0, read))).split('\n');
                rest = lines.pop() ?? '';
                yield* lines;
            }
        },
        dispose() {
            (0,external_node_fs_.closeSync)(file);
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        },
    };
}

// EXTERNAL MODULE: ./text/hidden.js
var text_hidden = __nccwpck_require__(6857);
;// CONCATENATED MODULE: ./text/neutralise.js

/*
 * What the runner takes for a command, on either stream, line by line
 * (https://github.com/actions/runner, src/Runner.Common/ActionCommand.cs):
 *   v2  ::name properties::data   where the line, after TrimStart, begins with `::`
 *   v1  ##[name properties]data   where `##[` stands anywhere in the line
 * Both are looked for with .NET's culture-aware search, which passes over zero-width characters, and is free to pass over
 * combining marks. So hidden characters go, marks are allowed for, and the break is a real space, not a zero-width one.
 */
const V2_START = /^((?:[^\S\n]|\p{M})*:\p{M}*)(?=:)/gmu;
const V1_START = /(#\p{M}*#\p{M}*)(?=\[)/gu;
/** Makes control characters visible: U+2400 and up are pictures of them. C1 controls have none. */
function showControl(character) {
    const code = character.charCodeAt(0);
    if (code < 0x20)
        return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
}
/**
 * Makes foreign text safe to print where a runner reads along: no line of the result is a workflow command, no
 * control character but tab and LF is left. Idempotent.
 */
function neutralise(text) {
    return (0,text_hidden/* dropHidden */.q)((0,text_hidden/* unifyLineEnds */.M)(text))
        .replace(/[^\P{Cc}\t\n]/gu, showControl)
        .replace(V2_START, '$1 ')
        .replace(V1_START, '$1 ');
}

// EXTERNAL MODULE: ./text/redact.js
var redact = __nccwpck_require__(128);
;// CONCATENATED MODULE: ./host/page-views/terminal.js


/** A log for a terminal: redacted, and harmless to it. */
function createTerminalLog(secrets, write) {
    const say = (prefix) => (text) => write(`${neutralise((0,redact/* redact */.E)(prefix + text, secrets))}\n`);
    return { info: say(''), notice: say('Note: '), warning: say('Warning: '), error: say('docs-agent: ') };
}
/** Colours only for people who see them: a terminal, and no wish against it (https://no-color.org). */
function wantsColour(env, isTerminal) {
    return isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
}

;// CONCATENATED MODULE: ./host/stop-signals.js
/**
 * The runner cancels with SIGINT, SIGTERM 7.5 s later, and kills 2.5 s after that. `stop` ends all waiting at once;
 * `hardStop`, a little later, gives up a request whose answer is still hoped for; `lastCall` gives up what is then still
 * under way, so that everything is told within 5 s.
 */
const GRACE_MS = 3_000;
const LAST_CALL_MS = 4_500;
function listenForStop() {
    const stop = new AbortController();
    const hardStop = new AbortController();
    const lastCall = new AbortController();
    const onSignal = () => {
        stop.abort();
        setTimeout(() => hardStop.abort(), GRACE_MS).unref();
        setTimeout(() => lastCall.abort(), LAST_CALL_MS).unref();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    return { stop: stop.signal, hardStop: hardStop.signal, lastCall: lastCall.signal };
}

;// CONCATENATED MODULE: ./entries/cli/views.js











/** `docs-agent views`. 0: all is there; 1: it did not work; 2: it was called wrongly. */
async function runViewsCommand(args, terminal) {
    let options;
    try {
        options = parseViewsOptions(args, terminal.env);
    }
    catch (error) {
        const { message } = error;
        terminal.err(`docs-agent views: ${message}\n(--help says more)\n`);
        return 2;
    }
    if (options.help) {
        terminal.out(VIEWS_HELP);
        return 0;
    }
    const log = createTerminalLog([terminal.env.DOCS_AGENT_KEY ?? ''], terminal.err);
    try {
        return await showViews(options, { terminal, log });
    }
    catch (error) {
        const wrong = error instanceof input_error_InputError;
        log.error(wrong ? error.message.replace(`Input ${error.input}`, toOption(error.input)) : describeThrown(error));
        return wrong ? 2 : 1;
    }
}
async function showViews(options, to) {
    const { terminal, log } = to;
    const place = { now: new Date(), folder: process.cwd(), contained: false };
    const inputs = parsePageViewsInputs(options.inputs, place);
    if (options.report !== undefined && !/\.(html?|svg)$/i.test(options.report))
        throw new input_error_InputError('report', 'accepted are names that end in .html or .svg.');
    const [{ connectViews }, { exportPageViews }, { printViews, renderReportFile }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(908)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2602)),
        __nccwpck_require__.e(/* import() */ 71).then(__nccwpck_require__.bind(__nccwpck_require__, 6071)),
        __nccwpck_require__.e(/* import() */ 780).then(__nccwpck_require__.bind(__nccwpck_require__, 9780)),
    ]);
    const { random } = Math;
    const [page] = options.report === undefined ? [] : openFiles([reportTarget(options.report)]);
    try {
        return await show();
    }
    finally {
        page?.discard();
    }
    async function show() {
        const report = await exportPageViews(inputs, {
            ...connectViews(inputs, { random, userAgent: 'docs-agent' }),
            ...listenForStop(),
            log,
            clock: monotonicClock,
            random,
            openFiles: () => openFiles(inputs.targets),
            openScratch: () => openScratch(terminal.env),
            collect: () => { },
            leaveOut: () => false,
        });
        const colour = wantsColour(terminal.env, terminal.columns !== undefined);
        terminal.out(printViews(report, { json: options.json, width: terminal.columns ?? 100, colour }));
        for (const notice of report.notices)
            log.notice(notice);
        if (report.problem !== undefined)
            (report.success ? log.warning : log.error)(report.problem);
        const file = options.report === undefined ? undefined : renderReportFile(options.report, report);
        if (page && file && report.success) {
            page.write(file);
            page.finish();
            page.commit();
        }
        return report.success ? 0 : 1;
    }
}
/** The report is written like the other files: beside its place, and put there only when all is well. */
function reportTarget(name) {
    const path = (0,external_node_path_.resolve)(name);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    return { name, path: (0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)), format: 'md' };
}


/***/ }),

/***/ 7004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ secureDataFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _store_database_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9674);
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8731);




/** Everybody but the owner. */
const OTHERS = 0o077;
/**
 * Makes the data folder where it is missing. Where others may look into one that was made beforehand, that is put
 * right: it holds hashes of keys, repositories, and what agents said.
 * @returns a sentence on what was put right, or undefined
 * @throws UserError where it is no folder, can't be made, or belongs to somebody else
 */
function secureDataFolder(dataDir) {
    (0,_store_database_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDataDir */ .cO)(dataDir);
    const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dataDir);
    // Inside, only what the service itself reads: an agent's home is the agent's own.
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
/** The database, what SQLite keeps beside it, and the lock. */
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

/***/ 4164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   af: () => (/* binding */ findMirrors),
/* harmony export */   g3: () => (/* binding */ careForMirror)
/* harmony export */ });
/* unused harmony export isSpent */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1478);
/* harmony import */ var _git_mirror_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2403);
/* harmony import */ var _git_own_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2119);





const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Git is given ten minutes for anything, so what it wrote an hour ago and did not finish is of no use. */
const UNFINISHED_MS = HOUR_MS;
const MAINTAIN_EVERY_MS = DAY_MS;
const STAMP = 'docs-agent-maintained';
/**
 * Cleans a mirror: refs that held a job's commits until they were pushed, files that a killed git left, and once a day
 * what `git maintenance` does. No other git may change the mirror meanwhile.
 */
async function careForMirror(place, signal) {
    const { directory, now, dryRun } = place;
    (0,_git_own_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .resetSettings */ .T)(directory);
    const here = [`--git-dir=${directory}`];
    const refs = await findSpentRefs(place, signal);
    const unfinished = findUnfinished((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'objects'), now);
    const due = now - lastMaintained(directory) >= MAINTAIN_EVERY_MS;
    if (!dryRun) {
        for (const { name, commit } of refs)
            await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)([...here, 'update-ref', '-d', name, commit], { signal });
        for (const { path } of unfinished)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true, recursive: true });
        if (due) {
            const one = ['-c', 'pack.threads=1'];
            await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)([...one, ...here, 'maintenance', 'run', '--quiet', '--task=gc'], { signal });
            const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, STAMP);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(stamp, '', { mode: 0o600 });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(stamp, now / 1000, now / 1000);
        }
    }
    const unfinishedBytes = unfinished.reduce((sum, { bytes }) => sum + bytes, 0);
    return { refs: refs.length, unfinished: unfinished.length, unfinishedBytes, maintained: due };
}
/** The mirrors that are there. */
function findMirrors(dataDir) {
    const mirrors = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'mirrors');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(mirrors))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(mirrors, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mirrors, entry.name, 'objects')))
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mirrors, entry.name));
}
/**
 * Whether a job's ref in the mirror is of no use: the remote's branch stands at the same commit, or the job is unknown,
 * or it is older than logs are kept. A commit that was never pushed is the only copy of what an agent made.
 */
function isSpent(ref, given) {
    if (!ref.rest)
        return true;
    if (ref.rest.open)
        return false;
    return ref.pushed || ref.rest.lastAt <= given.now - given.keep.logsDays * DAY_MS;
}
async function findSpentRefs({ directory, jobs, keep, now }, signal) {
    const out = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)([
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
    const ours = `refs/heads/${(0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_3__/* .jobBranch */ .c3)('')}`;
    return [...commits]
        .filter(([name]) => name.startsWith(ours))
        .map(([name, commit]) => ({ name, commit, job: name.slice(ours.length) }))
        .filter(({ commit, job }) => {
        const pushed = commits.get(`refs/remotes/origin/${(0,_git_mirror_js__WEBPACK_IMPORTED_MODULE_3__/* .jobBranch */ .c3)(job)}`) === commit;
        return isSpent({ pushed, rest: jobs.find(job) }, { keep, now });
    });
}
/** `tmp_pack_…`, `tmp_idx_…`, `tmp_obj_…` and the like: what git renames once it is whole. */
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

/***/ 1626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  A: () => (/* binding */ countReport),
  R: () => (/* binding */ prune)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./server/git/remove-folder.js
var remove_folder = __nccwpck_require__(7237);
// EXTERNAL MODULE: ./server/git/workspace.js + 3 modules
var workspace = __nccwpck_require__(6679);
// EXTERNAL MODULE: ./server/store/patience.js
var patience = __nccwpck_require__(3388);
;// CONCATENATED MODULE: ./server/care/job-folders.js







/** Looks at all jobs' folders and what they take on the disk. */
async function* findJobFolders(dataDir, jobs) {
    for (const entry of await entriesOf((0,external_node_path_.join)(dataDir, 'jobs'))) {
        if (!entry.isDirectory())
            continue;
        const root = (0,workspace/* jobFolders */.$1)(dataDir, entry.name).root;
        const bytes = {};
        for (const { name } of await entriesOf(root)) {
            const part = partOf(name);
            if (part)
                bytes[part] = (bytes[part] ?? 0) + (await diskUse((0,external_node_path_.join)(root, name)));
        }
        yield { job: entry.name, rest: jobs.find(entry.name), bytes };
    }
}
/**
 * Removes a part of a job's folder. It is moved aside while no turn can begin, and removed afterwards, because that may
 * take long.
 * @returns whether it is gone: not where a turn of the job has been queued meanwhile
 */
async function removePart({ job, part }, { dataDir, jobs }) {
    const { root } = (0,workspace/* jobFolders */.$1)(dataDir, job);
    const names = (await entriesOf(root)).map(({ name }) => name).filter((name) => partOf(name) === part);
    const aside = (0,external_node_path_.join)(asideFolder(dataDir), (0,external_node_crypto_.randomUUID)());
    (0,external_node_fs_.mkdirSync)(aside, { recursive: true, mode: 0o700 });
    const moved = await (0,patience/* whenFree */.n)(() => jobs.whileAtRest(job, () => {
        for (const name of names)
            (0,external_node_fs_.renameSync)((0,external_node_path_.join)(root, name), (0,external_node_path_.join)(aside, name));
    }));
    await (0,remove_folder/* removeFolder */.v)(aside);
    if (moved)
        removeIfEmpty(root);
    return moved;
}
/** What was moved aside, and not removed because the process was ended. */
function emptyAside(dataDir) {
    return (0,remove_folder/* removeFolder */.v)(asideFolder(dataDir));
}
function asideFolder(dataDir) {
    return (0,external_node_path_.join)(dataDir, 'removing');
}
function partOf(name) {
    if (name === 'home')
        return 'home';
    if (name === 'change.diff' || /^turn-\d+\.log/.test(name))
        return 'logs';
    return 'scratch';
}
/** Bytes on the disk, which is not what a sparse file says of itself. Links are not followed. */
async function diskUse(path) {
    const stat = await (0,promises_.lstat)(path).catch(() => undefined);
    if (!stat)
        return 0;
    let bytes = stat.blocks * 512;
    if (!stat.isDirectory())
        return bytes;
    try {
        for await (const entry of await (0,promises_.opendir)(path))
            bytes += await diskUse((0,external_node_path_.join)(path, entry.name));
    }
    catch {
        // A folder without permission, or one that has gone meanwhile.
    }
    return bytes;
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
var mirror_care = __nccwpck_require__(4164);
;// CONCATENATED MODULE: ./server/care/plan.js
/** The parts of a job's folder: what a turn works in, the agent's home, and what review pages show. */
const PARTS = ['scratch', 'home', 'logs'];
const DAY_MS = 24 * 3_600_000;
/**
 * Decides what of the jobs' folders goes. Nothing goes of a job whose turn waits or runs. What is over `gigabytes`
 * after that goes from the oldest job on, homes first: without a home an agent forgets, without logs a page is bare.
 */
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
        else if (older(rest, keep.logsDays))
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



/** Removes what is kept no longer, and says what. Safe beside a running service but for the mirrors. */
async function prune(options, signal) {
    const { dataDir, jobs, keep, now, dryRun } = options;
    if (!dryRun)
        await emptyAside(dataDir);
    const folders = [];
    for await (const folder of findJobFolders(dataDir, jobs)) {
        folders.push(folder);
        signal.throwIfAborted();
    }
    const report = { removals: [], refs: 0, unfinished: 0, maintained: 0, bytes: 0 };
    for (const removal of planRemovals(folders, { keep, now })) {
        signal.throwIfAborted();
        if (!dryRun && !(await removePart(removal, { dataDir, jobs })))
            continue;
        report.removals.push(removal);
        report.bytes += removal.bytes;
    }
    if (!dryRun)
        await emptyAside(dataDir);
    if (!options.mirrors)
        return report;
    for (const directory of (0,mirror_care/* findMirrors */.af)(dataDir)) {
        const done = await (0,mirror_care/* careForMirror */.g3)({ directory, jobs, keep, now, dryRun }, signal);
        report.refs += done.refs;
        report.unfinished += done.unfinished;
        report.bytes += done.unfinishedBytes;
        if (done.maintained)
            report.maintained++;
    }
    return report;
}
/** The numbers of a report, by name. */
function countReport(report) {
    const count = (part) => report.removals.filter((removal) => removal.part === part).length;
    return {
        homes: count('home'),
        logs: count('logs'),
        workspaces: count('scratch'),
        refs: report.refs,
        unfinishedPacks: report.unfinished,
        maintained: report.maintained,
        megabytes: Math.round(report.bytes / 1e6),
    };
}


/***/ }),

/***/ 2936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  r: () => (/* binding */ runCommandLine)
});

;// CONCATENATED MODULE: ../node_modules/commander/lib/error.js
/**
 * CommanderError class
 */
class CommanderError extends Error {
  /**
   * Constructs the CommanderError class
   * @param {number} exitCode suggested exit code which could be used with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   */
  constructor(exitCode, code, message) {
    super(message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

/**
 * InvalidArgumentError class
 */
class InvalidArgumentError extends CommanderError {
  /**
   * Constructs the InvalidArgumentError class
   * @param {string} [message] explanation of why argument is invalid
   */
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

;// CONCATENATED MODULE: ../node_modules/commander/lib/argument.js


class argument_Argument {
  /**
   * Initialize a new command argument with the given name and description.
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @param {string} name
   * @param {string} [description]
   */

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': // e.g. <required>
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': // e.g. [optional]
        this.required = false;
        this._name = name.slice(1, -1);
        break;
      default:
        this.required = true;
        this._name = name;
        break;
    }

    if (this._name.endsWith('...')) {
      this.variadic = true;
      this._name = this._name.slice(0, -3);
    }
  }

  /**
   * Return argument name.
   *
   * @return {string}
   */

  name() {
    return this._name;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Argument}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Set the custom handler for processing CLI command arguments into argument values.
   *
   * @param {Function} [fn]
   * @return {Argument}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Only allow argument value to be one of choices.
   *
   * @param {string[]} values
   * @return {Argument}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Make argument required.
   *
   * @returns {Argument}
   */
  argRequired() {
    this.required = true;
    return this;
  }

  /**
   * Make argument optional.
   *
   * @returns {Argument}
   */
  argOptional() {
    this.required = false;
    return this;
  }
}

/**
 * Takes an argument and returns its human readable equivalent for help usage.
 *
 * @param {Argument} arg
 * @return {string}
 * @private
 */

function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __nccwpck_require__(8474);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:process"
const external_node_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
;// CONCATENATED MODULE: ../node_modules/commander/lib/help.js



/**
 * TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
 * https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
 * @typedef { import("./argument.js").Argument } Argument
 * @typedef { import("./command.js").Command } Command
 * @typedef { import("./option.js").Option } Option
 */

// Although this is a class, methods are static in style to allow override using subclass or just functions.
class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  /**
   * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
   * and just before calling `formatHelp()`.
   *
   * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
   *
   * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
   */
  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }

  /**
   * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
   *
   * @param {Command} cmd
   * @returns {Command[]}
   */

  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        // @ts-ignore: because overloaded return type
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  /**
   * Compare options for sort.
   *
   * @param {Option} a
   * @param {Option} b
   * @returns {number}
   */
  compareOptions(a, b) {
    const getSortKey = (option) => {
      // WYSIWYG for order displayed in help. Short used for comparison if present. No special handling for negated.
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }

  /**
   * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    // Built-in help option.
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      // Automatically hide conflicting flags. Bit dubious but a historical behaviour that is convenient for single-command programs.
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); // no changes needed
      } else if (helpOption.long && !removeLong) {
        visibleOptions.push(
          cmd
            .createOption(helpOption.long, helpOption.description)
            .helpGroup(helpOption.helpGroupHeading),
        );
      } else if (helpOption.short && !removeShort) {
        visibleOptions.push(
          cmd
            .createOption(helpOption.short, helpOption.description)
            .helpGroup(helpOption.helpGroupHeading),
        );
      }
    }
    if (this.sortOptions) {
      visibleOptions.sort(this.compareOptions);
    }
    return visibleOptions;
  }

  /**
   * Get an array of the visible global options. (Not including help.)
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleGlobalOptions(cmd) {
    if (!this.showGlobalOptions) return [];

    const globalOptions = [];
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      const visibleOptions = ancestorCmd.options.filter(
        (option) => !option.hidden,
      );
      globalOptions.push(...visibleOptions);
    }
    if (this.sortOptions) {
      globalOptions.sort(this.compareOptions);
    }
    return globalOptions;
  }

  /**
   * Get an array of the arguments if any have a description.
   *
   * @param {Command} cmd
   * @returns {Argument[]}
   */

  visibleArguments(cmd) {
    // Side effect! Apply the legacy descriptions before the arguments are displayed.
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    // If there are any arguments with a description then return all the arguments.
    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }

  /**
   * Get the command term to show in the list of subcommands.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandTerm(cmd) {
    // Legacy. Ignores custom usage string, and nested commands.
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + // simplistic check for non-help option
      (args ? ' ' + args : '')
    );
  }

  /**
   * Get the option term to show in the list of options.
   *
   * @param {Option} option
   * @returns {string}
   */

  optionTerm(option) {
    return option.flags;
  }

  /**
   * Get the argument term to show in the list of arguments.
   *
   * @param {Argument} argument
   * @returns {string}
   */

  argumentTerm(argument) {
    return argument.name();
  }

  /**
   * Get the longest command term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestSubcommandTermLength(cmd, helper) {
    return helper.visibleCommands(cmd).reduce((max, command) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleSubcommandTerm(helper.subcommandTerm(command)),
        ),
      );
    }, 0);
  }

  /**
   * Get the longest option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest global option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest argument term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestArgumentTermLength(cmd, helper) {
    return helper.visibleArguments(cmd).reduce((max, argument) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleArgumentTerm(helper.argumentTerm(argument)),
        ),
      );
    }, 0);
  }

  /**
   * Get the command usage to be displayed at the top of the built-in help.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandUsage(cmd) {
    // Usage
    let cmdName = cmd._name;
    if (cmd._aliases[0]) {
      cmdName = cmdName + '|' + cmd._aliases[0];
    }
    let ancestorCmdNames = '';
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
    }
    return ancestorCmdNames + cmdName + ' ' + cmd.usage();
  }

  /**
   * Get the description for the command.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.description();
  }

  /**
   * Get the subcommand summary to show in the list of subcommands.
   * (Fallback to description for backwards compatibility.)
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.summary() || cmd.description();
  }

  /**
   * Get the option description to show in the list of options.
   *
   * @param {Option} option
   * @return {string}
   */

  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      // default for boolean and negated more for programmer than end user,
      // but show true/false for boolean option as may be for hand-rolled env or config processing.
      const showDefault =
        option.required ||
        option.optional ||
        (option.isBoolean() && typeof option.defaultValue === 'boolean');
      if (showDefault) {
        extraInfo.push(
          `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
        );
      }
    }
    // preset for boolean and negated are more for programmer than end user
    if (option.presetArg !== undefined && option.optional) {
      extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
    }
    if (option.envVar !== undefined) {
      extraInfo.push(`env: ${option.envVar}`);
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (option.description) {
        return `${option.description} ${extraDescription}`;
      }
      return extraDescription;
    }

    return option.description;
  }

  /**
   * Get the argument description to show in the list of arguments.
   *
   * @param {Argument} argument
   * @return {string}
   */

  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (argument.defaultValue !== undefined) {
      extraInfo.push(
        `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
      );
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (argument.description) {
        return `${argument.description} ${extraDescription}`;
      }
      return extraDescription;
    }
    return argument.description;
  }

  /**
   * Format a list of items, given a heading and an array of formatted items.
   *
   * @param {string} heading
   * @param {string[]} items
   * @param {Help} helper
   * @returns string[]
   */
  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  /**
   * Group items by their help group heading.
   *
   * @param {Command[] | Option[]} unsortedItems
   * @param {Command[] | Option[]} visibleItems
   * @param {Function} getGroup
   * @returns {Map<string, Command[] | Option[]>}
   */
  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    // Add groups in order of appearance in unsortedItems.
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    // Add items in order of appearance in visibleItems.
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }

  /**
   * Generate the built-in help text.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {string}
   */

  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; // in case prepareContext() was not called

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    // Usage
    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    // Description
    const commandDescription = helper.commandDescription(cmd);
    if (commandDescription.length > 0) {
      output = output.concat([
        helper.boxWrap(
          helper.styleCommandDescription(commandDescription),
          helpWidth,
        ),
        '',
      ]);
    }

    // Arguments
    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    // Options
    const optionGroups = this.groupItems(
      cmd.options,
      helper.visibleOptions(cmd),
      (option) => option.helpGroupHeading ?? 'Options:',
    );
    optionGroups.forEach((options, group) => {
      const optionList = options.map((option) => {
        return callFormatItem(
          helper.styleOptionTerm(helper.optionTerm(option)),
          helper.styleOptionDescription(helper.optionDescription(option)),
        );
      });
      output = output.concat(this.formatItemList(group, optionList, helper));
    });

    if (helper.showGlobalOptions) {
      const globalOptionList = helper
        .visibleGlobalOptions(cmd)
        .map((option) => {
          return callFormatItem(
            helper.styleOptionTerm(helper.optionTerm(option)),
            helper.styleOptionDescription(helper.optionDescription(option)),
          );
        });
      output = output.concat(
        this.formatItemList('Global Options:', globalOptionList, helper),
      );
    }

    // Commands
    const commandGroups = this.groupItems(
      cmd.commands,
      helper.visibleCommands(cmd),
      (sub) => sub.helpGroup() || 'Commands:',
    );
    commandGroups.forEach((commands, group) => {
      const commandList = commands.map((sub) => {
        return callFormatItem(
          helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
          helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
        );
      });
      output = output.concat(this.formatItemList(group, commandList, helper));
    });

    return output.join('\n');
  }

  /**
   * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
   *
   * @param {string} str
   * @returns {number}
   */
  displayWidth(str) {
    return (0,external_node_util_.stripVTControlCharacters)(str).length;
  }

  /**
   * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
   *
   * @param {string} str
   * @returns {string}
   */
  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    // Usage has lots of parts the user might like to color separately! Assume default usage string which is formed like:
    //    command subcommand [options] [command] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleCommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleOptionDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleSubcommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleArgumentDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleDescriptionText(str) {
    return str;
  }
  styleOptionTerm(str) {
    return this.styleOptionText(str);
  }
  styleSubcommandTerm(str) {
    // This is very like usage with lots of parts! Assume default string which is formed like:
    //    subcommand [options] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleArgumentTerm(str) {
    return this.styleArgumentText(str);
  }
  styleOptionText(str) {
    return str;
  }
  styleArgumentText(str) {
    return str;
  }
  styleSubcommandText(str) {
    return str;
  }
  styleCommandText(str) {
    return str;
  }

  /**
   * Calculate the pad width from the maximum term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  /**
   * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
   *
   * @param {string} str
   * @returns {boolean}
   */
  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  /**
   * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
   *
   * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
   *   TTT  DDD DDDD
   *        DD DDD
   *
   * @param {string} term
   * @param {number} termWidth
   * @param {string} description
   * @param {Help} helper
   * @returns {string}
   */
  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    // Pad the term out to a consistent width, so descriptions are aligned.
    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    // Format the description.
    const spacerWidth = 2; // between term and description
    const helpWidth = this.helpWidth ?? 80; // in case prepareContext() was not called
    const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
    let formattedDescription;
    if (
      remainingWidth < this.minWidthToWrap ||
      helper.preformatted(description)
    ) {
      formattedDescription = description;
    } else {
      const wrappedDescription = helper.boxWrap(description, remainingWidth);
      formattedDescription = wrappedDescription.replace(
        /\n/g,
        '\n' + ' '.repeat(termWidth + spacerWidth),
      );
    }

    // Construct and overall indent.
    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  /**
   * Wrap a string at whitespace, preserving existing line breaks.
   * Wrapping is skipped if the width is less than `minWidthToWrap`.
   *
   * @param {string} str
   * @param {number} width
   * @returns {string}
   */
  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    // split up text by whitespace
    const chunkPattern = /[\s]*[^\s]+/g;
    const wrappedLines = [];
    rawLines.forEach((line) => {
      const chunks = line.match(chunkPattern);
      if (chunks === null) {
        wrappedLines.push('');
        return;
      }

      let sumChunks = [chunks.shift()];
      let sumWidth = this.displayWidth(sumChunks[0]);
      chunks.forEach((chunk) => {
        const visibleWidth = this.displayWidth(chunk);
        // Accumulate chunks while they fit into width.
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); // trim space at line break
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}

;// CONCATENATED MODULE: ../node_modules/commander/lib/option.js


class option_Option {
  /**
   * Initialize a new `Option` with the given `flags` and `description`.
   *
   * @param {string} flags
   * @param {string} [description]
   */

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); // A value must be supplied when the option is specified.
    this.optional = flags.includes('['); // A value is optional when the option is specified.
    // variadic test ignores <value,...> et al which might be used to describe custom splitting of single argument
    this.variadic = /\p{ID_Continue}\.\.\.[>\]]$/u.test(flags); // The option can take multiple values.
    this.mandatory = false; // The option must have a value after parsing, which usually means it must be specified on command line.
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; // May be a short flag, undefined, or even a long flag (if option has two long flags).
    this.long = optionFlags.longFlag;
    this.negate = false;
    if (this.long) {
      this.negate = this.long.startsWith('--no-');
    }
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.presetArg = undefined;
    this.envVar = undefined;
    this.parseArg = undefined;
    this.hidden = false;
    this.argChoices = undefined;
    this.conflictsWith = [];
    this.implied = undefined;
    this.helpGroupHeading = undefined; // soft initialised when option added to command
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Option}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Preset to use when option used without option-argument, especially optional but also boolean and negated.
   * The custom processing (parseArg) is called.
   *
   * @example
   * new Option('--color').default('GREYSCALE').preset('RGB');
   * new Option('--donate [amount]').preset('20').argParser(parseFloat);
   *
   * @param {*} arg
   * @return {Option}
   */

  preset(arg) {
    this.presetArg = arg;
    return this;
  }

  /**
   * Add option name(s) that conflict with this option.
   * An error will be displayed if conflicting options are found during parsing.
   *
   * @example
   * new Option('--rgb').conflicts('cmyk');
   * new Option('--js').conflicts(['ts', 'jsx']);
   *
   * @param {(string | string[])} names
   * @return {Option}
   */

  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  /**
   * Specify implied option values for when this option is set and the implied options are not.
   *
   * The custom processing (parseArg) is not called on the implied values.
   *
   * @example
   * program
   *   .addOption(new Option('--log', 'write logging information to file'))
   *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
   *
   * @param {object} impliedOptionValues
   * @return {Option}
   */
  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      // string is not documented, but easy mistake and we can do what user probably intended.
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }

  /**
   * Set environment variable to check for option value.
   *
   * An environment variable is only used if when processed the current option value is
   * undefined, or the source of the current value is 'default' or 'config' or 'env'.
   *
   * @param {string} name
   * @return {Option}
   */

  env(name) {
    this.envVar = name;
    return this;
  }

  /**
   * Set the custom handler for processing CLI option arguments into option values.
   *
   * @param {Function} [fn]
   * @return {Option}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Whether the option is mandatory and must have a value after parsing.
   *
   * @param {boolean} [mandatory=true]
   * @return {Option}
   */

  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }

  /**
   * Hide option in help.
   *
   * @param {boolean} [hide=true]
   * @return {Option}
   */

  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Only allow option value to be one of choices.
   *
   * @param {string[]} values
   * @return {Option}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Return option name.
   *
   * @return {string}
   */

  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }

  /**
   * Return option name, in a camelcase format that can be used
   * as an object attribute key.
   *
   * @return {string}
   */

  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  /**
   * Set the help group heading.
   *
   * @param {string} heading
   * @return {Option}
   */
  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }

  /**
   * Check if `arg` matches the short or long flag.
   *
   * @param {string} arg
   * @return {boolean}
   * @package
   */

  is(arg) {
    return this.short === arg || this.long === arg;
  }

  /**
   * Return whether a boolean option.
   *
   * Options are one of boolean, negated, required argument, or optional argument.
   *
   * @return {boolean}
   * @package
   */

  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

/**
 * This class is to make it easier to work with dual options, without changing the existing
 * implementation. We support separate dual options for separate positive and negative options,
 * like `--build` and `--no-build`, which share a single option value. This works nicely for some
 * use cases, but is tricky for others where we want separate behaviours despite
 * the single shared option value.
 */
class DualOptions {
  /**
   * @param {Option[]} options
   */
  constructor(options) {
    this.positiveOptions = new Map();
    this.negativeOptions = new Map();
    this.dualOptions = new Set();
    options.forEach((option) => {
      if (option.negate) {
        this.negativeOptions.set(option.attributeName(), option);
      } else {
        this.positiveOptions.set(option.attributeName(), option);
      }
    });
    this.negativeOptions.forEach((value, key) => {
      if (this.positiveOptions.has(key)) {
        this.dualOptions.add(key);
      }
    });
  }

  /**
   * Did the value come from the option, and not from possible matching dual option?
   *
   * @param {*} value
   * @param {Option} option
   * @returns {boolean}
   */
  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    // Use the value to deduce if (probably) came from the option.
    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}

/**
 * Convert string from kebab-case to camelCase.
 *
 * @param {string} str
 * @return {string}
 * @private
 */

function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}

/**
 * Split the short and long flag out of something like '-m,--mixed <value>'
 *
 * @private
 */

function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  // short flag, single dash and single character
  const shortFlagExp = /^-[^-]$/;
  // long flag, double dash and at least one character
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  // Normal is short and/or long.
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  // Long then short. Rarely used but fine.
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  // Allow two long flags, like '--ws, --workspace'
  // This is the supported way to have a shortish option flag.
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  // Check for unprocessed flag. Fail noisily rather than silently ignore.
  if (flagParts[0].startsWith('-')) {
    const unsupportedFlag = flagParts[0];
    const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
    if (/^-[^-][^-]/.test(unsupportedFlag))
      throw new Error(
        `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
      );
    if (shortFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many short flags`);
    if (longFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many long flags`);

    throw new Error(`${baseError}
- unrecognised flag format`);
  }
  if (shortFlag === undefined && longFlag === undefined)
    throw new Error(
      `option creation failed due to no flags found in '${flags}'.`,
    );

  return { shortFlag, longFlag };
}

;// CONCATENATED MODULE: ../node_modules/commander/lib/suggestSimilar.js
const maxDistance = 3;

function editDistance(a, b) {
  // https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  // Calculating optimal string alignment distance, no substring is edited more than once.
  // (Simple implementation.)

  // Quick early exit, return worst case.
  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  // distance between prefix substrings of a and b
  const d = [];

  // pure deletions turn a into empty string
  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  // pure insertions turn empty string into b
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  // fill matrix
  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, // deletion
        d[i][j - 1] + 1, // insertion
        d[i - 1][j - 1] + cost, // substitution
      );
      // transposition
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}

/**
 * Find close matches, restricted to same number of edits.
 *
 * @param {string} word
 * @param {string[]} candidates
 * @returns {string}
 */

function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  // remove possible duplicates
  candidates = Array.from(new Set(candidates));

  const searchingOptions = word.startsWith('--');
  if (searchingOptions) {
    word = word.slice(2);
    candidates = candidates.map((candidate) => candidate.slice(2));
  }

  let similar = [];
  let bestDistance = maxDistance;
  const minSimilarity = 0.4;
  candidates.forEach((candidate) => {
    if (candidate.length <= 1) return; // no one character guesses

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        // better edit distance, throw away previous worse matches
        bestDistance = distance;
        similar = [candidate];
      } else if (distance === bestDistance) {
        similar.push(candidate);
      }
    }
  });

  similar.sort((a, b) => a.localeCompare(b));
  if (searchingOptions) {
    similar = similar.map((candidate) => `--${candidate}`);
  }

  if (similar.length > 1) {
    return `\n(Did you mean one of ${similar.join(', ')}?)`;
  }
  if (similar.length === 1) {
    return `\n(Did you mean ${similar[0]}?)`;
  }
  return '';
}

;// CONCATENATED MODULE: ../node_modules/commander/lib/command.js













class command_Command extends external_node_events_.EventEmitter {
  /**
   * Initialize a new `Command`.
   *
   * @param {string} [name]
   */

  constructor(name) {
    super();
    /** @type {Command[]} */
    this.commands = [];
    /** @type {Option[]} */
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    /** @type {Argument[]} */
    this.registeredArguments = [];
    this._args = this.registeredArguments; // deprecated old name
    /** @type {string[]} */
    this.args = []; // cli args with options removed
    this.rawArgs = [];
    this.processedArgs = []; // like .args but after custom processing and collecting variadic
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; // default, env, cli etc
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; // custom name for executable
    this._executableDir = null; // custom search directory for subcommands
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; // legacy
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; // a hash of arrays
    /** @type {(boolean | string)} */
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; // used in save/restoreStateBeforeParse

    // see configureOutput() for docs
    this._outputConfiguration = {
      writeOut: (str) => external_node_process_namespaceObject.stdout.write(str),
      writeErr: (str) => external_node_process_namespaceObject.stderr.write(str),
      outputError: (str, write) => write(str),
      getOutHelpWidth: () =>
        external_node_process_namespaceObject.stdout.isTTY ? external_node_process_namespaceObject.stdout.columns : undefined,
      getErrHelpWidth: () =>
        external_node_process_namespaceObject.stderr.isTTY ? external_node_process_namespaceObject.stderr.columns : undefined,
      getOutHasColors: () =>
        useColor() ?? (external_node_process_namespaceObject.stdout.isTTY && external_node_process_namespaceObject.stdout.hasColors?.()),
      getErrHasColors: () =>
        useColor() ?? (external_node_process_namespaceObject.stderr.isTTY && external_node_process_namespaceObject.stderr.hasColors?.()),
      stripColor: (str) => (0,external_node_util_.stripVTControlCharacters)(str),
    };

    this._hidden = false;
    /** @type {(Option | null | undefined)} */
    this._helpOption = undefined; // Lazy created on demand. May be null if help option is disabled.
    this._addImplicitHelpCommand = undefined; // undecided whether true or false yet, not inherited
    /** @type {Command} */
    this._helpCommand = undefined; // lazy initialised, inherited
    this._helpConfiguration = {};
    /** @type {string | undefined} */
    this._helpGroupHeading = undefined; // soft initialised when added to parent
    /** @type {string | undefined} */
    this._defaultCommandGroup = undefined;
    /** @type {string | undefined} */
    this._defaultOptionGroup = undefined;
  }

  /**
   * Copy settings that are useful to have in common across root command and subcommands.
   *
   * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
   *
   * @param {Command} sourceCommand
   * @return {Command} `this` command for chaining
   */
  copyInheritedSettings(sourceCommand) {
    this._outputConfiguration = sourceCommand._outputConfiguration;
    this._helpOption = sourceCommand._helpOption;
    this._helpCommand = sourceCommand._helpCommand;
    this._helpConfiguration = sourceCommand._helpConfiguration;
    this._exitCallback = sourceCommand._exitCallback;
    this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
    this._combineFlagAndOptionalValue =
      sourceCommand._combineFlagAndOptionalValue;
    this._allowExcessArguments = sourceCommand._allowExcessArguments;
    this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
    this._showHelpAfterError = sourceCommand._showHelpAfterError;
    this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;

    return this;
  }

  /**
   * @returns {Command[]}
   * @private
   */

  _getCommandAndAncestors() {
    const result = [];
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }

  /**
   * Define a command.
   *
   * There are two styles of command: pay attention to where to put the description.
   *
   * @example
   * // Command implemented using action handler (description is supplied separately to `.command`)
   * program
   *   .command('clone <source> [destination]')
   *   .description('clone a repository into a newly created directory')
   *   .action((source, destination) => {
   *     console.log('clone command called');
   *   });
   *
   * // Command implemented using separate executable file (description is second parameter to `.command`)
   * program
   *   .command('start <service>', 'start named service')
   *   .command('stop [service]', 'stop named service, or all if no name supplied');
   *
   * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
   * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
   * @param {object} [execOpts] - configuration options (for executable)
   * @return {Command} returns new command for action handler, or `this` for executable command
   */

  command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
    let desc = actionOptsOrExecDesc;
    let opts = execOpts;
    if (typeof desc === 'object' && desc !== null) {
      opts = desc;
      desc = null;
    }
    opts = opts || {};
    const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);

    const cmd = this.createCommand(name);
    if (desc) {
      cmd.description(desc);
      cmd._executableHandler = true;
    }
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    cmd._hidden = !!(opts.noHelp || opts.hidden); // noHelp is deprecated old name for hidden
    cmd._executableFile = opts.executableFile || null; // Custom name for executable file, set missing to null to match constructor
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }

  /**
   * Factory routine to create a new unattached command.
   *
   * See .command() for creating an attached subcommand, which uses this routine to
   * create the command. You can override createCommand to customise subcommands.
   *
   * @param {string} [name]
   * @return {Command} new command
   */

  createCommand(name) {
    return new command_Command(name);
  }

  /**
   * You can customise the help with a subclass of Help by overriding createHelp,
   * or by overriding Help properties using configureHelp().
   *
   * @return {Help}
   */

  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }

  /**
   * You can customise the help by overriding Help properties using configureHelp(),
   * or with a subclass of Help by overriding createHelp().
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }

  /**
   * The default output goes to stdout and stderr. You can customise this for special
   * applications. You can also customise the display of errors by overriding outputError.
   *
   * The configuration properties are all functions:
   *
   *     // change how output being written, defaults to stdout and stderr
   *     writeOut(str)
   *     writeErr(str)
   *     // change how output being written for errors, defaults to writeErr
   *     outputError(str, write) // used for displaying errors and not used for displaying help
   *     // specify width for wrapping help
   *     getOutHelpWidth()
   *     getErrHelpWidth()
   *     // color support, currently only used with Help
   *     getOutHasColors()
   *     getErrHasColors()
   *     stripColor() // used to remove ANSI escape codes if output does not have colors
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  /**
   * Display the help or a custom message after an error occurs.
   *
   * @param {(boolean|string)} [displayHelp]
   * @return {Command} `this` command for chaining
   */
  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  /**
   * Display suggestion of similar commands for unknown commands, or options for unknown options.
   *
   * @param {boolean} [displaySuggestion]
   * @return {Command} `this` command for chaining
   */
  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }

  /**
   * Add a prepared subcommand.
   *
   * See .command() for creating an attached subcommand which inherits settings from its parent.
   *
   * @param {Command} cmd - new subcommand
   * @param {object} [opts] - configuration options
   * @return {Command} `this` command for chaining
   */

  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; // modifying passed command due to existing implementation

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }

  /**
   * Factory routine to create a new unattached argument.
   *
   * See .argument() for creating an attached argument, which uses this routine to
   * create the argument. You can override createArgument to return a custom argument.
   *
   * @param {string} name
   * @param {string} [description]
   * @return {Argument} new argument
   */

  createArgument(name, description) {
    return new argument_Argument(name, description);
  }

  /**
   * Define argument syntax for command.
   *
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @example
   * program.argument('<input-file>');
   * program.argument('[output-file]');
   *
   * @param {string} name
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom argument processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */
  argument(name, description, parseArg, defaultValue) {
    const argument = this.createArgument(name, description);
    if (typeof parseArg === 'function') {
      argument.default(defaultValue).argParser(parseArg);
    } else {
      argument.default(parseArg);
    }
    this.addArgument(argument);
    return this;
  }

  /**
   * Define argument syntax for command, adding multiple at once (without descriptions).
   *
   * See also .argument().
   *
   * @example
   * program.arguments('<cmd> [env]');
   *
   * @param {string} names
   * @return {Command} `this` command for chaining
   */

  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  /**
   * Define argument syntax for command, adding a prepared argument.
   *
   * @param {Argument} argument
   * @return {Command} `this` command for chaining
   */
  addArgument(argument) {
    const previousArgument = this.registeredArguments.slice(-1)[0];
    if (previousArgument?.variadic) {
      throw new Error(
        `only the last argument can be variadic '${previousArgument.name()}'`,
      );
    }
    if (
      argument.required &&
      argument.defaultValue !== undefined &&
      argument.parseArg === undefined
    ) {
      throw new Error(
        `a default value for a required argument is never used: '${argument.name()}'`,
      );
    }
    this.registeredArguments.push(argument);
    return this;
  }

  /**
   * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
   *
   * @example
   *    program.helpCommand('help [cmd]');
   *    program.helpCommand('help [cmd]', 'show help');
   *    program.helpCommand(false); // suppress default help command
   *    program.helpCommand(true); // add help command even if no subcommands
   *
   * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
   * @param {string} [description] - custom description
   * @return {Command} `this` command for chaining
   */

  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        // make the command to store the group
        this._initCommandGroup(this._getHelpCommand());
      }
      return this;
    }

    const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
    const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
    const helpDescription = description ?? 'display help for command';

    const helpCommand = this.createCommand(helpName);
    helpCommand.helpOption(false);
    if (helpArgs) helpCommand.arguments(helpArgs);
    if (helpDescription) helpCommand.description(helpDescription);

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    // init group unless lazy create
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  /**
   * Add prepared custom help command.
   *
   * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
   * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
   * @return {Command} `this` command for chaining
   */
  addHelpCommand(helpCommand, deprecatedDescription) {
    // If not passed an object, call through to helpCommand for backwards compatibility,
    // as addHelpCommand was originally used like helpCommand is now.
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  /**
   * Lazy create help command.
   *
   * @return {(Command|null)}
   * @package
   */
  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); // use default name and description
      }
      return this._helpCommand;
    }
    return null;
  }

  /**
   * Add hook for life cycle event.
   *
   * @param {string} event
   * @param {Function} listener
   * @return {Command} `this` command for chaining
   */

  hook(event, listener) {
    const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
    if (!allowedValues.includes(event)) {
      throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
    }
    if (this._lifeCycleHooks[event]) {
      this._lifeCycleHooks[event].push(listener);
    } else {
      this._lifeCycleHooks[event] = [listener];
    }
    return this;
  }

  /**
   * Register callback to use as replacement for calling process.exit.
   *
   * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
   * @return {Command} `this` command for chaining
   */

  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
          // Async callback from spawn events, not useful to throw.
        }
      };
    }
    return this;
  }

  /**
   * Call process.exit, and _exitCallback if defined.
   *
   * @param {number} exitCode exit code for using with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   * @return never
   * @private
   */

  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
      // Expecting this line is not reached.
    }
    external_node_process_namespaceObject.exit(exitCode);
  }

  /**
   * Register callback `fn` for the command.
   *
   * @example
   * program
   *   .command('serve')
   *   .description('start service')
   *   .action(function() {
   *      // do work here
   *   });
   *
   * @param {Function} fn
   * @return {Command} `this` command for chaining
   */

  action(fn) {
    const listener = (args) => {
      // The .action callback takes an extra parameter which is the command or options.
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; // backwards compatible "options"
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }

  /**
   * Factory routine to create a new unattached option.
   *
   * See .option() for creating an attached option, which uses this routine to
   * create the option. You can override createOption to return a custom option.
   *
   * @param {string} flags
   * @param {string} [description]
   * @return {Option} new option
   */

  createOption(flags, description) {
    return new option_Option(flags, description);
  }

  /**
   * Wrap parseArgs to catch 'commander.invalidArgument'.
   *
   * @param {(Option | Argument)} target
   * @param {string} value
   * @param {*} previous
   * @param {string} invalidArgumentMessage
   * @private
   */

  _callParseArg(target, value, previous, invalidArgumentMessage) {
    try {
      return target.parseArg(value, previous);
    } catch (err) {
      if (err.code === 'commander.invalidArgument') {
        const message = `${invalidArgumentMessage} ${err.message}`;
        this.error(message, { exitCode: err.exitCode, code: err.code });
      }
      throw err;
    }
  }

  /**
   * Check for option flag conflicts.
   * Register option if no conflicts found, or throw on conflict.
   *
   * @param {Option} option
   * @private
   */

  _registerOption(option) {
    const matchingOption =
      (option.short && this._findOption(option.short)) ||
      (option.long && this._findOption(option.long));
    if (matchingOption) {
      const matchingFlag =
        option.long && this._findOption(option.long)
          ? option.long
          : option.short;
      throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
    }

    this._initOptionGroup(option);
    this.options.push(option);
  }

  /**
   * Check for command name and alias conflicts with existing commands.
   * Register command if no conflicts found, or throw on conflict.
   *
   * @param {Command} command
   * @private
   */

  _registerCommand(command) {
    const knownBy = (cmd) => {
      return [cmd.name()].concat(cmd.aliases());
    };

    const alreadyUsed = knownBy(command).find((name) =>
      this._findCommand(name),
    );
    if (alreadyUsed) {
      const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
      const newCmd = knownBy(command).join('|');
      throw new Error(
        `cannot add command '${newCmd}' as already have command '${existingCmd}'`,
      );
    }

    this._initCommandGroup(command);
    this.commands.push(command);
  }

  /**
   * Add an option.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    // store default value
    if (option.defaultValue !== undefined) {
      this.setOptionValueWithSource(name, option.defaultValue, 'default');
    }

    // handler for cli and env supplied values
    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      // val is null for optional option used without an optional-argument.
      // val is undefined for boolean and negated option.
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      // custom processing
      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      // Fill-in appropriate missing values. Long winded but easy to follow.
      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; // not normal, parseArg might have failed or be a mock function for testing
        }
      }
      this.setOptionValueWithSource(name, val, valueSource);
    };

    this.on('option:' + oname, (val) => {
      const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
      handleOptionValue(val, invalidValueMessage, 'cli');
    });

    if (option.envVar) {
      this.on('optionEnv:' + oname, (val) => {
        const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
        handleOptionValue(val, invalidValueMessage, 'env');
      });
    }

    return this;
  }

  /**
   * Internal implementation shared by .option() and .requiredOption()
   *
   * @return {Command} `this` command for chaining
   * @private
   */
  _optionEx(config, flags, description, fn, defaultValue) {
    if (typeof flags === 'object' && flags instanceof option_Option) {
      throw new Error(
        'To add an Option object use addOption() instead of option() or requiredOption()',
      );
    }
    const option = this.createOption(flags, description);
    option.makeOptionMandatory(!!config.mandatory);
    if (typeof fn === 'function') {
      option.default(defaultValue).argParser(fn);
    } else if (fn instanceof RegExp) {
      // deprecated
      const regex = fn;
      fn = (val, def) => {
        const m = regex.exec(val);
        return m ? m[0] : def;
      };
      option.default(defaultValue).argParser(fn);
    } else {
      option.default(fn);
    }

    return this.addOption(option);
  }

  /**
   * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
   * option-argument is indicated by `<>` and an optional option-argument by `[]`.
   *
   * See the README for more details, and see also addOption() and requiredOption().
   *
   * @example
   * program
   *     .option('-p, --pepper', 'add pepper')
   *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
   *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
   *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }

  /**
   * Add a required option which must have a value after parsing. This usually means
   * the option must be specified on the command line. (Otherwise the same as .option().)
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  /**
   * Alter parsing of short flags with optional values.
   *
   * @example
   * // for `.option('-f,--flag [value]'):
   * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
   * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
   *
   * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
   * @return {Command} `this` command for chaining
   */
  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  /**
   * Allow unknown options on the command line.
   *
   * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
   * @return {Command} `this` command for chaining
   */
  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  /**
   * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
   *
   * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
   * @return {Command} `this` command for chaining
   */
  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  /**
   * Enable positional options. Positional means global options are specified before subcommands which lets
   * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
   * The default behaviour is non-positional and global options may appear anywhere on the command line.
   *
   * @param {boolean} [positional]
   * @return {Command} `this` command for chaining
   */
  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  /**
   * Pass through options that come after command-arguments rather than treat them as command-options,
   * so actual command-options come before command-arguments. Turning this on for a subcommand requires
   * positional options to have been enabled on the program (parent commands).
   * The default behaviour is non-positional and options may appear before or after command-arguments.
   *
   * @param {boolean} [passThrough] for unknown options.
   * @return {Command} `this` command for chaining
   */
  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }

  /**
   * @private
   */

  _checkForBrokenPassThrough() {
    if (
      this.parent &&
      this._passThroughOptions &&
      !this.parent._enablePositionalOptions
    ) {
      throw new Error(
        `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
      );
    }
  }

  /**
   * Whether to store option values as properties on command object,
   * or store separately (specify false). In both cases the option values can be accessed using .opts().
   *
   * @param {boolean} [storeAsProperties=true]
   * @return {Command} `this` command for chaining
   */

  storeOptionsAsProperties(storeAsProperties = true) {
    if (this.options.length) {
      throw new Error('call .storeOptionsAsProperties() before adding options');
    }
    if (Object.keys(this._optionValues).length) {
      throw new Error(
        'call .storeOptionsAsProperties() before setting option values',
      );
    }
    this._storeOptionsAsProperties = !!storeAsProperties;
    return this;
  }

  /**
   * Retrieve option value.
   *
   * @param {string} key
   * @return {object} value
   */

  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }

  /**
   * Store option value.
   *
   * @param {string} key
   * @param {object} value
   * @return {Command} `this` command for chaining
   */

  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }

  /**
   * Store option value and where the value came from.
   *
   * @param {string} key
   * @param {object} value
   * @param {string} source - expected values are default/config/env/cli/implied
   * @return {Command} `this` command for chaining
   */

  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }

  /**
   * Get source of option value.
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }

  /**
   * Get source of option value. See also .optsWithGlobals().
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSourceWithGlobals(key) {
    // global overwrites local, like optsWithGlobals
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (Object.hasOwn(cmd._optionValueSources, key)) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }

  /**
   * Get user arguments from implied or explicit arguments.
   * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
   *
   * @private
   */

  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    // auto-detect argument conventions if nothing supplied
    if (argv === undefined && parseOptions.from === undefined) {
      if (external_node_process_namespaceObject.versions?.electron) {
        parseOptions.from = 'electron';
      }
      // check node specific options for scenarios where user CLI args follow executable without scriptname
      const execArgv = external_node_process_namespaceObject.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; // internal usage, not documented
      }
    }

    // default to using process.argv
    if (argv === undefined) {
      argv = external_node_process_namespaceObject.argv;
    }
    this.rawArgs = argv.slice();

    // extract the user args and scriptPath
    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        // @ts-ignore: because defaultApp is an unknown property
        if (external_node_process_namespaceObject.defaultApp) {
          this._scriptPath = argv[1];
          userArgs = argv.slice(2);
        } else {
          userArgs = argv.slice(1);
        }
        break;
      case 'user':
        userArgs = argv.slice(0);
        break;
      case 'eval':
        userArgs = argv.slice(1);
        break;
      default:
        throw new Error(
          `unexpected parse option { from: '${parseOptions.from}' }`,
        );
    }

    // Find default name for program from arguments.
    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Use parseAsync instead of parse if any of your action handlers are async.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * program.parse(); // parse process.argv and auto-detect electron and special node flags
   * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
   * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv] - optional, defaults to process.argv
   * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
   * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
   * @return {Command} `this` command for chaining
   */

  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
   * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
   * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv]
   * @param {object} [parseOptions]
   * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
   * @return {Promise}
   */

  async parseAsync(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    await this._parseCommand([], userArgs);

    return this;
  }

  _prepareForParse() {
    // Save the state the first time, then restore the state before each subsequent parse.
    if (this._savedState === null) {
      // Do the special default of lone negated option to true, now that we have all the options.
      // Filter for negated options that have not been processed already.
      this.options
        .filter(
          (option) =>
            option.negate &&
            option.defaultValue === undefined &&
            this.getOptionValue(option.attributeName()) === undefined,
        )
        .forEach((option) => {
          // check for lone negated option: --no-foo without a --foo option
          const positiveLongFlag = option.long.replace(/^--no-/, '--');
          if (!this._findOption(positiveLongFlag)) {
            this.setOptionValueWithSource(
              option.attributeName(),
              true,
              'default',
            );
          }
        });

      this.saveStateBeforeParse();
    } else {
      this.restoreStateBeforeParse();
    }
  }

  /**
   * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state saved.
   */
  saveStateBeforeParse() {
    this._savedState = {
      // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
      _name: this._name,
      // option values before parse have default values (including false for negated options)
      // shallow clones
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  /**
   * Restore state before parse for calls after the first.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state restored.
   */
  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    // clear state from _prepareUserArgs
    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    // clear state from setOptionValueWithSource
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    // clear state from _parseCommand
    this.args = [];
    // clear state from _processArguments
    this.processedArgs = [];
  }

  /**
   * Throw if expected executable is missing. Add lots of help for author.
   *
   * @param {string} executableFile
   * @param {string} executableDir
   * @param {string} subcommandName
   */
  _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
    if (external_node_fs_.existsSync(executableFile)) return;

    const executableDirMessage = executableDir
      ? `searched for local subcommand relative to directory '${executableDir}'`
      : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
    const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
    throw new Error(executableMissing);
  }

  /**
   * Execute a sub-command executable.
   *
   * @private
   */

  _executeSubCommand(subcommand, args) {
    args = args.slice();
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      // Look for specified file
      const localBin = external_node_path_.resolve(baseDir, baseName);
      if (external_node_fs_.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(external_node_path_.extname(baseName))) return undefined;

      // Try all the extensions.
      const foundExt = sourceExt.find((ext) =>
        external_node_fs_.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    // Not checking for help first. Unlikely to have mandatory and executable, and can't robustly test for help flags in external command.
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // executableFile and executableDir might be full path, or just a name
    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; // resolve possible symlink for installed npm binary
      try {
        resolvedScriptPath = external_node_fs_.realpathSync(this._scriptPath);
      } catch {
        resolvedScriptPath = this._scriptPath;
      }
      executableDir = external_node_path_.resolve(
        external_node_path_.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = external_node_path_.basename(
          this._scriptPath,
          external_node_path_.extname(this._scriptPath),
        );
        if (legacyName !== this._name) {
          localFile = findFile(
            executableDir,
            `${legacyName}-${subcommand._name}`,
          );
        }
      }
      executableFile = localFile || executableFile;
    }

    const launchWithNode = sourceExt.includes(external_node_path_.extname(executableFile));

    let proc;
    if (external_node_process_namespaceObject.platform !== 'win32') {
      if (launchWithNode) {
        args.unshift(executableFile);
        // add executable arguments to spawn
        args = incrementNodeInspectorPort(external_node_process_namespaceObject.execArgv).concat(args);

        proc = external_node_child_process_.spawn(external_node_process_namespaceObject.argv[0], args, { stdio: 'inherit' });
      } else {
        proc = external_node_child_process_.spawn(executableFile, args, { stdio: 'inherit' });
      }
    } else {
      this._checkForMissingExecutable(
        executableFile,
        executableDir,
        subcommand._name,
      );
      args.unshift(executableFile);
      // add executable arguments to spawn
      args = incrementNodeInspectorPort(external_node_process_namespaceObject.execArgv).concat(args);
      proc = external_node_child_process_.spawn(external_node_process_namespaceObject.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      // testing mainly to avoid leak warnings during unit tests with mocked spawn
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        external_node_process_namespaceObject.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            // @ts-ignore because signals not typed to known strings
            proc.kill(signal);
          }
        });
      });
    }

    // By default terminate process when spawned process terminates.
    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; // code is null if spawned process terminated due to a signal
      if (!exitCallback) {
        external_node_process_namespaceObject.exit(code);
      } else {
        exitCallback(
          new CommanderError(
            code,
            'commander.executeSubCommandAsync',
            '(close)',
          ),
        );
      }
    });
    proc.on('error', (err) => {
      // @ts-ignore: because err.code is an unknown property
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
        // @ts-ignore: because err.code is an unknown property
      } else if (err.code === 'EACCES') {
        throw new Error(`'${executableFile}' not executable`);
      }
      if (!exitCallback) {
        external_node_process_namespaceObject.exit(1);
      } else {
        const wrappedError = new CommanderError(
          1,
          'commander.executeSubCommandAsync',
          '(error)',
        );
        wrappedError.nestedError = err;
        exitCallback(wrappedError);
      }
    });

    // Store the reference to the child process
    this.runningCommand = proc;
  }

  /**
   * @private
   */

  _dispatchSubcommand(commandName, operands, unknown) {
    const subCommand = this._findCommand(commandName);
    if (!subCommand) this.help({ error: true });

    subCommand._prepareForParse();
    let promiseChain;
    promiseChain = this._chainOrCallSubCommandHook(
      promiseChain,
      subCommand,
      'preSubcommand',
    );
    promiseChain = this._chainOrCall(promiseChain, () => {
      if (subCommand._executableHandler) {
        this._executeSubCommand(subCommand, operands.concat(unknown));
      } else {
        return subCommand._parseCommand(operands, unknown);
      }
    });
    return promiseChain;
  }

  /**
   * Invoke help directly if possible, or dispatch if necessary.
   * e.g. help foo
   *
   * @private
   */

  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    // Fallback to parsing the help flag to invoke the help.
    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }

  /**
   * Check this.args against expected this.registeredArguments.
   *
   * @private
   */

  _checkNumberOfArguments() {
    // too few
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    // too many
    if (
      this.registeredArguments.length > 0 &&
      this.registeredArguments[this.registeredArguments.length - 1].variadic
    ) {
      return;
    }
    if (this.args.length > this.registeredArguments.length) {
      this._excessArguments(this.args);
    }
  }

  /**
   * Process this.args using this.registeredArguments and save as this.processedArgs!
   *
   * @private
   */

  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      // Extra processing for nice error message on parsing failure.
      let parsedValue = value;
      if (value !== null && argument.parseArg) {
        const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
        parsedValue = this._callParseArg(
          argument,
          value,
          previous,
          invalidValueMessage,
        );
      }
      return parsedValue;
    };

    this._checkNumberOfArguments();

    const processedArgs = [];
    this.registeredArguments.forEach((declaredArg, index) => {
      let value = declaredArg.defaultValue;
      if (declaredArg.variadic) {
        // Collect together remaining arguments for passing together as an array.
        if (index < this.args.length) {
          value = this.args.slice(index);
          if (declaredArg.parseArg) {
            value = value.reduce((processed, v) => {
              return myParseArg(declaredArg, v, processed);
            }, declaredArg.defaultValue);
          }
        } else if (value === undefined) {
          value = [];
        }
      } else if (index < this.args.length) {
        value = this.args[index];
        if (declaredArg.parseArg) {
          value = myParseArg(declaredArg, value, declaredArg.defaultValue);
        }
      }
      processedArgs[index] = value;
    });
    this.processedArgs = processedArgs;
  }

  /**
   * Once we have a promise we chain, but call synchronously until then.
   *
   * @param {(Promise|undefined)} promise
   * @param {Function} fn
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCall(promise, fn) {
    // thenable
    if (promise?.then && typeof promise.then === 'function') {
      // already have a promise, chain callback
      return promise.then(() => fn());
    }
    // callback might return a promise
    return fn();
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallHooks(promise, event) {
    let result = promise;
    const hooks = [];
    this._getCommandAndAncestors()
      .reverse()
      .filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
      .forEach((hookedCommand) => {
        hookedCommand._lifeCycleHooks[event].forEach((callback) => {
          hooks.push({ hookedCommand, callback });
        });
      });
    if (event === 'postAction') {
      hooks.reverse();
    }

    hooks.forEach((hookDetail) => {
      result = this._chainOrCall(result, () => {
        return hookDetail.callback(hookDetail.hookedCommand, this);
      });
    });
    return result;
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {Command} subCommand
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallSubCommandHook(promise, subCommand, event) {
    let result = promise;
    if (this._lifeCycleHooks[event] !== undefined) {
      this._lifeCycleHooks[event].forEach((hook) => {
        result = this._chainOrCall(result, () => {
          return hook(this, subCommand);
        });
      });
    }
    return result;
  }

  /**
   * Process arguments in context of this command.
   * Returns action result, in case it is a promise.
   *
   * @private
   */

  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); // after cli, so parseArg not called on both cli and env
    this._parseOptionsImplied();
    operands = operands.concat(parsed.operands);
    unknown = parsed.unknown;
    this.args = operands.concat(unknown);

    if (operands && this._findCommand(operands[0])) {
      return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
    }
    if (
      this._getHelpCommand() &&
      operands[0] === this._getHelpCommand().name()
    ) {
      return this._dispatchHelpCommand(operands[1]);
    }
    if (this._defaultCommandName) {
      this._outputHelpIfRequested(unknown); // Run the help for default command from parent rather than passing to default command
      return this._dispatchSubcommand(
        this._defaultCommandName,
        operands,
        unknown,
      );
    }
    if (
      this.commands.length &&
      this.args.length === 0 &&
      !this._actionHandler &&
      !this._defaultCommandName
    ) {
      // probably missing subcommand and no handler, user needs help (and exit)
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // We do not always call this check to avoid masking a "better" error, like unknown command.
    const checkForUnknownOptions = () => {
      if (parsed.unknown.length > 0) {
        this.unknownOption(parsed.unknown[0]);
      }
    };

    const commandEvent = `command:${this.name()}`;
    if (this._actionHandler) {
      checkForUnknownOptions();
      this._processArguments();

      let promiseChain;
      promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
      promiseChain = this._chainOrCall(promiseChain, () =>
        this._actionHandler(this.processedArgs),
      );
      if (this.parent) {
        promiseChain = this._chainOrCall(promiseChain, () => {
          this.parent.emit(commandEvent, operands, unknown); // legacy
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); // legacy
    } else if (operands.length) {
      if (this._findCommand('*')) {
        // legacy default command
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        // skip option check, emit event for possible misspelling suggestion
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      // This command has subcommands and nothing hooked up at this level, so display help (and exit).
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
      // fall through for caller to handle after calling .parse()
    }
  }

  /**
   * Find matching command.
   *
   * @private
   * @return {Command | undefined}
   */
  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }

  /**
   * Return an option matching `arg` if any.
   *
   * @param {string} arg
   * @return {Option}
   * @package
   */

  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }

  /**
   * Display an error message if a mandatory option does not have a value.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */

  _checkForMissingMandatoryOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd.options.forEach((anOption) => {
        if (
          anOption.mandatory &&
          cmd.getOptionValue(anOption.attributeName()) === undefined
        ) {
          cmd.missingMandatoryOptionValue(anOption);
        }
      });
    });
  }

  /**
   * Display an error message if conflicting options are used together in this.
   *
   * @private
   */
  _checkForConflictingLocalOptions() {
    const definedNonDefaultOptions = this.options.filter((option) => {
      const optionKey = option.attributeName();
      if (this.getOptionValue(optionKey) === undefined) {
        return false;
      }
      return this.getOptionValueSource(optionKey) !== 'default';
    });

    const optionsWithConflicting = definedNonDefaultOptions.filter(
      (option) => option.conflictsWith.length > 0,
    );

    optionsWithConflicting.forEach((option) => {
      const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
        option.conflictsWith.includes(defined.attributeName()),
      );
      if (conflictingAndDefined) {
        this._conflictingOption(option, conflictingAndDefined);
      }
    });
  }

  /**
   * Display an error message if conflicting options are used together.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */
  _checkForConflictingOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }

  /**
   * Parse options from `argv` removing known options,
   * and return argv split into operands and unknown arguments.
   *
   * Side effects: modifies command by storing options. Does not reset state if called again.
   *
   * Examples:
   *
   *     argv => operands, unknown
   *     --known kkk op => [op], []
   *     op --known kkk => [op], []
   *     sub --unknown uuu op => [sub], [--unknown uuu op]
   *     sub -- --unknown uuu op => [sub --unknown uuu op], []
   *
   * @param {string[]} args
   * @return {{operands: string[], unknown: string[]}}
   */

  parseOptions(args) {
    const operands = []; // operands, not options or values
    const unknown = []; // first unknown option and remaining unknown args
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      // return false if not a negative number
      if (!/^-(\d+|\d*\.\d+)([eE][+-]?\d+)?$/.test(arg)) return false;
      // negative number is ok unless digit used as an option in command hierarchy
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    // parse options
    let activeVariadicOption = null;
    let activeGroup = null; // working through group of short options, like -abc
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      // literal
      if (arg === '--') {
        if (dest === unknown) dest.push(arg);
        dest.push(...args.slice(i));
        break;
      }

      if (
        activeVariadicOption &&
        (!maybeOption(arg) || negativeNumberArg(arg))
      ) {
        this.emit(`option:${activeVariadicOption.name()}`, arg);
        continue;
      }
      activeVariadicOption = null;

      if (maybeOption(arg)) {
        const option = this._findOption(arg);
        // recognised option, call listener to assign value with possible custom processing
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            // historical behaviour is optional value is following arg unless an option
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            // boolean flag
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      // Look for combo options following single dash, eat first one if known.
      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            // option with value following in same argument
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            // boolean option
            this.emit(`option:${option.name()}`);
            // remove the processed option and keep processing group
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      // Look for known long flag with value, like --foo=bar
      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }

      // Not a recognised option by this command.
      // Might be a command-argument, or subcommand option, or unknown option, or help command or option.

      // An unknown option means further arguments also classified as unknown so can be reprocessed by subcommands.
      // A negative number in a leaf command is not an unknown option.
      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      // If using positionalOptions, stop processing our options at subcommand.
      if (
        (this._enablePositionalOptions || this._passThroughOptions) &&
        operands.length === 0 &&
        unknown.length === 0
      ) {
        if (this._findCommand(arg)) {
          operands.push(arg);
          unknown.push(...args.slice(i));
          break;
        } else if (
          this._getHelpCommand() &&
          arg === this._getHelpCommand().name()
        ) {
          operands.push(arg, ...args.slice(i));
          break;
        } else if (this._defaultCommandName) {
          unknown.push(arg, ...args.slice(i));
          break;
        }
      }

      // If using passThroughOptions, stop processing options at first command-argument.
      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      // add arg
      dest.push(arg);
    }

    return { operands, unknown };
  }

  /**
   * Return an object containing local option values as key-value pairs.
   *
   * @return {object}
   */
  opts() {
    if (this._storeOptionsAsProperties) {
      // Preserve original behaviour so backwards compatible when still using properties
      const result = {};
      const len = this.options.length;

      for (let i = 0; i < len; i++) {
        const key = this.options[i].attributeName();
        result[key] =
          key === this._versionOptionName ? this._version : this[key];
      }
      return result;
    }

    return this._optionValues;
  }

  /**
   * Return an object containing merged local and global option values as key-value pairs.
   *
   * @return {object}
   */
  optsWithGlobals() {
    // globals overwrite locals
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  /**
   * Display error message and exit (or call exitOverride).
   *
   * @param {string} message
   * @param {object} [errorOptions]
   * @param {string} [errorOptions.code] - an id string representing the error
   * @param {number} [errorOptions.exitCode] - used with process.exit
   */
  error(message, errorOptions) {
    // output handling
    this._outputConfiguration.outputError(
      `${message}\n`,
      this._outputConfiguration.writeErr,
    );
    if (typeof this._showHelpAfterError === 'string') {
      this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
    } else if (this._showHelpAfterError) {
      this._outputConfiguration.writeErr('\n');
      this.outputHelp({ error: true });
    }

    // exit handling
    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  /**
   * Apply any option related environment variables, if option does
   * not have a value from cli or client code.
   *
   * @private
   */
  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in external_node_process_namespaceObject.env) {
        const optionKey = option.attributeName();
        // Priority check. Do not overwrite cli or options from unknown source (client-code).
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            // option can take a value
            // keep very simple, optional always takes value
            this.emit(`optionEnv:${option.name()}`, external_node_process_namespaceObject.env[option.envVar]);
          } else {
            // boolean
            // keep very simple, only care that envVar defined and not the value
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  /**
   * Apply any implied option values, if option is undefined or default value.
   *
   * @private
   */
  _parseOptionsImplied() {
    const dualHelper = new DualOptions(this.options);
    const hasCustomOptionValue = (optionKey) => {
      return (
        this.getOptionValue(optionKey) !== undefined &&
        !['default', 'implied'].includes(this.getOptionValueSource(optionKey))
      );
    };
    this.options
      .filter(
        (option) =>
          option.implied !== undefined &&
          hasCustomOptionValue(option.attributeName()) &&
          dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option,
          ),
      )
      .forEach((option) => {
        Object.keys(option.implied)
          .filter((impliedKey) => !hasCustomOptionValue(impliedKey))
          .forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              'implied',
            );
          });
      });
  }

  /**
   * Argument `name` is missing.
   *
   * @param {string} name
   * @private
   */

  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }

  /**
   * `Option` is missing an argument.
   *
   * @param {Option} option
   * @private
   */

  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }

  /**
   * `Option` does not have a value, and is a mandatory option.
   *
   * @param {Option} option
   * @private
   */

  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  /**
   * `Option` conflicts with another option.
   *
   * @param {Option} option
   * @param {Option} conflictingOption
   * @private
   */
  _conflictingOption(option, conflictingOption) {
    // The calling code does not know whether a negated option is the source of the
    // value, so do some work to take an educated guess.
    const findBestOptionFromValue = (option) => {
      const optionKey = option.attributeName();
      const optionValue = this.getOptionValue(optionKey);
      const negativeOption = this.options.find(
        (target) => target.negate && optionKey === target.attributeName(),
      );
      const positiveOption = this.options.find(
        (target) => !target.negate && optionKey === target.attributeName(),
      );
      if (
        negativeOption &&
        ((negativeOption.presetArg === undefined && optionValue === false) ||
          (negativeOption.presetArg !== undefined &&
            optionValue === negativeOption.presetArg))
      ) {
        return negativeOption;
      }
      return positiveOption || option;
    };

    const getErrorMessage = (option) => {
      const bestOption = findBestOptionFromValue(option);
      const optionKey = bestOption.attributeName();
      const source = this.getOptionValueSource(optionKey);
      if (source === 'env') {
        return `environment variable '${bestOption.envVar}'`;
      }
      return `option '${bestOption.flags}'`;
    };

    const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
    this.error(message, { code: 'commander.conflictingOption' });
  }

  /**
   * Unknown option `flag`.
   *
   * @param {string} flag
   * @private
   */

  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      // Looping to pick up the global options too
      let candidateFlags = [];
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      let command = this;
      do {
        const moreFlags = command
          .createHelp()
          .visibleOptions(command)
          .filter((option) => option.long)
          .map((option) => option.long);
        candidateFlags = candidateFlags.concat(moreFlags);
        command = command.parent;
      } while (command && !command._enablePositionalOptions);
      suggestion = suggestSimilar(flag, candidateFlags);
    }

    const message = `error: unknown option '${flag}'${suggestion}`;
    this.error(message, { code: 'commander.unknownOption' });
  }

  /**
   * Excess arguments, more than expected.
   *
   * @param {string[]} receivedArgs
   * @private
   */

  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const received = receivedArgs.length;
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const details = receivedArgs.join(', ');
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${received}: ${details}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }

  /**
   * Unknown command.
   *
   * @private
   */

  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          // just visible alias
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }

  /**
   * Get or set the program version.
   *
   * This method auto-registers the "-V, --version" option which will print the version number.
   *
   * You can optionally supply the flags and description to override the defaults.
   *
   * @param {string} [str]
   * @param {string} [flags]
   * @param {string} [description]
   * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
   */

  version(str, flags, description) {
    if (str === undefined) return this._version;
    this._version = str;
    flags = flags || '-V, --version';
    description = description || 'output the version number';
    const versionOption = this.createOption(flags, description);
    this._versionOptionName = versionOption.attributeName();
    this._registerOption(versionOption);

    this.on('option:' + versionOption.name(), () => {
      this._outputConfiguration.writeOut(`${str}\n`);
      this._exit(0, 'commander.version', str);
    });
    return this;
  }

  /**
   * Set the description.
   *
   * @param {string} [str]
   * @param {object} [argsDescription]
   * @return {(string|Command)}
   */
  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  /**
   * Set the summary. Used when listed as subcommand of parent.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */
  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }

  /**
   * Set an alias for the command.
   *
   * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
   *
   * @param {string} [alias]
   * @return {(string|Command)}
   */

  alias(alias) {
    if (alias === undefined) return this._aliases[0]; // just return first, for backwards compatibility

    /** @type {Command} */
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      // assume adding alias for last added executable subcommand, rather than this
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      // c.f. _registerCommand
      const existingCmd = [matchingCommand.name()]
        .concat(matchingCommand.aliases())
        .join('|');
      throw new Error(
        `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
      );
    }

    command._aliases.push(alias);
    return this;
  }

  /**
   * Set aliases for the command.
   *
   * Only the first alias is shown in the auto-generated help.
   *
   * @param {string[]} [aliases]
   * @return {(string[]|Command)}
   */

  aliases(aliases) {
    // Getter for the array of aliases is the main reason for having aliases() in addition to alias().
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }

  /**
   * Set / get the command usage `str`.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  usage(str) {
    if (str === undefined) {
      if (this._usage) return this._usage;

      const args = this.registeredArguments.map((arg) => {
        return humanReadableArgName(arg);
      });
      return []
        .concat(
          this.options.length || this._helpOption !== null ? '[options]' : [],
          this.commands.length ? '[command]' : [],
          this.registeredArguments.length ? args : [],
        )
        .join(' ');
    }

    this._usage = str;
    return this;
  }

  /**
   * Get or set the name of the command.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }

  /**
   * Set/get the help group heading for this subcommand in parent command's help.
   *
   * @param {string} [heading]
   * @return {Command | string}
   */

  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for subcommands added to this command.
   * (This does not override a group set directly on the subcommand using .helpGroup().)
   *
   * @example
   * program.commandsGroup('Development Commands:');
   * program.command('watch')...
   * program.command('lint')...
   * ...
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for options added to this command.
   * (This does not override a group set directly on the option using .helpGroup().)
   *
   * @example
   * program
   *   .optionsGroup('Development Options:')
   *   .option('-d, --debug', 'output extra debugging')
   *   .option('-p, --profile', 'output profiling information')
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  /**
   * @param {Option} option
   * @private
   */
  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  /**
   * @param {Command} cmd
   * @private
   */
  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }

  /**
   * Set the name of the command from script filename, such as process.argv[1],
   * or import.meta.filename.
   *
   * (Used internally and public although not documented in README.)
   *
   * @example
   * program.nameFromFilename(import.meta.filename);
   *
   * @param {string} filename
   * @return {Command}
   */

  nameFromFilename(filename) {
    this._name = external_node_path_.basename(filename, external_node_path_.extname(filename));

    return this;
  }

  /**
   * Get or set the directory for searching for executable subcommands of this command.
   *
   * @example
   * program.executableDir(import.meta.dirname);
   * // or
   * program.executableDir('subcommands');
   *
   * @param {string} [path]
   * @return {(string|null|Command)}
   */

  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }

  /**
   * Return program help documentation.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
   * @return {string}
   */

  helpInformation(contextOptions) {
    const helper = this.createHelp();
    const context = this._getOutputContext(contextOptions);
    helper.prepareContext({
      error: context.error,
      helpWidth: context.helpWidth,
      outputHasColors: context.hasColors,
    });
    const text = helper.formatHelp(this, helper);
    if (context.hasColors) return text;
    return this._outputConfiguration.stripColor(text);
  }

  /**
   * @typedef HelpContext
   * @type {object}
   * @property {boolean} error
   * @property {number} helpWidth
   * @property {boolean} hasColors
   * @property {function} write - includes stripColor if needed
   *
   * @returns {HelpContext}
   * @private
   */

  _getOutputContext(contextOptions) {
    contextOptions = contextOptions || {};
    const error = !!contextOptions.error;
    let baseWrite;
    let hasColors;
    let helpWidth;
    if (error) {
      baseWrite = (str) => this._outputConfiguration.writeErr(str);
      hasColors = this._outputConfiguration.getErrHasColors();
      helpWidth = this._outputConfiguration.getErrHelpWidth();
    } else {
      baseWrite = (str) => this._outputConfiguration.writeOut(str);
      hasColors = this._outputConfiguration.getOutHasColors();
      helpWidth = this._outputConfiguration.getOutHelpWidth();
    }
    const write = (str) => {
      if (!hasColors) str = this._outputConfiguration.stripColor(str);
      return baseWrite(str);
    };
    return { error, write, hasColors, helpWidth };
  }

  /**
   * Output help information for this command.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    /** @type {HelpTextEventContext} */
    const eventContext = {
      error: outputContext.error,
      write: outputContext.write,
      command: this,
    };

    this._getCommandAndAncestors()
      .reverse()
      .forEach((command) => command.emit('beforeAllHelp', eventContext));
    this.emit('beforeHelp', eventContext);

    let helpInformation = this.helpInformation({ error: outputContext.error });
    if (deprecatedCallback) {
      helpInformation = deprecatedCallback(helpInformation);
      if (
        typeof helpInformation !== 'string' &&
        !Buffer.isBuffer(helpInformation)
      ) {
        throw new Error('outputHelp callback must return a string or a Buffer');
      }
    }
    outputContext.write(helpInformation);

    if (this._getHelpOption()?.long) {
      this.emit(this._getHelpOption().long); // deprecated
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }

  /**
   * You can pass in flags and a description to customise the built-in help option.
   * Pass in false to disable the built-in help option.
   *
   * @example
   * program.helpOption('-?, --help', 'show help'); // customise
   * program.helpOption(false); // disable
   *
   * @param {(string | boolean)} flags
   * @param {string} [description]
   * @return {Command} `this` command for chaining
   */

  helpOption(flags, description) {
    // Support enabling/disabling built-in help option.
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; // reenable
        if (this._defaultOptionGroup) {
          // make the option to store the group
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; // disable
      }
      return this;
    }

    // Customise flags and description.
    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    // init group unless lazy create
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  /**
   * Lazy create help option.
   * Returns null if has been disabled with .helpOption(false).
   *
   * @returns {(Option | null)} the help option
   * @package
   */
  _getHelpOption() {
    // Lazy create help option on demand.
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  /**
   * Supply your own option to use for the built-in help option.
   * This is an alternative to using helpOption() to customise the flags and description etc.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }

  /**
   * Output help information and exit.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(external_node_process_namespaceObject.exitCode ?? 0); // process.exitCode does allow a string or an integer, but we prefer just a number
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    // message: do not have all displayed text available so only passing placeholder.
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }

  /**
   * // Do a little typing to coordinate emit and listener for the help text events.
   * @typedef HelpTextEventContext
   * @type {object}
   * @property {boolean} error
   * @property {Command} command
   * @property {function} write
   */

  /**
   * Add additional text to be displayed with the built-in help.
   *
   * Position is 'before' or 'after' to affect just this command,
   * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
   *
   * @param {string} position - before or after built-in help
   * @param {(string | Function)} text - string to add, or a function returning a string
   * @return {Command} `this` command for chaining
   */

  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (/** @type {HelpTextEventContext} */ context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      // Ignore falsy value when nothing to output.
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }

  /**
   * Output help information if help flags specified
   *
   * @param {Array} args - array of options to search for help flags
   * @private
   */

  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      // (Do not have all displayed text available so only passing placeholder.)
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}

/**
 * Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
 *
 * @param {string[]} args - array of arguments from node.execArgv
 * @returns {string[]}
 * @private
 */

function incrementNodeInspectorPort(args) {
  // Testing for these options:
  //  --inspect[=[host:]port]
  //  --inspect-brk[=[host:]port]
  //  --inspect-wait[=[host:]port]
  //  --inspect-port=[host:]port
  //
  // Host can be an IP literal encapsulated within square brackets (e.g. [::1]),
  // an IPv4 address in dotted-decimal form (e.g. 192.168.0.1), or a registered name.
  // https://www.rfc-editor.org/rfc/rfc3986.html#section-3.2.2
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk|-wait)?)$/)) !== null) {
      // e.g. --inspect
      debugOption = match[1];
    } else if (
      (match = arg.match(
        /^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+)$/,
      )) !== null
    ) {
      // Matches a host or a port, but not both. No colon to separate them.
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        // Plain digits so a port number.
        // e.g. --inspect=1234
        debugPort = match[3];
      } else {
        // Assume a host.
        // e.g. --inspect=localhost, --inspect=[::1], --inspect=192.168.0.1
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(
        /^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+):(\d+)$/,
      )) !== null
    ) {
      // Matched host:port pattern.
      // e.g. --inspect=localhost:1234, --inspect=[::1]:1234, --inspect=192.168.0.1:1234
      debugOption = match[1];
      debugHost = match[3];
      debugPort = match[4];
    }

    if (debugOption && debugPort !== '0') {
      return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
    }
    return arg;
  });
}

/**
 * Exported for using from tests, not otherwise used outside this file.
 *
 * @returns {boolean | undefined}
 * @package
 */
function useColor() {
  // Test for common conventions.
  // NB: the observed behaviour is in combination with how author adds color! For example:
  //   - we do not test NODE_DISABLE_COLORS, but util:styletext does
  //   - we do test NO_COLOR, but Chalk does not
  //
  // References:
  // https://no-color.org
  // https://bixense.com/clicolors/
  // https://github.com/nodejs/node/blob/0a00217a5f67ef4a22384cfc80eb6dd9a917fdc1/lib/internal/tty.js#L109
  // https://github.com/chalk/supports-color/blob/c214314a14bcb174b12b3014b2b0a8de375029ae/index.js#L33
  // (https://force-color.org recent web page from 2023, does not match major javascript implementations)

  if (
    external_node_process_namespaceObject.env.NO_COLOR ||
    external_node_process_namespaceObject.env.FORCE_COLOR === '0' ||
    external_node_process_namespaceObject.env.FORCE_COLOR === 'false'
  )
    return false;
  if (external_node_process_namespaceObject.env.FORCE_COLOR || external_node_process_namespaceObject.env.CLICOLOR_FORCE !== undefined)
    return true;
  return undefined;
}

;// CONCATENATED MODULE: ../node_modules/commander/index.js






const program = new command_Command();

const createCommand = (name) => new Command(name);
const createOption = (flags, description) =>
  new Option(flags, description);
const createArgument = (name, description) =>
  new Argument(name, description);

/**
 * Expose classes
 */





// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __nccwpck_require__(37);
// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __nccwpck_require__(8731);
// EXTERNAL MODULE: ./server/git/remove-folder.js
var remove_folder = __nccwpck_require__(7237);
// EXTERNAL MODULE: ./server/git/workspace.js + 3 modules
var workspace = __nccwpck_require__(6679);
// EXTERNAL MODULE: ./server/store/jobs.js
var store_jobs = __nccwpck_require__(2779);
;// CONCATENATED MODULE: ./server/commands/config-option.js

const CONFIG_FILE = 'docs-agent.config.json';
/** `--config`, the same for every command that needs the service's data. */
function configOption() {
    return new option_Option('-c, --config <file>', 'the configuration file').default(CONFIG_FILE);
}
/** An example, shown below a command's help. */
function example(...lines) {
    return `\nExample:\n${lines.map((line) => `  $ ${line}\n`).join('')}`;
}

// EXTERNAL MODULE: ./server/care/data-folder.js
var data_folder = __nccwpck_require__(7004);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(3136);
// EXTERNAL MODULE: ./server/words/system-fault.js
var system_fault = __nccwpck_require__(5119);
// EXTERNAL MODULE: ./server/words/zod-message.js
var zod_message = __nccwpck_require__(44);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js
var schemas = __nccwpck_require__(4362);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __nccwpck_require__(7576);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __nccwpck_require__(6090);
;// CONCATENATED MODULE: ./server/config/schema-parts.js

const variableName = schemas.string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be the name of an environment variable');
/** JSON has no comments: the key `//` is accepted in every object and ignored. */
const comment = { '//': schemas.unknown().optional() };

;// CONCATENATED MODULE: ./server/config/agent-schema.js



/** A name such as `registry.npmjs.org`, or `*.example.org` for what lies below; with a port where it is not 80 or 443. */
const HOST = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
const HOST_RULE = 'must be a host name such as `api.example.org` or `*.example.org`, with `:port` where it is not 80 or 443';
const megabytes = schemas.int().min(1).max(16_777_216);
/** What an agent may use. Memory, processes and disk are watched in the sandbox alone. */
const limitsSchema = schemas.strictObject({
    ...comment,
    /** Of all its processes together, and of each one. */
    memoryMb: megabytes.default(4096),
    processes: schemas.int().min(1).max(1_000_000).default(512),
    /** Of work tree, home and temporary folder together, and of each file. */
    diskMb: megabytes.default(10_240),
    /** Files that a change may touch, and what they may hold together. */
    changeFiles: schemas.int().min(1).max(1_000_000).default(5000),
    changeMb: megabytes.default(100),
});
const rulesSchema = schemas.strictObject({
    ...comment,
    command: schemas.union([schemas.string().min(1), schemas.tuple([schemas.string().min(1)], schemas.string())], 'must be a command line for `sh -c`, or a list of a program and its arguments')
        .refine((command) => ![command].flat().some((part) => part.includes('\0')), 'must not hold a NUL character'),
    timeoutMinutes: schemas.number()
        .positive()
        .max(24 * 60)
        .default(30),
    env: schemas.array(variableName).default([]),
    model: schemas.string().min(1).default('agent-command'),
    sandbox: schemas["enum"](['bubblewrap', 'none']).default('bubblewrap'),
    network: schemas.union([schemas["enum"](['all', 'none']), schemas.array(schemas.string().regex(HOST, HOST_RULE).toLowerCase()).min(1)], 'must be "all", "none", or a list of host names such as "api.example.org" or "*.example.org"')
        .default('all'),
    readable: schemas.array(schemas.string()
        .refine((path) => (0,external_node_path_.isAbsolute)(path) && !path.includes('\0'), 'must be an absolute path')
        .transform(external_node_path_.normalize))
        .default([]),
    limits: limitsSchema.prefault({}),
});
const agentSchema = rulesSchema.superRefine((agent, context) => {
    if (agent.sandbox !== 'none' || agent.network === 'all')
        return;
    const message = 'must be "all" where `sandbox` is "none": only the sandbox can keep an agent off the network';
    context.addIssue({ code: 'custom', path: ['network'], message });
});

;// CONCATENATED MODULE: ./server/config/branch-name.js
const FORBIDDEN = [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids them
    /[\x00-\x20\x7f~^:?*[\\]/,
    /\.\.|@\{|\/\/|^\/|\/$|\.$/,
    /(?:^|\/)\.|\.lock(?:\/|$)/,
    /^-|^HEAD$|^$/,
];
/** Whether git takes a name for a branch: `git check-ref-format --branch`, https://git-scm.com/docs/git-check-ref-format. */
function isBranchName(name) {
    return !FORBIDDEN.some((forbidden) => forbidden.test(name));
}

;// CONCATENATED MODULE: ./server/config/schema.js






const webAddress = schemas.string()
    .refine(isPlainWebAddress, 'must be an http or https address without user, query and fragment');
const pullRequestsSchema = schemas.discriminatedUnion('host', [
    schemas.strictObject({ ...comment, host: schemas.literal('review') }),
    // Gitea and Forgejo share GitHub's API, so the two names mean the same.
    schemas.strictObject({ ...comment, host: schemas["enum"](['github', 'gitea']), apiUrl: webAddress.optional() }),
], 'must be {"host": "review"}, {"host": "github", "apiUrl": …} or {"host": "gitea", "apiUrl": …}');
const projectSchema = schemas.strictObject({
    ...comment,
    repository: schemas.string()
        .min(1)
        .refine((url) => !url.startsWith('-') && !/[\s\p{Cc}]/u.test(url), 'must be a git URL or a path')
        .refine((url) => !carriesPassword(url), 'must not contain a password or token: name it in `tokenEnv`'),
    ref: schemas.string()
        .refine(isBranchName, 'must be the name of a branch as git takes it, such as `main`')
        .nullable()
        .default(null),
    tokenEnv: variableName.optional(),
    pullRequests: pullRequestsSchema.optional(),
    agent: agentSchema.optional(),
});
const PROJECT_ID_RULE = 'is no project id: accepted are letters, digits, `_`, `-` and inner dots, at most 128 characters';
const perHour = schemas.int().min(1).max(1_000_000);
/** `docs-agent.config.json`. */
const configSchema = schemas.strictObject({
    ...comment,
    $schema: schemas.string().optional(),
    dataDir: schemas.string().min(1).default('.docs-agent'),
    host: schemas.string().min(1).default('127.0.0.1'),
    port: schemas.int().min(0).max(65_535).default(8787),
    publicUrl: webAddress.optional(),
    trustedProxies: schemas.array(schemas.union([schemas.ipv4(), schemas.ipv6(), schemas.cidrv4(), schemas.cidrv6()], 'must be an IP address, or a range of them as in 10.0.0.0/8'))
        .default([]),
    /** Below this no turn begins and no job is taken. */
    diskFloorMegabytes: schemas.int().min(0).max(1_000_000_000).default(100),
    concurrency: schemas.int().min(1).max(64).default(2),
    limits: schemas.strictObject({
        ...comment,
        agentRequestsPerHour: perHour.default(limits/* AGENT_REQUESTS_PER_HOUR */.qs),
        analyticsRequestsPerHour: perHour.default(limits/* ANALYTICS_REQUESTS_PER_HOUR */.tI),
    })
        .prefault({}),
    keep: schemas.strictObject({
        ...comment,
        homesDays: schemas.number().min(0).max(3650).default(14),
        logsDays: schemas.number().min(0).max(3650).default(90),
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
    projects: schemas.record(schemas.string(), projectSchema)
        // A key that fails a schema of its own is reported as "Invalid key in record", without the reason.
        .superRefine((projects, context) => {
        for (const id of Object.keys(projects).filter((name) => !identifiers/* PROJECT_ID */.i.test(name)))
            context.addIssue({ code: 'custom', path: [id], message: PROJECT_ID_RULE });
    })
        .refine((projects) => Object.keys(projects).length > 0, 'must name at least one project'),
});
function isPlainWebAddress(text) {
    if (!URL.canParse(text))
        return false;
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === '';
}
function carriesPassword(repository) {
    if (!URL.canParse(repository))
        return false;
    const url = new URL(repository);
    return url.password !== '' || (/^https?:$/.test(url.protocol) && url.username !== '');
}

;// CONCATENATED MODULE: ./server/config/config.js








/**
 * Reads and checks a configuration file. Paths in it are relative to the file.
 * @throws UserError naming the key, what was given and what is accepted.
 */
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
/**
 * As `readConfig`, from a value. `name` stands in the errors, `directory` is what paths are relative to. Without
 * `tokens` the tokens' variables need not be set, as for commands that talk to nobody.
 */
function parseConfig(value, context) {
    const name = context.name ?? 'configuration';
    const parsed = configSchema.safeParse(value);
    if (!parsed.success)
        throw new user_error/* UserError */.y(`${name}: ${(0,zod_message/* describeIssue */.n)(parsed.error, value)}`);
    const { projects, agent, $schema: _, '//': __, ...rest } = parsed.data;
    const settings = Object.entries(projects).map(([id, project]) => {
        const fail = (key, why) => new user_error/* UserError */.y(`${name}: \`projects.${id}.${key}\` ${why}.`);
        return projectSettings({ id, project, agent: project.agent ?? agent, context, fail });
    });
    return {
        ...rest,
        dataDir: (0,external_node_path_.resolve)(context.directory, rest.dataDir),
        projects: new Map(settings.map((project) => [project.id, project])),
    };
}
function projectSettings(given) {
    const { id, project, agent, context, fail } = given;
    if (!agent)
        throw fail('agent', 'must be given here or at the top level, given nothing');
    const token = project.tokenEnv === undefined ? null : (context.environment[project.tokenEnv] ?? '').trim();
    if (token === '' && context.tokens !== false)
        throw fail('tokenEnv', `names the environment variable ${project.tokenEnv}, which is not set`);
    // The agent works for whoever can open a pull request; it must never hold what opens one.
    if (project.tokenEnv !== undefined && agent.env.includes(project.tokenEnv))
        throw fail('agent.env', `must not pass on ${project.tokenEnv}, which is the service's own token`);
    const tokenEnv = project.tokenEnv ?? null;
    const repository = repositoryUrl(project.repository, context.directory);
    const onGitHub = /^(https:\/\/|ssh:\/\/git@)github\.com\//.test(repository);
    const pullRequests = project.pullRequests ?? (onGitHub ? { host: 'github' } : { host: 'review' });
    if (pullRequests.host === 'review')
        return { id, repository, ref: project.ref, token, tokenEnv, agent, pullRequests: { host: 'review' } };
    const { apiUrl = onGitHub ? 'https://api.github.com' : undefined } = pullRequests;
    if (apiUrl === undefined)
        throw fail('pullRequests.apiUrl', 'must be given where the repository is not on github.com, given nothing');
    if (token === null)
        throw fail('tokenEnv', 'must name the variable that holds the token, given nothing');
    return {
        id,
        repository,
        ref: project.ref,
        token,
        tokenEnv,
        agent,
        pullRequests: { host: 'github', apiUrl },
    };
}
/** A URL as it is; `git@host:owner/repo` as an ssh URL; anything else is a path. */
function repositoryUrl(given, directory) {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(given))
        return given;
    const scp = /^([\w.-]+@[\w.-]+):(?!\/)(.+)$/.exec(given);
    if (scp)
        return `ssh://${scp[1]}/${scp[2]}`;
    return (0,external_node_url_.pathToFileURL)((0,external_node_path_.resolve)(directory, given)).href;
}

// EXTERNAL MODULE: ./server/store/database.js
var database = __nccwpck_require__(9674);
;// CONCATENATED MODULE: ./server/commands/open-data.js




/** Opens the service's data for a command, whether the service is running or not, and closes it afterwards. */
async function withData(file, work) {
    const config = readConfig(file, process.env, { tokens: false });
    const tightened = (0,data_folder/* secureDataFolder */.a)(config.dataDir);
    if (tightened !== undefined)
        process.stderr.write(`docs-agent: ${tightened}\n`);
    const db = (0,database/* openDatabase */.qI)(config.dataDir);
    try {
        return await work({ config, db });
    }
    finally {
        db.close();
    }
}
/** @throws UserError where the configuration has no such project. */
function requireProject(config, project) {
    if (config.projects.has(project))
        return;
    const known = [...config.projects.keys()].join(', ');
    throw new user_error/* UserError */.y(`--project: there is no project ${JSON.stringify(project)}; the configuration has ${known}.`);
}

;// CONCATENATED MODULE: ./server/commands/archive.js







/** `docs-agent archive` */
function archiveCommand(terminal) {
    return new command_Command('archive')
        .description('Archive a job: it takes no more messages, and if it is running it is ended.')
        .argument('<job>', 'the id of the job')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent archive h7kq2v9m4c8x3n5p6r2t7w9y4b'))
        .action(async (job, { config: file }) => {
        const home = await withData(file, ({ config, db }) => {
            const jobs = (0,store_jobs/* createJobStore */.X)(db);
            const before = jobs.find(job)?.status;
            if (!jobs.archive(job))
                throw new user_error/* UserError */.y(`There is no job ${JSON.stringify(job)}.`);
            // The agent's home is of no use any more; while the job runs the agent still has it.
            return before === 'active' ? undefined : (0,workspace/* jobFolders */.$1)(config.dataDir, job).home;
        });
        if (home !== undefined)
            await (0,remove_folder/* removeFolder */.v)(home);
        terminal.err(`Job ${job} is archived.\n`);
    });
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: ./server/care/mirror-care.js
var mirror_care = __nccwpck_require__(4164);
// EXTERNAL MODULE: ./server/git/git.js + 1 modules
var git = __nccwpck_require__(1478);
// EXTERNAL MODULE: ./server/git/mirror.js
var git_mirror = __nccwpck_require__(2403);
// EXTERNAL MODULE: ./server/git/own-repository.js
var own_repository = __nccwpck_require__(2119);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
;// CONCATENATED MODULE: ./server/backup/format.js




/**
 * A backup is one SQLite file: the service's own database as it stood at one moment, and beside its tables one more
 * that holds files in gzipped parts. What tells it from any other is the application id, which is "docs" in ASCII.
 */
const APPLICATION_ID = 0x646f6373;
/** SQLite takes no value of more than a gigabyte. */
const PART_BYTES = 8 * 1024 * 1024;
/** Files by where they belong in the data folder; a bundle holds the commits of a mirror that were not pushed yet. */
const JOB_FILE = /^jobs\/[\w-]{1,128}\/(?:change\.diff|turn-\d{1,9}\.log[\w.-]{0,32})$/;
const BUNDLE = /^mirrors\/(.+)\.bundle$/;
function isJobFile(path) {
    return JOB_FILE.test(path);
}
/** The project that a bundle is of, or undefined. */
function bundleProject(path) {
    const project = BUNDLE.exec(path)?.[1];
    return project !== undefined && identifiers/* PROJECT_ID */.i.test(project) ? project : undefined;
}
function bundlePath(project) {
    return `mirrors/${project}.bundle`;
}
/** Makes a copy of the database a backup. */
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
/** Adds a file, or nothing where it is gone meanwhile. */
async function addFile(db, { path, from }) {
    const insert = db.prepare('INSERT INTO backup_files (path, part, content) VALUES (?, ?, ?)');
    let part = 0;
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(from, { highWaterMark: PART_BYTES }))
            insert.run(path, part++, (0,external_node_zlib_.gzipSync)(chunk));
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
    const file = await (0,promises_.open)(to, 'wx', 0o600);
    try {
        const parts = db.prepare('SELECT content FROM backup_files WHERE path = ? ORDER BY part').iterate(path);
        for (const { content } of parts)
            await file.writeFile((0,external_node_zlib_.gunzipSync)(content));
        await file.sync();
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./server/backup/write-backup.js











/**
 * Writes all that a service needs to go on elsewhere into one new file, which its owner alone may read: the database,
 * logs and diffs, and commits that were not pushed yet. Homes of agents and what can be fetched again are left out.
 * The service may run meanwhile: SQLite copies the database as it stands at one moment, and files only grow after it.
 * @throws UserError where the file is there already, or can't be written
 */
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
        // SQLite would make the file with the rights that the umask leaves.
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(copy, 'wx', 0o600));
        given.db.prepare('VACUUM INTO ?').run(copy);
        await fill(copy, { dataDir: given.dataDir, folder });
        (0,external_node_fs_.chmodSync)(copy, 0o600);
        flush(copy);
        // Unlike a rename it fails where somebody else was faster.
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
        // Half a backup is never left behind, so nothing of it need survive a crash on its way.
        db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
        addFileTable(db);
        // Elsewhere, or after a restart, the number belongs to somebody else's process.
        db.exec('UPDATE turns SET process = NULL WHERE process IS NOT NULL; BEGIN');
        for await (const path of findJobFiles(dataDir))
            await addFile(db, { path, from: (0,external_node_path_.join)(dataDir, path) });
        for (const mirror of (0,mirror_care/* findMirrors */.af)(dataDir)) {
            const bundle = await bundleUnpushed(mirror, folder);
            if (bundle)
                await addFile(db, { path: bundlePath((0,external_node_path_.basename)(mirror, '.git')), from: bundle });
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
            if (entry.isFile() && isJobFile(path))
                yield path;
        }
    }
}
/** Commits of jobs at which the remote's branch does not stand, with all their history; undefined without any. */
async function bundleUnpushed(mirror, folder) {
    (0,own_repository/* resetSettings */.T)(mirror);
    const here = `--git-dir=${mirror}`;
    const format = '--format=%(refname) %(objectname)';
    const out = await (0,git/* git */.$)([here, 'for-each-ref', format, 'refs/heads', 'refs/remotes/origin']);
    const commits = new Map(out.split('\n').map((line) => line.split(' ')));
    const ours = `refs/heads/${(0,git_mirror/* jobBranch */.c3)('')}`;
    const refs = [...commits.keys()].filter((name) => {
        const pushed = commits.get(name.replace('refs/heads/', 'refs/remotes/origin/'));
        return name.startsWith(ours) && pushed !== commits.get(name);
    });
    if (refs.length === 0)
        return undefined;
    const bundle = (0,external_node_path_.join)(folder, `${(0,external_node_path_.basename)(mirror)}.bundle`);
    await (0,git/* git */.$)([here, 'bundle', 'create', '--quiet', bundle, ...refs]);
    return bundle;
}
function flush(file) {
    const descriptor = (0,external_node_fs_.openSync)(file, 'r');
    (0,external_node_fs_.fsyncSync)(descriptor);
    (0,external_node_fs_.closeSync)(descriptor);
}

;// CONCATENATED MODULE: ./server/commands/backup.js








/** `docs-agent backup` */
function backupCommand(terminal) {
    return new command_Command('backup')
        .description('Write jobs, keys, page views, logs and what was not pushed yet into one new file. The service may run meanwhile.')
        .argument('<file>', 'where to; it must not be there yet')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent backup /var/backups/docs-agent-$(date +%F).sqlite'))
        .action((file, { config: configFile }) => {
        requireDatabase(configFile);
        return withData(configFile, async ({ config, db }) => {
            await writeBackup({ db, dataDir: config.dataDir, file });
            const megabytes = ((0,external_node_fs_.statSync)(file).size / 1e6).toFixed(1);
            terminal.err(`${file} is written, ${megabytes} MB. Keep the configuration and the tokens apart from it.\n`);
        });
    });
}
/** With the wrong configuration there would be a backup of nothing, and nobody would know until it is needed. */
function requireDatabase(configFile) {
    const { dataDir } = readConfig(configFile, process.env, { tokens: false });
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(dataDir, 'service.sqlite')))
        throw new user_error/* UserError */.y(`There is nothing to back up in ${dataDir}: no service has run there.`);
}

// EXTERNAL MODULE: ./server/words/visible-text.js
var visible_text = __nccwpck_require__(8169);
;// CONCATENATED MODULE: ./server/commands/doctor.js






/** Beyond this a line is cut; git may have said a lot. */
const SAYS_MAX_LENGTH = 500;
/** `docs-agent doctor` */
function doctorCommand(terminal) {
    return new command_Command('doctor')
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
        terminal.err('All is well.\n');
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
    const { ALL_CHECKS, examine } = await Promise.all(/* import() */[__nccwpck_require__.e(182), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7552));
    const { signal } = new AbortController();
    const projects = [...config.projects.keys()].join(', ');
    return [
        { about, ok: true, says: `${file} has ${projects}` },
        ...(await examine(ALL_CHECKS, { config, environment: process.env, signal })),
    ];
}
function renderFinding(finding) {
    const says = (0,visible_text/* oneLine */.T)(finding.says, SAYS_MAX_LENGTH);
    const line = `${finding.ok ? 'ok  ' : 'FAIL'}  ${finding.about.padEnd(14)}  ${says}\n`;
    return finding.ok ? line : `${line}${' '.repeat(22)}→ ${finding.fix}\n`;
}

;// CONCATENATED MODULE: ./server/import-logs/find-files.js


/** What stands for standard input. */
const STANDARD_INPUT = '-';
/**
 * The files that are meant, each once: a name that exists is that file, anything else a glob. In the order given, a glob's
 * files by name.
 * @throws UserError where there is no file of the name.
 */
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
        // A pipe of the shell's has no path of its own.
        return file;
    }
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __nccwpck_require__(9435);
;// CONCATENATED MODULE: ./server/views/seed.js




const count = schemas.int().nonnegative();
const rowSchema = schemas.strictObject({ path: schemas.string().min(1), day: iso.date(), human: count, ai: count });
/**
 * Reads a JSON array of page views.
 * @throws UserError where the file is no such array; it names the row, counted from 1.
 */
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
/**
 * Checks rows of page views.
 * @throws UserError naming the row, counted from 1.
 */
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

// EXTERNAL MODULE: ./server/views/views.js
var views = __nccwpck_require__(3210);
;// CONCATENATED MODULE: ./server/commands/import-views.js











const PROGRESS_EVERY_MS = 200;
/** `docs-agent import-views` */
function importViewsCommand(terminal) {
    return new command_Command('import-views')
        .description('Count page views from web server logs: combined format or JSON lines, plain or gzip. Importing a log again adds ' +
        'only what is new in it. A .json file with an array of {"path", "day", "human", "ai"} sets those counts.')
        .argument('[files...]', 'logs, globs, or - for standard input')
        .addOption(configOption())
        .option('--project <id>', 'the project whose pages were viewed')
        .option('--explain [text]', 'say how lines are counted, or how a user agent or a line of a log would be')
        .addHelpText('after', example('docs-agent import-views --project docs /var/log/nginx/docs.access.log*', 'docs-agent import-views --explain "Mozilla/5.0 (compatible; GPTBot/1.2)"'))
        .action(async (files, options, command) => {
        if (options.explain !== undefined)
            return explain(options.explain, terminal);
        if (options.project === undefined)
            command.error("error: required option '--project <id>' not specified");
        if (files.length === 0)
            command.error("error: missing required argument 'files'");
        await importAll({ files, config: options.config, project: options.project ?? '', terminal });
    });
}
/** The lists of bots are large: only who needs them loads them. */
async function explain(text, terminal) {
    const { explainRules, explainText } = await Promise.all(/* import() */[__nccwpck_require__.e(49), __nccwpck_require__.e(401), __nccwpck_require__.e(270)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1270));
    terminal.out(text === true ? explainRules() : explainText(text));
}
async function importAll({ files, config: configFile, project, terminal }) {
    const config = readConfig(configFile, process.env, { tokens: false });
    requireProject(config, project);
    const found = findFiles(files);
    const db = (0,database/* openDatabase */.qI)(config.dataDir);
    try {
        const seeds = found.filter(isSeed);
        for (const file of seeds) {
            const rows = readViewRows(file);
            (0,views/* createViewStore */.T)(db).import(project, rows);
            terminal.out(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'} imported.\n`);
        }
        const logs = found.filter((file) => !seeds.includes(file));
        if (logs.length > 0)
            await importLogs({ db, logs, project, terminal });
    }
    finally {
        db.close();
    }
}
/** One log that can't be read does not keep the others from being imported. */
async function importLogs({ db, logs, project, terminal }) {
    const { createLogImporter } = await Promise.all(/* import() */[__nccwpck_require__.e(49), __nccwpck_require__.e(401), __nccwpck_require__.e(791)]).then(__nccwpck_require__.bind(__nccwpck_require__, 791));
    const { openFileSource, streamSource } = await __nccwpck_require__.e(/* import() */ 610).then(__nccwpck_require__.bind(__nccwpck_require__, 2610));
    const { renderSummary } = await __nccwpck_require__.e(/* import() */ 533).then(__nccwpck_require__.bind(__nccwpck_require__, 8533));
    const importLog = createLogImporter(db);
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
            failures.push(error instanceof user_error/* UserError */.y ? error.message : `${name}: ${(0,thrown/* messageOf */.b)(error)}.`);
        }
        finally {
            progress.clear();
        }
    }
    terminal.out(renderSummary({ files, durationMs: performance.now() - started }));
    if (failures.length > 0)
        throw new user_error/* UserError */.y(failures.join('\n'));
}
/** A line that is written over and over, where a person looks on. */
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
/** A .json file is counts to set if an array stands in it; JSON lines begin with an object. */
function isSeed(file) {
    if (!file.endsWith('.json'))
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





/** What `docs-agent init` writes, and docs-agent.config.example.json. JSON has no comments: the keys `//` are ours. */
const STARTING_CONFIG = {
    '//': 'Paths are relative to this file. A key named // is a comment, here and in every object below.',
    dataDir: '.docs-agent',
    host: '127.0.0.1',
    port: 8787,
    concurrency: 2,
    agent: {
        '//': [
            'The command gets the prompt on standard input and in DOCS_AGENT_PROMPT, in a fresh clone of the repository.',
            'It edits files and exits with 0; whatever differs afterwards becomes the change. A list is run as it is, a text by sh -c.',
            'env names the variables it gets of yours, such as the key of a model. bubblewrap shuts it in: it sees the system, read-only, its work tree, home and temporary folder, and the folders in readable.',
        ],
        command: ['your-agent', '--print'],
        timeoutMinutes: 30,
        env: ['YOUR_AGENT_API_KEY'],
        sandbox: 'bubblewrap',
        network: 'all',
        readable: [],
        model: 'your-agent',
    },
    projects: {
        docs: {
            '//': 'The project identifier is the key: this one is `docs`. Without ref the default branch is used.',
            repository: 'https://github.com/owner/docs.git',
            ref: 'main',
            tokenEnv: 'DOCS_AGENT_GITHUB_TOKEN',
            pullRequests: { host: 'github', apiUrl: 'https://api.github.com' },
        },
        handbook: {
            '//': 'Any other git remote, or a path: changes are pushed to a branch and shown on a page of the service.',
            repository: '../handbook',
            pullRequests: { host: 'review' },
        },
    },
};
/** `docs-agent init` */
function initCommand(terminal) {
    return new command_Command('init')
        .description('Write a configuration file to start from. It never overwrites one.')
        .argument('[file]', 'where to', CONFIG_FILE)
        .addHelpText('after', example('docs-agent init'))
        .action((file) => {
        try {
            (0,external_node_fs_.writeFileSync)(file, `${JSON.stringify(STARTING_CONFIG, null, 2)}\n`, { flag: 'wx' });
        }
        catch (error) {
            const exists = (0,thrown/* codeOf */.$)(error) === 'EEXIST';
            throw new user_error/* UserError */.y(exists ? `${file} exists already.` : `${file} cannot be written.`);
        }
        terminal.err(`${file} is written. Edit it, then run: docs-agent key create --project docs\n`);
    });
}

;// CONCATENATED MODULE: ./server/store/retry-job.js

/**
 * Queues the last turn of a failed job again, behind what waits already. What it had made and could not push is pushed;
 * otherwise the agent runs anew. `status` says why not; undefined where there is no such job.
 */
function retryJob(db, job, now) {
    return (0,database/* transaction */.Rn)(db, () => {
        const status = db.prepare('SELECT status FROM jobs WHERE id = ?').get(job)?.status;
        if (status !== 'failed')
            return { ok: false, status };
        db.prepare(`UPDATE turns SET state = 'queued', attempt = 0, process = NULL, failure = NULL, created_at = ?2,
         started_at = NULL, ended_at = NULL, project = (SELECT project FROM jobs WHERE id = ?1)
       WHERE job = ?1 AND seq = (SELECT max(seq) FROM turns WHERE job = ?1)`).run(job, now);
        db.prepare(`UPDATE jobs SET status = 'active' WHERE id = ?`).run(job);
        return { ok: true };
    });
}

;// CONCATENATED MODULE: ./server/commands/job.js





/** `docs-agent job retry` */
function jobCommand(terminal) {
    return new command_Command('job').description('Put a job right.').addCommand(retryCommand(terminal));
}
function retryCommand(terminal) {
    return new command_Command('retry')
        .description('Try the last instruction of a failed job again. What it had made and could not push is pushed; otherwise the agent ' +
        'runs anew. A running service takes it up within seconds.')
        .argument('<id>', 'the id of the job')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent job retry h7kq2v9m4c8x3n5p6r2t7w9y4b'))
        .action((id, { config: file }) => withData(file, ({ db }) => {
        const retried = retryJob(db, id, Date.now());
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
        case 'archived':
            return `Job ${id} is archived and does nothing more.`;
    }
}

// EXTERNAL MODULE: ./contract/job-status.js
var job_status = __nccwpck_require__(6634);
// EXTERNAL MODULE: ./server/pull-requests/proposal-text.js + 1 modules
var proposal_text = __nccwpck_require__(5287);
// EXTERNAL MODULE: ./server/store/job-list.js
var job_list = __nccwpck_require__(7277);
;// CONCATENATED MODULE: ./server/commands/jobs.js







/** `docs-agent jobs` */
function jobsCommand(terminal) {
    return new command_Command('jobs')
        .description('List the jobs, newest first.')
        .addOption(configOption())
        .addOption(new option_Option('--status <status>', 'only those of a status').choices(job_status/* JOB_STATUSES */.n))
        .option('--project <id>', 'only those of a project')
        .option('--limit <number>', 'at most so many', parseCount)
        .option('--json', 'an array of objects with id, project, status and more')
        .addHelpText('after', example('docs-agent jobs --status failed --limit 20'))
        .action(({ config: file, status, project, limit, json }) => withData(file, ({ config, db }) => {
        if (project !== undefined)
            requireProject(config, project);
        const jobs = (0,job_list/* createJobList */.g)(db).list({
            ...(status === undefined ? {} : { status }),
            ...(project === undefined ? {} : { project }),
            ...(limit === undefined ? {} : { limit }),
        });
        if (json)
            writeJson(jobs, terminal);
        else
            writeLines(jobs, terminal);
    }));
}
/** One object on a line, so that a list of any length need not fit into memory. */
function writeJson(jobs, terminal) {
    let separator = '[\n';
    for (const job of jobs) {
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
function writeLines(jobs, terminal) {
    let count = 0;
    for (const job of jobs) {
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
    throw new InvalidArgumentError('It must be a number from 1 on.');
}

// EXTERNAL MODULE: ./server/http/addresses.js
var addresses = __nccwpck_require__(3218);
// EXTERNAL MODULE: ./server/http/keys.js
var keys = __nccwpck_require__(6052);
// EXTERNAL MODULE: ./server/store/keys.js
var store_keys = __nccwpck_require__(9655);
;// CONCATENATED MODULE: ./server/commands/key.js








/** `docs-agent key create|list|revoke` */
function keyCommand(terminal) {
    return new command_Command('key')
        .description('Make, list and revoke the keys that callers use.')
        .addCommand(key_createCommand(terminal))
        .addCommand(listCommand(terminal))
        .addCommand(revokeCommand(terminal));
}
function key_createCommand(terminal) {
    return new command_Command('create')
        .description('Make a key. It is printed this once; only a hash of it is kept.')
        .addOption(configOption())
        .requiredOption('--project <id>', `the project it is for, or '${store_keys/* ALL_PROJECTS */.Vd}' for all`)
        .addOption(new option_Option('--scope <list>', 'read (GET), write (POST), or both')
        .argParser(parseScopes)
        .default([...store_keys/* SCOPES */.iW], 'read,write'))
        .addOption(new option_Option('--expires <time>', 'days as in 90d, hours as in 12h, or never')
        .argParser(parseLifetime)
        .default(store_keys/* KEY_LIFETIME_MS */.vi, `${limits/* KEY_LIFETIME_DAYS */.uc}d`))
        .addOption(new option_Option('--allow <address>', 'address or CIDR range it may be used from; may be repeated')
        .argParser(addRange)
        .default([], 'any address'))
        .addHelpText('after', example('docs-agent key create --project docs --scope read,write --expires 90d'))
        .action((options) => withData(options.config, ({ config, db }) => {
        if (options.project !== store_keys/* ALL_PROJECTS */.Vd)
            requireProject(config, options.project);
        const { project, scope, allow } = options;
        const lifetimeMs = Number.isFinite(options.expires) ? options.expires : null;
        const { id, key } = (0,keys/* createKey */.cF)((0,store_keys/* createKeyStore */.zH)(db), {
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
    return new command_Command('list')
        .description('List the keys, without the keys themselves.')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent key list'))
        .action(({ config: file }) => withData(file, ({ db }) => {
        const keys = (0,store_keys/* createKeyStore */.zH)(db).list();
        if (keys.length === 0)
            terminal.err('There are no keys.\n');
        for (const key of keys)
            terminal.out(`${describeKey(key, Date.now())}\n`);
    }));
}
function revokeCommand(terminal) {
    return new command_Command('revoke')
        .description('Revoke a key. A running service refuses it from its next request on.')
        .argument('<id>', 'the id that `key list` shows')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent key revoke 0a1b2c3d4e5f'))
        .action((id, { config: file }) => withData(file, ({ db }) => {
        if (!(0,store_keys/* createKeyStore */.zH)(db).revoke(id, Date.now()))
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
        throw new InvalidArgumentError('It must be read, write, or read,write.');
    return scopes;
}
/** Milliseconds; Infinity for ever, because commander takes null for no value. */
function parseLifetime(text) {
    if (text === 'never')
        return Number.POSITIVE_INFINITY;
    const [, count, unit] = /^([1-9]\d{0,4})([dh])$/.exec(text) ?? [];
    if (count === undefined)
        throw new InvalidArgumentError('It must be days as in 90d, hours as in 12h, or never.');
    return Number(count) * (unit === 'd' ? 24 : 1) * 3_600_000;
}
function addRange(text, ranges) {
    if (!(0,addresses/* isAddressRange */.C6)(text))
        throw new InvalidArgumentError('It must be an IP address or a range as in 10.0.0.0/8.');
    return [...ranges, text];
}

// EXTERNAL MODULE: ./server/care/prune.js + 2 modules
var prune = __nccwpck_require__(1626);
// EXTERNAL MODULE: ./server/store/job-rest.js
var job_rest = __nccwpck_require__(9907);
;// CONCATENATED MODULE: ./server/commands/prune.js







/** `docs-agent prune` */
function pruneCommand(terminal) {
    return new command_Command('prune')
        .description('Remove what `keep` in the configuration keeps no longer: homes, logs, what dead turns left behind. A running ' +
        'service does it by itself every hour.')
        .addOption(configOption())
        .option('--dry-run', 'only say what would be removed')
        .addHelpText('after', example('docs-agent prune --dry-run'))
        .action(({ config: file, dryRun = false }) => withData(file, async ({ config, db }) => {
        const unlock = lockIfFree(config.dataDir);
        try {
            const options = { dataDir: config.dataDir, jobs: (0,job_rest/* createRestStore */.e)(db), keep: config.keep, dryRun };
            const report = await (0,prune/* prune */.R)({ ...options, now: Date.now(), mirrors: unlock !== undefined }, new AbortController().signal);
            for (const { job, part, why } of report.removals)
                terminal.out(`${job}  ${part}  ${why}\n`);
            const { homes, logs, workspaces, refs, unfinishedPacks, megabytes } = (0,prune/* countReport */.A)(report);
            terminal.err(`${dryRun ? 'Would remove' : 'Removed'} ${homes} homes, ${logs} logs, ${workspaces} workspaces, ` +
                `${refs} refs, ${unfinishedPacks} unfinished packs: ${megabytes} MB.\n`);
            if (!unlock)
                terminal.err('The mirrors are left to the running service, which cleans them when it is idle.\n');
        }
        finally {
            unlock?.();
        }
    }));
}
/** Undefined where a service has the data folder. */
function lockIfFree(dataDir) {
    try {
        return (0,database/* lockDataDir */.Ng)(dataDir);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./server/store/schema.js
var schema = __nccwpck_require__(5660);
;// CONCATENATED MODULE: ./server/backup/restore-backup.js










/**
 * Makes a data folder of a backup. It appears whole or not at all.
 * @throws UserError where the folder is in use or holds anything, or the file is no backup
 */
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
/** On the same file system, so that it can become the data folder in one step. */
function makeFolderBeside(dataDir) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(dataDir), { recursive: true });
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
        throw new user_error/* UserError */.y(`The data folder ${dataDir} cannot be read: ${(0,thrown/* codeOf */.$)(error)}.`);
    }
    if (names.length === 0)
        return;
    // It says so itself where a service runs on it.
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
        throw new user_error/* UserError */.y(`The backup ${file} ${missing ? 'does not exist' : `cannot be read: ${(0,thrown/* messageOf */.b)(error)}`}.`);
    }
}
async function unpack(copy, { file, folder }) {
    const db = (0,database/* openFile */.Tq)(copy);
    try {
        checkBackup(db, file);
        for (const path of listFiles(db)) {
            const project = bundleProject(path);
            if (!isJobFile(path) && project === undefined)
                throw new user_error/* UserError */.y(`${file} holds a file that belongs nowhere: ${JSON.stringify(path)}.`);
            const to = (0,external_node_path_.join)(folder, path);
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(to), { recursive: true, mode: 0o700 });
            await takeFile(db, { path, to });
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
        if (pragma('application_id') !== APPLICATION_ID)
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
    await (0,git/* git */.$)(['init', '--quiet', '--bare', '--template=', mirror]);
    const refs = `refs/heads/${(0,git_mirror/* jobBranch */.c3)('*')}`;
    await (0,git/* git */.$)([`--git-dir=${mirror}`, 'fetch', '--quiet', '--no-write-fetch-head', bundle, `${refs}:${refs}`]);
    (0,external_node_fs_.rmSync)(bundle);
}

;// CONCATENATED MODULE: ./server/commands/restore.js




/** `docs-agent restore` */
function restoreCommand(terminal) {
    return new command_Command('restore')
        .description('Make the data folder of a backup. The folder must not be there yet.')
        .argument('<file>', 'what `docs-agent backup` wrote')
        .addOption(configOption())
        .addHelpText('after', example('docs-agent restore /var/backups/docs-agent-2026-01-31.sqlite'))
        .action(async (file, { config: configFile }) => {
        const { dataDir } = readConfig(configFile, process.env, { tokens: false });
        const { jobs, open, keys } = await restoreBackup({ file, dataDir });
        terminal.err(`${dataDir} is restored: ${jobs} jobs, ${keys} keys. ${open} jobs waited or ran when the backup was made, and ` +
            'will run when the service starts.\n');
    });
}

;// CONCATENATED MODULE: ./server/words/gathered-writes.js
const HELD_MS = 20;
/** More than this is written without waiting. */
const HELD_MAX_LENGTH = 64 * 1024;
/**
 * Gathers what is written within a moment into one write: thousands of requests a second would otherwise spend a good part
 * of their time on writing thousands of lines. `flush` is for the end of the process; one that is killed loses that moment.
 */
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

// EXTERNAL MODULE: ./server/words/known-secrets.js
var known_secrets = __nccwpck_require__(7396);
// EXTERNAL MODULE: ./server/words/redact.js + 4 modules
var redact = __nccwpck_require__(2419);
// EXTERNAL MODULE: ./server/words/service-log.js
var service_log = __nccwpck_require__(4223);
;// CONCATENATED MODULE: ./server/commands/serve.js







/** `docs-agent serve` */
function serveCommand(terminal) {
    return new command_Command('serve')
        .description('Run the service until it is stopped (SIGTERM, SIGINT or SIGHUP; a second one stops it at once).')
        .addOption(configOption())
        .option('-p, --port <number>', 'port to listen on, 0 for any that is free', parsePort)
        .option('--host <address>', 'address to listen on')
        .addOption(new option_Option('--log <format>', 'how to log; text on a terminal and json elsewhere unless given').choices([
        'json',
        'text',
    ]))
        .addHelpText('after', example('docs-agent serve --config docs-agent.config.json --port 8787'))
        .action(async (options) => serve(options, terminal));
}
async function serve({ config: file, log: format, ...given }, terminal) {
    const config = { ...readConfig(file, process.env), ...given };
    const { write, flush } = gatherWrites(terminal.out);
    process.once('exit', flush);
    const { text: withoutSecrets } = (0,redact/* redactSecrets */.f)((0,known_secrets/* knownSecrets */.x)(config, process.env));
    const log = await createLog(format, { write, withoutSecrets });
    const stopping = untilSignal(() => log('killed'));
    await warn(config, log);
    try {
        // Loaded here: the other commands start in half the time without it.
        const { startService } = await Promise.all(/* import() */[__nccwpck_require__.e(297), __nccwpck_require__.e(182), __nccwpck_require__.e(840)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1840));
        const service = await startService({ config, log });
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
/** What the first job would stumble over. It may be put right while the service runs, so it does not end it. */
async function warn(config, log) {
    const { CHEAP_CHECKS, examine } = await Promise.all(/* import() */[__nccwpck_require__.e(182), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7552));
    const { signal } = new AbortController();
    for (const finding of await examine(CHEAP_CHECKS, { config, environment: process.env, signal }))
        if (!finding.ok)
            log('warning', { about: finding.about, says: finding.says, fix: finding.fix });
}
async function createLog(format, options) {
    if ((format ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text')
        return (0,service_log/* createTextLog */.yk)(options);
    const { createJsonLog } = await Promise.all(/* import() */[__nccwpck_require__.e(63), __nccwpck_require__.e(746)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3746));
    return createJsonLog(options);
}
/**
 * Resolves at the first SIGTERM, SIGINT or SIGHUP (a terminal that closes); a second one ends the process at once, but
 * for SIGHUP: a terminal that closes sends it again after what its shell sent.
 */
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
function parsePort(text) {
    if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535)
        return Number(text);
    throw new InvalidArgumentError('It must be a number from 0 to 65535.');
}

;// CONCATENATED MODULE: ./server/commands/program.js












/** The `docs-agent` command with everything below it. */
function createProgram(terminal, others = []) {
    const program = new command_Command('docs-agent')
        .description('A documentation-agent service: jobs in, pull requests out.')
        .showHelpAfterError('(--help says more)')
        .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
        .exitOverride();
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
        pruneCommand,
    ];
    for (const make of commands)
        program.addCommand(withSettings(make(terminal), program));
    for (const { name, description } of others)
        program.addCommand(new command_Command(name).description(description));
    return program;
}
/** Commander hands its settings down to commands that it makes, not to those that are added. */
function withSettings(command, parent) {
    command.copyInheritedSettings(parent);
    for (const inner of command.commands)
        withSettings(inner, command);
    return command;
}

;// CONCATENATED MODULE: ./server/commands/run.js




/** Runs a command line and says how it ended. A person sees one sentence, never a stack. */
async function runCommandLine(args, { others, ...terminal }) {
    try {
        await createProgram(terminal, others).parseAsync(args, { from: 'user' });
        return 0;
    }
    catch (error) {
        // Commander has written its own sentence, or the help that was asked for.
        if (error instanceof CommanderError)
            return error.exitCode === 0 ? 0 : 2;
        const message = (0,thrown/* messageOf */.b)(error);
        terminal.err(`docs-agent: ${error instanceof user_error/* UserError */.y ? message : `unexpected: ${message}`}\n`);
        return 1;
    }
}


/***/ }),

/***/ 1478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  X: () => (/* binding */ GitError),
  $: () => (/* binding */ git)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(1421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __nccwpck_require__(37);
// EXTERNAL MODULE: ./server/words/visible-text.js
var visible_text = __nccwpck_require__(8169);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
;// CONCATENATED MODULE: ./server/git/environment.js

/** Below one byte a second for this long, a transfer over http has stalled. */
const STALLED_SECONDS = 60;
/**
 * What the operator may set for talking to remotes. The account's own git configuration counts only where
 * GIT_CONFIG_GLOBAL names it: an agent without a sandbox can write to the usual places.
 */
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
/** Nothing that a repository, an account or the machine has configured is to run a program. */
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
/** The environment of a git command of the service; with `remote`, of one that talks to another machine. */
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
/** The header is bound to the repository's own origin, so that a redirect or a submodule does not get it. */
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

;// CONCATENATED MODULE: ./server/git/git.js





const TIMEOUT_MS = 10 * 60_000;
const OUTPUT_MAX_BYTES = 8 * 1024 * 1024;
/** For what is left in the pipes once git is gone. A process that left the group may hold them open for ever. */
const DRAIN_MS = 5000;
/** A git command that did not succeed. The message holds what git said, without secrets. */
class GitError extends Error {
    name = 'GitError';
}
/**
 * Runs git and gives its standard output. It reads no configuration but the repository's own, runs no hook, asks
 * nothing; credentials travel in the environment of remote commands only, never in an argument or a file. Where it is
 * ended, whatever it started ends with it: `git-remote-http` outlives its parent otherwise, and keeps the pipes open.
 * @throws GitError
 */
async function git(args, options = {}) {
    options.signal?.throwIfAborted();
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd: options.cwd,
        env: { ...gitEnvironment(options.remote), ...options.env },
        stdio: ['pipe', 'pipe', 'pipe'],
        detached: true,
    });
    const end = () => endGroup(child);
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
    const stdout = collect(child.stdout, options.truncateBytes ?? OUTPUT_MAX_BYTES, end);
    const stderr = collect(child.stderr, 64 * 1024);
    const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    const late = AbortSignal.timeout(timeoutMs);
    const cut = AbortSignal.any([late, ...(options.signal ? [options.signal] : [])]);
    cut.addEventListener('abort', end);
    const code = await endOf(child).finally(() => cut.removeEventListener('abort', end));
    const truncated = stdout.full && options.truncateBytes !== undefined;
    if (code === 0 || truncated)
        return Buffer.concat(stdout.chunks).toString('utf8');
    const said = late.aborted
        ? `took longer than ${Math.ceil(timeoutMs / 1000)} seconds and was ended`
        : Buffer.concat(stderr.chunks).toString('utf8').trim() || `ended with ${code}`;
    throw new GitError(`git ${args.find((arg) => /^[a-z][a-z-]+$/.test(arg))}: ${withoutSecret(said, options.remote?.token)}`);
}
/** How git ended, once all that it said is read. What it left behind is ended, and would hold its pipes open. */
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
function withoutSecret(text, token) {
    return (0,visible_text/* oneLine */.T)(token ? text.replaceAll(token, '***') : text, 400);
}


/***/ }),

/***/ 2403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y4: () => (/* binding */ openMirror),
/* harmony export */   c3: () => (/* binding */ jobBranch),
/* harmony export */   p3: () => (/* binding */ DIFF_MAX_BYTES),
/* harmony export */   sW: () => (/* binding */ removeStaleLocks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1478);
/* harmony import */ var _own_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2119);




/**
 * Removes the lock files that git leaves when it is killed. To be called before any mirror is open, by the one service
 * that has the data folder.
 */
function removeStaleLocks(dataDir) {
    const mirrors = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'mirrors');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(mirrors))
        return;
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(mirrors, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && entry.name.endsWith('.lock'))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name), { force: true });
}
/** Beyond this a diff is not kept whole for the review page. */
const DIFF_MAX_BYTES = 1024 * 1024;
/** Where a job's work goes in the project's repository. */
function jobBranch(job) {
    return `docs-agent/${job}`;
}
/**
 * The service's own bare copy of a project's repository. Everything that needs credentials or trust happens here; what
 * an agent has touched is only ever read from, as files. The remote's branches are kept under refs/remotes/origin.
 */
function openMirror(dataDir, project) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'mirrors', `${project.id}.git`);
    const remote = { token: project.token, url: project.repository };
    let made = false;
    let last = Promise.resolve();
    /** One git command at a time changes the refs of a mirror: two would meet at a lock file. */
    const inTurn = (work) => {
        const next = last.then(work, work);
        last = next.catch(() => undefined);
        return next;
    };
    const run = async (args, options = {}) => {
        if (made)
            (0,_own_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .resetSettings */ .T)(directory);
        return (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)([`--git-dir=${directory}`, ...args], options);
    };
    const find = async (revision) => run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).then((out) => out.trim(), () => undefined);
    const fetchAll = async (signal) => {
        // Repeating it does no harm, and mends one that was cut short.
        if (!made)
            await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(['init', '--quiet', '--bare', '--template=', directory], { signal });
        made = true;
        (0,_own_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .resetSettings */ .T)(directory);
        // No tags, no submodules; deleted branches disappear here as well.
        const refspec = '+refs/heads/*:refs/remotes/origin/*';
        const flags = ['--quiet', '--no-tags', '--prune', '--no-recurse-submodules', '--no-write-fetch-head'];
        await run(['fetch', ...flags, '--', project.repository, refspec], { signal, remote });
    };
    const defaultBranch = async (signal) => {
        const out = await run(['ls-remote', '--symref', '--', project.repository, 'HEAD'], {
            signal,
            remote,
        });
        const branch = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(out)?.[1];
        if (branch === undefined)
            throw new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X('the repository has no default branch; name one in `ref`');
        return branch;
    };
    return {
        directory,
        find,
        /** Fetches, and says where the deploy branch and the job's own branch (if any) stand. */
        update: (job, signal) => inTurn(async () => {
            await fetchAll(signal);
            const baseBranch = project.ref ?? (await defaultBranch(signal));
            const base = await find(`refs/remotes/origin/${baseBranch}`);
            if (base === undefined)
                throw new _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .X(`the repository has no branch ${baseBranch}`);
            return { baseBranch, base, tip: await find(`refs/remotes/origin/${jobBranch(job)}`) };
        }),
        /** Asks whether the remote answers at all, without waiting for what else is done with it. */
        reach: (options) => run(['ls-remote', '--quiet', '--', project.repository, 'HEAD'], { ...options, remote }),
        /** Points a ref of our own at a commit, so that it stays and can be fetched from here. */
        keep: (job, commit) => inTurn(() => run(['update-ref', `refs/heads/${jobBranch(job)}`, commit])),
        /**
         * Pushes a commit to the job's branch, if that still stands at `expected` (undefined: does not exist).
         * Pushing what is there already succeeds.
         */
        push: (change, signal) => inTurn(async () => {
            const ref = `refs/heads/${jobBranch(change.job)}`;
            const lease = `--force-with-lease=${ref}:${change.expected ?? ''}`;
            const flags = ['--quiet', '--no-verify', '--no-signed', '--recurse-submodules=no', lease];
            await run(['push', ...flags, '--', project.repository, `${change.commit}:${ref}`], {
                signal,
                remote,
            });
        }),
        /** Whether a branch that stands at `tip` has the commit. */
        contains: (tip, commit) => tip === undefined
            ? Promise.resolve(false)
            : run(['merge-base', '--is-ancestor', commit, tip]).then(() => true, () => false),
        /** The difference of two commits as text, at most DIFF_MAX_BYTES of it. */
        diff: (from, to) => {
            const flags = ['--no-color', '--no-ext-diff', '--no-textconv', '--find-renames', '--full-index'];
            const prefixes = ['--src-prefix=a/', '--dst-prefix=b/'];
            return run(['diff', ...flags, ...prefixes, from, to, '--'], { truncateBytes: DIFF_MAX_BYTES });
        },
    };
}


/***/ }),

/***/ 2119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ resetSettings)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


/** All that is configured in a repository of the service. */
const CONFIG = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n';
/** Files by which a repository names programs, or sends git elsewhere for its settings and objects. */
const FOREIGN = ['info/attributes', 'info/grafts', 'config.worktree', 'commondir', 'objects/info/alternates'];
/**
 * Puts the settings of a bare repository of ours back to what they are to be. In the sandbox no agent gets at them; an
 * agent without one runs as the service's own user, and could have had git run a filter of its choice on every file.
 */
function resetSettings(repository) {
    const config = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, 'config');
    if (read(config) !== CONFIG) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(config, { recursive: true, force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(config, CONFIG, { mode: 0o600 });
    }
    for (const name of FOREIGN)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, name), { recursive: true, force: true });
}
function read(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1455);



/**
 * Removes what somebody else made, however many files, however deep, and where folders were closed: links are not
 * followed. `rm` does it, in a process of its own: Node's can't go below the longest path, and would stand still meanwhile.
 * @throws where something is left
 */
async function removeFolder(path) {
    if (!(await exists(path)))
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
async function exists(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path).then(() => true, () => false);
}


/***/ }),

/***/ 6679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  $1: () => (/* binding */ jobFolders),
  WQ: () => (/* binding */ makeWorkspace),
  m$: () => (/* binding */ takeChange)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __nccwpck_require__(37);
// EXTERNAL MODULE: ./server/git/remove-folder.js
var remove_folder = __nccwpck_require__(7237);
;// CONCATENATED MODULE: ./server/git/tidy-tree.js




/** More is no documentation, and looking at each would take minutes. */
const ENTRIES_MAX = 1_000_000;
/** Git reads these whole, before anything else. */
const GIT_FILES = ['.gitignore', '.gitattributes', '.gitmodules'];
const GIT_FILE_MAX_BYTES = 1024 * 1024;
/** What an agent has left can't be looked at as a change. The message says why. */
class UnfitTree extends Error {
    name = 'UnfitTree';
}
/**
 * Takes out of a work tree what can't be part of a change and would harm git: any `.git`, in which git would look for
 * settings or take its folder for a submodule; pipes, sockets and devices, whose reading may never end. Folders that were
 * closed are opened. Links are never followed.
 * @throws UnfitTree
 */
async function tidyTree(tree, signal) {
    try {
        await tidy(tree, signal);
    }
    catch (error) {
        if ((0,thrown/* codeOf */.$)(error) !== 'ENAMETOOLONG')
            throw error;
        throw new UnfitTree('the agent left a path of more than 4096 bytes in its work tree');
    }
}
async function tidy(tree, signal) {
    let entries = 0;
    const queue = [tree];
    for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
        await openFolder(folder);
        for await (const entry of await (0,promises_.opendir)(folder)) {
            signal.throwIfAborted();
            if (++entries > ENTRIES_MAX)
                throw new UnfitTree(`the agent left more than ${ENTRIES_MAX} files in its work tree`);
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.name.toLowerCase() === '.git')
                await (0,remove_folder/* removeFolder */.v)(path);
            else if (entry.isDirectory())
                queue.push(path);
            else if (!entry.isFile() && !entry.isSymbolicLink())
                await (0,promises_.rm)(path, { force: true });
            else if (GIT_FILES.includes(entry.name.toLowerCase()))
                await checkGitFile(path, entry.name);
        }
    }
}
async function openFolder(folder) {
    const { mode } = await (0,promises_.lstat)(folder);
    if ((mode & 0o700) !== 0o700)
        await (0,promises_.chmod)(folder, 0o700);
}
async function checkGitFile(path, name) {
    const { size } = await (0,promises_.lstat)(path);
    if (size > GIT_FILE_MAX_BYTES)
        throw new UnfitTree(`the agent left a ${name} of ${size} bytes, the most is ${GIT_FILE_MAX_BYTES}`);
}

;// CONCATENATED MODULE: ./server/git/change-size.js



const MIB = 1024 * 1024;
/**
 * Checks the files that an agent has touched against what a change may hold, by their sizes alone: before git spends
 * minutes on reading them.
 * @throws UnfitTree with the size
 */
async function checkChangeSize(given, signal) {
    const { tree, paths, limits } = given;
    if (paths.length > limits.changeFiles)
        throw new UnfitTree(`the change touches ${paths.length} files, the most is ${limits.changeFiles}`);
    let bytes = 0;
    for (const path of paths) {
        signal.throwIfAborted();
        const stat = await (0,promises_.lstat)((0,external_node_path_.join)(tree, path)).catch(() => undefined);
        // The size, not what it takes up: git would read every hole of a sparse file.
        bytes += stat?.isFile() ? stat.size : 0;
    }
    if (bytes > limits.changeMb * MIB)
        throw new UnfitTree(`the change holds ${Math.ceil(bytes / MIB)} MiB in ${paths.length} files, the most is ${limits.changeMb} MiB`);
}

// EXTERNAL MODULE: ./server/git/git.js + 1 modules
var git = __nccwpck_require__(1478);
// EXTERNAL MODULE: ./server/git/own-repository.js
var own_repository = __nccwpck_require__(2119);
;// CONCATENATED MODULE: ./server/git/unchanged-content.js


/** The entries of `git diff-index --cached --raw -z` that changed in content alone, with what they were before. */
function parseModified(raw) {
    const fields = raw.split('\0');
    const modified = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
        const [, mode = '', to, object = '', status] = /^:(\d+) (\d+) (\S+) \S+ (\w)/.exec(fields[at] ?? '') ?? [];
        const path = fields[at + 1] ?? '';
        if (status === 'M' && mode === to && mode.startsWith('100'))
            modified.push({ path, mode, object });
    }
    return modified;
}
/**
 * Those whose file is, byte for byte, what git had checked out. Git takes them for changed where the repository holds
 * other line endings than its own rules ask for: it would put them right on the way, and nobody asked for that.
 */
async function keepUnchanged(modified, folders) {
    const unchanged = [];
    for (const entry of modified) {
        const [now, before] = [(0,external_node_path_.join)(folders.tree, entry.path), (0,external_node_path_.join)(folders.pristine, entry.path)];
        if (await sameContent(now, before))
            unchanged.push(entry);
    }
    return unchanged;
}
async function sameContent(a, b) {
    const stats = await Promise.all([(0,promises_.lstat)(a), (0,promises_.lstat)(b)]).catch(() => undefined);
    if (!stats?.every((stat) => stat.isFile()) || stats[0]?.size !== stats[1]?.size)
        return false;
    const [left, right] = await Promise.all([(0,promises_.readFile)(a), (0,promises_.readFile)(b)]);
    return left.equals(right);
}

;// CONCATENATED MODULE: ./server/git/workspace.js








/** For the names of what an agent has touched. */
const NAMES_MAX_BYTES = 64 * 1024 * 1024;
/** The folders of one job. The agent gets `tree`, `home` and `tmp`; the rest is ours. */
function jobFolders(dataDir, job) {
    const root = (0,external_node_path_.join)(dataDir, 'jobs', job);
    const at = (name) => (0,external_node_path_.join)(root, name);
    return {
        root,
        tree: at('workspace'),
        home: at('home'),
        tmp: at('tmp'),
        /** What was checked out, and how the files stood then. */
        index: at('index'),
        /** Checked out again, to compare with. */
        pristine: at('pristine'),
        diff: at('change.diff'),
        log: (seq) => at(`turn-${seq}.log`),
    };
}
/**
 * Checks `commit` out for the agent, into a repository of its own on `branch`: no remote, nothing shared with the mirror,
 * so that whatever it does to the repository stays there. The index of the checkout is kept apart: later it tells which
 * files were touched.
 */
async function makeWorkspace(given, signal) {
    const { folders, branch, author } = given;
    for (const path of [folders.tree, folders.tmp, folders.index])
        await (0,remove_folder/* removeFolder */.v)(path);
    for (const folder of [folders.tree, folders.home, folders.tmp])
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    await inMirror(given, signal)('read-tree', '--reset', '-u', given.commit);
    const inTree = (...args) => (0,git/* git */.$)(args, { cwd: folders.tree, signal });
    await inTree('init', '--quiet', '--template=', `--initial-branch=${branch}`);
    const flags = ['--quiet', '--no-tags', '--no-write-fetch-head'];
    await inTree('fetch', ...flags, given.mirror, `${given.ref}:refs/heads/incoming`);
    await inTree('update-ref', 'HEAD', given.commit);
    await inTree('branch', '--quiet', '-D', 'incoming');
    await inTree('config', 'user.name', author.name);
    await inTree('config', 'user.email', author.email);
    (0,external_node_fs_.copyFileSync)(folders.index, (0,external_node_path_.join)(folders.tree, '.git', 'index'));
}
/**
 * Takes the state the agent left its files in as a commit on top of `parent`, made in the mirror, with an index of our
 * own. Nothing of the agent's repository is read: its configuration could name programs to run.
 * @returns the commit, or undefined where nothing differs from `parent`
 * @throws UnfitTree where that is no change, or too large a one
 */
async function takeChange(given, signal) {
    const { folders, parent } = given;
    await tidyTree(folders.tree, signal);
    const run = inMirror(given, signal);
    const paths = names((await run('diff-files', '--name-only', '-z')) + (await run(...UNTRACKED)));
    await checkChangeSize({ tree: folders.tree, paths, limits: given.limits }, signal);
    await run('add', '--all', '--', '.');
    await restoreUnchanged(given, signal);
    const tree = (await run('write-tree')).trim();
    (0,external_node_fs_.rmSync)(folders.index, { force: true });
    if (tree === (await run('rev-parse', `${parent}^{tree}`)).trim())
        return undefined;
    return (await run('commit-tree', tree, '-p', parent, '-m', given.message)).trim();
}
const UNTRACKED = ['ls-files', '--others', '--exclude-standard', '-z'];
/** Runs git on the mirror and the agent's files, never on the agent's repository. */
function inMirror({ folders, mirror, author }, signal) {
    const env = {
        GIT_INDEX_FILE: folders.index,
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_COMMITTER_NAME: author.name,
        GIT_COMMITTER_EMAIL: author.email,
    };
    return (...args) => {
        (0,own_repository/* resetSettings */.T)(mirror);
        const where = [`--git-dir=${mirror}`, `--work-tree=${folders.tree}`];
        return (0,git/* git */.$)([...where, '-c', 'core.fsync=committed,loose-object', ...args], {
            cwd: folders.tree,
            env,
            signal,
            truncateBytes: NAMES_MAX_BYTES,
        });
    };
}
/** Puts files back in the index that hold what they held when they were checked out. */
async function restoreUnchanged(given, signal) {
    const { folders, mirror, parent } = given;
    const run = inMirror(given, signal);
    const modified = parseModified(await run('diff-index', '--cached', '--raw', '-z', '--no-renames', '--no-abbrev', parent));
    if (modified.length === 0)
        return;
    await (0,remove_folder/* removeFolder */.v)(folders.pristine);
    (0,external_node_fs_.mkdirSync)(folders.pristine, { mode: 0o700 });
    const index = (0,external_node_path_.join)(folders.root, 'pristine-index');
    const apart = { cwd: folders.pristine, env: { GIT_INDEX_FILE: index }, signal };
    const inPristine = (args, input) => (0,git/* git */.$)([`--git-dir=${mirror}`, `--work-tree=${folders.pristine}`, ...args], {
        ...apart,
        ...(input === undefined ? {} : { input }),
    });
    try {
        await inPristine(['read-tree', parent]);
        await inPristine(['checkout-index', '-z', '--stdin'], modified.map(({ path }) => `${path}\0`).join(''));
        const unchanged = await keepUnchanged(modified, folders);
        const entries = unchanged.map(({ mode, object, path }) => `${mode} ${object} 0\t${path}\0`).join('');
        await (0,git/* git */.$)([`--git-dir=${mirror}`, 'update-index', '-z', '--index-info'], {
            env: { GIT_INDEX_FILE: folders.index },
            signal,
            input: entries,
        });
    }
    finally {
        (0,external_node_fs_.rmSync)(index, { force: true });
        await (0,remove_folder/* removeFolder */.v)(folders.pristine);
    }
}
function names(list) {
    return [...new Set(list.split('\0').filter((name) => name !== ''))];
}


/***/ }),

/***/ 3218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ isAddressRange),
/* harmony export */   gC: () => (/* binding */ callerAddress),
/* harmony export */   gR: () => (/* binding */ contains)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7030);

/** Whether `text` is an address or a range. */
function isAddressRange(text) {
    const [address = '', prefix, ...rest] = text.split('/');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
    if (family === 0 || rest.length > 0)
        return false;
    return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
/** Whether an address is in one of the ranges. An IPv4 address written as IPv6 counts as IPv4. */
function contains(ranges, address) {
    const plain = plainAddress(address);
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(plain);
    if (family === 0)
        return false;
    return listOf(ranges.join(',')).check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
/**
 * The caller's address: the peer's, or where that is a trusted proxy the last one in X-Forwarded-For that is not.
 * What stands left of it was written by the caller and proves nothing.
 */
function callerAddress(peer, forwarded) {
    const hops = [...(forwarded.for ?? '').split(',').map((hop) => hop.trim()), peer].filter((hop) => hop !== '');
    let caller = peer;
    while (hops.length > 0) {
        caller = hops.pop() ?? peer;
        if (!contains(forwarded.trusted, caller))
            break;
    }
    return plainAddress(caller);
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

/***/ 6052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ judgeKey),
/* harmony export */   Gq: () => (/* binding */ authorize),
/* harmony export */   N7: () => (/* binding */ UNKNOWN_PROJECT),
/* harmony export */   cF: () => (/* binding */ createKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _store_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9655);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3218);



const KEY = /^docs_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;
/** Makes a key. The text is returned this once: the store gets its hash. */
function createKey(store, wanted, now = Date.now()) {
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex');
    const key = `docs_${id}_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('base64url')}`;
    const lifetimeMs = wanted.lifetimeMs === undefined ? _store_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_LIFETIME_MS */ .vi : wanted.lifetimeMs;
    store.add({
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
/**
 * Decides whether a request may go on. Whatever is wrong with the key itself gets the same 401, so that nothing is
 * learnt by trying; a key of another project gets the 404 of a project that does not exist.
 */
function authorize(store, use, now = Date.now()) {
    const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(use.authorization ?? '')?.[1];
    if (token === undefined)
        return { ok: false, status: 401, error: 'Send the key in the header `Authorization: Bearer <key>`.' };
    const id = KEY.exec(token)?.[1];
    const row = id === undefined ? undefined : store.find(id);
    const matches = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(row?.hash ?? NO_HASH, hashKey(token));
    return judgeKey(matches ? row : undefined, use, now);
}
/** As `authorize`, for a key that was shown before: it may have been revoked since. */
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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest();
}


/***/ }),

/***/ 5287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  T: () => (/* binding */ proposalBody),
  R: () => (/* binding */ proposalTitle)
});

;// CONCATENATED MODULE: ./contract/own-traces.js
/** How the branch of a job's pull request begins; the job's id follows. */
const JOB_BRANCH_PREFIX = 'docs-agent/';
/** How every hidden line of ours begins: the marker in a comment, and what a pull request's body says of its job. */
const HIDDEN_LINE_START = '<!-- docs-agent:';

// EXTERNAL MODULE: ./server/words/visible-text.js
var visible_text = __nccwpck_require__(8169);
;// CONCATENATED MODULE: ./server/pull-requests/proposal-text.js


/**
 * The first line of a prompt as a title or commit subject. Mentions, references and links are taken apart: a commit
 * that says `fixes #1` closes an issue when it is merged, and nobody reviewed that.
 */
function proposalTitle(prompt, length = 72) {
    const first = prompt.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
    const inert = first
        .replace(/https?:\/\//gi, '')
        .replace(/@(?=\w)/g, '')
        .replace(/#(?=\d)|\bGH-(?=\d)/gi, '');
    return (0,visible_text/* oneLine */.T)(inert, length) || 'Documentation change';
}
/**
 * A pull request's body: the prompt as a code block, which renders nothing and notifies nobody. By the hidden line the action
 * knows the merge of a job's own work, and asks for nothing more.
 */
function proposalBody({ prompt, job }) {
    const shown = prompt.length > 20_000 ? `${prompt.slice(0, 20_000).toWellFormed()}\n…` : prompt;
    const longest = Math.max(2, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `Made by a documentation agent for this instruction:\n\n${fence}text\n${shown}\n${fence}\n\nJob \`${job}\`\n\n${HIDDEN_LINE_START}job ${job} -->`;
}


/***/ }),

/***/ 9674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ withinTransaction),
/* harmony export */   Ng: () => (/* binding */ lockDataDir),
/* harmony export */   Rn: () => (/* binding */ transaction),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   aA: () => (/* binding */ neverWait),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   qI: () => (/* binding */ openDatabase)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _words_system_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5119);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(37);
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8731);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5660);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(784);







/** How long a command, and the start of the service, wait for another program that writes. */
const BUSY_TIMEOUT_MS = 10_000;
/**
 * Opens the database in `dataDir`, making or upgrading it as needed. A commit is on disk when it returns
 * (WAL with synchronous=FULL). Other processes, such as the `key` commands, may have it open at the same time.
 * @throws UserError where the folder or the database can't be used.
 */
function openDatabase(dataDir) {
    makeDataDir(dataDir);
    let db;
    try {
        db = openFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'service.sqlite'));
        db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
        migrate(db);
        return db;
    }
    catch (error) {
        db?.close();
        throw unusable(dataDir, error);
    }
}
/** From here on a busy database is an error at once: whoever serves requests must not stand still (store/patience.ts). */
function neverWait(db) {
    db.exec('PRAGMA busy_timeout = 0');
}
/**
 * Takes the lock that makes a service the only one on its `dataDir`. SQLite holds it for the process, so a killed
 * service leaves none behind.
 * @returns the function that gives it back
 * @throws UserError where another service has it, or the folder can't be used.
 */
function lockDataDir(dataDir) {
    makeDataDir(dataDir);
    let db;
    try {
        db = openFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'service.lock'), 0);
        db.exec('BEGIN EXCLUSIVE');
    }
    catch (error) {
        db?.close();
        if ((0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .troubleOf */ .L)(error)?.kind === 'busy')
            throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Another docs-agent service is running on ${dataDir}.`);
        throw unusable(dataDir, error);
    }
    return () => db.close();
}
/** @throws UserError where it is no folder, or can't be made. */
function makeDataDir(dataDir) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dataDir, { recursive: true, mode: 0o700 });
    }
    catch (error) {
        const code = (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$)(error);
        const why = code === 'EEXIST' || code === 'ENOTDIR' ? 'is no folder, or lies below a file' : (0,_words_system_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFault */ .Q)(error);
        throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`The data folder ${dataDir} cannot be made: ${why}. \`dataDir\` says where it is.`);
    }
}
/** What to say where the data can't be used; what is no fault of the folder stays as it is. */
function unusable(dataDir, error) {
    const trouble = (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .troubleOf */ .L)(error);
    if (error instanceof _words_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y || (trouble === undefined && (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$)(error) !== 'ERR_SQLITE_ERROR'))
        return error;
    const why = trouble?.kind === 'unwritable'
        ? `its files cannot be written (${(0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error)})`
        : (0,_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStoreError */ .z)(error);
    return new _words_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`The data folder ${dataDir} cannot be used: ${why}.`);
}
/** The databases that have a transaction open around others: SQLite has savepoints for those within. */
const around = new WeakSet();
/**
 * Runs `work` in one transaction that takes the write lock at once, so that it can't fail halfway for being busy. Within
 * `withinTransaction` it is a part of the transaction around it.
 */
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
            // SQLite has rolled back by itself, as for a full disk; why is in the first error.
        }
        throw error;
    }
}
/** Runs `work` so that each `transaction` of it is undone on its own, and becomes final with the one that is open. */
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
            throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`The database is of version ${version}, made by a newer docs-agent; this one knows ${_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MIGRATIONS */ .o.length}.`);
        for (const migration of _schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MIGRATIONS */ .o.slice(version))
            db.exec(migration);
        db.exec(`PRAGMA user_version = ${_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MIGRATIONS */ .o.length}`);
    });
}
/** Opens any SQLite file as it is. `timeout` is how long to wait for others' locks, in milliseconds. */
function openFile(path, timeout = BUSY_TIMEOUT_MS) {
    return new (sqlite().DatabaseSync)(path, { timeout });
}
/** Asked for at run time: Node 20 has no SQLite, and the other faces of this product run there. */
function sqlite() {
    const { emitWarning } = process;
    process.emitWarning = (warning, ...rest) => {
        if (!String(warning).startsWith('SQLite is an experimental feature'))
            Reflect.apply(emitWarning, process, [warning, ...rest]);
    };
    try {
        const module = process.getBuiltinModule?.('node:sqlite');
        if (!module)
            throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`The service needs Node 22.13 or later; this is ${process.version}.`);
        return module;
    }
    finally {
        process.emitWarning = emitWarning;
    }
}


/***/ }),

/***/ 7277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ COUNT_MAX),
/* harmony export */   g: () => (/* binding */ createJobList)
/* harmony export */ });
/** Counting stops here, so that it costs the same however many jobs there are. */
const COUNT_MAX = 1000;
const COLUMNS = `id, project, status, model, pr_link, created_at, archived_at,
  substr((SELECT prompt FROM turns WHERE job = jobs.id AND seq = 1), 1, 500) AS prompt,
  (SELECT count(*) FROM turns WHERE job = jobs.id) AS turns,
  (SELECT failure FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS failure`;
/** Lists of jobs, newest first. */
function createJobList(db) {
    const counts = db.prepare('SELECT count(*) AS jobs FROM (SELECT 1 FROM jobs WHERE project = ? AND status = ? LIMIT ?)');
    return {
        list: ({ project, status, before, limit }) => {
            const conditions = [
                project === undefined ? [] : ['project = :project'],
                status === undefined ? [] : ['status = :status'],
                before === undefined ? [] : ['(created_at, id) < (:createdAt, :id)'],
            ].flat();
            const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
            const statement = db.prepare(`SELECT ${COLUMNS} FROM jobs ${where} ORDER BY created_at DESC, id DESC LIMIT :limit`);
            return statement.iterate({
                ...(project === undefined ? {} : { project }),
                ...(status === undefined ? {} : { status }),
                ...(before ?? {}),
                limit: limit ?? -1,
            });
        },
        /** At most COUNT_MAX. */
        count: (project, status) => Number(counts.get(project, status, COUNT_MAX)?.jobs ?? 0),
    };
}


/***/ }),

/***/ 9907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createRestStore)
/* harmony export */ });
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9674);

/** Whether jobs are at rest, and acts on those that are without a turn beginning meanwhile. */
function createRestStore(db) {
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
        /** Undefined where there is no such job. */
        find,
        /**
         * Runs `act` if no turn of the job waits or runs. A turn is begun under the same lock, by this service or another
         * process. `act` must be short.
         */
        whileAtRest: (job, act) => (0,_database_js__WEBPACK_IMPORTED_MODULE_0__/* .transaction */ .Rn)(db, () => {
            if (find(job)?.open === true)
                return false;
            act();
            return true;
        }),
    };
}


/***/ }),

/***/ 2779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ createJobStore)
/* harmony export */ });
/* unused harmony export randomJobId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9674);


/** What callers see of jobs: creating, reading, messaging, archiving. `now` gives milliseconds since 1970. */
function createJobStore(db, now = Date.now) {
    const insertJob = db.prepare(`INSERT INTO jobs (id, project, status, repository, ref, model, created_at) VALUES (?, ?, 'active', ?, ?, ?, ?)`);
    const insertTurn = db.prepare(`INSERT INTO turns (job, seq, project, prompt, state, created_at)
     SELECT ?1, 1 + coalesce(max(seq), 0), (SELECT project FROM jobs WHERE id = ?1), ?2, 'queued', ?3
     FROM turns WHERE job = ?1`);
    const selectJob = db.prepare('SELECT *, (SELECT max(seq) FROM turns WHERE job = jobs.id) AS turn FROM jobs WHERE id = ?');
    const selectTurn = db.prepare('SELECT * FROM turns WHERE job = ? AND seq = ?');
    const lastTurn = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM turns WHERE job = ?');
    const activate = db.prepare(`UPDATE jobs SET status = 'active' WHERE id = ?`);
    const archiveJob = db.prepare(`UPDATE jobs SET status = 'archived', archived_at = ? WHERE id = ?`);
    const dropQueued = db.prepare(`UPDATE turns SET state = 'done', failure = 'archived', ended_at = ? WHERE job = ? AND state = 'queued'`);
    const find = (id) => selectJob.get(id);
    const get = (id) => {
        const row = find(id);
        if (!row)
            throw new Error(`job ${id} vanished`);
        return row;
    };
    return {
        find,
        turn: (id, seq) => selectTurn.get(id, seq),
        /** Turns are numbered from 1 without a gap. */
        turnCount: (id) => Number(lastTurn.get(id)?.seq),
        /** On disk when it returns. */
        create: (job) => (0,_database_js__WEBPACK_IMPORTED_MODULE_1__/* .transaction */ .Rn)(db, () => {
            const id = randomJobId();
            insertJob.run(id, job.project, job.repository, job.ref, job.model, now());
            insertTurn.run(id, job.prompt, now());
            return get(id);
        }),
        /** Queues a further turn; undefined where the job is archived. On disk when it returns. */
        addMessage: (id, prompt) => (0,_database_js__WEBPACK_IMPORTED_MODULE_1__/* .transaction */ .Rn)(db, () => {
            if (get(id).status === 'archived')
                return undefined;
            insertTurn.run(id, prompt, now());
            activate.run(id);
            return get(id);
        }),
        /** Archives a job and drops what it has queued; the service ends what it runs. False where there is no such job. */
        archive: (id) => (0,_database_js__WEBPACK_IMPORTED_MODULE_1__/* .transaction */ .Rn)(db, () => {
            const job = find(id);
            if (!job)
                return false;
            if (job.status !== 'archived')
                archiveJob.run(now(), id);
            dropQueued.run(now(), id);
            return true;
        }),
    };
}
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
/** 26 of 32 letters: 130 random bits, because a review page is open to whoever knows its address. */
function randomJobId() {
    return Array.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(26), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}


/***/ }),

/***/ 9655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Vd: () => (/* binding */ ALL_PROJECTS),
/* harmony export */   iW: () => (/* binding */ SCOPES),
/* harmony export */   vi: () => (/* binding */ KEY_LIFETIME_MS),
/* harmony export */   zH: () => (/* binding */ createKeyStore)
/* harmony export */ });
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6090);

const SCOPES = ['read', 'write'];
/** Every project, in a key's `project`. */
const ALL_PROJECTS = '*';
/** Keys as they are kept: a hash, and what it may do. */
function createKeyStore(db) {
    const insert = db.prepare(`INSERT INTO keys (id, hash, project, scopes, allow, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)`);
    const select = db.prepare('SELECT * FROM keys WHERE id = ?');
    const selectAll = db.prepare('SELECT * FROM keys ORDER BY created_at, id');
    const revoke = db.prepare('UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL');
    return {
        add: (key) => {
            insert.run(key.id, key.hash, key.project, key.scopes, key.allow, key.created_at, key.expires_at);
        },
        find: (id) => select.get(id),
        list: () => selectAll.all(),
        /** False where there is no such key, or it was revoked before. */
        revoke: (id, at) => revoke.run(at, id).changes > 0,
    };
}
/** Milliseconds a key lives unless made otherwise. */
const KEY_LIFETIME_MS = _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_LIFETIME_DAYS */ .uc * 24 * 3_600_000;


/***/ }),

/***/ 3388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ whenFree)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(784);


/** A request is answered within a second, with a refusal if need be. */
const REQUEST_WAIT_MS = 800;
const TRY_AGAIN_MS = 25;
/**
 * Runs `work`, again while another program holds the database, for a little less than a second. SQLite's own waiting
 * would stand still in the middle of the event loop, and every other request with it.
 * @throws what `work` throws, in the end also that the database is busy.
 */
async function whenFree(work) {
    const end = performance.now() + REQUEST_WAIT_MS;
    for (;;) {
        try {
            return await work();
        }
        catch (error) {
            if ((0,_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .troubleOf */ .L)(error)?.kind !== 'busy' || performance.now() + TRY_AGAIN_MS > end)
                throw error;
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(TRY_AGAIN_MS);
    }
}


/***/ }),

/***/ 5660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ MIGRATIONS)
/* harmony export */ });
/**
 * The database's shape, one entry for each version of it; `user_version` counts those applied. Entries are only ever
 * added. Times are milliseconds since 1970.
 */
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
];


/***/ }),

/***/ 784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ troubleOf),
/* harmony export */   z: () => (/* binding */ describeStoreError)
/* harmony export */ });
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(37);

const TROUBLES = {
    busy: { kind: 'busy', sentence: 'another program holds the database', retryAfterSeconds: 2 },
    full: { kind: 'full', sentence: 'the disk is full', retryAfterSeconds: 30 },
    unwritable: { kind: 'unwritable', sentence: 'the database cannot be written', retryAfterSeconds: 30 },
};
/** SQLite's primary result codes, https://sqlite.org/rescode.html. */
const BY_RESULT = {
    5: TROUBLES.busy,
    6: TROUBLES.busy,
    8: TROUBLES.unwritable,
    10: TROUBLES.unwritable,
    13: TROUBLES.full,
    14: TROUBLES.unwritable,
};
/** Undefined for an error that waiting does not mend. */
function troubleOf(thrown) {
    const code = (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$)(thrown);
    if (code === 'ENOSPC' || code === 'EDQUOT')
        return TROUBLES.full;
    if (code !== 'ERR_SQLITE_ERROR')
        return undefined;
    const result = Reflect.get(Object(thrown), 'errcode');
    return typeof result === 'number' ? BY_RESULT[result & 0xff] : undefined;
}
/** What is wrong with the store, in words: its own where it is of the kinds above. */
function describeStoreError(thrown) {
    return troubleOf(thrown)?.sentence ?? (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(thrown);
}


/***/ }),

/***/ 5997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/** The bytes of a block. Counts are whole numbers from 0 to 2^53 - 1. */
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
/** The block in these bytes, which it goes on sharing. */
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
/** Memory that merged blocks are made in, one after the other, so that a large import leaves no garbage behind. */
class BlockBuffer {
    #ids = new Uint32Array(0);
    #human = new Float64Array(0);
    #ai = new Float64Array(0);
    /**
     * The block with a change worked in: its counts added, which may be negative, or put in the place of those there. Rows
     * stay when they become zero. The result is good until the next merge in the same buffer; what goes in may not be of it.
     */
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
/** What must be added to get from one block to another that has all its rows. */
function differenceOf(from, to) {
    const negated = {
        ids: from.ids,
        human: Float64Array.from(from.human, (n) => -n),
        ai: Float64Array.from(from.ai, (n) => -n),
    };
    return new BlockBuffer().merge(to, negated);
}
/** A block's sums, and how many of its rows count nothing. */
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

/***/ 6321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ createRankingReader),
  U: () => (/* binding */ idsOf)
});

// EXTERNAL MODULE: ./server/views/block.js
var views_block = __nccwpck_require__(5997);
;// CONCATENATED MODULE: ./server/views/plan.js
/**
 * Which blocks, added up, are the counts of all days in [from, to): a month's own block where the whole of it is asked
 * for, else its days, or the month less the days that are not asked for if that is fewer rows to read.
 */
function planRange(periods, range) {
    const steps = [];
    for (const { month, days } of byMonth(periods)) {
        const inside = days.filter(({ period }) => isInside(period, range));
        const outside = days.filter((day) => !inside.includes(day));
        if (inside.length === 0)
            continue;
        // A row that counts nothing is a row still, and subtraction can't tell whether it was among the days left out.
        const byDifference = month !== undefined &&
            (outside.length === 0 || (month.zeros === 0 && outside.every(({ zeros }) => zeros === 0)));
        if (byDifference && month.rows + rowsOf(outside) < rowsOf(inside)) {
            steps.push({ period: month.period, add: true });
            steps.push(...outside.map(({ period }) => ({ period, add: false })));
        }
        else
            steps.push(...inside.map(({ period }) => ({ period, add: true })));
    }
    return steps;
}
/** The sums over all days in [from, to). */
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
/**
 * Sorts page numbers by their totals, the highest first; equals keep their order. A radix sort, least digit first: a
 * million pages take some 20 ms where a comparing sort takes most of a second. The list given is written over on the way.
 */
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



function createRankingReader(db) {
    const listPeriods = db.prepare('SELECT period, rows, zeros, human, ai FROM view_blocks WHERE project = ? ORDER BY period');
    const readCounts = db.prepare('SELECT rows, zeros, counts FROM view_blocks WHERE project = ? AND period = ?');
    const readOrder = db.prepare('SELECT path_order FROM view_projects WHERE project = ?');
    // Used again by the next query: millions of pages would leave as many megabytes of garbage behind each.
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
    /** Adds a range up. Reads several rows: the caller holds a transaction around it. */
    return (project, range) => {
        const periods = listPeriods.all(project);
        const { zeros, ...totals } = sumRange(periods, range);
        const order = idsOf(readOrder.get(project)?.path_order);
        const sums = startSums(order.length, totals.human + totals.ai);
        const viewedByNone = new Set();
        for (const { period, add } of planRange(periods, range)) {
            const row = readCounts.get(project, period);
            const block = (0,views_block/* decodeBlock */.Wq)(row.counts, row.rows);
            if (add)
                addBlock(sums, block);
            else
                subtractBlock(sums, block);
            if (zeros > 0 && row.zeros > 0)
                for (const id of zeroRows(block))
                    viewedByNone.add(id);
        }
        const ids = rankByTotal(listed(order, { total: sums.total, viewedByNone }), sums.total);
        return { totals, ids, human: gather(sums.human, ids), total: gather(sums.total, ids) };
    };
}
/** Page numbers as they are kept in a column of bytes. */
function idsOf(bytes = new Uint8Array(0)) {
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}
function addBlock({ human, total }, { ids, human: people, ai: machines }) {
    for (let i = 0; i < ids.length; i++) {
        const id = ids[i] ?? 0;
        const views = people[i] ?? 0;
        human[id] = (human[id] ?? 0) + views;
        total[id] = (total[id] ?? 0) + views + (machines[i] ?? 0);
    }
}
/** In uint32 a difference may pass below zero on the way; it wraps round, and is right again at the end. */
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
/** The pages that have a row in the range, in the order of their paths. */
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


/***/ }),

/***/ 3210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createViewStore)
/* harmony export */ });
/* unused harmony export utcDay */
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6321);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2515);


/** Rankings kept, and the rows of them all together: 12 bytes each, so 36 MB at most beside the newest. */
const RANKINGS_KEPT = 4;
const RANKED_ROWS_KEPT = 3_000_000;
/** Page views, kept for each page and UTC day. */
function createViewStore(db) {
    const readRanking = (0,_ranking_js__WEBPACK_IMPORTED_MODULE_0__/* .createRankingReader */ .Y)(db);
    const writer = (0,_write_js__WEBPACK_IMPORTED_MODULE_1__/* .createViewWriter */ .b)(db);
    const findPath = db.prepare('SELECT path FROM view_paths WHERE project = ? AND id = ?');
    const kept = new Map();
    const rankingOf = (project, range) => {
        const key = JSON.stringify([project, writer.versionOf(project), range]);
        const ranking = kept.get(key) ?? readRanking(project, range);
        kept.delete(key);
        kept.set(key, ranking);
        forgetOldest(kept);
        return ranking;
    };
    return {
        /** One page of counts, the most viewed page first, and the totals of the whole range. */
        page: ({ project, dateFrom, dateTo, limit, offset }) => {
            const range = { from: dateFrom ? utcDay(dateFrom) : '', to: dateTo ? utcDay(dateTo) : '~' };
            return snapshot(db, () => {
                const { totals, ids, human, total } = rankingOf(project, range);
                const rows = Array.from(ids.subarray(offset, offset + limit), (id, i) => {
                    const people = human[offset + i] ?? 0;
                    const all = total[offset + i] ?? 0;
                    const path = String(findPath.get(project, id)?.path);
                    return { path, human: people, ai: all - people, total: all };
                });
                return {
                    totals: { ...totals, total: totals.human + totals.ai },
                    views: rows,
                    hasMore: ids.length > offset + limit,
                };
            });
        },
        /** Sets the counts of the given pages and days; importing the same rows again changes nothing. */
        import: (project, rows) => {
            const version = writer.versionOf(project);
            const ids = writer.pageIds(project, rows.map(({ path }) => path));
            writer.apply({ project, days: daysOf(rows, ids), mode: 'set', version });
        },
    };
}
/** The UTC day of an ISO 8601 date or date-time; one without an offset is taken as UTC. */
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
function* daysOf(rows, ids) {
    const days = Map.groupBy(rows.keys(), (i) => rows[i]?.day ?? '');
    for (const [day, list] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
        // The last of several rows for the same page and day counts.
        const last = new Map(list.map((i) => [ids[i] ?? 0, rows[i]]));
        const inOrder = [...last].sort(([a], [b]) => a - b);
        const change = {
            ids: Uint32Array.from(inOrder, ([id]) => id),
            human: Float64Array.from(inOrder, ([, row]) => row?.human ?? 0),
            ai: Float64Array.from(inOrder, ([, row]) => row?.ai ?? 0),
        };
        yield { day, change };
    }
}
/** Reads that belong together see one state of the database, whatever another process commits meanwhile. */
function snapshot(db, read) {
    db.exec('BEGIN');
    try {
        return read();
    }
    finally {
        db.exec('COMMIT');
    }
}


/***/ }),

/***/ 2515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ createViewWriter)
/* harmony export */ });
/* harmony import */ var _store_database_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9674);
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8731);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5997);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6321);




/** Paths put into the table in one transaction: few enough that the service's own writes are never kept waiting. */
const PATHS_AT_ONCE = 2000;
function createViewWriter(db) {
    const findPath = db.prepare('SELECT id FROM view_paths WHERE project = ? AND path = ?');
    const addPath = db.prepare('INSERT OR IGNORE INTO view_paths (project, id, path) VALUES (?, ?, ?)');
    const lastPath = db.prepare('SELECT max(id) AS id FROM view_paths WHERE project = ?');
    const sortPaths = db.prepare('SELECT json_group_array(id) AS ids FROM (SELECT id FROM view_paths WHERE project = ? ORDER BY path)');
    const findVersion = db.prepare('SELECT version FROM view_projects WHERE project = ?');
    const findOrder = db.prepare('SELECT path_order FROM view_projects WHERE project = ?');
    const putProject = db.prepare(`INSERT INTO view_projects (project, version, path_order) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET version = excluded.version, path_order = excluded.path_order`);
    const findBlock = db.prepare('SELECT rows, counts FROM view_blocks WHERE project = ? AND period = ?');
    const putBlock = db.prepare(`INSERT INTO view_blocks (project, period, rows, zeros, human, ai, counts) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET rows = excluded.rows, zeros = excluded.zeros, human = excluded.human,
       ai = excluded.ai, counts = excluded.counts`);
    const dayBuffer = new _block_js__WEBPACK_IMPORTED_MODULE_1__/* .BlockBuffer */ .UP();
    // A month is merged with one day after the other: from one buffer into the other, and back.
    let [monthBuffer, otherBuffer] = [new _block_js__WEBPACK_IMPORTED_MODULE_1__/* .BlockBuffer */ .UP(), new _block_js__WEBPACK_IMPORTED_MODULE_1__/* .BlockBuffer */ .UP()];
    const versionOf = (project) => Number(findVersion.get(project)?.version ?? 0);
    const pathCount = (project) => Number(lastPath.get(project)?.id ?? -1) + 1;
    const idOf = (project, path) => findPath.get(project, path)?.id;
    const readBlock = (project, period) => {
        const row = findBlock.get(project, period);
        return row ? (0,_block_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeBlock */ .Wq)(row.counts, row.rows) : _block_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BLOCK */ .Id;
    };
    /** The numbers of all paths in their order: as kept, or sorted anew where paths have come since. */
    const pathOrder = (project) => {
        const kept = (0,_ranking_js__WEBPACK_IMPORTED_MODULE_2__/* .idsOf */ .U)(findOrder.get(project)?.path_order);
        if (kept.length === pathCount(project))
            return kept;
        return Uint32Array.from(JSON.parse(String(sortPaths.get(project)?.ids)));
    };
    return {
        /** Goes up with every change of a project's views; 0 where there is none yet. */
        versionOf,
        /**
         * The numbers of these paths, new ones where they have none. A path without counts is in no one's way, so new ones
         * are committed on their own: an import that dies later leaves nothing wrong behind.
         */
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
            // In their order, so that the index grows at one end and neighbours get neighbouring numbers.
            missing.sort((a, b) => ((paths[a] ?? '') < (paths[b] ?? '') ? -1 : 1));
            for (let start = 0; start < missing.length; start += PATHS_AT_ONCE)
                (0,_store_database_js__WEBPACK_IMPORTED_MODULE_0__/* .transaction */ .Rn)(db, () => {
                    let next = pathCount(project);
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
        /**
         * Works the changes into the days' and the months' blocks, all or none of them. What takes long is done before the
         * write lock is taken.
         * @returns the new version
         * @throws UserError where the project's views have changed since `version`.
         */
        apply: ({ project, days, mode, version, also }) => {
            const writes = [];
            const keep = (period, block) => {
                const rows = block.ids.length;
                const { zeros, human, ai } = (0,_block_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(block);
                const bytes = (0,_block_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeBlock */ .U$)(block);
                writes.push(() => putBlock.run(project, period, rows, zeros, human, ai, bytes));
            };
            let month = { name: '', block: _block_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BLOCK */ .Id };
            for (const { day, change } of days) {
                const before = readBlock(project, day);
                const after = dayBuffer.merge(before, change, mode);
                keep(day, after);
                const name = day.slice(0, 7);
                if (name !== month.name) {
                    if (month.name)
                        keep(month.name, month.block);
                    month = { name, block: readBlock(project, name) };
                }
                const difference = mode === 'add' ? change : (0,_block_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceOf */ .Pq)(before, after);
                month = { name, block: monthBuffer.merge(month.block, difference) };
                [monthBuffer, otherBuffer] = [otherBuffer, monthBuffer];
            }
            if (month.name)
                keep(month.name, month.block);
            const order = pathOrder(project);
            (0,_store_database_js__WEBPACK_IMPORTED_MODULE_0__/* .transaction */ .Rn)(db, () => {
                if (versionOf(project) !== version)
                    throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('Another import changed these page views meanwhile. Run this one again.');
                for (const write of writes)
                    write();
                putProject.run(project, version + 1, new Uint8Array(order.buffer, order.byteOffset, order.byteLength));
                also?.();
            });
            return version + 1;
        },
    };
}


/***/ }),

/***/ 7396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ knownSecrets)
/* harmony export */ });
const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
/**
 * Every secret that the service knows: the projects' tokens, what the configuration passes on to agents, and the
 * passwords in addresses. Of access keys it knows only hashes.
 */
function knownSecrets(config, environment) {
    const projects = [...config.projects.values()];
    const values = projects.flatMap(({ token, agent }) => [
        token,
        ...agent.env.map((name) => environment[name]),
    ]);
    const addresses = [
        ...projects.map(({ repository }) => repository),
        ...PROXIES.map((name) => environment[name] ?? ''),
    ];
    return [...values, ...addresses.flatMap(passwordOf)].flatMap((value) => (value ? [value] : []));
}
/** As it is written in the address, and as it is sent. */
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

/***/ 2419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  f: () => (/* binding */ redactSecrets)
});

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __nccwpck_require__(6193);
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
/** Bytes that stand in no pattern are all of class 0: it keeps the table small. */
function classify(patterns) {
    const classOf = new Uint16Array(256);
    let classes = 1;
    for (const pattern of patterns)
        for (const byte of pattern)
            if (classOf[byte] === 0)
                classOf[byte] = classes++;
    return { classOf, classes };
}
/** Breadth first: where a state has no way on, it takes that of the longest suffix that is a state as well. */
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
/** Passes bytes on, `%41` as the byte that it stands for, with the places where each begins and ends in the text. */
function createPercentDecoder(emit) {
    /** What may become an escape: a percent sign, or one with its first digit. */
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
/**
 * The forms in which a secret is looked for, white space left out and base64url written as base64: as it is, in hex of
 * either case, and in base64 at each of the three alignments. Of those, the characters that the secret shares with what
 * stands before or behind it are left out: they hold six bits of it at most.
 */
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
/** Base64url's own two characters as base64's, so that both are found by one pattern. */
function foldBase64(byte) {
    if (byte === 0x2d)
        return 0x2b;
    return byte === 0x5f ? 0x2f : byte;
}
/** The characters of base64 that depend on nothing but these bytes, where `shift` bytes stand before them. */
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

/** White space is no part of a form, so that line breaks hide nothing; more of it than this in one place ends the form. */
const GAP_MAX = 1024;
/** Reads a text byte by byte and notes where it holds one of the automaton's patterns. */
function createSecretReader(automaton) {
    /** Where each of the last bytes began that a pattern may reach back to. */
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
            // A secret of one letter repeated ends at each byte of a text of that letter.
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





/** Shorter values, such as `1` or `en`, are no secrets and would riddle the text with stars. */
const SECRET_MIN_LENGTH = 8;
const STARS = Buffer.from('***');
/**
 * Stars out secrets, whoever wrote them down: as they are, percent-encoded in whole or in part, in hex, and in base64
 * or base64url at any alignment, broken into lines of any width. The time is linear in the text. Control codes are to
 * be taken out before: what stands between two halves of a secret hides it.
 */
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
    /** Place of the first held byte in the whole text. */
    let from = 0;
    let ranges = [];
    const release = (until) => {
        ranges = mergeRanges([...ranges, ...readers.taken()]);
        const pieces = [];
        let at = from;
        for (const { start, end } of ranges) {
            if (start >= until)
                break;
            // A match may reach back into one that was starred out before.
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
/** In order, those that overlap as one. */
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

/***/ 4223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   xh: () => (/* binding */ cleanFields),
/* harmony export */   yk: () => (/* binding */ createTextLog)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8169);

/** Longer values are cut: a line is for looking at, not for keeping what somebody sent. */
const VALUE_MAX_LENGTH = 300;
/**
 * One short line for each event: time, event, `name=value`. For people who look on; machines get JSON lines, from
 * json-log.ts. Values may be foreign text; nothing invisible gets out.
 */
function createTextLog({ write, now = () => new Date(), withoutSecrets }) {
    return (event, fields = {}) => {
        const shown = Object.entries(cleanFields(event, { fields, withoutSecrets }));
        write(`${now().toISOString()} ${event}${shown.map(([name, value]) => ` ${name}=${show(value)}`).join('')}\n`);
    };
}
/**
 * The same fields with every text on one line, cut, and without secrets. Those of a request hold nothing foreign, and
 * there are too many of them to look for it.
 */
function cleanFields(event, { fields, withoutSecrets = (text) => text }) {
    if (event === 'request')
        return fields;
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(withoutSecrets(value), VALUE_MAX_LENGTH) : value,
    ]));
}
const WARNINGS = ['failed', 'unpublished', 'unconfined', 'warning'];
/** How much an event matters to whoever watches: what a person should look at is a warning. */
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

/***/ 5119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ describeFault)
/* harmony export */ });
/* harmony import */ var _thrown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(37);

const SENTENCES = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the limit for the size of a file is reached',
    EROFS: 'the file system is read-only',
    EIO: 'the disk cannot be read or written',
    EISDIR: 'it is a folder',
    EMFILE: 'too many files are open',
    ENFILE: 'too many files are open on this machine',
    EACCES: 'permission is denied',
    EPERM: 'permission is denied',
};
/** What the system says is wrong, in words and with its code; other errors keep their own. No path is named. */
function describeFault(thrown) {
    const code = (0,_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$)(thrown);
    const sentence = code === undefined ? undefined : SENTENCES[code];
    return sentence === undefined ? (0,_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(thrown) : `${sentence} (${code})`;
}


/***/ }),

/***/ 37:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** The `code` of what was thrown, such as ENOENT. What is thrown may be anything, and an Error of another realm. */
function codeOf(thrown) {
    const code = property(thrown, 'code');
    return typeof code === 'string' ? code : undefined;
}
/** The message of what was thrown. */
function messageOf(thrown) {
    const message = property(thrown, 'message');
    return typeof message === 'string' ? message : String(thrown);
}
function property(thrown, name) {
    return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}


/***/ }),

/***/ 8731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/** Something the person at the command line can put right. Its message is one sentence, shown without a stack. */
class UserError extends Error {
    name = 'UserError';
}


/***/ }),

/***/ 8169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   j: () => (/* binding */ showInvisible)
/* harmony export */ });
// Cc and Cf hold control and format characters (bidi marks, zero-width and tag characters), Zl and Zp the separators.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const HARMLESS = new Set(['\n', '\t']);
/** Foreign text with every invisible character written out as ‹U+202E›; line feeds and tabs stay. */
function showInvisible(text) {
    return text.replace(INVISIBLE, (character) => (HARMLESS.has(character) ? character : codePoint(character)));
}
/** Foreign text on one line of at most `length` characters, with nothing invisible left in it: fit for a log line. */
function oneLine(text, length = 200) {
    const line = showInvisible(text.trim().replace(/\s+/g, ' '));
    const characters = [...line];
    return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}
function codePoint(character) {
    return `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`;
}


/***/ }),

/***/ 44:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ describeIssue)
/* harmony export */ });
/** The first thing wrong, as one sentence that names the key. `given` is left out where the value may be a secret. */
function describeIssue(error, given) {
    const issue = error.issues[0];
    if (!issue)
        return 'the value is not valid.';
    const key = issue.path.map(String).join('.');
    const value = given === undefined ? '' : `, given ${describeValue(valueAt(given, issue.path))}`;
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
    // A URL with a user in it may carry a password.
    const text = JSON.stringify(value).replace(/\/\/[^/@\s"]*@/g, '//***@');
    return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}


/***/ }),

/***/ 6857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ unifyLineEnds),
/* harmony export */   q: () => (/* binding */ dropHidden)
/* harmony export */ });
/**
 * Characters that a reader does not see: format characters (zero-width, bidi, soft hyphen, tag block), variation
 * selectors and fillers. The joiner inside emoji is among them: an emoji family falls apart into its members, which
 * costs less than a way to hide text.
 */
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Every line end that .NET, a terminal or a Markdown reader may see. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** Removes what a reader does not see; lone surrogates become U+FFFD. */
function dropHidden(text) {
    return text.toWellFormed().replace(HIDDEN, '');
}
/** Writes every kind of line end as LF. */
function unifyLineEnds(text) {
    return text.replace(LINE_END, '\n');
}


/***/ }),

/***/ 128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact)
/* harmony export */ });
const MASK = '***';
/** Shorter secrets leave too few characters of base64 or hexadecimal to tell them from ordinary text. */
const ENCODED_MIN_BYTES = 6;
/**
 * Replaces each secret by `***`, also where some or all of its characters are escaped for a URL, JSON or HTML, and where
 * its bytes stand in hexadecimal or base64 (as in `Basic` credentials, whatever comes before it). Overlapping finds are
 * covered whole. Empty secrets are ignored.
 */
function redact(text, secrets) {
    const mayEscape = /[%&\\]/.test(text);
    const spans = secrets
        .filter((secret) => secret !== '')
        .flatMap((secret) => {
        const { plain, escaped } = patternsOf(secret);
        return mayEscape ? [...plain, escaped] : plain;
    })
        .flatMap((pattern) => findAll(text, pattern))
        .sort((a, b) => a.start - b.start || b.end - a.end);
    let result = '';
    let end = 0;
    for (const span of spans) {
        if (span.end <= end)
            continue;
        if (span.start >= end)
            result += text.slice(end, span.start) + MASK;
        end = span.end;
    }
    return result + text.slice(end);
}
/** All finds, those that overlap each other too. */
function findAll(text, pattern) {
    const spans = [];
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
        spans.push({ start: found.index, end: pattern.lastIndex });
        pattern.lastIndex = found.index + 1;
    }
    return spans;
}
/** A run has one or two secrets and a line of log every few seconds. */
const known = new Map();
const KNOWN_MAX = 8;
function patternsOf(secret) {
    const found = known.get(secret);
    if (found)
        return found;
    const plain = [literal(secret), ...hexPatterns(secret), ...base64Patterns(secret)];
    const patterns = {
        plain: plain.map((source) => new RegExp(source, 'g')),
        escaped: new RegExp([...secret].map(anyEscape).join(''), 'g'),
    };
    if (known.size >= KNOWN_MAX)
        known.clear();
    known.set(secret, patterns);
    return patterns;
}
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
/** Letters whose escape in JSON is another letter; any other character may stand behind a backslash as it is. */
const JSON_LETTERS = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };
const ENTITY_NAMES = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
/** One character: as it is, or as URLs, JSON and HTML may write it. */
function anyEscape(character) {
    const code = character.codePointAt(0) ?? 0;
    const units = [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
    const name = ENTITY_NAMES[character];
    return `(?:${[
        `\\\\?${literal(character)}`,
        ...(JSON_LETTERS[character] ? [`\\\\${JSON_LETTERS[character]}`] : []),
        units.map((unit) => `\\\\u${anyCase(unit.toString(16).padStart(4, '0'))}`).join(''),
        [...Buffer.from(character)].map((byte) => `%${anyCase(byte.toString(16).padStart(2, '0'))}`).join(''),
        `&#0{0,7}${code}(?:;|(?!\\d))`,
        `&#[xX]0{0,7}${anyCase(code.toString(16))}(?:;|(?![\\da-fA-F]))`,
        ...(name ? [`&${name};`] : []),
    ].join('|')})`;
}
function anyCase(digits) {
    return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
function hexPatterns(secret) {
    const bytes = Buffer.from(secret);
    return bytes.length < ENCODED_MIN_BYTES ? [] : [anyCase(bytes.toString('hex'))];
}
/**
 * Base64 writes 3 bytes as 4 characters, so a secret looks different behind 0, 1 or 2 bytes of something else. The
 * characters made of the secret alone are matched, and those beside them that hold a few of its bits go too.
 */
function base64Patterns(secret) {
    const bytes = Buffer.from(secret);
    if (bytes.length < ENCODED_MIN_BYTES)
        return [];
    return [0, 1, 2].map((before) => {
        const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
        const from = Math.ceil((before * 8) / 6);
        const to = Math.floor(((before + bytes.length) * 8) / 6);
        const core = [...encoded.slice(from, to)].map(eitherAlphabet).join('');
        return `${before > 0 ? '[\\w+/-]?' : ''}${core}${(before + bytes.length) % 3 > 0 ? '[\\w+/-]?=*' : ''}`;
    });
}
function eitherAlphabet(character) {
    if (character === '+' || character === '-')
        return '[+-]';
    return character === '/' || character === '_' ? '[/_]' : character;
}


/***/ }),

/***/ 699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ZodError),
/* harmony export */   g: () => (/* binding */ ZodRealError)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6150);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4214);
/* harmony import */ var _core_util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4633);



/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const initializer = (inst, issues) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodError */ .a$.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formatError */ .Wk(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .flattenError */ .JM(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, _core_util_js__WEBPACK_IMPORTED_MODULE_1__.jsonStringifyReplacer, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, _core_util_js__WEBPACK_IMPORTED_MODULE_1__.jsonStringifyReplacer, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_2__/* .$constructor */ .xI("ZodError", initializer);
const ZodRealError = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_2__/* .$constructor */ .xI("ZodError", initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;


/***/ }),

/***/ 9435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8729);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4362);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ }),

/***/ 5701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   EJ: () => (/* binding */ parseAsync),
/* harmony export */   EM: () => (/* binding */ safeEncodeAsync),
/* harmony export */   F0: () => (/* reexport safe */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__.F0),
/* harmony export */   Re: () => (/* binding */ decodeAsync),
/* harmony export */   X$: () => (/* binding */ encodeAsync),
/* harmony export */   bp: () => (/* binding */ safeParseAsync),
/* harmony export */   ex: () => (/* binding */ safeDecode),
/* harmony export */   lF: () => (/* binding */ encode),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   tf: () => (/* reexport safe */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__.tf),
/* harmony export */   wy: () => (/* binding */ safeEncode),
/* harmony export */   xL: () => (/* binding */ safeParse),
/* harmony export */   yR: () => (/* binding */ safeDecodeAsync)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8230);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(699);


const parse = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._parse */ .Tj(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const parseAsync = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._parseAsync */ .Rb(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const safeParse = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._safeParse */ .Od(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const safeParseAsync = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._safeParseAsync */ .wG(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);

// Codec functions
const encode = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._encode */ .Mv(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const decode = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._decode */ .e2(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const encodeAsync = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._encodeAsync */ .GW(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const decodeAsync = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._decodeAsync */ .or(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const safeEncode = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._safeEncode */ .rh(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const safeDecode = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._safeDecode */ .VS(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const safeEncodeAsync = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._safeEncodeAsync */ .v_(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);
const safeDecodeAsync = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._safeDecodeAsync */ .R3(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodRealError */ .g);


/***/ }),

/***/ 4362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZodAny: () => (/* binding */ ZodAny),
/* harmony export */   ZodArray: () => (/* binding */ ZodArray),
/* harmony export */   ZodBase64: () => (/* binding */ ZodBase64),
/* harmony export */   ZodBase64URL: () => (/* binding */ ZodBase64URL),
/* harmony export */   ZodBigInt: () => (/* binding */ ZodBigInt),
/* harmony export */   ZodBigIntFormat: () => (/* binding */ ZodBigIntFormat),
/* harmony export */   ZodBoolean: () => (/* binding */ ZodBoolean),
/* harmony export */   ZodCIDRv4: () => (/* binding */ ZodCIDRv4),
/* harmony export */   ZodCIDRv6: () => (/* binding */ ZodCIDRv6),
/* harmony export */   ZodCUID: () => (/* binding */ ZodCUID),
/* harmony export */   ZodCUID2: () => (/* binding */ ZodCUID2),
/* harmony export */   ZodCatch: () => (/* binding */ ZodCatch),
/* harmony export */   ZodCodec: () => (/* binding */ ZodCodec),
/* harmony export */   ZodCreditCard: () => (/* binding */ ZodCreditCard),
/* harmony export */   ZodCustom: () => (/* binding */ ZodCustom),
/* harmony export */   ZodCustomStringFormat: () => (/* binding */ ZodCustomStringFormat),
/* harmony export */   ZodDate: () => (/* binding */ ZodDate),
/* harmony export */   ZodDefault: () => (/* binding */ ZodDefault),
/* harmony export */   ZodDiscriminatedUnion: () => (/* binding */ ZodDiscriminatedUnion),
/* harmony export */   ZodE164: () => (/* binding */ ZodE164),
/* harmony export */   ZodEmail: () => (/* binding */ ZodEmail),
/* harmony export */   ZodEmoji: () => (/* binding */ ZodEmoji),
/* harmony export */   ZodEnum: () => (/* binding */ ZodEnum),
/* harmony export */   ZodExactOptional: () => (/* binding */ ZodExactOptional),
/* harmony export */   ZodFile: () => (/* binding */ ZodFile),
/* harmony export */   ZodFunction: () => (/* binding */ ZodFunction),
/* harmony export */   ZodGUID: () => (/* binding */ ZodGUID),
/* harmony export */   ZodIBAN: () => (/* binding */ ZodIBAN),
/* harmony export */   ZodIPv4: () => (/* binding */ ZodIPv4),
/* harmony export */   ZodIPv6: () => (/* binding */ ZodIPv6),
/* harmony export */   ZodISODate: () => (/* binding */ ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* binding */ ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* binding */ ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* binding */ ZodISOTime),
/* harmony export */   ZodInstanceOf: () => (/* binding */ ZodInstanceOf),
/* harmony export */   ZodIntersection: () => (/* binding */ ZodIntersection),
/* harmony export */   ZodJWT: () => (/* binding */ ZodJWT),
/* harmony export */   ZodKSUID: () => (/* binding */ ZodKSUID),
/* harmony export */   ZodLazy: () => (/* binding */ ZodLazy),
/* harmony export */   ZodLiteral: () => (/* binding */ ZodLiteral),
/* harmony export */   ZodMAC: () => (/* binding */ ZodMAC),
/* harmony export */   ZodMap: () => (/* binding */ ZodMap),
/* harmony export */   ZodNaN: () => (/* binding */ ZodNaN),
/* harmony export */   ZodNanoID: () => (/* binding */ ZodNanoID),
/* harmony export */   ZodNever: () => (/* binding */ ZodNever),
/* harmony export */   ZodNonOptional: () => (/* binding */ ZodNonOptional),
/* harmony export */   ZodNull: () => (/* binding */ ZodNull),
/* harmony export */   ZodNullable: () => (/* binding */ ZodNullable),
/* harmony export */   ZodNumber: () => (/* binding */ ZodNumber),
/* harmony export */   ZodNumberFormat: () => (/* binding */ ZodNumberFormat),
/* harmony export */   ZodObject: () => (/* binding */ ZodObject),
/* harmony export */   ZodOptional: () => (/* binding */ ZodOptional),
/* harmony export */   ZodPipe: () => (/* binding */ ZodPipe),
/* harmony export */   ZodPrefault: () => (/* binding */ ZodPrefault),
/* harmony export */   ZodPreprocess: () => (/* binding */ ZodPreprocess),
/* harmony export */   ZodPromise: () => (/* binding */ ZodPromise),
/* harmony export */   ZodReadonly: () => (/* binding */ ZodReadonly),
/* harmony export */   ZodRecord: () => (/* binding */ ZodRecord),
/* harmony export */   ZodSet: () => (/* binding */ ZodSet),
/* harmony export */   ZodString: () => (/* binding */ ZodString),
/* harmony export */   ZodStringFormat: () => (/* binding */ ZodStringFormat),
/* harmony export */   ZodSuccess: () => (/* binding */ ZodSuccess),
/* harmony export */   ZodSymbol: () => (/* binding */ ZodSymbol),
/* harmony export */   ZodTemplateLiteral: () => (/* binding */ ZodTemplateLiteral),
/* harmony export */   ZodTransform: () => (/* binding */ ZodTransform),
/* harmony export */   ZodTuple: () => (/* binding */ ZodTuple),
/* harmony export */   ZodType: () => (/* binding */ ZodType),
/* harmony export */   ZodULID: () => (/* binding */ ZodULID),
/* harmony export */   ZodURL: () => (/* binding */ ZodURL),
/* harmony export */   ZodUUID: () => (/* binding */ ZodUUID),
/* harmony export */   ZodUndefined: () => (/* binding */ ZodUndefined),
/* harmony export */   ZodUnion: () => (/* binding */ ZodUnion),
/* harmony export */   ZodUnknown: () => (/* binding */ ZodUnknown),
/* harmony export */   ZodVoid: () => (/* binding */ ZodVoid),
/* harmony export */   ZodXID: () => (/* binding */ ZodXID),
/* harmony export */   ZodXor: () => (/* binding */ ZodXor),
/* harmony export */   _ZodString: () => (/* binding */ _ZodString),
/* harmony export */   _default: () => (/* binding */ _default),
/* harmony export */   _function: () => (/* binding */ _function),
/* harmony export */   any: () => (/* binding */ any),
/* harmony export */   array: () => (/* binding */ array),
/* harmony export */   base64: () => (/* binding */ base64),
/* harmony export */   base64url: () => (/* binding */ base64url),
/* harmony export */   bigint: () => (/* binding */ bigint),
/* harmony export */   boolean: () => (/* binding */ boolean),
/* harmony export */   "catch": () => (/* binding */ _catch),
/* harmony export */   check: () => (/* binding */ check),
/* harmony export */   cidrv4: () => (/* binding */ cidrv4),
/* harmony export */   cidrv6: () => (/* binding */ cidrv6),
/* harmony export */   codec: () => (/* binding */ codec),
/* harmony export */   creditCard: () => (/* binding */ creditCard),
/* harmony export */   cuid: () => (/* binding */ cuid),
/* harmony export */   cuid2: () => (/* binding */ cuid2),
/* harmony export */   currencyCode: () => (/* binding */ currencyCode),
/* harmony export */   custom: () => (/* binding */ custom),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   describe: () => (/* binding */ describe),
/* harmony export */   discriminatedUnion: () => (/* binding */ discriminatedUnion),
/* harmony export */   e164: () => (/* binding */ e164),
/* harmony export */   email: () => (/* binding */ email),
/* harmony export */   emoji: () => (/* binding */ emoji),
/* harmony export */   "enum": () => (/* binding */ _enum),
/* harmony export */   exactOptional: () => (/* binding */ exactOptional),
/* harmony export */   file: () => (/* binding */ file),
/* harmony export */   float32: () => (/* binding */ float32),
/* harmony export */   float64: () => (/* binding */ float64),
/* harmony export */   "function": () => (/* binding */ _function),
/* harmony export */   guid: () => (/* binding */ guid),
/* harmony export */   hash: () => (/* binding */ hash),
/* harmony export */   hex: () => (/* binding */ hex),
/* harmony export */   hostname: () => (/* binding */ hostname),
/* harmony export */   httpUrl: () => (/* binding */ httpUrl),
/* harmony export */   iban: () => (/* binding */ iban),
/* harmony export */   "instanceof": () => (/* binding */ _instanceof),
/* harmony export */   int: () => (/* binding */ int),
/* harmony export */   int32: () => (/* binding */ int32),
/* harmony export */   int64: () => (/* binding */ int64),
/* harmony export */   intersection: () => (/* binding */ intersection),
/* harmony export */   invertCodec: () => (/* binding */ invertCodec),
/* harmony export */   ipv4: () => (/* binding */ ipv4),
/* harmony export */   ipv6: () => (/* binding */ ipv6),
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   jwt: () => (/* binding */ jwt),
/* harmony export */   keyof: () => (/* binding */ keyof),
/* harmony export */   ksuid: () => (/* binding */ ksuid),
/* harmony export */   lazy: () => (/* binding */ lazy),
/* harmony export */   literal: () => (/* binding */ literal),
/* harmony export */   looseObject: () => (/* binding */ looseObject),
/* harmony export */   looseRecord: () => (/* binding */ looseRecord),
/* harmony export */   mac: () => (/* binding */ mac),
/* harmony export */   map: () => (/* binding */ map),
/* harmony export */   meta: () => (/* binding */ meta),
/* harmony export */   nan: () => (/* binding */ nan),
/* harmony export */   nanoid: () => (/* binding */ nanoid),
/* harmony export */   nativeEnum: () => (/* binding */ nativeEnum),
/* harmony export */   never: () => (/* binding */ never),
/* harmony export */   nonoptional: () => (/* binding */ nonoptional),
/* harmony export */   "null": () => (/* binding */ _null),
/* harmony export */   nullable: () => (/* binding */ nullable),
/* harmony export */   nullish: () => (/* binding */ nullish),
/* harmony export */   number: () => (/* binding */ number),
/* harmony export */   object: () => (/* binding */ object),
/* harmony export */   optional: () => (/* binding */ optional),
/* harmony export */   partialRecord: () => (/* binding */ partialRecord),
/* harmony export */   pipe: () => (/* binding */ pipe),
/* harmony export */   prefault: () => (/* binding */ prefault),
/* harmony export */   preprocess: () => (/* binding */ preprocess),
/* harmony export */   promise: () => (/* binding */ promise),
/* harmony export */   readonly: () => (/* binding */ readonly),
/* harmony export */   record: () => (/* binding */ record),
/* harmony export */   refine: () => (/* binding */ refine),
/* harmony export */   set: () => (/* binding */ set),
/* harmony export */   strictObject: () => (/* binding */ strictObject),
/* harmony export */   string: () => (/* binding */ string),
/* harmony export */   stringFormat: () => (/* binding */ stringFormat),
/* harmony export */   stringbool: () => (/* binding */ stringbool),
/* harmony export */   success: () => (/* binding */ success),
/* harmony export */   superRefine: () => (/* binding */ superRefine),
/* harmony export */   symbol: () => (/* binding */ symbol),
/* harmony export */   templateLiteral: () => (/* binding */ templateLiteral),
/* harmony export */   transform: () => (/* binding */ transform),
/* harmony export */   tuple: () => (/* binding */ tuple),
/* harmony export */   uint32: () => (/* binding */ uint32),
/* harmony export */   uint64: () => (/* binding */ uint64),
/* harmony export */   ulid: () => (/* binding */ ulid),
/* harmony export */   undefined: () => (/* binding */ _undefined),
/* harmony export */   union: () => (/* binding */ union),
/* harmony export */   unknown: () => (/* binding */ unknown),
/* harmony export */   url: () => (/* binding */ url),
/* harmony export */   uuid: () => (/* binding */ uuid),
/* harmony export */   uuidv4: () => (/* binding */ uuidv4),
/* harmony export */   uuidv6: () => (/* binding */ uuidv6),
/* harmony export */   uuidv7: () => (/* binding */ uuidv7),
/* harmony export */   "void": () => (/* binding */ _void),
/* harmony export */   xid: () => (/* binding */ xid),
/* harmony export */   xor: () => (/* binding */ xor)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4214);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5607);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2341);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4633);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9110);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8729);
/* harmony import */ var _core_regexes_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(6674);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(8880);
/* harmony import */ var _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8821);
/* harmony import */ var _core_to_json_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3327);
/* harmony import */ var _locales_en_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7818);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(5701);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(8230);








// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out — see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!_core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.localeError)
        _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W((0,_locales_en_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!_core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.memoizer)
        _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W({ memoizer: _core_index_js__WEBPACK_IMPORTED_MODULE_2__/* .memoizer */ .x3() });
}
const ZodType = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodType */ .W4.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(_core_index_js__WEBPACK_IMPORTED_MODULE_4__.mergeDefs(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.clone(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._overwrite */ .bS(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return _default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return _catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        _core_index_js__WEBPACK_IMPORTED_MODULE_6__/* .globalRegistry */ .fd.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return _core_index_js__WEBPACK_IMPORTED_MODULE_6__/* .globalRegistry */ .fd.get(this);
        const cl = this.clone();
        _core_index_js__WEBPACK_IMPORTED_MODULE_6__/* .globalRegistry */ .fd.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.hide(this, "~standard", {
            ..._core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .standardProps */ .YK(this),
            jsonSchema: {
                input: (0,_core_to_json_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .createStandardJSONSchemaMethod */ .uE)(this, "input"),
                output: (0,_core_to_json_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .createStandardJSONSchemaMethod */ .uE)(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        _core_index_js__WEBPACK_IMPORTED_MODULE_4__.own(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .parse */ .qg(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .parseAsync */ .EJ(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xL(this, data, params);
    },
    async safeParseAsync(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .safeParseAsync */ .bp(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        _core_index_js__WEBPACK_IMPORTED_MODULE_4__.own(this, "spa", value);
    },
    validate(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_9__/* .validate */ .tf(this, data, params);
    },
    validateAsync(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_9__/* .validateAsync */ .F0(this, data, params);
    },
    encode: function _encode(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .encode */ .lF(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .decode */ .D4(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .encodeAsync */ .X$(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeAsync */ .Re(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .safeEncode */ .wy(this, data, params);
    },
    safeDecode(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .safeDecode */ .ex(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .safeEncodeAsync */ .EM(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .safeDecodeAsync */ .yR(this, data, params);
    },
    toJSONSchema(params) {
        return (0,_core_to_json_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .createToJSONSchemaMethod */ .OA)(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_6__/* .globalRegistry */ .fd.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("_ZodString", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodString */ .$v.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .stringProcessor */ .SW(inst, ctx, json, params);
}, 
/*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_4__.derived({
    format: (inst) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst).format ?? null,
    minLength: (inst) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst).minimum ?? null,
    maxLength: (inst) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(...args));
    },
    includes(...args) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._includes */ .dR(...args));
    },
    startsWith(...args) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._startsWith */ .$S(...args));
    },
    endsWith(...args) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._endsWith */ .ER(...args));
    },
    min(...args) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(...args));
    },
    max(...args) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(...args));
    },
    length(...args) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._length */ .YA(...args));
    },
    nonempty(...args) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1, ...args));
    },
    lowercase(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lowercase */ .hH(params));
    },
    uppercase(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uppercase */ .qF(params));
    },
    trim() {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._trim */ .WN());
    },
    normalize(...args) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._normalize */ .lo(...args));
    },
    toLowerCase() {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._toLowerCase */ .Il());
    },
    toUpperCase() {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._toUpperCase */ .xY());
    },
    slugify() {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._slugify */ .TL());
    },
}));
const ZodString = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodString", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodString */ .$v.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._email */ .Mu(ZodEmail, params));
    },
    url(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._url */ .Fn(ZodURL, params));
    },
    jwt(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._jwt */ .rk(ZodJWT, params));
    },
    emoji(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._emoji */ .aC(ZodEmoji, params));
    },
    guid(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._guid */ .tB(ZodGUID, params));
    },
    uuid(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uuid */ .Be(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uuidv4 */ .nA(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uuidv6 */ .pY(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uuidv7 */ .wA(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._nanoid */ .Dl(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._cuid */ .fs(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._cuid2 */ .Bj(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._ulid */ .Ct(ZodULID, params));
    },
    base64(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._base64 */ .rt(ZodBase64, params));
    },
    base64url(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._base64url */ .cU(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._xid */ .Pw(ZodXID, params));
    },
    ksuid(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._ksuid */ ._z(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._ipv4 */ .Ny(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._ipv6 */ .$O(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._cidrv4 */ .Uy(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._cidrv6 */ .gP(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._e164 */ .KB(ZodE164, params));
    },
    datetime(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._isoDateTime */ .G1(ZodISODateTime, params));
    },
    date(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._isoDate */ .db(ZodISODate, params));
    },
    time(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._isoTime */ .Kn(ZodISOTime, params));
    },
    duration(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._isoDuration */ .f2(ZodISODuration, params));
    },
});
function string(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._string */ .Rl(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodStringFormat", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodStringFormat */ .EY.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodISODateTime */ .Ko.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodISODate", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodISODate */ .v1.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodISOTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodISOTime */ .Ax.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodISODuration", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodISODuration */ .$N.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodEmail */ .qG.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function email(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._email */ .Mu(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodGUID */ .Zc.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function guid(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._guid */ .tB(ZodGUID, params);
}
const ZodUUID = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodUUID */ .Zn.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function uuid(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uuid */ .Be(ZodUUID, params);
}
function uuidv4(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uuidv4 */ .nA(ZodUUID, params);
}
// ZodUUIDv6
function uuidv6(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uuidv6 */ .pY(ZodUUID, params);
}
// ZodUUIDv7
function uuidv7(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uuidv7 */ .wA(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodURL */ .VY.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._url */ .Fn(ZodURL, params);
}
function httpUrl(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._url */ .Fn(ZodURL, {
        protocol: _core_regexes_js__WEBPACK_IMPORTED_MODULE_11__.httpProtocol,
        hostname: _core_regexes_js__WEBPACK_IMPORTED_MODULE_11__.domain,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodEmoji = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodEmoji */ .cG.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function emoji(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._emoji */ .aC(ZodEmoji, params);
}
const ZodNanoID = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodNanoID */ .Py.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function nanoid(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._nanoid */ .Dl(ZodNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodCUID */ .bl.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
function cuid(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._cuid */ .fs(ZodCUID, params);
}
const ZodCUID2 = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodCUID2 */ .Zu.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cuid2(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._cuid2 */ .Bj(ZodCUID2, params);
}
const ZodULID = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodULID */ .g5.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ulid(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._ulid */ .Ct(ZodULID, params);
}
const ZodXID = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodXID */ .TF.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function xid(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._xid */ .Pw(ZodXID, params);
}
const ZodKSUID = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodKSUID */ .GY.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ksuid(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._ksuid */ ._z(ZodKSUID, params);
}
const ZodIPv4 = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodIPv4 */ .Lc.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv4(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._ipv4 */ .Ny(ZodIPv4, params);
}
const ZodMAC = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMAC", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodMAC */ .rO.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function mac(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._mac */ .R8(ZodMAC, params);
}
const ZodIPv6 = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodIPv6 */ .Zy.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv6(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._ipv6 */ .$O(ZodIPv6, params);
}
const ZodCIDRv4 = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodCIDRv4", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodCIDRv4 */ .CI.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv4(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._cidrv4 */ .Uy(ZodCIDRv4, params);
}
const ZodCIDRv6 = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodCIDRv6", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodCIDRv6 */ .Cn.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv6(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._cidrv6 */ .gP(ZodCIDRv6, params);
}
const ZodBase64 = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodBase64 */ .Dq.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._base64 */ .rt(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodBase64URL */ .CQ.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64url(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._base64url */ .cU(ZodBase64URL, params);
}
const ZodE164 = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodE164 */ .Oy.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function e164(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._e164 */ .KB(ZodE164, params);
}
const ZodCreditCard = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodCreditCard", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodCreditCard */ .ZZ.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function creditCard(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._creditCard */ .vN(ZodCreditCard, params);
}
const ZodIBAN = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodIBAN", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodIBAN */ .ew.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function iban(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._iban */ .aZ(ZodIBAN, params);
}
const ZodJWT = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodJWT */ .h8.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._jwt */ .rk(ZodJWT, params);
}
const ZodCustomStringFormat = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodCustomStringFormat", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodCustomStringFormat */ .ZQ.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function stringFormat(format, fnOrRegex, _params = {}) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._stringFormat */ .Af(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function hostname(_params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._stringFormat */ .Af(ZodCustomStringFormat, "hostname", _core_regexes_js__WEBPACK_IMPORTED_MODULE_11__.hostname, _params);
}
function hex(_params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._stringFormat */ .Af(ZodCustomStringFormat, "hex", _core_regexes_js__WEBPACK_IMPORTED_MODULE_11__.hex, _params);
}
function currencyCode(_params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._stringFormat */ .Af(ZodCustomStringFormat, "currency_code", _core_regexes_js__WEBPACK_IMPORTED_MODULE_11__.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = _core_regexes_js__WEBPACK_IMPORTED_MODULE_11__[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._stringFormat */ .Af(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodNumber", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodNumber */ .vz.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .numberProcessor */ .Wg(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_4__.derived({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gt */ .Tx(value, params));
    },
    gte(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(value, params));
    },
    min(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(value, params));
    },
    lt(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lt */ .Au(value, params));
    },
    lte(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm(value, params));
    },
    max(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm(value, params));
    },
    int(params) {
        return this.check(int(params));
    },
    safe(params) {
        return this.check(int(params));
    },
    positive(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gt */ .Tx(0, params));
    },
    nonnegative(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0, params));
    },
    negative(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lt */ .Au(0, params));
    },
    nonpositive(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm(0, params));
    },
    multipleOf(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._multipleOf */ .Hi(value, params));
    },
    step(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._multipleOf */ .Hi(value, params));
    },
    finite() {
        return this;
    },
}));
function number(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._number */ .F7(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodNumberFormat", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodNumberFormat */ .I.init(inst, def);
    ZodNumber.init(inst, def);
});
function int(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._int */ .LK(ZodNumberFormat, params);
}
function float32(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._float32 */ .HL(ZodNumberFormat, params);
}
function float64(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._float64 */ .g6(ZodNumberFormat, params);
}
function int32(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._int32 */ .sw(ZodNumberFormat, params);
}
function uint32(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uint32 */ .P(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodBoolean", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodBoolean */ .sF.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .booleanProcessor */ .dO(inst, ctx, json, params);
});
function boolean(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._boolean */ ._L(ZodBoolean, params);
}
const ZodBigInt = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodBigInt", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodBigInt */ .BN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .bigintProcessor */ .Y8(inst, ctx, json, params);
}, 
/*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_4__.derived({
    minValue: (inst) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst).minimum ?? null,
    maxValue: (inst) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst).maximum ?? null,
    format: (inst) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(value, params));
    },
    min(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(value, params));
    },
    gt(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gt */ .Tx(value, params));
    },
    lt(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lt */ .Au(value, params));
    },
    lte(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm(value, params));
    },
    max(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm(value, params));
    },
    positive(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gt */ .Tx(BigInt(0), params));
    },
    negative(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lt */ .Au(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._multipleOf */ .Hi(value, params));
    },
}));
function bigint(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._bigint */ .z$(ZodBigInt, params);
}
const ZodBigIntFormat = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodBigIntFormat", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodBigIntFormat */ .IT.init(inst, def);
    ZodBigInt.init(inst, def);
});
function int64(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._int64 */ .Jg(ZodBigIntFormat, params);
}
function uint64(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._uint64 */ .ii(ZodBigIntFormat, params);
}
const ZodSymbol = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodSymbol", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodSymbol */ .U5.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .symbolProcessor */ .fg(inst, ctx, json, params);
});
function symbol(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._symbol */ .W7(ZodSymbol, params);
}
const ZodUndefined = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodUndefined", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodUndefined */ .Mv.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .undefinedProcessor */ .BU(inst, ctx, json, params);
});
function _undefined(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._undefined */ .E4(ZodUndefined, params);
}

const ZodNull = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodNull", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodNull */ .x8.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .nullProcessor */ .In(inst, ctx, json, params);
});
function _null(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._null */ .jw(ZodNull, params);
}

const ZodAny = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodAny", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodAny */ .Gb.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .anyProcessor */ .NX(inst, ctx, json, params);
});
function any() {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._any */ .KA(ZodAny);
}
const ZodUnknown = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodUnknown", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodUnknown */ .GP.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .unknownProcessor */ .NV(inst, ctx, json, params);
});
function unknown() {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._unknown */ .em(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodNever", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodNever */ .Um.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .neverProcessor */ .RH(inst, ctx, json, params);
});
function never(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._never */ .G8(ZodNever, params);
}
const ZodVoid = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodVoid", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodVoid */ .WH.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .voidProcessor */ .vn(inst, ctx, json, params);
});
function _void(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._void */ .OC(ZodVoid, params);
}

const ZodDate = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodDate", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodDate */ .o5.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .dateProcessor */ .Fl(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(value, params));
    inst.max = (value, params) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm(value, params));
}, 
/*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_4__.derived({
    minDate: (inst) => {
        const { minimum } = _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .aggregateChecks */ .Fs(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function date(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._date */ .YY(ZodDate, params);
}
const ZodArray = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodArray */ .$p.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .arrayProcessor */ .cY(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(n, params));
    },
    nonempty(params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1, params));
    },
    max(n, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(n, params));
    },
    length(n, params) {
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._length */ .YA(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._array */ .dZ(ZodArray, element, params);
}
// .keyof
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodObject = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodObjectJIT */ .w.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .objectProcessor */ .Ec(inst, ctx, json, params);
    _core_index_js__WEBPACK_IMPORTED_MODULE_4__.installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return _enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(_core_index_js__WEBPACK_IMPORTED_MODULE_4__.mergeDefs(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(_core_index_js__WEBPACK_IMPORTED_MODULE_4__.mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(_core_index_js__WEBPACK_IMPORTED_MODULE_4__.mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(_core_index_js__WEBPACK_IMPORTED_MODULE_4__.mergeDefs(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(_core_index_js__WEBPACK_IMPORTED_MODULE_4__.mergeDefs(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.extend(this, incoming);
    },
    safeExtend(incoming) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.safeExtend(this, incoming);
    },
    merge(other) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.merge(this, other);
    },
    pick(mask) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.pick(this, mask);
    },
    omit(mask) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.omit(this, mask);
    },
    partial(...args) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.partial(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.partial(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.required(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    };
    return new ZodObject(def);
}
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
// looseObject
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodUnion = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodUnion", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodUnion */ .cu.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .unionProcessor */ .iC(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodXor = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodXor */ .pm.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .unionProcessor */ .iC(inst, ctx, json, params);
    inst.options = def.options;
});
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodDiscriminatedUnion */ .P0.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
    // const [options, params] = args;
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodIntersection = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodIntersection", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodIntersection */ .LJ.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .intersectionProcessor */ .i_(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodTuple */ .G3.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .tupleProcessor */ .CN(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        // a refinement was authored against the full arity; partialing would run it on a shorter array
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodType */ .W4;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodRecord = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodRecord */ .h.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .recordProcessor */ .GC(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
// type alksjf = core.output<core.$ZodRecordKey>;
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodMap = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodMap */ .eb.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .mapProcessor */ .jq(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._minSize */ .Nd(...args));
    inst.nonempty = (params) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._minSize */ .Nd(1, params));
    inst.max = (...args) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._maxSize */ .vL(...args));
    inst.size = (...args) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._size */ .d$(...args));
});
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodSet = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodSet */ .Oi.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .setProcessor */ .zH(inst, ctx, json, params);
    inst.min = (...args) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._minSize */ .Nd(...args));
    inst.nonempty = (params) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._minSize */ .Nd(1, params));
    inst.max = (...args) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._maxSize */ .vL(...args));
    inst.size = (...args) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._size */ .d$(...args));
});
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodEnum", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodEnum */ .VO.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .enumProcessor */ .C0(inst, ctx, json, params);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
            entries: newEntries,
        });
    };
});
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}

/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodLiteral", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodLiteral */ .nu.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .literalProcessor */ .Yv(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodFile = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodFile", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodFile */ .CT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .fileProcessor */ .H1(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._minSize */ .Nd(size, params));
    inst.max = (size, params) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._maxSize */ .vL(size, params));
    inst.mime = (types, params) => inst.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._mime */ .GZ(Array.isArray(types) ? types : [types], params));
});
function file(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._file */ .K2(ZodFile, params);
}
const ZodTransform = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodTransform */ .Wc.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .transformProcessor */ .xi(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodEncodeError */ .cV(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(_core_index_js__WEBPACK_IMPORTED_MODULE_4__.issue(issue, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(_core_index_js__WEBPACK_IMPORTED_MODULE_4__.issue(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodOptional", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodOptional */ .ig.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .optionalProcessor */ .$k(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodExactOptional", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodExactOptional */ .RL.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .optionalProcessor */ .$k(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodNullable", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodNullable */ .qc.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .nullableProcessor */ .yq(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodDefault", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodDefault */ .rv.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .defaultProcessor */ .mh(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : _core_index_js__WEBPACK_IMPORTED_MODULE_4__.shallowClone(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodPrefault", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodPrefault */ .VF.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .prefaultProcessor */ .A(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : _core_index_js__WEBPACK_IMPORTED_MODULE_4__.shallowClone(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodNonOptional", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodNonOptional */ .N$.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .nonoptionalProcessor */ .cR(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodSuccess = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodSuccess", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodSuccess */ .Dw.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .successProcessor */ .aw(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodCatch", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodCatch */ .t$.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .catchProcessor */ .Q9(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : _core_index_js__WEBPACK_IMPORTED_MODULE_4__.constantCatch(catchValue)),
    });
}

const ZodNaN = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodNaN", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodNaN */ .zP.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .nanProcessor */ .Kj(inst, ctx, json, params);
});
function nan(params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._nan */ .L4(ZodNaN, params);
}
const ZodPipe = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodPipe", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodPipe */ ._m.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .pipeProcessor */ .fs(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodCodec = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodCodec */ .YY.init(inst, def);
});
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodPreprocess */ .KX.init(inst, def);
});
const ZodReadonly = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodReadonly", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodReadonly */ .Sb.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .readonlyProcessor */ .$X(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodTemplateLiteral", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodTemplateLiteral */ .d.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .templateLiteralProcessor */ .Cv(inst, ctx, json, params);
});
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
}
const ZodLazy = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodLazy", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodLazy */ .kU.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .lazyProcessor */ .Tr(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodPromise", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodPromise */ .hA.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .promiseProcessor */ .CX(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodFunction", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodFunction */ ._A.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .functionProcessor */ .bq(inst, ctx, json, params);
});
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodCustom", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* .$ZodCustom */ .b0.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => _core_json_schema_processors_js__WEBPACK_IMPORTED_MODULE_10__/* .customProcessor */ .A6(inst, ctx, json, params);
});
// custom checks
function check(fn) {
    const ch = new _core_index_js__WEBPACK_IMPORTED_MODULE_12__/* .$ZodCheck */ .QP({
        check: "custom",
        // ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._custom */ .FO(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._refine */ .fU(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._superRefine */ .MB(fn, params);
}
// Re-export describe and meta from core
const describe = _checks_js__WEBPACK_IMPORTED_MODULE_5__/* .describe */ .q0;
const meta = _checks_js__WEBPACK_IMPORTED_MODULE_5__/* .meta */ .mI;
const ZodInstanceOf = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        // asserts in place, so the narrowed output type is truthful without a wrapper
        return this.check(_checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._properties */ .T2(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ..._core_index_js__WEBPACK_IMPORTED_MODULE_4__.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => _checks_js__WEBPACK_IMPORTED_MODULE_5__/* ._stringbool */ .fI({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function json(params) {
    const jsonSchema = lazy(() => {
        return union([string(params), number(), boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
    });
    return jsonSchema;
}
// preprocess
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}


/***/ }),

/***/ 8729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ _enum),
/* harmony export */   $O: () => (/* binding */ _ipv6),
/* harmony export */   $S: () => (/* binding */ _startsWith),
/* harmony export */   Af: () => (/* binding */ _stringFormat),
/* harmony export */   Au: () => (/* binding */ _lt),
/* harmony export */   B4: () => (/* binding */ _coercedDate),
/* harmony export */   Bb: () => (/* binding */ _record),
/* harmony export */   Be: () => (/* binding */ _uuid),
/* harmony export */   Bj: () => (/* binding */ _cuid2),
/* harmony export */   Bt: () => (/* binding */ _templateLiteral),
/* harmony export */   CM: () => (/* binding */ _readonly),
/* harmony export */   Ct: () => (/* binding */ _ulid),
/* harmony export */   Dl: () => (/* binding */ _nanoid),
/* harmony export */   E4: () => (/* binding */ _undefined),
/* harmony export */   ER: () => (/* binding */ _endsWith),
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   FG: () => (/* binding */ _discriminatedUnion),
/* harmony export */   FO: () => (/* binding */ _custom),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   Fn: () => (/* binding */ _url),
/* harmony export */   G1: () => (/* binding */ _isoDateTime),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   GZ: () => (/* binding */ _mime),
/* harmony export */   HL: () => (/* binding */ _float32),
/* harmony export */   Hi: () => (/* binding */ _multipleOf),
/* harmony export */   Il: () => (/* binding */ _toLowerCase),
/* harmony export */   Jf: () => (/* binding */ _property),
/* harmony export */   Jg: () => (/* binding */ _int64),
/* harmony export */   K2: () => (/* binding */ _file),
/* harmony export */   KA: () => (/* binding */ _any),
/* harmony export */   KB: () => (/* binding */ _e164),
/* harmony export */   K_: () => (/* binding */ _coercedString),
/* harmony export */   Kn: () => (/* binding */ _isoTime),
/* harmony export */   L4: () => (/* binding */ _nan),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   MB: () => (/* binding */ _superRefine),
/* harmony export */   MQ: () => (/* binding */ _transform),
/* harmony export */   Mu: () => (/* binding */ _email),
/* harmony export */   NC: () => (/* binding */ _positive),
/* harmony export */   Nd: () => (/* binding */ _minSize),
/* harmony export */   Ny: () => (/* binding */ _ipv4),
/* harmony export */   OC: () => (/* binding */ _void),
/* harmony export */   P: () => (/* binding */ _uint32),
/* harmony export */   P7: () => (/* binding */ _success),
/* harmony export */   Pw: () => (/* binding */ _xid),
/* harmony export */   QC: () => (/* binding */ _set),
/* harmony export */   Q_: () => (/* binding */ _gte),
/* harmony export */   R8: () => (/* binding */ _mac),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   Rv: () => (/* binding */ _default),
/* harmony export */   ST: () => (/* binding */ _check),
/* harmony export */   So: () => (/* binding */ TimePrecision),
/* harmony export */   St: () => (/* binding */ _coercedBigint),
/* harmony export */   T2: () => (/* binding */ _properties),
/* harmony export */   TL: () => (/* binding */ _slugify),
/* harmony export */   Tx: () => (/* binding */ _gt),
/* harmony export */   UI: () => (/* binding */ _nonnegative),
/* harmony export */   Un: () => (/* binding */ _nativeEnum),
/* harmony export */   Uy: () => (/* binding */ _cidrv4),
/* harmony export */   W7: () => (/* binding */ _symbol),
/* harmony export */   WN: () => (/* binding */ _trim),
/* harmony export */   YA: () => (/* binding */ _length),
/* harmony export */   YY: () => (/* binding */ _date),
/* harmony export */   Yv: () => (/* binding */ _lte),
/* harmony export */   Z$: () => (/* binding */ _promise),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   _z: () => (/* binding */ _ksuid),
/* harmony export */   aC: () => (/* binding */ _emoji),
/* harmony export */   aZ: () => (/* binding */ _iban),
/* harmony export */   bR: () => (/* binding */ _negative),
/* harmony export */   bS: () => (/* binding */ _overwrite),
/* harmony export */   cU: () => (/* binding */ _base64url),
/* harmony export */   d$: () => (/* binding */ _size),
/* harmony export */   dN: () => (/* binding */ _coercedBoolean),
/* harmony export */   dR: () => (/* binding */ _includes),
/* harmony export */   dZ: () => (/* binding */ _array),
/* harmony export */   db: () => (/* binding */ _isoDate),
/* harmony export */   ej: () => (/* binding */ _nonpositive),
/* harmony export */   em: () => (/* binding */ _unknown),
/* harmony export */   f0: () => (/* binding */ _xor),
/* harmony export */   f2: () => (/* binding */ _isoDuration),
/* harmony export */   fI: () => (/* binding */ _stringbool),
/* harmony export */   fU: () => (/* binding */ _refine),
/* harmony export */   fs: () => (/* binding */ _cuid),
/* harmony export */   g6: () => (/* binding */ _float64),
/* harmony export */   gP: () => (/* binding */ _cidrv6),
/* harmony export */   gt: () => (/* binding */ _tuple),
/* harmony export */   h8: () => (/* binding */ _union),
/* harmony export */   hH: () => (/* binding */ _lowercase),
/* harmony export */   ii: () => (/* binding */ _uint64),
/* harmony export */   jS: () => (/* binding */ _nullable),
/* harmony export */   jw: () => (/* binding */ _null),
/* harmony export */   kx: () => (/* binding */ _lazy),
/* harmony export */   lo: () => (/* binding */ _normalize),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   nA: () => (/* binding */ _uuidv4),
/* harmony export */   nb: () => (/* binding */ _catch),
/* harmony export */   oI: () => (/* binding */ _optional),
/* harmony export */   pY: () => (/* binding */ _uuidv6),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ _uppercase),
/* harmony export */   qG: () => (/* binding */ _coercedNumber),
/* harmony export */   qm: () => (/* binding */ _gte),
/* harmony export */   rF: () => (/* binding */ _map),
/* harmony export */   rk: () => (/* binding */ _jwt),
/* harmony export */   rn: () => (/* binding */ _literal),
/* harmony export */   rt: () => (/* binding */ _base64),
/* harmony export */   sw: () => (/* binding */ _int32),
/* harmony export */   tB: () => (/* binding */ _guid),
/* harmony export */   tj: () => (/* binding */ _intersection),
/* harmony export */   v$: () => (/* binding */ _nonoptional),
/* harmony export */   vL: () => (/* binding */ _maxSize),
/* harmony export */   vN: () => (/* binding */ _creditCard),
/* harmony export */   wA: () => (/* binding */ _uuidv7),
/* harmony export */   xY: () => (/* binding */ _toUpperCase),
/* harmony export */   yz: () => (/* binding */ _pipe),
/* harmony export */   z$: () => (/* binding */ _bigint)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8880);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9110);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2341);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4633);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMultipleOf */ .Jk({
        check: "multiple_of",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxSize */ .j2({
        check: "max_size",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinSize */ .PH({
        check: "min_size",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckSizeEquals */ .e2({
        check: "size_equals",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxLength */ .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLengthEquals */ .RM({
        check: "length_equals",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckRegex */ .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLowerCase */ .NI({
        check: "string_format",
        format: "lowercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckUpperCase */ .kH({
        check: "string_format",
        format: "uppercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckIncludes */ .Tt({
        check: "string_format",
        format: "includes",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckStartsWith */ .J({
        check: "string_format",
        format: "starts_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckEndsWith */ .E6({
        check: "string_format",
        format: "ends_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckProperty */ .XF({
        check: "property",
        property,
        schema,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckProperties */ .nJ({
        check: "properties",
        shape,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMimeType */ .sj({
        check: "mime_type",
        mime: types,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckOverwrite */ .v$({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__.slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodType */ .W4;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : _util_js__WEBPACK_IMPORTED_MODULE_0__.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : _util_js__WEBPACK_IMPORTED_MODULE_0__.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = _util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.issue(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({
        check: "custom",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_3__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_3__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_3__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_3__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = _util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodCodec */ .YY;
    const _Boolean = Classes.Boolean ?? _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodBoolean */ .sF;
    const _String = Classes.String ?? _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodString */ .$v;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = _util_js__WEBPACK_IMPORTED_MODULE_0__.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 8880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ $ZodCheckRegex),
/* harmony export */   E6: () => (/* binding */ $ZodCheckEndsWith),
/* harmony export */   J: () => (/* binding */ $ZodCheckStartsWith),
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   Jk: () => (/* binding */ $ZodCheckMultipleOf),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   NI: () => (/* binding */ $ZodCheckLowerCase),
/* harmony export */   PH: () => (/* binding */ $ZodCheckMinSize),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   RM: () => (/* binding */ $ZodCheckLengthEquals),
/* harmony export */   Tt: () => (/* binding */ $ZodCheckIncludes),
/* harmony export */   XF: () => (/* binding */ $ZodCheckProperty),
/* harmony export */   Yk: () => (/* binding */ $ZodCheckMaxLength),
/* harmony export */   e2: () => (/* binding */ $ZodCheckSizeEquals),
/* harmony export */   j2: () => (/* binding */ $ZodCheckMaxSize),
/* harmony export */   kH: () => (/* binding */ $ZodCheckUpperCase),
/* harmony export */   nJ: () => (/* binding */ $ZodCheckProperties),
/* harmony export */   ql: () => (/* binding */ $ZodCheckStringFormat),
/* harmony export */   sj: () => (/* binding */ $ZodCheckMimeType),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan),
/* harmony export */   uE: () => (/* binding */ $ZodCheckBigIntFormat),
/* harmony export */   v$: () => (/* binding */ $ZodCheckOverwrite)
/* harmony export */ });
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4214);
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6674);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4633);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__.nullish(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : _util_js__WEBPACK_IMPORTED_MODULE_1__.floatSafeRemainder(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.NUMBER_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckMaxSize = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: _util_js__WEBPACK_IMPORTED_MODULE_1__.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinSize = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: _util_js__WEBPACK_IMPORTED_MODULE_1__.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckSizeEquals = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: _util_js__WEBPACK_IMPORTED_MODULE_1__.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMaxLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.codePointLength(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__.codePointLength(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__.codePointLength(input)
            : units;
        if (length === def.length)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.getLengthableOrigin(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__.lowercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__.uppercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__.escapeRegex(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__.escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__.prefixIssues(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
});
const $ZodCheckProperties = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_1__.hide(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckOverwrite = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});


/***/ }),

/***/ 4214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   _e: () => (/* binding */ $brand),
/* harmony export */   cV: () => (/* binding */ $ZodEncodeError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   tm: () => (/* binding */ NEVER),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4633);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__.members)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ Symbol("zod_brand");
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 9067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ Doc)
/* harmony export */ });
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}


/***/ }),

/***/ 6150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ flattenError),
/* harmony export */   Kd: () => (/* binding */ $ZodRealError),
/* harmony export */   S1: () => (/* binding */ prettifyError),
/* harmony export */   Wk: () => (/* binding */ formatError),
/* harmony export */   ZC: () => (/* binding */ treeifyError),
/* harmony export */   a$: () => (/* binding */ $ZodError),
/* harmony export */   sR: () => (/* binding */ toDotPath)
/* harmony export */ });
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4214);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4633);


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__.jsonStringifyReplacer, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,_core_js__WEBPACK_IMPORTED_MODULE_1__/* .$constructor */ .xI)("$ZodError", initializer);
const $ZodRealError = (0,_core_js__WEBPACK_IMPORTED_MODULE_1__/* .$constructor */ .xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}


/***/ }),

/***/ 8821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ readonlyProcessor),
/* harmony export */   $k: () => (/* binding */ optionalProcessor),
/* harmony export */   A: () => (/* binding */ prefaultProcessor),
/* harmony export */   A6: () => (/* binding */ customProcessor),
/* harmony export */   BU: () => (/* binding */ undefinedProcessor),
/* harmony export */   C0: () => (/* binding */ enumProcessor),
/* harmony export */   CN: () => (/* binding */ tupleProcessor),
/* harmony export */   CX: () => (/* binding */ promiseProcessor),
/* harmony export */   Cv: () => (/* binding */ templateLiteralProcessor),
/* harmony export */   Df: () => (/* binding */ allProcessors),
/* harmony export */   Ec: () => (/* binding */ objectProcessor),
/* harmony export */   Fl: () => (/* binding */ dateProcessor),
/* harmony export */   Fs: () => (/* binding */ aggregateChecks),
/* harmony export */   GC: () => (/* binding */ recordProcessor),
/* harmony export */   H1: () => (/* binding */ fileProcessor),
/* harmony export */   In: () => (/* binding */ nullProcessor),
/* harmony export */   Kj: () => (/* binding */ nanProcessor),
/* harmony export */   NV: () => (/* binding */ unknownProcessor),
/* harmony export */   NX: () => (/* binding */ anyProcessor),
/* harmony export */   Q9: () => (/* binding */ catchProcessor),
/* harmony export */   RH: () => (/* binding */ neverProcessor),
/* harmony export */   SW: () => (/* binding */ stringProcessor),
/* harmony export */   Tr: () => (/* binding */ lazyProcessor),
/* harmony export */   Wg: () => (/* binding */ numberProcessor),
/* harmony export */   Y8: () => (/* binding */ bigintProcessor),
/* harmony export */   Yv: () => (/* binding */ literalProcessor),
/* harmony export */   aw: () => (/* binding */ successProcessor),
/* harmony export */   bl: () => (/* binding */ toJSONSchema),
/* harmony export */   bq: () => (/* binding */ functionProcessor),
/* harmony export */   cR: () => (/* binding */ nonoptionalProcessor),
/* harmony export */   cY: () => (/* binding */ arrayProcessor),
/* harmony export */   dO: () => (/* binding */ booleanProcessor),
/* harmony export */   fg: () => (/* binding */ symbolProcessor),
/* harmony export */   fs: () => (/* binding */ pipeProcessor),
/* harmony export */   iC: () => (/* binding */ unionProcessor),
/* harmony export */   i_: () => (/* binding */ intersectionProcessor),
/* harmony export */   jq: () => (/* binding */ mapProcessor),
/* harmony export */   mh: () => (/* binding */ defaultProcessor),
/* harmony export */   vn: () => (/* binding */ voidProcessor),
/* harmony export */   xi: () => (/* binding */ transformProcessor),
/* harmony export */   yq: () => (/* binding */ nullableProcessor),
/* harmony export */   zH: () => (/* binding */ setProcessor)
/* harmony export */ });
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6674);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2341);
/* harmony import */ var _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3327);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4633);




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.NUMBER_FORMAT_RANGES),
    bigint_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.BIGINT_FORMAT_RANGES),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .base64Charset */ .cq, _regexes_js__WEBPACK_IMPORTED_MODULE_2__.base64],
    [_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .base64urlCharset */ .xE, _regexes_js__WEBPACK_IMPORTED_MODULE_2__.base64url],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = (0,_util_js__WEBPACK_IMPORTED_MODULE_0__.getEnumValues)(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if ((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if ((0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
        // do nothing (an undefined literal was stripped)
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        (0,_util_js__WEBPACK_IMPORTED_MODULE_0__.assignProp)(json.properties, key, (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
 * accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition — the string form a key position needs is not the number form every other reference wants — so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? _regexes_js__WEBPACK_IMPORTED_MODULE_2__.number : _regexes_js__WEBPACK_IMPORTED_MODULE_2__.integer).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            (0,_util_js__WEBPACK_IMPORTED_MODULE_0__.assignProp)(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .handleUnrepresentable */ ._S)(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .initializeContext */ .az)({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .extractDefs */ .Wb)(ctx, schema);
            (0,_util_js__WEBPACK_IMPORTED_MODULE_0__.assignProp)(schemas, key, (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .finalize */ .jE)(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .initializeContext */ .az)({ ...params, processors: allProcessors });
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .processSchema */ .Lp)(input, ctx);
    (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .extractDefs */ .Wb)(ctx, input);
    return (0,_to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .finalize */ .jE)(ctx, input);
}


/***/ }),

/***/ 5607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ $ZodCyclicError),
/* harmony export */   Kw: () => (/* binding */ isRecursiveSchema),
/* harmony export */   TE: () => (/* binding */ isBackEdge),
/* harmony export */   x3: () => (/* binding */ memoizer)
/* harmony export */ });
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4633);

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (spread && !desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = _util_js__WEBPACK_IMPORTED_MODULE_0__.rawShape(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a new built-in kind becomes a compile error here
            kind;
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def — skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
/**
 * Whether one parse can re-enter this schema, i.e. its subtree contains a cycle.
 * Exported for `z.compile`, which refuses to compile such a schema: cycle
 * breaking is driven from here off state keyed on the parse context, and a
 * generated fast path has no context to key on.
 */
function isRecursiveSchema(inst) {
    // z.compile never parses, so nothing would ever resolve a lazy for it; it runs once and already treats a throw here as recursive
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = open.length > depth ? open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}


/***/ }),

/***/ 8230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   EJ: () => (/* binding */ parseAsync),
/* harmony export */   EM: () => (/* binding */ safeEncodeAsync),
/* harmony export */   F0: () => (/* binding */ validateAsync),
/* harmony export */   GW: () => (/* binding */ _encodeAsync),
/* harmony export */   Mv: () => (/* binding */ _encode),
/* harmony export */   Od: () => (/* binding */ _safeParse),
/* harmony export */   R3: () => (/* binding */ _safeDecodeAsync),
/* harmony export */   Rb: () => (/* binding */ _parseAsync),
/* harmony export */   Re: () => (/* binding */ decodeAsync),
/* harmony export */   Tj: () => (/* binding */ _parse),
/* harmony export */   VS: () => (/* binding */ _safeDecode),
/* harmony export */   X$: () => (/* binding */ encodeAsync),
/* harmony export */   bp: () => (/* binding */ safeParseAsync),
/* harmony export */   e2: () => (/* binding */ _decode),
/* harmony export */   ex: () => (/* binding */ safeDecode),
/* harmony export */   lF: () => (/* binding */ encode),
/* harmony export */   or: () => (/* binding */ _decodeAsync),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   rh: () => (/* binding */ _safeEncode),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   v_: () => (/* binding */ _safeEncodeAsync),
/* harmony export */   wG: () => (/* binding */ _safeParseAsync),
/* harmony export */   wy: () => (/* binding */ safeEncode),
/* harmony export */   xL: () => (/* binding */ safeParse),
/* harmony export */   yR: () => (/* binding */ safeDecodeAsync)
/* harmony export */ });
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4214);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6150);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4633);



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())));
            _util_js__WEBPACK_IMPORTED_MODULE_1__.captureStackTrace(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse = /* @__PURE__*/ _parse(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())));
            _util_js__WEBPACK_IMPORTED_MODULE_1__.captureStackTrace(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);


/***/ }),

/***/ 6674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   anyString: () => (/* binding */ anyString),
/* harmony export */   base64: () => (/* binding */ base64),
/* harmony export */   base64url: () => (/* binding */ base64url),
/* harmony export */   bigint: () => (/* binding */ bigint),
/* harmony export */   boolean: () => (/* binding */ boolean),
/* harmony export */   browserEmail: () => (/* binding */ browserEmail),
/* harmony export */   cidrv4: () => (/* binding */ cidrv4),
/* harmony export */   cidrv6: () => (/* binding */ cidrv6),
/* harmony export */   creditCard: () => (/* binding */ creditCard),
/* harmony export */   cuid: () => (/* binding */ cuid),
/* harmony export */   cuid2: () => (/* binding */ cuid2),
/* harmony export */   currencyCode: () => (/* binding */ currencyCode),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   domain: () => (/* binding */ domain),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   e164: () => (/* binding */ e164),
/* harmony export */   email: () => (/* binding */ email),
/* harmony export */   emoji: () => (/* binding */ emoji),
/* harmony export */   extendedDuration: () => (/* binding */ extendedDuration),
/* harmony export */   guid: () => (/* binding */ guid),
/* harmony export */   hex: () => (/* binding */ hex),
/* harmony export */   hostname: () => (/* binding */ hostname),
/* harmony export */   html5Email: () => (/* binding */ html5Email),
/* harmony export */   httpProtocol: () => (/* binding */ httpProtocol),
/* harmony export */   iban: () => (/* binding */ iban),
/* harmony export */   idnEmail: () => (/* binding */ idnEmail),
/* harmony export */   integer: () => (/* binding */ integer),
/* harmony export */   ipv4: () => (/* binding */ ipv4),
/* harmony export */   ipv6: () => (/* binding */ ipv6),
/* harmony export */   ksuid: () => (/* binding */ ksuid),
/* harmony export */   lowercase: () => (/* binding */ lowercase),
/* harmony export */   mac: () => (/* binding */ mac),
/* harmony export */   md5_base64: () => (/* binding */ md5_base64),
/* harmony export */   md5_base64url: () => (/* binding */ md5_base64url),
/* harmony export */   md5_hex: () => (/* binding */ md5_hex),
/* harmony export */   nanoid: () => (/* binding */ nanoid),
/* harmony export */   nanoidOfLength: () => (/* binding */ nanoidOfLength),
/* harmony export */   "null": () => (/* binding */ _null),
/* harmony export */   number: () => (/* binding */ number),
/* harmony export */   rfc5322Email: () => (/* binding */ rfc5322Email),
/* harmony export */   sha1_base64: () => (/* binding */ sha1_base64),
/* harmony export */   sha1_base64url: () => (/* binding */ sha1_base64url),
/* harmony export */   sha1_hex: () => (/* binding */ sha1_hex),
/* harmony export */   sha256_base64: () => (/* binding */ sha256_base64),
/* harmony export */   sha256_base64url: () => (/* binding */ sha256_base64url),
/* harmony export */   sha256_hex: () => (/* binding */ sha256_hex),
/* harmony export */   sha384_base64: () => (/* binding */ sha384_base64),
/* harmony export */   sha384_base64url: () => (/* binding */ sha384_base64url),
/* harmony export */   sha384_hex: () => (/* binding */ sha384_hex),
/* harmony export */   sha512_base64: () => (/* binding */ sha512_base64),
/* harmony export */   sha512_base64url: () => (/* binding */ sha512_base64url),
/* harmony export */   sha512_hex: () => (/* binding */ sha512_hex),
/* harmony export */   string: () => (/* binding */ string),
/* harmony export */   time: () => (/* binding */ time),
/* harmony export */   ulid: () => (/* binding */ ulid),
/* harmony export */   undefined: () => (/* binding */ _undefined),
/* harmony export */   unicodeEmail: () => (/* binding */ unicodeEmail),
/* harmony export */   uppercase: () => (/* binding */ uppercase),
/* harmony export */   uuid: () => (/* binding */ uuid),
/* harmony export */   uuid4: () => (/* binding */ uuid4),
/* harmony export */   uuid6: () => (/* binding */ uuid6),
/* harmony export */   uuid7: () => (/* binding */ uuid7),
/* harmony export */   xid: () => (/* binding */ xid)
/* harmony export */ });
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4633);

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ uuid(4);
const uuid6 = /*@__PURE__*/ uuid(6);
const uuid7 = /*@__PURE__*/ uuid(7);
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = unicodeEmail;
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = _util_js__WEBPACK_IMPORTED_MODULE_0__.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ fixedBase64(22, "==");
const md5_base64url = /*@__PURE__*/ fixedBase64url(22);
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ fixedBase64(27, "=");
const sha1_base64url = /*@__PURE__*/ fixedBase64url(27);
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ fixedBase64(43, "=");
const sha256_base64url = /*@__PURE__*/ fixedBase64url(43);
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ fixedBase64(64, "");
const sha384_base64url = /*@__PURE__*/ fixedBase64url(64);
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ fixedBase64(86, "==");
const sha512_base64url = /*@__PURE__*/ fixedBase64url(86);


/***/ }),

/***/ 9110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UY: () => (/* binding */ $output),
/* harmony export */   fd: () => (/* binding */ globalRegistry),
/* harmony export */   nP: () => (/* binding */ $input),
/* harmony export */   rs: () => (/* binding */ $ZodRegistry),
/* harmony export */   u5: () => (/* binding */ registry)
/* harmony export */ });
var _a;
const $output = /*@__PURE__*/ Symbol("ZodOutput");
const $input = /*@__PURE__*/ Symbol("ZodInput");
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 2341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ $ZodISODuration),
/* harmony export */   $p: () => (/* binding */ $ZodArray),
/* harmony export */   $v: () => (/* binding */ $ZodString),
/* harmony export */   Ax: () => (/* binding */ $ZodISOTime),
/* harmony export */   BN: () => (/* binding */ $ZodBigInt),
/* harmony export */   CI: () => (/* binding */ $ZodCIDRv4),
/* harmony export */   CQ: () => (/* binding */ $ZodBase64URL),
/* harmony export */   CT: () => (/* binding */ $ZodFile),
/* harmony export */   Cn: () => (/* binding */ $ZodCIDRv6),
/* harmony export */   D3: () => (/* binding */ mergeValues),
/* harmony export */   DT: () => (/* binding */ isValidIBAN),
/* harmony export */   Dq: () => (/* binding */ $ZodBase64),
/* harmony export */   Dw: () => (/* binding */ $ZodSuccess),
/* harmony export */   EY: () => (/* binding */ $ZodStringFormat),
/* harmony export */   G3: () => (/* binding */ $ZodTuple),
/* harmony export */   GP: () => (/* binding */ $ZodUnknown),
/* harmony export */   GY: () => (/* binding */ $ZodKSUID),
/* harmony export */   Gb: () => (/* binding */ $ZodAny),
/* harmony export */   I: () => (/* binding */ $ZodNumberFormat),
/* harmony export */   IB: () => (/* binding */ getDiscriminatedOption),
/* harmony export */   IT: () => (/* binding */ $ZodBigIntFormat),
/* harmony export */   Ix: () => (/* binding */ URL_BAD_FORMAT),
/* harmony export */   KX: () => (/* binding */ $ZodPreprocess),
/* harmony export */   Ko: () => (/* binding */ $ZodISODateTime),
/* harmony export */   L$: () => (/* binding */ canParseURL),
/* harmony export */   L8: () => (/* binding */ $ZodObject),
/* harmony export */   LJ: () => (/* binding */ $ZodIntersection),
/* harmony export */   Lc: () => (/* binding */ $ZodIPv4),
/* harmony export */   Mv: () => (/* binding */ $ZodUndefined),
/* harmony export */   N$: () => (/* binding */ $ZodNonOptional),
/* harmony export */   NH: () => (/* binding */ stripTabAndNewline),
/* harmony export */   Oi: () => (/* binding */ $ZodSet),
/* harmony export */   Oy: () => (/* binding */ $ZodE164),
/* harmony export */   P0: () => (/* binding */ $ZodDiscriminatedUnion),
/* harmony export */   Py: () => (/* binding */ $ZodNanoID),
/* harmony export */   RL: () => (/* binding */ $ZodExactOptional),
/* harmony export */   SW: () => (/* binding */ isValidIPv6),
/* harmony export */   Sb: () => (/* binding */ $ZodReadonly),
/* harmony export */   TF: () => (/* binding */ $ZodXID),
/* harmony export */   U5: () => (/* binding */ $ZodSymbol),
/* harmony export */   UY: () => (/* binding */ isValidBase64),
/* harmony export */   Um: () => (/* binding */ $ZodNever),
/* harmony export */   VF: () => (/* binding */ $ZodPrefault),
/* harmony export */   VO: () => (/* binding */ $ZodEnum),
/* harmony export */   VY: () => (/* binding */ $ZodURL),
/* harmony export */   W4: () => (/* binding */ $ZodType),
/* harmony export */   WH: () => (/* binding */ $ZodVoid),
/* harmony export */   Wc: () => (/* binding */ $ZodTransform),
/* harmony export */   Xe: () => (/* binding */ isValidCIDRv6),
/* harmony export */   YK: () => (/* binding */ standardProps),
/* harmony export */   YY: () => (/* binding */ $ZodCodec),
/* harmony export */   Yf: () => (/* binding */ urlProtocolOk),
/* harmony export */   ZQ: () => (/* binding */ $ZodCustomStringFormat),
/* harmony export */   ZZ: () => (/* binding */ $ZodCreditCard),
/* harmony export */   Zc: () => (/* binding */ $ZodGUID),
/* harmony export */   Zn: () => (/* binding */ $ZodUUID),
/* harmony export */   Zu: () => (/* binding */ $ZodCUID2),
/* harmony export */   Zy: () => (/* binding */ $ZodIPv6),
/* harmony export */   _A: () => (/* binding */ $ZodFunction),
/* harmony export */   _m: () => (/* binding */ $ZodPipe),
/* harmony export */   b0: () => (/* binding */ $ZodCustom),
/* harmony export */   bL: () => (/* binding */ urlHostnameOk),
/* harmony export */   bc: () => (/* binding */ URL_UNPARSEABLE),
/* harmony export */   bl: () => (/* binding */ $ZodCUID),
/* harmony export */   c2: () => (/* binding */ isValidJWT),
/* harmony export */   cG: () => (/* binding */ $ZodEmoji),
/* harmony export */   cq: () => (/* binding */ base64Charset),
/* harmony export */   cu: () => (/* binding */ $ZodUnion),
/* harmony export */   d: () => (/* binding */ $ZodTemplateLiteral),
/* harmony export */   eb: () => (/* binding */ $ZodMap),
/* harmony export */   ew: () => (/* binding */ $ZodIBAN),
/* harmony export */   g5: () => (/* binding */ $ZodULID),
/* harmony export */   h: () => (/* binding */ $ZodRecord),
/* harmony export */   h8: () => (/* binding */ $ZodJWT),
/* harmony export */   hA: () => (/* binding */ $ZodPromise),
/* harmony export */   ig: () => (/* binding */ $ZodOptional),
/* harmony export */   kU: () => (/* binding */ $ZodLazy),
/* harmony export */   nu: () => (/* binding */ $ZodLiteral),
/* harmony export */   o5: () => (/* binding */ $ZodDate),
/* harmony export */   o8: () => (/* reexport safe */ _util_js__WEBPACK_IMPORTED_MODULE_2__.clone),
/* harmony export */   pm: () => (/* binding */ $ZodXor),
/* harmony export */   qG: () => (/* binding */ $ZodEmail),
/* harmony export */   qU: () => (/* binding */ validateURL),
/* harmony export */   qc: () => (/* binding */ $ZodNullable),
/* harmony export */   rO: () => (/* binding */ $ZodMAC),
/* harmony export */   rv: () => (/* binding */ $ZodDefault),
/* harmony export */   sF: () => (/* binding */ $ZodBoolean),
/* harmony export */   t$: () => (/* binding */ $ZodCatch),
/* harmony export */   tV: () => (/* binding */ isValidBase64URL),
/* harmony export */   uv: () => (/* binding */ isValidCreditCard),
/* harmony export */   v1: () => (/* binding */ $ZodISODate),
/* harmony export */   vz: () => (/* binding */ $ZodNumber),
/* harmony export */   w: () => (/* binding */ $ZodObjectJIT),
/* harmony export */   x8: () => (/* binding */ $ZodNull),
/* harmony export */   xE: () => (/* binding */ base64urlCharset),
/* harmony export */   y5: () => (/* binding */ parseURLObject),
/* harmony export */   zP: () => (/* binding */ $ZodNaN)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8880);
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4214);
/* harmony import */ var _doc_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9067);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8230);
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6674);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4633);
/* harmony import */ var _versions_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1364);







const $ZodType = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = _versions_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = _util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (_util_js__WEBPACK_IMPORTED_MODULE_2__.explicitlyAborted(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        _util_js__WEBPACK_IMPORTED_MODULE_2__.attachSchema(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = _util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    _util_js__WEBPACK_IMPORTED_MODULE_2__.attachSchema(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = _util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (_util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return _util_js__WEBPACK_IMPORTED_MODULE_2__.hide(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        _util_js__WEBPACK_IMPORTED_MODULE_2__.own(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_2__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? _regexes_js__WEBPACK_IMPORTED_MODULE_3__.anyString;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .$ZodCheckStringFormat */ .ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.guid);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.uuid(v));
    }
    else
        def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.uuid());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.email);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === _regexes_js__WEBPACK_IMPORTED_MODULE_3__.httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.emoji());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? _regexes_js__WEBPACK_IMPORTED_MODULE_3__.nanoid : _regexes_js__WEBPACK_IMPORTED_MODULE_3__.nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.cuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.cuid2);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.ulid);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.xid);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.ksuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.datetime(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.date);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.time(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.duration);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.ipv4);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
});
const $ZodCIDRv4 = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.cidrv4);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.cidrv6); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.e164);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!_regexes_js__WEBPACK_IMPORTED_MODULE_3__.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!_regexes_js__WEBPACK_IMPORTED_MODULE_3__.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodNumber = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.number;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodNumberFormat", (inst, def) => {
    _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .$ZodCheckNumberFormat */ .KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.boolean;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.bigint;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodBigIntFormat", (inst, def) => {
    _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .$ZodCheckBigIntFormat */ .uE.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
});
const $ZodSymbol = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodUndefined = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodNull = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_3__["null"];
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodAny = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodUnknown = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodDate = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = _util_js__WEBPACK_IMPORTED_MODULE_2__.sizeCaps(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of _util_js__WEBPACK_IMPORTED_MODULE_2__.sizeCaps(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    _util_js__WEBPACK_IMPORTED_MODULE_2__.attachSchema(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = _core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && _util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = _util_js__WEBPACK_IMPORTED_MODULE_2__.optionalKeys(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (_util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = _util_js__WEBPACK_IMPORTED_MODULE_2__.cached(() => normalizeDef(def));
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    _util_js__WEBPACK_IMPORTED_MODULE_2__.assignProp(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = _util_js__WEBPACK_IMPORTED_MODULE_2__.isObject;
    const catchall = def.catchall;
    let value;
    const memo = _core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (_util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = _util_js__WEBPACK_IMPORTED_MODULE_2__.cached(() => normalizeDef(def));
    const memo = _core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new _doc_js__WEBPACK_IMPORTED_MODULE_5__/* .Doc */ .J(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : _util_js__WEBPACK_IMPORTED_MODULE_2__.esc(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = _util_js__WEBPACK_IMPORTED_MODULE_2__.isObject;
    const jit = !_core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.jitless;
    const allowsEval = _util_js__WEBPACK_IMPORTED_MODULE_2__.allowsEval;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !_util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_2__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => _util_js__WEBPACK_IMPORTED_MODULE_2__.cleanRegex(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_2__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
});
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
_core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    _util_js__WEBPACK_IMPORTED_MODULE_2__.assignProp(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = _util_js__WEBPACK_IMPORTED_MODULE_2__.rawShape(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = _util_js__WEBPACK_IMPORTED_MODULE_2__.cached(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!_util_js__WEBPACK_IMPORTED_MODULE_2__.isObject(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
});
const $ZodIntersection = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (_util_js__WEBPACK_IMPORTED_MODULE_2__.isPlainObject(a) && _util_js__WEBPACK_IMPORTED_MODULE_2__.isPlainObject(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (_util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = _core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = _util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (_util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = _core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!_util_js__WEBPACK_IMPORTED_MODULE_2__.isPlainObject(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_2__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && _regexes_js__WEBPACK_IMPORTED_MODULE_3__.number.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_2__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = _core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (_util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
});
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (_util_js__WEBPACK_IMPORTED_MODULE_2__.propertyKeyTypes.has(typeof key)) {
            final.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_2__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (_util_js__WEBPACK_IMPORTED_MODULE_2__.propertyKeyTypes.has(typeof key)) {
            final.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_2__.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_2__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = _core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (_util_js__WEBPACK_IMPORTED_MODULE_2__.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
});
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = _util_js__WEBPACK_IMPORTED_MODULE_2__.getEnumValues(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "pattern", (zod) => {
        const patternValues = _util_js__WEBPACK_IMPORTED_MODULE_2__.getEnumValues(zod.def.entries).filter((k) => _util_js__WEBPACK_IMPORTED_MODULE_2__.propertyKeyTypes.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => _util_js__WEBPACK_IMPORTED_MODULE_2__.escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? _util_js__WEBPACK_IMPORTED_MODULE_2__.escapeRegex(o) : o ? _util_js__WEBPACK_IMPORTED_MODULE_2__.escapeRegex(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodTransform = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    _core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodEncodeError */ .cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${_util_js__WEBPACK_IMPORTED_MODULE_2__.cleanRegex(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${_util_js__WEBPACK_IMPORTED_MODULE_2__.cleanRegex(pattern.source)}|null)$`) : undefined;
    });
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodEncodeError */ .cV("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
});
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_2__.finalizeIssue(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
});
const $ZodPipe = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
});
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
});
const $ZodReadonly = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return _regexes_js__WEBPACK_IMPORTED_MODULE_3__.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === _regexes_js__WEBPACK_IMPORTED_MODULE_3__.number ? _regexes_js__WEBPACK_IMPORTED_MODULE_3__.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(_util_js__WEBPACK_IMPORTED_MODULE_2__.cleanRegex(before), () => _util_js__WEBPACK_IMPORTED_MODULE_2__.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => _util_js__WEBPACK_IMPORTED_MODULE_2__.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(_util_js__WEBPACK_IMPORTED_MODULE_2__.cleanRegex(source));
        }
        else if (part === null || _util_js__WEBPACK_IMPORTED_MODULE_2__.primitiveTypes.has(typeof part)) {
            regexParts.push(_util_js__WEBPACK_IMPORTED_MODULE_2__.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
});
const $ZodFunction = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? (0,_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qg)(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return (0,_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qg)(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await (0,_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseAsync */ .EJ)(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await (0,_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseAsync */ .EJ)(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
});
const $ZodPromise = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
});
const $ZodLazy = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    _util_js__WEBPACK_IMPORTED_MODULE_2__.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
});
const $ZodCustom = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCustom", (inst, def) => {
    _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .$ZodCheck */ .QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_2__.issue(_iss));
    }
}


/***/ }),

/***/ 3327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ processSchema),
/* harmony export */   OA: () => (/* binding */ createToJSONSchemaMethod),
/* harmony export */   Wb: () => (/* binding */ extractDefs),
/* harmony export */   _S: () => (/* binding */ handleUnrepresentable),
/* harmony export */   az: () => (/* binding */ initializeContext),
/* harmony export */   eh: () => (/* binding */ processSchema),
/* harmony export */   jE: () => (/* binding */ finalize),
/* harmony export */   uE: () => (/* binding */ createStandardJSONSchemaMethod)
/* harmony export */ });
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9110);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4633);


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__.assignProp)(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? _registries_js__WEBPACK_IMPORTED_MODULE_1__/* .globalRegistry */ .fd,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
/** @deprecated Renamed to `processSchema`. An export alias declares no binding, so it is safe to keep. */

// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would — this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one — nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
 * an annotation like `description` — makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            (0,_util_js__WEBPACK_IMPORTED_MODULE_0__.assignProp)(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it — so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection — through `z.lazy`, or any `ref` chain — holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
        // OpenAPI 3.0 schema objects should not include a $schema property
    }
    else {
        // Arbitrary string values are allowed but won't have a $schema property set
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs — it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__.assignProp)(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = initializeContext({ ...params, processors });
    processSchema(schema, ctx);
    extractDefs(ctx, schema);
    return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    processSchema(schema, ctx);
    extractDefs(ctx, schema);
    return finalize(ctx, schema);
};


/***/ }),

/***/ 4633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BIGINT_FORMAT_RANGES: () => (/* binding */ BIGINT_FORMAT_RANGES),
/* harmony export */   CONSTANT_CATCH: () => (/* binding */ CONSTANT_CATCH),
/* harmony export */   Class: () => (/* binding */ Class),
/* harmony export */   NUMBER_FORMAT_RANGES: () => (/* binding */ NUMBER_FORMAT_RANGES),
/* harmony export */   aborted: () => (/* binding */ aborted),
/* harmony export */   allowsEval: () => (/* binding */ allowsEval),
/* harmony export */   assert: () => (/* binding */ assert),
/* harmony export */   assertEqual: () => (/* binding */ assertEqual),
/* harmony export */   assertIs: () => (/* binding */ assertIs),
/* harmony export */   assertNever: () => (/* binding */ assertNever),
/* harmony export */   assertNotEqual: () => (/* binding */ assertNotEqual),
/* harmony export */   assignProp: () => (/* binding */ assignProp),
/* harmony export */   attachSchema: () => (/* binding */ attachSchema),
/* harmony export */   base64ToUint8Array: () => (/* binding */ base64ToUint8Array),
/* harmony export */   base64urlToUint8Array: () => (/* binding */ base64urlToUint8Array),
/* harmony export */   cached: () => (/* binding */ cached),
/* harmony export */   captureStackTrace: () => (/* binding */ captureStackTrace),
/* harmony export */   cleanEnum: () => (/* binding */ cleanEnum),
/* harmony export */   cleanRegex: () => (/* binding */ cleanRegex),
/* harmony export */   clone: () => (/* binding */ clone),
/* harmony export */   cloneDef: () => (/* binding */ cloneDef),
/* harmony export */   codePointLength: () => (/* binding */ codePointLength),
/* harmony export */   constantCatch: () => (/* binding */ constantCatch),
/* harmony export */   createTransparentProxy: () => (/* binding */ createTransparentProxy),
/* harmony export */   defineLazy: () => (/* binding */ defineLazy),
/* harmony export */   defineLazyInternal: () => (/* binding */ defineLazyInternal),
/* harmony export */   derived: () => (/* binding */ derived),
/* harmony export */   esc: () => (/* binding */ esc),
/* harmony export */   escapeRegex: () => (/* binding */ escapeRegex),
/* harmony export */   explicitlyAborted: () => (/* binding */ explicitlyAborted),
/* harmony export */   extend: () => (/* binding */ extend),
/* harmony export */   finalizeIssue: () => (/* binding */ finalizeIssue),
/* harmony export */   floatSafeRemainder: () => (/* binding */ floatSafeRemainder),
/* harmony export */   getElementAtPath: () => (/* binding */ getElementAtPath),
/* harmony export */   getEnumValues: () => (/* binding */ getEnumValues),
/* harmony export */   getLengthableOrigin: () => (/* binding */ getLengthableOrigin),
/* harmony export */   getParsedType: () => (/* binding */ getParsedType),
/* harmony export */   getSizableOrigin: () => (/* binding */ getSizableOrigin),
/* harmony export */   hexToUint8Array: () => (/* binding */ hexToUint8Array),
/* harmony export */   hide: () => (/* binding */ hide),
/* harmony export */   installLazyProp: () => (/* binding */ installLazyProp),
/* harmony export */   isObject: () => (/* binding */ isObject),
/* harmony export */   isPlainObject: () => (/* binding */ isPlainObject),
/* harmony export */   issue: () => (/* binding */ issue),
/* harmony export */   joinValues: () => (/* binding */ joinValues),
/* harmony export */   jsonStringifyReplacer: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   members: () => (/* binding */ members),
/* harmony export */   merge: () => (/* binding */ merge),
/* harmony export */   mergeDefs: () => (/* binding */ mergeDefs),
/* harmony export */   normalizeParams: () => (/* binding */ normalizeParams),
/* harmony export */   nullish: () => (/* binding */ nullish),
/* harmony export */   numKeys: () => (/* binding */ numKeys),
/* harmony export */   objectClone: () => (/* binding */ objectClone),
/* harmony export */   omit: () => (/* binding */ omit),
/* harmony export */   optionalKeys: () => (/* binding */ optionalKeys),
/* harmony export */   own: () => (/* binding */ own),
/* harmony export */   parsedType: () => (/* binding */ parsedType),
/* harmony export */   partial: () => (/* binding */ partial),
/* harmony export */   pick: () => (/* binding */ pick),
/* harmony export */   prefixIssues: () => (/* binding */ prefixIssues),
/* harmony export */   primitiveTypes: () => (/* binding */ primitiveTypes),
/* harmony export */   promiseAllObject: () => (/* binding */ promiseAllObject),
/* harmony export */   propertyKeyTypes: () => (/* binding */ propertyKeyTypes),
/* harmony export */   randomString: () => (/* binding */ randomString),
/* harmony export */   rawShape: () => (/* binding */ rawShape),
/* harmony export */   required: () => (/* binding */ required),
/* harmony export */   safeExtend: () => (/* binding */ safeExtend),
/* harmony export */   shallowClone: () => (/* binding */ shallowClone),
/* harmony export */   sizeCaps: () => (/* binding */ sizeCaps),
/* harmony export */   slugify: () => (/* binding */ slugify),
/* harmony export */   stringifyPrimitive: () => (/* binding */ stringifyPrimitive),
/* harmony export */   toZod: () => (/* binding */ toZod),
/* harmony export */   uint8ArrayToBase64: () => (/* binding */ uint8ArrayToBase64),
/* harmony export */   uint8ArrayToBase64url: () => (/* binding */ uint8ArrayToBase64url),
/* harmony export */   uint8ArrayToHex: () => (/* binding */ uint8ArrayToHex),
/* harmony export */   unwrapMessage: () => (/* binding */ unwrapMessage)
/* harmony export */ });
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4214);

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ Symbol("evaluating");
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (_core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ }),

/***/ 1364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};


/***/ }),

/***/ 7818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4633);

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__.parsedType(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.stringifyPrimitive(issue.values[0])}`;
                return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__() {
    return {
        localeError: error(),
    };
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5700);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
