import type { Context } from '../instruction/contexts.ts';
import type { Role } from '../instruction/roles.ts';
import type { CodeHost } from '../ports/code-host.ts';
import type { PreviewService } from '../ports/preview.ts';
import type { TrustedOrigins } from '../text/links.ts';
import type { FollowUp } from '../thread/follow-ups.ts';
import type { FinishRules } from './care/finish-rules.ts';
import type { GateRules } from './gate-event.ts';
import type { JobPorts, Waiting } from './job/job-work.ts';
import type { Plan } from './plan-request.ts';

/** Which run this is. */
export interface ThisRun {
  /** owner/name; empty outside a runner. */
  readonly repository: string;
  /** Id of the workflow run, in digits. */
  readonly run: string;
  readonly attempt: number;
  readonly runUrl: string | undefined;
  /** The job and the step, which tell two steps of one run apart. */
  readonly step: string;
}

/** Which project of which service. */
export interface Project {
  readonly projectId: string;
  readonly baseUrl: string;
}

/** A branch by its name; `auto`: that which the thread's pull request is for, unless it is the default one. */
export type WantedRef = { readonly kind: 'branch'; readonly name: string } | { readonly kind: 'auto' };

/** How the thread is dealt with. */
export interface ThreadRules {
  /** The word that a comment begins with. */
  readonly command: string;
  readonly comment: boolean;
  readonly reactions: boolean;
  readonly followUp: FollowUp;
  /** As the workflow gives it; wins over what the thread says. */
  readonly jobId: string | undefined;
  /** The branch that a new job is to start from, as the workflow gives it. */
  readonly ref?: WantedRef | undefined;
  /** Pages that the job is about. */
  readonly pages: readonly string[];
  readonly trusted: TrustedOrigins;
}

/** How much may be started in a day. */
export interface BudgetRules {
  /** Jobs and messages of the whole repository; undefined where there is no limit. */
  readonly dailyLimit: number | undefined;
  /** Levels of people for whom it does not hold. */
  readonly dailyLimitExempt: ReadonlySet<Role>;
  /** Open pull requests of jobs with which nothing starts a new one that no person asked for; undefined for any number. */
  readonly maxOpenPulls?: number | undefined;
}

/** What the agent is told. */
export interface Texts {
  /** The workflow's own prompt; empty where the event carries a command. */
  readonly prompt: string;
  /** The prompt before data was filled in. */
  readonly template: string;
  readonly context: Context;
  /** Bytes of UTF-8 that may stand behind the instruction. */
  readonly contextBytes: number;
}

export type AnswerPlan = Exclude<Plan, { kind: 'skip' }>;

/** An event that asks for something, and what the workflow allows and wants. */
export interface AnswerRequest {
  readonly plan: AnswerPlan;
  readonly gate: GateRules;
  readonly run: ThisRun;
  readonly project: Project;
  readonly rules: ThreadRules;
  readonly texts: Texts;
  readonly waiting: Waiting;
  readonly budget?: BudgetRules;
  /** What is wanted for the pull request after the end. */
  readonly finish?: FinishRules;
  /** True where nothing is to be sent or written, and all that would be is said. */
  readonly dryRun?: boolean;
}

export interface AnswerPorts extends JobPorts {
  /** Undefined where there is no token or no repository. */
  readonly host: CodeHost | undefined;
  /** The wall clock, in ms since 1970: for others' times, never for waiting. */
  readonly wallMs: () => number;
  /** Takes the run's secrets out of a text that is escaped before it reaches a sink. */
  readonly redact: (text: string) => string;
  /** The service's previews; loaded only where one is wanted. */
  readonly openPreviews?: () => Promise<PreviewService>;
}
