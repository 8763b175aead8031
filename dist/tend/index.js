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

/***/ 7576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PROJECT_ID),
/* harmony export */   m: () => (/* binding */ JOB_ID)
/* harmony export */ });
const JOB_ID = /^[A-Za-z0-9_-]{1,128}$/;
const PROJECT_ID = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;


/***/ }),

/***/ 6090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ CHANGED_FILES_MAX),
/* harmony export */   TU: () => (/* binding */ CONTEXT_KIB_DEFAULT),
/* harmony export */   Yj: () => (/* binding */ JOB_BODY_MAX_BYTES),
/* harmony export */   Zp: () => (/* binding */ PROMPT_MAX_CHARACTERS),
/* harmony export */   qs: () => (/* binding */ AGENT_REQUESTS_PER_HOUR),
/* harmony export */   ug: () => (/* binding */ CONTEXT_KIB_MAX)
/* harmony export */ });
/* unused harmony exports VIEWS_LIMIT_MAX, VIEWS_LIMIT_DEFAULT, FEEDBACK_LIMIT_MAX, ANALYTICS_REQUESTS_PER_HOUR, VIEWS_BODY_MAX_BYTES, KEY_LIFETIME_DAYS */
const VIEWS_LIMIT_MAX = 250;
const VIEWS_LIMIT_DEFAULT = 50;
const FEEDBACK_LIMIT_MAX = 100;
const PROMPT_MAX_CHARACTERS = 50_000;
const CONTEXT_KIB_MAX = 256;
const CONTEXT_KIB_DEFAULT = 64;
const AGENT_REQUESTS_PER_HOUR = 100;
const ANALYTICS_REQUESTS_PER_HOUR = 100;
const JOB_BODY_MAX_BYTES = 1024 * 1024;
const VIEWS_BODY_MAX_BYTES = (/* unused pure expression or super */ null && (8 * 1024 * 1024));
const KEY_LIFETIME_DAYS = 90;
const CHANGED_FILES_MAX = 300;


/***/ }),

/***/ 9563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P1: () => (/* binding */ jobOfBranch),
/* harmony export */   rU: () => (/* binding */ HIDDEN_LINE_START)
/* harmony export */ });
/* unused harmony exports JOB_ID_LETTERS, JOB_ID_LENGTH, isJobBranch, isJobsBody */
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

/***/ 4669:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _flows_tend_conclude_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5738);
/* harmony import */ var _host_action_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9031);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7742);
/* harmony import */ var _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9827);
/* harmony import */ var _host_last_resort_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1698);
/* harmony import */ var _host_runner_context_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4656);
/* harmony import */ var _host_stay_small_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(4545);
/* harmony import */ var _host_stop_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3894);
/* harmony import */ var _host_tend_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8426);
/* harmony import */ var _instruction_roles_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(863);
/* harmony import */ var _wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(392);











process.exitCode = 1;
const { env } = process;
const startedMs = _host_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .monotonicClock */ .V.now();
const action = (0,_host_action_js__WEBPACK_IMPORTED_MODULE_1__/* .openAction */ .F)(env);
const tellError = (error) => action.log.error(error instanceof _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d ? error.message : `The tending broke off: ${(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_3__/* .describeThrown */ .YI)(error)}.`);
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_3__/* .catchTheRest */ .Be)(tellError);
try {
    const inputs = (0,_host_tend_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTendInputs */ .E)(env, _instruction_roles_js__WEBPACK_IMPORTED_MODULE_5__/* .ROLES */ .gg);
    const signals = (0,_host_stop_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .listenForStop */ .r)();
    const tending = await run(inputs, signals);
    const told = { ...tending, ...inputs, trusted: action.trusted, isCancelled: signals.stop.aborted };
    process.exitCode = (0,_flows_tend_conclude_js__WEBPACK_IMPORTED_MODULE_7__/* .concludeTend */ .R)(told, action);
}
catch (error) {
    tellError(error);
}
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_3__/* .endSoon */ .nJ)();
async function run(inputs, signals) {
    const runner = (0,_host_runner_context_js__WEBPACK_IMPORTED_MODULE_8__/* .readRunnerContext */ .g)(env);
    const deadlineMs = startedMs + inputs.timeoutMs;
    const host = await (0,_wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_9__/* .connectCodeHost */ .y9)(env, { ...signals, deadlineMs });
    if (!host)
        return { tended: [], elsewhere: [], broken: _wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_9__/* .NO_CODE_HOST */ .h };
    const [{ connect }, { tend }, { projectBounds }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(493)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4895)),
        Promise.all(/* import() */[__nccwpck_require__.e(183), __nccwpck_require__.e(717), __nccwpck_require__.e(286)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8286)),
        __nccwpck_require__.e(/* import() */ 717).then(__nccwpck_require__.bind(__nccwpck_require__, 8717)),
    ]);
    const { log, redact, trusted } = action;
    const { random } = Math;
    const tools = { clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .monotonicClock */ .V, random, retryBaseMs: 1000, userAgent: _wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_9__/* .USER_AGENT */ ._O, onRetry: log.info };
    const ports = {
        ...connect(inputs, tools),
        ...signals,
        ...{ clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .monotonicClock */ .V, random, deadlineMs, host, trusted, redact, log },
        wallMs: () => Date.now(),
    };
    (0,_host_stay_small_js__WEBPACK_IMPORTED_MODULE_10__/* .staySmall */ .B)();
    return tend({ ...inputs, bounds: projectBounds({ ...runner, ...inputs }), run: runner }, ports);
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

/***/ 5738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ concludeTend)
});

;// CONCATENATED MODULE: ./report/tend-report.js
const WORDS = {
    remind: ['Reminded', 'reminded', 'remind'],
    close: ['closed', 'closed', 'close'],
    update: ['branches updated', 'updated its branch', 'update its branch'],
    repair: ['repairs asked for', 'asked its job to put it right', 'ask its job to put it right'],
    'hand over': ['handed over to people', 'told that a person has to look', 'tell that a person has to look'],
    conclude: ['ends told', 'told its thread', 'tell its thread'],
};
function countDone(rows, kind) {
    return rows.filter(({ done }) => done.some((one) => one.kind === kind && one.how === 'done')).length;
}
function tellCounts(rows, { dryRun }) {
    if (rows.length === 0)
        return 'No pull request waits.';
    const counted = `${rows.length} pull ${rows.length === 1 ? 'request' : 'requests'} looked at`;
    if (dryRun)
        return `${counted}. A dry run: nothing was changed, and nothing was sent.`;
    const kinds = Object.keys(WORDS);
    return `${counted}. ${kinds.map((kind) => `${WORDS[kind][0]}: ${countDone(rows, kind)}`).join(', ')}.`;
}
function tellSetbacks({ number, done, why }) {
    const name = `Pull request #${number}`;
    if (why !== '')
        return [`${name} could not be looked at: ${why}.`];
    return done.flatMap((one) => {
        const [, word, bare] = WORDS[one.kind];
        if (one.how === 'failed')
            return [`${name}: could not ${bare}: ${one.why}.`];
        return one.how === 'done' && one.why !== '' ? [`${name}: ${word}, but ${one.why}.`] : [];
    });
}
function tellDone({ done, why }) {
    const texts = done.map((one) => {
        const [, word, bare] = WORDS[one.kind];
        const what = {
            done: word,
            would: `would ${bare}`,
            'let be': `did not ${bare}`,
            failed: `could not ${bare}`,
        }[one.how];
        return one.why === '' ? what : `${what}: ${one.why}`;
    });
    return why || texts.join('; ');
}

// EXTERNAL MODULE: ./text/duration.js
var duration = __nccwpck_require__(3093);
// EXTERNAL MODULE: ./text/links.js
var links = __nccwpck_require__(3244);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __nccwpck_require__(7872);
;// CONCATENATED MODULE: ./report/tend-table.js




const ROWS_MAX = 1_000;
function renderTendSummary(sentence, { rows, trusted, notes }) {
    const shown = rows.slice(0, ROWS_MAX).map((row) => renderRow(row, trusted));
    const left = rows.length - shown.length;
    return [
        '### Tended pull requests',
        '',
        (0,markdown/* inertInline */.Mo)(sentence),
        '',
        ...(rows.length === 0 ? [] : ['| Pull request | Age | State | Done |', '| --- | --- | --- | --- |']),
        ...shown,
        ...(left > 0 ? ['', `${left} more are left out.`] : []),
        ...notes.flatMap((note) => ['', (0,markdown/* inertInline */.Mo)(note)]),
        '',
    ].join('\n');
}
function renderRow(row, trusted) {
    const { number, title, link, state, quietMs } = row;
    const age = quietMs !== undefined && row.isOpen ? (0,duration/* formatDays */.n1)(quietMs) : '';
    const label = [`#${number}`, title].filter(Boolean).join(' ');
    const name = (0,links/* isTrustedLink */.G)(link, trusted)
        ? (0,markdown/* inertLink */.r)(label, link)
        : `${(0,markdown/* inertInline */.Mo)(label)} ${(0,markdown/* codeSpan */.SS)(link)}`;
    const cells = [name, age, state, (0,markdown/* inertInline */.Mo)(tellDone(row)) || '–'];
    return `| ${cells.join(' | ')} |`;
}

// EXTERNAL MODULE: ./thread/decide-deeds.js
var decide_deeds = __nccwpck_require__(8162);
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

;// CONCATENATED MODULE: ./flows/tend/conclude.js





function concludeTend(concluded, sinks) {
    const { tended, elsewhere, broken, rules, trusted, isCancelled } = concluded;
    const rows = tended.map((one) => rowOf(one, rules));
    const count = (kind) => String(countDone(rows, kind));
    const sentence = broken || tellCounts(rows, concluded);
    const notes = tellElsewhere(elsewhere);
    const end = {
        outputs: {
            reminded: count('remind'),
            closed: count('close'),
            updated: count('update'),
            repaired: count('repair'),
            concluded: count('conclude'),
            pulls: rows.map(pullOf),
        },
        nouns: { pulls: 'pull requests' },
        ...{ sentence, isBroken: broken !== '', notes, warnings: rows.flatMap(tellSetbacks) },
        errors: isCancelled ? ['Cancelled. What is not tended yet is left to the next time.'] : [],
        summary: renderTendSummary(sentence, { rows, trusted, notes }),
    };
    return tellSweep(end, sinks);
}
function tellElsewhere(elsewhere) {
    if (elsewhere.length === 0)
        return [];
    const [pulls, are] = elsewhere.length === 1 ? ['pull request', 'is'] : ['pull requests', 'are'];
    return [`${elsewhere.length} ${pulls} of other repositories ${are} left alone.`];
}
function rowOf({ named: { number, link }, seen, done, why }, rules) {
    const row = { number, link, done, why };
    if (!seen)
        return { ...row, title: '', state: 'not read', quietMs: undefined, isOpen: false };
    const { pull, facts } = seen;
    const isOpen = pull.state === 'open';
    return { ...row, title: pull.title, state: stateOf(seen, rules), quietMs: facts.quietMs, isOpen };
}
function stateOf({ pull, facts }, rules) {
    if (pull.state !== 'open')
        return pull.state;
    if ((0,decide_deeds/* isKept */.t)(pull, rules))
        return 'kept';
    if (facts.isAtWork)
        return 'at work';
    const words = [
        ...(pull.hasConflict ? ['conflict'] : []),
        ...(facts.isWrong ? ['something wrong'] : []),
        ...(facts.isBehind ? ['behind'] : []),
        ...(facts.quietMs >= rules.staleMs ? ['stale'] : []),
    ];
    return words.join(', ') || 'open';
}
function pullOf({ number, link, state, quietMs, done, why }) {
    const ageDays = quietMs === undefined ? null : (0,duration/* wholeDays */.n8)(quietMs);
    return {
        number,
        link,
        state,
        ageDays,
        done: done.map(({ kind, ...one }) => ({ what: kind, ...one })),
        why,
    };
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
/* harmony export */   oA: () => (/* binding */ parseWholeNumber),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* unused harmony export parseWords */
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
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(value)} was given; accepted are true and false.`);
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
/* harmony export */   eA: () => (/* binding */ TEND_INPUTS),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
/* unused harmony exports OUTPUTS, STATE, PAGE_VIEWS_INPUTS, PAGE_VIEWS_OUTPUTS, TEND_OUTPUTS, COLLECT_INPUTS, COLLECT_OUTPUTS, IMPACT_INPUTS, IMPACT_OUTPUTS, SERVICE_INPUTS, SERVICE_OUTPUTS, SERVICE_STATE */
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

/***/ 8426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  E: () => (/* binding */ parseTendInputs)
});

// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __nccwpck_require__(9766);
;// CONCATENATED MODULE: ./contract/loopback.js
function isLoopback(hostname) {
    return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

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
;// CONCATENATED MODULE: ./host/inputs/budget.js

const DAILY_MAX = 100_000;
function parseBudgetInputs(env, roles) {
    return Object.freeze({
        dailyLimit: parseDailyLimit(readInput(env, 'dailyLimit')),
        dailyLimitExempt: parseWords('dailyLimitExempt', readInput(env, 'dailyLimitExempt'), roles),
        maxOpenPulls: parseMaxOpenPulls(readInput(env, 'maxOpenPulls')),
        dryRun: parseBoolean('dryRun', readInput(env, 'dryRun')),
    });
}
const OPEN_MAX = 1000;
function parseMaxOpenPulls(value) {
    const bounds = { min: 1, max: OPEN_MAX, unit: 'pull requests' };
    return value === '' ? undefined : parseWholeNumber('maxOpenPulls', value, bounds);
}
function parseDailyLimit(value) {
    const bounds = { min: 1, max: DAILY_MAX, unit: 'jobs and messages' };
    return value === '' ? undefined : (0,inputs_read/* parseWholeNumber */.oA)('dailyLimit', value, bounds);
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

// EXTERNAL MODULE: ./contract/limits.js
var limits = __nccwpck_require__(6090);
;// CONCATENATED MODULE: ./host/inputs/thread.js





function parseThreadInputs(env, accepted) {
    const get = (name) => readInput(env, name);
    return Object.freeze({
        allowedPermission: parseChoice('allowedPermission', get('allowedPermission'), accepted.roles),
        allowedBots: parseNames(get('allowedBots')),
        allowedUsers: parseNames(get('allowedUsers')),
        allowEdits: parseBoolean('allowEdits', get('allowEdits')),
        context: parseChoice('context', get('context'), accepted.contexts),
        contextBytes: 1024 * parseWholeNumber('contextKilobytes', get('contextKilobytes'), CONTEXT_KIB),
        ref: parseRef(get('ref'), get('jobId')),
        followUp: parseChoice('followUp', get('followUp'), accepted.followUps),
        comment: parseBoolean('comment', get('comment')),
        reactions: parseBoolean('reactions', get('reactions')),
        pages: parsePages(get('pages')),
    });
}
const CONTEXT_KIB = { min: 4, max: limits/* CONTEXT_KIB_MAX */.ug, unit: 'KiB' };
function parseRef(value, jobId) {
    if (value === '')
        return undefined;
    if (value === 'auto')
        return { kind: 'auto' };
    const name = parseBranch(value, '; or auto');
    if (jobId !== '')
        throw new InputError('ref', 'jobId names a job that goes on, and a message carries no branch; leave one of them out.');
    return { kind: 'branch', name };
}
function parseBranch(value, orElse = '') {
    const name = readBranch(value);
    if (name !== undefined)
        return name;
    throw new InputError('ref', `${showGiven(value)} was given; accepted is ${BRANCH_ACCEPTED}${orElse}.`);
}
const parseNames = (text) => text.split(/[\s,]+/).filter(Boolean);
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

// EXTERNAL MODULE: ./host/registry.js
var registry = __nccwpck_require__(5705);
;// CONCATENATED MODULE: ./host/tend/inputs.js









const DAY_MS = 24 * 60 * 60_000;
const DAYS = { min: 0.01, max: 3650, unit: 'days' };
const LABEL_MAX_CHARACTERS = 50;
function parseTendInputs(env, roles) {
    const read = (0,inputs_read/* inputReader */.cN)(registry/* TEND_INPUTS */.eA);
    const get = (name) => read(env, name);
    const { baseUrl } = base_url_parseBaseUrl(get('baseUrl'));
    const staleMs = DAY_MS * (0,inputs_read/* parseNumber */.$J)('staleDays', get('staleDays'), DAYS);
    const deleteBranches = (0,inputs_read/* parseBoolean */.yG)('deleteBranches', get('deleteBranches'));
    const closeMs = parseCloseDays(get('closeDays'), staleMs);
    const sinceMs = parseSince(get('since'));
    for (const name of ['closeDays', 'staleDays'])
        requireReach(name, { days: get(name), since: get('since') });
    for (const name of ['repair', 'repairChecks', 'repairReviews'])
        if ((0,inputs_read/* parseBoolean */.yG)(name, get(name)) && (0,runner_service/* isOnRunner */.qf)(baseUrl))
            throw new input_error/* InputError */.d(name, 'true was given, and the service of this baseUrl ends with this job of the workflow, while nobody waits for a repair. Leave it out, or name a service that goes on.');
    if (deleteBranches && closeMs === undefined)
        throw new input_error/* InputError */.d('deleteBranches', '"true" was given, which needs closeDays: nothing else deletes a branch.');
    return Object.freeze({
        projectId: parseProjectId(get('projectId')),
        secretKey: parseSecretKey(get('secretKey'), baseUrl),
        baseUrl,
        rules: Object.freeze({
            staleMs,
            closeMs,
            keepLabel: parseLabel(get('keepLabel')),
            updateBranch: (0,inputs_read/* parseBoolean */.yG)('updateBranch', get('updateBranch')),
            repair: (0,inputs_read/* parseBoolean */.yG)('repair', get('repair')),
            repairChecks: (0,inputs_read/* parseBoolean */.yG)('repairChecks', get('repairChecks')),
            repairReviews: (0,inputs_read/* parseBoolean */.yG)('repairReviews', get('repairReviews')),
            repairMax: (0,inputs_read/* parseWholeNumber */.oA)('repairMax', get('repairMax'), { min: 1, max: 100, unit: 'repairs' }),
            deleteBranches,
        }),
        reviewers: Object.freeze({
            allowedPermission: (0,inputs_read/* parseChoice */.HU)('allowedPermission', get('allowedPermission'), roles),
            allowedUsers: parseNames(get('allowedUsers')),
            allowedBots: [],
            letIn: [],
        }),
        dailyLimit: parseDailyLimit(get('dailyLimit')),
        dryRun: (0,inputs_read/* parseBoolean */.yG)('dryRun', get('dryRun')),
        sinceMs,
        timeoutMs: 60_000 *
            (0,inputs_read/* parseNumber */.$J)('timeoutMinutes', get('timeoutMinutes'), { min: 0.01, max: 1440, unit: 'minutes' }),
    });
}
function parseCloseDays(value, staleMs) {
    if (value === '')
        return undefined;
    const closeMs = DAY_MS * (0,inputs_read/* parseNumber */.$J)('closeDays', value, DAYS);
    if (closeMs > staleMs)
        return closeMs;
    throw new input_error/* InputError */.d('closeDays', `${(0,input_error/* showGiven */.v)(value)} was given; accepted are more days than staleDays has.`);
}
function requireReach(name, { days, since }) {
    if (days === '' || Number(days) * DAY_MS < parseSince(since))
        return;
    throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(days)} was given; accepted are fewer days than since reaches back (${since}), for older comments are not looked at.`);
}
function parseLabel(value) {
    if ([...value].length <= LABEL_MAX_CHARACTERS && !/[\r\n]/.test(value))
        return value;
    throw new input_error/* InputError */.d('keepLabel', `${(0,input_error/* showGiven */.v)(value)} was given; accepted is one label of at most ${LABEL_MAX_CHARACTERS} characters.`);
}


/***/ }),

/***/ 863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   gg: () => (/* binding */ ROLES),
/* harmony export */   hf: () => (/* binding */ hasRole),
/* harmony export */   kp: () => (/* binding */ roleOf)
/* harmony export */ });
const ROLES = ['read', 'triage', 'write', 'maintain', 'admin'];
function roleOf(answer) {
    if (answer.kind !== 'answer')
        return undefined;
    const { permission, roleName } = answer;
    if (permission === 'read' && roleName === 'triage')
        return 'triage';
    if (permission === 'write' && roleName === 'maintain')
        return 'maintain';
    if (permission === 'owner')
        return 'admin';
    return ROLES.find((role) => role === permission);
}
function hasRole(role, required) {
    return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(required);
}


/***/ }),

/***/ 3093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   n1: () => (/* binding */ formatDays),
/* harmony export */   n8: () => (/* binding */ wholeDays)
/* harmony export */ });
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

/***/ 8162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ decideDeeds),
/* harmony export */   t: () => (/* binding */ isKept)
/* harmony export */ });
/* harmony import */ var _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9563);

function decideDeeds(facts, rules) {
    const { pull, quietMs } = facts;
    if (pull.state !== 'open')
        return [{ kind: 'conclude', by: pull.state === 'merged' ? 'merge' : 'close' }];
    if (isKept(pull, rules) || facts.isAtWork)
        return [];
    if (isOverdue(facts, rules))
        return [{ kind: 'close', deletesBranch: mayDelete(facts, rules) }];
    const isBroken = facts.isWrong || (pull.hasConflict && rules.repair);
    const isLeft = facts.repairs < rules.repairMax;
    if (isBroken && isLeft && !facts.isRepairSpent)
        return [{ kind: 'repair' }];
    const deeds = isBroken && !isLeft && !facts.isHandedOver ? [{ kind: 'hand over' }] : [];
    if (quietMs >= rules.staleMs && facts.unreminded.length > 0)
        deeds.push({ kind: 'remind', threads: facts.unreminded });
    if (rules.updateBranch && facts.isBehind && !pull.hasConflict)
        deeds.push({ kind: 'update' });
    return deeds;
}
function isKept({ labels }, { keepLabel }) {
    const kept = keepLabel.toLowerCase();
    return kept !== '' && labels.some((label) => label.toLowerCase() === kept);
}
function isOverdue({ quietMs, remindedForMs = Number.NEGATIVE_INFINITY }, rules) {
    const { staleMs, closeMs = Number.POSITIVE_INFINITY } = rules;
    return quietMs >= closeMs && remindedForMs >= closeMs - staleMs;
}
function mayDelete({ pull: { head }, jobs }, { deleteBranches }) {
    const job = (0,_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__/* .jobOfBranch */ .P1)(head.branch);
    return deleteBranches && head.isHere && job !== '' && jobs.includes(job);
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
/******/ var __webpack_exports__ = __nccwpck_require__(4669);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
