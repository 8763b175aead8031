import type { Faults } from '../../instruction/faults.ts';
import type { CodeHost } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import type { TendedPull } from '../../ports/pull-tending.ts';
import type { Done } from '../../report/tend-report.ts';
import type { ProjectBounds } from '../../story/marker.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import type { PullFacts, TendRules } from '../../thread/decide-deeds.ts';
import type { JobPorts } from '../job/job-work.ts';
import type { Reviewers } from '../mend/find-faults.ts';
import type { FoundPulls, NamedPull } from './find-pulls.ts';

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

/** What tending has to do with any pull request. */
export interface TendWork {
  readonly found: FoundPulls;
  readonly request: TendRequest;
  readonly ports: TendPorts;
}

/** What a repair is to mend, and what has to be said of what is not known; no faults where nothing is to be repaired. */
export interface Wrong {
  readonly faults?: Faults;
  readonly unknown: string;
}

/** A pull request as it was found, and what of its time follows from that. */
export interface Seen {
  readonly named: NamedPull;
  readonly pull: TendedPull;
  readonly facts: PullFacts;
  /** Since when nobody has changed it, in ms since 1970. */
  readonly sinceMs: number;
  /** Why it is not known whether its branch is behind; empty where it is, or where nobody asked. */
  readonly unsure: string;
  readonly wrong: Wrong;
}

/** One pull request at the end of the run; without `seen` it could not be read, for `why`. */
export type Tended =
  | { readonly named: NamedPull; readonly seen: Seen; readonly done: readonly Done[]; readonly why: '' }
  | {
      readonly named: NamedPull;
      readonly seen?: undefined;
      readonly done: readonly [];
      readonly why: string;
    };
