import type { CheckResult } from '../checks/results.ts';
import type { Environment, ProjectSettings } from '../config/config.ts';
import type { Contexts } from '../contexts/contexts.ts';
import type { Mirror } from '../git/mirror.ts';
import type { Author } from '../git/workspace.ts';
import type { PullRequestHost } from '../pull-requests/index.ts';
import type { ArtifactStore } from '../store/artifacts.ts';
import type { Insistence } from '../store/insistence.ts';
import type { JobStore } from '../store/jobs.ts';
import type { TurnKey, TurnStore } from '../store/turns.ts';
import type { UnpublishedStore } from '../store/unpublished.ts';
import type { Redactor } from '../words/redact.ts';
import type { Slots } from './slots.ts';

/** What a turn works with. */
export type TurnPorts = {
  project: ProjectSettings;
  mirror: Mirror;
  contexts: Pick<Contexts, 'take'>;
  host: Pick<PullRequestHost, 'propose'>;
  turns: Pick<TurnStore, 'recordProcess' | 'recordParent' | 'recordChecks' | 'recordResult'>;
  jobs: Pick<JobStore, 'turn'>;
  artifacts: ArtifactStore;
  /**
   * Told of an agent that begins, with its process group; gives what is to be called when that has ended. Undefined where
   * no other worker may take the turn.
   */
  guard: ((turn: TurnKey, group: number) => () => void) | undefined;
  /** Whether the turn is this worker's for sure; asked before what can't be refused to a worker that comes too late. */
  holds: (turn: TurnKey) => boolean;
  /** What is recorded is recorded through it: a busy database is no reason to fail. */
  insistence: Pick<Insistence, 'write' | 'alone'>;
  unpublished: Pick<UnpublishedStore, 'find' | 'add' | 'hold' | 'remove'>;
  /** Room for agents; what talks to a remote needs none. */
  slots: Slots;
  /** Ends what is under way for a job's earlier change. */
  holdLatePublishing: (job: string) => Promise<void>;
  /** Told what became of each check of a turn's change. */
  onChecked: (job: string, check: CheckResult) => void;
  dataDir: string;
  author: Author;
  environment: Environment;
  /** Takes every secret that the service knows out of a text. */
  redactor: Redactor;
  /** Between SIGTERM and SIGKILL of an agent. */
  graceMs: number;
  /** Waits between the tries of what talks to other machines. */
  retryDelaysMs: readonly number[];
};

/** The turn was stopped from outside: neither success nor failure. */
export class TurnStopped extends Error {
  override name = 'TurnStopped';
}
