import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { codeOf } from '../words/thrown.ts';

/** What processes have open that lies in no folder any more. */
export type HeldFiles = {
  diskBytes: number;
  /** Of files that were never on a disk: memfds. */
  memoryBytes: number;
  /** Where more may be that can't be looked at: names that stay the same from one look to the next. */
  hidden: readonly string[];
};

/**
 * Counts files that were removed while open, and those in memory, each once. Not seen: what is mapped and no longer open; of
 * that a process uses what counts as its memory, but for pages that it has written and mapped no more.
 */
export async function heldFiles(pids: readonly number[]): Promise<HeldFiles> {
  const found = new Map<string, { bytes: number; inMemory: boolean }>();
  const hidden: string[] = [];
  for (const pid of pids)
    try {
      for (const name of await readdir(`/proc/${pid}/fd`)) await look({ pid, name, found, hidden });
    } catch (error) {
      // A program that may be run and not read makes a process that only root may look into.
      if (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM') hidden.push(`process ${pid}`);
    }
  const held = { diskBytes: 0, memoryBytes: 0, hidden };
  for (const { bytes, inMemory } of found.values()) held[inMemory ? 'memoryBytes' : 'diskBytes'] += bytes;
  return held;
}

type Look = {
  pid: number;
  name: string;
  found: Map<string, { bytes: number; inMemory: boolean }>;
  hidden: string[];
};

async function look({ pid, name, found, hidden }: Look): Promise<void> {
  const path = `/proc/${pid}/fd/${name}`;
  try {
    const open = await stat(path);
    const { dev, ino } = open;
    if (open.isSocket()) {
      // Descriptors that were sent and not received are in no process.
      const waiting = /^scm_fds:\s+(\d+)$/m.exec(await readFile(`/proc/${pid}/fdinfo/${name}`, 'utf8'))?.[1];
      if (Number(waiting ?? 0) > 0) hidden.push(`socket ${ino}`);
      return;
    }
    if (open.nlink > 0 || !open.isFile() || found.has(`${dev} ${ino}`)) return;
    const inMemory = (await readlink(path)).startsWith('/memfd:');
    found.set(`${dev} ${ino}`, { bytes: open.blocks * 512, inMemory });
  } catch {
    // Closed meanwhile.
  }
}
