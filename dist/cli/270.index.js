export const id = 270;
export const ids = [270];
export const modules = {

/***/ 71270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainRules: () => (/* binding */ explainRules),
/* harmony export */   explainText: () => (/* binding */ explainText)
/* harmony export */ });
/* harmony import */ var _store_views_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76845);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1903);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86911);
/* harmony import */ var _count_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47654);
/* harmony import */ var _json_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96798);
/* harmony import */ var _page_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88572);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98280);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55690);








function explainRules() {
    const { ai, bots } = _agents_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTS */ .m5;
    const listed = ({ package: name, version, released, licence }) => `${name} ${version} (${released}, ${licence})`;
    const fields = Object.entries(_json_line_js__WEBPACK_IMPORTED_MODULE_1__/* .JSON_FIELDS */ .L).map(([name, keys]) => `  ${name.padEnd(8)} ${keys.join(', ')}`);
    return `A line counts as a page view if it is a GET, answered with 2xx or 304, for a page.
HEAD shows nobody anything; 304 is a page that the reader's browser had kept.

Who asks is told from the user agent alone, in this order:
  bot    no name at all, which every browser gives; not counted
  ai     ${_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .AI_PATTERNS */ .bq} patterns of ${listed(ai)}: those tagged ${_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .AI_TAG */ .Iv}, and
         ${_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .AI_BESIDE_TAG */ .rj.join(', ')}
  bot    whatever else ${listed(bots)} knows; not counted
  human  the rest

A path is kept without query, fragment, repeated and last slash and index.html, with . and .. resolved and escapes as
in RFC 3986. Not counted: more than ${_store_views_js__WEBPACK_IMPORTED_MODULE_2__/* .PATH_MAX_BYTES */ .F} bytes, control characters, bytes that are not UTF-8, and assets:
  ${_page_path_js__WEBPACK_IMPORTED_MODULE_3__/* .ASSET_EXTENSIONS */ .m.join(' ')}
  llms.txt and llms-*.txt are pages.

A day is the UTC day of the time in the line.

Formats, told from each line: the combined format of Apache and nginx (more may stand before and behind), and JSON
objects. Fields of JSON, the first that is there; a dot steps into an object:
${fields.join('\n')}

A log is recognised by its content: its first 4 KiB, how far it was read, and the 4 KiB before that. Renamed, packed or
grown, it goes on where it stopped. A stream is recognised as a whole, from its first byte: parts of it that were
imported on their own before are counted again, so import rotated logs as files.
`;
}
function explainText(text) {
    const seen = [];
    const counter = new _count_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .LineCounter */ .H({
        count: ({ day, ...slices }) => {
            const view = { target: (0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b)(slices.target), agent: (0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b)(slices.agent), day };
            seen.push(view);
            const page = (0,_page_path_js__WEBPACK_IMPORTED_MODULE_3__/* .pagePath */ .H)(view.target);
            if (!page.ok)
                return page.reason;
            return (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .explainAgent */ .JQ)(view.agent).kind;
        },
    });
    const bytes = Buffer.from(text);
    const verdict = counter.count({ bytes, start: 0, end: bytes.length });
    if (verdict === 'malformed' || verdict === 'blank') {
        const { kind, because } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .explainAgent */ .JQ)(text);
        return `As a user agent: ${kind}, because ${because}.\n`;
    }
    const view = seen[0];
    if (!view)
        return `As a line of a log: not counted, among ${_request_js__WEBPACK_IMPORTED_MODULE_6__/* .DROP_REASONS */ .U[verdict]}.\n`;
    const page = (0,_page_path_js__WEBPACK_IMPORTED_MODULE_3__/* .pagePath */ .H)(view.target);
    if (!page.ok)
        return `As a line of a log: not counted, among ${_request_js__WEBPACK_IMPORTED_MODULE_6__/* .DROP_REASONS */ .U[page.reason]}.\n`;
    const { kind, because } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .explainAgent */ .JQ)(view.agent);
    const counted = kind === 'bot' ? 'not counted' : `a view by ${kind === 'ai' ? 'AI' : 'a person'}`;
    return `As a line of a log: ${counted}, ${page.path} on ${(0,_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .dayName */ .Ot)(view.day)}. The user agent is ${kind}, because ${because}.\n`;
}


/***/ })

};
