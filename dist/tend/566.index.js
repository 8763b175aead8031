export const id = 566;
export const ids = [566];
export const modules = {

/***/ 1566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPullRequestCare: () => (/* binding */ createPullRequestCare)
});

// EXTERNAL MODULE: ./host/github/gitea.js
var gitea = __webpack_require__(9840);
// EXTERNAL MODULE: ./host/github/graphql.js
var graphql = __webpack_require__(3431);
// EXTERNAL MODULE: ./host/github/listing.js
var github_listing = __webpack_require__(3242);
// EXTERNAL MODULE: ./host/github/paging.js
var paging = __webpack_require__(2260);
// EXTERNAL MODULE: ./host/github/read.js
var read = __webpack_require__(2624);
;// CONCATENATED MODULE: ./host/github/read-pull.js

const fieldsOf = (value) => typeof value === 'object' && value !== null ? value : {};
const read_pull_text = (value) => (typeof value === 'string' ? value : '');
function readPullState(data) {
    const fields = fieldsOf(data);
    const { number, state, body, draft } = fields;
    if (typeof number !== 'number' || (state !== 'open' && state !== 'closed'))
        return undefined;
    if ((typeof body !== 'string' && body !== null) || typeof draft !== 'boolean')
        return undefined;
    const labels = (0,read/* readNames */.r6)(fields.labels, 'name');
    const assignees = (0,read/* readNames */.r6)(fields.assignees, 'login');
    const reviewers = (0,read/* readNames */.r6)(fields.requested_reviewers, 'login');
    const slugs = (0,read/* readNames */.r6)(fields.requested_teams ?? [], 'slug');
    const teams = (0,read/* readNames */.r6)(fields.requested_reviewers_teams ?? [], 'name');
    const [base, head] = [fieldsOf(fields.base), fieldsOf(fields.head)];
    if (!labels || !assignees || !reviewers || !slugs || !teams || typeof head.ref !== 'string')
        return undefined;
    const home = read_pull_text(fieldsOf(base.repo).full_name).toLowerCase();
    return {
        isOpen: state === 'open' && fields.merged !== true,
        body: read_pull_text(body),
        author: read_pull_text(fieldsOf(fields.user).login),
        isDraft: draft,
        isAutoMerging: typeof fields.auto_merge === 'object' && fields.auto_merge !== null,
        labels,
        assignees,
        reviewers,
        teams: [...slugs, ...teams],
        head: head.ref,
        isFromFork: home === '' || read_pull_text(fieldsOf(head.repo).full_name).toLowerCase() !== home,
        nodeId: read_pull_text(fields.node_id),
        changedFiles: typeof fields.changed_files === 'number' ? fields.changed_files : undefined,
    };
}
function readHistory(rows) {
    const found = collect();
    for (const row of rows) {
        switch (row.event) {
            case 'labeled':
                found.labels.add(read_pull_text(fieldsOf(row.label).name).toLowerCase());
                break;
            case 'assigned':
                found.assignees.add(read_pull_text(fieldsOf(row.assignee).login).toLowerCase());
                break;
            case 'review_requested':
                found.reviewers.add(read_pull_text(fieldsOf(row.requested_reviewer).login).toLowerCase());
                found.teams.add(read_pull_text(fieldsOf(row.requested_team).slug).toLowerCase());
                break;
            case 'convert_to_draft':
            case 'ready_for_review':
                found.wasDraftChanged = true;
                break;
            case 'auto_merge_enabled':
            case 'auto_squash_enabled':
            case 'auto_rebase_enabled':
                found.wasAutoMerging = true;
                break;
        }
    }
    return found;
}
function readTimeline(rows) {
    const found = collect();
    for (const { type, label, assignee, assignee_team: team } of rows) {
        const login = read_pull_text(fieldsOf(assignee).login).toLowerCase();
        if (type === 'label')
            found.labels.add(read_pull_text(fieldsOf(label).name).toLowerCase());
        if (type === 'assignees')
            found.assignees.add(login);
        if (type !== 'review_request')
            continue;
        found.reviewers.add(login);
        found.teams.add(read_pull_text(fieldsOf(team).name).toLowerCase());
    }
    return found;
}
const collect = () => ({
    labels: new Set(),
    assignees: new Set(),
    reviewers: new Set(),
    teams: new Set(),
    wasDraftChanged: false,
    wasAutoMerging: false,
});

// EXTERNAL MODULE: ./host/github/require.js
var github_require = __webpack_require__(5973);
;// CONCATENATED MODULE: ./host/github/care.js







const HISTORY_PAGES_MAX = 10;
const FILES_PAGES_MAX = 60;
const MERGE_METHODS = { merge: 'MERGE', squash: 'SQUASH', rebase: 'REBASE' };
function createPullRequestCare(send, host) {
    const route = (method, path) => `${method} /repos/{owner}/{repo}${path}`;
    const at = ({ repository, number }) => {
        const [owner = '', repo = ''] = repository.split('/');
        return { owner, repo, number };
    };
    const isGitea = (0,gitea/* isGiteaApi */.N)(host.apiUrl);
    async function* pages(path, place, { pagesMax } = { pagesMax: HISTORY_PAGES_MAX }) {
        const listing = (0,github_listing/* createListing */.X)();
        for (let page = 1, seen = 0; page <= pagesMax; page += 1) {
            listing.count();
            const size = { per_page: paging/* PER_PAGE */.EK, ...(isGitea ? { limit: paging/* PER_PAGE */.EK } : {}) };
            const answer = await send(route('GET', path), { ...at(place), ...size, page });
            const { headers } = answer;
            const rows = isGitea && answer.data === null ? [] : (0,github_require/* requireList */.Ky)(answer);
            listing.see({ rows, headers }, path);
            yield rows;
            seen += rows.length;
            if (isGitea ? rows.length === 0 : !(0,paging/* hasNextPage */.rB)({ rows, headers }, seen))
                return;
        }
    }
    return {
        locate: (link) => (0,read/* locatePull */._I)(link, host.serverUrl),
        async read(place) {
            const { data, asked } = await send(route('GET', '/pulls/{number}'), at(place));
            const state = readPullState(data);
            if (!state)
                throw (0,github_require/* isNo */.IY)('pull request', asked);
            return state;
        },
        async history(place) {
            const rows = [];
            const path = isGitea ? '/issues/{number}/timeline' : '/issues/{number}/events';
            for await (const page of pages(path, place))
                rows.push(...page);
            return isGitea ? readTimeline(rows) : readHistory(rows);
        },
        async setBody(place, body) {
            await send(route('PATCH', '/pulls/{number}'), { ...at(place), body });
        },
        async addLabels(place, labels) {
            const answer = await send(route('POST', '/issues/{number}/labels'), { ...at(place), labels });
            return requireNames(answer, { what: 'list of labels', list: answer.data, field: 'name' });
        },
        async addAssignees(place, assignees) {
            const answer = await send(route('POST', '/issues/{number}/assignees'), { ...at(place), assignees });
            const { assignees: list } = (answer.data ?? {});
            return requireNames(answer, { what: 'list of assignees', list, field: 'login' });
        },
        async requestReviews(place, { people, teams }) {
            await send(route('POST', '/pulls/{number}/requested_reviewers'), {
                ...at(place),
                ...(people.length > 0 ? { reviewers: people } : {}),
                ...(teams.length > 0 ? { team_reviewers: teams } : {}),
            });
        },
        setDraft: ({ nodeId }, isDraft) => (0,graphql/* mutate */.Tk)({ send, apiUrl: host.apiUrl }, {
            name: isDraft ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview',
            input: { pullRequestId: nodeId },
        }),
        async files(place) {
            const files = [];
            for await (const rows of pages('/pulls/{number}/files', place, { pagesMax: FILES_PAGES_MAX }))
                files.push(...(0,github_require/* requireRows */.xw)({ rows, asked: 'the files' }, CHANGED_NAMES));
            return files;
        },
        disableAutoMerge: ({ nodeId }) => (0,graphql/* mutate */.Tk)({ send, apiUrl: host.apiUrl }, { name: 'disablePullRequestAutoMerge', input: { pullRequestId: nodeId } }),
        enableAutoMerge: ({ nodeId }, method) => (0,graphql/* mutate */.Tk)({ send, apiUrl: host.apiUrl }, {
            name: 'enablePullRequestAutoMerge',
            input: { pullRequestId: nodeId, mergeMethod: MERGE_METHODS[method] },
        }),
    };
}
const CHANGED_NAMES = {
    what: 'list of changed files',
    read: ({ filename, previous_filename: before }) => {
        if (typeof filename !== 'string' || filename === '')
            return undefined;
        return typeof before === 'string' && before !== filename ? [before, filename] : [filename];
    },
};
function requireNames({ asked }, { what, list, field }) {
    const names = (0,read/* readNames */.r6)(list, field);
    if (!names)
        throw (0,github_require/* isNo */.IY)(what, asked);
    return names;
}


/***/ })

};
