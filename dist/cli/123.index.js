export const id = 123;
export const ids = [123];
export const modules = {

/***/ 48548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ BRANCH_RULE),
/* harmony export */   PN: () => (/* binding */ BRANCH_MAX_CHARACTERS),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   R8: () => (/* binding */ BRANCH_LENGTH_RULE),
/* harmony export */   ZV: () => (/* binding */ BRANCH_ACCEPTED),
/* harmony export */   pG: () => (/* binding */ readBranch)
/* harmony export */ });
const FORBIDDEN = [
    /[\x00-\x20\x7f~^:?*[\\]/,
    /\.\.|@\{|\/\/|^\/|\/$|\.$/,
    /(?:^|\/)\.|\.lock(?:\/|$)/,
    /^-|^$/,
    /^(?:[A-Z_]+_)?HEAD$/,
    /(?!(?<=\p{Extended_Pictographic})\ufe0f|\ufe0f\u20e3)[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u,
];
function isBranchName(name) {
    return name.isWellFormed() && !FORBIDDEN.some((forbidden) => forbidden.test(name));
}
const BRANCH_MAX_CHARACTERS = 250;
const BRANCH_LENGTH_RULE = `must have at most ${BRANCH_MAX_CHARACTERS} characters`;
const BRANCH_RULE = 'must be the name of a branch as git takes it, with no invisible characters, such as `main`';
const ASKED_FOR = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}._/+@#=,-]{0,199}$/u;
const BRANCH_ACCEPTED = 'the name of a branch, of letters, digits and . _ - / + @ # = , and not beginning with a dash, such as release-2.1';
function readBranch(text) {
    const name = text.replace(/^refs\/heads\//, '');
    const isOdd = !ASKED_FOR.test(name) || /^refs\/|^[0-9a-f]{40}$/.test(name);
    return isOdd || !isBranchName(name) ? undefined : name;
}


/***/ }),

/***/ 56090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ VIEWS_LIMIT_DEFAULT),
/* harmony export */   L8: () => (/* binding */ FEEDBACK_LIMIT_MAX),
/* harmony export */   O2: () => (/* binding */ VIEWS_LIMIT_MAX),
/* harmony export */   QU: () => (/* binding */ CHANGED_FILES_MAX),
/* harmony export */   Yj: () => (/* binding */ JOB_BODY_MAX_BYTES),
/* harmony export */   Zp: () => (/* binding */ PROMPT_MAX_CHARACTERS),
/* harmony export */   jU: () => (/* binding */ VIEWS_BODY_MAX_BYTES),
/* harmony export */   qs: () => (/* binding */ AGENT_REQUESTS_PER_HOUR),
/* harmony export */   tI: () => (/* binding */ ANALYTICS_REQUESTS_PER_HOUR),
/* harmony export */   uc: () => (/* binding */ KEY_LIFETIME_DAYS),
/* harmony export */   ug: () => (/* binding */ CONTEXT_KIB_MAX)
/* harmony export */ });
/* unused harmony export CONTEXT_KIB_DEFAULT */
const VIEWS_LIMIT_MAX = 250;
const VIEWS_LIMIT_DEFAULT = 50;
const FEEDBACK_LIMIT_MAX = 100;
const PROMPT_MAX_CHARACTERS = 50_000;
const CONTEXT_KIB_MAX = 256;
const CONTEXT_KIB_DEFAULT = 64;
const AGENT_REQUESTS_PER_HOUR = 100;
const ANALYTICS_REQUESTS_PER_HOUR = 100;
const JOB_BODY_MAX_BYTES = 1024 * 1024;
const VIEWS_BODY_MAX_BYTES = 8 * 1024 * 1024;
const KEY_LIFETIME_DAYS = 90;
const CHANGED_FILES_MAX = 300;


/***/ }),

/***/ 48123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sendRequest: () => (/* binding */ sendRequest)
});

// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __webpack_require__(29827);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(56090);
// EXTERNAL MODULE: ./host/inputs/read.js
var read = __webpack_require__(8438);
// EXTERNAL MODULE: ./host/inputs/text-file.js
var text_file = __webpack_require__(73212);
;// CONCATENATED MODULE: ./host/inputs/prompt.js




const PROMPT_FILE = { input: 'promptFile', maxMib: 1 };
function parsePrompt(env, facts) {
    const prompt = (0,read/* readInput */.R5)(env, 'prompt');
    const file = (0,read/* readInput */.R5)(env, 'promptFile');
    if (prompt && file)
        throw new input_error/* InputError */.d('prompt', 'prompt and promptFile were both given; give one of them.');
    if (!prompt && !file) {
        const what = 'neither prompt nor promptFile was given';
        throw new input_error/* InputError */.d('prompt', `${what}; say what the agent should do in one of them.`);
    }
    if (file && facts.workspaceIsForeign) {
        throw new input_error/* InputError */.d('promptFile', "a file is not read on pull_request_target before the merge: the workspace may hold the pull request's own files. Use prompt.");
    }
    const name = file ? 'promptFile' : 'prompt';
    const text = (file
        ? (0,text_file/* readWorkspaceFile */.s)(file, { ...PROMPT_FILE, workspace: env.GITHUB_WORKSPACE || process.cwd() })
        : prompt).trim();
    if (text === '')
        throw new input_error/* InputError */.d(name, 'it is empty; say what the agent should do.');
    if (text.length > limits/* PROMPT_MAX_CHARACTERS */.Zp) {
        const [given, accepted] = [text.length, limits/* PROMPT_MAX_CHARACTERS */.Zp].map((count) => count.toLocaleString('en'));
        throw new input_error/* InputError */.d(name, `${given} characters were given; accepted are at most ${accepted}${/[\ud800-\udfff]/.test(text) ? ' (an emoji counts as two or more)' : ''}.`);
    }
    return text;
}
function parsePromptData(env) {
    const text = readInput(env, 'promptData');
    if (text === '')
        return undefined;
    if (readInput(env, 'promptFile') === '') {
        throw new InputError('promptData', 'there is no promptFile for it to fill; accepted is data for a template file.');
    }
    const value = prompt_parseJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new InputError('promptData', `${showGiven(text)} was given; accepted is a JSON object.`);
    }
    return value;
}
function prompt_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./host/command-line/prompt-source.js



const MAX_BYTES = 1024 * 1024;
async function readPromptSource({ prompt, promptFile, rest }, stdin) {
    if (rest !== undefined && rest !== '-')
        throw new input_error/* InputError */.d('prompt', `${(0,input_error/* showGiven */.v)(rest)} stands alone; accepted there is - for standard input.`);
    const given = [prompt, promptFile, rest].filter((place) => place !== undefined);
    if (given.length !== 1) {
        const flaw = given.length === 0 ? 'no prompt was given' : 'the prompt was given in more than one place';
        throw new input_error/* InputError */.d('prompt', `${flaw}; accepted is one of --prompt, --prompt-file and - (standard input).`);
    }
    const text = prompt ?? (await readFileOrStream(promptFile ?? '-', stdin));
    if (text.trim() !== '')
        return parsePrompt({ INPUT_PROMPT: text }, { workspaceIsForeign: false });
    throw new input_error/* InputError */.d(promptFile === undefined ? 'prompt' : 'promptFile', 'it is empty; say what the agent should do.');
}
function readFileOrStream(file, stdin) {
    return file === '-' ? readStream(stdin) : (0,text_file/* readTextFile */.G)(file, { ...PROMPT_FILE, given: (0,input_error/* showGiven */.v)(file) });
}
async function readStream(stdin) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stdin) {
        chunks.push(Buffer.from(chunk));
        bytes += chunk.length;
        if (bytes > MAX_BYTES)
            throw new input_error/* InputError */.d('prompt', 'standard input is larger than 1 MiB.');
    }
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    }
    catch {
        throw new input_error/* InputError */.d('prompt', "standard input can't be read as UTF-8 text.");
    }
}

;// CONCATENATED MODULE: ./host/command-line/shell-word.js
function shellWord(text) {
    return /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./host/command-line/status-command.js

const ACCESS = { projectId: '--project-id', baseUrl: '--base-url', keyFile: '--key-file' };
function statusCommandLine(jobId, options) {
    const given = Object.entries(ACCESS).flatMap(([name, option]) => {
        const value = options[name];
        return typeof value === 'string' ? [option, shellWord(value)] : [];
    });
    return ['docs-agent status', jobId, ...given].join(' ');
}

// EXTERNAL MODULE: ./host/command-line/wording.js
var wording = __webpack_require__(72439);
// EXTERNAL MODULE: ./host/inputs/run.js + 1 modules
var run = __webpack_require__(17278);
// EXTERNAL MODULE: ./contract/branch-name.js
var branch_name = __webpack_require__(48548);
;// CONCATENATED MODULE: ./host/inputs/thread.js





function parseThreadInputs(env, accepted) {
    const get = (name) => readInput(env, name);
    return Object.freeze({
        allowedPermission: parseChoice('allowedPermission', get('allowedPermission'), accepted.roles),
        allowedBots: parseNames(get('allowedBots')),
        allowedUsers: parseNames(get('allowedUsers')),
        allowEdits: parseBoolean('allowEdits', get('allowEdits')),
        context: parseChoice('context', get('context'), accepted.contexts),
        contextBytes: 1024 * parseWholeNumber('contextKilobytes', get('contextKilobytes'), CONTEXT_KIB),
        ref: parseRef(get('ref'), get('jobId')),
        followUp: parseChoice('followUp', get('followUp'), accepted.followUps),
        comment: parseBoolean('comment', get('comment')),
        reactions: parseBoolean('reactions', get('reactions')),
        pages: parsePages(get('pages')),
    });
}
const CONTEXT_KIB = { min: 4, max: limits/* CONTEXT_KIB_MAX */.ug, unit: 'KiB' };
function parseRef(value, jobId) {
    if (value === '')
        return undefined;
    if (value === 'auto')
        return { kind: 'auto' };
    const name = parseBranch(value, '; or auto');
    if (jobId !== '')
        throw new InputError('ref', 'jobId names a job that goes on, and a message carries no branch; leave one of them out.');
    return { kind: 'branch', name };
}
function parseBranch(value, orElse = '') {
    const name = (0,branch_name/* readBranch */.pG)(value);
    if (name !== undefined)
        return name;
    throw new input_error/* InputError */.d('ref', `${(0,input_error/* showGiven */.v)(value)} was given; accepted is ${branch_name/* BRANCH_ACCEPTED */.ZV}${orElse}.`);
}
const parseNames = (text) => text.split(/[\s,]+/).filter(Boolean);
function parsePages(text) {
    if (text === '')
        return [];
    const value = parseJson(text);
    const pages = Array.isArray(value) ? value.map((page) => (isRow(page) ? page.path : page)) : [undefined];
    if (pages.every((page) => typeof page === 'string' && page !== ''))
        return pages;
    throw new InputError('pages', `${showGiven(text)} was given; accepted is a JSON array of paths, such as ["/install"].`);
}
const isRow = (value) => typeof value === 'object' && value !== null && Object.hasOwn(value, 'path');

// EXTERNAL MODULE: ./host/last-resort.js
var last_resort = __webpack_require__(1698);
// EXTERNAL MODULE: ./text/harmless-json.js
var harmless_json = __webpack_require__(13845);
// EXTERNAL MODULE: ./text/neutralise.js
var neutralise = __webpack_require__(78819);
// EXTERNAL MODULE: ./entries/cli/open-request.js + 1 modules
var open_request = __webpack_require__(64036);
;// CONCATENATED MODULE: ./entries/cli/send.js









async function sendRequest(request, terminal) {
    const { target, rest, options } = request;
    const { prompt, promptFile, json = false } = options;
    if (target.kind === 'message')
        (0,run/* parseJobId */.et)(target.jobId);
    const inputs = (0,open_request/* parseRequest */.T)(options, terminal);
    const branch = options.ref === undefined ? undefined : parseBranch(options.ref);
    const start = target.kind === 'create' && branch !== undefined ? { ...target, ref: branch } : target;
    const text = await readPromptSource({ prompt, promptFile, rest }, terminal.stdin());
    const [{ waiting, ports, settle, log, clean }, { runJob }, { followStory }, telling] = await Promise.all([
        (0,open_request/* openRequest */.G)(inputs, terminal),
        __webpack_require__.e(/* import() */ 497).then(__webpack_require__.bind(__webpack_require__, 75497)),
        __webpack_require__.e(/* import() */ 627).then(__webpack_require__.bind(__webpack_require__, 46627)),
        __webpack_require__.e(/* import() */ 559).then(__webpack_require__.bind(__webpack_require__, 44559)),
    ]);
    const story = await followStory((chronicle) => runJob({ target: start, prompt: text, waiting }, { ...ports, chronicle }), ports);
    settle();
    const code = telling.exitCodeOfAll([story], inputs.failOn);
    const document = telling.describeRequest(story, wording/* sayAtTerminal */.D);
    const goesOn = telling.jobThatGoesOn(story);
    const next = goesOn === undefined ? '' : ` To see how it goes on: ${statusCommandLine(goesOn, options)}`;
    if (json)
        terminal.out(`${clean((0,harmless_json/* harmlessJson */.E)(document))}\n`);
    if (code === 1)
        log.error(document.sentence + next);
    else if (json)
        log.info(document.sentence + next);
    else {
        terminal.out(`${(0,neutralise/* neutralise */.$)(clean(document.sentence))}\n`);
        if (next !== '')
            log.info(next.trim());
    }
    (0,last_resort/* endSoon */.nJ)();
    return code;
}


/***/ }),

/***/ 73212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile),
/* harmony export */   s: () => (/* binding */ readWorkspaceFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29827);



const MIB = 1024 * 1024;
function readWorkspaceFile(path, { workspace, ...rules }) {
    const { input } = rules;
    const given = (0,_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .showGiven */ .v)(path);
    let root;
    let real;
    try {
        root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
        real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
    }
    catch {
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `there is no file ${given} in the workspace. Is it committed, and does a checkout step come first?`);
    }
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real);
    if (inside === '' || inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside)) {
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} lies outside the workspace; accepted is a file inside it.`);
    }
    return readTextFile(real, { ...rules, given });
}
function readTextFile(path, { given, input, maxMib }) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stat.isFile())
            throw new _input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} is not a file; accepted is a text file.`);
        if (stat.size > maxMib * MIB)
            throw new _input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} is larger than ${maxMib} MiB.`);
        return new TextDecoder('utf-8', { fatal: true }).decode((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
    }
    catch (error) {
        if (error instanceof _input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d)
            throw error;
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `${given} can't be read as UTF-8 text.`);
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ })

};
