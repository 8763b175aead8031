import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createArtifactStore } from '../postgres/artifacts.ts';
import { openDatabase as openPostgres, type Database as Postgres, type Sql } from '../postgres/database.ts';
import { migrate } from '../postgres/migrate.ts';
import { openQueue, type Queue } from '../postgres/queue.ts';
import { createS3Artifacts } from '../postgres/s3-artifacts.ts';
import { queueSchema, SCHEMA } from '../postgres/schema.ts';
import { SORT_PATHS } from '../postgres/views-tables.ts';
import { type Database, lockDataDir, openDatabase } from '../sqlite/database.ts';
import { noteMoved } from '../sqlite/moved.ts';
import type { ArtifactStore } from '../store/artifacts.ts';
import { UserError } from '../words/user-error.ts';
import { copyTable } from './copy-table.ts';
import { type MovedFiles, moveFiles } from './move-files.ts';
import { COUNTS, TABLES } from './tables.ts';

export type Count = { what: string; source: number; target: number };
export type Moved = { counts: Count[]; warnings: string[] };

/** One statement may sort a million paths, and all of it is one transaction. */
const PATIENCE_MS = 12 * 3_600_000;

/**
 * Copies all that is in the data folder into the database, in one transaction: all of it or nothing. The folder stays as it
 * is, but for a note that keeps a service from going on in it. Nobody may use either meanwhile.
 * @throws UserError where the source is in use, or not at rest, or the target holds something
 */
export async function moveToPostgres(config: Config & { database: string }): Promise<Moved> {
  const { dataDir } = config;
  if (!existsSync(join(dataDir, 'service.sqlite')))
    throw new UserError(`There is nothing to move in ${dataDir}: no service has run there.`);
  const unlock = lockDataDir(dataDir);
  const source = openDatabase(dataDir);
  const target = openPostgres({
    connection: config.database,
    applicationName: 'docs-agent move',
    schema: SCHEMA,
    size: 3,
    patienceMs: PATIENCE_MS,
  });
  try {
    requireRest(source);
    await migrate(target.pool);
    const queue = await openQueue({
      schema: queueSchema(SCHEMA),
      executeSql: (text, values) => target.pool.query(text, values),
      leaseSeconds: 30,
      sweepSeconds: 3600,
    });
    try {
      const moved = await moveAll({ config, source, target, queue });
      noteMoved(dataDir);
      return moved;
    } finally {
      await queue.stop();
    }
  } finally {
    await target.close();
    source.close();
    unlock();
  }
}

type Ends = { config: Config; source: Database; target: Postgres; queue: Queue };

async function moveAll({ config, source, target, queue }: Ends): Promise<Moved> {
  const waiting = source
    .prepare(`SELECT job, project FROM turns WHERE state = 'queued' ORDER BY created_at, job, seq`)
    .all() as { job: string; project: string }[];
  const queues = Map.groupBy(waiting, ({ project }) => project);
  for (const project of queues.keys()) await queue.ensure(project);
  return target.transaction(async (sql) => {
    await requireEmpty(sql);
    for (const table of TABLES) await copyTable({ from: source, to: sql }, table);
    for (const { project } of source.prepare('SELECT project FROM view_projects').all())
      await sql(SORT_PATHS, [project]);
    for (const [project, turns] of queues)
      await queue.send(sql, { project, jobs: turns.map(({ job }) => job) });
    const files = await moveFiles({ db: source, config }, artifactsOf(config, { ...target, sql }));
    const counts = [...(await countBoth(source, sql)), fileCount(files)];
    const wrong = counts.filter((count) => count.source !== count.target);
    if (wrong.length > 0)
      throw new Error(`what arrived differs from what was sent: ${wrong.map(describeCount).join('; ')}`);
    return { counts, warnings: files.warnings };
  });
}

/** Nobody else writes to a table that is empty until the transaction ends. */
async function requireEmpty(sql: Sql): Promise<void> {
  const names = [...TABLES.map(({ name }) => name), 'artifacts'];
  await sql(`LOCK TABLE ${names.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
  const held: string[] = [];
  for (const name of names) if ((await sql(`SELECT FROM ${name} LIMIT 1`)).length > 0) held.push(name);
  if (held.length > 0)
    throw new UserError(
      `The database holds something already, in ${held.join(', ')}. Nothing was moved: only an empty one is filled.`,
    );
}

/** @throws UserError where a service died in the middle of a turn: the next start of one puts that in order. */
function requireRest(source: Database): void {
  const running = Number(source.prepare(`SELECT count(*) AS n FROM turns WHERE state = 'running'`).get()?.n);
  if (running > 0)
    throw new UserError(
      `${running} ${running === 1 ? 'turn was' : 'turns were'} running when the service ended. Start it once more without \`database\`, stop it, and move then.`,
    );
}

function artifactsOf(config: Config, target: Postgres): ArtifactStore {
  return config.s3
    ? createS3Artifacts(config.s3, config.dataDir)
    : createArtifactStore(target, config.dataDir);
}

async function countBoth(source: Database, sql: Sql): Promise<Count[]> {
  const counts: Count[] = [];
  for (const [what, query] of Object.entries(COUNTS)) {
    const [row] = await sql<{ n: unknown }>(query);
    counts.push({ what, source: Number(source.prepare(query).get()?.n), target: Number(row?.n) });
  }
  return counts;
}

function fileCount({ found, moved }: MovedFiles): Count {
  return { what: 'files', source: found, target: moved };
}

function describeCount({ what, source, target }: Count): string {
  return `${what}: ${source} and ${target}`;
}
