/** Characters that terminals draw two cells wide: East Asian wide and full-width ones, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/** How many cells of a terminal a text takes; marks take none. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** Cuts to a width and keeps the end, which tells paths apart; what is missing is an ellipsis. */
export function cutToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const kept: string[] = [];
  let used = 1;
  for (const character of [...text].reverse()) {
    used += characterWidth(character);
    if (used > width) break;
    kept.unshift(character);
  }
  return `…${kept.join('')}`;
}

export function padToWidth(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

function characterWidth(character: string): number {
  if (/\p{M}/u.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
