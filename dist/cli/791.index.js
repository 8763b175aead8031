export const id = 791;
export const ids = [791];
export const modules = {

/***/ 20791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLogImporter: () => (/* binding */ createLogImporter)
});

// EXTERNAL MODULE: ./server/views/write.js
var write = __webpack_require__(72515);
// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __webpack_require__(48731);
// EXTERNAL MODULE: ./server/import-logs/clock.js
var clock = __webpack_require__(86911);
// EXTERNAL MODULE: ./server/import-logs/count-lines.js + 1 modules
var count_lines = __webpack_require__(47654);
;// CONCATENATED MODULE: ./server/import-logs/lines.js
const LINE_MAX_BYTES = 64 * 1024;
const LINE_FEED = 10;
const NOTHING = Buffer.alloc(0);
class LineSplitter {
    #open = NOTHING;
    #openBytes = 0;
    #onLine;
    #line = { bytes: NOTHING, start: 0, end: 0 };
    constructor(onLine) {
        this.#onLine = onLine;
    }
    get openBytes() {
        return this.#openBytes;
    }
    push(chunk) {
        let start = 0;
        let end = chunk.indexOf(LINE_FEED);
        if (this.#openBytes > 0 && end !== -1) {
            this.#keep(chunk.subarray(0, end));
            this.#endOpen();
            start = end + 1;
            end = chunk.indexOf(LINE_FEED, start);
        }
        for (; end !== -1; start = end + 1, end = chunk.indexOf(LINE_FEED, start)) {
            if (end - start > LINE_MAX_BYTES)
                this.#onLine('too-long');
            else
                this.#emit({ bytes: chunk, start, end });
        }
        this.#keep(chunk.subarray(start));
    }
    takeOpen() {
        if (this.#openBytes === 0)
            return undefined;
        const line = { bytes: this.#open, start: 0, end: this.#openBytes };
        const open = this.#openBytes > LINE_MAX_BYTES ? 'too-long' : line;
        this.#open = NOTHING;
        this.#openBytes = 0;
        return open;
    }
    #keep(part) {
        this.#openBytes += part.length;
        this.#open = this.#openBytes > LINE_MAX_BYTES ? NOTHING : Buffer.concat([this.#open, part]);
    }
    #endOpen() {
        const open = this.takeOpen();
        if (open)
            this.#onLine(open);
    }
    #emit({ bytes, start, end }) {
        const line = this.#line;
        line.bytes = bytes;
        line.start = start;
        line.end = end;
        this.#onLine(line);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./server/import-logs/progress-marks.js

const HEAD_BYTES = 4096;
const TAIL_BYTES = 4096;
const MARKS_KEPT = 16;
async function findPlace(tables, { project, source }) {
    const start = await source.open(0);
    const head = await start.peek(HEAD_BYTES);
    const marks = await marksFor(tables, { project, head });
    if (!source.isFile)
        return { head, place: await placeInStream(start, marks) };
    await start.close();
    return { head, place: await placeInFile(source, marks) };
}
function markAt(head, { mark, replaces }) {
    const { position, tail } = mark;
    const put = { head: headOf(head, position), position, tailHash: hash(tail) };
    if (replaces === undefined)
        return { put, keep: MARKS_KEPT };
    return { put, drop: { head: headOf(head, replaces), position: replaces }, keep: MARKS_KEPT };
}
async function marksFor(tables, { project, head }) {
    const marks = [];
    for (const bytes of await tables.headSizes(project))
        if (bytes <= head.length)
            marks.push(...(await tables.marks(project, headOf(head, bytes))));
    return marks.sort((a, b) => b.position - a.position);
}
function headOf(head, size) {
    const bytes = Math.min(head.length, size);
    return { bytes, hash: hash(head.subarray(0, bytes)) };
}
const AT_START = { known: 'nothing', position: 0, tail: Buffer.alloc(0) };
async function placeInFile(source, marks) {
    let isShorter = false;
    for (const mark of marks) {
        const from = Math.max(0, mark.position - TAIL_BYTES);
        const reader = await source.open(from);
        const tail = await reader.take(mark.position - from);
        await reader.close();
        if (matches(tail, mark))
            return { known: 'beginning', position: mark.position, tail };
        if (tail.length < mark.position - from)
            isShorter = true;
    }
    return isShorter ? { known: 'more' } : AT_START;
}
async function placeInStream(reader, marks) {
    let place = AT_START;
    let position = 0;
    let before = Buffer.alloc(0);
    for (const mark of marks.toReversed()) {
        const from = Math.max(position, mark.position - TAIL_BYTES);
        if (!(await reader.skip(from - position)))
            return { known: 'more' };
        const next = await reader.take(mark.position - from);
        if (next.length < mark.position - from)
            return { known: 'more' };
        const tail = Buffer.concat(from === position ? [before, next] : [next]).subarray(-TAIL_BYTES);
        if (!matches(tail, mark))
            return { known: 'unclear', position: mark.position };
        position = mark.position;
        before = tail;
        place = { known: 'beginning', position, tail };
    }
    return place;
}
function matches(tail, mark) {
    return tail.length === Math.min(mark.position, TAIL_BYTES) && hash(tail).equals(mark.tailHash);
}
function hash(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest();
}

// EXTERNAL MODULE: ./server/import-logs/tally.js + 1 modules
var import_logs_tally = __webpack_require__(55690);
;// CONCATENATED MODULE: ./server/import-logs/import-log.js







const COMMIT_EVERY_MS = 10_000;
const PAGES_AT_ONCE = 10_000;
const RECENT_BYTES = TAIL_BYTES + LINE_MAX_BYTES;
function createLogImporter(tables) {
    const writer = (0,write/* createViewWriter */.b)(tables);
    return async (source, options) => {
        const { project, onProgress, commitEveryMs = COMMIT_EVERY_MS } = options;
        let version = await tables.version(project);
        const { place, head } = await findPlace(tables, { project, source });
        const tally = new import_logs_tally/* Tally */.F();
        const counter = new count_lines/* LineCounter */.H(tally);
        if (place.known === 'more')
            return reportOf({ counter, known: 'all', unfinished: false });
        if (place.known === 'unclear')
            throw new user_error/* UserError */.y(`${source.name} begins like a log imported before and differs from it before byte ${place.position}. ` +
                'Import it as a file.');
        const splitter = new LineSplitter((line) => counter.count(line));
        let committed = place.position;
        let ids = new Uint32Array(0);
        const commit = async ({ position, tail }) => {
            if (position === committed)
                return;
            const known = ids;
            ids = new Uint32Array(tally.pages);
            ids.set(known);
            for (let from = known.length; from < ids.length; from += PAGES_AT_ONCE) {
                const to = Math.min(ids.length, from + PAGES_AT_ONCE);
                ids.set(await tables.pageIds(project, tally.pathsOf({ from, to })), from);
            }
            const replaces = committed === place.position ? {} : { replaces: committed };
            const mark = markAt(head, { mark: { position, tail }, ...replaces });
            version = await writer.apply({ project, days: daysOf(tally, ids), mode: 'add', version, mark });
            committed = position;
            tally.clear();
            if (tally.pages === 0)
                ids = new Uint32Array(0);
        };
        const reader = await source.open(place.position);
        let end = place.position;
        let recent = [place.tail];
        const here = () => {
            const bytes = Buffer.concat(recent);
            const to = bytes.length - splitter.openBytes;
            return { position: end - splitter.openBytes, tail: bytes.subarray(Math.max(0, to - TAIL_BYTES), to) };
        };
        let nextCommit = performance.now() + commitEveryMs;
        try {
            for await (const chunk of reader.rest()) {
                splitter.push(chunk);
                end += chunk.length;
                recent = lastOf([...recent, chunk]);
                onProgress?.({ bytes: end - place.position, lines: counter.lines });
                if (splitter.openBytes > LINE_MAX_BYTES || !(tally.isFull || performance.now() > nextCommit))
                    continue;
                await commit(here());
                nextCommit = performance.now() + commitEveryMs;
            }
        }
        finally {
            await reader.close();
        }
        const unfinished = here();
        const open = splitter.takeOpen();
        const isWhole = open !== undefined && (open === 'too-long' || (0,count_lines/* isWholeLine */.g)(open));
        if (isWhole)
            counter.count(open);
        await commit(isWhole ? here() : unfinished);
        const known = place.known === 'beginning' && counter.lines === 0 ? 'all' : place.known;
        return reportOf({ counter, known, unfinished: open !== undefined && !isWhole });
    };
}
function lastOf(chunks) {
    let bytes = 0;
    const first = chunks.findLastIndex((chunk) => {
        bytes += chunk.length;
        return bytes >= RECENT_BYTES;
    });
    return chunks.slice(Math.max(0, first));
}
function daysOf(tally, ids) {
    return tally.blocks(ids).map(({ day, change }) => ({ day: (0,clock/* dayName */.Ot)(day), change }));
}
function reportOf({ counter, ...rest }) {
    const { lines, verdicts, firstDay, lastDay } = counter;
    const days = lastDay >= firstDay ? { firstDay: (0,clock/* dayName */.Ot)(firstDay), lastDay: (0,clock/* dayName */.Ot)(lastDay) } : {};
    return { ...rest, lines, verdicts, ...days };
}


/***/ })

};
