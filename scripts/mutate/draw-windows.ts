import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINES = 10;

/**
 * Draws windows of ten lines, each line of all files being as likely as any other, as the tool wants them
 * (`src/a.ts:11-20`), from files named from the root. Windows never overlap; fewer than asked for come back where there are no more.
 */
export function drawWindows(
  files: readonly string[],
  { root, count, draw }: { root: string; count: number; draw: () => number },
): string[] {
  const all = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length;
    const windows = Array.from({ length: Math.ceil(lines / LINES) }, (_, i) => i * LINES + 1);
    return windows.map((first) => `${file}:${first}-${first + LINES - 1}`);
  });
  const drawn: string[] = [];
  while (drawn.length < count && all.length > 0) {
    drawn.push(...all.splice(Math.floor(draw() * all.length), 1));
  }
  return drawn.sort();
}
