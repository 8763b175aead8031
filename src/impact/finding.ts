export const FINDING_KINDS = ['undocumented', 'stale', 'together', 'mapped'] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** A page that a change leaves behind, and why. Every text in it but the reason's words is a stranger's. */
export interface Finding {
  readonly kind: FindingKind;
  /** What is new or gone; for `together` and `mapped` the file of code. */
  readonly name: string;
  /** Of `stale`: the name that came in its place. */
  readonly instead?: string;
  /** Of `undocumented`: a name around it that stands on the page's line. */
  readonly example?: string;
  readonly page: string;
  /** Lines count from 1. */
  readonly pageLine: number;
  readonly file: string;
  /** Of `stale` the line before the change. */
  readonly line: number;
  /** One or two sentences. */
  readonly reason: string;
  /** How sure it is, 0 to 1; it orders pages. */
  readonly confidence: number;
}
