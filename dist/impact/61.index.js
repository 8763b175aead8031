export const id = 61;
export const ids = [61];
export const modules = {

/***/ 5061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   linksTo: () => (/* binding */ linksTo)
/* harmony export */ });
function linksTo(span, place) {
    if (!place)
        return () => undefined;
    const { serverUrl, repository, isGitea } = place;
    return ({ path, line, of }) => {
        const file = path
            .toWellFormed()
            .split('/')
            .map(encodeURIComponent)
            .join('/')
            .replace(/[()*'!~]/g, encodeMark);
        const where = isGitea ? `src/commit/${span[of]}/${file}` : `blob/${span[of]}/${file}?plain=1`;
        return `${serverUrl}/${repository}/${where}#L${line}`;
    };
}
function encodeMark(mark) {
    return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}


/***/ })

};
