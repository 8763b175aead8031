import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OPENED } from '../../src/story/advance.ts';
import {
  advanceComment,
  type CommentEvent,
  type CommentState,
  commentField,
  digestOf,
  mayBeBehind,
  NOTHING_SENT,
} from '../../src/story/comment-state.ts';

const at = { id: 7, inReview: false } as const;
const text = 'What is to stand there.';
const shows = digestOf(text);
const stands: CommentEvent = { kind: 'stands', ...at, shows };
const standing = { kind: 'standing', ...at, shows, isAnew: false } as const;
const advanced = (...events: CommentEvent[]): CommentState => events.reduce(advanceComment, NOTHING_SENT);
const deleted = (mayAddAgain: boolean): CommentEvent => ({ kind: 'deleted', mayAddAgain });
const sending: CommentEvent = { kind: 'sending' };

describe('what is known of a comment', () => {
  test.each<[string, CommentEvent[], CommentState]>([
    ['sent', [sending], { kind: 'sent', isAnew: false }],
    ['answered', [sending, stands], standing],
    ['its answer lost, and found', [sending, stands, { kind: 'missed' }], standing],
    ['its answer lost, and nowhere', [sending, { kind: 'missed' }], NOTHING_SENT],
    [
      'its answer lost, and not to be looked for',
      [sending, { kind: 'unreadable' }],
      { kind: 'unread', isAnew: false },
    ],
    [
      'not to be looked for, and looked for again',
      [{ kind: 'unreadable' }, { kind: 'resumed' }],
      { kind: 'sent', isAnew: false },
    ],
    ['standing, whatever could not be looked for', [stands, { kind: 'unreadable' }], standing],
    ['standing, whoever resumes', [stands, { kind: 'resumed' }], standing],
    ['on its way to another text', [stands, { kind: 'editing' }], { ...standing, shows: '' }],
    ['deleted', [stands, deleted(true)], { kind: 'none', isAnew: true }],
    ['deleted, by who writes none anew', [stands, deleted(false)], { kind: 'shut', why: 'gone' }],
    ['deleted twice', [stands, deleted(true), sending, stands, deleted(true)], { kind: 'shut', why: 'gone' }],
    ['refused', [sending, { kind: 'refused', why: 'locked' }], { kind: 'shut', why: 'locked' }],
    ['left to others', [stands, { kind: 'overtaken', by: OPENED }], { kind: 'left', to: OPENED }],
  ])('%s', (_, events, expected) => expect(advanced(...events)).toEqual(expected));

  test('stays shut, or left, and is read again as it was written', () => {
    const event = fc.constantFrom<CommentEvent>(
      sending,
      stands,
      { kind: 'editing' },
      { kind: 'missed' },
      { kind: 'unreadable' },
      deleted(true),
      deleted(false),
      { kind: 'refused', why: 'moved' },
      { kind: 'overtaken', by: OPENED },
      { kind: 'resumed' },
    );
    fc.assert(
      fc.property(fc.array(event), event, (events, last) => {
        const state = advanced(...events);
        expect(commentField.read(JSON.parse(JSON.stringify(state)))).toEqual(state);
        if (state.kind === 'shut' || state.kind === 'left') expect(advanceComment(state, last)).toBe(state);
      }),
    );
  });

  test.each<[CommentState, boolean]>([
    [NOTHING_SENT, false],
    [{ kind: 'sent', isAnew: false }, true],
    [{ kind: 'unread', isAnew: false }, true],
    [standing, false],
    [{ ...standing, shows: '' }, true],
    [{ kind: 'shut', why: 'gone' }, false],
    [{ kind: 'left', to: OPENED }, false],
  ])('%j may be behind: %s', (state, expected) => expect(mayBeBehind(state, text)).toBe(expected));
});
