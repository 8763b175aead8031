import type { CheckStatus } from '../contract/check-status.ts';
import type { JobStatus } from '../contract/job-status.ts';

/** How often to look: adaptive, or every so many milliseconds. */
export type Poll = { readonly kind: 'adaptive' } | { readonly kind: 'fixed'; readonly intervalMs: number };

/** A check as far as an answer told it, made harmless. */
export interface ReadCheck {
  readonly name: string;
  readonly status: CheckStatus;
  readonly rounds: number;
}

/** A job as far as an answer told it: known fields, each of its type, everything else dropped. */
export interface JobReading {
  readonly id?: string;
  readonly status?: JobStatus;
  /** The word in `status` where it is a string that the contract does not know. */
  readonly unknownStatus?: string;
  readonly source?: { readonly repository?: string; readonly ref?: string };
  readonly model?: string;
  /** A usable link, or null where the service says there is none (yet). */
  readonly prLink?: string | null;
  /** True where the service gave a link that is not fit to be shown. */
  readonly prLinkDropped?: boolean;
  /** Where a person can look at the job, where the service says so. */
  readonly reviewUrl?: string;
  /** True where its service runs on the runner that asks, and ends with it. */
  readonly endsWithRun?: true;
  /** What became of the checks of its newest turn, where the service has some. */
  readonly checks?: readonly ReadCheck[];
  /** Why its newest turn failed, where the service says so: foreign text in one line. */
  readonly failure?: string;
  readonly createdAt?: string;
  readonly archivedAt?: string;
  /** Number of the turn whose state this is, 1 for the create's, where the service counts turns. */
  readonly turn?: number;
  /** In its place where the service can't tell exactly: compared within a run alone, and kept by nobody. */
  readonly turnsAtLeast?: number;
}

/** What one look at a job showed. */
export type Look =
  | { readonly kind: 'job'; readonly job: JobReading; readonly retryAfterMs?: number }
  | { readonly kind: 'malformed'; readonly detail: string }
  | { readonly kind: 'unreachable'; readonly detail: string; readonly retryAfterMs?: number }
  | { readonly kind: 'limited'; readonly detail: string; readonly retryAfterMs?: number }
  | { readonly kind: 'denied'; readonly detail: string }
  | { readonly kind: 'missing'; readonly detail: string }
  | { readonly kind: 'refused'; readonly detail: string };

/** What became of a request that must not be sent twice. */
export type Delivery =
  | { readonly kind: 'delivered'; readonly job: JobReading & { readonly id: string } }
  | { readonly kind: 'lost'; readonly detail: string }
  | { readonly kind: 'refused'; readonly detail: string; readonly missing: boolean }
  /** 429, and the wait that it asks for leaves no time for another try: nothing was taken. */
  | { readonly kind: 'limited'; readonly detail: string; readonly retryAfterMs?: number }
  /** Too little time was left for an answer: nothing was sent, or nothing that the service took. */
  | {
      readonly kind: 'late';
      /** Why an earlier try came to nothing, as half a sentence; undefined where nothing was tried. */
      readonly detail?: string;
    }
  | { readonly kind: 'cancelled' };

/** What a new job is asked for. */
export interface Asked {
  readonly prompt: string;
  /** The branch to start from, sent only where it is given: the hosted service knows no such field. */
  readonly ref?: string;
}

/** The agent operations of one project, as the flows see them. None of them throws. */
export interface AgentService {
  look(jobId: string, limits: { timeoutMs: number; signal: AbortSignal }): Promise<Look>;
  create(asked: Asked, limits: DeliveryLimits): Promise<Delivery>;
  message(jobId: string, prompt: string, limits: DeliveryLimits): Promise<Delivery>;
}

export interface DeliveryLimits {
  /** When the run's time is over, on the run's clock. */
  readonly deadlineMs: number;
  /** The least time that an answer is given: with less than that left, nothing is sent. */
  readonly answerMs: number;
  /** Ends waiting between attempts; a request under way goes on. */
  readonly signal: AbortSignal;
  /** Gives up on the request under way as well: its answer is then lost. */
  readonly hardStop: AbortSignal;
}

/** Keeps what a run learns as it learns it, so that a run that is cut off leaves its job findable. Never throws. */
export interface Journal {
  /** A request that creates or continues a job is about to leave. */
  sending(jobId?: string): Promise<void>;
  /** The service took it. */
  accepted(jobId: string, job: JobReading): Promise<void>;
  /** The job's state changed. */
  read(job: JobReading): void;
}
