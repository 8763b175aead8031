import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentSettings } from '../../config/config.ts';
import { PROXY_PORT } from './addresses.ts';
import { bubblewrapArguments, type Confinement, INSIDE } from './bubblewrap.ts';
import { startAllowListProxy } from './proxy.ts';
import { ETC_PATHS, hardLimit, systemPaths } from './system.ts';

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
  close: () => Promise<void>;
};

/** What a configuration says of how a command is shut in. */
export type SandboxRules = Pick<AgentSettings, 'sandbox' | 'network' | 'readable' | 'limits'>;

/** Prepares what the configuration asks for. `onRefused` is told each host that the agent asked for in vain. */
export async function openSandbox(given: {
  rules: SandboxRules;
  folders: AgentFolders;
  dataDir: string;
  onRefused?: (host: string) => void;
}): Promise<Sandbox> {
  const { rules, folders } = given;
  if (rules.sandbox === 'none')
    return { places: folders, env: {}, launch: (command) => command, confined: false, close: async () => {} };
  const { network } = rules;
  const proxy =
    typeof network === 'string'
      ? undefined
      : await startAllowListProxy(network, given.onRefused ?? (() => undefined));
  const user = insideUser();
  const confinement: Confinement = {
    folders,
    user,
    accounts: writeAccounts(given.dataDir, user),
    system: systemPaths(),
    etc: ETC_PATHS,
    readable: rules.readable,
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
    env: proxy ? proxyEnvironment() : {},
    launch: (command) => ['bwrap', ...bubblewrapArguments(confinement, command)],
    confined: true,
    close: async () => proxy?.close(),
  };
}

/** A service that runs as root shows itself to the agent as somebody else: many a program refuses to run as root. */
function insideUser() {
  const uid = process.getuid?.() ?? 0;
  return uid === 0 ? { uid: 1000, gid: 1000 } : { uid, gid: process.getgid?.() ?? uid };
}

/** The machine's own list of users is none of an agent's business, and need not have the one it runs as. */
function writeAccounts(dataDir: string, { uid, gid }: { uid: number; gid: number }) {
  const folder = join(dataDir, 'sandbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = { passwd: join(folder, 'passwd'), group: join(folder, 'group') };
  writeFileSync(
    files.passwd,
    `root:x:0:0:root:/:/bin/false\nagent:x:${uid}:${gid}:agent:${INSIDE.home}:/bin/sh\n`,
  );
  writeFileSync(files.group, `root:x:0:\nagent:x:${gid}:\n`);
  return files;
}

function proxyEnvironment(): Record<string, string> {
  const url = `http://127.0.0.1:${PROXY_PORT}`;
  const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
  // Node reads the others only where it is told to.
  return {
    ...Object.fromEntries(names.map((name) => [name, url])),
    no_proxy: '',
    NO_PROXY: '',
    NODE_USE_ENV_PROXY: '1',
  };
}
