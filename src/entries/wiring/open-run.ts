import type { Answered } from '../../flows/answer-allowed.ts';
import type { AnswerPlan, AnswerRequest } from '../../flows/answer-request.ts';
import { isFinishWanted, realWishes } from '../../flows/care/finish-rules.ts';
import type { Chronicle } from '../../flows/chronicle.ts';
import type { Action } from '../../host/action.ts';
import { monotonicClock as clock } from '../../host/clock.ts';
import type { BudgetInputs } from '../../host/inputs/budget.ts';
import type { parseRunInputs } from '../../host/inputs/run.ts';
import type { parseThreadInputs } from '../../host/inputs/thread.ts';
import type { RunnerContext } from '../../host/runner-context.ts';
import { staySmall } from '../../host/stay-small.ts';
import type { StopSignals } from '../../host/stop-signals.ts';
import type { Context } from '../../instruction/contexts.ts';
import type { Role } from '../../instruction/roles.ts';
import type { CareWishes } from '../../ports/pull-request-care.ts';
import type { FollowUp } from '../../thread/follow-ups.ts';
import { connectCodeHost, USER_AGENT } from './connect-code-host.ts';
import { connectPreviews } from './connect-previews.ts';

export interface RunSettings {
  readonly plan: AnswerPlan;
  readonly inputs: ReturnType<typeof parseRunInputs> &
    BudgetInputs<Role> &
    ReturnType<typeof parseThreadInputs<Role, Context, FollowUp>> & {
      readonly wishes: CareWishes;
      readonly previewMs: number | undefined;
      readonly allowedPaths: readonly string[] | undefined;
    };
  readonly asked: { readonly prompt: string; readonly template: string };
  readonly command: string;
  readonly runner: RunnerContext;
  readonly deadlineMs: number;
  /** The same on the wall clock. */
  readonly untilMs: number;
}

/** Connects everything that speaks to somebody, and runs. Loaded late: a run with nothing to do needs none of it. */
export async function openRun(
  settings: RunSettings,
  { action, chronicle, signals }: { action: Action; chronicle: Chronicle; signals: StopSignals },
): Promise<Answered> {
  const { plan, inputs, deadlineMs } = settings;
  const { log, redact } = action;
  const { connect } = await import('../../client/connect.ts');
  staySmall();
  const { answerEvent } = await import('../../flows/answer-event.ts');
  const tools = { clock, random: Math.random, retryBaseMs: inputs.retryBaseMs };
  const { runUrl } = settings.runner;
  const connection = connect(inputs, { ...tools, userAgent: USER_AGENT, onRetry: log.info, runUrl });
  const request = requestOf(settings, action);
  const host = needsCodeHost(plan, request)
    ? await connectCodeHost(process.env, { ...signals, deadlineMs, isShort: !inputs.wait })
    : undefined;
  const wallMs = () => Date.now();
  const openPreviews = () => connectPreviews(inputs);
  const ports = { ...connection, wallMs, ...signals, ...tools, log, chronicle, host, redact, openPreviews };
  return answerEvent(request, ports);
}

function requestOf(settings: RunSettings, { trusted }: Action): AnswerRequest {
  const { plan, inputs, asked, command, runner, deadlineMs, untilMs } = settings;
  return {
    plan,
    gate: { ...inputs, command, triggeringActor: runner.triggeringActor },
    run: runner,
    project: inputs,
    rules: { ...inputs, ...(inputs.dryRun ? SILENT : {}), command, trusted },
    texts: { ...inputs, ...asked },
    waiting: { ...inputs, deadlineMs, untilMs },
    budget: inputs,
    finish: {
      wishes: realWishes(inputs.wishes),
      previewMs: inputs.previewMs,
      poll: inputs.poll,
      allowedPaths: inputs.allowedPaths,
    },
    dryRun: inputs.dryRun,
  };
}

/** A dry run writes nothing to the thread. */
const SILENT = { comment: false, reactions: false };

/** Where there is neither a thread nor a stranger, a budget or a wish, the code host has nothing to say. */
function needsCodeHost({ event, place }: AnswerPlan, { budget, finish }: AnswerRequest): boolean {
  const isStranger = !['trusted', 'push'].includes(event.kind);
  const isCounted = budget?.dailyLimit !== undefined || budget?.maxOpenPulls !== undefined;
  return place !== undefined || isCounted || isStranger || isFinishWanted(finish);
}
