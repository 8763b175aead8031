export const id = 57;
export const ids = [57];
export const modules = {

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGiteaMending: () => (/* binding */ createGiteaMending)
/* harmony export */ });
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7725);
/* harmony import */ var _paging_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2260);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2624);
/* harmony import */ var _require_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5973);




const REVIEWS_MAX = 4;
const PAGES_MAX = 4;
function createGiteaMending(send, { serverUrl }) {
    const positions = new Map();
    const ask = (method, path, { place, ...parameters }) => {
        const [owner = '', repo = ''] = place.repository.split('/');
        return send(`${method} /repos/{owner}/{repo}${path}`, {
            owner,
            repo,
            number: place.number,
            ...parameters,
        });
    };
    const readChecks = async (place, sha) => {
        const answer = await ask('GET', '/commits/{sha}/status', { place, sha, limit: _paging_js__WEBPACK_IMPORTED_MODULE_0__/* .PER_PAGE */ .EK });
        if (answer.data === null)
            return [];
        const { statuses, total_count: total } = (answer.data ?? {});
        const rows = statuses === null && total === 0 ? [] : (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(statuses);
        const checks = rows?.map(readStatus);
        if (!checks?.every((one) => one !== undefined))
            throw (0,_require_js__WEBPACK_IMPORTED_MODULE_2__/* .isNo */ .IY)('combined status', answer.asked);
        if (typeof total === 'number' && total > checks.length)
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d('endless', `there are ${total} statuses, of which the code host gave ${checks.length}`);
        return checks;
    };
    const readReviews = async (place) => {
        const reviews = [];
        for (let page = 1; page <= PAGES_MAX; page += 1) {
            const answer = await ask('GET', '/pulls/{number}/reviews', { place, page, limit: _paging_js__WEBPACK_IMPORTED_MODULE_0__/* .PER_PAGE */ .EK });
            const rows = (0,_require_js__WEBPACK_IMPORTED_MODULE_2__/* .requireList */ .Ky)(answer);
            reviews.push(...rows);
            if (!(0,_paging_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNextPage */ .rB)({ ...answer, rows }, reviews.length))
                return reviews;
        }
        throw new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d('endless', `there are more than ${reviews.length} reviews, and the others were not read`);
    };
    const readThreads = async (place) => {
        const reviews = (await readReviews(place)).filter(({ comments_count: count, state, dismissed }) => Number(count) > 0 && state !== 'PENDING' && dismissed !== true);
        const read = reviews.toSorted((a, b) => Number(b.id) - Number(a.id)).slice(0, REVIEWS_MAX);
        const conversations = new Map();
        for (const { id } of read.reverse()) {
            const answer = await ask('GET', '/pulls/{number}/reviews/{id}/comments', { place, id });
            for (const comment of (0,_require_js__WEBPACK_IMPORTED_MODULE_2__/* .requireList */ .Ky)(answer)) {
                const position = positionOf(comment, answer);
                const key = JSON.stringify(position);
                const known = conversations.get(key) ?? { position, comments: [] };
                conversations.set(key, { position, comments: [...known.comments, comment] });
            }
        }
        const items = [...conversations.values()].map(({ position, comments }) => {
            const thread = threadOf(position, comments);
            positions.set(thread.id, position);
            return thread;
        });
        const missed = reviews.length - read.length;
        return missed > 0 ? { items, unread: unreadReviews(missed) } : { items };
    };
    return {
        locate: (link) => (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePull */ ._I)(link, serverUrl),
        async faults(place, asked) {
            const answer = await ask('GET', '/pulls/{number}', { place });
            const { head, mergeable } = (answer.data ?? {});
            const sha = head?.sha;
            if (typeof sha !== 'string')
                throw (0,_require_js__WEBPACK_IMPORTED_MODULE_2__/* .isNo */ .IY)('pull request', answer.asked);
            const checks = asked.checks
                ? await partOf(readChecks(place, sha).then((items) => ({ items })))
                : NOTHING;
            const threads = asked.threads ? await partOf(readThreads(place)) : NOTHING;
            return { head: sha, conflict: mergeable === true ? 'no' : 'unknown', checks, threads };
        },
        async reply(place, replies) {
            const comments = replies.flatMap(({ thread, body }) => {
                const { path, after, before } = positions.get(thread.id) ?? { path: '', after: 0, before: 0 };
                return path === '' ? [] : [{ path, body, new_position: after, old_position: before }];
            });
            if (comments.length > 0)
                await ask('POST', '/pulls/{number}/reviews', { place, event: 'COMMENT', body: '', comments });
        },
    };
}
const NOTHING = { items: [] };
async function partOf(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d))
            throw error;
        return { items: [], unread: error };
    }
}
const unreadReviews = (count) => new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .d('endless', `${count} older reviews with comments on lines were not read`);
const STATES = {
    failure: 'failed',
    error: 'failed',
    pending: 'running',
    success: 'passed',
    skipped: 'passed',
};
const text = (value) => (typeof value === 'string' ? value : '');
const timeOf = (value) => Date.parse(text(value)) || 0;
function readStatus({ context, status, description, target_url: url, updated_at: at }) {
    if (typeof context !== 'string' || typeof status !== 'string')
        return undefined;
    return {
        name: context,
        state: STATES[status] ?? 'undecided',
        conclusion: status,
        title: text(description),
        summary: '',
        annotations: [],
        annotationCount: 0,
        url: text(url),
        atMs: timeOf(at),
    };
}
function positionOf({ path, position, original_position: original }, { asked }) {
    if (typeof path !== 'string' || path === '')
        throw (0,_require_js__WEBPACK_IMPORTED_MODULE_2__/* .isNo */ .IY)('list of review comments', asked);
    return { path, after: Number(position) || 0, before: Number(original) || 0 };
}
function threadOf({ path, after }, rows) {
    const comments = rows
        .toSorted((a, b) => Number(a.id) - Number(b.id))
        .map(({ user, body, created_at: at }) => ({
        author: (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readPerson */ .c1)(user),
        body: text(body),
        atMs: timeOf(at),
    }));
    const isResolved = rows.some(({ resolver }) => resolver !== null && resolver !== undefined);
    const id = String(Math.min(...rows.map((row) => Number(row.id))));
    return { id, isOpen: !isResolved, path, line: after || undefined, comments };
}


/***/ })

};
