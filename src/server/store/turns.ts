import type { JobRow, TurnRow } from './jobs.ts';

/**
 * With so many attempts lost a turn is given up: whatever ended the service would end it again. From the second on an attempt
 * counts only where it had begun, which it does alone: turns that merely ran beside whatever ended the service are not to
 * blame.
 */
export const LOST_MAX = 2;

/** Who works on a turn: the attempt that was claimed, and no other. */
export type TurnKey = { job: string; seq: number; attempt: number };
export type Claimed = { job: JobRow; turn: TurnRow };

/** How a turn ended. `prLink` undefined leaves the job's link as it is. */
export type TurnEnd = { status: 'completed' | 'failed'; failure?: string; prLink?: string };

export type QueueState = {
  queued: number;
  running: number;
  /** When the oldest turn was queued that still waits, and when the one was begun that has run the longest. */
  oldestQueuedAt: number | null;
  oldestRunningAt: number | null;
};

/** The turn is another attempt's by now, or done: whoever is told so has nothing to say about it any more. */
export class TurnLost extends Error {
  override name = 'TurnLost';
}

/**
 * The queue of turns, as workers see it. The turns of one job run in order, one at a time. Whatever is written down about
 * a turn names its attempt, and is refused with TurnLost where the turn is no longer that attempt's.
 */
export interface TurnStore {
  /** The projects that have a turn queued. */
  waiting(): Promise<string[]>;

  /** Takes a project's oldest turn that may run now. It is the next attempt's from here on. */
  claim(project: string): Promise<Claimed | undefined>;

  /**
   * How long a claim holds without `renew`, in milliseconds; then another worker may have the turn. Undefined where there
   * is no other worker, and a claim holds as long as the process.
   */
  readonly leaseMs: number | undefined;

  /** Prolongs claims by a lease from now; gives those that still hold. */
  renew(turns: readonly TurnKey[]): Promise<TurnKey[]>;

  /** What this worker has under way, as far as is written down; right after its start, what an earlier process had. */
  running(): Promise<TurnRow[]>;

  /**
   * After a worker's process has died: what it was running goes back to the queue, with one more attempt `lost`, unless
   * only publishing was left, or an attempt was lost before and this one has no process yet.
   */
  recover(): Promise<TurnKey[]>;

  /** The process group of the agent, so that it can be ended after the worker has died. */
  recordProcess(turn: TurnKey, process: string): Promise<void>;

  /** Where the turn starts from, and what it reads besides. On a new branch that is also what the job's diff is taken against. */
  recordParent(
    turn: TurnKey,
    start: { commit: string; newBranch: boolean; contexts: string | null },
  ): Promise<void>;

  /** What was found out about what the turn made. A later call replaces it. */
  recordChecks(turn: TurnKey, checks: string): Promise<void>;

  /** What the turn made, recorded before it is pushed: from here on another attempt publishes and runs no agent. */
  recordResult(turn: TurnKey, commit: string): Promise<void>;

  finish(turn: TurnKey, end: TurnEnd): Promise<void>;

  /** Puts a turn back that was stopped in good order. */
  requeue(turn: TurnKey): Promise<void>;

  state(): Promise<QueueState>;

  /** Calls `wake` when something may have been queued; the function it gives ends that. Calls may be missed or come in vain. */
  onQueued(wake: () => void): () => void;
}
