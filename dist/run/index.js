import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 67:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 23:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PROJECT_ID),
/* harmony export */   m: () => (/* binding */ JOB_ID)
/* harmony export */ });
/** A job id that may meet a URL. `encodeURIComponent` leaves `..` alone, so a pattern decides, not an encoder. */
const JOB_ID = /^[A-Za-z0-9_-]{1,128}$/;
/** A project id that may meet a URL: as a job id, with dots inside. */
const PROJECT_ID = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;


/***/ }),

/***/ 709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ JOB_BODY_MAX_BYTES),
/* harmony export */   Zp: () => (/* binding */ PROMPT_MAX_CHARACTERS),
/* harmony export */   qs: () => (/* binding */ AGENT_REQUESTS_PER_HOUR)
/* harmony export */ });
/* unused harmony exports VIEWS_LIMIT_MAX, VIEWS_LIMIT_DEFAULT, ANALYTICS_REQUESTS_PER_HOUR, VIEWS_BODY_MAX_BYTES, KEY_LIFETIME_DAYS */
/** The service's own limits, and the ones its callers keep. Sizes in characters or bytes as named. */
/** Page views: rows a page, https://www.mintlify.com/docs/api/analytics/views and the service specification. */
const VIEWS_LIMIT_MAX = 250;
const VIEWS_LIMIT_DEFAULT = 50;
/** Longest prompt a caller sends. The service states no limit; 50,000 characters is ours. */
const PROMPT_MAX_CHARACTERS = 50_000;
/** Create and message together, for each project. */
const AGENT_REQUESTS_PER_HOUR = 100;
/** All analytics operations together, for the organisation. */
const ANALYTICS_REQUESTS_PER_HOUR = 100;
/** Largest decoded answer that a caller reads. */
const JOB_BODY_MAX_BYTES = 1024 * 1024;
const VIEWS_BODY_MAX_BYTES = (/* unused pure expression or super */ null && (8 * 1024 * 1024));
/** Keys expire after this many days unless made otherwise. */
const KEY_LIFETIME_DAYS = 90;


/***/ }),

/***/ 288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ DEFAULT_BASE_URL),
/* harmony export */   UL: () => (/* binding */ buildPath)
/* harmony export */ });
/* unused harmony export PATHS */
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(576);

/** Where the service answers when nothing else is said. */
const DEFAULT_BASE_URL = 'https://api.mintlify.com';
/** The operations' paths, in OpenAPI notation. The version is part of the path. */
const PATHS = {
    createJob: '/v2/agent/{projectId}/job',
    job: '/v2/agent/{projectId}/job/{id}',
    message: '/v2/agent/{projectId}/job/{id}/message',
    views: '/v1/analytics/{projectId}/views',
};
/**
 * Fills a path's parameters.
 * @throws RangeError where a parameter is not of its pattern, so that no path can be climbed out of.
 */
function buildPath(name, parameters) {
    return PATHS[name].replace(/\{(\w+)\}/g, (_, key) => {
        const value = parameters[key] ?? '';
        if (!(key === 'id' ? _identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_ID */ .m : _identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECT_ID */ .i).test(value))
            throw new RangeError(`${key} is not usable in a URL`);
        return value;
    });
}


/***/ }),

/***/ 723:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _flows_journal_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(816);
/* harmony import */ var _flows_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(431);
/* harmony import */ var _flows_settle_run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(542);
/* harmony import */ var _host_action_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(829);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(742);
/* harmony import */ var _host_event_payload_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(963);
/* harmony import */ var _host_input_error_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(331);
/* harmony import */ var _host_last_resort_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(698);
/* harmony import */ var _host_run_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(91);
/* harmony import */ var _host_stop_signals_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(894);










const USER_AGENT = 'docs-agent-action';
process.exitCode = 1;
const startedMs = _host_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .monotonicClock */ .V.now();
const action = (0,_host_action_js__WEBPACK_IMPORTED_MODULE_2__/* .openAction */ .F)(process.env);
const { log, trusted } = action;
const sinks = { ...action, saveOutcome: (outcome) => action.saveState('outcome', outcome) };
let failOn = new Set();
const settle = (report) => (0,_flows_settle_run_js__WEBPACK_IMPORTED_MODULE_1__/* .settleRun */ .l)(report, { failOn, trusted, sinks });
const settleError = (error) => settle({
    outcome: 'error',
    sentence: error instanceof _host_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d ? error.message : `The run broke off: ${(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_7__/* .describeThrown */ .Y)(error)}.`,
    elapsedMs: _host_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .monotonicClock */ .V.now() - startedMs,
});
(0,_host_last_resort_js__WEBPACK_IMPORTED_MODULE_7__/* .catchTheRest */ .B)(settleError);
try {
    process.exitCode = settle(await run());
}
catch (error) {
    process.exitCode = settleError(error);
}
async function run() {
    const inputs = (0,_host_run_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .parseRunInputs */ .Q)(process.env, _flows_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILABLE */ .$R);
    failOn = inputs.failOn;
    (0,_host_event_payload_js__WEBPACK_IMPORTED_MODULE_4__/* .readEventPayload */ .N)(process.env);
    const signals = (0,_host_stop_signals_js__WEBPACK_IMPORTED_MODULE_8__/* .listenForStop */ .r)();
    // Loaded only now: HTTP and schemas are most of the bundle, and a run with a wrong input needs neither.
    const [{ connect }, { runJob }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(156), __nccwpck_require__.e(325)]).then(__nccwpck_require__.bind(__nccwpck_require__, 551)),
        __nccwpck_require__.e(/* import() */ 700).then(__nccwpck_require__.bind(__nccwpck_require__, 700)),
    ]);
    const { random } = Math;
    const connection = connect(inputs, { ...inputs, clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .monotonicClock */ .V, random, userAgent: USER_AGENT, onRetry: log.info });
    const journal = (0,_flows_journal_js__WEBPACK_IMPORTED_MODULE_9__/* .createJournal */ .s)({ ...action, warn: log.warning });
    return runJob(inputs, { ...connection, ...signals, clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .monotonicClock */ .V, random, log, journal });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ createJournal)
/* harmony export */ });
/**
 * Writes state and outputs down as they become known, so that the post step, and whoever reads the outputs of a run
 * that was killed, find the job.
 */
function createJournal({ saveState, setOutput, warn }) {
    const attempt = (what, write) => {
        try {
            write();
        }
        catch {
            warn(`The runner's files could not be written; ${what}.`);
        }
    };
    return {
        async sending(jobId) {
            attempt('a run that is cut off now leaves no trace', () => {
                saveState('phase', 'sending');
                if (jobId !== undefined)
                    saveState('jobId', jobId);
            });
        },
        async accepted(jobId, job) {
            attempt(`the job is ${jobId}`, () => {
                saveState('phase', 'accepted');
                saveState('jobId', jobId);
                setOutput('jobId', jobId);
                setOutput('status', job.status ?? '');
            });
        },
        read() { },
    };
}


/***/ }),

/***/ 431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ FAILABLE),
/* harmony export */   Rr: () => (/* binding */ exitCodeFor)
/* harmony export */ });
/* unused harmony exports OUTCOMES, ALWAYS_FAIL */
/** How a run can end, and what each word promises. The one list of outcomes. */
const OUTCOMES = {
    'pull-request': 'The job completed and there is a pull request.',
    'no-pull-request': 'The job completed without a pull request.',
    failed: 'The agent failed.',
    archived: 'The job was archived.',
    timeout: 'The job was still running when the time was up. It goes on.',
    detached: 'The job was handed over at once, as `wait: false` asks.',
    skipped: 'There was nothing to do, and the service was not asked.',
    unknown: 'The answer was lost: a job may or may not have been created.',
    cancelled: 'Watching was stopped. A job that was created goes on.',
    error: 'The run could not do its work. The sentence says why.',
};
/** Outcomes that fail the step whatever `failOn` says: nothing was proven, or nothing was done. */
const ALWAYS_FAIL = ['unknown', 'error', 'cancelled'];
/** Outcomes that `failOn` may name: all but the one that everybody wants. */
const FAILABLE = Object.keys(OUTCOMES).filter((outcome) => outcome !== 'pull-request');
/** 0 only where success is proven and the outcome is none that the caller wants to fail on. */
function exitCodeFor(report, failOn) {
    if (ALWAYS_FAIL.includes(report.outcome))
        return 1;
    if (report.outcome === 'archived' && report.job?.prLink)
        return 0;
    return failOn.has(report.outcome) ? 1 : 0;
}


/***/ }),

/***/ 542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ settleRun)
});

// EXTERNAL MODULE: ./text/links.js
var links = __nccwpck_require__(244);
// EXTERNAL MODULE: ./text/hidden.js
var text_hidden = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./text/markdown.js

/*
 * Two layers. Markdown and HTML are stopped by escapes. What a code host links *after* rendering (mentions, references,
 * addresses, commits) sees through escapes, so there a zero-width space breaks the word; the reader sees no change.
 */
const BREAK = '\u200b';
/** Characters that begin something in GitHub's Markdown, wherever they stand. */
const ESCAPED = /[\\`*_[\]|~$]/g;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What a line may begin with to become a list, a heading, a rule or a quote: bullets, underlines, numbers. */
const LINE_START = /^(\s*)(?:([-+=#])|(\d+)([.)]))/;
/** Words that a code host turns into links; each is broken behind `lead`. */
const LINKING = [
    /@/g, // mentions, mail addresses, owner@commit
    /#(?=[\p{L}\p{N}_])/gu, // #1, owner/repo#1
    /!(?=\d)/g, // !1, a pull request on Gitea and Forgejo
    /[A-Za-z]-(?=\d)/g, // GH-1, CVE-2026-1, a repository's own autolinks
    /GHSA-/gi,
    /:(?=\/\/)/g, // addresses of any scheme
    /www(?=\.)/gi,
    /(?:mailto|xmpp):/gi,
];
/** Runs that may be read as a commit: seven hexadecimal digits or more. */
const COMMIT = /(?<![\p{L}\p{N}_])[0-9a-f]{7,64}(?![\p{L}\p{N}_])/giu;
/** Makes foreign text plain words on one line: for a table cell, a link's text or a sentence. */
function inertInline(text) {
    const line = (0,text_hidden/* dropHidden */.q)(text)
        .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
        .trim();
    return inertLine(line);
}
/**
 * Makes a person's text plain words that keep their lines and indents, for quoting in a comment. Nothing in it
 * mentions, refers, links, loads, formats or closes.
 */
function inertBlock(text) {
    return dropHidden(unifyLineEnds(text))
        .replace(/[^\P{Cc}\t\n]/gu, ' ')
        .split('\n')
        .map((line) => inertLine(line.trimEnd()).replace(/^[\s\u00a0]+/, keepIndent))
        .join('\n');
}
/** Writes text as code, whatever backticks and pipes it holds; safe in a table cell. Empty text stays empty. */
function codeSpan(text) {
    const line = (0,text_hidden/* dropHidden */.q)(text).replace(/[\s\p{Cc}\p{Z}]+/gu, ' ');
    if (line.trim() === '')
        return '';
    if (line.includes('|'))
        return `<code>${line.replace(/[!-/:-@[-`{-~]/g, numericEntity)}</code>`;
    const fence = '`'.repeat(longestRun(line) + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
    return fence + pad + line + pad + fence;
}
function inertLine(line) {
    let result = line.replace(COMMIT, (run) => run.replace(/.{6}(?=.)/g, `$&${BREAK}`));
    for (const word of LINKING)
        result = result.replace(word, `$&${BREAK}`);
    return result
        .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)
        .replace(ESCAPED, '\\$&')
        .replace(LINE_START, '$1$3\\$2$4');
}
/** Indents survive as no-break spaces: four plain ones would make code of a line. */
function keepIndent(indent) {
    return '\u00a0'.repeat(Math.min(indent.replaceAll('\t', '  ').length, 16));
}
function numericEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Length of the longest run of backticks. */
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

// EXTERNAL MODULE: ./report/duration.js
var duration = __nccwpck_require__(90);
;// CONCATENATED MODULE: ./report/run-summary.js



/** The step summary: one small table. Foreign text in it is inert, and a link is one only where its host is known. */
function renderRunSummary(facts) {
    const { job, success } = facts;
    const rows = [
        ['Outcome', `${success ? '✅' : '❌'} ${facts.outcome}`],
        ['Pull request', renderLink(job?.prLink, facts.trusted)],
        ['Job', facts.jobId ? codeSpan(facts.jobId) : 'none'],
        ['Status', inertInline(job?.status ?? job?.unknownStatus ?? 'not seen')],
        ['Model', inertInline(job?.model ?? 'not said')],
        ['Source', renderSource(job)],
        ['Duration', (0,duration/* formatDuration */.a)(facts.elapsedMs)],
    ];
    return [
        '### Documentation agent',
        '',
        inertInline(facts.sentence),
        '',
        '| What | Value |',
        '| --- | --- |',
        ...rows.map(([what, value]) => `| ${what} | ${value} |`),
        '',
    ].join('\n');
}
function renderLink(link, trusted) {
    if (!link)
        return 'none';
    if ((0,links/* isTrustedLink */.G)(link, trusted))
        return `[${inertInline(link)}](${encodeForLink(link)})`;
    return `${codeSpan(link)} (not on a host this run knows, so not made a link)`;
}
/** What would end a Markdown link or a table cell, percent-encoded; the URL stays the same resource. */
function encodeForLink(link) {
    return link.replace(/[()<>|\\"`]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function renderSource(job) {
    const repository = job?.source?.repository;
    if (!repository)
        return 'not said';
    return inertInline(job.source?.ref ? `${repository} at ${job.source.ref}` : repository);
}

// EXTERNAL MODULE: ./flows/outcome.js
var outcome = __nccwpck_require__(431);
;// CONCATENATED MODULE: ./flows/settle-run.js


/** Tells the world how a run ended: outputs first, then the log, then the summary. Returns the exit code. */
function settleRun(report, facts) {
    const { sinks } = facts;
    const written = writeOutputs(report, sinks);
    const exitCode = written ? (0,outcome/* exitCodeFor */.Rr)(report, facts.failOn) : 1;
    sinks.log.info(`Outcome: ${report.outcome}.`);
    if ((0,outcome/* exitCodeFor */.Rr)(report, facts.failOn) === 1)
        sinks.log.error(report.sentence);
    else
        sinks.log.info(report.sentence);
    const repository = report.job?.source?.repository;
    const refused = sinks.addSummary(renderRunSummary({
        ...report,
        success: exitCode === 0,
        trusted: { ...facts.trusted, ...(repository ? { repository } : {}) },
    }));
    if (refused !== undefined)
        sinks.log.warning(`The step summary could not be written: ${refused}.`);
    return exitCode;
}
/** The job goes to the log where it can't go to the outputs: it must stay findable. */
function writeOutputs(report, { setOutput, saveOutcome, log }) {
    const { job, jobId = '' } = report;
    try {
        setOutput('jobId', jobId);
        setOutput('status', job?.status ?? job?.unknownStatus ?? '');
        setOutput('outcome', report.outcome);
        setOutput('prLink', job?.prLink ?? '');
        setOutput('job', job ? serialiseJob(job, jobId) : '');
        saveOutcome(report.outcome);
        return true;
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
        log.error(`The outputs could not be written to the runner's file${code}. ` +
            `Outcome: ${report.outcome}; job: ${jobId || 'none'}; pull request: ${job?.prLink ?? 'none'}.`);
        return false;
    }
}
/** The job in the service's own field names. */
function serialiseJob(job, jobId) {
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

/***/ 829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  F: () => (/* binding */ openAction)
});

// EXTERNAL MODULE: ./host/inputs.js + 1 modules
var inputs = __nccwpck_require__(265);
// EXTERNAL MODULE: ./text/hidden.js
var text_hidden = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./text/neutralise.js

/*
 * What the runner takes for a command, on either stream, line by line
 * (https://github.com/actions/runner, src/Runner.Common/ActionCommand.cs):
 *   v2  ::name properties::data   where the line, after TrimStart, begins with `::`
 *   v1  ##[name properties]data   where `##[` stands anywhere in the line
 * Both are looked for with .NET's culture-aware search, which passes over zero-width characters, and is free to pass over
 * combining marks. So hidden characters go, marks are allowed for, and the break is a real space, not a zero-width one.
 */
const V2_START = /^((?:[^\S\n]|\p{M})*:\p{M}*)(?=:)/gmu;
const V1_START = /(#\p{M}*#\p{M}*)(?=\[)/gu;
/** Makes control characters visible: U+2400 and up are pictures of them. C1 controls have none. */
function showControl(character) {
    const code = character.charCodeAt(0);
    if (code < 0x20)
        return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
}
/**
 * Makes foreign text safe to print where a runner reads along: no line of the result is a workflow command, no
 * control character but tab and LF is left. Idempotent.
 */
function neutralise(text) {
    return (0,text_hidden/* dropHidden */.q)((0,text_hidden/* unifyLineEnds */.M)(text))
        .replace(/[^\P{Cc}\t\n]/gu, showControl)
        .replace(V2_START, '$1 ')
        .replace(V1_START, '$1 ');
}

// EXTERNAL MODULE: ./text/redact.js
var redact = __nccwpck_require__(128);
;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
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
;// CONCATENATED MODULE: ../node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
;// CONCATENATED MODULE: ../node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_namespaceObject.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_namespaceObject.appendFileSync(filePath, `${toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./host/toolkit.js
/**
 * The parts of @actions/core that a run needs, by file: the package's only public entry also loads undici (for OIDC),
 * which triples the start-up time and adds 30 MiB to a run that never uses it.
 */



;// CONCATENATED MODULE: ./host/log.js



const TITLE = 'docs-agent';
/** The step's log. Every text is redacted, then made harmless; annotations go through the toolkit's escaping. */
function createLog(secrets, write = writeOut) {
    const clean = (text) => neutralise((0,redact/* redact */.E)(text, secrets));
    const annotate = (level) => (text) => issueCommand(level, { title: TITLE }, clean(text));
    return {
        info: (text) => write(`${clean(text)}\n`),
        notice: annotate('notice'),
        warning: annotate('warning'),
        error: annotate('error'),
    };
}
function writeOut(line) {
    process.stdout.write(line);
}
/** Masks a secret in everything the runner shows from here on. Line by line, as the runner matches lines. */
function maskSecret(secret) {
    for (const line of new Set([secret, ...secret.split(/\r\n|\r|\n/)])) {
        if (line.trim() !== '')
            issueCommand('add-mask', {}, line);
    }
}

;// CONCATENATED MODULE: ./host/outputs.js


/** Writes to the runner's files, behind the toolkit's random delimiters. GITHUB_ENV and GITHUB_PATH are never written. */
function createOutputs(secrets) {
    const write = (command) => (name, value) => issueFileCommand(command, prepareKeyValueMessage(name, (0,redact/* redact */.E)(value, secrets)));
    return { setOutput: write('OUTPUT'), saveState: write('STATE') };
}
/** What the main step left behind. */
function readState(env, name) {
    return env[`STATE_${name}`] ?? '';
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: ./host/summary.js


/** The runner drops a step's summary above this size. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
const MAX_BYTES = 1024 * 1024;
/** Adds to the step summary. Returns why not, where it could not be done: a summary is worth a line, never a failure. */
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




/** Masks the secrets first of all, then opens the sinks. */
function openAction(env) {
    const secrets = [(0,inputs/* readInput */.R5)(env, 'secretKey'), (0,inputs/* readInput */.R5)(env, 'githubToken')].filter(Boolean);
    for (const secret of secrets)
        maskSecret(secret);
    const log = createLog(secrets);
    return {
        log,
        ...createOutputs(secrets),
        addSummary: (markdown) => appendSummary(markdown, { path: env.GITHUB_STEP_SUMMARY, secrets }),
        trusted: {
            baseUrl: (0,inputs/* readInput */.R5)(env, 'baseUrl'),
            ...(env.GITHUB_SERVER_URL ? { serverUrl: env.GITHUB_SERVER_URL } : {}),
        },
    };
}


/***/ }),

/***/ 742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ monotonicClock)
/* harmony export */ });
const monotonicClock = {
    now: () => performance.now(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal?.aborted)
            return resolve();
        const done = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', done);
            resolve();
        };
        const timer = setTimeout(done, ms);
        signal?.addEventListener('abort', done, { once: true });
    }),
    every: (ms, action) => {
        const timer = setInterval(action, ms);
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readEventPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(331);


/**
 * The event's payload as the runner left it, or undefined where there is none.
 * @throws InputError where the file is announced but missing, or not JSON
 */
function readEventPayload(env) {
    const path = env.GITHUB_EVENT_PATH;
    if (!path)
        return undefined;
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('GITHUB_EVENT_PATH', 'the event file that the runner names is missing or not readable.');
    }
    try {
        return JSON.parse(text);
    }
    catch {
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('GITHUB_EVENT_PATH', 'the event file that the runner names is not JSON.');
    }
}


/***/ }),

/***/ 331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ InputError),
/* harmony export */   v: () => (/* binding */ showGiven)
/* harmony export */ });
/** An input that can't be used: which one, what was given, what is accepted, what to do. Never holds a secret. */
class InputError extends Error {
    name = 'InputError';
    input;
    constructor(input, sentence) {
        super(`Input ${input}: ${sentence}`);
        this.input = input;
    }
}
/** A given value for a message: short, quoted, on one line. */
function showGiven(value) {
    const line = value.replace(/\s+/g, ' ').trim();
    return line.length > 60 ? `"${line.slice(0, 60)}…"` : `"${line}"`;
}


/***/ }),

/***/ 265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yG: () => (/* binding */ parseBoolean),
  $J: () => (/* binding */ parseNumber),
  XT: () => (/* binding */ parseRequired),
  nl: () => (/* binding */ parseWords),
  R5: () => (/* binding */ readInput)
});

// EXTERNAL MODULE: ./host/input-error.js
var input_error = __nccwpck_require__(331);
// EXTERNAL MODULE: ./contract/paths.js
var paths = __nccwpck_require__(288);
;// CONCATENATED MODULE: ./host/registry.js

/**
 * Every input, output and state key of the run action, once. `action.yml` and the README are held against it by a test.
 * `default` is what an empty input means; inputs without one are empty by default.
 */
const INPUTS = {
    prompt: {},
    promptFile: {},
    projectId: { required: true },
    secretKey: { required: true },
    baseUrl: { default: paths/* DEFAULT_BASE_URL */.Ql },
    jobId: {},
    wait: { default: 'true' },
    timeoutMinutes: { default: '30' },
    settleSeconds: { default: '90' },
    pollSeconds: {},
    failOn: { default: 'failed,archived,timeout' },
    githubToken: { default: '${{ github.token }}' },
};
/** In the order in which they are written: the ones that must not be lost come first. */
const OUTPUTS = (/* unused pure expression or super */ null && (['jobId', 'status', 'outcome', 'prLink', 'job']));
/** What the main step leaves for the post step. */
const STATE = (/* unused pure expression or super */ null && (['phase', 'jobId', 'outcome']));

;// CONCATENATED MODULE: ./host/inputs.js


/** Reads one input as the runner passes it, trimmed; an empty one counts as not given and gets its default. */
function readInput(env, name) {
    const given = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
    const entry = INPUTS[name];
    // A default that is an expression is the runner's to fill.
    return given || (entry.default?.startsWith('${{') ? '' : (entry.default ?? ''));
}
function parseRequired(name, value, hint) {
    if (value === '')
        throw new input_error/* InputError */.d(name, `nothing was given. ${hint}`);
    return value;
}
/** @throws InputError unless the value is one of YAML 1.2's booleans, in any case. */
function parseBoolean(name, value) {
    const word = value.toLowerCase();
    if (word === 'true')
        return true;
    if (word === 'false')
        return false;
    throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(value)} was given; accepted are true and false.`);
}
/** @throws InputError unless the value is a plain decimal number within the bounds. */
function parseNumber(name, value, bounds) {
    const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= bounds.min && number <= bounds.max)) {
        const accepted = `a number of ${bounds.unit} from ${bounds.min} to ${bounds.max}`;
        throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(value)} was given; accepted is ${accepted}.`);
    }
    return number;
}
/** @throws InputError where a word is not accepted; `none` alone is the empty list. */
function parseWords(name, value, accepted) {
    if (value.toLowerCase() === 'none')
        return new Set();
    const words = value.split(/[\s,]+/).filter(Boolean);
    const unknown = words.find((word) => !accepted.includes(word));
    if (unknown !== undefined) {
        throw new input_error/* InputError */.d(name, `${(0,input_error/* showGiven */.v)(unknown)} was given; accepted are ${accepted.join(', ')}, or none.`);
    }
    return new Set(words);
}


/***/ }),

/***/ 698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ catchTheRest),
/* harmony export */   Y: () => (/* binding */ describeThrown)
/* harmony export */ });
/** What nobody caught still ends the step red, with one redacted line and no stack. */
function catchTheRest(onError) {
    const end = (error) => {
        try {
            onError(error);
        }
        finally {
            process.exit(1);
        }
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', end);
}
/** One line about anything that was thrown, which may be no Error at all. */
function describeThrown(error) {
    if (error instanceof Error)
        return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
    return `something was thrown that is no error (${typeof error})`;
}


/***/ }),

/***/ 91:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ parseRunInputs)
});

// EXTERNAL MODULE: ./contract/identifiers.js
var identifiers = __nccwpck_require__(576);
// EXTERNAL MODULE: ./contract/limits.js
var limits = __nccwpck_require__(709);
// EXTERNAL MODULE: ./contract/paths.js
var paths = __nccwpck_require__(288);
;// CONCATENATED MODULE: ./contract/secret-key.js

/**
 * Says whether a key can call the agent and analytics operations, from its form alone.
 * Admin keys of the hosted service begin `mint_`; `mint_dsc_` (assistant) and `mint_us_` (user) keys are of other
 * kinds. A key without the prefix is for a service run by oneself.
 */
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

// EXTERNAL MODULE: ./host/input-error.js
var input_error = __nccwpck_require__(331);
;// CONCATENATED MODULE: ./host/base-url.js

/** Loopback by name or address, as a URL's host name is written. */
function isLoopback(hostname) {
    return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}
/**
 * The service's address without a trailing slash.
 * @throws InputError unless https, or http on loopback; with user info, query or fragment. What was given is not
 * repeated: it may hold a password.
 */
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
    const flaw = url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)
        ? `it begins with ${url.protocol}//`
        : url.username || url.password
            ? 'it has a user name or password in it'
            : url.search || value.includes('?')
                ? 'it has a query'
                : url.hash || value.includes('#')
                    ? 'it has a fragment'
                    : undefined;
    if (flaw)
        throw new input_error/* InputError */.d('baseUrl', `${flaw}; ${accepted}, without user name, query and fragment.`);
    return { baseUrl: (url.origin + url.pathname).replace(/\/+$/, ''), loopback };
}

// EXTERNAL MODULE: ./host/inputs.js + 1 modules
var inputs = __nccwpck_require__(265);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./host/prompt-file.js



const MAX_BYTES = 1024 * 1024;
/**
 * Reads a text file inside the workspace; links are followed before that is decided.
 * @throws InputError where it is missing, outside, no file, too large or not UTF-8
 */
function readPromptFile(path, workspace) {
    const given = (0,input_error/* showGiven */.v)(path);
    const root = (0,external_node_fs_.realpathSync)(workspace);
    let real;
    try {
        real = (0,external_node_fs_.realpathSync)((0,external_node_path_namespaceObject.resolve)(root, path));
    }
    catch {
        throw new input_error/* InputError */.d('promptFile', `there is no file ${given} in the workspace. Is it committed, and does a checkout step come first?`);
    }
    const inside = (0,external_node_path_namespaceObject.relative)(root, real);
    if (inside === '' || inside === '..' || inside.startsWith(`..${external_node_path_namespaceObject.sep}`) || (0,external_node_path_namespaceObject.isAbsolute)(inside)) {
        throw new input_error/* InputError */.d('promptFile', `${given} lies outside the workspace; accepted is a file inside it.`);
    }
    return readText(real, given);
}
function readText(path, given) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile())
            throw new input_error/* InputError */.d('promptFile', `${given} is not a file; accepted is a text file.`);
        if (stat.size > MAX_BYTES)
            throw new input_error/* InputError */.d('promptFile', `${given} is larger than 1 MiB.`);
        return new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(file));
    }
    catch (error) {
        if (error instanceof input_error/* InputError */.d)
            throw error;
        throw new input_error/* InputError */.d('promptFile', `${given} can't be read as UTF-8 text.`);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./host/run-inputs.js







/**
 * @param failable outcomes that `failOn` may name
 * @throws InputError
 */
function parseRunInputs(env, failable) {
    const get = (name) => (0,inputs/* readInput */.R5)(env, name);
    const { baseUrl, loopback } = parseBaseUrl(get('baseUrl'));
    const secretKey = parseSecretKey(get('secretKey'), baseUrl);
    const poll = parsePoll(get('pollSeconds'), loopback);
    const minutes = (0,inputs/* parseNumber */.$J)('timeoutMinutes', get('timeoutMinutes'), {
        min: 0.01,
        max: 1440,
        unit: 'minutes',
    });
    const settle = (0,inputs/* parseNumber */.$J)('settleSeconds', get('settleSeconds'), { min: 0, max: 3600, unit: 'seconds' });
    return Object.freeze({
        projectId: parseProjectId(get('projectId')),
        secretKey,
        baseUrl,
        jobId: parseJobId(get('jobId')),
        wait: (0,inputs/* parseBoolean */.yG)('wait', get('wait')),
        timeoutMs: minutes * 60_000,
        settleMs: settle * 1000,
        poll,
        retryBaseMs: poll.kind === 'fixed' ? Math.min(1000, poll.intervalMs) : 1000,
        failOn: (0,inputs/* parseWords */.nl)('failOn', get('failOn'), failable),
        prompt: parsePrompt(get('prompt'), get('promptFile'), env.GITHUB_WORKSPACE || process.cwd()),
    });
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
    const id = (0,inputs/* parseRequired */.XT)('projectId', value, 'It stands on the API keys page of the dashboard.');
    if (identifiers/* PROJECT_ID */.i.test(id))
        return id;
    throw new input_error/* InputError */.d('projectId', `${(0,input_error/* showGiven */.v)(id)} was given; accepted are letters, digits, "_", "-" and inner dots, at most 128.`);
}
function parseJobId(value) {
    if (value === '' || identifiers/* JOB_ID */.m.test(value))
        return value || undefined;
    throw new input_error/* InputError */.d('jobId', `${(0,input_error/* showGiven */.v)(value)} was given; accepted are letters, digits, "_" and "-", at most 128.`);
}
function parsePoll(value, loopback) {
    if (value === '')
        return { kind: 'adaptive' };
    const bounds = { min: loopback ? 0.05 : 1, max: 3600, unit: 'seconds (empty = adaptive)' };
    return { kind: 'fixed', intervalMs: (0,inputs/* parseNumber */.$J)('pollSeconds', value, bounds) * 1000 };
}
function parsePrompt(prompt, file, workspace) {
    if (prompt && file)
        throw new input_error/* InputError */.d('prompt', 'prompt and promptFile were both given; give one of them.');
    if (!prompt && !file) {
        throw new input_error/* InputError */.d('prompt', 'neither prompt nor promptFile was given; say what the agent should do in one of them.');
    }
    const name = file ? 'promptFile' : 'prompt';
    const text = (file ? readPromptFile(file, workspace) : prompt).trim();
    if (text === '')
        throw new input_error/* InputError */.d(name, 'it is empty; say what the agent should do.');
    if (text.length > limits/* PROMPT_MAX_CHARACTERS */.Zp) {
        const given = text.length.toLocaleString('en');
        throw new input_error/* InputError */.d(name, `${given} characters were given; accepted are at most ${limits/* PROMPT_MAX_CHARACTERS */.Zp.toLocaleString('en')}.`);
    }
    return text;
}


/***/ }),

/***/ 894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ listenForStop)
/* harmony export */ });
/**
 * The runner cancels with SIGINT, SIGTERM 7.5 s later, and kills 2.5 s after that. `stop` ends all waiting at once;
 * `hardStop`, a little later, gives up a request whose answer is still hoped for, so that the rest fits into 5 s.
 */
const GRACE_MS = 4_000;
function listenForStop() {
    const stop = new AbortController();
    const hardStop = new AbortController();
    const onSignal = () => {
        stop.abort();
        setTimeout(() => hardStop.abort(), GRACE_MS).unref();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    return { stop: stop.signal, hardStop: hardStop.signal };
}


/***/ }),

/***/ 90:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/** `42 s`, `1 min 5 s`, `1 h 2 min`: whole seconds, rounded down; seconds are dropped from an hour on. */
function formatDuration(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min${seconds % 60 ? ` ${seconds % 60} s` : ''}`;
    return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
}


/***/ }),

/***/ 857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ unifyLineEnds),
/* harmony export */   q: () => (/* binding */ dropHidden)
/* harmony export */ });
/**
 * Characters that a reader does not see: format characters (zero-width, bidi, soft hyphen, tag block), variation
 * selectors and fillers. The joiner inside emoji is among them: an emoji family falls apart into its members, which
 * costs less than a way to hide text.
 */
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Every line end that .NET, a terminal or a Markdown reader may see. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** Removes what a reader does not see; lone surrogates become U+FFFD. */
function dropHidden(text) {
    return text.toWellFormed().replace(HIDDEN, '');
}
/** Writes every kind of line end as LF. */
function unifyLineEnds(text) {
    return text.replace(LINE_END, '\n');
}


/***/ }),

/***/ 244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isTrustedLink),
/* harmony export */   n: () => (/* binding */ readPrLink)
/* harmony export */ });
const LINK_MAX_CHARACTERS = 2048;
/**
 * Reads a pull request's link: http or https, no user information, no white space, no hidden or control character.
 * Anything else is undefined. The host comes back in ASCII, so that a look-alike shows as what it is.
 */
function readPrLink(value) {
    if (typeof value !== 'string' || value.length > LINK_MAX_CHARACTERS)
        return undefined;
    if (/[\s\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(value))
        return undefined;
    if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value))
        return undefined;
    const url = URL.parse(value);
    return url !== null && url.hostname !== '' && url.href.length <= LINK_MAX_CHARACTERS ? url.href : undefined;
}
/** True where a link has the origin of the code host, of the job's repository or of the service: only then is it a link. */
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

/***/ 128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact)
/* harmony export */ });
const MASK = '***';
/** Shorter secrets leave too few base64 characters to tell them from ordinary text. */
const BASE64_MIN_BYTES = 6;
/**
 * Replaces each secret by `***`, also where it stands percent-encoded, JSON-escaped or in base64 (as in `Basic`
 * credentials, whatever comes before it). Overlapping finds are covered whole. Empty secrets are ignored.
 */
function redact(text, secrets) {
    const patterns = secrets.filter((secret) => secret !== '').flatMap(patternsFor);
    const spans = patterns
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
/** All finds, those that overlap each other too. */
function findAll(text, pattern) {
    const spans = [];
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
        spans.push({ start: found.index, end: pattern.lastIndex });
        pattern.lastIndex = found.index + 1;
    }
    return spans;
}
function patternsFor(secret) {
    const percent = literal(encodeURIComponent(secret.toWellFormed()));
    return [
        literal(secret),
        percent.replace(/%([0-9A-F]{2})/g, anyCase),
        literal(JSON.stringify(secret).slice(1, -1)),
        ...base64Patterns(secret),
    ].map((source) => new RegExp(source, 'g'));
}
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
function anyCase(triplet) {
    return triplet.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
}
/**
 * Base64 writes 3 bytes as 4 characters, so a secret looks different behind 0, 1 or 2 bytes of something else. The
 * characters made of the secret alone are matched, and those beside them that hold a few of its bits go too.
 */
function base64Patterns(secret) {
    const bytes = Buffer.from(secret);
    if (bytes.length < BASE64_MIN_BYTES)
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
