import type { ViewsRange } from '../../ports/views.ts';
import type { SortKey } from './top.ts';

/** What readers said of the pages. */
export type Signal = 'feedback';

/** What an export is asked for. */
export interface ExportRequest {
  readonly range: ViewsRange;
  /** The period that it is compared with. */
  readonly previousRange?: ViewsRange | undefined;
  /** What is asked for besides the views. */
  readonly signals: ReadonlySet<Signal>;
  readonly sortBy: SortKey;
  readonly top: number;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly allowPartial: boolean;
  readonly timeoutMs: number;
}
