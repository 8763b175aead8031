import sanitizeHtml from 'sanitize-html';

const TAGS =
  'a blockquote br code del div em hr img ins li ol p pre s span strong table tbody td th thead tr ul'.split(
    ' ',
  );
const CLASSES = 'box center chip code front h1 h2 h3 h4 h5 h6 label link off picture right target wide'.split(
  ' ',
);

const LINK = /^(?:https?:\/\/|mailto:)/i;

/**
 * The second wall: lets through only what the renderer is known to make, by a list of its own. No style, no id, no
 * event, no form; addresses of http, https and mail for links, and images of the change alone.
 */
export function makeInert(html: string, imagePath: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'loading'],
      ol: ['start'],
      th: ['scope'],
      span: ['title'],
      div: ['role', 'tabindex', 'aria-label'],
    },
    allowedClasses: { '*': CLASSES },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // The library lets addresses on the same host pass.
    transformTags: {
      a: (tagName, attribs) =>
        LINK.test(attribs.href ?? '') ? { tagName, attribs } : { tagName: 'span', attribs: {} },
    },
    disallowedTagsMode: 'discard',
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOurs(attribs.src, imagePath),
  });
}

function isOurs(source: string | undefined, imagePath: string): boolean {
  return source?.startsWith(imagePath) === true && /^[0-9a-f]{40,64}$/.test(source.slice(imagePath.length));
}
