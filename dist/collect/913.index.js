export const id = 913;
export const ids = [913,696];
export const modules = {

/***/ 9696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isFinishWanted: () => (/* binding */ isFinishWanted),
/* harmony export */   realWishes: () => (/* binding */ realWishes)
/* harmony export */ });
function isFinishWanted(rules) {
    return [rules?.wishes, rules?.previewMs, rules?.allowedPaths].some((wish) => wish !== undefined);
}
function realWishes(wishes) {
    const { labels, reviewers, assignees, draft, autoMerge, repositories } = wishes;
    const lists = [labels, reviewers, assignees, repositories];
    const isEmpty = lists.every(({ length }) => length === 0) && draft === 'keep' && autoMerge === undefined;
    return isEmpty ? undefined : wishes;
}


/***/ }),

/***/ 913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openFinish: () => (/* binding */ openFinish)
/* harmony export */ });
/* harmony import */ var _finish_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9696);

async function openFinish(rules, { home, ...ports }) {
    if (!(0,_finish_rules_js__WEBPACK_IMPORTED_MODULE_0__.isFinishWanted)(rules))
        return undefined;
    const { finishPull } = await __webpack_require__.e(/* import() */ 284).then(__webpack_require__.bind(__webpack_require__, 9284));
    return (subject) => finishPull({ ...subject, home }, { ...ports, rules });
}


/***/ })

};
