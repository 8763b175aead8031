export const id = 312;
export const ids = [312];
export const modules = {

/***/ 8548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZV: () => (/* binding */ BRANCH_ACCEPTED),
/* harmony export */   pG: () => (/* binding */ readBranch)
/* harmony export */ });
/* unused harmony exports isBranchName, BRANCH_MAX_CHARACTERS, BRANCH_LENGTH_RULE, BRANCH_RULE */
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
const BRANCH_LENGTH_RULE = (/* unused pure expression or super */ null && (`must have at most ${BRANCH_MAX_CHARACTERS} characters`));
const BRANCH_RULE = 'must be the name of a branch as git takes it, with no invisible characters, such as `main`';
const ASKED_FOR = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}._/+@#=,-]{0,199}$/u;
const BRANCH_ACCEPTED = 'the name of a branch, of letters, digits and . _ - / + @ # = , and not beginning with a dash, such as release-2.1';
function readBranch(text) {
    const name = text.replace(/^refs\/heads\//, '');
    const isOdd = !ASKED_FOR.test(name) || /^refs\/|^[0-9a-f]{40}$/.test(name);
    return isOdd || !isBranchName(name) ? undefined : name;
}


/***/ }),

/***/ 6090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ CHANGED_FILES_MAX),
/* harmony export */   TU: () => (/* binding */ CONTEXT_KIB_DEFAULT),
/* harmony export */   Yj: () => (/* binding */ JOB_BODY_MAX_BYTES),
/* harmony export */   Zp: () => (/* binding */ PROMPT_MAX_CHARACTERS),
/* harmony export */   qs: () => (/* binding */ AGENT_REQUESTS_PER_HOUR),
/* harmony export */   ug: () => (/* binding */ CONTEXT_KIB_MAX)
/* harmony export */ });
/* unused harmony exports VIEWS_LIMIT_MAX, VIEWS_LIMIT_DEFAULT, FEEDBACK_LIMIT_MAX, ANALYTICS_REQUESTS_PER_HOUR, VIEWS_BODY_MAX_BYTES, KEY_LIFETIME_DAYS */
const VIEWS_LIMIT_MAX = 250;
const VIEWS_LIMIT_DEFAULT = 50;
const FEEDBACK_LIMIT_MAX = 100;
const PROMPT_MAX_CHARACTERS = 50_000;
const CONTEXT_KIB_MAX = 256;
const CONTEXT_KIB_DEFAULT = 64;
const AGENT_REQUESTS_PER_HOUR = 100;
const ANALYTICS_REQUESTS_PER_HOUR = 100;
const JOB_BODY_MAX_BYTES = 1024 * 1024;
const VIEWS_BODY_MAX_BYTES = (/* unused pure expression or super */ null && (8 * 1024 * 1024));
const KEY_LIFETIME_DAYS = 90;
const CHANGED_FILES_MAX = 300;


/***/ }),

/***/ 7312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRun: () => (/* binding */ openRun)
});

// EXTERNAL MODULE: ./flows/care/finish-rules.js
var finish_rules = __webpack_require__(9696);
// EXTERNAL MODULE: ./host/clock.js
var clock = __webpack_require__(7742);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
;// CONCATENATED MODULE: ./host/stay-small.js

function staySmall() {
    (0,external_node_v8_.setFlagsFromString)('--no-turbofan');
    (0,external_node_v8_.setFlagsFromString)('--no-maglev');
    (0,external_node_v8_.setFlagsFromString)('--no-sparkplug');
    (0,external_node_v8_.setFlagsFromString)('--optimize-for-size');
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
}

// EXTERNAL MODULE: ./host/inputs/read.js + 1 modules
var read = __webpack_require__(4434);
// EXTERNAL MODULE: ./host/runner-context.js + 1 modules
var runner_context = __webpack_require__(4656);
// EXTERNAL MODULE: ./host/stop-signals.js
var stop_signals = __webpack_require__(3894);
;// CONCATENATED MODULE: ./entries/wiring/connect-code-host.js




const USER_AGENT = 'docs-agent-action';
const NO_CODE_HOST = 'There is no githubToken or no repository, so there are no comments to read.';
async function connectCodeHost(env, ends = (0,stop_signals/* listenForStop */.r)()) {
    const runner = (0,runner_context/* readRunnerContext */.g)(env);
    const token = (0,read/* readInput */.R5)(env, 'githubToken');
    if (!token || !runner.repository)
        return undefined;
    const [{ openCodeHost }, { createTransport }, { retryDelay }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(931), __webpack_require__.e(500)]).then(__webpack_require__.bind(__webpack_require__, 5264)),
        Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(72)]).then(__webpack_require__.bind(__webpack_require__, 2958)),
        __webpack_require__.e(/* import() */ 131).then(__webpack_require__.bind(__webpack_require__, 4131)),
    ]);
    process.getBuiltinModule('node:crypto');
    const transport = createTransport({ userAgent: USER_AGENT, to: runner.apiUrl });
    const tools = {
        clock: clock/* monotonicClock */.V,
        transport,
        retryDelay: (attempt) => retryDelay(attempt, { random: Math.random }),
    };
    return openCodeHost({ ...runner, token }, { ...ends, ...tools });
}

;// CONCATENATED MODULE: ./entries/wiring/connect-previews.js

async function connectPreviews(access) {
    const [{ createPreviewService }, { createTransport }] = await Promise.all([
        __webpack_require__.e(/* import() */ 496).then(__webpack_require__.bind(__webpack_require__, 8496)),
        Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(72)]).then(__webpack_require__.bind(__webpack_require__, 2958)),
    ]);
    return createPreviewService(access, createTransport({ userAgent: USER_AGENT, to: access.baseUrl }));
}

;// CONCATENATED MODULE: ./host/inputs/budget.js

const DAILY_MAX = 100_000;
function parseBudgetInputs(env, roles) {
    return Object.freeze({
        dailyLimit: parseDailyLimit((0,read/* readInput */.R5)(env, 'dailyLimit')),
        dailyLimitExempt: (0,read/* parseWords */.nl)('dailyLimitExempt', (0,read/* readInput */.R5)(env, 'dailyLimitExempt'), roles),
        maxOpenPulls: parseMaxOpenPulls((0,read/* readInput */.R5)(env, 'maxOpenPulls')),
        dryRun: (0,read/* parseBoolean */.yG)('dryRun', (0,read/* readInput */.R5)(env, 'dryRun')),
    });
}
const OPEN_MAX = 1000;
function parseMaxOpenPulls(value) {
    const bounds = { min: 1, max: OPEN_MAX, unit: 'pull requests' };
    return value === '' ? undefined : (0,read/* parseWholeNumber */.oA)('maxOpenPulls', value, bounds);
}
function parseDailyLimit(value) {
    const bounds = { min: 1, max: DAILY_MAX, unit: 'jobs and messages' };
    return value === '' ? undefined : (0,read/* parseWholeNumber */.oA)('dailyLimit', value, bounds);
}

// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __webpack_require__(9827);
;// CONCATENATED MODULE: ./host/inputs/care.js


const LABEL_MAX_CHARACTERS = 50;
const ASSIGNEES_MAX = 10;
const LOGIN = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,98}[A-Za-z0-9_-])?(?:\[bot\])?$/;
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;
function parseCareInputs(get) {
    const autoMerge = get('prAutoMerge');
    const assignees = parseList('prAssignees', get('prAssignees'), readLogin);
    if (assignees.length > ASSIGNEES_MAX)
        throw new input_error/* InputError */.d('prAssignees', `${assignees.length} were given; accepted are at most ${ASSIGNEES_MAX}.`);
    return Object.freeze({
        labels: parseList('prLabels', get('prLabels'), readLabel),
        reviewers: parseList('prReviewers', get('prReviewers'), readReviewer),
        assignees,
        draft: (0,read/* parseChoice */.HU)('prDraft', get('prDraft'), ['keep', 'draft', 'ready']),
        autoMerge: autoMerge === ''
            ? undefined
            : (0,read/* parseChoice */.HU)('prAutoMerge', autoMerge, ['merge', 'squash', 'rebase']),
        repositories: parseList('pullRequestRepositories', get('pullRequestRepositories'), readRepository),
    });
}
const GLOB_MAX_CHARACTERS = 300;
function parseAllowedPaths(value) {
    const globs = value.split(',').map((part) => part.trim().replace(/^\.?\//, ''));
    const wrong = globs.find((glob) => /[{}\p{Cc}]|^!/u.test(glob) || glob.length > GLOB_MAX_CHARACTERS);
    if (wrong !== undefined)
        throw new input_error/* InputError */.d('allowedPaths', `${(0,input_error/* showGiven */.v)(wrong)} was given; accepted are paths and globs with *, ** and ?, separated by commas, such as docs/**.`);
    const kept = globs.filter(Boolean);
    return kept.length > 0 ? kept : undefined;
}
function parsePreviewInputs(env) {
    const bounds = { min: 0, max: 60, unit: 'minutes' };
    const minutes = (0,read/* parseNumber */.$J)('previewMinutes', (0,read/* readInput */.R5)(env, 'previewMinutes'), bounds);
    return (0,read/* parseBoolean */.yG)('preview', (0,read/* readInput */.R5)(env, 'preview')) ? minutes * 60_000 : undefined;
}
const ACCEPTED = {
    prLabels: `accepted are names of labels with at most ${LABEL_MAX_CHARACTERS} characters each, separated by commas`,
    prReviewers: 'accepted are logins, teams as organisation/team, and the word requester, separated by commas, without @',
    prAssignees: 'accepted are logins, separated by commas, without @',
    pullRequestRepositories: 'accepted are repositories as owner/name, separated by commas',
};
function parseList(name, value, read) {
    const entries = new Map();
    for (const text of value.split(',').map((part) => part.trim())) {
        if (text === '')
            continue;
        const entry = read(text);
        if (entry === undefined)
            throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(text)} was given; ${ACCEPTED[name] ?? ''}.`);
        if (!entries.has(text.toLowerCase()))
            entries.set(text.toLowerCase(), entry);
    }
    return [...entries.values()];
}
function readLabel(text) {
    const isLine = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.isWellFormed();
    return isLine && text.length <= LABEL_MAX_CHARACTERS ? text : undefined;
}
const readLogin = (text) => (LOGIN.test(text) ? text : undefined);
function readReviewer(text) {
    if (text.toLowerCase() === 'requester')
        return { kind: 'requester' };
    const [organisation = '', slug, ...rest] = text.split('/');
    if (slug === undefined)
        return LOGIN.test(text) ? { kind: 'person', login: text } : undefined;
    const isTeam = rest.length === 0 && LOGIN.test(organisation) && NAME.test(slug);
    return isTeam ? { kind: 'team', organisation, slug } : undefined;
}
function readRepository(text) {
    const parts = text.split('/');
    return parts.length === 2 && parts.every((part) => NAME.test(part)) ? text : undefined;
}

// EXTERNAL MODULE: ./contract/branch-name.js
var branch_name = __webpack_require__(8548);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(6090);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./host/inputs/text-file.js



const MIB = 1024 * 1024;
function readWorkspaceFile(path, { workspace, ...rules }) {
    const { input } = rules;
    const given = (0,input_error/* showGiven */.v)(path);
    let root;
    let real;
    try {
        root = (0,external_node_fs_.realpathSync)(workspace);
        real = (0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root, path));
    }
    catch {
        throw new input_error/* InputError */.d(input, `there is no file ${given} in the workspace. Is it committed, and does a checkout step come first?`);
    }
    const inside = (0,external_node_path_.relative)(root, real);
    if (inside === '' || inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(inside)) {
        throw new input_error/* InputError */.d(input, `${given} lies outside the workspace; accepted is a file inside it.`);
    }
    return readTextFile(real, { ...rules, given });
}
function readTextFile(path, { given, input, maxMib }) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile())
            throw new input_error/* InputError */.d(input, `${given} is not a file; accepted is a text file.`);
        if (stat.size > maxMib * MIB)
            throw new input_error/* InputError */.d(input, `${given} is larger than ${maxMib} MiB.`);
        return new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(file));
    }
    catch (error) {
        if (error instanceof input_error/* InputError */.d)
            throw error;
        throw new input_error/* InputError */.d(input, `${given} can't be read as UTF-8 text.`);
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
}

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
        ? readWorkspaceFile(file, { ...PROMPT_FILE, workspace: env.GITHUB_WORKSPACE || process.cwd() })
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
    const text = (0,read/* readInput */.R5)(env, 'promptData');
    if (text === '')
        return undefined;
    if ((0,read/* readInput */.R5)(env, 'promptFile') === '') {
        throw new input_error/* InputError */.d('promptData', 'there is no promptFile for it to fill; accepted is data for a template file.');
    }
    const value = parseJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new input_error/* InputError */.d('promptData', `${(0,input_error/* showGiven */.v)(text)} was given; accepted is a JSON object.`);
    }
    return value;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./host/inputs/thread.js





function parseThreadInputs(env, accepted) {
    const get = (name) => (0,read/* readInput */.R5)(env, name);
    return Object.freeze({
        allowedPermission: (0,read/* parseChoice */.HU)('allowedPermission', get('allowedPermission'), accepted.roles),
        allowedBots: parseNames(get('allowedBots')),
        allowedUsers: parseNames(get('allowedUsers')),
        allowEdits: (0,read/* parseBoolean */.yG)('allowEdits', get('allowEdits')),
        context: (0,read/* parseChoice */.HU)('context', get('context'), accepted.contexts),
        contextBytes: 1024 * (0,read/* parseWholeNumber */.oA)('contextKilobytes', get('contextKilobytes'), CONTEXT_KIB),
        ref: parseRef(get('ref'), get('jobId')),
        followUp: (0,read/* parseChoice */.HU)('followUp', get('followUp'), accepted.followUps),
        comment: (0,read/* parseBoolean */.yG)('comment', get('comment')),
        reactions: (0,read/* parseBoolean */.yG)('reactions', get('reactions')),
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
        throw new input_error/* InputError */.d('ref', 'jobId names a job that goes on, and a message carries no branch; leave one of them out.');
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
    throw new input_error/* InputError */.d('pages', `${(0,input_error/* showGiven */.v)(text)} was given; accepted is a JSON array of paths, such as ["/install"].`);
}
const isRow = (value) => typeof value === 'object' && value !== null && Object.hasOwn(value, 'path');

;// CONCATENATED MODULE: ./instruction/contexts.js
const CONTEXTS = ['none', 'issue', 'thread', 'changes'];

// EXTERNAL MODULE: ./instruction/roles.js
var roles = __webpack_require__(863);
;// CONCATENATED MODULE: ./thread/follow-ups.js
const FOLLOW_UPS = ['auto', 'always', 'never'];

;// CONCATENATED MODULE: ./entries/wiring/read-prompt.js


async function readPrompt(env, facts) {
    const template = parsePrompt(env, facts);
    const data = parsePromptData(env);
    if (data === undefined)
        return { prompt: template, template };
    const { fillTemplate, MissingFieldError, TemplateError } = await Promise.all(/* import() */[__webpack_require__.e(183), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 8544));
    try {
        const prompt = fillTemplate(template, data).trim();
        if (prompt !== '')
            return { prompt, template };
    }
    catch (error) {
        if (!(error instanceof TemplateError))
            throw error;
        throw new input_error/* InputError */.d(error instanceof MissingFieldError ? 'promptData' : 'promptFile', error.message);
    }
    throw new input_error/* InputError */.d('promptFile', 'the template is empty once it is filled; say what the agent should do.');
}

;// CONCATENATED MODULE: ./entries/wiring/request-inputs.js








function parseRequestInputs(env) {
    return {
        ...parseThreadInputs(env, { roles: roles/* ROLES */.gg, contexts: CONTEXTS, followUps: FOLLOW_UPS }),
        ...parseBudgetInputs(env, roles/* ROLES */.gg),
        wishes: parseCareInputs((name) => (0,read/* readInput */.R5)(env, name)),
        previewMs: parsePreviewInputs(env),
        allowedPaths: parseAllowedPaths((0,read/* readInput */.R5)(env, 'allowedPaths')),
    };
}
async function readAsked(env, { plan, eventName }) {
    if (plan.kind !== 'prompt')
        return { prompt: '', template: '' };
    const merged = plan.event.kind === 'thread' && plan.event.thread.merged === true;
    return readPrompt(env, { workspaceIsForeign: eventName === 'pull_request_target' && !merged });
}

;// CONCATENATED MODULE: ./entries/wiring/open-run.js






async function openRun(facts, { env, action, chronicle, signals }) {
    const inputs = { ...facts.service, ...parseRequestInputs(env) };
    const asked = await readAsked(env, { plan: facts.plan, eventName: facts.runner.eventName });
    const settings = { ...facts, inputs, asked };
    const { plan, deadlineMs } = facts;
    const { log, redact } = action;
    const { connect } = await Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(553)]).then(__webpack_require__.bind(__webpack_require__, 4147));
    const { answerEvent } = await __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 1390));
    const tools = { clock: clock/* monotonicClock */.V, random: Math.random, retryBaseMs: inputs.retryBaseMs };
    const { runUrl } = facts.runner;
    const connection = connect(inputs, { ...tools, userAgent: USER_AGENT, onRetry: log.info, runUrl });
    const request = requestOf(settings, action);
    const host = needsCodeHost(plan, request)
        ? await connectCodeHost(env, { ...signals, deadlineMs, isShort: !inputs.wait })
        : undefined;
    staySmall();
    const wallMs = () => Date.now();
    const openPreviews = () => connectPreviews(inputs);
    const ports = { ...connection, wallMs, ...signals, ...tools, log, chronicle, host, redact, openPreviews };
    return answerEvent(request, ports);
}
function requestOf(settings, { trusted }) {
    const { plan, inputs, asked, command, runner, deadlineMs, untilMs } = settings;
    return {
        plan,
        gate: { ...inputs, command, triggeringActor: runner.triggeringActor },
        run: runner,
        project: inputs,
        rules: { ...inputs, ...(inputs.dryRun ? SILENT : {}), command, trusted },
        texts: { ...inputs, ...asked },
        waiting: { ...inputs, deadlineMs, untilMs },
        budget: inputs,
        finish: {
            wishes: (0,finish_rules/* realWishes */.a)(inputs.wishes),
            previewMs: inputs.previewMs,
            poll: inputs.poll,
            allowedPaths: inputs.allowedPaths,
        },
        dryRun: inputs.dryRun,
    };
}
const SILENT = { comment: false, reactions: false };
function needsCodeHost({ event, place }, { budget, finish }) {
    const isStranger = !['trusted', 'push'].includes(event.kind);
    const isCounted = budget?.dailyLimit !== undefined || budget?.maxOpenPulls !== undefined;
    return place !== undefined || isCounted || isStranger || (0,finish_rules/* isFinishWanted */.B)(finish);
}


/***/ }),

/***/ 9696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isFinishWanted),
/* harmony export */   a: () => (/* binding */ realWishes)
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

/***/ 863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gg: () => (/* binding */ ROLES),
/* harmony export */   hf: () => (/* binding */ hasRole),
/* harmony export */   kp: () => (/* binding */ roleOf)
/* harmony export */ });
const ROLES = ['read', 'triage', 'write', 'maintain', 'admin'];
function roleOf(answer) {
    if (answer.kind !== 'answer')
        return undefined;
    const { permission, roleName } = answer;
    if (permission === 'read' && roleName === 'triage')
        return 'triage';
    if (permission === 'write' && roleName === 'maintain')
        return 'maintain';
    if (permission === 'owner')
        return 'admin';
    return ROLES.find((role) => role === permission);
}
function hasRole(role, required) {
    return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(required);
}


/***/ })

};
