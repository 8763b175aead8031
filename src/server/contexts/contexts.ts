import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { diskUsage } from '../agent/disk-usage.ts';
import type { Config, ContextSettings } from '../config/config.ts';
import { textOf } from '../files/file-text.ts';
import { makeFolder } from '../files/make-folder.ts';
import { removeFolder } from '../files/remove-folder.ts';
import { removeLocksBelow } from '../git/mirror.ts';
import { UNFINISHED } from './export-files.ts';
import {
  type ContextRepository,
  MIRROR,
  openContextRepository,
  type Removed,
  repositoryFolder,
  type TakenFiles,
} from './repository.ts';

/** Changes with each start of the machine. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

export type Contexts = ReturnType<typeof openContexts>;

/** The context repositories of all projects, each address once. */
export function openContexts(config: Pick<Config, 'dataDir' | 'projects'>) {
  const root = contextsFolder(config.dataDir);
  const named = Map.groupBy(
    [...config.projects.values()].flatMap(({ contexts }) => contexts),
    ({ repository }) => repository,
  );
  const repositories = new Map<string, ContextRepository>();
  for (const url of named.keys()) repositories.set(url, openContextRepository(root, url));
  let tidying: Promise<unknown> = Promise.resolve();

  return {
    /**
     * The files of a context as its branch stands now.
     * @throws GitError
     */
    take: async (context: ContextSettings, signal: AbortSignal): Promise<TakenFiles> => {
      const repository = repositories.get(context.repository);
      if (!repository) throw new Error(`the configuration has no context at ${context.repository}`);
      const taken = await repository.take(context, signal);
      const release = () => {
        taken.release();
        // What can't be removed now is met again when the service cleans.
        tidying = Promise.all([tidying, repository.tidy()]).catch(() => undefined);
      };
      return { ...taken, release };
    },

    /** Removes what nobody has used since, in ms since 1970, and all of repositories that the configuration has no longer. */
    prune: async (given: { since: number; dryRun: boolean }): Promise<Removed> => {
      const removed: Removed = { folders: 0, bytes: 0 };
      const known = new Set([...named.keys()].map((url) => basename(repositoryFolder(root, url))));
      for (const name of foldersIn(root).filter((folder) => !known.has(folder))) {
        removed.folders++;
        removed.bytes += (await diskUsage([join(root, name)])).bytes;
        if (given.dryRun) continue;
        await removeAside(join(root, name));
      }
      for (const [url, repository] of repositories) {
        const refs = (named.get(url) ?? []).map(({ ref }) => ref);
        const { folders, bytes } = await repository.prune({ ...given, refs });
        removed.folders += folders;
        removed.bytes += bytes;
      }
      return removed;
    },

    /**
     * Removes what a killed service left half. Files are not flushed to the disk when they are laid out, so after a start of
     * the machine all of them are laid out anew. To be called before any is taken, by the one service that has the data folder.
     */
    recover: async (): Promise<void> => {
      if (named.size === 0 && !existsSync(root)) return;
      makeFolder(root);
      const stamp = join(root, 'boot');
      const boot = textOf(BOOT_ID) ?? '';
      const isSameBoot = textOf(stamp) === boot;
      for (const name of foldersIn(root))
        for (const inside of foldersIn(join(root, name)))
          if (inside.startsWith(UNFINISHED) || (!isSameBoot && inside !== MIRROR))
            // Git outlives a service that is killed, and may still write there; what is left goes when the service cleans.
            await removeAside(join(root, name, inside)).catch(() => undefined);
      for (const mirror of findContextMirrors(config.dataDir)) removeLocksBelow(mirror);
      writeFileSync(stamp, boot, { mode: 0o600 });
    },

    /** Waits until nothing is removed any more. */
    settle: () => tidying,
  };
}

/** Removes a folder, which is gone under its name in one step: half of it could pass for the whole. */
async function removeAside(folder: string): Promise<void> {
  const aside = join(folder, '..', `${UNFINISHED}${randomUUID()}`);
  renameSync(folder, aside);
  await removeFolder(aside);
}

function contextsFolder(dataDir: string): string {
  return join(dataDir, 'contexts');
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

/** The mirrors of context repositories that are there. */
export function findContextMirrors(dataDir: string): string[] {
  const root = contextsFolder(dataDir);
  return foldersIn(root)
    .map((name) => join(root, name, MIRROR))
    .filter((mirror) => existsSync(join(mirror, 'objects')));
}
