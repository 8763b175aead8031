export const id = 402;
export const ids = [402];
export const modules = {

/***/ 1592:
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

;// CONCATENATED MODULE: ./client/errors.js
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
    throw new NetworkError(report.message, { ...report, sent: false });
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
                throw new UnexpectedResponseError(`the answer is larger than ${Math.round(maxBytes / 1024)} KiB`);
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
        if (error instanceof UnexpectedResponseError)
            throw error;
        if (message.complete)
            throw new UnexpectedResponseError('the answer could not be decoded', { cause: error });
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
const cutOff = (cause) => new NetworkError('the answer broke off before its end', { sent: true, cause });
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
        throw new UnexpectedResponseError('the answer has a content encoding that nobody asked for');
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
                return new TimeoutError(`no answer within ${Math.ceil(request.timeoutMs / 1000)} s`, { sent });
            }
            if (stopped === 'abort')
                return new NetworkError('the request was given up', { sent });
            if (error instanceof ServiceError)
                return error;
            if (typeof error === 'object' && error !== null && 'code' in error) {
                if (sent)
                    return new NetworkError(describeCode(error.code), { sent, cause: error });
                const report = reportFault({ code: cleanCode(error.code), proxyVariable, proxyFailure });
                return new NetworkError(report.message, { ...report, sent, cause: error });
            }
            return new NetworkError(sent ? 'the connection failed' : 'no connection could be made', {
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
const noAnswer = (status = 0) => new NetworkError(`HTTP ${status} came in place of an answer`, { sent: true });
const closedWithoutAnswer = () => Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' });


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
