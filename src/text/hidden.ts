/**
 * Characters that a reader does not see: format characters (zero-width, bidi, soft hyphen, tag block), variation
 * selectors and fillers. The joiner inside emoji is among them: an emoji family falls apart into its members, which
 * costs less than a way to hide text.
 */
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Every line end that .NET, a terminal or a Markdown reader may see. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/*
 * In code units, which say the same as `[\s\p{Cc}\p{Z}]` and `[^\P{Cc}\t\n]`: Unicode never adds to its control characters, and
 * JavaScript's white space has every separator. V8 makes a table of a property wherever one is read or used.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BLANKS = /[\s\0-\x1f\x7f-\x9f]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: likewise
const CONTROL = /[\0-\x08\v-\x1f\x7f-\x9f]/g;

/** Folds each run of white space and control characters to one space. */
export function foldBlanks(text: string): string {
  return text.replace(BLANKS, ' ');
}

/** Writes each control character but tab and line feed as something else. */
export function replaceControl(text: string, by: (character: string) => string): string {
  return text.replace(CONTROL, by);
}

/** Removes what a reader does not see; lone surrogates become U+FFFD. */
export function dropHidden(text: string): string {
  return text.toWellFormed().replace(HIDDEN, '');
}

/** Writes every kind of line end as LF. */
export function unifyLineEnds(text: string): string {
  return text.replace(LINE_END, '\n');
}
