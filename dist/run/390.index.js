export const id = 390;
export const ids = [390];
export const modules = {

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
    return { ...denial, login };
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
// EXTERNAL MODULE: ./story/marker.js + 1 modules
var marker = __webpack_require__(2579);
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
    const { reason, sentence, login = '' } = decision;
    if (reason === 'permission')
        return gate_event_deny(`${sentence}${notes.join('')}`);
    const answer = answers.get(login);
    if (answer === undefined || answer.kind === 'answer')
        return gate_event_deny(sentence);
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
    const { answerAllowed } = await Promise.all(/* import() */[__webpack_require__.e(183), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 582));
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

// EXTERNAL MODULE: ./story/marker.js + 1 modules
var marker = __webpack_require__(2579);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(7576);
// EXTERNAL MODULE: ./contract/own-traces.js
var own_traces = __webpack_require__(9563);
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

/***/ 2579:
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
// EXTERNAL MODULE: ./story/marker-owner.js
var marker_owner = __webpack_require__(703);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(7576);
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
    1: (value) => readFirstMarker(value, marker_owner/* OWNER_CHECKS */.O),
    2: readMarker,
};
function readMarker(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const { story, ...owner } = value;
    return (0,marker_owner/* isOwner */.u)(owner) && codec/* storyField */.WZ.read(story) !== undefined ? value : undefined;
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
    const link = (0,outcome/* linkOf */.IJ)(marker.story);
    const sameLink = link !== '' && link === (0,links/* readPrLink */.n)(bounds.prLink);
    return (sameThread || sameLink) && isOfProject(marker, bounds);
}
function isOfProject(one, bounds) {
    return (one.repository.toLowerCase() === bounds.repository.toLowerCase() &&
        one.project === bounds.project &&
        one.host.toLowerCase() === bounds.host.toLowerCase());
}


/***/ })

};
