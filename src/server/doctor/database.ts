import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFile } from '../sqlite/database.ts';
import { whyMoved } from '../sqlite/moved.ts';
import { MIGRATIONS } from '../sqlite/schema.ts';
import { explainTrouble } from '../store/trouble.ts';
import { messageOf } from '../words/thrown.ts';
import type { Check, Finding } from './finding.ts';

/** Whether the database is sound and of a version that is known here. It is only read. */
export const checkDatabase: Check = async ({ config: { dataDir, database } }) =>
  database === undefined ? checkSqlite(dataDir) : checkPostgres(database);

const about = 'database';

function checkSqlite(dataDir: string): Finding[] {
  const file = join(dataDir, 'service.sqlite');
  const wrong = (says: string, fix: string): Finding => ({ about, ok: false, says: `${file} ${says}`, fix });
  const restore = 'Stop the service, move the data folder away, and run: docs-agent restore BACKUP';
  const moved = whyMoved(dataDir);
  if (moved !== undefined)
    return [{ about, ok: false, says: moved, fix: 'Name the database in `database` or `databaseEnv`.' }];
  if (!existsSync(file)) return [{ about, ok: true, says: 'made at the first start' }];
  try {
    const db = openFile(file);
    try {
      const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
      const version = Number(pragma('user_version'));
      if (version > MIGRATIONS.length)
        return [
          wrong(
            `is of version ${version}; this docs-agent knows ${MIGRATIONS.length}`,
            'Use the newer docs-agent again.',
          ),
        ];
      const sound = pragma('quick_check');
      if (sound !== 'ok') return [wrong(`is damaged: ${sound}`, restore)];
      return [{ about, ok: true, says: `sound, version ${version}` }];
    } finally {
      db.close();
    }
  } catch (error) {
    return [wrong(`cannot be read: ${messageOf(error)}`, restore)];
  }
}

async function checkPostgres(database: string): Promise<Finding[]> {
  const { inspectPostgres } = await import('../postgres/inspect.ts');
  try {
    const { server, version, known } = await inspectPostgres(database);
    if (version > known + 1)
      return [
        {
          about,
          ok: false,
          says: `PostgreSQL ${server} has a schema of version ${version}; this docs-agent knows ${known}`,
          fix: 'Use the newer docs-agent again.',
        },
      ];
    const made = version === 0 ? 'the schema is made at the first start' : `schema version ${version}`;
    return [{ about, ok: true, says: `PostgreSQL ${server}, ${made}` }];
  } catch (error) {
    const fix = 'Correct `database` or the variable that `databaseEnv` names, or start the server.';
    return [
      {
        about,
        ok: false,
        says: `PostgreSQL cannot be used: ${explainTrouble(error) ?? messageOf(error)}`,
        fix,
      },
    ];
  }
}
