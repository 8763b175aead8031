import { describe, expect, test } from '@jest/globals';
import { hang, json } from '../support/answers.ts';
import { playAttempts } from '../support/attempts.ts';
import { createJobSimulator, JOB_ID, PR_LINK } from '../support/job-simulator.ts';
import { CREATE, gist, LOOK, MESSAGE, type PlayOptions, spoil } from '../support/scenario.ts';
import {
  again,
  lastOurs,
  leaveComment,
  once,
  oursIn,
  playThread,
  quick,
  type Stage,
  say,
  wordsOf,
} from '../support/thread-scenario.ts';

const existing = () => createJobSimulator({ existing: true, turns: [{}] });
/** A job whose further turns are never seen: every look shows the end of the turn before. */
const stale = () => createJobSimulator({ existing: true, turns: [{}, { staleLooks: 9_999 }] });
const onEarlierJob = (stage: Stage) => {
  leaveComment(stage, { thread: stage.github.addIssue().number });
  return say(stage, '/docs shorten it');
};
const NO_SIGN = 'the service showed no sign of a new turn since the message';
const long = { settleSeconds: '60' };
/** For a run that looks until its time is up: enough, and each look costs. */
const seldom = { pollSeconds: '0.5' };
/** Ends at its time, while the job goes on. */
const briefly = ({ service }: Stage) => ({
  inputs: { ...seldom, timeoutMinutes: '0.06' },
  clockFrom: service.afterRequests(1, LOOK),
});

describe('a message whose turn was not seen stays doubtful in a re-run', () => {
  test.concurrent.each([
    [
      'that timed out',
      'timeout',
      ({ service }: Stage) => ({
        inputs: { ...long, ...seldom, timeoutMinutes: '0.1' },
        clockFrom: service.afterRequests(1, MESSAGE),
      }),
    ],
    [
      'that was cancelled',
      'cancelled',
      ({ service }: Stage) => ({
        inputs: { ...long, timeoutMinutes: '5' },
        cancel: service.afterRequests(3, LOOK),
      }),
    ],
    ['that said so itself', 'pull-request', () => ({})],
  ])('of an attempt %s', async (_, outcome, first) => {
    const { attempts, github } = await playAttempts([first, () => ({})], {
      open: onEarlierJob,
      service: stale(),
    });
    const [one, two] = attempts;
    expect(one?.outputs).toMatchObject({ outcome, jobId: JOB_ID, continued: 'true' });
    expect(one?.requests.filter((request) => request === MESSAGE)).toHaveLength(1);
    expect(two && gist(two)).toMatchObject({ exitCode: 0, outcome: 'pull-request', jobId: JOB_ID });
    expect(new Set(two?.requests)).toEqual(new Set([LOOK]));
    expect(two?.outputs).toMatchObject({ continued: 'true' });
    expect(two?.log).toContain(NO_SIGN);
    expect(two?.summary).toContain('no sign of a new turn');
    const { body, marker } = lastOurs({ github });
    expect(wordsOf(body)).toContain(NO_SIGN);
    expect(body).not.toContain('updated');
    expect(marker).toMatchObject({ attempt: 2, story: { turn: { kind: 'further', evidence: 'none' } } });
    expect(oursIn(github)).toHaveLength(2);
  });

  test.concurrent('until a look shows it active', async () => {
    let isMoving = false;
    const simulate = stale();
    // The look before it is taken over.
    const moves = [{ status: 'active' }, { status: 'completed', prLink: PR_LINK }];
    const { attempts } = await playAttempts(
      [
        () => ({}),
        () => {
          isMoving = true;
          return {};
        },
      ],
      {
        open: onEarlierJob,
        service: (request) =>
          isMoving && request.method === 'GET'
            ? json(200, { id: JOB_ID, prLink: null, ...(moves.length > 1 ? moves.shift() : moves[0]) })
            : simulate(request),
      },
    );
    const log = attempts[1]?.log ?? '';
    expect(attempts[1]?.outputs).toMatchObject({ outcome: 'pull-request', continued: 'true' });
    expect(log).not.toContain(NO_SIGN);
  });
});

describe('a re-run sends nothing where it can’t be known what its earlier attempt sent', () => {
  const expectNothingSent = (played: Awaited<ReturnType<typeof playThread>>) => {
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error' });
    expect(played.requests.filter((request) => request !== LOOK)).toEqual([]);
    expect(played.log).toMatch(/Nothing was sent|check the dashboard before running again/);
  };

  test.concurrent.each([401, 403, 404, 410])('the list of comments answers %i', async (status) => {
    const played = await playThread((stage) => {
      stage.github.failNext('issues/list-comments', { kind: 'status', status, message: 'No.' }, 20);
      return again({ state: 'active' })(stage);
    });
    expectNothingSent(played);
  });

  test.concurrent('the list of comments is none', async () => {
    const played = await playThread((stage) => {
      const answer = json(200, { message: 'Please sign in.' });
      stage.github.failNext('issues/list-comments', { kind: 'answered', answer }, 20);
      return again({ state: 'active' })(stage);
    });
    expectNothingSent(played);
  });

  test.concurrent('nobody knows whom the token acts as, and the comment is refused', async () => {
    const played = await playThread((stage) => {
      stage.github.failNext('graphql', { kind: 'status', status: 403, message: 'No.' }, 20);
      stage.github.failNext('issues/create-comment', { kind: 'status', status: 403, message: 'No.' }, 20);
      return again({ state: 'active' })(stage);
    });
    expectNothingSent(played);
  });

  test.concurrent('with jobId, where the edits of the earlier attempt failed', async () => {
    const played = await playThread(
      again({ state: 'creating', job: undefined }, { ...quick, jobId: JOB_ID }),
      {
        service: { script: existing() },
      },
    );
    expectNothingSent(played);
  });

  test.concurrent('with jobId, as it happens', async () => {
    const { attempts } = await playAttempts(
      [
        ({ github }) => {
          github.failNext('issues/update-comment', { kind: 'status', status: 403, message: 'No.' }, 20);
          return { inputs: { jobId: JOB_ID } };
        },
        () => ({ inputs: { jobId: JOB_ID } }),
      ],
      { service: existing() },
    );
    expect(attempts[0]?.outputs).toMatchObject({ outcome: 'pull-request' });
    expect(attempts[1]).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(attempts[1]?.requests).not.toContain(MESSAGE);
  });
});

test.concurrent('what the first attempt sent is found behind a second that could not read the thread', async () => {
  const { attempts, github } = await playAttempts(
    [
      briefly,
      ({ github }) => {
        github.failNext('issues/list-comments', { kind: 'status', status: 403, message: 'No.' }, 2);
        return {};
      },
      () => ({}),
    ],
    { service: createJobSimulator({ turns: [{ activeLooks: 40 }] }) },
  );
  expect(attempts.map(({ outputs }) => outputs.outcome)).toEqual(['timeout', 'error', 'pull-request']);
  expect(attempts.flatMap(({ requests }) => requests).filter((request) => request === CREATE)).toHaveLength(
    1,
  );
  expect(lastOurs({ github }).marker).toMatchObject({ kind: 'pull-request', job: JOB_ID });
});

describe('whom the token acts as is asked again', () => {
  test.concurrent.each(['reset', 'status'] as const)(
    'a failed question (%s) writes no second comment',
    async (kind) => {
      const played = await playThread(
        (stage) => {
          stage.github.failNext('graphql', kind === 'reset' ? { kind } : { kind, status: 502 });
          return again({ state: 'active' })(stage);
        },
        { service: { script: existing() } },
      );
      expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request', jobId: JOB_ID });
      expect(oursIn(played.github)).toHaveLength(1);
    },
  );
});

test.concurrent('a re-run that is killed before it took over the job leaves job and pull request as they were', async () => {
  const played = await playThread(
    (stage) => ({
      ...again({ state: 'timeout', prLink: PR_LINK })(stage),
      signals: [{ signal: 'SIGKILL' as const, when: stage.service.afterRequests(1, LOOK) }],
      unchecked: true,
    }),
    { service: { script: spoil({ [LOOK]: { kind: 'hang' } }) } },
  );
  expect(played.signal).toBe('SIGKILL');
  expect(oursIn(played.github)).toHaveLength(1);
  const { body, marker } = lastOurs(played);
  expect(body).toContain(`Job \`${JOB_ID}\``);
  expect(body).toContain(PR_LINK);
  expect(marker).toMatchObject({ attempt: 1, kind: 'timed-out', job: JOB_ID, prLink: PR_LINK });
  expect(played.post?.stdout).toContain(`Job ${JOB_ID} is as it was left before`);
  expect(played.post?.stdout).not.toContain('there is no job');
});

test.concurrent('killed behind an attempt whose answer was lost: comment and log still say that there may be a job', async () => {
  const played = await playThread((stage) => {
    stage.github.failNext('issues/update-comment', { kind: 'carried-out', answer: hang() });
    const when = once(() => stage.github.calls().includes('issues/update-comment'));
    return {
      ...again({ state: 'unknown', job: undefined })(stage),
      signals: [{ signal: 'SIGKILL' as const, when }],
      unchecked: true,
    };
  });
  expect(played).toMatchObject({ signal: 'SIGKILL', requests: [] });
  expect(played.post?.stdout).toContain('A job may have been created by attempt 1');
  expect(wordsOf(lastOurs(played).body)).toContain('A job may have been created by attempt 1');
  expect(lastOurs(played).body).not.toContain('before a job was known');
});

test.concurrent('a re-run in a thread that takes no comment sends nothing: what was sent is kept nowhere', async () => {
  const { attempts, github } = await playAttempts(
    [
      (stage) => {
        for (const thread of stage.github.world.threads.values()) thread.locked = true;
        return briefly(stage);
      },
      () => ({}),
    ],
    { service: createJobSimulator({ turns: [{ activeLooks: 40 }] }) },
  );
  expect(attempts.map(({ outputs }) => outputs.outcome)).toEqual(['timeout', 'error']);
  expect(attempts[1]?.requests).toEqual([]);
  expect(attempts[1]?.log).toContain('may be kept nowhere: nothing was sent');
  expect(oursIn(github)).toEqual([]);
});

describe('a re-run that finds no comment of its earlier attempt does not know what that sent', () => {
  const stays = () => createJobSimulator({ turns: [{ activeLooks: 40 }] });
  const lock = ({ github }: Stage, locked: boolean) => {
    for (const thread of github.world.threads.values()) thread.locked = locked;
  };

  test.concurrent.each<[string, (stage: Stage) => PlayOptions, (stage: Stage) => void]>([
    [
      'the thread was locked while it ran',
      (stage) => {
        lock(stage, true);
        return briefly(stage);
      },
      (stage) => lock(stage, false),
    ],
    [
      'the thread was locked, and it was killed',
      (stage) => {
        lock(stage, true);
        const when = stage.service.afterRequests(1, LOOK);
        return { signals: [{ signal: 'SIGKILL', when }], unchecked: true };
      },
      (stage) => lock(stage, false),
    ],
    [
      'its comment was deleted',
      briefly,
      ({ github }) => {
        for (const { id } of oursIn(github)) github.world.comments.delete(id);
      },
    ],
  ])(
    '%s: log, comment and summary say so, and no attempt after it sends',
    async (_, first, meanwhile) => {
      const { attempts, github } = await playAttempts(
        [
          first,
          (stage) => {
            meanwhile(stage);
            return {};
          },
          () => ({}),
        ],
        { service: stays() },
      );
      const [one, ...others] = attempts;
      expect(one?.requests).toContain(CREATE);
      expect(others.map(({ exitCode, requests }) => ({ exitCode, requests }))).toEqual([
        { exitCode: 1, requests: [] },
        { exitCode: 1, requests: [] },
      ]);
      for (const { log, summary } of others) {
        expect(log).toContain('A job may have been created');
        expect(log).toContain('/docs new');
        expect(summary).toContain('A job may have been created');
      }
      expect(oursIn(github)).toHaveLength(1);
      const { body, marker } = lastOurs({ github });
      expect(wordsOf(body)).toContain('A job may have been created');
      expect(wordsOf(body)).toContain('/docs new');
      expect(marker).toMatchObject({ attempt: 2, kind: 'unknown' });
    },
    60_000,
  );

  test.concurrent('a command that asks anew is answered', async () => {
    const { attempts, github } = await playAttempts(
      [
        briefly,
        ({ github: standIn }) => {
          for (const { id } of oursIn(standIn)) standIn.world.comments.delete(id);
          return {};
        },
        (stage) => ({
          ...say(stage, '/docs new explain it'),
          env: { GITHUB_RUN_ID: '30433643', GITHUB_RUN_ATTEMPT: '1' },
        }),
      ],
      { service: createJobSimulator({ turns: [{ activeLooks: 4 }] }) },
    );
    expect(attempts[1]?.requests).toEqual([]);
    expect(attempts[2]?.outputs).toMatchObject({ outcome: 'pull-request' });
    expect(oursIn(github)).toHaveLength(2);
  }, 60_000);
});

test.concurrent.each([
  ['can’t be known now', 502],
  ['is refused', 403],
])(
  'a re-run writes no second comment where its own login %s',
  async (_, status) => {
    const { attempts, github } = await playAttempts([
      () => ({}),
      (stage) => {
        stage.github.failNext('graphql', { kind: 'status', status, message: 'No.' }, 30);
        return {};
      },
    ]);
    const [one, two] = attempts;
    expect(one?.outputs).toMatchObject({ outcome: 'pull-request' });
    expect(two && gist(two)).toMatchObject({ exitCode: 1, outcome: 'error', requests: [] });
    expect(oursIn(github)).toHaveLength(1);
    expect(lastOurs({ github }).marker).toMatchObject({ kind: 'pull-request', attempt: 1 });
    for (const said of [two?.log, wordsOf(two?.summary ?? '')]) {
      expect(said).toContain('no further one was written');
      expect(said).toContain('Where the host refuses to say, pass a token');
    }
  },
  60_000,
);

test.concurrent('a re-run that could not look for its comment at the start writes no second one, and mends the first', async () => {
  const { attempts, github } = await playAttempts(
    [
      briefly,
      ({ github }) => {
        github.failNext('issues/list-comments', { kind: 'status', status: 401, message: 'No.' });
        return { inputs: { timeoutMinutes: '1.5' } };
      },
    ],
    { service: createJobSimulator({ turns: [{ activeLooks: 40 }] }) },
  );
  expect(attempts.map(({ outputs }) => outputs.outcome)).toEqual(['timeout', 'pull-request']);
  expect(oursIn(github)).toHaveLength(1);
  expect(lastOurs({ github }).marker).toMatchObject({ kind: 'pull-request', attempt: 2, job: JOB_ID });
}, 120_000);

describe('a re-run, where another request of the thread went to its job meanwhile', () => {
  const other = { GITHUB_RUN_ID: '30433643', GITHUB_RUN_ATTEMPT: '1' };
  const secondRequest = (stage: Stage) => ({ ...say(stage, '/docs shorten it'), env: other });

  test.concurrent.each<[string, object, object]>([
    ['a failure', { end: 'failed' }, {}],
    ['a pull request', {}, { end: 'failed' }],
  ])(
    'tells its own end again, without a look: %s',
    async (_, first, second) => {
      const { attempts, github } = await playAttempts(
        [() => ({}), secondRequest, () => ({ env: { GITHUB_RUN_ATTEMPT: '2' } })],
        { service: createJobSimulator({ turns: [first, second] }) },
      );
      const [one, two, again] = attempts;
      expect(two?.requests).toContain(MESSAGE);
      expect(two?.outputs.outcome).not.toBe(one?.outputs.outcome);
      expect(again).toMatchObject({ exitCode: one?.exitCode, requests: [] });
      expect(again?.outputs).toMatchObject({ outcome: one?.outputs.outcome, prLink: one?.outputs.prLink });
      const ends = oursIn(github).map(({ body }) => /^### \S+ (.*)/.exec(body)?.[1]);
      expect(ends.sort()).toEqual(['Pull request ready', 'The agent failed']);
    },
    60_000,
  );

  test.concurrent.each([false, true])(
    'doubts an end that may be the other one’s; turns counted: %s',
    async (countsTurns) => {
      const { attempts, github } = await playAttempts(
        [() => ({ inputs: { wait: 'false' } }), secondRequest, () => ({ env: { GITHUB_RUN_ATTEMPT: '2' } })],
        { service: createJobSimulator({ turns: [{ end: 'failed' }, {}], countsTurns }) },
      );
      const said = 'another request went to the job before the end of this one was seen';
      expect(attempts[2]?.outputs).toMatchObject({ outcome: 'pull-request', prLink: PR_LINK });
      expect(attempts[2]?.log).toContain(said);
      expect(wordsOf(oursIn(github)[0]?.body ?? '')).toContain(said);
    },
    60_000,
  );
});
