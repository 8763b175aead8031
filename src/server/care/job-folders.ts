import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { chmodSync, lstatSync, renameSync, rmdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diskUsage } from '../agent/disk-usage.ts';
import { makeFolder } from '../files/make-folder.ts';
import { removeFolder } from '../files/remove-folder.ts';
import { jobFolders } from '../git/workspace.ts';
import type { JobStore } from '../store/jobs.ts';
import type { JobFolder, Part, Removal } from './plan.ts';

/** What tells whether a job is at rest. */
export type RestStore = Pick<JobStore, 'rest' | 'whileAtRest'>;

/** Looks at all jobs' folders and what they take on the disk. */
export async function* findJobFolders(dataDir: string, jobs: RestStore): AsyncGenerator<JobFolder> {
  for (const entry of await entriesOf(join(dataDir, 'jobs'))) {
    if (!entry.isDirectory()) continue;
    const root = jobFolders(dataDir, entry.name).root;
    const bytes: JobFolder['bytes'] = {};
    for (const { name } of await entriesOf(root)) {
      const part = partOf(name);
      if (part) bytes[part] = (bytes[part] ?? 0) + (await diskUsage([join(root, name)])).bytes;
    }
    yield { job: entry.name, rest: await jobs.rest(entry.name), bytes };
  }
}

/**
 * Removes a part of a job's folder. It is moved aside while no turn can begin, and removed afterwards, because that may
 * take long.
 * @returns whether it is gone: not where a turn of the job has been queued meanwhile
 */
export async function removePart(
  { job, part }: Pick<Removal, 'job' | 'part'>,
  { dataDir, jobs }: { dataDir: string; jobs: RestStore },
): Promise<boolean> {
  const { root } = jobFolders(dataDir, job);
  const names = (await entriesOf(root)).map(({ name }) => name).filter((name) => partOf(name) === part);
  const aside = join(asideFolder(dataDir), randomUUID());
  makeFolder(aside);
  const moved = await jobs.whileAtRest(job, () => {
    for (const name of names) {
      const path = join(root, name);
      // A folder that its owner closed can't be moved: the way up is in it.
      if (lstatSync(path).isDirectory()) chmodSync(path, 0o700);
      renameSync(path, join(aside, name));
    }
  });
  await removeFolder(aside);
  if (moved) removeIfEmpty(root);
  return moved;
}

/** What was moved aside, and not removed because the process was ended. */
export function emptyAside(dataDir: string): Promise<void> {
  return removeFolder(asideFolder(dataDir));
}

function asideFolder(dataDir: string): string {
  return join(dataDir, 'removing');
}

function partOf(name: string): Part | undefined {
  if (name === 'home') return 'home';
  if (/^change\.(diff|pages)/.test(name) || /^turn-\d+\.log/.test(name)) return 'logs';
  return 'scratch';
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch(() => []);
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {}
}
