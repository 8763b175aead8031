import type { JobReading } from '../ports/service.ts';

/*
 * What is known of one request, from the comment or event that asked to its end. Each kind holds just what is known in
 * it; `advance` is the only place where one becomes another, and all that is told of a run is a projection of this.
 */

/** A job, and the last that was read of it. */
export interface KnownJob {
  readonly jobId: string;
  readonly job: JobReading;
}

/**
 * How the request came to its job. `number`: the service's count of the message's turn, 0 where it does not count.
 * `evidence`: whether a turn of its own was seen there since the message. `passed`: another's message went to the job
 * before the end of this request's turn was seen, so that what the job shows since may be that one's.
 */
export type Turn =
  | { readonly kind: 'first' }
  | {
      readonly kind: 'further';
      readonly before: JobReading;
      readonly number: number;
      readonly evidence: 'seen' | 'none';
    }
  | { readonly kind: 'passed'; readonly isFurther: boolean };

/** What an earlier attempt of the same run left of the same request, in whose place this one has sent nothing yet. */
export type Past =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'left';
      readonly attempt: number;
      readonly pages: readonly string[];
      readonly story: Story;
    };

/** How well the job was seen up to the end: looks that failed since the last reading, and what the latest failed with. */
export type Sight =
  | { readonly kind: 'seen'; readonly agoMs: number; readonly failures: number; readonly why: string }
  | { readonly kind: 'unseen'; readonly failures: number; readonly why: string };

/** What a request that was not sent is about. */
export type About = { readonly kind: 'nothing' } | ({ readonly kind: 'job' } & KnownJob);

/**
 * What a request waits for in its thread: another run's, or an earlier command whose run has not shown itself.
 * `untilMs`: when it goes ahead where nothing is heard of that, in ms since 1970.
 */
export type Behind =
  | { readonly kind: 'run'; readonly run: string; readonly untilMs: number }
  | { readonly kind: 'command'; readonly untilMs: number };

/** Why nothing was sent, where nobody refused it. */
export type Hindrance =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'cut-off' }
  /** `why`: what an earlier try came to nothing with; empty where nothing was tried. */
  | { readonly kind: 'time'; readonly why: string }
  /** Earlier requests of the thread were not over. */
  | { readonly kind: 'queue'; readonly behind: Behind }
  /** The job was busy with the turn before, as far as could be seen. */
  | { readonly kind: 'busy'; readonly sight: Sight };

/** A request whose answer was not seen, and what looking for its effect gave. */
export type Asked =
  | { readonly kind: 'create' }
  | ({ readonly kind: 'message'; readonly looks: 'none' | 'stopped' | 'idle' | 'unseen' } & KnownJob);

export type Loss = { readonly kind: 'lost'; readonly why: string } | { readonly kind: 'cut-off' };

type InTurn = KnownJob & { readonly turn: Turn };

export type Story =
  /** A command that only looks; it never becomes a request. */
  | { readonly kind: 'looking' }
  | { readonly kind: 'opened'; readonly past: Past }
  /** An earlier request of the thread comes first. Nothing is sent before this one is admitted. */
  | { readonly kind: 'queued'; readonly past: Past; readonly behind: Behind }
  /** Its turn in the thread has come. */
  | { readonly kind: 'admitted'; readonly past: Past }
  /** The message is not sent before the job's turn is over. */
  | ({ readonly kind: 'waiting'; readonly past: Past } & KnownJob)
  | { readonly kind: 'creating' }
  | ({ readonly kind: 'sending' } & KnownJob)
  | ({ readonly kind: 'running' } & InTurn)
  // The run has ended, and its job had not: another run may tell how that goes on.
  | ({ readonly kind: 'detached' } & InTurn)
  | ({ readonly kind: 'timed-out'; readonly sight: Sight } & InTurn)
  | ({ readonly kind: 'cancelled'; readonly by: 'stop' | 'cut-off' } & InTurn)
  | ({ readonly kind: 'out-of-sight'; readonly why: string } & InTurn)
  /** Nobody waits for it, and it has been active for so long that somebody should look. */
  | ({ readonly kind: 'stuck' } & InTurn)
  // Ends.
  | ({ readonly kind: 'pull-request'; readonly link: string } & InTurn)
  /** What became of that pull request: its marker ends here. */
  | ({ readonly kind: 'concluded'; readonly link: string; readonly by: 'merge' | 'close' } & InTurn)
  | ({ readonly kind: 'no-pull-request' } & InTurn)
  | ({ readonly kind: 'failed' } & InTurn)
  | ({ readonly kind: 'archived' } & InTurn)
  | { readonly kind: 'unknown'; readonly asked: Asked; readonly loss: Loss }
  | { readonly kind: 'not-sent'; readonly past: Past; readonly about: About; readonly hindrance: Hindrance }
  | { readonly kind: 'refused'; readonly past: Past; readonly about: About; readonly why: string }
  /** The service takes no more for now. `retryMs`: when it may again, in ms since 1970; 0 where it did not say. */
  | {
      readonly kind: 'limited';
      readonly past: Past;
      readonly about: About;
      readonly why: string;
      readonly retryMs: number;
    }
  /** The repository has had as much as the workflow allows in a day. `nextMs`: when it may have more, in ms since 1970. */
  | {
      readonly kind: 'over-budget';
      readonly past: Past;
      readonly used: number;
      readonly limit: number;
      readonly nextMs: number;
    }
  /** A dry run: what would have been done, and why. */
  | { readonly kind: 'rehearsed'; readonly about: About; readonly why: string }
  | ({ readonly kind: 'looked' } & KnownJob)
  | { readonly kind: 'skipped'; readonly why: string };

export type Kind = Story['kind'];
export type StoryOf<K extends Kind> = Extract<Story, { kind: K }>;

/** Where each kind stands: `open` while a run is at it, `left` where only the run has ended, `end` for good. */
const STAGES = {
  looking: 'open',
  opened: 'open',
  queued: 'open',
  admitted: 'open',
  waiting: 'open',
  creating: 'open',
  sending: 'open',
  running: 'open',
  detached: 'left',
  'timed-out': 'left',
  cancelled: 'left',
  'out-of-sight': 'left',
  stuck: 'left',
  'pull-request': 'end',
  concluded: 'end',
  'no-pull-request': 'end',
  failed: 'end',
  archived: 'end',
  unknown: 'end',
  'not-sent': 'end',
  refused: 'end',
  limited: 'end',
  'over-budget': 'end',
  rehearsed: 'end',
  looked: 'end',
  skipped: 'end',
} as const satisfies Record<Kind, 'open' | 'left' | 'end'>;

export const KINDS = Object.keys(STAGES) as readonly Kind[];

type KindAt<Stage> = { [K in Kind]: (typeof STAGES)[K] extends Stage ? K : never }[Kind];

/** A request that a run is still at. */
export type OpenStory = StoryOf<KindAt<'open'>>;
/** A run's last word on its request. */
export type ToldStory = Exclude<Story, OpenStory>;

export function isOpen(story: Story): story is OpenStory {
  return STAGES[story.kind] === 'open';
}

/**
 * True where nothing that happens to the request changes it any more; a run may have ended before that. Of a pull request it
 * may still be told what became of it.
 */
export function isEnd(story: Story): boolean {
  return STAGES[story.kind] === 'end';
}

/** Before it is known where the request goes: it opens its thread, or stands in line there. */
export function isInThread(story: Story): story is StoryOf<'opened' | 'queued' | 'admitted'> {
  return story.kind === 'opened' || story.kind === 'queued' || story.kind === 'admitted';
}

export const NOTHING_LEFT: Past = Object.freeze({ kind: 'none' });

/** The job that a story knows of, by itself or from an earlier attempt. */
export function knownJob(story: Story): KnownJob | undefined {
  if ('jobId' in story) return justJob(story);
  if ('asked' in story) return story.asked.kind === 'message' ? justJob(story.asked) : undefined;
  if ('about' in story && story.about.kind === 'job') return justJob(story.about);
  return 'past' in story && story.past.kind === 'left' ? knownJob(story.past.story) : undefined;
}

export const aboutJob = (known: KnownJob | undefined): About =>
  known ? { kind: 'job', ...justJob(known) } : { kind: 'nothing' };

/** The job alone, of whatever knows one. */
export const justJob = ({ jobId, job }: KnownJob): KnownJob => ({ jobId, job });

/** How the request came to its job; undefined where it did not, as far as is known. */
export function turnOf(story: Story): Turn | undefined {
  return 'turn' in story ? story.turn : undefined;
}

/** True where what the job shows is not known to be of the request's own turn. */
export function isDoubted(turn: Turn | undefined): boolean {
  return turn?.kind === 'passed' || (turn?.kind === 'further' && turn.evidence === 'none');
}

/** True where the request went to a job that was there before. */
export function isFurther(turn: Turn | undefined): boolean {
  return turn?.kind === 'further' || (turn?.kind === 'passed' && turn.isFurther);
}

/** True where the end of the request's own turn is known: whatever its job shows later is another's. */
export function isAtItsEnd(story: Story): boolean {
  const turn = turnOf(story);
  return isEnd(story) && turn !== undefined && !isDoubted(turn);
}

/** True where a job has the request, and how that ended has not been told. */
export function isUnfinished(story: Story): boolean {
  return !isEnd(story) && turnOf(story) !== undefined;
}

/** True where the pull request was there before this request's message, which is known to have had its turn. */
export function isUpdate({ link, turn }: StoryOf<'pull-request'>): boolean {
  return turn.kind === 'further' && turn.evidence === 'seen' && turn.before.prLink === link;
}
