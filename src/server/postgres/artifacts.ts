import type { ArtifactStore } from '../store/artifacts.ts';
import type { Database } from './database.ts';
import { readJobFile } from './job-file.ts';

/** Logs, diffs, and commits on their way, in the database. */
export function createArtifactStore({ sql }: Database, dataDir: string): ArtifactStore {
  return {
    shared: true,

    keep: async (job, name) => {
      const content = await readJobFile({ dataDir, job, name });
      if (content === undefined) return;
      await sql(
        `INSERT INTO artifacts (job, name, content) VALUES ($1, $2, $3)
         ON CONFLICT (job, name) DO UPDATE SET content = excluded.content`,
        [job, name, content],
      );
    },

    read: async (job, name, range) => {
      const [row] = range
        ? await sql<{ content: Buffer }>(
            'SELECT substring(content FROM $3 FOR $4) AS content FROM artifacts WHERE job = $1 AND name = $2',
            [job, name, range.from + 1, range.bytes],
          )
        : await sql<{ content: Buffer }>('SELECT content FROM artifacts WHERE job = $1 AND name = $2', [
            job,
            name,
          ]);
      return row?.content;
    },

    jobs: async function* () {
      const rows = await sql<{ job: string }>('SELECT DISTINCT job FROM artifacts');
      for (const { job } of rows) yield job;
    },

    remove: async (job, names) => {
      if (names) await sql('DELETE FROM artifacts WHERE job = $1 AND name = ANY($2)', [job, names]);
      else await sql('DELETE FROM artifacts WHERE job = $1', [job]);
    },
  };
}
