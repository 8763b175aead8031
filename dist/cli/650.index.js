export const id = 650;
export const ids = [650];
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

/***/ 64036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openRequest),
  T: () => (/* binding */ parseRequest)
});

// EXTERNAL MODULE: ./host/clock.js
var host_clock = __webpack_require__(17742);
// EXTERNAL MODULE: ./host/command-line/key.js
var command_line_key = __webpack_require__(82508);
// EXTERNAL MODULE: ./text/duration.js
var duration = __webpack_require__(53093);
// EXTERNAL MODULE: ./text/one-line.js
var one_line = __webpack_require__(92048);
;// CONCATENATED MODULE: ./host/command-line/live-line.js


const FRAMES = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
const FRAME_MS = 100;
const CLEAR = '\r\u001b[2K';
const [CYAN, PLAIN] = ['\u001b[36m', '\u001b[39m'];
function openLiveLine(log, { terminal, clock }) {
    const { write, columns, colour, redact } = terminal;
    const startedMs = clock.now();
    let frame = 0;
    let news = '';
    let running = true;
    const draw = () => {
        const spinner = FRAMES[frame % FRAMES.length] ?? '';
        const rest = ` ${(0,duration/* formatDuration */.a3)(clock.now() - startedMs)}  ${news}`;
        write(`${CLEAR}${colour ? CYAN + spinner + PLAIN : spinner}${clip(rest, columns() - 2)}`);
    };
    const turning = clock.every(FRAME_MS, () => {
        frame += 1;
        draw();
    });
    const above = (say) => (text) => {
        if (running)
            write(CLEAR);
        say(text);
        if (running)
            draw();
    };
    draw();
    return {
        info(text) {
            news = redact((0,one_line/* toOneLine */.G)(redact(text), Number.POSITIVE_INFINITY));
            if (running)
                draw();
        },
        notice: above(log.notice),
        warning: above(log.warning),
        error: above(log.error),
        stop() {
            if (!running)
                return;
            running = false;
            turning();
            write(CLEAR);
        },
    };
}
function clip(text, columns) {
    let left = columns;
    let shown = '';
    for (const character of text) {
        left -= (character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2;
        if (left < 0)
            break;
        shown += character;
    }
    return shown;
}

// EXTERNAL MODULE: ./host/command-line/options.js
var command_line_options = __webpack_require__(26545);
// EXTERNAL MODULE: ./host/command-line/terminal.js
var command_line_terminal = __webpack_require__(33135);
// EXTERNAL MODULE: ./host/inputs/read.js
var read = __webpack_require__(8438);
// EXTERNAL MODULE: ./host/inputs/run.js + 1 modules
var run = __webpack_require__(17278);
// EXTERNAL MODULE: ./host/stop-signals.js
var stop_signals = __webpack_require__(43894);
// EXTERNAL MODULE: ./story/outcome.js
var outcome = __webpack_require__(77727);
// EXTERNAL MODULE: ./text/redact.js
var redact = __webpack_require__(60128);
;// CONCATENATED MODULE: ./entries/cli/open-request.js










function parseRequest(options, { env }) {
    const { keyFile, ...others } = options;
    const inputs = (0,command_line_options/* toInputs */.L)(others, env);
    const failOn = (0,read/* parseWords */.nl)('failOn', (0,read/* readInput */.R5)(inputs, 'failOn'), outcome/* FAILABLE */.$R);
    const key = (0,command_line_key/* readKey */.Y)(typeof keyFile === 'string' ? keyFile : undefined, env);
    return { ...(0,run/* parseRunInputs */.Qd)({ ...inputs, INPUT_SECRETKEY: key }), failOn };
}
async function openRequest(inputs, terminal) {
    const { err, env, errColumns } = terminal;
    const clock = host_clock/* monotonicClock */.V;
    const secrets = [inputs.secretKey, env.DOCS_AGENT_KEY ?? ''].filter(Boolean);
    const clean = (text) => (0,redact/* redact */.E)(text, secrets);
    const plain = (0,command_line_terminal/* createTerminalLog */.$)(secrets, err);
    const isLive = errColumns() !== undefined && env.TERM !== 'dumb';
    const columns = () => errColumns() || 80;
    const shown = { write: err, columns, colour: (0,command_line_terminal/* wantsColour */.M)(env, true), redact: clean };
    const line = isLive ? openLiveLine(plain, { terminal: shown, clock }) : undefined;
    const log = line ?? plain;
    const { connect } = await Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(314), __webpack_require__.e(424)]).then(__webpack_require__.bind(__webpack_require__, 86424));
    const { random } = Math;
    const { retryBaseMs, timeoutMs } = inputs;
    const tools = { clock, random, retryBaseMs, userAgent: 'docs-agent', onRetry: log.info };
    const deadlineMs = clock.now() + timeoutMs;
    return {
        ports: {
            ...connect(inputs, tools),
            ...(0,stop_signals/* listenForStop */.r)(),
            random,
            log,
            redact: clean,
            clock: line ? withoutHeartbeat(clock) : clock,
        },
        waiting: { ...inputs, deadlineMs, untilMs: Date.now() + timeoutMs },
        settle() {
            line?.stop();
        },
        clean,
        log: plain,
    };
}
const withoutHeartbeat = (clock) => ({ ...clock, every: () => () => { } });


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

/***/ 77727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ FAILABLE),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   IJ: () => (/* binding */ linkOf),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* unused harmony exports OUTCOMES, ALWAYS_FAIL */
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7114);

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
const ALWAYS_FAIL = ['unknown', 'error', 'cancelled'];
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* harmony export */   yM: () => (/* binding */ isUpdate)
/* harmony export */ });
/* unused harmony exports KINDS, isUnfinished */
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

/***/ 53093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   a3: () => (/* binding */ formatDuration)
/* harmony export */ });
/* unused harmony exports formatTime, formatDays, wholeDays */
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

/***/ 13845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const STRING = /"(?:[^"\\]|\\.)*"/g;
const RISKY = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}[]/gu;
function harmlessJson(value) {
    const escapeRisky = (text) => text.replace(RISKY, (character) => Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''));
    return JSON.stringify(value, null, 2).replace(STRING, escapeRisky);
}


/***/ }),

/***/ 92048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toOneLine)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66857);
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99307);


function toOneLine(text, maxCharacters) {
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .dropHidden */ .q)(text)).trim(), maxCharacters);
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


/***/ }),

/***/ 99307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

};
