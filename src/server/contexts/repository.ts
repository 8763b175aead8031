import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { diskUsage } from '../agent/disk-usage.ts';
import { makeFolder } from '../files/make-folder.ts';
import { removeFolder } from '../files/remove-folder.ts';
import { GitError, type GitOptions, git } from '../git/git.ts';
import { makeBare, resetSettings } from '../git/own-repository.ts';
import { createTurn } from '../in-turn.ts';
import { exportFiles, FILES, UNFINISHED } from './export-files.ts';

/** How long a remote may take to say where a branch stands. */
const ASK_TIMEOUT_MS = 60_000;

const LEFT_BEHIND_MS = 6 * 3_600_000;

const COMMIT = /^[0-9a-f]{40,64}$/;

/** Files of a commit; they stay until `release` is called. */
export type TakenFiles = { commit: string; folder: string; release: () => void };

/** What of a repository is asked for. `ref` null: its default branch. */
export type Wanted = { ref: string | null; token: string | null };

export type Removed = { folders: number; bytes: number };

export type ContextRepository = ReturnType<typeof openContextRepository>;

/** Where its mirror and its files are: told by the address, whoever names it. */
export function repositoryFolder(root: string, url: string): string {
  return join(root, createHash('sha256').update(url).digest('hex').slice(0, 32));
}

export const MIRROR = 'mirror.git';

/**
 * A mirror of a repository, with as little as its branches' newest commits need, and the files of each of these laid out once
 * for all that read them. Several projects may share it: each asks the remote with its own token where its branch stands, every
 * time, and gets the files of that commit alone.
 */
export function openContextRepository(root: string, url: string) {
  const directory = repositoryFolder(root, url);
  const mirror = join(directory, MIRROR);
  const users = new Map<string, number>();
  let isMade = false;
  /** One at a time: what is laid out is not removed beside it, and refs are not changed by two. */
  const inTurn = createTurn();

  const run = async (args: readonly string[], options: GitOptions = {}) => {
    if (!isMade) makeBare(mirror);
    isMade = true;
    resetSettings(mirror);
    return git([`--git-dir=${mirror}`, ...args], options);
  };
  const standsAt = (kept: string) =>
    run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${kept}^{commit}`], { accept: [1] }).then(
      (out) => out.trim(),
    );

  const fetchCommit = async ({ ref, token }: Wanted, signal: AbortSignal): Promise<string> => {
    const remote = { token, url };
    const kept = keptRef(ref);
    const wanted = remoteRef(ref);
    const out = await run(['ls-remote', '--', url, wanted], { signal, remote, timeoutMs: ASK_TIMEOUT_MS });
    const tip = out
      .split('\n')
      .find((line) => line.endsWith(`\t${wanted}`))
      ?.split('\t')[0];
    if (tip === undefined) {
      await run(['update-ref', '-d', kept]);
      throw new GitError(
        `the repository has no ${ref === null ? 'default branch; it is empty, or `ref` has to name one' : `branch ${ref}`}`,
      );
    }
    // A ref moves when all that it needs is there: what a fetch that was cut short has left counts for nothing.
    if ((await standsAt(kept)) === tip) return tip;
    const flags = ['--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
    await run(['fetch', ...flags, '--', url, `+${wanted}:${kept}`], { signal, remote });
    return standsAt(kept);
  };

  /** The newest first. */
  const laidOut = () =>
    (existsSync(directory) ? readdirSync(directory) : [])
      .filter((name) => COMMIT.test(name))
      .map((commit) => ({ commit, folder: join(directory, commit) }))
      .map((entry) => ({ ...entry, usedAt: statSync(entry.folder).mtimeMs }))
      .sort((a, b) => b.usedAt - a.usedAt);

  /** What a git that outlived its service has left; nothing is worked on for so long. */
  const leftBehind = () =>
    readdirSync(directory)
      .filter((name) => name.startsWith(UNFINISHED))
      .map((name) => join(directory, name))
      .filter(
        (path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - LEFT_BEHIND_MS,
      );

  /** Takes what nobody uses and nobody will ask for out of the way, in one step each; it is removed by whoever asked. */
  const setAside = (isUseless: (entry: { commit: string; usedAt: number }) => boolean): string[] =>
    laidOut()
      .filter((entry) => !users.has(entry.commit) && isUseless(entry))
      .map(({ folder }) => {
        const aside = join(directory, `${UNFINISHED}${randomUUID()}`);
        renameSync(folder, aside);
        return aside;
      });

  const tips = async () => new Set((await run(['for-each-ref', '--format=%(objectname)'])).split('\n'));

  const releaser = (commit: string) => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const left = (users.get(commit) ?? 1) - 1;
      if (left > 0) users.set(commit, left);
      else users.delete(commit);
    };
  };

  return {
    /** Fetches where a branch stands now, and lays its files out unless they are. */
    take: ({ ref, token }: Wanted, signal: AbortSignal): Promise<TakenFiles> =>
      inTurn(async () => {
        signal.throwIfAborted();
        makeFolder(directory);
        const commit = await fetchCommit({ ref, token }, signal);
        const folder = join(directory, commit);
        const base = laidOut()[0];
        if (!existsSync(folder)) await exportFiles({ mirror, commit, folder, base }, signal);
        const now = new Date();
        utimesSync(folder, now, now);
        users.set(commit, (users.get(commit) ?? 0) + 1);
        return { commit, folder: join(folder, FILES), release: releaser(commit) };
      }),

    /** Removes the files of commits that no branch stands at any more and nobody uses. */
    tidy: async (): Promise<void> => {
      const aside = await inTurn(async () => {
        const current = await tips();
        return setAside(({ commit }) => !current.has(commit));
      });
      for (const folder of aside) await removeFolder(folder);
    },

    /** Removes what nobody has used since, in ms since 1970, and refs of branches that nobody names any more. */
    prune: async (given: { refs: readonly (string | null)[]; since: number; dryRun: boolean }) => {
      const named = new Set(given.refs.map(keptRef));
      const isOld = ({ commit, usedAt }: { commit: string; usedAt: number }) =>
        usedAt <= given.since && !users.has(commit);
      const removed: Removed = { folders: 0, bytes: 0 };
      if (!existsSync(mirror)) return removed;
      const old = laidOut().filter(isOld);
      removed.folders = old.length;
      removed.bytes = (await diskUsage(old.map(({ folder }) => folder))).bytes;
      if (given.dryRun) return removed;
      const aside = await inTurn(async () => {
        for (const ref of (await run(['for-each-ref', '--format=%(refname)'])).split('\n'))
          if (ref !== '' && !named.has(ref)) await run(['update-ref', '-d', ref]);
        const current = await tips();
        return [...leftBehind(), ...setAside((entry) => isOld(entry) || !current.has(entry.commit))];
      });
      for (const folder of aside) await removeFolder(folder);
      return removed;
    },
  };
}

/** Any name fits below it, and none stands in another's way as `a` does in that of `a/b`. */
function keptRef(ref: string | null): string {
  return `refs/contexts/${createHash('sha256').update(remoteRef(ref)).digest('hex').slice(0, 32)}`;
}

function remoteRef(ref: string | null): string {
  return ref === null ? 'HEAD' : `refs/heads/${ref}`;
}
