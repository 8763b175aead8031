export const id = 131;
export const ids = [131];
export const modules = {

/***/ 4131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RETRY_BASE_MS: () => (/* binding */ RETRY_BASE_MS),
/* harmony export */   RETRY_CAP_MS: () => (/* binding */ RETRY_CAP_MS),
/* harmony export */   UNSENT_RETRIES: () => (/* binding */ UNSENT_RETRIES),
/* harmony export */   leastAnswerTime: () => (/* binding */ leastAnswerTime),
/* harmony export */   parseRetryAfter: () => (/* binding */ parseRetryAfter),
/* harmony export */   retryDelay: () => (/* binding */ retryDelay)
/* harmony export */ });
/**
 * The one retry policy.
 *
 * What may be repeated (a look) is repeated until the run's deadline; what may not (create, message) only where it is
 * proven that the service saw nothing, at most `UNSENT_RETRIES` times, or where it said 429. Delays grow by powers of
 * two up to `RETRY_CAP_MS` and are drawn evenly from zero to that ("full jitter"), so that many runs that fail together
 * do not come back together.
 */
const RETRY_BASE_MS = 1_000;
const RETRY_CAP_MS = 30_000;
const UNSENT_RETRIES = 3;
const ANSWER_MS = 10_000;
const ANSWER_SHARE = 0.1;
/**
 * The least time that the answer to a create or a message is given: 10 s, or a tenth of the run's timeout where that is
 * less. What is sent with less time left is lost more often than not, and what is lost can't be looked up.
 */
function leastAnswerTime(timeoutMs) {
    return Math.min(ANSWER_MS, timeoutMs * ANSWER_SHARE);
}
/** Milliseconds before retry number `attempt` (1 is the first), by full jitter. */
function retryDelay(attempt, draw) {
    const ceiling = Math.min(RETRY_CAP_MS, (draw.baseMs ?? RETRY_BASE_MS) * 2 ** Math.min(attempt - 1, 16));
    return Math.round(draw.random() * ceiling);
}
/**
 * Milliseconds that a Retry-After header asks for, or undefined where there is none that can be read.
 * Both forms of RFC 9110 §10.2.3: seconds, and an HTTP date (held against the wall clock, `nowMs`).
 */
function parseRetryAfter(header, nowMs) {
    const text = header?.toString().trim();
    if (!text)
        return undefined;
    if (/^\d{1,9}(\.\d+)?$/.test(text))
        return Math.ceil(Number(text) * 1000);
    if (!/[A-Za-z]{3}/.test(text))
        return undefined;
    const at = Date.parse(text);
    return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}


/***/ })

};
