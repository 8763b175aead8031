export const id = 705;
export const ids = [705];
export const modules = {

/***/ 56705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showStatus: () => (/* binding */ showStatus)
/* harmony export */ });
/* harmony import */ var _host_command_line_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72439);
/* harmony import */ var _host_inputs_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17278);
/* harmony import */ var _host_last_resort_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1698);
/* harmony import */ var _text_harmless_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13845);
/* harmony import */ var _text_neutralise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78819);
/* harmony import */ var _open_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64036);






async function showStatus({ jobIds, options }, terminal) {
    for (const jobId of jobIds)
        (0,_host_inputs_run_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJobId */ .et)(jobId);
    const inputs = (0,_open_request_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRequest */ .T)(options, terminal);
    const [{ waiting, ports, settle, log, clean }, { lookAtJobs }, telling] = await Promise.all([
        (0,_open_request_js__WEBPACK_IMPORTED_MODULE_1__/* .openRequest */ .G)(inputs, terminal),
        __webpack_require__.e(/* import() */ 963).then(__webpack_require__.bind(__webpack_require__, 34963)),
        __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 44559)),
    ]);
    const stories = await lookAtJobs({ jobIds, waiting }, ports);
    settle();
    const documents = stories.map((story) => telling.describeRequest(story, _host_command_line_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .sayAtTerminal */ .D));
    if (options.json) {
        const [only, ...more] = documents;
        terminal.out(`${clean((0,_text_harmless_json_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessJson */ .E)(more.length === 0 ? only : documents))}\n`);
    }
    for (const { jobId, outcome, sentence } of documents) {
        if (outcome === 'error')
            log.error(sentence);
        else if (!options.json)
            terminal.out(`${(0,_text_neutralise_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralise */ .$)(clean(`${jobId}  ${outcome}  ${sentence}`))}\n`);
    }
    (0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_5__/* .endSoon */ .nJ)();
    return telling.exitCodeOfAll(stories, inputs.failOn);
}


/***/ })

};
