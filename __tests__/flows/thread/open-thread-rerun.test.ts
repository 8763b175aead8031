import { expect, test } from '@jest/globals';
import { createChronicle } from '../../../src/flows/chronicle.ts';
import { ownerOf } from '../../../src/flows/thread/describe-request.ts';
import { openThread } from '../../../src/flows/thread/open-thread.ts';
import { findMarker, tellMarker } from '../../../src/story/marker.ts';
import { NOTHING_LEFT, type Story } from '../../../src/story/story.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, SELF } from '../../support/fake-code-host.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';
import { requestOf } from '../../support/simulated-run.ts';

const START = Date.parse('2026-05-04T12:00:00Z');
const DAY = 24 * 60 * 60_000;
const command = { id: 600, body: '/docs change it' };
const refused: Story = { kind: 'refused', past: NOTHING_LEFT, about: { kind: 'nothing' }, why: '' };
const creating: Story = { kind: 'creating' };

async function rerun(story: Story, ageMs: number) {
  const options = { run: '2', command, timeoutMs: 60_000 };
  const at = { startedMs: 0, wallMs: START };
  const first = requestOf({ ...options, attempt: 1 }, at);
  const host = createFakeCodeHost();
  const body = tellMarker(story, ownerOf(first, { thread: 7 }));
  const createdAt = new Date(START - ageMs).toISOString();
  host.thread.push({ id: 900, inReview: false, body, author: SELF, createdAt });
  const log = createRecordedLog();
  const redact = (text: string) => text;
  const chronicle = createChronicle({ saveState: () => {}, setOutput: () => {}, log, redact });
  const clock = createFakeClock();
  const stop = new AbortController().signal;
  const ports = { clock, host, log, chronicle, redact, stop, wallMs: () => START } as unknown as Parameters<
    typeof openThread
  >[1];
  const request = requestOf({ ...options, attempt: 2 }, at);
  const thread = await openThread(request, ports);
  return { thread, host };
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
