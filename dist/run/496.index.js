export const id = 496;
export const ids = [496,131];
export const modules = {

/***/ 9671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ cleanLine)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2048);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(128);


function cleanLine(text, how) {
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .G)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .G)(text, Number.POSITIVE_INFINITY), how.secrets), how.max);
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

/***/ 5004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createExchange)
/* harmony export */ });
/* harmony import */ var _contract_runner_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9766);
/* harmony import */ var _clean_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9671);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9930);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2417);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4131);





function createExchange(access, { transport, maxBytes }) {
    return async (method, path, options) => {
        const response = await transport({
            method,
            url: (0,_contract_runner_service_js__WEBPACK_IMPORTED_MODULE_0__/* .addressIn */ ._Q)(access.baseUrl, path),
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ResponseError */ .o3(response.status, {
            detail: readErrorDetail(response.body, access.secretKey),
            retryAfterMs: (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__.parseRetryAfter)(response.headers['retry-after'], Date.now()),
        });
    };
}
function readErrorDetail(body, secretKey) {
    try {
        const { error, message, detail, title } = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .readFields */ .q)(body, ['error', 'message', 'detail', 'title']);
        const nested = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
        return [error, nested, message, detail, title]
            .map((value) => (typeof value === 'string' ? (0,_clean_line_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanLine */ .O)(value, { secrets: [secretKey], max: 300 }) : ''))
            .reduce((first, text) => first || text)
            .replace(/(?<!\.)\.$/, '');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 2417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readFields)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9930);

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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnexpectedResponseError */ .dk('the answer is not a JSON object');
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
const notJson = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnexpectedResponseError */ .dk('the answer is not JSON');
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
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnexpectedResponseError */ .dk('the answer is nested too deeply');
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


/***/ }),

/***/ 2670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ explainDenial),
/* harmony export */   d: () => (/* binding */ toLook)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9930);

function toLook(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr)
        return { kind: error.permanent ? 'refused' : 'unreachable', detail: error.sentence };
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnexpectedResponseError */ .dk)
        return { kind: 'malformed', detail: error.message };
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3))
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


/***/ }),

/***/ 8496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPreviewService: () => (/* binding */ createPreviewService)
});

// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(6090);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(7576);
;// CONCATENATED MODULE: ./contract/preview.js

const PREVIEW_PATHS = {
    preview: '/v1/project/preview/{projectId}',
    updateStatus: '/v1/project/update-status/{statusId}',
};
const UPDATE_STATUSES = ['queued', 'in_progress', 'success', 'failure'];
const STATUS_ID = identifiers/* JOB_ID */.m;
const PREVIEWS_PER_MINUTE = 5;
function previewPath(projectId) {
    if (!identifiers/* PROJECT_ID */.i.test(projectId))
        throw new RangeError('projectId is not usable in a URL');
    return PREVIEW_PATHS.preview.replace('{projectId}', projectId);
}
function updateStatusPath(statusId) {
    if (!STATUS_ID.test(statusId))
        throw new RangeError('statusId is not usable in a URL');
    return PREVIEW_PATHS.updateStatus.replace('{statusId}', statusId);
}

// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(3244);
// EXTERNAL MODULE: ./text/redact.js
var redact = __webpack_require__(128);
// EXTERNAL MODULE: ./client/clean-line.js
var clean_line = __webpack_require__(9671);
// EXTERNAL MODULE: ./client/errors.js
var errors = __webpack_require__(9930);
// EXTERNAL MODULE: ./client/exchange.js
var client_exchange = __webpack_require__(5004);
// EXTERNAL MODULE: ./client/json-fields.js
var json_fields = __webpack_require__(2417);
// EXTERNAL MODULE: ./client/look.js
var client_look = __webpack_require__(2670);
;// CONCATENATED MODULE: ./client/preview-service.js









const ASK_TIMEOUT_MS = 30_000;
const LOOK_TIMEOUT_MS = 20_000;
const SUMMARY_MAX_CHARACTERS = 300;
function createPreviewService(access, transport) {
    const exchange = (0,client_exchange/* createExchange */.C)(access, { transport, maxBytes: limits/* JOB_BODY_MAX_BYTES */.Yj });
    const secrets = [access.secretKey];
    return {
        async ask(branch, { timeoutMs, signal }) {
            try {
                const { body } = await exchange('POST', previewPath(access.projectId), {
                    body: JSON.stringify({ branch }),
                    timeoutMs: Math.max(1, Math.min(ASK_TIMEOUT_MS, timeoutMs)),
                    signal,
                });
                const { statusId, previewUrl } = (0,json_fields/* readFields */.q)(body, ['statusId', 'previewUrl']);
                const url = typeof previewUrl === 'string' ? (0,links/* readPrLink */.n)((0,redact/* redact */.E)(previewUrl, secrets)) : undefined;
                return {
                    kind: 'accepted',
                    ...(typeof statusId === 'string' && STATUS_ID.test(statusId) ? { statusId } : {}),
                    ...(url === undefined ? {} : { url }),
                };
            }
            catch (error) {
                return toAnswer(error);
            }
        },
        async look(statusId, { timeoutMs, signal }) {
            try {
                const limitMs = Math.max(1, Math.min(LOOK_TIMEOUT_MS, timeoutMs));
                const { body } = await exchange('GET', updateStatusPath(statusId), { timeoutMs: limitMs, signal });
                const { status, summary, logs } = (0,json_fields/* readFields */.q)(body, ['status', 'summary', 'logs']);
                const words = status === 'failure' ? [summary, ...lastLines(logs)].find(isText) : undefined;
                return {
                    kind: 'build',
                    ...(UPDATE_STATUSES.includes(status) ? { status: status } : {}),
                    ...(words === undefined
                        ? {}
                        : { summary: (0,clean_line/* cleanLine */.O)(words, { secrets, max: SUMMARY_MAX_CHARACTERS }) }),
                };
            }
            catch (error) {
                const look = (0,client_look/* toLook */.d)(error);
                if (look.kind === 'denied' || look.kind === 'refused')
                    return { kind: 'refused', detail: look.detail };
                const retryAfterMs = 'retryAfterMs' in look ? look.retryAfterMs : undefined;
                return {
                    kind: 'unseen',
                    detail: look.detail,
                    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
                };
            }
        },
    };
}
const NO_PREVIEWS = 'this service makes no previews, or knows no such project';
const isText = (value) => typeof value === 'string' && value.trim() !== '';
function lastLines(logs) {
    const texts = Array.isArray(logs) ? logs : [logs];
    return texts.flatMap((text) => (typeof text === 'string' ? text.split(/[\r\n]+/) : [])).toReversed();
}
function toAnswer(error) {
    if (error instanceof errors/* NetworkError */.Dr && !error.sent)
        return { kind: error.permanent ? 'refused' : 'unsent', detail: error.sentence };
    if (!(error instanceof errors/* ResponseError */.o3)) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        return { kind: 'refused', detail: `the answer was lost (${error.message})` };
    }
    const { status, message, detail, retryAfterMs } = error;
    if (status === 429)
        return { kind: 'limited', detail: message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
    if (status === 403) {
        const denial = (0,client_look/* explainDenial */.L)(status, { scope: 'write', says: detail });
        return { kind: 'refused', detail: `${denial}; a plan may have no previews, too` };
    }
    if (status === 401)
        return { kind: 'refused', detail: (0,client_look/* explainDenial */.L)(status, { scope: 'write', says: detail }) };
    const isUnexplained = status === 404 && detail === '';
    return { kind: 'refused', detail: isUnexplained ? `${message} (${NO_PREVIEWS})` : message };
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


/***/ })

};
