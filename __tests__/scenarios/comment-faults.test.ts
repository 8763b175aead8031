import { describe, expect, test } from '@jest/globals';
import { findMarker, tellMarker } from '../../src/story/marker.ts';
import { createJobSimulator, JOB_ID } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist, LOOK, MESSAGE } from '../support/scenario.ts';
import {
  lastOurs,
  leaveComment,
  oursIn,
  playThread,
  quick,
  reactionsIn,
  type Stage,
  type Staged,
  say,
  statesShown,
  type ThreadPlayed,
} from '../support/thread-scenario.ts';

const shown = ['Starting', 'Working on it', 'Pull request ready'];

/** Whatever the code host does, the job is made once, and the exit code is the job's. */
const expectUnharmed = (played: ThreadPlayed): void =>
  expect(gist(played)).toMatchObject({
    exitCode: 0,
    outcome: 'pull-request',
    jobId: JOB_ID,
    requests: [CREATE, LOOK, LOOK],
  });

const faulty =
  (spoil: (github: Stage['github']) => void, given: Record<string, string> = quick) =>
  (stage: Stage): Staged => {
    const staged = say(stage, '/docs explain it');
    spoil(stage.github);
    return { ...staged, inputs: given };
  };

describe('fault 42: the answer to a new comment is lost', () => {
  test.concurrent('it stands there: found by its marker, not written again', async () => {
    const played = await playThread(
      faulty((github) => github.failNext('issues/create-comment', { kind: 'lost-answer' })),
    );
    expectUnharmed(played);
    expect(oursIn(played.github)).toHaveLength(1);
    expect(statesShown(played)).toEqual(shown);
  });

  test.concurrent('it does not: written again, once', async () => {
    const played = await playThread(
      faulty((github) => github.failNext('issues/create-comment', { kind: 'status', status: 502 })),
    );
    expectUnharmed(played);
    expect(oursIn(played.github)).toHaveLength(1);
    expect(played.github.calls().filter((call) => call === 'issues/create-comment')).toHaveLength(2);
  });

  test.concurrent('a stranger’s copy of it is neither taken for it nor written to', async () => {
    const played = await playThread(
      faulty((github) => {
        github.failNext('issues/create-comment', { kind: 'lost-answer' });
        const { comments } = github.world;
        const stranger = github.addUser('stranger', { role: 'read' });
        const set = comments.set.bind(comments);
        // Copies our first comment the moment it is there.
        comments.set = (id, comment) => {
          set(id, comment);
          return set(id + 1_000_000, { ...comment, id: id + 1_000_000, user: stranger });
        };
      }),
    );
    expectUnharmed(played);
    const copies = [...played.github.world.comments.values()].filter(({ user }) => user.login === 'stranger');
    expect(copies.map(({ body }) => body)).toEqual([expect.stringContaining('### ⏳ Starting')]);
    expect(oursIn(played.github)).toHaveLength(1);
    expect(lastOurs(played).body).toContain('### ✅');
  });
});

test.concurrent('fault 43: an edit that fails with 5xx or gets no answer is tried again', async () => {
  const played = await playThread(
    faulty((github) => {
      github.failNext('issues/update-comment', { kind: 'status', status: 502 });
      github.failNext('issues/update-comment', { kind: 'reset' });
    }),
  );
  expectUnharmed(played);
  expect(lastOurs(played).body).toContain('### ✅');
  expect(annotationsOf(played, 'warning')).toEqual([]);
});

describe('fault 44: the comment is gone', () => {
  test.concurrent('deleted meanwhile → written anew once', async () => {
    const simulate = createJobSimulator();
    let remove = (): void => {};
    const played = await playThread(
      faulty((github) => {
        remove = () => {
          for (const { id } of oursIn(github).slice(-1)) github.world.comments.delete(id);
        };
      }),
      {
        service: {
          script: (request) => {
            remove();
            return simulate(request);
          },
        },
      },
    );
    expectUnharmed(played);
    // Once: the third is not written again when it, too, is deleted.
    expect(played.github.calls().filter((call) => call === 'issues/create-comment')).toHaveLength(2);
    expect(annotationsOf(played, 'warning').length).toBeLessThanOrEqual(1);
  });

  test.concurrent.each(['gone', 'locked'] as const)(
    'fault 45: the thread is %s → one warning, the job goes on',
    async (how) => {
      const played = await playThread(
        faulty((github) => {
          const thread = github.world.threads.get(1);
          if (thread) thread[how] = true;
        }),
      );
      expectUnharmed(played);
      expect(annotationsOf(played, 'warning')).toEqual([
        expect.stringMatching(
          how === 'locked' ? /could not be written: the thread is locked\./ : /no such thread/,
        ),
      ]);
      expect(played.outputs.commentUrl).toBe('');
    },
  );

  test.concurrent('a locked thread’s earlier job is continued all the same', async () => {
    const played = await playThread(
      (stage) => {
        leaveComment(stage, { thread: stage.github.addIssue().number });
        return faulty((github) => {
          const thread = github.world.threads.get(1);
          if (thread) thread.locked = true;
        })(stage);
      },
      { service: { script: createJobSimulator({ existing: true, turns: [{}] }) } },
    );
    expect(played.outputs).toMatchObject({ outcome: 'pull-request', continued: 'true' });
    expect(played.requests).toContain(MESSAGE);
  });
});

test.concurrent('fault 41: a comment that a later attempt has taken over is left to it', async () => {
  const simulate = createJobSimulator();
  let takeOver = (): void => {};
  const played = await playThread(
    faulty((github) => {
      takeOver = () => {
        for (const comment of oursIn(github)) {
          const found = findMarker(comment.body);
          if (found.kind !== 'marker') continue;
          const { story, ...owner } = found.marker;
          comment.body = `### Attempt 2\n\n${tellMarker(story, { ...owner, attempt: 2 })}\n`;
        }
      };
    }),
    {
      service: {
        script: (request) => {
          if (request.method === 'GET') takeOver();
          return simulate(request);
        },
      },
    },
  );
  expectUnharmed(played);
  expect(lastOurs(played).body).toContain('### Attempt 2');
  expect(played.stdout).toContain('A later run has taken over the comment');
});

describe('fault 46: rate limits', () => {
  test.concurrent('a secondary one is waited for as long as it says', async () => {
    const fault = { kind: 'secondary-rate-limit', retryAfterSeconds: 1 } as const;
    const played = await playThread(
      faulty((github) => {
        github.failNext('issues/create-comment', fault);
        github.failNext('issues/update-comment', { ...fault, status: 429 });
      }),
    );
    expectUnharmed(played);
    expect(statesShown(played)).toEqual([
      'Starting',
      'Starting',
      'Working on it',
      'Working on it',
      'Pull request ready',
    ]);
    expect(annotationsOf(played, 'warning')).toEqual([]);
  });

  test.concurrent('one that lasts longer than a run can wait is a warning that says how long', async () => {
    const played = await playThread(
      faulty((github) =>
        github.failNext('issues/create-comment', { kind: 'rate-limit', resetInSeconds: 1_800 }, 5),
      ),
    );
    expectUnharmed(played);
    expect(annotationsOf(played, 'warning')).toContainEqual(
      expect.stringMatching(
        /could not be written: the code host's rate limit is used up for another 1[78]\d\d s\./,
      ),
    );
  });
});

describe('fault 49: a token that may not', () => {
  const all = ['issues/create-comment', 'reactions/create-for-issue-comment', 'graphql'];

  test.concurrent('write at all → one warning that names the permissions', async () => {
    const played = await playThread(
      faulty(() => {}, {}),
      { github: { forbidden: all } },
    );
    expectUnharmed(played);
    expect(annotationsOf(played, 'warning')).toEqual([
      expect.stringMatching(/`issues: write` and `pull-requests: write`/),
    ]);
  });

  test.concurrent('react → the comment is written', async () => {
    const played = await playThread(
      faulty(() => {}, {}),
      { github: { forbidden: all.slice(1) } },
    );
    expectUnharmed(played);
    expect(statesShown(played)).toEqual(shown);
    expect(reactionsIn(played)).toEqual([]);
    expect(annotationsOf(played, 'warning')).toHaveLength(1);
  });

  test.concurrent('read the thread → as if there were nothing', async () => {
    const played = await playThread(
      faulty(() => {}),
      { github: { forbidden: ['issues/list-comments'] } },
    );
    expectUnharmed(played);
  });
});

test.concurrent('a thread that can’t be read for now: nothing is sent, for a second job is worse than none', async () => {
  const played = await playThread(
    faulty((github) => github.failNext('issues/list-comments', { kind: 'status', status: 502 }, 9)),
  );
  expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', requests: [] });
  expect(lastOurs(played).body).toContain("The thread's earlier jobs could not be read");
  expect(lastOurs(played).body).toContain('Nothing was sent');
});
