export const id = 900;
export const ids = [900,72,131];
export const modules = {

/***/ 6922:
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
;// CONCATENATED MODULE: ./contract/turn.js
/**
 * The header in which the service numbers the turn whose state an answer shows: 1 for the create's, one more for each
 * message. It proves that an end is that of a new turn, however short the turn was. Callers need it nowhere.
 */
const TURN_HEADER = 'docs-agent-turn';

// EXTERNAL MODULE: ./client/errors.js
var errors = __webpack_require__(9930);
;// CONCATENATED MODULE: ./client/look.js

/** What a failed look says about the job: next to nothing, but what to do next depends on it. */
function toLook(error) {
    if (error instanceof errors/* NetworkError */.Dr)
        // What no waiting mends is not asked again.
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
/** What a 401 or 403 means for the person who set the key. */
function explainDenial(status, facts) {
    const meaning = status === 401
        ? 'key invalid or expired (keys expire after 90 days by default)'
        : `address not on the key's allowlist, or key without ${facts.scope} scope`;
    return `HTTP ${status}: ${meaning}${facts.says ? `; the service says: ${facts.says}` : ''}`;
}

// EXTERNAL MODULE: ./client/retry.js
var retry = __webpack_require__(4131);
;// CONCATENATED MODULE: ./client/deliver.js




/**
 * Sends what must not be sent twice. There are no idempotency keys and no list of jobs, so a request whose answer was
 * lost can be neither repeated nor looked up: it ends as `lost`. Repeated is only what provably changed nothing: a
 * request that never left (at most three times), and one that was answered with 429. With less than
 * `limits.answerMs` left nothing leaves: its answer could not be waited for.
 */
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
        // A Retry-After of nothing must not become a flood.
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
/** Decides from the way one attempt failed. Total: an error that is none of ours may have come after sending. */
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


/**
 * The service's text as one harmless line, cut to `max` characters. A secret that it echoes is taken out: after
 * hidden characters are gone, for they could stand inside it, and before the cut, which could leave a part of it.
 */
function cleanLine(text, how) {
    return (0,one_line/* toOneLine */.G)((0,redact/* redact */.E)((0,one_line/* toOneLine */.G)(text, Number.POSITIVE_INFINITY), how.secrets), how.max);
}

;// CONCATENATED MODULE: ./client/json-fields.js

const MAX_DEPTH = 512;
/** Longest text of one value that is read. A job's fields are short; what is longer counts as not given. */
const MAX_VALUE_BYTES = 16 * 1024;
const MAX_KEY_BYTES = 256;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const [QUOTE, COMMA, COLON] = ['"', ',', ':'].map((mark) => mark.charCodeAt(0));
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = ['{', '}', '[', ']'].map((mark) => mark.charCodeAt(0));
/**
 * Reads some fields of a JSON object and only checks the rest. `JSON.parse` would build all of it, and a MiB of brackets
 * or of empty objects becomes 40 MiB of memory; what is not asked for costs nothing here, whatever it is.
 * As in `JSON.parse`, the last of several fields of one name counts.
 * @throws UnexpectedResponseError where the body is not one JSON object, or is nested deeper than any answer is
 */
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
/** The name that a key, quotes and all, stands for. */
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
/** Returns where the value that begins at `start` ends. Without recursion: the nesting is the sender's to choose. */
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
        // A value has ended: so may everything around it.
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
/** Control characters pass here: a value that is asked for is parsed again, and of the rest nothing is used. */
function skipString(body, start) {
    if (body[start] !== QUOTE)
        throw notJson();
    let from = start + 1;
    let quote = -1;
    for (;;) {
        // Looked for anew only where an escape has taken the last one: a MiB of escapes must not be searched each time.
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
/** A number, or true, false and null. */
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




/** One request with the key on it: the success answer, or a ResponseError. */
function createExchange(access, { transport, maxBytes }) {
    return async (method, path, options) => {
        const response = await transport({
            method,
            url: new URL(access.baseUrl + path),
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
/**
 * The service's `error` as one harmless line of at most 300 characters. A gateway in front of it, or a service of
 * another make, says the same in another place: `error.message`, `message`, or RFC 9457's `detail` and `title`.
 */
function readErrorDetail(body, secretKey) {
    try {
        const { error, message, detail, title } = readFields(body, ['error', 'message', 'detail', 'title']);
        const nested = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
        return [error, nested, message, detail, title]
            .map((value) => (typeof value === 'string' ? cleanLine(value, { secrets: [secretKey], max: 300 }) : ''))
            .reduce((first, text) => first || text);
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./contract/job-status.js
var job_status = __webpack_require__(6634);
// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(3244);
;// CONCATENATED MODULE: ./client/read-job.js





const MAX_FIELD_CHARACTERS = 500;
const FIELDS = ['id', 'status', 'source', 'model', 'prLink', 'reviewUrl', 'createdAt', 'archivedAt'];
/**
 * Reads a job from an answer's body. No field is required and unknown ones are ignored; a known field of another type
 * counts as missing. Only known fields are copied, so nothing of the answer's prototype or extras goes further. A
 * secret that the service echoes is taken out here, while it still stands whole: later texts are cut and escaped.
 *
 * This is the contract's `jobSchema`, read liberally and by hand: the schemas' library would be half of the bundle and a
 * tenth of the run's memory. A test holds the two together.
 * @throws UnexpectedResponseError where the body is not a JSON object
 */
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
/** A link that can't be used, of whatever type, is worth a word; an empty one is none. */
function readLink(value, secrets) {
    if (value === null)
        return { prLink: null };
    if (value === undefined || value === '')
        return {};
    const prLink = (0,links/* readPrLink */.n)(typeof value === 'string' ? (0,redact/* redact */.E)(value, secrets) : value);
    return prLink === undefined ? { prLinkDropped: true } : { prLink };
}
/** An extra field of our own service; what can't be used is passed over. */
function readReview(value, secrets) {
    const reviewUrl = typeof value === 'string' ? (0,links/* readPrLink */.n)((0,redact/* redact */.E)(value, secrets)) : undefined;
    return reviewUrl === undefined ? {} : { reviewUrl };
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










/** How long one request may take from its first packet to its last byte. */
const LOOK_TIMEOUT_MS = 20_000;
const DELIVERY_TIMEOUT_MS = 60_000;
/** The agent operations of one project over HTTP. */
function createAgentService(access, tools) {
    const exchange = createExchange(access, { transport: tools.transport, maxBytes: limits/* JOB_BODY_MAX_BYTES */.Yj });
    const read = ({ body, headers }) => ({
        ...readJob(body, [access.secretKey]),
        ...readTurn(headers[TURN_HEADER]),
    });
    const deliver = (name, id, prompt, limits) => {
        const send = async () => {
            const timeoutMs = Math.max(1, Math.min(DELIVERY_TIMEOUT_MS, limits.deadlineMs - tools.clock.now()));
            const options = { body: JSON.stringify({ prompt }), timeoutMs, signal: limits.hardStop };
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
        create: (prompt, limits) => deliver('createJob', undefined, prompt, limits),
        message: (jobId, prompt, limits) => deliver('message', jobId, prompt, limits),
    };
}
/** Nothing where there is no number of a turn, or none that can be one. */
function readTurn(header) {
    if (typeof header !== 'string' || !/^[1-9]\d{0,15}$/.test(header))
        return {};
    const turn = Number(header);
    return Number.isSafeInteger(turn) ? { turn } : {};
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



/** Everything that speaks HTTP comes in through here, so that an entry can load it late. */
function connect(access, tools) {
    const transport = (0,client_transport.createTransport)({ userAgent: tools.userAgent });
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
/** Anything that went wrong between us and the service. Messages hold no key, no body and no header. */
class ServiceError extends Error {
    name = 'ServiceError';
}
/** The service answered, and not with a success. */
class ResponseError extends ServiceError {
    name = 'ResponseError';
    status;
    /** The service's own `error`, one harmless line of at most 300 characters; empty when it gave none. */
    detail;
    retryAfterMs;
    constructor(status, facts = {}) {
        super(`HTTP ${status}${facts.detail ? `: ${facts.detail}` : ''}`);
        this.status = status;
        this.detail = facts.detail ?? '';
        this.retryAfterMs = facts.retryAfterMs;
    }
}
/** No whole answer arrived. `sent` is false only where it is proven that the service saw nothing. */
class NetworkError extends ServiceError {
    name = 'NetworkError';
    sent;
    fault;
    /** What to do about it, to follow a colon; empty where there is nothing to say. */
    advice;
    constructor(message, facts) {
        super(message, { cause: facts.cause });
        this.sent = facts.sent;
        this.fault = facts.fault ?? 'other';
        this.advice = facts.advice ?? '';
    }
    /** Trying again can't help: only a changed setting can. */
    get permanent() {
        return !this.sent && (this.fault === 'certificate' || this.fault === 'proxy-address');
    }
    /** The message with the advice. */
    get sentence() {
        return this.advice ? `${this.message}: ${this.advice}` : this.message;
    }
}
/** The request's total time ran out. */
class TimeoutError extends NetworkError {
    name = 'TimeoutError';
}
/** A 2xx whose body is not what the contract says: cut, too large, not JSON, or without what is needed. */
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
/**
 * The one retry policy.
 *
 * What may be repeated (a look) is repeated until the run's deadline; what may not (create, message) only where it is
 * proven that the service saw nothing, at most `UNSENT_RETRIES` times, or where it said 429. Delays grow by powers of
 * two up to `RETRY_CAP_MS` and are drawn evenly from zero to that ("full jitter"), so that many runs that fail together
 * do not come back together.
 */
const RETRY_BASE_MS = 1_000;
const RETRY_CAP_MS = 30_000;
const UNSENT_RETRIES = 3;
const ANSWER_MS = 10_000;
const ANSWER_SHARE = 0.1;
/**
 * The least time that the answer to a create or a message is given: 10 s, or a tenth of the run's timeout where that is
 * less. What is sent with less time left is lost more often than not, and what is lost can't be looked up.
 */
function leastAnswerTime(timeoutMs) {
    return Math.min(ANSWER_MS, timeoutMs * ANSWER_SHARE);
}
/** Milliseconds before retry number `attempt` (1 is the first), by full jitter. */
function retryDelay(attempt, draw) {
    const ceiling = Math.min(RETRY_CAP_MS, (draw.baseMs ?? RETRY_BASE_MS) * 2 ** Math.min(attempt - 1, 16));
    return Math.round(draw.random() * ceiling);
}
/**
 * Milliseconds that a Retry-After header asks for, or undefined where there is none that can be read.
 * Both forms of RFC 9110 §10.2.3: seconds, and an HTTP date (held against the wall clock, `nowMs`).
 */
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
var external_node_http_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_http_, 2);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
var external_node_https_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_https_, 2);
// EXTERNAL MODULE: ../node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(5889);
;// CONCATENATED MODULE: ./client/connection-fault.js
/** Codes of OpenSSL's verification that a further trusted authority would mend. */
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
/** The failure of a connection in words; the code only, made harmless. */
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
/** Of a connection that could not be made. */
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



/**
 * The variable that names the proxy for this address, or undefined where none is asked. In the order of the toolkit,
 * which passes over a value that it can't read, and would go without the proxy and without a word.
 * @throws NetworkError where the variable names no usable proxy
 */
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
/**
 * Gives a tunnel its credentials by a header. The tunnel's own way calls `new Buffer`, of which Node warns on standard
 * error (DEP0005).
 */
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
/**
 * Gives back what large answers have left behind. Node lets up to 64 MiB of dead buffers lie before it collects them,
 * which is more than a whole run may use; so after an answer of unusual size we ask for it. Takes a few milliseconds.
 */
function releaseMemory() {
    if (collect === undefined) {
        (0,external_node_v8_.setFlagsFromString)('--expose-gc');
        collect = (0,external_node_vm_.runInNewContext)('gc');
    }
    collect();
}

;// CONCATENATED MODULE: ./client/read-body.js



/** Several times the size of any job or page of views that is usual. */
const UNUSUAL_BYTES = 256 * 1024;
/**
 * Reads a body whole, decoded, up to `maxBytes`; a byte more is an error, and nothing further is read or unpacked.
 * A connection that is cut mid-body is an error too, never a hang and never a short body.
 * @throws UnexpectedResponseError where the body is too large or not decodable; NetworkError where it is cut
 */
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
    const encoding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
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
    // `pipe` does not hand errors on, and a cut connection would leave the decoder waiting for ever.
    message.once('error', (error) => decoder.destroy(error));
    message.once('aborted', () => decoder.destroy(new Error('aborted')));
    return message.pipe(decoder);
}

;// CONCATENATED MODULE: ./client/transport.js







/**
 * Sends one request on the toolkit's client, which brings the proxy rules (HTTP(S)_PROXY, NO_PROXY).
 * Its own `readBody` never settles on a cut connection and has no limit, and its timeout is one of idleness;
 * so the request is watched and its body read here. Neither does it settle where a request is closed without an answer
 * and without an error, as Node does with an upgrade (HTTP 101) that nobody asked for. Redirects are answers like any
 * other.
 * @throws NetworkError, TimeoutError, UnexpectedResponseError
 */
function createTransport(options) {
    // Each request on a connection of its own, unless all are repeatable: a kept one may be stale, and a POST on it lost.
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
            // A refusal stands, whatever became of its explanation.
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
/** Follows one request: whether a byte of it can have reached the service, and when its time is over. */
function watchRequest(request, proxyVariable) {
    let connected = false;
    let stopped;
    let active;
    let tunnel;
    let proxyFailure;
    // A kept agent serves many requests, each of which would wrap what the one before had wrapped.
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
        /** A proxy's agent asks for its tunnel by a request of its own; unless that is ended too, ours never settles. */
        followTunnel(agent) {
            if (!('request' in agent) || typeof agent.request !== 'function')
                return;
            const open = agent.request;
            agent.request = (options) => {
                tunnel = open(options);
                // The tunnel's own error is always ECONNRESET, whatever was wrong.
                tunnel.once('error', (error) => {
                    proxyFailure = { code: cleanCode(error.code) };
                });
                tunnel.once('connect', ({ statusCode: status = 0 }) => {
                    if (status !== 200)
                        proxyFailure = { status };
                });
                // The agent hears nothing of it; where it has heard something, it has taken this listener away.
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
                const sender = request.url.protocol === 'https:' ? external_node_https_namespaceObject : external_node_http_namespaceObject;
                let isSettled = false;
                const own = sender.request(options, (message) => {
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
/** Of what may only come before an answer (RFC 9110 §15.2), or ends the exchange in another protocol. */
const noAnswer = (status = 0) => new errors/* NetworkError */.Dr(`HTTP ${status} came in place of an answer`, { sent: true });
const closedWithoutAnswer = () => Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' });


/***/ }),

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toOneLine)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6857);
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9307);


/** Folds white space and control characters to one space each, drops hidden ones, cuts to `maxCharacters`. */
function toOneLine(text, maxCharacters) {
    const line = (0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .dropHidden */ .q)(text)
        .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
        .trim();
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .x)(line, maxCharacters);
}


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
