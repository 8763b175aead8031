import { readdirSync } from 'node:fs';
import { textOf } from '../words/file-text.ts';

export type Usage = { processes: number; memoryBytes: number };

/**
 * What a process and all that descend from it use, as the kernel says now; nothing where there is no /proc. In a process
 * namespace of its own an orphan stays with the first process, so none gets away.
 */
export function usageBelow(root: number): Usage {
  const children = new Map<number, number[]>();
  for (const pid of processIds()) {
    const parent = parentOf(pid);
    if (parent === undefined) continue;
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const usage = { processes: 0, memoryBytes: 0 };
  const queue = [root];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    usage.processes++;
    usage.memoryBytes += ownMemory(pid);
    queue.push(...(children.get(pid) ?? []));
  }
  return usage;
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Field 4 of /proc/<pid>/stat. The second field is a name in brackets that may hold anything. */
function parentOf(pid: number): number | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** What is not a file's: program code that many share would count once for each. */
function ownMemory(pid: number): number {
  const status = textOf(`/proc/${pid}/status`) ?? '';
  const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].map(([, size]) => Number(size));
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
}
