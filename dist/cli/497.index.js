export const id = 497;
export const ids = [497];
export const modules = {

/***/ 64131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vc: () => (/* binding */ leastAnswerTime),
/* harmony export */   a2: () => (/* binding */ retryDelay),
/* harmony export */   l2: () => (/* binding */ UNSENT_RETRIES),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/* unused harmony exports RETRY_BASE_MS, RETRY_CAP_MS */
const RETRY_BASE_MS = 1_000;
const RETRY_CAP_MS = 30_000;
const UNSENT_RETRIES = 3;
const ANSWER_MS = 10_000;
const ANSWER_SHARE = 0.1;
function leastAnswerTime(timeoutMs) {
    return Math.min(ANSWER_MS, timeoutMs * ANSWER_SHARE);
}
function retryDelay(attempt, draw) {
    const ceiling = Math.min(RETRY_CAP_MS, (draw.baseMs ?? RETRY_BASE_MS) * 2 ** Math.min(attempt - 1, 16));
    return Math.round(draw.random() * ceiling);
}
function parseRetryAfter(header, nowMs) {
    const text = header?.toString().trim();
    if (!text)
        return undefined;
    if (/^\d{1,9}(\.\d+)?$/.test(text))
        return Math.ceil(Number(text) * 1000);
    if (!/[A-Za-z]{3}/.test(text))
        return undefined;
    const at = Date.parse(text);
    return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}


/***/ }),

/***/ 75497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJob: () => (/* binding */ runJob)
});

// EXTERNAL MODULE: ./story/story.js
var story = __webpack_require__(7114);
// EXTERNAL MODULE: ./client/retry.js
var retry = __webpack_require__(64131);
// EXTERNAL MODULE: ./text/duration.js
var duration = __webpack_require__(53093);
;// CONCATENATED MODULE: ./job/judge-look.js
const LIMIT_IN_A_ROW = {
    unreachable: Number.POSITIVE_INFINITY,
    limited: Number.POSITIVE_INFINITY,
    malformed: 5,
    denied: 2,
    missing: 4,
    refused: 1,
};
const YOUNG_JOB_MS = 30_000;
const LOOKS_FOR_LINK = 2;
const SETTLE_LOOKS = 3;
const NO_MEMORY = Object.freeze({
    lastAtMs: 0,
    sawActive: false,
    failures: 0,
    why: '',
    withoutLink: 0,
    staleLooks: 0,
});
function judgeLook(look, memory, now) {
    return look.kind === 'job' ? judgeJob(look, memory, now) : judgeFailure(look, memory, now);
}
function judgeFailure(look, before, now) {
    const { kind, detail } = look;
    const failures = before.failures + 1;
    const isNoNews = kind === 'missing' && now.facts.created && now.elapsedMs < YOUNG_JOB_MS;
    const count = isNoNews ? 0 : (before.streak?.kind === kind ? before.streak.count : 0) + 1;
    const memory = { ...before, failures, why: detail, streak: { kind, count } };
    if (count >= LIMIT_IN_A_ROW[kind])
        return { memory, next: { kind: 'broken', why: explainStreak(look, count) } };
    const asked = 'retryAfterMs' in look ? look.retryAfterMs : undefined;
    const atLeastMs = kind === 'limited' ? (asked ?? 0) : asked;
    return {
        memory,
        next: {
            kind: 'retry',
            attempt: failures,
            why: detail,
            ...(atLeastMs === undefined ? {} : { atLeastMs }),
        },
    };
}
function explainStreak({ kind, detail }, count) {
    switch (kind) {
        case 'malformed':
            return `The service gave ${count} answers in a row that are no job: ${detail}.`;
        case 'denied':
            return `The service does not accept the key: ${detail}.`;
        case 'missing':
            return `The service says that there is no such job (HTTP 404, the last ${count} times).`;
        default:
            return `The job could not be seen: ${detail}.`;
    }
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
        return judgeFailure({ kind: 'malformed', detail: 'no status in it' }, before, now);
    const memory = {
        ...before,
        last: job,
        lastAtMs: now.elapsedMs,
        sawActive: before.sawActive || job.status === 'active' || job.unknownStatus !== undefined,
        failures: 0,
        why: '',
        streak: undefined,
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
    return { memory, next: endOf(job, memory, facts) };
}
function judgeDeadline(memory, facts) {
    const { last } = memory;
    return last?.status === 'completed' && memory.withoutLink > 0 ? endOf(last, memory, facts) : undefined;
}
function endOf(job, memory, facts) {
    const message = facts.afterMessage;
    const isProven = !message || (readProof(job, message) ?? (memory.sawActive || isNewEnd(job, message)));
    return { kind: 'ended', job, settled: !isProven };
}
function isOfLaterTurn({ turn }, { ownTurn, isPassed = false }) {
    return turn === undefined || ownTurn === undefined ? isPassed : turn > ownTurn;
}
function showsArrival(job, message) {
    return readProof(job, message) ?? job.status === 'active';
}
function readProof(job, message) {
    const own = turnOfMessage(message);
    return job.turn === undefined || own === undefined ? countsMore(job, message) : job.turn >= own;
}
function countsMore({ turnsAtLeast = 0 }, message) {
    const { before, turnsAtLeast: own = 0 } = message;
    return own > (before.turnsAtLeast ?? own) && turnsAtLeast >= own ? true : undefined;
}
function isNewEnd(job, message) {
    const { before, answeredActive } = message;
    return answeredActive && (before.status !== job.status || (before.prLink ?? null) !== (job.prLink ?? null));
}
function turnOfMessage({ before, turn }) {
    return before.turn === undefined ? turn : Math.max(before.turn + 1, turn ?? 0);
}
function isStale(job, memory, now) {
    const message = now.facts.afterMessage;
    if (!message || (readProof(job, message) ?? (memory.sawActive || isNewEnd(job, message))))
        return false;
    return now.elapsedMs < message.settleMs || memory.staleLooks < SETTLE_LOOKS;
}

;// CONCATENATED MODULE: ./job/schedule.js
const POLL_MIN_MS = 2_000;
const POLL_MAX_MS = 20_000;
const SHARE_OF_WAIT = 0.1;
const JITTER = 0.1;
function pollDelay(poll, facts) {
    if (poll.kind === 'fixed')
        return poll.intervalMs;
    if (facts.waitedMs <= 0)
        return POLL_MIN_MS;
    const base = Math.min(POLL_MAX_MS, Math.max(POLL_MIN_MS, facts.waitedMs * SHARE_OF_WAIT));
    return Math.round(base * (1 - JITTER + 2 * JITTER * facts.random()));
}
function pollMinimum(poll) {
    return poll.kind === 'fixed' ? poll.intervalMs : POLL_MIN_MS;
}

;// CONCATENATED MODULE: ./job/wait.js


async function waitForJob(facts, tools, lookAtOnce = false) {
    const { clock, deadlineMs, poll, signal } = tools;
    const startedMs = clock.now();
    let memory = NO_MEMORY;
    let delayMs = lookAtOnce ? 0 : pollDelay(poll, { waitedMs: 0, random: tools.random });
    const known = () => (memory.last ? { last: memory.last } : {});
    const timeUp = () => judgeDeadline(memory, facts) ?? {
        kind: 'timeout',
        ...known(),
        ...(memory.last ? { lastAgoMs: Math.max(0, deadlineMs - startedMs - memory.lastAtMs) } : {}),
        failures: memory.failures,
        why: memory.why,
    };
    const withinTime = (ms) => Math.min(ms, Math.max(0, deadlineMs - clock.now() - LAST_LOOK_MS));
    for (;;) {
        if (deadlineMs <= clock.now())
            return timeUp();
        await clock.sleep(withinTime(delayMs), signal);
        if (signal.aborted)
            return { kind: 'cancelled', ...known() };
        const timeoutMs = deadlineMs - clock.now();
        if (timeoutMs <= 0)
            return timeUp();
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
            return timeUp();
        if (next.kind === 'retry')
            tools.onRetry(next.why, withinTime(delayMs));
    }
}
const LAST_LOOK_MS = 1_000;

;// CONCATENATED MODULE: ./flows/job/watch.js




const HEARTBEAT_MS = 25_000;
function watchJob(facts, watch) {
    const { clock, log, waiting } = watch;
    const startedMs = clock.now();
    let state = 'not seen yet';
    let warnedFor;
    const elapsed = () => (0,duration/* formatDuration */.a3)(clock.now() - startedMs);
    const silence = clock.every(HEARTBEAT_MS, () => log.info(`Still waiting for job ${facts.jobId}: ${state}, ${elapsed()} so far.`));
    const onReading = (job, before) => {
        state = job.status ?? `"${job.unknownStatus}"`;
        if (job.unknownStatus !== undefined && warnedFor !== job.unknownStatus) {
            warnedFor = job.unknownStatus;
            log.warning(`Job ${facts.jobId} has a status that is not known here, ${state}; waiting on.`);
        }
        const changed = (before?.status ?? before?.unknownStatus) !== (job.status ?? job.unknownStatus);
        if (changed)
            log.info(`Job ${facts.jobId}: ${state} after ${elapsed()}.`);
        if (job.prLinkDropped && !before?.prLinkDropped) {
            log.warning('The service gave a pull request link that is not a plain http(s) URL; it is left out.');
        }
        watch.onReading(job);
    };
    const tools = {
        ...watch,
        look: (limits) => watch.service.look(facts.jobId, limits),
        poll: waiting.poll,
        deadlineMs: waiting.deadlineMs,
        signal: watch.stop,
        onReading,
        onRetry: (why, delayMs) => log.info(`Could not see the job (${why}); looking again in ${(delayMs / 1000).toFixed(1)} s.`),
    };
    return waitForJob(facts, tools, watch.lookAtOnce).finally(silence);
}
async function watchToEnd(facts, watch) {
    const { jobId } = facts;
    const { chronicle } = watch;
    const evidenceOf = (job, isDoubtful) => isOfLaterTurn(job, facts) ? 'other' : isDoubtful ? 'none' : 'seen';
    const onReading = (job) => {
        const isUnderWay = job.status === undefined || job.status === 'active';
        if (isUnderWay)
            void chronicle.happened({ kind: 'looked', jobId, job, evidence: evidenceOf(job, true) });
    };
    const end = await watchJob(facts, { ...watch, onReading });
    const seen = (last) => ({
        jobId,
        job: last ?? (0,story/* knownJob */.DW)(chronicle.story)?.job ?? {},
    });
    switch (end.kind) {
        case 'ended': {
            const { job } = end;
            return chronicle.happened({ kind: 'looked', jobId, job, evidence: evidenceOf(job, end.settled) });
        }
        case 'timeout':
            return chronicle.happened({ kind: 'out of time', seen: seen(end.last), sight: sightOf(end) });
        case 'cancelled':
            return chronicle.happened({ kind: 'asked to stop', seen: seen(end.last) });
        case 'broken':
            return chronicle.happened({ kind: 'out of sight', seen: seen(end.last), why: end.why });
    }
}
function sightOf({ last, lastAgoMs = 0, failures, why }) {
    return last === undefined
        ? { kind: 'unseen', failures, why }
        : { kind: 'seen', agoMs: lastAgoMs, failures, why };
}
function describeJob(job) {
    const facts = [
        job.status ?? (job.unknownStatus === undefined ? undefined : `"${job.unknownStatus}"`),
        job.model && `model ${job.model}`,
        job.source?.repository &&
            `source ${job.source.repository}${job.source.ref ? ` at ${job.source.ref}` : ''}`,
    ].filter(Boolean);
    return facts.length > 0 ? ` (${facts.join(', ')})` : '';
}

;// CONCATENATED MODULE: ./flows/job/deliver.js



function deliver({ waiting }, { clock, log, stop, hardStop }, send) {
    const startedMs = clock.now();
    const silence = clock.every(HEARTBEAT_MS, () => {
        const elapsed = (0,duration/* formatDuration */.a3)(clock.now() - startedMs);
        log.info(`Still waiting for the service to take the request, ${elapsed} so far.`);
    });
    const answerMs = (0,retry/* leastAnswerTime */.Vc)(waiting.timeoutMs);
    const limits = { deadlineMs: waiting.deadlineMs, answerMs, signal: stop, hardStop };
    return send(limits).finally(silence);
}

;// CONCATENATED MODULE: ./flows/job/job-work.js
function wallMs({ untilMs, deadlineMs }, clock) {
    return untilMs - deadlineMs + clock.now();
}
const CANCELLED_FIRST = 'the run was cancelled before it came';

;// CONCATENATED MODULE: ./flows/job/find-lost-message.js



const LOST_LOOK_MS = 2_000;
async function findLostMessage(work, ports) {
    const { jobId, before, waiting } = work;
    const { chronicle, log } = ports;
    const why = ports.hardStop.aborted ? CANCELLED_FIRST : work.why;
    const notAgain = `The answer to the message was lost (${why}). It is not sent again`;
    if (ports.stop.aborted) {
        log.warning(`${notAgain}.`);
        return chronicle.happened({ kind: 'lost', why, looks: 'none' });
    }
    log.warning(`${notAgain}; looking whether the job moves.`);
    const found = new AbortController();
    const windowMs = Math.max(waiting.settleMs, LOST_LOOK_MS);
    const deadlineMs = Math.min(waiting.deadlineMs, ports.clock.now() + windowMs);
    const afterMessage = { before, answeredActive: false, settleMs: waiting.settleMs };
    const end = await watchJob({ jobId, confirmMissingLink: false, afterMessage }, {
        ...work,
        ...ports,
        waiting: { ...waiting, deadlineMs },
        stop: AbortSignal.any([ports.stop, found.signal]),
        onReading: (job) => {
            if (showsArrival(job, afterMessage))
                found.abort();
        },
    });
    if (!found.signal.aborted) {
        const isSeen = end.kind === 'ended' || ('last' in end && end.last !== undefined);
        const looks = end.kind === 'cancelled' ? 'stopped' : isSeen ? 'idle' : 'unseen';
        return chronicle.happened({ kind: 'lost', why, looks });
    }
    log.info(`Job ${jobId} shows a new turn: the message arrived.`);
    const job = { ...before, status: 'active' };
    const arrived = [
        { kind: 'accepted', jobId, job },
        { kind: 'looked', jobId, job, evidence: 'seen' },
    ];
    if (!waiting.wait)
        return chronicle.happened(...arrived, { kind: 'handed over' });
    await chronicle.happened(...arrived);
    const facts = { jobId, confirmMissingLink: true, ownTurn: turnOfMessage({ before }) };
    return watchToEnd(facts, { ...work, ...ports, lookAtOnce: true });
}

;// CONCATENATED MODULE: ./flows/job/own-turn.js

function ownTurnOf(turn) {
    if (turn?.kind === 'first')
        return 1;
    return turn?.kind === 'further'
        ? turnOfMessage({ before: turn.before, ...countOf(turn.number) })
        : undefined;
}
const countOf = (number) => (number > 0 ? { turn: number } : {});

;// CONCATENATED MODULE: ./flows/job/run-job.js






function runJob(work, ports) {
    const { target } = work;
    switch (target.kind) {
        case 'create':
            return createAndWait({ ...work, ref: target.ref }, ports);
        case 'message':
            return messageAndWait({ ...work, jobId: target.jobId }, ports);
        case 'adopt':
            return adoptAndWait({ ...work, ...target }, ports);
    }
}
async function createAndWait(work, ports) {
    const { chronicle, log, service } = ports;
    const { prompt, ref } = work;
    log.info(ref === undefined ? 'Creating a job.' : `Creating a job from the branch ${ref}.`);
    await chronicle.happened({ kind: 'sending', to: { kind: 'create' } });
    const asked = { prompt, ...(ref === undefined ? {} : { ref }) };
    const delivery = await deliver(work, ports, (limits) => service.create(asked, limits));
    if (delivery.kind !== 'delivered')
        return tellUndelivered(delivery, { ...work, ...ports });
    const { job } = delivery;
    await chronicle.happened({ kind: 'accepted', jobId: job.id, job }, ...handedOver(work));
    log.info(`Job ${job.id} is created${describeJob(job)}.`);
    if (ref !== undefined && job.source?.ref !== ref) {
        const note = tellUnconfirmed(ref, job);
        log.warning(note);
        ports.explain?.(note);
    }
    if (!work.waiting.wait)
        return;
    const facts = { jobId: job.id, created: true, confirmMissingLink: true, ownTurn: 1 };
    return watchToEnd(facts, { ...work, ...ports });
}
function tellUnconfirmed(ref, { source }) {
    const says = source?.ref === undefined ? 'names no branch' : `names the branch ${source.ref}`;
    return `That the job starts from the branch ${ref} is not confirmed: the service's answer ${says}.`;
}
function handedOver({ waiting }) {
    return waiting.wait ? [] : [{ kind: 'handed over' }];
}
async function adoptAndWait(work, ports) {
    const { jobId, isActive, isPassed, waiting } = work;
    const { chronicle } = ports;
    ports.log.info(`Taking over job ${jobId}.`);
    await chronicle.happened({ kind: 'adopted' }, ...(isActive ? [] : handedOver(work)));
    if ((0,story/* isEnd */.uV)(chronicle.story))
        return;
    if (isActive) {
        const job = { ...(0,story/* knownJob */.DW)(chronicle.story)?.job, status: 'active' };
        const evidence = isPassed ? 'other' : 'none';
        await chronicle.happened({ kind: 'looked', jobId, job, evidence }, ...handedOver(work));
    }
    if (!waiting.wait)
        return;
    const turn = (0,story/* turnOf */.LQ)(chronicle.story);
    const doubted = turn?.kind === 'further' && turn.evidence === 'none' ? turn : undefined;
    const afterMessage = doubted && {
        before: doubted.before,
        answeredActive: false,
        ...countOf(doubted.number),
        settleMs: waiting.settleMs,
    };
    const facts = {
        jobId,
        confirmMissingLink: true,
        isPassed,
        ownTurn: ownTurnOf(turn),
        ...(afterMessage ? { afterMessage } : {}),
    };
    return watchToEnd(facts, { ...work, ...ports, lookAtOnce: true });
}
async function messageAndWait(work, ports) {
    const { jobId, waiting } = work;
    const { chronicle, log, service } = ports;
    const before = await awaitRest(work, ports);
    if (before === undefined)
        return;
    log.info(`Job ${jobId} is ${before.status}; sending the message.`);
    await chronicle.happened({ kind: 'sending', to: { kind: 'message', jobId, job: before } });
    const delivery = await deliver(work, ports, (limits) => service.message(jobId, work.prompt, limits));
    const lost = whyLost(delivery, jobId);
    if (lost !== undefined)
        return findLostMessage({ ...work, jobId, before, why: lost }, ports);
    if (delivery.kind !== 'delivered')
        return tellUndelivered(delivery, { ...work, ...ports });
    const { job } = delivery;
    await chronicle.happened({ kind: 'accepted', jobId, job }, ...handedOver(work));
    log.info(`Job ${jobId} took the message${describeJob(job)}.`);
    if (!waiting.wait)
        return;
    const afterMessage = {
        before,
        answeredActive: job.status === 'active',
        ...countOf(job.turn ?? 0),
        ...(job.turnsAtLeast === undefined ? {} : { turnsAtLeast: job.turnsAtLeast }),
        settleMs: waiting.settleMs,
    };
    const ownTurn = ownTurnOf((0,story/* turnOf */.LQ)(chronicle.story));
    const facts = { jobId, confirmMissingLink: true, ownTurn, afterMessage };
    return watchToEnd(facts, { ...work, ...ports });
}
async function awaitRest(work, ports) {
    const { jobId } = work;
    const { chronicle, log } = ports;
    log.info(`Looking at job ${jobId} before sending it a message.`);
    const end = await watchJob({ jobId, confirmMissingLink: false }, {
        ...work,
        ...ports,
        lookAtOnce: true,
        onReading: (job) => {
            if (job.status === 'active')
                void chronicle.happened({ kind: 'busy', jobId, job });
        },
    });
    const seen = { jobId, job: ('last' in end && end.last) || {} };
    switch (end.kind) {
        case 'ended':
            if (end.job.status !== 'archived')
                return end.job;
            await chronicle.happened({
                kind: 'refused',
                about: { jobId, job: end.job },
                why: `Job ${jobId} is archived and takes no more messages; nothing was sent. Leave jobId out to start a new job.`,
            });
            return undefined;
        case 'timeout':
            await chronicle.happened({ kind: 'out of time', seen, sight: sightOf(end) });
            return undefined;
        case 'cancelled':
            await chronicle.happened({ kind: 'asked to stop', seen });
            return undefined;
        case 'broken': {
            const why = `${end.why} The message was not sent. Check jobId, projectId, secretKey and baseUrl.`;
            await chronicle.happened({ kind: 'refused', about: seen, why });
            return undefined;
        }
    }
}
function whyLost(delivery, jobId) {
    if (delivery.kind === 'lost')
        return delivery.detail;
    const isOther = delivery.kind === 'delivered' && delivery.job.id !== jobId;
    return isOther ? 'the service answered for another job' : undefined;
}
function tellUndelivered(delivery, { chronicle, hardStop, clock, waiting }) {
    switch (delivery.kind) {
        case 'lost':
            return chronicle.happened({
                kind: 'lost',
                why: hardStop.aborted ? CANCELLED_FIRST : delivery.detail,
                looks: 'none',
            });
        case 'refused':
            return chronicle.happened({ kind: 'refused', why: delivery.detail });
        case 'limited': {
            const { detail: why, retryAfterMs } = delivery;
            const retryMs = retryAfterMs === undefined ? 0 : wallMs(waiting, clock) + retryAfterMs;
            return chronicle.happened({ kind: 'limited', why, retryMs: Math.round(retryMs) });
        }
        case 'late':
            return chronicle.happened({
                kind: 'kept back',
                hindrance: { kind: 'time', why: delivery.detail ?? '' },
            });
        case 'cancelled':
            return chronicle.happened({ kind: 'kept back', hindrance: { kind: 'stopped' } });
    }
}


/***/ })

};
