export const id = 963;
export const ids = [963,877];
export const modules = {

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

/***/ 9563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isJobBranch),
/* harmony export */   NA: () => (/* binding */ JOB_ID_LENGTH),
/* harmony export */   P1: () => (/* binding */ jobOfBranch),
/* harmony export */   rU: () => (/* binding */ HIDDEN_LINE_START),
/* harmony export */   yZ: () => (/* binding */ JOB_ID_LETTERS)
/* harmony export */ });
/* unused harmony export isJobsBody */
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67576);

const JOB_BRANCH_PREFIX = 'docs-agent/';
const JOB_ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const JOB_ID_LENGTH = 26;
const MADE_ID = new RegExp(`^[${JOB_ID_LETTERS}]{${JOB_ID_LENGTH}}$`);
function jobOfBranch(branch) {
    return branch.startsWith(JOB_BRANCH_PREFIX) ? branch.slice(JOB_BRANCH_PREFIX.length) : '';
}
function isJobBranch(branch) {
    return MADE_ID.test(jobOfBranch(branch));
}
const HIDDEN_LINE_START = '<!-- docs-agent:';
const IN_A_BODY = new RegExp(`${HIDDEN_LINE_START}(?:job ${_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .m.source.slice(1, -1)}|asked) -->`);
function isJobsBody(body) {
    return IN_A_BODY.test(body);
}


/***/ }),

/***/ 45877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  followStory: () => (/* binding */ followStory)
});

// EXTERNAL MODULE: ./story/story.js
var story_story = __webpack_require__(7114);
// EXTERNAL MODULE: ./story/advance.js + 1 modules
var advance = __webpack_require__(79048);
// EXTERNAL MODULE: ./story/outputs.js
var outputs = __webpack_require__(60433);
// EXTERNAL MODULE: ./contract/check-status.js
var check_status = __webpack_require__(29875);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(67576);
// EXTERNAL MODULE: ./contract/job-status.js
var job_status = __webpack_require__(96634);
// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(93244);
;// CONCATENATED MODULE: ./story/codec.js




const RUN_ID = /^\d{1,20}$/;
const asIs = (accepts) => ({
    read: (value) => (accepts(value) ? value : undefined),
    publish: (value) => value,
});
const word = (...words) => asIs((value) => words.includes(value));
const isText = (value) => typeof value === 'string';
const privateText = { ...asIs(isText), publish: () => '' };
const jobId = asIs((value) => typeof value === 'string' && identifiers/* JOB_ID */.m.test(value));
const flag = asIs((value) => typeof value === 'boolean');
const count = asIs((value) => Number.isSafeInteger(value) && value >= 0);
const duration = asIs((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0);
const runId = asIs((value) => typeof value === 'string' && RUN_ID.test(value));
const codec_link = asIs((value) => value === (0,links/* readPrLink */.n)(value));
const pages = asIs((value) => Array.isArray(value) &&
    value.every((page) => isText(page) && page !== '' && page.length <= PAGE_MAX_CHARACTERS));
const PAGE_MAX_CHARACTERS = 512;
const READING = {
    id: isText,
    status: (value) => job_status/* JOB_STATUSES */.n.includes(value),
    unknownStatus: isText,
    source: isSource,
    model: isText,
    prLink: (value) => value === null || codec_link.read(value) !== undefined,
    prLinkDropped: (value) => value === true,
    reviewUrl: (value) => codec_link.read(value) !== undefined,
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
            const isStatus = check_status/* CHECK_STATUSES */.Q.includes(fields?.get('status'));
            return (fields?.size === 3 &&
                isStatus &&
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
    const fieldsOfKind = (kind) => typeof kind === 'string' && Object.hasOwn(variants, kind)
        ? Object.entries(variants[kind])
        : undefined;
    return {
        read(value) {
            const given = fieldsOf(value);
            const fields = fieldsOfKind(given?.get('kind'));
            if (!given || !fields || given.size !== fields.length + 1)
                return undefined;
            const isWhole = fields.every(([name, field]) => given.has(name) && field.read(given.get(name)) !== undefined);
            return isWhole ? value : undefined;
        },
        publish(value) {
            const fields = (fieldsOfKind(value.kind) ?? []).map(([name, field]) => [
                name,
                field.publish(value[name]),
            ]);
            return { kind: value.kind, ...Object.fromEntries(fields) };
        },
    };
}
const codec_knownJob = { jobId, job: reading };
const turn = union({
    first: {},
    further: { before: reading, number: count, evidence: word('seen', 'none') },
    passed: { isFurther: flag },
});
const sight = union({
    seen: { agoMs: duration, failures: count, why: privateText },
    unseen: { failures: count, why: privateText },
});
const about = union({ nothing: {}, job: codec_knownJob });
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
    message: { looks: word('none', 'stopped', 'idle', 'unseen'), ...codec_knownJob },
});
const past = {
    read: (value) => pastUnion().read(value),
    publish: (value) => pastUnion().publish(value),
};
const pastUnion = () => union({ none: {}, left: { attempt: count, pages, story: codec_storyField } });
const inTurn = { ...codec_knownJob, turn };
const codec_storyField = union({
    looking: {},
    opened: { past },
    queued: { past, behind },
    admitted: { past },
    waiting: { past, ...codec_knownJob },
    creating: {},
    sending: codec_knownJob,
    running: inTurn,
    detached: inTurn,
    'timed-out': { ...inTurn, sight },
    cancelled: { ...inTurn, by: word('stop', 'cut-off') },
    'out-of-sight': { ...inTurn, why: privateText },
    stuck: inTurn,
    'pull-request': { ...inTurn, link: codec_link },
    concluded: { ...inTurn, link: codec_link, by: word('merge', 'close') },
    'no-pull-request': inTurn,
    failed: inTurn,
    archived: inTurn,
    unknown: { asked, loss },
    'not-sent': { past, about, hindrance },
    refused: { past, about, why: privateText },
    limited: { past, about, why: privateText, retryMs: count },
    'over-budget': { past, used: count, limit: count, nextMs: count },
    rehearsed: { about, why: privateText },
    looked: codec_knownJob,
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./story/comment-state.js


const NOTHING_SENT = Object.freeze({ kind: 'none', isAnew: false });
function advanceComment(state, event) {
    if (state.kind === 'shut' || state.kind === 'left')
        return state;
    const { isAnew } = state;
    switch (event.kind) {
        case 'sending':
            return state.kind === 'standing' ? state : { kind: 'sent', isAnew };
        case 'stands':
            return { ...event, kind: 'standing', isAnew };
        case 'editing':
            return state.kind === 'standing' ? { ...state, shows: '' } : state;
        case 'missed':
            return state.kind === 'standing' ? state : { kind: 'none', isAnew };
        case 'unreadable':
            return state.kind === 'standing' ? state : { kind: 'unread', isAnew };
        case 'deleted':
            return isAnew || !event.mayAddAgain ? { kind: 'shut', why: 'gone' } : { kind: 'none', isAnew: true };
        case 'refused':
            return { kind: 'shut', why: event.why };
        case 'overtaken':
            return { kind: 'left', to: event.by };
        case 'resumed':
            return state.kind === 'unread' ? { kind: 'sent', isAnew } : state;
    }
}
function digestOf(text) {
    return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
const digest = asIs((value) => typeof value === 'string' && /^(?:[0-9a-f]{32})?$/.test(value));
const comment_state_word = asIs((value) => typeof value === 'string');
const comment_state_commentField = union({
    none: { isAnew: flag },
    sent: { isAnew: flag },
    standing: { id: count, inReview: flag, shows: digest, isAnew: flag },
    unread: { isAnew: flag },
    shut: { why: comment_state_word },
    left: { to: codec_storyField },
});
function mayBeBehind(state, text) {
    if (state.kind === 'standing')
        return state.shows !== digestOf(text);
    return state.kind === 'sent' || state.kind === 'unread';
}

// EXTERNAL MODULE: ./contract/own-traces.js
var own_traces = __webpack_require__(9563);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(37872);
;// CONCATENATED MODULE: ./story/mends.js




const THREADS_MAX = 100;
const CHECKS = {
    by: (value) => value === 'person' || value === 'tend',
    link: (value) => typeof value === 'string' && (0,links/* readPrLink */.n)(value) === value && value.length <= 500,
    head: (value) => typeof value === 'string' && COMMIT.test(value),
    threads: (value) => Array.isArray(value) && value.length <= THREADS_MAX && value.every((one) => THREAD.test(String(one))),
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

;// CONCATENATED MODULE: ./story/marker-owner.js



const OWNER_CHECKS = {
    repository: (value) => marker_owner_isText(value, 200) && /^[\w.-]+\/[\w.-]+$/.test(value),
    thread: isPositive,
    project: (value) => marker_owner_isText(value, 200) && identifiers/* PROJECT_ID */.i.test(value),
    host: (value) => marker_owner_isText(value, 300) && /^[\w.:[\]-]+$/.test(value),
    run: (value) => typeof value === 'string' && RUN_ID.test(value),
    attempt: isPositive,
    request: (value) => marker_owner_isText(value, 32) && /^[0-9a-f]{32}$/.test(value),
    pages: (value) => pages.read(value) !== undefined,
    order: isCount,
    untilMs: isCount,
    mends: isMends,
};
function marker_owner_isOwner(value) {
    const fields = new Map(Object.entries(value ?? {}));
    const checks = Object.entries(OWNER_CHECKS).filter(([name]) => name !== 'mends' || fields.has(name));
    return fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
}
function marker_owner_isText(value, max) {
    return typeof value === 'string' && value !== '' && value.length <= max;
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
function isPositive(value) {
    return Number.isSafeInteger(value) && value > 0;
}

;// CONCATENATED MODULE: ./story/reaction.js

const REACTIONS = {
    looking: 'eyes',
    opened: 'eyes',
    queued: 'eyes',
    admitted: 'eyes',
    waiting: 'eyes',
    creating: 'eyes',
    sending: 'eyes',
    running: 'eyes',
    detached: 'rocket',
    'timed-out': 'confused',
    cancelled: 'confused',
    'out-of-sight': '-1',
    stuck: 'confused',
    'pull-request': 'rocket',
    concluded: 'rocket',
    'no-pull-request': 'confused',
    failed: '-1',
    archived: '-1',
    unknown: 'confused',
    'not-sent': 'confused',
    refused: '-1',
    limited: 'confused',
    'over-budget': 'confused',
    rehearsed: undefined,
    looked: 'rocket',
    skipped: undefined,
};
function reactionOf({ kind }) {
    return REACTIONS[kind];
}
function reactionsLeft(story, { isAlive }) {
    if (isAlive)
        return { there: [], maybe: ['eyes', 'confused', '-1'] };
    if (story.kind === 'cancelled' && story.by === 'cut-off')
        return { there: [], maybe: ['eyes', 'confused'] };
    const left = reactionOf(story);
    return { there: left ? [left] : [], maybe: [] };
}
const isReaction = (value) => Object.values(REACTIONS).includes(value);
const isList = (value) => Array.isArray(value) && value.every(isReaction);
const reaction_heldField = asIs((value) => {
    const { target, there, maybe } = (value ?? {});
    const { id, inReview } = (target ?? {});
    const isTarget = count.read(id) !== undefined && flag.read(inReview) !== undefined;
    return isTarget && isList(there) && isList(maybe);
});

;// CONCATENATED MODULE: ./story/scene.js

const FILES_SHOWN = 10;
const isScene = (value) => {
    if (typeof value !== 'object' || value === null)
        return false;
    const { command, asked, by, note, runUrl, trusted, untilMs, elapsedMs, pull, finish } = value;
    const texts = [command, asked, by, note, runUrl];
    const isObject = (field) => typeof field === 'object' && field !== null;
    return (texts.every((text) => typeof text === 'string') &&
        typeof elapsedMs === 'number' &&
        typeof untilMs === 'number' &&
        isObject(trusted) &&
        isObject(pull) &&
        (finish === undefined || isObject(finish)));
};
const scene_sceneField = asIs(isScene);
const NO_PULL = Object.freeze({ link: '', number: 0, title: '' });

;// CONCATENATED MODULE: ./story/record.js





function encodeRecord(record) {
    return JSON.stringify(record);
}
function decodeRecord(text) {
    try {
        const value = JSON.parse(text);
        const story = storyField.read(value?.story);
        if (!value || !story || typeof value.isTold !== 'boolean')
            return undefined;
        if (value.thread !== undefined && !isThread(value.thread))
            return undefined;
        return value;
    }
    catch {
        return undefined;
    }
}
function isThread(thread) {
    const { place, owner, scene, comment, held } = thread ?? {};
    return (Number.isSafeInteger(place?.thread) &&
        isOwner(owner) &&
        sceneField.read(scene) !== undefined &&
        commentField.read(comment) !== undefined &&
        (held === undefined || heldField.read(held) !== undefined));
}

// EXTERNAL MODULE: ./story/trace.js
var trace = __webpack_require__(2022);
;// CONCATENATED MODULE: ./flows/chronicle.js





function needsTidying({ story, thread }) {
    return thread !== undefined || (story.kind !== 'opened' && (0,trace/* traceOf */.fC)(story).kind !== 'nothing');
}
function createChronicle({ saveState, setOutput, log, redact }) {
    let record = { story: advance/* OPENED */.C_, isTold: false };
    let saved = '';
    let listener = async () => { };
    const told = new Set();
    const attempt = (what, write) => {
        try {
            write();
        }
        catch {
            if (told.has(what))
                return;
            told.add(what);
            log.warning(`The runner's files could not be written; ${what}.`);
        }
    };
    const save = (next) => {
        record = next;
        const text = encodeRecord(record);
        if (text === saved || (saved === '' && !needsTidying(record)))
            return;
        saved = text;
        attempt('a run that is cut off now leaves no trace for the post step', () => saveState('story', text));
    };
    return {
        get story() {
            return record.story;
        },
        async happened(...events) {
            let isNews = false;
            for (const event of events) {
                const before = record.story;
                const story = (0,advance/* advance */.np)(before, redactReasons(event, redact));
                if (story === before)
                    continue;
                if (story.kind === 'running' && before.kind !== 'running')
                    announce(story);
                save({ ...record, story });
                isNews = (0,story_story/* isOpen */.nT)(story) && event.kind !== 'looked' && story.kind !== 'creating';
            }
            if (isNews)
                await listener(record.story);
        },
        follow(next) {
            listener = next;
        },
        keepThread(thread) {
            save({ ...record, thread });
        },
        close() {
            save({ ...record, isTold: true });
        },
    };
    function announce(story) {
        const known = (0,story_story/* knownJob */.DW)(story);
        attempt(`the job is ${known?.jobId}`, () => {
            setOutput('jobId', known?.jobId ?? '');
            setOutput('status', (0,outputs/* statusOf */.c)(known?.job));
        });
    }
}
function redactReasons(value, redact) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return value;
    const fields = Object.entries(value).map(([name, field]) => [
        name,
        name === 'why' && typeof field === 'string' ? redact(field) : redactReasons(field, redact),
    ]);
    return Object.fromEntries(fields);
}

;// CONCATENATED MODULE: ./flows/command-line/follow-story.js


async function followStory(work, listeners) {
    const chronicle = createChronicle({ ...listeners, saveState: () => { }, setOutput: () => { } });
    let why = 'It ended without a word.';
    try {
        await work(chronicle);
    }
    catch (error) {
        why = `It broke off: ${error instanceof Error ? error.message : String(error)}.`;
    }
    if ((0,story_story/* isOpen */.nT)(chronicle.story))
        await chronicle.happened({ kind: 'broke off', why });
    const { story } = chronicle;
    if ((0,story_story/* isOpen */.nT)(story))
        throw new Error(why);
    return story;
}


/***/ }),

/***/ 34963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookAtJobs: () => (/* binding */ lookAtJobs)
});

;// CONCATENATED MODULE: ./flows/job/report-job.js
const LOOKS = 3;
async function reportJob({ jobId, waiting }, { service, clock, retryDelay, chronicle, stop }) {
    let detail = '';
    for (let attempt = 1; attempt <= LOOKS && !stop.aborted; attempt += 1) {
        const timeoutMs = waiting.deadlineMs - clock.now();
        if (timeoutMs <= 0)
            break;
        const look = await service.look(jobId, { timeoutMs, signal: stop });
        if (look.kind === 'job' && look.job.id !== undefined && look.job.id !== jobId) {
            const why = 'The service answered for another job than the one asked for.';
            return chronicle.happened({ kind: 'refused', why, about: { jobId, job: {} } });
        }
        if (look.kind === 'job' && (look.job.status ?? look.job.unknownStatus) !== undefined)
            return chronicle.happened({ kind: 'looked', jobId, job: look.job, evidence: 'none' });
        detail = describeFailure(look);
        if (look.kind === 'denied' || look.kind === 'refused')
            break;
        const delayMs = Math.min(retryDelay(attempt), waiting.deadlineMs - clock.now());
        if (attempt < LOOKS)
            await clock.sleep(delayMs, stop);
    }
    detail ||= stop.aborted ? 'it was cancelled' : 'the time was up';
    const why = `Job ${jobId} could not be seen: ${detail}.`;
    return chronicle.happened({ kind: 'refused', why, about: { jobId, job: {} } });
}
function describeFailure(look) {
    return look.kind === 'job' ? 'no status in the answer' : look.detail;
}

;// CONCATENATED MODULE: ./flows/side-by-side.js
async function sideBySide(items, { atOnce, work }) {
    const results = [];
    const waiting = items.entries();
    const takeTurns = async () => {
        for (const [at, item] of waiting)
            results[at] = await work(item);
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
    return results;
}

// EXTERNAL MODULE: ./flows/command-line/follow-story.js + 8 modules
var follow_story = __webpack_require__(45877);
;// CONCATENATED MODULE: ./flows/command-line/look-at-jobs.js



const CONCURRENCY = 4;
async function lookAtJobs({ jobIds, waiting }, ports) {
    const work = (jobId) => (0,follow_story.followStory)(async (chronicle) => {
        await chronicle.happened({ kind: 'asked to look' });
        await reportJob({ jobId, waiting }, { ...ports, chronicle });
    }, ports);
    return sideBySide(jobIds, { atOnce: CONCURRENCY, work });
}


/***/ }),

/***/ 79048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C_: () => (/* binding */ OPENED),
  np: () => (/* binding */ advance)
});

// UNUSED EXPORTS: ImpossibleStep

// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(93244);
// EXTERNAL MODULE: ./story/story.js
var story_story = __webpack_require__(7114);
;// CONCATENATED MODULE: ./story/break-off.js

function breakOff(story, event) {
    const seen = seenBy(event);
    if (seen && 'jobId' in story && seen.jobId !== story.jobId)
        return undefined;
    switch (story.kind) {
        case 'creating':
        case 'sending':
            return breakSending(story, event);
        case 'running':
            return breakWatching({ ...story, ...seen }, event);
        case 'looking':
            return { kind: 'refused', past: story_story/* NOTHING_LEFT */.AS, why: whyNot(event), about: (0,story_story/* aboutJob */.Db)(seen) };
        case 'opened':
        case 'queued':
        case 'admitted':
        case 'waiting':
            return breakBefore(story, event);
    }
}
const seenBy = (event) => ('seen' in event ? event.seen : undefined);
function whyNot(event) {
    switch (event.kind) {
        case 'out of time':
            return 'The time was up.';
        case 'asked to stop':
            return 'Cancelled.';
        case 'cut off':
        case 'found dead':
            return 'The run was cut off.';
        case 'out of sight':
        case 'broke off':
            return event.why;
    }
}
function breakSending(story, event) {
    const asked = story.kind === 'creating'
        ? { kind: 'create' }
        : { kind: 'message', looks: 'none', jobId: story.jobId, job: story.job };
    const loss = event.kind === 'cut off' || event.kind === 'found dead'
        ? { kind: 'cut-off' }
        : { kind: 'lost', why: whyNot(event).replace(/\.$/, '') };
    return { kind: 'unknown', asked, loss };
}
function breakWatching(story, event) {
    const { jobId, job, turn } = story;
    const at = { jobId, job, turn };
    switch (event.kind) {
        case 'out of time':
            return { kind: 'timed-out', ...at, sight: event.sight ?? { kind: 'unseen', failures: 0, why: '' } };
        case 'asked to stop':
            return { kind: 'cancelled', ...at, by: 'stop' };
        case 'cut off':
        case 'found dead':
            return { kind: 'cancelled', ...at, by: 'cut-off' };
        case 'out of sight':
        case 'broke off':
            return { kind: 'out-of-sight', ...at, why: event.why };
    }
}
function hindranceOf(story, { sight }) {
    if (story.kind === 'queued')
        return { kind: 'queue', behind: story.behind };
    return sight ? { kind: 'busy', sight } : { kind: 'time', why: '' };
}
function breakBefore(story, event) {
    const { past } = story;
    const about = (0,story_story/* aboutJob */.Db)(seenBy(event) ?? (story.kind === 'waiting' ? story : undefined));
    switch (event.kind) {
        case 'out of time':
            return {
                kind: 'not-sent',
                past,
                about,
                hindrance: hindranceOf(story, event),
            };
        case 'asked to stop':
            return { kind: 'not-sent', past, about, hindrance: { kind: 'stopped' } };
        case 'found dead':
            if (story.kind !== 'queued')
                return mayHaveSent(story);
            return { kind: 'not-sent', past, about, hindrance: { kind: 'cut-off' } };
        case 'cut off':
            return { kind: 'not-sent', past, about, hindrance: { kind: 'cut-off' } };
        case 'out of sight':
        case 'broke off':
            return { kind: 'refused', past, about, why: event.why };
    }
}
function mayHaveSent(story) {
    const asked = story.kind === 'waiting'
        ? { kind: 'message', looks: 'none', jobId: story.jobId, job: story.job }
        : { kind: 'create' };
    return { kind: 'unknown', asked, loss: { kind: 'cut-off' } };
}

// EXTERNAL MODULE: ./story/trace.js
var trace = __webpack_require__(2022);
;// CONCATENATED MODULE: ./story/advance.js




class ImpossibleStep extends Error {
    name = 'ImpossibleStep';
    constructor(story, event) {
        super(`a request that is ${story.kind} can't be told "${event.kind}"`);
    }
}
const OPENED = Object.freeze({ kind: 'opened', past: story_story/* NOTHING_LEFT */.AS });
function advance(story, event) {
    if (event.kind === 'concluded')
        return conclude(story, event) ?? refuse(story, event);
    if ((0,story_story/* isEnd */.uV)(story))
        return story;
    if ((0,story_story/* isOpen */.nT)(story))
        return step(story, event) ?? refuse(story, event);
    if (event.kind === 'stuck')
        return stick(story);
    return event.kind === 'looked' ? (look(story, event) ?? refuse(story, event)) : story;
}
function refuse(story, event) {
    throw new ImpossibleStep(story, event);
}
function step(story, event) {
    switch (event.kind) {
        case 'found':
            return (0,story_story/* isInThread */.QE)(story) ? { kind: 'opened', past: event.left } : undefined;
        case 'asked to look':
            return story.kind === 'opened' && story.past.kind === 'none' ? { kind: 'looking' } : undefined;
        case 'queued':
            return (0,story_story/* isInThread */.QE)(story) ? { kind: 'queued', past: story.past, behind: event.behind } : undefined;
        case 'admitted':
            return (0,story_story/* isInThread */.QE)(story) ? { kind: 'admitted', past: story.past } : undefined;
        case 'busy':
            return isReady(story) && isAbout(story, event)
                ? { kind: 'waiting', past: story.past, ...(0,story_story/* justJob */.ql)(event) }
                : undefined;
        case 'sending':
            return isReady(story) ? send(story, event) : undefined;
        case 'accepted':
            return accept(story, event);
        case 'adopted':
            return (0,story_story/* isInThread */.QE)(story) ? adopt(story.past) : undefined;
        case 'looked':
            return look(story, event);
        case 'handed over':
            return story.kind === 'running' ? { kind: 'detached', ...inTurn(story) } : undefined;
        case 'lost':
            return lose(story, event);
        case 'kept back':
            return keepBack(story, event);
        case 'limited':
            return limit(story, event);
        case 'over budget':
            return (0,story_story/* isInThread */.QE)(story) ? exceed(story, event) : undefined;
        case 'rehearsed':
            return (0,story_story/* isInThread */.QE)(story) || story.kind === 'looking' ? rehearse(event) : undefined;
        case 'stuck':
        case 'concluded':
            return undefined;
        case 'refused':
            return refusal(story, event);
        case 'skipped':
            return (0,story_story/* isInThread */.QE)(story) || story.kind === 'looking' ? { kind: 'skipped', why: event.why } : undefined;
        case 'out of time':
        case 'asked to stop':
        case 'out of sight':
        case 'cut off':
        case 'found dead':
        case 'broke off':
            return breakOff(story, event);
    }
}
const isReady = (story) => story.kind === 'opened' || story.kind === 'admitted' || story.kind === 'waiting';
const inTurn = ({ jobId, job, turn }) => ({ jobId, job, turn });
const isAbout = (story, { jobId }) => story.kind !== 'waiting' || story.jobId === jobId;
function send(story, { to }) {
    if (to.kind === 'message')
        return isAbout(story, to) ? { kind: 'sending', ...(0,story_story/* justJob */.ql)(to) } : undefined;
    return story.kind === 'waiting' ? undefined : { kind: 'creating' };
}
function accept(story, event) {
    if (story.kind === 'creating')
        return { kind: 'running', ...(0,story_story/* justJob */.ql)(event), turn: { kind: 'first' } };
    if (story.kind !== 'sending' || story.jobId !== event.jobId)
        return undefined;
    return { kind: 'running', ...(0,story_story/* justJob */.ql)(event), turn: furtherTurn(story.job, event.job) };
}
const furtherTurn = (before, { turn = 0 }) => ({
    kind: 'further',
    before,
    number: turn,
    evidence: 'none',
});
function isSent(left) {
    const { kind, jobId } = (0,trace/* traceOf */.fC)(left);
    return kind !== 'nothing' && jobId !== undefined;
}
function adopt(past) {
    const left = past.kind === 'left' ? past.story : undefined;
    if (left && (0,story_story/* isAtItsEnd */.XI)(left))
        return left;
    const job = left && (0,story_story/* knownJob */.DW)(left);
    if (!left || !job || !isSent(left))
        return undefined;
    const turn = (0,story_story/* turnOf */.LQ)(left) ?? furtherTurn(job.job, {});
    return { kind: 'running', ...job, turn };
}
function look(story, event) {
    if (story.kind === 'looking')
        return { kind: 'looked', ...(0,story_story/* justJob */.ql)(event) };
    const turn = (0,story_story/* turnOf */.LQ)(story);
    if (turn === undefined || (0,story_story/* knownJob */.DW)(story)?.jobId !== event.jobId)
        return undefined;
    const { job } = event;
    const seen = { ...(0,story_story/* justJob */.ql)(event), turn: turnAfter(turn, event) };
    switch (job.status) {
        case undefined:
        case 'active':
            return (0,story_story/* isOpen */.nT)(story) ? { kind: 'running', ...seen } : { ...story, ...seen };
        case 'completed':
            return completed(seen, job);
        case 'failed':
            return { kind: 'failed', ...seen };
        case 'archived':
            return { kind: 'archived', ...seen };
    }
}
function turnAfter(turn, { evidence, job }) {
    if (evidence === 'other')
        return { kind: 'passed', isFurther: (0,story_story/* isFurther */.fj)(turn) };
    const isSeen = evidence === 'seen' || job.status === undefined || job.status === 'active';
    return turn.kind === 'further' && isSeen ? { ...turn, evidence: 'seen' } : turn;
}
function completed(seen, { prLink }) {
    const link = (0,links/* readPrLink */.n)(prLink);
    return link === undefined ? { kind: 'no-pull-request', ...seen } : { kind: 'pull-request', link, ...seen };
}
function lose(story, { why, looks }) {
    const loss = { kind: 'lost', why };
    if (story.kind === 'creating')
        return { kind: 'unknown', asked: { kind: 'create' }, loss };
    if (story.kind !== 'sending')
        return undefined;
    return { kind: 'unknown', asked: { kind: 'message', looks, ...(0,story_story/* justJob */.ql)(story) }, loss };
}
function untaken(story) {
    const isOnItsWay = story.kind === 'creating' || story.kind === 'sending';
    if (!isOnItsWay && !isReady(story) && !(0,story_story/* isInThread */.QE)(story))
        return undefined;
    return { past: pastOf(story), about: (0,story_story/* aboutJob */.Db)(ownJob(story)) };
}
const pastOf = (story) => ('past' in story ? story.past : story_story/* NOTHING_LEFT */.AS);
function keepBack(story, { hindrance }) {
    const left = untaken(story);
    return left && { kind: 'not-sent', ...left, hindrance };
}
const ownJob = (story) => ((0,story_story/* isInThread */.QE)(story) ? undefined : (0,story_story/* knownJob */.DW)(story));
function limit(story, { why, retryMs }) {
    const left = untaken(story);
    return left && { kind: 'limited', ...left, why, retryMs };
}
function exceed({ past }, { used, limit: most, nextMs }) {
    return { kind: 'over-budget', past, used, limit: most, nextMs };
}
function rehearse({ why, about }) {
    return { kind: 'rehearsed', about: (0,story_story/* aboutJob */.Db)(about), why };
}
function stick(story) {
    const [job, turn] = [(0,story_story/* knownJob */.DW)(story), (0,story_story/* turnOf */.LQ)(story)];
    return job && turn && story.kind !== 'stuck' ? { kind: 'stuck', ...job, turn } : story;
}
function conclude(story, { by }) {
    if ((0,story_story/* isOpen */.nT)(story))
        return undefined;
    return story.kind === 'pull-request'
        ? { kind: 'concluded', link: story.link, ...inTurn(story), by }
        : story;
}
function refusal(story, { why, about }) {
    if (story.kind === 'running')
        return undefined;
    return { kind: 'refused', past: pastOf(story), why, about: (0,story_story/* aboutJob */.Db)(about ?? ownJob(story)) };
}


/***/ }),

/***/ 71134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   fl: () => (/* binding */ tellHolding),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/* unused harmony export tellChecks */
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37872);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7114);


const ICONS = {
    passed: '✅',
    failed: '❌',
    'failed before': '⚠️',
    skipped: '⏭️',
};
function checksOf(story) {
    return (0,_story_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(story) ? [] : ((0,_story_js__WEBPACK_IMPORTED_MODULE_1__/* .knownJob */ .DW)(story)?.job.checks ?? []);
}
function failedChecks(job) {
    const bad = (job?.checks ?? []).filter(({ status }) => status === 'failed' || status === 'skipped');
    return bad.map(({ name }) => name);
}
function tellHolding(job, show) {
    return (job?.checks ?? [])
        .flatMap(({ name, status }) => status === 'failed'
        ? [`${show(name)} failed`]
        : status === 'skipped'
            ? [`${show(name)} was skipped`]
            : [])
        .join(', ');
}
function failureOf(job) {
    if (job.status !== 'failed' || tellHolding(job, (name) => name) !== '')
        return '';
    return (job.failure ?? '').replace(/\.$/, '');
}
function tellChecks(story) {
    const words = checksOf(story).map(({ name, status, rounds }) => {
        const more = [
            status === 'passed' || status === 'failed' ? '' : status,
            rounds === 0 ? '' : `sent back ${rounds === 1 ? 'once' : `${rounds} times`}`,
        ].filter(Boolean);
        return `${ICONS[status]} ${codeSpan(name)}${more.length === 0 ? '' : ` (${inertInline(more.join(', '))})`}`;
    });
    return words.join(' · ');
}


/***/ }),

/***/ 60433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ statusOf),
/* harmony export */   g: () => (/* binding */ tellOutputs)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71134);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77727);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7114);



function tellOutputs(story) {
    const known = (0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .knownJob */ .DW)(story);
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .checksOf */ .tg)(story);
    return {
        jobId: known?.jobId ?? '',
        status: statusOf(known?.job),
        outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(story),
        prLink: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .linkOf */ .IJ)(story),
        job: known && hasAnswer(known.job) ? serialiseJob(known) : '',
        continued: String((0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .isFurther */ .fj)((0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOf */ .LQ)(story))),
        ...(checks.length === 0 ? {} : { checks: JSON.stringify(checks) }),
    };
}
function statusOf(job) {
    return job?.status ?? job?.unknownStatus ?? '';
}
const hasAnswer = (job) => Object.keys(job).length > 0;
function serialiseJob({ jobId, job }) {
    const { status, unknownStatus, source, model, prLink, createdAt, archivedAt } = job;
    return JSON.stringify({
        id: jobId,
        status: status ?? unknownStatus,
        source,
        model,
        prLink,
        createdAt,
        archivedAt,
    });
}


/***/ }),

/***/ 2022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fC: () => (/* binding */ traceOf)
/* harmony export */ });
/* unused harmony exports standingOf, untold, hasHandledPages */
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7114);


const TRACES = {
    looking: 'nothing',
    opened: 'under-way',
    queued: 'nothing',
    admitted: 'under-way',
    waiting: 'under-way',
    creating: 'under-way',
    sending: 'under-way',
    running: 'taken',
    detached: 'taken',
    'timed-out': 'taken',
    cancelled: 'taken',
    'out-of-sight': 'taken',
    stuck: 'taken',
    'pull-request': 'taken',
    concluded: 'taken',
    'no-pull-request': 'taken',
    failed: 'taken',
    archived: 'taken',
    unknown: 'unknown',
    'not-sent': 'nothing',
    refused: 'nothing',
    limited: 'nothing',
    'over-budget': 'nothing',
    rehearsed: 'nothing',
    looked: 'nothing',
    skipped: 'nothing',
};
const STANDINGS = {
    looking: 'over',
    opened: 'in line',
    queued: 'in line',
    admitted: 'ahead',
    waiting: 'ahead',
    creating: 'ahead',
    sending: 'ahead',
    running: 'ahead',
    detached: 'over',
    'timed-out': 'over',
    cancelled: 'over',
    'out-of-sight': 'over',
    stuck: 'over',
    'pull-request': 'over',
    concluded: 'over',
    'no-pull-request': 'over',
    failed: 'over',
    archived: 'over',
    unknown: 'over',
    'not-sent': 'over',
    refused: 'over',
    limited: 'over',
    'over-budget': 'over',
    rehearsed: 'over',
    looked: 'over',
    skipped: 'over',
};
function standingOf({ kind }) {
    return STANDINGS[kind];
}
function traceOf(story) {
    const kind = TRACES[story.kind];
    const jobId = isAtAnother(story) ? undefined : (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .knownJob */ .DW)(story)?.jobId;
    if (kind !== 'taken')
        return { kind, jobId };
    return jobId === undefined ? { kind: 'unknown', jobId } : { kind, jobId };
}
function untold({ attempt, pages, host }) {
    if (attempt === 1 || host === RUNNER_SERVICE)
        return undefined;
    const story = { kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'cut-off' } };
    return { kind: 'left', attempt, pages, story };
}
function isAtAnother(story) {
    const waited = story.kind === 'unknown' && story.asked.kind === 'message' ? story.asked.job : undefined;
    return story.kind === 'waiting' || waited?.status === 'active';
}
function hasHandledPages(story) {
    return traceOf(story).kind === 'taken' && story.kind !== 'failed';
}


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
    if (/[\s\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(value))
        return undefined;
    if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value))
        return undefined;
    const url = URL.parse(value);
    return url !== null && HOST.test(url.host) && url.href.length <= LINK_MAX_CHARACTERS ? url.href : undefined;
}
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

/***/ 37872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/* unused harmony exports inertInline, inertBlock, addressLink, inertLink */
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66857);

const BREAK = '\u200b';
const ESCAPED = /[\\`*_[\]|~$]/g;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const LINE_START = /^(\s*)(?:([-+=#])|(\d+)([.)]))/;
const LINKING = (/* unused pure expression or super */ null && ([
    /@/g,
    /#(?=[\p{L}\p{N}_])/gu,
    /!(?=\d)/g,
    /[A-Za-z]-(?=\d)/g,
    /GHSA-/gi,
    /:(?=\/\/)/g,
    /www(?=\.)/gi,
]));
const COMMIT = /(?<![\p{L}\p{N}_])[0-9a-f]{7,64}(?![\p{L}\p{N}_])/giu;
function inertInline(text) {
    const line = dropHidden(text)
        .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
        .trim();
    return inertLine(line);
}
function inertBlock(text) {
    return dropHidden(unifyLineEnds(text))
        .replace(/[^\P{Cc}\t\n]/gu, ' ')
        .split('\n')
        .map((line) => inertLine(line.trimEnd()).replace(/^[\s\u00a0]+/, keepIndent))
        .join('\n');
}
function codeSpan(text) {
    const line = (0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .dropHidden */ .q)(text).replace(/[\s\p{Cc}\p{Z}]+/gu, ' ');
    if (line.trim() === '')
        return '';
    if (line.includes('|'))
        return `<code>${line.replace(/[!-/:-@[-`{-~]/g, numericEntity)}</code>`;
    const longest = (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(longest + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
    return fence + pad + line + pad + fence;
}
function inertLine(line) {
    let result = line.replace(COMMIT, (run) => run.replace(/.{6}(?=.)/g, `$&${BREAK}`));
    for (const word of LINKING)
        result = result.replace(word, `$&${BREAK}`);
    return escapeInline(result).replace(LINE_START, '$1$3\\$2$4');
}
function escapeInline(text) {
    return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character).replace(ESCAPED, '\\$&');
}
function keepIndent(indent) {
    return '\u00a0'.repeat(Math.min(indent.replaceAll('\t', '  ').length, 16));
}
function numericEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
function addressLink(link) {
    return `[${escapeInline(link)}](${encodeAddress(link)})`;
}
function inertLink(label, link) {
    return `[${inertInline(label)}](${encodeAddress(link)})`;
}
function encodeAddress(link) {
    return link.replace(/[()<>[\]|\\"`\s]/g, encodePercent);
}
function encodePercent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ })

};
