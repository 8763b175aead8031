import type { ThreadComment } from '../../src/ports/code-host.ts';
import { findMarker, hashRequest, tellMarker } from '../../src/story/marker.ts';
import type { Marker, MarkerOwner } from '../../src/story/marker-owner.ts';
import { NO_PULL, type Scene } from '../../src/story/scene.ts';
import { NOTHING_LEFT, type Story, type Turn } from '../../src/story/story.ts';
import { SELF } from './fake-code-host.ts';

export const OWNER: MarkerOwner = {
  repository: 'o/r',
  thread: 7,
  project: 'p',
  host: 'api.example.com',
  run: '1',
  attempt: 1,
  request: hashRequest([]),
  pages: [],
  order: 0,
  untilMs: 0,
};

export const SCENE: Scene = {
  command: '/docs',
  asked: '',
  by: '',
  note: '',
  runUrl: '',
  trusted: {},
  untilMs: 0,
  elapsedMs: 0,
  pull: NO_PULL,
};

export const FIRST: Turn = { kind: 'first' };
export const DOUBTED: Turn = { kind: 'further', before: {}, number: 0, evidence: 'none' };

/** A story of each kind about one job, where it has one. */
export function storiesOf(jobId: string, how: { turn?: Turn; link?: string } = {}) {
  const { turn = FIRST, link = 'https://github.com/o/r/pull/9' } = how;
  const known = { jobId, job: { status: 'active' } } as const;
  const ended = (status: 'completed' | 'failed' | 'archived') => ({ jobId, job: { status } }) as const;
  const lost = { kind: 'lost', why: '' } as const;
  return {
    looking: { kind: 'looking' },
    opened: { kind: 'opened', past: NOTHING_LEFT },
    queued: { kind: 'queued', past: NOTHING_LEFT, behind: { kind: 'run', run: '9', untilMs: 0 } },
    admitted: { kind: 'admitted', past: NOTHING_LEFT },
    waiting: { kind: 'waiting', past: NOTHING_LEFT, ...known },
    creating: { kind: 'creating' },
    sending: { kind: 'sending', ...ended('completed') },
    running: { kind: 'running', ...known, turn },
    detached: { kind: 'detached', ...known, turn },
    'timed-out': { kind: 'timed-out', ...known, turn, sight: { kind: 'unseen', failures: 0, why: '' } },
    cancelled: { kind: 'cancelled', ...known, turn, by: 'stop' },
    'out-of-sight': { kind: 'out-of-sight', ...known, turn, why: '' },
    stuck: { kind: 'stuck', ...known, turn },
    'pull-request': { kind: 'pull-request', jobId, job: { status: 'completed', prLink: link }, turn, link },
    concluded: {
      kind: 'concluded',
      jobId,
      job: { status: 'completed', prLink: link },
      turn,
      link,
      by: 'merge',
    },
    'no-pull-request': { kind: 'no-pull-request', ...ended('completed'), turn },
    failed: { kind: 'failed', ...ended('failed'), turn },
    archived: { kind: 'archived', ...ended('archived'), turn },
    unknown: { kind: 'unknown', asked: { kind: 'create' }, loss: lost },
    'not-sent': {
      kind: 'not-sent',
      past: NOTHING_LEFT,
      about: { kind: 'nothing' },
      hindrance: { kind: 'stopped' },
    },
    refused: { kind: 'refused', past: NOTHING_LEFT, about: { kind: 'nothing' }, why: '' },
    limited: { kind: 'limited', past: NOTHING_LEFT, about: { kind: 'nothing' }, why: '', retryMs: 0 },
    'over-budget': { kind: 'over-budget', past: NOTHING_LEFT, used: 1, limit: 1, nextMs: 0 },
    rehearsed: { kind: 'rehearsed', about: { kind: 'nothing' }, why: '' },
    looked: { kind: 'looked', ...known },
    skipped: { kind: 'skipped', why: '' },
  } as const satisfies { [K in Story['kind']]: Story & { kind: K } };
}

let id = 0;

/** A comment of ours with a marker, as an earlier run left it. */
export function leave(story: Story, left: Partial<MarkerOwner> & Partial<ThreadComment> = {}): ThreadComment {
  id += 1;
  const { author = SELF, createdAt, ...owner } = left;
  const body = `### Earlier\n\n${tellMarker(story, { ...OWNER, ...owner })}\n`;
  return { id, inReview: false, body, author, ...(createdAt === undefined ? {} : { createdAt }) };
}

export function markerIn(body: string): Marker | undefined {
  const found = findMarker(body);
  return found.kind === 'marker' ? found.marker : undefined;
}
