import markdownIt from 'markdown-it';
import { showInvisible } from '../../words/visible-text.ts';

const escapeHtml = markdownIt().utils.escapeHtml;
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|\\)/i;

/** An image of the change itself; of any other, that it is not shown, and why. */
export function drawImage(
  { source, text }: { source: string; text: string },
  given: {
    images: ReadonlyMap<string, string | null>;
    imagePath: string;
    /** How to mark it, where it changed. */
    changed: 'ins' | 'del' | undefined;
  },
): string {
  const name = given.images.get(source);
  const drawn =
    typeof name === 'string'
      ? `<img src="${escapeHtml(given.imagePath + name)}" alt="${shown(text)}" loading="lazy">`
      : `<span class="chip">image ${shown(source)}${text === '' ? '' : `, “${shown(text)}”`}: ${whyMissing(source, name)}</span>`;
  return given.changed ? `<${given.changed} class="picture">${drawn}</${given.changed}>` : drawn;
}

function whyMissing(source: string, name: null | undefined): string {
  if (ELSEWHERE.test(source)) return 'from elsewhere, and not loaded';
  return name === null ? 'too large to be kept, or of another kind' : 'not found in the repository';
}

function shown(text: string): string {
  return escapeHtml(showInvisible(text.slice(0, 500).toWellFormed()));
}
