import { describe, expect, test } from '@jest/globals';
import { raw } from '../support/answers.ts';
import { createJobSimulator, JOB_ID } from '../support/job-simulator.ts';
import { CREATE, gist, LOOK, MESSAGE, play, spoil } from '../support/scenario.ts';

const SWITCHED = 'HTTP/1.1 101 Switching Protocols\r\n';
const ANSWERS: [string, string][] = [
  ['101 with an upgrade', `${SWITCHED}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ['101', `${SWITCHED}\r\n`],
  ['100 and no more', 'HTTP/1.1 100 Continue\r\n\r\n'],
];

describe.each(ANSWERS)('fault 57: %s', (_, bytes) => {
  test.concurrent('to a create → unknown, sent once', async () => {
    const played = await play({ script: spoil({ [CREATE]: raw(bytes) }) });
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'unknown', requests: [CREATE] });
  });

  test.concurrent('to a look → looked again', async () => {
    const played = await play({ script: spoil({ [LOOK]: [raw(bytes)] }) });
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
  });

  test.concurrent('to a message → unknown, sent once', async () => {
    const script = spoil({ [MESSAGE]: raw(bytes) }, { existing: true, turns: [{}] });
    const played = await play({ script }, { inputs: { jobId: JOB_ID } });
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'unknown', jobId: JOB_ID });
    expect(played.requests.filter((request) => request === MESSAGE)).toHaveLength(1);
  });
});

test.concurrent('fault 58: no time left for an answer → nothing is sent', async () => {
  // The look before the message takes so long that less than a tenth of the run is left.
  const simulate = createJobSimulator({ existing: true, turns: [{}] });
  const script = (request: Parameters<typeof simulate>[0]) => ({
    ...simulate(request),
    ...(request.method === 'GET' ? { delayMs: 2_850 } : {}),
  });
  const played = await play({ script }, ({ afterRequests }) => ({
    inputs: { jobId: JOB_ID, timeoutMinutes: '0.05' },
    clockFrom: afterRequests(1, LOOK),
  }));
  expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'timeout', requests: [LOOK] });
  expect(played.log).toMatch(/nothing was sent|was not sent/i);
});
