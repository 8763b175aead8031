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

/** Thumbs that readers gave a page. */
export interface Votes {
  readonly up: number;
  readonly down: number;
}

export interface FeedbackPage {
  /** By path. */
  readonly votes: ReadonlyMap<string, Votes>;
  /** There are pages with feedback beyond these, and no way to them. */
  readonly hasMore: boolean;
}

export interface ViewsFailure {
  readonly kind: 'malformed' | 'unreachable' | 'limited' | 'refused';
  readonly detail: string;
  readonly retryAfterMs?: number | undefined;
}

/** What one request for a page of views gave. */
export type ViewsAnswer = { readonly kind: 'page'; readonly page: ViewsPage } | ViewsFailure;

/** What one request for feedback gave. */
export type FeedbackAnswer = { readonly kind: 'feedback'; readonly feedback: FeedbackPage } | ViewsFailure;

/** The analytics of one project. Never throws. */
export interface ViewsService {
  page(
    range: ViewsRange,
    request: { offset: number; timeoutMs: number; signal: AbortSignal },
  ): Promise<ViewsAnswer>;
  /** What readers said of the pages, of those with most feedback. */
  feedback(range: ViewsRange, request: { timeoutMs: number; signal: AbortSignal }): Promise<FeedbackAnswer>;
}
