import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { git, makeRepository, removeTempFolders, tempFolder, testService } from '../server/support.ts';
import { type CollectStage, command, openCollectStage } from '../support/collect-stage.ts';
import { createJobSimulator, KEY, PROJECT } from '../support/job-simulator.ts';
import { annotationsOf, MESSAGE } from '../support/scenario.ts';
import { addTended, passDays } from '../support/tended.ts';
import { oursIn, wordsOf } from '../support/thread-scenario.ts';

afterAll(removeTempFolders);

/** What an example gives the action, with the variable and the secret that its header asks for. */
function inputsOf(name: string, { projectId, secretKey }: { projectId: string; secretKey: string }) {
  const text = readFileSync(resolve(import.meta.dirname, '../../examples', name), 'utf8');
  const { jobs } = parse(text) as {
    jobs: Record<string, { steps: { uses: string; with: Record<string, unknown> }[] }>;
  };
  const [step] = Object.values(jobs).flatMap(({ steps }) => steps);
  const given: Record<string, string> = {
    '${{ vars.DOCS_PROJECT_ID }}': projectId,
    '${{ secrets.DOCS_AGENT_KEY }}': secretKey,
  };
  const inputs = Object.entries(step?.with ?? {}).map(([input, value]) => [
    input,
    given[String(value)] ?? String(value),
  ]);
  return Object.fromEntries(inputs) as Record<string, string>;
}

const TOKEN = 'hub-token-123456';

/** The project's own service, which proposes what its agent writes to the stand-in for GitHub. */
async function startService({ github }: CollectStage) {
  github.addUser('docs-bot', { token: TOKEN });
  const remote = makeRepository(join(tempFolder(), github.world.repository));
  const service = await testService({
    agents: { docs: 'mkdir -p docs && cat > docs/install.md' },
    project: {
      repository: remote,
      tokenEnv: 'HUB_TOKEN',
      pullRequests: { host: 'github', apiUrl: github.world.apiUrl },
    },
    environment: { HUB_TOKEN: TOKEN },
  });
  return { service, remote };
}

test('finish.yml: the project’s own service proposes a change, and renders it for the comment', async () => {
  await using stage = await openCollectStage();
  stage.github.addIssue();
  const { service, remote } = await startService(stage);
  try {
    const example = inputsOf('finish.yml', { projectId: 'docs', secretKey: service.key });
    const inputs = { ...example, baseUrl: service.url, reactions: 'false' };
    const ran = await stage.run(command(stage, '/docs explain the flag'), inputs);
    expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    expect(annotationsOf(ran, 'warning')).toEqual([]);
    const { jobId = '' } = ran.outputs;
    expect(git(remote, 'show', `docs-agent/${jobId}:docs/install.md`)).toContain('explain the flag');

    const url = `${service.url}/review/docs/${jobId}?view=rendered`;
    expect(wordsOf(oursIn(stage.github)[0]?.body ?? '')).toContain(`👀 [Preview](${url})\n`);
    expect(wordsOf(ran.summary)).toContain(`| Preview | ready: [${url}](${url}) |`);
    expect(await (await fetch(url)).text()).toContain('explain the flag');

    const pull = [...stage.github.world.threads.values()].find((thread) => thread.pull);
    expect(pull).toMatchObject({
      labels: ['documentation'],
      pull: { head: `docs-agent/${jobId}`, reviewers: ['octocat'] },
    });
    expect(wordsOf(pull?.body ?? '')).toMatch(
      /\n\n<!-- docs-agent:asked -->\nAsked for in octo-org\/octo-docs#1 by @octocat\n<!-- docs-agent:asked-end -->$/,
    );
  } finally {
    await service.stop();
  }
});

test('tend.yml: branches are brought up to date and repaired, and who does not come is reminded first', async () => {
  await using stage = await openCollectStage({
    script: createJobSimulator({ existing: true, turns: [{ activeLooks: 0 }] }),
  });
  const inputs = inputsOf('tend.yml', { projectId: PROJECT, secretKey: KEY });
  const baseUrl = stage.service.url;
  const tend = () => stage.tend({ ...inputs, baseUrl });
  const { pull } = addTended(stage, { days: 10, mergeable: false });
  const first = await tend();
  expect(first).toMatchObject({ exitCode: 0, annotations: [], outputs: { repaired: '1', reminded: '0' } });
  expect(stage.service.list().filter((one) => one.startsWith('POST'))).toEqual([MESSAGE]);

  // The job has resolved the conflict; the base branch has gone on since, and nobody has come.
  Object.assign(pull.pull?.tending ?? {}, { mergeable: true, behindBy: 2, sha: 'b'.repeat(40) });
  passDays(stage, 15);
  expect((await tend()).outputs).toMatchObject({ updated: '1', reminded: '1', closed: '0' });
  passDays(stage, 30);
  expect((await tend()).outputs).toMatchObject({ updated: '0', reminded: '0', closed: '0' });
  passDays(stage, 1);
  expect((await tend()).outputs).toMatchObject({ reminded: '0', closed: '1' });
  expect(pull).toMatchObject({ state: 'closed' });
  expect(stage.service.list().filter((one) => one.startsWith('POST'))).toEqual([MESSAGE]);
});
