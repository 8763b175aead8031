import { readdirSync, readFileSync } from 'node:fs';

/** What the kernel knows of a process and all below it. Groups do not help: agents have their own. */
export function descendants(pid: number): number[] {
  const children = childrenOf(pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** The process beside a worker that ends its agents: the only one it starts as `node -e`. */
export function guardOf(worker: number): number | undefined {
  return childrenOf(worker).find((child) => argumentsOf(child)[1] === '-e');
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
}

function childrenOf(pid: number): number[] {
  try {
    // A process started by any of the threads is the child of that one in this list.
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}

function argumentsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
