export const id = 553;
export const ids = [553];
export const modules = {

/***/ 3553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openClone: () => (/* binding */ openClone)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./impact/git-process.js


const OUTPUT_MAX_BYTES = 256 * 1024 * 1024;
class GitError extends Error {
    name = 'GitError';
}
async function* readParts(child, { mark, ends = [0] }) {
    const exit = exitOf(child);
    exit.catch(() => undefined);
    const said = readSaid(child);
    let rest = '';
    try {
        child.stdout?.setEncoding('utf8');
        for await (const piece of child.stdout) {
            const parts = (rest + piece).split(mark);
            rest = parts.pop() ?? '';
            yield* parts;
        }
        const code = await exit;
        if (!ends.includes(code))
            throw failed(child, { code, said: said() });
    }
    finally {
        child.kill('SIGKILL');
    }
}
function exitOf(child) {
    return new Promise((resolve, reject) => {
        child.once('error', (error) => reject(new GitError(`git could not be started: ${error.message}`)));
        child.once('close', (exit, signal) => resolve(exit ?? signal ?? 'unknown'));
    });
}
async function readAll(child) {
    const chunks = [];
    let bytes = 0;
    const said = readSaid(child);
    child.stdout?.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes <= OUTPUT_MAX_BYTES)
            chunks.push(chunk);
        else
            child.kill('SIGKILL');
    });
    const code = await exitOf(child);
    if (code === 0)
        return Buffer.concat(chunks).toString('utf8');
    throw failed(child, { code, said: said() });
}
function readSaid(child) {
    let said = '';
    child.stderr?.on('data', (chunk) => {
        said = (said + chunk.toString('utf8')).slice(0, 400);
    });
    return () => said.trim();
}
function failed(child, { code, said }) {
    return new GitError(`git ${child.spawnargs[3]}: ${said || `ended with ${code}`}`);
}
function start(args, { folder, input, remote }) {
    const child = (0,external_node_child_process_.spawn)('git', ['-C', folder, ...args], { env: environment(remote), stdio: 'pipe' });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    return child;
}
const INERT = [
    ['safe.directory', '*'],
    ['core.hooksPath', external_node_os_.devNull],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', external_node_os_.devNull],
    ['core.quotePath', 'false'],
    ['diff.external', ''],
    ['http.followRedirects', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
];
const PASSED = [
    'https_proxy',
    'HTTPS_PROXY',
    'no_proxy',
    'NO_PROXY',
    'GIT_SSL_CAINFO',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
];
function environment(remote) {
    const { PATH = '/usr/bin:/bin' } = process.env;
    const passed = PASSED.flatMap((name) => process.env[name] === undefined ? [] : [[name, process.env[name] ?? '']]);
    const configured = [...INERT, ...(remote ? [header(remote)] : [])];
    return {
        PATH,
        LC_ALL: 'C',
        HOME: external_node_os_.devNull,
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: external_node_os_.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_ALLOW_PROTOCOL: remote ? 'https:http:file' : '',
        ...(remote ? Object.fromEntries(passed) : { GIT_NO_LAZY_FETCH: '1' }),
        GIT_CONFIG_COUNT: String(configured.length),
        ...Object.fromEntries(configured.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ])),
    };
}
function header({ origin, token }) {
    const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
    return [`http.${origin}/.extraHeader`, `Authorization: Basic ${credentials}`];
}

;// CONCATENATED MODULE: ./impact/git.js


const TEXT_MAX_BYTES = 1024 * 1024;
const LARGE_MAX = 20;
const RENAMES_MAX = 1_000;
const BINARY_WITHIN_BYTES = 8_000;
const REGULAR_FILE = /^100/;
const SYMBOLIC_LINK = '120000 ';
const WORDS_MAX = 40;
const ENTRY = '/';
function openClone(folder, remote) {
    const open = (args, input = '') => start(args, { folder, input, remote });
    const git = (args, input = '') => readAll(open(args, input));
    const ask = (args) => git(args).then((text) => text.split('\n')[0] || undefined, () => undefined);
    const isShallow = async () => (await ask(['rev-parse', '--is-shallow-repository'])) === 'true';
    const fetch = async (depth, commits) => {
        const flags = [
            '--quiet',
            '--no-tags',
            '--no-write-fetch-head',
            '--no-recurse-submodules',
            '--no-auto-maintenance',
        ];
        await git(['fetch', ...flags, ...depth, '--end-of-options', 'origin', ...commits]);
    };
    const sizesOf = async (blobs) => readSizes(await git(['cat-file', '--batch-check'], `${[...new Set(blobs)].join('\n')}\n`));
    const isText = async (blob) => {
        const child = open(['cat-file', 'blob', blob]);
        try {
            for await (const piece of child.stdout)
                return !isBinary(piece);
            return true;
        }
        finally {
            child.kill('SIGKILL');
        }
    };
    return {
        isShallow,
        isThere: async () => (await ask(['rev-parse', '--git-dir'])) !== undefined,
        async *files(commit, path) {
            const child = open(['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...(path ? [path] : [])]);
            for await (const line of readParts(child, { mark: '\0' }))
                yield* readEntry(line);
        },
        isLink: async ({ commit, path }) => ((await ask(['ls-tree', '--full-tree', commit, '--', external_node_path_.posix.relative('', path)])) ?? '').startsWith(SYMBOLIC_LINK),
        async changes({ base, head }) {
            const flags = ['-r', '-z', '--raw', '--no-abbrev', '--no-ext-diff', '-M', `-l${RENAMES_MAX}`];
            return readChanges((await git(['diff-tree', ...flags, base, head])).split('\0').filter(Boolean));
        },
        async *texts(blobs) {
            if (blobs.length === 0)
                return;
            const sizes = await sizesOf(blobs);
            const fits = new Set(sizes.filter(({ bytes }) => bytes <= TEXT_MAX_BYTES).map(({ id }) => id));
            const wanted = blobs.filter((blob) => fits.has(blob));
            const contents = readContents(() => open(['cat-file', '--batch'], `${wanted.join('\n')}\n`));
            let asked = 0;
            try {
                for (const blob of blobs) {
                    if (!fits.has(blob))
                        yield { unread: asked++ < LARGE_MAX && (await isText(blob)) ? 'large' : 'binary' };
                    else {
                        const { value, done } = await contents.next();
                        if (done)
                            throw new GitError('git cat-file ended before it had answered.');
                        yield value;
                    }
                }
            }
            finally {
                await contents.return();
            }
        },
        async alive(words, { commit, counts }) {
            const asked = new Set(words.slice(0, WORDS_MAX));
            const found = new Set(words.slice(WORDS_MAX));
            if (asked.size === 0)
                return found;
            const pattern = [...asked].map((word) => word.replace(/[^\w-]/g, '\\$&')).join('|');
            const flags = ['-I', '-z', '-o', '-w', '-E', '--full-name', '--no-textconv', '--no-color'];
            const child = open(['grep', ...flags, '-e', pattern, commit, '--']);
            for await (const line of readParts(child, { mark: '\n', ends: [0, 1] })) {
                const [place = '', word = ''] = line.split('\0');
                if (!asked.has(word) || !counts(place.slice(commit.length + 1)))
                    continue;
                asked.delete(word);
                found.add(word);
                if (asked.size === 0)
                    return found;
            }
            return found;
        },
        async history(commit, max) {
            if (await isShallow())
                return undefined;
            const order = [`--max-count=${max}`, '--first-parent', '--diff-merges=first-parent'];
            const shape = ['-z', '--no-renames', '--name-status', '--no-ext-diff', `--format=tformat:${ENTRY}`];
            return readHistory(() => open(['log', ...order, ...shape, commit]));
        },
        resolve: (revision) => ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]),
        mergeBase: (one, other) => ask(['merge-base', one, other]),
        async earlier(commit, count) {
            if (await isShallow())
                return undefined;
            const commits = (await git(['rev-list', '--first-parent', commit])).split('\n').filter(Boolean);
            const step = Math.max(1, Math.floor(commits.length / count));
            return commits.filter((_, index) => index > 0 && index % step === 0);
        },
        fetch: async (commits) => fetch((await isShallow()) ? ['--depth=1'] : [], commits),
        deepen: async (count, commits) => {
            if (await isShallow())
                await fetch([`--deepen=${count}`], commits);
        },
    };
}
function readEntry(line) {
    const tab = line.indexOf('\t');
    const [mode = '', , blob = ''] = line.slice(0, tab).split(' ');
    return REGULAR_FILE.test(mode) ? [{ path: line.slice(tab + 1), blob }] : [];
}
function readChanges(parts) {
    const changes = [];
    for (let at = 0; at < parts.length;) {
        const [oldMode = '', newMode = '', before = '', after = '', status = ''] = (parts[at] ?? '')
            .slice(1)
            .split(' ');
        const isMoved = /^[RC]/.test(status);
        const [first = '', second = ''] = parts.slice(at + 1, at + 3);
        at += isMoved ? 3 : 2;
        const change = {
            path: isMoved ? second : first,
            ...(isMoved ? { from: first } : {}),
            ...(REGULAR_FILE.test(oldMode) ? { before } : {}),
            ...(REGULAR_FILE.test(newMode) ? { after } : {}),
        };
        if ('before' in change || 'after' in change)
            changes.push(change);
    }
    return changes;
}
function readSizes(listed) {
    return listed.split('\n').flatMap((line) => {
        const [id = '', type, bytes] = line.split(' ');
        return type === 'blob' ? [{ id, bytes: Number(bytes) }] : [];
    });
}
function isBinary(start) {
    return start.subarray(0, BINARY_WITHIN_BYTES).includes(0);
}
async function* readHistory(begin) {
    let change;
    let status = '';
    for await (const part of readParts(begin(), { mark: '\0' })) {
        const text = part.replace(/^\n/, '');
        if (status !== '') {
            change?.paths.push(part);
            if (status === 'A')
                change?.added.add(part);
            status = '';
        }
        else if (text === ENTRY) {
            if (change)
                yield change;
            change = { paths: [], added: new Set() };
        }
        else
            status = text;
    }
    if (change)
        yield change;
}
async function* readContents(begin) {
    const child = begin();
    let waiting = [];
    let bytes = 0;
    let wanted = -1;
    try {
        for await (const piece of child.stdout) {
            waiting.push(piece);
            bytes += piece.length;
            if (wanted >= 0 && bytes <= wanted)
                continue;
            let rest = waiting.length === 1 ? piece : Buffer.concat(waiting);
            for (;;) {
                if (wanted < 0) {
                    const end = rest.indexOf('\n');
                    if (end < 0)
                        break;
                    wanted = Number(rest.toString('latin1', 0, end).split(' ')[2]);
                    rest = rest.subarray(end + 1);
                }
                if (rest.length <= wanted)
                    break;
                const content = rest.subarray(0, wanted);
                yield isBinary(content) ? { unread: 'binary' } : { text: content.toString('utf8') };
                rest = rest.subarray(wanted + 1);
                wanted = -1;
            }
            waiting = [rest];
            bytes = rest.length;
        }
    }
    finally {
        child.kill('SIGKILL');
    }
}


/***/ })

};
