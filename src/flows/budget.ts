import type { Person } from '../ports/code-host.ts';
import { isOfProject, isSameRequest, type ProjectBounds } from '../story/marker.ts';
import type { MarkerOwner } from '../story/marker-owner.ts';
import { traceOf } from '../story/trace.ts';
import { type Eye, type FoundComment, isReadBackTo, isSelf, type View, writtenMs } from './thread/eye.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface Budget {
  readonly used: number;
  readonly limit: number;
  /** When the next may start where none may now, in ms since 1970. */
  readonly nextMs: number;
}

export interface BudgetSearch {
  readonly self: Person;
  /** Whose budget: this project's of this service, in this repository. */
  readonly bounds: ProjectBounds;
  /** The request that asks for room; it does not count itself, nor what its run's earlier attempt left of it. */
  readonly own: { readonly owner: MarkerOwner; readonly commentId: number | undefined } | undefined;
  readonly limit: number;
  readonly nowMs: number;
}

/**
 * Counts what was started in the last 24 hours, by our own comments in the whole repository.
 * @throws HostError
 */
export async function countBudget(search: BudgetSearch, { eye }: { eye: Eye }): Promise<Budget> {
  return countStarted(await eye.repository((view) => isReadBackTo(view, search.nowMs - DAY_MS + 1)), search);
}

export function countStarted({ marked }: View, search: BudgetSearch): Budget {
  const { self, nowMs, limit } = search;
  const startedMs = marked
    .filter((one) => isSelf(one.comment.author, self) && isCounted(one, search))
    .map((one) => writtenMs(one) || nowMs)
    .filter((createdMs) => createdMs > nowMs - DAY_MS);
  const newestFirst = startedMs.sort((a, b) => b - a);
  const blocking = newestFirst[limit - 1];
  return { used: startedMs.length, limit, nextMs: blocking === undefined ? nowMs : blocking + DAY_MS };
}

/**
 * What is under way may still be sent. Of two that count each other then, the one whose comment is older goes first, so
 * that runs at the same time don't go over the limit together.
 */
function isCounted({ marker, comment }: FoundComment, { bounds, own }: BudgetSearch): boolean {
  if (!isOfProject(marker, bounds)) return false;
  if (own && isSameRequest(marker, own.owner)) return false;
  const { kind } = traceOf(marker.story);
  if (kind === 'nothing') return false;
  return kind !== 'under-way' || comment.id < (own?.commentId ?? Number.POSITIVE_INFINITY);
}
