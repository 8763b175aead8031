export const id = 438;
export const ids = [438];
export const modules = {

/***/ 6438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRoom: () => (/* binding */ findRoom)
/* harmony export */ });
/* harmony import */ var _contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9563);
/* harmony import */ var _instruction_own_pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6612);
/* harmony import */ var _story_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8717);
/* harmony import */ var _story_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7727);
/* harmony import */ var _thread_turn_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7470);
/* harmony import */ var _host_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2358);
/* harmony import */ var _thread_eye_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1391);







async function findRoom({ plan, budget, run, project }, { host, eye: known }) {
    const limit = budget?.maxOpenPulls;
    if (limit === undefined)
        return { kind: 'free' };
    if (!host)
        return { kind: 'unread', why: uncounted('there is no githubToken.') };
    try {
        const open = await host.tending.listOpen();
        const isTraced = ({ head, body }) => (0,_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__/* .isJobBranch */ .CO)(head) || (0,_contract_own_traces_js__WEBPACK_IMPORTED_MODULE_0__/* .isJobsBody */ .f7)(body);
        const traced = open.filter(isTraced);
        const others = open.filter((pull) => !isTraced(pull));
        const isOpenAnyway = traced.length >= limit || traced.length + others.length < limit;
        const bounds = (0,_story_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .projectBounds */ .ll)({ ...run, ...project });
        const eye = known ?? (0,_thread_eye_js__WEBPACK_IMPORTED_MODULE_2__/* .createEye */ .Sh)({ host });
        const named = isOpenAnyway
            ? []
            : await namedByUs(others, { eye, isOurs: (one) => (0,_story_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfProject */ .DF)(one, bounds) });
        const pulls = [...traced, ...named].sort((a, b) => a.number - b.number);
        if (pulls.length < limit)
            return { kind: 'free' };
        const numbers = pulls.map(({ number }) => `#${number}`).join(', ');
        const why = `${pulls.length} pull requests of jobs are open, and maxOpenPulls is ${limit}: ${numbers}.`;
        const waiting = { limit, pulls: pulls.map(({ number, title, link }) => ({ number, title, link })) };
        if (isAskedByNobody(plan.event))
            return { kind: 'full', why: `${why} No new job was started.`, waiting };
        return { kind: 'told', why, waiting };
    }
    catch (error) {
        return { kind: 'unread', why: uncounted((0,_host_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .explainHostFailure */ ._C)(error)) };
    }
}
const uncounted = (why) => `What maxOpenPulls has left could not be counted: ${why} Nothing was sent; run again later.`;
function isAskedByNobody(event) {
    return event.kind === 'push' || event.name === 'schedule' || (0,_instruction_own_pull_request_js__WEBPACK_IMPORTED_MODULE_4__/* .mergedPullRequest */ .r2)(event) !== undefined;
}
async function namedByUs(pulls, { eye, isOurs }) {
    const self = await eye.self();
    if (!self)
        throw new Error('it is not known whom githubToken acts as');
    const sinceMs = Math.min(...pulls.map(({ createdMs }) => createdMs)) - _thread_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .RUN_MAX_MS */ .YV;
    const { marked } = await eye.repository((view) => (0,_thread_eye_js__WEBPACK_IMPORTED_MODULE_2__/* .isReadBackTo */ .lV)(view, sinceMs));
    const ours = marked.filter(({ comment, marker }) => (0,_thread_eye_js__WEBPACK_IMPORTED_MODULE_2__/* .isSelf */ .fy)(comment.author, self) && isOurs(marker));
    const links = new Set(ours.map(({ marker }) => (0,_story_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .linkOf */ .IJ)(marker.story)));
    return pulls.filter(({ link }) => links.has(link));
}


/***/ })

};
