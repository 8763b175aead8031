import { describe, expect, test } from '@jest/globals';
import { tidyRun } from '../../src/flows/tidy-run.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

async function tidy(left: { phase?: string; jobId?: string; outcome?: string }) {
  const log = createRecordedLog();
  const summaries: string[] = [];
  let opened = 0;
  await tidyRun(
    { phase: '', jobId: '', outcome: '', ...left, comment: undefined },
    {
      log,
      addSummary: (markdown) => {
        summaries.push(markdown);
        return undefined;
      },
      openHost: async () => {
        opened += 1;
        return undefined;
      },
    },
  );
  return { lines: log.lines, summaries, opened };
}

describe('after a main step that told its end, or never began, nothing is said', () => {
  test.each([{ outcome: 'pull-request', phase: 'accepted', jobId: 'job_1' }, { outcome: 'error' }, {}])(
    '%j',
    async (left) => {
      expect(await tidy(left)).toEqual({ lines: [], summaries: [], opened: 0 });
    },
  );
});

test.each<[string, object, RegExp]>([
  ['a create', { phase: 'sending' }, /created a job\. A job may have been created; check the dashboard/],
  ['a message', { phase: 'sending', jobId: 'job_1' }, /message to job job_1\. The message may have arrived/],
  ['watching', { phase: 'accepted', jobId: 'job_1' }, /watched job job_1\. The job goes on/],
])('cut off during %s → one warning and a summary', async (_, left, sentence) => {
  const { lines, summaries } = await tidy(left);
  expect(lines).toEqual([expect.stringMatching(/^warning: The run was cut off/)]);
  expect(lines[0]).toMatch(sentence);
  expect(summaries.join()).toMatch(sentence);
});
