import type { CareWishes } from '../../ports/pull-request-care.ts';
import type { Poll } from '../../ports/service.ts';

/** What a workflow wants after the end. */
export interface FinishRules {
  /** Undefined where nothing is wanted. */
  readonly wishes: CareWishes | undefined;
  /** How long to wait for a preview; undefined where none is wanted. */
  readonly previewMs: number | undefined;
  readonly poll: Poll;
  /** Globs that changed files are to be within; absent where nobody asks. */
  readonly allowedPaths?: readonly string[] | undefined;
}

/** True where somebody wants anything: only then is the rest of this room loaded. */
export function isFinishWanted(rules: FinishRules | undefined): rules is FinishRules {
  return [rules?.wishes, rules?.previewMs, rules?.allowedPaths].some((wish) => wish !== undefined);
}

/** The same wishes, or nothing where all of them are empty. */
export function realWishes(wishes: CareWishes): CareWishes | undefined {
  const { labels, reviewers, assignees, draft, autoMerge, repositories } = wishes;
  const lists = [labels, reviewers, assignees, repositories];
  const isEmpty = lists.every(({ length }) => length === 0) && draft === 'keep' && autoMerge === undefined;
  return isEmpty ? undefined : wishes;
}
