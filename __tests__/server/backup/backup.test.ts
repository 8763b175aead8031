import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openFile } from '../../../src/server/sqlite/database.ts';
import { runCommand } from '../commands/run-command.ts';
import { apiOf, git, removeTempFolders, type TestService, tempFolder, testService } from '../support.ts';

afterAll(removeTempFolders);

let service: TestService | undefined;
const stop = async () => {
  const running = service;
  service = undefined;
  await running?.stop();
};
afterEach(stop);

let folder: string;
let config: string[];
const AGENT = 'echo ran >> ../../../runs; echo more >> index.md; echo said it';

const serve = async (dataDir: string) => {
  service = await testService({ agents: { docs: AGENT }, config: { dataDir } });
  return service;
};
/** A configuration beside the service's, for the commands. */
const configFor = (dataDir: string, repository: string) => {
  const file = join(tempFolder(), 'config.json');
  const projects = { docs: { repository, agent: { command: AGENT } } };
  writeFileSync(file, JSON.stringify({ dataDir, port: 0, projects }));
  return ['--config', file];
};

beforeEach(async () => {
  folder = tempFolder();
  const running = await serve(join(folder, 'data'));
  config = configFor(join(folder, 'data'), running.repository);
});

describe('a backup', () => {
  test('made while the service runs brings back jobs, keys, views, logs and pages', async () => {
    const running = service as TestService;
    const done = await running.finished((await running.create('Add.')).id);
    await running.importViews('docs', [{ path: '/a', day: '2026-01-01', human: 3, ai: 1 }]);
    const page = await running.api('GET', `/review/docs/${done.id}`, { key: null });
    expect(page.text).toContain('said it');
    const rendered = await running.api('GET', `/review/docs/${done.id}?view=rendered`, { key: null });
    expect(rendered.text).toContain('<ins>more</ins>');
    const file = join(folder, 'backup.sqlite');
    const made = await runCommand('backup', file, ...config);
    expect(made).toMatchObject({ code: 0, err: expect.stringMatching(/backup\.sqlite is written, \d/) });
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(folder).sort()).toEqual(['backup.sqlite', 'data']);
    await stop();

    const elsewhere = join(folder, 'deep/elsewhere');
    const restored = await runCommand('restore', file, ...configFor(elsewhere, running.repository));
    expect(restored).toMatchObject({
      code: 0,
      err: expect.stringContaining('is restored: 1 jobs, 1 keys. 0 jobs'),
    });
    expect((statSync(elsewhere).mode & 0o777).toString(8)).toBe('700');
    expect(readdirSync(join(folder, 'deep'))).toEqual(['elsewhere']);
    const again = await serve(elsewhere);
    const ask = (path: string) => again.api('GET', path, { key: running.key });
    // Its pages are where the service is now.
    const moved: unknown = JSON.parse(JSON.stringify(done).replaceAll(running.url, again.url));
    expect((await ask(`/v2/agent/docs/job/${done.id}`)).json).toEqual(moved);
    expect((await ask('/v1/analytics/docs/views')).json).toMatchObject({ totals: { human: 3, ai: 1 } });
    const pageAgain = await ask(`/review/docs/${done.id}`);
    expect(pageAgain.text).toBe(page.text);
    expect((await ask(`/review/docs/${done.id}?view=rendered`)).text).toBe(rendered.text);
  });

  test('holds no key, no token and no configuration', async () => {
    const running = service as TestService;
    await running.finished((await running.create('Add.')).id);
    process.env.BACKUP_TEST_TOKEN = 'token-that-no-backup-holds';
    const given = JSON.parse(readFileSync(String(config[1]), 'utf8')) as { projects: { docs: object } };
    Object.assign(given.projects.docs, { tokenEnv: 'BACKUP_TEST_TOKEN' });
    writeFileSync(
      String(config[1]),
      JSON.stringify({ ...given, author: { name: 'nobody-in-a-backup', email: 'a@b.example' } }),
    );
    const file = join(folder, 'backup.sqlite');
    expect((await runCommand('backup', file, ...config)).code).toBe(0);
    delete process.env.BACKUP_TEST_TOKEN;
    const bytes = readFileSync(file);
    // What it is made of stands there as it is, so that a key or a token would be seen.
    expect(bytes.includes('Add.')).toBe(true);
    for (const secret of [
      running.key,
      running.key.slice(-40),
      'token-that-no-backup-holds',
      'nobody-in-a-backup',
    ])
      expect(bytes.includes(secret)).toBe(false);
  });

  test('is of one moment, however much happens meanwhile', async () => {
    const running = service as TestService;
    let over = false;
    const creating = (async () => {
      while (!over) await running.create('Add.');
    })();
    const file = join(folder, 'backup.sqlite');
    await runCommand('backup', file, ...config);
    over = true;
    await creating;
    const db = openFile(file);
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    expect(
      db.prepare('SELECT count(*) AS bare FROM jobs WHERE id NOT IN (SELECT job FROM turns)').get(),
    ).toEqual({ bare: 0 });
    expect(db.prepare('SELECT count(*) AS owned FROM turns WHERE process IS NOT NULL').get()).toEqual({
      owned: 0,
    });
    db.close();
  });

  test('holds what was made and not pushed: a retry elsewhere pushes it, and the agent does not run again', async () => {
    const running = service as TestService;
    const hook = join(running.repository, '.git/hooks/pre-receive');
    mkdirSync(join(hook, '..'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\nexit 1\n');
    chmodSync(hook, 0o755);
    const { id, status } = await running.finished((await running.create('Add.')).id);
    expect(status).toBe('failed');
    const file = join(folder, 'backup.sqlite');
    await runCommand('backup', file, ...config);
    await stop();
    rmSync(join(folder, 'data'), { recursive: true });
    rmSync(hook);

    const elsewhere = join(folder, 'elsewhere');
    const there = configFor(elsewhere, running.repository);
    expect((await runCommand('restore', file, ...there)).code).toBe(0);
    expect((await runCommand('job', 'retry', id, ...there)).code).toBe(0);
    service = await testService({
      agents: { docs: AGENT },
      config: { dataDir: elsewhere },
      project: { repository: running.repository },
    });
    const { key } = await service.createKey({ project: 'docs' });
    const ended = await apiOf(service.url, key).finished(id);
    expect(ended).toMatchObject({ status: 'completed' });
    expect(git(running.repository, 'show', `docs-agent/${id}:index.md`)).toMatch(/more$/);
    expect(existsSync(join(elsewhere, 'runs'))).toBe(false);
  });

  test('overwrites nothing, and is not made of nothing', async () => {
    const file = join(folder, 'precious');
    writeFileSync(file, 'precious');
    expect(await runCommand('backup', file, ...config)).toMatchObject({
      code: 1,
      err: `docs-agent: The backup ${file} cannot be written: it is there already.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('precious');
    const empty = await runCommand('backup', join(folder, 'new'), ...configFor(join(folder, 'none'), 'docs'));
    expect([empty.code, empty.err]).toEqual([1, expect.stringMatching(/There is nothing to back up in/)]);
    expect(existsSync(join(folder, 'none'))).toBe(false);
    const nowhere = await runCommand('backup', join(folder, 'none/backup'), ...config);
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringMatching(/cannot be written: ENOENT in/)]);
  });
});

describe('restoring', () => {
  let file: string;
  beforeEach(async () => {
    file = join(folder, 'backup.sqlite');
    await runCommand('backup', file, ...config);
  });

  test('is refused on a folder in use, and on one that holds anything', async () => {
    expect(await runCommand('restore', file, ...config)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Another docs-agent service is running on/),
    });
    await stop();
    expect(await runCommand('restore', file, ...config)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is there already\. Nothing is restored over it/),
    });
  });

  test('an empty folder will do', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect((await runCommand('restore', file, ...configFor(empty, 'docs'))).code).toBe(0);
    expect(existsSync(join(empty, 'service.sqlite'))).toBe(true);
  });

  test('is refused where no folder can be made, in a sentence', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, err } = await runCommand('restore', file, ...configFor(join(folder, 'file/data'), 'docs'));
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^docs-agent: Nothing can be made in .*: E\w+\.\n$/),
    ]);
  });

  const spoil = (change: (db: ReturnType<typeof openFile>) => void) => {
    const db = openFile(file);
    change(db);
    db.close();
  };
  const files = `INSERT INTO backup_files (path, part, content) VALUES`;
  test.each<[string, () => void, RegExp]>([
    ['is missing', () => rmSync(file), /does not exist/],
    [
      'is a folder',
      () => {
        rmSync(file);
        mkdirSync(file);
      },
      /cannot be read: it is a folder \(EISDIR\)\.$/m,
    ],
    ['is no database', () => writeFileSync(file, 'x'.repeat(5000)), /is not a backup of docs-agent/],
    [
      'is a database of something else',
      () => spoil((db) => db.exec('PRAGMA application_id = 1')),
      /is not a backup of docs-agent/,
    ],
    [
      'is a plain copy of the database',
      () => copyFileSync(join(folder, 'data/service.sqlite'), file),
      /is not a backup of docs-agent/,
    ],
    ['is cut short', () => truncateSync(file, statSync(file).size - 8192), /damaged|not a backup/],
    [
      'is of a newer version',
      () => spoil((db) => db.exec('PRAGMA user_version = 999')),
      /is of version 999, made by a newer docs-agent/,
    ],
    [
      'holds a file that would get out',
      () => spoil((db) => db.exec(`${files} ('jobs/../../../evil', 0, x'00')`)),
      /belongs nowhere: "jobs\/\.\.\/\.\.\/\.\.\/evil"/,
    ],
    [
      'holds a repository with a hook',
      () => spoil((db) => db.exec(`${files} ('mirrors/docs.git/hooks/post-update', 0, x'00')`)),
      /belongs nowhere/,
    ],
  ])('a backup that %s leaves nothing behind', async (_name, change, sentence) => {
    change();
    const target = join(folder, 'target');
    const { code, err } = await runCommand('restore', file, ...configFor(target, 'docs'));
    expect([code, err]).toEqual([1, expect.stringMatching(sentence)]);
    expect(err).toMatch(/^docs-agent: (?!unexpected).*\n$/);
    expect(readdirSync(folder).filter((name) => name !== 'data' && name !== 'backup.sqlite')).toEqual([]);
  });
});
