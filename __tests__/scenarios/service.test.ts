import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { processesWith } from '../server/sandboxed.ts';
import type { StepResult } from '../support/runner.ts';
import { openServiceStage, type ServiceStage, type StagedJob } from '../support/service-stage.ts';
import { once, oursIn, say, wordsOf } from '../support/thread-scenario.ts';

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

  test('tells a run whose push came second why, and where what it made is', async () => {
    await using stage = await openServiceStage();
    const { github, notes } = stage;
    const { jobId = '' } = (await command(stage, '/docs explain the new flag')).run.outputs;
    const branch = `docs-agent/${jobId}`;
    const job = stage.openJob(say({ github, octocat: github.addUser('octocat') }, '/docs add an example'));
    const wait = `touch ${notes}/begun; until [ -e ${notes}/go ]; do sleep 0.05; done`;
    const served = await job.serve({ agentCommand: `${wait}; ${AGENT}`, readable: notes, sandbox: 'none' });
    const running = job.ask(served, { inputs: { timeoutMinutes: '2' } });
    await once(() => existsSync(join(notes, 'begun')))();
    // As another runner's push, which this one's service learns of by its lease alone.
    const others = stage.git('commit-tree', '-p', branch, '-m', 'Theirs', `${branch}^{tree}`);
    stage.git('update-ref', `refs/heads/${branch}`, others);
    writeFileSync(join(notes, 'go'), '');
    const run = await running;
    const [, post] = await job.end();

    const kept = stage.git('for-each-ref', '--format=%(refname:short)', `refs/heads/${branch}-*`);
    expect(stage.git('show', `${kept}:requests.md`)).toMatch(/- explain the new flag\n- add an example$/);
    expect(stage.git('rev-parse', branch)).toBe(others);
    const why = `its branch was moved by somebody else meanwhile; what was made is kept as the branch ${kept}`;
    expect(run).toMatchObject({ exitCode: 1, outputs: { jobId, outcome: 'failed', status: 'failed' } });
    expect(run.annotations.map(({ data }) => data)).toEqual([
      expect.stringMatching(new RegExp(`^Job ${jobId} failed: ${why}\\. Look at it `)),
    ]);
    expect(wordsOf(lastComment(stage))).toMatch(/^### ❌ The job failed\n/);
    expect(lastComment(stage)).toContain(`\`${why}\`. `);
    expect(post?.annotations.map(({ data }) => data)).toEqual([`Job ${jobId} failed: ${why}`]);
  });
});
