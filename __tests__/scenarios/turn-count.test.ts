import { describe, expect, test } from '@jest/globals';
import { reset } from '../support/answers.ts';
import { createJobSimulator, JOB_ID, type JobSimulatorOptions, PR_LINK } from '../support/job-simulator.ts';
import { gist, LOOK, MESSAGE, play } from '../support/scenario.ts';

// Long enough that a run which waited for the settle window would be out of time.
const inputs = { jobId: JOB_ID, settleSeconds: '60' };
const success = { exitCode: 0, outcome: 'pull-request', jobId: JOB_ID, status: 'completed', prLink: PR_LINK };
const counting = (turns: JobSimulatorOptions['turns']) => ({
  existing: true,
  countsTurns: true,
  turns: turns ?? [],
});

test('a turn that is over before the first look ends the run there, without a doubt', async () => {
  const script = createJobSimulator(counting([{}, { activeLooks: 0 }]));
  const played = await play({ script }, { inputs });
  expect(gist(played)).toEqual({ ...success, requests: [LOOK, MESSAGE, LOOK] });
  expect(played.log).toMatch(/Pull request updated/);
  expect(played.log).not.toMatch(/no sign of a new turn/);
});

test('the end of the turn before is waited through', async () => {
  const script = createJobSimulator(counting([{}, { staleLooks: 2, activeLooks: 0 }]));
  const played = await play({ script }, { inputs });
  expect(gist(played)).toEqual({ ...success, requests: [LOOK, MESSAGE, LOOK, LOOK, LOOK] });
});

test('a message whose answer was lost has arrived where a further turn is over', async () => {
  const simulate = createJobSimulator(counting([{}, { activeLooks: 0 }]));
  const script = (request: Parameters<typeof simulate>[0]) => {
    const answer = simulate(request);
    return request.method === 'POST' ? reset() : answer;
  };
  const played = await play({ script }, { inputs });
  expect(gist(played)).toMatchObject(success);
  expect(played.requests.filter((request) => request === MESSAGE)).toHaveLength(1);
});

describe('a job that the service has read back, whose turns it can not count exactly', () => {
  const atLeast = (turns: JobSimulatorOptions['turns']) => ({
    ...counting(turns),
    countsTurns: 'at least' as const,
  });

  test('a turn that is over before the first look ends the run there all the same', async () => {
    const played = await play({ script: createJobSimulator(atLeast([{}, { activeLooks: 0 }])) }, { inputs });
    expect(gist(played)).toEqual({ ...success, requests: [LOOK, MESSAGE, LOOK] });
    expect(played.log).not.toMatch(/no sign of a new turn/);
  });

  test('the end of the turn before is waited through', async () => {
    const script = createJobSimulator(atLeast([{}, { staleLooks: 2, activeLooks: 0 }]));
    expect(gist(await play({ script }, { inputs }))).toEqual({
      ...success,
      requests: [LOOK, MESSAGE, LOOK, LOOK, LOOK],
    });
  });
});
