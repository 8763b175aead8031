import { dropHidden } from './hidden.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Foreign text for HTML and SVG, in an element or a quoted attribute: one line, nothing hidden, nothing that is no
 * character of XML.
 */
export function escapeHtml(text: string): string {
  return dropHidden(text)
    .replace(/[\s\p{Cc}\p{Z}\ufffe\uffff]+/gu, ' ')
    .trim()
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
