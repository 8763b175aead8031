import { describe, expect, test } from '@jest/globals';
import type { Look } from '../../../src/ports/service.ts';
import type { Story, Turn } from '../../../src/story/story.ts';
import { active, completed, down, type JobPlay, link, playJob, saw } from '../../support/job-stage.ts';

const before = { status: 'completed', prLink: link } as const;
const doubted: Turn = { kind: 'further', before, number: 0, evidence: 'none' };
const at = { jobId: 'job_1', job: { status: 'active' } } as const;
const unseen = { kind: 'unseen', failures: 0, why: '' } as const;
const timedOut = (turn: Turn): Story => ({ kind: 'timed-out', ...at, turn, sight: unseen });

const adopt = (
  left: Story,
  { isPassed = false, ...play }: JobPlay & { isPassed?: boolean } = {},
  isActive = false,
) => playJob({ target: { kind: 'adopt', jobId: 'job_1', isActive, isPassed }, left, ...play });

test('a job taken over from an earlier attempt is only watched', async () => {
  const { told, events } = await adopt(timedOut({ kind: 'first' }), { looks: [active, completed] });
  expect(told).toMatchObject({ outcome: 'pull-request', jobId: 'job_1', continued: false });
  expect(events.join()).not.toMatch(/create|message|sending/);
});

test('without waiting it is handed over', async () => {
  const { told, events } = await adopt(timedOut({ kind: 'first' }), { waiting: { wait: false } });
  expect(told).toMatchObject({ outcome: 'detached', jobId: 'job_1' });
  expect(events).toEqual(['adopted', 'handed over']);
});

/** What a message's earlier attempt can leave before a turn of its own was seen. */
const DOUBTED: [string, Story][] = [
  ['running', { kind: 'running', ...at, turn: doubted }],
  ['timed-out', timedOut(doubted)],
  ['cancelled', { kind: 'cancelled', ...at, turn: doubted, by: 'stop' }],
  ['cut off', { kind: 'cancelled', ...at, turn: doubted, by: 'cut-off' }],
  ['detached', { kind: 'detached', ...at, turn: doubted }],
  ['out of sight', { kind: 'out-of-sight', ...at, turn: doubted, why: '' }],
  ['ended in doubt', { kind: 'pull-request', jobId: 'job_1', job: before, turn: doubted, link }],
  ['sent, its answer not seen', { kind: 'sending', jobId: 'job_1', job: before }],
];

describe.each(DOUBTED)('a message whose turn was not seen, left as %s', (_, left) => {
  test('the old end is doubted for the settle window, and then said to be doubtful', async () => {
    const { told } = await adopt(left, { looks: [completed] });
    expect(told).toMatchObject({ outcome: 'pull-request', continued: true, updated: false });
    expect(told.sentence).toMatch(/no sign of a new turn since the message/);
    expect(told.elapsedMs).toBeGreaterThanOrEqual(90_000);
  });

  test('the look before it was taken over may have ended the doubt', async () => {
    const { told } = await adopt(left, { looks: [completed] }, true);
    expect(told).toMatchObject({ updated: true, sentence: `Pull request updated: ${link}` });
    expect(told.elapsedMs).toBeLessThan(90_000);
  });

  test('a look that shows it active ends the doubt', async () => {
    const { told } = await adopt(left, { looks: [active, completed] });
    expect(told).toMatchObject({ updated: true, sentence: `Pull request updated: ${link}` });
  });
});

test('what was seen of its turn stays seen', async () => {
  const { told } = await adopt(timedOut({ ...doubted, evidence: 'seen' }));
  expect(told).toMatchObject({ updated: true, sentence: `Pull request updated: ${link}` });
  expect(told.elapsedMs).toBeLessThan(90_000);
});

test('a counted turn proves itself in a re-run as well', async () => {
  const { told } = await adopt(timedOut({ ...doubted, number: 2 }), {
    looks: [saw({ ...before, turn: 1 }), saw({ ...before, turn: 2 })],
  });
  expect(told).toMatchObject({ updated: true });
});

test.each<[string, Look[], RegExp]>([
  ['an old end', [completed], /no sign of its new turn when the time was up/],
  ['nothing', [down], /could not be seen before the time was up \(HTTP 502\)/],
])('at the deadline a doubted job that shows %s has timed out', async (_, looks, sentence) => {
  const { told } = await adopt(timedOut(doubted), { looks, waiting: { deadlineMs: 60_000 } });
  expect(told).toMatchObject({ outcome: 'timeout', jobId: 'job_1' });
  expect(told.sentence).toMatch(sentence);
});

describe('where another request went to the job since', () => {
  const left = timedOut({ kind: 'first' });
  const counted = (turn: number) => saw({ status: 'completed', prLink: link, turn });

  test.each<[string, Look[], boolean]>([
    ['its end may be that one’s', [completed], true],
    ['so may its turn', [active, completed], true],
    ['the count of turns says that it is', [counted(2)], true],
    ['the count of turns says that it is not', [counted(1)], false],
  ])('%s', async (_, looks, isDoubtful) => {
    const { told } = await adopt(left, { looks, isPassed: true });
    expect(told).toMatchObject({ outcome: 'pull-request', continued: false, updated: false });
    expect(told.sentence.includes('another request went to the job')).toBe(isDoubtful);
  });

  test('the look before it was taken over proves nothing', async () => {
    const { told } = await adopt(timedOut(doubted), { looks: [completed], isPassed: true }, true);
    expect(told).toMatchObject({ continued: true, updated: false });
    expect(told.sentence).toContain('another request went to the job');
  });
});

test('an attempt that came to its end is told again, without a look', async () => {
  const failed: Story = {
    kind: 'failed',
    jobId: 'job_1',
    job: { status: 'failed' },
    turn: { kind: 'first' },
  };
  const { told, events } = await adopt(failed, { looks: [completed] });
  expect(told).toMatchObject({ outcome: 'failed', jobId: 'job_1' });
  expect(events).toEqual(['adopted']);
});
