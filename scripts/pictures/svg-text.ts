const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an SVG, in which every space counts: SVG itself folds those that follow each other. */
export function svgText(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter).replaceAll(' ', '\u00a0');
}
