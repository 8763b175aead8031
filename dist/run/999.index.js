export const id = 999;
export const ids = [999];
export const modules = {

/***/ 6999:
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
        Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(312), __webpack_require__.e(500)]).then(__webpack_require__.bind(__webpack_require__, 5264)),
        Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(72)]).then(__webpack_require__.bind(__webpack_require__, 2958)),
        __webpack_require__.e(/* import() */ 131).then(__webpack_require__.bind(__webpack_require__, 4131)),
    ]);
    const transport = createTransport({ userAgent: USER_AGENT });
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
    return createPreviewService(access, createTransport({ userAgent: USER_AGENT }));
}

;// CONCATENATED MODULE: ./entries/wiring/open-run.js





async function openRun(settings, { action, chronicle, signals }) {
    const { plan, inputs, deadlineMs } = settings;
    const { log, redact } = action;
    const { connect } = await Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(553)]).then(__webpack_require__.bind(__webpack_require__, 4147));
    staySmall();
    const { answerEvent } = await __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 1390));
    const tools = { clock: clock/* monotonicClock */.V, random: Math.random, retryBaseMs: inputs.retryBaseMs };
    const { runUrl } = settings.runner;
    const connection = connect(inputs, { ...tools, userAgent: USER_AGENT, onRetry: log.info, runUrl });
    const request = requestOf(settings, action);
    const host = needsCodeHost(plan, request)
        ? await connectCodeHost(process.env, { ...signals, deadlineMs, isShort: !inputs.wait })
        : undefined;
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


/***/ })

};
