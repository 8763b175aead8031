export const id = 717;
export const ids = [717];
export const modules = {

/***/ 9875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ CHECK_STATUSES)
/* harmony export */ });
const CHECK_STATUSES = ['passed', 'failed', 'failed before', 'skipped'];


/***/ }),

/***/ 6634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];


/***/ }),

/***/ 8857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ asIs),
/* harmony export */   An: () => (/* binding */ PAGE_MAX_CHARACTERS),
/* harmony export */   Bd: () => (/* binding */ pages),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   KC: () => (/* binding */ union),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UC: () => (/* binding */ RUN_ID),
/* harmony export */   WZ: () => (/* binding */ storyField),
/* harmony export */   _e: () => (/* binding */ toBase64Url),
/* harmony export */   tP: () => (/* binding */ fromBase64Url)
/* harmony export */ });
/* harmony import */ var _contract_check_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9875);
/* harmony import */ var _contract_identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7576);
/* harmony import */ var _contract_job_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6634);
/* harmony import */ var _text_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3244);




const RUN_ID = /^\d{1,20}$/;
const asIs = (accepts) => ({
    read: (value) => (accepts(value) ? value : undefined),
    publish: (value) => value,
});
const word = (...words) => asIs((value) => words.includes(value));
const isText = (value) => typeof value === 'string';
const privateText = { ...asIs(isText), publish: () => '' };
const jobId = asIs((value) => typeof value === 'string' && _contract_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .m.test(value));
const flag = asIs((value) => typeof value === 'boolean');
const count = asIs((value) => Number.isSafeInteger(value) && value >= 0);
const duration = asIs((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0);
const runId = asIs((value) => typeof value === 'string' && RUN_ID.test(value));
const link = asIs((value) => value === (0,_text_links_js__WEBPACK_IMPORTED_MODULE_1__/* .readPrLink */ .n)(value));
const pages = asIs((value) => Array.isArray(value) &&
    value.every((page) => isText(page) && page !== '' && page.length <= PAGE_MAX_CHARACTERS));
const PAGE_MAX_CHARACTERS = 512;
const READING = {
    id: isText,
    status: (value) => _contract_job_status_js__WEBPACK_IMPORTED_MODULE_2__/* .JOB_STATUSES */ .n.includes(value),
    unknownStatus: isText,
    source: isSource,
    model: isText,
    prLink: (value) => value === null || link.read(value) !== undefined,
    prLinkDropped: (value) => value === true,
    reviewUrl: (value) => link.read(value) !== undefined,
    endsWithRun: (value) => value === true,
    checks: isChecks,
    failure: isText,
    createdAt: isText,
    archivedAt: isText,
    turn: (value) => count.read(value) !== undefined,
    turnsAtLeast: (value) => count.read(value) !== undefined,
};
function isChecks(value) {
    return (Array.isArray(value) &&
        value.every((check) => {
            const fields = fieldsOf(check);
            return (fields?.size === 3 &&
                _contract_check_status_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_STATUSES */ .Q.includes(fields.get('status')) &&
                isText(fields.get('name')) &&
                count.read(fields.get('rounds')) !== undefined);
        }));
}
function isSource(value) {
    const fields = fieldsOf(value);
    return (!!fields && [...fields].every(([name, text]) => ['repository', 'ref'].includes(name) && isText(text)));
}
const reading = {
    read(value) {
        const fields = fieldsOf(value);
        const isReading = [...(fields ?? [])].every(([name, field]) => Object.hasOwn(READING, name) && READING[name](field));
        return fields && isReading ? value : undefined;
    },
    publish: ({ status, prLink, reviewUrl, endsWithRun, checks, failure, turn }) => ({
        ...(status ? { status } : {}),
        ...(prLink ? { prLink } : {}),
        ...(reviewUrl ? { reviewUrl } : {}),
        ...(endsWithRun ? { endsWithRun } : {}),
        ...(checks ? { checks } : {}),
        ...(failure ? { failure } : {}),
        ...(turn === undefined ? {} : { turn }),
    }),
};
function fieldsOf(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    return new Map(Object.entries(value));
}
function union(variants) {
    const fieldsOfKind = (kind) => Object.entries(variants[kind]);
    const isKind = (kind) => typeof kind === 'string' && Object.hasOwn(variants, kind);
    return {
        read(value) {
            const given = fieldsOf(value);
            const kind = given?.get('kind');
            if (!given || !isKind(kind))
                return undefined;
            const fields = fieldsOfKind(kind);
            const isWhole = fields.every(([name, field]) => field.read(given.get(name)) !== undefined);
            return isWhole && given.size === fields.length + 1 ? value : undefined;
        },
        publish(value) {
            const fields = fieldsOfKind(value.kind).map(([name, field]) => [
                name,
                field.publish(value[name]),
            ]);
            return { kind: value.kind, ...Object.fromEntries(fields) };
        },
    };
}
const knownJob = { jobId, job: reading };
const turn = union({
    first: {},
    further: { before: reading, number: count, evidence: word('seen', 'none') },
    passed: { isFurther: flag },
});
const sight = union({
    seen: { agoMs: duration, failures: count, why: privateText },
    unseen: { failures: count, why: privateText },
});
const about = union({ nothing: {}, job: knownJob });
const loss = union({ lost: { why: privateText }, 'cut-off': {} });
const behind = union({ run: { run: runId, untilMs: count }, command: { untilMs: count } });
const hindrance = union({
    queue: { behind },
    stopped: {},
    'cut-off': {},
    time: { why: privateText },
    busy: { sight },
});
const asked = union({
    create: {},
    message: { looks: word('none', 'stopped', 'idle', 'unseen'), ...knownJob },
});
const past = {
    read: (value) => pastUnion().read(value),
    publish: (value) => pastUnion().publish(value),
};
const pastUnion = () => union({ none: {}, left: { attempt: count, pages, story: storyField } });
const inTurn = { ...knownJob, turn };
const storyField = union({
    looking: {},
    opened: { past },
    queued: { past, behind },
    admitted: { past },
    waiting: { past, ...knownJob },
    creating: {},
    sending: knownJob,
    running: inTurn,
    detached: inTurn,
    'timed-out': { ...inTurn, sight },
    cancelled: { ...inTurn, by: word('stop', 'cut-off') },
    'out-of-sight': { ...inTurn, why: privateText },
    stuck: inTurn,
    'pull-request': { ...inTurn, link },
    concluded: { ...inTurn, link, by: word('merge', 'close') },
    'no-pull-request': inTurn,
    failed: inTurn,
    archived: inTurn,
    unknown: { asked, loss },
    'not-sent': { past, about, hindrance },
    refused: { past, about, why: privateText },
    limited: { past, about, why: privateText, retryMs: count },
    'over-budget': { past, used: count, limit: count, nextMs: count },
    rehearsed: { about, why: privateText },
    looked: knownJob,
    skipped: { why: privateText },
});
function toBase64Url(value) {
    return Buffer.from(JSON.stringify(value)).toString('base64url');
}
function fromBase64Url(payload) {
    const bytes = Buffer.from(payload, 'base64url');
    if (bytes.toString('base64url') !== payload)
        return undefined;
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MARKER_MAX_CHARACTERS: () => (/* binding */ MARKER_MAX_CHARACTERS),
  findMarker: () => (/* binding */ findMarker),
  hashRequest: () => (/* binding */ hashRequest),
  isOfProject: () => (/* binding */ isOfProject),
  isSameAttempt: () => (/* binding */ isSameAttempt),
  isSameRequest: () => (/* binding */ isSameRequest),
  matchesMarker: () => (/* binding */ matchesMarker),
  projectBounds: () => (/* binding */ projectBounds),
  tellMarker: () => (/* binding */ tellMarker)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __webpack_require__(9766);
// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(3244);
// EXTERNAL MODULE: ./story/codec.js
var codec = __webpack_require__(8857);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(7576);
// EXTERNAL MODULE: ./story/mends.js
var mends = __webpack_require__(3370);
;// CONCATENATED MODULE: ./story/marker-owner.js



const OWNER_CHECKS = {
    repository: (value) => isText(value, 200) && /^[\w.-]+\/[\w.-]+$/.test(value),
    thread: isPositive,
    project: (value) => isText(value, 200) && identifiers/* PROJECT_ID */.i.test(value),
    host: (value) => isText(value, 300) && /^[\w.:[\]-]+$/.test(value),
    run: (value) => typeof value === 'string' && codec/* RUN_ID */.UC.test(value),
    attempt: isPositive,
    request: (value) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value),
    pages: (value) => codec/* pages */.Bd.read(value) !== undefined,
    order: isCount,
    untilMs: isCount,
    mends: mends/* isMends */.AM,
};
function isOwner(value) {
    const fields = new Map(Object.entries(value ?? {}));
    const checks = Object.entries(OWNER_CHECKS).filter(([name]) => name !== 'mends' || fields.has(name));
    return fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
}
function isText(value, max) {
    return typeof value === 'string' && value !== '' && value.length <= max;
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
function isPositive(value) {
    return Number.isSafeInteger(value) && value > 0;
}

// EXTERNAL MODULE: ./story/story.js
var story = __webpack_require__(7114);
;// CONCATENATED MODULE: ./story/marker-v1.js



const STATES = ['creating', 'sending', 'unknown', 'refused', 'note'];
const JOB_STATES = ['active', 'completed', 'archived', 'failed', 'timeout', 'detached', 'cancelled'];
const CHECKS = {
    state: (value) => [...STATES, ...JOB_STATES].includes(value),
    job: (value) => typeof value === 'string' && identifiers/* JOB_ID */.m.test(value),
    continued: (value) => value === true,
    prLink: (value) => typeof value === 'string' && value === (0,links/* readPrLink */.n)(value),
};
const OPTIONAL = ['job', 'continued', 'prLink', 'pages'];
function readFirstMarker(value, ownerChecks) {
    const { order: _, untilMs: __, mends: ___, ...shared } = ownerChecks;
    const checks = { ...shared, ...CHECKS };
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const fields = new Map(Object.entries(value));
    const isKnown = [...fields.keys()].every((name) => Object.hasOwn(checks, name));
    const isWhole = Object.entries(checks).every(([name, check]) => fields.has(name) ? check(fields.get(name)) : OPTIONAL.includes(name));
    return isKnown && isWhole ? translate(value) : undefined;
}
function translate({ state, job, continued, prLink, pages, ...owner }) {
    return {
        ...owner,
        pages: pages ?? [],
        order: 0,
        untilMs: 0,
        story: storyOf({ state, job, continued, prLink }),
    };
}
function storyOf({ state, job: jobId, continued, prLink, }) {
    const link = prLink ? { prLink } : {};
    if (state === 'note')
        return { kind: 'looking' };
    if (jobId === undefined) {
        if (state === 'refused')
            return { kind: 'refused', past: story/* NOTHING_LEFT */.AS, about: { kind: 'nothing' }, why: '' };
        const isOpen = state === 'creating' || state === 'sending' || state === 'active';
        return isOpen ? { kind: 'creating' } : { kind: 'unknown', asked: { kind: 'create' }, loss: LOST };
    }
    const known = { jobId, job: link };
    const isEnded = state === 'completed' || state === 'failed' || state === 'archived';
    const turn = continued
        ? { kind: 'further', before: link, number: 0, evidence: isEnded ? 'seen' : 'none' }
        : { kind: 'first' };
    const active = { jobId, job: { status: 'active', ...link }, turn };
    switch (state) {
        case 'creating':
        case 'sending':
            return { kind: 'sending', ...known };
        case 'unknown':
            return { kind: 'unknown', asked: { kind: 'message', looks: 'none', ...known }, loss: LOST };
        case 'refused':
            return { kind: 'refused', past: story/* NOTHING_LEFT */.AS, about: { kind: 'job', ...known }, why: '' };
        case 'active':
            return { kind: 'running', ...active };
        case 'detached':
            return { kind: 'detached', ...active };
        case 'cancelled':
            return { kind: 'cancelled', by: 'stop', ...active };
        case 'timeout':
            return { kind: 'timed-out', ...active, sight: { kind: 'unseen', failures: 0, why: '' } };
        case 'failed':
        case 'archived':
            return { kind: state, jobId, job: { status: state, ...link }, turn };
        case 'completed': {
            const job = { status: state, ...link };
            return prLink
                ? { kind: 'pull-request', jobId, job, turn, link: prLink }
                : { kind: 'no-pull-request', jobId, job, turn };
        }
    }
}
const LOST = { kind: 'lost', why: '' };

// EXTERNAL MODULE: ./story/outcome.js
var outcome = __webpack_require__(7727);
;// CONCATENATED MODULE: ./story/marker.js







const VERSION = 2;
const MARKER = /^<!-- docs-agent:v(\d{1,6}) ([A-Za-z0-9_-]*) -->$/gm;
const MARKER_MAX_CHARACTERS = 16_000;
function hashRequest(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
function tellMarker(story, owner) {
    const past = 'past' in story ? story.past : undefined;
    if (past?.kind !== 'left')
        return write({ ...owner, story });
    return write({ ...owner, attempt: past.attempt, pages: past.pages, story: past.story });
}
function write(marker) {
    const wellFormed = (page) => page.length <= codec/* PAGE_MAX_CHARACTERS */.An && page.isWellFormed();
    const kept = marker.pages.filter(wellFormed);
    const story = codec/* storyField */.WZ.publish(marker.story);
    let payload = '';
    for (let keep = kept.length;; keep = Math.floor(keep * 0.9)) {
        payload = (0,codec/* toBase64Url */._e)({ ...marker, pages: kept.slice(0, keep), story });
        if (payload.length <= MARKER_MAX_CHARACTERS || keep === 0)
            break;
    }
    const written = `<!-- docs-agent:v${VERSION} ${payload} -->`;
    const found = findMarker(written);
    if (found.kind === 'none')
        throw new RangeError(`a marker that can't be read again (${found.reason})`);
    return written;
}
function findMarker(body) {
    const [, version, payload = ''] = [...body.matchAll(MARKER)].at(-1) ?? [];
    if (version === undefined)
        return { kind: 'none', reason: 'absent' };
    const read = VERSIONS[Number(version)];
    if (!read)
        return { kind: 'none', reason: 'version' };
    if (payload.length > MARKER_MAX_CHARACTERS)
        return { kind: 'none', reason: 'size' };
    const value = (0,codec/* fromBase64Url */.tP)(payload);
    if (value === undefined)
        return { kind: 'none', reason: 'encoding' };
    const marker = read(value);
    return marker ? { kind: 'marker', marker: Object.freeze(marker) } : { kind: 'none', reason: 'schema' };
}
const VERSIONS = {
    1: (value) => readFirstMarker(value, OWNER_CHECKS),
    2: readMarker,
};
function readMarker(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const { story, ...owner } = value;
    return isOwner(owner) && codec/* storyField */.WZ.read(story) !== undefined ? value : undefined;
}
function isSameRequest(one, other) {
    return one.run === other.run && one.request === other.request;
}
function isSameAttempt(one, other) {
    return isSameRequest(one, other) && one.attempt === other.attempt;
}
function projectBounds(of) {
    return { repository: of.repository, project: of.projectId, host: (0,runner_service/* nameOfService */.UO)(of.baseUrl) };
}
function matchesMarker(marker, bounds) {
    const sameThread = marker.thread === bounds.thread;
    const sameLink = (0,outcome/* linkOf */.IJ)(marker.story) === (0,links/* readPrLink */.n)(bounds.prLink);
    return (sameThread || sameLink) && isOfProject(marker, bounds);
}
function isOfProject(one, bounds) {
    return (one.repository.toLowerCase() === bounds.repository.toLowerCase() &&
        one.project === bounds.project &&
        one.host.toLowerCase() === bounds.host.toLowerCase());
}


/***/ }),

/***/ 3370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ isMends),
/* harmony export */   ZP: () => (/* binding */ THREADS_MAX)
/* harmony export */ });
/* unused harmony exports replyMark, tellReply */
/* harmony import */ var _text_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3244);




const THREADS_MAX = 100;
const CHECKS = {
    by: (value) => value === 'person' || value === 'tend',
    link: (value) => typeof value === 'string' && (0,_text_links_js__WEBPACK_IMPORTED_MODULE_0__/* .readPrLink */ .n)(value) === value && value.length <= 500,
    head: (value) => typeof value === 'string' && COMMIT.test(value),
    threads: (value) => Array.isArray(value) &&
        value.length <= THREADS_MAX &&
        value.every((one) => typeof one === 'string' && THREAD.test(one)),
};
const COMMIT = /^[0-9a-f]{7,64}$/;
const THREAD = /^[\w=-]{1,100}$/;
function isMends(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = new Map(Object.entries(value));
    const checks = Object.entries(CHECKS);
    return fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
}
function replyMark({ run, request }) {
    return `${HIDDEN_LINE_START}reply ${run} ${request} -->`;
}
function tellReply(story, { mends, head, command, mark }) {
    const job = knownJob(story)?.jobId ?? '';
    const seen = isAtItsEnd(story) ? '' : 'As far as can be told, ';
    const how = story.kind === 'failed' ? 'failed' : 'ended its turn';
    const ended = `${seen === '' ? 'Job' : `${seen}job`} ${codeSpan(job)} has ${how} on this remark`;
    const what = head === mends.head
        ? `${ended}, and nothing was changed: the branch is still at ${head}.`
        : `${ended}. The branch is at ${head} now; it was at ${mends.head} before.`;
    const next = `Resolve this thread if it is settled, or say here what is missing and write ${codeSpan(`${command} fix`)}.`;
    return `${what} ${next}\n\n${mark}`;
}


/***/ }),

/***/ 7727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IJ: () => (/* binding */ linkOf)
/* harmony export */ });
/* unused harmony exports OUTCOMES, ALWAYS_FAIL, FAILABLE, outcomeOf, exitCodeOf */
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
const ALWAYS_FAIL = (/* unused pure expression or super */ null && (['unknown', 'error', 'cancelled']));
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
/* harmony export */   ui: () => (/* binding */ isUnfinished),
/* harmony export */   yM: () => (/* binding */ isUpdate)
/* harmony export */ });
/* unused harmony export KINDS */
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


/***/ })

};
