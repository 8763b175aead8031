import { randomInt } from 'node:crypto';

/** A part of some bytes. */
export type Slice = { bytes: Buffer; start: number; end: number };

/** Further than this from its place an entry is not looked for: hostile keys that all hash alike cost no more. */
const PROBES_MAX = 16;
const FREE = -1;

/**
 * Numbers kept under keys of bytes, without making texts of them. It takes a fixed amount of memory: when it is full, it
 * forgets everything and starts again.
 */
export class ByteTable {
  readonly #slots: Int32Array;
  readonly #hashes: Int32Array;
  readonly #ends: Int32Array;
  readonly #values: Int32Array;
  readonly #keys: Buffer;
  readonly #seed = randomInt(2 ** 32 - 1);
  #entries = 0;

  /** Room for so many entries, a power of two, whose keys have so many bytes on average. */
  constructor({ entries, keyBytes }: { entries: number; keyBytes: number }) {
    this.#slots = new Int32Array(entries * 2).fill(FREE);
    this.#hashes = new Int32Array(entries);
    this.#ends = new Int32Array(entries);
    this.#values = new Int32Array(entries);
    this.#keys = Buffer.alloc(entries * keyBytes);
  }

  get(key: Slice): number | undefined {
    const hash = this.#hash(key);
    const mask = this.#slots.length - 1;
    for (let probe = 0; probe < PROBES_MAX; probe++) {
      const entry = this.#slots[(hash + probe) & mask] ?? FREE;
      if (entry === FREE) return undefined;
      if (this.#hashes[entry] === hash && this.#isKey(entry, key)) return this.#values[entry];
    }
    return undefined;
  }

  /** Adds a key that is not there. A key too large for the table is not kept. */
  add(key: Slice, value: number): void {
    const length = key.end - key.start;
    if (length > this.#keys.length / 64) return;
    const start = this.#startOf(this.#entries);
    if (this.#entries === this.#values.length || start + length > this.#keys.length) {
      this.clear();
      this.add(key, value);
      return;
    }
    const hash = this.#hash(key);
    const mask = this.#slots.length - 1;
    for (let probe = 0; probe < PROBES_MAX; probe++) {
      const slot = (hash + probe) & mask;
      if (this.#slots[slot] !== FREE) continue;
      const entry = this.#entries++;
      this.#slots[slot] = entry;
      this.#hashes[entry] = hash;
      this.#values[entry] = value;
      this.#ends[entry] = start + length;
      key.bytes.copy(this.#keys, start, key.start, key.end);
      return;
    }
  }

  clear(): void {
    this.#slots.fill(FREE);
    this.#entries = 0;
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
