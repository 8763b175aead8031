export const id = 390;
export const ids = [390];
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

/***/ 9563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ isJobBranch),
/* harmony export */   f7: () => (/* binding */ isJobsBody),
/* harmony export */   rU: () => (/* binding */ HIDDEN_LINE_START)
/* harmony export */ });
/* unused harmony exports JOB_ID_LETTERS, JOB_ID_LENGTH, jobOfBranch */
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7576);

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

/***/ 1390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerEvent: () => (/* binding */ answerEvent)
});

// EXTERNAL MODULE: ./instruction/event.js + 1 modules
var instruction_event = __webpack_require__(110);
// EXTERNAL MODULE: ./text/one-line.js
var one_line = __webpack_require__(2048);
// EXTERNAL MODULE: ./instruction/command.js
var instruction_command = __webpack_require__(8891);
// EXTERNAL MODULE: ./instruction/own-pull-request.js
var own_pull_request = __webpack_require__(6612);
// EXTERNAL MODULE: ./instruction/roles.js
var roles = __webpack_require__(863);
;// CONCATENATED MODULE: ./instruction/gate.js




function loginsToCheck(facts) {
    if (denialWithoutLookup(facts) !== undefined)
        return [];
    return actorsOf(facts)
        .filter((actor) => !actor.isBot && !isNamed(actor, facts))
        .map((actor) => actor.login);
}
function decideGate(facts, answers) {
    const denial = denialWithoutLookup(facts);
    if (denial !== undefined)
        return denial;
    const denials = actorsOf(facts)
        .filter((actor) => !actor.isBot && !isNamed(actor, facts))
        .flatMap(({ login }) => denyPermission(login, { facts, answer: answers.get(login) ?? { kind: 'refused' } }) ?? []);
    const [first] = PERMISSION_REASONS.flatMap((reason) => denials.filter((one) => one.reason === reason));
    return first ?? { allowed: true };
}
const PERMISSION_REASONS = [
    'permission',
    'permission-refused',
    'permission-unanswered',
];
function denyPermission(login, { facts, answer }) {
    const role = (0,roles/* roleOf */.kp)(answer);
    if ((0,roles/* hasRole */.hf)(role, facts.allowedPermission))
        return undefined;
    const needs = `${login} needs the ${facts.allowedPermission} permission on ${facts.event.repository ?? 'the repository'}`;
    const unnamed = `allowedUsers does not name ${login}.`;
    const denial = answer.kind === 'answer'
        ? deny('permission', `${needs}, and has ${role ?? 'none'}. ${unnamed}`)
        : deny(`permission-${answer.kind}`, `${needs}, which could not be looked up. ${unnamed}`);
    return { ...denial, answer };
}
function actorsOf({ event, triggeringActor }) {
    if (event.kind === 'trusted' || event.kind === 'push')
        return [];
    const actors = new Map();
    for (const actor of [event.sender, textBehind(event)?.author, triggeringActor]) {
        if (actor === undefined)
            continue;
        const key = actor.login.toLowerCase();
        const known = actors.get(key) ?? actor;
        actors.set(key, { login: known.login, isBot: known.isBot || actor.isBot });
    }
    return [...actors.values()];
}
function textBehind(event) {
    if (event.kind === 'comment')
        return event.comment;
    return event.kind === 'thread' && event.action === 'opened' ? event.thread : undefined;
}
function denialWithoutLookup(facts) {
    const { event } = facts;
    if (event.kind === 'unreadable')
        return deny('unreadable', `The ${event.name} event can't be read: ${event.detail}.`);
    if (event.kind === 'trusted' || event.kind === 'push')
        return undefined;
    return denyFork(facts) ?? denyComment(facts) ?? denyThread(event) ?? denyActors(facts);
}
function denyFork({ event, hasSecret }) {
    const fromFork = (event.kind === 'comment' || event.kind === 'thread') && event.thread.fromFork === true;
    return fromFork && !hasSecret
        ? deny('fork', 'This run belongs to a fork, and runs of forks get no secrets.')
        : undefined;
}
function denyComment({ event, command, allowEdits, ownLogin, carriesMarker }) {
    if (event.kind !== 'comment')
        return undefined;
    const { author, body, before } = event.comment;
    const isOwn = ownLogin !== undefined && author?.login.toLowerCase() === ownLogin.toLowerCase();
    if (isOwn || carriesMarker === true)
        return deny('own-comment', 'The comment is one of our own.');
    if (event.action === 'created')
        return undefined;
    if (event.action !== 'edited')
        return deny('action', `A comment that is ${event.action ?? 'not created'} starts nothing.`);
    if (!allowEdits)
        return deny('edit', 'An edited comment starts nothing unless allowEdits is true.');
    const adds = before !== undefined &&
        (0,instruction_command/* parseCommand */.R)(before, command).kind === 'none' &&
        (0,instruction_command/* parseCommand */.R)(body, command).kind !== 'none';
    return adds
        ? undefined
        : deny('edit', `The edit does not add ${command} to a comment that was without it.`);
}
function denyThread(event) {
    if (event.kind !== 'thread' || event.action !== 'closed' || event.thread.kind !== 'pull-request')
        return undefined;
    const merged = (0,own_pull_request/* mergedPullRequest */.r2)(event);
    if (merged === undefined)
        return deny('not-merged', 'The pull request was closed without being merged.');
    return (0,own_pull_request/* isJobsPullRequest */.Rb)(merged) ? deny('own-pull-request', own_pull_request/* OWN_MERGE */.ct) : undefined;
}
function denyActors(facts) {
    const { event, allowedBots } = facts;
    const written = textBehind(event);
    if (event.sender === undefined || (written !== undefined && written.author === undefined))
        return deny('nobody', `The ${event.name} event does not say who caused it.`);
    const allowed = allowedBots.map(bareName);
    const bot = actorsOf(facts).find((actor) => actor.isBot && !allowed.includes(bareName(actor.login)));
    return bot === undefined
        ? undefined
        : deny('bot', `${bot.login} is a bot, and allowedBots does not name it.`);
}
function isNamed({ login }, { allowedUsers }) {
    return allowedUsers.some((name) => name.toLowerCase() === login.toLowerCase());
}
function bareName(login) {
    return login
        .trim()
        .toLowerCase()
        .replace(/\[bot\]$/, '');
}
function deny(reason, sentence) {
    return { allowed: false, reason, sentence: (0,one_line/* toOneLine */.G)(sentence, 300) };
}

// EXTERNAL MODULE: ./instruction/markdown-lines.js
var markdown_lines = __webpack_require__(7739);
// EXTERNAL MODULE: ./story/marker.js + 2 modules
var marker = __webpack_require__(8717);
// EXTERNAL MODULE: ./flows/host-failure.js
var host_failure = __webpack_require__(2358);
// EXTERNAL MODULE: ./story/outcome.js
var outcome = __webpack_require__(7727);
// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(3244);
// EXTERNAL MODULE: ./flows/thread/eye.js + 1 modules
var thread_eye = __webpack_require__(1391);
;// CONCATENATED MODULE: ./flows/is-own-merge.js




const COMMENTS_SEARCHED = 1_000;
async function isOwnMerge(event, host) {
    const link = (0,links/* readPrLink */.n)((0,own_pull_request/* mergedPullRequest */.r2)(event)?.url);
    if (link === undefined || !host)
        return false;
    try {
        const eye = (0,thread_eye/* createEye */.Sh)({ host });
        const self = await eye.self();
        if (!self)
            return false;
        const isNamed = ({ marked }) => marked.some(({ comment, marker }) => (0,thread_eye/* isSelf */.fy)(comment.author, self) && (0,outcome/* linkOf */.IJ)(marker.story) === link);
        return isNamed(await eye.repository((view) => view.comments.length >= COMMENTS_SEARCHED || isNamed(view)));
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./flows/look-up-permission.js
var look_up_permission = __webpack_require__(2014);
;// CONCATENATED MODULE: ./flows/gate-event.js








async function gateEvent(request, host) {
    const { event } = request.plan;
    const actor = request.triggeringActor === undefined ? undefined : (0,instruction_event/* actorNamed */.Le)(request.triggeringActor);
    const facts = {
        event,
        command: request.command,
        allowedPermission: request.allowedPermission,
        allowedBots: request.allowedBots,
        allowedUsers: request.allowedUsers,
        allowEdits: request.allowEdits,
        ...(actor ? { triggeringActor: actor } : {}),
        carriesMarker: event.kind === 'comment' && (0,marker/* findMarker */.Ed)((0,markdown_lines/* withoutQuotes */.Yg)(event.comment.body)).kind === 'marker',
        hasSecret: true,
    };
    const answers = new Map();
    const logins = loginsToCheck(facts);
    const notes = [];
    for (const login of logins) {
        const { answer, note } = await (0,look_up_permission/* lookUpPermission */.I)(login, { host, required: request.allowedPermission });
        answers.set(login, answer);
        notes.push(note);
    }
    const decision = decideGate(facts, answers);
    if (decision.allowed) {
        const isUnread = request.triggeringActor !== undefined && actor === undefined;
        if (isUnread && event.kind !== 'trusted' && event.kind !== 'push')
            return gate_event_deny('Whoever started this run has a name that is no login.');
        return (await isOwnMerge(event, host)) ? gate_event_deny(own_pull_request/* OWN_MERGE */.ct) : undefined;
    }
    const { sentence, answer } = decision;
    if (answer === undefined || answer.kind === 'answer')
        return gate_event_deny(`${sentence}${notes.join('')}`);
    if (!host)
        return gate_event_deny(`${sentence} Pass githubToken, so that it can be.`);
    if (answer.kind === 'refused')
        return gate_event_deny(`${sentence}${explainRefusal(answer)}`);
    const why = `${sentence}${tellReason(answer)} Nothing was sent; run again later.`;
    return { kind: answer.failure === 'late' ? 'late' : 'unanswered', why };
}
const gate_event_deny = (why) => ({ kind: 'denied', why });
const tellReason = ({ detail }) => (detail === undefined ? '' : ` The reason: ${detail}.`);
function explainRefusal(answer) {
    const why = tellReason(answer);
    if (answer.failure !== 'forbidden')
        return why;
    if (answer.required !== undefined)
        return `${why} ${(0,host_failure/* tellRequired */.jm)(answer.required)}.`;
    return `${why} Pass a githubToken that may: on Gitea and Forgejo, the token of a repository administrator.`;
}

;// CONCATENATED MODULE: ./flows/answer-event.js

async function answerEvent(request, ports) {
    const { chronicle } = ports;
    const denial = await gateEvent({ plan: request.plan, ...request.gate }, ports.host);
    if (denial !== undefined) {
        const { kind, why } = denial;
        if (kind === 'late')
            await chronicle.happened({ kind: 'out of time' });
        else
            await chronicle.happened({ kind: kind === 'denied' ? 'skipped' : 'refused', why });
        return {};
    }
    const { answerAllowed } = await Promise.all(/* import() */[__webpack_require__.e(183), __webpack_require__.e(34)]).then(__webpack_require__.bind(__webpack_require__, 4034));
    return answerAllowed(request, ports);
}


/***/ }),

/***/ 2358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ warnOfFailures),
/* harmony export */   Ms: () => (/* binding */ adviseToken),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   _C: () => (/* binding */ explainHostFailure),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   jm: () => (/* binding */ tellRequired)
/* harmony export */ });
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


/***/ }),

/***/ 2014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ lookUpPermission)
/* harmony export */ });
/* harmony import */ var _instruction_roles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(863);
/* harmony import */ var _host_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2358);


async function lookUpPermission(login, { host, required }) {
    const answer = (await host?.permission(login)) ?? { kind: 'refused' };
    const isEnough = (found) => (0,_instruction_roles_js__WEBPACK_IMPORTED_MODULE_0__/* .hasRole */ .hf)((0,_instruction_roles_js__WEBPACK_IMPORTED_MODULE_0__/* .roleOf */ .kp)(found), required);
    if (!host || answer.kind !== 'answer' || isEnough(answer))
        return { answer, note: '' };
    const asMember = await host.teamPermission(login, isEnough);
    switch (asMember?.kind) {
        case 'unanswered':
            return { answer: asMember, note: '' };
        case 'refused':
            return { answer, note: tellTeams(asMember) };
        default:
            return { answer: asMember && isEnough(asMember) ? asMember : answer, note: '' };
    }
}
function tellTeams({ detail = 'no reason is known', required = '', }) {
    const what = ` Teams could not be asked: ${detail}.`;
    return required === '' ? what : `${what} ${(0,_host_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .tellRequired */ .jm)(required)}.`;
}


/***/ }),

/***/ 1391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sh: () => (/* binding */ createEye),
  lV: () => (/* binding */ isReadBackTo),
  fy: () => (/* binding */ isSelf),
  Od: () => (/* binding */ ours),
  cB: () => (/* binding */ writtenMs)
});

// UNUSED EXPORTS: threadOf

// EXTERNAL MODULE: ./story/marker.js + 2 modules
var marker = __webpack_require__(8717);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(7576);
// EXTERNAL MODULE: ./story/codec.js
var codec = __webpack_require__(8857);
;// CONCATENATED MODULE: ./story/tend-note.js



const NOTE = /<!-- docs-agent:tended1 [A-Za-z0-9_-]{1,4000} -->\n?/g;
const NOTE_LINE = /^<!-- docs-agent:tended1 ([A-Za-z0-9_-]{1,4000}) -->$/gm;
const CHECKS = {
    act: (value) => value === 'reminder' || value === 'update' || value === 'hand over',
    repository: (value) => isText(value, /^[\w.-]+\/[\w.-]+$/),
    project: (value) => isText(value, identifiers/* PROJECT_ID */.i),
    host: (value) => isText(value, /^[\w.:[\]-]+$/),
    thread: isCount,
    pull: isCount,
    head: (value) => isText(value, /^[0-9a-f]+$/),
    sinceMs: isCount,
    atMs: isCount,
};
function tellNote(note) {
    return `${HIDDEN_LINE_START}tended1 ${toBase64Url(note)} -->`;
}
function readNotes(body) {
    return [...body.matchAll(NOTE_LINE)].flatMap(([, payload = '']) => {
        const fields = new Map(Object.entries((0,codec/* fromBase64Url */.tP)(payload) ?? {}));
        const checks = Object.entries(CHECKS);
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
function isText(value, form) {
    return typeof value === 'string' && value.length <= 200 && form.test(value);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}

// EXTERNAL MODULE: ./flows/host-failure.js
var host_failure = __webpack_require__(2358);
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
            log.info(`Whom the token acts as could not be read, so earlier comments can't be told apart: ${(0,host_failure/* explainHostFailure */._C)(error)}`);
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
        const found = (0,marker/* findMarker */.Ed)(comment.body);
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


/***/ }),

/***/ 6612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rb: () => (/* binding */ isJobsPullRequest),
/* harmony export */   ct: () => (/* binding */ OWN_MERGE),
/* harmony export */   r2: () => (/* binding */ mergedPullRequest)
/* harmony export */ });
/* harmony import */ var _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9563);

const OWN_MERGE = "The pull request is a job's own, so its merge asks for nothing.";
function isJobsPullRequest({ kind, head, body }) {
    if (kind !== 'pull-request')
        return false;
    return (head !== undefined && (0,_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__/* .isJobBranch */ .CO)(head)) || (0,_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__/* .isJobsBody */ .f7)(body);
}
function mergedPullRequest(event) {
    const isMerge = event.kind === 'thread' && event.action === 'closed' && event.thread.merged === true;
    return isMerge ? event.thread : undefined;
}


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


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ed: () => (/* binding */ findMarker),
  Oh: () => (/* binding */ hashRequest),
  DF: () => (/* binding */ isOfProject),
  Ib: () => (/* binding */ isSameAttempt),
  s3: () => (/* binding */ isSameRequest),
  yE: () => (/* binding */ matchesMarker),
  ll: () => (/* binding */ projectBounds),
  IX: () => (/* binding */ tellMarker)
});

// UNUSED EXPORTS: MARKER_MAX_CHARACTERS

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
/* harmony export */   O9: () => (/* binding */ replyMark),
/* harmony export */   ZP: () => (/* binding */ THREADS_MAX),
/* harmony export */   y7: () => (/* binding */ tellReply)
/* harmony export */ });
/* harmony import */ var _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9563);
/* harmony import */ var _text_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3244);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7872);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7114);




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
    return `${_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_1__/* .HIDDEN_LINE_START */ .rU}reply ${run} ${request} -->`;
}
function tellReply(story, { mends, head, command, mark }) {
    const job = (0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .knownJob */ .DW)(story)?.jobId ?? '';
    const seen = (0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtItsEnd */ .XI)(story) ? '' : 'As far as can be told, ';
    const how = story.kind === 'failed' ? 'failed' : 'ended its turn';
    const ended = `${seen === '' ? 'Job' : `${seen}job`} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(job)} has ${how} on this remark`;
    const what = head === mends.head
        ? `${ended}, and nothing was changed: the branch is still at ${head}.`
        : `${ended}. The branch is at ${head} now; it was at ${mends.head} before.`;
    const next = `Resolve this thread if it is settled, or say here what is missing and write ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(`${command} fix`)}.`;
    return `${what} ${next}\n\n${mark}`;
}


/***/ })

};
