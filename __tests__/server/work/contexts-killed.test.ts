import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { makeKey } from '../commands/run-command.ts';
import {
  apiOf,
  type CliService,
  git,
  makeRepository,
  removeTempFolders,
  runCli,
  serveCli,
  tempFolder,
  until,
} from '../support.ts';

const FILES = 800;
const services: CliService[] = [];
afterEach(async () => {
  for (const { child, ended } of services.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(removeTempFolders);

test('a service that is killed while it lays files out leaves nothing half for the next, and `prune` all of it', async () => {
  const folder = tempFolder();
  makeRepository(join(folder, 'docs'));
  const app = makeRepository(join(folder, 'app'), { a: '1' });
  const blob = git(app, 'rev-parse', 'HEAD:a');
  const entries = Array.from({ length: FILES }, (_, at) => `100644 ${blob}\td${at % 50}/f${at}\n`);
  execFileSync('git', ['update-index', '--index-info'], { cwd: app, input: entries.join('') });
  git(app, 'commit', '--quiet', '-m', 'Many');
  const agent = { command: 'find "$DOCS_AGENT_CONTEXT/app" -type f | wc -l', sandbox: 'none' };
  const context = [{ name: 'app', repository: 'app' }];
  const projects = { docs: { repository: 'docs', agent, context } };
  const configure = (keep: object) =>
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ dataDir: 'data', port: 0, keep, projects }));
  configure({});
  const key = await makeKey(folder);
  const serve = async () => {
    const service = await serveCli(folder);
    services.push(service);
    return { ...service, ...apiOf(service.url, key) };
  };
  const root = join(folder, 'data/contexts');
  const inside = () =>
    existsSync(root)
      ? readdirSync(root).flatMap((name) => (name === 'boot' ? [] : readdirSync(join(root, name))))
      : [];

  const before = await serve();
  const { id } = await before.create('Do.');
  await until(() => inside().find((name) => name !== 'mirror.git'));
  before.child.kill('SIGKILL');
  await before.ended;

  const after = await serve();
  expect(await after.finished(id)).toMatchObject({ status: 'completed' });
  const log = readFileSync(join(folder, 'data/jobs', id, 'turn-1.log'), 'utf8');
  expect(log).toContain(`\n${FILES + 1}\n`);

  const prune = async () =>
    (await runCli(['prune', '--config', 'config.json'], { cwd: folder }).ended).stderr;
  expect(await prune()).toContain('files of 0 context commits');
  after.child.kill('SIGTERM');
  await after.ended;
  expect(await prune()).toContain('files of 0 context commits');
  configure({ contextsDays: 0 });
  expect(await prune()).toContain('files of 1 context commits');
  expect(inside().filter((name) => !name.startsWith('unfinished-'))).toEqual(['mirror.git']);
});
