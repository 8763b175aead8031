import { readFileSync } from 'node:fs';

/** A file's text; undefined where there is none that can be read. */
export function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
