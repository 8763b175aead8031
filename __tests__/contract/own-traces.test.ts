import { expect, test } from '@jest/globals';
import { HIDDEN_LINE_START, JOB_BRANCH_PREFIX } from '../../src/contract/own-traces.ts';
import { jobBranch } from '../../src/server/git/mirror.ts';
import { proposalBody } from '../../src/server/pull-requests/proposal-text.ts';
import { hashRequest, tellMarker } from '../../src/story/marker.ts';

test('what our own leave behind is what they are known by', () => {
  expect(jobBranch('job_1')).toBe(`${JOB_BRANCH_PREFIX}job_1`);
  const proposal = { project: 'docs', job: 'job_1', branch: 'x', base: 'main', prompt: 'Fix it.' };
  expect(proposalBody(proposal)).toContain(`\n\n${HIDDEN_LINE_START}job job_1 -->`);
  const bounds = { repository: 'o/r', thread: 1, project: 'p', host: 'h', run: '1', attempt: 1 };
  const marker = tellMarker(
    { kind: 'looking' },
    { ...bounds, request: hashRequest([]), pages: [], order: 0, untilMs: 0 },
  );
  expect(marker.startsWith(HIDDEN_LINE_START)).toBe(true);
});
