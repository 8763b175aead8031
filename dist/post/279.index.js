export const id = 279;
export const ids = [279];
export const modules = {

/***/ 279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tidyRun: () => (/* binding */ tidyRun)
});

;// CONCATENATED MODULE: ./text/links.js
const LINK_MAX_CHARACTERS = 2048;
/**
 * Reads a pull request's link: http or https, no user information, no white space, no hidden or control character.
 * Anything else is undefined. The host comes back in ASCII, so that a look-alike shows as what it is.
 */
function links_readPrLink(value) {
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

// EXTERNAL MODULE: ./text/hidden.js
var text_hidden = __webpack_require__(857);
;// CONCATENATED MODULE: ./text/markdown.js

/*
 * Two layers. Markdown and HTML are stopped by escapes. What a code host links *after* rendering (mentions, references,
 * addresses, commits) sees through escapes, so there a zero-width space breaks the word; the reader sees no change.
 */
const BREAK = '\u200b';
/** Characters that begin something in GitHub's Markdown, wherever they stand. */
const ESCAPED = /[\\`*_[\]|~$]/g;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What a line may begin with to become a list, a heading, a rule or a quote: bullets, underlines, numbers. */
const LINE_START = /^(\s*)(?:([-+=#])|(\d+)([.)]))/;
/** Words that a code host turns into links; each is broken behind `lead`. */
const LINKING = [
    /@/g, // mentions, mail addresses, owner@commit
    /#(?=[\p{L}\p{N}_])/gu, // #1, owner/repo#1
    /!(?=\d)/g, // !1, a pull request on Gitea and Forgejo
    /[A-Za-z]-(?=\d)/g, // GH-1, CVE-2026-1, a repository's own autolinks
    /GHSA-/gi,
    /:(?=\/\/)/g, // addresses of any scheme
    /www(?=\.)/gi,
];
/** Runs that may be read as a commit: seven hexadecimal digits or more. */
const COMMIT = /(?<![\p{L}\p{N}_])[0-9a-f]{7,64}(?![\p{L}\p{N}_])/giu;
/** Makes foreign text plain words on one line: for a table cell, a link's text or a sentence. */
function inertInline(text) {
    const line = (0,text_hidden/* dropHidden */.q)(text)
        .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
        .trim();
    return inertLine(line);
}
/**
 * Makes a person's text plain words that keep their lines and indents, for quoting in a comment. Nothing in it
 * mentions, refers, links, loads, formats or closes.
 */
function inertBlock(text) {
    return (0,text_hidden/* dropHidden */.q)((0,text_hidden/* unifyLineEnds */.M)(text))
        .replace(/[^\P{Cc}\t\n]/gu, ' ')
        .split('\n')
        .map((line) => inertLine(line.trimEnd()).replace(/^[\s\u00a0]+/, keepIndent))
        .join('\n');
}
/** Writes text as code, whatever backticks and pipes it holds; safe in a table cell. Empty text stays empty. */
function markdown_codeSpan(text) {
    const line = (0,text_hidden/* dropHidden */.q)(text).replace(/[\s\p{Cc}\p{Z}]+/gu, ' ');
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
/** Indents survive as no-break spaces: four plain ones would make code of a line. */
function keepIndent(indent) {
    return '\u00a0'.repeat(Math.min(indent.replaceAll('\t', '  ').length, 16));
}
function numericEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** An address as a link that shows itself, whole and fit to be copied. For links that may be trusted only. */
function addressLink(link) {
    // A code host links nothing inside a link, so no zero-width space is needed.
    return `[${escapeInline(link)}](${encodeAddress(link)})`;
}
/** A Markdown link whose label is plain words and whose address can't end the link or a table cell. */
function inertLink(label, link) {
    return `[${inertInline(label)}](${encodeAddress(link)})`;
}
function encodeAddress(link) {
    return link.replace(/[()<>[\]|\\"`\s]/g, encodePercent);
}
function encodePercent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

;// CONCATENATED MODULE: ./text/truncate.js
const ELLIPSIS = '…';
/** How far around the cut a grapheme's start is looked for, in UTF-16 units. */
const WINDOW = 64;
/**
 * Cuts text to at most `max` UTF-16 units, the last of them an ellipsis where something was cut.
 * No surrogate pair is split, and no grapheme of ordinary length.
 */
function truncate(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    return text.slice(0, safeCut(text, max - 1)) + ELLIPSIS;
}
/** The last place at or before `at` where text may be cut. */
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

;// CONCATENATED MODULE: ./text/one-line.js


/** Folds white space and control characters to one space each, drops hidden ones, cuts to `maxCharacters`. */
function toOneLine(text, maxCharacters) {
    const line = (0,text_hidden/* dropHidden */.q)(text)
        .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
        .trim();
    return truncate(line, maxCharacters);
}

;// CONCATENATED MODULE: ./thread/fit.js

/** GitHub takes 65,536 characters; the rest is for what a host may add. */
const COMMENT_MAX_CHARACTERS = 60_000;
const CUT_NOTE = '\n\n_Shortened._';
/** Puts the marker last and keeps the whole within the limit: text is cut, open fences are closed, the marker stays. */
function fit_fitComment(text, marker) {
    const tail = `\n\n${marker}\n`;
    const room = COMMENT_MAX_CHARACTERS - tail.length;
    if (text.length <= room)
        return text + tail;
    let cut = room - CUT_NOTE.length;
    let closing = '';
    do {
        cut = safeCut(text, cut - closing.length);
        closing = openFence(text.slice(0, cut));
    } while (cut > 0 && cut + closing.length + CUT_NOTE.length > room);
    return text.slice(0, cut) + closing + CUT_NOTE + tail;
}
/** What closes the fence that is open at the text's end; empty where none is. */
function openFence(text) {
    let open;
    for (const line of text.split('\n')) {
        const marks = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
        if (marks?.[1] === undefined)
            continue;
        if (open === undefined) {
            if (marks[1].startsWith('~') || !marks[2]?.includes('`'))
                open = marks[1];
        }
        else if (marks[1][0] === open[0] && marks[1].length >= open.length && marks[2]?.trim() === '')
            open = undefined;
    }
    return open === undefined ? '' : `\n${open}`;
}

;// CONCATENATED MODULE: ./thread/states.js
/** Every outcome of a run, and before it the states that are worth an edit. */
const COMMENT_STATES = {
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
    return fit_fitComment(blocks.filter(Boolean).join('\n\n'), facts.marker);
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
    const look = `Write ${markdown_codeSpan(`${command} status`)} to look again`;
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
    return `> 🔀 ${inertInline(label)}\\\n> ${markdown_codeSpan(link)}\\\n> This address is on a host that this run does not know, so it is not a link.`;
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
    const again = markdown_codeSpan(`${command} …`);
    const fresh = markdown_codeSpan(`${command} new …`);
    if (jobId === undefined || state === 'archived')
        return state === 'skipped'
            ? asked && `Write ${fresh} to start a new job.`
            : `${state === 'unknown' ? 'If there is none, write' : 'Write'} ${fresh} to start a new job.`;
    return `Write ${again} to continue this job, or ${fresh} to start another.`;
}
function renderFacts({ jobId, continued, elapsed, runUrl, trusted }) {
    const job = jobId && `Job ${markdown_codeSpan(jobId)}${continued ? ' (continued)' : ''}`;
    const run = runUrl && (isTrustedLink(runUrl, trusted) ? inertLink('Workflow run', runUrl) : undefined);
    return [job, elapsed && inertInline(elapsed), run].filter(Boolean).join(' · ');
}
function note(text) {
    return text && inertInline(toOneLine(text, NOTE_MAX_CHARACTERS));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(598);
;// CONCATENATED MODULE: ./contract/identifiers.js
/** A job id that may meet a URL. `encodeURIComponent` leaves `..` alone, so a pattern decides, not an encoder. */
const JOB_ID = /^[A-Za-z0-9_-]{1,128}$/;
/** A project id that may meet a URL: as a job id, with dots inside. */
const PROJECT_ID = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;

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
    project: (value) => isText(value, 200) && PROJECT_ID.test(value),
    host: (value) => isText(value, 300) && /^[\w.:[\]-]+$/.test(value),
    job: (value) => isText(value, 128) && JOB_ID.test(value),
    run: (value) => isText(value, 20) && /^\d+$/.test(value),
    attempt: isPositive,
    state: (value) => MARKER_STATES.includes(value),
    request: (value) => isText(value, 32) && /^[0-9a-f]{32}$/.test(value),
    continued: (value) => value === true,
    prLink: (value) => value === links_readPrLink(value),
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
function marker_matchesMarker(marker, bounds) {
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
    const result = findMarker(comment.body);
    if (result.kind === 'marker' && matchesMarker(result.marker, search.bounds)) {
        found.push({ marker: result.marker, comment });
    }
}
function find_markers_isSelf(author, self) {
    return author?.login.toLowerCase() === self.login.toLowerCase() && author.isBot === self.isBot;
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

;// CONCATENATED MODULE: ./flows/tidy-run.js



/** After the main step, however it ended: says what it could not say itself where it was cut off. Never fails. */
async function tidyRun(left, ports) {
    const { comment } = left;
    if (left.outcome === '' && (left.phase !== '' || comment)) {
        const sentence = tellCutOff(left);
        ports.log.warning(sentence);
        ports.addSummary(`### Documentation agent\n\n${sentence}\n`);
    }
    if (!comment)
        return;
    if (!isLasting(comment.content))
        await write(closedBody(left, comment), comment, ports);
    else if (!comment.isShown)
        await write(render(comment.content), comment, ports);
}
function tellCutOff({ phase, jobId }) {
    if (phase === '')
        return 'The run was cut off before anything was sent; there is no job.';
    if (phase === 'accepted') {
        return `The run was cut off while it watched job ${jobId}. The job goes on; nothing here stops it.`;
    }
    return jobId
        ? `The run was cut off while it sent a message to job ${jobId}. The message may have arrived; check the dashboard before sending it again.`
        : 'The run was cut off while it created a job. A job may have been created; check the dashboard before running again.';
}
/** The comment of a run that could not end it by itself. */
function closedBody({ phase, jobId }, { content }) {
    return render({
        facts: {
            ...content.facts,
            ...(jobId ? { jobId } : {}),
            state: phase === 'sending' ? 'unknown' : 'cancelled',
        },
        marker: closedMarker(content.marker, { phase, jobId }),
    });
}
/** Where nothing was sent, a comment that was taken over keeps what it said of the attempt before. */
function closedMarker(marker, { phase, jobId }) {
    if (marker.state === 'note')
        return marker;
    if (phase === '')
        return marker.state === 'creating' ? { ...marker, state: 'refused' } : marker;
    const state = phase === 'accepted' ? 'cancelled' : 'unknown';
    return { ...marker, state, ...(jobId ? { job: jobId } : {}) };
}
function render({ facts, marker }) {
    return comment_renderComment({ ...facts, marker: marker_encodeMarker(marker) });
}
async function write(body, record, ports) {
    try {
        const host = await ports.openHost();
        await host?.editComment(record, body);
    }
    catch (error) {
        ports.log.warning(`The comment could not be brought up to date: ${explainHostFailure(error)}`);
    }
}


/***/ })

};
