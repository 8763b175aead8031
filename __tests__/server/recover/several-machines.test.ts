import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../src/server/config/config.ts';
import type { Role } from '../../../src/server/config/roles.ts';
import { type Service, startService } from '../../../src/server/serve.ts';
import { type Cluster, findPostgres, startCluster } from '../../support/postgres.ts';
import { apiOf, git, makeRepository, removeTempFolders, tempFolder } from '../support.ts';
import { AGENT, commitOn, ID, messageOf, path } from './stage.ts';

const bin = findPostgres();

(bin === undefined ? describe.skip : describe)('on several machines', () => {
  let cluster: Cluster;
  const running: Service[] = [];
  beforeAll(() => {
    cluster = startCluster(bin ?? '');
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((service) => service.stop()));
  });
  afterAll(() => {
    cluster.stop();
    removeTempFolders();
  });

  test('whichever of them is asked looks, all know it then, and a worker goes on with it', async () => {
    const folder = tempFolder();
    const repository = makeRepository(join(folder, 'docs'));
    commitOn(repository, { message: messageOf() });
    const database = cluster.url(await cluster.createDatabase());
    const environment = { PATH: process.env.PATH ?? '' };
    const start = async (role: Role) => {
      const projects = { docs: { repository, agent: { command: AGENT, sandbox: 'none' } } };
      const config = parseConfig(
        { dataDir: `data-${running.length}`, port: 0, database, recover: true, shallow: true, projects },
        { directory: folder, environment },
      );
      const service = await startService({
        ...{ config, role, environment },
        ...{ graceMs: 300, retryDelaysMs: [], requestPatienceMs: 60_000 },
      });
      running.push(service);
      return service;
    };
    const [one, other] = [await start('api'), await start('api')];
    const { key } = await one.createKey({ project: '*' });
    const apis = [one, other].map(({ url }) => apiOf(url, key));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (apis[at % 2] as (typeof apis)[0]).api('GET', path(ID))),
    );
    for (const { status, json } of answers)
      expect([status, json]).toEqual([200, expect.objectContaining({ id: ID, status: 'completed' })]);
    for (const { headers } of answers) expect(headers.get('docs-agent-turns-at-least')).toBe('1');
    const page = (await (apis[1] as (typeof apis)[0]).api('GET', `/review/docs/${ID}`)).text;
    expect(page).toContain('The instruction is kept no longer.');

    await start('worker');
    const [api] = apis as [(typeof apis)[0]];
    expect(await api.message(ID, 'two\n')).toMatchObject({ status: 'active' });
    expect(await api.finished(ID)).toMatchObject({ status: 'completed' });
    expect(git(repository, 'show', `docs-agent/${ID}:index.md`)).toContain('two');
    expect((await api.api('GET', path(ID))).headers.get('docs-agent-turns-at-least')).toBe('2');
  }, 60_000);
});
