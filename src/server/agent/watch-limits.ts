import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentLimits } from '../config/agent-schema.ts';
import { diskUsage } from './disk-usage.ts';
import { type HeldFiles, heldFiles } from './held-files.ts';
import { sharedOnce, usageBelow } from './processes.ts';

const PROCESS_CHECK_MS = 500;
const DISK_CHECK_MS = 2000;
/** A large tree takes long to walk, and so do many descriptors: the watching is to take a tenth of the time at most. */
const CHECK_SHARE = 10;
const MIB = 1024 * 1024;

type Watched = {
  root: number;
  folders: readonly string[];
  limits: AgentLimits;
  /** Whether it is in a sandbox; elsewhere programs of other users may be among what runs, and can't be looked into. */
  isConfined: boolean;
};

/**
 * Watches what an agent uses until `signal` ends it.
 * @returns a sentence on the limit that was passed, or undefined
 */
export async function watchLimits(given: Watched, signal: AbortSignal): Promise<string | undefined> {
  const stop = new AbortController();
  const until = AbortSignal.any([signal, stop.signal]);
  let held: HeldFiles = { diskBytes: 0, memoryBytes: 0, hidden: [] };
  try {
    return await Promise.race([
      watchProcesses(given, { until, onHeld: (now) => (held = now) }),
      watchDisk(given, { until, heldBytes: () => held.diskBytes }),
    ]);
  } finally {
    stop.abort();
  }
}

async function watchProcesses(
  { root, limits, isConfined }: Watched,
  { until, onHeld }: { until: AbortSignal; onHeld: (held: HeldFiles) => void },
): Promise<string | undefined> {
  let hidden: readonly string[] = [];
  while (!until.aborted) {
    const begun = performance.now();
    const { pids, memoryBytes } = usageBelow(root);
    if (pids.length > limits.processes)
      return `the agent command had ${pids.length} processes, the limit is ${limits.processes}`;
    const held = await heldFiles(pids);
    onHeld(held);
    const maxBytes = limits.memoryMb * MIB;
    if (memoryBytes + held.memoryBytes > maxBytes) {
      const bytes = sharedOnce(pids) + held.memoryBytes;
      if (bytes > maxBytes)
        return `the agent command used ${inMib(bytes)} of memory, the limit is ${limits.memoryMb} MiB`;
    }
    const still = held.hidden.find((name) => hidden.includes(name));
    if (isConfined && still !== undefined)
      return `the agent command kept open files where they can't be counted (${still.split(' ')[0]})`;
    hidden = held.hidden;
    await pause(Math.max(PROCESS_CHECK_MS, (performance.now() - begun) * CHECK_SHARE), until);
  }
  return undefined;
}

async function watchDisk(
  { folders, limits }: Watched,
  { until, heldBytes }: { until: AbortSignal; heldBytes: () => number },
): Promise<string | undefined> {
  const maxBytes = limits.diskMb * MIB;
  while (!until.aborted) {
    const begun = performance.now();
    const { bytes, isHidden } = await diskUsage(folders, { maxBytes, signal: until });
    if (until.aborted) return undefined;
    if (bytes + heldBytes() > maxBytes)
      return `the agent command filled more than the ${limits.diskMb} MiB of disk it may`;
    if (isHidden) return 'the agent command closed folders again and again against being counted';
    await pause(Math.max(DISK_CHECK_MS, (performance.now() - begun) * CHECK_SHARE), until);
  }
  return undefined;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

function inMib(bytes: number): string {
  return `${Math.ceil(bytes / MIB)} MiB`;
}
