import { actorNamed } from '../instruction/event.ts';
import { decideGate, type GateFacts, loginsToCheck } from '../instruction/gate.ts';
import { withoutQuotes } from '../instruction/markdown-lines.ts';
import { mergedPullRequest, OWN_MERGE } from '../instruction/own-pull-request.ts';
import { hasRole, type Role, roleOf } from '../instruction/roles.ts';
import type { CodeHost, PermissionAnswer } from '../ports/code-host.ts';
import { readPrLink } from '../text/links.ts';
import { findMarker } from '../thread/marker.ts';
import type { Plan } from './plan-request.ts';
import { isSelf } from './thread/find-markers.ts';

export interface GateRequest {
  readonly plan: Exclude<Plan, { kind: 'skip' }>;
  readonly command: string;
  readonly allowedPermission: Role;
  readonly allowedBots: readonly string[];
  readonly allowedUsers: readonly string[];
  readonly allowEdits: boolean;
  /** Who started this attempt of the run, by login. */
  readonly triggeringActor: string | undefined;
}

/** Asks the code host what it must be asked, and returns why the event may not start anything, or undefined where it may. */
export async function gateEvent(
  request: GateRequest,
  host: CodeHost | undefined,
): Promise<string | undefined> {
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
    const { answer, note } = await lookUp(login, { host, required: request.allowedPermission });
    answers.set(login, answer);
    notes.push(note);
  }
  const decision = decideGate(facts, answers);
  if (decision.allowed) {
    const isUnread = request.triggeringActor !== undefined && actor === undefined && logins.length > 0;
    if (isUnread) return 'Whoever started this run has a name that is no login.';
    return (await isOwnMerge(request.plan, host)) ? OWN_MERGE : undefined;
  }
  if (decision.reason === 'permission') return `${decision.sentence}${notes.join('')}`;
  if (decision.reason !== 'permission-unknown') return decision.sentence;
  if (!host) return `${decision.sentence} Pass githubToken, so that it can be.`;
  const unread = [...answers.values()].find(({ kind }) => kind === 'error');
  return `${decision.sentence}${explainUnread(unread)}`;
}

/** The permission, and where it is too little, what a team of the organisation adds to it. An error adds nothing. */
async function lookUp(
  login: string,
  { host, required }: { host: CodeHost | undefined; required: Role },
): Promise<{ answer: PermissionAnswer; note: string }> {
  const answer = (await host?.permission(login)) ?? ({ kind: 'error' } as const);
  const isEnough = (found: PermissionAnswer) => hasRole(roleOf(found), required);
  if (!host || answer.kind === 'error' || isEnough(answer)) return { answer, note: '' };
  const asMember = await host.teamPermission(login, isEnough);
  if (asMember?.kind === 'error') {
    return { answer, note: ` Teams could not be asked: ${asMember.detail ?? 'no reason is known'}.` };
  }
  return { answer: asMember && isEnough(asMember) ? asMember : answer, note: '' };
}

/** How far back comments are searched for the job behind a merged pull request, in pages of 100. */
const SEARCHED_PAGES = 10;

/**
 * True where a comment of ours names the merged pull request as its job's. Where comments can't be read, it is not known to
 * be: the request goes on, and whatever it does next in the thread fails for the same reason or says so.
 */
async function isOwnMerge({ event }: GateRequest['plan'], host: CodeHost | undefined): Promise<boolean> {
  const link = readPrLink(mergedPullRequest(event)?.url);
  if (link === undefined || !host) return false;
  try {
    const self = await host.ownLogin();
    if (!self) return false;
    for await (const { author, body } of host.repositoryComments(SEARCHED_PAGES)) {
      if (!isSelf(author, self)) continue;
      const found = findMarker(body);
      if (found.kind === 'marker' && found.marker.prLink === link) return true;
    }
  } catch {
    // See above.
  }
  return false;
}

/** For the log only: whoever may not start anything is not told why. */
function explainUnread(answer: PermissionAnswer | undefined): string {
  if (answer?.kind !== 'error' || answer.detail === undefined) return '';
  const why = ` The reason: ${answer.detail}.`;
  switch (answer.failure) {
    case 'forbidden':
      return `${why} Pass a githubToken that may: on Gitea and Forgejo, the token of a repository administrator.`;
    case 'unreachable':
    case 'limited':
      return `${why} Run again later.`;
    default:
      return why;
  }
}
