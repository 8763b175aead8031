export const id = 281;
export const ids = [281];
export const modules = {

/***/ 6281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planMending: () => (/* binding */ planMending)
});

// UNUSED EXPORTS: MEND

// EXTERNAL MODULE: ./instruction/faults.js
var instruction_faults = __webpack_require__(4833);
// EXTERNAL MODULE: ./flows/gather-context.js
var gather_context = __webpack_require__(3206);
// EXTERNAL MODULE: ./flows/host-failure.js
var host_failure = __webpack_require__(2358);
// EXTERNAL MODULE: ./instruction/roles.js
var roles = __webpack_require__(863);
// EXTERNAL MODULE: ./text/one-line.js
var one_line = __webpack_require__(2048);
// EXTERNAL MODULE: ./flows/look-up-permission.js
var look_up_permission = __webpack_require__(2014);
;// CONCATENATED MODULE: ./flows/mend/find-faults.js





const LOOKUPS_MAX = 5;
async function findFaults(search, host) {
    const mending = await host.openMending();
    const place = mending.locate(search.link);
    if (!place)
        throw new Error('the pull request is not on the host that this run belongs to');
    const found = await mending.faults(place, search.asked);
    const isOwnRun = (url) => new RegExp(`/actions/runs/${search.run}(?:/|$)`).test(url);
    const { counted, unknown } = await askWhoCounts(found, { ...search.reviewers, host });
    const faults = (0,instruction_faults/* selectFaults */.m0)(found, {
        isOwnRun,
        isCounted: ({ author }) => author !== undefined && counted.has(keyOf(author)),
    });
    const named = (state) => found.checks.items.filter((check) => check.state === state && !isOwnRun(check.url));
    return {
        faults,
        threads: found.threads.items.filter(({ isOpen }) => isOpen),
        mayConflict: found.conflict === 'unknown',
        running: named('running').map(({ name }) => name),
        unknown: [
            ...tellUnread('The checks and statuses', found.checks, '`checks: read` and `statuses: read`'),
            ...tellUnread('The review threads', found.threads, '`pull-requests: read`'),
            ...unknown,
        ],
        notes: tellNames('Checks that ended without saying whether all is well', named('undecided')),
    };
}
function tellUnread(what, { items, unread }, needed) {
    if (!unread)
        return [];
    const message = unread.message.replace(/\.$/, '');
    const why = (0,host_failure/* failureOf */.g5)(unread) === 'forbidden'
        ? `${message}; ${(0,host_failure/* adviseToken */.Ms)(unread, `give the job ${needed}`)}`
        : (0,host_failure/* explainHostFailure */._C)(unread).replace(/\.$/, '');
    return [`${what} could not ${items.length > 0 ? 'all ' : ''}be read (${why}).`];
}
const NAMES_MAX_CHARACTERS = 300;
function tellNames(what, checks) {
    const names = checks.map(({ name, conclusion }) => `${name} (${conclusion})`).join(', ');
    return checks.length === 0 ? [] : [`${what}: ${(0,one_line/* toOneLine */.G)(names, NAMES_MAX_CHARACTERS)}.`];
}
function tellFound({ faults, running, unknown, notes, mayConflict }) {
    const { checks, threads, conflict } = faults;
    const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;
    const wrong = [
        ...(checks.length > 0 ? [count(checks.length, 'failed check')] : []),
        ...(threads.length > 0 ? [count(threads.length, 'open review thread')] : []),
        ...(conflict ? ['a conflict with the base branch'] : []),
    ];
    const ran = (0,one_line/* toOneLine */.G)(running.join(', '), NAMES_MAX_CHARACTERS);
    return [
        ...(wrong.length > 0 ? [`Found on commit ${faults.head.slice(0, 10)}: ${wrong.join(', ')}.`] : []),
        ...(running.length > 0 ? [`Still running, and so not counted: ${ran}.`] : []),
        ...unknown,
        ...(mayConflict && !(0,instruction_faults/* hasFaults */.aP)(faults) ? [MAY_CONFLICT] : []),
        ...notes,
    ].join(' ');
}
const MAY_CONFLICT = 'Whether the branch conflicts with its base branch is not known.';
const keyOf = ({ login, isBot }) => `${isBot ? 'bot' : 'person'} ${bare(login)}`;
const bare = (login) => login.toLowerCase().replace(/\[bot\]$/, '');
async function askWhoCounts({ threads }, { host, allowedPermission: required, allowedUsers, allowedBots, letIn }) {
    const open = threads.items.filter(({ isOpen }) => isOpen).toSorted((a, b) => (0,instruction_faults/* newestOf */.su)(b) - (0,instruction_faults/* newestOf */.su)(a));
    const authors = open.flatMap(({ comments }) => comments.toReversed().flatMap(({ author }) => author ?? []));
    const people = new Map(authors.map((author) => [keyOf(author), author]));
    const named = new Set([...allowedUsers, ...letIn].map(bare));
    const bots = new Set(allowedBots.map(bare));
    const counted = new Set();
    const unasked = [];
    const unsaid = [];
    let lookups = 0;
    for (const [key, { login, isBot }] of people) {
        if ((isBot ? bots : named).has(bare(login)))
            counted.add(key);
        else if (isBot)
            continue;
        else if (lookups >= LOOKUPS_MAX)
            unasked.push(login);
        else {
            lookups += 1;
            const { answer } = await (0,look_up_permission/* lookUpPermission */.I)(login, { host, required });
            if (answer.kind !== 'answer')
                unsaid.push(login);
            else if ((0,roles/* hasRole */.hf)((0,roles/* roleOf */.kp)(answer), required))
                counted.add(key);
        }
    }
    const tell = (what, logins) => logins.length === 0 ? [] : [`${what}: ${(0,one_line/* toOneLine */.G)(logins.join(', '), NAMES_MAX_CHARACTERS)}.`];
    return {
        counted,
        unknown: [
            ...tell('Remarks left out, for what their writers may do could not be looked up', unsaid),
            ...tell('Remarks left out, for there are too many writers to look up', unasked),
        ],
    };
}

;// CONCATENATED MODULE: ./flows/mend/plan-mending.js




const MEND = 'Mend what is wrong with the pull request of this job. It is listed below: checks that failed, remarks of reviewers that stand open, a conflict with the base branch. Where there is a conflict, bring the branch up to date with its base branch and resolve it. Keep what the pull request is about, and change nothing that this does not need.';
async function planMending({ plan, gate, run, rules }, { host, pull }) {
    const { fix: text, instruction } = plan;
    const bare = text === '';
    const ordinary = (why, isKnown) => bare
        ? {
            kind: 'none',
            isKnown,
            why: `${why} Nothing was sent${isKnown ? `. ${askFor(rules.command)}` : '; run again later.'}`,
        }
        : { kind: 'send', instruction, note: isKnown ? '' : why };
    if (pull?.state === 'unread')
        return ordinary(`${UNREAD} (${pull.why.replace(/\.$/, '')}).`, false);
    if (!host || pull?.state !== 'open')
        return ordinary(NO_PULL, true);
    let found;
    try {
        const asked = { checks: true, threads: true };
        const reviewers = { ...gate, letIn: (0,gather_context/* peopleLetIn */.o)(plan.event) };
        found = await findFaults({ link: pull.link, reviewers, run: run.run, asked }, host);
    }
    catch (error) {
        const why = (0,host_failure/* explainHostFailure */._C)(error).replace(/\.$/, '');
        return ordinary(`What is wrong with ${pull.link} could not be read (${why}).`, false);
    }
    const note = tellFound(found);
    if ((0,instruction_faults/* hasFaults */.aP)(found.faults))
        return { kind: 'send', instruction: bare ? MEND : `${text}\n\n${MEND}`, faults: found.faults, note };
    if (!bare)
        return { kind: 'send', instruction, note: [NOTHING, note].filter(Boolean).join(' ') };
    const isKnown = found.unknown.length === 0;
    const head = isKnown && !found.mayConflict ? NOTHING : NOTHING_READ;
    const why = [head, note, 'Nothing was sent.'].filter(Boolean).join(' ');
    return { kind: 'none', isKnown, why };
}
const UNREAD = "Whether this thread's job has an open pull request could not be read";
const NOTHING = 'Nothing is wrong with the pull request, as far as the code host tells.';
const NOTHING_READ = 'Nothing wrong was found in what could be read of the pull request, which is not all.';
const NO_PULL = 'This thread has no open pull request of a job, so there is nothing to fix.';
const askFor = (command) => `Write what should be done: ${command} …`;


/***/ })

};
