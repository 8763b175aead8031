import { dropHidden, foldBlanks, replaceControl, unifyLineEnds } from './hidden.ts';

/*
 * Two layers. Markdown and HTML are stopped by escapes. What a code host links *after* rendering (mentions, references,
 * addresses, commits) sees through escapes, so there a zero-width space breaks the word; the reader sees no change.
 */
const BREAK = '\u200b';

/** Characters that begin something in GitHub's Markdown, wherever they stand. */
const ESCAPED = /[\\`*_[\]|~$]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What a line may begin with to become a list, a heading, a rule or a quote: bullets, underlines, numbers. */
const LINE_START = /^(\s*)(?:([-+=#])|(\d+)([.)]))/;

/** Words that a code host turns into links; each is broken behind `lead`. */
const LINKING: readonly RegExp[] = [
  /@/g, // mentions, mail addresses, owner@commit
  /!(?=\d)/g, // !1, a pull request on Gitea and Forgejo
  /[A-Za-z]-(?=\d)/g, // GH-1, CVE-2026-1, a repository's own autolinks
  /GHSA-/gi,
  /:(?=\/\/)/g, // addresses of any scheme
  /www(?=\.)/gi,
];

const REFERENCE = /#(?=[\p{L}\p{N}_])/gu; // #1, owner/repo#1

/** Runs that may be read as a commit: seven hexadecimal digits or more. */
const COMMIT_OR_PART = /[0-9a-fA-F]{7}/;
const COMMIT = /(?<![\p{L}\p{N}_])[0-9a-fA-F]{7,64}(?![\p{L}\p{N}_])/gu;

/** Makes foreign text plain words on one line: for a table cell, a link's text or a sentence. */
export function inertInline(text: string): string {
  return inertLine(foldBlanks(dropHidden(text)).trim());
}

/**
 * Makes a person's text plain words that keep their lines and indents, for quoting in a comment. Nothing in it
 * mentions, refers, links, loads, formats or closes.
 */
export function inertBlock(text: string): string {
  return replaceControl(dropHidden(unifyLineEnds(text)), () => ' ')
    .split('\n')
    .map((line) => inertLine(line.trimEnd()).replace(/^[\s\u00a0]+/, keepIndent))
    .join('\n');
}

/** Writes text as code, whatever backticks and pipes it holds; safe in a table cell. Empty text stays empty. */
export function codeSpan(text: string): string {
  const line = foldBlanks(dropHidden(text));
  if (line.trim() === '') return '';
  if (line.includes('|')) return `<code>${line.replace(/[!-/:-@[-`{-~]/g, numericEntity)}</code>`;
  const longest = (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(longest + 1);
  const pad = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return fence + pad + line + pad + fence;
}

function inertLine(line: string): string {
  // The properties in these two take half a millisecond each to be made out of; most lines have neither.
  let result = COMMIT_OR_PART.test(line)
    ? line.replace(COMMIT, (run) => run.replace(/.{6}(?=.)/g, `$&${BREAK}`))
    : line;
  if (result.includes('#')) result = result.replace(REFERENCE, `$&${BREAK}`);
  for (const word of LINKING) result = result.replace(word, `$&${BREAK}`);
  return escapeInline(result).replace(LINE_START, '$1$3\\$2$4');
}

function escapeInline(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character).replace(ESCAPED, '\\$&');
}

/** Indents survive as no-break spaces: four plain ones would make code of a line. */
function keepIndent(indent: string): string {
  return '\u00a0'.repeat(Math.min(indent.replaceAll('\t', '  ').length, 16));
}

function numericEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** An address as a link that shows itself, whole and fit to be copied. For links that may be trusted only. */
export function addressLink(link: string): string {
  // A code host links nothing inside a link, so no zero-width space is needed.
  return `[${escapeInline(link)}](${encodeAddress(link)})`;
}

/** A Markdown link whose label is plain words and whose address can't end the link or a table cell. */
export function inertLink(label: string, link: string): string {
  return `[${inertInline(label)}](${encodeAddress(link)})`;
}

function encodeAddress(link: string): string {
  return link.replace(/[()<>[\]|\\"`\s]/g, encodePercent);
}

function encodePercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
