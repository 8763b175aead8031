import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentLimits } from '../config/agent-schema.ts';
import { diskUsage } from './disk-usage.ts';
import { usageBelow } from './processes.ts';

const PROCESS_CHECK_MS = 500;
const DISK_CHECK_MS = 2000;
/** A large tree takes long to walk: the watching is to take a tenth of the time at most. */
const DISK_CHECK_SHARE = 10;
const MIB = 1024 * 1024;

/**
 * Watches what an agent uses until `signal` ends it.
 * @returns a sentence on the limit that was passed, or undefined
 */
export async function watchLimits(
  given: { root: number; folders: readonly string[]; limits: AgentLimits },
  signal: AbortSignal,
): Promise<string | undefined> {
  const stop = new AbortController();
  const until = AbortSignal.any([signal, stop.signal]);
  try {
    return await Promise.race([watchProcesses(given, until), watchDisk(given, until)]);
  } finally {
    stop.abort();
  }
}

async function watchProcesses(
  { root, limits }: { root: number; limits: AgentLimits },
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const { processes, memoryBytes } = usageBelow(root);
    if (processes > limits.processes)
      return `the agent command had ${processes} processes, the limit is ${limits.processes}`;
    if (memoryBytes > limits.memoryMb * MIB)
      return `the agent command used ${inMib(memoryBytes)} of memory, the limit is ${limits.memoryMb} MiB`;
    await pause(PROCESS_CHECK_MS, signal);
  }
  return undefined;
}

async function watchDisk(
  { folders, limits }: { folders: readonly string[]; limits: AgentLimits },
  signal: AbortSignal,
): Promise<string | undefined> {
  const maxBytes = limits.diskMb * MIB;
  while (!signal.aborted) {
    const begun = performance.now();
    const bytes = await diskUsage(folders, { maxBytes, signal });
    if (bytes > maxBytes) return `the agent command filled more than the ${limits.diskMb} MiB of disk it may`;
    await pause(Math.max(DISK_CHECK_MS, (performance.now() - begun) * DISK_CHECK_SHARE), signal);
  }
  return undefined;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

function inMib(bytes: number): string {
  return `${Math.ceil(bytes / MIB)} MiB`;
}
