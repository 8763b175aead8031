/**
 * Finds any of many patterns in one pass over bytes (Aho and Corasick, 1975): one table look-up for each byte, however
 * often the text almost matches.
 */
export type Automaton = {
  /** The state after a byte; 0 is the start. */
  next: (state: number, byte: number) => number;
  /** How many of the last bytes may be the beginning of a pattern. */
  depth: (state: number) => number;
  /** Length of the longest pattern that ends here, 0 for none. */
  ends: (state: number) => number;
  /** Length of the longest pattern. */
  longest: number;
};

export function buildAutomaton(patterns: readonly Uint8Array[]): Automaton {
  const { classOf, classes } = classify(patterns);
  const size = 1 + patterns.reduce((sum, pattern) => sum + pattern.length, 0);
  const table = new Int32Array(size * classes);
  const depths = new Int32Array(size);
  const ends = new Int32Array(size);
  let count = 1;
  for (const pattern of patterns) {
    let state = 0;
    for (const byte of pattern) {
      const slot = state * classes + (classOf[byte] ?? 0);
      if (table[slot] === 0) {
        depths[count] = (depths[state] ?? 0) + 1;
        table[slot] = count++;
      }
      state = table[slot] ?? 0;
    }
    ends[state] = pattern.length;
  }
  completeTable({ table, classes, ends });
  return {
    next: (state, byte) => table[state * classes + (classOf[byte] ?? 0)] ?? 0,
    depth: (state) => depths[state] ?? 0,
    ends: (state) => ends[state] ?? 0,
    longest: Math.max(0, ...patterns.map(({ length }) => length)),
  };
}

/** Bytes that stand in no pattern are all of class 0: it keeps the table small. */
function classify(patterns: readonly Uint8Array[]) {
  const classOf = new Uint16Array(256);
  let classes = 1;
  for (const pattern of patterns)
    for (const byte of pattern) if (classOf[byte] === 0) classOf[byte] = classes++;
  return { classOf, classes };
}

/** Breadth first: where a state has no way on, it takes that of the longest suffix that is a state as well. */
function completeTable(given: { table: Int32Array; classes: number; ends: Int32Array }): void {
  const { table, classes, ends } = given;
  const suffixes = new Int32Array(ends.length);
  const queue: number[] = [];
  for (let byte = 0; byte < classes; byte++) if (table[byte]) queue.push(table[byte] ?? 0);
  for (let at = 0; at < queue.length; at++) {
    const state = queue[at] ?? 0;
    const suffix = suffixes[state] ?? 0;
    if (ends[state] === 0) ends[state] = ends[suffix] ?? 0;
    for (let byte = 0; byte < classes; byte++) {
      const slot = state * classes + byte;
      const fallback = table[suffix * classes + byte] ?? 0;
      const child = table[slot] ?? 0;
      if (child === 0) table[slot] = fallback;
      else {
        suffixes[child] = fallback;
        queue.push(child);
      }
    }
  }
}
