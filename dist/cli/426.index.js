export const id = 426;
export const ids = [426];
export const modules = {

/***/ 60426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PAGE_MAX_BYTES: () => (/* binding */ PAGE_MAX_BYTES),
  findBrokenLinksIn: () => (/* binding */ findBrokenLinksIn),
  parseNames: () => (/* binding */ parseNames)
});

// EXTERNAL MODULE: ./server/pages/changed-files.js
var changed_files = __webpack_require__(34736);
// EXTERNAL MODULE: ./server/pages/objects.js
var objects = __webpack_require__(86850);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./server/pages/changed-pages.js
var changed_pages = __webpack_require__(82251);
;// CONCATENATED MODULE: ./server/links/quick-targets.js
const TARGET = /\]\([ \t]*\n?[ \t]*(?:<([^<>\n]+)|([^\s<>]+))|^[ \t>]*\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]+)|([^\s<>]+))|\b(?:href|src)\s{0,40}=\s{0,40}(?:\{?\s{0,40}["']([^"'\n]+)|([^\s"'=<>`{}]+))/gim;
const BRACKETS_MAX = 4;
function quickTargets(text) {
    const targets = new Set();
    for (const [, enclosed, inline, ...others] of text.matchAll(TARGET)) {
        const target = enclosed ?? inline ?? others.find((one) => one !== undefined) ?? '';
        targets.add(target);
        let at = inline === undefined ? -1 : target.indexOf(')');
        for (let count = 0; at !== -1 && count < BRACKETS_MAX; count++) {
            targets.add(target.slice(0, at));
            at = target.indexOf(')', at + 1);
        }
    }
    return [...targets];
}
function createNameFilter(paths) {
    const names = new Set(paths.flatMap((path) => path.split('/')));
    for (const name of [...names])
        names.add(name.replace(/\.(?:md|mdx|markdown)$/, ''));
    return (target) => {
        const path = target.replace(/[#?].*$/s, '').replace(/\/$/, '');
        const name = path.slice(path.lastIndexOf('/') + 1);
        return name === '' || /^\.|%|\.html?$/.test(name) || names.has(name);
    };
}

// EXTERNAL MODULE: ../node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(86544);
// EXTERNAL MODULE: ../node_modules/markdown-it/dist/markdown-it.mjs + 12 modules
var markdown_it = __webpack_require__(31473);
;// CONCATENATED MODULE: ./server/links/read-page.js


const parsers = { markdown: createParser(false), mdx: createParser(true) };
function readPage(source, { mdx }) {
    const text = blankFrontMatter(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
    const tokens = (mdx ? parsers.mdx : parsers.markdown).parse(text, {});
    const slugger = new github_slugger/* default */.A();
    const links = [];
    const anchors = new Set();
    let first = 1;
    tokens.forEach((token, at) => {
        if (token.map)
            first = token.map[0] + 1;
        if (token.type !== 'inline')
            return;
        links.push(...linksIn(token.children ?? [], first));
        const plain = textOf(token.children ?? []);
        for (const { link, line } of tagsIn(plain, anchors))
            links.push({ target: link, line: first + line });
        for (const [list] of plain.matchAll(ATTRIBUTE_LIST)) {
            const id = OWN_ANCHOR.exec(list)?.[1];
            if (id !== undefined)
                anchors.add(anchorOf(id));
        }
        if (tokens[at - 1]?.type === 'heading_open')
            anchors.add(anchorOf(slugger.slug(plain.replace(MARKUP, (part) => (isMarkup(part) ? '' : part)).trim())));
    });
    return { links, anchors, isWhole: !INCLUDES.test(text) };
}
function anchorOf(fragment) {
    return fragment
        .toLowerCase()
        .replace(/^user-content-/, '')
        .replace(/_(\d+)$/, '-$1')
        .replace(/-+/g, '-')
        .replace(/^-|-$/g, '');
}
const ATTRIBUTE_LIST = /\{[^{}\n]*\}/g;
const OWN_ANCHOR = /#([\w:.-]+)/;
const INCLUDES = /^(?:import\s|<<<|\.\. include)|--8<--|\{%-?\s*(?:include|import)|\{\{[<%]|\{!|@include|<(?:Include|Snippet)\b/m;
const TAG = /<([A-Za-z][\w.:-]*)((?:\s[^<>]*)?)>([^<\n]*)/g;
const ATTRIBUTE = /([\w:-]{1,64})\s{0,40}=\s{0,40}(?:\{?\s{0,40}(?:"([^"\n]*)"|'([^'\n]*)')|([^\s"'=<>`{}]+)(?=\s|$))/g;
const MARKUP = /<[^<>]*>|\{[^{}]*\}/g;
const isMarkup = (part) => part.startsWith('<') || part.includes('#');
const NAMING = /^(?:title|label|header|path|query|body)$/;
function linksIn(children, first) {
    const links = [];
    let line = first;
    for (const child of children) {
        if (child.type === 'softbreak' || child.type === 'hardbreak')
            line++;
        const target = child.attrGet(child.type === 'image' ? 'src' : 'href');
        if (target !== null)
            links.push({ target: String(target), line });
        if (child.type === 'image')
            links.push(...linksIn(child.children ?? [], line));
    }
    return links;
}
function textOf(children) {
    const words = ({ type, content }) => {
        if (type === 'image')
            return '';
        if (type === 'code_inline')
            return withoutTags(content);
        return type.endsWith('break') ? '\n' : content;
    };
    return children.map(words).join('');
}
function withoutTags(content) {
    return content.replace(/[<>{}]/g, ' ');
}
function* tagsIn(text, anchors) {
    let line = 0;
    let from = 0;
    for (const { index, 1: name = '', 2: attributes = '', 3: inside = '' } of text.matchAll(TAG)) {
        line += text.slice(from, index).split('\n').length - 1;
        from = index;
        if (/^h[1-6]$/i.test(name))
            anchors.add(anchorOf((0,github_slugger/* slug */.y)(inside.trim())));
        for (const [, written = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
            const key = written.toLowerCase();
            const value = double ?? single ?? bare ?? '';
            if (key === 'href' || key === 'src')
                yield { link: value, line };
            if (key === 'id' || key === 'name')
                anchors.add(anchorOf(value));
            if (NAMING.test(key))
                for (const one of [value, `param-${value}`])
                    anchors.add(anchorOf((0,github_slugger/* slug */.y)(one)));
        }
    }
}
function blankFrontMatter(text) {
    if (!/^---[ \t]*\n/.test(text))
        return text;
    const end = /\n(?:---|\.\.\.)[ \t]*(?=\n|$)/.exec(text);
    if (!end)
        return text;
    const head = text.slice(0, end.index + end[0].length);
    return '\n'.repeat(head.split('\n').length - 1) + text.slice(head.length);
}
function createParser(mdx) {
    const md = (0,markdown_it/* default */.A)({ html: false, linkify: false, maxNesting: 60 });
    md.normalizeLink = (url) => url;
    const interrupts = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };
    md.block.ruler.before('fence', 'comment', commentBlock, interrupts);
    md.inline.ruler.before('html_inline', 'comment', commentInline);
    md.block.ruler.before('reference', 'footnote', footnote);
    if (mdx)
        md.block.ruler.disable('code');
    return md;
}
const COMMENTS = [
    ['<!--', '-->'],
    ['{/*', '*/}'],
];
const lastEndings = new WeakMap();
function commentEnd(state, at) {
    const { src } = state;
    const [start, ending] = COMMENTS.find(([begin]) => src.startsWith(begin, at)) ?? [];
    if (start === undefined || /^\{\/\*\s*#/.test(src.slice(at, at + 20)))
        return undefined;
    const last = lastEndings.get(state) ?? new Map(COMMENTS.map(([, one]) => [one, src.lastIndexOf(one)]));
    lastEndings.set(state, last);
    const from = at + start.length;
    return from > (last.get(ending) ?? -1) ? undefined : src.indexOf(ending, from) + ending.length;
}
function commentBlock(state, line, endLine, silent) {
    const at = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    const end = commentEnd(state, at);
    if (end === undefined)
        return false;
    let last = line;
    while (last < endLine && (state.eMarks[last] ?? 0) < end)
        last++;
    if (last >= endLine || state.src.slice(end, state.eMarks[last]).trim() !== '')
        return false;
    if (!silent)
        state.line = last + 1;
    return true;
}
function commentInline(state, silent) {
    const end = commentEnd(state, state.pos);
    if (end === undefined || end > state.posMax)
        return false;
    if (!silent) {
        const lines = state.src.slice(state.pos, end).split('\n').length - 1;
        for (let count = 0; count < lines; count++)
            state.push('softbreak', 'br', 0);
    }
    state.pos = end;
    return true;
}
function footnote(state, line, _endLine, silent) {
    const at = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    const [mark] = /^\[\^[^\]\s]+\]:/.exec(state.src.slice(at, at + 200)) ?? [];
    if (mark === undefined)
        return false;
    if (silent)
        return true;
    state.push('paragraph_open', 'p', 1);
    const inline = state.push('inline', '', 0);
    inline.content = state.src.slice(at + mark.length, state.eMarks[line]).trim();
    inline.map = [line, line + 1];
    inline.children = [];
    state.push('paragraph_close', 'p', -1);
    state.line = line + 1;
    return true;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./server/links/resolve.js

const PAGE_ENDINGS = ['.md', '.mdx', '.markdown'];
const INDEXES = ['index.md', 'index.mdx', 'README.md', 'readme.md', '_index.md', 'README.mdx'];
const ROOT_FOLDERS = ['', 'public', 'static'];
function resolveTarget(target, page, tree) {
    if (/^[a-z][a-z\d+.-]*:|^\/\/|^\\|\{\{|\{%|<%|\$\{|^[{@<]/i.test(target))
        return { is: 'unknown' };
    const [, written = '', hash = ''] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? [];
    const fragment = decode(hash);
    if (written === '')
        return { is: 'file', path: page, fragment };
    const folders = foldersFor(written, page);
    for (const one of new Set([decode(written), written])) {
        for (const folder of folders) {
            const place = external_node_path_.posix.normalize(external_node_path_.posix.join(folder, one)).replace(/^\/+|\/+$/g, '');
            if (place === '..' || place.startsWith('../'))
                return { is: 'unknown' };
            const found = findAt(place === '.' ? '' : place, tree);
            if (found)
                return found.is === 'file' ? { ...found, fragment } : found;
        }
    }
    return { is: isOfTheSite(written, folders, tree) ? 'unknown' : 'missing' };
}
function findAt(place, tree) {
    const isPage = PAGE_ENDINGS.some((ending) => place.endsWith(ending));
    const bare = place.replace(/\.html?$/, '');
    const names = [place, ...(isPage ? [] : PAGE_ENDINGS.map((ending) => bare + ending))];
    const path = names.find(tree.file);
    if (path !== undefined)
        return { is: 'file', path };
    if (tree.unknown(place))
        return { is: 'unknown' };
    if (!tree.folder(place))
        return undefined;
    const index = INDEXES.map((name) => external_node_path_.posix.join(place, name)).find(tree.file);
    return index === undefined ? { is: 'folder' } : { is: 'file', path: index };
}
function foldersFor(written, page) {
    const own = external_node_path_.posix.dirname(page);
    if (!written.startsWith('/'))
        return [own];
    const parts = own.split('/').filter((part) => part !== '.');
    return ['', ...parts].flatMap((_, count) => ROOT_FOLDERS.map((folder) => external_node_path_.posix.join(...parts.slice(0, count), folder)));
}
function isOfTheSite(written, folders, tree) {
    if (!written.startsWith('/'))
        return false;
    const first = decode(written.replace(/^\/+/, '').split('/')[0] ?? '');
    return !/\.\w+$/.test(first) && !folders.some((folder) => tree.folder(external_node_path_.posix.join(folder, first)));
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./server/links/find-broken.js





async function findBrokenLinks(source) {
    const { names, changed } = source;
    const library = createLibrary(source);
    const after = sideOf(names, library);
    const before = changed ? sideOf(namesBefore(names, changed), library) : undefined;
    const pages = changed
        ? changed.filter(({ path, after: id }) => changed_pages/* PAGE_NAME */.QX.test(path) && id !== null && after.idOf(path) === id)
        : [...names.keys()]
            .filter((path) => changed_pages/* PAGE_NAME */.QX.test(path))
            .map((path) => ({ path, from: null, before: null }));
    const own = pages.map(({ path, from, before: id }) => ({
        path,
        was: id === null ? undefined : (from ?? path),
    }));
    await after.load(own.map(({ path }) => path));
    await before?.load(own.flatMap(({ was }) => was ?? []));
    const linking = before ? await findLinking({ source, after, before }) : [];
    const all = [...own, ...linking.map((path) => ({ path, was: path }))];
    await after.load(linking);
    await after.loadTargets(all.map(({ path }) => path));
    await before?.loadTargets(all.flatMap(({ was }) => was ?? []));
    const faults = [];
    for (const { path, was } of all) {
        const earlier = new Set(was === undefined ? [] : before?.faults(was).map(({ target }) => target));
        for (const fault of after.faults(path))
            faults.push({ page: path, ...fault, before: earlier.has(fault.target) });
        await (0,promises_.setImmediate)();
    }
    const unread = all.map(({ path }) => path).filter((path) => after.page(path) === undefined);
    return { pages: all.length, faults, unread };
}
function createLibrary({ read }) {
    const pages = new Map();
    const asked = new Set();
    return {
        get: (id) => pages.get(id),
        load: async (wanted) => {
            const ids = [...wanted.keys()].filter((id) => !asked.has(id));
            for (const id of ids)
                asked.add(id);
            for await (const { id, text } of read(ids)) {
                pages.set(id, readPage(text, { mdx: /\.mdx$/i.test(wanted.get(id) ?? '') }));
                await (0,promises_.setImmediate)();
            }
        },
    };
}
function sideOf(names, library) {
    const tree = treeOf(names);
    const idOf = (path) => {
        const entry = names.get(path);
        return entry && !entry.isLink ? (entry.id ?? undefined) : undefined;
    };
    const page = (path) => library.get(idOf(path) ?? '');
    const load = (paths) => library.load(new Map(paths.flatMap((path) => (changed_pages/* PAGE_NAME */.QX.test(path) ? [[idOf(path) ?? '', path]] : []))));
    const resolve = (target, path) => resolveTarget(target, path, tree);
    const lacksAnchor = (found) => {
        if (found.is !== 'file' || /^(?:$|top$|fn|:~:)/.test(found.fragment))
            return false;
        const linked = page(found.path);
        return linked?.isWhole === true && !linked.anchors.has(anchorOf(found.fragment));
    };
    const linksOf = (path) => page(path)?.links ?? [];
    return {
        idOf,
        page,
        load,
        resolve,
        loadTargets: (paths) => load(paths.flatMap((path) => linksOf(path).flatMap(({ target }) => {
            const found = target.includes('#') ? resolve(target, path) : undefined;
            return found?.is === 'file' ? [found.path] : [];
        }))),
        faults: (path) => linksOf(path).flatMap(({ target, line }) => {
            const found = resolve(target, path);
            if (found.is === 'missing')
                return [{ target, line, why: 'no file' }];
            return lacksAnchor(found) ? [{ target, line, why: 'no anchor' }] : [];
        }),
    };
}
async function findLinking(given) {
    const { source, after, before } = given;
    const changed = source.changed ?? [];
    const touched = new Set(changed.map(({ path }) => path));
    const lost = new Map();
    for (const { path, before: id } of changed) {
        const [was, now] = [id === null ? undefined : before.page(path), after.page(path)];
        const without = [...(was?.anchors ?? [])].filter((anchor) => !now?.anchors.has(anchor));
        if (now && without.length > 0)
            lost.set(path, new Set(without));
    }
    const gone = changed.flatMap(({ path, from, after: id }) => from ?? (id === null ? [path] : []));
    if (gone.length === 0 && lost.size === 0)
        return [];
    const mayMean = createNameFilter([...gone, ...lost.keys()]);
    const isHit = (target, path) => {
        if (!mayMean(target))
            return false;
        const found = before.resolve(target, path);
        if (found.is === 'folder')
            return after.resolve(target, path).is === 'missing';
        if (found.is !== 'file')
            return false;
        if (found.fragment !== '' && lost.get(found.path)?.has(anchorOf(found.fragment)))
            return true;
        const now = after.resolve(target, path);
        return now.is !== 'file' || now.path !== found.path;
    };
    const pages = new Map();
    for (const [path, { isLink }] of source.names) {
        const id = after.idOf(path);
        if (id === undefined || isLink || touched.has(path) || !changed_pages/* PAGE_NAME */.QX.test(path))
            continue;
        pages.set(id, [...(pages.get(id) ?? []), path]);
    }
    const linking = [];
    for await (const { id, text } of source.read([...pages.keys()])) {
        const targets = quickTargets(text);
        linking.push(...(pages.get(id) ?? []).filter((path) => targets.some((target) => isHit(target, path))));
    }
    return linking;
}
function namesBefore(names, changed) {
    const before = new Map(names);
    for (const { path, before: id, from } of changed)
        if (from !== null || id === null)
            before.delete(path);
    for (const { path, before: id, from, regular } of changed)
        if (id !== null)
            before.set(from ?? path, { id, isLink: !regular });
    return before;
}
function treeOf(names) {
    const folders = new Set(['']);
    for (const path of names.keys())
        for (let at = path.lastIndexOf('/'); at > 0 && !folders.has(path.slice(0, at)); at = path.lastIndexOf('/', at - 1))
            folders.add(path.slice(0, at));
    const apart = [...names].filter(([, { id, isLink }]) => id === null || isLink).map(([path]) => path);
    return {
        file: (path) => (names.get(path)?.id ?? null) !== null,
        folder: (path) => folders.has(path),
        unknown: (path) => apart.some((one) => path === one || path.startsWith(`${one}/`)),
    };
}

;// CONCATENATED MODULE: ./server/links/links-in-git.js



const PAGE_MAX_BYTES = 256 * 1024;
const BATCH_MAX_BYTES = 1024 * 1024;
const LINE_BYTES = 128;
async function findBrokenLinksIn(reader, { commit, base }, signal) {
    const changed = base === undefined ? undefined : (0,changed_files/* parseChangedFiles */.b)(await reader.changedFiles(base, commit));
    const names = parseNames(await reader.names(commit));
    return findBrokenLinks({ names, changed, read: (ids) => readTexts(reader, ids, signal) });
}
function parseNames(output) {
    const names = new Map();
    for (const entry of output.split('\0')) {
        const [, mode, kind, id = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
        if (path !== '')
            names.set(path, { id: kind === 'blob' ? id : null, isLink: mode === '120000' });
    }
    return names;
}
async function* readTexts(reader, ids, signal) {
    if (ids.length === 0)
        return;
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (const batch of batchesOf((0,objects/* parseSizes */.u)(await reader.sizes([...ids])))) {
        const bytes = batch.reduce((sum, { size }) => sum + size + LINE_BYTES, 0);
        const contents = (0,objects/* parseContents */.O)(await reader.contents(batch.map(({ id }) => id), bytes));
        for (const [id, content] of contents) {
            signal.throwIfAborted();
            const text = links_in_git_decode(decoder, content);
            if (text !== undefined)
                yield { id, text };
        }
    }
}
function batchesOf(sizes) {
    const batches = [];
    let room = 0;
    for (const one of sizes) {
        if (!one || one.size > PAGE_MAX_BYTES)
            continue;
        if (one.size > room || batches.length === 0) {
            batches.push([]);
            room = BATCH_MAX_BYTES;
        }
        batches.at(-1)?.push(one);
        room -= one.size;
    }
    return batches;
}
function links_in_git_decode(decoder, content) {
    try {
        return decoder.decode(content);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 34736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseChangedFiles)
/* harmony export */ });
const HEADER = /^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/;
const NOTHING = /^0+$/;
function parseChangedFiles(raw) {
    const fields = raw.split('\0');
    const files = [];
    let at = 0;
    while (at < fields.length) {
        const [, modeBefore = '', modeAfter = '', before = '', after = '', status = ''] = HEADER.exec(fields[at] ?? '') ?? [];
        const isMoved = status === 'R' || status === 'C';
        const names = fields.slice(at + 1, at + (isMoved ? 3 : 2));
        at += 1 + names.length;
        const path = names.at(-1) ?? '';
        if (status === '' || path === '' || at >= fields.length)
            break;
        files.push({
            path,
            from: isMoved ? (names[0] ?? null) : null,
            before: NOTHING.test(before) ? null : before,
            after: NOTHING.test(after) ? null : after,
            regular: [modeBefore, modeAfter].every((mode) => mode.startsWith('100') || NOTHING.test(mode)),
        });
    }
    return files;
}


/***/ }),

/***/ 82251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ IMAGE_MAX_BYTES),
/* harmony export */   Nr: () => (/* binding */ PAGE_SOURCE_MAX_BYTES),
/* harmony export */   O7: () => (/* binding */ PAGES_MAX),
/* harmony export */   QX: () => (/* binding */ PAGE_NAME),
/* harmony export */   cY: () => (/* binding */ IMAGES_MAX_BYTES),
/* harmony export */   ex: () => (/* binding */ changedPagesSchema),
/* harmony export */   gc: () => (/* binding */ LEFT_OUT_MAX),
/* harmony export */   oy: () => (/* binding */ IMAGES_MAX),
/* harmony export */   w6: () => (/* binding */ PAGES_MAX_BYTES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94362);

const imageSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
    target: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
});
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
    path: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    from: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    before: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    after: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    images: zod__WEBPACK_IMPORTED_MODULE_0__.object({ before: zod__WEBPACK_IMPORTED_MODULE_0__.array(imageSchema), after: zod__WEBPACK_IMPORTED_MODULE_0__.array(imageSchema) }),
});
const paths = zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string());
const changedPagesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.object({
    pages: zod__WEBPACK_IMPORTED_MODULE_0__.array(pageSchema),
    leftOut: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({ path: zod__WEBPACK_IMPORTED_MODULE_0__.string(), why: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](['size', 'room', 'not text', 'no file']) })),
    moreLeftOut: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__.object({ added: paths, modified: paths, removed: paths }),
});
const PAGE_NAME = /\.(?:md|mdx|markdown)$/i;
const PAGE_SOURCE_MAX_BYTES = 64 * 1024;
const PAGES_MAX = 60;
const PAGES_MAX_BYTES = 1024 * 1024;
const LEFT_OUT_MAX = 100;
const IMAGES_MAX = 60;
const IMAGE_MAX_BYTES = 2 * 1024 * 1024;
const IMAGES_MAX_BYTES = 8 * 1024 * 1024;


/***/ }),

/***/ 86850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parseContents),
/* harmony export */   u: () => (/* binding */ parseSizes)
/* harmony export */ });
function parseSizes(text) {
    return text
        .split('\n')
        .slice(0, -1)
        .map((line) => {
        const [, id, size] = /^([0-9a-f]{40,64}) blob (\d+)$/.exec(line) ?? [];
        return id === undefined ? undefined : { id, size: Number(size) };
    });
}
function parseContents(output) {
    const contents = new Map();
    let at = 0;
    while (at < output.length) {
        const end = output.indexOf(0x0a, at);
        if (end === -1)
            break;
        const [, id, size] = /^([0-9a-f]{40,64}) blob (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
        at = end + 1;
        if (id === undefined)
            continue;
        const after = at + Number(size);
        if (after > output.length)
            break;
        contents.set(id, output.subarray(at, after));
        at = after + 1;
    }
    return contents;
}


/***/ })

};
