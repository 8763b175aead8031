const ELLIPSIS = '…';

/** How far around the cut a grapheme's start is looked for, in UTF-16 units. */
const WINDOW = 64;

/**
 * Cuts text to at most `max` UTF-16 units, the last of them an ellipsis where something was cut.
 * No surrogate pair is split, and no grapheme of ordinary length.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  return text.slice(0, safeCut(text, max - 1)) + ELLIPSIS;
}

/** The same to at most `maxBytes` of UTF-8. */
export function truncateBytes(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const bytes = Buffer.from(text).subarray(0, Math.max(0, maxBytes - Buffer.byteLength(ELLIPSIS)));
  // A character that was cut is left out, and makes no other.
  const whole = new TextDecoder().decode(bytes, { stream: true });
  return maxBytes < Buffer.byteLength(ELLIPSIS) ? '' : text.slice(0, safeCut(text, whole.length)) + ELLIPSIS;
}

/** The last place at or before `at` where text may be cut. */
export function safeCut(text: string, at: number): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  const start = beforePair(text, Math.max(0, at - WINDOW));
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    text.slice(start, at + WINDOW),
  );
  const index = segments.containing(at - start)?.index ?? 0;
  return index > 0 ? start + index : beforePair(text, at);
}

function beforePair(text: string, at: number): number {
  const splitsPair = (text.codePointAt(at - 1) ?? 0) > 0xffff;
  return splitsPair ? at - 1 : at;
}
