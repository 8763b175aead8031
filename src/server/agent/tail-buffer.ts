/** The last `size` bytes of what is put in, in a ring: what a piece costs does not depend on how small it is. */
export class TailBuffer {
  readonly #ring: Buffer;
  #put = 0;

  constructor(size: number) {
    this.#ring = Buffer.alloc(size);
  }

  put(bytes: Buffer): void {
    const size = this.#ring.length;
    const last = bytes.subarray(Math.max(0, bytes.length - size));
    const at = (this.#put + bytes.length - last.length) % size;
    const copied = last.copy(this.#ring, at);
    last.copy(this.#ring, 0, copied);
    this.#put += bytes.length;
  }

  /** How many bytes came before those that are kept. */
  get missing(): number {
    return Math.max(0, this.#put - this.#ring.length);
  }

  /** The bytes that are kept, in their order. */
  read(): Buffer {
    const size = this.#ring.length;
    if (this.#put <= size) return this.#ring.subarray(0, this.#put);
    const oldest = this.#put % size;
    return Buffer.concat([this.#ring.subarray(oldest), this.#ring.subarray(0, oldest)]);
  }
}
