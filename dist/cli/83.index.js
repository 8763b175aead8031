export const id = 83;
export const ids = [83];
export const modules = {

/***/ 84914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectViews: () => (/* binding */ connectViews)
});

// EXTERNAL MODULE: ./client/retry.js
var retry = __webpack_require__(64131);
// EXTERNAL MODULE: ./client/transport.js + 4 modules
var client_transport = __webpack_require__(32958);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(56090);
// EXTERNAL MODULE: ./contract/paths.js
var paths = __webpack_require__(98288);
// EXTERNAL MODULE: ./client/errors.js
var errors = __webpack_require__(69930);
// EXTERNAL MODULE: ./client/exchange.js
var client_exchange = __webpack_require__(65004);
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

// EXTERNAL MODULE: ./text/redact.js
var redact = __webpack_require__(60128);
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
    const exchange = (0,client_exchange/* createExchange */.C)(access, { transport, maxBytes: limits/* VIEWS_BODY_MAX_BYTES */.jU });
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
    const transport = (0,client_transport/* createTransport */.o)({ userAgent: tools.userAgent, keepAlive: true, to: access.baseUrl });
    return {
        service: createViewsService(access, transport),
        retryDelay: (attempt) => (0,retry/* retryDelay */.a2)(attempt, { random: tools.random }),
    };
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
