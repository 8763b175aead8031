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
const RETRY_BASE_MS = 1_000;
const RETRY_CAP_MS = 30_000;
const UNSENT_RETRIES = 3;
const ANSWER_MS = 10_000;
const ANSWER_SHARE = 0.1;
function leastAnswerTime(timeoutMs) {
    return Math.min(ANSWER_MS, timeoutMs * ANSWER_SHARE);
}
function retryDelay(attempt, draw) {
    const ceiling = Math.min(RETRY_CAP_MS, (draw.baseMs ?? RETRY_BASE_MS) * 2 ** Math.min(attempt - 1, 16));
    return Math.round(draw.random() * ceiling);
}
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
