import { expect, test } from '@jest/globals';
import { toJob } from '../../../src/server/http/job-answer.ts';

const row = (failure: string) =>
  ({
    id: 'j',
    project: 'docs',
    status: 'failed',
    failure,
    checks: null,
    created_at: 0,
    archived_at: null,
  }) as Parameters<typeof toJob>[0];
const told = (failure: string) => toJob(row(failure), 'http://localhost').failure;

test('why a job failed names no user of an address, also where the text is cut within one', () => {
  expect(told('git push: remote: https://x-access-token:ghs_s3cret@git.example/o/r: no')).toBe(
    'git push: remote: https://***@git.example/o/r: no',
  );
  for (let before = 340; before < 400; before++)
    expect(told(`${'x'.repeat(before)} https://u:hunter2@git.example/o`)).not.toContain('hun');
});
