export const id = 353;
export const ids = [353,72,131];
export const modules = {

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

/***/ 9355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectViews: () => (/* binding */ connectViews)
});

// EXTERNAL MODULE: ./client/retry.js
var retry = __webpack_require__(4131);
// EXTERNAL MODULE: ./client/transport.js + 4 modules
var client_transport = __webpack_require__(2958);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(6090);
// EXTERNAL MODULE: ./contract/paths.js
var paths = __webpack_require__(8288);
// EXTERNAL MODULE: ./client/errors.js
var errors = __webpack_require__(9930);
// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __webpack_require__(9766);
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

;// CONCATENATED MODULE: ./client/parse-object.js

function parseObject(body) {
    let value;
    try {
        value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    }
    catch {
        throw new errors/* UnexpectedResponseError */.dk('the answer is not JSON');
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new errors/* UnexpectedResponseError */.dk('the answer is not a JSON object');
    }
    return value;
}

;// CONCATENATED MODULE: ./client/views-page.js



const PATH_MAX_CHARACTERS = 8_192;
function readViewsPage(body, secretKey) {
    const { totals, views, hasMore } = parseObject(body);
    if (!Array.isArray(views))
        throw new errors/* UnexpectedResponseError */.dk('the answer holds no list of views');
    if (typeof hasMore !== 'boolean')
        throw new errors/* UnexpectedResponseError */.dk('the answer does not say hasMore');
    return { totals: readCounts(totals, 'totals'), rows: views.map((row) => readRow(row, secretKey)), hasMore };
}
function readRow(value, secretKey) {
    const { human, ai, total } = readCounts(value, 'a row');
    return { path: readPath(value, secretKey), human, ai, total };
}
function readPath(row, secretKey) {
    if (typeof row !== 'object' || row === null)
        throw new errors/* UnexpectedResponseError */.dk('a row of the answer is no object');
    const { path } = row;
    if (typeof path !== 'string' || path === '' || path.length > PATH_MAX_CHARACTERS)
        throw new errors/* UnexpectedResponseError */.dk('a row has no usable path');
    return path.includes(secretKey) ? (0,redact/* redact */.E)(path, [secretKey]) : path;
}
function readCounts(value, what) {
    if (typeof value !== 'object' || value === null)
        throw new errors/* UnexpectedResponseError */.dk(`${what} of the answer is no object`);
    const { human, ai, total } = value;
    if (!isCount(human) || !isCount(ai))
        throw new errors/* UnexpectedResponseError */.dk(`${what} of the answer has a count that is none`);
    const all = total ?? human + ai;
    if (!isCount(all))
        throw new errors/* UnexpectedResponseError */.dk(`${what} of the answer has a total that is no count`);
    return { human, ai, total: all };
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}

;// CONCATENATED MODULE: ./client/feedback-page.js



function readFeedbackPage(body, secretKey) {
    const { feedback, hasMore } = parseObject(body);
    if (!Array.isArray(feedback))
        throw new errors/* UnexpectedResponseError */.dk('the answer holds no list of feedback');
    if (typeof hasMore !== 'boolean')
        throw new errors/* UnexpectedResponseError */.dk('the answer does not say hasMore');
    const votes = new Map();
    for (const row of feedback) {
        const path = readPath(row, secretKey);
        if (!votes.has(path))
            votes.set(path, readVotes(row));
    }
    return { votes, hasMore };
}
function readVotes(row) {
    const { thumbsUp, thumbsDown } = row;
    if (!isCount(thumbsUp) || !isCount(thumbsDown))
        throw new errors/* UnexpectedResponseError */.dk('a row of the answer has a count that is none');
    return { up: thumbsUp, down: thumbsDown };
}

;// CONCATENATED MODULE: ./client/views.js






const VIEWS_TIMEOUT_MS = 60_000;
function createViewsService(access, transport) {
    const exchange = createExchange(access, { transport, maxBytes: limits/* VIEWS_BODY_MAX_BYTES */.jU });
    const ask = async (name, { query, timeoutMs, signal }) => {
        const limitMs = Math.max(1, Math.min(VIEWS_TIMEOUT_MS, timeoutMs));
        const path = `${(0,paths/* buildPath */.UL)(name, access)}?${query}`;
        return (await exchange('GET', path, { timeoutMs: limitMs, signal })).body;
    };
    return {
        async page(range, { offset, ...timing }) {
            const query = toQuery(range, limits/* VIEWS_LIMIT_MAX */.O2);
            query.set('offset', String(offset));
            try {
                const body = await ask('views', { query, ...timing });
                return { kind: 'page', page: readViewsPage(body, access.secretKey) };
            }
            catch (error) {
                return toFailure(error, MEANINGS);
            }
        },
        async feedback(range, timing) {
            try {
                const body = await ask('feedback', { query: toQuery(range, limits/* FEEDBACK_LIMIT_MAX */.L8), ...timing });
                return { kind: 'feedback', feedback: readFeedbackPage(body, access.secretKey) };
            }
            catch (error) {
                return toFailure(error, { ...MEANINGS, ...FEEDBACK_MEANINGS });
            }
        },
    };
}
function toQuery({ dateFrom, dateTo }, limit) {
    const query = new URLSearchParams();
    if (dateFrom !== undefined)
        query.set('dateFrom', dateFrom);
    if (dateTo !== undefined)
        query.set('dateTo', dateTo);
    query.set('limit', String(limit));
    return query;
}
function toFailure(error, meanings) {
    if (error instanceof errors/* NetworkError */.Dr)
        return error.permanent
            ? { kind: 'refused', detail: `nothing, for nothing was sent: ${error.sentence}` }
            : { kind: 'unreachable', detail: error.sentence };
    if (error instanceof errors/* UnexpectedResponseError */.dk)
        return { kind: 'malformed', detail: error.message };
    if (!(error instanceof errors/* ResponseError */.o3))
        throw error;
    const { status, message, retryAfterMs } = error;
    if (status === 429)
        return { kind: 'limited', detail: message, retryAfterMs };
    if (status >= 500 || status === 408 || status === 425)
        return { kind: 'unreachable', detail: message, retryAfterMs };
    const meaning = meanings[status >= 300 && status < 400 ? 300 : status];
    return { kind: 'refused', detail: meaning ? `${message} (${meaning})` : message };
}
const MEANINGS = {
    300: 'a redirect, which is never followed: check baseUrl',
    401: 'key invalid or expired (keys expire after 90 days by default)',
    403: "address not on the key's allowlist, or key without read scope",
    404: 'no such project: check projectId and baseUrl',
};
const FEEDBACK_MEANINGS = {
    403: 'this key, or the plan, may not read feedback',
    404: 'it does not know feedback by page for this project',
};

;// CONCATENATED MODULE: ./client/views-connect.js



function connectViews(access, tools) {
    const transport = (0,client_transport.createTransport)({ userAgent: tools.userAgent, keepAlive: true, to: access.baseUrl });
    return {
        service: createViewsService(access, transport),
        retryDelay: (attempt) => (0,retry.retryDelay)(attempt, { random: tools.random }),
    };
}


/***/ }),

/***/ 6090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ FEEDBACK_LIMIT_MAX),
/* harmony export */   O2: () => (/* binding */ VIEWS_LIMIT_MAX),
/* harmony export */   QU: () => (/* binding */ CHANGED_FILES_MAX),
/* harmony export */   jU: () => (/* binding */ VIEWS_BODY_MAX_BYTES),
/* harmony export */   tI: () => (/* binding */ ANALYTICS_REQUESTS_PER_HOUR)
/* harmony export */ });
/* unused harmony exports VIEWS_LIMIT_DEFAULT, PROMPT_MAX_CHARACTERS, CONTEXT_KIB_MAX, CONTEXT_KIB_DEFAULT, AGENT_REQUESTS_PER_HOUR, JOB_BODY_MAX_BYTES, KEY_LIFETIME_DAYS */
const VIEWS_LIMIT_MAX = 250;
const VIEWS_LIMIT_DEFAULT = 50;
const FEEDBACK_LIMIT_MAX = 100;
const PROMPT_MAX_CHARACTERS = 50_000;
const CONTEXT_KIB_MAX = 256;
const CONTEXT_KIB_DEFAULT = 64;
const AGENT_REQUESTS_PER_HOUR = 100;
const ANALYTICS_REQUESTS_PER_HOUR = 100;
const JOB_BODY_MAX_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
const VIEWS_BODY_MAX_BYTES = 8 * 1024 * 1024;
const KEY_LIFETIME_DAYS = 90;
const CHANGED_FILES_MAX = 300;


/***/ }),

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toOneLine)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6857);
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9307);


function toOneLine(text, maxCharacters) {
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .dropHidden */ .q)(text)).trim(), maxCharacters);
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
