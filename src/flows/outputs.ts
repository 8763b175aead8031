/** The runner takes no output above 1 MiB; a character is at most three bytes. */
const OUTPUT_MAX_CHARACTERS = 300_000;

/** Writes as many of the items as an output takes, the first ones; `count` is how many these are. */
export function fitOutput<Item>(
  items: readonly Item[],
  write: (some: readonly Item[]) => string,
): { text: string; count: number } {
  let count = items.length;
  let text = write(items);
  for (; text.length > OUTPUT_MAX_CHARACTERS; text = write(items.slice(0, count)))
    count = Math.floor(count / 2);
  return { text, count };
}

/** The sentence for outputs that can't be written. */
export function tellUnwritten(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return `The outputs could not be written to the runner's file${code}.`;
}
