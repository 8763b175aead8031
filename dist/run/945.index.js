export const id = 945;
export const ids = [945];
export const modules = {

/***/ 3945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherChanges: () => (/* binding */ gatherChanges)
});

;// CONCATENATED MODULE: ./text/test-path.js
const TEST_FOLDER = /^(?:tests?|__tests__|testing|specs?|e2e|testdata|test[-_]data|fixtures?)$/i;
const TEST_FILE = /^test_|[-_.](?:test|tests|spec)\.\w+$|(?:Test|Tests|Spec)\.\w+$|\.test-d\.ts$/;
function isTest(path) {
    const parts = path.split('/');
    return TEST_FILE.test(parts.pop() ?? '') || parts.some((part) => TEST_FOLDER.test(part));
}

;// CONCATENATED MODULE: ./instruction/rank-file.js

const RANKS = ['interface', 'exported', 'configuration', 'example', 'docs', 'rest', 'aside'];
const ASIDE_FOLDER = /^(?:node_modules|vendor|vendored|third[-_]?party|3rdparty|dist|generated|__generated__|__snapshots__)$/i;
const ASIDE_FILE = /(?:^|[-.])lock(?:file|b)?(?:\.\w+)?$|^go\.sum$|shrinkwrap\.json$|\.min\.\w+$|\.map$|\.snap$|[-_.](?:pb|gen|generated)\.\w+$|_pb2\.pyi?$/i;
const OWN_FOLDER = /^(?:\.(?:github|gitlab|circleci|vscode|idea|husky)|bench|benchmarks?|scripts|tools|ci)$/i;
const EXAMPLE_FOLDER = /^(?:examples?|samples?|demos?)$/i;
const DOCS_FOLDER = /^(?:docs?|documentation|guides?|manual|man)$/i;
const PROSE = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt)$/i;
const INTERFACE_FILE = /^(?:cli|main|args|flags|options|commands?|routes?|api|index|mod|lib|public|exports?|openapi|asyncapi|swagger)(?:[-_.]|$)|^action\.ya?ml$|\.(?:d\.[cm]?ts|proto|graphql|gql|thrift|pyi|wit|wsdl)$/i;
const INTERFACE_FOLDER = /^(?:api|apis|cli|cmd|commands|routes|endpoints|public)$/i;
const CONFIGURATION = /(?:^|[-_.])(?:config|configuration|settings|defaults?|schema)(?:[-_.]|$)|\.(?:ya?ml|toml|ini|cfg|conf|properties|env)$|^\.env|^package\.json$/i;
const FLAG_LINE = /^[+-].*["'`\s]--[a-z][a-z0-9]*(?:-[a-z0-9]+)*["'`\s=]/m;
const EXPORTED_LINE = /^[+-]\s*(?:export\s|pub\s|public\s|module\.exports\b)/m;
const LOOKED_AT_CHARACTERS = 200_000;
function rankFile(path, patch = '') {
    const folders = path.split('/');
    const file = folders.pop() ?? '';
    const isIn = (kind) => folders.some((folder) => kind.test(folder));
    if (isTest(path) || isIn(ASIDE_FOLDER) || ASIDE_FILE.test(file))
        return 'aside';
    if (isIn(OWN_FOLDER))
        return 'rest';
    if (isIn(EXAMPLE_FOLDER))
        return 'example';
    if (isIn(DOCS_FOLDER) || PROSE.test(file))
        return 'docs';
    if (INTERFACE_FILE.test(file) || isIn(INTERFACE_FOLDER))
        return 'interface';
    if (CONFIGURATION.test(file))
        return 'configuration';
    const lines = patch.slice(0, LOOKED_AT_CHARACTERS);
    if (FLAG_LINE.test(lines))
        return 'interface';
    return EXPORTED_LINE.test(lines) ? 'exported' : 'rest';
}

;// CONCATENATED MODULE: ./instruction/collect-change.js

const KEPT_TIMES = 4;
function collectChange(maxBytes) {
    const files = [];
    let hunks = [];
    let size = 0;
    const prune = () => {
        let left = KEPT_TIMES * maxBytes;
        hunks = inOrder(hunks, (hunk) => [hunk.file, hunk.at]).filter(({ text }) => {
            if (text.length > left)
                return false;
            left -= text.length;
            return true;
        });
        size = KEPT_TIMES * maxBytes - left;
    };
    return {
        add({ patch = '', ...file }) {
            const rank = rankFile(file.path, patch);
            const parts = patch.split(/(?<![^\n])(?=@@ )/).filter((part) => part.startsWith('@@ '));
            const collected = { ...file, rank, hunks: parts.length, at: files.length };
            files.push(collected);
            if (rank === 'aside')
                return;
            for (const [at, part] of parts.entries()) {
                if (part.length > maxBytes)
                    continue;
                hunks.push({ file: collected, at, text: Buffer.from(part).toString() });
                size += part.length;
            }
            if (size > 2 * KEPT_TIMES * maxBytes)
                prune();
        },
        change() {
            prune();
            return { files: inOrder(files, (file) => [file, 0]), hunks };
        },
    };
}
function inOrder(list, keyOf) {
    return list.toSorted((a, b) => {
        const [[one, first], [other, second]] = [keyOf(a), keyOf(b)];
        return RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) || one.at - other.at || first - second;
    });
}

// EXTERNAL MODULE: ./flows/host-failure.js
var host_failure = __webpack_require__(2358);
;// CONCATENATED MODULE: ./flows/gather-changes.js


const PAGES_MAX = 30;
const CLOSERS_MAX = 5;
async function gatherChanges({ plan, contextBytes }, { host, log }) {
    const room = await host.openChanges();
    const say = (sentence) => {
        log.warning(sentence);
        return sentence;
    };
    let { event } = plan;
    let thread = 'thread' in event ? event.thread : undefined;
    try {
        thread ??= await room.thread(plan.place.thread);
        event = 'thread' in event ? event : { ...event, kind: 'thread', thread };
        const { subjects, unread } = await findSubjects(thread, room);
        if (unread !== undefined)
            say(unread);
        const reading = { room, say, maxBytes: contextBytes, pages: { left: PAGES_MAX } };
        const changes = [];
        for (const subject of subjects)
            changes.push(await readChange(subject, reading));
        const [first, ...others] = changes;
        if (!first || unread === undefined)
            return { event, changes };
        return { event, changes: [{ ...first, unread: [unread, ...first.unread] }, ...others] };
    }
    catch (error) {
        say(`What was changed could not be read, so the agent does without: ${(0,host_failure/* explainHostFailure */._C)(error)}`);
        return { event, changes: [] };
    }
}
async function findSubjects({ kind, number, title, url = '' }, room) {
    if (kind === 'pull-request') {
        const place = room.locate(url);
        return place ? { subjects: [{ place, title }] } : { subjects: [], unread: NO_LINK };
    }
    const closers = await room.closers(number);
    if (closers === undefined)
        return { subjects: [], unread: NOT_TOLD };
    const told = closers.slice(0, CLOSERS_MAX).map(({ title: of, ...place }) => ({ place, title: of }));
    const rest = closers.length - told.length;
    if (rest === 0)
        return { subjects: told };
    return { subjects: told, unread: `${rest} more pull requests closed the issue, and are not told of.` };
}
const NO_LINK = 'The event does not say where the pull request is, so the agent is not told what it changes.';
const NOT_TOLD = 'This code host does not say which pull requests closed the issue, so the agent is not told what they changed.';
async function readChange({ place, title }, how) {
    const { room, say, pages } = how;
    const name = `${place.repository}#${place.number}`;
    const collected = collectChange(how.maxBytes);
    const unread = new Set();
    try {
        for await (const { files, hasMore, unread: why } of room.files(place)) {
            for (const file of files)
                collected.add(file);
            if (why)
                unread.add(`The text of ${name} could not be read: ${(0,host_failure/* explainHostFailure */._C)(why)}`);
            pages.left -= 1;
            if (pages.left > 0 || !hasMore)
                continue;
            unread.add(`${name} may change more files than could be listed.`);
            break;
        }
    }
    catch (error) {
        unread.add(`The changed files of ${name} could not all be read: ${(0,host_failure/* explainHostFailure */._C)(error)}`);
    }
    const change = collected.change();
    if (change.files.length === 0 && unread.size === 0)
        unread.add(`The host lists no changed files of ${name}.`);
    return { name, title, unread: [...unread].map(say), ...change };
}


/***/ })

};
