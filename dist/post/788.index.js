export const id = 788;
export const ids = [788];
export const modules = {

/***/ 5788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tidyRun: () => (/* binding */ tidyRun)
});

// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(3244);
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
function story_isEnd(story) {
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
    return story_isEnd(story) && turn !== undefined && !isDoubted(turn);
}
function isUnfinished(story) {
    return !story_isEnd(story) && turnOf(story) !== undefined;
}
function isUpdate({ link, turn }) {
    return turn.kind === 'further' && turn.evidence === 'seen' && turn.before.prLink === link;
}

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
            return { kind: 'refused', past: NOTHING_LEFT, why: whyNot(event), about: aboutJob(seen) };
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
    const about = aboutJob(seenBy(event) ?? (story.kind === 'waiting' ? story : undefined));
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

;// CONCATENATED MODULE: ./story/trace.js


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
    const jobId = isAtAnother(story) ? undefined : knownJob(story)?.jobId;
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

;// CONCATENATED MODULE: ./story/advance.js




class ImpossibleStep extends Error {
    name = 'ImpossibleStep';
    constructor(story, event) {
        super(`a request that is ${story.kind} can't be told "${event.kind}"`);
    }
}
const OPENED = Object.freeze({ kind: 'opened', past: NOTHING_LEFT });
function advance(story, event) {
    if (event.kind === 'concluded')
        return conclude(story, event) ?? refuse(story, event);
    if (story_isEnd(story))
        return story;
    if (event.kind === 'stuck')
        return stick(story) ?? refuse(story, event);
    if (isOpen(story))
        return step(story, event) ?? refuse(story, event);
    return event.kind === 'looked' ? (look(story, event) ?? refuse(story, event)) : story;
}
function refuse(story, event) {
    throw new ImpossibleStep(story, event);
}
function step(story, event) {
    switch (event.kind) {
        case 'found':
            return isInThread(story) ? { kind: 'opened', past: event.left } : undefined;
        case 'asked to look':
            return story.kind === 'opened' && story.past.kind === 'none' ? { kind: 'looking' } : undefined;
        case 'queued':
            return isInThread(story) ? { kind: 'queued', past: story.past, behind: event.behind } : undefined;
        case 'admitted':
            return isInThread(story) ? { kind: 'admitted', past: story.past } : undefined;
        case 'busy':
            return isReady(story) && isAbout(story, event)
                ? { kind: 'waiting', past: story.past, ...justJob(event) }
                : undefined;
        case 'sending':
            return isReady(story) ? send(story, event) : undefined;
        case 'accepted':
            return accept(story, event);
        case 'adopted':
            return isInThread(story) ? adopt(story.past) : undefined;
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
            return isInThread(story) ? exceed(story, event) : undefined;
        case 'rehearsed':
            return isInThread(story) || story.kind === 'looking' ? rehearse(event) : undefined;
        case 'refused':
            return refusal(story, event);
        case 'skipped':
            return isInThread(story) || story.kind === 'looking' ? { kind: 'skipped', why: event.why } : undefined;
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
        return isAbout(story, to) ? { kind: 'sending', ...justJob(to) } : undefined;
    return story.kind === 'waiting' ? undefined : { kind: 'creating' };
}
function accept(story, event) {
    if (story.kind === 'creating')
        return { kind: 'running', ...justJob(event), turn: { kind: 'first' } };
    if (story.kind !== 'sending' || story.jobId !== event.jobId)
        return undefined;
    return { kind: 'running', ...justJob(event), turn: furtherTurn(story.job, event.job) };
}
const furtherTurn = (before, { turn = 0 }) => ({
    kind: 'further',
    before,
    number: turn,
    evidence: 'none',
});
function isSent(left) {
    const { kind, jobId } = traceOf(left);
    return kind !== 'nothing' && jobId !== undefined;
}
function adopt(past) {
    const left = past.kind === 'left' ? past.story : undefined;
    if (left && isAtItsEnd(left))
        return left;
    const job = left && knownJob(left);
    if (!left || !job || !isSent(left))
        return undefined;
    const turn = turnOf(left) ?? furtherTurn(job.job, {});
    return { kind: 'running', ...job, turn };
}
function look(story, event) {
    if (story.kind === 'looking')
        return { kind: 'looked', ...justJob(event) };
    const turn = turnOf(story);
    if (turn === undefined || knownJob(story)?.jobId !== event.jobId)
        return undefined;
    const { job } = event;
    const seen = { ...justJob(event), turn: turnAfter(turn, event) };
    switch (job.status) {
        case undefined:
        case 'active':
            return isOpen(story) ? { kind: 'running', ...seen } : { ...story, ...seen };
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
        return { kind: 'passed', isFurther: isFurther(turn) };
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
    return { kind: 'unknown', asked: { kind: 'message', looks, ...justJob(story) }, loss };
}
function untaken(story) {
    const isOnItsWay = story.kind === 'creating' || story.kind === 'sending';
    if (!isOnItsWay && !isReady(story) && !isInThread(story))
        return undefined;
    return { past: pastOf(story), about: aboutJob(ownJob(story)) };
}
const pastOf = (story) => ('past' in story ? story.past : NOTHING_LEFT);
function keepBack(story, { hindrance }) {
    const left = untaken(story);
    return left && { kind: 'not-sent', ...left, hindrance };
}
const ownJob = (story) => (isInThread(story) ? undefined : knownJob(story));
function limit(story, { why, retryMs }) {
    const left = untaken(story);
    return left && { kind: 'limited', ...left, why, retryMs };
}
function exceed({ past }, { used, limit: most, nextMs }) {
    return { kind: 'over-budget', past, used, limit: most, nextMs };
}
function rehearse({ why, about }) {
    return { kind: 'rehearsed', about: aboutJob(about), why };
}
function stick(story) {
    if (isOpen(story))
        return undefined;
    const [job, turn] = [knownJob(story), turnOf(story)];
    return job && turn && story.kind !== 'stuck' ? { kind: 'stuck', ...job, turn } : story;
}
function conclude(story, { by }) {
    if (isOpen(story))
        return undefined;
    return story.kind === 'pull-request'
        ? { kind: 'concluded', link: story.link, ...inTurn(story), by }
        : story;
}
function refusal(story, { why, about }) {
    if (story.kind === 'running')
        return undefined;
    return { kind: 'refused', past: pastOf(story), why, about: aboutJob(about ?? ownJob(story)) };
}

;// CONCATENATED MODULE: ./text/duration.js
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(11, 16)} UTC`;
}
function formatMoment(ms) {
    return `${new Date(ms).toISOString().slice(0, 10)} ${formatTime(ms)}`;
}
function formatDuration(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min${seconds % 60 ? ` ${seconds % 60} s` : ''}`;
    return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
}
function formatDays(ms) {
    const days = wholeDays(ms);
    return `${days} ${days === 1 ? 'day' : 'days'}`;
}
function wholeDays(ms) {
    return Math.floor(ms / (24 * 60 * 60_000));
}

// EXTERNAL MODULE: ./text/hidden.js
var text_hidden = __webpack_require__(6857);
;// CONCATENATED MODULE: ./text/markdown.js

const BREAK = '\u200b';
const ESCAPED = /[\\`*_[\]|~$]/g;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const LINE_START = /^(\s*)(?:([-+=#])|(\d+)([.)]))/;
const LINKING = [
    /@/g,
    /!(?=\d)/g,
    /[A-Za-z]-(?=\d)/g,
    /GHSA-/gi,
    /:(?=\/\/)/g,
    /www(?=\.)/gi,
];
const REFERENCE = /#(?=[\p{L}\p{N}_])/gu;
const COMMIT_OR_PART = /[0-9a-fA-F]{7}/;
const COMMIT = /(?<![\p{L}\p{N}_])[0-9a-fA-F]{7,64}(?![\p{L}\p{N}_])/gu;
function inertInline(text) {
    return inertLine((0,text_hidden/* foldBlanks */.dK)((0,text_hidden/* dropHidden */.q)(text)).trim());
}
function inertBlock(text) {
    return (0,text_hidden/* replaceControl */.AJ)((0,text_hidden/* dropHidden */.q)((0,text_hidden/* unifyLineEnds */.MJ)(text)), () => ' ')
        .split('\n')
        .map((line) => inertLine(line.trimEnd()).replace(/^[\s\u00a0]+/, keepIndent))
        .join('\n');
}
function codeSpan(text) {
    const line = (0,text_hidden/* foldBlanks */.dK)((0,text_hidden/* dropHidden */.q)(text));
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
    let result = COMMIT_OR_PART.test(line)
        ? line.replace(COMMIT, (run) => run.replace(/.{6}(?=.)/g, `$&${BREAK}`))
        : line;
    if (result.includes('#'))
        result = result.replace(REFERENCE, `$&${BREAK}`);
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

// EXTERNAL MODULE: ./text/one-line.js
var one_line = __webpack_require__(2048);
// EXTERNAL MODULE: ./text/truncate.js
var truncate = __webpack_require__(9307);
;// CONCATENATED MODULE: ./story/checks.js


const ICONS = {
    passed: '✅',
    failed: '❌',
    'failed before': '⚠️',
    skipped: '⏭️',
};
function checksOf(story) {
    return isOpen(story) ? [] : (knownJob(story)?.job.checks ?? []);
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
    if (job.status !== 'failed' || failedChecks(job).length > 0)
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

;// CONCATENATED MODULE: ./story/fit.js

const COMMENT_MAX_CHARACTERS = 60_000;
const CUT_NOTE = '\n\n_Shortened._';
function fitComment(text, marker) {
    const tail = `\n\n${marker}\n`;
    const room = COMMENT_MAX_CHARACTERS - tail.length;
    if (text.length <= room)
        return text + tail;
    let cut = room - CUT_NOTE.length;
    let closing = '';
    do {
        cut = (0,truncate/* safeCut */.aK)(text, cut - closing.length);
        closing = openFence(text.slice(0, cut));
    } while (cut > 0 && cut + closing.length + CUT_NOTE.length > room);
    return text.slice(0, cut) + closing + CUT_NOTE + tail;
}
function openFence(text) {
    let open;
    for (const line of text.split('\n')) {
        const marks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (marks === undefined)
            continue;
        const behind = line.trimStart().slice(marks.length);
        if (open === undefined) {
            if (marks[0] === '~' || !behind.includes('`'))
                open = marks;
        }
        else if (marks.includes(open) && behind.trim() === '')
            open = undefined;
    }
    return open === undefined ? '' : `\n${open}`;
}

;// CONCATENATED MODULE: ./story/queue.js

function tellBehind(behind) {
    const at = formatTime(behind.untilMs);
    return behind.kind === 'run'
        ? `An earlier request in this thread comes first: that of workflow run ${behind.run}. Where nothing more is heard of it, it is passed over at ${at}.`
        : `An earlier command in this thread comes first. Where its run does not show itself, it is passed over at ${at}.`;
}

;// CONCATENATED MODULE: ./story/heading.js





const STARTING = { icon: '⏳', title: 'Starting', sentence: '' };
const WRONG = { icon: '⚠️', title: 'That did not work', sentence: '' };
const OUT_OF_TIME = 'The run stopped waiting, which does not stop the job.';
const CUT_OFF = 'The run was cut off while it watched the job, which does not stop the job.';
const ENDS_WITH_RUN = 'The job ends with the run, and what it had pushed by then stays.';
const HANDED_OVER = 'The job runs on its own.';
const REPORTED_LATER = 'Its end is reported here by the collect workflow, or by';
const LINK_DROPPED = 'The link that the service gave for one is not usable; the dashboard shows what the job did.';
const ONE_LOOK = 'This was one look; this comment will not change by itself.';
const HEADINGS = {
    looking: STARTING,
    opened: STARTING,
    queued: { icon: '⏳', title: 'Waiting for its turn', sentence: '' },
    admitted: STARTING,
    waiting: {
        icon: '⏳',
        title: 'Waiting for the current turn',
        sentence: 'The job is still busy with the instruction before; this one has not been sent yet.',
    },
    creating: STARTING,
    sending: { ...STARTING, title: 'Passing it on' },
    running: { icon: '✍️', title: 'Working on it', sentence: '' },
    detached: { icon: '📤', title: 'Handed over', sentence: HANDED_OVER },
    'timed-out': { icon: '⌛', title: 'The time was up', sentence: OUT_OF_TIME },
    cancelled: { icon: '⏹️', title: 'Watching stopped', sentence: 'The run was cancelled; the job goes on.' },
    'out-of-sight': WRONG,
    stuck: {
        icon: '🧱',
        title: 'The job is stuck',
        sentence: 'It has been active for far longer than jobs take. Look at the job in the dashboard.',
    },
    'pull-request': { icon: '✅', title: 'Pull request ready', sentence: '' },
    concluded: { icon: '🎉', title: 'Pull request merged', sentence: '' },
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
    unknown: {
        icon: '❓',
        title: 'Not known',
        sentence: 'A job may have been created; check the dashboard before running again.',
    },
    'not-sent': { icon: '📭', title: 'Not sent', sentence: '' },
    refused: WRONG,
    limited: { icon: '🚦', title: 'The service takes no more for now', sentence: '' },
    'over-budget': { icon: '🚦', title: 'The daily limit is reached', sentence: '' },
    rehearsed: { icon: '🎭', title: 'Dry run', sentence: 'Nothing was sent.' },
    looked: { icon: '🔎', title: 'Still working', sentence: ONE_LOOK },
    skipped: { icon: '⏭️', title: 'Skipped', sentence: 'Nothing was sent.' },
};
function headingOf(story, scene) {
    return withFailure(atDashboard(specialHeading(story, scene.command), { story, ...scene }), story);
}
function withFailure(heading, story) {
    const isTold = story.kind === 'looked' || (story.kind === 'failed' && !isDoubted(story.turn));
    const why = isTold ? codeSpan(failureOf(story.job)) : '';
    return why === ''
        ? heading
        : { ...heading, title: 'The job failed', sentence: `${why}. ${heading.sentence}` };
}
function atDashboard(heading, { story, trusted }) {
    const url = knownJob(story)?.job.reviewUrl;
    if (url === undefined || !(0,links/* isTrustedLink */.G)(url, trusted))
        return heading;
    const page = inertLink("the job's page", url);
    const sentence = heading.sentence
        .replace('Look at the job in the dashboard', () => `Look at ${page}`)
        .replace('the dashboard', () => page);
    return { ...heading, sentence };
}
function specialHeading(story, command) {
    const heading = HEADINGS[story.kind];
    const later = `${REPORTED_LATER} ${codeSpan(`${command} status`)}.`;
    switch (story.kind) {
        case 'pull-request':
            return headingOfPull(story);
        case 'concluded':
            return story.by === 'merge' ? heading : CLOSED;
        case 'no-pull-request':
            return headingWithoutPull(story.job);
        case 'failed':
            return headingOfFailure(story.job);
        case 'queued':
            return { ...heading, sentence: tellBehind(story.behind) };
        case 'cancelled':
        case 'timed-out':
            return { ...heading, sentence: `${restOf(story, heading)} ${later}` };
        case 'detached':
        case 'stuck':
            return { ...heading, sentence: `${heading.sentence} ${later}` };
        case 'unknown':
            return story.asked.kind === 'create' ? heading : { ...heading, sentence: MESSAGE_UNKNOWN };
        case 'looked':
            return headingOfLook(story);
        default:
            return heading;
    }
}
function restOf(story, { sentence }) {
    if (story.job.endsWithRun)
        return ENDS_WITH_RUN;
    return story.kind === 'cancelled' && story.by !== 'stop' ? CUT_OFF : sentence;
}
function headingOfPull(story) {
    const heading = HEADINGS[story.kind];
    const [title, opened] = isUpdate(story) ? ['Pull request updated', 'updated'] : [heading.title, 'opened'];
    if (failedChecks(story.job).length === 0)
        return { ...heading, title };
    return { ...heading, icon: '🚧', title: `Pull request ${opened}, not right yet` };
}
function headingWithoutPull(job) {
    const heading = HEADINGS['no-pull-request'];
    return job.prLinkDropped ? { ...heading, sentence: LINK_DROPPED } : heading;
}
function headingOfFailure(job) {
    const { failed } = HEADINGS;
    const holding = tellHolding(job, codeSpan);
    if (holding === '')
        return failed;
    const sentence = `${holding}; nothing was published. ${failed.sentence}`;
    return { ...failed, title: 'The change did not pass', sentence };
}
const CLOSED = {
    icon: '🚪',
    title: 'Pull request closed without a merge',
    sentence: 'Reopen it to bring the change back, as long as its branch is there.',
};
const MESSAGE_UNKNOWN = 'The instruction may have reached the job; check the dashboard before sending it again.';
function headingOfLook({ job }) {
    switch (job.status) {
        case 'completed':
            return job.prLink ? HEADINGS['pull-request'] : headingWithoutPull(job);
        case 'failed':
            return headingOfFailure(job);
        case 'archived':
            return HEADINGS.archived;
        case 'active':
            return HEADINGS.looked;
        case undefined:
            return { ...HEADINGS.looked, title: 'State not known' };
    }
}

;// CONCATENATED MODULE: ./story/outcome.js

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
function outcome_linkOf(story) {
    return knownJob(story)?.job.prLink ?? '';
}

;// CONCATENATED MODULE: ./story/prose.js


const ADDRESS = String.raw `https?:\/\/\S*`;
function renderProse(sentence, facts) {
    const codes = facts.codes.filter((code) => code !== '').map(wordPattern);
    const parts = sentence.split(new RegExp(`(${[ADDRESS, ...codes].join('|')})`, 'i'));
    const rendered = parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : renderPart(part, facts)));
    return rendered.reduce((text, part) => (part.startsWith('[') ? text.replace(/!$/, '\\!') : text) + part, '');
}
const wordPattern = (code) => `(?<![\\w-])${code.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w-])`;
function renderPart(part, { codes, link, trusted }) {
    if (codes.includes(part))
        return codeSpan(part);
    if (!/^https?:/i.test(part))
        return inertInline(part);
    const scheme = /^https?:\/\/(?=\p{P}*$)/iu.exec(part)?.[0];
    if (scheme)
        return codeSpan(scheme) + inertInline(part.slice(scheme.length));
    const isOurs = link !== '' && part.startsWith(link) && /^\p{P}*$/u.test(part.slice(link.length));
    const address = isOurs ? link : part.replace(/[\p{P}<>|`]+$/u, keepSlash);
    const shown = isOurs && (0,links/* isTrustedLink */.G)(link, trusted) ? addressLink(link) : codeSpan(address);
    return shown + inertInline(part.slice(address.length));
}
function keepSlash(end) {
    return /^\/+/.exec(end)?.[0] ?? '';
}
function keepEnds(text) {
    const words = inertInline(text);
    if (words === '')
        return text === '' ? '' : ' ';
    return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) ? ' ' : ''}`;
}

;// CONCATENATED MODULE: ./story/page-path.js
const PARTS = /(?:^|\/)(?:snippets|partials|node_modules|[._][^/]*)\//i;
function pageOf(path) {
    const page = /^(?:docs\/)?(.+)\.mdx?$/i.exec(path)?.[1];
    if (page === undefined || PARTS.test(path))
        return undefined;
    const segments = page.split('/');
    const name = segments.at(-1) ?? '';
    if (/^(?:readme|contributing|changelog|license|[._].*)$/i.test(name))
        return undefined;
    if (segments.some((segment) => segment === '' || !segment.isWellFormed()))
        return undefined;
    const shown = /^index$/i.test(name) ? segments.slice(0, -1) : segments;
    return `/${shown.map(encodeURIComponent).join('/')}`;
}

// EXTERNAL MODULE: ./contract/paths.js
var paths = __webpack_require__(8288);
;// CONCATENATED MODULE: ./story/pull-words.js


const HOSTED_PREVIEWS = /\.mintlify\.(?:site|app)$/;
function tellSize({ count, additions, deletions }) {
    return `${count} ${count === 1 ? 'file' : 'files'} changed, +${additions} −${deletions}`;
}
function isPreviewLink(url, trusted) {
    if ((0,links/* isTrustedLink */.G)(url, trusted))
        return true;
    const { protocol, hostname = '' } = URL.parse(url) ?? {};
    return trusted.baseUrl === paths/* DEFAULT_BASE_URL */.Ql && protocol === 'https:' && HOSTED_PREVIEWS.test(hostname);
}

;// CONCATENATED MODULE: ./story/pull-block.js







const TITLE_MAX_CHARACTERS = 120;
const PATH_MAX_CHARACTERS = 160;
function renderPull(story, scene, trusted) {
    const link = outcome_linkOf(story);
    if (link === '' || (isOpen(story) && !isInThread(story)))
        return '';
    const { pull, finish } = scene;
    const changes = pull.link === link ? pull.changes : undefined;
    const preview = finish?.preview;
    const blocks = [
        renderLink(link, scene, trusted),
        changes ? renderChanges(changes, siteOf(preview, trusted)) : '',
        preview ? renderPreview(preview, { trusted, hasPages: changes?.files.some(hasPage) === true }) : '',
    ];
    return blocks.filter(Boolean).join('\n\n');
}
function renderLink(link, { pull }, trusted) {
    const isAsked = pull.link === link && pull.number > 0;
    const number = isAsked ? pull.number : numberIn(link);
    const title = isAsked ? (0,one_line/* toOneLine */.G)(pull.title, TITLE_MAX_CHARACTERS) : '';
    const label = [number === undefined ? '' : `#${number}`, title].filter(Boolean).join(' ') || 'Review the change';
    if ((0,links/* isTrustedLink */.G)(link, trusted))
        return `> 🔀 **${inertLink(label, link)}**\\\n> ${inertInline(place(link))}`;
    return `> 🔀 ${inertInline(label)}\\\n> ${codeSpan(link)}\\\n> This address is on a host that this run does not know, so it is not a link.`;
}
function numberIn(link) {
    const digits = /\/(?:pull|pulls|merge_requests)\/(\d{1,9})(?:[/?#]|$)/.exec(link)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
function place(link) {
    const url = URL.parse(link);
    const repository = /^\/(.+?)\/(?:-\/)?(?:pull|pulls|merge_requests)\/\d/.exec(url?.pathname ?? '')?.[1];
    return repository === undefined ? (url?.host ?? '') : `${repository} on ${url?.host}`;
}
function renderChanges(changes, site) {
    const rows = changes.files.map((file) => {
        const { path, additions, deletions } = file;
        const page = pageIn(file);
        const link = site !== undefined && page !== undefined ? ` · ${inertLink(page, site + page)}` : '';
        return `- ${codeSpan((0,one_line/* toOneLine */.G)(path, PATH_MAX_CHARACTERS))} +${additions} −${deletions}${link}`;
    });
    const left = changes.count - changes.files.length;
    return [`${tellSize(changes)}:`, '', ...rows, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n');
}
function pageIn({ path, status }) {
    return status === 'removed' ? undefined : pageOf(path);
}
const hasPage = (file) => pageIn(file) !== undefined;
function siteOf(preview, trusted) {
    if (preview?.kind !== 'ready' || !isPreviewLink(preview.url, trusted))
        return undefined;
    const url = URL.parse(preview.url);
    return url && url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined;
}
function renderPreview(preview, { trusted, hasPages }) {
    if (preview.kind === 'failed')
        return `👀 The preview could not be built${preview.why === '' ? '' : `: ${inertInline(preview.why)}`}.`;
    if (preview.kind === 'none' || preview.kind === 'unavailable' || preview.url === '')
        return '';
    const { url } = preview;
    const derived = hasPages && siteOf(preview, trusted) !== undefined ? ` ${DERIVED}` : '';
    const note = preview.kind === 'building' ? ' (its end was not seen: it may still be being built)' : derived;
    return `👀 ${isPreviewLink(url, trusted) ? inertLink('Preview', url) : `Preview: ${codeSpan(url)}`}${note}`;
}
const DERIVED = '— links to pages are derived from the paths of their files, and may lead elsewhere.';

;// CONCATENATED MODULE: ./story/sight.js

const FRESH_MS = 2_000;
function tellSight(sight, { jobId, job, running }) {
    const atTheEnd = 'the time was up';
    if (sight.kind === 'unseen') {
        const detail = sight.failures > 0 ? ` (${sight.why})` : '';
        return `Job ${jobId} could not be seen before ${atTheEnd}${detail}; it may still be running.`;
    }
    if (sight.failures === 0 && sight.agoMs <= FRESH_MS) {
        return `Job ${jobId} ${job.status === 'active' ? running : describeDoubt(job)} when ${atTheEnd}.`;
    }
    const age = formatDuration(Math.max(1000, sight.agoMs));
    return `Job ${jobId} was last seen ${describeState(job)} ${age} before ${atTheEnd}${tellFailures(sight)}.`;
}
function describeDoubt(job) {
    return job.status === undefined ? `had ${describeWord(job)}` : 'had shown no sign of its new turn';
}
function describeState(job) {
    if (job.status === undefined)
        return `with ${describeWord(job)}`;
    return job.status === 'active' ? job.status : `${job.status}, with no sign of its new turn,`;
}
function describeWord({ unknownStatus }) {
    return unknownStatus === undefined
        ? 'a status that is not known here'
        : `the status "${unknownStatus}", which is not known here,`;
}
function tellFailures({ failures, why }) {
    if (failures === 0)
        return '';
    return failures === 1
        ? `; since then ${why}`
        : `; since then ${failures} looks failed, the last with ${why}`;
}

;// CONCATENATED MODULE: ./story/sentence.js






const CHECK_BEFORE_AGAIN = 'A job may have been created; check the dashboard before running again.';
const CHECKS_MAX_CHARACTERS = 300;
const NO_SIGN = 'the service showed no sign of a new turn since the message';
const PASSED = 'another request went to the job before the end of this one was seen';
function dashboardOf({ job }, preposition = '') {
    if (job.reviewUrl)
        return preposition ? `at ${job.reviewUrl}` : `its page ${job.reviewUrl}`;
    return preposition ? `${preposition} the dashboard` : 'the dashboard';
}
function tellSentence(story) {
    switch (story.kind) {
        case 'pull-request':
            return tellPullRequest(story);
        case 'concluded':
            return `Pull request ${story.by === 'merge' ? 'merged' : 'closed without a merge'}: ${story.link}`;
        case 'no-pull-request':
            return `${tellNoPullRequest(story)}${tellDoubt(story)}`;
        case 'failed':
            return `${tellFailed(story)}${tellDoubt(story)}`;
        case 'archived':
            return tellArchived(story);
        case 'detached':
            return `Job ${story.jobId} is handed over and runs on its own; nobody waited for its end.`;
        case 'timed-out':
            return `${tellSight(story.sight, { ...story, running: 'was still running' })} ${tellRest(story)}`;
        case 'cancelled':
            return tellCancelled(story);
        case 'out-of-sight':
            return `${story.why} Job ${story.jobId} may still be running; look for it ${dashboardOf(story, 'in')}.`;
        case 'stuck':
            return `Job ${story.jobId} is stuck: it is still active long after it should have ended; look at it ${dashboardOf(story, 'in')}.`;
        case 'limited':
            return tellLimited(story);
        case 'over-budget':
            return tellOverBudget(story);
        case 'unknown':
            return tellUnknown(story);
        case 'not-sent':
            return tellNotSent(story);
        case 'looked':
            return tellLook(story);
        case 'refused':
        case 'skipped':
        case 'rehearsed':
            return story.why;
    }
}
const sentence_ENDS_WITH_RUN = 'It ends with this job of the workflow, and what it has pushed by then stays.';
function tellRest({ jobId, job }) {
    return job.endsWithRun
        ? `${sentence_ENDS_WITH_RUN} Raise timeoutMinutes to give it more time.`
        : `This run does not stop it. Raise timeoutMinutes to wait longer; set jobId: ${jobId} to send it a further instruction.`;
}
function tellCancelled({ by, jobId, job }) {
    if (job.endsWithRun)
        return by === 'stop'
            ? `Watching of job ${jobId} stopped. ${sentence_ENDS_WITH_RUN}`
            : `The run was cut off while it watched job ${jobId}. ${sentence_ENDS_WITH_RUN}`;
    return by === 'stop'
        ? `Watching stopped; job ${jobId} goes on.`
        : `The run was cut off while it watched job ${jobId}. The job goes on; nothing here stops it.`;
}
function tellLimited({ why, retryMs }) {
    const when = retryMs > 0 ? `at ${formatMoment(retryMs)}` : 'in an hour';
    return `${why || 'The service takes no more for now.'} Try again ${when}.`;
}
function tellOverBudget({ used, limit, nextMs }) {
    return (`${used} of ${limit} jobs and messages of the last 24 hours are used, so nothing was sent. ` +
        `The next may start at ${formatMoment(nextMs)}.`);
}
function tellDoubt({ turn }) {
    if (turn.kind === 'passed')
        return ` But ${PASSED}, so this may be how that one ended.`;
    return isDoubted(turn) ? ` But ${NO_SIGN}.` : '';
}
function tellPullRequest(story) {
    const { link, turn, job } = story;
    if (isDoubted(turn))
        return `Pull request: ${link} — ${turn.kind === 'passed' ? PASSED : NO_SIGN}, so it may not hold the change yet.`;
    const failed = (0,one_line/* toOneLine */.G)(failedChecks(job).join(', '), CHECKS_MAX_CHARACTERS);
    const wrong = failed === '' ? '' : ` — not right yet: ${failed} did not pass.`;
    return `${isUpdate(story) ? 'Pull request updated' : 'Pull request'}: ${link}${wrong}`;
}
function tellNoPullRequest({ jobId, job }) {
    const dropped = job.prLinkDropped ? ' The link that the service gave for one is not usable.' : '';
    return `Job ${jobId} finished without a pull request; ${dashboardOf({ jobId, job })} shows what it did.${dropped}`;
}
function tellFailed(known) {
    const holding = (0,one_line/* toOneLine */.G)(tellHolding(known.job, (name) => name), CHECKS_MAX_CHARACTERS);
    if (holding !== '')
        return `${holding}; nothing was published. Look at job ${known.jobId} ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`;
    const why = failureOf(known.job);
    return why === ''
        ? `The agent failed on job ${known.jobId}. Look at it ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`
        : `Job ${known.jobId} failed: ${why}. Look at it ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`;
}
function tellArchived({ jobId, job }) {
    const link = job.prLink ? ` Its pull request: ${job.prLink}` : '';
    return `Job ${jobId} was archived and takes no more messages; run again without jobId for a new job.${link}`;
}
function tellUnknown({ asked, loss }) {
    if (asked.kind === 'create') {
        const what = loss.kind === 'lost'
            ? `The answer to the create request was lost (${loss.why}).`
            : 'The run was cut off while it created a job.';
        return `${what} ${CHECK_BEFORE_AGAIN}`;
    }
    const what = loss.kind === 'lost'
        ? `The answer to the message to job ${asked.jobId} was lost (${loss.why})${LOOKS[asked.looks]}.`
        : `The run was cut off while it sent a message to job ${asked.jobId}.`;
    return `${what} The message may have arrived; check ${dashboardOf(asked)} before sending it again.`;
}
const LOOKS = {
    none: '',
    stopped: ', and the run was cancelled while it looked for a sign of it',
    idle: ', and no look since showed the job active',
    unseen: ', and the job has not been seen since',
};
function tellNotSent(story) {
    return `${tellHindrance(story)}${tellLeft(story)}`;
}
function tellLeft(story) {
    const { past, hindrance } = story;
    const jobId = knownJob(story)?.jobId;
    const kept = jobId === undefined ? '' : ` Job ${jobId} is as it was left before.`;
    const keptSo = hindrance.kind === 'cut-off' ? kept : '';
    if (past.kind === 'none')
        return keptSo;
    switch (traceOf(past.story).kind) {
        case 'nothing':
            return keptSo;
        case 'taken':
            return kept;
        case 'unknown':
        case 'under-way': {
            const what = jobId === undefined ? 'A job may have been created' : `Job ${jobId} may have been told`;
            return ` ${what} by attempt ${past.attempt}; check the dashboard before running again.`;
        }
    }
}
function tellHindrance(story) {
    const { about, hindrance } = story;
    switch (hindrance.kind) {
        case 'busy': {
            if (about.kind === 'nothing')
                return tellNoTime(hindrance.sight.why);
            const state = tellSight(hindrance.sight, { ...about, running: 'was still busy with its turn before' });
            return `${state} The message was not sent. Run again later, or raise timeoutMinutes.`;
        }
        case 'time':
            return tellNoTime(hindrance.why);
        case 'queue':
            return 'Earlier requests in this thread were not over in time: nothing was sent. Run again later, or raise timeoutMinutes.';
        case 'stopped':
            return about.kind === 'job'
                ? `Cancelled. The message was not sent. Job ${about.jobId} itself is not stopped by that.`
                : 'Cancelled before the service took anything; nothing was started.';
        case 'cut-off':
            return 'The run was cut off before it sent anything.';
    }
}
function tellNoTime(why) {
    const last = why && ` (the last try came to nothing: ${why})`;
    return `The time was up before the service took anything${last}; nothing was sent. Run again, or raise timeoutMinutes.`;
}
function tellLook(story) {
    const { jobId, job } = story;
    switch (job.status) {
        case 'active':
            return `Job ${jobId} is still running.`;
        case undefined:
            return `Job ${jobId} is in a state that is not known here${job.unknownStatus === undefined ? '' : `, "${job.unknownStatus}"`}.`;
        case 'completed':
            return job.prLink ? `Pull request: ${job.prLink}` : tellNoPullRequest(story);
        case 'failed':
            return tellFailed(story);
        case 'archived':
            return tellArchived(story);
    }
}

;// CONCATENATED MODULE: ./story/comment.js













const QUOTE_MAX_CHARACTERS = 600;
const QUOTE_MAX_LINES = 12;
const NOTE_MAX_CHARACTERS = 1000;
function tellComment(story, { scene, marker, kept }) {
    const known = knownJob(story);
    const repository = known?.job.source?.repository;
    const trusted = { ...scene.trusted, ...(repository ? { repository } : {}) };
    const heading = headingOf(story, { command: scene.command, trusted });
    const blocks = [
        `### ${heading.icon} ${heading.title}`,
        renderPull(story, scene, trusted),
        renderChecks(story),
        [renderNote(story, scene, trusted), heading.sentence, renderUntil(story, scene)]
            .filter(Boolean)
            .join(' '),
        kept?.asked ?? renderAsked(scene),
        renderWarnings(scene),
        renderFollowUp(story, scene),
        renderFacts(story, { scene, known, kept }),
    ];
    return fitComment(blocks.filter(Boolean).join('\n\n'), marker);
}
function renderUntil(story, { untilMs }) {
    return isOpen(story) && untilMs > 0 ? `This comment is kept up to date until ${formatTime(untilMs)}.` : '';
}
function renderNote(story, { note }, trusted) {
    const own = tellMore(story);
    const text = (0,one_line/* toOneLine */.G)([note === own ? '' : note, own].filter(Boolean).join(' '), NOTE_MAX_CHARACTERS);
    const runs = text.match(/(?<=\brun )\d{1,20}\b/g) ?? [];
    const known = knownJob(story);
    const codes = [...(known ? [failureOf(known.job), known.jobId] : []), ...runs];
    return text && renderProse(text, { codes, link: outcome_linkOf(story), trusted });
}
const NOTED = {
    refused: 'always',
    limited: 'always',
    'over-budget': 'always',
    'not-sent': 'always',
    rehearsed: 'always',
    skipped: 'always',
    'out-of-sight': 'always',
    'pull-request': 'doubted',
    'no-pull-request': 'doubted',
    failed: 'doubted',
    detached: undefined,
    'timed-out': undefined,
    cancelled: undefined,
    stuck: undefined,
    concluded: undefined,
    archived: undefined,
    unknown: undefined,
    looked: undefined,
};
function tellMore(story) {
    if (isOpen(story))
        return '';
    const noted = NOTED[story.kind];
    const isNoted = noted === 'always' || (noted === 'doubted' && isDoubted(turnOf(story)));
    return isNoted ? tellSentence(story) : '';
}
function renderChecks(story) {
    const checks = tellChecks(story);
    return checks && `Checks: ${checks}`;
}
function renderAsked({ asked, by }) {
    if (asked === '')
        return '';
    const lines = (0,truncate/* truncate */.xv)(asked.trim(), QUOTE_MAX_CHARACTERS).split(/\r\n|\r|\n/);
    const shown = lines.length > QUOTE_MAX_LINES ? [...lines.slice(0, QUOTE_MAX_LINES), '…'] : lines;
    const inert = inertBlock(shown.join('\n')).split('\n');
    const quote = inert.map((line, at) => (line === '' ? '>' : `> ${line}${inert[at + 1] ? '\\' : ''}`));
    return [`${by === '' ? 'Asked' : `${inertInline(by)} asked`}:`, '', ...quote].join('\n');
}
function renderWarnings({ finish }) {
    return (finish?.warnings ?? []).map((warning) => `⚠️ ${inertInline(warning)}`).join('\n\n');
}
function renderFollowUp(story, { command, asked }) {
    if (isOpen(story))
        return '';
    const again = codeSpan(`${command} …`);
    const fresh = codeSpan(`${command} new …`);
    if (story.kind === 'concluded')
        return `Write ${again} to ask for more.`;
    const job = knownJob(story)?.job;
    if (job && job.status !== 'archived')
        return `Write ${again} to continue this job, or ${fresh} to start another.`;
    if (story.kind === 'skipped' && asked === '')
        return '';
    if (story.kind === 'not-sent' && story.past.kind === 'none')
        return `Write ${again} to ask again.`;
    return `${story.kind === 'unknown' ? 'If there is none, write' : 'Write'} ${fresh} to start a new job.`;
}
function renderFacts(story, { scene, known, kept }) {
    const { elapsedMs, runUrl, trusted } = scene;
    const job = known && `Job ${codeSpan(known.jobId)}${isContinued(story) ? ' (continued)' : ''}`;
    const own = runUrl !== '' && (0,links/* isTrustedLink */.G)(runUrl, trusted) ? inertLink('Workflow run', runUrl) : '';
    const elapsed = elapsedMs > 0 ? inertInline(formatDuration(elapsedMs)) : '';
    return [job, elapsed, kept?.run ?? own].filter(Boolean).join(' · ');
}
function isContinued(story) {
    return (isFurther(turnOf(story)) ||
        story.kind === 'sending' ||
        (story.kind === 'unknown' && story.asked.kind === 'message'));
}

// EXTERNAL MODULE: ./story/comment-state.js
var comment_state = __webpack_require__(322);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./story/codec.js + 2 modules
var codec = __webpack_require__(1331);
// EXTERNAL MODULE: ./story/marker-owner.js + 1 modules
var marker_owner = __webpack_require__(7040);
// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __webpack_require__(7576);
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

// EXTERNAL MODULE: ./story/reaction.js
var reaction = __webpack_require__(7764);
;// CONCATENATED MODULE: ./flows/host-failure.js
function host_failure_failureOf(error) {
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
    switch (host_failure_failureOf(error)) {
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
        if (host_failure_failureOf(error) === 'forbidden')
            told.add(why);
    };
}

;// CONCATENATED MODULE: ./story/tend-note.js



const NOTE = /<!-- docs-agent:tended1 [A-Za-z0-9_-]{1,4000} -->\n?/g;
const NOTE_LINE = /^<!-- docs-agent:tended1 ([A-Za-z0-9_-]{1,4000}) -->$/gm;
const tend_note_CHECKS = {
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
function isText(value, form) {
    return typeof value === 'string' && value.length <= 200 && form.test(value);
}
function isCount(value) {
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

;// CONCATENATED MODULE: ./flows/thread/hand.js



function hand_createHand(owner, tools, known = comment_state/* NOTHING_SENT */.L5) {
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
        this.#state = 'kind' in known ? known : (0,comment_state/* advanceComment */.cq)(comment_state/* NOTHING_SENT */.L5, standing(known));
        this.#comment = 'kind' in known ? undefined : known;
    }
    get state() {
        return this.#state;
    }
    get comment() {
        return this.#state.kind === 'standing' ? this.#comment : undefined;
    }
    shows(text) {
        return this.#state.kind === 'standing' && this.#state.shows === (0,comment_state/* digestOf */.ol)(text);
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
        this.#state = (0,comment_state/* advanceComment */.cq)(before, event);
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
            const failure = host_failure_failureOf(error);
            if (failure === 'lost' && mayLookForIt)
                return false;
            if (FINAL.includes(failure))
                this.#happened(hand_refusal(failure));
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
            const failure = host_failure_failureOf(error);
            if (failure === 'gone')
                this.#happened({ kind: 'deleted', mayAddAgain: this.#owner.mayAdd === 'again' });
            else if (FINAL.includes(failure))
                this.#happened(hand_refusal(failure));
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
            const failure = host_failure_failureOf(error);
            if (canDoWithout && failure === 'gone')
                return undefined;
            if (FINAL.includes(failure))
                this.#happened(hand_refusal(failure));
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
            else if (!PASSING.includes(host_failure_failureOf(error)))
                this.#happened({ kind: 'unreadable' });
            throw error;
        }
        this.#happened({ kind: 'missed' });
    }
}
const standing = ({ id, inReview, body }) => ({ kind: 'stands', id, inReview, shows: (0,comment_state/* digestOf */.ol)(body) });
const hand_refusal = (why) => ({ kind: 'refused', why: why ?? '' });
class Unclaimed extends Error {
    constructor() {
        super('the answer to it was lost, and whether the one that stands there is ours can not be told');
    }
}

;// CONCATENATED MODULE: ./flows/thread/live-comment.js



function createLiveComment(tools, known) {
    const { owner, place, render, log, warn } = tools;
    const isOwn = (body) => isWrittenBy(owner, body);
    const hand = createHand({ place, isOwn, mayAdd: 'again' }, tools, known);
    const tellingOf = (story) => tellingBy(render, { owner, story });
    let next;
    let sending;
    const sendAll = async () => {
        while (next) {
            const story = next;
            next = undefined;
            try {
                const brought = await hand.bring(tellingOf(story));
                if (brought === 'left')
                    log.info('A later run has taken over the comment; it is left to that one.');
            }
            catch (error) {
                warn('The comment could not be written', error);
            }
        }
    };
    return {
        hand,
        isShown: (story) => hand.shows(render(story)),
        show(story) {
            next = story;
            sending ??= sendAll().finally(() => {
                sending = undefined;
            });
            return sending;
        },
    };
}
function isWrittenBy(owner, body) {
    const found = findMarker(body);
    return found.kind === 'marker' && isSameAttempt(found.marker, owner);
}
function tellingBy(render, own) {
    return {
        text: render(own.story),
        over({ body }) {
            const found = findMarker(body);
            const marker = found.kind === 'marker' && found.marker.run === own.owner.run ? found.marker : undefined;
            const to = marker && readOvertaking(marker, own);
            return to ? { kind: 'left', to } : { kind: 'text', text: render(withPast(own.story, marker)) };
        },
    };
}
function withPast(story, marker) {
    if (!marker || !('past' in story) || story.past.kind === 'none')
        return story;
    const { past } = story;
    const isOlder = story_isEnd(past.story) && !story_isEnd(marker.story);
    return marker.attempt === past.attempt && !isOlder
        ? { ...story, past: { ...past, story: marker.story } }
        : story;
}
function readOvertaking(marker, { owner, story }) {
    const isSeen = story_isEnd(marker.story) && turnOf(marker.story) !== undefined;
    const isTold = isSeen && isSameAttempt(marker, owner);
    return marker.attempt > owner.attempt || (isTold && !story_isEnd(story)) ? marker.story : undefined;
}

;// CONCATENATED MODULE: ./flows/thread/reactions.js




function createReactions(held, { host, warn, save }) {
    const takeAway = new Map();
    let { there = [], maybe = [] } = held ?? {};
    const { target } = held ?? {};
    const add = async (to, reaction) => {
        takeAway.set(reaction, await host.addReaction(to, reaction));
    };
    const change = async (to, next) => {
        if (next && !there.includes(next)) {
            maybe = [...maybe, next];
            save?.();
            await add(to, next);
            there = [...there, next];
        }
        for (const old of new Set([...there, ...maybe])) {
            if (old === next)
                continue;
            if (!takeAway.has(old))
                await add(to, old);
            await takeAway.get(old)?.();
            [there, maybe] = [there, maybe].map((some) => some.filter((one) => one !== old));
        }
        maybe = [];
    };
    return {
        get held() {
            return target && { target, there, maybe };
        },
        async show(next) {
            if (!target)
                return;
            try {
                await change(target, next);
            }
            catch (error) {
                const what = next === 'eyes' ? 'set' : 'changed';
                if (host_failure_failureOf(error) !== 'gone' || next === 'eyes')
                    warn(`The reaction could not be ${what}`, error);
            }
            save?.();
        },
    };
}
async function tellEnd(story, end) {
    const { show, reactions } = end;
    if (isEnd(story) || story.kind === 'detached') {
        await show();
        await reactions.show(reactionOf(story));
        return;
    }
    await reactions.show(reactionOf(story));
    await show();
    const told = end.toldByOthers();
    if (told && reactionOf(told) !== reactionOf(story))
        await reactions.show(undefined);
}
function holderOf({ inReview }, order) {
    const id = commandOf(order);
    return id > 0 ? { id, inReview } : undefined;
}

;// CONCATENATED MODULE: ./flows/tidy-run.js












async function tidyRun(record, ports) {
    const { isTold, thread } = record;
    const story = isTold ? record.story : advance(record.story, { kind: 'cut off' });
    if (!isTold && !isOpen(story)) {
        const sentence = tellSentence(story);
        ports.log.warning(sentence);
        ports.addSummary(`### Documentation agent\n\n${sentence}\n`);
    }
    if (!thread)
        return;
    const { scene, owner, comment } = thread;
    const render = (of) => tellComment(of, { scene, marker: tellMarker(of, owner) });
    const held = isTold || comment.kind === 'left' ? undefined : thread.held;
    if (!(0,comment_state/* mayBeBehind */.Te)(comment, render(story)) && !held)
        return;
    const warn = warnOfFailures(ports.log);
    try {
        const host = await ports.openHost();
        if (!host)
            return;
        const isLeft = await retell(story, { thread, render, host, warn });
        if (!isLeft)
            await createReactions(held, { host, warn }).show((0,reaction/* reactionOf */.JL)(story));
    }
    catch (error) {
        warn('The comment could not be brought up to date', error);
    }
}
async function retell(story, { thread, render, host, warn }) {
    const { owner, place, comment } = thread;
    const isOwn = (body) => isWrittenBy(owner, body);
    const tools = { host, self: () => createEye({ host }).self() };
    const known = (0,comment_state/* advanceComment */.cq)(comment, { kind: 'resumed' });
    try {
        const hand = hand_createHand({ place, isOwn, mayAdd: 'never' }, tools, known);
        return (await hand.bring(tellingBy(render, { owner, story }))) === 'left';
    }
    catch (error) {
        warn('The comment could not be brought up to date', error);
        return false;
    }
}


/***/ }),

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toOneLine)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6857);
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9307);


function toOneLine(text, maxCharacters) {
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .dropHidden */ .q)(text)).trim(), maxCharacters);
}


/***/ }),

/***/ 9307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aK: () => (/* binding */ safeCut),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* unused harmony export truncateBytes */
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
