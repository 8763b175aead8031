import type { Answered } from '../../flows/answer-allowed.ts';
import type { AnswerPlan, AnswerRequest } from '../../flows/answer-request.ts';
import { isFinishWanted, realWishes } from '../../flows/care/finish-rules.ts';
import type { Chronicle } from '../../flows/chronicle.ts';
import type { Action } from '../../host/action.ts';
import { monotonicClock as clock } from '../../host/clock.ts';
import type { RunInputs } from '../../host/inputs/run.ts';
import type { RunnerContext } from '../../host/runner-context.ts';
import { staySmall } from '../../host/stay-small.ts';
import type { StopSignals } from '../../host/stop-signals.ts';
import { connectCodeHost, USER_AGENT } from './connect-code-host.ts';
import { connectPreviews } from './connect-previews.ts';
import { parseRequestInputs, type RequestInputs, readAsked } from './request-inputs.ts';

export interface RunFacts {
  readonly plan: AnswerPlan;
  readonly service: RunInputs;
  readonly command: string;
  readonly runner: RunnerContext;
  readonly deadlineMs: number;
  /** The same on the wall clock. */
  readonly untilMs: number;
}

interface RunSettings extends RunFacts {
  readonly inputs: RunInputs & RequestInputs;
  readonly asked: { readonly prompt: string; readonly template: string };
}

interface RunTools {
  readonly env: NodeJS.ProcessEnv;
  readonly action: Action;
  readonly chronicle: Chronicle;
  readonly signals: StopSignals;
}

/**
 * Reads what the request is to be, connects everything that speaks to somebody, and runs.
 * @throws InputError
 */
export async function openRun(
  facts: RunFacts,
  { env, action, chronicle, signals }: RunTools,
): Promise<Answered> {
  const inputs = { ...facts.service, ...parseRequestInputs(env) };
  const asked = await readAsked(env, { plan: facts.plan, eventName: facts.runner.eventName });
  const settings = { ...facts, inputs, asked };
  const { plan, deadlineMs } = facts;
  const { log, redact } = action;
  const { connect } = await import('../../client/connect.ts');
  const { answerEvent } = await import('../../flows/answer-event.ts');
  const tools = { clock, random: Math.random, retryBaseMs: inputs.retryBaseMs };
  const { runUrl } = facts.runner;
  const connection = connect(inputs, { ...tools, userAgent: USER_AGENT, onRetry: log.info, runUrl });
  const request = requestOf(settings, action);
  const host = needsCodeHost(plan, request)
    ? await connectCodeHost(env, { ...signals, deadlineMs, isShort: !inputs.wait })
    : undefined;
  staySmall();
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
