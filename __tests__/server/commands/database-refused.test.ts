import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Cluster, findPostgres, startCluster } from '../../support/postgres.ts';
import { removeTempFolders, tempFolder } from '../support.ts';
import { runCommand } from './run-command.ts';

const BIN = findPostgres();

(BIN === undefined ? describe.skip : describe)('a database that does not let us in', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = startCluster(BIN as string);
    await cluster.query('CREATE ROLE barred NOLOGIN');
    await cluster.query('CREATE ROLE poor LOGIN');
    await cluster.query('CREATE DATABASE docs');
  });
  afterAll(() => {
    delete process.env.DOCS_AGENT_TEST_DB;
    cluster.stop();
    removeTempFolders();
  });

  const address = (user: string, database: string) =>
    cluster.url(database).replace('postgres@', `${user}:top-secret@`);
  const CASES: [string, () => string, RegExp][] = [
    [
      'a user that may not log in',
      () => address('barred', 'docs'),
      /refuses its user or the password \(role/,
    ],
    ['no such database', () => address('poor', 'elsewhere'), /the server has no such database \(database/],
    [
      'a user without rights',
      () => address('poor', 'docs'),
      /the database's user lacks a right \(permission/,
    ],
    [
      'no server',
      () => 'postgres://poor:top-secret@127.0.0.1:1/docs',
      /cannot be reached \(connect ECONNREFUSED/,
    ],
  ];

  test.each(CASES)('%s: one sentence for each command, without the password', async (_, database, says) => {
    const folder = tempFolder();
    const file = join(folder, 'config.json');
    const projects = { docs: { repository: 'docs', agent: { command: 'true', sandbox: 'none' } } };
    writeFileSync(
      file,
      JSON.stringify({ dataDir: join(folder, 'data'), databaseEnv: 'DOCS_AGENT_TEST_DB', projects }),
    );
    process.env.DOCS_AGENT_TEST_DB = database();
    for (const command of [
      ['key', 'create', '--project', 'docs'],
      ['migrate'],
      ['jobs'],
      ['serve', '--port', '0'],
    ]) {
      const { code, err } = await runCommand(...command, '--config', file);
      expect([code, err]).toEqual([1, expect.stringMatching(says)]);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(err).not.toMatch(/unexpected|top-secret/);
    }
  });
});
