import { expect, test } from '@jest/globals';
import { createReactions, tellEnd } from '../../../src/flows/thread/reactions.ts';
import type { Reaction } from '../../../src/ports/code-host.ts';
import type { Story } from '../../../src/story/story.ts';
import { createFakeCodeHost } from '../../support/fake-code-host.ts';
import { storiesOf } from '../../support/left-behind.ts';

const target = { id: 5, inReview: false };
const stories = storiesOf('job_1');

function stand(there: Reaction[] = [], maybe: Reaction[] = []) {
  const host = createFakeCodeHost();
  const warnings: string[] = [];
  const saves: unknown[] = [];
  const reactions = createReactions(
    { target, there, maybe },
    {
      host,
      warn: (what) => warnings.push(what),
      save: () => saves.push(reactions.held),
    },
  );
  return { host, warnings, saves, reactions };
}

test('one takes the place of the other, and what may be there is known before and after', async () => {
  const { host, reactions, saves } = stand();
  await reactions.show('eyes');
  expect(saves).toEqual([
    { target, there: [], maybe: ['eyes'] },
    { target, there: ['eyes'], maybe: [] },
  ]);
  await reactions.show('rocket');
  expect(host.calls).toEqual(['+eyes', '+rocket', '-eyes']);
  expect(reactions.held).toEqual({ target, there: ['rocket'], maybe: [] });
});

test('what stands there is not set again, and nothing leaves nothing', async () => {
  const { host, reactions } = stand(['rocket'], ['eyes']);
  await reactions.show('rocket');
  expect(host.calls).toEqual(['+eyes', '-eyes']);
  await reactions.show(undefined);
  expect(host.calls.slice(2)).toEqual(['+rocket', '-rocket']);
  expect(reactions.held).toEqual({ target, there: [], maybe: [] });
});

test('what could not be taken away may still be there', async () => {
  const { host, reactions, warnings } = stand(['eyes']);
  host.fail('-eyes' as never, 'lost');
  await reactions.show('rocket');
  expect(reactions.held).toEqual({ target, there: ['eyes', 'rocket'], maybe: ['rocket'] });
  expect(warnings).toEqual(['The reaction could not be changed']);
  await reactions.show('rocket');
  expect(reactions.held).toEqual({ target, there: ['rocket'], maybe: [] });
});

test.each<[Reaction, string[]]>([
  ['eyes', ['The reaction could not be set']],
  ['rocket', []],
])('a command that was deleted is worth a warning only at the start: %s', async (next, expected) => {
  const { host, reactions, warnings } = stand();
  host.fail(`+${next}` as never, 'gone');
  await reactions.show(next);
  expect(warnings).toEqual(expected);
});

test('where nothing holds the command, nothing is set', async () => {
  const host = createFakeCodeHost();
  const reactions = createReactions(undefined, { host, warn: () => {} });
  await reactions.show('eyes');
  expect(host.calls).toEqual([]);
  expect(reactions.held).toBeUndefined();
});

test.each<[Story, Story | undefined, string[]]>([
  [stories['pull-request'], undefined, ['show', '+rocket']],
  [stories.detached, undefined, ['show', '+rocket']],
  [stories['timed-out'], undefined, ['+confused', 'show']],
  [stories['timed-out'], stories['pull-request'], ['+confused', 'show', '-confused']],
  [stories['timed-out'], stories['no-pull-request'], ['+confused', 'show']],
])('the end of $kind is told in its order', async (story, others, expected) => {
  const { host, reactions } = stand();
  const show = async () => {
    host.calls.push('show');
  };
  await tellEnd(story, { show, reactions, toldByOthers: () => others });
  expect(host.calls).toEqual(expected);
});
