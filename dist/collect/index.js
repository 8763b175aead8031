const __builtin = process.getBuiltinModule;
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("assert")[name], apply: (_, __, given) => __builtin("assert")(...given) });

/***/ }),

/***/ 4434:
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

/***/ 9875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ CHECK_STATUSES)
/* harmony export */ });
const CHECK_STATUSES = ['passed', 'failed', 'failed before', 'skipped'];


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

/***/ 6634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];


/***/ }),

/***/ 9563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   rU: () => (/* binding */ HIDDEN_LINE_START)
/* harmony export */ });
/* unused harmony exports JOB_ID_LETTERS, JOB_ID_LENGTH, jobOfBranch, isJobBranch, isJobsBody */
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7576);

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

/***/ 8288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ DEFAULT_BASE_URL),
/* harmony export */   UL: () => (/* binding */ buildPath)
/* harmony export */ });
/* unused harmony export PATHS */
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7576);

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
        if (!(key === 'id' ? _identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .m : _identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_ID */ .i).test(value))
            throw new RangeError(`${key} is not usable in a URL`);
        return value;
    });
}


/***/ }),

/***/ 9766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ nameOfService),
/* harmony export */   _Q: () => (/* binding */ addressIn),
/* harmony export */   qf: () => (/* binding */ isOnRunner),
/* harmony export */   s7: () => (/* binding */ RUNNER_FRAGMENT)
/* harmony export */ });
/* unused harmony export RUNNER_SERVICE */
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


/***/ }),

/***/ 1692:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _flows_collect_conclude_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1292);
/* harmony import */ var _host_action_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9031);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7742);
/* harmony import */ var _host_collect_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9176);
/* harmony import */ var _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9827);
/* harmony import */ var _host_last_resort_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1698);
/* harmony import */ var _host_runner_context_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4656);
/* harmony import */ var _host_stay_small_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(4545);
/* harmony import */ var _host_stop_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3894);
/* harmony import */ var _story_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7727);
/* harmony import */ var _wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(392);











process.exitCode = 1;
const { env } = process;
const startedMs = _host_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .monotonicClock */ .V.now();
const action = (0,_host_action_js__WEBPACK_IMPORTED_MODULE_1__/* .openAction */ .F)(env);
const tellError = (error) => action.log.error(error instanceof _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d ? error.message : `The collect broke off: ${(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_3__/* .describeThrown */ .YI)(error)}.`);
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_3__/* .catchTheRest */ .Be)(tellError);
try {
    const inputs = (0,_host_collect_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .parseCollectInputs */ .j)(env, _story_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .FAILABLE */ .$R);
    const signals = (0,_host_stop_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .listenForStop */ .r)();
    const collection = await run(inputs, signals);
    const { failOn } = inputs;
    const told = { ...collection, failOn, trusted: action.trusted, isCancelled: signals.stop.aborted };
    process.exitCode = (0,_flows_collect_conclude_js__WEBPACK_IMPORTED_MODULE_7__/* .concludeCollect */ .c)(told, action);
}
catch (error) {
    tellError(error);
}
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_3__/* .endSoon */ .nJ)();
async function run(inputs, signals) {
    const { repository } = (0,_host_runner_context_js__WEBPACK_IMPORTED_MODULE_8__/* .readRunnerContext */ .g)(env);
    const deadlineMs = startedMs + inputs.timeoutMs;
    const host = await (0,_wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_9__/* .connectCodeHost */ .y9)(env, { ...signals, deadlineMs });
    if (!host)
        return { collected: [], broken: _wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_9__/* .NO_CODE_HOST */ .h };
    const [{ connect }, { collect }, { warnOfFailures }, { openFinish }, { realWishes }, { projectBounds }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(493)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4895)),
        Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 5049)),
        Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 2358)),
        __nccwpck_require__.e(/* import() */ 913).then(__nccwpck_require__.bind(__nccwpck_require__, 913)),
        __nccwpck_require__.e(/* import() */ 696).then(__nccwpck_require__.bind(__nccwpck_require__, 9696)),
        Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 8717)),
    ]);
    const { log, redact, trusted } = action;
    const tools = { clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .monotonicClock */ .V, random: Math.random, retryBaseMs: 1000 };
    const connection = connect(inputs, { ...tools, userAgent: _wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_9__/* .USER_AGENT */ ._O, onRetry: log.info });
    (0,_host_stay_small_js__WEBPACK_IMPORTED_MODULE_10__/* .staySmall */ .B)();
    const bounds = projectBounds({ repository, ...inputs });
    const warn = warnOfFailures(log);
    const wallMs = () => Date.now();
    const ports = { ...connection, ...signals, ...tools, deadlineMs, host, trusted, redact, wallMs, warn, log };
    const rules = {
        wishes: realWishes(inputs.wishes),
        previewMs: undefined,
        allowedPaths: inputs.allowedPaths,
        poll: { kind: 'adaptive' },
    };
    const finish = await openFinish(rules, { ...ports, log, openPreviews: undefined, home: repository });
    return collect({ ...inputs, bounds }, { ...ports, finish });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   h: () => (/* binding */ NO_CODE_HOST),
/* harmony export */   y9: () => (/* binding */ connectCodeHost)
/* harmony export */ });
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7742);
/* harmony import */ var _host_inputs_read_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8438);
/* harmony import */ var _host_runner_context_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4656);
/* harmony import */ var _host_stop_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3894);




const USER_AGENT = 'docs-agent-action';
const NO_CODE_HOST = 'There is no githubToken or no repository, so there are no comments to read.';
async function connectCodeHost(env, ends = (0,_host_stop_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .listenForStop */ .r)()) {
    const runner = (0,_host_runner_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunnerContext */ .g)(env);
    const token = (0,_host_inputs_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(env, 'githubToken');
    if (!token || !runner.repository)
        return undefined;
    const [{ openCodeHost }, { createTransport }, { retryDelay }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(312), __nccwpck_require__.e(500)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5264)),
        Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(72)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2958)),
        __nccwpck_require__.e(/* import() */ 131).then(__nccwpck_require__.bind(__nccwpck_require__, 4131)),
    ]);
    process.getBuiltinModule('node:crypto');
    const transport = createTransport({ userAgent: USER_AGENT, to: runner.apiUrl });
    const tools = {
        clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .monotonicClock */ .V,
        transport,
        retryDelay: (attempt) => retryDelay(attempt, { random: Math.random }),
    };
    return openCodeHost({ ...runner, token }, { ...ends, ...tools });
}


/***/ }),

/***/ 5049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  collect: () => (/* binding */ collect),
  isFinished: () => (/* binding */ isFinished),
  isStuck: () => (/* binding */ isStuck),
  outsideOf: () => (/* binding */ outsideOf),
  settleAll: () => (/* binding */ settleAll)
});

// EXTERNAL MODULE: ./story/story.js
var story_story = __nccwpck_require__(7114);
// EXTERNAL MODULE: ./flows/host-failure.js
var host_failure = __nccwpck_require__(2358);
;// CONCATENATED MODULE: ./job/judge-look.js
const LIMIT_IN_A_ROW = {
    unreachable: Number.POSITIVE_INFINITY,
    limited: Number.POSITIVE_INFINITY,
    malformed: 5,
    denied: 2,
    missing: 4,
    refused: 1,
};
const YOUNG_JOB_MS = 30_000;
const LOOKS_FOR_LINK = 2;
const SETTLE_LOOKS = 3;
const NO_MEMORY = Object.freeze({
    lastAtMs: 0,
    sawActive: false,
    failures: 0,
    why: '',
    withoutLink: 0,
    staleLooks: 0,
});
function judgeLook(look, memory, now) {
    return look.kind === 'job' ? judgeJob(look, memory, now) : judgeFailure(look, memory, now);
}
function judgeFailure(look, before, now) {
    const { kind, detail } = look;
    const failures = before.failures + 1;
    const isNoNews = kind === 'missing' && now.facts.created && now.elapsedMs < YOUNG_JOB_MS;
    const count = isNoNews ? 0 : (before.streak?.kind === kind ? before.streak.count : 0) + 1;
    const memory = { ...before, failures, why: detail, streak: { kind, count } };
    if (count >= LIMIT_IN_A_ROW[kind])
        return { memory, next: { kind: 'broken', why: explainStreak(look, count) } };
    const asked = 'retryAfterMs' in look ? look.retryAfterMs : undefined;
    const atLeastMs = kind === 'limited' ? (asked ?? 0) : asked;
    return {
        memory,
        next: {
            kind: 'retry',
            attempt: failures,
            why: detail,
            ...(atLeastMs === undefined ? {} : { atLeastMs }),
        },
    };
}
function explainStreak({ kind, detail }, count) {
    switch (kind) {
        case 'malformed':
            return `The service gave ${count} answers in a row that are no job: ${detail}.`;
        case 'denied':
            return `The service does not accept the key: ${detail}.`;
        case 'missing':
            return `The service says that there is no such job (HTTP 404, the last ${count} times).`;
        default:
            return `The job could not be seen: ${detail}.`;
    }
}
function judgeJob(look, before, now) {
    const { job } = look;
    const { facts } = now;
    if (job.id !== undefined && job.id !== facts.jobId) {
        return {
            memory: before,
            next: { kind: 'broken', why: 'The service answered for another job than the one asked for.' },
        };
    }
    if (job.status === undefined && job.unknownStatus === undefined)
        return judgeFailure({ kind: 'malformed', detail: 'no status in it' }, before, now);
    const memory = {
        ...before,
        last: job,
        lastAtMs: now.elapsedMs,
        sawActive: before.sawActive || job.status === 'active' || job.unknownStatus !== undefined,
        failures: 0,
        why: '',
        streak: undefined,
    };
    const poll = {
        kind: 'poll',
        ...(look.retryAfterMs === undefined ? {} : { atLeastMs: look.retryAfterMs }),
    };
    if (job.status === undefined || job.status === 'active')
        return { memory, next: poll };
    if (isStale(job, memory, now))
        return { memory: { ...memory, staleLooks: memory.staleLooks + 1 }, next: poll };
    if (job.status === 'completed' &&
        !job.prLink &&
        facts.confirmMissingLink &&
        memory.withoutLink < LOOKS_FOR_LINK) {
        return { memory: { ...memory, withoutLink: memory.withoutLink + 1 }, next: poll };
    }
    return { memory, next: endOf(job, memory, facts) };
}
function judgeDeadline(memory, facts) {
    const { last } = memory;
    return last?.status === 'completed' && memory.withoutLink > 0 ? endOf(last, memory, facts) : undefined;
}
function endOf(job, memory, facts) {
    const message = facts.afterMessage;
    const isProven = !message || (readProof(job, message) ?? (memory.sawActive || isNewEnd(job, message)));
    return { kind: 'ended', job, settled: !isProven };
}
function isOfLaterTurn({ turn }, { ownTurn, isPassed = false }) {
    return turn === undefined || ownTurn === undefined ? isPassed : turn > ownTurn;
}
function showsArrival(job, message) {
    return readProof(job, message) ?? job.status === 'active';
}
function readProof(job, message) {
    const own = turnOfMessage(message);
    return job.turn === undefined || own === undefined ? countsMore(job, message) : job.turn >= own;
}
function countsMore({ turnsAtLeast = 0 }, message) {
    const { before, turnsAtLeast: own = 0 } = message;
    return own > (before.turnsAtLeast ?? own) && turnsAtLeast >= own ? true : undefined;
}
function isNewEnd(job, message) {
    const { before, answeredActive } = message;
    return answeredActive && (before.status !== job.status || (before.prLink ?? null) !== (job.prLink ?? null));
}
function turnOfMessage({ before, turn }) {
    return before.turn === undefined ? turn : Math.max(before.turn + 1, turn ?? 0);
}
function isStale(job, memory, now) {
    const message = now.facts.afterMessage;
    if (!message || (readProof(job, message) ?? (memory.sawActive || isNewEnd(job, message))))
        return false;
    return now.elapsedMs < message.settleMs || memory.staleLooks < SETTLE_LOOKS;
}

// EXTERNAL MODULE: ./job/schedule.js
var schedule = __nccwpck_require__(1612);
;// CONCATENATED MODULE: ./flows/side-by-side.js
async function sideBySide(items, { atOnce, work }) {
    const results = [];
    const waiting = items.entries();
    const takeTurns = async () => {
        for (const [at, item] of waiting)
            results[at] = await work(item);
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
    return results;
}

;// CONCATENATED MODULE: ./flows/job/look-at-jobs.js



const TRIES = 3;
const PATIENCE_MS = 60_000;
const OUT_OF_TIME = { kind: 'unseen', why: 'the time was up', isGone: false };
const CANCELLED = {
    kind: 'unseen',
    why: 'it was cancelled',
    isGone: false,
};
async function lookAtJobs(jobIds, ports) {
    const work = async (jobId) => [jobId, await lookAtJob(jobId, ports)];
    return new Map(await sideBySide(jobIds, { atOnce: ports.concurrency, work }));
}
async function lookAtJob(jobId, ports) {
    const { clock, stop, deadlineMs } = ports;
    let sighting = await lookPatiently(jobId, ports);
    for (let again = 0; again < LOOKS_FOR_LINK && isWithoutLink(sighting); again += 1) {
        await clock.sleep(Math.min(schedule/* POLL_MIN_MS */._u, deadlineMs - clock.now()), stop);
        const next = await lookPatiently(jobId, ports);
        if (next.kind === 'unseen')
            break;
        sighting = next;
    }
    return sighting;
}
const isWithoutLink = (sighting) => sighting.kind === 'seen' && sighting.job.status === 'completed' && !sighting.job.prLink;
const mayPass = ({ kind }) => kind === 'unreachable' || kind === 'limited' || kind === 'malformed';
async function lookPatiently(jobId, { service, clock, retryDelay, stop, deadlineMs }, isWorthAnother = mayPass) {
    for (let attempt = 1;; attempt += 1) {
        const timeoutMs = deadlineMs - clock.now();
        if (stop.aborted)
            return CANCELLED;
        if (timeoutMs <= 0)
            return OUT_OF_TIME;
        const look = await service.look(jobId, { timeoutMs, signal: stop });
        const sighting = read(look, jobId);
        if (look.kind === 'unreachable' && stop.aborted)
            return CANCELLED;
        if (sighting.kind === 'seen' || !isWorthAnother(look) || attempt >= TRIES)
            return sighting;
        const delayMs = Math.max(retryDelay(attempt), ('retryAfterMs' in look && look.retryAfterMs) || 0);
        if (delayMs > PATIENCE_MS || clock.now() + delayMs >= deadlineMs)
            return sighting;
        await clock.sleep(delayMs, stop);
    }
}
function read(look, jobId) {
    if (look.kind !== 'job')
        return { kind: 'unseen', why: look.detail, isGone: look.kind === 'missing' };
    const { job } = look;
    if ((job.id ?? jobId) !== jobId)
        return { kind: 'unseen', why: 'the service answered for another job', isGone: false };
    const isAnswer = (job.status ?? job.unknownStatus) !== undefined;
    return isAnswer ? { kind: 'seen', job } : { kind: 'unseen', why: 'no status in the answer', isGone: false };
}

// EXTERNAL MODULE: ./story/marker.js + 2 modules
var story_marker = __nccwpck_require__(8717);
// EXTERNAL MODULE: ./flows/thread/eye.js + 1 modules
var thread_eye = __nccwpck_require__(1391);
;// CONCATENATED MODULE: ./story/trace.js


const TRACES = {
    looking: 'nothing',
    opened: 'under-way',
    queued: 'nothing',
    admitted: 'under-way',
    waiting: 'under-way',
    creating: 'under-way',
    sending: 'under-way',
    running: 'taken',
    detached: 'taken',
    'timed-out': 'taken',
    cancelled: 'taken',
    'out-of-sight': 'taken',
    stuck: 'taken',
    'pull-request': 'taken',
    concluded: 'taken',
    'no-pull-request': 'taken',
    failed: 'taken',
    archived: 'taken',
    unknown: 'unknown',
    'not-sent': 'nothing',
    refused: 'nothing',
    limited: 'nothing',
    'over-budget': 'nothing',
    rehearsed: 'nothing',
    looked: 'nothing',
    skipped: 'nothing',
};
const STANDINGS = {
    looking: 'over',
    opened: 'in line',
    queued: 'in line',
    admitted: 'ahead',
    waiting: 'ahead',
    creating: 'ahead',
    sending: 'ahead',
    running: 'ahead',
    detached: 'over',
    'timed-out': 'over',
    cancelled: 'over',
    'out-of-sight': 'over',
    stuck: 'over',
    'pull-request': 'over',
    concluded: 'over',
    'no-pull-request': 'over',
    failed: 'over',
    archived: 'over',
    unknown: 'over',
    'not-sent': 'over',
    refused: 'over',
    limited: 'over',
    'over-budget': 'over',
    rehearsed: 'over',
    looked: 'over',
    skipped: 'over',
};
function standingOf({ kind }) {
    return STANDINGS[kind];
}
function traceOf(story) {
    const kind = TRACES[story.kind];
    const jobId = isAtAnother(story) ? undefined : (0,story_story/* knownJob */.DW)(story)?.jobId;
    if (kind !== 'taken')
        return { kind, jobId };
    return jobId === undefined ? { kind: 'unknown', jobId } : { kind, jobId };
}
function untold({ attempt, pages, host }) {
    if (attempt === 1 || host === RUNNER_SERVICE)
        return undefined;
    const story = { kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'cut-off' } };
    return { kind: 'left', attempt, pages, story };
}
function isAtAnother(story) {
    const waited = story.kind === 'unknown' && story.asked.kind === 'message' ? story.asked.job : undefined;
    return story.kind === 'waiting' || waited?.status === 'active';
}
function hasHandledPages(story) {
    return traceOf(story).kind === 'taken' && story.kind !== 'failed';
}

;// CONCATENATED MODULE: ./flows/thread/find-markers.js




const COMMENTS_SEARCHED = 1_000;
async function findMarkers(search) {
    const { eye, isEnough, bounds } = search;
    const thread = await eye.thread(search.place, (view) => isEnough(markersIn(view, search), view));
    const here = markersIn(thread, search);
    const knowsJob = here.some(({ marker }) => knownJob(marker.story) !== undefined);
    if (isEnough(here, thread) || knowsJob || bounds.prLink === undefined)
        return here;
    const withThese = (view) => {
        const elsewhere = markersIn(view, search).filter(({ comment }) => !here.some((one) => one.comment.id === comment.id));
        return [...here, ...elsewhere];
    };
    const repository = await eye.repository((view) => view.comments.length >= COMMENTS_SEARCHED || isEnough(withThese(view), thread));
    return withThese(repository);
}
function markersIn({ marked }, { self, bounds, owner }) {
    return ours(marked, self).filter(({ marker }) => matchesMarker(marker, bounds) && !(owner && isSameAttempt(marker, owner)));
}
function isPassed(one, all) {
    const { jobId } = traceOf(one.marker.story);
    return jobId !== undefined && all.some((other) => hasSent(other, jobId) && isLater(other, one));
}
function hasSent({ marker: { story } }, to) {
    const { kind, jobId } = traceOf(story);
    return kind !== 'nothing' && jobId === to;
}
function isLater(other, one) {
    if ((0,story_marker.isSameRequest)(other.marker, one.marker))
        return false;
    return other.comment.id > one.comment.id || other.marker.order > one.marker.order;
}

;// CONCATENATED MODULE: ./flows/collect/find-open.js




const NOBODY = 'It is not known whom githubToken acts as, so its comments can not be told from those of others. Pass a token that may ask for its own login (`read:user` on Gitea and Forgejo).';
async function findOpenRequests(search) {
    const { bounds, sinceMs } = search;
    const eye = (0,thread_eye/* createEye */.Sh)(search);
    const view = await eye.repository((read) => (0,thread_eye/* isReadBackTo */.lV)(read, sinceMs));
    const found = requestsIn(view, bounds).filter((one) => !((0,thread_eye/* writtenMs */.cB)(one) < sinceMs));
    if (!found.some(({ marker }) => (0,story_story/* isUnfinished */.ui)(marker.story)))
        return [];
    const self = await eye.self();
    return self && openOnes((0,thread_eye/* ours */.Od)(found, self));
}
function openOnes(requests) {
    return requests.flatMap((one) => {
        const jobId = (0,story_story/* knownJob */.DW)(one.marker.story)?.jobId;
        const isOpen = jobId !== undefined && (0,story_story/* isUnfinished */.ui)(one.marker.story);
        return isOpen ? [{ ...one, jobId, isPassed: isPassed(one, requests) }] : [];
    });
}
function requestsIn({ marked }, bounds) {
    return marked.filter(({ marker }) => (0,story_marker.isOfProject)(marker, bounds) && (0,story_story/* knownJob */.DW)(marker.story));
}

// EXTERNAL MODULE: ./text/markdown.js
var markdown = __nccwpck_require__(7872);
;// CONCATENATED MODULE: ./story/checks.js


const ICONS = {
    passed: '✅',
    failed: '❌',
    'failed before': '⚠️',
    skipped: '⏭️',
};
function checksOf(story) {
    return (0,story_story/* isOpen */.nT)(story) ? [] : ((0,story_story/* knownJob */.DW)(story)?.job.checks ?? []);
}
function failedChecks(job) {
    const bad = (job?.checks ?? []).filter(({ status }) => status === 'failed' || status === 'skipped');
    return bad.map(({ name }) => name);
}
function tellHolding(job, show) {
    return (job?.checks ?? [])
        .flatMap(({ name, status }) => status === 'failed'
        ? [`${show(name)} failed`]
        : status === 'skipped'
            ? [`${show(name)} was skipped`]
            : [])
        .join(', ');
}
function failureOf(job) {
    if (job.status !== 'failed' || failedChecks(job).length > 0)
        return '';
    return (job.failure ?? '').replace(/\.$/, '');
}
function tellChecks(story) {
    const words = checksOf(story).map(({ name, status, rounds }) => {
        const more = [
            status === 'passed' || status === 'failed' ? '' : status,
            rounds === 0 ? '' : `sent back ${rounds === 1 ? 'once' : `${rounds} times`}`,
        ].filter(Boolean);
        return `${ICONS[status]} ${(0,markdown/* codeSpan */.SS)(name)}${more.length === 0 ? '' : ` (${(0,markdown/* inertInline */.Mo)(more.join(', '))})`}`;
    });
    return words.join(' · ');
}

// EXTERNAL MODULE: ./story/outcome.js
var outcome = __nccwpck_require__(7727);
;// CONCATENATED MODULE: ./text/duration.js
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(11, 16)} UTC`;
}
function formatMoment(ms) {
    return `${new Date(ms).toISOString().slice(0, 10)} ${formatTime(ms)}`;
}
function formatDuration(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min${seconds % 60 ? ` ${seconds % 60} s` : ''}`;
    return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
}
function formatDays(ms) {
    const days = wholeDays(ms);
    return `${days} ${days === 1 ? 'day' : 'days'}`;
}
function wholeDays(ms) {
    return Math.floor(ms / (24 * 60 * 60_000));
}

// EXTERNAL MODULE: ./text/links.js
var links = __nccwpck_require__(3244);
// EXTERNAL MODULE: ./text/one-line.js
var one_line = __nccwpck_require__(2048);
// EXTERNAL MODULE: ./text/truncate.js
var truncate = __nccwpck_require__(9307);
;// CONCATENATED MODULE: ./story/fit.js

const COMMENT_MAX_CHARACTERS = 60_000;
const CUT_NOTE = '\n\n_Shortened._';
function fitComment(text, marker) {
    const tail = `\n\n${marker}\n`;
    const room = COMMENT_MAX_CHARACTERS - tail.length;
    if (text.length <= room)
        return text + tail;
    let cut = room - CUT_NOTE.length;
    let closing = '';
    do {
        cut = (0,truncate/* safeCut */.aK)(text, cut - closing.length);
        closing = openFence(text.slice(0, cut));
    } while (cut > 0 && cut + closing.length + CUT_NOTE.length > room);
    return text.slice(0, cut) + closing + CUT_NOTE + tail;
}
function openFence(text) {
    let open;
    for (const line of text.split('\n')) {
        const marks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (marks === undefined)
            continue;
        const behind = line.trimStart().slice(marks.length);
        if (open === undefined) {
            if (marks[0] === '~' || !behind.includes('`'))
                open = marks;
        }
        else if (marks.includes(open) && behind.trim() === '')
            open = undefined;
    }
    return open === undefined ? '' : `\n${open}`;
}

;// CONCATENATED MODULE: ./story/queue.js

function tellBehind(behind) {
    const at = formatTime(behind.untilMs);
    return behind.kind === 'run'
        ? `An earlier request in this thread comes first: that of workflow run ${behind.run}. Where nothing more is heard of it, it is passed over at ${at}.`
        : `An earlier command in this thread comes first. Where its run does not show itself, it is passed over at ${at}.`;
}

;// CONCATENATED MODULE: ./story/heading.js





const STARTING = { icon: '⏳', title: 'Starting', sentence: '' };
const WRONG = { icon: '⚠️', title: 'That did not work', sentence: '' };
const heading_OUT_OF_TIME = 'The run stopped waiting, which does not stop the job.';
const CUT_OFF = 'The run was cut off while it watched the job, which does not stop the job.';
const ENDS_WITH_RUN = 'The job ends with the run, and what it had pushed by then stays.';
const HANDED_OVER = 'The job runs on its own.';
const REPORTED_LATER = 'Its end is reported here by the collect workflow, or by';
const LINK_DROPPED = 'The link that the service gave for one is not usable; the dashboard shows what the job did.';
const ONE_LOOK = 'This was one look; this comment will not change by itself.';
const HEADINGS = {
    looking: STARTING,
    opened: STARTING,
    queued: { icon: '⏳', title: 'Waiting for its turn', sentence: '' },
    admitted: STARTING,
    waiting: {
        icon: '⏳',
        title: 'Waiting for the current turn',
        sentence: 'The job is still busy with the instruction before; this one has not been sent yet.',
    },
    creating: STARTING,
    sending: { ...STARTING, title: 'Passing it on' },
    running: { icon: '✍️', title: 'Working on it', sentence: '' },
    detached: { icon: '📤', title: 'Handed over', sentence: HANDED_OVER },
    'timed-out': { icon: '⌛', title: 'The time was up', sentence: heading_OUT_OF_TIME },
    cancelled: { icon: '⏹️', title: 'Watching stopped', sentence: 'The run was cancelled; the job goes on.' },
    'out-of-sight': WRONG,
    stuck: {
        icon: '🧱',
        title: 'The job is stuck',
        sentence: 'It has been active for far longer than jobs take. Look at the job in the dashboard.',
    },
    'pull-request': { icon: '✅', title: 'Pull request ready', sentence: '' },
    concluded: { icon: '🎉', title: 'Pull request merged', sentence: '' },
    'no-pull-request': {
        icon: '☑️',
        title: 'Finished without a pull request',
        sentence: 'There was nothing to change, or the change went straight to the deploy branch; the dashboard tells which.',
    },
    failed: {
        icon: '❌',
        title: 'The agent failed',
        sentence: 'Look at the job in the dashboard, then ask again, in other words if need be.',
    },
    archived: { icon: '🗄️', title: 'The job was archived', sentence: 'It takes no more instructions.' },
    unknown: {
        icon: '❓',
        title: 'Not known',
        sentence: 'A job may have been created; check the dashboard before running again.',
    },
    'not-sent': { icon: '📭', title: 'Not sent', sentence: '' },
    refused: WRONG,
    limited: { icon: '🚦', title: 'The service takes no more for now', sentence: '' },
    'over-budget': { icon: '🚦', title: 'The daily limit is reached', sentence: '' },
    rehearsed: { icon: '🎭', title: 'Dry run', sentence: 'Nothing was sent.' },
    looked: { icon: '🔎', title: 'Still working', sentence: ONE_LOOK },
    skipped: { icon: '⏭️', title: 'Skipped', sentence: 'Nothing was sent.' },
};
function headingOf(story, scene) {
    return withFailure(atDashboard(specialHeading(story, scene.command), { story, ...scene }), story);
}
function withFailure(heading, story) {
    const isTold = story.kind === 'looked' || (story.kind === 'failed' && !(0,story_story/* isDoubted */._q)(story.turn));
    const why = isTold ? (0,markdown/* codeSpan */.SS)(failureOf(story.job)) : '';
    return why === ''
        ? heading
        : { ...heading, title: 'The job failed', sentence: `${why}. ${heading.sentence}` };
}
function atDashboard(heading, { story, trusted }) {
    const url = (0,story_story/* knownJob */.DW)(story)?.job.reviewUrl;
    if (url === undefined || !(0,links/* isTrustedLink */.G)(url, trusted))
        return heading;
    const page = (0,markdown/* inertLink */.r)("the job's page", url);
    const sentence = heading.sentence
        .replace('Look at the job in the dashboard', () => `Look at ${page}`)
        .replace('the dashboard', () => page);
    return { ...heading, sentence };
}
function specialHeading(story, command) {
    const heading = HEADINGS[story.kind];
    const later = `${REPORTED_LATER} ${(0,markdown/* codeSpan */.SS)(`${command} status`)}.`;
    switch (story.kind) {
        case 'pull-request':
            return headingOfPull(story);
        case 'concluded':
            return story.by === 'merge' ? heading : CLOSED;
        case 'no-pull-request':
            return headingWithoutPull(story.job);
        case 'failed':
            return headingOfFailure(story.job);
        case 'queued':
            return { ...heading, sentence: tellBehind(story.behind) };
        case 'cancelled':
        case 'timed-out':
            return { ...heading, sentence: `${restOf(story, heading)} ${later}` };
        case 'detached':
        case 'stuck':
            return { ...heading, sentence: `${heading.sentence} ${later}` };
        case 'unknown':
            return story.asked.kind === 'create' ? heading : { ...heading, sentence: MESSAGE_UNKNOWN };
        case 'looked':
            return headingOfLook(story);
        default:
            return heading;
    }
}
function restOf(story, { sentence }) {
    if (story.job.endsWithRun)
        return ENDS_WITH_RUN;
    return story.kind === 'cancelled' && story.by !== 'stop' ? CUT_OFF : sentence;
}
function headingOfPull(story) {
    const heading = HEADINGS[story.kind];
    const [title, opened] = (0,story_story/* isUpdate */.yM)(story) ? ['Pull request updated', 'updated'] : [heading.title, 'opened'];
    if (failedChecks(story.job).length === 0)
        return { ...heading, title };
    return { ...heading, icon: '🚧', title: `Pull request ${opened}, not right yet` };
}
function headingWithoutPull(job) {
    const heading = HEADINGS['no-pull-request'];
    return job.prLinkDropped ? { ...heading, sentence: LINK_DROPPED } : heading;
}
function headingOfFailure(job) {
    const { failed } = HEADINGS;
    const holding = tellHolding(job, markdown/* codeSpan */.SS);
    if (holding === '')
        return failed;
    const sentence = `${holding}; nothing was published. ${failed.sentence}`;
    return { ...failed, title: 'The change did not pass', sentence };
}
const CLOSED = {
    icon: '🚪',
    title: 'Pull request closed without a merge',
    sentence: 'Reopen it to bring the change back, as long as its branch is there.',
};
const MESSAGE_UNKNOWN = 'The instruction may have reached the job; check the dashboard before sending it again.';
function headingOfLook({ job }) {
    switch (job.status) {
        case 'completed':
            return job.prLink ? HEADINGS['pull-request'] : headingWithoutPull(job);
        case 'failed':
            return headingOfFailure(job);
        case 'archived':
            return HEADINGS.archived;
        case 'active':
            return HEADINGS.looked;
        case undefined:
            return { ...HEADINGS.looked, title: 'State not known' };
    }
}

;// CONCATENATED MODULE: ./story/prose.js


const ADDRESS = String.raw `https?:\/\/\S*`;
function renderProse(sentence, facts) {
    const codes = facts.codes.filter((code) => code !== '').map(wordPattern);
    const parts = sentence.split(new RegExp(`(${[ADDRESS, ...codes].join('|')})`, 'i'));
    const rendered = parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : renderPart(part, facts)));
    return rendered.reduce((text, part) => (part.startsWith('[') ? text.replace(/!$/, '\\!') : text) + part, '');
}
const wordPattern = (code) => `(?<![\\w-])${code.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w-])`;
function renderPart(part, { codes, link, trusted }) {
    if (codes.includes(part))
        return (0,markdown/* codeSpan */.SS)(part);
    if (!/^https?:/i.test(part))
        return (0,markdown/* inertInline */.Mo)(part);
    const scheme = /^https?:\/\/(?=\p{P}*$)/iu.exec(part)?.[0];
    if (scheme)
        return (0,markdown/* codeSpan */.SS)(scheme) + (0,markdown/* inertInline */.Mo)(part.slice(scheme.length));
    const isOurs = link !== '' && part.startsWith(link) && /^\p{P}*$/u.test(part.slice(link.length));
    const address = isOurs ? link : part.replace(/[\p{P}<>|`]+$/u, keepSlash);
    const shown = isOurs && (0,links/* isTrustedLink */.G)(link, trusted) ? (0,markdown/* addressLink */.Vr)(link) : (0,markdown/* codeSpan */.SS)(address);
    return shown + (0,markdown/* inertInline */.Mo)(part.slice(address.length));
}
function keepSlash(end) {
    return /^\/+/.exec(end)?.[0] ?? '';
}
function keepEnds(text) {
    const words = (0,markdown/* inertInline */.Mo)(text);
    if (words === '')
        return text === '' ? '' : ' ';
    return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) ? ' ' : ''}`;
}

;// CONCATENATED MODULE: ./story/page-path.js
const PARTS = /(?:^|\/)(?:snippets|partials|node_modules|[._][^/]*)\//i;
function pageOf(path) {
    const page = /^(?:docs\/)?(.+)\.mdx?$/i.exec(path)?.[1];
    if (page === undefined || PARTS.test(path))
        return undefined;
    const segments = page.split('/');
    const name = segments.at(-1) ?? '';
    if (/^(?:readme|contributing|changelog|license|[._].*)$/i.test(name))
        return undefined;
    if (segments.some((segment) => segment === '' || !segment.isWellFormed()))
        return undefined;
    const shown = /^index$/i.test(name) ? segments.slice(0, -1) : segments;
    return `/${shown.map(encodeURIComponent).join('/')}`;
}

// EXTERNAL MODULE: ./contract/paths.js
var paths = __nccwpck_require__(8288);
;// CONCATENATED MODULE: ./story/pull-words.js


const HOSTED_PREVIEWS = /\.mintlify\.(?:site|app)$/;
function tellSize({ count, additions, deletions }) {
    return `${count} ${count === 1 ? 'file' : 'files'} changed, +${additions} −${deletions}`;
}
function isPreviewLink(url, trusted) {
    if ((0,links/* isTrustedLink */.G)(url, trusted))
        return true;
    const { protocol, hostname = '' } = URL.parse(url) ?? {};
    return trusted.baseUrl === paths/* DEFAULT_BASE_URL */.Ql && protocol === 'https:' && HOSTED_PREVIEWS.test(hostname);
}

;// CONCATENATED MODULE: ./story/pull-block.js







const TITLE_MAX_CHARACTERS = 120;
const PATH_MAX_CHARACTERS = 160;
function renderPull(story, scene, trusted) {
    const link = (0,outcome/* linkOf */.IJ)(story);
    if (link === '' || ((0,story_story/* isOpen */.nT)(story) && !(0,story_story/* isInThread */.QE)(story)))
        return '';
    const { pull, finish } = scene;
    const changes = pull.link === link ? pull.changes : undefined;
    const preview = finish?.preview;
    const blocks = [
        renderLink(link, scene, trusted),
        changes ? renderChanges(changes, siteOf(preview, trusted)) : '',
        preview ? renderPreview(preview, { trusted, hasPages: changes?.files.some(hasPage) === true }) : '',
    ];
    return blocks.filter(Boolean).join('\n\n');
}
function renderLink(link, { pull }, trusted) {
    const isAsked = pull.link === link && pull.number > 0;
    const number = isAsked ? pull.number : numberIn(link);
    const title = isAsked ? (0,one_line/* toOneLine */.G)(pull.title, TITLE_MAX_CHARACTERS) : '';
    const label = [number === undefined ? '' : `#${number}`, title].filter(Boolean).join(' ') || 'Review the change';
    if ((0,links/* isTrustedLink */.G)(link, trusted))
        return `> 🔀 **${(0,markdown/* inertLink */.r)(label, link)}**\\\n> ${(0,markdown/* inertInline */.Mo)(place(link))}`;
    return `> 🔀 ${(0,markdown/* inertInline */.Mo)(label)}\\\n> ${(0,markdown/* codeSpan */.SS)(link)}\\\n> This address is on a host that this run does not know, so it is not a link.`;
}
function numberIn(link) {
    const digits = /\/(?:pull|pulls|merge_requests)\/(\d{1,9})(?:[/?#]|$)/.exec(link)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
function place(link) {
    const url = URL.parse(link);
    const repository = /^\/(.+?)\/(?:-\/)?(?:pull|pulls|merge_requests)\/\d/.exec(url?.pathname ?? '')?.[1];
    return repository === undefined ? (url?.host ?? '') : `${repository} on ${url?.host}`;
}
function renderChanges(changes, site) {
    const rows = changes.files.map((file) => {
        const { path, additions, deletions } = file;
        const page = pageIn(file);
        const link = site !== undefined && page !== undefined ? ` · ${(0,markdown/* inertLink */.r)(page, site + page)}` : '';
        return `- ${(0,markdown/* codeSpan */.SS)((0,one_line/* toOneLine */.G)(path, PATH_MAX_CHARACTERS))} +${additions} −${deletions}${link}`;
    });
    const left = changes.count - changes.files.length;
    return [`${tellSize(changes)}:`, '', ...rows, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n');
}
function pageIn({ path, status }) {
    return status === 'removed' ? undefined : pageOf(path);
}
const hasPage = (file) => pageIn(file) !== undefined;
function siteOf(preview, trusted) {
    if (preview?.kind !== 'ready' || !isPreviewLink(preview.url, trusted))
        return undefined;
    const url = URL.parse(preview.url);
    return url && url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined;
}
function renderPreview(preview, { trusted, hasPages }) {
    if (preview.kind === 'failed')
        return `👀 The preview could not be built${preview.why === '' ? '' : `: ${(0,markdown/* inertInline */.Mo)(preview.why)}`}.`;
    if (preview.kind === 'none' || preview.kind === 'unavailable' || preview.url === '')
        return '';
    const { url } = preview;
    const derived = hasPages && siteOf(preview, trusted) !== undefined ? ` ${DERIVED}` : '';
    const note = preview.kind === 'building' ? ' (its end was not seen: it may still be being built)' : derived;
    return `👀 ${isPreviewLink(url, trusted) ? (0,markdown/* inertLink */.r)('Preview', url) : `Preview: ${(0,markdown/* codeSpan */.SS)(url)}`}${note}`;
}
const DERIVED = '— links to pages are derived from the paths of their files, and may lead elsewhere.';

;// CONCATENATED MODULE: ./story/sight.js

const FRESH_MS = 2_000;
function tellSight(sight, { jobId, job, running }) {
    const atTheEnd = 'the time was up';
    if (sight.kind === 'unseen') {
        const detail = sight.failures > 0 ? ` (${sight.why})` : '';
        return `Job ${jobId} could not be seen before ${atTheEnd}${detail}; it may still be running.`;
    }
    if (sight.failures === 0 && sight.agoMs <= FRESH_MS) {
        return `Job ${jobId} ${job.status === 'active' ? running : describeDoubt(job)} when ${atTheEnd}.`;
    }
    const age = formatDuration(Math.max(1000, sight.agoMs));
    return `Job ${jobId} was last seen ${describeState(job)} ${age} before ${atTheEnd}${tellFailures(sight)}.`;
}
function describeDoubt(job) {
    return job.status === undefined ? `had ${describeWord(job)}` : 'had shown no sign of its new turn';
}
function describeState(job) {
    if (job.status === undefined)
        return `with ${describeWord(job)}`;
    return job.status === 'active' ? job.status : `${job.status}, with no sign of its new turn,`;
}
function describeWord({ unknownStatus }) {
    return unknownStatus === undefined
        ? 'a status that is not known here'
        : `the status "${unknownStatus}", which is not known here,`;
}
function tellFailures({ failures, why }) {
    if (failures === 0)
        return '';
    return failures === 1
        ? `; since then ${why}`
        : `; since then ${failures} looks failed, the last with ${why}`;
}

;// CONCATENATED MODULE: ./story/sentence.js






const CHECK_BEFORE_AGAIN = 'A job may have been created; check the dashboard before running again.';
const CHECKS_MAX_CHARACTERS = 300;
const NO_SIGN = 'the service showed no sign of a new turn since the message';
const PASSED = 'another request went to the job before the end of this one was seen';
function dashboardOf({ job }, preposition = '') {
    if (job.reviewUrl)
        return preposition ? `at ${job.reviewUrl}` : `its page ${job.reviewUrl}`;
    return preposition ? `${preposition} the dashboard` : 'the dashboard';
}
function tellSentence(story) {
    switch (story.kind) {
        case 'pull-request':
            return tellPullRequest(story);
        case 'concluded':
            return `Pull request ${story.by === 'merge' ? 'merged' : 'closed without a merge'}: ${story.link}`;
        case 'no-pull-request':
            return `${tellNoPullRequest(story)}${tellDoubt(story)}`;
        case 'failed':
            return `${tellFailed(story)}${tellDoubt(story)}`;
        case 'archived':
            return tellArchived(story);
        case 'detached':
            return `Job ${story.jobId} is handed over and runs on its own; nobody waited for its end.`;
        case 'timed-out':
            return `${tellSight(story.sight, { ...story, running: 'was still running' })} ${tellRest(story)}`;
        case 'cancelled':
            return tellCancelled(story);
        case 'out-of-sight':
            return `${story.why} Job ${story.jobId} may still be running; look for it ${dashboardOf(story, 'in')}.`;
        case 'stuck':
            return `Job ${story.jobId} is stuck: it is still active long after it should have ended; look at it ${dashboardOf(story, 'in')}.`;
        case 'limited':
            return tellLimited(story);
        case 'over-budget':
            return tellOverBudget(story);
        case 'unknown':
            return tellUnknown(story);
        case 'not-sent':
            return tellNotSent(story);
        case 'looked':
            return tellLook(story);
        case 'refused':
        case 'skipped':
        case 'rehearsed':
            return story.why;
    }
}
const sentence_ENDS_WITH_RUN = 'It ends with this job of the workflow, and what it has pushed by then stays.';
function tellRest({ jobId, job }) {
    return job.endsWithRun
        ? `${sentence_ENDS_WITH_RUN} Raise timeoutMinutes to give it more time.`
        : `This run does not stop it. Raise timeoutMinutes to wait longer; set jobId: ${jobId} to send it a further instruction.`;
}
function tellCancelled({ by, jobId, job }) {
    if (job.endsWithRun)
        return by === 'stop'
            ? `Watching of job ${jobId} stopped. ${sentence_ENDS_WITH_RUN}`
            : `The run was cut off while it watched job ${jobId}. ${sentence_ENDS_WITH_RUN}`;
    return by === 'stop'
        ? `Watching stopped; job ${jobId} goes on.`
        : `The run was cut off while it watched job ${jobId}. The job goes on; nothing here stops it.`;
}
function tellLimited({ why, retryMs }) {
    const when = retryMs > 0 ? `at ${formatMoment(retryMs)}` : 'in an hour';
    return `${why || 'The service takes no more for now.'} Try again ${when}.`;
}
function tellOverBudget({ used, limit, nextMs }) {
    return (`${used} of ${limit} jobs and messages of the last 24 hours are used, so nothing was sent. ` +
        `The next may start at ${formatMoment(nextMs)}.`);
}
function tellDoubt({ turn }) {
    if (turn.kind === 'passed')
        return ` But ${PASSED}, so this may be how that one ended.`;
    return (0,story_story/* isDoubted */._q)(turn) ? ` But ${NO_SIGN}.` : '';
}
function tellPullRequest(story) {
    const { link, turn, job } = story;
    if ((0,story_story/* isDoubted */._q)(turn))
        return `Pull request: ${link} — ${turn.kind === 'passed' ? PASSED : NO_SIGN}, so it may not hold the change yet.`;
    const failed = (0,one_line/* toOneLine */.G)(failedChecks(job).join(', '), CHECKS_MAX_CHARACTERS);
    const wrong = failed === '' ? '' : ` — not right yet: ${failed} did not pass.`;
    return `${(0,story_story/* isUpdate */.yM)(story) ? 'Pull request updated' : 'Pull request'}: ${link}${wrong}`;
}
function tellNoPullRequest({ jobId, job }) {
    const dropped = job.prLinkDropped ? ' The link that the service gave for one is not usable.' : '';
    return `Job ${jobId} finished without a pull request; ${dashboardOf({ jobId, job })} shows what it did.${dropped}`;
}
function tellFailed(known) {
    const holding = (0,one_line/* toOneLine */.G)(tellHolding(known.job, (name) => name), CHECKS_MAX_CHARACTERS);
    if (holding !== '')
        return `${holding}; nothing was published. Look at job ${known.jobId} ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`;
    const why = failureOf(known.job);
    return why === ''
        ? `The agent failed on job ${known.jobId}. Look at it ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`
        : `Job ${known.jobId} failed: ${why}. Look at it ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`;
}
function tellArchived({ jobId, job }) {
    const link = job.prLink ? ` Its pull request: ${job.prLink}` : '';
    return `Job ${jobId} was archived and takes no more messages; run again without jobId for a new job.${link}`;
}
function tellUnknown({ asked, loss }) {
    if (asked.kind === 'create') {
        const what = loss.kind === 'lost'
            ? `The answer to the create request was lost (${loss.why}).`
            : 'The run was cut off while it created a job.';
        return `${what} ${CHECK_BEFORE_AGAIN}`;
    }
    const what = loss.kind === 'lost'
        ? `The answer to the message to job ${asked.jobId} was lost (${loss.why})${LOOKS[asked.looks]}.`
        : `The run was cut off while it sent a message to job ${asked.jobId}.`;
    return `${what} The message may have arrived; check ${dashboardOf(asked)} before sending it again.`;
}
const LOOKS = {
    none: '',
    stopped: ', and the run was cancelled while it looked for a sign of it',
    idle: ', and no look since showed the job active',
    unseen: ', and the job has not been seen since',
};
function tellNotSent(story) {
    return `${tellHindrance(story)}${tellLeft(story)}`;
}
function tellLeft(story) {
    const { past, hindrance } = story;
    const jobId = (0,story_story/* knownJob */.DW)(story)?.jobId;
    const kept = jobId === undefined ? '' : ` Job ${jobId} is as it was left before.`;
    const keptSo = hindrance.kind === 'cut-off' ? kept : '';
    if (past.kind === 'none')
        return keptSo;
    switch (traceOf(past.story).kind) {
        case 'nothing':
            return keptSo;
        case 'taken':
            return kept;
        case 'unknown':
        case 'under-way': {
            const what = jobId === undefined ? 'A job may have been created' : `Job ${jobId} may have been told`;
            return ` ${what} by attempt ${past.attempt}; check the dashboard before running again.`;
        }
    }
}
function tellHindrance(story) {
    const { about, hindrance } = story;
    switch (hindrance.kind) {
        case 'busy': {
            if (about.kind === 'nothing')
                return tellNoTime(hindrance.sight.why);
            const state = tellSight(hindrance.sight, { ...about, running: 'was still busy with its turn before' });
            return `${state} The message was not sent. Run again later, or raise timeoutMinutes.`;
        }
        case 'time':
            return tellNoTime(hindrance.why);
        case 'queue':
            return 'Earlier requests in this thread were not over in time: nothing was sent. Run again later, or raise timeoutMinutes.';
        case 'stopped':
            return about.kind === 'job'
                ? `Cancelled. The message was not sent. Job ${about.jobId} itself is not stopped by that.`
                : 'Cancelled before the service took anything; nothing was started.';
        case 'cut-off':
            return 'The run was cut off before it sent anything.';
    }
}
function tellNoTime(why) {
    const last = why && ` (the last try came to nothing: ${why})`;
    return `The time was up before the service took anything${last}; nothing was sent. Run again, or raise timeoutMinutes.`;
}
function tellLook(story) {
    const { jobId, job } = story;
    switch (job.status) {
        case 'active':
            return `Job ${jobId} is still running.`;
        case undefined:
            return `Job ${jobId} is in a state that is not known here${job.unknownStatus === undefined ? '' : `, "${job.unknownStatus}"`}.`;
        case 'completed':
            return job.prLink ? `Pull request: ${job.prLink}` : tellNoPullRequest(story);
        case 'failed':
            return tellFailed(story);
        case 'archived':
            return tellArchived(story);
    }
}

;// CONCATENATED MODULE: ./story/comment.js













const QUOTE_MAX_CHARACTERS = 600;
const QUOTE_MAX_LINES = 12;
const NOTE_MAX_CHARACTERS = 1000;
function tellComment(story, { scene, marker, kept }) {
    const known = (0,story_story/* knownJob */.DW)(story);
    const repository = known?.job.source?.repository;
    const trusted = { ...scene.trusted, ...(repository ? { repository } : {}) };
    const heading = headingOf(story, { command: scene.command, trusted });
    const blocks = [
        `### ${heading.icon} ${heading.title}`,
        renderPull(story, scene, trusted),
        renderChecks(story),
        [renderNote(story, scene, trusted), heading.sentence, renderUntil(story, scene)]
            .filter(Boolean)
            .join(' '),
        kept?.asked ?? renderAsked(scene),
        renderWarnings(scene),
        renderFollowUp(story, scene),
        renderFacts(story, { scene, known, kept }),
    ];
    return fitComment(blocks.filter(Boolean).join('\n\n'), marker);
}
function renderUntil(story, { untilMs }) {
    return (0,story_story/* isOpen */.nT)(story) && untilMs > 0 ? `This comment is kept up to date until ${formatTime(untilMs)}.` : '';
}
function renderNote(story, { note }, trusted) {
    const own = tellMore(story);
    const text = (0,one_line/* toOneLine */.G)([note === own ? '' : note, own].filter(Boolean).join(' '), NOTE_MAX_CHARACTERS);
    const runs = text.match(/(?<=\brun )\d{1,20}\b/g) ?? [];
    const known = (0,story_story/* knownJob */.DW)(story);
    const codes = [...(known ? [failureOf(known.job), known.jobId] : []), ...runs];
    return text && renderProse(text, { codes, link: (0,outcome/* linkOf */.IJ)(story), trusted });
}
const NOTED = {
    refused: 'always',
    limited: 'always',
    'over-budget': 'always',
    'not-sent': 'always',
    rehearsed: 'always',
    skipped: 'always',
    'out-of-sight': 'always',
    'pull-request': 'doubted',
    'no-pull-request': 'doubted',
    failed: 'doubted',
    detached: undefined,
    'timed-out': undefined,
    cancelled: undefined,
    stuck: undefined,
    concluded: undefined,
    archived: undefined,
    unknown: undefined,
    looked: undefined,
};
function tellMore(story) {
    if ((0,story_story/* isOpen */.nT)(story))
        return '';
    const noted = NOTED[story.kind];
    const isNoted = noted === 'always' || (noted === 'doubted' && (0,story_story/* isDoubted */._q)((0,story_story/* turnOf */.LQ)(story)));
    return isNoted ? tellSentence(story) : '';
}
function renderChecks(story) {
    const checks = tellChecks(story);
    return checks && `Checks: ${checks}`;
}
function renderAsked({ asked, by }) {
    if (asked === '')
        return '';
    const lines = (0,truncate/* truncate */.xv)(asked.trim(), QUOTE_MAX_CHARACTERS).split(/\r\n|\r|\n/);
    const shown = lines.length > QUOTE_MAX_LINES ? [...lines.slice(0, QUOTE_MAX_LINES), '…'] : lines;
    const inert = (0,markdown/* inertBlock */.WC)(shown.join('\n')).split('\n');
    const quote = inert.map((line, at) => (line === '' ? '>' : `> ${line}${inert[at + 1] ? '\\' : ''}`));
    return [`${by === '' ? 'Asked' : `${(0,markdown/* inertInline */.Mo)(by)} asked`}:`, '', ...quote].join('\n');
}
function renderWarnings({ finish }) {
    return (finish?.warnings ?? []).map((warning) => `⚠️ ${(0,markdown/* inertInline */.Mo)(warning)}`).join('\n\n');
}
function renderFollowUp(story, { command, asked }) {
    if ((0,story_story/* isOpen */.nT)(story))
        return '';
    const again = (0,markdown/* codeSpan */.SS)(`${command} …`);
    const fresh = (0,markdown/* codeSpan */.SS)(`${command} new …`);
    if (story.kind === 'concluded')
        return `Write ${again} to ask for more.`;
    const job = (0,story_story/* knownJob */.DW)(story)?.job;
    if (job && job.status !== 'archived')
        return `Write ${again} to continue this job, or ${fresh} to start another.`;
    if (story.kind === 'skipped' && asked === '')
        return '';
    if (story.kind === 'not-sent' && story.past.kind === 'none')
        return `Write ${again} to ask again.`;
    return `${story.kind === 'unknown' ? 'If there is none, write' : 'Write'} ${fresh} to start a new job.`;
}
function renderFacts(story, { scene, known, kept }) {
    const { elapsedMs, runUrl, trusted } = scene;
    const job = known && `Job ${(0,markdown/* codeSpan */.SS)(known.jobId)}${isContinued(story) ? ' (continued)' : ''}`;
    const own = runUrl !== '' && (0,links/* isTrustedLink */.G)(runUrl, trusted) ? (0,markdown/* inertLink */.r)('Workflow run', runUrl) : '';
    const elapsed = elapsedMs > 0 ? (0,markdown/* inertInline */.Mo)(formatDuration(elapsedMs)) : '';
    return [job, elapsed, kept?.run ?? own].filter(Boolean).join(' · ');
}
function isContinued(story) {
    return ((0,story_story/* isFurther */.fj)((0,story_story/* turnOf */.LQ)(story)) ||
        story.kind === 'sending' ||
        (story.kind === 'unknown' && story.asked.kind === 'message'));
}

// EXTERNAL MODULE: ./story/codec.js
var codec = __nccwpck_require__(8857);
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

;// CONCATENATED MODULE: ./story/retell.js



const ASKED = /^(?:\S+ asked|Asked):\n\n>.*(?:\n>.*)*/m;
const RUN = /\[Workflow run\]\([^()\s]+\)(?=\s*<!-- docs-agent:v\d+ [\w-]* -->\s*$)/;
const COMMAND = /`([^\s`]+) (?:status|…)`/;
const DEFAULT_COMMAND = '/docs';
function readKept(body) {
    const asked = ASKED.exec(body)?.[0] ?? '';
    const words = body.replace(asked, '');
    return {
        asked,
        run: RUN.exec(body)?.[0] ?? '',
        command: COMMAND.exec(words)?.[1] ?? DEFAULT_COMMAND,
    };
}
function readAsker(body) {
    const name = /^(\S+) asked:\n/.exec(ASKED.exec(body)?.[0] ?? '')?.[1];
    const login = (name ?? '').replace(/[\\\u200b]/g, '');
    return /^[\w.-]{1,100}(?:\[bot\])?$/.test(login) ? login : '';
}
function retell(story, { body, marker, trusted, pull = NO_PULL, finish }) {
    const { command, ...kept } = readKept(body);
    const scene = {
        command,
        asked: '',
        by: '',
        note: '',
        runUrl: '',
        trusted,
        untilMs: 0,
        elapsedMs: 0,
        pull,
        ...(finish ? { finish } : {}),
    };
    const { story: _, ...owner } = marker;
    return tellComment(story, { scene, kept, marker: (0,story_marker.tellMarker)(story, owner) });
}

;// CONCATENATED MODULE: ./flows/thread/describe-pull.js

async function describePull(link, { host, redact, hasChanges }) {
    if (link === '')
        return NO_PULL;
    const facts = await host.pullRequest(link).catch(() => undefined);
    if (!facts)
        return { ...NO_PULL, link };
    const changes = hasChanges ? await readChanges(link, { host, facts, redact }) : undefined;
    return { link, number: facts.number, title: redact(facts.title), ...(changes ? { changes } : {}) };
}
async function readChanges(link, { host, facts, redact }) {
    const { changedFiles: count = 0, additions, deletions } = facts;
    if (count === 0 || additions === undefined || deletions === undefined)
        return undefined;
    const files = await host.firstFiles(link, FILES_SHOWN).catch(() => []);
    if (files.length === 0)
        return undefined;
    const shown = files.map((file) => ({ ...file, path: redact(file.path) }));
    return { files: shown, count: Math.max(count, shown.length), additions, deletions };
}

;// CONCATENATED MODULE: ./story/reaction.js

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
function reaction_reactionOf({ kind }) {
    return REACTIONS[kind];
}
function reactionsLeft(story, { isAlive }) {
    if (isAlive)
        return { there: [], maybe: ['eyes', 'confused', '-1'] };
    if (story.kind === 'cancelled' && story.by === 'cut-off')
        return { there: [], maybe: ['eyes', 'confused'] };
    const left = reaction_reactionOf(story);
    return { there: left ? [left] : [], maybe: [] };
}
const isReaction = (value) => Object.values(REACTIONS).includes(value);
const isList = (value) => Array.isArray(value) && value.every(isReaction);
const heldField = (0,codec/* asIs */.$B)((value) => {
    const { target, there, maybe } = (value ?? {});
    const { id, inReview } = (target ?? {});
    const isTarget = codec/* count */.U9.read(id) !== undefined && codec/* flag */.Jt.read(inReview) !== undefined;
    return isTarget && isList(there) && isList(maybe);
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./story/comment-state.js


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
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}
const digest = (0,codec/* asIs */.$B)((value) => typeof value === 'string' && /^(?:[0-9a-f]{32})?$/.test(value));
const word = (0,codec/* asIs */.$B)((value) => typeof value === 'string');
const commentField = (0,codec/* union */.KC)({
    none: { isAnew: codec/* flag */.Jt },
    sent: { isAnew: codec/* flag */.Jt },
    standing: { id: codec/* count */.U9, inReview: codec/* flag */.Jt, shows: digest, isAnew: codec/* flag */.Jt },
    unread: { isAnew: codec/* flag */.Jt },
    shut: { why: word },
    left: { to: codec/* storyField */.WZ },
});
function mayBeBehind(state, text) {
    if (state.kind === 'standing')
        return state.shows !== digestOf(text);
    return state.kind === 'sent' || state.kind === 'unread';
}

;// CONCATENATED MODULE: ./flows/thread/hand.js



function createHand(owner, tools, known = NOTHING_SENT) {
    return new Writer(owner, tools, known);
}
const FINAL = ['forbidden', 'locked', 'gone', 'moved', 'refused'];
const UNSENT = ['unreachable', 'limited', 'late'];
const PASSING = [...UNSENT, undefined];
class Writer {
    #owner;
    #tools;
    #state;
    #comment;
    constructor(owner, tools, known) {
        this.#owner = owner;
        this.#tools = tools;
        this.#state = 'kind' in known ? known : advanceComment(NOTHING_SENT, standing(known));
        this.#comment = 'kind' in known ? undefined : known;
    }
    get state() {
        return this.#state;
    }
    get comment() {
        return this.#state.kind === 'standing' ? this.#comment : undefined;
    }
    shows(text) {
        return this.#state.kind === 'standing' && this.#state.shows === digestOf(text);
    }
    meet(comment) {
        const { kind } = this.#state;
        if (comment && (kind === 'sent' || kind === 'unread'))
            this.#stands(comment);
        if (!comment && kind === 'unread')
            this.#happened({ kind: 'missed' });
    }
    async bring(telling) {
        let isFresh = false;
        for (let lost = 0;;) {
            switch (this.#state.kind) {
                case 'shut':
                case 'left':
                case 'unread':
                    return 'silent';
                case 'sent':
                    await this.#seek();
                    isFresh = true;
                    break;
                case 'none': {
                    const { text } = telling;
                    if (text === undefined || this.#owner.mayAdd === 'never')
                        return 'silent';
                    if (await this.#add(text, lost === 0))
                        return 'told';
                    lost += 1;
                    break;
                }
                case 'standing': {
                    if (telling.text !== undefined && this.shows(telling.text))
                        return 'told';
                    const done = await this.#edit(telling, { at: this.#state, isFresh });
                    if (done)
                        return done;
                }
            }
        }
    }
    #happened(event) {
        const before = this.#state;
        this.#state = advanceComment(before, event);
        if (this.#state !== before)
            this.#tools.save?.(this.#state);
    }
    #stands(comment) {
        this.#comment = comment;
        this.#happened(standing(comment));
    }
    async #add(text, mayLookForIt) {
        this.#happened({ kind: 'sending' });
        try {
            this.#stands({ ...(await this.#tools.host.addComment(this.#owner.place, text)), body: text });
            return true;
        }
        catch (error) {
            const failure = (0,host_failure.failureOf)(error);
            if (failure === 'lost' && mayLookForIt)
                return false;
            if (FINAL.includes(failure))
                this.#happened(refusal(failure));
            else if (UNSENT.includes(failure))
                this.#happened({ kind: 'missed' });
            throw error;
        }
    }
    async #edit({ text, over }, { at, isFresh }) {
        const isKnown = isFresh || over === undefined;
        const now = isKnown ? this.#comment : await this.#read(at, text !== undefined);
        const verdict = now && over ? over(now) : { kind: 'text', text: text ?? '' };
        if (verdict.kind === 'left')
            this.#happened({ kind: 'overtaken', by: verdict.to });
        if (verdict.kind !== 'text')
            return verdict.kind;
        this.#happened({ kind: 'editing' });
        try {
            await this.#tools.host.editComment(at, verdict.text);
        }
        catch (error) {
            const failure = (0,host_failure.failureOf)(error);
            if (failure === 'gone')
                this.#happened({ kind: 'deleted', mayAddAgain: this.#owner.mayAdd === 'again' });
            else if (FINAL.includes(failure))
                this.#happened(refusal(failure));
            if (this.#state.kind === 'none')
                return undefined;
            throw error;
        }
        this.#stands({ ...at, ...this.#comment, ...now, body: verdict.text });
        return 'told';
    }
    async #read(at, canDoWithout) {
        try {
            return await this.#tools.host.readComment(at);
        }
        catch (error) {
            const failure = (0,host_failure.failureOf)(error);
            if (canDoWithout && failure === 'gone')
                return undefined;
            if (FINAL.includes(failure))
                this.#happened(refusal(failure));
            throw error;
        }
    }
    async #seek() {
        const { host } = this.#tools;
        const self = await this.#tools.self().catch(() => undefined);
        try {
            for await (const comment of host.comments(this.#owner.place)) {
                if (!this.#owner.isOwn(comment.body))
                    continue;
                if (!self)
                    throw new Unclaimed();
                if ((0,thread_eye/* isSelf */.fy)(comment.author, self))
                    return this.#stands(comment);
            }
        }
        catch (error) {
            if (error instanceof Unclaimed)
                this.#happened({ kind: 'refused', why: 'unclaimed' });
            else if (!PASSING.includes((0,host_failure.failureOf)(error)))
                this.#happened({ kind: 'unreadable' });
            throw error;
        }
        this.#happened({ kind: 'missed' });
    }
}
const standing = ({ id, inReview, body }) => ({ kind: 'stands', id, inReview, shows: digestOf(body) });
const refusal = (why) => ({ kind: 'refused', why: why ?? '' });
class Unclaimed extends Error {
    constructor() {
        super('the answer to it was lost, and whether the one that stands there is ours can not be told');
    }
}

;// CONCATENATED MODULE: ./thread/turn-order.js
const RERUN = 2 ** 50;
const turn_order_PATIENCE_MS = 60_000;
const COMMAND_MAX_AGE_MS = 600_000;
const PASSED_OVER_MS = 120_000;
const GRACE_MS = 120_000;
const DEFAULT_RUN_MS = 30 * 60_000;
const RUN_MAX_MS = 24 * 60 * 60_000 + GRACE_MS;
function deadAtMs({ untilMs, createdMs }) {
    return (untilMs > 0 ? untilMs : (createdMs || 0) + DEFAULT_RUN_MS) + GRACE_MS;
}
function orderOf({ commandId, attempt }) {
    return attempt > 1 ? RERUN + commandId : commandId;
}
function commandOf(order) {
    return order >= RERUN ? order - RERUN : order;
}
function decideTurn({ own, rivals, missing, hasStrangers, isPatient }) {
    const before = rivals.filter((rival) => rival.standing === 'ahead' || isBefore(rival, own));
    const hidden = own.isSeen ? [] : rivals.filter(({ standing }) => standing === 'fresh');
    const first = before.find(({ standing }) => standing === 'ahead') ?? before[0] ?? hidden[0];
    if (first)
        return { kind: 'wait', behind: first };
    if (missing.length > 0 && isPatient)
        return { kind: 'wait', behind: 'command' };
    const isOldest = own.standing === 'fresh' && missing.length === 0 && !hasStrangers && own.order < RERUN;
    return isOldest || own.standing === 'ahead' ? { kind: 'go' } : { kind: 'step ahead' };
}
function isSeen({ order }, unanswered) {
    return order === 0 || order >= RERUN || unanswered.includes(order);
}
function isOlder(commandId, own) {
    return commandId !== commandOf(own.order) && commandId < keyOf(own);
}
function isBefore(one, other) {
    return keyOf(one) - keyOf(other) < 0 || (keyOf(one) === keyOf(other) && one.commentId < other.commentId);
}
function keyOf({ order, commentId }) {
    return order === 0 ? commentId : order === RERUN ? RERUN + commentId : order;
}
function ageKeyOf({ order, commentId }) {
    return commandOf(order) || commentId;
}

;// CONCATENATED MODULE: ./flows/thread/reactions.js




function createReactions(held, { host, warn, save }) {
    const takeAway = new Map();
    let { there = [], maybe = [] } = held ?? {};
    const { target } = held ?? {};
    const add = async (to, reaction) => {
        takeAway.set(reaction, await host.addReaction(to, reaction));
    };
    const change = async (to, next) => {
        if (next && !there.includes(next)) {
            maybe = [...maybe, next];
            save?.();
            await add(to, next);
            there = [...there, next];
        }
        for (const old of new Set([...there, ...maybe])) {
            if (old === next)
                continue;
            if (!takeAway.has(old))
                await add(to, old);
            await takeAway.get(old)?.();
            [there, maybe] = [there, maybe].map((some) => some.filter((one) => one !== old));
        }
        maybe = [];
    };
    return {
        get held() {
            return target && { target, there, maybe };
        },
        async show(next) {
            if (!target)
                return;
            try {
                await change(target, next);
            }
            catch (error) {
                const what = next === 'eyes' ? 'set' : 'changed';
                if ((0,host_failure.failureOf)(error) !== 'gone' || next === 'eyes')
                    warn(`The reaction could not be ${what}`, error);
            }
            save?.();
        },
    };
}
async function tellEnd(story, end) {
    const { show, reactions } = end;
    if (isEnd(story) || story.kind === 'detached') {
        await show();
        await reactions.show(reactionOf(story));
        return;
    }
    await reactions.show(reactionOf(story));
    await show();
    const told = end.toldByOthers();
    if (told && reactionOf(told) !== reactionOf(story))
        await reactions.show(undefined);
}
function holderOf({ inReview }, order) {
    const id = commandOf(order);
    return id > 0 ? { id, inReview } : undefined;
}

;// CONCATENATED MODULE: ./flows/thread/rewrite.js





function rewrite(before, { host, tell }) {
    const owner = { place: { thread: before.marker.thread }, isOwn: () => false, mayAdd: 'never' };
    return createHand(owner, { host, self: async () => undefined }, before.comment).bring({
        over(comment) {
            const found = (0,story_marker.findMarker)(comment.body);
            const isSame = found.kind === 'marker' && (0,story_marker.isSameAttempt)(found.marker, before.marker);
            const text = isSame ? tell({ comment, marker: found.marker }) : undefined;
            return text === undefined ? { kind: 'as it is' } : { kind: 'text', text };
        },
    });
}
async function tellOn(before, { host, warn, next, isAlive = () => false, reacts = true, ...retold }) {
    let [now, { story }] = [before, before.marker];
    const tell = (found) => {
        const { comment, marker } = found;
        now = found;
        story = next(found);
        return story === marker.story ? undefined : retell(story, { body: comment.body, marker, ...retold });
    };
    const isNews = (await rewrite(before, { host, tell })) === 'told';
    const target = isNews && reacts ? holderOf(before.comment, before.marker.order) : undefined;
    const left = reactionsLeft(now.marker.story, { isAlive: isAlive(now) });
    await createReactions(target && { target, ...left }, { host, warn }).show(reaction_reactionOf(story));
    return { story, isNews };
}

;// CONCATENATED MODULE: ./story/break-off.js

function breakOff(story, event) {
    const seen = seenBy(event);
    if (seen && 'jobId' in story && seen.jobId !== story.jobId)
        return undefined;
    switch (story.kind) {
        case 'creating':
        case 'sending':
            return breakSending(story, event);
        case 'running':
            return breakWatching({ ...story, ...seen }, event);
        case 'looking':
            return { kind: 'refused', past: story_story/* NOTHING_LEFT */.AS, why: whyNot(event), about: (0,story_story/* aboutJob */.Db)(seen) };
        case 'opened':
        case 'queued':
        case 'admitted':
        case 'waiting':
            return breakBefore(story, event);
    }
}
const seenBy = (event) => ('seen' in event ? event.seen : undefined);
function whyNot(event) {
    switch (event.kind) {
        case 'out of time':
            return 'The time was up.';
        case 'asked to stop':
            return 'Cancelled.';
        case 'cut off':
        case 'found dead':
            return 'The run was cut off.';
        case 'out of sight':
        case 'broke off':
            return event.why;
    }
}
function breakSending(story, event) {
    const asked = story.kind === 'creating'
        ? { kind: 'create' }
        : { kind: 'message', looks: 'none', jobId: story.jobId, job: story.job };
    const loss = event.kind === 'cut off' || event.kind === 'found dead'
        ? { kind: 'cut-off' }
        : { kind: 'lost', why: whyNot(event).replace(/\.$/, '') };
    return { kind: 'unknown', asked, loss };
}
function breakWatching(story, event) {
    const { jobId, job, turn } = story;
    const at = { jobId, job, turn };
    switch (event.kind) {
        case 'out of time':
            return { kind: 'timed-out', ...at, sight: event.sight ?? { kind: 'unseen', failures: 0, why: '' } };
        case 'asked to stop':
            return { kind: 'cancelled', ...at, by: 'stop' };
        case 'cut off':
        case 'found dead':
            return { kind: 'cancelled', ...at, by: 'cut-off' };
        case 'out of sight':
        case 'broke off':
            return { kind: 'out-of-sight', ...at, why: event.why };
    }
}
function hindranceOf(story, { sight }) {
    if (story.kind === 'queued')
        return { kind: 'queue', behind: story.behind };
    return sight ? { kind: 'busy', sight } : { kind: 'time', why: '' };
}
function breakBefore(story, event) {
    const { past } = story;
    const about = (0,story_story/* aboutJob */.Db)(seenBy(event) ?? (story.kind === 'waiting' ? story : undefined));
    switch (event.kind) {
        case 'out of time':
            return {
                kind: 'not-sent',
                past,
                about,
                hindrance: hindranceOf(story, event),
            };
        case 'asked to stop':
            return { kind: 'not-sent', past, about, hindrance: { kind: 'stopped' } };
        case 'found dead':
            if (story.kind !== 'queued')
                return mayHaveSent(story);
            return { kind: 'not-sent', past, about, hindrance: { kind: 'cut-off' } };
        case 'cut off':
            return { kind: 'not-sent', past, about, hindrance: { kind: 'cut-off' } };
        case 'out of sight':
        case 'broke off':
            return { kind: 'refused', past, about, why: event.why };
    }
}
function mayHaveSent(story) {
    const asked = story.kind === 'waiting'
        ? { kind: 'message', looks: 'none', jobId: story.jobId, job: story.job }
        : { kind: 'create' };
    return { kind: 'unknown', asked, loss: { kind: 'cut-off' } };
}

;// CONCATENATED MODULE: ./story/advance.js




class ImpossibleStep extends Error {
    name = 'ImpossibleStep';
    constructor(story, event) {
        super(`a request that is ${story.kind} can't be told "${event.kind}"`);
    }
}
const OPENED = Object.freeze({ kind: 'opened', past: story_story/* NOTHING_LEFT */.AS });
function advance(story, event) {
    if (event.kind === 'concluded')
        return conclude(story, event) ?? refuse(story, event);
    if ((0,story_story/* isEnd */.uV)(story))
        return story;
    if (event.kind === 'stuck')
        return stick(story) ?? refuse(story, event);
    if ((0,story_story/* isOpen */.nT)(story))
        return step(story, event) ?? refuse(story, event);
    return event.kind === 'looked' ? (look(story, event) ?? refuse(story, event)) : story;
}
function refuse(story, event) {
    throw new ImpossibleStep(story, event);
}
function step(story, event) {
    switch (event.kind) {
        case 'found':
            return (0,story_story/* isInThread */.QE)(story) ? { kind: 'opened', past: event.left } : undefined;
        case 'asked to look':
            return story.kind === 'opened' && story.past.kind === 'none' ? { kind: 'looking' } : undefined;
        case 'queued':
            return (0,story_story/* isInThread */.QE)(story) ? { kind: 'queued', past: story.past, behind: event.behind } : undefined;
        case 'admitted':
            return (0,story_story/* isInThread */.QE)(story) ? { kind: 'admitted', past: story.past } : undefined;
        case 'busy':
            return isReady(story) && isAbout(story, event)
                ? { kind: 'waiting', past: story.past, ...(0,story_story/* justJob */.ql)(event) }
                : undefined;
        case 'sending':
            return isReady(story) ? send(story, event) : undefined;
        case 'accepted':
            return accept(story, event);
        case 'adopted':
            return (0,story_story/* isInThread */.QE)(story) ? adopt(story.past) : undefined;
        case 'looked':
            return look(story, event);
        case 'handed over':
            return story.kind === 'running' ? { kind: 'detached', ...inTurn(story) } : undefined;
        case 'lost':
            return lose(story, event);
        case 'kept back':
            return keepBack(story, event);
        case 'limited':
            return limit(story, event);
        case 'over budget':
            return (0,story_story/* isInThread */.QE)(story) ? exceed(story, event) : undefined;
        case 'rehearsed':
            return (0,story_story/* isInThread */.QE)(story) || story.kind === 'looking' ? rehearse(event) : undefined;
        case 'refused':
            return advance_refusal(story, event);
        case 'skipped':
            return (0,story_story/* isInThread */.QE)(story) || story.kind === 'looking' ? { kind: 'skipped', why: event.why } : undefined;
        case 'out of time':
        case 'asked to stop':
        case 'out of sight':
        case 'cut off':
        case 'found dead':
        case 'broke off':
            return breakOff(story, event);
    }
}
const isReady = (story) => story.kind === 'opened' || story.kind === 'admitted' || story.kind === 'waiting';
const inTurn = ({ jobId, job, turn }) => ({ jobId, job, turn });
const isAbout = (story, { jobId }) => story.kind !== 'waiting' || story.jobId === jobId;
function send(story, { to }) {
    if (to.kind === 'message')
        return isAbout(story, to) ? { kind: 'sending', ...(0,story_story/* justJob */.ql)(to) } : undefined;
    return story.kind === 'waiting' ? undefined : { kind: 'creating' };
}
function accept(story, event) {
    if (story.kind === 'creating')
        return { kind: 'running', ...(0,story_story/* justJob */.ql)(event), turn: { kind: 'first' } };
    if (story.kind !== 'sending' || story.jobId !== event.jobId)
        return undefined;
    return { kind: 'running', ...(0,story_story/* justJob */.ql)(event), turn: furtherTurn(story.job, event.job) };
}
const furtherTurn = (before, { turn = 0 }) => ({
    kind: 'further',
    before,
    number: turn,
    evidence: 'none',
});
function isSent(left) {
    const { kind, jobId } = traceOf(left);
    return kind !== 'nothing' && jobId !== undefined;
}
function adopt(past) {
    const left = past.kind === 'left' ? past.story : undefined;
    if (left && (0,story_story/* isAtItsEnd */.XI)(left))
        return left;
    const job = left && (0,story_story/* knownJob */.DW)(left);
    if (!left || !job || !isSent(left))
        return undefined;
    const turn = (0,story_story/* turnOf */.LQ)(left) ?? furtherTurn(job.job, {});
    return { kind: 'running', ...job, turn };
}
function look(story, event) {
    if (story.kind === 'looking')
        return { kind: 'looked', ...(0,story_story/* justJob */.ql)(event) };
    const turn = (0,story_story/* turnOf */.LQ)(story);
    if (turn === undefined || (0,story_story/* knownJob */.DW)(story)?.jobId !== event.jobId)
        return undefined;
    const { job } = event;
    const seen = { ...(0,story_story/* justJob */.ql)(event), turn: turnAfter(turn, event) };
    switch (job.status) {
        case undefined:
        case 'active':
            return (0,story_story/* isOpen */.nT)(story) ? { kind: 'running', ...seen } : { ...story, ...seen };
        case 'completed':
            return completed(seen, job);
        case 'failed':
            return { kind: 'failed', ...seen };
        case 'archived':
            return { kind: 'archived', ...seen };
    }
}
function turnAfter(turn, { evidence, job }) {
    if (evidence === 'other')
        return { kind: 'passed', isFurther: (0,story_story/* isFurther */.fj)(turn) };
    const isSeen = evidence === 'seen' || job.status === undefined || job.status === 'active';
    return turn.kind === 'further' && isSeen ? { ...turn, evidence: 'seen' } : turn;
}
function completed(seen, { prLink }) {
    const link = (0,links/* readPrLink */.n)(prLink);
    return link === undefined ? { kind: 'no-pull-request', ...seen } : { kind: 'pull-request', link, ...seen };
}
function lose(story, { why, looks }) {
    const loss = { kind: 'lost', why };
    if (story.kind === 'creating')
        return { kind: 'unknown', asked: { kind: 'create' }, loss };
    if (story.kind !== 'sending')
        return undefined;
    return { kind: 'unknown', asked: { kind: 'message', looks, ...(0,story_story/* justJob */.ql)(story) }, loss };
}
function untaken(story) {
    const isOnItsWay = story.kind === 'creating' || story.kind === 'sending';
    if (!isOnItsWay && !isReady(story) && !(0,story_story/* isInThread */.QE)(story))
        return undefined;
    return { past: pastOf(story), about: (0,story_story/* aboutJob */.Db)(ownJob(story)) };
}
const pastOf = (story) => ('past' in story ? story.past : story_story/* NOTHING_LEFT */.AS);
function keepBack(story, { hindrance }) {
    const left = untaken(story);
    return left && { kind: 'not-sent', ...left, hindrance };
}
const ownJob = (story) => ((0,story_story/* isInThread */.QE)(story) ? undefined : (0,story_story/* knownJob */.DW)(story));
function limit(story, { why, retryMs }) {
    const left = untaken(story);
    return left && { kind: 'limited', ...left, why, retryMs };
}
function exceed({ past }, { used, limit: most, nextMs }) {
    return { kind: 'over-budget', past, used, limit: most, nextMs };
}
function rehearse({ why, about }) {
    return { kind: 'rehearsed', about: (0,story_story/* aboutJob */.Db)(about), why };
}
function stick(story) {
    if ((0,story_story/* isOpen */.nT)(story))
        return undefined;
    const [job, turn] = [(0,story_story/* knownJob */.DW)(story), (0,story_story/* turnOf */.LQ)(story)];
    return job && turn && story.kind !== 'stuck' ? { kind: 'stuck', ...job, turn } : story;
}
function conclude(story, { by }) {
    if ((0,story_story/* isOpen */.nT)(story))
        return undefined;
    return story.kind === 'pull-request'
        ? { kind: 'concluded', link: story.link, ...inTurn(story), by }
        : story;
}
function advance_refusal(story, { why, about }) {
    if (story.kind === 'running')
        return undefined;
    return { kind: 'refused', past: pastOf(story), why, about: (0,story_story/* aboutJob */.Db)(about ?? ownJob(story)) };
}

;// CONCATENATED MODULE: ./flows/job/own-turn.js

function ownTurnOf(turn) {
    if (turn?.kind === 'first')
        return 1;
    return turn?.kind === 'further'
        ? turnOfMessage({ before: turn.before, ...countOf(turn.number) })
        : undefined;
}
const countOf = (number) => (number > 0 ? { turn: number } : {});

;// CONCATENATED MODULE: ./flows/collect/go-on.js





const SETTLE_MS = 90_000;
function ageOf({ createdAt, updatedAt }, { marker, nowMs, staleMs }) {
    const createdMs = Date.parse(createdAt ?? '') || 0;
    return {
        isAlive: (0,story_story/* isOpen */.nT)(marker.story) && nowMs < deadAtMs({ untilMs: marker.untilMs, createdMs }),
        isStale: nowMs - createdMs >= staleMs,
        quietMs: nowMs - (Date.parse(updatedAt ?? '') || createdMs),
    };
}
function goOn(story, { jobId, job }, circumstances) {
    const { isAlive, isStale, quietMs, isPassed } = circumstances;
    const before = (0,story_story/* knownJob */.DW)(story);
    if (!(0,story_story/* isUnfinished */.ui)(story) || before?.jobId !== jobId)
        return story;
    const known = knownOf(story, before);
    const facts = { ...known.facts, isPassed, ownTurn: ownTurnOf((0,story_story/* turnOf */.LQ)(story)) };
    const { next } = judgeLook({ kind: 'job', job }, known.memory, { facts, elapsedMs: quietMs });
    if (next.kind === 'ended') {
        const evidence = isOfLaterTurn(job, facts) ? 'other' : next.settled ? 'none' : 'seen';
        return isAlive && evidence !== 'seen' ? story : advance(story, { kind: 'looked', jobId, job, evidence });
    }
    const isAtWork = job.status === undefined || job.status === 'active';
    if (isAlive || !isStale || !isAtWork)
        return story;
    const left = (0,story_story/* isOpen */.nT)(story) ? advance(story, { kind: 'cut off' }) : story;
    return advance(left, { kind: 'stuck' });
}
function knownOf(story, { jobId, job }) {
    const turn = (0,story_story/* turnOf */.LQ)(story);
    const facts = { jobId, confirmMissingLink: false };
    if (turn?.kind !== 'further')
        return { facts, memory: NO_MEMORY };
    const { before, number, evidence } = turn;
    const answeredActive = job.status === 'active';
    return {
        facts: { ...facts, afterMessage: { before, answeredActive, settleMs: SETTLE_MS, ...countOf(number) } },
        memory: { ...NO_MEMORY, sawActive: evidence === 'seen', staleLooks: SETTLE_LOOKS },
    };
}

;// CONCATENATED MODULE: ./flows/collect/settle-comment.js








async function settleComment(request, ports) {
    const { comment, marker, known, isPassed } = request;
    const { wallMs, staleMs } = ports;
    const ageNow = (now) => {
        const times = { createdAt: comment.createdAt, updatedAt: comment.updatedAt, ...now.comment };
        return ageOf(times, { marker: now.marker, nowMs: wallMs(), staleMs });
    };
    const next = (now) => goOn(now.marker.story, known, { ...ageNow(now), isPassed });
    const foreseen = next(request);
    if (foreseen === marker.story)
        return { kind: 'settled', story: foreseen, isNews: false, warnings: [] };
    try {
        const end = foreseen.kind === 'pull-request' ? foreseen : undefined;
        const pull = await describePull(known.job.prLink ?? '', { ...ports, hasChanges: end !== undefined });
        const subject = end && { ...subjectOf(request), link: end.link, failedChecks: failedChecks(end.job) };
        const finish = subject && (await ports.finish?.(subject));
        if (marker.mends) {
            const { answerReviews } = await __nccwpck_require__.e(/* import() */ 396).then(__nccwpck_require__.bind(__nccwpck_require__, 6396));
            const { command } = readKept(comment.body);
            await answerReviews({ owner: marker, story: foreseen, command }, { ...ports, self: comment.author });
        }
        const isAlive = (now) => ageNow(now).isAlive;
        const told = await tellOn(request, { ...ports, next, isAlive, pull, finish });
        const { warnings = [], outside } = (told.isNews && finish) || {};
        return { kind: 'settled', ...told, warnings, ...(outside ? { outside } : {}) };
    }
    catch (error) {
        const why = (0,host_failure.failureOf)(error) === 'gone' ? 'its comment was deleted' : (0,host_failure.explainHostFailure)(error);
        return { kind: 'failed', why: why.replace(/\.$/, '') };
    }
}
function subjectOf({ comment, marker }) {
    const by = readAsker(comment.body);
    const { repository, thread, story } = marker;
    return {
        link: (0,outcome/* linkOf */.IJ)(story),
        asked: { repository, thread, by },
        requester: by,
        failedChecks: failedChecks((0,story_story/* knownJob */.DW)(story)?.job),
    };
}

;// CONCATENATED MODULE: ./flows/collect/collect.js





async function collect(request, ports) {
    const sinceMs = ports.wallMs() - request.sinceMs;
    let open;
    try {
        open = await findOpenRequests({ host: ports.host, bounds: request.bounds, sinceMs });
    }
    catch (error) {
        const broken = `The repository's comments could not be read: ${(0,host_failure.explainHostFailure)(error)}`;
        return { collected: [], broken };
    }
    if (!open)
        return { collected: [], broken: NOBODY };
    const jobIds = [...new Set(open.map(({ jobId }) => jobId))];
    const sightings = await lookAtJobs(jobIds, { ...ports, concurrency: request.concurrency });
    const down = whyDown(sightings);
    const broken = down === undefined ? '' : `The service could not be asked about any job: ${down}. Nothing was changed.`;
    return { collected: await settleAll(open, { ...ports, sightings, staleMs: request.staleMs }), broken };
}
function whyDown(sightings) {
    const all = [...sightings.values()];
    const unseen = all.flatMap((one) => (one.kind === 'unseen' && !one.isGone ? [one.why] : []));
    return unseen.length === all.length ? unseen[0] : undefined;
}
async function settleAll(open, { sightings, ...ports }) {
    const collected = [];
    for (const request of open.toReversed()) {
        const { jobId } = request;
        const sighting = sightings.get(jobId) ?? CANCELLED;
        const job = sighting.kind === 'seen' && !ports.stop.aborted ? sighting.job : undefined;
        const why = sighting.kind === 'seen' ? CANCELLED.why : sighting.why;
        const result = job
            ? await settleComment({ ...request, known: { jobId, job } }, ports)
            : { kind: 'failed', why };
        collected.push({ request, sighting, result });
    }
    return collected;
}
function isFinished({ result }) {
    return result.kind === 'settled' && (0,story_story/* isEnd */.uV)(result.story);
}
function isStuck({ result }) {
    return result.kind === 'settled' && result.story.kind === 'stuck';
}
function outsideOf(collected) {
    const all = collected.flatMap(({ result }) => (result.kind === 'settled' ? (result.outside ?? []) : []));
    return [...new Set(all)];
}


/***/ }),

/***/ 1292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  c: () => (/* binding */ concludeCollect)
});

// EXTERNAL MODULE: ./text/links.js
var links = __nccwpck_require__(3244);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __nccwpck_require__(7872);
;// CONCATENATED MODULE: ./report/collect-table.js


const ROWS_MAX = 1_000;
function renderCollectSummary(sentence, { rows, trusted }) {
    const shown = rows.slice(0, ROWS_MAX).map((row) => renderRow(row, trusted));
    const left = rows.length - shown.length;
    return [
        '### Collected documentation jobs',
        '',
        (0,markdown/* inertInline */.Mo)(sentence),
        '',
        ...(rows.length === 0 ? [] : ['| Thread | Job | What | Pull request |', '| --- | --- | --- | --- |']),
        ...shown,
        ...(left > 0 ? ['', `${left} more are left out.`] : []),
        '',
    ].join('\n');
}
function renderRow({ thread, url, jobId, what, prLink, why }, trusted) {
    const place = url === '' ? (0,markdown/* inertInline */.Mo)(`#${thread}`) : `[${(0,markdown/* inertInline */.Mo)(`#${thread}`)}](${url})`;
    const link = prLink === '' ? '' : (0,links/* isTrustedLink */.G)(prLink, trusted) ? (0,markdown/* addressLink */.Vr)(prLink) : (0,markdown/* codeSpan */.SS)(prLink);
    const cells = [place, (0,markdown/* codeSpan */.SS)(jobId), [what, (0,markdown/* inertInline */.Mo)(why)].filter(Boolean).join(': '), link];
    return `| ${cells.join(' | ')} |`;
}

// EXTERNAL MODULE: ./story/outcome.js
var outcome = __nccwpck_require__(7727);
;// CONCATENATED MODULE: ./story/outputs.js



function tellOutputs(story) {
    const known = knownJob(story);
    const checks = checksOf(story);
    return {
        jobId: known?.jobId ?? '',
        status: statusOf(known?.job),
        outcome: outcomeOf(story),
        prLink: linkOf(story),
        job: known && hasAnswer(known.job) ? serialiseJob(known) : '',
        continued: String(isFurther(turnOf(story))),
        ...(checks.length === 0 ? {} : { checks: JSON.stringify(checks) }),
    };
}
function statusOf(job) {
    return job?.status ?? job?.unknownStatus ?? '';
}
const hasAnswer = (job) => Object.keys(job).length > 0;
function serialiseJob({ jobId, job }) {
    const { status, unknownStatus, source, model, prLink, createdAt, archivedAt } = job;
    return JSON.stringify({
        id: jobId,
        status: status ?? unknownStatus,
        source,
        model,
        prLink,
        createdAt,
        archivedAt,
    });
}

// EXTERNAL MODULE: ./story/story.js
var story_story = __nccwpck_require__(7114);
;// CONCATENATED MODULE: ./flows/outputs.js
const OUTPUT_MAX_CHARACTERS = 300_000;
function fitOutput(items, write) {
    let count = items.length;
    let text = write(items);
    for (; text.length > OUTPUT_MAX_CHARACTERS; text = write(items.slice(0, count)))
        count = Math.floor(count / 2);
    return { text, count };
}
function tellUnwritten(error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `The outputs could not be written to the runner's file${code}.`;
}

;// CONCATENATED MODULE: ./flows/tell-sweep.js

function tellSweep({ outputs, nouns, sentence, isBroken, ...told }, { setOutput, addSummary, log }) {
    try {
        for (const [name, value] of Object.entries(outputs)) {
            const list = typeof value === 'string' ? [] : value;
            const { text, count } = fitOutput(list, (some) => JSON.stringify(some));
            setOutput(name, typeof value === 'string' ? value : text);
            if (count < list.length && nouns[name])
                log.notice(`The output ${name} takes ${count} of the ${list.length} ${nouns[name]}.`);
        }
    }
    catch (error) {
        log.error(tellUnwritten(error));
        return 1;
    }
    if (isBroken)
        log.error(sentence);
    else
        log.info(sentence);
    for (const warning of told.warnings)
        log.warning(warning);
    for (const note of told.notes)
        log.info(note);
    for (const error of told.errors)
        log.error(error);
    const refused = addSummary(told.summary);
    if (refused !== undefined)
        log.warning(`The step summary could not be written: ${refused}.`);
    return isBroken || told.errors.length > 0 ? 1 : 0;
}

// EXTERNAL MODULE: ./flows/collect/collect.js + 32 modules
var collect = __nccwpck_require__(5049);
;// CONCATENATED MODULE: ./flows/collect/conclude.js






function concludeCollect({ collected, broken, failOn, trusted, isCancelled }, sinks) {
    const jobs = listJobs(collected);
    const count = (isOne) => new Set(collected.filter(isOne).map(({ request }) => request.marker.thread)).size;
    const counts = {
        finished: String(count(collect.isFinished)),
        pending: String(count(isPending)),
        stuck: String(count(collect.isStuck)),
    };
    const rows = collected.map(rowOf);
    const missed = rows.filter(({ what }) => what === MISSED);
    const failed = [...new Set(jobs.map(({ outcome }) => outcome))].filter((one) => failOn.has(one));
    const sentence = broken || tellCounts(counts, { all: rows.length, missed: missed.length });
    const end = {
        outputs: { ...counts, jobs, outsidePaths: (0,collect.outsideOf)(collected) },
        nouns: { jobs: 'jobs' },
        ...{ sentence, isBroken: broken !== '', notes: [] },
        warnings: (broken === '' ? missed : []).map(({ jobId, thread, why }) => `Job ${jobId} of thread ${thread} is not collected: ${why}.`),
        errors: [
            ...(failed.length > 0 ? [`There are jobs with outcomes that failOn names: ${failed.join(', ')}.`] : []),
            ...(isCancelled ? ['Cancelled. What is not collected yet is left to the next time.'] : []),
        ],
        summary: renderCollectSummary(sentence, { rows, trusted }),
    };
    return tellSweep(end, sinks);
}
function isPending(one) {
    return one.result.kind === 'settled' && !(0,collect.isFinished)(one) && !(0,collect.isStuck)(one);
}
function tellCounts({ finished, pending, stuck }, { all, missed }) {
    if (all === 0)
        return 'No job is waiting to be collected.';
    const rest = missed > 0 ? `; ${missed} could not be collected` : '';
    return `Threads finished: ${finished}, pending: ${pending}, stuck: ${stuck}${rest}.`;
}
const MISSED = 'not collected';
function rowOf(one) {
    const { request, result } = one;
    const base = { thread: request.marker.thread, url: request.comment.url ?? '', jobId: request.jobId };
    if (result.kind === 'failed')
        return { ...base, what: MISSED, prLink: '', why: result.why };
    const what = (0,collect.isFinished)(one) ? `finished (${result.story.kind})` : (0,collect.isStuck)(one) ? 'stuck' : 'pending';
    return { ...base, what, prLink: linkOfEnd(result.story), why: result.warnings.join(' ') };
}
function listJobs(collected) {
    const sightings = new Map(collected.map(({ request, sighting }) => [request.jobId, sighting]));
    return [...sightings].map(([id, sighting]) => {
        const all = collected.filter(({ request }) => request.jobId === id);
        const job = sighting.kind === 'seen' ? sighting.job : {};
        return {
            id,
            status: statusOf(job),
            outcome: outcomeOfAll(all, { id, sighting }),
            prLink: job.prLink ?? '',
            threads: [...new Set(all.map(({ request }) => request.marker.thread))].sort((a, b) => a - b),
        };
    });
}
function outcomeOfAll(all, { id, sighting }) {
    if (sighting.kind === 'unseen')
        return 'error';
    if (all.some(collect.isStuck))
        return 'timeout';
    return (0,outcome/* outcomeOf */.sG)({ kind: 'looked', jobId: id, job: sighting.job });
}
function linkOfEnd(story) {
    return (0,story_story/* isOpen */.nT)(story) ? '' : ((0,story_story/* knownJob */.DW)(story)?.job.prLink ?? '');
}


/***/ }),

/***/ 2358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   adviseToken: () => (/* binding */ adviseToken),
/* harmony export */   explainHostFailure: () => (/* binding */ explainHostFailure),
/* harmony export */   failureOf: () => (/* binding */ failureOf),
/* harmony export */   tellRequired: () => (/* binding */ tellRequired),
/* harmony export */   warnOfFailures: () => (/* binding */ warnOfFailures),
/* harmony export */   wordsOf: () => (/* binding */ wordsOf)
/* harmony export */ });
function failureOf(error) {
    return error instanceof Error && 'failure' in error ? error.failure : undefined;
}
function wordsOf(error) {
    const { says = '', required = '' } = (error instanceof Error ? error : {});
    return { says, required };
}
function tellRequired(required) {
    return `The host says what is required: \`${required}\`. Let githubToken have that`;
}
function adviseToken(error, known) {
    const { required } = wordsOf(error);
    return required === '' ? known : tellRequired(required);
}
function explainHostFailure(error) {
    const message = error instanceof Error ? error.message : 'something unexpected happened';
    switch (failureOf(error)) {
        case 'forbidden':
            return `${message}. ${adviseToken(error, TALKS)}.`;
        case 'locked':
            return 'the thread is locked.';
        case 'gone':
            return `there is no such thread or comment (${message}), or the token may not see it.`;
        case 'moved':
            return `${message}. Work on it from where it is now, or correct GITHUB_API_URL.`;
        default:
            return `${message}.`;
    }
}
const TALKS = 'Give the job the permissions `issues: write` and `pull-requests: write`, or pass a githubToken that has them';
function warnOfFailures(log) {
    const told = new Set();
    return (what, error) => {
        const why = explainHostFailure(error);
        if (told.has(why))
            log.info(`${what}: ${why}`);
        else
            log.warning(`${what}: ${why}`);
        if (failureOf(error) === 'forbidden')
            told.add(why);
    };
}


/***/ }),

/***/ 1391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Sh: () => (/* binding */ createEye),
  lV: () => (/* binding */ isReadBackTo),
  fy: () => (/* binding */ isSelf),
  Od: () => (/* binding */ ours),
  cB: () => (/* binding */ writtenMs)
});

// UNUSED EXPORTS: threadOf

// EXTERNAL MODULE: ./story/marker.js + 2 modules
var marker = __nccwpck_require__(8717);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __nccwpck_require__(7576);
// EXTERNAL MODULE: ./story/codec.js
var codec = __nccwpck_require__(8857);
;// CONCATENATED MODULE: ./story/tend-note.js



const NOTE = /<!-- docs-agent:tended1 [A-Za-z0-9_-]{1,4000} -->\n?/g;
const NOTE_LINE = /^<!-- docs-agent:tended1 ([A-Za-z0-9_-]{1,4000}) -->$/gm;
const CHECKS = {
    act: (value) => value === 'reminder' || value === 'update' || value === 'hand over',
    repository: (value) => isText(value, /^[\w.-]+\/[\w.-]+$/),
    project: (value) => isText(value, identifiers/* PROJECT_ID */.i),
    host: (value) => isText(value, /^[\w.:[\]-]+$/),
    thread: isCount,
    pull: isCount,
    head: (value) => isText(value, /^[0-9a-f]+$/),
    sinceMs: isCount,
    atMs: isCount,
};
function tellNote(note) {
    return `${HIDDEN_LINE_START}tended1 ${toBase64Url(note)} -->`;
}
function readNotes(body) {
    return [...body.matchAll(NOTE_LINE)].flatMap(([, payload = '']) => {
        const fields = new Map(Object.entries((0,codec/* fromBase64Url */.tP)(payload) ?? {}));
        const checks = Object.entries(CHECKS);
        const isNote = fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
        return isNote ? [Object.fromEntries(fields)] : [];
    });
}
function isNotedAs({ act, thread, pull, sinceMs }, body) {
    return readNotes(body).some((one) => one.act === act && one.thread === thread && one.pull === pull && one.sinceMs === sinceMs);
}
function withNote(body, note) {
    return `${tellNote(note)}\n${withoutNotes(body)}`;
}
function withoutNotes(body) {
    const less = body.replace(NOTE, '');
    return less === body ? body : withoutNotes(less);
}
function isText(value, form) {
    return typeof value === 'string' && value.length <= 200 && form.test(value);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}

// EXTERNAL MODULE: ./flows/host-failure.js
var host_failure = __nccwpck_require__(2358);
;// CONCATENATED MODULE: ./flows/thread/eye.js



const PAGES_MAX = 500;
function createEye({ host, log, }) {
    let self;
    const readings = new Map();
    const look = (key, open, isEnough) => {
        const reading = readings.get(key) ?? open();
        readings.set(key, reading);
        return reading.readUntil(isEnough).catch((error) => {
            readings.delete(key);
            throw error;
        });
    };
    const askWhoWeAre = async () => {
        try {
            return await host.ownLogin();
        }
        catch (error) {
            self = undefined;
            if (!log)
                throw error;
            log.info(`Whom the token acts as could not be read, so earlier comments can't be told apart: ${(0,host_failure.explainHostFailure)(error)}`);
            return undefined;
        }
    };
    return {
        self: () => (self ??= askWhoWeAre()),
        thread: (place, isEnough) => look(JSON.stringify(place), () => new Reading(host.comments(place), { keepsTexts: true }), isEnough),
        repository: (isEnough) => look('repository', () => new Reading(host.repositoryComments(PAGES_MAX), { keepsTexts: false }), isEnough),
        blink: () => readings.clear(),
        recognise(author) {
            if (author)
                self = Promise.resolve(author);
        },
    };
}
class Reading {
    #source;
    #keepsTexts;
    #isWhole = false;
    #comments = [];
    #marked = [];
    constructor(comments, { keepsTexts }) {
        this.#source = comments[Symbol.asyncIterator]();
        this.#keepsTexts = keepsTexts;
    }
    async readUntil(isEnough) {
        const view = { comments: this.#comments, marked: this.#marked };
        while (!this.#isWhole && !(this.#comments.length > 0 && isEnough(view))) {
            const next = await this.#source.next();
            if (next.done)
                this.#isWhole = true;
            else
                this.#take(next.value);
        }
        return { comments: [...this.#comments], marked: [...this.#marked] };
    }
    #take(comment) {
        const found = (0,marker.findMarker)(comment.body);
        const thread = threadOf(comment);
        const isHere = (of) => thread === undefined || thread === of.thread;
        const notes = readNotes(comment.body).filter(isHere);
        if (found.kind === 'marker' && isHere(found.marker)) {
            const { marker } = found;
            this.#marked.push({ comment, marker });
            this.#comments.push({ comment, marker, notes });
        }
        else {
            const isKept = this.#keepsTexts || notes.length > 0;
            this.#comments.push({ comment: isKept ? comment : { ...comment, body: '' }, notes });
        }
    }
}
function isSelf(author, self) {
    return author?.login.toLowerCase() === self.login.toLowerCase() && author.isBot === self.isBot;
}
function ours(some, self) {
    return some.filter(({ comment }) => isSelf(comment.author, self));
}
function writtenMs({ comment }) {
    return Date.parse(comment.createdAt ?? '');
}
function isReadBackTo({ comments }, sinceMs) {
    const oldest = comments.at(-1);
    return oldest !== undefined && writtenMs(oldest) < sinceMs;
}
function threadOf({ url }) {
    const [, number] = /\/(?:issues|pulls?)\/(\d+)(?:#|$)/.exec(url ?? '') ?? [];
    return number === undefined ? undefined : Number(number);
}


/***/ }),

/***/ 9031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  F: () => (/* binding */ openAction)
});

// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __nccwpck_require__(9766);
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

// EXTERNAL MODULE: ./host/inputs/read.js
var read = __nccwpck_require__(8438);
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
        ...createOutputs(secrets),
        redact: (text) => (0,redact/* redact */.E)(text, secrets),
        addSummary: (markdown) => appendSummary(markdown, { path: env.GITHUB_STEP_SUMMARY, secrets }),
        trusted: {
            ...((0,runner_service/* isOnRunner */.qf)(baseUrl) ? {} : { baseUrl }),
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

/***/ 9176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: () => (/* binding */ parseCollectInputs)
});

;// CONCATENATED MODULE: ./contract/loopback.js
function isLoopback(hostname) {
    return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __nccwpck_require__(9766);
// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __nccwpck_require__(9827);
;// CONCATENATED MODULE: ./host/inputs/base-url.js



function base_url_parseBaseUrl(value) {
    const accepted = 'accepted is an https:// address (http:// on loopback only), such as https://api.mintlify.com';
    let url;
    try {
        url = new URL(value);
    }
    catch {
        throw new input_error/* InputError */.d('baseUrl', `what was given is no URL; ${accepted}.`);
    }
    const loopback = isLoopback(url.hostname);
    const onRunner = loopback && url.protocol === 'http:' && value.endsWith(runner_service/* RUNNER_FRAGMENT */.s7);
    const fragment = onRunner ? runner_service/* RUNNER_FRAGMENT */.s7 : '';
    const flaw = url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)
        ? `it is ${url.protocol === 'http:' ? 'http:// beyond loopback' : 'neither https:// nor http://'}`
        : url.username || url.password
            ? 'it has a user name or password in it'
            : url.search || value.includes('?')
                ? 'it has a query'
                : value.slice(0, value.length - fragment.length).includes('#')
                    ? 'it has a fragment'
                    : undefined;
    if (flaw)
        throw new input_error/* InputError */.d('baseUrl', `${flaw}; ${accepted}, without user name, query and fragment.`);
    return { baseUrl: (url.origin + url.pathname).replace(/\/+$/, '') + fragment, loopback };
}

// EXTERNAL MODULE: ./host/inputs/read.js
var inputs_read = __nccwpck_require__(8438);
;// CONCATENATED MODULE: ./host/inputs/care.js


const LABEL_MAX_CHARACTERS = 50;
const ASSIGNEES_MAX = 10;
const LOGIN = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,98}[A-Za-z0-9_-])?(?:\[bot\])?$/;
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;
function parseCareInputs(get) {
    const autoMerge = get('prAutoMerge');
    const assignees = parseList('prAssignees', get('prAssignees'), readLogin);
    if (assignees.length > ASSIGNEES_MAX)
        throw new input_error/* InputError */.d('prAssignees', `${assignees.length} were given; accepted are at most ${ASSIGNEES_MAX}.`);
    return Object.freeze({
        labels: parseList('prLabels', get('prLabels'), readLabel),
        reviewers: parseList('prReviewers', get('prReviewers'), readReviewer),
        assignees,
        draft: (0,inputs_read/* parseChoice */.HU)('prDraft', get('prDraft'), ['keep', 'draft', 'ready']),
        autoMerge: autoMerge === ''
            ? undefined
            : (0,inputs_read/* parseChoice */.HU)('prAutoMerge', autoMerge, ['merge', 'squash', 'rebase']),
        repositories: parseList('pullRequestRepositories', get('pullRequestRepositories'), readRepository),
    });
}
const GLOB_MAX_CHARACTERS = 300;
function parseAllowedPaths(value) {
    const globs = value.split(',').map((part) => part.trim().replace(/^\.?\//, ''));
    const wrong = globs.find((glob) => /[{}\p{Cc}]|^!/u.test(glob) || glob.length > GLOB_MAX_CHARACTERS);
    if (wrong !== undefined)
        throw new input_error/* InputError */.d('allowedPaths', `${(0,input_error/* showGiven */.v)(wrong)} was given; accepted are paths and globs with *, ** and ?, separated by commas, such as docs/**.`);
    const kept = globs.filter(Boolean);
    return kept.length > 0 ? kept : undefined;
}
function parsePreviewInputs(env) {
    const bounds = { min: 0, max: 60, unit: 'minutes' };
    const minutes = parseNumber('previewMinutes', readInput(env, 'previewMinutes'), bounds);
    return parseBoolean('preview', readInput(env, 'preview')) ? minutes * 60_000 : undefined;
}
const ACCEPTED = {
    prLabels: `accepted are names of labels with at most ${LABEL_MAX_CHARACTERS} characters each, separated by commas`,
    prReviewers: 'accepted are logins, teams as organisation/team, and the word requester, separated by commas, without @',
    prAssignees: 'accepted are logins, separated by commas, without @',
    pullRequestRepositories: 'accepted are repositories as owner/name, separated by commas',
};
function parseList(name, value, read) {
    const entries = new Map();
    for (const text of value.split(',').map((part) => part.trim())) {
        if (text === '')
            continue;
        const entry = read(text);
        if (entry === undefined)
            throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(text)} was given; ${ACCEPTED[name] ?? ''}.`);
        if (!entries.has(text.toLowerCase()))
            entries.set(text.toLowerCase(), entry);
    }
    return [...entries.values()];
}
function readLabel(text) {
    const isLine = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.isWellFormed();
    return isLine && text.length <= LABEL_MAX_CHARACTERS ? text : undefined;
}
const readLogin = (text) => (LOGIN.test(text) ? text : undefined);
function readReviewer(text) {
    if (text.toLowerCase() === 'requester')
        return { kind: 'requester' };
    const [organisation = '', slug, ...rest] = text.split('/');
    if (slug === undefined)
        return LOGIN.test(text) ? { kind: 'person', login: text } : undefined;
    const isTeam = rest.length === 0 && LOGIN.test(organisation) && NAME.test(slug);
    return isTeam ? { kind: 'team', organisation, slug } : undefined;
}
function readRepository(text) {
    const parts = text.split('/');
    return parts.length === 2 && parts.every((part) => NAME.test(part)) ? text : undefined;
}

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __nccwpck_require__(7576);
// EXTERNAL MODULE: ./contract/paths.js
var paths = __nccwpck_require__(8288);
;// CONCATENATED MODULE: ./contract/secret-key.js

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






function parseRunInputs(env) {
    const get = (name) => readInput(env, name);
    const { baseUrl, loopback } = parseBaseUrl(get('baseUrl'));
    const secretKey = parseSecretKey(get('secretKey'), baseUrl);
    const poll = parsePoll(get('pollSeconds'), { loopback, onRunner: isOnRunner(baseUrl) });
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
        jobId: get('jobId') === '' ? undefined : parseJobId(get('jobId')),
        wait: parseWait(get('wait'), baseUrl),
        timeoutMs: minutes * 60_000,
        settleMs: settle * 1000,
        poll,
        retryBaseMs: poll.kind === 'fixed' ? Math.min(1000, poll.intervalMs) : 1000,
    });
}
function parseWait(value, baseUrl) {
    const wait = parseBoolean('wait', value);
    if (wait || !isOnRunner(baseUrl))
        return wait;
    throw new InputError('wait', 'false was given, and the service of this baseUrl ends with this job of the workflow: the agent would be ended with it. Leave wait out.');
}
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
    throw new input_error/* InputError */.d('secretKey', sentences[verdict.reason]);
}
function parseProjectId(value) {
    const id = (0,inputs_read/* parseRequired */.XT)('projectId', value, 'It stands on the API keys page of the dashboard.');
    if (identifiers/* PROJECT_ID */.i.test(id))
        return id;
    throw new input_error/* InputError */.d('projectId', `${(0,input_error/* showGiven */.v)(id)} was given; accepted are letters, digits, "_", "-" and inner dots, at most 128.`);
}
function parseJobId(value) {
    if (JOB_ID.test(value))
        return value;
    throw new InputError('jobId', `${showGiven(value)} was given; accepted are letters, digits, "_" and "-", at most 128.`);
}
const RUNNER_POLL_MS = 250;
function parsePoll(value, { loopback, onRunner }) {
    if (value === '')
        return onRunner ? { kind: 'fixed', intervalMs: RUNNER_POLL_MS } : { kind: 'adaptive' };
    const bounds = { min: loopback ? 0.05 : 1, max: 3600, unit: 'seconds (empty = adaptive)' };
    return { kind: 'fixed', intervalMs: parseNumber('pollSeconds', value, bounds) * 1000 };
}

;// CONCATENATED MODULE: ./host/inputs/since.js

const HOUR_MS = 3_600_000;
const UNITS_MS = {
    m: 60_000,
    h: HOUR_MS,
    d: 24 * HOUR_MS,
    w: 7 * 24 * HOUR_MS,
};
const SINCE_MAX_MS = 366 * 24 * HOUR_MS;
function parseSince(value) {
    const [, count, unit = ''] = /^(\d{1,6}(?:\.\d{1,6})?)([mhdw])$/.exec(value) ?? [];
    const ms = Number(count) * (UNITS_MS[unit] ?? Number.NaN);
    if (ms > 0 && ms <= SINCE_MAX_MS)
        return ms;
    throw new input_error/* InputError */.d('since', `${(0,input_error/* showGiven */.v)(value)} was given; accepted is a number with m, h, d or w behind it, such as 90m, 12h, 7d or 2w, up to 366d.`);
}

// EXTERNAL MODULE: ./host/registry.js
var registry = __nccwpck_require__(5705);
;// CONCATENATED MODULE: ./host/collect/inputs.js






const CONCURRENCY_MAX = 16;
const inputs_HOUR_MS = 3_600_000;
function parseCollectInputs(env, failable) {
    const read = (0,inputs_read/* inputReader */.cN)(registry/* COLLECT_INPUTS */.lN);
    const get = (name) => read(env, name);
    const { baseUrl } = base_url_parseBaseUrl(get('baseUrl'));
    const bounds = { min: 0.01, max: 1440, unit: 'minutes' };
    const hours = (0,inputs_read/* parseNumber */.$J)('staleHours', get('staleHours'), { min: 0, max: 8784, unit: 'hours' });
    return Object.freeze({
        projectId: parseProjectId(get('projectId')),
        secretKey: parseSecretKey(get('secretKey'), baseUrl),
        baseUrl,
        sinceMs: parseSince(get('since')),
        staleMs: hours * inputs_HOUR_MS,
        concurrency: (0,inputs_read/* parseWholeNumber */.oA)('concurrency', get('concurrency'), {
            min: 1,
            max: CONCURRENCY_MAX,
            unit: 'looks at a time',
        }),
        timeoutMs: (0,inputs_read/* parseNumber */.$J)('timeoutMinutes', get('timeoutMinutes'), bounds) * 60_000,
        failOn: (0,inputs_read/* parseWords */.nl)('failOn', get('failOn'), failable),
        wishes: parseCareInputs(get),
        allowedPaths: parseAllowedPaths(get('allowedPaths')),
    });
}


/***/ }),

/***/ 9827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ InputError),
/* harmony export */   v: () => (/* binding */ showGiven)
/* harmony export */ });
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


/***/ }),

/***/ 8438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ parseNumber),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   XT: () => (/* binding */ parseRequired),
/* harmony export */   cN: () => (/* binding */ inputReader),
/* harmony export */   nl: () => (/* binding */ parseWords),
/* harmony export */   oA: () => (/* binding */ parseWholeNumber)
/* harmony export */ });
/* unused harmony export parseBoolean */
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5705);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9827);


function inputReader(inputs) {
    return (env, name) => {
        const given = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
        const fallback = inputs[name]?.default ?? '';
        return given || (fallback.startsWith('${{') ? '' : fallback);
    };
}
const readInput = inputReader(_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc);
function parseRequired(name, value, hint) {
    if (value === '')
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(name, `nothing was given. ${hint}`);
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
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(value)} was given; accepted is ${accepted}.`);
    }
    return number;
}
function parseWholeNumber(name, value, bounds) {
    const number = parseNumber(name, value, bounds);
    if (Number.isInteger(number))
        return number;
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(value)} was given; accepted is a whole number.`);
}
function parseWords(name, value, accepted) {
    if (value.toLowerCase() === 'none')
        return new Set();
    const words = value.split(/[\s,]+/).filter(Boolean);
    if (words.some((word) => word.toLowerCase() === 'none')) {
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(value)} was given; none stands alone, without other words.`);
    }
    const unknown = words.find((word) => !accepted.includes(word));
    if (unknown !== undefined) {
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(unknown)} was given; accepted are ${accepted.join(', ')}, or none.`);
    }
    return new Set(words);
}
function parseChoice(name, value, accepted) {
    const word = accepted.find((candidate) => candidate === value.toLowerCase());
    if (word !== undefined)
        return word;
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(value)} was given; accepted are ${accepted.join(', ')}.`);
}


/***/ }),

/***/ 1698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ catchTheRest),
/* harmony export */   YI: () => (/* binding */ describeThrown),
/* harmony export */   nJ: () => (/* binding */ endSoon)
/* harmony export */ });
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

/***/ 5705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   lN: () => (/* binding */ COLLECT_INPUTS),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
/* unused harmony exports OUTPUTS, STATE, PAGE_VIEWS_INPUTS, PAGE_VIEWS_OUTPUTS, TEND_INPUTS, TEND_OUTPUTS, COLLECT_OUTPUTS, IMPACT_INPUTS, IMPACT_OUTPUTS, SERVICE_INPUTS, SERVICE_OUTPUTS, SERVICE_STATE */
/* harmony import */ var _contract_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8288);

const INPUTS = {
    prompt: {},
    promptFile: {},
    promptData: {},
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: _contract_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URL */ .Ql },
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
    baseUrl: { default: _contract_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URL */ .Ql },
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
    baseUrl: { default: _contract_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URL */ .Ql },
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
    baseUrl: { default: _contract_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_BASE_URL */ .Ql },
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


/***/ }),

/***/ 4656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readRunnerContext)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __nccwpck_require__(9827);
;// CONCATENATED MODULE: ./host/event-payload.js


class EventFileError extends input_error/* InputError */.d {
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


/***/ }),

/***/ 4545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ staySmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8877);

function staySmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-turbofan');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-maglev');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-sparkplug');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--optimize-for-size');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
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

/***/ 1612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _u: () => (/* binding */ POLL_MIN_MS),
/* harmony export */   xf: () => (/* binding */ pollDelay)
/* harmony export */ });
/* unused harmony exports POLL_MAX_MS, pollMinimum */
const POLL_MIN_MS = 2_000;
const POLL_MAX_MS = 20_000;
const SHARE_OF_WAIT = 0.1;
const JITTER = 0.1;
function pollDelay(poll, facts) {
    if (poll.kind === 'fixed')
        return poll.intervalMs;
    if (facts.waitedMs <= 0)
        return POLL_MIN_MS;
    const base = Math.min(POLL_MAX_MS, Math.max(POLL_MIN_MS, facts.waitedMs * SHARE_OF_WAIT));
    return Math.round(base * (1 - JITTER + 2 * JITTER * facts.random()));
}
function pollMinimum(poll) {
    return poll.kind === 'fixed' ? poll.intervalMs : POLL_MIN_MS;
}


/***/ }),

/***/ 8857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ asIs),
/* harmony export */   An: () => (/* binding */ PAGE_MAX_CHARACTERS),
/* harmony export */   Bd: () => (/* binding */ pages),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   KC: () => (/* binding */ union),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UC: () => (/* binding */ RUN_ID),
/* harmony export */   WZ: () => (/* binding */ storyField),
/* harmony export */   _e: () => (/* binding */ toBase64Url),
/* harmony export */   tP: () => (/* binding */ fromBase64Url)
/* harmony export */ });
/* harmony import */ var _contract_check_status_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9875);
/* harmony import */ var _contract_identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7576);
/* harmony import */ var _contract_job_status_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6634);
/* harmony import */ var _text_links_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3244);




const RUN_ID = /^\d{1,20}$/;
const asIs = (accepts) => ({
    read: (value) => (accepts(value) ? value : undefined),
    publish: (value) => value,
});
const word = (...words) => asIs((value) => words.includes(value));
const isText = (value) => typeof value === 'string';
const privateText = { ...asIs(isText), publish: () => '' };
const jobId = asIs((value) => typeof value === 'string' && _contract_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .m.test(value));
const flag = asIs((value) => typeof value === 'boolean');
const count = asIs((value) => Number.isSafeInteger(value) && value >= 0);
const duration = asIs((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0);
const runId = asIs((value) => typeof value === 'string' && RUN_ID.test(value));
const link = asIs((value) => value === (0,_text_links_js__WEBPACK_IMPORTED_MODULE_1__/* .readPrLink */ .n)(value));
const pages = asIs((value) => Array.isArray(value) &&
    value.every((page) => isText(page) && page !== '' && page.length <= PAGE_MAX_CHARACTERS));
const PAGE_MAX_CHARACTERS = 512;
const READING = {
    id: isText,
    status: (value) => _contract_job_status_js__WEBPACK_IMPORTED_MODULE_2__/* .JOB_STATUSES */ .n.includes(value),
    unknownStatus: isText,
    source: isSource,
    model: isText,
    prLink: (value) => value === null || link.read(value) !== undefined,
    prLinkDropped: (value) => value === true,
    reviewUrl: (value) => link.read(value) !== undefined,
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
                _contract_check_status_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_STATUSES */ .Q.includes(fields.get('status')) &&
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
    'pull-request': { ...inTurn, link },
    concluded: { ...inTurn, link, by: word('merge', 'close') },
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

/***/ 8717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  MARKER_MAX_CHARACTERS: () => (/* binding */ MARKER_MAX_CHARACTERS),
  findMarker: () => (/* binding */ findMarker),
  hashRequest: () => (/* binding */ hashRequest),
  isOfProject: () => (/* binding */ isOfProject),
  isSameAttempt: () => (/* binding */ isSameAttempt),
  isSameRequest: () => (/* binding */ isSameRequest),
  matchesMarker: () => (/* binding */ matchesMarker),
  projectBounds: () => (/* binding */ projectBounds),
  tellMarker: () => (/* binding */ tellMarker)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __nccwpck_require__(9766);
// EXTERNAL MODULE: ./text/links.js
var links = __nccwpck_require__(3244);
// EXTERNAL MODULE: ./story/codec.js
var codec = __nccwpck_require__(8857);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __nccwpck_require__(7576);
// EXTERNAL MODULE: ./story/mends.js
var mends = __nccwpck_require__(3370);
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
    mends: mends/* isMends */.AM,
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

// EXTERNAL MODULE: ./story/story.js
var story = __nccwpck_require__(7114);
;// CONCATENATED MODULE: ./story/marker-v1.js



const STATES = ['creating', 'sending', 'unknown', 'refused', 'note'];
const JOB_STATES = ['active', 'completed', 'archived', 'failed', 'timeout', 'detached', 'cancelled'];
const CHECKS = {
    state: (value) => [...STATES, ...JOB_STATES].includes(value),
    job: (value) => typeof value === 'string' && identifiers/* JOB_ID */.m.test(value),
    continued: (value) => value === true,
    prLink: (value) => typeof value === 'string' && value === (0,links/* readPrLink */.n)(value),
};
const OPTIONAL = ['job', 'continued', 'prLink', 'pages'];
function readFirstMarker(value, ownerChecks) {
    const { order: _, untilMs: __, mends: ___, ...shared } = ownerChecks;
    const checks = { ...shared, ...CHECKS };
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const fields = new Map(Object.entries(value));
    const isKnown = [...fields.keys()].every((name) => Object.hasOwn(checks, name));
    const isWhole = Object.entries(checks).every(([name, check]) => fields.has(name) ? check(fields.get(name)) : OPTIONAL.includes(name));
    return isKnown && isWhole ? translate(value) : undefined;
}
function translate({ state, job, continued, prLink, pages, ...owner }) {
    return {
        ...owner,
        pages: pages ?? [],
        order: 0,
        untilMs: 0,
        story: storyOf({ state, job, continued, prLink }),
    };
}
function storyOf({ state, job: jobId, continued, prLink, }) {
    const link = prLink ? { prLink } : {};
    if (state === 'note')
        return { kind: 'looking' };
    if (jobId === undefined) {
        if (state === 'refused')
            return { kind: 'refused', past: story/* NOTHING_LEFT */.AS, about: { kind: 'nothing' }, why: '' };
        const isOpen = state === 'creating' || state === 'sending' || state === 'active';
        return isOpen ? { kind: 'creating' } : { kind: 'unknown', asked: { kind: 'create' }, loss: LOST };
    }
    const known = { jobId, job: link };
    const isEnded = state === 'completed' || state === 'failed' || state === 'archived';
    const turn = continued
        ? { kind: 'further', before: link, number: 0, evidence: isEnded ? 'seen' : 'none' }
        : { kind: 'first' };
    const active = { jobId, job: { status: 'active', ...link }, turn };
    switch (state) {
        case 'creating':
        case 'sending':
            return { kind: 'sending', ...known };
        case 'unknown':
            return { kind: 'unknown', asked: { kind: 'message', looks: 'none', ...known }, loss: LOST };
        case 'refused':
            return { kind: 'refused', past: story/* NOTHING_LEFT */.AS, about: { kind: 'job', ...known }, why: '' };
        case 'active':
            return { kind: 'running', ...active };
        case 'detached':
            return { kind: 'detached', ...active };
        case 'cancelled':
            return { kind: 'cancelled', by: 'stop', ...active };
        case 'timeout':
            return { kind: 'timed-out', ...active, sight: { kind: 'unseen', failures: 0, why: '' } };
        case 'failed':
        case 'archived':
            return { kind: state, jobId, job: { status: state, ...link }, turn };
        case 'completed': {
            const job = { status: state, ...link };
            return prLink
                ? { kind: 'pull-request', jobId, job, turn, link: prLink }
                : { kind: 'no-pull-request', jobId, job, turn };
        }
    }
}
const LOST = { kind: 'lost', why: '' };

// EXTERNAL MODULE: ./story/outcome.js
var outcome = __nccwpck_require__(7727);
;// CONCATENATED MODULE: ./story/marker.js







const VERSION = 2;
const MARKER = /^<!-- docs-agent:v(\d{1,6}) ([A-Za-z0-9_-]*) -->$/gm;
const MARKER_MAX_CHARACTERS = 16_000;
function hashRequest(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
function tellMarker(story, owner) {
    const past = 'past' in story ? story.past : undefined;
    if (past?.kind !== 'left')
        return write({ ...owner, story });
    return write({ ...owner, attempt: past.attempt, pages: past.pages, story: past.story });
}
function write(marker) {
    const wellFormed = (page) => page.length <= codec/* PAGE_MAX_CHARACTERS */.An && page.isWellFormed();
    const kept = marker.pages.filter(wellFormed);
    const story = codec/* storyField */.WZ.publish(marker.story);
    let payload = '';
    for (let keep = kept.length;; keep = Math.floor(keep * 0.9)) {
        payload = (0,codec/* toBase64Url */._e)({ ...marker, pages: kept.slice(0, keep), story });
        if (payload.length <= MARKER_MAX_CHARACTERS || keep === 0)
            break;
    }
    const written = `<!-- docs-agent:v${VERSION} ${payload} -->`;
    const found = findMarker(written);
    if (found.kind === 'none')
        throw new RangeError(`a marker that can't be read again (${found.reason})`);
    return written;
}
function findMarker(body) {
    const [, version, payload = ''] = [...body.matchAll(MARKER)].at(-1) ?? [];
    if (version === undefined)
        return { kind: 'none', reason: 'absent' };
    const read = VERSIONS[Number(version)];
    if (!read)
        return { kind: 'none', reason: 'version' };
    if (payload.length > MARKER_MAX_CHARACTERS)
        return { kind: 'none', reason: 'size' };
    const value = (0,codec/* fromBase64Url */.tP)(payload);
    if (value === undefined)
        return { kind: 'none', reason: 'encoding' };
    const marker = read(value);
    return marker ? { kind: 'marker', marker: Object.freeze(marker) } : { kind: 'none', reason: 'schema' };
}
const VERSIONS = {
    1: (value) => readFirstMarker(value, OWNER_CHECKS),
    2: readMarker,
};
function readMarker(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const { story, ...owner } = value;
    return isOwner(owner) && codec/* storyField */.WZ.read(story) !== undefined ? value : undefined;
}
function isSameRequest(one, other) {
    return one.run === other.run && one.request === other.request;
}
function isSameAttempt(one, other) {
    return isSameRequest(one, other) && one.attempt === other.attempt;
}
function projectBounds(of) {
    return { repository: of.repository, project: of.projectId, host: (0,runner_service/* nameOfService */.UO)(of.baseUrl) };
}
function matchesMarker(marker, bounds) {
    const sameThread = marker.thread === bounds.thread;
    const sameLink = (0,outcome/* linkOf */.IJ)(marker.story) === (0,links/* readPrLink */.n)(bounds.prLink);
    return (sameThread || sameLink) && isOfProject(marker, bounds);
}
function isOfProject(one, bounds) {
    return (one.repository.toLowerCase() === bounds.repository.toLowerCase() &&
        one.project === bounds.project &&
        one.host.toLowerCase() === bounds.host.toLowerCase());
}


/***/ }),

/***/ 3370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ isMends),
/* harmony export */   O9: () => (/* binding */ replyMark),
/* harmony export */   y7: () => (/* binding */ tellReply)
/* harmony export */ });
/* unused harmony export THREADS_MAX */
/* harmony import */ var _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9563);
/* harmony import */ var _text_links_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3244);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7872);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7114);




const THREADS_MAX = 100;
const CHECKS = {
    by: (value) => value === 'person' || value === 'tend',
    link: (value) => typeof value === 'string' && (0,_text_links_js__WEBPACK_IMPORTED_MODULE_0__/* .readPrLink */ .n)(value) === value && value.length <= 500,
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
    return `${_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_1__/* .HIDDEN_LINE_START */ .rU}reply ${run} ${request} -->`;
}
function tellReply(story, { mends, head, command, mark }) {
    const job = (0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .knownJob */ .DW)(story)?.jobId ?? '';
    const seen = (0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtItsEnd */ .XI)(story) ? '' : 'As far as can be told, ';
    const how = story.kind === 'failed' ? 'failed' : 'ended its turn';
    const ended = `${seen === '' ? 'Job' : `${seen}job`} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(job)} has ${how} on this remark`;
    const what = head === mends.head
        ? `${ended}, and nothing was changed: the branch is still at ${head}.`
        : `${ended}. The branch is at ${head} now; it was at ${mends.head} before.`;
    const next = `Resolve this thread if it is settled, or say here what is missing and write ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(`${command} fix`)}.`;
    return `${what} ${next}\n\n${mark}`;
}


/***/ }),

/***/ 7727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ FAILABLE),
/* harmony export */   IJ: () => (/* binding */ linkOf),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* unused harmony exports OUTCOMES, ALWAYS_FAIL, exitCodeOf */
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7114);

const OUTCOMES = {
    'pull-request': 'The job completed and there is a pull request.',
    'no-pull-request': 'The job completed without a pull request.',
    failed: 'The agent failed.',
    archived: 'The job was archived.',
    timeout: 'The job had not ended when the time was up, as far as is known. That does not stop it.',
    detached: 'The job was handed over at once, as `wait: false` asks.',
    skipped: 'Nothing was sent: there was nothing to do, `dailyLimit` was reached, or it was a dry run.',
    limited: 'The service takes no more for now, and its wait is longer than the run has time. Nothing was taken.',
    unknown: 'The answer was lost: a job may or may not have been created, or have taken the message.',
    cancelled: 'Watching was stopped. A job that was created goes on.',
    error: 'The run could not do its work. The sentence says why.',
};
const ALWAYS_FAIL = (/* unused pure expression or super */ null && (['unknown', 'error', 'cancelled']));
const FAILABLE = Object.keys(OUTCOMES).filter((outcome) => outcome !== 'pull-request');
function outcomeOf(story) {
    switch (story.kind) {
        case 'pull-request':
        case 'no-pull-request':
        case 'failed':
        case 'archived':
        case 'detached':
        case 'unknown':
        case 'cancelled':
        case 'skipped':
        case 'limited':
            return story.kind;
        case 'over-budget':
        case 'rehearsed':
            return 'skipped';
        case 'timed-out':
        case 'stuck':
            return 'timeout';
        case 'out-of-sight':
        case 'refused':
            return 'error';
        case 'not-sent':
            return story.hindrance.kind === 'stopped' || story.hindrance.kind === 'cut-off'
                ? 'cancelled'
                : 'timeout';
        case 'concluded':
            return 'pull-request';
        case 'looked':
            return outcomeOfLook(story.job);
    }
}
function outcomeOfLook({ status, prLink }) {
    switch (status) {
        case 'completed':
            return prLink ? 'pull-request' : 'no-pull-request';
        case 'failed':
        case 'archived':
            return status;
        case 'active':
        case undefined:
            return 'detached';
    }
}
function exitCodeOf(story, failOn) {
    const outcome = outcomeOf(story);
    if (ALWAYS_FAIL.includes(outcome) || isUnanswered(story))
        return 1;
    if (story.kind === 'looked')
        return 0;
    if (story.kind === 'archived' && story.job.prLink)
        return 0;
    return failOn.has(outcome) ? 1 : 0;
}
function isUnanswered(story) {
    if (story.kind !== 'not-sent')
        return false;
    const { about, hindrance } = story;
    return hindrance.kind !== 'busy' || about.kind === 'nothing' || hindrance.sight.kind === 'unseen';
}
function linkOf(story) {
    return (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .knownJob */ .DW)(story)?.job.prLink ?? '';
}


/***/ }),

/***/ 7114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ NOTHING_LEFT),
/* harmony export */   DW: () => (/* binding */ knownJob),
/* harmony export */   Db: () => (/* binding */ aboutJob),
/* harmony export */   LQ: () => (/* binding */ turnOf),
/* harmony export */   QE: () => (/* binding */ isInThread),
/* harmony export */   XI: () => (/* binding */ isAtItsEnd),
/* harmony export */   _q: () => (/* binding */ isDoubted),
/* harmony export */   fj: () => (/* binding */ isFurther),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   ql: () => (/* binding */ justJob),
/* harmony export */   uV: () => (/* binding */ isEnd),
/* harmony export */   ui: () => (/* binding */ isUnfinished),
/* harmony export */   yM: () => (/* binding */ isUpdate)
/* harmony export */ });
/* unused harmony export KINDS */
const STAGES = {
    looking: 'open',
    opened: 'open',
    queued: 'open',
    admitted: 'open',
    waiting: 'open',
    creating: 'open',
    sending: 'open',
    running: 'open',
    detached: 'left',
    'timed-out': 'left',
    cancelled: 'left',
    'out-of-sight': 'left',
    stuck: 'left',
    'pull-request': 'end',
    concluded: 'end',
    'no-pull-request': 'end',
    failed: 'end',
    archived: 'end',
    unknown: 'end',
    'not-sent': 'end',
    refused: 'end',
    limited: 'end',
    'over-budget': 'end',
    rehearsed: 'end',
    looked: 'end',
    skipped: 'end',
};
const KINDS = Object.keys(STAGES);
function isOpen(story) {
    return STAGES[story.kind] === 'open';
}
function isEnd(story) {
    return STAGES[story.kind] === 'end';
}
function isInThread(story) {
    return story.kind === 'opened' || story.kind === 'queued' || story.kind === 'admitted';
}
const NOTHING_LEFT = Object.freeze({ kind: 'none' });
function knownJob(story) {
    if ('jobId' in story)
        return justJob(story);
    if ('asked' in story)
        return story.asked.kind === 'message' ? justJob(story.asked) : undefined;
    if ('about' in story && story.about.kind === 'job')
        return justJob(story.about);
    return 'past' in story && story.past.kind === 'left' ? knownJob(story.past.story) : undefined;
}
const aboutJob = (known) => known ? { kind: 'job', ...justJob(known) } : { kind: 'nothing' };
const justJob = ({ jobId, job }) => ({ jobId, job });
function turnOf(story) {
    return 'turn' in story ? story.turn : undefined;
}
function isDoubted(turn) {
    return turn?.kind === 'passed' || (turn?.kind === 'further' && turn.evidence === 'none');
}
function isFurther(turn) {
    return turn?.kind === 'further' || (turn?.kind === 'passed' && turn.isFurther);
}
function isAtItsEnd(story) {
    const turn = turnOf(story);
    return isEnd(story) && turn !== undefined && !isDoubted(turn);
}
function isUnfinished(story) {
    return !isEnd(story) && turnOf(story) !== undefined;
}
function isUpdate({ link, turn }) {
    return turn.kind === 'further' && turn.evidence === 'seen' && turn.before.prLink === link;
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

/***/ 7872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mo: () => (/* binding */ inertInline),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   Vr: () => (/* binding */ addressLink),
/* harmony export */   WC: () => (/* binding */ inertBlock),
/* harmony export */   r: () => (/* binding */ inertLink)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6857);

const BREAK = '\u200b';
const ESCAPED = /[\\`*_[\]|~$]/g;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const LINE_START = /^(\s*)(?:([-+=#])|(\d+)([.)]))/;
const LINKING = [
    /@/g,
    /!(?=\d)/g,
    /[A-Za-z]-(?=\d)/g,
    /GHSA-/gi,
    /:(?=\/\/)/g,
    /www(?=\.)/gi,
];
const REFERENCE = /#(?=[\p{L}\p{N}_])/gu;
const COMMIT_OR_PART = /[0-9a-fA-F]{7}/;
const COMMIT = /(?<![\p{L}\p{N}_])[0-9a-fA-F]{7,64}(?![\p{L}\p{N}_])/gu;
function inertInline(text) {
    return inertLine((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .dropHidden */ .q)(text)).trim());
}
function inertBlock(text) {
    return (0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceControl */ .AJ)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .dropHidden */ .q)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .unifyLineEnds */ .MJ)(text)), () => ' ')
        .split('\n')
        .map((line) => inertLine(line.trimEnd()).replace(/^[\s\u00a0]+/, keepIndent))
        .join('\n');
}
function codeSpan(text) {
    const line = (0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .dropHidden */ .q)(text));
    if (line.trim() === '')
        return '';
    if (line.includes('|'))
        return `<code>${line.replace(/[!-/:-@[-`{-~]/g, numericEntity)}</code>`;
    const longest = (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(longest + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
    return fence + pad + line + pad + fence;
}
function inertLine(line) {
    let result = COMMIT_OR_PART.test(line)
        ? line.replace(COMMIT, (run) => run.replace(/.{6}(?=.)/g, `$&${BREAK}`))
        : line;
    if (result.includes('#'))
        result = result.replace(REFERENCE, `$&${BREAK}`);
    for (const word of LINKING)
        result = result.replace(word, `$&${BREAK}`);
    return escapeInline(result).replace(LINE_START, '$1$3\\$2$4');
}
function escapeInline(text) {
    return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character).replace(ESCAPED, '\\$&');
}
function keepIndent(indent) {
    return '\u00a0'.repeat(Math.min(indent.replaceAll('\t', '  ').length, 16));
}
function numericEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
function addressLink(link) {
    return `[${escapeInline(link)}](${encodeAddress(link)})`;
}
function inertLink(label, link) {
    return `[${inertInline(label)}](${encodeAddress(link)})`;
}
function encodeAddress(link) {
    return link.replace(/[()<>[\]|\\"`\s]/g, encodePercent);
}
function encodePercent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toOneLine)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6857);
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9307);


function toOneLine(text, maxCharacters) {
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .dropHidden */ .q)(text)).trim(), maxCharacters);
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


/***/ }),

/***/ 9307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   aK: () => (/* binding */ safeCut),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* unused harmony export truncateBytes */
const ELLIPSIS = '…';
const WINDOW = 64;
function truncate(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    return text.slice(0, safeCut(text, max - 1)) + ELLIPSIS;
}
function truncateBytes(text, maxBytes) {
    if (Buffer.byteLength(text) <= maxBytes)
        return text;
    const bytes = Buffer.from(text).subarray(0, Math.max(0, maxBytes - Buffer.byteLength(ELLIPSIS)));
    const whole = new TextDecoder().decode(bytes, { stream: true });
    return maxBytes < Buffer.byteLength(ELLIPSIS) ? '' : text.slice(0, safeCut(text, whole.length)) + ELLIPSIS;
}
function safeCut(text, at) {
    if (at <= 0)
        return 0;
    if (at >= text.length)
        return text.length;
    const start = beforePair(text, Math.max(0, at - WINDOW));
    const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(start, at + WINDOW));
    const index = segments.containing(at - start)?.index ?? 0;
    return index > 0 ? start + index : beforePair(text, at);
}
function beforePair(text, at) {
    const splitsPair = (text.codePointAt(at - 1) ?? 0) > 0xffff;
    return splitsPair ? at - 1 : at;
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
/******/ var __webpack_exports__ = __nccwpck_require__(1692);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
