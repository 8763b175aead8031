import type { Bytes } from '../store/view-tables.ts';

/**
 * The counts of one period: for each page its number and how often people and AI saw it, as three columns in the order
 * of the page numbers. As bytes: the numbers as uint32, padded to a multiple of eight bytes, then both columns of counts
 * in the narrowest of uint8, uint16, uint32 and float64 that holds them all. Little-endian, as every platform of Node.
 */
export type Block = { ids: Uint32Array; human: Column; ai: Column };
export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export const EMPTY_BLOCK: Block = {
  ids: new Uint32Array(0),
  human: new Float64Array(0),
  ai: new Float64Array(0),
};

const COLUMNS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array, 8: Float64Array } as const;
type Width = keyof typeof COLUMNS;

/** The bytes of a block. Counts are whole numbers from 0 to 2^53 - 1. */
export function encodeBlock({ ids, human, ai }: Block): Bytes {
  const rows = ids.length;
  let most = 0;
  for (let i = 0; i < rows; i++) most = Math.max(most, human[i] ?? 0, ai[i] ?? 0);
  const width: Width = most < 2 ** 8 ? 1 : most < 2 ** 16 ? 2 : most < 2 ** 32 ? 4 : 8;
  const start = idBytes(rows);
  const bytes = new Uint8Array(start + 2 * width * rows);
  new Uint32Array(bytes.buffer, 0, rows).set(ids);
  new COLUMNS[width](bytes.buffer, start, rows).set(human);
  new COLUMNS[width](bytes.buffer, start + width * rows, rows).set(ai);
  return bytes;
}

/** The block in these bytes, which it goes on sharing. */
export function decodeBlock(bytes: Bytes, rows: number): Block {
  if (rows === 0) return EMPTY_BLOCK;
  const { buffer, byteOffset, length } = bytes;
  const start = idBytes(rows);
  const width = (length - start) / (2 * rows);
  if (!isWidth(width)) throw new Error(`a block of ${rows} rows can't have ${length} bytes`);
  return {
    ids: new Uint32Array(buffer, byteOffset, rows),
    human: new COLUMNS[width](buffer, byteOffset + start, rows),
    ai: new COLUMNS[width](buffer, byteOffset + start + width * rows, rows),
  };
}

/** Memory that merged blocks are made in, one after the other, so that a large import leaves no garbage behind. */
export class BlockBuffer {
  #ids = new Uint32Array(0);
  #human = new Float64Array(0);
  #ai = new Float64Array(0);

  /**
   * The block with a change worked in: its counts added, which may be negative, or put in the place of those there. Rows
   * stay when they become zero. The result is good until the next merge in the same buffer; what goes in may not be of it.
   */
  merge(block: Block, change: Block, mode: 'add' | 'set' = 'add'): Block {
    this.#makeRoom(block.ids.length + change.ids.length);
    const [ids, human, ai] = [this.#ids, this.#human, this.#ai];
    let rows = 0;
    for (let i = 0, j = 0; i < block.ids.length || j < change.ids.length; rows++) {
      const id = Math.min(
        block.ids[i] ?? Number.POSITIVE_INFINITY,
        change.ids[j] ?? Number.POSITIVE_INFINITY,
      );
      let people = 0;
      let machines = 0;
      if (block.ids[i] === id) {
        people = block.human[i] ?? 0;
        machines = block.ai[i] ?? 0;
        i++;
      }
      if (change.ids[j] === id) {
        people = (mode === 'add' ? people : 0) + (change.human[j] ?? 0);
        machines = (mode === 'add' ? machines : 0) + (change.ai[j] ?? 0);
        j++;
      }
      ids[rows] = id;
      human[rows] = people;
      ai[rows] = machines;
    }
    return { ids: ids.subarray(0, rows), human: human.subarray(0, rows), ai: ai.subarray(0, rows) };
  }

  #makeRoom(rows: number): void {
    if (rows <= this.#ids.length) return;
    const room = rows * 2;
    this.#ids = new Uint32Array(room);
    this.#human = new Float64Array(room);
    this.#ai = new Float64Array(room);
  }
}

/** What must be added to get from one block to another that has all its rows. */
export function differenceOf(from: Block, to: Block): Block {
  const negated = {
    ids: from.ids,
    human: Float64Array.from(from.human, (n) => -n),
    ai: Float64Array.from(from.ai, (n) => -n),
  };
  return new BlockBuffer().merge(to, negated);
}

/** A block's sums, and how many of its rows count nothing. */
export function summarize({ ids, human, ai }: Block): { zeros: number; human: number; ai: number } {
  const sum = { zeros: 0, human: 0, ai: 0 };
  for (let i = 0; i < ids.length; i++) {
    const people = human[i] ?? 0;
    const machines = ai[i] ?? 0;
    sum.human += people;
    sum.ai += machines;
    if (people + machines === 0) sum.zeros++;
  }
  return sum;
}

function idBytes(rows: number): number {
  return Math.ceil(rows / 2) * 8;
}

function isWidth(width: number): width is Width {
  return width in COLUMNS;
}
