import { readdirSync } from 'node:fs';
import { textOf } from '../files/file-text.ts';

export type Usage = { pids: readonly number[]; memoryBytes: number };

/**
 * A process and all that descend from it, and the memory that they use, as the kernel says now; nothing where there is no
 * /proc. In a process namespace of its own an orphan stays with the first process, so none gets away.
 */
export function usageBelow(root: number): Usage {
  const children = new Map<number, number[]>();
  for (const pid of processIds()) {
    const parent = parentOf(pid);
    if (parent === undefined) continue;
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const pids: number[] = [];
  const queue = [root];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    pids.push(pid);
    queue.push(...(children.get(pid) ?? []));
  }
  return { pids, memoryBytes: pids.reduce((sum, pid) => sum + ownMemory(pid), 0) };
}

/**
 * The same memory, with each page that several processes share counted once. It costs the kernel a walk through their pages,
 * and so is asked where `usageBelow` gives too much.
 */
export function sharedOnce(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const rollup = textOf(`/proc/${pid}/smaps_rollup`) ?? '';
    const shared = kilobytes(rollup, /^Pss_(?:Anon|Shmem):\s+(\d+) kB$/gm);
    if (shared === 0) return sum + ownMemory(pid);
    return sum + (shared + kilobytes(textOf(`/proc/${pid}/status`) ?? '', /^VmSwap:\s+(\d+) kB$/gm)) * 1024;
  }, 0);
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Field 4 of /proc/<pid>/stat. The second field is a name in brackets that may hold anything. */
export function parentOf(pid: number): number | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** What is not a file's, swapped out or not: program code that many share would count once for each. */
function ownMemory(pid: number): number {
  const status = textOf(`/proc/${pid}/status`) ?? '';
  return kilobytes(status, /^(?:Rss(?:Anon|Shmem)|VmSwap|HugetlbPages):\s+(\d+) kB$/gm) * 1024;
}

function kilobytes(text: string, lines: RegExp): number {
  return [...text.matchAll(lines)].reduce((sum, [, size]) => sum + Number(size), 0);
}
