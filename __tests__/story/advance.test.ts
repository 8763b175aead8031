import { describe, expect, test } from '@jest/globals';
import { RUNNER_SERVICE } from '../../src/contract/runner-service.ts';
import type { JobReading } from '../../src/ports/service.ts';
import { advance, ImpossibleStep, OPENED } from '../../src/story/advance.ts';
import type { StoryEvent } from '../../src/story/event.ts';
import { findMarker, tellMarker } from '../../src/story/marker.ts';
import type { MarkerOwner } from '../../src/story/marker-owner.ts';
import { isDoubted, NOTHING_LEFT, type Story, turnOf } from '../../src/story/story.ts';
import { type Trace, traceOf, untold } from '../../src/story/trace.ts';
import { LEFT, LINK, OWNER } from './stories.ts';

const known = (status: JobReading['status'] = 'active', jobId = 'job_1') =>
  ({ jobId, job: status ? { status } : {} }) as const;
const create: StoryEvent = { kind: 'sending', to: { kind: 'create' } };
const message = (status: JobReading['status'] = 'completed', jobId = 'job_1'): StoryEvent => ({
  kind: 'sending',
  to: { kind: 'message', ...known(status, jobId) },
});
const accepted: StoryEvent = { kind: 'accepted', ...known() };
const busy: StoryEvent = { kind: 'busy', ...known() };
const found: StoryEvent = { kind: 'found', left: LEFT };
const looked = (job: JobReading, evidence: 'seen' | 'none' | 'other' = 'none'): StoryEvent => ({
  kind: 'looked',
  jobId: 'job_1',
  job,
  evidence,
});
const outOfTime: StoryEvent = { kind: 'out of time' };
const tell = (...events: StoryEvent[]): Story => events.reduce(advance, OPENED);

describe('a request becomes', () => {
  test.each<[Story['kind'], string, StoryEvent[]]>([
    ['opened', 'by what an earlier attempt left', [found]],
    ['looking', 'by a command that only looks', [{ kind: 'asked to look' }]],
    ['looked', 'by that look', [{ kind: 'asked to look' }, looked({ status: 'active' })]],
    ['waiting', 'by a job that is busy', [busy]],
    ['creating', 'by a create', [create]],
    ['sending', 'by a message', [message()]],
    ['sending', 'by a message after waiting', [busy, message()]],
    ['running', 'by the answer to a create', [create, accepted]],
    ['running', 'by the answer to a message', [message(), accepted]],
    ['running', 'by a look at a job that runs', [create, accepted, looked({ status: 'active' })]],
    ['running', 'by a status that is not known here', [create, accepted, looked({ unknownStatus: 'x' })]],
    ['detached', 'by being handed over', [create, accepted, { kind: 'handed over' }]],
    ['pull-request', 'by a look', [create, accepted, looked({ status: 'completed', prLink: LINK })]],
    [
      'concluded',
      'by the merge of its pull request',
      [create, accepted, looked({ status: 'completed', prLink: LINK }), { kind: 'concluded', by: 'merge' }],
    ],
    ['no-pull-request', 'by a look', [create, accepted, looked({ status: 'completed', prLink: null })]],
    [
      'no-pull-request',
      'by a link that is none',
      [create, accepted, looked({ status: 'completed', prLink: 'javascript:1' })],
    ],
    ['failed', 'by a look', [create, accepted, looked({ status: 'failed' })]],
    ['archived', 'by a look', [create, accepted, looked({ status: 'archived' })]],
    ['timed-out', 'by the time', [create, accepted, outOfTime]],
    ['cancelled', 'by somebody', [create, accepted, { kind: 'asked to stop' }]],
    ['out-of-sight', 'by a denied look', [create, accepted, { kind: 'out of sight', why: 'No.' }]],
    ['unknown', 'by a lost answer', [create, { kind: 'lost', why: 'reset', looks: 'none' }]],
    ['unknown', 'by the time, the answer still to come', [message(), outOfTime]],
    ['not-sent', 'by the time, with nothing sent', [outOfTime]],
    [
      'not-sent',
      'by an answer that says so',
      [create, { kind: 'kept back', hindrance: { kind: 'stopped' } }],
    ],
    ['refused', 'by the service', [create, { kind: 'refused', why: 'No.' }]],
    ['refused', 'by the thread', [{ kind: 'refused', why: 'No.' }]],
    ['skipped', 'by there being nothing to do', [{ kind: 'skipped', why: 'No.' }]],
    [
      'pull-request',
      'by a look after its run',
      [create, accepted, outOfTime, looked({ status: 'completed', prLink: LINK })],
    ],
    [
      'timed-out',
      'no more by a look at a job that still runs',
      [create, accepted, outOfTime, looked({ status: 'active' })],
    ],
  ])('%s %s', (kind, _, events) => expect(tell(...events).kind).toBe(kind));
});

describe('it can not be that', () => {
  test.each<[string, StoryEvent[]]>([
    ['an answer comes to what was not sent', [accepted]],
    ['a request is sent twice', [create, create]],
    ['a message follows a create', [create, message()]],
    ['a job is seen that nobody has', [looked({ status: 'active' })]],
    ['a look becomes a request', [{ kind: 'asked to look' }, create]],
    ['who waits for a job makes another', [busy, create]],
    ['who waits for a job writes to another', [busy, message('completed', 'job_2')]],
    ['who waits for a job waits for another', [busy, { kind: 'busy', ...known('active', 'job_2') }]],
    ['another job answers a message', [message(), { kind: 'accepted', ...known('active', 'job_2') }]],
    [
      'another job is seen when the time is up',
      [create, accepted, { ...outOfTime, seen: known('active', 'job_2') }],
    ],
    [
      'another job is seen at the stop',
      [create, accepted, { kind: 'asked to stop', seen: known('active', 'job_2') }],
    ],
    ['what runs is refused', [create, accepted, { kind: 'refused', why: 'No.' }]],
    ['what runs was not sent', [create, accepted, { kind: 'kept back', hindrance: { kind: 'stopped' } }]],
    ['what was not sent is handed over', [{ kind: 'handed over' }]],
    ['what runs is concluded', [create, accepted, { kind: 'concluded', by: 'merge' }]],
    ['nothing is adopted', [{ kind: 'adopted' }]],
    [
      'a job is adopted that was only looked at',
      [{ kind: 'found', left: { ...LEFT, story: { kind: 'looked', ...known() } } }, { kind: 'adopted' }],
    ],
    [
      'a job is adopted that took nothing',
      [
        {
          kind: 'found',
          left: {
            ...LEFT,
            story: { kind: 'refused', past: { kind: 'none' }, about: { kind: 'job', ...known() }, why: '' },
          },
        },
        { kind: 'adopted' },
      ],
    ],
  ])('%s', (_, events) => {
    expect(() => tell(...events)).toThrow(ImpossibleStep);
    const possible = tell(...events.slice(0, -1));
    expect(possible).toBeDefined();
  });
});

/** Every state that a run is at. */
const OPEN: Readonly<Record<string, Story>> = {
  looking: { kind: 'looking' },
  opened: OPENED,
  reopened: { kind: 'opened', past: LEFT },
  queued: { kind: 'queued', past: LEFT, behind: { kind: 'command', untilMs: 5 } },
  admitted: { kind: 'admitted', past: LEFT },
  waiting: { kind: 'waiting', past: LEFT, ...known() },
  creating: { kind: 'creating' },
  sending: { kind: 'sending', ...known('completed') },
  running: { kind: 'running', ...known(), turn: { kind: 'first' } },
};
const seen = known('failed');
const ANY_EVENT: readonly StoryEvent[] = [
  found,
  { kind: 'asked to look' },
  { kind: 'queued', behind: { kind: 'run', run: '7', untilMs: 9 } },
  { kind: 'admitted' },
  busy,
  create,
  message(),
  accepted,
  { kind: 'adopted' },
  looked({ status: 'active' }),
  { kind: 'handed over' },
  { kind: 'lost', why: 'reset', looks: 'idle' },
  { kind: 'kept back', hindrance: { kind: 'stopped' } },
  { kind: 'limited', why: 'Enough.', retryMs: 3 },
  { kind: 'over budget', used: 5, limit: 4, nextMs: 6 },
  { kind: 'rehearsed', why: 'Dry.' },
  { kind: 'rehearsed', why: 'Dry.', about: known('completed') },
  { kind: 'stuck' },
  { kind: 'concluded', by: 'merge' },
  { kind: 'refused', why: 'No.' },
  { kind: 'refused', why: 'No.', about: known('archived') },
  { kind: 'skipped', why: 'Nothing.' },
  outOfTime,
  { ...outOfTime, seen, sight: { kind: 'seen', agoMs: 1, failures: 0, why: '' } },
  { kind: 'asked to stop' },
  { kind: 'asked to stop', seen },
  { kind: 'out of sight', why: 'Denied.' },
  { kind: 'out of sight', why: 'Denied.', seen },
  { kind: 'cut off' },
  { kind: 'found dead' },
  { kind: 'broke off', why: 'It broke.' },
];

// Whoever changes what may follow on what sees here all that changes by it.
test.each(ANY_EVENT.map((event) => [JSON.stringify(event), event] as const))(
  '%s: where it may happen, and what follows',
  (_, event) => {
    const next = Object.entries(OPEN).flatMap(([name, story]) => {
      try {
        const text = JSON.stringify(advance(story, event)).replaceAll(JSON.stringify(LEFT), '(left)');
        return [`${name}: ${text.replaceAll('"', '')}`];
      } catch (error) {
        expect((error as Error).message).toBe(
          `a request that is ${story.kind} can't be told "${event.kind}"`,
        );
        return [];
      }
    });
    expect(next.join('\n')).toMatchSnapshot();
  },
);

describe('the doubt about a turn', () => {
  const end = (evidence: 'seen' | 'none' | 'other') =>
    looked({ status: 'completed', prLink: LINK }, evidence);
  const doubt = (story: Story) => isDoubted(turnOf(story));

  test.each<[string, StoryEvent[], boolean]>([
    ['is there after a message', [message(), accepted], true],
    ['stays where the turn before may still show', [message(), accepted, end('none')], true],
    ['ends with a proof', [message(), accepted, end('seen')], false],
    ['ends with a job that runs', [message(), accepted, looked({ status: 'active' }), end('none')], false],
    ['is none about a job of its own', [create, accepted, end('none')], false],
    ['comes with a turn of another request', [create, accepted, end('other')], true],
    ['comes with another’s turn at work', [create, accepted, looked({}, 'other'), end('seen')], true],
    ['comes after one’s own turn was seen', [message(), accepted, looked({}), end('other')], true],
    ['outlives the run', [message(), accepted, outOfTime], true],
    ['outlives the run, and a look after it', [message(), accepted, outOfTime, end('none')], true],
  ])('%s', (_, events, expected) => expect(doubt(tell(...events))).toBe(expected));

  test.each<[string, StoryEvent[]]>([
    ['timed out', [message(), accepted, outOfTime]],
    ['was cancelled', [message(), accepted, { kind: 'asked to stop' }]],
    ['ended in doubt', [message(), accepted, end('none')]],
    ['lost the answer', [message(), { kind: 'lost', why: 'reset', looks: 'idle' }]],
    ['was killed', [message(), { kind: 'cut off' }]],
  ])('is not lost by a further attempt where the first one %s', (_, events) => {
    const marker = findMarker(tellMarker(tell(...events), OWNER));
    if (marker.kind === 'none') throw new Error(marker.reason);
    const again: StoryEvent = { kind: 'found', left: { ...LEFT, story: marker.marker.story } };
    // The marker is written before the job is taken over, and that tells nothing anew.
    expect(findMarker(tellMarker(tell(again), OWNER))).toMatchObject({
      marker: { story: marker.marker.story },
    });
    expect(doubt(tell(again, { kind: 'adopted' }, end('none')))).toBe(true);
    expect(doubt(tell(again, { kind: 'adopted' }, end('seen')))).toBe(false);
  });
});

describe('what an earlier attempt left', () => {
  const end = looked({ status: 'failed' }, 'seen');
  const again = (...events: StoryEvent[]): Story =>
    tell({ kind: 'found', left: { ...LEFT, story: tell(...events) } }, { kind: 'adopted' });

  test.each<[string, StoryEvent[]]>([
    ['a failure', [create, accepted, end]],
    ['a failure after a message', [message(), accepted, end]],
    ['a pull request', [create, accepted, looked({ status: 'completed', prLink: LINK })]],
    [
      'a merged one',
      [create, accepted, looked({ status: 'completed', prLink: LINK }), { kind: 'concluded', by: 'merge' }],
    ],
  ])('at its end is told again as it is: %s', (_, events) => {
    const story = again(...events);
    expect(story).toEqual(tell(...events));
    // The job is at another request's turn by now.
    expect(advance(story, looked({ status: 'completed', prLink: LINK }, 'seen'))).toBe(story);
  });

  test.each<[string, StoryEvent[]]>([
    ['open', [create, accepted]],
    ['by a run that ended', [create, accepted, outOfTime]],
    ['at an end that may be another’s', [create, accepted, looked({ status: 'failed' }, 'other')]],
  ])('%s is looked at', (_, events) => expect(again(...events).kind).toBe('running'));
});

test.each<[string, Partial<MarkerOwner>, object | undefined]>([
  ['a first attempt', { attempt: 1 }, undefined],
  ['a later one', {}, { kind: 'left', attempt: 2, pages: ['/a'], story: { kind: 'unknown' } }],
  ['a later one of a service that ended with the first', { host: RUNNER_SERVICE }, undefined],
])('where no comment of an earlier attempt is there, that may have sent something: %s', (_, owner, left) => {
  const found = untold({ ...OWNER, pages: ['/a'], ...owner });
  if (left === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(left);
});

test.each<[string, Story, Trace]>([
  [
    'that waits for a job',
    { kind: 'waiting', past: NOTHING_LEFT, ...known() },
    { kind: 'under-way', jobId: undefined },
  ],
  [
    'lost to a job that was at another’s turn',
    { kind: 'unknown', asked: { kind: 'message', looks: 'none', ...known() }, loss: { kind: 'cut-off' } },
    { kind: 'unknown', jobId: undefined },
  ],
  [
    'lost to an idle job',
    {
      kind: 'unknown',
      asked: { kind: 'message', looks: 'none', ...known('failed') },
      loss: { kind: 'cut-off' },
    },
    { kind: 'unknown', jobId: 'job_1' },
  ],
  [
    'on its way to an idle job',
    { kind: 'sending', ...known('failed') },
    { kind: 'under-way', jobId: 'job_1' },
  ],
])('a request %s proves as much by its job as it can', (_, story, trace) =>
  expect(traceOf(story)).toEqual(trace),
);

describe('a run that others find dead', () => {
  const dead = (...events: StoryEvent[]) => tell(...events, { kind: 'found dead' });
  const queued: StoryEvent = { kind: 'queued', behind: { kind: 'command', untilMs: 0 } };

  test.each<[string, StoryEvent[], object]>([
    ['in line has sent nothing', [queued], { kind: 'not-sent', hindrance: { kind: 'cut-off' } }],
    ['as it opened may have sent a create', [], { kind: 'unknown', asked: { kind: 'create' } }],
    [
      'once it was its turn, too',
      [queued, { kind: 'admitted' }],
      { kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'cut-off' } },
    ],
    [
      'while it waited for its job may have sent its message',
      [busy],
      { kind: 'unknown', asked: { kind: 'message', jobId: 'job_1' }, loss: { kind: 'cut-off' } },
    ],
    ['while it sent one, too', [message()], { kind: 'unknown', asked: { kind: 'message', jobId: 'job_1' } }],
    ['at work has left its job', [create, accepted], { kind: 'cancelled', by: 'cut-off', jobId: 'job_1' }],
    ['as it looked has told nothing', [{ kind: 'asked to look' }], { kind: 'refused' }],
  ])('%s', (_, events, expected) => expect(dead(...events)).toMatchObject(expected));

  test('leaves what later requests decide by as it was', () => {
    for (const events of [
      [],
      [{ kind: 'admitted' }],
      [busy],
      [message()],
      [create, accepted],
    ] as StoryEvent[][]) {
      const [before, after] = [traceOf(tell(...events)), traceOf(dead(...events))];
      expect(after.jobId).toBe(before.jobId);
      expect(after.kind).toBe(before.kind === 'under-way' ? 'unknown' : before.kind);
    }
  });
});
