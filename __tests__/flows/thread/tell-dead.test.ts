import { describe, expect, test } from '@jest/globals';
import { tellDead } from '../../../src/flows/thread/tell-dead.ts';
import type { Story } from '../../../src/story/story.ts';
import { createFakeCodeHost } from '../../support/fake-code-host.ts';
import { leave, markerIn, storiesOf } from '../../support/left-behind.ts';

const stories = storiesOf('job_1');
const trusted = { serverUrl: 'https://x' };

function stand(story: Story, order = 5) {
  const host = createFakeCodeHost();
  const comment = leave(story, { order, run: '3' });
  host.thread.push(comment);
  const marker = markerIn(comment.body);
  if (!marker) throw new Error('no marker');
  const warnings: string[] = [];
  const warn = (what: string) => warnings.push(what);
  const tell = (reacts = true) => tellDead([{ comment, marker }], { host, trusted, reacts, warn });
  const shown = () => markerIn(host.thread[0]?.body ?? '');
  return { host, comment, warnings, tell, shown };
}

describe('a run that was found dead', () => {
  test.each<[Story['kind'], Story['kind'], string]>([
    ['queued', 'not-sent', '+confused'],
    ['opened', 'unknown', '+confused'],
    ['waiting', 'unknown', '+confused'],
    ['running', 'cancelled', '+confused'],
    ['looking', 'refused', '+-1'],
  ])('%s is told to be %s, by comment and reaction', async (before, after, reaction) => {
    const { host, tell, shown } = stand(stories[before]);
    await tell();
    expect(shown()).toMatchObject({ run: '3', attempt: 1, order: 5, story: { kind: after } });
    expect(host.calls).toEqual(['readComment', 'editComment', reaction, '+eyes', '-eyes']);
  });

  test('is told so once', async () => {
    const { host, tell } = stand(stories.running);
    await tell();
    const { length } = host.calls;
    await tell();
    expect(host.calls.slice(length)).toEqual(['readComment']);
  });

  test('whose comment says more by now is left to that', async () => {
    const { host, tell, comment } = stand(stories.running);
    const { body } = leave(stories['pull-request'], { order: 5, run: '3' });
    host.thread[0] = { ...comment, body };
    await tell();
    expect(host.thread[0]?.body).toBe(body);
  });

  test('gets no reaction where commands get none, nor where no comment holds its command', async () => {
    for (const [order, reacts] of [
      [5, false],
      [0, true],
    ] as const) {
      const { host, tell } = stand(stories.running, order);
      await tell(reacts);
      expect(host.calls).toEqual(['readComment', 'editComment']);
    }
  });

  test('whose comment can’t be written is worth a warning', async () => {
    const { host, tell, warnings } = stand(stories.running);
    host.fail('editComment', 'forbidden');
    await tell();
    expect(warnings).toHaveLength(1);
  });
});
