import { expect, test } from '@jest/globals';
import { createJobSimulator, JOB_ID, KEY } from '../support/job-simulator.ts';
import { play } from '../support/scenario.ts';
import { renderTranscript } from '../support/transcript.ts';

test('the whole transcript of a job from its create to its pull request', async () => {
  const played = await play({ script: createJobSimulator({ turns: [{ activeLooks: 2 }] }) });
  expect(renderTranscript(played, { [KEY]: 'key', [JOB_ID]: 'job' })).toMatchSnapshot();
});
