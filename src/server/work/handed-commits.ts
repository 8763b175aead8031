import { rm, writeFile } from 'node:fs/promises';
import { makeFolder } from '../files/make-folder.ts';
import { jobFolders } from '../git/workspace.ts';
import { bundleName } from '../store/artifacts.ts';
import type { Alone } from './keep-log.ts';
import type { TurnPorts } from './turn-ports.ts';

type Commit = { job: string; commit: string };
type Ports = Pick<TurnPorts, 'artifacts' | 'mirror' | 'dataDir'>;

/**
 * Puts a commit that is not pushed yet where every worker can get it, with those below it that are not pushed either.
 * Only then does it count as made: the worker that made it may be gone the next moment, and its disk with it.
 */
export async function handCommit(
  { job, commit }: Commit,
  { artifacts, mirror, dataDir, insistence }: Ports & Alone,
): Promise<void> {
  if (!artifacts.shared) return;
  const file = jobFolders(dataDir, job).bundle(commit);
  try {
    await mirror.bundle(job, file);
    await insistence.alone(() => artifacts.keep(job, bundleName(commit)));
  } finally {
    await rm(file, { force: true });
  }
}

/** Gets a commit that another worker made into the mirror. Where nobody has it any more, its absence is met later. */
export async function fetchCommit(
  { job, commit }: Commit,
  { artifacts, mirror, dataDir }: Ports,
): Promise<void> {
  if (!artifacts.shared || (await mirror.find(commit)) !== undefined) return;
  const bytes = await artifacts.read(job, bundleName(commit));
  if (!bytes) return;
  const folders = jobFolders(dataDir, job);
  makeFolder(folders.root);
  const file = folders.bundle(commit);
  await writeFile(file, bytes, { mode: 0o600 });
  await mirror.unbundle(file);
  await mirror.keep(job, commit);
  await rm(file, { force: true });
}

/** Published commits are where everybody gets them. What can't be removed now is removed with the job's other files. */
export async function dropCommits(
  commits: readonly (string | undefined)[],
  { job, artifacts }: Pick<Ports, 'artifacts'> & { job: string },
): Promise<void> {
  const names = commits.filter((commit) => commit !== undefined).map(bundleName);
  if (artifacts.shared) await artifacts.remove(job, names).catch(() => undefined);
}
