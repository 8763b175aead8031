export const id = 493;
export const ids = [493,72,131];
export const modules = {

/***/ 4895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connect: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(7576);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(6090);
// EXTERNAL MODULE: ./contract/paths.js
var paths = __webpack_require__(8288);
// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __webpack_require__(9766);
;// CONCATENATED MODULE: ./contract/turn.js
const TURN_HEADER = 'docs-agent-turn';
const TURNS_AT_LEAST_HEADER = 'docs-agent-turns-at-least';

// EXTERNAL MODULE: ./client/errors.js
var errors = __webpack_require__(9930);
;// CONCATENATED MODULE: ./client/look.js

function toLook(error) {
    if (error instanceof errors/* NetworkError */.Dr)
        return { kind: error.permanent ? 'refused' : 'unreachable', detail: error.sentence };
    if (error instanceof errors/* UnexpectedResponseError */.dk)
        return { kind: 'malformed', detail: error.message };
    if (!(error instanceof errors/* ResponseError */.o3))
        throw error;
    const { status, message: detail } = error;
    const retryAfter = error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs };
    if (status === 429)
        return { kind: 'limited', detail, ...retryAfter };
    if (status >= 500 || status === 408 || status === 425)
        return { kind: 'unreachable', detail, ...retryAfter };
    if (status === 401 || status === 403)
        return { kind: 'denied', detail: explainDenial(status, { scope: 'read', says: error.detail }) };
    if (status === 404)
        return { kind: 'missing', detail };
    if (status >= 300 && status < 400) {
        return { kind: 'refused', detail: `${detail} (a redirect, which is never followed: check baseUrl)` };
    }
    return { kind: 'refused', detail };
}
function explainDenial(status, facts) {
    const meaning = status === 401
        ? 'key invalid or expired (keys expire after 90 days by default)'
        : `address not on the key's allowlist, or key without ${facts.scope} scope`;
    return `HTTP ${status}: ${meaning}${facts.says ? `; the service says: ${facts.says}` : ''}`;
}

// EXTERNAL MODULE: ./client/retry.js
var retry = __webpack_require__(4131);
;// CONCATENATED MODULE: ./client/deliver.js




async function deliverOnce(send, circumstances) {
    const { clock, limits } = circumstances;
    const isLate = (inMs = 0) => limits.deadlineMs - clock.now() - inMs < Math.max(1, limits.answerMs);
    let unsent = 0;
    let late = { kind: 'late' };
    for (let attempt = 1;; attempt += 1) {
        if (limits.signal.aborted)
            return { kind: 'cancelled' };
        if (isLate())
            return late;
        const verdict = await send().then((job) => ({ kind: 'final', delivery: { kind: 'delivered', job } }), (error) => judge(error, circumstances.operation));
        if (verdict.kind === 'final')
            return verdict.delivery;
        if (limits.signal.aborted)
            return { kind: 'cancelled' };
        if (verdict.kind === 'unsent') {
            unsent += 1;
            if (verdict.permanent || unsent > retry.UNSENT_RETRIES)
                return { kind: 'refused', missing: false, detail: explainUnsent(verdict) };
        }
        const backoffMs = (0,retry.retryDelay)(attempt, {
            random: circumstances.random,
            baseMs: circumstances.retryBaseMs,
        });
        const delayMs = Math.max(verdict.kind === 'limited' ? (verdict.waitMs ?? 0) : 0, backoffMs);
        late = { kind: 'late', detail: verdict.detail };
        if (isLate(delayMs))
            return verdict.kind === 'limited' ? giveUp(verdict) : late;
        circumstances.onRetry(`${verdict.detail}; trying again in ${(delayMs / 1000).toFixed(1)} s`);
        await clock.sleep(delayMs, limits.signal);
    }
}
function explainUnsent({ detail, advice }) {
    return `The service could not be reached: ${detail}. Nothing was sent${advice ? `: ${advice}` : ''}.`;
}
function giveUp({ detail, waitMs }) {
    const wait = waitMs === undefined ? '' : ` and asks to wait ${Math.ceil(waitMs / 1000)} s`;
    return {
        kind: 'limited',
        detail: `The service's rate limit is used up (${limits/* AGENT_REQUESTS_PER_HOUR */.qs} jobs and messages an hour for each project): ` +
            `it answered ${detail}${wait}, which does not fit into timeoutMinutes. Nothing was started.`,
        ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
    };
}
function judge(error, operation) {
    if (error instanceof errors/* NetworkError */.Dr && !error.sent) {
        const { message: detail, advice, permanent } = error;
        return { kind: 'unsent', detail, advice, permanent };
    }
    if (!(error instanceof errors/* ResponseError */.o3)) {
        const detail = error instanceof errors/* ServiceError */._7 ? error.message : 'the request failed in an unexpected way';
        return { kind: 'final', delivery: { kind: 'lost', detail } };
    }
    const { status, message, detail } = error;
    if (status === 429)
        return { kind: 'limited', detail: message, waitMs: error.retryAfterMs };
    if (status >= 500 || status < 300 || status === 408)
        return { kind: 'final', delivery: { kind: 'lost', detail: message } };
    return {
        kind: 'final',
        delivery: {
            kind: 'refused',
            missing: status === 404,
            detail: explainRefusal(status, { operation, detail, message }),
        },
    };
}
function explainRefusal(status, facts) {
    const what = facts.operation === 'create' ? 'create the job' : 'take the message';
    if (status === 401 || status === 403) {
        return `The service did not ${what}: ${explainDenial(status, { scope: 'write', says: facts.detail })}. Check secretKey.`;
    }
    if (status === 404) {
        const says = facts.detail ? `; the service says: ${facts.detail}` : '';
        return facts.operation === 'create'
            ? `The service does not know this project (HTTP 404${says}). Check projectId and baseUrl.`
            : `The service knows no such job (HTTP 404${says}). Check jobId, projectId and baseUrl.`;
    }
    if (status >= 300 && status < 400) {
        return `The service answered HTTP ${status}, a redirect, which is never followed. Check baseUrl.`;
    }
    return `The service did not ${what}: ${facts.message}.`;
}

// EXTERNAL MODULE: ./text/one-line.js
var one_line = __webpack_require__(2048);
// EXTERNAL MODULE: ./text/redact.js
var redact = __webpack_require__(128);
;// CONCATENATED MODULE: ./client/clean-line.js


function cleanLine(text, how) {
    return (0,one_line/* toOneLine */.G)((0,redact/* redact */.E)((0,one_line/* toOneLine */.G)(text, Number.POSITIVE_INFINITY), how.secrets), how.max);
}

;// CONCATENATED MODULE: ./client/json-fields.js

const MAX_DEPTH = 512;
const MAX_VALUE_BYTES = 16 * 1024;
const MAX_KEY_BYTES = 256;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const [QUOTE, COMMA, COLON] = ['"', ',', ':'].map((mark) => mark.charCodeAt(0));
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = ['{', '}', '[', ']'].map((mark) => mark.charCodeAt(0));
function readFields(body, names) {
    const fields = new Map();
    let at = skipSpace(body, body.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0);
    if (body[at] !== OPEN_OBJECT)
        throw new errors/* UnexpectedResponseError */.dk('the answer is not a JSON object');
    at = skipSpace(body, at + 1);
    if (body[at] === CLOSE_OBJECT)
        at += 1;
    else {
        do {
            const keyStart = skipSpace(body, at);
            at = skipString(body, keyStart);
            const name = findName(body.subarray(keyStart, at), names);
            const start = skipColon(body, at);
            at = skipValue(body, start);
            if (name !== undefined)
                fields.set(name, at - start > MAX_VALUE_BYTES ? undefined : parse(body, start, at));
            at = skipSpace(body, at);
        } while (body[at] === COMMA && ++at);
        if (body[at] !== CLOSE_OBJECT)
            throw notJson();
        at += 1;
    }
    if (skipSpace(body, at) !== body.length)
        throw notJson();
    return Object.fromEntries(fields);
}
function findName(key, names) {
    if (key.length > MAX_KEY_BYTES)
        return undefined;
    const name = key.includes('\\')
        ? parse(key, 0, key.length)
        : key.toString('latin1', 1, key.length - 1);
    return names.find((wanted) => wanted === name);
}
const notJson = () => new errors/* UnexpectedResponseError */.dk('the answer is not JSON');
function parse(body, start, end) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body.subarray(start, end)));
    }
    catch {
        throw notJson();
    }
}
function skipValue(body, start) {
    const closers = [];
    let at = start;
    for (;;) {
        const first = body[at];
        if (first === OPEN_OBJECT || first === OPEN_ARRAY) {
            const closer = first === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY;
            at = skipSpace(body, at + 1);
            if (body[at] !== closer) {
                if (closers.push(closer) > MAX_DEPTH)
                    throw new errors/* UnexpectedResponseError */.dk('the answer is nested too deeply');
                if (closer === CLOSE_OBJECT)
                    at = skipColon(body, skipString(body, at));
                continue;
            }
            at += 1;
        }
        else {
            at = first === QUOTE ? skipString(body, at) : skipWord(body, at);
        }
        while (closers.length > 0) {
            at = skipSpace(body, at);
            if (body[at] === COMMA)
                break;
            if (body[at] !== closers.pop())
                throw notJson();
            at += 1;
        }
        if (closers.length === 0)
            return at;
        at = skipSpace(body, at + 1);
        if (closers.at(-1) === CLOSE_OBJECT)
            at = skipColon(body, skipString(body, at));
    }
}
function skipSpace(body, start) {
    let at = start;
    while (body[at] === 0x20 || body[at] === 0x0a || body[at] === 0x0d || body[at] === 0x09)
        at += 1;
    return at;
}
function skipColon(body, start) {
    const at = skipSpace(body, start);
    if (body[at] !== COLON)
        throw notJson();
    return skipSpace(body, at + 1);
}
function skipString(body, start) {
    if (body[start] !== QUOTE)
        throw notJson();
    let from = start + 1;
    let quote = start;
    for (;;) {
        if (quote < from)
            quote = body.indexOf('"', from);
        if (quote === -1)
            throw notJson();
        const backslash = body.subarray(from, quote).indexOf('\\');
        if (backslash === -1)
            return quote + 1;
        from = skipEscape(body, from + backslash);
    }
}
function skipEscape(body, at) {
    const letter = String.fromCharCode(body[at + 1] ?? 0);
    if (letter !== 'u') {
        if (!'"\\/bfnrt'.includes(letter))
            throw notJson();
        return at + 2;
    }
    if (!/^[0-9a-fA-F]{4}$/.test(body.toString('latin1', at + 2, at + 6)))
        throw notJson();
    return at + 6;
}
function skipWord(body, start) {
    let at = start;
    while (/[\w.+-]/.test(String.fromCharCode(body[at] ?? 0)) && at < body.length)
        at += 1;
    const word = body.toString('latin1', start, Math.min(at, start + 1000));
    if (at - start < 1000 && (NUMBER.test(word) || ['true', 'false', 'null'].includes(word)))
        return at;
    throw notJson();
}

;// CONCATENATED MODULE: ./client/exchange.js





function createExchange(access, { transport, maxBytes }) {
    return async (method, path, options) => {
        const response = await transport({
            method,
            url: (0,runner_service/* addressIn */._Q)(access.baseUrl, path),
            headers: {
                accept: 'application/json',
                authorization: `Bearer ${access.secretKey}`,
                ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            maxBytes,
            ...options,
        });
        if (response.status >= 200 && response.status < 300)
            return response;
        throw new errors/* ResponseError */.o3(response.status, {
            detail: readErrorDetail(response.body, access.secretKey),
            retryAfterMs: (0,retry.parseRetryAfter)(response.headers['retry-after'], Date.now()),
        });
    };
}
function readErrorDetail(body, secretKey) {
    try {
        const { error, message, detail, title } = readFields(body, ['error', 'message', 'detail', 'title']);
        const nested = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
        return [error, nested, message, detail, title]
            .map((value) => (typeof value === 'string' ? cleanLine(value, { secrets: [secretKey], max: 300 }) : ''))
            .reduce((first, text) => first || text)
            .replace(/(?<!\.)\.$/, '');
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./contract/check-status.js
var check_status = __webpack_require__(9875);
// EXTERNAL MODULE: ./contract/job-status.js
var job_status = __webpack_require__(6634);
// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(3244);
;// CONCATENATED MODULE: ./text/without-users.js
const USER = /:\/\/[^\s/]*@/g;
const HALF_OF_ONE = /:\/\/[^\s/@:]*:[^\s/@]*…$/;
function withoutUsers(text) {
    return text.replace(USER, '://***@').replace(HALF_OF_ONE, '://***…');
}

;// CONCATENATED MODULE: ./client/read-job.js







const MAX_FIELD_CHARACTERS = 500;
const FIELDS = [
    'id',
    'status',
    'source',
    'model',
    'prLink',
    'reviewUrl',
    'checks',
    'failure',
    'createdAt',
    'archivedAt',
];
const CHECKS_MAX = 30;
function readJob(body, secrets) {
    const value = readFields(body, FIELDS);
    const clean = (word, max = MAX_FIELD_CHARACTERS) => cleanLine(word, { secrets, max });
    const text = (name) => typeof value[name] === 'string' && value[name] !== '' ? { [name]: clean(value[name]) } : {};
    return Object.freeze({
        ...(typeof value.id === 'string' ? { id: value.id } : {}),
        ...readStatus(value.status, clean),
        ...readSource(value.source, clean),
        ...text('model'),
        ...readLink(value.prLink, secrets),
        ...readReview(value.reviewUrl, secrets),
        ...readChecks(value.checks, clean),
        ...(typeof value.failure === 'string' && value.failure !== ''
            ? { failure: clean(withoutUsers(value.failure)) }
            : {}),
        ...text('createdAt'),
        ...text('archivedAt'),
    });
}
function readStatus(value, clean) {
    if (typeof value !== 'string' || value.trim() === '')
        return {};
    const known = job_status/* JOB_STATUSES */.n.includes(value);
    return known ? { status: value } : { unknownStatus: clean(value, 60) };
}
function readLink(value, secrets) {
    if (value === null)
        return { prLink: null };
    if (value === undefined || value === '')
        return {};
    const prLink = (0,links/* readPrLink */.n)(typeof value === 'string' ? (0,redact/* redact */.E)(value, secrets) : value);
    return prLink === undefined ? { prLinkDropped: true } : { prLink };
}
function readReview(value, secrets) {
    const reviewUrl = typeof value === 'string' ? (0,links/* readPrLink */.n)((0,redact/* redact */.E)(value, secrets)) : undefined;
    return reviewUrl === undefined ? {} : { reviewUrl };
}
function readChecks(value, clean) {
    if (!Array.isArray(value))
        return {};
    const checks = value.slice(0, CHECKS_MAX).flatMap((entry) => {
        if (typeof entry !== 'object' || entry === null)
            return [];
        const { name, status, rounds } = entry;
        const known = check_status/* CHECK_STATUSES */.Q.find((one) => one === status);
        if (typeof name !== 'string' || known === undefined)
            return [];
        const count = Number.isSafeInteger(rounds) && rounds >= 0 ? rounds : 0;
        return [{ name: clean(name, 60), status: known, rounds: count }];
    });
    return checks.length === 0 ? {} : { checks };
}
function readSource(value, clean) {
    if (typeof value !== 'object' || value === null)
        return {};
    const { repository, ref } = value;
    return {
        source: {
            ...(typeof repository === 'string' ? { repository: clean(repository) } : {}),
            ...(typeof ref === 'string' ? { ref: clean(ref) } : {}),
        },
    };
}

;// CONCATENATED MODULE: ./client/agent-service.js











const LOOK_TIMEOUT_MS = 20_000;
const DELIVERY_TIMEOUT_MS = 60_000;
function createAgentService(access, tools) {
    const exchange = createExchange(access, { transport: tools.transport, maxBytes: limits/* JOB_BODY_MAX_BYTES */.Yj });
    const read = ({ body, headers }) => {
        const job = {
            ...readJob(body, [access.secretKey]),
            ...readTurn('turn', headers[TURN_HEADER]),
            ...readTurn('turnsAtLeast', headers[TURNS_AT_LEAST_HEADER]),
        };
        return (0,runner_service/* isOnRunner */.qf)(access.baseUrl) ? onRunner(job, tools.runUrl) : job;
    };
    const deliver = (name, id, asked, limits) => {
        const send = async () => {
            const timeoutMs = Math.max(1, Math.min(DELIVERY_TIMEOUT_MS, limits.deadlineMs - tools.clock.now()));
            const options = { body: JSON.stringify(asked), timeoutMs, signal: limits.hardStop };
            return requireId(read(await exchange('POST', (0,paths/* buildPath */.UL)(name, { ...access, id }), options)));
        };
        return deliverOnce(send, { operation: name === 'message' ? 'message' : 'create', limits, ...tools });
    };
    return {
        async look(jobId, { timeoutMs, signal }) {
            const limit = Math.max(1, Math.min(LOOK_TIMEOUT_MS, timeoutMs));
            try {
                const path = (0,paths/* buildPath */.UL)('job', { projectId: access.projectId, id: jobId });
                const response = await exchange('GET', path, { timeoutMs: limit, signal });
                const retryAfterMs = (0,retry.parseRetryAfter)(response.headers['retry-after'], Date.now());
                return {
                    kind: 'job',
                    job: read(response),
                    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
                };
            }
            catch (error) {
                return toLook(error);
            }
        },
        create: ({ prompt, ref }, limits) => deliver('createJob', undefined, { prompt, ...(ref === undefined ? {} : { ref }) }, limits),
        message: (jobId, prompt, limits) => deliver('message', jobId, { prompt }, limits),
    };
}
function onRunner({ reviewUrl: _, ...job }, runUrl) {
    return { ...job, ...(runUrl === undefined ? {} : { reviewUrl: runUrl }), endsWithRun: true };
}
function readTurn(name, header) {
    if (typeof header !== 'string' || !/^[1-9]\d{0,15}$/.test(header))
        return {};
    const turn = Number(header);
    return Number.isSafeInteger(turn) ? { [name]: turn } : {};
}
function requireId(job) {
    if (job.id === undefined || !identifiers/* JOB_ID */.m.test(job.id)) {
        throw new errors/* UnexpectedResponseError */.dk('the answer holds no usable job id');
    }
    return { ...job, id: job.id };
}

// EXTERNAL MODULE: ./client/transport.js + 4 modules
var client_transport = __webpack_require__(2958);
;// CONCATENATED MODULE: ./client/connect.js



function connect(access, tools) {
    const transport = (0,client_transport.createTransport)({ userAgent: tools.userAgent, to: access.baseUrl });
    return {
        service: createAgentService(access, { ...tools, transport }),
        retryDelay: (attempt) => (0,retry.retryDelay)(attempt, { random: tools.random, baseMs: tools.retryBaseMs }),
    };
}


/***/ }),

/***/ 9930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ NetworkError),
/* harmony export */   MU: () => (/* binding */ TimeoutError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   dk: () => (/* binding */ UnexpectedResponseError),
/* harmony export */   o3: () => (/* binding */ ResponseError)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
}
class ResponseError extends ServiceError {
    name = 'ResponseError';
    status;
    detail;
    retryAfterMs;
    constructor(status, facts = {}) {
        super(`HTTP ${status}${facts.detail ? `: ${facts.detail}` : ''}`);
        this.status = status;
        this.detail = facts.detail ?? '';
        this.retryAfterMs = facts.retryAfterMs;
    }
}
class NetworkError extends ServiceError {
    name = 'NetworkError';
    sent;
    fault;
    advice;
    constructor(message, facts) {
        super(message, { cause: facts.cause });
        this.sent = facts.sent;
        this.fault = facts.fault ?? 'other';
        this.advice = facts.advice ?? '';
    }
    get permanent() {
        return !this.sent && (this.fault === 'certificate' || this.fault === 'proxy-address');
    }
    get sentence() {
        return this.advice ? `${this.message}: ${this.advice}` : this.message;
    }
}
class TimeoutError extends NetworkError {
    name = 'TimeoutError';
}
class UnexpectedResponseError extends ServiceError {
    name = 'UnexpectedResponseError';
}


/***/ }),

/***/ 4131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RETRY_BASE_MS: () => (/* binding */ RETRY_BASE_MS),
/* harmony export */   RETRY_CAP_MS: () => (/* binding */ RETRY_CAP_MS),
/* harmony export */   UNSENT_RETRIES: () => (/* binding */ UNSENT_RETRIES),
/* harmony export */   leastAnswerTime: () => (/* binding */ leastAnswerTime),
/* harmony export */   parseRetryAfter: () => (/* binding */ parseRetryAfter),
/* harmony export */   retryDelay: () => (/* binding */ retryDelay)
/* harmony export */ });
const RETRY_BASE_MS = 1_000;
const RETRY_CAP_MS = 30_000;
const UNSENT_RETRIES = 3;
const ANSWER_MS = 10_000;
const ANSWER_SHARE = 0.1;
function leastAnswerTime(timeoutMs) {
    return Math.min(ANSWER_MS, timeoutMs * ANSWER_SHARE);
}
function retryDelay(attempt, draw) {
    const ceiling = Math.min(RETRY_CAP_MS, (draw.baseMs ?? RETRY_BASE_MS) * 2 ** Math.min(attempt - 1, 16));
    return Math.round(draw.random() * ceiling);
}
function parseRetryAfter(header, nowMs) {
    const text = header?.toString().trim();
    if (!text)
        return undefined;
    if (/^\d{1,9}(\.\d+)?$/.test(text))
        return Math.ceil(Number(text) * 1000);
    if (!/[A-Za-z]{3}/.test(text))
        return undefined;
    const at = Date.parse(text);
    return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}


/***/ }),

/***/ 2958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createTransport: () => (/* binding */ createTransport)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ../node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(5889);
;// CONCATENATED MODULE: ./client/connection-fault.js
const UNTRUSTED = [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];
const KNOWN = {
    ENOTFOUND: 'the host name could not be resolved',
    EAI_AGAIN: 'the host name could not be resolved right now',
    ECONNREFUSED: 'the connection was refused',
    ECONNRESET: 'the connection was reset',
    EPIPE: 'the connection was closed',
    ETIMEDOUT: 'the connection timed out',
};
function describeCode(errorCode) {
    const code = cleanCode(errorCode);
    return KNOWN[code] ? `${KNOWN[code]} (${code})` : `the connection failed (${code})`;
}
function cleanCode(code) {
    return String(code)
        .replace(/[^A-Za-z0-9_]/g, '')
        .slice(0, 60);
}
function reportProxyAddress(variable) {
    const advice = `accepted is http://host:port, with user:password@ before the host where it wants them`;
    return { message: `${variable} names no usable proxy`, fault: 'proxy-address', advice };
}
function reportFault({ code, proxyVariable, proxyFailure }) {
    if (proxyVariable && proxyFailure)
        return reportProxy(proxyVariable, proxyFailure);
    const certificate = reportCertificate(code, 'the service');
    if (certificate)
        return certificate;
    const message = describeCode(code);
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
        const advice = 'check baseUrl; where only a proxy leads out, name it in HTTPS_PROXY';
        return { message, fault: 'dns', advice };
    }
    if (code === 'ECONNREFUSED')
        return { message, fault: 'refused', advice: 'check baseUrl, and that the service is running' };
    if (code === 'EPROTO')
        return { message, fault: 'protocol', advice: 'is it really https there? Check baseUrl' };
    if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_'))
        return { message, fault: 'tls', advice: 'check baseUrl' };
    const advice = proxyVariable ? `it was made through the proxy in ${proxyVariable}` : '';
    return { message, fault: 'other', advice };
}
function reportProxy(variable, failure) {
    const check = `check ${variable}, or name the host in NO_PROXY if it needs no proxy`;
    if ('status' in failure) {
        const message = `the proxy in ${variable} refused to connect to the service (HTTP ${failure.status})`;
        const wants = failure.status === 407 ? 'it wants a user name and password; ' : '';
        return { message, fault: 'proxy', advice: wants + check };
    }
    const certificate = reportCertificate(failure.code, `the proxy in ${variable}`);
    if (certificate)
        return certificate;
    const message = `the proxy in ${variable} can't be reached: ${describeCode(failure.code)}`;
    return { message, fault: 'proxy', advice: check };
}
function reportCertificate(code, whose) {
    const report = (what, advice) => ({
        message: `the certificate of ${whose} ${what} (${code})`,
        fault: 'certificate',
        advice,
    });
    if (UNTRUSTED.includes(code))
        return report('is signed by nobody this machine trusts', 'name the file with the signing certificate in the environment variable NODE_EXTRA_CA_CERTS');
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
        return report('is for another host', 'check the host name');
    if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
        return report('is out of date', "it must be renewed, or this machine's clock is wrong");
    if (code.startsWith('CERT_'))
        return report('was rejected', 'it must be replaced');
    return undefined;
}

// EXTERNAL MODULE: ./client/errors.js
var errors = __webpack_require__(9930);
// EXTERNAL MODULE: ../node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(3689);
;// CONCATENATED MODULE: ./client/proxy.js



function findProxyVariable(url) {
    if ((0,lib_proxy/* checkBypass */.H)(url))
        return undefined;
    const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
    const variable = names.find((name) => process.env[name]);
    if (variable === undefined || isUsable(url))
        return variable;
    const report = reportProxyAddress(variable);
    throw new errors/* NetworkError */.Dr(report.message, { ...report, sent: false });
}
function isUsable(url) {
    try {
        const proxy = (0,lib_proxy/* getProxyUrl */.s)(url);
        return proxy !== undefined && proxy.hostname !== '' && /^https?:$/.test(proxy.protocol);
    }
    catch {
        return false;
    }
}
function authorizeQuietly(agent) {
    const tunnel = agent;
    const credentials = tunnel.proxyOptions?.proxyAuth;
    if (!tunnel.proxyOptions || !credentials || !tunnel.request)
        return;
    delete tunnel.proxyOptions.proxyAuth;
    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    const open = tunnel.request;
    tunnel.request = (options) => open({ ...options, headers: { ...options.headers, 'Proxy-Authorization': authorization } });
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./client/release-memory.js


let collect;
function releaseMemory() {
    if (collect === undefined) {
        (0,external_node_v8_.setFlagsFromString)('--expose-gc');
        collect = (0,external_node_vm_.runInNewContext)('gc');
    }
    collect();
}

;// CONCATENATED MODULE: ./client/read-body.js



const UNUSUAL_BYTES = 256 * 1024;
async function readBody(message, maxBytes) {
    let body = Buffer.alloc(0);
    let size = 0;
    let releaseAt = UNUSUAL_BYTES;
    try {
        for await (const chunk of decode(message)) {
            const end = size + chunk.length;
            if (end > maxBytes) {
                throw new errors/* UnexpectedResponseError */.dk(`the answer is larger than ${Math.round(maxBytes / 1024)} KiB`);
            }
            if (end > body.length)
                body = enlarge(body, Math.min(maxBytes, Math.max(end, 2 * body.length)));
            chunk.copy(body, size);
            size = end;
            if (size > releaseAt) {
                releaseAt = 2 * size;
                releaseMemory();
            }
        }
    }
    catch (error) {
        if (error instanceof errors/* UnexpectedResponseError */.dk)
            throw error;
        if (message.complete)
            throw new errors/* UnexpectedResponseError */.dk('the answer could not be decoded', { cause: error });
        throw cutOff(error);
    }
    if (!message.complete)
        throw cutOff();
    return body.subarray(0, size);
}
function enlarge(body, length) {
    const larger = Buffer.allocUnsafeSlow(length);
    body.copy(larger);
    return larger;
}
const cutOff = (cause) => new errors/* NetworkError */.Dr('the answer broke off before its end', { sent: true, cause });
function decode(message) {
    const encoding = message.headers['content-encoding']?.toLowerCase() ?? '';
    if (encoding === 'identity' || encoding === '')
        return message;
    const decoder = encoding === 'gzip' || encoding === 'x-gzip'
        ? (0,external_node_zlib_.createGunzip)()
        : encoding === 'deflate'
            ? (0,external_node_zlib_.createInflate)()
            : encoding === 'br'
                ? (0,external_node_zlib_.createBrotliDecompress)()
                : undefined;
    if (!decoder) {
        throw new errors/* UnexpectedResponseError */.dk('the answer has a content encoding that nobody asked for');
    }
    message.once('error', (error) => decoder.destroy(error));
    message.once('aborted', () => decoder.destroy(new Error('aborted')));
    return message.pipe(decoder);
}

;// CONCATENATED MODULE: ./client/transport.js







function createTransport(options) {
    if (options.to?.startsWith('https:'))
        process.getBuiltinModule('node:https');
    const client = new lib/* HttpClient */.Qq(options.userAgent, [], { keepAlive: options.keepAlive ?? false });
    return (request) => exchange(client, { ...request, headers: { 'user-agent': options.userAgent, ...request.headers } });
}
async function exchange(client, request) {
    const proxyVariable = findProxyVariable(request.url);
    const watched = watchRequest(request, proxyVariable);
    try {
        const agent = client.getAgent(request.url.href);
        authorizeQuietly(agent);
        watched.followTunnel(agent);
        const { message } = await client.requestRaw({
            options: {
                method: request.method,
                host: request.url.hostname.replace(/^\[(.*)\]$/, '$1'),
                port: request.url.port || (request.url.protocol === 'https:' ? 443 : 80),
                path: request.url.pathname + request.url.search,
                headers: { ...request.headers },
                agent,
            },
            parsedUrl: request.url,
            httpModule: watched.module,
        }, (request.body ?? null));
        const { statusCode: status = 0, headers } = message;
        if (status < 200)
            throw noAnswer(status);
        const body = await readBody(message, request.maxBytes).catch((error) => {
            if (status >= 200 && status < 300)
                throw error;
            watched.abandon();
            return Buffer.alloc(0);
        });
        return { status, headers, body };
    }
    catch (error) {
        watched.abandon();
        throw watched.explain(error);
    }
    finally {
        watched.release();
    }
}
function watchRequest(request, proxyVariable) {
    let connected = false;
    let stopped;
    let active;
    let tunnel;
    let proxyFailure;
    let restore = () => { };
    const stop = (why) => {
        stopped ??= why;
        tunnel?.destroy();
        active?.destroy(new Error(why));
    };
    const timer = setTimeout(() => stop('timeout'), request.timeoutMs);
    const onAbort = () => stop('abort');
    request.signal.addEventListener('abort', onAbort, { once: true });
    const watchSocket = (socket) => {
        const done = () => {
            connected = true;
        };
        if (socket.secureConnecting)
            socket.once('secureConnect', done);
        else if (socket.connecting)
            socket.once(socket.encrypted ? 'secureConnect' : 'connect', done);
        else
            done();
    };
    return {
        followTunnel(agent) {
            if (!('request' in agent) || typeof agent.request !== 'function')
                return;
            const open = agent.request;
            agent.request = (options) => {
                tunnel = open(options);
                tunnel.once('error', (error) => {
                    proxyFailure = { code: cleanCode(error.code) };
                });
                tunnel.once('connect', ({ statusCode: status = 0 }) => {
                    if (status !== 200)
                        proxyFailure = { status };
                });
                tunnel.once('close', () => {
                    proxyFailure ??= { code: 'ECONNRESET' };
                    active?.emit('error', closedWithoutAnswer());
                });
                return tunnel;
            };
            restore = () => {
                agent.request = open;
            };
        },
        module: {
            request(options, onResponse) {
                const send = request.url.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
                let isSettled = false;
                const own = send(options, (message) => {
                    isSettled = true;
                    onResponse(message);
                });
                active = own;
                own.on('socket', watchSocket);
                own.once('error', () => {
                    isSettled = true;
                });
                own.once('upgrade', ({ statusCode }, socket) => {
                    socket.destroy();
                    own.emit('error', noAnswer(statusCode));
                });
                own.once('close', () => {
                    if (!isSettled)
                        own.emit('error', closedWithoutAnswer());
                });
                if (request.signal.aborted)
                    stop('abort');
                return own;
            },
        },
        explain(error) {
            const sent = connected;
            if (stopped === 'timeout') {
                return new errors/* TimeoutError */.MU(`no answer within ${Math.ceil(request.timeoutMs / 1000)} s`, { sent });
            }
            if (stopped === 'abort')
                return new errors/* NetworkError */.Dr('the request was given up', { sent });
            if (error instanceof errors/* ServiceError */._7)
                return error;
            if (typeof error === 'object' && error !== null && 'code' in error) {
                if (sent)
                    return new errors/* NetworkError */.Dr(describeCode(error.code), { sent, cause: error });
                const report = reportFault({ code: cleanCode(error.code), proxyVariable, proxyFailure });
                return new errors/* NetworkError */.Dr(report.message, { ...report, sent, cause: error });
            }
            return new errors/* NetworkError */.Dr(sent ? 'the connection failed' : 'no connection could be made', {
                sent,
                cause: error,
            });
        },
        abandon() {
            active?.destroy();
        },
        release() {
            restore();
            clearTimeout(timer);
            request.signal.removeEventListener('abort', onAbort);
        },
    };
}
const noAnswer = (status = 0) => new errors/* NetworkError */.Dr(`HTTP ${status} came in place of an answer`, { sent: true });
const closedWithoutAnswer = () => Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' });


/***/ }),

/***/ 6090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ CHANGED_FILES_MAX),
/* harmony export */   Yj: () => (/* binding */ JOB_BODY_MAX_BYTES),
/* harmony export */   qs: () => (/* binding */ AGENT_REQUESTS_PER_HOUR)
/* harmony export */ });
/* unused harmony exports VIEWS_LIMIT_MAX, VIEWS_LIMIT_DEFAULT, FEEDBACK_LIMIT_MAX, PROMPT_MAX_CHARACTERS, CONTEXT_KIB_MAX, CONTEXT_KIB_DEFAULT, ANALYTICS_REQUESTS_PER_HOUR, VIEWS_BODY_MAX_BYTES, KEY_LIFETIME_DAYS */
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

/***/ 4959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fetch),
/* harmony export */   k: () => (/* binding */ ProxyAgent)
/* harmony export */ });
/**
 * Stands in for `undici` inside the bundles, see bundle.ts. What the toolkit imports by name is here and refuses to
 * work, so that code which does come to need undici says so instead of failing in a puzzling way.
 */
function refuse() {
  throw new Error(
    'undici is not part of this bundle: pass a fetch of your own (scripts/bundling/undici-stub.js)',
  );
}

/** The toolkit makes one as soon as it is loaded behind a proxy; only using it is refused. */
class ProxyAgent {
  dispatch() {
    refuse();
  }
}

const fetch = refuse;


/***/ })

};
