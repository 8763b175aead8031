/** An input that can't be used: which one, what was given, what is accepted, what to do. Never holds a secret. */
export class InputError extends Error {
  override name = 'InputError';
  readonly input: string;

  constructor(input: string, sentence: string) {
    super(`Input ${input}: ${sentence}`);
    this.input = input;
  }
}

/** Longest value that a message repeats. */
const SHOWN_MAX_CHARACTERS = 200;

/**
 * A given value for a message: quoted, on one line. It is shown whole or not at all, for it may be a secret that was
 * put into the wrong input, and what is cut is no longer recognised as one.
 */
export function showGiven(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN_MAX_CHARACTERS ? `a text of ${line.length} characters` : `"${line}"`;
}
