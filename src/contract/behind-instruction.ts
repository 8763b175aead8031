/*
 * A caller may put more behind an instruction than the instruction: a thread, a change, what is wrong with a pull request.
 * Each part of it begins with a rule and one sentence that names the part's two lines:
 *
 *   Explain the new flag.
 *
 *   ---
 *   Background follows, between the two lines that name "context 0123456789abcdef01234567". …
 *
 * It may come out of a private repository, so the service lets none of it stand where the instruction is shown to all who
 * can read the documentation's repository.
 */
const RULE = '\n\n---\n';
const BETWEEN = ' follows, between the two lines that name ';
const PART = new RegExp(`${RULE}[A-Z][A-Za-z ]{1,60}${BETWEEN}"[a-z]+ [0-9a-f]{24}"`);

/** How a part begins; `what` is a few plain words with a capital, `label` a word and a digest. */
export function introducePart(what: string, label: string): string {
  return `${RULE}${what}${BETWEEN}"${label}".`;
}

/** The instruction alone. In doubt it is less: whatever looks like such a part ends it. */
export function instructionOf(prompt: string): string {
  const at = prompt.search(PART);
  return at < 0 ? prompt : prompt.slice(0, at);
}
