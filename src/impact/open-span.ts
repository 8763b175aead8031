import type { Clone, Span } from '../ports/repository.ts';

/** The two commits can't be compared. The message says what to do. */
export class SpanError extends Error {}

/** How much more history is fetched at a time where nobody else knows the merge base. */
const DEEPEN = [50, 1_000, 20_000];

/**
 * The commits to compare: the head, and its merge base with the base. What a shallow clone lacks is asked of the code host and
 * fetched, those commits alone.
 * @param askHost undefined where there is none to ask; it answers undefined where it does not know
 * @throws SpanError
 */
export async function openSpan(
  given: { base: string; head: string },
  {
    clone,
    askHost,
    mayFetch,
  }: { clone: Clone; askHost?: ((span: Span) => Promise<string | undefined>) | undefined; mayFetch: boolean },
): Promise<Span> {
  const head = await find(given.head, { clone, mayFetch });
  const base = await find(given.base, { clone, mayFetch });
  const known = await clone.mergeBase(base, head);
  if (known !== undefined) return { base: known, head };
  if (!mayFetch) throw noMergeBase(given);
  const asked = await askHost?.({ base, head });
  if (asked !== undefined) return { base: await find(asked, { clone, mayFetch }), head };
  for (const commits of DEEPEN) {
    await clone.deepen(commits, [base, head]);
    const found = await clone.mergeBase(base, head);
    if (found !== undefined) return { base: found, head };
  }
  throw noMergeBase(given);
}

async function find(
  revision: string,
  { clone, mayFetch }: { clone: Clone; mayFetch: boolean },
): Promise<string> {
  const here = await clone.resolve(revision);
  if (here !== undefined) return here;
  if (mayFetch) await clone.fetch([revision]);
  const fetched = mayFetch ? await clone.resolve(revision) : undefined;
  if (fetched !== undefined) return fetched;
  throw new SpanError(
    `There is no commit ${JSON.stringify(revision)} in this clone. Give one that is there, or fetch it first.`,
  );
}

function noMergeBase({ base, head }: { base: string; head: string }): SpanError {
  return new SpanError(
    `${JSON.stringify(base)} and ${JSON.stringify(head)} have no commit in common here. In a shallow clone fetch more of the history first.`,
  );
}
