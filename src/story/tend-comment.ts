import { formatDays, formatMoment } from '../text/duration.ts';
import { codeSpan, inertLink } from '../text/markdown.ts';

/** A pull request that waits, for whoever is told so. */
export interface WaitingPull {
  /** As the pull request's own thread calls it, and the one where it was asked for. */
  readonly isOwnThread: boolean;
  readonly number: number;
  readonly title: string;
  /** One to the code host itself. */
  readonly link: string;
  readonly quietMs: number;
  /** The command word, as in `/docs`. */
  readonly command: string;
}

/** The reminder. Foreign text in it is inert. */
export function tellReminder(
  pull: WaitingPull,
  { closesMs, keepLabel }: { closesMs: number | undefined; keepLabel: string },
): string {
  const what = nameOf(pull);
  const kept = keepLabel === '' ? '' : ` The label ${codeSpan(keepLabel)} keeps it from that.`;
  const closing =
    closesMs === undefined
      ? ''
      : `It is closed at ${formatMoment(closesMs)} at the earliest if nothing changes by then.${kept}`;
  return [
    '### ⏰ A pull request is waiting',
    `Nothing has changed in ${what} for ${formatDays(pull.quietMs)}. Review it and merge it, or close it.`,
    `Write ${codeSpan(`${pull.command} …`)} to have it changed.`,
    closing,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What a pull request says that its job could not put right. */
export function tellHandOver(pull: WaitingPull, { repairs }: { repairs: number }): string {
  const times = repairs === 1 ? 'once' : `${repairs} times`;
  return [
    '### 🙋 A person has to look',
    `The job was asked ${times} to put ${nameOf(pull)} right, and something is still wrong. It is not asked again by itself; write ${codeSpan(`${pull.command} fix`)} to ask it.`,
  ].join('\n\n');
}

/** What a closed pull request says: that nobody wanted it, and how to get it back. `isDeleted`: its branch is gone. */
export function tellClosing(pull: WaitingPull, { isDeleted }: { isDeleted: boolean }): string {
  const way = isDeleted
    ? 'To bring it back, restore its branch at the end of this page, then reopen it.'
    : 'To bring it back, reopen it: its branch is still there.';
  return [
    '### 🚪 Closed, for nobody has come',
    `Nothing has changed in ${nameOf(pull)} for ${formatDays(pull.quietMs)}, though it was reminded of. ${way}`,
  ].join('\n\n');
}

function nameOf({ isOwnThread, number, title, link }: WaitingPull): string {
  return isOwnThread ? 'this pull request' : inertLink(`#${number} ${title}`, link);
}
