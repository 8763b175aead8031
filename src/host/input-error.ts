/** An input that can't be used: which one, what was given, what is accepted, what to do. Never holds a secret. */
export class InputError extends Error {
  override name = 'InputError';
  readonly input: string;

  constructor(input: string, sentence: string) {
    super(`Input ${input}: ${sentence}`);
    this.input = input;
  }
}

/** A given value for a message: short, quoted, on one line. */
export function showGiven(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `"${line.slice(0, 60)}…"` : `"${line}"`;
}
