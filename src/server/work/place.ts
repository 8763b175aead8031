import type { ContextPlace } from '../agent/sandbox/sandbox.ts';
import type { CheckResult } from '../checks/results.ts';
import type { ContextRecord } from '../contexts/record.ts';
import type { Author, JobFolders, Start } from '../git/workspace.ts';

/** Where a turn starts. */
export type TurnStart = Start & {
  commit: string;
  newBranch: boolean;
  /** Where the job's branch left the branch that it is to be merged into. */
  parted: string;
  /** What became of the checks of `commit`, where it is the job's own and was checked. */
  known?: readonly CheckResult[];
};

/** Where its agent works. */
export type Place = TurnStart & {
  folders: JobFolders;
  mirror: string;
  author: Author;
  ref: string;
  branch: string;
  /** What the agent and checks may read besides; undefined where the project names nothing. */
  contexts: ContextPlace | undefined;
  /** What became of each of them. */
  found: readonly ContextRecord[];
  message: string;
};
