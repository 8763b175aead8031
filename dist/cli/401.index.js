export const id = 401;
export const ids = [401];
export const modules = {

/***/ 1903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ AI_TAG),
/* harmony export */   JQ: () => (/* binding */ explainAgent),
/* harmony export */   bq: () => (/* binding */ AI_PATTERNS),
/* harmony export */   m5: () => (/* binding */ LISTS),
/* harmony export */   rj: () => (/* binding */ AI_BESIDE_TAG),
/* harmony export */   y_: () => (/* binding */ classifyAgent)
/* harmony export */ });
/* harmony import */ var crawler_user_agents__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5205);
/* harmony import */ var isbot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94141);


const LISTS = {
    ai: { package: 'crawler-user-agents', version: '1.60.0', released: '2026-08-10', licence: 'MIT' },
    bots: { package: 'isbot', version: '5.2.3', released: '2026-11-09', licence: 'Unlicense' },
};
const AI_TAG = 'ai-crawler';
const AI_BESIDE_TAG = [
    'Amazonbot',
    'Amazon-Bedrock-AgentCore-Browser',
    'Diffbot\\/',
    'Google-Gemini-CLI',
    'GoogleAgent-Mariner',
    'Manus-User',
    'meta-externalfetcher\\/',
    'opencode-smartfetch',
    'YouBot',
];
const AGENT_MAX = 1024;
const AI = crawler_user_agents__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A
    .filter(({ pattern, tags }) => tags?.includes(AI_TAG) || AI_BESIDE_TAG.includes(pattern))
    .map(({ pattern }) => ({ pattern, expression: new RegExp(pattern) }));
const AI_PATTERNS = AI.length;
function classifyAgent(userAgent) {
    const name = userAgent.slice(0, AGENT_MAX);
    if (isNoName(name))
        return 'bot';
    if (AI.some(({ expression }) => expression.test(name)))
        return 'ai';
    return (0,isbot__WEBPACK_IMPORTED_MODULE_1__/* .isbot */ .S1)(name) ? 'bot' : 'human';
}
function explainAgent(userAgent) {
    const name = userAgent.slice(0, AGENT_MAX);
    const kind = classifyAgent(name);
    const found = AI.find(({ expression }) => expression.test(name));
    if (kind === 'ai')
        return { kind, because: `${LISTS.ai.package} has the pattern ${found?.pattern}` };
    if (kind === 'human')
        return { kind, because: 'no list knows it as a program' };
    if (isNoName(name))
        return { kind, because: 'it gives no name, which every browser does' };
    return { kind, because: `${LISTS.bots.package} finds ${JSON.stringify((0,isbot__WEBPACK_IMPORTED_MODULE_1__/* .isbotMatch */ .B3)(name))} in it` };
}
function isNoName(name) {
    return name.trim() === '' || name === '-';
}


/***/ }),

/***/ 86911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ dayOfMs),
/* harmony export */   Ot: () => (/* binding */ dayName),
/* harmony export */   h7: () => (/* binding */ dayOfLogTime)
/* harmony export */ });
const MS_PER_DAY = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function dayName(day) {
    return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}
function dayOfMs(ms) {
    const day = Math.floor(ms / MS_PER_DAY);
    return day >= 0 && day <= 2_932_896 ? day : undefined;
}
function dayOfLogTime(text) {
    const found = /^(\d\d)\/(\w{3})\/(\d{4}):(\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)$/.exec(text);
    if (!found)
        return undefined;
    const [date, year, hour, minute, second, zoneHours, zoneMinutes] = [1, 3, 4, 5, 6, 8, 9].map((i) => Number(found[i]));
    const month = MONTHS.indexOf(found[2] ?? '');
    const local = Date.UTC(year, month, date, hour, minute, Math.min(second, 59));
    if (month === -1 || hour > 23 || minute > 59 || second > 60)
        return undefined;
    if (new Date(Date.UTC(year, month, date)).getUTCDate() !== date)
        return undefined;
    const zoneMs = (zoneHours * 60 + zoneMinutes) * 60_000;
    return dayOfMs(found[7] === '-' ? local + zoneMs : local - zoneMs);
}


/***/ }),

/***/ 47654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ LineCounter),
  g: () => (/* binding */ isWholeLine)
});

// EXTERNAL MODULE: ./server/import-logs/clock.js
var clock = __webpack_require__(86911);
;// CONCATENATED MODULE: ./server/import-logs/combined-line.js

const [TAB, SPACE, QUOTE, HASH, QUESTION, OPEN, BACKSLASH, CLOSE] = Buffer.from('\t "#?[\\]');
const ZERO = 48;
const TIME_LENGTH = 26;
const GET = Buffer.from('GET ');
class CombinedLine {
    bytes = Buffer.alloc(0);
    start = 0;
    end = 0;
    isGet = false;
    status = 0;
    target = { bytes: this.bytes, start: 0, end: 0 };
    agent = { bytes: this.bytes, start: 0, end: 0 };
    #timeStart = 0;
    #lastTime = Buffer.alloc(TIME_LENGTH);
    #lastDay;
    locate() {
        const { bytes } = this;
        const opening = this.#quote(this.start, false);
        this.#timeStart = opening - TIME_LENGTH - 2;
        if (opening === -1 || this.#timeStart <= this.start)
            return false;
        if (bytes[this.#timeStart - 1] !== OPEN || bytes[opening - 2] !== CLOSE || bytes[opening - 1] !== SPACE)
            return false;
        const closing = this.#quote(opening + 1, true);
        if (closing === -1 || !this.#readStatus(closing + 1))
            return false;
        const referer = this.#quote(closing + 6, false);
        const refererEnd = referer === -1 ? -1 : this.#quote(referer + 1, true);
        if (refererEnd === -1 || bytes[refererEnd + 1] !== SPACE || bytes[refererEnd + 2] !== QUOTE)
            return false;
        this.agent.bytes = bytes;
        this.agent.start = refererEnd + 3;
        this.agent.end = this.#quote(this.agent.start, true);
        if (this.agent.end === -1)
            return false;
        this.#readRequest(opening + 1, closing);
        return true;
    }
    day() {
        const { bytes } = this;
        const from = this.#timeStart;
        for (let i = 0; i < TIME_LENGTH; i++) {
            if (bytes[from + i] === this.#lastTime[i] || i === 18 || i === 19)
                continue;
            bytes.copy(this.#lastTime, 0, from, from + TIME_LENGTH);
            this.#lastDay = (0,clock/* dayOfLogTime */.h7)(bytes.toString('latin1', from, from + TIME_LENGTH));
            return this.#lastDay;
        }
        return this.#lastDay;
    }
    #quote(from, isField) {
        const { bytes, end } = this;
        for (let i = from; i < end; i++) {
            const byte = bytes[i];
            if (byte === QUOTE)
                return i;
            if (isField && byte === BACKSLASH)
                i++;
        }
        return -1;
    }
    #readStatus(at) {
        const { bytes } = this;
        if (at + 4 >= this.end || bytes[at] !== SPACE || bytes[at + 4] !== SPACE)
            return false;
        let status = 0;
        for (let i = at + 1; i < at + 4; i++) {
            const digit = (bytes[i] ?? 0) - ZERO;
            if (digit < 0 || digit > 9)
                return false;
            status = status * 10 + digit;
        }
        this.status = status;
        return status >= 100;
    }
    #readRequest(from, to) {
        const { bytes } = this;
        this.isGet =
            bytes[from] === GET[0] &&
                bytes[from + 1] === GET[1] &&
                bytes[from + 2] === GET[2] &&
                bytes[from + 3] === SPACE;
        const { target } = this;
        target.bytes = bytes;
        target.start = from + GET.length;
        let isEscaped = false;
        let i = target.start;
        for (; i < to; i++) {
            const byte = bytes[i];
            if (byte === SPACE || byte === QUESTION || byte === HASH || byte === TAB)
                break;
            if (byte === BACKSLASH)
                isEscaped = true;
        }
        target.end = Math.max(target.start, Math.min(i, to));
        if (isEscaped)
            unescapeSlice(target);
    }
}
function unescapeSlice(slice) {
    slice.bytes = Buffer.from(unescapeField(slice.bytes.toString('latin1', slice.start, slice.end)), 'latin1');
    slice.start = 0;
    slice.end = slice.bytes.length;
}
function unescapeField(text) {
    if (!text.includes('\\'))
        return text;
    return text.replace(/\\(?:x([0-9a-f]{2})|(.))/gis, (_, hex, character) => hex === undefined ? (CONTROLS[character] ?? character) : String.fromCharCode(parseInt(hex, 16)));
}
const CONTROLS = { n: '\n', r: '\r', t: '\t', b: '\b', v: '\v', f: '\f' };

// EXTERNAL MODULE: ./server/import-logs/json-line.js
var json_line = __webpack_require__(96798);
// EXTERNAL MODULE: ./server/import-logs/request.js
var import_logs_request = __webpack_require__(98280);
;// CONCATENATED MODULE: ./server/import-logs/count-lines.js



const OPEN_BRACE = 123;
const count_lines_QUOTE = 34;
const LAST_BLANK = 32;
class LineCounter {
    lines = 0;
    verdicts = new Map();
    firstDay = Number.POSITIVE_INFINITY;
    lastDay = Number.NEGATIVE_INFINITY;
    #tally;
    #combined = new CombinedLine();
    constructor(tally) {
        this.#tally = tally;
    }
    count(line) {
        const verdict = line === 'too-long' ? line : this.#judge(line);
        this.lines++;
        this.verdicts.set(verdict, (this.verdicts.get(verdict) ?? 0) + 1);
        return verdict;
    }
    #judge(line) {
        const { bytes, start, end } = line;
        let first = start;
        while (first < end && (bytes[first] ?? 0) <= LAST_BLANK)
            first++;
        if (first === end)
            return 'blank';
        return bytes[first] === OPEN_BRACE ? this.#judgeJson(line) : this.#judgeCombined(line);
    }
    #judgeCombined({ bytes, start, end }) {
        const line = this.#combined;
        line.bytes = bytes;
        line.start = start;
        line.end = end;
        if (!line.locate())
            return 'malformed';
        if (!line.isGet)
            return 'method';
        const dropped = (0,import_logs_request/* dropByStatus */.Z)(line.status);
        if (dropped)
            return dropped;
        const day = line.day();
        if (day === undefined)
            return 'malformed';
        return this.#view({ target: line.target, agent: line.agent, day });
    }
    #judgeJson({ bytes, start, end }) {
        const request = (0,json_line/* parseJsonLine */.w)(bytes.toString('utf8', start, end));
        if (!request)
            return 'malformed';
        if (request.method !== 'GET')
            return 'method';
        const { target, agent, day } = request;
        return ((0,import_logs_request/* dropByStatus */.Z)(request.status) ?? this.#view({ target: asSlice(target), agent: asSlice(agent), day }));
    }
    #view(view) {
        const verdict = this.#tally.count(view);
        if (verdict !== 'human' && verdict !== 'ai')
            return verdict;
        if (view.day < this.firstDay)
            this.firstDay = view.day;
        if (view.day > this.lastDay)
            this.lastDay = view.day;
        return verdict;
    }
}
function isWholeLine({ bytes, start, end }) {
    if (bytes[start] === OPEN_BRACE)
        return (0,json_line/* parseJsonLine */.w)(bytes.toString('utf8', start, end)) !== undefined;
    if (bytes[end - 1] !== count_lines_QUOTE)
        return false;
    const line = new CombinedLine();
    line.bytes = bytes;
    line.start = start;
    line.end = end;
    return line.locate();
}
function asSlice(text) {
    const bytes = Buffer.from(text, 'utf8');
    return { bytes, start: 0, end: bytes.length };
}


/***/ }),

/***/ 96798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ JSON_FIELDS),
/* harmony export */   w: () => (/* binding */ parseJsonLine)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86911);

const JSON_FIELDS = {
    method: [
        ...['request_method', 'method', 'request.method', 'RequestMethod', 'cs-method', 'cs_method'],
        'ClientRequestMethod',
    ],
    target: [
        ...['request_uri', 'uri', 'request.uri', 'RequestPath', 'cs-uri-stem', 'cs_uri_stem'],
        ...['ClientRequestURI', 'ClientRequestPath', 'path', 'url'],
    ],
    status: [
        ...['status', 'DownstreamStatus', 'OriginStatus', 'sc-status', 'sc_status', 'EdgeResponseStatus'],
        'status_code',
    ],
    agent: [
        ...['http_user_agent', 'user_agent', 'userAgent', 'request.headers.User-Agent', 'request_User-Agent'],
        ...['cs(User-Agent)', 'cs_user_agent', 'ClientRequestUserAgent', 'agent'],
    ],
    time: [
        ...['time_iso8601', 'time_local', 'msec', '@timestamp', 'timestamp', 'ts', 'StartUTC'],
        ...['EdgeStartTimestamp', 'date', 'time'],
    ],
    request: ['request', 'request_line'],
};
function parseJsonLine(line) {
    let json;
    try {
        json = JSON.parse(line);
    }
    catch {
        return undefined;
    }
    const look = (name) => valuesOf(json, JSON_FIELDS[name]).next().value;
    const [, requestMethod, requestTarget] = /^([A-Z]+) (\S+)/.exec(String(look('request') ?? '')) ?? [];
    const method = requestMethod ?? look('method');
    const target = requestTarget ?? look('target');
    const status = Number(look('status') ?? Number.NaN);
    const day = firstDay(valuesOf(json, JSON_FIELDS.time));
    if (method === undefined || target === undefined || !Number.isInteger(status) || day === undefined)
        return undefined;
    return {
        method: String(method).toUpperCase(),
        target: String(target).replace(/[?#].*$/s, ''),
        status,
        agent: plainAgent(String(look('agent') ?? '')),
        day,
    };
}
function* valuesOf(json, names) {
    for (const name of names) {
        const found = step(json, name) ?? (name.includes('.') ? name.split('.').reduce(step, json) : undefined);
        const value = Array.isArray(found) ? found[0] : found;
        if (typeof value === 'string' || typeof value === 'number')
            yield value;
    }
    return undefined;
}
function firstDay(times) {
    for (const time of times) {
        const day = dayOf(time);
        if (day !== undefined)
            return day;
    }
    return undefined;
}
function step(json, name) {
    if (typeof json !== 'object' || json === null || !Object.hasOwn(json, name))
        return undefined;
    return json[name];
}
const FIRST_SECOND = 1e8;
function dayOf(time) {
    const text = String(time);
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) < FIRST_SECOND ? undefined : (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOfMs */ .C8)(inMs(Number(text)));
    const date = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
    if (date === undefined)
        return (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOfLogTime */ .h7)(text);
    if (!isCalendarDay(date))
        return undefined;
    const isZoned = text.length === 10 || /(?:z|[+-]\d\d:?\d\d)$/i.test(text);
    const ms = Date.parse(isZoned ? text : `${text}Z`);
    return Number.isNaN(ms) ? undefined : (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOfMs */ .C8)(ms);
}
function isCalendarDay(date) {
    const ms = Date.parse(`${date}T00:00:00Z`);
    return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
}
function inMs(number) {
    if (number >= 1e17)
        return number / 1e6;
    if (number >= 1e14)
        return number / 1e3;
    return number >= 1e11 ? number : number * 1000;
}
function plainAgent(agent) {
    return agent.replace(/%20/g, ' ');
}


/***/ }),

/***/ 88572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pagePath),
/* harmony export */   m: () => (/* binding */ ASSET_EXTENSIONS)
/* harmony export */ });
/* harmony import */ var _store_views_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76845);

const ASSET_EXTENSIONS = [
    ...['js', 'mjs', 'cjs', 'css', 'map', 'wasm', 'json', 'jsonl', 'xml', 'rss', 'atom', 'yaml', 'yml', 'txt'],
    ...['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif', 'ico', 'bmp', 'tif', 'tiff', 'apng'],
    ...['woff', 'woff2', 'ttf', 'otf', 'eot', 'mp3', 'mp4', 'm4a', 'm4v', 'ogg', 'wav', 'webm', 'mov', 'vtt'],
    ...['zip', 'gz', 'tgz', 'tar', 'bz2', 'xz', '7z', 'rar', 'dmg', 'exe', 'msi', 'deb', 'rpm', 'iso', 'bin'],
    ...['webmanifest', 'pf_meta', 'pagefind'],
];
const TEXT_PAGES = /(?:^|\/)llms(?:-\w+)?\.txt$/;
const ASSET = new RegExp(`\\.(?:${ASSET_EXTENSIONS.join('|')})$`, 'i');
const INDEX = /(?:\/index\.html?)+$/i;
const UNRESERVED = /[A-Za-z0-9._~-]/;
function pagePath(target) {
    const sent = withoutOrigin(target).replace(/[?#].*$/s, '');
    if (!sent.startsWith('/') || sent.length > _store_views_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_MAX_BYTES */ .F)
        return { ok: false, reason: 'bad-path' };
    const bytes = decodeEscapes(sent);
    if (bytes === undefined || !isText(bytes))
        return { ok: false, reason: 'bad-path' };
    const path = withoutIndex(resolveDots(normalizeEscapes(sent)));
    if (path.length > _store_views_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_MAX_BYTES */ .F)
        return { ok: false, reason: 'bad-path' };
    if (ASSET.test(path) && !TEXT_PAGES.test(path))
        return { ok: false, reason: 'asset' };
    return { ok: true, path };
}
function withoutOrigin(target) {
    const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
    return origin === undefined ? target : target.slice(origin.length) || '/';
}
function decodeEscapes(path) {
    if (/%(?![0-9a-f]{2})/i.test(path))
        return undefined;
    return Buffer.from(path.replace(/%(..)/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))), 'latin1');
}
function isText(bytes) {
    const text = bytes.toString('utf8');
    return !/\p{Cc}/u.test(text) && Buffer.from(text, 'utf8').equals(bytes);
}
function normalizeEscapes(path) {
    return path.replace(/%(..)|[^!-~]|["<>\\^`{|}]/g, (character, hex) => {
        const code = hex === undefined ? character.charCodeAt(0) : parseInt(hex, 16);
        const plain = String.fromCharCode(code);
        return UNRESERVED.test(plain) ? plain : `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
    });
}
function resolveDots(path) {
    const kept = [];
    for (const segment of path.split('/')) {
        if (segment === '..')
            kept.pop();
        else if (segment !== '.' && segment !== '')
            kept.push(segment);
    }
    return `/${kept.join('/')}`;
}
function withoutIndex(path) {
    return path.replace(INDEX, '') || '/';
}


/***/ }),

/***/ 98280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ DROP_REASONS),
/* harmony export */   Z: () => (/* binding */ dropByStatus)
/* harmony export */ });
const DROP_REASONS = {
    blank: 'blank lines',
    'too-long': 'lines longer than 64 KiB',
    malformed: 'lines that are no request of a known format',
    method: 'requests other than GET',
    error: 'errors (4xx, 5xx)',
    redirect: 'redirects and other answers that are no page',
    asset: 'assets and downloads',
    'bad-path': 'paths that are broken, hostile or too long',
    bot: 'other bots and programs',
};
function dropByStatus(status) {
    if ((status >= 200 && status < 300) || status === 304)
        return undefined;
    return status >= 400 ? 'error' : 'redirect';
}


/***/ }),

/***/ 55690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ Tally),
  b: () => (/* binding */ textOf)
});

// EXTERNAL MODULE: ./server/import-logs/agents.js
var agents = __webpack_require__(1903);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./server/import-logs/byte-table.js

const FREE = -1;
class ByteTable {
    #slots;
    #hashes;
    #ends;
    #values;
    #keys;
    #seed = (0,external_node_crypto_.randomInt)(2 ** 32 - 1);
    #grows;
    #size = 0;
    constructor({ entries, keyBytes, whenFull }) {
        this.#grows = whenFull === 'grow';
        this.#slots = new Int32Array(entries * 2).fill(FREE);
        this.#hashes = new Int32Array(entries);
        this.#ends = new Int32Array(entries);
        this.#values = new Int32Array(entries);
        this.#keys = Buffer.alloc(entries * keyBytes);
    }
    get size() {
        return this.#size;
    }
    get(key) {
        const hash = this.#hash(key);
        const mask = this.#slots.length - 1;
        for (let slot = hash & mask;; slot = (slot + 1) & mask) {
            const entry = this.#slots[slot] ?? FREE;
            if (entry === FREE)
                return undefined;
            if (this.#hashes[entry] === hash && this.#isKey(entry, key))
                return this.#values[entry];
        }
    }
    add(key, value) {
        const length = key.end - key.start;
        if (!this.#grows && length > this.#keys.length / 64)
            return;
        if (this.#size === this.#values.length || this.#startOf(this.#size) + length > this.#keys.length) {
            if (this.#grows)
                this.#grow(length);
            else
                this.clear();
        }
        const entry = this.#size++;
        const start = this.#startOf(entry);
        this.#hashes[entry] = this.#hash(key);
        this.#values[entry] = value;
        this.#ends[entry] = start + length;
        key.bytes.copy(this.#keys, start, key.start, key.end);
        this.#place(entry);
    }
    keyAt(entry) {
        return this.#keys.toString('latin1', this.#startOf(entry), this.#ends[entry]);
    }
    clear() {
        this.#slots.fill(FREE);
        this.#size = 0;
    }
    #place(entry) {
        const mask = this.#slots.length - 1;
        let slot = (this.#hashes[entry] ?? 0) & mask;
        while (this.#slots[slot] !== FREE)
            slot = (slot + 1) & mask;
        this.#slots[slot] = entry;
    }
    #grow(length) {
        if (this.#size === this.#values.length) {
            const double = (column) => {
                const grown = new Int32Array(column.length * 2);
                grown.set(column);
                return grown;
            };
            this.#hashes = double(this.#hashes);
            this.#ends = double(this.#ends);
            this.#values = double(this.#values);
            this.#slots = new Int32Array(this.#values.length * 2).fill(FREE);
            for (let entry = 0; entry < this.#size; entry++)
                this.#place(entry);
        }
        const needed = this.#startOf(this.#size) + length;
        if (needed <= this.#keys.length)
            return;
        const keys = Buffer.alloc(Math.ceil(needed * 1.5));
        this.#keys.copy(keys);
        this.#keys = keys;
    }
    #startOf(entry) {
        return entry === 0 ? 0 : (this.#ends[entry - 1] ?? 0);
    }
    #isKey(entry, { bytes, start, end }) {
        const from = this.#startOf(entry);
        if ((this.#ends[entry] ?? 0) - from !== end - start)
            return false;
        const keys = this.#keys;
        for (let i = start; i < end; i++)
            if (bytes[i] !== keys[from + i - start])
                return false;
        return true;
    }
    #hash({ bytes, start, end }) {
        let hash = this.#seed | 0;
        for (let i = start; i < end; i++)
            hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
        return hash ^ (hash >>> 15);
    }
}

// EXTERNAL MODULE: ./server/import-logs/page-path.js
var page_path = __webpack_require__(88572);
;// CONCATENATED MODULE: ./server/import-logs/tally.js



const AGENTS_REMEMBERED = { entries: 2 ** 13, keyBytes: 192, whenFull: 'forget' };
const TARGETS_REMEMBERED = { entries: 2 ** 16, keyBytes: 64, whenFull: 'forget' };
const PAGES_MAX = 250_000;
const CELLS_MAX = 700_000;
const PART_BITS = 8;
const PART_PAGES = 2 ** PART_BITS;
const KINDS = ['human', 'ai', 'bot'];
const NO_PAGES = { asset: -1, 'bad-path': -2 };
class Tally {
    #pages = new ByteTable({ entries: 2 ** 14, keyBytes: 64, whenFull: 'grow' });
    #days = new Map();
    #cells = 0;
    #agents = new ByteTable(AGENTS_REMEMBERED);
    #targets = new ByteTable(TARGETS_REMEMBERED);
    count({ target, agent, day }) {
        const page = this.#pageOf(target);
        if (page < 0)
            return page === NO_PAGES.asset ? 'asset' : 'bad-path';
        const kind = this.#kindOf(agent);
        if (kind === 'bot')
            return kind;
        const part = this.#partOf(day, page);
        const at = placeIn(page, kind);
        part[at] = (part[at] ?? 0) + 1;
        return kind;
    }
    get isFull() {
        return this.#pages.size >= PAGES_MAX || this.#cells >= CELLS_MAX;
    }
    get pages() {
        return this.#pages.size;
    }
    pathsOf({ from, to }) {
        return Array.from({ length: to - from }, (_, i) => this.#pages.keyAt(from + i));
    }
    blocks(ids) {
        const inOrder = Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
        return [...this.#days]
            .sort(([a], [b]) => a - b)
            .map(([day, parts]) => ({ day, change: () => blockOf(parts, { ids, inOrder }) }));
    }
    clear() {
        this.#days = new Map();
        this.#cells = 0;
        if (this.#pages.size < PAGES_MAX)
            return;
        this.#pages.clear();
        this.#targets.clear();
    }
    #pageOf(target) {
        const known = this.#targets.get(target);
        if (known !== undefined)
            return known;
        const found = (0,page_path/* pagePath */.H)(textOf(target));
        const page = found.ok ? this.#numberOf(found.path) : NO_PAGES[found.reason];
        this.#targets.add(target, page);
        return page;
    }
    #numberOf(path) {
        const bytes = Buffer.from(path, 'latin1');
        const key = { bytes, start: 0, end: bytes.length };
        const known = this.#pages.get(key);
        if (known !== undefined)
            return known;
        const number = this.#pages.size;
        this.#pages.add(key, number);
        return number;
    }
    #kindOf(agent) {
        const known = KINDS[this.#agents.get(agent) ?? -1];
        if (known !== undefined)
            return known;
        const kind = (0,agents/* classifyAgent */.y_)(textOf(agent));
        this.#agents.add(agent, KINDS.indexOf(kind));
        return kind;
    }
    #partOf(day, page) {
        let parts = this.#days.get(day);
        if (!parts) {
            parts = [];
            this.#days.set(day, parts);
        }
        const known = parts[page >> PART_BITS];
        if (known)
            return known;
        const part = new Uint32Array(2 * PART_PAGES);
        parts[page >> PART_BITS] = part;
        this.#cells += PART_PAGES;
        return part;
    }
}
function blockOf(parts, pages) {
    const { ids, inOrder } = pages;
    const countOf = (page, kind) => parts[page >> PART_BITS]?.[placeIn(page, kind)] ?? 0;
    const viewed = inOrder.filter((page) => countOf(page, 'human') + countOf(page, 'ai') > 0);
    return {
        ids: viewed.map((page) => ids[page] ?? 0),
        human: viewed.map((page) => countOf(page, 'human')),
        ai: viewed.map((page) => countOf(page, 'ai')),
    };
}
function placeIn(page, kind) {
    return 2 * (page & (PART_PAGES - 1)) + (kind === 'ai' ? 1 : 0);
}
function textOf({ bytes, start, end }) {
    return bytes.toString('latin1', start, end);
}


/***/ })

};
