import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../../src/server/sqlite/database.ts';
import { createSqliteViews } from '../../../src/server/sqlite/views.ts';
import { findPostgres, startCluster } from '../../support/postgres.ts';
import { removeTempFolders, runCli, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const line = (path: string, day = 10) =>
  `10.0.0.1 - - [${String(day).padStart(2, '0')}/Oct/2025:13:55:36 +0000] "GET ${path} HTTP/1.1" 200 2326 "-" "${BROWSER}"\n`;

function prepare(files: Record<string, string | Buffer> = {}, more: object = {}) {
  const cwd = tempFolder();
  const projects = { docs: { repository: 'docs', agent: { command: 'true' } } };
  writeFileSync(join(cwd, 'docs-agent.config.json'), JSON.stringify({ dataDir: 'data', projects, ...more }));
  mkdirSync(join(cwd, 'logs'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content);
  return {
    cwd,
    run: (...args: string[]) => runCli(['import-views', ...args], { cwd }).ended,
    views: async () => {
      const db = openDatabase(join(cwd, 'data'));
      const { views } = await createSqliteViews(db).page({ project: 'docs', limit: 250, offset: 0 });
      db.close();
      return Object.fromEntries(views.map(({ path, total }) => [path, total]));
    },
  };
}

test('files, globs and a seed are imported, each file once, and summed up', async () => {
  const at = prepare({
    'logs/access.log': line('/a') + line('/b'),
    'logs/access.log.1': line('/a', 9),
    'logs/access.log.2.gz': gzipSync(line('/a', 8) + line('/c.css', 8)),
    'views.json': JSON.stringify([{ path: '/seed', day: '2025-10-01', human: 3, ai: 4 }]),
  });
  const first = await at.run('--project', 'docs', 'logs/*.gz', 'logs/access.log*', 'views.json');
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/lines read\s+5\n/);
  expect(first.stdout).toMatch(/views by people\s+4\n/);
  expect(first.stdout).toMatch(/assets and downloads\s+1\n/);
  expect(first.stdout).toContain('days (UTC): 2025-10-08 to 2025-10-10\n');
  expect(first.stdout).toContain('1 row imported.\n');
  const again = await at.run('--project', 'docs', 'logs/access.log', 'logs/access.log.1');
  expect(again.stdout).toContain('logs/access.log: imported before, nothing new\n');
  expect(await at.views()).toEqual({ '/seed': 7, '/a': 3, '/b': 1 });
});

test('a log that cannot be read does not keep the others from being imported', async () => {
  const at = prepare({ 'broken.gz': gzipSync(line('/a')).subarray(0, 40), 'access.log': line('/b') });
  mkdirSync(join(at.cwd, 'views.json'));
  const run = await at.run('--project', 'docs', 'broken.gz', 'logs', 'views.json', 'access.log');
  expect(run).toMatchObject({ code: 1 });
  expect(run.stderr).toMatch(
    /^docs-agent: broken\.gz: .+\nlogs is a folder\. Name the files in it, such as logs\/\*\.log\.\nviews\.json is a folder\. .+\n$/,
  );
  expect(await at.views()).toEqual({ '/b': 1 });
});

test.each([
  [['--project', 'docs', 'none.log'], 1, 'There is no file "none.log".'],
  [['--project', 'none', 'a.log'], 1, 'there is no project "none"'],
  [['--project', 'docs'], 2, "missing required argument 'files'"],
  [['a.log'], 2, "required option '--project-id, --project <id>' not specified"],
])('%j is refused with %i', async (args, code, sentence) => {
  const run = await prepare({ 'a.log': line('/a') }).run(...args);
  expect(run.code).toBe(code);
  expect(run.stderr).toContain(sentence);
});

test('a pipe is read as a stream', async () => {
  const at = prepare();
  const pipe = join(at.cwd, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const [run] = await Promise.all([
    at.run('--project', 'docs', pipe),
    writeFile(pipe, line('/a') + line('/b')),
  ]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(await at.views()).toEqual({ '/a': 1, '/b': 1 });
});

test('--explain needs no project and no configuration', async () => {
  const run = await runCli(['import-views', '--explain', 'GPTBot/1.2'], { cwd: tempFolder() }).ended;
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(run.stdout).toContain('As a user agent: ai, because');
});

const BIN = findPostgres();
if (BIN === undefined)
  process.stderr.write(
    'NOT TESTED: IMPORT INTO POSTGRESQL. It is not installed (Debian: apt-get install postgresql).\n',
  );

(BIN === undefined ? test.skip : test)(
  'logs and a seed go where the configuration says, for SQL to read',
  async () => {
    const cluster = startCluster(BIN as string);
    try {
      const database = await cluster.createDatabase();
      const seed = JSON.stringify([{ path: '/seed', day: '2025-10-01', human: 3, ai: 4 }]);
      const files = { 'access.log': line('/a') + line('/b') + line('/a', 11), 'views.json': seed };
      const at = prepare(files, { database: cluster.url(database) });
      expect(await at.run('--project', 'docs', 'access.log', 'views.json')).toMatchObject({
        code: 0,
        stderr: '',
      });
      const again = await at.run('--project', 'docs', 'access.log');
      expect(again.stdout).toContain('access.log: imported before, nothing new\n');
      const { rows } = await cluster.query(
        'SELECT path, day::text, human::integer, ai::integer FROM docs_agent.page_views ORDER BY day, path',
        { database },
      );
      expect(rows).toEqual([
        { path: '/seed', day: '2025-10-01', human: 3, ai: 4 },
        { path: '/a', day: '2025-10-10', human: 1, ai: 0 },
        { path: '/b', day: '2025-10-10', human: 1, ai: 0 },
        { path: '/a', day: '2025-10-11', human: 1, ai: 0 },
      ]);
      expect(existsSync(join(at.cwd, 'data/service.sqlite'))).toBe(false);
      cluster.halt('fast');
      const away = await at.run('--project', 'docs', 'access.log');
      cluster.start();
      expect(away).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('the database cannot be reached'),
      });
    } finally {
      cluster.stop();
    }
  },
);
