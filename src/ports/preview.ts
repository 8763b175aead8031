import type { UpdateStatus } from '../contract/preview.ts';

/** What became of asking for a preview. `url` is there where it is one that can be shown. */
export type PreviewAnswer =
  | { readonly kind: 'accepted'; readonly statusId?: string; readonly url?: string }
  | { readonly kind: 'limited'; readonly detail: string; readonly retryAfterMs?: number }
  /** It never left. */
  | { readonly kind: 'unsent'; readonly detail: string }
  | { readonly kind: 'refused'; readonly detail: string };

/** What one look at a build showed. */
export type BuildLook =
  | { readonly kind: 'build'; readonly status?: UpdateStatus; readonly summary?: string }
  /** Another look may show more. */
  | { readonly kind: 'unseen'; readonly detail: string; readonly retryAfterMs?: number }
  | { readonly kind: 'refused'; readonly detail: string };

interface Limits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** The preview operations of one project. None of them throws. */
export interface PreviewService {
  ask(branch: string, limits: Limits): Promise<PreviewAnswer>;
  look(statusId: string, limits: Limits): Promise<BuildLook>;
}
