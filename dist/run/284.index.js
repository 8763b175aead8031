export const id = 284;
export const ids = [284];
export const modules = {

/***/ 9284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishPull: () => (/* binding */ finishPull)
});

// EXTERNAL MODULE: ./text/one-line.js
var one_line = __webpack_require__(2048);
;// CONCATENATED MODULE: ./text/path-glob.js
function createPathFilter(globs) {
    const include = globs.include.map(splitPath);
    const exclude = globs.exclude.map(splitPath);
    return (path) => {
        const segments = splitPath(path);
        const matches = (pattern) => matchSegments(pattern, segments);
        return (include.length === 0 || include.some(matches)) && !exclude.some(matches);
    };
}
function splitPath(path) {
    return path.replace(/^\/|\/$/g, '').split('/');
}
const matchSegments = matchWith((segment) => segment === '**', (pattern, segment) => matchCharacters(pattern, segment));
const matchCharacters = matchWith((character) => character === '*', (pattern, character) => pattern === '?' || pattern === character);
function matchWith(isStar, matches) {
    return (pattern, items) => {
        let at = 0;
        let star = -1;
        let resumeAt = 0;
        for (let index = 0; index < items.length;) {
            const expected = pattern[at];
            if (isStar(expected)) {
                star = at;
                resumeAt = index;
                at += 1;
            }
            else if (expected !== undefined && matches(expected, items[index] ?? '')) {
                at += 1;
                index += 1;
            }
            else if (star >= 0) {
                at = star + 1;
                resumeAt += 1;
                index = resumeAt;
            }
            else
                return false;
        }
        while (isStar(pattern[at]))
            at += 1;
        return at === pattern.length;
    };
}

// EXTERNAL MODULE: ./flows/host-failure.js
var host_failure = __webpack_require__(2358);
;// CONCATENATED MODULE: ./flows/care/find-outside.js



async function findOutside({ care, place, pull }, allowed) {
    try {
        const files = await care.files(place);
        const { changedFiles: count } = pull;
        if (count === undefined || files.length < count)
            return { kind: 'unread', why: `the code host listed ${files.length} of ${count ?? 'its'} files` };
        const include = allowed.flatMap((glob) => [glob, `${glob.replace(/\/+$/, '')}/**`]);
        const isInside = createPathFilter({ include, exclude: [] });
        const paths = files.flatMap((names) => (names.every(isInside) ? [] : names));
        return { kind: 'read', outside: [...new Set(paths)] };
    }
    catch (error) {
        return { kind: 'unread', why: (0,host_failure/* explainHostFailure */._C)(error).replace(/\.$/, '') };
    }
}
const NAMED_MAX = 10;
const PATH_MAX_CHARACTERS = 200;
function tellBounds(bounds) {
    if (bounds === undefined)
        return [];
    if (bounds.kind === 'unread')
        return [`Whether all changed files are within allowedPaths is not known: ${bounds.why}.`];
    const { outside } = bounds;
    if (outside.length === 0)
        return [];
    const names = outside.slice(0, NAMED_MAX).map((path) => (0,one_line/* toOneLine */.G)(path, PATH_MAX_CHARACTERS));
    const more = outside.length > NAMED_MAX ? ` and ${outside.length - NAMED_MAX} more` : '';
    return [`Changed outside allowedPaths: ${names.join(', ')}${more}.`];
}

// EXTERNAL MODULE: ./job/schedule.js
var schedule = __webpack_require__(1612);
;// CONCATENATED MODULE: ./flows/care/make-preview.js

const LIMITED_WITHOUT_A_WORD_MS = 12_000;
const TRIES = 4;
const ASK_MS = 30_000;
async function makePreview(branch, ports) {
    if (branch === '')
        return { kind: 'unavailable', why: 'the branch of the pull request is not known' };
    const answer = await ask(branch, ports);
    if (answer.kind !== 'accepted')
        return { kind: 'unavailable', why: answer.detail };
    const { statusId, url = '' } = answer;
    ports.log.info(`A preview of ${branch} is being built${url === '' ? '' : `: ${url}`}.`);
    if (statusId === undefined)
        return { kind: 'building', url };
    return watch({ statusId, url }, ports);
}
async function ask(branch, ports) {
    const { service, clock, stop, deadlineMs, retryDelay } = ports;
    const untilMs = Math.min(deadlineMs, Math.max(ports.untilMs, clock.now() + ASK_MS));
    for (let attempt = 1;; attempt += 1) {
        const timeoutMs = untilMs - clock.now();
        if (timeoutMs <= 0)
            return { kind: 'refused', detail: 'the time was up' };
        if (stop.aborted)
            return { kind: 'refused', detail: 'the run was cancelled' };
        const answer = await service.ask(branch, { timeoutMs, signal: stop });
        if (answer.kind === 'accepted' || answer.kind === 'refused')
            return answer;
        const askedMs = answer.kind === 'limited' ? (answer.retryAfterMs ?? LIMITED_WITHOUT_A_WORD_MS) : 0;
        const delayMs = Math.max(askedMs, retryDelay(attempt));
        if (attempt >= TRIES || clock.now() + delayMs >= untilMs)
            return { kind: 'refused', detail: answer.detail };
        await clock.sleep(delayMs, stop);
    }
}
async function watch({ statusId, url }, { service, clock, random, stop, untilMs, poll, log }) {
    const startedMs = clock.now();
    let askedMs = 0;
    for (;;) {
        const delayMs = Math.max(askedMs, (0,schedule/* pollDelay */.xf)(poll, { waitedMs: clock.now() - startedMs, random }));
        if (clock.now() + delayMs >= untilMs)
            break;
        await clock.sleep(delayMs, stop);
        if (stop.aborted)
            break;
        const look = await service.look(statusId, { timeoutMs: untilMs - clock.now(), signal: stop });
        if (look.kind === 'refused') {
            log.info(`How the preview stands could not be seen: ${look.detail}.`);
            break;
        }
        askedMs = look.kind === 'unseen' ? (look.retryAfterMs ?? 0) : 0;
        if (look.kind !== 'build')
            continue;
        if (look.status === 'success')
            return { kind: 'ready', url };
        if (look.status === 'failure')
            return { kind: 'failed', why: look.summary ?? '' };
    }
    return { kind: 'building', url };
}

// EXTERNAL MODULE: ./contract/own-traces.js
var own_traces = __webpack_require__(9563);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(7872);
;// CONCATENATED MODULE: ./story/asked-line.js


const START = `${own_traces/* HIDDEN_LINE_START */.rU}asked -->`;
const END = `${own_traces/* HIDDEN_LINE_START */.rU}asked-end -->`;
const BLOCK = new RegExp(`(${START}\\r?\\n)([^\\r\\n]*)(?=\\r?\\n${END})`, 'g');
const PULL_BODY_MAX_CHARACTERS = 65_536;
function tellAskedFor({ repository, thread, by }) {
    return `Asked for in ${repository}#${thread}${by === '' ? '' : ` by ${(0,markdown/* inertInline */.Mo)(`@${by}`)}`}`;
}
function withAskedLine(body, line) {
    const standing = [...body.matchAll(BLOCK)].at(-1);
    const next = standing
        ? body.slice(0, standing.index) + standing[1] + line + body.slice(standing.index + standing[0].length)
        : `${body}${body === '' ? '' : '\n\n'}${START}\n${line}\n${END}`;
    return next.length <= PULL_BODY_MAX_CHARACTERS ? next : undefined;
}

;// CONCATENATED MODULE: ./flows/care/plan-care.js

const same = (one, other) => one.toLowerCase() === other.toLowerCase();
const without = (wanted, there) => wanted.filter((name) => !there.some((one) => same(one, name)));
function whyNotTouched(place, { wishes, home }) {
    if (!place)
        return 'The pull request is not on the host that this run belongs to, so nothing was set on it.';
    if ([home, ...wishes.repositories].some((name) => same(name, place.repository)))
        return undefined;
    return `The pull request is in ${place.repository}, which pullRequestRepositories does not name, so nothing was set on it.`;
}
function planCare({ wishes, asked, requester, bounds, failedChecks = [] }, { place, pull }) {
    const isAuthor = (login) => same(login, pull.author);
    const asPerson = (login) => (login === '' || login.endsWith('[bot]') ? [] : [login]);
    const people = wishes.reviewers.flatMap((one) => one.kind === 'person' ? [one.login] : one.kind === 'requester' ? asPerson(requester) : []);
    const teams = wishes.reviewers.flatMap((one) => (one.kind === 'team' ? [one] : []));
    const foreign = teams.filter(({ organisation }) => !place.repository.toLowerCase().startsWith(`${organisation.toLowerCase()}/`));
    const own = teams.filter((team) => !foreign.includes(team)).map(({ slug }) => slug);
    const isRight = failedChecks.length === 0;
    const isOutside = bounds?.kind === 'read' && bounds.outside.length > 0;
    const mustBeDraft = isOutside && (wishes.draft !== 'keep' || wishes.autoMerge !== undefined);
    const isHeldBack = isOutside || bounds?.kind === 'unread';
    const wanted = mustBeDraft || (wishes.draft === 'keep' ? pull.isDraft : wishes.draft === 'draft');
    const isDraft = isRight ? wanted : pull.isDraft || wanted;
    const wouldMerge = wishes.autoMerge !== undefined && !isHeldBack && !wanted && !pull.isAutoMerging;
    const isMerging = wouldMerge && isRight;
    const stopsForChecks = !isRight && wishes.autoMerge !== undefined && pull.isAutoMerging;
    const plan = {
        body: planBody(asked, { place, pull }),
        labels: without(wishes.labels, pull.labels),
        assignees: without(wishes.assignees, pull.assignees),
        people: without(unique(people), pull.reviewers).filter((login) => !isAuthor(login)),
        teams: without(own, pull.teams),
        isDraft: isDraft === pull.isDraft ? undefined : isDraft,
        autoMerge: isMerging && !pull.isFromFork ? wishes.autoMerge : undefined,
        stopsMerging: ((isHeldBack || stopsForChecks) && pull.isAutoMerging) || undefined,
        mustBeDraft: mustBeDraft || undefined,
    };
    const warnings = foreign.map(({ organisation, slug }) => `The team ${organisation}/${slug} was not asked to review: it is of another organisation than ${place.repository}.`);
    const kept = [
        ...(isDraft && !wanted ? ['made ready'] : []),
        ...(wouldMerge && !isRight ? ['set to merge by itself'] : []),
    ];
    const held = kept.length === 0
        ? []
        : [`The pull request was not ${kept.join(' or ')}: ${failedChecks.join(', ')} did not pass.`];
    if (stopsForChecks)
        held.push(`The pull request is not to merge by itself any more: ${failedChecks.join(', ')} did not pass.`);
    return { plan, warnings: [...warnings, ...held, ...(isMerging && pull.isFromFork ? [FROM_FORK] : [])] };
}
const FROM_FORK = "The pull request's branch is in another repository, so auto-merge was not turned on.";
function unique(names) {
    return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}
function planBody(asked, { place, pull }) {
    if (!asked || (same(asked.repository, place.repository) && asked.thread === place.number))
        return undefined;
    const body = withAskedLine(pull.body, tellAskedFor(asked));
    return body === pull.body ? undefined : body;
}
function needsHistory({ body: _, stopsMerging: __, mustBeDraft: ___, ...plan }) {
    return Object.values(plan).some((part) => (Array.isArray(part) ? part.length > 0 : part !== undefined));
}
function leaveUndone(plan, history) {
    const fresh = (names, done) => names.filter((name) => !done.has(name.toLowerCase()));
    return {
        ...plan,
        labels: fresh(plan.labels, history.labels),
        assignees: fresh(plan.assignees, history.assignees),
        people: fresh(plan.people, history.reviewers),
        teams: fresh(plan.teams, history.teams),
        isDraft: history.wasDraftChanged && !plan.mustBeDraft ? undefined : plan.isDraft,
        autoMerge: history.wasAutoMerging ? undefined : plan.autoMerge,
    };
}

;// CONCATENATED MODULE: ./flows/care/setbacks.js

function createSetbacks({ repository }) {
    const reasons = new Map();
    const missed = (what, why) => reasons.set(why, [...(reasons.get(why) ?? []), what]);
    return {
        missed,
        failed: (step, error) => missed(step.what, explainSetback(error, { ...step, repository })),
        tell: () => [...reasons].map(([why, whats]) => `Not set on the pull request: ${whats.join('; ')} (${why}).`),
    };
}
function explainSetback(error, { needs, hint, repository }) {
    const message = error instanceof Error ? error.message : 'something unexpected happened';
    switch ((0,host_failure/* failureOf */.g5)(error)) {
        case 'forbidden':
            return `${message}; ${(0,host_failure/* adviseToken */.Ms)(error, `give the job, or a githubToken for ${repository}, ${needs}`)}`;
        case 'gone':
            return hint === undefined
                ? `${message}; the host has no such operation, or githubToken does not reach ${repository}`
                : withReason(message, { error, hint });
        case 'refused':
            return withReason(message, { error, hint });
        case 'lost':
            return `${message}; it may be set all the same`;
        default:
            return (0,host_failure/* explainHostFailure */._C)(error).replace(/\.$/, '');
    }
}
function withReason(message, { error, hint }) {
    const { says } = (0,host_failure/* wordsOf */.Z9)(error);
    const why = says === '' || message.includes(says) ? message : `${message}, ${SAYING} "${says.replace(/\.$/, '')}"`;
    return hint === undefined ? why : `${why}: ${hint}`;
}
const SAYING = 'where the host says';

;// CONCATENATED MODULE: ./flows/care/care-steps.js

const PULLS = '`pull-requests: write`';
const MERGES = '`contents: write` and `pull-requests: write`, of a person or an app where the host refuses the workflow’s own token';
function bodyStep({ body }, { care, place }) {
    if (body === undefined)
        return [];
    const what = 'the line that says who asked';
    return [{ what, needs: PULLS, act: () => care.setBody(place, body).then(() => what) }];
}
function stepsOf(plan, ports) {
    const { care, pull } = ports;
    const { labels, assignees, people, teams, isDraft, autoMerge } = plan;
    const steps = [];
    const add = (step, change) => steps.push({ act: () => change().then(() => step.what), ...step });
    if (plan.stopsMerging)
        add({ what: 'no auto-merge', needs: MERGES }, () => care.disableAutoMerge(pull));
    if (labels.length > 0)
        steps.push(addition('label', { ...ports, names: labels, add: care.addLabels, unless: NO_LABEL }));
    if (assignees.length > 0)
        steps.push(addition('assignee', { ...ports, names: assignees, add: care.addAssignees, unless: NOT_ASSIGNABLE }));
    if (isDraft !== undefined) {
        const step = { what: isDraft ? 'draft' : 'ready for review', needs: MERGES, isReadying: !isDraft };
        add(step, () => care.setDraft(pull, isDraft));
    }
    if (people.length + teams.length > 0)
        steps.push({
            ...reviewBy({ people, teams }),
            act: () => requestReviews({ people, teams }, ports),
        });
    if (autoMerge !== undefined) {
        const step = { what: `auto-merge (${autoMerge})`, needs: MERGES, isForReady: true };
        add(step, () => care.enableAutoMerge(pull, autoMerge));
    }
    return steps;
}
function addition(word, { names, add, unless, place, setbacks }) {
    const act = async () => {
        const there = (await add(place, names)).map((name) => name.toLowerCase());
        const isThere = (name) => there.includes(name.toLowerCase());
        const [taken, left] = [names.filter(isThere), names.filter((name) => !isThere(name))];
        if (left.length > 0)
            setbacks.missed(count(word, left), unless);
        return taken.length > 0 ? count(word, taken) : '';
    };
    return { what: count(word, names), needs: PULLS, act };
}
const NO_LABEL = 'the host has not taken it: the repository may have no such label';
const NOT_ASSIGNABLE = 'the host assigns only people who may write there, or take part already';
async function requestReviews(asked, { care, place, setbacks }) {
    const alone = [
        ...asked.people.map((login) => ({ people: [login], teams: [] })),
        ...asked.teams.map((slug) => ({ people: [], teams: [slug] })),
    ];
    try {
        await care.requestReviews(place, asked);
        return reviewOf(asked);
    }
    catch (error) {
        if (!['refused', 'gone'].includes((0,host_failure/* failureOf */.g5)(error) ?? '') || alone.length === 1)
            throw error;
    }
    const taken = [];
    for (const one of alone) {
        try {
            await care.requestReviews(place, one);
            taken.push(reviewOf(one));
        }
        catch (error) {
            setbacks.failed(reviewBy(one), error);
        }
    }
    return taken.join('; ');
}
const reviewBy = (asked) => ({
    what: reviewOf(asked),
    needs: PULLS,
    hint: 'only people and teams with access to the repository can be asked, and a team only with a token that may see it',
});
const count = (word, names) => `${word}${names.length === 1 ? '' : 's'} ${names.join(', ')}`;
function reviewOf({ people, teams }) {
    return [
        people.length > 0 ? count('reviewer', people) : '',
        teams.length > 0 ? count('reviewing team', teams) : '',
    ]
        .filter(Boolean)
        .join(' and ');
}

;// CONCATENATED MODULE: ./flows/care/take-care.js




async function takeCare(circumstances, ports) {
    const { place, pull, log, clock, deadlineMs, stop } = ports;
    if (!pull.isOpen) {
        log.info(`Pull request ${place.repository}#${place.number} is not open, so nothing was set on it.`);
        return [];
    }
    const { plan, warnings } = planCare(circumstances, ports);
    const setbacks = createSetbacks(place);
    const done = [];
    let isDraft = pull.isDraft;
    const take = async (step) => {
        if (stop.aborted || clock.now() >= deadlineMs)
            return setbacks.missed(step.what, stop.aborted ? 'the run was cancelled' : 'the time was up');
        if (step.isForReady && isDraft)
            return;
        try {
            done.push(await step.act());
            if (step.isReadying)
                isDraft = false;
        }
        catch (error) {
            setbacks.failed(step, error);
        }
    };
    for (const step of bodyStep(plan, ports))
        await take(step);
    for (const step of stepsOf(await withoutUndone(plan, ports), { ...ports, setbacks }))
        await take(step);
    const told = done.filter(Boolean).join('; ');
    if (told !== '')
        log.info(`Set on pull request ${place.repository}#${place.number}: ${told}.`);
    return [...warnings, ...setbacks.tell()];
}
async function withoutUndone(plan, { care, place, log }) {
    if (!needsHistory(plan))
        return plan;
    try {
        return leaveUndone(plan, await care.history(place));
    }
    catch (error) {
        log.info(`What was set on the pull request before could not be read: ${(0,host_failure/* explainHostFailure */._C)(error)}`);
        return plan;
    }
}

;// CONCATENATED MODULE: ./flows/care/finish-pull.js





async function finishPull(subject, ports) {
    const { log, redact, rules, host } = ports;
    const care = await host?.openCare();
    const place = care?.locate(subject.link);
    const obstacle = care && rules.wishes && whyNotTouched(place, { ...subject, wishes: rules.wishes });
    const wishes = obstacle === undefined ? rules.wishes : undefined;
    const { allowedPaths } = rules;
    const isWanted = [wishes, rules.previewMs, allowedPaths].some((wish) => wish !== undefined);
    const read = care && place ? isWanted && (await readPull(care, place)) : NOWHERE;
    const bounds = await boundsOf(read || NOWHERE, allowedPaths);
    const [done, preview] = await Promise.all([
        wishes && read ? careFor({ ...subject, wishes, bounds }, { ...ports, read }) : [],
        read ? previewOf(read, ports) : { kind: 'none' },
    ]);
    const warnings = [...tellBounds(bounds), ...(obstacle === undefined ? [] : [obstacle]), ...done];
    for (const warning of warnings)
        log.warning(warning);
    if (preview.kind === 'unavailable')
        log.warning(`There is no preview: ${preview.why}.`);
    if (preview.kind === 'failed')
        log.warning(`The preview could not be built${preview.why === '' ? '' : `: ${preview.why}`}.`);
    return {
        warnings: warnings.map(redact),
        preview: redactPreview(preview, redact),
        ...(bounds?.kind === 'read' ? { outside: bounds.outside.map(redact) } : {}),
    };
}
const NOWHERE = {
    kind: 'none',
    why: 'there is no githubToken, or the pull request is not on the host that this run belongs to',
};
async function readPull(care, place) {
    try {
        return { kind: 'pull', care, place, pull: await care.read(place) };
    }
    catch (error) {
        const { repository } = place;
        const why = explainSetback(error, { needs: '`pull-requests: write`', repository });
        return { kind: 'none', why: `it could not be read (${why})` };
    }
}
async function boundsOf(read, allowed) {
    if (allowed === undefined)
        return undefined;
    return read.kind === 'pull' ? findOutside(read, allowed) : { kind: 'unread', why: read.why };
}
async function careFor(circumstances, { read, ...ports }) {
    if (read.kind === 'none')
        return [`Nothing was set on the pull request: ${read.why}.`];
    return takeCare(circumstances, { ...ports, ...read });
}
async function previewOf(read, { rules, openPreviews, ...ports }) {
    const { previewMs, poll } = rules;
    if (previewMs === undefined || !openPreviews)
        return { kind: 'none' };
    if (read.kind === 'none')
        return { kind: 'unavailable', why: read.why };
    const { head, isFromFork, isOpen } = read.pull;
    if (!isOpen)
        return { kind: 'unavailable', why: 'the pull request is not open' };
    if (isFromFork)
        return { kind: 'unavailable', why: "the pull request's branch is in another repository" };
    const untilMs = Math.min(ports.clock.now() + previewMs, ports.deadlineMs);
    return makePreview(head, { ...ports, service: await openPreviews(), untilMs, poll });
}
function redactPreview(preview, redact) {
    return 'why' in preview ? { ...preview, why: redact(preview.why) } : preview;
}


/***/ })

};
