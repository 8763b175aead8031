import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { secureDataFolder } from '../../../src/server/care/data-folder.ts';
import type { RestStore } from '../../../src/server/care/job-folders.ts';
import { prune } from '../../../src/server/care/prune.ts';
import { runCommandLine } from '../../../src/server/commands/run.ts';
import type { JobStore } from '../../../src/server/store/jobs.ts';
import { git, removeTempFolders, type TestService, tempFolder, testService, until } from '../support.ts';

afterAll(removeTempFolders);

let service: TestService | undefined;
const stop = async () => {
  const running = service;
  service = undefined;
  await running?.stop();
};
afterEach(stop);

const OLD = new Date('2001-01-01');
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the data folder', () => {
  test('is closed to others where it was made beforehand, and that is said', async () => {
    const folder = tempFolder();
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o755 });
    writeFileSync(join(data, 'service.sqlite'), '', { mode: 0o644 });
    expect(secureDataFolder(data)).toBe(
      `The data folder ${data} was open to others (mode 0755); it is 0700 now.`,
    );
    expect([modeOf(data), modeOf(join(data, 'service.sqlite'))]).toEqual(['700', '600']);
    expect(secureDataFolder(data)).toBeUndefined();
  });

  test('is made for its owner alone', () => {
    const data = join(tempFolder(), 'deep', 'data');
    expect(secureDataFolder(data)).toBeUndefined();
    expect(modeOf(data)).toBe('700');
  });

  test('is not a file', () => {
    const file = join(tempFolder(), 'data');
    writeFileSync(file, '');
    expect(() => secureDataFolder(file)).toThrow(/cannot be made: is no folder, or lies below a file/);
    expect(() => secureDataFolder(join(file, 'below'))).toThrow(/is no folder, or lies below a file/);
  });

  test('a service says so in its log', async () => {
    service = await testService({});
    await service.stop();
    const data = join(service.folder, 'data');
    chmodSync(data, 0o755);
    service = await testService({ config: { dataDir: data } });
    expect(service.log[0]).toMatch(/^warning .*was open to others \(mode 0755\)/);
    expect(modeOf(data)).toBe('700');
  });
});

/** A service whose job has ended long ago, with all that may lie around. */
async function withRemains(config: Record<string, unknown> = { keep: { logsDays: 30 } }) {
  // Within the life of the test's own key.
  let now = Date.now() - 60 * 24 * 3_600_000;
  service = await testService({
    agents: { docs: 'echo more >> index.md; mkdir -p "$HOME/cache/deep"; echo x > "$HOME/cache/deep/file"' },
    config,
    options: { now: () => now++ },
  });
  const { id } = await service.finished((await service.create('Add.')).id);
  const { folder } = service;
  const data = join(folder, 'data');
  const job = join(data, 'jobs', id);
  mkdirSync(join(job, 'workspace/locked/inner'), { recursive: true });
  chmodSync(join(job, 'workspace/locked'), 0);
  const mirror = join(data, 'mirrors/docs.git');
  for (const name of ['pack/tmp_pack_Ab12', 'tmp_obj_zz', 'pack/tmp_idx_new'])
    writeFileSync(join(mirror, 'objects', name), 'x'.repeat(10));
  for (const name of ['pack/tmp_pack_Ab12', 'tmp_obj_zz'])
    utimesSync(join(mirror, 'objects', name), OLD, OLD);
  mkdirSync(join(data, 'jobs/nobodys/home'), { recursive: true });
  writeFileSync(
    join(service.folder, 'config.json'),
    JSON.stringify({
      dataDir: 'data',
      port: 0,
      projects: { docs: { repository: 'docs', agent: { command: 'true' } } },
      ...config,
    }),
  );
  const prune = async (...args: string[]) => {
    const output = { out: '', err: '' };
    const code = await runCommandLine(['prune', '--config', join(folder, 'config.json'), ...args], {
      out: (text) => {
        output.out += text;
      },
      err: (text) => {
        output.err += text;
      },
    });
    return { code, ...output };
  };
  const refs = () => git(mirror, 'for-each-ref', '--format=%(refname)', 'refs/heads');
  return { id, data, job, mirror, prune, refs, service };
}

describe('docs-agent prune', () => {
  test('removes what is kept no longer, and only says it in a dry run', async () => {
    const { id, data, job, mirror, prune, refs, service } = await withRemains();
    await stop();
    const said = [
      `${id}  scratch  left behind`,
      `${id}  home  age`,
      `${id}  logs  age`,
      'nobodys  home  left behind',
    ];
    const dry = await prune('--dry-run');
    expect(dry).toMatchObject({ code: 0, err: expect.stringContaining('Would remove 2 homes, 1 logs') });
    expect(dry.out.trim().split('\n').sort()).toEqual(said.sort());
    expect(existsSync(join(job, 'home/cache/deep/file'))).toBe(true);
    expect(refs()).toContain(id);

    const done = await prune();
    expect(done).toMatchObject({
      code: 0,
      err: 'Removed 2 homes, 1 logs, 0 instructions, 1 workspaces, files of 0 context commits, 1 refs, 2 unfinished packs: 0 MB.\n',
    });
    expect(readdirSync(join(data, 'jobs'))).toEqual([]);
    expect(readdirSync(data)).not.toContain('removing');
    expect(refs()).toBe('');
    expect(readdirSync(join(mirror, 'objects/pack')).filter((name) => name.startsWith('tmp_'))).toEqual([
      'tmp_idx_new',
    ]);
    // The work itself is where it was pushed to, and the job can be asked for and goes on.
    expect(git(service.repository, 'branch', '--list', `docs-agent/${id}`)).toContain(id);
    expect((await prune()).out).toBe('');
  });

  test('removes what an agent closed against it, and counts what is in there', async () => {
    const { job, prune } = await withRemains({ keep: { logsDays: 365, homesDays: 0, gigabytes: 20 } });
    await stop();
    writeFileSync(join(job, 'home/cache/large'), 'x'.repeat(2_000_000));
    for (const closed of ['home/cache', 'home', 'workspace']) chmodSync(join(job, closed), 0o300);
    expect((await prune()).err).toMatch(/^Removed 2 homes, .*: 2 MB\.\n$/);
    expect(existsSync(join(job, 'home')) || existsSync(join(job, 'workspace'))).toBe(false);
  });

  test('what can’t be removed keeps nothing else, and is said', async () => {
    const { data, service: running } = await withRemains({ keep: { logsDays: 365, gigabytes: 20 } });
    await running.stop();
    service = undefined;
    mkdirSync(join(data, 'jobs/stubborn/home'), { recursive: true });
    const jobs: RestStore & Pick<JobStore, 'forgetPrompts'> = {
      rest: async () => undefined,
      forgetPrompts: async () => 0,
      whileAtRest: async (job, act) => {
        if (job === 'stubborn') throw new Error('stubborn can’t be moved');
        act();
        return true;
      },
    };
    const artifacts = { jobs: async function* () {}, remove: async () => undefined };
    const keep = { homesDays: 1, contextsDays: 1, logsDays: 1, promptsDays: 1, gigabytes: 1 };
    const given = {
      dataDir: data,
      jobs,
      artifacts,
      contexts: undefined,
      keep,
      now: Date.now(),
      mirrors: false,
      dryRun: false,
    };
    const report = await prune(given, new AbortController().signal);
    expect(report.failures).toEqual(['stubborn can’t be moved']);
    expect(readdirSync(join(data, 'jobs'))).toEqual(['stubborn']);
  });

  test('beside a running service it leaves the mirrors alone', async () => {
    const { id, job, prune, refs } = await withRemains();
    const done = await prune();
    expect(done.err).toMatch(
      /2 homes, 1 logs, 0 instructions, 1 workspaces, files of 0 context commits, 0 refs, 0 unfinished packs[\s\S]*left to the running/,
    );
    expect(existsSync(job)).toBe(false);
    expect(refs()).toContain(id);
  });

  test('a commit that was never pushed stays', async () => {
    const { id, job, mirror, prune, refs } = await withRemains({ keep: { logsDays: 365 } });
    await stop();
    git(mirror, 'update-ref', '-d', `refs/remotes/origin/docs-agent/${id}`);
    expect((await prune()).err).toContain(' 0 refs');
    expect(refs()).toContain(id);
    // And so does what its page shows.
    expect(readdirSync(job)).toEqual(expect.arrayContaining(['change.diff', 'change.pages']));
  });
});

test('a running service cleans by itself, mirrors too when it is idle', async () => {
  const { data, job, refs } = await withRemains();
  await stop();
  service = await testService({
    config: { dataDir: data, keep: { logsDays: 30, promptsDays: 59 } },
    options: { careDelaysMs: { first: 0, every: 3_600_000 } },
  });
  const cleaned = await until(() => service?.log.find((line) => line.startsWith('cleaned ')));
  expect(JSON.parse(cleaned.slice(8))).toEqual({
    homes: 2,
    logs: 1,
    prompts: 1,
    contexts: 0,
    workspaces: 1,
    refs: 1,
    unfinishedPacks: 2,
    maintained: 1,
    megabytes: 0,
  });
  expect(existsSync(job)).toBe(false);
  expect(refs()).toBe('');
});

test('an instruction goes after its days, and its job and page stay', async () => {
  const { id, prune, service: running } = await withRemains({ keep: { promptsDays: 59 } });
  const page = async () => (await running.api('GET', `/review/docs/${id}`, { key: null })).text;
  expect(await page()).toContain('Add.');
  expect((await prune('--dry-run')).err).toContain('1 instructions');
  expect(await page()).toContain('Add.');
  expect((await prune()).err).toContain('1 instructions');
  expect(await page()).toContain('The instruction is kept no longer.');
  expect(await page()).not.toContain('Add.');
  expect((await running.api('GET', `/v2/agent/docs/job/${id}`)).json).toMatchObject({ status: 'completed' });
});

test('a job that goes on after its home was cleaned works, and its review page says what is kept no longer', async () => {
  const { id, prune, service: running } = await withRemains();
  await prune();
  const page = await running.api('GET', `/review/docs/${id}`, { key: null });
  expect(page.text).toContain('kept no longer');
  await running.message(id, 'More.');
  expect(await running.finished(id)).toMatchObject({ status: 'completed' });
  expect(git(running.repository, 'show', `docs-agent/${id}:index.md`)).toContain('more\nmore');
});
