import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { composeConfig } from '../../../src/host/service/compose-config.ts';
import { parseServiceInputs } from '../../../src/host/service/inputs.ts';
import { parseConfig } from '../../../src/server/config/config.ts';

let folder: string;
let workspace: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-agent-inputs-'));
  workspace = join(folder, 'work');
  mkdirSync(workspace);
});
afterAll(() => rmSync(folder, { recursive: true }));

const HOSTS = {
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  workspaceIsForeign: false,
};

function parse(given: Record<string, string>, { facts = {}, env = {} } = {}) {
  const inputs = { agentCommand: 'agent', repository: 'octo-org/Octo.Docs', githubToken: 'ghs_1', ...given };
  const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const all = { GITHUB_WORKSPACE: workspace, ...Object.fromEntries(named), ...env };
  return parseServiceInputs(all, { ...HOSTS, ...facts });
}

/** What the service itself makes of it. */
function settle(given: Record<string, string>, file?: unknown, env: Record<string, string> = {}) {
  if (file !== undefined) writeFileSync(join(workspace, 'docs-agent.json'), JSON.stringify(file));
  const config: Record<string, string> = file === undefined ? {} : { config: 'docs-agent.json' };
  const composed = composeConfig(parse({ ...config, ...given }, { env }));
  const environment = { DOCS_AGENT_GITHUB_TOKEN: 'ghs_1', ...env };
  const settled = parseConfig(JSON.parse(JSON.stringify(composed.config)), {
    directory: '/run',
    environment,
  });
  const [project] = settled.projects.values();
  return { ...composed, settled, project };
}

describe('the configuration of a service on a runner', () => {
  test('needs no more than a command', () => {
    const { projectId, settled, project } = settle({});
    expect(projectId).toBe('octo-org.octo.docs');
    expect(settled).toMatchObject({ host: '127.0.0.1', port: 0, dataDir: '/run/data', drainSeconds: 30 });
    expect(settled).toMatchObject({ recover: true, shallow: true });
    expect(project).toMatchObject({
      repository: 'https://github.com/octo-org/Octo.Docs.git',
      ref: null,
      token: 'ghs_1',
      pullRequests: { host: 'github', apiUrl: 'https://api.github.com' },
      agent: { command: 'agent', sandbox: 'bubblewrap', network: ['*'], env: [], readable: [] },
    });
  });

  test('has what the inputs say', () => {
    const { project } = settle(
      {
        agentEnv: 'KEY, MODEL',
        ref: 'docs',
        network: 'api.example.org,*.example.net',
        readable: '/opt/a,/opt/b',
        paths: 'docs/**, *.md',
      },
      undefined,
      { KEY: 'k', MODEL: 'm' },
    );
    expect(project).toMatchObject({
      ref: 'docs',
      paths: ['docs/**', '*.md'],
      agent: {
        env: ['KEY', 'MODEL'],
        network: ['api.example.org', '*.example.net'],
        readable: ['/opt/a', '/opt/b'],
      },
    });
  });

  test('has what a file says of all else, and of what the inputs leave open', () => {
    const file = {
      $schema: './schema.json',
      checks: ['links'],
      drainSeconds: 60,
      agent: { timeoutMinutes: 5, readable: ['/opt/c'] },
      projects: { mine: { repository: 'elsewhere', paths: ['a/**'], agent: { command: 'their agent' } } },
    };
    const { project, settled } = settle(
      { agentCommand: '' },
      { ...file, agent: { ...file.agent, command: 'top' } },
    );
    expect(settled.drainSeconds).toBe(60);
    expect(project).toMatchObject({
      repository: 'https://github.com/octo-org/Octo.Docs.git',
      paths: ['a/**'],
      checking: { checks: ['links'] },
      agent: { command: 'their agent', timeoutMinutes: 5, readable: ['/opt/c'] },
    });
  });

  test('opens nothing that a hostile file would have opened', () => {
    const file = {
      host: '0.0.0.0',
      port: 80,
      metricsPort: 81,
      publicUrl: 'https://evil.example',
      trustedProxies: ['0.0.0.0/0'],
      dataDir: '/home/runner',
      database: 'postgres://evil.example/x',
      artifacts: { s3: { endpoint: 'https://evil.example' } },
      keep: { homesDays: 3650 },
      recover: false,
      agent: { sandbox: 'none', env: ['DOCS_AGENT_GITHUB_TOKEN', 'DOCS_AGENT_RUN_KEY', 'PATH'] },
      projects: {
        evil: {
          repository: 'https://evil.example/x.git',
          tokenEnv: 'HOME',
          pullRequests: { host: 'github', apiUrl: 'https://evil.example' },
          agent: { sandbox: 'none', env: ['DOCS_AGENT_GITHUB_TOKEN'] },
        },
      },
    };
    const { settled, project, ignored } = settle({}, file);
    expect(settled).toMatchObject({
      host: '127.0.0.1',
      port: 0,
      dataDir: '/run/data',
      trustedProxies: [],
      recover: true,
    });
    expect(settled.publicUrl ?? settled.database ?? settled.s3 ?? settled.metricsPort).toBeUndefined();
    expect(JSON.stringify([settled, project])).not.toContain('evil');
    expect(project?.agent).toMatchObject({ sandbox: 'bubblewrap', env: [], command: 'agent' });
    expect(ignored).toEqual(expect.arrayContaining(['host', 'publicUrl', 'database', 'dataDir']));
  });

  test('sends the token to the host that it is for, and to no other that a file names', () => {
    const context = [
      { name: 'code', repository: 'https://github.com/octo-org/code.git' },
      { name: 'evil', repository: 'https://evil.example/x.git', tokenEnv: 'DOCS_AGENT_GITHUB_TOKEN' },
      { name: 'alike', repository: 'https://github.com.evil.example/x.git' },
    ];
    const { project } = settle({}, { projects: { docs: { context } } });
    expect(project?.contexts.map(({ name, token }) => [name, token])).toEqual([
      ['code', 'ghs_1'],
      ['evil', null],
      ['alike', null],
    ]);
  });

  test('names one repository the same way for every run, whatever it is called', () => {
    const long = `${'a'.repeat(39)}/${'b'.repeat(100)}`;
    const idOf = (repository: string) => composeConfig(parse({ repository })).projectId;
    expect(idOf('Octo/Docs')).toBe(idOf('octo/docs'));
    expect(idOf(long)).toMatch(/^repository-[0-9a-f]{32}$/);
    expect(idOf(long)).not.toBe(idOf(`${long}c`));
    expect(idOf('octo/.github')).toBe('octo..github');
  });
});

describe('inputs that can not be used', () => {
  const file = (name: string, text: string) => writeFileSync(join(workspace, name), text);
  test.each<[string, Record<string, string>, RegExp]>([
    ['no command anywhere', { agentCommand: '' }, /^Input agentCommand: nothing was given/],
    [
      'a value in place of a name',
      { agentEnv: 'sk-123' },
      /^Input agentEnv: "sk-123" was given; accepted are names/,
    ],
    [
      'a variable that the step has not',
      { agentEnv: 'MISSING' },
      /^Input agentEnv: the step has no variable MISSING, or it is empty/,
    ],
    [
      'a file of the runner',
      { agentEnv: 'GITHUB_ENV' },
      /^Input agentEnv: .* the runner's or this action's own/,
    ],
    ['a token of the runner', { agentEnv: 'ACTIONS_RUNTIME_TOKEN' }, /^Input agentEnv:/],
    ['no repository', { repository: 'docs' }, /^Input repository: "docs" was given; accepted is owner\/name/],
    ['a repository that climbs', { repository: '../docs' }, /^Input repository:/],
    ['no token', { githubToken: '' }, /^Input githubToken: nothing was given/],
    ['a token with a line end', { githubToken: 'a\nb' }, /^Input githubToken: it has white space/],
    ['a relative path', { readable: 'opt' }, /^Input readable: "opt" was given; accepted are absolute paths/],
    ['another sandbox', { sandbox: 'bubblewrap' }, /^Input sandbox: .*accepted are required, none/],
    ['a file that is not there', { config: 'none.json' }, /^Input config: there is no file "none.json"/],
    ['a file outside', { config: '../outside.json' }, /^Input config: .* lies outside the workspace/],
    ['a link to outside', { config: 'link.json' }, /^Input config: .* lies outside the workspace/],
    ['a file that is no JSON', { config: 'text.json' }, /^Input config: "text.json" is no JSON object/],
    ['a list', { config: 'list.json' }, /^Input config: "list.json" is no JSON object/],
    [
      'a file that is too large',
      { config: 'large.json' },
      /^Input config: "large.json" is larger than 1 MiB/,
    ],
    [
      'a context on the disk',
      { config: 'disk.json' },
      /^Input config: `context` in "disk.json" names a repository/,
    ],
    ['two projects', { config: 'two.json' }, /^Input config: "two.json" has 2 projects; accepted is one/],
    [
      'an agent that is no object',
      { config: 'agent.json' },
      /^Input config: `agent` in "agent.json" is no object/,
    ],
  ])('%s', (_, given, sentence) => {
    writeFileSync(join(folder, 'outside.json'), '{}');
    rmSync(join(workspace, 'link.json'), { force: true });
    symlinkSync(join(folder, 'outside.json'), join(workspace, 'link.json'));
    file('text.json', 'agent: x');
    file('list.json', '[]');
    file('large.json', `"${'x'.repeat(2 ** 20)}"`);
    file('two.json', '{"projects":{"a":{},"b":{}}}');
    file('disk.json', '{"projects":{"a":{"context":[{"name":"b","repository":"/home/runner"}]}}}');
    file('agent.json', '{"agent":"x"}');
    expect(() => parse(given)).toThrow(sentence);
  });

  test('a file where the workspace may be a stranger’s', () => {
    writeFileSync(join(workspace, 'a.json'), '{}');
    expect(() => parse({ config: 'a.json' }, { facts: { workspaceIsForeign: true } })).toThrow(
      /pull_request_target/,
    );
  });

  test.each(['http://github.example', 'ftp://127.0.0.1', 'https://user:secret@github.example', 'nothing'])(
    'a host that the token must not be sent to: %s',
    (serverUrl) => {
      expect(() => parse({}, { facts: { serverUrl } })).toThrow(
        /^Input githubToken: GITHUB_SERVER_URL is no https/,
      );
      expect(() => parse({}, { facts: { apiUrl: serverUrl } })).toThrow(/GITHUB_API_URL/);
      expect(() => parse({}, { facts: { serverUrl } })).not.toThrow(/secret/);
    },
  );

  test('plain http is for this machine alone', () => {
    expect(parse({}, { facts: { serverUrl: 'http://127.0.0.1:3000/' } }).serverUrl).toBe(
      'http://127.0.0.1:3000',
    );
  });
});
