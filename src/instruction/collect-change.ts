import type { ChangedText } from '../ports/pull-changes.ts';
import { RANKS, type Rank, rankFile } from './rank-file.ts';

/** A changed file without its text. */
export interface CollectedFile extends Omit<ChangedText, 'patch'> {
  readonly rank: Rank;
  /** How many hunks the host tells of it; none where it has no text, or too much. */
  readonly hunks: number;
  /** Where it stands in the host's list. */
  readonly at: number;
}

export interface CollectedHunk {
  readonly file: CollectedFile;
  readonly at: number;
  readonly text: string;
}

/** What a change consists of, what readers meet first in front. Of its text there is more than can be told, but not all. */
export interface CollectedChange {
  readonly files: readonly CollectedFile[];
  readonly hunks: readonly CollectedHunk[];
}

/** Times what may be told that is kept: what is cleaned takes another size, and what has no room makes way for others. */
const KEPT_TIMES = 4;

/** Collects a change file by file, and holds no more of its text than may be told, however large it is. */
export function collectChange(maxBytes: number) {
  const files: CollectedFile[] = [];
  let hunks: CollectedHunk[] = [];
  let size = 0;
  const prune = () => {
    let left = KEPT_TIMES * maxBytes;
    hunks = inOrder(hunks, (hunk) => [hunk.file, hunk.at]).filter(({ text }) => {
      if (text.length > left) return false;
      left -= text.length;
      return true;
    });
    size = KEPT_TIMES * maxBytes - left;
  };
  return {
    add({ patch = '', ...file }: ChangedText): void {
      const rank = rankFile(file.path, patch);
      const parts = patch.split(/(?<![^\n])(?=@@ )/).filter((part) => part.startsWith('@@ '));
      const collected = { ...file, rank, hunks: parts.length, at: files.length };
      files.push(collected);
      if (rank === 'aside') return;
      for (const [at, part] of parts.entries()) {
        if (part.length > maxBytes) continue;
        // Through bytes: a piece of a string would keep the whole of it.
        hunks.push({ file: collected, at, text: Buffer.from(part).toString() });
        size += part.length;
      }
      if (size > 2 * KEPT_TIMES * maxBytes) prune();
    },
    change(): CollectedChange {
      prune();
      return { files: inOrder(files, (file) => [file, 0]), hunks };
    },
  };
}

function inOrder<One>(list: readonly One[], keyOf: (one: One) => [CollectedFile, number]): One[] {
  return list.toSorted((a, b) => {
    const [[one, first], [other, second]] = [keyOf(a), keyOf(b)];
    return RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) || one.at - other.at || first - second;
  });
}
