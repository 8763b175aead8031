import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { tellComment } from '../../src/story/comment.ts';
import { findMarker, tellMarker } from '../../src/story/marker.ts';
import { exitCodeOf } from '../../src/story/outcome.ts';
import { tellOutputs } from '../../src/story/outputs.ts';
import { reactionOf } from '../../src/story/reaction.ts';
import { encodeRecord } from '../../src/story/record.ts';
import { tellSentence } from '../../src/story/sentence.ts';
import { isOpen, knownJob, type Story, type ToldStory } from '../../src/story/story.ts';
import { tellSummary } from '../../src/story/summary.ts';
import { anyLife, type Life, SENTINEL } from './events.ts';
import { OWNER, SCENE } from './stories.ts';

const RUNS = { numRuns: 500 };
const commentOf = (story: Story) => tellComment(story, { scene: SCENE, marker: '' });
const summaryOf = (story: ToldStory) =>
  tellSummary(story, { exitCode: exitCodeOf(story, new Set()), elapsedMs: 1000, trusted: SCENE.trusted });
const markerOf = (story: Story) => findMarker(tellMarker(story, OWNER));

describe('what is private', () => {
  const wordsIn = (...texts: unknown[]) => new Set(JSON.stringify(texts).match(SENTINEL) ?? []);
  /** The words that a comment shows on purpose, as its note. */
  function noted(story: Story): Set<string> {
    const tellsWhy = ['refused', 'limited', 'rehearsed', 'skipped', 'out-of-sight'].includes(story.kind);
    if (tellsWhy && 'why' in story) return wordsIn(story.why);
    if (story.kind !== 'not-sent') return new Set();
    return wordsIn(story.hindrance, story.about.kind === 'job' ? story.about.job.unknownStatus : '');
  }
  /** What a run says of itself to those who may see its log: how the job stands now, and why it ended. */
  function own(story: Story): Set<string> {
    const { turn, past, asked, about, ...rest } = { turn: 0, past: 0, asked: 0, about: 0, ...story };
    return wordsIn(knownJob(story)?.job, rest);
  }
  const expectWithin = (told: Set<string>, allowed: Set<string>) =>
    expect([...told].filter((word) => !allowed.has(word))).toEqual([]);

  test('stands in nothing that others see: no comment but for its note, no marker, no reaction', () => {
    const held = { count: 0 };
    fc.assert(
      fc.property(anyLife, ({ story }: Life) => {
        expectWithin(wordsIn(commentOf(story)), noted(story));
        expectWithin(wordsIn(markerOf(story), reactionOf(story)), new Set());
        if (wordsIn(encodeRecord({ story, isTold: true })).size > 0) held.count += 1;
      }),
      RUNS,
    );
    expect(held.count).toBeGreaterThan(100);
  });

  test('stands in no telling at all where only the saved record has it: the turn before, an earlier attempt', () => {
    const held = { count: 0 };
    fc.assert(
      fc.property(anyLife, ({ story }: Life) => {
        const saved = wordsIn(encodeRecord({ story, isTold: true }));
        const mine = own(story);
        if ([...saved].some((word) => !mine.has(word))) held.count += 1;
        const told = isOpen(story) ? [] : [tellOutputs(story), tellSentence(story), summaryOf(story)];
        expectWithin(wordsIn(commentOf(story), markerOf(story), ...told), mine);
      }),
      RUNS,
    );
    expect(held.count).toBeGreaterThan(10);
  });
});
