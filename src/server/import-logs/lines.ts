/** A line's place in some bytes, without its line feed. The one object is used again for every line. */
export type Line = { bytes: Buffer; start: number; end: number };
export type OnLine = (line: Line | 'too-long') => void;

/** Bytes. No web server writes longer lines of its own accord. */
export const LINE_MAX_BYTES = 64 * 1024;

const LINE_FEED = 10;
const NOTHING = Buffer.alloc(0);

/** Cuts chunks of bytes into lines. What is longer than a line may be is passed over without being kept. */
export class LineSplitter {
  /** The beginning of a line whose end has not come. */
  #open: Buffer = NOTHING;
  #openBytes = 0;
  readonly #onLine: OnLine;
  readonly #line: Line = { bytes: NOTHING, start: 0, end: 0 };

  constructor(onLine: OnLine) {
    this.#onLine = onLine;
  }

  /** Bytes of the line whose end has not come. */
  get openBytes(): number {
    return this.#openBytes;
  }

  push(chunk: Buffer): void {
    let start = 0;
    let end = chunk.indexOf(LINE_FEED);
    if (this.#openBytes > 0 && end !== -1) {
      this.#keep(chunk.subarray(0, end));
      this.#endOpen();
      start = end + 1;
      end = chunk.indexOf(LINE_FEED, start);
    }
    for (; end !== -1; start = end + 1, end = chunk.indexOf(LINE_FEED, start)) {
      if (end - start > LINE_MAX_BYTES) this.#onLine('too-long');
      else this.#emit({ bytes: chunk, start, end });
    }
    this.#keep(chunk.subarray(start));
  }

  /** The line that the bytes end in, if they don't end with a line feed. */
  takeOpen(): Line | 'too-long' | undefined {
    if (this.#openBytes === 0) return undefined;
    const line = { bytes: this.#open, start: 0, end: this.#openBytes };
    const open = this.#openBytes > LINE_MAX_BYTES ? ('too-long' as const) : line;
    this.#open = NOTHING;
    this.#openBytes = 0;
    return open;
  }

  #keep(part: Buffer): void {
    this.#openBytes += part.length;
    // Copied: the chunk's memory is not ours to hold on to.
    this.#open = this.#openBytes > LINE_MAX_BYTES ? NOTHING : Buffer.concat([this.#open, part]);
  }

  #endOpen(): void {
    const open = this.takeOpen();
    if (open) this.#onLine(open);
  }

  #emit({ bytes, start, end }: Line): void {
    const line = this.#line;
    line.bytes = bytes;
    line.start = start;
    line.end = end;
    this.#onLine(line);
  }
}
