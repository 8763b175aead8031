import { actorNamed } from '../instruction/event.ts';
import { decideGate, type GateFacts, loginsToCheck } from '../instruction/gate.ts';
import { withoutQuotes } from '../instruction/markdown-lines.ts';
import { OWN_MERGE } from '../instruction/own-pull-request.ts';
import type { Role } from '../instruction/roles.ts';
import type { CodeHost, PermissionAnswer } from '../ports/code-host.ts';
import { findMarker } from '../story/marker.ts';
import { tellRequired } from './host-failure.ts';
import { isOwnMerge } from './is-own-merge.ts';
import { lookUpPermission } from './look-up-permission.ts';
import type { Plan } from './plan-request.ts';

/** Who may ask. */
export interface GateRules {
  readonly command: string;
  readonly allowedPermission: Role;
  readonly allowedBots: readonly string[];
  readonly allowedUsers: readonly string[];
  readonly allowEdits: boolean;
  /** Who started this attempt of the run, by login. */
  readonly triggeringActor: string | undefined;
}

export interface GateRequest extends GateRules {
  readonly plan: Exclude<Plan, { kind: 'skip' }>;
}

/**
 * Why an event starts nothing. `late`: nobody said no, but the time was up before the code host had answered. `unanswered`:
 * nobody said no, and the host did not say what it was asked.
 */
export interface Denial {
  readonly kind: 'denied' | 'late' | 'unanswered';
  readonly why: string;
}

/** Asks the code host what it must be asked; undefined where the event may start something. */
export async function gateEvent(
  request: GateRequest,
  host: CodeHost | undefined,
): Promise<Denial | undefined> {
  const { event } = request.plan;
  const actor = request.triggeringActor === undefined ? undefined : actorNamed(request.triggeringActor);
  const facts: GateFacts = {
    event,
    command: request.command,
    allowedPermission: request.allowedPermission,
    allowedBots: request.allowedBots,
    allowedUsers: request.allowedUsers,
    allowEdits: request.allowEdits,
    ...(actor ? { triggeringActor: actor } : {}),
    carriesMarker:
      event.kind === 'comment' && findMarker(withoutQuotes(event.comment.body)).kind === 'marker',
    hasSecret: true,
  };
  const answers = new Map<string, PermissionAnswer>();
  const logins = loginsToCheck(facts);
  const notes: string[] = [];
  for (const login of logins) {
    const { answer, note } = await lookUpPermission(login, { host, required: request.allowedPermission });
    answers.set(login, answer);
    notes.push(note);
  }
  const decision = decideGate(facts, answers);
  if (decision.allowed) {
    const isUnread = request.triggeringActor !== undefined && actor === undefined;
    if (isUnread && event.kind !== 'trusted' && event.kind !== 'push')
      return deny('Whoever started this run has a name that is no login.');
    return (await isOwnMerge(event, host)) ? deny(OWN_MERGE) : undefined;
  }
  const { sentence, answer } = decision;
  if (answer === undefined || answer.kind === 'answer') return deny(`${sentence}${notes.join('')}`);
  if (!host) return deny(`${sentence} Pass githubToken, so that it can be.`);
  if (answer.kind === 'refused') return deny(`${sentence}${explainRefusal(answer)}`);
  const why = `${sentence}${tellReason(answer)} Nothing was sent; run again later.`;
  return { kind: answer.failure === 'late' ? 'late' : 'unanswered', why };
}

const deny = (why: string): Denial => ({ kind: 'denied', why });

type Unread = Exclude<PermissionAnswer, { kind: 'answer' }>;

const tellReason = ({ detail }: Unread) => (detail === undefined ? '' : ` The reason: ${detail}.`);

/** For the log only: whoever may not start anything is not told why. */
function explainRefusal(answer: Unread): string {
  const why = tellReason(answer);
  if (answer.failure !== 'forbidden') return why;
  if (answer.required !== undefined) return `${why} ${tellRequired(answer.required)}.`;
  return `${why} Pass a githubToken that may: on Gitea and Forgejo, the token of a repository administrator.`;
}
