const MASK = '***';

/** Shorter secrets leave too few base64 characters to tell them from ordinary text. */
const BASE64_MIN_BYTES = 6;

/**
 * Replaces each secret by `***`, also where it stands percent-encoded, JSON-escaped or in base64 (as in `Basic`
 * credentials, whatever comes before it). Overlapping finds are covered whole. Empty secrets are ignored.
 */
export function redact(text: string, secrets: readonly string[]): string {
  const patterns = secrets.filter((secret) => secret !== '').flatMap(patternsFor);
  const spans = patterns
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
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    spans.push({ start: found.index, end: pattern.lastIndex });
    pattern.lastIndex = found.index + 1;
  }
  return spans;
}

function patternsFor(secret: string): RegExp[] {
  const percent = literal(encodeURIComponent(secret.toWellFormed()));
  return [
    literal(secret),
    percent.replace(/%([0-9A-F]{2})/g, anyCase),
    literal(JSON.stringify(secret).slice(1, -1)),
    ...base64Patterns(secret),
  ].map((source) => new RegExp(source, 'g'));
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function anyCase(triplet: string): string {
  return triplet.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
}

/**
 * Base64 writes 3 bytes as 4 characters, so a secret looks different behind 0, 1 or 2 bytes of something else. The
 * characters made of the secret alone are matched, and those beside them that hold a few of its bits go too.
 */
function base64Patterns(secret: string): string[] {
  const bytes = Buffer.from(secret);
  if (bytes.length < BASE64_MIN_BYTES) return [];
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
