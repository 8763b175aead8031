export const id = 696;
export const ids = [696];
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


/***/ })

};
