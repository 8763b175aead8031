export const id = 700;
export const ids = [700];
export const modules = {

/***/ 700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJob: () => (/* binding */ runJob)
});

;// CONCATENATED MODULE: ./job/judge-look.js
/** How many in a row end the waiting. */
const MALFORMED_LIMIT = 5;
const MISSING_CONFIRMATIONS = 3;
const DENIED_CONFIRMATIONS = 1;
/** A job that has just been made may not be readable everywhere yet. */
const YOUNG_JOB_MS = 30_000;
/** `completed` may be readable before the pull request's link is. */
const LOOKS_FOR_LINK = 2;
/** Looks that must have shown the same old end before the settle window may close on it. */
const SETTLE_LOOKS = 3;
const NO_MEMORY = Object.freeze({
    sawActive: false,
    malformed: 0,
    failures: 0,
    missing: 0,
    denied: 0,
    withoutLink: 0,
    staleLooks: 0,
});
/** Decides, from one look and what came before it, whether the job has ended, and if not, when to look again. */
function judgeLook(look, memory, now) {
    if (look.kind === 'job')
        return judgeJob(look, memory, now);
    const failures = memory.failures + 1;
    const atLeast = 'retryAfterMs' in look && look.retryAfterMs !== undefined ? { atLeastMs: look.retryAfterMs } : {};
    const retry = (changed) => ({
        memory: { ...memory, ...changed, failures },
        next: { kind: 'retry', attempt: failures, why: look.detail, ...atLeast },
    });
    const broken = (why) => ({ memory, next: { kind: 'broken', why } });
    switch (look.kind) {
        case 'unreachable':
            return retry({});
        case 'limited':
            return {
                memory: { ...memory, failures },
                next: { kind: 'retry', attempt: failures, why: look.detail, atLeastMs: look.retryAfterMs ?? 0 },
            };
        case 'malformed':
            return judgeMalformed(memory, look.detail);
        case 'denied':
            if (memory.denied >= DENIED_CONFIRMATIONS)
                return broken(`The service no longer accepts the key: ${look.detail}.`);
            return retry({ denied: memory.denied + 1 });
        case 'missing':
            if (now.facts.created && now.elapsedMs < YOUNG_JOB_MS)
                return retry({});
            if (memory.missing >= MISSING_CONFIRMATIONS) {
                return broken('The service says that there is no such job (HTTP 404, asked four times).');
            }
            return retry({ missing: memory.missing + 1 });
        case 'refused':
            return broken(`The service refused to show the job: ${look.detail}.`);
    }
}
function judgeMalformed(memory, detail) {
    const malformed = memory.malformed + 1;
    const failures = memory.failures + 1;
    if (malformed >= MALFORMED_LIMIT) {
        const why = `The service gave ${malformed} answers in a row that are no job: ${detail}.`;
        return { memory, next: { kind: 'broken', why } };
    }
    return {
        memory: { ...memory, malformed, failures },
        next: { kind: 'retry', attempt: failures, why: detail },
    };
}
function judgeJob(look, before, now) {
    const { job } = look;
    const { facts } = now;
    if (job.id !== undefined && job.id !== facts.jobId) {
        return {
            memory: before,
            next: { kind: 'broken', why: 'The service answered for another job than the one asked for.' },
        };
    }
    if (job.status === undefined && job.unknownStatus === undefined)
        return judgeMalformed(before, 'no status in it');
    const memory = {
        ...before,
        last: job,
        sawActive: before.sawActive || job.status === 'active' || job.unknownStatus !== undefined,
        malformed: 0,
        failures: 0,
        missing: 0,
        denied: 0,
    };
    const poll = {
        kind: 'poll',
        ...(look.retryAfterMs === undefined ? {} : { atLeastMs: look.retryAfterMs }),
    };
    if (job.status === undefined || job.status === 'active')
        return { memory, next: poll };
    if (isStale(job, memory, now))
        return { memory: { ...memory, staleLooks: memory.staleLooks + 1 }, next: poll };
    if (job.status === 'completed' &&
        !job.prLink &&
        facts.confirmMissingLink &&
        memory.withoutLink < LOOKS_FOR_LINK) {
        return { memory: { ...memory, withoutLink: memory.withoutLink + 1 }, next: poll };
    }
    const settled = facts.afterMessage !== undefined && !memory.sawActive;
    return { memory, next: { kind: 'ended', job, settled } };
}
/**
 * Whether an end is that of the turn before our message. It is doubted until `active` has been seen in a look, or the
 * settle window has passed with several looks in it. Where the message's own answer said `active`, an end that differs
 * from the one before the message is a new one.
 */
function isStale(job, memory, now) {
    const message = now.facts.afterMessage;
    if (!message || memory.sawActive)
        return false;
    const { before } = message;
    const differs = before.status !== job.status || (before.prLink ?? null) !== (job.prLink ?? null);
    if (message.answeredActive && differs)
        return false;
    return now.elapsedMs < message.settleMs || memory.staleLooks < SETTLE_LOOKS;
}

;// CONCATENATED MODULE: ./job/schedule.js
/**
 * When to look at a job next.
 *
 * Adaptive: first after 2 s, then each delay is a tenth of the time waited so far, kept within 2–20 s, with ±10 % jitter:
 * a short job is known at once, a long one costs few requests, and the lag stays about a tenth of the job's length.
 * Fixed: a number in `pollSeconds` is the interval, as it stands.
 */
const POLL_MIN_MS = 2_000;
const POLL_MAX_MS = 20_000;
const SHARE_OF_WAIT = 0.1;
const JITTER = 0.1;
/** Milliseconds until the next look, `waitedMs` after waiting began. */
function pollDelay(poll, facts) {
    if (poll.kind === 'fixed')
        return poll.intervalMs;
    if (facts.waitedMs <= 0)
        return POLL_MIN_MS;
    const base = Math.min(POLL_MAX_MS, Math.max(POLL_MIN_MS, facts.waitedMs * SHARE_OF_WAIT));
    return Math.round(base * (1 - JITTER + 2 * JITTER * facts.random()));
}
/** The shortest delay between two looks; a Retry-After below it does not count. */
function pollMinimum(poll) {
    return poll.kind === 'fixed' ? poll.intervalMs : POLL_MIN_MS;
}

;// CONCATENATED MODULE: ./job/wait.js


/**
 * Looks at a job until it has ended, the deadline is there, or the signal is aborted; a last look is made at the
 * deadline itself. Never throws. With `lookAtOnce` the first look does not wait for the schedule.
 */
async function waitForJob(facts, tools, lookAtOnce = false) {
    const { clock, deadlineMs, poll, signal } = tools;
    const startedMs = clock.now();
    let memory = NO_MEMORY;
    let delayMs = lookAtOnce ? 0 : pollDelay(poll, { waitedMs: 0, random: tools.random });
    const known = () => (memory.last ? { last: memory.last } : {});
    for (;;) {
        const leftMs = deadlineMs - clock.now();
        if (leftMs <= 0)
            return { kind: 'timeout', ...known() };
        // A look cut short by the deadline tells nothing, so the last one comes a little before it.
        await clock.sleep(Math.min(delayMs, Math.max(0, leftMs - LAST_LOOK_MS)), signal);
        if (signal.aborted)
            return { kind: 'cancelled', ...known() };
        const timeoutMs = deadlineMs - clock.now();
        if (timeoutMs <= 0)
            return { kind: 'timeout', ...known() };
        const look = await tools.look({ timeoutMs, signal });
        if (signal.aborted && look.kind !== 'job')
            return { kind: 'cancelled', ...known() };
        const before = memory.last;
        const elapsedMs = clock.now() - startedMs;
        const judgement = judgeLook(look, memory, { facts, elapsedMs });
        memory = judgement.memory;
        if (look.kind === 'job' && memory.last === look.job)
            tools.onReading(look.job, before);
        const { next } = judgement;
        if (next.kind === 'ended')
            return next;
        if (next.kind === 'broken')
            return { ...next, ...known() };
        const planned = next.kind === 'poll'
            ? pollDelay(poll, { waitedMs: elapsedMs, random: tools.random })
            : tools.retryDelay(next.attempt);
        delayMs = next.atLeastMs === undefined ? planned : Math.max(planned, next.atLeastMs, pollMinimum(poll));
        if (deadlineMs - clock.now() <= LAST_LOOK_MS)
            return { kind: 'timeout', ...known() };
        if (next.kind === 'retry')
            tools.onRetry(next.why, delayMs);
    }
}
/** Time kept for the last look before the deadline. */
const LAST_LOOK_MS = 1_000;

// EXTERNAL MODULE: ./report/duration.js
var duration = __webpack_require__(90);
;// CONCATENATED MODULE: ./flows/tell.js
function tellDetached(job) {
    const sentence = `Job ${job.id} is handed over and runs on its own; nobody waited for its end.`;
    return { outcome: 'detached', jobId: job.id, job, sentence };
}
const CHECK_BEFORE_AGAIN = 'A job may have been created; check the dashboard before running again.';
function tellUndelivered(delivery, stopped) {
    if (delivery.kind === 'lost') {
        const why = stopped ? 'the run was cancelled before it came' : delivery.detail;
        return {
            outcome: 'unknown',
            sentence: `The answer to the create request was lost (${why}). ${CHECK_BEFORE_AGAIN}`,
        };
    }
    if (delivery.kind === 'refused')
        return { outcome: 'error', sentence: delivery.detail };
    return { outcome: 'cancelled', sentence: 'Cancelled before anything was sent; there is no job.' };
}
function tellLostMessage(jobId, before, detail) {
    return {
        outcome: 'unknown',
        jobId,
        job: before,
        sentence: `The answer to the message to job ${jobId} was lost (${detail}), and the job did not become active. ` +
            'The message may have arrived; check the dashboard before sending it again.',
    };
}
/** The look before a message ended in something else than a job at rest: the message was not sent. */
function tellNotSent(end, jobId) {
    const known = { jobId, ...(end.last ? { job: end.last } : {}) };
    const nothing = 'The message was not sent.';
    if (end.kind === 'timeout') {
        const sentence = `Job ${jobId} was still busy with its turn before when the time was up. ${nothing} Run again later, or raise timeoutMinutes.`;
        return { outcome: 'timeout', ...known, sentence };
    }
    if (end.kind === 'cancelled') {
        return { outcome: 'cancelled', ...known, sentence: `Cancelled. ${nothing} Job ${jobId} itself goes on.` };
    }
    return {
        outcome: 'error',
        ...known,
        sentence: `${end.why} ${nothing} Check jobId, projectId and baseUrl.`,
    };
}
function tellEnd(end, facts) {
    const { jobId } = facts;
    if (end.kind === 'ended')
        return tellEnded(end, facts);
    const known = { jobId, job: end.last ?? facts.accepted };
    if (end.kind === 'timeout') {
        const sentence = `Job ${jobId} was still running when the time was up. It goes on, and its pull request will appear when it is done. ` +
            `Raise timeoutMinutes to wait longer; set jobId: ${jobId} to send it a further instruction.`;
        return { outcome: 'timeout', ...known, sentence };
    }
    if (end.kind === 'cancelled') {
        return { outcome: 'cancelled', ...known, sentence: `Watching stopped; job ${jobId} goes on.` };
    }
    const sentence = `${end.why} Job ${jobId} may still be running; look for it in the dashboard.`;
    return { outcome: 'error', ...known, sentence };
}
function tellEnded(end, facts) {
    const { job } = end;
    const known = { jobId: facts.jobId, job };
    const updated = Boolean(job.prLink) && facts.before?.prLink === job.prLink;
    const doubt = end.settled ? ' The service showed no sign of a new turn since the message.' : '';
    if (job.status === 'completed' && job.prLink) {
        const sentence = `${updated ? 'Pull request updated' : 'Pull request'}: ${job.prLink}${doubt ? `.${doubt}` : ''}`;
        return { outcome: 'pull-request', ...known, ...(updated ? { updated } : {}), sentence };
    }
    if (job.status === 'completed') {
        const dropped = job.prLinkDropped ? ' The link that the service gave for one is not usable.' : '';
        const sentence = `Job ${facts.jobId} finished without a pull request.${dropped}${doubt}`;
        return { outcome: 'no-pull-request', ...known, sentence };
    }
    if (job.status === 'archived') {
        const link = job.prLink ? ` Its pull request: ${job.prLink}` : '';
        return { outcome: 'archived', ...known, sentence: `Job ${facts.jobId} was archived.${link}` };
    }
    const sentence = `The agent failed on job ${facts.jobId}. Look at it in the dashboard, then run again or rephrase the prompt.${doubt}`;
    return { outcome: 'failed', ...known, sentence };
}

;// CONCATENATED MODULE: ./flows/run-job.js



const HEARTBEAT_MS = 25_000;
/** Creates or continues a job, waits for its end, and tells what is known of it. Never throws. */
async function runJob(request, ports) {
    const startedMs = ports.clock.now();
    const run = { request, ports, deadlineMs: startedMs + request.timeoutMs };
    const told = await (request.jobId === undefined ? createAndWait(run) : messageAndWait(run, request.jobId));
    return { ...told, elapsedMs: ports.clock.now() - startedMs };
}
async function createAndWait(run) {
    const { ports, request } = run;
    ports.log.info('Creating a job.');
    await ports.journal.sending();
    const delivery = await ports.service.create(request.prompt, deliveryLimits(run));
    if (delivery.kind !== 'delivered')
        return tellUndelivered(delivery, ports.hardStop.aborted);
    const { job } = delivery;
    await ports.journal.accepted(job.id, job);
    ports.log.info(`Job ${job.id} is created${describeJob(job)}.`);
    if (!request.wait)
        return tellDetached(job);
    const end = await wait(run, { jobId: job.id, created: true, confirmMissingLink: true });
    return tellEnd(end, { jobId: job.id, accepted: job });
}
async function messageAndWait(run, jobId) {
    const { ports, request } = run;
    ports.log.info(`Looking at job ${jobId} before sending it a message.`);
    const first = await wait(run, { jobId, created: false, confirmMissingLink: false }, true);
    if (first.kind !== 'ended')
        return tellNotSent(first, jobId);
    const before = first.job;
    if (before.status === 'archived') {
        return {
            outcome: 'error',
            jobId,
            job: before,
            sentence: `Job ${jobId} is archived and takes no more messages; nothing was sent. Leave jobId out to start a new job.`,
        };
    }
    ports.log.info(`Job ${jobId} is ${before.status}; sending the message.`);
    await ports.journal.sending(jobId);
    const sentMs = ports.clock.now();
    const delivery = await ports.service.message(jobId, request.prompt, deliveryLimits(run));
    if (delivery.kind === 'lost')
        return findLostMessage(run, { jobId, before, detail: delivery.detail, sentMs });
    if (delivery.kind !== 'delivered')
        return { ...tellUndelivered(delivery, ports.hardStop.aborted), jobId, job: before };
    if (delivery.job.id !== jobId)
        return tellLostMessage(jobId, before, 'the service answered for another job');
    const { job } = delivery;
    await ports.journal.accepted(jobId, job);
    ports.log.info(`Job ${jobId} took the message${describeJob(job)}.`);
    if (!request.wait)
        return tellDetached(job);
    const afterMessage = { before, answeredActive: job.status === 'active', settleMs: request.settleMs };
    const end = await wait(run, { jobId, created: false, confirmMissingLink: true, afterMessage });
    return tellEnd(end, { jobId, accepted: job, before });
}
/**
 * The message's answer was lost. It is not sent again; but the job ran no turn before, so `active` proves that it
 * arrived. Looks for that for as long as the settle window, then gives up as unknown.
 */
async function findLostMessage(run, lost) {
    const { jobId, before, detail } = lost;
    run.ports.log.warning(`The answer to the message was lost (${detail}). It is not sent again; looking whether the job moves.`);
    let proven = false;
    const found = new AbortController();
    const stop = AbortSignal.any([run.ports.stop, found.signal]);
    const afterMessage = { before, answeredActive: false, settleMs: run.request.settleMs };
    const deadlineMs = Math.min(run.deadlineMs, run.ports.clock.now() + run.request.settleMs);
    await wait({ ...run, deadlineMs }, { jobId, created: false, confirmMissingLink: false, afterMessage }, false, {
        stop,
        onReading: (job) => {
            if (job.status !== 'active')
                return;
            proven = true;
            found.abort();
        },
    });
    if (!proven)
        return tellLostMessage(jobId, before, detail);
    run.ports.log.info(`Job ${jobId} is active again: the message arrived.`);
    const reading = { ...before, status: 'active' };
    await run.ports.journal.accepted(jobId, reading);
    if (!run.request.wait)
        return tellDetached({ ...reading, id: jobId });
    const end = await wait(run, { jobId, created: false, confirmMissingLink: true }, true);
    return tellEnd(end, { jobId, accepted: reading, before });
}
function wait(run, facts, lookAtOnce = false, watch = {}) {
    const { ports, request } = run;
    const startedMs = ports.clock.now();
    let state = 'not seen yet';
    let warnedFor;
    const elapsed = () => (0,duration/* formatDuration */.a)(ports.clock.now() - startedMs);
    const silence = ports.clock.every(HEARTBEAT_MS, () => ports.log.info(`Still waiting for job ${facts.jobId}: ${state}, ${elapsed()} so far.`));
    const onReading = (job, before) => {
        state = job.status ?? `"${job.unknownStatus}"`;
        if (job.unknownStatus !== undefined && warnedFor !== job.unknownStatus) {
            warnedFor = job.unknownStatus;
            ports.log.warning(`Job ${facts.jobId} has a status that is not known here, ${state}; waiting on.`);
        }
        const changed = (before?.status ?? before?.unknownStatus) !== (job.status ?? job.unknownStatus);
        if (changed)
            ports.log.info(`Job ${facts.jobId}: ${state} after ${elapsed()}.`);
        if (job.prLinkDropped && !before?.prLinkDropped) {
            ports.log.warning('The service gave a pull request link that is not a plain http(s) URL; it is left out.');
        }
        if (changed)
            ports.journal.read(job);
        watch.onReading?.(job);
    };
    return waitForJob(facts, {
        look: (limits) => ports.service.look(facts.jobId, limits),
        clock: ports.clock,
        random: ports.random,
        retryDelay: ports.retryDelay,
        poll: request.poll,
        deadlineMs: run.deadlineMs,
        signal: watch.stop ?? ports.stop,
        onReading,
        onRetry: (why, delayMs) => ports.log.info(`Could not see the job (${why}); looking again in ${formatSeconds(delayMs)}.`),
    }, lookAtOnce).finally(silence);
}
const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const deliveryLimits = ({ ports, deadlineMs }) => ({
    deadlineMs,
    signal: ports.stop,
    hardStop: ports.hardStop,
});
function describeJob(job) {
    const facts = [
        job.status ?? (job.unknownStatus === undefined ? undefined : `"${job.unknownStatus}"`),
        job.model && `model ${job.model}`,
        job.source?.repository &&
            `source ${job.source.repository}${job.source.ref ? ` at ${job.source.ref}` : ''}`,
    ].filter(Boolean);
    return facts.length > 0 ? ` (${facts.join(', ')})` : '';
}


/***/ })

};
