import { decodeHTML } from 'entities/decode';
import { dropHidden, replaceControl, unifyLineEnds } from './hidden.ts';
import { truncate } from './truncate.ts';

/**
 * Decoding is repeated until nothing is left to decode. Text made to need more rounds than this is not written by
 * people: its ampersands are then set apart instead.
 */
const MAX_ROUNDS = 20;

/** `&amp;amp;amp;…` in one step; one level for each round would make a long chain slow. */
const AMPERSANDS = /&(?:(?:amp|#0*38(?!\d)|#x0*26(?![\da-f]));?)+/gi;

/** As HTML reads comments: `<!-->` is one, `--!>` ends one, and one without an end hides all that follows. */
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g;

/**
 * Brings a stranger's text to what a reader of the page sees: entities decoded, HTML comments gone, no hidden or
 * control character; then cut to `maxCharacters`. Idempotent. The result is still not to be trusted.
 */
export function sanitiseForPrompt(text: string, maxCharacters: number): string {
  let result = clean(text);
  for (let round = 0; ; round++) {
    const decoded = decodeHTML(result.replace(AMPERSANDS, '&'));
    if (decoded === result) break;
    result = clean(round < MAX_ROUNDS ? decoded : decoded.replace(/&(?! )/g, '& '));
  }
  return truncate(result.trim(), maxCharacters);
}

/** A comment leaves a space behind, so that what stood around it can't close up to another comment or an entity. */
function clean(text: string): string {
  return replaceControl(dropHidden(unifyLineEnds(text)), () => '').replace(COMMENT, ' ');
}
