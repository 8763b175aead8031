import { showInvisible } from '../../text/show-invisible.ts';

export { showInvisible };

/** Foreign text on one line of at most `length` characters, with nothing invisible left in it: fit for a log line. */
export function oneLine(text: string, length = 200): string {
  const line = showInvisible(text.trim().replace(/\s+/g, ' '));
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}
