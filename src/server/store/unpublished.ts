/** A change that was made and is in nobody's hands yet: the remote or the pull-request host could not be reached. */
export type UnpublishedRow = {
  job: string;
  /** The turn that made it. */
  seq: number;
  result_commit: string;
  tries: number;
  since: number;
  next_at: number;
};

/** When a change is due that is kept, and not to be published as it is: at no time that comes. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** The last change of each job that waits to be published. It stands on those before it that wait as well. */
export interface UnpublishedStore {
  /** From now on it is tried again; nothing where a later turn's waits already: then this comes too late. */
  add(change: { job: string; seq: number; commit: string }): Promise<void>;
  /** As `add`, for what must not be published as it is: it is never due, and only a later turn goes on from it. */
  hold(change: { job: string; seq: number; commit: string }): Promise<void>;
  find(job: string): Promise<UnpublishedRow | undefined>;
  /** Those whose time has come and whose job has no turn to come, which would publish it. The oldest first. */
  due(limit: number): Promise<UnpublishedRow[]>;
  /** Puts it off for so many milliseconds for all others; false where somebody else has it, or it is gone. */
  take(row: UnpublishedRow, forMs: number): Promise<boolean>;
  /** Gives a row that was taken back to everybody: nothing was tried. */
  release(row: UnpublishedRow): Promise<void>;
  /** It was tried in vain, and is tried again after so many milliseconds. */
  postpone(job: string, forMs: number): Promise<void>;
  /** What this turn or one before it left; not what a later turn has added, of which an attempt that is late knows nothing. */
  remove(turn: Pick<UnpublishedRow, 'job' | 'seq'>): Promise<void>;
  /**
   * It is published after all: the turn that made it did not fail, and if it was the last, its job neither. Nothing where it
   * waits no more, or something else does: somebody else was first.
   */
  publish(change: Pick<UnpublishedRow, 'job' | 'seq' | 'result_commit'>, prLink: string): Promise<void>;
  /** It can be published no more, and `failure` says why: the turn that made it has failed for good. Else as `publish`. */
  giveUp(change: Pick<UnpublishedRow, 'job' | 'seq' | 'result_commit'>, failure: string): Promise<void>;
}
