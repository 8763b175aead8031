export const id = 565;
export const ids = [565];
export const modules = {

/***/ 45565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printViews: () => (/* binding */ printViews),
  renderReportFile: () => (/* binding */ renderReportFile)
});

// EXTERNAL MODULE: ./report/views-facts.js
var views_facts = __webpack_require__(78388);
// EXTERNAL MODULE: ./text/html.js
var html = __webpack_require__(8600);
// EXTERNAL MODULE: ./report/views-feedback.js
var views_feedback = __webpack_require__(89388);
;// CONCATENATED MODULE: ./report/views-html-style.js
const VIEWS_STYLE = `
:root { --page: #ffffff; --ink: #1f2328; --quiet: #59636e; --line: #d1d9e0; --tile: #f6f8fa; --human: #2f6feb; --ai: #c2660a; --up: #1a7f37; --down: #c4262e; --warning: #fff4d6; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0d1117; --ink: #e6edf3; --quiet: #9198a1; --line: #30363d; --tile: #161b22; --human: #58a6ff; --ai: #f0a03c; --up: #4ac26b; --down: #ff7b72; --warning: #3a2d0b; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0; font-size: 1.3rem; }
p { margin: .3rem 0 1.2rem; }
.quiet { color: var(--quiet); }
.warning { background: var(--warning); border-radius: .5rem; padding: .6rem .9rem; }
.tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: .8rem; margin: 0 0 1rem; }
.tile { background: var(--tile); border: 1px solid var(--line); border-top: 4px solid var(--quiet); border-radius: .5rem; padding: .7rem 1rem; min-width: 0; }
.tile.human { border-top-color: var(--human); }
.tile.ai { border-top-color: var(--ai); }
.tile dt { color: var(--quiet); }
.tile dd { margin: 0; font-size: .9rem; }
.tile .number { color: var(--ink); font-size: clamp(1.15rem, 4.6vw, 1.9rem); font-weight: 650; font-variant-numeric: tabular-nums; }
.split { display: block; width: 100%; height: 14px; border-radius: 7px; }
.split .human { fill: var(--human); }
.split .ai { fill: var(--ai); }
table { width: 100%; border-collapse: collapse; margin-top: 1.8rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .4rem; }
th, td { padding: .45rem .5rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; white-space: nowrap; }
thead th { color: var(--quiet); font-weight: 500; font-size: .9rem; }
th:first-child { text-align: left; padding-left: 0; }
tbody th { width: 100%; font-weight: 400; white-space: normal; overflow-wrap: anywhere; }
.bar { display: flex; height: 8px; margin-top: .3rem; border-radius: 4px; overflow: hidden; }
.bar i { display: block; min-width: 0; }
.bar .human { background: var(--human); }
.bar .ai { background: var(--ai); }
main > p:last-child { margin-top: 2rem; }
.up { color: var(--up); }
.down { color: var(--down); }
.movers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 0 2.5rem; align-items: start; }
@media (max-width: 34rem) {
  main { padding-top: 1.2rem; }
  .tiles { gap: .5rem; }
  .tile { padding: .5rem .6rem; }
  th, td { padding: .4rem .3rem; font-size: .9rem; }
}
@media print { .tile { break-inside: avoid; } tr { break-inside: avoid; } }
`;

// EXTERNAL MODULE: ./report/views-row.js
var views_row = __webpack_require__(12187);
;// CONCATENATED MODULE: ./report/views-html.js





function renderViewsHtml(facts) {
    const title = `Page views ${(0,html/* escapeHtml */.Z)((0,views_facts/* describeRange */.pC)(facts.range))}`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${VIEWS_STYLE}</style>
</head>
<body>
<main>
<h1>Page views</h1>
<p class="quiet">${(0,html/* escapeHtml */.Z)((0,views_facts/* describeRange */.pC)(facts.range))}${facts.filtered ? ', chosen pages only' : ''}</p>
${facts.partial ? '<p class="warning" role="note">Rows are missing: the numbers below are incomplete.</p>\n' : ''}${renderTiles(facts)}
${renderSplit(facts)}
${renderTop(facts)}
${renderMoved(facts)}
<p class="quiet">${(0,views_facts/* countOf */.pq)(facts.pages, 'page')}, ${(0,views_facts/* countOf */.pq)(facts.requests, 'request')}.</p>
</main>
</body>
</html>
`;
}
function renderTiles({ counts, comparison }) {
    const tile = (kind, name) => {
        const share = kind === 'total' ? '' : (0,views_facts/* formatShare */.T1)(counts[kind], counts.total);
        const growth = comparison ? (0,views_facts/* formatGrowth */.T9)(counts[kind], comparison.counts[kind]) : '';
        const notes = [share, growth].filter(Boolean).map((note) => `<dd class="quiet">${note}</dd>`);
        return `<div class="tile ${kind}"><dt>${name}</dt><dd class="number">${(0,views_facts/* formatCount */.B4)(counts[kind])}</dd>${notes.join('')}</div>`;
    };
    return `<dl class="tiles">${tile('total', 'All views')}${tile('human', 'People')}${tile('ai', 'AI')}</dl>`;
}
function renderSplit({ counts }) {
    const all = counts.human + counts.ai;
    if (all === 0)
        return '';
    const human = ((100 * counts.human) / all).toFixed(2);
    const label = `${(0,views_facts/* formatShare */.T1)(counts.human, all)} of the views are by people, ${(0,views_facts/* formatShare */.T1)(counts.ai, all)} by AI`;
    return `<svg class="split" role="img" aria-labelledby="split-title split-desc" viewBox="0 0 100 4" preserveAspectRatio="none"><title id="split-title">People and AI</title><desc id="split-desc">${label}</desc><rect class="ai" width="100" height="4"/><rect class="human" width="${human}" height="4"/></svg>`;
}
function renderTop(facts) {
    const { top, sortBy, comparison } = facts;
    const { feedback } = (0,views_facts/* columnsOf */.PL)(facts);
    if (top.length === 0)
        return '<p>No page has views in this range.</p>';
    const most = Math.max(1, ...top.map(({ human, ai }) => human + ai));
    const percent = (part) => ((100 * part) / most).toFixed(2);
    const rows = top.map((row) => {
        const bar = `<span class="bar" aria-hidden="true"><i class="human" style="width:${percent(row.human)}%"></i><i class="ai" style="width:${percent(row.ai)}%"></i></span>`;
        const change = comparison ? `<td>${renderChange(row)}</td>` : '';
        return `<tr><th scope="row"><bdi>${(0,html/* escapeHtml */.Z)(row.path)}</bdi>${bar}</th><td>${(0,views_facts/* formatCount */.B4)(row.total)}</td><td>${(0,views_facts/* formatCount */.B4)(row.human)}</td><td>${(0,views_facts/* formatCount */.B4)(row.ai)}</td>${change}${feedback ? `<td>${(0,views_feedback/* formatUnhappy */.$3)(row.votes)}</td>` : ''}</tr>`;
    });
    const heads = [
        'Views',
        'People',
        'AI',
        ...(comparison ? ['Change'] : []),
        ...(feedback ? ['Unhappy'] : []),
    ];
    return `<table>
<caption>Top ${(0,views_facts/* formatCount */.B4)(top.length)} pages by ${views_facts/* SORT_LABELS */.fj[sortBy]}</caption>
<thead><tr><th scope="col">Page</th>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>${renderFeedback(facts)}`;
}
function renderFeedback(facts) {
    const text = (0,views_feedback/* describeFeedback */.fC)(facts);
    return text === '' ? '' : `\n<p class="quiet">${(0,html/* escapeHtml */.Z)(text)}</p>`;
}
function renderMoved({ comparison }) {
    if (comparison === undefined)
        return '';
    const range = (0,html/* escapeHtml */.Z)((0,views_facts/* describeRange */.pC)(comparison.range));
    const tables = [renderMovers('Moved up', comparison.up), renderMovers('Moved down', comparison.down)].join('');
    return `<h2>Movers</h2>\n<p class="quiet">Compared with the period ${range}.</p>\n<div class="movers">${tables || '<p>No page moved.</p>'}</div>`;
}
function renderMovers(caption, rows) {
    if (rows.length === 0)
        return '';
    const lines = rows.map((row) => `<tr><th scope="row"><bdi>${(0,html/* escapeHtml */.Z)(row.path)}</bdi></th><td>${renderChange(row)}</td><td>${(0,views_facts/* formatCount */.B4)(row.previous ?? 0)}</td><td>${(0,views_facts/* formatCount */.B4)(row.total)}</td></tr>`);
    return `<table><caption>${caption}</caption><thead><tr><th scope="col">Page</th><th scope="col">Change</th><th scope="col">Before</th><th scope="col">Now</th></tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
}
function renderChange(row) {
    const change = (0,views_row/* changeOf */.C2)(row);
    const kind = change > 0 ? 'up' : change < 0 ? 'down' : 'quiet';
    return `<span class="${kind}">${(0,views_facts/* formatChange */.eD)(change)}</span>`;
}

;// CONCATENATED MODULE: ./report/display-width.js
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
function displayWidth(text) {
    let width = 0;
    for (const character of text)
        width += characterWidth(character);
    return width;
}
function cutToWidth(text, width) {
    if (displayWidth(text) <= width)
        return text;
    const kept = [];
    let used = 1;
    for (const character of [...text].reverse()) {
        used += characterWidth(character);
        if (used > width)
            break;
        kept.unshift(character);
    }
    return `…${kept.join('')}`;
}
function padToWidth(text, width) {
    return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}
function characterWidth(character) {
    if (/\p{M}/u.test(character))
        return 0;
    return WIDE.test(character) ? 2 : 1;
}

;// CONCATENATED MODULE: ./report/views-svg.js




const WIDTH = 800;
const LEFT = 20;
const BAR_LEFT = 300;
const BAR_WIDTH = 400;
const ROW_HEIGHT = 30;
const HEAD_HEIGHT = 110;
const LABEL_CELLS = 34;
const STYLE = `
  svg { font-family: system-ui, sans-serif; background: #fff; }
  text { fill: #1f2328; font-size: 14px; }
  .title { font-size: 22px; font-weight: 600; }
  .quiet { fill: #59636e; }
  .human { fill: #2f6feb; }
  .ai { fill: #d97706; }
  @media (prefers-color-scheme: dark) {
    svg { background: #0d1117; }
    text { fill: #e6edf3; }
    .quiet { fill: #9198a1; }
    .human { fill: #58a6ff; }
    .ai { fill: #f0a03c; }
  }`;
function renderViewsSvg(facts) {
    const { counts, top } = facts;
    const height = HEAD_HEIGHT + Math.max(1, top.length) * ROW_HEIGHT + 20;
    const title = `Page views ${(0,views_facts/* describeRange */.pC)(facts.range)}`;
    const share = (part) => (0,views_facts/* formatShare */.T1)(part, counts.total) || '0 %';
    const split = `${(0,views_facts/* formatCount */.B4)(counts.human)} human (${share(counts.human)}), ${(0,views_facts/* formatCount */.B4)(counts.ai)} AI (${share(counts.ai)})`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">${(0,html/* escapeHtml */.Z)(title)}</title>
<desc id="desc">${(0,html/* escapeHtml */.Z)(describe(facts, split))}</desc>
<style>${STYLE}
</style>
<text class="title" x="${LEFT}" y="38">${(0,views_facts/* formatCount */.B4)(counts.total)} page views</text>
<text class="quiet" x="${LEFT}" y="62">${(0,html/* escapeHtml */.Z)((0,views_facts/* describeRange */.pC)(facts.range))}</text>
<rect class="human" x="${LEFT}" y="78" width="12" height="12" rx="2"/>
<rect class="ai" x="${BAR_LEFT}" y="78" width="12" height="12" rx="2"/>
<text x="${LEFT + 20}" y="89">${(0,views_facts/* formatCount */.B4)(counts.human)} human, ${share(counts.human)}</text>
<text x="${BAR_LEFT + 20}" y="89">${(0,views_facts/* formatCount */.B4)(counts.ai)} AI, ${share(counts.ai)}</text>
${renderBars(facts)}
</svg>
`;
}
function renderBars(facts) {
    const { top } = facts;
    const { feedback } = (0,views_facts/* columnsOf */.PL)(facts);
    if (top.length === 0)
        return `<text class="quiet" x="${LEFT}" y="${HEAD_HEIGHT + 20}">No page has views in this range.</text>`;
    const most = Math.max(1, ...top.map(({ human, ai }) => human + ai));
    return top
        .map((row, index) => {
        const y = HEAD_HEIGHT + index * ROW_HEIGHT;
        const human = round((BAR_WIDTH * row.human) / most);
        const ai = round((BAR_WIDTH * row.ai) / most);
        const path = (0,html/* escapeHtml */.Z)(row.path);
        const unhappy = feedback ? (0,views_feedback/* formatUnhappy */.$3)(row.votes) : '';
        const share = unhappy === '' ? '' : `, ${unhappy} unhappy`;
        return [
            `<g><title>${path}: ${(0,views_facts/* formatCount */.B4)(row.human)} human, ${(0,views_facts/* formatCount */.B4)(row.ai)} AI${share}</title>`,
            `<text x="${BAR_LEFT - 10}" y="${y + 18}" text-anchor="end">${(0,html/* escapeHtml */.Z)(cutToWidth(row.path, LABEL_CELLS))}</text>`,
            `<rect class="human" x="${BAR_LEFT}" y="${y + 5}" width="${human}" height="18"/>`,
            `<rect class="ai" x="${round(BAR_LEFT + human)}" y="${y + 5}" width="${ai}" height="18"/>`,
            `<text class="quiet" x="${round(BAR_LEFT + human + ai + 8)}" y="${y + 18}">${(0,views_facts/* formatCount */.B4)(row.total)}</text></g>`,
        ].join('');
    })
        .join('\n');
}
function describe({ top, sortBy, counts }, split) {
    const rows = top.map(({ path, total }) => `${path}: ${(0,views_facts/* formatCount */.B4)(total)}`).join('; ');
    return `${(0,views_facts/* formatCount */.B4)(counts.total)} views, ${split}. Top pages by ${views_facts/* SORT_LABELS */.fj[sortBy]}: ${rows || 'none'}.`;
}
function round(value) {
    return Math.round(value * 10) / 10;
}

// EXTERNAL MODULE: ./text/duration.js
var duration = __webpack_require__(53093);
// EXTERNAL MODULE: ./text/one-line.js
var one_line = __webpack_require__(92048);
;// CONCATENATED MODULE: ./report/views-terminal.js






const BOLD = 1;
const DIM = 2;
const RED = 31;
const GREEN = 32;
const BLUE = 34;
const YELLOW = 33;
const HUMAN = '█';
const AI = '▒';
function renderViewsTerminal(facts, style) {
    const paint = (code, text) => (style.colour ? `\u001b[${code}m${text}\u001b[0m` : text);
    const { counts, comparison, top, sortBy } = facts;
    const before = (kind) => comparison ? `  ${(0,views_facts/* formatGrowth */.T9)(counts[kind], comparison.counts[kind])}` : '';
    const count = (value) => (0,views_facts/* formatCount */.B4)(value).padStart((0,views_facts/* formatCount */.B4)(counts.total).length);
    const share = (part) => (0,views_facts/* formatShare */.T1)(part, counts.total).padStart(7);
    const blocks = [
        paint(BOLD, (0,one_line/* toOneLine */.G)(`Page views ${(0,views_facts/* describeRange */.pC)(facts.range)}`, 200)),
        [
            `  ${paint(BLUE, HUMAN)} human  ${count(counts.human)} ${share(counts.human)}${before('human')}`,
            `  ${paint(YELLOW, AI)} AI     ${count(counts.ai)} ${share(counts.ai)}${before('ai')}`,
            `    ${paint(BOLD, `total  ${count(counts.total)}`)}        ${before('total')}`.trimEnd(),
        ].join('\n'),
        ...views_terminal_renderTop(facts, { style, paint }),
        ...[(0,views_feedback/* describeFeedback */.fC)(facts)].filter(Boolean).map((text) => paint(DIM, wrap(text, style.width))),
        ...(comparison ? views_terminal_renderMoved('Moved up', { rows: comparison.up, code: GREEN, style, paint }) : []),
        ...(comparison ? views_terminal_renderMoved('Moved down', { rows: comparison.down, code: RED, style, paint }) : []),
        paint(DIM, `${(0,views_facts/* countOf */.pq)(facts.pages, 'page')} in ${(0,views_facts/* countOf */.pq)(facts.requests, 'request')}, ${(0,duration/* formatDuration */.a3)(facts.elapsedMs)}` +
            (top.length > 0 && sortBy !== 'unhappy' ? `; sorted by ${views_facts/* SORT_LABELS */.fj[sortBy]}` : '')),
    ];
    return `${blocks.join('\n\n')}\n`;
}
function views_terminal_renderTop(facts, { style, paint }) {
    const { top } = facts;
    if (top.length === 0)
        return ['No page has views in this range.'];
    const most = Math.max(1, ...top.map(({ total }) => total));
    const countWidth = (0,views_facts/* formatCount */.B4)(most).length;
    const unhappy = top.map(({ votes }) => ((0,views_facts/* columnsOf */.PL)(facts).feedback ? (0,views_feedback/* formatUnhappy */.$3)(votes) : ''));
    const unhappyWidth = Math.max(...unhappy.map((text) => text.length));
    const room = style.width - countWidth - 6 - (unhappyWidth > 0 ? unhappyWidth + 2 : 0);
    const pathWidth = Math.max(12, Math.min(widest(top), Math.floor(room * 0.6)));
    const barWidth = Math.max(4, Math.min(40, room - pathWidth));
    const lines = top.map((row, index) => {
        const length = row.total === 0 ? 0 : Math.max(1, Math.round((barWidth * row.total) / most));
        const human = row.total === 0 ? 0 : Math.round((length * row.human) / Math.max(row.total, row.human));
        const bar = `${paint(BLUE, HUMAN.repeat(human))}${paint(YELLOW, AI.repeat(length - human))}`;
        const share = unhappyWidth > 0 ? `  ${(unhappy[index] ?? '').padStart(unhappyWidth)}` : '';
        return `  ${showPath(row, pathWidth)}  ${(0,views_facts/* formatCount */.B4)(row.total).padStart(countWidth)}${share}  ${length > 0 ? bar : ''}`.trimEnd();
    });
    const title = `Top ${(0,views_facts/* formatCount */.B4)(top.length)}${unhappyWidth > 0 ? ', with the share of unhappy readers' : ''}`;
    return [[paint(BOLD, title), ...lines].join('\n')];
}
function views_terminal_renderMoved(title, list) {
    const { rows, paint, style } = list;
    if (rows.length === 0)
        return [];
    const changes = rows.map((row) => (0,views_facts/* formatChange */.eD)((0,views_row/* changeOf */.C2)(row)));
    const changeWidth = Math.max(...changes.map((change) => change.length));
    const pathWidth = Math.max(12, Math.min(widest(rows), style.width - changeWidth - 26));
    const lines = rows.map((row, index) => {
        const change = paint(list.code, (changes[index] ?? '').padStart(changeWidth));
        const fromTo = `${(0,views_facts/* formatCount */.B4)(row.previous ?? 0)} → ${(0,views_facts/* formatCount */.B4)(row.total)}`;
        return `  ${showPath(row, pathWidth)}  ${change}  ${paint(DIM, fromTo)}`;
    });
    return [[paint(BOLD, title), ...lines].join('\n')];
}
function wrap(text, width) {
    return (0,one_line/* toOneLine */.G)(text, 1000)
        .replace(new RegExp(`(.{1,${Math.max(20, width)}})(?: |$)`, 'g'), '$1\n')
        .trimEnd();
}
const PATH_MAX_CHARACTERS = 500;
const clean = ({ path }) => (0,one_line/* toOneLine */.G)(path, PATH_MAX_CHARACTERS);
const widest = (rows) => Math.max(...rows.map((row) => displayWidth(clean(row))));
const showPath = (row, width) => padToWidth(cutToWidth(clean(row), width), width);

;// CONCATENATED MODULE: ./flows/views/print.js





function printViews(report, style) {
    if (style.json)
        return `${JSON.stringify(toJson(report), null, 2)}\n`;
    return report.facts === undefined ? '' : renderViewsTerminal(report.facts, style);
}
function renderReportFile(name, { facts }) {
    if (facts === undefined)
        return '';
    if (/\.html?$/i.test(name))
        return renderViewsHtml(facts);
    return /\.svg$/i.test(name) ? renderViewsSvg(facts) : undefined;
}
function toJson({ facts, files, warnings, notices, problem, requests }) {
    const end = {
        ...{ partial: problem !== undefined, problem: problem ?? null, requests, files },
        notices: [...warnings, ...notices],
    };
    if (facts === undefined)
        return end;
    const { range, counts, pages, sortBy, top, comparison, feedback } = facts;
    const rows = (list) => list.map((row) => (0,views_row/* plainRow */.Fq)(row, (0,views_facts/* columnsOf */.PL)(facts)));
    const compared = comparison && { ...comparison, up: rows(comparison.up), down: rows(comparison.down) };
    return {
        range,
        ...counts,
        pages,
        sortBy,
        top: rows(top),
        comparison: compared ?? null,
        feedback: feedback ?? null,
        ...end,
    };
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

/***/ 53093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   a3: () => (/* binding */ formatDuration)
/* harmony export */ });
/* unused harmony exports formatTime, formatDays, wholeDays */
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


/***/ }),

/***/ 92048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toOneLine)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66857);
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99307);


function toOneLine(text, maxCharacters) {
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .dropHidden */ .q)(text)).trim(), maxCharacters);
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
