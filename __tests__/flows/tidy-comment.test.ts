import { describe, expect, test } from '@jest/globals';
import { tidyRun } from '../../src/flows/tidy-run.ts';
import { HostError } from '../../src/host/github/host-error.ts';
import { tellComment } from '../../src/story/comment.ts';
import { type CommentState, digestOf } from '../../src/story/comment-state.ts';
import { tellMarker } from '../../src/story/marker.ts';
import type { MarkerOwner } from '../../src/story/marker-owner.ts';
import type { RunRecord } from '../../src/story/record.ts';
import type { Kind, Story } from '../../src/story/story.ts';
import { createFakeCodeHost, MAINTAINER, SELF } from '../support/fake-code-host.ts';
import { leave, markerIn, OWNER, SCENE, storiesOf } from '../support/left-behind.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const stories = storiesOf('job_1');
const standing = (story?: Story): CommentState => ({
  kind: 'standing',
  id: 5,
  inReview: false,
  shows: story ? digestOf(tellComment(story, { scene: SCENE, marker: tellMarker(story, OWNER) })) : '',
  isAnew: false,
});

interface Left {
  story: Story;
  isTold?: boolean;
  comment?: CommentState;
  owner?: MarkerOwner;
}

const recordOf = ({ story, isTold = false, comment = standing(), owner = OWNER }: Left): RunRecord => ({
  story,
  isTold,
  thread: { place: { thread: 7 }, owner, scene: SCENE, comment },
});

async function tidy(left: Left, host = createFakeCodeHost()) {
  if (host.thread.length === 0) host.thread.push({ ...leave(stories.opened), id: 5 });
  const log = createRecordedLog();
  await tidyRun(recordOf(left), { log, addSummary: () => undefined, openHost: async () => host });
  const body = host.thread.at(-1)?.body ?? '';
  return { host, log, title: /^### (?:\S+ )?(.*)$/m.exec(body)?.[1], body, marker: markerIn(body) };
}

describe('main was cut off', () => {
  test.each<[string, Story, string, Kind]>([
    ['before anything was sent', stories.opened, 'Not sent', 'not-sent'],
    ['while it created a job', stories.creating, 'Not known', 'unknown'],
    ['while it watched', stories.running, 'Watching stopped', 'cancelled'],
    ['while it waited for the turn before', stories.waiting, 'Not sent', 'not-sent'],
    ['while it sent a message', stories.sending, 'Not known', 'unknown'],
    ['while it only looked', stories.looking, 'That did not work', 'refused'],
    ['after its end', stories.failed, 'The agent failed', 'failed'],
  ])('%s', async (_, story, title, kind) => {
    const { title: shown, marker } = await tidy({ story });
    expect(shown).toBe(title);
    expect(marker).toMatchObject({ ...OWNER, story: { kind } });
  });

  test('before it sent anything, in a comment that it had taken over: the earlier attempt’s job stays known', async () => {
    const past = { kind: 'left', attempt: 1, pages: ['/a'], story: stories['pull-request'] } as const;
    const owner = { ...OWNER, attempt: 2, pages: ['/b'] };
    const { marker, body, log } = await tidy({ story: { kind: 'opened', past }, owner });
    expect(marker).toMatchObject({
      attempt: 1,
      pages: ['/a'],
      story: { kind: 'pull-request', jobId: 'job_1', link: stories['pull-request'].link },
    });
    expect(body).toContain('Job `job_1`');
    expect(body).toContain('pull/9');
    expect(log.lines.join()).not.toContain('there is no job');
  });
});

describe('main told its end', () => {
  test('and the comment shows it: nothing is asked of the host', async () => {
    const { host, log, title } = await tidy({
      story: stories.failed,
      isTold: true,
      comment: standing(stories.failed),
    });
    expect({ calls: host.calls, lines: log.lines, title }).toEqual({
      calls: [],
      lines: [],
      title: 'Earlier',
    });
  });

  test('but not in the comment: that is made good, without a word', async () => {
    const { log, title, marker } = await tidy({
      story: stories.failed,
      isTold: true,
      comment: standing(),
    });
    expect({ lines: log.lines, title }).toEqual({ lines: [], title: 'The agent failed' });
    expect(marker).toMatchObject({ story: { kind: 'failed' } });
  });

  test('and left the comment alone: so does the post step', async () => {
    const { host } = await tidy({
      story: stories.failed,
      isTold: true,
      comment: { kind: 'shut', why: 'locked' },
    });
    expect(host.calls).toEqual([]);
  });
});

describe('a comment whose answer nobody saw', () => {
  const left = { story: stories.opened, comment: { kind: 'sent', isAnew: false } } as const;

  test('is found by its marker, and brought to its end', async () => {
    const { host, title } = await tidy(left);
    expect(title).toBe('Not sent');
    expect(host.calls).toEqual(['ownLogin', 'comments', 'read 5', 'editComment']);
  });

  test.each([
    ['a stranger’s copy', leave(stories.opened, { author: MAINTAINER })],
    ['another run’s', leave(stories.opened, { run: '2' })],
    ['an earlier attempt’s', leave(stories.opened, { attempt: 3 })],
    ['another request’s', leave(stories.opened, { request: 'f'.repeat(32) })],
  ])('is not taken for %s, and none is written then', async (_, other) => {
    const host = createFakeCodeHost();
    host.thread.push(other);
    await tidy(left, host);
    expect(host.thread).toEqual([other]);
  });

  test('is left where it can’t be known who we are, with a warning', async () => {
    const host = createFakeCodeHost({ ownLogin: async () => undefined });
    const { log, title } = await tidy(left, host);
    expect(title).toBe('Earlier');
    expect(log.lines.at(-1)).toMatch(/^warning: The comment could not be brought up to date/);
  });
});

test('a comment that can’t be written is one warning', async () => {
  const host = createFakeCodeHost();
  host.thread.push({ id: 6, inReview: false, author: SELF, body: 'x' });
  const { log } = await tidy({ story: stories.cancelled, isTold: true, comment: standing() }, host);
  expect(log.lines).toEqual([
    expect.stringMatching(/^warning: The comment could not be brought up to date: there is no such/),
  ]);
});

test('a host that can’t be opened is warned of, and fails nothing', async () => {
  const log = createRecordedLog();
  const openHost = () => Promise.reject(new HostError('unreachable', 'HTTP 502'));
  await tidyRun(recordOf({ story: stories.failed }), { log, addSummary: () => undefined, openHost });
  expect(log.lines.slice(1)).toEqual(['warning: The comment could not be brought up to date: HTTP 502.']);
});
