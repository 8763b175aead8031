/** Shorter values, such as `1` or `en`, are no secrets and would riddle a log with stars. */
const SECRET_MIN_LENGTH = 8;

/** Stars out the given values. The longest goes first: one secret may hold another. */
export function createStars(secrets: readonly (string | null | undefined)[]): (text: string) => string {
  const known = [...new Set(secrets)]
    .filter((secret): secret is string => (secret?.length ?? 0) >= SECRET_MIN_LENGTH)
    .sort((a, b) => b.length - a.length);
  return (text) => known.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
