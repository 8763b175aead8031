export const id = 533;
export const ids = [533];
export const modules = {

/***/ 98280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ DROP_REASONS),
/* harmony export */   Z: () => (/* binding */ dropByStatus)
/* harmony export */ });
const DROP_REASONS = {
    blank: 'blank lines',
    'too-long': 'lines longer than 64 KiB',
    malformed: 'lines that are no request of a known format',
    method: 'requests other than GET',
    error: 'errors (4xx, 5xx)',
    redirect: 'redirects and other answers that are no page',
    asset: 'assets and downloads',
    'bad-path': 'paths that are broken, hostile or too long',
    bot: 'other bots and programs',
};
function dropByStatus(status) {
    if ((status >= 200 && status < 300) || status === 304)
        return undefined;
    return status >= 400 ? 'error' : 'redirect';
}


/***/ }),

/***/ 68533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98280);

function renderSummary({ files, durationMs }) {
    const reports = files.map(({ report }) => report);
    const sum = (pick) => reports.reduce((all, report) => all + pick(report), 0);
    const seconds = durationMs / 1000;
    const lines = sum((report) => report.lines);
    const days = reports
        .flatMap(({ firstDay, lastDay }) => (firstDay && lastDay ? [firstDay, lastDay] : []))
        .sort();
    const dropped = Object.keys(_request_js__WEBPACK_IMPORTED_MODULE_0__/* .DROP_REASONS */ .U)
        .map((reason) => ({ reason, count: sum(({ verdicts }) => verdicts.get(reason) ?? 0) }))
        .filter(({ count }) => count > 0);
    const rows = [
        ['lines read', lines],
        ['views by people', sum(({ verdicts }) => verdicts.get('human') ?? 0)],
        ['views by AI', sum(({ verdicts }) => verdicts.get('ai') ?? 0)],
        ['not counted', dropped.reduce((all, { count }) => all + count, 0)],
    ];
    const counted = [
        ...rows.map(([name, count]) => row(name, count)),
        ...dropped.map(({ reason, count }) => row(`  ${_request_js__WEBPACK_IMPORTED_MODULE_0__/* .DROP_REASONS */ .U[reason]}`, count)),
    ];
    const pace = seconds > 0 ? `, ${number(Math.round(lines / seconds))} lines a second` : '';
    return [
        ...files.map(({ name, report }) => `${name}: ${describeKnown(report)}\n`),
        ...counted,
        days.length > 0 ? `days (UTC): ${days[0]} to ${days.at(-1)}\n` : '',
        `${seconds.toFixed(1)} s${pace}\n`,
    ].join('');
}
function describeKnown({ known, lines, unfinished }) {
    const left = unfinished ? '; its last line is not whole yet and is left for the next import' : '';
    if (known === 'all')
        return `imported before, nothing new${left}`;
    const count = `${number(lines)} ${lines === 1 ? 'line' : 'lines'}`;
    return `${known === 'beginning' ? `grown since it was imported, ${count} more` : count}${left}`;
}
function row(name, count) {
    return `${name.padEnd(50)} ${number(count).padStart(14)}\n`;
}
function number(count) {
    return count.toLocaleString('en-US');
}


/***/ })

};
