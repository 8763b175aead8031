import { roleOf } from '../instruction/roles.ts';
import type { Log } from '../ports/log.ts';
import type { StoryEvent } from '../story/event.ts';
import { projectBounds } from '../story/marker.ts';
import type { AnswerPlan, AnswerPorts, AnswerRequest } from './answer-request.ts';
import { askerOf } from './asker.ts';
import { type Budget, countBudget } from './budget.ts';
import { explainHostFailure } from './host-failure.ts';
import { lookUpPermission } from './look-up-permission.ts';
import { createEye } from './thread/eye.ts';
import type { Thread } from './thread/open-thread.ts';

/** What the budget says of one more job or message. */
export type Allowance =
  | { readonly kind: 'unlimited' }
  | ({ readonly kind: 'within' | 'over' } & Budget)
  /** It is used up, and does not hold for whoever asks. */
  | ({ readonly kind: 'exempt'; readonly who: string } & Budget)
  | { readonly kind: 'unread'; readonly why: string };

interface Ports extends Pick<AnswerPorts, 'host' | 'log' | 'wallMs'> {
  readonly thread?: Thread | undefined;
}

/** Counts only where there is a limit. Never rejects. */
export async function countAllowance(request: AnswerRequest, ports: Ports): Promise<Allowance> {
  const { budget, rules, plan } = request;
  const limit = budget?.dailyLimit;
  if (!budget || limit === undefined) return { kind: 'unlimited' };
  const { host, thread, wallMs } = ports;
  if (!host) return { kind: 'unread', why: 'there is no githubToken.' };
  if (!request.dryRun && !(plan.place && rules.comment)) ports.log.warning(UNCOUNTED);
  try {
    const eye = thread?.sight.eye ?? createEye({ host });
    const self = thread?.sight.self ?? (await eye.self());
    if (!self) return { kind: 'unread', why: 'it is not known whom githubToken acts as.' };
    const { run, project } = request;
    const bounds = projectBounds({ ...run, ...project });
    const own = thread && { owner: thread.sight.owner, commentId: thread.comment.hand.comment?.id };
    const counted = await countBudget({ self, bounds, own, limit, nowMs: wallMs() }, { eye });
    if (counted.used < limit) return { kind: 'within', ...counted };
    const who = await findExempt(plan, { host, exempt: budget.dailyLimitExempt });
    if (who !== undefined && who.kind === 'unread') return who;
    return who === undefined ? { kind: 'over', ...counted } : { ...who, ...counted };
  } catch (error) {
    return { kind: 'unread', why: explainHostFailure(error) };
  }
}

const UNCOUNTED =
  'dailyLimit counts comments, and this request gets none, so later runs will not count it: leave comment on, and give issueNumber on events without a thread.';

/** What keeps the request back, if anything does: what can't be counted is not sent. */
export function keepWithin(allowance: Allowance, log: Log): StoryEvent | undefined {
  switch (allowance.kind) {
    case 'unlimited':
    case 'within':
      return undefined;
    case 'exempt':
      log.info(tellAllowance(allowance));
      return undefined;
    case 'over': {
      const { used, limit, nextMs } = allowance;
      return { kind: 'over budget', used, limit, nextMs };
    }
    case 'unread':
      return { kind: 'refused', why: tellAllowance(allowance) };
  }
}

export function tellAllowance(allowance: Allowance): string {
  switch (allowance.kind) {
    case 'unlimited':
      return 'There is no dailyLimit.';
    case 'within':
    case 'over':
      return `${allowance.used} of ${allowance.limit} jobs and messages of the last 24 hours are used.`;
    case 'exempt':
      return `${allowance.used} of ${allowance.limit} jobs and messages of the last 24 hours are used, which does not hold for ${allowance.who}, by dailyLimitExempt.`;
    case 'unread':
      return `What dailyLimit has left could not be counted: ${allowance.why} Nothing was sent; run again later.`;
  }
}

/** Who asks, if their level is exempt. The level is just that, and none above or below; what it is may not be known. */
async function findExempt(
  plan: AnswerPlan,
  { host, exempt }: { host: NonNullable<Ports['host']>; exempt: ReadonlySet<string> },
): Promise<{ kind: 'exempt'; who: string } | { kind: 'unread'; why: string } | undefined> {
  const login = askerOf(plan);
  if (exempt.size === 0 || login === undefined) return undefined;
  const { answer } = await lookUpPermission(login, { host, required: 'admin' });
  if (answer.kind === 'unanswered')
    return {
      kind: 'unread',
      why: `whether it holds for ${login} could not be looked up (${answer.detail}).`,
    };
  const role = roleOf(answer);
  return role !== undefined && exempt.has(role) ? { kind: 'exempt', who: login } : undefined;
}
