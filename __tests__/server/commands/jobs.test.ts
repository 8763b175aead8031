import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openAccess } from '../../../src/server/sqlite/access.ts';
import { openDatabase } from '../../../src/server/sqlite/database.ts';
import { createJobList } from '../../../src/server/sqlite/job-list.ts';
import { removeTempFolders, type TestService, testService, until } from '../support.ts';
import { runCommand } from './run-command.ts';

afterAll(removeTempFolders);

let service: TestService;
let config: string[];
beforeEach(async () => {
  service = await testService({
    agents: { docs: ['test', '-e', '../../../ok'], other: 'true' },
  });
  const file = join(service.folder, 'config.json');
  const project = { repository: 'docs', agent: { command: 'true' } };
  writeFileSync(file, JSON.stringify({ dataDir: 'data', projects: { docs: project, other: project } }));
  config = ['--config', file];
});
afterEach(() => service.stop());

describe('docs-agent jobs', () => {
  test('lists the newest first, of a project and a status', async () => {
    const failed = await service.finished((await service.create('Fix\nit\u202e.')).id);
    const done = await service.finished((await service.create('Look @there.', 'other')).id, 'other');
    await service.archive((await service.create('Old.', 'other')).id);
    const { code, out } = await runCommand('jobs', '--json', ...config);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      { project: 'other', status: 'archived', archivedAt: expect.stringMatching(/Z$/) },
      {
        id: done.id,
        project: 'other',
        status: 'completed',
        title: 'Look @ there.',
        messages: 1,
        failure: null,
      },
      {
        id: failed.id,
        project: 'docs',
        status: 'failed',
        title: 'Fix',
        failure: 'the agent command ended with exit code 1',
      },
    ]);
    const ids = async (...args: string[]) =>
      JSON.parse((await runCommand('jobs', '--json', ...args, ...config)).out).map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('--status', 'failed')).toEqual([failed.id]);
    expect(await ids('--project', 'docs')).toEqual([failed.id]);
    expect(await ids('--project', 'docs', '--status', 'completed')).toEqual([]);
    expect((await ids('--limit', '2')).length).toBe(2);
    const text = await runCommand('jobs', '--status', 'failed', ...config);
    expect(text.out).toMatch(new RegExp(`^${failed.id} {2}failed {5}docs {2}\\S+ \\S+ {2}Fix\\n +the agent`));
    expect(await runCommand('jobs', '--status', 'active', ...config)).toMatchObject({
      out: '',
      err: 'There are no such jobs.\n',
    });
  });

  test.each<[string[], number, RegExp]>([
    [['jobs', '--status', 'lost'], 2, /Allowed choices are active, completed, archived, failed/],
    [['jobs', '--project', 'nope'], 1, /there is no project "nope"/],
    [['jobs', '--limit', '0'], 2, /must be a number from 1 on/],
    [['job', 'retry', 'nope'], 1, /There is no job "nope"/],
    [['job', 'retry'], 2, /missing required argument 'id'/],
  ])('%j ends with %i and a sentence', async (args, code, sentence) => {
    const end = await runCommand(...args, ...config);
    expect([end.code, end.err]).toEqual([code, expect.stringMatching(sentence)]);
  });
});

describe('docs-agent job retry', () => {
  test('a running service takes the job up', async () => {
    const { id, status } = await service.finished((await service.create('Fix it.')).id);
    expect(status).toBe('failed');
    writeFileSync(join(service.folder, 'data/ok'), '');
    expect(await runCommand('job', 'retry', id, ...config)).toMatchObject({
      code: 0,
      err: `Job ${id} is queued again.\n`,
    });
    await until(async () => {
      const now = await service.finished(id);
      return now.status === 'completed' ? now : undefined;
    });
  });

  test.each<[string, RegExp]>([
    ['completed', /is completed; send it a message/],
    ['archived', /is archived and does nothing more/],
  ])('is refused for a job that is %s', async (status, sentence) => {
    const { id } = await service.finished((await service.create('Look.', 'other')).id, 'other');
    if (status === 'archived') await service.archive(id);
    const { code, err } = await runCommand('job', 'retry', id, ...config);
    expect([code, err]).toEqual([1, expect.stringMatching(sentence)]);
    expect((await service.finished(id, 'other')).status).toBe(status);
  });

  test('is refused for a job that waits', async () => {
    await service.stop();
    const db = openDatabase(join(service.folder, 'data'));
    db.exec(
      `INSERT INTO jobs (id, project, status, repository, model, created_at) VALUES ('j', 'docs', 'active', 'r', 'm', 1)`,
    );
    db.close();
    expect(await runCommand('job', 'retry', 'j', ...config)).toMatchObject({
      code: 1,
      err: expect.stringContaining('waits or runs already'),
    });
    service = await testService({});
  });
});

test('lists and counts of a project use an index in the order that they need', async () => {
  const db = openDatabase(join(service.folder, 'other-data'));
  const asked: string[] = [];
  const spied = new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (name !== 'prepare') return typeof value === 'function' ? value.bind(target) : value;
      return (sql: string) => {
        asked.push(sql);
        return target.prepare(sql);
      };
    },
  });
  const jobs = createJobList(spied, openAccess(db));
  const before = { createdAt: 1, id: 'a' };
  for await (const _ of jobs.list({ project: 'docs', before, limit: 1 }));
  for await (const _ of jobs.list({ project: 'docs', status: 'failed', before, limit: 1 }));
  for (const sql of asked) {
    const plan = db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail));
    expect(plan.join('\n')).toMatch(/SEARCH jobs USING (?:COVERING )?INDEX jobs_newest/);
    expect(plan.join('\n')).not.toMatch(/SCAN jobs|TEMP B-TREE/);
  }
  expect(asked).toHaveLength(3);
  db.close();
});
