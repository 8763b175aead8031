import { neutralise } from '../../src/text/neutralise.ts';
import { toOneLine } from '../../src/text/one-line.ts';
import { readChangelog } from '../release/changelog.ts';

/** What a pull request brings, from where it left its base. */
export interface Brought {
  /** Paths that it changes, of a renamed one both names. */
  readonly paths: readonly string[];
  /** The messages of its commits. */
  readonly messages: readonly string[];
  readonly labels: readonly string[];
  /** CHANGELOG.md where it left its base, and as it is now; empty where there is none. */
  readonly changelogs: { readonly before: string; readonly now: string };
}

export const WAY_OUT = 'no-changelog';
const REASON = /^no-changelog: *(\S.*)$/im;

/** Whether users are told of a change in what is shipped; `why` is a sentence either way. */
export function judgeEntry({ paths, messages, labels, changelogs }: Brought): {
  isFine: boolean;
  why: string;
} {
  const sources = paths.filter((path) => path.startsWith('src/'));
  if (sources.length === 0) return { isFine: true, why: 'Nothing in src is changed: no entry is needed.' };
  if (hasEntry(changelogs)) return { isFine: true, why: 'CHANGELOG.md has an entry.' };
  if (labels.includes(WAY_OUT))
    return { isFine: true, why: `The label ${WAY_OUT} says that no entry is needed.` };
  const reason = messages.flatMap((message) => REASON.exec(message)?.[1] ?? []).at(0);
  if (reason !== undefined)
    return { isFine: true, why: `A commit says why no entry is needed: ${shown(reason)}` };
  return {
    isFine: false,
    why:
      `${shown(sources[0] ?? '')}${sources.length > 1 ? ` and ${sources.length - 1} more files of src are` : ' is'} changed, and CHANGELOG.md has no new line under Unreleased: ` +
      `say there what users will notice. Where they notice nothing, set the label ${WAY_OUT}, ` +
      'or write a line "No-changelog: why" into a commit message.',
  };
}

/** An entry that was there before, anywhere on the page, tells of something else. */
function hasEntry({ before, now }: Brought['changelogs']): boolean {
  const known = new Set(before.split('\n').map((line) => line.trim()));
  const unreleased = readChangelog(now)?.unreleased.split('\n') ?? [];
  return unreleased.some((line) => /^\s*[-*] \S/.test(line) && !known.has(line.trim()));
}

/** A path or a message of a stranger's is one line of the log, and no command to whoever runs this. */
function shown(text: string): string {
  return neutralise(toOneLine(text, 300));
}
