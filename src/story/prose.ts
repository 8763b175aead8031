import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { addressLink, codeSpan, inertInline } from '../text/markdown.ts';

export interface ProseFacts {
  /** What stands as code where the sentence names it, fit to be copied: the ids of the job and of runs. */
  readonly codes: readonly string[];
  /** The pull request's link, made a link where its host is known. */
  readonly link: string;
  readonly trusted: TrustedOrigins;
}

const ADDRESS = String.raw`https?:\/\/\S*`;

/**
 * A sentence as Markdown. Plain words are made inert; what a reader may copy (addresses, ids) stays as it is, byte for
 * byte: the pull request's address as a link where it may be one, anything else as code.
 */
export function renderProse(sentence: string, facts: ProseFacts): string {
  const codes = facts.codes.filter((code) => code !== '').map(wordPattern);
  const parts = sentence.split(new RegExp(`(${[ADDRESS, ...codes].join('|')})`, 'i'));
  const rendered = parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : renderPart(part, facts)));
  // An exclamation mark before a link makes an image of it.
  return rendered.reduce(
    (text, part) => (part.startsWith('[') ? text.replace(/!$/, '\\!') : text) + part,
    '',
  );
}

const wordPattern = (code: string) => `(?<![\\w-])${code.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w-])`;

function renderPart(part: string, { codes, link, trusted }: ProseFacts): string {
  if (codes.includes(part)) return codeSpan(part);
  if (!/^https?:/i.test(part)) return inertInline(part);
  // The scheme alone, in a sentence about addresses.
  const scheme = /^https?:\/\/(?=\p{P}*$)/iu.exec(part)?.[0];
  if (scheme) return codeSpan(scheme) + inertInline(part.slice(scheme.length));
  const isOurs = link !== '' && part.startsWith(link) && /^\p{P}*$/u.test(part.slice(link.length));
  const address = isOurs ? link : part.replace(/[\p{P}<>|`]+$/u, keepSlash);
  const shown = isOurs && isTrustedLink(link, trusted) ? addressLink(link) : codeSpan(address);
  return shown + inertInline(part.slice(address.length));
}

/** What a sentence may have put behind an address is none of it; but a slash is. */
function keepSlash(end: string): string {
  return /^\/+/.exec(end)?.[0] ?? '';
}

/** Plain words that keep their distance to what stands beside them. */
function keepEnds(text: string): string {
  const words = inertInline(text);
  if (words === '') return text === '' ? '' : ' ';
  return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) ? ' ' : ''}`;
}
