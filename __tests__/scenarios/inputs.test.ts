import { expect, test } from '@jest/globals';
import { JOB_ID } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist, LOOK, play } from '../support/scenario.ts';

test.concurrent.each<[string, Record<string, string | null>, RegExp]>([
  ['neither prompt nor promptFile', { prompt: '' }, /prompt/],
  ['both prompt and promptFile', { promptFile: 'a.md' }, /promptFile/],
  ['a prompt of blanks', { prompt: ' \n ' }, /prompt/],
  ['no projectId', { projectId: '' }, /projectId/],
  ['projectId left unset', { projectId: null }, /projectId/],
  ['secretKey left unset', { secretKey: null }, /secretKey/],
  ['a timeout that is no number', { timeoutMinutes: 'soon' }, /timeoutMinutes/],
  ['a timeout with a unit', { timeoutMinutes: '5m' }, /timeoutMinutes/],
  ['a timeout of nothing', { timeoutMinutes: '0' }, /timeoutMinutes/],
  ['a timeout below nothing', { timeoutMinutes: '-1' }, /timeoutMinutes/],
  ['a timeout without end', { timeoutMinutes: 'Infinity' }, /timeoutMinutes/],
  ['a settle window that is no number', { settleSeconds: 'x' }, /settleSeconds/],
  ['polling too fast for loopback', { pollSeconds: '0.01' }, /pollSeconds/],
  [
    'polling too fast beyond loopback',
    { pollSeconds: '0.5', baseUrl: 'https://docs-agent.invalid' },
    /pollSeconds/,
  ],
  ['wait that is neither true nor false', { wait: 'maybe' }, /wait/],
  ['failOn with a word nobody knows', { failOn: 'failed,sadness' }, /failOn.*sadness|sadness.*failOn/s],
])('%s → an input error that names it, before any request', async (_, inputs, message) => {
  const played = await play({}, { inputs, workspace: { 'a.md': 'x' }, unchecked: true });
  expect(played).toMatchObject({ exitCode: 1, signal: null, timedOut: false, requests: [] });
  expect(played.outputs.outcome).toBe('error');
  expect(annotationsOf(played, 'error').join()).toMatch(message);
  expect(played.log).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expect(played.post?.exitCode).toBe(0);
});

test.concurrent('wait: false hands over at once', async () => {
  const played = await play({}, { inputs: { wait: 'false' } });
  const handedOver = { exitCode: 0, outcome: 'detached', jobId: JOB_ID, status: 'active', prLink: '' };
  expect(gist(played)).toEqual({ ...handedOver, requests: [CREATE] });
});

test.concurrent('the log has one line for each change of state, and the summary the facts', async () => {
  const played = await play({});
  expect(played.requests).toEqual([CREATE, LOOK, LOOK]);
  expect(played.log).toContain(JOB_ID);
  for (const fact of ['pull-request', 'sonnet', 'octo-org/octo-docs', JOB_ID])
    expect(played.summary).toContain(fact);
});
