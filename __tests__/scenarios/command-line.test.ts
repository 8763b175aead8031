import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, hang, json, redirect, reset } from '../support/answers.ts';
import { CLI, type CommandOptions, playCommand, runDocsAgent } from '../support/command-line.ts';
import { createJobSimulator, JOB_ID, KEY, PR_LINK, PROJECT } from '../support/job-simulator.ts';
import { CREATE, LOOK, MESSAGE, spoil } from '../support/scenario.ts';
import { startScriptedService } from '../support/scripted-service.ts';

const QUICK = ['--poll-seconds', '0.05'];
const run = (...args: string[]) => ['run', '--prompt', 'Explain the new flag.', ...QUICK, ...args];
const message = (...args: string[]) => ['message', JOB_ID, '--prompt', 'Shorter.', ...QUICK, ...args];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-line-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string, mode = 0o600): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode });
  return path;
}

describe('run', () => {
  test('waits, in plain lines, and prints the pull request', async () => {
    const played = await playCommand(run(), { script: spoil({}, { turns: [{ activeLooks: 2 }] }) });
    expect(played).toMatchObject({ exitCode: 0, stdout: `Pull request: ${PR_LINK}\n` });
    expect(played.requests).toEqual([CREATE, LOOK, LOOK, LOOK]);
    expect(played.recorded[0]?.body).toBe('{"prompt":"Explain the new flag."}');
    expect(played.stderr).toMatch(/^Creating a job\.\nJob job_7Qm-4 is created .*\n(?:Job .*\n)*$/);
    expect(played.stderr).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('--json prints one document, and nothing else', async () => {
    const { exitCode, stdout } = await playCommand(run('--json'));
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      outcome: 'pull-request',
      jobId: JOB_ID,
      prLink: PR_LINK,
      status: 'completed',
      continued: false,
      job: expect.objectContaining({ id: JOB_ID, status: 'completed', prLink: PR_LINK }),
      sentence: `Pull request: ${PR_LINK}`,
    });
  });

  test('--no-wait hands over, and says how to see how it goes on', async () => {
    const { exitCode, stdout, stderr, requests } = await playCommand(run('--no-wait'));
    expect({ exitCode, requests }).toEqual({ exitCode: 0, requests: [CREATE] });
    expect(stdout).toBe(`Job ${JOB_ID} is handed over and runs on its own; nobody waited for its end.\n`);
    expect(stderr).toMatch(new RegExp(`\`?docs-agent status ${JOB_ID}\`?\\n$`));
  });

  test.each<[string, string[], CommandOptions]>([
    ['a file', ['--prompt-file', 'FILE'], {}],
    ['standard input', ['-'], { input: 'Explain ü.\n' }],
    ['a file that is standard input', ['--prompt-file', '-'], { input: 'Explain ü.\n' }],
  ])('takes the prompt from %s', async (_, args, options) => {
    const file = write('prompt.txt', '\nExplain ü.\n');
    const given = args.map((arg) => (arg === 'FILE' ? file : arg));
    const { exitCode, recorded } = await playCommand(['run', ...given, '--no-wait'], {}, options);
    expect({ exitCode, body: recorded[0]?.body }).toEqual({ exitCode: 0, body: '{"prompt":"Explain ü."}' });
  });

  test('starts from a branch, and says where that is not confirmed', async () => {
    const { exitCode, recorded, stderr } = await playCommand(run('--no-wait', '--ref', 'release-2.1'));
    const body = '{"prompt":"Explain the new flag.","ref":"release-2.1"}';
    expect({ exitCode, body: recorded[0]?.body }).toEqual({ exitCode: 0, body });
    expect(stderr).toContain('Warning: That the job starts from the branch release-2.1 is not confirmed');
  });

  test.each<[string, string[], number, string, RegExp]>([
    ['failed', [], 1, 'failed', /^docs-agent: The agent failed on job/m],
    ['failed', ['--fail-on', 'none'], 0, 'failed', /The agent failed on job/],
    ['archived', [], 1, 'archived', /`docs-agent run` starts a new one/],
    ['completed', [], 0, 'no-pull-request', /finished without a pull request/],
    ['completed', ['--fail-on', 'no-pull-request'], 1, 'no-pull-request', /without a pull request/],
  ])('a job that is %s, %j: exit code %i', async (end, args, exitCode, outcome, sentence) => {
    const turns = [{ end: end as 'failed' | 'archived' | 'completed', prLink: null }];
    const played = await playCommand(run('--json', ...args), { script: spoil({}, { turns }) });
    expect(played.exitCode).toBe(exitCode);
    expect(JSON.parse(played.stdout)).toMatchObject({ outcome, jobId: JOB_ID, prLink: '' });
    expect(played.stderr).toMatch(sentence);
  });

  test('ends at its time, and speaks of options', async () => {
    const turns = [{ activeLooks: 1000 }];
    const played = await playCommand(
      run('--timeout-minutes', '0.03'),
      { script: spoil({}, { turns }) },
      ({ afterRequests }) => ({ clockFrom: afterRequests(1, LOOK) }),
    );
    expect({ exitCode: played.exitCode, stdout: played.stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(played.stderr).toMatch(/docs-agent: Job \S+ was still running/);
    expect(played.stderr).toMatch(/Raise --timeout-minutes .* `docs-agent message job_7Qm-4` sends it/);
    expect(played.stderr).toContain(`docs-agent status ${JOB_ID}`);
  });

  test('a lost answer is not known, and is never sent again', async () => {
    const played = await playCommand(run('--json'), { script: spoil({ [CREATE]: reset() }) });
    expect({ exitCode: played.exitCode, requests: played.requests }).toEqual({
      exitCode: 1,
      requests: [CREATE],
    });
    expect(JSON.parse(played.stdout)).toMatchObject({ outcome: 'unknown', jobId: '', prLink: '', job: null });
  });
});

describe('a service that is not what it should be', () => {
  test.each<[string, Answer, RegExp]>([
    ['refuses the key', json(401, { error: `no ${KEY}` }), /key invalid or expired/],
    ['speaks to the runner', json(400, { error: '::error::a\n##[command]b\u001b[31m' }), /HTTP 400/],
    ['sends people to sign in', redirect(302, 'https://login.example/'), /302/],
  ])('%s', async (_, answer, sentence) => {
    const played = await playCommand(run('--json'), { script: spoil({ [CREATE]: answer }) });
    expect(played).toMatchObject({ exitCode: 1, requests: [CREATE] });
    expect(JSON.parse(played.stdout)).toMatchObject({
      outcome: 'error',
      jobId: '',
      sentence: expect.stringMatching(sentence),
    });
    expect(played.stderr).toMatch(sentence);
    for (const text of [played.stdout, played.stderr]) expect(text).not.toMatch(/^\s*::|##\[|[^\P{Cc}\n]/mu);
  });

  test('is believed nothing about another job', async () => {
    const other = json(200, { id: 'other', status: 'completed', prLink: PR_LINK });
    const played = await playCommand(['status', JOB_ID, '--json'], { script: spoil({ [LOOK]: other }) });
    expect(played.exitCode).toBe(1);
    expect(JSON.parse(played.stdout)).toMatchObject({ outcome: 'error', jobId: JOB_ID, prLink: '' });
  });
});

test.each(['1>&-', '| head -c 1'])('what can’t be told is not told: %s', async (how) => {
  await using service = await startScriptedService({ script: createJobSimulator() });
  const env = {
    PATH: process.env.PATH,
    DOCS_AGENT_KEY: KEY,
    DOCS_AGENT_PROJECT: PROJECT,
    DOCS_AGENT_URL: service.url,
  };
  const line = `"${process.execPath}" "${CLI}" run --prompt x --poll-seconds 0.05 ${how}`;
  const { stderr } = await promisify(execFile)('sh', ['-c', line], { env }).catch((error) => error);
  expect(service.list()).toEqual([CREATE, LOOK, LOOK]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

describe('Ctrl+C', () => {
  test('says that the job goes on, and how to see it', async () => {
    const script = spoil({}, { turns: [{ activeLooks: 1000 }] });
    const played = await playCommand(run(), { script }, (service) => ({
      signals: [{ signal: 'SIGINT', when: service.afterRequests(2) }],
    }));
    expect({ exitCode: played.exitCode, stdout: played.stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(played.stderr).toMatch(
      /\ndocs-agent: Watching stopped; job job_7Qm-4 goes on\. .*docs-agent status job_7Qm-4\b.*\n$/,
    );
  });

  test('leads back with the options that were given', async () => {
    const script = spoil({}, { turns: [{ activeLooks: 1000 }] });
    const keyFile = write("o'key", KEY);
    const args = run('--project', PROJECT, '--key-file', keyFile, '--json');
    const played = await playCommand(args, { script }, (service) => ({
      env: { DOCS_AGENT_KEY: '', DOCS_AGENT_PROJECT: '' },
      signals: [{ signal: 'SIGINT', when: service.afterRequests(2) }],
    }));
    expect(JSON.parse(played.stdout)).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID });
    const quoted = `'${keyFile.replace("'", "'\\''")}'`;
    expect(played.stderr).toContain(
      `docs-agent status ${JOB_ID} --project-id ${PROJECT} --key-file ${quoted}`,
    );
  });

  test('while the create is under way takes down the job that it made', async () => {
    const slow = { ...json(201, { id: JOB_ID, status: 'active' }), delayMs: 2_500 };
    const played = await playCommand(run('--json'), { script: spoil({ [CREATE]: slow }) }, (service) => ({
      signals: [{ signal: 'SIGINT', when: service.afterRequests(1) }],
    }));
    expect(JSON.parse(played.stdout)).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID });
    expect(played.exitCode).toBe(1);
  });
});

describe('message', () => {
  test('continues a job', async () => {
    const script = spoil({}, { existing: true, turns: [{}, { activeLooks: 1 }] });
    const { exitCode, stdout, requests } = await playCommand(message('--json'), { script });
    expect({ exitCode, requests: requests.slice(0, 2) }).toEqual({ exitCode: 0, requests: [LOOK, MESSAGE] });
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'pull-request', jobId: JOB_ID, continued: true });
  });

  test('to an unknown job ends with 1', async () => {
    const missing = json(404, { error: 'Job not found' });
    const played = await playCommand(message('--json'), { script: spoil({ [LOOK]: missing }) });
    expect(played.exitCode).toBe(1);
    expect(JSON.parse(played.stdout)).toMatchObject({ outcome: 'error', prLink: '' });
    expect(played.requests).not.toContain(MESSAGE);
    expect(played.stderr).toMatch(/404/);
    expect(played.stderr).not.toMatch(/\b(?:jobId|projectId|secretKey|baseUrl)\b/);
  });
});

describe('status', () => {
  const at = (id: string) => `GET /v2/agent/${PROJECT}/job/${id}`;
  const job = (id: string, status: string, prLink: string | null = null) => json(200, { id, status, prLink });
  const script = {
    [at('a')]: job('a', 'active'),
    [at('b')]: job('b', 'completed', PR_LINK),
    [at('c')]: job('c', 'failed'),
    [at('d')]: job('d', 'archived', PR_LINK),
  };

  test('of one is one document', async () => {
    const { exitCode, stdout, requests } = await playCommand(['status', 'b', '--json'], { script });
    expect({ exitCode, requests }).toEqual({ exitCode: 0, requests: [at('b')] });
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'pull-request', jobId: 'b', prLink: PR_LINK });
  });

  test('of several is an array in their order, each asked for once', async () => {
    const played = await playCommand(['status', 'd', 'b', 'a', 'b', '--json'], { script });
    expect(played.exitCode).toBe(0);
    expect(played.requests.sort()).toEqual([at('a'), at('b'), at('d')]);
    const documents = JSON.parse(played.stdout) as { jobId: string; outcome: string }[];
    expect(documents.map(({ jobId, outcome }) => [jobId, outcome])).toEqual([
      ['d', 'archived'],
      ['b', 'pull-request'],
      ['a', 'detached'],
    ]);
  });

  test('is a line for each job at a terminal, and fails as a run would', async () => {
    const played = await playCommand(['status', 'a', 'c'], { script });
    expect(played.exitCode).toBe(1);
    expect(played.stdout).toMatch(
      /^a {2}detached {2}Job a is still running\.\nc {2}failed {2}The agent failed .*\n$/,
    );
    expect((await playCommand(['status', 'a', 'c', '--fail-on', 'none'], { script })).exitCode).toBe(0);
  });

  test('of an unknown job ends with 1, whatever the others are', async () => {
    const played = await playCommand(['status', 'b', 'nope', '--fail-on', 'none', '--json'], { script });
    expect(played.exitCode).toBe(1);
    expect(JSON.parse(played.stdout)).toMatchObject([
      { jobId: 'b', outcome: 'pull-request' },
      { jobId: 'nope', outcome: 'error', sentence: expect.stringContaining('404') },
    ]);
  });
});

describe('the key', () => {
  test.each([
    ['--key=', ['--key=SECRET']],
    ['--key', ['--key', 'SECRET']],
    ['--secret-key=', ['--secret-key=SECRET']],
    ['--secret-key', ['--secret-key', 'SECRET']],
    ['--secretKey=', ['--secretKey=SECRET']],
    ['--api-key', ['--api-key', 'SECRET']],
    ['--token=', ['--token=SECRET']],
  ])('in %s is refused, and not shown', async (_, given) => {
    const args = given.map((arg) => arg.replace('SECRET', KEY));
    for (const command of [run(), ['status', JOB_ID], ['views'], ['serve'], ['key', 'list']]) {
      const played = await playCommand([...command, ...args]);
      expect(played).toMatchObject({ exitCode: 2, stdout: '', requests: [] });
      expect(played.stderr).toMatch(/^docs-agent: --\S+ is no option: .*DOCS_AGENT_KEY.*--key-file/);
    }
  });

  test.each([
    ['an option that nobody knows', ['run', `--kez=${KEY}`]],
    ['a command that nobody knows', [KEY]],
  ])('as %s is not shown', async (_, args) => {
    expect(await playCommand(args)).toMatchObject({ exitCode: 2, stdout: '', requests: [] });
  });

  test('comes from a file, and its end of line does not matter', async () => {
    const keyFile = write('key', `${KEY}\r\n`);
    const played = await playCommand(
      run('--no-wait', '--key-file', keyFile),
      {},
      { env: { DOCS_AGENT_KEY: '' } },
    );
    expect(played).toMatchObject({ exitCode: 0, requests: [CREATE] });
  });

  test.each([0o640, 0o604, 0o620, 0o602, 0o610, 0o601, 0o644, 0o666])(
    'in a file of mode %o is refused',
    async (mode) => {
      const keyFile = write('open', KEY);
      chmodSync(keyFile, mode);
      const played = await playCommand(run('--key-file', keyFile));
      expect(played).toMatchObject({ exitCode: 2, stdout: '', requests: [] });
      expect(played.stderr).toMatch(/^docs-agent: --key-file: .* is open to others .*chmod 600/);
    },
  );

  test.each([
    ['a folder', ''],
    ['a file that is not there', '/none'],
    ['an empty file', '/empty'],
  ])('in %s is one sentence', async (_, name) => {
    write('empty', '\n');
    const played = await playCommand(run('--key-file', folder + name));
    expect(played).toMatchObject({ exitCode: 2, requests: [] });
    expect(played.stderr).toMatch(/^docs-agent: --key-file: [^\n]+\n$/);
  });
});

describe('called wrongly', () => {
  test.each<[string, string[], CommandOptions, RegExp]>([
    ['without a prompt', ['run'], {}, /^docs-agent: --prompt: no prompt was given/],
    ['with two prompts', run('-'), { input: 'x' }, /more than one place/],
    ['with a prompt in no option', ['run', 'Explain.'], {}, /"Explain\." stands alone/],
    ['with an empty prompt', ['run', '-'], { input: ' \n' }, /it is empty/],
    ['with bytes that are no text', ['run', '--prompt-file', process.execPath], {}, /--prompt-file: /],
    ['without a project', run(), { env: { DOCS_AGENT_PROJECT: '' } }, /--project-id: nothing was given/],
    [
      'without a key',
      run(),
      { env: { DOCS_AGENT_KEY: '' } },
      /DOCS_AGENT_KEY: nothing was given.*--key-file/,
    ],
    [
      'with a key of another kind',
      run(),
      { env: { DOCS_AGENT_KEY: 'mint_dsc_x' } },
      /DOCS_AGENT_KEY: .*assistant/,
    ],
    ['with http beyond loopback', run('--base-url', 'http://x.example'), {}, /--base-url: /],
    ['with an outcome that is none', run('--fail-on', 'rain'), {}, /--fail-on: "rain" was given/],
    ['with a time that is none', run('--timeout-minutes', 'soon'), {}, /--timeout-minutes: "soon"/],
    ['with an id that is none', ['status', '../x'], {}, /The job’s id: "\.\.\/x" was given/],
    [
      'with a branch that is none',
      run('--ref', '-x'),
      {},
      /--ref: "-x" was given; accepted is the name of a branch/,
    ],
    ['with a branch for a message', ['message', 'job_1', '--ref', 'main'], {}, /unknown option '--ref'/],
    ['with an option that is none', run('--frob'), {}, /unknown option '--frob'/],
    ['without a job', ['status'], {}, /missing required argument 'job'/],
    ['with too much', run('-', 'x'), {}, /too many arguments/],
  ])('%s: exit code 2, and nothing is sent', async (_, args, options, sentence) => {
    const played = await playCommand(args, {}, options);
    expect(played).toMatchObject({ exitCode: 2, stdout: '', requests: [] });
    expect(played.stderr).toMatch(sentence);
    expect(played.stderr).not.toMatch(/\bInput\b|\$\{\{/);
  });
});

describe('a terminal', () => {
  const CLEAR = '\r\u001b[2K';
  const hook = resolve(import.meta.dirname, '../support/terminal.cjs');
  const tty = (more: Record<string, string> = {}) => ({
    env: { NODE_OPTIONS: `--require ${hook}`, TEST_COLUMNS: '60', ...more },
  });
  const script = spoil({}, { turns: [{ activeLooks: 4 }] });

  test('shows one line that lives, and leaves none of it behind', async () => {
    const { exitCode, stdout, stderr } = await playCommand(run(), { script }, tty());
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: `Pull request: ${PR_LINK}\n` });
    expect(stderr).not.toContain('\n');
    const lines = stderr.split(CLEAR);
    expect([lines[0], lines.at(-1)]).toEqual(['', '']);
    expect(lines[1]).toMatch(/^\p{Cc}\[36m⠋\p{Cc}\[39m 0 s {2}/u);
    expect(lines.slice(1, -1).join('\n')).toContain('Job job_7Qm-4: active after 0 s.');
    for (const line of lines) expect(line.replace(/\p{Cc}\[\d+m/gu, '').length).toBeLessThan(60);
  });

  test('without colour where NO_COLOR says so', async () => {
    const { stderr } = await playCommand(run(), { script: spoil({}) }, tty({ NO_COLOR: '1' }));
    expect(stderr).toContain(`${CLEAR}⠋ 0 s  `);
    expect(stderr).not.toMatch(/\p{Cc}\[\d+m/u);
  });

  test('that is dumb gets plain lines', async () => {
    const { stderr } = await playCommand(run(), { script: spoil({}) }, tty({ TERM: 'dumb' }));
    expect(stderr).toMatch(/^Creating a job\.\n/);
    expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('keeps a warning above the line, and the key out of it', async () => {
    const odd = json(200, { id: JOB_ID, status: `::error::${KEY}\u001b[31m`, prLink: null });
    const faults = { [LOOK]: [odd] };
    const { stderr } = await playCommand(run(), { script: spoil(faults) }, tty());
    expect(stderr).toMatch(/Warning: Job job_7Qm-4 has a status that is not known here/);
    expect(stderr).not.toContain('\u001b[31m');
  });

  test('is left clean by Ctrl+C', async () => {
    const { stderr } = await playCommand(run(), { script: () => hang() }, (service) => ({
      ...tty(),
      signals: [{ signal: 'SIGINT' as const, when: service.afterRequests(1) }],
    }));
    expect(stderr.split(CLEAR).at(-1)).toMatch(/^docs-agent: The answer to the create request was lost/);
  });
});

describe('help and completion', () => {
  test('all commands stand in one help', async () => {
    const { exitCode, stdout } = await runDocsAgent(['--help']);
    expect(exitCode).toBe(0);
    for (const name of [
      'run',
      'message',
      'status',
      'views',
      'init',
      'serve',
      'key',
      'import-views',
      'completion',
    ])
      expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  });

  test.each(['run', 'message', 'status', 'views'])('%s --help has an example', async (name) => {
    const { exitCode, stdout } = await runDocsAgent([name, '--help']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/Example:\n {2}\$ .*docs-agent /);
    expect((await runDocsAgent(['help', name])).stdout).toBe(stdout);
  });

  test.each(['zsh', 'fish'])('completion %s gives a script', async (shell) => {
    const { exitCode, stdout, stderr } = await runDocsAgent(['completion', shell]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain('docs-agent complete -- ');
  });

  let bashScript: Promise<string> | undefined;
  /** Asked for once: it is the same for each line that bash completes. */
  const scriptOfBash = () => {
    bashScript ??= runDocsAgent(['completion', 'bash']).then(({ stdout }) => stdout);
    return bashScript;
  };

  test.each([
    ['docs-agent st', ['status']],
    ['docs-agent message --ti', ['--timeout-minutes']],
    ['docs-agent run --prompt-file rec', ['FILES']],
    ['docs-agent run --prompt rec', []],
  ])('bash completes "%s"', async (line, expected) => {
    const script = await scriptOfBash();
    const bin = join(folder, 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'docs-agent'), `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`, {
      mode: 0o755,
    });
    const words = line.split(' ');
    // What bash-completion gives every script, and what bash itself keeps of a function's wish for file names.
    const lines = [
      '_get_comp_words_by_ref() { cur=${COMP_WORDS[COMP_CWORD]}; words=("${COMP_WORDS[@]}"); cword=$COMP_CWORD; }',
      'compopt() { [ "$*" = "+o default" ] && files=no; }',
      script,
      'complete -p docs-agent | grep -q -- "-o default" || exit 9',
      `COMP_WORDS=(${words.join(' ')}) COMP_CWORD=${words.length - 1} files=yes`,
      '__docs_agent_complete',
      'echo "${COMPREPLY[*]}"; [ $files = no ] || echo FILES',
    ];
    const env = { PATH: `${bin}:${process.env.PATH}` };
    const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', lines.join('\n')], { env });
    expect(stdout.split('\n').filter(Boolean)).toEqual(expected);
  });

  test.each<[string[], string[]]>([
    [['st'], ['status']],
    [
      ['run', '--prom'],
      ['--prompt', '--prompt-file'],
    ],
    [
      ['key', ''],
      ['create', 'list', 'revoke'],
    ],
    [['serve', '--po'], ['--port']],
    [['views', '--fi'], ['--file']],
  ])('%j is completed to %j', async (words, expected) => {
    const { stdout } = await runDocsAgent(['complete', '--', ...words]);
    const values = stdout.split('\n').flatMap((line) => (line.includes('\t') ? [line.split('\t')[0]] : []));
    expect(values).toEqual(expect.arrayContaining(expected));
  });
});
