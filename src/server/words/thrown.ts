/** The `code` of what was thrown, such as ENOENT. What is thrown may be anything, and an Error of another realm. */
export function codeOf(thrown: unknown): string | undefined {
  const code = property(thrown, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** The message of what was thrown. */
export function messageOf(thrown: unknown): string {
  const message = property(thrown, 'message');
  return typeof message === 'string' ? message : String(thrown);
}

function property(thrown: unknown, name: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}
