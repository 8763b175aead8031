/**
 * Characters that a reader does not see: format characters (zero-width, bidi, soft hyphen, tag block), variation
 * selectors and fillers. The joiner inside emoji is among them: an emoji family falls apart into its members, which
 * costs less than a way to hide text.
 */
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Every line end that .NET, a terminal or a Markdown reader may see. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** Removes what a reader does not see; lone surrogates become U+FFFD. */
export function dropHidden(text: string): string {
  return text.toWellFormed().replace(HIDDEN, '');
}

/** Writes every kind of line end as LF. */
export function unifyLineEnds(text: string): string {
  return text.replace(LINE_END, '\n');
}
