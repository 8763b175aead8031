import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { git, makeRepository, removeTempFolders, tempFolder, testService } from '../server/support.ts';
import { type CollectStage, command, openCollectStage } from '../support/collect-stage.ts';
import { annotationsOf } from '../support/scenario.ts';
import { oursIn, wordsOf } from '../support/thread-scenario.ts';

afterAll(removeTempFolders);

const TOKEN = 'hub-token-123456';
/** An agent that writes a page, and one that takes its time. */
const WRITE = 'mkdir -p docs && cat > docs/install.md';

/** The project's own service, which proposes its changes to the stand-in for GitHub. */
async function startBoth({ github }: CollectStage, agent: string) {
  github.addUser('docs-bot', { token: TOKEN });
  const remote = makeRepository(join(tempFolder(), github.world.repository));
  const service = await testService({
    agents: { docs: agent },
    project: {
      repository: remote,
      tokenEnv: 'HUB_TOKEN',
      pullRequests: { host: 'github', apiUrl: github.world.apiUrl },
    },
    environment: { HUB_TOKEN: TOKEN },
  });
  const access = { projectId: 'docs', secretKey: service.key, baseUrl: service.url };
  return {
    service,
    remote,
    inputs: { ...access, reactions: 'false', preview: 'true', prLabels: 'documentation' },
  };
}

test('a command has its pull request’s page rendered by the project’s own service, and linked', async () => {
  await using stage = await openCollectStage();
  stage.github.addIssue();
  const { service, remote, inputs } = await startBoth(stage, WRITE);
  try {
    const ran = await stage.run(command(stage, '/docs explain the flag'), inputs);
    expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    expect(annotationsOf(ran, 'warning')).toEqual([]);
    const { jobId = '' } = ran.outputs;
    const url = `${service.url}/review/docs/${jobId}?view=rendered`;
    expect(wordsOf(oursIn(stage.github)[0]?.body ?? '')).toContain(`👀 [Preview](${url})\n`);
    expect(wordsOf(ran.summary)).toContain(`| Preview | ready: [${url}](${url}) |`);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('explain the flag');
    expect(git(remote, 'show', `docs-agent/${jobId}:docs/install.md`)).toContain('explain the flag');
    const [pull] = [...stage.github.world.threads.values()].filter((thread) => thread.pull);
    expect(pull).toMatchObject({ labels: ['documentation'], pull: { head: `docs-agent/${jobId}` } });
    expect(pull?.body).toMatch(
      /\n<!-- docs-agent:asked -->\nAsked for in .+#1 by .+\n<!-- docs-agent:asked-end -->$/,
    );
  } finally {
    await service.stop();
  }
});
