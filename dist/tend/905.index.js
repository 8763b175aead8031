export const id = 905;
export const ids = [905];
export const modules = {

/***/ 5286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHubMending: () => (/* binding */ createGitHubMending)
/* harmony export */ });
/* harmony import */ var _graphql_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3431);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2624);



const PAGES_MAX = 3;
const REPLIES_AT_ONCE = 50;
const QUERY = `query ($owner: String!, $name: String!, $number: Int!, $asksChecks: Boolean!, $asksThreads: Boolean!, $checks: String, $threads: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    headRefOid mergeable
    commits(last: 1) @include(if: $asksChecks) { nodes { commit { statusCheckRollup {
      contexts(first: 100, after: $checks) { pageInfo { hasNextPage endCursor } nodes {
        __typename
        ... on CheckRun { name status conclusion title summary detailsUrl startedAt completedAt
          annotations(first: 20) { totalCount nodes { path annotationLevel title message location { start { line } } } } }
        ... on StatusContext { context state description targetUrl createdAt }
      } }
    } } } }
    reviewThreads(last: 100, before: $threads) @include(if: $asksThreads) { pageInfo { hasPreviousPage startCursor } nodes {
      id isResolved isOutdated path line
      comments(last: 20) { nodes { body createdAt author { __typename login } } }
    } }
  } }
}`;
function createGitHubMending(send, { apiUrl, serverUrl }) {
    const tools = { send, apiUrl };
    return {
        locate: (link) => (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .locatePull */ ._I)(link, serverUrl),
        async faults(place, asked) {
            const checks = new Gathering(asked.checks, readCheck);
            const threads = new Gathering(asked.threads, readThread);
            for (let page = 1;; page += 1) {
                const variables = {
                    ...partsOf(place),
                    ...{ asksChecks: checks.goesOn, checks: checks.cursor ?? null },
                    ...{ asksThreads: threads.goesOn, threads: threads.cursor ?? null },
                };
                const { data, errors } = await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .ask */ .kA)(tools, { query: QUERY, variables });
                const pull = at(at(data, 'repository'), 'pullRequest');
                const { headRefOid: head, mergeable } = (pull ?? {});
                if (typeof head !== 'string' || typeof mergeable !== 'string')
                    throw (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .whyMissing */ .bi)(errors, 'repository') ?? noAnswer('pull request');
                if (checks.goesOn)
                    checks.take(readRollup(pull), (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .whyMissing */ .bi)(errors, 'statusCheckRollup', 'commits'));
                if (threads.goesOn)
                    threads.take(at(pull, 'reviewThreads'), (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .whyMissing */ .bi)(errors, 'reviewThreads'));
                if ((checks.goesOn || threads.goesOn) && page < PAGES_MAX)
                    continue;
                const conflict = mergeable === 'CONFLICTING' ? 'yes' : mergeable === 'MERGEABLE' ? 'no' : 'unknown';
                return { head, conflict, checks: checks.part, threads: threads.part };
            }
        },
        async reply(_, replies) {
            for (let from = 0; from < replies.length; from += REPLIES_AT_ONCE) {
                const some = replies.slice(from, from + REPLIES_AT_ONCE);
                const inputs = some.map(({ thread, body }) => ({ pullRequestReviewThreadId: thread.id, body }));
                await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_1__/* .mutateAll */ .YW)(tools, { name: 'addPullRequestReviewThreadReply', inputs });
            }
        },
    };
}
function partsOf({ repository, number }) {
    const [owner = '', name = ''] = repository.split('/');
    return { owner, name, number };
}
function at(value, field) {
    return typeof value === 'object' && value !== null ? value[field] : undefined;
}
function readRollup(pull) {
    const commits = at(at(pull, 'commits'), 'nodes');
    const rollup = at(at(Array.isArray(commits) ? commits[0] : undefined, 'commit'), 'statusCheckRollup');
    return rollup === null ? { nodes: [], pageInfo: {} } : at(rollup, 'contexts');
}
class Gathering {
    goesOn;
    cursor;
    #items = [];
    #read;
    #unread;
    constructor(isAsked, read) {
        this.goesOn = isAsked;
        this.#read = read;
    }
    take(list, missing) {
        const [nodes, info] = [at(list, 'nodes'), (at(list, 'pageInfo') ?? {})];
        const items = (Array.isArray(nodes) ? nodes : []).map((node) => this.#read(node ?? {}));
        this.#items.push(...items.filter((item) => item !== undefined));
        const isWhole = Array.isArray(nodes) && items.every((item) => item !== undefined);
        if (missing || !isWhole)
            this.#unread = missing ?? noAnswer('list of what was asked for');
        const next = info.endCursor ?? info.startCursor;
        this.goesOn = isWhole && (info.hasNextPage === true || info.hasPreviousPage === true);
        this.cursor = typeof next === 'string' ? next : undefined;
    }
    get part() {
        const unread = this.#unread ?? (this.goesOn ? TOO_MANY : undefined);
        return { items: this.#items, ...(unread ? { unread } : {}) };
    }
}
const TOO_MANY = new _host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .d('endless', `there are more than ${PAGES_MAX * 100}, and the others were not read`);
function noAnswer(what) {
    return new _host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HostError */ .d('unreadable', `the code host answered GraphQL with something that is no ${what}`);
}
const FAILED = ['FAILURE', 'TIMED_OUT', 'STARTUP_FAILURE', 'ERROR'];
const PASSED = ['SUCCESS', 'NEUTRAL', 'SKIPPED'];
const RUNNING = ['PENDING', 'EXPECTED'];
function stateOf(conclusion) {
    if (FAILED.includes(conclusion))
        return 'failed';
    if (RUNNING.includes(conclusion))
        return 'running';
    return PASSED.includes(conclusion) ? 'passed' : 'undecided';
}
const text = (value) => (typeof value === 'string' ? value : '');
const line = (value) => (typeof value === 'number' ? value : undefined);
const timeOf = (value) => Date.parse(text(value)) || 0;
function readCheck(fields) {
    if (fields.__typename === 'StatusContext')
        return readStatus(fields);
    const { name, status, conclusion, annotations } = fields;
    if (fields.__typename !== 'CheckRun' || typeof name !== 'string' || typeof status !== 'string')
        return undefined;
    const isOver = status === 'COMPLETED';
    if (isOver && typeof conclusion !== 'string')
        return undefined;
    const nodes = at(annotations, 'nodes');
    const list = Array.isArray(nodes) ? nodes.map((node) => readAnnotation(node ?? {})) : [];
    const count = at(annotations, 'totalCount');
    return {
        name,
        state: isOver ? stateOf(text(conclusion)) : 'running',
        conclusion: (isOver ? text(conclusion) : status).toLowerCase(),
        title: text(fields.title),
        summary: text(fields.summary),
        annotations: list,
        annotationCount: typeof count === 'number' ? count : list.length,
        url: text(fields.detailsUrl),
        atMs: timeOf(fields.completedAt) || timeOf(fields.startedAt),
    };
}
function readStatus({ context, state, description, targetUrl, createdAt }) {
    if (typeof context !== 'string' || typeof state !== 'string')
        return undefined;
    return {
        name: context,
        state: stateOf(state),
        conclusion: state.toLowerCase(),
        title: text(description),
        summary: '',
        annotations: [],
        annotationCount: 0,
        url: text(targetUrl),
        atMs: timeOf(createdAt),
    };
}
function readAnnotation(fields) {
    return {
        path: text(fields.path),
        line: line(at(at(fields.location, 'start'), 'line')),
        level: text(fields.annotationLevel).toLowerCase(),
        title: text(fields.title),
        message: text(fields.message),
    };
}
function readThread({ id, isResolved, isOutdated, path, ...fields }) {
    const nodes = at(fields.comments, 'nodes');
    if (typeof id !== 'string' || typeof path !== 'string' || !Array.isArray(nodes))
        return undefined;
    if (typeof isResolved !== 'boolean' || typeof isOutdated !== 'boolean')
        return undefined;
    const comments = nodes.map((node) => ({
        author: readAuthor(at(node, 'author')),
        body: text(at(node, 'body')),
        atMs: timeOf(at(node, 'createdAt')),
    }));
    return { id, path, line: line(fields.line), comments, isOpen: !isResolved && !isOutdated };
}
function readAuthor(author) {
    const login = text(at(author, 'login'));
    const isBot = at(author, '__typename') === 'Bot';
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readPerson */ .c1)({ login: isBot && !login.endsWith('[bot]') ? `${login}[bot]` : login });
}


/***/ })

};
