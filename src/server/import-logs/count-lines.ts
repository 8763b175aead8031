import type { Slice } from './byte-table.ts';
import type { Day } from './clock.ts';
import { CombinedLine } from './combined-line.ts';
import { parseJsonLine } from './json-line.ts';
import type { Line } from './lines.ts';
import { type DropReason, dropByStatus } from './request.ts';
import type { Tally, View } from './tally.ts';

export type Verdict = DropReason | 'human' | 'ai';

const OPEN_BRACE = 123;
const QUOTE = 34;
const LAST_BLANK = 32;

/** Judges lines one after the other and counts the views among them. */
export class LineCounter {
  lines = 0;
  readonly verdicts = new Map<Verdict, number>();
  firstDay: Day = Number.POSITIVE_INFINITY;
  lastDay: Day = Number.NEGATIVE_INFINITY;
  readonly #tally: Pick<Tally, 'count'>;
  readonly #combined = new CombinedLine();

  constructor(tally: Pick<Tally, 'count'>) {
    this.#tally = tally;
  }

  count(line: Line | 'too-long'): Verdict {
    const verdict = line === 'too-long' ? line : this.#judge(line);
    this.lines++;
    this.verdicts.set(verdict, (this.verdicts.get(verdict) ?? 0) + 1);
    return verdict;
  }

  #judge(line: Line): Verdict {
    const { bytes, start, end } = line;
    let first = start;
    while (first < end && (bytes[first] ?? 0) <= LAST_BLANK) first++;
    if (first === end) return 'blank';
    return bytes[first] === OPEN_BRACE ? this.#judgeJson(line) : this.#judgeCombined(line);
  }

  #judgeCombined({ bytes, start, end }: Line): Verdict {
    const line = this.#combined;
    line.bytes = bytes;
    line.start = start;
    line.end = end;
    if (!line.locate()) return 'malformed';
    if (!line.isGet) return 'method';
    const dropped = dropByStatus(line.status);
    if (dropped) return dropped;
    const day = line.day();
    if (day === undefined) return 'malformed';
    return this.#view({ target: line.target, agent: line.agent, day });
  }

  #judgeJson({ bytes, start, end }: Line): Verdict {
    const request = parseJsonLine(bytes.toString('utf8', start, end));
    if (!request) return 'malformed';
    if (request.method !== 'GET') return 'method';
    const { target, agent, day } = request;
    return (
      dropByStatus(request.status) ?? this.#view({ target: asSlice(target), agent: asSlice(agent), day })
    );
  }

  #view(view: View): Verdict {
    const verdict = this.#tally.count(view);
    if (verdict !== 'human' && verdict !== 'ai') return verdict;
    if (view.day < this.firstDay) this.firstDay = view.day;
    if (view.day > this.lastDay) this.lastDay = view.day;
    return verdict;
  }
}

/**
 * Whether a line without a line feed, at the end of a file, is whole: JSON that parses, or a combined line that ends with
 * the user agent's quote. If not, the server may be writing it just now.
 */
export function isWholeLine({ bytes, start, end }: Line): boolean {
  if (bytes[start] === OPEN_BRACE) return parseJsonLine(bytes.toString('utf8', start, end)) !== undefined;
  if (bytes[end - 1] !== QUOTE) return false;
  const line = new CombinedLine();
  line.bytes = bytes;
  line.start = start;
  line.end = end;
  return line.locate();
}

function asSlice(text: string): Slice {
  const bytes = Buffer.from(text, 'utf8');
  return { bytes, start: 0, end: bytes.length };
}
