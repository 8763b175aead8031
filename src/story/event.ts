import type { JobReading } from '../ports/service.ts';
import type { Asked, Behind, Hindrance, KnownJob, Past, Sight } from './story.ts';

/** What happens to a request. `advance` says which may happen when. */
export type StoryEvent =
  /** A re-run finds what an earlier attempt left of the same request. */
  | { readonly kind: 'found'; readonly left: Extract<Past, { kind: 'left' }> }
  /** Only one look is asked for. */
  | { readonly kind: 'asked to look' }
  /** An earlier request of the thread comes first. */
  | { readonly kind: 'queued'; readonly behind: Behind }
  /** Its turn in the thread has come. */
  | { readonly kind: 'admitted' }
  /** The job to continue is at its turn before. */
  | ({ readonly kind: 'busy' } & KnownJob)
  /** A request that must not be sent twice is about to leave. `job` is how the job stood before. */
  | {
      readonly kind: 'sending';
      readonly to: { readonly kind: 'create' } | ({ readonly kind: 'message' } & KnownJob);
    }
  /** The service took it, by its answer or by what the job does. */
  | ({ readonly kind: 'accepted' } & KnownJob)
  /** The answer to it will not be seen. */
  | {
      readonly kind: 'lost';
      readonly why: string;
      readonly looks: Extract<Asked, { kind: 'message' }>['looks'];
    }
  /** It is known not to have left, or not to have been taken, and nobody refused it. */
  | { readonly kind: 'kept back'; readonly hindrance: Hindrance }
  /** Whoever was asked said no, or nobody could be asked. */
  | { readonly kind: 'refused'; readonly why: string; readonly about?: KnownJob }
  /** The service takes no more for now; `retryMs` as in the story. */
  | { readonly kind: 'limited'; readonly why: string; readonly retryMs: number }
  /** As much was started as the workflow allows in a day. */
  | {
      readonly kind: 'over budget';
      readonly used: number;
      readonly limit: number;
      readonly nextMs: number;
    }
  /** A dry run has said what it would do. */
  | { readonly kind: 'rehearsed'; readonly why: string; readonly about?: KnownJob }
  /** The job that an earlier attempt made or messaged is this one's. */
  | { readonly kind: 'adopted' }
  /** An answer about the job. `evidence`: whether it is known to be about the request's own turn, or may be of another's. */
  | {
      readonly kind: 'looked';
      readonly jobId: string;
      readonly job: JobReading;
      readonly evidence: 'seen' | 'none' | 'other';
    }
  | { readonly kind: 'handed over' }
  /** The time is up; `seen` is the job as it was last seen, `sight` how well that is known. */
  | { readonly kind: 'out of time'; readonly seen?: KnownJob; readonly sight?: Sight }
  /** Somebody asked the run to stop. */
  | { readonly kind: 'asked to stop'; readonly seen?: KnownJob }
  /** The job can't be seen any more. */
  | { readonly kind: 'out of sight'; readonly why: string; readonly seen?: KnownJob }
  /** Long after its run has ended the job is still active. */
  | { readonly kind: 'stuck' }
  /** The job's pull request is no longer open. */
  | { readonly kind: 'concluded'; readonly by: 'merge' | 'close' }
  /** There is nothing to do. */
  | { readonly kind: 'skipped'; readonly why: string }
  /** The run was killed, or ended without a word. */
  | { readonly kind: 'cut off' }
  /** So another run has found, which knows of it what its comment says, and what may have happened since. */
  | { readonly kind: 'found dead' }
  /** The run broke off by itself. */
  | { readonly kind: 'broke off'; readonly why: string };

export type EventKind = StoryEvent['kind'];
export type EventOf<K extends EventKind> = Extract<StoryEvent, { kind: K }>;
