import { expect, test } from '@jest/globals';
import { answerReviews } from '../../../src/flows/mend/answer-reviews.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { Person } from '../../../src/ports/code-host.ts';
import type { PullFaults, ReviewThread } from '../../../src/ports/pull-faults.ts';
import { type Mends, replyMark } from '../../../src/story/mends.ts';
import type { Story } from '../../../src/story/story.ts';
import { createFakeCodeHost, MAINTAINER, SELF } from '../../support/fake-code-host.ts';
import { OWNER, storiesOf } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const link = 'https://github.com/o/r/pull/9';
const MENDS: Mends = { by: 'person', link, head: 'a'.repeat(40), threads: ['T', 'U'] };
const mark = replyMark(OWNER);

const said = (author: Person, body: string) => ({ author, body, atMs: 0 });
const thread = (id: string, ...words: ReviewThread['comments']): ReviewThread => ({
  id,
  isOpen: true,
  path: 'a.md',
  line: 1,
  comments: [said(MAINTAINER, 'Wrong.'), ...words],
});

/** Answers in threads of pull request 9; returns in which, reply by reply, and what was said of it. */
async function answer({
  threads = [thread('T'), thread('U'), thread('V')],
  unread,
  mends = MENDS,
  story = storiesOf('job_1')['pull-request'],
  self = SELF,
  failures = [],
  isStored = true,
}: {
  threads?: ReviewThread[];
  unread?: Error;
  mends?: Mends | null;
  story?: Story;
  self?: Person | null;
  /** What each reply comes to, one after another. */
  failures?: HostError[];
  /** Whether a reply that fails stands there all the same. */
  isStored?: boolean;
} = {}) {
  const log = createRecordedLog();
  const replies: string[][] = [];
  let asked = 0;
  const host = createFakeCodeHost();
  host.openMending = async () => ({
    locate: (of) => (of === link ? { repository: 'o/r', number: 9 } : undefined),
    faults: async (_, what) => {
      asked += 1;
      expect(what).toEqual({ checks: false, threads: true });
      const part = unread ? { items: threads, unread } : { items: threads };
      return { head: 'b'.repeat(40), conflict: 'no', checks: { items: [] }, threads: part } as PullFaults;
    },
    reply: async (_, given) => {
      replies.push(given.map(({ thread: { id } }) => id));
      const failure = failures.shift();
      const [first] = given;
      // Of a reply that fails half way, the first thread has its answer.
      if (failure && isStored && first)
        threads[threads.indexOf(first.thread)] = {
          ...first.thread,
          comments: [...first.thread.comments, said(SELF, first.body)],
        };
      if (failure) throw failure;
    },
  });
  const owner = { ...OWNER, ...(mends ? { mends } : {}) };
  await answerReviews({ owner, story, command: '/docs' }, { host, self: self ?? undefined, log });
  return { replies, asked, lines: log.lines };
}

test('each thread that went along is answered, and no other', async () => {
  expect(await answer()).toEqual({ replies: [['T', 'U']], asked: 1, lines: [] });
});

test.each<[string, Parameters<typeof answer>[0]]>([
  ['nothing was to be mended', { mends: null }],
  ['no thread went along', { mends: { ...MENDS, threads: [] } }],
  ['the end is not known yet', { story: storiesOf('job_1').running }],
  ['nobody watched to the end', { story: storiesOf('job_1')['timed-out'] }],
  ['the pull request is elsewhere', { mends: { ...MENDS, link: 'https://elsewhere.example/pull/9' } }],
])('nothing is asked or said where %s', async (_, given) => {
  expect(await answer(given)).toEqual({ replies: [], asked: 0, lines: [] });
});

test('a thread that has its answer gets no second; one that somebody else gave a copy of does', async () => {
  const answered = thread('T', said(SELF, `Done.\n\n${mark}`));
  const forged = thread('U', said(MAINTAINER, `Done.\n\n${mark}`));
  expect((await answer({ threads: [answered, forged] })).replies).toEqual([['U']]);
  const other = thread('T', said(SELF, `Done.\n\n${replyMark({ ...OWNER, run: '99' })}`));
  expect((await answer({ threads: [other, answered] })).replies).toEqual([['T']]);
  expect((await answer({ threads: [answered] })).replies).toEqual([]);
});

const lost = () => new HostError('lost', 'the answer was lost');

test('a lost answer is looked for, and only what is not there is said again', async () => {
  expect(await answer({ failures: [lost()] })).toEqual({ replies: [['T', 'U'], ['U']], asked: 2, lines: [] });
});

test('twice lost is told', async () => {
  expect(await answer({ failures: [lost(), lost(), lost()], isStored: false })).toEqual({
    replies: [
      ['T', 'U'],
      ['T', 'U'],
    ],
    asked: 2,
    lines: ['warning: The review threads could not be answered: the answer was lost.'],
  });
});

test('a refusal is told, and not tried again', async () => {
  const { replies, lines } = await answer({ failures: [new HostError('refused', 'HTTP 422')] });
  expect(replies).toHaveLength(1);
  expect(lines).toEqual(['warning: The review threads could not be answered: HTTP 422.']);
});

test('where nobody knows who we are, an answer of ours could not be told from others', async () => {
  expect(await answer({ self: null })).toMatchObject({
    replies: [],
    lines: ['warning: The review threads could not be answered: it is not known whom githubToken acts as.'],
  });
});

test('threads that could be read in part are answered; where none could be, it is told', async () => {
  const unread = new HostError('unreachable', 'HTTP 502');
  expect((await answer({ unread })).replies).toEqual([['T', 'U']]);
  expect(await answer({ unread, threads: [] })).toMatchObject({
    replies: [],
    lines: ['warning: The review threads could not be answered: HTTP 502.'],
  });
});
