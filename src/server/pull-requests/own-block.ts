/** A body without the part of it that begins with one of these lines and ends with that one; as it is, where there is none. */
export function withoutBlock(
  body: string,
  { starts, end }: { starts: readonly string[]; end: string },
): string {
  const start = starts.map((line) => body.indexOf(line)).find((at) => at !== -1) ?? -1;
  const endsAt = start === -1 ? -1 : body.indexOf(end, start);
  if (endsAt === -1) return body;
  return body.slice(0, start) + body.slice(endsAt + end.length).replace(/^(?:\r?\n){1,2}/, '');
}
