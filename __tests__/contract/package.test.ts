import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnAndWatch } from '../support/child-process.ts';
import { createJobSimulator, JOB_ID, KEY, PR_LINK, PROJECT } from '../support/job-simulator.ts';
import { startScriptedService } from '../support/scripted-service.ts';

const root = resolve(import.meta.dirname, '../..');

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** npm with a home and a cache of its own, so that nothing of this machine helps it. */
function npm(args: string[], cwd: string): string {
  const env = { PATH: process.env.PATH ?? '', HOME: folder, npm_config_cache: join(folder, 'cache') };
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}:\n${stderr}`);
  return stdout;
}

let folder: string;
let packed: Packed;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  const [first] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root),
  ) as Packed[];
  if (first === undefined) throw new Error('npm pack made nothing');
  packed = first;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the package', () => {
  const {
    private: isPrivate,
    dependencies,
    optionalDependencies,
    peerDependencies,
    scripts,
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown> & {
    scripts: Record<string, string>;
  };

  test('may be published, and needs no other', () => {
    expect({ isPrivate, dependencies, optionalDependencies, peerDependencies }).toEqual({});
  });

  test('runs nothing where it is installed', () => {
    expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?install$/.test(name))).toEqual([]);
  });

  test('holds the bundles, action files and documents, and nothing else', () => {
    const allowed = [
      /^dist\/(?:run|post|page-views|collect|tend|impact|service|service-post|cli)\/(?:[\w.-]+\.js|licenses\.txt|package\.json)$/,
      /^(?:page-views\/|collect\/|tend\/|impact\/|service\/)?action\.yml$/,
      /^(?:(?:page-views|collect|tend|impact|service|docs)\/)?[\w-]+\.md$/,
      /^(?:LICENSE|package\.json)$/,
    ];
    const paths = packed.files.map(({ path }) => path);
    expect(paths.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining(['action.yml', 'page-views/action.yml', 'README.md', 'SECURITY.md', 'LICENSE']),
    );
  });

  // The long tables are for readers of the repository: action.yml and --help say the same here. Pictures weigh too much.
  test('leaves out what is read elsewhere', () => {
    const documents = packed.files.map(({ path }) => path).filter((path) => path.startsWith('docs/'));
    expect(documents).toEqual(expect.arrayContaining(['docs/command-line.md', 'docs/operating.md']));
    expect(documents.filter((path) => /reference|troubleshooting|pictures/.test(path))).toEqual([]);
  });

  test('holds every bundle whole', () => {
    const built = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    expect(packed.files.map(({ path }) => path)).toEqual(expect.arrayContaining(built));
  });

  // Each action's bundle is whole: 0.1 to 0.2 MB for each, and 1.4 MB for the command line with the service.
  test('is no larger than 2.5 MB', () => expect(packed.size).toBeLessThanOrEqual(2_500_000));
});

describe('installed offline, in an empty folder', () => {
  let home: string;
  let modules: string;
  beforeAll(() => {
    home = join(folder, 'empty');
    mkdirSync(home);
    npm(['install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename)], home);
    modules = join(home, 'node_modules');
  });

  const play = (args: string[], env: Record<string, string> = {}) =>
    spawnAndWatch({
      entry: join(modules, '.bin/docs-agent'),
      args,
      env: { PATH: process.env.PATH ?? '', ...env },
      cwd: home,
      options: {},
    });

  test('it is the only package', () => {
    expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(['docs-agent-action']);
    expect(readdirSync(join(modules, '.bin'))).toEqual(['docs-agent']);
  });

  test('docs-agent runs by its name', () => {
    const { status, stdout } = spawnSync(join(modules, '.bin/docs-agent'), ['--help'], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ {2}run\b[\s\S]*^ {2}serve\b/m);
  });

  test('docs-agent asks a service', async () => {
    await using service = await startScriptedService({ script: createJobSimulator() });
    const env = { DOCS_AGENT_KEY: KEY, DOCS_AGENT_PROJECT: PROJECT, DOCS_AGENT_URL: service.url };
    const { exitCode, stdout } = await play(
      ['run', '--prompt', 'x', '--poll-seconds', '0.05', '--json'],
      env,
    );
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'pull-request', jobId: JOB_ID, prLink: PR_LINK });
  });

  test('docs-agent is a service', async () => {
    expect(await play(['init'])).toMatchObject({ exitCode: 0 });
    const ended = await play(['key', 'create', '--project-id', 'docs']);
    expect(ended).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^docs_[0-9a-f]{12}_/) });
  });
});
