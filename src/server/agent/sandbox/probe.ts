import { spawn } from 'node:child_process';
import { realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { AgentSettings, Config, Environment } from '../../config/config.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { UserError } from '../../words/user-error.ts';
import { oneLine } from '../../words/visible-text.ts';
import { signalGroup } from '../process-group.ts';
import { STATUS_FD } from './bubblewrap.ts';
import { findCgroup } from './cgroup.ts';
import { openSandbox } from './sandbox.ts';
import { systemPaths } from './system.ts';

const TIMEOUT_MS = 20_000;

/** Runs in the sandbox. The first thing that is not as promised is said, and fails it. */
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

const WAY_OUT =
  'To run agents without it, set "sandbox": "none" in `agent`: they can then read and change whatever the user of this service can';

/** What it means that a project's agents are not shut in. For a log and for people. */
export const UNCONFINED =
  'Agents run without a sandbox ("sandbox": "none"): they can read and change whatever the user of the service can, its data and tokens among it';

/**
 * Starts something in the sandbox of each project that asks for one, and looks whether it holds.
 * @returns what to say of the projects that ask for none
 * @throws UserError that says why it does not, and the way out
 */
export async function requireSandbox(
  config: Pick<Config, 'projects' | 'dataDir'>,
  environment: Environment,
): Promise<{ project: string; meaning: string }[]> {
  const projects = [...config.projects.values()];
  const confined = projects.filter(({ agent }) => agent.sandbox !== 'none');
  const probed = new Set<string>();
  for (const { id, agent } of confined) {
    const what = JSON.stringify([agent.network, agent.readable, agent.limits]);
    if (probed.has(what)) continue;
    probed.add(what);
    const trouble = (await findTrouble(agent, { dataDir: config.dataDir, environment })) ?? '';
    if (trouble !== '')
      throw new UserError(
        `The sandbox of agents (bubblewrap) does not work for project ${id}: ${trouble}. ${WAY_OUT}.`,
      );
  }
  return projects
    .filter(({ agent }) => agent.sandbox === 'none')
    .map(({ id }) => ({ project: id, meaning: UNCONFINED }));
}

/**
 * What holds less than it could: sentences for the log and for people, of projects whose agents are shut in.
 * @param cgroup why there is no cgroup, or undefined
 */
export function weaknesses(config: Pick<Config, 'projects'>, cgroup: string | undefined): Weakness[] {
  const confined = [...config.projects.values()].filter(({ agent }) => agent.sandbox !== 'none');
  if (confined.length === 0) return [];
  const found: Weakness[] = [];
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

export type Weakness = { says: string; fix: string };

/** As `weaknesses`, of this process. */
export function findWeaknesses(config: Pick<Config, 'projects'>): Weakness[] {
  const place = findCgroup();
  return weaknesses(config, 'why' in place ? place.why : undefined);
}

/** Why an agent can't be shut in as it should, or undefined. */
export async function findTrouble(
  agent: AgentSettings,
  { dataDir, environment }: { dataDir: string; environment: Environment },
): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'it is made for Linux';
  const shown = showsData(agent, dataDir);
  if (shown !== undefined) return shown;
  const root = join(dataDir, 'sandbox', 'probe');
  const folders = { tree: join(root, 'tree'), home: join(root, 'home'), tmp: join(root, 'tmp') };
  for (const folder of Object.values(folders)) makeFolder(folder);
  const sandbox = await openSandbox({ rules: agent, folders, dataDir });
  try {
    const { home, tmp } = sandbox.places;
    const env = { PATH: environment.PATH ?? '/usr/local/bin:/usr/bin:/bin', HOME: home, TMPDIR: tmp };
    return await run(sandbox.launch(['sh', '-c', CHECKS]), env);
  } finally {
    await sandbox.close();
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * A sentence where what agents may read is in the data folder or above it: keys, tokens of other projects' agents and their
 * homes are in there.
 */
export function showsData(agent: Pick<AgentSettings, 'readable'>, dataDir: string): string | undefined {
  const holder = [...systemPaths().map(({ path }) => path), ...agent.readable].find((path) =>
    reaches(path, dataDir),
  );
  if (holder !== undefined) return `${holder}, which agents may read, holds the data folder ${dataDir}`;
  const inside = agent.readable.find((path) => reaches(dataDir, path));
  return inside && `${inside}, which agents may read, lies in the data folder ${dataDir}`;
}

/** Whether a folder is another, or lies above it, wherever links lead. */
function reaches(above: string, below: string): boolean {
  const [outer, inner] = [above, below].map(real);
  return outer === inner || `${inner}`.startsWith(outer === sep ? sep : `${outer}${sep}`);
}

/** Of what is not there yet, where it would be. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(real(dirname(path)), basename(path));
  }
}

function run(argv: readonly string[], env: Record<string, string>): Promise<string | undefined> {
  const [program = 'bwrap', ...args] = argv;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env,
      // Beyond the first three, `ignore` gives no descriptor at all.
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    late.unref();
    (child.stdio[STATUS_FD] as Readable | null)?.on('error', () => undefined).resume();
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 4096) said += chunk;
    });
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = error.code === 'ENOENT';
      resolve(missing ? MISSING : `it could not be started: ${oneLine(error.message)}`);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      // Where bubblewrap gives up half-way, its other half waits for ever.
      if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
      child.once('close', () => resolve(code === 0 ? undefined : explain(said.trim(), code)));
    });
  });
}

const MISSING = 'there is no `bwrap` (Debian, Ubuntu: `apt-get install bubblewrap`)';

function explain(said: string, code: number | null): string {
  const line = oneLine(said.split('\n').at(-1) || `it ended with ${code}`).replace(/\.$/, '');
  if (code === 127 && /bwrap.*not found/.test(line)) return MISSING;
  if (code === 125)
    return 'a list of hosts in `agent.network` needs `socat`, which is missing or did not start';
  if (/prlimit/.test(line)) return `the limits cannot be set: ${line}`;
  if (/namespace|uid map|Operation not permitted|Permission denied/i.test(line))
    return `${line}; the kernel, or the container this runs in, has to allow user namespaces`;
  return line;
}
