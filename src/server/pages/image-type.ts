/** What an image is by its first bytes, whatever its name says; undefined where it is none that a page may show. */
export function imageType(content: Uint8Array): string | undefined {
  const start = Buffer.from(content.subarray(0, 1024)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp';
  if (/^.{4}ftypavi[fs]/s.test(start)) return 'image/avif';
  return SVG.test(start) ? 'image/svg+xml' : undefined;
}

/** After a byte-order mark, a declaration, comments and a document type. */
const SVG =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE[^>[]*>\s*)?<svg[\s/>]/i;
