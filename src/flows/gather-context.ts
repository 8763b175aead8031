import type { Context } from '../instruction/contexts.ts';
import type { CommentEvent, EventThread, ThreadEvent, TriggerEvent } from '../instruction/event.ts';
import { withoutQuotes } from '../instruction/markdown-lines.ts';
import type { Branches, EarlierComment } from '../instruction/prompt.ts';
import { hasRole, type Role, roleOf } from '../instruction/roles.ts';
import type { ChangedFile, CodeHost, CommentPlace } from '../ports/code-host.ts';
import type { Log } from '../ports/log.ts';
import { findMarker } from '../story/marker.ts';
import { explainHostFailure } from './host-failure.ts';
import { lookUpPermission } from './look-up-permission.ts';
import type { Eye } from './thread/eye.ts';

/** Newest comments that are considered, and people that are looked up, the denied too: a long thread is not worth more requests. */
const COMMENTS_MAX = 300;
const AUTHORS_MAX = 20;

interface Gathering {
  readonly context: Context;
  readonly event: TriggerEvent;
  readonly place: CommentPlace;
  readonly host: CodeHost;
  readonly eye: Eye;
  readonly required: Role;
  readonly allowedUsers: readonly string[];
  readonly log: Log;
}

/** Fetches what the event does not carry. What can't be read is left out, with a warning. */
export async function gatherContext(gathering: Gathering): Promise<{
  comments: readonly EarlierComment[];
  files: readonly ChangedFile[];
  branches?: Branches;
}> {
  const { context, event, host, log } = gathering;
  // What is no thread's event has no place for a context in its prompt.
  if (context === 'none' || (event.kind !== 'comment' && event.kind !== 'thread'))
    return { comments: [], files: [] };
  const isPull = event.thread.kind === 'pull-request';
  const attempt = async <T>(what: string, fetch: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await fetch();
    } catch (error) {
      log.warning(`${what} could not be read, so the agent does without: ${explainHostFailure(error)}`);
      return undefined;
    }
  };
  const comments =
    context === 'thread' ? await attempt("The thread's comments", () => fetchComments(event, gathering)) : [];
  // Its changes bring their own list.
  const files =
    isPull && context !== 'changes'
      ? await attempt("The pull request's files", () => host.changedFiles(gathering.place.thread))
      : [];
  const branches = await attempt("The pull request's branches", () => fetchBranches(event.thread, host));
  return { comments: comments ?? [], files: files ?? [], ...(branches ? { branches } : {}) };
}

/** The event of a comment shows a pull request as an issue, without its branches. */
async function fetchBranches(
  { kind, url, base, head }: EventThread,
  host: CodeHost,
): Promise<Branches | undefined> {
  const isKnown = base !== undefined && head !== undefined;
  if (kind !== 'pull-request' || url === undefined || isKnown) return undefined;
  const facts = await host.pullRequest(url);
  if (facts?.base === undefined && facts?.head === undefined) return undefined;
  return {
    ...(facts.base === undefined ? {} : { base: facts.base }),
    ...(facts.head === undefined ? {} : { head: facts.head }),
  };
}

/** The thread's comments by people with the required permission, oldest first; not the command, and none of ours. */
async function fetchComments(
  event: CommentEvent | ThreadEvent,
  { place, host, eye, required, allowedUsers, log }: Gathering,
): Promise<EarlierComment[]> {
  const commandId = event.kind === 'comment' ? event.comment.id : undefined;
  const allowed = new Map(
    [...peopleLetIn(event), ...allowedUsers].map((login) => [login.toLowerCase(), true]),
  );
  const comments: EarlierComment[] = [];
  let [lookups, passedOver] = [0, 0];
  const view = await eye.thread(place, (read) => read.comments.length > COMMENTS_MAX);
  if (view.comments.length > COMMENTS_MAX)
    log.info(`The thread is long: only its newest ${COMMENTS_MAX} comments are considered.`);
  for (const { comment } of view.comments.slice(0, COMMENTS_MAX)) {
    const { id, author, body, createdAt } = comment;
    if (id === commandId || !author || author.isBot) continue;
    if (findMarker(withoutQuotes(body)).kind === 'marker') continue;
    const login = author.login.toLowerCase();
    if (!allowed.has(login)) {
      if (lookups >= AUTHORS_MAX) {
        passedOver += 1;
        continue;
      }
      lookups += 1;
      const { answer } = await lookUpPermission(author.login, { host, required });
      allowed.set(login, hasRole(roleOf(answer), required));
    }
    if (!allowed.get(login)) continue;
    comments.push({ author: author.login, body, ...(createdAt === undefined ? {} : { createdAt }) });
  }
  if (passedOver > 0) {
    log.info(
      `The thread has many authors: comments left out because nobody asked what their authors may: ${passedOver}.`,
    );
  }
  return comments.reverse();
}

/** Whom the gate has asked about already, and found to have the permission. */
export function peopleLetIn(event: CommentEvent | ThreadEvent): string[] {
  const author = event.kind === 'comment' ? event.comment.author : undefined;
  return [event.sender, author].flatMap((actor) => (actor && !actor.isBot ? [actor.login] : []));
}
