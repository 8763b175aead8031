export const id = 554;
export const ids = [554];
export const modules = {

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findHandledPages: () => (/* binding */ findHandledPages)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(7576);
;// CONCATENATED MODULE: ./text/links.js
const LINK_MAX_CHARACTERS = 2048;
/**
 * Reads a pull request's link: http or https, no user information, no white space, no hidden or control character.
 * Anything else is undefined. The host comes back in ASCII, so that a look-alike shows as what it is.
 */
function readPrLink(value) {
    if (typeof value !== 'string' || value.length > LINK_MAX_CHARACTERS)
        return undefined;
    if (/[\s\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(value))
        return undefined;
    if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value))
        return undefined;
    const url = URL.parse(value);
    return url !== null && url.hostname !== '' && url.href.length <= LINK_MAX_CHARACTERS ? url.href : undefined;
}
/** True where a link has the origin of the code host, of the job's repository or of the service: only then is it a link. */
function links_isTrustedLink(link, trusted) {
    const origin = webOrigin(link);
    if (origin === undefined)
        return false;
    return [trusted.serverUrl, trusted.repository, trusted.baseUrl].some((url) => webOrigin(url) === origin);
}
function webOrigin(text) {
    const url = text === undefined ? null : URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

;// CONCATENATED MODULE: ./thread/marker.js



/*
 * The marker is what lets a later run find a thread's job: an HTML comment, unseen by readers, in a comment of ours.
 *
 *   <!-- docs-agent:v1 eyJ2…  -->      version, then JSON in base64url, so that `-->` can't occur inside
 *
 * It counts only where the comment's author is ourselves, and only for the repository, thread, project and host that
 * it names. The schema is closed: a field more, less or of another form, and there is no marker.
 */
const VERSION = 1;
const MARKER = /<!-- docs-agent:v(\d{1,6}) ([A-Za-z0-9_-]*) -->/g;
/** Longest base64url payload. Pages that don't fit are left out when a marker is written. */
const MARKER_MAX_CHARACTERS = 16_000;
const PAGE_MAX_CHARACTERS = 512;
/**
 * Where the request stands. `creating` and `sending`: on its way, answer not seen; after a crash as good as `unknown`.
 * `refused`: the service did not take it. `note`: a comment about something else (help, status), no request at all.
 */
const MARKER_STATES = [
    ...['creating', 'sending', 'unknown', 'refused', 'note'],
    ...['active', 'completed', 'archived', 'failed', 'timeout', 'detached', 'cancelled'],
];
const CHECKS = {
    repository: (value) => isText(value, 200) && /^[\w.-]+\/[\w.-]+$/.test(value),
    thread: isPositive,
    project: (value) => isText(value, 200) && identifiers/* PROJECT_ID */.i.test(value),
    host: (value) => isText(value, 300) && /^[\w.:[\]-]+$/.test(value),
    job: (value) => isText(value, 128) && identifiers/* JOB_ID */.m.test(value),
    run: (value) => isText(value, 20) && /^\d+$/.test(value),
    attempt: isPositive,
    state: (value) => MARKER_STATES.includes(value),
    request: (value) => isText(value, 32) && /^[0-9a-f]{32}$/.test(value),
    continued: (value) => value === true,
    prLink: (value) => value === readPrLink(value),
    pages: (value) => Array.isArray(value) && value.every((page) => isText(page, PAGE_MAX_CHARACTERS)),
};
const OPTIONAL = ['job', 'continued', 'prLink', 'pages'];
/** Tells the same request in a re-run from another one: the parts in their order, in 32 hexadecimal digits. */
function hashRequest(parts) {
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
/**
 * Writes a marker as a line of its own.
 * @throws RangeError where a field is not of its form: such a marker would never be read again.
 */
function marker_encodeMarker(marker) {
    const wellFormed = (page) => page.length <= PAGE_MAX_CHARACTERS && page.isWellFormed();
    const pages = marker.pages?.filter(wellFormed);
    let payload = '';
    for (let keep = pages?.length ?? 0;; keep = Math.floor(keep * 0.9)) {
        const { pages: _, ...rest } = marker;
        payload = toBase64Url(keep > 0 ? { ...rest, pages: pages?.slice(0, keep) } : rest);
        if (payload.length <= MARKER_MAX_CHARACTERS || keep === 0)
            break;
    }
    const written = `<!-- docs-agent:v${VERSION} ${payload} -->`;
    const found = marker_findMarker(written);
    if (found.kind === 'none')
        throw new RangeError(`a marker that can't be read again (${found.reason})`);
    return written;
}
/** Reads the last marker of a comment's body. Whether it counts is for `matchesMarker`, and the comment's author, to say. */
function marker_findMarker(body) {
    const [, version, payload = ''] = [...body.matchAll(MARKER)].at(-1) ?? [];
    if (version === undefined)
        return { kind: 'none', reason: 'absent' };
    if (Number(version) !== VERSION)
        return { kind: 'none', reason: 'version' };
    if (payload.length > MARKER_MAX_CHARACTERS)
        return { kind: 'none', reason: 'size' };
    const value = fromBase64Url(payload);
    if (value === undefined)
        return { kind: 'none', reason: 'encoding' };
    return isMarker(value)
        ? { kind: 'marker', marker: Object.freeze(value) }
        : { kind: 'none', reason: 'schema' };
}
/** True where a marker is about this thread of this repository, and this project of this service. */
function matchesMarker(marker, bounds) {
    const sameThread = marker.thread === bounds.thread;
    const sameLink = marker.prLink !== undefined && marker.prLink === readPrLink(bounds.prLink);
    return ((sameThread || sameLink) &&
        marker.repository.toLowerCase() === bounds.repository.toLowerCase() &&
        marker.project === bounds.project &&
        marker.host.toLowerCase() === bounds.host.toLowerCase());
}
function isMarker(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    const fields = new Map(Object.entries(value));
    const known = [...fields.keys()].every((name) => Object.hasOwn(CHECKS, name));
    return (known &&
        Object.entries(CHECKS).every(([name, check]) => fields.has(name) ? check(fields.get(name)) : OPTIONAL.includes(name)));
}
function isText(value, max) {
    return typeof value === 'string' && value !== '' && value.length <= max;
}
function isPositive(value) {
    return Number.isSafeInteger(value) && value > 0;
}
function toBase64Url(value) {
    return Buffer.from(JSON.stringify(value)).toString('base64url');
}
/** Undefined for anything that is not the one encoding of well-formed UTF-8 with JSON in it. */
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

;// CONCATENATED MODULE: ./flows/thread/find-markers.js

/** How far back the repository's comments are searched for the job behind a pull request. */
const REPOSITORY_PAGES = 10;
/**
 * Finds our own earlier markers of this thread, newest first, on as many pages as it takes. Where a pull request has
 * none, the repository's newest comments are searched for the job that made it.
 */
async function findMarkers(search) {
    const found = [];
    for await (const comment of search.host.comments(search.place)) {
        take(comment, search, found);
        if (search.isEnough(found))
            return found;
    }
    if (found.some(({ marker }) => marker.job !== undefined) || search.bounds.prLink === undefined)
        return found;
    for await (const comment of search.host.repositoryComments(REPOSITORY_PAGES)) {
        if (found.every((earlier) => earlier.comment.id !== comment.id))
            take(comment, search, found);
        if (search.isEnough(found))
            break;
    }
    return found;
}
function take(comment, search, found) {
    if (comment.id === search.except || !find_markers_isSelf(comment.author, search.self))
        return;
    const result = marker_findMarker(comment.body);
    if (result.kind === 'marker' && matchesMarker(result.marker, search.bounds)) {
        found.push({ marker: result.marker, comment });
    }
}
function find_markers_isSelf(author, self) {
    return author?.login.toLowerCase() === self.login.toLowerCase() && author.isBot === self.isBot;
}

// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(7872);
;// CONCATENATED MODULE: ./thread/states.js
/** Every outcome of a run, and before it the states that are worth an edit. */
const states_COMMENT_STATES = {
    starting: { icon: '⏳', title: 'Starting' },
    waiting: {
        icon: '⏳',
        title: 'Waiting for the current turn',
        sentence: 'The job is still busy with the instruction before; this one is sent when it is done.',
    },
    working: { icon: '✍️', title: 'Working on it', sentence: 'This comment changes when the job is done.' },
    looked: {
        icon: '🔎',
        title: 'Still working',
        sentence: 'This was one look; this comment will not change by itself.',
    },
    'pull-request': { icon: '✅', title: 'Pull request ready' },
    'no-pull-request': {
        icon: '☑️',
        title: 'Finished without a pull request',
        sentence: 'There was nothing to change, or the change went straight to the deploy branch; the dashboard tells which.',
    },
    failed: {
        icon: '❌',
        title: 'The agent failed',
        sentence: 'Look at the job in the dashboard, then ask again, in other words if need be.',
    },
    archived: { icon: '🗄️', title: 'The job was archived', sentence: 'It takes no more instructions.' },
    timeout: {
        icon: '⌛',
        title: 'The time was up',
        sentence: 'The run stopped waiting, which does not stop the job; this comment will not change by itself.',
    },
    detached: {
        icon: '📤',
        title: 'Handed over',
        sentence: 'The job runs on its own, and this comment will not change by itself.',
    },
    unsent: { icon: '📭', title: 'Not sent' },
    skipped: { icon: '⏭️', title: 'Skipped', sentence: 'Nothing was sent.' },
    unknown: {
        icon: '❓',
        title: 'Not known',
        sentence: 'A job may have been created; check the dashboard before running again.',
    },
    cancelled: { icon: '⏹️', title: 'Watching stopped' },
    error: { icon: '⚠️', title: 'That did not work' },
};
/** The end reaction of each outcome on the command, as the reactions API calls it; none for those not listed. */
const REACTIONS = {
    'pull-request': 'rocket',
    detached: 'rocket',
    looked: 'rocket',
    'no-pull-request': 'confused',
    timeout: 'confused',
    unsent: 'confused',
    cancelled: 'confused',
    unknown: 'confused',
    failed: '-1',
    archived: '-1',
    error: '-1',
};
function reactionFor(state) {
    return REACTIONS[state];
}

;// CONCATENATED MODULE: ./thread/comment.js






const QUOTE_MAX_CHARACTERS = 600;
const QUOTE_MAX_LINES = 12;
const NOTE_MAX_CHARACTERS = 1000;
const TITLE_MAX_CHARACTERS = 120;
/** The live comment: one for each request, written anew at each change of state. Foreign text in it is inert. */
function comment_renderComment(facts) {
    const state = describeState(facts);
    const blocks = [
        `### ${state.icon} ${state.title}`,
        facts.pull === undefined ? undefined : renderPull(facts.pull, facts.trusted),
        [note(facts.note), state.sentence].filter(Boolean).join(' '),
        facts.asked === undefined ? undefined : renderAsked(facts.asked),
        renderFollowUp(facts),
        renderFacts(facts),
    ];
    return fitComment(blocks.filter(Boolean).join('\n\n'), facts.marker);
}
/** The reply to `/docs help`, or to the command alone. */
function renderHelp({ command, marker }) {
    const rows = [
        [`${command} …`, "Continues this thread's job with the instruction you write, or starts one"],
        [`${command} new …`, 'Always starts a new job'],
        [`${command} status`, 'Looks at the job and reports; starts nothing'],
        [`${command} help`, 'Shows this table'],
    ];
    const table = rows.map(([write = '', happens]) => `| ${codeSpan(write)} | ${happens} |`);
    const text = [
        '### 💡 How to ask for documentation',
        '',
        '| Write | What happens |',
        '| :-- | :-- |',
        ...table,
        '',
        'The command stands at the beginning of a comment. An instruction may run over several lines.',
    ].join('\n');
    return fitComment(text, marker);
}
/** What holds of the state in this very case. */
function describeState({ state, jobId, command, pull, continued }) {
    const text = COMMENT_STATES[state];
    const look = `Write ${codeSpan(`${command} status`)} to look again`;
    switch (state) {
        case 'pull-request':
            return { ...text, title: pull?.updated ? 'Pull request updated' : text.title };
        case 'starting':
            return { ...text, title: continued ? 'Passing it on' : text.title };
        case 'timeout':
        case 'detached':
            return { ...text, sentence: `${text.sentence} ${look}.` };
        case 'cancelled':
            return {
                ...text,
                sentence: jobId === undefined
                    ? 'The run was cancelled before a job was known.'
                    : `The run was cancelled; the job goes on. ${look}.`,
            };
        case 'unknown':
            return jobId === undefined
                ? text
                : {
                    ...text,
                    sentence: 'The instruction may have reached the job; check the dashboard before sending it again.',
                };
        default:
            return text;
    }
}
/** The line that people came for: number and title as one link, or plain text where the host is not known. */
function renderPull({ link, number, title }, trusted) {
    const known = number ?? numberIn(link);
    const name = [
        known === undefined ? undefined : `#${known}`,
        title && toOneLine(title, TITLE_MAX_CHARACTERS),
    ];
    const label = name.filter(Boolean).join(' ') || 'Review the change';
    if (isTrustedLink(link, trusted))
        return `> 🔀 **${inertLink(label, link)}**\\\n> ${inertInline(place(link))}`;
    return `> 🔀 ${inertInline(label)}\\\n> ${codeSpan(link)}\\\n> This address is on a host that this run does not know, so it is not a link.`;
}
function numberIn(link) {
    const digits = /\/(?:pull|pulls|merge_requests)\/(\d{1,9})(?:[/?#]|$)/.exec(link)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
/** Repository and host, as far as the address shows them. */
function place(link) {
    const url = URL.parse(link);
    const repository = /^\/(.+?)\/(?:-\/)?(?:pull|pulls|merge_requests)\/\d/.exec(url?.pathname ?? '')?.[1];
    return repository === undefined ? (url?.host ?? '') : `${repository} on ${url?.host}`;
}
function renderAsked({ text, by }) {
    const lines = truncate(text.trim(), QUOTE_MAX_CHARACTERS).split(/\r\n|\r|\n/);
    const shown = lines.length > QUOTE_MAX_LINES ? [...lines.slice(0, QUOTE_MAX_LINES), '…'] : lines;
    const inert = inertBlock(shown.join('\n')).split('\n');
    // A backslash keeps the line end where the host would fold lines into one.
    const quote = inert.map((line, at) => (line === '' ? '>' : `> ${line}${inert[at + 1] ? '\\' : ''}`));
    return [`${by === undefined ? 'Asked' : `${inertInline(by)} asked`}:`, '', ...quote].join('\n');
}
function renderFollowUp({ state, command, jobId, asked }) {
    if (state === 'starting' || state === 'waiting' || state === 'working')
        return undefined;
    const again = codeSpan(`${command} …`);
    const fresh = codeSpan(`${command} new …`);
    if (jobId === undefined || state === 'archived')
        return state === 'skipped'
            ? asked && `Write ${fresh} to start a new job.`
            : `${state === 'unknown' ? 'If there is none, write' : 'Write'} ${fresh} to start a new job.`;
    return `Write ${again} to continue this job, or ${fresh} to start another.`;
}
function renderFacts({ jobId, continued, elapsed, runUrl, trusted }) {
    const job = jobId && `Job ${codeSpan(jobId)}${continued ? ' (continued)' : ''}`;
    const run = runUrl && (isTrustedLink(runUrl, trusted) ? inertLink('Workflow run', runUrl) : undefined);
    return [job, elapsed && inertInline(elapsed), run].filter(Boolean).join(' · ');
}
function note(text) {
    return text && inertInline(toOneLine(text, NOTE_MAX_CHARACTERS));
}

;// CONCATENATED MODULE: ./flows/thread/live-comment.js



/** False for what only holds while a run goes on. */
function isLasting({ facts }) {
    return !['starting', 'waiting', 'working'].includes(facts.state);
}
/**
 * Opens the one comment of a request: takes over `existing`, or writes a new one. A comment is worth a warning when it
 * can't be written, never a failure.
 */
async function openLiveComment(content, tools, existing) {
    const keeper = new Keeper(tools, existing);
    await keeper.show(content);
    return keeper;
}
class Keeper {
    #tools;
    #comment;
    #next;
    #shown = '';
    #sending;
    #recreated = false;
    #givenUp = false;
    constructor(tools, existing) {
        this.#tools = tools;
        this.#comment = existing;
    }
    get author() {
        return this.#comment?.author;
    }
    get url() {
        return this.#comment?.url;
    }
    get id() {
        return this.#comment?.id;
    }
    show(content) {
        this.#next = content;
        this.#sending ??= this.#sendAll().finally(() => {
            this.#sending = undefined;
        });
        return this.#sending;
    }
    async #sendAll() {
        while (this.#next && !this.#givenUp) {
            const content = this.#next;
            this.#next = undefined;
            try {
                const body = renderComment({ ...content.facts, marker: encodeMarker(content.marker) });
                if (body === this.#shown)
                    continue;
                if (isLasting(content))
                    this.#record(content, false);
                await this.#write(body, content.marker);
                this.#shown = body;
                this.#record(content, true);
            }
            catch (error) {
                this.#giveUp(error);
                if (this.#givenUp)
                    this.#tools.save(undefined);
            }
        }
    }
    #record(content, isShown) {
        if (!this.#comment)
            return;
        this.#tools.save({ id: this.#comment.id, inReview: this.#comment.inReview, content, isShown });
    }
    async #write(body, marker) {
        if (!this.#comment) {
            this.#comment = await this.#add(body, marker);
            return;
        }
        if (isOvertaken(await this.#readBody(this.#comment), marker))
            throw new Overtaken();
        try {
            await this.#tools.host.editComment(this.#comment, body);
        }
        catch (error) {
            if (failureOf(error) !== 'gone' || this.#recreated)
                throw error;
            this.#recreated = true;
            this.#comment = await this.#add(body, marker);
        }
    }
    /**
     * What stands there now, or nothing where that can't be read: a host may not find for a moment what it has just taken,
     * so whether the comment is gone is for the edit to say.
     */
    async #readBody(comment) {
        try {
            return (await this.#tools.host.readComment(comment)).body;
        }
        catch (error) {
            if (!['gone', 'unreachable'].includes(failureOf(error) ?? ''))
                throw error;
            return '';
        }
    }
    /**
     * A comment whose answer was lost may stand there: it is looked for by its marker, among our own, before it is written
     * again. Where it can't be known who we are, one that has just this run's marker is ours or a copy; it is neither
     * edited nor written a second time.
     */
    async #add(body, marker) {
        const { host, place } = this.#tools;
        try {
            return await host.addComment(place, body);
        }
        catch (error) {
            if (failureOf(error) !== 'lost')
                throw error;
        }
        const self = await host.ownLogin().catch(() => undefined);
        const written = encodeMarker(marker);
        for await (const comment of host.comments(place)) {
            if (!comment.body.includes(written))
                continue;
            if (!self)
                throw new Unclaimed();
            if (isSelf(comment.author, self))
                return comment;
        }
        return host.addComment(place, body);
    }
    #giveUp(error) {
        // Whatever else goes wrong may go right at the next change of state; these will not.
        this.#givenUp =
            ['forbidden', 'locked', 'gone', 'moved', 'refused'].includes(failureOf(error) ?? '') ||
                error instanceof Overtaken ||
                error instanceof Unclaimed;
        if (error instanceof Overtaken)
            this.#tools.log.info('A later run has taken over the comment; it is left to that one.');
        else
            this.#tools.warn('The comment could not be written', error);
    }
}
class Overtaken extends (/* unused pure expression or super */ null && (Error)) {
}
class Unclaimed extends Error {
    constructor() {
        super('the answer to it was lost, and whether the one that stands there is ours can not be told');
    }
}
/** True where a later attempt of the same run has written to the comment since. */
function isOvertaken(body, own) {
    const found = findMarker(body);
    return found.kind === 'marker' && found.marker.run === own.run && found.marker.attempt > own.attempt;
}
function failureOf(error) {
    return error instanceof Error && 'failure' in error ? error.failure : undefined;
}
/** One sentence with what to do about it. */
function explainHostFailure(error) {
    const message = error instanceof Error ? error.message : 'something unexpected happened';
    switch (failureOf(error)) {
        case 'forbidden':
            return `${message}. Give the job the permissions \`issues: write\` and \`pull-requests: write\`, or pass a githubToken that has them.`;
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

;// CONCATENATED MODULE: ./flows/thread/find-handled-pages.js


/** A job was made for these pages, as far as is known; only what failed or never started leaves them for the next run. */
const HANDLED = [
    'active',
    'completed',
    'archived',
    'timeout',
    'detached',
    'cancelled',
];
/**
 * The pages that jobs of a thread have been about lately, by the markers in our own comments there. Where that can't be
 * read, none: a page that is refreshed twice is worth a warning, not a failed export.
 */
async function findHandledPages({ host, bounds, sinceMs, run, attempt, log, }) {
    const isRecent = ({ comment }) => !(Date.parse(comment.createdAt ?? '') < sinceMs);
    try {
        const self = await host?.ownLogin();
        if (!host || !self) {
            log.warning(`${UNREAD} ${host ? 'it is not known whom githubToken acts as.' : 'there is no githubToken.'}`);
            return new Set();
        }
        const place = { thread: bounds.thread };
        const isEnough = (found) => found.some((one) => !isRecent(one));
        const found = await findMarkers({ host, place, bounds, self, isEnough });
        const isOwn = ({ marker }) => marker.run === run && marker.attempt < attempt;
        const handled = found.filter((one) => isRecent(one) && !isOwn(one) && HANDLED.includes(one.marker.state));
        return new Set(handled.flatMap(({ marker }) => marker.pages ?? []));
    }
    catch (error) {
        log.warning(`${UNREAD} ${failureOf(error) === 'forbidden' ? NOT_ALLOWED : explainHostFailure(error)}`);
        return new Set();
    }
}
const UNREAD = 'Which pages were handled lately could not be read, so none is left out:';
const NOT_ALLOWED = 'githubToken may not read the comments. Give the job the permission `issues: read`, or pass a token that has it.';


/***/ })

};
