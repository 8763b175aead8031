import type { Clock, Random } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { AgentService, Journal, Poll } from '../../ports/service.ts';

export type Target =
  | { readonly kind: 'create' }
  | { readonly kind: 'message'; readonly jobId: string }
  /** `midTurn`: a message was sent, and the end that the job shows may be that of the turn before it. */
  | { readonly kind: 'adopt'; readonly jobId: string; readonly midTurn: boolean };

export interface JobRequest {
  /** Create a job, send the prompt to one, or only watch one that has it already. */
  readonly target: Target;
  readonly prompt: string;
  readonly wait: boolean;
  /** When the run's time is over, on the run's clock: one moment for everything it does. */
  readonly deadlineMs: number;
  /** What the whole run was given. */
  readonly timeoutMs: number;
  readonly settleMs: number;
  readonly poll: Poll;
}

export interface RunPorts {
  readonly service: AgentService;
  readonly clock: Clock;
  readonly random: Random;
  readonly retryDelay: (attempt: number) => number;
  readonly log: Log;
  readonly journal: Journal;
  /** Aborted when the run is asked to stop. */
  readonly stop: AbortSignal;
  /** Aborted when a request under way can be waited for no longer. */
  readonly hardStop: AbortSignal;
}

/** What each step of a run needs. */
export interface Run {
  readonly request: JobRequest;
  readonly ports: RunPorts;
  readonly deadlineMs: number;
}
