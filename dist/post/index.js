const __builtin = process.getBuiltinModule;
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("assert")[name], apply: (_, __, given) => __builtin("assert")(...given) });

/***/ }),

/***/ 2053:
/***/ ((module) => {

module.exports = __builtin("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __builtin("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __builtin("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("https")[name], apply: (_, __, given) => __builtin("https")(...given) });

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __builtin("net");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:crypto")[name], apply: (_, __, given) => __builtin("node:crypto")(...given) });

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __builtin("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __builtin("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:https")[name], apply: (_, __, given) => __builtin("node:https")(...given) });

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __builtin("node:v8");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:vm")[name], apply: (_, __, given) => __builtin("node:vm")(...given) });

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:zlib")[name], apply: (_, __, given) => __builtin("node:zlib")(...given) });

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __builtin("os");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("tls")[name], apply: (_, __, given) => __builtin("tls")(...given) });

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __builtin("util");

/***/ }),

/***/ 7576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PROJECT_ID),
/* harmony export */   m: () => (/* binding */ JOB_ID)
/* harmony export */ });
const JOB_ID = /^[A-Za-z0-9_-]{1,128}$/;
const PROJECT_ID = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;


/***/ }),

/***/ 8288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ DEFAULT_BASE_URL)
/* harmony export */ });
/* unused harmony exports PATHS, buildPath */

const DEFAULT_BASE_URL = 'https://api.mintlify.com';
const PATHS = {
    createJob: '/v2/agent/{projectId}/job',
    job: '/v2/agent/{projectId}/job/{id}',
    message: '/v2/agent/{projectId}/job/{id}/message',
    views: '/v1/analytics/{projectId}/views',
    feedback: '/v1/analytics/{projectId}/feedback/by-page',
};
function buildPath(name, parameters) {
    return PATHS[name].replace(/\{(\w+)\}/g, (_, key) => {
        const value = parameters[key] ?? '';
        if (!(key === 'id' ? JOB_ID : PROJECT_ID).test(value))
            throw new RangeError(`${key} is not usable in a URL`);
        return value;
    });
}


/***/ }),

/***/ 9014:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _host_action_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5536);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7742);
/* harmony import */ var _host_last_resort_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1698);
/* harmony import */ var _host_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1181);
/* harmony import */ var _host_stop_signals_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3894);
/* harmony import */ var _story_record_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(510);
/* harmony import */ var _wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9085);







const TIDYING_MS = 30_000;
const { env } = process;
const action = (0,_host_action_js__WEBPACK_IMPORTED_MODULE_0__/* .openAction */ .F)(env);
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_1__/* .catchTheRest */ .Be)((error) => action.log.warning(`The post step broke off: ${(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_1__/* .describeThrown */ .YI)(error)}.`), 0);
const record = (0,_story_record_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeRecord */ .eT)((0,_host_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readState */ .u)(env, 'story'));
if (record !== undefined && !(0,_story_record_js__WEBPACK_IMPORTED_MODULE_2__/* .isTidy */ .p)(record)) {
    const { tidyRun } = await __nccwpck_require__.e(/* import() */ 788).then(__nccwpck_require__.bind(__nccwpck_require__, 5788));
    const ends = { ...(0,_host_stop_signals_js__WEBPACK_IMPORTED_MODULE_4__/* .listenForStop */ .r)(), deadlineMs: _host_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .monotonicClock */ .V.now() + TIDYING_MS };
    await tidyRun(record, { ...action, openHost: () => (0,_wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_6__/* .connectCodeHost */ .y9)(env, ends) });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y9: () => (/* binding */ connectCodeHost)
});

// UNUSED EXPORTS: NO_CODE_HOST, USER_AGENT

// EXTERNAL MODULE: ./host/clock.js
var clock = __nccwpck_require__(7742);
// EXTERNAL MODULE: ./host/inputs/read.js + 1 modules
var read = __nccwpck_require__(4434);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./host/inputs/input-error.js
class InputError extends Error {
    name = 'InputError';
    input;
    constructor(input, sentence) {
        super(`Input ${input}: ${sentence}`);
        this.input = input;
    }
}
const SHOWN_MAX_CHARACTERS = 200;
function showGiven(value) {
    const line = value.replace(/\s+/g, ' ').trim();
    return line.length > SHOWN_MAX_CHARACTERS ? `a text of ${line.length} characters` : `"${line}"`;
}

;// CONCATENATED MODULE: ./host/event-payload.js


class EventFileError extends InputError {
    name = 'EventFileError';
    constructor(why) {
        super('GITHUB_EVENT_PATH', why);
        this.message = `The event file that GITHUB_EVENT_PATH names ${why}.`;
    }
}
const OF_A_THREAD = /^(?:issues|issue_comment|pull_request|pull_request_target|pull_request_review|pull_request_review_comment)$/;
function readEventPayload(env) {
    const path = env.GITHUB_EVENT_PATH;
    if (!path) {
        if (!OF_A_THREAD.test(env.GITHUB_EVENT_NAME ?? ''))
            return undefined;
        throw new EventFileError('is missing: the variable is empty');
    }
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        throw new EventFileError('is missing or not readable');
    }
    let payload;
    try {
        payload = JSON.parse(text);
    }
    catch {
        throw new EventFileError('is not JSON');
    }
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
        return payload;
    throw new EventFileError('holds no event, which is a JSON object');
}

;// CONCATENATED MODULE: ./host/runner-context.js

function readRunnerContext(env) {
    const serverUrl = env.GITHUB_SERVER_URL || 'https://github.com';
    const repository = /^[\w.-]+\/[\w.-]+$/.test(env.GITHUB_REPOSITORY ?? '')
        ? (env.GITHUB_REPOSITORY ?? '')
        : '';
    const run = /^\d{1,20}$/.test(env.GITHUB_RUN_ID ?? '') ? (env.GITHUB_RUN_ID ?? '') : '';
    return Object.freeze({
        eventName: env.GITHUB_EVENT_NAME ?? '',
        payload: readEventPayload(env),
        repository,
        serverUrl,
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        run: run || '0',
        attempt: Math.max(1, Number.parseInt(env.GITHUB_RUN_ATTEMPT ?? '1', 10) || 1),
        runUrl: repository && run ? `${serverUrl}/${repository}/actions/runs/${run}` : undefined,
        step: `${env.GITHUB_JOB ?? ''}/${env.GITHUB_ACTION ?? ''}`,
        triggeringActor: env.GITHUB_TRIGGERING_ACTOR || undefined,
    });
}

// EXTERNAL MODULE: ./host/stop-signals.js
var stop_signals = __nccwpck_require__(3894);
;// CONCATENATED MODULE: ./entries/wiring/connect-code-host.js




const USER_AGENT = 'docs-agent-action';
const NO_CODE_HOST = 'There is no githubToken or no repository, so there are no comments to read.';
async function connectCodeHost(env, ends = (0,stop_signals/* listenForStop */.r)()) {
    const runner = readRunnerContext(env);
    const token = (0,read/* readInput */.R5)(env, 'githubToken');
    if (!token || !runner.repository)
        return undefined;
    const [{ openCodeHost }, { createTransport }, { retryDelay }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(312), __nccwpck_require__.e(920)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8668)),
        Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(402)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1592)),
        __nccwpck_require__.e(/* import() */ 131).then(__nccwpck_require__.bind(__nccwpck_require__, 4131)),
    ]);
    process.getBuiltinModule('node:crypto');
    const transport = createTransport({ userAgent: USER_AGENT, to: runner.apiUrl });
    const tools = {
        clock: clock/* monotonicClock */.V,
        transport,
        retryDelay: (attempt) => retryDelay(attempt, { random: Math.random }),
    };
    return openCodeHost({ ...runner, token }, { ...ends, ...tools });
}


/***/ }),

/***/ 5536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  F: () => (/* binding */ openAction)
});

;// CONCATENATED MODULE: ./contract/runner-service.js
const RUNNER_FRAGMENT = '#runner';
const RUNNER_SERVICE = '[runner]';
function isOnRunner(baseUrl) {
    return baseUrl.endsWith(RUNNER_FRAGMENT);
}
function nameOfService(baseUrl) {
    return isOnRunner(baseUrl) ? RUNNER_SERVICE : new URL(baseUrl).host;
}
function addressIn(baseUrl, path) {
    return new URL(baseUrl.replace(/#.*$/s, '') + path);
}

// EXTERNAL MODULE: ./text/redact.js
var redact = __nccwpck_require__(128);
// EXTERNAL MODULE: ./text/hidden.js
var text_hidden = __nccwpck_require__(6857);
;// CONCATENATED MODULE: ./text/neutralise.js

const V2_START = /^((?:[^\S\n]|\p{M})*:\p{M}*)(?=:)/gmu;
const V1_START = /(#\p{M}*#\p{M}*)(?=\[)/gu;
const MAYBE_V2_START = /^[^!-~\n]*:/m;
function showControl(character) {
    const code = character.charCodeAt(0);
    if (code < 0x20)
        return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
}
function neutralise(text) {
    let result = (0,text_hidden/* replaceControl */.AJ)((0,text_hidden/* dropHidden */.q)((0,text_hidden/* unifyLineEnds */.MJ)(text)), showControl);
    if (MAYBE_V2_START.test(result))
        result = result.replace(V2_START, '$1 ');
    return result.includes('#') ? result.replace(V1_START, '$1 ') : result;
}

;// CONCATENATED MODULE: ../node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./host/log-command.js

const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
function renderLogCommand(name, { data, ...annotation }) {
    const said = Object.entries(toCommandProperties(annotation)).flatMap(([key, value]) => value ? `${key}=${escapeProperty(String(value))}` : []);
    return `::${[name, said.join(',')].filter(Boolean).join(' ')}::${escapeData(data)}\n`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:process"
const external_node_process_namespaceObject = __builtin("node:process");
;// CONCATENATED MODULE: ./host/write-at-once.js


const AT_ONCE_MAX_BYTES = 4096;
function openDescriptor(descriptor, { stream, write = external_node_fs_.writeSync, }) {
    let left = external_node_process_namespaceObject.platform === 'win32' ? 0 : AT_ONCE_MAX_BYTES;
    return (text) => {
        let rest = Buffer.from(text);
        left -= rest.length;
        try {
            while (left >= 0 && rest.length > 0)
                rest = rest.subarray(write(descriptor, rest));
        }
        catch {
            left = -1;
        }
        if (rest.length > 0)
            stream().write(rest);
    };
}
const writeOut = openDescriptor(1, { stream: () => process.stdout });

;// CONCATENATED MODULE: ./host/annotations.js




function createAnnotate(secrets) {
    const clean = (text) => (0,redact/* redact */.E)(neutralise((0,redact/* redact */.E)(text, secrets)), secrets);
    return (text, { file, line }) => writeOut(renderLogCommand('notice', {
        title: 'docs-agent',
        file: clean(file),
        startLine: line,
        data: clean(text),
    }));
}

// EXTERNAL MODULE: ./host/inputs/read.js + 1 modules
var read = __nccwpck_require__(4434);
;// CONCATENATED MODULE: ./host/log.js




const TITLE = 'docs-agent';
function createLog(secrets, write = writeOut) {
    const clean = (text) => (0,redact/* redact */.E)(neutralise((0,redact/* redact */.E)(text, secrets)), secrets);
    const annotate = (level) => (text) => write(renderLogCommand(level, { title: TITLE, data: clean(text) }));
    return {
        info: (text) => write(`${clean(text)}\n`),
        notice: annotate('notice'),
        warning: annotate('warning'),
        error: annotate('error'),
    };
}
function maskSecret(secret, write = writeOut) {
    for (const line of new Set([secret, ...secret.split(/\r\n|\r|\n/)])) {
        if (line.trim() !== '')
            write(renderLogCommand('add-mask', { data: line }));
    }
}

// EXTERNAL MODULE: ./host/outputs.js + 2 modules
var outputs = __nccwpck_require__(1181);
;// CONCATENATED MODULE: ./host/summary.js


const MAX_BYTES = 1024 * 1024;
function appendSummary(markdown, facts) {
    if (!facts.path)
        return undefined;
    const text = `${(0,redact/* redact */.E)(markdown, facts.secrets)}\n`;
    if (Buffer.byteLength(text) > MAX_BYTES)
        return 'it is larger than 1 MiB';
    try {
        (0,external_node_fs_.appendFileSync)(facts.path, text);
        return undefined;
    }
    catch (error) {
        return error instanceof Error && 'code' in error ? String(error.code) : 'it is not writable';
    }
}

;// CONCATENATED MODULE: ./host/action.js







function openAction(env) {
    const secrets = [(0,read/* readInput */.R5)(env, 'secretKey'), (0,read/* readInput */.R5)(env, 'githubToken')].filter(Boolean);
    for (const secret of secrets)
        maskSecret(secret);
    const log = createLog(secrets);
    const baseUrl = (0,read/* readInput */.R5)(env, 'baseUrl');
    return {
        log,
        annotate: createAnnotate(secrets),
        ...(0,outputs/* createOutputs */.l)(secrets),
        redact: (text) => (0,redact/* redact */.E)(text, secrets),
        addSummary: (markdown) => appendSummary(markdown, { path: env.GITHUB_STEP_SUMMARY, secrets }),
        trusted: {
            ...(isOnRunner(baseUrl) ? {} : { baseUrl }),
            ...(env.GITHUB_SERVER_URL ? { serverUrl: env.GITHUB_SERVER_URL } : {}),
        },
    };
}


/***/ }),

/***/ 7742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ monotonicClock)
/* harmony export */ });
const TIMER_MAX_MS = 2 ** 31 - 1;
const timerOf = (ms) => (ms > 0 ? Math.min(ms, TIMER_MAX_MS) : 0);
const monotonicClock = {
    now: () => Number(process.hrtime.bigint()) / 1e6,
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal?.aborted)
            return resolve();
        const done = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', done);
            resolve();
        };
        const timer = setTimeout(done, timerOf(ms));
        signal?.addEventListener('abort', done, { once: true });
    }),
    every: (ms, action) => {
        const timer = setInterval(action, timerOf(ms));
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 4434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R5: () => (/* binding */ readInput)
});

// UNUSED EXPORTS: inputReader, parseBoolean, parseChoice, parseNumber, parseRequired, parseWholeNumber, parseWords

// EXTERNAL MODULE: ./contract/paths.js
var paths = __nccwpck_require__(8288);
;// CONCATENATED MODULE: ./host/registry.js

const INPUTS = {
    prompt: {},
    promptFile: {},
    promptData: {},
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
    jobId: {},
    wait: { default: 'true' },
    dryRun: { default: 'false' },
    timeoutMinutes: { default: '30' },
    settleSeconds: { default: '90' },
    pollSeconds: {},
    failOn: { default: 'failed,archived,timeout,limited' },
    command: { default: '/docs' },
    allowedPermission: { default: 'write' },
    allowedBots: {},
    allowedUsers: {},
    allowEdits: { default: 'false' },
    dailyLimit: {},
    dailyLimitExempt: { default: 'none' },
    maxOpenPulls: {},
    context: { default: 'issue' },
    contextKilobytes: { default: '64' },
    ref: {},
    followUp: { default: 'auto' },
    issueNumber: {},
    pages: {},
    comment: { default: 'true' },
    reactions: { default: 'true' },
    prLabels: {},
    prReviewers: {},
    prAssignees: {},
    prDraft: { default: 'keep' },
    prAutoMerge: {},
    allowedPaths: {},
    pullRequestRepositories: {},
    preview: { default: 'false' },
    previewMinutes: { default: '5' },
    githubToken: { default: '${{ github.token }}' },
};
const OUTPUTS = (/* unused pure expression or super */ null && ([
    'jobId',
    'status',
    'outcome',
    'prLink',
    'job',
    'continued',
    'checks',
    'commentUrl',
    'prompt',
    'outsidePaths',
]));
const STATE = (/* unused pure expression or super */ null && (['story']));
const PAGE_VIEWS_INPUTS = {
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
    dateFrom: {},
    dateTo: {},
    period: {},
    compare: { default: 'false' },
    signals: { default: 'none' },
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
const TEND_INPUTS = {
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
    githubToken: { default: '${{ github.token }}' },
    staleDays: { default: '14' },
    closeDays: {},
    keepLabel: { default: 'keep-docs' },
    updateBranch: { default: 'false' },
    repair: { default: 'false' },
    repairChecks: { default: 'false' },
    repairReviews: { default: 'false' },
    repairMax: { default: '3' },
    allowedPermission: { default: 'write' },
    allowedUsers: {},
    deleteBranches: { default: 'false' },
    dailyLimit: {},
    dryRun: { default: 'false' },
    since: { default: '180d' },
    timeoutMinutes: { default: '10' },
};
const TEND_OUTPUTS = (/* unused pure expression or super */ null && (['reminded', 'closed', 'updated', 'repaired', 'concluded', 'pulls']));
const COLLECT_INPUTS = {
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
    githubToken: { default: '${{ github.token }}' },
    since: { default: '7d' },
    staleHours: { default: '24' },
    concurrency: { default: '4' },
    timeoutMinutes: { default: '10' },
    failOn: { default: 'none' },
    prLabels: {},
    prReviewers: {},
    prAssignees: {},
    prDraft: { default: 'keep' },
    prAutoMerge: {},
    allowedPaths: {},
    pullRequestRepositories: {},
};
const COLLECT_OUTPUTS = (/* unused pure expression or super */ null && (['finished', 'pending', 'stuck', 'jobs', 'outsidePaths']));
const IMPACT_INPUTS = {
    docs: {},
    code: {},
    map: {},
    ignore: {},
    views: {},
    comment: { default: 'true' },
    annotations: { default: 'true' },
    drafts: { default: 'false' },
    command: { default: '/docs' },
    failOn: { default: 'none' },
    githubToken: { default: '${{ github.token }}' },
};
const IMPACT_OUTPUTS = (/* unused pure expression or super */ null && (['impact', 'findings', 'pages', 'prompt']));
const SERVICE_INPUTS = {
    agentCommand: {},
    agentEnv: {},
    repository: { default: '${{ github.repository }}' },
    ref: {},
    githubToken: { default: '${{ github.token }}' },
    network: {},
    readable: {},
    paths: {},
    config: {},
    sandbox: { default: 'required' },
    prepareSandbox: { default: 'false' },
};
const SERVICE_OUTPUTS = (/* unused pure expression or super */ null && (['baseUrl', 'projectId', 'secretKey']));
const SERVICE_STATE = (/* unused pure expression or super */ null && (['folder']));

;// CONCATENATED MODULE: ./host/inputs/read.js


function inputReader(inputs) {
    return (env, name) => {
        const given = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
        const fallback = inputs[name]?.default ?? '';
        return given || (fallback.startsWith('${{') ? '' : fallback);
    };
}
const readInput = inputReader(INPUTS);
function parseRequired(name, value, hint) {
    if (value === '')
        throw new InputError(name, `nothing was given. ${hint}`);
    return value;
}
function parseBoolean(name, value) {
    const word = value.toLowerCase();
    if (word === 'true')
        return true;
    if (word === 'false')
        return false;
    throw new InputError(name, `${showGiven(value)} was given; accepted are true and false.`);
}
function parseNumber(name, value, bounds) {
    const number = /^(\d+(\.\d+)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= bounds.min && number <= bounds.max)) {
        const accepted = `a number of ${bounds.unit} from ${bounds.min} to ${bounds.max}`;
        throw new InputError(name, `${showGiven(value)} was given; accepted is ${accepted}.`);
    }
    return number;
}
function parseWholeNumber(name, value, bounds) {
    const number = parseNumber(name, value, bounds);
    if (Number.isInteger(number))
        return number;
    throw new InputError(name, `${showGiven(value)} was given; accepted is a whole number.`);
}
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
function parseChoice(name, value, accepted) {
    const word = accepted.find((candidate) => candidate === value.toLowerCase());
    if (word !== undefined)
        return word;
    throw new InputError(name, `${showGiven(value)} was given; accepted are ${accepted.join(', ')}.`);
}


/***/ }),

/***/ 1698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ catchTheRest),
/* harmony export */   YI: () => (/* binding */ describeThrown)
/* harmony export */ });
/* unused harmony export endSoon */
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
function describeThrown(error) {
    if (error instanceof Error)
        return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
    if (typeof error === 'string' && error.trim() !== '')
        return error;
    return `something was thrown that is no error (${typeof error})`;
}
function endSoon() {
    setTimeout(() => process.exit(), 250).unref();
}


/***/ }),

/***/ 1181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createOutputs),
  u: () => (/* binding */ readState)
});

// EXTERNAL MODULE: ./text/redact.js
var redact = __nccwpck_require__(128);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __builtin("node:os");
;// CONCATENATED MODULE: ./host/file-command.js


const PLAIN = /^[a-z-]*$/;
function writeFileCommand(command, { name, value }) {
    const path = process.env[`GITHUB_${command}`];
    if (!path)
        throw new Error(`GITHUB_${command} names no file`);
    if (!(0,external_node_fs_.existsSync)(path))
        throw new Error(`the file that GITHUB_${command} names is not there`);
    const unguessable = () => process.getBuiltinModule('node:crypto').randomUUID();
    const delimiter = `ghadelimiter_${PLAIN.test(value) ? `PLAIN_${process.pid}` : unguessable()}`;
    (0,external_node_fs_.appendFileSync)(path, [`${name}<<${delimiter}`, value, delimiter, ''].join(external_node_os_namespaceObject.EOL));
}

;// CONCATENATED MODULE: ./host/outputs.js


function createOutputs(secrets) {
    const write = (command) => (name, value) => writeFileCommand(command, { name, value: (0,redact/* redact */.E)(value, secrets) });
    return { setOutput: write('OUTPUT'), saveState: write('STATE') };
}
function readState(env, name) {
    return env[`STATE_${name}`] ?? '';
}


/***/ }),

/***/ 3894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ listenForStop)
/* harmony export */ });
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


/***/ }),

/***/ 1331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  An: () => (/* binding */ PAGE_MAX_CHARACTERS),
  UC: () => (/* binding */ RUN_ID),
  $B: () => (/* binding */ asIs),
  U9: () => (/* binding */ count),
  Jt: () => (/* binding */ flag),
  tP: () => (/* binding */ fromBase64Url),
  Bd: () => (/* binding */ pages),
  WZ: () => (/* binding */ storyField),
  _e: () => (/* binding */ toBase64Url),
  KC: () => (/* binding */ union)
});

;// CONCATENATED MODULE: ./contract/check-status.js
const CHECK_STATUSES = ['passed', 'failed', 'failed before', 'skipped'];

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __nccwpck_require__(7576);
;// CONCATENATED MODULE: ./contract/job-status.js
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];

// EXTERNAL MODULE: ./text/links.js
var links = __nccwpck_require__(3244);
;// CONCATENATED MODULE: ./story/codec.js




const RUN_ID = /^\d{1,20}$/;
const asIs = (accepts) => ({
    read: (value) => (accepts(value) ? value : undefined),
    publish: (value) => value,
});
const word = (...words) => asIs((value) => words.includes(value));
const isText = (value) => typeof value === 'string';
const privateText = { ...asIs(isText), publish: () => '' };
const jobId = asIs((value) => typeof value === 'string' && identifiers/* JOB_ID */.m.test(value));
const flag = asIs((value) => typeof value === 'boolean');
const count = asIs((value) => Number.isSafeInteger(value) && value >= 0);
const duration = asIs((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0);
const runId = asIs((value) => typeof value === 'string' && RUN_ID.test(value));
const codec_link = asIs((value) => value === (0,links/* readPrLink */.n)(value));
const pages = asIs((value) => Array.isArray(value) &&
    value.every((page) => isText(page) && page !== '' && page.length <= PAGE_MAX_CHARACTERS));
const PAGE_MAX_CHARACTERS = 512;
const READING = {
    id: isText,
    status: (value) => JOB_STATUSES.includes(value),
    unknownStatus: isText,
    source: isSource,
    model: isText,
    prLink: (value) => value === null || codec_link.read(value) !== undefined,
    prLinkDropped: (value) => value === true,
    reviewUrl: (value) => codec_link.read(value) !== undefined,
    endsWithRun: (value) => value === true,
    checks: isChecks,
    failure: isText,
    createdAt: isText,
    archivedAt: isText,
    turn: (value) => count.read(value) !== undefined,
    turnsAtLeast: (value) => count.read(value) !== undefined,
};
function isChecks(value) {
    return (Array.isArray(value) &&
        value.every((check) => {
            const fields = fieldsOf(check);
            return (fields?.size === 3 &&
                CHECK_STATUSES.includes(fields.get('status')) &&
                isText(fields.get('name')) &&
                count.read(fields.get('rounds')) !== undefined);
        }));
}
function isSource(value) {
    const fields = fieldsOf(value);
    return (!!fields && [...fields].every(([name, text]) => ['repository', 'ref'].includes(name) && isText(text)));
}
const reading = {
    read(value) {
        const fields = fieldsOf(value);
        const isReading = [...(fields ?? [])].every(([name, field]) => Object.hasOwn(READING, name) && READING[name](field));
        return fields && isReading ? value : undefined;
    },
    publish: ({ status, prLink, reviewUrl, endsWithRun, checks, failure, turn }) => ({
        ...(status ? { status } : {}),
        ...(prLink ? { prLink } : {}),
        ...(reviewUrl ? { reviewUrl } : {}),
        ...(endsWithRun ? { endsWithRun } : {}),
        ...(checks ? { checks } : {}),
        ...(failure ? { failure } : {}),
        ...(turn === undefined ? {} : { turn }),
    }),
};
function fieldsOf(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    return new Map(Object.entries(value));
}
function union(variants) {
    const fieldsOfKind = (kind) => Object.entries(variants[kind]);
    const isKind = (kind) => typeof kind === 'string' && Object.hasOwn(variants, kind);
    return {
        read(value) {
            const given = fieldsOf(value);
            const kind = given?.get('kind');
            if (!given || !isKind(kind))
                return undefined;
            const fields = fieldsOfKind(kind);
            const isWhole = fields.every(([name, field]) => field.read(given.get(name)) !== undefined);
            return isWhole && given.size === fields.length + 1 ? value : undefined;
        },
        publish(value) {
            const fields = fieldsOfKind(value.kind).map(([name, field]) => [
                name,
                field.publish(value[name]),
            ]);
            return { kind: value.kind, ...Object.fromEntries(fields) };
        },
    };
}
const knownJob = { jobId, job: reading };
const turn = union({
    first: {},
    further: { before: reading, number: count, evidence: word('seen', 'none') },
    passed: { isFurther: flag },
});
const sight = union({
    seen: { agoMs: duration, failures: count, why: privateText },
    unseen: { failures: count, why: privateText },
});
const about = union({ nothing: {}, job: knownJob });
const loss = union({ lost: { why: privateText }, 'cut-off': {} });
const behind = union({ run: { run: runId, untilMs: count }, command: { untilMs: count } });
const hindrance = union({
    queue: { behind },
    stopped: {},
    'cut-off': {},
    time: { why: privateText },
    busy: { sight },
});
const asked = union({
    create: {},
    message: { looks: word('none', 'stopped', 'idle', 'unseen'), ...knownJob },
});
const past = {
    read: (value) => pastUnion().read(value),
    publish: (value) => pastUnion().publish(value),
};
const pastUnion = () => union({ none: {}, left: { attempt: count, pages, story: storyField } });
const inTurn = { ...knownJob, turn };
const storyField = union({
    looking: {},
    opened: { past },
    queued: { past, behind },
    admitted: { past },
    waiting: { past, ...knownJob },
    creating: {},
    sending: knownJob,
    running: inTurn,
    detached: inTurn,
    'timed-out': { ...inTurn, sight },
    cancelled: { ...inTurn, by: word('stop', 'cut-off') },
    'out-of-sight': { ...inTurn, why: privateText },
    stuck: inTurn,
    'pull-request': { ...inTurn, link: codec_link },
    concluded: { ...inTurn, link: codec_link, by: word('merge', 'close') },
    'no-pull-request': inTurn,
    failed: inTurn,
    archived: inTurn,
    unknown: { asked, loss },
    'not-sent': { past, about, hindrance },
    refused: { past, about, why: privateText },
    limited: { past, about, why: privateText, retryMs: count },
    'over-budget': { past, used: count, limit: count, nextMs: count },
    rehearsed: { about, why: privateText },
    looked: knownJob,
    skipped: { why: privateText },
});
function toBase64Url(value) {
    return Buffer.from(JSON.stringify(value)).toString('base64url');
}
function fromBase64Url(payload) {
    const bytes = Buffer.from(payload, 'base64url');
    if (bytes.toString('base64url') !== payload)
        return undefined;
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ commentField),
/* harmony export */   L5: () => (/* binding */ NOTHING_SENT),
/* harmony export */   Te: () => (/* binding */ mayBeBehind),
/* harmony export */   cq: () => (/* binding */ advanceComment),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _codec_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1331);


const NOTHING_SENT = Object.freeze({ kind: 'none', isAnew: false });
function advanceComment(state, event) {
    if (state.kind === 'shut' || state.kind === 'left')
        return state;
    const { isAnew } = state;
    switch (event.kind) {
        case 'sending':
            return state.kind === 'standing' ? state : { kind: 'sent', isAnew };
        case 'stands':
            return { ...event, kind: 'standing', isAnew };
        case 'editing':
            return state.kind === 'standing' ? { ...state, shows: '' } : state;
        case 'missed':
            return state.kind === 'standing' ? state : { kind: 'none', isAnew };
        case 'unreadable':
            return state.kind === 'standing' ? state : { kind: 'unread', isAnew };
        case 'deleted':
            return isAnew || !event.mayAddAgain ? { kind: 'shut', why: 'gone' } : { kind: 'none', isAnew: true };
        case 'refused':
            return { kind: 'shut', why: event.why };
        case 'overtaken':
            return { kind: 'left', to: event.by };
        case 'resumed':
            return state.kind === 'unread' ? { kind: 'sent', isAnew } : state;
    }
}
function digestOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}
const digest = (0,_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .asIs */ .$B)((value) => typeof value === 'string' && /^(?:[0-9a-f]{32})?$/.test(value));
const word = (0,_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .asIs */ .$B)((value) => typeof value === 'string');
const commentField = (0,_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KC)({
    none: { isAnew: _codec_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt },
    sent: { isAnew: _codec_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt },
    standing: { id: _codec_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9, inReview: _codec_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt, shows: digest, isAnew: _codec_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt },
    unread: { isAnew: _codec_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt },
    shut: { why: word },
    left: { to: _codec_js__WEBPACK_IMPORTED_MODULE_1__/* .storyField */ .WZ },
});
function mayBeBehind(state, text) {
    if (state.kind === 'standing')
        return state.shows !== digestOf(text);
    return state.kind === 'sent' || state.kind === 'unread';
}


/***/ }),

/***/ 7040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ OWNER_CHECKS),
  u: () => (/* binding */ isOwner)
});

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __nccwpck_require__(7576);
// EXTERNAL MODULE: ./story/codec.js + 2 modules
var codec = __nccwpck_require__(1331);
// EXTERNAL MODULE: ./text/links.js
var links = __nccwpck_require__(3244);
;// CONCATENATED MODULE: ./story/mends.js




const THREADS_MAX = 100;
const CHECKS = {
    by: (value) => value === 'person' || value === 'tend',
    link: (value) => typeof value === 'string' && (0,links/* readPrLink */.n)(value) === value && value.length <= 500,
    head: (value) => typeof value === 'string' && COMMIT.test(value),
    threads: (value) => Array.isArray(value) &&
        value.length <= THREADS_MAX &&
        value.every((one) => typeof one === 'string' && THREAD.test(one)),
};
const COMMIT = /^[0-9a-f]{7,64}$/;
const THREAD = /^[\w=-]{1,100}$/;
function isMends(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = new Map(Object.entries(value));
    const checks = Object.entries(CHECKS);
    return fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
}
function replyMark({ run, request }) {
    return `${HIDDEN_LINE_START}reply ${run} ${request} -->`;
}
function tellReply(story, { mends, head, command, mark }) {
    const job = knownJob(story)?.jobId ?? '';
    const seen = isAtItsEnd(story) ? '' : 'As far as can be told, ';
    const how = story.kind === 'failed' ? 'failed' : 'ended its turn';
    const ended = `${seen === '' ? 'Job' : `${seen}job`} ${codeSpan(job)} has ${how} on this remark`;
    const what = head === mends.head
        ? `${ended}, and nothing was changed: the branch is still at ${head}.`
        : `${ended}. The branch is at ${head} now; it was at ${mends.head} before.`;
    const next = `Resolve this thread if it is settled, or say here what is missing and write ${codeSpan(`${command} fix`)}.`;
    return `${what} ${next}\n\n${mark}`;
}

;// CONCATENATED MODULE: ./story/marker-owner.js



const OWNER_CHECKS = {
    repository: (value) => isText(value, 200) && /^[\w.-]+\/[\w.-]+$/.test(value),
    thread: isPositive,
    project: (value) => isText(value, 200) && identifiers/* PROJECT_ID */.i.test(value),
    host: (value) => isText(value, 300) && /^[\w.:[\]-]+$/.test(value),
    run: (value) => typeof value === 'string' && codec/* RUN_ID */.UC.test(value),
    attempt: isPositive,
    request: (value) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value),
    pages: (value) => codec/* pages */.Bd.read(value) !== undefined,
    order: isCount,
    untilMs: isCount,
    mends: isMends,
};
function isOwner(value) {
    const fields = new Map(Object.entries(value ?? {}));
    const checks = Object.entries(OWNER_CHECKS).filter(([name]) => name !== 'mends' || fields.has(name));
    return fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
}
function isText(value, max) {
    return typeof value === 'string' && value !== '' && value.length <= max;
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
function isPositive(value) {
    return Number.isSafeInteger(value) && value > 0;
}


/***/ }),

/***/ 7764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ heldField),
/* harmony export */   JL: () => (/* binding */ reactionOf)
/* harmony export */ });
/* unused harmony export reactionsLeft */
/* harmony import */ var _codec_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1331);

const REACTIONS = {
    looking: 'eyes',
    opened: 'eyes',
    queued: 'eyes',
    admitted: 'eyes',
    waiting: 'eyes',
    creating: 'eyes',
    sending: 'eyes',
    running: 'eyes',
    detached: 'rocket',
    'timed-out': 'confused',
    cancelled: 'confused',
    'out-of-sight': '-1',
    stuck: 'confused',
    'pull-request': 'rocket',
    concluded: 'rocket',
    'no-pull-request': 'confused',
    failed: '-1',
    archived: '-1',
    unknown: 'confused',
    'not-sent': 'confused',
    refused: '-1',
    limited: 'confused',
    'over-budget': 'confused',
    rehearsed: undefined,
    looked: 'rocket',
    skipped: undefined,
};
function reactionOf({ kind }) {
    return REACTIONS[kind];
}
function reactionsLeft(story, { isAlive }) {
    if (isAlive)
        return { there: [], maybe: ['eyes', 'confused', '-1'] };
    if (story.kind === 'cancelled' && story.by === 'cut-off')
        return { there: [], maybe: ['eyes', 'confused'] };
    const left = reactionOf(story);
    return { there: left ? [left] : [], maybe: [] };
}
const isReaction = (value) => Object.values(REACTIONS).includes(value);
const isList = (value) => Array.isArray(value) && value.every(isReaction);
const heldField = (0,_codec_js__WEBPACK_IMPORTED_MODULE_0__/* .asIs */ .$B)((value) => {
    const { target, there, maybe } = (value ?? {});
    const { id, inReview } = (target ?? {});
    const isTarget = _codec_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.read(id) !== undefined && _codec_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt.read(inReview) !== undefined;
    return isTarget && isList(there) && isList(maybe);
});


/***/ }),

/***/ 510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  eT: () => (/* binding */ decodeRecord),
  p: () => (/* binding */ isTidy)
});

// UNUSED EXPORTS: encodeRecord

// EXTERNAL MODULE: ./story/codec.js + 2 modules
var codec = __nccwpck_require__(1331);
// EXTERNAL MODULE: ./story/comment-state.js
var comment_state = __nccwpck_require__(322);
// EXTERNAL MODULE: ./story/marker-owner.js + 1 modules
var marker_owner = __nccwpck_require__(7040);
// EXTERNAL MODULE: ./story/reaction.js
var reaction = __nccwpck_require__(7764);
;// CONCATENATED MODULE: ./story/scene.js

const FILES_SHOWN = 10;
const isScene = (value) => {
    if (typeof value !== 'object' || value === null)
        return false;
    const { command, asked, by, note, runUrl, trusted, untilMs, elapsedMs, pull, finish } = value;
    const texts = [command, asked, by, note, runUrl];
    const isObject = (field) => typeof field === 'object' && field !== null;
    return (texts.every((text) => typeof text === 'string') &&
        typeof elapsedMs === 'number' &&
        typeof untilMs === 'number' &&
        isObject(trusted) &&
        isObject(pull) &&
        (finish === undefined || isObject(finish)));
};
const sceneField = (0,codec/* asIs */.$B)(isScene);
const NO_PULL = Object.freeze({ link: '', number: 0, title: '' });

;// CONCATENATED MODULE: ./story/record.js





function isTidy({ isTold, thread }) {
    return isTold && thread === undefined;
}
function encodeRecord(record) {
    return JSON.stringify(record);
}
function decodeRecord(text) {
    try {
        const value = JSON.parse(text);
        const story = codec/* storyField */.WZ.read(value?.story);
        if (!value || !story || typeof value.isTold !== 'boolean')
            return undefined;
        if (value.thread !== undefined && !isThread(value.thread))
            return undefined;
        return value;
    }
    catch {
        return undefined;
    }
}
function isThread(thread) {
    const { place, owner, scene, comment, held } = thread ?? {};
    return (codec/* count */.U9.read(place?.thread) !== undefined &&
        (0,marker_owner/* isOwner */.u)(owner) &&
        sceneField.read(scene) !== undefined &&
        comment_state/* commentField */.A_.read(comment) !== undefined &&
        (held === undefined || reaction/* heldField */.EO.read(held) !== undefined));
}


/***/ }),

/***/ 6857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ replaceControl),
/* harmony export */   MJ: () => (/* binding */ unifyLineEnds),
/* harmony export */   dK: () => (/* binding */ foldBlanks),
/* harmony export */   q: () => (/* binding */ dropHidden)
/* harmony export */ });
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const BLANKS = /[\s\0-\x1f\x7f-\x9f]+/g;
const CONTROL = /[\0-\x08\v-\x1f\x7f-\x9f]/g;
function foldBlanks(text) {
    return text.replace(BLANKS, ' ');
}
function replaceControl(text, by) {
    return text.replace(CONTROL, by);
}
function dropHidden(text) {
    return text.toWellFormed().replace(HIDDEN, '');
}
function unifyLineEnds(text) {
    return text.replace(LINE_END, '\n');
}


/***/ }),

/***/ 3244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isTrustedLink),
/* harmony export */   n: () => (/* binding */ readPrLink)
/* harmony export */ });
const LINK_MAX_CHARACTERS = 2048;
const HOST = /^[\w.:[\]-]+$/;
function readPrLink(value) {
    if (typeof value !== 'string' || value.length > LINK_MAX_CHARACTERS)
        return undefined;
    if (!isPlain(value) && /[\s\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(value))
        return undefined;
    if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value))
        return undefined;
    const url = URL.parse(value);
    return url !== null && HOST.test(url.host) && url.href.length <= LINK_MAX_CHARACTERS ? url.href : undefined;
}
const isPlain = (value) => /^[!-[\]-~]*$/.test(value);
function isTrustedLink(link, trusted) {
    const origin = webOrigin(link);
    if (origin === undefined)
        return false;
    return [trusted.serverUrl, trusted.repository, trusted.baseUrl].some((url) => webOrigin(url) === origin);
}
function webOrigin(text) {
    const url = text === undefined ? null : URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}


/***/ }),

/***/ 128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact)
/* harmony export */ });
const MASK = '***';
const ENCODED_MIN_BYTES = 6;
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
function findAll(text, pattern) {
    const spans = [];
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
        spans.push({ start: found.index, end: pattern.lastIndex });
        pattern.lastIndex = found.index + 1;
    }
    return spans;
}
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
const JSON_LETTERS = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };
const ENTITY_NAMES = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
function anyEscape(character) {
    const code = character.codePointAt(0) ?? 0;
    const units = [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
    const letter = JSON_LETTERS[character];
    const name = ENTITY_NAMES[character];
    return `(?:${[
        `\\\\?${literal(character)}`,
        letter && `\\\\${letter}`,
        units.map((unit) => `\\\\u${anyCase(unit.toString(16).padStart(4, '0'))}`).join(''),
        [...Buffer.from(character)].map((byte) => `%${anyCase(byte.toString(16).padStart(2, '0'))}`).join(''),
        `&#0{0,7}${code}(?:;|(?!\\d))`,
        `&#[xX]0{0,7}${anyCase(code.toString(16))}(?:;|(?![\\da-fA-F]))`,
        name && `&${name};`,
    ]
        .filter((form) => form !== undefined)
        .join('|')})`;
}
function anyCase(digits) {
    return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
function hexPatterns(secret) {
    const bytes = Buffer.from(secret);
    return bytes.length < ENCODED_MIN_BYTES ? [] : [anyCase(bytes.toString('hex'))];
}
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
/******/ var __webpack_exports__ = __nccwpck_require__(9014);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
