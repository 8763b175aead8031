export const id = 496;
export const ids = [496];
export const modules = {

/***/ 2496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRun: () => (/* binding */ openRun)
});

// EXTERNAL MODULE: ./host/clock.js
var clock = __webpack_require__(7742);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
;// CONCATENATED MODULE: ./host/stay-small.js

function staySmall() {
    (0,external_node_v8_.setFlagsFromString)('--no-turbofan');
    (0,external_node_v8_.setFlagsFromString)('--no-maglev');
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
async function connectCodeHost(env, ends = (0,stop_signals/* listenForStop */.r)()) {
    const runner = (0,runner_context/* readRunnerContext */.g)(env);
    const token = (0,read/* readInput */.R5)(env, 'githubToken');
    if (!token || !runner.repository)
        return undefined;
    const [{ openCodeHost }, { createTransport }, { retryDelay }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(75), __webpack_require__.e(488)]).then(__webpack_require__.bind(__webpack_require__, 1774)),
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

;// CONCATENATED MODULE: ./entries/wiring/open-run.js



async function openRun(settings, { action, chronicle, signals }) {
    const { plan, inputs, deadlineMs } = settings;
    const { log, redact } = action;
    staySmall();
    const [{ connect }, { answerEvent }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(889), __webpack_require__.e(900)]).then(__webpack_require__.bind(__webpack_require__, 6922)),
        Promise.all(/* import() */[__webpack_require__.e(183), __webpack_require__.e(382)]).then(__webpack_require__.bind(__webpack_require__, 382)),
    ]);
    const tools = { clock: clock/* monotonicClock */.V, random: Math.random, retryBaseMs: inputs.retryBaseMs };
    const connection = connect(inputs, { ...tools, userAgent: USER_AGENT, onRetry: log.info });
    const host = needsCodeHost(plan, inputs)
        ? await connectCodeHost(process.env, { ...signals, deadlineMs, isShort: !inputs.wait })
        : undefined;
    const wallMs = () => Date.now();
    const ports = { ...connection, wallMs, ...signals, ...tools, log, chronicle, host, redact };
    return answerEvent(requestOf(settings, action), ports);
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
        dryRun: inputs.dryRun,
    };
}
const SILENT = { comment: false, reactions: false };
function needsCodeHost({ event, place }, { dailyLimit }) {
    return place !== undefined || dailyLimit !== undefined || !['trusted', 'push'].includes(event.kind);
}


/***/ })

};
