import type { DiffLine } from './unified-diff.ts';

/** The part of a line that differs from its partner, as offsets into the text. */
export type ChangedPart = { from: number; to: number };

/**
 * Finds what changed within lines that were edited: the nth removed line of a block goes with the nth added one, where
 * there are as many of each. Lines with little in common are left whole.
 */
export function findChangedParts(lines: readonly DiffLine[]): Map<DiffLine, ChangedPart> {
  const parts = new Map<DiffLine, ChangedPart>();
  let at = 0;
  while (at < lines.length) {
    const removed = takeWhile(lines, at, 'removed');
    const added = takeWhile(lines, at + removed.length, 'added');
    if (removed.length === added.length)
      removed.forEach((before, index) => {
        const after = added[index];
        if (after) markPair(before, after, parts);
      });
    at += Math.max(1, removed.length + added.length);
  }
  return parts;
}

function takeWhile(lines: readonly DiffLine[], from: number, kind: DiffLine['kind']): DiffLine[] {
  let end = from;
  while (lines[end]?.kind === kind) end++;
  return lines.slice(from, end);
}

function markPair(before: DiffLine, after: DiffLine, parts: Map<DiffLine, ChangedPart>): void {
  const a = before.text;
  const b = after.text;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  // Not between the halves of a surrogate pair.
  if (isLowSurrogate(a, start) || isLowSurrogate(b, start)) start--;
  if (isLowSurrogate(a, a.length - end) || isLowSurrogate(b, b.length - end)) end--;
  if (start + end < 0.3 * Math.max(a.length, b.length)) return;
  if (a.length - end > start) parts.set(before, { from: start, to: a.length - end });
  if (b.length - end > start) parts.set(after, { from: start, to: b.length - end });
}

function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code <= 0xdfff;
}
