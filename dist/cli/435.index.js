export const id = 435;
export const ids = [435];
export const modules = {

/***/ 85226:
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

/***/ 81770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   tU: () => (/* binding */ sharedOnce),
/* harmony export */   vR: () => (/* binding */ usageBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _files_file_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80871);


function usageBelow(root) {
    const children = new Map();
    for (const pid of processIds()) {
        const parent = parentOf(pid);
        if (parent === undefined)
            continue;
        children.set(parent, [...(children.get(parent) ?? []), pid]);
    }
    const pids = [];
    const queue = [root];
    for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
        pids.push(pid);
        queue.push(...(children.get(pid) ?? []));
    }
    return { pids, memoryBytes: pids.reduce((sum, pid) => sum + ownMemory(pid), 0) };
}
function sharedOnce(pids) {
    return pids.reduce((sum, pid) => {
        const rollup = (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b)(`/proc/${pid}/smaps_rollup`) ?? '';
        const shared = kilobytes(rollup, /^Pss_(?:Anon|Shmem):\s+(\d+) kB$/gm);
        if (shared === 0)
            return sum + ownMemory(pid);
        return sum + (shared + kilobytes((0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b)(`/proc/${pid}/status`) ?? '', /^VmSwap:\s+(\d+) kB$/gm)) * 1024;
    }, 0);
}
function processIds() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').map(Number).filter(Number.isInteger);
    }
    catch {
        return [];
    }
}
function parentOf(pid) {
    const stat = (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b)(`/proc/${pid}/stat`);
    return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
function ownMemory(pid) {
    const status = (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b)(`/proc/${pid}/status`) ?? '';
    return kilobytes(status, /^(?:Rss(?:Anon|Shmem)|VmSwap|HugetlbPages):\s+(\d+) kB$/gm) * 1024;
}
function kilobytes(text, lines) {
    return [...text.matchAll(lines)].reduce((sum, [, size]) => sum + Number(size), 0);
}


/***/ }),

/***/ 90979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ PROXY_FOLDER),
/* harmony export */   z: () => (/* binding */ PROXY_PORT)
/* harmony export */ });
const PROXY_FOLDER = '/run/docs-agent';
const PROXY_PORT = 3128;


/***/ }),

/***/ 23789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aQ: () => (/* binding */ bubblewrapCommand),
/* harmony export */   bj: () => (/* binding */ INSIDE),
/* harmony export */   eZ: () => (/* binding */ STATUS_FD)
/* harmony export */ });
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90979);

const INSIDE = { tree: '/workspace', home: '/home/agent', tmp: '/tmp', contexts: '/context' };
const STATUS_FD = 3;
const FILTER_FD = 4;
const KERNEL_SETTINGS = ['/proc/sys', '/proc/sysrq-trigger', '/proc/mtrr', '/proc/acpi', '/proc/scsi'];
function bubblewrapCommand(given, command) {
    const enter = 'if [ -n "$1" ]; then echo $$ > "$1" || exit 1; fi; shift';
    const start = `${enter}; exec bwrap "$@" ${FILTER_FD}< "$0"`;
    return ['sh', '-c', start, given.filter, given.cgroupProcs ?? '', ...bubblewrapArguments(given, command)];
}
function bubblewrapArguments(given, command) {
    const { folders, accounts, network } = given;
    const apart = ['user', 'pid', 'ipc', 'uts', 'cgroup-try', ...(network === 'all' ? [] : ['net'])];
    return [
        ...apart.map((namespace) => `--unshare-${namespace}`),
        ...['--uid', String(given.user.uid), '--gid', String(given.user.gid), '--hostname', 'docs-agent'],
        ...(given.canDisableUserns ? ['--disable-userns'] : []),
        ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--as-pid-1'],
        ...['--json-status-fd', String(STATUS_FD), '--seccomp', String(FILTER_FD)],
        ...given.system.flatMap(({ path, link }) => link === undefined ? ['--ro-bind', path, path] : ['--symlink', link, path]),
        ...given.etc.flatMap((path) => ['--ro-bind-try', path, path]),
        ...['--ro-bind', accounts.passwd, '/etc/passwd', '--ro-bind', accounts.group, '/etc/group'],
        ...['--proc', '/proc', ...KERNEL_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path])],
        ...['--dev', '/dev', '--bind', folders.tmp, '/dev/shm', '--remount-ro', '/dev'],
        ...['--bind', folders.tmp, INSIDE.tmp, '--bind', folders.tmp, '/var/tmp'],
        ...given.readable.flatMap((path) => ['--ro-bind', path, path]),
        ...contextArguments(given),
        ...['--bind', folders.home, INSIDE.home, '--bind', folders.tree, INSIDE.tree],
        ...(typeof network === 'object' ? ['--ro-bind', network.proxy, _addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .PROXY_FOLDER */ .E] : []),
        ...['--remount-ro', '/', '--chdir', INSIDE.tree, '--'],
        ...limiting(given),
        ...['sh', '-c', [...(typeof network === 'object' ? FORWARDING : []), WAITING].join('\n'), 'sh'],
        ...command,
    ];
}
function contextArguments({ contexts }) {
    if (!contexts)
        return [];
    const binds = contexts.flatMap(({ name, folder }) => ['--ro-bind', folder, `${INSIDE.contexts}/${name}`]);
    return ['--dir', INSIDE.contexts, ...binds];
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
    `socat TCP-LISTEN:${_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .PROXY_PORT */ .z},bind=127.0.0.1,reuseaddr,fork UNIX-CONNECT:${_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .PROXY_FOLDER */ .E}/proxy.sock >/dev/null 2>&1 &`,
    `until grep -q ':${_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .PROXY_PORT */ .z.toString(16).toUpperCase().padStart(4, '0')} ' /proc/net/tcp; do kill -0 $! || exit 125; sleep 0.01; done`,
];
const WAITING = '"$@"; exit "$?"';


/***/ }),

/***/ 4775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O9: () => (/* binding */ findCgroup),
/* harmony export */   m$: () => (/* binding */ cgroups)
/* harmony export */ });
/* unused harmony export prepareCgroups */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _files_file_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80871);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37380);
/* harmony import */ var _words_thrown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80037);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81770);







const MIB = 1024 * 1024;
const ROOT = '/sys/fs/cgroup';
const SERVICE = 'docs-agent-service';
const EMPTY_TRIES = 50;
const EMPTY_CHECK_MS = 20;
function findCgroup(given = {}) {
    const { own = (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)('/proc/self/cgroup') ?? '', root = ROOT } = given;
    const path = /^0::(\/.*)$/m.exec(own)?.[1];
    if (path === undefined)
        return { why: 'there are no cgroups of version 2' };
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
    const controllers = (0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'cgroup.controllers'))?.trim().split(' ') ?? [];
    const missing = ['memory', 'pids'].filter((name) => !controllers.includes(name));
    if (missing.length > 0)
        return { why: `the cgroup ${path} has no controller ${missing.join(' and ')}` };
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'cgroup.procs'), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
    }
    catch {
        return { why: `the cgroup ${path} is not the service's to change` };
    }
    const others = pidsIn(folder).filter((pid) => pid !== process.pid && (0,_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(pid) !== process.pid);
    if (others.length > 0)
        return { why: `other programs are in the cgroup ${path}` };
    return { folder };
}
function prepareCgroups(place) {
    if ('why' in place)
        return place.why;
    const { folder } = place;
    try {
        (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, SERVICE), 0o777);
        for (const pid of pidsIn(folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, SERVICE, 'cgroup.procs'), String(pid));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'cgroup.subtree_control'), '+memory +pids');
    }
    catch (error) {
        return (0,_words_thrown_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .b)(error);
    }
    return (name, limits) => openCgroup((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), limits);
}
function openCgroup(folder, limits) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    const put = (name, value) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), String(value));
    put('memory.max', limits.memoryMb * MIB);
    put('pids.max', limits.processes + 8);
    for (const [name, value] of [
        ['memory.swap.max', 0],
        ['memory.oom.group', 1],
    ])
        try {
            put(name, value);
        }
        catch {
        }
    return {
        procs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'cgroup.procs'),
        ranOut: () => /^oom_kill [1-9]/m.test((0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'memory.events')) ?? ''),
        close: async () => {
            for (let tries = 0; tries < EMPTY_TRIES; tries++)
                try {
                    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
                }
                catch {
                    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(EMPTY_CHECK_MS);
                }
        },
    };
}
function pidsIn(folder) {
    return ((0,_files_file_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'cgroup.procs')) ?? '').split('\n').filter(Boolean).map(Number);
}
let prepared;
function cgroups() {
    prepared ??= prepareCgroups(findCgroup());
    return prepared;
}


/***/ }),

/***/ 92821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ requireSandbox),
/* harmony export */   RS: () => (/* binding */ findTrouble),
/* harmony export */   Rc: () => (/* binding */ findWeaknesses),
/* harmony export */   S1: () => (/* binding */ UNCONFINED),
/* harmony export */   rP: () => (/* binding */ showsData)
/* harmony export */ });
/* unused harmony export weaknesses */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37380);
/* harmony import */ var _words_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48731);
/* harmony import */ var _words_visible_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58169);
/* harmony import */ var _process_group_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95344);
/* harmony import */ var _bubblewrap_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23789);
/* harmony import */ var _cgroup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4775);
/* harmony import */ var _sandbox_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43996);
/* harmony import */ var _system_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65890);











const TIMEOUT_MS = 20_000;
const CHECKS = `
fail() { echo "$1" >&2; exit 1; }
grep -q '^CapEff:[[:space:]]*0*$' /proc/self/status || fail 'an agent would keep capabilities'
grep -q '^NoNewPrivs:[[:space:]]*1$' /proc/self/status || fail 'an agent could gain privileges'
[ "$PPID" = 1 ] || fail 'an agent would see other processes'
for process in 1 self; do grep -q '^Seccomp:[[:space:]]*2$' /proc/$process/status || fail 'system calls would not be filtered'; done
unshare --user true 2>/dev/null && fail 'an agent could make namespaces'
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
            throw new _words_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The sandbox of agents (bubblewrap) does not work for project ${id}: ${trouble}. ${WAY_OUT}.`);
    }
    return projects
        .filter(({ agent }) => agent.sandbox === 'none')
        .map(({ id }) => ({ project: id, meaning: UNCONFINED }));
}
function weaknesses(config, cgroup) {
    const confined = [...config.projects.values()].filter(({ agent }) => agent.sandbox !== 'none');
    if (confined.length === 0)
        return [];
    const found = [];
    if (cgroup !== undefined)
        found.push({
            says: `Agents' memory is watched, and not bounded by the kernel: ${cgroup}`,
            fix: 'Give the service a cgroup of its own: `Delegate=memory pids` in its unit.',
        });
    const open = confined.filter(({ agent }) => agent.network === 'all').map(({ id }) => id);
    if (open.length > 0)
        found.push({
            says: `Agents of ${open.join(', ')} reach this machine's own ports, the service's among them ("network": "all")`,
            fix: 'Name the hosts in `agent.network`, or `"*"` for all but this machine.',
        });
    return found;
}
function findWeaknesses(config) {
    const place = (0,_cgroup_js__WEBPACK_IMPORTED_MODULE_4__/* .findCgroup */ .O9)();
    return weaknesses(config, 'why' in place ? place.why : undefined);
}
async function findTrouble(agent, { dataDir, environment }) {
    if (process.platform !== 'linux')
        return 'it is made for Linux';
    const shown = showsData(agent, dataDir);
    if (shown !== undefined)
        return shown;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dataDir, 'sandbox', 'probe');
    const folders = { tree: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'tree'), home: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'home'), tmp: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'tmp') };
    for (const folder of Object.values(folders))
        (0,_files_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)(folder);
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
function showsData(agent, dataDir) {
    const holder = [...(0,_system_js__WEBPACK_IMPORTED_MODULE_7__/* .systemPaths */ .Q1)().map(({ path }) => path), ...agent.readable].find((path) => reaches(path, dataDir));
    if (holder !== undefined)
        return `${holder}, which agents may read, holds the data folder ${dataDir}`;
    const inside = agent.readable.find((path) => reaches(dataDir, path));
    return inside && `${inside}, which agents may read, lies in the data folder ${dataDir}`;
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
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === path ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
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
        child.stdio[_bubblewrap_js__WEBPACK_IMPORTED_MODULE_8__/* .STATUS_FD */ .eZ]?.on('error', () => undefined).resume();
        let said = '';
        child.stderr?.on('data', (chunk) => {
            if (said.length < 4096)
                said += chunk;
        });
        child.once('error', (error) => {
            const missing = error.code === 'ENOENT';
            resolve(missing ? MISSING : `it could not be started: ${(0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .T)(error.message)}`);
        });
        child.once('exit', (code) => {
            clearTimeout(late);
            if (child.pid !== undefined)
                (0,_process_group_js__WEBPACK_IMPORTED_MODULE_10__/* .signalGroup */ .i8)(child.pid, 'SIGKILL');
            child.once('close', () => resolve(code === 0 ? undefined : explain(said.trim(), code)));
        });
    });
}
const MISSING = 'there is no `bwrap` (Debian, Ubuntu: `apt-get install bubblewrap`)';
function explain(said, code) {
    const line = (0,_words_visible_text_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .T)(said.split('\n').at(-1) || `it ended with ${code}`).replace(/\.$/, '');
    if (code === 127 && /bwrap.*not found/.test(line))
        return MISSING;
    if (code === 125)
        return 'a list of hosts in `agent.network` needs `socat`, which is missing or did not start';
    if (/prlimit/.test(line))
        return `the limits cannot be set: ${line}`;
    if (/namespace|uid map|Operation not permitted|Permission denied/i.test(line))
        return `${line}; the kernel, or the container this runs in, has to allow user namespaces`;
    return line;
}


/***/ }),

/***/ 43996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ contextRoot),
  E: () => (/* binding */ openSandbox)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./server/files/make-folder.js
var make_folder = __webpack_require__(37380);
// EXTERNAL MODULE: ./server/words/user-error.js
var user_error = __webpack_require__(48731);
// EXTERNAL MODULE: ./server/agent/sandbox/addresses.js
var addresses = __webpack_require__(90979);
// EXTERNAL MODULE: ./server/agent/sandbox/bubblewrap.js
var bubblewrap = __webpack_require__(23789);
// EXTERNAL MODULE: ./server/agent/sandbox/cgroup.js
var sandbox_cgroup = __webpack_require__(4775);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(94362);
// EXTERNAL MODULE: ./server/words/visible-text.js
var visible_text = __webpack_require__(58169);
;// CONCATENATED MODULE: ./server/agent/sandbox/allowed-hosts.js
function reachOf(allowed, { host, port }) {
    const name = host.toLowerCase().replace(/\.$/, '');
    let reach = 'nowhere';
    for (const entry of allowed) {
        const [, pattern = '', given] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
        if (entry === '*')
            reach = 'elsewhere';
        else if (given === undefined ? port !== 80 && port !== 443 : Number(given) !== port)
            continue;
        else if (pattern.startsWith('*.') && name.endsWith(pattern.slice(1)))
            reach = 'elsewhere';
        else if (name === pattern.replace(/^\[|\]$/g, '')) {
            if (given !== undefined)
                return 'anywhere';
            reach = 'elsewhere';
        }
    }
    return reach;
}

;// CONCATENATED MODULE: ./server/agent/sandbox/proxy-process.js
function serveProxy({ socket, allowed }, reachOf) {
    const { rmSync } = process.getBuiltinModule('node:fs');
    const { dirname } = process.getBuiltinModule('node:path');
    const { lookup } = process.getBuiltinModule('node:dns');
    const { networkInterfaces } = process.getBuiltinModule('node:os');
    const { BlockList, connect, createServer } = process.getBuiltinModule('node:net');
    const HEAD_MAX_BYTES = 64 * 1024;
    const HEAD_MAX_MS = 30_000;
    const CONNECTIONS_MAX = 256;
    const REFUSALS_MAX = 100;
    const HOP = /^(?:proxy-[\w-]+|connection|keep-alive|host):/i;
    const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
    const told = new Set();
    const tellRefused = (refused, thisMachine) => {
        if (told.has(refused) || told.size >= REFUSALS_MAX)
            return;
        told.add(refused);
        tell({ refused, thisMachine });
    };
    const isThisMachine = (address, family) => {
        const own = new BlockList();
        for (const [net, bits] of [
            ['0.0.0.0', 8],
            ['127.0.0.0', 8],
            ['169.254.0.0', 16],
        ])
            own.addSubnet(net, bits, 'ipv4');
        own.addSubnet('::', 96, 'ipv6');
        own.addSubnet('fe80::', 10, 'ipv6');
        for (const list of Object.values(networkInterfaces()))
            for (const entry of list ?? [])
                own.addAddress(entry.address, entry.family === 'IPv4' ? 'ipv4' : 'ipv6');
        return own.check(address, family);
    };
    const refuse = (client, status, sentence) => {
        const head = `HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\ncontent-length: ${sentence.length + 1}`;
        client.end(`${head}\r\nconnection: close\r\n\r\n${sentence}\n`);
    };
    const join = (client, target, first, isTunnel) => {
        const { host, port } = target;
        const name = `${host}:${port}`;
        const reach = reachOf(allowed, target);
        if (reach === 'nowhere') {
            tellRefused(name, false);
            return refuse(client, '403 Forbidden', `The host ${host} is not in agent.network.`);
        }
        lookup(host, { all: true }, (error, found) => {
            if (client.destroyed)
                return;
            if (error)
                return refuse(client, '502 Bad Gateway', 'The host was not found.');
            const addresses = found.filter(({ address, family }) => reach === 'anywhere' || !isThisMachine(address, family === 4 ? 'ipv4' : 'ipv6'));
            if (addresses.length === 0) {
                tellRefused(name, true);
                return refuse(client, '403 Forbidden', `${host} is this machine, which agent.network does not name.`);
            }
            const away = connect({
                host: 'looked-up',
                port,
                allowHalfOpen: true,
                autoSelectFamily: true,
                lookup: (_, options, done) => {
                    const [one] = addresses;
                    if (options.all)
                        done(null, addresses);
                    else
                        done(null, one?.address ?? '', one?.family ?? 4);
                },
            });
            let isOpen = false;
            away.once('connect', () => {
                isOpen = true;
                if (isTunnel)
                    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
                away.write(first);
                client.pipe(away).pipe(client);
            });
            away.on('error', () => {
                if (isOpen)
                    client.destroy();
                else
                    refuse(client, '502 Bad Gateway', 'No answer.');
            });
            away.on('close', () => isOpen && client.destroy());
            client.on('close', () => away.destroy());
        });
    };
    const begin = (client, head, rest) => {
        const [line = '', ...headers] = head.split('\r\n');
        const [, method = '', asked = ''] = /^([A-Za-z]{1,32}) (\S+) HTTP\/1\.[01]$/.exec(line) ?? [];
        if (method === 'CONNECT') {
            const [, host = '', port = ''] = /^\[?([^\]]{1,255}?)\]?:(\d{1,5})$/.exec(asked) ?? [];
            if (host === '' || Number(port) > 65_535)
                return refuse(client, '400 Bad Request', 'No host and port.');
            return join(client, { host, port: Number(port) }, rest, true);
        }
        const url = URL.canParse(asked) ? new URL(asked) : undefined;
        if (method === '' || url?.protocol !== 'http:')
            return refuse(client, '400 Bad Request', 'This is a proxy for http and https.');
        const kept = headers.filter((header) => !HOP.test(header));
        const after = kept.some((header) => /^upgrade:/i.test(header)) ? 'Upgrade' : 'close';
        const own = [`${method} ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`];
        const sent = [...own, ...kept, `Connection: ${after}`, '', ''].join('\r\n');
        const host = url.hostname.replace(/^\[|\]$/g, '');
        join(client, { host, port: Number(url.port || 80) }, Buffer.concat([Buffer.from(sent, 'latin1'), rest]), false);
    };
    const server = createServer({ allowHalfOpen: true }, (client) => {
        let read = Buffer.alloc(0);
        client.on('error', () => client.destroy());
        const late = setTimeout(() => client.destroy(), HEAD_MAX_MS);
        client.on('close', () => clearTimeout(late));
        client.on('end', () => client.end());
        const onData = (chunk) => {
            read = Buffer.concat([read, chunk]);
            const end = read.indexOf('\r\n\r\n');
            if (end === -1) {
                if (read.length > HEAD_MAX_BYTES)
                    client.destroy();
                return;
            }
            clearTimeout(late);
            client.pause();
            client.off('data', onData);
            begin(client, read.toString('latin1', 0, end), read.subarray(end + 4));
        };
        client.on('data', onData);
    });
    server.maxConnections = CONNECTIONS_MAX;
    server.listen(socket, () => tell({ listening: true }));
    const leave = () => {
        rmSync(dirname(socket), { recursive: true, force: true });
        process.exit();
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
        process.on(signal, () => undefined);
    process.stdin.on('close', leave).on('error', leave).resume();
}

;// CONCATENATED MODULE: ./server/agent/sandbox/proxy.js









const lineSchema = schemas.union([
    schemas.object({ listening: schemas.literal(true) }),
    schemas.object({ refused: schemas.string(), thisMachine: schemas.boolean() }),
]);
async function startAllowListProxy(allowed, note) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docs-agent-'));
    const settings = { socket: (0,external_node_path_.join)(folder, 'proxy.sock'), allowed };
    const source = `(${serveProxy.toString()})(${JSON.stringify(settings)}, ${reachOf.toString()})`;
    const child = (0,external_node_child_process_.spawn)(process.execPath, ['-e', source], {
        detached: true,
        stdio: ['pipe', 'pipe', 'ignore'],
        env: {},
    });
    let isWanted = true;
    const ended = new Promise((resolve) => {
        child.once('error', () => resolve());
        child.once('exit', () => resolve());
    });
    child.stdin.on('error', () => undefined);
    const lines = (0,external_node_readline_.createInterface)({ input: child.stdout });
    const listening = new Promise((resolve) => {
        lines.on('line', (text) => {
            const line = lineSchema.safeParse(parse(text)).data;
            if (!line)
                return;
            if ('listening' in line)
                return resolve();
            const host = (0,visible_text/* oneLine */.T)(line.refused, 200);
            note(line.thisMachine
                ? `${host} was asked for and is this machine, which agent.network does not name with its port`
                : `${host} was asked for and is not in agent.network`);
        });
    });
    const close = async () => {
        isWanted = false;
        child.stdin.end();
        child.kill('SIGKILL');
        await ended;
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    };
    await Promise.race([listening, ended]);
    const { pid } = child;
    if (child.exitCode !== null || child.signalCode !== null || pid === undefined) {
        await close();
        throw new Error('the proxy to the hosts of agent.network could not be started');
    }
    void ended.then(() => isWanted && note('the proxy to the hosts of agent.network ended, so none is reached'));
    return { folder, pid, close };
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./server/agent/sandbox/put-file.js


function putFile(path, bytes) {
    if (holds(path, bytes))
        return path;
    const beside = `${path}.${(0,external_node_crypto_.randomUUID)()}`;
    (0,external_node_fs_.writeFileSync)(beside, bytes, { mode: 0o600 });
    (0,external_node_fs_.renameSync)(beside, path);
    return path;
}
function holds(path, bytes) {
    try {
        return (0,external_node_fs_.readFileSync)(path).equals(bytes);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./server/agent/sandbox/system-calls.js
const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;
const REFUSED = {
    add_key: [248, 217],
    request_key: [249, 218],
    keyctl: [250, 219],
    setns: [308, 268],
    mount: [165, 40],
    umount2: [166, 39],
    pivot_root: [155, 41],
    open_tree: [428, 428],
    move_mount: [429, 429],
    fsopen: [430, 430],
    fsconfig: [431, 431],
    fsmount: [432, 432],
    fspick: [433, 433],
    mount_setattr: [442, 442],
    open_tree_attr: [467, 467],
    open_by_handle_at: [304, 265],
    bpf: [321, 280],
    perf_event_open: [298, 241],
    userfaultfd: [323, 282],
    lookup_dcookie: [212, 18],
    kexec_load: [246, 104],
    kexec_file_load: [320, 294],
    init_module: [175, 105],
    finit_module: [313, 273],
    delete_module: [176, 106],
    reboot: [169, 142],
    swapon: [167, 224],
    swapoff: [168, 225],
    acct: [163, 89],
    quotactl: [179, 60],
    quotactl_fd: [443, 443],
    syslog: [103, 116],
    settimeofday: [164, 170],
    clock_settime: [227, 112],
    iopl: [172, undefined],
    ioperm: [173, undefined],
    msgget: [68, 186],
};
const UNKNOWN = {
    clone3: [435, 435],
    io_uring_setup: [425, 425],
    io_uring_enter: [426, 426],
    io_uring_register: [427, 427],
    memfd_secret: [447, 447],
};
const JUDGED = {
    clone: [56, 220],
    unshare: [272, 97],
    socket: [41, 198],
    prctl: [157, 167],
    shmget: [29, 194],
};
const NEW_NAMESPACE = 0x7e020000;
const NEW_TIME_NAMESPACE = 0x80;
const SOCKET_FAMILIES = [1, 2, 10, 16];
const PR_SET_DUMPABLE = 4;
const SHARED_SEGMENT_MAX_BYTES = 4096;

;// CONCATENATED MODULE: ./server/agent/sandbox/seccomp.js

const MACHINES = {
    x64: { audit: 0xc000003e, column: 0 },
    arm64: { audit: 0xc00000b7, column: 1 },
};
const [LOAD, JUMP_EQUAL, JUMP_GREATER, JUMP_GREATER_EQUAL, JUMP_ANY_BIT, RETURN] = [
    0x20, 0x15, 0x25, 0x35, 0x45, 0x06,
];
const NUMBER_AT = 0;
const MACHINE_AT = 4;
const lowOf = (argument) => 16 + 8 * argument;
const highOf = (argument) => lowOf(argument) + 4;
const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const refuse = (errno) => 0x00050000 | errno;
const X32 = 0x40000000;
function seccompFilter(machine) {
    const found = Object.entries(MACHINES).find(([name]) => name === machine)?.[1];
    if (!found)
        return undefined;
    const { audit, column } = found;
    const program = [
        { code: LOAD, value: MACHINE_AT },
        { code: JUMP_EQUAL, value: audit, whenTrue: 1 },
        { code: RETURN, value: KILL },
        { code: LOAD, value: NUMBER_AT },
        { code: JUMP_GREATER_EQUAL, value: X32, whenFalse: 1 },
        { code: RETURN, value: refuse(ENOSYS) },
    ];
    for (const [table, errno] of [
        [REFUSED, EPERM],
        [UNKNOWN, ENOSYS],
    ])
        for (const numbers of Object.values(table)) {
            const number = numbers[column];
            if (number !== undefined)
                program.push(...forCall(number, [{ code: RETURN, value: refuse(errno) }]));
        }
    for (const [name, judge] of Object.entries(JUDGES))
        program.push(...forCall(JUDGED[name][column], judge));
    program.push({ code: RETURN, value: ALLOW });
    return assemble(program);
}
const JUDGES = {
    clone: whereAnyBit(NEW_NAMESPACE),
    unshare: whereAnyBit(NEW_NAMESPACE | NEW_TIME_NAMESPACE),
    socket: [
        { code: LOAD, value: lowOf(0) },
        ...SOCKET_FAMILIES.map((family, at) => ({
            code: JUMP_EQUAL,
            value: family,
            whenTrue: SOCKET_FAMILIES.length - at,
        })),
        { code: RETURN, value: refuse(EAFNOSUPPORT) },
        { code: RETURN, value: ALLOW },
    ],
    prctl: [
        { code: LOAD, value: lowOf(0) },
        { code: JUMP_EQUAL, value: PR_SET_DUMPABLE, whenFalse: 3 },
        { code: LOAD, value: lowOf(1) },
        { code: JUMP_EQUAL, value: 0, whenFalse: 1 },
        { code: RETURN, value: refuse(EPERM) },
        { code: RETURN, value: ALLOW },
    ],
    shmget: [
        { code: LOAD, value: highOf(1) },
        { code: JUMP_EQUAL, value: 0, whenFalse: 2 },
        { code: LOAD, value: lowOf(1) },
        { code: JUMP_GREATER, value: SHARED_SEGMENT_MAX_BYTES, whenFalse: 1 },
        { code: RETURN, value: refuse(EPERM) },
        { code: RETURN, value: ALLOW },
    ],
};
function whereAnyBit(bits) {
    return [
        { code: LOAD, value: lowOf(0) },
        { code: JUMP_ANY_BIT, value: bits, whenFalse: 1 },
        { code: RETURN, value: refuse(EPERM) },
        { code: RETURN, value: ALLOW },
    ];
}
function forCall(number, body) {
    return [{ code: JUMP_EQUAL, value: number, whenFalse: body.length }, ...body];
}
function assemble(program) {
    const bytes = Buffer.alloc(program.length * 8);
    for (const [at, { code, value, whenTrue = 0, whenFalse = 0 }] of program.entries()) {
        bytes.writeUInt16LE(code, at * 8);
        bytes.writeUInt8(whenTrue, at * 8 + 2);
        bytes.writeUInt8(whenFalse, at * 8 + 3);
        bytes.writeUInt32LE(value >>> 0, at * 8 + 4);
    }
    return bytes;
}

// EXTERNAL MODULE: ./server/agent/sandbox/system.js
var system = __webpack_require__(65890);
;// CONCATENATED MODULE: ./server/agent/sandbox/sandbox.js











function contextRoot({ sandbox }, root) {
    return sandbox === 'none' ? root : bubblewrap/* INSIDE */.bj.contexts;
}
async function openSandbox(given) {
    const { rules, folders, contexts } = given;
    const contextEnv = contexts
        ? { DOCS_AGENT_CONTEXT: contextRoot(rules, contexts.root) }
        : {};
    if (rules.sandbox === 'none')
        return {
            places: folders,
            env: contextEnv,
            launch: (command) => command,
            confined: false,
            ranOutOfMemory: () => false,
            close: async () => { },
        };
    const { network } = rules;
    const proxy = typeof network === 'string'
        ? undefined
        : await startAllowListProxy(network, given.note ?? (() => undefined));
    const user = insideUser();
    const makeCgroup = (0,sandbox_cgroup/* cgroups */.m$)();
    const cgroup = typeof makeCgroup === 'string' ? undefined : makeCgroup(`agent-${(0,external_node_crypto_.randomUUID)()}`, rules.limits);
    const confinement = {
        folders,
        user,
        ...writeFiles(given.dataDir, user),
        canDisableUserns: await (0,system/* canDisableUserns */.tD)(),
        cgroupProcs: cgroup?.procs,
        system: (0,system/* systemPaths */.Q1)(),
        etc: system/* ETC_PATHS */.sA,
        readable: rules.readable,
        contexts: contexts?.folders,
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
        env: { ...contextEnv, ...(typeof network === 'string' ? {} : proxyEnvironment(network)) },
        launch: (command) => (0,bubblewrap/* bubblewrapCommand */.aQ)(confinement, command),
        confined: true,
        ranOutOfMemory: () => cgroup?.ranOut() ?? false,
        close: async () => {
            await Promise.all([proxy?.close(), cgroup?.close()]);
        },
    };
}
function insideUser() {
    const uid = process.getuid?.() ?? 0;
    return uid === 0 ? { uid: 1000, gid: 1000 } : { uid, gid: process.getgid?.() ?? uid };
}
function writeFiles(dataDir, { uid, gid }) {
    const bytes = seccompFilter(process.arch);
    if (!bytes)
        throw new user_error/* UserError */.y(`The sandbox of agents is made for x86-64 and ARM64, and this is ${process.arch}. Set "sandbox": "none" in \`agent\` to do without.`);
    const folder = (0,external_node_path_.join)(dataDir, 'sandbox');
    (0,make_folder/* makeFolder */.f)(folder);
    const put = (name, content) => putFile((0,external_node_path_.join)(folder, name), Buffer.from(content));
    return {
        filter: put('system-calls', bytes),
        accounts: {
            passwd: put('passwd', `root:x:0:0:root:/:/bin/false\nagent:x:${uid}:${gid}:agent:${bubblewrap/* INSIDE */.bj.home}:/bin/sh\n`),
            group: put('group', `root:x:0:\nagent:x:${gid}:\n`),
        },
    };
}
function proxyEnvironment(allowed) {
    const url = `http://127.0.0.1:${addresses/* PROXY_PORT */.z}`;
    const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
    const direct = LOOPBACK.filter((name) => !allowed.some((entry) => entry.startsWith(`${name}:`))).join(',');
    return {
        ...Object.fromEntries(names.map((name) => [name, url])),
        no_proxy: direct,
        NO_PROXY: direct,
        NODE_USE_ENV_PROXY: '1',
    };
}
const LOOPBACK = ['localhost', '127.0.0.1'];


/***/ }),

/***/ 65890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: () => (/* binding */ systemPaths),
/* harmony export */   T4: () => (/* binding */ hardLimit),
/* harmony export */   sA: () => (/* binding */ ETC_PATHS),
/* harmony export */   tD: () => (/* binding */ canDisableUserns)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


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
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
        if (!stat)
            return [];
        return [{ path, link: stat.isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path) : undefined }];
    });
}
const ETC_PATHS = ETC.map((name) => `/etc/${name}`);
function hardLimit(name) {
    const line = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/self/limits', 'utf8')
        .split('\n')
        .find((text) => text.startsWith(`${name} `));
    const hard = line?.slice(name.length).trim().split(/\s+/)[1];
    return hard === undefined || hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
}
let disablesUserns;
function canDisableUserns() {
    const args = ['--unshare-user', '--disable-userns', '--ro-bind', '/', '/', 'true'];
    disablesUserns ??= new Promise((resolve) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('bwrap', args, { timeout: 10_000 }, (error) => resolve(error === null));
    });
    return disablesUserns;
}


/***/ }),

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


/***/ })

};
