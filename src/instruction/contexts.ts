/** How much of a thread goes into the prompt: nothing, the issue or pull request itself, or its comments as well. */
export const CONTEXTS = ['none', 'issue', 'thread'] as const;
export type Context = (typeof CONTEXTS)[number];
