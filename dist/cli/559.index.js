export const id = 559;
export const ids = [559];
export const modules = {

/***/ 44559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeRequest: () => (/* binding */ describeRequest),
  exitCodeOfAll: () => (/* binding */ exitCodeOfAll),
  jobThatGoesOn: () => (/* binding */ jobThatGoesOn)
});

// EXTERNAL MODULE: ./story/advance.js + 1 modules
var advance = __webpack_require__(79048);
// EXTERNAL MODULE: ./story/outcome.js
var outcome = __webpack_require__(77727);
// EXTERNAL MODULE: ./story/outputs.js
var outputs = __webpack_require__(60433);
// EXTERNAL MODULE: ./text/duration.js
var duration = __webpack_require__(53093);
// EXTERNAL MODULE: ./text/one-line.js
var one_line = __webpack_require__(92048);
// EXTERNAL MODULE: ./story/checks.js
var checks = __webpack_require__(71134);
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
var story_story = __webpack_require__(7114);
// EXTERNAL MODULE: ./story/trace.js
var trace = __webpack_require__(2022);
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

;// CONCATENATED MODULE: ./flows/command-line/tell-request.js





function describeRequest(story, say) {
    const { outcome, jobId, prLink, status, job, continued, checks } = (0,outputs/* tellOutputs */.g)(story);
    return {
        outcome,
        jobId,
        prLink,
        status,
        continued: continued === 'true',
        job: job === '' ? null : JSON.parse(job),
        ...(checks === undefined ? {} : { checks: JSON.parse(checks) }),
        sentence: say(tellSentence(story)),
    };
}
function jobThatGoesOn(story) {
    return (0,story_story/* isEnd */.uV)(story) || (0,story_story/* isOpen */.nT)(story) ? undefined : (0,story_story/* knownJob */.DW)(story)?.jobId;
}
function exitCodeOfAll(stories, failOn) {
    return stories.some((story) => (0,outcome/* exitCodeOf */.FO)(asRequested(story), failOn) === 1) ? 1 : 0;
}
function asRequested(story) {
    if (story.kind !== 'looked')
        return story;
    const { jobId, job } = story;
    const turn = { kind: 'first' };
    const seen = (0,advance/* advance */.np)({ kind: 'detached', jobId, job, turn }, { kind: 'looked', jobId, job, evidence: 'none' });
    return (0,story_story/* isOpen */.nT)(seen) ? story : seen;
}


/***/ }),

/***/ 79048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C_: () => (/* binding */ OPENED),
  np: () => (/* binding */ advance)
});

// UNUSED EXPORTS: ImpossibleStep

// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(93244);
// EXTERNAL MODULE: ./story/story.js
var story_story = __webpack_require__(7114);
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
var trace = __webpack_require__(2022);
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

/***/ 71134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   fl: () => (/* binding */ tellHolding),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/* unused harmony export tellChecks */
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7114);


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
        return `${ICONS[status]} ${codeSpan(name)}${more.length === 0 ? '' : ` (${inertInline(more.join(', '))})`}`;
    });
    return words.join(' · ');
}


/***/ }),

/***/ 60433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ statusOf),
/* harmony export */   g: () => (/* binding */ tellOutputs)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71134);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77727);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7114);



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

/***/ 2022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fC: () => (/* binding */ traceOf)
/* harmony export */ });
/* unused harmony exports standingOf, untold, hasHandledPages */
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7114);


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
    if (attempt === 1 || host === RUNNER_SERVICE)
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

/***/ 93244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readPrLink)
/* harmony export */ });
/* unused harmony export isTrustedLink */
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


/***/ })

};
