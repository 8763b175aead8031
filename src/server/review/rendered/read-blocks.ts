import { type Atom, atomsOf } from './atoms.ts';
import type { Block } from './parse-page.ts';

/** A block as it is compared: with the same key it looks the same. */
export type Read = { block: Block; atoms: readonly Atom[]; key: string };

export function readBlocks(blocks: readonly Block[]): Read[] {
  return blocks.map((block) => {
    const atoms = atomsOf(block);
    return { block, atoms, key: atoms.map(({ key }) => key).join('\u0001') };
  });
}
