import { setTimeout as sleep } from 'node:timers/promises';
import { textOf } from '../files/file-text.ts';

const GONE_CHECK_MS = 5;

/**
 * Names a process so that it can be recognised after the service that started it has died: the pid, the boot, and the
 * start time the kernel gives. Undefined where there is no /proc.
 */
export function identifyProcess(pid: number): string | undefined {
  const start = startTime(pid);
  const boot = bootId();
  return start === undefined || boot === undefined ? undefined : `${pid}:${boot}:${start}`;
}

/**
 * Kills the process group that a recorded process led, if it is the same one: not after a reboot, and not where the
 * pid belongs to another process by now. A group outlives its leader, and its number is not given out again meanwhile.
 * @returns whether there was something to kill
 */
export function killRecordedGroup(recorded: string): boolean {
  const [pid = '', boot, start] = recorded.split(':');
  if (!/^\d+$/.test(pid) || boot !== bootId()) return false;
  const current = startTime(Number(pid));
  if (current !== undefined && current !== start) return false;
  return signalGroup(Number(pid), 'SIGKILL');
}

/**
 * Kills one process that was identified before, and resolves when it is no more. What a process namespace's first
 * process leaves behind the kernel has ended by then.
 */
export async function untilGone(identity: string): Promise<void> {
  while (isRunning(identity)) {
    try {
      process.kill(pidOf(identity), 'SIGKILL');
    } catch {}
    await sleep(GONE_CHECK_MS);
  }
}

/** Whether a process that was identified before has not ended. */
export function isRunning(identity: string): boolean {
  const pid = pidOf(identity);
  return identifyProcess(pid) === identity && !isZombie(pid);
}

function pidOf(identity: string): number {
  return Number(identity.split(':')[0]);
}

/** Sends a signal to every process of a group. False where there is none left. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  if (pid <= 1) return false;
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Field 22 of /proc/<pid>/stat. The second field is a name in brackets that may hold anything. */
function startTime(pid: number): string | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

/** Ended, but its parent has not asked for how. */
function isZombie(pid: number): boolean {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).startsWith('Z') ?? true;
}

function bootId(): string | undefined {
  return textOf('/proc/sys/kernel/random/boot_id')?.trim();
}
