export const id = 182;
export const ids = [182];
export const modules = {

/***/ 8182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startService: () => (/* binding */ startService)
});

// EXTERNAL MODULE: ../node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(4094);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./server/git/git.js
var git = __webpack_require__(9118);
;// CONCATENATED MODULE: ./server/git/mirror.js



/**
 * Removes the lock files that git leaves when it is killed. To be called before any mirror is open, by the one service
 * that has the data folder.
 */
function removeStaleLocks(dataDir) {
    const mirrors = (0,external_node_path_.join)(dataDir, 'mirrors');
    if (!(0,external_node_fs_.existsSync)(mirrors))
        return;
    for (const entry of (0,external_node_fs_.readdirSync)(mirrors, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && entry.name.endsWith('.lock'))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(entry.parentPath, entry.name), { force: true });
}
/** Beyond this a diff is not kept whole for the review page. */
const DIFF_MAX_BYTES = 1024 * 1024;
/** Where a job's work goes in the project's repository. */
function jobBranch(job) {
    return `docs-agent/${job}`;
}
/**
 * The service's own bare copy of a project's repository. Everything that needs credentials or trust happens here; what
 * an agent has touched is only ever read from, as files. The remote's branches are kept under refs/remotes/origin.
 */
function openMirror(dataDir, project) {
    const directory = (0,external_node_path_.join)(dataDir, 'mirrors', `${project.id}.git`);
    const remote = { token: project.token, url: project.repository };
    const here = [`--git-dir=${directory}`];
    let made = false;
    let last = Promise.resolve();
    /** One git command at a time changes the refs of a mirror: two would meet at a lock file. */
    const inTurn = (work) => {
        const next = last.then(work, work);
        last = next.catch(() => undefined);
        return next;
    };
    const find = async (revision) => (0,git/* git */.$)([...here, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).then((out) => out.trim(), () => undefined);
    const fetchAll = async (signal) => {
        // Repeating it does no harm, and mends one that was cut short.
        if (!made)
            await (0,git/* git */.$)(['init', '--quiet', '--bare', '--template=', directory], { signal });
        made = true;
        // No tags, no submodules; deleted branches disappear here as well.
        const refspec = '+refs/heads/*:refs/remotes/origin/*';
        const flags = ['--quiet', '--no-tags', '--prune', '--no-recurse-submodules', '--no-write-fetch-head'];
        await (0,git/* git */.$)([...here, 'fetch', ...flags, '--', project.repository, refspec], { signal, remote });
    };
    const defaultBranch = async (signal) => {
        const out = await (0,git/* git */.$)([...here, 'ls-remote', '--symref', '--', project.repository, 'HEAD'], {
            signal,
            remote,
        });
        const branch = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(out)?.[1];
        if (branch === undefined)
            throw new git/* GitError */.X('the repository has no default branch; name one in `ref`');
        return branch;
    };
    return {
        directory,
        find,
        /** Fetches, and says where the deploy branch and the job's own branch (if any) stand. */
        update: (job, signal) => inTurn(async () => {
            await fetchAll(signal);
            const baseBranch = project.ref ?? (await defaultBranch(signal));
            const base = await find(`refs/remotes/origin/${baseBranch}`);
            if (base === undefined)
                throw new git/* GitError */.X(`the repository has no branch ${baseBranch}`);
            return { baseBranch, base, tip: await find(`refs/remotes/origin/${jobBranch(job)}`) };
        }),
        /** Points a ref of our own at a commit, so that it stays and can be fetched from here. */
        keep: (job, commit) => inTurn(() => (0,git/* git */.$)([...here, 'update-ref', `refs/heads/${jobBranch(job)}`, commit])),
        /**
         * Pushes a commit to the job's branch, if that still stands at `expected` (undefined: does not exist).
         * Pushing what is there already succeeds.
         */
        push: (change, signal) => inTurn(async () => {
            const ref = `refs/heads/${jobBranch(change.job)}`;
            const lease = `--force-with-lease=${ref}:${change.expected ?? ''}`;
            const flags = ['--quiet', '--no-verify', '--no-signed', '--recurse-submodules=no', lease];
            await (0,git/* git */.$)([...here, 'push', ...flags, '--', project.repository, `${change.commit}:${ref}`], {
                signal,
                remote,
            });
        }),
        /** Whether a branch that stands at `tip` has the commit. */
        contains: (tip, commit) => tip === undefined
            ? Promise.resolve(false)
            : (0,git/* git */.$)([...here, 'merge-base', '--is-ancestor', commit, tip]).then(() => true, () => false),
        /** The difference of two commits as text, at most DIFF_MAX_BYTES of it. */
        diff: (from, to) => {
            const flags = ['--no-color', '--no-ext-diff', '--no-textconv', '--find-renames', '--full-index'];
            const prefixes = ['--src-prefix=a/', '--dst-prefix=b/'];
            return (0,git/* git */.$)([...here, 'diff', ...flags, ...prefixes, from, to, '--'], { truncateBytes: DIFF_MAX_BYTES });
        },
    };
}

// EXTERNAL MODULE: ../node_modules/@hono/zod-openapi/dist/index.mjs + 102 modules
var zod_openapi_dist = __webpack_require__(3175);
// EXTERNAL MODULE: ../node_modules/hono/dist/middleware/body-limit/index.js
var body_limit = __webpack_require__(5608);
// EXTERNAL MODULE: ../node_modules/hono/dist/http-exception.js
var http_exception = __webpack_require__(7486);
;// CONCATENATED MODULE: ./contract/turn.js
/**
 * The header in which the service numbers the turn whose state an answer shows: 1 for the create's, one more for each
 * message. It proves that an end is that of a new turn, however short the turn was. Callers need it nowhere.
 */
const TURN_HEADER = 'docs-agent-turn';

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ../node_modules/hono/dist/helper/html/index.js
var html = __webpack_require__(4851);
// EXTERNAL MODULE: ./server/words/visible-text.js
var visible_text = __webpack_require__(8169);
;// CONCATENATED MODULE: ./server/review/changed-part.js
/**
 * Finds what changed within lines that were edited: the nth removed line of a block goes with the nth added one, where
 * there are as many of each. Lines with little in common are left whole.
 */
function findChangedParts(lines) {
    const parts = new Map();
    let at = 0;
    while (at < lines.length) {
        const removed = takeWhile(lines, at, 'removed');
        const added = takeWhile(lines, at + removed.length, 'added');
        if (removed.length === added.length)
            removed.forEach((before, index) => {
                const after = added[index];
                if (after)
                    markPair(before, after, parts);
            });
        at += Math.max(1, removed.length + added.length);
    }
    return parts;
}
function takeWhile(lines, from, kind) {
    const end = lines.findIndex((line, index) => index >= from && line.kind !== kind);
    return lines.slice(from, end === -1 ? lines.length : end);
}
function markPair(before, after, parts) {
    const a = before.text;
    const b = after.text;
    const shorter = Math.min(a.length, b.length);
    let start = 0;
    while (start < shorter && a[start] === b[start])
        start++;
    let end = 0;
    while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end])
        end++;
    // Not between the halves of a surrogate pair.
    if (isLowSurrogate(a, start) || isLowSurrogate(b, start))
        start--;
    if (isLowSurrogate(a, a.length - end) || isLowSurrogate(b, b.length - end))
        end--;
    if (start + end < 0.3 * Math.max(a.length, b.length))
        return;
    if (a.length - end > start)
        parts.set(before, { from: start, to: a.length - end });
    if (b.length - end > start)
        parts.set(after, { from: start, to: b.length - end });
}
function isLowSurrogate(text, at) {
    const code = text.charCodeAt(at);
    return at > 0 && code >= 0xdc00 && code <= 0xdfff;
}

;// CONCATENATED MODULE: ./server/review/diff-view.js



const LINES_MAX = 4000;
const LINE_LENGTH_MAX = 2000;
const SIGNS = { added: '+', removed: '−', same: '', note: '' };
/** The files of a change, one card each, up to a number of lines that a browser shows without pain. */
function renderDiff(files) {
    let left = LINES_MAX;
    return files.map((file) => {
        const lines = file.hunks.reduce((sum, hunk) => sum + hunk.lines.length, 0);
        const shown = Math.max(left, 0);
        left -= lines;
        return (0,html/* html */.q) `<details class="card" open>
      <summary>
        <span class="name">${file.renamedFrom === undefined ? '' : `${(0,visible_text/* showInvisible */.j)(file.renamedFrom)} → `}${(0,visible_text/* showInvisible */.j)(file.path)}</span>
        ${file.change === 'modified' ? '' : (0,html/* html */.q) `<span class="tag">${file.change}</span>`}
        ${file.added + file.removed === 0 ? '' : renderCount(file)}
      </summary>
      ${file.notes.map((note) => (0,html/* html */.q) `<p class="empty">${(0,visible_text/* showInvisible */.j)(note)}</p>`)}
      ${file.hunks.length > 0 && shown > 0 ? renderHunks(file, shown) : ''}
      ${lines > shown ? (0,html/* html */.q) `<p class="empty">${lines - shown} more lines are not shown here; the branch has them.</p>` : ''}
    </details>`;
    });
}
/** How many lines a change adds and removes. */
function renderCount({ added, removed }) {
    return (0,html/* html */.q) `<span class="count"><span class="plus">+${added}</span> <span class="minus">−${removed}</span></span>`;
}
function renderHunks(file, max) {
    let left = max;
    const rows = file.hunks.map((hunk, index) => {
        if (left <= 0)
            return '';
        const lines = hunk.lines.slice(0, left);
        left -= lines.length;
        const parts = findChangedParts(lines);
        const gap = index > 0 || hunk.heading !== '' ? renderGap(hunk.heading) : '';
        return (0,html/* html */.q) `${gap}${lines.map((line) => renderLine(line, parts.get(line)))}`;
    });
    return (0,html/* html */.q) `<div class="lines">${rows}</div>`;
}
function renderGap(heading) {
    return (0,html/* html */.q) `<div class="gap">⋯ ${(0,visible_text/* showInvisible */.j)(heading)}</div>`;
}
function renderLine(line, part) {
    const numbers = (0,html/* html */.q) `<span class="n before">${line.before ?? ''}</span><span class="n">${line.after ?? ''}</span>`;
    const text = (0,html/* html */.q) `<span class="s">${SIGNS[line.kind]}</span><span class="t">${renderText(line.text, part)}</span>`;
    return (0,html/* html */.q) `<div class="line ${line.kind}">${numbers}${text}</div>
`;
}
function renderText(text, part) {
    if (text.length > LINE_LENGTH_MAX)
        return `${(0,visible_text/* showInvisible */.j)(text.slice(0, LINE_LENGTH_MAX).toWellFormed())} … ${text.length - LINE_LENGTH_MAX} more characters`;
    if (!part)
        return (0,visible_text/* showInvisible */.j)(text);
    const [before, changed, after] = [
        text.slice(0, part.from),
        text.slice(part.from, part.to),
        text.slice(part.to),
    ];
    return (0,html/* html */.q) `${(0,visible_text/* showInvisible */.j)(before)}<mark>${(0,visible_text/* showInvisible */.j)(changed)}</mark>${(0,visible_text/* showInvisible */.j)(after)}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./server/review/style.js

/** The review page's style sheet: light and dark, from a telephone up. */
const STYLE = `
:root{color-scheme:light dark;--bg:#f6f7f9;--card:#fff;--ink:#1d2330;--soft:#5b6577;--line:#dfe3ea;--code:#f3f5f8;
--add:#e3f6e8;--add-ink:#136c2e;--add-mark:#a9e3b8;--del:#fdebec;--del-ink:#a3232f;--del-mark:#f7bfc4;--accent:#3257d6;
--amber:#8a5a00;--amber-bg:#fdf1d3}
@media (prefers-color-scheme:dark){:root{--bg:#0f131a;--card:#171c25;--ink:#e4e9f2;--soft:#97a3b8;--line:#2a3140;--code:#11161e;
--add:#12291c;--add-ink:#6fdc8f;--add-mark:#1f5a34;--del:#321a1f;--del-ink:#ff9aa2;--del-mark:#6d2830;--accent:#8aa5ff;
--amber:#f2c45a;--amber-bg:#332a14}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
-webkit-text-size-adjust:100%}
main{max-width:62rem;margin:0 auto;padding:2.2rem 1.2rem 4rem}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0 .9rem;overflow-wrap:anywhere;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:1.05rem;margin:2.2rem 0 .7rem}
h2 small{font-weight:400;color:var(--soft);margin-left:.5rem;font-size:.9rem}
.over{display:flex;gap:.7rem;align-items:center;color:var(--soft);font-size:.9rem}
.pill{font-size:.8rem;font-weight:600;border-radius:99px;padding:.12rem .7rem;background:var(--line);color:var(--ink)}
.pill.completed{background:var(--add);color:var(--add-ink)}.pill.failed{background:var(--del);color:var(--del-ink)}
.pill.active{background:var(--amber-bg);color:var(--amber)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.2rem;margin:0;font-size:.92rem}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
code,pre,.lines{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.84rem}
pre{margin:0;padding:.9rem 1.1rem;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.5}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;overflow:hidden;margin:0 0 .9rem}
.card>header,.card>summary{padding:.6rem 1.1rem;border-bottom:1px solid var(--line);display:flex;gap:.5rem 1rem;align-items:baseline;
flex-wrap:wrap;font-size:.9rem}
.card>summary{cursor:pointer;list-style:none}.card>summary::-webkit-details-marker{display:none}
.card>summary::before{content:"▸";color:var(--soft);width:.6rem}.card[open]>summary::before{content:"▾"}
.card:not([open])>summary,.card>summary:last-child{border-bottom-color:transparent}
.card>summary:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
.name{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.84rem;font-weight:600;
overflow-wrap:anywhere;flex:1 1 12rem}
.tag{color:var(--soft);font-size:.82rem}
.plus{color:var(--add-ink)}.minus{color:var(--del-ink)}.count{font-variant-numeric:tabular-nums;font-size:.82rem;white-space:nowrap}
.said{padding:.9rem 1.1rem;white-space:pre-wrap;overflow-wrap:anywhere}
.log{background:var(--code)}
.log pre{max-height:34rem;overflow:auto}
.empty{color:var(--soft);padding:.8rem 1.1rem;margin:0;font-size:.92rem}
.why{color:var(--del-ink);padding:.7rem 1.1rem;margin:0;border-top:1px solid var(--line);overflow-wrap:anywhere}
.line{display:grid;grid-template-columns:3.4rem 3.4rem 1.7rem 1fr;line-height:1.6}
.line>*{padding:0 .6rem;white-space:pre-wrap;overflow-wrap:anywhere;min-width:0}
.line .n{text-align:right;color:var(--soft);font-variant-numeric:tabular-nums;opacity:.75;white-space:nowrap;padding:0 .3rem}
.line .n,.line .s{user-select:none;-webkit-user-select:none}
.line .s{padding:0;text-align:center}
.line .t{padding:0 1.1rem 0 .1rem;tab-size:4}
.added{background:var(--add)}.removed{background:var(--del)}
.added .s{color:var(--add-ink)}.removed .s{color:var(--del-ink)}
.added mark{background:var(--add-mark)}.removed mark{background:var(--del-mark)}
mark{color:inherit;border-radius:2px}
.lines{padding:.35rem 0}
.gap{background:var(--code);color:var(--soft);padding:.25rem 1.1rem;margin:.35rem 0;overflow-wrap:anywhere}
.gap:first-child{margin-top:-.35rem}
.note{color:var(--soft);font-style:italic}
@media (max-width:40rem){main{padding:1.2rem .8rem 3rem}h1{font-size:1.3rem}.line{grid-template-columns:2.3rem 1.2rem 1fr}
.line .before{display:none}.gap{padding-left:.8rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.4rem}
code,pre,.lines,.name{font-size:.78rem}.card>header,.card>summary,.said,pre{padding-left:.8rem;padding-right:.8rem}}
`;
const hash = (0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64');
/** Nothing is loaded, run, framed or sent from a review page; its one style sheet is named by its hash. */
const PAGE_HEADERS = {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
};

;// CONCATENATED MODULE: ./server/review/unified-diff.js
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(.*)$/;
/**
 * Reads what `git diff` writes. The lines of a hunk are counted off by its header and never searched for headers of
 * their own, and only a line feed ends a line: the change is foreign, and must not be able to pass for another one.
 */
function parseUnifiedDiff(text) {
    const lines = text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    const files = [];
    let at = 0;
    while (at < lines.length) {
        const line = lines[at++] ?? '';
        const file = files.at(-1);
        const hunk = HUNK.exec(line);
        if (line.startsWith('diff --git '))
            files.push(startFile(line));
        else if (file && hunk)
            at = readHunk({ lines, at, file, hunk });
        else if (file)
            readHeader(file, line);
    }
    return files;
}
function startFile(line) {
    // Both names are the same here except in a rename, which says so in lines of its own: half of the rest is the name.
    const rest = line.slice('diff --git '.length);
    const path = stripPrefix(rest.slice(rest.length / 2 + 1), 'b/');
    return { path, change: 'modified', notes: [], hunks: [], added: 0, removed: 0 };
}
function readHeader(file, line) {
    const after = (start) => (line.startsWith(start) ? line.slice(start.length) : undefined);
    const from = after('rename from ') ?? after('copy from ');
    const to = after('rename to ') ?? after('copy to ');
    if (line.startsWith('new file mode'))
        file.change = 'added';
    else if (line.startsWith('deleted file mode'))
        file.change = 'deleted';
    else if (from !== undefined)
        file.renamedFrom = from;
    else if (to !== undefined)
        Object.assign(file, { path: to, change: 'renamed' });
    else if (after('--- ') !== undefined && file.change === 'deleted')
        file.path = stripPrefix(after('--- ') ?? '', 'a/');
    else if (after('+++ ') !== undefined && file.change !== 'deleted')
        file.path = stripPrefix(after('+++ ') ?? '', 'b/');
    else if (/^(Binary files|old mode|new mode)/.test(line))
        file.notes.push(line);
    if (/ mode 120000$/.test(line))
        file.notes.push('symbolic link');
    if (/ mode 160000$/.test(line))
        file.notes.push('submodule');
}
function readHunk(given) {
    const { lines, file, hunk } = given;
    const [, beforeStart, beforeCount = '1', afterStart, afterCount = '1', heading = ''] = hunk;
    let before = Number(beforeStart);
    let after = Number(afterStart);
    const beforeEnd = before + Number(beforeCount);
    const afterEnd = after + Number(afterCount);
    const read = { heading: heading.trim(), lines: [] };
    file.hunks.push(read);
    let at = given.at;
    while (at < lines.length && (before < beforeEnd || after < afterEnd || lines[at]?.startsWith('\\'))) {
        const line = lines[at++] ?? '';
        const text = line.slice(1);
        if (line.startsWith('\\'))
            read.lines.push({ kind: 'note', text: text.trim() });
        else if (line.startsWith('+'))
            read.lines.push({ kind: 'added', after: after++, text });
        else if (line.startsWith('-'))
            read.lines.push({ kind: 'removed', before: before++, text });
        else
            read.lines.push({ kind: 'same', before: before++, after: after++, text });
    }
    file.added += read.lines.filter(({ kind }) => kind === 'added').length;
    file.removed += read.lines.filter(({ kind }) => kind === 'removed').length;
    return at;
}
/** Git quotes a name with unusual characters as a C string; it is shown as it comes. A tab ends a name with spaces. */
function stripPrefix(name, prefix) {
    const bare = name.replace(/\t$/, '');
    if (bare.startsWith(`"${prefix}`))
        return `"${bare.slice(3)}`;
    return bare.startsWith(prefix) ? bare.slice(2) : bare;
}

;// CONCATENATED MODULE: ./server/review/page.js







const REFRESH_SECONDS = 5;
/** A job's review page. No script; while the job is active it reloads itself. */
function renderReview(review) {
    const { job, turns } = review;
    const files = parseUnifiedDiff(review.diff);
    const cut = Buffer.byteLength(review.diff) < DIFF_MAX_BYTES
        ? ''
        : (0,html/* html */.q) `<p class="empty">The change is larger than what is shown here; the branch has all of it.</p>`;
    const title = (0,visible_text/* oneLine */.T)(turns[0]?.prompt.trim().split(/[\r\n]/)[0] ?? job.id, 120);
    return renderPage({ title, refresh: job.status === 'active' }, (0,html/* html */.q) `<div class="over"><span class="pill ${job.status}">${job.status}</span><span>${job.project}</span></div>
      <h1>${title}</h1>
      ${renderFacts(review)}
      <h2>${turns.length === 1 ? 'Instruction' : 'Instructions'}</h2>
      ${turns.map((turn) => renderTurn(turn, turns.length))}
      <h2>Change${files.length === 0 ? '' : (0,html/* html */.q) `<small>${summary(files)}</small>`}</h2>
      ${files.length === 0 ? (0,html/* html */.q) `<div class="card"><p class="empty">${nothingYet(job.status)}</p></div>` : (0,html/* html */.q) `${renderTake(review)}${renderDiff(files)}${cut}`}
      ${turns.some(({ log }) => log !== '') ? (0,html/* html */.q) `<h2>What the agent said</h2>` : ''}
      ${turns.map((turn) => renderLog(turn, turns.length))}`);
}
/** What stands at an address without a review. */
function renderMissing() {
    return renderPage({ title: 'No such review', refresh: false }, (0,html/* html */.q) `<h1>No such review</h1><p>The address is wrong, or the job or its project is gone.</p>`);
}
function renderPage({ title, refresh }, content) {
    return (0,html/* html */.q) `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh ? (0,html/* html */.q) `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''}<title>${title}</title><style>${(0,html/* raw */.l)(STYLE)}</style></head>
<body><main>${content}</main></body></html>`;
}
function renderFacts({ job, branch, repository }) {
    return (0,html/* html */.q) `<dl>
    <dt>Repository</dt><dd>${repository}</dd>
    ${job.head_commit === null ? '' : (0,html/* html */.q) `<dt>Branch</dt><dd><code>${branch}</code></dd>`}
    <dt>Agent</dt><dd>${job.model}</dd>
    <dt>Created</dt><dd>${moment(job.created_at)}</dd>
    ${job.archived_at === null ? '' : (0,html/* html */.q) `<dt>Archived</dt><dd>${moment(job.archived_at)}</dd>`}
    ${job.pr_link?.startsWith('http') ? (0,html/* html */.q) `<dt>Pull request</dt><dd><a href="${job.pr_link}" rel="noreferrer">${job.pr_link}</a></dd>` : ''}
  </dl>`;
}
function renderTurn(turn, count) {
    const state = turn.state === 'done' ? (turn.failure === null ? '' : 'failed') : turn.state;
    // The only one says nothing that the job's own status does not.
    const heading = count === 1 ? '' : (0,html/* html */.q) `<header><strong>${turn.seq}</strong> <span class="tag">${state}</span></header>`;
    return (0,html/* html */.q) `<article class="card">${heading}<div class="said">${(0,visible_text/* showInvisible */.j)(turn.prompt)}</div>
    ${turn.failure === null ? '' : (0,html/* html */.q) `<p class="why">Failed: ${(0,visible_text/* showInvisible */.j)(turn.failure)}.</p>`}</article>`;
}
function renderTake({ repository, branch }) {
    return (0,html/* html */.q) `<div class="card"><header><strong>Take it</strong> <span class="tag">in a clone of the repository</span></header>
    <pre>git fetch ${quote(repository)} ${branch}
git merge FETCH_HEAD</pre></div>`;
}
function renderLog(turn, count) {
    if (turn.log === '')
        return '';
    const text = (0,visible_text/* showInvisible */.j)((0,external_node_util_.stripVTControlCharacters)(turn.log.replace(/\r\n/g, '\n'))).trim();
    const open = turn.failure !== null || count === 1;
    return (0,html/* html */.q) `<details class="card log" ${open ? (0,html/* raw */.l)('open') : ''}>
    <summary><span class="name">${count === 1 ? 'Log' : `Log of instruction ${turn.seq}`}</span></summary><pre>${text === '' ? 'Nothing.' : text}</pre></details>`;
}
function summary(files) {
    const sum = (key) => files.reduce((total, file) => total + file[key], 0);
    const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
    return (0,html/* html */.q) `${count}, ${renderCount({ added: sum('added'), removed: sum('removed') })}`;
}
function nothingYet(status) {
    if (status === 'active')
        return 'The agent is at work. This page looks again every few seconds.';
    if (status === 'failed')
        return 'The job failed before it made a change.';
    return 'The agent finished without a change.';
}
function moment(time) {
    return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function quote(word) {
    return /^[\w:/.@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./server/review/routes.js


/** Serves the review pages. They need no key: whoever was given the address, with its random job id, may look. */
function registerReviewPages(app, source) {
    app.get('/review/:project/:job', (c) => {
        const review = source.find(c.req.param('project'), c.req.param('job'));
        return c.html(review ? renderReview(review) : renderMissing(), review ? 200 : 404, PAGE_HEADERS);
    });
}

// EXTERNAL MODULE: ./server/words/zod-message.js
var zod_message = __webpack_require__(44);
// EXTERNAL MODULE: ./server/http/addresses.js + 1 modules
var addresses = __webpack_require__(4948);
// EXTERNAL MODULE: ./server/http/keys.js
var http_keys = __webpack_require__(6052);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(4362);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(9435);
;// CONCATENATED MODULE: ./contract/job-status.js
/** The four words a job's status may be; `active` is the only one that changes by itself. */
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];

;// CONCATENATED MODULE: ./contract/job.js


const jobStatusSchema = schemas["enum"](JOB_STATUSES);
const jobSourceSchema = schemas.object({
    repository: schemas.string().meta({ description: 'Full URL of the repository the job works on.' }),
    ref: schemas.string().nullable().meta({ description: 'Branch, or null for the default branch.' }),
});
/** An agent job as the service writes it. Callers read it with `readJob`, which requires next to nothing. */
const jobSchema = schemas.object({
    id: schemas.string().meta({ description: 'Unique identifier of the agent job.' }),
    status: jobStatusSchema.meta({ description: '`active` until the agent has finished.' }),
    source: jobSourceSchema,
    model: schemas.string().meta({ description: 'The model, or the agent command, that runs the job.' }),
    prLink: schemas.url().nullable().meta({ description: 'Pull request, null while active or without changes.' }),
    createdAt: iso.datetime(),
    archivedAt: iso.datetime().nullable(),
})
    .meta({ id: 'AgentJob' });
const promptBodySchema = schemas.object({ prompt: schemas.string().min(1).meta({ description: 'The instruction for the agent.' }) })
    .meta({ id: 'Prompt' });
/** Body of every answer that is not a success. */
const errorBodySchema = schemas.object({ error: schemas.string() }).meta({ id: 'Error' });

// EXTERNAL MODULE: ./contract/paths.js
var paths = __webpack_require__(8288);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(725);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(6090);
;// CONCATENATED MODULE: ./contract/views.js


const count = schemas.int().nonnegative();
const viewCountsSchema = schemas.object({ human: count, ai: count, total: count });
/** One page of page views. `totals` covers the whole date range, `views` this page of it. */
const viewsPageSchema = schemas.object({
    totals: viewCountsSchema,
    views: schemas.array(viewCountsSchema.extend({ path: schemas.string() })),
    hasMore: schemas.boolean().meta({ description: 'True when more rows exist beyond this page.' }),
})
    .meta({ id: 'PageViews' });
/** ISO 8601 date-time, or YYYY-MM-DD. */
const viewsDateSchema = schemas.union([iso.date(), iso.datetime({ offset: true, local: true })], 'must be YYYY-MM-DD or an ISO 8601 date-time');
const viewsQuerySchema = schemas.object({
    dateFrom: viewsDateSchema.optional().meta({ description: 'First day included (UTC).' }),
    dateTo: viewsDateSchema.optional().meta({ description: 'Exclusive: days before, but not on, this one.' }),
    limit: coerce.number().int().min(1).max(limits/* VIEWS_LIMIT_MAX */.O2).default(limits/* VIEWS_LIMIT_DEFAULT */.Jh),
    offset: coerce.number().int().min(0).default(0),
});

;// CONCATENATED MODULE: ./server/http/routes.js





/** Largest request body. A prompt is text that somebody wrote; this is a book. */
const BODY_MAX_BYTES = 1024 * 1024;
const security = [{ adminKey: [] }];
const projectId = zod_openapi_dist.z.string().meta({ description: 'The project identifier.', example: 'docs' });
const id = zod_openapi_dist.z.string().meta({ description: 'The unique identifier of the agent job.' });
const json = (schema, description) => ({
    description,
    content: { 'application/json': { schema } },
});
const error = (description) => json(errorBodySchema, description);
const refusals = {
    401: error('The key is missing, not valid, expired or revoked.'),
    403: error('The key lacks the scope, or the address is not on its allowlist.'),
    404: error('There is no such project, or no such job in it.'),
    500: error('The service failed.'),
};
const invalid = { 400: error('The request is not valid; the sentence names what is wrong.') };
const tooLarge = { 413: error(`The body is larger than ${BODY_MAX_BYTES} bytes.`) };
const limited = {
    429: {
        ...error('Too many requests in an hour.'),
        headers: zod_openapi_dist.z.object({
            'Retry-After': zod_openapi_dist.z.coerce.number()
                .int()
                .min(1)
                .meta({ description: 'Seconds until the next is allowed.' }),
        }),
    },
};
const jobAnswer = (description) => ({
    ...json(jobSchema, description),
    headers: zod_openapi_dist.z.object({
        [TURN_HEADER]: zod_openapi_dist.z.coerce.number()
            .int()
            .min(1)
            .meta({
            description: 'Number of the turn whose state this is: 1 for the first instruction, one more for each message. ' +
                'An end with the number that the answer to a message had, or a larger one, is no older than the message.',
        }),
    }),
});
const body = { required: true, ...json(promptBodySchema, 'The instruction.') };
const createJobRoute = (0,zod_openapi_dist/* createRoute */.un)({
    method: 'post',
    path: paths/* PATHS */.R7.createJob,
    operationId: 'createJob',
    summary: 'Create an agent job',
    description: 'The job runs in the background; poll it until it is no longer `active`.',
    tags: ['Agent jobs'],
    security,
    request: { params: zod_openapi_dist.z.object({ projectId }), body },
    responses: { 201: jobAnswer('The job, stored.'), ...invalid, ...refusals, ...tooLarge, ...limited },
});
const getJobRoute = (0,zod_openapi_dist/* createRoute */.un)({
    method: 'get',
    path: paths/* PATHS */.R7.job,
    operationId: 'getJob',
    summary: 'Get an agent job',
    tags: ['Agent jobs'],
    security,
    request: { params: zod_openapi_dist.z.object({ projectId, id }) },
    responses: { 200: jobAnswer('The job.'), ...refusals },
});
const messageRoute = (0,zod_openapi_dist/* createRoute */.un)({
    method: 'post',
    path: paths/* PATHS */.R7.message,
    operationId: 'sendMessage',
    summary: 'Send a follow-up message to an agent job',
    description: 'The job is `active` again until the message has been worked on. Archived jobs take no messages.',
    tags: ['Agent jobs'],
    security,
    request: { params: zod_openapi_dist.z.object({ projectId, id }), body },
    responses: {
        200: jobAnswer('The job, active again.'),
        ...invalid,
        ...refusals,
        ...tooLarge,
        ...limited,
    },
});
const viewsRoute = (0,zod_openapi_dist/* createRoute */.un)({
    method: 'get',
    path: paths/* PATHS */.R7.views,
    operationId: 'getViews',
    summary: 'Get page views',
    description: 'Counts for each page in the range, the most viewed first, and the totals of the whole range.',
    tags: ['Analytics'],
    security,
    request: { params: zod_openapi_dist.z.object({ projectId }), query: viewsQuerySchema },
    responses: { 200: json(viewsPageSchema, 'One page of counts.'), ...invalid, ...refusals, ...limited },
});
const healthRoute = (0,zod_openapi_dist/* createRoute */.un)({
    method: 'get',
    path: '/healthz',
    operationId: 'getHealth',
    summary: 'Whether the service and its database answer',
    tags: ['Service'],
    responses: { 200: json(zod_openapi_dist.z.object({ status: zod_openapi_dist.z.literal('ok') }), 'It does.'), 500: error('It does not.') },
});

;// CONCATENATED MODULE: ./server/http/app.js









/** The service's HTTP face: all operations, the OpenAPI document, the review pages. */
function createApp(ports) {
    const { config, jobs } = ports;
    const app = new zod_openapi_dist/* OpenAPIHono */.fX({
        defaultHook: (result, c) => {
            if (result.success)
                return;
            return c.json({ error: (0,zod_message/* describeIssue */.n)(result.error).replace(/^the value/, 'The body') }, 400);
        },
    });
    const answer = (c, job) => {
        c.header(TURN_HEADER, String(job.turn));
        return toJob(job, ports.publicUrl());
    };
    const findJob = ({ projectId, id }) => {
        const job = jobs.find(id);
        if (job?.project !== projectId)
            throw new http_exception/* HTTPException */.y(404, { message: 'There is no such job in the project.' });
        return job;
    };
    app.onError((error, c) => {
        if (error instanceof http_exception/* HTTPException */.y)
            return refuse(c, error);
        ports.onError(error);
        return c.json({ error: 'The service failed; its log says why.' }, 500);
    });
    app.notFound((c) => c.json({ error: `There is nothing at ${c.req.method} ${c.req.path}.` }, 404));
    const guard = requireKey(ports);
    for (const path of ['/v1/:area/:projectId/*', '/v2/:area/:projectId/*'])
        app.use(path, guard);
    app.use('/v2/*', (0,body_limit/* bodyLimit */.k)({
        maxSize: BODY_MAX_BYTES,
        // The rest of the body is never read, so nothing else can come over this connection.
        onError: (c) => {
            c.header('Connection', 'close');
            return c.json({ error: `The body is larger than ${BODY_MAX_BYTES} bytes.` }, 413);
        },
    }));
    app.openapi(createJobRoute, (c) => {
        const { projectId } = c.req.valid('param');
        const project = config.projects.get(projectId);
        if (!project)
            throw new http_exception/* HTTPException */.y(404, { message: http_keys/* UNKNOWN_PROJECT */.N7 });
        takeFrom(ports.limits.agent, projectId);
        const { prompt } = c.req.valid('json');
        const { repository, ref } = project;
        const job = jobs.create({ project: projectId, prompt, repository, ref, model: project.agent.model });
        ports.onQueued(job, 'created');
        return c.json(answer(c, job), 201);
    });
    app.openapi(getJobRoute, (c) => c.json(answer(c, findJob(c.req.valid('param'))), 200));
    app.openapi(messageRoute, (c) => {
        const { id } = findJob(c.req.valid('param'));
        takeFrom(ports.limits.agent, c.req.valid('param').projectId);
        const job = jobs.addMessage(id, c.req.valid('json').prompt);
        if (!job)
            throw new http_exception/* HTTPException */.y(400, { message: 'The job is archived and takes no messages.' });
        ports.onQueued(job, 'messaged');
        return c.json(answer(c, job), 200);
    });
    app.openapi(viewsRoute, (c) => {
        takeFrom(ports.limits.analytics, 'all');
        const { dateFrom, dateTo, ...page } = c.req.valid('query');
        const range = { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) };
        return c.json(ports.views.page({ project: c.req.valid('param').projectId, ...range, ...page }), 200);
    });
    app.openapi(healthRoute, (c) => {
        jobs.find('');
        return c.json({ status: 'ok' }, 200);
    });
    registerReviewPages(app, ports.review);
    app.openAPIRegistry.registerComponent('securitySchemes', 'adminKey', {
        type: 'http',
        scheme: 'bearer',
        description: 'An admin key, as `docs-agent key create` prints it. GET needs the scope `read`, POST `write`.',
    });
    let document;
    app.get('/openapi.json', (c) => {
        document ??= app.getOpenAPI31Document({
            openapi: '3.1.0',
            info: { title: 'Documentation agent service', version: '1.0.0' },
        });
        return c.json({ ...document, servers: [{ url: ports.publicUrl() }] });
    });
    return app;
}
/** A job as callers see it. While it is active there is no link to show: the one before may be about to change. */
function toJob(row, publicUrl) {
    const link = row.status === 'active' ? null : row.pr_link;
    return {
        id: row.id,
        status: row.status,
        source: { repository: row.repository, ref: row.ref },
        model: row.model,
        prLink: link?.startsWith('/') ? `${publicUrl}${link}` : link,
        createdAt: new Date(row.created_at).toISOString(),
        archivedAt: row.archived_at === null ? null : new Date(row.archived_at).toISOString(),
    };
}
function requireKey({ config, keys }) {
    return async (c, next) => {
        const project = c.req.param('projectId') ?? '';
        const address = (0,addresses/* callerAddress */.gC)(c.env.incoming.socket.remoteAddress ?? '', {
            for: config.trustedProxies.length > 0 ? c.req.header('x-forwarded-for') : undefined,
            trusted: config.trustedProxies,
        });
        const scope = /^(GET|HEAD)$/.test(c.req.method) ? 'read' : 'write';
        const grant = (0,http_keys/* authorize */.Gq)(keys, { authorization: c.req.header('authorization'), scope, address, project });
        if (!grant.ok) {
            if (grant.status === 401)
                c.header('WWW-Authenticate', 'Bearer');
            return c.json({ error: grant.error }, grant.status);
        }
        if (!config.projects.has(project))
            return c.json({ error: http_keys/* UNKNOWN_PROJECT */.N7 }, 404);
        return next();
    };
}
function takeFrom(limit, name) {
    const taken = limit.take(name);
    if (taken.ok)
        return;
    const seconds = taken.retryAfterSeconds;
    throw new http_exception/* HTTPException */.y(429, {
        message: `Too many requests in an hour; the next is allowed in ${seconds} seconds.`,
        res: new Response(null, { headers: { 'Retry-After': String(seconds) } }),
    });
}
/** Hono's own refusals, a body that is not JSON among them, in the shape of every other error. */
function refuse(c, error) {
    const retryAfter = error.res?.headers.get('Retry-After');
    if (retryAfter)
        c.header('Retry-After', retryAfter);
    if (error.status === 415)
        return c.json({ error: 'Send the body as `Content-Type: application/json`.' }, 400);
    if (error.message.startsWith('Malformed JSON'))
        return c.json({ error: 'The body is not JSON.' }, 400);
    return c.json({ error: error.message }, error.status);
}

;// CONCATENATED MODULE: ./server/http/rate-limit.js
const HOUR_MS = 3_600_000;
/** Allows `perHour` requests for each name in any hour. Counted in memory: a restart forgets. */
function createRateLimit(perHour, now = Date.now) {
    const taken = new Map();
    return {
        take: (name) => {
            const since = now() - HOUR_MS;
            const times = taken.get(name) ?? [];
            taken.set(name, times);
            while (times[0] !== undefined && times[0] <= since)
                times.shift();
            if (times[0] !== undefined && times.length >= perHour)
                return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((times[0] - since) / 1000)) };
            times.push(now());
            return { ok: true };
        },
    };
}

// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __webpack_require__(37);
;// CONCATENATED MODULE: ./contract/own-traces.js
/** How the branch of a job's pull request begins; the job's id follows. */
const JOB_BRANCH_PREFIX = 'docs-agent/';
/** How every hidden line of ours begins: the marker in a comment, and what a pull request's body says of its job. */
const HIDDEN_LINE_START = '<!-- docs-agent:';

;// CONCATENATED MODULE: ./server/pull-requests/proposal-text.js


/**
 * The first line of a prompt as a title or commit subject. Mentions, references and links are taken apart: a commit
 * that says `fixes #1` closes an issue when it is merged, and nobody reviewed that.
 */
function proposalTitle(prompt, length = 72) {
    const first = prompt.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
    const inert = first
        .replace(/https?:\/\//gi, '')
        .replace(/@(?=\w)/g, '')
        .replace(/#(?=\d)|\bGH-(?=\d)/gi, '');
    return (0,visible_text/* oneLine */.T)(inert, length) || 'Documentation change';
}
/**
 * A pull request's body: the prompt as a code block, which renders nothing and notifies nobody. By the hidden line the action
 * knows the merge of a job's own work, and asks for nothing more.
 */
function proposalBody({ prompt, job }) {
    const shown = prompt.length > 20_000 ? `${prompt.slice(0, 20_000).toWellFormed()}\n…` : prompt;
    const longest = Math.max(2, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `Made by a documentation agent for this instruction:\n\n${fence}text\n${shown}\n${fence}\n\nJob \`${job}\`\n\n${HIDDEN_LINE_START}job ${job} -->`;
}

;// CONCATENATED MODULE: ./server/pull-requests/github.js




const REQUEST_TIMEOUT_MS = 30_000;
const PAGES_MAX = 20;
const pullRequestSchema = schemas.object({
    html_url: schemas.url({ protocol: /^https?$/ })
        .refine((url) => new URL(url).username === '', 'must not carry a user'),
    head: schemas.object({ ref: schemas.string(), repo: schemas.object({ full_name: schemas.string() }).nullish() }),
});
/** The API answered something else than was hoped for. The message holds no secret. */
class PullRequestError extends Error {
    name = 'PullRequestError';
    /** Of the answer; undefined where there was none. */
    status;
    constructor(message, status) {
        super(message);
        this.status = status;
    }
}
/**
 * Pull requests through GitHub's REST API, https://docs.github.com/en/rest/pulls/pulls, in the part of it that
 * Gitea and Forgejo share. They ignore the `head` filter, so the list is filtered here as well.
 */
function createGitHubHost(given) {
    const fullName = repositoryName(given.repository);
    const pulls = `${given.apiUrl.replace(/\/+$/, '')}/repos/${fullName}/pulls`;
    const request = async (url, signal, body) => {
        const response = await reach(url, {
            method: body === undefined ? 'GET' : 'POST',
            headers: {
                accept: 'application/json',
                authorization: `Bearer ${given.token}`,
                'user-agent': 'docs-agent',
                ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            redirect: 'error',
            signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const json = await response.json().catch(() => undefined);
        return { status: response.status, json };
    };
    const findOpen = async ({ branch }, signal) => {
        const [owner] = fullName.split('/');
        const filter = `state=open&head=${encodeURIComponent(`${owner}:${branch}`)}&per_page=50`;
        for (let page = 1; page <= PAGES_MAX; page++) {
            const { status, json } = await request(`${pulls}?${filter}&page=${page}`, signal);
            const list = schemas.array(schemas.unknown()).safeParse(json);
            if (status !== 200 || !list.success)
                throw refusal({ action: 'list pull requests', request: `GET ${pulls}`, status, json });
            if (list.data.length === 0)
                return undefined;
            for (const entry of list.data) {
                const found = pullRequestSchema.safeParse(entry).data;
                const ours = found?.head.repo?.full_name.toLowerCase() === fullName.toLowerCase();
                if (found && ours && found.head.ref === branch)
                    return found.html_url;
            }
        }
        return undefined;
    };
    return {
        propose: async (proposal, signal) => {
            const open = await findOpen(proposal, signal);
            if (open !== undefined)
                return open;
            const { status, json } = await request(pulls, signal, {
                title: proposalTitle(proposal.prompt),
                body: proposalBody(proposal),
                head: proposal.branch,
                base: proposal.base,
            });
            const made = pullRequestSchema.safeParse(json);
            if (status === 201 && made.success)
                return made.data.html_url;
            // Somebody was faster, or an answer was lost: 422 on GitHub, 409 on Gitea.
            const other = status === 422 || status === 409 ? await findOpen(proposal, signal) : undefined;
            if (other !== undefined)
                return other;
            throw refusal({ action: 'open a pull request', request: `POST ${pulls}`, status, json });
        },
    };
}
/** `fetch` says only that it failed; why stands in the cause. */
async function reach(url, init) {
    try {
        return await fetch(url, init);
    }
    catch (error) {
        const cause = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
        const why = (0,thrown/* codeOf */.$)(cause) ?? (0,thrown/* messageOf */.b)(cause ?? error);
        throw new PullRequestError(`could not reach ${new URL(url).origin}: ${(0,visible_text/* oneLine */.T)(why)}`);
    }
}
/** `owner/name` from a repository's URL. */
function repositoryName(repository) {
    const parts = new URL(repository).pathname
        .replace(/\/+$/, '')
        .replace(/\.git$/, '')
        .split('/');
    const [owner, name] = parts.slice(-2);
    if (!owner || !name)
        throw new PullRequestError(`${repository} does not end in owner/name`);
    return `${owner}/${name}`;
}
/** The address is in it, since a 404 may be a missing `/api/v1` as well as a missing repository. */
function refusal(given) {
    const { action, request, status, json } = given;
    const said = schemas.object({ message: schemas.string() }).safeParse(json).data?.message;
    return new PullRequestError(`could not ${action}: ${request} was answered with ${status}${said === undefined ? '' : `, ${(0,visible_text/* oneLine */.T)(said)}`}`, status);
}

;// CONCATENATED MODULE: ./server/pull-requests/review.js
/** Path of a job's review page. */
function reviewPath(project, job) {
    return `/review/${project}/${job}`;
}
/** The service's own review pages, for repositories without a pull-request host. There is nothing to open. */
const reviewHost = {
    propose: async ({ project, job }) => reviewPath(project, job),
};

;// CONCATENATED MODULE: ./server/pull-requests/index.js


/** The pull-request host that a project's configuration names. */
function pullRequestHostFor(project) {
    if (project.pullRequests.host === 'review')
        return reviewHost;
    return createGitHubHost({
        apiUrl: project.pullRequests.apiUrl,
        repository: project.repository,
        token: project.token ?? '',
    });
}

// EXTERNAL MODULE: ./server/git/workspace.js
var workspace = __webpack_require__(3131);
;// CONCATENATED MODULE: ./server/review/source.js



/** Reads what a review page shows. */
function createReviewSource(given) {
    return {
        find: (project, id) => {
            const job = given.jobs.find(id);
            if (job?.project !== project || !given.projects.has(project))
                return undefined;
            const folders = (0,workspace/* jobFolders */.$1)(given.dataDir, id);
            return {
                job,
                turns: given.jobs.turns(id).map((turn) => ({ ...turn, log: read(folders.log(turn.seq)) })),
                diff: read(folders.diff),
                branch: jobBranch(id),
                repository: job.repository,
            };
        },
    };
}
function read(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./server/store/database.js + 1 modules
var database = __webpack_require__(4134);
// EXTERNAL MODULE: ./server/store/jobs.js
var jobs = __webpack_require__(2779);
// EXTERNAL MODULE: ./server/store/keys.js
var keys = __webpack_require__(9655);
;// CONCATENATED MODULE: ./server/store/turns.js

/** A turn is begun at most this often; a service that dies under it twice would die a third time. */
const MAX_ATTEMPTS = 2;
/** What the worker sees: the queue of turns. The turns of one job run in order, one at a time. */
function createTurnStore(db, now = Date.now) {
    const nextQueued = db.prepare(`SELECT * FROM turns AS t WHERE state = 'queued' AND NOT EXISTS (
       SELECT 1 FROM turns AS o WHERE o.job = t.job AND o.seq < t.seq AND o.state <> 'done')
     ORDER BY created_at LIMIT 1`);
    const setRunning = db.prepare(`UPDATE turns SET state = 'running', attempt = attempt + 1, started_at = ?, process = NULL WHERE job = ? AND seq = ?`);
    const selectJob = db.prepare('SELECT * FROM jobs WHERE id = ?');
    const selectTurn = db.prepare('SELECT * FROM turns WHERE job = ? AND seq = ?');
    const selectRunning = db.prepare(`SELECT * FROM turns WHERE state = 'running'`);
    const setProcess = db.prepare('UPDATE turns SET process = ? WHERE job = ? AND seq = ?');
    const setParent = db.prepare('UPDATE turns SET parent_commit = ? WHERE job = ? AND seq = ?');
    const setResult = db.prepare('UPDATE turns SET result_commit = ? WHERE job = ? AND seq = ?');
    const setBase = db.prepare('UPDATE jobs SET base_commit = ? WHERE id = ?');
    const setHead = db.prepare('UPDATE jobs SET head_commit = ? WHERE id = ?');
    const setQueued = db.prepare(`UPDATE turns SET state = 'queued', process = NULL, attempt = attempt - ? WHERE job = ? AND seq = ?`);
    const setDone = db.prepare(`UPDATE turns SET state = 'done', process = NULL, failure = ?, ended_at = ? WHERE job = ? AND seq = ?`);
    const setLink = db.prepare('UPDATE jobs SET pr_link = ? WHERE id = ?');
    // The last turn decides; an archived job stays archived.
    const setStatus = db.prepare(`UPDATE jobs SET status = ?1 WHERE id = ?2 AND status = 'active'
       AND NOT EXISTS (SELECT 1 FROM turns WHERE job = ?2 AND state <> 'done')`);
    const finish = ({ job, seq }, end) => {
        setDone.run(end.failure ?? null, now(), job, seq);
        if (end.prLink !== undefined)
            setLink.run(end.prLink, job);
        setStatus.run(end.status, job);
    };
    return {
        /** Takes the oldest turn that may run now, or undefined. */
        claim: () => (0,database/* transaction */.Rn)(db, () => {
            const next = nextQueued.get();
            if (!next)
                return undefined;
            setRunning.run(now(), next.job, next.seq);
            return {
                job: selectJob.get(next.job),
                turn: selectTurn.get(next.job, next.seq),
            };
        }),
        running: () => selectRunning.all(),
        recordProcess: ({ job, seq }, process) => setProcess.run(process, job, seq),
        /** Where the turn starts from. On a new branch that is also what the job's diff is taken against. */
        recordParent: ({ job, seq }, start) => (0,database/* transaction */.Rn)(db, () => {
            setParent.run(start.commit, job, seq);
            if (start.newBranch)
                setBase.run(start.commit, job);
        }),
        /** What the turn made, recorded before it is pushed: from here on a restart publishes and does not run again. */
        recordResult: ({ job, seq }, commit) => (0,database/* transaction */.Rn)(db, () => {
            setResult.run(commit, job, seq);
            setHead.run(commit, job);
        }),
        finish: (turn, end) => (0,database/* transaction */.Rn)(db, () => finish(turn, end)),
        /** Puts a turn back that was stopped in good order; the attempt does not count. */
        requeue: ({ job, seq }) => setQueued.run(1, job, seq),
        /** After a service has died: what it was running goes back to the queue, or is failed the second time. */
        recover: () => (0,database/* transaction */.Rn)(db, () => {
            const rows = selectRunning.all();
            const spent = rows.filter((row) => row.attempt >= MAX_ATTEMPTS);
            const rest = rows.filter((row) => row.attempt < MAX_ATTEMPTS);
            for (const row of rest)
                setQueued.run(0, row.job, row.seq);
            for (const row of spent)
                finish(row, { status: 'failed', failure: `the service stopped during attempt ${row.attempt}` });
            return { resumed: rest, failed: spent };
        }),
    };
}

// EXTERNAL MODULE: ./server/views/views.js
var views = __webpack_require__(3210);
// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __webpack_require__(8731);
;// CONCATENATED MODULE: ./server/agent/process-group.js

/**
 * Names a process so that it can be recognised after the service that started it has died: the pid, the boot, and the
 * start time the kernel gives. Undefined where there is no /proc.
 */
function identifyProcess(pid) {
    const start = startTime(pid);
    const boot = bootId();
    return start === undefined || boot === undefined ? undefined : `${pid}:${boot}:${start}`;
}
/**
 * Kills the process group that a recorded process led, if it is the same one: not after a reboot, and not where the
 * pid belongs to another process by now. A group outlives its leader, and its number is not given out again meanwhile.
 * @returns whether there was something to kill
 */
function killRecordedGroup(recorded) {
    const [pid = '', boot, start] = recorded.split(':');
    if (!/^\d+$/.test(pid) || boot !== bootId())
        return false;
    const current = startTime(Number(pid));
    if (current !== undefined && current !== start)
        return false;
    return signalGroup(Number(pid), 'SIGKILL');
}
/** Sends a signal to every process of a group. False where there is none left. */
function signalGroup(pid, signal) {
    if (pid <= 1)
        return false;
    try {
        process.kill(-pid, signal);
        return true;
    }
    catch {
        return false;
    }
}
/** Field 22 of /proc/<pid>/stat. The second field is a name in brackets that may hold anything. */
function startTime(pid) {
    const stat = process_group_read(`/proc/${pid}/stat`);
    return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
function bootId() {
    return process_group_read('/proc/sys/kernel/random/boot_id')?.trim();
}
function process_group_read(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./server/agent/command.js




/** Linux takes no string of more than 128 KiB in the environment, its NUL included. */
const VARIABLE_MAX_BYTES = 128 * 1024 - 1;
/** What is left in the pipes once the agent is gone. A process that left the group may hold them open for ever. */
const DRAIN_MS = 1000;
/**
 * Runs an agent command in a process group of its own, the prompt on standard input and, where it fits, in
 * DOCS_AGENT_PROMPT. When it ends, whatever it left behind in the group is killed.
 */
async function runAgent(run, signal) {
    if (signal.aborted)
        return { reason: 'stopped' };
    let child;
    try {
        child = start(run);
    }
    catch (error) {
        return { reason: 'not-started', message: (0,thrown/* messageOf */.b)(error) };
    }
    const ended = endOf(child);
    const closed = new Promise((resolve) => child.once('close', () => resolve()));
    const { pid } = child;
    if (pid === undefined)
        return ended;
    run.onStart(pid);
    child.stdout.on('data', run.log.write);
    child.stderr.on('data', run.log.write);
    // An agent need not read its input: closing it early must not end the service.
    child.stdin.on('error', () => undefined);
    child.stdin.end(run.prompt);
    const watch = new AbortController();
    const cut = await Promise.race([
        ended.then(() => undefined),
        (0,promises_.setTimeout)(run.timeoutMs, 'timeout', { signal: watch.signal, ref: false }).catch(() => undefined),
        aborted(signal, watch.signal).then(() => 'stopped'),
    ]);
    watch.abort();
    if (cut !== undefined)
        await endGroup(pid, ended, run.graceMs);
    signalGroup(pid, 'SIGKILL');
    const end = await ended;
    await Promise.race([closed, (0,promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
    child.stdout.destroy();
    child.stderr.destroy();
    return cut === undefined ? end : { reason: cut };
}
function start(run) {
    const [program, ...args] = typeof run.command === 'string' ? ['sh', '-c', run.command] : run.command;
    const fits = Buffer.byteLength(`DOCS_AGENT_PROMPT=${run.prompt}`) <= VARIABLE_MAX_BYTES && !run.prompt.includes('\0');
    return (0,external_node_child_process_.spawn)(program ?? 'sh', args, {
        cwd: run.cwd,
        env: { ...run.env, ...(fits ? { DOCS_AGENT_PROMPT: run.prompt } : {}) },
        detached: true,
        stdio: ['pipe', 'pipe', 'pipe'],
    });
}
function endOf(child) {
    return new Promise((resolve) => {
        child.once('error', (error) => resolve({ reason: 'not-started', message: error.message }));
        child.once('exit', (code, signal) => resolve(code === null ? { reason: 'signal', signal: signal ?? 'unknown' } : { reason: 'exit', code }));
    });
}
async function endGroup(pid, ended, graceMs) {
    signalGroup(pid, 'SIGTERM');
    await Promise.race([ended, (0,promises_.setTimeout)(graceMs, undefined, { ref: false })]);
}
function aborted(signal, until) {
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true, signal: until }));
}

;// CONCATENATED MODULE: ./server/agent/environment.js
/** All that an agent finds in its environment. Nothing of the service's own gets in unless the configuration names it. */
function agentEnvironment(place, from) {
    const passed = place.pass.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]));
    return {
        PATH: from.PATH ?? '/usr/local/bin:/usr/bin:/bin',
        LANG: from.LANG ?? 'C.UTF-8',
        ...Object.fromEntries(passed),
        HOME: place.home,
        TMPDIR: place.tmp,
        DOCS_AGENT_JOB: place.job,
        DOCS_AGENT_PROJECT: place.project,
    };
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./server/agent/log.js


const HEAD_MAX_BYTES = 256 * 1024;
const TAIL_MAX_BYTES = 256 * 1024;
/** Shorter values, such as `1` or `en`, are no secrets and would riddle the log with stars. */
const SECRET_MIN_LENGTH = 8;
/**
 * Writes what an agent says to a file: the beginning at once, the end when it closes, and in between, where it says
 * more than fits, how much is missing. Values of `secrets` are starred out, also where chunks cut through them.
 */
function openAgentLog(file, secrets) {
    const fd = (0,external_node_fs_.openSync)(file, 'w', 0o600);
    const redact = createRedactor(secrets.filter((secret) => secret.length >= SECRET_MIN_LENGTH));
    const tail = [];
    let headBytes = 0;
    let tailBytes = 0;
    let missingBytes = 0;
    const put = (text) => {
        let bytes = Buffer.from(text);
        const room = HEAD_MAX_BYTES - headBytes;
        if (room > 0) {
            headBytes += (0,external_node_fs_.writeSync)(fd, bytes.subarray(0, room));
            bytes = bytes.subarray(room);
        }
        if (bytes.length === 0)
            return;
        tail.push(bytes);
        tailBytes += bytes.length;
        while (tailBytes - (tail[0]?.length ?? 0) >= TAIL_MAX_BYTES) {
            const dropped = tail.shift()?.length ?? 0;
            tailBytes -= dropped;
            missingBytes += dropped;
        }
    };
    return {
        write: (chunk) => put(redact.push(chunk)),
        note: (line) => put(`${redact.flush()}\n[docs-agent] ${line}\n`),
        close: () => {
            put(redact.flush());
            if (missingBytes > 0)
                (0,external_node_fs_.writeSync)(fd, `\n[docs-agent] … ${missingBytes} bytes left out …\n`);
            for (const chunk of tail)
                (0,external_node_fs_.writeSync)(fd, chunk);
            (0,external_node_fs_.closeSync)(fd);
        },
    };
}
/** Holds back as many characters as may be the beginning of a secret. */
function createRedactor(secrets) {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    const hold = Math.max(0, ...secrets.map((secret) => secret.length - 1));
    let held = '';
    const star = (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
    return {
        push: (chunk) => {
            const text = star(held + decoder.write(chunk));
            const cut = Math.max(0, text.length - hold);
            held = text.slice(cut);
            return text.slice(0, cut);
        },
        flush: () => {
            const text = star(held + decoder.end());
            held = '';
            return text;
        },
    };
}

;// CONCATENATED MODULE: ./server/work/permanent-failure.js


/**
 * What git says (in English: it runs with LC_ALL=C) where only a person can help: no such repository or branch, no
 * access, a push that the remote's rules decline. A lock, a lost connection or a remote's own trouble is none of these.
 */
const GIT_REFUSALS = [
    /the repository has no (?:default )?branch/,
    /does not appear to be a git repository/,
    /repository '[^']*' not found|repository not found/i,
    /Authentication failed|could not read (?:Username|Password)|Permission denied \(publickey|Permission to \S+ denied/,
    /hook declined|protected branch|not allowed to push/i,
];
/** A GitHub that has just been pushed to may know nothing of the branch yet and say 422, so that is not among them. */
const HTTP_REFUSALS = [401, 404, 410, 451];
/** Whether trying again can't help. */
function isPermanent(error) {
    if (error instanceof git/* GitError */.X)
        return GIT_REFUSALS.some((refusal) => refusal.test(error.message));
    if (!(error instanceof PullRequestError) || error.status === undefined)
        return false;
    return HTTP_REFUSALS.includes(error.status);
}

;// CONCATENATED MODULE: ./server/work/retry.js

/**
 * Tries again after each of `delaysMs`; the last error counts. An aborted signal ends it at once, and so does an error
 * that `isPermanent`.
 */
async function retry(work, how) {
    const { delaysMs, signal, isPermanent } = how;
    for (const delayMs of delaysMs) {
        try {
            return await work();
        }
        catch (error) {
            if (signal.aborted || isPermanent(error))
                throw error;
            await (0,promises_.setTimeout)(delayMs, undefined, { signal });
        }
    }
    return work();
}

;// CONCATENATED MODULE: ./server/work/turn.js











/** The turn was stopped from outside: neither success nor failure. */
class TurnStopped extends Error {
    name = 'TurnStopped';
}
/**
 * Does one turn: fresh workspace, agent, commit, push, pull request. A turn whose commit was recorded by an earlier
 * attempt goes on from there; every step after it can be repeated without harm.
 * @throws TurnStopped where `signal` ended it
 */
async function runTurn({ job, turn }, ports, signal) {
    const folders = (0,workspace/* jobFolders */.$1)(ports.dataDir, job.id);
    const retrying = (work) => retry(work, { delaysMs: ports.retryDelaysMs, signal, isPermanent: isPermanent });
    try {
        const { baseBranch, base, tip } = await retrying(() => ports.mirror.update(job.id, signal));
        const resumed = turn.result_commit !== null;
        let commit = turn.result_commit ?? undefined;
        if (commit === undefined) {
            const start = { commit: tip ?? base, newBranch: tip === undefined };
            const made = await makeChange({ job, turn }, { ...ports, start }, signal);
            if (made.status === 'failed')
                return made;
            commit = made.commit;
        }
        // Nothing new, but what an earlier turn has pushed may still be without its pull request.
        if (commit === undefined && job.pr_link === null)
            commit = tip;
        if (commit === undefined)
            return { status: 'completed' };
        const expected = resumed && tip !== turn.parent_commit ? undefined : tip;
        await pushOnce({ job: job.id, commit, expected, tip }, ports, signal);
        const from = (tip === undefined ? turn.parent_commit : job.base_commit) ?? base;
        (0,external_node_fs_.writeFileSync)(folders.diff, await ports.mirror.diff(from, commit));
        const branch = jobBranch(job.id);
        const proposal = { project: job.project, job: job.id, branch, base: baseBranch, prompt: turn.prompt };
        return { status: 'completed', prLink: await retrying(() => ports.host.propose(proposal, signal)) };
    }
    catch (error) {
        if (signal.aborted)
            throw new TurnStopped();
        return { status: 'failed', failure: (0,thrown/* messageOf */.b)(error) };
    }
    finally {
        discard(folders.tree);
        discard(folders.tmp);
    }
}
/**
 * Pushes a commit unless the branch has it: a push of ours may have arrived although its answer, or the service that
 * waited for it, was lost.
 */
async function pushOnce(change, { mirror, retryDelaysMs: delaysMs }, signal) {
    if (await mirror.contains(change.tip, change.commit))
        return;
    const push = async () => {
        try {
            await mirror.push(change, signal);
        }
        catch (error) {
            const { tip } = await mirror.update(change.job, signal);
            if (!(await mirror.contains(tip, change.commit)))
                throw error;
        }
    };
    await retry(push, { delaysMs, signal, isPermanent: isPermanent });
}
/** What can't be removed is met again, and reported, when the next turn makes its workspace. */
function discard(folder) {
    try {
        (0,workspace/* removeTree */.dM)(folder);
    }
    catch { }
}
async function makeChange({ job, turn }, ports, signal) {
    const { start, mirror, author, turns, project } = ports;
    const parent = start.commit;
    const folders = (0,workspace/* jobFolders */.$1)(ports.dataDir, job.id);
    const branch = jobBranch(job.id);
    turns.recordParent(turn, start);
    await mirror.keep(job.id, parent);
    const place = { folders, mirror: mirror.directory, ref: `refs/heads/${branch}`, branch, author };
    await (0,workspace/* makeWorkspace */.WQ)(place, signal);
    const env = agentEnvironment({ job: job.id, project: job.project, ...folders, pass: project.agent.env }, ports.environment);
    const secrets = project.agent.env.flatMap((name) => env[name] ?? []);
    const log = openAgentLog(folders.log(turn.seq), secrets);
    let failure;
    try {
        failure = await failureOfAgent({ turn, ports, folders, env, log }, signal);
        if (failure !== undefined)
            log.note(failure);
    }
    finally {
        log.close();
    }
    if (signal.aborted)
        throw new TurnStopped();
    if (failure !== undefined)
        return { status: 'failed', failure };
    const message = `${proposalTitle(turn.prompt)}\n\nDocs-Agent-Job: ${job.id}`;
    const commit = await (0,workspace/* takeChange */.m$)({ folders, mirror: mirror.directory, parent, message, author }, signal);
    if (commit !== undefined) {
        await mirror.keep(job.id, commit);
        turns.recordResult(turn, commit);
    }
    return { status: 'made', commit };
}
/** Runs the agent; a sentence on why it failed, or undefined. */
async function failureOfAgent(given, signal) {
    const { command, timeoutMinutes } = given.ports.project.agent;
    const onStart = (pid) => {
        const identity = identifyProcess(pid);
        if (identity !== undefined)
            given.ports.turns.recordProcess(given.turn, identity);
    };
    const { folders, env, log } = given;
    const end = await runAgent({
        command,
        prompt: given.turn.prompt,
        cwd: folders.tree,
        env,
        timeoutMs: timeoutMinutes * 60_000,
        graceMs: given.ports.graceMs,
        log,
        onStart,
    }, signal);
    switch (end.reason) {
        case 'exit':
            return end.code === 0 ? undefined : `the agent command ended with exit code ${end.code}`;
        case 'signal':
            return `the agent command was ended by ${end.signal}`;
        case 'timeout':
            return `the agent command took longer than ${timeoutMinutes} minutes and was ended`;
        case 'stopped':
            return 'the agent command was stopped';
        case 'not-started':
            return `the agent command could not be started: ${end.message}`;
    }
}

;// CONCATENATED MODULE: ./server/work/worker.js



/** How often the jobs that run are looked up for having been archived. */
const ARCHIVED_CHECK_MS = 500;
/** Takes turns from the queue until stopped. What a dead service left running is put in order first. */
function startWorker(ports) {
    const { turns, jobs } = ports;
    const running = new Map();
    let stopped = false;
    for (const turn of turns.running())
        if (turn.process !== null)
            killRecordedGroup(turn.process);
    const { failed } = turns.recover();
    for (const turn of failed) {
        const project = jobs.find(turn.job)?.project ?? '';
        ports.onEvent({
            event: 'failed',
            job: turn.job,
            project,
            failure: 'the service stopped twice during this turn',
        });
    }
    const finish = (claimed, end) => {
        const { id: job, project } = claimed.job;
        turns.finish(claimed.turn, end);
        if (end.status === 'failed')
            ports.onEvent({ event: 'failed', job, project, failure: end.failure ?? '' });
        else
            ports.onEvent({ event: 'completed', job, project, prLink: end.prLink ?? null });
    };
    const work = async (claimed, signal) => {
        const { job, turn } = claimed;
        const turnPorts = ports.portsFor(job.project);
        ports.onEvent({
            event: 'started',
            job: job.id,
            project: job.project,
            turn: turn.seq,
            attempt: turn.attempt,
        });
        try {
            if (turnPorts)
                finish(claimed, await runTurn(claimed, turnPorts, signal));
            else
                finish(claimed, { status: 'failed', failure: `the configuration has no project ${job.project}` });
        }
        catch (error) {
            if (!(error instanceof TurnStopped)) {
                finish(claimed, {
                    status: 'failed',
                    failure: (0,thrown/* messageOf */.b)(error),
                });
                return;
            }
            ports.onEvent({ event: 'stopped', job: job.id, project: job.project });
            if (jobs.find(job.id)?.status === 'archived')
                turns.finish(turn, { status: 'failed', failure: 'archived' });
            else
                turns.requeue(turn);
        }
    };
    const fill = () => {
        while (!stopped && running.size < ports.concurrency) {
            const claimed = turns.claim();
            if (!claimed)
                return;
            const stop = new AbortController();
            const { id } = claimed.job;
            const done = work(claimed, stop.signal)
                .catch((error) => {
                // The store could not be written; the turn is put in order at the next start.
                ports.onEvent({ event: 'failed', job: id, project: claimed.job.project, failure: String(error) });
            })
                .finally(() => {
                running.delete(id);
                fill();
            });
            running.set(id, { stop, done });
        }
    };
    const archivedCheck = setInterval(() => {
        for (const [job, { stop }] of running)
            if (jobs.find(job)?.status === 'archived')
                stop.abort();
    }, ARCHIVED_CHECK_MS);
    archivedCheck.unref();
    fill();
    return {
        /** Something was queued. */
        wake: () => {
            setImmediate(fill);
        },
        /** Ends what runs, agents included, and puts it back into the queue. */
        stop: async () => {
            stopped = true;
            clearInterval(archivedCheck);
            const all = [...running.values()];
            for (const { stop } of all)
                stop.abort();
            await Promise.all(all.map(({ done }) => done));
        },
    };
}

;// CONCATENATED MODULE: ./server/serve.js















const DEFAULT_GRACE_MS = 5000;
const DEFAULT_RETRY_DELAYS_MS = [1000, 5000];
/**
 * Starts the service and resolves when it listens.
 * @throws UserError where another service has the data folder, or the address is taken.
 */
async function startService(options) {
    const { config, log = () => undefined, now = Date.now } = options;
    const unlock = (0,database/* lockDataDir */.Ng)(config.dataDir);
    const db = (0,database/* openDatabase */.qI)(config.dataDir);
    const stores = {
        jobs: (0,jobs/* createJobStore */.X)(db, now),
        turns: createTurnStore(db, now),
        keys: (0,keys/* createKeyStore */.zH)(db),
        views: (0,views/* createViewStore */.T)(db),
    };
    const close = () => {
        db.close();
        unlock();
    };
    let publicUrl = '';
    let wake = () => { };
    const app = createApp({
        ...stores,
        config,
        review: createReviewSource({ dataDir: config.dataDir, jobs: stores.jobs, projects: config.projects }),
        limits: {
            agent: createRateLimit(config.limits.agentRequestsPerHour, now),
            analytics: createRateLimit(config.limits.analyticsRequestsPerHour, now),
        },
        publicUrl: () => publicUrl,
        onQueued: (job, event) => {
            log(event, { job: job.id, project: job.project });
            wake();
        },
        onError: (error) => log('error', { error: (0,thrown/* messageOf */.b)(error) }),
    });
    const server = (0,dist/* createAdaptorServer */.b$)({ fetch: app.fetch });
    const url = await listen(server, config).catch((error) => {
        close();
        throw error;
    });
    publicUrl = (config.publicUrl ?? url).replace(/\/+$/, '');
    removeStaleLocks(config.dataDir);
    const ports = turnPorts(options, stores.turns);
    const worker = startWorker({
        ...stores,
        concurrency: config.concurrency,
        portsFor: (project) => ports.get(project),
        onEvent: ({ event, ...fields }) => log(event, fields),
    });
    wake = worker.wake;
    return {
        url,
        createKey: (key) => (0,http_keys/* createKey */.cF)(stores.keys, key, now()),
        archive: stores.jobs.archive,
        importViews: stores.views.import,
        stop: async () => {
            const closed = new Promise((resolve) => server.close(() => resolve()));
            server.closeIdleConnections();
            await Promise.all([closed, worker.stop()]);
            close();
        },
    };
}
function turnPorts(options, turns) {
    const { config, environment = process.env } = options;
    const portsOf = (project) => ({
        project,
        turns,
        environment,
        mirror: openMirror(config.dataDir, project),
        host: pullRequestHostFor(project),
        dataDir: config.dataDir,
        author: config.author,
        graceMs: options.graceMs ?? DEFAULT_GRACE_MS,
        retryDelaysMs: options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
    });
    return new Map([...config.projects.values()].map((project) => [project.id, portsOf(project)]));
}
function listen(server, { host, port }) {
    return new Promise((resolve, reject) => {
        server.once('error', (error) => {
            reject(new user_error/* UserError */.y(`Cannot listen on ${host}, port ${port}: ${error.code ?? error.message}.`));
        });
        server.listen(port, host, () => {
            const { address, family, port: actual } = server.address();
            resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`);
        });
    });
}


/***/ })

};
