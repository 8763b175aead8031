import type { AgentLimits } from '../../config/agent-schema.ts';
import { PROXY_FOLDER, PROXY_PORT } from './addresses.ts';
import type { SystemPath } from './system.ts';

/** Where an agent finds its folders. */
export const INSIDE = { tree: '/workspace', home: '/home/agent', tmp: '/tmp', contexts: '/context' } as const;

/** The descriptor on which bubblewrap says which process it started, and how that ended. */
export const STATUS_FD = 3;

/** The descriptor that bubblewrap reads its filter of system calls from. */
const FILTER_FD = 4;

/**
 * Files of /proc that obey whoever is root outside, whatever namespaces and capabilities say: `core_pattern` alone would
 * be a way out for an agent of a service that runs as root.
 */
const KERNEL_SETTINGS = ['/proc/sys', '/proc/sysrq-trigger', '/proc/mtrr', '/proc/acpi', '/proc/scsi'];

export type NamedFolder = { name: string; folder: string };

export type Confinement = {
  folders: { tree: string; home: string; tmp: string };
  /** Files that stand for /etc/passwd and /etc/group. */
  accounts: { passwd: string; group: string };
  user: { uid: number; gid: number };
  /** Holds what `seccompFilter` makes. */
  filter: string;
  /** The file that takes a process into a cgroup with limits, where there is one. */
  cgroupProcs: string | undefined;
  /** Whether this bubblewrap can keep the kernel from making user namespaces in there; the filter does so in any case. */
  canDisableUserns: boolean;
  system: readonly SystemPath[];
  etc: readonly string[];
  readable: readonly string[];
  /** Folders by the names that they have there; undefined: there is no place for them. */
  contexts: readonly NamedFolder[] | undefined;
  /** `proxy`: the folder of the socket that leads to the hosts that are allowed. */
  network: 'all' | 'none' | { proxy: string };
  limits: Pick<AgentLimits, 'memoryMb' | 'processes' | 'diskMb'>;
  /** The most that each limit can be set to. */
  hard: { data: number; processes: number; fileSize: number };
};

/** The command that runs another shut in. A shell opens the filter for bubblewrap, and makes room for it. */
export function bubblewrapCommand(given: Confinement, command: readonly string[]): string[] {
  const enter = 'if [ -n "$1" ]; then echo $$ > "$1" || exit 1; fi; shift';
  const start = `${enter}; exec bwrap "$@" ${FILTER_FD}< "$0"`;
  return ['sh', '-c', start, given.filter, given.cgroupProcs ?? '', ...bubblewrapArguments(given, command)];
}

/** What comes later covers what came before. */
function bubblewrapArguments(given: Confinement, command: readonly string[]): string[] {
  const { folders, accounts, network } = given;
  const apart = ['user', 'pid', 'ipc', 'uts', 'cgroup-try', ...(network === 'all' ? [] : ['net'])];
  return [
    ...apart.map((namespace) => `--unshare-${namespace}`),
    ...['--uid', String(given.user.uid), '--gid', String(given.user.gid), '--hostname', 'docs-agent'],
    ...(given.canDisableUserns ? ['--disable-userns'] : []),
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--as-pid-1'],
    ...['--json-status-fd', String(STATUS_FD), '--seccomp', String(FILTER_FD)],
    ...given.system.flatMap(({ path, link }) =>
      link === undefined ? ['--ro-bind', path, path] : ['--symlink', link, path],
    ),
    ...given.etc.flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--ro-bind', accounts.passwd, '/etc/passwd', '--ro-bind', accounts.group, '/etc/group'],
    ...['--proc', '/proc', ...KERNEL_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path])],
    ...['--dev', '/dev', '--bind', folders.tmp, '/dev/shm', '--remount-ro', '/dev'],
    ...['--bind', folders.tmp, INSIDE.tmp, '--bind', folders.tmp, '/var/tmp'],
    ...given.readable.flatMap((path) => ['--ro-bind', path, path]),
    ...contextArguments(given),
    ...['--bind', folders.home, INSIDE.home, '--bind', folders.tree, INSIDE.tree],
    ...(typeof network === 'object' ? ['--ro-bind', network.proxy, PROXY_FOLDER] : []),
    ...['--remount-ro', '/', '--chdir', INSIDE.tree, '--'],
    ...limiting(given),
    ...['sh', '-c', [...(typeof network === 'object' ? FORWARDING : []), WAITING].join('\n'), 'sh'],
    ...command,
  ];
}

function contextArguments({ contexts }: Confinement): string[] {
  if (!contexts) return [];
  const binds = contexts.flatMap(({ name, folder }) => ['--ro-bind', folder, `${INSIDE.contexts}/${name}`]);
  return ['--dir', INSIDE.contexts, ...binds];
}

/**
 * `prlimit` inside, so that processes are counted in the sandbox's own user namespace. The address space is not limited:
 * V8, Go and Java reserve far more of it than they use.
 */
function limiting({ limits, hard }: Confinement): string[] {
  const bytes = (megabytes: number) => megabytes * 1024 * 1024;
  const set = {
    core: 0,
    data: Math.min(bytes(limits.memoryMb), hard.data),
    nproc: Math.min(limits.processes, hard.processes),
    fsize: Math.min(bytes(limits.diskMb), hard.fileSize),
  };
  return ['prlimit', ...Object.entries(set).map(([name, value]) => `--${name}=${value}`), '--'];
}

/** A namespace without network has its own loopback: there socat listens, and passes on to the socket. */
const FORWARDING = [
  `socat TCP-LISTEN:${PROXY_PORT},bind=127.0.0.1,reuseaddr,fork UNIX-CONNECT:${PROXY_FOLDER}/proxy.sock >/dev/null 2>&1 &`,
  `until grep -q ':${PROXY_PORT.toString(16).toUpperCase().padStart(4, '0')} ' /proc/net/tcp; do kill -0 $! || exit 125; sleep 0.01; done`,
];

/**
 * The first process in there is a shell of ours, which collects what others leave. Bubblewrap's own first process would be
 * outside of the filter, and an agent could trace it.
 */
const WAITING = '"$@"; exit "$?"';
