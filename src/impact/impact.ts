import type { Finding } from './finding.ts';

/** `covered`: pages would have been left behind, and the change itself brings them up to date. */
export const IMPACTS = ['none', 'covered', 'found'] as const;

export interface Impact {
  readonly impact: (typeof IMPACTS)[number];
  /** The order is that of the pages. */
  readonly findings: readonly Finding[];
  readonly pages: readonly string[];
  /** What to give an agent; empty where nothing is to do. */
  readonly prompt: string;
}
