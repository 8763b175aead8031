/*
 * Reads unknown JSON field by field. Only own fields of plain objects count, so a `__proto__` in a payload is just a
 * name that nobody asks for; a value of another type reads as undefined.
 */

export function field(value: unknown, ...path: string[]): unknown {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

export function text(value: unknown, ...path: string[]): string | undefined {
  const found = field(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** A number that can count or name something: a whole one from 0 up. */
export function count(value: unknown, ...path: string[]): number | undefined {
  const found = field(value, ...path);
  return Number.isSafeInteger(found) && (found as number) >= 0 ? (found as number) : undefined;
}
