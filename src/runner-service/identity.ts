import { readFileSync } from 'node:fs';

/**
 * Names a process so that another one that has its number later is not taken for it: the number, and the start time that
 * the kernel gives. Undefined where it has ended, or can't be seen.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in brackets that may hold anything.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : `${pid}:${fields[18] ?? ''}`;
  } catch {
    return undefined;
  }
}

/** The number of a process that was named before, if it is the same one and has not ended. */
export function findProcess(identity: string): number | undefined {
  const pid = Number(identity.split(':')[0]);
  return Number.isSafeInteger(pid) && pid > 1 && processIdentity(pid) === identity ? pid : undefined;
}
