import type { TendedPull } from '../ports/pull-tending.ts';
import type { TendNote } from './tend-note.ts';

/** What we did shows in the pull request's own time within this: the host takes its time, and clocks differ. */
const SLACK_MS = 5 * 60_000;

/** What has been said and done around a pull request. */
export interface Traces {
  readonly notes: readonly TendNote[];
  /** When the last comment on it by anybody else was written, in ms since 1970; 0 where there is none. */
  readonly lastWordMs: number;
}

/**
 * Since when nobody has changed a pull request, in ms since 1970. Whatever happens to it moves its time, our reminder and
 * our update of its branch too; where nothing has come after these, it has been quiet for as long as they found it.
 */
export function quietSince(
  { updatedMs, head }: Pick<TendedPull, 'updatedMs' | 'head'>,
  { notes, lastWordMs }: Traces,
): number {
  const last = notes.toSorted((a, b) => b.atMs - a.atMs)[0];
  if (last === undefined || updatedMs > last.atMs + SLACK_MS) return updatedMs;
  // Only our update may have moved the branch.
  if (last.act !== 'update' && last.head !== head.sha) return updatedMs;
  return Math.max(last.sinceMs, lastWordMs);
}

/** When it was reminded of first in this quiet time, by thread. */
export function remindersOf(sinceMs: number, { notes }: Pick<Traces, 'notes'>): ReadonlyMap<number, number> {
  const reminders = new Map<number, number>();
  for (const note of notes)
    if (note.act === 'reminder' && note.sinceMs === sinceMs)
      reminders.set(note.thread, Math.min(note.atMs, reminders.get(note.thread) ?? note.atMs));
  return reminders;
}
