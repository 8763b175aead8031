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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./host/command-line/terminal.js
var command_line_terminal = __webpack_require__(33135);
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
    for await (const file of repository.files(commit))
        files.push(file);
    const sort = (0,sort_paths/* createPathSorter */.x)(globs, '');
    const shown = await readShown(files.filter(({ path }) => sort(path) === 'page'), repository);
    const ignored = (0,sort_paths/* ignoredNames */.H)(globs);
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
    return shown
        .filter(({ name }) => gone.has(name))
        .map((one) => {
        const wasThere = earlier === undefined ? undefined : !never.has(one.name);
        return { ...one, wasThere, confidence: confidenceOf({ wasThere, share: shareOf(one.page) }) };
    })
        .sort((a, b) => b.confidence - a.confidence || compare(a.page, b.page) || a.line - b.line)
        .slice(0, DRIFTS_MAX);
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
        const count = counts.get(page) ?? { all: 0, there: 0 };
        counts.set(page, { all: count.all + 1, there: count.there + (gone.has(name) ? 0 : 1) });
    }
    return (page) => {
        const { all = 0, there = 0 } = counts.get(page) ?? {};
        return all === 0 ? 0 : there / all;
    };
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
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
    return [
        ...rows,
        ...(rows.length > 0 ? [''] : []),
        `${sure.length === 1 ? 'One name stands' : `${sure.length} names stand`} on pages and in no code any more, the surest first.`,
        ...(left > 0 ? [`${left} more, less sure: --json and --report have them.`] : []),
    ].join('\n');
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
caption{text-align:left;font-weight:600}
th,td{padding:.4rem .5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th,td:first-child{white-space:nowrap;overflow-wrap:normal}
td:nth-child(3){width:45%}`;
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
<p class="quiet">What pages show as code, at commit ${(0,html/* escapeHtml */.Z)(commit)}. Names of other programs are among them, with a low confidence.</p>
<table>
<caption>${drifts.length} names</caption>
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







const show_drift_EARLIER_STATES = 8;
async function showDrift({ head, json, report, inputs, }, { clone, terminal }) {
    if (report !== undefined && !/\.html?$/i.test(report))
        throw new input_error/* InputError */.d('report', `${(0,input_error/* showGiven */.v)(report)} was given; accepted are names that end in .html.`);
    const commit = await clone.resolve(head);
    if (commit === undefined)
        throw new open_span/* SpanError */.t(`There is no commit ${JSON.stringify(head)} in this clone.`);
    const earlier = await clone.earlier(commit, show_drift_EARLIER_STATES);
    const drifts = await findDrift({ commit, globs: inputs, earlier }, clone);
    const log = (0,command_line_terminal/* createTerminalLog */.$)([], terminal.err);
    if (earlier === undefined)
        log.warning('The history is cut short here, so what the code had once is not known: all are less sure.');
    if (json)
        terminal.out(`${JSON.stringify({ findings: drifts }, undefined, 2)}\n`);
    else
        (0,command_line_terminal/* createTerminalLog */.$)([], terminal.out).info(renderDriftTable(drifts));
    if (report !== undefined) {
        const path = (0,external_node_path_.resolve)(report);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.resolve)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(path)), path), renderDriftHtml(drifts, commit));
    }
    return 0;
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
