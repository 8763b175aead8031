import type { CodeHost, Person } from '../../ports/code-host.ts';
import { isOfProject, type ProjectBounds } from '../../story/marker.ts';
import { linkOf } from '../../story/outcome.ts';
import { isOpen, isUnfinished, knownJob, type Story } from '../../story/story.ts';
import type { TendNote } from '../../story/tend-note.ts';
import { deadAtMs } from '../../thread/turn-order.ts';
import {
  createEye,
  type FoundComment,
  isReadBackTo,
  isSelf,
  threadOf,
  type View,
  writtenMs,
} from '../thread/eye.ts';

export interface PullSearch {
  readonly host: CodeHost;
  readonly bounds: ProjectBounds;
  /** Comments from before this moment no longer count, in ms since 1970. */
  readonly sinceMs: number;
  readonly nowMs: number;
}

type End = FoundComment & { readonly marker: { readonly story: Story & { readonly kind: 'pull-request' } } };

/** A pull request that our markers name, with what our comments say of it. */
export interface NamedPull {
  readonly number: number;
  readonly link: string;
  /** Requests whose end it is, and of which nobody has told what became of it; newest first, never empty. */
  readonly ends: readonly [End, ...End[]];
  readonly isAtWork: boolean;
  readonly notes: readonly TendNote[];
  readonly lastWordMs: number;
}

export interface FoundPulls {
  readonly self: Person;
  /** In the order of their numbers. */
  readonly pulls: readonly NamedPull[];
  /** Addresses that are none of a pull request of this repository. */
  readonly elsewhere: readonly string[];
  /** What was asked for, by its hash; of several the newest. */
  readonly requests: ReadonlyMap<string, FoundComment>;
}

/** A job that nobody waits for is taken to be at work for so long. */
const WORK_MAX_MS = 24 * 60 * 60_000;

/**
 * Finds the pull requests that our own comments in the whole repository name. Undefined where it is not known who we are.
 * @throws HostError
 */
export async function findPulls(search: PullSearch): Promise<FoundPulls | undefined> {
  const eye = createEye(search);
  const self = await eye.self();
  if (!self) return undefined;
  const view = await eye.repository((read) => isReadBackTo(read, search.sinceMs));
  return pullsIn(view, { ...search, self });
}

/** The pull requests that our own comments name. */
export function pullsIn({ comments }: View, search: PullSearch & { self: Person }): FoundPulls {
  const { self, host, bounds } = search;
  const found: FoundComment[] = [];
  const notes: TendNote[] = [];
  const lastWords = new Map<number, number>();
  for (const seen of comments) {
    const { comment, marker, notes: noted } = seen;
    const createdMs = writtenMs(seen);
    if (createdMs < search.sinceMs) break;
    if (isSelf(comment.author, self)) {
      if (marker && isOfProject(marker, bounds)) found.push({ comment, marker });
      notes.push(...noted.filter((note) => isOfProject(note, bounds)));
      continue;
    }
    const thread = threadOf(comment);
    if (thread !== undefined) lastWords.set(thread, Math.max(createdMs || 0, lastWords.get(thread) ?? 0));
  }
  const elsewhere = new Set<string>();
  const byNumber = new Map<number, { link: string; all: FoundComment[] }>();
  for (const one of found) {
    const link = linkOf(one.marker.story);
    const number = link === '' ? undefined : host.tending.numberOf(link);
    if (number === undefined) {
      if (one.marker.story.kind === 'pull-request') elsewhere.add(link);
      continue;
    }
    const named = byNumber.get(number) ?? { link, all: [] };
    byNumber.set(number, { ...named, all: [...named.all, one] });
  }
  const pulls = [...byNumber].flatMap(([number, { link, all }]) => {
    const [newest, ...ends] = all.filter((one): one is End => one.marker.story.kind === 'pull-request');
    if (!newest) return [];
    const about = notes.filter(({ pull }) => pull === number);
    const lastWordMs = lastWords.get(number) ?? 0;
    const isBusy = isAtWork(all, { found, nowMs: search.nowMs });
    return [{ number, link, ends: [newest, ...ends] as const, isAtWork: isBusy, notes: about, lastWordMs }];
  });
  return {
    self,
    pulls: pulls.sort((a, b) => a.number - b.number),
    elsewhere: [...elsewhere],
    requests: new Map(found.toReversed().map((one) => [one.marker.request, one])),
  };
}

/** A job at work has no link to its pull request, so its requests are known by the job. */
function isAtWork(
  named: readonly FoundComment[],
  { found, nowMs }: { found: readonly FoundComment[]; nowMs: number },
): boolean {
  const jobs = new Set(named.map(({ marker }) => knownJob(marker.story)?.jobId));
  return found.some((one) => jobs.has(knownJob(one.marker.story)?.jobId ?? '') && mayBeUnderWay(one, nowMs));
}

function mayBeUnderWay(one: FoundComment, nowMs: number): boolean {
  const { marker } = one;
  const createdMs = writtenMs(one);
  if (isOpen(marker.story)) return nowMs < deadAtMs({ untilMs: marker.untilMs, createdMs });
  return isUnfinished(marker.story) && nowMs < createdMs + WORK_MAX_MS;
}
