import type { PermissionAnswer } from '../ports/code-host.ts';
import { toOneLine } from '../text/one-line.ts';
import { parseCommand } from './command.ts';
import type { Actor, EventComment, EventThread, TriggerEvent } from './event.ts';
import { isJobsPullRequest, mergedPullRequest, OWN_MERGE } from './own-pull-request.ts';
import { hasRole, type Role, roleOf } from './roles.ts';

export interface GateFacts {
  readonly event: TriggerEvent;
  readonly command: string;
  readonly allowedPermission: Role;
  /** Exact names, with or without `[bot]`. */
  readonly allowedBots: readonly string[];
  /** Exact logins of people who count as having the permission. */
  readonly allowedUsers: readonly string[];
  readonly allowEdits: boolean;
  /** Whoever started this attempt of the run, where that is known: on a re-run not the sender. */
  readonly triggeringActor?: Actor;
  /** The run's token acts under this login, where that is known. */
  readonly ownLogin?: string;
  /** True where the comment carries this action's marker. */
  readonly carriesMarker?: boolean;
  /** Runs of forks have no secret. */
  readonly hasSecret: boolean;
}

export type GateReason =
  | 'unreadable'
  | 'fork'
  | 'own-comment'
  | 'action'
  | 'edit'
  | 'not-merged'
  | 'own-pull-request'
  | 'nobody'
  | 'bot'
  | 'permission'
  /** The host does not say it to this token. */
  | 'permission-refused'
  /** Nobody knows yet: asking again may tell. */
  | 'permission-unanswered';

/** `answer`: what the host said of the permission that it is about, where it is about one. */
export type GateDecision =
  | { allowed: true }
  | { allowed: false; reason: GateReason; sentence: string; answer?: PermissionAnswer };

type Denial = Extract<GateDecision, { allowed: false }>;

/** Whose permission has to be looked up before `decideGate` can say yes. Empty where nobody's has, or it is a no anyway. */
export function loginsToCheck(facts: GateFacts): string[] {
  if (denialWithoutLookup(facts) !== undefined) return [];
  return actorsOf(facts)
    .filter((actor) => !actor.isBot && !isNamed(actor, facts))
    .map((actor) => actor.login);
}

/**
 * May this event start something? `answers` holds what the host says of permissions, by login as given by
 * `loginsToCheck`; a missing answer is a no. Of several people one of whom may not, what the host did not say of another
 * changes nothing. A denied person gets no reply: the sentence is for the log.
 */
export function decideGate(facts: GateFacts, answers: ReadonlyMap<string, PermissionAnswer>): GateDecision {
  const denial = denialWithoutLookup(facts);
  if (denial !== undefined) return denial;
  const denials = actorsOf(facts)
    .filter((actor) => !actor.isBot && !isNamed(actor, facts))
    .flatMap(
      ({ login }) =>
        denyPermission(login, { facts, answer: answers.get(login) ?? { kind: 'refused' } }) ?? [],
    );
  const [first] = PERMISSION_REASONS.flatMap((reason) => denials.filter((one) => one.reason === reason));
  return first ?? { allowed: true };
}

/** What is known goes before what is not. */
const PERMISSION_REASONS: readonly GateReason[] = [
  'permission',
  'permission-refused',
  'permission-unanswered',
];

function denyPermission(
  login: string,
  { facts, answer }: { facts: GateFacts; answer: PermissionAnswer },
): Denial | undefined {
  const role = roleOf(answer);
  if (hasRole(role, facts.allowedPermission)) return undefined;
  const needs = `${login} needs the ${facts.allowedPermission} permission on ${facts.event.repository ?? 'the repository'}`;
  const unnamed = `allowedUsers does not name ${login}.`;
  const denial =
    answer.kind === 'answer'
      ? deny('permission', `${needs}, and has ${role ?? 'none'}. ${unnamed}`)
      : deny(`permission-${answer.kind}`, `${needs}, which could not be looked up. ${unnamed}`);
  return { ...denial, answer };
}

/**
 * Everybody who had a hand in the event, each once. A trusted event asks for nobody. The triggering actor is known by name
 * only, so a bot is whoever any source calls one.
 */
function actorsOf({ event, triggeringActor }: GateFacts): Actor[] {
  if (event.kind === 'trusted' || event.kind === 'push') return [];
  const actors = new Map<string, Actor>();
  for (const actor of [event.sender, textBehind(event)?.author, triggeringActor]) {
    if (actor === undefined) continue;
    const key = actor.login.toLowerCase();
    const known = actors.get(key) ?? actor;
    actors.set(key, { login: known.login, isBot: known.isBot || actor.isBot });
  }
  return [...actors.values()];
}

/** What somebody wrote to cause the event. Who that is need not be the sender: an issue is moved by anybody who may. */
function textBehind(event: TriggerEvent): EventComment | EventThread | undefined {
  if (event.kind === 'comment') return event.comment;
  // Stryker disable next-line ConditionalExpression: no other event has a thread
  return event.kind === 'thread' && event.action === 'opened' ? event.thread : undefined;
}

function denialWithoutLookup(facts: GateFacts): Denial | undefined {
  const { event } = facts;
  if (event.kind === 'unreadable')
    return deny('unreadable', `The ${event.name} event can't be read: ${event.detail}.`);
  if (event.kind === 'trusted' || event.kind === 'push') return undefined;
  return denyFork(facts) ?? denyComment(facts) ?? denyThread(event) ?? denyActors(facts);
}

function denyFork({ event, hasSecret }: GateFacts): Denial | undefined {
  const fromFork = (event.kind === 'comment' || event.kind === 'thread') && event.thread.fromFork === true;
  return fromFork && !hasSecret
    ? deny('fork', 'This run belongs to a fork, and runs of forks get no secrets.')
    : undefined;
}

function denyComment({ event, command, allowEdits, ownLogin, carriesMarker }: GateFacts): Denial | undefined {
  if (event.kind !== 'comment') return undefined;
  const { author, body, before } = event.comment;
  const isOwn = ownLogin !== undefined && author?.login.toLowerCase() === ownLogin.toLowerCase();
  if (isOwn || carriesMarker === true) return deny('own-comment', 'The comment is one of our own.');
  if (event.action === 'created') return undefined;
  if (event.action !== 'edited')
    return deny('action', `A comment that is ${event.action ?? 'not created'} starts nothing.`);
  if (!allowEdits) return deny('edit', 'An edited comment starts nothing unless allowEdits is true.');
  const adds =
    before !== undefined &&
    parseCommand(before, command).kind === 'none' &&
    parseCommand(body, command).kind !== 'none';
  return adds
    ? undefined
    : deny('edit', `The edit does not add ${command} to a comment that was without it.`);
}

function denyThread(event: TriggerEvent): Denial | undefined {
  if (event.kind !== 'thread' || event.action !== 'closed' || event.thread.kind !== 'pull-request')
    return undefined;
  const merged = mergedPullRequest(event);
  if (merged === undefined) return deny('not-merged', 'The pull request was closed without being merged.');
  return isJobsPullRequest(merged) ? deny('own-pull-request', OWN_MERGE) : undefined;
}

function denyActors(facts: GateFacts): Denial | undefined {
  const { event, allowedBots } = facts;
  const written = textBehind(event);
  if (event.sender === undefined || (written !== undefined && written.author === undefined))
    return deny('nobody', `The ${event.name} event does not say who caused it.`);
  const allowed = allowedBots.map(bareName);
  const bot = actorsOf(facts).find((actor) => actor.isBot && !allowed.includes(bareName(actor.login)));
  return bot === undefined
    ? undefined
    : deny('bot', `${bot.login} is a bot, and allowedBots does not name it.`);
}

function isNamed({ login }: Actor, { allowedUsers }: GateFacts): boolean {
  return allowedUsers.some((name) => name.toLowerCase() === login.toLowerCase());
}

function bareName(login: string): string {
  return login
    .trim()
    .toLowerCase()
    .replace(/\[bot\]$/, '');
}

function deny(reason: GateReason, sentence: string): Denial {
  return { allowed: false, reason, sentence: toOneLine(sentence, 300) };
}
