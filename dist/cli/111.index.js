export const id = 111;
export const ids = [111];
export const modules = {

/***/ 56090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ VIEWS_LIMIT_DEFAULT),
/* harmony export */   L8: () => (/* binding */ FEEDBACK_LIMIT_MAX),
/* harmony export */   O2: () => (/* binding */ VIEWS_LIMIT_MAX),
/* harmony export */   QU: () => (/* binding */ CHANGED_FILES_MAX),
/* harmony export */   Yj: () => (/* binding */ JOB_BODY_MAX_BYTES),
/* harmony export */   Zp: () => (/* binding */ PROMPT_MAX_CHARACTERS),
/* harmony export */   jU: () => (/* binding */ VIEWS_BODY_MAX_BYTES),
/* harmony export */   qs: () => (/* binding */ AGENT_REQUESTS_PER_HOUR),
/* harmony export */   tI: () => (/* binding */ ANALYTICS_REQUESTS_PER_HOUR),
/* harmony export */   uc: () => (/* binding */ KEY_LIFETIME_DAYS),
/* harmony export */   ug: () => (/* binding */ CONTEXT_KIB_MAX)
/* harmony export */ });
/* unused harmony export CONTEXT_KIB_DEFAULT */
const VIEWS_LIMIT_MAX = 250;
const VIEWS_LIMIT_DEFAULT = 50;
const FEEDBACK_LIMIT_MAX = 100;
const PROMPT_MAX_CHARACTERS = 50_000;
const CONTEXT_KIB_MAX = 256;
const CONTEXT_KIB_DEFAULT = 64;
const AGENT_REQUESTS_PER_HOUR = 100;
const ANALYTICS_REQUESTS_PER_HOUR = 100;
const JOB_BODY_MAX_BYTES = 1024 * 1024;
const VIEWS_BODY_MAX_BYTES = 8 * 1024 * 1024;
const KEY_LIFETIME_DAYS = 90;
const CHANGED_FILES_MAX = 300;


/***/ }),

/***/ 21111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportPageViews: () => (/* binding */ exportPageViews)
});

// EXTERNAL MODULE: ./report/views-facts.js
var views_facts = __webpack_require__(78388);
// EXTERNAL MODULE: ./text/path-glob.js
var path_glob = __webpack_require__(76749);
// EXTERNAL MODULE: ./report/views-feedback.js
var views_feedback = __webpack_require__(89388);
// EXTERNAL MODULE: ./text/truncate.js
var truncate = __webpack_require__(99307);
;// CONCATENATED MODULE: ./flows/views/conclude.js



function findProblem(harvest) {
    const { current, previous } = harvest;
    if (current.fetched.lacking !== undefined)
        return `Page views are incomplete: ${current.fetched.lacking}.`;
    const { feedback, previousFeedback } = harvest;
    for (const fetched of [feedback, previousFeedback])
        if (fetched?.page === undefined && fetched?.cancelled)
            return `Feedback is missing: ${fetched.lacking}.`;
    if (previous?.fetched.lacking === undefined)
        return undefined;
    return `The period before is incomplete, so nothing is compared: ${previous.fetched.lacking}.`;
}
function buildFacts(harvest, { request, elapsedMs }) {
    const { current, previous, ranked } = harvest;
    const filtered = request.include.length + request.exclude.length > 0;
    const countsOf = ({ fetched, gathered }) => (filtered ? gathered.chosen : fetched.totals);
    const counts = current.fetched.totals && countsOf(current);
    if (counts === undefined)
        return undefined;
    const before = previous?.fetched.lacking === undefined ? previous && countsOf(previous) : undefined;
    return {
        range: request.range,
        counts,
        filtered,
        pages: current.gathered.pages,
        sortBy: harvest.sortBy,
        top: ranked.top,
        leftOut: ranked.leftOut,
        ...(before && request.previousRange
            ? { comparison: { range: request.previousRange, counts: before, up: ranked.up, down: ranked.down } }
            : {}),
        feedback: toFeedbackFacts(harvest.feedback),
        partial: findProblem(harvest) !== undefined,
        requests: countRequests(harvest),
        elapsedMs,
    };
}
function toFeedbackFacts(fetched) {
    if (fetched?.page === undefined)
        return fetched && { known: false, why: fetched.lacking };
    return { known: true, pages: fetched.page.votes.size, hasMore: fetched.page.hasMore };
}
function countRequests({ current, previous, feedback, previousFeedback }) {
    const parts = [current.fetched, previous?.fetched, feedback, previousFeedback];
    return parts.reduce((sum, part) => sum + (part?.requests ?? 0), 0);
}
function findWarnings({ feedback, previousFeedback, sortBy }, wanted) {
    const instead = wanted === 'unhappy' && sortBy !== wanted ? '; the lists are sorted by views' : '';
    return [
        ...(feedback?.lacking === undefined
            ? []
            : [`Feedback of readers is not known: ${feedback.lacking}${instead}.`]),
        ...(previousFeedback?.lacking === undefined
            ? []
            : [`Feedback of the period before is not known: ${previousFeedback.lacking}.`]),
    ];
}
function findNotices({ current, previous, feedback, previousFeedback }) {
    const ranges = previous ? [current, previous] : [current];
    const notices = ranges.map(({ gathered, fetched }) => [
        tellMerged(gathered),
        tellUneven({ gathered, fetched }),
    ]);
    for (const [index, { page } = { page: undefined }] of [feedback, previousFeedback].entries())
        if (page?.hasMore)
            notices[index]?.push(`Feedback: ${(0,views_feedback/* tellFirst */.o3)(page.votes.size)}`);
    return notices.flatMap((texts, index) => texts.filter(Boolean).map((text) => (index === 0 ? text : `Period before: ${text}`)));
}
function tellMerged({ merged }) {
    if (merged.count === 0)
        return '';
    const [rows, are] = merged.count === 1 ? ['row', 'is'] : ['rows', 'are'];
    const more = merged.count > merged.paths.length ? ', …' : '';
    return (`${(0,views_facts/* formatCount */.B4)(merged.count)} ${rows} came again, because pages moved in the list while it was read, and ` +
        `${are} counted once, as first seen: ${merged.paths.map((path) => (0,truncate/* truncate */.xv)(path, 100)).join(', ')}${more}`);
}
function tellUneven({ fetched, gathered }) {
    const { totals } = fetched;
    if (totals === undefined || fetched.lacking !== undefined)
        return '';
    const { sum } = gathered;
    if (totals.human === sum.human && totals.ai === sum.ai && totals.total === sum.total)
        return '';
    return (`The totals that the service gives (${show(totals)}) are not the sum of its rows (${show(sum)}); ` +
        'each is shown as it came.');
}
function show({ human, ai, total }) {
    return `human ${(0,views_facts/* formatCount */.B4)(human)}, AI ${(0,views_facts/* formatCount */.B4)(ai)}, total ${(0,views_facts/* formatCount */.B4)(total)}`;
}

;// CONCATENATED MODULE: ./flows/views/compare.js
function createComparison(index, scratch) {
    let current = 0;
    let before = new Float64Array();
    return {
        keepCurrent: ({ path, human, ai, total }) => scratch.write(JSON.stringify([path, human, ai, total])),
        turnToPrevious() {
            current = index.size;
            before = new Float64Array(current).fill(Number.NaN);
        },
        isNewPrevious({ path, total }) {
            if (index.add(path))
                return true;
            const number = index.find(path);
            if (number >= current || !Number.isNaN(before[number]))
                return false;
            before[number] = total;
            return true;
        },
        keepPrevious({ path, total }) {
            if (index.find(path) >= current)
                scratch.write(JSON.stringify([path, total]));
        },
        *rows(compared) {
            for (const line of scratch.lines()) {
                const [path, ...counts] = JSON.parse(line);
                const [human = 0, ai = 0, total = 0] = counts;
                if (counts.length === 1) {
                    if (compared)
                        yield { path, human: 0, ai: 0, total: 0, previous: human };
                }
                else if (compared) {
                    yield { path, human, ai, total, previous: before[index.find(path)] || 0 };
                }
                else
                    yield { path, human, ai, total };
            }
        },
    };
}

// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(56090);
;// CONCATENATED MODULE: ./flows/views/ask.js

const MALFORMED_MAX = 3;
async function ask({ send, where, deadlineMs, triesMax = Number.POSITIVE_INFINITY }, { clock, retryDelay, log, stop }) {
    let malformed = 0;
    let failed = 0;
    for (let requests = 0;;) {
        if (stop.aborted)
            return { kind: 'cancelled', requests };
        const timeoutMs = deadlineMs - clock.now();
        if (timeoutMs <= 0)
            return { kind: 'given-up', why: 'the time was up (timeoutMinutes)', requests };
        requests += 1;
        const answer = await send({ timeoutMs, signal: stop });
        if (!isFailure(answer))
            return { kind: 'answer', answer, requests };
        if (stop.aborted)
            return { kind: 'cancelled', requests };
        malformed = answer.kind === 'malformed' ? malformed + 1 : 0;
        failed += answer.kind === 'limited' ? 0 : 1;
        if (answer.kind === 'refused' || malformed >= MALFORMED_MAX)
            return { kind: 'given-up', why: `the service answered ${answer.detail}`, requests };
        if (failed >= triesMax)
            return {
                kind: 'given-up',
                why: `${failed} requests failed, the last one so: ${answer.detail}`,
                requests,
            };
        const delayMs = answer.retryAfterMs || retryDelay(requests);
        if (clock.now() + delayMs >= deadlineMs)
            return { kind: 'given-up', why: tellNoTime(answer, delayMs), requests };
        log.info(`${answer.detail}; asking again ${where} in ${(delayMs / 1000).toFixed(1)} s.`);
        await clock.sleep(delayMs, stop);
    }
}
function isFailure(answer) {
    return 'detail' in answer;
}
function tellNoTime(answer, delayMs) {
    if (answer.kind !== 'limited')
        return `the time was up (timeoutMinutes) after this: ${answer.detail}`;
    return (`the service's rate limit is used up (${limits/* ANALYTICS_REQUESTS_PER_HOUR */.tI} analytics requests an hour): it answered ` +
        `${answer.detail}, and waiting ${Math.ceil(delayMs / 1000)} s does not fit into timeoutMinutes`);
}

;// CONCATENATED MODULE: ./flows/views/feedback.js

const TRIES_MAX = 3;
async function fetchFeedback({ range, deadlineMs }, ports) {
    const asked = await ask({
        send: (timing) => ports.service.feedback(range, timing),
        where: 'for feedback',
        deadlineMs,
        triesMax: TRIES_MAX,
    }, ports);
    const { requests } = asked;
    if (asked.kind === 'answer')
        return { requests, page: asked.answer.feedback };
    const cancelled = asked.kind === 'cancelled';
    return { requests, cancelled, lacking: cancelled ? 'the run was cancelled' : asked.why };
}

;// CONCATENATED MODULE: ./flows/views/fetch.js



const PROGRESS_EVERY_MS = 5_000;
const COLLECT_EVERY_PAGES = 50;
async function fetchViews(task, ports) {
    const progress = startProgress(task, ports);
    let requests = 0;
    let totals;
    let views = 0;
    let isShort = false;
    const known = () => ({ requests, ...(totals ? { totals } : {}) });
    for (let offset = 0;; offset += limits/* VIEWS_LIMIT_MAX */.O2) {
        const result = await ask({
            send: (timing) => ports.service.page(task.range, { offset, ...timing }),
            where: `at offset ${offset}`,
            deadlineMs: task.deadlineMs,
        }, ports);
        requests += result.requests;
        if (result.kind === 'cancelled')
            return { ...known(), lacking: 'the run was cancelled', cancelled: true };
        if (result.kind === 'given-up')
            return { ...known(), lacking: result.why };
        const { page } = result.answer;
        totals = page.totals;
        const fresh = task.take(page.rows);
        progress.add(fresh);
        if ((offset / limits/* VIEWS_LIMIT_MAX */.O2 + 1) % COLLECT_EVERY_PAGES === 0)
            ports.collect();
        for (const row of page.rows)
            views += row.total;
        if (!page.hasMore) {
            if (isShort && views < totals.total)
                return { ...known(), lacking: tellShort(views, totals.total) };
            progress.end();
            return known();
        }
        isShort ||= page.rows.length < limits/* VIEWS_LIMIT_MAX */.O2;
        if (page.rows.length === 0)
            return { ...known(), lacking: tellStuck('gives no rows', offset) };
        if (fresh === 0)
            return { ...known(), lacking: tellStuck('only repeats rows', offset) };
    }
}
function tellStuck(what, offset) {
    return `the service says that there is more, but its page at offset ${(0,views_facts/* formatCount */.B4)(offset)} ${what}`;
}
function tellShort(views, total) {
    return `the service gave pages of fewer rows than asked for, and all of them hold ${(0,views_facts/* formatCount */.B4)(views)} of its ${(0,views_facts/* formatCount */.B4)(total)} views`;
}
function startProgress({ name }, { clock, log }) {
    const startedMs = clock.now();
    let saidMs = startedMs;
    let pages = 0;
    let rows = 0;
    const say = (how) => {
        const seconds = Math.max(0.001, (clock.now() - startedMs) / 1000);
        const rate = `${(0,views_facts/* formatCount */.B4)(Math.round(rows / seconds))} rows/s`;
        log.info(`${name}: ${how}${(0,views_facts/* formatCount */.B4)(rows)} rows in ${(0,views_facts/* formatCount */.B4)(pages)} ${pages === 1 ? 'page' : 'pages'}, ${rate}.`);
    };
    return {
        add(fresh) {
            pages += 1;
            rows += fresh;
            if (clock.now() - saidMs < PROGRESS_EVERY_MS)
                return;
            saidMs = clock.now();
            say('');
        },
        end: () => say('all fetched, '),
    };
}

;// CONCATENATED MODULE: ./flows/views/gather.js
const EXAMPLES = 5;
function createGathering(to) {
    const sum = { human: 0, ai: 0, total: 0 };
    const chosen = { human: 0, ai: 0, total: 0 };
    let pages = 0;
    let repeats = 0;
    const paths = [];
    return {
        take(rows) {
            let fresh = 0;
            for (const row of rows) {
                if (!to.isNew(row)) {
                    repeats += 1;
                    if (paths.length < EXAMPLES)
                        paths.push(row.path);
                    continue;
                }
                fresh += 1;
                addCounts(sum, row);
                if (!to.isChosen(row.path))
                    continue;
                pages += 1;
                addCounts(chosen, row);
                to.keep(row);
            }
            return fresh;
        },
        result: () => ({ sum, chosen, pages, merged: { count: repeats, paths } }),
    };
}
function addCounts(sum, row) {
    sum.human += row.human;
    sum.ai += row.ai;
    sum.total += row.total;
}

// EXTERNAL MODULE: ./report/views-row.js
var views_row = __webpack_require__(12187);
// EXTERNAL MODULE: ./text/hidden.js
var text_hidden = __webpack_require__(66857);
;// CONCATENATED MODULE: ./text/markdown.js

const BREAK = '\u200b';
const ESCAPED = /[\\`*_[\]|~$]/g;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const LINE_START = /^(\s*)(?:([-+=#])|(\d+)([.)]))/;
const LINKING = (/* unused pure expression or super */ null && ([
    /@/g,
    /!(?=\d)/g,
    /[A-Za-z]-(?=\d)/g,
    /GHSA-/gi,
    /:(?=\/\/)/g,
    /www(?=\.)/gi,
]));
const REFERENCE = /#(?=[\p{L}\p{N}_])/gu;
const COMMIT_OR_PART = /[0-9a-fA-F]{7}/;
const COMMIT = /(?<![\p{L}\p{N}_])[0-9a-fA-F]{7,64}(?![\p{L}\p{N}_])/gu;
function inertInline(text) {
    return inertLine(foldBlanks(dropHidden(text)).trim());
}
function inertBlock(text) {
    return replaceControl(dropHidden(unifyLineEnds(text)), () => ' ')
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

;// CONCATENATED MODULE: ./report/views-table.js





const PATH_MAX_CHARACTERS = 200;
function renderViewsTable(rows, columns) {
    if (rows.length === 0)
        return 'No page to list.';
    const { compared, feedback } = columns;
    const heads = [
        ...['Views', 'Human', 'AI'],
        ...(compared ? ['Before', 'Change'] : []),
        ...(feedback ? ['Unhappy'] : []),
        ...(compared && feedback ? ['Unhappy before'] : []),
    ];
    const cells = (row) => [
        ...[row.total, row.human, row.ai].map(views_facts/* formatCount */.B4),
        ...(compared ? [(0,views_facts/* formatCount */.B4)(row.previous ?? 0), (0,views_facts/* formatChange */.eD)((0,views_row/* changeOf */.C2)(row))] : []),
        ...(feedback ? [(0,views_feedback/* formatUnhappy */.$3)(row.votes)] : []),
        ...(compared && feedback ? [(0,views_feedback/* formatUnhappy */.$3)(row.previousVotes)] : []),
    ];
    return [
        `| Page | ${heads.join(' | ')} |`,
        `| --- |${' ---: |'.repeat(heads.length)}`,
        ...rows.map((row) => `| ${renderPath(row.path)} | ${cells(row).join(' | ')} |`),
    ].join('\n');
}
function renderMovers(rows) {
    return [
        '| Page | Change | Before | Now |',
        '| --- | ---: | ---: | ---: |',
        ...rows.map((row) => `| ${renderPath(row.path)} | ${formatChange(changeOf(row))} | ${formatCount(row.previous ?? 0)} | ${formatCount(row.total)} |`),
    ].join('\n');
}
function renderPath(path) {
    return codeSpan((0,truncate/* truncate */.xv)(path, PATH_MAX_CHARACTERS)) || '(blank)';
}

// EXTERNAL MODULE: ./report/reader-votes.js
var reader_votes = __webpack_require__(95085);
;// CONCATENATED MODULE: ./report/ranking-value.js


function rankingValue(row, sortBy) {
    if (sortBy === 'change')
        return (0,views_row/* changeOf */.C2)(row);
    return sortBy === 'unhappy' ? (0,reader_votes/* unhappyViews */.w4)(row) : row[sortBy];
}

;// CONCATENATED MODULE: ./flows/views/top.js

function rankBy(read, direction = 'most') {
    const sign = direction === 'most' ? 1 : -1;
    return (a, b) => sign * (read(a) - read(b)) || (a.path < b.path ? 1 : -1);
}
function rankFor(sortBy) {
    const first = rankBy((row) => rankingValue(row, sortBy));
    if (sortBy !== 'unhappy')
        return first;
    const byViews = rankBy(({ total }) => total);
    return (a, b) => rankingValue(a, sortBy) - rankingValue(b, sortBy) || byViews(a, b);
}
function createTop(limit, ranking) {
    const heap = [];
    const at = (index) => heap[index];
    const swap = (a, b) => {
        const held = at(a);
        heap[a] = at(b);
        heap[b] = held;
    };
    const rise = (from) => {
        for (let child = from; child > 0;) {
            const parent = (child - 1) >> 1;
            if (ranking(at(child), at(parent)) >= 0)
                return;
            swap(child, parent);
            child = parent;
        }
    };
    const sink = () => {
        for (let parent = 0;;) {
            const left = 2 * parent + 1;
            if (left >= heap.length)
                return;
            const right = left + 1;
            const child = right < heap.length && ranking(at(right), at(left)) < 0 ? right : left;
            if (ranking(at(parent), at(child)) <= 0)
                return;
            swap(parent, child);
            parent = child;
        }
    };
    return {
        offer(row) {
            if (heap.length < limit) {
                heap.push(row);
                rise(heap.length - 1);
            }
            else if (heap.length > 0 && ranking(row, at(0)) > 0) {
                heap[0] = row;
                sink();
            }
        },
        list: () => heap.toSorted((a, b) => ranking(b, a)),
    };
}

;// CONCATENATED MODULE: ./flows/views/sink.js



const MOVERS_MAX = 10;
function createSink(options) {
    const { files, columns, sortBy, limit, leaveOut } = options;
    const top = createTop(limit, rankFor(sortBy));
    const up = createTop(Math.min(limit, MOVERS_MAX), rankBy(views_row/* changeOf */.C2));
    const down = createTop(Math.min(limit, MOVERS_MAX), rankBy(views_row/* changeOf */.C2, 'least'));
    const streams = files.flatMap((file) => file.format === 'md' ? [] : [{ file, format: (0,views_row/* rowFormat */.AZ)(file.format, columns) }]);
    for (const { file, format } of streams)
        file.write(format.head);
    let first = true;
    let leftOut = 0;
    return {
        put(row) {
            for (const { file, format } of streams)
                file.write(format.row(row, first));
            first = false;
            if (leaveOut(row.path)) {
                if (row.total > 0)
                    leftOut += 1;
                return;
            }
            if (row.total > 0)
                top.offer(row);
            const change = (0,views_row/* changeOf */.C2)(row);
            if (change > 0)
                up.offer(row);
            if (change < 0)
                down.offer(row);
        },
        end() {
            for (const { file, format } of streams)
                file.write(format.foot);
            const ranked = { top: top.list(), up: up.list(), down: down.list(), leftOut };
            for (const file of files)
                if (file.format === 'md')
                    file.write(`${renderViewsTable(ranked.top, columns)}\n`);
            return ranked;
        },
    };
}

;// CONCATENATED MODULE: ./flows/views/harvest.js






function harvestViews(request, stage) {
    return request.previousRange === undefined && request.signals.size === 0
        ? harvestOne(request, stage)
        : harvestJoined(request, stage);
}
async function harvestOne(request, stage) {
    const { sortBy } = request;
    const sink = openSink(request, { stage, sortBy });
    const gathering = createGathering({ ...stage, isNew: isNewIn(stage.index), keep: sink.put });
    const fetched = await fetchRange(request.range, { stage, take: gathering.take });
    return { current: { fetched, gathered: gathering.result() }, ranked: sink.end(), sortBy };
}
async function harvestJoined(request, stage) {
    const scratch = stage.ports.openScratch();
    try {
        const comparison = createComparison(stage.index, scratch);
        const gathering = createGathering({
            ...stage,
            isNew: isNewIn(stage.index),
            keep: comparison.keepCurrent,
        });
        const fetched = await fetchRange(request.range, { stage, take: gathering.take });
        const previous = await harvestPrevious(request, { stage, comparison, current: fetched });
        const { feedback, previousFeedback } = await harvestFeedback(request, { stage, fetched, previous });
        const compared = previous !== undefined && previous.fetched.lacking === undefined;
        const sortBy = chooseOrder(request.sortBy, { compared, feedback: feedback?.page !== undefined });
        const sink = openSink(request, { stage, sortBy });
        for (const row of comparison.rows(compared)) {
            const votes = feedback?.page?.votes.get(row.path);
            sink.put({ ...row, votes, previousVotes: previousFeedback?.page?.votes.get(row.path) });
        }
        const current = { fetched, gathered: gathering.result() };
        return {
            current,
            ...(previous ? { previous } : {}),
            feedback,
            previousFeedback,
            ranked: sink.end(),
            sortBy,
        };
    }
    finally {
        scratch.dispose();
    }
}
async function harvestPrevious({ previousRange }, { stage, comparison, current }) {
    if (previousRange === undefined)
        return undefined;
    const { isNewPrevious, keepPrevious } = comparison;
    comparison.turnToPrevious();
    const gathering = createGathering({ ...stage, isNew: isNewPrevious, keep: keepPrevious });
    const fetched = current.lacking === undefined
        ? await fetchRange(previousRange, { stage, take: gathering.take })
        : { requests: 0, lacking: 'it was not asked for' };
    return { fetched, gathered: gathering.result() };
}
async function harvestFeedback({ range, previousRange, signals }, { stage, fetched, previous }) {
    if (!signals.has('feedback') || fetched.lacking !== undefined)
        return {};
    const { deadlineMs, ports } = stage;
    const feedback = await fetchFeedback({ range, deadlineMs }, ports);
    const wanted = feedback.page !== undefined && previous !== undefined && previous.fetched.lacking === undefined;
    if (!wanted || previousRange === undefined)
        return { feedback };
    return { feedback, previousFeedback: await fetchFeedback({ range: previousRange, deadlineMs }, ports) };
}
function chooseOrder(wanted, known) {
    if (wanted === 'change' && !known.compared)
        return 'total';
    return wanted === 'unhappy' && !known.feedback ? 'total' : wanted;
}
function openSink(request, { stage, sortBy }) {
    const columns = {
        compared: request.previousRange !== undefined,
        feedback: request.signals.has('feedback'),
    };
    const { files, ports } = stage;
    return createSink({ files, columns, sortBy, limit: request.top, leaveOut: ports.leaveOut });
}
const isNewIn = (index) => (row) => index.add(row.path);
function fetchRange(range, to) {
    const { ports, deadlineMs } = to.stage;
    return fetchViews({ range, name: `Page views ${(0,views_facts/* describeRange */.pC)(range)}`, deadlineMs, take: to.take }, ports);
}

;// CONCATENATED MODULE: ./flows/views/path-index.js
const START_CAPACITY = 1024;
function createPathIndex(seeds) {
    let capacity = START_CAPACITY;
    let size = 0;
    let hashes = new Uint32Array(capacity * 2);
    let slots = new Uint32Array(capacity * 1.5);
    const hash = new Uint32Array(2);
    const locate = (low, high) => {
        const count = slots.length;
        for (let slot = Math.floor((low / 2 ** 32) * count);; slot = slot + 1 === count ? 0 : slot + 1) {
            const number = (slots[slot] ?? 0) - 1;
            if (number < 0 || (hashes[number * 2] === low && hashes[number * 2 + 1] === high))
                return slot;
        }
    };
    const locatePath = (path) => {
        hashPath(path, { seeds, into: hash });
        return locate(hash[0] ?? 0, hash[1] ?? 0);
    };
    const grow = () => {
        capacity *= 2;
        hashes = new Uint32Array(hashes.buffer.transfer(capacity * 2 * 4));
        slots.buffer.transfer(0);
        slots = new Uint32Array(capacity * 1.5);
        for (let number = 0; number < size; number += 1) {
            slots[locate(hashes[number * 2] ?? 0)] = number + 1;
        }
    };
    return {
        find: (path) => (slots[locatePath(path)] ?? 0) - 1,
        add(path) {
            if (size === capacity)
                grow();
            const slot = locatePath(path);
            if (slots[slot] !== 0)
                return false;
            hashes[size * 2] = hash[0] ?? 0;
            hashes[size * 2 + 1] = hash[1] ?? 0;
            size += 1;
            slots[slot] = size;
            return true;
        },
        get size() {
            return size;
        },
    };
}
function hashPath(path, to) {
    let a = to.seeds[0] | 0;
    let b = to.seeds[1] | 0;
    for (let at = 0; at < path.length; at += 1) {
        const character = path.charCodeAt(at);
        a = Math.imul(a ^ character, 0x2c1b3c6d);
        a = (a << 13) | (a >>> 19);
        b = Math.imul(b ^ (character + 0x9e37), 0x297a2d39);
        b = (b << 17) | (b >>> 15);
    }
    a = stir(a ^ path.length ^ b);
    b = stir(b + a);
    to.into[0] = a;
    to.into[1] = b;
}
function stir(bits) {
    let mixed = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
    return mixed ^ (mixed >>> 16);
}

;// CONCATENATED MODULE: ./flows/export-page-views.js





async function exportPageViews(request, ports) {
    const startedMs = ports.clock.now();
    const files = ports.openFiles();
    try {
        const harvest = await harvestViews(request, {
            ports,
            files,
            deadlineMs: startedMs + request.timeoutMs,
            isChosen: createFilter(request),
            index: createPathIndex([draw(ports.random), draw(ports.random)]),
        });
        const facts = buildFacts(harvest, { request, elapsedMs: ports.clock.now() - startedMs });
        const problem = findProblem(harvest);
        const success = problem === undefined || (request.allowPartial && !ports.stop.aborted && facts !== undefined);
        if (success)
            for (const file of files)
                file.finish();
        if (success)
            for (const file of files)
                file.commit();
        return {
            ...(facts ? { facts } : {}),
            files: success ? files.map(({ name }) => name) : [],
            warnings: findWarnings(harvest, request.sortBy),
            notices: findNotices(harvest),
            ...(problem === undefined ? {} : { problem: `${problem} ${tellRest(harvest, { request, success })}` }),
            success,
            requests: countRequests(harvest),
        };
    }
    finally {
        for (const file of files)
            file.discard();
    }
}
function createFilter(request) {
    return request.include.length + request.exclude.length > 0 ? (0,path_glob/* createPathFilter */._)(request) : () => true;
}
const draw = (random) => Math.floor(random() * 2 ** 32);
function tellRest(harvest, end) {
    const requests = countRequests(harvest);
    const { pages } = harvest.current.gathered;
    const came = `${(0,views_facts/* formatCount */.B4)(pages)} pages came in ${(0,views_facts/* formatCount */.B4)(requests)} ${requests === 1 ? 'request' : 'requests'}`;
    if (end.success)
        return `${came}; they are kept, as allowPartial asks.`;
    const hint = end.request.allowPartial || pages === 0 ? '' : ' (allowPartial: true keeps what came)';
    return `${came}; no file is written${hint}.`;
}


/***/ }),

/***/ 95085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ VOTES_MIN),
/* harmony export */   cS: () => (/* binding */ plainShare),
/* harmony export */   rg: () => (/* binding */ unhappyShare),
/* harmony export */   w4: () => (/* binding */ unhappyViews)
/* harmony export */ });
const VOTES_MIN = 5;
function unhappyShare(votes) {
    const all = votes === undefined ? 0 : votes.up + votes.down;
    return votes === undefined || all < VOTES_MIN ? undefined : votes.down / all;
}
function unhappyViews({ total, votes }) {
    return total * (unhappyShare(votes) ?? 0);
}
function plainShare(votes) {
    const share = unhappyShare(votes);
    return share === undefined ? null : Math.round(1e4 * share) / 1e4;
}


/***/ }),

/***/ 78388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   T9: () => (/* binding */ formatGrowth),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   fj: () => (/* binding */ SORT_LABELS),
/* harmony export */   pC: () => (/* binding */ describeRange),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
function countOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function formatChange(change) {
    if (change === 0)
        return '0';
    return `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}`;
}
function formatShare(part, whole) {
    return whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '';
}
function formatGrowth(now, before) {
    const change = formatChange(now - before);
    if (before === 0 || now === before)
        return change;
    const percent = ((100 * Math.abs(now - before)) / before).toFixed(1);
    return `${change} (${now > before ? '+' : '−'}${percent} %)`;
}
function describeRange({ dateFrom, dateTo }) {
    const last = dateTo === undefined ? undefined : lastDay(dateTo);
    const end = last === undefined ? `until ${dateTo}` : `through ${last}`;
    if (dateFrom === undefined)
        return dateTo === undefined ? 'of all time' : end;
    if (dateTo === undefined)
        return `since ${dateFrom}`;
    return dateFrom === last ? `on ${dateFrom}` : `from ${dateFrom} ${end}`;
}
function lastDay(dateTo) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(dateTo))
        return undefined;
    return new Date(Date.parse(dateTo) - 86_400_000).toISOString().slice(0, 10);
}
function columnsOf({ comparison, feedback }) {
    return { compared: comparison !== undefined, feedback: feedback?.known === true };
}
const SORT_LABELS = {
    total: 'views',
    human: 'human views',
    ai: 'AI views',
    change: 'change in views',
    unhappy: 'views times unhappy share',
};


/***/ }),

/***/ 89388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ formatUnhappy),
/* harmony export */   fC: () => (/* binding */ describeFeedback),
/* harmony export */   o3: () => (/* binding */ tellFirst)
/* harmony export */ });
/* harmony import */ var _reader_votes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95085);
/* harmony import */ var _views_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78388);


function formatUnhappy(votes) {
    const share = (0,_reader_votes_js__WEBPACK_IMPORTED_MODULE_0__/* .unhappyShare */ .rg)(votes);
    return votes === undefined || share === undefined
        ? ''
        : `${Math.round(100 * share)} % of ${(0,_views_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(votes.up + votes.down)}`;
}
function describeFeedback({ feedback, sortBy }) {
    if (feedback === undefined)
        return '';
    if (!feedback.known)
        return `Feedback of readers is not known: ${feedback.why}.`;
    const rule = `Unhappy is the share of thumbs down among a page's votes; fewer than ${_reader_votes_js__WEBPACK_IMPORTED_MODULE_0__/* .VOTES_MIN */ .NI} votes count as none.` +
        (sortBy === 'unhappy' ? ' Pages are ordered by views times that share.' : '');
    return feedback.hasMore ? `${rule} ${tellFirst(feedback.pages)}` : rule;
}
function tellFirst(pages) {
    if (pages === 1)
        return 'Only the page with most feedback is known; the service gives no more.';
    return `Only the ${(0,_views_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(pages)} pages with most feedback are known; the service gives no more.`;
}


/***/ }),

/***/ 12187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ rowFormat),
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   Fq: () => (/* binding */ plainRow)
/* harmony export */ });
/* unused harmony export csvCell */
/* harmony import */ var _reader_votes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95085);

function changeOf({ total, previous }) {
    return previous === undefined ? 0 : total - previous;
}
function plainRow(row, columns) {
    const { path, human, ai, total, previous = 0 } = row;
    return {
        path,
        human,
        ai,
        total,
        ...(columns.compared ? { previous, change: changeOf(row) } : {}),
        ...(columns.feedback ? plainVotes(row, columns.compared) : {}),
    };
}
function plainVotes({ votes, previousVotes }, compared) {
    return {
        thumbsUp: votes?.up ?? null,
        thumbsDown: votes?.down ?? null,
        unhappy: (0,_reader_votes_js__WEBPACK_IMPORTED_MODULE_0__/* .plainShare */ .cS)(votes),
        ...(compared ? { previousUnhappy: (0,_reader_votes_js__WEBPACK_IMPORTED_MODULE_0__/* .plainShare */ .cS)(previousVotes) } : {}),
    };
}
function rowFormat(name, columns) {
    if (name === 'csv') {
        const names = ['path,human,ai,total', ...(columns.compared ? ['previous,change'] : [])];
        if (columns.feedback)
            names.push(Object.keys(plainVotes(NO_PAGE, columns.compared)).join(','));
        return { head: `${names.join(',')}\n`, row: (row) => `${csvRow(row, columns)}\n`, foot: '' };
    }
    if (name === 'jsonl')
        return { head: '', row: (row) => `${jsonRow(row, columns)}\n`, foot: '' };
    const row = (one, first) => `${first ? '\n' : ',\n'}${jsonRow(one, columns)}`;
    return { head: '[', row, foot: '\n]\n' };
}
const NO_PAGE = { path: '', human: 0, ai: 0, total: 0 };
function jsonRow(row, { compared, feedback }) {
    const { path, human, ai, total, previous = null } = row;
    const views = `{"path":${JSON.stringify(path)},"human":${human},"ai":${ai},"total":${total}`;
    const change = previous === null ? null : changeOf(row);
    const before = compared ? `,"previous":${previous},"change":${change}` : '';
    const votes = feedback ? `,${JSON.stringify(plainVotes(row, compared)).slice(1, -1)}` : '';
    return `${views}${before}${votes}}`;
}
function csvRow(row, { compared, feedback }) {
    const { path, human, ai, total, previous } = row;
    const views = `${csvCell(path)},${human},${ai},${total}`;
    const before = compared ? `,${previous ?? ''},${previous === undefined ? '' : changeOf(row)}` : '';
    const votes = feedback ? `,${Object.values(plainVotes(row, compared)).join(',')}` : '';
    return `${views}${before}${votes}`;
}
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
function csvCell(text) {
    const inert = FORMULA.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}


/***/ }),

/***/ 76749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createPathFilter)
/* harmony export */ });
function createPathFilter(globs) {
    const include = globs.include.map(splitPath);
    const exclude = globs.exclude.map(splitPath);
    return (path) => {
        const segments = splitPath(path);
        const matches = (pattern) => matchSegments(pattern, segments);
        return (include.length === 0 || include.some(matches)) && !exclude.some(matches);
    };
}
function splitPath(path) {
    return path.replace(/^\/|\/$/g, '').split('/');
}
const matchSegments = matchWith((segment) => segment === '**', (pattern, segment) => matchCharacters(pattern, segment));
const matchCharacters = matchWith((character) => character === '*', (pattern, character) => pattern === '?' || pattern === character);
function matchWith(isStar, matches) {
    return (pattern, items) => {
        let at = 0;
        let star = -1;
        let resumeAt = 0;
        for (let index = 0; index < items.length;) {
            const expected = pattern[at];
            if (isStar(expected)) {
                star = at;
                resumeAt = index;
                at += 1;
            }
            else if (expected !== undefined && matches(expected, items[index] ?? '')) {
                at += 1;
                index += 1;
            }
            else if (star >= 0) {
                at = star + 1;
                resumeAt += 1;
                index = resumeAt;
            }
            else
                return false;
        }
        while (isStar(pattern[at]))
            at += 1;
        return at === pattern.length;
    };
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
