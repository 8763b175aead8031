const MASK = '***';

/** Shorter secrets leave too few characters of base64 or hexadecimal to tell them from ordinary text. */
const ENCODED_MIN_BYTES = 6;

/**
 * Replaces each secret by `***`, also where some or all of its characters are escaped for a URL, JSON or HTML, and where
 * its bytes stand in hexadecimal or base64 (as in `Basic` credentials, whatever comes before it). Overlapping finds are
 * covered whole. Empty secrets are ignored.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const mayEscape = /[%&\\]/.test(text);
  const spans = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => {
      const { plain, escaped } = patternsOf(secret);
      return mayEscape ? [...plain, escaped] : plain;
    })
    .flatMap((pattern) => findAll(text, pattern))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let end = 0;
  for (const span of spans) {
    if (span.end <= end) continue;
    if (span.start >= end) result += text.slice(end, span.start) + MASK;
    end = span.end;
  }
  return result + text.slice(end);
}

type Span = { start: number; end: number };

/** All finds, those that overlap each other too. */
function findAll(text: string, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    spans.push({ start: found.index, end: pattern.lastIndex });
    pattern.lastIndex = found.index + 1;
  }
  return spans;
}

/** `escaped` is the slow one, of use only where the text has a character that escapes begin with. */
type Patterns = { readonly plain: readonly RegExp[]; readonly escaped: RegExp };

/** A run has one or two secrets and a line of log every few seconds. */
const known = new Map<string, Patterns>();
const KNOWN_MAX = 8;

function patternsOf(secret: string): Patterns {
  const found = known.get(secret);
  if (found) return found;
  const plain = [literal(secret), ...hexPatterns(secret), ...base64Patterns(secret)];
  const patterns = {
    plain: plain.map((source) => new RegExp(source, 'g')),
    escaped: new RegExp([...secret].map(anyEscape).join(''), 'g'),
  };
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(secret, patterns);
  return patterns;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Letters whose escape in JSON is another letter; any other character may stand behind a backslash as it is. */
const JSON_LETTERS: Record<string, string> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };
const ENTITY_NAMES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

/** One character: as it is, or as URLs, JSON and HTML may write it. */
function anyEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const units = [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
  const letter = JSON_LETTERS[character];
  const name = ENTITY_NAMES[character];
  return `(?:${[
    `\\\\?${literal(character)}`,
    letter && `\\\\${letter}`,
    units.map((unit) => `\\\\u${anyCase(unit.toString(16).padStart(4, '0'))}`).join(''),
    [...Buffer.from(character)].map((byte) => `%${anyCase(byte.toString(16).padStart(2, '0'))}`).join(''),
    `&#0{0,7}${code}(?:;|(?!\\d))`,
    `&#[xX]0{0,7}${anyCase(code.toString(16))}(?:;|(?![\\da-fA-F]))`,
    name && `&${name};`,
  ]
    .filter((form) => form !== undefined)
    .join('|')})`;
}

function anyCase(digits: string): string {
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

function hexPatterns(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return bytes.length < ENCODED_MIN_BYTES ? [] : [anyCase(bytes.toString('hex'))];
}

/**
 * Base64 writes 3 bytes as 4 characters, so a secret looks different behind 0, 1 or 2 bytes of something else. The
 * characters made of the secret alone are matched, and those beside them that hold a few of its bits go too.
 */
function base64Patterns(secret: string): string[] {
  const bytes = Buffer.from(secret);
  if (bytes.length < ENCODED_MIN_BYTES) return [];
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const from = Math.ceil((before * 8) / 6);
    const to = Math.floor(((before + bytes.length) * 8) / 6);
    const core = [...encoded.slice(from, to)].map(eitherAlphabet).join('');
    return `${before > 0 ? '[\\w+/-]?' : ''}${core}${(before + bytes.length) % 3 > 0 ? '[\\w+/-]?=*' : ''}`;
  });
}

function eitherAlphabet(character: string): string {
  if (character === '+' || character === '-') return '[+-]';
  return character === '/' || character === '_' ? '[/_]' : character;
}
