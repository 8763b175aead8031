export const id = 820;
export const ids = [820];
export const modules = {

/***/ 58548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v6: () => (/* binding */ PullRequestError),
  IF: () => (/* binding */ createGitHubHost),
  xS: () => (/* binding */ describeMove),
  aR: () => (/* binding */ repositoryName)
});

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(94362);
// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __webpack_require__(80037);
// EXTERNAL MODULE: ./server/words/visible-text.js
var visible_text = __webpack_require__(58169);
// EXTERNAL MODULE: ./contract/own-traces.js
var own_traces = __webpack_require__(9563);
;// CONCATENATED MODULE: ./server/pull-requests/own-block.js
function withoutBlock(body, { starts, end }) {
    const start = starts.map((line) => body.indexOf(line)).find((at) => at !== -1) ?? -1;
    const endsAt = start === -1 ? -1 : body.indexOf(end, start);
    if (endsAt === -1)
        return body;
    return body.slice(0, start) + body.slice(endsAt + end.length).replace(/^(?:\r?\n){1,2}/, '');
}

;// CONCATENATED MODULE: ./server/pull-requests/checks-text.js



const START = `${own_traces/* HIDDEN_LINE_START */.rU}checks`;
const END = `${own_traces/* HIDDEN_LINE_START */.rU}checks end -->`;
const DRAFTED = `${START} draft -->`;
const SHOWN = `${START} -->`;
function withChecks(body, { checks, isDrafted }) {
    const rest = withoutBlock(body, { starts: [DRAFTED, SHOWN], end: END });
    if (checks.length === 0)
        return rest;
    const bad = checks.filter(({ status }) => status === 'failed' || status === 'skipped');
    const names = bad.map(({ name }) => name).join(', ');
    const heading = bad.length === 0
        ? 'Checked before it was pushed:'
        : `**Not right yet: ${names}.**${isDrafted ? ' It is a draft until a later change passes.' : ''}`;
    const lines = [isDrafted ? DRAFTED : SHOWN, heading, '', ...checks.map(describe), END];
    return `${lines.join('\n')}\n\n${rest}`;
}
function isDraftedByService(body) {
    return body.includes(DRAFTED);
}
function describe({ name, status, rounds, why }) {
    const back = rounds === 0 ? '' : `, after the agent was sent back ${rounds === 1 ? 'once' : `${rounds} times`}`;
    const reason = why === undefined || status === 'passed' ? '' : `: \`${(0,visible_text/* oneLine */.T)(why, 300).replaceAll('`', "'")}\``;
    return `- ${name}: ${status}${back}${reason}`;
}

;// CONCATENATED MODULE: ./server/pull-requests/contexts-text.js


const contexts_text_START = `${own_traces/* HIDDEN_LINE_START */.rU}contexts -->`;
const contexts_text_END = `${own_traces/* HIDDEN_LINE_START */.rU}contexts end -->`;
function withContexts(body, contexts) {
    const rest = withoutBlock(body, { starts: [contexts_text_START], end: contexts_text_END });
    if (contexts.length === 0)
        return rest === body ? body : rest.trimEnd();
    const read = contexts.map(({ name, shortCommit }) => shortCommit === undefined ? `- \`${name}\` could not be read` : `- \`${name}\` at \`${shortCommit}\``);
    return `${rest.trimEnd()}\n\n${[contexts_text_START, 'What the agent could read besides:', '', ...read, contexts_text_END].join('\n')}`;
}

// EXTERNAL MODULE: ./server/pull-requests/proposal-text.js
var proposal_text = __webpack_require__(11400);
;// CONCATENATED MODULE: ./server/pull-requests/drafts.js



const WORK_IN_PROGRESS = 'WIP: ';
async function openPull(proposal, { request, pulls, apiUrl }, signal) {
    const { isDraft } = proposal;
    const open = (isDrafted) => {
        const title = (0,proposal_text/* proposalTitle */.R)(proposal.prompt);
        return request(pulls, signal, {
            body: {
                title: isDrafted && !isGitHub(apiUrl) ? WORK_IN_PROGRESS + title : title,
                body: tellIn((0,proposal_text/* proposalBody */.T)(proposal), { proposal, isDrafted }),
                head: proposal.branch,
                base: proposal.base,
                ...(isDrafted && isGitHub(apiUrl) ? { draft: true } : {}),
            },
        });
    };
    const answer = await open(isDraft);
    const hasNoDrafts = isDraft && answer.status === 422 && /draft/i.test(JSON.stringify(answer.json));
    return hasNoDrafts ? open(false) : answer;
}
async function bringUpToDate(pull, proposal, host, signal) {
    const { checks, isDraft } = proposal;
    const body = pull.body ?? '';
    const wasDrafted = isDraftedByService(body);
    if (pull.number === undefined ||
        (checks.length === 0 && tellIn(body, { proposal, isDrafted: false }) === body))
        return;
    const isOne = isDraftNow(pull);
    const wants = isDraft && !isOne ? 'draft' : !isDraft && isOne && wasDrafted ? 'ready' : undefined;
    const done = wants === undefined || (await setDraft(pull, { ...host, wants }, signal));
    const isDrafted = wants === undefined ? isOne && wasDrafted : (wants === 'draft') === done;
    const updated = tellIn(body, { proposal, isDrafted });
    if (updated !== body)
        await host.request(`${host.pulls}/${pull.number}`, signal, { method: 'PATCH', body: { body: updated } });
}
function tellIn(body, { proposal, isDrafted }) {
    return withContexts(withChecks(body, { checks: proposal.checks, isDrafted }), proposal.contexts);
}
async function setDraft(pull, { request, pulls, apiUrl, wants }, signal) {
    if (!isGitHub(apiUrl)) {
        const plain = (pull.title ?? '').replace(/^(?:WIP:|\[WIP\])\s*/i, '');
        const title = wants === 'draft' ? WORK_IN_PROGRESS + plain : plain;
        const { status } = await request(`${pulls}/${pull.number}`, signal, { method: 'PATCH', body: { title } });
        return status < 300;
    }
    const change = wants === 'draft' ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview';
    const type = `${change[0]?.toUpperCase()}${change.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${change}(input: $input) { clientMutationId } }`;
    const url = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api');
    const { status, json } = await request(`${url}/graphql`, signal, {
        body: { query, variables: { input: { pullRequestId: pull.node_id } } },
    });
    return status === 200 && !(typeof json === 'object' && json !== null && 'errors' in json);
}
function isDraftNow({ draft, title = '' }) {
    return draft ?? /^(?:WIP:|\[WIP\])/i.test(title);
}
function isGitHub(apiUrl) {
    return !/\/api\/v1\/*$/.test(apiUrl);
}

;// CONCATENATED MODULE: ./server/pull-requests/open-pull.js

const pullRequestSchema = schemas.object({
    html_url: schemas.url({ protocol: /^https?$/ })
        .refine((url) => new URL(url).username === '', 'must not carry a user'),
    head: schemas.object({ ref: schemas.string(), repo: schemas.object({ full_name: schemas.string() }).nullish() }),
    base: schemas.object({ ref: schemas.string() }).optional(),
    number: schemas.number().optional(),
    title: schemas.string().optional(),
    body: schemas.string().nullish(),
    draft: schemas.boolean().optional(),
    node_id: schemas.string().optional(),
});

;// CONCATENATED MODULE: ./server/pull-requests/github.js





const REQUEST_TIMEOUT_MS = 30_000;
const PAGES_MAX = 20;
class PullRequestError extends Error {
    name = 'PullRequestError';
    status;
    constructor(message, status) {
        super(message);
        this.status = status;
    }
}
class TooManyPulls extends PullRequestError {
    constructor() {
        super(`could not look through the pull requests: there are more than ${PAGES_MAX} pages`);
    }
}
function createGitHubHost(given) {
    const fullName = repositoryName(given.repository);
    const pulls = `${given.apiUrl.replace(/\/+$/, '')}/repos/${fullName}/pulls`;
    const request = async (url, signal, { body, method = body === undefined ? 'GET' : 'POST' } = {}) => {
        const response = await reach(url, {
            method,
            headers: {
                accept: 'application/json',
                authorization: `Bearer ${given.token}`,
                'user-agent': 'docs-agent',
                ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            redirect: 'manual',
            signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const json = await response.json().catch(() => undefined);
        return { status: response.status, json, location: response.headers.get('location') };
    };
    const findPull = async ({ branch, state }, signal) => {
        const [owner] = fullName.split('/');
        const filter = `state=${state}&head=${encodeURIComponent(`${owner}:${branch}`)}&per_page=50`;
        for (let page = 1; page <= PAGES_MAX; page++) {
            const { status, json, location } = await request(`${pulls}?${filter}&page=${page}`, signal);
            const list = schemas.array(schemas.unknown()).safeParse(json);
            if (status !== 200 || !list.success)
                throw refusal({ action: 'list pull requests', request: `GET ${pulls}`, status, json, location });
            if (list.data.length === 0)
                return undefined;
            for (const entry of list.data) {
                const found = pullRequestSchema.safeParse(entry).data;
                const ours = found?.head.repo?.full_name.toLowerCase() === fullName.toLowerCase();
                if (found && ours && found.head.ref === branch)
                    return found;
            }
        }
        throw new TooManyPulls();
    };
    const findOpen = async ({ branch }, signal) => {
        try {
            return await findPull({ branch, state: 'open' }, signal);
        }
        catch (error) {
            if (error instanceof TooManyPulls)
                return undefined;
            throw error;
        }
    };
    return {
        propose: async (proposal, signal) => {
            const open = await findOpen(proposal, signal);
            if (open !== undefined) {
                await bringUpToDate(open, proposal, { request, pulls, apiUrl: given.apiUrl }, signal);
                return open.html_url;
            }
            if (proposal.known !== undefined)
                return proposal.known;
            const { status, json, location } = await openPull(proposal, { request, pulls, apiUrl: given.apiUrl }, signal);
            const made = pullRequestSchema.safeParse(json);
            if (status === 201 && made.success)
                return made.data.html_url;
            const other = status === 422 || status === 409 ? await findOpen(proposal, signal) : undefined;
            if (other !== undefined)
                return other.html_url;
            throw refusal({ action: 'open a pull request', request: `POST ${pulls}`, status, json, location });
        },
        find: async ({ branch }, signal) => {
            const open = await findPull({ branch, state: 'open' }, signal);
            const found = open ?? (await findPull({ branch, state: 'closed' }, signal));
            return found && { link: found.html_url, ...(found.base ? { base: found.base.ref } : {}) };
        },
    };
}
async function reach(url, init) {
    try {
        return await fetch(url, init);
    }
    catch (error) {
        const cause = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
        const why = (0,thrown/* codeOf */.$)(cause) ?? (0,thrown/* messageOf */.b)(cause ?? error);
        throw new PullRequestError(`could not reach ${new URL(url).origin}: ${(0,visible_text/* oneLine */.T)(why)}`);
    }
}
function repositoryName(repository) {
    const parts = new URL(repository).pathname
        .replace(/\/+$/, '')
        .replace(/\.git$/, '')
        .split('/');
    const [owner, name] = parts.slice(-2);
    if (!owner || !name)
        throw new PullRequestError(`${repository} does not end in owner/name`);
    return `${owner}/${name}`;
}
function describeMove(status, location) {
    if (status < 300 || status > 399 || location === null)
        return undefined;
    return `a redirect to ${(0,visible_text/* oneLine */.T)(location)}, which is not followed: the token would go along`;
}
function refusal(given) {
    const { action, request, status, json, location } = given;
    const said = describeMove(status, location) ?? schemas.object({ message: schemas.string() }).safeParse(json).data?.message;
    return new PullRequestError(`could not ${action}: ${request} was answered with ${status}${said === undefined ? '' : `, ${(0,visible_text/* oneLine */.T)(said)}`}`, status);
}


/***/ }),

/***/ 60390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ pullRequestHostFor)
/* harmony export */ });
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58548);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35796);


function pullRequestHostFor(project) {
    if (project.pullRequests.host === 'review')
        return _review_js__WEBPACK_IMPORTED_MODULE_0__/* .reviewHost */ .J1;
    return (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .createGitHubHost */ .IF)({
        apiUrl: project.pullRequests.apiUrl,
        repository: project.repository,
        token: project.token ?? '',
    });
}


/***/ }),

/***/ 35796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ renderedPath),
/* harmony export */   GT: () => (/* binding */ reviewPath),
/* harmony export */   J1: () => (/* binding */ reviewHost)
/* harmony export */ });
function reviewPath(project, job) {
    return `/review/${project}/${job}`;
}
function renderedPath(project, job) {
    return `${reviewPath(project, job)}?view=rendered`;
}
const reviewHost = {
    propose: async ({ project, job }) => reviewPath(project, job),
    find: async ({ project, job }) => ({ link: reviewPath(project, job) }),
};


/***/ }),

/***/ 95820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookUpPorts: () => (/* binding */ lookUpPorts)
/* harmony export */ });
/* harmony import */ var _pull_requests_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60390);

function lookUpPorts(given) {
    const { config, mirrorOf, stores, redactor, now } = given;
    const portsOf = (project) => ({
        ...stores,
        ...{ project, redactor, now, dataDir: config.dataDir },
        mirror: mirrorOf(project),
        host: (0,_pull_requests_index_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestHostFor */ .y)(project),
    });
    return new Map([...config.projects.values()].map((project) => [project.id, portsOf(project)]));
}


/***/ })

};
