export const id = 424;
export const ids = [424];
export const modules = {

/***/ 86424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connect: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(67576);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(56090);
// EXTERNAL MODULE: ./contract/paths.js
var paths = __webpack_require__(98288);
// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __webpack_require__(19766);
// EXTERNAL MODULE: ./contract/turn.js
var turn = __webpack_require__(51873);
// EXTERNAL MODULE: ./client/errors.js
var errors = __webpack_require__(69930);
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
var retry = __webpack_require__(64131);
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
            if (verdict.permanent || unsent > retry/* UNSENT_RETRIES */.l2)
                return { kind: 'refused', missing: false, detail: explainUnsent(verdict) };
        }
        const backoffMs = (0,retry/* retryDelay */.a2)(attempt, {
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

// EXTERNAL MODULE: ./client/exchange.js
var client_exchange = __webpack_require__(65004);
// EXTERNAL MODULE: ./contract/check-status.js
var check_status = __webpack_require__(29875);
// EXTERNAL MODULE: ./contract/job-status.js
var job_status = __webpack_require__(96634);
// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(93244);
// EXTERNAL MODULE: ./text/redact.js
var redact = __webpack_require__(60128);
// EXTERNAL MODULE: ./text/without-users.js
var without_users = __webpack_require__(93692);
// EXTERNAL MODULE: ./client/clean-line.js
var clean_line = __webpack_require__(19671);
// EXTERNAL MODULE: ./client/json-fields.js
var json_fields = __webpack_require__(32417);
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
    const value = (0,json_fields/* readFields */.q)(body, FIELDS);
    const clean = (word, max = MAX_FIELD_CHARACTERS) => (0,clean_line/* cleanLine */.O)(word, { secrets, max });
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
            ? { failure: clean((0,without_users/* withoutUsers */.b)(value.failure)) }
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
    const exchange = (0,client_exchange/* createExchange */.C)(access, { transport: tools.transport, maxBytes: limits/* JOB_BODY_MAX_BYTES */.Yj });
    const read = ({ body, headers }) => {
        const job = {
            ...readJob(body, [access.secretKey]),
            ...readTurn('turn', headers[turn/* TURN_HEADER */.s]),
            ...readTurn('turnsAtLeast', headers[turn/* TURNS_AT_LEAST_HEADER */.z]),
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
                const retryAfterMs = (0,retry/* parseRetryAfter */.mu)(response.headers['retry-after'], Date.now());
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
var client_transport = __webpack_require__(32958);
;// CONCATENATED MODULE: ./client/connect.js



function connect(access, tools) {
    const transport = (0,client_transport/* createTransport */.o)({ userAgent: tools.userAgent, to: access.baseUrl });
    return {
        service: createAgentService(access, { ...tools, transport }),
        retryDelay: (attempt) => (0,retry/* retryDelay */.a2)(attempt, { random: tools.random, baseMs: tools.retryBaseMs }),
    };
}


/***/ }),

/***/ 29875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ CHECK_STATUSES)
/* harmony export */ });
const CHECK_STATUSES = ['passed', 'failed', 'failed before', 'skipped'];


/***/ }),

/***/ 96634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];


/***/ }),

/***/ 51873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ TURN_HEADER),
/* harmony export */   z: () => (/* binding */ TURNS_AT_LEAST_HEADER)
/* harmony export */ });
const TURN_HEADER = 'docs-agent-turn';
const TURNS_AT_LEAST_HEADER = 'docs-agent-turns-at-least';


/***/ }),

/***/ 93244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readPrLink)
/* harmony export */ });
/* unused harmony export isTrustedLink */
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

/***/ 93692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ withoutUsers)
/* harmony export */ });
const USER = /:\/\/[^\s/]*@/g;
const HALF_OF_ONE = /:\/\/[^\s/@:]*:[^\s/@]*…$/;
function withoutUsers(text) {
    return text.replace(USER, '://***@').replace(HALF_OF_ONE, '://***…');
}


/***/ })

};
