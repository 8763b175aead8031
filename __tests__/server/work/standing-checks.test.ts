import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../src/server/config/config.ts';
import { openSqlite } from '../../../src/server/open-stores.ts';
import { git, removeTempFolders, type TestService, tempFolder, testService } from '../support.ts';

let service: TestService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});
afterAll(removeTempFolders);

const CONFIG = {
  dataDir: 'data',
  projects: { docs: { repository: 'docs', agent: { command: 'true', sandbox: 'none' } } },
};

type Check = { name: string; status: string; rounds: number };
type Given = Parameters<typeof testService>[0];

/** Writes a page once, and later nothing. */
const agents = { docs: '[ -e new.md ] || echo new > new.md' };
const start = async (project: Record<string, unknown>, given: Given = {}) => {
  await service?.stop();
  service = await testService({ agents, project: { rounds: 0, ...project }, ...given });
  return service;
};

async function look(id: string) {
  const one = service as TestService;
  const job = (await one.finished(id)) as Awaited<ReturnType<TestService['finished']>> & { checks?: Check[] };
  const failed = one.log.filter((line) => line.startsWith('failed')).at(-1);
  const page = await (await fetch(`${one.url}/review/docs/${id}`)).text();
  return {
    status: job.status,
    checks: (job.checks ?? []).map(({ name, status }) => `${name} ${status}`),
    isPushed: git(one.repository, 'branch', '--list', 'docs-agent/*') !== '',
    failure: failed === undefined ? '' : JSON.parse(failed.slice('failed '.length)).failure,
    page,
  };
}

const counted = async () =>
  (await (await fetch(`${service?.url}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('docs_agent_checks_total'))
    .map((line) => Number(line.split(' ').at(-1)));

/** Holds where there is no new page, and where a file says that it may. */
function flaky() {
  const flag = join(tempFolder(), 'may');
  return { flag, check: { name: 'build', command: `[ ! -e new.md ] || [ -e ${flag} ]` } };
}

describe('a change that is held back', () => {
  test('is published by a message that changes nothing, once its check holds', async () => {
    const { flag, check } = flaky();
    const one = await start({ checks: [check], onFailure: 'fail' });
    const { id } = await one.create('Do it.');
    expect(await look(id)).toMatchObject({ status: 'failed', isPushed: false });
    await one.message(id, 'Publish it please.');
    expect(await look(id)).toMatchObject({
      status: 'failed',
      isPushed: false,
      checks: ['build failed'],
      failure: 'nothing was changed, and the change before is still not published: build failed',
    });
    writeFileSync(flag, '');
    await one.message(id, 'Publish it please.');
    expect(await look(id)).toMatchObject({ status: 'completed', isPushed: true, checks: ['build passed'] });
    expect(git(one.repository, 'show', `docs-agent/${id}:new.md`)).toBe('new');
  });

  test('is published by a retry, once the configuration is right', async () => {
    const { folder, ...first } = await start({
      checks: [{ name: 'lint', command: 'no-such-linter' }],
      onFailure: 'fail',
    });
    const { id } = await first.create('Do it.');
    expect(await look(id)).toMatchObject({ status: 'failed', isPushed: false, checks: ['lint skipped'] });
    await service?.stop();
    service = undefined;
    const stores = openSqlite(parseConfig(CONFIG, { directory: folder, environment: {} }));
    expect(await stores.jobs.retry(id)).toEqual({ ok: true });
    await stores.close();
    await start({ checks: [{ name: 'lint', command: 'grep new new.md' }], onFailure: 'fail' }, { folder });
    expect(await look(id)).toMatchObject({ status: 'completed', isPushed: true, checks: ['lint passed'] });
  });

  test('is published where it need not hold any more', async () => {
    const { check } = flaky();
    const { folder, ...first } = await start({ checks: [check], onFailure: 'fail' });
    const { id } = await first.create('Do it.');
    await look(id);
    const second = await start({ checks: [check], onFailure: 'publish' }, { folder });
    await second.message(id, 'Publish it please.');
    expect(await look(id)).toMatchObject({ status: 'completed', isPushed: true, checks: ['build failed'] });
  });
});

describe('a message that changes nothing', () => {
  test('tells again what is known of a change that passed, and runs nothing', async () => {
    const { flag, check } = flaky();
    writeFileSync(flag, '');
    const one = await start({ checks: [check, 'links'] });
    const { id } = await one.create('Do it.');
    const passed = { status: 'completed', checks: ['build passed', 'links passed'] };
    expect(await look(id)).toMatchObject(passed);
    const before = await counted();
    rmSync(flag);
    for (const prompt of ['Thanks.', 'Thanks again.']) {
      await one.message(id, prompt);
      const seen = await look(id);
      expect(seen).toMatchObject(passed);
      expect(seen.page).not.toContain('class="name bad"');
    }
    expect(await counted()).toEqual(before);
  });

  test('checks again what stands and did not pass', async () => {
    const { flag, check } = flaky();
    const one = await start({ checks: [check] });
    const { id } = await one.create('Do it.');
    expect(await look(id)).toMatchObject({ status: 'completed', checks: ['build failed'] });
    writeFileSync(flag, '');
    await one.message(id, 'Look again.');
    expect(await look(id)).toMatchObject({ status: 'completed', checks: ['build passed'] });
    rmSync(flag);
    await one.message(id, 'And once more.');
    expect(await look(id)).toMatchObject({ status: 'completed', checks: ['build passed'] });
  });

  test('checks what somebody else has pushed to the branch', async () => {
    const one = await start({ checks: ['links'] });
    const { id } = await one.create('Do it.');
    expect(await look(id)).toMatchObject({ checks: ['links passed'] });
    const clone = join(tempFolder(), 'clone');
    git(one.folder, 'clone', '--quiet', '--branch', `docs-agent/${id}`, one.repository, clone);
    writeFileSync(join(clone, 'new.md'), '[x](no.md)\n');
    git(clone, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-am', 'More');
    git(clone, 'push', '--quiet', 'origin', `docs-agent/${id}`);
    await one.message(id, 'Look.');
    expect(await look(id)).toMatchObject({ status: 'completed', checks: ['links failed'] });
  });
});
