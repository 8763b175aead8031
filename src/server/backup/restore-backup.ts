import { constants, copyFileSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { makeFolder } from '../files/make-folder.ts';
import { git } from '../git/git.ts';
import { jobBranch } from '../git/mirror.ts';
import { makeBare } from '../git/own-repository.ts';
import { type Database, lockDataDir, openFile } from '../sqlite/database.ts';
import { MIGRATIONS } from '../sqlite/schema.ts';
import { describeFault } from '../words/system-fault.ts';
import { codeOf, messageOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { APPLICATION_ID, bundleProject, isJobFile, listFiles, takeFile } from './format.ts';

export type Restored = { jobs: number; open: number; keys: number };

/**
 * Makes a data folder of a backup. It appears whole or not at all.
 * @throws UserError where the folder is in use or holds anything, or the file is no backup
 */
export async function restoreBackup(given: { file: string; dataDir: string }): Promise<Restored> {
  const { file } = given;
  const dataDir = resolve(given.dataDir);
  requireAbsent(dataDir);
  const folder = makeFolderBeside(dataDir);
  try {
    const copy = join(folder, 'service.sqlite');
    copyBackup(file, copy);
    await chmod(copy, 0o600);
    const restored = await unpack(copy, { file, folder });
    try {
      renameSync(folder, dataDir);
    } catch (error) {
      throw new UserError(`The data folder ${dataDir} cannot be made: ${messageOf(error)}.`);
    }
    return restored;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On the same file system, so that it can become the data folder in one step. */
function makeFolderBeside(dataDir: string): string {
  try {
    makeFolder(dirname(dataDir), 0o777);
    return mkdtempSync(join(dirname(dataDir), `.${basename(dataDir)}-restoring-`));
  } catch (error) {
    throw new UserError(`Nothing can be made in ${dirname(dataDir)}: ${codeOf(error) ?? messageOf(error)}.`);
  }
}

function requireAbsent(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  let names: string[];
  try {
    names = readdirSync(dataDir);
  } catch (error) {
    throw new UserError(`The data folder ${dataDir} cannot be read: ${describeFault(error)}.`);
  }
  if (names.length === 0) return;
  // It says so itself where a service runs on it.
  if (names.includes('service.lock')) lockDataDir(dataDir)();
  throw new UserError(
    `The data folder ${dataDir} is there already. Nothing is restored over it: move it away first.`,
  );
}

function copyBackup(file: string, copy: string): void {
  try {
    copyFileSync(file, copy, constants.COPYFILE_EXCL);
  } catch (error) {
    const missing = codeOf(error) === 'ENOENT';
    throw new UserError(
      `The backup ${file} ${missing ? 'does not exist' : `cannot be read: ${describeFault(error)}`}.`,
    );
  }
}

async function unpack(copy: string, { file, folder }: { file: string; folder: string }): Promise<Restored> {
  const db = openFile(copy);
  try {
    checkBackup(db, file);
    for (const path of listFiles(db)) {
      const project = bundleProject(path);
      if (!isJobFile(path) && project === undefined)
        throw new UserError(`${file} holds a file that belongs nowhere: ${JSON.stringify(path)}.`);
      const to = join(folder, path);
      makeFolder(dirname(to));
      await takeFile(db, { path, to });
      if (project !== undefined) await unbundle(to, join(folder, 'mirrors', `${project}.git`));
    }
    db.exec('DROP TABLE backup_files; PRAGMA application_id = 0; VACUUM;');
    const count = (sql: string) => Number(db.prepare(sql).get()?.count ?? 0);
    return {
      jobs: count('SELECT count(*) AS count FROM jobs'),
      open: count(`SELECT count(*) AS count FROM jobs WHERE status = 'active'`),
      keys: count('SELECT count(*) AS count FROM keys'),
    };
  } finally {
    db.close();
  }
}

function checkBackup(db: Database, file: string): void {
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  let sound: boolean;
  try {
    if (pragma('application_id') !== APPLICATION_ID)
      throw new UserError(`${file} is not a backup of docs-agent.`);
    sound = pragma('quick_check') === 'ok';
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} is not a backup of docs-agent: ${messageOf(error)}.`);
  }
  if (!sound) throw new UserError(`The backup ${file} is damaged.`);
  const version = Number(pragma('user_version'));
  if (version > MIGRATIONS.length)
    throw new UserError(
      `The backup ${file} is of version ${version}, made by a newer docs-agent; this one knows ${MIGRATIONS.length}.`,
    );
}

async function unbundle(bundle: string, mirror: string): Promise<void> {
  makeBare(mirror);
  const refs = `refs/heads/${jobBranch('*')}`;
  await git([`--git-dir=${mirror}`, 'fetch', '--quiet', '--no-write-fetch-head', bundle, `${refs}:${refs}`]);
  rmSync(bundle);
}
