import { hashRequest } from '../../src/story/marker.ts';
import type { MarkerOwner } from '../../src/story/marker-owner.ts';
import { NO_PULL, type Scene } from '../../src/story/scene.ts';
import {
  type About,
  type Behind,
  type Hindrance,
  type Kind,
  type KnownJob,
  NOTHING_LEFT,
  type Past,
  type StoryOf,
  type Turn,
} from '../../src/story/story.ts';

/*
 * Every kind of story with its variants, for the tests that go through all of them. A kind that is missing here does
 * not compile.
 */
export const LINK = 'https://github.com/octo-org/octo-docs/pull/42';
const said = {
  id: 'job_7Qm-4',
  model: 'sonnet',
  source: { repository: 'https://github.com/octo-org/octo-docs', ref: 'main' },
  createdAt: '2026-01-02T03:04:05.000Z',
} as const;

export const knownAs = (job: KnownJob['job']): KnownJob => ({ jobId: 'job_7Qm-4', job });
export const ACTIVE = knownAs({ ...said, status: 'active', prLink: null });
export const DONE = knownAs({ ...said, status: 'completed', prLink: LINK });
export const DONE_BARE = knownAs({ ...said, status: 'completed', prLink: null });
export const FAILED = knownAs({ ...said, status: 'failed', prLink: null });
export const ARCHIVED = knownAs({ ...said, status: 'archived', prLink: null });
const PAUSED = knownAs({ ...said, unknownStatus: 'paused' });
const UNSEEN = knownAs({});

export const FIRST: Turn = { kind: 'first' };
export const SEEN: Turn = { kind: 'further', before: DONE_BARE.job, number: 2, evidence: 'seen' };
export const DOUBTED: Turn = { ...SEEN, evidence: 'none' };
export const UPDATED: Turn = { ...SEEN, before: DONE.job };

export const LEFT: Extract<Past, { kind: 'left' }> = {
  kind: 'left',
  attempt: 1,
  pages: ['/install'],
  story: { kind: 'timed-out', ...ACTIVE, turn: DOUBTED, sight: { kind: 'unseen', failures: 0, why: '' } },
};
const about = (known: KnownJob): About => ({ kind: 'job', ...known });
const BEHIND: Behind = { kind: 'run', run: '8999', untilMs: Date.UTC(2026, 0, 2, 14, 37) };
const NOTHING: About = { kind: 'nothing' };
const lost = { kind: 'lost', why: 'no answer within 60 s' } as const;
const seenAgo = (agoMs: number, failures = 0) =>
  ({ kind: 'seen', agoMs, failures, why: failures ? 'HTTP 503' : '' }) as const;
const unseen = { kind: 'unseen', failures: 2, why: 'HTTP 503' } as const;
const notSent = (hindrance: Hindrance, what: About = NOTHING, past: Past = NOTHING_LEFT) =>
  ({ kind: 'not-sent', past, about: what, hindrance }) as const;

export const STORIES: { readonly [K in Kind]: Readonly<Record<string, StoryOf<K>>> } = {
  looking: { '': { kind: 'looking' } },
  opened: {
    '': { kind: 'opened', past: NOTHING_LEFT },
    'with what an earlier attempt left': { kind: 'opened', past: LEFT },
  },
  queued: {
    'behind another run': { kind: 'queued', past: NOTHING_LEFT, behind: BEHIND },
    'behind a command without a run': {
      kind: 'queued',
      past: NOTHING_LEFT,
      behind: { kind: 'command', untilMs: Date.UTC(2026, 0, 2, 14, 6) },
    },
  },
  admitted: { '': { kind: 'admitted', past: NOTHING_LEFT } },
  waiting: { '': { kind: 'waiting', past: NOTHING_LEFT, ...ACTIVE } },
  creating: { '': { kind: 'creating' } },
  sending: { '': { kind: 'sending', ...DONE } },
  running: {
    'a new job': { kind: 'running', ...ACTIVE, turn: FIRST },
    'a further turn': { kind: 'running', ...knownAs({ ...ACTIVE.job, prLink: LINK }), turn: UPDATED },
    'a status that is not known here': { kind: 'running', ...PAUSED, turn: FIRST },
  },
  detached: { '': { kind: 'detached', ...ACTIVE, turn: FIRST } },
  'timed-out': {
    'running to the end': { kind: 'timed-out', ...ACTIVE, turn: FIRST, sight: seenAgo(1000) },
    'a further turn, then failures': {
      kind: 'timed-out',
      ...DONE,
      turn: DOUBTED,
      sight: seenAgo(65_000, 9),
    },
    'a status that is not known here': { kind: 'timed-out', ...PAUSED, turn: FIRST, sight: seenAgo(1000) },
    'never seen': { kind: 'timed-out', ...UNSEEN, turn: FIRST, sight: unseen },
  },
  cancelled: {
    'by somebody': { kind: 'cancelled', by: 'stop', ...ACTIVE, turn: FIRST },
    'cut off': { kind: 'cancelled', by: 'cut-off', ...ACTIVE, turn: SEEN },
  },
  'out-of-sight': {
    '': { kind: 'out-of-sight', ...ACTIVE, turn: FIRST, why: 'The service denies the key (HTTP 401).' },
  },
  stuck: {
    '': { kind: 'stuck', ...ACTIVE, turn: FIRST },
    'a further turn': { kind: 'stuck', ...ACTIVE, turn: SEEN },
  },
  'pull-request': {
    'a first turn': { kind: 'pull-request', link: LINK, ...DONE, turn: FIRST },
    'new in a further turn': { kind: 'pull-request', link: LINK, ...DONE, turn: SEEN },
    updated: { kind: 'pull-request', link: LINK, ...DONE, turn: UPDATED },
    doubted: { kind: 'pull-request', link: LINK, ...DONE, turn: { ...UPDATED, evidence: 'none' } },
    'on a host that is not known': {
      kind: 'pull-request',
      link: 'https://elsewhere.test/pull/3',
      ...knownAs({ ...said, status: 'completed', prLink: 'https://elsewhere.test/pull/3' }),
      turn: FIRST,
    },
  },
  concluded: {
    merged: { kind: 'concluded', link: LINK, ...DONE, turn: FIRST, by: 'merge' },
    closed: { kind: 'concluded', link: LINK, ...DONE, turn: UPDATED, by: 'close' },
  },
  'no-pull-request': {
    '': { kind: 'no-pull-request', ...DONE_BARE, turn: FIRST },
    'a link that is not usable': {
      kind: 'no-pull-request',
      ...knownAs({ ...said, status: 'completed', prLinkDropped: true }),
      turn: FIRST,
    },
    doubted: { kind: 'no-pull-request', ...DONE_BARE, turn: DOUBTED },
  },
  failed: {
    '': { kind: 'failed', ...FAILED, turn: FIRST },
    doubted: { kind: 'failed', ...FAILED, turn: DOUBTED },
  },
  archived: {
    '': { kind: 'archived', ...ARCHIVED, turn: FIRST },
    'with a pull request': {
      kind: 'archived',
      ...knownAs({ ...ARCHIVED.job, prLink: LINK }),
      turn: SEEN,
    },
  },
  unknown: {
    'a create': { kind: 'unknown', asked: { kind: 'create' }, loss: lost },
    'a create, cut off': { kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'cut-off' } },
    'a message': { kind: 'unknown', asked: { kind: 'message', looks: 'none', ...DONE }, loss: lost },
    'a message, and the job idle': {
      kind: 'unknown',
      asked: { kind: 'message', looks: 'idle', ...DONE },
      loss: lost,
    },
    'a message, and the job not seen': {
      kind: 'unknown',
      asked: { kind: 'message', looks: 'unseen', ...DONE },
      loss: lost,
    },
    'a message, and stopped': {
      kind: 'unknown',
      asked: { kind: 'message', looks: 'stopped', ...DONE },
      loss: lost,
    },
    'a message, cut off': {
      kind: 'unknown',
      asked: { kind: 'message', looks: 'none', ...DONE },
      loss: { kind: 'cut-off' },
    },
  },
  'not-sent': {
    'not its turn': notSent({ kind: 'queue', behind: BEHIND }),
    'no time': notSent({ kind: 'time', why: '' }),
    'no time after a try': notSent({ kind: 'time', why: 'HTTP 429' }),
    busy: notSent({ kind: 'busy', sight: seenAgo(1000) }, about(ACTIVE)),
    'busy, as far as could be seen': notSent({ kind: 'busy', sight: unseen }, about(UNSEEN)),
    stopped: notSent({ kind: 'stopped' }),
    'stopped before a message': notSent({ kind: 'stopped' }, about(ACTIVE)),
    'cut off': notSent({ kind: 'cut-off' }),
    'cut off in a later attempt': notSent({ kind: 'cut-off' }, NOTHING, LEFT),
  },
  refused: {
    'no job': { kind: 'refused', past: NOTHING_LEFT, about: NOTHING, why: 'The service denies the key.' },
    'a job': {
      kind: 'refused',
      past: NOTHING_LEFT,
      about: about(ARCHIVED),
      why: 'Job job_7Qm-4 is archived and takes no more messages; nothing was sent.',
    },
    'in a later attempt': { kind: 'refused', past: LEFT, about: NOTHING, why: 'The thread is unread.' },
  },
  limited: {
    'until a moment': {
      kind: 'limited',
      past: NOTHING_LEFT,
      about: NOTHING,
      why: "The service's rate limit is used up. Nothing was started.",
      retryMs: Date.UTC(2026, 0, 2, 15, 4),
    },
    'a message, for a time that is not said': {
      kind: 'limited',
      past: NOTHING_LEFT,
      about: about(DONE),
      why: "The service's rate limit is used up. Nothing was started.",
      retryMs: 0,
    },
  },
  'over-budget': {
    '': {
      kind: 'over-budget',
      past: NOTHING_LEFT,
      used: 5,
      limit: 5,
      nextMs: Date.UTC(2026, 0, 2, 15, 4),
    },
  },
  rehearsed: {
    '': { kind: 'rehearsed', about: NOTHING, why: 'Dry run, nothing was sent.' },
    'a message': { kind: 'rehearsed', about: about(DONE), why: 'Dry run, nothing was sent.' },
  },
  looked: {
    active: { kind: 'looked', ...ACTIVE },
    'a status that is not known here': { kind: 'looked', ...PAUSED },
    'a pull request': { kind: 'looked', ...DONE },
    'no pull request': { kind: 'looked', ...DONE_BARE },
    'a link that is not usable': {
      kind: 'looked',
      ...knownAs({ ...said, status: 'completed', prLinkDropped: true }),
    },
    failed: { kind: 'looked', ...FAILED },
    archived: { kind: 'looked', ...ARCHIVED },
  },
  skipped: { '': { kind: 'skipped', why: 'This event asks for nothing.' } },
};

export const EVERY_STORY = Object.entries(STORIES).flatMap(([kind, variants]) =>
  Object.entries(variants).map(([variant, story]) => ({
    name: [kind, variant].filter(Boolean).join(', '),
    story,
  })),
);

export const OWNER: MarkerOwner = {
  repository: 'octo-org/octo-docs',
  thread: 12,
  project: 'proj_1',
  host: 'api.mintlify.com',
  run: '9001',
  attempt: 2,
  request: hashRequest(['instruct', 'explain']),
  pages: [],
  order: 12,
  untilMs: Date.UTC(2026, 0, 2, 14, 35),
};

export const SCENE: Scene = {
  command: '/docs',
  asked: 'explain the new flag',
  by: 'octocat',
  note: '',
  runUrl: 'https://github.com/octo-org/octo-docs/actions/runs/9001',
  trusted: { serverUrl: 'https://github.com' },
  untilMs: Date.UTC(2026, 0, 2, 14, 35),
  elapsedMs: 192_000,
  pull: NO_PULL,
};
