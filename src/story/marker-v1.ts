import { JOB_ID } from '../contract/identifiers.ts';
import { readPrLink } from '../text/links.ts';
import type { Marker, MarkerOwner } from './marker-owner.ts';
import { NOTHING_LEFT, type Story, type Turn } from './story.ts';

/*
 * Version 1 of the marker: a state of twelve words, a job, its link, and whether the request went to it as a message.
 * It is only read. It did not tell a doubted end from a proven one.
 */
const STATES = ['creating', 'sending', 'unknown', 'refused', 'note'] as const;
const JOB_STATES = ['active', 'completed', 'archived', 'failed', 'timeout', 'detached', 'cancelled'] as const;
type State = (typeof STATES)[number] | (typeof JOB_STATES)[number];

interface FirstMarker extends Omit<MarkerOwner, 'pages' | 'order' | 'untilMs' | 'mends'> {
  readonly pages?: readonly string[];
  readonly state: State;
  readonly job?: string;
  readonly continued?: true;
  readonly prLink?: string;
}

type OwnerChecks = Readonly<Record<keyof MarkerOwner, (value: unknown) => boolean>>;

const CHECKS = {
  state: (value: unknown) => [...STATES, ...JOB_STATES].includes(value as State),
  job: (value: unknown) => typeof value === 'string' && JOB_ID.test(value),
  continued: (value: unknown) => value === true,
  prLink: (value: unknown) => typeof value === 'string' && value === readPrLink(value),
};
const OPTIONAL: readonly string[] = ['job', 'continued', 'prLink', 'pages'];

export function readFirstMarker(value: unknown, ownerChecks: OwnerChecks): Marker | undefined {
  const { order: _, untilMs: __, mends: ___, ...shared } = ownerChecks;
  const checks = { ...shared, ...CHECKS };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const isKnown = [...fields.keys()].every((name) => Object.hasOwn(checks, name));
  const isWhole = Object.entries(checks).every(([name, check]) =>
    fields.has(name) ? check(fields.get(name)) : OPTIONAL.includes(name),
  );
  return isKnown && isWhole ? translate(value as FirstMarker) : undefined;
}

function translate({ state, job, continued, prLink, pages, ...owner }: FirstMarker): Marker {
  return {
    ...owner,
    pages: pages ?? [],
    order: 0,
    untilMs: 0,
    story: storyOf({ state, job, continued, prLink }),
  };
}

function storyOf({
  state,
  job: jobId,
  continued,
  prLink,
}: {
  state: State;
  job: string | undefined;
  continued: true | undefined;
  prLink: string | undefined;
}): Story {
  const link = prLink ? { prLink } : {};
  if (state === 'note') return { kind: 'looking' };
  if (jobId === undefined) {
    if (state === 'refused')
      return { kind: 'refused', past: NOTHING_LEFT, about: { kind: 'nothing' }, why: '' };
    const isOpen = state === 'creating' || state === 'sending' || state === 'active';
    return isOpen ? { kind: 'creating' } : { kind: 'unknown', asked: { kind: 'create' }, loss: LOST };
  }
  const known = { jobId, job: link };
  const isEnded = state === 'completed' || state === 'failed' || state === 'archived';
  const turn: Turn = continued
    ? { kind: 'further', before: link, number: 0, evidence: isEnded ? 'seen' : 'none' }
    : { kind: 'first' };
  const active = { jobId, job: { status: 'active', ...link }, turn } as const;
  switch (state) {
    case 'creating':
    case 'sending':
      return { kind: 'sending', ...known };
    case 'unknown':
      return { kind: 'unknown', asked: { kind: 'message', looks: 'none', ...known }, loss: LOST };
    case 'refused':
      return { kind: 'refused', past: NOTHING_LEFT, about: { kind: 'job', ...known }, why: '' };
    case 'active':
      return { kind: 'running', ...active };
    case 'detached':
      return { kind: 'detached', ...active };
    case 'cancelled':
      return { kind: 'cancelled', by: 'stop', ...active };
    case 'timeout':
      return { kind: 'timed-out', ...active, sight: { kind: 'unseen', failures: 0, why: '' } };
    case 'failed':
    case 'archived':
      return { kind: state, jobId, job: { status: state, ...link }, turn };
    case 'completed': {
      const job = { status: state, ...link };
      return prLink
        ? { kind: 'pull-request', jobId, job, turn, link: prLink }
        : { kind: 'no-pull-request', jobId, job, turn };
    }
  }
}

const LOST = { kind: 'lost', why: '' } as const;
