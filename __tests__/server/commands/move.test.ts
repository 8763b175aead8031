import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openFile } from '../../../src/server/sqlite/database.ts';
import { type Cluster, findPostgres, startCluster } from '../../support/postgres.ts';
import { untilThere } from '../../support/shell.ts';
import { git, removeTempFolders, type TestService, tempFolder, testService, until } from '../support.ts';
import { runCommand } from './run-command.ts';

const BIN = findPostgres();
if (BIN === undefined)
  process.stderr.write(
    'NOT TESTED: MOVING TO POSTGRESQL. It is not installed (Debian: apt-get install postgresql).\n',
  );

/** Runs once for each prompt; waits where it is told to. */
const AGENT = [
  'sh',
  '-c',
  'echo "$DOCS_AGENT_PROMPT" >> "$RUNS"; echo said it; ' +
    `case "$DOCS_AGENT_PROMPT" in Wait*) ${untilThere('$RUNS.go')};; esac; echo more >> index.md`,
];

(BIN === undefined ? describe.skip : describe)('docs-agent move', () => {
  let cluster: Cluster;
  let service: TestService | undefined;
  let folder: string;
  let database: string;
  let runs: string;
  beforeAll(() => {
    cluster = startCluster(BIN as string);
  });
  beforeEach(async () => {
    folder = tempFolder();
    runs = join(folder, 'runs');
    database = cluster.url(await cluster.createDatabase());
  });
  afterEach(() => stop());
  afterAll(() => {
    cluster.stop();
    removeTempFolders();
  });

  const stop = async () => {
    const running = service;
    service = undefined;
    await running?.stop();
  };
  const serve = async (config: object) => {
    service = await testService({
      agents: { docs: AGENT },
      agent: { env: ['RUNS'] },
      environment: { RUNS: runs },
      config: { ...config },
      ...(repository ? { folder: join(repository, '..') } : {}),
    });
    repository = service.repository;
    return service;
  };
  let repository: string | undefined;
  beforeEach(() => {
    repository = undefined;
  });
  const configFor = (more: object) => {
    const file = join(tempFolder(), 'config.json');
    const projects = { docs: { repository: repository ?? 'docs', agent: { command: 'true' } } };
    writeFileSync(file, JSON.stringify({ dataDir: join(folder, 'data'), port: 0, projects, ...more }));
    return ['--config', file];
  };
  const move = (more: object = { database }) =>
    runCommand('move', '--from', 'sqlite', '--to', 'postgres', ...configFor(more));
  const runsOf = () => readFileSync(runs, 'utf8').split('\n').filter(Boolean);
  const held = async (table: string) =>
    Number(
      (
        await cluster.query(`SELECT count(*) AS n FROM docs_agent.${table}`, {
          database: database.match(/\/(t\d+)\?/)?.[1] ?? '',
        })
      ).rows[0].n,
    );

  test('takes all of it to PostgreSQL: another machine goes on where this one stopped', async () => {
    const first = await serve({ dataDir: join(folder, 'data'), concurrency: 1 });
    const done = await first.finished((await first.create('Add.')).id);
    const hook = join(first.repository, '.git/hooks/pre-receive');
    mkdirSync(join(hook, '..'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\nexit 1\n');
    chmodSync(hook, 0o755);
    const refused = await first.finished((await first.create('Change.')).id);
    expect(refused.status).toBe('failed');
    const waiting = await first.create('Wait for it.');
    await until(() => runsOf().includes('Wait for it.') || undefined);
    await first.message(waiting.id, 'And more.');
    const dropped = await first.create('Never.');
    await first.archive(dropped.id);
    await first.importViews('docs', [{ path: '/a', day: '2026-01-01', human: 3, ai: 2 ** 40 }]);
    const page = await first.api('GET', `/review/docs/${done.id}`, { key: null });
    const { key, url } = first;
    await stop();
    const before = readdirSync(join(folder, 'data'), { recursive: true }).sort();

    const moved = await move();
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.out.replace(/ +/g, ' ').split('\n')).toEqual(
      expect.arrayContaining([
        'keys 1 in SQLite, 1 in PostgreSQL',
        'jobs 4 in SQLite, 4 in PostgreSQL',
        'turns 5 in SQLite, 5 in PostgreSQL',
        'turns queued 2 in SQLite, 2 in PostgreSQL',
        `views by AI ${2 ** 40} in SQLite, ${2 ** 40} in PostgreSQL`,
        'pages with views 1 in SQLite, 1 in PostgreSQL',
      ]),
    );
    expect(moved.err).toContain('All of it is in the database.');
    expect(readdirSync(join(folder, 'data'), { recursive: true }).sort()).toEqual(
      [...before, 'moved-to-postgres'].sort(),
    );
    const old = configFor({});
    for (const command of ['serve', 'jobs', 'migrate'])
      expect(await runCommand(command, ...old)).toMatchObject({
        code: 1,
        err: expect.stringContaining('was moved to PostgreSQL'),
      });
    expect((await runCommand('doctor', ...old)).out).toMatch(/FAIL {2}database +What is in .* was moved/);

    rmSync(hook);
    writeFileSync(`${runs}.go`, '');
    const second = await serve({ dataDir: join(folder, 'elsewhere'), database });
    const ask = (path: string) => second.api('GET', path, { key });
    const elsewhere = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(url, second.url));
    expect((await ask(`/v2/agent/docs/job/${done.id}`)).json).toEqual(elsewhere(done));
    expect((await ask(`/v2/agent/docs/job/${dropped.id}`)).json).toMatchObject({ status: 'archived' });
    expect((await second.api('GET', `/review/docs/${done.id}`, { key: null })).text).toBe(page.text);
    expect((await ask('/v1/analytics/docs/views')).json).toMatchObject({
      totals: { human: 3, ai: 2 ** 40 },
      views: [{ path: '/a' }],
    });
    expect(await second.finished(waiting.id)).toMatchObject({ status: 'completed' });
    expect(runsOf().slice(-2)).toEqual(['Wait for it.', 'And more.']);
    const ran = runsOf().length;
    // Refused where the database does not answer within a second, as on a machine with much other work.
    await until(async () => {
      await runCommand('job', 'retry', refused.id, ...configFor({ database }));
      const { json } = await ask(`/v2/agent/docs/job/${refused.id}`);
      return (json as { status?: string }).status === 'failed' ? undefined : true;
    });
    expect(await second.finished(refused.id)).toMatchObject({ status: 'completed' });
    expect(runsOf()).toHaveLength(ran);
    expect(git(second.repository, 'branch', '--list', `docs-agent/${refused.id}`)).toContain(refused.id);
  });

  describe('of a project at rest, before any new job is made there', () => {
    const moveAtRest = async () => {
      const first = await serve({ dataDir: join(folder, 'data') });
      const done = await first.finished((await first.create('Add.')).id);
      const hook = join(first.repository, '.git/hooks/pre-receive');
      writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      const refused = await first.finished((await first.create('Change.')).id);
      expect(refused.status).toBe('failed');
      rmSync(hook);
      await stop();
      expect(await move()).toMatchObject({ code: 0 });
      const second = await serve({ dataDir: join(folder, 'data'), database });
      return { done, refused, second, asked: { key: first.key, body: { prompt: 'And more.' } } };
    };

    test('a message is taken and answered', async () => {
      const { done, second, asked } = await moveAtRest();
      const answer = await second.api('POST', `/v2/agent/docs/job/${done.id}/message`, asked);
      expect(answer).toMatchObject({ status: 200 });
      expect(await second.finished(done.id)).toMatchObject({ status: 'completed' });
    });

    test('a retry is taken and done', async () => {
      const { refused, second } = await moveAtRest();
      const retry = () => runCommand('job', 'retry', refused.id, ...configFor({ database }));
      // A machine with much other work may refuse it.
      const end = await until(async () =>
        [await retry()].find(({ err }) => !/does not answer in time/.test(err)),
      );
      expect(end).toMatchObject({ code: 0 });
      expect(await second.finished(refused.id)).toMatchObject({ status: 'completed' });
    });
  });

  test('fills only an empty database, and takes all or nothing', async () => {
    const first = await serve({ dataDir: join(folder, 'data') });
    await first.finished((await first.create('Add.')).id);
    await stop();
    const source = openFile(join(folder, 'data/service.sqlite'));
    // No index of PostgreSQL takes so long a path: it fails near the end.
    const long = source.prepare(`INSERT INTO view_paths (project, id, path) VALUES ('docs', 0, ?)`);
    long.run(
      Array.from({ length: 9000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000))).join(''),
    );
    expect((await move()).code).toBe(1);
    expect([await held('jobs'), await held('keys'), await held('artifacts')]).toEqual([0, 0, 0]);
    source.exec('DELETE FROM view_paths');
    source.close();
    expect((await move()).code).toBe(0);
    expect(await move()).toMatchObject({
      code: 1,
      err: expect.stringContaining('The database holds something already, in keys, jobs, turns, artifacts.'),
    });
    expect([await held('jobs'), await held('turns')]).toEqual([1, 1]);
  });

  test('leaves a service at work alone, and a turn that nobody has put in order', async () => {
    const first = await serve({ dataDir: join(folder, 'data') });
    expect(await move()).toMatchObject({
      code: 1,
      err: expect.stringContaining('Another docs-agent service'),
    });
    await first.finished((await first.create('Add.')).id);
    await stop();
    const source = openFile(join(folder, 'data/service.sqlite'));
    source.exec(`UPDATE turns SET state = 'running'`);
    source.close();
    expect(await move()).toMatchObject({ code: 1, err: expect.stringContaining('1 turn was running') });
  });

  test.each([
    [{}, 'The configuration names no database'],
    [{ dataDir: 'nowhere', database: 'postgres://nobody@localhost/none' }, 'There is nothing to move'],
  ])('with %j says why it does nothing', async (more, why) => {
    expect(await move(more)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
  });

  test('docs-agent migrate says what it did, and has nothing to do the next time', async () => {
    const config = configFor({ database });
    expect(await runCommand('migrate', ...config)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/up to date: version \d+, made anew\.\n$/),
    });
    expect(await runCommand('migrate', ...config)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/up to date: version \d+\.\n$/),
    });
    expect(await runCommand('migrate', ...configFor({}))).toMatchObject({ code: 0 });
  });
});
