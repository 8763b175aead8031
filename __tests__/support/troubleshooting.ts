import type { Said } from './sentences.ts';

/** What the headings of a page promise to explain, in their order: messages with `…` for what varies. */
export function readHeadings(page: string): string[] {
  return [...page.matchAll(/^### `(.+)`$/gm)].map(([, message = '']) => message);
}

/** What a message begins with by an action, and by the command line. */
const NAMED = /^(?:Input \S+|--\S+): /;

/** Full stops, blanks and joints at the ends are those of the sentence around it. */
const trimmed = (text: string) =>
  text
    .replace(/^[;,:.…\s]+(?=\s)/, '')
    .trim()
    .replace(/[.\s]+$/, '');

/** Whether a heading is about a text of the code. One that names an input is also about what the code puts behind its name. */
export function createMatcher(heading: string): (said: Pick<Said, 'text'>) => boolean {
  const byName = toPattern(heading);
  const bare = NAMED.test(heading) ? toPattern(heading.replace(NAMED, '')) : undefined;
  return ({ text }) => {
    if (byName.test(trimmed(text))) return true;
    if (bare === undefined) return false;
    return heading.startsWith('--') ? bare.test(trimmed(text.replace(NAMED, ''))) : bare.test(trimmed(text));
  };
}

/** Whether somebody who reads this message, whole as it was said, comes to that heading. */
export function isWithin(heading: string, message: string): boolean {
  return new RegExp(partsOf(heading).join('.*'), 's').test(message);
}

const toPattern = (heading: string) => new RegExp(`^${partsOf(heading).join('.*')}$`, 's');

function partsOf(heading: string): string[] {
  return trimmed(heading)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** A text that reads like a message: three words at least, two of them side by side. */
export function isSentence({ text }: Pick<Said, 'text'>): boolean {
  const words = text.match(/\p{L}[\p{L}'’]+/gu) ?? [];
  return words.length >= 3 && /\p{L}{2,} .*\p{L}{2,}/u.test(text);
}
