import { count, field, text } from './json.ts';

/** Somebody the code host names. */
export interface Actor {
  readonly login: string;
  readonly isBot: boolean;
}

/** An issue or a pull request as the event's payload shows it: a later read may show something else. */
export interface EventThread {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly url?: string;
  readonly author?: Actor;
  readonly merged?: boolean;
  /** Branch names. */
  readonly base?: string;
  readonly head?: string;
  /** True where the head is in another repository, or in one that is gone. Absent where the payload does not say. */
  readonly fromFork?: boolean;
  /** True for a payload that does not say it, of a host that gives such a run no secrets where it is so. */
  readonly maybeFromFork?: boolean;
}

export interface EventComment {
  /** Absent for a review's own text: nobody can react to that. */
  readonly id?: number;
  readonly body: string;
  /** What an edit replaced. */
  readonly before?: string;
  readonly author?: Actor;
  readonly url?: string;
  /** Set for a comment in a review: the comment that its thread hangs on, which a reply has to name. */
  readonly replyTo?: number;
  readonly path?: string;
  readonly line?: number;
}

interface EventBase {
  /** As in GITHUB_EVENT_NAME. */
  readonly name: string;
  readonly action?: string;
  /** owner/name */
  readonly repository?: string;
  readonly repositoryUrl?: string;
  readonly defaultBranch?: string;
  readonly sender?: Actor;
  /** The label that was set, or several with commas between: Gitea and Forgejo set any number at once. */
  readonly label?: string;
}

export type CommentEvent = EventBase & {
  readonly kind: 'comment';
  readonly thread: EventThread;
  readonly comment: EventComment;
};
export type ThreadEvent = EventBase & {
  readonly kind: 'thread';
  readonly thread: EventThread;
  /** True for an issue that was not written here, but came from another repository. */
  readonly transferred?: boolean;
};
export type PushEvent = EventBase & { readonly kind: 'push'; readonly ref?: string; readonly after?: string };
/** `trusted` events can be caused only by someone who may write to the repository, or by its own clock. */
export type PlainEvent = EventBase & { readonly kind: 'trusted' | 'other' };
export type UnreadableEvent = EventBase & { readonly kind: 'unreadable'; readonly detail: string };

export type TriggerEvent = CommentEvent | ThreadEvent | PushEvent | PlainEvent | UnreadableEvent;

const TRUSTED = ['', 'schedule', 'workflow_dispatch', 'repository_dispatch'];

/** Reads an event's payload: known fields are copied, everything else is left behind. Never throws. */
export function readEvent(name: string, payload: unknown): TriggerEvent {
  const base: EventBase = {
    name,
    action: readAction(name, payload),
    repository: readRepository(field(payload, 'repository')),
    repositoryUrl: text(payload, 'repository', 'html_url'),
    defaultBranch: text(payload, 'repository', 'default_branch'),
    sender: readActor(field(payload, 'sender')),
    label: text(payload, 'label', 'name') ?? namesOf(payload, 'added_labels'),
  };
  return Object.freeze(readKind(base, payload));
}

/**
 * The text that may hold a command: the comment, or the body of an issue that has just been opened. Undefined for
 * events that carry none, whose instruction the workflow gives; an issue from another repository is one of them, since
 * people there may have edited it.
 */
export function commandText(event: TriggerEvent): string | undefined {
  if (event.kind === 'comment') return event.comment.body;
  const isWritten = event.name === 'issues' && event.action === 'opened';
  return isWritten && event.kind === 'thread' && !event.transferred ? event.thread.body : undefined;
}

function readKind(base: EventBase, payload: unknown): TriggerEvent {
  switch (base.name) {
    case 'issue_comment':
      return readCommentEvent(base, { payload, comment: readComment(payload, false) });
    case 'pull_request_review_comment':
      return readCommentEvent(base, {
        payload,
        comment: readComment(payload, true) ?? readGiteaReview(payload),
      });
    case 'pull_request_review':
      return readCommentEvent(base, { payload, comment: readReview(payload) });
    case 'issues':
    case 'pull_request':
    case 'pull_request_target': {
      const thread = readThread(payload);
      return thread === undefined
        ? unreadable(base, 'the thread has no number')
        : { ...base, kind: 'thread', thread, ...(isTransfer(payload) ? { transferred: true } : {}) };
    }
    case 'push':
      return { ...base, kind: 'push', ref: text(payload, 'ref'), after: text(payload, 'after') };
    default:
      return { ...base, kind: TRUSTED.includes(base.name) ? 'trusted' : 'other' };
  }
}

function readCommentEvent(
  base: EventBase,
  { payload, comment }: { payload: unknown; comment: EventComment | undefined },
): TriggerEvent {
  const thread = readThread(payload);
  if (thread === undefined) return unreadable(base, 'the thread has no number');
  return comment === undefined
    ? unreadable(base, 'the comment has no id')
    : { ...base, kind: 'comment', thread, comment };
}

/** In the words for comments, where reviews, and Gitea and Forgejo, have others for the same. */
function readAction(name: string, payload: unknown): string | undefined {
  const action = text(payload, 'action');
  if (action === 'label_updated') {
    if (namesOf(payload, 'added_labels') !== undefined) return 'labeled';
    return namesOf(payload, 'removed_labels') === undefined ? action : 'unlabeled';
  }
  const isSent =
    (name === 'pull_request_review_comment' && action === 'reviewed') ||
    (name === 'pull_request_review' && action === 'submitted');
  return isSent ? 'created' : action;
}

function namesOf(payload: unknown, change: 'added_labels' | 'removed_labels'): string | undefined {
  const labels = field(payload, 'changes', change);
  const names = Array.isArray(labels) ? labels.flatMap((label) => text(label, 'name') ?? []) : [];
  return names.length > 0 ? names.join(', ') : undefined;
}

function isTransfer(payload: unknown): boolean {
  return Boolean(field(payload, 'changes', 'old_issue') ?? field(payload, 'changes', 'old_repository'));
}

function unreadable(base: EventBase, detail: string): UnreadableEvent {
  return { ...base, kind: 'unreadable', detail };
}

function readThread(payload: unknown): EventThread | undefined {
  const pull = field(payload, 'pull_request');
  const source = pull ?? field(payload, 'issue');
  const number = count(source, 'number');
  if (number === undefined || number === 0) return undefined;
  const saysPull = field(payload, 'is_pull') === true; // Gitea and Forgejo
  const isPull = pull !== undefined || saysPull || Boolean(field(source, 'pull_request'));
  return Object.freeze<EventThread>({
    kind: isPull ? 'pull-request' : 'issue',
    number,
    title: text(source, 'title') ?? '',
    body: text(source, 'body') ?? '',
    url: text(source, 'html_url'),
    author: readActor(field(source, 'user')),
    merged: isPull ? readMerged(source) : undefined,
    base: text(pull, 'base', 'ref'),
    head: readHead(pull),
    fromFork: readFork(pull),
    ...(saysPull && pull === undefined ? { maybeFromFork: true } : {}),
  });
}

/** `merged` stands in pull requests; the short form inside an issue has only the time. */
function readMerged(source: unknown): boolean {
  if (field(source, 'merged') === true || text(source, 'merged_at') !== undefined) return true;
  return text(source, 'pull_request', 'merged_at') !== undefined;
}

/** The branch. Where it is gone, Gitea and Forgejo give a ref of their own in its place; its name still is the label. */
function readHead(pull: unknown): string | undefined {
  const ref = text(pull, 'head', 'ref');
  return ref?.startsWith('refs/pull/') ? (text(pull, 'head', 'label') ?? ref) : ref;
}

function readFork(pull: unknown): boolean | undefined {
  if (pull === undefined) return undefined;
  const base = text(pull, 'base', 'repo', 'full_name');
  const head = text(pull, 'head', 'repo', 'full_name');
  return base === undefined || head?.toLowerCase() !== base.toLowerCase();
}

function readComment(payload: unknown, isReview: boolean): EventComment | undefined {
  const source = field(payload, 'comment');
  const id = count(source, 'id');
  if (id === undefined || id === 0) return undefined;
  return Object.freeze<EventComment>({
    id,
    body: text(source, 'body') ?? '',
    before: text(payload, 'changes', 'body', 'from'),
    author: readActor(field(source, 'user')),
    url: text(source, 'html_url'),
    replyTo: isReview ? (count(source, 'in_reply_to_id') ?? id) : undefined,
    path: isReview ? text(source, 'path') : undefined,
    line: isReview ? count(source, 'line') : undefined,
  });
}

/** A review's own text; empty where it has none. What it says of lines comes as comments of their own. */
function readReview(payload: unknown): EventComment | undefined {
  const review = field(payload, 'review');
  if (count(review, 'id') === undefined) return undefined;
  return Object.freeze<EventComment>({
    body: text(review, 'body') ?? '',
    before: text(payload, 'changes', 'body', 'from'),
    author: readActor(field(review, 'user')),
    url: text(review, 'html_url'),
  });
}

/** A review as Gitea and Forgejo tell of it: its own text, by whoever sent it. What it says of lines stands nowhere. */
function readGiteaReview(payload: unknown): EventComment | undefined {
  const content = text(payload, 'review', 'content');
  if (content === undefined) return undefined;
  return Object.freeze<EventComment>({ body: content, author: readActor(field(payload, 'sender')) });
}

/** Logins meet a URL later, so only what a code host hands out is taken for one. */
const LOGIN = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,98}[A-Za-z0-9_-])?(?:\[bot\])?$/;

export function readActor(source: unknown): Actor | undefined {
  const login = text(source, 'login');
  return login === undefined ? undefined : actorNamed(login, text(source, 'type'));
}

/** An actor known by name, as in GITHUB_TRIGGERING_ACTOR. Undefined where the name is no login. */
export function actorNamed(login: string, type?: string): Actor | undefined {
  if (!LOGIN.test(login)) return undefined;
  return Object.freeze({ login, isBot: type?.toLowerCase() === 'bot' || login.endsWith('[bot]') });
}

function readRepository(source: unknown): string | undefined {
  const name = text(source, 'full_name');
  return name !== undefined && /^[\w.-]+\/[\w.-]+$/.test(name) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(name)
    ? name
    : undefined;
}
