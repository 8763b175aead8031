import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FoundComment } from '../../../src/flows/thread/eye.ts';
import { createLiveComment } from '../../../src/flows/thread/live-comment.ts';
import { rewrite } from '../../../src/flows/thread/rewrite.ts';
import { tidyRun } from '../../../src/flows/tidy-run.ts';
import type { CodeHost, HostFailure } from '../../../src/ports/code-host.ts';
import { advance, OPENED } from '../../../src/story/advance.ts';
import { tellComment } from '../../../src/story/comment.ts';
import { type CommentState, NOTHING_SENT } from '../../../src/story/comment-state.ts';
import type { StoryEvent } from '../../../src/story/event.ts';
import { tellMarker } from '../../../src/story/marker.ts';
import { decodeRecord, encodeRecord } from '../../../src/story/record.ts';
import { retell } from '../../../src/story/retell.ts';
import { isEnd, isOpen, type Story } from '../../../src/story/story.ts';
import { createFakeCodeHost, SELF } from '../../support/fake-code-host.ts';
import { markerIn, OWNER, SCENE } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

/*
 * One request's comment under several hands: its run, which may be killed at any moment, the post step, a collect, and somebody
 * who deletes it; on a host whose answers are lost, late, or no answers.
 */
const LINK = 'https://github.com/o/r/pull/9';
const ended = { status: 'completed', prLink: LINK } as const;
const LIFE: readonly StoryEvent[] = [
  { kind: 'sending', to: { kind: 'create' } },
  { kind: 'accepted', jobId: 'job_1', job: { status: 'active' } },
  { kind: 'out of time' },
];

type Fault = { operation: keyof CodeHost; failure: HostFailure; after: boolean };
type Step = 'go on' | 'collect' | 'delete' | Fault;

const fault: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({
      operation: fc.constant('addComment' as const),
      failure: fc.constantFrom<HostFailure>('lost', 'unreachable', 'limited'),
      after: fc.boolean(),
    })
    .map((one) => ({ ...one, after: one.after && one.failure === 'lost' })),
  fc.record({
    operation: fc.constantFrom('comments' as const, 'readComment' as const),
    failure: fc.constantFrom<HostFailure>('unreadable', 'unreachable', 'limited', 'endless'),
    after: fc.constant(false),
  }),
  fc.record({
    operation: fc.constant('editComment' as const),
    failure: fc.constantFrom<HostFailure>('unreachable', 'limited', 'late'),
    after: fc.boolean(),
  }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Step>('go on') },
  { weight: 2, arbitrary: fc.constant<Step>('collect') },
  { weight: 1, arbitrary: fc.constant<Step>('delete') },
  { weight: 4, arbitrary: fault },
);

async function play(steps: readonly Step[]) {
  const host = createFakeCodeHost();
  const log = createRecordedLog();
  const shown: Story[] = [];
  let story: Story = OPENED;
  let comment: CommentState = NOTHING_SENT;
  let deletions = 0;
  const note = () => {
    const marker = markerIn(host.thread.at(-1)?.body ?? '');
    if (marker) shown.push(marker.story);
  };
  const live = createLiveComment({
    ...{ host, log, owner: OWNER, place: { thread: OWNER.thread } },
    warn: () => {},
    self: async () => SELF,
    render: (of) => tellComment(of, { scene: SCENE, marker: tellMarker(of, OWNER) }),
    save: (state) => {
      comment = state;
    },
  });
  await live.show(story);
  note();
  const life = [...LIFE];
  for (const one of steps) {
    if (one === 'go on') {
      const event = life.shift();
      if (event) story = advance(story, event);
      await live.show(story);
    } else if (one === 'collect') await collect(host);
    else if (one === 'delete') {
      deletions += host.thread.splice(0).length;
      // What was told there is gone with it.
      shown.length = 0;
    } else host.fail(one.operation, one.failure, { after: one.after });
    note();
  }
  return { host, story, comment, deletions, shown, log, note };
}

/** A look has shown the job's end. */
async function collect(host: ReturnType<typeof createFakeCodeHost>): Promise<void> {
  for (const found of [...host.thread]) {
    const marker = markerIn(found.body);
    if (!marker) continue;
    const tell = ({ comment: { body }, marker: now }: FoundComment) => {
      if (isEnd(now.story) || !('turn' in now.story)) return undefined;
      const end = advance(now.story, { kind: 'looked', jobId: 'job_1', job: ended, evidence: 'seen' });
      return retell(end, { body, marker: now, trusted: {} });
    };
    await rewrite({ comment: found, marker }, { host, tell }).catch(() => {});
  }
}

const isLostAdd = (one: Step) => typeof one !== 'string' && one.operation === 'addComment' && one.after;

test('one comment for each owner, never backwards, and its last word is told where the host takes it', async () => {
  const counts = { taken: 0, tidied: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { host, story, comment, deletions, shown, log, note } = await play(steps);
      // One that was deleted may be written once more; never are there two.
      expect(host.thread.length).toBeLessThanOrEqual(1);
      const added = host.calls.filter((call) => call === 'addComment').length;
      expect(host.thread.length + deletions).toBeLessThanOrEqual(added);
      // One whose answer was lost, and that was deleted before it was found, is known to nobody.
      const unknown = steps.filter(isLostAdd).length;
      expect(host.thread.length + deletions).toBeLessThanOrEqual(2 + unknown);

      // Killed here: the host is well again, and the post step has what was saved.
      const well = createFakeCodeHost();
      well.thread.push(...host.thread);
      const record = encodeRecord({
        story,
        isTold: false,
        thread: { place: { thread: OWNER.thread }, owner: OWNER, scene: SCENE, comment },
      });
      const saved = decodeRecord(record);
      if (!saved) throw new Error('no record');
      await tidyRun(saved, { log, addSummary: () => undefined, openHost: async () => well });
      host.thread.splice(0, host.thread.length, ...well.thread);
      note();

      const end = shown.findIndex(isEnd);
      if (end >= 0) for (const later of shown.slice(end)) expect(isEnd(later)).toBe(true);
      const opened = shown.findIndex((one) => !isOpen(one));
      if (opened >= 0) for (const later of shown.slice(opened)) expect(isOpen(later)).toBe(false);
      if (well.thread.length === 0) return;
      counts.taken += 1;
      if (well.calls.includes('editComment')) counts.tidied += 1;
      const last = markerIn(well.thread[0]?.body ?? '')?.story;
      expect(last && isOpen(last)).toBe(false);
    }),
    { numRuns: 500, endOnFailure: false },
  );
  expect(Math.min(counts.taken, counts.tidied)).toBeGreaterThan(20);
});
