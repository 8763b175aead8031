import { expect, test } from '@jest/globals';
import { tellKnownJob } from '../../../src/flows/job/tell-known-job.ts';

test.each<[string, Record<string, string>, object]>([
  ['no job', {}, { sentence: 'It broke.' }],
  [
    'a job and its status',
    { jobId: 'job_1', status: 'active' },
    {
      jobId: 'job_1',
      job: { status: 'active' },
      sentence: 'It broke. Job job_1 goes on; nothing here stops it.',
    },
  ],
  [
    'a job without a status',
    { jobId: 'job_1' },
    { jobId: 'job_1', sentence: 'It broke. Job job_1 goes on; nothing here stops it.' },
  ],
])('%s', (_, written, expected) => {
  const lastOutput = (name: string) => written[name] ?? '';
  expect(tellKnownJob({ lastOutput }, 'It broke.')).toEqual(expected);
});
