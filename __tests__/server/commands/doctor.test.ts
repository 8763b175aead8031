import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../../src/server/sqlite/database.ts';
import { serveRepositories } from '../git/http-remote.ts';
import { git, makeRepository, removeTempFolders, serveCli, tempFolder, until } from '../support.ts';
import { runCommand } from './run-command.ts';

afterAll(removeTempFolders);

let folder: string;
beforeEach(() => {
  folder = tempFolder();
  makeRepository(join(folder, 'docs'));
});
const VARIABLE = 'DOCS_AGENT_TEST_VARIABLE';
afterEach(() => {
  delete process.env[VARIABLE];
});

type Given = { agent?: object; project?: object; config?: object };
const write = ({ agent, project, config }: Given = {}) => {
  const file = join(folder, 'config.json');
  const docs = { repository: 'docs', agent: { command: ['true'], sandbox: 'none', ...agent }, ...project };
  writeFileSync(file, JSON.stringify({ dataDir: 'data', port: 0, projects: { docs }, ...config }));
  return file;
};
/** The lines that fail, each with what to do. */
async function doctor(given?: Given) {
  const end = await runCommand('doctor', '--config', write(given));
  const lines = end.out.split('\n');
  const wrong = lines.flatMap((line, at) =>
    line.startsWith('FAIL') ? [`${line}${(lines[at + 1] ?? '').replace(/ {2,}/, ' ')}`] : [],
  );
  return { ...end, wrong };
}

describe('docs-agent doctor', () => {
  test('ends with 0 where all is well, and changes nothing', async () => {
    const { code, out, err } = await doctor();
    expect([code, err]).toEqual([0, 'All is well.\n']);
    expect(out).toMatch(/^ok {4}configuration {3}\S+config\.json has docs\n(?:ok {4}.*\n){6}$/);
    expect(existsSync(join(folder, 'data'))).toBe(false);
    openDatabase(join(folder, 'data')).close();
    expect((await doctor()).out).toMatch(/ok {4}database +sound, version \d/);
  });

  test('says apart what is well and could be better, with what to do', async () => {
    const { out, err } = await doctor({ agent: { sandbox: 'bubblewrap', network: 'all' } });
    expect(out).toMatch(
      /^note {2}sandbox {9}Agents of docs reach .+\n {22}→ Name the hosts in `agent\.network`/m,
    );
    expect(out).not.toMatch(/^ok.*(?:Name the hosts|Give the service)/m);
    // Where there is no bubblewrap, that is what is wrong.
    expect(err).toMatch(
      /^No check failed; (?:1 note says|2 notes say) what could be better\.\n$|checks failed/,
    );
  });

  test('a shell line, and a program of the repository, are no reason to fail', async () => {
    for (const command of ['cd docs && true', 'X=1 y', '"$AGENT"', './agent --print', ['./agent']])
      expect((await doctor({ agent: { command } })).code).toBe(0);
  });

  test('looks for the programs of checks', async () => {
    const checks = [
      'links',
      { name: 'there', command: 'true --strict' },
      { name: 'own', command: './tools/check.sh' },
      { name: 'vale', command: 'no-such-linter docs' },
      { name: 'lychee', command: ['/no/such/lychee', '.'] },
    ];
    const { code, out, wrong } = await doctor({ project: { checks } });
    expect(code).toBe(1);
    expect(wrong).toEqual([
      expect.stringMatching(/check +vale: the shell does not know no-such-linter.*whole path in `checks`/),
      expect.stringMatching(/check +lychee: \/no\/such\/lychee is no program that can be run/),
    ]);
    expect(out).toMatch(/ok +check +there: the shell knows true/);
  });

  test('looks whether the sandbox shows the programs of checks', async () => {
    const program = join(folder, 'linter');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    const checks = [{ name: 'lint', command: [program, '.'] }];
    const { wrong } = await doctor({ agent: { sandbox: 'bubblewrap' }, project: { checks } });
    expect(wrong.join('\n')).toMatch(/check +lint: \S+linter is not shown in the sandbox/);
  });

  test.each<[string, Given, RegExp]>([
    ['a key that is no key', { config: { prot: 1 } }, /configuration .*prot.*→ Correct the file/],
    [
      'a program that is missing',
      { agent: { command: ['no-such-agent'] } },
      /no-such-agent is not in PATH.*→ Install/,
    ],
    [
      'a path without a program',
      { agent: { command: ['/nonexistent/a'] } },
      /\/nonexistent\/a is no program.*→/,
    ],
    [
      'a line whose program is missing',
      { agent: { command: 'no-such-agent -p | cat' } },
      /the shell does not know no-such-agent; .*→/,
    ],
    [
      'an unset agent variable',
      { agent: { env: [VARIABLE] } },
      /agent variable +DOCS_AGENT_TEST_VARIABLE is not set; `agent\.env` of docs.*→ Set it/,
    ],
    [
      'an unset token',
      { project: { tokenEnv: VARIABLE } },
      /token +DOCS_AGENT_TEST_VARIABLE is not set; `tokenEnv` of docs.*→ Set it/,
    ],
    [
      'a repository that is missing',
      { project: { repository: 'none' } },
      /repository +file:.*none \(docs\): git ls-remote.*→ Correct `projects\.docs\.repository`/,
    ],
    [
      'a host that is not reached',
      { project: { repository: 'http://127.0.0.1:9/x.git' } },
      /repository .*127\.0\.0\.1:9.*→ Check the network/,
    ],
    [
      'a branch that is missing',
      { project: { ref: 'next' } },
      /has no branch next.*→ Correct `projects\.docs\.ref`/,
    ],
    [
      'a context that is missing',
      { project: { context: [{ name: 'app', repository: 'none' }] } },
      /repository +file:.*none \(context app of docs\): git ls-remote.*→ Correct `projects\.docs\.context\.0\.repository`/,
    ],
    [
      'a context without its branch',
      { project: { context: [{ name: 'app', repository: 'docs', ref: 'next', optional: true }] } },
      /\(context app of docs, optional\) has no branch next.*→ Correct `projects\.docs\.context\.0\.ref`/,
    ],
    [
      'the unset token of a context',
      { project: { context: [{ name: 'app', repository: 'docs', tokenEnv: VARIABLE }] } },
      /token +DOCS_AGENT_TEST_VARIABLE is not set; `tokenEnv` of docs.*→ Set it/,
    ],
    [
      'a data folder that is a file',
      { config: { dataDir: 'config.json' } },
      /data folder .*is a file.*→ Name another/,
    ],
    [
      'a disk that is too full',
      { config: { diskFloorMegabytes: 1_000_000_000 } },
      /data folder .* MB free, less than `diskFloorMegabytes`.*→ Make room/,
    ],
    [
      'a data folder below a file',
      { config: { dataDir: 'config.json/data' } },
      /data folder .*is a file.*→ Name another/,
    ],
  ])('names %s, and what to do', async (_name, given, sentence) => {
    const { code, err, wrong } = await doctor(given);
    expect(wrong).toEqual([expect.stringMatching(sentence)]);
    expect([code, err]).toEqual([1, expect.stringMatching(/^docs-agent: 1 of \d+ checks failed\.\n$/)]);
  });

  test('names a repository without a commit', async () => {
    git(folder, 'init', '--quiet', '--bare', 'empty');
    const { wrong } = await doctor({ project: { repository: 'empty' } });
    expect(wrong).toEqual([expect.stringMatching(/has no default branch.*→ Push a first commit/)]);
  });

  test('names a data folder that others may read, and a database that is damaged or newer', async () => {
    const data = join(folder, 'data');
    const db = openDatabase(data);
    db.exec('PRAGMA user_version = 999');
    db.close();
    chmodSync(data, 0o750);
    expect((await doctor()).wrong).toEqual([
      expect.stringMatching(/is open to others.*→ Run: chmod 700/),
      expect.stringMatching(/is of version 999.*→ Use the newer/),
    ]);
    writeFileSync(join(data, 'service.sqlite'), 'x'.repeat(9000));
    expect((await doctor()).wrong).toContainEqual(
      expect.stringMatching(/cannot be read: file is not a database.*→ Stop the service/),
    );
  });
});

describe('the sandbox', () => {
  test('that is turned off is said', async () => {
    expect((await doctor()).out).toMatch(/ok {4}sandbox +none, as the configuration says \(docs\)/);
  });

  test('that can not work is named, with what to do', async () => {
    const { PATH } = process.env;
    const tools = join(folder, 'tools');
    mkdirSync(tools);
    for (const name of ['git', 'sh'])
      symlinkSync(
        execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(),
        join(tools, name),
      );
    process.env.PATH = tools;
    try {
      const { wrong } = await doctor({ agent: { command: './agent', sandbox: 'bubblewrap' } });
      expect(wrong).toEqual([
        expect.stringMatching(/sandbox +there is no `bwrap`.*\(docs\).*→ Put that right/),
      ]);
    } finally {
      process.env.PATH = PATH;
    }
  });

  const hidden = () => {
    mkdirSync(join(folder, 'programs'));
    const program = join(folder, 'programs/agent');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    return program;
  };
  test.each<[string, (program: string) => string | string[]]>([
    ['a program', (program) => [program]],
    ['a line', (program) => `${program} --print`],
  ])('that does not show %s is named, with what to do', async (_name, command) => {
    const program = hidden();
    const { wrong } = await doctor({ agent: { command: command(program), sandbox: 'bubblewrap' } });
    expect(wrong).toContainEqual(
      expect.stringMatching(
        /agent command +\S+ is not shown in the sandbox.*→ Name its folder in `agent\.readable`/,
      ),
    );
    const shown = { command: command(program), sandbox: 'bubblewrap', readable: [join(folder, 'programs')] };
    expect((await doctor({ agent: shown })).out).toMatch(/ok {4}agent command/);
  });

  test('that would show the data folder is named', async () => {
    const { wrong } = await doctor({ agent: { sandbox: 'bubblewrap', readable: [folder] } });
    expect(wrong).toEqual([
      expect.stringMatching(/sandbox +\S+, which agents may read, holds the data folder/),
    ]);
  });

  const hasBubblewrap = spawnSync('bwrap', ['--unshare-user', '--ro-bind', '/', '/', 'true']).status === 0;
  (hasBubblewrap ? test : test.skip)('that works is said, and nothing is left behind', async () => {
    const { out, code } = await doctor({ agent: { sandbox: 'bubblewrap' } });
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/ok {4}sandbox +bubblewrap shuts agents in \(docs\)/),
    ]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});

describe('a repository over http', () => {
  const FORBIDDEN = { status: 403 };
  const serve = async (instead: (path: string) => { status: number; location?: string } | undefined) => {
    git(folder, 'clone', '--quiet', '--bare', 'docs', 'served/docs.git');
    const remote = await serveRepositories(join(folder, 'served'), ({ path }) => instead(path));
    process.env[VARIABLE] = 'the-token-of-the-test';
    const given = { project: { repository: `${remote.url}/docs.git`, tokenEnv: VARIABLE } };
    const end = await doctor(given).finally(remote.close);
    expect(end.out).not.toContain('the-token-of-the-test');
    return { ...end, asked: remote.asked };
  };
  const branches = () => git(join(folder, 'served/docs.git'), 'branch', '--list');

  test('that may be pushed to is said to, and is left as it is', async () => {
    const { out, code, asked } = await serve(() => undefined);
    expect([code, out]).toEqual([0, expect.stringMatching(/ok {4}repository .*, and may be pushed to\n/)]);
    expect(asked.some(({ path }) => path.endsWith('service=git-receive-pack'))).toBe(true);
    expect(branches()).toBe('* main');
  });

  test('that its token may read and not push to is named', async () => {
    const { wrong } = await serve((path) => (path.includes('receive-pack') ? FORBIDDEN : undefined));
    expect(wrong).toEqual([
      expect.stringMatching(
        /may be read, and not be pushed to: git push: .*403.*→ Let the token in DOCS_AGENT_TEST_VARIABLE write/,
      ),
    ]);
  });

  test('that redirects is named, with its new address', async () => {
    const location = 'https://elsewhere.test/docs.git/info/refs';
    const { wrong } = await serve(() => ({ status: 301, location }));
    expect(wrong).toEqual([
      expect.stringMatching(/redirects to https:\/\/elsewhere\.test\/docs\.git\. .*→ Write the new address/),
    ]);
  });
});

describe('a code host', () => {
  let host: Server;
  let answer: { status: number; body: unknown };
  const asked: (string | undefined)[] = [];
  beforeEach(async () => {
    process.env[VARIABLE] = 'the-token-of-the-test';
    host = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      const moved = answer.status === 301 ? { location: 'https://elsewhere.test/r' } : {};
      response.writeHead(answer.status, { 'content-type': 'application/json', ...moved });
      response.end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    host.close();
    host.closeAllConnections();
  });

  test.each<[number, unknown, RegExp | undefined]>([
    [200, { permissions: { push: true } }, undefined],
    [200, {}, undefined],
    [200, { permissions: { push: false } }, /may not push \(docs\).*→ Give it write access/],
    [401, {}, /does not know the token in DOCS_AGENT_TEST_VARIABLE.*→ Make a new one/],
    [404, {}, /answers 404 when asked for the repository.*→ Let the token in DOCS_AGENT_TEST_VARIABLE see/],
    [200, 'hello', /answers 200 when asked.*→/],
    [
      301,
      {},
      /answers with a redirect to https:\/\/elsewhere\.test\/r, which is not followed.*→ Correct `repository`/,
    ],
  ])('that answers %i %j', async (status, body, sentence) => {
    answer = { status, body };
    const apiUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/api`;
    const { wrong, out } = await doctor({
      project: { tokenEnv: VARIABLE, pullRequests: { host: 'github', apiUrl } },
    });
    expect(wrong).toEqual(sentence ? [expect.stringMatching(sentence)] : []);
    expect(asked.at(-1)).toMatch(/^\/api\/repos\/[^/]+\/docs Bearer the-token-of-the-test$/);
    expect(out).not.toContain('the-token-of-the-test');
  });
});

test('serve warns of what the first job would stumble over, and goes on', async () => {
  write({ agent: { command: ['no-such-agent'], env: [VARIABLE] } });
  const service = await serveCli(folder);
  await until(() => (service.output.stdout.includes('listening') ? true : undefined));
  service.child.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);
  const warnings = service.output.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'warning');
  expect(warnings).toEqual([
    expect.objectContaining({ level: 'warn', about: 'agent command', fix: expect.any(String) }),
    expect.objectContaining({ level: 'warn', about: 'agent variable', fix: expect.any(String) }),
  ]);
});

test('serve goes on when its reader goes away, and ends in order when its terminal is closed', async () => {
  write();
  const service = await serveCli(folder);
  service.child.stdout?.destroy();
  for (let count = 0; count < 3; count++) expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  service.child.kill('SIGHUP');
  service.child.kill('SIGHUP');
  expect((await service.ended).code).toBe(0);
});
