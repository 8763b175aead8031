/** What a pull request brings, from where it left its base. */
export interface Brought {
  /** Paths that it changes, of a renamed one both names. */
  readonly paths: readonly string[];
  /** The messages of its commits. */
  readonly messages: readonly string[];
  readonly labels: readonly string[];
}

export const WAY_OUT = 'no-changelog';
const REASON = /^no-changelog: *(\S.*)$/im;

/** Whether users are told of a change in what is shipped; `why` is a sentence either way. */
export function judgeEntry({ paths, messages, labels }: Brought): { isFine: boolean; why: string } {
  const sources = paths.filter((path) => path.startsWith('src/'));
  if (sources.length === 0) return { isFine: true, why: 'Nothing in src is changed: no entry is needed.' };
  if (paths.includes('CHANGELOG.md')) return { isFine: true, why: 'CHANGELOG.md has an entry.' };
  if (labels.includes(WAY_OUT))
    return { isFine: true, why: `The label ${WAY_OUT} says that no entry is needed.` };
  const reason = messages.flatMap((message) => REASON.exec(message)?.[1] ?? []).at(0);
  if (reason !== undefined)
    return { isFine: true, why: `A commit says why no entry is needed: ${reason.trim()}` };
  return {
    isFine: false,
    why:
      `${sources[0]}${sources.length > 1 ? ` and ${sources.length - 1} more files of src are` : ' is'} changed, and CHANGELOG.md is not: ` +
      `say under Unreleased what users will notice. Where they notice nothing, set the label ${WAY_OUT}, ` +
      'or write a line "No-changelog: why" into a commit message.',
  };
}
