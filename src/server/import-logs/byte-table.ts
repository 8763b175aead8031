import { randomInt } from 'node:crypto';

/** A part of some bytes. */
export type Slice = { bytes: Buffer; start: number; end: number };

export type ByteTableOptions = {
  /** Room for so many entries, a power of two. */
  entries: number;
  /** Bytes that a key has on average. */
  keyBytes: number;
  /** What happens when there is no room left: it makes more, or starts again with nothing. */
  whenFull: 'grow' | 'forget';
};

const FREE = -1;

/**
 * Numbers kept under keys of bytes. No text is made of a key, and nothing is put on the heap for an entry: a log has a
 * key to look up twice in every line, and a million different ones.
 */
export class ByteTable {
  #slots: Int32Array;
  #hashes: Int32Array;
  #ends: Int32Array;
  #values: Int32Array;
  #keys: Buffer;
  /** Keeps whoever writes the log from knowing which keys are put in the same place. */
  readonly #seed = randomInt(2 ** 32 - 1);
  readonly #grows: boolean;
  #size = 0;

  constructor({ entries, keyBytes, whenFull }: ByteTableOptions) {
    this.#grows = whenFull === 'grow';
    this.#slots = new Int32Array(entries * 2).fill(FREE);
    this.#hashes = new Int32Array(entries);
    this.#ends = new Int32Array(entries);
    this.#values = new Int32Array(entries);
    this.#keys = Buffer.alloc(entries * keyBytes);
  }

  /** How many entries there are. */
  get size(): number {
    return this.#size;
  }

  get(key: Slice): number | undefined {
    const hash = this.#hash(key);
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot] ?? FREE;
      if (entry === FREE) return undefined;
      if (this.#hashes[entry] === hash && this.#isKey(entry, key)) return this.#values[entry];
    }
  }

  /** Adds a key that is not there. One that would fill much of a table that forgets is not kept. */
  add(key: Slice, value: number): void {
    const length = key.end - key.start;
    if (!this.#grows && length > this.#keys.length / 64) return;
    if (this.#size === this.#values.length || this.#startOf(this.#size) + length > this.#keys.length) {
      if (this.#grows) this.#grow(length);
      else this.clear();
    }
    const entry = this.#size++;
    const start = this.#startOf(entry);
    this.#hashes[entry] = this.#hash(key);
    this.#values[entry] = value;
    this.#ends[entry] = start + length;
    key.bytes.copy(this.#keys, start, key.start, key.end);
    this.#place(entry);
  }

  /** The key of an entry, counted from 0 in the order in which they were added; each byte a character. */
  keyAt(entry: number): string {
    return this.#keys.toString('latin1', this.#startOf(entry), this.#ends[entry]);
  }

  clear(): void {
    this.#slots.fill(FREE);
    this.#size = 0;
  }

  #place(entry: number): void {
    const mask = this.#slots.length - 1;
    let slot = (this.#hashes[entry] ?? 0) & mask;
    while (this.#slots[slot] !== FREE) slot = (slot + 1) & mask;
    this.#slots[slot] = entry;
  }

  #grow(length: number): void {
    if (this.#size === this.#values.length) {
      const double = (column: Int32Array) => {
        const grown = new Int32Array(column.length * 2);
        grown.set(column);
        return grown;
      };
      this.#hashes = double(this.#hashes);
      this.#ends = double(this.#ends);
      this.#values = double(this.#values);
      this.#slots = new Int32Array(this.#values.length * 2).fill(FREE);
      for (let entry = 0; entry < this.#size; entry++) this.#place(entry);
    }
    const needed = this.#startOf(this.#size) + length;
    if (needed <= this.#keys.length) return;
    const keys = Buffer.alloc(Math.ceil(needed * 1.5));
    this.#keys.copy(keys);
    this.#keys = keys;
  }

  #startOf(entry: number): number {
    return entry === 0 ? 0 : (this.#ends[entry - 1] ?? 0);
  }

  #isKey(entry: number, { bytes, start, end }: Slice): boolean {
    const from = this.#startOf(entry);
    if ((this.#ends[entry] ?? 0) - from !== end - start) return false;
    const keys = this.#keys;
    for (let i = start; i < end; i++) if (bytes[i] !== keys[from + i - start]) return false;
    return true;
  }

  /** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, from a seed, with the high bits worked into the low ones. */
  #hash({ bytes, start, end }: Slice): number {
    let hash = this.#seed | 0;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
    return hash ^ (hash >>> 15);
  }
}
