import type { JobReading } from '../ports/service.ts';
import { readPrLink } from '../text/links.ts';
import { breakOff } from './break-off.ts';
import type { EventOf, StoryEvent } from './event.ts';
import {
  aboutJob,
  isAtItsEnd,
  isEnd,
  isFurther,
  isInThread,
  isOpen,
  justJob,
  type KnownJob,
  knownJob,
  NOTHING_LEFT,
  type OpenStory,
  type Past,
  type Story,
  type StoryOf,
  type Turn,
  turnOf,
} from './story.ts';
import { traceOf } from './trace.ts';

/** Something was said to have happened that can't have: a fault of ours, never of what is read. */
export class ImpossibleStep extends Error {
  override name = 'ImpossibleStep';

  constructor(story: Story, event: StoryEvent) {
    super(`a request that is ${story.kind} can't be told "${event.kind}"`);
  }
}

type InTurn = KnownJob & { readonly turn: Turn };
/** What happens while a run is at it. */
type StepEvent = Exclude<StoryEvent, { kind: 'stuck' | 'concluded' }>;

/** A story that begins. */
export const OPENED: StoryOf<'opened'> = Object.freeze({ kind: 'opened', past: NOTHING_LEFT });

/**
 * What a request is after something has happened to it. An end absorbs whatever follows, but for what becomes of its pull
 * request. Where only the run has ended,
 * a later look, that the job is stuck, or another run's adoption goes on from there; everything else is absorbed.
 * @throws ImpossibleStep
 */
export function advance(story: Story, event: StoryEvent): Story {
  if (event.kind === 'concluded') return conclude(story, event) ?? refuse(story, event);
  if (isEnd(story)) return story;
  if (event.kind === 'stuck') return stick(story) ?? refuse(story, event);
  if (isOpen(story)) return step(story, event) ?? refuse(story, event);
  return event.kind === 'looked' ? (look(story, event) ?? refuse(story, event)) : story;
}

function refuse(story: Story, event: StoryEvent): never {
  throw new ImpossibleStep(story, event);
}

function step(story: OpenStory, event: StepEvent): Story | undefined {
  switch (event.kind) {
    case 'found':
      return isInThread(story) ? { kind: 'opened', past: event.left } : undefined;
    case 'asked to look':
      return story.kind === 'opened' && story.past.kind === 'none' ? { kind: 'looking' } : undefined;
    case 'queued':
      return isInThread(story) ? { kind: 'queued', past: story.past, behind: event.behind } : undefined;
    case 'admitted':
      return isInThread(story) ? { kind: 'admitted', past: story.past } : undefined;
    case 'busy':
      return isReady(story) && isAbout(story, event)
        ? { kind: 'waiting', past: story.past, ...justJob(event) }
        : undefined;
    case 'sending':
      return isReady(story) ? send(story, event) : undefined;
    case 'accepted':
      return accept(story, event);
    case 'adopted':
      return isInThread(story) ? adopt(story.past) : undefined;
    case 'looked':
      return look(story, event);
    case 'handed over':
      return story.kind === 'running' ? { kind: 'detached', ...inTurn(story) } : undefined;
    case 'lost':
      return lose(story, event);
    case 'kept back':
      return keepBack(story, event);
    case 'limited':
      return limit(story, event);
    case 'over budget':
      return isInThread(story) ? exceed(story, event) : undefined;
    case 'rehearsed':
      return isInThread(story) || story.kind === 'looking' ? rehearse(event) : undefined;
    case 'refused':
      return refusal(story, event);
    case 'skipped':
      return isInThread(story) || story.kind === 'looking' ? { kind: 'skipped', why: event.why } : undefined;
    case 'out of time':
    case 'asked to stop':
    case 'out of sight':
    case 'cut off':
    case 'found dead':
    case 'broke off':
      return breakOff(story, event);
  }
}

/** One that is queued has to be admitted before it sends. */
type Ready = StoryOf<'opened' | 'admitted' | 'waiting'>;

const isReady = (story: Story): story is Ready =>
  story.kind === 'opened' || story.kind === 'admitted' || story.kind === 'waiting';
const inTurn = ({ jobId, job, turn }: InTurn): InTurn => ({ jobId, job, turn });

/** Who waits, waits for one job. */
const isAbout = (story: Ready, { jobId }: KnownJob) => story.kind !== 'waiting' || story.jobId === jobId;

function send(story: Ready, { to }: EventOf<'sending'>): Story | undefined {
  if (to.kind === 'message') return isAbout(story, to) ? { kind: 'sending', ...justJob(to) } : undefined;
  return story.kind === 'waiting' ? undefined : { kind: 'creating' };
}

function accept(story: Story, event: EventOf<'accepted'>): Story | undefined {
  if (story.kind === 'creating') return { kind: 'running', ...justJob(event), turn: { kind: 'first' } };
  if (story.kind !== 'sending' || story.jobId !== event.jobId) return undefined;
  return { kind: 'running', ...justJob(event), turn: furtherTurn(story.job, event.job) };
}

const furtherTurn = (before: JobReading, { turn = 0 }: JobReading): Turn => ({
  kind: 'further',
  before,
  number: turn,
  evidence: 'none',
});

function isSent(left: Story): boolean {
  const { kind, jobId } = traceOf(left);
  return kind !== 'nothing' && jobId !== undefined;
}

/**
 * What was sent is not sent again; what is known of its turn stays known. An end is told again as it is: the job may be at
 * another request's turn by now.
 */
function adopt(past: Past): Story | undefined {
  const left = past.kind === 'left' ? past.story : undefined;
  if (left && isAtItsEnd(left)) return left;
  const job = left && knownJob(left);
  // Of a job that took nothing there is nothing to take over.
  if (!left || !job || !isSent(left)) return undefined;
  const turn = turnOf(left) ?? furtherTurn(job.job, {});
  return { kind: 'running', ...job, turn };
}

function look(story: Story, event: EventOf<'looked'>): Story | undefined {
  if (story.kind === 'looking') return { kind: 'looked', ...justJob(event) };
  const turn = turnOf(story);
  if (turn === undefined || knownJob(story)?.jobId !== event.jobId) return undefined;
  const { job } = event;
  const seen: InTurn = { ...justJob(event), turn: turnAfter(turn, event) };
  switch (job.status) {
    case undefined:
    case 'active':
      // A run that has ended is not at it again because somebody has looked.
      return isOpen(story) ? { kind: 'running', ...seen } : ({ ...story, ...seen } as Story);
    case 'completed':
      return completed(seen, job);
    case 'failed':
      return { kind: 'failed', ...seen };
    case 'archived':
      return { kind: 'archived', ...seen };
  }
}

function turnAfter(turn: Turn, { evidence, job }: EventOf<'looked'>): Turn {
  if (evidence === 'other') return { kind: 'passed', isFurther: isFurther(turn) };
  const isSeen = evidence === 'seen' || job.status === undefined || job.status === 'active';
  return turn.kind === 'further' && isSeen ? { ...turn, evidence: 'seen' } : turn;
}

function completed(seen: InTurn, { prLink }: JobReading): Story {
  const link = readPrLink(prLink);
  return link === undefined ? { kind: 'no-pull-request', ...seen } : { kind: 'pull-request', link, ...seen };
}

function lose(story: Story, { why, looks }: EventOf<'lost'>): Story | undefined {
  const loss = { kind: 'lost', why } as const;
  if (story.kind === 'creating') return { kind: 'unknown', asked: { kind: 'create' }, loss };
  if (story.kind !== 'sending') return undefined;
  return { kind: 'unknown', asked: { kind: 'message', looks, ...justJob(story) }, loss };
}

/** What a request that was not taken leaves, where it could still be kept back; undefined for any other. */
function untaken(story: Story): Pick<StoryOf<'not-sent'>, 'past' | 'about'> | undefined {
  const isOnItsWay = story.kind === 'creating' || story.kind === 'sending';
  if (!isOnItsWay && !isReady(story) && !isInThread(story)) return undefined;
  return { past: pastOf(story), about: aboutJob(ownJob(story)) };
}

const pastOf = (story: Story): Past => ('past' in story ? story.past : NOTHING_LEFT);

function keepBack(story: Story, { hindrance }: EventOf<'kept back'>): Story | undefined {
  const left = untaken(story);
  return left && { kind: 'not-sent', ...left, hindrance };
}

/** The job that a request is about by itself; what an earlier attempt left is told beside it. */
const ownJob = (story: Story) => (isInThread(story) ? undefined : knownJob(story));

function limit(story: Story, { why, retryMs }: EventOf<'limited'>): Story | undefined {
  const left = untaken(story);
  return left && { kind: 'limited', ...left, why, retryMs };
}

function exceed(
  { past }: StoryOf<'opened' | 'queued' | 'admitted'>,
  { used, limit: most, nextMs }: EventOf<'over budget'>,
): Story {
  return { kind: 'over-budget', past, used, limit: most, nextMs };
}

function rehearse({ why, about }: EventOf<'rehearsed'>): Story {
  return { kind: 'rehearsed', about: aboutJob(about), why };
}

/** Told once: one that is stuck stays just that. */
function stick(story: Story): Story | undefined {
  if (isOpen(story)) return undefined;
  const [job, turn] = [knownJob(story), turnOf(story)];
  return job && turn && story.kind !== 'stuck' ? { kind: 'stuck', ...job, turn } : story;
}

/** Only a pull request that is known to be the request's end can be concluded. */
function conclude(story: Story, { by }: EventOf<'concluded'>): Story | undefined {
  if (isOpen(story)) return undefined;
  return story.kind === 'pull-request'
    ? { kind: 'concluded', link: story.link, ...inTurn(story), by }
    : story;
}

function refusal(story: Story, { why, about }: EventOf<'refused'>): Story | undefined {
  if (story.kind === 'running') return undefined;
  return { kind: 'refused', past: pastOf(story), why, about: aboutJob(about ?? ownJob(story)) };
}
