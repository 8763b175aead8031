import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./flows/tidy-run.js
/** After the main step, however it ended: says what it could not say itself where it was cut off. Never fails. */
function tidyRun(left, sinks) {
    if (left.outcome !== '' || left.phase === '')
        return;
    const sentence = left.phase === 'accepted'
        ? `The run was cut off while it watched job ${left.jobId}. The job goes on; nothing here stops it.`
        : left.jobId
            ? `The run was cut off while it sent a message to job ${left.jobId}. The message may have arrived; check the dashboard before sending it again.`
            : 'The run was cut off while it created a job. A job may have been created; check the dashboard before running again.';
    sinks.log.warning(sentence);
    sinks.addSummary(`### Documentation agent\n\n${sentence}\n`);
}

;// CONCATENATED MODULE: ./host/input-error.js
/** An input that can't be used: which one, what was given, what is accepted, what to do. Never holds a secret. */
class input_error_InputError extends Error {
    name = 'InputError';
    input;
    constructor(input, sentence) {
        super(`Input ${input}: ${sentence}`);
        this.input = input;
    }
}
/** A given value for a message: short, quoted, on one line. */
function input_error_showGiven(value) {
    const line = value.replace(/\s+/g, ' ').trim();
    return line.length > 60 ? `"${line.slice(0, 60)}…"` : `"${line}"`;
}

;// CONCATENATED MODULE: ./contract/paths.js

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
        if (!(key === 'id' ? JOB_ID : PROJECT_ID).test(value))
            throw new RangeError(`${key} is not usable in a URL`);
        return value;
    });
}

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
    baseUrl: { default: DEFAULT_BASE_URL },
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
        throw new InputError(name, `nothing was given. ${hint}`);
    return value;
}
/** @throws InputError unless the value is one of YAML 1.2's booleans, in any case. */
function parseBoolean(name, value) {
    const word = value.toLowerCase();
    if (word === 'true')
        return true;
    if (word === 'false')
        return false;
    throw new InputError(name, `${showGiven(value)} was given; accepted are true and false.`);
}
/** @throws InputError unless the value is a plain decimal number within the bounds. */
function parseNumber(name, value, bounds) {
    const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= bounds.min && number <= bounds.max)) {
        const accepted = `a number of ${bounds.unit} from ${bounds.min} to ${bounds.max}`;
        throw new InputError(name, `${showGiven(value)} was given; accepted is ${accepted}.`);
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
        throw new InputError(name, `${showGiven(unknown)} was given; accepted are ${accepted.join(', ')}, or none.`);
    }
    return new Set(words);
}

;// CONCATENATED MODULE: ./text/hidden.js
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
    return dropHidden(unifyLineEnds(text))
        .replace(/[^\P{Cc}\t\n]/gu, showControl)
        .replace(V2_START, '$1 ')
        .replace(V1_START, '$1 ');
}

;// CONCATENATED MODULE: ./text/redact.js
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
    const clean = (text) => neutralise(redact(text, secrets));
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
    const write = (command) => (name, value) => issueFileCommand(command, prepareKeyValueMessage(name, redact(value, secrets)));
    return { setOutput: write('OUTPUT'), saveState: write('STATE') };
}
/** What the main step left behind. */
function readState(env, name) {
    return env[`STATE_${name}`] ?? '';
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./host/summary.js


/** The runner drops a step's summary above this size. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
const MAX_BYTES = 1024 * 1024;
/** Adds to the step summary. Returns why not, where it could not be done: a summary is worth a line, never a failure. */
function appendSummary(markdown, facts) {
    if (!facts.path)
        return undefined;
    const text = `${redact(markdown, facts.secrets)}\n`;
    if (Buffer.byteLength(text) > MAX_BYTES)
        return 'it is larger than 1 MiB';
    try {
        (0,external_node_fs_namespaceObject.appendFileSync)(facts.path, text);
        return undefined;
    }
    catch (error) {
        return error instanceof Error && 'code' in error ? String(error.code) : 'it is not writable';
    }
}

;// CONCATENATED MODULE: ./host/action.js




/** Masks the secrets first of all, then opens the sinks. */
function openAction(env) {
    const secrets = [readInput(env, 'secretKey'), readInput(env, 'githubToken')].filter(Boolean);
    for (const secret of secrets)
        maskSecret(secret);
    const log = createLog(secrets);
    return {
        log,
        ...createOutputs(secrets),
        addSummary: (markdown) => appendSummary(markdown, { path: env.GITHUB_STEP_SUMMARY, secrets }),
        trusted: {
            baseUrl: readInput(env, 'baseUrl'),
            ...(env.GITHUB_SERVER_URL ? { serverUrl: env.GITHUB_SERVER_URL } : {}),
        },
    };
}

;// CONCATENATED MODULE: ./host/last-resort.js
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

;// CONCATENATED MODULE: ./entries/post.js




const { env } = process;
catchTheRest(() => { });
tidyRun({ phase: readState(env, 'phase'), jobId: readState(env, 'jobId'), outcome: readState(env, 'outcome') }, openAction(env));

