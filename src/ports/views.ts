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
