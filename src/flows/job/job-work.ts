import type { Clock, Random } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { AgentService, Poll } from '../../ports/service.ts';
import type { Chronicle } from '../chronicle.ts';

/** Where a prompt goes: to a new job, to one as a message, or nowhere, since one has it already. */
export type Target =
  /** `ref`: the branch that it is to start from; left out, the project's own. */
  | { readonly kind: 'create'; readonly ref?: string }
  | { readonly kind: 'message'; readonly jobId: string }
  /** `isActive`: a look of this run has shown it at a turn. `isPassed`: another request went to it since. */
  | {
      readonly kind: 'adopt';
      readonly jobId: string;
      readonly isActive: boolean;
      readonly isPassed: boolean;
    };

/** How to wait. */
export interface Waiting {
  /** False where the job is handed over at once. */
  readonly wait: boolean;
  /** When the run's time is over, on the run's clock: one moment for everything it does. */
  readonly deadlineMs: number;
  /** The same moment on the wall clock, in ms since 1970, for what is told and never for what waits. */
  readonly untilMs: number;
  /** What the whole run was given. */
  readonly timeoutMs: number;
  readonly settleMs: number;
  readonly poll: Poll;
}

/** The wall clock, by the moment that is known on both. For what is told only. */
export function wallMs({ untilMs, deadlineMs }: Waiting, clock: Clock): number {
  return untilMs - deadlineMs + clock.now();
}

export interface JobWork {
  readonly target: Target;
  readonly prompt: string;
  readonly waiting: Waiting;
}

export interface JobPorts {
  readonly service: AgentService;
  readonly clock: Clock;
  readonly random: Random;
  readonly retryDelay: (attempt: number) => number;
  readonly log: Log;
  readonly chronicle: Chronicle;
  /** Says to whoever asked why something is as it is, beside the log. */
  readonly explain?: (note: string) => void;
  /** Aborted when the run is asked to stop. */
  readonly stop: AbortSignal;
  /** Aborted when a request under way can be waited for no longer. */
  readonly hardStop: AbortSignal;
}

/** Why an answer was lost that nobody could wait for. */
export const CANCELLED_FIRST = 'the run was cancelled before it came';
