import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { advance, ImpossibleStep, OPENED } from '../../src/story/advance.ts';
import { storyField } from '../../src/story/codec.ts';
import { tellComment } from '../../src/story/comment.ts';
import type { StoryEvent } from '../../src/story/event.ts';
import { findMarker, tellMarker } from '../../src/story/marker.ts';
import type { Marker } from '../../src/story/marker-owner.ts';
import { exitCodeOf, FAILABLE, linkOf, type Outcome, outcomeOf } from '../../src/story/outcome.ts';
import { tellOutputs } from '../../src/story/outputs.ts';

import { decodeRecord, encodeRecord, type RunRecord } from '../../src/story/record.ts';
import { tellSentence } from '../../src/story/sentence.ts';
import {
  isAtItsEnd,
  isDoubted,
  isEnd,
  isOpen,
  KINDS,
  knownJob,
  type Story,
  type ToldStory,
  turnOf,
} from '../../src/story/story.ts';
import { tellSummary } from '../../src/story/summary.ts';
import { codeSpan } from '../../src/text/markdown.ts';
import { anyEvent, anyLife, live } from './events.ts';
import { OWNER, SCENE } from './stories.ts';

const RUNS = { numRuns: 500 };
const anyFailOn = fc.subarray(FAILABLE).map((words): ReadonlySet<Outcome> => new Set(words));

const commentOf = (story: Story) => tellComment(story, { scene: SCENE, marker: tellMarker(story, OWNER) });
const summaryOf = (story: ToldStory, failOn: ReadonlySet<Outcome> = new Set()) =>
  tellSummary(story, { exitCode: exitCodeOf(story, failOn), elapsedMs: 1000, trusted: SCENE.trusted });
const pastOf = (story: Story) => ('past' in story && story.past.kind === 'left' ? story.past : undefined);
/** The marker as it is read again. */
function markerOf(story: Story): Marker {
  const found = findMarker(commentOf(story));
  if (found.kind === 'none') throw new Error(found.reason);
  return found.marker;
}

test('the lives that are tried reach every kind', () => {
  const reached = new Set(fc.sample(anyLife, 4000).map(({ story }) => story.kind));
  expect([...reached].sort()).toEqual([...KINDS].sort());
});

describe('a step', () => {
  test('is possible, or it is an ImpossibleStep and changes nothing', () => {
    const counts = { possible: 0, impossible: 0 };
    fc.assert(
      fc.property(anyLife, anyEvent, ({ story }, event) => {
        const before = JSON.stringify(story);
        try {
          advance(story, event);
          counts.possible += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(ImpossibleStep);
          counts.impossible += 1;
        }
        expect(JSON.stringify(story)).toBe(before);
      }),
      RUNS,
    );
    expect(Math.min(counts.possible, counts.impossible)).toBeGreaterThan(10);
  });

  test('changes no end', () => {
    fc.assert(
      fc.property(anyLife, fc.array(anyEvent, { minLength: 1, maxLength: 4 }), ({ story }, events) => {
        const others = events.filter(({ kind }) => kind !== 'concluded');
        if (isEnd(story)) expect(others.reduce(advance, story)).toBe(story);
      }),
      RUNS,
    );
  });

  test('concludes a pull request once, and nothing else', () => {
    const conclusions = fc.array(fc.constantFrom('merge' as const, 'close' as const), { minLength: 1 });
    fc.assert(
      fc.property(anyLife, conclusions, ({ story }, ways) => {
        if (isOpen(story)) return;
        const [by = 'merge'] = ways;
        const end = ways.reduce<Story>((now, way) => advance(now, { kind: 'concluded', by: way }), story);
        expect(end).toEqual(story.kind === 'pull-request' ? { ...story, kind: 'concluded', by } : story);
      }),
      RUNS,
    );
  });

  test('changes what a run has left only by a look at its job, and never opens it again', () => {
    fc.assert(
      fc.property(anyLife, anyEvent, ({ story }, event) => {
        // Nobody waits for it any more: that it is stuck is what a look has shown.
        if (isEnd(story) || isOpen(story) || event.kind === 'stuck') return;
        if (event.kind !== 'looked') expect(advance(story, event)).toBe(story);
        else expect(isOpen(advance(story, { ...event, jobId: knownJob(story)?.jobId ?? '' }))).toBe(false);
      }),
      RUNS,
    );
  });

  test('leads to an end, or to what a run has left, where the run is cut off', () => {
    fc.assert(
      fc.property(anyLife, ({ story }) => {
        expect(isOpen(advance(story, { kind: 'cut off' }))).toBe(false);
      }),
      RUNS,
    );
  });

  test('believes no answer for another job', () => {
    fc.assert(
      fc.property(anyLife, anyEvent, ({ story }, event) => {
        if (isEnd(story) || !('jobId' in story) || !('jobId' in event)) return;
        if (!isOpen(story) && event.kind !== 'looked') return;
        expect(() => advance(story, { ...event, jobId: 'another' })).toThrow(ImpossibleStep);
      }),
      RUNS,
    );
  });
});

test('no sequence of events makes the end of another’s turn a request’s own without a doubt', () => {
  const counts = { doubted: 0, toldAgain: 0 };
  fc.assert(
    fc.property(anyLife, fc.array(anyEvent, { maxLength: 8 }), ({ story: first, events: before }, after) => {
      const again: StoryEvent = {
        kind: 'found',
        left: { kind: 'left', attempt: 1, pages: [], story: storyField.publish(first) },
      };
      const { events } = live(after.length % 2 === 0 ? before : [again, { kind: 'adopted' }, ...after]);
      let story: Story = OPENED;
      let left: Story | undefined;
      let isPassed = false;
      for (const event of events) {
        const last: Story = story;
        story = advance(last, event);
        if (event.kind === 'found') left = event.left.story;
        if (event.kind === 'adopted' && story !== last && left && isAtItsEnd(left)) {
          expect(story).toBe(left);
          counts.toldAgain += 1;
        }
        if (event.kind === 'looked' && event.evidence === 'other' && story !== last) isPassed = true;
        if (!isPassed || turnOf(story) === undefined) continue;
        expect(isDoubted(turnOf(story))).toBe(true);
        if (isEnd(story)) counts.doubted += 1;
      }
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(counts.doubted, counts.toldAgain)).toBeGreaterThan(0);
});

describe('exit 0', () => {
  /** True where something that was read proves more than that a request was to be sent. */
  const isAnswer = (event: StoryEvent) =>
    event.kind === 'accepted' ||
    event.kind === 'looked' ||
    event.kind === 'busy' ||
    event.kind === 'adopted' ||
    (event.kind === 'out of time' && event.sight?.kind === 'seen' && event.seen !== undefined) ||
    (event.kind === 'kept back' && event.hindrance.kind === 'busy' && event.hindrance.sight.kind === 'seen');

  test('is only where an answer proves the outcome, and failOn lets it', () => {
    const exits = { 0: 0, 1: 0 };
    fc.assert(
      fc.property(anyLife, anyFailOn, ({ story, events }, failOn) => {
        if (isOpen(story)) return;
        const exitCode = exitCodeOf(story, failOn);
        exits[exitCode] += 1;
        if (exitCode === 1) return;
        const outcome = outcomeOf(story);
        expect(['unknown', 'error', 'cancelled']).not.toContain(outcome);
        if (outcome === 'skipped') expect(['skipped', 'over-budget', 'rehearsed']).toContain(story.kind);
        else if (outcome === 'limited') expect(story.kind).toBe('limited');
        else expect(events.filter(isAnswer)).not.toEqual([]);
        const isExcepted =
          story.kind === 'looked' || (story.kind === 'archived' && Boolean(story.job.prLink));
        expect(failOn.has(outcome) && !isExcepted).toBe(false);
      }),
      RUNS,
    );
    expect(Math.min(exits[0], exits[1])).toBeGreaterThan(10);
  });

  test('and a pull request are only where the last answer showed it on a completed job', () => {
    fc.assert(
      fc.property(anyLife, ({ story, events }) => {
        if (isOpen(story) || outcomeOf(story) !== 'pull-request') return;
        const looks = events.flatMap((event) => {
          if (event.kind === 'looked') return event.job;
          // What an earlier attempt has seen.
          return event.kind === 'found' ? (knownJob(event.left.story)?.job ?? []) : [];
        });
        expect(looks).toContainEqual(expect.objectContaining({ status: 'completed', prLink: linkOf(story) }));
      }),
      RUNS,
    );
  });
});

describe('the tellings of one story', () => {
  test('agree on outcome, job and link', () => {
    fc.assert(
      fc.property(anyLife, anyFailOn, ({ story }, failOn) => {
        if (isOpen(story)) return;
        const outcome = outcomeOf(story);
        const link = linkOf(story);
        const jobId = knownJob(story)?.jobId ?? '';
        const summary = summaryOf(story, failOn);
        const comment = commentOf(story).replace(/<!--.*-->/, '');

        expect(tellOutputs(story)).toMatchObject({ outcome, jobId, prLink: link });
        expect(summary).toContain(`| ${exitCodeOf(story, failOn) === 0 ? '✅' : '❌'} ${outcome} |`);
        expect(summary).toContain(`| Job | ${jobId === '' ? 'none' : codeSpan(jobId)} |`);
        expect(summary.includes(`](${link})`)).toBe(link !== '');
        expect(comment.includes('Job `')).toBe(jobId !== '');
        expect(comment).toContain(jobId === '' ? '' : `Job ${codeSpan(jobId)}`);
        expect(comment.includes('/pull/')).toBe(link !== '');
        expect(comment).toContain(link === '' ? '' : `](${link})`);

        const { story: read } = markerOf(story);
        const left = pastOf(story)?.story;
        expect(knownJob(read)?.jobId).toBe(knownJob(left ?? story)?.jobId);
        expect(linkOf(read)).toBe(linkOf(left ?? story));
        if (left === undefined && !isOpen(read)) expect(outcomeOf(read)).toBe(outcome);
        expect(isOpen(read)).toBe(left === undefined ? false : isOpen(left));
      }),
      RUNS,
    );
  });

  test('are sentences, with nothing in them that only a program says', () => {
    fc.assert(
      fc.property(anyLife, ({ story }) => {
        const said = [commentOf(story).replace(/<!--.*-->/, '')];
        if (!isOpen(story)) said.push(tellSentence(story), summaryOf(story));
        for (const text of said) expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}\w|""/);
      }),
      RUNS,
    );
  });
});

describe('what is written is read again', () => {
  const anyRecord: fc.Arbitrary<RunRecord> = fc.record({
    story: anyLife.map(({ story }) => story),
    isTold: fc.boolean(),
    thread: fc.record({
      place: fc.constant({ thread: 12 }),
      owner: fc.constant({ ...OWNER, pages: ['/a'] }),
      scene: fc.string().map((asked) => ({ ...SCENE, asked })),
      comment: fc.constantFrom<NonNullable<RunRecord['thread']>['comment']>(
        { kind: 'none', isAnew: true },
        { kind: 'sent', isAnew: false },
        { kind: 'standing', id: 7, inReview: false, shows: 'a'.repeat(32), isAnew: false },
        { kind: 'unread', isAnew: false },
        { kind: 'shut', why: 'locked' },
        { kind: 'left', to: OPENED },
      ),
    }),
  });

  test('as it was, for the post step', () => {
    fc.assert(
      fc.property(anyRecord, fc.boolean(), ({ thread, ...rest }, hasThread) => {
        const record: RunRecord = hasThread && thread ? { ...rest, thread } : rest;
        expect(decodeRecord(encodeRecord(record))).toEqual(record);
      }),
      RUNS,
    );
  });

  test('as far as anybody may see it, in a marker', () => {
    fc.assert(
      fc.property(anyLife, ({ story }) => {
        const past = pastOf(story);
        const told = past?.story ?? story;
        const published = storyField.publish(told);
        const marker = markerOf(story);
        expect(marker).toEqual({
          ...OWNER,
          ...(past ? { attempt: past.attempt, pages: past.pages } : {}),
          story: published,
        });
        const { story: read, ...owner } = marker;
        expect(markerOf(read).story).toEqual(published);
        expect(tellMarker(read, owner)).toBe(tellMarker(story, OWNER));
      }),
      RUNS,
    );
  });
});
