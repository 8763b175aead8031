export const id = 182;
export const ids = [182];
export const modules = {

/***/ 5226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ agentEnvironment)
/* harmony export */ });
function agentEnvironment(place, from) {
    const passed = place.pass.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]));
    return {
        PATH: from.PATH ?? '/usr/local/bin:/usr/bin:/bin',
        LANG: from.LANG ?? 'C.UTF-8',
        ...Object.fromEntries(passed),
        HOME: place.home,
        TMPDIR: place.tmp,
        DOCS_AGENT_JOB: place.job,
        DOCS_AGENT_PROJECT: place.project,
    };
}


/***/ }),

/***/ 979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ PROXY_FOLDER),
/* harmony export */   z: () => (/* binding */ PROXY_PORT)
/* harmony export */ });
const PROXY_FOLDER = '/run/docs-agent';
const PROXY_PORT = 3128;


/***/ }),

/***/ 3789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ bubblewrapArguments),
/* harmony export */   bj: () => (/* binding */ INSIDE),
/* harmony export */   eZ: () => (/* binding */ STATUS_FD)
/* harmony export */ });
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(979);

const INSIDE = { tree: '/workspace', home: '/home/agent', tmp: '/tmp' };
const STATUS_FD = 3;
const KERNEL_SETTINGS = ['/proc/sys', '/proc/sysrq-trigger', '/proc/mtrr', '/proc/acpi', '/proc/scsi'];
function bubblewrapArguments(given, command) {
    const { folders, accounts, network } = given;
    const apart = ['user', 'pid', 'ipc', 'uts', 'cgroup-try', ...(network === 'all' ? [] : ['net'])];
    return [
        ...apart.map((namespace) => `--unshare-${namespace}`),
        ...['--uid', String(given.user.uid), '--gid', String(given.user.gid), '--hostname', 'docs-agent'],
        ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--json-status-fd', String(STATUS_FD)],
        ...given.system.flatMap(({ path, link }) => link === undefined ? ['--ro-bind', path, path] : ['--symlink', link, path]),
        ...given.etc.flatMap((path) => ['--ro-bind-try', path, path]),
        ...['--ro-bind', accounts.passwd, '/etc/passwd', '--ro-bind', accounts.group, '/etc/group'],
        ...['--proc', '/proc', ...KERNEL_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path])],
        ...['--dev', '/dev', '--bind', folders.tmp, '/dev/shm', '--remount-ro', '/dev'],
        ...['--bind', folders.tmp, INSIDE.tmp, '--bind', folders.tmp, '/var/tmp'],
        ...given.readable.flatMap((path) => ['--ro-bind', path, path]),
        ...['--bind', folders.home, INSIDE.home, '--bind', folders.tree, INSIDE.tree],
        ...(typeof network === 'object' ? ['--ro-bind', network.proxy, _addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .PROXY_FOLDER */ .E] : []),
        ...['--remount-ro', '/', '--chdir', INSIDE.tree, '--'],
        ...limiting(given),
        ...(typeof network === 'object' ? FORWARDING : []),
        ...command,
    ];
}
function limiting({ limits, hard }) {
    const bytes = (megabytes) => megabytes * 1024 * 1024;
    const set = {
        core: 0,
        data: Math.min(bytes(limits.memoryMb), hard.data),
        nproc: Math.min(limits.processes, hard.processes),
        fsize: Math.min(bytes(limits.diskMb), hard.fileSize),
    };
    return ['prlimit', ...Object.entries(set).map(([name, value]) => `--${name}=${value}`), '--'];
}
const FORWARDING = [
    'sh',
    '-c',
    [
        `socat TCP-LISTEN:${_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .PROXY_PORT */ .z},bind=127.0.0.1,reuseaddr,fork UNIX-CONNECT:${_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .PROXY_FOLDER */ .E}/proxy.sock >/dev/null 2>&1 &`,
        `until grep -q ':${_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .PROXY_PORT */ .z.toString(16).toUpperCase().padStart(4, '0')} ' /proc/net/tcp; do kill -0 $! || exit 125; sleep 0.01; done`,
        'exec "$@"',
    ].join('\n'),
    'sh',
];


/***/ }),

/***/ 2821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ requireSandbox),
/* harmony export */   RS: () => (/* binding */ findTrouble),
/* harmony export */   S1: () => (/* binding */ UNCONFINED)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8731);
/* harmony import */ var _words_visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8169);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5344);
/* harmony import */ var _bubblewrap_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3789);
/* harmony import */ var _sandbox_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7052);
/* harmony import */ var _system_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5890);









const TIMEOUT_MS = 20_000;
const CHECKS = `
fail() { echo "$1" >&2; exit 1; }
grep -q '^CapEff:[[:space:]]*0*$' /proc/self/status || fail 'an agent would keep capabilities'
grep -q '^NoNewPrivs:[[:space:]]*1$' /proc/self/status || fail 'an agent could gain privileges'
[ "$(cat /proc/1/comm)" = bwrap ] || fail 'an agent would see other processes'
(: >> /proc/sys/kernel/core_pattern) 2>/dev/null && fail 'an agent could change settings of the kernel'
(: > /usr/docs-agent-probe) 2>/dev/null && fail 'an agent could write to /usr'
(: > /docs-agent-probe) 2>/dev/null && fail 'an agent could write to /'
for folder in . "$HOME" "$TMPDIR"; do (: > "$folder/docs-agent-probe") || fail "an agent could not write to $folder"; done
exit 0
`;
const WAY_OUT = 'To run agents without it, set "sandbox": "none" in `agent`: they can then read and change whatever the user of this service can';
const UNCONFINED = 'Agents run without a sandbox ("sandbox": "none"): they can read and change whatever the user of the service can, its data and tokens among it';
async function requireSandbox(config, environment) {
    const projects = [...config.projects.values()];
    const confined = projects.filter(({ agent }) => agent.sandbox !== 'none');
    const probed = new Set();
    for (const { id, agent } of confined) {
        const what = JSON.stringify([agent.network, agent.readable, agent.limits]);
        if (probed.has(what))
            continue;
        probed.add(what);
        const trouble = (await findTrouble(agent, { dataDir: config.dataDir, environment })) ?? '';
        if (trouble !== '')
            throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y(`The sandbox of agents (bubblewrap) does not work for project ${id}: ${trouble}. ${WAY_OUT}.`);
    }
    return projects
        .filter(({ agent }) => agent.sandbox === 'none')
        .map(({ id }) => ({ project: id, meaning: UNCONFINED }));
}
async function findTrouble(agent, { dataDir, environment }) {
    if (process.platform !== 'linux')
        return 'it is made for Linux';
    const shown = [...(0,_system_js__WEBPACK_IMPORTED_MODULE_7__/* .systemPaths */ .Q1)().map(({ path }) => path), ...agent.readable];
    const inside = shown.find((path) => reaches(path, dataDir));
    if (inside !== undefined)
        return `${inside}, which agents may read, holds the data folder ${dataDir}`;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dataDir, 'sandbox', 'probe');
    const folders = { tree: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'tree'), home: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'home'), tmp: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'tmp') };
    for (const folder of Object.values(folders))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const sandbox = await (0,_sandbox_js__WEBPACK_IMPORTED_MODULE_6__/* .openSandbox */ .E)({ rules: agent, folders, dataDir });
    try {
        const { home, tmp } = sandbox.places;
        const env = { PATH: environment.PATH ?? '/usr/local/bin:/usr/bin:/bin', HOME: home, TMPDIR: tmp };
        return await run(sandbox.launch(['sh', '-c', CHECKS]), env);
    }
    finally {
        await sandbox.close();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(root, { recursive: true, force: true });
    }
}
function reaches(above, below) {
    const [outer, inner] = [above, below].map(real);
    return outer === inner || `${inner}`.startsWith(outer === node_path__WEBPACK_IMPORTED_MODULE_2__.sep ? node_path__WEBPACK_IMPORTED_MODULE_2__.sep : `${outer}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`);
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
    }
    catch {
        return path;
    }
}
function run(argv, env) {
    const [program = 'bwrap', ...args] = argv;
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            env,
            stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
            detached: true,
        });
        const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
        late.unref();
        child.stdio[_bubblewrap_js__WEBPACK_IMPORTED_MODULE_5__/* .STATUS_FD */ .eZ]?.on('error', () => undefined).resume();
        let said = '';
        child.stderr?.on('data', (chunk) => {
            if (said.length < 4096)
                said += chunk;
        });
        child.once('error', (error) => {
            const missing = error.code === 'ENOENT';
            resolve(missing
                ? 'there is no `bwrap` (Debian, Ubuntu: `apt-get install bubblewrap`)'
                : `it could not be started: ${(0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(error.message)}`);
        });
        child.once('exit', (code) => {
            clearTimeout(late);
            if (child.pid !== undefined)
                (0,_process_group_js__WEBPACK_IMPORTED_MODULE_4__/* .signalGroup */ .i8)(child.pid, 'SIGKILL');
            child.once('close', () => resolve(code === 0 ? undefined : explain(said.trim(), code)));
        });
    });
}
function explain(said, code) {
    const line = (0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(said.split('\n').at(-1) || `it ended with ${code}`).replace(/\.$/, '');
    if (code === 125)
        return 'a list of hosts in `agent.network` needs `socat`, which is missing or did not start';
    if (/prlimit/.test(line))
        return `the limits cannot be set: ${line}`;
    if (/namespace|uid map|Operation not permitted|Permission denied/i.test(line))
        return `${line}; the kernel, or the container this runs in, has to allow user namespaces`;
    return line;
}


/***/ }),

/***/ 7052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ openSandbox)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./server/agent/sandbox/addresses.js
var addresses = __webpack_require__(979);
// EXTERNAL MODULE: ./server/agent/sandbox/bubblewrap.js
var bubblewrap = __webpack_require__(3789);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./server/agent/sandbox/allowed-hosts.js
const WEB_PORTS = [80, 443];
function isAllowedHost(allowed, host, port) {
    const name = host.toLowerCase().replace(/\.$/, '');
    return allowed.some((entry) => {
        const [pattern = '', given] = entry.split(':');
        if (given === undefined ? !WEB_PORTS.includes(port) : Number(given) !== port)
            return false;
        return pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern;
    });
}

;// CONCATENATED MODULE: ./server/agent/sandbox/proxy.js






const HOP_HEADERS = ['proxy-connection', 'proxy-authorization', 'connection', 'keep-alive', 'te', 'upgrade'];
async function startAllowListProxy(allowed, onRefused) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docs-agent-'));
    const open = new Set();
    const server = (0,external_node_http_.createServer)((incoming, response) => {
        const target = URL.canParse(incoming.url ?? '') ? new URL(incoming.url ?? '') : undefined;
        if (target?.protocol !== 'http:')
            return refuse(response, 400, 'This is a proxy for http and https.');
        if (allows(target.hostname, Number(target.port || 80)))
            return forward(incoming, response, target);
        refuse(response, 403, `The host ${target.hostname} is not in agent.network.`);
    });
    const allows = (host, port) => {
        const allow = isAllowedHost(allowed, host, port);
        if (!allow)
            onRefused(`${host}:${port}`);
        return allow;
    };
    const keep = (socket) => {
        open.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => open.delete(socket));
    };
    server.on('connection', keep);
    server.on('connect', (incoming, socket, head) => {
        const match = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(incoming.url ?? '');
        const [, host = '', port = ''] = match ?? [];
        if (!allows(host, Number(port))) {
            socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
            return;
        }
        const away = (0,external_node_net_.connect)(Number(port), host, () => {
            socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
            away.write(head);
            socket.pipe(away).pipe(socket);
        });
        keep(away);
        away.on('close', () => socket.destroy());
        socket.on('close', () => away.destroy());
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen((0,external_node_path_.join)(folder, 'proxy.sock'), resolve);
    });
    return {
        folder,
        close: async () => {
            const closed = new Promise((resolve) => server.close(() => resolve()));
            for (const socket of open)
                socket.destroy();
            await closed;
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        },
    };
}
function forward(incoming, response, target) {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP_HEADERS.includes(name)));
    const outgoing = (0,external_node_http_.request)(target, { method: incoming.method, headers: { ...headers, host: target.host } }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
    });
    outgoing.on('error', () => response.headersSent ? response.destroy() : refuse(response, 502, 'No answer.'));
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
}
function refuse(response, status, sentence) {
    response.writeHead(status, { 'content-type': 'text/plain' }).end(`${sentence}\n`);
}

// EXTERNAL MODULE: ./server/agent/sandbox/system.js
var system = __webpack_require__(5890);
;// CONCATENATED MODULE: ./server/agent/sandbox/sandbox.js






async function openSandbox(given) {
    const { rules, folders } = given;
    if (rules.sandbox === 'none')
        return { places: folders, env: {}, launch: (command) => command, confined: false, close: async () => { } };
    const { network } = rules;
    const proxy = typeof network === 'string'
        ? undefined
        : await startAllowListProxy(network, given.onRefused ?? (() => undefined));
    const user = insideUser();
    const confinement = {
        folders,
        user,
        accounts: writeAccounts(given.dataDir, user),
        system: (0,system/* systemPaths */.Q1)(),
        etc: system/* ETC_PATHS */.sA,
        readable: rules.readable,
        network: proxy ? { proxy: proxy.folder } : network === 'none' ? 'none' : 'all',
        limits: rules.limits,
        hard: {
            data: (0,system/* hardLimit */.T4)('Max data size'),
            processes: (0,system/* hardLimit */.T4)('Max processes'),
            fileSize: (0,system/* hardLimit */.T4)('Max file size'),
        },
    };
    return {
        places: bubblewrap/* INSIDE */.bj,
        env: proxy ? proxyEnvironment() : {},
        launch: (command) => ['bwrap', ...(0,bubblewrap/* bubblewrapArguments */.D7)(confinement, command)],
        confined: true,
        close: async () => proxy?.close(),
    };
}
function insideUser() {
    const uid = process.getuid?.() ?? 0;
    return uid === 0 ? { uid: 1000, gid: 1000 } : { uid, gid: process.getgid?.() ?? uid };
}
function writeAccounts(dataDir, { uid, gid }) {
    const folder = (0,external_node_path_.join)(dataDir, 'sandbox');
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const files = { passwd: (0,external_node_path_.join)(folder, 'passwd'), group: (0,external_node_path_.join)(folder, 'group') };
    (0,external_node_fs_.writeFileSync)(files.passwd, `root:x:0:0:root:/:/bin/false\nagent:x:${uid}:${gid}:agent:${bubblewrap/* INSIDE */.bj.home}:/bin/sh\n`);
    (0,external_node_fs_.writeFileSync)(files.group, `root:x:0:\nagent:x:${gid}:\n`);
    return files;
}
function proxyEnvironment() {
    const url = `http://127.0.0.1:${addresses/* PROXY_PORT */.z}`;
    const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
    return {
        ...Object.fromEntries(names.map((name) => [name, url])),
        no_proxy: '',
        NO_PROXY: '',
        NODE_USE_ENV_PROXY: '1',
    };
}


/***/ }),

/***/ 5890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: () => (/* binding */ systemPaths),
/* harmony export */   T4: () => (/* binding */ hardLimit),
/* harmony export */   sA: () => (/* binding */ ETC_PATHS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
const ETC = [
    'alternatives',
    'ca-certificates',
    'ca-certificates.conf',
    'crypto-policies',
    'fonts',
    'gai.conf',
    'host.conf',
    'hosts',
    'ld.so.cache',
    'ld.so.conf',
    'ld.so.conf.d',
    'localtime',
    'mime.types',
    'nsswitch.conf',
    'pki/ca-trust',
    'pki/tls/cert.pem',
    'pki/tls/certs',
    'pki/tls/openssl.cnf',
    'protocols',
    'resolv.conf',
    'services',
    'ssl/cert.pem',
    'ssl/certs',
    'ssl/openssl.cnf',
    'timezone',
];
function systemPaths() {
    return SYSTEM.flatMap((path) => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
        if (!stat)
            return [];
        return [{ path, link: stat.isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) : undefined }];
    });
}
const ETC_PATHS = ETC.map((name) => `/etc/${name}`);
function hardLimit(name) {
    const line = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/limits', 'utf8')
        .split('\n')
        .find((text) => text.startsWith(`${name} `));
    const hard = line?.slice(name.length).trim().split(/\s+/)[1];
    return hard === undefined || hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
}


/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ createGitHubHost),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   v6: () => (/* binding */ PullRequestError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4362);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37);
/* harmony import */ var _words_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8169);
/* harmony import */ var _proposal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1400);




const REQUEST_TIMEOUT_MS = 30_000;
const PAGES_MAX = 20;
const pullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_2__.object({
    html_url: zod__WEBPACK_IMPORTED_MODULE_2__.url({ protocol: /^https?$/ })
        .refine((url) => new URL(url).username === '', 'must not carry a user'),
    head: zod__WEBPACK_IMPORTED_MODULE_2__.object({ ref: zod__WEBPACK_IMPORTED_MODULE_2__.string(), repo: zod__WEBPACK_IMPORTED_MODULE_2__.object({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__.string() }).nullish() }),
});
class PullRequestError extends Error {
    name = 'PullRequestError';
    status;
    constructor(message, status) {
        super(message);
        this.status = status;
    }
}
function createGitHubHost(given) {
    const fullName = repositoryName(given.repository);
    const pulls = `${given.apiUrl.replace(/\/+$/, '')}/repos/${fullName}/pulls`;
    const request = async (url, signal, body) => {
        const response = await reach(url, {
            method: body === undefined ? 'GET' : 'POST',
            headers: {
                accept: 'application/json',
                authorization: `Bearer ${given.token}`,
                'user-agent': 'docs-agent',
                ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            redirect: 'error',
            signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const json = await response.json().catch(() => undefined);
        return { status: response.status, json };
    };
    const findOpen = async ({ branch }, signal) => {
        const [owner] = fullName.split('/');
        const filter = `state=open&head=${encodeURIComponent(`${owner}:${branch}`)}&per_page=50`;
        for (let page = 1; page <= PAGES_MAX; page++) {
            const { status, json } = await request(`${pulls}?${filter}&page=${page}`, signal);
            const list = zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.unknown()).safeParse(json);
            if (status !== 200 || !list.success)
                throw refusal({ action: 'list pull requests', request: `GET ${pulls}`, status, json });
            if (list.data.length === 0)
                return undefined;
            for (const entry of list.data) {
                const found = pullRequestSchema.safeParse(entry).data;
                const ours = found?.head.repo?.full_name.toLowerCase() === fullName.toLowerCase();
                if (found && ours && found.head.ref === branch)
                    return found.html_url;
            }
        }
        return undefined;
    };
    return {
        propose: async (proposal, signal) => {
            const open = await findOpen(proposal, signal);
            if (open !== undefined)
                return open;
            const { status, json } = await request(pulls, signal, {
                title: (0,_proposal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .proposalTitle */ .R)(proposal.prompt),
                body: (0,_proposal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .proposalBody */ .T)(proposal),
                head: proposal.branch,
                base: proposal.base,
            });
            const made = pullRequestSchema.safeParse(json);
            if (status === 201 && made.success)
                return made.data.html_url;
            const other = status === 422 || status === 409 ? await findOpen(proposal, signal) : undefined;
            if (other !== undefined)
                return other;
            throw refusal({ action: 'open a pull request', request: `POST ${pulls}`, status, json });
        },
    };
}
async function reach(url, init) {
    try {
        return await fetch(url, init);
    }
    catch (error) {
        const cause = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
        const why = (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(cause) ?? (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(cause ?? error);
        throw new PullRequestError(`could not reach ${new URL(url).origin}: ${(0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(why)}`);
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
function refusal(given) {
    const { action, request, status, json } = given;
    const said = zod__WEBPACK_IMPORTED_MODULE_2__.object({ message: zod__WEBPACK_IMPORTED_MODULE_2__.string() }).safeParse(json).data?.message;
    return new PullRequestError(`could not ${action}: ${request} was answered with ${status}${said === undefined ? '' : `, ${(0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(said)}`}`, status);
}


/***/ })

};
