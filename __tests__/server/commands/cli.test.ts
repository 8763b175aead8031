import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { STARTING_CONFIG } from '../../../src/server/commands/init.ts';
import { runCommandLine } from '../../../src/server/commands/run.ts';
import { apiOf, CLI, makeRepository, removeTempFolders, runCli, serveCli, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

let folder: string;
beforeEach(() => {
  folder = tempFolder();
  const projects = {
    docs: { repository: 'docs', tokenEnv: 'NOT_SET_HERE', agent: { command: 'true', sandbox: 'none' } },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ dataDir: 'data', port: 0, projects }));
});

/** In this process: quicker, and the same code as behind the entry. */
async function run(...args: string[]) {
  const output = { out: '', err: '' };
  const code = await runCommandLine(args, {
    out: (text) => {
      output.out += text;
    },
    err: (text) => {
      output.err += text;
    },
  });
  return { code, ...output };
}
const config = () => ['--config', join(folder, 'config.json')];

describe('the command line', () => {
  test.each([
    [['--help'], /Commands:[\s\S]*serve[\s\S]*key[\s\S]*archive[\s\S]*import-views/],
    [['serve', '--help'], /Example:\n {2}\$ docs-agent serve/],
    [['init', '--help'], /Example:\n {2}\$ docs-agent init/],
    [['archive', '--help'], /Example:\n {2}\$ docs-agent archive/],
    [['import-views', '--help'], /Example:\n {2}\$ docs-agent import-views/],
    [['key', 'create', '--help'], /default: 90d[\s\S]*Example:\n {2}\$ docs-agent key create/],
    [['key', 'list', '--help'], /Example:/],
    [['key', 'revoke', '--help'], /Example:/],
  ])('%j helps', async (args, help) => {
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    expect(out).toMatch(help);
  });

  test.each<[string[], number, RegExp]>([
    [['frobnicate'], 2, /unknown command 'frobnicate'/],
    [['serve', '--port', '99999'], 2, /must be a number from 0 to 65535/],
    [['key', 'create'], 2, /required option '--project-id, --project <id>'/],
    [['key', 'create', '--project', 'docs', '--expires', 'soon'], 2, /days as in 90d/],
    [['key', 'create', '--project', 'docs', '--scope', 'admin'], 2, /read, write, or read,write/],
    [['key', 'create', '--project', 'docs', '--allow', 'home'], 2, /must be an IP address/],
    [['key', 'create', '--project', 'nope'], 1, /no project "nope"; the configuration has docs/],
    [['key', 'revoke', 'nope'], 1, /no key "nope"/],
    [['archive', 'nope'], 1, /no job "nope"/],
    [['import-views', '--project', 'docs', '/nonexistent.json'], 1, /There is no file "\/nonexistent\.json"/],
    [
      ['serve'],
      1,
      /`projects\.docs\.tokenEnv` names the environment variable NOT_SET_HERE, which is not set\. .*`docs-agent doctor`/,
    ],
  ])('%j ends with %i and a sentence', async (args, expected, sentence) => {
    const { code, err } = await run(
      ...args,
      ...(args.length > 0 && args[0] !== 'frobnicate' ? config() : []),
    );
    expect(err).toMatch(sentence);
    expect(code).toBe(expected);
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('names a configuration that is missing', async () => {
    const { code, err } = await run('serve', '--config', join(folder, 'none.json'));
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^docs-agent: The configuration file .*none\.json does not exist; .*\.\n$/),
    ]);
  });

  test('says what is wrong with a data folder', async () => {
    writeFileSync(join(folder, 'data'), '');
    const { code, err } = await run('key', 'list', ...config());
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^docs-agent: The data folder .*data cannot be made: is no folder, .*`dataDir` .*\.\n$/,
      ),
    ]);
  });

  test('makes, lists and revokes keys', async () => {
    const made = await run(
      'key',
      'create',
      '--project',
      'docs',
      '--scope',
      'read',
      '--expires',
      'never',
      '--allow',
      '10.0.0.0/8',
      '--allow',
      '::1',
      ...config(),
    );
    expect(made.out).toMatch(/^docs_[0-9a-f]{12}_[\w-]{43}\n$/);
    const id = made.out.slice(5, 17);
    const listed = await run('key', 'list', ...config());
    expect(listed.out).toMatch(
      new RegExp(`^${id}  valid  docs  read  made \\S+  never expires  10\\.0\\.0\\.0/8,::1\\n$`),
    );
    expect(listed.out).not.toContain(made.out.trim().slice(18));
    expect((await run('key', 'revoke', id, ...config())).code).toBe(0);
    expect((await run('key', 'list', ...config())).out).toContain(`${id}  revoked`);
    expect((await run('key', 'revoke', id, ...config())).code).toBe(1);
  });

  test.each(['--version', '-V'])('%s prints the version of the package', async (option) => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
    expect(await run(option)).toMatchObject({ code: 0, out: `${version}\n` });
  });

  test('writes a configuration to start from, once', async () => {
    const file = join(folder, 'new.json');
    expect((await run('init', file)).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(STARTING_CONFIG);
    expect(await run('init', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    });
  });
});

test('keys, views and archiving reach a service that is running', async () => {
  makeRepository(join(folder, 'docs'));
  const service = await serveCli(folder, { NOT_SET_HERE: 'token' });
  try {
    const { out } = await run('key', 'create', '--project', 'docs', ...config());
    const { api, create, finished } = apiOf(service.url, out.trim());
    writeFileSync(
      join(folder, 'views.json'),
      JSON.stringify([{ path: '/a', day: '2025-01-01', human: 2, ai: 1 }]),
    );
    expect(
      await run('import-views', '--project', 'docs', join(folder, 'views.json'), ...config()),
    ).toMatchObject({ code: 0, out: '1 row imported.\n' });
    expect((await api('GET', '/v1/analytics/docs/views')).json).toMatchObject({
      totals: { human: 2, ai: 1, total: 3 },
    });
    const { id } = await create('Look.');
    await finished(id);
    expect((await run('archive', id, ...config())).code).toBe(0);
    expect(await finished(id)).toMatchObject({ status: 'archived', archivedAt: expect.any(String) });
    expect((await run('key', 'revoke', out.slice(5, 17), ...config())).code).toBe(0);
    expect((await api('GET', '/v1/analytics/docs/views')).status).toBe(401);
  } finally {
    service.child.kill('SIGTERM');
  }
  const end = await service.ended;
  expect(end.code).toBe(0);
  expect(service.output.stderr).toBe('');
  expect(
    service.output.stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line).event)
      .filter((event) => event !== 'request'),
  ).toEqual(['unconfined', 'listening', 'created', 'started', 'completed', 'stopping', 'stopped']);
});

test('the entry passes on the exit code, and a port that is taken is one sentence', async () => {
  makeRepository(join(folder, 'docs'));
  const service = await serveCli(folder, { NOT_SET_HERE: 'token' });
  try {
    const other = tempFolder();
    writeFileSync(join(other, 'config.json'), readFileSync(join(folder, 'config.json')));
    const port = new URL(service.url).port;
    const { ended } = runCli(['serve', '--config', 'config.json', '--port', port], {
      cwd: other,
      env: { NOT_SET_HERE: 'x' },
    });
    expect(await ended).toMatchObject({
      code: 1,
      stderr: `docs-agent: Cannot listen on 127.0.0.1, port ${port}: EADDRINUSE.\n`,
    });
  } finally {
    service.child.kill('SIGTERM');
    await service.ended;
  }
});

test('the service outlives whoever reads its log, and ends in order when the terminal closes', async () => {
  makeRepository(join(folder, 'docs'));
  const service = await serveCli(folder, { NOT_SET_HERE: 'token' });
  try {
    service.child.stdout?.destroy();
    service.child.stderr?.destroy();
    const { out } = await run('key', 'create', '--project', 'docs', ...config());
    const { api, create, finished } = apiOf(service.url, out.trim());
    for (let i = 0; i < 3; i++)
      expect(await finished((await create('Look.')).id)).toMatchObject({ status: 'completed' });
    expect((await api('GET', '/healthz')).status).toBe(200);
  } finally {
    service.child.kill('SIGHUP');
  }
  expect(await service.ended).toMatchObject({ code: 0, signal: null });
});

test('a key that could not be shown is no success', async () => {
  const command = `"${process.execPath}" "${CLI}" key create --config config.json --project docs`;
  const run = (to: string) => spawnSync('sh', ['-c', `${command} ${to}`], { cwd: folder }).status;
  expect(run('> /dev/full')).toBe(1);
  expect(run('> /dev/null')).toBe(0);
  expect(run('| true')).toBe(0);
});
