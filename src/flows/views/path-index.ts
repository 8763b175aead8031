/**
 * Numbers paths in the order in which they first come, without keeping them: a million rows have to fit into a few
 * tens of megabytes, so a path is remembered as 64 bits, drawn anew for each run by two seeds: 14 bytes a path in a full
 * table, 28 in one that has just grown.
 *
 * Two different paths are taken for one with a chance of some 3 in 100 million for an export of a million rows. Nothing
 * then goes by silently: whatever is merged is counted and named in a notice, and the sum no longer fits the totals.
 */
export interface PathIndex {
  /** The number of a path, or -1 where it has not been added. */
  find(path: string): number;
  /** Adds a path. False where it is there already. Its number is the count before. */
  add(path: string): boolean;
  readonly size: number;
}

const START_CAPACITY = 1024;

/** @param seeds two numbers of 32 bits */
export function createPathIndex(seeds: readonly [number, number]): PathIndex {
  let capacity = START_CAPACITY;
  let size = 0;
  /** Two words of hash for each path, by its number. */
  let hashes = new Uint32Array(capacity * 2);
  /** Open addressing over half as many slots again as paths; a slot holds a path's number + 1. */
  let slots = new Uint32Array(capacity * 1.5);
  const hash = new Uint32Array(2);

  /** The slot of a hash, or the free one where it belongs; without `high` the free one. */
  const locate = (low: number, high?: number): number => {
    const count = slots.length;
    for (let slot = Math.floor((low / 2 ** 32) * count); ; slot = slot + 1 === count ? 0 : slot + 1) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0 || (hashes[number * 2] === low && hashes[number * 2 + 1] === high)) return slot;
    }
  };
  const locatePath = (path: string): number => {
    hashPath(path, { seeds, into: hash });
    return locate(hash[0] ?? 0, hash[1] ?? 0);
  };
  const grow = () => {
    capacity *= 2;
    // Moved and given back at once: left to the collector, old tables would stay beside the new ones for a while.
    hashes = new Uint32Array(hashes.buffer.transfer(capacity * 2 * 4));
    // Stryker disable next-line CallExpression: it is about memory alone
    slots.buffer.transfer(0);
    slots = new Uint32Array(capacity * 1.5);
    // Stryker disable next-line EqualityOperator: a slot for the next path too costs a slot
    for (let number = 0; number < size; number += 1) {
      slots[locate(hashes[number * 2] ?? 0)] = number + 1;
    }
  };

  return {
    find: (path) => (slots[locatePath(path)] ?? 0) - 1,
    add(path) {
      if (size === capacity) grow();
      const slot = locatePath(path);
      if (slots[slot] !== 0) return false;
      hashes[size * 2] = hash[0] ?? 0;
      hashes[size * 2 + 1] = hash[1] ?? 0;
      size += 1;
      slots[slot] = size;
      return true;
    },
    get size() {
      return size;
    },
  };
}

// Stryker disable all: another mix tells paths apart as well, and that they are told apart is tested as a whole.
/** Two lanes of multiply and rotate over the characters, each stirring the other at the end. */
function hashPath(path: string, to: { seeds: readonly [number, number]; into: Uint32Array }): void {
  let a = to.seeds[0] | 0;
  let b = to.seeds[1] | 0;
  for (let at = 0; at < path.length; at += 1) {
    const character = path.charCodeAt(at);
    a = Math.imul(a ^ character, 0x2c1b3c6d);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ (character + 0x9e37), 0x297a2d39);
    b = (b << 17) | (b >>> 15);
  }
  a = stir(a ^ path.length ^ b);
  b = stir(b + a);
  to.into[0] = a;
  to.into[1] = b;
}

function stir(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}
