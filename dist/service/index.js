const __builtin = process.getBuiltinModule;
/******/ var __webpack_modules__ = ({

/***/ 421:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:child_process")[name], apply: (_, __, given) => __builtin("node:child_process")(...given) });

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:crypto")[name], apply: (_, __, given) => __builtin("node:crypto")(...given) });

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __builtin("node:fs");

/***/ }),

/***/ 161:
/***/ ((module) => {

module.exports = __builtin("node:os");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __builtin("node:path");

/***/ }),

/***/ 500:
/***/ ((module) => {

module.exports = __builtin("node:timers/promises");

/***/ }),

/***/ 766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   qf: () => (/* binding */ isOnRunner),
/* harmony export */   s7: () => (/* binding */ RUNNER_FRAGMENT)
/* harmony export */ });
/* unused harmony exports RUNNER_SERVICE, nameOfService, addressIn */
const RUNNER_FRAGMENT = '#runner';
const RUNNER_SERVICE = '[runner]';
function isOnRunner(baseUrl) {
    return baseUrl.endsWith(RUNNER_FRAGMENT);
}
function nameOfService(baseUrl) {
    return isOnRunner(baseUrl) ? RUNNER_SERVICE : new URL(baseUrl).host;
}
function addressIn(baseUrl, path) {
    return new URL(baseUrl.replace(/#.*$/s, '') + path);
}


/***/ }),

/***/ 73:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(760);
/* harmony import */ var _contract_runner_service_js__WEBPACK_IMPORTED_MODULE_19__ = __nccwpck_require__(766);
/* harmony import */ var _flows_plan_request_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(624);
/* harmony import */ var _host_action_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(723);
/* harmony import */ var _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(827);
/* harmony import */ var _host_inputs_lists_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(953);
/* harmony import */ var _host_inputs_read_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(438);
/* harmony import */ var _host_last_resort_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(698);
/* harmony import */ var _host_log_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(874);
/* harmony import */ var _host_registry_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(155);
/* harmony import */ var _host_runner_context_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(656);
/* harmony import */ var _host_service_compose_config_js__WEBPACK_IMPORTED_MODULE_14__ = __nccwpck_require__(694);
/* harmony import */ var _host_service_inputs_js__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(681);
/* harmony import */ var _instruction_event_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(110);
/* harmony import */ var _runner_service_environment_js__WEBPACK_IMPORTED_MODULE_16__ = __nccwpck_require__(975);
/* harmony import */ var _runner_service_folder_js__WEBPACK_IMPORTED_MODULE_15__ = __nccwpck_require__(432);
/* harmony import */ var _runner_service_prepare_sandbox_js__WEBPACK_IMPORTED_MODULE_20__ = __nccwpck_require__(779);
/* harmony import */ var _runner_service_start_js__WEBPACK_IMPORTED_MODULE_17__ = __nccwpck_require__(806);
/* harmony import */ var _runner_service_stop_js__WEBPACK_IMPORTED_MODULE_18__ = __nccwpck_require__(852);





















process.exitCode = 1;
const { env } = process;
const key = `docs_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('base64url')}`;
(0,_host_log_js__WEBPACK_IMPORTED_MODULE_3__/* .maskSecret */ .$)(key);
const action = (0,_host_action_js__WEBPACK_IMPORTED_MODULE_4__/* .openAction */ .F)(env);
const { log } = action;
const tellError = (error) => log.error(error instanceof _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d
    ? error.message
    : `The service could not be started: ${(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_6__/* .describeThrown */ .YI)(error)}`);
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_6__/* .catchTheRest */ .Be)(tellError);
try {
    process.exitCode = await run();
}
catch (error) {
    tellError(error);
}
async function run() {
    if (process.platform !== 'linux') {
        log.error(`The service action runs on Linux runners alone, and this one is ${process.platform}: agents are shut in by what only Linux has. Use runs-on: ubuntu-latest.`);
        return 1;
    }
    const runner = (0,_host_runner_context_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunnerContext */ .g)(env);
    const event = (0,_instruction_event_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvent */ .j_)(runner.eventName, runner.payload);
    const names = (0,_host_inputs_lists_js__WEBPACK_IMPORTED_MODULE_9__/* .parseList */ .E)((0,_host_inputs_read_js__WEBPACK_IMPORTED_MODULE_10__/* .inputReader */ .cN)(_host_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .SERVICE_INPUTS */ .Ki)(env, 'agentEnv'));
    const fork = names.every((name) => env[name]) ? undefined : (0,_flows_plan_request_js__WEBPACK_IMPORTED_MODULE_12__/* .explainFork */ .m)(event);
    if (fork !== undefined) {
        log.info(`${fork} No service is started.`);
        return 0;
    }
    const merged = event.kind === 'thread' && event.thread.merged === true;
    const workspaceIsForeign = runner.eventName === 'pull_request_target' && !merged;
    const inputs = (0,_host_service_inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .parseServiceInputs */ .e)(env, { ...runner, workspaceIsForeign });
    const { projectId, config, ignored } = (0,_host_service_compose_config_js__WEBPACK_IMPORTED_MODULE_14__/* .composeConfig */ .R)(inputs);
    if (ignored.length > 0)
        log.info(`Not for a service on a runner, so not used of config: ${ignored.join(', ')}.`);
    if (inputs.sandbox === 'required' && !makeSandboxWork(inputs))
        return 1;
    const folder = (0,_runner_service_folder_js__WEBPACK_IMPORTED_MODULE_15__/* .makeFolder */ .fc)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), config);
    action.saveState('folder', folder.root);
    const keyVariable = 'DOCS_AGENT_RUN_KEY';
    const own = { [_host_service_compose_config_js__WEBPACK_IMPORTED_MODULE_14__/* .TOKEN_VARIABLE */ .b]: inputs.githubToken, [keyVariable]: key, ...(0,_runner_service_environment_js__WEBPACK_IMPORTED_MODULE_16__/* .temporaryIn */ .x)(folder) };
    const started = await (0,_runner_service_start_js__WEBPACK_IMPORTED_MODULE_17__/* .startService */ .i)({
        folder,
        cli: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(process.argv[1] ?? ''), '../cli/index.js'),
        env: (0,_runner_service_environment_js__WEBPACK_IMPORTED_MODULE_16__/* .serviceEnvironment */ .J)(env, { agentEnv: inputs.agentEnv, own }),
        keyVariable,
        whilePid: process.ppid > 0 ? process.ppid : undefined,
    });
    if ('why' in started) {
        log.error(`The service did not start: ${started.why}`);
        await (0,_runner_service_stop_js__WEBPACK_IMPORTED_MODULE_18__/* .stopService */ .S)(folder, { drainMs: 0 });
        (0,_runner_service_folder_js__WEBPACK_IMPORTED_MODULE_15__/* .removeFolder */ .v$)(folder);
        return 1;
    }
    for (const { meaning, about, says = '', fix = '' } of started.warnings) {
        if (meaning !== undefined)
            log.notice(`${meaning}.`);
        else if (about !== undefined)
            log.warning(`${says}. ${fix}`);
        else
            log.info(`${says}.`);
    }
    action.setOutput('baseUrl', started.url + _contract_runner_service_js__WEBPACK_IMPORTED_MODULE_19__/* .RUNNER_FRAGMENT */ .s7);
    action.setOutput('projectId', projectId);
    action.setOutput('secretKey', key);
    log.info(`The service listens at ${started.url} until this job ends.`);
    return 0;
}
function makeSandboxWork({ prepareSandbox: mayChange }) {
    const prepared = (0,_runner_service_prepare_sandbox_js__WEBPACK_IMPORTED_MODULE_20__/* .prepareSandbox */ .D_)(_runner_service_prepare_sandbox_js__WEBPACK_IMPORTED_MODULE_20__/* .runProgram */ .mB, { mayChange, isRoot: process.getuid?.() === 0 });
    if (!prepared.ok)
        log.error(`The sandbox for agents does not work on this runner: ${prepared.why}`);
    else if (prepared.did.length > 0)
        log.notice(`Prepared the sandbox for agents: ${prepared.did.join('; ')}.`);
    return prepared.ok;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ explainFork)
/* harmony export */ });
/* unused harmony export planRequest */


function planRequest(event, facts) {
    if (event.kind === 'unreadable') {
        return { kind: 'skip', sentence: `The ${event.name} event can't be read: ${event.detail}.` };
    }
    const fork = facts.hasSecret ? undefined : explainFork(event);
    if (fork !== undefined)
        return { kind: 'skip', sentence: fork };
    if (event.kind === 'comment')
        return planCommand(event, facts.command);
    if (event.kind === 'thread') {
        if (event.transferred && !facts.hasPrompt) {
            return { kind: 'skip', sentence: 'The issue came from another repository, so its body is no command.' };
        }
        if (commandText(event) !== undefined) {
            const plan = planCommand(event, facts.command);
            if (plan.kind === 'command' || !facts.hasPrompt)
                return plan;
        }
        return { kind: 'prompt', event, place: { thread: event.thread.number } };
    }
    const place = facts.issueNumber === undefined ? {} : { place: { thread: facts.issueNumber } };
    return { kind: 'prompt', event, ...place };
}
function explainFork(event) {
    if (event.kind !== 'comment' && event.kind !== 'thread')
        return undefined;
    if (event.thread.fromFork)
        return 'This run belongs to a fork, and runs of forks get no secrets.';
    return event.thread.maybeFromFork ? MAYBE_FORK : undefined;
}
const MAYBE_FORK = "This run got no secretKey: for a fork's pull request there are no secrets, and for any other it has to be set.";
function planCommand(event, word) {
    const command = parseCommand(commandText(event) ?? '', word);
    if (command.kind === 'none') {
        const what = event.kind === 'comment' ? 'comment' : 'issue';
        return { kind: 'skip', sentence: explainNoCommand(command.reason, { command: word, what }) };
    }
    const replyTo = event.kind === 'comment' ? event.comment.replyTo : undefined;
    return {
        kind: 'command',
        command: command.kind,
        instruction: 'instruction' in command ? command.instruction : '',
        ...('fix' in command && command.fix !== undefined ? { fix: command.fix } : {}),
        ...('ref' in command ? { ref: command.ref } : {}),
        event,
        place: { thread: event.thread.number, ...(replyTo === undefined ? {} : { replyTo }) },
    };
}


/***/ }),

/***/ 723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  F: () => (/* binding */ openAction)
});

// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __nccwpck_require__(766);
// EXTERNAL MODULE: ./text/redact.js
var redact = __nccwpck_require__(128);
// EXTERNAL MODULE: ./text/neutralise.js + 1 modules
var neutralise = __nccwpck_require__(165);
// EXTERNAL MODULE: ./host/log-command.js + 1 modules
var log_command = __nccwpck_require__(885);
// EXTERNAL MODULE: ./host/write-at-once.js + 1 modules
var write_at_once = __nccwpck_require__(171);
;// CONCATENATED MODULE: ./host/annotations.js




function createAnnotate(secrets) {
    const clean = (text) => (0,redact/* redact */.E)((0,neutralise/* neutralise */.$)((0,redact/* redact */.E)(text, secrets)), secrets);
    return (text, { file, line }) => (0,write_at_once/* writeOut */.s)((0,log_command/* renderLogCommand */.k)('notice', {
        title: 'docs-agent',
        file: clean(file),
        startLine: line,
        data: clean(text),
    }));
}

// EXTERNAL MODULE: ./host/inputs/read.js
var read = __nccwpck_require__(438);
// EXTERNAL MODULE: ./host/log.js
var host_log = __nccwpck_require__(874);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(161);
;// CONCATENATED MODULE: ./host/file-command.js


const PLAIN = /^[a-z-]*$/;
function writeFileCommand(command, { name, value }) {
    const path = process.env[`GITHUB_${command}`];
    if (!path)
        throw new Error(`GITHUB_${command} names no file`);
    if (!(0,external_node_fs_.existsSync)(path))
        throw new Error(`the file that GITHUB_${command} names is not there`);
    const unguessable = () => process.getBuiltinModule('node:crypto').randomUUID();
    const delimiter = `ghadelimiter_${PLAIN.test(value) ? `PLAIN_${process.pid}` : unguessable()}`;
    (0,external_node_fs_.appendFileSync)(path, [`${name}<<${delimiter}`, value, delimiter, ''].join(external_node_os_.EOL));
}

;// CONCATENATED MODULE: ./host/outputs.js


function createOutputs(secrets) {
    const write = (command) => (name, value) => writeFileCommand(command, { name, value: (0,redact/* redact */.E)(value, secrets) });
    return { setOutput: write('OUTPUT'), saveState: write('STATE') };
}
function readState(env, name) {
    return env[`STATE_${name}`] ?? '';
}

;// CONCATENATED MODULE: ./host/summary.js


const MAX_BYTES = 1024 * 1024;
function appendSummary(markdown, facts) {
    if (!facts.path)
        return undefined;
    const text = `${(0,redact/* redact */.E)(markdown, facts.secrets)}\n`;
    if (Buffer.byteLength(text) > MAX_BYTES)
        return 'it is larger than 1 MiB';
    try {
        (0,external_node_fs_.appendFileSync)(facts.path, text);
        return undefined;
    }
    catch (error) {
        return error instanceof Error && 'code' in error ? String(error.code) : 'it is not writable';
    }
}

;// CONCATENATED MODULE: ./host/action.js







function openAction(env) {
    const secrets = [(0,read/* readInput */.R5)(env, 'secretKey'), (0,read/* readInput */.R5)(env, 'githubToken')].filter(Boolean);
    for (const secret of secrets)
        (0,host_log/* maskSecret */.$)(secret);
    const log = (0,host_log/* createLog */.h)(secrets);
    const baseUrl = (0,read/* readInput */.R5)(env, 'baseUrl');
    return {
        log,
        annotate: createAnnotate(secrets),
        ...createOutputs(secrets),
        redact: (text) => (0,redact/* redact */.E)(text, secrets),
        addSummary: (markdown) => appendSummary(markdown, { path: env.GITHUB_STEP_SUMMARY, secrets }),
        trusted: {
            ...((0,runner_service/* isOnRunner */.qf)(baseUrl) ? {} : { baseUrl }),
            ...(env.GITHUB_SERVER_URL ? { serverUrl: env.GITHUB_SERVER_URL } : {}),
        },
    };
}


/***/ }),

/***/ 827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ InputError),
/* harmony export */   v: () => (/* binding */ showGiven)
/* harmony export */ });
class InputError extends Error {
    name = 'InputError';
    input;
    constructor(input, sentence) {
        super(`Input ${input}: ${sentence}`);
        this.input = input;
    }
}
const SHOWN_MAX_CHARACTERS = 200;
function showGiven(value) {
    const line = value.replace(/\s+/g, ' ').trim();
    return line.length > SHOWN_MAX_CHARACTERS ? `a text of ${line.length} characters` : `"${line}"`;
}


/***/ }),

/***/ 953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseList),
/* harmony export */   n: () => (/* binding */ parseGlobs)
/* harmony export */ });
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(827);

const GLOBS_MAX = 100;
const GLOB_MAX_CHARACTERS = 500;
function parseList(value) {
    return value
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter(Boolean);
}
function parseGlobs(name, value) {
    const globs = parseList(value);
    if (globs.length > GLOBS_MAX)
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(name, `${globs.length} patterns were given; accepted are at most ${GLOBS_MAX}.`);
    const long = globs.find((glob) => glob.length > GLOB_MAX_CHARACTERS);
    if (long === undefined)
        return globs;
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .showGiven */ .v)(long)} was given; accepted are at most ${GLOB_MAX_CHARACTERS} characters.`);
}


/***/ }),

/***/ 438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   cN: () => (/* binding */ inputReader),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* unused harmony exports parseRequired, parseNumber, parseWholeNumber, parseWords */
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(155);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(827);


function inputReader(inputs) {
    return (env, name) => {
        const given = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
        const fallback = inputs[name]?.default ?? '';
        return given || (fallback.startsWith('${{') ? '' : fallback);
    };
}
const readInput = inputReader(_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc);
function parseRequired(name, value, hint) {
    if (value === '')
        throw new InputError(name, `nothing was given. ${hint}`);
    return value;
}
function parseBoolean(name, value) {
    const word = value.toLowerCase();
    if (word === 'true')
        return true;
    if (word === 'false')
        return false;
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(value)} was given; accepted are true and false.`);
}
function parseNumber(name, value, bounds) {
    const number = /^(\d+(\.\d+)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= bounds.min && number <= bounds.max)) {
        const accepted = `a number of ${bounds.unit} from ${bounds.min} to ${bounds.max}`;
        throw new InputError(name, `${showGiven(value)} was given; accepted is ${accepted}.`);
    }
    return number;
}
function parseWholeNumber(name, value, bounds) {
    const number = parseNumber(name, value, bounds);
    if (Number.isInteger(number))
        return number;
    throw new InputError(name, `${showGiven(value)} was given; accepted is a whole number.`);
}
function parseWords(name, value, accepted) {
    if (value.toLowerCase() === 'none')
        return new Set();
    const words = value.split(/[\s,]+/).filter(Boolean);
    if (words.some((word) => word.toLowerCase() === 'none')) {
        throw new InputError(name, `${showGiven(value)} was given; none stands alone, without other words.`);
    }
    const unknown = words.find((word) => !accepted.includes(word));
    if (unknown !== undefined) {
        throw new InputError(name, `${showGiven(unknown)} was given; accepted are ${accepted.join(', ')}, or none.`);
    }
    return new Set(words);
}
function parseChoice(name, value, accepted) {
    const word = accepted.find((candidate) => candidate === value.toLowerCase());
    if (word !== undefined)
        return word;
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(name, `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(value)} was given; accepted are ${accepted.join(', ')}.`);
}


/***/ }),

/***/ 698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ catchTheRest),
/* harmony export */   YI: () => (/* binding */ describeThrown)
/* harmony export */ });
/* unused harmony export endSoon */
function catchTheRest(onError, exitCode = 1) {
    const end = (error) => {
        try {
            onError(error);
        }
        finally {
            process.exit(exitCode);
        }
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', end);
}
function describeThrown(error) {
    if (error instanceof Error)
        return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
    if (typeof error === 'string' && error.trim() !== '')
        return error;
    return `something was thrown that is no error (${typeof error})`;
}
function endSoon() {
    setTimeout(() => process.exit(), 250).unref();
}


/***/ }),

/***/ 885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  k: () => (/* binding */ renderLogCommand)
});

;// CONCATENATED MODULE: ../node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./host/log-command.js

const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
function renderLogCommand(name, { data, ...annotation }) {
    const said = Object.entries(toCommandProperties(annotation)).flatMap(([key, value]) => value ? `${key}=${escapeProperty(String(value))}` : []);
    return `::${[name, said.join(',')].filter(Boolean).join(' ')}::${escapeData(data)}\n`;
}


/***/ }),

/***/ 874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ maskSecret),
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _text_neutralise_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(165);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(128);
/* harmony import */ var _log_command_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(885);
/* harmony import */ var _write_at_once_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(171);




const TITLE = 'docs-agent';
function createLog(secrets, write = _write_at_once_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOut */ .s) {
    const clean = (text) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)((0,_text_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralise */ .$)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(text, secrets)), secrets);
    const annotate = (level) => (text) => write((0,_log_command_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLogCommand */ .k)(level, { title: TITLE, data: clean(text) }));
    return {
        info: (text) => write(`${clean(text)}\n`),
        notice: annotate('notice'),
        warning: annotate('warning'),
        error: annotate('error'),
    };
}
function maskSecret(secret, write = _write_at_once_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOut */ .s) {
    for (const line of new Set([secret, ...secret.split(/\r\n|\r|\n/)])) {
        if (line.trim() !== '')
            write((0,_log_command_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLogCommand */ .k)('add-mask', { data: line }));
    }
}


/***/ }),

/***/ 155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  mc: () => (/* binding */ INPUTS),
  Ki: () => (/* binding */ SERVICE_INPUTS)
});

// UNUSED EXPORTS: COLLECT_INPUTS, COLLECT_OUTPUTS, IMPACT_INPUTS, IMPACT_OUTPUTS, OUTPUTS, PAGE_VIEWS_INPUTS, PAGE_VIEWS_OUTPUTS, SERVICE_OUTPUTS, SERVICE_STATE, STATE, TEND_INPUTS, TEND_OUTPUTS

;// CONCATENATED MODULE: ./contract/paths.js

const DEFAULT_BASE_URL = 'https://api.mintlify.com';
const PATHS = {
    createJob: '/v2/agent/{projectId}/job',
    job: '/v2/agent/{projectId}/job/{id}',
    message: '/v2/agent/{projectId}/job/{id}/message',
    views: '/v1/analytics/{projectId}/views',
    feedback: '/v1/analytics/{projectId}/feedback/by-page',
};
function buildPath(name, parameters) {
    return PATHS[name].replace(/\{(\w+)\}/g, (_, key) => {
        const value = parameters[key] ?? '';
        if (!(key === 'id' ? JOB_ID : PROJECT_ID).test(value))
            throw new RangeError(`${key} is not usable in a URL`);
        return value;
    });
}

;// CONCATENATED MODULE: ./host/registry.js

const INPUTS = {
    prompt: {},
    promptFile: {},
    promptData: {},
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: DEFAULT_BASE_URL },
    jobId: {},
    wait: { default: 'true' },
    dryRun: { default: 'false' },
    timeoutMinutes: { default: '30' },
    settleSeconds: { default: '90' },
    pollSeconds: {},
    failOn: { default: 'failed,archived,timeout,limited' },
    command: { default: '/docs' },
    allowedPermission: { default: 'write' },
    allowedBots: {},
    allowedUsers: {},
    allowEdits: { default: 'false' },
    dailyLimit: {},
    dailyLimitExempt: { default: 'none' },
    maxOpenPulls: {},
    context: { default: 'issue' },
    contextKilobytes: { default: '64' },
    ref: {},
    followUp: { default: 'auto' },
    issueNumber: {},
    pages: {},
    comment: { default: 'true' },
    reactions: { default: 'true' },
    prLabels: {},
    prReviewers: {},
    prAssignees: {},
    prDraft: { default: 'keep' },
    prAutoMerge: {},
    allowedPaths: {},
    pullRequestRepositories: {},
    preview: { default: 'false' },
    previewMinutes: { default: '5' },
    githubToken: { default: '${{ github.token }}' },
};
const OUTPUTS = (/* unused pure expression or super */ null && ([
    'jobId',
    'status',
    'outcome',
    'prLink',
    'job',
    'continued',
    'checks',
    'commentUrl',
    'prompt',
    'outsidePaths',
]));
const STATE = (/* unused pure expression or super */ null && (['story']));
const PAGE_VIEWS_INPUTS = {
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: DEFAULT_BASE_URL },
    dateFrom: {},
    dateTo: {},
    period: {},
    compare: { default: 'false' },
    signals: { default: 'none' },
    sortBy: { default: 'total' },
    top: { default: '20' },
    include: {},
    exclude: {},
    file: {},
    allowPartial: { default: 'false' },
    timeoutMinutes: { default: '15' },
    issueNumber: {},
    cooldownDays: { default: '30' },
    githubToken: { default: '${{ github.token }}' },
};
const PAGE_VIEWS_OUTPUTS = (/* unused pure expression or super */ null && ([
    'total',
    'human',
    'ai',
    'pages',
    'partial',
    'requests',
    'files',
    'top',
    'markdown',
]));
const TEND_INPUTS = {
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: DEFAULT_BASE_URL },
    githubToken: { default: '${{ github.token }}' },
    staleDays: { default: '14' },
    closeDays: {},
    keepLabel: { default: 'keep-docs' },
    updateBranch: { default: 'false' },
    repair: { default: 'false' },
    repairChecks: { default: 'false' },
    repairReviews: { default: 'false' },
    repairMax: { default: '3' },
    allowedPermission: { default: 'write' },
    allowedUsers: {},
    deleteBranches: { default: 'false' },
    dailyLimit: {},
    dryRun: { default: 'false' },
    since: { default: '180d' },
    timeoutMinutes: { default: '10' },
};
const TEND_OUTPUTS = (/* unused pure expression or super */ null && (['reminded', 'closed', 'updated', 'repaired', 'concluded', 'pulls']));
const COLLECT_INPUTS = {
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: DEFAULT_BASE_URL },
    githubToken: { default: '${{ github.token }}' },
    since: { default: '7d' },
    staleHours: { default: '24' },
    concurrency: { default: '4' },
    timeoutMinutes: { default: '10' },
    failOn: { default: 'none' },
    prLabels: {},
    prReviewers: {},
    prAssignees: {},
    prDraft: { default: 'keep' },
    prAutoMerge: {},
    allowedPaths: {},
    pullRequestRepositories: {},
};
const COLLECT_OUTPUTS = (/* unused pure expression or super */ null && (['finished', 'pending', 'stuck', 'jobs', 'outsidePaths']));
const IMPACT_INPUTS = {
    docs: {},
    code: {},
    map: {},
    ignore: {},
    views: {},
    comment: { default: 'true' },
    annotations: { default: 'true' },
    drafts: { default: 'false' },
    command: { default: '/docs' },
    failOn: { default: 'none' },
    githubToken: { default: '${{ github.token }}' },
};
const IMPACT_OUTPUTS = (/* unused pure expression or super */ null && (['impact', 'findings', 'pages', 'prompt']));
const SERVICE_INPUTS = {
    agentCommand: {},
    agentEnv: {},
    repository: { default: '${{ github.repository }}' },
    ref: {},
    githubToken: { default: '${{ github.token }}' },
    network: {},
    readable: {},
    paths: {},
    config: {},
    sandbox: { default: 'required' },
    prepareSandbox: { default: 'false' },
};
const SERVICE_OUTPUTS = (/* unused pure expression or super */ null && (['baseUrl', 'projectId', 'secretKey']));
const SERVICE_STATE = (/* unused pure expression or super */ null && (['folder']));


/***/ }),

/***/ 656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readRunnerContext)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __nccwpck_require__(827);
;// CONCATENATED MODULE: ./host/event-payload.js


class EventFileError extends input_error/* InputError */.d {
    name = 'EventFileError';
    constructor(why) {
        super('GITHUB_EVENT_PATH', why);
        this.message = `The event file that GITHUB_EVENT_PATH names ${why}.`;
    }
}
const OF_A_THREAD = /^(?:issues|issue_comment|pull_request|pull_request_target|pull_request_review|pull_request_review_comment)$/;
function readEventPayload(env) {
    const path = env.GITHUB_EVENT_PATH;
    if (!path) {
        if (!OF_A_THREAD.test(env.GITHUB_EVENT_NAME ?? ''))
            return undefined;
        throw new EventFileError('is missing: the variable is empty');
    }
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        throw new EventFileError('is missing or not readable');
    }
    let payload;
    try {
        payload = JSON.parse(text);
    }
    catch {
        throw new EventFileError('is not JSON');
    }
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
        return payload;
    throw new EventFileError('holds no event, which is a JSON object');
}

;// CONCATENATED MODULE: ./host/runner-context.js

function readRunnerContext(env) {
    const serverUrl = env.GITHUB_SERVER_URL || 'https://github.com';
    const repository = /^[\w.-]+\/[\w.-]+$/.test(env.GITHUB_REPOSITORY ?? '')
        ? (env.GITHUB_REPOSITORY ?? '')
        : '';
    const run = /^\d{1,20}$/.test(env.GITHUB_RUN_ID ?? '') ? (env.GITHUB_RUN_ID ?? '') : '';
    return Object.freeze({
        eventName: env.GITHUB_EVENT_NAME ?? '',
        payload: readEventPayload(env),
        repository,
        serverUrl,
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        run: run || '0',
        attempt: Math.max(1, Number.parseInt(env.GITHUB_RUN_ATTEMPT ?? '1', 10) || 1),
        runUrl: repository && run ? `${serverUrl}/${repository}/actions/runs/${run}` : undefined,
        step: `${env.GITHUB_JOB ?? ''}/${env.GITHUB_ACTION ?? ''}`,
        triggeringActor: env.GITHUB_TRIGGERING_ACTOR || undefined,
    });
}


/***/ }),

/***/ 694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  b: () => (/* binding */ TOKEN_VARIABLE),
  R: () => (/* binding */ composeConfig)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(598);
;// CONCATENATED MODULE: ./contract/identifiers.js
const JOB_ID = /^[A-Za-z0-9_-]{1,128}$/;
const PROJECT_ID = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;

// EXTERNAL MODULE: ./host/service/config-file.js + 2 modules
var config_file = __nccwpck_require__(469);
;// CONCATENATED MODULE: ./host/service/compose-config.js



const TOKEN_VARIABLE = 'DOCS_AGENT_GITHUB_TOKEN';
const DRAIN_SECONDS = 30;
const NOT_ITS_OWN = [
    '$schema',
    'host',
    'port',
    'metricsPort',
    'publicUrl',
    'trustedProxies',
    'dataDir',
    'database',
    'databaseEnv',
    'artifacts',
    'keep',
    'recover',
    'shallow',
];
function composeConfig(inputs) {
    const { config: file, repository, serverUrl, apiUrl, ref } = inputs;
    const projectId = projectOf(repository);
    const [project = {}] = Object.values((0,config_file/* isValues */.v)(file.projects) ? file.projects : {}).filter(config_file/* isValues */.v);
    const { agent: projectAgent, tokenEnv: _, context, ...ownProject } = project;
    const agent = { ...values(file.agent), ...values(projectAgent) };
    const rest = Object.fromEntries(Object.entries(file).filter(([name]) => !NOT_ITS_OWN.includes(name)));
    const config = {
        drainSeconds: DRAIN_SECONDS,
        ...rest,
        dataDir: 'data',
        recover: true,
        shallow: true,
        host: '127.0.0.1',
        port: 0,
        agent: {
            ...agent,
            ...given('command', inputs.agentCommand),
            env: inputs.agentEnv,
            sandbox: inputs.sandbox === 'none' ? 'none' : 'bubblewrap',
            ...given('network', inputs.network),
            ...given('readable', inputs.readable),
        },
        projects: {
            [projectId]: {
                ...ownProject,
                ...(Array.isArray(context) ? { context: context.map((entry) => withToken(entry, serverUrl)) } : {}),
                repository: `${serverUrl}/${repository}.git`,
                ...given('ref', ref),
                ...given('paths', inputs.paths),
                tokenEnv: TOKEN_VARIABLE,
                pullRequests: { host: 'github', apiUrl },
            },
        },
    };
    const ignored = NOT_ITS_OWN.filter((name) => name !== '$schema' && Object.hasOwn(file, name));
    return { projectId, config, ignored };
}
function projectOf(repository) {
    const id = repository.toLowerCase().replace('/', '.');
    if (PROJECT_ID.test(id))
        return id;
    return `repository-${(0,external_node_crypto_.createHash)('sha256').update(repository.toLowerCase()).digest('hex').slice(0, 32)}`;
}
function withToken(entry, serverUrl) {
    if (!(0,config_file/* isValues */.v)(entry))
        return entry;
    const { tokenEnv: _, ...rest } = entry;
    const isHere = URL.parse(String(rest.repository))?.origin === new URL(serverUrl).origin;
    return isHere ? { ...rest, tokenEnv: TOKEN_VARIABLE } : rest;
}
function values(value) {
    return (0,config_file/* isValues */.v)(value) ? value : {};
}
function given(name, value) {
    return value === undefined || value.length === 0 ? {} : { [name]: value };
}


/***/ }),

/***/ 469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  v: () => (/* binding */ isValues),
  R: () => (/* binding */ readConfigFile)
});

// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __nccwpck_require__(827);
;// CONCATENATED MODULE: ./host/inputs/prompt.js




const PROMPT_FILE = { input: 'promptFile', maxMib: 1 };
function parsePrompt(env, facts) {
    const prompt = readInput(env, 'prompt');
    const file = readInput(env, 'promptFile');
    if (prompt && file)
        throw new InputError('prompt', 'prompt and promptFile were both given; give one of them.');
    if (!prompt && !file) {
        const what = 'neither prompt nor promptFile was given';
        throw new InputError('prompt', `${what}; say what the agent should do in one of them.`);
    }
    if (file && facts.workspaceIsForeign) {
        throw new InputError('promptFile', "a file is not read on pull_request_target before the merge: the workspace may hold the pull request's own files. Use prompt.");
    }
    const name = file ? 'promptFile' : 'prompt';
    const text = (file
        ? readWorkspaceFile(file, { ...PROMPT_FILE, workspace: env.GITHUB_WORKSPACE || process.cwd() })
        : prompt).trim();
    if (text === '')
        throw new InputError(name, 'it is empty; say what the agent should do.');
    if (text.length > PROMPT_MAX_CHARACTERS) {
        const [given, accepted] = [text.length, PROMPT_MAX_CHARACTERS].map((count) => count.toLocaleString('en'));
        throw new InputError(name, `${given} characters were given; accepted are at most ${accepted}${/[\ud800-\udfff]/.test(text) ? ' (an emoji counts as two or more)' : ''}.`);
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
    const value = parseJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new InputError('promptData', `${showGiven(text)} was given; accepted is a JSON object.`);
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./host/inputs/text-file.js



const MIB = 1024 * 1024;
function text_file_readWorkspaceFile(path, { workspace, ...rules }) {
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

;// CONCATENATED MODULE: ./host/service/config-file.js



function readConfigFile(path, { workspace, workspaceIsForeign }) {
    if (path === '')
        return {};
    if (workspaceIsForeign)
        throw new input_error/* InputError */.d('config', "a file is not read on pull_request_target before the merge: the workspace may hold the pull request's own files.");
    const value = parseJson(text_file_readWorkspaceFile(path, { input: 'config', maxMib: 1, workspace }));
    const given = (0,input_error/* showGiven */.v)(path);
    if (!isValues(value))
        throw new input_error/* InputError */.d('config', `${given} is no JSON object.`);
    const { projects, agent } = value;
    if (agent !== undefined && !isValues(agent))
        throw new input_error/* InputError */.d('config', `\`agent\` in ${given} is no object.`);
    if (projects !== undefined && !isValues(projects))
        throw new input_error/* InputError */.d('config', `\`projects\` in ${given} is no object.`);
    const settings = Object.values(projects ?? {});
    if (settings.length > 1)
        throw new input_error/* InputError */.d('config', `${given} has ${settings.length} projects; accepted is one at most, for the one repository of this step.`);
    if (!settings.every(isValues))
        throw new input_error/* InputError */.d('config', `the project in ${given} is no object.`);
    if (!settings.every(({ context }) => isContext(context)))
        throw new input_error/* InputError */.d('config', `\`context\` in ${given} names a repository that is no https:// address; others are not read on a runner.`);
    return value;
}
function isContext(context) {
    if (context === undefined)
        return true;
    const isThere = (entry) => isValues(entry) && typeof entry.repository === 'string' && /^https:\/\//i.test(entry.repository);
    return Array.isArray(context) && context.every(isThere);
}
function isValues(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ parseServiceInputs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./contract/loopback.js
function isLoopback(hostname) {
    return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __nccwpck_require__(827);
// EXTERNAL MODULE: ./host/inputs/lists.js
var lists = __nccwpck_require__(953);
// EXTERNAL MODULE: ./host/inputs/read.js
var inputs_read = __nccwpck_require__(438);
// EXTERNAL MODULE: ./host/registry.js + 1 modules
var registry = __nccwpck_require__(155);
// EXTERNAL MODULE: ./host/service/config-file.js + 2 modules
var config_file = __nccwpck_require__(469);
;// CONCATENATED MODULE: ./host/service/inputs.js







const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
const RUNNERS_OWN = /^(?:GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|ACTIONS_.*|INPUT_.*|DOCS_AGENT_.*)$/i;
function parseServiceInputs(env, facts) {
    const read = (0,inputs_read/* inputReader */.cN)(registry/* SERVICE_INPUTS */.Ki);
    const get = (name) => read(env, name);
    const workspace = env.GITHUB_WORKSPACE || process.cwd();
    const config = (0,config_file/* readConfigFile */.R)(get('config'), { ...facts, workspace });
    return Object.freeze({
        agentCommand: parseCommand(get('agentCommand'), config),
        agentEnv: parseVariables(get('agentEnv'), env),
        repository: parseRepository(get('repository')),
        ref: get('ref'),
        githubToken: parseToken(get('githubToken')),
        network: parseNetwork(get('network')),
        readable: parseReadable(get('readable')),
        paths: (0,lists/* parseGlobs */.n)('paths', get('paths')),
        config,
        sandbox: (0,inputs_read/* parseChoice */.HU)('sandbox', get('sandbox'), ['required', 'none']),
        prepareSandbox: (0,inputs_read/* parseBoolean */.yG)('prepareSandbox', get('prepareSandbox')),
        serverUrl: parseHost('GITHUB_SERVER_URL', facts.serverUrl),
        apiUrl: parseHost('GITHUB_API_URL', facts.apiUrl),
    });
}
function parseCommand(value, { agent }) {
    const hasOwn = typeof agent === 'object' && agent !== null && Object.hasOwn(agent, 'command');
    if (value !== '' || hasOwn)
        return value;
    throw new input_error/* InputError */.d('agentCommand', 'nothing was given. Say how the agent is run, with its prompt on standard input, or put agent.command into the file in config.');
}
function parseVariables(value, env) {
    const names = (0,lists/* parseList */.E)(value);
    for (const name of names) {
        if (!VARIABLE.test(name))
            throw new input_error/* InputError */.d('agentEnv', `${(0,input_error/* showGiven */.v)(name)} was given; accepted are names of variables, separated by commas. The values go into the step's env.`);
        if (RUNNERS_OWN.test(name))
            throw new input_error/* InputError */.d('agentEnv', `${(0,input_error/* showGiven */.v)(name)} was given, which is the runner's or this action's own.`);
        if ((env[name] ?? '') === '')
            throw new input_error/* InputError */.d('agentEnv', `the step has no variable ${name}, or it is empty. Set it in the step: env: ${name}: \${{ secrets.${name} }}. Runs of forks get no secrets.`);
    }
    return names;
}
function parseRepository(value) {
    if (/^[\w.-]+\/[\w.-]+$/.test(value) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(value))
        return value;
    throw new input_error/* InputError */.d('repository', `${(0,input_error/* showGiven */.v)(value)} was given; accepted is owner/name.`);
}
function parseToken(value) {
    if (/^[\x21-\x7e]+$/.test(value))
        return value;
    const what = value === '' ? 'nothing was given' : 'it has white space or characters that a token never has';
    throw new input_error/* InputError */.d('githubToken', `${what}. Leave it out for the workflow's own token, or pass a secret.`);
}
function parseNetwork(value) {
    if (value === '')
        return undefined;
    const word = value.toLowerCase();
    if (word === 'all' || word === 'none')
        return word;
    return (0,lists/* parseList */.E)(value);
}
function parseReadable(value) {
    const paths = (0,lists/* parseList */.E)(value);
    const wrong = paths.find((path) => !(0,external_node_path_.isAbsolute)(path));
    if (wrong === undefined)
        return paths;
    throw new input_error/* InputError */.d('readable', `${(0,input_error/* showGiven */.v)(wrong)} was given; accepted are absolute paths.`);
}
function parseHost(name, value) {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    if (url && isSafe && `${url.username}${url.password}${url.search}${url.hash}` === '')
        return value.replace(/\/+$/, '');
    throw new input_error/* InputError */.d('githubToken', `${name} is no https:// address (http:// on loopback only), so the token is not sent there.`);
}


/***/ }),

/***/ 171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ writeOut)
});

// UNUSED EXPORTS: openDescriptor

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: external "node:process"
const external_node_process_namespaceObject = __builtin("node:process");
;// CONCATENATED MODULE: ./host/write-at-once.js


const AT_ONCE_MAX_BYTES = 4096;
function openDescriptor(descriptor, { stream, write = external_node_fs_.writeSync, }) {
    let left = external_node_process_namespaceObject.platform === 'win32' ? 0 : AT_ONCE_MAX_BYTES;
    return (text) => {
        let rest = Buffer.from(text);
        left -= rest.length;
        try {
            while (left >= 0 && rest.length > 0)
                rest = rest.subarray(write(descriptor, rest));
        }
        catch {
            left = -1;
        }
        if (rest.length > 0)
            stream().write(rest);
    };
}
const writeOut = openDescriptor(1, { stream: () => process.stdout });


/***/ }),

/***/ 110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j_: () => (/* binding */ readEvent)
});

// UNUSED EXPORTS: actorNamed, commandText, readActor

;// CONCATENATED MODULE: ./instruction/json.js
function field(value, ...path) {
    let found = value;
    for (const name of path) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name))
            return undefined;
        found = found[name];
    }
    return found;
}
function json_text(value, ...path) {
    const found = field(value, ...path);
    return typeof found === 'string' ? found : undefined;
}
function count(value, ...path) {
    const found = field(value, ...path);
    return Number.isSafeInteger(found) && found >= 0 ? found : undefined;
}

;// CONCATENATED MODULE: ./instruction/event.js

const TRUSTED = ['', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
function readEvent(name, payload) {
    const base = {
        name,
        action: readAction(name, payload),
        repository: readRepository(field(payload, 'repository')),
        repositoryUrl: json_text(payload, 'repository', 'html_url'),
        defaultBranch: json_text(payload, 'repository', 'default_branch'),
        sender: readActor(field(payload, 'sender')),
        label: json_text(payload, 'label', 'name') ?? namesOf(payload, 'added_labels'),
    };
    return Object.freeze(readKind(base, payload));
}
function commandText(event) {
    if (event.kind === 'comment')
        return event.comment.body;
    const isWritten = event.name === 'issues' && event.action === 'opened';
    return isWritten && event.kind === 'thread' && !event.transferred ? event.thread.body : undefined;
}
function readKind(base, payload) {
    switch (base.name) {
        case 'issue_comment':
            return readCommentEvent(base, { payload, comment: readComment(payload, false) });
        case 'pull_request_review_comment':
            return readCommentEvent(base, {
                payload,
                comment: readComment(payload, true) ?? readGiteaReview(payload),
            });
        case 'pull_request_review':
            return readCommentEvent(base, { payload, comment: readReview(payload) });
        case 'issues':
        case 'pull_request':
        case 'pull_request_target': {
            const thread = readThread(payload);
            return thread === undefined
                ? unreadable(base, 'the thread has no number')
                : { ...base, kind: 'thread', thread, ...(isTransfer(payload) ? { transferred: true } : {}) };
        }
        case 'push':
            return { ...base, kind: 'push', ref: json_text(payload, 'ref'), after: json_text(payload, 'after') };
        default:
            return { ...base, kind: TRUSTED.includes(base.name) ? 'trusted' : 'other' };
    }
}
function readCommentEvent(base, { payload, comment }) {
    const thread = readThread(payload);
    if (thread === undefined)
        return unreadable(base, 'the thread has no number');
    return comment === undefined
        ? unreadable(base, 'the comment has no id')
        : { ...base, kind: 'comment', thread, comment };
}
function readAction(name, payload) {
    const action = json_text(payload, 'action');
    if (action === 'label_updated') {
        if (namesOf(payload, 'added_labels') !== undefined)
            return 'labeled';
        return namesOf(payload, 'removed_labels') === undefined ? action : 'unlabeled';
    }
    const isSent = (name === 'pull_request_review_comment' && action === 'reviewed') ||
        (name === 'pull_request_review' && action === 'submitted');
    return isSent ? 'created' : action;
}
function namesOf(payload, change) {
    const labels = field(payload, 'changes', change);
    const names = Array.isArray(labels) ? labels.flatMap((label) => json_text(label, 'name') ?? []) : [];
    return names.length > 0 ? names.join(', ') : undefined;
}
function isTransfer(payload) {
    return Boolean(field(payload, 'changes', 'old_issue') ?? field(payload, 'changes', 'old_repository'));
}
function unreadable(base, detail) {
    return { ...base, kind: 'unreadable', detail };
}
function readThread(payload) {
    const pull = field(payload, 'pull_request');
    const source = pull ?? field(payload, 'issue');
    const number = count(source, 'number');
    if (number === undefined || number === 0)
        return undefined;
    const saysPull = field(payload, 'is_pull') === true;
    const isPull = pull !== undefined || saysPull || Boolean(field(source, 'pull_request'));
    return Object.freeze({
        kind: isPull ? 'pull-request' : 'issue',
        number,
        title: json_text(source, 'title') ?? '',
        body: json_text(source, 'body') ?? '',
        url: json_text(source, 'html_url'),
        author: readActor(field(source, 'user')),
        merged: isPull ? readMerged(source) : undefined,
        base: json_text(pull, 'base', 'ref'),
        head: readHead(pull),
        fromFork: readFork(pull),
        ...(saysPull && pull === undefined ? { maybeFromFork: true } : {}),
    });
}
function readMerged(source) {
    if (field(source, 'merged') === true || json_text(source, 'merged_at') !== undefined)
        return true;
    return json_text(source, 'pull_request', 'merged_at') !== undefined;
}
function readHead(pull) {
    const ref = json_text(pull, 'head', 'ref');
    return ref?.startsWith('refs/pull/') ? (json_text(pull, 'head', 'label') ?? ref) : ref;
}
function readFork(pull) {
    if (pull === undefined)
        return undefined;
    const base = json_text(pull, 'base', 'repo', 'full_name');
    const head = json_text(pull, 'head', 'repo', 'full_name');
    return base === undefined || head?.toLowerCase() !== base.toLowerCase();
}
function readComment(payload, isReview) {
    const source = field(payload, 'comment');
    const id = count(source, 'id');
    if (id === undefined || id === 0)
        return undefined;
    return Object.freeze({
        id,
        body: json_text(source, 'body') ?? '',
        before: json_text(payload, 'changes', 'body', 'from'),
        author: readActor(field(source, 'user')),
        url: json_text(source, 'html_url'),
        replyTo: isReview ? (count(source, 'in_reply_to_id') ?? id) : undefined,
        path: isReview ? json_text(source, 'path') : undefined,
        line: isReview ? count(source, 'line') : undefined,
    });
}
function readReview(payload) {
    const review = field(payload, 'review');
    if (count(review, 'id') === undefined)
        return undefined;
    return Object.freeze({
        body: json_text(review, 'body') ?? '',
        before: json_text(payload, 'changes', 'body', 'from'),
        author: readActor(field(review, 'user')),
        url: json_text(review, 'html_url'),
    });
}
function readGiteaReview(payload) {
    const content = json_text(payload, 'review', 'content');
    if (content === undefined)
        return undefined;
    return Object.freeze({ body: content, author: readActor(field(payload, 'sender')) });
}
const LOGIN = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,98}[A-Za-z0-9_-])?(?:\[bot\])?$/;
function readActor(source) {
    const login = json_text(source, 'login');
    return login === undefined ? undefined : actorNamed(login, json_text(source, 'type'));
}
function actorNamed(login, type) {
    if (!LOGIN.test(login))
        return undefined;
    return Object.freeze({ login, isBot: type?.toLowerCase() === 'bot' || login.endsWith('[bot]') });
}
function readRepository(source) {
    const name = json_text(source, 'full_name');
    return name !== undefined && /^[\w.-]+\/[\w.-]+$/.test(name) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(name)
        ? name
        : undefined;
}


/***/ }),

/***/ 975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ serviceEnvironment),
/* harmony export */   x: () => (/* binding */ temporaryIn)
/* harmony export */ });
const KEPT = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'LANG',
    'LC_ALL',
    'TZ',
    'http_proxy',
    'HTTP_PROXY',
    'https_proxy',
    'HTTPS_PROXY',
    'all_proxy',
    'ALL_PROXY',
    'no_proxy',
    'NO_PROXY',
    'NODE_USE_ENV_PROXY',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'GIT_CONFIG_GLOBAL',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
    'RUNNER_TRACKING_ID',
];
const TMP_MAX_BYTES = 75;
function temporaryIn({ tmp }) {
    return Buffer.byteLength(tmp) > TMP_MAX_BYTES ? {} : { TMPDIR: tmp };
}
function serviceEnvironment(env, given) {
    const passed = [...KEPT, ...given.agentEnv].flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
    });
    return { ...Object.fromEntries(passed), ...given.own };
}


/***/ }),

/***/ 432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* unused harmony exports folderAt, findFolder */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(760);



const PREFIX = 'docs-agent-';
function folderAt(root) {
    const at = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name);
    return {
        root,
        config: at('docs-agent.config.json'),
        data: at('data'),
        tmp: at('tmp'),
        log: at('service.log'),
        complaints: at('service.err'),
        process: at('process'),
        kept: at('kept'),
    };
}
function findFolder(root) {
    const folder = folderAt(root);
    const isOurs = basename(root).startsWith(PREFIX) && existsSync(folder.config);
    return isAbsolute(root) && isOurs ? folder : undefined;
}
function makeFolder(below, config) {
    const folder = folderAt((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(below, PREFIX)));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(folder.config, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder.tmp, { mode: 0o700 });
        for (const file of [folder.log, folder.complaints, folder.kept])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, '', { mode: 0o600 });
        return folder;
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder.root, { recursive: true, force: true });
        throw error;
    }
}
function removeFolder({ root }) {
    const run = (program, ...args) => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, [...args, '--', root], { stdio: 'ignore' }).status === 0;
    if (run('rm', '-rf'))
        return true;
    run('chmod', '-R', 'u+rwX');
    return run('rm', '-rf');
}


/***/ }),

/***/ 130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ processIdentity),
/* harmony export */   R: () => (/* binding */ findProcess)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);

function processIdentity(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return state === 'Z' ? undefined : `${pid}:${fields[18] ?? ''}`;
    }
    catch {
        return undefined;
    }
}
function findProcess(identity) {
    const pid = Number(identity.split(':')[0]);
    return Number.isSafeInteger(pid) && pid > 1 && processIdentity(pid) === identity ? pid : undefined;
}


/***/ }),

/***/ 779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ prepareSandbox),
/* harmony export */   mB: () => (/* binding */ runProgram)
/* harmony export */ });
/* unused harmony export COMMANDS */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(421);

const COMMANDS = {
    install: 'sudo apt-get update && sudo apt-get install --yes --no-install-recommends bubblewrap socat',
    lift: 'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
};
const TRIAL = ['--unshare-user', '--unshare-pid', '--unshare-net', '--ro-bind', '/', '/', 'true'];
function prepareSandbox(run, { mayChange, isRoot }) {
    const did = [];
    const runAsRoot = (command) => isRoot ? run('sh', ['-c', command]) : run('sudo', ['-n', 'sh', '-c', command]);
    const isThere = (program) => run('sh', ['-c', `command -v ${program}`]).ok;
    const missing = ['bwrap', 'socat'].filter((program) => !isThere(program));
    if (missing.length > 0) {
        if (!mayChange)
            return {
                ok: false,
                why: advise(`${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`),
            };
        const done = runAsRoot(`export DEBIAN_FRONTEND=noninteractive; ${COMMANDS.install.replaceAll('sudo ', '')}`);
        if (!done.ok)
            return { ok: false, why: `bubblewrap and socat could not be installed: ${done.said}` };
        did.push('installed bubblewrap and socat with apt-get');
    }
    const trial = run('bwrap', TRIAL);
    if (trial.ok)
        return { ok: true, did };
    if (!mayChange)
        return { ok: false, why: advise(trial.said) };
    const done = runAsRoot(COMMANDS.lift.replace('sudo ', ''));
    if (!done.ok)
        return {
            ok: false,
            why: `user namespaces are restricted here, and that could not be lifted: ${done.said}`,
        };
    did.push('allowed user namespaces (kernel.apparmor_restrict_unprivileged_userns=0), until the machine starts anew');
    const again = run('bwrap', TRIAL);
    return again.ok ? { ok: true, did } : { ok: false, why: `bubblewrap does not work here: ${again.said}` };
}
function advise(trouble) {
    return `${trouble}. Set prepareSandbox: true, or run before this step: ${COMMANDS.install} ; and on Ubuntu 24.04 or later: ${COMMANDS.lift}`;
}
const TIMEOUT_MS = 5 * 60_000;
const runProgram = (program, args) => {
    const { status, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: TIMEOUT_MS,
    });
    const lines = `${stdout ?? ''}\n${stderr ?? ''}`.trim().split('\n');
    return { ok: status === 0, said: error?.message ?? (lines.at(-1) || `it ended with ${status}`) };
};


/***/ }),

/***/ 806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readText),
  i: () => (/* binding */ startService)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = __builtin("node:http");
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(500);
// EXTERNAL MODULE: ./runner-service/identity.js
var identity = __nccwpck_require__(130);
;// CONCATENATED MODULE: ./runner-service/service-events.js
const TEXTS = ['event', 'url', 'job', 'prLink', 'failure', 'about', 'says', 'fix', 'meaning'];
function findEvents(log) {
    return log.split('\n').flatMap((line) => {
        const value = parse(line);
        if (typeof value?.event !== 'string')
            return [];
        const texts = TEXTS.flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : []));
        const turn = Number.isSafeInteger(value.turn) ? { turn: value.turn } : {};
        return [{ ...Object.fromEntries(texts), ...turn }];
    });
}
function parse(line) {
    try {
        const value = JSON.parse(line);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const MADE_AND_KEPT = 'the change is made and kept';
function endsOfJobs(events) {
    const ends = new Map();
    for (const { event, job, turn, failure = '', prLink = '' } of events) {
        if (job === undefined)
            continue;
        const before = ends.get(job) ?? { job, turn: 1, how: 'ended', why: '', prLink: '' };
        const how = howOf(event, failure);
        if (how !== undefined)
            ends.set(job, { ...before, how, why: failure, prLink, turn: turn ?? before.turn });
    }
    return [...ends.values()];
}
function howOf(event, failure) {
    switch (event) {
        case 'started':
        case 'stopped':
            return 'ended';
        case 'completed':
            return 'completed';
        case 'failed':
            return failure.startsWith(MADE_AND_KEPT) ? 'unpublished' : 'failed';
        case 'unpublished':
            return 'unpublished';
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./runner-service/start.js






const START_MAX_MS = 60_000;
const LOOK_MS = 10;
const WATCH_OVER = `trap : TERM INT HUP
"$@"
trap '' TERM INT HUP
set -- /proc/[0-9]*/environ
for left in $(grep -lsaF "=$0/" "$@"); do
  left=\${left#/proc/} left=\${left%/environ}
  [ "$left" = $$ ] || kill -9 "$left"
done 2>/dev/null
[ -e "$0/kept" ] || { rm -rf -- "$0" || { chmod -R u+rwX -- "$0"; rm -rf -- "$0"; }; }`;
async function startService(options) {
    const { folder } = options;
    const over = performance.now() + START_MAX_MS;
    const child = launch(options);
    let ended = false;
    child.once('error', () => {
        ended = true;
    });
    child.once('exit', () => {
        ended = true;
    });
    if (child.pid !== undefined)
        (0,external_node_fs_.writeFileSync)(folder.process, (0,identity/* processIdentity */.I)(child.pid) ?? '', { mode: 0o600 });
    while (performance.now() < over) {
        const events = findEvents(readText(folder.log));
        const url = events.findLast(({ event }) => event === 'listening')?.url;
        const answer = url === undefined ? undefined : await ask(`${url}/readyz`);
        if (url !== undefined && answer?.status === 200) {
            child.unref();
            (0,external_node_fs_.rmSync)(folder.kept);
            return { url, warnings: events.filter(({ event }) => event === 'warning' || event === 'unconfined') };
        }
        if (ended)
            return { why: explain(readText(folder.complaints), folder) };
        if (answer?.error !== undefined)
            return { why: answer.error };
        await (0,promises_.setTimeout)(LOOK_MS);
    }
    return { why: `It was not ready within ${START_MAX_MS / 1000} seconds.` };
}
function launch({ folder, cli, env, keyVariable, whilePid }) {
    const files = [folder.log, folder.complaints].map((file) => (0,external_node_fs_.openSync)(file, 'a', 0o600));
    const [log, complaints] = files;
    const serve = ['serve', '--config', folder.config, '--log', 'json', '--key-env', keyVariable];
    const lifetime = whilePid === undefined ? [] : ['--while', String(whilePid)];
    try {
        return (0,external_node_child_process_.spawn)('sh', ['-c', WATCH_OVER, folder.root, process.execPath, cli, ...serve, ...lifetime], {
            cwd: folder.root,
            env,
            detached: true,
            stdio: ['ignore', log, complaints],
        });
    }
    finally {
        for (const file of files)
            (0,external_node_fs_.closeSync)(file);
    }
}
function explain(complaints, { config }) {
    const last = complaints.trim().split('\n').at(-1) ?? '';
    const said = last.replace(/^docs-agent: /, '').replaceAll(config, 'The configuration');
    return said || 'It ended without a word.';
}
function ask(url) {
    return new Promise((resolve) => {
        const request = (0,external_node_http_namespaceObject.get)(url, { timeout: 5000, agent: false }, (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (chunk) => {
                text += chunk;
            });
            response.on('end', () => resolve({ status: response.statusCode ?? 0, ...errorIn(text) }));
            response.on('error', () => resolve(undefined));
        });
        request.on('timeout', () => request.destroy());
        request.on('error', () => resolve(undefined));
    });
}
function errorIn(text) {
    try {
        const { error } = JSON.parse(text);
        return typeof error === 'string' ? { error } : {};
    }
    catch {
        return {};
    }
}
function readText(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ stopService)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(500);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(130);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(806);




const LOOK_MS = 20;
const REST_MS = 20_000;
async function stopService(folder, { drainMs }) {
    const identity = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .y)(folder.process);
    const pid = (0,_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .findProcess */ .R)(identity);
    if (pid === undefined)
        return true;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(folder.kept, '', { mode: 0o600 });
    }
    catch {
    }
    signal(pid, 'SIGTERM');
    const over = performance.now() + drainMs + REST_MS;
    while ((0,_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .findProcess */ .R)(identity) !== undefined) {
        if (performance.now() > over) {
            signal(pid, 'SIGKILL');
            return false;
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(LOOK_MS);
    }
    return true;
}
function signal(pid, name) {
    try {
        process.kill(-pid, name);
    }
    catch {
    }
}


/***/ }),

/***/ 165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  $: () => (/* binding */ neutralise)
});

;// CONCATENATED MODULE: ./text/hidden.js
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const BLANKS = /[\s\0-\x1f\x7f-\x9f]+/g;
const CONTROL = /[\0-\x08\v-\x1f\x7f-\x9f]/g;
function foldBlanks(text) {
    return text.replace(BLANKS, ' ');
}
function replaceControl(text, by) {
    return text.replace(CONTROL, by);
}
function dropHidden(text) {
    return text.toWellFormed().replace(HIDDEN, '');
}
function unifyLineEnds(text) {
    return text.replace(LINE_END, '\n');
}

;// CONCATENATED MODULE: ./text/neutralise.js

const V2_START = /^((?:[^\S\n]|\p{M})*:\p{M}*)(?=:)/gmu;
const V1_START = /(#\p{M}*#\p{M}*)(?=\[)/gu;
const MAYBE_V2_START = /^[^!-~\n]*:/m;
function showControl(character) {
    const code = character.charCodeAt(0);
    if (code < 0x20)
        return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
}
function neutralise(text) {
    let result = replaceControl(dropHidden(unifyLineEnds(text)), showControl);
    if (MAYBE_V2_START.test(result))
        result = result.replace(V2_START, '$1 ');
    return result.includes('#') ? result.replace(V1_START, '$1 ') : result;
}


/***/ }),

/***/ 128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact)
/* harmony export */ });
const MASK = '***';
const ENCODED_MIN_BYTES = 6;
function redact(text, secrets) {
    const mayEscape = /[%&\\]/.test(text);
    const spans = secrets
        .filter((secret) => secret !== '')
        .flatMap((secret) => {
        const { plain, escaped } = patternsOf(secret);
        return mayEscape ? [...plain, escaped] : plain;
    })
        .flatMap((pattern) => findAll(text, pattern))
        .sort((a, b) => a.start - b.start || b.end - a.end);
    let result = '';
    let end = 0;
    for (const span of spans) {
        if (span.end <= end)
            continue;
        if (span.start >= end)
            result += text.slice(end, span.start) + MASK;
        end = span.end;
    }
    return result + text.slice(end);
}
function findAll(text, pattern) {
    const spans = [];
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
        spans.push({ start: found.index, end: pattern.lastIndex });
        pattern.lastIndex = found.index + 1;
    }
    return spans;
}
const known = new Map();
const KNOWN_MAX = 8;
function patternsOf(secret) {
    const found = known.get(secret);
    if (found)
        return found;
    const plain = [literal(secret), ...hexPatterns(secret), ...base64Patterns(secret)];
    const patterns = {
        plain: plain.map((source) => new RegExp(source, 'g')),
        escaped: new RegExp([...secret].map(anyEscape).join(''), 'g'),
    };
    if (known.size >= KNOWN_MAX)
        known.clear();
    known.set(secret, patterns);
    return patterns;
}
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
const JSON_LETTERS = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };
const ENTITY_NAMES = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
function anyEscape(character) {
    const code = character.codePointAt(0) ?? 0;
    const units = [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
    const letter = JSON_LETTERS[character];
    const name = ENTITY_NAMES[character];
    return `(?:${[
        `\\\\?${literal(character)}`,
        letter && `\\\\${letter}`,
        units.map((unit) => `\\\\u${anyCase(unit.toString(16).padStart(4, '0'))}`).join(''),
        [...Buffer.from(character)].map((byte) => `%${anyCase(byte.toString(16).padStart(2, '0'))}`).join(''),
        `&#0{0,7}${code}(?:;|(?!\\d))`,
        `&#[xX]0{0,7}${anyCase(code.toString(16))}(?:;|(?![\\da-fA-F]))`,
        name && `&${name};`,
    ]
        .filter((form) => form !== undefined)
        .join('|')})`;
}
function anyCase(digits) {
    return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
function hexPatterns(secret) {
    const bytes = Buffer.from(secret);
    return bytes.length < ENCODED_MIN_BYTES ? [] : [anyCase(bytes.toString('hex'))];
}
function base64Patterns(secret) {
    const bytes = Buffer.from(secret);
    if (bytes.length < ENCODED_MIN_BYTES)
        return [];
    return [0, 1, 2].map((before) => {
        const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
        const from = Math.ceil((before * 8) / 6);
        const to = Math.floor(((before + bytes.length) * 8) / 6);
        const core = [...encoded.slice(from, to)].map(eitherAlphabet).join('');
        return `${before > 0 ? '[\\w+/-]?' : ''}${core}${(before + bytes.length) % 3 > 0 ? '[\\w+/-]?=*' : ''}`;
    });
}
function eitherAlphabet(character) {
    if (character === '+' || character === '-')
        return '[+-]';
    return character === '/' || character === '_' ? '[/_]' : character;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(73);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
