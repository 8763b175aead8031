import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { json } from '../support/answers.ts';
import { spawnAndWatch } from '../support/child-process.ts';
import { command, openCollectStage } from '../support/collect-stage.ts';
import { CLI } from '../support/command-line.ts';
import { makeTestRepository } from '../support/impact-repository.ts';
import { NEW_FLAG, openImpactStage, START } from '../support/impact-stage.ts';
import { createJobSimulator, KEY, PROJECT } from '../support/job-simulator.ts';
import { repositoryRoot, runAction } from '../support/runner.ts';
import { startScriptedService } from '../support/scripted-service.ts';
import { addTended } from '../support/tended.ts';

const WATCH = join(import.meta.dirname, '../support/watch-outside.cjs');
/** V8 then refuses to make code of text, wherever the text comes from. */
const WATCHED = `--disallow-code-generation-from-strings --require ${WATCH}`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const watched = () => {
  files += 1;
  const to = join(folder, `${files}.jsonl`);
  writeFileSync(to, '');
  const read = () => {
    const lines = readFileSync(to, 'utf8').split('\n').filter(Boolean);
    const notes = lines.map((line) => JSON.parse(line) as { kind: string; what: string });
    const of = (kind: string) => [
      ...new Set(notes.filter((note) => note.kind === kind).map(({ what }) => what)),
    ];
    return { asked: of('connect').sort(), lookups: of('lookup'), started: of('start'), loaded: of('load') };
  };
  return { env: { NODE_OPTIONS: WATCHED, WATCH_TO: to }, read };
};

test('the watch sees whom a process asks, what it starts and what it loads, and lets no text become code', async () => {
  const entry = join(folder, 'entry.mjs');
  writeFileSync(join(folder, 'beside.mjs'), '');
  writeFileSync(
    entry,
    `import { connect } from 'node:net';
    import { lookup } from 'node:dns/promises';
    import { execFileSync, spawn } from 'node:child_process';
    await import('./beside.mjs');
    connect(9, '127.0.0.1').on('error', () => {});
    await fetch('http://127.0.0.1:10/').catch(() => {});
    await lookup('localhost').catch(() => {});
    execFileSync('true');
    spawn('true').unref();
    try { eval('1'); console.log('made code'); } catch (error) { console.log(error.name); }`,
  );
  const { env, read } = watched();
  const { stdout } = await spawnAndWatch({
    entry,
    env: { PATH: process.env.PATH ?? '', ...env },
    cwd: folder,
    options: {},
  });
  expect(stdout).toBe('EvalError\n');
  const { asked, lookups, started, loaded } = read();
  expect(asked).toEqual(['127.0.0.1:10', '127.0.0.1:9']);
  expect(lookups).toContain('localhost');
  expect(started).toEqual(['true']);
  expect(loaded).toContain(pathToFileURL(join(folder, 'beside.mjs')).href);
});

/** Runs, and gives what the steps asked, started and loaded beyond Node itself and the bundle’s own folder. */
const outside = (read: ReturnType<typeof watched>['read'], bundles: readonly string[]) => {
  const { loaded, ...others } = read();
  const homes = bundles.map((bundle) => `${pathToFileURL(join(repositoryRoot, 'dist', bundle)).href}/`);
  const own = loaded.filter((url) => homes.some((home) => url.startsWith(home)));
  const rest = loaded.filter((url) => !own.includes(url) && !url.startsWith('node:'));
  return { ...others, own: own.length, loaded: rest.filter((url) => !/\/support\/[\w-]+\.cjs$/.test(url)) };
};
const nothingElse = { lookups: [], started: [], loaded: [] };
const hostOf = (url = '') => new URL(url).host;

test('a run asks nobody but the code host and the service, starts nothing, and loads only its own files and what Node brings', async () => {
  await using stage = await openCollectStage({
    script: createJobSimulator({ turns: [{ activeLooks: 1 }] }),
  });
  const { env, read } = watched();
  const run = await stage.run(command(stage, '/docs explain the flag'), {}, { env });
  expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' }, post: { exitCode: 0 } });
  const both = [hostOf(stage.service.url), hostOf(stage.github.env.GITHUB_API_URL)].sort();
  const seen = outside(read, ['run', 'post']);
  expect(seen).toEqual({ ...nothingElse, asked: both, own: expect.any(Number) });
  expect(seen.own).toBeGreaterThan(3);
});

test('collect and tend do so, too', async () => {
  await using stage = await openCollectStage();
  addTended(stage);
  const both = [hostOf(stage.service.url), hostOf(stage.github.env.GITHUB_API_URL)].sort();
  for (const action of ['collect', 'tend'] as const) {
    if (action === 'collect') await stage.run(command(stage, '/docs explain the flag'), { wait: 'false' });
    const { env, read } = watched();
    expect((await stage[action]({}, { env })).exitCode).toBe(0);
    const { asked, ...others } = outside(read, [action]);
    expect(others).toEqual({ ...nothingElse, own: expect.any(Number) });
    expect(both).toEqual(expect.arrayContaining(asked));
    expect(asked).toContain(hostOf(stage.github.env.GITHUB_API_URL));
  }
});

test('page-views asks the service alone', async () => {
  const { env, read } = watched();
  await using service = await startScriptedService({
    script: () =>
      json(200, {
        totals: { human: 1, ai: 1, total: 2 },
        views: [{ path: '/a', human: 1, ai: 1, total: 2 }],
        hasMore: false,
      }),
  });
  const inputs = {
    projectId: PROJECT,
    secretKey: KEY,
    baseUrl: service.url,
    file: 'v.csv',
  };
  expect((await runAction({ action: 'page-views/action.yml', inputs, env })).exitCode).toBe(0);
  const seen = outside(read, ['page-views']);
  expect(seen).toEqual({ ...nothingElse, asked: [hostOf(service.url)], own: expect.any(Number) });
});

test('impact asks the code host alone, and starts git alone', async () => {
  await using stage = await openImpactStage();
  const { env, read } = watched();
  const span = { base: stage.repository.commit(START), head: stage.repository.commit(NEW_FLAG) };
  const ran = await stage.onPull(span, { options: { env } });
  expect(ran).toMatchObject({ exitCode: 0, outputs: { impact: 'found' } });
  const seen = outside(read, ['impact']);
  const host = hostOf(stage.github.env.GITHUB_API_URL);
  expect(seen).toEqual({ ...nothingElse, asked: [host], started: ['git'], own: expect.any(Number) });
});

test.each(['impact', 'check-links'])('docs-agent %s asks nobody, and starts git alone', async (name) => {
  const repository = makeTestRepository();
  try {
    repository.commit(START);
    repository.git('checkout', '--quiet', '-b', 'topic');
    repository.commit({ ...NEW_FLAG, 'docs/more.md': '[all](cli.md)\n' });
    const { env, read } = watched();
    const home = { PATH: process.env.PATH ?? '', HOME: repository.folder };
    const { exitCode } = await spawnAndWatch({
      entry: CLI,
      args: [name],
      cwd: repository.folder,
      env: { ...home, ...env },
      options: {},
    });
    expect(exitCode).toBe(0);
    const seen = outside(read, ['cli']);
    expect(seen).toEqual({ ...nothingElse, asked: [], started: ['git'], own: expect.any(Number) });
  } finally {
    repository.remove();
  }
});
