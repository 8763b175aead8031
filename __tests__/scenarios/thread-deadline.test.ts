import { describe, expect, test } from '@jest/globals';
import { hang, json } from '../support/answers.ts';
import { createJobSimulator } from '../support/job-simulator.ts';
import { gist, LOOK, spoil } from '../support/scenario.ts';
import {
  lastOurs,
  leaveComment,
  once,
  playThread,
  quick,
  type Stage,
  say,
  wordsOf,
} from '../support/thread-scenario.ts';

const threeSeconds = { ...quick, timeoutMinutes: '0.05' };
const onEarlierJob = (given: Record<string, string>) => (stage: Stage) => {
  leaveComment(stage, { thread: stage.github.addIssue().number });
  const clockFrom = stage.service.afterRequests(1, LOOK);
  return { ...say(stage, '/docs shorten it'), inputs: given, clockFrom };
};

describe('where the code host took all the time, nothing is sent, and that is what is told', () => {
  test.concurrent.each(['issues/create-comment', 'issues/list-comments'])('%s is slow', async (operation) => {
    const played = await playThread((stage) => {
      const staged = say(stage, '/docs explain it');
      // In the middle between the end of the run's time and that of what the code host has after it.
      stage.github.failNext(operation, { kind: 'slow', delayMs: 5_500 });
      return {
        ...staged,
        inputs: threeSeconds,
        clockFrom: once(() => stage.github.calls().includes(operation)),
      };
    });
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'timeout', jobId: '', requests: [] });
    expect(played.log).toMatch(/The time was up before the service took anything; nothing was sent\./);
    expect(played.log).not.toMatch(/could not be reached/);
    expect(lastOurs(played).body).toContain('### 📭 Not sent');
    expect(wordsOf(lastOurs(played).body)).toContain('nothing was sent');
    expect(lastOurs(played).marker).toMatchObject({ kind: 'not-sent' });
  });
});

test.concurrent('the look at the thread’s job keeps to the deadline', async () => {
  const played = await playThread(onEarlierJob(threeSeconds), { service: { script: { [LOOK]: hang() } } });
  expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'timeout' });
  expect(new Set(played.requests)).toEqual(new Set([LOOK]));
  expect(played.log).toMatch(/was not sent|nothing was sent/);
});

test.concurrent('a look that answers for another job is not believed: no second job is made', async () => {
  const other = json(200, { id: 'job_other', status: 'archived', prLink: null });
  const played = await playThread(onEarlierJob(quick), {
    service: { script: spoil({ [LOOK]: other }, { existing: true, turns: [{}] }) },
  });
  expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error' });
  expect(new Set(played.requests)).toEqual(new Set([LOOK]));
  expect(played.log).toMatch(/another job.*not sent/);
});

test.concurrent('one such look among good ones changes nothing', async () => {
  const other = json(200, { id: 'job_other', status: 'archived', prLink: null });
  const simulate = createJobSimulator({ existing: true, turns: [{}] });
  const played = await playThread(onEarlierJob(quick), {
    service: {
      script: (request) => (request.method === 'GET' && request.count === 1 ? other : simulate(request)),
    },
  });
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
  expect(played.outputs).toMatchObject({ continued: 'true' });
});
