import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../src/server/config/config.ts';
import type { Role } from '../../src/server/config/roles.ts';
import { type Service, startService } from '../../src/server/serve.ts';
import { type Cluster, findPostgres, startCluster } from '../support/postgres.ts';
import { untilThere } from '../support/shell.ts';
import { apiOf, git, isRunning, makeRepository, removeTempFolders, tempFolder, until } from './support.ts';

const bin = findPostgres();
if (bin === undefined)
  process.stderr.write(
    'NOT TESTED: THE SERVICE ON SEVERAL MACHINES. PostgreSQL is not installed (Debian: apt-get install postgresql).\n',
  );
const JOB = '/v2/agent/docs/job';
/** Says that it has begun, waits until it may go on, and does what it is asked to. */
const AGENT = `echo $$ >> "$STAGE/started"; ${untilThere('$STAGE/go')}; echo done; cat >> index.md`;

(bin === undefined ? describe.skip : describe)('the service on several machines', () => {
  let cluster: Cluster;
  beforeAll(() => {
    cluster = startCluster(bin ?? '');
  });
  afterAll(() => {
    cluster.stop();
    removeTempFolders();
  });
  const running: Service[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((service) => service.stop()));
  });

  /** A repository, a database, and machines that have nothing else in common. */
  async function stage(agent = AGENT) {
    const folder = tempFolder();
    const repository = makeRepository(join(folder, 'docs'));
    const name = await cluster.createDatabase();
    const database = cluster.url(name);
    const environment = { PATH: process.env.PATH ?? '', STAGE: folder };
    const start = async (role: Role, more: Record<string, unknown> = {}) => {
      const projects = { docs: { repository, agent: { command: agent, sandbox: 'none', env: ['STAGE'] } } };
      const publicUrl = 'http://docs.example';
      const config = parseConfig(
        { dataDir: `data-${running.length}`, port: 0, database, publicUrl, projects, ...more },
        { directory: folder, environment },
      );
      const log: string[] = [];
      const service = await startService({
        config,
        role,
        environment,
        graceMs: 300,
        retryDelaysMs: [],
        requestPatienceMs: 60_000,
        publishEveryMs: 100,
        log: (event, fields) => log.push(`${event} ${JSON.stringify(fields ?? {})}`),
      });
      running.push(service);
      return { ...service, dataDir: config.dataDir, log };
    };
    const file = (name: string) => join(folder, name);
    return {
      start,
      database: name,
      file,
      repository,
      begun: (count = 1) =>
        until(() => {
          const pids = existsSync(file('started'))
            ? readFileSync(file('started'), 'utf8').trim().split('\n')
            : [];
          return pids.length >= count ? pids.map(Number) : undefined;
        }),
      go: () => writeFileSync(file('go'), ''),
      away: () => renameSync(repository, `${repository}.away`),
      back: () => renameSync(`${repository}.away`, repository),
    };
  }

  const keyFor = async (service: Service) => (await service.createKey({ project: 'docs' })).key;

  test('answers alike everywhere, and shows everywhere what a worker made', async () => {
    const { start, go, begun } = await stage();
    go();
    const [one, two] = [await start('api'), await start('api')];
    await start('worker');
    const key = await keyFor(one);
    const [first, second] = [apiOf(one.url, key), apiOf(two.url, key)];
    const { id } = await first.create('Fix it.\n');
    await begun();
    await second.finished(id);
    const answers = await Promise.all([first, second].map(({ api }) => api('GET', `${JOB}/${id}`)));
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[0]?.json).toMatchObject({
      status: 'completed',
      prLink: `http://docs.example/review/docs/${id}`,
    });
    const pages = await Promise.all([first, second].map(({ api }) => api('GET', `/review/docs/${id}`)));
    expect(pages[0]?.text).toBe(pages[1]?.text);
    expect(pages[0]?.text).toMatch(/<h1>Fix it\.[\s\S]*class="line added"[\s\S]*<pre>done/);
  });

  test('the rendered view, its images and previews come from where no mirror is', async () => {
    const draw = `printf '<svg xmlns="http://www.w3.org/2000/svg"/>' > new.svg; printf '![New](new.svg)\\n' >> index.md`;
    const { start } = await stage(`${draw}; cat >> index.md`);
    const [one, two] = [await start('api'), await start('api')];
    const worker = await start('worker');
    const { create, finished, api } = apiOf(one.url, await keyFor(one));
    const { id } = await create('one\n');
    await finished(id);
    const asked = await api('POST', '/v1/project/preview/docs', { body: { branch: `docs-agent/${id}` } });
    const previewUrl = `http://docs.example/review/docs/${id}?view=rendered`;
    expect(asked).toMatchObject({ status: 202, json: { statusId: id, previewUrl } });
    const status = () => api('GET', `/v1/project/update-status/${id}`);
    const filesChanged = { added: ['new.svg'], modified: ['index.md'], removed: [] };
    expect((await status()).json).toMatchObject({ status: 'success', commit: { filesChanged } });
    await worker.stop();
    rmSync(worker.dataDir, { recursive: true });

    for (const { url, dataDir } of [one, two]) {
      expect(existsSync(join(dataDir, 'mirrors'))).toBe(false);
      const page = await fetch(`${url}/review/docs/${id}?view=rendered`);
      const source = /<img src="([^"]+)" alt="New"/.exec(await page.text())?.[1] ?? '';
      const image = await fetch(new URL(source, page.url));
      expect(image.headers.get('content-type')).toBe('image/svg+xml');
      expect(await image.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
    }

    // The next change takes the place of this one everywhere.
    await start('worker');
    await apiOf(two.url, await keyFor(two)).message(id, 'two\n');
    await finished(id);
    const again = await fetch(`${two.url}/review/docs/${id}?view=rendered`);
    expect(await again.text()).toContain('<ins>two</ins>');
  });

  test('a key that is revoked, and a login, hold everywhere', async () => {
    const { start } = await stage();
    const [one, two] = [await start('api'), await start('api')];
    const made = await one.createKey({ project: 'docs' });
    const post = await fetch(`${one.url}/login`, {
      method: 'POST',
      body: new URLSearchParams({ key: made.key }),
      redirect: 'manual',
    });
    const cookie = post.headers.get('set-cookie')?.split(';')[0] ?? '';
    const look = async () => (await fetch(`${two.url}/`, { headers: { cookie } })).text();
    expect(await look()).toContain('<h1>Jobs</h1>');
    const { api } = apiOf(two.url, made.key);
    expect((await api('GET', `${JOB}/none`)).status).toBe(404);
    await one.revokeKey(made.id);
    await until(async () => (await api('GET', `${JOB}/none`)).status === 401 || undefined);
    expect(await look()).toContain('type="password"');
  });

  test('an archived job’s agent ends, wherever it runs', async () => {
    const { start, begun } = await stage();
    const one = await start('api');
    await start('worker');
    const { create, api } = apiOf(one.url, await keyFor(one));
    const { id } = await create('Fix it.\n');
    const [agent = 0] = await begun();
    expect(isRunning(agent)).toBe(true);
    await one.archive(id);
    await until(() => !isRunning(agent) || undefined);
    expect((await api('GET', `${JOB}/${id}`)).json).toMatchObject({ status: 'archived' });
  });

  test('a worker that is stopped lets its turn end, and hands on what takes longer', async () => {
    const { start, begun, go, repository } = await stage();
    const one = await start('api');
    const { create, finished } = apiOf(one.url, await keyFor(one));
    const patient = await start('worker', { drainSeconds: 60 });
    const first = await create('one\n');
    await begun(1);
    const stopped = patient.stop();
    const second = await create('two\n');
    go();
    await stopped;
    expect(await finished(first.id)).toMatchObject({ status: 'completed' });
    expect(patient.log.join('\n')).not.toContain('stopped {');
    await start('worker');
    expect(await finished(second.id)).toMatchObject({ status: 'completed' });
    expect(git(repository, 'show', `docs-agent/${second.id}:index.md`)).toMatch(/two$/);
  });

  test('a turn that was handed on has used up no attempt', async () => {
    const { start, begun, go } = await stage();
    const one = await start('api');
    const { create, finished } = apiOf(one.url, await keyFor(one));
    const { id } = await create('one\n');
    for (let times = 1; times <= 3; times++) {
      const hasty = await start('worker', { drainSeconds: 0 });
      const [agent = 0] = (await begun(times)).slice(-1);
      await hasty.stop();
      expect(isRunning(agent)).toBe(false);
    }
    go();
    await start('worker');
    expect(await finished(id)).toMatchObject({ status: 'completed' });
  });

  test('what one worker made and could not push another pushes, and goes on from', async () => {
    const { start, begun, go, away, back, repository } = await stage();
    const one = await start('api');
    const { create, message, finished, api } = apiOf(one.url, await keyFor(one));
    const maker = await start('worker');
    const { id } = await create('one\n');
    await begun();
    away();
    go();
    await finished(id);
    expect((await api('GET', `/review/docs/${id}`)).text).toContain('the change is made and kept');
    await maker.stop();
    rmSync(maker.dataDir, { recursive: true });
    back();
    await start('worker');
    await until(async () => ((await finished(id)).status === 'completed' ? true : undefined));
    expect(git(repository, 'show', `docs-agent/${id}:index.md`)).toMatch(/teh page\none$/);
    await message(id, 'two\n');
    await finished(id);
    expect(git(repository, 'show', `docs-agent/${id}:index.md`)).toMatch(/one\ntwo$/);
  });

  test('a worker whose claim ran out begins the turn again only when its agent has ended', async () => {
    const stubborn =
      'trap "" TERM; exec 9>> "$STAGE/lock"; flock -n 9 || echo overlap >> "$STAGE/overlap"; ' +
      `echo $$ >> "$STAGE/started"; ${untilThere('$STAGE/go')}; cat >> index.md`;
    const { start, begun, go, database, file } = await stage(stubborn);
    const one = await start('api');
    await start('worker');
    const { create, finished } = apiOf(one.url, await keyFor(one));
    const { id } = await create('one\n');
    await begun();
    // As the queue sees a worker that stood still: its lease has run out, and the token may be had.
    const lapse = `UPDATE docs_agent_queue.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'`;
    await cluster.query(lapse, { database });
    await begun(2);
    go();
    expect(await finished(id)).toMatchObject({ status: 'completed' });
    expect(existsSync(file('overlap'))).toBe(false);
  });

  test('a database that restarts costs no turn its agent', async () => {
    const { start, begun, go } = await stage();
    const one = await start('api');
    await start('worker');
    const { create, finished, api } = apiOf(one.url, await keyFor(one));
    const { id } = await create('one\n');
    const [agent = 0] = await begun();
    cluster.halt('immediate');
    const refused = await api('GET', `${JOB}/${id}`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await api('POST', JOB, { body: { prompt: 'x' } })).status).toBe(503);
    cluster.start();
    expect(isRunning(agent)).toBe(true);
    go();
    const end = await until(async () => {
      const answer = await api('GET', `${JOB}/${id}`);
      return answer.status === 200 && (answer.json as { status: string }).status !== 'active'
        ? answer
        : undefined;
    });
    expect(end.json).toMatchObject({ status: 'completed' });
    expect(await begun()).toEqual([agent]);
    expect(await finished(id)).toMatchObject({ status: 'completed' });
  });
});

test('one data folder is one process’s: a role of its own needs a database', async () => {
  const config = parseConfig(
    { port: 0, projects: { docs: { repository: 'docs', agent: { command: 'true', sandbox: 'none' } } } },
    { directory: tempFolder(), environment: {} },
  );
  await expect(startService({ config, role: 'worker' })).rejects.toThrow(
    'The role worker needs `database` in the configuration: what is in a data folder is one process’s alone.'.replace(
      '’',
      "'",
    ),
  );
});
