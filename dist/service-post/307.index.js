export const id = 307;
export const ids = [307];
export const modules = {

/***/ 307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  endService: () => (/* binding */ endService)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
;// CONCATENATED MODULE: ./runner-service/folder.js



const PREFIX = 'docs-agent-';
function folderAt(root) {
    const at = (name) => (0,external_node_path_.join)(root, name);
    return {
        root,
        config: at('docs-agent.config.json'),
        data: at('data'),
        tmp: at('tmp'),
        log: at('service.log'),
        complaints: at('service.err'),
        process: at('process'),
        kept: at('kept'),
    };
}
function findFolder(root) {
    const folder = folderAt(root);
    const isOurs = (0,external_node_path_.basename)(root).startsWith(PREFIX) && (0,external_node_fs_.existsSync)(folder.config);
    return (0,external_node_path_.isAbsolute)(root) && isOurs ? folder : undefined;
}
function makeFolder(below, config) {
    const folder = folderAt(mkdtempSync(join(below, PREFIX)));
    try {
        writeFileSync(folder.config, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
        mkdirSync(folder.tmp, { mode: 0o700 });
        for (const file of [folder.log, folder.complaints, folder.kept])
            writeFileSync(file, '', { mode: 0o600 });
        return folder;
    }
    catch (error) {
        rmSync(folder.root, { recursive: true, force: true });
        throw error;
    }
}
function removeFolder({ root }) {
    const run = (program, ...args) => (0,external_node_child_process_.spawnSync)(program, [...args, '--', root], { stdio: 'ignore' }).status === 0;
    if (run('rm', '-rf'))
        return true;
    run('chmod', '-R', 'u+rwX');
    return run('rm', '-rf');
}

;// CONCATENATED MODULE: ./runner-service/service-events.js
const TEXTS = ['event', 'url', 'job', 'prLink', 'failure', 'about', 'says', 'fix', 'meaning'];
function service_events_findEvents(log) {
    return log.split('\n').flatMap((line) => {
        const value = parse(line);
        if (typeof value?.event !== 'string')
            return [];
        const texts = TEXTS.flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : []));
        const turn = Number.isSafeInteger(value.turn) ? { turn: value.turn } : {};
        return [{ ...Object.fromEntries(texts), ...turn }];
    });
}
function parse(line) {
    try {
        const value = JSON.parse(line);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const MADE_AND_KEPT = 'the change is made and kept';
function endsOfJobs(events) {
    const ends = new Map();
    for (const { event, job, turn, failure = '', prLink = '' } of events) {
        if (job === undefined)
            continue;
        const before = ends.get(job) ?? { job, turn: 1, how: 'ended', why: '', prLink: '' };
        const how = howOf(event, failure);
        if (how !== undefined)
            ends.set(job, { ...before, how, why: failure, prLink, turn: turn ?? before.turn });
    }
    return [...ends.values()];
}
function howOf(event, failure) {
    switch (event) {
        case 'started':
        case 'stopped':
            return 'ended';
        case 'completed':
            return 'completed';
        case 'failed':
            return failure.startsWith(MADE_AND_KEPT) ? 'unpublished' : 'failed';
        case 'unpublished':
            return 'unpublished';
        default:
            return undefined;
    }
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(67);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(500);
;// CONCATENATED MODULE: ./runner-service/start.js






const START_MAX_MS = 60_000;
const LOOK_MS = 10;
const WATCH_OVER = (/* unused pure expression or super */ null && (`trap : TERM INT HUP
"$@"
trap '' TERM INT HUP
set -- /proc/[0-9]*/environ
for left in $(grep -lsaF "=$0/" "$@"); do
  left=\${left#/proc/} left=\${left%/environ}
  [ "$left" = $$ ] || kill -9 "$left"
done 2>/dev/null
[ -e "$0/kept" ] || { rm -rf -- "$0" || { chmod -R u+rwX -- "$0"; rm -rf -- "$0"; }; }`));
async function startService(options) {
    const { folder } = options;
    const over = performance.now() + START_MAX_MS;
    const child = launch(options);
    let ended = false;
    child.once('error', () => {
        ended = true;
    });
    child.once('exit', () => {
        ended = true;
    });
    if (child.pid !== undefined)
        writeFileSync(folder.process, processIdentity(child.pid) ?? '', { mode: 0o600 });
    while (performance.now() < over) {
        const events = findEvents(readText(folder.log));
        const url = events.findLast(({ event }) => event === 'listening')?.url;
        const answer = url === undefined ? undefined : await ask(`${url}/readyz`);
        if (url !== undefined && answer?.status === 200) {
            child.unref();
            rmSync(folder.kept);
            return { url, warnings: events.filter(({ event }) => event === 'warning' || event === 'unconfined') };
        }
        if (ended)
            return { why: explain(readText(folder.complaints), folder) };
        if (answer?.error !== undefined)
            return { why: answer.error };
        await sleep(LOOK_MS);
    }
    return { why: `It was not ready within ${START_MAX_MS / 1000} seconds.` };
}
function launch({ folder, cli, env, keyVariable, whilePid }) {
    const files = [folder.log, folder.complaints].map((file) => openSync(file, 'a', 0o600));
    const [log, complaints] = files;
    const serve = ['serve', '--config', folder.config, '--log', 'json', '--key-env', keyVariable];
    const lifetime = whilePid === undefined ? [] : ['--while', String(whilePid)];
    try {
        return spawn('sh', ['-c', WATCH_OVER, folder.root, process.execPath, cli, ...serve, ...lifetime], {
            cwd: folder.root,
            env,
            detached: true,
            stdio: ['ignore', log, complaints],
        });
    }
    finally {
        for (const file of files)
            closeSync(file);
    }
}
function explain(complaints, { config }) {
    const last = complaints.trim().split('\n').at(-1) ?? '';
    const said = last.replace(/^docs-agent: /, '').replaceAll(config, 'The configuration');
    return said || 'It ended without a word.';
}
function ask(url) {
    return new Promise((resolve) => {
        const request = get(url, { timeout: 5000, agent: false }, (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (chunk) => {
                text += chunk;
            });
            response.on('end', () => resolve({ status: response.statusCode ?? 0, ...errorIn(text) }));
            response.on('error', () => resolve(undefined));
        });
        request.on('timeout', () => request.destroy());
        request.on('error', () => resolve(undefined));
    });
}
function errorIn(text) {
    try {
        const { error } = JSON.parse(text);
        return typeof error === 'string' ? { error } : {};
    }
    catch {
        return {};
    }
}
function readText(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./runner-service/identity.js

function identity_processIdentity(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return state === 'Z' ? undefined : `${pid}:${fields[18] ?? ''}`;
    }
    catch {
        return undefined;
    }
}
function findProcess(identity) {
    const pid = Number(identity.split(':')[0]);
    return Number.isSafeInteger(pid) && pid > 1 && identity_processIdentity(pid) === identity ? pid : undefined;
}

;// CONCATENATED MODULE: ./runner-service/stop.js




const stop_LOOK_MS = 20;
const REST_MS = 20_000;
async function stopService(folder, { drainMs }) {
    const identity = readText(folder.process);
    const pid = findProcess(identity);
    if (pid === undefined)
        return true;
    try {
        (0,external_node_fs_.writeFileSync)(folder.kept, '', { mode: 0o600 });
    }
    catch {
    }
    signal(pid, 'SIGTERM');
    const over = performance.now() + drainMs + REST_MS;
    while (findProcess(identity) !== undefined) {
        if (performance.now() > over) {
            signal(pid, 'SIGKILL');
            return false;
        }
        await (0,promises_.setTimeout)(stop_LOOK_MS);
    }
    return true;
}
function signal(pid, name) {
    try {
        process.kill(-pid, name);
    }
    catch {
    }
}

;// CONCATENATED MODULE: ./runner-service/end-service.js





const LAST_LINES = 40;
async function endService(root, log) {
    const folder = findFolder(root);
    if (!folder)
        return;
    const drainSeconds = readDrainSeconds(folder);
    log.info(`The service is told to stop; a turn at work has ${drainSeconds} s to come to its end.`);
    const isOver = await stopService(folder, { drainMs: drainSeconds * 1000 });
    if (!isOver)
        log.warning('The service did not stop in time, and was ended.');
    for (const end of endsOfJobs(service_events_findEvents(readText(folder.log))))
        tellEnd(end, { folder, log });
    if (!removeFolder(folder))
        log.warning(`The service's folder ${root} could not be removed whole.`);
}
function tellEnd(end, { folder, log }) {
    const { job, how, why, prLink } = end;
    switch (how) {
        case 'completed':
            log.info(`Job ${job} completed${prLink ? `: ${prLink}` : ' without a pull request.'}`);
            return;
        case 'failed':
            log.warning(`Job ${job} failed: ${why}`);
            break;
        case 'unpublished':
            log.warning(`What job ${job} made could not be pushed, and is lost with this runner: ${why}`);
            break;
        case 'ended':
            log.warning(`Job ${job} was ended with its service, before its turn was over. What it had not pushed is lost.`);
    }
    const said = readText((0,external_node_path_.join)(folder.data, 'jobs', job, `turn-${end.turn}.log`)).trimEnd();
    if (said === '')
        return;
    log.info(`What its agent said last:\n${said.split('\n').slice(-LAST_LINES).join('\n')}`);
}
function readDrainSeconds({ config }) {
    try {
        const { drainSeconds } = JSON.parse(readText(config));
        return typeof drainSeconds === 'number' && drainSeconds >= 0 && drainSeconds <= 3600 ? drainSeconds : 0;
    }
    catch {
        return 0;
    }
}


/***/ })

};
