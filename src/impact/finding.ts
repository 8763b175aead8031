export const FINDING_KINDS = ['undocumented', 'stale', 'together', 'mapped'] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** A page that a change leaves behind, and why. */
export interface Finding {
  readonly kind: FindingKind;
  /** What is new or gone; for `together` and `mapped` the code file. */
  readonly name: string;
  readonly page: string;
  /** Counted from 1. */
  readonly pageLine: number;
  readonly file: string;
  readonly line: number;
  /** A sentence. */
  readonly reason: string;
  /** How sure it is, 0 to 1. */
  readonly confidence: number;
}
