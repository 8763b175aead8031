import { JOB_ID } from '../../contract/identifiers.ts';
import type { JobStatus } from '../../contract/job-status.ts';

export type JobRow = {
  id: string;
  project: string;
  status: JobStatus;
  repository: string;
  ref: string | null;
  model: string;
  /** As its host gave it: a URL, or a path on this service. */
  pr_link: string | null;
  base_commit: string | null;
  head_commit: string | null;
  /** Milliseconds since 1970, as every time in a row. */
  created_at: number;
  archived_at: number | null;
  /** When it was read back from its branch: the count of its turns is then of those that left a commit. */
  recovered_at: number | null;
};

/**
 * A job with the number of its newest turn, the one whose state `status` tells, what became of that one's checks, and why it
 * failed.
 */
export type CountedJob = JobRow & { turn: number; checks: string | null; failure: string | null };

export type TurnRow = {
  job: string;
  seq: number;
  prompt: string;
  state: 'queued' | 'running' | 'done';
  /** How often it was begun. Who works on it names the attempt with whatever it writes down. */
  attempt: number;
  /** How many of its attempts ended with the service that made them. */
  lost: number;
  process: string | null;
  parent_commit: string | null;
  result_commit: string | null;
  /** What was found out about its change, as checks/results.ts writes it. */
  checks: string | null;
  /** Which context repositories were read, as contexts/record.ts writes it. */
  contexts: string | null;
  failure: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
};

export type NewJob = {
  project: string;
  prompt: string;
  repository: string;
  ref: string | null;
  model: string;
};

/** A job as its branch and the code host tell of it. */
export type RecoveredJob = Omit<NewJob, 'prompt'> &
  Pick<JobRow, 'id' | 'pr_link' | 'base_commit'> & {
    /** Those of its turns that left a commit, at least one, the oldest first. */
    turns: readonly { commit: string; parent: string | null; at: number }[];
  };

/** What stands in the place of an instruction that is kept no longer, wherever it was shown. */
export const FORGOTTEN_PROMPT = 'The instruction is kept no longer.';

export type Retried =
  | { ok: true }
  | { ok: false; status: Exclude<JobStatus, 'failed'> | 'forgotten' | undefined };

/** What decides how long the files of a job are kept. */
export type JobRest = {
  /** A turn of it waits or runs: nothing of it may be touched. */
  open: boolean;
  archived: boolean;
  /** When its last turn ended. */
  lastAt: number;
};

/** A job as lists show it. */
export type ListedJob = {
  id: string;
  project: string;
  status: JobStatus;
  model: string;
  pr_link: string | null;
  created_at: number;
  archived_at: number | null;
  /** The first 500 characters of its first instruction. */
  prompt: string;
  /** How many instructions it got. */
  turns: number;
  /** Why its last turn failed, and what became of that one's checks. */
  failure: string | null;
  checks: string | null;
};

/** Where a list goes on: the last job that was shown. */
export type ListPosition = { createdAt: number; id: string };

/** Without a limit, all. */
export type ListQuery = { project?: string; status?: JobStatus; before?: ListPosition; limit?: number };

/** Counting stops here, so that it costs the same however many jobs there are. */
export const COUNT_MAX = 1000;

/** Jobs as callers and operators see them. What a promise was fulfilled for is durable. */
export interface JobStore {
  find(id: string): Promise<CountedJob | undefined>;

  /** Turns are numbered from 1 without a gap. */
  turn(id: string, seq: number): Promise<TurnRow | undefined>;
  turnCount(id: string): Promise<number>;

  /** Makes a job with its first turn queued. */
  create(job: NewJob): Promise<CountedJob>;

  /** Takes in a job that was read back. One that is known stays as it is; gives what is known then. */
  recover(job: RecoveredJob): Promise<CountedJob>;

  /** Queues a further turn; undefined where the job is archived. */
  addMessage(id: string, prompt: string): Promise<CountedJob | undefined>;

  /** Archives a job and drops what it has queued; its worker ends what it runs. False where there is no such job. */
  archive(id: string): Promise<boolean>;

  /**
   * Queues the last turn of a failed job again, behind what waits already. What it had made and could not push is
   * pushed; otherwise the agent runs anew. `status` says why not: `forgotten` where its instruction is kept no longer,
   * undefined where there is no such job.
   */
  retry(id: string): Promise<Retried>;

  /** Newest first. */
  list(query: ListQuery): AsyncIterable<ListedJob>;

  /** At most COUNT_MAX. */
  count(project: string, status: JobStatus): Promise<number>;

  /** Undefined where there is no such job. */
  rest(id: string): Promise<JobRest | undefined>;

  /**
   * Forgets the instructions of the jobs that have been at rest since before `lastAt`, in ms since 1970, and wait for nothing
   * to be published; the jobs stay. With `dryRun` it only counts.
   * @returns how many instructions
   */
  forgetPrompts(query: { lastAt: number; dryRun: boolean }): Promise<number>;

  /** Runs `act` if no turn of the job waits or runs, and lets none begin meanwhile. `act` must be short. */
  whileAtRest(id: string, act: () => void): Promise<boolean>;
}

/** The job that somebody outside names. What can be no id is looked up nowhere: not every store takes every text. */
export async function findNamedJob(
  jobs: Pick<JobStore, 'find'>,
  id: string,
): Promise<CountedJob | undefined> {
  return JOB_ID.test(id) ? jobs.find(id) : undefined;
}
