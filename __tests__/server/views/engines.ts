import { join } from 'node:path';
import pg from 'pg';
import { createPostgresViews } from '../../../src/server/postgres/views.ts';
import { VIEWS } from '../../../src/server/postgres/views-schema.ts';
import { openDatabase } from '../../../src/server/sqlite/database.ts';
import { createSqliteViews } from '../../../src/server/sqlite/views.ts';
import { findPostgres, startCluster } from '../../support/postgres.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

const BIN = findPostgres();
export const HAS_POSTGRES = BIN !== undefined;
if (!HAS_POSTGRES)
  process.stderr.write(
    'NOT TESTED: PAGE VIEWS IN POSTGRESQL. It is not installed (Debian: apt-get install postgresql).\n',
  );

export type Views = ReturnType<typeof createSqliteViews>;

/** An empty place for page views. */
export type Place = {
  views: Views;
  /** The same place as another process has it. */
  elsewhere: () => Views;
  /** How often something was written, all projects together. */
  changes: () => Promise<number>;
  /** Module code that makes `views` of this place, for a process of its own. */
  script: string;
};

export type Stage = { place: () => Promise<Place>; stop: () => Promise<void> };
export type Engine = { name: string; start: () => Promise<Stage> };

const source = (path: string) => JSON.stringify(join(import.meta.dirname, '../../../src/server', path));

const SQLITE: Engine = {
  name: 'SQLite',
  start: async () => {
    const closers: (() => void)[] = [];
    return {
      place: async () => {
        const folder = tempFolder();
        const open = () => {
          const db = openDatabase(folder);
          closers.push(() => db.close());
          return db;
        };
        const db = open();
        return {
          views: createSqliteViews(db),
          elsewhere: () => createSqliteViews(open()),
          changes: async () =>
            Number(db.prepare('SELECT coalesce(sum(version), 0) AS sum FROM view_projects').get()?.sum),
          script: `
            import { openDatabase } from ${source('sqlite/database.ts')};
            import { createSqliteViews } from ${source('sqlite/views.ts')};
            const views = createSqliteViews(openDatabase(${JSON.stringify(folder)}));
            const close = () => {};`,
        };
      },
      stop: async () => {
        for (const close of closers) close();
        removeTempFolders();
      },
    };
  },
};

export type PostgresStage = {
  place: () => Promise<Place & { pool: pg.Pool; schema: string }>;
  stop: () => Promise<void>;
  /** As after a crash of the server. */
  restart: () => void;
};

/** Each place is a schema of its own. */
export async function startPostgres(): Promise<PostgresStage> {
  if (BIN === undefined) throw new Error('PostgreSQL is not installed');
  const cluster = startCluster(BIN);
  const pools: pg.Pool[] = [];
  const open = (schema: string) => {
    const config = { connectionString: cluster.url('postgres'), options: `-c search_path=${schema}` };
    const pool = new pg.Pool(config);
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    pools.push(pool);
    return { pool, config };
  };
  let places = 0;
  return {
    place: async () => {
      const schema = `place_${++places}`;
      const { pool, config } = open(schema);
      await pool.query(`CREATE SCHEMA ${schema}`);
      await pool.query(VIEWS);
      return {
        pool,
        schema,
        views: createPostgresViews(pool),
        elsewhere: () => createPostgresViews(open(schema).pool),
        changes: async () => {
          const { rows } = await pool.query(
            'SELECT coalesce(sum(version), 0)::integer AS sum FROM view_projects',
          );
          return rows[0].sum;
        },
        script: `
          import pg from ${JSON.stringify(import.meta.resolve('pg'))};
          import { createPostgresViews } from ${source('postgres/views.ts')};
          const pool = new pg.Pool(${JSON.stringify(config)});
          const views = createPostgresViews(pool);
          const close = () => pool.end();`,
      };
    },
    restart: () => cluster.restart('immediate'),
    stop: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
      cluster.stop();
    },
  };
}

export const ENGINES: readonly Engine[] = [
  SQLITE,
  ...(BIN === undefined ? [] : [{ name: 'PostgreSQL', start: startPostgres }]),
];
