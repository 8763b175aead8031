const HEAD_CHARACTERS = 1_000;
const MADE =
  /\b(?:auto-?generated|automatically generated|generated (?:by|from|file|automatically)|do not edit)\b/i;
const MADE_AT_END = /\bgenerated (?:using|by|with) (?:<a |\[)/i;

/** True where a file says in its head that it was made by a program, or at its end as sites of API references do. */
export function isGenerated(text: string): boolean {
  return MADE.test(text.slice(0, HEAD_CHARACTERS)) || MADE_AT_END.test(text.slice(-HEAD_CHARACTERS));
}
