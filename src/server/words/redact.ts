import { StringDecoder } from 'node:string_decoder';
import { buildAutomaton } from './pattern-automaton.ts';
import { createPercentDecoder } from './percent-decoder.ts';
import { secretPatterns } from './secret-patterns.ts';
import { createSecretReader, type Range } from './secret-reader.ts';

/** Shorter values, such as `1` or `en`, are no secrets and would riddle the text with stars. */
const SECRET_MIN_LENGTH = 8;
const STARS = Buffer.from('***');

export type RedactionStream = {
  /** What can be said for sure of the text so far; what may be the beginning of a secret is held back. */
  push: (chunk: Uint8Array | string) => string;
  /** The rest. The stream can be used again. */
  flush: () => string;
};

export type Redactor = { text: (text: string) => string; stream: () => RedactionStream };

/**
 * Stars out secrets, whoever wrote them down: as they are, percent-encoded in whole or in part, in hex, and in base64
 * or base64url at any alignment, broken into lines of any width. The time is linear in the text. Control codes are to
 * be taken out before: what stands between two halves of a secret hides it.
 */
export function redactSecrets(secrets: readonly string[]): Redactor {
  const known = [...new Set(secrets.map((secret) => secret.trim()))].filter(
    (secret) => secret.length >= SECRET_MIN_LENGTH,
  );
  const automaton = buildAutomaton(known.flatMap(secretPatterns));
  const stream = () => {
    const plain = createSecretReader(automaton);
    const decoded = createSecretReader(automaton);
    const decoder = createPercentDecoder(decoded.read);
    return redactionStream({
      read: (byte, place) => {
        plain.read(byte, place, place + 1);
        decoder.read(byte, place);
      },
      end: () => decoder.end(),
      safeUntil: () => Math.min(plain.safeUntil(), decoded.safeUntil(), decoder.safeUntil()),
      taken: () => mergeRanges([...plain.take(), ...decoded.take()]),
    });
  };
  return {
    stream,
    text: (text) => {
      const { push, flush } = stream();
      return push(text) + flush();
    },
  };
}

type Readers = {
  read: (byte: number, place: number) => void;
  end: () => void;
  /** What stands before this place in no match to come. */
  safeUntil: () => number;
  /** What was found since the last call. */
  taken: () => Range[];
};

function redactionStream(readers: Readers): RedactionStream {
  const decoder = new StringDecoder('utf8');
  let held: Buffer = Buffer.alloc(0);
  /** Place of the first held byte in the whole text. */
  let from = 0;
  let ranges: Range[] = [];

  const release = (until: number): Buffer => {
    ranges = mergeRanges([...ranges, ...readers.taken()]);
    const pieces: Uint8Array[] = [];
    let at = from;
    for (const { start, end } of ranges) {
      if (start >= until) break;
      // A match may reach back into one that was starred out before.
      pieces.push(held.subarray(at - from, Math.max(start, at) - from), STARS);
      at = end;
    }
    const to = Math.max(until, at);
    pieces.push(held.subarray(at - from, to - from));
    ranges = ranges.filter(({ start }) => start >= until);
    held = held.subarray(to - from);
    from = to;
    return Buffer.concat(pieces);
  };

  return {
    push: (given) => {
      const chunk = typeof given === 'string' ? Buffer.from(given) : given;
      const begin = from + held.length;
      held = Buffer.concat([held, chunk]);
      for (let index = 0; index < chunk.length; index++) readers.read(chunk[index] ?? 0, begin + index);
      const safe = Math.min(readers.safeUntil(), begin + chunk.length);
      return safe > from ? decoder.write(release(safe)) : '';
    },
    flush: () => {
      readers.end();
      return decoder.write(release(from + held.length)) + decoder.end();
    },
  };
}

/** In order, those that overlap as one. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
