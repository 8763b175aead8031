export const id = 645;
export const ids = [645];
export const modules = {

/***/ 8645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPullChanges: () => (/* binding */ createPullChanges)
});

// EXTERNAL MODULE: ./text/links.js
var links = __webpack_require__(3244);
// EXTERNAL MODULE: ./host/github/gitea.js
var gitea = __webpack_require__(9840);
;// CONCATENATED MODULE: ./host/github/gitea-diff.js
const NAME = /^(?:---|\+\+\+) (?:"((?:[^"\\]|\\.)*)"|([^\t\n]*))/;
const ESCAPES = { n: 10, t: 9, r: 13, a: 7, b: 8, f: 12, v: 11 };
function readPatches(diff) {
    const patches = new Map();
    for (const part of diff.split(/(?<![^\n])(?=diff --git )/)) {
        const start = part.search(/(?<![^\n])@@ /);
        if (start < 0)
            continue;
        const [before, after] = ['--- ', '+++ '].map((sign) => readName(part
            .slice(0, start)
            .split('\n')
            .find((line) => line.startsWith(sign)) ?? ''));
        const name = after === '/dev/null' ? before?.replace(/^a\//, '') : after?.replace(/^b\//, '');
        if (name)
            patches.set(name, part.slice(start).replace(/\n$/, ''));
    }
    return patches;
}
function readName(line) {
    const [, quoted, plain = ''] = NAME.exec(line) ?? [];
    if (quoted === undefined)
        return plain;
    const bytes = quoted.match(/\\[0-7]{3}|\\.|[^\\]+/gs) ?? [];
    return Buffer.concat(bytes.map(readPiece)).toString('utf8');
}
function readPiece(piece) {
    if (!piece.startsWith('\\'))
        return Buffer.from(piece);
    const rest = piece.slice(1);
    if (/^[0-7]{3}$/.test(rest))
        return Buffer.from([Number.parseInt(rest, 8) & 0xff]);
    const code = ESCAPES[rest];
    return code === undefined ? Buffer.from(rest) : Buffer.from([code]);
}

// EXTERNAL MODULE: ./host/github/graphql.js
var graphql = __webpack_require__(3431);
// EXTERNAL MODULE: ./host/github/host-error.js
var host_error = __webpack_require__(7725);
// EXTERNAL MODULE: ./host/github/listing.js
var github_listing = __webpack_require__(3242);
// EXTERNAL MODULE: ./host/github/paging.js
var paging = __webpack_require__(2260);
// EXTERNAL MODULE: ./host/github/read.js
var read = __webpack_require__(2624);
// EXTERNAL MODULE: ./host/github/require.js
var github_require = __webpack_require__(5973);
;// CONCATENATED MODULE: ./host/github/changes.js









const GITHUB_FILES_MAX = 3_000;
const CLOSERS = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { issue(number: $number) {
    closedByPullRequestsReferences(first: 20, includeClosedPrs: true) { nodes { number title merged repository { nameWithOwner } } }
  } }
}`;
function createPullChanges(send, place) {
    const isGitea = (0,gitea/* isGiteaApi */.N)(place.apiUrl);
    const size = { per_page: paging/* PER_PAGE */.EK, ...(isGitea ? { limit: paging/* PER_PAGE */.EK } : {}) };
    const here = partsOf(place.repository);
    return {
        locate: (link) => (0,read/* locatePull */._I)(link, place.serverUrl),
        async thread(number) {
            const answer = await send('GET /repos/{owner}/{repo}/issues/{number}', { ...here, number });
            return readThread(answer, place) ?? refuse(answer, 'issue');
        },
        async *files({ repository, number }) {
            const at = { ...partsOf(repository), number };
            const text = isGitea ? await readDiff(send, at) : undefined;
            const listing = (0,github_listing/* createListing */.X)();
            for (let page = 1, seen = 0;; page += 1) {
                listing.count();
                const answer = await send('GET /repos/{owner}/{repo}/pulls/{number}/files', { ...at, ...size, page });
                const found = { ...answer, rows: (0,github_require/* requireList */.Ky)(answer) };
                listing.see(found, '/files');
                const files = (0,github_require/* requireRows */.xw)(found, CHANGED_TEXT);
                seen += files.length;
                const isLast = !(0,paging/* hasNextPage */.rB)(found, seen);
                const hasMore = !isLast || seen >= GITHUB_FILES_MAX;
                yield text ? { ...joined(files, text), hasMore } : { files, hasMore };
                if (isLast)
                    return;
            }
        },
        async closers(issue) {
            if (isGitea)
                return undefined;
            const variables = { owner: here.owner, name: here.repo, number: issue };
            const { data, errors } = await (0,graphql/* ask */.kA)({ send, apiUrl: place.apiUrl }, { query: CLOSERS, variables });
            const list = at(at(at(at(data, 'repository'), 'issue'), 'closedByPullRequestsReferences'), 'nodes');
            const missing = (0,graphql/* whyMissing */.bi)(errors, 'repository', 'issue', 'closedByPullRequestsReferences');
            if (!Array.isArray(list) || missing)
                throw missing ?? noList();
            return list.flatMap((node) => readCloser(node) ?? []);
        },
    };
}
async function readDiff(send, at) {
    try {
        const { data, asked } = await send('GET /repos/{owner}/{repo}/pulls/{number}.diff', { ...at });
        return typeof data === 'string' ? readPatches(data) : (0,github_require/* isNo */.IY)('diff', asked);
    }
    catch (error) {
        if (error instanceof host_error/* HostError */.d)
            return error;
        throw error;
    }
}
function joined(files, text) {
    if (text instanceof host_error/* HostError */.d)
        return { files, unread: text };
    const withText = (file) => {
        const patch = text.get(file.path);
        return patch === undefined ? file : { ...file, patch };
    };
    return { files: files.map(withText) };
}
const CHANGED_TEXT = { what: 'list of changed files', read: readChangedText };
function readChangedText(fields) {
    const file = (0,read/* readChangedFile */.nl)(fields);
    const { patch, previous_filename: previousPath } = fields;
    return (file && {
        ...file,
        ...(typeof previousPath === 'string' && previousPath !== '' ? { previousPath } : {}),
        ...(typeof patch === 'string' && patch !== '' ? { patch } : {}),
    });
}
function readThread({ data }, { serverUrl }) {
    const { number, title, body, html_url: page, pull_request: pull } = (data ?? {});
    if (typeof number !== 'number' || typeof title !== 'string')
        return undefined;
    const link = (0,links/* readPrLink */.n)(page);
    const url = link !== undefined && (0,links/* isTrustedLink */.G)(link, { serverUrl }) ? { url: link } : {};
    const kind = pull ? 'pull-request' : 'issue';
    return { kind, number, title, body: typeof body === 'string' ? body : '', ...url };
}
function readCloser(node) {
    const { number, title, merged } = (node ?? {});
    const repository = at(at(node, 'repository'), 'nameWithOwner');
    const isPull = typeof number === 'number' && typeof title === 'string' && merged === true;
    return isPull && typeof repository === 'string' && /^[\w.-]+\/[\w.-]+$/.test(repository)
        ? { repository, number, title }
        : undefined;
}
function partsOf(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}
function at(value, field) {
    return typeof value === 'object' && value !== null ? value[field] : undefined;
}
const noList = () => new host_error/* HostError */.d('unreadable', 'the code host answered GraphQL with something that is no list of pull requests');
function refuse({ asked }, what) {
    throw (0,github_require/* isNo */.IY)(what, asked);
}


/***/ })

};
