import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { removeTempFolders, type TestService, testService } from '../server/support.ts';
import { runDocsAgent } from '../support/command-line.ts';

/** The built command line against the project's own service, with an agent that writes down what it was asked. */
let service: TestService;
beforeAll(async () => {
  service = await testService({
    agents: { docs: 'case "$DOCS_AGENT_PROMPT" in fail*) exit 3;; none*) ;; *) cat >> notes.md;; esac' },
  });
});
afterAll(async () => {
  await service.stop();
  removeTempFolders();
});

const play = async (...args: string[]) => {
  const env = { DOCS_AGENT_KEY: service.key, DOCS_AGENT_PROJECT: 'docs', DOCS_AGENT_URL: service.url };
  const ended = await runDocsAgent(args, { env });
  expect(ended.stdout + ended.stderr).not.toContain(service.key);
  return ended;
};
const quick = ['--poll-seconds', '0.05'];
const ask = async (...args: string[]) => {
  const { exitCode, stdout } = await play(...args, '--json', ...(args[0] === 'status' ? [] : quick));
  return { exitCode, ...(JSON.parse(stdout) as { outcome: string; jobId: string; prLink: string }) };
};

describe('a job from the command line', () => {
  test('is made, continued and shown', async () => {
    const made = await ask('run', '--prompt', 'First.');
    expect(made).toMatchObject({ exitCode: 0, outcome: 'pull-request', continued: false });
    expect(made.prLink).toBe(`${service.url}/review/docs/${made.jobId}`);

    const continued = await ask('message', made.jobId, '--prompt', 'Second.');
    expect(continued).toMatchObject({
      exitCode: 0,
      outcome: 'pull-request',
      jobId: made.jobId,
      prLink: made.prLink,
      continued: true,
      sentence: `Pull request updated: ${made.prLink}`,
    });

    const other = await ask('run', '--prompt', 'none');
    expect(other).toMatchObject({ exitCode: 0, outcome: 'no-pull-request', prLink: '' });

    const shown = await play('status', made.jobId, other.jobId);
    expect(shown).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(
        new RegExp(`^${made.jobId}  pull-request  .*${made.prLink}\n${other.jobId}  no-pull-request  .*\n$`),
      ),
    });
  });

  test('that fails ends with 1, then and in its status', async () => {
    const failed = await ask('run', '--prompt', 'fail');
    expect(failed).toMatchObject({ exitCode: 1, outcome: 'failed' });
    expect(await ask('status', failed.jobId)).toMatchObject({ ...failed, exitCode: 1 });
    expect(await ask('status', failed.jobId, '--fail-on', 'none')).toMatchObject({ exitCode: 0 });
  });

  test('that is handed over is found again', async () => {
    const { jobId, outcome } = await ask('run', '--no-wait', '--prompt', 'Third.');
    expect(outcome).toBe('detached');
    await service.finished(jobId);
    expect(await ask('status', jobId)).toMatchObject({ exitCode: 0, outcome: 'pull-request', jobId });
  });

  test('that nobody knows ends with 1', async () => {
    const nobody = 'h7kq2v9m4c8x3n5p6r2t7w9y4b';
    expect(await ask('status', nobody)).toMatchObject({ exitCode: 1, outcome: 'error', jobId: nobody });
    expect(await ask('message', nobody, '--prompt', 'x')).toMatchObject({ exitCode: 1, outcome: 'error' });
  });
});
