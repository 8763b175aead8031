import { expect, test } from '@jest/globals';
import { createChronicle } from '../../../src/flows/chronicle.ts';
import { ownerOf } from '../../../src/flows/thread/describe-request.ts';
import { openThread } from '../../../src/flows/thread/open-thread.ts';
import { tidyRun } from '../../../src/flows/tidy-run.ts';
import type { ThreadComment } from '../../../src/ports/code-host.ts';
import { findMarker, tellMarker } from '../../../src/story/marker.ts';
import { decodeRecord } from '../../../src/story/record.ts';
import { NOTHING_LEFT, type Story } from '../../../src/story/story.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, SELF } from '../../support/fake-code-host.ts';
import { markerIn, storiesOf } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';
import { requestOf } from '../../support/simulated-run.ts';

const START = Date.parse('2026-05-04T12:00:00Z');
const DAY = 24 * 60 * 60_000;
const command = { id: 600, body: '/docs change it' };
const refused: Story = { kind: 'refused', past: NOTHING_LEFT, about: { kind: 'nothing' }, why: '' };
const creating: Story = { kind: 'creating' };

/** @param meanwhile happens between its reading of the thread and its first words */
async function rerun(story: Story, ageMs: number, meanwhile = (_: ThreadComment[]) => {}) {
  const options = { run: '2', command, timeoutMs: 60_000 };
  const at = { startedMs: 0, wallMs: START };
  const first = requestOf({ ...options, attempt: 1 }, at);
  const host = createFakeCodeHost();
  const body = tellMarker(story, ownerOf(first, { thread: 7 }));
  const createdAt = new Date(START - ageMs).toISOString();
  host.thread.push({ id: 900, inReview: false, body, author: SELF, createdAt });
  const log = createRecordedLog();
  const redact = (text: string) => text;
  let saved = '';
  const saveState = (_: string, value: string) => {
    saved = value;
  };
  const chronicle = createChronicle({ saveState, setOutput: () => {}, log, redact });
  const clock = createFakeClock();
  const stop = new AbortController().signal;
  const ports = { clock, host, log, chronicle, redact, stop, wallMs: () => START } as unknown as Parameters<
    typeof openThread
  >[1];
  const request = requestOf({ ...options, attempt: 2 }, at);
  const { readComment } = host;
  host.readComment = (comment) => {
    meanwhile(host.thread);
    return readComment(comment);
  };
  const thread = await openThread(request, ports);
  /** Its post step, after it was killed. */
  const tidy = async () => {
    const record = decodeRecord(saved);
    if (record) await tidyRun(record, { log, addSummary: () => undefined, openHost: async () => host });
  };
  const shown = () => host.thread.at(-1)?.body ?? '';
  return { thread, host, tidy, shown };
}

test.each<[string, Story, number, number]>([
  ['what was not sent is asked for in the same comment', refused, 60_000, 900],
  ['where that is old, in a new one: nobody looks for a request in line there', refused, 2 * DAY, 1_001],
  ['what may have been sent stays where it is', creating, 2 * DAY, 900],
])('a re-run: %s', async (_, story, ageMs, commentId) => {
  const { thread } = await rerun(story, ageMs);
  expect(thread?.comment.hand.comment?.id).toBe(commentId);
});

test('what may have been sent keeps its place in the order', async () => {
  const { host } = await rerun(creating, 60_000);
  expect(findMarker(host.thread.at(-1)?.body ?? '')).toMatchObject({
    marker: { attempt: 1, order: 600, story: { kind: 'creating' } },
  });
});

test.each<[string, Story]>([
  ['an answer that was not seen', creating],
  ['a job', storiesOf('job_1').detached],
  ['an end', storiesOf('job_1')['pull-request']],
])(
  'one that is killed before it takes over %s: the post step says so, and what was left stays known',
  async (_, story) => {
    const { tidy, shown } = await rerun(story, 60_000);
    expect(shown()).toContain('### ⏳ Starting');
    await tidy();
    expect(shown()).toContain('Not sent');
    expect(shown()).not.toContain('Starting');
    expect(markerIn(shown())).toMatchObject({ attempt: 1, order: 600, story: { kind: story.kind } });
  },
);

test('what was told on since it was read is kept, and not told back to what it was', async () => {
  const { detached, 'pull-request': ended } = storiesOf('job_1');
  const { host, tidy, shown } = await rerun(detached, 60_000, (thread) => {
    const [left] = thread;
    const marker = left && markerIn(left.body);
    if (left && marker) thread[0] = { ...left, body: tellMarker(ended, marker) };
  });
  expect(markerIn(shown())).toMatchObject({ attempt: 1, story: { kind: 'pull-request' } });
  await tidy();
  expect(markerIn(shown())).toMatchObject({ attempt: 1, story: { kind: 'pull-request' } });
  expect(host.thread).toHaveLength(1);
});
