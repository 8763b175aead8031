export const id = 500;
export const ids = [500];
export const modules = {

/***/ 9840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isGiteaApi)
/* harmony export */ });
function isGiteaApi(apiUrl) {
    return /\/api\/v1\/?$/.test(apiUrl);
}


/***/ }),

/***/ 3431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ graphqlBase),
/* harmony export */   Tk: () => (/* binding */ mutate),
/* harmony export */   YW: () => (/* binding */ mutateAll),
/* harmony export */   bi: () => (/* binding */ whyMissing),
/* harmony export */   kA: () => (/* binding */ ask)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2048);
/* harmony import */ var _gitea_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9840);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);



function graphqlBase(apiUrl) {
    return apiUrl.replace(/\/v3\/?$/, '');
}
const SAYS_MAX_CHARACTERS = 200;
async function ask({ send, apiUrl }, question) {
    if ((0,_gitea_js__WEBPACK_IMPORTED_MODULE_0__/* .isGiteaApi */ .N)(apiUrl))
        throw new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d('refused', 'this code host has no way to do that by its interface');
    const answer = await send('POST /graphql', { baseUrl: graphqlBase(apiUrl), ...question });
    const { errors, data } = (answer.data ?? {});
    const list = Array.isArray(errors) ? errors : [];
    return { data: data ?? undefined, errors: list.map((error) => error ?? {}) };
}
function whyMissing(errors, ...fields) {
    const isAbout = ({ path }) => !Array.isArray(path) || path.length === 0 || path.some((step) => fields.includes(String(step)));
    const error = errors.find(isAbout);
    return error && refusal(error);
}
function mutate(tools, { name, input }) {
    return mutateAll(tools, { name, inputs: [input] });
}
async function mutateAll(tools, { name, inputs }) {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
    const isOne = inputs.length === 1;
    const keys = inputs.map((_, at) => (isOne ? 'input' : `input${at}`));
    const fields = keys.map((key, at) => {
        const alias = isOne ? '' : `done${at}: `;
        return `${alias}${name}(input: $${key}) { clientMutationId }`;
    });
    const { data, errors } = await ask(tools, {
        query: `mutation (${keys.map((key) => `$${key}: ${type}`).join(', ')}) { ${fields.join(' ')} }`,
        variables: Object.fromEntries(keys.map((key, at) => [key, inputs[at]])),
    });
    const [first] = errors;
    if (first)
        throw refusal(first);
    if (!keys.every((_, at) => data?.[isOne ? name : `done${at}`]))
        throw new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d('lost', `the code host answered ${name} with something that is no answer to it`);
}
function refusal({ type, message }) {
    if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES')
        return new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d('forbidden', 'the token may not do this (GraphQL)');
    if (type === 'NOT_FOUND')
        return new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d('gone', 'the code host finds no such pull request (GraphQL)');
    const says = typeof message === 'string' ? (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .G)(message, SAYS_MAX_CHARACTERS) : '';
    return new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d('refused', explain(says));
}
function explain(says) {
    if (/in (?:clean|unstable|has_hooks) status/i.test(says))
        return 'there is nothing that it would wait for: the branch has no required check or review that is open';
    if (/auto.?merge is not (?:allowed|enabled)/i.test(says))
        return 'the repository does not allow auto-merge (Settings, General, Pull Requests)';
    if (/protected branch rules not configured/i.test(says))
        return 'the base branch has no protection rule, so that there is nothing to wait for';
    return says === '' ? 'the code host refused it' : `the code host says: ${says.replace(/\.$/, '')}`;
}


/***/ }),

/***/ 7725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HostError),
/* harmony export */   u: () => (/* binding */ TOKEN_INVALID)
/* harmony export */ });
const TOKEN_INVALID = 'the token is invalid or expired (HTTP 401)';
class HostError extends Error {
    name = 'HostError';
    failure;
    says;
    required;
    constructor(failure, given) {
        const { message, says = '', required = '' } = typeof given === 'string' ? { message: given } : given;
        super(message);
        this.failure = failure;
        this.says = says;
        this.required = required;
    }
}


/***/ }),

/***/ 3242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ createListing)
/* harmony export */ });
/* unused harmony export LISTING_MAX_REQUESTS */
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7725);

const LISTING_MAX_REQUESTS = 500;
const EMPTY_PAGES_MAX = 10;
function createListing() {
    let requests = 0;
    const seen = new Set();
    let emptyPages = 0;
    return {
        count() {
            requests += 1;
            if (requests > LISTING_MAX_REQUESTS) {
                const message = `the code host's list is longer than ${LISTING_MAX_REQUESTS} pages, so it was not read whole`;
                throw new _host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d('endless', message);
            }
        },
        see({ rows }, path) {
            if (rows.length === 0) {
                emptyPages += 1;
                if (emptyPages <= EMPTY_PAGES_MAX)
                    return;
                const message = 'the code host names pages of a list that are empty, so the list was not read whole';
                throw new _host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d('endless', message);
            }
            const key = [path, ...rows.map((row) => row.id ?? row.filename ?? JSON.stringify(row))].join('\n');
            if (seen.has(key)) {
                const message = 'the code host gave the same page of a list twice, so the list was not read whole';
                throw new _host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .d('endless', message);
            }
            seen.add(key);
        },
    };
}


/***/ }),

/***/ 5264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openCodeHost: () => (/* binding */ openCodeHost)
});

// EXTERNAL MODULE: ./contract/limits.js
var limits = __webpack_require__(6090);
// EXTERNAL MODULE: ./host/github/gitea.js
var gitea = __webpack_require__(9840);
// EXTERNAL MODULE: ./host/github/host-error.js
var host_error = __webpack_require__(7725);
// EXTERNAL MODULE: ./host/github/listing.js
var github_listing = __webpack_require__(3242);
;// CONCATENATED MODULE: ./host/github/merge-base.js

async function readMergeBase({ one, other }, { send, owner, repo }) {
    const parameters = { owner, repo, basehead: `${one}...${other}`, per_page: 1 };
    try {
        const { data } = await send('GET /repos/{owner}/{repo}/compare/{basehead}', parameters);
        const { merge_base_commit: commit } = (data ?? {});
        return typeof commit?.sha === 'string' && /^[0-9a-f]{40,64}$/.test(commit.sha) ? commit.sha : undefined;
    }
    catch (error) {
        if (error instanceof host_error/* HostError */.d)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./host/github/graphql.js
var graphql = __webpack_require__(3431);
// EXTERNAL MODULE: ./host/github/read.js
var github_read = __webpack_require__(2624);
// EXTERNAL MODULE: ./host/github/require.js
var github_require = __webpack_require__(5973);
;// CONCATENATED MODULE: ./host/github/route.js
function isWrite(route, query = '') {
    if (/^POST \S*\/graphql$/.test(route))
        return /^(?:\{"query":")?mutation\b/.test(String(query));
    return !/^GET \S/.test(route);
}
function isRepeatable(route, query) {
    if (!isWrite(route, query))
        return true;
    return !route.startsWith('POST ') || /\/(?:labels|assignees|requested_reviewers)$/.test(route);
}
function nameRoute(route, given) {
    const { parameters, apiUrl } = given;
    const [method = '', template = ''] = route.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters[name] ?? '')));
    const base = URL.parse(String(parameters.baseUrl ?? apiUrl))?.pathname.replace(/\/+$/, '') ?? '';
    return `${method} ${base}${path}`;
}

;// CONCATENATED MODULE: ./host/github/own-login.js





const USER = 'GET /user';
const REFUSALS = ['forbidden', 'gone', 'moved', 'refused'];
async function readOwnLogin(send, apiUrl) {
    const asUser = await catchRefusal(send(USER));
    if (!(asUser instanceof host_error/* HostError */.d))
        return requirePerson(asUser.data, asUser);
    const query = send('POST /graphql', { baseUrl: (0,graphql/* graphqlBase */.TS)(apiUrl), query: '{ viewer { login } }' });
    const asViewer = await catchRefusal(query);
    if (asViewer instanceof host_error/* HostError */.d)
        throw explainRefusal(asUser, apiUrl);
    const { data, errors } = (asViewer.data ?? {});
    if (Array.isArray(errors) && errors.length > 0)
        throw explainRefusal(asUser, apiUrl);
    return { ...requirePerson(data?.viewer, asViewer), isBot: true };
}
function requirePerson(fields, { asked }) {
    const person = (0,github_read/* readPerson */.c1)(fields);
    if (!person)
        throw (0,github_require/* isNo */.IY)('user', asked);
    return person;
}
async function catchRefusal(sending) {
    try {
        return await sending;
    }
    catch (error) {
        if (error instanceof host_error/* HostError */.d && REFUSALS.includes(error.failure))
            return error;
        throw error;
    }
}
function explainRefusal(error, apiUrl) {
    if (error.failure !== 'forbidden' || error.message === host_error/* TOKEN_INVALID */.u)
        return error;
    const asked = nameRoute(USER, { parameters: {}, apiUrl });
    const message = `the token may not ask whom it acts as (HTTP 403 for ${asked})`;
    return new host_error/* HostError */.d('forbidden', { message, says: error.says, required: error.required });
}

// EXTERNAL MODULE: ./host/github/paging.js
var paging = __webpack_require__(2260);
// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(3244);
;// CONCATENATED MODULE: ./host/github/pull-tending.js






function createPullTending(send, place) {
    const [owner = '', repo = ''] = place.repository.split('/');
    const isGitea = (0,gitea/* isGiteaApi */.N)(place.apiUrl);
    const ask = (method, path, parameters) => send(`${method} /repos/{owner}/{repo}${path}`, { owner, repo, ...parameters });
    return {
        numberOf(link) {
            const parts = (0,github_read/* parsePullRequestLink */.m0)(link, place.serverUrl);
            const isHere = `${parts?.owner}/${parts?.repo}`.toLowerCase() === place.repository.toLowerCase();
            return isHere ? parts?.number : undefined;
        },
        async listOpen() {
            const listing = (0,github_listing/* createListing */.X)();
            const pulls = [];
            for (let page = 1;; page += 1) {
                listing.count();
                const size = { per_page: paging/* PER_PAGE */.EK, ...(isGitea ? { limit: paging/* PER_PAGE */.EK } : {}) };
                const answer = await ask('GET', '/pulls', { state: 'open', ...size, page });
                const rows = (0,github_require/* requireList */.Ky)(answer);
                listing.see({ ...answer, rows }, '/pulls');
                pulls.push(...(0,github_require/* requireRows */.xw)({ ...answer, rows }, OPEN_PULL));
                if (!(0,paging/* hasNextPage */.rB)({ ...answer, rows }, pulls.length))
                    return pulls;
            }
        },
        async read(number) {
            const answer = await ask('GET', '/pulls/{number}', { number });
            return readTendedPull(answer, place.repository) ?? refuse(answer, 'pull request');
        },
        async isBehind({ head, base }) {
            const basehead = `${head.sha}...${base}`;
            const answer = await ask('GET', '/compare/{basehead}', {
                basehead,
                ...(isGitea ? {} : { per_page: 1 }),
            });
            const { total_commits: count } = (answer.data ?? {});
            return typeof count === 'number' ? count > 0 : refuse(answer, 'comparison');
        },
        async updateBranch({ number, head }) {
            if (isGitea)
                await ask('POST', '/pulls/{number}/update', { number });
            else
                await ask('PUT', '/pulls/{number}/update-branch', { number, expected_head_sha: head.sha });
        },
        async close(number) {
            const answer = await ask('PATCH', '/pulls/{number}', { number, state: 'closed' });
            if (readTendedPull(answer, place.repository)?.state !== 'closed')
                refuse(answer, 'closed pull request');
        },
        async deleteBranch(branch) {
            if (isGitea)
                await ask('DELETE', '/branches/{branch}', { branch });
            else
                await ask('DELETE', '/git/refs/{ref}', { ref: `heads/${branch}` });
        },
    };
}
const OPEN_PULL = {
    what: 'list of pull requests',
    read({ body, html_url: link, created_at: at, ...fields }) {
        const facts = (0,github_read/* readPullRequest */.DQ)(fields);
        const createdMs = Date.parse(String(at));
        const url = (0,links/* readPrLink */.n)(link);
        if (!facts?.head || url === undefined || Number.isNaN(createdMs))
            return undefined;
        const { number, title, head } = facts;
        return { number, title, head, link: url, createdMs, body: typeof body === 'string' ? body : '' };
    },
};
function refuse({ asked }, what) {
    throw (0,github_require/* isNo */.IY)(what, asked);
}
function readTendedPull({ data }, repository) {
    const facts = (0,github_read/* readPullRequest */.DQ)(data);
    const { labels: list, updated_at: updatedAt, head, ...fields } = (data ?? {});
    const updatedMs = Date.parse(String(updatedAt));
    const labels = (0,github_read/* readNames */.r6)(list, 'name');
    if (facts?.head === undefined || facts.base === undefined || !labels)
        return undefined;
    if (typeof head?.sha !== 'string' || Number.isNaN(updatedMs))
        return undefined;
    return {
        number: facts.number,
        title: facts.title,
        state: facts.state,
        labels,
        head: {
            sha: head.sha,
            branch: facts.head,
            isHere: String(head.repo?.full_name).toLowerCase() === repository.toLowerCase(),
        },
        base: facts.base,
        updatedMs,
        hasConflict: hasConflict(fields),
    };
}
function hasConflict({ mergeable, mergeable_state: state }) {
    return mergeable === false && typeof state === 'string' && state !== 'unknown';
}

;// CONCATENATED MODULE: ./host/github/pulls.js



function createPullLookup(send, place) {
    return {
        async pullRequest(link) {
            const parts = (0,github_read/* parsePullRequestLink */.m0)(link, place.serverUrl);
            if (!parts)
                return undefined;
            const { data, asked } = await send('GET /repos/{owner}/{repo}/pulls/{number}', { ...parts });
            const facts = (0,github_read/* readPullRequest */.DQ)(data);
            if (facts)
                return facts;
            throw (0,github_require/* isNo */.IY)('pull request', asked);
        },
        async firstFiles(link, count) {
            const parts = (0,github_read/* parsePullRequestLink */.m0)(link, place.serverUrl);
            if (!parts)
                return [];
            const size = { per_page: count, ...((0,gitea/* isGiteaApi */.N)(place.apiUrl) ? { limit: count } : {}) };
            const answer = await send('GET /repos/{owner}/{repo}/pulls/{number}/files', { ...parts, ...size });
            return (0,github_require/* requireRows */.xw)({ ...answer, rows: (0,github_require/* requireList */.Ky)(answer).slice(0, count) }, github_require/* CHANGED_FILE */.k_);
        },
    };
}

// EXTERNAL MODULE: ./text/one-line.js
var one_line = __webpack_require__(2048);
;// CONCATENATED MODULE: ./host/github/unread.js

const FINAL = ['forbidden', 'gone', 'moved', 'locked', 'refused'];
function unreadOf(error) {
    if (!(error instanceof host_error/* HostError */.d))
        return { kind: 'unanswered' };
    const { failure, message, required } = error;
    const words = required === '' ? {} : { required };
    return { kind: FINAL.includes(failure) ? 'refused' : 'unanswered', failure, detail: message, ...words };
}

;// CONCATENATED MODULE: ./host/github/teams.js






const TEAMS_MAX = 20;
const NAME_MAX_CHARACTERS = 40;
function createTeamLookup(send, place) {
    const [owner, repo] = place.repository.split('/');
    const isMember = async (team, login) => {
        try {
            const { data, asked } = await send('GET /teams/{team}/members/{login}', { team, login });
            const isAboutThem = (0,github_read/* readPerson */.c1)(data)?.login.toLowerCase() === login.toLowerCase();
            if (!isAboutThem)
                throw (0,github_require/* isNo */.IY)('answer about that person', asked);
            return true;
        }
        catch (error) {
            if (error instanceof host_error/* HostError */.d && error.failure === 'gone')
                return false;
            throw error;
        }
    };
    const listTeams = async () => {
        try {
            return (0,github_require/* requireList */.Ky)(await send('GET /repos/{owner}/{repo}/teams', { owner, repo }));
        }
        catch (error) {
            if (error instanceof host_error/* HostError */.d && (error.failure === 'gone' || error.failure === 'refused'))
                return [];
            throw error;
        }
    };
    return {
        async teamPermission(login, isEnough) {
            if (!(0,gitea/* isGiteaApi */.N)(place.apiUrl))
                return undefined;
            const passedOver = [];
            try {
                const teams = (await listTeams())
                    .map((fields) => ({ id: fields.id, team: nameOf(fields), answer: readTeam(fields) }))
                    .filter(({ answer }) => answer.kind !== 'answer' || isEnough(answer));
                for (const { id, team, answer } of teams.slice(0, TEAMS_MAX)) {
                    if (answer.kind !== 'answer') {
                        passedOver.push({ team, why: answer });
                        continue;
                    }
                    try {
                        if (await isMember(id, login))
                            return answer;
                    }
                    catch (error) {
                        passedOver.push({ team, why: unreadOf(error) });
                    }
                }
            }
            catch (error) {
                return unreadOf(error);
            }
            return explainPassedOver(passedOver);
        },
    };
}
function explainPassedOver(passedOver) {
    const first = passedOver.find(({ why }) => why.kind === 'unanswered') ?? passedOver[0];
    if (!first)
        return undefined;
    const { why } = first;
    const same = passedOver.filter((one) => one.why.detail === why.detail).map(({ team }) => team);
    return { ...why, detail: `${why.detail ?? 'no reason is known'} for ${same.join(', ')}` };
}
function nameOf({ name }) {
    const text = typeof name === 'string' ? (0,one_line/* toOneLine */.G)(name, NAME_MAX_CHARACTERS) : '';
    return text === '' ? 'a team without a name' : `the team ${text}`;
}
const NOT_TOLD = {
    kind: 'unanswered',
    failure: 'unreadable',
    detail: 'the code host does not say what it may',
};
function readTeam({ id, permission, units_map: map }) {
    if (!Number.isSafeInteger(id))
        return NOT_TOLD;
    if (permission === 'admin' || permission === 'owner')
        return { kind: 'answer', permission };
    const isWithoutMap = map === undefined || map === null;
    const level = isWithoutMap
        ? permission
        : (Object.entries(map).find(([unit]) => unit === 'repo.code')?.[1] ?? 'none');
    return typeof level === 'string' ? { kind: 'answer', permission: level } : NOT_TOLD;
}

;// CONCATENATED MODULE: ./host/github/code-host.js













function createCodeHost(send, place) {
    const [owner = '', repo = ''] = place.repository.split('/');
    const here = { owner, repo };
    const repoRoute = (method, path) => `${method} /repos/{owner}/{repo}${path}`;
    const commentPath = ({ inReview }) => `/${inReview ? 'pulls' : 'issues'}/comments/{id}`;
    const reactionPath = (to) => `${to.isIssue ? '/issues/{id}' : commentPath(to)}/reactions`;
    const readComments = (page, inReview) => {
        const read = (fields) => (0,github_read/* readThreadComment */.G5)(fields, { inReview, serverUrl: place.serverUrl });
        return (0,github_require/* requireRows */.xw)(page, { what: 'list of comments', read });
    };
    const pageSize = { per_page: paging/* PER_PAGE */.EK, ...((0,gitea/* isGiteaApi */.N)(place.apiUrl) ? { limit: paging/* PER_PAGE */.EK } : {}) };
    const openListing = () => {
        const listing = (0,github_listing/* createListing */.X)();
        return async (path, parameters) => {
            listing.count();
            const answer = await send(repoRoute('GET', path), { ...here, ...parameters, ...pageSize });
            const page = { ...answer, rows: (0,github_require/* requireList */.Ky)(answer) };
            listing.see(page, path);
            return page;
        };
    };
    const requireComment = ({ data, asked }, how) => {
        const comment = (0,github_read/* readThreadComment */.G5)(data, { ...how, serverUrl: place.serverUrl });
        if (comment)
            return comment;
        const message = `the code host answered ${asked} with something that is no comment`;
        throw new host_error/* HostError */.d(how.isNew ? 'lost' : 'unreachable', message);
    };
    async function* backwards(first, list) {
        const comments = readComments(first, false).reverse();
        let page = (0,paging/* readLastPage */.Wf)(first);
        for (let left = list.maxPages - 1; page > 1 && left > 0; page -= 1, left -= 1)
            yield* readComments(await list.read(page), false).reverse();
        if (page === 1)
            yield* comments;
    }
    async function* reviewThread({ thread, replyTo }, readPage) {
        for (let page = 1, seen = 0;; page += 1) {
            const parameters = { number: thread, sort: 'created', direction: 'desc', page };
            const found = await readPage('/pulls/{number}/comments', parameters);
            const ofThread = found.rows.filter(({ id, in_reply_to_id }) => id === replyTo || in_reply_to_id === replyTo);
            yield* readComments({ ...found, rows: ofThread }, true);
            seen += found.rows.length;
            if (!(0,paging/* hasNextPage */.rB)(found, seen))
                return;
        }
    }
    async function reply({ thread, replyTo }, body) {
        const route = repoRoute('POST', '/pulls/{number}/comments/{replyTo}/replies');
        const answer = await send(route, { ...here, number: thread, replyTo, body });
        return requireComment(answer, { inReview: true, isNew: true });
    }
    const addToThread = async (thread, body) => {
        const route = repoRoute('POST', '/issues/{number}/comments');
        const answer = await send(route, { ...here, number: thread, body });
        return requireComment(answer, { inReview: false, isNew: true });
    };
    return {
        ...createTeamLookup(send, place),
        ...createPullLookup(send, place),
        tending: createPullTending(send, place),
        mergeBase: (one, other) => readMergeBase({ one, other }, { send, ...here }),
        async permission(login) {
            try {
                const route = repoRoute('GET', '/collaborators/{login}/permission');
                const { data, asked } = await send(route, { ...here, login });
                const found = (0,github_read/* readPermission */.cE)(data);
                if (!found)
                    throw (0,github_require/* isNo */.IY)('permission', asked);
                return { kind: 'answer', ...found };
            }
            catch (error) {
                return explainLookup(error);
            }
        },
        ownLogin: () => readOwnLogin(send, place.apiUrl),
        async *comments(at) {
            const readPage = openListing();
            if (at.replyTo !== undefined) {
                try {
                    return yield* reviewThread(at, readPage);
                }
                catch (error) {
                    if (!(error instanceof host_error/* HostError */.d) || error.failure !== 'gone')
                        throw error;
                }
            }
            const read = (page) => readPage('/issues/{number}/comments', { number: at.thread, page });
            yield* backwards(await read(1), { read, maxPages: Number.POSITIVE_INFINITY });
        },
        async *repositoryComments(pagesOfGitHub) {
            const readPage = openListing();
            const read = (page) => readPage('/issues/comments', { sort: 'created', direction: 'desc', page });
            let found = await read(1);
            const maxPages = 1 + Math.ceil((pagesOfGitHub * paging/* PER_PAGE */.EK) / Math.max(1, found.rows.length));
            if ((0,paging/* isOldestFirst */.i6)(found))
                return yield* backwards(found, { read, maxPages });
            for (let page = 1, seen = 0;;) {
                yield* readComments(found, false);
                seen += found.rows.length;
                page += 1;
                if (page > pagesOfGitHub || !(0,paging/* hasNextPage */.rB)(found, seen))
                    return;
                found = await read(page);
            }
        },
        async addComment(at, body) {
            if (at.replyTo === undefined)
                return addToThread(at.thread, body);
            try {
                return await reply(at, body);
            }
            catch (error) {
                if (!(error instanceof host_error/* HostError */.d) || error.failure !== 'gone')
                    throw error;
                return addToThread(at.thread, body);
            }
        },
        async editComment(comment, body) {
            const answer = await send(repoRoute('PATCH', commentPath(comment)), { ...here, id: comment.id, body });
            requireComment(answer, { inReview: comment.inReview, isNew: false });
        },
        async readComment(comment) {
            const answer = await send(repoRoute('GET', commentPath(comment)), { ...here, id: comment.id });
            return requireComment(answer, { inReview: comment.inReview, isNew: false });
        },
        async reactions(to) {
            const answer = await send(repoRoute('GET', reactionPath(to)), { ...here, id: to.id, ...pageSize });
            return (0,github_require/* requireList */.Ky)(answer).flatMap((fields) => (0,github_read/* readReaction */.C7)(fields) ?? []);
        },
        async addReaction(to, content) {
            const path = reactionPath(to);
            const parameters = { ...here, id: to.id };
            const { data, asked } = await send(repoRoute('POST', path), { ...parameters, content });
            if ((0,gitea/* isGiteaApi */.N)(place.apiUrl))
                return async () => void (await send(repoRoute('DELETE', path), { ...parameters, content }));
            const reaction = data?.id;
            if (typeof reaction !== 'number')
                throw (0,github_require/* isNo */.IY)('reaction', asked);
            return async () => void (await send(repoRoute('DELETE', `${path}/{reaction}`), { ...parameters, reaction }));
        },
        async isRunOver(run) {
            try {
                const { data } = await send(repoRoute('GET', '/actions/runs/{run}'), { ...here, run });
                const { status } = (data ?? {});
                return typeof status === 'string' ? status === 'completed' : undefined;
            }
            catch {
                return undefined;
            }
        },
        async changedFiles(number) {
            const readPage = openListing();
            const files = [];
            for (let page = 1; files.length < limits/* CHANGED_FILES_MAX */.QU; page += 1) {
                const found = await readPage('/pulls/{number}/files', { number, page });
                files.push(...(0,github_require/* requireRows */.xw)(found, github_require/* CHANGED_FILE */.k_));
                if (!(0,paging/* hasNextPage */.rB)(found, files.length))
                    break;
            }
            return files.slice(0, limits/* CHANGED_FILES_MAX */.QU);
        },
        async openCare() {
            const { createPullRequestCare } = await __webpack_require__.e(/* import() */ 566).then(__webpack_require__.bind(__webpack_require__, 1566));
            return createPullRequestCare(send, place);
        },
        async openMending() {
            if (!(0,gitea/* isGiteaApi */.N)(place.apiUrl))
                return (await __webpack_require__.e(/* import() */ 905).then(__webpack_require__.bind(__webpack_require__, 5286))).createGitHubMending(send, place);
            return (await __webpack_require__.e(/* import() */ 57).then(__webpack_require__.bind(__webpack_require__, 7057))).createGiteaMending(send, place);
        },
        async openChanges() {
            const { createPullChanges } = await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 8645));
            return createPullChanges(send, place);
        },
    };
}
function explainLookup(error) {
    const unread = unreadOf(error);
    const { failure, detail } = unread;
    if (failure === 'gone')
        return {
            ...unread,
            detail: 'the code host knows no such person, or the token may not see the repository',
        };
    const isDenied = failure === 'forbidden' && detail !== host_error/* TOKEN_INVALID */.u;
    return isDenied ? { ...unread, detail: 'the token may not look up permissions' } : unread;
}

// EXTERNAL MODULE: ../node_modules/@actions/github/lib/github.js + 17 modules
var github = __webpack_require__(1312);
;// CONCATENATED MODULE: ./host/github/octokit.js

const REQUEST_TIMEOUT_MS = 20_000;
const BODY_MAX_BYTES = 8 * 1024 * 1024;
function openOctokit(access) {
    const silent = () => { };
    return (0,github/* getOctokit */.Q)(access.token, {
        baseUrl: access.apiUrl.replace(/\/+$/, ''),
        request: { fetch: toFetch(access.transport) },
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
}
function toFetch(transport) {
    return async (url, options = {}) => {
        const method = options.method ?? 'GET';
        const exchange = (to) => transport({
            method,
            url: to,
            headers: options.headers ?? {},
            body: options.body,
            timeoutMs: REQUEST_TIMEOUT_MS,
            maxBytes: BODY_MAX_BYTES,
            signal: options.signal ?? new AbortController().signal,
        });
        const asked = new URL(url);
        const first = await exchange(asked);
        const target = method === 'GET' ? readRedirect(first, asked) : undefined;
        const response = target ? await exchange(target) : first;
        return { url, status: response.status, ok: response.status < 300, ...readable(response) };
    };
}
function readRedirect({ status, headers }, asked) {
    const { location } = headers;
    if (![301, 302, 307, 308].includes(status) || typeof location !== 'string')
        return undefined;
    const target = URL.parse(location, asked.href);
    return target?.origin === asked.origin ? target : undefined;
}
function readable({ headers, body }) {
    const pairs = Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]);
    return {
        headers: new Map(pairs),
        text: async () => body.toString('utf8'),
        arrayBuffer: async () => Uint8Array.from(body).buffer,
    };
}

;// CONCATENATED MODULE: ./host/github/send.js



const BETWEEN_WRITES_MS = 1_000;
const WRITES_OF_A_SHORT_RUN = 4;
const LIMITED_WITHOUT_A_WORD_MS = 60_000;
const TRIES = 4;
function createSend(tools) {
    const { octokit, clock, retryDelay, patienceMs, timeLimit, stop } = tools;
    let restedMs = Number.NEGATIVE_INFINITY;
    return async (route, parameters = {}) => {
        const asked = nameRoute(route, { parameters, apiUrl: tools.apiUrl });
        const writes = isWrite(route, parameters.query);
        const repeatable = isRepeatable(route, parameters.query);
        const giveUpMs = clock.now() + patienceMs();
        const readUntilMs = timeLimit.requestUntilMs(false);
        for (let attempt = 1;; attempt += 1) {
            const roomMs = restedMs - (tools.writesAtOnce - 1) * BETWEEN_WRITES_MS;
            const pauseMs = writes ? Math.max(0, roomMs - clock.now()) : 0;
            if (clock.now() + pauseMs >= (writes ? timeLimit.requestUntilMs(true) : readUntilMs))
                throw new host_error/* HostError */.d('late', `the run's time is up, so the code host was not asked (${asked})`);
            if (writes) {
                await clock.sleep(pauseMs, stop);
                restedMs = Math.max(restedMs, clock.now()) + BETWEEN_WRITES_MS;
            }
            const outcome = await octokit.request(route, parameters).then(({ data, headers, status }) => isRedirect(status)
                ? { error: refusal(status, { asked }) }
                : { data, headers: headers, asked }, (error) => judge(error, { asked, repeatable, retryMs: retryDelay(attempt) }));
            if (!('error' in outcome))
                return outcome;
            const { waitMs, error } = outcome;
            if (waitMs === undefined || attempt >= TRIES)
                throw error;
            const wakeMs = clock.now() + waitMs;
            if (wakeMs >= (writes ? timeLimit.waitUntilMs() : readUntilMs))
                throw outOfTime(error);
            if (wakeMs > giveUpMs)
                throw error;
            await clock.sleep(waitMs, stop);
            if (wakeMs - clock.now() > patienceMs())
                throw error;
        }
    };
}
function outOfTime(error) {
    if (error.failure === 'limited')
        return error;
    return new host_error/* HostError */.d('late', `${error.message}, and the run's time is up`);
}
function judge(thrown, facts) {
    const failure = (typeof thrown === 'object' && thrown !== null ? thrown : {});
    const { status = 0, response } = failure;
    if (!response) {
        const unsent = failure.cause?.sent === false;
        const error = new host_error/* HostError */.d(unsent || facts.repeatable ? 'unreachable' : 'lost', `the code host did not answer ${facts.asked}`);
        return unsent || facts.repeatable ? { waitMs: facts.retryMs, error } : { error };
    }
    if (status >= 500) {
        const message = `the code host answered HTTP ${status} for ${facts.asked}`;
        if (facts.repeatable)
            return { waitMs: facts.retryMs, error: new host_error/* HostError */.d('unreachable', message) };
        return { error: new host_error/* HostError */.d('lost', message) };
    }
    const limit = readRateLimit(status, response.headers ?? {}, String(failure.message ?? ''));
    if (limit !== undefined) {
        const message = `the code host's rate limit is used up for another ${Math.ceil(limit / 1000)} s`;
        return { waitMs: limit, error: new host_error/* HostError */.d('limited', message) };
    }
    return { error: refusal(status, { asked: facts.asked, ...readWords(response) }) };
}
const SAYS_MAX_CHARACTERS = 200;
function readWords({ data, headers }) {
    const { message } = (data ?? {});
    const says = typeof message === 'string' ? (0,one_line/* toOneLine */.G)(message, SAYS_MAX_CHARACTERS) : '';
    const scopes = /\brequired=\[([a-z:, _-]{1,200})\]/.exec(String(message))?.[1];
    const permissions = /^[a-z=,; _-]{1,200}$/.exec(headers?.['x-accepted-github-permissions'] ?? '')?.[0];
    return { says, required: scopes ?? permissions ?? '' };
}
function readRateLimit(status, headers, message) {
    if (status !== 403 && status !== 429)
        return undefined;
    const retryAfter = Number(headers['retry-after'] || Number.NaN);
    if (retryAfter >= 0)
        return retryAfter * 1000;
    if (headers['x-ratelimit-remaining'] === '0') {
        const resetMs = Number(headers['x-ratelimit-reset'] || Number.NaN) * 1000 - Date.now();
        return resetMs >= 0 ? resetMs + 1000 : LIMITED_WITHOUT_A_WORD_MS;
    }
    return status === 429 || /rate limit/i.test(message) ? LIMITED_WITHOUT_A_WORD_MS : undefined;
}
const isRedirect = (status) => status >= 300 && status < 400;
function refusal(status, { asked, says = '', required = '' }) {
    const message = `HTTP ${status} for ${asked}`;
    if (isRedirect(status))
        return new host_error/* HostError */.d('moved', `the repository or issue has moved (${message})`);
    if (status === 404 || status === 410)
        return new host_error/* HostError */.d('gone', { message, says });
    if (status === 403 && /\blocked\b/i.test(says))
        return new host_error/* HostError */.d('locked', 'the thread is locked');
    if (status === 401)
        return new host_error/* HostError */.d('forbidden', host_error/* TOKEN_INVALID */.u);
    if (status === 403)
        return new host_error/* HostError */.d('forbidden', { message: 'the token may not do this (HTTP 403)', says, required });
    return new host_error/* HostError */.d('refused', { message, says });
}

;// CONCATENATED MODULE: ./host/github/time-limit.js
const LAST_WORDS_MS = 5_000;
function createTimeLimit({ clock, deadlineMs }) {
    const lastWordsUntilMs = deadlineMs + LAST_WORDS_MS;
    const waitUntilMs = () => (clock.now() < deadlineMs ? deadlineMs : lastWordsUntilMs);
    return { waitUntilMs, requestUntilMs: (isWrite) => (isWrite ? lastWordsUntilMs : waitUntilMs()) };
}

;// CONCATENATED MODULE: ./host/github/open.js





const PATIENCE_MS = 90_000;
const PATIENCE_WHEN_STOPPED_MS = 1_000;
function openCodeHost(access, tools) {
    const { clock, stop, lastCall, deadlineMs = Number.POSITIVE_INFINITY } = tools;
    const timeLimit = createTimeLimit({ clock, deadlineMs });
    const transport = (request) => {
        const untilMs = timeLimit.requestUntilMs(isWrite(`${request.method} ${request.url.pathname}`, request.body));
        const timeoutMs = Math.max(1, Math.min(request.timeoutMs, untilMs - clock.now()));
        return tools.transport({
            ...request,
            timeoutMs,
            signal: AbortSignal.any([request.signal, lastCall]),
        });
    };
    const writesAtOnce = tools.isShort ? WRITES_OF_A_SHORT_RUN : 1;
    const octokit = openOctokit({ ...access, transport });
    const patienceMs = () => (stop.aborted ? PATIENCE_WHEN_STOPPED_MS : PATIENCE_MS);
    return createCodeHost(createSend({ ...tools, writesAtOnce, apiUrl: access.apiUrl, octokit, patienceMs, timeLimit }), access);
}


/***/ }),

/***/ 2260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ PER_PAGE),
/* harmony export */   Wf: () => (/* binding */ readLastPage),
/* harmony export */   i6: () => (/* binding */ isOldestFirst),
/* harmony export */   rB: () => (/* binding */ hasNextPage)
/* harmony export */ });
const PER_PAGE = 100;
function readLastPage({ rows, headers }) {
    const named = /[?&]page=(\d+)[^>]*>;\s*rel="last"/.exec(String(headers.link ?? ''))?.[1];
    if (named !== undefined)
        return Math.max(1, Number(named));
    const total = readTotal(headers);
    return total === undefined || rows.length === 0 ? 1 : Math.max(1, Math.ceil(total / rows.length));
}
function hasNextPage({ rows, headers }, seen) {
    if (rows.length === 0)
        return false;
    if (headers.link)
        return /;\s*rel="next"/.test(String(headers.link));
    const total = readTotal(headers);
    return total === undefined ? rows.length >= PER_PAGE : seen < total;
}
function isOldestFirst({ rows }) {
    const [first, last] = [rows.at(0), rows.at(-1)];
    const apart = Date.parse(String(last?.created_at)) - Date.parse(String(first?.created_at));
    return (apart || Number(last?.id) - Number(first?.id)) > 0;
}
function readTotal(headers) {
    const total = Number(headers['x-total-count'] || Number.NaN);
    return Number.isSafeInteger(total) ? total : undefined;
}


/***/ }),

/***/ 2624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ readReaction),
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   G5: () => (/* binding */ readThreadComment),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   _I: () => (/* binding */ locatePull),
/* harmony export */   c1: () => (/* binding */ readPerson),
/* harmony export */   cE: () => (/* binding */ readPermission),
/* harmony export */   m0: () => (/* binding */ parsePullRequestLink),
/* harmony export */   nl: () => (/* binding */ readChangedFile),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _text_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3244);

const fieldsOf = (value) => typeof value === 'object' && value !== null ? value : {};
const text = (value) => (typeof value === 'string' ? value : undefined);
const number = (value) => typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
const defined = (value) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
function readList(data) {
    return Array.isArray(data) ? data.map(fieldsOf) : undefined;
}
function readNames(list, field) {
    if (list === null)
        return [];
    const names = readList(list)?.map((one) => one[field]);
    return names?.every((name) => typeof name === 'string') ? names : undefined;
}
function readPerson(value) {
    const { login, type } = fieldsOf(value);
    if (typeof login !== 'string' || login === '')
        return undefined;
    return { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
}
function readThreadComment(value, { inReview, serverUrl }) {
    const fields = fieldsOf(value);
    const id = number(fields.id);
    const author = readPerson(fields.user);
    if (id === undefined || typeof fields.body !== 'string')
        return undefined;
    if (author === undefined && fields.user !== null)
        return undefined;
    const link = (0,_text_links_js__WEBPACK_IMPORTED_MODULE_0__/* .readPrLink */ .n)(fields.html_url);
    return defined({
        id,
        inReview,
        body: fields.body,
        author,
        createdAt: text(fields.created_at),
        updatedAt: text(fields.updated_at),
        url: link !== undefined && (0,_text_links_js__WEBPACK_IMPORTED_MODULE_0__/* .isTrustedLink */ .G)(link, { serverUrl }) ? link : undefined,
    });
}
function readReaction(value) {
    const { content, user } = fieldsOf(value);
    return typeof content === 'string'
        ? defined({ content, author: readPerson(user) })
        : undefined;
}
function readPermission(data) {
    const { permission, role_name } = fieldsOf(data);
    if (typeof permission !== 'string' || permission === '')
        return undefined;
    return { permission, ...(typeof role_name === 'string' ? { roleName: role_name } : {}) };
}
function readChangedFile(fields) {
    const [path, additions, deletions] = [
        text(fields.filename),
        number(fields.additions),
        number(fields.deletions),
    ];
    if (!path || additions === undefined || deletions === undefined)
        return undefined;
    return { path, status: text(fields.status) ?? 'changed', additions, deletions };
}
function readPullRequest(data) {
    const fields = fieldsOf(data);
    const id = number(fields.number);
    const state = readPullRequestState(fields);
    if (id === undefined || state === undefined)
        return undefined;
    const [base, head] = [fields.base, fields.head].map((side) => text(fieldsOf(side).ref));
    const sums = {
        changedFiles: number(fields.changed_files),
        additions: number(fields.additions),
        deletions: number(fields.deletions),
    };
    const defaultBranch = text(fieldsOf(fieldsOf(fields.base).repo).default_branch);
    const facts = { number: id, title: text(fields.title) ?? '', state, base, head, defaultBranch, ...sums };
    return defined(facts);
}
function readPullRequestState({ state, merged, merged_at: mergedAt, }) {
    if (merged === true || typeof mergedAt === 'string')
        return 'merged';
    if (state === 'open')
        return 'open';
    return state === 'closed' && (merged === false || mergedAt === null) ? 'closed' : undefined;
}
function parsePullRequestLink(link, serverUrl) {
    const url = URL.parse(link);
    const server = URL.parse(serverUrl);
    if (!url || url.origin !== server?.origin)
        return undefined;
    const base = server.pathname.replace(/\/+$/, '');
    if (!url.pathname.startsWith(`${base}/`))
        return undefined;
    const [, owner, repo, id] = /^\/([\w.-]+)\/([\w.-]+)\/pulls?\/(\d{1,10})(?:\/|$)/.exec(url.pathname.slice(base.length)) ?? [];
    return owner && repo && id ? { owner, repo, number: Number(id) } : undefined;
}
function locatePull(link, serverUrl) {
    const parts = parsePullRequestLink(link, serverUrl);
    return parts && { repository: `${parts.owner}/${parts.repo}`, number: parts.number };
}


/***/ }),

/***/ 5973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IY: () => (/* binding */ isNo),
/* harmony export */   Ky: () => (/* binding */ requireList),
/* harmony export */   k_: () => (/* binding */ CHANGED_FILE),
/* harmony export */   xw: () => (/* binding */ requireRows)
/* harmony export */ });
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2624);


function requireList({ data, asked }) {
    const rows = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(data);
    if (!rows)
        throw isNo('list', asked);
    return rows;
}
function requireRows({ rows, asked }, row) {
    return rows.map((fields) => {
        const found = row.read(fields);
        if (found === undefined)
            throw isNo(row.what, asked);
        return found;
    });
}
const CHANGED_FILE = { what: 'list of changed files', read: _read_js__WEBPACK_IMPORTED_MODULE_0__/* .readChangedFile */ .nl };
function isNo(what, asked) {
    return new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .d('unreadable', `the code host answered ${asked} with something that is no ${what}`);
}


/***/ }),

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toOneLine)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6857);
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9307);


function toOneLine(text, maxCharacters) {
    return (0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .foldBlanks */ .dK)((0,_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .dropHidden */ .q)(text)).trim(), maxCharacters);
}


/***/ }),

/***/ 9307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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


/***/ }),

/***/ 8481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ restEndpointMethods),
/* harmony export */   u: () => (/* binding */ paginateRest)
/* harmony export */ });
/**
 * Stands in for the plugins of Octokit that the toolkit adds, see bundle.ts: requests are made by their routes
 * (`octokit.request('GET /repos/…')`), so neither a method for each operation nor a reader of pages is needed.
 */
const addNothing = () => ({});

const restEndpointMethods = addNothing;
const paginateRest = addNothing;


/***/ }),

/***/ 4959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fetch),
/* harmony export */   k: () => (/* binding */ ProxyAgent)
/* harmony export */ });
/**
 * Stands in for `undici` inside the bundles, see bundle.ts. What the toolkit imports by name is here and refuses to
 * work, so that code which does come to need undici says so instead of failing in a puzzling way.
 */
function refuse() {
  throw new Error(
    'undici is not part of this bundle: pass a fetch of your own (scripts/bundling/undici-stub.js)',
  );
}

/** The toolkit makes one as soon as it is loaded behind a proxy; only using it is refused. */
class ProxyAgent {
  dispatch() {
    refuse();
  }
}

const fetch = refuse;


/***/ })

};
