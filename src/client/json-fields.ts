import { UnexpectedResponseError } from './errors.ts';

const MAX_DEPTH = 512;
/** Longest text of one value that is read. A job's fields are short; what is longer counts as not given. */
const MAX_VALUE_BYTES = 16 * 1024;
const MAX_KEY_BYTES = 256;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const [QUOTE, COMMA, COLON] = ['"', ',', ':'].map((mark) => mark.charCodeAt(0));
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = ['{', '}', '[', ']'].map((mark) =>
  mark.charCodeAt(0),
);

/**
 * Reads some fields of a JSON object and only checks the rest. `JSON.parse` would build all of it, and a MiB of brackets
 * or of empty objects becomes 40 MiB of memory; what is not asked for costs nothing here, whatever it is.
 * As in `JSON.parse`, the last of several fields of one name counts.
 * @throws UnexpectedResponseError where the body is not one JSON object, or is nested deeper than any answer is
 */
export function readFields<Name extends string>(
  body: Buffer,
  names: readonly Name[],
): { readonly [Field in Name]?: unknown } {
  const fields = new Map<string, unknown>();
  let at = skipSpace(body, body.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0);
  if (body[at] !== OPEN_OBJECT) throw new UnexpectedResponseError('the answer is not a JSON object');
  at = skipSpace(body, at + 1);
  if (body[at] === CLOSE_OBJECT) at += 1;
  else {
    do {
      const keyStart = skipSpace(body, at);
      at = skipString(body, keyStart);
      const name = findName(body.subarray(keyStart, at), names);
      const start = skipColon(body, at);
      at = skipValue(body, start);
      if (name !== undefined)
        fields.set(name, at - start > MAX_VALUE_BYTES ? undefined : parse(body, start, at));
      at = skipSpace(body, at);
    } while (body[at] === COMMA && ++at);
    if (body[at] !== CLOSE_OBJECT) throw notJson();
    at += 1;
  }
  if (skipSpace(body, at) !== body.length) throw notJson();
  return Object.fromEntries(fields) as { [Field in Name]?: unknown };
}

/** The name that a key, quotes and all, stands for. */
function findName<Name extends string>(key: Buffer, names: readonly Name[]): Name | undefined {
  if (key.length > MAX_KEY_BYTES) return undefined;
  const name: unknown = key.includes('\\')
    ? parse(key, 0, key.length)
    : key.toString('latin1', 1, key.length - 1);
  return names.find((wanted) => wanted === name);
}

const notJson = () => new UnexpectedResponseError('the answer is not JSON');

function parse(body: Buffer, start: number, end: number): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body.subarray(start, end)));
  } catch {
    throw notJson();
  }
}

/** Returns where the value that begins at `start` ends. Without recursion: the nesting is the sender's to choose. */
function skipValue(body: Buffer, start: number): number {
  const closers: (number | undefined)[] = [];
  let at = start;
  for (;;) {
    const first = body[at];
    if (first === OPEN_OBJECT || first === OPEN_ARRAY) {
      const closer = first === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY;
      at = skipSpace(body, at + 1);
      if (body[at] !== closer) {
        if (closers.push(closer) > MAX_DEPTH)
          throw new UnexpectedResponseError('the answer is nested too deeply');
        if (closer === CLOSE_OBJECT) at = skipColon(body, skipString(body, at));
        continue;
      }
      at += 1;
    } else {
      at = first === QUOTE ? skipString(body, at) : skipWord(body, at);
    }
    // A value has ended: so may everything around it.
    while (closers.length > 0) {
      at = skipSpace(body, at);
      if (body[at] === COMMA) break;
      if (body[at] !== closers.pop()) throw notJson();
      at += 1;
    }
    if (closers.length === 0) return at;
    at = skipSpace(body, at + 1);
    if (closers.at(-1) === CLOSE_OBJECT) at = skipColon(body, skipString(body, at));
  }
}

function skipSpace(body: Buffer, start: number): number {
  let at = start;
  while (body[at] === 0x20 || body[at] === 0x0a || body[at] === 0x0d || body[at] === 0x09) at += 1;
  return at;
}

function skipColon(body: Buffer, start: number): number {
  const at = skipSpace(body, start);
  if (body[at] !== COLON) throw notJson();
  return skipSpace(body, at + 1);
}

/** Control characters pass here: a value that is asked for is parsed again, and of the rest nothing is used. */
function skipString(body: Buffer, start: number): number {
  if (body[start] !== QUOTE) throw notJson();
  let from = start + 1;
  let quote = start;
  for (;;) {
    // Looked for anew only where an escape has taken the last one: a MiB of escapes must not be searched each time.
    // Stryker disable next-line EqualityOperator: a quote at the place itself is found again
    if (quote < from) quote = body.indexOf('"', from);
    // Stryker disable next-line ConditionalExpression: it would go on at the body's start, where nothing fits either
    if (quote === -1) throw notJson();
    const backslash = body.subarray(from, quote).indexOf('\\');
    if (backslash === -1) return quote + 1;
    from = skipEscape(body, from + backslash);
  }
}

function skipEscape(body: Buffer, at: number): number {
  const letter = String.fromCharCode(body[at + 1] ?? 0);
  if (letter !== 'u') {
    if (!'"\\/bfnrt'.includes(letter)) throw notJson();
    return at + 2;
  }
  if (!/^[0-9a-fA-F]{4}$/.test(body.toString('latin1', at + 2, at + 6))) throw notJson();
  return at + 6;
}

/** A number, or true, false and null. */
function skipWord(body: Buffer, start: number): number {
  let at = start;
  while (/[\w.+-]/.test(String.fromCharCode(body[at] ?? 0)) && at < body.length) at += 1;
  const word = body.toString('latin1', start, Math.min(at, start + 1000));
  if (at - start < 1000 && (NUMBER.test(word) || ['true', 'false', 'null'].includes(word))) return at;
  throw notJson();
}
