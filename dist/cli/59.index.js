export const id = 59;
export const ids = [59];
export const modules = {

/***/ 37059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withWorkTree: () => (/* binding */ withWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68863);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14046);





async function withWorkTree({ folder, base }, work) {
    const home = {
        HOME: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(),
        GIT_CONFIG_GLOBAL: process.env.GIT_CONFIG_GLOBAL ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.gitconfig'),
    };
    const ask = async (...args) => (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(args, { cwd: folder, env: home })).trim();
    const root = await ask('rev-parse', '--show-toplevel');
    const place = async (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, await ask('rev-parse', '--git-path', name));
    const [objects, index] = [await place('objects'), await place('index')];
    const from = base === undefined ? undefined : await ask('merge-base', '--end-of-options', base, 'HEAD');
    const apart = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docs-agent-links-'));
    try {
        const env = {
            ...home,
            GIT_INDEX_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(apart, 'index'),
            GIT_OBJECT_DIRECTORY: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(apart, 'objects'),
            GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
        };
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(env.GIT_OBJECT_DIRECTORY);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(index, env.GIT_INDEX_FILE).catch(() => undefined);
        const run = (args, options = {}) => (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitBytes */ .s0)(args, { ...options, cwd: root, env });
        await run(['add', '--all', '--', '.']);
        const tree = (await run(['write-tree'])).toString().trim();
        return await work({ reader: (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readObjects */ .$)(run), tree, base: from });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(apart, { recursive: true, force: true });
    }
}


/***/ })

};
