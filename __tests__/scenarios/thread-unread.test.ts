import { describe, expect, test } from '@jest/globals';
import { createJobSimulator, JOB_ID } from '../support/job-simulator.ts';
import { gist, LOOK, MESSAGE } from '../support/scenario.ts';
import {
  lastOurs,
  leaveComment,
  playThread,
  quick,
  type Stage,
  say,
  silent,
  wordsOf,
} from '../support/thread-scenario.ts';

const script = () => createJobSimulator({ existing: true });

describe.each([
  ['GitHub', 'github'],
  ['Gitea and Forgejo', 'gitea'],
] as const)('%s', (_, flavour) => {
  test.concurrent.each([
    ['may not be read', ['pulls/get']],
    ['is nowhere to be found', []],
  ])(
    "where a pull request %s, log and comment say so, and that the thread's job goes on",
    async (_, forbidden) => {
      const played = await playThread(
        (stage) => {
          const thread = stage.github.addIssue();
          const { serverUrl, repository } = stage.github.world;
          const prLink = `${serverUrl}/${repository}/pull/77`;
          leaveComment(stage, { thread: thread.number, job: JOB_ID, prLink });
          return { ...say(stage, '/docs shorten it', { thread }), inputs: quick };
        },
        { github: { flavour, forbidden }, service: { script: script() } },
      );
      const said =
        /Whether the pull request of this thread's last job is still open could not be read \(.*HTTP 40[34].*\)\. It is taken for open, so job job_7Qm-4 goes on; \/docs new starts another\./;
      expect(played.log).toMatch(said);
      expect(wordsOf(lastOurs(played).body).replaceAll('`', '')).toMatch(said);
      expect(gist(played)).toMatchObject({ exitCode: 0, requests: expect.arrayContaining([MESSAGE]) });
    },
  );

  const nameless = (stage: Stage) => {
    stage.github.failNext('graphql', { kind: 'status', status: 403 } as never, 20);
    return stage;
  };
  const stands = {
    github: { flavour, forbidden: ['users/get-authenticated'] },
    service: { script: script() },
  };

  test.concurrent('without a comment and without a name, nothing is sent that could be a second job, which is said once', async () => {
    const played = await playThread((stage) => {
      const thread = stage.github.addIssue();
      leaveComment(stage, { thread: thread.number, job: JOB_ID });
      return { ...say(nameless(stage), '/docs shorten it', { thread }), inputs: silent };
    }, stands);
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', requests: [] });
    const errors = played.annotations.filter(({ name }) => name === 'error');
    expect(errors.map(({ data }) => data)).toEqual([
      expect.stringContaining(
        'It is not known whom githubToken acts as, and the thread holds comments like ours.',
      ),
    ]);
    expect(played.log).not.toContain('no such thread or comment');
  });

  test.concurrent('where the thread holds no comment like ours, there is no first job to miss', async () => {
    const played = await playThread(
      (stage) => ({ ...say(nameless(stage), '/docs shorten it'), inputs: silent }),
      {
        github: stands.github,
      },
    );
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
  });

  test.concurrent('`jobId` says which job is meant', async () => {
    const played = await playThread(
      (stage) => {
        const thread = stage.github.addIssue();
        leaveComment(stage, { thread: thread.number, job: 'job_other' });
        return {
          ...say(nameless(stage), '/docs shorten it', { thread }),
          inputs: { ...silent, jobId: JOB_ID },
        };
      },
      { ...stands, service: { script: script() } },
    );
    expect(gist(played).requests.slice(0, 2)).toEqual([LOOK, MESSAGE]);
  });
});
