import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../files/make-folder.ts';
import { removeFolder } from '../files/remove-folder.ts';
import { git } from '../git/git.ts';
import { resetSettings } from '../git/own-repository.ts';
import { copyFolder } from './copy-folder.ts';

/** What is not whole yet, or on its way out; nothing of it is of use to a process that starts. */
export const UNFINISHED = 'unfinished-';

/** Where the files of a commit are, below the folder that `exportFiles` makes. */
export const FILES = 'files';

/** As `git checkout` left the files; hard links have another time of change. */
const BY_TIME_AND_SIZE = ['-c', 'core.trustctime=false', '-c', 'core.checkStat=minimal'];

type Export = {
  mirror: string;
  commit: string;
  /** The folder that appears, whole or not at all. */
  folder: string;
  /** Another commit's, whose unchanged files it shares. */
  base: { commit: string; folder: string } | undefined;
};

/**
 * Lays out the files of a commit, without a repository around them. Names, links and contents are git's: a submodule is an
 * empty folder, a pointer of LFS stays one, since no filter is configured.
 * @throws GitError
 */
export async function exportFiles({ folder, base, ...given }: Export, signal: AbortSignal): Promise<void> {
  const making = join(folder, '..', `${UNFINISHED}${randomUUID()}`);
  try {
    const isMade = base !== undefined && (await makeFromBase({ ...given, making, base }, signal));
    if (!isMade) await makeWhole({ ...given, making }, signal);
    await rename(making, folder);
  } finally {
    await removeFolder(making);
  }
}

type Making = Pick<Export, 'mirror' | 'commit'> & { making: string };

async function makeWhole({ making, ...given }: Making, signal: AbortSignal): Promise<void> {
  await removeFolder(making);
  makeFolder(join(making, FILES));
  await readTree({ ...given, making, how: ['--reset', '-u', given.commit] }, signal);
}

/** Has git change what differs alone: a branch moves often, and seldom by much. False where that is no way. */
async function makeFromBase(
  { mirror, commit, making, base }: Making & { base: NonNullable<Export['base']> },
  signal: AbortSignal,
): Promise<boolean> {
  try {
    // With other attributes unchanged contents are other files.
    const attributes = await git(
      [
        `--git-dir=${mirror}`,
        'diff-tree',
        '-r',
        '--name-only',
        base.commit,
        commit,
        '--',
        ':(glob)**/.gitattributes',
      ],
      { signal },
    );
    if (attributes !== '') return false;
    await mkdir(making, { mode: 0o700 });
    await copyFolder({ from: join(base.folder, FILES), to: join(making, FILES), linked: true }, signal);
    await copyFile(join(base.folder, 'index'), join(making, 'index'), constants.COPYFILE_EXCL);
    await readTree({ mirror, making, how: ['-m', '-u', base.commit, commit] }, signal);
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}

async function readTree(
  { mirror, making, how }: { mirror: string; making: string; how: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  resetSettings(mirror);
  const files = join(making, FILES);
  await git([...BY_TIME_AND_SIZE, `--git-dir=${mirror}`, `--work-tree=${files}`, 'read-tree', ...how], {
    cwd: files,
    env: { GIT_INDEX_FILE: join(making, 'index') },
    signal,
  });
}
