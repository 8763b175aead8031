/** What is `clearScreen` in code may be `--clear-screen` on a page, and `CLEAR_SCREEN` in the environment. */
const PARTS = /[-_]|(?<=[a-z0-9])(?=[A-Z])/;
const PLAIN = /^-{0,2}[A-Za-z][\w-]*$/;

/** The same for all spellings of a name. */
export function foldName(name: string): string {
  const parts = partsOf(name);
  return parts.length > 1 ? parts.join('-').toLowerCase() : name;
}

/** A name as it is, and as others would write it. A name of one part has only its flag. */
export function spellingsOf(name: string): string[] {
  const parts = partsOf(name).map((part) => part.toLowerCase());
  if (!PLAIN.test(name)) return [name];
  const bare = name.replace(/^-+/, '');
  // A flag of one word is told by its dashes alone.
  if (parts.length < 2) return name === bare ? [name, `--${name}`] : [name];
  const [first = '', ...rest] = parts;
  const camel = first + rest.map(capitalize).join('');
  const kebab = parts.join('-');
  return [
    ...new Set([
      name,
      bare,
      camel,
      capitalize(camel),
      kebab,
      `--${kebab}`,
      parts.join('_'),
      parts.join('_').toUpperCase(),
    ]),
  ];
}

function partsOf(name: string): string[] {
  return PLAIN.test(name) ? name.replace(/^-+/, '').split(PARTS).filter(Boolean) : [name];
}

function capitalize(part: string): string {
  return part.charAt(0).toUpperCase() + part.slice(1);
}
