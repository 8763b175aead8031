import type { HostFaultName, ServiceFaultName } from './fault-names.ts';

/*
 * All that is going to happen in one seed, as plain JSON: who runs, what goes wrong at which of his requests, who is stopped
 * behind which. Moments are requests and not times, so that a plan that is played again goes the same way, and one from
 * which something was taken away stays what it was otherwise.
 */

export type Server = 'service' | 'host';

/** When an act's request has come, counted from 1 for each server; or when the act is over, whichever is first. */
export interface Moment {
  readonly act: string;
  /** Left out: the end of the act. */
  readonly request?: { readonly server: Server; readonly number: number };
}

/** What somebody wants. Its number is the word by which the service's stand-in knows the request again. */
export interface Ask {
  readonly number: number;
  readonly kind: 'instruct' | 'new' | 'status' | 'label' | 'dispatch';
}

export interface Stop {
  readonly signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL';
  readonly server: Server;
  /** Behind which of the act's own requests to that server. */
  readonly request: number;
  readonly delayMs: number;
}

/** One step of a workflow, main and post. */
export interface Act {
  readonly name: string;
  readonly what: 'run' | 'collect' | 'tend';
  /** Of the run; its re-runs have it too. */
  readonly ask?: number;
  readonly attempt: number;
  /** Left out: at once. */
  readonly begins?: Moment;
  readonly inputs: Readonly<Record<string, string>>;
  readonly stops: readonly Stop[];
  /** False where the machine dies with its main step. */
  readonly hasPost: boolean;
}

/** The workflow run that all attempts at an ask belong to. */
export const runOf = (ask: number): number => 1_000 + ask;

/** How one job goes on, turn by turn; the last turn's way is that of all later ones. */
export interface JobPlan {
  readonly turns: readonly TurnPlan[];
  /** Its texts are out to harm whoever shows them. */
  readonly isHostile: boolean;
}

export interface TurnPlan {
  /** Looks that still show the turn before. */
  readonly staleLooks: number;
  readonly activeLooks: number;
  readonly end: 'completed' | 'failed' | 'archived';
  readonly hasLink: boolean;
}

/** What goes wrong with one request of an act. */
export type Fault = { readonly act: string; readonly request: number } & (
  | {
      readonly server: 'service';
      readonly how: ServiceFaultName;
      /** A job or message was taken all the same, where the fault leaves that open. */
      readonly isTaken: boolean;
    }
  | { readonly server: 'host'; readonly how: HostFaultName }
);

/** What somebody else does meanwhile. */
export interface Happening {
  readonly at: Moment;
  readonly what: HappeningName;
}

export const HAPPENINGS = [
  'our newest comment is deleted',
  'somebody writes',
  'the thread is locked',
  'the thread is unlocked',
  'a pull request is merged',
  'a pull request is closed',
  'a job is archived',
] as const;
export type HappeningName = (typeof HAPPENINGS)[number];

export interface Plan {
  readonly seed: number;
  readonly flavour: 'github' | 'ghes' | 'gitea';
  readonly thread: 'issue' | 'pull';
  readonly asks: readonly Ask[];
  readonly acts: readonly Act[];
  /** For the first job, the second …; the last one's way is that of all later ones. */
  readonly jobs: readonly JobPlan[];
  /** The service numbers the turns in its answers, as ours does. */
  readonly countsTurns: boolean;
  /** Pull requests of jobs have conflicts, which tend has repaired where it is asked to. */
  readonly hasConflicts: boolean;
  readonly faults: readonly Fault[];
  readonly happenings: readonly Happening[];
}
