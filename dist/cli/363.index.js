export const id = 363;
export const ids = [363];
export const modules = {

/***/ 32363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openScratch: () => (/* binding */ openScratch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46193);
/* harmony import */ var _writer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34962);





const CHUNK = 64 * 1024;
function openScratch(env) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'page-views-'));
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'rows'), 'wx+', 0o600);
    const { write, flush } = (0,_writer_js__WEBPACK_IMPORTED_MODULE_4__/* .createWriter */ .u)(file);
    return {
        write: (line) => write(`${line}\n`),
        *lines() {
            flush();
            const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_3__.StringDecoder('utf8');
            const chunk = Buffer.alloc(CHUNK);
            let rest = '';
            for (let position = 0;;) {
                const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk, 0, CHUNK, position);
                if (read === 0)
                    return;
                position += read;
                const lines = (rest + decoder.write(chunk.subarray(0, read))).split('\n');
                rest = lines.pop() ?? '';
                yield* lines;
            }
        },
        dispose() {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
        },
    };
}


/***/ })

};
