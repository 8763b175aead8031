import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { runCommand } from '../commands/run-command.ts';
import { git, makeRepository, removeTempFolders, tempFolder } from '../support.ts';
import { AGENT, commitOn, createStage, ID, messageOf, path } from './stage.ts';

const { start, stopAll } = createStage();
afterEach(stopAll);
afterAll(removeTempFolders);

const OTHER = ID.replace('h', 'j');

function stage(more: Record<string, unknown> = {}) {
  const folder = tempFolder();
  const repository = makeRepository(join(folder, 'docs'));
  const projects = { docs: { repository: 'docs', agent: { command: AGENT, sandbox: 'none' } }, ...more };
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ dataDir: 'data', port: 0, projects }));
  return { folder, repository, adopt: (...args: string[]) => runCommand('adopt', '--config', file, ...args) };
}

describe('docs-agent adopt', () => {
  test('takes in what is on the remote, once, and passes over what is no job’s', async () => {
    const { folder, repository, adopt } = stage();
    commitOn(repository, { message: messageOf() }, { id: OTHER, message: 'Mine' });
    git(repository, 'branch', 'docs-agent/docs-upkeep');
    const first = await adopt();
    expect(first.code).toBe(0);
    const link = `/review/docs/${ID}`;
    expect(first.out.split('\n').sort()).toEqual(
      ['', `${ID}  taken in  docs  1 or more turns  ${link}`, `${OTHER}  foreign   docs`].sort(),
    );
    expect(first.err).toBe(
      'Took in 1, knew 0; 1 branches with such a name are no job’s.\n'.replace('’', "'"),
    );
    const again = await adopt('--json');
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out)).toEqual(
      expect.arrayContaining([
        { project: 'docs', id: ID, outcome: 'known', turns: 1, prLink: link },
        { project: 'docs', id: OTHER, outcome: 'foreign' },
      ]),
    );
    const service = await start({ folder });
    expect(await service.api('GET', path(ID))).toMatchObject({ status: 200, json: { status: 'completed' } });
    expect(await adopt()).toMatchObject({ code: 1, err: expect.stringMatching(/service is running/) });
  });

  test('finds nothing without that being a fault', async () => {
    const { adopt } = stage();
    expect(await adopt('--json')).toMatchObject({ code: 0, out: '[]\n' });
    expect(await adopt()).toMatchObject({ code: 0, out: '' });
  });

  test('says what could not be asked, takes in the rest, and ends with 1', async () => {
    const agent = { command: AGENT, sandbox: 'none' };
    const { repository, adopt, folder } = stage({ gone: { repository: '/nonexistent/repository', agent } });
    commitOn(repository, { message: messageOf() });
    const { code, out, err } = await adopt();
    expect(code).toBe(1);
    expect(out).toContain(`${ID}  taken in  docs`);
    expect(out).toMatch(/unasked {3}gone {2}git ls-remote: .*nonexistent/);
    expect(err).toMatch(/1 could not be asked for/);
    expect(await adopt('--project', 'docs')).toMatchObject({ code: 0 });
    expect(await adopt('--project', 'nope')).toMatchObject({ code: 1 });
    expect(existsSync(join(folder, 'data/mirrors/gone.git'))).toBe(false);
  });
});
