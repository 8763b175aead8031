import { expect, test } from '@jest/globals';
import { combineJournals, createCommentJournal } from '../../../src/flows/thread/comment-journal.ts';
import type { CommentContent, LiveComment } from '../../../src/flows/thread/live-comment.ts';
import type { Journal } from '../../../src/ports/service.ts';
import { hashRequest, type Marker } from '../../../src/thread/marker.ts';

const marker: Marker = {
  repository: 'o/r',
  thread: 7,
  project: 'p',
  host: 'h',
  run: '1',
  attempt: 1,
  state: 'creating',
  request: hashRequest([]),
};

/** A journal on a comment; each line shown is the state, the marker's state, its attempt and its job. */
function stand(left: Partial<Marker> = {}, attempt = 1) {
  const shown: string[] = [];
  const live: LiveComment = {
    author: undefined,
    url: undefined,
    id: undefined,
    show: async ({ facts, marker: { state, attempt: of, job } }) => {
      shown.push([facts.state, state, of, job].filter(Boolean).join(' '));
    },
  };
  const opening: CommentContent = {
    facts: { state: 'starting', command: '/docs', trusted: {} },
    marker: { ...marker, ...left },
  };
  return { shown, journal: createCommentJournal(live, { opening, attempt, ...{ pages: undefined } }) };
}

test('a create', async () => {
  const { shown, journal } = stand();
  await journal.sending();
  await journal.accepted('job_1', { status: 'active' });
  journal.read({ status: 'active' });
  journal.read({ status: 'completed' });
  expect(shown).toEqual(['starting creating 1', 'working active 1 job_1']);
});

test('a message: the wait for the turn before shows, the job is in the marker before the message leaves', async () => {
  const { shown, journal } = stand();
  journal.read({ status: 'active' });
  journal.read({ status: 'completed' });
  await journal.sending('job_1');
  await journal.accepted('job_1', { status: 'active', prLink: 'https://github.com/o/r/pull/1' });
  expect(shown).toEqual(['waiting creating 1', 'starting sending 1 job_1', 'working active 1 job_1']);
  expect(journal.content()).toMatchObject({
    facts: { continued: true, jobId: 'job_1' },
    marker: { prLink: 'https://github.com/o/r/pull/1' },
  });
});

test('a comment that is taken over keeps what an earlier attempt left until something is sent', async () => {
  const { shown, journal } = stand({ state: 'refused', job: 'job_old' }, 2);
  expect(journal.content().marker).toMatchObject({ state: 'refused', attempt: 1, job: 'job_old' });
  await journal.sending();
  expect(shown).toEqual(['starting creating 2']);
});

test('several journals are told one after the other', async () => {
  const told: string[] = [];
  const journal = (name: string): Journal => ({
    sending: async (jobId) => void told.push(`${name} sending ${jobId}`),
    accepted: async (jobId) => void told.push(`${name} accepted ${jobId}`),
    read: ({ status }) => told.push(`${name} ${status}`),
  });
  const both = combineJournals(journal('a'), journal('b'));
  await both.sending('j');
  await both.accepted('j', {});
  both.read({ status: 'failed' });
  expect(told).toEqual([
    'a sending j',
    'b sending j',
    'a accepted j',
    'b accepted j',
    'a failed',
    'b failed',
  ]);
});
