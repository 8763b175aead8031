import { dropHidden, foldBlanks } from './hidden.ts';
import { truncate } from './truncate.ts';

/** Folds white space and control characters to one space each, drops hidden ones, cuts to `maxCharacters`. */
export function toOneLine(text: string, maxCharacters: number): string {
  return truncate(foldBlanks(dropHidden(text)).trim(), maxCharacters);
}
