const NOTHING = Buffer.alloc(0);

/** Reads chunks of bytes in order, with a look ahead. A chunk need only stay good until the one after the next. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #ahead: Buffer = NOTHING;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next bytes, which stay next; fewer than asked for only at the end. */
  async peek(bytes: number): Promise<Buffer> {
    const parts = [this.#ahead];
    let length = this.#ahead.length;
    while (length < bytes) {
      const { done, value } = await this.#chunks.next();
      if (done) break;
      parts.push(value);
      length += value.length;
    }
    if (parts.length > 1) this.#ahead = Buffer.concat(parts);
    return this.#ahead.subarray(0, bytes);
  }

  /** As `peek`, and goes on behind them. */
  async take(bytes: number): Promise<Buffer> {
    const taken = await this.peek(bytes);
    this.#ahead = this.#ahead.subarray(taken.length);
    return taken;
  }

  /** Passes bytes over; false where there are not so many. */
  async skip(bytes: number): Promise<boolean> {
    let left = bytes;
    for await (const chunk of this.rest()) {
      if (chunk.length >= left) {
        this.#ahead = chunk.subarray(left);
        return true;
      }
      left -= chunk.length;
    }
    return left === 0;
  }

  /** All that is left, in chunks. Whoever stops early leaves the rest readable. */
  async *rest(): AsyncGenerator<Buffer, void> {
    if (this.#ahead.length > 0) {
      const ahead = this.#ahead;
      this.#ahead = NOTHING;
      yield ahead;
    }
    for (;;) {
      const { done, value } = await this.#chunks.next();
      if (done) return;
      yield value;
    }
  }

  /** Lets go of what is read from. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }
}
