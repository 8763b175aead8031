/** Monotonic time. Nothing that waits may use the wall clock: it jumps, and machines are suspended. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /**
   * Resolves after `ms`, or at once when the signal is aborted. Never rejects. Whoever sleeps until a deadline need not look
   * whether it is past: less than nothing is nothing, and without an end it is as long as a timer may be, some 24 days.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `action` every `ms` until the returned function is called. */
  every(ms: number, action: () => void): () => void;
}

/** A random number in [0, 1). */
export type Random = () => number;
