import { dropHidden } from './hidden.ts';
import { truncate } from './truncate.ts';

/** Folds white space and control characters to one space each, drops hidden ones, cuts to `maxCharacters`. */
export function toOneLine(text: string, maxCharacters: number): string {
  const line = dropHidden(text)
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
  return truncate(line, maxCharacters);
}
