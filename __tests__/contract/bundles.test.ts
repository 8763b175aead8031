import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json } from '../support/answers.ts';
import { spawnAndWatch } from '../support/child-process.ts';
import { createJobSimulator, JOB_ID, KEY, PROJECT } from '../support/job-simulator.ts';
import { type RecordedRequest, startScriptedService } from '../support/scripted-service.ts';
import { type Fingerprints, readFingerprints } from './fingerprints.ts';

const root = resolve(import.meta.dirname, '../..');
const entries = readdirSync(join(root, 'src/entries'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

let fingerprints: Fingerprints;
beforeAll(() => {
  fingerprints = readFingerprints(root);
});

/** All JavaScript of a bundle, its chunks included. */
function readCode(entry: string): string {
  const directory = join(root, 'dist', entry);
  if (!existsSync(directory)) throw new Error(`dist/${entry} is not there: npm run build, and commit dist`);
  const files = readdirSync(directory).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(join(directory, file), 'utf8')).join('\n');
}

/** `name@version` of each section of licenses.txt, with what follows. */
function readLicenses(entry: string): { name: string; license: string; text: string }[] {
  const path = join(root, 'dist', entry, 'licenses.txt');
  if (!existsSync(path)) return [];
  const sections = readFileSync(path, 'utf8').split(/^-{80}$/m);
  return sections.map((section) => {
    const [name = '', license = '', ...text] = section.trim().split('\n');
    return { name, license, text: text.join('\n').trim() };
  });
}

test('undici would be found if it were there', () => {
  const own = readFileSync(join(root, 'node_modules/undici/lib/dispatcher/pool.js'), 'utf8');
  expect(fingerprints.find(own)).toEqual([expect.stringMatching(/^undici@/)]);
});

describe.each(entries)('dist/%s', (entry) => {
  test('holds nothing of undici', () => {
    const code = readCode(entry);
    expect(fingerprints.find(code).filter((name) => name.startsWith('undici@'))).toEqual([]);
    expect(code).not.toContain('lib/dispatcher');
  });

  test('lists the license of each package in it', () => {
    const listed = readLicenses(entry);
    expect(listed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(fingerprints.find(readCode(entry))),
    );
    for (const { name, license, text } of listed) {
      expect({ name, license }).toEqual({ name, license: expect.stringMatching(/^[A-Z(][\w.() -]+$/) });
      expect(text.length).toBeGreaterThan(200);
    }
  });

  test('names no folder of the machine that built it', () => {
    expect(readCode(entry)).not.toContain(`${root}/`);
    expect(readCode(entry)).not.toMatch(/file:\/\/\/(?:home|tmp|work|root|Users)/);
  });
});

test('a builtin module that is loaded late can be called and looked into', () => {
  const code = readFileSync(join(root, 'dist/cli/index.js'), 'utf8');
  const [, source = ''] = /^module\.exports = (new Proxy\(.*__builtin\("assert"\).*\));$/m.exec(code) ?? [];
  const late = runInNewContext(source, { __builtin: createRequire(import.meta.url) });
  expect(() => late(false, 'called')).toThrow('called');
  expect(() => late.equal(1, 2, 'looked into')).toThrow('looked into');
});

/** The command line alone carries the service. */
const actions = entries.filter((entry) => entry !== 'cli');

test.each(actions)('dist/%s holds nothing of the service', (entry) => {
  const code = readCode(entry);
  const service = /^(?:hono|@hono\/.*|commander|@asteasolutions\/.*)@/;
  expect(fingerprints.find(code).filter((name) => service.test(name))).toEqual([]);
  expect(code).not.toContain('node:sqlite');
  expect(code).not.toContain('/src/server/');
  expect(code).not.toContain('./server/');
});

describe('docs-agent without the part that is a service', () => {
  const SERVICE = /^(?:zod|hono|@hono\/.*|@asteasolutions\/.*|isbot|crawler-user-agents|pino|prom-client)@/;
  let folder: string;

  /** The bundle without each chunk that holds a package of the service, as if they had never been there. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'light-'));
    cpSync(join(root, 'dist/cli'), folder, { recursive: true });
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
      const found = fingerprints.find(readFileSync(join(folder, file), 'utf8'));
      if (found.some((name) => SERVICE.test(name))) rmSync(join(folder, file));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const play = (args: string[], env: Record<string, string> = {}) =>
    spawnAndWatch({ entry: join(folder, 'index.js'), args, env, cwd: folder, options: {} });

  test('is what is left', async () => {
    expect(existsSync(join(folder, 'index.js'))).toBe(true);
    expect((await play(['serve'])).exitCode).toBe(1);
  });

  test('tells its version', async () => {
    expect(await play(['--version'])).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('loads nothing for TLS where nobody is spoken to by it', async () => {
    const entry = join(folder, 'watched.js');
    const tellLoaded = "process.on('exit', () => process._rawDebug(process.moduleLoadList.join('\\n')));";
    writeFileSync(entry, `${tellLoaded}\nawait import('./index.js');\n`);
    await using service = await startScriptedService({ script: createJobSimulator() });
    const env = { DOCS_AGENT_KEY: KEY, DOCS_AGENT_PROJECT: PROJECT, DOCS_AGENT_URL: service.url };
    const { stderr } = await spawnAndWatch({
      entry,
      args: ['status', JOB_ID],
      env,
      cwd: folder,
      options: {},
    });
    expect(stderr).toMatch(/^NativeModule http$/m);
    expect(stderr).not.toMatch(/^NativeModule (?:tls|https)$/m);
  });

  test('runs jobs, shows them, and shows page views', async () => {
    const simulate = createJobSimulator();
    const views = { totals: { human: 1, ai: 1, total: 2 }, views: [], hasMore: false };
    const script = (request: RecordedRequest) =>
      request.path.startsWith('/v1/') ? json(200, views) : simulate(request);
    await using service = await startScriptedService({ script });
    const env = { DOCS_AGENT_KEY: KEY, DOCS_AGENT_PROJECT: PROJECT, DOCS_AGENT_URL: service.url };
    for (const args of [['run', '--prompt', 'x', '--poll-seconds', '0.05'], ['status', JOB_ID], ['views']])
      expect(await play(args, env)).toMatchObject({ exitCode: 0 });
  });
});
