import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  rmSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { findMirrors } from '../care/mirror-care.ts';
import { git } from '../git/git.ts';
import { jobBranch } from '../git/mirror.ts';
import { resetSettings } from '../git/own-repository.ts';
import { type Database, openFile } from '../sqlite/database.ts';
import { codeOf, messageOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { addFile, addFileTable, bundlePath, isJobFile } from './format.ts';

/**
 * Writes all that a service needs to go on elsewhere into one new file, which its owner alone may read: the database,
 * logs and diffs, and commits that were not pushed yet. Homes of agents and what can be fetched again are left out.
 * The service may run meanwhile: SQLite copies the database as it stands at one moment, and files only grow after it.
 * @throws UserError where the file is there already, or can't be written
 */
export async function writeBackup(given: { db: Database; dataDir: string; file: string }): Promise<void> {
  const file = resolve(given.file);
  const refuse = (why: string) => new UserError(`The backup ${given.file} cannot be written: ${why}.`);
  if (existsSync(file)) throw refuse('it is there already');
  let folder: string;
  try {
    folder = mkdtempSync(join(dirname(file), '.docs-agent-backup-'));
  } catch (error) {
    throw refuse(`${codeOf(error)} in ${dirname(file)}`);
  }
  try {
    const copy = join(folder, 'backup');
    // SQLite would make the file with the rights that the umask leaves.
    closeSync(openSync(copy, 'wx', 0o600));
    given.db.prepare('VACUUM INTO ?').run(copy);
    await fill(copy, { dataDir: given.dataDir, folder });
    chmodSync(copy, 0o600);
    flush(copy);
    // Unlike a rename it fails where somebody else was faster.
    linkSync(copy, file);
  } catch (error) {
    throw refuse(codeOf(error) === 'EEXIST' ? 'it is there already' : messageOf(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(copy: string, { dataDir, folder }: { dataDir: string; folder: string }): Promise<void> {
  const db = openFile(copy);
  try {
    // Half a backup is never left behind, so nothing of it need survive a crash on its way.
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
    addFileTable(db);
    // Elsewhere, or after a restart, the number belongs to somebody else's process.
    db.exec('UPDATE turns SET process = NULL WHERE process IS NOT NULL; BEGIN');
    for await (const path of findJobFiles(dataDir)) await addFile(db, { path, from: join(dataDir, path) });
    for (const mirror of findMirrors(dataDir)) {
      const bundle = await bundleUnpushed(mirror, folder);
      if (bundle) await addFile(db, { path: bundlePath(basename(mirror, '.git')), from: bundle });
    }
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

async function* findJobFiles(dataDir: string): AsyncGenerator<string> {
  const names = async (folder: string) =>
    readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => []);
  for (const job of await names('jobs')) {
    if (!job.isDirectory()) continue;
    for (const entry of await names(`jobs/${job.name}`)) {
      const path = `jobs/${job.name}/${entry.name}`;
      if (entry.isFile() && isJobFile(path)) yield path;
    }
  }
}

/** Commits of jobs at which the remote's branch does not stand, with all their history; undefined without any. */
async function bundleUnpushed(mirror: string, folder: string): Promise<string | undefined> {
  resetSettings(mirror);
  const here = `--git-dir=${mirror}`;
  const format = '--format=%(refname) %(objectname)';
  const out = await git([here, 'for-each-ref', format, 'refs/heads', 'refs/remotes/origin']);
  const commits = new Map(out.split('\n').map((line) => line.split(' ') as [string, string]));
  const ours = `refs/heads/${jobBranch('')}`;
  const refs = [...commits.keys()].filter((name) => {
    const pushed = commits.get(name.replace('refs/heads/', 'refs/remotes/origin/'));
    return name.startsWith(ours) && pushed !== commits.get(name);
  });
  if (refs.length === 0) return undefined;
  const bundle = join(folder, `${basename(mirror)}.bundle`);
  await git([here, 'bundle', 'create', '--quiet', bundle, ...refs]);
  return bundle;
}

function flush(file: string): void {
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
