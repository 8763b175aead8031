import { posix } from 'node:path';

const IMAGE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const TARGET_CHARACTERS = 500;
const TARGETS_MAX = 100;

/**
 * What in a page's source may be the path of an image in the same repository. A superset, found without reading
 * Markdown: what is no image is found nowhere in the repository, or is shown nowhere on the page.
 */
export function findImageTargets(source: string): string[] {
  // An attribute's value may stand without quotes; a query may hold the sign too.
  const words = source
    .split(/[\s"'`()<>[\]{}|]+/)
    .flatMap((word) => [word, word.slice(word.indexOf('=') + 1)]);
  const targets = words.filter(
    (word) =>
      word.length <= TARGET_CHARACTERS &&
      !/^(?:[a-z][a-z\d+.-]*:|\/\/|\\)/i.test(word) &&
      IMAGE_NAME.test(withoutQuery(word)),
  );
  return [...new Set(targets)].slice(0, TARGETS_MAX);
}

/**
 * Where in the repository an image may be that a page names, the likeliest first. A path from the root is one from
 * the site's root: the repository's, or a folder of it that the page is in.
 */
export function imagePaths(target: string, page: string): string[] {
  const path = decode(withoutQuery(target));
  const folders = ancestors(posix.dirname(page));
  const roots = path.startsWith('/') ? folders : folders.slice(-1);
  return roots
    .map((root) => posix.normalize(posix.join(root, path)).replace(/^\/+/, ''))
    .filter((found) => !found.startsWith('../') && found !== '..' && !/[\n\r\0]/.test(found));
}

/** The folders from the repository's root down to this one. */
function ancestors(folder: string): string[] {
  const parts = folder.split('/').filter((part) => part !== '' && part !== '.');
  return Array.from({ length: parts.length + 1 }, (_, length) => parts.slice(0, length).join('/'));
}

function withoutQuery(target: string): string {
  return target.replace(/[?#].*$/s, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
