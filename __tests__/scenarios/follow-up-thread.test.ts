import { describe, expect, test } from '@jest/globals';
import { hashRequest } from '../../src/story/marker.ts';
import { json } from '../support/answers.ts';
import { buildPlainEvent } from '../support/github-events.ts';
import { ACTIONS_BOT } from '../support/github-world-setup.ts';
import { createJobSimulator, JOB_ID, PR_LINK } from '../support/job-simulator.ts';
import { CREATE, gist, LOOK, MESSAGE, spoil } from '../support/scenario.ts';
import {
  again,
  lastOurs,
  leaveComment,
  markerOf,
  oursIn,
  playThread,
  quick,
  type Stage,
  type Staged,
  say,
  silent,
  statesShown,
  wordsOf,
} from '../support/thread-scenario.ts';

const success = { exitCode: 0, outcome: 'pull-request', jobId: JOB_ID, prLink: PR_LINK };
const existing = () => createJobSimulator({ existing: true, turns: [{}, { activeLooks: 1 }] });
const continued = { ...success, requests: [LOOK, LOOK, MESSAGE, LOOK, LOOK] };

/** An issue in which an earlier run left a marker, then the command. */
const threadWith =
  (
    left: Parameters<typeof leaveComment>[1] | object,
    given: Record<string, string> = {},
    body = '/docs shorten it',
  ) =>
  (stage: Stage): Staged => {
    leaveComment(stage, { thread: stage.github.addIssue().number, ...left });
    return { ...say(stage, body), inputs: given };
  };

describe('the second command of a thread', () => {
  test.concurrent('continues the job, and says so', async () => {
    const played = await playThread(threadWith({}, quick), { service: { script: existing() } });
    expect(gist(played)).toMatchObject(continued);
    expect(played.outputs).toMatchObject({ continued: 'true' });
    expect(statesShown(played)).toEqual([
      'Starting',
      'Passing it on',
      'Working on it',
      'Pull request updated',
    ]);
    expect(lastOurs(played).body).toContain(`Job \`${JOB_ID}\` (continued)`);
    expect(lastOurs(played).marker).toMatchObject({ job: JOB_ID, kind: 'pull-request', prLink: PR_LINK });
    expect(played.github.calls().filter((call) => call === 'issues/list-comments')).toHaveLength(1);
  });

  test.concurrent.each(['active', 'failed', 'timeout', 'detached', 'cancelled'] as const)(
    'continues a job that was last seen as %s',
    async (state) => {
      const played = await playThread(threadWith({ state }), { service: { script: existing() } });
      expect(gist(played)).toMatchObject(continued);
    },
  );

  test.concurrent('waits for the turn before, and the comment says that it waits', async () => {
    const busy = json(200, { id: JOB_ID, status: 'active', prLink: null });
    const script = spoil(
      { [LOOK]: Array(30).fill(busy) },
      { existing: true, turns: [{}, { activeLooks: 1 }] },
    );
    const played = await playThread(threadWith({ state: 'active' }, quick), { service: { script } });
    expect(played.outputs).toMatchObject({ outcome: 'pull-request', continued: 'true' });
    const [earlier, own] = oursIn(played.github);
    const isEarlier = (path: string) => path.endsWith(`/${earlier?.id}`);
    // The run before is past its time without a word, so its own comment is told that, once, and nothing else is.
    expect(statesShown(played, isEarlier)).toEqual(['Watching stopped']);
    expect(earlier?.body).toContain('The run was cut off while it watched the job');
    expect(markerOf(own?.body ?? '')).toMatchObject({ run: '30433642', kind: 'pull-request' });
    expect(statesShown(played, (path) => !isEarlier(path))).toEqual([
      'Starting',
      'Waiting for the current turn',
      'Passing it on',
      'Working on it',
      'Pull request updated',
    ]);
  });

  test.concurrent('a turn before that never ends: the message was not sent, the comment says so, and a re-run may send it', async () => {
    const busy = json(200, { id: JOB_ID, status: 'active', prLink: null });
    const played = await playThread(
      (stage) => ({
        ...threadWith({}, { ...quick, timeoutMinutes: '0.1', pollSeconds: '0.5' })(stage),
        clockFrom: stage.service.afterRequests(1, LOOK),
      }),
      { service: { script: { [LOOK]: busy } } },
    );
    expect(played).toMatchObject({ exitCode: 1, outputs: { outcome: 'timeout', continued: 'false' } });
    expect(played.requests).not.toContain(MESSAGE);
    const { body, marker } = lastOurs(played);
    expect(body).toContain('The message was not sent');
    expect(marker).toMatchObject({ kind: 'not-sent' });
  });

  test.concurrent('with wait false hands the message over', async () => {
    const played = await playThread(threadWith({}, { ...quick, wait: 'false' }), {
      service: { script: existing() },
    });
    expect(played.outputs).toMatchObject({ outcome: 'detached', continued: 'true', status: 'active' });
    expect(statesShown(played)).toEqual(['Starting', 'Passing it on', 'Handed over']);
  });

  test.concurrent.each(['never', 'new'])('makes a new job: %s', async (how) => {
    const staged =
      how === 'new'
        ? threadWith({}, silent, '/docs new shorten it')
        : threadWith({}, { ...silent, followUp: 'never' });
    expect(gist(await playThread(staged))).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
  });

  test.concurrent('of another project, service or thread knows nothing of the job', async () => {
    for (const other of [
      { project: 'proj_other' },
      { host: 'api.example.com' },
      { thread: 7 },
      { repository: 'a/b' },
    ]) {
      const played = await playThread((stage) => {
        const { number } = stage.github.addIssue();
        const left = leaveComment(stage, { thread: number, ...other });
        left.thread = number;
        return { ...say(stage, '/docs shorten it'), inputs: silent };
      });
      expect(gist(played)).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
    }
  });

  test.concurrent('the jobId input wins over what the thread says', async () => {
    const played = await playThread(threadWith({ job: 'job_of_the_thread' }, { ...silent, jobId: JOB_ID }), {
      service: { script: existing() },
    });
    expect(gist(played)).toMatchObject({ ...success, requests: [LOOK, MESSAGE, LOOK, LOOK] });
    expect(played.github.calls()).not.toContain('issues/list-comments');
  });
});

describe('fault 39: where there is nothing to continue, followUp auto makes a new job and says why', () => {
  const other = 'job_new';
  /** The thread's job is as given; a create makes another. */
  const script = (first: ReturnType<typeof json>) => {
    const simulate = createJobSimulator({ id: other });
    return (request: Parameters<typeof simulate>[0]) =>
      request.path.includes(JOB_ID) ? first : simulate(request);
  };
  const archived = json(200, { id: JOB_ID, status: 'archived', prLink: null });
  const missing = json(404, { error: 'Job not found' });

  test.concurrent.each([
    ['archived', archived, `This thread's last job, ${JOB_ID}, is archived, so this is a new job.`],
    [
      '404',
      missing,
      `This thread's last job, ${JOB_ID}, is no longer known to the service, so this is a new job.`,
    ],
  ])('%s', async (_, answer, sentence) => {
    const played = await playThread(threadWith({}, quick), { service: { script: script(answer) } });
    expect(played.outputs).toMatchObject({ outcome: 'pull-request', jobId: other, continued: 'false' });
    expect(played.requests.filter((request) => request.startsWith('POST'))).toEqual([CREATE]);
    expect(wordsOf(lastOurs(played).body)).toContain(sentence);
    expect(lastOurs(played).marker).toMatchObject({ job: other });
    expect(played.stdout).toContain(sentence);
  });

  test.concurrent.each([
    ['merged', { state: 'closed', pull: { merged: true } }],
    ['closed', { state: 'closed' }],
  ] as const)('its pull request is %s', async (word, pull) => {
    const prLink = 'https://github.com/octo-org/octo-docs/pull/2';
    const stage =
      (given: Record<string, string>) =>
      (at: Stage): Staged => {
        const { number } = at.github.addIssue();
        at.github.addPull(pull);
        leaveComment(at, { thread: number, prLink });
        return { ...say(at, '/docs shorten it'), inputs: given };
      };
    const found = json(200, { id: JOB_ID, status: 'completed', prLink });
    const played = await playThread(stage(quick), { service: { script: script(found) } });
    expect(played.outputs).toMatchObject({ outcome: 'pull-request', jobId: other });
    expect(lastOurs(played).body).toContain(`is ${word}, so this is a new job.`);
    const always = await playThread(stage({ ...silent, followUp: 'always' }), {
      service: { script: existing() },
    });
    expect(gist(always)).toMatchObject(continued);
  });

  test.concurrent.each([
    ['archived', archived],
    ['404', missing],
  ])('but followUp always refuses: %s', async (_, answer) => {
    const played = await playThread(threadWith({}, { ...quick, followUp: 'always' }), {
      service: { script: script(answer) },
    });
    expect(played).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(played.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    expect(lastOurs(played).body).toContain('/docs new starts another.');
  });
});

describe('a command on the pull request of a job', () => {
  const prLink = 'https://github.com/octo-org/octo-docs/pull/2';
  const onPull =
    (left: object) =>
    (stage: Stage): Staged => {
      const { number } = stage.github.addIssue();
      const thread = stage.github.addPull({ title: 'Explain the new flag' });
      leaveComment(stage, { thread: number, prLink, ...left });
      return { ...say(stage, '/docs shorten it', { thread }), inputs: silent };
    };

  test.concurrent('continues the job that made it', async () => {
    const script = createJobSimulator({ existing: true, turns: [{ prLink }] });
    const played = await playThread(onPull({}), { service: { script } });
    expect(played.outputs).toMatchObject({
      outcome: 'pull-request',
      jobId: JOB_ID,
      prLink,
      continued: 'true',
    });
    expect(played.requests).toContain(MESSAGE);
  });

  test.concurrent('reports its status there, too', async () => {
    const played = await playThread(
      (stage) => {
        const { number } = stage.github.addIssue();
        const thread = stage.github.addPull();
        leaveComment(stage, { thread: number, prLink });
        return { ...say(stage, '/docs status', { thread }), inputs: silent };
      },
      { service: { script: createJobSimulator({ existing: true, turns: [{ prLink }] }) } },
    );
    expect(gist(played)).toMatchObject({ outcome: 'pull-request', prLink, requests: [LOOK] });
  });

  test.concurrent('but not one of which a stranger says so', async () => {
    const played = await playThread((stage) =>
      onPull({ by: stage.github.addUser('stranger', { role: 'read' }) })(stage),
    );
    expect(gist(played)).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
  });
});

describe('threat 8: a marker counts only in a comment of ours', () => {
  test.concurrent.each([
    ['a stranger', { login: 'stranger', id: 7, type: 'User' as const }],
    ['somebody who may write', { login: 'octocat', id: 8, type: 'User' as const }],
    ['a person with the bot’s name', { login: 'github-actions', id: 9, type: 'User' as const }],
    ['a user of that very login', { ...ACTIONS_BOT, type: 'User' as const, login: 'github-actions' }],
    ['another bot', { login: 'other[bot]', id: 10, type: 'Bot' as const }],
  ])('not in one by %s', async (_, by) => {
    const played = await playThread(threadWith({ by, job: 'job_forged' }));
    expect(gist(played)).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
  });

  test.concurrent('not as words that we quote', async () => {
    const played = await playThread((stage) => {
      const { number } = stage.github.addIssue();
      const forged = leaveComment(stage, { thread: number, job: 'job_forged', by: stage.octocat });
      const event = buildPlainEvent(stage.github.world, { eventName: 'schedule', sender: stage.octocat });
      return {
        ...event,
        inputs: { ...quick, prompt: `Explain ${forged.body}`, issueNumber: String(number) },
      };
    });
    expect(gist(played)).toMatchObject(success);
    expect(lastOurs(played).marker).toMatchObject({ job: JOB_ID });
    expect(lastOurs(played).body.match(/<!-- docs-agent/g)).toHaveLength(1);
  });
});

test.concurrent('fault 48: a marker on page 3 of 250 comments is found newest first, in two requests', async () => {
  const staged = (stage: Stage): Staged => {
    const { number } = stage.github.addIssue();
    leaveComment(stage, { thread: number, job: 'job_older' });
    for (let n = 1; n <= 230; n += 1)
      stage.github.addComment(number, { user: stage.octocat, body: `No ${n}` });
    leaveComment(stage, { thread: number });
    for (let n = 1; n <= 17; n += 1)
      stage.github.addComment(number, { user: stage.octocat, body: `Later ${n}` });
    return { ...say(stage, '/docs shorten it'), inputs: silent };
  };
  const played = await playThread(staged, { service: { script: existing() } });
  expect(gist(played)).toMatchObject(continued);
  const pages = played.github.requests.filter(({ path }) => path.includes('/issues/1/comments'));
  expect(pages.map(({ path }) => new URL(path, 'http://x').searchParams.get('page'))).toEqual(['1', '3']);
});

describe('an answer that was lost left `unknown` behind', () => {
  test.concurrent.each(['unknown', 'creating'] as const)('%s: refused, nothing is sent', async (state) => {
    const played = await playThread(threadWith({ state, job: undefined }, quick));
    expect(played).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' }, requests: [] });
    const { body, marker } = lastOurs(played);
    expect(wordsOf(body)).toContain('A job may have been created by run `30000001`');
    expect(marker).toMatchObject({ kind: 'refused' });
  });

  test.concurrent('until the thread says new', async () => {
    const played = await playThread(
      threadWith({ state: 'unknown', job: undefined }, silent, '/docs new explain it'),
    );
    expect(gist(played)).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
  });

  test.concurrent('or until jobId is given', async () => {
    const played = await playThread(
      threadWith({ state: 'unknown', job: undefined }, { ...silent, jobId: JOB_ID }),
      {
        service: { script: existing() },
      },
    );
    expect(played.outputs).toMatchObject({ outcome: 'pull-request', continued: 'true' });
  });

  test.concurrent('but what the service refused may be asked again', async () => {
    const played = await playThread(threadWith({ state: 'refused', job: undefined }));
    expect(gist(played)).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
  });
});

describe('fault 14: a re-run of the same workflow run', () => {
  test.concurrent('adopts its own job, reuses its comment, sends nothing', async () => {
    const played = await playThread(again({ state: 'active' }), { service: { script: existing() } });
    expect(gist(played)).toMatchObject({ ...success });
    expect(new Set(played.requests)).toEqual(new Set([LOOK]));
    expect(oursIn(played.github)).toHaveLength(1);
    expect(lastOurs(played).body).toContain('takes over job');
    expect(lastOurs(played).marker).toMatchObject({ attempt: 2, kind: 'pull-request', job: JOB_ID });
    expect(played.outputs).toMatchObject({
      continued: 'false',
      prompt: '',
      commentUrl: expect.stringMatching(/#issuecomment/),
    });
  });

  test.concurrent('knows its own comment though the first question who it is fails', async () => {
    const played = await playThread(
      (stage) => {
        stage.github.failNext('graphql', { kind: 'status', status: 502 });
        return again({ state: 'active' })(stage);
      },
      { service: { script: existing() } },
    );
    expect(gist(played)).toMatchObject({ ...success });
    expect(new Set(played.requests)).toEqual(new Set([LOOK]));
    expect(oursIn(played.github)).toHaveLength(1);
  });

  test.concurrent('with comment false adopts it as well', async () => {
    const played = await playThread(again({ state: 'active' }, silent), { service: { script: existing() } });
    expect(gist(played)).toMatchObject(success);
    expect(new Set(played.requests)).toEqual(new Set([LOOK]));
    expect(oursIn(played.github)).toHaveLength(1);
  });

  test.concurrent.each(['unknown', 'creating'] as const)(
    'is refused where its earlier attempt left `%s`, and the doubt stays for the attempt after it',
    async (state) => {
      const played = await playThread(again({ state, job: undefined }));
      expect(played).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' }, requests: [] });
      expect(oursIn(played.github)).toHaveLength(1);
      expect(lastOurs(played).marker).toMatchObject({ kind: state, attempt: 1 });
      expect(lastOurs(played).body).toContain('check the dashboard before running again');
    },
  );

  test.concurrent('a message whose answer was lost: only a job that moves proves that it came', async () => {
    const doubt = { state: 'sending' };
    const still = await playThread(again(doubt), { service: { script: existing() } });
    expect(still).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(still.requests).not.toContain(MESSAGE);
    const active = json(200, { id: JOB_ID, status: 'active', prLink: null });
    const script = spoil({ [LOOK]: [active] }, { existing: true, turns: [{}] });
    const moving = await playThread(again(doubt), { service: { script } });
    expect(gist(moving)).toMatchObject(success);
    expect(moving.requests).not.toContain(MESSAGE);
  });

  test.concurrent('asks again where the service refused it, in the same comment', async () => {
    const played = await playThread(again({ state: 'refused', job: undefined }));
    expect(gist(played)).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
    expect(oursIn(played.github)).toHaveLength(1);
    // The doubt stands in the thread before the request leaves.
    const bodies = played.github.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(statesShown(played)).toEqual(['Starting', 'Starting', 'Working on it', 'Pull request ready']);
    expect(bodies).toHaveLength(4);
  });

  test.concurrent('does not take another request of the same run for its own', async () => {
    const played = await playThread(
      again(
        { state: 'active', request: hashRequest(['other']), job: 'job_other' },
        { ...silent, followUp: 'never' },
      ),
    );
    expect(gist(played)).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
  });
});
