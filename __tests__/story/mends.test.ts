import { expect, test } from '@jest/globals';
import { isMends, type Mends, replyMark, THREADS_MAX, tellReply } from '../../src/story/mends.ts';
import type { Story } from '../../src/story/story.ts';
import { DONE, DOUBTED, FAILED, FIRST, LINK } from './stories.ts';

const MENDS: Mends = { by: 'person', link: LINK, head: 'abc1234', threads: ['PRRT_kwDO-1='] };
const MARK = replyMark({ run: '9001', request: 'ff' });
const told = (story: Story, head: string) =>
  tellReply(story, { mends: MENDS, head, command: '/docs', mark: MARK });

test.each<[string, Story, string, string]>([
  [
    'a turn that changed the branch',
    { kind: 'pull-request', link: LINK, ...DONE, turn: FIRST },
    'def5678',
    'Job `job_7Qm-4` has ended its turn on this remark. The branch is at def5678 now; it was at abc1234 before.',
  ],
  [
    'a turn that changed nothing',
    { kind: 'no-pull-request', ...DONE, turn: FIRST },
    'abc1234',
    'Job `job_7Qm-4` has ended its turn on this remark, and nothing was changed: the branch is still at abc1234.',
  ],
  [
    'a job that failed',
    { kind: 'failed', ...FAILED, turn: FIRST },
    'abc1234',
    'Job `job_7Qm-4` has failed on this remark, and nothing was changed: the branch is still at abc1234.',
  ],
  [
    'an end that may be of another turn',
    { kind: 'pull-request', link: LINK, ...DONE, turn: DOUBTED },
    'def5678',
    'As far as can be told, job `job_7Qm-4` has ended its turn on this remark. The branch is at def5678 now; it was at abc1234 before.',
  ],
])('a review thread is told what the branch shows: %s', (_, story, head, what) =>
  expect(told(story, head)).toBe(
    `${what} Resolve this thread if it is settled, or say here what is missing and write \`/docs fix\`.\n\n<!-- docs-agent:reply 9001 ff -->`,
  ),
);

const link = (length: number) => `https://x.test/`.padEnd(length, 'x');
test.each<[string, unknown, boolean]>([
  ['what a person asked', MENDS, true],
  ['what tending asked', { ...MENDS, by: 'tend' }, true],
  ['somebody else', { ...MENDS, by: '' }, false],
  ['no thread', { ...MENDS, threads: [] }, true],
  ['as many threads as fit', { ...MENDS, threads: Array(THREADS_MAX).fill('a') }, true],
  ['a thread more', { ...MENDS, threads: Array(THREADS_MAX + 1).fill('a') }, false],
  ['a long name of a thread', { ...MENDS, threads: ['a'.repeat(100)] }, true],
  ['a longer one', { ...MENDS, threads: ['a'.repeat(101)] }, false],
  ['one bad name among good ones', { ...MENDS, threads: ['a', 'b c'] }, false],
  ['a number for a name', { ...MENDS, threads: [7] }, false],
  ['a list that is none', { ...MENDS, threads: 'a' }, false],
  ['the shortest commit', { ...MENDS, head: 'a'.repeat(7) }, true],
  ['a shorter one', { ...MENDS, head: 'a'.repeat(6) }, false],
  ['a commit of SHA-256', { ...MENDS, head: '0'.repeat(64) }, true],
  ['a longer one', { ...MENDS, head: '0'.repeat(65) }, false],
  ['a long link', { ...MENDS, link: link(500) }, true],
  ['a longer one', { ...MENDS, link: link(501) }, false],
  ['a link that is none', { ...MENDS, link: 'javascript:x' }, false],
  ['a field more', { ...MENDS, more: 1 }, false],
  ['nothing', null, false],
  ['no object', 'x', false],
])('a marker says what is to be mended, strictly: %s', (_, value, expected) =>
  expect(isMends(value)).toBe(expected),
);
