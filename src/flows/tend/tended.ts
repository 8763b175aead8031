import type { TendedPull } from '../../ports/pull-tending.ts';
import type { Deed, PullFacts } from './decide.ts';
import type { NamedPull } from './find-pulls.ts';
import type { Wrong } from './find-wrong.ts';

/** A pull request as it was found, and what of its time follows from that. */
export interface Seen {
  readonly named: NamedPull;
  readonly pull: TendedPull;
  readonly facts: PullFacts;
  /** Since when nobody has changed it, in ms since 1970. */
  readonly sinceMs: number;
  /** Why it is not known whether its branch is behind; empty where it is, or where nobody asked. */
  readonly unsure: string;
  readonly wrong: Wrong;
}

/** What came of one deed. `would`: a dry run; `let be`: there is a reason not to, which is no failure. */
export interface Done {
  readonly kind: Deed['kind'];
  readonly how: 'done' | 'would' | 'let be' | 'failed';
  /** What came of it beside, or why nothing; a sentence without its full stop, or empty. */
  readonly why: string;
}

/** One pull request at the end of the run; without `seen` it could not be read, for `why`. */
export type Tended =
  | { readonly named: NamedPull; readonly seen: Seen; readonly done: readonly Done[]; readonly why: '' }
  | {
      readonly named: NamedPull;
      readonly seen?: undefined;
      readonly done: readonly [];
      readonly why: string;
    };
