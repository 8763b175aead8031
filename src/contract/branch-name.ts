const FORBIDDEN: readonly RegExp[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids them
  /[\x00-\x20\x7f~^:?*[\\]/,
  /\.\.|@\{|\/\/|^\/|\/$|\.$/,
  /(?:^|\/)\.|\.lock(?:\/|$)/,
  /^-|^$/,
  // What git itself writes down beside the branches: HEAD, FETCH_HEAD and their like.
  /^(?:[A-Z_]+_)?HEAD$/,
  // Git takes them, and nobody sees them, or sees them where they do not stand.
  /(?!(?<=\p{Extended_Pictographic})\ufe0f|\ufe0f\u20e3)[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u,
];

/** Whether git takes a name for a branch, and a person reads it as it is: https://git-scm.com/docs/git-check-ref-format. */
export function isBranchName(name: string): boolean {
  return name.isWellFormed() && !FORBIDDEN.some((forbidden) => forbidden.test(name));
}

/** Git keeps a branch in a file, with `.lock` behind its name; and a pattern may take long over a longer one. */
export const BRANCH_MAX_CHARACTERS = 250;

export const BRANCH_LENGTH_RULE = `must have at most ${BRANCH_MAX_CHARACTERS} characters`;

export const BRANCH_RULE =
  'must be the name of a branch as git takes it, with no invisible characters, such as `main`';

/** Letters of any language, digits, and what branches are called by; what begins with a dash reads like an option. */
const ASKED_FOR = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}._/+@#=,-]{0,199}$/u;

/** What `readBranch` takes, for a sentence. */
export const BRANCH_ACCEPTED =
  'the name of a branch, of letters, digits and . _ - / + @ # = , and not beginning with a dash, such as release-2.1';

/**
 * A branch as somebody asks for it, `refs/heads/` in front or not. Undefined for what git takes for none, and for what is
 * seldom meant: odd and invisible characters, other refs, a commit's whole name.
 */
export function readBranch(text: string): string | undefined {
  const name = text.replace(/^refs\/heads\//, '');
  const isOdd = !ASKED_FOR.test(name) || /^refs\/|^[0-9a-f]{40}$/.test(name);
  return isOdd || !isBranchName(name) ? undefined : name;
}
