import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { isBranchName } from '../../../src/contract/branch-name.ts';
import { STARTING_CONFIG } from '../../../src/server/commands/init.ts';
import { parseConfig, readConfig } from '../../../src/server/config/config.ts';
import { knownSecrets } from '../../../src/server/config/known-secrets.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

const project = { repository: './docs', agent: { command: 'fix' } };
const parse = (value: unknown, environment = {}) => parseConfig(value, { directory: '/srv', environment });
const messageOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  return 'no error';
};

describe('a configuration', () => {
  test('has the projects that it names, also by words of the language', () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', '__defineGetter__'];
    const config = parse({ projects: Object.fromEntries(names.map((name) => [name, project])) });
    expect([...config.projects.keys()]).toEqual(names);
  });

  test('with `recover` has a repository for each project, so that no key reaches the jobs of another', () => {
    const projects = {
      docs: project,
      api: { ...project, repository: '/srv/docs' },
      other: { ...project, repository: './other' },
    };
    expect(parse({ projects }).projects.size).toBe(3);
    expect(messageOf(() => parse({ recover: true, projects }))).toContain(
      '`recover` does not go with several projects on one repository, and `docs` and `api` are all on file:///srv/docs',
    );
    const { api: _, ...apart } = projects;
    expect(parse({ recover: true, projects: apart }).recover).toBe(true);
  });

  test('takes defaults, and paths relative to its file', () => {
    const config = parse({ projects: { docs: project } });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      dataDir: '/srv/.docs-agent',
      concurrency: 2,
    });
    expect(config.limits).toEqual({ agentRequestsPerHour: 100, analyticsRequestsPerHour: 100 });
    expect(config.projects.get('docs')).toMatchObject({
      repository: 'file:///srv/docs',
      ref: null,
      token: null,
      pullRequests: { host: 'review' },
      agent: { command: 'fix', timeoutMinutes: 30, env: [] },
    });
  });

  test.each([
    ['https://github.com/o/r.git', 'github', 'https://github.com/o/r.git'],
    ['git@github.com:o/r.git', 'github', 'ssh://git@github.com/o/r.git'],
    ['https://git.example.com/o/r', 'review', 'https://git.example.com/o/r'],
    ['git@git.example.com:o/r.git', 'review', 'ssh://git@git.example.com/o/r.git'],
    ['/var/docs', 'review', 'file:///var/docs'],
  ])('opens pull requests for %s on %s', (repository, host, url) => {
    const config = parse({ projects: { docs: { ...project, repository, tokenEnv: 'T' } } }, { T: 'secret' });
    expect(config.projects.get('docs')).toMatchObject({ repository: url, pullRequests: { host } });
  });

  test('has contexts with their tokens, which are secrets and which no agent gets', () => {
    const context = [
      { name: 'app', repository: 'https://h.example/app.git', ref: 'main', tokenEnv: 'APP' },
      { name: 'sdk', repository: './sdk', optional: true },
    ];
    const environment = { APP: ' app-token-0123 ' };
    const config = parse({ projects: { docs: { ...project, context } } }, environment);
    expect(config.projects.get('docs')?.contexts).toEqual([
      {
        name: 'app',
        repository: 'https://h.example/app.git',
        ref: 'main',
        token: 'app-token-0123',
        tokenEnv: 'APP',
        optional: false,
      },
      { name: 'sdk', repository: 'file:///srv/sdk', ref: null, token: null, tokenEnv: null, optional: true },
    ]);
    expect(knownSecrets(config, environment)).toContain('app-token-0123');
    const passing = { ...project, context, agent: { ...project.agent, env: ['APP'] } };
    expect(messageOf(() => parse({ projects: { docs: passing } }, environment))).toContain(
      "`projects.docs.agent.env` must not pass on APP, which is the service's own token",
    );
  });

  test('takes `gitea` for the same as `github`: they share an API', () => {
    const pullRequests = { host: 'gitea', apiUrl: 'https://git.example.com/api/v1' };
    const config = parse(
      { projects: { docs: { ...project, pullRequests, tokenEnv: 'T' } } },
      { T: 'secret' },
    );
    expect(config.projects.get('docs')?.pullRequests).toEqual({ ...pullRequests, host: 'github' });
  });

  test('reads what `init` writes', () => {
    const environment = { DOCS_AGENT_GITHUB_TOKEN: 'x' };
    const { agent, pullRequests, ref } = parse(STARTING_CONFIG, environment).projects.get('docs') ?? {};
    expect(agent).toMatchObject({ sandbox: 'bubblewrap', network: ['*'], promptAs: 'stdin' });
    expect({ pullRequests, ref }).toEqual({
      pullRequests: { host: 'github', apiUrl: 'https://api.github.com' },
      ref: null,
    });
  });

  test('reads the example that shows more', () => {
    const file = join(import.meta.dirname, '../../../docs-agent.config.example.json');
    const config = readConfig(file, { DOCS_AGENT_GITHUB_TOKEN: 'x' });
    expect([...config.projects.keys()]).toEqual(['docs', 'handbook']);
  });

  test('takes a branch by its whole name as well', () => {
    const context = [{ name: 'app', repository: 'app', ref: 'refs/heads/release/2' }];
    const config = parse({ projects: { docs: { ...project, ref: 'refs/heads/main', context } } });
    expect(config.projects.get('docs')).toMatchObject({ ref: 'main', contexts: [{ ref: 'release/2' }] });
  });

  test('sends a token over plain http to this machine alone', () => {
    const at = (repository: string, more: object = {}) =>
      parse({ projects: { docs: { ...project, repository, ...more } } }, { T: 'secret' });
    const token = { tokenEnv: 'T' };
    const sentence = /must be an https address: a token goes there, .* given http:\/\/git\.example$/;
    const tell = (work: () => unknown) => messageOf(work).replace(/\.$/, '');
    const plain = 'http://git.example/o/r.git';
    for (const local of ['http://localhost:3000/o/r', 'http://127.0.0.1/o/r', 'http://[::1]:1/o/r'])
      expect(messageOf(() => at(local, token))).toBe('no error');
    for (const open of ['https://git.example/o/r', 'ssh://git@git.example/o/r', 'git.example/o/r'])
      expect(messageOf(() => at(open, token))).toBe('no error');
    expect(messageOf(() => at(plain))).toBe('no error');
    expect(tell(() => at(plain, token))).toMatch(/`projects\.docs\.repository` must be an https/);
    expect(tell(() => at(plain, token))).toMatch(sentence);
    const context = [{ name: 'app', repository: plain, ...token }];
    expect(tell(() => at('.', { context }))).toMatch(/`projects\.docs\.context\.0\.repository` must/);
    const pullRequests = { host: 'gitea', apiUrl: 'http://git.example/api/v1' };
    expect(tell(() => at('https://git.example/o/r', { ...token, pullRequests }))).toMatch(
      /`projects\.docs\.pullRequests\.apiUrl` must/,
    );
  });

  test('names all variables at once that are not set', () => {
    const docs = {
      ...project,
      tokenEnv: 'ONE',
      context: [{ name: 'app', repository: 'app', tokenEnv: 'TWO' }],
    };
    const sentence = messageOf(() => parse({ databaseEnv: 'THREE', projects: { docs } }));
    expect(sentence).toBe(
      'UserError: configuration: these environment variables are named, and not set: ONE (`projects.docs.tokenEnv`), ' +
        'TWO (`projects.docs.context.0.tokenEnv`), THREE (`databaseEnv`). Set them where the service is started; ' +
        '`docs-agent doctor` looks at all else that it needs.',
    );
    const commands = { directory: '/srv', environment: {}, tokens: false };
    expect(parseConfig({ projects: { docs } }, commands).projects.size).toBe(1);
  });

  test.each<[string, unknown, string]>([
    ['no object', [], 'the value must be an object, given []'],
    ['no projects', {}, '`projects` is required, given nothing'],
    ['empty projects', { projects: {} }, '`projects` must name at least one project, given {}'],
    [
      'a project whose name is none',
      JSON.parse('{"projects": {"docs": {}, "__proto__": {"repository": "x"}}}'),
      '`projects.__proto__` is no project id: accepted are letters, digits, `_`, `-` and inner dots, at most 128 characters, and not `__proto__`',
    ],
    ['unknown key', { projects: { docs: project }, prot: 1 }, 'the value has no key `prot`'],
    ['bad port', { projects: { docs: project }, port: 70000 }, '`port` must be at most 65535, given 70000'],
    ['port as text', { projects: { docs: project }, port: '80' }, '`port` must be a number, given "80"'],
    [
      'bad address',
      { projects: { docs: project }, publicUrl: 'x' },
      '`publicUrl` must be an http or https address',
    ],
    ['project without repository', { projects: { docs: {} } }, '`projects.docs.repository` is required'],
    [
      'bad project id',
      { projects: { 'a/b': project } },
      '`projects.a/b` is no project id: accepted are letters, digits, `_`, `-` and inner dots, at most 128',
    ],
    [
      'no agent',
      { projects: { docs: { repository: '.' } } },
      '`projects.docs.agent` must be given here or at the top level',
    ],
    [
      'empty command',
      { projects: { docs: { repository: '.', agent: { command: [] } } } },
      '`projects.docs.agent.command` must be a command line',
    ],
    [
      'option as ref',
      { projects: { docs: { ...project, ref: '--x' } } },
      '`projects.docs.ref` must be the name of a branch',
    ],
    [
      'an option in refs',
      { projects: { docs: { ...project, refs: ['release-*', '-*'] } } },
      '`projects.docs.refs.1` must be the name of a branch, or a glob of some',
    ],
    [
      'brackets in refs',
      { projects: { docs: { ...project, refs: ['v[12]'] } } },
      '`projects.docs.refs.0` must be the name of a branch, or a glob of some',
    ],
    ...(
      [
        ['a path for a name', { name: '../x' }, '`projects.docs.context.0.name` must be letters, digits'],
        ['two dots for a name', { name: '..' }, '`projects.docs.context.0.name` must be letters, digits'],
        ['`__proto__` for a name', { name: '__proto__' }, '`projects.docs.context.0.name` must be letters'],
        ['no name', { name: undefined }, '`projects.docs.context.0.name` is required'],
        ['no repository', { repository: undefined }, '`projects.docs.context.0.repository` is required'],
        [
          'a password in its repository',
          { repository: 'https://u:pw@h.example/r' },
          '`projects.docs.context.0.repository` must not contain a password',
        ],
        [
          'an option as its ref',
          { ref: '--x' },
          '`projects.docs.context.0.ref` must be the name of a branch',
        ],
        [
          'a ref that git has for itself',
          { ref: 'refs/heads/FETCH_HEAD' },
          'must be the name of a branch as git takes it',
        ],
        ['a ref that reads as another', { ref: 'main\u202e' }, 'with no invisible characters'],
        ['a ref that is too long', { ref: 'x'.repeat(300) }, 'must have at most 250 characters'],
        ['a tag as its ref', { ref: 'refs/tags/v1' }, 'must be the name of a branch as git takes it'],
        ['an unknown key', { branch: 'x' }, '`projects.docs.context.0` has no key `branch`'],
        [
          'an unset token',
          { tokenEnv: 'UNSET' },
          '`projects.docs.context.0.tokenEnv` names the environment variable UNSET, which is not set',
        ],
      ] as [string, object, string][]
    ).map(
      ([what, entry, sentence]) =>
        [
          `a context with ${what}`,
          { projects: { docs: { ...project, context: [{ name: 'app', repository: 'app', ...entry }] } } },
          sentence,
        ] as [string, unknown, string],
    ),
    [
      'two contexts of one name',
      {
        projects: {
          docs: {
            ...project,
            context: ['a', 'b', 'a'].map((name) => ({ name, repository: name })),
          },
        },
      },
      '`projects.docs.context.2.name` is a second context of the name a',
    ],
    [
      'eleven contexts',
      {
        projects: {
          docs: {
            ...project,
            context: Array.from({ length: 11 }, (_, at) => ({ name: `c${at}`, repository: 'x' })),
          },
        },
      },
      '`projects.docs.context` must be at most 10',
    ],
    [
      'two dots in a ref',
      { projects: { docs: { ...project, ref: 'a..b' } } },
      '`projects.docs.ref` must be the name of a branch as git takes it, with no invisible characters, such as `main`, given "a..b"',
    ],
    ...['', '/docs', '!docs', '../docs', 'docs/..', './docs', 'docs\\a', 'a\nb'].map(
      (glob) =>
        [
          `${JSON.stringify(glob)} among the paths`,
          { projects: { docs: { ...project, paths: ['docs/**', glob] } } },
          '`projects.docs.paths.1` must be a path in the repository such as `docs/**` or `README.md`',
        ] as [string, unknown, string],
    ),
    [
      'two checks of one name',
      {
        projects: {
          docs: { ...project, checks: ['links', { name: 'a', command: 'x' }, { name: 'a', command: 'y' }] },
        },
      },
      '`projects.docs.checks.2` is a second check of the name a',
    ],
    [
      'two checks whose names differ by a blank',
      {
        projects: { docs: { ...project, checks: ['a', 'a '].map((name) => ({ name, command: 'x' })) } },
      },
      '`projects.docs.checks.1` is a second check of the name a',
    ],
    [
      'a check of a name of the service with a blank',
      { projects: { docs: project }, checks: [{ name: 'links ', command: 'x' }] },
      '`checks.0',
    ],
    [
      'a check by an unknown name',
      { projects: { docs: project }, checks: ['vale'] },
      '`checks.0` must be "links", or {"name": …, "command": …}',
    ],
    ['too many rounds', { projects: { docs: project }, rounds: 4 }, '`rounds` must be at most 3'],
    [
      'something else on failure',
      { projects: { docs: project }, onFailure: 'ignore' },
      '`onFailure` must be',
    ],
    [
      'a check with a network of its own',
      {
        checks: [{ name: 'a', command: 'x', network: ['a.example', 'b.example'] }],
        projects: { docs: { repository: '.', agent: { command: 'x', network: ['a.example'] } } },
      },
      '`projects.docs.checks` must not give a a wider network than `agent.network`: a check runs what an agent wrote',
    ],
    [
      'paths that name nothing',
      { projects: { docs: { ...project, paths: [] } } },
      '`projects.docs.paths` must',
    ],
    [
      'no requests',
      { projects: { docs: project }, limits: { agentRequestsPerHour: 0 } },
      '`limits.agentRequestsPerHour` must be at least 1, given 0',
    ],
    [
      'no time',
      { projects: { docs: { ...project, agent: { command: 'x', timeoutMinutes: 0 } } } },
      '`projects.docs.agent.timeoutMinutes` must be more than 0, given 0',
    ],
    [
      'a proxy by name',
      { projects: { docs: project }, trustedProxies: ['10.0.0.1', 'proxy'] },
      '`trustedProxies.1` must be an IP address, or a range of them as in 10.0.0.0/8, given "proxy"',
    ],
    [
      'NUL in a command',
      { projects: { docs: { ...project, agent: { command: ['x', '\0'] } } } },
      '`projects.docs.agent.command` must not hold a NUL character',
    ],
    [
      'another sandbox',
      { projects: { docs: { ...project, agent: { command: 'x', sandbox: 'firejail' } } } },
      '`projects.docs.agent.sandbox` must be "bubblewrap" or "none", given "firejail"',
    ],
    [
      'an address in place of a host name',
      { projects: { docs: { ...project, agent: { command: 'x', network: ['https://a.example'] } } } },
      '`projects.docs.agent.network.0` must be a host name such as `api.example.org`',
    ],
    [
      'a network rule without the sandbox',
      { projects: { docs: { ...project, agent: { command: 'x', sandbox: 'none', network: 'none' } } } },
      '`projects.docs.agent.network` must be "all" where `sandbox` is "none"',
    ],
    [
      'a relative path to read',
      { projects: { docs: { ...project, agent: { command: 'x', readable: ['tools'] } } } },
      '`projects.docs.agent.readable.0` must be an absolute path',
    ],
    [
      'no memory',
      { projects: { docs: { ...project, agent: { command: 'x', limits: { memoryMb: 0 } } } } },
      '`projects.docs.agent.limits.memoryMb` must be at least 1, given 0',
    ],
    [
      'option as repository',
      { projects: { docs: { ...project, repository: '--upload-pack=x' } } },
      'must be a git URL or a path',
    ],
    [
      'unset token',
      { projects: { docs: { ...project, tokenEnv: 'NONE' } } },
      'names the environment variable NONE, which is not set',
    ],
    [
      'github without token',
      { projects: { docs: { ...project, repository: 'https://github.com/o/r' } } },
      '`projects.docs.tokenEnv` must name the variable',
    ],
    [
      'github elsewhere without apiUrl',
      { projects: { docs: { ...project, pullRequests: { host: 'github' } } } },
      '`projects.docs.pullRequests.apiUrl` must be given',
    ],
    [
      'gitea without apiUrl',
      { projects: { docs: { ...project, pullRequests: { host: 'gitea' } } } },
      '`projects.docs.pullRequests.apiUrl` must be given',
    ],
    [
      'unknown host',
      { projects: { docs: { ...project, pullRequests: { host: 'gitlab' } } } },
      '`projects.docs.pullRequests.host`',
    ],
  ])('is refused: %s', (_, value, sentence) => {
    expect(messageOf(() => parse(value))).toContain(sentence);
    expect(messageOf(() => parse(value))).toMatch(/^UserError: configuration: .*\.$/);
  });

  test('never shows a credential that stands where none belongs', () => {
    const repository = 'https://user:hunter2hunter2@example.com/r.git';
    const message = messageOf(() => parse({ projects: { docs: { ...project, repository } } }));
    expect(message).toContain('must not contain a password or token');
    expect(message).not.toContain('hunter2');
  });

  test.each([
    ['a token for its variable', { tokenEnv: 'ghp_hunter2hunter2hunter2hunter2hunter2' }],
    ['a token with a dash', { tokenEnv: 'glpat-hunter2hunter2' }],
    ['a token for an agent', { agent: { command: 'x', env: ['sk-hunter2hunter2'] } }],
    ['a password beside a host that is none', { repository: 'https://user:hunter2@h^x.example/r.git' }],
  ])('never shows %s', (_, wrong) => {
    const message = messageOf(() => parse({ projects: { docs: { ...project, ...wrong } } }));
    expect(message).toMatch(/must be (the name of an environment variable|a git URL)/);
    expect(message).not.toContain('hunter2');
  });

  test.each(['http://[fe80::1%25eth0]/r.git', 'http://h^x/r.git', 'http://localhost\\@git.example/r.git'])(
    'an address that git and we may read in two ways is none: %s',
    (repository) => {
      const message = messageOf(() => parse({ projects: { docs: { ...project, repository } } }));
      expect(message).toContain('must be a git URL or a path');
    },
  );

  test('does not pass its own token to an agent', () => {
    const agent = { command: 'x', env: ['T'] };
    const value = { projects: { docs: { ...project, agent, tokenEnv: 'T' } } };
    expect(messageOf(() => parseConfig(value, { directory: '/', environment: { T: 'x' } }))).toContain(
      'must not pass on T',
    );
  });

  test.each([
    ['missing', undefined, /does not exist; `docs-agent init` writes one/],
    ['not JSON', '{', /is not JSON/],
    ['a folder', null, /cannot be read: it is a folder \(EISDIR\)/],
    ['wrong', '{"projects":{}}', /config\.json: `projects` must name at least one/],
  ])('file is %s', (_, text, sentence) => {
    const file = join(tempFolder(), 'config.json');
    if (text === null) mkdirSync(file);
    else if (text !== undefined) writeFileSync(file, text);
    expect(messageOf(() => readConfig(file, {}))).toMatch(sentence);
  });
});

test.each([
  ...['main', 'a/b', 'a.b', 'ünï', 'a@b', '@a', 'feature/x-1', 'a-', 'a{b}', 'head', 'a.lockx', 'a/@'],
  ...[
    '',
    '@',
    'HEAD',
    'a..b',
    '-a',
    '.a',
    'a/.b',
    'a.',
    'a/',
    '/a',
    'a//b',
    'a.lock',
    'a.lock/b',
    'a@{b',
    'a b',
  ],
  ...['a~b', 'a^b', 'a:b', 'a?b', 'a*b', 'a[b', 'a\\b', 'a\tb', 'a\nb', 'a\u007fb'],
])('git takes %j for a branch, or not, as the configuration does', (name) => {
  const { status } = spawnSync('git', ['check-ref-format', '--branch', name]);
  expect(isBranchName(name)).toBe(status === 0);
});

test('checks at the top are for all projects, and what a project says takes their place, each by itself', () => {
  const project = { repository: '.', agent: { command: 'x' } };
  const config = parse({
    checks: ['links', { name: 'build', command: 'make' }],
    onFailure: 'fail',
    projects: {
      a: project,
      b: { ...project, checks: [], rounds: 3 },
      c: { ...project, onFailure: 'publish' },
    },
  });
  const build = { name: 'build', command: 'make', timeoutSeconds: 300, network: 'none' };
  expect([...config.projects.values()].map(({ checking }) => checking)).toEqual([
    { checks: ['links', build], rounds: 1, onFailure: 'fail' },
    { checks: [], rounds: 3, onFailure: 'fail' },
    { checks: ['links', build], rounds: 1, onFailure: 'publish' },
  ]);
});
