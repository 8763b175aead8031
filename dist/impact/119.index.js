export const id = 119;
export const ids = [119];
export const modules = {

/***/ 7576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PROJECT_ID),
/* harmony export */   m: () => (/* binding */ JOB_ID)
/* harmony export */ });
const JOB_ID = /^[A-Za-z0-9_-]{1,128}$/;
const PROJECT_ID = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;


/***/ }),

/***/ 8119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openOwnComment: () => (/* binding */ openOwnComment)
});

;// CONCATENATED MODULE: ./flows/host-failure.js
function failureOf(error) {
    return error instanceof Error && 'failure' in error ? error.failure : undefined;
}
function wordsOf(error) {
    const { says = '', required = '' } = (error instanceof Error ? error : {});
    return { says, required };
}
function tellRequired(required) {
    return `The host says what is required: \`${required}\`. Let githubToken have that`;
}
function adviseToken(error, known) {
    const { required } = wordsOf(error);
    return required === '' ? known : tellRequired(required);
}
function explainHostFailure(error) {
    const message = error instanceof Error ? error.message : 'something unexpected happened';
    switch (failureOf(error)) {
        case 'forbidden':
            return `${message}. ${adviseToken(error, TALKS)}.`;
        case 'locked':
            return 'the thread is locked.';
        case 'gone':
            return `there is no such thread or comment (${message}), or the token may not see it.`;
        case 'moved':
            return `${message}. Work on it from where it is now, or correct GITHUB_API_URL.`;
        default:
            return `${message}.`;
    }
}
const TALKS = 'Give the job the permissions `issues: write` and `pull-requests: write`, or pass a githubToken that has them';
function warnOfFailures(log) {
    const told = new Set();
    return (what, error) => {
        const why = explainHostFailure(error);
        if (told.has(why))
            log.info(`${what}: ${why}`);
        else
            log.warning(`${what}: ${why}`);
        if (failureOf(error) === 'forbidden')
            told.add(why);
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./contract/check-status.js
const CHECK_STATUSES = ['passed', 'failed', 'failed before', 'skipped'];

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(7576);
;// CONCATENATED MODULE: ./contract/job-status.js
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];

// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(3244);
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
    value.every((page) => isText(page) && page !== '' && page.length <= codec_PAGE_MAX_CHARACTERS));
const codec_PAGE_MAX_CHARACTERS = 512;
const READING = {
    id: isText,
    status: (value) => JOB_STATUSES.includes(value),
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
            return (fields?.size === 3 &&
                CHECK_STATUSES.includes(fields.get('status')) &&
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
function codec_toBase64Url(value) {
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

;// CONCATENATED MODULE: ./story/mends.js




const THREADS_MAX = 100;
const CHECKS = {
    by: (value) => value === 'person' || value === 'tend',
    link: (value) => typeof value === 'string' && (0,links/* readPrLink */.n)(value) === value && value.length <= 500,
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

;// CONCATENATED MODULE: ./story/marker-owner.js



const OWNER_CHECKS = {
    repository: (value) => marker_owner_isText(value, 200) && /^[\w.-]+\/[\w.-]+$/.test(value),
    thread: isPositive,
    project: (value) => marker_owner_isText(value, 200) && identifiers/* PROJECT_ID */.i.test(value),
    host: (value) => marker_owner_isText(value, 300) && /^[\w.:[\]-]+$/.test(value),
    run: (value) => typeof value === 'string' && RUN_ID.test(value),
    attempt: isPositive,
    request: (value) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value),
    pages: (value) => pages.read(value) !== undefined,
    order: isCount,
    untilMs: isCount,
    mends: isMends,
};
function isOwner(value) {
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

;// CONCATENATED MODULE: ./story/story.js
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
function story_knownJob(story) {
    if ('jobId' in story)
        return justJob(story);
    if ('asked' in story)
        return story.asked.kind === 'message' ? justJob(story.asked) : undefined;
    if ('about' in story && story.about.kind === 'job')
        return justJob(story.about);
    return 'past' in story && story.past.kind === 'left' ? story_knownJob(story.past.story) : undefined;
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
function story_isAtItsEnd(story) {
    const turn = turnOf(story);
    return isEnd(story) && turn !== undefined && !isDoubted(turn);
}
function isUnfinished(story) {
    return !isEnd(story) && turnOf(story) !== undefined;
}
function isUpdate({ link, turn }) {
    return turn.kind === 'further' && turn.evidence === 'seen' && turn.before.prLink === link;
}

;// CONCATENATED MODULE: ./story/marker-v1.js



const STATES = ['creating', 'sending', 'unknown', 'refused', 'note'];
const JOB_STATES = ['active', 'completed', 'archived', 'failed', 'timeout', 'detached', 'cancelled'];
const marker_v1_CHECKS = {
    state: (value) => [...STATES, ...JOB_STATES].includes(value),
    job: (value) => typeof value === 'string' && identifiers/* JOB_ID */.m.test(value),
    continued: (value) => value === true,
    prLink: (value) => typeof value === 'string' && value === (0,links/* readPrLink */.n)(value),
};
const OPTIONAL = ['job', 'continued', 'prLink', 'pages'];
function readFirstMarker(value, ownerChecks) {
    const { order: _, untilMs: __, mends: ___, ...shared } = ownerChecks;
    const checks = { ...shared, ...marker_v1_CHECKS };
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
            return { kind: 'refused', past: NOTHING_LEFT, about: { kind: 'nothing' }, why: '' };
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
            return { kind: 'refused', past: NOTHING_LEFT, about: { kind: 'job', ...known }, why: '' };
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

;// CONCATENATED MODULE: ./story/marker.js







const VERSION = 2;
const MARKER = /^<!-- docs-agent:v(\d{1,6}) ([A-Za-z0-9_-]*) -->$/gm;
const MARKER_MAX_CHARACTERS = 16_000;
function hashRequest(parts) {
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
function tellMarker(story, owner) {
    const past = 'past' in story ? story.past : undefined;
    if (past?.kind !== 'left')
        return write({ ...owner, story });
    return write({ ...owner, attempt: past.attempt, pages: past.pages, story: past.story });
}
function write(marker) {
    const wellFormed = (page) => page.length <= PAGE_MAX_CHARACTERS && page.isWellFormed();
    const kept = marker.pages.filter(wellFormed);
    const story = storyField.publish(marker.story);
    let payload = '';
    for (let keep = kept.length;; keep = Math.floor(keep * 0.9)) {
        payload = toBase64Url({ ...marker, pages: kept.slice(0, keep), story });
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
    const value = fromBase64Url(payload);
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
    return isOwner(owner) && codec_storyField.read(story) !== undefined ? value : undefined;
}
function isSameRequest(one, other) {
    return one.run === other.run && one.request === other.request;
}
function isSameAttempt(one, other) {
    return isSameRequest(one, other) && one.attempt === other.attempt;
}
function projectBounds(of) {
    return { repository: of.repository, project: of.projectId, host: nameOfService(of.baseUrl) };
}
function matchesMarker(marker, bounds) {
    const sameThread = marker.thread === bounds.thread;
    const sameLink = linkOf(marker.story) === readPrLink(bounds.prLink);
    return (sameThread || sameLink) && isOfProject(marker, bounds);
}
function isOfProject(one, bounds) {
    return (one.repository.toLowerCase() === bounds.repository.toLowerCase() &&
        one.project === bounds.project &&
        one.host.toLowerCase() === bounds.host.toLowerCase());
}

;// CONCATENATED MODULE: ./story/tend-note.js



const NOTE = /<!-- docs-agent:tended1 [A-Za-z0-9_-]{1,4000} -->\n?/g;
const NOTE_LINE = /^<!-- docs-agent:tended1 ([A-Za-z0-9_-]{1,4000}) -->$/gm;
const tend_note_CHECKS = {
    act: (value) => value === 'reminder' || value === 'update' || value === 'hand over',
    repository: (value) => tend_note_isText(value, /^[\w.-]+\/[\w.-]+$/),
    project: (value) => tend_note_isText(value, identifiers/* PROJECT_ID */.i),
    host: (value) => tend_note_isText(value, /^[\w.:[\]-]+$/),
    thread: tend_note_isCount,
    pull: tend_note_isCount,
    head: (value) => tend_note_isText(value, /^[0-9a-f]+$/),
    sinceMs: tend_note_isCount,
    atMs: tend_note_isCount,
};
function tellNote(note) {
    return `${HIDDEN_LINE_START}tended1 ${toBase64Url(note)} -->`;
}
function readNotes(body) {
    return [...body.matchAll(NOTE_LINE)].flatMap(([, payload = '']) => {
        const fields = new Map(Object.entries(fromBase64Url(payload) ?? {}));
        const checks = Object.entries(tend_note_CHECKS);
        const isNote = fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
        return isNote ? [Object.fromEntries(fields)] : [];
    });
}
function isNotedAs({ act, thread, pull, sinceMs }, body) {
    return readNotes(body).some((one) => one.act === act && one.thread === thread && one.pull === pull && one.sinceMs === sinceMs);
}
function withNote(body, note) {
    return `${tellNote(note)}\n${withoutNotes(body)}`;
}
function withoutNotes(body) {
    const less = body.replace(NOTE, '');
    return less === body ? body : withoutNotes(less);
}
function tend_note_isText(value, form) {
    return typeof value === 'string' && value.length <= 200 && form.test(value);
}
function tend_note_isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}

;// CONCATENATED MODULE: ./flows/thread/eye.js



const PAGES_MAX = 500;
function createEye({ host, log, }) {
    let self;
    const readings = new Map();
    const look = (key, open, isEnough) => {
        const reading = readings.get(key) ?? open();
        readings.set(key, reading);
        return reading.readUntil(isEnough).catch((error) => {
            readings.delete(key);
            throw error;
        });
    };
    const askWhoWeAre = async () => {
        try {
            return await host.ownLogin();
        }
        catch (error) {
            self = undefined;
            if (!log)
                throw error;
            log.info(`Whom the token acts as could not be read, so earlier comments can't be told apart: ${explainHostFailure(error)}`);
            return undefined;
        }
    };
    return {
        self: () => (self ??= askWhoWeAre()),
        thread: (place, isEnough) => look(JSON.stringify(place), () => new Reading(host.comments(place), { keepsTexts: true }), isEnough),
        repository: (isEnough) => look('repository', () => new Reading(host.repositoryComments(PAGES_MAX), { keepsTexts: false }), isEnough),
        blink: () => readings.clear(),
        recognise(author) {
            if (author)
                self = Promise.resolve(author);
        },
    };
}
class Reading {
    #source;
    #keepsTexts;
    #isWhole = false;
    #comments = [];
    #marked = [];
    constructor(comments, { keepsTexts }) {
        this.#source = comments[Symbol.asyncIterator]();
        this.#keepsTexts = keepsTexts;
    }
    async readUntil(isEnough) {
        const view = { comments: this.#comments, marked: this.#marked };
        while (!this.#isWhole && !(this.#comments.length > 0 && isEnough(view))) {
            const next = await this.#source.next();
            if (next.done)
                this.#isWhole = true;
            else
                this.#take(next.value);
        }
        return { comments: [...this.#comments], marked: [...this.#marked] };
    }
    #take(comment) {
        const found = findMarker(comment.body);
        const thread = threadOf(comment);
        const isHere = (of) => thread === undefined || thread === of.thread;
        const notes = readNotes(comment.body).filter(isHere);
        if (found.kind === 'marker' && isHere(found.marker)) {
            const { marker } = found;
            this.#marked.push({ comment, marker });
            this.#comments.push({ comment, marker, notes });
        }
        else {
            const isKept = this.#keepsTexts || notes.length > 0;
            this.#comments.push({ comment: isKept ? comment : { ...comment, body: '' }, notes });
        }
    }
}
function isSelf(author, self) {
    return author?.login.toLowerCase() === self.login.toLowerCase() && author.isBot === self.isBot;
}
function ours(some, self) {
    return some.filter(({ comment }) => isSelf(comment.author, self));
}
function writtenMs({ comment }) {
    return Date.parse(comment.createdAt ?? '');
}
function isReadBackTo({ comments }, sinceMs) {
    const oldest = comments.at(-1);
    return oldest !== undefined && writtenMs(oldest) < sinceMs;
}
function threadOf({ url }) {
    const [, number] = /\/(?:issues|pulls?)\/(\d+)(?:#|$)/.exec(url ?? '') ?? [];
    return number === undefined ? undefined : Number(number);
}

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
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}
const digest = asIs((value) => typeof value === 'string' && /^(?:[0-9a-f]{32})?$/.test(value));
const comment_state_word = asIs((value) => typeof value === 'string');
const commentField = union({
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

;// CONCATENATED MODULE: ./flows/thread/hand.js



function createHand(owner, tools, known = NOTHING_SENT) {
    return new Writer(owner, tools, known);
}
const FINAL = ['forbidden', 'locked', 'gone', 'moved', 'refused'];
const UNSENT = ['unreachable', 'limited', 'late'];
const PASSING = [...UNSENT, undefined];
class Writer {
    #owner;
    #tools;
    #state;
    #comment;
    constructor(owner, tools, known) {
        this.#owner = owner;
        this.#tools = tools;
        this.#state = 'kind' in known ? known : advanceComment(NOTHING_SENT, standing(known));
        this.#comment = 'kind' in known ? undefined : known;
    }
    get state() {
        return this.#state;
    }
    get comment() {
        return this.#state.kind === 'standing' ? this.#comment : undefined;
    }
    shows(text) {
        return this.#state.kind === 'standing' && this.#state.shows === digestOf(text);
    }
    meet(comment) {
        const { kind } = this.#state;
        if (comment && (kind === 'sent' || kind === 'unread'))
            this.#stands(comment);
        if (!comment && kind === 'unread')
            this.#happened({ kind: 'missed' });
    }
    async bring(telling) {
        let isFresh = false;
        for (let lost = 0;;) {
            switch (this.#state.kind) {
                case 'shut':
                case 'left':
                case 'unread':
                    return 'silent';
                case 'sent':
                    await this.#seek();
                    isFresh = true;
                    break;
                case 'none': {
                    const { text } = telling;
                    if (text === undefined || this.#owner.mayAdd === 'never')
                        return 'silent';
                    if (await this.#add(text, lost === 0))
                        return 'told';
                    lost += 1;
                    break;
                }
                case 'standing': {
                    if (telling.text !== undefined && this.shows(telling.text))
                        return 'told';
                    const done = await this.#edit(telling, { at: this.#state, isFresh });
                    if (done)
                        return done;
                }
            }
        }
    }
    #happened(event) {
        const before = this.#state;
        this.#state = advanceComment(before, event);
        if (this.#state !== before)
            this.#tools.save?.(this.#state);
    }
    #stands(comment) {
        this.#comment = comment;
        this.#happened(standing(comment));
    }
    async #add(text, mayLookForIt) {
        this.#happened({ kind: 'sending' });
        try {
            this.#stands({ ...(await this.#tools.host.addComment(this.#owner.place, text)), body: text });
            return true;
        }
        catch (error) {
            const failure = failureOf(error);
            if (failure === 'lost' && mayLookForIt)
                return false;
            if (FINAL.includes(failure))
                this.#happened(refusal(failure));
            else if (UNSENT.includes(failure))
                this.#happened({ kind: 'missed' });
            throw error;
        }
    }
    async #edit({ text, over }, { at, isFresh }) {
        const isKnown = isFresh || over === undefined;
        const now = isKnown ? this.#comment : await this.#read(at, text !== undefined);
        const verdict = now && over ? over(now) : { kind: 'text', text: text ?? '' };
        if (verdict.kind === 'left')
            this.#happened({ kind: 'overtaken', by: verdict.to });
        if (verdict.kind !== 'text')
            return verdict.kind;
        this.#happened({ kind: 'editing' });
        try {
            await this.#tools.host.editComment(at, verdict.text);
        }
        catch (error) {
            const failure = failureOf(error);
            if (failure === 'gone')
                this.#happened({ kind: 'deleted', mayAddAgain: this.#owner.mayAdd === 'again' });
            else if (FINAL.includes(failure))
                this.#happened(refusal(failure));
            if (this.#state.kind === 'none')
                return undefined;
            throw error;
        }
        this.#stands({ ...at, ...this.#comment, ...now, body: verdict.text });
        return 'told';
    }
    async #read(at, canDoWithout) {
        try {
            return await this.#tools.host.readComment(at);
        }
        catch (error) {
            const failure = failureOf(error);
            if (canDoWithout && failure === 'gone')
                return undefined;
            if (FINAL.includes(failure))
                this.#happened(refusal(failure));
            throw error;
        }
    }
    async #seek() {
        const { host } = this.#tools;
        const self = await this.#tools.self().catch(() => undefined);
        try {
            for await (const comment of host.comments(this.#owner.place)) {
                if (!this.#owner.isOwn(comment.body))
                    continue;
                if (!self)
                    throw new Unclaimed();
                if (isSelf(comment.author, self))
                    return this.#stands(comment);
            }
        }
        catch (error) {
            if (error instanceof Unclaimed)
                this.#happened({ kind: 'refused', why: 'unclaimed' });
            else if (!PASSING.includes(failureOf(error)))
                this.#happened({ kind: 'unreadable' });
            throw error;
        }
        this.#happened({ kind: 'missed' });
    }
}
const standing = ({ id, inReview, body }) => ({ kind: 'stands', id, inReview, shows: digestOf(body) });
const refusal = (why) => ({ kind: 'refused', why: why ?? '' });
class Unclaimed extends Error {
    constructor() {
        super('the answer to it was lost, and whether the one that stands there is ours can not be told');
    }
}

;// CONCATENATED MODULE: ./flows/thread/own-comment.js



function openOwnComment(host, { thread, mark }) {
    const eye = createEye({ host });
    const isOwn = (body) => body.split(/\r?\n/).includes(mark);
    return {
        async bring(words, { mayCreate }) {
            const text = `${words}\n\n${mark}\n`;
            const owner = { place: { thread }, isOwn, mayAdd: mayCreate ? 'again' : 'never' };
            const tools = { host, self: () => eye.self() };
            const hand = createHand(owner, tools, { kind: 'sent', isAnew: false });
            const over = ({ body }) => body.trim() === text.trim() ? { kind: 'as it is' } : { kind: 'text', text };
            try {
                await hand.bring({ text, over });
            }
            catch (error) {
                if (failureOf(error) !== 'forbidden')
                    throw error;
            }
        },
    };
}


/***/ }),

/***/ 3244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isTrustedLink),
/* harmony export */   n: () => (/* binding */ readPrLink)
/* harmony export */ });
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


/***/ })

};
