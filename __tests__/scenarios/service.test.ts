import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { processesWith } from '../server/sandboxed.ts';
import type { StepResult } from '../support/runner.ts';
import { openServiceStage, type ServiceStage, type StagedJob } from '../support/service-stage.ts';
import { oursIn, say, wordsOf } from '../support/thread-scenario.ts';

/** Notes the prompt's first line on a page. */
const AGENT = `read -r line; echo "- $line" >> requests.md`;

const spotless = (step: StepResult) => ({ exitCode: step.exitCode, annotations: step.annotations });
const GOOD = { exitCode: 0, annotations: [] };

/** What is left of a job on its runner. */
const leftOf = ({ temp }: StagedJob) => ({
  files: readdirSync(join(temp, 'runner')),
  processes: processesWith(temp),
});
const NOTHING = { files: [], processes: [] };

/** One run of the workflow for a comment, from the first step to the last post step, on a runner of its own. */
async function command(stage: ServiceStage, text: string) {
  const { github } = stage;
  const job = stage.openJob(say({ github, octocat: github.addUser('octocat') }, text));
  const served = await job.serve({ agentCommand: AGENT });
  expect(spotless(served)).toEqual(GOOD);
  const run = await job.ask(served);
  const [, post] = await job.end();
  expect(leftOf(job)).toEqual(NOTHING);
  return { run, post };
}

const lastComment = (stage: ServiceStage) => oursIn(stage.github).at(-1)?.body ?? '';

describe('a thread whose runs have no service but that of their step', () => {
  test.concurrent('goes on with its job on a runner that has nothing of the first, until that is merged', async () => {
    await using stage = await openServiceStage();
    const { github } = stage;
    const first = await command(stage, '/docs explain the new flag');
    expect(first.run).toMatchObject({ ...GOOD, outputs: { outcome: 'pull-request', status: 'completed' } });
    const { jobId = '', prLink = '' } = first.run.outputs;
    expect(stage.git('show', `docs-agent/${jobId}:requests.md`)).toContain('- explain the new flag');
    expect(wordsOf(lastComment(stage))).toMatch(/^### ✅ Pull request ready\n/);
    expect(first.post?.stdout).toContain(`Job ${jobId} completed: ${prLink}`);

    const status = await command(stage, '/docs status');
    expect(status.run).toMatchObject({ ...GOOD, outputs: { jobId, prLink, status: 'completed' } });

    const second = await command(stage, '/docs add an example');
    expect(second.run).toMatchObject({ ...GOOD, outputs: { jobId, prLink, continued: 'true' } });
    expect(stage.git('show', `docs-agent/${jobId}:requests.md`)).toMatch(
      /- explain the new flag\n- add an example$/,
    );
    expect(wordsOf(lastComment(stage))).toMatch(/^### ✅ Pull request updated\n/);

    const pull = [...github.world.threads.values()].find(({ pull }) => pull?.head === `docs-agent/${jobId}`);
    if (pull?.pull) Object.assign(pull, { state: 'closed', pull: { ...pull.pull, merged: true } });
    stage.git('update-ref', 'refs/heads/main', `docs-agent/${jobId}`);
    const third = await command(stage, '/docs mention the default');
    expect(third.run).toMatchObject({ ...GOOD, outputs: { outcome: 'pull-request' } });
    expect(third.run.outputs.jobId).not.toBe(jobId);
    expect(lastComment(stage)).toContain('merged, so this is a new job');

    for (const { body } of oursIn(github)) expect(body).not.toMatch(/127\.0\.0\.1|localhost|dashboard/);
  });

  test.concurrent('answers two commands at once, on two runners, one after the other and on one branch', async () => {
    await using stage = await openServiceStage();
    const { github } = stage;
    const octocat = github.addUser('octocat');
    // A command that is days old is waited for by nobody.
    github.world.now = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    const jobs = ['one', 'two'].map((text) => stage.openJob(say({ github, octocat }, `/docs say ${text}`)));
    const runs = await Promise.all(
      jobs.map(async (job) =>
        job.ask(await job.serve({ agentCommand: AGENT }), { inputs: { timeoutMinutes: '2' } }),
      ),
    );
    for (const run of runs) expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    const [one, two] = runs.map(({ outputs }) => outputs);
    expect(two).toMatchObject({ jobId: one?.jobId, prLink: one?.prLink, continued: 'true' });
    expect(stage.git('show', `docs-agent/${one?.jobId}:requests.md`)).toMatch(/- say one\n- say two$/);
  });
});
