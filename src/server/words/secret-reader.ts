import type { Automaton } from './pattern-automaton.ts';
import { foldBase64 } from './secret-patterns.ts';

/** Places in a text, the end not included. */
export type Range = { start: number; end: number };

/** White space is no part of a form, so that line breaks hide nothing; more of it than this in one place ends the form. */
const GAP_MAX = 1024;

export type SecretReader = {
  /** The next byte of the text and where it stands; decoded, it may stand for more than one. */
  read: (byte: number, start: number, end: number) => void;
  /** Where the beginning of something that may become a match stands; Infinity where there is none. */
  safeUntil: () => number;
  /** The matches since the last call. */
  take: () => Range[];
};

/** Reads a text byte by byte and notes where it holds one of the automaton's patterns. */
export function createSecretReader(automaton: Automaton): SecretReader {
  /** Where each of the last bytes began that a pattern may reach back to. */
  const starts = new Float64Array(automaton.longest + 1);
  let count = 0;
  let state = 0;
  let gap = 0;
  let found: Range[] = [];

  const startOf = (length: number) => starts[(count - length) % starts.length] ?? 0;

  return {
    read: (byte, start, end) => {
      if (byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)) {
        if (++gap > GAP_MAX) state = 0;
        return;
      }
      gap = 0;
      starts[count % starts.length] = start;
      count++;
      state = automaton.next(state, foldBase64(byte));
      const length = automaton.ends(state);
      if (length === 0) return;
      const range = { start: startOf(length), end };
      const last = found.at(-1);
      // A secret of one letter repeated ends at each byte of a text of that letter.
      if (last && range.start < last.end && range.start >= last.start) last.end = range.end;
      else found.push(range);
    },
    safeUntil: () => (state === 0 ? Number.POSITIVE_INFINITY : startOf(automaton.depth(state))),
    take: () => {
      const taken = found;
      found = [];
      return taken;
    },
  };
}
