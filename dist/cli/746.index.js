export const id = 746;
export const ids = [746];
export const modules = {

/***/ 3746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createJsonLog: () => (/* binding */ createJsonLog)
/* harmony export */ });
/* harmony import */ var pino__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19063);
/* harmony import */ var _service_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84223);


function createJsonLog({ write, now = () => new Date(), withoutSecrets }) {
    const logger = (0,pino__WEBPACK_IMPORTED_MODULE_0__.pino)({
        base: null,
        timestamp: () => `,"time":"${now().toISOString()}"`,
        formatters: { level: (level) => ({ level }) },
    }, { write });
    return (event, fields = {}) => {
        if (event === 'request')
            write(`${JSON.stringify({ level: 'info', time: now().toISOString(), event, ...fields })}\n`);
        else
            logger[(0,_service_log_js__WEBPACK_IMPORTED_MODULE_1__/* .levelOf */ .In)(event)]({ event, ...(0,_service_log_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanFields */ .xh)(event, { fields, withoutSecrets }) });
    };
}


/***/ })

};
