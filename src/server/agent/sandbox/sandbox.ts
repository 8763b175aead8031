import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { AgentSettings } from '../../config/config.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { UserError } from '../../words/user-error.ts';
import { PROXY_PORT } from './addresses.ts';
import { bubblewrapCommand, type Confinement, INSIDE, type NamedFolder } from './bubblewrap.ts';
import { cgroups } from './cgroup.ts';
import { startAllowListProxy } from './proxy.ts';
import { putFile } from './put-file.ts';
import { seccompFilter } from './seccomp.ts';
import { canDisableUserns, ETC_PATHS, hardLimit, systemPaths } from './system.ts';

export type AgentFolders = { tree: string; home: string; tmp: string };

/** Where and how an agent's command runs. */
export type Sandbox = {
  /** Where the agent finds its folders. */
  places: AgentFolders;
  /** Added to the agent's environment. */
  env: Readonly<Record<string, string>>;
  /** What to start in place of a command. */
  launch: (command: readonly string[]) => readonly string[];
  /** Whether it is a sandbox, which says on a descriptor of its own how the command ended. */
  confined: boolean;
  /** Whether the kernel ended something in there for want of memory. */
  ranOutOfMemory: () => boolean;
  close: () => Promise<void>;
};

/** What a configuration says of how a command is shut in. */
export type SandboxRules = Pick<AgentSettings, 'sandbox' | 'network' | 'readable' | 'limits'>;

/**
 * Folders to read besides: in the sandbox they are shown below `/context`, read-only. Without one a command finds them in `root`,
 * where somebody has put them.
 */
export type ContextPlace = { root: string; folders: readonly NamedFolder[] };

/** Where a command finds its contexts. */
export function contextRoot({ sandbox }: Pick<SandboxRules, 'sandbox'>, root: string): string {
  return sandbox === 'none' ? root : INSIDE.contexts;
}

/** Prepares what the configuration asks for. `note` is told what somebody who reads the log should know, such as a host that was asked for in vain. */
export async function openSandbox(given: {
  rules: SandboxRules;
  folders: AgentFolders;
  dataDir: string;
  contexts?: ContextPlace | undefined;
  note?: (sentence: string) => void;
}): Promise<Sandbox> {
  const { rules, folders, contexts } = given;
  const contextEnv: Record<string, string> = contexts
    ? { DOCS_AGENT_CONTEXT: contextRoot(rules, contexts.root) }
    : {};
  if (rules.sandbox === 'none')
    return {
      places: folders,
      env: contextEnv,
      launch: (command) => command,
      confined: false,
      ranOutOfMemory: () => false,
      close: async () => {},
    };
  const { network } = rules;
  const proxy =
    typeof network === 'string'
      ? undefined
      : await startAllowListProxy(network, given.note ?? (() => undefined));
  const user = insideUser();
  const makeCgroup = cgroups();
  const cgroup =
    typeof makeCgroup === 'string' ? undefined : makeCgroup(`agent-${randomUUID()}`, rules.limits);
  const confinement: Confinement = {
    folders,
    user,
    ...writeFiles(given.dataDir, user),
    canDisableUserns: await canDisableUserns(),
    cgroupProcs: cgroup?.procs,
    system: systemPaths(),
    etc: ETC_PATHS,
    readable: rules.readable,
    contexts: contexts?.folders,
    network: proxy ? { proxy: proxy.folder } : network === 'none' ? 'none' : 'all',
    limits: rules.limits,
    hard: {
      data: hardLimit('Max data size'),
      processes: hardLimit('Max processes'),
      fileSize: hardLimit('Max file size'),
    },
  };
  return {
    places: INSIDE,
    env: { ...contextEnv, ...(typeof network === 'string' ? {} : proxyEnvironment(network)) },
    launch: (command) => bubblewrapCommand(confinement, command),
    confined: true,
    ranOutOfMemory: () => cgroup?.ranOut() ?? false,
    close: async () => {
      await Promise.all([proxy?.close(), cgroup?.close()]);
    },
  };
}

/** A service that runs as root shows itself to the agent as somebody else: many a program refuses to run as root. */
function insideUser() {
  const uid = process.getuid?.() ?? 0;
  return uid === 0 ? { uid: 1000, gid: 1000 } : { uid, gid: process.getgid?.() ?? uid };
}

/**
 * What bubblewrap reads. The machine's own list of users is none of an agent's business, and need not have the one it runs as.
 * @throws UserError where there is no filter of system calls for this machine
 */
function writeFiles(dataDir: string, { uid, gid }: { uid: number; gid: number }) {
  const bytes = seccompFilter(process.arch);
  if (!bytes)
    throw new UserError(
      `The sandbox of agents is made for x86-64 and ARM64, and this is ${process.arch}. Set "sandbox": "none" in \`agent\` to do without.`,
    );
  const folder = join(dataDir, 'sandbox');
  makeFolder(folder);
  const put = (name: string, content: string | Buffer) => putFile(join(folder, name), Buffer.from(content));
  return {
    filter: put('system-calls', bytes),
    accounts: {
      passwd: put(
        'passwd',
        `root:x:0:0:root:/:/bin/false\nagent:x:${uid}:${gid}:agent:${INSIDE.home}:/bin/sh\n`,
      ),
      group: put('group', `root:x:0:\nagent:x:${gid}:\n`),
    },
  };
}

function proxyEnvironment(allowed: readonly string[]): Record<string, string> {
  const url = `http://127.0.0.1:${PROXY_PORT}`;
  const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
  // What an agent starts on its own loopback it reaches itself, but for names that stand for the machine's.
  const direct = LOOPBACK.filter((name) => !allowed.some((entry) => entry.startsWith(`${name}:`))).join(',');
  // Node reads the others only where it is told to.
  return {
    ...Object.fromEntries(names.map((name) => [name, url])),
    no_proxy: direct,
    NO_PROXY: direct,
    NODE_USE_ENV_PROXY: '1',
  };
}

const LOOPBACK = ['localhost', '127.0.0.1'];
