/**
 * How much goes into the prompt beside the instruction: nothing, the issue or pull request itself, or its comments as well;
 * `changes`: the issue or pull request, and the text of what it changes.
 */
export const CONTEXTS = ['none', 'issue', 'thread', 'changes'] as const;
export type Context = (typeof CONTEXTS)[number];
