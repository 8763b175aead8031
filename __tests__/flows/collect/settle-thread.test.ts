import { describe, expect, test } from '@jest/globals';
import type { AnswerPorts, AnswerRequest } from '../../../src/flows/answer-request.ts';
import { settleThread } from '../../../src/flows/collect/settle-thread.ts';
import { createEye } from '../../../src/flows/thread/eye.ts';
import type { Person, ThreadComment } from '../../../src/ports/code-host.ts';
import type { CareWishes } from '../../../src/ports/pull-request-care.ts';
import type { JobReading } from '../../../src/ports/service.ts';
import type { Finish } from '../../../src/story/finish.ts';
import type { Story } from '../../../src/story/story.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, type FakeCodeHost, SELF } from '../../support/fake-code-host.ts';
import { leave, markerIn, OWNER, storiesOf } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const JOB = 'job_1';
const LINK = 'https://github.com/o/r/pull/9';
const stories = storiesOf(JOB);
const ended: JobReading = { status: 'completed', prLink: LINK };
const looked = (job: JobReading): Story => ({ kind: 'looked', jobId: JOB, job });

interface How {
  story?: Story;
  self?: Person | undefined;
  /** What a further look shows. */
  job?: JobReading;
  wantsLabels?: boolean;
  prepare?: (host: FakeCodeHost) => void;
}

/** `/docs status` has looked, and the thread holds these comments of ours. */
async function settle(comments: ThreadComment[], how: How = {}) {
  const { story = looked(ended), job = ended, prepare = () => {} } = how;
  const host = createFakeCodeHost({ openCare: async () => ({ locate: () => undefined }) as never });
  host.thread.push(...comments);
  prepare(host);
  const log = createRecordedLog();
  const closed: Finish[] = [];
  let looks = 0;
  const { repository, thread, project, host: service } = OWNER;
  const look = async () => {
    looks += 1;
    return { kind: 'job', job };
  };
  const sight = {
    ...{ host, eye: createEye({ host }), place: { thread }, owner: OWNER },
    bounds: { repository, thread, project, host: service },
    self: 'self' in how ? how.self : SELF,
  };
  const ports = {
    ...{ log, clock: createFakeClock(), chronicle: { story }, stop: new AbortController().signal },
    retryDelay: () => 1_000,
    redact: (text: string) => text,
    wallMs: () => Date.parse('2026-01-05T12:00:00Z'),
    service: { look },
    thread: { sight, close: async (finish: Finish) => closed.push(finish) },
  };
  const none = { reviewers: [], assignees: [], repositories: [] };
  const wishes: CareWishes = { labels: ['docs'], draft: 'keep', autoMerge: undefined, ...none };
  const request = {
    waiting: { deadlineMs: 600_000 },
    rules: { trusted: { serverUrl: 'https://github.com' } },
    run: { repository: 'o/r' },
    ...(how.wantsLabels ? { finish: { wishes, previewMs: undefined } } : {}),
  };
  const finish = await settleThread(
    request as unknown as AnswerRequest,
    ports as unknown as Parameters<typeof settleThread>[1] & AnswerPorts,
  );
  const kinds = host.thread.map(({ body }) => markerIn(body)?.story.kind);
  return { finish, kinds, closed, lines: log.lines, calls: host.calls, looks: () => looks };
}

const ofThread = (story: Story, order = 5) => leave(story, { order, createdAt: '2026-01-05T10:00:00Z' });

describe('after a look that was asked for', () => {
  test('each comment about the job is brought to what it has shown, the oldest first', async () => {
    const played = await settle([ofThread(stories.detached, 5), ofThread(stories['timed-out'], 6)]);
    expect(played.kinds).toEqual(['pull-request', 'pull-request']);
    expect(played).toMatchObject({ closed: [], lines: [], finish: { warnings: [] } });
    expect(played.calls.filter((call) => call === 'editComment')).toHaveLength(2);
    expect(played.looks()).toBe(0);
  });

  test('those about other jobs stay as they are', async () => {
    const other = ofThread(storiesOf('job_2').detached);
    expect((await settle([other, ofThread(stories.detached)])).kinds).toEqual(['detached', 'pull-request']);
  });

  test('so do those of others, and all where it is not known who we are', async () => {
    const forged = { ...ofThread(stories.detached), author: { login: 'mallory', isBot: false } };
    expect((await settle([forged])).kinds).toEqual(['detached']);
    expect(await settle([ofThread(stories.detached)], { self: undefined })).toMatchObject({
      kinds: ['detached'],
      lines: [],
      calls: [],
    });
  });

  test('nothing is read where there was no look', async () => {
    expect((await settle([ofThread(stories.detached)], { story: stories.refused })).calls).toEqual([]);
  });

  test('an end whose link was not there yet is looked at once more', async () => {
    const played = await settle([ofThread(stories.detached)], {
      story: looked({ status: 'completed', prLink: null }),
    });
    expect(played.kinds).toEqual(['pull-request']);
    expect(played.looks()).toBe(1);
  });

  test('however long a job takes, that is for those to see who look', async () => {
    const active: JobReading = { status: 'active', prLink: null };
    const old = leave(stories.detached, { createdAt: '2025-01-05T10:00:00Z' });
    expect((await settle([old], { story: looked(active), job: active })).kinds).toEqual(['detached']);
  });

  test('a comment that can’t be written is worth a warning', async () => {
    const played = await settle([ofThread(stories.detached)], {
      prepare: (host) => host.fail('editComment', 'locked'),
    });
    expect(played.kinds).toEqual(['detached']);
    expect(played.lines).toEqual([
      'warning: An earlier comment about the job could not be brought up to date: the thread is locked.',
    ]);
  });

  test('so is a thread that can’t be read', async () => {
    const played = await settle([], { prepare: (host) => host.fail('comments', 'unreadable') });
    expect(played.finish).toBeUndefined();
    expect(played.lines).toEqual([
      expect.stringContaining('could not be brought up to date: HTTP (unreadable)'),
    ]);
  });

  test('where the end is told already, its pull request is seen to again, and that is told', async () => {
    const told = ofThread(stories['pull-request']);
    const played = await settle([told], { wantsLabels: true });
    expect(played.kinds).toEqual(['pull-request']);
    expect(played.closed).toEqual([played.finish]);
    expect(played.finish?.warnings).toHaveLength(1);
    expect(played.closed).toHaveLength(1);
    const unwanted = await settle([told]);
    expect(unwanted).toMatchObject({ closed: [], finish: undefined });
  });

  test('the one edit that tells a pull request tells what could not be done for it, too', async () => {
    const played = await settle([ofThread(stories.detached)], { wantsLabels: true });
    expect(played.kinds).toEqual(['pull-request']);
    expect(played.finish?.warnings).toHaveLength(1);
    expect(played.calls.filter((call) => call === 'editComment')).toHaveLength(1);
  });
});
