import { PATH_MAX_BYTES } from '../store/views.ts';

/** A page's path in the table of views, or why a request target is none. */
export type PagePath = { ok: true; path: string } | { ok: false; reason: 'asset' | 'bad-path' };

/** What a page brings along, and downloads. A path that ends so is no page. */
export const ASSET_EXTENSIONS: readonly string[] = [
  ...['js', 'mjs', 'cjs', 'css', 'map', 'wasm', 'json', 'jsonl', 'xml', 'rss', 'atom', 'yaml', 'yml', 'txt'],
  ...['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif', 'ico', 'bmp', 'tif', 'tiff', 'apng'],
  ...['woff', 'woff2', 'ttf', 'otf', 'eot', 'mp3', 'mp4', 'm4a', 'm4v', 'ogg', 'wav', 'webm', 'mov', 'vtt'],
  ...['zip', 'gz', 'tgz', 'tar', 'bz2', 'xz', '7z', 'rar', 'dmg', 'exe', 'msi', 'deb', 'rpm', 'iso', 'bin'],
  ...['webmanifest', 'pf_meta', 'pagefind'],
];

/** Text files that hold the docs themselves, for AI to read: https://llmstxt.org */
const TEXT_PAGES = /(?:^|\/)llms(?:-\w+)?\.txt$/;
const ASSET = new RegExp(`\\.(?:${ASSET_EXTENSIONS.join('|')})$`, 'i');
const INDEX = /(?:\/index\.html?)+$/i;
const UNRESERVED = /[A-Za-z0-9._~-]/;

/**
 * The page that a request target asks for. Query and fragment are left out; escapes are written one way (RFC 3986, 6.2.2:
 * unreserved characters as themselves, all else outside of ASCII in capital hex), `.` and `..` are resolved, and
 * repeated slashes, `index.html` and a slash at the end are dropped.
 * @param target as it came over the wire, each byte a character (latin1)
 */
export function pagePath(target: string): PagePath {
  const sent = withoutOrigin(target).replace(/[?#].*$/s, '');
  if (!sent.startsWith('/') || sent.length > PATH_MAX_BYTES) return { ok: false, reason: 'bad-path' };
  const bytes = decodeEscapes(sent);
  if (bytes === undefined || !isText(bytes)) return { ok: false, reason: 'bad-path' };
  const path = withoutIndex(resolveDots(normalizeEscapes(sent)));
  if (path.length > PATH_MAX_BYTES) return { ok: false, reason: 'bad-path' };
  if (ASSET.test(path) && !TEXT_PAGES.test(path)) return { ok: false, reason: 'asset' };
  return { ok: true, path };
}

/** Proxies are asked for a whole URL. */
function withoutOrigin(target: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
  return origin === undefined ? target : target.slice(origin.length) || '/';
}

/** The bytes that a path stands for; undefined where a `%` begins no escape. */
function decodeEscapes(path: string): Buffer | undefined {
  if (/%(?![0-9a-f]{2})/i.test(path)) return undefined;
  return Buffer.from(
    path.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
}

/** Whether bytes are UTF-8 without control characters. */
function isText(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  return !/\p{Cc}/u.test(text) && Buffer.from(text, 'utf8').equals(bytes);
}

function normalizeEscapes(path: string): string {
  return path.replace(/%(..)|[^!-~]|["<>\\^`{|}]/g, (character, hex?: string) => {
    const code = hex === undefined ? character.charCodeAt(0) : parseInt(hex, 16);
    const plain = String.fromCharCode(code);
    return UNRESERVED.test(plain) ? plain : `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

function resolveDots(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '.' && segment !== '') kept.push(segment);
  }
  return `/${kept.join('/')}`;
}

function withoutIndex(path: string): string {
  return path.replace(INDEX, '') || '/';
}
