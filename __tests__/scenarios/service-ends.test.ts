import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { processesWith } from '../server/sandboxed.ts';
import { repositoryRoot } from '../support/runner.ts';
import { openServiceStage, type ServiceStage, type StagedJob } from '../support/service-stage.ts';
import { once, oursIn, say, wordsOf } from '../support/thread-scenario.ts';

const leftOf = ({ temp }: StagedJob) => ({
  files: readdirSync(join(temp, 'runner')),
  processes: processesWith(temp),
});
const NOTHING = { files: [], processes: [] };

const lastComment = (stage: ServiceStage) => wordsOf(oursIn(stage.github).at(-1)?.body ?? '');
const isWorking = (stage: ServiceStage) => once(() => lastComment(stage).includes('Working on it'));

/** A command whose agent waits until the test lets it go. */
function openWaiting(stage: ServiceStage, drainSeconds: number) {
  const { github, notes } = stage;
  const built = say({ github, octocat: github.addUser('octocat') }, '/docs explain the flag');
  const config = JSON.stringify({ drainSeconds });
  const job = stage.openJob({ ...built, workspace: { 'docs-agent.config.json': config } });
  const agentCommand = `until [ -e ${notes}/go ]; do sleep 0.05; done; cat >> requests.md`;
  return { job, inputs: { agentCommand, readable: notes, config: 'docs-agent.config.json' } };
}

const letGo = ({ notes }: ServiceStage) => writeFileSync(join(notes, 'go'), '');

async function askForStatus(stage: ServiceStage) {
  const { github } = stage;
  const job = stage.openJob(say({ github, octocat: github.addUser('octocat') }, '/docs status'));
  const run = await job.ask(await job.serve({ agentCommand: 'true' }));
  await job.end();
  return run;
}

describe('a run that is cancelled while its agent works', () => {
  test.concurrent('says that the job ends with it; what the agent makes in the time left is there', async () => {
    await using stage = await openServiceStage();
    const { job, inputs } = openWaiting(stage, 60);
    const served = await job.serve(inputs);
    const run = await job.ask(served, { cancel: isWorking(stage) });
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled', status: 'active' } });
    const { jobId = '' } = run.outputs;
    expect(lastComment(stage)).toMatch(
      /^### ⏹️ Watching stopped\n\nThe job ends with the run, and what it had pushed by then stays\./,
    );
    letGo(stage);
    const [, post] = await job.end();
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(post?.stdout).toContain(`Job ${jobId} completed: https://`);
    expect(leftOf(job)).toEqual(NOTHING);
    const status = await askForStatus(stage);
    expect(status.outputs).toMatchObject({
      jobId,
      status: 'completed',
      prLink: expect.stringMatching(/^https:/),
    });
  });

  test.concurrent('is told how it ended by collect, behind a service of its own on another runner', async () => {
    await using stage = await openServiceStage();
    // collect looks at comments of the last days.
    stage.github.world.now = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    const { job, inputs } = openWaiting(stage, 60);
    const run = await job.ask(await job.serve(inputs), { cancel: isWorking(stage) });
    const { jobId = '' } = run.outputs;
    letGo(stage);
    await job.end();
    expect(lastComment(stage)).toMatch(/^### ⏹️ Watching stopped/);

    // As the host says of the run in time.
    stage.github.world.runs.set(1001, 'completed');
    const later = stage.openJob({ eventName: 'schedule', event: {} });
    const {
      baseUrl = '',
      projectId = '',
      secretKey = '',
    } = (await later.serve({ agentCommand: 'true' })).outputs;
    const collected = await later.step({
      action: 'collect/action.yml',
      inputs: { baseUrl, projectId, secretKey },
    });
    await later.end();
    expect(collected).toMatchObject({ exitCode: 0, outputs: { finished: '1', pending: '0', stuck: '0' } });
    const [told] = JSON.parse(collected.outputs.jobs ?? '') as object[];
    expect(told).toMatchObject({ id: jobId, status: 'completed', outcome: 'pull-request' });
    expect(lastComment(stage)).toMatch(/^### ✅ Pull request ready\n/);
    expect(leftOf(later)).toEqual(NOTHING);
  });

  test.concurrent('names the job whose agent had to be ended', async () => {
    await using stage = await openServiceStage();
    const { job, inputs } = openWaiting(stage, 1);
    const run = await job.ask(await job.serve(inputs), { cancel: isWorking(stage) });
    const { jobId = '' } = run.outputs;
    const [, post] = await job.end();
    expect(post?.annotations.map(({ name, data }) => `${name}: ${data}`)).toEqual([
      `warning: Job ${jobId} was ended with its service, before its turn was over. What it had not pushed is lost.`,
    ]);
    expect(leftOf(job)).toEqual(NOTHING);
    expect(stage.git('branch', '--list', 'docs-agent/*')).toBe('');
    const status = await askForStatus(stage);
    expect(status.outputs).toMatchObject({ prLink: '' });
  });
});

describe('a runner that is killed', () => {
  /** As a runner's worker: the steps are its children, and it is gone without a word. */
  async function serveFromWorker(stage: ServiceStage, job: StagedJob, inputs: Record<string, string>) {
    const files = Object.fromEntries(
      ['OUTPUT', 'STATE'].map((name) => [`GITHUB_${name}`, join(job.temp, `worker-${name}`)]),
    );
    for (const file of Object.values(files)) writeFileSync(file, '');
    const env = { ...job.environmentOf({ action: 'service/action.yml', inputs }), ...stage.env, ...files };
    const main = join(repositoryRoot, 'dist/service/index.js');
    const worker = spawn('sh', ['-c', '"$@"; exec sleep 600', 'sh', process.execPath, main], {
      env,
      stdio: 'ignore',
    });
    const text = () => readFileSync(files.GITHUB_OUTPUT ?? '', 'utf8');
    await once(() => /^secretKey<</m.test(text()))();
    return { worker, served: readOutputs(text()) };
  }

  test.concurrent('in the first turn: service and agent end by themselves, and a further command begins anew', async () => {
    await using stage = await openServiceStage();
    const { job, inputs } = openWaiting(stage, 0);
    const { worker, served } = await serveFromWorker(stage, job, inputs);
    const run = await job.ask(served, { signals: [{ signal: 'SIGKILL', when: isWorking(stage) }] });
    expect(run.signal).toBe('SIGKILL');
    worker.kill('SIGKILL');
    await once(() => processesWith(job.temp).length === 0)();
    expect(leftOf(job)).toEqual(NOTHING);

    // As the host says of it in time.
    stage.github.world.runs.set(1001, 'completed');
    letGo(stage);
    const { job: next, inputs: again } = openWaiting(stage, 30);
    const second = await next.ask(await next.serve(again), { inputs: { timeoutMinutes: '2' } });
    expect(second.outputs).toMatchObject({ outcome: 'pull-request', continued: 'false' });
    expect(second.outputs.jobId).not.toBe('');
    expect(lastComment(stage)).toContain('no longer known to the service');
    expect(lastComment(stage)).toMatch(/^### ✅ Pull request ready/);
  });

  test.concurrent('and what watches over the service is told to end again and again: nothing stays', async () => {
    await using stage = await openServiceStage();
    const { job, inputs } = openWaiting(stage, 0);
    const { worker } = await serveFromWorker(stage, job, inputs);
    const [folder = ''] = readdirSync(join(job.temp, 'runner'));
    const files = join(job.temp, 'runner', folder, 'tmp');
    for (let at = 0; at < 5000; at++) writeFileSync(join(files, String(at)), '');
    worker.kill('SIGKILL');
    for (let left = processesWith(folder); left.length > 0; left = processesWith(folder)) {
      for (const pid of left) terminate(pid);
      await new Promise((next) => setTimeout(next, 1));
    }
    expect(leftOf(job)).toEqual(NOTHING);
  });

  test.concurrent('after the first turn, before its post steps: a further command goes on with the job', async () => {
    await using stage = await openServiceStage();
    const { job, inputs } = openWaiting(stage, 0);
    letGo(stage);
    const { worker, served } = await serveFromWorker(stage, job, inputs);
    const first = await job.ask(served);
    expect(first.outputs).toMatchObject({ outcome: 'pull-request' });
    worker.kill('SIGKILL');
    await once(() => processesWith(job.temp).length === 0)();
    expect(leftOf(job)).toEqual(NOTHING);

    const { job: next, inputs: again } = openWaiting(stage, 30);
    const second = await next.ask(await next.serve(again));
    const { jobId, prLink } = first.outputs;
    expect(second.outputs).toMatchObject({ outcome: 'pull-request', jobId, prLink, continued: 'true' });
  });
});

function terminate(pid: number) {
  try {
    process.kill(pid, 'SIGTERM');
  } catch {
    // It has ended meanwhile.
  }
}

function readOutputs(text: string) {
  const values = [...text.matchAll(/^(\w+)<<(\S+)\n(.*)\n\2$/gm)].map(([, name, , value]) => [name, value]);
  return { outputs: Object.fromEntries(values) as Record<string, string> };
}
