import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { processesWith, sandboxedWithHosts } from '../server/sandboxed.ts';
import { RUN_TOKEN, repositoryRoot, runAction } from '../support/runner.ts';
import { openServiceStage } from '../support/service-stage.ts';
import { oursIn, say } from '../support/thread-scenario.ts';

const MODEL_KEY = 'sk-modelKey0000000000000001';
const COMMAND_FILES = ['env', 'output', 'path', 'state', 'summary'];

/** The files below a folder that hold a text. */
function filesWith(secret: string, folder: string): string[] {
  const { stdout } = spawnSync('grep', ['-rlFa', '--', secret, folder], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

/** What of the machine's processes holds it, in their environment or command. */
function processesHolding(secret: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => ['environ', 'cmdline'].map((file) => `/proc/${pid}/${file}`))
    .filter((file) => {
      try {
        return readFileSync(file, 'latin1').includes(secret);
      } catch {
        return false;
      }
    });
}

describe('the agent of a service on a runner', () => {
  sandboxedWithHosts('finds no secret but its own, and can write for no other step', async () => {
    await using stage = await openServiceStage();
    const { github } = stage;
    const job = stage.openJob(say({ github, octocat: github.addUser('octocat') }, '/docs look around'));
    // It is told more than it could know: where the runner keeps its files.
    const files = ['step1-main', 'step2-main', 'step1-post', 'step2-post']
      .flatMap((step) => COMMAND_FILES.map((kind) => join(job.temp, `${step}-${kind}`)))
      .join(' ');
    const agentCommand = [
      'cat > prompt.txt; env > seen.txt; cat /proc/*/environ /proc/*/cmdline >> seen.txt 2>/dev/null',
      `grep -rsaE 'ghs_|docs_[0-9a-f]{12}_' / --exclude-dir=proc --exclude-dir=sys --exclude-dir=usr >> seen.txt`,
      `for file in ${files}; do echo 'EVIL=1' >> "$file" && echo "wrote $file" >> seen.txt; done 2>/dev/null`,
      `ls -a / /tmp /home /var/tmp ${job.temp} ${job.temp}/runner /work /root >> seen.txt 2>&1; true`,
    ].join('\n');
    const served = await job.serve(
      { agentCommand, agentEnv: 'MODEL_KEY', network: 'api.example.org' },
      { MODEL_KEY, ACTIONS_RUNTIME_TOKEN: 'runtimeToken00000000000001' },
    );
    const secretKey = served.outputs.secretKey ?? '';
    const run = await job.ask(served);
    expect(run.outputs).toMatchObject({ outcome: 'pull-request' });
    const seen = stage.git('show', `docs-agent/${run.outputs.jobId}:seen.txt`);
    expect(seen).toContain('MODEL_KEY=');
    for (const secret of [
      RUN_TOKEN,
      secretKey,
      'runtimeToken',
      'DOCS_AGENT_GITHUB_TOKEN',
      'DOCS_AGENT_RUN_KEY',
    ])
      expect(seen).not.toContain(secret);
    expect(seen).not.toMatch(/^wrote |GITHUB_(?:ENV|OUTPUT|PATH|STATE)=|INPUT_/m);
    const posts = await job.end();
    for (const step of [served, run, ...posts]) {
      expect(`${step.envFile}${step.pathFile}`).toBe('');
      expect(JSON.stringify([step.raw, step.summary])).not.toContain('EVIL');
    }
  });

  test.concurrent('leaves no key, token or process on the runner, and none of them in a log', async () => {
    await using stage = await openServiceStage();
    // Looked for in all processes of the machine, where these tests may run twice.
    const modelKey = `${MODEL_KEY}-${process.pid}`;
    const { github } = stage;
    const job = stage.openJob(say({ github, octocat: github.addUser('octocat') }, '/docs leave something'));
    const agentCommand = [
      'cat >> requests.md; echo "$MODEL_KEY" > "$HOME/kept"; echo "the key is $MODEL_KEY"',
      'mkdir -p "$TMPDIR/a/b"; chmod 0 "$TMPDIR/a/b" "$TMPDIR/a"; (sleep 600 &)',
    ].join('\n');
    const served = await job.serve({ agentCommand, agentEnv: 'MODEL_KEY' }, { MODEL_KEY: modelKey });
    const secretKey = served.outputs.secretKey ?? '';
    const run = await job.ask(served);
    const posts = await job.end();
    expect(readdirSync(join(job.temp, 'runner'))).toEqual([]);
    expect(processesWith(job.temp)).toEqual([]);
    for (const secret of [RUN_TOKEN, modelKey]) expect(filesWith(secret, job.temp)).toEqual([]);
    // The runner's own file of the step's outputs alone.
    expect(filesWith(secretKey, job.temp)).toEqual([join(job.temp, 'step1-main-output')]);
    // Others run at the same time with the same token of the stand-in's.
    for (const secret of [modelKey, secretKey]) expect(processesHolding(secret)).toEqual([]);
    const logs = [served, run, ...posts]
      .map(({ stdout, stderr, summary }) => `${stdout}${stderr}${summary}`)
      .join('\n');
    expect(logs.replaceAll(/^::add-mask::.*$/gm, '')).not.toMatch(
      new RegExp(`${secretKey}|${RUN_TOKEN}|${modelKey}`),
    );
    for (const { body } of oursIn(github)) expect(body).not.toMatch(new RegExp(`${secretKey}|${RUN_TOKEN}`));
  });
});

test.concurrent('what an agent without a sandbox leaves running is ended, and the log says what that means', async () => {
  await using stage = await openServiceStage();
  const { github, notes } = stage;
  const job = stage.openJob(say({ github, octocat: github.addUser('octocat') }, '/docs leave a daemon'));
  const daemon = `setsid sh -c 'echo $$ > ${notes}/pid; exec sleep 600' > /dev/null 2>&1 < /dev/null &`;
  const agentCommand = `${daemon} until [ -s ${notes}/pid ]; do sleep 0.05; done; cat >> requests.md`;
  const served = await job.serve({ agentCommand, sandbox: 'none' });
  expect(served.annotations.map(({ name, data }) => `${name}: ${data}`)).toEqual([
    expect.stringMatching(/^notice: Agents run without a sandbox .* its data and tokens among it\.$/),
  ]);
  expect((await job.ask(served)).outputs).toMatchObject({ outcome: 'pull-request' });
  const left = readFileSync(join(notes, 'pid'), 'utf8').trim();
  const isAlive = () => processesHolding(job.temp).includes(`/proc/${left}/environ`);
  expect(isAlive()).toBe(true);
  await job.end();
  expect(isAlive()).toBe(false);
  expect(readdirSync(join(job.temp, 'runner'))).toEqual([]);
});

describe('a service step', () => {
  test.concurrent('beside another one of the same job has a service, a key and an end of its own', async () => {
    await using stage = await openServiceStage();
    const job = stage.openJob();
    const one = await job.serve({ agentCommand: 'true' });
    const two = await job.serve({ agentCommand: 'true', repository: 'octo-org/other' });
    expect([one.exitCode, two.exitCode]).toEqual([0, 0]);
    expect(two.outputs.projectId).toBe('octo-org.other');
    for (const name of ['baseUrl', 'secretKey'] as const)
      expect(one.outputs[name]).not.toBe(two.outputs[name]);
    const ask = (at: typeof one, key: typeof one) =>
      fetch(`${at.outputs.baseUrl?.replace('#runner', '')}/v2/agent/${at.outputs.projectId}/job/x`, {
        headers: { authorization: `Bearer ${key.outputs.secretKey}` },
      }).then(({ status }) => status);
    expect([await ask(one, one), await ask(one, two), await ask(two, one)]).toEqual([404, 401, 401]);
    await job.end();
    expect(processesWith(job.temp)).toEqual([]);
    expect(readdirSync(join(job.temp, 'runner'))).toEqual([]);
  });

  test.concurrent.each<[string, Parameters<typeof runAction>[0], RegExp]>([
    [
      'on a runner that is not Linux',
      {
        env: {
          NODE_OPTIONS: `--require=${join(repositoryRoot, '__tests__/support/as-darwin.cjs')}`,
        },
      },
      /^The service action runs on Linux runners alone, and this one is darwin/,
    ],
    [
      'with a configuration that the service refuses',
      { workspace: { 'c.json': '{"agent":{"limits":{"memoryMb":0}}}' }, inputs: { config: 'c.json' } },
      /^The service did not start: The configuration: `agent\.limits\.memoryMb`/,
    ],
    [
      'with a readable folder that holds its own',
      { inputs: { readable: tmpdir() } },
      /^The service did not start: The sandbox .* holds the data folder/,
    ],
    [
      'without a place for its files',
      { env: { RUNNER_TEMP: '/proc/none' } },
      /^The service could not be started: ENOENT/,
    ],
    ['without a token', { inputs: { githubToken: null } }, /^Input githubToken: nothing was given/],
  ])('%s ends with one sentence, and leaves nothing', async (_, { inputs = {}, ...how } = {}, sentence) => {
    const sandbox = 'required';
    const run = await runAction({
      action: 'service/action.yml',
      inputs: { agentCommand: 'true', repository: 'octo-org/octo-docs', sandbox, ...inputs },
      ...how,
      env: { GITHUB_SERVER_URL: 'https://github.com', GITHUB_API_URL: 'https://api.github.com', ...how.env },
    });
    expect(run.exitCode).toBe(1);
    expect(run.annotations.map(({ data }) => data)).toEqual([expect.stringMatching(sentence)]);
    expect(run.outputs).toEqual({});
    expect(run.post).toMatchObject({ exitCode: 0, annotations: [] });
  });

  test.concurrent('of a fork, where there are no secrets, starts nothing and says so', async () => {
    const head = { repo: { full_name: 'stranger/octo-docs' } };
    const base = { repo: { full_name: 'octo-org/octo-docs' } };
    const event = {
      action: 'opened',
      pull_request: { number: 7, title: 't', user: { login: 'x' }, head, base },
    };
    const run = await runAction({
      action: 'service/action.yml',
      inputs: { agentCommand: 'true', agentEnv: 'MODEL_KEY', repository: 'octo-org/octo-docs' },
      env: { MODEL_KEY: '' },
      eventName: 'pull_request',
      event,
    });
    expect(run).toMatchObject({ exitCode: 0, annotations: [], outputs: {}, post: { exitCode: 0 } });
    expect(run.stdout).toContain('runs of forks get no secrets. No service is started.');
  });

  test.concurrent('whose main step never ran has nothing to end', async () => {
    const { spawnAndWatch } = await import('../support/child-process.ts');
    const entry = join(repositoryRoot, 'dist/service-post/index.js');
    const folder = mkdtempSync(join(tmpdir(), 'docs-agent-'));
    writeFileSync(join(folder, 'other'), '');
    for (const state of ['', '/nowhere/docs-agent-x', folder])
      expect(
        await spawnAndWatch({
          entry,
          env: { PATH: '/usr/bin:/bin', STATE_folder: state },
          cwd: folder,
          options: {},
        }),
      ).toMatchObject({ exitCode: 0, stdout: '' });
    expect(readdirSync(folder)).toEqual(['other']);
    rmSync(folder, { recursive: true });
  });
});
