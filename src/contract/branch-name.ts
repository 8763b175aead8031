const FORBIDDEN: readonly RegExp[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids them
  /[\x00-\x20\x7f~^:?*[\\]/,
  /\.\.|@\{|\/\/|^\/|\/$|\.$/,
  /(?:^|\/)\.|\.lock(?:\/|$)/,
  /^-|^HEAD$|^$/,
];

/** Whether git takes a name for a branch: `git check-ref-format --branch`, https://git-scm.com/docs/git-check-ref-format. */
export function isBranchName(name: string): boolean {
  return !FORBIDDEN.some((forbidden) => forbidden.test(name));
}
