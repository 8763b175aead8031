import type { JobStatus } from './contract/job-status.ts';

/** Monotonic time. Nothing that waits may use the wall clock: it jumps, and machines are suspended. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Resolves after `ms`, or at once when the signal is aborted. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `action` every `ms` until the returned function is called. */
  every(ms: number, action: () => void): () => void;
}

/** Where a run speaks. Every text is redacted and made harmless here, so callers may pass foreign text. */
export interface Log {
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  error(text: string): void;
}

/** How often to look: adaptive, or every so many milliseconds. */
export type Poll = { readonly kind: 'adaptive' } | { readonly kind: 'fixed'; readonly intervalMs: number };

/** A random number in [0, 1). */
export type Random = () => number;

/** A job as far as an answer told it: known fields, each of its type, everything else dropped. */
export interface JobReading {
  readonly id?: string;
  readonly status?: JobStatus;
  /** The word in `status` where it is a string that the contract does not know. */
  readonly unknownStatus?: string;
  readonly source?: { readonly repository?: string; readonly ref?: string };
  readonly model?: string;
  /** A usable link, or null where the service says there is none (yet). */
  readonly prLink?: string | null;
  /** True where the service gave a link that is not fit to be shown. */
  readonly prLinkDropped?: boolean;
  readonly createdAt?: string;
  readonly archivedAt?: string;
}

/** What one look at a job showed. */
export type Look =
  | { readonly kind: 'job'; readonly job: JobReading; readonly retryAfterMs?: number }
  | { readonly kind: 'malformed'; readonly detail: string }
  | { readonly kind: 'unreachable'; readonly detail: string; readonly retryAfterMs?: number }
  | { readonly kind: 'limited'; readonly detail: string; readonly retryAfterMs?: number }
  | { readonly kind: 'denied'; readonly detail: string }
  | { readonly kind: 'missing'; readonly detail: string }
  | { readonly kind: 'refused'; readonly detail: string };

/** What became of a request that must not be sent twice. */
export type Delivery =
  | { readonly kind: 'delivered'; readonly job: JobReading & { readonly id: string } }
  | { readonly kind: 'lost'; readonly detail: string }
  | { readonly kind: 'refused'; readonly detail: string; readonly missing: boolean }
  | { readonly kind: 'cancelled' };

/** The agent operations of one project, as the flows see them. None of them throws. */
export interface AgentService {
  look(jobId: string, limits: { timeoutMs: number; signal: AbortSignal }): Promise<Look>;
  create(prompt: string, limits: DeliveryLimits): Promise<Delivery>;
  message(jobId: string, prompt: string, limits: DeliveryLimits): Promise<Delivery>;
}

export interface DeliveryLimits {
  /** When the run's time is over, on the run's clock. */
  readonly deadlineMs: number;
  /** Ends waiting between attempts; a request under way goes on. */
  readonly signal: AbortSignal;
  /** Gives up on the request under way as well: its answer is then lost. */
  readonly hardStop: AbortSignal;
}

/** Keeps what a run learns as it learns it, so that a run that is cut off leaves its job findable. Never throws. */
export interface Journal {
  /** A request that creates or continues a job is about to leave. */
  sending(jobId?: string): Promise<void>;
  /** The service took it. */
  accepted(jobId: string, job: JobReading): Promise<void>;
  /** The job's state changed. */
  read(job: JobReading): void;
}

/** One exchange with a server. */
export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** For the whole exchange, from the first packet to the last byte of the body. */
  readonly timeoutMs: number;
  /** Largest decoded body. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends one request, once. Follows no redirect. Throws what src/client/errors.ts names. */
export type Transport = (request: HttpRequest) => Promise<HttpResponse>;

/** A failed request's error tells whether the server can have seen it. */
export interface MaybeSent {
  readonly sent: boolean;
}

export interface Person {
  readonly login: string;
  readonly isBot: boolean;
}

/** What the collaborator-permission API said of one login; `error` where it did not say. */
export type PermissionAnswer =
  | { readonly kind: 'answer'; readonly permission?: string; readonly roleName?: string }
  | {
      readonly kind: 'error';
      readonly failure?: HostFailure;
      /** Why, as half a sentence. */
      readonly detail?: string;
    };

/** A comment on an issue or pull request, or in a review thread. */
export interface ThreadComment {
  readonly id: number;
  readonly inReview: boolean;
  readonly body: string;
  readonly author?: Person;
  readonly createdAt?: string;
  readonly url?: string;
}

/** Where comments are read and written: a thread, or one review thread of a pull request. */
export interface CommentPlace {
  readonly thread: number;
  /** The review comment that the review thread hangs on. */
  readonly replyTo?: number;
}

export interface PullRequestFacts {
  readonly number: number;
  readonly title: string;
  readonly state: 'open' | 'merged' | 'closed';
  /** Branch names. */
  readonly base?: string;
  readonly head?: string;
}

export interface ChangedFile {
  readonly path: string;
  readonly status?: string;
  readonly additions: number;
  readonly deletions: number;
}

/** A comment, or by its number the issue itself. */
export interface ReactionTarget extends Pick<ThreadComment, 'id' | 'inReview'> {
  readonly isIssue?: boolean;
}

export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1';

/** The code host: GitHub, GitHub Enterprise Server, Gitea or Forgejo. All but `permission` reject with a HostError. */
export interface CodeHost {
  permission(login: string): Promise<PermissionAnswer>;
  /** The login that the token acts as, where the host tells it. */
  ownLogin(): Promise<Person | undefined>;
  /** Newest first; further pages are read only when asked for. */
  comments(place: CommentPlace): AsyncIterable<ThreadComment>;
  /** The whole repository's comments, newest first, at most so many pages: of 100 on GitHub, of 30 mostly elsewhere. */
  repositoryComments(maxPages: number): AsyncIterable<ThreadComment>;
  addComment(place: CommentPlace, body: string): Promise<ThreadComment>;
  editComment(comment: Pick<ThreadComment, 'id' | 'inReview'>, body: string): Promise<void>;
  readComment(comment: Pick<ThreadComment, 'id' | 'inReview'>): Promise<ThreadComment>;
  /** Returns what takes it away again. */
  addReaction(to: ReactionTarget, reaction: Reaction): Promise<() => Promise<void>>;
  /** The first 300. */
  changedFiles(pullRequest: number): Promise<readonly ChangedFile[]>;
  /** Undefined where the link is none of this host's, or the token may not read it. */
  pullRequest(link: string): Promise<PullRequestFacts | undefined>;
}

/** `moved`: answered with a redirect, so nothing was done. */
export type HostFailure =
  | 'lost'
  | 'gone'
  | 'moved'
  | 'locked'
  | 'forbidden'
  | 'limited'
  | 'unreachable'
  | 'refused';

/** Views split by who looked. `total` is what the service says, human and AI together. */
export interface ViewCounts {
  readonly human: number;
  readonly ai: number;
  readonly total: number;
}

export interface ViewRow extends ViewCounts {
  readonly path: string;
}

/** What to export; days or moments as the service takes them, `dateTo` exclusive. */
export interface ViewsRange {
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
}

export interface ViewsPage {
  /** Of the whole range, not of this page. */
  readonly totals: ViewCounts;
  readonly rows: readonly ViewRow[];
  readonly hasMore: boolean;
}

/** What one request for a page of views gave. */
export type ViewsAnswer =
  | { readonly kind: 'page'; readonly page: ViewsPage }
  | {
      readonly kind: 'malformed' | 'unreachable' | 'limited' | 'refused';
      readonly detail: string;
      readonly retryAfterMs?: number | undefined;
    };

/** The page views of one project. Never throws. */
export interface ViewsService {
  page(
    range: ViewsRange,
    request: { offset: number; timeoutMs: number; signal: AbortSignal },
  ): Promise<ViewsAnswer>;
}

/** A file that an export writes. Nothing stands at its place until it is committed; then it is there whole. */
export interface ExportFile {
  /** As it was asked for. */
  readonly name: string;
  readonly format: 'csv' | 'json' | 'jsonl' | 'md';
  /** @throws where the disk is full or gone */
  write(text: string): void;
  /** Writes all of it down. @throws where the disk is full or gone */
  finish(): void;
  /** Puts a finished file in its place. @throws where that can't be done */
  commit(): void;
  /** Leaves no trace, unless it is committed. */
  discard(): void;
}

/** A place on disk for lines that are read again once all are written. */
export interface Scratch {
  write(line: string): void;
  lines(): Iterable<string>;
  dispose(): void;
}
