/** Where the kernel has a system call, by its number on x86-64 and on ARM64; `undefined` where there is none. */
type Numbers = readonly [x64: number | undefined, arm64: number | undefined];

export const EPERM = 1;
export const ENOSYS = 38;
export const EAFNOSUPPORT = 97;

/**
 * What an agent needs for nothing and is refused, after the reasons of Docker's own list
 * (https://docs.docker.com/engine/security/seccomp/): it is shared with others, is a large part of the kernel's faults, or
 * holds memory that is counted nowhere. Numbers: https://github.com/torvalds/linux, arch/x86/entry/syscalls/syscall_64.tbl and
 * include/uapi/asm-generic/unistd.h; from 424 on they are the same everywhere.
 */
export const REFUSED: Readonly<Record<string, Numbers>> = {
  // Keyrings are the user's, not the sandbox's: what one agent puts there another finds.
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  // Namespaces and mounts: a file system in memory of any size is one of each away.
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
  // Parts of the kernel that were ways out of it, and that no documentation is written with.
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  lookup_dcookie: [212, 18],
  // The machine itself.
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
  // Queues in memory that nothing counts.
  msgget: [68, 186],
};

/** As refused, but as if the kernel had no such call: programs then take the older way. */
export const UNKNOWN: Readonly<Record<string, Numbers>> = {
  // Its flags lie in memory, where a filter can't look; `clone` does the same.
  clone3: [435, 435],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  // Its pages are counted in no process.
  memfd_secret: [447, 447],
};

/** Those of which an argument decides. */
export const JUDGED = {
  clone: [56, 220],
  unshare: [272, 97],
  socket: [41, 198],
  prctl: [157, 167],
  shmget: [29, 194],
} as const satisfies Record<string, Numbers>;

/** Flags that make a namespace: of mounts, cgroups, UTS, IPC, users, processes, the network. */
export const NEW_NAMESPACE = 0x7e020000;
/** Of time; in `clone` the same bit is part of a signal's number. */
export const NEW_TIME_NAMESPACE = 0x80;

/** Unix, IPv4, IPv6 and netlink. Some of the others, such as vsock, know nothing of network namespaces. */
export const SOCKET_FAMILIES: readonly number[] = [1, 2, 10, 16];

/** `prctl` with it and 0 hides from the service what a process has open. */
export const PR_SET_DUMPABLE = 4;

/** A database's interlock fits in; 4096 of them, the most there can be, are 16 MiB. */
export const SHARED_SEGMENT_MAX_BYTES = 4096;
