import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isJobFile } from '../backup/format.ts';
import type { Config } from '../config/config.ts';
import { openMirror } from '../git/mirror.ts';
import type { Database } from '../sqlite/database.ts';
import { type ArtifactStore, bundleName } from '../store/artifacts.ts';
import { troubleOf } from '../store/trouble.ts';
import { messageOf } from '../words/thrown.ts';
import { oneLine } from '../words/visible-text.ts';
import { handCommit } from '../work/handed-commits.ts';

type Source = { db: Database; config: Config };

/** Logs and diffs of the jobs that are moved, and commits that no remote has. */
export type MovedFiles = { found: number; moved: number; warnings: string[] };

/** Enough to see that something arrived. */
const A_BYTE = { from: 0, bytes: 1 };

/** Puts the files of all jobs where every process of the service reads them. */
export async function moveFiles({ db, config }: Source, artifacts: ArtifactStore): Promise<MovedFiles> {
  const files: MovedFiles = { found: 0, moved: 0, warnings: [] };
  const isKnown = db.prepare('SELECT 1 FROM jobs WHERE id = ?');
  const folder = join(config.dataDir, 'jobs');
  for (const job of await readdir(folder).catch(() => [])) {
    if (!isKnown.get(job)) continue;
    for (const name of await readdir(join(folder, job)).catch(() => [])) {
      if (!isJobFile(`jobs/${job}/${name}`)) continue;
      files.found++;
      await artifacts.keep(job, name);
      if ((await artifacts.read(job, name, A_BYTE)) !== undefined) files.moved++;
    }
  }
  await moveCommits({ db, config, artifacts, files });
  return files;
}

/** What git says where the remote has all of it. */
const IS_PUSHED = /create empty bundle/;

/** Commits that some turn still has to publish, or will if a person has it tried again. */
const OPEN_COMMITS = `SELECT jobs.project, open.job, open.result_commit AS "commit" FROM (
    SELECT job, result_commit FROM unpublished
    UNION SELECT job, result_commit FROM turns
      WHERE result_commit IS NOT NULL AND (state <> 'done' OR failure IS NOT NULL)) AS open
  JOIN jobs ON jobs.id = open.job`;

/** A turn that has only to be published goes on from its commit, on whichever machine. */
async function moveCommits(given: Source & { artifacts: ArtifactStore; files: MovedFiles }): Promise<void> {
  const { db, config, artifacts, files } = given;
  const waiting = db.prepare(OPEN_COMMITS).all() as { project: string; job: string; commit: string }[];
  for (const { project: id, job, commit } of waiting) {
    const project = config.projects.get(id);
    try {
      if (!project) throw new Error(`the configuration has no project ${id}`);
      const mirror = openMirror(config.dataDir, project);
      await handCommit(
        { job, commit },
        { artifacts, mirror, dataDir: config.dataDir, insistence: { alone: async (work) => work() } },
      );
      files.found++;
      if ((await artifacts.read(job, bundleName(commit), A_BYTE)) !== undefined) files.moved++;
    } catch (error) {
      if (troubleOf(error)) throw error;
      if (IS_PUSHED.test(messageOf(error))) continue;
      // Nothing else depends on it: the turn fails and says why, if it is not on the remote after all.
      files.warnings.push(
        `job ${job}: its commit ${commit}, not published yet, stays behind: ${oneLine(messageOf(error))}`,
      );
    }
  }
}
