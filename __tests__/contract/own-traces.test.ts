import { expect, test } from '@jest/globals';
import { HIDDEN_LINE_START, isJobBranch, isJobsBody, jobOfBranch } from '../../src/contract/own-traces.ts';
import { jobBranch } from '../../src/server/git/mirror.ts';
import { proposalBody } from '../../src/server/pull-requests/proposal-text.ts';
import { randomJobId } from '../../src/server/store/random-job-id.ts';
import { withAskedLine } from '../../src/story/asked-line.ts';
import { hashRequest, tellMarker } from '../../src/story/marker.ts';

test('what our own leave behind is what they are known by', () => {
  expect(jobOfBranch(jobBranch('job_1'))).toBe('job_1');
  for (let n = 0; n < 100; n += 1) expect(isJobBranch(jobBranch(randomJobId()))).toBe(true);
  const proposal = { project: 'docs', job: 'job_1', branch: 'x', base: 'main', prompt: 'Fix it.' };
  expect(proposalBody(proposal)).toContain(`\n\n${HIDDEN_LINE_START}job job_1 -->`);
  expect(isJobsBody(proposalBody(proposal))).toBe(true);
  expect(isJobsBody(withAskedLine('Explains it.', 'Asked for in o/r#1') ?? '')).toBe(true);
  const bounds = { repository: 'o/r', thread: 1, project: 'p', host: 'h', run: '1', attempt: 1 };
  const marker = tellMarker(
    { kind: 'looking' },
    { ...bounds, request: hashRequest([]), pages: [], order: 0, untilMs: 0 },
  );
  expect(marker.startsWith(HIDDEN_LINE_START)).toBe(true);
});

test.each([
  ['of another tool', 'docs-agent/docs-upkeep'],
  ['of another tool, as long as an id', 'docs-agent/docs-upkeep-of-our-handbok'],
  ['with letters that ids do not have', 'docs-agent/abcdefghijklmnopqrstuvwxyz'],
  ['of a service with other ids', 'docs-agent/job_7Qm-4'],
  ['without an id', 'docs-agent/'],
  ['below an id', 'docs-agent/abcdefghijkmnpqrstuvwxyz23/x'],
  ['after it', 'x/docs-agent/abcdefghijkmnpqrstuvwxyz23'],
  ['in other letters', 'DOCS-AGENT/abcdefghijkmnpqrstuvwxyz23'],
])('a branch %s is no job’s by its name: %s', (_, branch) => expect(isJobBranch(branch)).toBe(false));

test.each([
  '<!-- docs-agent:upkeep -->',
  '<!-- docs-agent:job -->',
  '<!-- docs-agent:job a/b -->',
  'docs-agent:job a',
])('a body with %s is no job’s', (body) => expect(isJobsBody(body)).toBe(false));

test('a branch that does not begin as ours names no job at all', () => {
  expect(['main', '', 'docs-agent', 'x/docs-agent/job_1'].map(jobOfBranch)).toEqual(['', '', '', '']);
});
