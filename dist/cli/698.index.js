export const id = 698;
export const ids = [698];
export const modules = {

/***/ 59743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
function isLoopback(hostname) {
    return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}


/***/ }),

/***/ 19766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Q: () => (/* binding */ addressIn),
/* harmony export */   qf: () => (/* binding */ isOnRunner),
/* harmony export */   s7: () => (/* binding */ RUNNER_FRAGMENT)
/* harmony export */ });
/* unused harmony exports RUNNER_SERVICE, nameOfService */
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

/***/ 38698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showViews: () => (/* binding */ showViews)
});

// EXTERNAL MODULE: ./host/clock.js
var clock = __webpack_require__(17742);
// EXTERNAL MODULE: ./host/command-line/key.js
var command_line_key = __webpack_require__(82508);
// EXTERNAL MODULE: ./host/command-line/options.js
var command_line_options = __webpack_require__(26545);
// EXTERNAL MODULE: ./host/command-line/report-file.js
var report_file = __webpack_require__(27496);
// EXTERNAL MODULE: ./host/command-line/terminal.js
var command_line_terminal = __webpack_require__(33135);
// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __webpack_require__(29827);
// EXTERNAL MODULE: ./host/page-views/files.js
var files = __webpack_require__(10394);
// EXTERNAL MODULE: ./host/inputs/base-url.js
var base_url = __webpack_require__(75463);
// EXTERNAL MODULE: ./host/inputs/lists.js
var lists = __webpack_require__(56953);
// EXTERNAL MODULE: ./host/inputs/read.js
var inputs_read = __webpack_require__(8438);
// EXTERNAL MODULE: ./host/inputs/run.js + 1 modules
var run = __webpack_require__(17278);
// EXTERNAL MODULE: ./host/inputs/trigger.js
var trigger = __webpack_require__(42592);
// EXTERNAL MODULE: ./host/registry.js
var registry = __webpack_require__(95705);
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

;// CONCATENATED MODULE: ./host/page-views/inputs.js









const SIGNALS = ['feedback'];
const SORT_KEYS = ['total', 'human', 'ai', 'change', 'unhappy'];
const TOP_MAX = 500;
const inputs_DAY_MS = 86_400_000;
function parsePageViewsInputs(env, facts) {
    const read = (0,inputs_read/* inputReader */.cN)(registry/* PAGE_VIEWS_INPUTS */.n3);
    const get = (name) => read(env, name);
    const { baseUrl } = (0,base_url/* parseBaseUrl */.Q)(get('baseUrl'));
    const secretKey = (0,run/* parseSecretKey */.NP)(get('secretKey'), baseUrl);
    const projectId = (0,run/* parseProjectId */.as)(get('projectId'));
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
        include: (0,lists/* parseGlobs */.n)('include', get('include')),
        exclude: (0,lists/* parseGlobs */.n)('exclude', get('exclude')),
        targets: (0,files/* findTargets */.q8)((0,lists/* parseList */.E)(get('file')), facts),
        allowPartial: (0,inputs_read/* parseBoolean */.yG)('allowPartial', get('allowPartial')),
        timeoutMs: 60_000 *
            (0,inputs_read/* parseNumber */.$J)('timeoutMinutes', get('timeoutMinutes'), { min: 0.01, max: 1440, unit: 'minutes' }),
        issueNumber: (0,trigger/* parseIssueNumber */.i)(env),
        cooldownMs: inputs_DAY_MS * (0,inputs_read/* parseNumber */.$J)('cooldownDays', get('cooldownDays'), { min: 0, max: 3650, unit: 'days' }),
    });
}
function parseTop(value) {
    const top = (0,inputs_read/* parseNumber */.$J)('top', value, { min: 1, max: TOP_MAX, unit: 'pages' });
    if (Number.isInteger(top))
        return top;
    throw new input_error/* InputError */.d('top', `${(0,input_error/* showGiven */.v)(value)} was given; accepted is a whole number.`);
}

// EXTERNAL MODULE: ./host/stop-signals.js
var stop_signals = __webpack_require__(43894);
;// CONCATENATED MODULE: ./entries/cli/show-views.js









async function showViews({ json = false, report: file, keyFile, ...options }, terminal) {
    const { env } = terminal;
    const key = (0,command_line_key/* readKey */.Y)(keyFile, env);
    const log = (0,command_line_terminal/* createTerminalLog */.$)([key, env.DOCS_AGENT_KEY ?? ''], terminal.err);
    const place = { now: new Date(), folder: process.cwd(), contained: false };
    const inputs = parsePageViewsInputs({ ...(0,command_line_options/* toInputs */.L)(options, env), INPUT_SECRETKEY: key }, place);
    if (file !== undefined && !/\.(html?|svg)$/i.test(file))
        throw new input_error/* InputError */.d('report', 'accepted are names that end in .html or .svg.');
    const [{ openScratch }, { connectViews }, { exportPageViews }, { printViews, renderReportFile }] = await Promise.all([
        __webpack_require__.e(/* import() */ 363).then(__webpack_require__.bind(__webpack_require__, 32363)),
        Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(314), __webpack_require__.e(83)]).then(__webpack_require__.bind(__webpack_require__, 84914)),
        __webpack_require__.e(/* import() */ 111).then(__webpack_require__.bind(__webpack_require__, 21111)),
        __webpack_require__.e(/* import() */ 565).then(__webpack_require__.bind(__webpack_require__, 45565)),
    ]);
    const { random } = Math;
    const page = file === undefined ? undefined : (0,report_file/* openReport */.N)(file);
    try {
        return await show();
    }
    finally {
        page?.discard();
    }
    async function show() {
        const report = await exportPageViews(inputs, {
            ...connectViews(inputs, { random, userAgent: 'docs-agent' }),
            ...(0,stop_signals/* listenForStop */.r)(),
            log,
            clock: clock/* monotonicClock */.V,
            random,
            openFiles: () => (0,files/* openFiles */.Km)(inputs.targets),
            openScratch: () => openScratch(env),
            collect: () => { },
            leaveOut: () => false,
        });
        const columns = terminal.columns();
        const colour = (0,command_line_terminal/* wantsColour */.M)(env, columns !== undefined);
        terminal.out(printViews(report, { json, width: columns || 100, colour }));
        for (const warning of report.warnings)
            log.warning(warning);
        for (const notice of report.notices)
            log.notice(notice);
        if (report.problem !== undefined)
            (report.success ? log.warning : log.error)(report.problem);
        const rendered = file === undefined ? undefined : renderReportFile(file, report);
        if (page && rendered && report.success) {
            page.write(rendered);
            page.finish();
            page.commit();
        }
        return report.success ? 0 : 1;
    }
}


/***/ }),

/***/ 17742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 27496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29827);
/* harmony import */ var _page_views_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10394);



function openReport(name) {
    const path = (0,_page_views_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findPlace */ .Pj)(name, { input: 'report', root: process.cwd() });
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('report', `${(0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name)} is a symbolic link; accepted is a file, or a name that is free.`);
    const [file] = (0,_page_views_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openFiles */ .Km)([{ name, path, format: 'md' }]);
    if (file === undefined)
        throw new Error(`${(0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name)} could not be opened`);
    return file;
}


/***/ }),

/***/ 33135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createTerminalLog),
/* harmony export */   M: () => (/* binding */ wantsColour)
/* harmony export */ });
/* harmony import */ var _text_neutralise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78819);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60128);


function createTerminalLog(secrets, write) {
    const say = (prefix) => (text) => write(`${(0,_text_neutralise_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(prefix + text, secrets))}\n`);
    return { info: say(''), notice: say('Note: '), warning: say('Warning: '), error: say('docs-agent: ') };
}
function wantsColour(env, isTerminal) {
    return isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
}


/***/ }),

/***/ 75463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ parseBaseUrl)
/* harmony export */ });
/* harmony import */ var _contract_loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59743);
/* harmony import */ var _contract_runner_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19766);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29827);



function parseBaseUrl(value) {
    const accepted = 'accepted is an https:// address (http:// on loopback only), such as https://api.mintlify.com';
    let url;
    try {
        url = new URL(value);
    }
    catch {
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('baseUrl', `what was given is no URL; ${accepted}.`);
    }
    const loopback = (0,_contract_loopback_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U)(url.hostname);
    const onRunner = loopback && url.protocol === 'http:' && value.endsWith(_contract_runner_service_js__WEBPACK_IMPORTED_MODULE_2__/* .RUNNER_FRAGMENT */ .s7);
    const fragment = onRunner ? _contract_runner_service_js__WEBPACK_IMPORTED_MODULE_2__/* .RUNNER_FRAGMENT */ .s7 : '';
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
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('baseUrl', `${flaw}; ${accepted}, without user name, query and fragment.`);
    return { baseUrl: (url.origin + url.pathname).replace(/\/+$/, '') + fragment, loopback };
}


/***/ }),

/***/ 56953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseList),
/* harmony export */   n: () => (/* binding */ parseGlobs)
/* harmony export */ });
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29827);

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
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(name, `${globs.length} patterns were given; accepted are at most ${GLOBS_MAX}.`);
    const long = globs.find((glob) => glob.length > GLOB_MAX_CHARACTERS);
    if (long === undefined)
        return globs;
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .showGiven */ .v)(long)} was given; accepted are at most ${GLOB_MAX_CHARACTERS} characters.`);
}


/***/ }),

/***/ 8438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ parseNumber),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   XT: () => (/* binding */ parseRequired),
/* harmony export */   cN: () => (/* binding */ inputReader),
/* harmony export */   nl: () => (/* binding */ parseWords),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* unused harmony export parseWholeNumber */
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95705);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29827);


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

/***/ 17278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  et: () => (/* binding */ parseJobId),
  as: () => (/* binding */ parseProjectId),
  Qd: () => (/* binding */ parseRunInputs),
  NP: () => (/* binding */ parseSecretKey)
});

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(67576);
// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __webpack_require__(19766);
// EXTERNAL MODULE: ./contract/paths.js
var paths = __webpack_require__(98288);
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

// EXTERNAL MODULE: ./host/inputs/base-url.js
var base_url = __webpack_require__(75463);
// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __webpack_require__(29827);
// EXTERNAL MODULE: ./host/inputs/read.js
var read = __webpack_require__(8438);
;// CONCATENATED MODULE: ./host/inputs/run.js






function parseRunInputs(env) {
    const get = (name) => (0,read/* readInput */.R5)(env, name);
    const { baseUrl, loopback } = (0,base_url/* parseBaseUrl */.Q)(get('baseUrl'));
    const secretKey = parseSecretKey(get('secretKey'), baseUrl);
    const poll = parsePoll(get('pollSeconds'), { loopback, onRunner: (0,runner_service/* isOnRunner */.qf)(baseUrl) });
    const minutes = (0,read/* parseNumber */.$J)('timeoutMinutes', get('timeoutMinutes'), {
        min: 0.01,
        max: 1440,
        unit: 'minutes',
    });
    const settle = (0,read/* parseNumber */.$J)('settleSeconds', get('settleSeconds'), { min: 0, max: 3600, unit: 'seconds' });
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
    const wait = (0,read/* parseBoolean */.yG)('wait', value);
    if (wait || !(0,runner_service/* isOnRunner */.qf)(baseUrl))
        return wait;
    throw new input_error/* InputError */.d('wait', 'false was given, and the service of this baseUrl ends with this job of the workflow: the agent would be ended with it. Leave wait out.');
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
    const id = (0,read/* parseRequired */.XT)('projectId', value, 'It stands on the API keys page of the dashboard.');
    if (identifiers/* PROJECT_ID */.i.test(id))
        return id;
    throw new input_error/* InputError */.d('projectId', `${(0,input_error/* showGiven */.v)(id)} was given; accepted are letters, digits, "_", "-" and inner dots, at most 128.`);
}
function parseJobId(value) {
    if (identifiers/* JOB_ID */.m.test(value))
        return value;
    throw new input_error/* InputError */.d('jobId', `${(0,input_error/* showGiven */.v)(value)} was given; accepted are letters, digits, "_" and "-", at most 128.`);
}
const RUNNER_POLL_MS = 250;
function parsePoll(value, { loopback, onRunner }) {
    if (value === '')
        return onRunner ? { kind: 'fixed', intervalMs: RUNNER_POLL_MS } : { kind: 'adaptive' };
    const bounds = { min: loopback ? 0.05 : 1, max: 3600, unit: 'seconds (empty = adaptive)' };
    return { kind: 'fixed', intervalMs: (0,read/* parseNumber */.$J)('pollSeconds', value, bounds) * 1000 };
}


/***/ }),

/***/ 42592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseIssueNumber),
/* harmony export */   l: () => (/* binding */ parseCommandWord)
/* harmony export */ });
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29827);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8438);


function parseCommandWord(env) {
    const word = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readInput */ .R5)(env, 'command');
    if (/^[^\s>`~]\S{0,49}$/u.test(word))
        return word;
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('command', `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(word)} was given; accepted is one word without white space, such as /docs.`);
}
function parseIssueNumber(env) {
    const value = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readInput */ .R5)(env, 'issueNumber');
    if (value === '')
        return undefined;
    if (/^#?[1-9]\d{0,9}$/.test(value))
        return Number(value.replace('#', ''));
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('issueNumber', `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(value)} was given; accepted is the number of an issue or pull request.`);
}


/***/ }),

/***/ 10394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Km: () => (/* binding */ openFiles),
/* harmony export */   Pj: () => (/* binding */ findPlace),
/* harmony export */   q8: () => (/* binding */ findTargets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29827);
/* harmony import */ var _writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34962);




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

/***/ 34962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createWriter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

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

/***/ 43894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 60128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

};
