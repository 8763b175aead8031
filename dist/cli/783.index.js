export const id = 783;
export const ids = [783];
export const modules = {

/***/ 28783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ALL_CHECKS: () => (/* binding */ ALL_CHECKS),
  CHEAP_CHECKS: () => (/* binding */ CHEAP_CHECKS),
  examine: () => (/* binding */ examine)
});

// EXTERNAL MODULE: ./server/words/thrown.js
var thrown = __webpack_require__(80037);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./server/agent/environment.js
var agent_environment = __webpack_require__(85226);
// EXTERNAL MODULE: ./server/agent/sandbox/system.js
var system = __webpack_require__(65890);
;// CONCATENATED MODULE: ./server/doctor/agent-command.js






const AGENT = { about: 'agent command', key: 'agent.command' };
const CHECK = { about: 'check', key: 'checks' };
const PLAIN_WORD = /^\s*([\w./+@:-]+)(?=$|[\s;&|<>()])/;
const checkAgentCommands = async ({ config, environment }) => {
    const PATH = pathIn(environment);
    const agents = new Map([...config.projects.values()].map(({ agent }) => {
        const { command, sandbox, readable } = agent;
        return [JSON.stringify([command, sandbox, readable]), agent];
    }));
    return Promise.all([...agents.values()].map((agent) => checkCommand(agent, { path: PATH, kind: AGENT })));
};
const checkCheckCommands = async ({ config, environment }) => {
    const path = pathIn(environment);
    const commands = new Map();
    for (const { agent, checking } of config.projects.values())
        for (const check of checking.checks) {
            if (typeof check === 'string')
                continue;
            const { name, command } = check;
            const { sandbox, readable } = agent;
            commands.set(JSON.stringify([name, command, sandbox, readable]), {
                name,
                rules: { command, sandbox, readable },
            });
        }
    return Promise.all([...commands.values()].map(async ({ name, rules }) => {
        const finding = await checkCommand(rules, { path, kind: CHECK });
        return { ...finding, says: `${name}: ${finding.says}` };
    }));
};
function pathIn(environment) {
    return (0,agent_environment/* agentEnvironment */.F)({ job: '', project: '', home: '', tmp: '', pass: [] }, environment).PATH ?? '';
}
async function checkCommand(agent, { path, kind }) {
    const { command } = agent;
    if (typeof command === 'string')
        return checkLine({ ...agent, command }, { path, kind });
    const [program] = command;
    if (!program.includes('/')) {
        const found = path
            .split(external_node_path_.delimiter)
            .map((folder) => (0,external_node_path_.join)(folder || '.', program))
            .find(isProgram);
        if (found === undefined)
            return wrong(`${program} is not in PATH, which is ${path}`, kind);
        return hiddenBySandbox(found, agent, kind) ?? well(`${program} is ${found}`, kind);
    }
    if (!program.startsWith('/'))
        return well(`${program} is looked for in each repository`, kind);
    if (!isProgram(program))
        return wrong(`${program} is no program that can be run`, kind);
    return hiddenBySandbox(program, agent, kind) ?? well(`${program} is there`, kind);
}
async function checkLine(agent, { path, kind }) {
    const word = PLAIN_WORD.exec(agent.command)?.[1];
    if (word === undefined)
        return well('a line for the shell, whose programs only a job finds out', kind);
    if (word.startsWith('.'))
        return well(`${word} is looked for in each repository`, kind);
    try {
        const asked = ['-c', 'command -v -- "$1"', 'sh', word];
        const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('sh', asked, { env: { PATH: path } });
        const found = stdout.trim();
        const hidden = found.startsWith('/') ? hiddenBySandbox(found, agent, kind) : undefined;
        return hidden ?? well(`the shell knows ${word}`, kind);
    }
    catch {
        return wrong(`the shell does not know ${word}; PATH is ${path}`, kind);
    }
}
function hiddenBySandbox(program, { sandbox, readable }, { about }) {
    if (sandbox === 'none')
        return undefined;
    const shown = [...(0,system/* systemPaths */.Q1)().map(({ path }) => path), ...readable];
    const isShown = (path) => shown.some((folder) => `${path}/`.startsWith((0,external_node_path_.join)(folder, '/')));
    const hidden = [program, (0,external_node_fs_.realpathSync)(program)].find((path) => !isShown(path));
    if (hidden === undefined)
        return undefined;
    return {
        about,
        ok: false,
        says: `${hidden} is not shown in the sandbox`,
        fix: 'Name its folder in `agent.readable`, or install it below /usr.',
    };
}
function wrong(says, { about, key }) {
    return { about, ok: false, says, fix: `Install it, or give its whole path in \`${key}\`.` };
}
function well(says, { about }) {
    return { about, ok: true, says };
}
function isProgram(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./server/sqlite/database.js
var database = __webpack_require__(57317);
// EXTERNAL MODULE: ./server/sqlite/moved.js
var sqlite_moved = __webpack_require__(82977);
// EXTERNAL MODULE: ./server/sqlite/schema.js
var schema = __webpack_require__(78527);
// EXTERNAL MODULE: ./server/store/trouble.js
var trouble = __webpack_require__(20784);
;// CONCATENATED MODULE: ./server/doctor/database.js







const checkDatabase = async ({ config: { dataDir, database } }) => database === undefined ? checkSqlite(dataDir) : checkPostgres(database);
const about = 'database';
function checkSqlite(dataDir) {
    const file = (0,external_node_path_.join)(dataDir, 'service.sqlite');
    const wrong = (says, fix) => ({ about, ok: false, says: `${file} ${says}`, fix });
    const restore = 'Stop the service, move the data folder away, and run: docs-agent restore BACKUP';
    const moved = (0,sqlite_moved/* whyMoved */._)(dataDir);
    if (moved !== undefined)
        return [{ about, ok: false, says: moved, fix: 'Name the database in `database` or `databaseEnv`.' }];
    if (!(0,external_node_fs_.existsSync)(file))
        return [{ about, ok: true, says: 'made at the first start' }];
    try {
        const db = (0,database/* openFile */.Tq)(file);
        try {
            const pragma = (name) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
            const version = Number(pragma('user_version'));
            if (version > schema/* MIGRATIONS */.o.length)
                return [
                    wrong(`is of version ${version}; this docs-agent knows ${schema/* MIGRATIONS */.o.length}`, 'Use the newer docs-agent again.'),
                ];
            const sound = pragma('quick_check');
            if (sound !== 'ok')
                return [wrong(`is damaged: ${sound}`, restore)];
            return [{ about, ok: true, says: `sound, version ${version}` }];
        }
        finally {
            db.close();
        }
    }
    catch (error) {
        return [wrong(`cannot be read: ${(0,thrown/* messageOf */.b)(error)}`, restore)];
    }
}
async function checkPostgres(database) {
    const { inspectPostgres } = await Promise.all(/* import() */[__webpack_require__.e(315), __webpack_require__.e(960)]).then(__webpack_require__.bind(__webpack_require__, 40141));
    try {
        const { server, version, known } = await inspectPostgres(database);
        if (version > known + 1)
            return [
                {
                    about,
                    ok: false,
                    says: `PostgreSQL ${server} has a schema of version ${version}; this docs-agent knows ${known}`,
                    fix: 'Use the newer docs-agent again.',
                },
            ];
        const made = version === 0 ? 'the schema is made at the first start' : `schema version ${version}`;
        return [{ about, ok: true, says: `PostgreSQL ${server}, ${made}` }];
    }
    catch (error) {
        const fix = 'Correct `database` or the variable that `databaseEnv` names, or start the server.';
        return [
            {
                about,
                ok: false,
                says: `PostgreSQL cannot be used: ${(0,trouble/* explainTrouble */.hB)(error) ?? (0,thrown/* messageOf */.b)(error)}`,
                fix,
            },
        ];
    }
}

// EXTERNAL MODULE: ./server/git/git.js + 2 modules
var git = __webpack_require__(68863);
;// CONCATENATED MODULE: ./server/doctor/machine.js



const GIT_MIN = [2, 31];
const checkGit = async () => {
    const fix = `Install git ${GIT_MIN.join('.')} or later.`;
    const said = await (0,git/* git */.$Y)(['--version']).catch(() => undefined);
    const [, text = '', major, minor] = /(([0-9]+)\.([0-9]+)[\w.]*)/.exec(said ?? '') ?? [];
    if (text === '')
        return [{ about: 'git', ok: false, says: 'git does not run', fix }];
    const recent = Number(major) > GIT_MIN[0] || (Number(major) === GIT_MIN[0] && Number(minor) >= GIT_MIN[1]);
    if (recent)
        return [{ about: 'git', ok: true, says: text }];
    return [{ about: 'git', ok: false, says: `${text} is too old`, fix }];
};
const checkDataFolder = async ({ config: { dataDir, diskFloorMegabytes } }) => {
    const about = 'data folder';
    const wrong = (says, fix) => ({ about, ok: false, says, fix });
    const place = nearest(dataDir);
    const stat = (0,external_node_fs_.statSync)(place);
    if (!stat.isDirectory())
        return [wrong(`${place} is a file`, 'Name another folder in `dataDir`, or move the file away.')];
    try {
        (0,external_node_fs_.accessSync)(place, external_node_fs_.constants.R_OK | external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK);
    }
    catch {
        return [
            wrong(`${place} cannot be written by this user`, 'Run this as the user of the service, or change the owner: chown.'),
        ];
    }
    const findings = [];
    if (place === dataDir && (stat.mode & 0o077) !== 0)
        findings.push(wrong(`${dataDir} is open to others`, `Run: chmod 700 ${dataDir}`));
    const { bavail, bsize } = (0,external_node_fs_.statfsSync)(place);
    const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
    const room = `${megabytes} MB free`;
    if (megabytes < diskFloorMegabytes)
        findings.push(wrong(`${dataDir} has ${room}, less than \`diskFloorMegabytes\``, 'Make room: `docs-agent prune`, a smaller `keep`, or another disk.'));
    if (findings.length > 0)
        return findings;
    const made = place === dataDir ? '' : ', made at the first start';
    return [{ about, ok: true, says: `${dataDir}${made}, ${room}` }];
};
function nearest(path) {
    return (0,external_node_fs_.existsSync)(path) || (0,external_node_path_.dirname)(path) === path ? path : nearest((0,external_node_path_.dirname)(path));
}

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(94362);
// EXTERNAL MODULE: ./server/pull-requests/github.js + 5 modules
var github = __webpack_require__(58548);
;// CONCATENATED MODULE: ./server/doctor/pull-request-host.js



const TIMEOUT_MS = 15_000;
const ABOUT = 'pull requests';
const repositorySchema = schemas.object({ permissions: schemas.object({ push: schemas.boolean() }).optional() });
const checkPullRequestHosts = async ({ config, signal }) => {
    const findings = [...config.projects.values()].map(async (project) => {
        const { pullRequests } = project;
        if (pullRequests.host !== 'github' || !project.token)
            return [];
        return [await checkHost(project, pullRequests.apiUrl, signal)];
    });
    return (await Promise.all(findings)).flat();
};
async function checkHost(project, apiUrl, signal) {
    const wrong = (says, fix) => ({
        about: ABOUT,
        ok: false,
        says: `${says} (${project.id})`,
        fix,
    });
    const { origin } = new URL(apiUrl);
    let response;
    try {
        const path = `${apiUrl.replace(/\/+$/, '')}/repos/${(0,github/* repositoryName */.aR)(project.repository)}`;
        response = await fetch(path, {
            headers: {
                accept: 'application/json',
                authorization: `Bearer ${project.token}`,
                'user-agent': 'docs-agent',
            },
            redirect: 'manual',
            signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
    }
    catch (error) {
        const cause = error instanceof Error ? error.cause : undefined;
        const why = (0,thrown/* codeOf */.$)(cause) ?? (0,thrown/* messageOf */.b)(cause ?? error);
        return wrong(`${origin} is not reached: ${why}`, 'Check the network and `pullRequests.apiUrl`.');
    }
    const answer = repositorySchema.safeParse(await response.json().catch(() => undefined));
    const token = `the token in ${project.tokenEnv}`;
    if (response.status === 401)
        return wrong(`${origin} does not know ${token}`, 'Make a new one.');
    const moved = (0,github/* describeMove */.xS)(response.status, response.headers.get('location'));
    if (moved !== undefined)
        return wrong(`${origin} answers with ${moved}`, 'Correct `repository`, where it has moved or was renamed, or `pullRequests.apiUrl`.');
    if (response.status !== 200 || !answer.success)
        return wrong(`${origin} answers ${response.status} when asked for the repository`, `Let ${token} see the repository, and check \`pullRequests.apiUrl\`.`);
    if (answer.data.permissions?.push === false)
        return wrong(`${token} may not push`, 'Give it write access to contents and pull requests of the repository.');
    return { about: ABOUT, ok: true, says: `${origin} knows the repository and the token (${project.id})` };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./server/git/mirror.js + 1 modules
var mirror = __webpack_require__(38139);
// EXTERNAL MODULE: ./server/git/own-repository.js
var own_repository = __webpack_require__(42119);
;// CONCATENATED MODULE: ./server/doctor/repositories.js







const repositories_TIMEOUT_MS = 30_000;
const repositories_ABOUT = 'repository';
const checkRepositories = ({ config, signal }) => Promise.all([...config.projects.values()].flatMap((project) => checkAll(project, signal)));
function checkAll(project, signal) {
    const { id, repository, contexts } = project;
    const key = `projects.${id}`;
    const own = { ...project, key, says: `${repository} (${id})`, rights: 'read and write' };
    return [
        findFault(own, signal).then((fault) => fault ?? checkPush(project, signal)),
        ...contexts.map(async (context, at) => {
            const says = `${context.repository} (context ${context.name} of ${id}${context.optional ? ', optional' : ''})`;
            const given = { ...context, key: `${key}.context.${at}`, says, rights: 'read' };
            const reached = `${says} is reached, ${context.ref ?? 'default branch'}`;
            return (await findFault(given, signal)) ?? { about: repositories_ABOUT, ok: true, says: reached };
        }),
    ];
}
async function findFault(named, signal) {
    const { key, says, repository, ref } = named;
    const wanted = ref === null ? 'HEAD' : `refs/heads/${ref}`;
    let out;
    try {
        out = await ask(named, signal)('ls-remote', '--', repository, wanted);
    }
    catch (error) {
        const why = (0,thrown/* messageOf */.b)(error);
        return { about: repositories_ABOUT, ok: false, says: `${says}: ${why}`, fix: adviceOn(why, named) };
    }
    if (out.split('\n').some((line) => line.endsWith(`\t${wanted}`)))
        return undefined;
    if (ref !== null) {
        const fix = `Correct \`${key}.ref\`, or push that branch.`;
        return { about: repositories_ABOUT, ok: false, says: `${says} has no branch ${ref}`, fix };
    }
    const fix = `Push a first commit, or name a branch in \`${key}.ref\`.`;
    return { about: repositories_ABOUT, ok: false, says: `${says} has no default branch`, fix };
}
async function checkPush(project, signal) {
    const { id, repository, ref, tokenEnv } = project;
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docs-agent-doctor-'));
    const inFolder = (...args) => (0,git/* git */.$Y)([`--git-dir=${folder}`, ...args], { signal, env: NOBODY });
    try {
        (0,own_repository/* makeBare */.Xk)(folder);
        const tree = (await inFolder('mktree')).trim();
        const commit = (await inFolder('commit-tree', tree, '-m', 'A try of docs-agent doctor')).trim();
        const change = `${commit}:refs/heads/${(0,mirror/* jobBranch */.c3)('doctor')}`;
        await ask(project, signal)(`--git-dir=${folder}`, 'push', '--dry-run', '--force', '--', repository, change);
        const says = `${repository} (${id}) is reached, ${ref ?? 'default branch'}, and may be pushed to`;
        return { about: repositories_ABOUT, ok: true, says };
    }
    catch (error) {
        const says = `${repository} (${id}) may be read, and not be pushed to: ${(0,thrown/* messageOf */.b)(error)}`;
        const who = tokenEnv === null ? "the service's user" : `the token in ${tokenEnv}`;
        return { about: repositories_ABOUT, ok: false, says, fix: `Let ${who} write the repository's contents.` };
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
const NOBODY = {
    GIT_AUTHOR_NAME: 'docs-agent',
    GIT_AUTHOR_EMAIL: 'docs-agent@localhost',
    GIT_COMMITTER_NAME: 'docs-agent',
    GIT_COMMITTER_EMAIL: 'docs-agent@localhost',
};
function ask({ token, repository }, signal) {
    return async (...args) => {
        const timeout = AbortSignal.timeout(repositories_TIMEOUT_MS);
        const remote = { token: token === '' ? null : token, url: repository };
        try {
            return await (0,git/* git */.$Y)(args, { remote, signal: AbortSignal.any([signal, timeout]) });
        }
        catch (error) {
            throw timeout.aborted ? new Error(`no answer within ${repositories_TIMEOUT_MS / 1000} seconds`) : error;
        }
    };
}
function adviceOn(why, { key, tokenEnv, repository, rights }) {
    if (/redirects to/.test(why))
        return `Write the new address in \`${key}.repository\`, if it is yours.`;
    if (/Authentication failed|could not read (?:Username|Password)|\b40[13]\b|Permission denied/i.test(why))
        return tokenEnv === null
            ? `Name a token's variable in \`${key}.tokenEnv\`, or set up the ssh key of the service's user.`
            : `Check the token in ${tokenEnv}: it must not have expired, and may ${rights} the repository's contents.`;
    if (/not found|does not appear to be|not exist/i.test(why))
        return `Correct \`${key}.repository\`, or let the token see it: hosts hide what a token may not read.`;
    if (repository.startsWith('file:'))
        return `Let the service's user ${rights} ${repository}.`;
    return "Check the network, the proxy variables, and the host's name.";
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./server/agent/sandbox/probe.js
var probe = __webpack_require__(92821);
;// CONCATENATED MODULE: ./server/doctor/sandbox.js




const sandbox_ABOUT = 'sandbox';
const FIX = 'Put that right: docs/operating.md says what it needs. Or set `"sandbox": "none"` in `agent`, and read in SECURITY.md what that means.';
const checkSandboxes = async ({ config, environment }) => {
    const rules = new Map();
    for (const { id, agent } of config.projects.values()) {
        const { sandbox, network, readable, limits } = agent;
        const key = JSON.stringify([sandbox, network, readable, limits]);
        const same = rules.get(key) ?? { agent, projects: [] };
        same.projects.push(id);
        rules.set(key, same);
    }
    const findings = [];
    for (const { agent, projects } of rules.values()) {
        const of = `(${projects.join(', ')})`;
        if (agent.sandbox === 'none') {
            findings.push({ about: sandbox_ABOUT, ok: true, says: `none, as the configuration says ${of}` });
            continue;
        }
        const trouble = (0,probe/* showsData */.rP)(agent, config.dataDir) ?? (await sandbox_probe(agent, environment));
        findings.push(trouble === undefined
            ? { about: sandbox_ABOUT, ok: true, says: `bubblewrap shuts agents in ${of}` }
            : { about: sandbox_ABOUT, ok: false, says: `${trouble} ${of}`, fix: FIX });
    }
    return [
        ...findings,
        ...(0,probe/* findWeaknesses */.Rc)(config).map((weakness) => ({ about: sandbox_ABOUT, ok: true, ...weakness })),
    ];
};
async function sandbox_probe(agent, environment) {
    const dataDir = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docs-agent-doctor-'));
    try {
        return (await (0,probe/* findTrouble */.RS)(agent, { dataDir, environment })) || undefined;
    }
    finally {
        await (0,promises_.rm)(dataDir, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./server/doctor/variables.js
const variables_FIX = "Set it where the service is started: `export`, or the unit's `EnvironmentFile`. Or name no such variable.";
const checkVariables = async ({ config, environment }) => {
    const users = new Map();
    const add = (name, what, project) => {
        const user = users.get(name) ?? { what, projects: [] };
        user.projects.push(project);
        users.set(name, user);
    };
    for (const { id, tokenEnv, contexts, agent } of config.projects.values()) {
        for (const name of [tokenEnv, ...contexts.map((context) => context.tokenEnv)])
            if (name !== null)
                add(name, 'tokenEnv', id);
        for (const name of agent.env)
            add(name, 'agent.env', id);
    }
    return [...users].map(([name, { what, projects }]) => {
        const about = what === 'tokenEnv' ? 'token' : 'agent variable';
        if ((environment[name] ?? '').trim() !== '')
            return { about, ok: true, says: `${name} is set` };
        return {
            about,
            ok: false,
            says: `${name} is not set; \`${what}\` of ${projects.join(', ')} names it`,
            fix: variables_FIX,
        };
    });
};

;// CONCATENATED MODULE: ./server/doctor/checks.js








const CHEAP_CHECKS = [checkGit, checkAgentCommands, checkVariables];
const ALL_CHECKS = [
    ...CHEAP_CHECKS,
    checkCheckCommands,
    checkSandboxes,
    checkDataFolder,
    checkDatabase,
    checkRepositories,
    checkPullRequestHosts,
];
async function examine(checks, subject) {
    const findings = await Promise.all(checks.map((check) => check(subject).catch(unexpected)));
    return findings.flat();
}
function unexpected(error) {
    return [
        {
            about: 'doctor',
            ok: false,
            says: `unexpected: ${(0,thrown/* messageOf */.b)(error)}`,
            fix: 'Report it, with this line.',
        },
    ];
}


/***/ })

};
