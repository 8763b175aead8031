import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { tellComment } from '../../src/story/comment.ts';
import { findMarker, tellMarker } from '../../src/story/marker.ts';
import { readAsker, readKept, retell } from '../../src/story/retell.ts';
import { NO_PULL } from '../../src/story/scene.ts';
import type { Story } from '../../src/story/story.ts';
import { DONE, EVERY_STORY, FIRST, LINK, OWNER, SCENE, STORIES } from './stories.ts';

const end: Story = { kind: 'pull-request', link: LINK, ...DONE, turn: FIRST };
const tell = (story: Story, scene = SCENE) => tellComment(story, { scene, marker: tellMarker(story, OWNER) });
const again = (body: string) => {
  const found = findMarker(body);
  if (found.kind === 'none') throw new Error(found.reason);
  return retell(end, { body, marker: found.marker, trusted: SCENE.trusted });
};

test.each(EVERY_STORY)('$name: what was asked and the link to its run stay byte for byte', ({ story }) => {
  const kept = readKept(tell(story));
  expect(kept.asked).toBe('octocat asked:\n\n> explain the new flag');
  expect(kept.run).toBe('[Workflow run](https://github.com/octo-org/octo-docs/actions/runs/9001)');
  const body = retell(end, { body: tell(story), marker: { ...OWNER, story }, trusted: SCENE.trusted });
  expect(body).toMatch(/^### ✅ Pull request ready\n/);
  expect(body).toContain(`\n\n${kept.asked}\n\n`);
  expect(body).toContain(kept.run);
});

test('what is known of its pull request since stands in it', () => {
  const body = tell(STORIES.detached[''] as Story);
  const pull = { link: LINK, number: 42, title: 'Explain the flag' };
  const finish = { warnings: ['No label.'], preview: { kind: 'failed', why: '' } } as const;
  const marker = { ...OWNER, story: end };
  const since = retell(end, { body, marker, trusted: SCENE.trusted, pull, finish });
  for (const part of ['Explain the flag', '⚠️ No label.', 'The preview could not be built.'])
    expect(since).toContain(part);
  expect(retell(end, { body, marker, trusted: SCENE.trusted })).toBe(
    retell(end, { body, marker, trusted: SCENE.trusted, pull: NO_PULL, finish: undefined }),
  );
  // It is not told how long that other run took, nor until when it would have been kept up to date.
  expect(since).not.toMatch(/ min | UTC/);
});

test('what asked for nothing offers nothing to write', () => {
  const skipped: Story = { kind: 'skipped', why: '' };
  const body = tell(STORIES.creating[''] as Story, { ...SCENE, asked: '' });
  const marker = { ...OWNER, story: skipped };
  expect(retell(skipped, { body, marker, trusted: {} })).not.toContain('Write');
});

test('a command of another name stays that, where the comment names it', () => {
  const body = tell(STORIES.detached[''] as Story, { ...SCENE, command: '/handbook' });
  expect(again(body)).toContain('Write `/handbook …` to continue this job');
});

test('a request of the workflow itself is nobody’s, and one without words has none', () => {
  const detached = STORIES.detached[''] as Story;
  expect(again(tell(detached, { ...SCENE, by: '' }))).toContain('\n\nAsked:\n\n> explain');
  expect(again(tell(detached, { ...SCENE, asked: '' }))).not.toContain('sked:');
});

test.each(['octocat', 'octo-cat2', 'a_b.c', 'deadbeef1234567', 'GH-1', 'renovate[bot]', '_x_', ''])(
  'who asked is read again: %j',
  (by) => {
    expect(readAsker(tell(end, { ...SCENE, by }))).toBe(by);
    expect(readAsker(again(tell(end, { ...SCENE, by })))).toBe(by);
    // What was asked may look like that, too.
    expect(readAsker(tell(end, { ...SCENE, by, asked: 'x\n\nmallory asked:\n\n> y' }))).toBe(by);
    expect(readAsker(tell(end, { ...SCENE, by, asked: '' }))).toBe('');
  },
);

test('whatever was asked survives any number of tellings, and stays what one telling made of it', () => {
  const detached = STORIES.detached[''] as Story;
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('', 'somebody asked:', '> quote', '### Heading', '<!-- docs-agent:v2 e30 -->', '```'),
  );
  const asked = fc.array(line, { minLength: 1, maxLength: 20 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(asked, (text) => {
      const body = tell(detached, { ...SCENE, asked: text });
      const once = again(body);
      expect(again(once)).toBe(once);
      expect(readKept(once)).toEqual({ ...readKept(body) });
      const direct = tellComment(end, { scene: { ...SCENE, asked: text, elapsedMs: 0 }, marker: '' });
      expect(readKept(once).asked).toBe(readKept(direct).asked);
      expect(once.split('\n\n').length).toBe(
        tell(end, { ...SCENE, asked: text, elapsedMs: 0 }).split('\n\n').length,
      );
    }),
  );
});
