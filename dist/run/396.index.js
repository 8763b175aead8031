export const id = 396;
export const ids = [396];
export const modules = {

/***/ 6396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerReviews: () => (/* binding */ answerReviews)
/* harmony export */ });
/* harmony import */ var _story_mends_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3370);
/* harmony import */ var _story_story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7114);
/* harmony import */ var _host_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2358);
/* harmony import */ var _thread_eye_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1391);




const TRIES = 2;
async function answerReviews({ owner, story, command }, { host, self, log }) {
    const { mends } = owner;
    if (!mends || mends.threads.length === 0 || !(0,_story_story_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnd */ .uV)(story))
        return;
    const mark = (0,_story_mends_js__WEBPACK_IMPORTED_MODULE_1__/* .replyMark */ .O9)(owner);
    try {
        if (!self)
            throw new Error('it is not known whom githubToken acts as');
        const mending = await host.openMending();
        const place = mending.locate(mends.link);
        if (!place)
            return;
        for (let attempt = 1; attempt <= TRIES; attempt += 1) {
            const { head, threads } = await mending.faults(place, { checks: false, threads: true });
            if (threads.unread && threads.items.length === 0)
                throw threads.unread;
            const body = (0,_story_mends_js__WEBPACK_IMPORTED_MODULE_1__/* .tellReply */ .y7)(story, { mends, head, command, mark });
            const replies = threads.items
                .filter(({ id }) => mends.threads.includes(id))
                .filter(({ comments }) => !comments.some((one) => (0,_thread_eye_js__WEBPACK_IMPORTED_MODULE_2__/* .isSelf */ .fy)(one.author, self) && one.body.includes(mark)))
                .map((thread) => ({ thread, body }));
            if (replies.length === 0)
                return;
            try {
                return await mending.reply(place, replies);
            }
            catch (error) {
                if ((0,_host_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureOf */ .g5)(error) !== 'lost' || attempt === TRIES)
                    throw error;
            }
        }
    }
    catch (error) {
        log.warning(`The review threads could not be answered: ${(0,_host_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .explainHostFailure */ ._C)(error)}`);
    }
}


/***/ })

};
