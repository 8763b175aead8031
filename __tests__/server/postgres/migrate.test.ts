import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../../src/server/postgres/migrate.ts';
import { openPostgresStores } from '../../../src/server/postgres/open.ts';
import { MIGRATIONS, QUEUE_VERSION } from '../../../src/server/postgres/schema.ts';
import { createPostgresViews } from '../../../src/server/postgres/views.ts';
import { bin, postgresEngine } from './cluster-engine.ts';

const engine = postgresEngine();
const NEWEST = MIGRATIONS.length;

const open = (connection: string) =>
  openPostgresStores({
    connection,
    dataDir: '/nowhere',
    worker: 'w',
    limits: { agentRequestsPerHour: 1, analyticsRequestsPerHour: 1 },
    views: createPostgresViews,
  });

test('our versions name the version of pg-boss’s schema', () => {
  const { pgboss } = createRequire(import.meta.url)('../../../node_modules/pg-boss/package.json');
  expect(pgboss.schema).toBe(QUEUE_VERSION);
});

test.each(['nothing', 'mysql://u:hunter2@h/d', 'postgres://u:hunter2@[', 'postgres://u:hunter2@h:port/d'])(
  'the address %s is refused, and not repeated',
  async (connection) => {
    const error = await open(connection).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('postgres://user@host'),
    });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hunter2');
  },
);

(bin === undefined ? describe.skip : describe)('the schema', () => {
  beforeAll(async () => engine.start?.());
  afterAll(async () => engine.stop?.());

  const withPool = async <T>(database: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const pool = new pg.Pool({ connectionString: engine.cluster().url(database), max: 4 });
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  };
  const pretend = (database: string, version: number) =>
    engine
      .cluster()
      .query('INSERT INTO docs_agent.version (applied) VALUES ($1)', { database, values: [version] });

  test('is made once, by whichever of several comes first', async () => {
    const database = await engine.cluster().createDatabase();
    const outcomes = await withPool(database, (pool) => Promise.all([1, 2, 3].map(() => migrate(pool))));
    expect(outcomes.map(({ from }) => from).sort()).toEqual([0, NEWEST, NEWEST]);
    expect(outcomes.map(({ to }) => to)).toEqual([NEWEST, NEWEST, NEWEST]);
    expect(await withPool(database, (pool) => migrate(pool))).toEqual({ from: NEWEST, to: NEWEST });
  });

  test('that is one version ahead is worked with, and refused at two', async () => {
    const database = await engine.cluster().createDatabase();
    await withPool(database, (pool) => migrate(pool));
    await pretend(database, NEWEST + 1);
    const stores = await open(engine.cluster().url(database));
    expect(await stores.probe()).toBeUndefined();
    await stores.close();
    await pretend(database, NEWEST + 2);
    await expect(open(engine.cluster().url(database))).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('made by a newer docs-agent'),
    });
  });

  test('is found whatever settings the address has of its own', async () => {
    const database = await engine.cluster().createDatabase();
    const stores = await open(
      `${engine.cluster().url(database)}&options=-c%20work_mem%3D7MB&client_encoding=UTF8`,
    );
    expect(await stores.probe()).toBeUndefined();
    await stores.close();
  });

  test('that is up to date is opened without the right to make anything', async () => {
    const { cluster } = engine;
    const database = await cluster().createDatabase();
    await withPool(database, (pool) => migrate(pool));
    await cluster().query(
      `CREATE ROLE service LOGIN PASSWORD 'hunter2';
       GRANT USAGE ON SCHEMA docs_agent, docs_agent_queue TO service;
       GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA docs_agent, docs_agent_queue TO service;
       GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA docs_agent, docs_agent_queue TO service`,
      { database },
    );
    const stores = await open(cluster().url(database).replace('postgres@', 'service:hunter2@'));
    const job = await stores.jobs.create({
      project: 'docs',
      prompt: 'p',
      repository: 'r',
      ref: null,
      model: 'm',
    });
    const claimed = await stores.turns.claim('docs');
    expect(claimed?.job.id).toBe(job.id);
    await stores.close();
  });
});
