/** Beyond this what is over is forgotten. */
const ENTRIES_MAX = 1000;

type Entry<T> = { answer: Promise<T>; until: number };

/**
 * Asks once for all who want to know the same at the same time, and keeps the answer for a while, an error too. Times in
 * milliseconds of `elapsed`.
 */
export function rememberFor<T>(given: {
  ask: (name: string) => Promise<T>;
  keepMs: (answer: T) => number;
  failedMs: number;
  elapsed: () => number;
}): (name: string) => Promise<T> {
  const { elapsed } = given;
  const entries = new Map<string, Entry<T>>();

  const forgetOld = () => {
    for (const [name, { until }] of entries) if (until <= elapsed()) entries.delete(name);
  };

  return (name) => {
    const known = entries.get(name);
    if (known && known.until > elapsed()) return known.answer;
    if (entries.size >= ENTRIES_MAX) forgetOld();
    const entry: Entry<T> = { answer: given.ask(name), until: Number.POSITIVE_INFINITY };
    entries.set(name, entry);
    entry.answer.then(
      (answer) => {
        entry.until = elapsed() + given.keepMs(answer);
      },
      () => {
        entry.until = elapsed() + given.failedMs;
      },
    );
    return entry.answer;
  };
}
