/** Does the work for each item, so many at a time. The results are in the items' order. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  { atOnce, work }: { atOnce: number; work: (item: Item) => Promise<Result> },
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const takeTurns = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return results;
}
