import type { CodeHost } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import type { ProjectBounds } from '../../story/marker.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import type { JobPorts } from '../job/job-work.ts';
import type { Reviewers } from '../mend/find-faults.ts';
import type { TendRules } from './decide.ts';

export interface TendRequest {
  readonly bounds: ProjectBounds;
  /** How far back comments count, in ms. */
  readonly sinceMs: number;
  readonly rules: TendRules;
  /** Whose remarks are repaired. */
  readonly reviewers: Reviewers;
  readonly dailyLimit: number | undefined;
  readonly dryRun: boolean;
  /** This workflow run, for the markers that it writes. */
  readonly run: { readonly run: string; readonly attempt: number; readonly runUrl: string | undefined };
}

export interface TendPorts extends Omit<JobPorts, 'chronicle'> {
  readonly host: CodeHost;
  readonly trusted: TrustedOrigins;
  readonly redact: (text: string) => string;
  readonly wallMs: () => number;
  readonly log: Log;
  /** When the run's time is over, on the clock. */
  readonly deadlineMs: number;
}
