import { oneLine } from '../words/visible-text.ts';
import type { LinkFault } from './find-broken.ts';

/** A page that was to be looked at, and was not. */
export function describeUnread(page: string): string {
  return `${oneLine(page)} is too long to be read, or no text`;
}

/** One fault on one line, as compilers write theirs. Names and targets are foreign text. */
export function describeFault({ page, line, target, why, before }: LinkFault): string {
  const what = why === 'no file' ? 'leads to no file' : 'leads to no heading or anchor';
  return `${oneLine(page)}:${line}: ${oneLine(target)} ${what}${before ? ', as before the change' : ''}`;
}
