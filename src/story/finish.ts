/** What a service made of a pull request's branch for people to look at. `url` is empty where none is usable. */
export type Preview =
  | { readonly kind: 'none' }
  /** The service did not take it on. */
  | { readonly kind: 'unavailable'; readonly why: string }
  /** Nobody has seen its end. */
  | { readonly kind: 'building'; readonly url: string }
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'failed'; readonly why: string };

/** What was done for a pull request after its job had ended, beyond what it shows by itself. */
export interface Finish {
  /** What could not be done, each a sentence. */
  readonly warnings: readonly string[];
  readonly preview: Preview;
  /** Changed files outside of what is allowed; absent where nobody asked, or it is not known. */
  readonly outside?: readonly string[];
}
