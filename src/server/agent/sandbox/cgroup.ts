import { accessSync, constants, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentLimits } from '../../config/agent-schema.ts';
import { textOf } from '../../files/file-text.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { messageOf } from '../../words/thrown.ts';
import { parentOf } from '../processes.ts';

const MIB = 1024 * 1024;
const ROOT = '/sys/fs/cgroup';
/** Where the service itself goes: a cgroup that hands controllers on may have no process of its own. */
const SERVICE = 'docs-agent-service';
const EMPTY_TRIES = 50;
const EMPTY_CHECK_MS = 20;

/** A cgroup in which a sandbox is kept to its limits by the kernel. */
export type Cgroup = {
  /** What a process writes itself into. */
  procs: string;
  /** Whether the kernel ended something in it for want of memory. */
  ranOut: () => boolean;
  close: () => Promise<void>;
};

export type CgroupPlace = { folder: string } | { why: string };

/**
 * Where this process may make cgroups of its own: version 2, handed over with its controllers (systemd: `Delegate=memory
 * pids`), and nobody else in it. Looks, and changes nothing.
 */
export function findCgroup(given: { own?: string | undefined; root?: string } = {}): CgroupPlace {
  const { own = textOf('/proc/self/cgroup') ?? '', root = ROOT } = given;
  const path = /^0::(\/.*)$/m.exec(own)?.[1];
  if (path === undefined) return { why: 'there are no cgroups of version 2' };
  const folder = join(root, path);
  const controllers = textOf(join(folder, 'cgroup.controllers'))?.trim().split(' ') ?? [];
  const missing = ['memory', 'pids'].filter((name) => !controllers.includes(name));
  if (missing.length > 0) return { why: `the cgroup ${path} has no controller ${missing.join(' and ')}` };
  try {
    accessSync(folder, constants.W_OK);
    accessSync(join(folder, 'cgroup.procs'), constants.W_OK);
  } catch {
    return { why: `the cgroup ${path} is not the service's to change` };
  }
  const others = pidsIn(folder).filter((pid) => pid !== process.pid && parentOf(pid) !== process.pid);
  if (others.length > 0) return { why: `other programs are in the cgroup ${path}` };
  return { folder };
}

/** @returns makes a cgroup for a sandbox; a sentence where there can be none */
export function prepareCgroups(
  place: CgroupPlace,
): ((name: string, limits: Pick<AgentLimits, 'memoryMb' | 'processes'>) => Cgroup) | string {
  if ('why' in place) return place.why;
  const { folder } = place;
  try {
    makeFolder(join(folder, SERVICE), 0o777);
    for (const pid of pidsIn(folder)) writeFileSync(join(folder, SERVICE, 'cgroup.procs'), String(pid));
    writeFileSync(join(folder, 'cgroup.subtree_control'), '+memory +pids');
  } catch (error) {
    return messageOf(error);
  }
  return (name, limits) => openCgroup(join(folder, name), limits);
}

function openCgroup(folder: string, limits: Pick<AgentLimits, 'memoryMb' | 'processes'>): Cgroup {
  mkdirSync(folder);
  const put = (name: string, value: number) => writeFileSync(join(folder, name), String(value));
  put('memory.max', limits.memoryMb * MIB);
  // Bubblewrap and its like are in it as well.
  put('pids.max', limits.processes + 8);
  for (const [name, value] of [
    ['memory.swap.max', 0],
    ['memory.oom.group', 1],
  ] as const)
    try {
      put(name, value);
    } catch {
      // A kernel without swap, or before 4.19.
    }
  return {
    procs: join(folder, 'cgroup.procs'),
    ranOut: () => /^oom_kill [1-9]/m.test(textOf(join(folder, 'memory.events')) ?? ''),
    close: async () => {
      for (let tries = 0; tries < EMPTY_TRIES; tries++)
        try {
          return rmdirSync(folder);
        } catch {
          await sleep(EMPTY_CHECK_MS);
        }
    },
  };
}

function pidsIn(folder: string): number[] {
  return (textOf(join(folder, 'cgroup.procs')) ?? '').split('\n').filter(Boolean).map(Number);
}

let prepared: ReturnType<typeof prepareCgroups> | undefined;

/** As `prepareCgroups`, once for this process. */
export function cgroups(): ReturnType<typeof prepareCgroups> {
  prepared ??= prepareCgroups(findCgroup());
  return prepared;
}
