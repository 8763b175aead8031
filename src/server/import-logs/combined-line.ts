import type { Slice } from './byte-table.ts';
import { type Day, dayOfLogTime } from './clock.ts';

const [TAB, SPACE, QUOTE, HASH, QUESTION, OPEN, BACKSLASH, CLOSE] = Buffer.from('\t "#?[\\]');
const ZERO = 48;
/** `10/Oct/2000:13:55:36 -0700` */
const TIME_LENGTH = 26;
const GET = Buffer.from('GET ');

/**
 * A line of the combined log format, `… [time] "request" status bytes "referer" "user agent" …`, found by position in the
 * bytes: no text is made of what isn't needed. What stands before the time (host, user, a virtual host) and behind the user
 * agent is passed over. A quote inside a field is `\"` (Apache) or `\x22` (nginx).
 */
export class CombinedLine {
  bytes: Buffer = Buffer.alloc(0);
  start = 0;
  end = 0;
  isGet = false;
  status = 0;
  /** The path in the request target, up to the query or fragment. */
  readonly target: Slice = { bytes: this.bytes, start: 0, end: 0 };
  readonly agent: Slice = { bytes: this.bytes, start: 0, end: 0 };
  #timeStart = 0;
  #lastTime = Buffer.alloc(TIME_LENGTH);
  #lastDay: Day | undefined;

  /** Finds the fields between `start` and `end`; false where they are not there. */
  locate(): boolean {
    const { bytes } = this;
    const opening = this.#quote(this.start, false);
    // The time stands right before the request. Looked for from here, a user name with brackets in it can't feign one.
    this.#timeStart = opening - TIME_LENGTH - 2;
    if (opening === -1 || this.#timeStart <= this.start) return false;
    if (bytes[this.#timeStart - 1] !== OPEN || bytes[opening - 2] !== CLOSE || bytes[opening - 1] !== SPACE)
      return false;
    const closing = this.#quote(opening + 1, true);
    if (closing === -1 || !this.#readStatus(closing + 1)) return false;
    const referer = this.#quote(closing + 6, false);
    const refererEnd = referer === -1 ? -1 : this.#quote(referer + 1, true);
    if (refererEnd === -1 || bytes[refererEnd + 1] !== SPACE || bytes[refererEnd + 2] !== QUOTE) return false;
    this.agent.bytes = bytes;
    this.agent.start = refererEnd + 3;
    this.agent.end = this.#quote(this.agent.start, true);
    if (this.agent.end === -1) return false;
    this.#readRequest(opening + 1, closing);
    return true;
  }

  /** The UTC day of the located line. Lines of the same minute, as most are, ask only once. */
  day(): Day | undefined {
    const { bytes } = this;
    const from = this.#timeStart;
    for (let i = 0; i < TIME_LENGTH; i++) {
      if (bytes[from + i] === this.#lastTime[i] || i === 18 || i === 19) continue;
      bytes.copy(this.#lastTime, 0, from, from + TIME_LENGTH);
      this.#lastDay = dayOfLogTime(bytes.toString('latin1', from, from + TIME_LENGTH));
      return this.#lastDay;
    }
    return this.#lastDay;
  }

  /** Where the next quote is, before the end of the line; -1 if nowhere. Inside of a field a backslash hides one. */
  #quote(from: number, isField: boolean): number {
    const { bytes, end } = this;
    for (let i = from; i < end; i++) {
      const byte = bytes[i];
      if (byte === QUOTE) return i;
      if (isField && byte === BACKSLASH) i++;
    }
    return -1;
  }

  /** ` 200 ` */
  #readStatus(at: number): boolean {
    const { bytes } = this;
    if (at + 4 >= this.end || bytes[at] !== SPACE || bytes[at + 4] !== SPACE) return false;
    let status = 0;
    for (let i = at + 1; i < at + 4; i++) {
      const digit = (bytes[i] ?? 0) - ZERO;
      if (digit < 0 || digit > 9) return false;
      status = status * 10 + digit;
    }
    this.status = status;
    return status >= 100;
  }

  /** `GET /path?query HTTP/1.1` */
  #readRequest(from: number, to: number): void {
    const { bytes } = this;
    this.isGet =
      bytes[from] === GET[0] &&
      bytes[from + 1] === GET[1] &&
      bytes[from + 2] === GET[2] &&
      bytes[from + 3] === SPACE;
    const { target } = this;
    target.bytes = bytes;
    target.start = from + GET.length;
    let isEscaped = false;
    let i = target.start;
    for (; i < to; i++) {
      const byte = bytes[i];
      if (byte === SPACE || byte === QUESTION || byte === HASH || byte === TAB) break;
      if (byte === BACKSLASH) isEscaped = true;
    }
    target.end = Math.max(target.start, Math.min(i, to));
    if (isEscaped) unescapeSlice(target);
  }
}

function unescapeSlice(slice: Slice): void {
  slice.bytes = Buffer.from(unescapeField(slice.bytes.toString('latin1', slice.start, slice.end)), 'latin1');
  slice.start = 0;
  slice.end = slice.bytes.length;
}

/** A field as it was before the server wrote it into the log. */
export function unescapeField(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:x([0-9a-f]{2})|(.))/gis, (_, hex: string | undefined, character: string) =>
    hex === undefined ? (CONTROLS[character] ?? character) : String.fromCharCode(parseInt(hex, 16)),
  );
}

const CONTROLS: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', v: '\v', f: '\f' };
