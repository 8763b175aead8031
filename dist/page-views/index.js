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

/***/ 8161:
/***/ ((module) => {

module.exports = __builtin("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __builtin("node:path");

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

/***/ 6624:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _contract_runner_service_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(9766);
/* harmony import */ var _flows_views_settle_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(330);
/* harmony import */ var _host_action_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3873);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7742);
/* harmony import */ var _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9827);
/* harmony import */ var _host_last_resort_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1698);
/* harmony import */ var _host_page_views_files_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(394);
/* harmony import */ var _host_page_views_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9300);
/* harmony import */ var _host_page_views_memory_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(5730);
/* harmony import */ var _host_page_views_scratch_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(15);
/* harmony import */ var _host_runner_context_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(4656);
/* harmony import */ var _host_stop_signals_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3894);
/* harmony import */ var _wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(392);













process.exitCode = 1;
const { env } = process;
const action = (0,_host_action_js__WEBPACK_IMPORTED_MODULE_0__/* .openAction */ .F)(env);
const tellError = (error) => action.log.error(error instanceof _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d ? error.message : `The export broke off: ${(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_2__/* .describeThrown */ .YI)(error)}.`);
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_2__/* .catchTheRest */ .Be)(tellError);
try {
    process.exitCode = (0,_flows_views_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .settleViews */ .S)(await run(), action);
}
catch (error) {
    tellError(error);
}
async function run() {
    const folder = env.GITHUB_WORKSPACE || process.cwd();
    const inputs = (0,_host_page_views_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePageViewsInputs */ .w)(env, { now: new Date(), folder, contained: true });
    const signals = (0,_host_stop_signals_js__WEBPACK_IMPORTED_MODULE_5__/* .listenForStop */ .r)();
    const { stop } = signals;
    const [{ connectViews }, { exportPageViews }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(889), __nccwpck_require__.e(353)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9355)),
        __nccwpck_require__.e(/* import() */ 610).then(__nccwpck_require__.bind(__nccwpck_require__, 6610)),
    ]);
    const { random } = Math;
    return exportPageViews(inputs, {
        ...connectViews(inputs, { random, userAgent: 'docs-agent-action' }),
        ...action,
        clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .monotonicClock */ .V,
        random,
        stop,
        openFiles: () => (0,_host_page_views_files_js__WEBPACK_IMPORTED_MODULE_7__/* .openFiles */ .Km)(inputs.targets),
        openScratch: () => (0,_host_page_views_scratch_js__WEBPACK_IMPORTED_MODULE_8__/* .openScratch */ .j)(env),
        collect: (0,_host_page_views_memory_js__WEBPACK_IMPORTED_MODULE_9__/* .saveMemory */ .z)(),
        leaveOut: await chooseLeftOut(inputs, signals),
    });
}
async function chooseLeftOut(inputs, signals) {
    const { issueNumber, cooldownMs, projectId, baseUrl } = inputs;
    if (issueNumber === undefined)
        return () => false;
    const { repository, run, attempt } = (0,_host_runner_context_js__WEBPACK_IMPORTED_MODULE_10__/* .readRunnerContext */ .g)(env);
    const { findHandledPages } = await __nccwpck_require__.e(/* import() */ 65).then(__nccwpck_require__.bind(__nccwpck_require__, 5065));
    const handled = await findHandledPages({
        host: await (0,_wiring_connect_code_host_js__WEBPACK_IMPORTED_MODULE_11__/* .connectCodeHost */ .y9)(env, signals),
        bounds: { repository, thread: issueNumber, project: projectId, host: (0,_contract_runner_service_js__WEBPACK_IMPORTED_MODULE_12__/* .nameOfService */ .UO)(baseUrl) },
        sinceMs: Date.now() - cooldownMs,
        run,
        attempt,
        log: action.log,
    });
    if (handled.size > 0) {
        action.log.info(`Pages that jobs of issue #${issueNumber} were about lately, left out of the lists: ${handled.size}.`);
    }
    return (path) => handled.has(path);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y9: () => (/* binding */ connectCodeHost)
/* harmony export */ });
/* unused harmony exports USER_AGENT, NO_CODE_HOST */
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

/***/ 330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  S: () => (/* binding */ settleViews)
});

// EXTERNAL MODULE: ./report/views-facts.js
var views_facts = __nccwpck_require__(8388);
// EXTERNAL MODULE: ./report/views-row.js
var views_row = __nccwpck_require__(2187);
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

// EXTERNAL MODULE: ./text/markdown.js
var markdown = __nccwpck_require__(7872);
// EXTERNAL MODULE: ./report/ranking-value.js
var ranking_value = __nccwpck_require__(7130);
;// CONCATENATED MODULE: ./report/views-chart.js


const MAX_BARS = 10;
const LABEL_MAX_CHARACTERS = 32;
const BAR_COLOUR = '#5e93ee';
function renderViewsChart({ top, sortBy }) {
    const bars = top.slice(0, MAX_BARS).map((row) => ({
        path: row.path,
        value: (0,ranking_value/* rankingValue */.a)(row, sortBy),
    }));
    const drawn = bars.filter(({ value }) => value > 0);
    if (drawn.length === 0)
        return '';
    const labels = makeUnique(drawn.map(({ path }) => toChartLabel(path)));
    const values = drawn.map(({ value }) => Math.round(10 * value) / 10);
    return [
        '```mermaid',
        '---',
        'config:',
        '  xyChart:',
        '    width: 900',
        `    height: ${90 + 40 * drawn.length}`,
        '    showDataLabel: true',
        '  themeVariables:',
        '    xyChart:',
        `      plotColorPalette: "${BAR_COLOUR}"`,
        '---',
        'xychart-beta horizontal',
        `  title "Top pages by ${views_facts/* SORT_LABELS */.fj[sortBy]}"`,
        `  x-axis [${labels.map((label) => `"${label}"`).join(', ')}]`,
        `  y-axis "${views_facts/* SORT_LABELS */.fj[sortBy]}" 0 --> ${Math.max(...values)}`,
        `  bar [${values.join(', ')}]`,
        '```',
    ].join('\n');
}
function toChartLabel(path) {
    const plain = decode(path).replace(/[^\p{L}\p{N}/._~ -]/gu, '_');
    const characters = [...plain];
    return characters.length > LABEL_MAX_CHARACTERS
        ? `…${characters.slice(1 - LABEL_MAX_CHARACTERS).join('')}`
        : plain;
}
function decode(path) {
    try {
        return decodeURI(path);
    }
    catch {
        return path;
    }
}
function makeUnique(labels) {
    const seen = new Map();
    return labels.map((label) => {
        const count = (seen.get(label) ?? 0) + 1;
        seen.set(label, count);
        return count === 1 ? label : `${label} (${count})`;
    });
}

// EXTERNAL MODULE: ./report/views-feedback.js
var views_feedback = __nccwpck_require__(9388);
// EXTERNAL MODULE: ./report/views-table.js
var views_table = __nccwpck_require__(4179);
;// CONCATENATED MODULE: ./report/views-summary.js






function renderViewsSummary(facts, { problem, files }) {
    const { top, sortBy } = facts;
    const chart = renderViewsChart(facts);
    const blocks = [
        `### Page views ${(0,markdown/* inertInline */.Mo)((0,views_facts/* describeRange */.pC)(facts.range))}`,
        ...(problem === undefined ? [] : [`> [!WARNING]\n> ${(0,markdown/* inertInline */.Mo)(problem)}`]),
        renderTotals(facts),
        ...(chart === '' ? [] : [chart]),
        `#### Top ${(0,views_facts/* formatCount */.B4)(top.length)} by ${views_facts/* SORT_LABELS */.fj[sortBy]}`,
        (0,views_table/* renderViewsTable */.Z)(top, (0,views_facts/* columnsOf */.PL)(facts)),
        ...[(0,views_feedback/* describeFeedback */.fC)(facts)].filter(Boolean).map((text) => (0,markdown/* inertInline */.Mo)(text)),
        ...renderLeftOut(facts),
        ...renderMovements(facts),
        renderFooter(facts, files),
    ];
    return `${blocks.join('\n\n')}\n`;
}
function renderTotals({ counts, comparison, filtered }) {
    const rows = ['human', 'ai', 'total'].map((kind) => {
        const name = { human: 'Human', ai: 'AI', total: '**Total**' }[kind];
        const share = kind === 'total' ? '' : (0,views_facts/* formatShare */.T1)(counts[kind], counts.total);
        const before = comparison?.counts[kind];
        const more = before === undefined ? '' : ` ${(0,views_facts/* formatCount */.B4)(before)} | ${(0,views_facts/* formatGrowth */.T9)(counts[kind], before)} |`;
        return `| ${name} | ${(0,views_facts/* formatCount */.B4)(counts[kind])} | ${share} |${more}`;
    });
    return [
        `| Views${filtered ? ' of the chosen pages' : ''} | Count | Share |${comparison ? ' Before | Change |' : ''}`,
        `| --- | ---: | ---: |${comparison ? ' ---: | ---: |' : ''}`,
        ...rows,
    ].join('\n');
}
function renderLeftOut({ leftOut = 0 }) {
    if (leftOut === 0)
        return [];
    const [pages, are] = leftOut === 1 ? ['page', 'is'] : ['pages', 'are'];
    return [`${(0,views_facts/* formatCount */.B4)(leftOut)} ${pages} that had a turn lately ${are} left out of the lists.`];
}
function renderMovements({ comparison, leftOut = 0 }) {
    if (comparison === undefined)
        return [];
    const intro = `Compared with the period ${(0,markdown/* inertInline */.Mo)((0,views_facts/* describeRange */.pC)(comparison.range))}.`;
    const up = comparison.up.length > 0 ? ['#### Moved up', (0,views_table/* renderMovers */.p)(comparison.up)] : [];
    const down = comparison.down.length > 0 ? ['#### Moved down', (0,views_table/* renderMovers */.p)(comparison.down)] : [];
    return [
        intro,
        ...(up.length + down.length > 0
            ? [...up, ...down]
            : [leftOut > 0 ? 'No other page moved.' : 'No page moved.']),
    ];
}
function renderFooter({ pages, requests, elapsedMs }, files) {
    const written = files.length > 0 ? ` Written: ${files.map((file) => (0,markdown/* inertInline */.Mo)(file)).join(', ')}.` : '';
    return `${(0,views_facts/* countOf */.pq)(pages, 'page')} in ${(0,views_facts/* countOf */.pq)(requests, 'request')}, ${formatDuration(elapsedMs)}.${written}`;
}

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

;// CONCATENATED MODULE: ./flows/views/settle.js





function settleViews(report, sinks) {
    const { facts, problem, files } = report;
    const written = writeOutputs(report, sinks);
    const success = report.success && written;
    if (facts !== undefined) {
        const { human, ai, total } = facts.counts;
        const share = (part) => (0,views_facts/* formatShare */.T1)(part, total) || '0 %';
        sinks.log.info(`${(0,views_facts/* formatCount */.B4)(total)} views ${(0,views_facts/* describeRange */.pC)(facts.range)}: ${(0,views_facts/* formatCount */.B4)(human)} human (${share(human)}), ` +
            `${(0,views_facts/* formatCount */.B4)(ai)} AI (${share(ai)}), on ${(0,views_facts/* formatCount */.B4)(facts.pages)} pages; ${(0,views_facts/* formatCount */.B4)(facts.requests)} requests.`);
    }
    for (const file of files)
        sinks.log.info(`Written: ${file}`);
    for (const warning of report.warnings)
        sinks.log.warning(warning);
    for (const notice of report.notices)
        sinks.log.notice(notice);
    if (problem !== undefined)
        (report.success ? sinks.log.warning : sinks.log.error)(problem);
    const markdown = facts
        ? renderViewsSummary(facts, { problem, files })
        : `### Page views\n\nNothing came. The log says why.\n`;
    const refused = sinks.addSummary(markdown);
    if (refused !== undefined)
        sinks.log.warning(`The step summary could not be written: ${refused}.`);
    return success ? 0 : 1;
}
function writeOutputs(report, { setOutput, log }) {
    const { facts, files, problem, requests } = report;
    try {
        setOutput('total', facts ? String(facts.counts.total) : '');
        setOutput('human', facts ? String(facts.counts.human) : '');
        setOutput('ai', facts ? String(facts.counts.ai) : '');
        setOutput('pages', facts ? String(facts.pages) : '');
        setOutput('partial', String(problem !== undefined));
        setOutput('requests', String(requests));
        setOutput('files', files.join('\n'));
        const columns = (0,views_facts/* columnsOf */.PL)(facts ?? {});
        const fitting = (write) => shorten({ rows: facts?.top ?? [], write, log });
        setOutput('top', fitting((some) => JSON.stringify(some.map((row) => (0,views_row/* plainRow */.Fq)(row, columns)))));
        setOutput('markdown', facts ? fitting((some) => (0,views_table/* renderViewsTable */.Z)(some, columns)) : '');
        return true;
    }
    catch (error) {
        log.error(tellUnwritten(error));
        return false;
    }
}
function shorten({ rows, write, log }) {
    const { text, count } = fitOutput(rows, write);
    if (count < rows.length)
        log.notice(`An output takes ${count} of the ${rows.length} top pages; paths are long.`);
    return text;
}


/***/ }),

/***/ 3873:
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

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
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
    (0,external_node_fs_.appendFileSync)(path, [`${name}<<${delimiter}`, value, delimiter, ''].join(external_node_os_.EOL));
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
/* harmony export */   nl: () => (/* binding */ parseWords),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* unused harmony export parseWholeNumber */
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
    throw new InputError(name, `${showGiven(value)} was given; accepted is a whole number.`);
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

/***/ 394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Km: () => (/* binding */ openFiles),
/* harmony export */   q8: () => (/* binding */ findTargets)
/* harmony export */ });
/* unused harmony export findPlace */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9827);
/* harmony import */ var _writer_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4962);




const FORMATS = ['csv', 'json', 'jsonl', 'md'];
const FILES_MAX = 20;
function findTargets(names, { folder, contained }) {
    if (names.length > FILES_MAX)
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('file', `${names.length} files were given; accepted are at most ${FILES_MAX}.`);
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    const targets = names.map((name) => findTarget(name, { root, contained }));
    const twice = targets.find(({ path }, index) => targets.findIndex((other) => other.path === path) < index);
    if (twice)
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('file', `${(0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(twice.name)} was given twice.`);
    return targets;
}
function findTarget(name, { root, contained }) {
    const given = (0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name);
    const format = FORMATS.find((ending) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name).toLowerCase() === `.${ending}`);
    if (format === undefined || name.includes('\0')) {
        const endings = FORMATS.map((ending) => `.${ending}`).join(', ');
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('file', `${given} was given; accepted are names that end in ${endings}.`);
    }
    return { name, path: findPlace(name, { input: 'file', root, contained }), format };
}
function findPlace(name, { input, root, contained = false }) {
    const given = (0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name);
    const wanted = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, name);
    const folder = realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(wanted));
    if (folder === undefined)
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} stands in something that is no folder; accepted is a file in a folder.`);
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(wanted));
    if (contained && !isInside(place, root))
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} lies outside the workspace; accepted is a file inside it.`);
    const checkout = checkoutOf(root);
    if (isInside(wanted, checkout) && !isInside(place, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(checkout)))
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `a symbolic link leads ${given} out of this checkout; accepted is a file that lies in it.`);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place, { throwIfNoEntry: false })?.isDirectory())
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} is a folder; accepted is a file.`);
    return place;
}
function checkoutOf(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return folder;
    }
}
function realFolder(folder) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    }
    catch (error) {
        if (error.code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return undefined;
        const above = realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
        return above === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    }
}
function isInside(path, root) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return inside !== '' && inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
}
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
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) !== folder)
        throw new Error(`${(0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name)} is no longer where it was`);
    const { randomBytes } = process.getBuiltinModule('node:crypto');
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.${randomBytes(6).toString('hex')}.tmp`);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'wx');
    const { write, flush } = (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .createWriter */ .u)(file);
    let state = 'open';
    return {
        name,
        format,
        write,
        finish() {
            flush();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            state = 'finished';
        },
        commit() {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
            state = 'committed';
        },
        discard() {
            if (state === 'committed' || state === 'discarded')
                return;
            if (state === 'open')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            state = 'discarded';
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        },
    };
}


/***/ }),

/***/ 9300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  w: () => (/* binding */ parsePageViewsInputs)
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

;// CONCATENATED MODULE: ./host/inputs/lists.js

const GLOBS_MAX = 100;
const GLOB_MAX_CHARACTERS = 500;
function parseList(value) {
    return value
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter(Boolean);
}
function parseGlobs(name, value) {
    const globs = parseList(value);
    if (globs.length > GLOBS_MAX)
        throw new input_error/* InputError */.d(name, `${globs.length} patterns were given; accepted are at most ${GLOBS_MAX}.`);
    const long = globs.find((glob) => glob.length > GLOB_MAX_CHARACTERS);
    if (long === undefined)
        return globs;
    throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(long)} was given; accepted are at most ${GLOB_MAX_CHARACTERS} characters.`);
}

// EXTERNAL MODULE: ./host/inputs/read.js
var inputs_read = __nccwpck_require__(8438);
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

;// CONCATENATED MODULE: ./host/inputs/trigger.js


function parseCommandWord(env) {
    const word = readInput(env, 'command');
    if (/^[^\s>`~]\S{0,49}$/u.test(word))
        return word;
    throw new InputError('command', `${showGiven(word)} was given; accepted is one word without white space, such as /docs.`);
}
function parseIssueNumber(env) {
    const value = (0,inputs_read/* readInput */.R5)(env, 'issueNumber');
    if (value === '')
        return undefined;
    if (/^#?[1-9]\d{0,9}$/.test(value))
        return Number(value.replace('#', ''));
    throw new input_error/* InputError */.d('issueNumber', `${(0,input_error/* showGiven */.v)(value)} was given; accepted is the number of an issue or pull request.`);
}

// EXTERNAL MODULE: ./host/registry.js
var registry = __nccwpck_require__(5705);
;// CONCATENATED MODULE: ./host/page-views/dates.js

const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/i;
const ACCEPTED = 'accepted is a day such as 2026-01-31, or an ISO 8601 moment such as 2026-01-31T12:00:00Z';
function parseRanges(given, now) {
    const range = given.period === '' ? parseDates(given) : parsePeriod(given, now);
    if (!given.compare)
        return { range, previousRange: undefined };
    if (range.dateFrom === undefined || range.dateTo === undefined) {
        throw new input_error/* InputError */.d('compare', 'a period of a known length is needed: give period, or dateFrom and dateTo.');
    }
    return { range, previousRange: before({ dateFrom: range.dateFrom, dateTo: range.dateTo }) };
}
function parseDates({ dateFrom, dateTo }) {
    const from = dateFrom === '' ? undefined : parseMoment('dateFrom', dateFrom);
    const to = dateTo === '' ? undefined : parseMoment('dateTo', dateTo);
    if (from !== undefined && to !== undefined && from >= to) {
        throw new input_error/* InputError */.d('dateTo', `${(0,input_error/* showGiven */.v)(dateTo)} was given, which is not after dateFrom, ${(0,input_error/* showGiven */.v)(dateFrom)}; accepted is a later one, for dateTo itself is not part of the range.`);
    }
    return {
        dateFrom: from === undefined ? undefined : normalise(dateFrom, from),
        dateTo: to === undefined ? undefined : normalise(dateTo, to),
    };
}
function normalise(value, ms) {
    return DAY.test(value) ? value : new Date(ms).toISOString();
}
function parsePeriod(given, now) {
    const { period } = given;
    if (given.dateFrom !== '' || given.dateTo !== '')
        throw new input_error/* InputError */.d('period', 'it was given together with dateFrom or dateTo; give one or the other.');
    const [, digits, unit] = /^([1-9]\d{0,3})([dwm])$/.exec(period.toLowerCase()) ?? [];
    const count = Number(digits);
    const days = { d: count, w: 7 * count, m: 31 * count }[unit ?? ''] ?? Number.NaN;
    if (!(days <= 3_720)) {
        throw new input_error/* InputError */.d('period', `${(0,input_error/* showGiven */.v)(period)} was given; accepted are days, weeks or months such as 7d, 4w or 3m, at most 120m.`);
    }
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
    const from = unit === 'm' ? monthsBefore(to, count) : new Date(to.getTime() - days * DAY_MS);
    return { dateFrom: toDay(from), dateTo: toDay(to) };
}
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
        throw new input_error/* InputError */.d('compare', 'the period before would begin before the year 0.');
    const days = DAY.test(dateFrom) && DAY.test(dateTo);
    return { dateFrom: days ? toDay(start) : start.toISOString(), dateTo: dateFrom };
}
function parseMoment(name, value) {
    const day = MOMENT.exec(value)?.[1] ?? value;
    if (!isDay(day))
        throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(value)} was given; ${ACCEPTED}.`);
    if (day === value)
        return Date.parse(value);
    return Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(value.slice(day.length)) ? value : `${value}Z`);
}
function isDay(text) {
    if (!DAY.test(text))
        return false;
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && toDay(date) === text;
}
function toDay(date) {
    return date.toISOString().slice(0, 10);
}

// EXTERNAL MODULE: ./host/page-views/files.js
var files = __nccwpck_require__(394);
;// CONCATENATED MODULE: ./host/page-views/inputs.js









const SIGNALS = ['feedback'];
const SORT_KEYS = ['total', 'human', 'ai', 'change', 'unhappy'];
const TOP_MAX = 500;
const inputs_DAY_MS = 86_400_000;
function parsePageViewsInputs(env, facts) {
    const read = (0,inputs_read/* inputReader */.cN)(registry/* PAGE_VIEWS_INPUTS */.n3);
    const get = (name) => read(env, name);
    const { baseUrl } = base_url_parseBaseUrl(get('baseUrl'));
    const secretKey = parseSecretKey(get('secretKey'), baseUrl);
    const projectId = parseProjectId(get('projectId'));
    const compare = (0,inputs_read/* parseBoolean */.yG)('compare', get('compare'));
    const signals = (0,inputs_read/* parseWords */.nl)('signals', get('signals'), SIGNALS);
    const sortBy = (0,inputs_read/* parseChoice */.HU)('sortBy', get('sortBy'), SORT_KEYS);
    if (sortBy === 'change' && !compare)
        throw new input_error/* InputError */.d('sortBy', '"change" was given, which needs compare: true.');
    if (sortBy === 'unhappy' && !signals.has('feedback'))
        throw new input_error/* InputError */.d('sortBy', '"unhappy" was given, which needs signals: feedback.');
    const dates = { dateFrom: get('dateFrom'), dateTo: get('dateTo'), period: get('period'), compare };
    return Object.freeze({
        projectId,
        secretKey,
        baseUrl,
        ...parseRanges(dates, facts.now),
        signals,
        sortBy,
        top: parseTop(get('top')),
        include: parseGlobs('include', get('include')),
        exclude: parseGlobs('exclude', get('exclude')),
        targets: (0,files/* findTargets */.q8)(parseList(get('file')), facts),
        allowPartial: (0,inputs_read/* parseBoolean */.yG)('allowPartial', get('allowPartial')),
        timeoutMs: 60_000 *
            (0,inputs_read/* parseNumber */.$J)('timeoutMinutes', get('timeoutMinutes'), { min: 0.01, max: 1440, unit: 'minutes' }),
        issueNumber: parseIssueNumber(env),
        cooldownMs: inputs_DAY_MS * (0,inputs_read/* parseNumber */.$J)('cooldownDays', get('cooldownDays'), { min: 0, max: 3650, unit: 'days' }),
    });
}
function parseTop(value) {
    const top = (0,inputs_read/* parseNumber */.$J)('top', value, { min: 1, max: TOP_MAX, unit: 'pages' });
    if (Number.isInteger(top))
        return top;
    throw new input_error/* InputError */.d('top', `${(0,input_error/* showGiven */.v)(value)} was given; accepted is a whole number.`);
}


/***/ }),

/***/ 5730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ saveMemory)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(714);


function saveMemory() {
    for (const flag of ['--semi-space-growth-factor=1', '--no-maglev', '--expose-gc'])
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
    return (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)('gc');
}


/***/ }),

/***/ 15:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: () => (/* binding */ openScratch)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: external "node:string_decoder"
const external_node_string_decoder_namespaceObject = __builtin("node:string_decoder");
// EXTERNAL MODULE: ./host/page-views/writer.js
var writer = __nccwpck_require__(4962);
;// CONCATENATED MODULE: ./host/page-views/scratch.js





const CHUNK = 64 * 1024;
function openScratch(env) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'page-views-'));
    const file = (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, 'rows'), 'wx+', 0o600);
    const { write, flush } = (0,writer/* createWriter */.u)(file);
    return {
        write: (line) => write(`${line}\n`),
        *lines() {
            flush();
            const decoder = new external_node_string_decoder_namespaceObject.StringDecoder('utf8');
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


/***/ }),

/***/ 4962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createWriter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

const BUFFER_BYTES = 64 * 1024;
function createWriter(file) {
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
    let used = 0;
    const writeAll = (bytes) => {
        for (let at = 0; at < bytes.length;)
            at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
    };
    const flush = () => {
        writeAll(buffer.subarray(0, used));
        used = 0;
    };
    return {
        write(text) {
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


/***/ }),

/***/ 5705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   mc: () => (/* binding */ INPUTS),
/* harmony export */   n3: () => (/* binding */ PAGE_VIEWS_INPUTS)
/* harmony export */ });
/* unused harmony exports OUTPUTS, STATE, PAGE_VIEWS_OUTPUTS, TEND_INPUTS, TEND_OUTPUTS, COLLECT_INPUTS, COLLECT_OUTPUTS, IMPACT_INPUTS, IMPACT_OUTPUTS, SERVICE_INPUTS, SERVICE_OUTPUTS, SERVICE_STATE */
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

/***/ 7130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ rankingValue)
/* harmony export */ });
/* harmony import */ var _reader_votes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5085);
/* harmony import */ var _views_row_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2187);


function rankingValue(row, sortBy) {
    if (sortBy === 'change')
        return (0,_views_row_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOf */ .C2)(row);
    return sortBy === 'unhappy' ? (0,_reader_votes_js__WEBPACK_IMPORTED_MODULE_1__/* .unhappyViews */ .w4)(row) : row[sortBy];
}


/***/ }),

/***/ 5085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ VOTES_MIN),
/* harmony export */   cS: () => (/* binding */ plainShare),
/* harmony export */   rg: () => (/* binding */ unhappyShare),
/* harmony export */   w4: () => (/* binding */ unhappyViews)
/* harmony export */ });
const VOTES_MIN = 5;
function unhappyShare(votes) {
    const all = votes === undefined ? 0 : votes.up + votes.down;
    return votes === undefined || all < VOTES_MIN ? undefined : votes.down / all;
}
function unhappyViews({ total, votes }) {
    return total * (unhappyShare(votes) ?? 0);
}
function plainShare(votes) {
    const share = unhappyShare(votes);
    return share === undefined ? null : Math.round(1e4 * share) / 1e4;
}


/***/ }),

/***/ 8388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   T9: () => (/* binding */ formatGrowth),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   fj: () => (/* binding */ SORT_LABELS),
/* harmony export */   pC: () => (/* binding */ describeRange),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
function countOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function formatChange(change) {
    if (change === 0)
        return '0';
    return `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}`;
}
function formatShare(part, whole) {
    return whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '';
}
function formatGrowth(now, before) {
    const change = formatChange(now - before);
    if (before === 0 || now === before)
        return change;
    const percent = ((100 * Math.abs(now - before)) / before).toFixed(1);
    return `${change} (${now > before ? '+' : '−'}${percent} %)`;
}
function describeRange({ dateFrom, dateTo }) {
    const last = dateTo === undefined ? undefined : lastDay(dateTo);
    const end = last === undefined ? `until ${dateTo}` : `through ${last}`;
    if (dateFrom === undefined)
        return dateTo === undefined ? 'of all time' : end;
    if (dateTo === undefined)
        return `since ${dateFrom}`;
    return dateFrom === last ? `on ${dateFrom}` : `from ${dateFrom} ${end}`;
}
function lastDay(dateTo) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(dateTo))
        return undefined;
    return new Date(Date.parse(dateTo) - 86_400_000).toISOString().slice(0, 10);
}
function columnsOf({ comparison, feedback }) {
    return { compared: comparison !== undefined, feedback: feedback?.known === true };
}
const SORT_LABELS = {
    total: 'views',
    human: 'human views',
    ai: 'AI views',
    change: 'change in views',
    unhappy: 'views times unhappy share',
};


/***/ }),

/***/ 9388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ formatUnhappy),
/* harmony export */   fC: () => (/* binding */ describeFeedback),
/* harmony export */   o3: () => (/* binding */ tellFirst)
/* harmony export */ });
/* harmony import */ var _reader_votes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5085);
/* harmony import */ var _views_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8388);


function formatUnhappy(votes) {
    const share = (0,_reader_votes_js__WEBPACK_IMPORTED_MODULE_0__/* .unhappyShare */ .rg)(votes);
    return votes === undefined || share === undefined
        ? ''
        : `${Math.round(100 * share)} % of ${(0,_views_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(votes.up + votes.down)}`;
}
function describeFeedback({ feedback, sortBy }) {
    if (feedback === undefined)
        return '';
    if (!feedback.known)
        return `Feedback of readers is not known: ${feedback.why}.`;
    const rule = `Unhappy is the share of thumbs down among a page's votes; fewer than ${_reader_votes_js__WEBPACK_IMPORTED_MODULE_0__/* .VOTES_MIN */ .NI} votes count as none.` +
        (sortBy === 'unhappy' ? ' Pages are ordered by views times that share.' : '');
    return feedback.hasMore ? `${rule} ${tellFirst(feedback.pages)}` : rule;
}
function tellFirst(pages) {
    if (pages === 1)
        return 'Only the page with most feedback is known; the service gives no more.';
    return `Only the ${(0,_views_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(pages)} pages with most feedback are known; the service gives no more.`;
}


/***/ }),

/***/ 2187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ rowFormat),
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   Fq: () => (/* binding */ plainRow)
/* harmony export */ });
/* unused harmony export csvCell */
/* harmony import */ var _reader_votes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5085);

function changeOf({ total, previous }) {
    return previous === undefined ? 0 : total - previous;
}
function plainRow(row, columns) {
    const { path, human, ai, total, previous = 0 } = row;
    return {
        path,
        human,
        ai,
        total,
        ...(columns.compared ? { previous, change: changeOf(row) } : {}),
        ...(columns.feedback ? plainVotes(row, columns.compared) : {}),
    };
}
function plainVotes({ votes, previousVotes }, compared) {
    return {
        thumbsUp: votes?.up ?? null,
        thumbsDown: votes?.down ?? null,
        unhappy: (0,_reader_votes_js__WEBPACK_IMPORTED_MODULE_0__/* .plainShare */ .cS)(votes),
        ...(compared ? { previousUnhappy: (0,_reader_votes_js__WEBPACK_IMPORTED_MODULE_0__/* .plainShare */ .cS)(previousVotes) } : {}),
    };
}
function rowFormat(name, columns) {
    if (name === 'csv') {
        const names = ['path,human,ai,total', ...(columns.compared ? ['previous,change'] : [])];
        if (columns.feedback)
            names.push(Object.keys(plainVotes(NO_PAGE, columns.compared)).join(','));
        return { head: `${names.join(',')}\n`, row: (row) => `${csvRow(row, columns)}\n`, foot: '' };
    }
    if (name === 'jsonl')
        return { head: '', row: (row) => `${jsonRow(row, columns)}\n`, foot: '' };
    const row = (one, first) => `${first ? '\n' : ',\n'}${jsonRow(one, columns)}`;
    return { head: '[', row, foot: '\n]\n' };
}
const NO_PAGE = { path: '', human: 0, ai: 0, total: 0 };
function jsonRow(row, { compared, feedback }) {
    const { path, human, ai, total, previous = null } = row;
    const views = `{"path":${JSON.stringify(path)},"human":${human},"ai":${ai},"total":${total}`;
    const change = previous === null ? null : changeOf(row);
    const before = compared ? `,"previous":${previous},"change":${change}` : '';
    const votes = feedback ? `,${JSON.stringify(plainVotes(row, compared)).slice(1, -1)}` : '';
    return `${views}${before}${votes}}`;
}
function csvRow(row, { compared, feedback }) {
    const { path, human, ai, total, previous } = row;
    const views = `${csvCell(path)},${human},${ai},${total}`;
    const before = compared ? `,${previous ?? ''},${previous === undefined ? '' : changeOf(row)}` : '';
    const votes = feedback ? `,${Object.values(plainVotes(row, compared)).join(',')}` : '';
    return `${views}${before}${votes}`;
}
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
function csvCell(text) {
    const inert = FORMULA.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}


/***/ }),

/***/ 4179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ renderViewsTable),
/* harmony export */   p: () => (/* binding */ renderMovers)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7872);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9307);
/* harmony import */ var _views_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8388);
/* harmony import */ var _views_feedback_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9388);
/* harmony import */ var _views_row_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2187);





const PATH_MAX_CHARACTERS = 200;
function renderViewsTable(rows, columns) {
    if (rows.length === 0)
        return 'No page to list.';
    const { compared, feedback } = columns;
    const heads = [
        ...['Views', 'Human', 'AI'],
        ...(compared ? ['Before', 'Change'] : []),
        ...(feedback ? ['Unhappy'] : []),
        ...(compared && feedback ? ['Unhappy before'] : []),
    ];
    const cells = (row) => [
        ...[row.total, row.human, row.ai].map(_views_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4),
        ...(compared ? [(0,_views_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(row.previous ?? 0), (0,_views_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)((0,_views_row_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOf */ .C2)(row))] : []),
        ...(feedback ? [(0,_views_feedback_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUnhappy */ .$3)(row.votes)] : []),
        ...(compared && feedback ? [(0,_views_feedback_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUnhappy */ .$3)(row.previousVotes)] : []),
    ];
    return [
        `| Page | ${heads.join(' | ')} |`,
        `| --- |${' ---: |'.repeat(heads.length)}`,
        ...rows.map((row) => `| ${renderPath(row.path)} | ${cells(row).join(' | ')} |`),
    ].join('\n');
}
function renderMovers(rows) {
    return [
        '| Page | Change | Before | Now |',
        '| --- | ---: | ---: | ---: |',
        ...rows.map((row) => `| ${renderPath(row.path)} | ${(0,_views_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)((0,_views_row_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOf */ .C2)(row))} | ${(0,_views_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(row.previous ?? 0)} | ${(0,_views_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(row.total)} |`),
    ].join('\n');
}
function renderPath(path) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .xv)(path, PATH_MAX_CHARACTERS)) || '(blank)';
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

/***/ 7872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mo: () => (/* binding */ inertInline),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/* unused harmony exports inertBlock, addressLink, inertLink */
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
    return replaceControl(dropHidden(unifyLineEnds(text)), () => ' ')
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

/***/ 9307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* unused harmony exports truncateBytes, safeCut */
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
/******/ var __webpack_exports__ = __nccwpck_require__(6624);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
