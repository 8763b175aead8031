import { describe, expect, test } from '@jest/globals';
import { type Answer, json } from '../support/answers.ts';
import { createJobSimulator, KEY, PR_LINK } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist, LOOK, play, spoil, withTime } from '../support/scenario.ts';
import type { RecordedRequest } from '../support/scripted-service.ts';

/** The simulator, with some fields of every job it shows replaced. */
function withFields(
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
): (request: RecordedRequest) => Answer {
  const simulate = createJobSimulator();
  return (request) => {
    const answer = simulate(request);
    if (answer.kind !== 'body') return answer;
    return json(answer.status ?? 200, { ...JSON.parse(String(answer.body)), ...fields }, { headers });
  };
}

const INJECTIONS = [
  '\n::error::pwned',
  '\r::warning::pwned',
  '\r\n::set-output name=prLink::pwned',
  'x ##[error]pwned',
  '\n\u00a0\u2003::notice::pwned',
  '\u0085::error::pwned',
  '\u2028::add-mask::pwned',
  '::stop-commands::pwned',
  '\n##[set-env name=PATH]pwned',
];
const hostile = INJECTIONS.join('');

describe('threat 10: no text from outside becomes a command', () => {
  const hostileJob = {
    model: hostile,
    source: { repository: `https://github.com/octo-org/octo-docs${hostile}`, ref: hostile },
    createdAt: hostile,
  };
  test.concurrent.each<[string, (request: RecordedRequest) => Answer]>([
    ['fields of the job', withFields(hostileJob)],
    ['a status', withFields({ status: `queued${hostile}` })],
    ['a link', withFields({ prLink: `${PR_LINK}${hostile}` })],
    ['an id', withFields({ id: hostile })],
    ['an error of a create', spoil({ [CREATE]: json(400, { error: hostile }) })],
    ['an error of a look', spoil({ [LOOK]: json(403, { error: hostile }) })],
    ['an error that is an object', spoil({ [CREATE]: json(400, { error: { message: hostile } }) })],
    [
      'a Retry-After',
      spoil({ [CREATE]: json(429, {}, { headers: { 'retry-after': '99999 ::error::pwned' } }) }),
    ],
  ])('%s', async (_, script) => {
    const played = await play({ script }, withTime('0.03', CREATE));
    expect(played.commands.filter(({ data }) => data.trimStart().startsWith('pwned'))).toEqual([]);
    expect(
      played.commands.map(({ name }) => name).filter((name) => /stop-commands|^set-|add-path/.test(name)),
    ).toEqual([]);
    expect(played.masks).not.toContain('pwned');
    expect(played.outputs.prLink).not.toBe('pwned');
  });
});

test.concurrent('threat 11: outputs cannot be broken out of, and their delimiters differ from run to run', async () => {
  const script = () =>
    withFields({ model: 'x\nEOF\nghadelimiter\nprLink=https://evil.example\noutcome<<EOF\nunknown\nEOF' });
  const [first, second] = [await play({ script: script() }), await play({ script: script() })];
  expect(gist(first)).toMatchObject({ exitCode: 0, outcome: 'pull-request', prLink: PR_LINK });
  const delimiters = [first, second].map(({ raw }) => /<<(\S+)$/m.exec(raw.output)?.[1]);
  expect(delimiters[0]).toMatch(/.{16,}/);
  expect(delimiters[0]).not.toBe(delimiters[1]);
});

test.concurrent('threat 12: foreign text is inert in the summary', async () => {
  const model =
    '@octocat octo-org/octo-docs#1 <img src=x onerror=alert(1)> ![a](https://evil.example/a.png) [b](https://evil.example) | c `d` https://evil.example/e';
  const played = await play({ script: withFields({ model }) });
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
  expect(played.summary).toContain('octocat'); // The model is shown at all.
  const outsideCode = played.summary
    .replace(/<code>.*?<\/code>/gs, '')
    .replace(/(`+)(?!`).*?[^`]\1(?!`)/gs, '');
  for (const live of [
    /<img/i,
    /(?<![\w\u200b])@octocat/,
    /!\[a\]\(/,
    /(?<!\\)\[b\]\(/,
    /https:\/\/evil\.example/,
  ])
    expect(outsideCode).not.toMatch(live);
});

describe('threat 13: prLink', () => {
  test.concurrent.each([
    ['javascript', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/html,x'],
    ['userinfo', 'https://github.com@evil.example/pull/1'],
    ['a password', 'https://user:pass@github.com/octo-org/octo-docs/pull/1'],
    ['a line break', 'https://github.com/octo-org/octo-docs/pull/1\nx'],
    ['a tab inside', 'https://github.com/octo-\torg/octo-docs/pull/1'],
    ['no URL', 'pull/1'],
    ['a number', 42],
    ['an object', { href: PR_LINK }],
  ])('that is %s is dropped with a warning', async (_, prLink) => {
    const played = await play({ script: withFields({ prLink }) });
    expect(played.outputs.prLink).toBe('');
    expect(annotationsOf(played, 'warning')).not.toEqual([]);
    expect(played.summary).not.toMatch(/evil\.example|javascript:|passwd|data:text/);
  });

  test.concurrent.each([
    ['the repository’s own host', () => PR_LINK, true],
    ['the service’s own origin', (url: string) => `${url}/review/proj_docs/job_7Qm-4`, true],
    ['elsewhere', () => 'https://evil.example/pull/1', false],
    ['another port of the service', () => 'http://127.0.0.1:1/pull/1', false],
    ['a look-alike host', () => 'https://github.com.evil.example/pull/1', false],
  ])('at %s is an output; linked: %#', async (_, link, linked) => {
    let prLink = '';
    let script = withFields({});
    const played = await play({ script: (request) => script(request) }, (service) => {
      prLink = link(service.url);
      const simulate = createJobSimulator({ turns: [{ prLink }] });
      script = simulate;
      return {};
    });
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request', prLink });
    const anchor = played.summary.includes(`](${prLink})`) || played.summary.includes(`href="${prLink}"`);
    expect(anchor).toBe(linked);
    expect(played.summary).toContain(new URL(prLink).hostname);
  });
});

const inputError = { exitCode: 1, outcome: 'error', jobId: '', status: '', prLink: '', requests: [] };

describe('threat 15: baseUrl', () => {
  test.concurrent.each([
    ['http beyond loopback', 'http://docs.example'],
    ['a host that only begins like loopback', 'http://127.0.0.1.evil.example'],
    ['another scheme', 'ftp://127.0.0.1'],
    ['userinfo', 'https://user:sekrit-pass@api.mintlify.com'],
    ['a query', 'https://api.mintlify.com/?a=b'],
    ['a fragment', 'https://api.mintlify.com/#a'],
    ['no URL', 'api.mintlify.com'],
  ])('%s → an input error before any request', async (_, baseUrl) => {
    const played = await play({}, { inputs: { baseUrl, pollSeconds: '' } });
    expect(gist(played)).toEqual(inputError);
    expect(annotationsOf(played, 'error').join()).toMatch(/baseUrl/);
    expect(played.log).not.toContain('sekrit-pass');
  });

  test.concurrent('localhost and a path of its own are fine', async () => {
    const simulate = createJobSimulator();
    const script = (request: RecordedRequest) =>
      simulate({ ...request, path: request.path.replace(/^\/prefix/, '') });
    const played = await play({ script }, ({ port }) => ({
      inputs: { baseUrl: `http://localhost:${port}/prefix/` },
    }));
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
    expect(played.requests[0]).toBe(CREATE.replace(' ', ' /prefix'));
  });
});

test.concurrent.each([
  ['projectId', '..'],
  ['projectId', 'a/b'],
  ['projectId', 'a%2fb'],
  ['projectId', 'a?b'],
  ['projectId', 'x'.repeat(129)],
  ['jobId', '..'],
  ['jobId', '../job'],
  ['jobId', 'a b'],
])('threat 17: %s %j never meets a URL', async (name, value) => {
  const played = await play({}, { inputs: { [name]: value } });
  expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', requests: [] });
  expect(annotationsOf(played, 'error').join()).toContain(name);
});

describe('threat 18: the key', () => {
  const otherKey = 'mint_dsc_0123456789abcdef';
  test.concurrent.each([
    ['an assistant key', otherKey, /admin/i],
    ['a user key', 'mint_us_0123456789abcdef', /admin/i],
    ['a key with a blank inside', 'mint_abc def0123456', /secretKey/],
    ['a key with a letter beyond ASCII', 'mint_abcdéf0123456', /secretKey/],
    ['a key with a line break', 'mint_abc\nx-evil: 1', /secretKey/],
    ['no key', '', /secretKey/],
  ])('%s → an input error before any request, never echoed', async (_, secretKey, message) => {
    const played = await play({}, { inputs: { secretKey }, unchecked: true });
    expect(gist(played)).toMatchObject({ ...inputError, jobId: played.outputs.jobId ?? '' });
    expect(annotationsOf(played, 'error').join()).toMatch(message);
    if (secretKey) {
      const shown = played.log.replace(/^::add-mask::.*$/gm, '') + played.summary + played.raw.output;
      expect(shown).not.toContain(secretKey.slice(5));
    }
  });

  test.concurrent('a key without the prefix is for a service of one’s own', async () => {
    const key = 'plain-key-of-my-own-service';
    const played = await play(
      { script: createJobSimulator({ key }) },
      { inputs: { secretKey: key }, unchecked: true },
    );
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
    expect(played.masks).toContain(key);
  });

  // That the key stands in no sink is checked after every run; here the service says it wherever it can.
  test.concurrent.each<[string, (request: RecordedRequest) => Answer]>([
    ['an error of a create', spoil({ [CREATE]: json(400, { error: `bad key ${KEY}` }) })],
    ['an error of a look', spoil({ [LOOK]: json(403, { error: `Bearer ${KEY}` }) })],
    ['a status', withFields({ status: KEY })],
    ['the model and the source', withFields({ model: KEY, source: { repository: KEY, ref: KEY } })],
    ['the link', withFields({ prLink: `https://github.com/octo-org/octo-docs/pull/${KEY}` })],
    ['the id', withFields({ id: KEY })],
  ])('said by the service in %s is redacted', async (_, script) => {
    await expect(play({ script }, withTime('0.03', CREATE))).resolves.toBeDefined();
  });
});

test.concurrent('threat 19: raw bodies and headers are not printed, in debug mode either', async () => {
  const script = withFields({ canary: 'body-canary' }, { 'x-canary': 'header-canary' });
  const env = { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true', NODE_DEBUG: null };
  const good = await play({ script }, { env });
  const error = { error: 'no', detail: 'body-canary' };
  const bad = await play(
    { script: spoil({ [CREATE]: json(400, error, { headers: { 'x-canary': 'header-canary' } }) }) },
    { env },
  );
  for (const played of [good, bad])
    expect(played.log + played.summary).not.toMatch(/body-canary|header-canary|Bearer/);
});

describe('threat 23: promptFile stays inside the workspace', () => {
  test.concurrent('a file of the workspace is read', async () => {
    const played = await play(
      {},
      {
        inputs: { prompt: null, promptFile: 'prompts/docs.md' },
        workspace: { 'prompts/docs.md': 'Fix the typos.\n' },
      },
    );
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
    expect(JSON.parse(played.recorded[0]?.body ?? '').prompt.trim()).toBe('Fix the typos.');
  });

  test.concurrent.each([
    ['a path that climbs', '../event.json', {}],
    ['an absolute path', '/etc/hostname', {}],
    ['a link that leads out', 'link.md', { 'link.md': '/etc/hostname' }],
    ['a folder that leads out', 'out/hostname', { out: '/etc' }],
    ['a file that is missing', 'missing.md', {}],
    ['a folder', '.', {}],
  ])('%s → an input error before any request', async (_, promptFile, links) => {
    const played = await play({}, { inputs: { prompt: null, promptFile }, links });
    expect(gist(played)).toEqual(inputError);
    expect(annotationsOf(played, 'error').join()).toMatch(/promptFile/);
  });
});

test.concurrent.each([
  ['50,000 characters are sent', 50_000, 0],
  ['50,001 are an input error', 50_001, 1],
])('threat 24: %s', async (_, length, exitCode) => {
  const played = await play({}, { inputs: { prompt: 'x'.repeat(length) } });
  expect(played.exitCode).toBe(exitCode);
  expect(played.requests.length > 0).toBe(exitCode === 0);
  expect(played.log).not.toContain('x'.repeat(1_000));
  if (exitCode === 0) expect(JSON.parse(played.recorded[0]?.body ?? '').prompt).toHaveLength(length);
});
