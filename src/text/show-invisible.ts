// Cc and Cf hold control and format characters (bidi marks, zero-width and tag characters), Zl and Zp the separators, the
// last fillers and variation selectors, of which text can be made. One that asks for an emoji's picture hides nothing.
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic})\ufe0f|\ufe0f\u20e3)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const HARMLESS = new Set(['\n', '\t']);

/** Foreign text with every invisible character written out as ‹U+202E›; line feeds and tabs stay. */
export function showInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, (character) => (HARMLESS.has(character) ? character : codePoint(character)));
}

function codePoint(character: string): string {
  return `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`;
}
