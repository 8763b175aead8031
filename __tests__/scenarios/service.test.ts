import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { processesWith } from '../server/sandboxed.ts';
import { openServiceStage } from '../support/service-stage.ts';
import { oursIn, say, wordsOf } from '../support/thread-scenario.ts';

/** Notes the prompt's first line on a page. */
const AGENT = `read -r line; echo "- $line" >> requests.md`;

describe('a command in a thread, with no service but that of the step', () => {
  test('ends with a pull request, and leaves nothing on the runner', async () => {
    await using stage = await openServiceStage();
    const { github } = stage;
    const octocat = github.addUser('octocat');
    const job = stage.openJob(say({ github, octocat }, '/docs explain the new flag'));
    const served = await job.serve({ agentCommand: AGENT });
    expect({ exitCode: served.exitCode, annotations: served.annotations }).toEqual({
      exitCode: 0,
      annotations: [],
    });
    const { baseUrl = '', projectId, secretKey = '' } = served.outputs;
    expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+#runner$/);
    expect(projectId).toBe('octo-org.octo-docs');
    expect(served.masks[0]).toBe(secretKey);

    const run = await job.ask(served);
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request', status: 'completed' } });
    const jobId = run.outputs.jobId ?? '';
    expect(stage.git('show', `docs-agent/${jobId}:requests.md`)).toContain('- explain the new flag');
    const [comment] = oursIn(github);
    expect(wordsOf(comment?.body ?? '')).toMatch(/^### ✅ Pull request ready\n/);
    expect(comment?.body).not.toContain('127.0.0.1');

    expect(readdirSync(join(job.temp, 'runner'))).toHaveLength(1);
    expect(processesWith(job.temp)).not.toEqual([]);
    const [, post] = await job.end();
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(post?.stdout).toContain(`Job ${jobId} completed: ${run.outputs.prLink}`);
    expect(readdirSync(join(job.temp, 'runner'))).toEqual([]);
    expect(processesWith(job.temp)).toEqual([]);
  });
});
