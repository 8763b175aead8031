const __builtin = process.getBuiltinModule;
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("assert")[name], apply: (_, __, given) => __builtin("assert")(...given) });

/***/ }),

/***/ 2053:
/***/ ((module) => {

module.exports = __builtin("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __builtin("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __builtin("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("https")[name], apply: (_, __, given) => __builtin("https")(...given) });

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __builtin("net");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:crypto")[name], apply: (_, __, given) => __builtin("node:crypto")(...given) });

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __builtin("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __builtin("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:https")[name], apply: (_, __, given) => __builtin("node:https")(...given) });

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __builtin("node:path");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __builtin("node:v8");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:vm")[name], apply: (_, __, given) => __builtin("node:vm")(...given) });

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("node:zlib")[name], apply: (_, __, given) => __builtin("node:zlib")(...given) });

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __builtin("os");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = new Proxy(() => {}, { get: (_, name) => __builtin("tls")[name], apply: (_, __, given) => __builtin("tls")(...given) });

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __builtin("util");

/***/ }),

/***/ 7576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PROJECT_ID),
/* harmony export */   m: () => (/* binding */ JOB_ID)
/* harmony export */ });
const JOB_ID = /^[A-Za-z0-9_-]{1,128}$/;
const PROJECT_ID = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;


/***/ }),

/***/ 8288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ DEFAULT_BASE_URL),
/* harmony export */   UL: () => (/* binding */ buildPath)
/* harmony export */ });
/* unused harmony export PATHS */
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7576);

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
        if (!(key === 'id' ? _identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .m : _identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_ID */ .i).test(value))
            throw new RangeError(`${key} is not usable in a URL`);
        return value;
    });
}


/***/ }),

/***/ 9766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Po: () => (/* binding */ RUNNER_SERVICE),
/* harmony export */   UO: () => (/* binding */ nameOfService),
/* harmony export */   _Q: () => (/* binding */ addressIn),
/* harmony export */   qf: () => (/* binding */ isOnRunner),
/* harmony export */   s7: () => (/* binding */ RUNNER_FRAGMENT)
/* harmony export */ });
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

/***/ 723:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _flows_chronicle_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2557);
/* harmony import */ var _flows_plan_request_js__WEBPACK_IMPORTED_MODULE_13__ = __nccwpck_require__(9624);
/* harmony import */ var _flows_tell_run_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7772);
/* harmony import */ var _host_action_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9031);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7742);
/* harmony import */ var _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9827);
/* harmony import */ var _host_inputs_read_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4434);
/* harmony import */ var _host_inputs_run_js__WEBPACK_IMPORTED_MODULE_14__ = __nccwpck_require__(3490);
/* harmony import */ var _host_inputs_trigger_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(2592);
/* harmony import */ var _host_last_resort_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1698);
/* harmony import */ var _host_runner_context_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(4656);
/* harmony import */ var _host_stop_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3894);
/* harmony import */ var _instruction_event_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(110);
/* harmony import */ var _story_outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(7727);
/* harmony import */ var _story_story_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7114);















process.exitCode = 1;
const { env } = process;
const startedMs = _host_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .monotonicClock */ .V.now();
const signals = (0,_host_stop_signals_js__WEBPACK_IMPORTED_MODULE_1__/* .listenForStop */ .r)();
const action = (0,_host_action_js__WEBPACK_IMPORTED_MODULE_2__/* .openAction */ .F)(env);
const chronicle = (0,_flows_chronicle_js__WEBPACK_IMPORTED_MODULE_3__/* .createChronicle */ .m)(action);
let failOn = new Set();
const settle = (answered, broke = '') => {
    const why = broke || 'The run ended without a word.';
    if ((0,_story_story_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpen */ .nT)(chronicle.story))
        void chronicle.happened({ kind: 'broke off', why });
    const { story } = chronicle;
    if ((0,_story_story_js__WEBPACK_IMPORTED_MODULE_4__/* .isOpen */ .nT)(story))
        return 1;
    const { trusted } = action;
    const exitCode = (0,_flows_tell_run_js__WEBPACK_IMPORTED_MODULE_5__/* .tellRun */ .R)({ ...answered, story, elapsedMs: _host_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .monotonicClock */ .V.now() - startedMs, failOn, trusted, broke }, action);
    if (broke === '')
        chronicle.close();
    return exitCode;
};
const settleError = (error) => settle({}, error instanceof _host_inputs_input_error_js__WEBPACK_IMPORTED_MODULE_6__/* .InputError */ .d ? error.message : `The run broke off: ${(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_7__/* .describeThrown */ .YI)(error)}.`);
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_7__/* .catchTheRest */ .Be)(settleError);
try {
    process.exitCode = settle(await run());
}
catch (error) {
    process.exitCode = settleError(error);
}
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_7__/* .endSoon */ .nJ)();
async function run() {
    failOn = (0,_host_inputs_read_js__WEBPACK_IMPORTED_MODULE_8__/* .parseWords */ .nl)('failOn', (0,_host_inputs_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readInput */ .R5)(env, 'failOn'), _story_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .FAILABLE */ .$R);
    const runner = (0,_host_runner_context_js__WEBPACK_IMPORTED_MODULE_10__/* .readRunnerContext */ .g)(env);
    const command = (0,_host_inputs_trigger_js__WEBPACK_IMPORTED_MODULE_11__/* .parseCommandWord */ .l)(env);
    const event = (0,_instruction_event_js__WEBPACK_IMPORTED_MODULE_12__/* .readEvent */ .j_)(runner.eventName, runner.payload);
    const issueNumber = (0,_host_inputs_trigger_js__WEBPACK_IMPORTED_MODULE_11__/* .parseIssueNumber */ .i)(env);
    const given = (name) => (0,_host_inputs_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readInput */ .R5)(env, name) !== '';
    const hasPrompt = given('prompt') || given('promptFile');
    const plan = (0,_flows_plan_request_js__WEBPACK_IMPORTED_MODULE_13__/* .planRequest */ .N)(event, { command, issueNumber, hasSecret: given('secretKey'), hasPrompt });
    if (plan.kind === 'skip') {
        await chronicle.happened({ kind: 'skipped', why: plan.sentence });
        return {};
    }
    const inputs = (0,_host_inputs_run_js__WEBPACK_IMPORTED_MODULE_14__/* .parseRunInputs */ .Qd)(env);
    const { openRun } = await __nccwpck_require__.e(/* import() */ 312).then(__nccwpck_require__.bind(__nccwpck_require__, 7312));
    const deadlineMs = startedMs + inputs.timeoutMs;
    const untilMs = Math.round(Date.now() + deadlineMs - _host_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .monotonicClock */ .V.now());
    return openRun({ plan, service: inputs, command, runner, deadlineMs, untilMs }, { env, action, chronicle, signals });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ createChronicle)
});

// EXTERNAL MODULE: ./story/advance.js + 1 modules
var advance = __nccwpck_require__(6667);
// EXTERNAL MODULE: ./story/outputs.js
var outputs = __nccwpck_require__(433);
;// CONCATENATED MODULE: ./story/record.js





function isTidy({ isTold, thread }) {
    return isTold && thread === undefined;
}
function encodeRecord(record) {
    return JSON.stringify(record);
}
function decodeRecord(text) {
    try {
        const value = JSON.parse(text);
        const story = storyField.read(value?.story);
        if (!value || !story || typeof value.isTold !== 'boolean')
            return undefined;
        if (value.thread !== undefined && !isThread(value.thread))
            return undefined;
        return value;
    }
    catch {
        return undefined;
    }
}
function isThread(thread) {
    const { place, owner, scene, comment, held } = thread ?? {};
    return (count.read(place?.thread) !== undefined &&
        isOwner(owner) &&
        sceneField.read(scene) !== undefined &&
        commentField.read(comment) !== undefined &&
        (held === undefined || heldField.read(held) !== undefined));
}

// EXTERNAL MODULE: ./story/story.js
var story_story = __nccwpck_require__(7114);
// EXTERNAL MODULE: ./story/trace.js
var trace = __nccwpck_require__(2022);
;// CONCATENATED MODULE: ./flows/chronicle.js





function needsTidying({ story, thread }) {
    return thread !== undefined || (story.kind !== 'opened' && (0,trace/* traceOf */.fC)(story).kind !== 'nothing');
}
function createChronicle({ saveState, setOutput, log, redact }) {
    let record = { story: advance/* OPENED */.C_, isTold: false };
    let saved = '';
    let isThreadShown = () => false;
    let listener = async () => { };
    const told = new Set();
    const attempt = (what, write) => {
        try {
            write();
        }
        catch {
            if (told.has(what))
                return;
            told.add(what);
            log.warning(`The runner's files could not be written; ${what}.`);
        }
    };
    const save = (next) => {
        record = next;
        const text = encodeRecord(record);
        if (text === saved || (saved === '' && !needsTidying(record)))
            return;
        saved = text;
        attempt('a run that is cut off now leaves no trace for the post step', () => saveState('story', text));
    };
    return {
        get story() {
            return record.story;
        },
        async happened(...events) {
            let isNews = false;
            for (const event of events) {
                const before = record.story;
                const story = (0,advance/* advance */.np)(before, redactReasons(event, redact));
                if (story === before)
                    continue;
                if (story.kind === 'running' && before.kind !== 'running')
                    announce(story);
                save({ ...record, story });
                isNews = (0,story_story/* isOpen */.nT)(story) && event.kind !== 'looked' && story.kind !== 'creating';
            }
            if (isNews)
                await listener(record.story);
        },
        follow(next) {
            listener = next;
        },
        keepThread(thread, isShown = () => false) {
            isThreadShown = isShown;
            save({ ...record, thread });
        },
        close() {
            const { story, thread } = record;
            save({ story, isTold: true, ...(thread && !isThreadShown() ? { thread } : {}) });
        },
    };
    function announce(story) {
        const known = (0,story_story/* knownJob */.DW)(story);
        attempt(`the job is ${known?.jobId}`, () => {
            setOutput('jobId', known?.jobId ?? '');
            setOutput('status', (0,outputs/* statusOf */.c)(known?.job));
        });
    }
}
function redactReasons(value, redact) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return value;
    const fields = Object.entries(value).map(([name, field]) => [
        name,
        name === 'why' ? redact(field) : redactReasons(field, redact),
    ]);
    return Object.fromEntries(fields);
}


/***/ }),

/***/ 9624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ planRequest)
/* harmony export */ });
/* unused harmony export explainFork */
/* harmony import */ var _instruction_command_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8891);
/* harmony import */ var _instruction_event_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(110);


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
        if ((0,_instruction_event_js__WEBPACK_IMPORTED_MODULE_0__/* .commandText */ .jt)(event) !== undefined) {
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
    const command = (0,_instruction_command_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCommand */ .R)((0,_instruction_event_js__WEBPACK_IMPORTED_MODULE_0__/* .commandText */ .jt)(event) ?? '', word);
    if (command.kind === 'none') {
        const what = event.kind === 'comment' ? 'comment' : 'issue';
        return { kind: 'skip', sentence: (0,_instruction_command_js__WEBPACK_IMPORTED_MODULE_1__/* .explainNoCommand */ .q)(command.reason, { command: word, what }) };
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

/***/ 7772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ tellRun)
});

// EXTERNAL MODULE: ./story/outcome.js
var story_outcome = __nccwpck_require__(7727);
// EXTERNAL MODULE: ./story/outputs.js
var story_outputs = __nccwpck_require__(433);
// EXTERNAL MODULE: ./story/sentence.js + 1 modules
var story_sentence = __nccwpck_require__(9015);
// EXTERNAL MODULE: ./story/story.js
var story_story = __nccwpck_require__(7114);
// EXTERNAL MODULE: ./text/duration.js
var duration = __nccwpck_require__(3093);
// EXTERNAL MODULE: ./text/links.js
var links = __nccwpck_require__(3244);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __nccwpck_require__(7872);
// EXTERNAL MODULE: ./text/truncate.js
var truncate = __nccwpck_require__(9307);
// EXTERNAL MODULE: ./story/checks.js
var story_checks = __nccwpck_require__(1134);
// EXTERNAL MODULE: ./story/prose.js
var prose = __nccwpck_require__(7288);
// EXTERNAL MODULE: ./story/pull-words.js
var pull_words = __nccwpck_require__(3196);
;// CONCATENATED MODULE: ./story/waiting-pulls.js



const SHOWN_MAX = 50;
const TITLE_MAX_CHARACTERS = 100;
function tellWaiting({ limit, pulls }, trusted) {
    const lines = pulls.slice(0, SHOWN_MAX).map(({ number, title, link }) => {
        const name = `#${number} ${(0,truncate/* truncate */.xv)(title, TITLE_MAX_CHARACTERS)}`;
        return `- ${(0,links/* isTrustedLink */.G)(link, trusted) ? (0,markdown/* inertLink */.r)(name, link) : (0,markdown/* inertInline */.Mo)(name)}`;
    });
    const more = pulls.length > SHOWN_MAX ? [`- and ${pulls.length - SHOWN_MAX} more`] : [];
    return [`Open pull requests of jobs (${(0,markdown/* codeSpan */.SS)('maxOpenPulls')} is ${limit}):`, '', ...lines, ...more, ''];
}

;// CONCATENATED MODULE: ./story/summary.js












function tellSummary(story, facts) {
    const known = (0,story_story/* knownJob */.DW)(story);
    const link = (0,story_outcome/* linkOf */.IJ)(story);
    const repository = known?.job.source?.repository;
    const trusted = { ...facts.trusted, ...(repository ? { repository } : {}) };
    const checks = (0,story_checks/* tellChecks */.zy)(story);
    const icon = facts.exitCode === 0 ? '✅' : '❌';
    const rows = [
        ['Outcome', `${icon} ${(0,story_outcome/* outcomeOf */.sG)(story)}`],
        ['Pull request', renderLink(link, trusted)],
        ...renderChange(facts, trusted),
        ...(checks ? [['Checks', checks]] : []),
        ['Job', known ? (0,markdown/* codeSpan */.SS)(known.jobId) : 'none'],
        ['Status', (0,markdown/* inertInline */.Mo)((0,story_outputs/* statusOf */.c)(known?.job) || 'not seen')],
        ['Model', known?.job.model ? (0,markdown/* codeSpan */.SS)(known.job.model) : 'not said'],
        ['Source', renderSource(known?.job)],
        ['Duration', (0,duration/* formatDuration */.a3)(facts.elapsedMs)],
    ];
    return [
        '### Documentation agent',
        '',
        (0,prose/* renderProse */.E)((0,story_sentence/* tellSentence */.B)(story), {
            codes: known ? [(0,story_checks/* failureOf */.g5)(known.job), known.jobId] : [],
            link,
            trusted,
        }),
        '',
        '| What | Value |',
        '| --- | --- |',
        ...rows.map(([what, value]) => `| ${what} | ${value} |`),
        '',
        ...(facts.finish?.warnings ?? []).flatMap((warning) => [`⚠️ ${(0,markdown/* inertInline */.Mo)(warning)}`, '']),
        ...(facts.waiting ? tellWaiting(facts.waiting, trusted) : []),
        ...(story.kind === 'rehearsed' ? renderPrompt(facts.prompt) : []),
    ].join('\n');
}
function renderChange({ pull, finish }, trusted) {
    const size = pull?.changes ? (0,pull_words/* tellSize */.r)(pull.changes) : '';
    const preview = finish ? renderPreview(finish.preview, trusted) : '';
    const rows = [
        ['Change', (0,markdown/* inertInline */.Mo)(size)],
        ['Preview', preview],
    ];
    return rows.filter(([, value]) => value !== '');
}
function renderPreview(preview, trusted) {
    switch (preview.kind) {
        case 'none':
            return '';
        case 'unavailable':
            return `none: ${(0,markdown/* inertInline */.Mo)(preview.why)}`;
        case 'failed':
            return ['could not be built', (0,markdown/* inertInline */.Mo)(preview.why)].filter(Boolean).join(': ');
        case 'building':
        case 'ready': {
            const state = preview.kind === 'building' ? 'its end was not seen' : 'ready';
            if (preview.url === '')
                return `${state}, without an address that can be used`;
            const isLink = (0,pull_words/* isPreviewLink */.H)(preview.url, trusted);
            return `${state}: ${isLink ? (0,markdown/* addressLink */.Vr)(preview.url) : (0,markdown/* codeSpan */.SS)(preview.url)}`;
        }
    }
}
const PROMPT_MAX_CHARACTERS = 10_000;
function renderPrompt(prompt = '') {
    if (prompt === '')
        return [];
    const lines = (0,markdown/* inertBlock */.WC)((0,truncate/* truncate */.xv)(prompt, PROMPT_MAX_CHARACTERS)).split('\n');
    return ['The prompt:', '', ...lines.map((line) => (line === '' ? '>' : `> ${line}\\`)), '>', ''];
}
function renderLink(link, trusted) {
    if (link === '')
        return 'none';
    if ((0,links/* isTrustedLink */.G)(link, trusted))
        return (0,markdown/* addressLink */.Vr)(link);
    return `${(0,markdown/* codeSpan */.SS)(link)} (not on a host this run knows, so not made a link)`;
}
function renderSource(job) {
    const repository = job?.source?.repository;
    if (!repository)
        return 'not said';
    return job.source?.ref ? `${(0,markdown/* codeSpan */.SS)(repository)} at ${(0,markdown/* codeSpan */.SS)(job.source.ref)}` : (0,markdown/* codeSpan */.SS)(repository);
}

;// CONCATENATED MODULE: ./flows/outputs.js
const OUTPUT_MAX_CHARACTERS = 300_000;
function fitOutput(items, write) {
    let count = items.length;
    let text = write(items);
    for (; text.length > OUTPUT_MAX_CHARACTERS; text = write(items.slice(0, count)))
        count = Math.floor(count / 2);
    return { text, count };
}
function tellUnwritten(error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `The outputs could not be written to the runner's file${code}.`;
}

;// CONCATENATED MODULE: ./flows/tell-run.js






function tellRun(telling, sinks) {
    const { story, failOn, broke } = telling;
    const outcome = (0,story_outcome/* outcomeOf */.sG)(story);
    const sentence = (0,story_sentence/* tellSentence */.B)(story);
    const isWritten = writeOutputs(telling, sinks);
    const isFailure = (0,story_outcome/* exitCodeOf */.FO)(story, failOn) === 1;
    sinks.log.info(isFailure ? `Outcome: ${outcome}.` : `Outcome: ${outcome}. ${sentence}`);
    if (isFailure)
        sinks.log.error(sentence);
    if (broke !== '' && !sentence.startsWith(broke))
        sinks.log.error(broke);
    const exitCode = isFailure || !isWritten || broke !== '' ? 1 : 0;
    if (story.kind === 'skipped' && !telling.waiting)
        return exitCode;
    const refused = sinks.addSummary(tellSummary(story, { ...telling, exitCode }));
    if (refused !== undefined)
        sinks.log.warning(`The step summary could not be written: ${refused}.`);
    return exitCode;
}
function writeOutputs({ story, commentUrl = '', prompt = '', finish }, { setOutput, log }) {
    try {
        const outside = finish?.outside;
        const outsidePaths = outside ? fitOutput(outside, (some) => JSON.stringify(some)).text : '';
        const outputs = { ...(0,story_outputs/* tellOutputs */.g)(story), commentUrl, prompt, outsidePaths };
        for (const [name, value] of Object.entries(outputs))
            setOutput(name, value);
        return true;
    }
    catch (error) {
        log.error(`${tellUnwritten(error)} Outcome: ${(0,story_outcome/* outcomeOf */.sG)(story)}; job: ${(0,story_story/* knownJob */.DW)(story)?.jobId ?? 'none'}; pull request: ${(0,story_outcome/* linkOf */.IJ)(story) || 'none'}.`);
        return false;
    }
}


/***/ }),

/***/ 9031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  F: () => (/* binding */ openAction)
});

// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __nccwpck_require__(9766);
// EXTERNAL MODULE: ./text/redact.js
var redact = __nccwpck_require__(128);
// EXTERNAL MODULE: ./text/hidden.js
var text_hidden = __nccwpck_require__(6857);
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
    let result = (0,text_hidden/* replaceControl */.AJ)((0,text_hidden/* dropHidden */.q)((0,text_hidden/* unifyLineEnds */.MJ)(text)), showControl);
    if (MAYBE_V2_START.test(result))
        result = result.replace(V2_START, '$1 ');
    return result.includes('#') ? result.replace(V1_START, '$1 ') : result;
}

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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
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

;// CONCATENATED MODULE: ./host/annotations.js




function createAnnotate(secrets) {
    const clean = (text) => (0,redact/* redact */.E)(neutralise((0,redact/* redact */.E)(text, secrets)), secrets);
    return (text, { file, line }) => writeOut(renderLogCommand('notice', {
        title: 'docs-agent',
        file: clean(file),
        startLine: line,
        data: clean(text),
    }));
}

// EXTERNAL MODULE: ./host/inputs/read.js + 1 modules
var read = __nccwpck_require__(4434);
;// CONCATENATED MODULE: ./host/log.js




const TITLE = 'docs-agent';
function createLog(secrets, write = writeOut) {
    const clean = (text) => (0,redact/* redact */.E)(neutralise((0,redact/* redact */.E)(text, secrets)), secrets);
    const annotate = (level) => (text) => write(renderLogCommand(level, { title: TITLE, data: clean(text) }));
    return {
        info: (text) => write(`${clean(text)}\n`),
        notice: annotate('notice'),
        warning: annotate('warning'),
        error: annotate('error'),
    };
}
function maskSecret(secret, write = writeOut) {
    for (const line of new Set([secret, ...secret.split(/\r\n|\r|\n/)])) {
        if (line.trim() !== '')
            write(renderLogCommand('add-mask', { data: line }));
    }
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __builtin("node:os");
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
    (0,external_node_fs_.appendFileSync)(path, [`${name}<<${delimiter}`, value, delimiter, ''].join(external_node_os_namespaceObject.EOL));
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
        maskSecret(secret);
    const log = createLog(secrets);
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

/***/ 7742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ monotonicClock)
/* harmony export */ });
const TIMER_MAX_MS = 2 ** 31 - 1;
const timerOf = (ms) => (ms > 0 ? Math.min(ms, TIMER_MAX_MS) : 0);
const monotonicClock = {
    now: () => Number(process.hrtime.bigint()) / 1e6,
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal?.aborted)
            return resolve();
        const done = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', done);
            resolve();
        };
        const timer = setTimeout(done, timerOf(ms));
        signal?.addEventListener('abort', done, { once: true });
    }),
    every: (ms, action) => {
        const timer = setInterval(action, timerOf(ms));
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 9827:
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

/***/ 4434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yG: () => (/* binding */ parseBoolean),
  HU: () => (/* binding */ parseChoice),
  $J: () => (/* binding */ parseNumber),
  XT: () => (/* binding */ parseRequired),
  oA: () => (/* binding */ parseWholeNumber),
  nl: () => (/* binding */ parseWords),
  R5: () => (/* binding */ readInput)
});

// UNUSED EXPORTS: inputReader

// EXTERNAL MODULE: ./contract/paths.js
var paths = __nccwpck_require__(8288);
;// CONCATENATED MODULE: ./host/registry.js

const INPUTS = {
    prompt: {},
    promptFile: {},
    promptData: {},
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
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
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
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
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
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
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
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

// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __nccwpck_require__(9827);
;// CONCATENATED MODULE: ./host/inputs/read.js


function inputReader(inputs) {
    return (env, name) => {
        const given = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
        const fallback = inputs[name]?.default ?? '';
        return given || (fallback.startsWith('${{') ? '' : fallback);
    };
}
const readInput = inputReader(INPUTS);
function parseRequired(name, value, hint) {
    if (value === '')
        throw new input_error/* InputError */.d(name, `nothing was given. ${hint}`);
    return value;
}
function parseBoolean(name, value) {
    const word = value.toLowerCase();
    if (word === 'true')
        return true;
    if (word === 'false')
        return false;
    throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(value)} was given; accepted are true and false.`);
}
function parseNumber(name, value, bounds) {
    const number = /^(\d+(\.\d+)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= bounds.min && number <= bounds.max)) {
        const accepted = `a number of ${bounds.unit} from ${bounds.min} to ${bounds.max}`;
        throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(value)} was given; accepted is ${accepted}.`);
    }
    return number;
}
function parseWholeNumber(name, value, bounds) {
    const number = parseNumber(name, value, bounds);
    if (Number.isInteger(number))
        return number;
    throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(value)} was given; accepted is a whole number.`);
}
function parseWords(name, value, accepted) {
    if (value.toLowerCase() === 'none')
        return new Set();
    const words = value.split(/[\s,]+/).filter(Boolean);
    if (words.some((word) => word.toLowerCase() === 'none')) {
        throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(value)} was given; none stands alone, without other words.`);
    }
    const unknown = words.find((word) => !accepted.includes(word));
    if (unknown !== undefined) {
        throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(unknown)} was given; accepted are ${accepted.join(', ')}, or none.`);
    }
    return new Set(words);
}
function parseChoice(name, value, accepted) {
    const word = accepted.find((candidate) => candidate === value.toLowerCase());
    if (word !== undefined)
        return word;
    throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(value)} was given; accepted are ${accepted.join(', ')}.`);
}


/***/ }),

/***/ 3490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Qd: () => (/* binding */ parseRunInputs)
});

// UNUSED EXPORTS: parseJobId, parseProjectId, parseSecretKey

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __nccwpck_require__(7576);
// EXTERNAL MODULE: ./contract/runner-service.js
var runner_service = __nccwpck_require__(9766);
// EXTERNAL MODULE: ./contract/paths.js
var paths = __nccwpck_require__(8288);
;// CONCATENATED MODULE: ./contract/secret-key.js

function checkSecretKey(key, baseUrl) {
    if (key === '')
        return { ok: false, reason: 'empty' };
    if (!/^[\x21-\x7e]+$/.test(key))
        return { ok: false, reason: 'not-printable' };
    if (key.startsWith('mint_dsc_'))
        return { ok: false, reason: 'assistant-key' };
    if (key.startsWith('mint_us_'))
        return { ok: false, reason: 'user-key' };
    if (!key.startsWith('mint_') && baseUrl === paths/* DEFAULT_BASE_URL */.Ql)
        return { ok: false, reason: 'no-prefix' };
    return { ok: true };
}

;// CONCATENATED MODULE: ./contract/loopback.js
function isLoopback(hostname) {
    return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}

// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __nccwpck_require__(9827);
;// CONCATENATED MODULE: ./host/inputs/base-url.js



function parseBaseUrl(value) {
    const accepted = 'accepted is an https:// address (http:// on loopback only), such as https://api.mintlify.com';
    let url;
    try {
        url = new URL(value);
    }
    catch {
        throw new input_error/* InputError */.d('baseUrl', `what was given is no URL; ${accepted}.`);
    }
    const loopback = isLoopback(url.hostname);
    const onRunner = loopback && url.protocol === 'http:' && value.endsWith(runner_service/* RUNNER_FRAGMENT */.s7);
    const fragment = onRunner ? runner_service/* RUNNER_FRAGMENT */.s7 : '';
    const flaw = url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)
        ? `it is ${url.protocol === 'http:' ? 'http:// beyond loopback' : 'neither https:// nor http://'}`
        : url.username || url.password
            ? 'it has a user name or password in it'
            : url.search || value.includes('?')
                ? 'it has a query'
                : value.slice(0, value.length - fragment.length).includes('#')
                    ? 'it has a fragment'
                    : undefined;
    if (flaw)
        throw new input_error/* InputError */.d('baseUrl', `${flaw}; ${accepted}, without user name, query and fragment.`);
    return { baseUrl: (url.origin + url.pathname).replace(/\/+$/, '') + fragment, loopback };
}

// EXTERNAL MODULE: ./host/inputs/read.js + 1 modules
var read = __nccwpck_require__(4434);
;// CONCATENATED MODULE: ./host/inputs/run.js






function parseRunInputs(env) {
    const get = (name) => (0,read/* readInput */.R5)(env, name);
    const { baseUrl, loopback } = parseBaseUrl(get('baseUrl'));
    const secretKey = parseSecretKey(get('secretKey'), baseUrl);
    const poll = parsePoll(get('pollSeconds'), { loopback, onRunner: (0,runner_service/* isOnRunner */.qf)(baseUrl) });
    const minutes = (0,read/* parseNumber */.$J)('timeoutMinutes', get('timeoutMinutes'), {
        min: 0.01,
        max: 1440,
        unit: 'minutes',
    });
    const settle = (0,read/* parseNumber */.$J)('settleSeconds', get('settleSeconds'), { min: 0, max: 3600, unit: 'seconds' });
    return Object.freeze({
        projectId: parseProjectId(get('projectId')),
        secretKey,
        baseUrl,
        jobId: get('jobId') === '' ? undefined : parseJobId(get('jobId')),
        wait: parseWait(get('wait'), baseUrl),
        timeoutMs: minutes * 60_000,
        settleMs: settle * 1000,
        poll,
        retryBaseMs: poll.kind === 'fixed' ? Math.min(1000, poll.intervalMs) : 1000,
    });
}
function parseWait(value, baseUrl) {
    const wait = (0,read/* parseBoolean */.yG)('wait', value);
    if (wait || !(0,runner_service/* isOnRunner */.qf)(baseUrl))
        return wait;
    throw new input_error/* InputError */.d('wait', 'false was given, and the service of this baseUrl ends with this job of the workflow: the agent would be ended with it. Leave wait out.');
}
function parseSecretKey(key, baseUrl) {
    const verdict = checkSecretKey(key, baseUrl);
    if (verdict.ok)
        return key;
    const sentences = {
        empty: 'nothing was given. Store an admin API key as a secret and pass it: secretKey: ${{ secrets.DOCS_AGENT_KEY }}. Runs of forks get no secrets.',
        'not-printable': 'it has white space or characters that a key never has; accepted is printable ASCII. Was it pasted with a line break?',
        'assistant-key': 'this is an assistant key (mint_dsc_…); an admin key (mint_…) is needed.',
        'user-key': 'this is a user key (mint_us_…); an admin key (mint_…) is needed.',
        'no-prefix': 'the key does not begin with mint_; an admin key of the hosted service does. For a service of your own, set baseUrl.',
    };
    throw new input_error/* InputError */.d('secretKey', sentences[verdict.reason]);
}
function parseProjectId(value) {
    const id = (0,read/* parseRequired */.XT)('projectId', value, 'It stands on the API keys page of the dashboard.');
    if (identifiers/* PROJECT_ID */.i.test(id))
        return id;
    throw new input_error/* InputError */.d('projectId', `${(0,input_error/* showGiven */.v)(id)} was given; accepted are letters, digits, "_", "-" and inner dots, at most 128.`);
}
function parseJobId(value) {
    if (identifiers/* JOB_ID */.m.test(value))
        return value;
    throw new input_error/* InputError */.d('jobId', `${(0,input_error/* showGiven */.v)(value)} was given; accepted are letters, digits, "_" and "-", at most 128.`);
}
const RUNNER_POLL_MS = 250;
function parsePoll(value, { loopback, onRunner }) {
    if (value === '')
        return onRunner ? { kind: 'fixed', intervalMs: RUNNER_POLL_MS } : { kind: 'adaptive' };
    const bounds = { min: loopback ? 0.05 : 1, max: 3600, unit: 'seconds (empty = adaptive)' };
    return { kind: 'fixed', intervalMs: (0,read/* parseNumber */.$J)('pollSeconds', value, bounds) * 1000 };
}


/***/ }),

/***/ 2592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseIssueNumber),
/* harmony export */   l: () => (/* binding */ parseCommandWord)
/* harmony export */ });
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9827);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4434);


function parseCommandWord(env) {
    const word = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readInput */ .R5)(env, 'command');
    if (/^[^\s>`~]\S{0,49}$/u.test(word))
        return word;
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('command', `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(word)} was given; accepted is one word without white space, such as /docs.`);
}
function parseIssueNumber(env) {
    const value = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readInput */ .R5)(env, 'issueNumber');
    if (value === '')
        return undefined;
    if (/^#?[1-9]\d{0,9}$/.test(value))
        return Number(value.replace('#', ''));
    throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('issueNumber', `${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .showGiven */ .v)(value)} was given; accepted is the number of an issue or pull request.`);
}


/***/ }),

/***/ 1698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ catchTheRest),
/* harmony export */   YI: () => (/* binding */ describeThrown),
/* harmony export */   nJ: () => (/* binding */ endSoon)
/* harmony export */ });
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

/***/ 4656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readRunnerContext)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./host/inputs/input-error.js
var input_error = __nccwpck_require__(9827);
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

/***/ 3894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ listenForStop)
/* harmony export */ });
const GRACE_MS = 3_000;
const LAST_CALL_MS = 4_500;
function listenForStop() {
    const stop = new AbortController();
    const hardStop = new AbortController();
    const lastCall = new AbortController();
    const onSignal = () => {
        stop.abort();
        setTimeout(() => hardStop.abort(), GRACE_MS).unref();
        setTimeout(() => lastCall.abort(), LAST_CALL_MS).unref();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    return { stop: stop.signal, hardStop: hardStop.signal, lastCall: lastCall.signal };
}


/***/ }),

/***/ 8891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseCommand),
/* harmony export */   q: () => (/* binding */ explainNoCommand)
/* harmony export */ });
/* harmony import */ var _markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7739);

function parseCommand(body, command) {
    const lines = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(body);
    const at = (0,_markdown_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .kindsOfLines */ .iG)(lines).indexOf('text');
    const line = lines[at]?.trim();
    if (line === undefined)
        return { kind: 'none', reason: 'no-text' };
    const word = command.trim();
    const rest = line.slice(word.length);
    if (!line.startsWith(word) || /^\S/.test(rest))
        return { kind: 'none', reason: 'other-text' };
    const option = BRANCH_OPTION.exec(rest.trim())?.[0];
    const behind = rest.trim().slice(option?.length ?? 0);
    const ref = option === undefined ? undefined : behind.replace(/\s[\s\S]*/, '');
    const first = behind.slice(ref?.length ?? 0);
    const following = lines.slice(at + 1);
    if (ref !== undefined)
        return parseFrom(ref, [first, ...following].join('\n').trim());
    if (/^status\s*[.!?…]*$/i.test(first))
        return { kind: 'status' };
    if (/^help\s*[.!?…]*$/i.test(first))
        return { kind: 'help' };
    const isNew = /^new(?:\s|$)/.test(first);
    const fixed = /^fix(?=\s|$)/.exec(first)?.[0] ?? /^fix\s*[.!?…]*$/i.exec(first)?.[0];
    const instruction = [isNew ? first.slice('new'.length) : first, ...following].join('\n').trim();
    if (instruction === '')
        return { kind: 'help' };
    if (isNew)
        return { kind: 'new', instruction };
    const fix = fixed === undefined ? {} : { fix: [first.slice(fixed.length), ...following].join('\n').trim() };
    return { kind: 'instruct', instruction, ...fix };
}
const BRANCH_OPTION = /^(?:new\s+)?--ref(?=[\s=]|$)[\s=]*/;
function parseFrom(ref, instruction) {
    const isOther = /^(?:status|help|fix)\s*[.!?…]*$/i.test(instruction);
    return ref === '' || instruction === '' || isOther ? { kind: 'help' } : { kind: 'new', instruction, ref };
}
function explainNoCommand(reason, { command, what = 'comment' }) {
    return reason === 'no-text'
        ? `The ${what} holds nothing but quotes and code, so no ${command}.`
        : `The ${what} does not begin with ${command}.`;
}


/***/ }),

/***/ 110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Le: () => (/* binding */ actorNamed),
  jt: () => (/* binding */ commandText),
  j_: () => (/* binding */ readEvent)
});

// UNUSED EXPORTS: readActor

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

/***/ 7739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ withoutQuotes),
/* harmony export */   iG: () => (/* binding */ kindsOfLines),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
function splitLines(body) {
    return body.split(/\r\n|\r|\n/);
}
function kindsOfLines(lines) {
    let fence;
    return lines.map((line) => {
        if (fence !== undefined) {
            if (closesFence(line, fence))
                fence = undefined;
            return 'code';
        }
        fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
        if (line.trim() === '')
            return 'blank';
        if (fence !== undefined || /^(?: {4}| {0,3}\t)/.test(line))
            return 'code';
        return /^ {0,3}>/.test(line) ? 'quote' : 'text';
    });
}
function withoutQuotes(body) {
    const lines = splitLines(body);
    const kinds = kindsOfLines(lines);
    return lines.filter((_, at) => kinds[at] !== 'quote').join('\n');
}
function closesFence(line, fence) {
    const marks = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
    return marks !== undefined && marks[0] === fence[0] && marks.length >= fence.length;
}


/***/ }),

/***/ 6667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  C_: () => (/* binding */ OPENED),
  np: () => (/* binding */ advance)
});

// UNUSED EXPORTS: ImpossibleStep

// EXTERNAL MODULE: ./text/links.js
var links = __nccwpck_require__(3244);
// EXTERNAL MODULE: ./story/story.js
var story_story = __nccwpck_require__(7114);
;// CONCATENATED MODULE: ./story/break-off.js

function breakOff(story, event) {
    const seen = seenBy(event);
    if (seen && 'jobId' in story && seen.jobId !== story.jobId)
        return undefined;
    switch (story.kind) {
        case 'creating':
        case 'sending':
            return breakSending(story, event);
        case 'running':
            return breakWatching({ ...story, ...seen }, event);
        case 'looking':
            return { kind: 'refused', past: story_story/* NOTHING_LEFT */.AS, why: whyNot(event), about: (0,story_story/* aboutJob */.Db)(seen) };
        case 'opened':
        case 'queued':
        case 'admitted':
        case 'waiting':
            return breakBefore(story, event);
    }
}
const seenBy = (event) => ('seen' in event ? event.seen : undefined);
function whyNot(event) {
    switch (event.kind) {
        case 'out of time':
            return 'The time was up.';
        case 'asked to stop':
            return 'Cancelled.';
        case 'cut off':
        case 'found dead':
            return 'The run was cut off.';
        case 'out of sight':
        case 'broke off':
            return event.why;
    }
}
function breakSending(story, event) {
    const asked = story.kind === 'creating'
        ? { kind: 'create' }
        : { kind: 'message', looks: 'none', jobId: story.jobId, job: story.job };
    const loss = event.kind === 'cut off' || event.kind === 'found dead'
        ? { kind: 'cut-off' }
        : { kind: 'lost', why: whyNot(event).replace(/\.$/, '') };
    return { kind: 'unknown', asked, loss };
}
function breakWatching(story, event) {
    const { jobId, job, turn } = story;
    const at = { jobId, job, turn };
    switch (event.kind) {
        case 'out of time':
            return { kind: 'timed-out', ...at, sight: event.sight ?? { kind: 'unseen', failures: 0, why: '' } };
        case 'asked to stop':
            return { kind: 'cancelled', ...at, by: 'stop' };
        case 'cut off':
        case 'found dead':
            return { kind: 'cancelled', ...at, by: 'cut-off' };
        case 'out of sight':
        case 'broke off':
            return { kind: 'out-of-sight', ...at, why: event.why };
    }
}
function hindranceOf(story, { sight }) {
    if (story.kind === 'queued')
        return { kind: 'queue', behind: story.behind };
    return sight ? { kind: 'busy', sight } : { kind: 'time', why: '' };
}
function breakBefore(story, event) {
    const { past } = story;
    const about = (0,story_story/* aboutJob */.Db)(seenBy(event) ?? (story.kind === 'waiting' ? story : undefined));
    switch (event.kind) {
        case 'out of time':
            return {
                kind: 'not-sent',
                past,
                about,
                hindrance: hindranceOf(story, event),
            };
        case 'asked to stop':
            return { kind: 'not-sent', past, about, hindrance: { kind: 'stopped' } };
        case 'found dead':
            if (story.kind !== 'queued')
                return mayHaveSent(story);
            return { kind: 'not-sent', past, about, hindrance: { kind: 'cut-off' } };
        case 'cut off':
            return { kind: 'not-sent', past, about, hindrance: { kind: 'cut-off' } };
        case 'out of sight':
        case 'broke off':
            return { kind: 'refused', past, about, why: event.why };
    }
}
function mayHaveSent(story) {
    const asked = story.kind === 'waiting'
        ? { kind: 'message', looks: 'none', jobId: story.jobId, job: story.job }
        : { kind: 'create' };
    return { kind: 'unknown', asked, loss: { kind: 'cut-off' } };
}

// EXTERNAL MODULE: ./story/trace.js
var trace = __nccwpck_require__(2022);
;// CONCATENATED MODULE: ./story/advance.js




class ImpossibleStep extends Error {
    name = 'ImpossibleStep';
    constructor(story, event) {
        super(`a request that is ${story.kind} can't be told "${event.kind}"`);
    }
}
const OPENED = Object.freeze({ kind: 'opened', past: story_story/* NOTHING_LEFT */.AS });
function advance(story, event) {
    if (event.kind === 'concluded')
        return conclude(story, event) ?? refuse(story, event);
    if ((0,story_story/* isEnd */.uV)(story))
        return story;
    if (event.kind === 'stuck')
        return stick(story) ?? refuse(story, event);
    if ((0,story_story/* isOpen */.nT)(story))
        return step(story, event) ?? refuse(story, event);
    return event.kind === 'looked' ? (look(story, event) ?? refuse(story, event)) : story;
}
function refuse(story, event) {
    throw new ImpossibleStep(story, event);
}
function step(story, event) {
    switch (event.kind) {
        case 'found':
            return (0,story_story/* isInThread */.QE)(story) ? { kind: 'opened', past: event.left } : undefined;
        case 'asked to look':
            return story.kind === 'opened' && story.past.kind === 'none' ? { kind: 'looking' } : undefined;
        case 'queued':
            return (0,story_story/* isInThread */.QE)(story) ? { kind: 'queued', past: story.past, behind: event.behind } : undefined;
        case 'admitted':
            return (0,story_story/* isInThread */.QE)(story) ? { kind: 'admitted', past: story.past } : undefined;
        case 'busy':
            return isReady(story) && isAbout(story, event)
                ? { kind: 'waiting', past: story.past, ...(0,story_story/* justJob */.ql)(event) }
                : undefined;
        case 'sending':
            return isReady(story) ? send(story, event) : undefined;
        case 'accepted':
            return accept(story, event);
        case 'adopted':
            return (0,story_story/* isInThread */.QE)(story) ? adopt(story.past) : undefined;
        case 'looked':
            return look(story, event);
        case 'handed over':
            return story.kind === 'running' ? { kind: 'detached', ...inTurn(story) } : undefined;
        case 'lost':
            return lose(story, event);
        case 'kept back':
            return keepBack(story, event);
        case 'limited':
            return limit(story, event);
        case 'over budget':
            return (0,story_story/* isInThread */.QE)(story) ? exceed(story, event) : undefined;
        case 'rehearsed':
            return (0,story_story/* isInThread */.QE)(story) || story.kind === 'looking' ? rehearse(event) : undefined;
        case 'refused':
            return refusal(story, event);
        case 'skipped':
            return (0,story_story/* isInThread */.QE)(story) || story.kind === 'looking' ? { kind: 'skipped', why: event.why } : undefined;
        case 'out of time':
        case 'asked to stop':
        case 'out of sight':
        case 'cut off':
        case 'found dead':
        case 'broke off':
            return breakOff(story, event);
    }
}
const isReady = (story) => story.kind === 'opened' || story.kind === 'admitted' || story.kind === 'waiting';
const inTurn = ({ jobId, job, turn }) => ({ jobId, job, turn });
const isAbout = (story, { jobId }) => story.kind !== 'waiting' || story.jobId === jobId;
function send(story, { to }) {
    if (to.kind === 'message')
        return isAbout(story, to) ? { kind: 'sending', ...(0,story_story/* justJob */.ql)(to) } : undefined;
    return story.kind === 'waiting' ? undefined : { kind: 'creating' };
}
function accept(story, event) {
    if (story.kind === 'creating')
        return { kind: 'running', ...(0,story_story/* justJob */.ql)(event), turn: { kind: 'first' } };
    if (story.kind !== 'sending' || story.jobId !== event.jobId)
        return undefined;
    return { kind: 'running', ...(0,story_story/* justJob */.ql)(event), turn: furtherTurn(story.job, event.job) };
}
const furtherTurn = (before, { turn = 0 }) => ({
    kind: 'further',
    before,
    number: turn,
    evidence: 'none',
});
function isSent(left) {
    const { kind, jobId } = (0,trace/* traceOf */.fC)(left);
    return kind !== 'nothing' && jobId !== undefined;
}
function adopt(past) {
    const left = past.kind === 'left' ? past.story : undefined;
    if (left && (0,story_story/* isAtItsEnd */.XI)(left))
        return left;
    const job = left && (0,story_story/* knownJob */.DW)(left);
    if (!left || !job || !isSent(left))
        return undefined;
    const turn = (0,story_story/* turnOf */.LQ)(left) ?? furtherTurn(job.job, {});
    return { kind: 'running', ...job, turn };
}
function look(story, event) {
    if (story.kind === 'looking')
        return { kind: 'looked', ...(0,story_story/* justJob */.ql)(event) };
    const turn = (0,story_story/* turnOf */.LQ)(story);
    if (turn === undefined || (0,story_story/* knownJob */.DW)(story)?.jobId !== event.jobId)
        return undefined;
    const { job } = event;
    const seen = { ...(0,story_story/* justJob */.ql)(event), turn: turnAfter(turn, event) };
    switch (job.status) {
        case undefined:
        case 'active':
            return (0,story_story/* isOpen */.nT)(story) ? { kind: 'running', ...seen } : { ...story, ...seen };
        case 'completed':
            return completed(seen, job);
        case 'failed':
            return { kind: 'failed', ...seen };
        case 'archived':
            return { kind: 'archived', ...seen };
    }
}
function turnAfter(turn, { evidence, job }) {
    if (evidence === 'other')
        return { kind: 'passed', isFurther: (0,story_story/* isFurther */.fj)(turn) };
    const isSeen = evidence === 'seen' || job.status === undefined || job.status === 'active';
    return turn.kind === 'further' && isSeen ? { ...turn, evidence: 'seen' } : turn;
}
function completed(seen, { prLink }) {
    const link = (0,links/* readPrLink */.n)(prLink);
    return link === undefined ? { kind: 'no-pull-request', ...seen } : { kind: 'pull-request', link, ...seen };
}
function lose(story, { why, looks }) {
    const loss = { kind: 'lost', why };
    if (story.kind === 'creating')
        return { kind: 'unknown', asked: { kind: 'create' }, loss };
    if (story.kind !== 'sending')
        return undefined;
    return { kind: 'unknown', asked: { kind: 'message', looks, ...(0,story_story/* justJob */.ql)(story) }, loss };
}
function untaken(story) {
    const isOnItsWay = story.kind === 'creating' || story.kind === 'sending';
    if (!isOnItsWay && !isReady(story) && !(0,story_story/* isInThread */.QE)(story))
        return undefined;
    return { past: pastOf(story), about: (0,story_story/* aboutJob */.Db)(ownJob(story)) };
}
const pastOf = (story) => ('past' in story ? story.past : story_story/* NOTHING_LEFT */.AS);
function keepBack(story, { hindrance }) {
    const left = untaken(story);
    return left && { kind: 'not-sent', ...left, hindrance };
}
const ownJob = (story) => ((0,story_story/* isInThread */.QE)(story) ? undefined : (0,story_story/* knownJob */.DW)(story));
function limit(story, { why, retryMs }) {
    const left = untaken(story);
    return left && { kind: 'limited', ...left, why, retryMs };
}
function exceed({ past }, { used, limit: most, nextMs }) {
    return { kind: 'over-budget', past, used, limit: most, nextMs };
}
function rehearse({ why, about }) {
    return { kind: 'rehearsed', about: (0,story_story/* aboutJob */.Db)(about), why };
}
function stick(story) {
    if ((0,story_story/* isOpen */.nT)(story))
        return undefined;
    const [job, turn] = [(0,story_story/* knownJob */.DW)(story), (0,story_story/* turnOf */.LQ)(story)];
    return job && turn && story.kind !== 'stuck' ? { kind: 'stuck', ...job, turn } : story;
}
function conclude(story, { by }) {
    if ((0,story_story/* isOpen */.nT)(story))
        return undefined;
    return story.kind === 'pull-request'
        ? { kind: 'concluded', link: story.link, ...inTurn(story), by }
        : story;
}
function refusal(story, { why, about }) {
    if (story.kind === 'running')
        return undefined;
    return { kind: 'refused', past: pastOf(story), why, about: (0,story_story/* aboutJob */.Db)(about ?? ownJob(story)) };
}


/***/ }),

/***/ 1134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   fl: () => (/* binding */ tellHolding),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   tg: () => (/* binding */ checksOf),
/* harmony export */   zy: () => (/* binding */ tellChecks)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7872);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7114);


const ICONS = {
    passed: '✅',
    failed: '❌',
    'failed before': '⚠️',
    skipped: '⏭️',
};
function checksOf(story) {
    return (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(story) ? [] : ((0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .knownJob */ .DW)(story)?.job.checks ?? []);
}
function failedChecks(job) {
    const bad = (job?.checks ?? []).filter(({ status }) => status === 'failed' || status === 'skipped');
    return bad.map(({ name }) => name);
}
function tellHolding(job, show) {
    return (job?.checks ?? [])
        .flatMap(({ name, status }) => status === 'failed'
        ? [`${show(name)} failed`]
        : status === 'skipped'
            ? [`${show(name)} was skipped`]
            : [])
        .join(', ');
}
function failureOf(job) {
    if (job.status !== 'failed' || failedChecks(job).length > 0)
        return '';
    return (job.failure ?? '').replace(/\.$/, '');
}
function tellChecks(story) {
    const words = checksOf(story).map(({ name, status, rounds }) => {
        const more = [
            status === 'passed' || status === 'failed' ? '' : status,
            rounds === 0 ? '' : `sent back ${rounds === 1 ? 'once' : `${rounds} times`}`,
        ].filter(Boolean);
        return `${ICONS[status]} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)}${more.length === 0 ? '' : ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inertInline */ .Mo)(more.join(', '))})`}`;
    });
    return words.join(' · ');
}


/***/ }),

/***/ 7727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ FAILABLE),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   IJ: () => (/* binding */ linkOf),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* unused harmony exports OUTCOMES, ALWAYS_FAIL */
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7114);

const OUTCOMES = {
    'pull-request': 'The job completed and there is a pull request.',
    'no-pull-request': 'The job completed without a pull request.',
    failed: 'The agent failed.',
    archived: 'The job was archived.',
    timeout: 'The job had not ended when the time was up, as far as is known. That does not stop it.',
    detached: 'The job was handed over at once, as `wait: false` asks.',
    skipped: 'Nothing was sent: there was nothing to do, `dailyLimit` was reached, or it was a dry run.',
    limited: 'The service takes no more for now, and its wait is longer than the run has time. Nothing was taken.',
    unknown: 'The answer was lost: a job may or may not have been created, or have taken the message.',
    cancelled: 'Watching was stopped. A job that was created goes on.',
    error: 'The run could not do its work. The sentence says why.',
};
const ALWAYS_FAIL = ['unknown', 'error', 'cancelled'];
const FAILABLE = Object.keys(OUTCOMES).filter((outcome) => outcome !== 'pull-request');
function outcomeOf(story) {
    switch (story.kind) {
        case 'pull-request':
        case 'no-pull-request':
        case 'failed':
        case 'archived':
        case 'detached':
        case 'unknown':
        case 'cancelled':
        case 'skipped':
        case 'limited':
            return story.kind;
        case 'over-budget':
        case 'rehearsed':
            return 'skipped';
        case 'timed-out':
        case 'stuck':
            return 'timeout';
        case 'out-of-sight':
        case 'refused':
            return 'error';
        case 'not-sent':
            return story.hindrance.kind === 'stopped' || story.hindrance.kind === 'cut-off'
                ? 'cancelled'
                : 'timeout';
        case 'concluded':
            return 'pull-request';
        case 'looked':
            return outcomeOfLook(story.job);
    }
}
function outcomeOfLook({ status, prLink }) {
    switch (status) {
        case 'completed':
            return prLink ? 'pull-request' : 'no-pull-request';
        case 'failed':
        case 'archived':
            return status;
        case 'active':
        case undefined:
            return 'detached';
    }
}
function exitCodeOf(story, failOn) {
    const outcome = outcomeOf(story);
    if (ALWAYS_FAIL.includes(outcome) || isUnanswered(story))
        return 1;
    if (story.kind === 'looked')
        return 0;
    if (story.kind === 'archived' && story.job.prLink)
        return 0;
    return failOn.has(outcome) ? 1 : 0;
}
function isUnanswered(story) {
    if (story.kind !== 'not-sent')
        return false;
    const { about, hindrance } = story;
    return hindrance.kind !== 'busy' || about.kind === 'nothing' || hindrance.sight.kind === 'unseen';
}
function linkOf(story) {
    return (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .knownJob */ .DW)(story)?.job.prLink ?? '';
}


/***/ }),

/***/ 433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ statusOf),
/* harmony export */   g: () => (/* binding */ tellOutputs)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1134);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7727);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7114);



function tellOutputs(story) {
    const known = (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .knownJob */ .DW)(story);
    const checks = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOf */ .tg)(story);
    return {
        jobId: known?.jobId ?? '',
        status: statusOf(known?.job),
        outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(story),
        prLink: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .linkOf */ .IJ)(story),
        job: known && hasAnswer(known.job) ? serialiseJob(known) : '',
        continued: String((0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .isFurther */ .fj)((0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .turnOf */ .LQ)(story))),
        ...(checks.length === 0 ? {} : { checks: JSON.stringify(checks) }),
    };
}
function statusOf(job) {
    return job?.status ?? job?.unknownStatus ?? '';
}
const hasAnswer = (job) => Object.keys(job).length > 0;
function serialiseJob({ jobId, job }) {
    const { status, unknownStatus, source, model, prLink, createdAt, archivedAt } = job;
    return JSON.stringify({
        id: jobId,
        status: status ?? unknownStatus,
        source,
        model,
        prLink,
        createdAt,
        archivedAt,
    });
}


/***/ }),

/***/ 7288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderProse)
/* harmony export */ });
/* harmony import */ var _text_links_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3244);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7872);


const ADDRESS = String.raw `https?:\/\/\S*`;
function renderProse(sentence, facts) {
    const codes = facts.codes.filter((code) => code !== '').map(wordPattern);
    const parts = sentence.split(new RegExp(`(${[ADDRESS, ...codes].join('|')})`, 'i'));
    const rendered = parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : renderPart(part, facts)));
    return rendered.reduce((text, part) => (part.startsWith('[') ? text.replace(/!$/, '\\!') : text) + part, '');
}
const wordPattern = (code) => `(?<![\\w-])${code.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w-])`;
function renderPart(part, { codes, link, trusted }) {
    if (codes.includes(part))
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(part);
    if (!/^https?:/i.test(part))
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inertInline */ .Mo)(part);
    const scheme = /^https?:\/\/(?=\p{P}*$)/iu.exec(part)?.[0];
    if (scheme)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(scheme) + (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inertInline */ .Mo)(part.slice(scheme.length));
    const isOurs = link !== '' && part.startsWith(link) && /^\p{P}*$/u.test(part.slice(link.length));
    const address = isOurs ? link : part.replace(/[\p{P}<>|`]+$/u, keepSlash);
    const shown = isOurs && (0,_text_links_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrustedLink */ .G)(link, trusted) ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .addressLink */ .Vr)(link) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(address);
    return shown + (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inertInline */ .Mo)(part.slice(address.length));
}
function keepSlash(end) {
    return /^\/+/.exec(end)?.[0] ?? '';
}
function keepEnds(text) {
    const words = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inertInline */ .Mo)(text);
    if (words === '')
        return text === '' ? '' : ' ';
    return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) ? ' ' : ''}`;
}


/***/ }),

/***/ 3196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isPreviewLink),
/* harmony export */   r: () => (/* binding */ tellSize)
/* harmony export */ });
/* harmony import */ var _contract_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8288);
/* harmony import */ var _text_links_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3244);


const HOSTED_PREVIEWS = /\.mintlify\.(?:site|app)$/;
function tellSize({ count, additions, deletions }) {
    return `${count} ${count === 1 ? 'file' : 'files'} changed, +${additions} −${deletions}`;
}
function isPreviewLink(url, trusted) {
    if ((0,_text_links_js__WEBPACK_IMPORTED_MODULE_0__/* .isTrustedLink */ .G)(url, trusted))
        return true;
    const { protocol, hostname = '' } = URL.parse(url) ?? {};
    return trusted.baseUrl === _contract_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_BASE_URL */ .Ql && protocol === 'https:' && HOSTED_PREVIEWS.test(hostname);
}


/***/ }),

/***/ 9015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  B: () => (/* binding */ tellSentence)
});

// EXTERNAL MODULE: ./text/duration.js
var duration = __nccwpck_require__(3093);
// EXTERNAL MODULE: ./text/one-line.js
var one_line = __nccwpck_require__(2048);
// EXTERNAL MODULE: ./story/checks.js
var checks = __nccwpck_require__(1134);
;// CONCATENATED MODULE: ./story/sight.js

const FRESH_MS = 2_000;
function tellSight(sight, { jobId, job, running }) {
    const atTheEnd = 'the time was up';
    if (sight.kind === 'unseen') {
        const detail = sight.failures > 0 ? ` (${sight.why})` : '';
        return `Job ${jobId} could not be seen before ${atTheEnd}${detail}; it may still be running.`;
    }
    if (sight.failures === 0 && sight.agoMs <= FRESH_MS) {
        return `Job ${jobId} ${job.status === 'active' ? running : describeDoubt(job)} when ${atTheEnd}.`;
    }
    const age = (0,duration/* formatDuration */.a3)(Math.max(1000, sight.agoMs));
    return `Job ${jobId} was last seen ${describeState(job)} ${age} before ${atTheEnd}${tellFailures(sight)}.`;
}
function describeDoubt(job) {
    return job.status === undefined ? `had ${describeWord(job)}` : 'had shown no sign of its new turn';
}
function describeState(job) {
    if (job.status === undefined)
        return `with ${describeWord(job)}`;
    return job.status === 'active' ? job.status : `${job.status}, with no sign of its new turn,`;
}
function describeWord({ unknownStatus }) {
    return unknownStatus === undefined
        ? 'a status that is not known here'
        : `the status "${unknownStatus}", which is not known here,`;
}
function tellFailures({ failures, why }) {
    if (failures === 0)
        return '';
    return failures === 1
        ? `; since then ${why}`
        : `; since then ${failures} looks failed, the last with ${why}`;
}

// EXTERNAL MODULE: ./story/story.js
var story_story = __nccwpck_require__(7114);
// EXTERNAL MODULE: ./story/trace.js
var trace = __nccwpck_require__(2022);
;// CONCATENATED MODULE: ./story/sentence.js






const CHECK_BEFORE_AGAIN = 'A job may have been created; check the dashboard before running again.';
const CHECKS_MAX_CHARACTERS = 300;
const NO_SIGN = 'the service showed no sign of a new turn since the message';
const PASSED = 'another request went to the job before the end of this one was seen';
function dashboardOf({ job }, preposition = '') {
    if (job.reviewUrl)
        return preposition ? `at ${job.reviewUrl}` : `its page ${job.reviewUrl}`;
    return preposition ? `${preposition} the dashboard` : 'the dashboard';
}
function tellSentence(story) {
    switch (story.kind) {
        case 'pull-request':
            return tellPullRequest(story);
        case 'concluded':
            return `Pull request ${story.by === 'merge' ? 'merged' : 'closed without a merge'}: ${story.link}`;
        case 'no-pull-request':
            return `${tellNoPullRequest(story)}${tellDoubt(story)}`;
        case 'failed':
            return `${tellFailed(story)}${tellDoubt(story)}`;
        case 'archived':
            return tellArchived(story);
        case 'detached':
            return `Job ${story.jobId} is handed over and runs on its own; nobody waited for its end.`;
        case 'timed-out':
            return `${tellSight(story.sight, { ...story, running: 'was still running' })} ${tellRest(story)}`;
        case 'cancelled':
            return tellCancelled(story);
        case 'out-of-sight':
            return `${story.why} Job ${story.jobId} may still be running; look for it ${dashboardOf(story, 'in')}.`;
        case 'stuck':
            return `Job ${story.jobId} is stuck: it is still active long after it should have ended; look at it ${dashboardOf(story, 'in')}.`;
        case 'limited':
            return tellLimited(story);
        case 'over-budget':
            return tellOverBudget(story);
        case 'unknown':
            return tellUnknown(story);
        case 'not-sent':
            return tellNotSent(story);
        case 'looked':
            return tellLook(story);
        case 'refused':
        case 'skipped':
        case 'rehearsed':
            return story.why;
    }
}
const ENDS_WITH_RUN = 'It ends with this job of the workflow, and what it has pushed by then stays.';
function tellRest({ jobId, job }) {
    return job.endsWithRun
        ? `${ENDS_WITH_RUN} Raise timeoutMinutes to give it more time.`
        : `This run does not stop it. Raise timeoutMinutes to wait longer; set jobId: ${jobId} to send it a further instruction.`;
}
function tellCancelled({ by, jobId, job }) {
    if (job.endsWithRun)
        return by === 'stop'
            ? `Watching of job ${jobId} stopped. ${ENDS_WITH_RUN}`
            : `The run was cut off while it watched job ${jobId}. ${ENDS_WITH_RUN}`;
    return by === 'stop'
        ? `Watching stopped; job ${jobId} goes on.`
        : `The run was cut off while it watched job ${jobId}. The job goes on; nothing here stops it.`;
}
function tellLimited({ why, retryMs }) {
    const when = retryMs > 0 ? `at ${(0,duration/* formatMoment */.K9)(retryMs)}` : 'in an hour';
    return `${why || 'The service takes no more for now.'} Try again ${when}.`;
}
function tellOverBudget({ used, limit, nextMs }) {
    return (`${used} of ${limit} jobs and messages of the last 24 hours are used, so nothing was sent. ` +
        `The next may start at ${(0,duration/* formatMoment */.K9)(nextMs)}.`);
}
function tellDoubt({ turn }) {
    if (turn.kind === 'passed')
        return ` But ${PASSED}, so this may be how that one ended.`;
    return (0,story_story/* isDoubted */._q)(turn) ? ` But ${NO_SIGN}.` : '';
}
function tellPullRequest(story) {
    const { link, turn, job } = story;
    if ((0,story_story/* isDoubted */._q)(turn))
        return `Pull request: ${link} — ${turn.kind === 'passed' ? PASSED : NO_SIGN}, so it may not hold the change yet.`;
    const failed = (0,one_line/* toOneLine */.G)((0,checks/* failedChecks */.HH)(job).join(', '), CHECKS_MAX_CHARACTERS);
    const wrong = failed === '' ? '' : ` — not right yet: ${failed} did not pass.`;
    return `${(0,story_story/* isUpdate */.yM)(story) ? 'Pull request updated' : 'Pull request'}: ${link}${wrong}`;
}
function tellNoPullRequest({ jobId, job }) {
    const dropped = job.prLinkDropped ? ' The link that the service gave for one is not usable.' : '';
    return `Job ${jobId} finished without a pull request; ${dashboardOf({ jobId, job })} shows what it did.${dropped}`;
}
function tellFailed(known) {
    const holding = (0,one_line/* toOneLine */.G)((0,checks/* tellHolding */.fl)(known.job, (name) => name), CHECKS_MAX_CHARACTERS);
    if (holding !== '')
        return `${holding}; nothing was published. Look at job ${known.jobId} ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`;
    const why = (0,checks/* failureOf */.g5)(known.job);
    return why === ''
        ? `The agent failed on job ${known.jobId}. Look at it ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`
        : `Job ${known.jobId} failed: ${why}. Look at it ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`;
}
function tellArchived({ jobId, job }) {
    const link = job.prLink ? ` Its pull request: ${job.prLink}` : '';
    return `Job ${jobId} was archived and takes no more messages; run again without jobId for a new job.${link}`;
}
function tellUnknown({ asked, loss }) {
    if (asked.kind === 'create') {
        const what = loss.kind === 'lost'
            ? `The answer to the create request was lost (${loss.why}).`
            : 'The run was cut off while it created a job.';
        return `${what} ${CHECK_BEFORE_AGAIN}`;
    }
    const what = loss.kind === 'lost'
        ? `The answer to the message to job ${asked.jobId} was lost (${loss.why})${LOOKS[asked.looks]}.`
        : `The run was cut off while it sent a message to job ${asked.jobId}.`;
    return `${what} The message may have arrived; check ${dashboardOf(asked)} before sending it again.`;
}
const LOOKS = {
    none: '',
    stopped: ', and the run was cancelled while it looked for a sign of it',
    idle: ', and no look since showed the job active',
    unseen: ', and the job has not been seen since',
};
function tellNotSent(story) {
    return `${tellHindrance(story)}${tellLeft(story)}`;
}
function tellLeft(story) {
    const { past, hindrance } = story;
    const jobId = (0,story_story/* knownJob */.DW)(story)?.jobId;
    const kept = jobId === undefined ? '' : ` Job ${jobId} is as it was left before.`;
    const keptSo = hindrance.kind === 'cut-off' ? kept : '';
    if (past.kind === 'none')
        return keptSo;
    switch ((0,trace/* traceOf */.fC)(past.story).kind) {
        case 'nothing':
            return keptSo;
        case 'taken':
            return kept;
        case 'unknown':
        case 'under-way': {
            const what = jobId === undefined ? 'A job may have been created' : `Job ${jobId} may have been told`;
            return ` ${what} by attempt ${past.attempt}; check the dashboard before running again.`;
        }
    }
}
function tellHindrance(story) {
    const { about, hindrance } = story;
    switch (hindrance.kind) {
        case 'busy': {
            if (about.kind === 'nothing')
                return tellNoTime(hindrance.sight.why);
            const state = tellSight(hindrance.sight, { ...about, running: 'was still busy with its turn before' });
            return `${state} The message was not sent. Run again later, or raise timeoutMinutes.`;
        }
        case 'time':
            return tellNoTime(hindrance.why);
        case 'queue':
            return 'Earlier requests in this thread were not over in time: nothing was sent. Run again later, or raise timeoutMinutes.';
        case 'stopped':
            return about.kind === 'job'
                ? `Cancelled. The message was not sent. Job ${about.jobId} itself is not stopped by that.`
                : 'Cancelled before the service took anything; nothing was started.';
        case 'cut-off':
            return 'The run was cut off before it sent anything.';
    }
}
function tellNoTime(why) {
    const last = why && ` (the last try came to nothing: ${why})`;
    return `The time was up before the service took anything${last}; nothing was sent. Run again, or raise timeoutMinutes.`;
}
function tellLook(story) {
    const { jobId, job } = story;
    switch (job.status) {
        case 'active':
            return `Job ${jobId} is still running.`;
        case undefined:
            return `Job ${jobId} is in a state that is not known here${job.unknownStatus === undefined ? '' : `, "${job.unknownStatus}"`}.`;
        case 'completed':
            return job.prLink ? `Pull request: ${job.prLink}` : tellNoPullRequest(story);
        case 'failed':
            return tellFailed(story);
        case 'archived':
            return tellArchived(story);
    }
}


/***/ }),

/***/ 7114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ NOTHING_LEFT),
/* harmony export */   DW: () => (/* binding */ knownJob),
/* harmony export */   Db: () => (/* binding */ aboutJob),
/* harmony export */   LQ: () => (/* binding */ turnOf),
/* harmony export */   QE: () => (/* binding */ isInThread),
/* harmony export */   XI: () => (/* binding */ isAtItsEnd),
/* harmony export */   _q: () => (/* binding */ isDoubted),
/* harmony export */   fj: () => (/* binding */ isFurther),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   ql: () => (/* binding */ justJob),
/* harmony export */   uV: () => (/* binding */ isEnd),
/* harmony export */   ui: () => (/* binding */ isUnfinished),
/* harmony export */   yM: () => (/* binding */ isUpdate)
/* harmony export */ });
/* unused harmony export KINDS */
const STAGES = {
    looking: 'open',
    opened: 'open',
    queued: 'open',
    admitted: 'open',
    waiting: 'open',
    creating: 'open',
    sending: 'open',
    running: 'open',
    detached: 'left',
    'timed-out': 'left',
    cancelled: 'left',
    'out-of-sight': 'left',
    stuck: 'left',
    'pull-request': 'end',
    concluded: 'end',
    'no-pull-request': 'end',
    failed: 'end',
    archived: 'end',
    unknown: 'end',
    'not-sent': 'end',
    refused: 'end',
    limited: 'end',
    'over-budget': 'end',
    rehearsed: 'end',
    looked: 'end',
    skipped: 'end',
};
const KINDS = Object.keys(STAGES);
function isOpen(story) {
    return STAGES[story.kind] === 'open';
}
function isEnd(story) {
    return STAGES[story.kind] === 'end';
}
function isInThread(story) {
    return story.kind === 'opened' || story.kind === 'queued' || story.kind === 'admitted';
}
const NOTHING_LEFT = Object.freeze({ kind: 'none' });
function knownJob(story) {
    if ('jobId' in story)
        return justJob(story);
    if ('asked' in story)
        return story.asked.kind === 'message' ? justJob(story.asked) : undefined;
    if ('about' in story && story.about.kind === 'job')
        return justJob(story.about);
    return 'past' in story && story.past.kind === 'left' ? knownJob(story.past.story) : undefined;
}
const aboutJob = (known) => known ? { kind: 'job', ...justJob(known) } : { kind: 'nothing' };
const justJob = ({ jobId, job }) => ({ jobId, job });
function turnOf(story) {
    return 'turn' in story ? story.turn : undefined;
}
function isDoubted(turn) {
    return turn?.kind === 'passed' || (turn?.kind === 'further' && turn.evidence === 'none');
}
function isFurther(turn) {
    return turn?.kind === 'further' || (turn?.kind === 'passed' && turn.isFurther);
}
function isAtItsEnd(story) {
    const turn = turnOf(story);
    return isEnd(story) && turn !== undefined && !isDoubted(turn);
}
function isUnfinished(story) {
    return !isEnd(story) && turnOf(story) !== undefined;
}
function isUpdate({ link, turn }) {
    return turn.kind === 'further' && turn.evidence === 'seen' && turn.before.prLink === link;
}


/***/ }),

/***/ 2022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   r_: () => (/* binding */ untold)
/* harmony export */ });
/* unused harmony export hasHandledPages */
/* harmony import */ var _contract_runner_service_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9766);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7114);


const TRACES = {
    looking: 'nothing',
    opened: 'under-way',
    queued: 'nothing',
    admitted: 'under-way',
    waiting: 'under-way',
    creating: 'under-way',
    sending: 'under-way',
    running: 'taken',
    detached: 'taken',
    'timed-out': 'taken',
    cancelled: 'taken',
    'out-of-sight': 'taken',
    stuck: 'taken',
    'pull-request': 'taken',
    concluded: 'taken',
    'no-pull-request': 'taken',
    failed: 'taken',
    archived: 'taken',
    unknown: 'unknown',
    'not-sent': 'nothing',
    refused: 'nothing',
    limited: 'nothing',
    'over-budget': 'nothing',
    rehearsed: 'nothing',
    looked: 'nothing',
    skipped: 'nothing',
};
const STANDINGS = {
    looking: 'over',
    opened: 'in line',
    queued: 'in line',
    admitted: 'ahead',
    waiting: 'ahead',
    creating: 'ahead',
    sending: 'ahead',
    running: 'ahead',
    detached: 'over',
    'timed-out': 'over',
    cancelled: 'over',
    'out-of-sight': 'over',
    stuck: 'over',
    'pull-request': 'over',
    concluded: 'over',
    'no-pull-request': 'over',
    failed: 'over',
    archived: 'over',
    unknown: 'over',
    'not-sent': 'over',
    refused: 'over',
    limited: 'over',
    'over-budget': 'over',
    rehearsed: 'over',
    looked: 'over',
    skipped: 'over',
};
function standingOf({ kind }) {
    return STANDINGS[kind];
}
function traceOf(story) {
    const kind = TRACES[story.kind];
    const jobId = isAtAnother(story) ? undefined : (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .knownJob */ .DW)(story)?.jobId;
    if (kind !== 'taken')
        return { kind, jobId };
    return jobId === undefined ? { kind: 'unknown', jobId } : { kind, jobId };
}
function untold({ attempt, pages, host }) {
    if (attempt === 1 || host === _contract_runner_service_js__WEBPACK_IMPORTED_MODULE_1__/* .RUNNER_SERVICE */ .Po)
        return undefined;
    const story = { kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'cut-off' } };
    return { kind: 'left', attempt, pages, story };
}
function isAtAnother(story) {
    const waited = story.kind === 'unknown' && story.asked.kind === 'message' ? story.asked.job : undefined;
    return story.kind === 'waiting' || waited?.status === 'active';
}
function hasHandledPages(story) {
    return traceOf(story).kind === 'taken' && story.kind !== 'failed';
}


/***/ }),

/***/ 3093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime)
/* harmony export */ });
/* unused harmony exports formatDays, wholeDays */
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(11, 16)} UTC`;
}
function formatMoment(ms) {
    return `${new Date(ms).toISOString().slice(0, 10)} ${formatTime(ms)}`;
}
function formatDuration(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min${seconds % 60 ? ` ${seconds % 60} s` : ''}`;
    return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
}
function formatDays(ms) {
    const days = wholeDays(ms);
    return `${days} ${days === 1 ? 'day' : 'days'}`;
}
function wholeDays(ms) {
    return Math.floor(ms / (24 * 60 * 60_000));
}


/***/ }),

/***/ 6857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ replaceControl),
/* harmony export */   MJ: () => (/* binding */ unifyLineEnds),
/* harmony export */   dK: () => (/* binding */ foldBlanks),
/* harmony export */   q: () => (/* binding */ dropHidden)
/* harmony export */ });
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


/***/ }),

/***/ 3244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isTrustedLink),
/* harmony export */   n: () => (/* binding */ readPrLink)
/* harmony export */ });
const LINK_MAX_CHARACTERS = 2048;
const HOST = /^[\w.:[\]-]+$/;
function readPrLink(value) {
    if (typeof value !== 'string' || value.length > LINK_MAX_CHARACTERS)
        return undefined;
    if (!isPlain(value) && /[\s\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(value))
        return undefined;
    if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value))
        return undefined;
    const url = URL.parse(value);
    return url !== null && HOST.test(url.host) && url.href.length <= LINK_MAX_CHARACTERS ? url.href : undefined;
}
const isPlain = (value) => /^[!-[\]-~]*$/.test(value);
function isTrustedLink(link, trusted) {
    const origin = webOrigin(link);
    if (origin === undefined)
        return false;
    return [trusted.serverUrl, trusted.repository, trusted.baseUrl].some((url) => webOrigin(url) === origin);
}
function webOrigin(text) {
    const url = text === undefined ? null : URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}


/***/ }),

/***/ 7872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mo: () => (/* binding */ inertInline),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   Vr: () => (/* binding */ addressLink),
/* harmony export */   WC: () => (/* binding */ inertBlock),
/* harmony export */   r: () => (/* binding */ inertLink)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6857);

const BREAK = '\u200b';
const ESCAPED = /[\\`*_[\]|~$]/g;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const LINE_START = /^(\s*)(?:([-+=#])|(\d+)([.)]))/;
const LINKING = [
    /@/g,
    /!(?=\d)/g,
    /[A-Za-z]-(?=\d)/g,
    /GHSA-/gi,
    /:(?=\/\/)/g,
    /www(?=\.)/gi,
];
const REFERENCE = /#(?=[\p{L}\p{N}_])/gu;
const COMMIT_OR_PART = /[0-9a-fA-F]{7}/;
const COMMIT = /(?<![\p{L}\p{N}_])[0-9a-fA-F]{7,64}(?![\p{L}\p{N}_])/gu;
function inertInline(text) {
    return inertLine((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .dropHidden */ .q)(text)).trim());
}
function inertBlock(text) {
    return (0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceControl */ .AJ)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .dropHidden */ .q)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .unifyLineEnds */ .MJ)(text)), () => ' ')
        .split('\n')
        .map((line) => inertLine(line.trimEnd()).replace(/^[\s\u00a0]+/, keepIndent))
        .join('\n');
}
function codeSpan(text) {
    const line = (0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_0__/* .dropHidden */ .q)(text));
    if (line.trim() === '')
        return '';
    if (line.includes('|'))
        return `<code>${line.replace(/[!-/:-@[-`{-~]/g, numericEntity)}</code>`;
    const longest = (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(longest + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
    return fence + pad + line + pad + fence;
}
function inertLine(line) {
    let result = COMMIT_OR_PART.test(line)
        ? line.replace(COMMIT, (run) => run.replace(/.{6}(?=.)/g, `$&${BREAK}`))
        : line;
    if (result.includes('#'))
        result = result.replace(REFERENCE, `$&${BREAK}`);
    for (const word of LINKING)
        result = result.replace(word, `$&${BREAK}`);
    return escapeInline(result).replace(LINE_START, '$1$3\\$2$4');
}
function escapeInline(text) {
    return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character).replace(ESCAPED, '\\$&');
}
function keepIndent(indent) {
    return '\u00a0'.repeat(Math.min(indent.replaceAll('\t', '  ').length, 16));
}
function numericEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
function addressLink(link) {
    return `[${escapeInline(link)}](${encodeAddress(link)})`;
}
function inertLink(label, link) {
    return `[${inertInline(label)}](${encodeAddress(link)})`;
}
function encodeAddress(link) {
    return link.replace(/[()<>[\]|\\"`\s]/g, encodePercent);
}
function encodePercent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toOneLine)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6857);
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9307);


function toOneLine(text, maxCharacters) {
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .dropHidden */ .q)(text)).trim(), maxCharacters);
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


/***/ }),

/***/ 9307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QY: () => (/* binding */ truncateBytes),
/* harmony export */   aK: () => (/* binding */ safeCut),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
const ELLIPSIS = '…';
const WINDOW = 64;
function truncate(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    return text.slice(0, safeCut(text, max - 1)) + ELLIPSIS;
}
function truncateBytes(text, maxBytes) {
    if (Buffer.byteLength(text) <= maxBytes)
        return text;
    const bytes = Buffer.from(text).subarray(0, Math.max(0, maxBytes - Buffer.byteLength(ELLIPSIS)));
    const whole = new TextDecoder().decode(bytes, { stream: true });
    return maxBytes < Buffer.byteLength(ELLIPSIS) ? '' : text.slice(0, safeCut(text, whole.length)) + ELLIPSIS;
}
function safeCut(text, at) {
    if (at <= 0)
        return 0;
    if (at >= text.length)
        return text.length;
    const start = beforePair(text, Math.max(0, at - WINDOW));
    const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(start, at + WINDOW));
    const index = segments.containing(at - start)?.index ?? 0;
    return index > 0 ? start + index : beforePair(text, at);
}
function beforePair(text, at) {
    const splitsPair = (text.codePointAt(at - 1) ?? 0) > 0xffff;
    return splitsPair ? at - 1 : at;
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
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
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
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
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
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(723);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
