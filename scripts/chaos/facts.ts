import type { RunResult } from '../../__tests__/support/runner.ts';
import type { HostFaultName, ServiceFaultName } from './fault-names.ts';
import type { Act, Fault, HappeningName, Plan } from './plan.ts';

/** How a job was shown. */
export interface Shown {
  readonly status: string;
  readonly prLink: string | null;
  readonly archivedAt: string | null;
}

/** One request to the service, in the order of `seq`, which counts over both servers. */
export interface ServiceEvent {
  readonly seq: number;
  readonly act: string;
  readonly number: number;
  readonly operation: 'create' | 'message' | 'look' | 'other';
  /** Whose request a prompt is; absent for tend's own. */
  readonly ask?: number;
  readonly prompt?: string;
  readonly jobId?: string;
  readonly fault?: ServiceFaultName;
  /** A job was made, or took the message. */
  readonly isTaken: boolean;
  /** The true answer was given, in whatever form. */
  readonly isWhole: boolean;
  readonly shown?: Shown;
  /** The turn that was shown. */
  readonly turn?: number;
}

/** A comment that an act has written, as it stood there then. */
export interface Write {
  readonly seq: number;
  readonly act: string;
  readonly commentId: number;
  readonly thread: number;
  readonly isNew: boolean;
  readonly body: string;
}

/** One call of the code host. */
export interface HostEvent {
  readonly seq: number;
  readonly act: string;
  readonly number: number;
  readonly operation: string;
  readonly fault?: HostFaultName;
}

export interface ActFacts {
  readonly act: Act;
  readonly key: string;
  readonly token: string;
  /** Of both counts, when it began and ended. */
  readonly from: number;
  readonly to: number;
  readonly result: RunResult;
}

export interface Facts {
  readonly plan: Plan;
  readonly acts: readonly ActFacts[];
  readonly service: readonly ServiceEvent[];
  readonly host: readonly HostEvent[];
  readonly writes: readonly Write[];
  /** What others have done, and when. */
  readonly happened: readonly { readonly seq: number; readonly what: HappeningName }[];
  /** Our comments that stand in the end. */
  readonly comments: readonly { readonly id: number; readonly body: string }[];
  /** Head and body of all that was sent to each server. */
  readonly sent: { readonly service: string; readonly host: string };
  /** Requests that the code host's own description does not know. */
  readonly unknownToHost: readonly string[];
  readonly struck: readonly Fault[];
}
