const STRING = /"(?:[^"\\]|\\.)*"/g;
/** Invisible, or able to steer a terminal; and what a runner finds a command by, see `neutralise`. */
const RISKY = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}[]/gu;

/** A value as JSON that means the same and may be printed where a person or a runner reads along. */
export function harmlessJson(value: unknown): string {
  const escapeRisky = (text: string) =>
    text.replace(RISKY, (character) =>
      Array.from(
        { length: character.length },
        (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
      ).join(''),
    );
  return JSON.stringify(value, null, 2).replace(STRING, escapeRisky);
}
