export const id = 446;
export const ids = [446];
export const modules = {

/***/ 10446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeFault: () => (/* binding */ describeFault),
/* harmony export */   describeUnread: () => (/* binding */ describeUnread)
/* harmony export */ });
/* harmony import */ var _words_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58169);

function describeUnread(page) {
    return `${(0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(page)} is too long to be read, or no text`;
}
function describeFault({ page, line, target, why, before }) {
    const what = why === 'no file' ? 'leads to no file' : 'leads to no heading or anchor';
    return `${(0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(page)}:${line}: ${(0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(target)} ${what}${before ? ', as before the change' : ''}`;
}


/***/ })

};
