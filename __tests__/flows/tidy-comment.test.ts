import { describe, expect, test } from '@jest/globals';
import type { CommentRecord } from '../../src/flows/thread/live-comment.ts';
import { type Leftovers, tidyRun } from '../../src/flows/tidy-run.ts';
import { encodeMarker, findMarker, hashRequest, type Marker } from '../../src/thread/marker.ts';
import { createFakeCodeHost, SELF } from '../support/fake-code-host.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const base: Marker = {
  repository: 'o/r',
  thread: 7,
  project: 'p',
  host: 'h',
  run: '1',
  attempt: 1,
  state: 'creating',
  request: hashRequest([]),
};
type State = CommentRecord['content']['facts']['state'];
const record = (state: State, marker: Partial<Marker> = {}, isShown = true): CommentRecord => ({
  id: 5,
  inReview: false,
  isShown,
  content: { facts: { state, command: '/docs', trusted: {} }, marker: { ...base, ...marker } },
});

async function tidy(left: Partial<Leftovers>) {
  const host = createFakeCodeHost();
  host.thread.push({
    id: 5,
    inReview: false,
    author: SELF,
    body: `### 🕰️ As it was\n\n${encodeMarker(base)}\n`,
  });
  const log = createRecordedLog();
  const complete = { phase: '', jobId: '', outcome: '', comment: undefined, ...left };
  await tidyRun(complete, { log, addSummary: () => undefined, openHost: async () => host });
  const body = host.thread[0]?.body ?? '';
  const found = findMarker(body);
  return {
    host,
    log,
    title: /^### (?:\S+ )?(.*)$/m.exec(body)?.[1],
    body,
    marker: found.kind === 'marker' ? found.marker : undefined,
  };
}

describe('main was cut off', () => {
  test.each<[string, Partial<Leftovers>, State, Partial<Marker>, string, Partial<Marker>]>([
    ['before anything was sent', {}, 'starting', {}, 'Watching stopped', { state: 'refused' }],
    ['while it created a job', { phase: 'sending' }, 'starting', {}, 'Not known', { state: 'unknown' }],
    [
      'between the job and its comment',
      { phase: 'accepted', jobId: 'job_1' },
      'starting',
      {},
      'Watching stopped',
      { state: 'cancelled', job: 'job_1' },
    ],
    [
      'while it watched',
      { phase: 'accepted', jobId: 'job_1' },
      'working',
      { state: 'active', job: 'job_1' },
      'Watching stopped',
      { state: 'cancelled', job: 'job_1' },
    ],
    [
      'while it sent a message',
      { phase: 'sending', jobId: 'job_1' },
      'starting',
      { state: 'sending', job: 'job_1' },
      'Not known',
      { state: 'unknown', job: 'job_1' },
    ],
    ['while it only looked', {}, 'starting', { state: 'note' }, 'Watching stopped', { state: 'note' }],
  ])('%s', async (_, left, state, marker, title, closed) => {
    const { title: shown, marker: kept } = await tidy({ ...left, comment: record(state, marker) });
    expect(shown).toBe(title);
    expect(kept).toEqual({ ...base, ...marker, ...closed });
  });

  test('before it sent anything, in a comment that it had taken over: the earlier attempt’s job stays known', async () => {
    const earlier = { state: 'timeout', job: 'job_1' } as const;
    const { marker } = await tidy({ comment: record('starting', earlier) });
    expect(marker).toEqual({ ...base, ...earlier });
  });
});

describe('main told its end', () => {
  test('and the comment shows it: nothing is asked of the host', async () => {
    const { host, log, title } = await tidy({
      outcome: 'failed',
      comment: record('failed', { state: 'failed' }),
    });
    expect({ calls: host.calls, lines: log.lines, title }).toEqual({
      calls: [],
      lines: [],
      title: 'As it was',
    });
  });

  test('but not in the comment: that is made good, without a word', async () => {
    const { log, title, marker } = await tidy({
      outcome: 'failed',
      comment: record('failed', { state: 'failed' }, false),
    });
    expect({ lines: log.lines, title }).toEqual({ lines: [], title: 'The agent failed' });
    expect(marker).toMatchObject({ state: 'failed' });
  });
});

test('a comment that can’t be written is one warning', async () => {
  const log = createRecordedLog();
  const host = createFakeCodeHost();
  const left = {
    phase: 'accepted',
    jobId: 'job_1',
    outcome: 'cancelled',
    comment: record('cancelled', {}, false),
  };
  await tidyRun(left, { log, addSummary: () => undefined, openHost: async () => host });
  expect(log.lines).toEqual([
    expect.stringMatching(/^warning: The comment could not be brought up to date: there is no such/),
  ]);
});
