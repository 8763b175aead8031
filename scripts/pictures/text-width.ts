/** Widths of characters in parts of the font's size, near those of the fonts that browsers take for sans-serif. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilj.,:;|!'’·]/u, 0.27],
  [/[ftr()[\]/\\ -]/u, 0.34],
  [/[mwMW…—]/u, 0.87],
  [/[A-Z+−=<>#]/u, 0.67],
  [/\p{Extended_Pictographic}/u, 1.3],
];
const USUAL_WIDTH = 0.56;
const MONO_WIDTH = 0.61;

/** About how wide a text is, in px: pictures are drawn without a browser, so nobody measures. */
export function widthOf(text: string, font: { size: number; mono?: boolean; bold?: boolean }): number {
  const parts = [...text].map((letter) =>
    font.mono ? MONO_WIDTH : (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH),
  );
  return parts.reduce((sum, part) => sum + part, 0) * font.size * (font.bold ? 1.06 : 1);
}
