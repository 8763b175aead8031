export const id = 312;
export const ids = [312];
export const modules = {

/***/ 8312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showDrift: () => (/* binding */ showDrift)
});

// EXTERNAL MODULE: ./host/command-line/report-file.js
var report_file = __webpack_require__(27496);
// EXTERNAL MODULE: ./host/command-line/terminal.js
var command_line_terminal = __webpack_require__(33135);
// EXTERNAL MODULE: ./host/command-line/wording.js
var wording = __webpack_require__(72439);
// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __webpack_require__(29827);
// EXTERNAL MODULE: ./impact/generated.js
var generated = __webpack_require__(6977);
// EXTERNAL MODULE: ./impact/names.js + 1 modules
var impact_names = __webpack_require__(82943);
// EXTERNAL MODULE: ./impact/read-files.js
var read_files = __webpack_require__(67040);
// EXTERNAL MODULE: ./impact/sort-paths.js + 1 modules
var sort_paths = __webpack_require__(27730);
;// CONCATENATED MODULE: ./impact/drift.js




const EARLIER_STATES = 8;
const DRIFTS_MAX = 1_000;
const TELLING = /^(?:--[a-z][\w-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Za-z]\w*(?:[_-]\w+)+|[a-z]+(?:[A-Z][a-z0-9]+)+|(?:[A-Z][a-z0-9]+){2,})$/;
async function findDrift({ commit, globs, earlier }, repository) {
    const files = [];
    const watch = (0,sort_paths/* watchPatterns */.fw)(globs);
    for await (const file of repository.files(commit)) {
        watch.see(file.path);
        files.push(file);
    }
    const sort = (0,sort_paths/* createPathSorter */.xo)(globs, '');
    const pages = files.filter(({ path }) => sort(path) === 'page');
    const shown = await readShown(pages, repository);
    const ignored = (0,sort_paths/* ignoredNames */.HY)(globs);
    const names = new Set(shown.map(({ name }) => name).filter((name) => !ignored.has(name)));
    const isCode = ({ path }) => sort(path) === 'code';
    const code = files.filter(isCode);
    const gone = await notIn(code, { names, repository });
    const seen = new Set(code.map(({ blob }) => blob));
    let never = gone;
    for (const state of (earlier ?? []).slice(0, EARLIER_STATES)) {
        const fresh = [];
        for await (const file of repository.files(state)) {
            if (seen.has(file.blob) || !isCode(file))
                continue;
            seen.add(file.blob);
            fresh.push(file);
        }
        never = await notIn(fresh, { names: never, repository });
    }
    const shareOf = shareThatIsThere(shown, gone);
    const drifts = shown
        .filter(({ name }) => gone.has(name))
        .map((one) => {
        const wasThere = earlier === undefined ? undefined : !never.has(one.name);
        return { ...one, wasThere, confidence: confidenceOf({ wasThere, share: shareOf(one.page) }) };
    })
        .sort((a, b) => b.confidence - a.confidence)
        .slice(0, DRIFTS_MAX);
    return { drifts, mistakes: watch.tell() };
}
function confidenceOf({ wasThere, share }) {
    const known = wasThere === undefined ? 0.3 : wasThere ? 0.6 : 0.05;
    return Math.round((known + share * 0.35) * 100) / 100;
}
async function readShown(pages, repository) {
    const shown = [];
    for await (const { file, text } of (0,read_files/* readTexts */.Z)(pages, { repository })) {
        if ((0,generated/* isGenerated */.U)(text))
            continue;
        const page = file.path;
        const names = new Set();
        text.split('\n').forEach((line, index) => {
            for (const code of codeIn(line))
                for (const { word } of (0,impact_names/* wordsOf */.Z9)(code)) {
                    if (names.has(word) || (0,impact_names/* isOrdinary */.P)(word) || !TELLING.test(word))
                        continue;
                    names.add(word);
                    shown.push({ name: word, page, line: index + 1 });
                }
        });
    }
    return shown;
}
function codeIn(line) {
    return line.split(/`+/).filter((_, index) => index % 2 === 1);
}
async function notIn(files, { names, repository }) {
    const left = new Set(names);
    for await (const { text } of (0,read_files/* readTexts */.Z)(files, { repository })) {
        if (left.size === 0)
            break;
        for (const { word } of (0,impact_names/* wordsOf */.Z9)(text))
            left.delete(word);
    }
    return left;
}
function shareThatIsThere(shown, gone) {
    const counts = new Map();
    for (const { page, name } of shown) {
        const { all = 0, there = 0 } = counts.get(page) ?? {};
        counts.set(page, { all: all + 1, there: there + (gone.has(name) ? 0 : 1) });
    }
    return (page) => {
        const { all = 1, there = 0 } = counts.get(page) ?? {};
        return there / all;
    };
}

// EXTERNAL MODULE: ./text/html.js
var html = __webpack_require__(8600);
// EXTERNAL MODULE: ./text/truncate.js
var truncate = __webpack_require__(99307);
;// CONCATENATED MODULE: ./impact/drift-report.js


const ROWS_MAX = 50;
const SHOWN_FROM = 0.5;
function renderDriftTable(drifts) {
    if (drifts.length === 0)
        return 'No page shows a name that no code has.';
    const sure = drifts.filter(({ confidence, wasThere }) => wasThere === undefined || confidence >= SHOWN_FROM);
    const shown = sure.slice(0, ROWS_MAX);
    const nameWidth = Math.min(40, Math.max(0, ...shown.map(({ name }) => name.length)));
    const rows = shown.map(({ confidence, name, page, line }) => `${confidence.toFixed(2)}  ${(0,truncate/* truncate */.xv)(name, nameWidth).padEnd(nameWidth)}  ${page}:${line}`);
    const left = drifts.length - shown.length;
    const more = sure.length > 0 ? ' more' : drifts.length === 1 ? ' name' : ' names';
    return [
        ...rows,
        ...(rows.length > 0 ? [''] : []),
        tellCount(sure.length),
        ...(left > 0
            ? [
                left === 1
                    ? `1${more} is less sure: --json and --report list it.`
                    : `${left}${more} are less sure: --json and --report list them.`,
            ]
            : []),
    ].join('\n');
}
function tellCount(count) {
    if (count === 0)
        return 'No page shows a name that the code once had and has no more.';
    return `${count === 1 ? 'One name stands' : `${count} names stand`} on pages and in no code any more, the surest first.`;
}
function explain(wasThere) {
    if (wasThere === undefined)
        return 'no code has it';
    return wasThere ? 'earlier code had it' : 'no earlier code that was looked at had it';
}
const STYLE = `:root{color-scheme:light dark;--page:#fff;--ink:#1f2328;--quiet:#59636e;--line:#d1d9e0}
@media (prefers-color-scheme:dark){:root{--page:#0d1117;--ink:#e6edf3;--quiet:#9198a1;--line:#30363d}}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:70rem;margin:0 auto;padding:2rem 1rem 4rem}
.quiet{color:var(--quiet)}
table{width:100%;border-collapse:collapse;margin-top:1.5rem}
caption{text-align:left;font-weight:600;padding-bottom:.5rem}
th,td{padding:.4rem .5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th,td:first-child{white-space:nowrap;overflow-wrap:normal}
tbody th{width:33%}
td:nth-child(3){width:36%}
@media (max-width:45rem){
thead{display:none}
tbody tr{display:grid;grid-template-columns:3.5rem 1fr;padding:.6rem 0;border-bottom:1px solid var(--line)}
tbody th,tbody td:nth-child(n){width:auto;border:0;padding:.1rem 0}
td:nth-child(n+3){grid-column:2}
td:last-child{color:var(--quiet)}
}`;
function renderDriftHtml(drifts, commit) {
    const rows = drifts.map(({ confidence, name, page, line, wasThere }) => `<tr><td>${confidence.toFixed(2)}</td><th scope="row"><code>${(0,html/* escapeHtml */.Z)(name)}</code></th><td><bdi>${(0,html/* escapeHtml */.Z)(page)}</bdi>:${line}</td><td>${explain(wasThere)}</td></tr>`);
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Names that no code has</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Names that no code has</h1>
<p class="quiet">What pages show as code, at commit <code>${(0,html/* escapeHtml */.Z)(commit.slice(0, 12))}</code>. Names of other programs are among them, with a low confidence.</p>
<table>
<caption>${drifts.length === 0 ? 'No page shows a name that no code has' : drifts.length === 1 ? 'One name' : `${drifts.length} names`}</caption>
<thead><tr><th scope="col">Confidence</th><th scope="col">Name</th><th scope="col">Page</th><th scope="col">Why</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
}

// EXTERNAL MODULE: ./impact/open-span.js
var open_span = __webpack_require__(59639);
;// CONCATENATED MODULE: ./entries/cli/show-drift.js







async function showDrift({ head, json, report, inputs, }, { clone, terminal }) {
    if (report !== undefined && !/\.html?$/i.test(report))
        throw new input_error/* InputError */.d('report', `${(0,input_error/* showGiven */.v)(report)} was given; accepted are names that end in .html.`);
    const commit = await clone.resolve(head);
    if (commit === undefined)
        throw new open_span/* SpanError */.t(`There is no commit ${JSON.stringify(head)} in this clone.`);
    const page = report === undefined ? undefined : (0,report_file/* openReport */.N)(report);
    try {
        const earlier = await clone.earlier(commit, EARLIER_STATES);
        const { drifts, mistakes } = await findDrift({ commit, globs: inputs, earlier }, clone);
        const log = (0,command_line_terminal/* createTerminalLog */.$)([], terminal.err);
        for (const mistake of mistakes)
            log.warning((0,wording/* sayAtTerminal */.D)(mistake));
        if (earlier === undefined)
            log.warning('The history is cut short here, so what the code had once is not known: all are less sure.');
        if (json)
            terminal.out(`${JSON.stringify({ findings: drifts }, undefined, 2)}\n`);
        else
            (0,command_line_terminal/* createTerminalLog */.$)([], terminal.out).info(renderDriftTable(drifts));
        if (page) {
            page.write(renderDriftHtml(drifts, commit));
            page.finish();
            page.commit();
        }
        return 0;
    }
    finally {
        page?.discard();
    }
}


/***/ }),

/***/ 27496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29827);
/* harmony import */ var _page_views_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10394);



function openReport(name) {
    const path = (0,_page_views_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findPlace */ .Pj)(name, { input: 'report', root: process.cwd() });
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('report', `${(0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name)} is a symbolic link; accepted is a file, or a name that is free.`);
    const [file] = (0,_page_views_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openFiles */ .Km)([{ name, path, format: 'md' }]);
    if (file === undefined)
        throw new Error(`${(0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name)} could not be opened`);
    return file;
}


/***/ }),

/***/ 10394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Km: () => (/* binding */ openFiles),
/* harmony export */   Pj: () => (/* binding */ findPlace),
/* harmony export */   q8: () => (/* binding */ findTargets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29827);
/* harmony import */ var _writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34962);




const FORMATS = ['csv', 'json', 'jsonl', 'md'];
const FILES_MAX = 20;
function findTargets(names, { folder, contained }) {
    if (names.length > FILES_MAX)
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('file', `${names.length} files were given; accepted are at most ${FILES_MAX}.`);
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    const targets = names.map((name) => findTarget(name, { root, contained }));
    const twice = targets.find(({ path }, index) => targets.findIndex((other) => other.path === path) < index);
    if (twice)
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('file', `${(0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(twice.name)} was given twice.`);
    return targets;
}
function findTarget(name, { root, contained }) {
    const given = (0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name);
    const format = FORMATS.find((ending) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name).toLowerCase() === `.${ending}`);
    if (format === undefined || name.includes('\0')) {
        const endings = FORMATS.map((ending) => `.${ending}`).join(', ');
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d('file', `${given} was given; accepted are names that end in ${endings}.`);
    }
    return { name, path: findPlace(name, { input: 'file', root, contained }), format };
}
function findPlace(name, { input, root, contained = false }) {
    const given = (0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name);
    const wanted = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, name);
    const folder = realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(wanted));
    if (folder === undefined)
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} stands in something that is no folder; accepted is a file in a folder.`);
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(wanted));
    if (contained && !isInside(place, root))
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} lies outside the workspace; accepted is a file inside it.`);
    const checkout = checkoutOf(root);
    if (isInside(wanted, checkout) && !isInside(place, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(checkout)))
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `a symbolic link leads ${given} out of this checkout; accepted is a file that lies in it.`);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place, { throwIfNoEntry: false })?.isDirectory())
        throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} is a folder; accepted is a file.`);
    return place;
}
function checkoutOf(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return folder;
    }
}
function realFolder(folder) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    }
    catch (error) {
        if (error.code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return undefined;
        const above = realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
        return above === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    }
}
function isInside(path, root) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return inside !== '' && inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
}
function openFiles(targets) {
    const files = [];
    try {
        for (const target of targets)
            files.push(openFile(target));
        return files;
    }
    catch (error) {
        for (const file of files)
            file.discard();
        throw error;
    }
}
function openFile({ name, path, format }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) !== folder)
        throw new Error(`${(0,_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(name)} is no longer where it was`);
    const { randomBytes } = process.getBuiltinModule('node:crypto');
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.${randomBytes(6).toString('hex')}.tmp`);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'wx');
    const { write, flush } = (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .createWriter */ .u)(file);
    let state = 'open';
    return {
        name,
        format,
        write,
        finish() {
            flush();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            state = 'finished';
        },
        commit() {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
            state = 'committed';
        },
        discard() {
            if (state === 'committed' || state === 'discarded')
                return;
            if (state === 'open')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            state = 'discarded';
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        },
    };
}


/***/ }),

/***/ 34962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createWriter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const BUFFER_BYTES = 64 * 1024;
function createWriter(file) {
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
    let used = 0;
    const writeAll = (bytes) => {
        for (let at = 0; at < bytes.length;)
            at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
    };
    const flush = () => {
        writeAll(buffer.subarray(0, used));
        used = 0;
    };
    return {
        write(text) {
            if (text.length * 3 > BUFFER_BYTES - used)
                flush();
            if (text.length * 3 > BUFFER_BYTES)
                writeAll(Buffer.from(text));
            else
                used += buffer.write(text, used);
        },
        flush,
    };
}


/***/ }),

/***/ 8600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66857);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return (0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .dropHidden */ .q)(text)
        .replace(/[\s\p{Cc}\p{Z}\ufffe\uffff]+/gu, ' ')
        .trim()
        .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}


/***/ })

};
