import { createJournal } from '../../flows/job/journal.ts';
import type { Outcome, RunReport } from '../../flows/outcome.ts';
import type { Plan } from '../../flows/plan-request.ts';
import type { CommentRecord } from '../../flows/thread/live-comment.ts';
import type { Action } from '../../host/action.ts';
import { monotonicClock as clock } from '../../host/clock.ts';
import type { parseRunInputs } from '../../host/inputs/run.ts';
import type { parseThreadInputs } from '../../host/inputs/thread.ts';
import type { RunnerContext } from '../../host/runner-context.ts';
import { staySmall } from '../../host/stay-small.ts';
import { listenForStop } from '../../host/stop-signals.ts';
import type { Context } from '../../instruction/contexts.ts';
import type { Role } from '../../instruction/roles.ts';
import type { FollowUp } from '../../thread/follow-ups.ts';
import { connectCodeHost, USER_AGENT } from './connect-code-host.ts';

export interface RunSettings {
  readonly plan: Exclude<Plan, { kind: 'skip' }>;
  readonly inputs: ReturnType<typeof parseRunInputs<Outcome>> &
    ReturnType<typeof parseThreadInputs<Role, Context, FollowUp>>;
  readonly prompt: string;
  readonly template: string;
  readonly command: string;
  readonly runner: RunnerContext;
  readonly deadlineMs: number;
}

/** Connects everything that speaks to somebody, and runs. Loaded late: a run with nothing to do needs none of it. */
export async function openRun(settings: RunSettings, action: Action): Promise<RunReport> {
  const { plan, inputs, runner, deadlineMs } = settings;
  const { log } = action;
  staySmall();
  const signals = listenForStop();
  const [{ connect }, { answerEvent }] = await Promise.all([
    import('../../client/connect.ts'),
    import('../../flows/answer-event.ts'),
  ]);
  const tools = { clock, random: Math.random, retryBaseMs: inputs.retryBaseMs };
  const connection = connect(inputs, { ...tools, userAgent: USER_AGENT, onRetry: log.info });
  const host = needsCodeHost(plan)
    ? await connectCodeHost(process.env, { ...signals, deadlineMs })
    : undefined;
  const journal = createJournal({ ...action, warn: log.warning });
  const saveComment = (record: CommentRecord | undefined) =>
    journal.saveComment(record ? JSON.stringify(record) : '');
  const request = { ...inputs, ...runner, ...settings, trusted: action.trusted };
  return answerEvent(request, {
    ...connection,
    ...signals,
    ...tools,
    log,
    journal,
    host,
    saveComment,
    redact: action.redact,
  });
}

/** Where there is neither a thread nor a stranger, the code host has nothing to say. */
function needsCodeHost({ event, place }: RunSettings['plan']): boolean {
  return place !== undefined || !['trusted', 'push'].includes(event.kind);
}
